"""What a seat was shown on the way to a position: a log that grows with every action and that copies share."""

from __future__ import annotations

from typing import Final

from epoka.core.ids import ALL, NOBODY
from epoka.core.state import State

STRETCH: Final = 64
"""After so many actions the text of all that came before is kept, for each seat that has asked."""


class Told:
    """An action, who decided it, who saw it, and all that came before. Nobody changes it, so copies share it."""

    __slots__ = ("_texts", "before", "length", "mover", "name", "witness")

    def __init__(self, before: Told | None, mover: int, witness: int, name: str) -> None:
        self.before: Final = before
        self.mover: Final = mover
        self.witness: Final = witness
        self.name: Final = name
        self.length: Final[int] = 1 if before is None else before.length + 1
        self._texts: dict[int, str] = {}

    def entry(self, seat: int) -> str:
        """What this seat saw of the action: who decided what, or that somebody decided something."""
        return f"{self.mover}:{self.name if self.witness in (ALL, seat) else '?'}"

    def text(self, seat: int) -> str:
        """Everything that the seat saw, in order."""
        latest: list[str] = []
        told: Told | None = self
        past = ""
        while told is not None:
            known = told._texts.get(seat)
            if known is not None:
                past = known
                break
            latest.append(told.entry(seat))
            told = told.before
        whole = " ".join([*([past] if past else []), *reversed(latest)])
        if len(latest) >= STRETCH:
            self._texts[seat] = whole
        return whole

    def __copy__(self) -> Told:
        return self

    def __deepcopy__(self, memo: object) -> Told:
        return self


def asked(state: State) -> tuple[int, int]:
    """Who is to decide now, and who will see what is decided; once the game is over nobody is asked."""
    if not state.agenda:
        return NOBODY, ALL
    step = state.agenda[-1]
    return int(step.seat), step.witness()
