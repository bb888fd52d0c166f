### What the server refuses. It is fetched when it is first wanted.

error-malformed = The server did not understand this page. Reload it.
error-illegal = This is not possible in this position.
error-unknown-action = This game has no such action.
error-not-your-turn = It’s not your turn.
error-not-seated = You have no seat at this table.
error-game-over = The game is over.
error-no-right = This table is only open to those who have a link to it. Open the link you were given.
error-expired = Your seat was given away. Ask the host for a new link.
error-forged = This browser’s pass is not valid here. Open your link again.
error-wrong-secret = This link is no longer valid. Ask the host for a new one.
error-wrong-token = This token opens no seat at this table. Ask the host for a new one.
error-token-only-plays = A token plays the seat it was made for; it sets up no tables and takes no links.
error-password-needed = This seat has a password. Enter it to sit down.
error-wrong-password = Wrong password. Try again.
error-not-yours = This seat belongs to someone else.
error-not-host = Only the host of the table can do this.
error-foreign = This request came from another page and was refused.
error-unknown-table = There is no such table here. Check the link.
error-unknown-lesson = There is no such lesson.
error-lesson-broken = This lesson no longer fits the rules of this server. Choose another one.
error-unknown-seat = There is no such seat at this table.
error-unknown-turn = The game has no such position.
error-unknown-path = There is nothing at this address.
error-wrong-method = This can’t be done at this address.
error-stale = The table has moved on; this is the current position.
error-closed = This table was closed.
error-too-large = This is too much for one message.
error-bad-option = These options don’t go together: { $why }
error-bad-record = This record can’t be read: { $why }
error-too-many =
    { $seconds ->
        [one] Too many requests at once. Wait { $seconds } second and try again.
       *[other] Too many requests at once. Wait { $seconds } seconds and try again.
    }
error-too-many-sockets =
    { $whose ->
        [browser] This browser has too many tables open. Close one you don’t need.
        [address] Too many tables are open on your network. Close one that nobody needs.
       *[table] Too many people are at this table at the moment. Try again later.
    }
error-too-many-connections = Too many connections are coming from your network. Close some pages, or try again in a moment.
error-too-slow = The request took too long to arrive. Try again.
error-busy = The server is too busy. Try again in a moment.
error-store = The server can’t save at the moment. Nothing that was confirmed is lost; try again soon.
error-rules-changed = This was played under older rules; its earlier positions can’t be shown.
error-still-playing = This is possible once the game is over.
error-others-play = Other people are playing here. Close the table first, so that they notice; then you can delete it.
error-too-long = Too much has been undone or changed at this table. You can only play on.
error-undo-barrier = You can’t undo this on your own: since then something was rolled or drawn, or someone else has moved.
error-undo-nothing = There is nothing to undo.
error-undo-pending = Someone is already asking for an undo; answer that first.
error-undo-no-request = Nobody is asking for an undo.
error-chances-hidden = The host has not allowed chances to be shown.
error-cannot-judge = This game cannot be judged: { $why }
error-analysis-failed = The analysis broke off. What was found is kept: try again.
error-unknown-puzzle = There is no such puzzle.
error-no-hint = The bot has no advice right now.
error-reading-failed = The server could not prepare this. Try again later.
error-internal = Something went wrong on the server. Nothing that was confirmed is lost.
