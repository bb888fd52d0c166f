"""My Game: roll as often as you dare, and bank the points before a 1 comes.

Players take turns (MG-1). A turn is a row of rolls: each adds its face to the turn, but a 1 ends the turn, and its
points are gone (MG-2). A charm, of which everybody has three, makes a 1 count like any other face (MG-3). Whoever has
rolled may bank the points of the turn instead, which ends it (MG-4). The first to bank the goal wins (MG-5); after
thirty rounds whoever has banked the most does (MG-6).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

import epoka

from .bot import Careful

CHARMS: Final = 3
FACES: Final = 6
ROUNDS: Final = 30
MOST: Final = 999
"""More points than any game can bring."""

# The actions, family by family: first what players decide, then what chance brings.
NOTATION: Final = epoka.Notation()
ROLL: Final = NOTATION.add("roll")
CHARM: Final = NOTATION.add("charm")
BANK: Final = NOTATION.add("bank")
NOTATION.begin_chance()
FACE: Final = NOTATION.add("face", {"face": list(range(1, FACES + 1))})  # "face 1" is FACE + 0


class MyGame(epoka.State):
    """A position: what is at stake in this turn, what everybody has banked, the charms that are left, and the round."""

    def __init__(self, game: epoka.Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.round = 1
        self.turn_points = 0
        self.banked = [0] * players
        self.charms = [CHARMS] * players

    def forms(self) -> epoka.forms.Forms:
        """What is saved, read back within its bounds, and copied."""
        return {
            "round": epoka.forms.Number(1, ROUNDS + 1),
            "turn_points": epoka.forms.Number(0, MOST),
            "banked": epoka.forms.Numbers(self.players, 0, MOST),
            "charms": epoka.forms.Numbers(self.players, 0, CHARMS),
        }

    def seen(self, seat: int) -> dict[str, Any]:
        """Nothing is hidden: every seat sees the same."""
        seats = [{"points": points, "charms": charms} for points, charms in zip(self.banked, self.charms, strict=True)]
        return {"round": min(self.round, ROUNDS), "turn_points": self.turn_points, "seats": seats}

    def points(self) -> list[int]:
        return self.banked.copy()

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"banked": self.banked[seat]}

    @property
    def over_by(self) -> str:
        if not self.over:
            return ""
        return "goal" if max(self.banked) >= self.options["goal"] else "rounds"

    def end_turn(self, seat: int) -> None:
        """The next player's turn, unless the goal is reached or the last round is over (MG-1, MG-5, MG-6)."""
        self.turn_points = 0
        following = self.seat_after(seat)
        self.round += following == 0
        if self.banked[seat] < self.options["goal"] and self.round <= ROUNDS:
            self.push(Turn(following))
        elif self.listening:
            self.tell("game-ends", {"points": max(self.banked)})


class Turn(epoka.Step[MyGame]):
    """Roll, roll with a charm, or bank (MG-2 to MG-4)."""

    def actions(self, s: MyGame, out: list[int]) -> None:
        out.append(ROLL)
        if s.charms[self.seat]:
            out.append(CHARM)
        if s.turn_points:
            out.append(BANK)

    def act(self, s: MyGame, action: i64) -> None:
        seat = int(self.seat)
        if action == BANK:
            s.banked[seat] += s.turn_points
            if s.listening:
                s.tell("banked", {"seat": seat, "points": s.turn_points})
            s.end_turn(seat)
        else:
            s.charms[seat] -= action == CHARM
            s.push(Roll(seat, action == CHARM))

    def refuse(self, s: MyGame, action: int) -> epoka.Refusal:
        if action == CHARM:
            return epoka.Refusal("no-charm-left", "MG-3")
        return epoka.Refusal("nothing-to-bank", "MG-4")

    def prompt(self, s: MyGame) -> tuple[str, dict[str, Any]]:
        return "turn", {"points": s.turn_points}


class Roll(epoka.UniformRange[MyGame]):
    """One die. Without a charm a 1 ends the turn (MG-2, MG-3)."""

    def __init__(self, roller: i64, charmed: i64) -> None:
        super().__init__(FACE, "die")
        self.roller, self.charmed = int(roller), charmed != 0

    def count(self, s: MyGame) -> i64:
        return FACES

    def act(self, s: MyGame, action: i64) -> None:
        face = int(action) - FACE + 1
        lost = face == 1 and not self.charmed
        if s.listening:
            s.tell("lost" if lost else "rolled", {"seat": self.roller, "face": face})
        if lost:
            s.end_turn(self.roller)
        else:
            s.turn_points += face
            s.push(Turn(self.roller))


class MyGameGame(epoka.Game):
    """2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            name="my-game",
            version=1,
            players=range(2, 5),
            options=[epoka.Option("goal", [20, 40], 20)],
            notation=NOTATION,
            weight=1,
        )

    def blank(self, players: int, options: dict[str, Any]) -> epoka.State:
        return MyGame(self, players, options)

    def set_up(self, state: epoka.State) -> None:
        state.push(Turn(0))

    def bots(self) -> dict[str, type[epoka.Bot]]:
        return {"careful": Careful}


GAME: Final = MyGameGame()
