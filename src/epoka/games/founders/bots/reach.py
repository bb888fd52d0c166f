"""What a territory can build, now and a few tiles from now."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.founders.bots.recipes import recipes
from epoka.games.founders.grid import AROUND, EMPTY_GRID, SIDE, SIDES
from epoka.games.founders.land import Land
from epoka.games.founders.state import NOTHING
from epoka.games.founders.tiles import PRODUCTS, TILES


class Reach:
    """A territory to try tiles on. `survey` says which faces fit it at once, after one more tile, after two, and later.

    A linked tile is taken to make whatever its group makes; that two units of one group need two sources is left to
    the rules, which have the last word on every choice.
    """

    def __init__(self) -> None:
        self.recipes = recipes()
        self.land = Land()
        self.rows: int = 0
        """Faces in the rows: what can be had without waiting."""
        self.stacks: int = 0
        """Faces that may still be turned up."""
        self.basics: int = 0
        """What the nature tiles in the row make."""
        self.bought: int = NOTHING
        """A resource bought for this turn."""
        self.makes: list[int] = [0] * len(EMPTY_GRID)
        self.filled: list[int] = [0] * len(EMPTY_GRID)
        self.edge: list[int] = [0] * len(EMPTY_GRID)
        """1 where a cell is in the frontier."""
        self.around: list[int] = [0] * len(EMPTY_GRID)
        """What the tiles round a frontier cell make."""
        self.fits: list[int] = [0] * len(EMPTY_GRID)
        """The faces that fit a frontier cell."""
        self.near: list[int] = [0] * len(EMPTY_GRID)
        """What is round a frontier cell after one more tile beside it."""
        self.soon: list[int] = [0] * len(EMPTY_GRID)
        """What tiles that fit a frontier cell, and lie in the rows, would make there."""
        self.stock: list[int] = [0] * len(EMPTY_GRID)
        """What tiles that fit a frontier cell, and are still to be turned up, would make there."""
        self.later: list[int] = [0] * len(EMPTY_GRID)
        """The same, and what tiles of the rows would make there after one more tile."""
        self.frontier: list[int] = []
        self.now: int = 0
        self.one: int = 0
        self.two: int = 0
        self.far: int = 0

    def offer(self, rows: int, stacks: int, basics: int) -> None:
        """Say what can be had; takes effect with the next `load`."""
        self.rows = rows
        self.stacks = stacks
        self.basics = basics

    def load(self, land: Land, bought: int) -> None:
        """Turn to a territory; the boards are used again, so that the last one is wiped off first."""
        for cell in self.land.cells:
            self.makes[cell] = 0
            self.filled[cell] = 0
        for cell in self.frontier:
            self.edge[cell] = 0
            self.soon[cell] = 0
        self.land = land.copy()
        self.bought = bought
        for cell in land.cells:
            self.makes[cell] = int(land.makes_at(cell))
            self.filled[cell] = 1
        self.link_groups()
        self.frontier = [int(cell) for cell in land.frontier]
        for cell in self.frontier:
            self.edge[cell] = 1
        for cell in self.frontier:
            self.look(cell)

    def link_groups(self) -> None:
        """Every linked tile offers what its group makes (TE-37)."""
        if not len(self.land.wagons):
            return
        groups: list[int] = [0] * (len(self.land.wagons) + 1)
        links = self.land.links
        for cell in self.land.cells:
            if links[cell]:
                groups[links[cell]] |= int(self.land.makes_at(cell))
        for cell in self.land.cells:
            if links[cell]:
                self.makes[cell] = groups[links[cell]]

    def look(self, cell: i64) -> None:
        """Note what surrounds a frontier cell, what fits there, and what that would make."""
        fit = self.fitting(cell)
        self.fits[cell] = int(fit)
        self.soon[cell] = int(self.goods(fit & self.rows)) | self.basics
        self.stock[cell] = int(self.goods(fit & self.stacks))

    def fitting(self, cell: i64) -> i64:
        """The faces that fit a cell: two requirements need two tiles, so nothing that one tile alone would supply."""
        makes = self.makes
        once: i64 = 0
        twice: i64 = 0
        for offset in AROUND:
            made: i64 = makes[cell + offset]
            twice |= once & made
            once |= made
        self.around[cell] = int(once)
        whole = self.recipes.whole
        fit: i64 = whole[once]
        alone = once & ~twice
        if alone & (alone - 1):
            for offset in AROUND:
                mine: i64 = makes[cell + offset] & alone
                if mine & (mine - 1):
                    fit &= ~(whole[mine] & self.recipes.asking)
        if self.bought >= 0:
            fit |= whole[once | (1 << self.bought)] & self.recipes.askers[self.bought]
        return fit

    def goods(self, faces: i64) -> i64:
        """What some faces make, nature tiles left out."""
        made: i64 = 0
        makers = self.recipes.makers
        if faces & self.recipes.asking:
            for resource in range(PRODUCTS[0], len(makers)):
                if faces & makers[resource]:
                    made |= 1 << resource
        return made

    def survey(self) -> None:
        """Find the faces that fit somewhere at once, after one more tile, after two, and after three or four."""
        whole = self.recipes.whole
        part = self.recipes.part
        soon = self.soon
        now: i64 = 0
        one: i64 = 0
        two: i64 = 0
        far: i64 = 0
        for cell in self.frontier:
            around: i64 = self.around[cell]
            near: i64 = around | ring(soon, cell)
            self.near[cell] = int(near)
            now |= self.fits[cell]
            after: i64 = whole[near]
            two |= after
            after &= part[around]
            one |= after
            self.later[cell] = self.stock[cell] | int(self.goods(after & self.rows))
        later = self.later
        for cell in self.frontier:
            after = whole[self.near[cell] | ring(later, cell)]
            far |= after
            two |= after & part[self.around[cell]]
        for cell in self.frontier:
            self.later[cell] = 0
        self.now = int(now)
        self.one = int(one)
        self.two = int(two)
        self.far = int(far)

    # ---- trying tiles ---------------------------------------------------------------------------------------------

    def put(self, cell: int, face: int) -> Trial:
        """Lay a tile for a trial; `take_back` undoes it."""
        trial = Trial(cell, self.makes[cell], self.filled[cell], self.frontier)
        self.makes[cell] = TILES[face].makes
        if not self.filled[cell]:
            self.filled[cell] = 1
            frontier: list[int] = []
            for spot in self.frontier:
                if spot != cell:
                    frontier.append(spot)
            for side in SIDES:
                if not self.filled[cell + side] and not self.edge[cell + side]:
                    frontier.append(cell + side)
                    trial.fresh.append(cell + side)
                    self.edge[cell + side] = 1
            self.frontier = frontier
            self.edge[cell] = 0
            trial.soon = self.soon[cell]
            self.soon[cell] = 0
        self.look_around(cell)
        return trial

    def take_back(self, trial: Trial) -> None:
        cell = trial.cell
        self.makes[cell] = trial.makes
        if not trial.filled:
            self.filled[cell] = 0
            for spot in trial.fresh:
                self.edge[spot] = 0
                self.soon[spot] = 0
            self.frontier = trial.frontier
            self.edge[cell] = 1
            self.soon[cell] = trial.soon
        self.look_around(cell)

    def look_around(self, cell: i64) -> None:
        for offset in AROUND:
            if self.edge[cell + offset]:
                self.look(cell + offset)


def ring(values: list[int], cell: i64) -> i64:
    """All that the eight cells round a cell hold; written out because nothing is asked as often."""
    south, north = cell - SIDE, cell + SIDE
    low: i64 = values[south - 1] | values[south] | values[south + 1]
    high: i64 = values[north - 1] | values[north] | values[north + 1]
    return low | high | values[cell - 1] | values[cell + 1]


class Trial:
    """What a trial tile covered up."""

    def __init__(self, cell: int, makes: int, filled: int, frontier: list[int]) -> None:
        self.cell = cell
        self.makes = makes
        self.filled = filled
        self.frontier = frontier
        self.fresh: list[int] = []
        """Cells that joined the frontier."""
        self.soon = 0
