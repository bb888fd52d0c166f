### Epoka Kamienia w przeglądarce: słowa planszy i obszarów graczy, podglądy oraz przewodnik po pierwszej grze.

## Poczekalnia

about-stone-age = Wysyłaj swoich ludzi na polowanie, po surowce i na budowę. Kości rozstrzygają, ile przyniosą, a co rundę całe plemię chce jeść.

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

## Obszary graczy

board-workers = Pionki w domu: { $home } z { $workers }.
board-food = Żywność: { $food }. Z pól w każdej rundzie: { $agriculture }. Po żywieniu: { $left }.
board-good = { $good }: { $amount }
board-tool = Narzędzie na polu { $space }, wartość { $value }
board-no-tool = Brak narzędzia na polu { $space }
board-single-use = Jednorazowe narzędzie, wartość { $value }

## Podglądy

board-roll =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, średnio { $average }, { $good }: { $range }
board-gain = +{ $good_count }
board-lacking = { $good }: brakuje { $amount }
board-left-to-pay = potem do zapłacenia: { $left }
board-still-missing = nadal brakuje żywności: { $missing }

## Przewodnik

guide-valley-placing = Runda zaczyna się od wysłania ludzi do pracy. W swojej turze ustaw pionki w jednym miejscu; potem to samo robią kolejno pozostali, aż nikt nie będzie mógł nic ustawić. Zielone obwódki pokazują, dokąd możesz pójść.
guide-valley-places = W lesie, gliniance, kamieniołomie i nad rzeką każdy pionek to jedna kość; liczba po znaku ÷ mówi, ile oczek daje jeden surowiec. Wytwórca narzędzi, chata i pole uprawne wzmacniają plemię na stałe. Do chaty idą dwa pionki.
guide-valley-acting = Teraz wykonaj akcje w swoich miejscach, w dowolnej kolejności. To, co zdobędziesz, możesz od razu wydać, więc zwykle warto najpierw rzucać po surowce, a potem płacić za karty i budynki.
guide-valley-tools = Narzędzie dodaje swoją wartość do rzutu, raz w rundzie. Dodawaj je tam, gdzie dzięki nim dostaniesz o jedną sztukę więcej: reszta z dzielenia przepada.
guide-valley-cards = Karta kosztuje tyle surowców, ile wskazuje liczba nad nią, dowolnych rodzajów. Górna połowa działa od razu. Dolna punktuje na koniec: różne zielone symbole dają kwadrat swojej liczby, a postacie mnoży się przez tor żywności, narzędzia, budynki albo pionki.
guide-valley-dice = Kości dla wszystkich: weź jedną i dostań to, co narysowano pod nią. Pozostali wybierają z reszty.
guide-valley-buildings = Budynek punktuje od razu. Gdy pokazuje tylko liczbę surowców, sam wybierasz, czym płacisz: drewno liczy się za 3 punkty, cegła za 4, kamień za 5, złoto za 6.
guide-valley-feeding = Po akcjach każdy pionek zjada 1 żywność; pola same przynoszą jej trochę w każdej rundzie. Liczba za strzałką w twoim obszarze mówi, ile zostanie. Brakującą żywność można zastąpić surowcami, jeden za jeden; inaczej traci się punkty.
guide-valley-end = Koniec jest blisko: gra kończy się po rundzie, w której wyczerpie się stos budynków, albo gdy talia nie wystarczy na puste pola. Wtedy punktują dolne połowy kart, a każdy pozostały surowiec daje 1 punkt.
guide-valley-over = Gra skończona. Wynik pokazuje, skąd każdy ma punkty, a w przeglądzie możesz przejść całą partię jeszcze raz.
