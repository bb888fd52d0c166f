### Why a choice is not possible. No full stop: the rule’s id follows.

## In general

refusal-not-offered = This is not among the choices now
refusal-must-choose = This choice cannot be skipped
refusal-turn-now = First activate a module or do a Reset
refusal-place-not-now = There is nothing to choose on the continent now
refusal-replenishing-now = Your supply is empty: first decide which markers to return to it ({ $space })

## Modules and dice

refusal-one-module-a-turn = A turn is one module or one Reset; finish this one first
refusal-no-action-phase = Modules and Resets belong to phase 4; this is phase { $phase }
refusal-module-first = Dice and markers pay for a module; choose the module first
refusal-two-dice-needed = A module takes two dice or markers; you have { $have }
refusal-module-not-payable =
    { $module } takes { $low } and { $high }; even your best pair needs { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }, and you have { $have }
refusal-too-many-dice = A Reset needs at most { $most } dice on your dice spaces; you have { $dice }
refusal-no-such-die = You have no die { $value } to choose
refusal-no-planning-marker = You have no planning marker on { $value }
refusal-no-focus-marker = You have no focus marker
refusal-die-does-not-fit =
    Paid with this, { $module } costs { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }; you have { $have }
refusal-not-this-module = { $module } does not do that now
refusal-nothing-to-install = None of your cards of this kind can be installed now: { $deck }
refusal-not-the-richest = { $seat } does not have the most dice of this kind
refusal-own-dice = Dice come from other civilizations, never from your own

## Food, weather, favor

refusal-fewer-tribes = There are fewer tribes here: { $tribes }
refusal-fed-anyway = Tribes fed in any case here: { $tribes }
refusal-not-enough-food = This takes { $need } food; you have { $have }
refusal-not-enough-favor = You would need a higher space on the Favor of Agera track; you are on { $space }
refusal-weather-must = Bad weather can’t be declined

## Tribes

refusal-no-such-tribe = You have no such tribe there: { $territory }
refusal-no-tribe-there = You have no tribe there: { $territory }
refusal-strong-tribe-only = Only a strong tribe can do this
refusal-already-strong = This tribe is already strong
refusal-nowhere-to-go = No encampment or boat is within reach from there: { $territory }
refusal-tribe-settled = This tribe has already settled during these migrations: { $territory }
refusal-not-next-to-boat = This tribe is not next to the boat’s water
refusal-not-next-to-glacier = This tribe is not next to the glacier
refusal-kept-for-second-glacier = Then the second glacier would find no strong tribe; choose another one for the first
refusal-not-back = A tribe can’t return to where it set out in the same turn
refusal-too-far = Too far, or over water without a free seat: { $territory }; migrations left: { $left }
refusal-no-camp-there = Every encampment there is taken by tribes you cannot displace: { $territory }
refusal-no-boat-there = You have no boat there: { $territory }
refusal-boat-full = Your boat there is full; its seats: { $seats }
refusal-no-free-camp = No encampment without fire is free there: { $territory }
refusal-protected-tribe = A card of its owner keeps this tribe from being displaced
refusal-nobody-to-displace = No such tribe is on an encampment there: { $territory }
refusal-here-only = This procreation is for one territory only: { $territory }
refusal-no-tribe-left = All your tribes are already on the continent
refusal-boat-needs-one = On water you need a boat with exactly one tribe aboard

## Territories and sites

refusal-hunted-already = Someone has already hunted there this era: { $territory }
refusal-no-raw-there = You have no raw material there: { $territory }
refusal-no-tile-near = No face-up material tile lies next to the boat, so its cargo cannot be named yet
refusal-no-such-tile-near = The tile of this material does not lie face up next to the boat: { $material }
refusal-boat-loaded = Your boat there already carries a raw material: { $territory }
refusal-nothing-built-there = You have nothing there that could be returned: { $territory }
refusal-not-next-to-site = This territory does not touch site { $space }: { $territory }
refusal-no-tribe-on-terrain = You have no tribe { $terrain_in }
refusal-other-terrain = This find comes from another terrain: { $terrain }
refusal-not-enough-ideas =
    This takes { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }; you have { $have }
refusal-site-shown-already = Site { $space } is already face up

## Building projects

refusal-build-not-now = Projects are built with the module Building or by some cards
refusal-same-project = At this level the second project must be of the same kind: { $project }
refusal-none-left-to-build = None is left on your console: { $project }
refusal-no-building-place = There is nowhere to build { $project_object } now
refusal-statue-needs-material = You have none of the materials this ground lists in storage
refusal-settlement-needs-materials = You don’t have all the materials for any remaining settlement in storage
refusal-farm-on-land = Farms are built on land
refusal-farm-there = There is already a farm; its owner: { $seat }
refusal-volcano-near = There is a volcano next to it: { $territory }
refusal-farm-space-blocked = V.I.C.I.’s provisions block the farm space there: { $territory }
refusal-boat-on-water = Boats are built on water
refusal-boat-there = You already have a boat there: { $territory }
refusal-no-tribe-beside = You have no tribe next to it: { $territory }
refusal-site-face-down = Site { $space } is face down
refusal-no-building-ground = Site { $space } is not a Building ground
refusal-island-needs-boat = The island needs your boat with a tribe aboard on its water
refusal-no-tribe-near-site = You have no tribe next to site { $space }
refusal-two-buildings = You already have two buildings on that ground
refusal-one-settlement = You already have a settlement on that ground
refusal-not-listed-there = This ground does not list: { $material }
refusal-none-stored = You have none in storage: { $material }
refusal-settlement-stands = Settlement { $slot } is already built
refusal-settlement-lacks = Settlement { $slot } lacks: { $material }

## Trade, features, tracks, activities

refusal-trade-not-now = You sell and buy with the module Trade or by some cards
refusal-sold-already = This sale has already brought money; it may still bring SP
refusal-sold-for-points = This sale has already brought SP; it may still bring money
refusal-not-enough-money = This purchase costs { $money } money; you have { $have }
refusal-no-feature-marker = You have no marker of { $feature_of }
refusal-feature-moved = The markers of { $feature_of } have just been moved there; none is moved twice
refusal-another-feature = The marker goes to another feature space
refusal-track-not-now = Steps on tracks come from cards, statues and activities
refusal-upgrade-not-now = Upgrades come from goal chips, tracks and some cards
refusal-level-three = { $module } is already at level III
refusal-module-without-value = This bonus is for modules with a { $value }; { $module } has none
refusal-stage-active = Stage tile { $stage } is already active
refusal-activity-not-now = Activities come from the module Activity, the weather and some cards
refusal-activity-not-installed = You have not installed a card with this activity
refusal-activity-repeated = At level II the second activity must be a different one
refusal-activity-too-dear = You can’t pay for this activity

## Cards

refusal-card-not-in-hand = This card is not in your hand: “{ $card }”
refusal-card-needs-module = Cards of this kind are installed with the module { $module }
refusal-not-to-choose-from = This is not among the cards to choose from
refusal-card-needs-research = Cards are taken with the module Research or by some cards
refusal-other-deck = Now it must be a card of this kind: { $deck }
refusal-lacks-material = “{ $card }” in stage { $stage }: { $material } ×{ $need }, you have { $have }
refusal-lacks-material-or = “{ $card }” in stage { $stage }: { $material } ×{ $need } (you have { $have }) or settlements: { $settlements }
refusal-lacks-feature = “{ $card }” in stage { $stage }: { $feature } ×{ $need }, you have { $have }
refusal-column-taken = Column { $column } holds another kind: { $kind }
refusal-column-elsewhere = This kind already has a column of its own: { $column }
refusal-column-uneven = A single goal chip lies on top of column { $column }; a full element doesn’t fit on it
refusal-stage-too-low = The card lies in stage { $stage }, so at least that cost is due
refusal-stage-asks-no-more = Stage { $stage } asks for nothing more than the one below
refusal-space-inactive = Cost space { $space } is not active
refusal-stack-empty = This stack is empty: { $deck }
refusal-face-down-stacks-only = These cards are drawn from face-down stacks

## Chips

refusal-attribute-not-shown = “{ $element }” is not on display
refusal-attribute-not-met = “{ $element }” asks for { $feature } ×{ $need }; you have { $have }
refusal-attribute-after-this = You may take “{ $element }” once this is finished
refusal-goal-not-visible = “{ $goal }” is not visible in your goal area
refusal-goal-needs-planning = Goal chips are installed with the module Planning
refusal-goal-not-now = Goal chips are taken in phase 2, with Planning III or by some cards
refusal-goal-not-met =
    The goal “{ $goal }” is not met yet. { $counted ->
        [track] { need-track }
        [feature] { need-feature }
        [stored-kinds] { need-stored-kinds }
        [stored-row] { need-stored-row }
        [focus] { need-focus }
        [activation-dice] { need-activation-dice }
        [fate-dice] { need-fate-dice }
        [tribes] { need-tribes }
        [fire-camps] { need-fire-camps }
        [territories] { need-territories }
        [terrains] { need-terrains }
        [crowd] { need-crowd }
        [farms] { need-farms }
        [boats] { need-boats }
        [statues] { need-statues }
        [settlements] { need-settlements }
        [sites] { need-sites }
        [cards] { need-cards }
        [modules] { need-modules }
        [stage] { need-stage }
        [lowest-track] { need-lowest-track }
        [tracks-at] { need-tracks-at }
        [planning] { need-planning }
        [feature-kinds] { need-feature-kinds }
       *[shared] { need-shared }
    } So far: { $have }
refusal-goal-too-dear = You can’t pay what “{ $goal }” asks for
refusal-not-on-display = This chip is not on display
refusal-income-not-now = Income chips come from settlements, a completed stage 1 and some cards
refusal-income-not-installed = You have not installed this income chip
refusal-income-use-later = Income chips work in phase 8, with Invention, by tracks and by the weather
refusal-income-used = This chip has already been used in this phase
refusal-this-chip-only = Only the chip you just gained works now
