"""`epoka.describe` and `epoka.explain`; the words are loaded when they are first asked for, for few need them."""

from __future__ import annotations

from epoka.core.game import Game
from epoka.core.state import State


def describe(state: State, seat: int, language: str = "en", full: bool = True) -> str:
    """The position as this seat knows it, what it is asked, and its legal actions in notation with their meaning.

    `full=False` is the compact form, see `epoka.describing`.
    """
    from epoka import describing

    return describing.describe(state, seat, language, full)


def explain(game: Game, word: str, language: str = "en") -> str:
    """A rule by its number, or what a card, chip or tile does by its id; what is neither raises EpokaError."""
    from epoka import describing

    return describing.explain(game, word, language)
