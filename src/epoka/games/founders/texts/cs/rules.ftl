### Pravidla Zakladatelů impéria: ke každému pravidlu text a název. Jedna věta na řádek.

rules-section-setup = Příprava hry
rules-section-turn = Tah
rules-section-reveal = Odkrytí dílku
rules-section-adding = Přidání dílku
rules-section-skipping = Tah bez nového dílku
rules-section-supply = Dodávání surovin
rules-section-tokens = Žetony
rules-section-war = Žetony války
rules-section-coin = Žetony mincí
rules-section-wagon = Žetony vozů
rules-section-craftsman = Žetony řemeslníků
rules-section-replacing = Nahrazení dílku
rules-section-end-of-turn = Konec tahu
rules-section-end = Konec hry
rules-section-scoring = Závěrečné vyhodnocení

## Příprava hry

rule-TE-1-title = Dílky a balíčky
rule-TE-1 =
    97 dílků se roztřídí podle druhu a každý druh se zamíchá zvlášť.
    Dílky přírody, vesnice a města tvoří tři balíčky lícem dolů, jeden pod druhým.
    Co se z balíčku odkryje, leží v řadě vpravo od něj.

rule-TE-2-title = Dílky vítězství
rule-TE-2 =
    Dílky vítězství se odkryjí na celou hru: 8 ve dvou hráčích, 12 ve třech nebo čtyřech.
    Ostatní se vrátí do krabice, aniž by je kdo viděl, a nabídka se už nikdy nedoplňuje.

rule-TE-3-title = Kdo začíná
rule-TE-3 =
    Podle pravidel lze začínajícího hráče vybrat jakkoli.
    U tohoto stolu začíná hráč na prvním místě, pokud stůl neurčí jiné nebo nenechá rozhodnout náhodu.
    Od něj jde všechno po směru hodinových ručiček.

rule-TE-4-title = Dílky k úvodnímu výběru
rule-TE-4 = K úvodnímu výběru se odkryjí dílky přírody: 5 ve dvou hráčích, 7 ve třech, 9 ve čtyřech.

rule-TE-5-title = Úvodní výběr
rule-TE-5 =
    Od začínajícího hráče po směru hodinových ručiček si každý vezme jeden z těchto dílků.
    Potom si každý vezme druhý, tentokrát v opačném pořadí, takže začínající hráč vybírá první i poslední.
    Jediný zbylý dílek zůstane v řadě přírody.

rule-TE-6-title = První území
rule-TE-6 =
    Tvoje dva dílky leží lícem nahoru a dotýkají se celou stranou.
    Ke které straně prvního dílku přijde druhý, je na tobě; rozhodneš se hned, jakmile si ho vybereš.
    Tyto dva dílky jsou základem tvého území.

rule-TE-7-title = První řady
rule-TE-7 =
    Po úvodním výběru se vedle balíčků odkryjí dva dílky přírody, dva dílky vesnice a jeden dílek města.
    V řadě přírody pak leží tři dílky.

rule-TE-8-title = Zásoby žetonů
rule-TE-8 =
    24 žetonů tvoří čtyři zásoby po šesti: válka, mince, vozy a řemeslníci.
    Žetony řemeslníků se zamíchají lícem dolů; na každém je jiný ze šesti výrobků vesnice.
    Na začátku nemá nikdo žádný žeton.

rule-TE-9-title = První tah
rule-TE-9 = První tah má začínající hráč, dále se hráči střídají po směru hodinových ručiček.

## Tah

rule-TE-10-title = Tři kroky
rule-TE-10 =
    Tvůj tah má tři kroky v pevném pořadí: odkrýt dílek, zahrát žeton, přidat dílek do svého území.
    První je povinný, druhý je na tobě a třetí je povinný vždy, když je možný.
    Potom se tah uzavře.

## Odkrytí dílku

rule-TE-11-title = Kterýkoli balíček
rule-TE-11 =
    Zvol balíček přírody, vesnice, nebo města, pokud v něm ještě něco zbývá.
    Jeho horní dílek se odkryje a přidá na konec řady vedle něj.

rule-TE-12-title = Pět v řadě
rule-TE-12 =
    Do řady se vejde pět dílků.
    Je-li zvolená řada plná, jejích pět dílků nejprve odejde ze hry a nový dílek tam leží sám.
    Ostatní řady se nemění.

rule-TE-13-title = Vždy je co odkrýt
rule-TE-13 = Se třemi prázdnými balíčky už hra skončila, takže kdo je na tahu, najde vždy aspoň jeden dílek k odkrytí.

## Přidání dílku

rule-TE-20-title = Co smíš přidat
rule-TE-20 =
    Zvol jeden dílek ze tří řad nebo z vyložených dílků vítězství.
    Přijde do tvého vlastního území, buď na prázdné políčko, nebo na místo některého z tvých dílků.
    Z cizího území nelze dílek vzít nikdy.
    Mezera v řadě se nezaplňuje; řady rostou jen odkrýváním.

rule-TE-21-title = Stranou ke straně
rule-TE-21 =
    Prázdné políčko vyhovuje jen tehdy, má-li celou stranu společnou s dílkem tvého území.
    Dotyk rohem nestačí.

rule-TE-22-title = Požadované suroviny
rule-TE-22 =
    Dílky vesnice, města a vítězství vyžadují suroviny.
    Každou z nich musí dodat některý z tvých dílků na osmi políčkách kolem zvoleného, včetně těch přes roh.

rule-TE-23-title = Příroda nic nežádá
rule-TE-23 = Dílek přírody nevyžaduje žádné suroviny; stačí mu políčko, které přiléhá stranou k tvému území.

rule-TE-24-title = Jen při přidání
rule-TE-24 =
    Na požadovaných surovinách záleží jen ve chvíli, kdy dílek přidáváš.
    Potom už zůstává a plně působí, i když některý z jeho dodavatelů přestane produkovat nebo je nahrazen.

rule-TE-25-title = Dílky se nestěhují
rule-TE-25 =
    Uvnitř území se žádný dílek nikdy nepřesouvá.
    Území roste bez omezení na všechny strany a smějí v něm být mezery.

rule-TE-26-title = Přidat musíš
rule-TE-26 =
    Hodí-li se kterýkoli odkrytý dílek na prázdné políčko, musíš nějaký dílek přidat.
    Který a kam, je na tobě, a počítá se i nahrazení vlastního dílku.
    Dokud leží odkrytý nějaký dílek přírody, je vždy co přidat.

rule-TE-27-title = Žeton za dílek města
rule-TE-27 =
    Když přidáš dílek města, hned si vezmeš žeton druhu, který je na něm; žeton řemeslníka se losuje naslepo.
    Dílek města dává žeton jen jednou za hru.
    Žetonů každého druhu je tolik, kolik je dílků, které je dávají, takže nemohou dojít.

rule-TE-28-title = Žetony jsou veřejné
rule-TE-28 = Všichni vidí, které žetony máš, a u řemeslníků i jejich výrobek.

## Tah bez nového dílku

rule-TE-30-title = Nic se nehodí
rule-TE-30 =
    Nehodí-li se na prázdné políčko žádný odkrytý dílek, tvůj tah končí bez nového dílku.
    Tištěná pravidla tu mluví o prázdném balíčku přírody; u tohoto stolu stačí, že se nic nehodí.
    Místo toho smíš nahradit některý svůj dílek, ale nemusíš.

## Dodávání surovin

rule-TE-31-title = Aktivní dílky
rule-TE-31 =
    Dílek je aktivní, dokud na něm neleží žeton války, mince ani řemeslníka, a produkují jen aktivní dílky.
    Dílky vítězství neprodukují nikdy nic.

rule-TE-32-title = Příroda dá jedno ze dvou
rule-TE-32 =
    V jednom tahu dá dílek přírody jednu ze svých dvou surovin, nikdy obě.
    Rozhoduješ se před přidáním dílku a příště se smíš rozhodnout jinak.

rule-TE-33-title = Vesnice a město
rule-TE-33 = Dílek vesnice nebo města dává každý tah tu jedinou surovinu, která je na něm.

rule-TE-34-title = Jeden dílek, jeden kus
rule-TE-34 =
    V jednom tahu dodá dílek jeden kus, a pokryje tak jednu požadovanou surovinu.
    Na dvě suroviny jsou vždy potřeba dva různí dodavatelé, nebo jeden dodavatel a koupený kus.

rule-TE-35-title = Nic se nespotřebuje
rule-TE-35 = Suroviny se neshromažďují ani neutrácejí: tentýž dílek může dodávat znovu v každém dalším tahu.

rule-TE-36-title = Koupený kus
rule-TE-36 = Kus koupený za žeton mince pokryje jednu požadovanou surovinu, ať dílek položíš kamkoli; dodavatel v okolí pro něj být nemusí.

rule-TE-37-title = Dodávky vozem
rule-TE-37 =
    Dílky spojené vozy se dělí o to, co produkují.
    V jednom tahu může každý z nich předat okolním políčkům jeden kus: vlastní, nebo od kteréhokoli aktivního dílku své skupiny.
    Výrobek jednoho dílku lze předat jen jednou za tah.

## Žetony

rule-TE-40-title = Jeden žeton za tah
rule-TE-40 =
    Ve svém tahu smíš zahrát jediný žeton, po odkrytí dílku a před přidáním.
    Čerstvě získaný žeton musí počkat aspoň do tvého příštího tahu.
    Žetony, které nezahraješ, přinesou na konci body.

## Žetony války

rule-TE-41-title = Co lze napadnout
rule-TE-41 =
    Žeton války položíš na dílek jiného hráče, který je ve svém sloupci nejvýše, ať je jakéhokoli druhu.
    Takový dílek má každý sloupec každého cizího území; na mezerách ve sloupci nezáleží.
    Co je nahoře a co dole, se určuje z pohledu majitele území.

rule-TE-42-title = Napadený dílek
rule-TE-42 =
    Napadený dílek do konce hry neprodukuje ani neboduje a body nepřinese ani žeton řemeslníka, který leží pod žetonem války.
    Své políčko však zabírá dál, lze k němu přikládat, předává suroviny, je-li spojen, a smí být nahrazen.
    Znovu ho napadnout nelze a dílky pod sebou chrání.

## Žetony mincí

rule-TE-43-title = Kam smí žeton mince
rule-TE-43 =
    Žeton mince položíš na dílek jiného hráče, který něco produkuje.
    Vyloučeny jsou dílky vítězství, napadené dílky a dílky, na nichž leží žeton řemeslníka nebo mince.

rule-TE-44-title = Co za něj koupíš
rule-TE-44 =
    Získáš jeden kus toho, co produkuje právě tento dílek, na tento tah a tak, jako by pocházel z tvého území.
    U dílku přírody určíš jednu z jeho dvou surovin.
    Kus, který v tomto tahu nevyužiješ, propadne, a žeton smíš zahrát i jen proto, že chceš dílek zablokovat.

rule-TE-45-title = Mince mění majitele
rule-TE-45 =
    Dokud na něm žeton mince leží, dílek neprodukuje, takže se bez něj jeho majitel musí obejít celý svůj příští tah.
    Je-li spojen, předává dál, co produkují jiné.
    Na konci toho tahu si majitel žeton vezme a smí ho zahrát od následujícího tahu.

## Žetony vozů

rule-TE-46-title = Kam patří žeton vozu
rule-TE-46 =
    Žeton vozu položíš na roh, kde se stýkají čtyři tvoje dílky tvořící čtverec dva krát dva.
    Bez takového čtverce ho zahrát nelze.
    Zůstává tam do konce hry a body nepřináší.

rule-TE-47-title = Spojené skupiny
rule-TE-47 =
    Čtyři dílky čtverce tvoří skupinu.
    Čtverce, které mají společný aspoň jeden dílek, splynou v jednu skupinu; ty, které se jen dotýkají, zůstávají oddělené.
    Do jednoho čtverce patří jen jeden žeton vozu.

rule-TE-48-title = Nečinné dílky ve skupině
rule-TE-48 =
    Spojeny mohou být i dílky vítězství a dílky se žetonem války, mince nebo řemeslníka: samy nic nepřidají, ale předávají, co produkují jiné.
    Když spojený dílek nahradíš, vůz zůstává a nový dílek se zapojí na jeho místě.

## Žetony řemeslníků

rule-TE-49-title = Usazení řemeslníka
rule-TE-49 =
    Žeton řemeslníka položíš lícem nahoru na některý svůj aktivní dílek vesnice, který produkuje zobrazený výrobek.
    Ten dílek už nikdy neprodukuje, ale na konci přinese 2 body, pokud není napaden.

## Nahrazení dílku

rule-TE-50-title = Nový dílek za starý
rule-TE-50 =
    Místo prázdného políčka smíš zvolit místo některého ze svých dílků; kterýkoli druh smí nahradit kterýkoli.
    Starý dílek se nejprve odebere a leží lícem dolů před tebou, takže novému nic dodat nemůže.
    Suroviny požadované novým dílkem musí jako vždy dodat okolí toho políčka.

rule-TE-51-title = Žetony na starém dílku
rule-TE-51 =
    Žetony války a řemeslníků ze starého dílku jdou do krabice.
    Žeton mince z něj si vezmeš do ruky, i když byl dílek také napaden.
    Žetony vozů zůstávají na místě.

rule-TE-52-title = Cena nahrazení
rule-TE-52 =
    Každý nahrazený dílek tě na konci stojí 1 bod a nahrazený dílek vítězství už své body nepřinese.
    Takto položený dílek města dává žeton jako obvykle.

rule-TE-53-title = Nikdy z povinnosti
rule-TE-53 = Nahradit dílek nemusí nikdo, ani když jinak nelze nic přidat.

## Konec tahu

rule-TE-60-title = Uzavření tahu
rule-TE-60 =
    Vezmeš si do ruky všechny žetony mincí ležící na tvých dílcích a nevyužitý koupený kus propadne.
    Pokud tím hra neskončila, je na tahu tvůj soused po levici.

## Konec hry

rule-TE-70-title = Došly dílky vítězství
rule-TE-70 = Hra končí tahem, po kterém už neleží vyložený žádný dílek vítězství.

rule-TE-71-title = Došly balíčky
rule-TE-71 =
    Hra končí také tahem, po kterém jsou všechny tři balíčky prázdné, i když v řadách dílky ještě leží.
    Rozhodne-li se tak stůl, stačí prázdný balíček města.

rule-TE-72-title = Není už co získat
rule-TE-72 =
    Hra končí i tehdy, když se věci mají tak, že už nikdo nemůže získat žádné body.
    Posuzují to sami hráči: na začátku tahu smí hráč konec jednou navrhnout, a souhlasí-li postupně všichni ostatní, hra hned končí; první odmítnutí věc uzavírá.
    Když žádný zbývající dílek ani žeton už nikomu nemůže změnit body, navrhne konec po tahu jednou sám stůl a zeptá se všech. Lze hrát i bez tohoto konce.

rule-TE-73-title = Žádné poslední kolo
rule-TE-73 =
    Konec nastává okamžitě, takže někteří mohou mít o jeden tah víc než jiní.
    Dojdou-li všechny balíčky, je ve dvou a ve třech hráčích tahů stejně; ve čtyřech mají první dva po 15 a druzí dva po 14.

## Závěrečné vyhodnocení

rule-TE-80-title = Nejprve mince
rule-TE-80 =
    Před počítáním si každý vezme do ruky žetony mincí ze svých dílků.
    Žeton mince zahraný v posledním tahu se proto počítá majiteli dílku, na kterém leží.

rule-TE-81-title = Body
rule-TE-81 =
    Získáš body uvedené na svých dílcích vítězství, 2 za každý žeton řemeslníka ve svém území a 1 za každý žeton v ruce.
    Napadené dílky a řemeslníci na nich nepřinesou nic, stejně jako ostatní zahrané žetony.
    Každý nahrazený dílek ubere 1 bod; výsledek může klesnout pod nulu.

rule-TE-82-title = Kdo vyhrává
rule-TE-82 =
    Vyhrává nejvyšší počet bodů.
    Při shodě rozhodne větší počet dílků vítězství v území, včetně napadených.
    Je-li i ten stejný, o vítězství se hráči dělí.
