# The coach's words: fetched when somebody asks for a hint, a reason or an analysis.

## Hints

coach-look = Worth a look: { $places }.
coach-look-one = Look here: { $places }.
coach-tell = What should I do?
coach-why = Why?
coach-chance = Chance to win { $chance }, expected lead { $margin } points.
coach-best = Best.
coach-equal = No real difference.
coach-lost = Gives away { $lost } ± { $error } percentage points.
coach-why-best = What it gains over the second best, in points
coach-why-other = What it gains and gives up against the best, in points
coach-samples = Each figure comes from { $count } simulated games. Bars are points gained (solid) or given up (hatched).
coach-no-figures = This game has no figures to offer, only a bot’s opinion.
reason-other = other things
reason-rivals = what the rivals are left with

## Chances

coach-chances = Chances to win
coach-chance-of = { $seat }: { $chance } ± { $error }

## Analysis

coach-analysis = Analysis
coach-analyse = Analyse the game
coach-analyse-why = Works out everybody’s chances, the costliest decisions, and what was luck. It takes a minute or two in the background.
coach-none = Nobody has had this game analysed yet.
coach-running = The game is being analysed…
coach-stop = Stop
coach-curve = Chance to win over the game
coach-curve-why = In percent, as good bots would play on. The bands show how far the estimate may be off.
coach-swings = The costliest decisions
coach-no-swings = No decision clearly gave anything away.
coach-swing = { $seat }, action { $turn }: { $grade }, { $lost } percentage points given away
coach-better = Played: { $played }. Better: { $better }.
coach-because = Given up above all (in points): { $reasons }.
coach-played = (played)
coach-blunder = blunder
coach-mistake = mistake
coach-inaccuracy = inaccuracy
coach-player = Player
coach-luck-and-play = Luck and play
coach-luck = Luck
coach-play = Play
coach-accuracy = Accuracy
coach-luck-why = Luck and play, in percentage points, lead from the first chance to the result. Luck is every roll and draw against its average. Play is what everybody’s decisions made of it.
coach-parts = By part of the game
coach-part = Part
coach-early = Opening
coach-middle = Middle
coach-late = Ending
coach-part-of = luck { $luck }, given away { $lost }
coach-strokes = The largest strokes of luck
coach-practise = Practise the costliest decisions
coach-task = Task { $number }

## Exercises and puzzles

coach-find = { $seat } decides. Find the best move.
coach-right = Right: this is the best move.
coach-as-good = Right: as good as the best move.
coach-not-best = Not the best: it gives away { $lost } percentage points.
coach-not-among = The search did not rank this among its best moves.
coach-again = Try again
coach-puzzles-of = Puzzles: { $game }
coach-puzzles-why = Positions from games of bots with one clearly best decision, found by a long search.
coach-puzzles-none = This game has no puzzles yet.
coach-easy = Easy
coach-medium = Medium
coach-hard = Hard
coach-next = Next puzzle
coach-solved = Solved { $solved } of { $all }

## Sharing

coach-share = Share
coach-public = Anyone with the link may look at this game
coach-picture = Save a picture of this position
coach-bug = Copy bug report
coach-bug-copied = The report is on the clipboard. It holds the moves, no names and no links.
coach-open = Open a saved game
coach-open-why = Paste the text of a saved game or choose its file. A finished game opens in the review; an unfinished one goes on against bots.
coach-open-text = The saved game
coach-open-file = Choose a file
coach-open-go = Open
coach-hints-used =
    { $count ->
        [one] { $seat } asked for a hint once.
       *[other] { $seat } asked for hints { $count } times.
    }

## Review

web-review-of = Review: { $game }
web-review-at = After action { $turn } of { $turns }
web-review-begin = The beginning
web-review-first = To the beginning
web-review-back = One action back
web-review-forward = One action forward
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
web-review-fork = Continue from here against bots
web-review-fork-why = A new table starts at this position; bots play the other seats.
web-review-fork-seat = Your seat
web-review-fork-bot = The others
web-review-fork-go = Continue from here
web-review-fork-later = Once the game is over, you can continue from any position.
web-review-keys = Keys: ← → one action · ↑ ↓ one round · Home and End · space: play
web-review-to-table = Back to the table
