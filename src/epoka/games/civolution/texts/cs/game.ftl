### Civolution: názvy a věty voleb, otázek, záznamu a odmítnutí; díly a karty mají vlastní soubory.
### Věty záznamu začínají jménem hráče. Odmítnutí nemají tečku: následuje číslo pravidla.

## Hra

game-civolution = Civolution

## Území podle dílku: název, kde

territory-a-water = voda A
    .in = na vodě A
territory-b-hills = kopce B
    .in = v kopcích B
territory-b-forest = les B
    .in = v lese B
territory-b-mountains = hory B
    .in = v horách B
territory-c-desert = poušť C
    .in = v poušti C
territory-c-swamp = bažina C
    .in = v bažině C
territory-c-grassland = louka C
    .in = na louce C
territory-d-desert = poušť D
    .in = v poušti D
territory-d-water = voda D
    .in = na vodě D
territory-d-forest = les D
    .in = v lese D
territory-e-water = voda E
    .in = na vodě E
territory-e-mountains = hory E
    .in = v horách E
territory-e-swamp = bažina E
    .in = v bažině E
territory-f-swamp = bažina F
    .in = v bažině F
territory-f-mountains = hory F
    .in = v horách F
territory-f-grassland = louka F
    .in = na louce F
territory-g-desert = poušť G
    .in = v poušti G
territory-g-forest = les G
    .in = v lese G
territory-g-hills = kopce G
    .in = v kopcích G
territory-h-hills = kopce H
    .in = v kopcích H
territory-h-grassland = louka H
    .in = na louce H
territory-h-water = voda H
    .in = na vodě H

## Staveniště a jejich suroviny

site-ground-1 = { site-ground } ({ material-gold }, { material-jade })
site-ground-2 = { site-ground } ({ material-oil }, { material-sulfur })
site-ground-3 = { site-ground } ({ material-tar }, { material-copper })
site-ground-4 = { site-ground } ({ material-oil }, { material-tar }, { material-jade })
site-ground-5 = { site-ground } ({ material-gold }, { material-sulfur }, { material-copper })
site-ground-6 = { site-ground } ({ material-oil }, { material-sulfur }, { material-tar })
site-island = ostrov ({ material-gold }, { material-jade }, { material-copper })

## Pole značek

space-ideas = nápady
space-focus = soustředění
space-food = jídlo
space-money = peníze
space-plan-1 = plánování na poli 1
space-plan-2 = plánování na poli 2
space-plan-3 = plánování na poli 3
space-plan-4 = plánování na poli 4
space-plan-5 = plánování na poli 5
space-plan-6 = plánování na poli 6
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
space-raw-a-water = surovina { territory-a-water.in }
space-raw-b-hills = surovina { territory-b-hills.in }
space-raw-b-forest = surovina { territory-b-forest.in }
space-raw-b-mountains = surovina { territory-b-mountains.in }
space-raw-c-desert = surovina { territory-c-desert.in }
space-raw-c-swamp = surovina { territory-c-swamp.in }
space-raw-c-grassland = surovina { territory-c-grassland.in }
space-raw-d-desert = surovina { territory-d-desert.in }
space-raw-d-water = surovina { territory-d-water.in }
space-raw-d-forest = surovina { territory-d-forest.in }
space-raw-e-water = surovina { territory-e-water.in }
space-raw-e-mountains = surovina { territory-e-mountains.in }
space-raw-e-swamp = surovina { territory-e-swamp.in }
space-raw-f-swamp = surovina { territory-f-swamp.in }
space-raw-f-mountains = surovina { territory-f-mountains.in }
space-raw-f-grassland = surovina { territory-f-grassland.in }
space-raw-g-desert = surovina { territory-g-desert.in }
space-raw-g-forest = surovina { territory-g-forest.in }
space-raw-g-hills = surovina { territory-g-hills.in }
space-raw-h-hills = surovina { territory-h-hills.in }
space-raw-h-grassland = surovina { territory-h-grassland.in }
space-raw-h-water = surovina { territory-h-water.in }
space-resets = sloupce resetu
space-island = { site-island }

## Čipy a karty pod jinými názvy

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
category-evolution = Evoluce
category-prosperity = Blahobyt
category-population = Obyvatelstvo
category-expansion = Rozmach

## Odkud jsou body, jak hra končí

source-from-fire = Tábořiště s ohněm
source-from-sites = Odkrytá místa
source-from-cards = Pole ceny na kartách
source-from-tracks = Stupnice pokroku
source-from-sales = Prodej
source-from-income = Čipy příjmů
source-from-oaks = Tajemné duby
source-from-strong = Silné kmeny
source-from-categories = Bodování epoch
source-from-statues = Sochy
source-from-effects = Jiné účinky
source-technology = { category-technology }
source-prestige = { category-prestige }
source-knowledge = { category-knowledge }
source-construction = { category-construction }
source-culture = { category-culture }
source-evolution = { category-evolution }
source-prosperity = { category-prosperity }
source-population = { category-population }
source-expansion = { category-expansion }
source-stages = Stupně konzole
source-point-bonus = Bodové prémie
over-by-eras = skončily čtyři epochy

## Drobná slova

place-fire = na tábořišti s ohněm
place-camp = na tábořišti nebo lodi
place-wild = v divočině
strength-weak = slabý kmen
strength-strong = silný kmen
kind-activation = aktivační kostka
kind-fate = kostka osudu
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
kind-goal = čipy cílů
kind-attribute = čipy atributů
kind-markers = karta startovních značek
    .of = startovních značek
value-used = použitá
card-console = konzole
way-straight = rovně
way-round = obráceně

## Možnosti

what-hunt = Lov
what-strengthen = Posílení kmenů
what-explore = Průzkum
what-find = Šťastný nález
what-project = Stavební projekt
what-install = Instalace karty nebo čipu
what-goal = Čipy cílů
what-plan = Plánovací značky
what-gain = Získat
what-draw = Dobrat karty a některé si nechat
what-dice = Aktivační kostka a kostka osudu
what-ideas = Nápady
what-focus = Značka soustředění
what-food = Jídlo
what-move = Přesun značek vlastností
what-income = Akce čipu příjmů
what-produce = Výroba suroviny
what-transport = Doprava suroviny
what-sale = Prodej
what-purchase = Nákup
what-procreate = Rozmnožení
what-test = Zkouška přízně
what-favor = Jedno pole přízně Agery
what-stage = Otočení dílku stupně
what-points = 3 body
what-activity = Činnost
what-tribe = Odstranění kmene
what-activation-die = Aktivační kostka
what-fate-die = Kostka osudu
what-lose = Přijmout ztrátu
what-hotter = O krok tepleji
what-colder = O krok chladněji

## Volby jako řádky nabídky

action-activate = Aktivovat modul: { $module }
action-reset = Reset
action-attribute = Vzít si čip atributu „{ $attribute }“
action-use-die = Použít kostku { $value }
action-use-plan = Použít plánovací značku { $value }
action-use-focus = Použít značku soustředění
action-reroll = Hodit znovu kostkou { $value }
action-do = { $what }
action-done = Hotovo
action-decline = Odmítnout
action-in = Zde: { $territory }
action-to = Cíl: { $territory }
action-tribe = { $territory }, { $place }: { $strength }
action-land = Hledat: { $terrain }
action-camp-fire = Tábořiště s ohněm
action-camp-free = Jiné volné tábořiště / místo na lodi
action-displace = Vytlačit kmen, { $seat }: { $strength }
action-spend-ideas = Utratit nápady a uspět
action-fail = Smířit se s neúspěchem
action-value = Hodnota { $value }
action-take = Vzít: { $material }
action-pay = Zaplatit: { $material }
action-sell = Prodat za peníze: { $material }
action-sell-points = Prodat za 2 body: { $material }
action-buy = Koupit: { $material }
action-site = Místo { $space }
action-build = Postavit { $project_object }
action-slot = Osada { $slot }
action-feature = Získat značku: { $feature }
action-lift = Zvednout značku z pole: { $feature }
action-drop = Položit značku na pole: { $feature }
action-return = Vrátit značku: { $feature }
action-track = Postoupit { $track_on }
action-upgrade = Vylepšit modul: { $module }
action-stage = Dílek stupně { $stage }
action-column = Sloupec { $column }
action-beside = Vedle druhého čipu
action-atop = Na druhý čip
action-install = Instalovat „{ $card }“
action-keep = Nechat si „{ $card }“
action-keep-from = Nechat si kartu tohoto druhu: { $deck }
action-discard = Odložit „{ $card }“
action-open-stack = Odkrytý balíček: { $deck }
action-closed-stack = Zakrytý balíček: { $deck }
action-as-stage = Za cenu stupně { $stage }
action-ignore = Vynechat pole ceny { $space }
action-by-material = Zaplatit surovinou
action-by-settlements = Splnit osadami
action-take-goal = Vzít si čip cíle „{ $goal }“
action-goal-space = Pole { $space } oblasti cílů
action-install-goal = Instalovat čip cíle „{ $goal }“
action-take-chip = Vzít si čip příjmů „{ $income }“
action-use-chip = Akce „{ $element }“
action-point-chip = 1 bod z „{ $element }“
action-activity = Činnost: { $card }
action-rob = Od hráče: { $seat }
action-give-die = Předat kostku: { $value }
action-plan-on = Plánovat na poli kostek { $value }
action-free = Vrátit značku do zásoby: { $space }
action-feed =
    { $number ->
        [0] Nekrmit nikoho
        [one] Nakrmit { $number } kmen
        [few] Nakrmit { $number } kmeny
       *[other] Nakrmit { $number } kmenů
    }
action-save =
    { $number ->
        [0] Nezachraňovat nikoho
        [one] Zachránit přízní { $number } kmen
        [few] Zachránit přízní { $number } kmeny
       *[other] Zachránit přízní { $number } kmenů
    }
action-keep-markers = Nechat si kartu značek „{ $marker }“
action-pick = Vzít si startovní čip „{ $chip }“
action-starter = Začíná { $seat }
action-cover = Rozložení { $number }
action-lay = Dílek { $tile }, { $way }
action-category = Bodovací dílek: { $category }
action-deal-card = Karta „{ $card }“
action-deal-income = Čip příjmů „{ $income }“
action-deal-attribute = Čip atributu „{ $attribute }“
action-deal-goal = Čip cíle „{ $goal }“
action-deal-event = Událost „{ $incident }“
action-deal-markers = Karta značek „{ $marker }“
action-deal-chip-card = Karta čipu „{ $chip }“
action-site-is = Místo je: { $site }
action-tile-is = Dílek suroviny je: { $material }
action-roll = Na kostce padne { $value }
action-set = Startovní sada { $number }

## Co se teď čeká

prompt-turn =
    { $last ->
        [0] Epocha { $era }: aktivuj modul, nebo proveď reset.
       *[other] Epocha { $era }, poslední kolo: aktivuj modul, nebo proveď reset.
    }
prompt-pay-dice = Zaplať za modul { $module } kostkami nebo značkami.
prompt-branch = Modul { $module }: zvol, co uděláš.
prompt-menu = Zvol další akci modulu.
prompt-reset-marker = Prémie resetu: 1 nápad, nebo 1 jídlo?
prompt-reset-dice = Reset: házíš všemi použitými kostkami. Můžeš vybrat i nepoužité, kterými hodíš také.
prompt-reroll = Vyber kostky k novému hodu.
prompt-turn-die = Vyber kostku k otočení.
prompt-turn-die-to = Zvol novou hodnotu kostky.
prompt-rob-die = Nabídka je prázdná; zvol, kdo předá: { $kind }.
prompt-give-die = Zvol, kterou kostku předáš.
prompt-gain-income = Vezmi si jeden z vyložených čipů příjmů.
prompt-use-income = Akce čipu, nebo 1 bod?
prompt-income-actions = Zvol čip příjmů, který použiješ.
prompt-income-phase = Příjmy: použij každý svůj čip jednou, v libovolném pořadí.
prompt-attributes = Ještě si můžeš vzít čipy atributů.
prompt-place-element = „{ $element }“: zvol sloupec.
prompt-place-half = Zvol, kde ve sloupci bude čip cíle.
prompt-weather =
    { $beyond ->
        [0] Počasí: zvol účinek.
       *[other] Počasí přešlo bílou čáru: odstraň kmen.
    }
prompt-lose-tribe = Přicházíš o kmen: zvol který.
prompt-lose-building = Přicházíš o stavbu: zvol, která se vrátí na konzoli.
prompt-explore = Zvol území, odkud prozkoumáváš.
prompt-reveal = Můžeš odkrýt zakryté místo.
prompt-judge-test =
    Ke zkoušce přízně chybí: { $ideas ->
        [one] { $ideas } nápad
        [few] { $ideas } nápady
       *[other] { $ideas } nápadů
    }. Zaplatíš?
prompt-hunt = Zvol, kde lovíš.
prompt-hunt-with = Lov, { $territory }: zvol hodnotu kostky.
prompt-lucky-find = Šťastný nález: zvol krajinu.
prompt-find-with = Šťastný nález: zvol surovinu, kterou kostky dovolují.
prompt-feed = Krmení: { $territory }, { $place }, { $strength } ×{ $tribes }, jídlo na kmen: { $need }. Máš { $food }, ještě je třeba { $wanted }.
prompt-perish =
    { $territory }, ohroženo: { $tribes ->
        [one] { $tribes } kmen
        [few] { $tribes } kmeny
       *[other] { $tribes } kmenů
    }. Zachráníš je přízní?
prompt-take-goal = Můžeš si vzít čip cíle.
prompt-goal-space = Zvol pole pro čip cíle „{ $chip }“.
prompt-install-goal = Zvol čip cíle k instalaci.
prompt-produce = Výroba: zvol území; zbývá: { $left }.
prompt-transport = Doprava: zvol území; zbývá: { $left }.
prompt-unload = Loď, { $territory }: jakou surovinu přiváží?
prompt-take-material = Zvol surovinu do skladu.
prompt-extra-find = Nález navíc: zvol surovinu.
prompt-sale = Prodej: nejdřív jedna surovina za peníze, pak jedna za body; obojí lze vynechat.
prompt-purchase = Nákup: zvol surovinu.
prompt-install-card = Zvol, kterou kartu { $deck_of } instaluješ.
prompt-card-column = Zvol sloupec pro kartu „{ $card }“.
prompt-card-stage = Zvol stupeň, jehož cenu za kartu „{ $card }“ splníš.
prompt-ignore-space = Můžeš vynechat pole ceny karty „{ $card }“.
prompt-alternatives = „{ $card }“: surovina, nebo osady?
prompt-replenish = Zásoba je prázdná; vrať značky, ať získáš víc ({ $space }, chybí: { $missing }).
prompt-activity = Zvol činnost.
prompt-plan-on = Zvol pole kostek pro plánovací značky.
prompt-gain-feature = Zvol vlastnost, kterou získáš.
prompt-move-feature = Zvol značku vlastnosti k přesunu.
prompt-drop-feature = Zvol, kam značka přijde (z pole: { $feature }).
prompt-weak-tribes = Zvol území pro slabé kmeny.
prompt-wings = Můžeš zvolit silný kmen, který poletí.
prompt-flight = Zvol, kde se usadí letící kmen z území { $territory }.
prompt-rescue = Zvol kmen, který opustí divočinu.
prompt-rescue-to = Zvol tábořiště.
prompt-shift-weather = Můžeš posunout ukazatel počasí.
prompt-grotto = Skrytá sluj: zvol území.
prompt-grotto-goods = Skrytá sluj: zvol, co přijde do skladu.
prompt-holy-rock = Posvátná skála: zvol území pro zkoušku přízně.
prompt-pay-part = „{ $element }“: zvol, čím zaplatíš; zbývá: { $left }.
prompt-offer-trigger = „{ $element }“: zaplať za výhodu, nebo odmítni.
prompt-build = Zvol stavební projekt.
prompt-build-at = Zvol místo stavby: { $project }.
prompt-go-aboard = Můžeš poslat silný kmen na palubu.
prompt-statue-of = Zvol surovinu na sochu.
prompt-settlement-of = Zvol osadu ke stavbě.
prompt-pay-settlement = Zaplať suroviny osady.
prompt-gain-card = Vezmi si vrchní kartu balíčku.
prompt-choose-stacks = Zvol balíček, z něhož dobíráš; zbývá karet: { $left }.
prompt-keep-cards = Zvol, které dobrané karty si necháš (počet: { $keep }).
prompt-keep-from = Zvol dobranou kartu, kterou si necháš (zbývá vybrat: { $keep }).
prompt-keep-start = Vyber jednu z těchto karet { $kind_of }.
prompt-pick-chip-card = Vyber startovní čip; čip cíle pod ním dostaneš s ním.
prompt-freeze = Zvol silný kmen, který ledovec oslabí.
prompt-advance = Zvol stupnici pokroku; kroky: { $steps }.
prompt-favor-or-income = Zvol pole přízně, nebo akci čipu příjmů.
prompt-stage-or-points = Zvol dílek stupně, nebo body.
prompt-upgrade = Máš nárok na vylepšení: zvol hlavní modul.
prompt-flip-stage = Zvol dílek stupně, který se aktivuje.
prompt-settle = Zvol tábořiště: { $territory }.
prompt-migrate = Migrace: zvol kmen; zbývá: { $left }.
prompt-journey = Zvol, kde se usadí kmen z území { $territory } (kroky: { $left }).
prompt-procreate = Rozmnožení: zvol území; zbývá: { $left }.
prompt-strengthen = Zvol slabý kmen k posílení; zbývá: { $left }.

## Záznam hry

event-phase =
    Epocha { $era }, fáze { $phase }: { $phase ->
        [1] nové karty
        [2] nové cíle
        [3] nálezy navíc
        [4] akce
        [5] místa
        [6] krmení
        [7] událost
       *[other] příjmy
    }.
event-activated =
    { $seat } aktivuje modul { $module }{ $level ->
        [0] {""}
        [1] {" "}I
        [2] {" "}II
       *[other] {" "}III
    }{ $rolled ->
        [0] {""}
       *[other] , kostky { $dice }
    }{ $planned ->
        [0] {""}
       *[other] , plánování { $plans }
    }{ $focused ->
        [0] {""}
       *[other] , soustředění ×{ $focused }
    }{ $ideas ->
        [0] {""}
       *[other] , nápady ×{ $ideas }
    }.
event-branch = { $seat } volí: { $what }.
event-event =
    Událost této epochy: { $incident } (počasí: { $shift ->
        [2] o 2 pole tepleji
        [1] o 1 pole tepleji
        [-1] o 1 pole chladněji
       *[other] o 2 pole chladněji
    }).
event-event-for = Událost „{ $incident }“ se týká: { $seat }.
event-event-nobody = Událost „{ $incident }“ se netýká nikoho.
event-monolith = { $seat } má nyní startovní monolit.
event-gorge = { $seat }: vlkodravci z místa { $space } chtějí jídlo.
event-glacier = { $seat }: ledovec z místa { $space } mrazí kmen.
event-grotto = { $seat }: skrytá sluj pomáhá { $territory_in }.
event-holy-rock = { $seat } skládá u posvátné skály zkoušku přízně pro nový kmen { $territory_in }.
event-favor-lost = { $seat } se kvůli záchraně kmenů vrací na pole { $space } stupnice přízně Agery.
event-set-out = { $seat }: kmen vyráží na cestu ({ $territory }), migrace: { $steps }.
event-stage-flipped = { $seat } aktivuje dílek stupně { $stage }.
event-aboard = { $seat }: kmen nastupuje na loď { $territory_in }.
event-hunts = { $seat } loví { $territory_in }.
event-searches = { $seat } zkouší šťastný nález { $terrain_in }.
event-explores = { $seat } zkoumá okolí: { $territory }.
event-sells = { $seat } prodává: { $material }.
event-buys = { $seat } kupuje: { $material }.
event-activity = { $seat } provádí činnost: { $card }.
event-moved = { $seat } přesouvá značku vlastnosti: { $feature } → { $space }.
event-income-used = { $seat } používá čip příjmů „{ $element }“.
event-displaced = { $seat } vytlačuje kmen { $territory_in } (majitel: { $by }).
event-installed = { $seat } instaluje „{ $element }“ do sloupce { $column }, stupeň { $stage }.
event-triggered = { $seat } využívá schopnost „{ $element }“.
event-weather =
    { $weather ->
        [2] Je horko.
        [1] Je teplo.
        [0] Počasí je mírné.
        [-1] Prší.
       *[other] Je zima.
    }{ $beyond ->
        [0] {""}
       *[other] {" "}Bílá čára je překročena.
    }
event-building-lost = { $seat } bere stavbu zpět na konzoli: { $project } ({ $territory }).
event-era-scored = Bodovaná kategorie této epochy: { $category }.
event-site-shown = Odkryto místo { $space }: { $site }.
event-farm-lost = { $seat } přichází o farmu kvůli sopce: { $territory }.
event-test-passed = { $seat } uspěje ve zkoušce přízně.
event-test-failed = { $seat } ve zkoušce přízně neuspěje.
event-gained = { $seat } získává: { $space } ×{ $number }.
event-returned = { $seat } vrací: { $space } ×{ $number }.
event-farm-built = { $seat } staví farmu: { $territory }.
event-boat-built = { $seat } staví loď: { $territory }.
event-statue-built =
    { $seat } staví sochu { $space ->
        [25] na ostrově
       *[other] na místě { $space }
    } ({ $material }).
event-settlement-built =
    { $seat } staví osadu { $slot } { $space ->
        [25] na ostrově
       *[other] na místě { $space }
    }.
event-markers = { $seat } začíná s kartou značek „{ $card }“.
event-earned =
    { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $source }).
event-advanced = { $seat } dosahuje pole { $space } { $track_on }.
event-favor = { $seat } stojí na poli { $space } stupnice přízně Agery.
event-upgraded =
    { $seat } vylepšuje modul { $module } na úroveň { $level ->
        [1] I
        [2] II
       *[other] III
    }.
event-tribe-lost = { $seat } přichází o kmen: { $territory }.
event-settled =
    { $seat } usazuje kmen { $territory_in }, { $place }{ $weak ->
        [0] {""}
       *[other] ; kmen je slabý
    }.
event-developed = Rozvinuto území { $territory }: { $material }.
event-indicator = { $seat } provádí reset: { $resets } z { $end }.
event-last-round = Epocha { $era }: následuje poslední kolo akcí.

## Volby hry

option-start = Začátek
    .why = Jak se rozdávají první karty.
option-start-beginner = hotové sady
option-start-advanced = každý si vybírá
option-start-mixed = první místo dostane sadu, ostatní si vybírají
option-map = Mapa
    .why = Jak se skládá kontinent.
option-map-random = náhodně
option-map-first-game = tři dílky pevně, pro první hru
option-start-tiles = Startovní území
    .why = Které suroviny tam leží.
option-start-tiles-random = losované
option-start-tiles-first-games = dřevo a papyrus
option-starter = Začínající hráč
    .why = Kdo má v první epoše monolit.
option-starter-random = los
option-starter-0 = první místo u stolu
option-starter-1 = druhé místo u stolu
option-starter-2 = třetí místo u stolu
option-starter-3 = čtvrté místo u stolu
