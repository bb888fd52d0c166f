### Co volba stojí, přinese a čím hrozí, několika slovy; řádků může být vedle sebe víc.

## Ceny a zisky

preview-cost = { $space } −{ $n }
preview-gain = { $space } +{ $n }
preview-points = +{ $points } b.
preview-points-at-most = za cenu vyššího stupně až { $points } b.
preview-needs = potřeba: { $space } ×{ $n }
preview-cost-or = { $material } −{ $n }, nebo osady: { $settlements }
preview-diamonds =
    Blahobyt: { $n ->
        [-2] −2 diamanty
        [-1] −1 diamant
        [0] +0 diamantů, jídlo jich víc nedá
        [one] +{ $n } diamant
        [few] +{ $n } diamanty
       *[other] +{ $n } diamantů
    }
preview-income-chip = přinese čip příjmů
preview-upgrade-bonus = přinese vylepšení modulu
preview-favor-back = −{ $n } na stupnici přízně Agery

## Kostky osudu

preview-test =
    zkouška přízně { $percent } % ({ $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, do { $limit })
preview-test-ideas = s nápady ({ $ideas }) { $percent } %
preview-hunt =
    průměrně { $average } jídla ({ $least } až { $most }), { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
preview-hunt-table = jídlo za hodnoty 1 až 6: { $table }
preview-find =
    každá řada { $percent } %, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
preview-find-row =
    { $row ->
        [1] 1 nebo 2
        [2] 3 nebo 4
       *[other] 5 nebo 6
    }: { $material }
preview-sites =
    odkryje { $number ->
        [one] { $number } místo
        [few] { $number } místa
       *[other] { $number } míst
    }, průměrně { $average } b.
preview-one-more-site = ještě jedno místo kdekoli

## Kmeny a území

preview-displaces = do divočiny jde kmen ({ $seat })
preview-becomes-weak = tvůj kmen zeslábne
preview-develops = rozvine území: +1 surovina
preview-fire-free = oheň je volný: { $points } b.
preview-free-camps = jiná volná tábořiště: { $n }
preview-migrations = migrace: { $n }
preview-raw = surovina: { $material }
preview-raw-open = náklad lodi, suroviny na výběr: { $n }
preview-tribes-weaken =
    { $n ->
        [one] zeslábne { $n } kmen
        [few] zeslábnou { $n } kmeny
       *[other] zeslábne { $n } kmenů
    }
preview-tribes-die =
    { $n ->
        [one] zahyne { $n } kmen
        [few] zahynou { $n } kmeny
       *[other] zahyne { $n } kmenů
    }

## Stavba

preview-places = místa ke stavbě: { $n }
preview-farm-saves = ušetří při příštím krmení jídlo: { $n }
preview-boat = veze už surovinu; silný kmen smí na palubu
preview-statue = krok na stupnici a { $points } b. v každé fázi příjmů (zbývá jich: { $times })

## Karty, čipy, stupnice

preview-stage = stupeň { $stage }: { $points } b. na konci
preview-stage-inactive = stupeň { $stage }: { $points } b. na konci, bude-li jeho dílek aktivní
preview-final-points = +{ $points } b. na konci za nynějšího stavu
preview-can-install = karty, které lze teď instalovat: { $n }
preview-goals-ready = čipy cílů, které lze teď instalovat: { $n }
preview-goal-met = teď ho splňuješ
preview-goal-missing = máš { $have } z { $need }
preview-goal-price-missing = teď ho nemůžeš zaplatit
preview-reset = hod použitými kostkami: { $dice }; reset { $resets } z { $end }
preview-times =
    nejvýš { $n ->
        [one] jednou
        [few] { $n }×
        [many] { $n }×
       *[other] { $n }×
    }
preview-planning = plánovací značky: { $n }, všechny na jedno pole
preview-gain-cards =
    { $n ->
        [one] vrchní karta zvoleného balíčku, odkrytého nebo zakrytého
        [few] { $n } vrchní karty zvolených balíčků, odkrytých nebo zakrytých
        [many] { $n } vrchní karty zvolených balíčků, odkrytých nebo zakrytých
       *[other] { $n } vrchních karet zvolených balíčků, odkrytých nebo zakrytých
    }
preview-draw = dober { $n }, nech si { $keep }
preview-level =
    úroveň { $level ->
        [2] II
       *[other] III
    }
preview-track = pole { $space } { $track_on }
preview-bonus-upgrade = prémie: vylepšení modulu s hodnotou { $value }
preview-bonus-favor = prémie: jedno pole přízně, nebo akce čipu příjmů
preview-bonus-stage = prémie: otočení dílku stupně, nebo 3 body
preview-favor = pole { $space } přízně: zkoušky { $percent } % (teď { $before } %)
preview-favor-statues = každá socha pak dá { $points } b.
