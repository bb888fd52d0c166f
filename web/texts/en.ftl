### The words of the page itself: lobby and table.
### A game's words are in its own folder, the general ones in src/epoka/texts. Every key exists in all four languages.

## Everywhere

web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-problem = This can’t be opened
web-puzzles = Puzzles
web-open-record = Open a saved game
web-lobby = Back to the lobby
web-language = Language
web-theme-auto = Theme: system (switch to light)
web-theme-light = Theme: light (switch to dark)
web-theme-dark = Theme: dark (switch to system)
web-sound = Sound volume
web-speed = Pace of moves
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-at-once = All at once
web-points-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now
web-points-unit = points
web-strip = Your things
web-summary = This round in brief
web-summary-nothing = Nothing yet.
web-your-roll = Your roll
web-warning = Warning:
web-may-be-chosen = may be chosen now
web-bot = Bot { $bot }
web-level = { $name }, strength { $number } of { $count }
web-levels = Levels, easiest first
web-other-bots = Other bots

## Lobby

web-motto = Complete, faithful civilization board games. Jump straight in, or set up a table for friends.
web-games = Games
web-play-now = Play now
web-play-now-at = Play { $game } now
web-continue = Continue
web-new-game = New game
web-set-up = Set-up
web-set-up-first = First games
web-set-up-full = Full game
web-opponent = Opponent: { $name }
web-opponent-at = Opponent: { $game }
web-solo = Solo
web-solo-at = Solo: { $game }
web-new-table = New table
web-new-which = Which game?
web-my-tables = My tables
web-tables-all = All { $count }
web-past-tables = Finished
web-no-tables = No tables yet. “Play now” starts a game against a bot.
web-table-over = finished
web-table-closed-short = closed
web-table-won = you won
web-table-lost = you lost
web-table-shared = shared victory
web-table-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-join-by-link = Join by link
web-join-by-link-why = Paste the link someone sent you.
web-join-open = Open the table
web-join-wrong = This doesn’t look like a link to a table: such a link contains /t/ and usually ends in #seat=…
web-unofficial = Epoka is an unofficial implementation with its own texts and drawings; it is not affiliated with the games’ publishers.

## A new table

web-wish-me-why = You, in this browser.
web-wish-here-why = You pass the device around; a curtain hides what the others may not see.
web-wish-link-why = You get a link to send. The seat stays open until someone uses it.

## The table

web-board = Board
web-action-bar = What to do now
web-amount = How many
web-confirm = Confirm
web-undo = Undo (U)
web-undo-ask = Undo, needs the others’ consent (U)
web-undo-beyond = Undo back past the last roll or draw (U)
web-redo = Redo (Y)
web-hint = Hint (H)
web-hint-thinking = A bot is thinking about your move…
web-hint-take = Play this
web-find = Show my choices
web-all-that-happened = Show all
web-tie = Tied on points: the tiebreaker decided.
web-others-did = What the others did
web-played = Only legal move, played automatically: { $actions }.
web-go-back = Go back
web-do-it-anyway = Do it anyway
web-really = Do you mean it?
web-played-by-rules = Only legal move, played automatically:
web-automatic = (automatic)
web-your-turn = Your turn
web-deciding = deciding
web-waiting =
    { $count ->
        [one] { $names } is deciding.
       *[other] { $names } are deciding.
    }
web-why-not-your-turn = It’s not your turn.
web-why-over = The game is over.
web-watching = You’re watching
web-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-clock = Time left for this decision
web-score = Points
web-score-now = As if the game ended now. Anything hidden from you is not counted.
web-score-secret = Points in this game are secret until it ends.
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-nothing = No rule contains “{ $search }”.
web-rules-none = The rules of this game have not been written yet.
web-menu = Menu
web-tabs = Parts of the table
web-tab-me = Me
web-tab-others = Others
web-tab-log = Log
web-enlarge = Enlarge or shrink:
web-gathering = Getting everyone together
web-chat = Chat
web-log-rules = Show the rule behind each line
web-log-rule = Rule { $rule }
web-log-all = Show the whole log
web-dice = Dice: { $faces } = { $sum }
web-dice-each = Dice: { $faces }
web-guide = Tips for your first game
web-guide-understood = Got it
web-guide-off = Turn off tips
web-since =
    { $count ->
        [one] { $count } move since you were here
       *[other] { $count } moves since you were here
    }
web-since-play = Show them
web-since-at = Move { $at } of { $count } since you were here
web-since-skip = Skip to the current position
web-stage-skip = Skip
web-replay-round = Replay this round
web-past = This is the position after move { $turn }.
web-past-back = Back to the current position
web-undo-here = Undo to here
web-line-lost = Connection lost. Reconnecting; nothing you did is lost.
web-line-refused = This browser no longer has a seat here.
web-table-closed = This table was closed.
web-undo-asked =
    { $count ->
        [one] { $seat } asks to undo { $count } action. Anything rolled or drawn since would be drawn again.
       *[other] { $seat } asks to undo { $count } actions. Anything rolled or drawn since would be drawn again.
    }
web-undo-waiting = { $seat } has asked for an undo; the others are deciding.
web-undo-agree = Agree
web-undo-refuse = Decline
web-undo-really =
    { $count ->
        [one] Undo { $count } action? Anything rolled or drawn since is drawn again, and the result will say so.
       *[other] Undo { $count } actions? Anything rolled or drawn since is drawn again, and the result will say so.
    }
web-undo-really-ask =
    { $count ->
        [one] Ask the others to undo { $count } action? Anything rolled or drawn since would be drawn again.
       *[other] Ask the others to undo { $count } actions? Anything rolled or drawn since would be drawn again.
    }
web-undo-do = Undo
web-undo-send = Ask
web-undo-waiting-you = You have asked for an undo; the others are deciding.
web-undo-withdraw = Withdraw
web-rerolls =
    { $count ->
        [one] { $count } time something was undone and drawn again.
       *[other] { $count } times something was undone and drawn again.
    }
web-curtain = { $name } is next
web-curtain-why = Hand over the screen. Nothing of the next player’s view has been loaded yet.
web-curtain-ready = I’m { $name }
web-seat-standin = A bot plays here until the owner returns
web-seat-by-rules = Automated by the rules
web-seat-free = This seat is waiting for a player
web-seat-away = Away at the moment
web-record = Game record
web-review = Review
web-rematch = Play again
web-rematch-go = Go to the next game
web-end = Final scoring
web-end-skip = Skip
web-end-again = Show the scoring again
web-end-board = See the board
web-end-by =
    { $points ->
        [0] on the tiebreaker
       *[other] by { $points }
    }
web-end-won = You win { web-end-by }
web-end-lost = You lose { web-end-by }
web-end-wins = { $name } wins { web-end-by }
web-end-lead =
    { $count ->
        [one] { $source }: { $names } takes the lead
       *[other] { $source }: the lead is shared by { $names }
    }
web-end-weaker = Weaker opponent ({ $name })
web-end-stronger = Stronger opponent ({ $name })
web-table-delete = Delete the table
web-table-delete-sure = Really delete it? The game will be gone for everyone, for good.

## Lessons

web-learn =
    { $number ->
        [one] Learn it: { $number } short lesson
       *[other] Learn it: { $number } short lessons
    }
web-lessons = All lessons
web-lessons-of = Learn { $game }
web-lesson-aim = The aim:
web-lesson-task = { $number } of { $of }
web-lesson-on = Go on
web-lesson-back = Back
web-lesson-again = Undo and try again
web-lesson-following = Next lesson
web-lesson-done = done
web-coach = Coach
web-first-game = Your first game
web-first-game-why = Against the gentlest opponent, which explains its moves.
lesson-not-it = That is allowed, but it is not what this step is about. Undo and look for what is lit.

## The table in the log

event-table-undone =
    { $drawn ->
        [0] { $count ->
            [one] { $seat } undoes { $count } action.
           *[other] { $seat } undoes { $count } actions.
        }
       *[other] { $count ->
            [one] { $seat } undoes { $count } action; whatever chance had decided is drawn again.
           *[other] { $seat } undoes { $count } actions; whatever chance had decided is drawn again.
        }
    }
event-table-undo-asked =
    { $count ->
        [one] { $seat } asks to undo { $count } action.
       *[other] { $seat } asks to undo { $count } actions.
    }
event-table-undo-refused = { $seat } does not agree to the undo.
event-table-undo-withdrawn = { $seat } withdraws the request for an undo.
event-table-joined = { $seat } sits down at the table.
event-table-given-to-bot = The bot { $bot } now plays this seat.
event-table-given-to-person = { $seat }’s seat is open to a person.
event-table-renewed = The host has made a new link for { $seat }’s seat; the old one no longer works.
event-table-standin = Time is up: the bot { $bot } plays for { $seat }.
event-table-returned = { $seat } is back.
event-table-bot-failed = The bot { $bot } did not answer in time; an arbitrary legal action was taken for { $seat }.
event-table-closed = The table was closed.
event-table-host-moved = { $seat } is now the host of the table.
event-table-watchers-evicted = The spectator link has expired, and everyone watching was disconnected.
event-table-ready = { $seat } is ready.
event-table-begun = The game begins.
event-table-moved = { $seat } goes on from another device.
event-table-listed =
    { $on ->
        [0] The host has closed the table: free seats are for invited players only.
       *[other] Anyone may take a free seat from the lobby. The chat is off until the host allows it.
    }
event-table-chat =
    { $chat ->
        [off] The host has turned the chat off.
        [players] The host lets the players chat; those watching chat among themselves.
       *[all] The host lets everyone chat, those watching included.
    }
event-table-rematch = { $seat } has set up a table for another game.
event-table-why = { $seat }: { $why }.
refusal-not-yours-to-decide = This isn’t yours to decide now

## What the server refuses

error-offline = The server is not responding. Check your connection; the page keeps trying.
error-unknown = That didn’t work. Reload the page; if it keeps happening, check the server log.
error-unknown-game = There is no such game here.
error-hints-forbidden = The host has forbidden hints at this table.

## A game without a board of its own

web-generic-find = Find a choice
web-generic-shown = { $shown } of { $all } choices
web-generic-nothing = No choice contains these words.
web-generic-part = { $name }: { $value }
event-table-ran-out = { $seat } has run out of time.
event-table-pause-asked = { $seat } asks for a pause.
event-table-pause-refused = { $seat } does not agree to the pause.
event-table-paused = The clock pauses.
event-table-resumed = { $seat } ends the pause.
