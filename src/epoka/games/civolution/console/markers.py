"""Gaining and returning markers, of which everybody has fifty (CV-172, CV-173)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import WATER
from epoka.games.civolution.components.spaces import RAW, RESET_COLUMN, SPACES, space_name
from epoka.games.civolution.notation import DONE, FREE
from epoka.games.civolution.position.state import Civolution


def put(s: Civolution, seat: i64, space: i64, number: i64) -> i64:
    """Move up to `number` markers from the supply to a space, as many as it has; gives how many were moved."""
    player = s.seats[seat]
    moved = number if number <= player.supply else player.supply
    if moved:
        player.supply -= moved
        if space == RESET_COLUMN:
            player.resets += moved
            if s.listening:
                s.tell("resets-filled", {"seat": int(seat), "number": int(moved)})
        else:
            player.at[space] += int(moved)
            if s.listening:
                s.tell("gained", {"seat": int(seat), "space": SPACES[space], "number": int(moved)})
    return moved


def gain(s: Civolution, seat: i64, space: i64, number: i64) -> None:
    """Move markers from the supply to a space; where it runs out the player may replenish it first (CV-172a)."""
    moved = put(s, seat, space, number)
    if moved < number and may_free(s, seat, 0):
        s.push(Replenish(seat, space, number - moved, 0))
    elif moved < number and s.listening:
        s.tell("no-markers", {"seat": int(seat), "space": space_name(space), "number": int(number - moved)})


def pay(s: Civolution, seat: i64, space: i64, number: i64) -> None:
    """Move markers from a space back to the supply."""
    player = s.seats[seat]
    player.at[space] -= int(number)
    player.supply += number
    if s.listening and number:
        s.tell("returned", {"seat": int(seat), "space": SPACES[space], "number": int(number)})


def is_free_to_return(space: i64) -> bool:
    """Whether the markers of a space may be returned: those in the notches of boats stay there (CV-172)."""
    return space < RAW or TERRITORY_TERRAIN[space - RAW] != WATER


def may_free(s: Civolution, seat: i64, lowest: i64) -> bool:
    at = s.seats[seat].at
    for space in range(lowest, RAW + TERRITORIES):
        if at[space] and is_free_to_return(space):
            return True
    return False


class Replenish(Step[Civolution]):
    """The supply is empty in the middle of a gain: the player may first return own markers, a set (CV-172)."""

    def __init__(self, seat: i64, space: i64, missing: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.missing: i64 = missing
        self.lowest: i64 = lowest

    def collects(self, s: Civolution) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.picks_from(s, self.lowest, out)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        at = s.seats[self.seat].at
        for space in range(lowest, RAW + TERRITORIES):
            if at[space] and is_free_to_return(space):
                out.append(FREE + int(space))

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            left = self.missing - put(s, self.seat, self.space, self.missing)
            if left and s.listening:
                s.tell("no-markers", {"seat": int(self.seat), "space": space_name(self.space), "number": int(left)})
            return
        pay(s, self.seat, action - FREE, 1)
        s.push(Replenish(self.seat, self.space, self.missing, max(self.lowest, action - FREE)))

    def inside(self) -> bool:
        return self.lowest > 0

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "replenish", {"space": space_name(self.space), "missing": int(self.missing)}

    def refuse(self, s: Civolution, action: int) -> Refusal:
        return Refusal("replenishing-now", "CV-172", {"space": space_name(self.space)})
