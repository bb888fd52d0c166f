### Civolution in the terminal: words of the board and of the list of choices.

terminal-headline = { game-civolution } · era { $era } of 4 · first: { $seat }
terminal-weather =
    { $weather ->
        [2] hot
        [1] warm
        [0] mild
        [-1] rain
       *[other] cold
    }
terminal-resets = resets { $resets } of { $end }
terminal-last-round = last round
terminal-event = event: { $incident }
terminal-phase-1 = New cards
terminal-phase-2 = New goals
terminal-phase-3 = Extra find
terminal-phase-4 = Action
terminal-phase-5 = Sites
terminal-phase-6 = Feeding
terminal-phase-7 = Event
terminal-phase-8 = Income
terminal-eras = Scored each era
terminal-final = more at the end
terminal-continent = Continent
terminal-displays = Displays
terminal-consoles = Consoles
terminal-fire = at the fire
terminal-free = free encampments: { $number }
terminal-touches = { $territory } touches: { $others }
terminal-wild = wilderness
terminal-raw = raw materials
terminal-hunted = hunting token
terminal-statues = statues
terminal-settlements = settlements
terminal-goals = Goal chips
terminal-incomes = Income chips
terminal-attributes = Attribute chips
terminal-stack = face down: { $number }
terminal-dice = Dice
terminal-offered = Chip cards to pick
terminal-points = { $score } (with final scoring: { $points })
terminal-own-dice = { $dice }, used: { $used }
terminal-fate-dice = Fate dice
terminal-plans = Planning
terminal-favor = Favor of Agera
terminal-features = Features
terminal-storage = Storage
terminal-levels = Upgraded
terminal-goal-area = Goal area
terminal-columns = Columns
terminal-active = active stages: { $stages }
terminal-hand = Hand
terminal-hidden =
    { $number ->
        [one] { $number } unknown card
       *[other] { $number } unknown cards
    }
terminal-supply = Supply
terminal-left = markers { $markers }, tribes { $tribes }, farms { $farms }, boats { $boats }
terminal-free-fire = fire free
terminal-provisions = provisions: { $number }
terminal-half = half of the cards: { $half }
terminal-icons = reset icons: { $blue } blue, { $red } red

about-bot-greedy = weighs what every module would bring and takes the best; a good opponent
