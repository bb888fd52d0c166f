### Założyciele Imperium w terminalu: słowa planszy i listy możliwości.

terminal-headline =
    { game-founders } · { $turn ->
        [0] przed pierwszą turą
       *[other] tura { $turn }
    } · rozpoczyna { $seat }
terminal-bought = kupione na tę turę: { $good }
terminal-open = Odkryte kafle (ile w stosie)
terminal-supply = żetony
terminal-war = wojna
terminal-coin = moneta
terminal-wagon = wóz
terminal-craftsman = rzemieślnik
terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
terminal-no-tokens = bez żetonów
terminal-replaced = zastąpione: { $number }
terminal-linked = { $sign } połączone
terminal-row-line = { $kind }: w stosie { $left }; odkryte: { $tiles }
terminal-player-line = { $letter } { $seat }: punkty { $points }; żetony: { $hand }; zastąpione kafle: { $replaced }
terminal-empty-cells = Puste pola
terminal-replacing = W miejsce kafla, −1 punkt
terminal-cells =
    { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    }
terminal-targets =
    { $number ->
        [one] { $number } cel
        [few] { $number } cele
        [many] { $number } celów
       *[other] { $number } celu
    }
terminal-left = w stosie { $number }
terminal-clears = pełny rząd wypada z gry
terminal-replaces = zastępuje „{ $face }”, −1 punkt
terminal-face-down = Jeszcze zakryte:
terminal-nearest = Najmniej brakuje na polu ({ $x }, { $y }):
about-bot-greedy = ocenia, co otwiera każdy kafel, i bierze najlepszy; dobry przeciwnik
