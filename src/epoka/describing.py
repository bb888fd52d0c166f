"""Positions in words, for people who read and for language models: what a seat knows, what it is asked, what is legal.

Nothing is told that the seat may not know: the words come from its view, the prompt and the previews of its actions.
"""

from __future__ import annotations

import re
from typing import Final

from epoka.boards import NOTHING_ASKED, Board, board_of, question
from epoka.core.errors import EpokaError, excerpt
from epoka.core.game import Game
from epoka.core.state import State
from epoka.texts import Texts

PIECE: Final = re.compile(r"\b[A-Z]\d{1,2}\b")
"""How cards, chips and tiles of a box are numbered."""
MOST_PIECES: Final = 40


def describe(state: State, seat: int, language: str = "en", full: bool = True) -> str:
    """The position as this seat knows it, what it is asked, and its legal actions in notation with their meaning.

    The full form tells which places touch, explains the cards and chips that the board names, and says what every
    action costs and brings; the compact one leaves that out.
    """
    texts = Texts.at(language, state)
    board = board_of(state.game, texts)
    legal = state.actions(seat)
    asked = question(state, {}) if legal else NOTHING_ASKED
    lines = [f"# {texts.say('game-' + state.game.name)}: {texts.player(seat)}", ""]
    view = state.view(seat)
    lines += [line.rstrip() for line in board.board_lines(view, asked)]
    if full:
        lines += ["", *board.surroundings(view)]
        named = dict.fromkeys(PIECE.findall("\n".join(lines)))
        lines += ["", *[line for name in list(named)[:MOST_PIECES] for line in piece_lines(board, texts, name)]]
    if legal:
        lines += ["", f"## {texts.prompt(*state.prompt())}", ""]
        lines += [f"- {action_line(state, board, texts, action, full)}" for action in legal]
    return "\n".join(lines).rstrip() + "\n"


def action_line(state: State, board: Board, texts: Texts, action: int, full: bool) -> str:
    """An action in notation and in words, in the full form with what it costs and brings."""
    words = [f"`{state.name(action)}`", texts.action(action)]
    preview = board.preview([state.preview(action)]) if full else ""
    return ": ".join([part for part in (words[0], " – ".join([part for part in (words[1], preview) if part])) if part])


def piece_lines(board: Board, texts: Texts, name: str) -> list[str]:
    """What a card or chip does, in one line; nothing for what is none."""
    said = board.piece(name)
    return [f"{name}: {' '.join(said)}"] if said else []


def explain(game: Game, word: str, language: str = "en") -> str:
    """A rule by its number, or what a card, chip or tile does by its id; what is neither raises EpokaError."""
    texts = Texts(language, game)
    name = word.strip()
    rule = name.upper()
    if texts.has(f"rule-{rule}"):
        return f"{rule} {texts.rule_title(rule)}\n{texts.rule(rule)}\n"
    said = board_of(game, texts).piece(name)
    if not said:
        raise EpokaError(f"«{excerpt(word)}» is no rule and no piece of {game.name}; rules and cards go by their ids")
    return f"{name}: {' '.join(said)}\n"
