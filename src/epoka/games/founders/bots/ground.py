"""A territory summed up for the quick policy: which faces fit where, now and a few tiles from now.

`Reach` of `greedy` lays a tile for a trial and surveys the whole territory again; here a tile is priced by what changes
in the eight cells round it. Sets of resources and of faces are bits of a number, as everywhere in this game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.founders.bots.recipes import recipes
from epoka.games.founders.grid import AROUND, EMPTY_GRID, NO_CELLS, SIDE
from epoka.games.founders.land import Land
from epoka.games.founders.tiles import BIT, IDLE, NATURE, PRODUCTS, RESOURCES, TILES

SET: Final[int] = (1 << len(RESOURCES)) - 1
"""All resources. What a nature tile gives has one bit more, from NATURE_FROM on: the place of its pair of basics."""
NATURE_FROM: Final = 24

OUTSIDE: Final = 0
EDGE: Final = 1
TILE: Final = 2
"""What a cell is: far from any tile, or beside one by a corner only; in the frontier; a tile."""

ALONE: Final = -1
"""No cell: nothing is idle but what the tokens on the table keep idle."""


def pairs_of_basics() -> list[int]:
    """What the nature tiles make, each pair of basics once."""
    pairs: list[int] = []
    for tile in TILES:
        if tile.kind == NATURE and tile.makes not in pairs:
            pairs.append(tile.makes)
    return pairs


PAIRS: Final[list[int]] = pairs_of_basics()


def given_by(face: int) -> int:
    tile = TILES[face]
    return tile.makes | (1 << (NATURE_FROM + PAIRS.index(tile.makes)) if tile.kind == NATURE else 0)


GIVEN: Final[vec[i64]] = vec[i64]([given_by(face) for face in range(len(TILES))])
"""What each face makes, with the bit of its pair."""
GIVEN_IN: Final[vec[i64]] = vec[i64](
    [0] + [given_by(face) for face in range(len(TILES))] + [0] * (2 * IDLE - 1 - len(TILES))
)
"""The same by what a grid says of a cell: nothing for an empty cell and for an idle tile."""


class Tables:
    """The recipes as vectors."""

    def __init__(self) -> None:
        made = recipes()
        self.whole: Final = vec[i64](made.whole)
        self.part: Final = vec[i64](made.part)
        self.askers: Final = vec[i64](made.askers)
        self.makers: Final = vec[i64](made.makers)
        self.asking: Final[i64] = made.asking
        self.lone: Final = vec[i64]([lone_faces(pairs, made.whole, made.asking) for pairs in range(1 << len(PAIRS))])
        """By a set of pairs of basics, the faces whose two requirements one of those nature tiles makes."""


def lone_faces(pairs: int, whole: list[int], asking: int) -> int:
    faces = 0
    for place in range(len(PAIRS)):
        if (pairs >> place) & 1:
            faces |= whole[PAIRS[place]] & asking
    return faces


_made: list[Tables] = []


def tables() -> Tables:
    """Made when the first policy asks for them."""
    if not _made:
        _made.append(Tables())
    return _made[0]


class Coming:
    """What lies in the rows and what may still be turned up, as far as it makes something."""

    def __init__(self) -> None:
        self.rows: i64 = 0
        self.stacks: i64 = 0
        self.basics: i64 = 0
        """What the nature tiles in the row make."""
        self.in_rows: vec[i64] = vec[i64]([0] * len(RESOURCES))
        """The faces of the rows that make each resource."""
        self.in_stacks: vec[i64] = vec[i64]([0] * len(RESOURCES))
        self.tables: Final = tables()

    def note(self, rows: i64, stacks: i64, basics: i64) -> None:
        self.rows = rows
        self.stacks = stacks
        self.basics = basics
        makers = self.tables.makers
        for resource in range(len(makers)):
            self.in_rows[resource] = makers[resource] & rows
            self.in_stacks[resource] = makers[resource] & stacks

    def goods(self, faces: i64, among: vec[i64]) -> i64:
        """What some faces make, nature tiles left out."""
        made: i64 = 0
        if faces & self.tables.asking:
            resource: i64 = PRODUCTS[0]
            while resource < len(among):
                if faces & among[resource]:
                    made |= BIT[resource]
                resource += 1
        return made


class Ground:
    """One territory. `load` takes it over, `survey` sums it up, `lay` says what one more tile would change.

    A linked tile is taken to make whatever its group makes; the rules have the last word on every choice.
    """

    def __init__(self) -> None:
        self.tables: Final = tables()
        self.cells: vec[i64] = NO_CELLS
        self.frontier: vec[i64] = NO_CELLS
        self.linked = False
        self.made: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        """What the tile in a cell gives."""
        self.spot: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        """OUTSIDE, EDGE or TILE."""
        self.once: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        """What the tiles round a frontier cell give."""
        self.fits: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        """The faces that fit a frontier cell."""
        self.soon: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        """What tiles that fit a frontier cell, and lie in the rows, would make there."""
        self.near: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        """What is round a frontier cell after one more tile beside it."""
        self.later: vec[i64] = vec[i64]([0] * len(EMPTY_GRID))
        self.makes: i64 = 0
        """All that the territory makes."""
        self.now: i64 = 0
        """The faces that fit somewhere at once, after one more tile, after two, after three or four."""
        self.one: i64 = 0
        self.two: i64 = 0
        self.far: i64 = 0
        self.now_twice: i64 = 0
        """Those of them that more than one cell serves."""
        self.one_twice: i64 = 0
        self.two_twice: i64 = 0
        self.now_after: i64 = 0
        """What `lay` found: the same sets with the tile laid."""
        self.one_after: i64 = 0
        self.two_after: i64 = 0
        self.ring: vec[i64] = vec[i64]([0] * len(AROUND))
        """Scratch paper of `lay`: the cells round a tile that are in the frontier then."""
        self.ring_once: vec[i64] = vec[i64]([0] * len(AROUND))

    # ---- taking over ----------------------------------------------------------------------------------------------

    def load(self, land: Land, idle: i64) -> None:
        """Turn to a territory, with the tile in one cell idle (ALONE for none)."""
        made, spot, soon = self.made, self.spot, self.soon
        for cell in self.cells:
            made[cell] = 0
            spot[cell] = OUTSIDE
        for cell in self.frontier:
            spot[cell] = OUTSIDE
            soon[cell] = 0
        self.cells = land.cells[:]
        self.frontier = land.frontier[:]
        faces = land.faces
        makes: i64 = 0
        for cell in self.cells:
            given = GIVEN_IN[i64(faces[cell])]
            if cell == idle:
                given = 0
            made[cell] = given
            makes |= given
            spot[cell] = TILE
        self.makes = makes & SET
        for cell in self.frontier:
            spot[cell] = EDGE
        self.linked = len(land.wagons) > 0
        if self.linked:
            self.hand_on(land)

    def hand_on(self, land: Land) -> None:
        """Every linked tile offers what its group makes (TE-37)."""
        made, links = self.made, land.links
        groups: vec[i64] = vec[i64]([0] * (len(land.wagons) + 1))
        for cell in self.cells:
            if links[cell]:
                groups[i64(links[cell])] |= made[cell] & SET
        for cell in self.cells:
            if links[cell]:
                made[cell] = groups[i64(links[cell])]

    # ---- summing up -----------------------------------------------------------------------------------------------

    def fitting(self, cell: i64) -> i64:
        """The faces that fit a cell, whose surroundings are noted in `once`.

        Two requirements need two tiles: not one nature tile or one linked tile alone.
        """
        made = self.made
        once = made[cell - 68]
        gives = made[cell - 67]
        twice = once & gives
        once |= gives
        gives = made[cell - 66]
        twice |= once & gives
        once |= gives
        gives = made[cell - 1]
        twice |= once & gives
        once |= gives
        gives = made[cell + 1]
        twice |= once & gives
        once |= gives
        gives = made[cell + 66]
        twice |= once & gives
        once |= gives
        gives = made[cell + 67]
        twice |= once & gives
        once |= gives
        gives = made[cell + 68]
        twice |= once & gives
        once |= gives
        self.once[cell] = once
        t = self.tables
        fit = t.whole[once & SET] & ~(t.lone[once >> NATURE_FROM] & ~t.part[twice & SET])
        if self.linked:
            alone = once & ~twice & SET
            if alone & (alone - 1):
                for offset in AROUND:
                    mine = made[cell + offset] & alone
                    if mine & (mine - 1):
                        fit &= ~(t.whole[mine] & t.asking)
        return fit

    def with_unit(self, cell: i64, good: i64) -> i64:
        """The faces that fit a cell only with a bought unit of a resource; `fitting` was asked there before."""
        return self.tables.whole[(self.once[cell] & SET) | BIT[good]] & self.tables.askers[good]

    def survey(self, coming: Coming) -> None:
        """Find what fits at once, after one more tile, after two, and later."""
        fits, soon, near, later, once = self.fits, self.soon, self.near, self.later, self.once
        whole, part = self.tables.whole, self.tables.part
        now: i64 = 0
        now_twice: i64 = 0
        for cell in self.frontier:
            fit = self.fitting(cell)
            fits[cell] = fit
            now_twice |= now & fit
            now |= fit
            soon[cell] = coming.goods(fit, coming.in_rows) | coming.basics
        one: i64 = 0
        one_twice: i64 = 0
        two: i64 = 0
        two_twice: i64 = 0
        for cell in self.frontier:
            around = once[cell] & SET
            beside = around | ring_of(soon, cell)
            near[cell] = beside
            after = whole[beside]
            two_twice |= two & after
            two |= after
            after &= part[around]
            one_twice |= one & after
            one |= after
            later[cell] = coming.goods(fits[cell], coming.in_stacks) | coming.goods(after, coming.in_rows)
        far: i64 = 0
        for cell in self.frontier:
            after = whole[near[cell] | ring_of(later, cell)]
            far |= after
            after &= part[once[cell] & SET]
            two_twice |= two & after
            two |= after
        for cell in self.frontier:
            later[cell] = 0
        self.now, self.one, self.two, self.far = now, one, two, far
        self.now_twice, self.one_twice, self.two_twice = now_twice, one_twice, two_twice

    # ---- one more tile --------------------------------------------------------------------------------------------

    def lay(self, cell: i64, face: i64, coming: Coming) -> None:
        """What the survey would say with a face on a frontier cell, by the cells round it."""
        whole, part = self.tables.whole, self.tables.part
        fits, once, spot = self.fits, self.once, self.spot
        gives = GIVEN[face] & SET
        by_it = part[gives]
        mine = fits[cell]
        now = self.now & ~(mine & ~self.now_twice)
        around = once[cell] & SET
        after = whole[self.near[cell]]
        two = self.two & ~(after & ~self.two_twice)
        one = self.one & ~(after & part[around] & ~self.one_twice)
        ring, ring_once = self.ring, self.ring_once
        found: i64 = 0
        made: i64 = 0
        for offset in AROUND:
            beside = cell + offset
            what = spot[beside]
            if what == TILE:
                continue
            if what == EDGE:
                fit = fits[beside]
            elif is_side(offset):
                fit = self.fitting(beside)
            else:
                continue
            around = once[beside] & SET
            fit |= whole[around | gives] & part[around] & by_it
            now |= fit
            made |= coming.goods(fit, coming.in_rows)
            ring[found] = beside
            ring_once[found] = around | gives
            found += 1
        place: i64 = 0
        while place < found:
            beside = ring[place]
            around = ring_once[place]
            close = around | made | coming.basics
            if spot[beside] == EDGE:
                close |= self.near[beside]
            else:
                close |= ring_of(self.soon, beside)
            after = whole[close]
            two |= after
            one |= after & part[around]
            place += 1
        self.now_after, self.one_after, self.two_after = now, one, two

    def squares_at(self, cell: i64) -> i64:
        """How many squares of tiles one more tile in this cell would complete."""
        spot = self.spot
        east, west = spot[cell + 1] == TILE, spot[cell - 1] == TILE
        found: i64 = 0
        if spot[cell + SIDE] == TILE:
            if east and spot[cell + SIDE + 1] == TILE:
                found += 1
            if west and spot[cell + SIDE - 1] == TILE:
                found += 1
        if spot[cell - SIDE] == TILE:
            if east and spot[cell - SIDE + 1] == TILE:
                found += 1
            if west and spot[cell - SIDE - 1] == TILE:
                found += 1
        return found


def is_side(offset: i64) -> bool:
    return offset == 1 or offset == -1 or offset == SIDE or offset == -SIDE


def ring_of(values: vec[i64], cell: i64) -> i64:
    """All that the eight cells round a cell hold."""
    low = values[cell - 68] | values[cell - 67] | values[cell - 66]
    high = values[cell + 66] | values[cell + 67] | values[cell + 68]
    return low | high | values[cell - 1] | values[cell + 1]
