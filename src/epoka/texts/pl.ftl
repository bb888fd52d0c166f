### Słowa, które nie należą do jednej gry: gracze, własne zdania rdzenia, wiersz poleceń.
### Słowa gry leżą w jej folderze. Każdy klucz istnieje we wszystkich czterech językach z tymi samymi zmiennymi.

## Gracze, języki, tak i nie

player-number = Gracz { $number }
chance-name = Los
language-en = angielski
language-pl = polski
language-cs = czeski
language-uk = ukraiński
view-yes = tak
view-no = nie
view-shared = Stół
view-players = Gracze

## Co może powiedzieć każda gra (odmowy bez kropki: może po nich stać numer zasady)

action-action = { $name }
prompt-chance = Teraz decyduje los.
prompt-game-over = Gra się skończyła.
refusal-game-over = Gra się skończyła
refusal-no-such-action = Nie ma akcji o numerze { NUMBER($action, useGrouping: 0) }
refusal-chance-decides = Teraz decyduje los, a nie ktoś przy stole
refusal-no-such-outcome = „{ $action }” nie może tu wypaść
refusal-player-decides = Tu decyduje { $seat }, a nie los
refusal-not-now = Teraz nie można tego zrobić

## Gra: powitanie, tury, wybory

welcome = Witaj w grze { $game }!
round = Runda { $round }
handover = Teraz { $seat }. Naciśnij Enter, aby grać.
choose = Twój wybór (1–{ $count })
choose-unknown = Wśród wyborów nie ma „{ $input }”. Wpisz liczbę od 1 do { $count } albo „?”, żeby zobaczyć pomoc.
log-title = Co się dotąd wydarzyło

## Cofanie

undone = Cofnięto: { $action }
undo-nothing = Nie ma czego cofać.
undo-barrier-chance = Tego nie można cofnąć: od tego czasu był rzut, rozdanie albo dobranie.
undo-barrier-other = Tego nie można cofnąć: od tego czasu ruch wykonał inny gracz.

## Podpowiedź i dlaczego nie

hint = Podpowiedź ({ $bot }): { $action }
why-not = To niemożliwe: { $action }. { $reason }
why-not-legal = To jest teraz możliwe: { $action }
why-not-usage = Wpisz „why” i akcję, na przykład „why { $example }”.
why-not-rule = Zasada { $id }, { $title }

## Zapis, kontynuacja, wyjście

saved = Gra jest zapisana w pliku { $file }.
save-failed = Nie udało się zapisać gry w pliku { $file }: { $reason }
resumed =
    Gra z pliku { $file } toczy się dalej, po { $count ->
        [one] { $count } akcji.
        [few] { $count } akcjach.
       *[many] { $count } akcjach.
    }
resume-with = Aby kontynuować tę grę: { $command }
quit = Gra została przerwana i zapisana w pliku { $file }.
quit-unsaved = Gra została przerwana bez zapisu.

## Pomoc

help-title = Co można wpisać
help-number = liczba: wybór o tym numerze
help-action = cała akcja, na przykład „{ $example }”
help-undo = undo: cofa twój ostatni wybór
help-hint = hint: prosi bota o podpowiedź
help-why = why AKCJA: dlaczego czegoś nie można zrobić
help-rule = rule NUMER: pokazuje zasadę, na przykład „rule { $example }”
help-board = board: pokazuje stół jeszcze raz
help-log = log: pokazuje, co się wydarzyło; log rules: z numerem zasady przy każdym zdaniu
help-save = save PLIK: zapisuje grę
help-help = ?: pokazuje tę pomoc
help-quit = quit: zapisuje grę i kończy

## Wyniki

results-ended = Koniec gry: { $reason }.
results-winner =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
heading-place = Miejsce
heading-player = Gracz
heading-points = Punkty
heading-total = Razem
heading-source = Skąd są punkty

## Symulacja

simulate-title =
    { $game }: { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
simulate-progress = Rozgrywanie
simulate-speed = Rozegrane gry: { $games }, czas: { $seconds } s
heading-bot = Bot
heading-win-rate = Odsetek wygranych
heading-interval = Przedział 95%
heading-rounds = Rundy
heading-decisions = Decyzje
heading-ending = Jak kończyły się gry

## Powtórka i zasady

replay-title = Powtórka z pliku { $file }
replay-end =
    Koniec zapisu po { $count ->
        [one] { $count } akcji.
        [few] { $count } akcjach.
       *[many] { $count } akcjach.
    }
option-default = domyślnie

## Własne zdania wiersza poleceń

cli-ask-game = W co gramy?
cli-ask-seats = Kto gra? Od { $least } do { $most } imion oddzielonych przecinkami; „me” to ty. Enter przyjmuje propozycję.
cli-ask-seats-levels = Poziomy, od najłatwiejszego: { $levels }
cli-ask-seats-bots = Boty: { $bots }
cli-saved-copy = Kopia gry jest zapisana w pliku { $file }.
cli-save-elsewhere = Gra toczy się dalej; „save PLIK” zapisze kopię gdzie indziej.
cli-saved-again = Gra znów zapisuje się w pliku { $file }.
cli-more-events = … wcześniejszych zdarzeń: { $number }; wszystko pokaże „log”.
cli-several-fit = Tak zaczyna się kilka możliwości: { $names }
cli-how-many = { $line }: ile, od { $least } do { $most }? Enter wraca
cli-help-prompt = ? – pomoc
cli-points-unseen = Ta gra nie pokazuje punktów przed końcem.
cli-help-points = points: punkty wszystkich według źródeł, jakby gra kończyła się teraz
cli-help-numbers = dwie liczby: możliwość i ile, na przykład „2 3”
cli-games-players = Liczba graczy: od { $least } do { $most }
cli-games-maturity = { $label } · reguły z testami: { $tested } z { $rules } · zapisane partie: { $recorded } · elementy zgodne z drukiem: { $printed } z { $pieces }
maturity-complete = kompletna, zgodna z drukiem
maturity-own-content = kompletna, z częścią własnej treści
maturity-growing = wciąż w budowie
cli-games-preset = zależnie od { $leading }: { $settings }
cli-simulate-spread = Rozrzut
cli-simulate-length = średnio { $mean }, od { $least } do { $most }
cli-simulate-rate = Gier na sekundę: { $speed }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cli-simulate-interrupted = przerwano; rozegrane gry: { $played } z { $games }
cli-arena-games = Gry
cli-arena-unrated = Aby zobaczyć ranking: { $command }
cli-arena-rating = Ranking
cli-arena-longest = Najdłużej, ms
cli-arena-mean = Średnio, ms
cli-arena-duels = Kto kończy przed kim: wiersz wobec kolumny
cli-arena-kept = rozegrane gry: { $played } z { $games }, zapisane w pliku { $file }; to samo polecenie zagra dalej
cli-texts-needs = Gra { $game } potrzebuje tylu tekstów: { $count }
cli-texts-whole = { $language }: są wszystkie ({ $count })
cli-texts-missing = { $language }: brakuje lub wymaga innych wartości: { $missing } z { $count }

## Boty: jak się nazywają i jak są silne

bot-wanderer = Wędrowiec
about-bot-wanderer = na pierwsze gry
bot-settler = Osadnik
about-bot-settler = gdy znasz już zasady
bot-builder = Budowniczy
about-bot-builder = solidny przeciwnik, rzadko się myli
bot-elder = Starszy rodu
about-bot-elder = patrzy naprzód; dla doświadczonych
bot-sage = Mędrzec
about-bot-sage = najsilniejszy: myśli naprzód i nie spieszy się
bot-random = Losowy
about-bot-random = wybiera dowolną dozwoloną akcję, wszystkie z równą szansą
bot-greedy = Zachłanny
bot-program = Program z zewnątrz
