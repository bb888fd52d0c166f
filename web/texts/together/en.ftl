### What people do together at a table: talking, gathering, mending. It is fetched when it is first wanted.

## Chat

web-chat-words = What was said
web-chat-empty = Nobody has said anything yet.
web-chat-is-off = The host has turned the chat off. You can still write notes to yourself.
web-chat-said = { $name }: { $text }
web-chat-watcher = Spectator { $author }
web-chat-mute = Mute the chat
web-chat-unmute = The chat is muted: hear it again
web-chat-more = Who may chat, save, delete
web-chat-to = To whom
web-chat-to-all = to all
web-chat-room-players = Players
web-chat-room-watchers = Spectators
web-chat-room-all = All
web-chat-room-note = Only me
web-chat-write = Write something
web-chat-note = A note to yourself
web-chat-send = Send
web-chat-reactions = Say it with one click
web-chat-ignore = Mute { $name }
web-chat-hear = Hear { $name } again
web-chat-delete = Delete
web-chat-export = Save as text
web-chat-clear = Delete everything
web-chat-clear-sure = Really delete it for everyone?
web-chat-kept = What is said is kept with the table and deleted with it. Notes are only yours.
web-chat-policy = Chat
web-chat-policy-why = Players and spectators talk apart, unless you let all talk together.
web-chat-policy-off = Off
web-chat-policy-players = Players among themselves
web-chat-policy-all = Everyone, spectators too
web-say-hello = Hello!
web-say-well-played = Well played!
web-say-thanks = Thanks
web-say-oops = Oops
web-say-wow = Wow!
web-say-moment = One moment
web-say-good-game = Good game!
error-not-heard = The host has not allowed this at the table.
error-nothing-said = There is nothing to read in this message.
error-too-many-notes = You can keep { $most } notes; delete some of them first.
error-unknown-word = This message is already gone.
error-not-yours-said = Only its author or the host can delete a message.

## New table

web-password-optional = Password (optional)
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-new-table-of = New table: { $game }
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-more = Add a seat
web-seat-less = Remove a seat
web-shuffle = Shuffle seats
web-wish-me = Me
web-wish-here = Another player on this device
web-wish-link = Invite by link
web-wish-bot = A bot
web-allow-hints = Hints are allowed; how many were used is told at the end
web-allow-chances = Show everyone’s chance to win during the game
web-options = Rule options
web-undo-policy = Undo
web-undo-policy-why = What you may undo after dice, cards or another player have shown something new.
web-undo-policy-free = free against bots, marked in the result
web-undo-policy-consent = only with the other players’ consent
web-undo-policy-none = not at all
web-create = Start game
web-name = Name

## Links and invitations

web-password = Password
web-join = You’re invited to a table
web-join-why = Pick a name and take your seat. No account needed.
web-join-watch = You’re invited to watch
web-join-watch-why = You see what everyone at the table can see.
web-join-host = { $name } invites you.
web-join-seat = your seat
web-join-taken = Someone is already playing here as { $name }. Is that you, on another device?
web-sit-down = Take your seat
web-watch = Watch
web-invite = Invite the others
web-invite-why = Each link is one seat: send it to whoever will sit there. You can find the links again in the menu.
web-invite-all-here = Everyone is here.
web-seat-link = Link for { $name }

## Menu

web-seat-renew = New link
web-seat-give-bot = Give the seat to a bot…
web-seat-give-person = Give the seat to a person
web-seat-give-program = A program of yours, by a token
web-seat-token = Token for { $name }
web-seat-token-why = A program plays this seat over HTTP with this token. It is shown only now.
web-watch-link = Link for spectators
web-table-close = Close the table
web-table-close-sure = Really close it? Nobody will be able to play on.
web-keys = Keys
web-keys-list = Arrow keys: move · N: next choice · Enter: choose · digits: how many · U undo · Y redo · H hint · ? or R rules · S points · L log · C chat · Space: skip what is shown · Esc: cancel

## Before the start

web-gathered-ready = ready
web-gathered-here = is here
web-gathered-away = is away
web-gathered-free = nobody yet
web-gathered-bot = bot
web-gathered-count =
    { $count ->
        [one] { $count } player is ready.
       *[other] { $count } players are ready.
    }
web-ready = I’m ready
web-not-ready = Not ready yet
web-begin = Start now
web-begin-sure = Start without waiting?
web-listed = Anyone may take a free seat from the lobby
web-gathering-why = The game begins when everyone is ready.
web-gathering-clock = The game begins when everyone is ready, and the clock with the first move.
web-share-link = Share
web-qr = QR code
web-qr-of = QR code: { $label }
web-join-instead = Use it on this device instead
web-join-instead-why = The seat goes on here and closes on the other device. Nothing of the game changes, the name included.
web-open-tables = Open tables
web-open-free = free seat
error-seat-in-use = This seat is in use on another device.
error-already-begun = The game at this table has begun.
error-no-free-seat = Someone else has taken the last free seat at this table.
