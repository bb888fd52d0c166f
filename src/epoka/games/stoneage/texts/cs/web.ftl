### Doba kamenná v prohlížeči: slova herního plánu a hráčských desek, náhledy a průvodce první hrou.

## Lobby

about-stone-age = Posílej své lidi na lov, pro suroviny i na stavbu. Kostky rozhodují, kolik přinesou, a v každém kole musí celý kmen jíst.
    .aim = Nakrm svůj kmen a získej nejvíc bodů za budovy a civilizační karty.
    .time = 60–90 min
    .weight = středně náročná

## Herní plán

board-round = { $round }. kolo
board-place = { $place }; figurky zde: { $standing }.
board-closed = Do konce kola zavřeno.
board-card-slot = { $place }: { $what }. Figurka: { $standing }.
board-building-stack = { $place }: { $what }. Budov v balíčku: { $height }. Figurka: { $standing }.
board-empty = prázdné
board-kinds =
    { $kinds ->
        [one] { $kinds } druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhů
    }
board-worth = Na konci podle současného stavu: +{ $points }.
board-divisor = Ok na jeden kus ({ $good }): { $divisor }.
board-room =
    { $players ->
        [one] Místo pro { $players } hráče za kolo.
        [few] Místo pro { $players } hráče za kolo.
       *[other] Místo pro { $players } hráčů za kolo.
    }
board-short =
    { $missing ->
        [one] Chybí { $missing } surovina: nejdřív ji získej.
        [few] Chybí { $missing } suroviny: nejdřív je získej.
       *[other] Chybí { $missing } surovin: nejdřív je získej.
    }

## Hráčské desky

board-workers = Figurky doma: { $home } z { $workers }.
board-good = { $good }: { $amount }
board-tool = Nástroj na místě { $space }, hodnota { $value }
board-single-use = Jednorázový nástroj, hodnota { $value }
board-meal = Po příštím krmení: { $left }
board-meal-short = Chybí do příštího krmení: { $missing }
board-meal-now = Teď chybí: { $missing }
board-leftover = Každá zbylá surovina je na konci za 1 bod: { $points }.
board-scored = Dosud získáno: { $points }. Hvězda počítá, co by hra dala, kdyby teď skončila.
board-tableau = Karty a budovy
board-tableau-of = Karty a budovy: { $seat }
board-tableau-none = Zatím žádná karta ani budova.

## Záznam

board-paid-several = { $seat } platí { $good_count }.

## Karta nebo budova zblízka

closer-now = Hned
closer-end = Na konci
closer-dice-for-all = Hodí se jednou kostkou za každého hráče. První si bereš ty, pak ostatní: 1 dřevo, 2 jíl, 3 kámen, 4 zlato, 5 nástroj, 6 obilí.
closer-gain = Dostaneš { $good_count }.
closer-resource-by-dice = Hodíš dvěma kostkami { $good_for } jako dvě figurky; nástroje pomáhají.
closer-points = Získáš body: { $amount }.
closer-tool = Dostaneš nástroj, nebo jeden z tvých stoupne o 1.
closer-agriculture = Tvá pole dají každé kolo o 1 jídlo víc.
closer-extra-card = Vezmeš si vrchní kartu balíčku. Počítá se jen její dolní polovina, na konci.
closer-single-use-tool = Necháš si ho: jednou za hru přidá k hodu { $amount }.
closer-two-resources = Necháš si ji: jednou si ve svém tahu vezmi dvě libovolné suroviny.
closer-culture = Různé zelené symboly dají druhou mocninu svého počtu: 3 jsou za 9 bodů, 8 za 64.
closer-farmer = Body: tvé obilí × { $figures }.
closer-toolmaker = Body: hodnota tvých nástrojů × { $figures }.
closer-builder = Body: tvé budovy × { $figures }.
closer-shaman = Body: tvé figurky × { $figures }.
closer-value = Hned boduje to, čím platíš: dřevo 3, jíl 4, kámen 5, zlato 6.
closer-builders = Počítá se i každému tvému staviteli.

## Jména karet

name-C01 = Džbány
name-C02 = Výpal
name-C03 = Plátno
name-C04 = Stávek
name-C05 = Malba
name-C06 = Okr
name-C07 = Slunovrat
name-C08 = Kromlech
name-C09 = Vor
name-C10 = Monoxyl
name-C11 = Buben
name-C12 = Noční zpěv
name-C13 = Bylinky
name-C14 = Hmoždíř
name-C15 = První znaky
name-C16 = Tabulka
name-C17 = Setba
name-C18 = Rádlo
name-C19 = Žně
name-C20 = Sýpka
name-C21 = Ženci
name-C22 = Velká sekera
name-C23 = Čepel
name-C24 = Vrták
name-C25 = Pazourek
name-C26 = Dílna
name-C27 = Došky
name-C28 = Trámy
name-C29 = Ohniště
name-C30 = Palisáda
name-C31 = Dlouhý dům
name-C32 = Tanec deště
name-C33 = Amulet
name-C34 = Věštba
name-C35 = Masky
name-C36 = Totem

## Náhledy

board-roll =
    { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }: většinou { $good }: { $range }
board-gain = +{ $good_count }
board-feeds = v průměru to stačí pro všechny
board-lacking = { $good }: chybí { $amount }
board-left-to-pay = pak zbývá zaplatit: { $left }
board-still-missing = stále chybí jídlo: { $missing }

## O co volba připraví

board-unpaid = Teď na to nemáš: figurka by se vrátila s prázdnou. Nejdřív proveď akci jinde.
board-unpaid-then = Teď na to nemáš: figurka by se vrátila s prázdnou a hned by se provedla akce { $place_at }. Nejdřív proveď akci { $place_at }.
board-left = Vezmeš si figurky zpět a nic tu nezískáš.
board-left-then = Vezmeš si figurku zpět a nic tu nezískáš; hned se provede akce { $place_at }.
board-hungry =
    { $points ->
        [one] Přijdeš tím o { $points } bod.
        [few] Přijdeš tím o { $points } body.
       *[other] Přijdeš tím o { $points } bodů.
    }
board-starve =
    { $points ->
        [one] Hladovět, −{ $points } bod
        [few] Hladovět, −{ $points } body
       *[other] Hladovět, −{ $points } bodů
    }
board-done =
    { $points ->
        [one] Nic dalšího neplatit, −{ $points } bod
        [few] Nic dalšího neplatit, −{ $points } body
       *[other] Nic dalšího neplatit, −{ $points } bodů
    }
board-no-use = Teď by ti to nic nepřineslo.
board-tool-wasted = Tento nástroj by ti nic navíc nepřinesl.
board-tools-idle = S nástroji získáš víc a v tomto kole je už k ničemu jinému nepotřebuješ.

## Průvodce

guide-valley-goal = Vyhrává, kdo má asi po deseti kolech nejvíc bodů. Budovy bodují hned, karty na konci; kolik je pro tebe karta cenná, na ní už stojí. Lidé žijí z jídla: kdo je neuživí, přichází o body.
guide-valley-placing = Kolo začíná tím, že lidé vyrazí za prací. Ve svém tahu umísti figurky na jedno místo; pak totéž dělají postupně ostatní, dokud má kdo co umístit. Prosvětlené mýtiny ukazují, kam smíš jít.
guide-valley-places = V lese, na jílovišti, v kamenolomu a na řece hází každá figurka jednou kostkou; číslo za znakem ÷ říká, kolik ok dá jednu surovinu. Výrobce nástrojů, chýše a pole posilují kmen natrvalo. Do chýše jdou figurky dvě.
guide-valley-acting = Teď proveď akce na svých místech, v libovolném pořadí. Co získáš, můžeš hned utratit, takže bývá dobré nejdřív házet na suroviny a teprve pak platit karty a budovy.
guide-valley-tools = Nástroj přidá k hodu svou hodnotu, jednou za kolo. Přidávej je tam, kde díky nim dostaneš o kus víc: zbytek po dělení propadá.
guide-valley-cards = Karta stojí tolik surovin, kolik říká číslo nad ní, libovolných druhů. Horní polovina platí hned. Dolní boduje na konci: za různé zelené symboly je druhá mocnina jejich počtu, postavy se násobí obilím, nástroji, budovami nebo figurkami.
guide-valley-dice = Kostky pro všechny: vezmi si jednu a dostaneš, co je nakresleno pod ní. Ostatní si pak vyberou ze zbylých.
guide-valley-buildings = Budova přinese body hned. Kde je uveden jen počet surovin, vybereš si, čím zaplatíš: dřevo je za 3 body, jíl za 4, kámen za 5 a zlato za 6.
guide-valley-feeding = Po akcích sní každá figurka 1 jídlo; pole ho sama každé kolo trochu přinesou. Miska na tvé desce říká, kolik po krmení zbude. Chybějící jídlo lze nahradit surovinami, kus za kus, jinak přijdeš o body.
guide-valley-end = Konec se blíží: hra končí kolem, ve kterém dojde jeden balíček budov, nebo když balíček karet nestačí na prázdná místa. Pak bodují dolní poloviny karet a každá zbylá surovina je za 1 bod.
