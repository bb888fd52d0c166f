### Civolution in the browser: words of the console and of cards, what each module does, and the guide through a first game.

## The lobby

solo-civolution = V.I.C.I. is the opponent whom the rules play: each turn she reveals a card, and dice say what she does; the log explains every step. Score more than she does to win. Her cards have an easy blue half and a hard red one. When do the red halves count?

## The console

console-set-up = Set-up
console-dice = Dice, planning and focus markers
console-die = Dice of value { $value }: { $number }
console-put-die = Put a die of value { $value } forward to pay with ({ $number } here)
console-plan = Planning markers on { $value }: { $number }
console-put-plan = Put a planning marker of value { $value } forward to pay with ({ $number } here)
console-focus = Focus markers: { $number }
console-put-focus = Put a focus marker forward to pay with ({ $number } here)
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
console-costs-ideas = Ideas it costs: { $ideas }
console-nothing = would bring nothing now
console-short = ideas missing: { $ideas }
console-reset = Reset; so far { $resets } of { $end } in this era
console-reset-markers = Reset markers left: { $number }
console-food = Food: { $number }
console-money = Money: { $number }
console-ideas = Ideas: { $number }
console-storage = Storage
console-stored = { $material }: { $number }
console-settlements = Settlements
console-settlement = Settlement { $slot }: { $costs }
console-farms-left = Farms left: { $number }
console-boats-left = Boats left: { $number }
console-tribes-left = Tribes left: { $number }
console-supply = Markers left in the supply: { $number }
console-parts = Hand, stages and goals
console-tab-hand = Hand
console-tab-stages = Stages
console-tab-goals = Goals
console-stages = The stages of the console
console-stage = Stage { $stage }: { $points } SP at the end for each element here
console-column = Column { $column }, stage { $stage }
console-own-activity = Activity of the console: 1 money for a step on a progress track
console-no-cards = No cards in hand
console-hidden-cards = Cards that you do not know: { $number }
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
console-feeds-all = and all your other tribes too
console-idle = nothing to gain now: { $what }
console-idle-now = would bring nothing now

## V.I.C.I.

console-vici-half = { $half } half of her cards
console-vici-card = Her card { $card }
console-vici-stack = Cards in her stack: { $number }
console-vici-icons = Reset icons: { $blue } blue, { $red } red; four of each make a Reset
console-vici-evolution = Evolution: { $number }
console-vici-prosperity = Prosperity: { $number }
console-vici-provisions = Provisions: { $number }
console-vici-dice = Dice: { $number } activation, { $fate } fate
console-vici-tribes = Tribes on the continent: { $number }
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

guide-civ-start = You begin by choosing what you start with. Cards stay in your hand until you can pay for them; the other things are yours at once. Do not think long: every card can be useful.
guide-civ-new-cards = Four eras, eight phases each. An era begins with new cards and its event, which strikes near the end: the board shows whom it will concern. Then come goals, a find, and the long action phase.
guide-civ-goals = A goal chip shows a task. Fulfil it, install it with the module Planning, and a module of yours is upgraded. A free choice once an era: take one that you are close to.
guide-civ-extra-find = Each era you get one material from a land where one of your tribes lives. Look at the cards in your hand: what do they cost?
guide-civ-turn = On your turn you activate one module with two dice, or do a Reset. Green rings show the modules you can pay for. Point at one: the bar says what it does at its level, and the dice it would take light up.
guide-civ-dice = Every module wants two values. An idea turns a die by one, so a missing value costs ideas. To pay with other dice than those proposed, put them forward first by a click, then choose the module.
guide-civ-cards = A card in your hand with a green ring can be paid for. A click on it activates its module and installs it; fulfilled goal chips and income chips work the same way.
guide-civ-reset = With few dice left you may do a Reset: all used dice are rolled again, and a reset marker becomes an idea or food. Resets also drive the era to its end: when the indicator is full, one last round follows.
guide-civ-features = Two equal dice bring a marker of a feature. Features pay for mutation cards, win attribute chips and count for some goals.
guide-civ-attributes = You have enough markers of a feature for an attribute chip. Take it at any time on your turn; it costs one of these markers and works for the rest of the game.
guide-civ-last-round = The last round of this era: everybody has one more turn. Then sites work, all tribes want food, and the weather and the event come.
guide-civ-module-research = Research brings cards: the face-up ones that you see, or several from a face-down stack, of which you keep the best.
guide-civ-module-migration = Strong tribes wander, one territory a step. The first to enter an undeveloped territory turns up its material. Only those with a boat there can cross Water.
guide-civ-module-exploration = Exploring turns up the sites at the corners of your territory and scores them. A lucky find rolls your fate dice: high values find the precious materials of the terrain.
guide-civ-module-transport = Raw materials lie in the territories until they are brought home; only what is in your storage pays for cards and settlements.
guide-civ-module-invention = Inventions pay off in the long run. Instead of installing one you may use an income chip of yours once more.
guide-civ-module-activity = Activities are small exchanges: the one printed on the console, 1 money for a step on any progress track, and those of installed cards.
guide-civ-module-sustenance = A hunt brings food by the value of a fate die and the terrain, once an era in each territory. Or weak tribes become strong: only those wander and score.
guide-civ-module-procreation = A new tribe comes to a territory where you already have one: strong on a free encampment, weak if it displaces another. More tribes do more, and eat more.
guide-civ-module-mutation = Mutations cost features. Or move a feature marker to another feature, to complete what a card or an attribute chip wants.
guide-civ-module-planning = Planning markers are dice for later: they keep their value until you need them. Or install a goal chip that you fulfil and upgrade a module.
guide-civ-module-production = Each production puts a raw material of yours into a territory with a tribe of yours. Bring it home with Transport.
guide-civ-module-insight = Ideas turn dice and pass favor tests. Insight cards mostly bring knowledge and points.
guide-civ-module-trade = Sell one material for money and one for points; buy any material for 2 money if its tile lies face up, otherwise for 4.
guide-civ-module-building = A farm feeds tribes, a boat crosses Water, statues score every era, settlements count for prosperity and building cards. Statues and settlements need a Building ground or the island.
guide-civ-module-achievement = Achievement cards cost features as well as materials. Or take more dice: an activation die means more turns between Resets, a fate die better luck.
guide-civ-module-sleep = Sleep takes any two dice. It is the way out when nothing else fits.
guide-civ-install = A card lies on the next free stage of its column. The higher the stage, the more cost spaces count, and the more points it brings at once. The instant bonus comes now, the upper text works for good.
guide-civ-test = A favor test passes if a fate die shows at most the number of your space on the Favor of Agera track. Ideas can turn a die down.
guide-civ-fate = Choose which of the rolled fate dice counts. Ideas may turn it by one each; 1 and 6 are neighbours.
guide-civ-settle = A tribe settles on a free encampment. The fire encampment scores points. Or displace a tribe, even one of your own: it goes to the wilderness, where it eats double, and yours becomes weak.
guide-civ-supply = All your 50 markers are in use. Give back some that matter less to place new ones, or go without.
guide-civ-sites = Sites lie open at the corners. In phase 5 they work on all tribes around them, for good or bad; “Coming up” says what awaits yours. Point at a site to see what it does.
guide-civ-feeding = Every tribe eats 1 food, in the wilderness 2, on a farm of yours 1 less. Unfed strong tribes become weak, unfed weak ones die, unless you give up favor for them.
guide-civ-weather = The weather moves as the event says. Warm, mild and rain allow a small extra action; heat and cold cost a food or a tribe; beyond the white line a tribe goes.
guide-civ-income = At the end of an era each income chip is used once, for its action or for a point. Statues score by your place on the Favor of Agera track.
guide-civ-scoring = Each era one category is scored, shown beside the phases; at the end all nine count, three of them for one SP more. It pays to look ahead.
guide-civ-end = The last era. At the end all categories, the stages of your console and point bonuses are scored: the score window shows what you would get now.
