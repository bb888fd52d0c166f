"""What is said where a text is missing: the key in a readable form, and a warning that names the file it belongs into.

A game is played before all its sentences are written, so nothing ends because of a missing one. The tests of the games
that are shipped want every sentence: with EPOKA_TEXTS=strict in the environment a missing text is an error.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final

logger: Final = logging.getLogger("epoka.texts")

KINDS: Final = (
    *("about-bot", "about", "action", "event", "game", "opponent", "option", "over-by", "prompt", "refusal"),
    *("rules-section", "rule", "source"),
)
"""How keys begin: the word for the kind of a message is no part of what it says."""

_warned: Final[set[tuple[str, str, str]]] = set()
"""What was warned of already: package, language and key; the key "" stands for all of a game's texts."""


def strict() -> bool:
    """Whether a missing text is an error."""
    return os.environ.get("EPOKA_TEXTS", "") == "strict"


def readable(key: str, values: Mapping[str, object], written: Callable[[str, object], str]) -> str:
    """A key and its values for people: `event-put-away` with seat 0 and card 3 is "Put away: Ola, card 3".

    `written` gives a value as text; a player's name speaks for itself, every other value stands behind its own name.
    The page does the same (web/src/lib/words.ts).
    """
    kind = next((kind for kind in KINDS if key.startswith(f"{kind}-")), "")
    words = spaced(key[len(kind) + 1 :] if kind else key)
    told = [
        text if name == "seat" else f"{spaced(name)} {text}"
        for name, text in ((name, written(name, value)) for name, value in values.items())
    ]
    head = words[:1].upper() + words[1:]
    return f"{head}: {', '.join(told)}" if told else head


def spaced(name: str) -> str:
    """A name of the rules as words: `hand_sizes` is "hand sizes"."""
    return name.replace("-", " ").replace("_", " ").replace(".", " ")


def file_for(key: str, language: str, package: str) -> str:
    """The file that a text of a game, or a general one where there is no package, should stand in."""
    if not package:
        return str(files(__package__) / f"{language}.ftl")
    name = "rules.ftl" if key.startswith(("rule-", "rules-section-")) else "game.ftl"
    return str(files(package) / "texts" / language / name)


def warn_of_key(key: str, language: str, game: str | None, package: str, what: str) -> None:
    """Say once that a text is missing or wants other values, and in which file."""
    if (package, language, key) not in _warned:
        _warned.add((package, language, key))
        _warn(f"{what} (see {file_for(key, language, package)})", game or "", language)


def warn_of_files(game: str, language: str, package: str) -> None:
    """Say once that a game has no text at all in a language: one line stands for all its keys."""
    if (package, language, "") not in _warned:
        _warned.add((package, language, ""))
        where = f"; {file_for('', language, package)} would be the first file" if package else ""
        _warn(f"{game} has no texts in the language {language}: keys are shown instead{where}", game, language)


def _warn(message: str, game: str, language: str) -> None:
    logger.warning(message, extra={"game": game, "language": language})
