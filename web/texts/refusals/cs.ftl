### What the server refuses. It is fetched when it is first wanted.

error-malformed = Server této stránce nerozuměl. Načti ji znovu.
error-illegal = V této pozici to není možné.
error-unknown-action = Takovou akci tato hra nemá.
error-not-your-turn = Teď je na tahu někdo jiný.
error-not-seated = U tohoto stolu nemáš místo.
error-game-over = Hra skončila.
error-no-right = Tento stůl je jen pro ty, kdo k němu mají odkaz. Otevři odkaz, který máš.
error-expired = Tvoje místo bylo předáno. Požádej hostitele o nový odkaz.
error-forged = Propustka tohoto prohlížeče tu neplatí. Otevři svůj odkaz znovu.
error-wrong-secret = Tento odkaz už neplatí. Požádej hostitele o nový.
error-wrong-token = Tento token u tohoto stolu neotevírá žádné místo. Požádej hostitele o nový.
error-token-only-plays = Token hraje jen na místě, pro které vznikl; nezakládá stoly a neotevírá odkazy.
error-password-needed = Toto místo má heslo. Zadej ho a sedni si.
error-wrong-password = Heslo je špatné. Zkus to znovu.
error-not-yours = Toto místo patří někomu jinému.
error-not-host = To smí jen hostitel stolu.
error-foreign = Tento požadavek přišel z jiné stránky a byl odmítnut.
error-unknown-table = Takový stůl tu není. Zkontroluj odkaz.
error-unknown-lesson = Taková lekce tu není.
error-lesson-broken = Tato lekce už neodpovídá pravidlům tohoto serveru. Zvol jinou.
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
        [one] Příliš mnoho požadavků najednou. Počkej { $seconds } sekundu a zkus to znovu.
        [few] Příliš mnoho požadavků najednou. Počkej { $seconds } sekundy a zkus to znovu.
        [many] Příliš mnoho požadavků najednou. Počkej { $seconds } sekundy a zkus to znovu.
       *[other] Příliš mnoho požadavků najednou. Počkej { $seconds } sekund a zkus to znovu.
    }
error-too-many-sockets =
    { $whose ->
        [browser] V tomto prohlížeči je otevřeno příliš mnoho stolů. Zavři ten, který nepotřebuješ.
        [address] Ve tvé síti je otevřeno příliš mnoho stolů. Zavři ten, který nikdo nepotřebuje.
       *[table] U tohoto stolu je teď příliš mnoho lidí. Zkus to později.
    }
error-too-many-connections = Z tvé sítě přichází příliš mnoho spojení. Zavři některé stránky, nebo to zkus za chvíli.
error-too-slow = Požadavek přicházel příliš dlouho. Zkus to znovu.
error-busy = Server má teď příliš práce. Zkus to za chvíli.
error-store = Server teď nemůže ukládat. Nic potvrzeného se neztratilo; zkus to za chvíli.
error-rules-changed = Hrálo se podle starších pravidel; dřívější pozice ukázat nelze.
error-still-playing = To bude možné, až hra skončí.
error-others-play = Hrají tu i jiní. Nejdřív stůl zavři, aby to viděli; pak ho půjde smazat.
error-too-long = U tohoto stolu se už vracelo a měnilo příliš mnoho. Dá se jen hrát dál.
error-undo-barrier = To volně vrátit nelze: od té doby se házelo nebo losovalo, anebo hrál někdo jiný.
error-undo-nothing = Není co vrátit.
error-undo-pending = Někdo už o vrácení žádá; nejdřív odpověz na to.
error-undo-no-request = Nikdo o vrácení nežádá.
error-chances-hidden = Hostitel nepovolil ukazovat šance.
error-cannot-judge = Tuto hru nelze posoudit: { $why }
error-analysis-failed = Analýza se přerušila. Co se našlo, zůstává: zkus to znovu.
error-unknown-puzzle = Taková úloha neexistuje.
error-no-hint = Bot teď nemá co poradit.
error-reading-failed = Server to nedokázal připravit. Zkus to později.
error-internal = Na serveru se něco pokazilo. Nic potvrzeného se neztratilo.
