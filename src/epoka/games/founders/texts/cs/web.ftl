### Zakladatelé impéria v prohlížeči: slova herního plánu a průvodce první hrou.

## Předsálí

about-founders = Pokládejte dílky tak, aby každý dostal od sousedů, co potřebuje: od lesa a řeky až po chrámy. Vozy, mince a válka otevírají cesty, které by jinak nebyly.

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
board-brings = přináší { $token }
board-face = { $face }
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
board-tile-at = { $face }, políčko ({ $x }, { $y })
board-empty-cell = prázdné políčko ({ $x }, { $y })
board-attacked = napadený
board-linked = spojený vozem, skupina { $group }
board-hand = Žetony v ruce

## Průvodce

guide-draft = Vaše území začíná dvěma dílky přírody. Každý tah dává dílek jednu ze svých dvou surovin osmi políčkům kolem sebe. Dobrý začátek jsou dva dílky, které mají dohromady tři nebo čtyři různé suroviny.
guide-lay = Dílky leží stranou k sobě. Trochu záleží na tom, který je výš: žetony války zasahují nejvyšší dílek sloupce.
guide-reveal = Každý tah začíná odkrytím dílku, který si později může vzít kdokoli. Do řady se vejde pět dílků: než se odkryje šestý, odejde celá řada ze hry.
guide-points = Červený dílek je na dosah! Červené dílky přinášejí většinu bodů a o ten, který si někdo vezme, ostatní přijdou.
guide-add = Teď přidejte jeden z odkrytých dílků. Značky vlevo nahoře říkají, co potřebuje z osmi políček kolem sebe, kolečko vpravo dole ukazuje, co vyrábí. Suroviny se nikdy nespotřebují.
guide-place = Dílek může na políčko s číslem. Ukažte na ně a čáry předvedou, který dílek co dodá; každý dá za tah jeden kus. Nahradit jiný dílek stojí 1 bod.
guide-token = Dílky města vám daly žetony. Za tah smíte zahrát jeden, ještě než přidáte dílek. Každý žeton, který vám na konci zbude v ruce, má hodnotu 1 bodu.
guide-token-at = Válka dílek navždy umlčí. Mince koupí výrobek dílku na tento tah a pak patří jeho majiteli. Vůz dovolí čtyřem dílkům dělit se o to, co vyrábějí. Řemeslník zastaví dílek vesnice a přinese 2 body.
guide-end = Konec je blízko. Hra skončí hned po tahu, po kterém nezbývá žádný vyložený červený dílek nebo jsou všechny tři balíčky prázdné; poslední kolo se nedohrává.
