### Slova samotné stránky: lobby a stůl.
### Slova hry leží v její složce, obecná v src/epoka/texts. Každý klíč existuje ve všech čtyřech jazycích.

## Všude

web-close = Zavřít
web-cancel = Zrušit
web-copy = Kopírovat
web-copied = Zkopírováno
web-loading = Okamžik…
web-problem = Tohle otevřít nelze
web-puzzles = Úlohy
web-open-record = Otevřít uloženou hru
web-lobby = Do lobby
web-language = Jazyk
web-theme-auto = Barvy podle systému; stisknutím zapneš světlé
web-theme-light = Světlé barvy; stisknutím zapneš tmavé
web-theme-dark = Tmavé barvy; stisknutím se vrátíš k systémovým
web-sound = Hlasitost zvuků
web-speed = Tempo tahů
web-speed-calm = Klidné
web-speed-normal = Běžné
web-speed-quick = Rychlé
web-speed-at-once = Vše najednou
web-points-now =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, kdyby hra skončila teď
web-points-unit = body
web-strip = Tvoje věci
web-summary = Toto kolo ve zkratce
web-summary-nothing = Zatím nic.
web-your-roll = Tvůj hod
web-warning = Pozor:
web-may-be-chosen = lze teď zvolit
web-bot = Bot { $bot }
web-level = { $name }, síla { $number } z { $count }
web-levels = Úrovně, od nejsnazší
web-other-bots = Další boti

## Lobby

web-motto = Civilizační deskové hry, úplné a podle pravidel. Sedni si hned, nebo připrav stůl přátelům.
web-games = Hry
web-play-now = Hrát hned
web-play-now-at = Hrát hned: { $game }
web-continue = Hrát dál
web-new-game = Nová hra
web-set-up = Příprava
web-set-up-first = První hry
web-set-up-full = Plná hra
web-opponent = Soupeř: { $name }
web-opponent-at = Soupeř: { $game }
web-solo = Sólo
web-solo-at = Sólová hra: { $game }
web-new-table = Nový stůl
web-new-which = Kterou hru?
web-my-tables = Moje stoly
web-tables-all = Všechny ({ $count })
web-past-tables = Dohrané
web-no-tables = Zatím tu není žádný stůl. „Hrát hned“ začne hru s botem.
web-table-over = dohráno
web-table-closed-short = zavřeno
web-table-won = výhra
web-table-lost = prohra
web-table-shared = společné vítězství
web-table-moves =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
web-join-by-link = Připojit se odkazem
web-join-by-link-why = Vlož odkaz, který ti někdo poslal.
web-join-open = Otevřít stůl
web-join-wrong = Tohle nevypadá jako odkaz ke stolu: ten obsahuje /t/ a obvykle končí #seat=…
web-unofficial = Epoka je neoficiální zpracování s vlastními texty a kresbami; s vydavateli her nesouvisí.

## Nový stůl

web-wish-me-why = Ty, v tomto prohlížeči.
web-wish-here-why = Obrazovka jde z ruky do ruky; opona zakryje, co ostatní vidět nesmějí.
web-wish-link-why = Dostaneš odkaz k odeslání. Místo počká, až ho někdo otevře.

## Stůl

web-board = Herní plán
web-action-bar = Co teď udělat
web-amount = Kolik
web-confirm = Potvrdit
web-undo = Vrátit (U)
web-undo-ask = Požádat ostatní o vrácení (U)
web-undo-beyond = Vrátit až před poslední hod nebo losování (U)
web-redo = Znovu provést (Y)
web-hint = Nápověda (H)
web-hint-thinking = Bot přemýšlí, jak by táhl…
web-hint-take = Zahrát to
web-find = Ukázat mé možnosti
web-all-that-happened = Ukázat vše
web-tie = Bodů je stejně: rozhodlo pravidlo pro remízu.
web-others-did = Co udělali ostatní
web-played = Jediný možný tah, provedený automaticky: { $actions }.
web-go-back = Zpět
web-do-it-anyway = Přesto provést
web-really = Opravdu?
web-played-by-rules = Jediný možný tah, provedený automaticky:
web-automatic = (automaticky)
web-your-turn = Jsi na tahu
web-deciding = rozhoduje
web-waiting =
    { $count ->
        [one] Rozhoduje { $names }.
        [few] Rozhodují { $names }.
        [many] Rozhodují { $names }.
       *[other] Rozhodují { $names }.
    }
web-why-not-your-turn = Teď je na tahu někdo jiný.
web-why-over = Hra skončila.
web-watching = Sleduješ
web-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-clock = Kolik času zbývá na toto rozhodnutí
web-score = Body
web-score-now = Jako by hra skončila teď. Co je skryté, se nepočítá.
web-score-secret = Body v této hře jsou až do konce tajné.
web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-rules-search = Hledat v pravidlech
web-rules-nothing = Žádné pravidlo neobsahuje „{ $search }“.
web-rules-none = Pravidla této hry zatím nejsou sepsána.
web-menu = Nabídka
web-tabs = Části stolu
web-tab-me = Já
web-tab-others = Ostatní
web-tab-log = Záznam
web-enlarge = Zvětšit nebo zmenšit:
web-gathering = Scházíme se
web-chat = Chat
web-log-rules = Ukazovat pravidlo u každého řádku
web-log-rule = Pravidlo { $rule }
web-log-all = Ukázat celý záznam
web-dice = Kostky: { $faces } = { $sum }
web-dice-each = Kostky: { $faces }
web-guide = Rady pro první hru
web-guide-understood = Rozumím
web-guide-off = Vypnout rady
web-since =
    { $count ->
        [one] { $count } tah od poslední návštěvy
        [few] { $count } tahy od poslední návštěvy
        [many] { $count } tahu od poslední návštěvy
       *[other] { $count } tahů od poslední návštěvy
    }
web-since-play = Ukázat
web-since-at = Tah { $at } z { $count } od poslední návštěvy
web-since-skip = Přejít na současnou pozici
web-stage-skip = Přeskočit
web-replay-round = Ukázat toto kolo znovu
web-past = Toto je pozice po tahu { $turn }.
web-past-back = Zpět na současnou pozici
web-undo-here = Vrátit sem
web-line-lost = Spojení je přerušeno. Připojuje se znovu; nic z odehraného se neztratilo.
web-line-refused = Tento prohlížeč tu už nemá místo.
web-table-closed = Tento stůl byl zavřen.
web-undo-asked =
    { $count ->
        [one] { $seat } žádá o vrácení { $count } akce. O čem mezitím rozhodla náhoda, to se vylosuje znovu.
        [few] { $seat } žádá o vrácení { $count } akcí. O čem mezitím rozhodla náhoda, to se vylosuje znovu.
        [many] { $seat } žádá o vrácení { $count } akce. O čem mezitím rozhodla náhoda, to se vylosuje znovu.
       *[other] { $seat } žádá o vrácení { $count } akcí. O čem mezitím rozhodla náhoda, to se vylosuje znovu.
    }
web-undo-waiting = { $seat } žádá o vrácení; ostatní se rozhodují.
web-undo-agree = Souhlasím
web-undo-refuse = Nesouhlasím
web-undo-really =
    { $count ->
        [one] Vrátit { $count } akci? O čem mezitím rozhodla náhoda, to se vylosuje znovu a výsledek to uvede.
        [few] Vrátit { $count } akce? O čem mezitím rozhodla náhoda, to se vylosuje znovu a výsledek to uvede.
        [many] Vrátit { $count } akce? O čem mezitím rozhodla náhoda, to se vylosuje znovu a výsledek to uvede.
       *[other] Vrátit { $count } akcí? O čem mezitím rozhodla náhoda, to se vylosuje znovu a výsledek to uvede.
    }
web-undo-really-ask =
    { $count ->
        [one] Požádat ostatní o vrácení { $count } akce? O čem mezitím rozhodla náhoda, to se vylosuje znovu.
        [few] Požádat ostatní o vrácení { $count } akcí? O čem mezitím rozhodla náhoda, to se vylosuje znovu.
        [many] Požádat ostatní o vrácení { $count } akce? O čem mezitím rozhodla náhoda, to se vylosuje znovu.
       *[other] Požádat ostatní o vrácení { $count } akcí? O čem mezitím rozhodla náhoda, to se vylosuje znovu.
    }
web-undo-do = Vrátit
web-undo-send = Požádat
web-undo-waiting-you = Žádáš o vrácení; ostatní se rozhodují.
web-undo-withdraw = Vzít žádost zpět
web-rerolls =
    { $count ->
        [one] { $count }krát se něco vrátilo a losovalo znovu.
        [few] { $count }krát se něco vrátilo a losovalo znovu.
        [many] { $count }krát se něco vrátilo a losovalo znovu.
       *[other] { $count }krát se něco vrátilo a losovalo znovu.
    }
web-curtain = Na řadě je { $name }
web-curtain-why = Předej obrazovku. Z dalšího pohledu zatím nebylo nic načteno.
web-curtain-ready = Tady { $name }
web-seat-standin = Hraje tu bot, dokud se majitel nevrátí
web-seat-by-rules = Hraje automaticky podle pravidel
web-seat-free = Místo na někoho čeká
web-seat-away = Právě není u stolu
web-record = Zápis hry
web-review = Přehled hry
web-rematch = Hrát znovu
web-rematch-go = K další hře
web-end = Závěrečné bodování
web-end-skip = Přeskočit
web-end-again = Ukázat bodování znovu
web-end-board = Prohlédnout plán
web-end-by =
    { $points ->
        [0] podle pravidla pro remízu
        [one] o { $points } bod
        [few] o { $points } body
        [many] o { $points } bodu
       *[other] o { $points } bodů
    }
web-end-won = Vyhráváš { web-end-by }
web-end-lost = Prohráváš { web-end-by }
web-end-wins = { $name } vyhrává { web-end-by }
web-end-lead =
    { $count ->
        [one] { $source }: vede { $names }
        [few] { $source }: o vedení se dělí { $names }
       *[other] { $source }: o vedení se dělí { $names }
    }
web-end-weaker = Slabší soupeř ({ $name })
web-end-stronger = Silnější soupeř ({ $name })
web-table-delete = Smazat stůl
web-table-delete-sure = Opravdu smazat? Hra zmizí všem a navždy.

## Lekce

web-learn =
    { $number ->
        [one] Nauč se to: { $number } krátká lekce
        [few] Nauč se to: { $number } krátké lekce
        [many] Nauč se to: { $number } krátké lekce
       *[other] Nauč se to: { $number } krátkých lekcí
    }
web-lessons = Všechny lekce
web-lessons-of = Nauč se hru: { $game }
web-lesson-aim = Cíl:
web-lesson-task = { $number } z { $of }
web-lesson-on = Dál
web-lesson-back = Zpět
web-lesson-again = Vrátit a zkusit znovu
web-lesson-following = Další lekce
web-lesson-done = hotovo
web-coach = Trenér
web-first-game = Tvá první hra
web-first-game-why = Proti nejmírnějšímu soupeři, který vysvětluje své tahy.
lesson-not-it = To smíš, ale tento krok je o něčem jiném. Vrať tah a najdi, co je osvětlené.

## Stůl v záznamu

event-table-undone =
    { $drawn ->
        [0] { $count ->
            [one] { $seat } vrací { $count } akci.
            [few] { $seat } vrací { $count } akce.
            [many] { $seat } vrací { $count } akce.
           *[other] { $seat } vrací { $count } akcí.
        }
       *[other] { $count ->
            [one] { $seat } vrací { $count } akci; o čem rozhodla náhoda, to se losuje znovu.
            [few] { $seat } vrací { $count } akce; o čem rozhodla náhoda, to se losuje znovu.
            [many] { $seat } vrací { $count } akce; o čem rozhodla náhoda, to se losuje znovu.
           *[other] { $seat } vrací { $count } akcí; o čem rozhodla náhoda, to se losuje znovu.
        }
    }
event-table-undo-asked =
    { $count ->
        [one] { $seat } žádá o vrácení { $count } akce.
        [few] { $seat } žádá o vrácení { $count } akcí.
        [many] { $seat } žádá o vrácení { $count } akce.
       *[other] { $seat } žádá o vrácení { $count } akcí.
    }
event-table-undo-refused = { $seat } s vrácením nesouhlasí.
event-table-undo-withdrawn = { $seat } bere žádost o vrácení zpět.
event-table-joined = { $seat } si sedá ke stolu.
event-table-given-to-bot = Na tomto místě teď hraje bot { $bot }.
event-table-given-to-person = Místo čeká na člověka: { $seat }.
event-table-renewed = Hostitel vytvořil nový odkaz ({ $seat }); ten dosavadní už neplatí.
event-table-standin = Čas vypršel ({ $seat }): teď hraje bot { $bot }.
event-table-returned = { $seat } je zpět.
event-table-bot-failed = Bot { $bot } neodpověděl včas; { $seat } provádí náhodnou povolenou akci.
event-table-closed = Stůl byl zavřen.
event-table-host-moved = Hostitelem stolu je teď { $seat }.
event-table-watchers-evicted = Odkaz pro diváky přestal platit a diváci byli odpojeni.
event-table-ready = { $seat } může začít.
event-table-begun = Hra začíná.
event-table-moved = { $seat } pokračuje na jiném zařízení.
event-table-listed =
    { $on ->
        [0] Hostitel stůl uzavřel: volná místa jsou jen pro pozvané.
       *[other] Volné místo může z lobby zaujmout kdokoli. Chat je vypnutý, dokud ho hostitel nepovolí.
    }
event-table-chat =
    { $chat ->
        [off] Hostitel vypíná chat.
        [players] Hostitel povoluje chat hráčům; diváci mluví mezi sebou.
       *[all] Hostitel povoluje chat všem, i divákům.
    }
event-table-rematch = { $seat } připravuje stůl k další hře.
event-table-why = { $seat }: { $why }.
refusal-not-yours-to-decide = O tom teď nerozhoduješ ty

## Co server odmítá

error-offline = Server neodpovídá. Zkontroluj spojení; stránka to zkouší dál.
error-unknown = To se nepovedlo. Načti stránku znovu; pokud to nepomůže, podívej se do záznamů serveru.
error-unknown-game = Taková hra tu není.
error-hints-forbidden = Hostitel u tohoto stolu nápovědy zakázal.

## Hra bez vlastního plánu

web-generic-find = Najít možnost
web-generic-shown = { $shown } z { $all } možností
web-generic-nothing = Žádná možnost nemá tato slova.
web-generic-part = { $name }: { $value }
event-table-ran-out = { $seat }: čas vypršel.
event-table-pause-asked = { $seat } žádá o přestávku.
event-table-pause-refused = { $seat } s přestávkou nesouhlasí.
event-table-paused = Hodiny stojí: přestávka.
event-table-resumed = { $seat } ukončuje přestávku.
