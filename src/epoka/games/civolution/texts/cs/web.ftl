### Civolution v prohlížeči: slova společné desky.

## Lobby

about-civolution = Veď civilizaci čtyřmi epochami. V každém tahu uvedou dvě kostky do chodu jeden z 22 modulů tvé konzole: osidluj nový kontinent, stav, bádej a živ své kmeny.
    .aim = Proveď civilizaci čtyřmi epochami a získej nejvíc bodů.
    .time = 90–180 min
    .weight = pro pokročilé

## Kde jsme

board-era = Epocha { $era }

## Kontinent

board-continent = Kontinent
board-undeveloped = dosud nerozvinuté
board-at-fire = u ohně: { $list }
board-in-camp = na tábořištích: { $list }
board-aboard = na lodi: { $list }
board-in-wild = v divočině: { $list }
board-farm = farma: { $list }
board-boat = lodě: { $list }
board-raw = suroviny: { $list }
board-farm-blocked = farmu tu nelze postavit
board-hunted = žeton lovu
board-site = Místo { $number }: { $kind }
board-face-down = zakryté
board-statues = sochy: { $list }
board-settlements = osady: { $list }

## Kolem kontinentu

board-parts = Desky kolem kontinentu
board-tab-map = Mapa
board-enlarge = Zvětšit kontinent
board-tab-ahead = Co přijde
board-tab-progress = Pokrok
board-tab-research = Výzkum
board-tab-chips = Čipy
board-phases = Fáze této epochy
board-first = { $by } má monolit a začíná
board-dice-left = Kostky k dispozici: aktivační { $activation }, osudu { $fate }
board-tracks = Stupnice pokroku a přízeň Agery
board-research = Karty výzkumu
board-closed-stack = { $deck }: zakrytých { $number }
board-all-open = { $deck }: všechny odkryté karty ({ $number })
board-in-bag = v sáčku ještě { $number }
board-sum = Celkem
board-sp =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-applies = platí
results-tie = Stejně bodů: vyhrává, kdo má víc vylepšených modulů; proti V.I.C.I. je remíza prohra.
board-final-over = Závěrečné bodování
board-final = Závěrečné bodování, kdyby hra skončila teď
board-era-scores = Epocha { $era } boduje: { $category } ×{ $value }
board-final-scores = Závěrečné bodování: { $category } ×{ $value }
board-weather =
    Počasí: { $weather ->
        [2] horko
        [1] teplo
        [0] mírno
        [-1] déšť
       *[other] zima
    }
board-weather-next =
    Ve fázi události této epochy: { $weather ->
        [2] horko
        [1] teplo
        [0] mírno
        [-1] déšť
       *[other] zima
    }

## Co přijde

board-last-round = Poslední kolo akcí této epochy: každý má ještě jeden tah.
board-ahead-sites =
    { $food ->
        [0] { $weakened ->
            [0] { $points ->
                [0] Místa: zatím se ti tam nic nestane.
               *[other] Místa: body za duby: { $points }.
            }
           *[other] Místa: kmeny oslabené ledem: { $weakened }, body za duby: { $points }.
        }
       *[other] Místa: jídlo pro vlky: { $food }, kmeny oslabené ledem: { $weakened }, body za duby: { $points }.
    }
board-ahead-fed = Nakrmíš všechny: je třeba { $need } z { $food } jídla. Body za silné kmeny: { $points }.
board-ahead-hungry = Chybí jídlo: { $missing } (je třeba { $need }, máš { $food }). Nenakrmené silné kmeny zeslábnou, slabé zahynou.
board-ahead-event = Událost a současné hodnoty hráčů:
board-ahead-category = Tato epocha boduje: { $category }, po { $value } bodech.
board-ahead-income = Příjmy: každý čip příjmů působí jednou; sochy { $statues }, body za ně { $points }.
board-weather-does =
    { $weather ->
        [3] Za bílou čarou každý odstraní kmen.
        [2] Každý vrátí 1 jídlo, nebo odstraní kmen.
        [1] Každý může použít čip příjmů.
        [0] Každý může použít čip příjmů, nebo provést činnost.
        [-1] Každý může provést činnost.
       *[other] Každý vrátí 1 jídlo, nebo odstraní kmen.
    }

## Co se počítá

board-counts-technology = Počítá se každé pole dosažené na stupnici technologie.
board-counts-prestige = Počítá se každé pole dosažené na stupnici prestiže.
board-counts-knowledge = Počítá se každé pole dosažené na stupnici vědění.
board-counts-construction = Počítá se každé pole dosažené na stupnici stavitelství.
board-counts-culture = Počítá se každé pole dosažené na stupnici kultury.
board-counts-evolution = Počítá se každá značka vlastnosti.
board-counts-prosperity = Počítá se každý diamant: za každá 3 jídla a každé 2 mince (nejvýše po 5), za postavené osady a za dvojice sousedních zaplněných polí skladu.
board-counts-population = Počítá se každý kmen na kontinentu.
board-counts-expansion = Počítá se každé území s kmenem.
board-track-does = Prémie po řadě: vylepšení modulu s hodnotou kostky { $value }; přízeň, nebo čip příjmů; znovu vylepšení; 3 body; dílek stupně, nebo 3 body; 3 body. Za polem 12 je každý krok za 2 body.
board-favor-does = Zkoušku přízně splníš, ukáže-li kterákoli kostka osudu některé z čísel tvého pole. Nad polem: body za každou sochu ve fázi příjmů. Krok zpět zachrání umírající kmen.

## Fáze vysvětlené

board-phase-1 = Odkryje se událost epochy a na každém balíčku výzkumu nová karta.
board-phase-2 = Každý si může vzít čip cíle.
board-phase-3 = Každý si vezme surovinu krajiny, v níž má kmen.
board-phase-4 = Každý po řadě aktivuje modul dvěma kostkami, nebo provede reset. Až dojdou žlutá pole, následuje poslední kolo.
board-phase-5 = Soutěsky, ledovce a duby působí na sousední kmeny.
board-phase-6 = Kmen sní 1 jídlo, v divočině 2; farma 1 ušetří. Pak je každý silný kmen za 1 bod.
board-phase-7 = Změní se počasí, nastane událost, boduje se kategorie epochy; kdo získal nejvíc, dostane monolit.
board-phase-8 = Všechny čipy příjmů působí jednou, sochy bodují, žetony lovu zmizí.

## Území a místa vysvětlená

board-hunting = Jídlo z lovu s kostkou 1 až 6: { $food }
board-fire = Usazení u ohně, body: { $points }
board-beside = Vedle: { $list }
board-site-unknown = Odkryje ho průzkum. Dosud neznámá: { $list }
board-site-ground = Tady se stavějí sochy a osady; socha je z jedné z těchto surovin.
board-site-island = Stavět tu může, kdo tu má loď s kmenem.
board-site-gorge = Ve fázi míst ztratí 1 jídlo každý, kdo má vedle kmen.
board-site-glacier = Ve fázi míst zeslábne jeden silný kmen vedle.
board-site-oak = Ve fázi míst je každé sousední území s kmenem za 1 nebo 2 body.
board-site-grotto = Před výrobou: surovina ze sousedního území jde rovnou do skladu.
board-site-rock = Před rozmnožováním: splněná zkouška přízně přinese kmen vedle.
board-site-cave = Všechna území u jeskyní spolu při migraci sousedí.
board-site-mushrooms = Lov vedle přinese o 1 jídlo víc.
board-site-volcano = Vedle nesmí být farmy.
