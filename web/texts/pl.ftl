### Słowa samej strony: poczekalnia i stół.
### Słowa gry leżą w jej folderze, ogólne w src/epoka/texts. Każdy klucz istnieje we wszystkich czterech językach.

## Wszędzie

web-close = Zamknij
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-loading = Chwileczkę…
web-problem = Nie da się tego otworzyć
web-puzzles = Zadania
web-open-record = Otwórz zapisaną grę
web-lobby = Do poczekalni
web-language = Język
web-theme-auto = Kolory jak w systemie; naciśnij, żeby włączyć jasne
web-theme-light = Jasne kolory; naciśnij, żeby włączyć ciemne
web-theme-dark = Ciemne kolory; naciśnij, żeby wrócić do systemowych
web-sound = Głośność dźwięków
web-speed = Tempo ruchów
web-speed-calm = Spokojne
web-speed-normal = Normalne
web-speed-quick = Szybkie
web-speed-at-once = Wszystko od razu
web-points-now =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, gdyby gra skończyła się teraz
web-points-unit = punkty
web-strip = Twoje zasoby
web-summary = Ta runda w skrócie
web-summary-nothing = Jeszcze nic.
web-your-roll = Twój rzut
web-warning = Uwaga:
web-may-be-chosen = można teraz wybrać
web-bot = Bot { $bot }
web-level = { $name }, siła { $number } z { $count }
web-levels = Poziomy, od najłatwiejszego
web-other-bots = Inne boty

## Poczekalnia

web-motto = Planszowe gry cywilizacyjne, kompletne i zgodne z instrukcjami. Siadaj od razu albo przygotuj stół dla znajomych.
web-games = Gry
web-play-now = Graj teraz
web-play-now-at = Graj teraz: { $game }
web-continue = Graj dalej
web-new-game = Nowa gra
web-set-up = Przygotowanie
web-set-up-first = Pierwsze gry
web-set-up-full = Pełna gra
web-opponent = Przeciwnik: { $name }
web-opponent-at = Przeciwnik: { $game }
web-solo = Solo
web-solo-at = Gra solo: { $game }
web-new-table = Nowy stół
web-new-which = Która gra?
web-my-tables = Moje stoły
web-tables-all = Wszystkie ({ $count })
web-past-tables = Zakończone
web-no-tables = Nie ma jeszcze żadnego stołu. „Graj teraz” zaczyna grę z botem.
web-table-over = zakończona
web-table-closed-short = zamknięty
web-table-won = wygrana
web-table-lost = przegrana
web-table-shared = wspólne zwycięstwo
web-table-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
web-join-by-link = Dołącz przez link
web-join-by-link-why = Wklej link, który ktoś ci przysłał.
web-join-open = Otwórz stół
web-join-wrong = To nie wygląda na link do stołu: zawiera on /t/ i zwykle kończy się na #seat=…
web-unofficial = Epoka to nieoficjalne wydanie z własnymi tekstami i rysunkami; nie jest związana z wydawcami gier.

## Nowy stół

web-wish-me-why = Ty, w tej przeglądarce.
web-wish-here-why = Ekran przechodzi z rąk do rąk; kurtyna zasłania to, czego inni nie mogą widzieć.
web-wish-link-why = Dostaniesz link do wysłania. Miejsce czeka, aż ktoś go otworzy.

## Stół

web-board = Plansza
web-action-bar = Co teraz zrobić
web-amount = Ile
web-confirm = Potwierdź
web-undo = Cofnij (U)
web-undo-ask = Poproś innych o zgodę na cofnięcie (U)
web-undo-beyond = Cofnij poza ostatni rzut lub losowanie (U)
web-redo = Ponów (Y)
web-hint = Podpowiedź (H)
web-hint-thinking = Bot zastanawia się nad twoim ruchem…
web-hint-take = Zagraj tak
web-find = Pokaż moje możliwości
web-all-that-happened = Pokaż wszystko
web-tie = Punktów jest po równo: rozstrzygnęła zasada na wypadek remisu.
web-others-did = Co zrobili inni
web-played = Jedyny możliwy ruch, wykonany automatycznie: { $actions }.
web-go-back = Wróć
web-do-it-anyway = Zrób to mimo wszystko
web-really = Na pewno?
web-played-by-rules = Jedyny możliwy ruch, wykonany automatycznie:
web-automatic = (automatycznie)
web-your-turn = Twoja kolej
web-deciding = decyduje
web-waiting =
    { $count ->
        [one] Teraz decyduje { $names }.
        [few] Teraz decydują { $names }.
        [many] Teraz decydują { $names }.
       *[other] Teraz decydują { $names }.
    }
web-why-not-your-turn = To nie twoja kolej.
web-why-over = Gra się skończyła.
web-watching = Oglądasz
web-watchers =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
web-clock = Ile czasu zostało na tę decyzję
web-score = Punkty
web-score-now = Jakby gra skończyła się teraz. To, co przed tobą zakryte, nie jest liczone.
web-score-secret = Punkty w tej grze są tajne do jej końca.
web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-search = Szukaj w zasadach
web-rules-nothing = Żadna zasada nie zawiera „{ $search }”.
web-rules-none = Zasad tej gry jeszcze nie spisano.
web-menu = Menu
web-tabs = Części stołu
web-tab-me = Ja
web-tab-others = Inni
web-tab-log = Dziennik
web-enlarge = Powiększ lub zmniejsz:
web-gathering = Zbieramy się
web-chat = Czat
web-log-rules = Pokazuj zasadę stojącą za każdym wpisem
web-log-rule = Zasada { $rule }
web-log-all = Pokaż cały dziennik
web-dice = Kości: { $faces } = { $sum }
web-dice-each = Kości: { $faces }
web-guide = Wskazówki do pierwszej gry
web-guide-understood = Rozumiem
web-guide-off = Wyłącz wskazówki
web-since =
    { $count ->
        [one] { $count } ruch od twojej ostatniej wizyty
        [few] { $count } ruchy od twojej ostatniej wizyty
        [many] { $count } ruchów od twojej ostatniej wizyty
       *[other] { $count } ruchu od twojej ostatniej wizyty
    }
web-since-play = Pokaż
web-since-at = Ruch { $at } z { $count } od twojej ostatniej wizyty
web-since-skip = Przejdź do bieżącej pozycji
web-stage-skip = Pomiń
web-replay-round = Pokaż tę rundę jeszcze raz
web-past = To pozycja po ruchu { $turn }.
web-past-back = Wróć do bieżącej pozycji
web-undo-here = Cofnij do tego miejsca
web-line-lost = Utracono połączenie. Trwa ponawianie; nic z tego, co zrobiono, nie przepadło.
web-line-refused = Ta przeglądarka nie ma już tu miejsca.
web-table-closed = Ten stół został zamknięty.
web-undo-asked =
    { $count ->
        [one] { $seat } prosi o cofnięcie { $count } akcji. To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
        [few] { $seat } prosi o cofnięcie { $count } akcji. To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
        [many] { $seat } prosi o cofnięcie { $count } akcji. To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
       *[other] { $seat } prosi o cofnięcie { $count } akcji. To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
    }
web-undo-waiting = { $seat } prosi o cofnięcie; inni się zastanawiają.
web-undo-agree = Zgoda
web-undo-refuse = Nie zgadzam się
web-undo-really =
    { $count ->
        [one] Cofnąć { $count } akcję? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo i odnotowane w wyniku.
        [few] Cofnąć { $count } akcje? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo i odnotowane w wyniku.
        [many] Cofnąć { $count } akcji? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo i odnotowane w wyniku.
       *[other] Cofnąć { $count } akcji? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo i odnotowane w wyniku.
    }
web-undo-really-ask =
    { $count ->
        [one] Poprosić innych o cofnięcie { $count } akcji? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
        [few] Poprosić innych o cofnięcie { $count } akcji? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
        [many] Poprosić innych o cofnięcie { $count } akcji? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
       *[other] Poprosić innych o cofnięcie { $count } akcji? To, co od tego czasu rozstrzygnął los, zostanie wylosowane na nowo.
    }
web-undo-do = Cofnij
web-undo-send = Poproś
web-undo-waiting-you = Prosisz o cofnięcie; inni się zastanawiają.
web-undo-withdraw = Wycofaj prośbę
web-rerolls =
    { $count ->
        [one] { $count } raz coś cofnięto i wylosowano na nowo.
        [few] { $count } razy coś cofnięto i wylosowano na nowo.
        [many] { $count } razy coś cofnięto i wylosowano na nowo.
       *[other] { $count } razu coś cofnięto i wylosowano na nowo.
    }
web-curtain = Teraz { $name }
web-curtain-why = Przekaż ekran. Nic z następnego widoku nie zostało jeszcze wczytane.
web-curtain-ready = To ja, { $name }
web-seat-standin = Gra tu bot, dopóki właściciel nie wróci
web-seat-by-rules = Gra automatycznie według zasad
web-seat-free = Miejsce na kogoś czeka
web-seat-away = Chwilowo nieobecny gracz
web-record = Zapis gry
web-review = Przegląd gry
web-rematch = Zagraj jeszcze raz
web-rematch-go = Do następnej gry
web-end = Punktacja końcowa
web-end-skip = Pomiń
web-end-again = Pokaż punktację jeszcze raz
web-end-board = Zobacz planszę
web-end-by =
    { $points ->
        [0] po rozstrzygnięciu remisu
        [one] różnicą { $points } punktu
        [few] różnicą { $points } punktów
        [many] różnicą { $points } punktów
       *[other] różnicą { $points } punktu
    }
web-end-won = Wygrywasz { web-end-by }
web-end-lost = Przegrywasz { web-end-by }
web-end-wins = { $name } wygrywa { web-end-by }
web-end-lead =
    { $count ->
        [one] { $source }: prowadzi { $names }
        [few] { $source }: wspólnie prowadzą { $names }
       *[many] { $source }: wspólnie prowadzą { $names }
    }
web-end-weaker = Słabszy przeciwnik ({ $name })
web-end-stronger = Silniejszy przeciwnik ({ $name })
web-table-delete = Usuń stół
web-table-delete-sure = Na pewno usunąć? Gra zniknie na zawsze, dla wszystkich.

## Lekcje

web-learn =
    { $number ->
        [one] Naucz się: { $number } krótka lekcja
        [few] Naucz się: { $number } krótkie lekcje
        [many] Naucz się: { $number } krótkich lekcji
       *[other] Naucz się: { $number } krótkiej lekcji
    }
web-lessons = Wszystkie lekcje
web-lessons-of = Nauka gry: { $game }
web-lesson-aim = Cel:
web-lesson-task = { $number } z { $of }
web-lesson-on = Dalej
web-lesson-back = Wstecz
web-lesson-again = Cofnij i spróbuj jeszcze raz
web-lesson-following = Następna lekcja
web-lesson-done = ukończona
web-coach = Trener
web-first-game = Twoja pierwsza gra
web-first-game-why = Z najłagodniejszym przeciwnikiem, który wyjaśnia swoje ruchy.
lesson-not-it = To wolno, ale w tym kroku chodzi o coś innego. Cofnij i poszukaj tego, co podświetlone.

## Stół w dzienniku

event-table-undone =
    { $drawn ->
        [0] { $count ->
            [one] { $seat } cofa { $count } akcję.
            [few] { $seat } cofa { $count } akcje.
            [many] { $seat } cofa { $count } akcji.
           *[other] { $seat } cofa { $count } akcji.
        }
       *[other] { $count ->
            [one] { $seat } cofa { $count } akcję; to, co rozstrzygnął los, jest losowane na nowo.
            [few] { $seat } cofa { $count } akcje; to, co rozstrzygnął los, jest losowane na nowo.
            [many] { $seat } cofa { $count } akcji; to, co rozstrzygnął los, jest losowane na nowo.
           *[other] { $seat } cofa { $count } akcji; to, co rozstrzygnął los, jest losowane na nowo.
        }
    }
event-table-undo-asked =
    { $count ->
        [one] { $seat } prosi o cofnięcie { $count } akcji.
        [few] { $seat } prosi o cofnięcie { $count } akcji.
        [many] { $seat } prosi o cofnięcie { $count } akcji.
       *[other] { $seat } prosi o cofnięcie { $count } akcji.
    }
event-table-undo-refused = { $seat } nie zgadza się na cofnięcie.
event-table-undo-withdrawn = { $seat } wycofuje prośbę o cofnięcie.
event-table-joined = { $seat } siada do stołu.
event-table-given-to-bot = Na tym miejscu gra teraz bot { $bot }.
event-table-given-to-person = Miejsce czeka na człowieka: { $seat }.
event-table-renewed = Gospodarz utworzył nowy link ({ $seat }); poprzedni już nie działa.
event-table-standin = Czas minął ({ $seat }): gra teraz bot { $bot }.
event-table-returned = { $seat } wraca do gry.
event-table-bot-failed = Bot { $bot } nie odpowiedział na czas; { $seat } wykonuje przypadkową dozwoloną akcję.
event-table-closed = Stół został zamknięty.
event-table-host-moved = Gospodarzem stołu jest teraz { $seat }.
event-table-watchers-evicted = Link do oglądania wygasł, a widzowie zostali rozłączeni.
event-table-ready = { $seat } może zaczynać.
event-table-begun = Gra się rozpoczyna.
event-table-moved = { $seat } gra dalej na innym urządzeniu.
event-table-listed =
    { $on ->
        [0] Gospodarz zamknął stół: wolne miejsca są tylko dla zaproszonych.
       *[other] Wolne miejsce może zająć każdy z lobby. Czat jest wyłączony, dopóki gospodarz go nie włączy.
    }
event-table-chat =
    { $chat ->
        [off] Gospodarz wyłącza czat.
        [players] Gospodarz pozwala rozmawiać graczom; widzowie rozmawiają między sobą.
       *[all] Gospodarz pozwala rozmawiać wszystkim, także widzom.
    }
event-table-rematch = { $seat } przygotowuje stół do następnej gry.
event-table-why = { $seat }: { $why }.
refusal-not-yours-to-decide = Teraz nie ty o tym decydujesz

## Czego serwer odmawia

error-offline = Serwer nie odpowiada. Sprawdź połączenie; strona wciąż próbuje.
error-unknown = To się nie udało. Wczytaj stronę ponownie; jeśli to nie pomoże, zajrzyj do dziennika serwera.
error-unknown-game = Nie ma tu takiej gry.
error-hints-forbidden = Gospodarz nie pozwala na podpowiedzi przy tym stole.

## Gra bez własnej planszy

web-generic-find = Znajdź możliwość
web-generic-shown = { $shown } z { $all } możliwości
web-generic-nothing = Żadna możliwość nie ma tych słów.
web-generic-part = { $name }: { $value }
event-table-ran-out = { $seat }: czas minął.
event-table-pause-asked = { $seat } prosi o przerwę.
event-table-pause-refused = { $seat } nie zgadza się na przerwę.
event-table-paused = Zegar stoi: przerwa.
event-table-resumed = { $seat } kończy przerwę.
