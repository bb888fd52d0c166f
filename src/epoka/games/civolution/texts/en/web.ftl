### Civolution in the browser: words of the common board.

## The lobby

about-civolution = Lead a civilization through four eras. Every turn two dice activate one of 22 modules of your console: settle a new continent, build, research, and feed your tribes.

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
board-enlarge = Show the continent larger
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
board-sum = Together
results-tie = Equal points: whoever has upgraded more modules wins, and against V.I.C.I. a tie is lost.
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
                [0] Sites: nothing will happen to you there so far.
               *[other] Sites: SP from oaks { $points }.
            }
           *[other] Sites: tribes weakened by ice { $weakened }, SP from oaks { $points }.
        }
       *[other] Sites: food lost to wolves { $food }, tribes weakened by ice { $weakened }, SP from oaks { $points }.
    }
board-ahead-fed = You can feed everybody: { $need } of your { $food } food. SP for strong tribes: { $points }.
board-ahead-hungry = Food is short by { $missing }: { $need } needed, { $food } there. Unfed strong tribes grow weak, weak ones die.
board-ahead-event = The event, with what it counts for everybody (✓ = it would concern them now):
board-ahead-category = This era scores { $category }: { $value } SP each.
board-ahead-income = Income: every income chip works once; statues { $statues }, SP from them { $points }.
board-weather-does =
    { $weather ->
        [3] Beyond the white line everybody removes a tribe.
        [2] Everybody returns 1 food or removes a tribe.
        [1] Everybody may use an income chip.
        [0] Everybody may use an income chip or carry out an activity.
        [-1] Everybody may carry out an activity.
       *[other] Everybody returns 1 food or removes a tribe.
    }

## What counts

board-counts-technology = Each space reached on the Technology track counts.
board-counts-prestige = Each space reached on the Prestige track counts.
board-counts-knowledge = Each space reached on the Knowledge track counts.
board-counts-construction = Each space reached on the Construction track counts.
board-counts-culture = Each space reached on the Culture track counts.
board-counts-evolution = Each feature marker counts.
board-counts-prosperity = Each diamond counts: 3 food, 2 money, emptied settlement spaces, neighbouring full storage spaces.
board-counts-population = Each tribe on the continent counts.
board-counts-expansion = Each territory with a tribe counts.
board-track-does = Bonuses in order: upgrade a module with the die value { $value }; favor or an income chip; upgrade again; 3 SP; a stage tile or 3 SP; 3 SP. Beyond 12 each step is 2 SP.
board-favor-does = A favor test passes with any fate die that shows one of the numbers of the space. Above it: SP of each statue in the income phase. A step back saves a dying tribe.

## Phases explained

board-phase-1 = The event of the era is turned up, and a new card on each research stack.
board-phase-2 = Everybody may take a goal chip from the display.
board-phase-3 = Everybody takes a material of a terrain where they have a tribe.
board-phase-4 = In turn everybody activates a module with two dice or does a Reset. When all yellow spaces are used up, one last round follows.
board-phase-5 = Gorges, glaciers and oaks work on the tribes beside them.
board-phase-6 = A tribe eats 1 food, in the wilderness 2; a farm saves 1. Then each strong tribe is worth 1 SP.
board-phase-7 = The weather moves, the event happens, the era’s category is scored; who scored most gets the monolith.
board-phase-8 = All income chips work once, statues score, hunting tokens are taken away.

## Territories and sites explained

board-hunting = Food from hunting with a die of 1 to 6: { $food }
board-fire = Settling at the fire: { $points } SP
board-beside = Beside it: { $list }
board-site-unknown = Exploring turns it up. Still unknown: { $list }
board-site-ground = Statues and settlements are built here; a statue is made of one of these materials.
board-site-island = Always open to builders who have a boat with a tribe here.
board-site-gorge = In the site phase those with a tribe beside it lose 1 food.
board-site-glacier = In the site phase one strong tribe beside it grows weak.
board-site-oak = In the site phase each territory beside it with a tribe brings 1 or 2 SP.
board-site-grotto = Before Production: a raw material from beside it goes straight into the storage.
board-site-rock = Before Procreation: a passed favor test brings a tribe beside it.
board-site-cave = All territories beside caves are neighbours for migration.
board-site-mushrooms = Hunting beside it brings 1 food more.
board-site-volcano = No farms beside it.
