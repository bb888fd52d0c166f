"""Pebbles, the smallest game there is: an engine and nothing else. No texts, no boards, no rules, no bots.

Everybody in turn takes one to three pebbles off a heap; whoever takes the last one has lost.
"""

from __future__ import annotations

from typing import Any, Final

import epoka

MOST: Final = 3


class Pebbles(epoka.State):
    """The heap, and what each player has taken."""

    def __init__(self, game: epoka.Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.heap: int = options.get("heap", 4)
        self.taken = [0] * players
        self.loser = -1

    def copy(self) -> Pebbles:
        new = Pebbles(self.game, self.players, self.options)
        self.copy_kernel(new)
        new.heap, new.taken, new.loser = self.heap, self.taken.copy(), self.loser
        return new

    def points(self) -> list[int]:
        return [int(seat != self.loser) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"not_last": self.points()[seat]}

    @property
    def over_by(self) -> str:
        return "empty-heap" if self.over else ""

    def pieces(self) -> dict[str, Any]:
        return {"heap": self.heap, "taken": self.taken.copy(), "loser": self.loser}

    def load_pieces(self, data: dict[str, Any]) -> None:
        self.heap, self.taken, self.loser = data["heap"], list(data["taken"]), data["loser"]

    def seen(self, seat: int) -> dict[str, Any]:
        return {"heap": self.heap, "taken": self.taken.copy(), "sizes": {"small": 1, "large": MOST}}


class Take(epoka.Step[Pebbles]):
    """One player takes pebbles."""

    def actions(self, s: Pebbles, out: list[int]) -> None:
        out.extend(range(min(s.game.num_actions, s.heap)))

    def act(self, s: Pebbles, action: int) -> None:
        seat = int(self.seat)
        s.heap -= action + 1
        s.taken[seat] += action + 1
        if s.listening:
            s.tell("took", {"seat": seat, "pebbles": action + 1})
        if s.heap:
            s.push(Take((seat + 1) % s.players))
        else:
            s.loser = seat

    def always_asked(self) -> bool:
        return True

    def refuse(self, s: Pebbles, action: int) -> epoka.Refusal:
        return epoka.Refusal("too-few-left", "PB-1", {"heap": s.heap})


class PebblesGame(epoka.Game):
    """2 to 4 players."""

    def __init__(self, with_option: bool = True, most: int = MOST) -> None:
        names = [f"take {number}" for number in range(1, most + 1)]
        options = [epoka.Option("heap", [4, 10], None)] if with_option else []
        super().__init__("pebbles", 1, range(2, 5), options, names, len(names), [Take])

    def preset(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"heap": 4} if self.options else {}

    def describe(self, action: int) -> tuple[str, dict[str, Any]]:
        return "take", {"pebbles": action + 1}

    def blank(self, players: int, options: dict[str, Any]) -> epoka.State:
        return Pebbles(self, players, options)

    def set_up(self, state: epoka.State) -> None:
        state.push(Take(0))


GAME: Final = PebblesGame()
