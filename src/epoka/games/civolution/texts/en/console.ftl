### Civolution in the browser: words of the console and of cards, what each module does, and the guide through a first game.

## The lobby

solo-civolution = V.I.C.I. is the automated opponent: each turn she reveals a card, and dice decide what she does; the log explains every step. Outscore her to win. Her cards have an easy blue half and a hard red half. When do the red halves count?

## The console

console-set-up = Setup
draft-title = Your starting set
draft-how = Choose one card from each pair and one marker card. Green frames show which costs the chosen marker card covers.
draft-markers = Marker cards
draft-chosen = Chosen: { $number } of { $all }
draft-keep = Keep these { $number }
draft-aside = Look at the table
draft-open = Back to your starting set
draft-chips = Your starting chip
draft-chips-how = Each income chip comes with the goal chip below it.
draft-kept = Your cards
console-dice = Dice, planning and focus markers
console-die = Dice of value { $value }: { $number }
console-put-die = Pay with a die of value { $value } (you have { $number })
console-plan = Planning markers on { $value }: { $number }
console-put-plan = Pay with a planning marker on { $value } (you have { $number })
console-focus = Focus markers: { $number }
console-put-focus = Pay with a focus marker (you have { $number })
console-used = Used dice: { $number }
console-fate = Fate dice: { $number }
console-rolled = Fate dice rolled
console-modules = Modules
console-module =
    { $module }, level { $level ->
        [1] I
        [2] II
       *[other] III
    }
console-costs-ideas =
    Costs { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }
console-nothing = would do nothing now
console-short =
    { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    } short
console-reset = Reset; so far { $resets } of { $end } in this era
console-reset-does = All used dice are rolled again, and a reset marker becomes an idea or food. At most 3 dice may still lie on their spaces.
console-reset-markers = Reset markers left: { $number }
console-food = Food: { $number }
console-food-does = Each tribe eats 1 food in the feeding phase, 2 in the wilderness. For Prosperity every 3 food make a diamond, at most 5.
console-money = Money: { $number }
console-money-does = Money buys materials (Trade) and steps on a progress track (Activity). For Prosperity every 2 money make a diamond, at most 5.
console-ideas = Ideas: { $number }
console-ideas-does = One idea changes a die by 1. In a golden frame stands what something costs, in a broken red frame what you are short of.
console-storage = Storage
console-stored = { $material }: { $number }
console-from-terrain = Found in this terrain: { $terrain }
console-free = free
console-settlements = Settlements
console-settlement = Settlement { $slot }: { $costs }
console-farms-left = Farms left: { $number }
console-boats-left = Boats left: { $number }
console-tribes-left = Tribes left: { $number }
console-supply = Markers left in the supply: { $number }
console-parts = Hand, stages and goals
console-tab-hand = Hand
console-tab-stages = Installed
console-tab-goals = Goals
console-stages = Stages of the console
console-stages-how = A card or chip goes on the lowest free stage of a column; on the left, what each one is worth at the end.
console-stages-closed = A card or chip goes on the lowest free stage of a column; on the left, what each one is worth at the end. Stages with a lock score only once their stage tile is active.
console-stage = Stage { $stage }: { $points } SP at the end for each element here
console-column = Column { $column }, stage { $stage }
console-own-activity = Console activity: pay 1 money for a step on a progress track
console-no-cards = No cards in hand
console-hidden-cards = Unknown cards: { $number }
console-no-goal = free
console-below = Chips underneath: { $number }

## Cards

console-costs = Cost spaces
console-costs-are = costs by stage: { $costs }
console-would-be =
    stage { $stage }{ $points ->
        [0] { "" }
       *[other] , { $points } SP at once
    }
console-lacking = missing: { $number }
console-no-column = no free column

## Previews

console-pays =
    pays: { $sources }{ $ideas ->
        [0] { "" }
       *[other] { " " }+ ideas: { $ideas }
    }
console-feed-all = Feed all your tribes
console-gains = { $what }: +{ $number }
console-at-once-card = pays the dice, installs the card at once and ends your turn
console-at-once-goal = pays the dice, installs the goal chip at once and ends your turn
console-goal-left = You take no goal chip this time.
console-could-feed =
    { $number ->
        [one] There is food for { $number } more tribe here.
       *[other] There is food for { $number } more tribes here.
    }
console-could-save =
    { $number ->
        [one] You could save { $number } more tribe.
       *[other] You could save { $number } more tribes.
    }
console-skip =
    { $skipped ->
        [upgrade] Skip the upgrade
        [hunt] Don’t hunt
        [lucky-find] Skip the lucky find
        [migrate] Don’t migrate any further
        [explore] Don’t explore
        [reveal] Reveal no site
        [build] Build nothing
        [sale] Sell nothing more
        [purchase] Buy nothing more
        [strengthen] Strengthen no more tribes
        [install-card] Install no card
        [install-goal] Install no goal chip
        [take-goal] Take no goal chip
        [activity] Skip the activity
        [gain-card] Take no card
        [wings] Don’t fly
        [gain-feature] Gain no more features
        [procreate] Procreate no further
        [transport] Transport nothing more
        [income-actions] Use no more chips
        [menu] Skip the other actions
        [advance] Advance no further
        [move-feature] Move no more markers
        [produce] Produce nothing more
        [choose-stacks] Draw no more cards
        [attributes] Take no attribute chip
        [gain-income] Take no income chip
        [go-aboard] Send nobody aboard
        [rescue] Rescue nobody
        [flip-stage] Activate no stage tile
        [shift-weather] Leave the weather as it is
        [reset-dice] Roll the dice
        [reroll] Choose no more dice
       *[weather] Skip the weather effect
    }
console-idle = nothing to gain now: { $what }
console-idle-now = would do nothing now

## V.I.C.I.

console-vici-half = { $half } half
console-vici-card = Her card { $card }
console-vici-stack = Cards left: { $number }
console-vici-icons = Reset icons: { $blue } blue, { $red } red (a Reset at 4)
console-vici-evolution = Evolution: { $number }
console-vici-prosperity = Prosperity: { $number }
console-vici-provisions = Provisions: { $number }
console-vici-dice = Dice: { $number } activation, { $fate } fate
console-vici-tribes = Tribes: { $number }
console-vici-statues = Statues: { $number }
console-vici-moves = What V.I.C.I. did

## V.I.C.I.’s action cards

vici-track = +{ $n } { $track_on }
vici-remove-card = the top face-up card leaves the game: { $deck }
vici-activation-die = an activation die
vici-fate-die = a fate die
vici-statue = a statue on the island
vici-reveal = reveals the sites around one of her territories
vici-favor = +{ $n } on the Favor of Agera track
vici-hunting-token = puts a hunting token on a territory
vici-procreation = procreation
vici-migration = migration
vici-provision = provisions
vici-evolution = +{ $n } Evolution
vici-prosperity = +{ $n } Prosperity
vici-points = +{ $n } SP
vici-category-this-era =
    acts { $n } × for this era’s category{ $points ->
        [0] { "" }
       *[other] , +{ $points } SP
    }
vici-category-next-era =
    acts { $n } × for the next era’s category{ $points ->
        [0] { "" }
       *[other] , +{ $points } SP
    } (era 4: +{ $last } SP instead)
vici-category-last-era =
    acts { $n } × for the last era’s category{ $points ->
        [0] { "" }
       *[other] , +{ $points } SP
    }
vici-category-final =
    acts { $n } × for each of the three final categories{ $points ->
        [0] { "" }
       *[other] , +{ $points } SP
    }

## What the modules do

does-research =
    { $card ->
        [one] take the top card of a stack
       *[other] take { $card } top cards
    }, or draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } and keep { $keep }
does-migration =
    { $test ->
        [0] move a strong tribe to another territory
       *[other] favor test: { $migrate ->
                [one] { $migrate } migration
               *[other] { $migrate } migrations
            }, otherwise { $otherwise }
    }
does-exploration =
    { $reveal ->
        [0] explore the sites around a territory of yours
       *[other] explore, reveal one more site and gain { $points } SP
    }, or make { $lucky_find ->
        [one] a lucky find
       *[other] { $lucky_find } lucky finds
    }
does-transport =
    bring { $boats_anywhere ->
        [0] up to { $transport ->
                [one] { $transport } raw material
               *[other] { $transport } raw materials
            } to your storage
       *[other] any number of raw materials to your storage, from boats as you like
    }
does-invention =
    install an invention card{ $special_bonus ->
        [0] { "" }
       *[other] { " " }with a special bonus
    }, or use the action of an income chip{ $income_action ->
        [1] { "" }
        [2] { " " }twice
       *[other] { " " }{ $income_action } times
    }
does-activity =
    perform { $different ->
        [0] { $activity ->
                [one] { $activity } activity
               *[other] { $activity } activities, the same one twice if you like
            }
       *[other] { $activity ->
                [one] { $activity } activity
               *[other] { $activity } different activities
            }
    }: { $price } money for a step on any track, { $activity ->
        [one] or one of your cards
       *[other] those of your cards
    }
does-sustenance =
    { $hunt ->
        [1] hunt for food
        [2] hunt twice
       *[other] hunt { $hunt } times
    }, or strengthen { $strengthen ->
        [one] { $strengthen } tribe
       *[other] { $strengthen } tribes
    }
does-procreation =
    { $test ->
        [0] a new tribe in a territory where you have one
       *[other] { $strengthen ->
                [0] favor test: { $procreate ->
                        [one] { $procreate } procreation
                       *[other] { $procreate } procreations
                    }, otherwise { $otherwise }
               *[other] { $procreate ->
                        [one] { $procreate } procreation
                       *[other] { $procreate } procreations
                    } and a favor test to strengthen { $strengthen ->
                        [one] a tribe
                       *[other] { $strengthen } tribes
                    }
            }
    }
does-mutation =
    install a mutation card{ $special_bonus ->
        [0] { "" }
       *[other] { " " }with a special bonus
    }, or move { $move_feature ->
        [1] { $move_feature } feature marker
        [2] feature markers twice
       *[other] feature markers { $move_feature } times
    }
does-planning =
    { $goal_chip ->
        [0] install a goal chip that you fulfil
       *[other] take and install goal chips
    }, or gain { $plan ->
        [one] { $plan } planning marker
       *[other] { $plan } planning markers
    }
does-production =
    produce { $produce ->
        [one] { $produce } raw material
       *[other] { $produce } raw materials
    }{ $test ->
        [0] { " " }and transport { $transport }
       *[other] , and a favor test to bring { $transport ->
                [one] one
               *[other] { $transport }
            } home
    }
does-insight =
    install an insight card{ $special_bonus ->
        [0] { "" }
       *[other] { " " }with a special bonus
    }, or gain { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }
does-trade =
    { $money ->
        [0] { "" }
       *[other] { $money } money,{ " " }
    }{ $sale ->
        [one] { $sale } sale
       *[other] { $sale } sales
    } and { $purchase ->
        [one] { $purchase } purchase
       *[other] { $purchase } purchases
    }
does-building =
    { $same_kind ->
        [0] { $build ->
                [one] build a farm, boat, statue or settlement
               *[other] { $build } building projects
            }
       *[other] { $build } building projects of the same kind
    }, or install a building card{ $special_bonus ->
        [0] { "" }
       *[other] { " " }with a special bonus
    }
does-achievement =
    install an achievement card{ $special_bonus ->
        [0] { "" }
       *[other] { " " }with a special bonus
    }, or gain an activation die { $branches ->
        [2] and
       *[other] or
    } a fate die
does-stamina = gain a marker of { feature-stamina.of }
does-intelligence = gain a marker of { feature-intelligence.of }
does-calm = gain a marker of { feature-calm.of }
does-dexterity = gain a marker of { feature-dexterity.of }
does-expression = gain a marker of { feature-expression.of }
does-perception = gain a marker of { feature-perception.of }
does-sleep =
    any two dice: { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    } or { $focus ->
        [one] a focus marker
       *[other] { $focus } focus markers
    }

## The guide

guide-civ-start = First choose your starting set. Cards stay in your hand until you can pay for them; everything else is yours immediately. Don’t agonise: every card can be useful.
guide-civ-new-cards = There are four eras of eight phases each. An era begins with new cards and its event, which strikes near the end: the board shows who it will affect. Then come goals, a find, and the long action phase.
guide-civ-goals = A goal chip shows a task. Fulfil it, install the chip with the module Planning, and one of your modules is upgraded. Once an era you choose one for free: take one you are close to.
guide-civ-extra-find = Each era you get one material from a terrain where one of your tribes lives. Look at the cards in your hand: what do they cost?
guide-civ-turn = On your turn you activate one module with two dice, or do a Reset. Green rings show the modules you can pay for. Point at one: the bar says what it does at its level, and the dice it would use light up.
guide-civ-dice = Each module needs two die values. One idea changes a die by 1, so a missing value costs ideas. To pay with other dice than those proposed, click those dice first, then choose the module.
guide-civ-cards = You can pay for a card in your hand that has a green ring. Click it to activate its module and install it; fulfilled goal chips and income chips work the same way.
guide-civ-reset = With few dice left you may do a Reset: all used dice are rolled again, and a reset marker becomes an idea or food. Resets also bring the era closer to its end: when the indicator is full, one last round follows.
guide-civ-features = Two equal dice give you a marker of a feature. Features pay for mutation cards, earn attribute chips and count for some goals.
guide-civ-attributes = You have enough markers of a feature for an attribute chip. Take it at any time on your turn; it costs one of those markers and works for the rest of the game.
guide-civ-last-round = The last round of this era: everyone has one more turn. Then the sites take effect, all tribes need food, and the weather and the event follow.
guide-civ-module-research = Research brings cards: the face-up ones you can see, or several from a face-down stack, of which you keep the best.
guide-civ-module-migration = Strong tribes migrate, one territory per step. The first to enter an undeveloped territory reveals its material. Crossing Water takes a boat there.
guide-civ-module-exploration = Exploring reveals the sites at the corners of your territory and scores them. A lucky find rolls your fate dice: high values find the precious materials of the terrain.
guide-civ-module-transport = Raw materials lie in the territories until they are brought home; only what is in your storage pays for cards and settlements.
guide-civ-module-invention = Inventions pay off in the long run. Instead of installing one, you may use one of your income chips once more.
guide-civ-module-activity = Activities are small exchanges: the one printed on the console, 1 money for a step on any progress track, and those on installed cards.
guide-civ-module-sustenance = A hunt brings food depending on the value of a fate die and the terrain, once per era in each territory. Or strengthen weak tribes: only strong tribes migrate and score.
guide-civ-module-procreation = A new tribe appears in a territory where you already have one: strong on a free encampment, weak if it displaces another. More tribes do more, and eat more.
guide-civ-module-mutation = Mutations cost features. Or move a feature marker to another feature, to complete what a card or an attribute chip asks for.
guide-civ-module-planning = Planning markers are dice for later: they keep their value until you need them. Or install a goal chip you have fulfilled and upgrade a module.
guide-civ-module-production = Each production puts one of your raw materials in a territory where you have a tribe. Bring it home with Transport.
guide-civ-module-insight = Ideas change dice and help you pass favor tests. Insight cards mostly bring knowledge and points.
guide-civ-module-trade = Sell one material for money and one for points; buy any material for 2 money if its tile lies face up, otherwise for 4.
guide-civ-module-building = A farm feeds tribes, a boat crosses Water, statues score every era, settlements count for prosperity and building cards. Statues and settlements need a Building ground or the island.
guide-civ-module-achievement = Achievement cards cost features as well as materials. Or take more dice: an activation die means more turns between Resets, a fate die means better luck.
guide-civ-module-sleep = Sleep takes any two dice. It is the way out when nothing else works.
guide-civ-install = A card goes on the lowest free stage of its column. The higher the stage, the more cost spaces you must pay, and the more points it scores at once. The instant bonus comes now; the upper text stays in effect.
guide-civ-test = You pass a favor test if a fate die shows at most the number of your space on the Favor of Agera track. Ideas can change a die.
guide-civ-fate = Choose which of the rolled fate dice counts. Each idea may change it by 1; 1 and 6 are neighbours.
guide-civ-settle = A tribe settles on a free encampment. The fire encampment scores points. Or displace a tribe, even one of your own: it goes to the wilderness, where it eats double, and yours becomes weak.
guide-civ-supply = All 50 of your markers are in use. Return some that matter less so you can place new ones, or go without.
guide-civ-sites = Sites lie face up at the corners. In phase 5 they affect all tribes around them, for better or worse; “Coming up” says what awaits yours. Point at a site to see what it does.
guide-civ-feeding = Every tribe eats 1 food, or 2 in the wilderness, and 1 less where you have a farm. Unfed strong tribes become weak, unfed weak ones die, unless you give up favor to save them.
guide-civ-weather = The weather moves as the event says. Warm, mild and rainy weather allows a small extra action; heat and cold cost you a food or a tribe; beyond the white line you lose a tribe.
guide-civ-income = At the end of an era each income chip is used once, for its action or for a point. Statues score by your position on the Favor of Agera track.
guide-civ-scoring = Each era one category is scored, shown next to the phases; at the end all nine count, three of them for one extra SP. It pays to look ahead.
guide-civ-end = This is the last era. At the end all categories, the stages of your console and point bonuses are scored: the score window shows what you would get now.
