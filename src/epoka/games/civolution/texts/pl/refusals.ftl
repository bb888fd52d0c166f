### Dlaczego wyboru nie można dokonać. Bez kropki: potem następuje numer zasady.

## Ogólnie

refusal-not-offered = Tego nie ma teraz wśród możliwości
refusal-must-choose = Tego wyboru nie można pominąć
refusal-turn-now = Najpierw aktywuj moduł lub wykonaj reset
refusal-place-not-now = Teraz niczego nie wybiera się na kontynencie
refusal-replenishing-now = Najpierw zdecyduj, które znaczniki wracają do pustych zasobów ({ $space })

## Moduły i kości

refusal-one-module-a-turn = Tura to jeden moduł albo jeden reset; najpierw dokończ obecną
refusal-no-action-phase = Moduły i resety należą do fazy 4; teraz trwa faza { $phase }
refusal-module-first = Kości i znaczniki opłacają moduł; najpierw wybierz moduł
refusal-two-dice-needed = Moduł wymaga dwóch kości lub znaczników; masz: { $have }
refusal-module-not-payable = { $module } wymaga { $low } i { $high }; nawet przy najlepszej parze potrzeba pomysłów: { $ideas }, a masz { $have }
refusal-too-many-dice = Reset wymaga najwyżej { $most } kości na polach kości; masz { $dice }
refusal-no-such-die = Nie masz kości { $value } do wyboru
refusal-no-planning-marker = Nie masz znacznika planowania na polu { $value }
refusal-no-focus-marker = Nie masz znacznika skupienia
refusal-die-does-not-fit = Przy takiej zapłacie { $module } wymaga pomysłów: { $ideas }; masz { $have }
refusal-not-this-module = { $module } teraz tego nie robi
refusal-nothing-to-install = Żadnej twojej karty tego rodzaju nie można teraz zainstalować: { $deck }
refusal-not-the-richest = { $seat } nie ma najwięcej kości tego rodzaju
refusal-own-dice = Kości bierze się od innych cywilizacji, nigdy od własnej

## Żywność, pogoda, przychylność

refusal-fewer-tribes = Plemion jest mniej: { $tribes }
refusal-fed-anyway = Plemiona i tak tu wyżywione: { $tribes }
refusal-not-enough-food = To wymaga żywności: { $need }; masz { $have }
refusal-not-enough-favor = Trzeba stać dalej na torze przychylności Agery; jesteś na polu { $space }
refusal-weather-must = Złej pogody nie można pominąć

## Plemiona

refusal-no-such-tribe = Nie masz tam takiego plemienia: { $territory }
refusal-no-tribe-there = Nie ma tam żadnego z twoich plemion: { $territory }
refusal-strong-tribe-only = Może to zrobić tylko silne plemię
refusal-already-strong = To plemię jest już silne
refusal-nowhere-to-go = Stamtąd nie ma w zasięgu obozowiska ani łodzi: { $territory }
refusal-tribe-settled = To plemię już się osiedliło podczas tych migracji: { $territory }
refusal-not-next-to-boat = To plemię nie sąsiaduje z wodą, na której jest łódź
refusal-not-next-to-glacier = To plemię nie sąsiaduje z lodowcem
refusal-kept-for-second-glacier = Drugi lodowiec nie miałby wtedy silnego plemienia; dla pierwszego wybierz inne
refusal-not-back = Plemię nie wraca w tej samej turze tam, skąd wyruszyło
refusal-too-far = Za daleko albo przez wodę bez wolnego miejsca na łodzi: { $territory }; pozostało migracji: { $left }
refusal-no-camp-there = Wszystkie obozowiska zajmują plemiona, których nie możesz wysiedlić: { $territory }
refusal-no-boat-there = Nie masz tam łodzi: { $territory }
refusal-boat-full = Twoja łódź jest tam pełna; miejsc: { $seats }
refusal-no-free-camp = Nie ma tam wolnego obozowiska bez ogniska: { $territory }
refusal-protected-tribe = Karta właściciela chroni to plemię przed wysiedleniem
refusal-nobody-to-displace = Nie ma tam takiego plemienia w obozowisku: { $territory }
refusal-here-only = Ta prokreacja dotyczy tylko terytorium: { $territory }
refusal-no-tribe-left = Wszystkie twoje plemiona są już na kontynencie
refusal-boat-needs-one = Na wodzie potrzeba łodzi z dokładnie jednym plemieniem

## Terytoria i obszary

refusal-hunted-already = W tej epoce ktoś już tam polował: { $territory }
refusal-no-raw-there = Nie masz tam materiału: { $territory }
refusal-no-tile-near = Obok łodzi nie ma odkrytego żetonu materiału, więc ładunek nie ma jeszcze rodzaju
refusal-no-such-tile-near = Żeton tego materiału nie leży odkryty obok łodzi: { $material }
refusal-boat-loaded = Twoja łódź wiezie tam już materiał: { $territory }
refusal-nothing-built-there = Nie masz tam nic do zwrócenia: { $territory }
refusal-not-next-to-site = To terytorium nie sąsiaduje z obszarem { $space }: { $territory }
refusal-no-tribe-on-terrain = Nie masz plemienia { $terrain_in }
refusal-other-terrain = To odkrycie pochodzi z innego terenu: { $terrain }
refusal-not-enough-ideas = To wymaga pomysłów: { $ideas }; masz { $have }
refusal-site-shown-already = Obszar { $space } jest już odkryty

## Projekty budowlane

refusal-build-not-now = Buduje się modułem Budynek albo dzięki niektórym kartom
refusal-same-project = Na tym poziomie drugi projekt musi być tego samego rodzaju: { $project }
refusal-none-left-to-build = Nie ma już na twojej konsoli: { $project }
refusal-no-building-place = Nie ma teraz miejsca, żeby zbudować { $project_object }
refusal-statue-needs-material = Nie masz w magazynie żadnego z materiałów tego obszaru
refusal-settlement-needs-materials = Nie masz w magazynie kompletu materiałów na żadną pozostałą osadę
refusal-farm-on-land = Farmy stoją na lądzie
refusal-farm-there = Jest tam już farma; właściciel: { $seat }
refusal-volcano-near = Obok jest wulkan: { $territory }
refusal-farm-space-blocked = Zaopatrzenie V.I.C.I. blokuje tam pole farmy: { $territory }
refusal-boat-on-water = Łodzie stawia się na wodzie
refusal-boat-there = Masz tam już łódź: { $territory }
refusal-no-tribe-beside = Obok nie ma twojego plemienia: { $territory }
refusal-site-face-down = Obszar { $space } jest zakryty
refusal-no-building-ground = Obszar { $space } nie jest obszarem pod zabudowę
refusal-island-needs-boat = Wyspa wymaga twojej łodzi z plemieniem na jej wodzie
refusal-no-tribe-near-site = Obok obszaru { $space } nie ma twojego plemienia
refusal-two-buildings = Masz już dwie budowle na tym obszarze
refusal-one-settlement = Masz już osadę na tym obszarze
refusal-not-listed-there = Ten obszar nie przyjmuje: { $material }
refusal-none-stored = Nie masz w magazynie: { $material }
refusal-settlement-stands = Osada { $slot } już stoi
refusal-settlement-lacks = Osadzie { $slot } brakuje: { $material }

## Handel, cechy, tory, działania

refusal-trade-not-now = Sprzedaje się i kupuje modułem Handel albo dzięki niektórym kartom
refusal-sold-already = Ta sprzedaż przyniosła już pieniądze; może jeszcze dać PZ
refusal-sold-for-points = Ta sprzedaż przyniosła już PZ; może jeszcze dać pieniądze
refusal-not-enough-money = Ten zakup kosztuje tyle znaczników pieniędzy: { $money }; masz { $have }
refusal-no-feature-marker = Nie masz znacznika { $feature_of }
refusal-feature-moved = Znaczniki { $feature_of } trafiły tam przed chwilą; żadnego nie przesuwa się dwa razy
refusal-another-feature = Znacznik trafia na inne pole cechy
refusal-track-not-now = Kroki na torach dają karty, pomniki i działania
refusal-upgrade-not-now = Ulepszenia dają czipy celów, tory i niektóre karty
refusal-level-three = { $module } ma już poziom III
refusal-module-without-value = Ta premia dotyczy modułów z wartością { $value }; { $module } jej nie ma
refusal-stage-active = Kafelek rzędu { $stage } jest już aktywny
refusal-activity-not-now = Działania daje moduł Działania, pogoda i niektóre karty
refusal-activity-not-installed = Nie masz zainstalowanej karty z tym działaniem
refusal-activity-repeated = Na poziomie II drugie działanie musi być inne
refusal-activity-too-dear = Nie stać cię na to działanie

## Karty

refusal-card-not-in-hand = Nie masz tej karty na ręce: „{ $card }”
refusal-card-needs-module = Karty tego rodzaju instaluje się modułem { $module }
refusal-not-to-choose-from = Tego nie ma wśród kart do wyboru
refusal-card-needs-research = Karty bierze się modułem Badania albo dzięki niektórym kartom
refusal-other-deck = Teraz musi to być karta tego rodzaju: { $deck }
refusal-lacks-material = „{ $card }” w rzędzie { $stage }: { $material } ×{ $need }, masz { $have }
refusal-lacks-material-or = „{ $card }” w rzędzie { $stage }: { $material } ×{ $need } (masz { $have }) albo osady: { $settlements }
refusal-lacks-feature = „{ $card }” w rzędzie { $stage }: { $feature } ×{ $need }, masz { $have }
refusal-column-taken = Kolumna { $column } jest dla innego rodzaju: { $kind }
refusal-column-elsewhere = Ten rodzaj ma już swoją kolumnę: { $column }
refusal-column-uneven = Na wierzchu kolumny { $column } leży pojedynczy czip celu; pełny element się na nim nie zmieści
refusal-stage-too-low = Karta trafi do rzędu { $stage }, więc trzeba opłacić co najmniej ten koszt
refusal-stage-asks-no-more = Rząd { $stage } nie wymaga nic więcej niż niższy
refusal-space-inactive = Pole kosztu { $space } nie jest aktywne
refusal-stack-empty = Ten stos jest pusty: { $deck }
refusal-face-down-stacks-only = Te karty dobiera się z zakrytych stosów

## Czipy

refusal-attribute-not-shown = „{ $element }” nie leży w przyborniku
refusal-attribute-not-met = „{ $element }” wymaga: { $feature } ×{ $need }; masz { $have }
refusal-attribute-after-this = Możesz wziąć „{ $element }”, gdy to dokończysz
refusal-goal-not-visible = „{ $goal }” nie leży odkryty w twojej strefie celów
refusal-goal-needs-planning = Czipy celów instaluje się modułem Planowanie
refusal-goal-not-now = Czipy celów bierze się w fazie 2, Planowaniem III albo dzięki niektórym kartom
refusal-goal-not-met =
    Cel „{ $goal }” nie jest jeszcze spełniony. { $counted ->
        [track] { need-track }
        [feature] { need-feature }
        [stored-kinds] { need-stored-kinds }
        [stored-row] { need-stored-row }
        [focus] { need-focus }
        [activation-dice] { need-activation-dice }
        [fate-dice] { need-fate-dice }
        [tribes] { need-tribes }
        [fire-camps] { need-fire-camps }
        [territories] { need-territories }
        [terrains] { need-terrains }
        [crowd] { need-crowd }
        [farms] { need-farms }
        [boats] { need-boats }
        [statues] { need-statues }
        [settlements] { need-settlements }
        [sites] { need-sites }
        [cards] { need-cards }
        [modules] { need-modules }
        [stage] { need-stage }
        [lowest-track] { need-lowest-track }
        [tracks-at] { need-tracks-at }
        [planning] { need-planning }
        [feature-kinds] { need-feature-kinds }
       *[shared] { need-shared }
    } Na razie: { $have }
refusal-goal-too-dear = Nie możesz zapłacić tego, czego wymaga „{ $goal }”
refusal-not-on-display = Tego czipa nie ma w przyborniku
refusal-income-not-now = Czipy przychodu dają osady, pełny rząd 1 i niektóre karty
refusal-income-not-installed = Nie masz zainstalowanego tego czipa przychodu
refusal-income-use-later = Czipy przychodu działają w fazie 8, z modułem Wynalazki, dzięki torom i pogodzie
refusal-income-used = Ten czip dał już przychód w tej fazie
refusal-this-chip-only = Teraz działa tylko dopiero co zyskany czip
