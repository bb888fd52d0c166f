### Founders of the Empire in the terminal: words of the board and of the list of choices.

terminal-headline =
    { game-founders } · { $turn ->
        [0] before the first turn
       *[other] turn { $turn }
    } · starting player: { $seat }
terminal-bought = bought for this turn: { $good }
terminal-open = Face-up tiles (left in the stack)
terminal-supply = tokens
terminal-war = war
terminal-coin = coin
terminal-wagon = wagon
terminal-craftsman = craftsman
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-no-tokens = no tokens
terminal-replaced = replaced: { $number }
terminal-linked = { $sign } linked
terminal-row-line = { $kind }: { $left } in the stack; face up: { $tiles }
terminal-player-line = { $letter } { $seat }: points { $points }; tokens: { $hand }; replaced tiles: { $replaced }
terminal-empty-cells = Empty cells
terminal-replacing = In place of a tile, −1 point
terminal-cells =
    { $number ->
        [one] { $number } cell
       *[other] { $number } cells
    }
terminal-targets =
    { $number ->
        [one] { $number } target
       *[other] { $number } targets
    }
terminal-left = { $number } left
terminal-clears = the full row leaves the game
terminal-replaces = replaces “{ $face }”, −1 point
terminal-face-down = Still face down:
terminal-nearest = The cell ({ $x }, { $y }) lacks least:
about-bot-greedy = values what each tile opens up and takes the best; a good opponent
