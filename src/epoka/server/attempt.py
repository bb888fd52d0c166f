"""Trying what a seat asks for: the one place where the server answers for a position, so that no answer tells a secret.

What is accepted is played on a copy of the real position, as far as the seat alone decides and nothing is revealed.
What is refused or explained is worded from a position that the seat imagines: the imagined position follows from what
the seat may know, so the answer does too, whatever the game's rules put into it.
"""

from __future__ import annotations

from typing import Any

import epoka
from epoka import Dealer, State
from epoka.server.errors import Refused
from epoka.server.messages import Why
from epoka.server.moves import Trial

NOT_YOURS = "not-yours-to-decide"
"""The reason given for whatever comes after the end of an attempt."""


class Attempt:
    """A gesture that one seat tries, action by action.

    It has *ended* as soon as the seat is no longer the only one to decide: another seat or chance is to move, a sealed
    choice was made, the game is over, or something was drawn on the way. From then on it answers nothing about the
    position, not even which of these is the case.
    """

    def __init__(self, state: State, seat: int, identity: str) -> None:
        """`identity` names the table: the same question at the same position gets the same answer."""
        self.seat = seat
        self.trial = Trial(state)
        self.sealed_choice = ""
        """What the seat has chosen while seats before it still think."""
        self._start = state
        self._identity = identity
        self._waits = state.mover != seat
        """Whether the seat chooses out of turn: one sealed action, kept until the seats before it have chosen."""
        self._decides = bool(state.actions(seat))

    @property
    def state(self) -> State:
        """The real position with the gesture: to go on from, and for the seat's own view of it."""
        return self.trial.state

    @property
    def ended(self) -> bool:
        return not self._decides

    @property
    def unfinished(self) -> bool:
        """Whether the gesture is a draft: begun, not whole, and still the seat's alone."""
        return self._decides and self.trial.state.unfinished

    @property
    def names(self) -> list[str]:
        """The actions so far, as the notation writes them."""
        return [move.name for move in self.trial.moves]

    # ---- acting ---------------------------------------------------------------------------------------------------

    def act_all(self, names: list[str]) -> Attempt:
        for name in names:
            self.act(name)
        return self

    def act(self, name: str) -> None:
        """One action more; refused where it is unknown, not legal or no longer the seat's to decide."""
        if self.ended:
            raise not_yours_to_decide(name)
        code = self._start.game.code(" ".join(name.split()))
        if code is None or (self._waits and code not in self._start.actions(self.seat)):
            raise self._refused(name)
        if self._waits:
            self.sealed_choice = self._start.name(code)
            self._decides = False
            return
        steps = self.trial.state.agenda.copy()
        try:
            self.trial.act(code)
        except epoka.Illegal:
            raise self._refused(name) from None  # its own words are those of the real position
        self._decides = self._goes_on(steps)

    def _goes_on(self, steps: list[epoka.Step[Any]]) -> bool:
        """Whether the seat still decides alone, `steps` having been on the agenda before the action.

        Where the action was sealed, those below it must be there untouched: the last one reveals all.
        """
        state, below = self.trial.state, steps[:-1]
        if state.over or state.mover != self.seat or state.turn <= state.barrier:
            return False
        return not steps[-1].sealed() or all(a is b for a, b in zip(below, state.agenda, strict=False))

    # ---- explaining -----------------------------------------------------------------------------------------------

    def dealer(self) -> Dealer:
        """Imagines the same at the same position, so that a question asked again is answered as before."""
        return Dealer(f"{self._identity}:{self._start.turn}:{self.seat}")

    def imagined(self) -> State | None:
        """The position with the gesture as the seat imagines it: a function of what it knew before the gesture.

        None where the seat has nothing to decide there, in reality or as it must imagine it.
        """
        if self.ended:
            return None
        state = self._start.imagine(self.seat, self.dealer())
        for move in self.trial.moves:
            code = state.action(move.name)
            if code not in state.choices(self.seat):
                return None
            state.act(code)
        return state if state.actions(self.seat) else None

    def why(self, name: str) -> Why | None:
        """Why the seat may not do this next, or None where it may."""
        state = self.imagined()
        if state is None:
            return Why(code=NOT_YOURS, params={}, rule="")
        try:
            code = state.action(name, self.seat)
        except epoka.BadAction as error:
            raise unknown(str(error), name) from None
        if self._waits:
            return None if code in state.actions(self.seat) else Why(code="not-now", params={}, rule="")
        refusal = state.refusal(code)
        return None if refusal is None else Why(code=refusal.code, params=dict(refusal.params), rule=refusal.rule)

    def _refused(self, name: str) -> Refused:
        """The refusal of an action, in the words of the imagined position."""
        state = self.imagined()
        if state is None:
            return not_yours_to_decide(name)
        try:
            code = state.action(name, self.seat)
            if not self._waits:
                state.act(code)
        except epoka.BadAction as error:
            return unknown(str(error), name)
        except epoka.Illegal as error:
            reason = error.refusal
            return illegal(str(error), name, reason.code, dict(reason.params), reason.rule)
        own = ", ".join(state.name(action) for action in state.choices(self.seat))
        return illegal(f"«{name}» is not among the choices of this seat: {own}", name, "not-now")


def illegal(message: str, name: str, code: str, params: dict[str, Any] | None = None, rule: str = "") -> Refused:
    return Refused(400, "illegal", message, action=name, refusal=code, params=params or {}, rule=rule)


def not_yours_to_decide(name: str) -> Refused:
    message = f"«{name}» is not yours to decide now; send what comes before it and see what follows."
    return illegal(message, name, NOT_YOURS)


def unknown(message: str, name: str) -> Refused:
    return Refused(400, "unknown-action", message, action=name)
