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
error-unknown-deal = There is no such deal here. Check the link.
error-deal-begun = A table has begun; nothing more is mixed in.
error-deal-words = Enough people have mixed in words.
error-deal-full = This deal is already played at all its tables.
