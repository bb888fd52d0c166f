### Zakladatelé impéria: názvy a věty voleb, výzev, záznamu hry, odmítnutí a vysvětlení.
### Názvy jsou psány jako uprostřed věty; `$face_object` je atribut .object dílku a tak dále.
### Věty záznamu začínají jménem hráče. Odmítnutí nemají tečku: následuje číslo pravidla.

## Hra

game-founders = Zakladatelé impéria

## Suroviny: název, „co“ se kupuje, „bez čeho“ to nejde

good-wood = dřevo
    .object = dřevo
    .of = dřeva
good-stone = kámen
    .object = kámen
    .of = kamene
good-plants = rostliny
    .object = rostliny
    .of = rostlin
good-water = voda
    .object = vodu
    .of = vody
good-iron = železo
    .object = železo
    .of = železa
good-gold = zlato
    .object = zlato
    .of = zlata
good-cloth = látky
    .object = látky
    .of = látek
good-wine = víno
    .object = víno
    .of = vína
good-horses = koně
    .object = koně
    .of = koní
good-boats = lodě
    .object = lodě
    .of = lodí
good-army = vojsko
    .object = vojsko
    .of = vojska
good-money = peníze
    .object = peníze
    .of = peněz
good-transport = doprava
    .object = dopravu
    .of = dopravy
good-wares = zboží
    .object = zboží
    .of = zboží

# Co už dílek dává na jiný požadavek.
giving-wood = { good-wood }
    .object = { good-wood.object }
giving-stone = { good-stone }
    .object = { good-stone.object }
giving-plants = { good-plants }
    .object = { good-plants.object }
giving-water = { good-water }
    .object = { good-water.object }
giving-iron = { good-iron }
    .object = { good-iron.object }
giving-gold = { good-gold }
    .object = { good-gold.object }
giving-cloth = { good-cloth }
    .object = { good-cloth.object }
giving-wine = { good-wine }
    .object = { good-wine.object }
giving-horses = { good-horses }
    .object = { good-horses.object }
giving-boats = { good-boats }
    .object = { good-boats.object }
giving-army = { good-army }
    .object = { good-army.object }
giving-money = { good-money }
    .object = { good-money.object }
giving-transport = { good-transport }
    .object = { good-transport.object }
giving-wares = { good-wares }
    .object = { good-wares.object }

## Druhy dílků, žetony s otázkou, kam přijdou, světové strany

kind-nature = příroda
    .of = přírody
kind-village = vesnice
    .of = vesnice
kind-city = město
    .of = města
kind-victory = vítězství
    .of = vítězství

token-war = žeton války
    .of = žetonu války
    .target = Vyber napadený dílek, nejvyšší ve svém sloupci.
token-coin = žeton mince
    .of = žetonu mince
    .target = Vyber dílek, jehož výrobek kupuješ.
token-wagon = žeton vozu
    .of = žetonu vozu
    .target = Vyber čtverec čtyř dílků podle jeho levého dolního dílku.
token-craftsman = žeton řemeslníka
    .of = žetonu řemeslníka
    .target = Vyber dílek vesnice pro řemeslníka.

side-east = východ
    .of = na východ od
side-north = sever
    .of = na sever od
side-west = západ
    .of = na západ od
side-south = jih
    .of = na jih od

## Dílky: název, „co“ se přidává

face-forest = les
    .object = les
face-cliff = útes
    .object = útes
face-waterfall = vodopád
    .object = vodopád
face-lake = jezero
    .object = jezero
face-grove = háj
    .object = háj
face-riverbank = břeh řeky
    .object = břeh řeky
face-mine = důl
    .object = důl
face-gold_mine = zlatý důl
    .object = zlatý důl
face-weavers_house = tkalcovna
    .object = tkalcovnu
face-winery = vinařství
    .object = vinařství
face-stud_farm = hřebčín
    .object = hřebčín
face-boatyard = loděnice
    .object = loděnici

# Typy dílků města a vítězství; název dílku přidává, co je k němu třeba.
type-barracks = kasárna
    .object = kasárna
type-market_square = tržiště
    .object = tržiště
type-inn = hostinec
    .object = hostinec
type-workshop = dílna
    .object = dílnu
type-altar = oltář
    .object = oltář
type-temple = chrám
    .object = chrám
type-great_temple = velký chrám
    .object = velký chrám

face-barracks-iron = { type-barracks } ({ good-iron })
    .object = { type-barracks.object } ({ good-iron })
face-barracks-gold = { type-barracks } ({ good-gold })
    .object = { type-barracks.object } ({ good-gold })
face-barracks-cloth = { type-barracks } ({ good-cloth })
    .object = { type-barracks.object } ({ good-cloth })
face-barracks-wine = { type-barracks } ({ good-wine })
    .object = { type-barracks.object } ({ good-wine })
face-barracks-horses = { type-barracks } ({ good-horses })
    .object = { type-barracks.object } ({ good-horses })
face-barracks-boats = { type-barracks } ({ good-boats })
    .object = { type-barracks.object } ({ good-boats })
face-market_square-iron = { type-market_square } ({ good-iron })
    .object = { type-market_square.object } ({ good-iron })
face-market_square-gold = { type-market_square } ({ good-gold })
    .object = { type-market_square.object } ({ good-gold })
face-market_square-cloth = { type-market_square } ({ good-cloth })
    .object = { type-market_square.object } ({ good-cloth })
face-market_square-wine = { type-market_square } ({ good-wine })
    .object = { type-market_square.object } ({ good-wine })
face-market_square-horses = { type-market_square } ({ good-horses })
    .object = { type-market_square.object } ({ good-horses })
face-market_square-boats = { type-market_square } ({ good-boats })
    .object = { type-market_square.object } ({ good-boats })
face-inn-iron = { type-inn } ({ good-iron })
    .object = { type-inn.object } ({ good-iron })
face-inn-gold = { type-inn } ({ good-gold })
    .object = { type-inn.object } ({ good-gold })
face-inn-cloth = { type-inn } ({ good-cloth })
    .object = { type-inn.object } ({ good-cloth })
face-inn-wine = { type-inn } ({ good-wine })
    .object = { type-inn.object } ({ good-wine })
face-inn-horses = { type-inn } ({ good-horses })
    .object = { type-inn.object } ({ good-horses })
face-inn-boats = { type-inn } ({ good-boats })
    .object = { type-inn.object } ({ good-boats })
face-workshop-iron = { type-workshop } ({ good-iron })
    .object = { type-workshop.object } ({ good-iron })
face-workshop-gold = { type-workshop } ({ good-gold })
    .object = { type-workshop.object } ({ good-gold })
face-workshop-cloth = { type-workshop } ({ good-cloth })
    .object = { type-workshop.object } ({ good-cloth })
face-workshop-wine = { type-workshop } ({ good-wine })
    .object = { type-workshop.object } ({ good-wine })
face-workshop-horses = { type-workshop } ({ good-horses })
    .object = { type-workshop.object } ({ good-horses })
face-workshop-boats = { type-workshop } ({ good-boats })
    .object = { type-workshop.object } ({ good-boats })

face-R-01 = { type-altar }: { good-iron } + { good-wine }
    .object = { type-altar.object } ({ good-iron } + { good-wine })
face-R-02 = { type-altar }: { good-water } + { good-army }
    .object = { type-altar.object } ({ good-water } + { good-army })
face-R-03 = { type-altar }: { good-wood } + { good-money }
    .object = { type-altar.object } ({ good-wood } + { good-money })
face-R-04 = { type-altar }: { good-plants } + { good-wares }
    .object = { type-altar.object } ({ good-plants } + { good-wares })
face-R-05 = { type-altar }: { good-gold } + { good-horses }
    .object = { type-altar.object } ({ good-gold } + { good-horses })
face-R-06 = { type-altar }: { good-stone } + { good-transport }
    .object = { type-altar.object } ({ good-stone } + { good-transport })
face-R-07 = { type-great_temple }: { good-army } + { good-money }
    .object = { type-great_temple.object } ({ good-army } + { good-money })
face-R-08 = { type-great_temple }: { good-transport } + { good-wares }
    .object = { type-great_temple.object } ({ good-transport } + { good-wares })
face-R-09 = { type-altar }: { good-cloth } + { good-boats }
    .object = { type-altar.object } ({ good-cloth } + { good-boats })
face-R-10 = { type-temple }: { good-iron } + { good-army }
    .object = { type-temple.object } ({ good-iron } + { good-army })
face-R-11 = { type-temple }: { good-horses } + { good-army }
    .object = { type-temple.object } ({ good-horses } + { good-army })
face-R-12 = { type-temple }: { good-boats } + { good-army }
    .object = { type-temple.object } ({ good-boats } + { good-army })
face-R-13 = { type-temple }: { good-gold } + { good-money }
    .object = { type-temple.object } ({ good-gold } + { good-money })
face-R-14 = { type-temple }: { good-wine } + { good-money }
    .object = { type-temple.object } ({ good-wine } + { good-money })
face-R-15 = { type-temple }: { good-cloth } + { good-money }
    .object = { type-temple.object } ({ good-cloth } + { good-money })
face-R-16 = { type-temple }: { good-horses } + { good-transport }
    .object = { type-temple.object } ({ good-horses } + { good-transport })
face-R-17 = { type-temple }: { good-boats } + { good-transport }
    .object = { type-temple.object } ({ good-boats } + { good-transport })
face-R-18 = { type-temple }: { good-wine } + { good-transport }
    .object = { type-temple.object } ({ good-wine } + { good-transport })
face-R-19 = { type-temple }: { good-iron } + { good-wares }
    .object = { type-temple.object } ({ good-iron } + { good-wares })
face-R-20 = { type-temple }: { good-gold } + { good-wares }
    .object = { type-temple.object } ({ good-gold } + { good-wares })
face-R-21 = { type-temple }: { good-cloth } + { good-wares }
    .object = { type-temple.object } ({ good-cloth } + { good-wares })
face-R-22 = { type-great_temple }: { good-army } + { good-wares }
    .object = { type-great_temple.object } ({ good-army } + { good-wares })
face-R-23 = { type-great_temple }: { good-wares } + { good-money }
    .object = { type-great_temple.object } ({ good-wares } + { good-money })
face-R-24 = { type-great_temple }: { good-money } + { good-transport }
    .object = { type-great_temple.object } ({ good-money } + { good-transport })
face-R-25 = { type-great_temple }: { good-transport } + { good-army }
    .object = { type-great_temple.object } ({ good-transport } + { good-army })

## Zdroje bodů, konce hry

source-victory-tiles = Dílky vítězství
source-craftsmen = Řemeslníci na dílcích
source-tokens = Žetony v ruce
source-replaced = Nahrazené dílky

over-by-victory-tiles = v nabídce už není žádný dílek vítězství
over-by-stacks = všechny tři balíčky jsou prázdné
over-by-city-stack = balíček dílků města je prázdný
over-by-agreement = všichni souhlasili

## Volby jako řádky nabídky

action-draft = Vzít si { $face_object }
action-lay = Položit dílek { $side_of } prvního
action-reveal = Odkrýt dílek { $kind_of }
action-war = Zahrát žeton války (cíl: { $by })
action-coin = Zahrát žeton mince (prodává: { $by })
action-wagon = Zahrát žeton vozu
action-craftsman = Zahrát žeton řemeslníka ({ $good })
action-no-token = Nezahrát žádný žeton
action-buy = Koupit { $good_object }
action-add = Přidat { $face_object }
action-skip = Nepřidat žádný dílek
action-propose-end = Navrhnout konec hry
action-accept = Souhlasit s koncem hry
action-refuse = Odmítnout a hrát dál
action-at = Políčko { CELL($x, $y) }

# Výsledky náhody.
action-starter = Začíná { $seat }
action-deal = Odkryje se dílek „{ $face }“
action-draw = Vylosovaný žeton řemeslníka: { $good }

## Co se nyní čeká

prompt-draft = Vezmi si dílek přírody do svého počátečního území ({ $number } ze 2).
prompt-lay = Vyber, ke které straně prvního dílku položíš { $face_object }.
prompt-reveal = Odkryj vrchní dílek některého balíčku.
prompt-consent = { $by } navrhuje hru ukončit: nikdo už nemůže získat body. Souhlasíš?
prompt-consent-table = Nic z toho, co zbývá, už nikomu nezmění body. Ukončit hru hned?
prompt-play-token = Zahraj jeden žeton, nebo žádný; žetony v ruce: { $tokens }.
prompt-token-at = { $token_target } Území: { $by }.
prompt-buy = Vyber, kterou surovinu dílku „{ $face }“ kupuješ.
prompt-add-tile = Přidej do svého území jeden z odkrytých dílků.
prompt-add-tile-bought = Přidej do svého území jeden z odkrytých dílků; koupeno na tento tah: { $good }.
prompt-place-tile = Vyber políčko pro dílek „{ $face }“: prázdné, nebo s tvým dílkem, který bude nahrazen.

## Záznam hry

event-starts = Začínajícím hráčem je { $seat }.
event-victory-shown = Dílek vítězství v nabídce: „{ $face }“.
event-tile-shown = Nový dílek { $kind_of }: { $face }.
event-drafted = { $seat } si bere { $face_object } do počátečního území.
event-laid = { $seat } pokládá { $face_object } { $side_of } prvního dílku.
event-turn = Tah { $turn }: { $seat }.
event-end-proposed = { $seat } navrhuje hru ukončit.
event-table-proposes-end = Nic z toho, co zbývá, už nikomu nezmění body: stůl navrhuje hru ukončit.
event-end-accepted = { $seat } souhlasí s koncem hry.
event-end-refused = { $seat } odmítá: hraje se dál.
event-row-cleared = { $seat } vyprazdňuje plnou řadu dílků { $kind_of }: její dílky odcházejí ze hry.
event-revealed = { $seat } odkrývá dílek { $kind_of }.
event-war-played = { $seat } napadá { $face_object } na políčku { CELL($x, $y) }, území: { $by }.
event-coin-played = { $seat } pokládá minci na { $face_object }, políčko { CELL($x, $y) }, území: { $by }.
event-wagon-played = { $seat } spojuje vozem čtverec čtyř dílků; jeho levé dolní políčko: { CELL($x, $y) }.
event-craftsman-played = { $seat } pokládá žeton řemeslníka na { $face_object }, políčko { CELL($x, $y) }.
event-bought = { $seat } kupuje { $good_object } na tento tah.
event-replaced = { $seat } odstraňuje { $face_object } ze svého území: na konci o 1 bod méně.
event-added = { $seat } přidává { $face_object } na políčko { CELL($x, $y) }.
event-token-gained = { $seat } dostává { $token }.
event-craftsman-drawn = { $seat } losuje žeton řemeslníka: { $good }.
event-skipped = { $seat } nepřidává žádný dílek: na prázdné políčko se žádný nehodí.
event-coin-taken = { $seat } si bere do ruky minci z políčka { CELL($x, $y) }: { $face }.
event-game-ends =
    Konec hry: { $by ->
        [victory-tiles] { over-by-victory-tiles }.
        [stacks] { over-by-stacks }.
        [city-stack] { over-by-city-stack }.
       *[agreement] { over-by-agreement }.
    }

## Proč ne

refusal-drafting-now = Nejdřív si vezmi dílek přírody do svého počátečního území
refusal-not-in-draft = Mezi dílky na výběr není dílek „{ $face }“
refusal-laying-now = Nejdřív vyber, ke které straně položíš svůj druhý dílek
refusal-revealing-now = Nejdřív odkryj vrchní dílek některého balíčku
refusal-stack-empty = Balíček dílků { $kind_of } je prázdný
refusal-already-proposed = V tomto tahu už byl konec hry navržen
refusal-no-agreed-end = U tohoto stolu nelze hru ukončit dohodou
refusal-answering-now = Nejdřív odpověz na návrh ukončit hru
refusal-token-now = Teď je čas na žetony: zahraj jeden, nebo zvol, že nezahraješ žádný
refusal-not-against-yourself = Žetony války a mincí se kladou na dílky jiných hráčů, ne na vlastní
refusal-no-such-seat = Hráčů u stolu je jen { $seats }
refusal-no-such-token = Takový { $token } nemáš
refusal-no-target = Není kam { $token } zahrát
refusal-choosing-cell-now = Nejdřív vyber, kam žeton přijde
refusal-wagon-there = Tento čtverec už vůz spojuje
refusal-no-square-there = Toto není levý dolní dílek čtverce čtyř tvých dílků
refusal-no-tile-there = Na políčku { CELL($x, $y) } není žádný dílek
refusal-already-attacked = Tento dílek už byl napaden
refusal-not-topmost = „{ $face }“ není nejvyšší dílek svého sloupce
refusal-produces-nothing = Dílek „{ $face }“ teď nic neprodukuje
refusal-idle-tile = Dílek „{ $face }“ teď neprodukuje, a řemeslník na něj proto nemůže
refusal-wrong-product = Dílek „{ $face }“ neprodukuje { $good_object }
refusal-buying-now = Nejdřív vyber kupovanou surovinu
refusal-not-made-there = Dílek „{ $face }“ neprodukuje { $good_object }
refusal-adding-now = Teď se přidává dílek: vyber jeden z odkrytých
refusal-must-add = Dílek přidat musíš: některý z odkrytých se hodí na prázdné políčko
refusal-not-face-up = Dílek „{ $face }“ není mezi odkrytými
refusal-not-made = Chybí { $good }: žádný tvůj dílek tuto surovinu nedává
refusal-neither-made = Chybí { $good } a { $giving }: žádný tvůj dílek je nedává
refusal-makers-apart = Příliš daleko od sebe: žádné políčko se nedotýká zároveň dílku, který dává { $good_object }, a dílku, který dává { $giving_object }
refusal-placing-now = Nejdřív vyber políčko pro svůj dílek
refusal-no-contact = Políčko { CELL($x, $y) } nesousedí stranou s tvým územím
refusal-supplier-busy = Chybí { $good }: dílek „{ $face }“ už dává { $giving_object }
refusal-supplier-idle = Chybí { $good }: dílek „{ $face }“ teď neprodukuje
refusal-resource-missing = Chybí { $good }: žádný dílek kolem tohoto políčka už tuto surovinu nedá

## Vysvětlení: kdo požadavek splňuje, nebo proč nikdo

supply-covered = { $good }: z dílku „{ $face }“, políčko { CELL($x, $y) }
supply-through = { $good }: z dílku „{ $face }“, vozem přes dílek na políčku { CELL($x, $y) }
supply-bought = { $good }: koupeno za minci
supply-missing = { $good }: žádný dílek kolem tohoto políčka už tuto surovinu nedá
supply-busy = { $good }: dílek „{ $face }“ už dává { $giving_object }
supply-idle = { $good }: dílek „{ $face }“ teď neprodukuje
supply-no-contact = toto políčko nesousedí stranou s územím

## Možnosti

option-starter = Začínající hráč
    .why = Kdo si bere první dílek a hraje první tah.
option-starter-0 = první místo u stolu
option-starter-1 = druhé místo u stolu
option-starter-2 = třetí místo u stolu
option-starter-3 = čtvrté místo u stolu
option-starter-random = los
option-end-when-city-stack-empty = Prázdný balíček města
    .why = Zda hra končí i tehdy, když dojde balíček dílků města; hra je pak kratší.
option-end-when-city-stack-empty-true = ukončí hru
option-end-when-city-stack-empty-false = hraje se, dokud nejsou prázdné všechny tři balíčky
option-agreed-end = Konec dohodou
    .why = Zda hra končí, když už nikdo nemůže získat body: navrhne to hráč nebo stůl, a souhlasí-li všichni, hra hned končí.
option-agreed-end-true = když už nikdo nemůže získat body a všichni souhlasí
option-agreed-end-false = není možný
