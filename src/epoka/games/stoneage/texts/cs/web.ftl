### Doba kamenná v prohlížeči: slova herního plánu a hráčských desek, náhledy a průvodce první hrou.

## Předsálí

about-stone-age = Posílejte své lidi na lov, pro suroviny i na stavbu. Kostky rozhodují, kolik přinesou, a v každém kole chce celý kmen jíst.

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

## Hráčské desky

board-workers = Figurky doma: { $home } z { $workers }.
board-food = Jídlo: { $food }. Z polí každé kolo: { $agriculture }. Po krmení: { $left }.
board-good = { $good }: { $amount }
board-tool = Nástroj na místě { $space }, hodnota { $value }
board-no-tool = Na místě { $space } není nástroj
board-single-use = Jednorázový nástroj, hodnota { $value }

## Náhledy

board-roll =
    { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }, průměrně { $average }, { $good }: { $range }
board-gain = +{ $good_count }
board-lacking = { $good }: chybí { $amount }
board-left-to-pay = pak zbývá zaplatit: { $left }
board-still-missing = stále chybí jídlo: { $missing }

## Průvodce

guide-valley-placing = Kolo začíná tím, že lidé vyrazí za prací. Ve svém tahu umístěte figurky na jedno místo; pak totéž dělají postupně ostatní, dokud má kdo co umístit. Zelené obrysy ukazují, kam smíte jít.
guide-valley-places = V lese, na jílovišti, v kamenolomu a na řece hází každá figurka jednou kostkou; číslo za znakem ÷ říká, kolik ok dá jednu surovinu. Výrobce nástrojů, chýše a pole posilují kmen natrvalo. Do chýše jdou figurky dvě.
guide-valley-acting = Teď proveďte akce na svých místech, v libovolném pořadí. Co získáte, můžete hned utratit, takže bývá dobré nejdřív házet na suroviny a teprve pak platit karty a budovy.
guide-valley-tools = Nástroj přidá k hodu svou hodnotu, jednou za kolo. Přidávejte je tam, kde díky nim dostanete o kus víc: zbytek po dělení propadá.
guide-valley-cards = Karta stojí tolik surovin, kolik říká číslo nad ní, libovolných druhů. Horní polovina platí hned. Dolní boduje na konci: různé zelené symboly druhou mocninou svého počtu, postavy se násobí obilím, nástroji, budovami nebo figurkami.
guide-valley-dice = Kostky pro všechny: vezměte si jednu a dostanete, co je nakresleno pod ní. Ostatní si pak vyberou ze zbylých.
guide-valley-buildings = Budova přinese body hned. Kde je uveden jen počet surovin, vyberete si, čím zaplatíte: dřevo je za 3 body, jíl za 4, kámen za 5 a zlato za 6.
guide-valley-feeding = Po akcích sní každá figurka 1 jídlo; pole ho sama každé kolo trochu přinesou. Číslo za šipkou na vaší desce říká, kolik zbude. Chybějící jídlo lze nahradit surovinami, kus za kus, jinak přijdete o body.
guide-valley-end = Konec se blíží: hra končí kolem, ve kterém dojde jeden balíček budov, nebo když balíček karet nestačí na prázdná místa. Pak bodují dolní poloviny karet a každá zbylá surovina je za 1 bod.
guide-valley-over = Hra skončila. Přehled bodů ukazuje, odkud je kdo má, a v rozboru si můžete projít celou partii znovu.
