"""Gaining tools (SA-45, SA-46, SA-47)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.stoneage.components import TOOL_SPACES
from epoka.games.stoneage.notation import GROW
from epoka.games.stoneage.player import NOT_THE_LOWEST
from epoka.games.stoneage.state import StoneAge


def gain_tool(s: StoneAge, seat: i64) -> None:
    """One more tool: a new tile, or the lowest one grows; the player chooses where used and ready ones differ."""
    spaces = s.seats[seat].growable()
    if not spaces:
        if s.listening:
            s.tell("tools-complete", {"seat": int(seat)})
    elif len(spaces) == 1:
        grow(s, seat, spaces[0])
    else:
        s.push(GrowTool(seat))


def grow(s: StoneAge, seat: i64, space: i64) -> None:
    """The tile keeps its used state; a new one is ready (A-7)."""
    tools = s.seats[seat].tools
    tools[space] += 1
    if s.listening:
        s.tell("tool-gained", {"seat": int(seat), "space": int(space) + 1, "value": tools[space]})


class GrowTool(Step[StoneAge]):
    """Which of the lowest tiles grows (SA-47); asked only where some are used and some are ready."""

    def actions(self, s: StoneAge, out: list[int]) -> None:
        for space in s.seats[self.seat].growable():
            out.append(GROW + space)

    def act(self, s: StoneAge, action: i64) -> None:
        grow(s, self.seat, action - GROW)

    def inside(self) -> bool:
        return True

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "grow-tool", {}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        return {"gain": {"tool": 1}, "value": s.seats[self.seat].tools[action - GROW] + 1}

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        if GROW <= action < GROW + TOOL_SPACES:
            space = action - GROW
            if s.seats[self.seat].growth(space) == NOT_THE_LOWEST:
                return Refusal("not-the-lowest-tool", "SA-47", {"space": space + 1})
            return Refusal("same-as-lower-space", "SA-47", {"space": space + 1})
        return Refusal("growing-now", "SA-47")
