### Civolution: its names, and the sentences of choices, prompts, log and refusals; pieces and cards have files of their own.
### Log sentences begin with the player’s name. Refusals have no full stop: the rule’s id follows.

## The game

game-civolution = Civolution

## Territories by their tile: the name, “in” it

territory-a-water = Water A
    .in = on Water A
territory-b-hills = Hills B
    .in = in Hills B
territory-b-forest = Forest B
    .in = in Forest B
territory-b-mountains = Mountains B
    .in = in Mountains B
territory-c-desert = Desert C
    .in = in Desert C
territory-c-swamp = Swamp C
    .in = in Swamp C
territory-c-grassland = Grassland C
    .in = in Grassland C
territory-d-desert = Desert D
    .in = in Desert D
territory-d-water = Water D
    .in = on Water D
territory-d-forest = Forest D
    .in = in Forest D
territory-e-water = Water E
    .in = on Water E
territory-e-mountains = Mountains E
    .in = in Mountains E
territory-e-swamp = Swamp E
    .in = in Swamp E
territory-f-swamp = Swamp F
    .in = in Swamp F
territory-f-mountains = Mountains F
    .in = in Mountains F
territory-f-grassland = Grassland F
    .in = in Grassland F
territory-g-desert = Desert G
    .in = in Desert G
territory-g-forest = Forest G
    .in = in Forest G
territory-g-hills = Hills G
    .in = in Hills G
territory-h-hills = Hills H
    .in = in Hills H
territory-h-grassland = Grassland H
    .in = in Grassland H
territory-h-water = Water H
    .in = on Water H

## Building grounds with their materials

site-ground-1 = { site-ground } ({ material-gold }, { material-jade })
site-ground-2 = { site-ground } ({ material-oil }, { material-sulfur })
site-ground-3 = { site-ground } ({ material-tar }, { material-copper })
site-ground-4 = { site-ground } ({ material-oil }, { material-tar }, { material-jade })
site-ground-5 = { site-ground } ({ material-gold }, { material-sulfur }, { material-copper })
site-ground-6 = { site-ground } ({ material-oil }, { material-sulfur }, { material-tar })
site-island = island ({ material-gold }, { material-jade }, { material-copper })

## Spaces of markers

space-ideas = ideas
space-focus = focus
space-food = food
space-money = money
space-plan-1 = planning on 1
space-plan-2 = planning on 2
space-plan-3 = planning on 3
space-plan-4 = planning on 4
space-plan-5 = planning on 5
space-plan-6 = planning on 6
space-stamina = { feature-stamina }
space-intelligence = { feature-intelligence }
space-calm = { feature-calm }
space-dexterity = { feature-dexterity }
space-expression = { feature-expression }
space-perception = { feature-perception }
space-wood = { material-wood }
space-beeswax = { material-beeswax }
space-oil = { material-oil }
space-papyrus = { material-papyrus }
space-herbs = { material-herbs }
space-gold = { material-gold }
space-cotton = { material-cotton }
space-clay = { material-clay }
space-sulfur = { material-sulfur }
space-coal = { material-coal }
space-peat = { material-peat }
space-tar = { material-tar }
space-stone = { material-stone }
space-iron-ore = { material-iron-ore }
space-jade = { material-jade }
space-sand = { material-sand }
space-salt = { material-salt }
space-copper = { material-copper }
space-raw-a-water = raw material { territory-a-water.in }
space-raw-b-hills = raw material { territory-b-hills.in }
space-raw-b-forest = raw material { territory-b-forest.in }
space-raw-b-mountains = raw material { territory-b-mountains.in }
space-raw-c-desert = raw material { territory-c-desert.in }
space-raw-c-swamp = raw material { territory-c-swamp.in }
space-raw-c-grassland = raw material { territory-c-grassland.in }
space-raw-d-desert = raw material { territory-d-desert.in }
space-raw-d-water = raw material { territory-d-water.in }
space-raw-d-forest = raw material { territory-d-forest.in }
space-raw-e-water = raw material { territory-e-water.in }
space-raw-e-mountains = raw material { territory-e-mountains.in }
space-raw-e-swamp = raw material { territory-e-swamp.in }
space-raw-f-swamp = raw material { territory-f-swamp.in }
space-raw-f-mountains = raw material { territory-f-mountains.in }
space-raw-f-grassland = raw material { territory-f-grassland.in }
space-raw-g-desert = raw material { territory-g-desert.in }
space-raw-g-forest = raw material { territory-g-forest.in }
space-raw-g-hills = raw material { territory-g-hills.in }
space-raw-h-hills = raw material { territory-h-hills.in }
space-raw-h-grassland = raw material { territory-h-grassland.in }
space-raw-h-water = raw material { territory-h-water.in }
space-resets = reset columns
space-island = { site-island }

## Chips and cards under other names

chip-G1 = { goal-G1 }
chip-G2 = { goal-G2 }
chip-G3 = { goal-G3 }
chip-G4 = { goal-G4 }
chip-G5 = { goal-G5 }
chip-G6 = { goal-G6 }
chip-G7 = { goal-G7 }
chip-G8 = { goal-G8 }
chip-G9 = { goal-G9 }
chip-G10 = { goal-G10 }
chip-G11 = { goal-G11 }
chip-G12 = { goal-G12 }
chip-G13 = { goal-G13 }
chip-G14 = { goal-G14 }
chip-G15 = { goal-G15 }
chip-G16 = { goal-G16 }
chip-G17 = { goal-G17 }
chip-G18 = { goal-G18 }
chip-G19 = { goal-G19 }
chip-G20 = { goal-G20 }
chip-G21 = { goal-G21 }
chip-G22 = { goal-G22 }
chip-G23 = { goal-G23 }
chip-G24 = { goal-G24 }
chip-G25 = { goal-G25 }
chip-G26 = { goal-G26 }
chip-G27 = { goal-G27 }
chip-G28 = { goal-G28 }
chip-G29 = { goal-G29 }
chip-G30 = { goal-G30 }
chip-G31 = { goal-G31 }
chip-G32 = { goal-G32 }
chip-G33 = { goal-G33 }
chip-G34 = { goal-G34 }
chip-G35 = { goal-G35 }
chip-G36 = { goal-G36 }
chip-G37 = { goal-G37 }
chip-G38 = { goal-G38 }
chip-G39 = { goal-G39 }
chip-G40 = { goal-G40 }
chip-G41 = { goal-G41 }
chip-G42 = { goal-G42 }
chip-G43 = { goal-G43 }
chip-G44 = { goal-G44 }
chip-G45 = { goal-G45 }
chip-G46 = { goal-G46 }
chip-G47 = { goal-G47 }
chip-G48 = { goal-G48 }
chip-G49 = { goal-G49 }
chip-G50 = { goal-G50 }
chip-G51 = { goal-G51 }
chip-G52 = { goal-G52 }
chip-G53 = { goal-G53 }
chip-G54 = { goal-G54 }
chip-G55 = { goal-G55 }
chip-G56 = { goal-G56 }
chip-G57 = { goal-G57 }
chip-G58 = { goal-G58 }
chip-G59 = { goal-G59 }
chip-G60 = { goal-G60 }
chip-G61 = { goal-G61 }
chip-G62 = { goal-G62 }
chip-G63 = { goal-G63 }
chip-G64 = { goal-G64 }
chip-G65 = { goal-G65 }
card-M1 = { marker-M1 }
card-M2 = { marker-M2 }
card-M3 = { marker-M3 }
card-M4 = { marker-M4 }
card-M5 = { marker-M5 }
card-M6 = { marker-M6 }
card-M7 = { marker-M7 }
card-M8 = { marker-M8 }
card-M9 = { marker-M9 }
card-M10 = { marker-M10 }
card-M11 = { marker-M11 }
card-M12 = { marker-M12 }

## Categories

category-technology = { track-technology }
category-prestige = { track-prestige }
category-knowledge = { track-knowledge }
category-construction = { track-construction }
category-culture = { track-culture }
category-evolution = Evolution
category-prosperity = Prosperity
category-population = Population
category-expansion = Expansion

## Sources of points, how the game ends

source-from-fire = Fire encampments
source-from-sites = Revealed sites
source-from-cards = Cost spaces of cards
source-from-tracks = Progress tracks
source-from-sales = Sales
source-from-income = Income chips
source-from-oaks = Mystic oaks
source-from-strong = Strong tribes
source-from-categories = Era scoring
source-from-statues = Statues
source-from-effects = Other effects
source-technology = { category-technology }
source-prestige = { category-prestige }
source-knowledge = { category-knowledge }
source-construction = { category-construction }
source-culture = { category-culture }
source-evolution = { category-evolution }
source-prosperity = { category-prosperity }
source-population = { category-population }
source-expansion = { category-expansion }
source-stages = Stages of the console
source-point-bonus = Point bonuses
over-by-eras = all four eras are over

## Small words

place-fire = on the fire encampment
place-camp = on an encampment or boat
place-wild = in the wilderness
strength-weak = weak tribe
strength-strong = strong tribe
kind-activation = activation die
kind-fate = fate die
kind-invention = { deck-invention }
    .of = { deck-invention.of }
kind-mutation = { deck-mutation }
    .of = { deck-mutation.of }
kind-insight = { deck-insight }
    .of = { deck-insight.of }
kind-building = { deck-building }
    .of = { deck-building.of }
kind-achievement = { deck-achievement }
    .of = { deck-achievement.of }
kind-goal = goal chips
kind-attribute = attribute chips
kind-markers = starting marker card
    .of = starting marker cards
value-used = a used one
card-console = the console
way-straight = straight
way-round = turned around

## Branches

what-hunt = Hunt
what-strengthen = Strengthen tribes
what-explore = Explore
what-find = Lucky find
what-project = Building project
what-install = Install a card or chip
what-goal = Goal chips
what-plan = Planning markers
what-gain = Gain it
what-draw = Draw cards and keep some
what-dice = An activation die and a fate die
what-ideas = Ideas
what-focus = Focus marker
what-food = Food
what-move = Move feature markers
what-income = Action of an income chip
what-produce = Produce a raw material
what-transport = Transport a raw material
what-sale = Sale
what-purchase = Purchase
what-procreate = Procreation
what-test = Favor test
what-favor = One space on the Favor of Agera track
what-stage = Flip a stage tile
what-points = 3 SP
what-activity = An activity
what-tribe = Remove a tribe
what-activation-die = An activation die
what-fate-die = A fate die
what-lose = Take the loss
what-hotter = One step hotter
what-colder = One step colder

## Choices, as lines of a menu

action-activate = Activate the module { $module }
action-reset = Reset
action-attribute = Take the attribute chip “{ $attribute }”
action-use-die = Use the die { $value }
action-use-plan = Use the planning marker { $value }
action-use-focus = Use a focus marker
action-reroll = Roll the die { $value } again
action-do = { $what }
action-done = Done
action-decline = Decline
action-in = Here: { $territory }
action-to = Go to: { $territory }
action-tribe = { $territory }, { $place }: { $strength }
action-land = Search: { $terrain }
action-camp-fire = The fire encampment
action-camp-free = Another free encampment or boat seat
action-displace = Displace a { $strength } of { $seat }
action-spend-ideas = Spend ideas to pass
action-fail = Accept the failure
action-value = Value { $value }
action-take = Take: { $material }
action-pay = Pay: { $material }
action-sell = Sell for money: { $material }
action-sell-points = Sell for 2 SP: { $material }
action-buy = Buy: { $material }
action-site = Site { $space }
action-build = Build { $project_object }
action-slot = Settlement { $slot }
action-feature = Gain a marker: { $feature }
action-lift = Take a marker from: { $feature }
action-drop = Put the marker on: { $feature }
action-return = Return a marker: { $feature }
action-track = Advance { $track_on }
action-upgrade = Upgrade the module { $module }
action-stage = Stage tile { $stage }
action-column = Column { $column }
action-beside = Beside the other chip
action-atop = On top of the other chip
action-install = Install “{ $card }”
action-keep = Keep “{ $card }”
action-keep-from = Keep a card of this kind: { $deck }
action-discard = Discard “{ $card }”
action-open-stack = Face-up stack: { $deck }
action-closed-stack = Face-down stack: { $deck }
action-as-stage = At the cost of stage { $stage }
action-ignore = Ignore cost space { $space }
action-by-material = Pay the material
action-by-settlements = Meet it with settlements
action-take-goal = Take the goal chip “{ $goal }”
action-goal-space = Space { $space } of the goal area
action-install-goal = Install the goal chip “{ $goal }”
action-take-chip = Take the income chip “{ $income }”
action-use-chip = Action of “{ $element }”
action-point-chip = 1 SP from “{ $element }”
action-activity = Activity: { $card }
action-rob = Take it from { $seat }
action-give-die = Hand over the die: { $value }
action-plan-on = Plan on dice space { $value }
action-free = Return a marker to the supply: { $space }
action-feed =
    { $number ->
        [0] Feed nobody
        [one] Feed { $number } tribe
       *[other] Feed { $number } tribes
    }
action-save =
    { $number ->
        [0] Save nobody
        [one] Save { $number } tribe by favor
       *[other] Save { $number } tribes by favor
    }
action-keep-markers = Keep the marker card “{ $marker }”
action-pick = Take the starting chip “{ $chip }”
action-starter = { $seat } begins
action-cover = Layout { $number }
action-lay = Tile { $tile }, { $way }
action-category = Scoring tile: { $category }
action-deal-card = Card “{ $card }”
action-deal-income = Income chip “{ $income }”
action-deal-attribute = Attribute chip “{ $attribute }”
action-deal-goal = Goal chip “{ $goal }”
action-deal-event = Event “{ $incident }”
action-deal-markers = Marker card “{ $marker }”
action-deal-chip-card = Chip card “{ $chip }”
action-site-is = The site is: { $site }
action-tile-is = The material tile is: { $material }
action-roll = The die shows { $value }
action-set = Starting set { $number }

## What is expected now

prompt-turn =
    { $last ->
        [0] Era { $era }: activate a module or do a Reset.
       *[other] Era { $era }, last round: activate a module or do a Reset.
    }
prompt-pay-dice = Pay for the module { $module } with dice or markers.
prompt-branch = Module { $module }: choose what to do.
prompt-menu = Choose the next action of the module.
prompt-reset-marker = Reset bonus: 1 idea or 1 food?
prompt-reset-dice = Reset: all used dice are rolled. You may choose unused dice to roll as well.
prompt-reroll = Choose dice to roll again.
prompt-turn-die = Choose a die to turn.
prompt-turn-die-to = Choose the new value of the die.
prompt-rob-die = The display is empty; choose whose { $kind } to take.
prompt-give-die = Choose which die to hand over.
prompt-gain-income = Take one of the displayed income chips.
prompt-use-income = Use the chip’s action or take 1 SP?
prompt-income-actions = Choose an income chip to use.
prompt-income-phase = Income: use each of your chips once, in any order.
prompt-attributes = You may still take attribute chips.
prompt-place-element = “{ $element }”: choose the column.
prompt-place-half = Choose where in the column the goal chip lies.
prompt-weather =
    { $beyond ->
        [0] Weather: choose an effect.
       *[other] The weather crossed the white line: remove a tribe.
    }
prompt-lose-tribe = You lose a tribe: choose which one.
prompt-lose-building = You lose a building: choose which one returns to your console.
prompt-explore = Choose the territory to explore from.
prompt-reveal = You may reveal a face-down site.
prompt-judge-test =
    Passing the favor test costs { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }: spend or fail?
prompt-hunt = Choose where to hunt.
prompt-hunt-with = Hunt, { $territory }: choose a die value.
prompt-lucky-find = Lucky find: choose a terrain.
prompt-find-with = Lucky find: choose a material the dice allow.
prompt-feed = Feeding: { $territory }, { $place }, { $strength } ×{ $tribes }, { $need } food each. You have { $food }; the others still need { $wanted }.
prompt-perish =
    { $territory }: { $tribes ->
        [one] { $tribes } tribe
       *[other] { $tribes } tribes
    } would die. Save some by favor?
prompt-take-goal = You may take a goal chip.
prompt-goal-space = Choose the space for the goal chip “{ $chip }”.
prompt-install-goal = Choose a goal chip to install.
prompt-produce =
    Produce: choose a territory; { $left ->
        [one] { $left } raw material
       *[other] { $left } raw materials
    } left.
prompt-transport =
    Transport: choose a territory; { $left ->
        [one] { $left } raw material
       *[other] { $left } raw materials
    } left.
prompt-unload = The boat, { $territory }: which material does it deliver?
prompt-take-material = Choose a material for your storage.
prompt-extra-find = Extra find: choose a material.
prompt-sale = Sale: one material for money and one for SP, in either order; you may skip either.
prompt-purchase = Purchase: choose a material.
prompt-install-card = Choose which of your { $deck_of } to install.
prompt-card-column = Choose the column for “{ $card }”.
prompt-card-stage = Choose the stage whose cost you pay for “{ $card }”.
prompt-ignore-space = You may ignore a cost space of “{ $card }”.
prompt-alternatives = “{ $card }”: pay the material or use settlements?
prompt-replenish = Your supply is empty; return markers to gain more ({ $space }, missing: { $missing }).
prompt-activity = Choose an activity.
prompt-plan-on = Choose the dice space for the planning markers.
prompt-gain-feature = Choose a feature to gain.
prompt-move-feature = Choose a feature marker to move.
prompt-drop-feature = Choose where the marker goes (from: { $feature }).
prompt-weak-tribes = Choose a territory for weak tribes.
prompt-wings = You may choose a strong tribe to fly.
prompt-flight = Choose where the flying tribe from { $territory } settles.
prompt-rescue = Choose a tribe to leave the wilderness.
prompt-rescue-to = Choose the encampment.
prompt-shift-weather = You may move the weather indicator.
prompt-grotto = Hidden grotto: choose a territory.
prompt-grotto-goods = Hidden grotto: choose what comes home.
prompt-holy-rock = Holy rock: choose a territory for the favor test.
prompt-pay-part = “{ $element }”: choose what to pay; { $left } left.
prompt-offer-trigger = “{ $element }”: pay for the benefit, or decline.
prompt-build = Choose a building project.
prompt-build-at = Choose where to build: { $project }.
prompt-go-aboard = You may send a strong tribe aboard.
prompt-statue-of = Choose the material of the statue.
prompt-settlement-of = Choose the settlement to build.
prompt-pay-settlement = Pay the materials of the settlement.
prompt-gain-card = Take the top card of a stack.
prompt-choose-stacks = Choose the stack to draw from; { $left } left to draw.
prompt-keep-cards = Choose which of the drawn cards to keep ({ $keep }).
prompt-keep-from = Choose a drawn card to keep ({ $keep } left).
prompt-keep-start = Choose one of these { $kind_of }.
prompt-pick-chip-card = Pick a starting chip; the goal chip below it comes with it.
prompt-freeze = Choose the strong tribe the glacier weakens.
prompt-advance = Choose a progress track; steps: { $steps }.
prompt-favor-or-income = Choose one space of favor or an income chip’s action.
prompt-stage-or-points = Choose the stage tile or the SP.
prompt-upgrade = You have earned an upgrade: choose a main module.
prompt-flip-stage = Choose the stage tile to activate.
prompt-settle = Choose the encampment: { $territory }.
prompt-migrate =
    Migration: choose a tribe; { $left ->
        [one] { $left } migration
       *[other] { $left } migrations
    } left.
prompt-journey = Choose where the tribe from { $territory } settles (steps: { $left }).
prompt-procreate =
    Procreation: choose a territory; { $left ->
        [one] { $left } procreation
       *[other] { $left } procreations
    } left.
prompt-strengthen = Choose a weak tribe to strengthen; left: { $left }.

## The log

event-phase =
    Era { $era }, phase { $phase }: { $phase ->
        [1] new cards
        [2] new goals
        [3] extra finds
        [4] actions
        [5] sites
        [6] feeding
        [7] event
       *[other] income
    }.
event-activated =
    { $seat } activates { $module }{ $level ->
        [0] {""}
        [1] {" "}I
        [2] {" "}II
       *[other] {" "}III
    }{ $rolled ->
        [0] {""}
       *[other] , dice { $dice }
    }{ $planned ->
        [0] {""}
       *[other] , planning { $plans }
    }{ $focused ->
        [0] {""}
       *[other] , focus ×{ $focused }
    }{ $ideas ->
        [0] {""}
       *[other] , ideas ×{ $ideas }
    }.
event-branch = { $seat } chooses: { $what }.
event-event =
    Event of this era: { $incident } (weather: { $shift ->
        [2] 2 steps hotter
        [1] 1 step hotter
        [-1] 1 step colder
       *[other] 2 steps colder
    }).
event-event-for = The event “{ $incident }” applies to { $seat }.
event-event-nobody = The event “{ $incident }” applies to nobody.
event-monolith = { $seat } now holds the starting monolith.
event-gorge = { $seat } meets the Grimwolves of site { $space }, who want food.
event-glacier = The Glacier of site { $space } reaches a tribe of { $seat }.
event-grotto = { $seat } is helped by a Hidden grotto { $territory_in }.
event-holy-rock = { $seat } tests favor at a Holy rock for a new tribe { $territory_in }.
event-favor-lost = { $seat } moves back to space { $space } of the Favor of Agera track to save tribes.
event-set-out = { $seat } sends a tribe out from { $territory }; migrations used: { $steps }.
event-stage-flipped = { $seat } activates stage tile { $stage }.
event-aboard = { $seat } sends a tribe aboard { $territory_in }.
event-hunts = { $seat } hunts { $territory_in }.
event-searches = { $seat } tries a lucky find { $terrain_in }.
event-explores = { $seat } explores around { $territory }.
event-sells = { $seat } sells: { $material }.
event-buys = { $seat } buys: { $material }.
event-activity = { $seat } performs an activity: { $card }.
event-moved = { $seat } moves a feature marker: { $feature } → { $space }.
event-income-used = { $seat } uses the income chip “{ $element }”.
event-displaced = { $seat } displaces a tribe of { $by } { $territory_in }.
event-installed = { $seat } installs “{ $element }” in column { $column }, stage { $stage }.
event-triggered = { $seat } uses the ability of “{ $element }”.
event-weather =
    { $weather ->
        [2] The weather is hot.
        [1] The weather is warm.
        [0] The weather is mild.
        [-1] It rains.
       *[other] The weather is cold.
    }{ $beyond ->
        [0] {""}
       *[other] {" "}It crossed the white line.
    }
event-building-lost = { $seat } takes a building back to the console: { $project } ({ $territory }).
event-era-scored = The category of this era is scored: { $category }.
event-site-shown = Site { $space } is revealed: { $site }.
event-farm-lost = { $seat } loses a farm to the volcano: { $territory }.
event-test-passed = { $seat } passes the favor test.
event-test-failed = { $seat } fails the favor test.
event-gained = { $seat } gains: { $space } ×{ $number }.
event-returned = { $seat } returns: { $space } ×{ $number }.
event-farm-built = { $seat } builds a farm: { $territory }.
event-boat-built = { $seat } builds a boat: { $territory }.
event-statue-built =
    { $seat } builds a statue { $space ->
        [25] on the island
       *[other] on site { $space }
    } ({ $material }).
event-settlement-built =
    { $seat } builds settlement { $slot } { $space ->
        [25] on the island
       *[other] on site { $space }
    }.
event-markers = { $seat } starts with the marker card “{ $card }”.
event-earned = { $seat } gains { $points } SP ({ $source }).
event-advanced = { $seat } reaches space { $space } { $track_on }.
event-favor = { $seat } stands on space { $space } of the Favor of Agera track.
event-upgraded =
    { $seat } upgrades { $module } to level { $level ->
        [1] I
        [2] II
       *[other] III
    }.
event-tribe-lost = { $seat } loses a tribe: { $territory }.
event-settled =
    { $seat } settles a tribe { $territory_in }, { $place }{ $weak ->
        [0] {""}
       *[other] ; the tribe is weak
    }.
event-developed = { $territory } is developed: { $material }.
event-indicator = { $seat } does a Reset: { $resets } of { $end }.
event-last-round = Era { $era }: the last action round follows.

## Options

option-start = Start
    .why = How the first cards are handed out.
option-start-beginner = ready-made sets
option-start-advanced = everyone chooses
option-start-mixed = the first seat gets a set, the others choose
option-map = Map
    .why = How the continent is laid out.
option-map-random = at random
option-map-first-game = three tiles fixed, for the first game
option-start-tiles = Starting territories
    .why = Which materials lie there.
option-start-tiles-random = drawn at random
option-start-tiles-first-games = wood and papyrus
option-starter = First player
    .why = Who holds the monolith in the first era.
option-starter-random = chosen at random
option-starter-0 = the first seat
option-starter-1 = the second seat
option-starter-2 = the third seat
option-starter-3 = the fourth seat
