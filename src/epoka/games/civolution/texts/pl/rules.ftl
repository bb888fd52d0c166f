### Zasady Civolution, po jednym komunikacie na zasadę: tekst i tytuł. Jedno zdanie w wierszu.

## Przygotowanie

rule-CV-1-title = Stół
rule-CV-1 =
    Kontynent leży wewnątrz toru punktacji, plansza postępu po lewej, a plansza przebiegu gry po prawej.

rule-CV-2-title = Znaczniki przebiegu
rule-CV-2 =
    Znacznik fazy zaczyna na fazie 1, a znacznik pogody na polu „Letnia”.

rule-CV-3-title = Wydarzenia
rule-CV-3 =
    Cztery losowe z 20 kart wydarzeń tworzą stos wydarzeń; pozostałe opuszczają grę bez podglądania.

rule-CV-4-title = Kafelki punktacji epok
rule-CV-4 =
    Cztery losowe kafelki punktacji wskazują, jaką kategorię punktuje każda epoka.

rule-CV-5-title = Kafelki punktacji końcowej
rule-CV-5 =
    Trzy kolejne kafelki podnoszą końcową wartość swoich kategorii.
    Dwa ostatnie opuszczają grę.

rule-CV-6-title = Zakryte pola
rule-CV-6 =
    Gdy graczy jest mniej niż czterech, żetony zakrywają pola dla większej liczby osób: trzy przy trzech graczach, sześć przy dwóch.

rule-CV-7-title = Przyborniki czipów
rule-CV-7 =
    Na każde odkryte pole celu oraz na trzy pola przychodu i trzy atrybutów trafia losowy odkryty czip.

rule-CV-8-title = Kontynent
rule-CV-8 =
    Osiem kafelków kontynentu losowo wypełnia ramkę 5 × 3; kafelek A zajmuje jedną komórkę, inne po dwie.

rule-CV-9-title = Pierwsza mapa
rule-CV-9 =
    W pierwszej grze kafelki A, B i C mają stałe miejsca w środku; pięć pozostałych jest losowych.

rule-CV-10-title = Obszary
rule-CV-10 =
    24 obszary są przetasowane i leżą zakryte, po jednym w każdym wgłębieniu.

rule-CV-11-title = Żetony materiałów
rule-CV-11 =
    Każde terytorium lądowe dostaje zakryty żeton materiału swojego terenu.
    Dwa startowe są odkryte, więc te terytoria są rozwinięte.

rule-CV-12-title = Zablokowane obozowiska
rule-CV-12 =
    Przy dwóch graczach zamkniętych na całą grę jest dziesięć obozowisk, przy trzech cztery, przy czterech żadne.

rule-CV-13-title = Przybornik kości
rule-CV-13 =
    W przyborniku leży o jedną kość aktywacji i o jedną kość losu więcej, niż jest graczy.

rule-CV-14-title = Konsola
rule-CV-14 =
    Dostajesz konsolę z 15 modułami głównymi na poziomie I.

rule-CV-15-title = Pierwsze kości
rule-CV-15 =
    Zaczynasz z sześcioma kośćmi aktywacji, po jednej każdej wartości, i jedną kością losu.

rule-CV-16-title = Kafelki rzędów
rule-CV-16 =
    Twoje kafelki rzędów 4 i 5 są na początku nieaktywne.

rule-CV-17-title = Budowle na konsoli
rule-CV-17 =
    Na twojej konsoli czekają cztery osady, trzy farmy i dwie łodzie.

rule-CV-18-title = Dyski
rule-CV-18 =
    Twoje dyski zaczynają na 0 punktów, na pierwszym polu przychylności i na 0 każdego toru postępu.

rule-CV-19-title = Pierwsze plemiona
rule-CV-19 =
    Na każdym z dwóch terytoriów startowych stoi twoje silne plemię, nie przy ognisku.
    Nie daje to punktów.

rule-CV-20-title = Znaczniki
rule-CV-20 =
    Z twoich 50 znaczników dwa zaczynają jako materiały, dwa na łodziach, a cztery jako znaczniki resetu.

rule-CV-21-title = Karty początkujących
rule-CV-21 =
    Początkujący dostaje numerowaną kartę znaczników i z każdej talii kartę badań o tym samym numerze.

rule-CV-22-title = Przybornik badań
rule-CV-22 =
    Każda talia to zakryty stos, a obok jest miejsce na odkryty.

rule-CV-23-title = Wybór pierwszych kart
rule-CV-23 =
    Zaawansowany dobiera po dwie karty z każdej talii i trzy karty znaczników, a w tajemnicy zatrzymuje po jednej każdego rodzaju.
    Odrzucone karty badań wracają pod stosy.

rule-CV-24-title = Znaczniki startowe
rule-CV-24 =
    Połóż znaczniki na polach z karty znaczników; potem karta opuszcza grę.

rule-CV-25-title = Monolit startowy
rule-CV-25 =
    Los decyduje, kto ma monolit i zaczyna.

rule-CV-26-title = Karta czipa początkujących
rule-CV-26 =
    Początkujący bierze kartę czipa o tym samym numerze i losowy czip celu.

rule-CV-27-title = Wybór karty czipa
rule-CV-27 =
    Odkrywa się o jedną kartę czipa więcej, niż jest graczy, każdą z czipem celu.
    Wybiera się przeciwnie do ruchu wskazówek zegara, a rozpoczynający wybiera ostatni.

rule-CV-28-title = Użycie karty czipa
rule-CV-28 =
    Czip celu trafia do strefy celów, a wskazany moduł wchodzi na poziom II.
    Karta staje się pierwszym czipem przychodu, w rzędzie 4 ostatniej kolumny.

rule-CV-29-title = Grupy mieszane
rule-CV-29 =
    Najpierw zestawy biorą początkujący; potem zaawansowani wybierają z reszty.

## Przebieg gry

rule-CV-30-title = Epoki i fazy
rule-CV-30 =
    Gra ma cztery epoki po osiem faz, a potem punktację końcową.

rule-CV-31-title = Kolejność
rule-CV-31 =
    Kolejność zaczyna się od posiadacza monolitu i biegnie zgodnie z ruchem wskazówek zegara.

rule-CV-32-title = Punkty
rule-CV-32 =
    Punkty liczy się od razu.

rule-CV-33-title = Wydarzenie epoki
rule-CV-33 =
    Faza 1 odkrywa kartę wydarzenia; jej zmiana pogody i wydarzenie następują w fazie 7.

rule-CV-34-title = Nowe karty badań
rule-CV-34 =
    Wierzchnia karta każdego zakrytego stosu trafia na odkryty.

rule-CV-35-title = Nowe cele
rule-CV-35 =
    Po kolei każdy może wziąć jeden czip celu z przybornika.
    Gdy trzy pola są zajęte, przykrywa on widoczny czip.

rule-CV-36-title = Uzupełnianie celów
rule-CV-36 =
    Przybornik uzupełnia się dopiero po wyborze wszystkich.

rule-CV-37-title = Dodatkowe odkrycie
rule-CV-37 =
    Weź dowolny z trzech materiałów terenu lądowego, na którym masz plemię.

## Faza akcji i moduły

rule-CV-38-title = Rundy akcji
rule-CV-38 =
    W fazie 4 każdy ma jedną turę w rundzie, po kolei.

rule-CV-39-title = Tura
rule-CV-39 =
    W swojej turze aktywuj jeden moduł albo wykonaj reset; pasować nie można.

rule-CV-40-title = Opłata za moduł
rule-CV-40 =
    Moduł zużywa dwie kości o jego dwóch wartościach; są odłożone do resetu.

rule-CV-41-title = Pomysły
rule-CV-41 =
    Każdy wydany pomysł zmienia jedną twoją kość o 1; 6 i 1 sąsiadują.

rule-CV-42-title = Znaczniki planowania
rule-CV-42 =
    Znacznik planowania zastępuje kość aktywacji o wartości pola; pomysły mogą zmienić i ją.

rule-CV-43-title = Znaczniki skupienia
rule-CV-43 =
    Znacznik skupienia zastępuje kość aktywacji dowolnej wartości.

rule-CV-44-title = Nie za kości losu
rule-CV-44 =
    Znaczniki planowania i skupienia nigdy nie zastępują kości losu.

rule-CV-45-title = Moduły
rule-CV-45 =
    Jest 15 modułów głównych o trzech poziomach, sześć modułów cech i sen.

rule-CV-46-title = Jedna możliwość lub wszystkie
rule-CV-46 =
    Gdy moduł daje wybór, bierzesz jedną możliwość; w innym razie wykonujesz dowolne z jego akcji. W Produkcji III i Handlu
    kolejność jest dowolna; w Prokreacji III oraz Produkcji I i II drugą akcję wykonujesz przed pierwszą albo po niej.

rule-CV-47-title = Ulepszenie w użyciu
rule-CV-47 =
    Moduł ulepszony w trakcie użycia działa na nowym poziomie od następnej tury.

rule-CV-48-title = Sen
rule-CV-48 =
    Dowolne dwie kości dają znacznik skupienia albo dwa pomysły.

rule-CV-49-title = Moduły cech
rule-CV-49 =
    Dwie kości o wartości modułu dają jeden znacznik jego cechy.

rule-CV-50-title = Migracja
rule-CV-50 =
    Poziom I pozwala na jedną migrację; na poziomach II i III po udanym teście przychylności są najwyżej dwie lub trzy, po nieudanym o jedną mniej.

rule-CV-51-title = Prokreacja
rule-CV-51 =
    Poziom I daje jedną prokreację, poziom II do dwóch po zdanym teście, poziom III do dwóch i test na wzmocnienie plemienia.

rule-CV-52-title = Produkcja
rule-CV-52 =
    Wyprodukuj do 2, 3 lub 4 materiałów i przetransportuj 1, 1 lub 2; na poziomie I transport wymaga testu przychylności.

rule-CV-53-title = Transport
rule-CV-53 =
    Przetransportuj do 3, 6 lub wszystkie materiały; na poziomie III te z łodzi trafiają na dowolne pole magazynu.

rule-CV-54-title = Wyżywienie
rule-CV-54 =
    Zapoluj raz, a na poziomie III do dwóch razy; albo wzmocnij do 1, 3 lub 4 plemion.

rule-CV-55-title = Eksploracja
rule-CV-55 =
    Eksploruj, od poziomu II z jeszcze jednym obszarem gdziekolwiek oraz 2 lub 4 punktami; albo dokonaj szczęśliwego odkrycia, na poziomie III dwóch.

rule-CV-56-title = Budynek
rule-CV-56 =
    Zrealizuj jeden projekt, na poziomie II dwa takie same, na III dowolne dwa; albo zainstaluj kartę budynku.

rule-CV-57-title = Planowanie
rule-CV-57 =
    Zainstaluj czip celu, na poziomie III możesz też zyskać jeden; albo połóż 2, 3 lub 3 znaczniki planowania na jednym polu kości.

rule-CV-58-title = Badania
rule-CV-58 =
    Zyskaj jedną kartę badań, na poziomie III dwie; albo dobierz 2, 4 lub 4 i zatrzymaj 1, 1 lub 2.

rule-CV-59-title = Osiągnięcia
rule-CV-59 =
    Zyskaj kość aktywacji albo kość losu, od poziomu II obie; albo zainstaluj kartę osiągnięcia.

rule-CV-60-title = Wiedza
rule-CV-60 =
    Zyskaj 3 pomysły, od poziomu II 6; albo zainstaluj kartę wiedzy.

rule-CV-61-title = Mutacja
rule-CV-61 =
    Przesuń znacznik cechy, od poziomu II do dwóch razy; albo zainstaluj kartę mutacji.

rule-CV-62-title = Wynalazki
rule-CV-62 =
    Użyj jednego czipa przychodu, od poziomu II do dwóch razy, choćby tego samego; albo zainstaluj kartę wynalazku.

rule-CV-63-title = Handel
rule-CV-63 =
    Dokonaj jednej sprzedaży i jednego zakupu, od poziomu II po dwa w dowolnej kolejności; poziom III zaczyna od 2 znaczników pieniędzy.

rule-CV-64-title = Działania
rule-CV-64 =
    Wykonaj jedno działanie, na poziomie II dwa różne, na III dwa dowolne.

rule-CV-65-title = Najpierw obszary
rule-CV-65 =
    Ukryte groty działają przed produkcją, a święte głazy przed prokreacją.

rule-CV-66-title = Przesuwanie cech
rule-CV-66 =
    Znacznik cechy idzie na pole dowolnej innej twojej cechy.

rule-CV-67-title = Jedno pole planów
rule-CV-67 =
    Wszystkie znaczniki planowania z jednej aktywacji leżą na tym samym polu kości.

rule-CV-68-title = Dobieranie kart
rule-CV-68 =
    Wybierz wszystkie stosy, zanim spojrzysz na karty; te, których nie zatrzymasz, idą pod swoje stosy.

rule-CV-69-title = Premia specjalna
rule-CV-69 =
    Na poziomie III możesz pominąć jedno aktywne pole kosztu, nigdy jedyne; albo zainstalować drugą kartę tego rodzaju.

## Akcje

rule-CV-70-title = Migrowanie
rule-CV-70 =
    Silne plemię idzie na sąsiednie terytorium i osiedla się w wolnym obozowisku albo wysiedla inne plemię.
    Osłabione zostają.

rule-CV-71-title = Wysiedlanie
rule-CV-71 =
    Wysiedlone plemię idzie bez zmian do dziczy; wysiedlające staje się osłabione.

rule-CV-72-title = Obozowiska z ogniskiem
rule-CV-72 =
    Osiedlenie przy ognisku od razu daje nadrukowane punkty.

rule-CV-73-title = Wsiadanie do łodzi
rule-CV-73 =
    Silne plemię może migrować na wolne miejsce twojej łodzi na sąsiedniej wodzie, a stamtąd dalej.

rule-CV-74-title = Rozwijanie
rule-CV-74 =
    Pierwsze plemię na terytorium lądowym odkrywa jego żeton materiału i zyskuje tam materiał.

rule-CV-75-title = Sąsiedztwo
rule-CV-75 =
    Terytoria sąsiadują, gdy stykają się granicami; wspólny obszar nie wystarcza, poza jaskiniami.

rule-CV-76-title = W inne miejsce
rule-CV-76 =
    Migracja kończy się na innym terytorium. W tej samej turze plemię nie wraca tam, skąd w niej wyruszyło,
    cokolwiek je przesuwa.

rule-CV-77-title = Długie podróże
rule-CV-77 =
    Kilka migracji może prowadzić jedno plemię dalej; osiedla się ono dopiero na końcu drogi.
    Przez wodę przechodzi tylko tam, gdzie twoja łódź ma wolne miejsce.

rule-CV-78-title = Nowe plemię
rule-CV-78 =
    Tam, gdzie masz plemię, pojawia się nowe: silne w wolnym obozowisku, osłabione, gdy wysiedla.

rule-CV-79-title = Na łodzi
rule-CV-79 =
    Łódź z dokładnie jednym plemieniem ma miejsce na nowe silne.

rule-CV-80-title = Bez plemion
rule-CV-80 =
    Bez plemienia na kontynencie możesz zacząć od nowa na dowolnym terytorium lądowym.

rule-CV-81-title = Wszystkie plemiona w grze
rule-CV-81 =
    Z wszystkimi 20 plemionami na kontynencie nie ma prokreacji.

rule-CV-82-title = Test przychylności
rule-CV-82 =
    Rzuć wszystkimi kośćmi losu: wystarczy jedna wartość nie wyższa od twojego pola przychylności.
    Na ostatnim polu zdajesz bez rzutu.

rule-CV-83-title = Pomysły po rzucie
rule-CV-83 =
    Po rzucie pomysły mogą zmieniać kości losu, każdy o 1.

rule-CV-84-title = Koniec toru przychylności
rule-CV-84 =
    Krok za ostatnie pole przychylności przepada.

rule-CV-85-title = Produkowanie
rule-CV-85 =
    Połóż znacznik jako materiał na terytorium z twoim plemieniem, także wiele razy na tym samym.

rule-CV-86-title = Ładunek łodzi
rule-CV-86 =
    Łódź z plemieniem mieści jeden materiał; jego rodzaj rozstrzyga się dopiero przy transporcie.

rule-CV-87-title = Transportowanie
rule-CV-87 =
    Materiał idzie na pole magazynu materiału swojego terytorium; plemię nie jest potrzebne.

rule-CV-88-title = Z łodzi
rule-CV-88 =
    Ładunek łodzi staje się odkrytym materiałem sąsiedniego terytorium.

rule-CV-89-title = Polowanie
rule-CV-89 =
    Wskaż terytorium z twoim plemieniem bez żetonu polowania, rzuć kośćmi losu i wybierz jedną: tabela podaje żywność.
    W tej epoce nikt już tam nie poluje.

rule-CV-90-title = Wzmacnianie
rule-CV-90 =
    Osłabione plemię gdziekolwiek wstaje i staje się silne.

rule-CV-91-title = Eksplorowanie
rule-CV-91 =
    Odkryj wszystkie zakryte obszary przy terytorium z twoim plemieniem i zyskaj ich punkty.

rule-CV-91a-title = Jeszcze jeden obszar
rule-CV-91a =
    Od poziomu II kolejny obszar może leżeć gdziekolwiek; jego punkty też się liczą.

rule-CV-92-title = Szczęśliwe odkrycie
rule-CV-92 =
    Wskaż teren lądowy z twoim plemieniem i rzuć kośćmi losu: wybrana kość wskazuje rząd materiału.

rule-CV-93-title = Projekty budowlane
rule-CV-93 =
    Projekt to farma, łódź, pomnik lub osada; potrzebny jest element na konsoli.

rule-CV-94-title = Farma
rule-CV-94 =
    Farma jest bezpłatna. Staje na lądzie z twoim plemieniem, na którym nie ma jeszcze farmy, i nie obok odkrytego wulkanu; daje pomysł.

rule-CV-95-title = Łódź
rule-CV-95 =
    Łódź jest bezpłatna. Staje na wodzie obok twojego plemienia, na której nie masz jeszcze łodzi; silne plemię z sąsiedztwa może od razu wsiąść.

rule-CV-96-title = Obszary pod zabudowę
rule-CV-96 =
    Buduj obok swojego plemienia, najwyżej dwie własne budowle na obszarze, w tym najwyżej jedna osada.
    Wyspa wymaga twojej łodzi z plemieniem.

rule-CV-97-title = Pomnik
rule-CV-97 =
    Zebrany materiał z listy obszaru staje się pomnikiem; potem możesz przejść krok na torze.

rule-CV-98-title = Osada
rule-CV-98 =
    Zapłać wydrukowane obok materiały, postaw ją i zyskaj czip przychodu.

rule-CV-99-title = Czwarta osada
rule-CV-99 =
    Czwarta osada może też uaktywnić kafelek rzędu.

rule-CV-100-title = Diamenty osad
rule-CV-100 =
    Puste wgłębienia osad odsłaniają diamenty, które liczą się w dobrobycie.

## Konsola

rule-CV-101-title = Kolumny
rule-CV-101 =
    Każda z dziewięciu kolumn mieści jeden rodzaj elementów; czipy przychodu pasują wszędzie.

rule-CV-102-title = Wiązanie kolumny
rule-CV-102 =
    Pierwszy element rodzaju wybiera kolumnę pustą albo tylko z czipami przychodu; następne idą za nim.

rule-CV-103-title = Najniższy rząd
rule-CV-103 =
    Element trafia do najniższego wolnego rzędu kolumny i tam zostaje.

rule-CV-104-title = Zyskanie czipa przychodu
rule-CV-104 =
    Weź czip z przybornika, uzupełnij przybornik, zainstaluj czip w dowolnej kolumnie i użyj go raz.

rule-CV-105-title = Pewne oparcie
rule-CV-105 =
    Czip przychodu potrzebuje pełnego oparcia: nie może leżeć na pojedynczym czipie celu.

rule-CV-106-title = Użycie czipa przychodu
rule-CV-106 =
    Weź jego akcję albo 1 punkt; po nieudanym teście nie ma powrotu do punktu.

rule-CV-107-title = Aktywne kafelki rzędów
rule-CV-107 =
    Odwróć jeden nieaktywny kafelek rzędu na aktywny; liczy się to tylko w punktacji końcowej.

rule-CV-108-title = Premie za ukończenie
rule-CV-108 =
    Każda tylko raz: ukończony rząd 1 daje czip przychodu, ukończony rząd 2 uaktywnia kafelek rzędu.

rule-CV-109-title = Ponad rzędem 5
rule-CV-109 =
    Kolumny mogą rosnąć dalej; karty kosztują jak w rzędzie 5 i nie dają tam punktów.

rule-CV-110-title = Ostatnia kolumna
rule-CV-110 =
    Ostatnia kolumna zaczyna się w rzędzie 4 twoją kartą czipa; następny element idzie do rzędu 5.

rule-CV-111-title = Instalacja karty
rule-CV-111 =
    Wybierz z ręki kartę tego rodzaju i jej kolumnę; jej rzędem jest najniższy wolny.

rule-CV-112-title = Aktywne pola kosztu
rule-CV-112 =
    W rzędzie n trzeba spełnić pierwsze n pól kosztu; puste niczego nie wymagają.

rule-CV-113-title = Rodzaje kosztów
rule-CV-113 =
    Koszt każe oddać materiały lub cechy albo mieć cechy; czasem zamiast materiału wystarczą osady.

rule-CV-114-title = Koszty się sumują
rule-CV-114 =
    Jednakowe wymagania się sumują, poza osadami oznaczonymi jako zawarte jedne w drugich.

rule-CV-115-title = Wyższy koszt
rule-CV-115 =
    Możesz spełnić koszt wyższego rzędu bez przerw; karta i tak leży w swoim.

rule-CV-116-title = Punkty za kartę
rule-CV-116 =
    Zyskaj punkty wydrukowane na spełnionych aktywnych polach.

rule-CV-117-title = Premia natychmiastowa
rule-CV-117 =
    Potem następuje natychmiastowa premia karty; czego nie możesz lub nie chcesz wykorzystać, przepada.

rule-CV-118-title = Umiejętności
rule-CV-118 =
    Górna jedna trzecia karty zostaje widoczna: jej umiejętność, działanie lub premia punktowa jest odtąd twoja.

rule-CV-119-title = Instalacja czipa celu
rule-CV-119 =
    Wybierz widoczny czip ze strefy celów i spełnij teraz jego wymaganie.

rule-CV-120-title = Pół kolumny
rule-CV-120 =
    Czip celu zajmuje pół rzędu: dwa leżą obok siebie albo jeden na drugim.

rule-CV-121-title = Premia ulepszenia
rule-CV-121 =
    Jeśli pod spodem nie było czipa, możesz ulepszyć dowolny moduł główny.

rule-CV-122-title = Zyskanie czipa celu
rule-CV-122 =
    Weź czip z przybornika do strefy celów i od razu uzupełnij przybornik; przykryte czipy czekają.

rule-CV-123-title = Ulepszanie
rule-CV-123 =
    Moduł główny poniżej poziomu III wchodzi o jeden poziom wyżej.

rule-CV-124-title = Czipy atrybutów
rule-CV-124 =
    Zawsze, gdy przychodzi twoja kolej, możesz wziąć czip atrybutu z przybornika: musisz mieć dość znaczników jego cechy i oddać jeden z nich.

rule-CV-125-title = Uzupełnianie atrybutów
rule-CV-125 =
    Przybornik uzupełnia się od razu, póki starczy czipów; korzyść z czipa działa odtąd.

rule-CV-126-title = Zyskanie karty badań
rule-CV-126 =
    Weź wierzchnią kartę dowolnego stosu; opróżniony odkryty stos od razu dostaje nową.

rule-CV-127-title = Zyskanie kości aktywacji
rule-CV-127 =
    Weź ją z przybornika i rzuć nią; odtąd możesz jej używać.

rule-CV-128-title = Zyskanie kości losu
rule-CV-128 =
    Odtąd rzucasz nią razem z innymi kośćmi losu.

rule-CV-129-title = Pusty przybornik
rule-CV-129 =
    Gdy w przyborniku brak kości, bierzesz ją od tego, kto ma ich najwięcej; oddający wybiera, którą.

rule-CV-130-title = Sprzedaż
rule-CV-130 =
    Sprzedaj jeden zebrany materiał za pieniądze według rzędu i jeden za 2 punkty, w dowolnej kolejności.

rule-CV-131-title = Zakup
rule-CV-131 =
    Dowolny materiał kosztuje 2 znaczniki pieniędzy, jeśli jego żeton leży odkryty na kontynencie, inaczej 4.

rule-CV-132-title = Działania
rule-CV-132 =
    Każdy może zapłacić 1 znacznik pieniędzy za krok na torze; zainstalowane karty dodają inne działania.

rule-CV-133-title = Postęp
rule-CV-133 =
    Każdy przekroczony próg daje swoją premię raz, po kolei.

rule-CV-134-title = Premie torów
rule-CV-134 =
    Premie to ulepszenie modułu z wartością toru, przychylność lub użycie czipa przychodu, aktywny kafelek rzędu lub 3 punkty oraz 3 punkty.

rule-CV-135-title = Koniec toru
rule-CV-135 =
    Każdy krok poza pole 12 daje zamiast tego 2 punkty.

rule-CV-136-title = Jasne pola
rule-CV-136 =
    Jasne pola liczą się tylko dla niektórych kart.

## Reset

rule-CV-137-title = Kiedy reset
rule-CV-137 =
    Reset wolno wykonać z najwyżej trzema kośćmi aktywacji na polach kości.

rule-CV-138-title = Ruch znacznika
rule-CV-138 =
    Reset przesuwa znacznik fazy; na czerwonym polu końcowym zbliża się koniec fazy.

rule-CV-139-title = Nowy rzut
rule-CV-139 =
    Rzuć wszystkimi użytymi kośćmi i wybranymi z tych na polach.

rule-CV-140-title = Znacznik resetu
rule-CV-140 =
    Kolejny znacznik resetu, a gdy go brak, znacznik z zasobów, staje się pomysłem albo żywnością.

rule-CV-141-title = Ostatnia runda
rule-CV-141 =
    Gdy znacznik dojdzie do końca, rundę się dokańcza i rozgrywa jeszcze jedną całą.

rule-CV-142-title = Nic nie przepada
rule-CV-142 =
    Kości, plany, skupienie i pomysły zostają z epoki na epokę.

## Późniejsze fazy

rule-CV-143-title = Wąwóz
rule-CV-143 =
    Plemię przy odkrytym wąwozie kosztuje 1 sztukę żywności za wąwóz, jeśli ją masz.

rule-CV-144-title = Lodowiec
rule-CV-144 =
    Każdy odkryty lodowiec osłabia jedno wybrane silne plemię obok. Dwa lodowce osłabiają dwa plemiona,
    jeśli tylko dwa się znajdą.

rule-CV-145-title = Mistyczny dąb
rule-CV-145 =
    Za każdy dąb każde sąsiednie terytorium z twoim plemieniem daje 2 punkty na wodzie, bagnach i pustyni, a 1 gdzie indziej.

rule-CV-146-title = Żywność dla plemion
rule-CV-146 =
    Plemię w obozowisku lub na łodzi potrzebuje 1 żywności, w dziczy 2.

rule-CV-147-title = Farmy żywią
rule-CV-147 =
    Gdzie stoi twoja farma, każde twoje plemię w obozowisku i w dziczy potrzebuje o jedną żywność mniej.

rule-CV-148-title = Głodne plemiona
rule-CV-148 =
    Decydujesz o każdym plemieniu; nienakarmione silne słabną, a osłabione giną.

rule-CV-149-title = Deus ex machina
rule-CV-149 =
    Gdy twoje plemię miałoby zostać usunięte, możesz zamiast tego cofnąć się o pole przychylności.

rule-CV-150-title = Silne plemiona punktują
rule-CV-150 =
    Po żywieniu każde silne plemię daje 1 punkt.

rule-CV-151-title = Pogoda
rule-CV-151 =
    Pogoda zmienia się według karty; przekroczona jasna linia zatrzymuje znacznik na skraju i ma własny efekt.

rule-CV-152-title = Efekt pogody
rule-CV-152 =
    Dobrych efektów można nie przyjąć, złych nie; gdy jest wybór, należy do ciebie.

rule-CV-153-title = Pogoda gorąca i zimna
rule-CV-153 =
    Zapłać 1 sztukę żywności albo usuń plemię, zależnie od tego, co możesz.

rule-CV-154-title = Wydarzenie
rule-CV-154 =
    Potem następuje wydarzenie; premia dla prowadzącego przepada przy remisie.

rule-CV-154a-title = Prowadzenie
rule-CV-154a =
    Prowadzić to wyprzedzać wszystkich; gdy karta mówi o wszystkich z największą liczbą, remisy się liczą.

rule-CV-155-title = Punktacja epoki
rule-CV-155 =
    Kategoria epoki daje 5, 4, 3 lub 2 punkty za jednostkę w epokach 1–4.

rule-CV-156-title = Monolit przechodzi
rule-CV-156 =
    Dostaje go, kto zdobył najwięcej; w remisie ten z remisujących, który siedzi najbliżej za posiadaczem, zgodnie z ruchem wskazówek zegara.

rule-CV-157-title = Tory jako kategorie
rule-CV-157 =
    Kategoria toru liczy pole twojego dysku.

rule-CV-158-title = Ewolucja
rule-CV-158 =
    Ewolucja liczy twoje znaczniki cech.

rule-CV-159-title = Dobrobyt
rule-CV-159 =
    Dobrobyt liczy diamenty: za każde 3 sztuki żywności i 2 znaczniki pieniędzy, zbudowane osady i zapełnione przerwy magazynu.

rule-CV-160-title = Najwięcej diamentów
rule-CV-160 =
    Żywność i pieniądze dają najwyżej po pięć diamentów.

rule-CV-161-title = Populacja
rule-CV-161 =
    Populacja liczy twoje plemiona na kontynencie.

rule-CV-162-title = Ekspansja
rule-CV-162 =
    Ekspansja liczy terytoria z choć jednym twoim plemieniem.

rule-CV-163-title = Przychód
rule-CV-163 =
    Użyj każdego swojego czipa przychodu raz, w dowolnej kolejności.

rule-CV-164-title = Pomniki punktują
rule-CV-164 =
    Każdy pomnik daje punkty znad twojego dysku przychylności.

rule-CV-165-title = Żetony polowania wracają
rule-CV-165 =
    Wszystkie żetony polowania schodzą z kontynentu.

rule-CV-166-title = Kolumny resetu
rule-CV-166 =
    Każda pusta kolumna resetu dostaje znacznik z zasobów.

rule-CV-167-title = Ostatni przychód
rule-CV-167 =
    W epoce 4 liczą się tylko czipy i pomniki; potem punktacja końcowa.

## Punktacja końcowa i limity

rule-CV-168-title = Kategorie końcowe
rule-CV-168 =
    Punktuje się po kolei wszystkie dziewięć kategorii, a tam, gdzie leży kafelek, według jego wartości.

rule-CV-169-title = Rzędy
rule-CV-169 =
    Każdy element daje 2, 3, 4, 7 lub 10 punktów według rzędu; rzędy 4 i 5 wymagają aktywnego kafelka.

rule-CV-170-title = Premie punktowe
rule-CV-170 =
    Karta premii punktowej daje punkty za każdą kartę i każdy czip przychodu w swojej kolumnie, także za siebie.

rule-CV-171-title = Zwycięzca
rule-CV-171 =
    Wygrywa, kto ma najwięcej punktów; w remisie rozstrzyga większa liczba ulepszeń, potem wcześniejsze miejsce w kolejności.

rule-CV-172-title = Puste zasoby
rule-CV-172 =
    Gdy zabraknie ci znaczników, możesz najpierw oddać własne z konsoli i kontynentu, bez rekompensaty.
    Pomniki, znaczniki resetu i te na łodziach zostają.

rule-CV-172a-title = W trakcie zysku
rule-CV-172a =
    Zasoby, które skończyły się w trakcie zysku, liczą się jako puste do jego końca.

rule-CV-173-title = Bez limitu na polach
rule-CV-173 =
    Na polu konsoli może leżeć dowolna liczba znaczników.

rule-CV-174-title = Co jest tajne
rule-CV-174 =
    Ręka jest tajna i bez limitu; zakryte stosy i woreczki są ukryte; reszta jest jawna.

rule-CV-175-title = Pełny tor przychylności
rule-CV-175 =
    Na ostatnim polu przychylności dalsze kroki przepadają.

## Obszary

rule-CV-176-title = Ukryta grota
rule-CV-176 =
    Przed produkcją każda odkryta grota obok twojego plemienia pozwala wyprodukować i zebrać jeden materiał na terytorium obok.

rule-CV-177-title = Święty głaz
rule-CV-177 =
    Przed prokreacją każdy odkryty głaz obok twojego plemienia daje test na jedną prokreację na terytorium obok.

rule-CV-178-title = Jaskinia
rule-CV-178 =
    Dla migracji wszystkie terytoria przy odkrytych jaskiniach sąsiadują ze sobą.

rule-CV-179-title = Dolina grzybów
rule-CV-179 =
    Polowanie obok doliny daje o 1 żywność więcej za każdą, najwyżej 2.

rule-CV-180-title = Wulkan
rule-CV-180 =
    Farmy nie mogą stać obok odkrytego wulkanu; stojące tam wracają na konsole.

rule-CV-181-title = Dla wszystkich
rule-CV-181 =
    Obszary działają na każdą obecną cywilizację, nie tylko na tę, która je odkryła.

## Gra solo

rule-CV-182-title = Gra solo: przygotowanie
rule-CV-182 =
    Przygotuj grę jak dla dwóch osób; konsolę masz tylko ty.
    Możesz też swobodnie wybrać karty startowe.

rule-CV-182a-title = Ty zaczynasz
rule-CV-182a =
    W epoce 1 monolit masz ty, a odkrywa się dwie karty czipów.

rule-CV-183-title = Karty solo
rule-CV-183 =
    Wyłóż siedem kart poglądowych i potasuj 15 kart akcji w zakryty stos.

rule-CV-184-title = Dyski V.I.C.I.
rule-CV-184 =
    Jej dyski zaczynają tam, gdzie twoje.

rule-CV-185-title = Plemiona V.I.C.I.
rule-CV-185 =
    Ma 15 plemion i 50 znaczników, a na każdym terytorium startowym silne plemię i znacznik zaopatrzenia.

rule-CV-186-title = Jej tabele
rule-CV-186 =
    Dwa znaczniki zaczynają w tabeli ewolucji i dwa w tabeli dobrobytu.

rule-CV-187-title = Czego nie ma
rule-CV-187 =
    Ma sześć kości aktywacji i jedną kość losu, ale żadnej konsoli, kart, czipów ani dóbr.

rule-CV-188-title = Fazy 1 i 3
rule-CV-188 =
    Przebiegają jak zwykle, ale ona nie dokonuje dodatkowego odkrycia.

rule-CV-189-title = Jej czip celu
rule-CV-189 =
    Rzut 1–4 usuwa czip celu z tego miejsca przybornika; 5 i 6 żadnego.

rule-CV-190-title = Jej tura
rule-CV-190 =
    Gracie na zmianę; w jej turze odkrywa się i wykonuje wierzchnią kartę akcji.

rule-CV-191-title = Jej reset
rule-CV-191 =
    Przy czterech niebieskich i czterech czerwonych symbolach resetu karty się nie wykonuje: znacznik się przesuwa, a karty się odrzuca.

rule-CV-191a-title = Na polu końcowym
rule-CV-191a =
    Tam jej reset niczego nie przesuwa; odkryte karty zostają odkryte z epoki na epokę.

rule-CV-192-title = Koniec fazy
rule-CV-192 =
    Koniec fazy akcji może jak zwykle wywołać każda strona.

rule-CV-193-title = Obszary jej nie dotyczą
rule-CV-193 =
    Żaden obszar nie działa na V.I.C.I.

rule-CV-194-title = Żywienie jej plemion
rule-CV-194 =
    Najpierw wykonuje jedno zaopatrzenie. Potem na każdym terytorium jeden znacznik żywi jedno plemię z obozowiska, dwa żywią wszystkie z obozowisk i jedno z dziczy; reszta słabnie lub ginie.

rule-CV-195-title = Jej silne plemiona
rule-CV-195 =
    Zyskuje 1 punkt za każde silne plemię.

rule-CV-196-title = Wydarzenia a V.I.C.I.
rule-CV-196 =
    Pogoda i premie ją omijają, ale rywalizuje, gdy wydarzenie porównuje; w niektórych liczy się jej tabela dobrobytu.

rule-CV-197-title = Jej kategorie
rule-CV-197 =
    Punktuje kategorię epoki; dla ewolucji i dobrobytu liczą się jej tabele.
    Może zdobyć monolit.

rule-CV-198-title = Jej przychód
rule-CV-198 =
    W fazie 8 punktuje tylko pomniki.

rule-CV-199-title = Pokonanie V.I.C.I.
rule-CV-199 =
    Na koniec punktuje dziewięć kategorii; wygrywasz tylko wtedy, gdy masz więcej punktów niż ona.

rule-CV-200-title = Karty akcji
rule-CV-200 =
    Poziom trudności wskazuje połowę karty; kość wybiera wiersz, a nazwana kategoria swoją akcję.

rule-CV-201-title = Jej tory
rule-CV-201 =
    Z premii torów bierze tylko punkty; kroki poza 12 dają jej po 2 punkty.

rule-CV-202-title = Usunięcie karty
rule-CV-202 =
    Wierzchnia odkryta karta wskazanej talii opuszcza grę.

rule-CV-203-title = Inne zyski
rule-CV-203 =
    Zyskuje punkty, przychylność, pomniki na wyspie i kości, także od ciebie.

rule-CV-204-title = Znacznik ewolucji
rule-CV-204 =
    Zajmuje następne pole tabeli; na symbolu czipa usuwa się z przybornika czip atrybutu.

rule-CV-205-title = Znacznik dobrobytu
rule-CV-205 =
    Zajmuje następne pole tabeli; na symbolu czipa usuwa się z przybornika czip przychodu.

rule-CV-206-title = Wybór terytorium
rule-CV-206 =
    Najpierw decyduje pierwszeństwo, potem rzut, potem wymaganie minimalne; bez terytorium akcja przepada.

rule-CV-207-title = Rzut na terytorium
rule-CV-207 =
    Kość wybiera teren według diagramu terytoriów, druga liczbę pochodni.

rule-CV-208-title = Jej prokreacja
rule-CV-208 =
    Nowe plemię zajmuje najlepsze obozowisko według pierwszeństwa i nie słabnie od wysiedlania.

rule-CV-209-title = Dodatkowa migracja
rule-CV-209 =
    Gdy wszystkie obozowiska na jej terytoriach zajmują jej plemiona, od razu migruje.

rule-CV-210-title = Jej migracja
rule-CV-210 =
    Silne plemię rusza z terytorium, na którym stoją co najmniej dwa jej plemiona, na sąsiedni ląd, na którym jest ich najmniej.

rule-CV-211-title = Zaopatrzenie
rule-CV-211 =
    Znacznik zaopatrzenia trafia na to z jej terytoriów, na którym takich znaczników jest najmniej; drugi blokuje pole farmy.

rule-CV-212-title = Jej eksploracja
rule-CV-212 =
    Odkrywa obszary przy swoim terytorium z największą liczbą zakrytych i zyskuje ich punkty.

rule-CV-213-title = Jej żeton polowania
rule-CV-213 =
    Trafia na najlepszy teren łowiecki, najpierw tam, gdzie plemiona macie i ty, i ona.

rule-CV-214-title = Jej ostatnie plemię
rule-CV-214 =
    Gdy je straci, od razu pojawia się nowe tam, gdzie ty masz plemię.

rule-CV-215-title = Ukryte stosy
rule-CV-215 =
    Nie wolno oglądać stosu akcji ani kart odrzuconych.

rule-CV-216-title = Poziom trudności
rule-CV-216 =
    Od początkującego do eksperta czerwona połowa liczy się w żadnej epoce, w ostatniej, w dwóch, w trzech lub we wszystkich.
