### Proč volba není možná. Bez tečky: následuje číslo pravidla.

## Obecně

refusal-not-offered = To teď mezi možnostmi není
refusal-must-choose = Tuto volbu nelze vynechat
refusal-turn-now = Nejprve aktivuj modul, nebo proveď reset
refusal-place-not-now = Teď se na kontinentu nic nevybírá
refusal-replenishing-now = Nejdřív rozhodni, které značky se vrátí do prázdné zásoby ({ $space })

## Moduly a kostky

refusal-one-module-a-turn = Tah je jeden modul, nebo jeden reset; nejdřív dokonči tento
refusal-no-action-phase = Moduly a resety patří do fáze 4; teď je fáze { $phase }
refusal-module-first = Kostkami a značkami se platí modul; nejdřív vyber modul
refusal-two-dice-needed = Modul potřebuje dvě kostky nebo značky; máš: { $have }
refusal-module-not-payable = { $module } potřebuje { $low } a { $high }; i s nejlepší dvojicí je třeba nápadů: { $ideas }, máš { $have }
refusal-too-many-dice = Reset je možný nejvýše s tolika kostkami na polích kostek: { $most }; máš { $dice }
refusal-no-such-die = Nemáš k výběru kostku { $value }
refusal-no-planning-marker = Nemáš plánovací značku na poli { $value }
refusal-no-focus-marker = Nemáš značku soustředění
refusal-die-does-not-fit = Při takové platbě potřebuje { $module } nápadů: { $ideas }; máš { $have }
refusal-not-this-module = { $module } to teď nedělá
refusal-nothing-to-install = Žádnou tvou kartu tohoto druhu teď nelze instalovat: { $deck }
refusal-not-the-richest = { $seat } nemá nejvíc kostek tohoto druhu
refusal-own-dice = Kostky se berou jiným civilizacím, nikdy vlastní

## Jídlo, počasí, přízeň

refusal-fewer-tribes = Kmenů je méně: { $tribes }
refusal-fed-anyway = Kmeny, které tu budou nakrmené tak jako tak: { $tribes }
refusal-not-enough-food = To stojí jídla: { $need }; máš { $have }
refusal-not-enough-favor = Bylo by třeba stát dál na stupnici přízně Agery; jsi na poli { $space }
refusal-weather-must = Špatné počasí nelze odmítnout

## Kmeny

refusal-no-such-tribe = Takový kmen tam nemáš: { $territory }
refusal-no-tribe-there = Není tam žádný z tvých kmenů: { $territory }
refusal-strong-tribe-only = To může jen silný kmen
refusal-already-strong = Tento kmen je už silný
refusal-nowhere-to-go = Odtud není na dosah tábořiště ani loď: { $territory }
refusal-tribe-settled = Tento kmen se při těchto migracích už usadil: { $territory }
refusal-not-next-to-boat = Tento kmen nesousedí s vodou, na níž je loď
refusal-not-next-to-glacier = Tento kmen nesousedí s ledovcem
refusal-kept-for-second-glacier = Druhý ledovec by pak nenašel silný kmen; pro první zvol jiný
refusal-not-back = Kmen se v témže tahu nevrací tam, odkud vyšel
refusal-too-far = Příliš daleko, nebo přes vodu bez volného místa na lodi: { $territory }; zbývá migrací: { $left }
refusal-no-camp-there = Všechna tábořiště drží kmeny, které nemůžeš vytlačit: { $territory }
refusal-no-boat-there = Nemáš tam loď: { $territory }
refusal-boat-full = Tvá loď je tam plná; míst: { $seats }
refusal-no-free-camp = Není tam volné tábořiště bez ohně: { $territory }
refusal-protected-tribe = Karta majitele chrání tento kmen před vytlačením
refusal-nobody-to-displace = Takový kmen tam na tábořišti není: { $territory }
refusal-here-only = Toto rozmnožení platí jen pro území: { $territory }
refusal-no-tribe-left = Všechny tvé kmeny už jsou na kontinentu
refusal-boat-needs-one = Na vodě je třeba loď s právě jedním kmenem

## Území a místa

refusal-hunted-already = V této epoše tam už někdo lovil: { $territory }
refusal-no-raw-there = Nemáš tam surovinu: { $territory }
refusal-no-tile-near = Vedle lodi neleží odkrytý dílek suroviny, náklad tedy ještě nemá druh
refusal-no-such-tile-near = Dílek této suroviny neleží odkrytý vedle lodi: { $material }
refusal-boat-loaded = Tvá loď tam už surovinu veze: { $territory }
refusal-nothing-built-there = Nemáš tam nic, co by se vrátilo: { $territory }
refusal-not-next-to-site = Toto území nesousedí s místem { $space }: { $territory }
refusal-no-tribe-on-terrain = Nemáš kmen { $terrain_in }
refusal-other-terrain = Tento nález pochází z jiné krajiny: { $terrain }
refusal-not-enough-ideas = To stojí nápadů: { $ideas }; máš { $have }
refusal-site-shown-already = Místo { $space } je už odkryté

## Stavební projekty

refusal-build-not-now = Staví se modulem Stavba nebo díky některým kartám
refusal-same-project = Na této úrovni musí být druhý projekt téhož druhu: { $project }
refusal-none-left-to-build = Na tvé konzoli už není: { $project }
refusal-no-building-place = Teď není místo, kde postavit { $project_object }
refusal-statue-needs-material = Nemáš ve skladu žádnou ze surovin tohoto místa
refusal-settlement-needs-materials = Nemáš ve skladu všechny suroviny na žádnou zbylou osadu
refusal-farm-on-land = Farmy stojí na pevnině
refusal-farm-there = Je tam už farma; majitel: { $seat }
refusal-volcano-near = Vedle je sopka: { $territory }
refusal-farm-space-blocked = Zásoby V.I.C.I. tam blokují pole farmy: { $territory }
refusal-boat-on-water = Lodě patří na vodu
refusal-boat-there = Loď tam už máš: { $territory }
refusal-no-tribe-beside = Vedle není tvůj kmen: { $territory }
refusal-site-face-down = Místo { $space } je zakryté
refusal-no-building-ground = Místo { $space } není staveniště
refusal-island-needs-boat = Ostrov vyžaduje tvou loď s kmenem na své vodě
refusal-no-tribe-near-site = Vedle místa { $space } není tvůj kmen
refusal-two-buildings = Na tom místě už máš dvě stavby
refusal-one-settlement = Na tom místě už máš osadu
refusal-not-listed-there = Toto místo nepřijímá: { $material }
refusal-none-stored = Nemáš ve skladu: { $material }
refusal-settlement-stands = Osada { $slot } už stojí
refusal-settlement-lacks = Osadě { $slot } chybí: { $material }

## Obchod, vlastnosti, stupnice, činnosti

refusal-trade-not-now = Prodává a nakupuje se modulem Obchod nebo díky některým kartám
refusal-sold-already = Tento prodej už přinesl peníze; ještě může přinést body
refusal-sold-for-points = Tento prodej už přinesl body; ještě může přinést peníze
refusal-not-enough-money = Tento nákup stojí mincí: { $money }; máš { $have }
refusal-no-feature-marker = Nemáš značku { $feature_of }
refusal-feature-moved = Značky { $feature_of } se tam právě přesunuly; žádná se nepřesouvá dvakrát
refusal-another-feature = Značka jde na jiné pole vlastnosti
refusal-track-not-now = Kroky na stupnicích dávají karty, sochy a činnosti
refusal-upgrade-not-now = Vylepšení dávají čipy cílů, stupnice a některé karty
refusal-level-three = { $module } už má úroveň III
refusal-module-without-value = Tato prémie platí pro moduly s hodnotou { $value }; { $module } ji nemá
refusal-stage-active = Dílek stupně { $stage } je už aktivní
refusal-activity-not-now = Činnosti dává modul Činnost, počasí a některé karty
refusal-activity-not-installed = Nemáš instalovanou kartu s touto činností
refusal-activity-repeated = Na úrovni II musí být druhá činnost jiná
refusal-activity-too-dear = Na tuto činnost nemáš

## Karty

refusal-card-not-in-hand = Tuto kartu nemáš v ruce: „{ $card }“
refusal-card-needs-module = Karty tohoto druhu se instalují modulem { $module }
refusal-not-to-choose-from = To není mezi kartami na výběr
refusal-card-needs-research = Karty se berou modulem Výzkum nebo díky některým kartám
refusal-other-deck = Teď to musí být karta tohoto druhu: { $deck }
refusal-lacks-material = „{ $card }“ na stupni { $stage }: { $material } ×{ $need }, máš { $have }
refusal-lacks-material-or = „{ $card }“ na stupni { $stage }: { $material } ×{ $need } (máš { $have }) nebo osady: { $settlements }
refusal-lacks-feature = „{ $card }“ na stupni { $stage }: { $feature } ×{ $need }, máš { $have }
refusal-column-taken = Sloupec { $column } je pro jiný druh: { $kind }
refusal-column-elsewhere = Tento druh už má svůj sloupec: { $column }
refusal-column-uneven = Navrchu sloupce { $column } leží jediný čip cíle; celý díl se na něj nevejde
refusal-stage-too-low = Karta bude na stupni { $stage }, platí se tedy aspoň tato cena
refusal-stage-asks-no-more = Stupeň { $stage } nevyžaduje nic navíc oproti nižšímu
refusal-space-inactive = Pole ceny { $space } není aktivní
refusal-stack-empty = Tento balíček je prázdný: { $deck }
refusal-face-down-stacks-only = Tyto karty se berou ze zakrytých balíčků

## Čipy

refusal-attribute-not-shown = „{ $element }“ není v nabídce
refusal-attribute-not-met = „{ $element }“ vyžaduje: { $feature } ×{ $need }; máš { $have }
refusal-attribute-after-this = „{ $element }“ si můžeš vzít, až toto dokončíš
refusal-goal-not-visible = „{ $goal }“ neleží viditelně ve tvé oblasti cílů
refusal-goal-needs-planning = Čipy cílů se instalují modulem Plánování
refusal-goal-not-now = Čipy cílů se berou ve fázi 2, Plánováním III nebo díky některým kartám
refusal-goal-not-met =
    Cíl „{ $goal }“ ještě není splněn. { $counted ->
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
    } Zatím: { $have }
refusal-goal-too-dear = Nemůžeš zaplatit, co vyžaduje „{ $goal }“
refusal-not-on-display = Tento čip není v nabídce
refusal-income-not-now = Čipy příjmů dávají osady, plný stupeň 1 a některé karty
refusal-income-not-installed = Tento čip příjmů nemáš instalovaný
refusal-income-use-later = Čipy příjmů fungují ve fázi 8, s modulem Vynález, díky stupnicím a počasí
refusal-income-used = Tento čip už v této fázi příjem dal
refusal-this-chip-only = Teď funguje jen právě získaný čip
