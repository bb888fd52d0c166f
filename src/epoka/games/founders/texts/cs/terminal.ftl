### Zakladatelé impéria v terminálu: slova herního plánu a seznamu možností.

terminal-headline =
    { game-founders } · { $turn ->
        [0] před prvním tahem
       *[other] tah { $turn }
    } · začíná { $seat }
terminal-bought = koupeno na tento tah: { $good }
terminal-open = Odkryté dílky (kolik v balíčku)
terminal-supply = žetony
terminal-war = válka
terminal-coin = mince
terminal-wagon = vůz
terminal-craftsman = řemeslník
terminal-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
terminal-no-tokens = bez žetonů
terminal-replaced = nahrazeno: { $number }
terminal-linked = { $sign } spojeno
terminal-row-line = { $kind }: v balíčku { $left }; odkryté: { $tiles }
terminal-player-line = { $letter } { $seat }: body { $points }; žetony: { $hand }; nahrazené dílky: { $replaced }
terminal-empty-cells = Prázdná políčka
terminal-replacing = Místo jiného dílku, −1 bod
terminal-cells =
    { $number ->
        [one] { $number } políčko
        [few] { $number } políčka
       *[other] { $number } políček
    }
terminal-targets =
    { $number ->
        [one] { $number } cíl
        [few] { $number } cíle
       *[other] { $number } cílů
    }
terminal-left = v balíčku { $number }
terminal-clears = plná řada odchází ze hry
terminal-replaces = nahradí „{ $face }“, −1 bod
terminal-face-down = Ještě zakryté:
terminal-nearest = Nejméně chybí na políčku ({ $x }, { $y }):
about-bot-greedy = ohodnotí, co který dílek otevírá, a vezme nejlepší; dobrý soupeř
