### Zakladatelé impéria v prohlížeči: slova herního plánu a průvodce první hrou.

## Lobby

about-founders = Pokládej dílky tak, aby každý dostal od sousedů, co potřebuje: od lesa a řeky až po chrámy. Vozy, mince a válka otevírají nové možnosti.
    .aim = Získej nejvíc bodů za dílky vítězství, než dojdou.
    .time = 30–45 min
    .weight = snadno se naučí

## Nabídka

board-draft = Výběr prvních dílků
board-turn = Tah { $turn }
board-turns-left =
    { $number ->
        [0] poslední
       *[other] pak nejvýše { $number }
    }
board-full = plná řada
board-display = Vyložené dílky vítězství
board-supply = Tah a zásoba žetonů
board-needs = potřebuje: { $good } a { $giving }
board-needs-one = potřebuje: { $good }
board-makes = vyrábí { $good_object }
board-makes-either = dává { $good_object } nebo { $giving_object }, za tah jen jedno
board-agreed-end = Shodnou-li se všichni, že už nikdo nemůže získat body, hra hned končí.
board-craftsman-kept = Teď můžeš zahrát řemeslníka za 2 body.
board-token-kept = Jsou to poslední tahy: žeton, který si necháš, se už nemusí hodit.
board-points-left = Můžeš přidat dílek, body: { $points }.
board-brings = přináší { $token }
board-face = { $face }
board-fits =
    { $number ->
        [one] hodí se na { $number } políčko
        [few] hodí se na { $number } políčka
       *[other] hodí se na { $number } políček
    }
board-token-war = umlčí nejvyšší dílek sloupce jiného hráče do konce hry: už nic nevyrábí ani neboduje
board-token-coin = koupí na tento tah jeden výrobek dílku jiného hráče; dílek se na čas zastaví a jeho majitel si pak minci vezme
board-token-wagon = leží tam, kde se stýkají čtyři tvé dílky: od té chvíle se dělí o to, co vyrábějí
board-token-craftsman = jde na tvůj dílek vesnice s tímto výrobkem; dílek přestane vyrábět a přinese 2 body
board-recipes = Co z čeho vzniká
board-any-product = kterýkoli výrobek vesnice

## Území

board-territories = Čí území je vidět zvětšené
board-territory =
    Území, { $by }: { $number ->
        [one] { $number } dílek
        [few] { $number } dílky
       *[other] { $number } dílků
    }, body za dílky vítězství: { $points }
board-candidate = Možnost { $number }
board-tile-at = { $face }, políčko { CELL($x, $y) }
board-empty-cell = prázdné políčko { CELL($x, $y) }
board-attacked = napadený
board-linked = spojený vozem, skupina { $group }
board-made = Tvé území vyrábí: { $goods }
board-hand = Žetony v ruce

## Průvodce

guide-aim = Vyhrává, kdo má nejvíc bodů. Většinu z nich přinášejí červené dílky vítězství nad mapou; když dojdou nebo jsou všechny balíčky prázdné, hra končí, obvykle po 30 až 45 minutách. Nejdřív si vyber zemi: území začíná dvěma dílky přírody.
guide-draft = Každý tah dává dílek jednu ze svých dvou surovin osmi políčkům kolem sebe. Dobrý začátek jsou dva dílky, které mají dohromady tři nebo čtyři různé suroviny.
guide-lay = Dílky leží stranou k sobě. Trochu záleží na tom, který je výš: žetony války zasahují nejvyšší dílek sloupce.
guide-reveal = Každý tah začíná odkrytím dílku, který si později může vzít kdokoli. Do řady se vejde pět dílků: než se odkryje šestý, odejde celá řada ze hry.
guide-points = Červený dílek je na dosah! Červené dílky přinášejí většinu bodů a o ten, který si někdo vezme, ostatní přijdou.
guide-add = Teď přidej jeden z odkrytých dílků. Značky vlevo nahoře říkají, co potřebuje z osmi políček kolem sebe, kolečko vpravo dole ukazuje, co vyrábí. Suroviny se nikdy nespotřebují.
guide-place = Dílek může na políčko s číslem. Ukaž na ně a čáry předvedou, který dílek co dodá; každý dá za tah jeden kus. Nahradit jiný dílek stojí 1 bod.
guide-token = Dílky města ti daly žetony. Za tah smíš zahrát jeden, ještě než přidáš dílek. Každý žeton, který ti na konci zbude v ruce, má hodnotu 1 bodu.
guide-token-at = Válka dílek navždy umlčí. Mince koupí výrobek dílku na tento tah a pak patří jeho majiteli. Vůz dovolí čtyřem dílkům dělit se o to, co vyrábějí. Řemeslník zastaví dílek vesnice a přinese 2 body.
guide-end = Konec je blízko. Hra skončí hned po tahu, po kterém nezbývá žádný vyložený červený dílek nebo jsou všechny tři balíčky prázdné; poslední kolo se nedohrává.
