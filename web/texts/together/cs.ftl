### Co lidé dělají u stolu společně: mluví, scházejí se, napravují. Načítá se, až když je potřeba.

## Chat

web-chat-words = Co se napsalo
web-chat-empty = Nikdo zatím nic nenapsal.
web-chat-is-off = Hostitel chat vypnul. Poznámky pro sebe si psát můžeš.
web-chat-said = { $name }: { $text }
web-chat-watcher = Divák { $author }
web-chat-mute = Ztišit chat
web-chat-unmute = Chat je ztišený: znovu ho zapnout
web-chat-more = Kdo smí mluvit, uložení, mazání
web-chat-to = Komu
web-chat-to-all = všem
web-chat-room-players = Hráči
web-chat-room-watchers = Diváci
web-chat-room-all = Všichni
web-chat-room-note = Jen já
web-chat-write = Napiš něco
web-chat-note = Poznámka pro sebe
web-chat-send = Odeslat
web-chat-reactions = Jedním kliknutím
web-chat-ignore = Ztišit: { $name }
web-chat-hear = Znovu slyšet: { $name }
web-chat-delete = Smazat
web-chat-export = Uložit jako text
web-chat-clear = Smazat vše
web-chat-clear-sure = Opravdu smazat všem?
web-chat-kept = Co se napíše, uchovává se se stolem a maže se s ním. Poznámky jsou jen tvé.
web-chat-policy = Chat
web-chat-policy-why = Hráči a diváci mluví odděleně, pokud nepovolíš mluvit všem dohromady.
web-chat-policy-off = Vypnutý
web-chat-policy-players = Hráči mezi sebou
web-chat-policy-all = Všichni, i diváci
web-say-hello = Ahoj!
web-say-well-played = Pěkný tah!
web-say-thanks = Díky
web-say-oops = Jejda
web-say-wow = Páni!
web-say-moment = Okamžik
web-say-good-game = Pěkná hra!
error-not-heard = Hostitel to u tohoto stolu nepovolil.
error-nothing-said = V této zprávě není co číst.
error-too-many-notes = Poznámek můžeš mít nejvýše { $most }; nejdřív některé smaž.
error-unknown-word = Tato zpráva už tu není.
error-not-yours-said = Zprávu může smazat jen její autor nebo hostitel.

## Nový stůl

web-password-optional = Heslo (nepovinné)
web-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
web-new-table-of = Nový stůl: { $game }
web-seats = Místa
web-seat-number = Místo { $number }
web-seat-more = Přidat místo
web-seat-less = Odebrat místo
web-shuffle = Zamíchat místa
web-wish-me = Já
web-wish-here = Někdo další na tomto zařízení
web-wish-link = Pozvánka odkazem
web-wish-bot = Bot
web-allow-hints = Nápovědy jsou povolené; jejich počet se řekne na konci
web-allow-chances = Ukazovat během hry šance všech na výhru
web-options = Varianty pravidel
web-undo-policy = Vracení tahů
web-undo-policy-why = Co se smí vrátit, když už kostky, karty nebo jiný hráč ukázali něco nového.
web-undo-policy-free = proti botům volně, vyznačí se ve výsledku
web-undo-policy-consent = jen se souhlasem ostatních hráčů
web-undo-policy-none = vůbec nic
web-create = Začít hru
web-name = Jméno

## Odkazy a pozvánky

web-password = Heslo
web-join = Máš pozvánku ke stolu
web-join-why = Zvol si jméno a sedni si. Účet není potřeba.
web-join-watch = Máš pozvánku ke sledování
web-join-watch-why = Uvidíš to, co smí vidět každý u stolu.
web-join-host = Zve tě { $name }.
web-join-seat = tvoje místo
web-join-taken = Někdo už tu hraje jako { $name }. Jsi to ty na jiném zařízení?
web-sit-down = Sednout si
web-watch = Sledovat
web-invite = Pozvat ostatní
web-invite-why = Každý odkaz je jedno místo: pošli ho tomu, kdo tam má sedět. Odkazy najdeš i v nabídce.
web-invite-all-here = Všichni už jsou tady.
web-seat-link = Odkaz: { $name }

## Nabídka

web-seat-renew = Nový odkaz
web-seat-give-bot = Předat místo botovi…
web-seat-give-person = Předat místo člověku
web-seat-give-program = Vlastní program, s tokenem
web-seat-token = Token: { $name }
web-seat-token-why = S tímto tokenem hraje na tomto místě program přes HTTP. Ukáže se jen teď.
web-watch-link = Odkaz ke sledování
web-table-close = Zavřít stůl
web-table-close-sure = Opravdu zavřít? Nikdo tu už nedohraje.
web-keys = Klávesy
web-keys-list = Šipky: mezi poli · N: další možnost · Enter: volba · číslice: kolik · U vrátit · Y znovu · H nápověda · ? nebo R pravidla · S body · L záznam · C chat · mezerník: přeskočit ukázku · Esc: zrušit

## Před začátkem

web-gathered-ready = může začít
web-gathered-here = je tu
web-gathered-away = je pryč
web-gathered-free = zatím nikdo
web-gathered-bot = bot
web-gathered-count =
    { $count ->
        [one] { $count } hráč může začít.
        [few] { $count } hráči mohou začít.
        [many] { $count } hráče může začít.
       *[other] { $count } hráčů může začít.
    }
web-ready = Můžeme začít
web-not-ready = Ještě chvíli
web-begin = Začít hned
web-begin-sure = Začít bez čekání?
web-listed = Volné místo může z lobby zaujmout kdokoli
web-gathering-why = Hra začne, až se všichni ozvou.
web-gathering-clock = Hra začne, až se všichni ozvou, a hodiny prvním tahem.
web-share-link = Sdílet
web-qr = QR kód
web-qr-of = QR kód: { $label }
web-join-instead = Hrát dál na tomto zařízení
web-join-instead-why = Místo přejde sem a na druhém zařízení se zavře. Ve hře se nic nezmění, ani jméno.
web-open-tables = Otevřené stoly
web-open-free = volné místo
error-seat-in-use = Toto místo se používá na jiném zařízení.
error-already-begun = Hra u tohoto stolu už začala.
error-no-free-seat = Poslední volné místo u tohoto stolu zaujal někdo jiný.
