### The words of the page itself: lobby, table, review, and what the server answers.
### A game's words are in its own folder, the general ones in src/epoka/texts. Every key exists in all four languages.

## Everywhere

web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-problem = This cannot be opened
web-lobby = To the lobby
web-language = Language
web-theme-auto = Colours as the system says; press for light
web-theme-light = Light colours; press for dark
web-theme-dark = Dark colours; press for the system’s
web-sound = Sound when it is your turn
web-sound-on = Sound is on: two notes when it is your turn
web-sound-off = Sound is off
web-name = Name
web-password = Password
web-password-optional = Password (if you like)
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-bot = Bot { $bot }
web-level = { $name }, strength { $number } of { $count }
web-levels = Levels, the gentlest first
web-other-bots = Other bots

## Lobby

web-motto = Civilization board games, complete by their rulebooks. Sit down at once, or set a table for friends.
web-games = Games
web-play-now = Play now
web-play-now-at = Play { $game } now
web-opponent = Opponent: { $name }
web-opponent-at = Opponent: { $game }
web-solo = Solo
web-solo-at = Solo: { $game }
web-new-table = Set a table
web-new-table-of = A new table: { $game }
web-new-which = Which game?
web-my-tables = My tables
web-tables-all = All { $count }
web-past-tables = Finished
web-no-tables = No tables yet. “Play now” starts one against a bot.
web-table-over = finished
web-table-closed-short = closed
web-join-by-link = Join by link
web-join-by-link-why = Paste the link that somebody sent you.
web-join-open = Open the table
web-join-wrong = This does not look like a link to a table: it contains /t/ and usually ends in #seat=…
web-unofficial = Epoka is an unofficial implementation with its own words and drawings; it is not connected with the publishers of the games.

## A new table

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-more = One seat more
web-seat-less = One seat fewer
web-wish-me = Me
web-wish-me-why = You, in this browser.
web-wish-here = Somebody at this screen
web-wish-here-why = You pass the screen on; a curtain hides what the others may not see.
web-wish-link = Invitation by link
web-wish-link-why = You get a link to send. The seat waits until somebody opens it.
web-wish-bot = A bot
web-options = Rules in detail
web-deadline = Time for a decision
web-deadline-why = When it has passed, a bot plays for the seat until its owner returns.
web-deadline-none = no limit
web-deadline-60 = 1 minute
web-deadline-300 = 5 minutes
web-deadline-3600 = 1 hour
web-deadline-86400 = 1 day
web-create = Set the table

## Coming to a table

web-join = You are invited to a table
web-join-why = Say what the others shall call you, and sit down. No account is needed.
web-join-watch = You are invited to watch
web-join-watch-why = You see what everybody at the table may see.
web-sit-down = Sit down
web-watch = Watch
web-invite = Invite the others
web-invite-why = Each link is one seat: send it to the person who shall sit there. You find the links again in the menu.
web-invite-all-here = Everybody has arrived.

## The table

web-board = Board
web-action-bar = What to do now
web-amount = How many
web-confirm = Confirm
web-undo = Undo (U)
web-undo-ask = Ask the others to take this back (U)
web-redo = Redo (Y)
web-hint = Hint (H)
web-hint-thinking = A bot is thinking about your move…
web-hint-take = Do that
web-find = To what I may choose
web-all-that-happened = Everything
web-tie = The points are equal: the rule for ties has decided.
web-others-did = What the others did
web-played = Nothing else was possible, so this was played: { $actions }.
web-your-turn = Your turn
web-deciding = deciding
web-waiting =
    { $count ->
        [one] { $names } is deciding.
       *[other] { $names } are deciding.
    }
web-why-not-your-turn = It is not your turn.
web-why-over = The game is over.
web-watching = You are watching
web-clock = Time left for this decision
web-score = Points
web-score-now = As if the game ended now. What is hidden from you is not counted.
web-score-secret = The points of this game are secret until it ends.
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search in the rules
web-rules-nothing = No rule contains “{ $search }”.
web-rules-none = The rules of this game are not written yet.
web-menu = Menu
web-tabs = Parts of the table
web-tab-me = Me
web-tab-others = Others
web-tab-log = Log
web-enlarge = Larger or smaller:
web-log-rules = Show the rule behind each line
web-log-rule = Rule { $rule }
web-log-all = Show the whole log
web-dice = Dice: { $faces } = { $sum }
web-guide = Guide for the first game
web-guide-understood = Understood
web-guide-off = No more guide
web-since =
    { $count ->
        [one] { $count } move since you were here
       *[other] { $count } moves since you were here
    }
web-since-play = Show them
web-since-at = Move { $at } of { $count } since you were here
web-since-skip = Skip to now
web-past = This is the position after move { $turn }.
web-past-back = Back to now
web-line-lost = The connection is lost. Trying again; nothing you did is lost.
web-line-refused = This browser may not sit here any more.
web-table-closed = This table was closed.
web-undo-asked =
    { $count ->
        [one] { $seat } asks to take { $count } action back. What was rolled or drawn since would be drawn anew.
       *[other] { $seat } asks to take { $count } actions back. What was rolled or drawn since would be drawn anew.
    }
web-undo-waiting = { $seat } has asked to take something back; the others are deciding.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-curtain = { $name } is next
web-curtain-why = Hand the screen over. Nothing of the next view has been loaded yet.
web-curtain-ready = I am { $name }
web-seat-link = Link for { $name }
web-seat-standin = A bot plays here until the owner returns
web-seat-by-rules = Played by the rules
web-seat-free = The seat is waiting for somebody
web-seat-away = Not here at the moment
web-seat-renew = New link
web-seat-give-bot = Give the seat to a bot…
web-seat-give-person = Give the seat to a person
web-watch-link = Link for watching
web-record = Record of the game
web-review = Review
web-rematch = Play again
web-rematch-go = To the next game
web-table-close = Close the table
web-table-close-sure = Really close it? Nobody can play on.
web-table-delete = Delete the table
web-table-delete-sure = Really delete it? The game is gone for everybody, for good.
web-keys = Keys
web-keys-list = Arrows: from target to target · Enter: choose · digits: how many · U undo · Y redo · H hint · ? or R rules · S points · L log · Esc: put aside

## Review

web-review-of = Review: { $game }
web-review-at = After action { $turn } of { $turns }
web-review-begin = The beginning
web-review-first = To the beginning
web-review-back = One action back
web-review-forward = One action on
web-review-last = To the end
web-review-play = Play
web-review-pause = Pause
web-review-speed = Speed
web-review-points = Points over time
web-review-sources = By source
web-review-sources-of = Points of { $name } by source
web-review-table = As a table
web-review-turn = Action
web-review-link = Link to this position
web-review-fork = Go on from here against bots
web-review-fork-why = A new table begins at this position; the other seats are played by bots.
web-review-fork-seat = Your seat
web-review-fork-bot = The others
web-review-fork-go = Go on from here
web-review-fork-later = Once the game is over, you can go on from any position.
web-review-keys = Keys: ← → an action · ↑ ↓ a round · Home and End · space plays
web-review-to-table = To the table

## The table in the log

event-table-undone =
    { $drawn ->
        [0] { $count ->
            [one] { $seat } takes { $count } action back.
           *[other] { $seat } takes { $count } actions back.
        }
       *[other] { $count ->
            [one] { $seat } takes { $count } action back with everyone’s consent; what chance had decided is drawn anew.
           *[other] { $seat } takes { $count } actions back with everyone’s consent; what chance had decided is drawn anew.
        }
    }
event-table-undo-asked =
    { $count ->
        [one] { $seat } asks to take { $count } action back.
       *[other] { $seat } asks to take { $count } actions back.
    }
event-table-undo-refused = { $seat } does not agree to the undo.
event-table-joined = { $seat } sits down at the table.
event-table-given-to-bot = The seat is now played by the bot { $bot }.
event-table-given-to-person = The seat of { $seat } is free for a person.
event-table-renewed = The host has made a new link for the seat of { $seat }; the old one no longer works.
event-table-standin = The time has run out: the bot { $bot } plays for { $seat }.
event-table-returned = { $seat } is back.
event-table-bot-failed = The bot { $bot } did not answer in time; any legal action was taken for { $seat }.
event-table-closed = The table was closed.
event-table-host-moved = { $seat } is the host of the table now.
event-table-watchers-evicted = The watch link has ended, and whoever watched was sent away.
event-table-rematch = { $seat } has set a table for another game.
refusal-not-yours-to-decide = This is not yours to decide now

## What the server refuses

error-offline = The server does not answer. Check the connection; the page tries again by itself.
error-unknown = That did not work. Load the page again; if it stays so, look into the server’s log.
error-malformed = The server did not understand this page. Load the page again.
error-illegal = This is not possible in this position.
error-unknown-action = This game has no such action.
error-not-your-turn = It is not your turn.
error-not-seated = You have no seat at this table.
error-game-over = The game is over.
error-no-right = This table is only for those who have a link to it. Open the link you were given.
error-expired = Your seat was given up. Ask the host for a new link.
error-forged = This browser’s pass is not valid here. Open your link again.
error-wrong-secret = This link is no longer valid. Ask the host for a new one.
error-password-needed = This seat has a password. Enter it to sit down.
error-wrong-password = The password is wrong. Try again.
error-not-yours = This seat belongs to somebody else.
error-not-host = Only the host of the table may do this.
error-foreign = This request came from another page and was refused.
error-unknown-table = There is no such table here. Check the link.
error-unknown-game = There is no such game here.
error-unknown-seat = There is no such seat at this table.
error-unknown-turn = The game has no such position.
error-unknown-path = There is nothing at this address.
error-wrong-method = This cannot be done at this address.
error-stale = The table has moved on since; here is the present position.
error-closed = This table was closed.
error-too-large = This is too much for one message.
error-bad-option = These options do not go together: { $why }
error-bad-record = This record cannot be read: { $why }
error-too-many =
    { $seconds ->
        [one] Too many requests at once. Wait { $seconds } second and try again.
       *[other] Too many requests at once. Wait { $seconds } seconds and try again.
    }
error-too-many-sockets =
    { $whose ->
        [browser] This browser has too many tables open. Close one that you do not need.
        [address] Too many tables are open on your network. Close one that nobody needs.
       *[table] Too many people are at this table at the moment. Try again later.
    }
error-too-many-connections = Too many connections come from your network. Close some pages, or try again in a moment.
error-too-slow = The request took too long to arrive. Try again.
error-busy = The server has too much to do. Try again in a moment.
error-store = The server cannot save at the moment. Nothing that was confirmed is lost; try again soon.
error-rules-changed = This was played by older rules; its earlier positions cannot be shown.
error-still-playing = This is possible when the game is over.
error-others-play = Other people play here. Close the table first, so that they see it; then it can be deleted.
error-too-long = Too much has been taken back or changed at this table. It can only be played on.
error-undo-barrier = This cannot be taken back freely: since then something was rolled or drawn, or somebody else has moved.
error-undo-nothing = There is nothing to take back.
error-undo-pending = Somebody is already asking to take something back; answer that first.
error-undo-no-request = Nobody is asking to take anything back.
error-no-hint = The bot has no advice at the moment.
error-reading-failed = The server could not make this ready. Try again later.
error-internal = Something went wrong on the server. Nothing that was confirmed is lost.

## A game without a board of its own

web-generic-find = Find a choice
web-generic-shown = { $shown } of { $all } choices
web-generic-nothing = No choice has these words.
web-generic-part = { $name }: { $value }
