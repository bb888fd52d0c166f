### Epoka Kamienia w przeglądarce: słowa planszy i obszarów graczy, podglądy oraz przewodnik po pierwszej grze.

## Poczekalnia

about-stone-age = Wysyłaj swoich ludzi na polowanie, po surowce i na budowę. Kości rozstrzygają, ile przyniosą, a co rundę całe plemię musi jeść.
    .aim = Wyżyw plemię i zdobądź najwięcej punktów za budynki i karty cywilizacji.
    .time = 60–90 min
    .weight = średnio złożona

## Plansza

board-round = Runda { $round }
board-place = { $place }; pionki tutaj: { $standing }.
board-closed = Zamknięte do końca rundy.
board-card-slot = { $place }: { $what }. Pionek: { $standing }.
board-building-stack = { $place }: { $what }. Budynków w stosie: { $height }. Pionek: { $standing }.
board-empty = pusto
board-kinds =
    { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
       *[many] { $kinds } rodzajów
    }
board-worth = Na koniec, przy obecnym stanie: +{ $points }.
board-divisor = Oczek na jedną sztukę ({ $good }): { $divisor }.
board-room =
    { $players ->
        [one] Miejsce dla { $players } gracza w rundzie.
        [few] Miejsce dla { $players } graczy w rundzie.
       *[many] Miejsce dla { $players } graczy w rundzie.
    }
board-short =
    { $missing ->
        [one] Brakuje { $missing } surowca: najpierw go zdobądź.
        [few] Brakuje { $missing } surowców: najpierw je zdobądź.
       *[many] Brakuje { $missing } surowców: najpierw je zdobądź.
    }

## Obszary graczy

board-workers = Pionki w domu: { $home } z { $workers }.
board-good = { $good }: { $amount }
board-tool = Narzędzie na polu { $space }, wartość { $value }
board-single-use = Jednorazowe narzędzie, wartość { $value }
board-meal = Po następnym żywieniu: { $left }
board-meal-short = Brakuje do następnego żywienia: { $missing }
board-meal-now = Brakuje teraz: { $missing }
board-leftover = Każdy pozostały surowiec daje na koniec 1 punkt: { $points }.
board-scored = Zdobyte dotąd: { $points }. Gwiazdka liczy tyle, ile dałaby gra, gdyby się teraz skończyła.
board-tableau = Karty i budynki
board-tableau-of = Karty i budynki: { $seat }
board-tableau-none = Jeszcze żadnej karty i żadnego budynku.

## Dziennik

board-paid-several = { $seat } płaci { $good_count }.

## Karta lub budynek z bliska

closer-now = Od razu
closer-end = Na koniec
closer-dice-for-all = Rzuca się jedną kością na gracza. Bierzesz pierwszą, potem wybierają pozostali: 1 drewno, 2 cegła, 3 kamień, 4 złoto, 5 narzędzie, 6 tor żywności.
closer-gain = Otrzymujesz { $good_count }.
closer-resource-by-dice = Rzucasz dwiema kośćmi { $good_for }, jak dwa pionki; narzędzia pomagają.
closer-points = Dostajesz punkty: { $amount }.
closer-tool = Dostajesz narzędzie albo jedno z twoich rośnie o 1.
closer-agriculture = Twoje pola dają co rundę o 1 żywność więcej.
closer-extra-card = Bierzesz wierzchnią kartę talii. Liczy się tylko jej dolna połowa, na koniec.
closer-single-use-tool = Zachowujesz je: raz w grze dodaje { $amount } do rzutu.
closer-two-resources = Zachowujesz ją: raz, w swojej turze, weź dwa dowolne surowce.
closer-culture = Różne zielone symbole dają kwadrat swojej liczby: 3 to 9 punktów, 8 to 64.
closer-farmer = Punkty: twój tor żywności × { $figures }.
closer-toolmaker = Punkty: wartość twoich narzędzi × { $figures }.
closer-builder = Punkty: twoje budynki × { $figures }.
closer-shaman = Punkty: twoje pionki × { $figures }.
closer-value = Od razu punktuje to, czym płacisz: drewno 3, cegła 4, kamień 5, złoto 6.
closer-builders = Liczy się też dla każdego twojego budowniczego.

## Nazwy kart

name-C01 = Dzbany
name-C02 = Wypał
name-C03 = Płótno
name-C04 = Krosno
name-C05 = Malowidło
name-C06 = Ochra
name-C07 = Przesilenie
name-C08 = Kromlech
name-C09 = Tratwa
name-C10 = Dłubanka
name-C11 = Bęben
name-C12 = Pieśń nocy
name-C13 = Zioła
name-C14 = Moździerz
name-C15 = Pierwsze znaki
name-C16 = Tabliczka
name-C17 = Siewca
name-C18 = Radło
name-C19 = Żniwa
name-C20 = Spichlerz
name-C21 = Żeńcy
name-C22 = Wielki topór
name-C23 = Ostrze
name-C24 = Świder
name-C25 = Krzemień
name-C26 = Warsztat
name-C27 = Strzecha
name-C28 = Belki
name-C29 = Palenisko
name-C30 = Palisada
name-C31 = Długi dom
name-C32 = Taniec deszczu
name-C33 = Amulet
name-C34 = Wróżby
name-C35 = Maski
name-C36 = Totem

## Podglądy

board-roll =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }: przeważnie { $good }: { $range }
board-gain = +{ $good_count }
board-feeds = średnio wystarczy dla wszystkich
board-lacking = { $good }: brakuje { $amount }
board-left-to-pay = potem do zapłacenia: { $left }
board-still-missing = nadal brakuje żywności: { $missing }

## Co się traci

board-unpaid = Teraz nie możesz za to zapłacić: pionek wróci z niczym. Najpierw wykonaj akcję gdzie indziej.
board-unpaid-then = Teraz nie możesz za to zapłacić: pionek wróci z niczym, a akcja { $place_at } wykona się od razu. Najpierw wykonaj akcję { $place_at }.
board-left = Zabierasz pionki i nic tu nie dostajesz.
board-left-then = Zabierasz pionek i nic tu nie dostajesz, a akcja { $place_at } wykona się od razu.
board-hungry =
    { $points ->
        [one] To cię kosztuje { $points } punkt.
        [few] To cię kosztuje { $points } punkty.
       *[many] To cię kosztuje { $points } punktów.
    }
board-starve =
    { $points ->
        [one] Głoduj, −{ $points } punkt
        [few] Głoduj, −{ $points } punkty
       *[many] Głoduj, −{ $points } punktów
    }
board-done =
    { $points ->
        [one] Nie płać nic więcej, −{ $points } punkt
        [few] Nie płać nic więcej, −{ $points } punkty
       *[many] Nie płać nic więcej, −{ $points } punktów
    }
board-no-use = Teraz nic by ci to nie dało.
board-tool-wasted = To narzędzie nic więcej ci nie da.
board-tools-idle = Z narzędziami dostaniesz więcej, a w tej rundzie do niczego innego się nie przydadzą.

## Przewodnik

guide-valley-goal = Wygrywa, kto po około dziesięciu rundach ma najwięcej punktów. Budynki punktują od razu, karty na koniec; ile karta jest dla ciebie warta, już na niej widać. Ludzie żyją z żywności: kto ich nie wykarmi, traci punkty.
guide-valley-placing = Runda zaczyna się od wysłania ludzi do pracy. W swojej turze ustaw pionki w jednym miejscu; potem to samo robią kolejno pozostali, aż nikt nie będzie mógł nic ustawić. Rozświetlone polany pokazują, dokąd możesz pójść.
guide-valley-places = W lesie, gliniance, kamieniołomie i nad rzeką każdy pionek to jedna kość; liczba po znaku ÷ mówi, ile oczek daje jeden surowiec. Wytwórca narzędzi, chata i pole uprawne wzmacniają plemię na stałe. Do chaty idą dwa pionki.
guide-valley-acting = Teraz wykonaj akcje w swoich miejscach, w dowolnej kolejności. To, co zdobędziesz, możesz od razu wydać, więc zwykle warto najpierw rzucać po surowce, a potem płacić za karty i budynki.
guide-valley-tools = Narzędzie dodaje swoją wartość do rzutu, raz w rundzie. Dodawaj je tam, gdzie dzięki nim dostaniesz o jedną sztukę więcej: reszta z dzielenia przepada.
guide-valley-cards = Karta kosztuje tyle surowców, ile wskazuje liczba nad nią, dowolnych rodzajów. Górna połowa działa od razu. Dolna punktuje na koniec: różne zielone symbole dają kwadrat swojej liczby, a postacie mnoży się przez tor żywności, narzędzia, budynki albo pionki.
guide-valley-dice = Kości dla wszystkich: weź jedną i dostań to, co narysowano pod nią. Pozostali wybierają z reszty.
guide-valley-buildings = Budynek punktuje od razu. Gdy pokazuje tylko liczbę surowców, wybierasz, czym płacisz: drewno liczy się za 3 punkty, cegła za 4, kamień za 5, złoto za 6.
guide-valley-feeding = Po akcjach każdy pionek zjada 1 żywność; pola same przynoszą jej trochę w każdej rundzie. Miska w twoim obszarze mówi, ile zostanie po żywieniu. Brakującą żywność można zastąpić surowcami, jeden za jeden; inaczej traci się punkty.
guide-valley-end = Koniec jest blisko: gra kończy się po rundzie, w której wyczerpie się stos budynków, albo gdy talia nie wystarczy na puste pola. Wtedy punktują dolne połowy kart, a każdy pozostały surowiec daje 1 punkt.
