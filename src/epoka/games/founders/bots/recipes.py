"""Which faces a set of resources serves: tables looked up by the set, so that a bot can ask thousands of times a turn.

Sets of resources and of faces are bits of a number, as everywhere in this game.
"""

from __future__ import annotations

from typing import Final

from epoka.games.founders.tiles import RESOURCES, TILES


class Recipes:
    """Tables over all sets of resources."""

    def __init__(self) -> None:
        sets = 1 << len(RESOURCES)
        self.whole: list[int] = [0] * sets
        """The faces all of whose requirements are in the set; nature tiles are in every one."""
        self.part: list[int] = [0] * sets
        """The faces at least one of whose requirements is in the set."""
        self.askers: Final[list[int]] = [0] * len(RESOURCES)
        """The faces that ask for a resource."""
        self.makers: Final[list[int]] = [0] * len(RESOURCES)
        """The faces that make a resource."""
        self.asking: int = 0
        """The faces that need anything: all but nature."""
        for face, tile in enumerate(TILES):
            self.whole[tile.needs] |= 1 << face
            if tile.needs:
                self.asking |= 1 << face
            for resource in tile.requires:
                self.askers[resource] |= 1 << face
            for resource in tile.produces:
                self.makers[resource] |= 1 << face
        for resource in range(len(RESOURCES)):
            bit = 1 << resource
            for number in range(sets):
                if number & bit:
                    self.whole[number] |= self.whole[number ^ bit]
                    self.part[number] = self.part[number ^ bit] | self.askers[resource]


_made: list[Recipes] = []


def recipes() -> Recipes:
    """The tables, made when the first bot asks for them."""
    if not _made:
        _made.append(Recipes())
    return _made[0]
