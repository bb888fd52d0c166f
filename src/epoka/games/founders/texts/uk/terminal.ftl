### Засновники Імперії в терміналі: слова ігрового поля та списку можливостей.

terminal-headline =
    { game-founders } · { $turn ->
        [0] перед першим ходом
       *[other] хід { $turn }
    } · перший гравець: { $seat }
terminal-bought = куплено на цей хід: { $good }
terminal-open = Відкриті плитки (скільки у стосі)
terminal-supply = жетони
terminal-war = війна
terminal-coin = монета
terminal-wagon = віз
terminal-craftsman = ремісник
terminal-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
terminal-no-tokens = без жетонів
terminal-replaced = замінено: { $number }
terminal-linked = { $sign } з’єднано
terminal-row-line = { $kind }: у стосі { $left }; відкриті: { $tiles }
terminal-player-line = { $letter } { $seat }: очки { $points }; жетони: { $hand }; замінені плитки: { $replaced }
terminal-empty-cells = Порожні клітинки
terminal-replacing = Замість плитки, −1 очко
terminal-cells =
    { $number ->
        [one] { $number } клітинка
        [few] { $number } клітинки
        [many] { $number } клітинок
       *[other] { $number } клітинки
    }
terminal-targets =
    { $number ->
        [one] { $number } ціль
        [few] { $number } цілі
        [many] { $number } цілей
       *[other] { $number } цілі
    }
terminal-left = у стосі { $number }
terminal-clears = повний ряд вибуває з гри
terminal-replaces = замінює «{ $face }», −1 очко
terminal-face-down = Ще закриті:
terminal-nearest = Найменше бракує на клітинці ({ $x }, { $y }):
about-bot-greedy = оцінює, що відкриває кожна плитка, і бере найкращу; добрий суперник
