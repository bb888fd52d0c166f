### Civolution: nazwy oraz zdania wyborów, pytań, dziennika i odmów; elementy i karty mają własne pliki.
### Zdania dziennika zaczynają się od imienia gracza. Odmowy są bez kropki: następuje po nich numer zasady.

## Gra

game-civolution = Civolution

## Terytoria według kafelka: nazwa, miejscownik

territory-a-water = woda A
    .in = na wodzie A
territory-b-hills = wzgórza B
    .in = na wzgórzach B
territory-b-forest = las B
    .in = w lesie B
territory-b-mountains = góry B
    .in = w górach B
territory-c-desert = pustynia C
    .in = na pustyni C
territory-c-swamp = bagna C
    .in = na bagnach C
territory-c-grassland = łąka C
    .in = na łące C
territory-d-desert = pustynia D
    .in = na pustyni D
territory-d-water = woda D
    .in = na wodzie D
territory-d-forest = las D
    .in = w lesie D
territory-e-water = woda E
    .in = na wodzie E
territory-e-mountains = góry E
    .in = w górach E
territory-e-swamp = bagna E
    .in = na bagnach E
territory-f-swamp = bagna F
    .in = na bagnach F
territory-f-mountains = góry F
    .in = w górach F
territory-f-grassland = łąka F
    .in = na łące F
territory-g-desert = pustynia G
    .in = na pustyni G
territory-g-forest = las G
    .in = w lesie G
territory-g-hills = wzgórza G
    .in = na wzgórzach G
territory-h-hills = wzgórza H
    .in = na wzgórzach H
territory-h-grassland = łąka H
    .in = na łące H
territory-h-water = woda H
    .in = na wodzie H

## Obszary pod zabudowę i ich materiały

site-ground-1 = { site-ground } ({ material-gold }, { material-jade })
site-ground-2 = { site-ground } ({ material-oil }, { material-sulfur })
site-ground-3 = { site-ground } ({ material-tar }, { material-copper })
site-ground-4 = { site-ground } ({ material-oil }, { material-tar }, { material-jade })
site-ground-5 = { site-ground } ({ material-gold }, { material-sulfur }, { material-copper })
site-ground-6 = { site-ground } ({ material-oil }, { material-sulfur }, { material-tar })
site-island = wyspa ({ material-gold }, { material-jade }, { material-copper })

## Pola znaczników

space-ideas = pomysły
space-focus = skupienie
space-food = żywność
space-money = pieniądze
space-plan-1 = planowanie na polu 1
space-plan-2 = planowanie na polu 2
space-plan-3 = planowanie na polu 3
space-plan-4 = planowanie na polu 4
space-plan-5 = planowanie na polu 5
space-plan-6 = planowanie na polu 6
space-stamina = { feature-stamina }
space-intelligence = { feature-intelligence }
space-calm = { feature-calm }
space-dexterity = { feature-dexterity }
space-expression = { feature-expression }
space-perception = { feature-perception }
space-wood = { material-wood }
space-beeswax = { material-beeswax }
space-oil = { material-oil }
space-papyrus = { material-papyrus }
space-herbs = { material-herbs }
space-gold = { material-gold }
space-cotton = { material-cotton }
space-clay = { material-clay }
space-sulfur = { material-sulfur }
space-coal = { material-coal }
space-peat = { material-peat }
space-tar = { material-tar }
space-stone = { material-stone }
space-iron-ore = { material-iron-ore }
space-jade = { material-jade }
space-sand = { material-sand }
space-salt = { material-salt }
space-copper = { material-copper }
space-raw-a-water = materiał { territory-a-water.in }
space-raw-b-hills = materiał { territory-b-hills.in }
space-raw-b-forest = materiał { territory-b-forest.in }
space-raw-b-mountains = materiał { territory-b-mountains.in }
space-raw-c-desert = materiał { territory-c-desert.in }
space-raw-c-swamp = materiał { territory-c-swamp.in }
space-raw-c-grassland = materiał { territory-c-grassland.in }
space-raw-d-desert = materiał { territory-d-desert.in }
space-raw-d-water = materiał { territory-d-water.in }
space-raw-d-forest = materiał { territory-d-forest.in }
space-raw-e-water = materiał { territory-e-water.in }
space-raw-e-mountains = materiał { territory-e-mountains.in }
space-raw-e-swamp = materiał { territory-e-swamp.in }
space-raw-f-swamp = materiał { territory-f-swamp.in }
space-raw-f-mountains = materiał { territory-f-mountains.in }
space-raw-f-grassland = materiał { territory-f-grassland.in }
space-raw-g-desert = materiał { territory-g-desert.in }
space-raw-g-forest = materiał { territory-g-forest.in }
space-raw-g-hills = materiał { territory-g-hills.in }
space-raw-h-hills = materiał { territory-h-hills.in }
space-raw-h-grassland = materiał { territory-h-grassland.in }
space-raw-h-water = materiał { territory-h-water.in }
space-resets = kolumny resetu
space-island = { site-island }

## Czipy i karty pod innymi nazwami

chip-G1 = { goal-G1 }
chip-G2 = { goal-G2 }
chip-G3 = { goal-G3 }
chip-G4 = { goal-G4 }
chip-G5 = { goal-G5 }
chip-G6 = { goal-G6 }
chip-G7 = { goal-G7 }
chip-G8 = { goal-G8 }
chip-G9 = { goal-G9 }
chip-G10 = { goal-G10 }
chip-G11 = { goal-G11 }
chip-G12 = { goal-G12 }
chip-G13 = { goal-G13 }
chip-G14 = { goal-G14 }
chip-G15 = { goal-G15 }
chip-G16 = { goal-G16 }
chip-G17 = { goal-G17 }
chip-G18 = { goal-G18 }
chip-G19 = { goal-G19 }
chip-G20 = { goal-G20 }
chip-G21 = { goal-G21 }
chip-G22 = { goal-G22 }
chip-G23 = { goal-G23 }
chip-G24 = { goal-G24 }
chip-G25 = { goal-G25 }
chip-G26 = { goal-G26 }
chip-G27 = { goal-G27 }
chip-G28 = { goal-G28 }
chip-G29 = { goal-G29 }
chip-G30 = { goal-G30 }
chip-G31 = { goal-G31 }
chip-G32 = { goal-G32 }
chip-G33 = { goal-G33 }
chip-G34 = { goal-G34 }
chip-G35 = { goal-G35 }
chip-G36 = { goal-G36 }
chip-G37 = { goal-G37 }
chip-G38 = { goal-G38 }
chip-G39 = { goal-G39 }
chip-G40 = { goal-G40 }
chip-G41 = { goal-G41 }
chip-G42 = { goal-G42 }
chip-G43 = { goal-G43 }
chip-G44 = { goal-G44 }
chip-G45 = { goal-G45 }
chip-G46 = { goal-G46 }
chip-G47 = { goal-G47 }
chip-G48 = { goal-G48 }
chip-G49 = { goal-G49 }
chip-G50 = { goal-G50 }
chip-G51 = { goal-G51 }
chip-G52 = { goal-G52 }
chip-G53 = { goal-G53 }
chip-G54 = { goal-G54 }
chip-G55 = { goal-G55 }
chip-G56 = { goal-G56 }
chip-G57 = { goal-G57 }
chip-G58 = { goal-G58 }
chip-G59 = { goal-G59 }
chip-G60 = { goal-G60 }
chip-G61 = { goal-G61 }
chip-G62 = { goal-G62 }
chip-G63 = { goal-G63 }
chip-G64 = { goal-G64 }
chip-G65 = { goal-G65 }
card-M1 = { marker-M1 }
card-M2 = { marker-M2 }
card-M3 = { marker-M3 }
card-M4 = { marker-M4 }
card-M5 = { marker-M5 }
card-M6 = { marker-M6 }
card-M7 = { marker-M7 }
card-M8 = { marker-M8 }
card-M9 = { marker-M9 }
card-M10 = { marker-M10 }
card-M11 = { marker-M11 }
card-M12 = { marker-M12 }

## Kategorie

category-technology = { track-technology }
category-prestige = { track-prestige }
category-knowledge = { track-knowledge }
category-construction = { track-construction }
category-culture = { track-culture }
category-evolution = Ewolucja
category-prosperity = Dobrobyt
category-population = Populacja
category-expansion = Ekspansja

## Skąd są punkty, jak kończy się gra

source-from-fire = Obozowiska z ogniskiem
source-from-sites = Odkryte obszary
source-from-cards = Pola kosztu kart
source-from-tracks = Tory postępu
source-from-sales = Sprzedaż
source-from-income = Czipy przychodu
source-from-oaks = Mistyczne dęby
source-from-strong = Silne plemiona
source-from-categories = Punktacja epok
source-from-statues = Pomniki
source-from-effects = Inne efekty
source-technology = { category-technology }
source-prestige = { category-prestige }
source-knowledge = { category-knowledge }
source-construction = { category-construction }
source-culture = { category-culture }
source-evolution = { category-evolution }
source-prosperity = { category-prosperity }
source-population = { category-population }
source-expansion = { category-expansion }
source-stages = Rzędy konsoli
source-point-bonus = Premie punktowe
over-by-eras = skończyły się cztery epoki

## Drobne słowa

place-fire = w obozowisku z ogniskiem
place-camp = w obozowisku lub na łodzi
place-wild = w dziczy
strength-weak = osłabione plemię
strength-strong = silne plemię
kind-activation = kość aktywacji
kind-fate = kość losu
kind-invention = { deck-invention }
    .of = { deck-invention.of }
kind-mutation = { deck-mutation }
    .of = { deck-mutation.of }
kind-insight = { deck-insight }
    .of = { deck-insight.of }
kind-building = { deck-building }
    .of = { deck-building.of }
kind-achievement = { deck-achievement }
    .of = { deck-achievement.of }
kind-goal = czipy celów
kind-attribute = czipy atrybutów
kind-markers = karta znaczników startowych
    .of = znaczników startowych
value-used = użyta
card-console = konsola
way-straight = prosto
way-round = odwrotnie

## Możliwości

what-hunt = Polowanie
what-strengthen = Wzmocnienie plemion
what-explore = Eksploracja
what-find = Szczęśliwe odkrycie
what-project = Projekt budowlany
what-install = Instalacja karty lub czipa
what-goal = Czipy celów
what-plan = Znaczniki planowania
what-gain = Zyskaj
what-draw = Dobierz karty i zatrzymaj część
what-dice = Kość aktywacji i kość losu
what-ideas = Pomysły
what-focus = Znacznik skupienia
what-food = Żywność
what-move = Przesunięcie znaczników cech
what-income = Akcja czipa przychodu
what-produce = Produkcja materiału
what-transport = Transport materiału
what-sale = Sprzedaż
what-purchase = Zakup
what-procreate = Prokreacja
what-test = Test przychylności
what-favor = Jedno pole przychylności Agery
what-stage = Odwrócenie kafelka rzędu
what-points = 3 PZ
what-activity = Działanie
what-tribe = Usunięcie plemienia
what-activation-die = Kość aktywacji
what-fate-die = Kość losu
what-lose = Przyjmij stratę
what-hotter = Krok w stronę ciepła
what-colder = Krok w stronę zimna

## Wybory jako wiersze menu

action-activate = Aktywuj moduł: { $module }
action-reset = Reset
action-attribute = Weź czip atrybutu „{ $attribute }”
action-use-die = Użyj kości { $value }
action-use-plan = Użyj znacznika planowania { $value }
action-use-focus = Użyj znacznika skupienia
action-reroll = Rzuć ponownie kością { $value }
action-do = { $what }
action-done = Gotowe
action-decline = Zrezygnuj
action-in = Tutaj: { $territory }
action-to = Cel: { $territory }
action-tribe = { $territory }, { $place }: { $strength }
action-land = Szukaj: { $terrain }
action-camp-fire = Obozowisko z ogniskiem
action-camp-free = Inne wolne obozowisko lub miejsce na łodzi
action-displace = Wysiedl { $strength } ({ $seat })
action-spend-ideas = Wydaj pomysły, aby zdać test
action-fail = Pogódź się z porażką
action-value = Wartość { $value }
action-take = Weź: { $material }
action-pay = Zapłać: { $material }
action-sell = Sprzedaj za pieniądze: { $material }
action-sell-points = Sprzedaj za 2 PZ: { $material }
action-buy = Kup: { $material }
action-site = Obszar { $space }
action-build = Zbuduj { $project_object }
action-slot = Osada { $slot }
action-feature = Zyskaj znacznik: { $feature }
action-lift = Zabierz znacznik z pola: { $feature }
action-drop = Połóż znacznik na polu: { $feature }
action-return = Oddaj znacznik: { $feature }
action-track = Awans { $track_on }
action-upgrade = Ulepsz moduł: { $module }
action-stage = Kafelek rzędu { $stage }
action-column = Kolumna { $column }
action-beside = Obok drugiego czipa
action-atop = Na drugim czipie
action-install = Zainstaluj „{ $card }”
action-keep = Zatrzymaj „{ $card }”
action-keep-from = Zatrzymaj kartę tego rodzaju: { $deck }
action-discard = Odrzuć „{ $card }”
action-open-stack = Odkryty stos: { $deck }
action-closed-stack = Zakryty stos: { $deck }
action-as-stage = Za koszt rzędu { $stage }
action-ignore = Pomiń pole kosztu { $space }
action-by-material = Zapłać materiałem
action-by-settlements = Spełnij wymaganie osadami
action-take-goal = Weź czip celu „{ $goal }”
action-goal-space = Pole { $space } strefy celów
action-install-goal = Zainstaluj czip celu „{ $goal }”
action-take-chip = Weź czip przychodu „{ $income }”
action-use-chip = Akcja „{ $element }”
action-point-chip = 1 PZ z „{ $element }”
action-activity = Działanie: { $card }
action-rob = Weź od: { $seat }
action-give-die = Oddaj kość: { $value }
action-plan-on = Planuj na polu kości { $value }
action-free = Oddaj znacznik do zasobów: { $space }
action-feed =
    { $number ->
        [0] Nie karm nikogo
        [one] Nakarm { $number } plemię
        [few] Nakarm { $number } plemiona
       *[many] Nakarm { $number } plemion
    }
action-save =
    { $number ->
        [0] Nie ocalaj nikogo
        [one] Ocal przychylnością { $number } plemię
        [few] Ocal przychylnością { $number } plemiona
       *[many] Ocal przychylnością { $number } plemion
    }
action-keep-markers = Zatrzymaj kartę znaczników „{ $marker }”
action-pick = Weź czip startowy „{ $chip }”
action-starter = Zaczyna { $seat }
action-cover = Układ { $number }
action-lay = Kafelek { $tile }, { $way }
action-category = Kafelek punktacji: { $category }
action-deal-card = Karta „{ $card }”
action-deal-income = Czip przychodu „{ $income }”
action-deal-attribute = Czip atrybutu „{ $attribute }”
action-deal-goal = Czip celu „{ $goal }”
action-deal-event = Wydarzenie „{ $incident }”
action-deal-markers = Karta znaczników „{ $marker }”
action-deal-chip-card = Karta czipa „{ $chip }”
action-site-is = Obszar to: { $site }
action-tile-is = Żeton materiału to: { $material }
action-roll = Na kości wypada { $value }
action-set = Zestaw startowy { $number }

## Czego się teraz oczekuje

prompt-turn =
    { $last ->
        [0] Epoka { $era }: aktywuj moduł albo wykonaj reset.
       *[other] Epoka { $era }, ostatnia runda: aktywuj moduł albo wykonaj reset.
    }
prompt-pay-dice = Zapłać za moduł { $module } kośćmi lub znacznikami.
prompt-branch = Moduł { $module }: wybierz, co robisz.
prompt-menu = Wybierz następną akcję modułu.
prompt-reset-marker = Premia resetu: 1 pomysł czy 1 żywność?
prompt-reset-dice = Reset: rzucasz wszystkimi użytymi kośćmi. Możesz wybrać nieużyte, którymi też rzucisz.
prompt-reroll = Wybierz kości do ponownego rzutu.
prompt-turn-die = Wybierz kość do obrócenia.
prompt-turn-die-to = Wybierz nową wartość kości.
prompt-rob-die = Przybornik jest pusty; wybierz, kto odda: { $kind }.
prompt-give-die = Wybierz, którą kość oddajesz.
prompt-gain-income = Weź jeden z czipów przychodu z przybornika.
prompt-use-income = Akcja czipa czy 1 PZ?
prompt-income-actions = Wybierz czip przychodu do użycia.
prompt-income-phase = Przychód: użyj każdego swojego czipa raz, w dowolnej kolejności.
prompt-attributes = Możesz jeszcze wziąć czipy atrybutów.
prompt-place-element = „{ $element }”: wybierz kolumnę.
prompt-place-half = Wybierz miejsce czipa celu w kolumnie.
prompt-weather =
    { $beyond ->
        [0] Pogoda: wybierz efekt.
       *[other] Pogoda przekroczyła jasną linię: usuń plemię.
    }
prompt-lose-tribe = Tracisz plemię: wybierz, które.
prompt-lose-building = Tracisz budowlę: wybierz, która wraca na konsolę.
prompt-explore = Wybierz terytorium, z którego eksplorujesz.
prompt-reveal = Możesz odkryć zakryty obszar.
prompt-judge-test =
    Zdanie testu przychylności kosztuje { $ideas ->
        [one] { $ideas } pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    }. Wydajesz?
prompt-hunt = Wybierz, gdzie polujesz.
prompt-hunt-with = Polowanie, { $territory }: wybierz wartość kości.
prompt-lucky-find = Szczęśliwe odkrycie: wybierz teren.
prompt-find-with = Szczęśliwe odkrycie: wybierz materiał, na który pozwalają kości.
prompt-feed = Żywienie: { $territory }, { $place }, { $strength } ×{ $tribes }, żywność na plemię: { $need }. Masz { $food }, potrzeba jeszcze { $wanted }.
prompt-perish =
    { $territory }, zagrożone: { $tribes ->
        [one] { $tribes } plemię
        [few] { $tribes } plemiona
       *[many] { $tribes } plemion
    }. Ocalisz je przychylnością?
prompt-take-goal = Możesz wziąć czip celu.
prompt-goal-space = Wybierz pole dla czipa celu „{ $chip }”.
prompt-install-goal = Wybierz czip celu do instalacji.
prompt-produce = Produkcja: wybierz terytorium; zostało: { $left }.
prompt-transport = Transport: wybierz terytorium; zostało: { $left }.
prompt-unload = Łódź, { $territory }: jaki materiał przywozi?
prompt-take-material = Wybierz materiał do magazynu.
prompt-extra-find = Dodatkowe odkrycie: wybierz materiał.
prompt-sale = Sprzedaż: jeden materiał za pieniądze i jeden za PZ, w dowolnej kolejności; jedno i drugie można pominąć.
prompt-purchase = Zakup: wybierz materiał.
prompt-install-card = Wybierz kartę { $deck_of } do instalacji.
prompt-card-column = Wybierz kolumnę dla karty „{ $card }”.
prompt-card-stage = Wybierz rząd, którego koszt opłacasz za kartę „{ $card }”.
prompt-ignore-space = Możesz pominąć pole kosztu karty „{ $card }”.
prompt-alternatives = „{ $card }”: materiał czy osady?
prompt-replenish = Zasoby są puste; oddaj znaczniki, aby zyskać więcej ({ $space }, brakuje: { $missing }).
prompt-activity = Wybierz działanie.
prompt-plan-on = Wybierz pole kości dla znaczników planowania.
prompt-gain-feature = Wybierz cechę do zyskania.
prompt-move-feature = Wybierz znacznik cechy do przesunięcia.
prompt-drop-feature = Wybierz, dokąd idzie znacznik (z pola: { $feature }).
prompt-weak-tribes = Wybierz terytorium dla osłabionych plemion.
prompt-wings = Możesz wybrać silne plemię, które poleci.
prompt-flight = Wybierz, gdzie osiedli się plemię lecące z terytorium { $territory }.
prompt-rescue = Wybierz plemię, które opuszcza dzicz.
prompt-rescue-to = Wybierz obozowisko.
prompt-shift-weather = Możesz przesunąć znacznik pogody.
prompt-grotto = Ukryta grota: wybierz terytorium.
prompt-grotto-goods = Ukryta grota: wybierz, co trafia do magazynu.
prompt-holy-rock = Święty głaz: wybierz terytorium dla testu przychylności.
prompt-pay-part = „{ $element }”: wybierz, czym płacisz; zostało: { $left }.
prompt-offer-trigger = „{ $element }”: zapłać za korzyść albo zrezygnuj.
prompt-build = Wybierz projekt budowlany.
prompt-build-at = Wybierz miejsce budowy: { $project }.
prompt-go-aboard = Możesz wysłać silne plemię na pokład.
prompt-statue-of = Wybierz materiał pomnika.
prompt-settlement-of = Wybierz osadę do zbudowania.
prompt-pay-settlement = Zapłać materiały osady.
prompt-gain-card = Weź wierzchnią kartę stosu.
prompt-choose-stacks = Wybierz stos, z którego dobierasz; zostało kart: { $left }.
prompt-keep-cards = Wybierz, które dobrane karty zatrzymujesz: { $keep }.
prompt-keep-from = Wybierz dobraną kartę, którą zatrzymujesz; do zatrzymania: { $keep }.
prompt-keep-start = Wybierz jedną z tych kart { $kind_of }.
prompt-pick-chip-card = Wybierz czip startowy; czip celu pod nim dostajesz razem z nim.
prompt-freeze = Wybierz silne plemię, które osłabi lodowiec.
prompt-advance = Wybierz tor postępu; kroki: { $steps }.
prompt-favor-or-income = Wybierz pole przychylności albo akcję czipa przychodu.
prompt-stage-or-points = Wybierz kafelek rzędu albo PZ.
prompt-upgrade = Należy ci się ulepszenie: wybierz moduł główny.
prompt-flip-stage = Wybierz kafelek rzędu do odwrócenia na aktywną stronę.
prompt-settle = Wybierz obozowisko: { $territory }.
prompt-migrate = Migracja: wybierz plemię; zostało: { $left }.
prompt-journey = Wybierz, gdzie osiedli się plemię z terytorium { $territory } (kroki: { $left }).
prompt-procreate = Prokreacja: wybierz terytorium; zostało: { $left }.
prompt-strengthen = Wybierz osłabione plemię do wzmocnienia; zostało: { $left }.

## Dziennik

event-phase =
    Epoka { $era }, faza { $phase }: { $phase ->
        [1] nowe karty
        [2] nowe cele
        [3] dodatkowe odkrycia
        [4] akcje
        [5] obszary
        [6] żywienie
        [7] wydarzenie
       *[other] przychód
    }.
event-activated =
    { $seat } aktywuje moduł { $module }{ $level ->
        [0] {""}
        [1] {" "}I
        [2] {" "}II
       *[other] {" "}III
    }{ $rolled ->
        [0] {""}
       *[other] , kości { $dice }
    }{ $planned ->
        [0] {""}
       *[other] , planowanie { $plans }
    }{ $focused ->
        [0] {""}
       *[other] , skupienie ×{ $focused }
    }{ $ideas ->
        [0] {""}
       *[other] , pomysły ×{ $ideas }
    }.
event-branch = { $seat } wybiera: { $what }.
event-event =
    Wydarzenie tej epoki: { $incident } (pogoda: { $shift ->
        [2] o 2 pola cieplej
        [1] o 1 pole cieplej
        [-1] o 1 pole zimniej
       *[other] o 2 pola zimniej
    }).
event-event-for = Wydarzenie „{ $incident }” dotyczy: { $seat }.
event-event-nobody = Wydarzenie „{ $incident }” nikogo nie dotyczy.
event-monolith = { $seat } ma teraz monolit startowy.
event-gorge = { $seat }: posępne wilki z obszaru { $space } żądają żywności.
event-glacier = { $seat }: lodowiec z obszaru { $space } mrozi plemię.
event-grotto = { $seat }: ukryta grota pomaga { $territory_in }.
event-holy-rock = { $seat } sprawdza przy świętym głazie przychylność dla nowego plemienia { $territory_in }.
event-favor-lost = { $seat } cofa się na pole { $space } toru przychylności Agery, by ocalić plemiona.
event-set-out = { $seat }: plemię wyrusza w drogę ({ $territory }), migracje: { $steps }.
event-stage-flipped = { $seat } aktywuje kafelek rzędu { $stage }.
event-aboard = { $seat }: plemię wchodzi na łódź { $territory_in }.
event-hunts = { $seat } poluje { $territory_in }.
event-searches = { $seat } próbuje szczęśliwego odkrycia { $terrain_in }.
event-explores = { $seat } eksploruje okolice: { $territory }.
event-sells = { $seat } sprzedaje: { $material }.
event-buys = { $seat } kupuje: { $material }.
event-activity = { $seat } wykonuje działanie: { $card }.
event-moved = { $seat } przesuwa znacznik cechy: { $feature } → { $space }.
event-income-used = { $seat } używa czipa przychodu „{ $element }”.
event-displaced = { $seat } wysiedla plemię { $territory_in } (właściciel: { $by }).
event-installed = { $seat } instaluje „{ $element }” w kolumnie { $column }, w rzędzie { $stage }.
event-triggered = { $seat } korzysta z umiejętności „{ $element }”.
event-weather =
    { $weather ->
        [2] Pogoda jest gorąca.
        [1] Pogoda jest ciepła.
        [0] Pogoda jest letnia.
        [-1] Pogoda jest deszczowa.
       *[other] Pogoda jest zimna.
    }{ $beyond ->
        [0] {""}
       *[other] {" "}Przekroczono jasną linię.
    }
event-building-lost = { $seat } zabiera budowlę na konsolę: { $project } ({ $territory }).
event-era-scored = Punktowana kategoria tej epoki: { $category }.
event-site-shown = Odkryto obszar { $space }: { $site }.
event-farm-lost = { $seat } traci farmę przez wulkan: { $territory }.
event-test-passed = { $seat } zdaje test przychylności.
event-test-failed = { $seat } nie zdaje testu przychylności.
event-gained = { $seat } zyskuje: { $space } ×{ $number }.
event-returned = { $seat } oddaje: { $space } ×{ $number }.
event-farm-built = { $seat } buduje farmę: { $territory }.
event-boat-built = { $seat } buduje łódź: { $territory }.
event-statue-built =
    { $seat } buduje pomnik { $space ->
        [25] na wyspie
       *[other] na obszarze { $space }
    } ({ $material }).
event-settlement-built =
    { $seat } buduje osadę { $slot } { $space ->
        [25] na wyspie
       *[other] na obszarze { $space }
    }.
event-markers = { $seat } zaczyna z kartą znaczników „{ $card }”.
event-earned = { $seat } zyskuje { $points } PZ ({ $source }).
event-advanced = { $seat } dochodzi na pole { $space } { $track_on }.
event-favor = { $seat } stoi na polu { $space } toru przychylności Agery.
event-upgraded =
    { $seat } ulepsza moduł { $module } do poziomu { $level ->
        [1] I
        [2] II
       *[other] III
    }.
event-tribe-lost = { $seat } traci plemię: { $territory }.
event-settled =
    { $seat } osiedla plemię { $territory_in }, { $place }{ $weak ->
        [0] {""}
       *[other] ; plemię jest osłabione
    }.
event-developed = Rozwinięto terytorium { $territory }: { $material }.
event-indicator = { $seat } wykonuje reset: { $resets } z { $end }.
event-last-round = Epoka { $era }: następuje ostatnia runda akcji.

## Opcje

option-start = Początek
    .why = Jak rozdaje się pierwsze karty.
option-start-beginner = gotowe zestawy
option-start-advanced = każdy wybiera
option-start-mixed = pierwsze miejsce dostaje zestaw, reszta wybiera
option-map = Mapa
    .why = Jak układa się kontynent.
option-map-random = losowo
option-map-first-game = trzy kafelki stałe, na pierwszą grę
option-start-tiles = Terytoria startowe
    .why = Jakie materiały tam leżą.
option-start-tiles-random = losowane
option-start-tiles-first-games = drewno i papirus
option-starter = Cywilizacja rozpoczynająca
    .why = Kto ma monolit w pierwszej epoce.
option-starter-random = los
option-starter-0 = pierwsze miejsce przy stole
option-starter-1 = drugie miejsce przy stole
option-starter-2 = trzecie miejsce przy stole
option-starter-3 = czwarte miejsce przy stole
