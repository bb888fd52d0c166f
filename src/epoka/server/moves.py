"""Trying actions on a copy of a position, and noting what happened with who may see it."""

from __future__ import annotations

from typing import Any

import msgspec

from epoka import CHANCE, Dealer, Event, State
from epoka.core.event import may_see
from epoka.core.ids import ALL, NOBODY
from epoka.lessons import FixedDealer
from epoka.server.sealed_deal import SealedDealer


class Told(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What the kernel reported. `to` is the only seat that may see it, or ALL; `but` is a seat that may not."""

    key: str
    values: dict[str, Any]
    to: int = ALL
    but: int = NOBODY

    def seen_by(self, seat: int) -> bool:
        return may_see(seat, self.to, self.but)


class Move(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One action of the history: whose, its notation, the only seat that saw it (or ALL), and what came of it.

    Thousands of them are in memory. They hold plain values only, so the collector of garbage need not look at them.
    """

    by: int
    name: str
    witness: int = ALL
    told: tuple[Told, ...] = ()

    def name_for(self, seat: int) -> str:
        """The notation, "" for a seat that may not know it."""
        return self.name if self.witness in (ALL, seat) else ""


class Trial:
    """A copy of a position on which actions are tried; the position itself never changes."""

    def __init__(self, state: State) -> None:
        self._start = state
        self.state = state.copy()
        self.moves: list[Move] = []
        self._actions: list[int] = []
        self._events: list[Event] = []
        self.state.listen(self._events)

    def act(self, action: int) -> None:
        """One action; an illegal one raises `Illegal`."""
        by = self.state.mover
        self.state.act(action)
        first = self._events[0]
        rest = self._events[1:] if first.to == ALL else self._events[2:]  # a seat's own secret is reported twice
        told = tuple(Told(event.key, event.values, event.to, event.but) for event in rest)
        self.moves.append(Move(by, self.state.name(action), first.to, told))
        self._actions.append(action)
        self._events.clear()

    def put_in_order(self) -> None:
        """Tell what was done as the history has it: a set that was picked in another order is kept in its own.

        A set that was begun before this gesture stays as its parts were told.
        """
        turn = self._start.turn
        if self.state.history_since(turn) == self._actions:
            return
        history = self.state.history
        if history[:turn] != self._start.history:
            return
        ordered = Trial(self._start)
        for action in history[turn:]:
            ordered.act(action)
        self.state, self.moves = ordered.state, ordered.moves
        self._actions, self._events = ordered._actions, ordered._events

    def act_by_name(self, name: str) -> None:
        self.act(self.state.action(name))

    def draw(self, dealer: Dealer | FixedDealer | SealedDealer) -> None:
        """Let chance decide whatever it must before somebody is asked."""
        while self.state.mover == CHANCE:
            self.act(dealer.draw(self.state))

    def play_kept(self, kept: dict[int, str]) -> list[int]:
        """Apply the sealed choices whose turn has come; answers whose they were."""
        played = []
        while self.state.mover in kept and self.state.mover not in played:
            played.append(self.state.mover)
            self.act_by_name(kept[self.state.mover])
        return played
