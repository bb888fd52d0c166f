"""A position in which something cannot be done, with the reason that is given; and who stands where in many of them."""

from __future__ import annotations

from typing import Any

from epoka.games.civolution.components.pieces import MODULES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Row, Seat, do, doing, table

STRONG, WEAK = "b-forest camp strong", "b-forest camp weak"
FOREST: Seat = {"tribes": [STRONG]}
PAIR: Seat = {"tribes": [STRONG, STRONG]}
TWO: Seat = {"tribes": [STRONG, "c-grassland camp strong", "c-desert camp strong"]}
AFLOAT: Seat = {"tribes": ["a-water camp strong"], "boats": ["a-water"]}
TURN: Row = ["Turn", 0]
GROUND = {9: "ground-1", 10: "ground-2", 15: "ground-3"}
RICH = {"gold": 1, "jade": 1, "wood": 1, "papyrus": 1, "stone": 1}


class Case:
    """An action that is refused, with the code and rule of the reason; `values` are those worth checking.

    Beside what a table knows, `more` may say what the `others` have and which `moves` come first.
    """

    def __init__(
        self, code: str, rule: str, action: str, step: Row, seat: Seat | None = None, values: Any = None, **more: Any
    ) -> None:
        self.code = code
        self.rule = rule
        self.action = action
        self.values: dict[str, int | str] = values or {}
        self.step = step
        self.seat: Seat = seat or {}
        self.more = more

    def position(self) -> Civolution:
        boards: dict[int, Seat] = {0: self.seat, **self.more.get("others", {})}
        more = {name: value for name, value in self.more.items() if name not in ("others", "moves")}
        if self.step[0] == "Turn":
            return table(seats=boards, agenda=[self.step], **more)
        return do(doing(self.step, seats=boards, **more), *self.more.get("moves", []))


def module(name: str) -> int:
    return MODULES.index(name)


RESEARCH, BUILDING = module("research"), module("building")
PAYING: Row = ["PayDice", 0, RESEARCH, -1]
PURSE: Seat = {"dice": [1, 2, 5], "used": 3, "markers": {"plan 1": 1, "stamina": 3}}
