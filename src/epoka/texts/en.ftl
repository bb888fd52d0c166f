### Words that belong to no single game: players, the kernel's own sentences, the command line.
### A game's words are in its own folder. Every key exists in all four languages with the same variables.

## Players, languages, yes and no

player-number = Player { $number }
chance-name = Chance
language-en = English
language-pl = Polish
language-cs = Czech
language-uk = Ukrainian
view-yes = yes
view-no = no
view-shared = The table
view-players = The players

## What every game may say (refusals have no full stop: the rule's id may follow)

action-action = { $name }
prompt-chance = Chance decides now.
prompt-game-over = The game is over.
refusal-game-over = The game is over
refusal-no-such-action = There is no action number { NUMBER($action, useGrouping: 0) }
refusal-chance-decides = Chance decides now, nobody at the table does
refusal-no-such-outcome = “{ $action }” cannot come up here
refusal-player-decides = This is for { $seat } to decide, not for chance
refusal-not-now = This cannot be done now

## Playing: welcome, turns, choices

welcome = Welcome to { $game }!
round = Round { $round }
handover = Over to { $seat }. Press Enter when you are ready.
choose = Your choice (1–{ $count })
choose-unknown = “{ $input }” is none of the choices. Type a number from 1 to { $count }, or “?” for help.
log-title = What happened so far

## Undo

undone = Taken back: { $action }
undo-nothing = There is nothing to take back.
undo-barrier-chance = This cannot be taken back: since then something was rolled, dealt or drawn.
undo-barrier-other = This cannot be taken back: since then another player has moved.

## Hint and why not

hint = Hint ({ $bot }): { $action }
why-not = Not possible: { $action }. { $reason }
why-not-legal = This is possible now: { $action }
why-not-usage = Type “why” and an action, such as “why { $example }”.
why-not-rule = Rule { $id }, { $title }

## Saving, going on, leaving

saved = The game is saved in { $file }.
save-failed = The game could not be saved in { $file }: { $reason }
resumed =
    The game from { $file } goes on, after { $count ->
        [one] { $count } action.
       *[other] { $count } actions.
    }
resume-with = To go on with this game: { $command }
quit = The game is left and saved in { $file }.
quit-unsaved = The game is left without being saved.

## Help

help-title = What you can type
help-number = a number: that choice
help-action = an action in full, such as “{ $example }”
help-undo = undo: take your last choice back
help-hint = hint: ask a bot
help-why = why ACTION: why something is not possible
help-rule = rule ID: show a rule, such as “rule { $example }”
help-board = board: show the table again
help-log = log: show what happened; log rules: with the rule behind each line
help-save = save FILE: save the game
help-help = ?: show this help
help-quit = quit: save and leave

## Results

results-ended = The game is over: { $reason }.
results-winner =
    { $count ->
        [one] The winner: { $names }
       *[other] A shared win: { $names }
    }
heading-place = Place
heading-player = Player
heading-points = Points
heading-total = Total
heading-source = Where the points come from

## Simulation

simulate-title =
    { $game }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
simulate-progress = Playing
simulate-speed = { $games } games in { $seconds } s
heading-bot = Bot
heading-win-rate = Share of wins
heading-interval = 95 % interval
heading-rounds = Rounds
heading-decisions = Decisions
heading-ending = How games ended

## Replay and rules

replay-title = Replay of { $file }
replay-end =
    End of the record after { $count ->
        [one] { $count } action.
       *[other] { $count } actions.
    }
option-default = default

## The command line's own

cli-ask-game = Which game?
cli-ask-seats = Who plays? { $least } to { $most } names with commas between them; “me” is you. Enter takes the suggestion.
cli-ask-seats-levels = Levels, the gentlest first: { $levels }
cli-ask-seats-bots = Bots: { $bots }
cli-saved-copy = A copy of the game is saved in { $file }.
cli-save-elsewhere = The game goes on; “save FILE” puts a copy somewhere else.
cli-saved-again = The game is saved in { $file } again.
cli-more-events = … { $number } more before that; “log” shows everything.
cli-several-fit = Several choices begin like that: { $names }
cli-how-many = { $line }: how many, { $least } to { $most }? Enter goes back
cli-help-prompt = ? for help
cli-points-unseen = This game shows no points before its end.
cli-help-points = points: everyone’s points by source, as if the game ended now
cli-help-numbers = two numbers: a choice and how many, such as “2 3”
cli-games-players = { $least } to { $most } players
cli-games-preset = follows { $leading }: { $settings }
cli-simulate-spread = Spread
cli-simulate-length = { $mean } on average, { $least } to { $most }
cli-simulate-rate = { $speed } games a second
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cli-simulate-interrupted = interrupted after { $played } of { $games } games
cli-arena-games = Games
cli-arena-unrated = For ratings: { $command }
cli-arena-rating = Rating
cli-arena-longest = Longest, ms
cli-arena-mean = Mean, ms
cli-arena-duels = Who finishes ahead of whom, row against column
cli-arena-kept = { $played } of { $games } games are kept in { $file }; the same command goes on from there
cli-texts-needs = { $game } needs { $count } texts
cli-texts-whole = { $language }: all { $count } are there
cli-texts-missing = { $language }: { $missing } of { $count } are missing or want other values

## Bots: what they are called, and how strong they are

bot-wanderer = Wanderer
about-bot-wanderer = for your first games
bot-settler = Settler
about-bot-settler = for when you know the rules
bot-builder = Builder
about-bot-builder = a solid opponent, seldom wrong
bot-elder = Elder
about-bot-elder = looks ahead; for experienced players
bot-sage = Sage
about-bot-sage = the strongest: thinks ahead, takes its time
bot-random = Random
about-bot-random = takes any legal action, all equally likely
bot-greedy = Greedy
