### Pravidla Doby kamenné: ke každému pravidlu text a název. Jedna věta na řádek.

rules-section-setup = Příprava hry
rules-section-round = Kolo
rules-section-placing = Umisťování figurek
rules-section-actions = Vyhodnocení akcí
rules-section-village = Vesnice
rules-section-gathering = Lov a těžba surovin
rules-section-cards = Civilizační karty
rules-section-buildings = Budovy
rules-section-tools = Nástroje
rules-section-feeding = Nakrmení kmene
rules-section-new-round = Další kolo
rules-section-end = Konec hry
rules-section-scoring = Závěrečné vyhodnocení

## Příprava hry

rule-SA-1-title = Počet hráčů
rule-SA-1 =
    Hrají dva až čtyři hráči.
    Pořadí u stolu se nemění a na tahu se všichni střídají po směru hodinových ručiček.

rule-SA-2-title = S čím začínáš
rule-SA-2 =
    Začínáš s 5 figurkami a 12 jídly, bez surovin a nástrojů, na nule na počítadle obilí i na počítadle bodů.
    Dalších 5 figurek tvé barvy čeká ve společné zásobě, takže tvůj kmen nikdy nepřesáhne 10 figurek.

rule-SA-3-title = Balíčky budov
rule-SA-3 =
    Z 28 zamíchaných budov vzniknou čtyři balíčky po sedmi a hraje se s tolika balíčky, kolik je hráčů.
    Ostatní balíčky se odloží, aniž by je kdo viděl.
    Vidět a koupit lze jen horní budovu každého balíčku.
    V českém vydání leží balíčky lícem nahoru, což na hře nic nemění.

rule-SA-4-title = První karty
rule-SA-4 =
    Civilizačních karet je 36; po zamíchání se čtyři vyloží lícem nahoru, od nejlevnějšího místa.
    Zbylých 32 tvoří balíček.

rule-SA-5-title = Vždy čtyři místa karet
rule-SA-5 = Všechna čtyři místa pro karty se používají při jakémkoli počtu hráčů.

rule-SA-6-title = Kdo začíná
rule-SA-6 =
    Podle pravidel začíná nejmladší hráč.
    U tohoto stolu začíná hráč na prvním místě, pokud stůl neurčí jiné nebo nenechá rozhodnout náhodu.

rule-SA-7-title = Žádné horní meze
rule-SA-7 =
    Jídla i surovin smíš mít, kolik chceš, a ani počet bodů není omezen.
    Dojdou-li dílky v krabici, nahradí je něco jiného: nikdo kvůli tomu nedostane méně.

## Kolo

rule-SA-8-title = Tři fáze
rule-SA-8 =
    Kolo má tři fáze: všichni umístí figurky, všichni vyhodnotí akce, všichni nakrmí kmen.
    Potom se připraví další kolo.

## Umisťování figurek

rule-SA-9-title = Jedno místo za tah
rule-SA-9 =
    Od začínajícího hráče po směru hodinových ručiček každý ve svém tahu umístí jednu nebo více figurek na jediné místo.
    Tak se pokračuje dokola, dokud někdo může umisťovat.

rule-SA-10-title = Umístit musíš
rule-SA-10 =
    Dokud máš volnou figurku a některé místo ji může přijmout, musíš umístit aspoň jednu.
    Tah nelze dobrovolně vynechat ani si figurky šetřit.

rule-SA-11-title = Není co umístit
rule-SA-11 =
    Nemáš-li volnou figurku nebo se žádná nikam nevejde, až do konce fáze už na tah nepřijdeš.
    Figurky, které zůstaly doma, v tomto kole nic nedělají, ale jedí jako vždy.
    V českém vydání nikdo neuvázne, protože loviště přijme další figurky vždy.

rule-SA-12-title = Kolik figurek kam
rule-SA-12 =
    Výrobce nástrojů a pole: přesně po 1 figurce.
    Chýše: přesně 2 figurky jednoho hráče, umístěné v témže tahu.
    Loviště: libovolný počet figurek libovolného počtu hráčů.
    Les, jíloviště, kamenolom a řeka: najednou aspoň 1 figurka, celkem nejvýše 7 na každém z nich.
    Každá karta a každá budova: přesně 1 figurka.

rule-SA-13-title = Žádné přidávání
rule-SA-13 =
    Stojí-li už tvoje figurky v lese, na jílovišti, v kamenolomu, na řece nebo na lovišti, nesmíš tam v témže kole poslat další, i kdyby tam bylo místo.
    V českém vydání je výjimkou loviště: ke svým lovcům smíš přidávat v kterémkoli pozdějším tahu.

rule-SA-14-title = Jedna karta nebo budova
rule-SA-14 =
    V jednom tahu smíš obsadit jen jednu kartu nebo jednu budovu, kteroukoli volnou.
    V dalších tazích téhož kola smíš obsazovat další volné.

rule-SA-15-title = Blokovat se smí
rule-SA-15 =
    Místo smíš obsadit, i když na něm nemůžeš zaplatit nebo nic nezískáš.
    Platí to pro chýši, máš-li už 10 figurek, pro pole, jsi-li na políčku 10, pro výrobce, mají-li tvoje nástroje hodnotu 12, i pro kartu či budovu, kterou nechceš koupit.

rule-SA-16-title = Vesnice při méně hráčích
rule-SA-16 =
    Ve dvou nebo ve třech hráčích lze v jednom kole obsadit jen dvě ze tří míst vesnice; obě může obsadit i tentýž hráč.
    Jakmile jsou dvě obsazena, třetí je do konce kola zavřené.

rule-SA-17-title = Těžba při méně hráčích
rule-SA-17 =
    Ve třech hráčích smějí na každém místě těžby stát v jednom kole nejvýše dva různí hráči, ve dvou jen jeden.
    Omezení na 7 figurek platí dál.
    Loviště, karet a budov se to netýká.

rule-SA-18-title = Konec umisťování
rule-SA-18 = Fáze končí, když už nikdo nemůže umístit žádnou figurku.

## Vyhodnocení akcí

rule-SA-19-title = Pořadí akcí
rule-SA-19 =
    Začínající hráč vyhodnotí všechna svá místa, potom totéž udělá další hráč po směru hodinových ručiček a tak dále.
    Pořadí vlastních míst si volíš, ale jedno dokončíš, než začneš další.
    České vydání určité pořadí doporučuje, ale nenařizuje.

rule-SA-20-title = Návrat figurek
rule-SA-20 =
    Po vyhodnocení místa se figurky z něj vrátí na tvou desku, takže na konci fáze jsou všechny doma.
    Hraje-li stůl s nepovinnými akcemi, smíš figurky vzít zpět z kteréhokoli místa bez jeho využití.

rule-SA-21-title = Zisky platí hned
rule-SA-21 = Co získáš (nástroje, suroviny, jednorázový nástroj), můžeš využít už na místech, která vyhodnotíš později v témže tahu.

## Vesnice

rule-SA-22-title = U výrobce nástrojů
rule-SA-22 = Za figurku u výrobce nástrojů dostaneš jeden nástroj.

rule-SA-23-title = V chýši
rule-SA-23 =
    Vezmeš si ze společné zásoby další figurku své barvy, pokud tam nějaká zbývá.
    Umisťovat ji můžeš od dalšího kola, ale jí už v tomto.

rule-SA-24-title = Na poli
rule-SA-24 =
    Posuneš se o jedno políčko na počítadle obilí.
    Na políčku 10 už pole nic nepřinese.

## Lov a těžba surovin

rule-SA-25-title = Kostka za figurku
rule-SA-25 = Hodíš najednou tolika kostkami, kolik figurek na místě máš, a sečteš, co na nich padlo.

rule-SA-26-title = Nástroje po hodu
rule-SA-26 = Když vidíš výsledek hodu, můžeš k němu přidat nástroje.

rule-SA-27-title = Co hod vynese
rule-SA-27 =
    Součet vydělíš a zaokrouhlíš dolů: pro jídlo 2, pro dřevo 3, pro jíl 4, pro kámen 5, pro zlato 6.
    Zbytek propadá a hod nemusí vynést vůbec nic.
    Je-li lovců víc než 7 kostek v krabici, hází se nadvakrát a výsledky se sečtou.

## Civilizační karty

rule-SA-28-title = Cena karty
rule-SA-28 =
    Karta stojí tolik surovin, jaké je číslo jejího místa: 1 zcela vpravo, dále 2, 3 a 4.
    Zaplatíš přesně tolik, v libovolné směsi druhů.
    Jídlo není surovina a platit jím nelze.

rule-SA-29-title = Koupě karty
rule-SA-29 =
    Zaplatíš, vezmeš si kartu, provedeš její horní část a potom ji položíš lícem dolů na svou desku.
    Jednorázové karty leží lícem nahoru, dokud je nevyužiješ.
    Na vlastní karty se smíš kdykoli podívat.

rule-SA-30-title = Odmítnutí karty
rule-SA-30 =
    Nemůžeš-li nebo nechceš-li zaplatit, prostě si vezmeš figurku zpět.
    Karta zůstane v nabídce do dalšího kola a může pak být levnější.

rule-SA-31-title = V kole se nedoplňuje
rule-SA-31 = Prázdná místa pro karty se doplňují až před dalším kolem, takže se za kolo koupí nejvýše čtyři karty.

rule-SA-32-title = Kostky pro všechny
rule-SA-32 =
    Kupující ihned hodí tolika kostkami, kolik je hráčů; nástroje tento hod změnit nemohou.
    Od něj po směru hodinových ručiček si každý vezme jednu kostku a to, co znamená: 1 dřevo, 2 jíl, 3 kámen, 4 zlato, 5 nástroj, 6 posun na počítadle obilí.
    Kostku si vzít musíš, i když ti její zisk propadne.
    Hraje-li stůl s odloženou volbou, vybírají si ostatní na začátku vlastního tahu s akcemi, nebo před krmením, pokud už svůj tah měli.

rule-SA-33-title = Karta s jídlem
rule-SA-33 = Ihned dostaneš tolik jídel, kolik ukazuje karta: 1, 2, 3, 4, 5 nebo 7.

rule-SA-34-title = Karta se surovinou
rule-SA-34 = Ihned dostaneš suroviny zobrazené na kartě: 1 jíl, 1 kámen, 2 kameny nebo 1 zlato.

rule-SA-35-title = Suroviny za hod
rule-SA-35 =
    Hodíš dvěma kostkami a získáš dřevo, kámen nebo zlato podle karty; výsledek se dělí jako při těžbě.
    Můžeš přidat nástroje, které v tomto kole ještě nejsou využité.

rule-SA-36-title = Karta s body
rule-SA-36 = Ihned získáš 3 body.

rule-SA-37-title = Karta s nástrojem
rule-SA-37 = Dostaneš jeden nástroj, stejně jako u výrobce nástrojů.

rule-SA-38-title = Karta s obilím
rule-SA-38 = Posuneš se o jedno políčko na počítadle obilí, stejně jako na poli, nejvýše na 10.

rule-SA-39-title = Karta navíc
rule-SA-39 =
    Vezmeš si horní kartu z balíčku, prohlédneš si ji a necháš ji lícem dolů; později se na ni smíš kdykoli podívat.
    Počítat se bude jen její spodní část, horní se nepoužije nikdy.
    Je-li balíček prázdný, nestane se nic.

rule-SA-40-title = Horní část je povinná
rule-SA-40 =
    Koupíš-li kartu, její horní část se vždy provede.
    Co nemůže mít účinek, propadá.

rule-SA-41-title = Jednorázový nástroj
rule-SA-41 =
    Karta leží lícem nahoru vedle tvé desky.
    Jednou, hned nebo později, smíš přidat celou její hodnotu (2, 3 nebo 4) k hodu, který nástroje měnit mohou, samotnou i spolu s jinými nástroji.
    Potom ji otočíš lícem dolů; omezení běžných nástrojů na jedno použití za kolo se jí netýká.

rule-SA-42-title = Dvě libovolné suroviny
rule-SA-42 =
    Karta leží lícem nahoru vedle tvé desky.
    Jednou, hned nebo později, si smíš vzít libovolné dvě suroviny, stejné nebo různé; potom kartu otočíš lícem dolů.
    Právě tuto kartu jimi zaplatit nelze, a když si je nevezmeš, započítají se ti před závěrečným vyhodnocením.
    Hraje-li stůl bez odkládání této karty, vybereš si obě suroviny hned při koupi.

rule-SA-43-title = Spodní část platí vždy
rule-SA-43 = Spodní část každé tvé karty se počítá v závěrečném vyhodnocení, ať už byla horní využita, nebo ne.

## Budovy

rule-SA-44-title = Koupě budovy
rule-SA-44 =
    Zaplatíš surovinami, nikdy jídlem, vezmeš si budovu a ihned za ni získáš body; budov smíš mít libovolně mnoho.
    Některé udávají suroviny i body, jiné chtějí přesně 4 nebo 5 surovin přesně 1 až 4 druhů podle tvé volby, anebo 1 až 7 libovolných surovin; pak má dřevo hodnotu 3 body, jíl 4, kámen 5 a zlato 6.
    Nemůžeš-li nebo nechceš-li zaplatit, vezmeš si figurku zpět a budova zůstane.
    Po koupi se ukáže další budova balíčku, obsadit ji však lze až v dalším kole.

## Nástroje

rule-SA-45-title = Získávání nástrojů
rule-SA-45 =
    Máš tři místa pro nástroje.
    První tři nástroje jsou nové žetony hodnoty 1; každý další zvýší o 1 jeden z žetonů s nejnižší hodnotou, nejvýše na 4.
    Tvoje žetony se tak liší nejvýše o 1 a dohromady mají hodnotu nejvýše 12.

rule-SA-46-title = Nejlepší nástroje
rule-SA-46 = Máš-li tři žetony hodnoty 4, další nástroj ti nic nepřinese.

rule-SA-47-title = Který nástroj roste
rule-SA-47 =
    Má-li několik tvých žetonů nejnižší hodnotu, vybereš, který z nich vzroste.
    Záleží na tom, když jsou některé využité a jiné ne: využitý žeton zůstává v tomto kole využitý, i když vzroste.

rule-SA-48-title = Kde nástroje pomáhají
rule-SA-48 =
    Nástroje lze přidat k hodu při lovu, při těžbě a u karet se surovinami za hod, nikdy ke kostkám pro všechny.
    Bez hodu není nástroj k ničemu.

rule-SA-49-title = Jednou za kolo, vcelku
rule-SA-49 =
    K jednomu hodu smíš přidat libovolně mnoho nástrojů včetně jednorázových.
    Každý žeton poslouží jednou za kolo a vždy celou hodnotou; mezi více hodů ji rozdělit nelze.

rule-SA-50-title = Jedno rozhodnutí na hod
rule-SA-50 = O nástrojích rozhoduješ, když vidíš kostky, u každého hodu jednou; později už nic nepřidáš.

rule-SA-51-title = Nástroje nedojdou
rule-SA-51 =
    Nikdo nepřijde o nástroj jen proto, že v krabici došly žetony.
    Jednotlivá vydání jich mají různý počet, ale nic to nemění.

rule-SA-52-title = Nástroje znovu k použití
rule-SA-52 = Všechny využité nástroje jsou znovu k použití, jakmile se připraví další kolo.

## Nakrmení kmene

rule-SA-53-title = Nejdřív sklizeň, pak krmení
rule-SA-53 =
    Když jsou všechny figurky doma, vezmeš si nejdřív tolik jídel, kolik ukazuje tvoje pozice na počítadle obilí.
    Potom zaplatíš 1 jídlo za každou svou figurku, i za novou.
    U stolu se krmí v pořadí tahů.

rule-SA-54-title = Nejdřív jídlo
rule-SA-54 =
    Nestačí-li ti jídlo, musíš nejdřív odevzdat všechno.
    Každé chybějící jídlo pak můžeš nahradit jednou libovolnou surovinou.
    Placením surovinami se jídlo ušetřit nedá.

rule-SA-55-title = Hlad: deset bodů
rule-SA-55 =
    V polském a ukrajinském vydání ztratíš 10 bodů, zůstane-li hladová třeba jediná figurka, a víc ne, ať jich hladoví sebevíc.
    O jídlo přijdeš, suroviny ti zůstanou.
    Zaplatíš tedy všechno, co chybí, nebo nedáš žádnou surovinu.

rule-SA-56-title = Hlad: po čtyřech bodech
rule-SA-56 =
    V českém vydání ztratíš 4 body za každé chybějící jídlo, které nenahradíš surovinou.
    Nahradit můžeš i jen část.

rule-SA-57-title = Pod nulou
rule-SA-57 =
    Kvůli hladu můžeš klesnout pod nulu.
    O figurky nikdy nepřijdeš.

## Další kolo

rule-SA-58-title = Nový začínající hráč
rule-SA-58 = Figurka začínajícího hráče přejde na dalšího hráče po směru hodinových ručiček.

rule-SA-59-title = Posun a doplnění karet
rule-SA-59 =
    Zbylé karty se posunou doprava na levnější místa a zachovají své pořadí.
    Potom se volná místa doplní z balíčku, nejlevnější jako první.

rule-SA-60-title = Otočení nástrojů
rule-SA-60 = Všechny využité nástroje se otočí zpět a lze je znovu použít.

rule-SA-61-title = Znovu umisťování
rule-SA-61 = Další kolo začíná umisťováním figurek.

## Konec hry

rule-SA-62-title = Konec kvůli kartám
rule-SA-62 =
    Nestačí-li balíček na všechna volná místa, hra ihned končí a nové kolo se nehraje.
    Je-li karet právě dost, hra pokračuje, třeba i s prázdným balíčkem.
    Kdokoli smí karty v balíčku kdykoli spočítat, ale nikdo se do něj nesmí dívat; stůl se také může dohodnout, že počet zůstane tajný.

rule-SA-63-title = Konec kvůli budovám
rule-SA-63 =
    Koupí-li někdo poslední budovu balíčku, kolo se ještě dohraje, včetně akcí ostatních hráčů a krmení.
    Potom hra končí.

rule-SA-64-title = Po obou koncích
rule-SA-64 =
    Oba konce vedou k závěrečnému vyhodnocení.
    Mohou nastat i v témže kole.

## Závěrečné vyhodnocení

rule-SA-65-title = Karty se zeleným pozadím
rule-SA-65 =
    Tvoje různé symboly tvoří sadu, která má hodnotu jejich počtu vynásobeného sebou samým.
    Každý symbol je ve hře dvakrát; druhé kusy tvoří další sadu, počítanou stejně.
    Česká pravidla druhou sadu nezmiňují, ale i v českém vydání se počítá, pokud stůl nehraje jen s jednou.

rule-SA-66-title = Karty s pískovým pozadím
rule-SA-66 =
    Sečti postavy každého povolání na svých kartách a pak násob.
    Rolníky pozicí na počítadle obilí, stavitele počtem budov, šamany počtem figurek, výrobce nástrojů celkovou hodnotou nástrojů.
    Jednorázové nástroje se sem nepočítají.

rule-SA-67-title = Zbylé suroviny
rule-SA-67 =
    Za každou surovinu, která ti zůstala, získáš 1 bod.
    Za jídlo body nejsou.

rule-SA-68-title = Kdo vítězí
rule-SA-68 = Vítězí hráč s nejvíce body.

rule-SA-69-title = Rozhodnutí shody
rule-SA-69 = Při stejném počtu bodů sečti pozici na počítadle obilí, celkovou hodnotu nástrojů a počet figurek: rozhoduje vyšší součet.

rule-SA-70-title = Stále shoda
rule-SA-70 =
    Je-li i to stejné, o vítězství se hráči dělí; česká pravidla o tom mlčí a hraje se podle nich stejně.
    Pokud stůl dělené vítězství nepřipouští, přednost má ten, kdo byl v posledním kole na tahu později.
