### What cards, chips and events say: a message for every word of the vocabulary.
### Each line is a sentence of its own; a line that ends with a colon goes on in the next.

## What is counted: the name · for each · the most

counter-income-chips = income chips
    .each = for each of your income chips
    .most = income chips
counter-diamonds = diamonds
    .each = for each of your active diamonds
    .most = active diamonds
counter-grounds = Building grounds
    .each = for each Building ground with a building of yours
    .most = Building grounds with their buildings
counter-settlements = settlements
    .each = for each settlement you have built
    .most = settlements
counter-attribute-chips = attribute chips
    .each = for each of your attribute chips
    .most = attribute chips
counter-terrains = terrains
    .each = for each different terrain with a tribe of yours
    .most = different terrains with their tribes
counter-columns = columns
    .each = for each of your columns with at least one card or chip
    .most = started columns
counter-weak-tribes = weak tribes
    .each = for each of your weak tribes
    .most = weak tribes
counter-boats = boats
    .each = for each of your boats on the continent
    .most = boats on the continent
counter-pale-spaces = pale spaces
    .each = for each pale space that your discs have reached
    .most = pale spaces reached
counter-hand = cards in hand
    .each = for each card in your hand
    .most = cards in hand
counter-territories = territories
    .each = for each territory with a tribe of yours
    .most = territories with their tribes
counter-shared = territories shared
    .each = for each territory with your tribes and tribes of other civilizations
    .most = territories shared with others
counter-farms = farms
    .each = for each of your farms on the continent
    .most = farms on the continent
counter-pale-tracks = tracks on a pale space
    .each = for each of your discs on a pale space of a progress track
    .most = discs on pale spaces
counter-strong-tribes = strong tribes
    .each = for each of your strong tribes
    .most = strong tribes
counter-statues = statues
    .each = for each of your statues
    .most = statues
counter-dice = dice
    .each = for each of your dice
    .most = dice
counter-tribes = tribes
    .each = for each of your tribes
    .most = tribes on the continent
counter-stored = stored materials
    .each = for each of your stored materials
    .most = stored materials
counter-money = money
    .each = for each money marker of yours
    .most = money
counter-ideas = ideas
    .each = for each of your ideas
    .most = ideas
counter-food = food
    .each = for each food marker of yours
    .most = food

## Effects

effect-points = Gain { $n } SP.
effect-track =
    Advance { $n ->
        [one] 1 step
       *[other] { $n } steps
    } { $track_on }.
effect-favor =
    Advance { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } on the Favor of Agera track.
effect-ideas =
    Gain { $n ->
        [one] 1 idea
       *[other] { $n } ideas
    }.
effect-focus =
    Gain { $n ->
        [one] 1 focus marker
       *[other] { $n } focus markers
    }.
effect-food = Gain { $n } food.
effect-money = Gain { $n } money.
effect-feature =
    Gain { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } of { $feature_of }.
effect-material = Gain { $n } × { $material }.
effect-row-material =
    Gain { $n ->
        [one] 1 material
       *[other] { $n } materials
    } of storage row { $row }, of your choice.
effect-land-material =
    Gain { $n ->
        [one] 1 material
       *[other] { $n } materials
    } from { $land_of }, of your choice.
effect-plan =
    Put { $n ->
        [one] 1 planning marker
       *[other] { $n } planning markers
    } on one dice space.
effect-produce =
    Produce { $n ->
        [one] 1 raw material
       *[other] up to { $n } raw materials
    }.
effect-transport =
    Transport { $n ->
        [one] 1 raw material
       *[other] up to { $n } raw materials
    }.
effect-hunt =
    { $n ->
        [one] Hunt once.
       *[other] Hunt up to { $n } times.
    }
effect-strengthen =
    Strengthen { $n ->
        [one] 1 weak tribe
       *[other] up to { $n } weak tribes
    }.
effect-migrate =
    Perform { $n ->
        [one] 1 migration
       *[other] up to { $n } migrations
    }.
effect-procreate =
    Perform { $n ->
        [one] 1 procreation
       *[other] up to { $n } procreations
    }.
effect-explore = Explore.
effect-reveal =
    Reveal { $n ->
        [one] 1 face-down site
       *[other] up to { $n } face-down sites
    } anywhere on the continent.
effect-lucky-find =
    { $n ->
        [one] Make 1 lucky find.
       *[other] Make { $n } lucky finds.
    }
effect-card =
    Gain { $n ->
        [one] 1 research card
       *[other] { $n } research cards
    } ({ $deck }).
effect-draw =
    Draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, keep { $keep }.
effect-upgrade =
    Upgrade { $n ->
        [one] 1 main module
       *[other] { $n } main modules
    } { $die ->
        [any] of your choice
       *[other] with the die value { $die }
    }.
effect-income-chip = Gain 1 income chip.
effect-income-action =
    Perform the action of { $n ->
        [one] 1 of your income chips
       *[other] up to { $n } of your income chips
    }.
effect-activity =
    Perform { $n ->
        [one] 1 activity
       *[other] up to { $n } activities
    }.
effect-goal-chip = Gain 1 goal chip.
effect-install-goal = Install 1 goal chip.
effect-activation-die = Gain 1 activation die.
effect-fate-die = Gain 1 fate die.
effect-stage-tile = Flip 1 stage tile to its active side.
effect-move-feature =
    Move { $n ->
        [one] 1 feature marker
       *[other] a feature marker up to { $n } times
    } to another feature.
effect-sale =
    Make { $n ->
        [one] 1 sale
       *[other] up to { $n } sales
    }.
effect-purchase =
    Make { $n ->
        [one] 1 purchase
       *[other] up to { $n } purchases
    }.
effect-build = Complete 1 building project: { $project_object }.
effect-install-card = Install 1 card from your hand under the usual rules: { $deck }.
effect-weak-tribes =
    Choose a territory with a tribe of yours and put { $n ->
        [one] 1 weak tribe
       *[other] up to { $n } weak tribes
    } on free encampments there.
effect-points-per = Gain { $n } SP { $counter_each }, at most 12 SP.
effect-points-per-stored-row = Gain { $n } SP for each of your stored materials of row { $row }, at most 12 SP.
effect-points-per-stored-land = Gain { $n } SP for each of your stored materials from { $land_of }, at most 12 SP.
effect-wings = Move 1 of your strong tribes to any land territory, where it settles under the usual rules.
effect-rescue =
    Move { $n ->
        [one] 1 of your tribes
       *[other] up to { $n } of your tribes
    } from the wilderness to free encampments of the same territory.
effect-reroll =
    Roll { $n ->
        [one] 1 of your unused activation dice
       *[other] up to { $n } of your unused activation dice
    } again.
effect-points-per-level =
    Gain { $n } SP for each of your main modules { $level ->
        [3] at level { $level }
       *[other] at level { $level } or higher
    }.
effect-refresh-die =
    Roll { $n ->
        [one] 1 used activation die and put it
       *[other] up to { $n } used activation dice and put them
    } back on your dice spaces.
effect-food-per = Gain { $n } food { $counter_each }, at most 6 food.
effect-money-per = Gain { $n } money { $counter_each }, at most 6 money.
effect-ideas-per =
    Gain { $n ->
        [one] 1 idea
       *[other] { $n } ideas
    } { $counter_each }, at most 6 ideas.
effect-turn-die =
    Turn { $n ->
        [one] 1 of your unused activation dice
       *[other] up to { $n } of your unused activation dice
    } to any value.
effect-weather =
    Move the weather indicator { $n ->
        [one] 1 step
       *[other] up to { $n } steps
    }, hotter or colder, not over a white line.

## Prices

price-material = Pay { $n } × { $material }.
price-any-material =
    Pay { $n ->
        [one] 1 stored material
       *[other] { $n } stored materials
    } of your choice.
price-food = Pay { $n } food.
price-money = Pay { $n } money.
price-ideas =
    Pay { $n ->
        [one] 1 idea
       *[other] { $n } ideas
    }.
price-focus =
    Pay { $n ->
        [one] 1 focus marker
       *[other] { $n } focus markers
    }.
price-weaken =
    Weaken { $n ->
        [one] 1 of your strong tribes
       *[other] { $n } of your strong tribes
    }.
price-favor =
    Go back { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } on the Favor of Agera track.
price-any-feature =
    Return { $n ->
        [one] 1 feature marker
       *[other] { $n } feature markers
    } of your choice.
price-tribe =
    Remove { $n ->
        [one] 1 of your tribes
       *[other] { $n } of your tribes
    } from the continent.
price-row-material =
    Pay { $n ->
        [one] 1 stored material
       *[other] { $n } stored materials
    } of row { $row }.
price-die =
    Put { $n ->
        [one] 1 unused activation die
       *[other] { $n } unused activation dice
    } with the used ones.
price-card =
    Put { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from your hand under the stack of its type.

## Cost spaces

cost-empty = empty
cost-material =
    { $n } × { $material }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } SP)
    }
cost-material-or =
    { $n } × { $material } or { $settlements ->
        [one] 1 settlement
       *[other] { $settlements } settlements
    } built{ $within ->
        [0] { "" }
       *[other] { " " }(contained in the { $within } settlements of the space before)
    }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } SP)
    }
cost-return-feature =
    return { $n } × { $feature }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } SP)
    }
cost-have-feature =
    have { $n } × { $feature }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } SP)
    }

## Top parts

top-activity = Activity:
top-point-bonus = At the end of the game: { $n } SP for each card and each income chip in this column.
line-test = Take a favor test. Only if you pass:
attribute-wants = Have at least { $n } markers of { $feature_of } and return one of them.
chip-upgrades = The module { $module } starts at level II.

## When an ability works

when-module = After you activate the module { $module }:
when-reset = After your Reset:
when-hunt = After your hunt:
when-explore = After you explore:
when-settle-fire = After your tribe settles on a fire encampment:
when-develop = After you develop a territory:
when-procreate = After your procreation:
when-displace = After you displace a tribe of another civilization:
when-build = After you build { $project_object }:
when-install-card = After you install another card ({ $deck }):
when-install-goal = After you install a goal chip:
when-income-chip = After you gain an income chip:
when-track-bonus = After you gain a track bonus { $track_on }:
when-era-start = In every phase 3, after your extra find:
when-event = In every phase 7, after the event:
when-feeding = In every phase 6, after feeding:
when-sale = After your sale:
when-favor-passed = After a favor test you passed:
when-favor-failed = After a favor test you failed:
when-upgrade = After you upgrade a module:
when-income = In every phase 8, after income chips and statues:
when-end = At the end of the game:
when-settle = After your tribe comes to a territory { $terrain_in } by migration or procreation:
when-displaced = After another civilization displaces a tribe of yours:
when-pale-space-any = After your disc reaches a pale space on any progress track:
when-other-reset = After the Reset of another civilization:

## Lasting abilities

power-feed-camp =
    In every phase 6, { $n ->
        [one] 1 of your tribes on encampments or boats needs
       *[other] { $n } of your tribes on encampments or boats need
    } no food.
power-feed-wild = Each of your tribes in the wilderness needs { $n } food less.
power-feed-land = Each of your tribes { $terrain_in } needs 1 food less.
power-no-gorge = Gorges of the Grimwolves do not affect you.
power-no-glacier = Glaciers do not affect you.
power-no-bad-weather = Negative weather effects do not affect you.
power-steadfast = Gorges of the Grimwolves, Glaciers and negative weather effects do not affect you.
power-favor-bonus =
    In favor tests your disc counts as { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } further to the right.
power-hunt-bonus = Each of your hunts brings { $n } more food.
power-produce-bonus = Your module Production produces { $n } more.
power-transport-bonus = Your modules Transport and Production transport { $n } more.
power-migrate-bonus =
    Your module Migration allows { $n ->
        [one] 1 more migration
       *[other] { $n } more migrations
    }.
power-procreate-bonus =
    Your module Procreation allows { $n ->
        [one] 1 more procreation
       *[other] { $n } more procreations
    }.
power-strong-displacing = Your tribes stay strong when they displace others.
power-cheap-purchase = Each of your purchases costs { $n } money less, but at least 1.
power-sale-bonus = Each material you sell for money brings { $n } more.
power-idea-bonus = Whenever Insight or Sleep brings you ideas, you gain { $n } more.
power-reset-dice =
    You may do a Reset with { $n ->
        [one] 1 more die
       *[other] { $n } more dice
    } on your dice spaces than usual.
power-seaworthy = Your migrating tribes cross Water without a boat.
power-statue-bonus = Each of your statues brings { $n } more SP in phase 8.
power-oak-bonus = Each territory that brings you SP next to a Mystic oak brings { $n } more.
power-strong-points = After feeding, each of your strong tribes brings { $n } more SP, but at most 6 more in all.
power-fire-points = Whenever your tribe settles on a fire encampment, you gain { $n } more SP.
power-wild-strong = When a tribe of yours is displaced, it becomes strong.
power-volcano-farms = You may build farms next to Volcanoes.
power-any-find = With a lucky find you take a material of any row.
power-income-points = When you take points instead of an income chip’s action, you gain 2 SP rather than 1 SP.
power-plan-bonus = Whenever Planning brings you planning markers, you gain { $n } more.
power-draw-bonus = Whenever you draw cards, you draw { $n } more.
power-free-displacing = Other civilizations cannot displace your tribes.
power-survivors =
    In every phase 6, { $n ->
        [one] 1 of your unfed weak tribes survives
       *[other] { $n } of your unfed weak tribes survive
    }.
power-project-idea = Each of your building projects brings 1 more idea.
power-walk-land = For your migrations, all territories { $land_in } are adjacent to each other.
power-free-shift = You may change dice and planning markers of value { $die } by 1 without an idea.
power-settlement-discount = When you build a settlement, you need not pay { $n } of its materials, of your choice.
power-as-settlement = Where the cost of a card asks for settlements, you count as having built { $n } more.
power-as-feature = Where you need to have { $feature_of }, you count as having 1 more marker.
power-attribute-discount =
    Attribute chips ask you for { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } fewer; you still return one.
power-extra-find =
    In every phase 3 you make { $n ->
        [one] 1 more extra find
       *[other] { $n } more extra finds
    }.
power-boat-cargo = Raw materials from your boats may go to any storage space.
power-hunt-again = You may hunt where a hunting token lies.
power-skip-space = When you install one of the { $deck_of }, you may ignore one active cost space, if it is not the only one.
power-weak-migrants = Your weak tribes may migrate as well; they stay weak.
power-goal-upgrade = You gain the upgrade bonus for every goal chip you install, even if another lay underneath.

## What goal chips ask for

need-track = Have reached space { $n } { $track_on }.
need-feature = Have at least { $n } markers of { $feature_of }.
need-stored-kinds = Have at least { $n } different materials in storage.
need-stored-row =
    Have at least { $n ->
        [one] 1 stored material
       *[other] { $n } stored materials
    } of row { $row }.
need-focus =
    Have at least { $n ->
        [one] 1 focus marker
       *[other] { $n } focus markers
    }.
need-activation-dice = Have at least { $n } activation dice.
need-fate-dice = Have at least { $n } fate dice.
need-tribes =
    Have at least { $n ->
        [one] 1 tribe
       *[other] { $n } tribes
    } { $terrain_in }.
need-fire-camps =
    Have tribes on at least { $n ->
        [one] 1 fire encampment
       *[other] { $n } fire encampments
    }.
need-territories =
    Have tribes in at least { $n ->
        [one] 1 territory
       *[other] { $n } territories
    } ({ $terrain }).
need-terrains =
    Have tribes in at least { $n ->
        [one] 1 terrain
       *[other] { $n } different terrains
    }.
need-crowd =
    Have at least { $n ->
        [one] 1 tribe
       *[other] { $n } tribes
    } in one territory { $terrain_in }.
need-farms =
    Have at least { $n ->
        [one] 1 farm
       *[other] { $n } farms
    } { $land_in }.
need-boats =
    Have at least { $n ->
        [one] 1 boat
       *[other] { $n } boats
    } on the continent.
need-statues =
    Have at least { $n ->
        [one] 1 statue
       *[other] { $n } statues
    }.
need-settlements =
    Have built at least { $n ->
        [one] 1 settlement
       *[other] { $n } settlements
    }.
need-sites =
    Have tribes next to at least { $n ->
        [one] 1 face-up site
       *[other] { $n } face-up sites
    } ({ $site }).
need-cards =
    Have installed at least { $n ->
        [one] 1 card
       *[other] { $n } cards
    } ({ $deck }).
need-modules =
    Have at least { $n ->
        [one] 1 main module
       *[other] { $n } main modules
    } { $level ->
        [3] at level { $level }
       *[other] at level { $level } or higher
    }.
need-stage =
    Have at least { $n ->
        [one] 1 card or chip
       *[other] { $n } cards and chips
    } in stage { $stage }.
need-lowest-track = Have reached space { $n } on every progress track.
need-tracks-at =
    Have reached space { $space } on at least { $n ->
        [one] 1 progress track
       *[other] { $n } progress tracks
    }.
need-planning =
    Have at least { $n ->
        [one] 1 planning marker
       *[other] { $n } planning markers
    }.
need-feature-kinds =
    Have markers of at least { $n ->
        [one] 1 feature
       *[other] { $n } different features
    }.
need-shared =
    Have tribes in at least { $n ->
        [one] 1 territory
       *[other] { $n } territories
    } that you share with other civilizations.

## Events: the weather, and whom they concern

shift-hotter =
    The weather gets hotter by { $n ->
        [one] 1 step
       *[other] { $n } steps
    }.
shift-colder =
    The weather gets colder by { $n ->
        [one] 1 step
       *[other] { $n } steps
    }.
pick-leader-track = The civilization that leads alone { $track_on }:
pick-leader = The one civilization with the most { $counter_most }, if there is no tie:
pick-most = All civilizations with the most { $counter_most }, tied or not, but at least 1:
pick-least = All civilizations with the fewest { $counter_most }, tied or not:
pick-loss = All civilizations with the most { $counter_most }, tied or not, return one of them to the console. Whoever did:
every-wild-tribes =
    Every civilization with at least { $n ->
        [one] 1 tribe
       *[other] { $n } tribes
    } in the wilderness:
every-goal-chips =
    Every civilization that has installed at least { $n ->
        [one] 1 goal chip
       *[other] { $n } goal chips
    }:
every-upgrades =
    Every civilization that has carried out at least { $n ->
        [one] 1 module upgrade
       *[other] { $n } module upgrades
    }:
every-favor = Every civilization on space { $n } of the Favor of Agera track or further:
