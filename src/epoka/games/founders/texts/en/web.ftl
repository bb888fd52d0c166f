### Founders of the Empire in the browser: words of the board, and the guide through a first game.

## The lobby

about-founders = Lay tiles so that each gets what it needs from its neighbours, from forest and river up to temples. Wagons, coins and war open up new possibilities.
    .aim = Score most with victory tiles before they run out.
    .time = 30–45 min
    .weight = easy to learn

## The offer

board-draft = Draft
board-turn = Turn { $turn }
board-turns-left =
    { $number ->
        [0] the last one
       *[other] at most { $number } more
    }
board-full = full
board-display = Victory tiles on display
board-supply = Turn and supply of tokens
board-needs = needs: { $good } and { $giving }
board-needs-one = needs: { $good }
board-makes = makes { $good_object }
board-makes-either = makes { $good_object } or { $giving_object }, one per turn
board-agreed-end = If everyone agrees that nobody can score any more, the game ends at once.
board-craftsman-kept = You could play a craftsman for 2 points now.
board-token-kept = These are the last turns: a token you keep may not be of use any more.
board-points-left = You could add a tile for { $points } points.
board-brings = brings a { $token }
board-face = { $face }
board-fits =
    { $number ->
        [one] fits on { $number } cell
       *[other] fits on { $number } cells
    }
board-token-war = silences the topmost tile of a column of another player for the rest of the game; it no longer makes or scores anything
board-token-coin = buys one product of another player’s tile for this turn; that tile pauses, and its owner then takes the coin
board-token-wagon = lies where four of your tiles meet: from then on they share what they make
board-token-craftsman = goes onto your village tile with this product; the tile stops producing and brings 2 points
board-recipes = What makes what
board-any-product = any village product

## Territories

board-territories = Whose territory is shown large
board-territory =
    Territory of { $by }: { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }, victory tiles worth { $points }
board-candidate = Choice { $number }
board-tile-at = { $face } at { CELL($x, $y) }
board-empty-cell = empty cell { CELL($x, $y) }
board-attacked = attacked
board-linked = linked by wagon, group { $group }
board-made = Your territory makes: { $goods }
board-hand = Tokens in hand

## The guide

guide-aim = You win with the most points. Most of them come from the red victory tiles above the map; when none is left, or all stacks are empty, the game is over, usually after 30 to 45 minutes. First choose your land: a territory starts with two nature tiles.
guide-draft = Each turn a tile gives one of its two resources to the eight cells around it. Two tiles with three or four different resources between them make a good start.
guide-lay = Tiles lie side by side. Which one is on top matters a little: war tokens hit the topmost tile of a column.
guide-reveal = Every turn begins by turning up a tile, which anyone may take later. A row holds five tiles: before a sixth is turned up, the whole row leaves the game.
guide-points = A red tile is within reach! Red tiles bring most of the points, and once taken they are gone.
guide-add = Now add one face-up tile. The symbols at its top left show what it needs from the eight cells around it, the disc at its bottom right what it makes. Resources are never used up.
guide-place = The tile may go on a numbered cell. Point at one, and lines show which tile supplies what; each tile gives one unit per turn. Replacing another tile costs 1 point.
guide-token = Your city tiles have given you tokens. You may play one per turn, before you add a tile. Every token still in your hand at the end is worth 1 point.
guide-token-at = War silences a tile for good. A coin buys a tile’s product for this turn and then belongs to the tile’s owner. A wagon lets four tiles share what they make. A craftsman stops a village tile and brings 2 points.
guide-end = The end is near. The game is over as soon as a turn ends with no red tile on display or with all three stacks empty; there is no last round.
