# Playing together over time: fetched when it is wanted.

## Sealed deals

deal-of = Sealed deal: { $game }
deal-why = All dice and cards of this deal are settled already, and nobody knows them. They follow from a secret whose fingerprint stands below. When the last table is over the secret is shown, and everyone can check it. Whoever has the link to this page will then see the results and may download the games.
deal-fingerprint = Fingerprint of the secret (SHA-256)
deal-words = Words mixed in
deal-words-why = Before the first table begins, anyone may mix in words of their own. Then nobody can have picked this deal, not even whoever runs the server.
deal-words-none = None.
deal-words-say = Any words
deal-mix = Mix in
deal-words-closed = A table has begun; nothing more is mixed in.
deal-link = Link for the other tables
deal-link-why = Send it to friends who play the same deal at a table of their own. Whoever has seen the deal at one table is refused at the others. Don’t talk about it until all tables are over.
deal-end = No more tables
deal-end-why = If no one else is coming: the results are shown when the tables that have begun are over.
deal-knows = This browser already plays or watches this deal at one of its tables.
deal-begin = Your table
deal-undo = At this table nothing that was rolled or drawn can be undone, not even with everyone’s consent: the same would come again.
deal-tables = Tables
deal-count = { $begun } of { $places } tables have begun.
deal-later = Results are shown when all are over.
deal-results = Results
deal-compare = The small number compares each seat with the average of that seat at all tables: it had the same draws.
deal-table = Table { $number }
deal-draws = Draws
deal-status-playing = still playing
deal-status-over = over
deal-status-closed = closed
deal-fits-yes = as sealed
deal-fits-no = action { $number } differs
deal-fits-unknown = can’t be replayed
deal-secret = The secret
deal-secret-fits = This browser has checked it: the secret has the fingerprint that was shown before the start.
deal-secret-differs = The secret does not have the fingerprint. Don’t trust this deal.
deal-proof = Download the games and the secret
deal-proof-why = To check all draws on your own machine: epoka deal FILE
deal-offer = Play a sealed deal
deal-offer-why = Dice and cards are settled beforehand and provable afterwards: nobody can choose, foresee or reroll them. Friends can play the same deal at several tables and compare.
deal-at-tables = { $count ->
    [one] at { $count } table
   *[other] at { $count } tables
 }
deal-seal = Seal a deal
deal-short = Sealed deal
error-deal-known = This browser has seen the same deal at another table and would know what is drawn.
error-deal-running = This deal is still being played elsewhere. Try again when all its tables are over.
error-undo-sealed = This deal is sealed: what was rolled or drawn can’t be undone.
error-unknown-deal = There is no such deal here. Check the link.
error-deal-begun = A table has begun; nothing more is mixed in.
error-deal-words = Enough people have mixed in words.
error-deal-full = This deal is already played at all its tables.

## Clocks

clock-label = Time per decision
clock-why = Clocks run from the first move on and only when every seat is taken.
clock-kind-none = no limit
clock-kind-decision = for each decision
clock-kind-bank = a bank for the whole game
clock-kind-days = days for each decision
clock-time = Time
clock-late = When time runs out
clock-choose-bot = a bot stands in
clock-choose-advice = a bot advises, the table waits
clock-choose-end = the game ends
clock-choose-finish = Bots play on even when no person is left
clock-choose-night = No clock at night
clock-night-begins = Night begins
clock-night-ends = Night ends
clock-title = Clock
clock-decision = { $time } for each decision.
clock-bank = { $time } each for the whole game.
clock-growing = { $time } each for the whole game, and { $more } more for every move.
clock-night = No clock runs from { $begins } to { $ends }.
clock-late-bot = When time runs out, a bot plays the seat until its owner returns.
clock-late-advice = When time runs out, a bot gives advice and the table waits.
clock-late-end = When time runs out, the game ends without a result.
clock-finish = Bots play on even when no person is left.
clock-stop = When no person is left, the table waits.
clock-not-begun = The clock starts with the first move.
clock-not-complete = The clock stands still until every seat is taken.
clock-pause = Ask for a pause
clock-pause-how-long = How long
clock-pause-open = until someone ends it
clock-pause-asked = { $seat } asks for a pause of the clock.
clock-pause-asked-days = { $seat } asks for a pause of the clock: { $time }.
clock-pause-waiting = A pause is asked for; not everyone has answered yet.
clock-agree = Agree
clock-refuse = Refuse
clock-withdraw = Withdraw
clock-paused = The clock is paused.
clock-paused-until = The clock is paused until { $time }.
clock-resume = End the pause
clock-advised = Your time is up. The table waits for you; a bot can advise you.
clock-advice = Ask the bot
clock-deserted = Nobody is left at the table. Bots wait until someone returns.
error-no-clock = No clock runs at this table.
error-pause-pending = A pause is asked for already, or holds.
error-pause-no-request = There is no such pause to decide about.
