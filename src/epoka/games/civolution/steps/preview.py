"""The preview of a choice: what it costs, gains and risks, as numbers for programs and lines for people."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.games.civolution.components.board import FOOD_DIAMONDS
from epoka.games.civolution.components.module_rows import DOES_VALUES
from epoka.games.civolution.components.pieces import MODULES
from epoka.games.civolution.components.spaces import FOOD, STORE, space_name
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.scoring import FOOD_A_DIAMOND, diamonds


class Preview:
    """Cost, gain and odds of one choice: numbers for programs, lines for people."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.cost: dict[str, int] = {}
        self.gain: dict[str, int] = {}
        self.points = 0
        self.chance = -1.0

    def say(self, key: str, values: dict[str, Any] | None = None) -> None:
        """Add a line: the message `preview-<key>`."""
        self.lines.append({"key": f"preview-{key}", "values": values or {}})

    def pays(self, space: i64, number: i64) -> None:
        if number:
            name = space_name(space)
            self.cost[name] = self.cost.get(name, 0) + int(number)
            self.say("cost", {"space": name, "n": int(number)})

    def gains(self, space: i64, number: i64) -> None:
        if number:
            name = space_name(space)
            self.gain[name] = self.gain.get(name, 0) + int(number)
            self.say("gain", {"space": name, "n": int(number)})

    def earns(self, points: i64) -> None:
        if points:
            self.points += int(points)
            self.say("points", {"points": int(points)})

    def does(self, module: i64, level: int) -> None:
        """Add a line: the message about a module at a level, with the numbers of its row."""
        self.lines.append({"key": f"does-{MODULES[module]}", "values": dict(DOES_VALUES[module][level - 1])})

    def stores(self, player: Player, material: i64) -> None:
        """Add that one more marker comes to a space of the storage."""
        self.gains(STORE + material, 1)
        self.changes_diamonds(player, STORE + material, 1)

    def changes_diamonds(self, player: Player, space: i64, number: i64) -> None:
        """Add how many diamonds of prosperity so many more markers on a space make, or fewer take (CV-159)."""
        then = player.copy()
        then.at[space] += int(number)
        change = int(diamonds(then) - diamonds(player))
        if change:
            self.say("diamonds", {"n": change})

    def feeds(self, player: Player, number: i64) -> None:
        """Add how many diamonds so much more food makes, none as well once food gives no more of them (CV-160)."""
        self.changes_diamonds(player, FOOD, number)
        if player.at[FOOD] >= FOOD_A_DIAMOND * FOOD_DIAMONDS:
            self.say("diamonds", {"n": 0})

    def data(self) -> dict[str, Any]:
        """The preview as plain data; parts that say nothing are left out."""
        parts: dict[str, Any] = {"lines": self.lines}
        if self.cost:
            parts["cost"] = self.cost
        if self.gain:
            parts["gain"] = self.gain
        if self.points:
            parts["points"] = self.points
        if self.chance >= 0:
            parts["chance"] = self.chance
        return parts if len(parts) > 1 or self.lines else {}
