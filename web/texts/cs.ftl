### Slova samotné stránky: předsálí, stůl, přehled hry a odpovědi serveru.
### Slova hry leží v její složce, obecná v src/epoka/texts. Každý klíč existuje ve všech čtyřech jazycích.

## Všude

web-close = Zavřít
web-cancel = Zrušit
web-copy = Kopírovat
web-copied = Zkopírováno
web-loading = Okamžik…
web-problem = Tohle otevřít nelze
web-lobby = Do předsálí
web-language = Jazyk
web-theme-auto = Barvy podle systému; stisknutím zapnete světlé
web-theme-light = Světlé barvy; stisknutím zapnete tmavé
web-theme-dark = Tmavé barvy; stisknutím se vrátíte k systémovým
web-sound = Zvuk, když jste na tahu
web-sound-on = Zvuk je zapnutý: dva tóny, když jste na tahu
web-sound-off = Zvuk je vypnutý
web-name = Jméno
web-password = Heslo
web-password-optional = Heslo (nepovinné)
web-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
web-bot = Bot { $bot }
web-level = { $name }, síla { $number } z { $count }
web-levels = Úrovně, od nejmírnější
web-other-bots = Další boti

## Předsálí

web-motto = Civilizační deskové hry, úplné a podle pravidel. Sedněte si hned, nebo připravte stůl přátelům.
web-games = Hry
web-play-now = Hrát hned
web-play-now-at = Hrát hned: { $game }
web-opponent = Soupeř: { $name }
web-opponent-at = Soupeř: { $game }
web-solo = Sólo
web-solo-at = Sólová hra: { $game }
web-new-table = Připravit stůl
web-new-table-of = Nový stůl: { $game }
web-new-which = Kterou hru?
web-my-tables = Moje stoly
web-tables-all = Všechny ({ $count })
web-past-tables = Dohrané
web-no-tables = Zatím tu není žádný stůl. „Hrát hned“ začne hru s botem.
web-table-over = dohráno
web-table-closed-short = zavřeno
web-join-by-link = Připojit se odkazem
web-join-by-link-why = Vložte odkaz, který vám někdo poslal.
web-join-open = Otevřít stůl
web-join-wrong = Tohle nevypadá jako odkaz ke stolu: obsahuje /t/ a obvykle končí #seat=…
web-unofficial = Epoka je neoficiální zpracování s vlastními texty a kresbami; s vydavateli her nesouvisí.

## Nový stůl

web-seats = Místa
web-seat-number = Místo { $number }
web-seat-more = O jedno místo více
web-seat-less = O jedno místo méně
web-wish-me = Já
web-wish-me-why = Vy, v tomto prohlížeči.
web-wish-here = Někdo u této obrazovky
web-wish-here-why = Obrazovku si předáváte; opona zakryje, co ostatní vidět nesmějí.
web-wish-link = Pozvánka odkazem
web-wish-link-why = Dostanete odkaz k odeslání. Místo počká, až ho někdo otevře.
web-wish-bot = Bot
web-options = Pravidla podrobně
web-deadline = Čas na rozhodnutí
web-deadline-why = Když uplyne, hraje za místo bot, dokud se majitel nevrátí.
web-deadline-none = bez omezení
web-deadline-60 = 1 minuta
web-deadline-300 = 5 minut
web-deadline-3600 = 1 hodina
web-deadline-86400 = 1 den
web-create = Začít hru

## Příchod ke stolu

web-join = Jste zváni ke stolu
web-join-why = Napište, jak vám mají ostatní říkat, a sedněte si. Účet není potřeba.
web-join-watch = Jste zváni ke sledování
web-join-watch-why = Uvidíte to, co smí vidět každý u stolu.
web-sit-down = Sednout si
web-watch = Sledovat
web-invite = Pozvěte ostatní
web-invite-why = Každý odkaz je jedno místo: pošlete ho tomu, kdo tam má sedět. Odkazy najdete i v nabídce.
web-invite-all-here = Všichni už jsou tady.

## Stůl

web-board = Herní plán
web-action-bar = Co teď udělat
web-amount = Kolik
web-confirm = Potvrdit
web-undo = Vrátit (U)
web-undo-ask = Požádat ostatní o vrácení (U)
web-redo = Znovu provést (Y)
web-hint = Rada (H)
web-hint-thinking = Bot přemýšlí, jak by táhl…
web-hint-take = Udělat to
web-find = K tomu, co mohu zvolit
web-all-that-happened = Všechno
web-tie = Bodů je stejně: rozhodlo pravidlo pro remízu.
web-others-did = Co udělali ostatní
web-played = Nic jiného nešlo, proto bylo zahráno: { $actions }.
web-your-turn = Na tahu
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
web-watching = Sledujete
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
web-log-rules = Ukazovat pravidlo u každého řádku
web-log-rule = Pravidlo { $rule }
web-log-all = Ukázat celý záznam
web-dice = Kostky: { $faces } = { $sum }
web-guide = Průvodce první hrou
web-guide-understood = Rozumím
web-guide-off = Bez průvodce
web-since =
    { $count ->
        [one] { $count } tah od poslední návštěvy
        [few] { $count } tahy od poslední návštěvy
        [many] { $count } tahu od poslední návštěvy
       *[other] { $count } tahů od poslední návštěvy
    }
web-since-play = Ukázat
web-since-at = Tah { $at } z { $count } od poslední návštěvy
web-since-skip = Přejít na současnost
web-past = Toto je pozice po tahu { $turn }.
web-past-back = Zpět do současnosti
web-line-lost = Spojení je přerušeno. Zkouší se znovu; nic z odehraného se neztratilo.
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
web-curtain = Na řadě je { $name }
web-curtain-why = Předejte obrazovku. Z dalšího pohledu zatím nebylo nic načteno.
web-curtain-ready = Tady { $name }
web-seat-link = Odkaz: { $name }
web-seat-standin = Hraje tu bot, dokud se majitel nevrátí
web-seat-by-rules = Hraje podle pravidel
web-seat-free = Místo na někoho čeká
web-seat-away = Právě není u stolu
web-seat-renew = Nový odkaz
web-seat-give-bot = Předat místo botovi…
web-seat-give-person = Předat místo člověku
web-watch-link = Odkaz ke sledování
web-record = Zápis hry
web-review = Přehled hry
web-rematch = Hrát znovu
web-rematch-go = K další hře
web-table-close = Zavřít stůl
web-table-close-sure = Opravdu zavřít? Nikdo tu už nedohraje.
web-table-delete = Smazat stůl
web-table-delete-sure = Opravdu smazat? Hra zmizí všem a navždy.
web-keys = Klávesy
web-keys-list = Šipky: od cíle k cíli · Enter: volba · číslice: kolik · U vrátit · Y znovu · H rada · ? nebo R pravidla · S body · L záznam · Esc: odložit

## Přehled hry

web-review-of = Přehled hry: { $game }
web-review-at = Po akci { $turn } z { $turns }
web-review-begin = Začátek
web-review-first = Na začátek
web-review-back = O akci zpět
web-review-forward = O akci dál
web-review-last = Na konec
web-review-play = Přehrát
web-review-pause = Zastavit
web-review-speed = Rychlost
web-review-points = Body v čase
web-review-sources = Podle zdrojů
web-review-sources-of = Body podle zdrojů: { $name }
web-review-table = Jako tabulka
web-review-turn = Akce
web-review-link = Odkaz na tuto pozici
web-review-fork = Hrát odtud dál proti botům
web-review-fork-why = Od této pozice začne nový stůl; na ostatních místech budou hrát boti.
web-review-fork-seat = Vaše místo
web-review-fork-bot = Ostatní
web-review-fork-go = Hrát odtud dál
web-review-fork-later = Až hra skončí, můžete hrát dál od kterékoli pozice.
web-review-keys = Klávesy: ← → akce · ↑ ↓ kolo · Home a End · mezerník přehrává
web-review-to-table = Ke stolu

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
            [one] { $seat } vrací { $count } akci se souhlasem všech; o čem rozhodla náhoda, to se losuje znovu.
            [few] { $seat } vrací { $count } akce se souhlasem všech; o čem rozhodla náhoda, to se losuje znovu.
            [many] { $seat } vrací { $count } akce se souhlasem všech; o čem rozhodla náhoda, to se losuje znovu.
           *[other] { $seat } vrací { $count } akcí se souhlasem všech; o čem rozhodla náhoda, to se losuje znovu.
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
event-table-joined = { $seat } si sedá ke stolu.
event-table-given-to-bot = Na tomto místě teď hraje bot { $bot }.
event-table-given-to-person = Místo { $seat } čeká na člověka.
event-table-renewed = Hostitel vytvořil nový odkaz pro místo { $seat }; ten dosavadní už neplatí.
event-table-standin = Čas vypršel: na místě { $seat } hraje bot { $bot }.
event-table-returned = { $seat } je zpět.
event-table-bot-failed = Bot { $bot } neodpověděl včas; { $seat } provádí libovolnou povolenou akci.
event-table-closed = Stůl byl zavřen.
event-table-host-moved = Hostitelem stolu je teď { $seat }.
event-table-watchers-evicted = Odkaz pro diváky přestal platit a diváci museli odejít.
event-table-rematch = { $seat } připravuje stůl k další hře.
refusal-not-yours-to-decide = O tom teď nerozhodujete vy

## Co server odmítá

error-offline = Server neodpovídá. Zkontrolujte spojení; stránka to zkusí sama znovu.
error-unknown = To se nepovedlo. Načtěte stránku znovu; pokud to nepomůže, podívejte se do záznamů serveru.
error-malformed = Server této stránce nerozuměl. Načtěte ji znovu.
error-illegal = V této pozici to není možné.
error-unknown-action = Takovou akci tato hra nemá.
error-not-your-turn = Teď je na tahu někdo jiný.
error-not-seated = U tohoto stolu nemáte místo.
error-game-over = Hra skončila.
error-no-right = Tento stůl je jen pro ty, kdo k němu mají odkaz. Otevřete odkaz, který jste dostali.
error-expired = Vaše místo bylo předáno. Požádejte hostitele o nový odkaz.
error-forged = Propustka tohoto prohlížeče tu neplatí. Otevřete svůj odkaz znovu.
error-wrong-secret = Tento odkaz už neplatí. Požádejte hostitele o nový.
error-password-needed = Toto místo má heslo. Zadejte ho a sedněte si.
error-wrong-password = Heslo je špatné. Zkuste to znovu.
error-not-yours = Toto místo patří někomu jinému.
error-not-host = To smí jen hostitel stolu.
error-foreign = Tento požadavek přišel z jiné stránky a byl odmítnut.
error-unknown-table = Takový stůl tu není. Zkontrolujte odkaz.
error-unknown-game = Taková hra tu není.
error-unknown-seat = U tohoto stolu takové místo není.
error-unknown-turn = Takovou pozici hra nemá.
error-unknown-path = Na této adrese nic není.
error-wrong-method = Na této adrese to udělat nelze.
error-stale = U stolu se mezitím hrálo dál; tady je současná pozice.
error-closed = Tento stůl byl zavřen.
error-too-large = Na jednu zprávu je toho příliš.
error-bad-option = Tyto možnosti k sobě nejdou: { $why }
error-bad-record = Tento zápis nelze přečíst: { $why }
error-too-many =
    { $seconds ->
        [one] Příliš mnoho požadavků najednou. Počkejte { $seconds } sekundu a zkuste to znovu.
        [few] Příliš mnoho požadavků najednou. Počkejte { $seconds } sekundy a zkuste to znovu.
        [many] Příliš mnoho požadavků najednou. Počkejte { $seconds } sekundy a zkuste to znovu.
       *[other] Příliš mnoho požadavků najednou. Počkejte { $seconds } sekund a zkuste to znovu.
    }
error-too-many-sockets =
    { $whose ->
        [browser] V tomto prohlížeči je otevřeno příliš mnoho stolů. Zavřete ten, který nepotřebujete.
        [address] Ve vaší síti je otevřeno příliš mnoho stolů. Zavřete ten, který nikdo nepotřebuje.
       *[table] U tohoto stolu je teď příliš mnoho lidí. Zkuste to později.
    }
error-too-many-connections = Z vaší sítě přichází příliš mnoho spojení. Zavřete některé stránky, nebo to zkuste za chvíli.
error-too-slow = Požadavek docházel příliš dlouho. Zkuste to znovu.
error-busy = Server má teď příliš práce. Zkuste to za chvíli.
error-store = Server teď nemůže ukládat. Nic potvrzeného se neztratilo; zkuste to za chvíli.
error-rules-changed = Hrálo se podle starších pravidel; dřívější pozice ukázat nelze.
error-still-playing = To bude možné, až hra skončí.
error-others-play = Hrají tu i jiní. Nejdřív stůl zavřete, aby to viděli; pak ho půjde smazat.
error-too-long = U tohoto stolu se už vracelo a měnilo příliš mnoho. Dá se jen hrát dál.
error-undo-barrier = To volně vrátit nelze: od té doby se házelo nebo losovalo, anebo hrál někdo jiný.
error-undo-nothing = Není co vrátit.
error-undo-pending = Někdo už o vrácení žádá; nejdřív odpovězte na to.
error-undo-no-request = Nikdo o vrácení nežádá.
error-no-hint = Bot teď nemá radu.
error-reading-failed = Server to nedokázal připravit. Zkuste to později.
error-internal = Na serveru se něco pokazilo. Nic potvrzeného se neztratilo.

## Hra bez vlastního plánu

web-generic-find = Najít možnost
web-generic-shown = { $shown } z { $all } možností
web-generic-nothing = Žádná možnost nemá tato slova.
web-generic-part = { $name }: { $value }
