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
refusal-chance-decides = Chance decides now, not anyone at the table
refusal-no-such-outcome = “{ $action }” can’t come up here
refusal-player-decides = { $seat } decides this, not chance
refusal-not-now = This cannot be done now

## Playing: welcome, turns, choices

welcome = Welcome to { $game }!
round = Round { $round }
handover = { $seat } is next. Press Enter when you’re ready.
choose = Your choice (1–{ $count })
choose-unknown = “{ $input }” is not one of the choices. Type a number from 1 to { $count }, or “?” for help.
log-title = What has happened so far

## Undo

undone = Undone: { $action }
undo-nothing = There is nothing to undo.
undo-barrier-chance = This can’t be undone: since then something was rolled, dealt or drawn.
undo-barrier-other = This can’t be undone: since then another player has moved.

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
    Resuming the game from { $file }, after { $count ->
        [one] { $count } action.
       *[other] { $count } actions.
    }
resume-with = To continue this game: { $command }
quit = You left the game; it is saved in { $file }.
quit-unsaved = You left the game without saving it.

## Help

help-title = What you can type
help-number = a number: that choice
help-action = an action in full, such as “{ $example }”
help-undo = undo: undo your last choice
help-hint = hint: ask a bot
help-why = why ACTION: why something is not possible
help-rule = rule ID: show a rule, such as “rule { $example }”
help-board = board: show the table again
help-log = log: show what happened; log rules: with the rule behind each line
help-save = save FILE: save the game
help-help = ?: show this help
help-quit = quit: save and leave

## Results

results-ended = Game over: { $reason }.
results-winner =
    { $count ->
        [one] { $names } wins
       *[other] Shared victory: { $names }
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
heading-win-rate = Win rate
heading-interval = 95% interval
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
cli-ask-seats = Who’s playing? { $least } to { $most } names, separated by commas; “me” is you. Enter accepts the suggestion.
cli-ask-seats-levels = Levels, easiest first: { $levels }
cli-ask-seats-bots = Bots: { $bots }
cli-saved-copy = A copy of the game is saved in { $file }.
cli-save-elsewhere = The game continues; “save FILE” saves a copy somewhere else.
cli-saved-again = The game is being saved in { $file } again.
cli-more-events = … { $number } more before that; “log” shows everything.
cli-several-fit = Several choices begin like that: { $names }
cli-how-many = { $line }: how many, { $least } to { $most }? Enter to go back
cli-help-prompt = ? for help
cli-points-unseen = This game does not show points before it ends.
cli-help-points = points: everyone’s points by source, as if the game ended now
cli-help-numbers = two numbers: a choice and how many, such as “2 3”
cli-games-players = { $least } to { $most } players
cli-games-maturity = { $label } · rules tested: { $tested } of { $rules } · recorded games: { $recorded } · pieces as printed: { $printed } of { $pieces }
maturity-complete = complete, as printed
maturity-own-content = complete, with contents of our own
maturity-growing = still growing
cli-games-preset = depends on { $leading }: { $settings }
cli-simulate-spread = Spread
cli-simulate-length = { $mean } on average, { $least } to { $most }
cli-simulate-rate = { $speed } games per second
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
cli-simulate-interrupted = interrupted after { $played } of { $games } games
cli-arena-games = Games
cli-arena-unrated = For ratings: { $command }
cli-arena-rating = Rating
cli-arena-longest = Longest, ms
cli-arena-mean = Mean, ms
cli-arena-duels = Who finishes ahead of whom, row against column
cli-arena-kept = { $played } of { $games } games are saved in { $file }; run the same command again to continue
cli-texts-needs = { $game } needs { $count } texts
cli-texts-whole = { $language }: all { $count } are there
cli-texts-missing = { $language }: { $missing } of { $count } are missing or expect other values

## Bots: what they are called, and how strong they are

bot-wanderer = Wanderer
about-bot-wanderer = for your first games
bot-settler = Settler
about-bot-settler = once you know the rules
bot-builder = Builder
about-bot-builder = a solid opponent that rarely errs
bot-elder = Elder
about-bot-elder = looks ahead; for experienced players
bot-sage = Sage
about-bot-sage = the strongest: thinks ahead, takes its time
bot-random = Random
about-bot-random = picks any legal action, all equally likely
bot-greedy = Greedy
bot-program = Program from outside
