### Treść kart, czipów i wydarzeń: komunikat dla każdego słowa słownika.
### Każdy wiersz jest osobnym zdaniem; wiersz zakończony dwukropkiem ma ciąg dalszy w następnym.

## Co się liczy: nazwa · za każde · najwięcej

counter-income-chips = czipy przychodu
    .each = za każdy własny czip przychodu
    .most = czipów przychodu
counter-diamonds = diamenty
    .each = za każdy własny aktywny diament
    .most = aktywnych diamentów
counter-grounds = obszary pod zabudowę
    .each = za każdy obszar pod zabudowę z twoją budowlą
    .most = obszarów pod zabudowę z własną budowlą
counter-settlements = osady
    .each = za każdą zbudowaną osadę
    .most = osad
counter-attribute-chips = czipy atrybutów
    .each = za każdy własny czip atrybutu
    .most = czipów atrybutów
counter-terrains = rodzaje terenu
    .each = za każdy rodzaj terenu z twoim plemieniem
    .most = rodzajów terenu z własnymi plemionami
counter-columns = kolumny
    .each = za każdą własną kolumnę z co najmniej jedną kartą lub czipem
    .most = rozpoczętych kolumn
counter-weak-tribes = osłabione plemiona
    .each = za każde własne osłabione plemię
    .most = osłabionych plemion
counter-boats = łodzie
    .each = za każdą własną łódź na kontynencie
    .most = łodzi na kontynencie
counter-pale-spaces = jasne pola
    .each = za każde jasne pole, do którego dotarły twoje dyski
    .most = osiągniętych jasnych pól
counter-hand = karty na ręce
    .each = za każdą kartę na ręce
    .most = kart na ręce
counter-territories = terytoria
    .each = za każde terytorium z twoim plemieniem
    .most = terytoriów z własnymi plemionami
counter-shared = dzielone terytoria
    .each = za każde terytorium, na którym są plemiona twoje i innych cywilizacji
    .most = terytoriów dzielonych z innymi
counter-farms = farmy
    .each = za każdą własną farmę na kontynencie
    .most = farm na kontynencie
counter-pale-tracks = tory z dyskiem na jasnym polu
    .each = za każdy własny dysk na jasnym polu toru postępu
    .most = dysków na jasnych polach
counter-strong-tribes = silne plemiona
    .each = za każde własne silne plemię
    .most = silnych plemion
counter-statues = pomniki
    .each = za każdy własny pomnik
    .most = pomników
counter-dice = kości
    .each = za każdą własną kość
    .most = kości
counter-tribes = plemiona
    .each = za każde własne plemię
    .most = plemion na kontynencie
counter-stored = zebrane materiały
    .each = za każdy własny zebrany materiał
    .most = zebranych materiałów
counter-money = pieniądze
    .each = za każdy własny znacznik pieniędzy
    .most = pieniędzy
counter-ideas = pomysły
    .each = za każdy własny pomysł
    .most = pomysłów
counter-food = żywność
    .each = za każdy własny znacznik żywności
    .most = żywności

## Efekty

effect-points = Zyskaj { $n } PZ.
effect-track =
    Przesuń dysk o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } { $track_on }.
effect-favor =
    Przesuń dysk o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze przychylności Agery.
effect-ideas =
    Zyskaj { $n ->
        [one] 1 pomysł
        [few] { $n } pomysły
       *[many] { $n } pomysłów
    }.
effect-focus =
    Zyskaj { $n ->
        [one] 1 znacznik skupienia
        [few] { $n } znaczniki skupienia
       *[many] { $n } znaczników skupienia
    }.
effect-food = Zyskaj żywność: { $n }.
effect-money = Zyskaj pieniądze: { $n }.
effect-feature =
    Zyskaj { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    } { $feature_of }.
effect-material = Zyskaj: { $n } × { $material }.
effect-row-material =
    Zyskaj { $n ->
        [one] 1 wybrany materiał
        [few] { $n } wybrane materiały
       *[many] { $n } wybranych materiałów
    } z { $row }. rzędu magazynu.
effect-land-material =
    Zyskaj { $n ->
        [one] 1 wybrany materiał
        [few] { $n } wybrane materiały
       *[many] { $n } wybranych materiałów
    } spośród pochodzących z { $land_of }.
effect-plan =
    Połóż { $n ->
        [one] 1 znacznik planowania
        [few] { $n } znaczniki planowania
       *[many] { $n } znaczników planowania
    } na jednym polu kości.
effect-produce =
    Wyprodukuj { $n ->
        [one] 1 materiał
        [few] najwyżej { $n } materiały
       *[many] najwyżej { $n } materiałów
    }.
effect-transport =
    Przetransportuj { $n ->
        [one] 1 materiał
        [few] najwyżej { $n } materiały
       *[many] najwyżej { $n } materiałów
    }.
effect-hunt =
    { $n ->
        [one] Zapoluj raz.
        [few] Zapoluj najwyżej { $n } razy.
       *[many] Zapoluj najwyżej { $n } razy.
    }
effect-strengthen =
    Wzmocnij { $n ->
        [one] 1 osłabione plemię
        [few] najwyżej { $n } osłabione plemiona
       *[many] najwyżej { $n } osłabionych plemion
    }.
effect-migrate =
    Wykonaj { $n ->
        [one] 1 migrację
        [few] najwyżej { $n } migracje
       *[many] najwyżej { $n } migracji
    }.
effect-procreate =
    Wykonaj prokreację { $n ->
        [one] 1 raz
        [few] najwyżej { $n } razy
       *[many] najwyżej { $n } razy
    }.
effect-explore = Przeprowadź eksplorację.
effect-reveal =
    Odkryj { $n ->
        [one] 1 zakryty obszar
        [few] najwyżej { $n } zakryte obszary
       *[many] najwyżej { $n } zakrytych obszarów
    } w dowolnym miejscu kontynentu.
effect-lucky-find =
    Dokonaj { $n ->
        [one] 1 szczęśliwego odkrycia
        [few] { $n } szczęśliwych odkryć
       *[many] { $n } szczęśliwych odkryć
    }.
effect-card =
    Zyskaj { $n ->
        [one] 1 kartę badań
        [few] { $n } karty badań
       *[many] { $n } kart badań
    } ({ $deck }).
effect-draw =
    Dobierz { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }, zatrzymaj { $keep }.
effect-upgrade =
    Ulepsz { $n ->
        [one] 1 moduł główny
        [few] { $n } moduły główne
       *[many] { $n } modułów głównych
    } { $die ->
        [any] według wyboru
       *[other] z wartością kości { $die }
    }.
effect-income-chip = Zyskaj 1 czip przychodu.
effect-income-action =
    Wykonaj akcję { $n ->
        [one] 1 własnego czipa przychodu
        [few] najwyżej { $n } własnych czipów przychodu
       *[many] najwyżej { $n } własnych czipów przychodu
    }.
effect-activity =
    Wykonaj { $n ->
        [one] 1 działanie
        [few] najwyżej { $n } działania
       *[many] najwyżej { $n } działań
    }.
effect-goal-chip = Zyskaj 1 czip celu.
effect-install-goal = Zainstaluj 1 czip celu.
effect-activation-die = Zyskaj 1 kość aktywacji.
effect-fate-die = Zyskaj 1 kość losu.
effect-stage-tile = Odwróć 1 kafelek rzędu na aktywną stronę.
effect-move-feature =
    Przesuń { $n ->
        [one] 1 znacznik cechy
        [few] znacznik cechy najwyżej { $n } razy
       *[many] znacznik cechy najwyżej { $n } razy
    } na pole innej cechy.
effect-sale =
    Przeprowadź { $n ->
        [one] 1 sprzedaż
        [few] najwyżej { $n } sprzedaże
       *[many] najwyżej { $n } sprzedaży
    }.
effect-purchase =
    Przeprowadź { $n ->
        [one] 1 zakup
        [few] najwyżej { $n } zakupy
       *[many] najwyżej { $n } zakupów
    }.
effect-build = Zrealizuj 1 projekt budowlany: { $project_object }.
effect-install-card = Zainstaluj na zwykłych zasadach 1 kartę z ręki: { $deck }.
effect-weak-tribes =
    Wybierz terytorium z własnym plemieniem i postaw tam w wolnych obozowiskach { $n ->
        [one] 1 osłabione plemię
        [few] najwyżej { $n } osłabione plemiona
       *[many] najwyżej { $n } osłabionych plemion
    }.
effect-points-per = Zyskaj { $n } PZ { $counter_each }, najwyżej 12 PZ.
effect-points-per-stored-row = Zyskaj { $n } PZ za każdy własny zebrany materiał z { $row }. rzędu, najwyżej 12 PZ.
effect-points-per-stored-land = Zyskaj { $n } PZ za każdy własny zebrany materiał pochodzący z { $land_of }, najwyżej 12 PZ.
effect-wings = Przenieś 1 własne silne plemię na dowolne terytorium lądowe, gdzie osiedla się na zwykłych zasadach.
effect-rescue =
    Przenieś { $n ->
        [one] 1 własne plemię
        [few] najwyżej { $n } własne plemiona
       *[many] najwyżej { $n } własnych plemion
    } z dziczy do wolnych obozowisk tego samego terytorium.
effect-reroll =
    Rzuć ponownie { $n ->
        [one] 1 nieużytą kością aktywacji
        [few] najwyżej { $n } nieużytymi kośćmi aktywacji
       *[many] najwyżej { $n } nieużytymi kośćmi aktywacji
    }.
effect-points-per-level =
    Zyskaj { $n } PZ za każdy własny moduł główny { $level ->
        [3] na poziomie { $level }
       *[other] na poziomie { $level } lub wyższym
    }.
effect-refresh-die =
    Rzuć { $n ->
        [one] 1 użytą kością aktywacji i odłóż ją
        [few] najwyżej { $n } użytymi kośćmi aktywacji i odłóż je
       *[many] najwyżej { $n } użytymi kośćmi aktywacji i odłóż je
    } na pola kości.
effect-food-per = Zyskaj żywność: { $n } { $counter_each }, najwyżej 6.
effect-money-per = Zyskaj pieniądze: { $n } { $counter_each }, najwyżej 6.
effect-ideas-per =
    Zyskaj { $n ->
        [one] 1 pomysł
        [few] { $n } pomysły
       *[many] { $n } pomysłów
    } { $counter_each }, najwyżej 6.
effect-turn-die =
    Obróć { $n ->
        [one] 1 nieużytą kość aktywacji
        [few] najwyżej { $n } nieużyte kości aktywacji
       *[many] najwyżej { $n } nieużytych kości aktywacji
    } na dowolną wartość.
effect-weather =
    Przesuń znacznik pogody najwyżej o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } w stronę ciepła lub zimna, ale nie za jasną linię.

## Ceny

price-material = Zapłać: { $n } × { $material }.
price-any-material =
    Zapłać { $n ->
        [one] 1 wybrany zebrany materiał
        [few] { $n } wybrane zebrane materiały
       *[many] { $n } wybranych zebranych materiałów
    }.
price-food = Zapłać żywnością: { $n }.
price-money = Zapłać pieniędzmi: { $n }.
price-ideas =
    Zapłać { $n ->
        [one] 1 pomysł
        [few] { $n } pomysły
       *[many] { $n } pomysłów
    }.
price-focus =
    Zapłać { $n ->
        [one] 1 znacznik skupienia
        [few] { $n } znaczniki skupienia
       *[many] { $n } znaczników skupienia
    }.
price-weaken =
    Osłab { $n ->
        [one] 1 własne silne plemię
        [few] { $n } własne silne plemiona
       *[many] { $n } własnych silnych plemion
    }.
price-favor =
    Cofnij dysk o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } na torze przychylności Agery.
price-any-feature =
    Oddaj { $n ->
        [one] 1 wybrany znacznik cechy
        [few] { $n } wybrane znaczniki cech
       *[many] { $n } wybranych znaczników cech
    }.
price-tribe =
    Usuń z kontynentu { $n ->
        [one] 1 własne plemię
        [few] { $n } własne plemiona
       *[many] { $n } własnych plemion
    }.
price-row-material =
    Zapłać { $n ->
        [one] 1 zebrany materiał
        [few] { $n } zebrane materiały
       *[many] { $n } zebranych materiałów
    } z { $row }. rzędu.
price-die =
    Odłóż do użytych { $n ->
        [one] 1 nieużytą kość aktywacji
        [few] { $n } nieużyte kości aktywacji
       *[many] { $n } nieużytych kości aktywacji
    }.
price-card =
    Włóż { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z ręki pod stos odpowiedniego rodzaju.

## Pola kosztu

cost-empty = puste
cost-material =
    { $n } × { $material }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } PZ)
    }
cost-material-or =
    { $n } × { $material } lub { $settlements ->
        [one] 1 zbudowana osada
        [few] { $settlements } zbudowane osady
       *[many] { $settlements } zbudowanych osad
    }{ $within ->
        [0] { "" }
       *[other] { " " }(zawiera się w wymaganiu { $within } osad z poprzedniego pola)
    }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } PZ)
    }
cost-return-feature =
    oddaj: { $n } × { $feature }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } PZ)
    }
cost-have-feature =
    wymagane: { $n } × { $feature }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points } PZ)
    }

## Górne części

top-activity = Działanie:
top-point-bonus = Na koniec gry: { $n } PZ za każdą kartę i każdy czip przychodu w tej kolumnie.
line-test = Wykonaj test przychylności. Tylko jeśli się powiedzie:
attribute-wants = Musisz mieć co najmniej { $n } znaczniki { $feature_of } i oddać jeden z nich.
chip-upgrades = Moduł { $module } zaczyna na poziomie II.

## Kiedy działa umiejętność

when-module = Po aktywowaniu modułu { $module }:
when-reset = Po własnym resecie:
when-hunt = Po własnym polowaniu:
when-explore = Po własnej eksploracji:
when-settle-fire = Gdy twoje plemię osiedli się w obozowisku z ogniskiem:
when-develop = Gdy rozwiniesz terytorium:
when-procreate = Po własnej prokreacji:
when-displace = Gdy wysiedlisz plemię innej cywilizacji:
when-build = Gdy zbudujesz { $project_object }:
when-install-card = Gdy zainstalujesz kolejną kartę ({ $deck }):
when-install-goal = Gdy zainstalujesz czip celu:
when-income-chip = Gdy zyskasz czip przychodu:
when-track-bonus = Gdy zyskasz premię { $track_on }:
when-era-start = W każdej fazie 3, po dodatkowym odkryciu:
when-event = W każdej fazie 7, po wydarzeniu:
when-feeding = W każdej fazie 6, po wyżywieniu plemion:
when-sale = Po własnej sprzedaży:
when-favor-passed = Po udanym teście przychylności:
when-favor-failed = Po nieudanym teście przychylności:
when-upgrade = Gdy ulepszysz moduł:
when-income = W każdej fazie 8, po czipach przychodu i pomnikach:
when-end = Na koniec gry:
when-settle = Gdy twoje plemię przez migrację lub prokreację znajdzie się { $terrain_in }:
when-displaced = Gdy inna cywilizacja wysiedli twoje plemię:
when-pale-space-any = Gdy twój dysk dotrze do jasnego pola na dowolnym torze postępu:
when-other-reset = Po resecie innej cywilizacji:

## Trwałe umiejętności

power-feed-camp =
    W każdej fazie 6 bez żywności { $n ->
        [one] obywa się 1 twoje plemię
        [few] obywają się { $n } twoje plemiona
       *[many] obywa się { $n } twoich plemion
    } w obozowiskach lub na łodziach.
power-feed-wild = Każde twoje plemię w dziczy potrzebuje o { $n } mniej żywności.
power-feed-land = Każde twoje plemię { $terrain_in } potrzebuje o 1 żywność mniej.
power-no-gorge = Wąwozy posępnych wilków na ciebie nie działają.
power-no-glacier = Lodowce na ciebie nie działają.
power-no-bad-weather = Negatywne efekty pogody na ciebie nie działają.
power-steadfast = Wąwozy posępnych wilków, lodowce i negatywne efekty pogody na ciebie nie działają.
power-favor-bonus =
    W testach przychylności twój dysk liczy się tak, jakby leżał o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } dalej w prawo.
power-hunt-bonus = Każde twoje polowanie daje o { $n } więcej żywności.
power-produce-bonus = Twój moduł Produkcja produkuje o { $n } więcej.
power-transport-bonus = Twoje moduły Transport i Produkcja transportują o { $n } więcej.
power-migrate-bonus = Twój moduł Migracja pozwala na dodatkowe migracje: { $n }.
power-procreate-bonus = Twój moduł Prokreacja pozwala na dodatkowe prokreacje: { $n }.
power-strong-displacing = Twoje plemiona pozostają silne, gdy wysiedlają inne.
power-cheap-purchase = Każdy twój zakup jest tańszy o { $n }, ale kosztuje co najmniej 1.
power-sale-bonus = Każdy materiał sprzedany za pieniądze daje o { $n } więcej.
power-idea-bonus = Twoje moduły Wiedza i Sen dają o { $n } więcej, gdy bierzesz pomysły.
power-reset-dice = Możesz wykonać reset, mając na polach kości o { $n } więcej kości niż zwykle.
power-seaworthy = Twoje plemiona podczas migracji przekraczają wodę bez łodzi.
power-statue-bonus = Każdy twój pomnik daje w fazie 8 o { $n } PZ więcej.
power-oak-bonus = Każde terytorium, które daje ci PZ przy mistycznym dębie, daje ich o { $n } więcej.
power-strong-points = Po wyżywieniu każde twoje silne plemię daje o { $n } więcej PZ, łącznie najwyżej 6 więcej.
power-fire-points = Gdy twoje plemię osiedla się w obozowisku z ogniskiem, zyskujesz o { $n } PZ więcej.
power-wild-strong = Gdy twoje plemię zostaje wysiedlone, staje się silne.
power-volcano-farms = Możesz budować farmy przy wulkanach.
power-any-find = Przy szczęśliwym odkryciu bierzesz materiał z dowolnego rzędu.
power-income-points = Gdy zamiast akcji czipa przychodu bierzesz punkty, zyskujesz 2 PZ, a nie 1 PZ.
power-plan-bonus = Twój moduł Planowanie daje o { $n } więcej, gdy bierzesz znaczniki planowania.
power-draw-bonus = Gdy dobierasz karty, dobierasz ich o { $n } więcej.
power-free-displacing = Inne cywilizacje nie mogą wysiedlać twoich plemion.
power-survivors =
    W każdej fazie 6 { $n ->
        [one] przeżywa 1 twoje nienakarmione osłabione plemię
        [few] przeżywają { $n } twoje nienakarmione osłabione plemiona
       *[many] przeżywa { $n } twoich nienakarmionych osłabionych plemion
    }.
power-project-idea = Każdy twój projekt budowlany daje o 1 pomysł więcej.
power-walk-land = Dla twoich migracji wszystkie terytoria { $land_in } sąsiadują ze sobą.
power-free-shift = Kości i znaczniki planowania o wartości { $die } możesz zmieniać o 1 bez pomysłu.
power-settlement-discount = Budując osadę, nie płacisz wybranych materiałów spośród jej kosztu: { $n }.
power-as-settlement = Gdy koszt karty wymaga osad, liczy się, jakby zbudowanych było o { $n } więcej.
power-as-feature = Gdy trzeba mieć znaczniki { $feature_of }, liczy się, jakby było ich o 1 więcej.
power-attribute-discount =
    Czipy atrybutów wymagają od ciebie o { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    } mniej; jeden i tak oddajesz.
power-extra-find =
    W każdej fazie 3 masz { $n ->
        [one] 1 dodatkowe odkrycie
        [few] { $n } dodatkowe odkrycia
       *[many] { $n } dodatkowych odkryć
    } więcej.
power-boat-cargo = Materiały z twoich łodzi mogą trafić na dowolne pole magazynu.
power-hunt-again = Możesz polować tam, gdzie leży żeton polowania.
power-skip-space = Instalując jedną z kart { $deck_of }, możesz pominąć jedno aktywne pole kosztu, jeśli nie jest jedyne.
power-weak-migrants = Twoje osłabione plemiona też mogą migrować; pozostają osłabione.
power-goal-upgrade = Premię ulepszenia zyskujesz za każdy zainstalowany czip celu, nawet jeśli pod nim leżał inny.

## Czego wymagają czipy celów

need-track = Musisz osiągnąć pole { $n } { $track_on }.
need-feature = Musisz mieć co najmniej { $n } znaczniki { $feature_of }.
need-stored-kinds =
    Musisz mieć w magazynie co najmniej { $n ->
        [one] 1 materiał
        [few] { $n } różne materiały
       *[many] { $n } różnych materiałów
    }.
need-stored-row =
    Musisz mieć w magazynie co najmniej { $n ->
        [one] 1 materiał
        [few] { $n } materiały
       *[many] { $n } materiałów
    } z { $row }. rzędu.
need-focus =
    Musisz mieć co najmniej { $n ->
        [one] 1 znacznik skupienia
        [few] { $n } znaczniki skupienia
       *[many] { $n } znaczników skupienia
    }.
need-activation-dice =
    Musisz mieć co najmniej { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    } aktywacji.
need-fate-dice =
    Musisz mieć co najmniej { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    } losu.
need-tribes =
    Musisz mieć co najmniej { $n ->
        [one] 1 plemię
        [few] { $n } plemiona
       *[many] { $n } plemion
    } { $terrain_in }.
need-fire-camps =
    Musisz mieć plemiona w co najmniej { $n ->
        [one] 1 obozowisku
        [few] { $n } obozowiskach
       *[many] { $n } obozowiskach
    } z ogniskiem.
need-territories =
    Musisz mieć plemiona na co najmniej { $n ->
        [one] 1 terytorium
        [few] { $n } terytoriach
       *[many] { $n } terytoriach
    } ({ $terrain }).
need-terrains =
    Musisz mieć plemiona na co najmniej { $n ->
        [one] 1 rodzaju terenu
        [few] { $n } rodzajach terenu
       *[many] { $n } rodzajach terenu
    }.
need-crowd =
    Musisz mieć co najmniej { $n ->
        [one] 1 plemię
        [few] { $n } plemiona
       *[many] { $n } plemion
    } na jednym terytorium ({ $terrain_in }).
need-farms =
    Musisz mieć co najmniej { $n ->
        [one] 1 farmę
        [few] { $n } farmy
       *[many] { $n } farm
    } { $land_in }.
need-boats =
    Musisz mieć co najmniej { $n ->
        [one] 1 łódź
        [few] { $n } łodzie
       *[many] { $n } łodzi
    } na kontynencie.
need-statues =
    Musisz mieć co najmniej { $n ->
        [one] 1 pomnik
        [few] { $n } pomniki
       *[many] { $n } pomników
    }.
need-settlements =
    Musisz mieć co najmniej { $n ->
        [one] 1 zbudowaną osadę
        [few] { $n } zbudowane osady
       *[many] { $n } zbudowanych osad
    }.
need-sites =
    Musisz mieć plemiona przy co najmniej { $n ->
        [one] 1 odkrytym obszarze
        [few] { $n } odkrytych obszarach
       *[many] { $n } odkrytych obszarach
    } ({ $site }).
need-cards =
    Musisz mieć co najmniej { $n ->
        [one] 1 zainstalowaną kartę
        [few] { $n } zainstalowane karty
       *[many] { $n } zainstalowanych kart
    } ({ $deck }).
need-modules =
    Musisz mieć co najmniej { $n ->
        [one] 1 moduł główny
        [few] { $n } moduły główne
       *[many] { $n } modułów głównych
    } { $level ->
        [3] na poziomie { $level }
       *[other] na poziomie { $level } lub wyższym
    }.
need-stage =
    Musisz mieć co najmniej { $n ->
        [one] 1 kartę lub czip
        [few] { $n } karty i czipy
       *[many] { $n } kart i czipów
    } w rzędzie { $stage }.
need-lowest-track = Musisz osiągnąć pole { $n } na każdym torze postępu.
need-tracks-at =
    Musisz osiągnąć pole { $space } na co najmniej { $n ->
        [one] 1 torze postępu
        [few] { $n } torach postępu
       *[many] { $n } torach postępu
    }.
need-planning =
    Musisz mieć co najmniej { $n ->
        [one] 1 znacznik planowania
        [few] { $n } znaczniki planowania
       *[many] { $n } znaczników planowania
    }.
need-feature-kinds =
    Musisz mieć znaczniki co najmniej { $n ->
        [one] 1 cechy
        [few] { $n } różnych cech
       *[many] { $n } różnych cech
    }.
need-shared =
    Musisz mieć plemiona na co najmniej { $n ->
        [one] 1 terytorium
        [few] { $n } terytoriach
       *[many] { $n } terytoriach
    } dzielonych z innymi cywilizacjami.

## Wydarzenia: pogoda i kogo dotyczą

shift-hotter =
    Robi się cieplej o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }.
shift-colder =
    Robi się zimniej o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }.
pick-leader-track = Cywilizacja, która samodzielnie prowadzi { $track_on }:
pick-leader = Ta cywilizacja, która jako jedyna ma najwięcej { $counter_most }:
pick-most = Wszystkie cywilizacje, które mają najwięcej { $counter_most }, także przy remisie, ale co najmniej 1:
pick-least = Wszystkie cywilizacje, które mają najmniej { $counter_most }, także przy remisie:
pick-loss = Wszystkie cywilizacje, które mają najwięcej { $counter_most }, także przy remisie, zwracają jedną na konsolę. Kto to zrobił:
every-wild-tribes =
    Każda cywilizacja, która ma w dziczy co najmniej { $n ->
        [one] 1 plemię
        [few] { $n } plemiona
       *[many] { $n } plemion
    }:
every-goal-chips =
    Każda cywilizacja, która zainstalowała co najmniej { $n ->
        [one] 1 czip celu
        [few] { $n } czipy celów
       *[many] { $n } czipów celów
    }:
every-upgrades =
    Każda cywilizacja, która wykonała co najmniej { $n ->
        [one] 1 ulepszenie modułu
        [few] { $n } ulepszenia modułów
       *[many] { $n } ulepszeń modułów
    }:
every-favor = Każda cywilizacja na polu { $n } toru przychylności Agery lub dalej:
