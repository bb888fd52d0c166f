### Civolution w przeglądarce: słowa konsoli i kart, działanie modułów oraz przewodnik po pierwszej grze.

## Poczekalnia

solo-civolution = V.I.C.I. to przeciwniczka, którą grają same zasady: w każdej turze odkrywa kartę, a kości mówią, co robi; dziennik objaśnia każdy krok. Zdobądź więcej punktów niż ona. Jej karty mają łatwą niebieską i trudną czerwoną połowę. Kiedy obowiązują czerwone?

## Konsola

console-set-up = Przygotowanie gry
console-dice = Kości, znaczniki planowania i skupienia
console-die = Kości o wartości { $value }: { $number }
console-put-die = Wysuń kość o wartości { $value } do zapłaty (jest ich tu: { $number })
console-plan = Znaczniki planowania na polu { $value }: { $number }
console-put-plan = Wysuń znacznik planowania o wartości { $value } do zapłaty (jest ich tu: { $number })
console-focus = Znaczniki skupienia: { $number }
console-put-focus = Wysuń znacznik skupienia do zapłaty (jest ich tu: { $number })
console-used = Wykorzystane kości: { $number }
console-fate = Kości losu: { $number }
console-rolled = Rzut kośćmi losu
console-modules = Moduły
console-module =
    { $module }, poziom { $level ->
        [1] I
        [2] II
       *[other] III
    }
console-costs-ideas = Kosztuje pomysłów: { $ideas }
console-nothing = teraz nic by nie dał
console-short = brakuje pomysłów: { $ideas }
console-reset = Reset; w tej epoce dotąd { $resets } z { $end }
console-reset-markers = Pozostałe znaczniki resetu: { $number }
console-food = Żywność: { $number }
console-money = Pieniądze: { $number }
console-ideas = Pomysły: { $number }
console-storage = Magazyn
console-stored = { $material }: { $number }
console-settlements = Osady
console-settlement = Osada { $slot }: { $costs }
console-farms-left = Pozostałe farmy: { $number }
console-boats-left = Pozostałe łodzie: { $number }
console-tribes-left = Pozostałe plemiona: { $number }
console-supply = Znaczniki w zasobach: { $number }
console-parts = Ręka, rzędy i cele
console-tab-hand = Ręka
console-tab-stages = Rzędy
console-tab-goals = Cele
console-stages = Rzędy konsoli
console-stage = Rząd { $stage }: na koniec { $points } PZ za każdy element w nim
console-column = Kolumna { $column }, rząd { $stage }
console-own-activity = Działanie konsoli: 1 pieniądz za krok na torze postępu
console-no-cards = Brak kart na ręce
console-hidden-cards = Karty, których nie znasz: { $number }
console-no-goal = wolne
console-below = Czipy pod spodem: { $number }

## Karty

console-costs = Pola kosztu
console-costs-are = koszty według rzędów: { $costs }
console-would-be =
    rząd { $stage }{ $points ->
        [0] { "" }
       *[other] , od razu { $points } PZ
    }
console-lacking = brakuje: { $number }
console-no-column = nie ma wolnej kolumny

## Podgląd

console-pays =
    zapłata: { $sources }{ $ideas ->
        [0] { "" }
       *[other] { " " }+ pomysły: { $ideas }
    }
console-feeds-all = i wszystkie pozostałe plemiona też
console-idle = nic by teraz nie dało: { $what }
console-idle-now = teraz nic by nie dało

## V.I.C.I.

console-vici-half = używana połowa kart: { $half }
console-vici-card = Jej karta { $card }
console-vici-stack = Karty w jej stosie: { $number }
console-vici-icons = Ikony resetu: niebieskie { $blue }, czerwone { $red }; po cztery każdego koloru dają reset
console-vici-evolution = Ewolucja: { $number }
console-vici-prosperity = Dobrobyt: { $number }
console-vici-provisions = Zaopatrzenie: { $number }
console-vici-dice = Kości: aktywacji { $number }, losu { $fate }
console-vici-tribes = Plemiona na kontynencie: { $number }
console-vici-moves = Co zrobiła V.I.C.I.

## Karty akcji V.I.C.I.

vici-track = +{ $n } { $track_on }
vici-remove-card = wierzchnia odkryta karta opuszcza grę: { $deck }
vici-activation-die = kość aktywacji
vici-fate-die = kość losu
vici-statue = pomnik na wyspie
vici-reveal = odkrywa obszary wokół swojego terytorium
vici-favor = +{ $n } na torze przychylności Agery
vici-hunting-token = kładzie żeton polowania na terytorium
vici-procreation = prokreacja
vici-migration = migracja
vici-provision = zaopatrzenie
vici-evolution = +{ $n } Ewolucja
vici-prosperity = +{ $n } Dobrobyt
vici-points = +{ $n } PZ
vici-category-this-era =
    działa { $n } × według kategorii tej epoki{ $points ->
        [0] { "" }
       *[other] , +{ $points } PZ
    }
vici-category-next-era =
    działa { $n } × według kategorii następnej epoki{ $points ->
        [0] { "" }
       *[other] , +{ $points } PZ
    } (w epoce 4 zamiast tego +{ $last } PZ)
vici-category-last-era =
    działa { $n } × według kategorii ostatniej epoki{ $points ->
        [0] { "" }
       *[other] , +{ $points } PZ
    }
vici-category-final =
    działa { $n } × według każdej z trzech kategorii końcowych{ $points ->
        [0] { "" }
       *[other] , +{ $points } PZ
    }

## Działanie modułów

does-research =
    { $level ->
        [1] weź wierzchnią kartę ze stosu albo dobierz 2 karty i zatrzymaj 1
        [2] weź wierzchnią kartę ze stosu albo dobierz 4 karty i zatrzymaj 1
       *[other] weź 2 wierzchnie karty albo dobierz 4 karty i zatrzymaj 2
    }
does-migration =
    { $level ->
        [1] przenieś silne plemię na inne terytorium
        [2] test przychylności: 2 migracje, w przeciwnym razie 1
       *[other] test przychylności: 3 migracje, w przeciwnym razie 2
    }
does-exploration =
    { $level ->
        [1] odkryj obszary wokół swojego terytorium albo dokonaj szczęśliwego odkrycia
        [2] eksploracja, jeszcze jeden obszar i 2 PZ albo szczęśliwe odkrycie
       *[other] eksploracja, jeszcze jeden obszar i 4 PZ albo 2 szczęśliwe odkrycia
    }
does-transport =
    { $level ->
        [1] przenieś do magazynu najwyżej 3 materiały z kontynentu
        [2] przenieś do magazynu najwyżej 6 materiałów z kontynentu
       *[other] przenieś do magazynu dowolnie wiele materiałów, z łodzi na dowolne pola
    }
does-invention =
    { $level ->
        [1] zainstaluj wynalazek albo użyj akcji czipu przychodu
        [2] zainstaluj wynalazek albo użyj dwa razy akcji czipu przychodu
       *[other] zainstaluj wynalazek z bonusem specjalnym albo użyj dwa razy akcji czipu przychodu
    }
does-activity =
    { $level ->
        [1] wykonaj 1 działanie: 1 pieniądz za krok na dowolnym torze albo działanie z karty
        [2] wykonaj 2 różne działania: 1 pieniądz za krok na dowolnym torze, działania z kart
       *[other] wykonaj 2 działania, nawet dwa razy to samo: 1 pieniądz za krok na dowolnym torze, działania z kart
    }
does-sustenance =
    { $level ->
        [1] zapoluj albo wzmocnij 1 plemię
        [2] zapoluj albo wzmocnij 3 plemiona
       *[other] zapoluj dwa razy albo wzmocnij 4 plemiona
    }
does-procreation =
    { $level ->
        [1] nowe plemię na terytorium, na którym masz już inne
        [2] test przychylności: 2 prokreacje, w przeciwnym razie 1
       *[other] 2 prokreacje i test przychylności, by wzmocnić plemię
    }
does-mutation =
    { $level ->
        [1] zainstaluj mutację albo przesuń 1 znacznik cechy
        [2] zainstaluj mutację albo przesuń znaczniki cech 2 razy
       *[other] zainstaluj mutację z bonusem specjalnym albo przesuń znaczniki cech 2 razy
    }
does-planning =
    { $level ->
        [1] zainstaluj spełniony czip celu albo zyskaj 2 znaczniki planowania
        [2] zainstaluj spełniony czip celu albo zyskaj 3 znaczniki planowania
       *[other] weź i zainstaluj czip celu albo zyskaj 3 znaczniki planowania
    }
does-production =
    { $level ->
        [1] wyprodukuj 2 materiały i wykonaj test przychylności, by 1 przewieźć
        [2] wyprodukuj 3 materiały i przetransportuj 1
       *[other] wyprodukuj 4 materiały i przetransportuj 2
    }
does-insight =
    { $level ->
        [1] zainstaluj kartę wiedzy albo zyskaj 3 pomysły
        [2] zainstaluj kartę wiedzy albo zyskaj 6 pomysłów
       *[other] zainstaluj kartę wiedzy z bonusem specjalnym albo zyskaj 6 pomysłów
    }
does-trade =
    { $level ->
        [1] 1 sprzedaż i 1 zakup
        [2] 2 sprzedaże i 2 zakupy
       *[other] 2 pieniądze, 2 sprzedaże i 2 zakupy
    }
does-building =
    { $level ->
        [1] zbuduj farmę, łódź, pomnik lub osadę albo zainstaluj kartę budynku
        [2] 2 projekty budowlane tego samego rodzaju albo zainstaluj kartę budynku
       *[other] 2 projekty budowlane albo zainstaluj kartę budynku z bonusem specjalnym
    }
does-achievement =
    { $level ->
        [1] zainstaluj osiągnięcie albo zyskaj kość aktywacji lub losu
        [2] zainstaluj osiągnięcie albo zyskaj kość aktywacji i kość losu
       *[other] zainstaluj osiągnięcie z bonusem specjalnym albo zyskaj kość aktywacji i kość losu
    }
does-stamina = zyskaj znacznik cechy: { feature-stamina }
does-intelligence = zyskaj znacznik cechy: { feature-intelligence }
does-calm = zyskaj znacznik cechy: { feature-calm }
does-dexterity = zyskaj znacznik cechy: { feature-dexterity }
does-expression = zyskaj znacznik cechy: { feature-expression }
does-perception = zyskaj znacznik cechy: { feature-perception }
does-sleep = dowolne dwie kości: 2 pomysły albo znacznik skupienia

## Przewodnik

guide-civ-start = Na początku wybierasz, z czym zaczynasz. Karty zostają na ręce, aż będzie cię na nie stać; reszta jest twoja od razu. Nie zastanawiaj się długo: każda karta może się przydać.
guide-civ-new-cards = Są cztery epoki po osiem faz. Epokę otwierają nowe karty i wydarzenie, które uderzy pod jej koniec: plansza pokazuje, kogo będzie dotyczyć. Potem cele, odkrycie i długa faza akcji.
guide-civ-goals = Czip celu stawia zadanie. Spełnij je, zainstaluj czip modułem Planowanie, a ulepszysz jeden z modułów. Raz na epokę wybierasz za darmo: weź taki, do którego masz blisko.
guide-civ-extra-find = W każdej epoce dostajesz jeden materiał z krainy, w której mieszka twoje plemię. Spójrz na karty na ręce: ile kosztują?
guide-civ-turn = W swojej turze aktywujesz jeden moduł dwiema kośćmi albo wykonujesz reset. Zielone ramki pokazują moduły, na które cię stać. Wskaż jeden: pasek mówi, co robi na swoim poziomie, a kości, które by pochłonął, świecą.
guide-civ-dice = Każdy moduł wymaga dwóch wartości. Pomysł obraca kość o jeden, więc brakująca wartość kosztuje pomysły. Chcesz zapłacić innymi kośćmi niż proponowane? Najpierw wysuń je kliknięciem, potem wybierz moduł.
guide-civ-cards = Na kartę na ręce z zieloną ramką cię stać. Kliknięcie aktywuje jej moduł i ją instaluje; tak samo działają spełnione czipy celu i czipy przychodu.
guide-civ-reset = Gdy zostało mało kości, możesz wykonać reset: rzucasz znów wszystkimi wykorzystanymi, a znacznik resetu staje się pomysłem lub żywnością. Resety prowadzą też epokę do końca: gdy wskaźnik się zapełni, zostaje jedna runda.
guide-civ-features = Dwie równe kości dają znacznik cechy. Cechami płaci się za mutacje, zdobywa się nimi czipy atrybutów, liczą się też do niektórych celów.
guide-civ-attributes = Masz dość znaczników cechy na czip atrybutu. Możesz go wziąć w dowolnej chwili swojej tury; kosztuje jeden z tych znaczników i działa do końca gry.
guide-civ-last-round = Ostatnia runda tej epoki: każdy ma jeszcze jedną turę. Potem działają obszary, plemiona chcą jeść, przychodzą pogoda i wydarzenie.
guide-civ-module-research = Badania dają karty: odkryte, które widzisz, albo kilka z zakrytego stosu, z których zatrzymujesz najlepsze.
guide-civ-module-migration = Wędrują silne plemiona, jedno terytorium na krok. Kto pierwszy wejdzie na niezagospodarowane terytorium, odkrywa jego materiał. Przez wodę przejdzie tylko ten, kto ma tam łódź.
guide-civ-module-exploration = Eksploracja odkrywa obszary na rogach twojego terytorium i daje za nie punkty. Szczęśliwe odkrycie to rzut kośćmi losu: wysokie wartości dają cenniejsze materiały krainy.
guide-civ-module-transport = Wyprodukowane materiały leżą na terytoriach, dopóki ich nie przewieziesz; tylko tymi z magazynu płacisz za karty i osady.
guide-civ-module-invention = Wynalazki opłacają się na dłuższą metę. Zamiast instalować, możesz jeszcze raz użyć czipu przychodu.
guide-civ-module-activity = Działania to drobne wymiany: ta nadrukowana na konsoli, 1 pieniądz za krok na dowolnym torze postępu, i te z zainstalowanych kart.
guide-civ-module-sustenance = Polowanie daje żywność zależnie od kości losu i krainy, na każdym terytorium raz na epokę. Albo osłabione plemiona stają się silne: tylko silne wędrują i punktują.
guide-civ-module-procreation = Nowe plemię przychodzi na terytorium, na którym masz już inne: silne na wolne obozowisko, osłabione, jeśli kogoś wysiedla. Więcej plemion więcej zdziała, ale i więcej zje.
guide-civ-module-mutation = Mutacje kosztują cechy. Możesz też przesunąć znacznik na inną cechę, by uzbierać to, czego chce karta lub czip atrybutu.
guide-civ-module-planning = Znaczniki planowania to kości na później: zachowują wartość, aż będą potrzebne. Albo zainstaluj spełniony czip celu i ulepsz moduł.
guide-civ-module-production = Każda produkcja kładzie twój materiał na terytorium z twoim plemieniem. Do magazynu przewieziesz go Transportem.
guide-civ-module-insight = Pomysły obracają kości i ratują testy przychylności. Karty wiedzy dają głównie wiedzę i punkty.
guide-civ-module-trade = Sprzedaj jeden materiał za pieniądze, a drugi za punkty; kup dowolny za 2, jeśli jego kafelek leży odkryty, w przeciwnym razie za 4.
guide-civ-module-building = Farma karmi plemiona, łódź przekracza wodę, pomniki punktują w każdej epoce, osady liczą się do dobrobytu i do budowli. Pomniki i osady potrzebują obszaru pod zabudowę albo wyspy.
guide-civ-module-achievement = Karty osiągnięć kosztują i cechy, i materiały. Albo weź więcej kości: kość aktywacji to więcej tur między resetami, kość losu to więcej szczęścia.
guide-civ-module-sleep = Sen bierze dowolne dwie kości. To wyjście, gdy nic innego nie pasuje.
guide-civ-install = Karta leży w najbliższym wolnym rzędzie swojej kolumny. Im wyższy rząd, tym więcej pól kosztu się liczy i tym więcej punktów od razu. Bonus natychmiastowy jest teraz, tekst u góry działa na stałe.
guide-civ-test = Test przychylności się udaje, jeśli któraś kość losu pokazuje najwyżej numer twojego pola na torze przychylności Agery. Pomysłami można kość obrócić.
guide-civ-fate = Wybierz, która z rzuconych kości losu się liczy. Każdy pomysł obraca ją o jeden; 1 i 6 sąsiadują ze sobą.
guide-civ-settle = Plemię osiedla się na wolnym obozowisku. Obozowisko z ogniskiem daje punkty. Możesz też wysiedlić plemię, nawet własne: idzie ono w dzicz, gdzie je podwójnie, a twoje zostaje osłabione.
guide-civ-supply = Wszystkie twoje 50 znaczników jest w użyciu. Oddaj te mniej ważne, by położyć nowe, albo z nich zrezygnuj.
guide-civ-sites = Na rogach leżą odkryte obszary. W fazie 5 działają na wszystkie plemiona wokół, na dobre i na złe; „Co nadchodzi” mówi, co czeka twoje. Wskaż obszar, a zobaczysz, co robi.
guide-civ-feeding = Każde plemię je 1 żywność, w dziczy 2, przy twojej farmie o 1 mniej. Nienakarmione silne plemiona słabną, osłabione giną, chyba że oddasz za nie przychylność.
guide-civ-weather = Pogoda zmienia się tak, jak mówi wydarzenie. Ciepło, łagodna pogoda i deszcz pozwalają na małą dodatkową akcję; upał i mróz kosztują żywność lub plemię; za białą linią znika plemię.
guide-civ-income = Pod koniec epoki każdego czipu przychodu używasz raz: dla akcji albo dla punktu. Pomniki punktują według pola na torze przychylności Agery.
guide-civ-scoring = W każdej epoce punktuje jedna kategoria, pokazana obok faz; na koniec liczy się wszystkich dziewięć, trzy z nich o 1 PZ wyżej. Warto patrzeć naprzód.
guide-civ-end = Ostatnia epoka. Na koniec punktują wszystkie kategorie, rzędy konsoli i bonusy punktowe: okno punktów pokazuje, ile dostaniesz, gdyby gra skończyła się teraz.
