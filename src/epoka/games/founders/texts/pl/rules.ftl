### Zasady Założycieli Imperium: dla każdej zasady treść i tytuł. Jedno zdanie w wierszu.

rules-section-setup = Przygotowanie gry
rules-section-turn = Tura
rules-section-reveal = Odsłonięcie kafla
rules-section-adding = Dodawanie kafla
rules-section-skipping = Tura bez nowego kafla
rules-section-supply = Dostarczanie zasobów
rules-section-tokens = Żetony
rules-section-war = Żetony wojny
rules-section-coin = Żetony monet
rules-section-wagon = Żetony wozów
rules-section-craftsman = Żetony rzemieślników
rules-section-replacing = Zastąpienie kafla
rules-section-end-of-turn = Koniec tury
rules-section-end = Koniec gry
rules-section-scoring = Punktacja końcowa

## Przygotowanie gry

rule-TE-1-title = Kafle i stosy
rule-TE-1 =
    97 kafli sortuje się według rodzajów i każdy rodzaj tasuje osobno.
    Kafle natury, wsi i miasta tworzą trzy zakryte stosy ułożone jeden pod drugim.
    Kafle odsłonięte z danego stosu leżą w rzędzie na prawo od niego.

rule-TE-2-title = Kafle zwycięstwa
rule-TE-2 =
    Kafle zwycięstwa odsłania się raz na całą grę: 8 przy dwóch graczach, 12 przy trzech lub czterech.
    Reszta bez podglądania wraca do pudełka, a wyłożonych kafli nigdy się nie uzupełnia.

rule-TE-3-title = Kto zaczyna
rule-TE-3 =
    Według instrukcji sposób wyboru gracza rozpoczynającego jest dowolny.
    Przy tym stole zaczyna gracz z pierwszego miejsca, chyba że stół wskaże inne albo zda się na los.
    Od niego wszystko biegnie zgodnie z ruchem wskazówek zegara.

rule-TE-4-title = Kafle na start
rule-TE-4 = Do początkowego wyboru odsłania się kafle natury: 5 przy dwóch graczach, 7 przy trzech, 9 przy czterech.

rule-TE-5-title = Początkowy wybór
rule-TE-5 =
    Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy bierze jeden z tych kafli.
    Potem każdy bierze drugi, ale w odwrotnej kolejności, więc gracz rozpoczynający wybiera pierwszy i ostatni.
    Jedyny kafel, który został, pozostaje w rzędzie natury.

rule-TE-6-title = Pierwsze terytorium
rule-TE-6 =
    Twoje dwa kafle leżą odkryte i przylegają do siebie całym bokiem.
    Od ciebie zależy, przy którym boku pierwszego kafla znajdzie się drugi; decydujesz o tym zaraz po jego wybraniu.
    Te dwa kafle to początek twojego terytorium.

rule-TE-7-title = Pierwsze rzędy
rule-TE-7 =
    Po początkowym wyborze obok stosów odsłania się dwa kafle natury, dwa kafle wsi i jeden kafel miasta.
    W rzędzie natury leżą wtedy trzy kafle.

rule-TE-8-title = Zapas żetonów
rule-TE-8 =
    24 żetony tworzą cztery zapasy po sześć: wojny, monet, wozów i rzemieślników.
    Żetony rzemieślników tasuje się zakryte; każdy przedstawia inny z sześciu produktów wsi.
    Na początku nikt nie ma żetonów.

rule-TE-9-title = Pierwsza tura
rule-TE-9 = Pierwszą turę rozgrywa gracz rozpoczynający, następne biegną zgodnie z ruchem wskazówek zegara.

## Tura

rule-TE-10-title = Trzy kroki
rule-TE-10 =
    Twoja tura ma trzy kroki w stałej kolejności: odsłonięcie kafla, zagranie żetonu, dodanie kafla do terytorium.
    Pierwszy jest obowiązkowy, drugi zależy od ciebie, trzeci jest obowiązkowy, o ile da się go wykonać.
    Potem następuje zakończenie tury.

## Odsłonięcie kafla

rule-TE-11-title = Dowolny stos
rule-TE-11 =
    Wybierz stos natury, wsi albo miasta, byle były w nim jeszcze kafle.
    Jego wierzchni kafel zostaje odsłonięty i trafia na koniec rzędu obok.

rule-TE-12-title = Pięć kafli w rzędzie
rule-TE-12 =
    Rząd mieści pięć kafli.
    Jeśli wybrany rząd jest pełny, najpierw cała piątka wypada z gry, a nowy kafel leży w nim sam.
    Pozostałe rzędy się nie zmieniają.

rule-TE-13-title = Zawsze jest co odsłonić
rule-TE-13 = Gra z trzema pustymi stosami jest już skończona, więc w swojej turze zawsze masz jakiś kafel do odsłonięcia.

## Dodawanie kafla

rule-TE-20-title = Co można dodać
rule-TE-20 =
    Wybierz jeden kafel z trzech rzędów albo spośród wyłożonych kafli zwycięstwa.
    Trafia on na twoje terytorium: na puste pole albo w miejsce jednego z twoich kafli.
    Kafla z cudzego terytorium nigdy nie można zabrać.
    Luki w rzędzie się nie wypełnia; rzędy rosną tylko przez odsłanianie kafli.

rule-TE-21-title = Bok do boku
rule-TE-21 =
    Puste pole nadaje się tylko wtedy, gdy całym bokiem przylega do kafla z twojego terytorium.
    Zetknięcie samymi rogami nie wystarczy.

rule-TE-22-title = Wymagane zasoby
rule-TE-22 =
    Kafle wsi, miasta i zwycięstwa wymagają zasobów.
    Każdy z tych zasobów musi pochodzić z twoich kafli na ośmiu polach wokół wybranego, także tych po skosie.

rule-TE-23-title = Natura niczego nie wymaga
rule-TE-23 = Kafel natury obywa się bez zasobów; potrzebuje tylko pola przy boku twojego terytorium.

rule-TE-24-title = Sprawdza się raz
rule-TE-24 =
    Wymagane zasoby liczą się tylko w chwili dodawania kafla.
    Później kafel zostaje i działa w pełni, nawet gdy któryś z jego dostawców przestanie produkować lub zostanie zastąpiony.

rule-TE-25-title = Kafle się nie ruszają
rule-TE-25 =
    W obrębie terytorium nigdy nie przesuwa się kafli.
    Terytorium może rosnąć bez ograniczeń w każdą stronę i mogą w nim być luki.

rule-TE-26-title = Obowiązek dodania
rule-TE-26 =
    Jeśli choć jeden odsłonięty kafel pasuje na puste pole, musisz dodać kafel.
    Który i gdzie, zależy od ciebie; zastąpienie jednego z twoich kafli też się liczy.
    Dopóki jakiś kafel natury leży odsłonięty, zawsze jest co dodać.

rule-TE-27-title = Żeton kafla miasta
rule-TE-27 =
    Dodając kafel miasta, od razu bierzesz żeton pokazanego na nim rodzaju; żeton rzemieślników losuje się w ciemno.
    Każdy kafel miasta daje żeton tylko raz w ciągu gry.
    Żetonów każdego rodzaju jest tyle, ile kafli, które je dają, więc nie może ich zabraknąć.

rule-TE-28-title = Żetony są jawne
rule-TE-28 = Wszyscy widzą żetony, które masz, a na żetonach rzemieślników także produkt.

## Tura bez nowego kafla

rule-TE-30-title = Nic nie pasuje
rule-TE-30 =
    Jeśli żaden odsłonięty kafel nie pasuje na puste pole, twoja tura kończy się bez nowego kafla.
    Instrukcja mówi tu o pustym stosie natury; przy tym stole wystarczy, że nic nie pasuje.
    Możesz zamiast tego zastąpić jeden ze swoich kafli, ale nie musisz.

## Dostarczanie zasobów

rule-TE-31-title = Kafle aktywne
rule-TE-31 =
    Kafel jest aktywny, dopóki nie leży na nim żeton wojny, monet ani rzemieślników, a produkują tylko aktywne kafle.
    Kafle zwycięstwa nigdy niczego nie produkują.

rule-TE-32-title = Natura daje jedno z dwojga
rule-TE-32 =
    W jednej turze kafel natury daje jeden ze swoich dwóch zasobów, nigdy oba.
    Decydujesz o tym przed dodaniem kafla, a w następnej turze możesz zdecydować inaczej.

rule-TE-33-title = Wieś i miasto
rule-TE-33 = Kafel wsi lub miasta co turę daje ten jeden zasób, który jest na nim pokazany.

rule-TE-34-title = Jeden kafel, jedna sztuka
rule-TE-34 =
    W jednej turze kafel dostarcza jedną sztukę, czyli pokrywa jeden wymagany zasób.
    Na dwa zasoby zawsze potrzeba dwóch różnych dostawców albo jednego dostawcy i sztuki kupionej.

rule-TE-35-title = Nic się nie zużywa
rule-TE-35 = Zasobów się nie gromadzi ani nie wydaje: ten sam kafel może dostarczać je w każdej późniejszej turze.

rule-TE-36-title = Kupiona sztuka
rule-TE-36 = Sztuka kupiona za żeton monet pokrywa jeden wymagany zasób, gdziekolwiek położysz kafel; nie trzeba dla niej dostawcy w sąsiedztwie.

rule-TE-37-title = Dostawy wozami
rule-TE-37 =
    Kafle połączone wozami dzielą się tym, co produkują.
    W jednej turze każdy z nich może przekazać sąsiednim polom jedną sztukę: własną albo z dowolnego aktywnego kafla swojej grupy.
    Produkt danego kafla można przekazać tylko raz na turę.

## Żetony

rule-TE-40-title = Jeden żeton na turę
rule-TE-40 =
    W swojej turze możesz zagrać jeden żeton, po odsłonięciu kafla, a przed dodaniem.
    Świeżo zdobyty żeton musi poczekać co najmniej do twojej następnej tury.
    Żetony, których nie zagrasz, dają punkty na koniec gry.

## Żetony wojny

rule-TE-41-title = Co można zaatakować
rule-TE-41 =
    Żeton wojny kładziesz na kaflu innego gracza, najwyższym w swojej kolumnie, bez względu na rodzaj.
    Każda kolumna każdego cudzego terytorium ma jeden taki kafel; luki w kolumnie nie mają znaczenia.
    Górę i dół wyznacza się tak, jak widzi je właściciel terytorium.

rule-TE-42-title = Zaatakowany kafel
rule-TE-42 =
    Zaatakowany kafel do końca gry nie produkuje i nie daje punktów; nie daje ich też leżący pod żetonem wojny żeton rzemieślników.
    Nadal zajmuje swoje pole, liczy się jako sąsiad przy dodawaniu, przekazuje zasoby, jeśli jest połączony, i można go zastąpić.
    Nie można go zaatakować ponownie, a kafle pod nim są osłonięte.

## Żetony monet

rule-TE-43-title = Gdzie położyć żeton monet
rule-TE-43 =
    Żeton monet kładziesz na kaflu innego gracza, który coś produkuje.
    Odpadają kafle zwycięstwa, kafle zaatakowane oraz te, na których leży żeton rzemieślników lub monet.

rule-TE-44-title = Co się kupuje
rule-TE-44 =
    Dostajesz jedną sztukę tego, co wytwarza właśnie ten kafel, na bieżącą turę i tak, jakby pochodziła z twojego terytorium.
    Na kaflu natury wskazujesz jeden z jego dwóch zasobów.
    Sztuka niewykorzystana w tej turze przepada, a żeton możesz zagrać także po to, by tylko zablokować kafel.

rule-TE-45-title = Moneta zmienia właściciela
rule-TE-45 =
    Dopóki leży na nim żeton monet, kafel nie produkuje, więc jego właściciel musi się bez niego obyć przez całą swoją następną turę.
    Jeśli jest połączony, wciąż przekazuje to, co wytwarzają inne.
    Na koniec tej tury właściciel zabiera żeton i może go zagrać począwszy od kolejnej.

## Żetony wozów

rule-TE-46-title = Gdzie położyć żeton wozów
rule-TE-46 =
    Żeton wozów kładziesz na rogu, w którym schodzą się cztery twoje kafle tworzące kwadrat dwa na dwa.
    Bez takiego kwadratu nie da się go zagrać.
    Zostaje tam do końca gry i nie daje punktów.

rule-TE-47-title = Grupy połączonych kafli
rule-TE-47 =
    Cztery kafle kwadratu tworzą grupę.
    Kwadraty, które mają choć jeden wspólny kafel, zlewają się w jedną grupę; takie, które tylko się stykają, pozostają osobne.
    W jednym kwadracie mieści się tylko jeden żeton wozów.

rule-TE-48-title = Nieczynne kafle w grupie
rule-TE-48 =
    W grupie mogą być także kafle zwycięstwa oraz kafle z żetonem wojny, monet lub rzemieślników: nie wnoszą produktu, ale przekazują cudze.
    Gdy zastępujesz połączony kafel, wóz zostaje, a nowy kafel wchodzi do grupy.

## Żetony rzemieślników

rule-TE-49-title = Osadzenie rzemieślników
rule-TE-49 =
    Żeton rzemieślników kładziesz awersem do góry na jednym ze swoich aktywnych kafli wsi, które wytwarzają pokazany na nim produkt.
    Ten kafel już nigdy nie produkuje, ale na koniec daje 2 punkty, o ile nie jest zaatakowany.

## Zastąpienie kafla

rule-TE-50-title = Nowy kafel za stary
rule-TE-50 =
    Zamiast pustego pola możesz wybrać miejsce jednego ze swoich kafli; każdy rodzaj może zastąpić każdy.
    Stary kafel najpierw schodzi z terytorium i leży zakryty przed tobą, więc nie zaopatrzy nowego.
    Zasoby wymagane przez nowy kafel muszą jak zwykle pochodzić z otoczenia tego pola.

rule-TE-51-title = Żetony na starym kaflu
rule-TE-51 =
    Żetony wojny i rzemieślników ze starego kafla trafiają do pudełka.
    Żeton monet bierzesz na rękę, nawet jeśli kafel był też zaatakowany.
    Żetony wozów zostają na miejscu.

rule-TE-52-title = Cena zastąpienia
rule-TE-52 =
    Każdy zastąpiony kafel kosztuje cię na koniec 1 punkt, a zastąpiony kafel zwycięstwa nie daje już swoich punktów.
    Położony w ten sposób kafel miasta jak zwykle daje żeton.

rule-TE-53-title = Nigdy z przymusu
rule-TE-53 = Nikt nie musi zastępować kafla, nawet gdy inaczej niczego dodać się nie da.

## Koniec tury

rule-TE-60-title = Zamknięcie tury
rule-TE-60 =
    Bierzesz na rękę wszystkie żetony monet leżące na twoich kaflach, a niewykorzystana kupiona sztuka przepada.
    Jeśli gra się na tym nie skończyła, następną turę ma sąsiad po twojej lewej stronie.

## Koniec gry

rule-TE-70-title = Nie ma kafli zwycięstwa
rule-TE-70 = Gra kończy się wraz z turą, po której nie ma już żadnego wyłożonego kafla zwycięstwa.

rule-TE-71-title = Nie ma stosów
rule-TE-71 =
    Gra kończy się też wraz z turą, po której puste są wszystkie trzy stosy, choćby w rzędach leżały jeszcze kafle.
    Jeśli stół tak postanowi, wystarczy pusty stos miasta.

rule-TE-72-title = Nic więcej do zdobycia
rule-TE-72 =
    Gra kończy się również, gdy sytuacja nie pozwala już nikomu zdobyć punktów.
    Gracze oceniają to sami: na początku swojej tury gracz może raz zaproponować koniec, a jeśli wszyscy pozostali po kolei się zgodzą, gra od razu się kończy; pierwsza odmowa zamyka sprawę.
    Gdy żaden pozostały kafel ani żeton nie może zmienić niczyich punktów, stół sam proponuje koniec po turze, jeden raz, i pyta wszystkich. Można też grać bez tego zakończenia.

rule-TE-73-title = Bez ostatniej kolejki
rule-TE-73 =
    Koniec następuje natychmiast, więc niektórzy mogą mieć za sobą o jedną turę więcej niż inni.
    Gdy wyczerpią się wszystkie stosy, przy dwóch i trzech graczach tur jest po równo; przy czterech dwaj pierwsi mają ich po 15, a dwaj pozostali po 14.

## Punktacja końcowa

rule-TE-80-title = Najpierw monety
rule-TE-80 =
    Przed liczeniem każdy bierze na rękę żetony monet ze swoich kafli.
    Żeton monet zagrany w ostatniej turze liczy się więc właścicielowi kafla, na którym leży.

rule-TE-81-title = Punkty
rule-TE-81 =
    Dostajesz punkty pokazane na twoich kaflach zwycięstwa, 2 za każdy żeton rzemieślników na twoim terytorium i 1 za każdy żeton na ręce.
    Zaatakowane kafle i leżący na nich rzemieślnicy nic nie dają, podobnie jak inne zagrane żetony.
    Każdy zastąpiony kafel odbiera 1 punkt; wynik może spaść poniżej zera.

rule-TE-82-title = Kto wygrywa
rule-TE-82 =
    Wygrywa najwyższy wynik.
    Przy remisie rozstrzyga większa liczba kafli zwycięstwa na terytorium, łącznie z zaatakowanymi.
    Jeśli i ona jest równa, zwycięstwo jest wspólne.
