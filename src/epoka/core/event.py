"""What happened, as message keys and values, each with who may see it."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.ids import ALL, NOBODY

Values = dict[str, Any]


def may_see(seat: int, to: int, but: int) -> bool:
    """Whether a seat (NOBODY for a spectator) may see what is told to the seat `to`, or to ALL but the seat `but`."""
    if to != ALL:
        return seat == to
    return but == NOBODY or seat != but


class Event:
    """One thing that happened. `to` is the only seat that may see it, or ALL; `but` is a seat that may not."""

    def __init__(self, key: str, values: Values, to: int = ALL, but: int = NOBODY) -> None:
        self.key: Final = key
        self.values: Final = values
        self.to: Final = to
        self.but: Final = but

    def seen_by(self, seat: int) -> bool:
        """Whether this seat (NOBODY for a spectator) may see the event."""
        return may_see(seat, self.to, self.but)

    def data(self) -> Values:
        return {"key": self.key, **self.values}

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.key, self.values, self.to, self.but)

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.values!r})"
