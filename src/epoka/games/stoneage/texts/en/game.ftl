### Stone Age: its names, and the sentences of choices, prompts, log and refusals.
### Names are written as inside a sentence; `$place_to` means the attribute .to of the place, and so on.
### Log sentences begin with the player's name. Refusals have no full stop: the rule's id follows.

## The game

game-stone-age = Stone Age

## Places: the name, where to, where, where from

place-hunt = hunting grounds
    .to = to the hunting grounds
    .at = on the hunting grounds
    .from = from the hunting grounds
place-forest = forest
    .to = to the forest
    .at = in the forest
    .from = from the forest
place-clay = clay pit
    .to = to the clay pit
    .at = in the clay pit
    .from = from the clay pit
place-quarry = quarry
    .to = to the quarry
    .at = in the quarry
    .from = from the quarry
place-river = river
    .to = to the river
    .at = at the river
    .from = from the river
place-toolmaker = tool maker
    .to = to the tool maker
    .at = at the tool maker
    .from = from the tool maker
place-hut = hut
    .to = to the hut
    .at = in the hut
    .from = from the hut
place-field = field
    .to = to the field
    .at = in the field
    .from = from the field
place-card-1 = card in slot 1
    .to = to the card in slot 1
    .at = on the card in slot 1
    .from = from the card in slot 1
place-card-2 = card in slot 2
    .to = to the card in slot 2
    .at = on the card in slot 2
    .from = from the card in slot 2
place-card-3 = card in slot 3
    .to = to the card in slot 3
    .at = on the card in slot 3
    .from = from the card in slot 3
place-card-4 = card in slot 4
    .to = to the card in slot 4
    .at = on the card in slot 4
    .from = from the card in slot 4
place-building-1 = building on stack 1
    .to = to the building on stack 1
    .at = on the building of stack 1
    .from = from the building on stack 1
place-building-2 = building on stack 2
    .to = to the building on stack 2
    .at = on the building of stack 2
    .from = from the building on stack 2
place-building-3 = building on stack 3
    .to = to the building on stack 3
    .at = on the building of stack 3
    .from = from the building on stack 3
place-building-4 = building on stack 4
    .to = to the building on stack 4
    .at = on the building of stack 4
    .from = from the building on stack 4

## Goods: the name, one of it as an object, `$amount` of it as an object, in a list, "of" it, "for" it

good-wood = wood
    .one = 1 wood
    .count = { $amount } wood
    .listed = { $amount } wood
    .of = wood
    .for = for wood
good-clay = clay
    .one = 1 clay
    .count = { $amount } clay
    .listed = { $amount } clay
    .of = clay
    .for = for clay
good-stone = stone
    .one = 1 stone
    .count = { $amount } stone
    .listed = { $amount } stone
    .of = stone
    .for = for stone
good-gold = gold
    .one = 1 gold
    .count = { $amount } gold
    .listed = { $amount } gold
    .of = gold
    .for = for gold
good-food = food
    .one = 1 food
    .count = { $amount } food
    .listed = { $amount } food
    .of = food
    .for = for food

# The two resources of one card (SA-42).
first-wood = { good-wood }
first-clay = { good-clay }
first-stone = { good-stone }
first-gold = { good-gold }
second-wood = { good-wood }
second-clay = { good-clay }
second-stone = { good-stone }
second-gold = { good-gold }

## Parts of cards and buildings

symbol-pottery = pottery
symbol-weaving = weaving
symbol-art = art
symbol-time = time
symbol-transport = transport
symbol-music = music
symbol-medicine = medicine
symbol-writing = writing

profession-farmer = farmer
profession-toolmaker = tool maker
profession-builder = builder
profession-shaman = shaman

upper-dice-for-all = dice for everyone
upper-food = food
upper-resource = resource
upper-resource-by-dice = resource by dice
upper-points = points
upper-tool = tool
upper-agriculture = step in agriculture
upper-extra-card = extra card
upper-single-use-tool = single-use tool
upper-two-resources = any two resources

-wood = { $n } wood
-clay = { $n } clay
-stone = { $n } stone
-gold = { $n } gold
-food = { $n } food
-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
-by-dice = for a roll of 2 dice
-farmers =
    { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }
-toolmakers =
    { $n ->
        [one] { $n } tool maker
       *[other] { $n } tool makers
    }
-builders =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
-shamans =
    { $n ->
        [one] { $n } shaman
       *[other] { $n } shamans
    }
-resources-of-kinds =
    { $n } resources of { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }

## Civilization cards: what the upper part brings · what the lower part counts

card-C01 = { -food(n: 7) } · { symbol-pottery }
card-C02 = { upper-dice-for-all } · { symbol-pottery }
card-C03 = { -food(n: 1) } · { symbol-weaving }
card-C04 = { -food(n: 3) } · { symbol-weaving }
card-C05 = { good-gold } { -by-dice } · { symbol-art }
card-C06 = { upper-tool } · { symbol-art }
card-C07 = { upper-agriculture } · { symbol-time }
card-C08 = { upper-dice-for-all } · { symbol-time }
card-C09 = { -stone(n: 2) } · { symbol-transport }
card-C10 = { upper-dice-for-all } · { symbol-transport }
card-C11 = { -points(n: 3) } · { symbol-music }
card-C12 = { -points(n: 3) } · { symbol-music }
card-C13 = { -food(n: 5) } · { symbol-medicine }
card-C14 = { upper-two-resources } · { symbol-medicine }
card-C15 = { upper-extra-card } · { symbol-writing }
card-C16 = { upper-dice-for-all } · { symbol-writing }
card-C17 = { -stone(n: 1) } · { -farmers(n: 1) }
card-C18 = { upper-agriculture } · { -farmers(n: 1) }
card-C19 = { upper-dice-for-all } · { -farmers(n: 1) }
card-C20 = { -food(n: 3) } · { -farmers(n: 2) }
card-C21 = { upper-dice-for-all } · { -farmers(n: 2) }
card-C22 = { upper-single-use-tool } 4 · { -toolmakers(n: 1) }
card-C23 = { upper-single-use-tool } 3 · { -toolmakers(n: 1) }
card-C24 = { upper-single-use-tool } 2 · { -toolmakers(n: 2) }
card-C25 = { upper-dice-for-all } · { -toolmakers(n: 2) }
card-C26 = { upper-dice-for-all } · { -toolmakers(n: 2) }
card-C27 = { -food(n: 4) } · { -builders(n: 1) }
card-C28 = { upper-dice-for-all } · { -builders(n: 1) }
card-C29 = { -food(n: 2) } · { -builders(n: 2) }
card-C30 = { upper-dice-for-all } · { -builders(n: 2) }
card-C31 = { -points(n: 3) } · { -builders(n: 3) }
card-C32 = { -stone(n: 1) } · { -shamans(n: 1) }
card-C33 = { -gold(n: 1) } · { -shamans(n: 1) }
card-C34 = { good-stone } { -by-dice } · { -shamans(n: 1) }
card-C35 = { -clay(n: 1) } · { -shamans(n: 2) }
card-C36 = { good-wood } { -by-dice } · { -shamans(n: 2) }

## Buildings: price → points, or what they take

building-B01 = { -wood(n: 2) } + { -clay(n: 1) } → { -points(n: 10) }
building-B02 = { -wood(n: 2) } + { -stone(n: 1) } → { -points(n: 11) }
building-B03 = { -wood(n: 1) } + { -clay(n: 2) } → { -points(n: 11) }
building-B04 = { -wood(n: 2) } + { -gold(n: 1) } → { -points(n: 12) }
building-B05 = { -wood(n: 1) } + { -clay(n: 1) } + { -stone(n: 1) } → { -points(n: 12) }
building-B06 = { -wood(n: 1) } + { -clay(n: 1) } + { -stone(n: 1) } → { -points(n: 12) }
building-B07 = { -wood(n: 1) } + { -stone(n: 2) } → { -points(n: 13) }
building-B08 = { -clay(n: 2) } + { -stone(n: 1) } → { -points(n: 13) }
building-B09 = { -wood(n: 1) } + { -clay(n: 1) } + { -gold(n: 1) } → { -points(n: 13) }
building-B10 = { -wood(n: 1) } + { -clay(n: 1) } + { -gold(n: 1) } → { -points(n: 13) }
building-B11 = { -clay(n: 2) } + { -gold(n: 1) } → { -points(n: 14) }
building-B12 = { -clay(n: 1) } + { -stone(n: 2) } → { -points(n: 14) }
building-B13 = { -wood(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 14) }
building-B14 = { -wood(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 14) }
building-B15 = { -clay(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 15) }
building-B16 = { -clay(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 15) }
building-B17 = { -stone(n: 2) } + { -gold(n: 1) } → { -points(n: 16) }
building-B18 = { -resources-of-kinds(n: 4, kinds: 1) }
building-B19 = { -resources-of-kinds(n: 4, kinds: 2) }
building-B20 = { -resources-of-kinds(n: 4, kinds: 3) }
building-B21 = { -resources-of-kinds(n: 4, kinds: 4) }
building-B22 = { -resources-of-kinds(n: 5, kinds: 1) }
building-B23 = { -resources-of-kinds(n: 5, kinds: 2) }
building-B24 = { -resources-of-kinds(n: 5, kinds: 3) }
building-B25 = { -resources-of-kinds(n: 5, kinds: 4) }
building-B26 = 1 to 7 resources
building-B27 = 1 to 7 resources
building-B28 = 1 to 7 resources

## Phases, headings, sources of points

phase-placing = Placing workers
phase-actions = Actions
phase-feeding = Feeding

heading-workers = Workers
heading-home = At home
heading-food = Food
heading-agriculture = Agriculture
heading-tools = Tools
heading-resources = Resources
heading-cards = Cards
heading-buildings = Buildings
heading-places = Places
heading-deck = Deck
heading-slot = Slot
heading-stack = Stack

first-player = first player
face-down-card = face-down card
tool-is-used = used

source-buildings = Buildings
source-cards = Points from cards
source-farmer = Farmers
source-toolmaker = Tool makers
source-builder = Builders
source-shaman = Shamans
source-culture-first = First set of green cards
source-culture-second = Second set of green cards
source-resources = Resources left over
source-hunger = Hunger

over-by-cards = the deck could not fill every slot
over-by-buildings = a stack of buildings ran out
over-by-both = a stack of buildings ran out, and the deck could not fill every slot

## Choices, as lines of a menu

action-place =
    Send { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } { $place_to }
action-resolve = Act { $place_at }
action-return = Take the workers back { $place_from } without acting
action-redeem = Take two resources for the open card: { $first } + { $second }
action-tool = Add the tool on space { $space }
action-tool-card = Add the single-use tool { $value }
action-tools-done = Add nothing more
action-pay = Pay { $good_one }
action-decline = Leave it and take the worker back
action-build = Pay and build
action-done = Pay nothing more
action-take =
    Take the die { $face ->
        [1] 1: wood
        [2] 2: clay
        [3] 3: stone
        [4] 4: gold
        [5] 5: a tool
       *[6] 6: a step in agriculture
    }
action-grow = Improve the tool on space { $space }
action-feed = Feed with { $good_one }
action-starve = Go hungry and keep the resources

# Outcomes of chance.
action-starter = { $seat } begins
action-deal-card = The card “{ $card }” is dealt
action-deal-building = The building “{ $building }” is turned up
action-roll = The dice show { $total } in all
action-roll-dice = The dice show { $faces }

## What is expected now

prompt-place-workers =
    Put workers on one place: { $home ->
        [one] { $home } worker is
       *[other] { $home } workers are
    } still at home.
prompt-resolve-places =
    Choose where to act next: { $places ->
        [one] { $places } place is left.
       *[other] { $places } places are left.
    }
prompt-use-tools = The total of { $total } ÷ { $divisor } brings { $good_count }. Add tools?
prompt-grow-tool = Choose which of your lowest tools to improve.
prompt-pay-card = Card “{ $card }”: choose what to pay; { $left } of { $price } left.
prompt-take-die = Choose one of the dice: { $faces }.
prompt-redeem-now = Choose two resources for the card.
prompt-buy-building = Building “{ $building }”: pay for it or leave it.
prompt-pay-building = Building “{ $building }”, resources to pay: { $left }; kinds in all: { $kinds }; points so far: { $value }.
prompt-pay-building-freely = Building “{ $building }”, you may still pay up to { $left }; points so far: { $value }.
prompt-pay-food = Food missing: { $missing }. Pay with resources, or lose { $loss } points.

## The log

event-starts = { $seat } is the first player.
event-round = Round { $round }. { $seat } begins.
event-placed =
    { $seat } sends { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } { $place_to }.
event-returned =
    { $seat } takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } back { $place_from } without acting.
event-rolled =
    { $seat } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } { $good_for }: { $total }.
event-tool-used =
    { $space ->
        [0] { $seat } adds a single-use tool: +{ $value }, now { $total }.
       *[other] { $seat } adds the tool on space { $space }: +{ $value }, now { $total }.
    }
event-brought-in =
    { $amount ->
        [0] { $seat } brings in no { $good } ({ $total } ÷ { $divisor }).
       *[other] { $seat } brings in { $good_count } ({ $total } ÷ { $divisor }).
    }
event-gained = { $seat } gets { $good_count }.
event-points-gained =
    { $seat } scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-tool-gained = { $seat } now has a tool of value { $value } on space { $space }.
event-tools-complete = { $seat } already has the best tools: nothing is gained.
event-worker-gained = { $seat } gets a new worker and now has { $workers }.
event-no-worker-left = { $seat } has no worker left in the supply: nothing is gained.
event-agriculture-gained = { $seat } moves up to { $agriculture } in agriculture.
event-agriculture-complete = { $seat } is at the top of the agriculture track: nothing is gained.
event-paid = { $seat } pays { $good_one }.
event-card-taken = { $seat } buys the card “{ $card }”.
event-card-declined =
    { $able ->
        [yes] { $seat } leaves the card “{ $card }”.
       *[no] { $seat } cannot pay for the card “{ $card }”.
    }
event-card-dealt = New card in slot { $slot }: “{ $card }”.
event-extra-card = { $seat } draws an extra card, face down: “{ $card }”.
event-extra-card-hidden = { $seat } draws an extra card, face down.
event-deck-empty = { $seat } gets no extra card: the deck is empty.
event-rolled-for-all = { $seat } rolls for everyone: { $faces }.
event-die-taken = { $seat } takes the die { $face }.
event-redeemed = { $seat } takes two resources for the open card: { $first } + { $second }.
event-redeemed-at-end = { $seat } still has the open card: its two resources are counted, as 2 wood.
event-built =
    { $seat } builds “{ $building }” and scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-building-declined =
    { $able ->
        [yes] { $seat } leaves the building “{ $building }”.
       *[no] { $seat } cannot pay for the building “{ $building }”.
    }
event-building-shown = New building on stack { $stack }: “{ $building }”.
event-stack-empty = Stack { $stack } is empty: this is the last round.
event-fed = { $seat } feeds the tribe: { $harvest } food from the fields, { $food } eaten, { $left } left.
event-food-short = { $seat } has only { $food } food for the tribe, { $harvest } of it from the fields: { $missing } missing.
event-fed-with = { $seat } feeds with { $good_one } instead.
event-hungry =
    { $seat } goes hungry ({ $missing } food missing) and loses { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-game-ends =
    The game is over: { $by ->
        [cards] { over-by-cards }.
        [buildings] { over-by-buildings }.
       *[both] { over-by-both }.
    }

## Why not

refusal-placing-now = Workers are being placed now
refusal-already-there = You already have workers { $place_at } this round
refusal-enough-players-there =
    { $players ->
        [one] Another player already stands { $place_at }, and only one may
       *[other] { $players } other players already stand { $place_at }, and no more may
    }
refusal-not-enough-rings =
    { $free ->
        [0] There is no free ring { $place_at }
        [one] There is only { $free } free ring { $place_at }
       *[other] There are only { $free } free rings { $place_at }
    }
refusal-stack-not-in-game = With { $players } players there is no such stack
refusal-place-taken = { $by } already stands { $place_at }
refusal-village-closed = Two village places are taken, so the third is closed this round
refusal-too-few-workers =
    This takes { $wanted ->
        [one] { $wanted } worker
       *[other] { $wanted } workers
    }, but you have only { $home } at home
refusal-nothing-there = There is no { $place } now
refusal-acting-now = It is your turn to act: choose one of your places
refusal-nobody-there = You have no workers { $place_at }
refusal-actions-compulsory = At this table workers may not be taken back without acting
refusal-no-two-resources-card = You have no open card for two resources
refusal-redeeming-now = Choose the two resources of the card first
refusal-tools-now = First decide on tools for this roll
refusal-no-tool-there = You have no tool on space { $space }
refusal-tool-used-up = The tool on space { $space } was used this round
refusal-no-single-use-tool = You do not have the card “{ $card }” open
refusal-growing-now = First choose the tool to improve
refusal-not-the-lowest-tool = The tool on space { $space } cannot be chosen: improve one of the lowest value
refusal-same-as-lower-space = The tool on space { $space } is like one on a lower space: choose that one
refusal-paying-now = First pay for the card, or leave it
refusal-buying-now = First pay for the building, or leave it
refusal-already-paying = You have begun to pay and must finish
refusal-none-left = You have no { $good_of } left
refusal-not-enough-resources =
    That way you would be { $missing ->
        [one] { $missing } resource
       *[other] { $missing } resources
    } short
refusal-wrong-kinds =
    The building takes exactly { $count } resources of exactly { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }; that is not possible this way
refusal-pay-at-least-one = Pay at least one resource
refusal-pay-exactly = Exactly { $count } resources have to be paid
refusal-pay-one-by-one = This building is paid resource by resource
refusal-taking-now = First take one of the dice
refusal-no-such-die = There is no die showing { $face }
refusal-feeding-now = First feed your tribe
refusal-already-feeding = You have begun to pay for the missing food and must finish
refusal-feed-all-or-starve = Pay for all that is missing, or go hungry and keep your resources
refusal-starve-by-done = At this table you simply stop paying: each missing food costs 4 points

## Options

option-edition = Edition
    .why = Which printed rulebook is followed; single rules can still be changed.
option-edition-pl = Polish edition
option-edition-cs = Czech edition
option-edition-uk = Ukrainian edition
option-starter = First player
    .why = Who begins the first round.
option-starter-0 = the first seat
option-starter-1 = the second seat
option-starter-2 = the third seat
option-starter-3 = the fourth seat
option-starter-random = chosen at random
option-hunger = Hunger
    .why = What it costs when workers go unfed.
option-hunger-flat10 = 10 points once, however many are unfed
option-hunger-per-food4 = 4 points for every food still missing
option-hunting-repeat = Adding hunters
    .why = Whether you may send more workers to your own hunters later in the round.
option-hunting-repeat-true = more may be sent on later turns
option-hunting-repeat-false = one visit per round
option-stacks-open = Open stacks
    .why = How the building stacks lie; play stays the same.
option-stacks-open-true = face up
option-stacks-open-false = face down under the top tile
option-tie-share = Shared wins
    .why = What happens when even the tiebreaker is equal.
option-tie-share-true = the place is shared
option-tie-share-false = the later one in turn order is ahead
option-second-green-set = Second green set
    .why = Whether second copies of green symbols score.
option-second-green-set-true = they score as a set of their own
option-second-green-set-false = they score nothing
option-tool-tiles = Tool tiles
    .why = How many tiles the box holds; nobody ever runs out of tools.
option-tool-tiles-18 = 18 tiles
option-tool-tiles-24 = 24 tiles
option-deck-count-public = Counting the deck
    .why = Whether everyone may know how many cards are left.
option-deck-count-public-true = the number is public
option-deck-count-public-false = the number is secret
option-optional-actions = Optional actions
    .why = Whether workers may be taken back from a place without acting there.
option-optional-actions-true = every place may be left unused
option-optional-actions-false = every place is carried out
option-dice-choice-deferred = Deferred dice
    .why = When the others choose from the dice for everyone.
option-dice-choice-deferred-true = when their own turn to act begins
option-dice-choice-deferred-false = at once
option-any-two-now = Two resources at once
    .why = When the card of two resources is used.
option-any-two-now-true = as soon as it is bought
option-any-two-now-false = at a moment of the owner’s choice
