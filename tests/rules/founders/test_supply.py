"""Who supplies what: active tiles, one unit each, bought units and link groups (TE-31 to TE-37)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from epoka import Refusal
from epoka.core.forms import PartOf
from epoka.games.founders.grid import cell_at
from epoka.games.founders.land import Land
from epoka.games.founders.supply import NONE, Surroundings, find
from epoka.games.founders.tiles import CITY, RESOURCES, TILES, VICTORY, VILLAGE, Tile
from tests.rules.founders.table import Board, build, cells, do, groups, hand, refused, table, tiles

SQUARE = {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "workshop-wine"}


def fits(board: Board, face: str, cell: tuple[int, int], bought: str | None = None) -> bool:
    """Whether the tile could go to the cell of this territory."""
    kind = TILES[[tile.face for tile in TILES].index(face)].kind
    village, city = [face] if kind == VILLAGE else [], [face] if kind == CITY else []
    display = [face] if kind == VICTORY else ["R-25"]
    return cell in cells(table(seats={0: board}, village=village, city=city, display=display, bought=bought), face)


# ---- active tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-31")
@pytest.mark.parametrize("token", ["war", "coin", "craftsman"])
def test_a_tile_with_a_token_produces_nothing(token: str) -> None:
    there = Board(tiles={(0, 0): "mine", (1, 0): "cliff"})
    marked: dict[str, Board] = {
        "war": {**there, "war": [(0, 0)]},
        "coin": {**there, "coin": [(0, 0)]},
        "craftsman": {**there, "craftsman": [(0, 0)]},
    }
    assert fits(there, "barracks-iron", (0, 1))
    assert not fits(marked[token], "barracks-iron", (0, 1))


@pytest.mark.rule("TE-31")
def test_the_refusal_names_the_idle_tile() -> None:
    mine = Board(tiles={(0, 0): "forest", (1, 0): "cliff", (2, 0): "riverbank"}, coin=[(0, 0)])
    state = do(table(seats={0: mine}, village=["mine"]), "add mine")
    assert refused(state, "at 0 1") == Refusal("supplier-idle", "TE-31", {"good": "wood", "face": "forest"})


@pytest.mark.rule("TE-31")
def test_a_victory_tile_produces_nothing() -> None:
    around = Surroundings(PartOf(Land).read({"tiles": [[0, 0, "R-22", 0], [1, 0, "R-24", 0]], "wagons": []}))
    around.look(cell_at(0, 1), NONE)
    assert [tile.face for tile in TILES if around.meets(tile.needs, NONE)] == [
        "forest",
        "cliff",
        "waterfall",
        "lake",
        "grove",
        "riverbank",
    ]


@pytest.mark.rule("TE-32", "TE-34")
def test_a_nature_tile_never_gives_both_its_resources() -> None:
    forest = Board(tiles={(0, 0): "forest", (1, 0): "lake"})
    assert not fits(forest, "mine", (0, 1))
    state = table(seats={0: {"tiles": {(0, 0): "forest", (1, 0): "lake", (2, 0): "forest"}}}, village=["mine"])
    assert refused(do(state, "add mine"), "at 0 1") == Refusal(
        "supplier-busy", "TE-34", {"good": "stone", "face": "forest", "giving": "wood"}
    )


@pytest.mark.rule("TE-32")
def test_two_nature_tiles_of_one_face_give_one_resource_each() -> None:
    assert fits({"tiles": {(0, 0): "forest", (1, 0): "forest"}}, "mine", (0, 1))


@pytest.mark.rule("TE-32")
def test_a_nature_tile_gives_either_of_its_resources() -> None:
    pair = Board(tiles={(0, 0): "forest", (1, 0): "mine"})
    assert fits(pair, "barracks-iron", (0, 1))
    assert fits(pair, "workshop-iron", (0, 1))


@pytest.mark.rule("TE-32")
def test_of_two_nature_tiles_the_flexible_one_gives_what_the_other_cannot() -> None:
    assert fits({"tiles": {(0, 0): "forest", (1, 0): "waterfall"}}, "mine", (0, 1))
    assert fits({"tiles": {(0, 0): "forest", (1, 0): "waterfall"}}, "gold_mine", (0, 1))
    assert fits({"tiles": {(0, 0): "forest", (1, 0): "waterfall"}}, "boatyard", (0, 1))
    assert not fits({"tiles": {(0, 0): "forest", (1, 0): "waterfall"}}, "winery", (0, 1))


@pytest.mark.rule("TE-32")
def test_what_a_nature_tile_gives_is_not_announced_but_told() -> None:
    """Ruling A-16: the choice is implied by the assignment, and the preview shows it."""
    state = table(seats={0: {"tiles": {(0, 0): "forest", (1, 0): "waterfall"}}}, village=["mine", "gold_mine"])
    shown = {}
    for face in ("mine", "gold_mine"):
        placing = do(state.copy(), f"add {face}")
        preview = placing.preview(placing.action("at 0 1"))
        shown[face] = {row["source"]["face"]: row["good"] for row in preview["suppliers"]}
        assert do(placing, "at 0 1").mover == 1
    assert shown == {
        "mine": {"forest": "wood", "waterfall": "stone"},
        "gold_mine": {"forest": "stone", "waterfall": "water"},
    }


@pytest.mark.rule("TE-33")
@pytest.mark.parametrize(
    ("maker", "built"),
    [
        ("mine", "barracks-iron"),
        ("gold_mine", "barracks-gold"),
        ("weavers_house", "barracks-cloth"),
        ("winery", "barracks-wine"),
        ("stud_farm", "barracks-horses"),
        ("boatyard", "barracks-boats"),
    ],
)
def test_a_village_tile_makes_its_product(maker: str, built: str) -> None:
    assert fits({"tiles": {(0, 0): maker, (1, 0): "cliff"}}, built, (0, 1))
    others = [face for face in ("barracks-iron", "barracks-gold", "barracks-boats") if face != built]
    assert not any(fits({"tiles": {(0, 0): maker, (1, 0): "cliff"}}, face, (0, 1)) for face in others)


@pytest.mark.rule("TE-33")
@pytest.mark.parametrize(
    ("pair", "temple"),
    [
        (["barracks-iron", "workshop-iron"], "R-22"),
        (["workshop-iron", "market_square-iron"], "R-23"),
        (["market_square-iron", "inn-iron"], "R-24"),
        (["inn-iron", "barracks-iron"], "R-25"),
    ],
)
def test_a_city_tile_makes_its_good(pair: list[str], temple: str) -> None:
    board = Board(tiles={(0, 0): pair[0], (1, 0): pair[1]})
    assert fits(board, temple, (0, 1))
    assert not any(fits(board, other, (0, 1)) for other in ("R-22", "R-23", "R-24", "R-25") if other != temple)


@pytest.mark.rule("TE-34")
def test_two_icons_need_two_suppliers() -> None:
    """Ruling A-1: one tile, one unit a turn."""
    assert not fits({"tiles": {(0, 0): "forest", (0, -1): "mine"}}, "mine", (0, 1))
    assert fits({"tiles": {(0, 0): "forest", (0, -1): "mine", (1, 1): "riverbank"}}, "mine", (0, 1))


@pytest.mark.rule("TE-34")
def test_where_two_pairs_of_nature_resources_have_one_maker_each_only_mixed_requirements_are_met() -> None:
    pair = Board(tiles={(0, 0): "forest", (1, 0): "lake"})
    built = {
        face: fits(pair, face, (0, 1))
        for face in ("mine", "gold_mine", "weavers_house", "winery", "stud_farm", "boatyard")
    }
    assert built == {
        "mine": False,
        "gold_mine": True,
        "weavers_house": True,
        "winery": True,
        "stud_farm": False,
        "boatyard": True,
    }


@pytest.mark.rule("TE-35")
def test_a_tile_serves_again_on_every_later_turn() -> None:
    state = table(seats={0: {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}}, village=["mine", "mine", "winery"])
    for cell in ((0, 1), (0, -1)):
        build(state, "mine", *cell)
        do(state, "reveal nature", "deal lake")
        build(state, "lake", 2, 0)
        do(state, "reveal nature", "deal waterfall")
    assert [tiles(state, 0)[cell] for cell in ((0, 1), (0, -1))] == ["mine", "mine"]


@pytest.mark.rule("EX-TE-17")
def test_the_forest_gives_wood_in_one_turn_and_stone_in_the_next() -> None:
    state = table(seats={0: {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}}, village=["mine"], city=["barracks-iron"])
    build(state, "mine", 0, 1)
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert (1, 1) in cells(state, "barracks-iron")


@pytest.mark.rule("EX-TE-16")
def test_the_mine_fits_three_of_the_seven_cells_round_an_l() -> None:
    corner = Board(tiles={(0, 0): "forest", (1, 0): "waterfall", (0, 1): "lake"})
    state = table(seats={0: corner}, village=["mine"])
    border = {(1, 1), (0, -1), (1, -1), (-1, 0), (-1, 1), (2, 0), (0, 2)}
    assert cells(state, "lake") - set(corner["tiles"]) == border
    assert cells(state, "mine") & border == {(1, 1), (0, -1), (1, -1)}
    do(state, "add mine")
    codes = {cell: refused(state, f"at {cell[0]} {cell[1]}").code for cell in ((-1, 0), (-1, 1), (2, 0), (0, 2))}
    assert codes == {
        (-1, 0): "supplier-busy",
        (-1, 1): "supplier-busy",
        (2, 0): "resource-missing",
        (0, 2): "resource-missing",
    }


# ---- the bought unit ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-36")
def test_a_bought_unit_covers_one_icon_without_a_neighbour() -> None:
    pair = Board(tiles={(0, 0): "waterfall", (1, 0): "lake"})
    assert not fits(pair, "barracks-horses", (-1, 0))
    assert fits(pair, "barracks-horses", (-1, 0), bought="horses")
    assert not fits(pair, "barracks-horses", (2, 0), bought="horses")


@pytest.mark.rule("TE-36")
def test_a_bought_unit_frees_the_nature_tile_for_its_other_resource() -> None:
    forest = Board(tiles={(0, 0): "forest", (0, -1): "stud_farm"})
    assert fits(forest, "mine", (0, 1), bought="wood")
    assert fits(forest, "mine", (0, 1), bought="stone")
    assert not fits(forest, "mine", (0, 1), bought="water")


@pytest.mark.rule("TE-36")
def test_a_bought_unit_covers_one_icon_only() -> None:
    mine = Board(tiles={(0, 0): "winery", (1, 0): "mine"})
    assert not fits(mine, "mine", (0, 1), bought="wood")


# ---- link groups ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-TE-11", "TE-37")
def test_the_mine_at_the_workshop_needs_the_wagon() -> None:
    alone = Board(tiles=SQUARE)
    assert not fits(alone, "mine", (2, 1))
    assert fits({**alone, "wagons": [(0, 0)]}, "mine", (2, 1))


@pytest.mark.rule("EX-TE-12")
def test_the_market_square_gets_plants_through_the_workshop() -> None:
    linked = Board(tiles={**SQUARE, (2, 1): "mine"}, wagons=[(0, 0)])
    state = table(seats={0: linked}, city=["market_square-iron"])
    build(state, "market_square-iron", 2, 2)
    assert hand(state, 0) == ["coin"]
    assert not fits({"tiles": linked["tiles"]}, "market_square-iron", (2, 2))


@pytest.mark.rule("EX-TE-14", "TE-48")
@pytest.mark.parametrize("token", ["war", "coin"])
def test_an_idle_workshop_still_hands_over_but_makes_no_wares(token: str) -> None:
    marked: dict[str, Board] = {"war": {"tiles": {}, "war": [(1, 1)]}, "coin": {"tiles": {}, "coin": [(1, 1)]}}
    idle: Board = {**marked[token], "tiles": {**SQUARE, (2, 1): "mine"}, "wagons": [(0, 0)]}
    assert fits(idle, "market_square-iron", (2, 2))
    assert fits({"tiles": idle["tiles"], "wagons": [(0, 0)]}, "R-19", (2, 2))
    assert not fits(idle, "R-19", (2, 2))


@pytest.mark.rule("TE-37")
def test_an_outlet_hands_over_one_unit_a_turn() -> None:
    """Ruling A-3: only the workshop touches the cell, and the group makes all three goods."""
    linked = Board(tiles=SQUARE, wagons=[(0, 0)])
    assert fits(linked, "R-14", (1, 2), bought="money")
    assert not fits({**linked, "tiles": {**SQUARE, (2, 1): "stud_farm"}}, "winery", (2, 2))
    assert fits(linked, "winery", (1, 2))


@pytest.mark.rule("TE-37")
@pytest.mark.parametrize("source", ["forest", "riverbank"])
def test_the_refusal_names_the_outlet_that_is_already_giving(source: str) -> None:
    linked = Board(tiles={**SQUARE, (1, 0): source, (2, 1): "stud_farm"}, wagons=[(0, 0)])
    state = do(table(seats={0: linked}, village=["mine"]), "add mine")
    assert refused(state, "at 2 2") == Refusal(
        "supplier-busy", "TE-37", {"good": "stone", "face": "workshop-wine", "giving": "wood"}
    )


@pytest.mark.rule("TE-37")
def test_a_source_is_used_once_a_turn_however_many_outlets_there_are() -> None:
    """Ruling A-3: the forest alone makes wood and stone, and two outlets touch the cell."""
    there = {(0, 0): "forest", (1, 0): "mine", (0, 1): "stud_farm", (1, 1): "stud_farm"}
    assert not fits({"tiles": there, "wagons": [(0, 0)]}, "mine", (0, 2))
    assert fits({"tiles": {**there, (1, 0): "cliff"}, "wagons": [(0, 0)]}, "mine", (0, 2))


@pytest.mark.rule("TE-37")
def test_an_outlet_hands_over_its_own_product_too() -> None:
    linked = Board(tiles={**SQUARE, (2, 1): "cliff"}, wagons=[(0, 0)])
    assert fits(linked, "R-23", (2, 2), bought="money")


@pytest.mark.rule("TE-37")
def test_two_groups_hand_over_one_unit_each() -> None:
    """Each outlet at 2 0 is the only one of its group; neither group makes wood and stone alone with one outlet."""
    left = {(0, 0): "stud_farm", (1, 0): "stud_farm", (0, 1): "forest", (1, 1): "mine"}
    right = {(3, -1): "stud_farm", (4, -1): "mine", (3, -2): "cliff", (4, -2): "winery"}
    bridge = {(2, 1): "winery", (3, 0): "gold_mine"}
    there = Board(tiles={**left, **right, **bridge}, wagons=[(0, 0), (3, -2)])
    state = table(seats={0: there}, village=["mine"])
    assert [len(group) for group in groups(state, 0)] == [4, 4]
    assert (2, 0) in cells(state, "mine")
    assert not fits({**there, "wagons": [(0, 0)]}, "mine", (2, 0))
    assert not fits({**there, "wagons": [(3, -2)]}, "mine", (2, 0))


@pytest.mark.rule("TE-37")
def test_a_linked_tile_hands_nothing_to_cells_that_the_group_does_not_touch() -> None:
    linked = Board(tiles={**SQUARE, (2, 0): "stud_farm", (3, 0): "stud_farm"}, wagons=[(0, 0)])
    assert not fits(linked, "mine", (3, 1))


# ---- other component files ------------------------------------------------------------------------------------------


@pytest.fixture(params=[["plants"], ["wood", "stone", "plants"]], ids=["one", "three"])
def shrine(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """A face with another number of requirements than two, as a printed list may have."""
    wanted: list[str] = request.param
    TILES.append(Tile("shrine", VICTORY, 1, [RESOURCES.index(name) for name in wanted], [], -1, 1))
    yield wanted
    TILES.pop()


@pytest.mark.rule("TE-36")
def test_one_or_three_requirements_are_met_by_the_same_rules(shrine: list[str]) -> None:
    face = len(TILES) - 1
    rows = [[0, 0, "forest", 0], [1, 0, "forest", 0], [2, 0, "lake", 0]]
    met = []
    for bought in ("", "plants", "wood"):
        around = Surroundings(PartOf(Land).read({"tiles": rows, "wagons": []}))
        for cell in (cell_at(1, 1), cell_at(-1, 0)):
            around.look(cell, NONE)
            number = RESOURCES.index(bought) if bought else NONE
            met.append(around.meets(TILES[face].needs, number))
            assert met[-1] == find(around.land, cell, NONE, TILES[face].requires, number).complete()
    assert met == [True, False, True, len(shrine) == 1, True, False]
