### Founders of the Empire in the browser: words of the board, and the guide through a first game.

## The lobby

about-founders = Lay tiles so that each gets what it needs from its neighbours, from forest and river up to temples. Wagons, coins and war open ways that would not be there.

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
board-makes-either = makes { $good_object } or { $giving_object }, one a turn
board-agreed-end = If everyone agrees that nobody can score any more, the game ends at once.
board-brings = brings a { $token }
board-face = { $face }
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
board-tile-at = { $face } at ({ $x }, { $y })
board-empty-cell = empty cell ({ $x }, { $y })
board-attacked = attacked
board-linked = linked by wagon, group { $group }
board-hand = Tokens in hand

## The guide

guide-draft = Your territory starts with two nature tiles. Each turn a tile gives one of its two resources to the eight cells around it. Two tiles with three or four different resources between them make a good start.
guide-lay = Tiles lie side by side. Which one is on top matters a little: war tokens hit the topmost tile of a column.
guide-reveal = Every turn begins by turning up a tile, which anybody may take later. A row holds five tiles: before a sixth is turned up, the whole row leaves the game.
guide-points = A red tile is within reach! Red tiles bring most of the points, and one that is taken is gone.
guide-add = Now add one open tile. The signs at its top left are what it needs from the eight cells around it, the disc at its bottom right is what it makes. Resources are never used up.
guide-place = The tile may go to a numbered cell. Point at one and lines show which tile supplies what; each tile gives one unit a turn. Taking the place of another tile costs 1 point.
guide-token = City tiles have given you tokens. You may play one a turn, before you add a tile. Every token still in hand at the end is worth 1 point.
guide-token-at = War silences a tile for good. A coin buys a tile’s product for this turn and then belongs to the tile’s owner. A wagon lets four tiles share what they make. A craftsman stops a village tile and brings 2 points.
guide-end = The end is near. The game is over as soon as a turn ends with no red tile on display or with all three stacks empty; there is no last round.
