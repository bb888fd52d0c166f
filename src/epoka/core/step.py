"""One thing that is still to be decided: the element of a state's agenda."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from epoka.core.ids import ALL, ASK, CHANCE, GO, NOBODY, ActionId, SeatId
from epoka.core.parameters import arguments
from epoka.core.refusal import Refusal

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer, Stream
    from epoka.core.state import State

__all__ = ["ASK", "CHANCE", "GO", "Chance", "Procedure", "S", "Step", "TableProcedure"]

S = TypeVar("S", bound="State")
"""The state of the game a step belongs to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Immutable. Says who decides, what is legal and what an action does; `act` may push further steps.

    The kernel takes a step off the agenda before it calls `act`. A step never holds what only one seat knows: that
    lives in the seat's private area of the state. It is saved as its name and the arguments of its constructor: each
    parameter is kept in a field of the same name, a number or a list of numbers.
    """

    def __init__(self, seat: SeatId) -> None:
        self.seat: SeatId = seat
        self.observed: bytes | None = None
        """What observations have of the step, once somebody has asked for it: it never changes."""

    def actions(self, s: S, out: list[int]) -> None:
        """Append the legal actions to `out`, sorted and unique."""
        raise NotImplementedError

    def act(self, s: S, action: ActionId) -> None:
        """Carry the action out. Only legal actions arrive here."""
        raise NotImplementedError

    def collects(self, s: S) -> bool:
        """True where this step gathers a set: whatever `picks` lists may be added to it, in any order.

        `actions` offers each set in one order only, sorted; that is what search and records know. `picks` is for
        whoever picks in another one. The effects of picks commute, so the step that follows a pick must depend on what
        was picked alone, not on the order: it keeps the highest pick so far as the one from which `actions` goes on.
        """
        return False

    def picks(self, s: S, out: list[int]) -> None:
        """Append every element that may be added to the set now, whatever was picked before, if it can be completed."""
        self.picks_from(s, 0, out)

    def picks_from(self, s: S, lowest: i64, out: list[int]) -> None:
        """Append the elements that may be added and are numbered `lowest` or higher, in the order of the set.

        A step that lists its elements here need not write `picks`, and its `actions` can go on from the highest pick.
        """

    def only_set(self, s: S) -> bool:
        """True where a full set is collected and all that is left to pick belongs to it: nobody has a choice.

        For sets of a fixed size only, whose picks have no parts.
        """
        return False

    def part_of_pick(self) -> bool:
        """True for a decision that belongs to the pick before it: what is unloaded belongs to where it is unloaded.

        Where equal picks are told apart by it in one order only, the step collects too.
        """
        return False

    def forced(self, s: S) -> i64:
        """ASK, GO, or the single legal action, which the kernel then takes without asking anybody.

        Where a set is collected, what could still be picked is a choice too, unless there is but one set: nothing ends
        before it is declined.
        """
        out: list[int] = []
        self.actions(s, out)
        if len(out) < 2 and not self.always_asked():
            if self.collects(s):
                choices = self.choices(s, out)
                if len(choices) == 1 or self.only_set(s):
                    return choices[0]
            elif out:
                return out[0]
        s.offer(out)
        return ASK

    def choices(self, s: S, legal: list[int]) -> list[int]:
        """All that a person may choose, sorted: the legal actions and the picks that come out of their order."""
        if not self.collects(s):
            return legal.copy()
        out: list[int] = []
        self.picks(s, out)
        if not out:
            return legal.copy()
        for action in legal:
            if action not in out:
                out.append(action)
        out.sort()
        return out

    def draw(self, s: S, dealer: Dealer) -> int:
        """One outcome of a step of chance; takes exactly one number of one of the dealer's streams."""
        raise NotImplementedError

    def allows(self, s: S, action: ActionId) -> bool:
        """Whether the action is legal; the default looks it up in the list."""
        out: list[int] = []
        self.actions(s, out)
        return action in out

    def considered(self, s: S, legal: list[int]) -> list[int]:
        """Those of the legal actions that random play chooses from: all but those the facts speak against.

        Proposals to the others are left to people and to bots that mean them, and a question of fact has one answer.
        """
        return legal

    def random_choice(self, s: S, numbers: Stream) -> int:
        """One of the considered actions, all equally likely; takes exactly one number of the stream.

        A step may override this where it finds one of its actions without listing them all.
        """
        considered = self.considered(s, s.legal())
        return considered[numbers.below(len(considered))]

    def always_asked(self) -> bool:
        """True where the options depend on something hidden: an automatic answer would tell what it is."""
        return False

    def sealed(self) -> bool:
        """True where the choice does not depend on those of the sealed steps beside it on the agenda."""
        return False

    def inside(self) -> bool:
        """True in the middle of a gesture: whoever has begun it goes on here, and nobody else need see half of it."""
        return False

    def idle(self, action: ActionId) -> bool:
        """True for an action that changes nothing: taken by the kernel itself it is not worth a word."""
        return False

    def witness(self) -> int:
        """The only seat that sees what is chosen or drawn here, or ALL."""
        return ALL

    def args(self) -> list[Any]:
        """The arguments that build this step again: its constructor's, from the fields of their names."""
        return arguments(self)

    def prompt(self, s: S) -> tuple[str, dict[str, Any]]:
        """What is expected now: a message key and its values; PayDice asks `pay-dice` unless it says otherwise."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower(), {}

    def refuse(self, s: S, action: int) -> Refusal:
        """Why an action of this game is not legal at this step."""
        return Refusal("not-now")

    def preview(self, s: S, action: int) -> dict[str, Any]:
        """Cost, gain and odds of a legal action, as keys and numbers."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A step whose mover is CHANCE: it lists its outcomes with their probabilities, and draws one without listing."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, s: S) -> list[tuple[int, float]]:
        """Every possible outcome, sorted, with its probability."""
        raise NotImplementedError

    def actions(self, s: S, out: list[int]) -> None:
        for outcome, _ in self.outcomes(s):
            out.append(outcome)

    def prompt(self, s: S) -> tuple[str, dict[str, Any]]:
        return "chance", {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[S]):
    """A step in which nobody decides anything: the kernel carries it out when its turn comes, for a seat."""

    def __init__(self, seat: SeatId = 0) -> None:
        super().__init__(seat)

    def actions(self, s: S, out: list[int]) -> None:
        return

    def forced(self, s: S) -> i64:
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class TableProcedure(Procedure[S]):
    """A procedure of the whole table: it is carried out for no seat, and saved without one."""

    def __init__(self) -> None:
        super().__init__(NOBODY)
