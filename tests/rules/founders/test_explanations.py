"""Which supplier covers which requirement, or exactly what is missing: checked against the view alone.

Positions come from games in which everybody builds what needs most and plays every token, so that wagons, war, coins
and craftsmen lie about. What a view says is enough to check an explanation without any of the game's own code.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.core.forms import PartOf
from epoka.games.founders import tiles
from epoka.games.founders.grid import cell_at
from epoka.games.founders.land import Land
from epoka.games.founders.state import Founders
from epoka.games.founders.supply import NONE, Surroundings, explain, find
from epoka.games.founders.tiles import RESOURCES, TILES
from tests.rules.founders.table import Board, Cell, do, set_up, table

ROWS = {row["face"]: row for row in json.loads(Path(tiles.__file__).with_name("tiles.json").read_text())["tiles"]}
FACES = [tile.face for tile in TILES]


# ---- a territory as the view tells it -------------------------------------------------------------------------------


class Territory:
    """What a view says of one seat, and the rules of supply written down once more, as plainly as can be."""

    def __init__(self, seat: dict[str, Any]) -> None:
        self.faces: dict[Cell, str] = {(tile["x"], tile["y"]): tile["face"] for tile in seat["tiles"]}
        self.idle = {
            (tile["x"], tile["y"]) for tile in seat["tiles"] if tile["war"] or tile["coin"] or tile["craftsman"]
        }
        self.groups: list[set[Cell]] = []
        for wagon in seat["wagons"]:
            joined = {(wagon["x"] + dx, wagon["y"] + dy) for dx in (0, 1) for dy in (0, 1)}
            joined = joined.union(*[group for group in self.groups if group & joined])
            self.groups = [group for group in self.groups if not group & joined] + [joined]

    def makes(self, cell: Cell) -> list[str]:
        """What a tile produces now."""
        made: list[str] = [] if cell in self.idle else ROWS[self.faces[cell]]["produces"]
        return made

    def outlets(self, cell: Cell) -> list[Cell]:
        """The tiles in the eight cells round a cell."""
        x, y = cell
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return [spot for spot in near if spot in self.faces]

    def contact(self, cell: Cell) -> bool:
        x, y = cell
        return any(spot in self.faces for spot in (cell, (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))

    def sources(self, outlet: Cell, cell: Cell) -> set[Cell]:
        """Whose product an outlet may hand over to a tile at the cell; the tile lying there is gone."""
        linked = [group for group in self.groups if outlet in group]
        return (linked[0] if linked else {outlet}) - {cell}

    def supplies(self, cell: Cell, wanted: list[str], units: list[str]) -> bool:
        """Whether all that is wanted at a cell is covered, with these units from elsewhere."""
        ways: list[list[tuple[object, object]]] = []
        for good in wanted:
            found: list[tuple[object, object]] = [(place, place) for place, unit in enumerate(units) if unit == good]
            for outlet in self.outlets(cell):
                found += [(outlet, source) for source in self.sources(outlet, cell) if good in self.makes(source)]
            ways.append(found)
        return self._apart(ways, [])

    def _apart(self, ways: list[list[tuple[object, object]]], taken: list[tuple[object, object]]) -> bool:
        """Whether one way of each list can be taken so that no outlet and no source serves twice."""
        if not ways:
            return True
        return any(
            self._apart(ways[1:], [*taken, (outlet, source)])
            for outlet, source in ways[0]
            if all(outlet != other and source != given for other, given in taken)
        )


# ---- positions ------------------------------------------------------------------------------------------------------


def eager(state: epoka.State, chooser: random.Random) -> int:
    """Play a token if there is one, build what needs something, now and then a nature tile."""
    actions = state.actions()
    names = [state.name(action) for action in actions]
    better = [action for action, name in zip(actions, names, strict=True) if name != "no token" and wants(name)]
    return chooser.choice(better if better and chooser.random() < 0.8 else actions)


def wants(name: str) -> bool:
    """Whatever is no `add` of a nature tile, and of victory tiles none, so that the game lasts."""
    return not name.startswith("add") or ROWS[name[4:]]["kind"] in ("village", "city")


def positions() -> Iterator[Founders]:
    """Every position of a few games in which a seat decides, one after another."""
    for seed in range(12):
        chooser, dealer = random.Random(seed), epoka.Dealer(seed)
        state = set_up(2 + seed % 3, agreed_end=False)
        assert isinstance(state, Founders)
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            yield state
            state.act(eager(state, chooser))


class Pair:
    """A tile, a cell and a bought unit in somebody's territory, and what is said of them."""

    def __init__(self, state: Founders, chooser: random.Random) -> None:
        view = state.view()
        number = chooser.randrange(state.players)
        self.land = state.lands[number].copy()
        self.territory = Territory(view["seats"][number])
        x, y = chooser.choice(list(self.territory.faces))
        self.cell: Cell = (x + chooser.randint(-1, 1), y + chooser.randint(-1, 1))
        self.number = cell_at(*self.cell)
        kind = chooser.choice(["village", "village", "city", "victory"])
        self.wanted_face = chooser.choice([face for face in FACES if ROWS[face]["kind"] == kind])
        self.requires: list[str] = ROWS[self.wanted_face]["requires"]
        self.face = FACES.index(self.wanted_face)
        self.bought: str | None = chooser.choice([None, None, *self.requires])
        self.bought_number = NONE if self.bought is None else RESOURCES.index(self.bought)
        self.units = [] if self.bought is None else [self.bought]
        self.said = explain(self.land, self.number, self.face, self.bought_number)


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """Two pairs from each position of the games."""
    chooser = random.Random(11)
    return [Pair(state, chooser) for state in positions() for _ in range(2)]


def spot(row: dict[str, Any]) -> Cell:
    return (row["x"], row["y"])


# ---- the checks -----------------------------------------------------------------------------------------------------


def test_every_requirement_is_either_covered_or_missing(pairs: list[Pair]) -> None:
    for pair in pairs:
        rows = [*pair.said["suppliers"], *pair.said["missing"]]
        assert sorted(row["good"] for row in rows) == sorted(pair.requires)


@pytest.mark.rule("TE-34", "TE-37")
def test_the_named_suppliers_form_a_matching(pairs: list[Pair]) -> None:
    for pair in pairs:
        outlets, sources = [], []
        for row in pair.said["suppliers"]:
            if row.get("bought"):
                assert row["good"] == pair.bought
                continue
            source = spot(row["source"])
            outlet = spot(row.get("outlet", row["source"]))
            assert row["source"]["face"] == pair.territory.faces[source]
            assert row["good"] in pair.territory.makes(source)
            assert outlet in pair.territory.outlets(pair.cell)
            assert source in pair.territory.sources(outlet, pair.cell)
            outlets.append(outlet)
            sources.append(source)
        assert len(set(outlets)) == len(outlets)
        assert len(set(sources)) == len(sources)
        assert len([row for row in pair.said["suppliers"] if row.get("bought")]) <= 1


@pytest.mark.rule("TE-22", "TE-36")
def test_adding_the_missing_units_makes_the_placement_legal_and_fewer_do_not(pairs: list[Pair]) -> None:
    for pair in pairs:
        missing = [row["good"] for row in pair.said["missing"]]
        assert pair.territory.supplies(pair.cell, pair.requires, pair.units + missing)
        for count in range(len(missing)):
            for fewer in combinations(pair.requires, count):
                assert not pair.territory.supplies(pair.cell, pair.requires, [*pair.units, *fewer])


@pytest.mark.rule("TE-21")
def test_contact_is_told_as_it_is(pairs: list[Pair]) -> None:
    for pair in pairs:
        assert pair.said["contact"] == pair.territory.contact(pair.cell)


def test_the_quick_answer_agrees_with_the_full_search_and_with_the_view(pairs: list[Pair]) -> None:
    for pair in pairs:
        gone = pair.number if pair.cell in pair.territory.faces else NONE
        around = Surroundings(pair.land)
        around.look(pair.number, gone)
        full = find(pair.land, pair.number, gone, TILES[pair.face].requires, pair.bought_number).complete()
        assert around.meets(TILES[pair.face].needs, pair.bought_number) == full
        assert pair.territory.supplies(pair.cell, pair.requires, pair.units) == full


@pytest.mark.rule("TE-34", "TE-37")
def test_the_quick_answer_is_right_in_territories_crowded_with_wagons() -> None:
    """Blocks of four by four tiles, a few of them idle, with up to three wagons: every face at random cells."""
    chooser = random.Random(3)
    answers: Counter[bool] = Counter()
    makers = [face for face in FACES if ROWS[face]["kind"] in ("nature", "village")]
    for _ in range(60):
        there = [(x, y) for x in range(4) for y in range(4) if chooser.random() < 0.8]
        seen: list[dict[str, Any]] = [
            {"x": x, "y": y, "face": chooser.choice(makers), "war": chooser.random() < 0.2, "coin": 0, "craftsman": 0}
            for x, y in there
        ]
        squares = [(x, y) for x, y in there if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(there)]
        wagons = chooser.sample(squares, min(len(squares), chooser.randint(0, 3)))
        territory = Territory({"tiles": seen, "wagons": [{"x": x, "y": y} for x, y in wagons]})
        kept = [[tile["x"], tile["y"], tile["face"], int(tile["war"])] for tile in seen]
        around = Surroundings(PartOf(Land).read({"tiles": kept, "wagons": wagons}))
        for _ in range(6):
            cell = (chooser.randint(-1, 4), chooser.randint(-1, 4))
            around.look(cell_at(*cell), cell_at(*cell) if cell in there else NONE)
            for face in FACES[6:]:
                unit = chooser.choice([None, None, None, *ROWS[face]["requires"]])
                met = around.meets(TILES[FACES.index(face)].needs, NONE if unit is None else RESOURCES.index(unit))
                assert met == territory.supplies(cell, ROWS[face]["requires"], [] if unit is None else [unit])
                answers[met] += 1
    assert answers[True] > 1000 and answers[False] > 1000


@pytest.mark.rule("TE-31", "TE-34")
def test_a_reason_names_a_tile_that_is_busy_or_idle_indeed(pairs: list[Pair]) -> None:
    for pair in pairs:
        for row in pair.said["missing"]:
            if "busy" in row:
                busy = spot(row["busy"])
                used = [given for given in pair.said["suppliers"] if given["good"] == row["giving"]]
                giver = spot(used[0]["source"])
                outlet = spot(used[0].get("outlet", used[0]["source"]))
                if row["rule"] == "TE-34":
                    assert busy == giver and {row["good"], row["giving"]} <= set(pair.territory.makes(busy))
                else:
                    assert busy == outlet and any(
                        row["good"] in pair.territory.makes(source)
                        for source in pair.territory.sources(outlet, pair.cell) - {giver}
                    )
            if "idle" in row:
                idle = spot(row["idle"])
                assert idle in pair.territory.idle and idle in pair.territory.outlets(pair.cell)
                assert row["good"] in ROWS[row["idle"]["face"]]["produces"]


def test_the_thousand_pairs_meet_every_case(pairs: list[Pair]) -> None:
    assert len(pairs) >= 1000
    met: Counter[str] = Counter()
    for pair in pairs:
        said = pair.said
        met["legal"] += said["contact"] and not said["missing"]
        met["replacing"] += pair.cell in pair.territory.faces
        met["no contact"] += not said["contact"]
        met["bought"] += any(row.get("bought") for row in said["suppliers"])
        met["through an outlet"] += any("outlet" in row for row in said["suppliers"])
        met["linked"] += bool(pair.territory.groups)
        for row in said["missing"]:
            met["idle"] += "idle" in row
            met["busy " + row.get("rule", "")] += "busy" in row
    for case in ("legal", "replacing", "no contact", "bought", "through an outlet", "linked", "idle"):
        assert met[case] >= 20, (case, met)
    assert met["busy TE-34"] >= 10 and met["busy TE-37"] >= 2, met


@pytest.mark.rule("TE-20", "TE-26")
def test_the_offered_tiles_and_cells_are_those_the_view_allows() -> None:
    """All faces and cells at every tenth position of the games."""
    checked = 0
    for number, state in enumerate(positions()):
        if number % 10 or state.prompt()[0] not in ("add-tile", "add-tile-bought"):
            continue
        checked += 1
        view = state.view()
        territory = Territory(view["seats"][state.mover])
        units = [view["bought"]] if view["bought"] else []
        shown = {face for row in view["rows"].values() for face in row} | set(view["display"])
        around = {(x + dx, y + dy) for x, y in territory.faces for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        allowed = {
            face: {
                cell
                for cell in around
                if territory.contact(cell) and territory.supplies(cell, ROWS[face]["requires"], units)
            }
            for face in shown
        }
        offered = [state.name(action) for action in state.actions()]
        assert {name[4:] for name in offered if name != "skip"} == {face for face in shown if allowed[face]}
        assert ("skip" in offered) == (not any(cells - set(territory.faces) for cells in allowed.values()))
        for face in shown:
            if len(allowed[face]) > 1:
                placing = do(state.copy(), f"add {face}")
                names = [placing.name(action) for action in placing.actions()]
                assert set(names) == {f"at {x} {y}" for x, y in allowed[face]}
    assert checked >= 20


@pytest.mark.rule("TE-22", "TE-31", "TE-34")
def test_a_refused_cell_names_what_the_explanation_says() -> None:
    codes: Counter[str] = Counter()
    for number, state in enumerate(positions()):
        if number % 10 or state.prompt()[0] != "place-tile":
            continue
        face = FACES.index(state.prompt()[1]["face"])
        land = state.lands[state.mover]
        faces = Territory(state.view()["seats"][state.mover]).faces
        for x, y in {(x + dx, y + dy) for x, y in faces for dx in (-1, 0, 1) for dy in (-1, 0, 1)}:
            refusal = state.refusal(state.action(f"at {x} {y}"))
            said = explain(land, cell_at(x, y), face, int(state.bought))
            if refusal is None:
                assert said["contact"] and not said["missing"]
                continue
            codes[refusal.code] += 1
            if refusal.code == "no-contact":
                assert not said["contact"] and refusal.params == {"x": x, "y": y}
                continue
            row = said["missing"][0]
            assert refusal.params["good"] == row["good"]
            blamed = row.get("busy", row.get("idle", {}))
            assert refusal.params.get("face") == blamed.get("face")
            assert refusal.params.get("giving") == row.get("giving")
    assert set(codes) == {"no-contact", "resource-missing", "supplier-busy", "supplier-idle"}


# ---- one by one -----------------------------------------------------------------------------------------------------


def said_of(board: Board, face: str, cell: Cell, bought: int = NONE) -> dict[str, Any]:
    state = table(seats={0: board})
    assert isinstance(state, Founders)
    return explain(state.lands[0], cell_at(*cell), FACES.index(face), bought)


@pytest.mark.rule("TE-32")
def test_plants_are_missing_because_the_cliff_is_already_giving_stone() -> None:
    assert said_of({"tiles": {(0, 0): "cliff", (1, 0): "mine"}}, "weavers_house", (0, 1)) == {
        "contact": True,
        "suppliers": [{"good": "stone", "source": {"face": "cliff", "x": 0, "y": 0}}],
        "missing": [{"good": "plants", "busy": {"face": "cliff", "x": 0, "y": 0}, "giving": "stone", "rule": "TE-34"}],
    }


@pytest.mark.rule("TE-37")
def test_an_outlet_is_named_beside_its_source() -> None:
    square = {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "workshop-wine", (2, 1): "mine"}
    assert said_of({"tiles": square, "wagons": [(0, 0)]}, "market_square-iron", (2, 2))["suppliers"] == [
        {
            "good": "plants",
            "source": {"face": "cliff", "x": 0, "y": 0},
            "outlet": {"face": "workshop-wine", "x": 1, "y": 1},
        },
        {"good": "iron", "source": {"face": "mine", "x": 2, "y": 1}},
    ]


@pytest.mark.rule("TE-31")
def test_an_idle_maker_is_named() -> None:
    board: Board = {"tiles": {(0, 0): "mine", (1, 0): "cliff"}, "war": [(0, 0)]}
    assert said_of(board, "barracks-iron", (0, 1))["missing"] == [
        {"good": "iron", "idle": {"face": "mine", "x": 0, "y": 0}}
    ]


@pytest.mark.rule("TE-36")
def test_a_bought_unit_is_named_as_such() -> None:
    board: Board = {"tiles": {(0, 0): "waterfall", (1, 0): "lake"}}
    assert said_of(board, "barracks-horses", (-1, 0), RESOURCES.index("horses"))["suppliers"] == [
        {"good": "stone", "source": {"face": "waterfall", "x": 0, "y": 0}},
        {"good": "horses", "bought": True},
    ]


def test_a_nature_tile_needs_nobody() -> None:
    assert said_of({"tiles": {(0, 0): "mine"}}, "lake", (5, 5)) == {"contact": False, "suppliers": [], "missing": []}
