### Civolution w przeglądarce: słowa konsoli i kart, działanie modułów oraz przewodnik po pierwszej grze.

## Poczekalnia

solo-civolution = V.I.C.I. to automatyczna przeciwniczka: w każdej turze odkrywa kartę, a kości rozstrzygają, co robi; dziennik objaśnia każdy krok. Zdobądź więcej punktów niż ona. Jej karty mają łatwą niebieską i trudną czerwoną połowę. Kiedy obowiązują czerwone?

## Konsola

console-set-up = Przygotowanie gry
draft-title = Twój zestaw początkowy
draft-how = Wybierz po jednej karcie z każdej pary i jedną kartę znaczników. Zielone ramki pokazują, które koszty pokrywa wybrana karta znaczników.
draft-markers = Karty znaczników
draft-chosen = Wybrano: { $number } z { $all }
draft-keep = Zachowaj te karty ({ $number })
draft-aside = Spójrz na stół
draft-open = Wróć do zestawu początkowego
draft-chips = Twój czip początkowy
draft-chips-how = Każdy czip przychodu ma przy sobie czip celu.
draft-kept = Twoje karty
console-dice = Kości, znaczniki planowania i skupienia
console-die = Kości o wartości { $value }: { $number }
console-put-die = Zapłać kością { $value } (masz { $number })
console-plan = Znaczniki planowania na polu { $value }: { $number }
console-put-plan = Zapłać znacznikiem planowania { $value } (masz { $number })
console-focus = Znaczniki skupienia: { $number }
console-put-focus = Zapłać znacznikiem skupienia (masz { $number })
console-used = Użyte kości: { $number }
console-fate = Kości losu: { $number }
console-rolled = Rzut kośćmi losu
console-modules = Moduły
console-module =
    { $module }, poziom { $level ->
        [1] I
        [2] II
       *[other] III
    }
console-costs-ideas = Koszt w pomysłach: { $ideas }
console-nothing = teraz nic by nie dał
console-short = brakuje pomysłów: { $ideas }
console-reset = Reset; w tej epoce dotąd { $resets } z { $end }
console-reset-does = Wszystkie użyte kości zostają rzucone ponownie, a znacznik resetu staje się pomysłem lub żywnością. Na polach mogą leżeć jeszcze najwyżej 3 kości.
console-reset-markers = Pozostałe znaczniki resetu: { $number }
console-food = Żywność: { $number }
console-food-does = Każde plemię zjada 1 żywność w fazie żywienia, w dziczy 2. W dobrobycie każde 3 żywności to diament, najwyżej 5.
console-money = Pieniądze: { $number }
console-money-does = Za pieniądze kupuje się materiały (Handel) i kroki na torze postępu (Działania). W dobrobycie każde 2 to diament, najwyżej 5.
console-ideas = Pomysły: { $number }
console-ideas-does = Jeden pomysł zmienia kość o 1. W złotej ramce widać koszt, w przerywanej czerwonej – ile brakuje.
console-storage = Magazyn
console-stored = { $material }: { $number }
console-from-terrain = Teren, z którego pochodzi: { $terrain }
console-free = gratis
console-settlements = Osady
console-settlement = Osada { $slot }: { $costs }
console-farms-left = Pozostałe farmy: { $number }
console-boats-left = Pozostałe łodzie: { $number }
console-tribes-left = Pozostałe plemiona: { $number }
console-supply = Znaczniki w zasobach: { $number }
console-parts = Ręka, rzędy i cele
console-tab-hand = Ręka
console-tab-stages = Zainstalowane
console-tab-goals = Cele
console-stages = Rzędy konsoli
console-stages-how = Karta lub czip trafia do najniższego wolnego rzędu kolumny; po lewej widać, ile każdy z nich daje na koniec.
console-stages-closed = Karta lub czip trafia do najniższego wolnego rzędu kolumny; po lewej widać, ile każdy z nich daje na koniec. Rzędy z kłódką punktują dopiero, gdy ich kafelek rzędu jest aktywny.
console-stage = Rząd { $stage }: na koniec { $points } PZ za każdy element w nim
console-column = Kolumna { $column }, rząd { $stage }
console-own-activity = Działanie konsoli: 1 znacznik pieniędzy za krok na torze postępu
console-no-cards = Brak kart na ręce
console-hidden-cards = Nieznane karty: { $number }
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
console-feed-all = Nakarm wszystkie plemiona
console-gains = { $what }: +{ $number }
console-at-once-card = płaci kośćmi, od razu instaluje kartę i kończy twoją turę
console-at-once-goal = płaci kośćmi, od razu instaluje czip celu i kończy twoją turę
console-goal-left = Tym razem nie bierzesz czipa celu.
console-could-feed =
    { $number ->
        [one] Żywności starczy tu jeszcze dla { $number } plemienia.
        [few] Żywności starczy tu jeszcze dla { $number } plemion.
       *[many] Żywności starczy tu jeszcze dla { $number } plemion.
    }
console-could-save =
    { $number ->
        [one] Możesz ocalić jeszcze { $number } plemię.
        [few] Możesz ocalić jeszcze { $number } plemiona.
       *[many] Możesz ocalić jeszcze { $number } plemion.
    }
console-skip =
    { $skipped ->
        [upgrade] Zrezygnuj z ulepszenia
        [hunt] Nie poluj
        [lucky-find] Zrezygnuj ze szczęśliwego odkrycia
        [migrate] Zakończ migrację
        [explore] Nie eksploruj
        [reveal] Nie odkrywaj obszaru
        [build] Nic nie buduj
        [sale] Nic więcej nie sprzedawaj
        [purchase] Nic więcej nie kupuj
        [strengthen] Nie wzmacniaj więcej plemion
        [install-card] Nie instaluj karty
        [install-goal] Nie instaluj czipa celu
        [take-goal] Nie bierz czipa celu
        [activity] Zrezygnuj z działania
        [gain-card] Nie bierz karty
        [wings] Nie leć
        [gain-feature] Nie zyskuj więcej cech
        [procreate] Zakończ prokreację
        [transport] Nic więcej nie transportuj
        [income-actions] Nie używaj więcej czipów
        [menu] Zrezygnuj z pozostałych akcji
        [advance] Nie przesuwaj dalej
        [move-feature] Nie przesuwaj więcej znaczników
        [produce] Nic więcej nie produkuj
        [choose-stacks] Nie dobieraj więcej kart
        [attributes] Nie bierz czipa atrybutu
        [gain-income] Nie bierz czipa przychodu
        [go-aboard] Nie wysyłaj nikogo na pokład
        [rescue] Nikogo nie przenoś
        [flip-stage] Nie odwracaj kafelka
        [shift-weather] Nie zmieniaj pogody
        [reset-dice] Rzuć kośćmi
        [reroll] Nie wybieraj więcej kości
       *[weather] Zrezygnuj z efektu pogody
    }
console-idle = nic by teraz nie dało: { $what }
console-idle-now = teraz nic by nie dało

## V.I.C.I.

console-vici-half = połowa { $half }
console-vici-card = Jej karta { $card }
console-vici-stack = Kart w stosie: { $number }
console-vici-icons = Symbole resetu: niebieskie { $blue }, czerwone { $red } (po 4: reset)
console-vici-evolution = Ewolucja: { $number }
console-vici-prosperity = Dobrobyt: { $number }
console-vici-provisions = Zaopatrzenie: { $number }
console-vici-dice = Kości: aktywacji { $number }, losu { $fate }
console-vici-tribes = Plemiona: { $number }
console-vici-statues = Pomniki: { $number }
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
    weź { $card ->
        [one] wierzchnią kartę ze stosu
        [few] { $card } wierzchnie karty
       *[many] { $card } wierzchnich kart
    } albo dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    } i zatrzymaj { $keep }
does-migration =
    { $test ->
        [0] przenieś silne plemię na inne terytorium
       *[other] test przychylności: { $migrate ->
                [one] { $migrate } migracja
                [few] { $migrate } migracje
               *[many] { $migrate } migracji
            }, w przeciwnym razie { $otherwise }
    }
does-exploration =
    { $reveal ->
        [0] odkryj obszary wokół swojego terytorium albo dokonaj { $lucky_find ->
                [one] szczęśliwego odkrycia
                [few] { $lucky_find } szczęśliwych odkryć
               *[many] { $lucky_find } szczęśliwych odkryć
            }
       *[other] eksploracja, jeszcze jeden obszar i { $points } PZ albo { $lucky_find ->
                [one] szczęśliwe odkrycie
                [few] { $lucky_find } szczęśliwe odkrycia
               *[many] { $lucky_find } szczęśliwych odkryć
            }
    }
does-transport =
    przenieś do magazynu { $boats_anywhere ->
        [0] najwyżej { $transport ->
                [one] { $transport } materiał
                [few] { $transport } materiały
               *[many] { $transport } materiałów
            } z kontynentu
       *[other] dowolnie wiele materiałów, z łodzi na dowolne pola
    }
does-invention =
    zainstaluj wynalazek{ $special_bonus ->
        [0] { "" }
       *[other] { " " }z premią specjalną
    } albo użyj { $income_action ->
        [1] { "" }
        [2] dwa razy{ " " }
       *[other] { $income_action } razy{ " " }
    }akcji czipa przychodu
does-activity =
    wykonaj { $different ->
        [0] { $activity ->
                [one] { $activity } działanie
                [few] { $activity } działania, nawet dwa razy to samo
               *[many] { $activity } działań, nawet dwa razy to samo
            }
       *[other] { $activity ->
                [one] { $activity } działanie
                [few] { $activity } różne działania
               *[many] { $activity } różnych działań
            }
    }: { $price ->
        [one] { $price } znacznik pieniędzy
        [few] { $price } znaczniki pieniędzy
       *[many] { $price } znaczników pieniędzy
    } za krok na dowolnym torze{ $activity ->
        [1] { " " }albo działanie z karty
       *[other] , działania z kart
    }
does-sustenance =
    zapoluj{ $hunt ->
        [1] { "" }
        [2] { " " }dwa razy
       *[other] { " " }{ $hunt } razy
    } albo wzmocnij { $strengthen ->
        [one] { $strengthen } plemię
        [few] { $strengthen } plemiona
       *[many] { $strengthen } plemion
    }
does-procreation =
    { $test ->
        [0] nowe plemię na terytorium, na którym masz już inne
       *[other] { $strengthen ->
                [0] test przychylności: { $procreate ->
                        [one] { $procreate } prokreacja
                        [few] { $procreate } prokreacje
                       *[many] { $procreate } prokreacji
                    }, w przeciwnym razie { $otherwise }
               *[other] { $procreate ->
                        [one] { $procreate } prokreacja
                        [few] { $procreate } prokreacje
                       *[many] { $procreate } prokreacji
                    } i test przychylności, by wzmocnić { $strengthen ->
                        [one] plemię
                        [few] { $strengthen } plemiona
                       *[many] { $strengthen } plemion
                    }
            }
    }
does-mutation =
    zainstaluj mutację{ $special_bonus ->
        [0] { "" }
       *[other] { " " }z premią specjalną
    } albo przesuń { $move_feature ->
        [1] { $move_feature } znacznik cechy
       *[other] znaczniki cech { $move_feature } razy
    }
does-planning =
    { $goal_chip ->
        [0] zainstaluj spełniony czip celu
       *[other] weź i zainstaluj czip celu
    } albo zyskaj { $plan ->
        [one] { $plan } znacznik planowania
        [few] { $plan } znaczniki planowania
       *[many] { $plan } znaczników planowania
    }
does-production =
    wyprodukuj { $produce ->
        [one] { $produce } materiał
        [few] { $produce } materiały
       *[many] { $produce } materiałów
    }{ $test ->
        [0] { " " }i przetransportuj { $transport }
       *[other] { " " }i wykonaj test przychylności, by { $transport } przewieźć
    }
does-insight =
    zainstaluj kartę wiedzy{ $special_bonus ->
        [0] { "" }
       *[other] { " " }z premią specjalną
    } albo zyskaj { $ideas ->
        [one] { $ideas } pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    }
does-trade =
    { $money ->
        [0] { "" }
        [one] { $money } znacznik pieniędzy,{ " " }
        [few] { $money } znaczniki pieniędzy,{ " " }
       *[many] { $money } znaczników pieniędzy,{ " " }
    }{ $sale ->
        [one] { $sale } sprzedaż
        [few] { $sale } sprzedaże
       *[many] { $sale } sprzedaży
    } i { $purchase ->
        [one] { $purchase } zakup
        [few] { $purchase } zakupy
       *[many] { $purchase } zakupów
    }
does-building =
    { $same_kind ->
        [0] { $build ->
                [one] zbuduj farmę, łódź, pomnik lub osadę
                [few] { $build } projekty budowlane
               *[many] { $build } projektów budowlanych
            }
       *[other] { $build ->
                [one] { $build } projekt budowlany
                [few] { $build } projekty budowlane tego samego rodzaju
               *[many] { $build } projektów budowlanych tego samego rodzaju
            }
    } albo zainstaluj kartę budynku{ $special_bonus ->
        [0] { "" }
       *[other] { " " }z premią specjalną
    }
does-achievement =
    zainstaluj osiągnięcie{ $special_bonus ->
        [0] { "" }
       *[other] { " " }z premią specjalną
    } albo zyskaj kość aktywacji { $branches ->
        [2] i kość
       *[other] lub
    } losu
does-stamina = zyskaj znacznik cechy: { feature-stamina }
does-intelligence = zyskaj znacznik cechy: { feature-intelligence }
does-calm = zyskaj znacznik cechy: { feature-calm }
does-dexterity = zyskaj znacznik cechy: { feature-dexterity }
does-expression = zyskaj znacznik cechy: { feature-expression }
does-perception = zyskaj znacznik cechy: { feature-perception }
does-sleep =
    dowolne dwie kości: { $ideas ->
        [one] { $ideas } pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    } albo { $focus ->
        [one] znacznik skupienia
        [few] { $focus } znaczniki skupienia
       *[many] { $focus } znaczników skupienia
    }

## Przewodnik

guide-civ-start = Najpierw wybierz, z czym zaczynasz. Karty zostają na ręce, aż będzie cię na nie stać; reszta jest twoja od razu. Nie zastanawiaj się długo: każda karta może się przydać.
guide-civ-new-cards = Są cztery epoki po osiem faz. Epokę otwierają nowe karty i wydarzenie, które uderzy pod jej koniec: plansza pokazuje, kogo będzie dotyczyć. Potem cele, odkrycie i długa faza akcji.
guide-civ-goals = Czip celu stawia zadanie. Spełnij je, zainstaluj czip modułem Planowanie, a ulepszysz jeden z modułów. Raz na epokę wybierasz za darmo: weź taki, do którego masz blisko.
guide-civ-extra-find = W każdej epoce dostajesz jeden materiał z terenu, na którym mieszka twoje plemię. Spójrz na karty na ręce: czego wymagają?
guide-civ-turn = W swojej turze aktywujesz jeden moduł dwiema kośćmi albo wykonujesz reset. Zielone ramki pokazują moduły, na które cię stać. Wskaż jeden: pasek mówi, co robi na swoim poziomie, a kości, których by użył, świecą.
guide-civ-dice = Każdy moduł wymaga dwóch wartości kości. Jeden pomysł zmienia kość o 1, więc brakująca wartość kosztuje pomysły. Chcesz zapłacić innymi kośćmi niż proponowane? Najpierw je kliknij, potem wybierz moduł.
guide-civ-cards = Stać cię na kartę z zieloną ramką. Kliknięcie aktywuje jej moduł i ją instaluje; tak samo działają spełnione czipy celów i czipy przychodu.
guide-civ-reset = Gdy zostało mało kości, możesz wykonać reset: rzucasz znów wszystkimi użytymi, a znacznik resetu staje się pomysłem lub żywnością. Resety przybliżają też koniec epoki: gdy wskaźnik się zapełni, zostaje jedna runda.
guide-civ-features = Dwie równe kości dają znacznik cechy. Cechami płaci się za mutacje, zdobywa się nimi czipy atrybutów, liczą się też do niektórych celów.
guide-civ-attributes = Masz dość znaczników cechy na czip atrybutu. Możesz go wziąć w dowolnej chwili swojej tury; kosztuje jeden z tych znaczników i działa do końca gry.
guide-civ-last-round = Ostatnia runda tej epoki: każdy ma jeszcze jedną turę. Potem działają obszary, plemiona potrzebują żywności, przychodzą pogoda i wydarzenie.
guide-civ-module-research = Badania dają karty: odkryte, które widzisz, albo kilka z zakrytego stosu, z których zatrzymujesz najlepsze.
guide-civ-module-migration = Migrują silne plemiona, jedno terytorium na krok. Kto pierwszy wejdzie na nierozwinięte terytorium, odkrywa jego materiał. Przez wodę przejdzie tylko ten, kto ma tam łódź.
guide-civ-module-exploration = Eksploracja odkrywa obszary na rogach twojego terytorium i daje za nie punkty. Szczęśliwe odkrycie to rzut kośćmi losu: wysokie wartości dają cenniejsze materiały terenu.
guide-civ-module-transport = Wyprodukowane materiały leżą na terytoriach, dopóki ich nie przewieziesz; tylko tymi z magazynu płacisz za karty i osady.
guide-civ-module-invention = Wynalazki opłacają się na dłuższą metę. Zamiast instalować, możesz jeszcze raz użyć czipa przychodu.
guide-civ-module-activity = Działania to drobne wymiany: ta nadrukowana na konsoli, 1 znacznik pieniędzy za krok na dowolnym torze postępu, i te z zainstalowanych kart.
guide-civ-module-sustenance = Polowanie daje żywność zależnie od kości losu i terenu, na każdym terytorium raz na epokę. Albo osłabione plemiona stają się silne: tylko silne migrują i punktują.
guide-civ-module-procreation = Nowe plemię pojawia się na terytorium, na którym masz już inne: silne w wolnym obozowisku, osłabione, jeśli kogoś wysiedla. Więcej plemion więcej zdziała, ale i więcej zje.
guide-civ-module-mutation = Mutacje kosztują cechy. Możesz też przesunąć znacznik na inną cechę, by uzbierać to, czego wymaga karta lub czip atrybutu.
guide-civ-module-planning = Znaczniki planowania to kości na później: zachowują wartość, aż będą potrzebne. Albo zainstaluj spełniony czip celu i ulepsz moduł.
guide-civ-module-production = Każda produkcja kładzie twój materiał na terytorium z twoim plemieniem. Do magazynu przewieziesz go Transportem.
guide-civ-module-insight = Pomysły zmieniają kości i ratują testy przychylności. Karty wiedzy dają głównie naukę i punkty.
guide-civ-module-trade = Sprzedaj jeden materiał za pieniądze, a drugi za punkty; kup dowolny za 2 znaczniki pieniędzy, jeśli jego żeton materiału leży odkryty, w przeciwnym razie za 4.
guide-civ-module-building = Farma karmi plemiona, łódź przekracza wodę, pomniki punktują w każdej epoce, osady liczą się do dobrobytu i do kart budynków. Pomniki i osady potrzebują obszaru pod zabudowę albo wyspy.
guide-civ-module-achievement = Karty osiągnięć kosztują i cechy, i materiały. Albo weź więcej kości: kość aktywacji to więcej tur między resetami, kość losu to więcej szczęścia.
guide-civ-module-sleep = Sen wymaga dowolnych dwóch kości. To wyjście, gdy nic innego nie pasuje.
guide-civ-install = Karta trafia do najniższego wolnego rzędu swojej kolumny. Im wyższy rząd, tym więcej pól kosztu trzeba opłacić i tym więcej punktów od razu. Premię natychmiastową dostajesz teraz, tekst u góry działa na stałe.
guide-civ-test = Test przychylności się udaje, jeśli któraś kość losu pokazuje najwyżej numer twojego pola na torze przychylności Agery. Pomysłami można zmienić kość.
guide-civ-fate = Wybierz, która z rzuconych kości losu się liczy. Każdy pomysł zmienia ją o 1; 1 i 6 sąsiadują ze sobą.
guide-civ-settle = Plemię osiedla się w wolnym obozowisku. Obozowisko z ogniskiem daje punkty. Możesz też wysiedlić plemię, nawet własne: idzie ono w dzicz, gdzie je podwójnie, a twoje zostaje osłabione.
guide-civ-supply = Wszystkie twoje znaczniki (50) są w użyciu. Oddaj te mniej ważne, by położyć nowe, albo z nich zrezygnuj.
guide-civ-sites = Na rogach leżą odkryte obszary. W fazie 5 działają na wszystkie plemiona wokół, na dobre i na złe; „Co nadchodzi” mówi, co czeka twoje. Wskaż obszar, a zobaczysz, co robi.
guide-civ-feeding = Każde plemię je 1 żywność, w dziczy 2, przy twojej farmie o 1 mniej. Nienakarmione silne plemiona słabną, osłabione giną, chyba że oddasz za nie przychylność.
guide-civ-weather = Pogoda zmienia się tak, jak mówi wydarzenie. Pogoda ciepła, letnia i deszczowa pozwala na małą dodatkową akcję; gorąca i zimna kosztuje żywność lub plemię; za jasną linią tracisz plemię.
guide-civ-income = Pod koniec epoki każdego czipa przychodu używasz raz: dla akcji albo dla punktu. Pomniki punktują według pola na torze przychylności Agery.
guide-civ-scoring = W każdej epoce punktowana jest jedna kategoria, pokazana obok faz; na koniec liczy się wszystkich dziewięć, trzy z nich o 1 PZ wyżej. Warto patrzeć naprzód.
guide-civ-end = Ostatnia epoka. Na koniec punktowane są wszystkie kategorie, rzędy konsoli i premie punktowe: okno punktów pokazuje, ile by to było teraz.
