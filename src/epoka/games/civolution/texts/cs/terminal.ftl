### Civolution v terminálu: slova herního plánu a seznamu voleb.

terminal-headline = { game-civolution } · epocha { $era } ze 4 · začíná: { $seat }
terminal-weather =
    { $weather ->
        [2] horko
        [1] teplo
        [0] mírno
        [-1] déšť
       *[other] zima
    }
terminal-resets = resety: { $resets } z { $end }
terminal-last-round = poslední kolo
terminal-event = událost: { $incident }
terminal-phase-1 = Nové karty
terminal-phase-2 = Nové cíle
terminal-phase-3 = Nález navíc
terminal-phase-4 = Akce
terminal-phase-5 = Místa
terminal-phase-6 = Krmení
terminal-phase-7 = Událost
terminal-phase-8 = Příjmy
terminal-eras = Kategorie epoch
terminal-final = více na konci
terminal-continent = Kontinent
terminal-displays = Nabídky
terminal-consoles = Konzole
terminal-fire = u ohně
terminal-free = volná tábořiště: { $number }
terminal-touches = { $territory } – sousedí: { $others }
terminal-wild = divočina
terminal-raw = suroviny
terminal-hunted = žeton lovu
terminal-statues = sochy
terminal-settlements = osady
terminal-goals = Čipy cílů
terminal-incomes = Čipy příjmů
terminal-attributes = Čipy atributů
terminal-stack = zakryto: { $number }
terminal-dice = Kostky
terminal-offered = Karty čipů na výběr
terminal-points = { $score } (s koncem hry: { $points })
terminal-own-dice = { $dice }, použité: { $used }
terminal-fate-dice = Kostky osudu
terminal-plans = Plánování
terminal-favor = Přízeň Agery
terminal-features = Vlastnosti
terminal-storage = Sklad
terminal-levels = Vylepšené
terminal-goal-area = Oblast cílů
terminal-columns = Sloupce
terminal-active = aktivní stupně: { $stages }
terminal-hand = Ruka
terminal-hidden =
    { $number ->
        [one] { $number } neznámá karta
        [few] { $number } neznámé karty
       *[other] { $number } neznámých karet
    }
terminal-supply = Zásoba
terminal-left = značky { $markers }, kmeny { $tribes }, farmy { $farms }, lodě { $boats }
terminal-free-fire = volný oheň
terminal-provisions = zásoby: { $number }
terminal-half = polovina karet: { $half }
terminal-icons = symboly resetu: modré { $blue }, červené { $red }

about-bot-greedy = zváží, co by který modul přinesl, a zvolí nejlepší; dobrý soupeř
