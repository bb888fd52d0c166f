"""A game being played at the terminal: the position, who sits where, what happened, the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from epoka import CHANCE, Bot, Dealer, Event, Seat, State
from epoka.cli import saving
from epoka.cli.seats import Chair
from epoka.interrupts import unbroken


class Happening:
    """An event, and how many actions the history held when it came about."""

    def __init__(self, turn: int, event: Event) -> None:
        self.turn = turn
        self.event = event


class Table:
    """Applies actions one by one, saves after each, takes back what may be taken back. It prints nothing."""

    def __init__(self, state: State, chairs: list[Chair], dealer: Dealer, file: Path, language: str) -> None:
        self.chairs = chairs
        self.dealer = dealer
        self.file = file
        self.language = language
        self.happenings: list[Happening] = []
        self.movers: list[int] = []
        """Who decided each action, in the order in which they were made."""
        self.actions: list[int] = []
        """The actions as they were made: the history has sets in an order of its own."""
        self.save_error = ""
        """Why the last saving failed, "" if it did not."""
        self._fresh: list[Event] = []
        self.state = state
        self._rebuild(state.history)
        self.save()

    # ---- moves ----------------------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """One action, of a person, a bot or chance, and its saving."""
        with unbroken():
            self._apply(action)
            self.save()

    def draw(self) -> None:
        """Let chance decide."""
        self.act(self.dealer.draw(self.state))

    def ask_bot(self, bot: Bot) -> int:
        """What a bot would do for the seat to move; it gets to see what that seat sees."""
        seat = self.state.mover
        return bot.choose(Seat(self.state, seat, self.dealer.child(f"thinking/{self.state.turn}/{seat}")))

    def undo_blocked(self) -> str:
        """Why the last action cannot be taken back, as the key of a text; "" where it can."""
        if not self.movers:
            return "undo-nothing"
        if self.movers[-1] == CHANCE or self.state.turn <= self.state.barrier:
            return "undo-barrier-chance"
        return "" if self.chairs[self.movers[-1]].bot is None else "undo-barrier-other"

    def undo(self) -> int:
        """Take back the last action; answers which it was."""
        made = self.actions
        with unbroken():
            self._rebuild(made[:-1])
            self.save()
        return made[-1]

    # ---- what happened --------------------------------------------------------------------------------------------

    def seen_by(self, seat: int, since: int = 0) -> list[Happening]:
        """What a seat could see, from a number of happenings on."""
        return [happening for happening in self.happenings[since:] if happening.event.seen_by(seat)]

    def hides_something(self, seat: int) -> bool:
        """Whether this seat knows anything that the others do not."""
        own, public = self.state.view(seat), self.state.view(None)
        return {**own, "seat": None} != public

    def waits_for_person(self) -> bool:
        state = self.state
        return not state.over and state.mover != CHANCE and self.chairs[state.mover].bot is None

    # ---- saving ---------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the file; where that fails the game goes on, and `save_error` says why."""
        try:
            self.save_as(self.file)
            self.save_error = ""
        except OSError as error:
            self.save_error = (error.strerror or str(error)).lower()

    def save_as(self, file: Path) -> None:
        seats = ",".join(chair.written for chair in self.chairs)
        saving.write(file, saving.as_text(self.state, seats, self.language))

    # ---- the kernel's side ----------------------------------------------------------------------------------------

    def _rebuild(self, actions: list[int]) -> None:
        """Play the actions again from the start, listening."""
        old = self.state
        options: dict[str, Any] = old.options
        self.state = old.game.start(old.players, **options)
        self.happenings = []
        self.movers = []
        self.actions = []
        self._fresh = []
        self.state.listen(self._fresh)
        for action in actions:
            self._apply(action)

    def _apply(self, action: int) -> None:
        mover = self.state.mover
        self.state.act(action)
        self.movers.append(mover)
        self.actions.append(action)
        turn = self.state.turn
        self.happenings.extend(Happening(turn, event) for event in self._fresh)
        self._fresh.clear()
