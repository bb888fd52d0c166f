### Doba kamenná: lekce, proč soupeř v první hře hraje, jak hraje, a přehled kola.

## Chyby společné více krokům

lesson-elsewhere = Tam smíš, ale tento krok je o jiném místě. Vrať tah a najdi to osvětlené.
lesson-number = Správné místo, ale jiný počet figurek. Vrať tah a pošli jich tolik, kolik říká trenér: každá hází kostkou nebo obsadí kroužek.

## Posílání figurek

lesson-place-title = Posílání figurek
lesson-place-aim = Pošli své lidi do práce a zjisti, co která místa dávají.
lesson-place-welcome = Vítej v době kamenné! Vedeš malý kmen. Vyhrává, kdo má na konci nejvíc bodů; dávají je budovy a karty a za obojí se platí surovinami.
lesson-place-round = Kolo má tři fáze: všichni rozmístí figurky, všichni využijí svá místa, všichni nakrmí kmen. Začínáš s 5 figurkami a 12 jídly.
lesson-place-hunt = Ve svém tahu pošleš figurky na jediné místo. Na lovišti je místo vždy: pošli tam 2 figurky.
lesson-place-blocked = Soupeř šel do chýše, kam se vejdou právě dvě figurky a odkud přijde nová. Teď je zavřená: většina míst je obsazená na celé kolo.
lesson-place-field = Výrobce nástrojů, chýše a pole posilují kmen natrvalo. Jdi na pole: odteď nakrmí v každém kole jednu figurku.
lesson-place-field-toolmaker = Nástroj je také dobrý, ale pole krmí v každém kole. Ve dvou lze použít jen dvě ze tří míst ve vesnici, takže vybírej dobře. Vrať tah a obsaď pole.
lesson-place-alone = I les je obsazený: ve dvou smí na každém místě těžby pracovat jen jeden hráč.
lesson-place-clay = Zbývají dvě figurky. Pošli obě na jíloviště.
lesson-place-act = Všichni mají rozmístěno. Teď využij svá místa v libovolném pořadí: stiskni každé z nich. Pak se kmen nají a začne další kolo.
lesson-place-end = Výborně: jídlo, pole a jíl v jednom kole. Pět figurek, pět rozhodnutí a soupeř ti bere místa: o tom ta hra je.

## Kostky

lesson-roll-title = Kostky a suroviny
lesson-roll-aim = Proměň oka ve dřevo a zlato a zjisti, kolik figurek je k tomu potřeba.
lesson-roll-pips = Na místech těžby hází každá figurka jednou kostkou. Součet se dělí číslem místa: dřevo třemi, jíl čtyřmi, kámen pěti, zlato šesti. Zbytek propadá.
lesson-roll-forest = Kostka dá v průměru 3,5, takže tři figurky hodí asi 10 ok: tři dřeva. Pošli 3 figurky do lesa.
lesson-roll-rest = Zbylé dvě pošli na loviště. Jídlo se dělí jen dvěma, takže přinesou asi 3.
lesson-roll-throw = Teď využij les a sleduj kostky.
lesson-roll-throw-hunt = Lov počká; nejdřív se podívej, co dá les. Vrať tah a začni tam.
lesson-roll-lost = Padlo 11: tři dřeva a 2 oka propadla. Lovci se také vrátili a všichni se najedli. Začíná nové kolo a soupeř posílá první.
lesson-roll-river = Na jedno zlato je potřeba 6 ok. Jediná figurka většinou nepřinese nic; čtyři hodí asi 14 ok. Pošli 4 figurky na řeku.
lesson-roll-tool = Jedna figurka zbývá. Nástroje se přičítají k hodu: pošli ji k výrobci nástrojů.
lesson-roll-gold = Teď využij řeku. Oka se dělí šesti.
lesson-roll-gold-order = Nástroj by byl tvůj a je to chytré: mohl by se přičíst k hodu. Tady ale 13 ok stačí. Vrať tah a začni na řece.
lesson-roll-end = Dvě zlata. Pamatuj: dřevo a jíl jsou jisté a dobrá skupina jsou tři figurky. Zlato jich chce víc; jediná kostka na drahém místě většinou přijde nazmar.

## Nástroje

lesson-tools-title = Nástroje
lesson-tools-aim = Přičti nástroj k hodu a získej o kámen víc.
lesson-tools-tile = Máš nástroj s hodnotou 1. Jednou za kolo přidá 1 k libovolnému hodu na jídlo nebo suroviny, až když vidíš kostky.
lesson-tools-quarry = Kámen se dělí pěti. Pošli 3 figurky do kamenolomu.
lesson-tools-food = Zbylé dvě pošli na loviště.
lesson-tools-throw = Využij kamenolom.
lesson-tools-throw-hunt = Nech si nástroj na kámen: vrať tah a začni v kamenolomu.
lesson-tools-add = 14 ok dá dva kameny a 4 oka zbydou. S jedním okem navíc budou tři! Použij nástroj.
lesson-tools-add-without = Bez nástroje dostaneš jen dva kameny. Vrať tah a přičti ho: do třetího chybí 1 oko.
lesson-tools-end = Tři kameny. Nástroje fungují v každém kole, takže pár nástrojů získaných brzy se vyplácí po celou hru, hlavně když v hodu chybí málo.

## Budovy

lesson-buildings-title = Budovy
lesson-buildings-aim = Zaplať budovu a získej hned její body.
lesson-buildings-tiles = Budovy jsou přímá cesta k bodům: zaplatíš, co ukazují, a body jsou hned tvoje. Levá chce 2 dřeva a 1 jíl a dává 10 bodů. Máš 2 dřeva.
lesson-buildings-claim = Postav na ni figurku, aby ji nevzal nikdo jiný.
lesson-buildings-claim-other = Ta bere libovolné suroviny a dává jejich hodnotu. Za to, co máš, dá víc ta druhá: vrať tah a obsaď ji.
lesson-buildings-clay = Chybí ti jíl. Pošli 2 figurky na jíloviště.
lesson-buildings-food = Poslední dvě jdou na loviště.
lesson-buildings-first = Pořadí akcí určuješ ty. Která bude první?
lesson-buildings-first-unpaid = Jíl ještě nemáš, takže by se figurka vrátila s prázdnou. Vrať tah a začni na jílovišti.
lesson-buildings-first-hunt = Jídlem se budova zaplatit nedá. Vrať tah a přines jíl.
lesson-buildings-build = Dva jíly! Teď využij budovu a zaplať ji.
lesson-buildings-build-hunt = Nejdřív budova: vrať tah a využij ji.
lesson-buildings-build-decline = Škoda figurky a 10 bodů. Vrať tah a postav ji.
lesson-buildings-end = 10 bodů. Nejdřív suroviny, potom budova: plánuj obojí v jednom kole a místo obsaď brzy, když by mohl zaplatit i někdo jiný.

## Karty

lesson-cards-title = Civilizační karty
lesson-cards-aim = Kup dvě karty a zjisti, co dělají jejich poloviny.
lesson-cards-slots = Karta stojí 1 až 4 libovolné suroviny, podle místa, kde leží. Karty, které nikdo nevezme, se posouvají na levnější stranu.
lesson-cards-halves = Horní polovina platí hned. Dolní boduje na konci: různé zelené symboly dají druhou mocninu svého počtu (3 symboly 9 bodů, všech 8 symbolů 64), postavy se násobí něčím, co máš.
lesson-cards-green = Nejlevnější karta dá za jednu surovinu 5 jídel a zelený symbol. Postav na ni figurku.
lesson-cards-green-other = Tahle je dražší. Vrať tah a vezmi kartu za 1.
lesson-cards-farmers = Na druhé kartě jsou dva rolníci: každý na konci dá tolik bodů, kolik ukazuje tvoje počítadlo obilí. Postav na ni figurku.
lesson-cards-farmers-other = Máš 5 dřev, ale rolníci se hodí k tvému poli. Vrať tah a vezmi kartu za 2.
lesson-cards-food = Ostatní pošli na loviště.
lesson-cards-pay = Využij nejlevnější kartu a zaplať 1 dřevo.
lesson-cards-pay-order = I tak to jde, ale pojďme od levné k drahé: vrať tah a začni kartou za 1.
lesson-cards-pay-decline = Pět jídel a symbol za jedno dřevo je výhodný obchod. Vrať tah a zaplať.
lesson-cards-dice = A teď rolníci: využij kartu a zaplať. Hází se kostkami pro všechny a vybíráš jako první: 6 je krok na počítadle obilí, 1 je dřevo. Co se hodí ke dvěma rolníkům?
lesson-cards-dice-wood = Jedno dřevo je málo. Krok na počítadle krmí figurku v každém kole a každý ze dvou rolníků dá bod navíc. Vrať tah a vezmi 6.
lesson-cards-dice-order = Lov počká: vrať tah a využij kartu.
lesson-cards-dice-decline = Zaplatit ji můžeš. Vrať tah a vezmi ji.
lesson-cards-end = Dvě karty, 5 jídel a druhý krok na počítadle. Ber kartu, kdykoli na ni máš, hlavně se zeleným symbolem, který ti chybí: všech osm je za 64 bodů. Postavy patří k tomu, co máš: rolníci k polím, výrobci k nástrojům, stavitelé k budovám, šamani k figurkám.

## Krmení

lesson-feeding-title = Krmení kmene
lesson-feeding-aim = Uživ šest figurek v kole, do kterého jdeš skoro bez jídla.
lesson-feeding-mouths = Uplynula dvě kola a nikdo nelovil: jídlo došlo a šest figurek chce jíst. Každá sní na konci kola 1 jídlo. Hlad stojí 10 bodů!
lesson-feeding-hunters = Výsledek lovu se dělí dvěma. Čtyři lovci přinesou asi 7 jídel: pošli 4.
lesson-feeding-field = Pole krmí v každém kole jednu figurku, už navždy. Obsaď ho.
lesson-feeding-spare = Poslední figurka jde pro dřevo.
lesson-feeding-act = Využij všechna svá místa v libovolném pořadí.
lesson-feeding-missing = Slabý hod: chybí 1 jídlo. Každé chybějící lze nahradit jednou surovinou. Dej tu nejlevnější: dřevo.
lesson-feeding-missing-starve = To by stálo 10 bodů, víc než má cenu kterákoli surovina! Vrať tah a zaplať dřevem.
lesson-feeding-missing-dear = I to nakrmí, ale jíl má větší cenu než dřevo. Vrať tah a zaplať dřevem.
lesson-feeding-end = Nikdo nehladoví. Než pošleš figurky, podívej se na číslo za šipkou u jídla: říká, kolik zbude. A na pole jdi brzy.

## Konec a body

lesson-scoring-title = Konec a body
lesson-scoring-aim = Ukonči hru ve správnou chvíli a vyhraj.
lesson-scoring-sum = Poslední kola. V bodech už je i to, co by daly karty; stiskni skóre a uvidíš, odkud jsou: budovy, rolníci, šamani, zelené symboly…
lesson-scoring-ends = Hra končí kolem, ve kterém dojde balíček budov, nebo když dojdou karty. V tomhle balíčku zbývá jedna budova, máš na ni a vedeš.
lesson-scoring-last = Obsaď poslední budovu.
lesson-scoring-last-other = Druhý balíček je ještě vysoký, hra by pokračovala. Vrať tah a obsaď poslední budovu.
lesson-scoring-figures = Na nejlevnější kartě jsou dva výrobci nástrojů: každý dá tolik bodů, jakou hodnotu mají tvé nástroje. Postav na ni figurku.
lesson-scoring-figures-other = Chyběly by ti suroviny: tři z pěti jsou na budovu. Vrať tah a vezmi kartu za 1.
lesson-scoring-tool = Máš 2 jídla a 7 z polí pro 9 figurek: akorát, takže nikdo nemusí lovit. Další nástroj se počítá všem výrobcům: vezmi ho.
lesson-scoring-tool-hunt = 2 jídla a 7 z polí nakrmí všech devět. Jídlo na konci nic nedá: vrať tah a vezmi nástroj.
lesson-scoring-forest = Každá zbylá surovina je bod. Šest figurek přinese asi 7 dřev: pošli je do lesa.
lesson-scoring-forest-hunt = Jídlo na konci nic nedá. Vrať tah a jdi pro dřevo.
lesson-scoring-act = Teď využij všechna místa. Budovu zaplať dřevem, jílem a zlatem, kartu kamenem.
lesson-scoring-act-keep = Budova chce právě dřevo, jíl a zlato. Vrať tah a zaplať kartu kamenem.
lesson-scoring-act-lost = Kolo skončilo a budova tam pořád je, takže hra pokračuje. Vrať tah a kup nejdřív ji: dřevem, jílem a zlatem.
lesson-scoring-end = Hra je u konce a vyhráváš. Plán pro první hru: brzy pole, chýše a nástroje, pak každá budova a karta, na kterou máš, a vždycky dost jídla!

## Proč soupeř hraje, jak hraje

why-hut = o figurku víc, odteď v každém kole
why-field = v každém kole stačí o jídlo méně
why-tool = nástroj se přičítá k hodu v každém kole
why-hungry = kmen má na toto kolo málo jídla
why-hunt = zásoba jídla uvolní figurky na později
why-wood = dřevo se získá nejsnáz a dají se jím platit karty
why-clay = jíl má v budově cenu 4 a chce málo ok
why-stone = kámen má v budově cenu 5
why-gold = zlato má v budově cenu 6
why-card-cheap = karta za jedinou surovinu se skoro vždy vyplatí
why-card = karty bodují na konci a na tuhle jsou suroviny
why-building = budova boduje hned
why-build = ty body už nikdo nevezme
why-feed = surovina má menší cenu než 10 bodů

## Kolo ve zkratce

overview-title = Kolo ve zkratce
overview-1 = Pošli figurky: střídavě, vždy na jedno místo, dokud někdo nějaké má.
overview-2 = Využij místa: házej na jídlo a suroviny a zaplať jimi karty a budovy.
overview-3 = Nakrm: každá figurka sní 1 jídlo; něco dají pole.
overview-4 = Další kolo: karty se posunou, nástroje jsou zase připravené. Prázdný balíček hru ukončí.
overview-aim = Vyhrává, kdo má nejvíc bodů: budovy bodují hned, karty na konci, každá zbylá surovina za 1.
