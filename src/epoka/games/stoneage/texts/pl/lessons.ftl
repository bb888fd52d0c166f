### Epoka kamienia: lekcje, powody ruchów przeciwnika w pierwszej grze i przebieg rundy.

## Błędy wspólne dla kilku kroków

lesson-elsewhere = Tam też wolno, ale w tym kroku chodzi o inne miejsce. Cofnij i poszukaj podświetlonego.
lesson-number = Dobre miejsce, ale nie tyle pionków. Cofnij i wyślij tyle, ile mówi trener: każdy rzuca kością albo zajmuje wolne miejsce.

## Wysyłanie pionków

lesson-place-title = Wysyłanie pionków
lesson-place-aim = Wyślij swoich ludzi do pracy i zobacz, co dają miejsca.
lesson-place-welcome = Witaj w epoce kamienia! Prowadzisz małe plemię. Wygrywa, kto na końcu ma najwięcej punktów; dają je budynki i karty, a za jedne i drugie płaci się surowcami.
lesson-place-round = Runda ma trzy fazy: wszyscy ustawiają pionki, wszyscy wykonują akcje, wszyscy karmią plemię. Zaczynasz z 5 pionkami i 12 żywności.
lesson-place-hunt = W swojej turze wysyłasz pionki na jedno miejsce. Na łowisku zawsze jest wolne: wyślij tam 2 pionki.
lesson-place-blocked = Przeciwnik zajął chatę: wchodzą do niej dokładnie dwa pionki, a plemię zyskuje nowy. Teraz jest zamknięta, bo większość miejsc zajmuje się na całą rundę.
lesson-place-field = Wytwórca narzędzi, chata i pole uprawne wzmacniają plemię na stałe. Idź na pole: odtąd w każdej rundzie wyżywi jeden pionek.
lesson-place-field-toolmaker = Narzędzie też jest dobre, ale pole karmi kogoś w każdej rundzie. We dwójkę można użyć tylko dwóch z trzech miejsc wioski, więc wybieraj rozważnie. Cofnij i zajmij pole.
lesson-place-alone = Las też jest już zajęty: we dwójkę na każdym miejscu zbierania może pracować tylko jeden gracz.
lesson-place-clay = Zostały dwa pionki. Wyślij oba do glinianki.
lesson-place-act = Wszyscy ustawili pionki. Teraz wykonaj swoje akcje w dowolnej kolejności: naciśnij każde miejsce. Potem plemię je i zaczyna się następna runda.
lesson-place-end = Świetnie: żywność, pole i cegły w jednej rundzie. Pięć pionków, pięć decyzji, a przeciwnik zabiera miejsca: o to chodzi w tej grze.

## Kości

lesson-roll-title = Kości i surowce
lesson-roll-aim = Zamień oczka na drewno i złoto i zobacz, ilu pionków to wymaga.
lesson-roll-pips = Na miejscach zbierania każdy pionek rzuca jedną kością. Sumę dzieli się przez liczbę miejsca: drewno przez 3, cegły przez 4, kamień przez 5, złoto przez 6. Reszta przepada.
lesson-roll-forest = Kość daje średnio 3,5 oczka, więc trzy pionki wyrzucą około 10 oczek: trzy drewna. Wyślij 3 pionki do lasu.
lesson-roll-rest = Dwa pozostałe wyślij na łowisko. Na łowisku dzieli się tylko przez 2, więc przyniosą około 3 żywności.
lesson-roll-throw = Wykonaj teraz akcję w lesie i patrz na kości.
lesson-roll-throw-hunt = Polowanie może poczekać; najpierw zobacz, co da las. Cofnij i zacznij tam.
lesson-roll-lost = Wypadło 11: trzy drewna, a 2 oczka przepadają. Myśliwi też wrócili i wszyscy zjedli. Zaczyna się nowa runda, teraz pierwszy ustawia przeciwnik.
lesson-roll-river = Złoto wymaga po 6 oczek. Jeden pionek zwykle nic nie przyniesie; cztery wyrzucą około 14 oczek. Wyślij 4 pionki nad rzekę.
lesson-roll-tool = Został jeden pionek. Narzędzia dodają się do rzutu: wyślij go do wytwórcy narzędzi.
lesson-roll-gold = Wykonaj akcję nad rzeką. Oczka podziel przez 6.
lesson-roll-gold-order = Narzędzie byłoby twoje i to jest sprytne: można by je dodać do rzutu. Tu jednak 13 oczek wystarczy. Cofnij i zacznij nad rzeką.
lesson-roll-end = Dwa złota. Zapamiętaj: drewno i cegły są pewne, a dobra grupa to trzy pionki. Złoto wymaga ich więcej; pojedyncza kość na drogim miejscu zwykle idzie na marne.

## Narzędzia

lesson-tools-title = Narzędzia
lesson-tools-aim = Dodaj narzędzie do rzutu i zdobądź o jeden kamień więcej.
lesson-tools-tile = Masz narzędzie o wartości 1. Raz w rundzie dodaje 1 do dowolnego rzutu na żywność lub surowce, gdy już widać kości.
lesson-tools-quarry = Za kamień sumę dzieli się przez 5. Wyślij 3 pionki do kamieniołomu.
lesson-tools-food = Dwa pozostałe wyślij na łowisko.
lesson-tools-throw = Wykonaj akcję w kamieniołomie.
lesson-tools-throw-hunt = Zachowaj narzędzie na kamień: cofnij i zacznij w kamieniołomie.
lesson-tools-add = 14 oczek to dwa kamienie i 4 oczka reszty. Jedno oczko więcej da trzeci! Użyj narzędzia.
lesson-tools-add-without = Bez narzędzia masz tylko dwa kamienie. Cofnij i dodaj je: do trzeciego brakuje 1 oczka.
lesson-tools-end = Trzy kamienie. Narzędzia działają w każdej rundzie, więc kilka zdobytych wcześnie zwraca się przez całą grę, zwłaszcza gdy w rzucie brakuje niewiele.

## Budynki

lesson-buildings-title = Budynki
lesson-buildings-aim = Zapłać za budynek i od razu zdobądź punkty.
lesson-buildings-tiles = Budynki to prosta droga do punktów: płacisz to, co na kaflu, i punkty są twoje od razu. Lewy wymaga 2 drewna i 1 cegły, a daje 10 punktów. Masz 2 drewna.
lesson-buildings-claim = Postaw pionek na tym budynku, żeby nikt inny go nie wziął.
lesson-buildings-claim-other = Ten przyjmuje dowolne surowce i daje ich wartość. Za to, co masz, więcej da drugi: cofnij i zajmij go.
lesson-buildings-clay = Brakuje ci cegły. Wyślij 2 pionki do glinianki.
lesson-buildings-food = Ostatnie dwa idą na łowisko.
lesson-buildings-first = O kolejności akcji decydujesz ty. Która będzie pierwsza?
lesson-buildings-first-unpaid = Nie masz jeszcze cegły, więc pionek wróciłby z niczym. Cofnij i zacznij w gliniance.
lesson-buildings-first-hunt = Żywnością nie zapłacisz za budynek. Cofnij i zdobądź cegłę.
lesson-buildings-build = Dwie cegły! Teraz wykonaj akcję na budynku i zapłać.
lesson-buildings-build-hunt = Najpierw budynek: cofnij i wykonaj tę akcję.
lesson-buildings-build-decline = Szkoda pionka i 10 punktów. Cofnij i zbuduj.
lesson-buildings-end = 10 punktów. Najpierw surowce, potem budynek: planuj jedno i drugie w tej samej rundzie, a miejsce zajmij wcześnie, jeśli ktoś inny też mógłby zapłacić.

## Karty

lesson-cards-title = Karty cywilizacji
lesson-cards-aim = Kup dwie karty i zobacz, co robią ich połowy.
lesson-cards-slots = Karta kosztuje od 1 do 4 dowolnych surowców, jak pokazuje jej pole. Karty, których nikt nie weźmie, przesuwają się na tańszą stronę.
lesson-cards-halves = Górna połowa działa od razu. Dolna liczy się na końcu: różne zielone symbole dają kwadrat swojej liczby (3 symbole to 9 punktów, wszystkie 8 to 64), a postacie mnoży się przez coś, co masz.
lesson-cards-green = Najtańsza karta daje 5 żywności i zielony symbol za jeden surowiec. Postaw na niej pionek.
lesson-cards-green-other = Ta jest droższa. Cofnij i weź kartę za 1.
lesson-cards-farmers = Na drugiej karcie są dwaj rolnicy: na końcu każdy daje tyle punktów, ile wskazuje twój znacznik na torze żywności. Postaw na niej pionek.
lesson-cards-farmers-other = Masz 5 drewna, ale rolnicy pasują do twojego pola. Cofnij i weź kartę za 2.
lesson-cards-food = Pozostałe pionki wyślij na łowisko.
lesson-cards-pay = Wykonaj akcję na najtańszej karcie i zapłać 1 drewno.
lesson-cards-pay-order = Tak też można, ale idźmy od taniej do droższej: cofnij i zacznij od karty za 1.
lesson-cards-pay-decline = Pięć żywności i symbol za jedno drewno to okazja. Cofnij i zapłać.
lesson-cards-dice = Teraz rolnicy: wykonaj akcję i zapłać. Rzuca się kośćmi dla wszystkich, a pierwszy wybór jest twój: 6 to krok na torze żywności, 1 to drewno. Co pasuje do dwóch rolników?
lesson-cards-dice-wood = Jedno drewno to mało. Krok na torze karmi pionek w każdej rundzie, a każdy z dwóch rolników da punkt więcej. Cofnij i weź 6.
lesson-cards-dice-order = Polowanie może poczekać: cofnij i wykonaj akcję na karcie.
lesson-cards-dice-decline = Stać cię na nią. Cofnij i weź kartę.
lesson-cards-end = Dwie karty, 5 żywności i drugi krok na torze. Bierz kartę, kiedy tylko cię na nią stać, zwłaszcza z zielonym symbolem, którego jeszcze nie masz: komplet ośmiu to 64 punkty. Postacie pasują do tego, co masz: rolnicy do pól, wytwórcy do narzędzi, budowniczowie do budynków, szamani do pionków.

## Żywienie

lesson-feeding-title = Żywienie plemienia
lesson-feeding-aim = Przeprowadź sześć pionków przez rundę prawie bez żywności.
lesson-feeding-mouths = Minęły dwie rundy i nikt nie polował: żywność się skończyła, a sześć pionków chce jeść. Każdy zjada 1 na końcu rundy. Głód kosztuje 10 punktów!
lesson-feeding-hunters = Wynik polowania dzieli się przez 2. Czterech myśliwych przyniesie około 7 żywności: wyślij 4.
lesson-feeding-field = Pole uprawne karmi jeden pionek w każdej rundzie, na zawsze. Zajmij je.
lesson-feeding-spare = Ostatni pionek idzie po drewno.
lesson-feeding-act = Wykonaj wszystkie akcje w dowolnej kolejności.
lesson-feeding-missing = Słaby rzut: brakuje 1 żywności. Każdą brakującą możesz zastąpić jednym surowcem. Oddaj najtańszy: drewno.
lesson-feeding-missing-starve = To kosztowałoby 10 punktów, więcej niż wart jest jakikolwiek surowiec! Cofnij i zapłać drewnem.
lesson-feeding-missing-dear = To też nakarmi, ale cegła jest warta więcej niż drewno. Cofnij i zapłać drewnem.
lesson-feeding-end = Nikt nie głoduje. Zanim ustawisz pionki, spójrz na liczbę za strzałką przy żywności: mówi, ile zostanie. I idź na pole wcześnie.

## Koniec i punkty

lesson-scoring-title = Koniec i punkty
lesson-scoring-aim = Zakończ grę we właściwej chwili i wygraj.
lesson-scoring-sum = Ostatnie rundy. Twoje punkty liczą już to, co dałyby karty; naciśnij wynik, a zobaczysz, skąd się biorą: budynki, rolnicy, szamani, zielone symbole…
lesson-scoring-ends = Gra kończy się z rundą, w której skończy się stos budynków, albo gdy zabraknie kart. Na tym stosie został jeden budynek i stać cię na niego, a prowadzisz.
lesson-scoring-last = Zajmij ostatni budynek.
lesson-scoring-last-other = Drugi stos jest jeszcze wysoki, więc gra trwałaby dalej. Cofnij i zajmij ostatni budynek.
lesson-scoring-figures = Na najtańszej karcie są dwaj wytwórcy narzędzi: każdy daje tyle punktów, ile warte są twoje narzędzia. Postaw na niej pionek.
lesson-scoring-figures-other = Zabraknie ci surowców: trzy z pięciu są na budynek. Cofnij i weź kartę za 1.
lesson-scoring-tool = Masz 2 żywności i 7 z pól na 9 pionków: akurat, więc nikt nie musi polować. Kolejne narzędzie liczy się dla wszystkich wytwórców: weź je.
lesson-scoring-tool-hunt = 2 żywności i 7 z pól nakarmi całą dziewiątkę. Żywność na końcu nic nie daje: cofnij i weź narzędzie.
lesson-scoring-forest = Każdy pozostały surowiec to punkt. Sześć pionków przyniesie około 7 drewna: wyślij je do lasu.
lesson-scoring-forest-hunt = Żywność na końcu nic nie daje. Cofnij i idź po drewno.
lesson-scoring-act = Wykonaj wszystkie akcje. Za budynek zapłać drewnem, cegłą i złotem, a za kartę kamieniem.
lesson-scoring-act-keep = Budynek wymaga właśnie drewna, cegły i złota. Cofnij i zapłać za kartę kamieniem.
lesson-scoring-act-lost = Runda minęła, a budynek wciąż tam stoi, więc gra trwa. Cofnij i kup go najpierw: drewno, cegła i złoto.
lesson-scoring-end = Gra zakończona i wygrana. Plan na pierwszą grę: wcześnie pole, chata i narzędzia, potem każdy budynek i każda karta, na które cię stać, i zawsze dość żywności!

## Dlaczego przeciwnik tak robi

why-hut = jeden pionek więcej, odtąd w każdej rundzie
why-field = w każdej rundzie o jedną żywność mniej do zdobycia
why-tool = narzędzie dodaje się do rzutu w każdej rundzie
why-hungry = plemię ma za mało żywności na tę rundę
why-hunt = zapas żywności zwalnia pionki na później
why-wood = drewno najłatwiej zdobyć i można nim płacić za karty
why-clay = cegła jest warta 4 w budynku i wymaga niewielu oczek
why-stone = kamień jest wart 5 w budynku
why-gold = złoto jest warte 6 w budynku
why-card-cheap = karta za jeden surowiec prawie zawsze się opłaca
why-card = karty liczą się na końcu, a na tę starcza surowców
why-building = budynek od razu daje punkty
why-build = te punkty są już pewne
why-feed = surowiec jest wart mniej niż 10 punktów

## Runda w skrócie

overview-title = Runda w skrócie
overview-1 = Ustaw pionki: po kolei, za każdym razem na jednym miejscu, dopóki ktoś je jeszcze ma.
overview-2 = Wykonaj akcje: rzuć kośćmi na żywność i surowce, a potem zapłać nimi za karty i budynki.
overview-3 = Nakarm: każdy pionek zjada 1 żywność; trochę dają pola.
overview-4 = Następna runda: karty się przesuwają, narzędzia są znów gotowe. Pusty stos lub brak kart kończy grę.
overview-aim = Wygrywa, kto ma najwięcej punktów: budynki dają je od razu, karty na końcu, a każdy pozostały surowiec to 1 punkt.
