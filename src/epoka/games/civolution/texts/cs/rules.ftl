### Pravidla hry Civolution, jedna zpráva na pravidlo: text a nadpis. Jedna věta na řádek.

## Příprava

rule-CV-1-title = Stůl
rule-CV-1 =
    Kontinent leží uvnitř stupnice bodů, deska pokroku vlevo a deska průběhu vpravo.

rule-CV-2-title = Ukazatele
rule-CV-2 =
    Ukazatel fáze začíná na fázi 1 a počasí na mírném poli.

rule-CV-3-title = Události
rule-CV-3 =
    Čtyři náhodné z 20 karet událostí tvoří balíček událostí; ostatní opouštějí hru, aniž je kdo viděl.

rule-CV-4-title = Dílky bodování epoch
rule-CV-4 =
    Čtyři náhodné bodovací dílky určují, kterou kategorii boduje každá epocha.

rule-CV-5-title = Dílky závěrečného bodování
rule-CV-5 =
    Tři další dílky zvyšují závěrečnou hodnotu svých kategorií.
    Poslední dva opouštějí hru.

rule-CV-6-title = Zakrytá pole
rule-CV-6 =
    Hraje-li méně než čtyři, žetony zakryjí pole pro více hráčů: tři ve třech, šest ve dvou.

rule-CV-7-title = Nabídky čipů
rule-CV-7 =
    Na každé volné pole cíle a na tři pole příjmů i tři pole atributů přijde náhodný odkrytý čip.

rule-CV-8-title = Kontinent
rule-CV-8 =
    Osm dílků kontinentu náhodně zaplní rám 5 × 3; dílek A zabírá jednu buňku, ostatní dvě.

rule-CV-9-title = První mapa
rule-CV-9 =
    V první hře mají dílky A, B a C pevná místa uprostřed; dalších pět je náhodných.

rule-CV-10-title = Místa
rule-CV-10 =
    24 míst se zamíchá a leží zakrytá, po jednom v každém výřezu.

rule-CV-11-title = Dílky surovin
rule-CV-11 =
    Každé pevninské území dostane zakrytý dílek suroviny své krajiny.
    Dva startovní jsou odkryté, takže ta území jsou rozvinutá.

rule-CV-12-title = Zablokovaná tábořiště
rule-CV-12 =
    Ve dvou je na celou hru zavřeno deset tábořišť, ve třech čtyři, ve čtyřech žádné.

rule-CV-13-title = Nabídka kostek
rule-CV-13 =
    V nabídce je o jednu aktivační kostku a o jednu kostku osudu víc než hráčů.

rule-CV-14-title = Konzole
rule-CV-14 =
    Dostaneš konzoli s 15 hlavními moduly na úrovni I.

rule-CV-15-title = První kostky
rule-CV-15 =
    Začínáš se šesti aktivačními kostkami, po jedné od každé hodnoty, a jednou kostkou osudu.

rule-CV-16-title = Dílky stupňů
rule-CV-16 =
    Tvé dílky stupňů 4 a 5 začínají neaktivní.

rule-CV-17-title = Stavby na konzoli
rule-CV-17 =
    Na tvé konzoli čekají čtyři osady, tři farmy a dvě lodě.

rule-CV-18-title = Kotouče
rule-CV-18 =
    Tvé kotouče začínají na 0 bodech, na prvním poli přízně a na 0 každé stupnice pokroku.

rule-CV-19-title = První kmeny
rule-CV-19 =
    V každém ze dvou startovních území stojí tvůj silný kmen, ne u ohně.
    Body za to nejsou.

rule-CV-20-title = Značky
rule-CV-20 =
    Z tvých 50 značek začínají dvě jako suroviny, dvě na lodích a čtyři jako značky resetu.

rule-CV-21-title = Karty začátečníků
rule-CV-21 =
    Začátečník dostane číslovanou kartu značek a z každého balíčku kartu výzkumu téhož čísla.

rule-CV-22-title = Nabídka výzkumu
rule-CV-22 =
    Každý balíček leží zakrytý a vedle něj je místo na odkrytý.

rule-CV-23-title = Výběr prvních karet
rule-CV-23 =
    Pokročilý dobere dvě karty z každého balíčku a tři karty značek a tajně si nechá od každého druhu jednu.
    Odmítnuté karty výzkumu jdou pod své balíčky.

rule-CV-24-title = Startovní značky
rule-CV-24 =
    Polož značky na pole uvedená na kartě značek; karta pak opouští hru.

rule-CV-25-title = Startovní monolit
rule-CV-25 =
    O tom, kdo má monolit a začíná, rozhodne los.

rule-CV-26-title = Karta čipu začátečníků
rule-CV-26 =
    Začátečník vezme kartu čipu téhož čísla a náhodný čip cíle.

rule-CV-27-title = Výběr karty čipu
rule-CV-27 =
    Odkryje se o jednu kartu čipu víc než hráčů, každá s čipem cíle.
    Vybírá se proti směru hodin a začínající vybírá poslední.

rule-CV-28-title = Použití karty čipu
rule-CV-28 =
    Čip cíle přijde do oblasti cílů a uvedený modul stoupne na úroveň II.
    Karta se stane prvním čipem příjmů, ve stupni 4 posledního sloupce.

rule-CV-29-title = Smíšené skupiny
rule-CV-29 =
    Nejdřív si vezmou sady začátečníci; pak pokročilí vybírají ze zbytku.

## Průběh hry

rule-CV-30-title = Epochy a fáze
rule-CV-30 =
    Hra má čtyři epochy po osmi fázích a pak závěrečné bodování.

rule-CV-31-title = Pořadí
rule-CV-31 =
    Pořadí začíná u držitele monolitu a jde po směru hodin.

rule-CV-32-title = Body
rule-CV-32 =
    Body se počítají hned.

rule-CV-33-title = Událost epochy
rule-CV-33 =
    Fáze 1 odkryje kartu události; její změna počasí a událost přijdou ve fázi 7.

rule-CV-34-title = Nové karty výzkumu
rule-CV-34 =
    Vrchní karta každého zakrytého balíčku přijde na odkrytý.

rule-CV-35-title = Nové cíle
rule-CV-35 =
    Každý si po řadě může vzít jeden vyložený čip cíle.
    Jsou-li všechna tři pole obsazená, překryje viditelný čip.

rule-CV-36-title = Doplnění cílů
rule-CV-36 =
    Nabídka se doplní, až když vybrali všichni.

rule-CV-37-title = Nález navíc
rule-CV-37 =
    Vezmi libovolnou ze tří surovin pevninské krajiny, ve které máš kmen.

## Fáze akcí a moduly

rule-CV-38-title = Kola akcí
rule-CV-38 =
    Ve fázi 4 má každý v kole jeden tah, po řadě.

rule-CV-39-title = Tah
rule-CV-39 =
    Ve svém tahu aktivuj jeden modul, nebo proveď reset; pasovat nelze.

rule-CV-40-title = Placení modulu
rule-CV-40 =
    Modul spotřebuje dvě kostky svých dvou hodnot; jsou odložené do resetu.

rule-CV-41-title = Nápady
rule-CV-41 =
    Každý utracený nápad změní jednu tvou kostku o 1; 6 a 1 sousedí.

rule-CV-42-title = Plánovací značky
rule-CV-42 =
    Plánovací značka nahradí aktivační kostku hodnoty svého pole; nápady ji mohou změnit také.

rule-CV-43-title = Značky soustředění
rule-CV-43 =
    Značka soustředění nahradí aktivační kostku libovolné hodnoty.

rule-CV-44-title = Ne za kostky osudu
rule-CV-44 =
    Plánovací značky a značky soustředění nikdy nenahradí kostky osudu.

rule-CV-45-title = Moduly
rule-CV-45 =
    Je 15 hlavních modulů o třech úrovních, šest modulů vlastností a spánek.

rule-CV-46-title = Jedna možnost, nebo vše
rule-CV-46 =
    Dává-li modul na výběr, vezmeš jednu možnost; jinak provedeš kterékoli z jeho akcí. Výroba III a Obchod je mísí
    v libovolném pořadí; u Rozmnožování III a Výroby I a II je druhá akce před první, nebo po ní.

rule-CV-47-title = Vylepšení během použití
rule-CV-47 =
    Modul vylepšený během použití platí na nové úrovni od příštího tahu.

rule-CV-48-title = Spánek
rule-CV-48 =
    Libovolné dvě kostky dají značku soustředění, nebo dva nápady.

rule-CV-49-title = Moduly vlastností
rule-CV-49 =
    Dvě kostky hodnoty modulu dají jednu značku jeho vlastnosti.

rule-CV-50-title = Migrace
rule-CV-50 =
    Úroveň I dovolí jednu migraci; na úrovních II a III rozhoduje zkouška přízně až o dvou či třech, při neúspěchu o jednu méně.

rule-CV-51-title = Rozmnožování
rule-CV-51 =
    Úroveň I dá jedno rozmnožení, úroveň II až dvě po úspěšné zkoušce, úroveň III až dvě a zkoušku na posílení kmene.

rule-CV-52-title = Výroba
rule-CV-52 =
    Vyrob až 2, 3 nebo 4 suroviny a doprav 1, 1 nebo 2; na úrovni I doprava vyžaduje zkoušku přízně.

rule-CV-53-title = Doprava
rule-CV-53 =
    Doprav až 3, 6 nebo všechny suroviny; na úrovni III ty z lodí mohou na libovolné pole skladu.

rule-CV-54-title = Obživa
rule-CV-54 =
    Jdi jednou na lov, na úrovni III až dvakrát; nebo posilni až 1, 3 či 4 kmeny.

rule-CV-55-title = Průzkum
rule-CV-55 =
    Prozkoumej, od úrovně II s dalším místem kdekoli a 2 nebo 4 body; nebo učiň šťastný nález, na úrovni III dva.

rule-CV-56-title = Stavba
rule-CV-56 =
    Dokonči jeden projekt, na úrovni II dva stejné, na III libovolné dva; nebo instaluj kartu stavby.

rule-CV-57-title = Plánování
rule-CV-57 =
    Instaluj čip cíle, na úrovni III můžeš i jeden získat; nebo polož 2, 3 či 3 plánovací značky na jedno pole kostek.

rule-CV-58-title = Výzkum
rule-CV-58 =
    Získej jednu kartu výzkumu, na úrovni III dvě; nebo dober 2, 4 či 4 a nech si 1, 1 či 2.

rule-CV-59-title = Úspěch
rule-CV-59 =
    Získej aktivační kostku, nebo kostku osudu, od úrovně II obě; nebo instaluj kartu úspěchu.

rule-CV-60-title = Poznání
rule-CV-60 =
    Získej 3 nápady, od úrovně II 6; nebo instaluj kartu poznatku.

rule-CV-61-title = Mutace
rule-CV-61 =
    Přesuň značku vlastnosti, od úrovně II až dvakrát; nebo instaluj kartu mutace.

rule-CV-62-title = Vynález
rule-CV-62 =
    Použij jeden čip příjmů, od úrovně II až dvakrát, třeba týž; nebo instaluj kartu vynálezu.

rule-CV-63-title = Obchod
rule-CV-63 =
    Proveď jeden prodej a jeden nákup, od úrovně II po dvou v libovolném pořadí; úroveň III začíná 2 mincemi.

rule-CV-64-title = Činnost
rule-CV-64 =
    Proveď jednu činnost, na úrovni II dvě různé, na III dvě libovolné.

rule-CV-65-title = Nejdřív místa
rule-CV-65 =
    Skryté sluje působí před výrobou a posvátné skály před rozmnožováním.

rule-CV-66-title = Přesun vlastností
rule-CV-66 =
    Značka vlastnosti přejde na pole libovolné jiné tvé vlastnosti.

rule-CV-67-title = Jedno pole plánů
rule-CV-67 =
    Všechny plánovací značky jedné aktivace leží na témže poli kostek.

rule-CV-68-title = Dobírání karet
rule-CV-68 =
    Zvol všechny balíčky, než se podíváš; co si nenecháš, jde pod svůj balíček.

rule-CV-69-title = Zvláštní prémie
rule-CV-69 =
    Na úrovni III smíš vynechat jedno aktivní pole ceny, nikdy jediné; nebo instalovat druhou kartu téhož druhu.

## Akce

rule-CV-70-title = Migrování
rule-CV-70 =
    Silný kmen jde na sousední území a usadí se na volném tábořišti, nebo tam vytlačí kmen.
    Slabé kmeny zůstávají.

rule-CV-71-title = Vytlačení
rule-CV-71 =
    Vytlačený kmen jde beze změny do divočiny; vytlačující zeslábne.

rule-CV-72-title = Tábořiště s ohněm
rule-CV-72 =
    Usazení u ohně hned přináší vytištěné body.

rule-CV-73-title = Nalodění
rule-CV-73 =
    Silný kmen může migrovat na volné místo tvé lodi na sousední vodě a odtud dál.

rule-CV-74-title = Rozvoj
rule-CV-74 =
    První kmen na pevninském území odkryje jeho dílek suroviny a získá tam surovinu.

rule-CV-75-title = Sousedství
rule-CV-75 =
    Území sousedí, dotýkají-li se hranicemi; společné místo nestačí, kromě jeskyní.

rule-CV-76-title = Jinam
rule-CV-76 =
    Migrace končí na jiném území.
    Během tahu se kmen nikdy nevrátí tam, odkud v tomto tahu vyšel, ať ho přesouvá cokoli.

rule-CV-77-title = Dlouhé cesty
rule-CV-77 =
    Několik migrací může vést jeden kmen dál; usadí se až na konci cesty.
    Přes vodu projde jen tam, kde má tvá loď volné místo.

rule-CV-78-title = Nový kmen
rule-CV-78 =
    Kde máš kmen, přibude nový: silný na volném tábořišti, slabý, když vytlačuje.

rule-CV-79-title = Na lodi
rule-CV-79 =
    Loď s právě jedním kmenem má místo pro nový silný.

rule-CV-80-title = Bez kmenů
rule-CV-80 =
    Bez kmene na kontinentu můžeš začít znovu na libovolném pevninském území.

rule-CV-81-title = Všechny kmeny ve hře
rule-CV-81 =
    Se všemi 20 kmeny na kontinentu se nelze rozmnožit.

rule-CV-82-title = Zkouška přízně
rule-CV-82 =
    Hoď všemi kostkami osudu: stačí, když jedna z nich není vyšší než číslo tvého pole přízně.
    Na posledním poli uspěješ bez hodu.

rule-CV-83-title = Nápady po hodu
rule-CV-83 =
    Po hodu mohou nápady měnit kostky osudu, každý o 1.

rule-CV-84-title = Konec stupnice přízně
rule-CV-84 =
    Krok za poslední pole přízně propadá.

rule-CV-85-title = Vyrábění
rule-CV-85 =
    Polož značku jako surovinu na území se svým kmenem, i vícekrát na totéž.

rule-CV-86-title = Náklad lodi
rule-CV-86 =
    Loď s kmenem unese jednu surovinu; její druh zůstává do dopravy otevřený.

rule-CV-87-title = Doprava suroviny
rule-CV-87 =
    Surovina jde na pole skladu podle suroviny území; kmen není třeba.

rule-CV-88-title = Z lodi
rule-CV-88 =
    Náklad lodi se stane odkrytou surovinou sousedního území.

rule-CV-89-title = Lov
rule-CV-89 =
    Urči území se svým kmenem bez žetonu lovu, hoď kostkami osudu a jednu zvol: tabulka udá jídlo.
    V této epoše tam už nikdo neloví.

rule-CV-90-title = Posílení
rule-CV-90 =
    Slabý kmen kdekoli vstane a zesílí.

rule-CV-91-title = Prozkoumání
rule-CV-91 =
    Odkryj všechna zakrytá místa u území se svým kmenem a získej jejich body.

rule-CV-91a-title = Ještě jedno místo
rule-CV-91a =
    Od úrovně II může další místo ležet kdekoli; i jeho body se počítají.

rule-CV-92-title = Šťastný nález
rule-CV-92 =
    Urči pevninskou krajinu se svým kmenem a hoď kostkami osudu: zvolená kostka určí řadu suroviny.

rule-CV-93-title = Stavební projekty
rule-CV-93 =
    Projekt je farma, loď, socha nebo osada; díl musí být na konzoli.

rule-CV-94-title = Farma
rule-CV-94 =
    Farma je zdarma, na pevnině s tvým kmenem, bez farmy a mimo sopky; přinese nápad.

rule-CV-95-title = Loď
rule-CV-95 =
    Loď je zdarma, na vodě u tvého kmene; silný kmen ze sousedství může hned nastoupit.

rule-CV-96-title = Staveniště
rule-CV-96 =
    Stav u svého kmene, nejvýše dvě své stavby na staveništi, z nich nejvýše jednu osadu.
    Ostrov vyžaduje tvou loď s kmenem.

rule-CV-97-title = Socha
rule-CV-97 =
    Uskladněná surovina ze seznamu staveniště se stane sochou; pak můžeš postoupit na stupnici.

rule-CV-98-title = Osada
rule-CV-98 =
    Zaplať suroviny vytištěné vedle ní, postav ji a získej čip příjmů.

rule-CV-99-title = Čtvrtá osada
rule-CV-99 =
    Čtvrtá osada může také aktivovat dílek stupně.

rule-CV-100-title = Diamanty osad
rule-CV-100 =
    Prázdné výřezy osad ukazují diamanty blahobytu.

## Konzole

rule-CV-101-title = Sloupce
rule-CV-101 =
    Do každého z devíti sloupců patří jeden druh dílů; čipy příjmů patří kamkoli.

rule-CV-102-title = Vázání sloupce
rule-CV-102 =
    První díl svého druhu přijde do sloupce prázdného, nebo jen s čipy příjmů; další patří za ním.

rule-CV-103-title = Nejnižší stupeň
rule-CV-103 =
    Díl jde na nejnižší volný stupeň sloupce a tam zůstane.

rule-CV-104-title = Získání čipu příjmů
rule-CV-104 =
    Vezmi vyložený čip, doplň nabídku, instaluj ho do libovolného sloupce a jednou použij.

rule-CV-105-title = Pevná opora
rule-CV-105 =
    Čip příjmů potřebuje plnou oporu: na jediném čipu cíle ležet nemůže.

rule-CV-106-title = Použití čipu příjmů
rule-CV-106 =
    Proveď jeho akci, nebo si vezmi 1 bod; po neúspěšné zkoušce už bod vzít nelze.

rule-CV-107-title = Aktivace dílků stupňů
rule-CV-107 =
    Otoč jeden neaktivní dílek stupně na aktivní; záleží na tom jen v závěrečném bodování.

rule-CV-108-title = Prémie za dokončení
rule-CV-108 =
    Každá jen jednou: za dokončený stupeň 1 je čip příjmů, za stupeň 2 dílek stupně.

rule-CV-109-title = Nad stupněm 5
rule-CV-109 =
    Sloupce mohou růst dál; karty stojí jako ve stupni 5 a body tam nedávají.

rule-CV-110-title = Poslední sloupec
rule-CV-110 =
    Poslední sloupec začíná ve stupni 4 tvou kartou čipu; další díl jde do stupně 5.

rule-CV-111-title = Instalace karty
rule-CV-111 =
    Zvol z ruky kartu daného druhu a její sloupec; jejím stupněm je nejnižší volný.

rule-CV-112-title = Aktivní pole ceny
rule-CV-112 =
    Ve stupni n se plní prvních n polí ceny; prázdná nic nechtějí.

rule-CV-113-title = Druhy cen
rule-CV-113 =
    Cena žádá suroviny či vlastnosti vrátit, nebo vlastnosti mít; někdy místo suroviny stačí osady.

rule-CV-114-title = Ceny se sčítají
rule-CV-114 =
    Stejné požadavky se sčítají, kromě osad, u nichž znak říká, že jedny jsou obsaženy v druhých.

rule-CV-115-title = Vyšší cena
rule-CV-115 =
    Smíš splnit cenu vyššího stupně bez mezer; karta přesto leží ve svém.

rule-CV-116-title = Body za kartu
rule-CV-116 =
    Získej body vytištěné na splněných aktivních polích.

rule-CV-117-title = Okamžitá prémie
rule-CV-117 =
    Pak následuje okamžitá prémie karty; co nemůžeš nebo nechceš využít, propadá.

rule-CV-118-title = Schopnosti
rule-CV-118 =
    Horní třetina zůstane vidět: její schopnost, činnost či bodová prémie ti patří odteď.

rule-CV-119-title = Instalace čipu cíle
rule-CV-119 =
    Zvol viditelný čip ze své oblasti cílů a splň teď jeho požadavek.

rule-CV-120-title = Půl sloupce
rule-CV-120 =
    Čip cíle zabírá půl stupně: dva leží vedle sebe, nebo jeden na druhém.

rule-CV-121-title = Prémie za vylepšení
rule-CV-121 =
    Neležel-li pod ním žádný čip, smíš vylepšit libovolný hlavní modul.

rule-CV-122-title = Získání čipu cíle
rule-CV-122 =
    Vezmi vyložený čip do oblasti cílů a hned doplň nabídku; překryté čipy čekají.

rule-CV-123-title = Vylepšení
rule-CV-123 =
    Hlavní modul pod úrovní III stoupne o jednu úroveň.

rule-CV-124-title = Čipy atributů
rule-CV-124 =
    Kdykoli jsi na řadě, smíš si vzít vyložený čip atributu: musíš mít dost značek jeho vlastnosti a jednu vrátit.

rule-CV-125-title = Doplnění atributů
rule-CV-125 =
    Nabídka se hned doplní, dokud jsou v sáčku čipy; výhoda čipu platí odteď.

rule-CV-126-title = Získání karty výzkumu
rule-CV-126 =
    Vezmi vrchní kartu libovolného balíčku; vyprázdněný odkrytý balíček hned dostane novou.

rule-CV-127-title = Získání aktivační kostky
rule-CV-127 =
    Vezmi ji z nabídky, hoď jí a odteď ji používej.

rule-CV-128-title = Získání kostky osudu
rule-CV-128 =
    Odteď se hází s tvými ostatními kostkami osudu.

rule-CV-129-title = Prázdná nabídka
rule-CV-129 =
    Není-li kostka v nabídce, vezmeš ji tomu, kdo jich má nejvíc; kterou, to zvolí předávající.

rule-CV-130-title = Prodej
rule-CV-130 =
    Prodej jednu uskladněnou surovinu za peníze podle řady a jednu za 2 body, v libovolném pořadí.

rule-CV-131-title = Nákup
rule-CV-131 =
    Libovolná surovina stojí 2 mince, leží-li její dílek odkrytý na kontinentu, jinak 4.

rule-CV-132-title = Činnosti
rule-CV-132 =
    Každý smí zaplatit 1 minci za krok na stupnici; instalované karty přidávají další činnosti.

rule-CV-133-title = Postup
rule-CV-133 =
    Každý překročený práh dá svou prémii jednou, popořadě.

rule-CV-134-title = Prémie stupnic
rule-CV-134 =
    Prémie jsou vylepšení modulu s hodnotou stupnice, přízeň či čip příjmů, dílek stupně či 3 body a 3 body.

rule-CV-135-title = Konec stupnice
rule-CV-135 =
    Každý krok za pole 12 dá místo toho 2 body.

rule-CV-136-title = Světlá pole
rule-CV-136 =
    Na světlých polích záleží jen u některých karet.

## Reset

rule-CV-137-title = Kdy resetovat
rule-CV-137 =
    Reset smíš provést s nejvýše třemi aktivačními kostkami na polích.

rule-CV-138-title = Posun ukazatele
rule-CV-138 =
    Reset posune ukazatel fáze; na červeném koncovém poli se blíží konec fáze.

rule-CV-139-title = Nový hod
rule-CV-139 =
    Hoď všemi použitými kostkami a vybranými z těch na polích.

rule-CV-140-title = Značka resetu
rule-CV-140 =
    Další značka resetu, a není-li už žádná, značka ze zásoby, se stane nápadem, nebo jídlem.

rule-CV-141-title = Poslední kolo
rule-CV-141 =
    Když přijde konec, dohraje se kolo a hraje se ještě jedno celé.

rule-CV-142-title = Nic nepropadá
rule-CV-142 =
    Kostky, plány, soustředění a nápady zůstávají z epochy do epochy.

## Pozdější fáze

rule-CV-143-title = Soutěska
rule-CV-143 =
    Za každou odkrytou soutěsku, u níž máš kmen, vracíš 1 jídlo, máš-li ho.

rule-CV-144-title = Ledovec
rule-CV-144 =
    Každý odkrytý ledovec oslabí jeden tvůj silný kmen u něj, podle tvé volby.
    Dva ledovce oslabí dva kmeny, pokud se dva najdou.

rule-CV-145-title = Tajemný dub
rule-CV-145 =
    Za každý dub dá každé sousední území s tvým kmenem 2 body na vodě, v bažině a poušti, jinak 1.

rule-CV-146-title = Jídlo pro kmeny
rule-CV-146 =
    Kmen na tábořišti či lodi potřebuje 1 jídlo, v divočině 2.

rule-CV-147-title = Farmy živí
rule-CV-147 =
    Kde stojí tvá farma, potřebuje každý tvůj kmen na tábořišti i v divočině o jedno jídlo méně.

rule-CV-148-title = Hladové kmeny
rule-CV-148 =
    Rozhoduješ o každém kmeni; nenakrmené silné zeslábnou, nenakrmené slabé zahynou.

rule-CV-149-title = Deus ex machina
rule-CV-149 =
    Má-li být tvůj kmen odstraněn, smíš se místo toho vrátit o pole přízně.

rule-CV-150-title = Silné kmeny bodují
rule-CV-150 =
    Po krmení dá každý silný kmen 1 bod.

rule-CV-151-title = Počasí
rule-CV-151 =
    Ukazatel počasí se posune podle karty; překročí-li bílou čáru, zastaví se na kraji a platí její vlastní účinek.

rule-CV-152-title = Účinek počasí
rule-CV-152 =
    Dobré účinky lze odmítnout, zlé ne; je-li výběr, je na tobě.

rule-CV-153-title = Horko a zima
rule-CV-153 =
    Zaplať 1 jídlo, nebo odstraň kmen, podle toho, co můžeš.

rule-CV-154-title = Událost
rule-CV-154 =
    Pak přijde událost; prémie pro toho, kdo vede, při shodě propadá.

rule-CV-154a-title = Vedení
rule-CV-154a =
    Vést znamená být před všemi; jmenuje-li karta všechny, kdo mají nejvíc, shoda se počítá.

rule-CV-155-title = Bodování epochy
rule-CV-155 =
    Kategorie epochy dá 5, 4, 3 nebo 2 body za jednotku v epochách 1–4.

rule-CV-156-title = Monolit se posouvá
rule-CV-156 =
    Dostane ho, kdo získal nejvíc; při shodě první z nich po směru hodin za dosavadním držitelem.

rule-CV-157-title = Stupnice jako kategorie
rule-CV-157 =
    Kategorie stupnice počítá pole tvého kotouče.

rule-CV-158-title = Evoluce
rule-CV-158 =
    Evoluce počítá tvé značky vlastností.

rule-CV-159-title = Blahobyt
rule-CV-159 =
    Blahobyt počítá diamanty: za každá 3 jídla, za každé 2 mince, za postavené osady a zaplněné mezery skladu.

rule-CV-160-title = Nejvíc diamantů
rule-CV-160 =
    Jídlo a peníze dají nejvýše po pěti diamantech.

rule-CV-161-title = Obyvatelstvo
rule-CV-161 =
    Obyvatelstvo počítá tvé kmeny na kontinentu.

rule-CV-162-title = Rozmach
rule-CV-162 =
    Rozmach počítá území s aspoň jedním tvým kmenem.

rule-CV-163-title = Příjmy
rule-CV-163 =
    Použij každý svůj čip příjmů jednou, v libovolném pořadí.

rule-CV-164-title = Sochy bodují
rule-CV-164 =
    Každá socha dá body nad tvým kotoučem přízně.

rule-CV-165-title = Žetony lovu se vracejí
rule-CV-165 =
    Všechny žetony lovu opustí kontinent.

rule-CV-166-title = Sloupce resetu
rule-CV-166 =
    Každý prázdný sloupec resetu dostane značku ze zásoby.

rule-CV-167-title = Poslední příjmy
rule-CV-167 =
    V epoše 4 se počítají jen čipy a sochy; pak následuje závěrečné bodování.

## Závěrečné bodování a meze

rule-CV-168-title = Kategorie na konci
rule-CV-168 =
    Boduje se popořadě všech devět kategorií; kde leží dílek, platí jeho hodnota.

rule-CV-169-title = Stupně
rule-CV-169 =
    Každý díl dá 2, 3, 4, 7 nebo 10 bodů podle stupně; stupně 4 a 5 chtějí aktivní dílek.

rule-CV-170-title = Bodové prémie
rule-CV-170 =
    Karta bodové prémie boduje za každou kartu a čip příjmů ve sloupci včetně sebe.

rule-CV-171-title = Vítěz
rule-CV-171 =
    Vyhrává, kdo má nejvíc bodů; při shodě kdo má víc vylepšení, pak kdo je dřív v pořadí.

rule-CV-172-title = Prázdná zásoba
rule-CV-172 =
    Dojdou-li ti značky, smíš nejdřív vrátit své z konzole a kontinentu, bez náhrady.
    Sochy, značky resetu a ty na lodích zůstávají.

rule-CV-172a-title = Uprostřed zisku
rule-CV-172a =
    Zásoba, která dojde uprostřed zisku, se do jeho konce počítá za prázdnou.

rule-CV-173-title = Bez limitu na polích
rule-CV-173 =
    Na poli konzole smí ležet libovolně mnoho značek.

rule-CV-174-title = Co je tajné
rule-CV-174 =
    Ruka je tajná a bez limitu; zakryté balíčky a sáčky jsou skryté; vše ostatní je veřejné.

rule-CV-175-title = Plná stupnice přízně
rule-CV-175 =
    Na posledním poli přízně další kroky propadají.

## Místa

rule-CV-176-title = Skrytá sluj
rule-CV-176 =
    Před výrobou ti každá odkrytá sluj u tvého kmene dovolí na sousedním území vyrobit a uskladnit jednu surovinu.

rule-CV-177-title = Posvátná skála
rule-CV-177 =
    Před rozmnožováním ti každá odkrytá skála u tvého kmene dá zkoušku přízně na jedno rozmnožení na sousedním území.

rule-CV-178-title = Jeskyně
rule-CV-178 =
    Pro migraci sousedí všechna území u odkrytých jeskyní.

rule-CV-179-title = Houbové údolí
rule-CV-179 =
    Lov u údolí přinese za každé o 1 jídlo víc, nejvýše o 2.

rule-CV-180-title = Sopka
rule-CV-180 =
    Farmy nesmějí stát u odkryté sopky; ty, které tam stojí, se vrátí na konzole.

rule-CV-181-title = Pro všechny
rule-CV-181 =
    Místa působí na každou přítomnou civilizaci, ne jen na tu, která je odkryla.

## Sólo

rule-CV-182-title = Sólo: příprava
rule-CV-182 =
    Připrav hru jako pro dva; konzoli máš jen ty.
    Startovní karty si smíš i volně vybrat.

rule-CV-182a-title = Začínáš ty
rule-CV-182a =
    V epoše 1 máš monolit ty a odkryjí se dvě karty čipů.

rule-CV-183-title = Sólové karty
rule-CV-183 =
    Vylož sedm karet nabídky a zamíchej 15 karet akcí do zakrytého balíčku.

rule-CV-184-title = Kotouče V.I.C.I.
rule-CV-184 =
    Její kotouče začínají tam, kde tvé.

rule-CV-185-title = Kmeny V.I.C.I.
rule-CV-185 =
    Má 15 kmenů a 50 značek a v každém startovním území silný kmen a značku zásob.

rule-CV-186-title = Její tabulky
rule-CV-186 =
    Dvě značky začínají v tabulce evoluce a dvě v tabulce blahobytu.

rule-CV-187-title = Co nemá
rule-CV-187 =
    Má šest aktivačních kostek a jednu kostku osudu, ale žádnou konzoli, karty, čipy ani zboží.

rule-CV-188-title = Fáze 1 a 3
rule-CV-188 =
    Hrají se jako obvykle, jen V.I.C.I. nemá nález navíc.

rule-CV-189-title = Její čip cíle
rule-CV-189 =
    Hod 1–4 odstraní čip cíle na tom místě nabídky; 5 a 6 žádný.

rule-CV-190-title = Její tah
rule-CV-190 =
    Tahy se střídají; v jejím tahu se odkryje a provede vrchní karta akcí.

rule-CV-191-title = Její reset
rule-CV-191 =
    Jsou-li vidět čtyři modré a čtyři červené symboly, karta se neprovede: ukazatel se posune a karty se odloží.

rule-CV-191a-title = Na koncovém poli
rule-CV-191a =
    Tam její reset nic neposune; odkryté karty zůstávají z epochy do epochy.

rule-CV-192-title = Konec fáze
rule-CV-192 =
    Konec fáze akcí může jako obvykle způsobit kterákoli strana.

rule-CV-193-title = Místa ji nepostihují
rule-CV-193 =
    Žádné místo na V.I.C.I. nepůsobí.

rule-CV-194-title = Krmení jejích kmenů
rule-CV-194 =
    Po jednom zásobení nakrmí jedna značka na svém území jeden kmen z tábořiště, dvě všechny z tábořišť a jeden z divočiny; zbytek slábne či hyne.

rule-CV-195-title = Její silné kmeny
rule-CV-195 =
    Získá 1 bod za každý silný kmen.

rule-CV-196-title = Události a V.I.C.I.
rule-CV-196 =
    Počasí a prémie ji míjejí, ale kde událost civilizace porovnává, soupeří i ona; některé události hledí na její tabulku blahobytu.

rule-CV-197-title = Její kategorie
rule-CV-197 =
    Boduje kategorii epochy; pro evoluci a blahobyt platí její tabulky.
    Může získat monolit.

rule-CV-198-title = Její příjmy
rule-CV-198 =
    Ve fázi 8 boduje jen sochy.

rule-CV-199-title = Porazit V.I.C.I.
rule-CV-199 =
    Na konci boduje devět kategorií; vyhraješ jen s více body, než má ona.

rule-CV-200-title = Karty akcí
rule-CV-200 =
    Obtížnost určí polovinu; kostka vybere řádek, nebo jmenovaná kategorie svou akci.

rule-CV-201-title = Její stupnice
rule-CV-201 =
    Z prémií stupnic bere jen body; kroky za 12 jí dají po 2 bodech.

rule-CV-202-title = Odstranění karty
rule-CV-202 =
    Vrchní odkrytá karta jmenovaného balíčku opustí hru.

rule-CV-203-title = Další zisky
rule-CV-203 =
    Získává body, přízeň, sochy na ostrově a kostky, i od tebe.

rule-CV-204-title = Značka evoluce
rule-CV-204 =
    Zakryje další pole tabulky; na symbolu čipu se odstraní vyložený čip atributu.

rule-CV-205-title = Značka blahobytu
rule-CV-205 =
    Zakryje další pole tabulky; na symbolu čipu se odstraní vyložený čip příjmů.

rule-CV-206-title = Volba území
rule-CV-206 =
    Nejdřív rozhodne přednost, pak hod, pak nejmenší požadavek; bez území akce propadá.

rule-CV-207-title = Hod na území
rule-CV-207 =
    Kostka vybere krajinu podle kola území, druhá počet signálních ohňů.

rule-CV-208-title = Její rozmnožení
rule-CV-208 =
    Nový kmen zabere nejlepší tábořiště podle přednosti a vytlačením neslábne.

rule-CV-209-title = Další migrace
rule-CV-209 =
    Jsou-li všechna tábořiště na jejích územích její, hned migruje.

rule-CV-210-title = Její migrace
rule-CV-210 =
    Silný kmen jde z území, kde má aspoň dva, na sousední pevninu, kde jich má nejméně.

rule-CV-211-title = Zásobení
rule-CV-211 =
    Značka zásob přijde tam, kde jich je nejméně; druhá zablokuje pole farmy.

rule-CV-212-title = Její průzkum
rule-CV-212 =
    Odkryje místa u toho svého území, které jich má nejvíc zakrytých, a získá jejich body.

rule-CV-213-title = Její žeton lovu
rule-CV-213 =
    Přijde na nejlepší krajinu k lovu, nejdřív tam, kde máš kmeny ty i ona.

rule-CV-214-title = Její poslední kmen
rule-CV-214 =
    Ztratí-li ho, hned přibude nový tam, kde máš kmen ty.

rule-CV-215-title = Skryté balíčky
rule-CV-215 =
    Do balíčku akcí ani odložených karet se nesmí nahlížet.

rule-CV-216-title = Obtížnost
rule-CV-216 =
    Od začátečnické po expertní úroveň neplatí červená polovina nikdy, platí v poslední epoše, v posledních dvou, v posledních třech, nebo ve všech čtyřech.
