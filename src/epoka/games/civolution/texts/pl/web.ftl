### Civolution w przeglądarce: słowa wspólnej planszy.

## Poczekalnia

about-civolution = Poprowadź cywilizację przez cztery epoki. Co turę dwie kości uruchamiają jeden z 22 modułów konsoli: zasiedlaj nowy kontynent, buduj, prowadź badania i żyw swoje plemiona.
    .aim = Przeprowadź cywilizację przez cztery epoki i zdobądź najwięcej punktów.
    .time = 90–180 min
    .weight = dla zaawansowanych

## Gdzie jesteśmy

board-era = Epoka { $era }

## Kontynent

board-continent = Kontynent
board-undeveloped = jeszcze nierozwinięte
board-at-fire = przy ognisku: { $list }
board-in-camp = w obozowiskach: { $list }
board-aboard = na łodzi: { $list }
board-in-wild = w dziczy: { $list }
board-farm = farma: { $list }
board-boat = łodzie: { $list }
board-raw = materiały: { $list }
board-farm-blocked = nie można tu zbudować farmy
board-hunted = żeton polowania
board-site = Obszar { $number }: { $kind }
board-face-down = zakryty
board-statues = pomniki: { $list }
board-settlements = osady: { $list }

## Wokół kontynentu

board-parts = Plansze wokół kontynentu
board-tab-map = Mapa
board-enlarge = Powiększ kontynent
board-tab-ahead = Co nadchodzi
board-tab-progress = Postęp
board-tab-research = Badania
board-tab-chips = Czipy
board-phases = Fazy tej epoki
board-first = { $by } ma monolit i zaczyna
board-dice-left = Kości do wzięcia: aktywacji { $activation }, losu { $fate }
board-tracks = Tory postępu i przychylność Agery
board-research = Karty badań
board-closed-stack = { $deck }: zakrytych { $number }
board-all-open = { $deck }: wszystkie odkryte karty ({ $number })
board-in-bag = w woreczku jeszcze { $number }
board-sum = Razem
board-sp = { $points } PZ
board-applies = dotyczy
results-tie = Równo punktów: wygrywa ten, kto ma więcej ulepszeń modułów, a z V.I.C.I. remis jest przegraną.
board-final-over = Punktacja końcowa
board-final = Punktacja końcowa, gdyby gra skończyła się teraz
board-era-scores = Epoka { $era } punktuje: { $category } ×{ $value }
board-final-scores = Punktacja końcowa: { $category } ×{ $value }
board-weather =
    Pogoda: { $weather ->
        [2] gorąca
        [1] ciepła
        [0] letnia
        [-1] deszczowa
       *[other] zimna
    }
board-weather-next =
    Pogoda w fazie wydarzeń tej epoki: { $weather ->
        [2] gorąca
        [1] ciepła
        [0] letnia
        [-1] deszczowa
       *[other] zimna
    }

## Co nadchodzi

board-last-round = Ostatnia runda akcji w tej epoce: każdy ma jeszcze jedną turę.
board-ahead-sites =
    { $food ->
        [0] { $weakened ->
            [0] { $points ->
                [0] Obszary: na razie nic cię tam nie spotka.
               *[other] Obszary: PZ za dęby: { $points }.
            }
           *[other] Obszary: plemiona osłabione przez lód: { $weakened }, PZ za dęby: { $points }.
        }
       *[other] Obszary: żywność dla wilków: { $food }, plemiona osłabione przez lód: { $weakened }, PZ za dęby: { $points }.
    }
board-ahead-fed = Wyżywisz wszystkich: potrzeba { $need } z { $food } żywności. PZ za silne plemiona: { $points }.
board-ahead-hungry = Brakuje żywności: { $missing } (potrzeba { $need }, jest { $food }). Niewyżywione silne plemiona słabną, osłabione giną.
board-ahead-event = Wydarzenie i obecne wartości graczy:
board-ahead-category = Ta epoka punktuje: { $category }, po { $value } PZ.
board-ahead-income = Przychód: każdy czip przychodu działa raz; pomniki { $statues }, PZ za nie { $points }.
board-weather-does =
    { $weather ->
        [3] Za jasną linią każdy usuwa plemię.
        [2] Każdy oddaje 1 żywność albo usuwa plemię.
        [1] Każdy może użyć czipa przychodu.
        [0] Każdy może użyć czipa przychodu albo wykonać działanie.
        [-1] Każdy może wykonać działanie.
       *[other] Każdy oddaje 1 żywność albo usuwa plemię.
    }

## Co się liczy

board-counts-technology = Liczy się każde pole osiągnięte na torze technologii.
board-counts-prestige = Liczy się każde pole osiągnięte na torze prestiżu.
board-counts-knowledge = Liczy się każde pole osiągnięte na torze nauki.
board-counts-construction = Liczy się każde pole osiągnięte na torze budownictwa.
board-counts-culture = Liczy się każde pole osiągnięte na torze kultury.
board-counts-evolution = Liczy się każdy znacznik cechy.
board-counts-prosperity = Liczy się każdy diament: za każde 3 znaczniki żywności i każde 2 znaczniki pieniędzy (najwyżej po 5), za zbudowane osady i za pary sąsiednich zapełnionych pól magazynu.
board-counts-population = Liczy się każde plemię na kontynencie.
board-counts-expansion = Liczy się każde terytorium z plemieniem.
board-track-does = Premie kolejno: ulepszenie modułu z wartością kości { $value }; przychylność albo czip przychodu; znów ulepszenie; 3 PZ; kafelek rzędu albo 3 PZ; 3 PZ. Za polem 12 każdy krok to 2 PZ.
board-favor-does = Test przychylności się udaje, gdy dowolna kość losu pokaże jedną z liczb twojego pola. Nad polem: PZ za każdy pomnik w fazie przychodu. Krok w tył ratuje ginące plemię.

## Fazy objaśnione

board-phase-1 = Odkrywa się wydarzenie epoki i po jednej nowej karcie na każdym stosie badań.
board-phase-2 = Każdy może wziąć czip celu.
board-phase-3 = Każdy bierze materiał z terenu, na którym ma plemię.
board-phase-4 = Po kolei każdy aktywuje moduł dwiema kośćmi albo wykonuje reset. Gdy skończą się żółte pola, następuje ostatnia runda.
board-phase-5 = Wąwozy, lodowce i dęby działają na plemiona obok nich.
board-phase-6 = Plemię zjada 1 żywność, w dziczy 2; farma oszczędza 1. Potem każde silne plemię daje 1 PZ.
board-phase-7 = Zmienia się pogoda, zachodzi wydarzenie, punktowana jest kategoria epoki; kto zdobył najwięcej, dostaje monolit.
board-phase-8 = Wszystkie czipy przychodu działają raz, pomniki punktują, znikają żetony polowania.

## Terytoria i obszary objaśnione

board-hunting = Żywność z polowania przy kości od 1 do 6: { $food }
board-fire = Osiedlenie przy ognisku: { $points } PZ
board-beside = Obok: { $list }
board-site-unknown = Odkryje go eksploracja. Wciąż nieznane: { $list }
board-site-ground = Tu buduje się pomniki i osady; pomnik powstaje z jednego z tych materiałów.
board-site-island = Można tu budować, mając na miejscu łódź z plemieniem.
board-site-gorge = W fazie obszarów każdy, kto ma obok plemię, traci 1 żywność.
board-site-glacier = W fazie obszarów jedno silne plemię obok słabnie.
board-site-oak = W fazie obszarów każde sąsiednie terytorium z plemieniem daje 1 lub 2 PZ.
board-site-grotto = Przed produkcją: materiał z terytorium obok trafia wprost do magazynu.
board-site-rock = Przed prokreacją: zdany test przychylności daje plemię obok.
board-site-cave = Wszystkie terytoria przy jaskiniach sąsiadują ze sobą przy migracji.
board-site-mushrooms = Polowanie obok daje o 1 żywność więcej.
board-site-volcano = Obok nie ma miejsca na farmy.
