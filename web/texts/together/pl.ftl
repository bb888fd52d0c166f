### Co ludzie robią razem przy stole: rozmowa, zbieranie się, naprawianie. Wczytuje się to dopiero, gdy jest potrzebne.

## Czat

web-chat-words = Rozmowa
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-is-off = Gospodarz wyłączył czat. Nadal możesz pisać notatki dla siebie.
web-chat-said = { $name }: { $text }
web-chat-watcher = Widz { $author }
web-chat-mute = Wycisz czat
web-chat-unmute = Czat jest wyciszony: włącz go znowu
web-chat-more = Kto może rozmawiać, zapis, usuwanie
web-chat-to = Do kogo
web-chat-to-all = do wszystkich
web-chat-room-players = Gracze
web-chat-room-watchers = Widzowie
web-chat-room-all = Wszyscy
web-chat-room-note = Tylko ja
web-chat-write = Napisz coś
web-chat-note = Notatka dla siebie
web-chat-send = Wyślij
web-chat-reactions = Jednym kliknięciem
web-chat-ignore = Wycisz: { $name }
web-chat-hear = Znów słuchaj: { $name }
web-chat-delete = Usuń
web-chat-export = Zapisz jako tekst
web-chat-clear = Usuń wszystko
web-chat-clear-sure = Na pewno usunąć u wszystkich?
web-chat-kept = Rozmowa jest przechowywana ze stołem i razem z nim usuwana. Notatki są tylko twoje.
web-chat-policy = Czat
web-chat-policy-why = Gracze i widzowie rozmawiają osobno, chyba że pozwolisz rozmawiać wszystkim razem.
web-chat-policy-off = Wyłączony
web-chat-policy-players = Gracze między sobą
web-chat-policy-all = Wszyscy, także widzowie
web-say-hello = Cześć!
web-say-well-played = Dobre zagranie!
web-say-thanks = Dzięki
web-say-oops = Ojej
web-say-wow = Wow!
web-say-moment = Chwileczkę
web-say-good-game = Dobra gra!
error-not-heard = Gospodarz nie pozwala na to przy tym stole.
error-nothing-said = W tej wiadomości nie ma nic do przeczytania.
error-too-many-notes = Liczba notatek jest ograniczona do { $most }; usuń najpierw niektóre.
error-unknown-word = Tej wiadomości już nie ma.
error-not-yours-said = Wiadomość może usunąć tylko jej autor lub gospodarz.

## Nowy stół

web-password-optional = Hasło (opcjonalnie)
web-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-new-table-of = Nowy stół: { $game }
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-more = Dodaj miejsce
web-seat-less = Usuń miejsce
web-shuffle = Wylosuj miejsca
web-wish-me = Ja
web-wish-here = Ktoś jeszcze na tym urządzeniu
web-wish-link = Zaproszenie przez link
web-wish-bot = Bot
web-allow-hints = Podpowiedzi są dozwolone; ich liczbę podaje się na końcu
web-allow-chances = Pokazuj w trakcie gry szanse wszystkich na wygraną
web-options = Warianty zasad
web-undo-policy = Cofanie
web-undo-policy-why = Co wolno cofnąć, gdy kości, karty lub ruch innego gracza ujawniły już coś nowego.
web-undo-policy-free = swobodnie przeciw botom, zaznaczone w wyniku
web-undo-policy-consent = tylko za zgodą innych graczy
web-undo-policy-none = wcale
web-create = Zacznij grę
web-name = Imię

## Linki i zaproszenia

web-password = Hasło
web-join = Masz zaproszenie do stołu
web-join-why = Wpisz imię i zajmij miejsce. Konto nie jest potrzebne.
web-join-watch = Masz zaproszenie do oglądania
web-join-watch-why = Widać to, co mogą widzieć wszyscy przy stole.
web-join-host = Zaprasza: { $name }.
web-join-seat = twoje miejsce
web-join-taken = Ktoś już tu gra jako { $name }. Czy to ty, na innym urządzeniu?
web-sit-down = Usiądź
web-watch = Oglądaj
web-invite = Zaproś innych
web-invite-why = Każdy link to jedno miejsce: wyślij go osobie, która ma tam usiąść. Linki są też w menu.
web-invite-all-here = Wszyscy już są.
web-seat-link = Link: { $name }

## Menu

web-seat-renew = Nowy link
web-seat-give-bot = Oddaj miejsce botowi…
web-seat-give-person = Oddaj miejsce człowiekowi
web-seat-give-program = Własny program, z tokenem
web-seat-token = Token: { $name }
web-seat-token-why = Z tym tokenem program gra na tym miejscu przez HTTP. Zobaczysz go tylko teraz.
web-watch-link = Link do oglądania
web-table-close = Zamknij stół
web-table-close-sure = Na pewno zamknąć? Nikt już tu nie zagra.
web-keys = Klawisze
web-keys-list = Strzałki: między polami · N: następna możliwość · Enter: wybór · cyfry: ile · U cofnij · Y ponów · H podpowiedź · ? lub R zasady · S punkty · L dziennik · C czat · spacja: pomiń pokaz · Esc: anuluj

## Przed rozpoczęciem

web-gathered-ready = można zaczynać
web-gathered-here = przy stole
web-gathered-away = poza stołem
web-gathered-free = jeszcze nikogo
web-gathered-bot = bot
web-gathered-count =
    { $count ->
        [one] { $count } gracz może zaczynać.
        [few] { $count } gracze mogą zaczynać.
        [many] { $count } graczy może zaczynać.
       *[other] { $count } gracza może zaczynać.
    }
web-ready = Możemy zaczynać
web-not-ready = Jeszcze chwila
web-begin = Zacznij teraz
web-begin-sure = Zacząć bez czekania?
web-listed = Wolne miejsce może zająć każdy z lobby
web-gathering-why = Gra zaczyna się, gdy wszyscy dadzą znak.
web-gathering-clock = Gra zaczyna się, gdy wszyscy dadzą znak, a zegar rusza z pierwszym ruchem.
web-share-link = Udostępnij
web-qr = Kod QR
web-qr-of = Kod QR: { $label }
web-join-instead = Graj dalej na tym urządzeniu
web-join-instead-why = Miejsce przechodzi tutaj, a na drugim urządzeniu się zamyka. W grze nic się nie zmienia, nawet imię.
web-open-tables = Otwarte stoły
web-open-free = wolne miejsce
error-seat-in-use = To miejsce jest używane na innym urządzeniu.
error-already-begun = Gra przy tym stole już się rozpoczęła.
error-no-free-seat = Ktoś inny zajął ostatnie wolne miejsce przy tym stole.
