### Zasady Epoki Kamienia: dla każdej zasady treść i tytuł. Jedno zdanie w wierszu.

rules-section-setup = Przygotowanie gry
rules-section-round = Runda
rules-section-placing = Ustawianie pionków
rules-section-actions = Akcje
rules-section-village = Wioska
rules-section-gathering = Polowanie i pozyskiwanie surowców
rules-section-cards = Karty cywilizacji
rules-section-buildings = Budynki
rules-section-tools = Narzędzia
rules-section-feeding = Żywienie plemienia
rules-section-new-round = Nowa runda
rules-section-end = Koniec gry
rules-section-scoring = Punktacja końcowa

## Przygotowanie gry

rule-SA-1-title = Liczba graczy
rule-SA-1 =
    Gra od dwóch do czterech osób.
    Kolejność miejsc przy stole się nie zmienia, a tury zawsze biegną zgodnie z ruchem wskazówek zegara.

rule-SA-2-title = Stan początkowy
rule-SA-2 =
    Zaczynasz z 5 pionkami i 12 sztukami żywności, bez surowców i narzędzi, na polu 0 toru żywności i z 0 punktów.
    Kolejne 5 pionków w twoim kolorze czeka w zasobach ogólnych, więc plemię nigdy nie przekroczy 10 pionków.

rule-SA-3-title = Stosy budynków
rule-SA-3 =
    Z 28 potasowanych budynków powstają cztery stosy po siedem, a w grze jest ich tyle, ilu graczy.
    Pozostałe stosy odkłada się bez podglądania.
    Widać i można kupić tylko wierzchni budynek każdego stosu.
    W wydaniu czeskim stosy leżą odkryte, co niczego w grze nie zmienia.

rule-SA-4-title = Pierwsze karty
rule-SA-4 =
    Po potasowaniu 36 kart cywilizacji cztery z nich wykłada się odkryte, poczynając od najtańszego pola.
    Pozostałe 32 tworzą talię.

rule-SA-5-title = Zawsze cztery pola kart
rule-SA-5 = Wszystkie cztery pola kart są w użyciu bez względu na liczbę graczy.

rule-SA-6-title = Kto zaczyna
rule-SA-6 =
    Według instrukcji zaczyna najmłodszy gracz.
    Przy tym stole zaczyna gracz z pierwszego miejsca, chyba że stół wskaże inne albo zda się na los.

rule-SA-7-title = Bez górnych limitów
rule-SA-7 =
    Możesz mieć dowolnie dużo żywności i surowców, a liczba punktów nie ma górnej granicy.
    Gdy w pudełku zabraknie elementów, używa się zamienników: nikt przez to nie dostaje mniej.

## Runda

rule-SA-8-title = Trzy fazy
rule-SA-8 =
    Runda ma trzy fazy: wszyscy ustawiają pionki, wszyscy wykonują akcje, wszyscy żywią plemię.
    Potem przygotowuje się następną rundę.

## Ustawianie pionków

rule-SA-9-title = Jedno miejsce na turę
rule-SA-9 =
    Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy w swojej turze stawia co najmniej jeden pionek w jednym miejscu.
    Trwa to tak długo, aż nikt nie może już niczego postawić.

rule-SA-10-title = Obowiązek ustawienia
rule-SA-10 =
    Dopóki masz wolny pionek i jest dla niego miejsce, musisz postawić co najmniej jeden.
    Nie można spasować z własnej woli ani zachować pionków na później.

rule-SA-11-title = Nie ma czego postawić
rule-SA-11 =
    Jeśli nie masz wolnych pionków albo żaden nigdzie się nie zmieści, do końca fazy twoje tury są pomijane.
    Pionki, które zostały w domu, nic w tej rundzie nie robią, ale jedzą jak zwykle.
    W wydaniu czeskim nie można utknąć, bo na łowisku zawsze jest miejsce.

rule-SA-12-title = Ile pionków gdzie
rule-SA-12 =
    Wytwórca narzędzi i pole uprawne: dokładnie po 1 pionku.
    Chata: dokładnie 2 pionki jednego gracza, postawione w tej samej turze.
    Łowisko: dowolnie wiele pionków dowolnej liczby graczy.
    Las, glinianka, kamieniołom i rzeka: naraz co najmniej 1 pionek, w sumie najwyżej 7 w każdym z tych miejsc.
    Każda karta i każdy budynek: dokładnie 1 pionek.

rule-SA-13-title = Bez dokładania
rule-SA-13 =
    Gdy twoje pionki stoją już w lesie, gliniance, kamieniołomie, nad rzeką albo na łowisku, w tej samej rundzie nie możesz dołożyć tam następnych, nawet jeśli jest wolne miejsce.
    W wydaniu czeskim wyjątkiem jest łowisko: w każdej późniejszej turze możesz dostawić pionki do swoich łowców.

rule-SA-14-title = Jedna karta lub budynek
rule-SA-14 =
    W jednej turze możesz zająć tylko jedną kartę albo jeden budynek, dowolnie wybrane spośród wolnych.
    W późniejszych turach tej samej rundy możesz zajmować kolejne.

rule-SA-15-title = Wolno blokować
rule-SA-15 =
    Możesz zająć miejsce, nawet jeśli nie stać cię na zapłatę lub nic na nim nie zyskasz.
    Dotyczy to chaty przy 10 pionkach, pola uprawnego na 10, wytwórcy przy narzędziach wartych 12 oraz karty lub budynku, których nie zamierzasz kupić.

rule-SA-16-title = Wioska przy mniejszej liczbie graczy
rule-SA-16 =
    W grze na dwie lub trzy osoby można w rundzie zająć tylko dwa z trzech miejsc wioski; może to zrobić także ten sam gracz.
    Gdy dwa są zajęte, trzecie pozostaje zamknięte do następnej rundy.

rule-SA-17-title = Surowce przy mniejszej liczbie graczy
rule-SA-17 =
    W grze trzyosobowej w każdym miejscu pozyskiwania surowców może w rundzie stać najwyżej dwóch różnych graczy, w dwuosobowej tylko jeden.
    Limit 7 pionków nadal obowiązuje.
    Łowiska, kart i budynków to ograniczenie nie dotyczy.

rule-SA-18-title = Koniec ustawiania
rule-SA-18 = Faza kończy się, gdy nikt nie może już postawić żadnego pionka.

## Akcje

rule-SA-19-title = Kolejność akcji
rule-SA-19 =
    Pierwszy gracz rozpatruje wszystkie swoje miejsca, potem to samo robi następny zgodnie z ruchem wskazówek zegara i tak dalej.
    Kolejność własnych miejsc wybierasz dowolnie, ale jedno kończysz, zanim zaczniesz drugie.
    Wydanie czeskie zaleca pewną kolejność, lecz jej nie narzuca.

rule-SA-20-title = Powrót pionków
rule-SA-20 =
    Po rozpatrzeniu miejsca pionki wracają z niego na twoją planszę, więc pod koniec fazy wszystkie są w domu.
    Jeśli stół gra z akcjami nieobowiązkowymi, możesz zabrać pionki z dowolnego miejsca bez korzystania z niego.

rule-SA-21-title = Zdobycze działają od razu
rule-SA-21 = To, co zdobędziesz (narzędzia, surowce, jednorazowe narzędzie), może ci pomóc już w miejscach rozpatrywanych później w tej samej turze.

## Wioska

rule-SA-22-title = U wytwórcy narzędzi
rule-SA-22 = Pionek u wytwórcy narzędzi zapewnia ci jedno narzędzie.

rule-SA-23-title = W chacie
rule-SA-23 =
    Bierzesz z zasobów ogólnych jeszcze jeden pionek w swoim kolorze, o ile jakiś został.
    Ustawisz go dopiero od następnej rundy, ale wyżywić trzeba go już w tej.

rule-SA-24-title = Na polu uprawnym
rule-SA-24 =
    Przesuwasz się o jedno pole na torze żywności.
    Na polu 10 akcja nic już nie daje.

## Polowanie i pozyskiwanie surowców

rule-SA-25-title = Kość za każdy pionek
rule-SA-25 = Rzucasz naraz tyloma kośćmi, ile twoich pionków stoi w danym miejscu, i sumujesz oczka.

rule-SA-26-title = Narzędzia po rzucie
rule-SA-26 = Znając wynik rzutu, możesz dodać do niego narzędzia.

rule-SA-27-title = Co daje rzut
rule-SA-27 =
    Sumę dzielisz z zaokrągleniem w dół: żywność przez 2, drewno przez 3, cegły przez 4, kamień przez 5, złoto przez 6.
    Reszta przepada, a wynikiem może być nawet zero.
    Jeśli łowców jest więcej niż 7 kości w pudełku, rzuca się na dwa razy i dodaje wyniki.

## Karty cywilizacji

rule-SA-28-title = Cena karty
rule-SA-28 =
    Karta kosztuje tyle surowców, ile wynosi numer jej pola: 1 na skrajnym prawym, dalej 2, 3 i 4.
    Płacisz dokładnie tyle, dowolnie łącząc rodzaje.
    Żywność nie jest surowcem i nie można nią płacić.

rule-SA-29-title = Zakup karty
rule-SA-29 =
    Płacisz, bierzesz kartę, wykonujesz jej górną część, a potem kładziesz ją zakrytą na swojej planszy.
    Karty jednorazowe leżą odkryte, dopóki ich nie zużyjesz.
    Własne karty możesz oglądać, kiedy chcesz.

rule-SA-30-title = Rezygnacja z karty
rule-SA-30 =
    Jeśli nie możesz lub nie chcesz zapłacić, po prostu zabierasz pionek.
    Karta zostaje na następną rundę i może wtedy potanieć.

rule-SA-31-title = Bez dokładania kart w rundzie
rule-SA-31 = Puste pola kart uzupełnia się dopiero przed następną rundą, więc w jednej rundzie można kupić najwyżej cztery karty.

rule-SA-32-title = Kości dla wszystkich
rule-SA-32 =
    Kupujący od razu rzuca tyloma kośćmi, ilu jest graczy; narzędzia nie mogą zmienić tego rzutu.
    Począwszy od niego, zgodnie z ruchem wskazówek zegara, każdy zabiera jedną kość i to, co oznacza: 1 drewno, 2 cegła, 3 kamień, 4 złoto, 5 narzędzie, 6 krok na torze żywności.
    Kość trzeba wziąć, nawet jeśli korzyść przepada.
    Jeśli stół gra z odroczonym wyborem, pozostali wybierają na początku własnej tury akcji, a jeśli mają ją już za sobą, przed żywieniem.

rule-SA-33-title = Karta żywności
rule-SA-33 = Od razu dostajesz tyle żywności, ile pokazuje karta: 1, 2, 3, 4, 5 lub 7.

rule-SA-34-title = Karta surowca
rule-SA-34 = Od razu dostajesz surowce pokazane na karcie: 1 cegłę, 1 kamień, 2 kamienie lub 1 złoto.

rule-SA-35-title = Surowce za rzut
rule-SA-35 =
    Rzucasz dwiema kośćmi, by zdobyć pokazane na karcie drewno, kamień lub złoto, i dzielisz wynik jak przy pozyskiwaniu surowców.
    Możesz dodać narzędzia nieużyte jeszcze w tej rundzie.

rule-SA-36-title = Karta punktów
rule-SA-36 = Od razu zdobywasz 3 punkty.

rule-SA-37-title = Karta narzędzia
rule-SA-37 = Dostajesz jedno narzędzie, tak jak u wytwórcy narzędzi.

rule-SA-38-title = Karta toru żywności
rule-SA-38 = Przesuwasz się o jedno pole na torze żywności, tak jak na polu uprawnym, najdalej do 10.

rule-SA-39-title = Dodatkowa karta
rule-SA-39 =
    Dobierasz wierzchnią kartę talii, oglądasz ją i zachowujesz zakrytą; możesz do niej zaglądać, kiedy chcesz.
    Liczyć się będzie tylko jej dolna część, górnej nie używa się nigdy.
    Jeśli talia jest pusta, nic się nie dzieje.

rule-SA-40-title = Górna część jest obowiązkowa
rule-SA-40 =
    Po zakupie karty jej górna część zawsze działa.
    To, co nie może odnieść skutku, przepada.

rule-SA-41-title = Jednorazowe narzędzie
rule-SA-41 =
    Karta leży odkryta obok twojej planszy.
    Jeden raz, teraz lub później, możesz dodać całą jej wartość (2, 3 lub 4) do rzutu, przy którym wolno użyć narzędzi, osobno lub razem z innymi narzędziami.
    Potem ją zakrywasz; ograniczenie zwykłych narzędzi do jednego użycia w rundzie jej nie dotyczy.

rule-SA-42-title = Dwa dowolne surowce
rule-SA-42 =
    Karta leży odkryta obok twojej planszy.
    Jeden raz, teraz lub później, możesz wziąć dowolne dwa surowce, takie same lub różne; potem zakrywasz kartę.
    Nie zapłacisz nimi za tę właśnie kartę, a niewzięte zostaną ci doliczone przed punktacją końcową.
    Jeśli stół gra bez odkładania tej karty na później, wybierasz oba surowce zaraz po zakupie.

rule-SA-43-title = Dolna część liczy się zawsze
rule-SA-43 = Dolna część każdej twojej karty liczy się w punktacji końcowej bez względu na to, czy górna została użyta.

## Budynki

rule-SA-44-title = Zakup budynku
rule-SA-44 =
    Płacisz surowcami, nigdy żywnością, bierzesz budynek i od razu zdobywasz za niego punkty; budynków możesz mieć dowolnie wiele.
    Jedne podają surowce i punkty, inne wymagają dokładnie 4 lub 5 surowców w dokładnie 1–4 wybranych rodzajach albo od 1 do 7 dowolnych surowców; wtedy drewno jest warte 3 punkty, cegła 4, kamień 5, a złoto 6.
    Jeśli nie możesz lub nie chcesz zapłacić, zabierasz pionek, a budynek zostaje.
    Po zakupie odkrywa się następny budynek stosu, ale zająć go można dopiero w kolejnej rundzie.

## Narzędzia

rule-SA-45-title = Zdobywanie narzędzi
rule-SA-45 =
    Masz trzy pola narzędzi.
    Pierwsze trzy narzędzia to nowe żetony o wartości 1; każde kolejne podnosi o 1 jeden z żetonów o najniższej wartości, najwyżej do 4.
    Dlatego twoje żetony różnią się co najwyżej o 1, a razem są warte najwyżej 12.

rule-SA-46-title = Najlepsze narzędzia
rule-SA-46 = Przy trzech żetonach o wartości 4 kolejne narzędzie nic ci nie daje.

rule-SA-47-title = Które narzędzie rośnie
rule-SA-47 =
    Jeśli kilka twoich żetonów ma najniższą wartość, wybierasz, który z nich wzrośnie.
    Ma to znaczenie, gdy jedne są zużyte, a inne gotowe: zużyty żeton pozostaje w tej rundzie zużyty, nawet gdy wzrośnie.

rule-SA-48-title = Gdzie działają narzędzia
rule-SA-48 =
    Narzędzia można dodać do rzutu na łowisku, przy pozyskiwaniu surowców i przy kartach dających surowce za rzut, nigdy do kości dla wszystkich.
    Bez rzutu narzędzie na nic się nie przyda.

rule-SA-49-title = Raz na rundę, w całości
rule-SA-49 =
    Do jednego rzutu możesz dodać dowolnie wiele narzędzi zwykłych i jednorazowych.
    Każdy żeton działa raz w rundzie i zawsze całą wartością; nie można jej podzielić między rzuty.

rule-SA-50-title = Jedna decyzja na rzut
rule-SA-50 = O narzędziach decydujesz po zobaczeniu kości, raz przy każdym rzucie; później niczego już nie dodasz.

rule-SA-51-title = Narzędzi nie zabraknie
rule-SA-51 =
    Nikt nie zostaje bez narzędzia tylko dlatego, że w pudełku skończyły się żetony.
    Wydania zawierają ich różne liczby, ale niczego to nie zmienia.

rule-SA-52-title = Narzędzia znów gotowe
rule-SA-52 = Wszystkie zużyte narzędzia są znów gotowe po przygotowaniu następnej rundy.

## Żywienie plemienia

rule-SA-53-title = Najpierw plony, potem żywienie
rule-SA-53 =
    Gdy wszystkie pionki są w domu, najpierw bierzesz tyle żywności, ile wynosi twoja pozycja na torze żywności.
    Potem płacisz 1 sztukę żywności za każdy swój pionek, także nowy.
    Przy stole żywi się w kolejności tur.

rule-SA-54-title = Najpierw żywność
rule-SA-54 =
    Jeśli żywności nie wystarcza, najpierw oddajesz ją całą.
    Każdą brakującą sztukę możesz potem zastąpić jednym dowolnym surowcem.
    Nie da się oszczędzić żywności, płacąc surowcami.

rule-SA-55-title = Głód: dziesięć punktów
rule-SA-55 =
    W wydaniu polskim i ukraińskim tracisz 10 punktów, jeśli choć jeden pionek pozostanie głodny, i ani jednego więcej, choćby głodowało ich wiele.
    Żywność przepada, ale surowce zachowujesz.
    Płacisz więc za wszystkie braki albo nie oddajesz żadnego surowca.

rule-SA-56-title = Głód: po cztery punkty
rule-SA-56 =
    W wydaniu czeskim tracisz 4 punkty za każdą sztukę żywności, której brakuje po oddaniu wybranych przez ciebie surowców.
    Możesz pokryć tylko część braków.

rule-SA-57-title = Poniżej zera
rule-SA-57 =
    Przez głód twój wynik może spaść poniżej zera.
    Pionków nie traci się nigdy.

## Nowa runda

rule-SA-58-title = Nowy pierwszy gracz
rule-SA-58 = Figurka pierwszego gracza przechodzi do następnej osoby zgodnie z ruchem wskazówek zegara.

rule-SA-59-title = Przesunięcie i uzupełnienie kart
rule-SA-59 =
    Pozostałe karty przesuwa się w prawo, na tańsze pola, bez zmiany ich kolejności.
    Potem uzupełnia się wolne pola z talii, zaczynając od najtańszego.

rule-SA-60-title = Odświeżenie narzędzi
rule-SA-60 = Wszystkie zużyte narzędzia obraca się z powrotem i można ich znów używać.

rule-SA-61-title = Znów ustawianie
rule-SA-61 = Następna runda zaczyna się od ustawiania pionków.

## Koniec gry

rule-SA-62-title = Koniec przez karty
rule-SA-62 =
    Jeśli kart w talii nie wystarcza na wszystkie wolne pola, gra od razu się kończy i nowej rundy już nie ma.
    Jeśli jest ich dokładnie tyle, ile trzeba, gra toczy się dalej, nawet z pustą talią.
    Każdy może w dowolnej chwili przeliczyć talię, ale nie wolno do niej zaglądać; stół może się też umówić, że liczba kart jest tajna.

rule-SA-63-title = Koniec przez budynki
rule-SA-63 =
    Gdy ktoś kupi ostatni budynek ze stosu, rundę rozgrywa się jeszcze do końca, z akcjami pozostałych graczy i żywieniem.
    Potem gra się kończy.

rule-SA-64-title = Po każdym zakończeniu
rule-SA-64 =
    Oba zakończenia prowadzą do punktacji końcowej.
    Mogą też nastąpić w tej samej rundzie.

## Punktacja końcowa

rule-SA-65-title = Zielone karty
rule-SA-65 =
    Twoje różne symbole tworzą układ wart tyle, ile wynosi ich liczba pomnożona przez siebie.
    Każdy symbol występuje dwa razy; drugie egzemplarze tworzą drugi układ, liczony tak samo.
    Instrukcja czeska nie wspomina o drugim układzie, ale i tam się on liczy, chyba że stół gra tylko z jednym.

rule-SA-66-title = Żółte karty
rule-SA-66 =
    Zsumuj postacie każdej profesji na swoich kartach, a potem pomnóż.
    Rolników przez pozycję na torze żywności, budowniczych przez liczbę budynków, szamanów przez liczbę pionków, wytwórców narzędzi przez łączną wartość narzędzi.
    Jednorazowe narzędzia się tu nie liczą.

rule-SA-67-title = Pozostałe surowce
rule-SA-67 =
    Każdy zachowany surowiec daje 1 punkt.
    Żywność nie daje nic.

rule-SA-68-title = Kto wygrywa
rule-SA-68 = Wygrywa gracz z największą liczbą punktów.

rule-SA-69-title = Rozstrzyganie remisu
rule-SA-69 = Przy równej liczbie punktów zsumuj pozycję na torze żywności, łączną wartość narzędzi i liczbę pionków: wyżej jest ten, kto ma większą sumę.

rule-SA-70-title = Nadal remis
rule-SA-70 =
    Jeśli i to jest równe, zwycięstwo jest wspólne; instrukcja czeska o tym milczy i gra się według niej tak samo.
    Jeśli stół nie uznaje wspólnych zwycięstw, wyżej jest gracz, który w ostatniej rundzie był później w kolejności.
