"""What may be typed at the prompt besides a choice, and how a choice is understood."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from epoka import BadAction
from epoka.bots import advising_bot, make_bot
from epoka.bots.levels import LONGEST_THOUGHT
from epoka.cli import saving
from epoka.cli.choices import Line, begins_like
from epoka.cli.lines import ask
from epoka.cli.problem import Problem
from epoka.cli.rulebook import Rulebook
from epoka.cli.standings import points_table

if TYPE_CHECKING:
    from epoka.cli.play import Play

MOST_LISTED: Final = 8


class Leave(Exception):
    """Somebody wants to stop here."""


def obey(play: Play, typed: str) -> bool:
    """Carry out one line; answers whether the position has changed."""
    word, _, rest = typed.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None:
        return command(play, rest.strip())
    return choose(play, typed)


# ---- choosing -----------------------------------------------------------------------------------------------------


def choose(play: Play, typed: str) -> bool:
    found = play.choices.find(typed)
    if len(found) == 1:
        state = play.table.state
        play.table.act(state.action(found[0]))
        return True
    line = play.choices.line_of(found)
    if line is not None:
        return choose_number(play, line)
    if found:
        play.screen.show(play.say("cli-several-fit", names=", ".join(found[:MOST_LISTED])))
    elif typed.replace(" ", "").isdecimal():
        play.screen.show(play.say("choose-unknown", input=typed, count=len(play.choices.lines)))
    else:
        explain(play, typed)
    return False


def choose_number(play: Play, line: Line) -> bool:
    """The second half of a choice: how many."""
    numbers = line.numbers()
    typed = ask(play.say("cli-how-many", line=line.label, least=numbers[0], most=numbers[-1]) + ": ")
    if typed in numbers:
        return choose(play, f"{line.head} {typed}")
    return obey(play, typed) if typed else False


# ---- asking -------------------------------------------------------------------------------------------------------


def why(play: Play, typed: str) -> bool:
    """Whether an action is possible now, and the rule where it is not."""
    if not typed:
        play.screen.show(play.say("why-not-usage", example=play.choices.lines[0].actions[0]))
        return False
    found = play.choices.find(typed)
    if found:
        for name in found[:MOST_LISTED]:
            tell_legal(play, name)
    else:
        explain(play, typed)
    return False


def tell_legal(play: Play, name: str) -> None:
    state = play.table.state
    action = state.action(name)
    play.screen.show(f"{name} · {play.say('why-not-legal', action=play.texts.action(action))}")
    show_details(play, action)


def show_details(play: Play, action: int) -> None:
    for line in play.board.details(play.table.state, action):
        play.screen.show(f"  {line}")


def explain(play: Play, typed: str) -> None:
    """Why something that was typed cannot be done."""
    state = play.table.state
    try:
        names = [state.name(state.action(typed))]
    except BadAction:
        names = meant(play, typed)
        if not names:
            play.screen.show(play.say("choose-unknown", input=typed, count=len(play.choices.lines)))
            return
    told: list[str] = []
    for name in names:
        action = state.action(name)
        refusal = state.refusal(action)
        if refusal is not None and refusal.code not in told:
            told.append(refusal.code)
            reason = play.texts.refusal(refusal)
            play.screen.show(f"{name} · {play.say('why-not', action=play.texts.action(action), reason=reason)}")
            show_details(play, action)
            if refusal.rule:
                show_rule(play, refusal.rule)


def show_rule(play: Play, rule: str) -> None:
    """The rule behind a refusal, as far as it has been written."""
    if rule in Rulebook(play.table.state.game, play.texts).ids():
        play.screen.show(f"{play.say('why-not-rule', id=rule, title=play.texts.rule_title(rule))}:")
        play.screen.show(play.texts.rule(rule), "dim")


def meant(play: Play, typed: str) -> list[str]:
    """Decisions of the game that begin like the words; those of the kind that is asked now come alone if there are."""
    words = typed.lower().split()
    game = play.table.state.game
    verbs = {line.head.split(" ", 1)[0] for line in play.choices.lines}
    found: list[str] = []
    for name in game.names[: game.num_actions]:
        parts = name.lower().split()
        if begins_like(words, parts) or begins_like(words, parts[1:]):
            found.append(name)
    return [name for name in found if name.split(" ", 1)[0] in verbs] or found


def hint(play: Play, rest: str) -> bool:
    game = play.table.state.game
    name = advising_bot(game)
    action = play.table.ask_bot(make_bot(name, game, seconds=LONGEST_THOUGHT))
    advice = play.say("hint", bot=name, action=play.texts.action(action))
    play.screen.show(f"{advice} ({game.names[action]})")
    return False


def log(play: Play, rest: str) -> bool:
    play.screen.show(play.say("log-title"), "bold")
    seat = play.table.state.mover
    for sentence in play.sentences_and_rules(seat) if rest.strip() == "rules" else play.sentences(seat):
        play.screen.show(sentence)
    return False


def points(play: Play, rest: str) -> bool:
    state = play.table.state
    play.screen.show(points_table(state.view(state.mover), play.texts, play.screen.plain))
    return False


def rules(play: Play, rest: str) -> bool:
    book = Rulebook(play.table.state.game, play.texts)
    try:
        for line in book.answer(rest.split()):
            play.screen.show(line)
    except Problem as problem:
        play.screen.show(str(problem))
    return False


# ---- the table ----------------------------------------------------------------------------------------------------


def undo(play: Play, rest: str) -> bool:
    """Take back the last action, unless it has shown somebody something new."""
    blocked = play.table.undo_blocked()
    if blocked:
        play.screen.show(play.say(blocked))
        return False
    action = play.table.undo()
    play.notice = play.say("undone", action=play.texts.action(action))
    return True


def save(play: Play, rest: str) -> bool:
    """Save now; with a name, a copy there."""
    if not rest:
        play.table.save()
        play.report_saving()
        if not play.table.save_error:
            play.screen.show_whole(play.say("saved", file=str(play.table.file)))
        return False
    file = Path(rest).expanduser()
    try:
        saving.check_target(file)
        play.table.save_as(file)
        play.screen.show_whole(play.say("cli-saved-copy", file=str(file)))
    except Problem as problem:
        play.screen.show(str(problem))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        play.screen.show_whole(play.say("save-failed", file=str(file), reason=reason))
    return False


def help_text(play: Play, rest: str) -> bool:
    example = play.choices.lines[0].actions[0]
    rules = Rulebook(play.table.state.game, play.texts).ids()
    play.screen.show(play.say("help-title"), "bold")
    for key in HELP:
        if key != "help-rule":
            play.screen.show("  " + play.say(key, example=example))
        elif rules:
            play.screen.show("  " + play.say(key, example=rules[0]))
    return False


def board(play: Play, rest: str) -> bool:
    play.show_position()
    return False


def leave(play: Play, rest: str) -> bool:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Play, str], bool]]] = {
    "undo": undo,
    "hint": hint,
    "why": why,
    "log": log,
    "points": points,
    "rule": rules,
    "rules": rules,
    "board": board,
    "save": save,
    "help": help_text,
    "?": help_text,
    "quit": leave,
}

HELP: Final = [
    *["help-number", "cli-help-numbers", "help-action", "help-undo", "help-hint", "help-why", "help-rule"],
    *["cli-help-points", "help-log", "help-board", "help-save", "help-help", "help-quit"],
]
