"""Who covers which requirement of a tile at a cell: the matching of TE-31, TE-32, TE-33, TE-34, TE-36, TE-37."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.founders.grid import AROUND, NO_CELLS, x_of, y_of
from epoka.games.founders.land import Land, near
from epoka.games.founders.tiles import BIT, IDLE, MAKES, PAIR, PAIRS_END, RESOURCES, TILES

NONE: Final = -1


def gives(once: i64, twice: i64, needs: i64) -> bool:
    """Whether two tiles meet two requirements, or one a single one, of those that make `once`, and `twice` by two.

    A requirement is met by one tile and a tile meets one requirement (TE-34), a nature tile by one of its two (TE-32).
    For two different requirements that fails only where a resource is missing, or where one nature tile is the only
    maker of both: then its pair is in `once` (see PAIR) and neither of the two in `twice`.
    """
    if needs & ~once:
        return False
    return needs >= PAIRS_END or needs & twice != 0 or not (once >> (PAIR + needs)) & 1


class Group:
    """The producing tiles of a link group, summed up; idle ones hand on what others make (TE-48)."""

    def __init__(self, land: Land, number: i64, gone: i64) -> None:
        self.once: i64 = 0
        self.twice: i64 = 0
        for cell in land.cells:
            if land.links[cell] == number and cell != gone:
                makes = MAKES[i64(land.faces[cell])]
                self.twice |= self.once & makes
                self.once |= makes


NO_GROUPS: Final[list[Group]] = []


class Surroundings:
    """What the tiles round one cell offer, summed up so that many tiles can be tried on many cells.

    Tiles that are not linked are makers of their own. An outlet hands over one unit of its link group, so that two
    requirements are met by two of: the tiles of their own, and the groups (TE-37).
    """

    def __init__(self, land: Land) -> None:
        self.land = land
        self.cell: i64 = 0
        self.gone: i64 = NONE
        self.once: i64 = 0
        """What the tiles of their own make."""
        self.twice: i64 = 0
        """What two of them make."""
        self.whole_groups = NO_GROUPS
        """The link groups of the territory, as far as they were needed."""
        self.linked: i64 = 0
        """How many of them have an outlet here."""
        self.numbers: vec[i64] = NO_CELLS
        """Their numbers."""
        self.outlets: vec[i64] = NO_CELLS
        """How many outlets each of them has here."""

    def look(self, cell: i64, gone: i64) -> None:
        """Turn to a cell; `gone` is the cell itself where its tile is being replaced, else NONE."""
        self.cell = cell
        self.gone = gone
        land = self.land
        if len(land.wagons) and self.look_at_links():
            return
        faces = land.faces
        once = MAKES[i64(faces[cell - 68])]
        makes = MAKES[i64(faces[cell - 67])]
        twice = once & makes
        once |= makes
        makes = MAKES[i64(faces[cell - 66])]
        twice |= once & makes
        once |= makes
        makes = MAKES[i64(faces[cell - 1])]
        twice |= once & makes
        once |= makes
        makes = MAKES[i64(faces[cell + 1])]
        twice |= once & makes
        once |= makes
        makes = MAKES[i64(faces[cell + 66])]
        twice |= once & makes
        once |= makes
        makes = MAKES[i64(faces[cell + 67])]
        twice |= once & makes
        once |= makes
        makes = MAKES[i64(faces[cell + 68])]
        self.twice = twice | (once & makes)
        self.once = once | makes

    def look_at_links(self) -> bool:
        """Where an outlet of any link group touches the cell, sum up the groups, and the other tiles for themselves."""
        links = self.land.links
        cell = self.cell
        below = links[cell - 68] | links[cell - 67] | links[cell - 66]
        above = links[cell + 66] | links[cell + 67] | links[cell + 68]
        self.linked = 0
        if not (below | links[cell - 1] | links[cell + 1] | above):
            return False
        if not len(self.numbers):
            self.numbers = vec[i64]([0] * len(AROUND))
            self.outlets = vec[i64]([0] * len(AROUND))
        self.once = 0
        self.twice = 0
        for offset in AROUND:
            number = i64(links[cell + offset])
            if number:
                self.count_outlet(number)
            else:
                makes = MAKES[i64(self.land.faces[cell + offset])]
                self.twice |= self.once & makes
                self.once |= makes
        return True

    def count_outlet(self, number: i64) -> None:
        for place in range(self.linked):
            if self.numbers[place] == number:
                self.outlets[place] += 1
                return
        self.numbers[self.linked] = number
        self.outlets[self.linked] = 1
        self.linked += 1

    def group(self, number: i64) -> Group:
        """A link group without the tile being replaced; a whole group is summed up once."""
        if self.gone != NONE and self.land.links[self.gone] == number:
            return Group(self.land, number, self.gone)
        while len(self.whole_groups) < number:
            self.whole_groups = [*self.whole_groups, Group(self.land, len(self.whole_groups) + 1, NONE)]
        return self.whole_groups[number - 1]

    def meets(self, needs: i64, bought: i64) -> bool:
        """Whether these requirements could be supplied here, with a bought unit or without (NONE).

        A bought unit comes from nowhere near: what it covers is not asked of the tiles (TE-36).
        """
        if bought >= 0:
            needs &= ~BIT[bought]
        more = needs & (needs - 1)
        if more & (more - 1):  # three or more
            requires = [resource for resource in range(len(RESOURCES)) if (needs >> resource) & 1]
            return find(self.land, self.cell, self.gone, requires, NONE).complete()
        if gives(self.once, self.twice, needs):
            return True
        return self.linked > 0 and self.meets_by_links(needs)

    def meets_by_links(self, needs: i64) -> bool:
        """At least one requirement comes through an outlet; two through one group need two outlets."""
        for place in range(self.linked):
            group = self.group(self.numbers[place])
            if needs & (needs - 1) == 0:
                if needs & group.once:
                    return True
                continue
            if self.outlets[place] >= 2 and gives(group.once, group.twice, needs):
                return True
            elsewhere = self.once
            for other in range(self.linked):
                if other != place:
                    elsewhere |= self.group(self.numbers[other]).once
            first = needs & -needs
            second = needs & ~first
            if (first & group.once and second & elsewhere) or (second & group.once and first & elsewhere):
                return True
        return False


class Cover:
    """How the requirements of a tile are met: for each the outlet and the source, or NONE where it is not.

    A bought unit has neither and is marked in `bought`; without a wagon outlet and source are the same tile.
    """

    def __init__(self, requires: list[int]) -> None:
        self.requires: Final = requires
        self.outlets: list[int] = [NONE] * len(requires)
        self.sources: list[int] = [NONE] * len(requires)
        self.bought: int = NONE
        """Which requirement the bought unit meets."""

    def copy(self) -> Cover:
        new = Cover(self.requires)
        new.outlets = self.outlets.copy()
        new.sources = self.sources.copy()
        new.bought = self.bought
        return new

    def met(self, place: int) -> bool:
        return self.bought == place or self.outlets[place] != NONE

    def missing(self) -> list[int]:
        """Requirements nobody meets."""
        return [self.requires[place] for place in range(len(self.requires)) if not self.met(place)]

    def complete(self) -> bool:
        return not self.missing()


def find(land: Land, cell: i64, gone: i64, requires: list[int], bought: int) -> Cover:
    """The first full cover in canonical order, or where there is none a largest partial one."""
    search = Search(land, int(cell), int(gone), requires, bought)
    search.extend(0)
    return search.best


class Search:
    """Backtracking over requirements, outlets and sources; a handful of steps, since requirements are two or three."""

    def __init__(self, land: Land, cell: int, gone: int, requires: list[int], bought: int) -> None:
        self.land: Final = land
        self.gone: Final = gone
        self.bought: Final = bought
        self.outlets: Final = [spot for spot in near(cell) if land.faces[spot] and spot != gone]
        self.now = Cover(requires)
        self.best = Cover(requires)

    def extend(self, place: int) -> bool:
        """Meet the requirements from this one on; True once all are met."""
        now = self.now
        if place == len(now.requires):
            if len(now.missing()) < len(self.best.missing()):
                self.best = now.copy()
            return now.complete()
        resource = now.requires[place]
        if self.bought == resource and now.bought == NONE:
            now.bought = place
            if self.extend(place + 1):
                return True
            now.bought = NONE
        for direct in (True, False):  # a neighbour's own product before one that is handed on
            for outlet in self.outlets:
                if outlet in now.outlets:
                    continue
                for source in self.sources_of(outlet):
                    if source in now.sources or (source == outlet) != direct:
                        continue
                    if not (self.land.makes_at(source) >> resource) & 1:
                        continue
                    now.outlets[place], now.sources[place] = outlet, source
                    if self.extend(place + 1):
                        return True
                    now.outlets[place], now.sources[place] = NONE, NONE
        return self.extend(place + 1)

    def sources_of(self, outlet: int) -> list[int]:
        """Whose product an outlet may hand over: its own, or any of its link group (TE-37)."""
        group = i64(self.land.links[outlet])
        if group:
            return self.land.sources(group, self.gone)
        return [outlet] if self.land.makes_at(outlet) else []


def explain(land: Land, cell: int, face: int, bought: int) -> dict[str, Any]:
    """For any tile and cell: which supplier covers which requirement, and what is missing because of what.

    `missing` lists for each unmet requirement the tiles nearby that could make it but already give something else.
    """
    gone = cell if land.faces[cell] else NONE
    cover = find(land, cell, gone, TILES[face].requires, bought)
    suppliers: list[dict[str, Any]] = []
    for place, resource in enumerate(cover.requires):
        if cover.bought == place:
            suppliers.append({"good": RESOURCES[resource], "bought": True})
        elif cover.outlets[place] != NONE:
            row = {"good": RESOURCES[resource], "source": _spot(land, cover.sources[place])}
            if cover.outlets[place] != cover.sources[place]:
                row["outlet"] = _spot(land, cover.outlets[place])
            suppliers.append(row)
    return {
        "contact": bool(land.faces[cell]) or cell in land.frontier,
        "suppliers": suppliers,
        "missing": [_why_missing(land, cell, cover, resource) for resource in cover.missing()],
    }


def _why_missing(land: Land, cell: int, cover: Cover, resource: int) -> dict[str, Any]:
    """An outlet is named as busy where its group could spare the resource, else the source that gives its other one."""
    row: dict[str, Any] = {"good": RESOURCES[resource]}
    for place, source in enumerate(cover.sources):
        if source == NONE:
            continue
        group = i64(land.links[source])
        linked = land.sources(group, cell) if group else []
        spare = [spot for spot in linked if spot not in cover.sources and (land.makes_at(spot) >> resource) & 1]
        if spare or (land.makes_at(source) >> resource) & 1:
            row["busy"] = _spot(land, cover.outlets[place] if spare else source)
            row["giving"] = RESOURCES[cover.requires[place]]
            row["rule"] = "TE-37" if spare else "TE-34"
    for spot in near(cell):
        if land.faces[spot] & IDLE and (TILES[land.tile_at(spot)].makes >> resource) & 1:
            row["idle"] = _spot(land, spot)
    return row


def _spot(land: Land, cell: int) -> dict[str, Any]:
    return {"face": TILES[land.tile_at(cell)].face, "x": x_of(cell), "y": y_of(cell)}
