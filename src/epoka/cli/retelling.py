"""`epoka replay`: a saved game as sentences, and the board it leads to."""

from __future__ import annotations

from collections.abc import Callable

from epoka import State
from epoka.boards import NOTHING_ASKED, board_of
from epoka.bots import bot_names
from epoka.cli import requests, saving, seats
from epoka.cli.problem import Problem
from epoka.cli.screen import Screen
from epoka.cli.standings import final_tables
from epoka.core.event import Values
from epoka.texts import Texts


def retell(file: str, language: str | None, to: int | None, seat: int | None, rules: bool, plain: bool) -> None:
    """Print the game as a seat saw it, a spectator without one; `rules` adds the rule behind each sentence."""
    saved = saving.load(file, to)
    state = saved.state
    if seat is not None and not 0 <= seat < state.players:
        raise Problem(f"--seat {seat}: this game has the seats 0 to {state.players - 1}; leave it out for a spectator")
    spoken = requests.chosen_language(language)
    texts = Texts.at(spoken, state, names_of(saved, Texts(spoken, state.game)))
    screen = Screen(plain)
    screen.show(texts.say("replay-title", {"file": saving.shown(file)}), "bold")
    for line in told(state, seat, texts.event_and_rule if rules else texts.event):
        screen.show(line)
    board = board_of(state.game, texts)
    screen.show()
    if screen.plain:
        for line in board.board_lines(state.view(seat), NOTHING_ASKED):
            screen.show(line)
    else:
        screen.show(board.board(state.view(seat), NOTHING_ASKED))
    if state.over:
        for part in final_tables(state, texts, screen.plain):
            screen.show(part)
    else:
        screen.show()
        screen.show(texts.say("replay-end", {"count": state.turn}))


def names_of(saved: saving.SavedGame, texts: Texts) -> list[str]:
    """The players' names as noted in the file; none where the note is missing or of another table."""
    words = seats.split(saved.seats)
    return seats.shown_names(words, bot_names(saved.state.game), texts) if len(words) == saved.state.players else []


def told(state: State, seat: int | None, sentence_of: Callable[[Values], str]) -> list[str]:
    """Each action's number before the first of its sentences."""
    lines: list[str] = []
    for entry in state.log(seat):
        sentences = [sentence for sentence in (sentence_of(event) for event in entry["events"]) if sentence]
        for place, sentence in enumerate(sentences):
            lines.append(f"{entry['number']:>4}  {sentence}" if place == 0 else f"      {sentence}")
    return lines
