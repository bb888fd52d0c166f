### Civolution w terminalu: słowa planszy i listy wyborów.

terminal-headline = { game-civolution } · epoka { $era } z 4 · zaczyna: { $seat }
terminal-weather =
    { $weather ->
        [2] gorąca
        [1] ciepła
        [0] letnia
        [-1] deszczowa
       *[other] zimna
    }
terminal-resets = resety: { $resets } z { $end }
terminal-last-round = ostatnia runda
terminal-event = wydarzenie: { $incident }
terminal-phase-1 = Nowe karty
terminal-phase-2 = Nowe cele
terminal-phase-3 = Dodatkowe odkrycie
terminal-phase-4 = Akcje
terminal-phase-5 = Obszary
terminal-phase-6 = Żywienie
terminal-phase-7 = Wydarzenie
terminal-phase-8 = Przychód
terminal-eras = Kategorie epok
terminal-final = więcej na koniec
terminal-continent = Kontynent
terminal-displays = Przyborniki
terminal-consoles = Konsole
terminal-fire = przy ognisku
terminal-free = wolne obozowiska: { $number }
terminal-touches = { $territory } – sąsiednie: { $others }
terminal-wild = dzicz
terminal-raw = materiały
terminal-hunted = żeton polowania
terminal-statues = pomniki
terminal-settlements = osady
terminal-goals = Czipy celów
terminal-incomes = Czipy przychodu
terminal-attributes = Czipy atrybutów
terminal-stack = zakryte: { $number }
terminal-dice = Kości
terminal-offered = Karty czipów do wyboru
terminal-points = { $score } (z punktacją końcową: { $points })
terminal-own-dice = { $dice }, użyte: { $used }
terminal-fate-dice = Kości losu
terminal-plans = Planowanie
terminal-favor = Przychylność Agery
terminal-features = Cechy
terminal-storage = Magazyn
terminal-levels = Ulepszone
terminal-goal-area = Strefa celów
terminal-columns = Kolumny
terminal-active = aktywne rzędy: { $stages }
terminal-hand = Ręka
terminal-hidden =
    { $number ->
        [one] { $number } nieznana karta
        [few] { $number } nieznane karty
       *[many] { $number } nieznanych kart
    }
terminal-supply = Zasoby
terminal-left = znaczniki { $markers }, plemiona { $tribes }, farmy { $farms }, łodzie { $boats }
terminal-free-fire = wolne ognisko
terminal-provisions = zaopatrzenie: { $number }
terminal-half = połowa kart: { $half }
terminal-icons = symbole resetu: niebieskie { $blue }, czerwone { $red }

about-bot-greedy = ocenia, co dałby każdy moduł, i wybiera najlepszy; dobry przeciwnik
