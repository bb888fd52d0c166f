### Zakladatelé impéria: lekce, proč soupeř v první hře hraje, jak hraje, a přehled tahu.

## Chyby společné více krokům

lesson-other-stack = Smíš odkrýt dílek z každého balíčku, ale tato lekce pokračuje jiným. Vrať tah a odkryj dílek z osvětleného balíčku.
lesson-end-now = Navrhnout konec má smysl, až když už nikdo nemůže bodovat. Vrať tah a odkryj dílek.
lesson-other-tile = I ten dílek se hodí, ale dál vede jiný. Vrať tah a vezmi ten osvětlený.

## První území

lesson-territory-title = Tvé první území
lesson-territory-aim = Vyber dva dílky přírody a postav k nim důl.
lesson-territory-about = Zakládáš říši z dílků: příroda zásobuje vesnice, vesnice města a města červené dílky vítězství. Ty dávají nejvíc bodů a vyhrává, kdo jich má nejvíc.
lesson-territory-nature = Dílek přírody dá za tah jednu ze svých dvou surovin osmi políčkům kolem sebe. Čím lépe se první dva dílky doplňují, tím víc postavíš.
lesson-territory-first = Háj dává dřevo nebo rostliny. Vezmi ho.
lesson-territory-first-other = Také dobré, ale dřevo a rostliny se hodí k tomu, co přijde. Vrať tah a vezmi háj.
lesson-territory-second = Teď vezmi vodopád: kámen nebo voda. Dohromady máš všechny čtyři základní suroviny.
lesson-territory-second-other = Dřevo by bylo dvakrát. Vrať tah a vezmi vodopád: čtyři různé suroviny mají větší cenu.
lesson-territory-side = Polož ho k libovolné straně prvního dílku.
lesson-territory-reveal = Tah má tři kroky. Nejdřív odkryješ dílek, který si později může vzít kdokoli. Zvol balíček přírody.
lesson-territory-needs = Potom smíš zahrát žeton; zatím žádný nemáš. Nakonec přidáš dílek. Důl chce dřevo a kámen, ukazuje to vlevo nahoře: tvoje dva dílky dávají obojí.
lesson-territory-mine = Přidej důl na políčko, které se dotýká obou dílků; rohy se počítají. Ukaž na políčko a čáry ukážou, kdo co dodává.
lesson-territory-end = První dílek vesnice, a dává železo. Nic se nespotřebovalo: tytéž dílky dodají příští tah znovu.

## Zásobování

lesson-supply-title = Zásobování města
lesson-supply-aim = Spoj železo s kamenem a získej žeton.
lesson-supply-once = Hlavní pravidlo: dílek dodá za tah jeden kus osmi políčkům kolem sebe. Dvě suroviny chtějí dva různé dílky.
lesson-supply-reveal = Odkryj dílek města.
lesson-supply-city = Oba dílky města chtějí železo a to dává jen tvůj důl. Kasárna chtějí také kámen, hostinec vodu. Dílky města dají při přidání žeton.
lesson-supply-barracks = Zvol kasárna.
lesson-supply-cell = Chtějí železo z dolu a kámen z vodopádu. Které volné políčko se dotýká obou?
lesson-supply-cell-replace = Tam by se nahradil tvůj háj: smí se to, ale nahrazený dílek stojí 1 bod a přijdeš o jeho dřevo a rostliny. Vrať tah a zvol volné políčko.
lesson-supply-end = Dílek města a žeton války. Hledej políčka, kde se potkává víc dodavatelů: mají cenu zlata.

## Dílky vítězství

lesson-victory-title = Červené dílky
lesson-victory-aim = Získej první dílek vítězství.
lesson-victory-red = V nabídce je osm červených dílků a nikdo je nedoplňuje: co vezme soupeř, je pryč. Jeden chce železo a vojsko a dává 2 body: přesně to dávají důl a kasárna.
lesson-victory-reveal = Nejdřív odkryj dílek vesnice.
lesson-victory-keep = Máš žeton války. Za tah smíš zahrát jeden žeton; tenhle si zatím nech. V ruce má na konci cenu 1 bod.
lesson-victory-keep-war = Válka má vlastní lekci. Vrať tah a žeton si nech.
lesson-victory-take = Přidej červený dílek za 2 body na volné políčko, které se dotýká dolu i kasáren.
lesson-victory-take-replace = Nahradit vlastní dílek stojí 1 bod a jeho výrobek. Vrať tah a zvol volné políčko.
lesson-victory-end = 2 body. Červené dílky nic nedávají, proto je klaď na okraj, kde nezaberou dobré políčko.

## Válka a mince

lesson-tokens-title = Válka a mince
lesson-tokens-aim = Umlč jeden soupeřův dílek a od jiného si kup výrobek.
lesson-tokens-kinds = Dílky města dávají čtyři druhy žetonů. Válka umlčí dílek navždy. Mince koupí výrobek od někoho jiného. Žeton smíš zahrát až v příštím tahu.
lesson-tokens-reveal = Odkryj dílek města.
lesson-tokens-war = Válka zasáhne nejvyšší dílek sloupce na cizím území. Soupeřův nový hostinec dává dopravu, kterou chce několik červených dílků: umlč ho.
lesson-tokens-war-keep = Žeton by měl cenu 1 bod, ale hostinec pomůže soupeři ke dvěma nebo třem. Vrať tah a zahraj ho.
lesson-tokens-war-other = Ten má pro soupeře menší cenu. Vrať tah a zasáhni hostinec.
lesson-tokens-market = Teď přidej tržiště: chce rostliny a železo. Dává minci.
lesson-tokens-next = Soupeř odehrál. Odkryj dílek vesnice.
lesson-tokens-coin = Jeden červený dílek chce lodě a vojsko. Vojsko máš, lodě dává soupeř. Zahraj minci na jeho loděnici: dostaneš jeden kus pro tento tah a dílek jeden tah odpočívá.
lesson-tokens-coin-keep = Mince má cenu 1 bod, červený dílek 2. Vrať tah a zahraj ji.
lesson-tokens-coin-other = Potřebuješ lodě. Vrať tah a polož minci na loděnici.
lesson-tokens-buy = Koupené lodě platí na každém políčku. Přidej červený dílek za 2 body vedle kasáren.
lesson-tokens-end = Mince teď patří soupeři a může ji použít proti tobě: kupuj, když ti to dá víc než bod.

## Vozy a řemeslníci

lesson-wagons-title = Vozy a řemeslníci
lesson-wagons-aim = Spoj čtyři dílky, usaď řemeslníka a dosáhni na červený dílek za 3.
lesson-wagons-square = Čtyři tvé dílky tvoří čtverec a v ruce máš žeton vozu. Na takovém čtverci je spojí: každý z nich může předat, co kterýkoli z nich dává.
lesson-wagons-reveal = Odkryj dílek města.
lesson-wagons-wagon = Zahraj vůz na svůj čtverec.
lesson-wagons-wagon-keep = Vůz má na území větší cenu než v ruce. Vrať tah a zahraj ho.
lesson-wagons-far = Přidej dílnu, která chce dřevo a železo, na políčko vpravo: háj a důl vedle něj nejsou, ale vůz tam jejich výrobky přiveze.
lesson-wagons-far-near = To políčko šlo i bez vozu. Vrať tah a zvol políčko vpravo, ať dobrá políčka zůstanou volná.
lesson-wagons-next = Dílna ti dala řemeslníka pro železo. Odkryj dílek přírody.
lesson-wagons-craftsman = Řemeslník se usadí na dílku vesnice, který dává jeho výrobek: 2 body, ale dílek už nikdy nic nedá. Železo posloužilo: zahraj ho.
lesson-wagons-craftsman-keep = V ruce má cenu 1 bod, na dole 2. Vrať tah a zahraj ho.
lesson-wagons-red = Hostinec a dílna dávají dopravu a zboží: přidej k nim červený dílek za 3.
lesson-wagons-end = 5 bodů v jednom tahu. Řemeslníky usazuj pozdě, když už výrobek není potřeba, a čtverce spojuj brzy.

## Konec

lesson-ending-title = Konec a body
lesson-ending-aim = Ukonči hru, dokud vedeš.
lesson-ending-ends = Zbývá jeden červený dílek. Hra končí hned, když nezbude žádný nebo když dojdou všechny tři balíčky: žádné poslední kolo není, takže nejdřív počítej.
lesson-ending-points = Body: červené dílky, 2 za každého řemeslníka, 1 za každý žeton v ruce, minus 1 za každý nahrazený dílek. Vedeš o bod a další je na tahu soupeř.
lesson-ending-reveal = Odkryj dílek přírody: k poslednímu červenému nikomu nepomůže.
lesson-ending-keep = Minci si nech: je to bod.
lesson-ending-keep-coin = Mince zahraná teď leží na soupeřově dílku a počítá se jemu. Vrať tah a nech si ji.
lesson-ending-last = Vezmi poslední červený dílek: chce víno a dopravu a ukončí hru.
lesson-ending-end = Hra je u konce a vyhráváš. Teď si zahraj první celou hru!

## Proč soupeř hraje, jak hraje

why-draft = ze dvou dílků s různými surovinami se dá postavit víc
why-nature = víc surovin pro další dílky
why-village = výrobek, který chtějí města a červené dílky
why-city = dílek města dá žeton a zásobuje červené dílky
why-victory = červený dílek jsou body a nikdo jiný už ho nezíská
why-war = umlčený dílek už svému majiteli nepomáhá
why-coin = chybějící výrobek se dá koupit
why-wagon = čtyři spojené dílky sdílejí, co dávají
why-craftsman = 2 body a výrobek už není potřeba
why-keep = žeton v ruce je bod

## Tah ve zkratce

overview-title = Tah ve zkratce
overview-1 = Odkryj dílek z libovolného balíčku; šestý vyprázdní celou řadu.
overview-2 = Když chceš, zahraj žeton: válku, minci, vůz nebo řemeslníka.
overview-3 = Přidej dílek: co potřebuje, musí přijít z osmi políček kolem, po jednom kusu z dílku.
overview-4 = Příroda zásobuje vesnice, vesnice města, města červené dílky. Bez červených dílků nebo bez balíčků hra hned končí.
overview-aim = Vyhrává, kdo má nejvíc bodů: červené dílky 1 až 3, řemeslník 2, žeton v ruce 1, nahrazený dílek −1.
