"""Effects: carried out now or put on the agenda, each by one function that is found by its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.core.step import Procedure
from epoka.games.civolution.components.rows import Effect
from epoka.games.civolution.position.state import Civolution

NO_EFFECT: Final = -1

# Effects that no card names; the numbers of the others are those of the vocabulary.
RUN_ELEMENT: Final = 100
"""All effects of the installed card or chip a."""
PROCREATE_IN: Final = 101
"""One procreation in territory a (Holy rocks)."""
TEST_ELEMENT: Final = 102
"""All effects of the installed card or chip a, if a favour test passes."""
OFFER_TRIGGER: Final = 103
"""The effects of the installed card a, if their price can be paid and the owner wants to."""
NEXT_TURN: Final = 104
"""The turn of the seat ends once all is done that its player still has to do."""

EffectFunction = Callable[[Civolution, i64, i64, i64, i64], None]
"""Carries out one effect for a seat, with the three numbers of its row; what needs a choice goes on the agenda."""

EFFECT_FUNCTIONS: Final[list[EffectFunction | None]] = [None] * (NEXT_TURN + 1)
"""The function of every kind of effect, None where a number means nothing; the module `wiring` fills it."""


class Do(Procedure[Civolution]):
    """One effect, which is carried out when its turn on the agenda comes."""

    def __init__(self, seat: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def act(self, s: Civolution, action: i64) -> None:
        perform(s, self.seat, self.kind, self.a, self.b, self.c)


def perform(s: Civolution, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Carry out one effect now."""
    function = EFFECT_FUNCTIONS[kind] if 0 <= kind < len(EFFECT_FUNCTIONS) else None
    if function is None:
        raise ValueError(f"there is no effect {kind}: the vocabulary of cards and chips does not know it")
    function(s, seat, a, b, c)


def do(s: Civolution, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Put one effect on the agenda."""
    if kind != NO_EFFECT:
        s.push(Do(seat, kind, a, b, c))


def do_all(s: Civolution, seat: i64, effects: list[Effect]) -> None:
    """Put effects on the agenda, the first one on top."""
    s.push_all([Do(seat, effect.kind, effect.a, effect.b, effect.c) for effect in effects])
