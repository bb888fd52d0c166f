"""What a bot gets to see of a game, and what a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from epoka.core.dealer import Dealer
from epoka.core.event import Values

if TYPE_CHECKING:
    from epoka.core.state import State


class Seat:
    """What one seat knows of a position. It holds an imagined state, never the real one: there is nothing to see."""

    def __init__(self, state: State, seat: int, dealer: Dealer) -> None:
        self.index = seat
        self.dealer = dealer
        self.position = state.imagine(seat, dealer)
        self.unfinished = state.unfinished
        """Whether this seat is in the middle of a gesture: a bot with a budget a gesture goes on with what is left."""

    def __reduce__(self) -> tuple[Any, ...]:
        return seat_at, (self.position, self.index, self.dealer, self.unfinished)

    def view(self) -> Values:
        """All that this seat may know."""
        return self.position.view(self.index)

    def actions(self) -> list[int]:
        """The legal actions of this seat."""
        return self.position.actions(self.index)

    def considered(self) -> list[int]:
        """The legal actions without those that the facts speak against (`Step.considered`); never empty."""
        legal = self.actions()
        position = self.position
        return position.agenda[-1].considered(position, legal) if position.mover == self.index else legal

    def name(self, action: int) -> str:
        return self.position.name(action)

    def imagine(self) -> State:
        """A fresh state this seat cannot tell from the real one; play with it as you like."""
        return self.position.imagine(self.index, self.dealer)


def seat_at(position: State, index: int, dealer: Dealer, unfinished: bool) -> Seat:
    """A seat that knows just this position: what a pickled one comes back as."""
    seat = Seat(position, index, Dealer(0))
    seat.position, seat.dealer, seat.unfinished = position, dealer, unfinished
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that decides for a seat."""

    game: ClassVar[str] = ""
    """The name of the only game this bot plays, for a bot outside the package of its game; "" for any game."""

    def choose(self, seat: Seat) -> int:
        """The action that the bot chooses, one of `seat.actions()`."""
        raise NotImplementedError
