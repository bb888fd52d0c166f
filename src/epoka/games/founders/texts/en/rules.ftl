### The rules of Founders of the Empire, one message a rule: the text and its title. One sentence a line.

rules-section-setup = Setup
rules-section-turn = The turn
rules-section-reveal = Turning up a tile
rules-section-adding = Adding a tile
rules-section-skipping = Ending without a tile
rules-section-supply = Supply of resources
rules-section-tokens = Tokens
rules-section-war = War
rules-section-coin = Coins
rules-section-wagon = Wagons
rules-section-craftsman = Craftsmen
rules-section-replacing = Replacing a tile
rules-section-end-of-turn = End of the turn
rules-section-end = End of the game
rules-section-scoring = Final scoring

## Setup

rule-TE-1-title = Tiles and stacks
rule-TE-1 =
    The 97 tiles are sorted by kind, and each kind is shuffled on its own.
    Nature, village and city tiles form three face-down stacks, one below the other.
    What is turned up from a stack lies in a row to the right of it.

rule-TE-2-title = Victory tiles
rule-TE-2 =
    Victory tiles are turned up for the whole game: 8 with two players, 12 with three or four.
    The rest go back to the box unseen, and the display is never filled up again.

rule-TE-3-title = Who goes first
rule-TE-3 =
    The rulebook lets you choose the starting player in any way you like.
    At this table the first seat begins, unless the table names another seat or leaves it to chance.
    From there everything goes clockwise.

rule-TE-4-title = Tiles for the draft
rule-TE-4 = Nature tiles are turned up for the draft: 5 with two players, 7 with three, 9 with four.

rule-TE-5-title = The draft
rule-TE-5 =
    From the starting player clockwise, everyone takes one of these tiles.
    Then everyone takes a second one in the opposite order, so the starting player picks first and last.
    The one tile left over stays in the nature row.

rule-TE-6-title = Your first territory
rule-TE-6 =
    Your two tiles lie face up and share a whole side.
    To which side of the first tile the second one goes is up to you; you decide as soon as you have picked it.
    These two tiles are the beginning of your territory.

rule-TE-7-title = The first rows
rule-TE-7 =
    After the draft two nature tiles, two village tiles and one city tile are turned up beside their stacks.
    The nature row now has three tiles.

rule-TE-8-title = Token supplies
rule-TE-8 =
    The 24 tokens form four supplies of six: war, coins, wagons and craftsmen.
    The craftsmen are shuffled face down; each shows another of the six village products.
    Nobody has a token at the start.

rule-TE-9-title = The first turn
rule-TE-9 = The starting player has the first turn; after that turns pass clockwise.

## The turn

rule-TE-10-title = Three steps
rule-TE-10 =
    Your turn has three steps in a fixed order: turn up a tile, play a token, add a tile to your territory.
    The first is compulsory, the second is up to you, the third is compulsory whenever it is possible.
    After that comes the end of the turn.

## Turning up a tile

rule-TE-11-title = Any stack
rule-TE-11 =
    Choose the nature, the village or the city stack, as long as it has a tile left.
    Its top tile is turned up and joins the end of the row beside it.

rule-TE-12-title = Five in a row
rule-TE-12 =
    A row has room for five tiles.
    If the chosen row is full, its five tiles first leave the game, and the new tile lies there alone.
    The other rows stay as they are.

rule-TE-13-title = Always something to turn up
rule-TE-13 = A game with three empty stacks is over, so whoever has a turn finds at least one tile to turn up.

## Adding a tile

rule-TE-20-title = What you may add
rule-TE-20 =
    Choose one tile from the three rows or from the victory tiles on display.
    It goes to your own territory, either on an empty cell or in place of one of your tiles.
    You can never take a tile out of someone else’s territory.
    The gap in the row is not filled; rows grow only by turning up tiles.

rule-TE-21-title = Side by side
rule-TE-21 =
    An empty cell will do only if it shares a whole side with a tile of your territory.
    Contact at a corner is not enough.

rule-TE-22-title = Required resources
rule-TE-22 =
    Village, city and victory tiles ask for resources.
    Each of these must come from your tiles on the eight cells around the chosen one, corners included.

rule-TE-23-title = Nature tiles ask for nothing
rule-TE-23 = A nature tile requires no resources; all it needs is a cell at the side of your territory.

rule-TE-24-title = Checked only once
rule-TE-24 =
    Required resources matter only at the moment a tile is added.
    Afterwards the tile stays and keeps its full effect, even if one of its suppliers stops producing or is replaced.

rule-TE-25-title = Tiles stay put
rule-TE-25 =
    No tile is ever moved within a territory.
    Territories grow without limit in every direction, and there may be gaps in them.

rule-TE-26-title = You must add
rule-TE-26 =
    If any face-up tile fits on an empty cell, you have to add a tile.
    Which one and where is your choice, and replacing one of your tiles counts as well.
    While a nature tile lies face up, there is always something to add.

rule-TE-27-title = The token of a city tile
rule-TE-27 =
    When you add a city tile, you take a token of the kind shown on it at once; a craftsman is drawn blind.
    A city tile gives its token only once in the game.
    There are as many tokens of each kind as tiles that give them, so the supply cannot run out.

rule-TE-28-title = Tokens lie open
rule-TE-28 = Everyone can see the tokens you hold, and on craftsmen also the product.

## Ending without a tile

rule-TE-30-title = Nothing fits
rule-TE-30 =
    If no face-up tile fits on an empty cell, your turn ends without a new tile.
    The rulebook speaks of an empty nature stack here; at this table it is enough that nothing fits.
    You may replace one of your tiles instead, but you do not have to.

## Supply of resources

rule-TE-31-title = Active tiles
rule-TE-31 =
    A tile is active while no war, coin or craftsman token lies on it, and only active tiles produce.
    Victory tiles never produce anything.

rule-TE-32-title = Nature gives one of two
rule-TE-32 =
    In one turn a nature tile gives one of its two resources, never both.
    You decide before adding a tile, and next turn you may decide differently.

rule-TE-33-title = Village and city
rule-TE-33 = A village or city tile gives the one resource shown on it, turn after turn.

rule-TE-34-title = One tile, one unit
rule-TE-34 =
    In one turn a tile supplies one unit and so covers one required resource.
    Two resources always take two different suppliers, or one supplier and a bought unit.

rule-TE-35-title = Nothing is used up
rule-TE-35 = Resources are neither collected nor spent: the same tile can supply again on every later turn.

rule-TE-36-title = A bought unit
rule-TE-36 = A unit bought with a coin covers one required resource wherever the tile goes, without any supplier nearby.

rule-TE-37-title = Supply through wagons
rule-TE-37 =
    Tiles linked by wagons share what they make.
    In one turn each of them can hand one unit to the cells around it: its own, or that of any active tile of its group.
    A tile’s product can be handed on only once a turn.

## Tokens

rule-TE-40-title = One token a turn
rule-TE-40 =
    In your own turn you may play a single token, after turning up a tile and before adding one.
    A token has to wait at least until the turn after the one in which you got it.
    Tokens you never play are worth points at the end.

## War

rule-TE-41-title = What war can hit
rule-TE-41 =
    A war token goes on another player’s tile that is the topmost of its column, whatever its kind.
    Every column of every other territory has one such tile; gaps in the column make no difference.
    Up and down are as the owner of the territory sees them.

rule-TE-42-title = An attacked tile
rule-TE-42 =
    Until the end of the game an attacked tile neither produces nor scores, and a craftsman under the token scores nothing either.
    The tile still fills its cell, counts as contact, hands on resources if it is linked, and may be replaced.
    It cannot be attacked again, and it shields the tiles below it.

## Coins

rule-TE-43-title = Where a coin can go
rule-TE-43 =
    A coin token goes on another player’s tile that produces something.
    Victory tiles, attacked tiles and tiles with a craftsman or a coin on them are ruled out.

rule-TE-44-title = What a coin buys
rule-TE-44 =
    You get one unit of what that very tile makes, for this turn and as if it came from your own territory.
    On a nature tile you name one of its two resources.
    A unit you do not use this turn is lost, and you may play a coin just to block the tile.

rule-TE-45-title = The coin changes hands
rule-TE-45 =
    While the coin lies there, the tile does not produce, so its owner has to do without it for the whole of their next turn.
    If it is linked, it still hands on what others make.
    At the end of that turn the owner takes the coin and may play it from the following turn on.

## Wagons

rule-TE-46-title = Where a wagon goes
rule-TE-46 =
    A wagon token goes on the corner where four of your tiles meet in a square of two by two.
    Without such a square it cannot be played.
    It stays there until the end of the game and scores nothing.

rule-TE-47-title = Link groups
rule-TE-47 =
    The four tiles of the square form a group.
    Squares with at least one tile in common merge into one group; squares that merely touch stay apart.
    A square takes one wagon only.

rule-TE-48-title = Idle tiles in a group
rule-TE-48 =
    Victory tiles and tiles with a war, coin or craftsman token may be linked too: they add no product, but hand on those of others.
    When a linked tile is replaced, the wagon stays and the new tile is linked in its place.

## Craftsmen

rule-TE-49-title = Settling a craftsman
rule-TE-49 =
    A craftsman token goes face up on one of your own active village tiles that makes the product shown.
    That tile never produces again, but brings 2 points at the end, unless it is attacked.

## Replacing a tile

rule-TE-50-title = A new tile for an old one
rule-TE-50 =
    Instead of an empty cell you may choose the place of one of your tiles; any kind may replace any kind.
    The old tile comes off first and lies face down in front of you, so it cannot supply the new one.
    What the new tile requires must be supplied around that cell as usual.

rule-TE-51-title = Tokens on the old tile
rule-TE-51 =
    War and craftsman tokens on the old tile go to the box.
    A coin on it comes into your hand, even if the tile was attacked too.
    Wagons stay where they are.

rule-TE-52-title = What replacing costs
rule-TE-52 =
    Each tile you have replaced costs 1 point at the end, and a replaced victory tile no longer brings its points.
    A city tile put down in this way gives its token as usual.

rule-TE-53-title = Never compulsory
rule-TE-53 = Nobody has to replace a tile, not even when nothing can be added otherwise.

## End of the turn

rule-TE-60-title = Finishing a turn
rule-TE-60 =
    You take all coins lying on your tiles into your hand, and a bought unit you did not use is gone.
    If this was not the end of the game, your left-hand neighbour takes the next turn.

## End of the game

rule-TE-70-title = No victory tile left
rule-TE-70 = The game ends with the turn after which no victory tile is left on display.

rule-TE-71-title = No stack left
rule-TE-71 =
    The game also ends with a turn after which all three stacks are empty, even if there are tiles in the rows.
    If the table so chooses, it is enough that the city stack is empty.

rule-TE-72-title = Nothing more to win
rule-TE-72 =
    The game also ends when things have come to a point where nobody can gain any more points.
    The players judge that themselves: at the start of a turn the player may propose it once, and if all the others agree one after another, the game is over at once; the first refusal settles the matter.
    Where no tile or token that is left can change anyone’s points, the table proposes it by itself after a turn, once, and asks everybody. A table may also play without this end.

rule-TE-73-title = No last round
rule-TE-73 =
    The end comes at once, so some players may have had one turn more than others.
    When all stacks run out, turns are equal with two and three players; with four the first two have had 15 and the other two 14.

## Final scoring

rule-TE-80-title = Coins first
rule-TE-80 =
    Before the count everyone takes the coins lying on their tiles into their hand.
    A coin played in the last turn therefore counts for the owner of the tile it lies on.

rule-TE-81-title = Points
rule-TE-81 =
    You score the points on your victory tiles, 2 for each craftsman in your territory and 1 for each token in your hand.
    Attacked tiles and craftsmen bring nothing, nor do other tokens that have been played.
    Each tile you have replaced takes 1 point away; your score may end up below zero.

rule-TE-82-title = Who wins
rule-TE-82 =
    The highest score wins.
    In a tie it is whoever has more victory tiles in their territory, attacked ones included.
    If that is equal too, the win is shared.
