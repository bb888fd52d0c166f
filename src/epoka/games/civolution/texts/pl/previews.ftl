### Co wybór kosztuje, daje i czym grozi, w kilku słowach; kilka linii może stać obok siebie.

## Koszty i zyski

preview-cost = { $space } −{ $n }
preview-gain = { $space } +{ $n }
preview-points = +{ $points } PZ
preview-points-at-most = za koszt wyższego rzędu do { $points } PZ
preview-needs = wymaga: { $space } ×{ $n }
preview-cost-or = { $material } −{ $n } albo osady: { $settlements }
preview-diamonds =
    Dobrobyt: { $n ->
        [-2] −2 diamenty
        [-1] −1 diament
        [0] +0 diamentów, żywność nie daje więcej
        [one] +{ $n } diament
        [few] +{ $n } diamenty
       *[many] +{ $n } diamentów
    }
preview-income-chip = daje czip przychodu
preview-upgrade-bonus = daje ulepszenie modułu
preview-favor-back = −{ $n } na torze przychylności Agery

## Kości losu

preview-test =
    test przychylności { $percent }% ({ $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, do { $limit })
preview-test-ideas = z pomysłami ({ $ideas }) { $percent }%
preview-hunt =
    średnio { $average } żywności (od { $least } do { $most }), { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
preview-hunt-table = żywność za wartości od 1 do 6: { $table }
preview-find =
    każdy rząd { $percent }%, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
preview-find-row =
    { $row ->
        [1] 1 lub 2
        [2] 3 lub 4
       *[other] 5 lub 6
    }: { $material }
preview-sites =
    odkrywa { $number ->
        [one] { $number } obszar
        [few] { $number } obszary
       *[many] { $number } obszarów
    }, średnio { $average } PZ
preview-one-more-site = jeszcze jeden obszar gdziekolwiek

## Plemiona i terytoria

preview-displaces = plemię idzie do dziczy ({ $seat })
preview-becomes-weak = twoje plemię słabnie
preview-develops = rozwija terytorium: +1 materiał
preview-fire-free = ognisko wolne: { $points } PZ
preview-free-camps = inne wolne obozowiska: { $n }
preview-migrations = migracje: { $n }
preview-raw = materiał: { $material }
preview-raw-open = ładunek łodzi, materiały do wyboru: { $n }
preview-tribes-weaken =
    { $n ->
        [one] słabnie { $n } plemię
        [few] słabną { $n } plemiona
       *[many] słabnie { $n } plemion
    }
preview-tribes-die =
    { $n ->
        [one] ginie { $n } plemię
        [few] giną { $n } plemiona
       *[many] ginie { $n } plemion
    }

## Budowa

preview-places = miejsca budowy: { $n }
preview-farm-saves = oszczędza żywność w następnym żywieniu: { $n }
preview-boat = ma już materiał; silne plemię może wejść na pokład
preview-statue = krok na torze i { $points } PZ w każdej fazie przychodu (zostało ich: { $times })

## Karty, czipy, tory

preview-stage = rząd { $stage }: { $points } PZ na koniec
preview-stage-inactive = rząd { $stage }: { $points } PZ na koniec, jeśli jego kafelek będzie aktywny
preview-final-points = +{ $points } PZ na koniec przy obecnym stanie
preview-can-install = karty możliwe do zainstalowania: { $n }
preview-goals-ready = czipy celów możliwe do zainstalowania: { $n }
preview-goal-met = teraz spełniasz jego wymaganie
preview-goal-missing = masz { $have } z { $need }
preview-goal-price-missing = teraz nie możesz go opłacić
preview-reset = rzut użytymi kośćmi: { $dice }; reset { $resets } z { $end }
preview-times =
    najwyżej { $n ->
        [one] raz
        [few] { $n } razy
       *[many] { $n } razy
    }
preview-planning = znaczniki planowania: { $n }, wszystkie na jednym polu
preview-gain-cards =
    { $n ->
        [one] wierzchnia karta wybranego stosu, odkrytego lub zakrytego
        [few] { $n } wierzchnie karty wybranych stosów, odkrytych lub zakrytych
       *[many] { $n } wierzchnich kart wybranych stosów, odkrytych lub zakrytych
    }
preview-draw = dobierz { $n }, zatrzymaj { $keep }
preview-level =
    poziom { $level ->
        [2] II
       *[other] III
    }
preview-track = pole { $space } { $track_on }
preview-bonus-upgrade = premia: ulepszenie modułu z wartością { $value }
preview-bonus-favor = premia: jedno pole przychylności albo akcja czipa przychodu
preview-bonus-stage = premia: odwrócenie kafelka rzędu albo 3 PZ
preview-favor = pole { $space } przychylności: testy { $percent }% (teraz { $before }%)
preview-favor-statues = każdy pomnik da wtedy { $points } PZ
