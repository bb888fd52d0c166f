### Civolution in the browser: words of the common board.

## The lobby

about-civolution = Lead a civilization through four eras. Each turn, two dice activate one of the 22 modules of your console: settle a new continent, build, do research and feed your tribes.
    .aim = Lead your civilization through four eras and score the most points.
    .time = 90–180 min
    .weight = for experts

## Where the game stands

board-era = Era { $era }

## The continent

board-continent = The continent
board-undeveloped = not developed yet
board-at-fire = at the fire: { $list }
board-in-camp = on encampments: { $list }
board-aboard = aboard a boat: { $list }
board-in-wild = in the wilderness: { $list }
board-farm = farm: { $list }
board-boat = boats: { $list }
board-raw = raw materials: { $list }
board-farm-blocked = no farm can be built here
board-hunted = hunting token
board-site = Site { $number }: { $kind }
board-face-down = face down
board-statues = statues: { $list }
board-settlements = settlements: { $list }

## Around the continent

board-parts = Boards around the continent
board-tab-map = Map
board-enlarge = Enlarge the continent
board-tab-ahead = Coming up
board-tab-progress = Progress
board-tab-research = Research
board-tab-chips = Chips
board-phases = Phases of this era
board-first = { $by } holds the monolith and begins
board-dice-left = Dice left to take: { $activation } activation, { $fate } fate
board-tracks = Progress tracks and the Favor of Agera
board-research = Research cards
board-closed-stack = { $deck }: { $number } face down
board-all-open = { $deck }: all { $number } face-up cards
board-in-bag = { $number } more in the bag
board-sum = Total
board-sp = { $points } SP
board-applies = applies
results-tie = Tied on points: whoever has upgraded more modules wins; against V.I.C.I. a tie is a loss.
board-final-over = Final scoring
board-final = Final scoring if the game ended now
board-era-scores = Era { $era } scores { $category }: ×{ $value }
board-final-scores = Final scoring of { $category }: ×{ $value }
board-weather =
    Weather: { $weather ->
        [2] hot
        [1] warm
        [0] mild
        [-1] rain
       *[other] cold
    }
board-weather-next =
    In this era’s event phase: { $weather ->
        [2] heat
        [1] warmth
        [0] mild weather
        [-1] rain
       *[other] cold
    }

## What is coming

board-last-round = The last action round of this era: one more turn each.
board-ahead-sites =
    { $food ->
        [0] { $weakened ->
            [0] { $points ->
                [0] Sites: nothing awaits you there so far.
               *[other] Sites: SP from oaks { $points }.
            }
           *[other] Sites: tribes weakened by ice { $weakened }, SP from oaks { $points }.
        }
       *[other] Sites: food lost to wolves { $food }, tribes weakened by ice { $weakened }, SP from oaks { $points }.
    }
board-ahead-fed = You can feed everyone: you need { $need } food and have { $food }. SP for strong tribes: { $points }.
board-ahead-hungry = You are { $missing } food short: you need { $need } and have { $food }. Unfed strong tribes become weak, weak ones die.
board-ahead-event = Event and current counts:
board-ahead-category = This era scores { $category }: { $value } SP each.
board-ahead-income = Income: every income chip works once; statues: { $statues }, SP from them: { $points }.
board-weather-does =
    { $weather ->
        [3] Beyond the white line everyone removes a tribe.
        [2] Everyone returns 1 food or removes a tribe.
        [1] Everyone may use an income chip.
        [0] Everyone may use an income chip or carry out an activity.
        [-1] Everyone may carry out an activity.
       *[other] Everyone returns 1 food or removes a tribe.
    }

## What counts

board-counts-technology = Each space reached on the Technology track counts.
board-counts-prestige = Each space reached on the Prestige track counts.
board-counts-knowledge = Each space reached on the Knowledge track counts.
board-counts-construction = Each space reached on the Construction track counts.
board-counts-culture = Each space reached on the Culture track counts.
board-counts-evolution = Each feature marker counts.
board-counts-prosperity = Each diamond counts: one for every 3 food and every 2 money (at most 5 each), for each settlement built and for each pair of neighbouring filled storage spaces.
board-counts-population = Each tribe on the continent counts.
board-counts-expansion = Each territory with a tribe counts.
board-track-does = Bonuses in order: upgrade a module with the die value { $value }; favor or an income chip; upgrade again; 3 SP; a stage tile or 3 SP; 3 SP. Each step beyond 12 is worth 2 SP.
board-favor-does = You pass a favor test if any fate die shows one of the numbers on your space. Above it: the SP for each statue in the income phase. A step back saves a dying tribe.

## Phases explained

board-phase-1 = The era’s event is revealed, and a new card on each research stack.
board-phase-2 = Everyone may take a goal chip from the display.
board-phase-3 = Everyone takes a material from a terrain where they have a tribe.
board-phase-4 = In turn, everyone activates a module with two dice or does a Reset. When all yellow spaces are used up, one last round follows.
board-phase-5 = Gorges, glaciers and oaks affect the tribes next to them.
board-phase-6 = A tribe eats 1 food, or 2 in the wilderness; a farm saves 1. Then each strong tribe is worth 1 SP.
board-phase-7 = The weather moves, the event happens, the era’s category is scored; whoever scored most gets the monolith.
board-phase-8 = All income chips work once, statues score, hunting tokens are removed.

## Territories and sites explained

board-hunting = Food from hunting, by die value 1 to 6: { $food }
board-fire = Settling at the fire: { $points } SP
board-beside = Next to it: { $list }
board-site-unknown = Exploring reveals it. Still unknown: { $list }
board-site-ground = Statues and settlements can be built here; a statue is made from one of these materials.
board-site-island = You can build here if you have a boat with a tribe on this water.
board-site-gorge = In the site phase, everyone with a tribe next to it loses 1 food.
board-site-glacier = In the site phase, one strong tribe next to it becomes weak.
board-site-oak = In the site phase, each territory next to it with a tribe brings 1 or 2 SP.
board-site-grotto = Before Production: a raw material from next to it goes straight into your storage.
board-site-rock = Before Procreation: passing a favor test brings a tribe next to it.
board-site-cave = All territories next to caves are adjacent for migration.
board-site-mushrooms = Hunting next to it brings 1 more food.
board-site-volcano = No farms next to it.
