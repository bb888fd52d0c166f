### Stone Age in the terminal: words of the board and of the list of choices.

terminal-headline = { game-stone-age } · round { $round } · first player: { $seat }
terminal-deck = cards in the deck: { $cards }
terminal-dice = dice still to take: { $dice }
terminal-card = card { $number }
terminal-building = building { $number }
terminal-nobody = nobody
terminal-players = Players
terminal-workers = Workers
terminal-food = Food
terminal-agriculture = Fields
terminal-collected = Collected
terminal-points = Points
terminal-buildings = buildings ×{ $number }
terminal-player-line = { $letter } { $seat }: { $points } points; workers at home { $home } of { $workers }; food { $food }, fields +{ $agriculture }; { $goods }; tools { $tools }; collected: { $collected }
terminal-total = total { $total }
terminal-worth = worth { $points } so far
terminal-odds = Odds, { $good }: { $chances }
terminal-tiles = a stack of { $number }
terminal-buildings-tiles = Buildings (tiles in the stack)
terminal-price = pay { $amount }
terminal-gain-tool =
    { $amount ->
        [0] nothing
       *[other] a tool
    }
terminal-gain-workers =
    { $amount ->
        [0] nothing
       *[other] a worker
    }
terminal-gain-agriculture =
    { $amount ->
        [0] nothing
       *[other] a step in agriculture
    }
terminal-gain-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
about-bot-greedy = values everything it can get and takes the best; a good opponent
bot-starver = Starver
about-bot-starver = lets its tribe go hungry and puts everything into growth and points
