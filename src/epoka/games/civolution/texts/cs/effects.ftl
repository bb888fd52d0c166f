### Co říkají karty, čipy a události: zpráva pro každé slovo slovníku.
### Každý řádek je samostatná věta; řádek zakončený dvojtečkou pokračuje na dalším.

## Co se počítá: název · za každé · nejvíce

counter-income-chips = čipy příjmů
    .each = za každý svůj čip příjmů
    .most = čipů příjmů
counter-diamonds = diamanty
    .each = za každý svůj aktivní diamant
    .most = aktivních diamantů
counter-grounds = staveniště
    .each = za každé staveniště se svou stavbou
    .most = stavenišť s vlastní stavbou
counter-settlements = osady
    .each = za každou svou postavenou osadu
    .most = osad
counter-attribute-chips = čipy atributů
    .each = za každý svůj čip atributu
    .most = čipů atributů
counter-terrains = druhy krajiny
    .each = za každý druh krajiny se svým kmenem
    .most = druhů krajiny s vlastními kmeny
counter-columns = sloupce
    .each = za každý svůj sloupec aspoň s jednou kartou nebo čipem
    .most = započatých sloupců
counter-weak-tribes = slabé kmeny
    .each = za každý svůj slabý kmen
    .most = slabých kmenů
counter-boats = lodě
    .each = za každou svou loď na kontinentu
    .most = lodí na kontinentu
counter-pale-spaces = světlá pole
    .each = za každé světlé pole, kam dospěly tvé kotouče
    .most = dosažených světlých polí
counter-hand = karty v ruce
    .each = za každou kartu v ruce
    .most = karet v ruce
counter-territories = území
    .each = za každé území se svým kmenem
    .most = území s vlastními kmeny
counter-shared = společná území
    .each = za každé území, kde jsou kmeny tvé i jiných civilizací
    .most = území společných s jinými
counter-farms = farmy
    .each = za každou svou farmu na kontinentu
    .most = farem na kontinentu
counter-pale-tracks = stupnice s kotoučem na světlém poli
    .each = za každý svůj kotouč na světlém poli stupnice pokroku
    .most = kotoučů na světlých polích
counter-strong-tribes = silné kmeny
    .each = za každý svůj silný kmen
    .most = silných kmenů
counter-statues = sochy
    .each = za každou svou sochu
    .most = soch
counter-dice = kostky
    .each = za každou svou kostku
    .most = kostek
counter-tribes = kmeny
    .each = za každý svůj kmen
    .most = kmenů na kontinentu
counter-stored = uskladněné suroviny
    .each = za každou svou uskladněnou surovinu
    .most = uskladněných surovin
counter-money = peníze
    .each = za každou svou značku peněz
    .most = peněz
counter-ideas = nápady
    .each = za každý svůj nápad
    .most = nápadů
counter-food = jídlo
    .each = za každou svou značku jídla
    .most = jídla

## Účinky

effect-points =
    Získej { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
effect-track =
    Postup o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    } { $track_on }.
effect-favor =
    Postup o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    } na stupnici přízně Agery.
effect-ideas =
    Získej { $n ->
        [one] 1 nápad
        [few] { $n } nápady
       *[other] { $n } nápadů
    }.
effect-focus =
    Získej { $n ->
        [one] 1 značku soustředění
        [few] { $n } značky soustředění
       *[other] { $n } značek soustředění
    }.
effect-food =
    Získej { $n ->
        [one] 1 jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }.
effect-money =
    Získej { $n ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
effect-feature =
    Získej { $n ->
        [one] 1 značku
        [few] { $n } značky
       *[other] { $n } značek
    } { $feature_of }.
effect-material = Získej: { $n } × { $material }.
effect-row-material =
    Získej { $n ->
        [one] 1 surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    } z { $row }. řady skladu podle své volby.
effect-land-material =
    Získej { $n ->
        [one] 1 surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    } z { $land_of } podle své volby.
effect-plan =
    Polož { $n ->
        [one] 1 plánovací značku
        [few] { $n } plánovací značky
       *[other] { $n } plánovacích značek
    } na jedno pole kostek.
effect-produce =
    Vyrob { $n ->
        [one] 1 surovinu
        [few] nejvýše { $n } suroviny
       *[other] nejvýše { $n } surovin
    }.
effect-transport =
    Doprav { $n ->
        [one] 1 surovinu
        [few] nejvýše { $n } suroviny
       *[other] nejvýše { $n } surovin
    }.
effect-hunt =
    { $n ->
        [one] Uspořádej 1 lov.
        [few] Uspořádej nejvýše { $n } lovy.
       *[other] Uspořádej nejvýše { $n } lovů.
    }
effect-strengthen =
    Posilni { $n ->
        [one] 1 slabý kmen
        [few] nejvýše { $n } slabé kmeny
       *[other] nejvýše { $n } slabých kmenů
    }.
effect-migrate =
    Proveď { $n ->
        [one] 1 migraci
        [few] nejvýše { $n } migrace
       *[other] nejvýše { $n } migrací
    }.
effect-procreate =
    Proveď { $n ->
        [one] 1 rozmnožení
        [few] nejvýše { $n } rozmnožení
       *[other] nejvýše { $n } rozmnožení
    }.
effect-explore = Proveď průzkum.
effect-reveal =
    Odkryj { $n ->
        [one] 1 zakryté místo
        [few] nejvýše { $n } zakrytá místa
       *[other] nejvýše { $n } zakrytých míst
    } kdekoli na kontinentu.
effect-lucky-find =
    Učiň { $n ->
        [one] 1 šťastný nález
        [few] { $n } šťastné nálezy
       *[other] { $n } šťastných nálezů
    }.
effect-card =
    Získej { $n ->
        [one] 1 kartu výzkumu
        [few] { $n } karty výzkumu
       *[other] { $n } karet výzkumu
    } ({ $deck }).
effect-draw =
    Dober { $n ->
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } karet
    }, nech si { $keep }.
effect-upgrade =
    Vylepši { $n ->
        [one] 1 hlavní modul
        [few] { $n } hlavní moduly
       *[other] { $n } hlavních modulů
    } { $die ->
        [any] podle své volby
       *[other] s hodnotou kostky { $die }
    }.
effect-income-chip = Získej 1 čip příjmů.
effect-income-action =
    Proveď { $n ->
        [one] akci 1 svého čipu příjmů
        [few] akce nejvýše { $n } svých čipů příjmů
       *[other] akce nejvýše { $n } svých čipů příjmů
    }.
effect-activity =
    Proveď { $n ->
        [one] 1 činnost
        [few] nejvýše { $n } činnosti
       *[other] nejvýše { $n } činností
    }.
effect-goal-chip = Získej 1 čip cíle.
effect-install-goal = Instaluj 1 čip cíle.
effect-activation-die = Získej 1 aktivační kostku.
effect-fate-die = Získej 1 kostku osudu.
effect-stage-tile = Otoč 1 dílek stupně na aktivní stranu.
effect-move-feature =
    Přesuň { $n ->
        [one] 1 značku vlastnosti
        [few] značku vlastnosti nejvýše { $n }krát
       *[other] značku vlastnosti nejvýše { $n }krát
    } k jiné vlastnosti.
effect-sale =
    Proveď { $n ->
        [one] 1 prodej
        [few] nejvýše { $n } prodeje
       *[other] nejvýše { $n } prodejů
    }.
effect-purchase =
    Proveď { $n ->
        [one] 1 nákup
        [few] nejvýše { $n } nákupy
       *[other] nejvýše { $n } nákupů
    }.
effect-build = Dokonči 1 stavební projekt: { $project_object }.
effect-install-card = Instaluj podle běžných pravidel 1 kartu z ruky: { $deck }.
effect-weak-tribes =
    Zvol území se svým kmenem a postav na tamní volná tábořiště { $n ->
        [one] 1 slabý kmen
        [few] nejvýše { $n } slabé kmeny
       *[other] nejvýše { $n } slabých kmenů
    }.
effect-points-per =
    Získej { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } { $counter_each }, nejvýše 12 bodů.
effect-points-per-stored-row =
    Získej { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každou svou uskladněnou surovinu z { $row }. řady, nejvýše 12 bodů.
effect-points-per-stored-land =
    Získej { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každou svou uskladněnou surovinu z { $land_of }, nejvýše 12 bodů.
effect-wings = Přesuň 1 svůj silný kmen na libovolné pevninské území, kde se usadí podle běžných pravidel.
effect-rescue =
    Přesuň { $n ->
        [one] 1 svůj kmen z divočiny na volné tábořiště
        [few] nejvýše { $n } své kmeny z divočiny na volná tábořiště
       *[other] nejvýše { $n } svých kmenů z divočiny na volná tábořiště
    } téhož území.
effect-reroll =
    Hoď znovu { $n ->
        [one] 1 svou nepoužitou aktivační kostkou
        [few] nejvýše { $n } svými nepoužitými aktivačními kostkami
       *[other] nejvýše { $n } svými nepoužitými aktivačními kostkami
    }.
effect-points-per-level =
    Získej { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každý svůj hlavní modul { $level ->
        [3] na úrovni III
        [2] na úrovni II nebo vyšší
       *[other] na úrovni { $level } nebo vyšší
    }.
effect-refresh-die =
    Hoď { $n ->
        [one] 1 použitou aktivační kostkou a vrať ji
        [few] nejvýše { $n } použitými aktivačními kostkami a vrať je
       *[other] nejvýše { $n } použitými aktivačními kostkami a vrať je
    } na pole kostek.
effect-food-per =
    Získej { $n ->
        [one] 1 jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    } { $counter_each }, nejvýše 6 jídel.
effect-money-per =
    Získej { $n ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    } { $counter_each }, nejvýše 6 mincí.
effect-ideas-per =
    Získej { $n ->
        [one] 1 nápad
        [few] { $n } nápady
       *[other] { $n } nápadů
    } { $counter_each }, nejvýše 6 nápadů.
effect-turn-die =
    Otoč { $n ->
        [one] 1 svou nepoužitou aktivační kostku
        [few] nejvýše { $n } své nepoužité aktivační kostky
       *[other] nejvýše { $n } svých nepoužitých aktivačních kostek
    } na libovolnou hodnotu.
effect-weather =
    Posuň ukazatel počasí nejvýše o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    } k teplu nebo k zimě, ne však přes bílou čáru.

## Ceny

price-material = Zaplať: { $n } × { $material }.
price-any-material =
    Zaplať { $n ->
        [one] 1 uskladněnou surovinu
        [few] { $n } uskladněné suroviny
       *[other] { $n } uskladněných surovin
    } podle své volby.
price-food =
    Zaplať { $n ->
        [one] 1 jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }.
price-money =
    Zaplať { $n ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
price-ideas =
    Zaplať { $n ->
        [one] 1 nápad
        [few] { $n } nápady
       *[other] { $n } nápadů
    }.
price-focus =
    Zaplať { $n ->
        [one] 1 značku soustředění
        [few] { $n } značky soustředění
       *[other] { $n } značek soustředění
    }.
price-weaken =
    Oslab { $n ->
        [one] 1 svůj silný kmen
        [few] { $n } své silné kmeny
       *[other] { $n } svých silných kmenů
    }.
price-favor =
    Vrať se o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    } na stupnici přízně Agery.
price-any-feature =
    Vrať { $n ->
        [one] 1 značku vlastnosti
        [few] { $n } značky vlastností
       *[other] { $n } značek vlastností
    } podle své volby.
price-tribe =
    Odstraň z kontinentu { $n ->
        [one] 1 svůj kmen
        [few] { $n } své kmeny
       *[other] { $n } svých kmenů
    }.
price-row-material =
    Zaplať { $n ->
        [one] 1 uskladněnou surovinu
        [few] { $n } uskladněné suroviny
       *[other] { $n } uskladněných surovin
    } z { $row }. řady.
price-die =
    Odlož k použitým { $n ->
        [one] 1 nepoužitou aktivační kostku
        [few] { $n } nepoužité aktivační kostky
       *[other] { $n } nepoužitých aktivačních kostek
    }.
price-card =
    Zasuň z ruky { $n ->
        [one] 1 kartu pod balíček jejího druhu
        [few] { $n } karty pod balíčky jejich druhu
       *[other] { $n } karet pod balíčky jejich druhu
    }.

## Pole ceny

cost-empty = prázdné
cost-material =
    { $n } × { $material }{ $points ->
        [0] { "" }
       *[other] { " " }(body: { $points })
    }
cost-material-or =
    { $n } × { $material } nebo { $settlements ->
        [one] 1 postavená osada
        [few] { $settlements } postavené osady
       *[other] { $settlements } postavených osad
    }{ $within ->
        [0] { "" }
       *[other] { " " }(obsaženo v požadavku { $within } osad z předchozího pole)
    }{ $points ->
        [0] { "" }
       *[other] { " " }(body: { $points })
    }
cost-return-feature =
    vrať: { $n } × { $feature }{ $points ->
        [0] { "" }
       *[other] { " " }(body: { $points })
    }
cost-have-feature =
    potřeba: { $n } × { $feature }{ $points ->
        [0] { "" }
       *[other] { " " }(body: { $points })
    }

## Horní části

top-activity = Činnost:
top-point-bonus =
    Na konci hry: { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } za každou kartu a každý čip příjmů v tomto sloupci.
line-test = Proveď zkoušku přízně. Jen když uspěješ:
attribute-wants = Musíš mít aspoň { $n } značky { $feature_of } a jednu z nich vrátit.
chip-upgrades = Modul { $module } začíná na úrovni II.

## Kdy schopnost působí

when-module = Po aktivaci modulu { $module }:
when-reset = Po vlastním resetu:
when-hunt = Po vlastním lovu:
when-explore = Po vlastním průzkumu:
when-settle-fire = Když se tvůj kmen usadí na tábořišti s ohněm:
when-develop = Když rozvineš území:
when-procreate = Po vlastním rozmnožení:
when-displace = Když vytlačíš kmen jiné civilizace:
when-build = Když postavíš { $project_object }:
when-install-card = Když instaluješ další kartu ({ $deck }):
when-install-goal = Když instaluješ čip cíle:
when-income-chip = Když získáš čip příjmů:
when-track-bonus = Když získáš prémii { $track_on }:
when-era-start = V každé fázi 3 po nálezu navíc:
when-event = V každé fázi 7 po události:
when-feeding = V každé fázi 6 po nakrmení kmenů:
when-sale = Po vlastním prodeji:
when-favor-passed = Po úspěšné zkoušce přízně:
when-favor-failed = Po neúspěšné zkoušce přízně:
when-upgrade = Když vylepšíš modul:
when-income = V každé fázi 8 po čipech příjmů a sochách:
when-end = Na konci hry:
when-settle = Když se tvůj kmen migrací nebo rozmnožením ocitne { $terrain_in }:
when-displaced = Když jiná civilizace vytlačí tvůj kmen:
when-pale-space-any = Když tvůj kotouč dospěje na světlé pole na libovolné stupnici pokroku:
when-other-reset = Po resetu jiné civilizace:

## Trvalé schopnosti

power-feed-camp =
    V každé fázi 6 se { $n ->
        [one] 1 tvůj kmen
        [few] { $n } tvé kmeny
       *[other] { $n } tvých kmenů
    } na tábořištích nebo lodích obejde bez jídla.
power-feed-wild =
    Každý tvůj kmen v divočině potřebuje o { $n ->
        [one] 1 jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    } méně.
power-feed-land = Každý tvůj kmen { $terrain_in } potřebuje o 1 jídlo méně.
power-no-gorge = Soutěsky vlkodravců na tebe nepůsobí.
power-no-glacier = Ledovce na tebe nepůsobí.
power-no-bad-weather = Záporné účinky počasí na tebe nepůsobí.
power-steadfast = Soutěsky vlkodravců, ledovce a záporné účinky počasí na tebe nepůsobí.
power-favor-bonus =
    Při zkouškách přízně se tvůj kotouč počítá o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    } dál vpravo.
power-hunt-bonus =
    Každý tvůj lov přinese o { $n ->
        [one] 1 jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    } více.
power-produce-bonus =
    Tvůj modul Výroba vyrobí o { $n ->
        [one] 1 surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    } více.
power-transport-bonus =
    Tvé moduly Doprava a Výroba dopraví o { $n ->
        [one] 1 surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    } více.
power-migrate-bonus =
    Tvůj modul Migrace dovolí o { $n ->
        [one] 1 migraci
        [few] { $n } migrace
       *[other] { $n } migrací
    } více.
power-procreate-bonus = Tvůj modul Rozmnožování dovolí o { $n } rozmnožení více.
power-strong-displacing = Tvé kmeny zůstávají silné, když vytlačují jiné.
power-cheap-purchase =
    Každý tvůj nákup je levnější o { $n ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    }, stojí však aspoň 1.
power-sale-bonus =
    Každá surovina prodaná za peníze vynese o { $n ->
        [one] 1 minci
        [few] { $n } mince
       *[other] { $n } mincí
    } více.
power-idea-bonus =
    Tvé moduly Poznání a Spánek dají o { $n ->
        [one] 1 nápad
        [few] { $n } nápady
       *[other] { $n } nápadů
    } více.
power-reset-dice =
    Reset smíš provést, i když máš na polích o { $n ->
        [one] 1 kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    } více než obvykle.
power-seaworthy = Tvé kmeny při migraci překonávají vodu bez lodi.
power-statue-bonus =
    Každá tvá socha dá ve fázi 8 o { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } více.
power-oak-bonus =
    Každé území, které ti dává body u tajemného dubu, dá o { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } více.
power-strong-points =
    Po nakrmení dá každý tvůj silný kmen o { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } více, celkem nejvýše o 6.
power-fire-points =
    Když se tvůj kmen usadí na tábořišti s ohněm, získáš o { $n ->
        [one] 1 bod
        [few] { $n } body
       *[other] { $n } bodů
    } více.
power-wild-strong = Když je tvůj kmen vytlačen, stane se silným.
power-volcano-farms = Smíš stavět farmy u sopek.
power-any-find = Při šťastném nálezu si vezmeš surovinu z libovolné řady.
power-income-points = Když místo akce čipu příjmů bereš body, získáš 2 body, ne jen 1.
power-plan-bonus =
    Tvůj modul Plánování dá o { $n ->
        [one] 1 plánovací značku
        [few] { $n } plánovací značky
       *[other] { $n } plánovacích značek
    } více.
power-draw-bonus =
    Kdykoli dobíráš karty, dober o { $n ->
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } karet
    } více.
power-free-displacing = Jiné civilizace nesmějí vytlačit tvé kmeny.
power-survivors =
    V každé fázi 6 přežije { $n ->
        [one] 1 tvůj nenakrmený slabý kmen
        [few] { $n } tvé nenakrmené slabé kmeny
       *[other] { $n } tvých nenakrmených slabých kmenů
    }.
power-project-idea = Každý tvůj stavební projekt přinese o 1 nápad více.
power-walk-land = Pro tvé migrace spolu všechna území { $land_in } sousedí.
power-free-shift = Kostky a plánovací značky s hodnotou { $die } smíš měnit o 1 bez nápadu.
power-settlement-discount =
    Když stavíš osadu, nemusíš platit { $n ->
        [one] 1 z jejích surovin
        [few] { $n } z jejích surovin
       *[other] { $n } z jejích surovin
    } podle své volby.
power-as-settlement =
    Kde cena karty žádá osady, počítá se ti o { $n ->
        [one] 1 postavenou osadu
        [few] { $n } postavené osady
       *[other] { $n } postavených osad
    } více.
power-as-feature = Kde musíš mít značky { $feature_of }, počítá se ti o 1 značku více.
power-attribute-discount =
    Čipy atributů po tobě žádají o { $n ->
        [one] 1 značku
        [few] { $n } značky
       *[other] { $n } značek
    } méně; jednu přesto vracíš.
power-extra-find =
    V každé fázi 3 máš { $n ->
        [one] o 1 nález
        [few] o { $n } nálezy
       *[other] o { $n } nálezů
    } více.
power-boat-cargo = Suroviny z tvých lodí smějí na libovolné pole skladu.
power-hunt-again = Smíš lovit tam, kde leží žeton lovu.
power-skip-space = Když instaluješ jednu z karet { $deck_of }, smíš vynechat jedno aktivní pole ceny, není-li jediné.
power-weak-migrants = I tvé slabé kmeny smějí migrovat; zůstávají slabé.
power-goal-upgrade = Prémii vylepšení získáš za každý instalovaný čip cíle, i když pod ním ležel jiný.

## Co žádají čipy cílů

need-track = Musíš dosáhnout pole { $n } { $track_on }.
need-feature = Musíš mít aspoň { $n } značky { $feature_of }.
need-stored-kinds =
    Musíš mít ve skladu aspoň { $n ->
        [one] 1 surovinu
        [few] { $n } různé suroviny
       *[other] { $n } různých surovin
    }.
need-stored-row =
    Musíš mít ve skladu aspoň { $n ->
        [one] 1 surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    } z { $row }. řady.
need-focus =
    Musíš mít aspoň { $n ->
        [one] 1 značku soustředění
        [few] { $n } značky soustředění
       *[other] { $n } značek soustředění
    }.
need-activation-dice =
    Musíš mít aspoň { $n ->
        [one] 1 aktivační kostku
        [few] { $n } aktivační kostky
       *[other] { $n } aktivačních kostek
    }.
need-fate-dice =
    Musíš mít aspoň { $n ->
        [one] 1 kostku osudu
        [few] { $n } kostky osudu
       *[other] { $n } kostek osudu
    }.
need-tribes =
    Musíš mít aspoň { $n ->
        [one] 1 kmen
        [few] { $n } kmeny
       *[other] { $n } kmenů
    } { $terrain_in }.
need-fire-camps =
    Musíš mít kmeny aspoň na { $n ->
        [one] 1 tábořišti
        [few] { $n } tábořištích
       *[other] { $n } tábořištích
    } s ohněm.
need-territories =
    Musíš mít kmeny aspoň na { $n ->
        [one] 1 území
        [few] { $n } územích
       *[other] { $n } územích
    } ({ $terrain }).
need-terrains =
    Musíš mít kmeny aspoň v { $n ->
        [one] 1 druhu krajiny
        [few] { $n } různých druzích krajiny
       *[other] { $n } různých druzích krajiny
    }.
need-crowd =
    Musíš mít aspoň { $n ->
        [one] 1 kmen
        [few] { $n } kmeny
       *[other] { $n } kmenů
    } na jednom území ({ $terrain_in }).
need-farms =
    Musíš mít aspoň { $n ->
        [one] 1 farmu
        [few] { $n } farmy
       *[other] { $n } farem
    } { $land_in }.
need-boats =
    Musíš mít na kontinentu aspoň { $n ->
        [one] 1 loď
        [few] { $n } lodě
       *[other] { $n } lodí
    }.
need-statues =
    Musíš mít aspoň { $n ->
        [one] 1 sochu
        [few] { $n } sochy
       *[other] { $n } soch
    }.
need-settlements =
    Musíš mít aspoň { $n ->
        [one] 1 postavenou osadu
        [few] { $n } postavené osady
       *[other] { $n } postavených osad
    }.
need-sites =
    Musíš mít kmeny aspoň u { $n ->
        [one] 1 odkrytého místa
        [few] { $n } odkrytých míst
       *[other] { $n } odkrytých míst
    } ({ $site }).
need-cards =
    Musíš mít aspoň { $n ->
        [one] 1 instalovanou kartu
        [few] { $n } instalované karty
       *[other] { $n } instalovaných karet
    } ({ $deck }).
need-modules =
    Musíš mít aspoň { $n ->
        [one] 1 hlavní modul
        [few] { $n } hlavní moduly
       *[other] { $n } hlavních modulů
    } { $level ->
        [3] na úrovni { $level }
       *[other] na úrovni { $level } nebo vyšší
    }.
need-stage =
    Musíš mít aspoň { $n ->
        [one] 1 kartu nebo čip
        [few] { $n } karty a čipy
       *[other] { $n } karet a čipů
    } na stupni { $stage }.
need-lowest-track = Musíš dosáhnout pole { $n } na každé stupnici pokroku.
need-tracks-at =
    Musíš dosáhnout pole { $space } aspoň na { $n ->
        [one] 1 stupnici pokroku
        [few] { $n } stupnicích pokroku
       *[other] { $n } stupnicích pokroku
    }.
need-planning =
    Musíš mít aspoň { $n ->
        [one] 1 plánovací značku
        [few] { $n } plánovací značky
       *[other] { $n } plánovacích značek
    }.
need-feature-kinds =
    Musíš mít značky aspoň { $n ->
        [one] 1 vlastnosti
        [few] { $n } různých vlastností
       *[other] { $n } různých vlastností
    }.
need-shared =
    Musíš mít kmeny aspoň na { $n ->
        [one] 1 území
        [few] { $n } územích
       *[other] { $n } územích
    } společně s jinými civilizacemi.

## Události: počasí a koho se týkají

shift-hotter =
    Oteplí se o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    }.
shift-colder =
    Ochladí se o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    }.
pick-leader-track = Civilizace, která sama vede { $track_on }:
pick-leader = Ta civilizace, která jako jediná má nejvíce { $counter_most }:
pick-most = Všechny civilizace, které mají nejvíce { $counter_most }, i při shodě, aspoň však 1:
pick-least = Všechny civilizace, které mají nejméně { $counter_most }, i při shodě:
pick-loss = Všechny civilizace, které mají nejvíce { $counter_most }, i při shodě, vrátí jednu z nich na konzoli. Za to každá z nich:
every-wild-tribes =
    Každá civilizace, která má v divočině aspoň { $n ->
        [one] 1 kmen
        [few] { $n } kmeny
       *[other] { $n } kmenů
    }:
every-goal-chips =
    Každá civilizace, která instalovala aspoň { $n ->
        [one] 1 čip cíle
        [few] { $n } čipy cílů
       *[other] { $n } čipů cílů
    }:
every-upgrades =
    Každá civilizace, která provedla aspoň { $n ->
        [one] 1 vylepšení modulu
        [few] { $n } vylepšení modulů
       *[other] { $n } vylepšení modulů
    }:
every-favor = Každá civilizace na poli { $n } stupnice přízně Agery nebo dále:
