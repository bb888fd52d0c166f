### Slova, která nepatří jedné hře: hráči, vlastní věty jádra, příkazový řádek.
### Slova hry leží v její složce. Každý klíč existuje ve všech čtyřech jazycích se stejnými proměnnými.

## Hráči, jazyky, ano a ne

player-number = Hráč { $number }
chance-name = Náhoda
language-en = angličtina
language-pl = polština
language-cs = čeština
language-uk = ukrajinština
view-yes = ano
view-no = ne
view-shared = Stůl
view-players = Hráči

## Co může říci každá hra (odmítnutí bez tečky: může následovat číslo pravidla)

action-action = { $name }
prompt-chance = Nyní rozhoduje náhoda.
prompt-game-over = Hra skončila.
refusal-game-over = Hra skončila
refusal-no-such-action = Akce číslo { NUMBER($action, useGrouping: 0) } neexistuje
refusal-chance-decides = Nyní rozhoduje náhoda, ne někdo u stolu
refusal-no-such-outcome = „{ $action }“ zde nemůže nastat
refusal-player-decides = Zde rozhoduje { $seat }, ne náhoda
refusal-not-now = To teď udělat nelze

## Hra: přivítání, tahy, volby

welcome = Vítej ve hře { $game }!
round = Kolo { $round }
handover = Na řadě je { $seat }. U obrazovky pak stiskni Enter.
choose = Tvoje volba (1–{ $count })
choose-unknown = „{ $input }“ mezi volbami není. Napiš číslo od 1 do { $count }, nebo „?“ pro nápovědu.
log-title = Co se dosud stalo

## Vracení

undone = Vráceno: { $action }
undo-nothing = Není co vrátit.
undo-barrier-chance = To vrátit nelze: od té doby se házelo, rozdávalo nebo dobíralo.
undo-barrier-other = To vrátit nelze: od té doby hrál jiný hráč.

## Rada a proč ne

hint = Nápověda ({ $bot }): { $action }
why-not = Není možné: { $action }. { $reason }
why-not-legal = To je teď možné: { $action }
why-not-usage = Napiš „why“ a akci, například „why { $example }“.
why-not-rule = Pravidlo { $id }, { $title }

## Uložení, pokračování, odchod

saved = Hra je uložena v souboru { $file }.
save-failed = Hru se nepodařilo uložit do souboru { $file }: { $reason }
resumed =
    Hra ze souboru { $file } pokračuje, po { $count ->
        [one] { $count } akci.
        [few] { $count } akcích.
       *[other] { $count } akcích.
    }
resume-with = Pokračovat v této hře: { $command }
quit = Hra je přerušena a uložena v souboru { $file }.
quit-unsaved = Hra je přerušena bez uložení.

## Nápověda

help-title = Co lze napsat
help-number = číslo: volba s tímto číslem
help-action = celá akce, například „{ $example }“
help-undo = undo: vrátí tvou poslední volbu
help-hint = hint: poradí bot
help-why = why AKCE: proč něco není možné
help-rule = rule ČÍSLO: ukáže pravidlo, například „rule { $example }“
help-board = board: ukáže stůl znovu
help-log = log: ukáže, co se stalo; log rules: s číslem pravidla u každé věty
help-save = save SOUBOR: uloží hru
help-help = ?: ukáže tuto nápovědu
help-quit = quit: uloží hru a skončí

## Výsledky

results-ended = Konec hry: { $reason }.
results-winner =
    { $count ->
        [one] Vítězí { $names }
        [few] Dělené vítězství: { $names }
       *[other] Dělené vítězství: { $names }
    }
heading-place = Pořadí
heading-player = Hráč
heading-points = Body
heading-total = Celkem
heading-source = Odkud jsou body

## Simulace

simulate-title =
    { $game }: { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
simulate-progress = Hraje se
simulate-speed = Odehráno her: { $games }, čas: { $seconds } s
heading-bot = Bot
heading-win-rate = Podíl výher
heading-interval = Interval 95 %
heading-rounds = Kola
heading-decisions = Rozhodnutí
heading-ending = Jak hry končily

## Přehrání a pravidla

replay-title = Přehrání souboru { $file }
replay-end =
    Konec záznamu po { $count ->
        [one] { $count } akci.
        [few] { $count } akcích.
       *[other] { $count } akcích.
    }
option-default = výchozí

## Vlastní věty příkazového řádku

cli-ask-game = Kterou hru?
cli-ask-seats = Kdo hraje? Jména oddělená čárkami, { $least } až { $most }; „me“ jsi ty. Enter přijme návrh.
cli-ask-seats-levels = Úrovně, od nejsnazší: { $levels }
cli-ask-seats-bots = Boti: { $bots }
cli-saved-copy = Kopie hry je uložena v souboru { $file }.
cli-save-elsewhere = Hraje se dál; „save SOUBOR“ uloží kopii jinam.
cli-saved-again = Hra se opět ukládá do souboru { $file }.
cli-more-events = … předchozích událostí: { $number }; vše ukáže „log“.
cli-several-fit = Takto začíná víc možností: { $names }
cli-how-many = { $line }: kolik, { $least } až { $most }? Enter se vrací
cli-help-prompt = ? – nápověda
cli-points-unseen = Tato hra body před koncem neukazuje.
cli-help-points = points: body všech podle zdrojů, jako by hra skončila teď
cli-help-numbers = dvě čísla: volba a počet, například „2 3“
cli-games-players = Počet hráčů: { $least } až { $most }
cli-games-maturity = { $label } · otestovaná pravidla: { $tested } z { $rules } · zaznamenané partie: { $recorded } · díly podle originálu: { $printed } z { $pieces }
maturity-complete = úplná, podle originálu
maturity-own-content = úplná, zčásti s vlastním obsahem
maturity-growing = zatím se buduje
cli-games-preset = podle { $leading }: { $settings }
cli-simulate-spread = Rozptyl
cli-simulate-length = průměrně { $mean }, { $least } až { $most }
cli-simulate-rate = Her za sekundu: { $speed }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cli-simulate-interrupted = přerušeno; odehrané hry: { $played } z { $games }
cli-arena-games = Hry
cli-arena-unrated = Pro hodnocení: { $command }
cli-arena-rating = Hodnocení
cli-arena-longest = Nejdéle, ms
cli-arena-mean = Průměrně, ms
cli-arena-duels = Kdo končí před kým: řádek proti sloupci
cli-arena-kept = odehrané hry: { $played } z { $games }, uložené v souboru { $file }; stejný příkaz pokračuje odtud
cli-texts-needs = Hra { $game } potřebuje tolik textů: { $count }
cli-texts-whole = { $language }: jsou tu všechny ({ $count })
cli-texts-missing = { $language }: chybí nebo chce jiné hodnoty: { $missing } z { $count }

## Boti: jak se jmenují a jak jsou silní

bot-wanderer = Poutník
about-bot-wanderer = pro první hry
bot-settler = Osadník
about-bot-settler = když už znáš pravidla
bot-builder = Stavitel
about-bot-builder = spolehlivý soupeř, chybuje zřídka
bot-elder = Stařešina
about-bot-elder = dívá se dopředu; pro zkušené
bot-sage = Mudrc
about-bot-sage = nejsilnější: myslí dopředu a nespěchá
bot-random = Náhodný
about-bot-random = zvolí kteroukoli povolenou akci, všechny se stejnou pravděpodobností
bot-greedy = Chamtivý
bot-program = Program zvenčí
