"""One line on standard error where a game lacks texts, instead of one for every text."""

from __future__ import annotations

import logging

from epoka.cli.printing import complain
from epoka.plugins import module_of
from epoka.texts.missing import logger


class OncePerGame(logging.Handler):
    """Tells of the first text that a game lacks in a language, and which command lists all of them."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: set[tuple[str, str]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        game, language = str(vars(record).get("game", "")), str(vars(record).get("language", ""))
        if (game, language) not in self.told:
            self.told.add((game, language))
            lists = f"; `epoka texts {module_of(game) or game}` lists all that is missing" if game else ""
            complain(record.getMessage() + lists)


def tell_once() -> None:
    """From now on warnings about texts are told by this command alone."""
    logger.handlers[:] = [OncePerGame()]
    logger.propagate = False
