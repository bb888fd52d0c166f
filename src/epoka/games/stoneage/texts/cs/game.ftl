### Doba kamenná: názvy a věty voleb, výzev, záznamu hry a odmítnutí.
### Názvy jsou psány jako uvnitř věty; `$place_to` je atribut .to místa a tak dále.
### Věty záznamu začínají jménem hráče. Odmítnutí nemají tečku: následuje číslo pravidla.

## Hra

game-stone-age = Doba kamenná

## Místa: název, kam, kde, odkud

place-hunt = loviště
    .to = na loviště
    .at = na lovišti
    .from = z loviště
place-forest = les
    .to = do lesa
    .at = v lese
    .from = z lesa
place-clay = jíloviště
    .to = na jíloviště
    .at = na jílovišti
    .from = z jíloviště
place-quarry = kamenolom
    .to = do kamenolomu
    .at = v kamenolomu
    .from = z kamenolomu
place-river = řeka
    .to = na řeku
    .at = na řece
    .from = z řeky
place-toolmaker = výrobce nástrojů
    .to = k výrobci nástrojů
    .at = u výrobce nástrojů
    .from = od výrobce nástrojů
place-hut = chýše
    .to = do chýše
    .at = v chýši
    .from = z chýše
place-field = pole
    .to = na pole
    .at = na poli
    .from = z pole
place-card-1 = karta na místě 1
    .to = na kartu na místě 1
    .at = na kartě na místě 1
    .from = z karty na místě 1
place-card-2 = karta na místě 2
    .to = na kartu na místě 2
    .at = na kartě na místě 2
    .from = z karty na místě 2
place-card-3 = karta na místě 3
    .to = na kartu na místě 3
    .at = na kartě na místě 3
    .from = z karty na místě 3
place-card-4 = karta na místě 4
    .to = na kartu na místě 4
    .at = na kartě na místě 4
    .from = z karty na místě 4
place-building-1 = budova z balíčku 1
    .to = na budovu z balíčku 1
    .at = na budově z balíčku 1
    .from = z budovy na balíčku 1
place-building-2 = budova z balíčku 2
    .to = na budovu z balíčku 2
    .at = na budově z balíčku 2
    .from = z budovy na balíčku 2
place-building-3 = budova z balíčku 3
    .to = na budovu z balíčku 3
    .at = na budově z balíčku 3
    .from = z budovy na balíčku 3
place-building-4 = budova z balíčku 4
    .to = na budovu z balíčku 4
    .at = na budově z balíčku 4
    .from = z budovy na balíčku 4

## Zboží: název, jeden kus jako předmět, `$amount` kusů jako předmět, v seznamu, „čeho“, „na co“

good-wood = dřevo
    .one = 1 dřevo
    .count =
        { $amount ->
            [one] { $amount } dřevo
            [few] { $amount } dřeva
           *[other] { $amount } dřev
        }
    .listed =
        { $amount ->
            [one] { $amount } dřevo
            [few] { $amount } dřeva
           *[other] { $amount } dřev
        }
    .of = dřeva
    .for = na dřevo
good-clay = jíl
    .one = 1 jíl
    .count =
        { $amount ->
            [one] { $amount } jíl
            [few] { $amount } jíly
           *[other] { $amount } jílů
        }
    .listed =
        { $amount ->
            [one] { $amount } jíl
            [few] { $amount } jíly
           *[other] { $amount } jílů
        }
    .of = jílu
    .for = na jíl
good-stone = kámen
    .one = 1 kámen
    .count =
        { $amount ->
            [one] { $amount } kámen
            [few] { $amount } kameny
           *[other] { $amount } kamenů
        }
    .listed =
        { $amount ->
            [one] { $amount } kámen
            [few] { $amount } kameny
           *[other] { $amount } kamenů
        }
    .of = kamene
    .for = na kámen
good-gold = zlato
    .one = 1 zlato
    .count =
        { $amount ->
            [one] { $amount } zlato
            [few] { $amount } zlata
           *[other] { $amount } zlat
        }
    .listed =
        { $amount ->
            [one] { $amount } zlato
            [few] { $amount } zlata
           *[other] { $amount } zlat
        }
    .of = zlata
    .for = na zlato
good-food = jídlo
    .one = 1 jídlo
    .count =
        { $amount ->
            [one] { $amount } jídlo
            [few] { $amount } jídla
           *[other] { $amount } jídel
        }
    .listed =
        { $amount ->
            [one] { $amount } jídlo
            [few] { $amount } jídla
           *[other] { $amount } jídel
        }
    .of = jídla
    .for = na jídlo

# Dvě suroviny jedné karty (SA-42).
first-wood = { good-wood }
first-clay = { good-clay }
first-stone = { good-stone }
first-gold = { good-gold }
second-wood = { good-wood }
second-clay = { good-clay }
second-stone = { good-stone }
second-gold = { good-gold }

## Části karet a budov

symbol-pottery = hrnčířství
symbol-weaving = tkalcovství
symbol-art = sochařství
symbol-time = čas
symbol-transport = doprava
symbol-music = hudba
symbol-medicine = léčitelství
symbol-writing = písmo

profession-farmer = rolník
profession-toolmaker = výrobce nástrojů
profession-builder = stavitel
profession-shaman = šaman

upper-dice-for-all = kostky pro všechny
upper-food = jídlo
upper-resource = surovina
upper-resource-by-dice = surovina za hod
upper-points = body
upper-tool = nástroj
upper-agriculture = posun na počítadle obilí
upper-extra-card = karta navíc
upper-single-use-tool = jednorázový nástroj
upper-two-resources = dvě libovolné suroviny

-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
-clay =
    { $n ->
        [one] { $n } jíl
        [few] { $n } jíly
       *[other] { $n } jílů
    }
-stone =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
-gold =
    { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
-by-dice = za hod 2 kostkami
-farmers =
    { $n ->
        [one] { $n } rolník
        [few] { $n } rolníci
       *[other] { $n } rolníků
    }
-toolmakers =
    { $n ->
        [one] { $n } výrobce nástrojů
        [few] { $n } výrobci nástrojů
       *[other] { $n } výrobců nástrojů
    }
-builders =
    { $n ->
        [one] { $n } stavitel
        [few] { $n } stavitelé
       *[other] { $n } stavitelů
    }
-shamans =
    { $n ->
        [one] { $n } šaman
        [few] { $n } šamani
       *[other] { $n } šamanů
    }
-resources-of-kinds =
    { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    } { $kinds ->
        [one] { $kinds } druhu
        [few] { $kinds } druhů
       *[other] { $kinds } druhů
    }

## Civilizační karty: co přinese horní část · co se počítá ve spodní

card-C01 = { -food(n: 7) } · { symbol-pottery }
card-C02 = { upper-dice-for-all } · { symbol-pottery }
card-C03 = { -food(n: 1) } · { symbol-weaving }
card-C04 = { -food(n: 3) } · { symbol-weaving }
card-C05 = { good-gold } { -by-dice } · { symbol-art }
card-C06 = { upper-tool } · { symbol-art }
card-C07 = { upper-agriculture } · { symbol-time }
card-C08 = { upper-dice-for-all } · { symbol-time }
card-C09 = { -stone(n: 2) } · { symbol-transport }
card-C10 = { upper-dice-for-all } · { symbol-transport }
card-C11 = { -points(n: 3) } · { symbol-music }
card-C12 = { -points(n: 3) } · { symbol-music }
card-C13 = { -food(n: 5) } · { symbol-medicine }
card-C14 = { upper-two-resources } · { symbol-medicine }
card-C15 = { upper-extra-card } · { symbol-writing }
card-C16 = { upper-dice-for-all } · { symbol-writing }
card-C17 = { -stone(n: 1) } · { -farmers(n: 1) }
card-C18 = { upper-agriculture } · { -farmers(n: 1) }
card-C19 = { upper-dice-for-all } · { -farmers(n: 1) }
card-C20 = { -food(n: 3) } · { -farmers(n: 2) }
card-C21 = { upper-dice-for-all } · { -farmers(n: 2) }
card-C22 = { upper-single-use-tool } 4 · { -toolmakers(n: 1) }
card-C23 = { upper-single-use-tool } 3 · { -toolmakers(n: 1) }
card-C24 = { upper-single-use-tool } 2 · { -toolmakers(n: 2) }
card-C25 = { upper-dice-for-all } · { -toolmakers(n: 2) }
card-C26 = { upper-dice-for-all } · { -toolmakers(n: 2) }
card-C27 = { -food(n: 4) } · { -builders(n: 1) }
card-C28 = { upper-dice-for-all } · { -builders(n: 1) }
card-C29 = { -food(n: 2) } · { -builders(n: 2) }
card-C30 = { upper-dice-for-all } · { -builders(n: 2) }
card-C31 = { -points(n: 3) } · { -builders(n: 3) }
card-C32 = { -stone(n: 1) } · { -shamans(n: 1) }
card-C33 = { -gold(n: 1) } · { -shamans(n: 1) }
card-C34 = { good-stone } { -by-dice } · { -shamans(n: 1) }
card-C35 = { -clay(n: 1) } · { -shamans(n: 2) }
card-C36 = { good-wood } { -by-dice } · { -shamans(n: 2) }

## Budovy: cena → body, nebo co přijímají

building-B01 = { -wood(n: 2) } + { -clay(n: 1) } → { -points(n: 10) }
building-B02 = { -wood(n: 2) } + { -stone(n: 1) } → { -points(n: 11) }
building-B03 = { -wood(n: 1) } + { -clay(n: 2) } → { -points(n: 11) }
building-B04 = { -wood(n: 2) } + { -gold(n: 1) } → { -points(n: 12) }
building-B05 = { -wood(n: 1) } + { -clay(n: 1) } + { -stone(n: 1) } → { -points(n: 12) }
building-B06 = { -wood(n: 1) } + { -clay(n: 1) } + { -stone(n: 1) } → { -points(n: 12) }
building-B07 = { -wood(n: 1) } + { -stone(n: 2) } → { -points(n: 13) }
building-B08 = { -clay(n: 2) } + { -stone(n: 1) } → { -points(n: 13) }
building-B09 = { -wood(n: 1) } + { -clay(n: 1) } + { -gold(n: 1) } → { -points(n: 13) }
building-B10 = { -wood(n: 1) } + { -clay(n: 1) } + { -gold(n: 1) } → { -points(n: 13) }
building-B11 = { -clay(n: 2) } + { -gold(n: 1) } → { -points(n: 14) }
building-B12 = { -clay(n: 1) } + { -stone(n: 2) } → { -points(n: 14) }
building-B13 = { -wood(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 14) }
building-B14 = { -wood(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 14) }
building-B15 = { -clay(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 15) }
building-B16 = { -clay(n: 1) } + { -stone(n: 1) } + { -gold(n: 1) } → { -points(n: 15) }
building-B17 = { -stone(n: 2) } + { -gold(n: 1) } → { -points(n: 16) }
building-B18 = { -resources-of-kinds(n: 4, kinds: 1) }
building-B19 = { -resources-of-kinds(n: 4, kinds: 2) }
building-B20 = { -resources-of-kinds(n: 4, kinds: 3) }
building-B21 = { -resources-of-kinds(n: 4, kinds: 4) }
building-B22 = { -resources-of-kinds(n: 5, kinds: 1) }
building-B23 = { -resources-of-kinds(n: 5, kinds: 2) }
building-B24 = { -resources-of-kinds(n: 5, kinds: 3) }
building-B25 = { -resources-of-kinds(n: 5, kinds: 4) }
building-B26 = 1 až 7 surovin
building-B27 = 1 až 7 surovin
building-B28 = 1 až 7 surovin

## Fáze, záhlaví, zdroje bodů

phase-placing = Umisťování figurek
phase-actions = Vyhodnocení akcí
phase-feeding = Krmení

heading-workers = Figurky
heading-home = Doma
heading-food = Jídlo
heading-agriculture = Obilí
heading-tools = Nástroje
heading-resources = Suroviny
heading-cards = Karty
heading-buildings = Budovy
heading-places = Místa
heading-deck = Balíček karet
heading-slot = Místo
heading-stack = Balíček

first-player = začínající hráč
face-down-card = karta lícem dolů
tool-is-used = využito

source-buildings = Budovy
source-cards = Body z karet
source-farmer = Rolníci
source-toolmaker = Výrobci nástrojů
source-builder = Stavitelé
source-shaman = Šamani
source-culture-first = První sada zelených karet
source-culture-second = Druhá sada zelených karet
source-resources = Zbylé suroviny
source-hunger = Hlad

over-by-cards = balíček karet nestačil na všechna volná místa
over-by-buildings = jeden balíček budov došel
over-by-both = jeden balíček budov došel a balíček karet nestačil na všechna volná místa

## Volby jako řádky nabídky

action-place =
    Poslat { $workers ->
        [one] { $workers } figurku
        [few] { $workers } figurky
       *[other] { $workers } figurek
    } { $place_to }
action-resolve = Provést akci { $place_at }
action-return = Vzít figurky zpět { $place_from } bez provedení akce
action-redeem = Vzít si dvě suroviny za otevřenou kartu: { $first } + { $second }
action-tool = Přidat nástroj z místa { $space }
action-tool-card = Přidat jednorázový nástroj { $value }
action-tools-done = Nic dalšího nepřidávat
action-pay = Zaplatit { $good_one }
action-decline = Odmítnout a vzít figurku zpět
action-build = Zaplatit a postavit
action-done = Nic dalšího neplatit
action-take =
    Vzít si kostku { $face ->
        [1] 1: dřevo
        [2] 2: jíl
        [3] 3: kámen
        [4] 4: zlato
        [5] 5: nástroj
       *[6] 6: posun na počítadle obilí
    }
action-grow = Vylepšit nástroj na místě { $space }
action-feed = Nakrmit za { $good_one }
action-starve = Hladovět a suroviny si nechat

# Výsledky náhody.
action-starter = Začíná { $seat }
action-deal-card = Přijde karta „{ $card }“
action-deal-building = Ukáže se budova „{ $building }“
action-roll = Součet na kostkách: { $total }
action-roll-dice = Na kostkách padlo: { $faces }

## Co se nyní čeká

prompt-place-workers =
    Umísti figurky na jedno místo: doma { $home ->
        [one] zbývá { $home } figurka.
        [few] zbývají { $home } figurky.
       *[other] zbývá { $home } figurek.
    }
prompt-resolve-places =
    Vyber, kde provedeš další akci: { $places ->
        [one] zbývá { $places } místo.
        [few] zbývají { $places } místa.
       *[other] zbývá { $places } míst.
    }
prompt-use-tools = Součet { $total } vydělený { $divisor } dává { $good_count }. Přidáš nástroje?
prompt-grow-tool = Vyber, který z nejslabších nástrojů vylepšíš.
prompt-pay-card = Karta „{ $card }“, zbývá zaplatit surovin: { $left } z { $price }.
prompt-take-die = Vyber si jednu z kostek: { $faces }.
prompt-redeem-now = Vyber si za kartu dvě suroviny.
prompt-buy-building = Budova „{ $building }“: zaplať ji, nebo ji odmítni.
prompt-pay-building = Budova „{ $building }“, zbývá zaplatit surovin: { $left }; druhů celkem: { $kinds }; dosud bodů: { $value }.
prompt-pay-building-freely = Budova „{ $building }“, zaplatit můžeš ještě nejvýše { $left }; dosud bodů: { $value }.
prompt-pay-food =
    { $missing ->
        [one] Chybí { $missing } jídlo
        [few] Chybí { $missing } jídla
       *[other] Chybí { $missing } jídel
    }: zaplať surovinami, nebo ztratíš { $loss ->
        [one] { $loss } bod.
        [few] { $loss } body.
       *[other] { $loss } bodů.
    }

## Záznam hry

event-starts = Začínajícím hráčem je { $seat }.
event-round = Kolo { $round }. Začíná { $seat }.
event-placed =
    { $seat } posílá { $workers ->
        [one] { $workers } figurku
        [few] { $workers } figurky
       *[other] { $workers } figurek
    } { $place_to }.
event-returned =
    { $seat } bere { $workers ->
        [one] { $workers } figurku
        [few] { $workers } figurky
       *[other] { $workers } figurek
    } zpět { $place_from } bez provedení akce.
event-rolled =
    { $seat } hází { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
       *[other] { $dice } kostkami
    } { $good_for }: { $total }.
event-tool-used =
    { $space ->
        [0] { $seat } přidává jednorázový nástroj: +{ $value }, celkem { $total }.
       *[other] { $seat } přidává nástroj z místa { $space }: +{ $value }, celkem { $total }.
    }
event-brought-in =
    { $amount ->
        [0] { $seat } nezískává ani { $good_one } ({ $total } : { $divisor }).
       *[other] { $seat } získává { $good_count } ({ $total } : { $divisor }).
    }
event-gained = { $seat } dostává { $good_count }.
event-points-gained =
    { $seat } získává { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
event-tool-gained = { $seat } má teď na místě { $space } nástroj hodnoty { $value }.
event-tools-complete = { $seat } už má nejlepší nástroje: bez zisku.
event-worker-gained = { $seat } dostává novou figurku a má jich teď { $workers }.
event-no-worker-left = { $seat } už nemá v zásobě žádnou figurku: bez zisku.
event-agriculture-gained = { $seat } se posouvá na počítadle obilí na políčko { $agriculture }.
event-agriculture-complete = { $seat } je na konci počítadla obilí: bez zisku.
event-paid = { $seat } platí { $good_one }.
event-card-taken = { $seat } kupuje kartu „{ $card }“.
event-card-declined =
    { $able ->
        [yes] { $seat } odmítá kartu „{ $card }“.
       *[no] { $seat } nemůže zaplatit kartu „{ $card }“.
    }
event-card-dealt = Nová karta na místě { $slot }: „{ $card }“.
event-extra-card = { $seat } bere kartu navíc lícem dolů: „{ $card }“.
event-extra-card-hidden = { $seat } bere kartu navíc lícem dolů.
event-deck-empty = { $seat } nedostává kartu navíc: balíček je prázdný.
event-rolled-for-all = { $seat } hází pro všechny: { $faces }.
event-die-taken = { $seat } si bere kostku { $face }.
event-redeemed = { $seat } si bere dvě suroviny za otevřenou kartu: { $first } + { $second }.
event-redeemed-at-end = { $seat } má ještě otevřenou kartu: její dvě suroviny se započítávají jako 2 dřeva.
event-built =
    { $seat } staví „{ $building }“ a získává { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
event-building-declined =
    { $able ->
        [yes] { $seat } odmítá budovu „{ $building }“.
       *[no] { $seat } nemůže zaplatit budovu „{ $building }“.
    }
event-building-shown = Nová budova na balíčku { $stack }: „{ $building }“.
event-stack-empty = Balíček { $stack } je prázdný: toto kolo je poslední.
event-fed = { $seat } krmí kmen: jídlo z obilí { $harvest }, spotřebováno { $food }, zbývá { $left }.
event-food-short = { $seat } nemá pro kmen dost jídla: má { $food } (z toho z obilí { $harvest }), chybí { $missing }.
event-fed-with = { $seat } místo jídla platí { $good_one }.
event-hungry =
    { $seat } hladoví (chybí jídlo: { $missing }) a ztrácí { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
event-game-ends =
    Konec hry: { $by ->
        [cards] { over-by-cards }.
        [buildings] { over-by-buildings }.
       *[both] { over-by-both }.
    }

## Proč ne

refusal-placing-now = Nyní se umisťují figurky
refusal-already-there = V tomto kole už máš figurky { $place_at }
refusal-enough-players-there =
    { $players ->
        [one] Jiný hráč už stojí { $place_at } a víc hráčů tam být nesmí
        [few] { $players } jiní hráči už stojí { $place_at } a víc jich tam být nesmí
       *[other] { $players } jiných hráčů už stojí { $place_at } a víc jich tam být nesmí
    }
refusal-not-enough-rings =
    { $free ->
        [0] Není už žádný volný kroužek { $place_at }
        [one] Je jen { $free } volný kroužek { $place_at }
        [few] Jsou jen { $free } volné kroužky { $place_at }
       *[other] Je jen { $free } volných kroužků { $place_at }
    }
refusal-stack-not-in-game = Při tomto počtu hráčů ({ $players }) takový balíček ve hře není
refusal-place-taken = { $by } už stojí { $place_at }
refusal-village-closed = Dvě místa vesnice jsou obsazena, třetí je proto v tomto kole zavřené
refusal-too-few-workers =
    Je k tomu třeba { $wanted ->
        [one] { $wanted } figurky
        [few] { $wanted } figurek
       *[other] { $wanted } figurek
    }, ale doma máš jen { $home }
refusal-nothing-there = Teď tam nic neleží: { $place }
refusal-acting-now = Jsi na tahu s akcemi: vyber jedno ze svých míst
refusal-nobody-there = Nemáš žádné figurky { $place_at }
refusal-actions-compulsory = U tohoto stolu nelze vzít figurky zpět bez provedení akce
refusal-no-two-resources-card = Nemáš otevřenou kartu na dvě suroviny
refusal-redeeming-now = Nejdřív si vyber dvě suroviny za kartu
refusal-tools-now = Nejdřív rozhodni o nástrojích k tomuto hodu
refusal-no-tool-there = Na místě { $space } nemáš nástroj
refusal-tool-used-up = Nástroj z místa { $space } už byl v tomto kole využit
refusal-no-single-use-tool = Nemáš otevřenou kartu „{ $card }“
refusal-growing-now = Nejdřív vyber nástroj, který vylepšíš
refusal-not-the-lowest-tool = Nástroj na místě { $space } vybrat nelze: vylepšuje se některý z nejslabších
refusal-same-as-lower-space = Nástroj na místě { $space } je stejný jako na dřívějším místě: zvol ten
refusal-paying-now = Nejdřív zaplať kartu, nebo ji odmítni
refusal-buying-now = Nejdřív zaplať budovu, nebo ji odmítni
refusal-already-paying = Placení už začalo a je třeba je dokončit
refusal-none-left = Nezbývá ti už ani kousek { $good_of }
refusal-not-enough-resources =
    Takto by { $missing ->
        [one] chyběla { $missing } surovina
        [few] chyběly { $missing } suroviny
       *[other] chybělo { $missing } surovin
    }
refusal-wrong-kinds =
    Budova chce přesně { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    } přesně { $kinds ->
        [one] { $kinds } druhu
        [few] { $kinds } druhů
       *[other] { $kinds } druhů
    } a takto to nevyjde
refusal-pay-at-least-one = Zaplať aspoň jednu surovinu
refusal-pay-exactly = Surovin je třeba zaplatit přesně { $count }
refusal-pay-one-by-one = Tato budova se platí surovinu po surovině
refusal-taking-now = Nejdřív si vezmi jednu z kostek
refusal-no-such-die = Na žádné kostce není { $face }
refusal-feeding-now = Nejdřív nakrm kmen
refusal-already-feeding = Placení za chybějící jídlo už začalo a je třeba je dokončit
refusal-feed-all-or-starve = Zaplať všechno, co chybí, nebo hladověj a suroviny si nech
refusal-starve-by-done = U tohoto stolu stačí přestat platit: každé chybějící jídlo stojí 4 body

## Možnosti

option-edition = Vydání
    .why = Podle kterých tištěných pravidel se hraje; jednotlivá pravidla lze i tak změnit.
option-edition-pl = polské vydání
option-edition-cs = české vydání
option-edition-uk = ukrajinské vydání
option-starter = Začínající hráč
    .why = Kdo začíná první kolo.
option-starter-0 = první místo u stolu
option-starter-1 = druhé místo u stolu
option-starter-2 = třetí místo u stolu
option-starter-3 = čtvrté místo u stolu
option-starter-random = los
option-hunger = Hlad
    .why = Kolik stojí nenakrmené figurky.
option-hunger-flat10 = 10 bodů jednou, bez ohledu na počet hladových
option-hunger-per-food4 = 4 body za každé chybějící jídlo
option-hunting-repeat = Přidávání lovců
    .why = Zda lze v témže kole poslat další figurky k vlastním lovcům.
option-hunting-repeat-true = smí se v pozdějších tazích
option-hunting-repeat-false = jedna návštěva za kolo
option-stacks-open = Otevřené balíčky
    .why = Jak leží balíčky budov; na hře se nic nemění.
option-stacks-open-true = lícem nahoru
option-stacks-open-false = pod horní budovou lícem dolů
option-tie-share = Dělené vítězství
    .why = Co se stane, když je i při rozhodování shody výsledek stejný.
option-tie-share-true = hráči se o místo dělí
option-tie-share-false = přednost má ten, kdo je v pořadí později
option-second-green-set = Druhá zelená sada
    .why = Zda se počítají druhé kusy zelených symbolů.
option-second-green-set-true = tvoří vlastní sadu
option-second-green-set-false = nic nepřinášejí
option-tool-tiles = Žetony nástrojů
    .why = Kolik žetonů je v krabici; nástroje nikdy nedojdou.
option-tool-tiles-18 = 18 žetonů
option-tool-tiles-24 = 24 žetonů
option-deck-count-public = Počítání balíčku
    .why = Zda všichni smějí vědět, kolik karet zbývá.
option-deck-count-public-true = počet je veřejný
option-deck-count-public-false = počet je tajný
option-optional-actions = Nepovinné akce
    .why = Zda lze vzít figurky z místa zpět bez provedení akce.
option-optional-actions-true = každé místo lze vynechat
option-optional-actions-false = každé místo se vyhodnotí
option-dice-choice-deferred = Odložené kostky
    .why = Kdy si ostatní vybírají z kostek pro všechny.
option-dice-choice-deferred-true = na začátku vlastního tahu s akcemi
option-dice-choice-deferred-false = ihned
option-any-two-now = Dvě suroviny ihned
    .why = Kdy se využije karta na dvě suroviny.
option-any-two-now-true = hned při koupi
option-any-two-now-false = kdy si majitel zvolí
