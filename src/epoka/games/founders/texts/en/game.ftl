### Founders of the Empire: its names, and the sentences of choices, prompts, log, refusals and explanations.
### Names are written as inside a sentence; `$face_object` means the attribute .object of the face, and so on.
### Log sentences begin with the player's name. Refusals have no full stop: the rule's id follows.

## The game

game-founders = Founders of the Empire

## Resources: the name, as an object, “of” it

good-wood = wood
    .object = wood
    .of = wood
good-stone = stone
    .object = stone
    .of = stone
good-plants = plants
    .object = plants
    .of = plants
good-water = water
    .object = water
    .of = water
good-iron = iron
    .object = iron
    .of = iron
good-gold = gold
    .object = gold
    .of = gold
good-cloth = cloth
    .object = cloth
    .of = cloth
good-wine = wine
    .object = wine
    .of = wine
good-horses = horses
    .object = horses
    .of = horses
good-boats = boats
    .object = boats
    .of = boats
good-army = army
    .object = army
    .of = army
good-money = money
    .object = money
    .of = money
good-transport = transport
    .object = transport
    .of = transport
good-wares = wares
    .object = wares
    .of = wares

# What a tile already gives to another requirement.
giving-wood = { good-wood }
    .object = { good-wood.object }
giving-stone = { good-stone }
    .object = { good-stone.object }
giving-plants = { good-plants }
    .object = { good-plants.object }
giving-water = { good-water }
    .object = { good-water.object }
giving-iron = { good-iron }
    .object = { good-iron.object }
giving-gold = { good-gold }
    .object = { good-gold.object }
giving-cloth = { good-cloth }
    .object = { good-cloth.object }
giving-wine = { good-wine }
    .object = { good-wine.object }
giving-horses = { good-horses }
    .object = { good-horses.object }
giving-boats = { good-boats }
    .object = { good-boats.object }
giving-army = { good-army }
    .object = { good-army.object }
giving-money = { good-money }
    .object = { good-money.object }
giving-transport = { good-transport }
    .object = { good-transport.object }
giving-wares = { good-wares }
    .object = { good-wares.object }

## Kinds of tiles, tokens with the question where they go, sides

kind-nature = nature
    .of = nature
kind-village = village
    .of = village
kind-city = city
    .of = city
kind-victory = victory
    .of = victory

token-war = war token
    .of = war token
    .target = Choose the tile to attack, the topmost one of its column.
token-coin = coin token
    .of = coin token
    .target = Choose the tile whose product you buy.
token-wagon = wagon token
    .of = wagon token
    .target = Choose a square of four tiles by its lower left tile.
token-craftsman = craftsman token
    .of = craftsman token
    .target = Choose the village tile for the craftsman.

side-east = east
    .of = east of
side-north = north
    .of = north of
side-west = west
    .of = west of
side-south = south
    .of = south of

## Faces: the name, as an object

face-forest = forest
    .object = a forest
face-cliff = cliff
    .object = a cliff
face-waterfall = waterfall
    .object = a waterfall
face-lake = lake
    .object = a lake
face-grove = grove
    .object = a grove
face-riverbank = riverbank
    .object = a riverbank
face-mine = mine
    .object = a mine
face-gold_mine = gold mine
    .object = a gold mine
face-weavers_house = weaver’s house
    .object = a weaver’s house
face-winery = winery
    .object = a winery
face-stud_farm = stud farm
    .object = a stud farm
face-boatyard = boatyard
    .object = a boatyard

# Types of city and victory tiles; the face adds what the tile needs.
type-barracks = barracks
    .object = barracks
type-market_square = market square
    .object = a market square
type-inn = inn
    .object = an inn
type-workshop = workshop
    .object = a workshop
type-altar = altar
    .object = an altar
type-temple = temple
    .object = a temple
type-great_temple = great temple
    .object = a great temple

face-barracks-iron = { type-barracks } ({ good-iron })
    .object = { type-barracks.object } ({ good-iron })
face-barracks-gold = { type-barracks } ({ good-gold })
    .object = { type-barracks.object } ({ good-gold })
face-barracks-cloth = { type-barracks } ({ good-cloth })
    .object = { type-barracks.object } ({ good-cloth })
face-barracks-wine = { type-barracks } ({ good-wine })
    .object = { type-barracks.object } ({ good-wine })
face-barracks-horses = { type-barracks } ({ good-horses })
    .object = { type-barracks.object } ({ good-horses })
face-barracks-boats = { type-barracks } ({ good-boats })
    .object = { type-barracks.object } ({ good-boats })
face-market_square-iron = { type-market_square } ({ good-iron })
    .object = { type-market_square.object } ({ good-iron })
face-market_square-gold = { type-market_square } ({ good-gold })
    .object = { type-market_square.object } ({ good-gold })
face-market_square-cloth = { type-market_square } ({ good-cloth })
    .object = { type-market_square.object } ({ good-cloth })
face-market_square-wine = { type-market_square } ({ good-wine })
    .object = { type-market_square.object } ({ good-wine })
face-market_square-horses = { type-market_square } ({ good-horses })
    .object = { type-market_square.object } ({ good-horses })
face-market_square-boats = { type-market_square } ({ good-boats })
    .object = { type-market_square.object } ({ good-boats })
face-inn-iron = { type-inn } ({ good-iron })
    .object = { type-inn.object } ({ good-iron })
face-inn-gold = { type-inn } ({ good-gold })
    .object = { type-inn.object } ({ good-gold })
face-inn-cloth = { type-inn } ({ good-cloth })
    .object = { type-inn.object } ({ good-cloth })
face-inn-wine = { type-inn } ({ good-wine })
    .object = { type-inn.object } ({ good-wine })
face-inn-horses = { type-inn } ({ good-horses })
    .object = { type-inn.object } ({ good-horses })
face-inn-boats = { type-inn } ({ good-boats })
    .object = { type-inn.object } ({ good-boats })
face-workshop-iron = { type-workshop } ({ good-iron })
    .object = { type-workshop.object } ({ good-iron })
face-workshop-gold = { type-workshop } ({ good-gold })
    .object = { type-workshop.object } ({ good-gold })
face-workshop-cloth = { type-workshop } ({ good-cloth })
    .object = { type-workshop.object } ({ good-cloth })
face-workshop-wine = { type-workshop } ({ good-wine })
    .object = { type-workshop.object } ({ good-wine })
face-workshop-horses = { type-workshop } ({ good-horses })
    .object = { type-workshop.object } ({ good-horses })
face-workshop-boats = { type-workshop } ({ good-boats })
    .object = { type-workshop.object } ({ good-boats })

face-R-01 = { type-altar }: { good-iron } + { good-wine }
    .object = { type-altar.object } ({ good-iron } + { good-wine })
face-R-02 = { type-altar }: { good-water } + { good-army }
    .object = { type-altar.object } ({ good-water } + { good-army })
face-R-03 = { type-altar }: { good-wood } + { good-money }
    .object = { type-altar.object } ({ good-wood } + { good-money })
face-R-04 = { type-altar }: { good-plants } + { good-wares }
    .object = { type-altar.object } ({ good-plants } + { good-wares })
face-R-05 = { type-altar }: { good-gold } + { good-horses }
    .object = { type-altar.object } ({ good-gold } + { good-horses })
face-R-06 = { type-altar }: { good-stone } + { good-transport }
    .object = { type-altar.object } ({ good-stone } + { good-transport })
face-R-07 = { type-great_temple }: { good-army } + { good-money }
    .object = { type-great_temple.object } ({ good-army } + { good-money })
face-R-08 = { type-great_temple }: { good-transport } + { good-wares }
    .object = { type-great_temple.object } ({ good-transport } + { good-wares })
face-R-09 = { type-altar }: { good-cloth } + { good-boats }
    .object = { type-altar.object } ({ good-cloth } + { good-boats })
face-R-10 = { type-temple }: { good-iron } + { good-army }
    .object = { type-temple.object } ({ good-iron } + { good-army })
face-R-11 = { type-temple }: { good-horses } + { good-army }
    .object = { type-temple.object } ({ good-horses } + { good-army })
face-R-12 = { type-temple }: { good-boats } + { good-army }
    .object = { type-temple.object } ({ good-boats } + { good-army })
face-R-13 = { type-temple }: { good-gold } + { good-money }
    .object = { type-temple.object } ({ good-gold } + { good-money })
face-R-14 = { type-temple }: { good-wine } + { good-money }
    .object = { type-temple.object } ({ good-wine } + { good-money })
face-R-15 = { type-temple }: { good-cloth } + { good-money }
    .object = { type-temple.object } ({ good-cloth } + { good-money })
face-R-16 = { type-temple }: { good-horses } + { good-transport }
    .object = { type-temple.object } ({ good-horses } + { good-transport })
face-R-17 = { type-temple }: { good-boats } + { good-transport }
    .object = { type-temple.object } ({ good-boats } + { good-transport })
face-R-18 = { type-temple }: { good-wine } + { good-transport }
    .object = { type-temple.object } ({ good-wine } + { good-transport })
face-R-19 = { type-temple }: { good-iron } + { good-wares }
    .object = { type-temple.object } ({ good-iron } + { good-wares })
face-R-20 = { type-temple }: { good-gold } + { good-wares }
    .object = { type-temple.object } ({ good-gold } + { good-wares })
face-R-21 = { type-temple }: { good-cloth } + { good-wares }
    .object = { type-temple.object } ({ good-cloth } + { good-wares })
face-R-22 = { type-great_temple }: { good-army } + { good-wares }
    .object = { type-great_temple.object } ({ good-army } + { good-wares })
face-R-23 = { type-great_temple }: { good-wares } + { good-money }
    .object = { type-great_temple.object } ({ good-wares } + { good-money })
face-R-24 = { type-great_temple }: { good-money } + { good-transport }
    .object = { type-great_temple.object } ({ good-money } + { good-transport })
face-R-25 = { type-great_temple }: { good-transport } + { good-army }
    .object = { type-great_temple.object } ({ good-transport } + { good-army })

## Sources of points, how the game ends

source-victory-tiles = Victory tiles
source-craftsmen = Craftsmen on tiles
source-tokens = Tokens in hand
source-replaced = Replaced tiles

over-by-victory-tiles = no victory tile is left on display
over-by-stacks = all three stacks are empty
over-by-city-stack = the city stack is empty
over-by-agreement = everyone agreed

## Choices, as lines of a menu

action-draft = Take { $face_object }
action-lay = Lay the tile { $side_of } the first one
action-reveal = Turn up a { $kind_of } tile
action-war = Play a war token against { $by }
action-coin = Play a coin token to buy from { $by }
action-wagon = Play a wagon token
action-craftsman = Play a craftsman token ({ $good })
action-no-token = Play no token
action-buy = Buy { $good_object }
action-add = Add { $face_object }
action-skip = Add no tile
action-propose-end = Propose to end the game
action-accept = Agree to end the game
action-refuse = Refuse and play on
action-at = Cell { CELL($x, $y) }

# Outcomes of chance.
action-starter = { $seat } begins
action-deal = “{ $face }” is turned up
action-draw = A craftsman token is drawn: { $good }

## What is expected now

prompt-draft = Take a nature tile for your initial territory ({ $number } of 2).
prompt-lay = Choose which side of your first tile “{ $face }” goes on.
prompt-reveal = Turn up the top tile of a stack.
prompt-consent = { $by } proposes to end the game: nobody can score any more. Do you agree?
prompt-consent-table = Nothing left in the game can change anyone’s points. End the game now?
prompt-play-token = Play one token or none; you hold { $tokens }.
prompt-token-at = { $token_target } Territory: { $by }.
prompt-buy = Choose which resource of “{ $face }” to buy.
prompt-add-tile = Add one of the face-up tiles to your territory.
prompt-add-tile-bought = Add one of the face-up tiles to your territory; bought for this turn: { $good }.
prompt-place-tile = Choose the cell for “{ $face }”: an empty one, or one of your tiles to replace.

## The log

event-starts = { $seat } is the starting player.
event-victory-shown = Victory tile on display: “{ $face }”.
event-tile-shown = New { $kind_of } tile: { $face }.
event-drafted = { $seat } takes { $face_object } for the initial territory.
event-laid = { $seat } lays { $face_object } { $side_of } the first tile.
event-turn = Turn { $turn }: { $seat }.
event-end-proposed = { $seat } proposes to end the game.
event-table-proposes-end = Nothing left in the game can change anyone’s points: the table proposes to end the game.
event-end-accepted = { $seat } agrees to end the game.
event-end-refused = { $seat } refuses: play goes on.
event-row-cleared = { $seat } clears the full { $kind_of } row: its tiles leave the game.
event-revealed = { $seat } turns up a { $kind_of } tile.
event-war-played = { $seat } attacks { $face_object } at { CELL($x, $y) } in the territory of { $by }.
event-coin-played = { $seat } puts a coin on { $face_object } at { CELL($x, $y) } in the territory of { $by }.
event-wagon-played = { $seat } links a square of four tiles with a wagon; its lower left cell is { CELL($x, $y) }.
event-craftsman-played = { $seat } puts a craftsman on { $face_object } at { CELL($x, $y) }.
event-bought = { $seat } buys { $good_object } for this turn.
event-replaced = { $seat } takes { $face_object } away from the territory: 1 point less at the end.
event-added = { $seat } adds { $face_object } at { CELL($x, $y) }.
event-token-gained = { $seat } gets a { $token }.
event-craftsman-drawn = { $seat } draws a craftsman token: { $good }.
event-skipped = { $seat } adds no tile: none fits on an empty cell.
event-coin-taken = { $seat } takes the coin from { $face_object } at { CELL($x, $y) } into hand.
event-game-ends =
    The game is over: { $by ->
        [victory-tiles] { over-by-victory-tiles }.
        [stacks] { over-by-stacks }.
        [city-stack] { over-by-city-stack }.
       *[agreement] { over-by-agreement }.
    }

## Why not

refusal-drafting-now = First take a nature tile for your initial territory
refusal-not-in-draft = There is no { $face } among the tiles of the draft
refusal-laying-now = First choose which side your second tile goes on
refusal-revealing-now = First turn up the top tile of a stack
refusal-stack-empty = The { $kind_of } stack is empty
refusal-already-proposed = You have already proposed the end this turn
refusal-no-agreed-end = At this table the game cannot be ended by agreement
refusal-answering-now = First answer the proposal to end the game
refusal-token-now = It is time for tokens: play one, or choose to play none
refusal-not-against-yourself = War and coin tokens go to tiles of other players, not to your own
refusal-no-such-seat = There are only { $seats } players at the table
refusal-no-such-token = You have no such { $token }
refusal-no-target = There is nowhere to play the { $token }
refusal-choosing-cell-now = First choose where the token goes
refusal-wagon-there = A wagon already links this square
refusal-no-square-there = This is not the lower left tile of a square of four of your tiles
refusal-no-tile-there = There is no tile at { CELL($x, $y) }
refusal-already-attacked = This tile has already been attacked
refusal-not-topmost = “{ $face }” is not the topmost tile of its column
refusal-produces-nothing = “{ $face }” does not produce anything now
refusal-idle-tile = “{ $face }” does not produce now, so no craftsman can go there
refusal-wrong-product = “{ $face }” does not make { $good_object }
refusal-buying-now = First choose the resource to buy
refusal-not-made-there = “{ $face }” does not make { $good_object }
refusal-adding-now = It is time to add a tile: choose one of the face-up tiles
refusal-must-add = You must add a tile: a face-up tile fits on an empty cell
refusal-not-face-up = “{ $face }” is not among the face-up tiles
refusal-not-made = Missing { $good }: none of your tiles makes it
refusal-neither-made = Missing { $good } and { $giving }: none of your tiles makes them
refusal-makers-apart = Too far apart: no cell touches both a tile that gives { $good_object } and one that gives { $giving_object }
refusal-placing-now = First choose the cell for your tile
refusal-no-contact = The cell { CELL($x, $y) } shares no side with your territory
refusal-supplier-busy = Missing { $good }: “{ $face }” is already giving { $giving_object }
refusal-supplier-idle = Missing { $good }: “{ $face }” does not produce now
refusal-resource-missing = Missing { $good }: no tile around this cell is left to give it

## Explanations: who covers a requirement, or why nobody does

supply-covered = { $good }: from the { $face } at { CELL($x, $y) }
supply-through = { $good }: from the { $face } by wagon, through the tile at { CELL($x, $y) }
supply-bought = { $good }: bought with a coin
supply-missing = { $good }: no tile around this cell is left to give it
supply-busy = { $good }: “{ $face }” is already giving { $giving_object }
supply-idle = { $good }: “{ $face }” does not produce now
supply-no-contact = this cell shares no side with the territory

## Options

option-starter = Starting player
    .why = Who takes the first tile and the first turn.
option-starter-0 = the first seat
option-starter-1 = the second seat
option-starter-2 = the third seat
option-starter-3 = the fourth seat
option-starter-random = chosen at random
option-end-when-city-stack-empty = Empty city stack
    .why = Whether the game also ends as soon as the city stack runs out, which makes it shorter.
option-end-when-city-stack-empty-true = it ends the game
option-end-when-city-stack-empty-false = the game goes on until all three stacks are empty
option-agreed-end = Ending by agreement
    .why = Whether the game ends when nobody can score any more: a player or the table proposes it, and it ends at once if everyone agrees.
option-agreed-end-true = when nobody can score any more and everyone agrees
option-agreed-end-false = not possible
