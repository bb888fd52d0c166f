### Civolution: lekce, proč soupeř v první hře hraje, jak hraje, a přehled epochy.

## Chyby společné více krokům

lesson-other-module = I ten modul by fungoval, ale tento krok chce jiný. Vrať tah a stiskni osvětlený.
lesson-other-place = I tam to jde, ale lekce pokračuje jinde. Vrať tah a zvol osvětlené území.
lesson-not-done = Tady se dá ještě něco získat. Vrať tah a pokračuj.
lesson-fire = Tábořiště s ohněm dává body hned, ostatní žádné. Vrať tah a obsaď oheň.

## Kostky a moduly

lesson-dice-title = Kostky a moduly
lesson-dice-aim = Zaplať moduly kostkami, změň kostku nápadem a podívej se na reset.
lesson-dice-welcome = Vedeš civilizaci čtyřmi epochami. Body dávají ohně, místa, karty, stupnice, kategorie každé epochy a na konci všech devět. Vyhrává, kdo jich má nejvíc.
lesson-dice-console = Konzole je tvůj motor. Ve svém tahu aktivuješ jeden modul a každý chce dvě kostky s hodnotami, které ukazuje. Máš šest kostek, od každé hodnoty jednu.
lesson-dice-insight = { module-insight } chce 3 a 6. Stiskni tento modul, zaplať těmito kostkami a vezmi nápady.
lesson-dice-insight-dice = Jiné kostky by zbytečně stály nápady. Vrať tah a použij 3 a 6.
lesson-dice-insight-install = Karty mají vlastní lekci. Vrať tah a vezmi nápady.
lesson-dice-explore = Použité kostky čekají na reset. Za 1 a 4 máš modul { module-exploration }: prozkoumej okolí lesa, kde žije tvůj kmen, a získej body za odkrytá místa.
lesson-dice-explore-dice = To stojí nápady, které můžeš ušetřit. Vrať tah a použij 1 a 4.
lesson-dice-explore-find = Šťastný nález dá surovinu. Tady chceme body: vrať tah a prozkoumávej.
lesson-dice-idea = Zbývají 2 a 5. { module-sustenance } chce 2 a 4: jeden nápad změní 5 na 4. Jdi na lov na svém území a pak vyber hodnotu, která platí; další nápady mohou dát víc jídla.
lesson-dice-idea-strengthen = Všechny tvé kmeny už jsou silné. Vrať tah a jdi na lov.
lesson-dice-reset = Kostky došly, takže proběhl reset: všemi použitými se hází znovu. Značka resetu se stane nápadem nebo jídlem: vyber si.
lesson-dice-end = To je rytmus hry: tři moduly, reset, tři moduly… Nápady zachrání špatný hod a každý reset přiblíží konec epochy.

## Kmeny

lesson-tribes-title = Kmeny a migrace
lesson-tribes-aim = Obsaď dva ohně a odkryj novou surovinu.
lesson-tribes-people = Na kontinentu stojí dva tvé kmeny. Nacházejí suroviny, loví, stavějí a počítají se na konci epochy: víc kmenů na více územích jsou body.
lesson-tribes-grow = { module-procreation } přinese nový kmen tam, kde už nějaký máš. Ať se usadí u ohně v lese.
lesson-tribes-choose = { module-migration } přesune silný kmen na sousední území. Vyber kmen u ohně: jeho body už máš.
lesson-tribes-choose-who = Ten druhý ti tam drží lov a suroviny. Vrať tah a vyber kmen u ohně.
lesson-tribes-settle = Jdi do hor a usaď se tam u ohně. Kdo přijde první, odkryje surovinu území a jednu dostane.
lesson-tribes-settle-where = I to jde, ale cílem jsou tady hory. Vrať tah a jdi tam.
lesson-tribes-end = Tři body a nové území. Ohně jsou nejrychlejší body první epochy: buď tam dřív než ostatní.

## Jídlo

lesson-food-title = Jídlo a farmy
lesson-food-aim = Postav farmu, jdi na lov a připrav se na krmení.
lesson-food-mouths = Na konci epochy sní každý kmen 1 jídlo, v divočině 2. Hladové silné kmeny zeslábnou, slabé zahynou. Máš dva kmeny a žádné jídlo.
lesson-food-farm = Farma je zdarma. Aktivuj modul { module-building } a zvol stavební projekt.
lesson-food-farm-install = Karty staveb chtějí osady. Vrať tah a zvol projekt.
lesson-food-ground = Postav farmu v lese: tvé kmeny tam potřebují o 1 jídlo méně, v každé epoše. Dá i nápad.
lesson-food-ground-other = Loď otevře vodu, ale nejdřív se musí jíst. Vrať tah a postav farmu.
lesson-food-hunt = Teď jdi lovit na louku: { module-sustenance }. Vybraná hodnota rozhodne, kolik jídla bude; na každém území se loví jednou za epochu.
lesson-food-hunt-strengthen = Tvé kmeny jsou silné. Vrať tah a jdi na lov.
lesson-food-end = Jídla je pro všechny. Sleduj „Co přijde“: říká, co budou tvé kmeny potřebovat. Po krmení je každý silný kmen bod.

## Suroviny

lesson-materials-title = Suroviny
lesson-materials-aim = Dostaň do skladu čtyři dřeva.
lesson-materials-chain = Surovinami se platí karty, sochy a osady. Získávají se ve dvou krocích: vyrobíš je na území s kmenem a pak je dopravíš do skladu.
lesson-materials-produce = { module-production } klade suroviny na území. Vyrob dvakrát v lese.
lesson-materials-produce-test = Zkouška může jednu hned dopravit. Dobře, ale nejdřív vyrábějme: vrať tah.
lesson-materials-enough = Zkouška přízně by už jednu mohla dopravit; chce štěstí s kostkou osudu. Tentokrát ji nech být.
lesson-materials-enough-test = Dobrý pokus, ale změnil by čísla této lekce. Vrať tah a skonči.
lesson-materials-transport = { module-transport } chce 1 a 5; nápad změní 4 na 5. Doprav všechny tři z lesa a pak skonči.
lesson-materials-end = Čtyři dřeva. Surovinami se platí karty; přebytek prodáš modulem { module-trade } za peníze a body.

## Karty výzkumu

lesson-cards-title = Karty výzkumu
lesson-cards-aim = Instaluj kartu, vylepši modul a získej novou kartu.
lesson-cards-hand = Držíš pět karet, od každého druhu jednu. Instalovaná dá prémii hned, schopnost natrvalo a na konci body podle stupně.
lesson-cards-module = Každý druh má svůj modul: karty poznatků instaluje { module-insight }. Aktivuj ho a zvol instalaci.
lesson-cards-module-ideas = Nápady jsou dobré, ale karta má teď větší cenu. Vrať tah a instaluj.
lesson-cards-install = Instaluj kartu „{ card-C9 }“. Přijde na nejnižší volný stupeň sloupce; na stupni 1 platí jen první pole ceny a to splňuješ. Zvol stupeň 1.
lesson-cards-install-stage = Vyšší cena tu nic nepřidá. Vrať tah a zaplať jen stupeň 1.
lesson-cards-upgrade = Dva kroky na stupnici vědění překročí práh: vylepši modul té hodnoty. Modul úrovně II udělá za stejné kostky víc.
lesson-cards-research = Teď nová karta: aktivuj modul { module-research } a jednu si vezmi.
lesson-cards-research-draw = Bývá moudré dobrat dvě a jednu si nechat. Teď se ale podívej, co leží odkryté: vrať tah a vezmi kartu.
lesson-cards-open = Vezmi libovolnou odkrytou kartu, jejíž cena ti vyhovuje.
lesson-cards-open-closed = To by byla karta naslepo. Vrať tah a vezmi tu, kterou vidíš.
lesson-cards-end = Karta na stupni 1, vylepšení a nová karta v ruce. Karty jsou druhý motor hry: hledej ceny, které brzy splníš.

## Konec epochy

lesson-era-title = Konec epochy
lesson-era-aim = Nakrm čtyři kmeny, přežij horko a boduj za epochu.
lesson-era-phases = Fáze akcí skončila. Teď přijdou místa, krmení, počasí s událostí, bodování epochy a příjmy. Čtyři kmeny chtějí jíst a máš 5 jídel.
lesson-era-feed = Nakrm všechny čtyři. Každý silný kmen pak dá bod a tato epocha dává 5 bodů za každý kmen!
lesson-era-feed-hungry = Hladový silný kmen zeslábne, slabý zahyne: teď žádný bod a možná o 5 méně. Vrať tah a nakrm ho.
lesson-era-heat = Událost posunula počasí: je horko. Stojí 1 jídlo, nebo kmen. Jedno jídlo ti zbylo.
lesson-era-heat-tribe = Kmen má v bodování této epochy cenu 5 bodů, jídlo skoro žádnou. Vrať tah a zaplať jídlem.
lesson-era-scored = Čtyři kmeny daly 20 bodů. Dílky vedle fází říkají, co se ve které epoše boduje: plánuj podle nich.
lesson-era-income = Nakonec příjmy: použij svůj čip příjmů a proveď jeho akci.
lesson-era-income-point = Bod je fajn, ale akce má teď větší cenu. Vrať tah a použij ji.
lesson-era-end = Epocha je za tebou: drž zásobu jídla, sleduj „Co přijde“ a sbírej, co se boduje. Po čtvrté se počítá všech devět kategorií.

## V.I.C.I.

lesson-vici-title = Sólo proti V.I.C.I.
lesson-vici-aim = Odehraj proti ní dva tahy a pochop, co dělá.
lesson-vici-rival = V sólové hře stojíš proti V.I.C.I., která žádné kostky nepotřebuje. Po každém tvém tahu odkryje jednu kartu a provede ji.
lesson-vici-card = Kolo území a signální ohně určí, kde se usadí; zásoby krmí její kmeny a tabulka se počítá do dvou kategorií. Na konci epoch boduje jako ty.
lesson-vici-turn = Začni modulem { module-procreation }: nový kmen u ohně v lese, než ho obsadí ona.
lesson-vici-did = Odpověděla. „Co V.I.C.I. udělala“ vypráví každý krok její karty; stiskni krok a uvidíš jeho pravidlo.
lesson-vici-again = Zase tvůj tah: { module-migration }, libovolným silným kmenem, kam chceš.
lesson-vici-end = Nikdy neplánuje, ale nikdy neodpočívá: obsazuj ohně brzy a hlídej kategorii epochy. Začátečnická obtížnost je dobrý začátek.

## Proč soupeř hraje, jak hraje

why-research = nové karty k instalaci
why-migration = další území, a možná oheň
why-exploration = odkrytá místa dávají body
why-transport = platit se dá jen surovinami ze skladu
why-sustenance = na konci epochy budou kmeny chtít jíst
why-procreation = o kmen víc na práci i na body
why-production = surovinami se platí karty a osady
why-insight = s nápady se hodí každá kostka
why-building = farmy krmí, sochy a osady bodují
why-planning = plán je kostka na později
why-trade = peníze a body za to, co přebývá
why-achievement = víc kostek je víc tahů před resetem
why-install = karta platí natrvalo a na konci boduje
why-sleep = nic lepšího se k těm kostkám nehodí
why-reset = použité kostky se vrátí
why-feed = nakrmený silný kmen je bod

## Epocha ve zkratce

overview-title = Epocha ve zkratce
overview-1 = Nové karty, nové cíle: karta události říká, co přinese konec epochy.
overview-2 = Akce: dvě kostky aktivují modul, nápady mění kostky. Reset vrátí použité.
overview-3 = Místa, krmení, počasí a událost: každý kmen chce 1 jídlo.
overview-4 = Body a příjmy: boduje se kategorie epochy, platí čipy a sochy. Čtyři epochy, pak všech devět kategorií.
overview-aim = Vyhrává, kdo má po čtyřech epochách nejvíc bodů; dávají je kmeny, stupnice, karty, suroviny a vlastnosti.
