### Founders of the Empire: the lessons, why an opponent does what it does in a first game, and the overview of a turn.

## Mistakes that several steps speak to

lesson-other-stack = Any stack is allowed, but this lesson goes on with another one. Undo and turn up a tile from the lit stack.
lesson-end-now = Proposing the end makes sense only when nobody can score any more. Undo and turn up a tile.
lesson-other-tile = That tile fits too, but here another one leads further. Undo and take the lit one.

## A first territory

lesson-territory-title = Your first territory
lesson-territory-aim = Choose two nature tiles and build a mine between them.
lesson-territory-about = You found an empire of tiles: nature feeds villages, villages feed cities, cities feed the red victory tiles. Red tiles bring most of the points, and whoever has the most points wins.
lesson-territory-nature = Each nature tile makes one of its two resources per turn, for the eight cells around it. The better your first two tiles complement each other, the more you can build.
lesson-territory-first = The grove makes wood or plants. Take it.
lesson-territory-first-other = Not bad either, but wood and plants go well with what comes next. Undo and take the grove.
lesson-territory-second = Now take the waterfall: stone or water. Together you can make all four basic resources.
lesson-territory-second-other = That would give you wood twice. Undo and take the waterfall: four different resources are worth more.
lesson-territory-side = Lay it to any side of the first tile.
lesson-territory-reveal = A turn has three steps. First you turn up a tile, which anybody may take later. Choose the nature stack.
lesson-territory-needs = Second you may play a token; you have none yet. Third you add a tile. The mine needs wood and stone, shown at its top left: your two tiles make both, one each.
lesson-territory-mine = Add the mine to a cell that touches both of your tiles; corners count. Point at a cell, and lines show who supplies what.
lesson-territory-end = Your first village tile, and it makes iron. Nothing was used up: the same tiles supply again next turn.

## Supply

lesson-supply-title = Supply for a city
lesson-supply-aim = Bring iron and stone together and earn a token.
lesson-supply-once = The rule of the game: one tile supplies one unit per turn, to the eight cells around it. Two resources take two different tiles.
lesson-supply-reveal = Turn up a city tile.
lesson-supply-city = Both city tiles want iron, which only your mine makes. The barracks want stone as well, the inn wants water. City tiles give a token when they are added.
lesson-supply-barracks = Choose the barracks.
lesson-supply-cell = They need iron from the mine and stone from the waterfall. Which free cell touches both?
lesson-supply-cell-replace = There you would replace your grove: it works, but a replaced tile costs 1 point and you lose its wood and plants. Undo and use the free cell.
lesson-supply-end = A city tile and a war token. Look for cells where several suppliers meet: such corners are worth gold.

## Victory tiles

lesson-victory-title = Red tiles
lesson-victory-aim = Score your first victory tile.
lesson-victory-red = Eight red tiles lie on display, and nothing fills the gaps: what your opponent takes is gone. One of them needs iron and army and brings 2 points: your mine and your barracks make just that.
lesson-victory-reveal = First turn up a tile: a village one.
lesson-victory-keep = You hold a war token. You may play one token per turn; keep it for now. In your hand it is worth 1 point at the end.
lesson-victory-keep-war = War will have its own lesson. Undo and keep the token.
lesson-victory-take = Add the red tile for 2 points on a free cell that touches mine and barracks.
lesson-victory-take-replace = Replacing one of your own tiles costs 1 point and its product. Undo and choose a free cell.
lesson-victory-end = 2 points. Red tiles make nothing, so put them at the edge where they block no good cell.

## War and coins

lesson-tokens-title = War and coins
lesson-tokens-aim = Silence a tile of your opponent, and buy from another.
lesson-tokens-kinds = City tiles bring four kinds of tokens. War silences a tile for good. A coin buys a product from somebody else. Each token may be played from the turn after you got it.
lesson-tokens-reveal = Turn up a city tile.
lesson-tokens-war = War hits the topmost tile of a column in another territory. Your opponent’s new inn makes transport, which several red tiles need: silence it.
lesson-tokens-war-keep = It would be worth 1 point, but the inn helps your opponent to two or three. Undo and play it.
lesson-tokens-war-other = That one is worth less to your opponent. Undo and hit the inn.
lesson-tokens-market = Now add the market square: it needs plants and iron. It brings a coin.
lesson-tokens-next = Your opponent has moved on. Turn up a village tile.
lesson-tokens-coin = A red tile wants boats and army. Army you have; your opponent makes boats. Play the coin on the boatyard: you get one unit for this turn, and the tile rests for a turn.
lesson-tokens-coin-keep = The coin is worth 1 point, the red tile 2. Undo and play it.
lesson-tokens-coin-other = You need boats. Undo and put the coin on the boatyard.
lesson-tokens-buy = The bought boats count wherever the tile goes. Add the red tile for 2 points beside your barracks.
lesson-tokens-end = Your opponent gets the coin and may use it against you: buy when it brings you more than one point.

## Wagons and craftsmen

lesson-wagons-title = Wagons and craftsmen
lesson-wagons-aim = Link four tiles, settle a craftsman, and reach a red tile worth 3.
lesson-wagons-square = Four of your tiles form a square, and you hold a wagon token. On such a square it links the four: each of them can hand on what any of them makes.
lesson-wagons-reveal = Turn up a city tile.
lesson-wagons-wagon = Play the wagon on your square.
lesson-wagons-wagon-keep = The wagon is worth more on the board than in your hand. Undo and play it.
lesson-wagons-far = Add the workshop, which needs wood and iron, to a cell on the right: grove and mine are not beside it, but the wagon brings their products there.
lesson-wagons-far-near = That cell worked without the wagon. Undo and use a cell on the right, so that the good ones stay free.
lesson-wagons-next = The workshop gave you a craftsman for iron. Turn up a nature tile.
lesson-wagons-craftsman = A craftsman settles on the village tile that makes the product: 2 points, but that tile never produces again. Your iron has done its work: play it.
lesson-wagons-craftsman-keep = In your hand it is worth 1 point, on the mine 2. Undo and play it.
lesson-wagons-red = Inn and workshop make transport and wares: add the red tile worth 3 beside them.
lesson-wagons-end = 5 points in one turn. Settle craftsmen late, when their product is no longer needed, and link squares early.

## The end

lesson-ending-title = The end and the score
lesson-ending-aim = End the game while you are ahead.
lesson-ending-ends = One red tile is left. The game ends at once when the display is empty or all three stacks are: there is no last round, so count before you act.
lesson-ending-points = Points: red tiles, 2 for each craftsman, 1 for each token in your hand, minus 1 for each tile you replaced. You lead by one point, and your opponent is next.
lesson-ending-reveal = Turn up a nature tile: it helps nobody to the last red tile.
lesson-ending-keep = Keep your coin: it is a point.
lesson-ending-keep-coin = A coin played now lies on your opponent’s tile and counts for them. Undo and keep it.
lesson-ending-last = Take the last red tile: it needs wine and transport, and it ends the game.
lesson-ending-end = You ended the game and won. Now play your first whole game!

## Why an opponent does what it does

why-draft = two tiles with different resources build more
why-nature = more resources for the next tiles
why-village = a product that cities and red tiles want
why-city = a city tile brings a token and feeds the red tiles
why-victory = a red tile is points, and nobody else can have it now
why-war = a silenced tile no longer helps its owner
why-coin = the missing product can be bought
why-wagon = four linked tiles share what they make
why-craftsman = 2 points, and the product is not needed any more
why-keep = a token in hand is a point

## A turn at a glance

overview-title = A turn at a glance
overview-1 = Turn up a tile from any stack; a sixth one clears the row.
overview-2 = Play a token, if you like: war, coin, wagon or craftsman.
overview-3 = Add a tile: what it needs must come from the eight cells around it, one unit from each tile.
overview-4 = Nature feeds villages, villages feed cities, cities feed red tiles. No red tile or no stack left: the game ends at once.
overview-aim = Whoever has the most points wins: red tiles 1 to 3, craftsmen 2, tokens in hand 1, replaced tiles −1.
