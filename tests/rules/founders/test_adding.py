"""Step 3: adding a tile on an empty cell, the token of a city tile, skipping (TE-20 to TE-30)."""

from __future__ import annotations

import pytest

import epoka
from epoka import Refusal
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import RESOURCES
from tests.rules.founders.table import (
    DISPLAY,
    Board,
    build,
    cells,
    do,
    events,
    hand,
    legal,
    offered,
    refused,
    table,
    tiles,
)

CORNER: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine"}}
PAIR: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}


# ---- which tile, and where ------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-20")
def test_tiles_of_the_three_rows_and_of_the_display_are_offered_once_each() -> None:
    mine = Board(tiles={(0, 0): "mine", (1, 0): "winery", (0, 1): "forest", (1, 1): "cliff"})
    state = table(seats={0: mine}, nature=["lake", "lake"], village=["mine"], city=["barracks-iron"])
    assert legal(state) == ["add lake", "add mine", "add barracks-iron", "add R-01"]


@pytest.mark.rule("TE-20")
def test_an_added_tile_leaves_its_row_and_the_row_is_not_refilled() -> None:
    state = build(table(seats={0: PAIR}, nature=["lake", "cliff", "lake"]), "lake", 2, 0)
    assert state.view()["rows"]["nature"] == ["cliff", "lake"]
    assert tiles(state, 0) == {(0, 0): "forest", (1, 0): "cliff", (2, 0): "lake"}


@pytest.mark.rule("TE-20")
def test_an_added_victory_tile_leaves_the_display() -> None:
    mine = Board(tiles={(0, 0): "mine", (1, 0): "winery"})
    state = build(table(seats={0: mine}), "R-01", 0, 1)
    assert state.view()["display"] == DISPLAY[1:]
    assert tiles(state, 0)[(0, 1)] == "R-01"


@pytest.mark.rule("TE-20")
def test_a_tile_in_another_territory_is_not_to_be_had() -> None:
    state = table(seats={0: PAIR, 1: {"tiles": {(0, 0): "riverbank", (1, 0): "grove"}}})
    assert refused(state, "add grove") == Refusal("not-face-up", "TE-20", {"face": "grove"})


@pytest.mark.rule("TE-20")
def test_the_tile_goes_to_the_own_territory() -> None:
    state = build(table(3, seats={1: PAIR}, seat=1), "lake", 0, -1)
    assert [len(tiles(state, seat)) for seat in range(3)] == [2, 3, 2]


@pytest.mark.rule("TE-21", "TE-23")
def test_a_nature_tile_goes_to_any_cell_that_shares_a_side() -> None:
    round_it = {(-1, 0), (-1, 1), (0, 2), (1, 1), (2, 0), (1, -1), (0, -1)}
    assert cells(table(seats={0: CORNER}), "lake") == round_it | set(CORNER["tiles"])


@pytest.mark.rule("TE-21")
@pytest.mark.parametrize("cell", [(2, 1), (-1, -1), (5, 5)])
def test_a_corner_is_not_contact_enough(cell: tuple[int, int]) -> None:
    state = do(table(seats={0: CORNER}), "add lake")
    x, y = cell
    assert refused(state, f"at {x} {y}") == Refusal("no-contact", "TE-21", {"x": x, "y": y})


@pytest.mark.rule("TE-21")
def test_contact_is_needed_even_where_all_resources_are_there() -> None:
    state = table(seats={0: CORNER}, city=["barracks-iron"])
    assert cells(state, "barracks-iron") == {(-1, 0), (-1, 1), (1, 1), (1, 0), (0, 0)}


@pytest.mark.rule("EX-TE-27")
def test_a_lake_at_2_1_touches_only_a_corner_but_at_2_0_a_side() -> None:
    state = do(table(seats={0: CORNER}), "add lake")
    assert refused(state, "at 2 1").code == "no-contact"
    assert tiles(do(state, "at 2 0"), 0)[(2, 0)] == "lake"


@pytest.mark.rule("TE-22")
@pytest.mark.parametrize("cell", [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)])
def test_sides_and_corners_supply_alike(cell: tuple[int, int]) -> None:
    """In a ring round 0 0 one tile gives wood and the one opposite stone; the six others give neither."""
    x, y = cell
    others = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) not in ((0, 0), cell, (-x, -y))]
    ring = dict(zip(others, ["lake", "lake", "lake", "lake", "stud_farm", "stud_farm"], strict=True))
    mine = Board(tiles={**ring, cell: "riverbank", (-x, -y): "waterfall"})
    assert (0, 0) in cells(table(seats={0: mine}, nature=["cliff", "forest"], village=["mine"]), "mine")


@pytest.mark.rule("TE-22")
def test_a_tile_two_cells_away_supplies_nothing() -> None:
    row = Board(tiles={(0, 0): "riverbank", (1, 0): "lake", (2, 0): "waterfall"})
    state = table(seats={0: row}, village=["mine"])
    assert cells(state, "mine") == {(1, 1), (1, -1), (1, 0)}
    assert refused(do(state, "add mine"), "at 0 1") == Refusal("resource-missing", "TE-22", {"good": "stone"})


@pytest.mark.rule("TE-22")
def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    state = table(seats={0: PAIR}, village=["stud_farm"])
    assert refused(state, "add stud_farm") == Refusal("not-made", "TE-22", {"good": "water"})


@pytest.mark.rule("TE-22")
def test_victory_tiles_need_their_resources_round_the_cell_too() -> None:
    """Ruling A-2."""
    row = Board(tiles={(0, 0): "mine", (1, 0): "lake", (2, 0): "lake", (2, 1): "winery"})
    state = table(seats={0: row})
    assert cells(state, "R-01") == {(1, 1), (1, 0)}
    assert refused(state, "add R-02") == Refusal("not-made", "TE-22", {"good": "army"})


@pytest.mark.rule("TE-22")
def test_a_seat_learns_what_each_open_tile_lacks_before_it_asks() -> None:
    """As the refusal says it, with the unit that the seat has bought, and nothing of tiles that fit."""
    state = table(seats={0: PAIR}, village=["stud_farm", "mine"])
    lacking = state.insight(0)["lacking"]
    assert "mine" not in lacking and "forest" not in lacking
    for face, why in lacking.items():
        assert refused(state, f"add {face}") == Refusal(why["code"], why["rule"], why["params"])
    assert lacking["stud_farm"]["params"] == {"good": "water"}
    assert isinstance(state, Founders)
    state.bought = RESOURCES.index("water")
    assert "stud_farm" not in state.insight(0)["lacking"]
    assert state.insight(None) == {}


@pytest.mark.rule("TE-23")
def test_a_nature_tile_fits_a_territory_that_makes_nothing() -> None:
    mine = Board(tiles={(0, 0): "forest", (1, 0): "cliff"}, war=[(0, 0), (1, 0)])
    assert (2, 0) in cells(table(seats={0: mine}), "lake")


@pytest.mark.rule("TE-24", "EX-TE-21")
def test_barracks_still_produce_when_the_forest_that_built_them_is_attacked() -> None:
    mine = Board(
        tiles={(0, 1): "forest", (0, 0): "mine", (1, 0): "barracks-iron", (1, -1): "lake", (2, -1): "stud_farm"}
    )
    state = table(seats={0: mine, 1: {"tiles": {(0, 0): "grove"}, "hand": {"war": 1}}}, seat=1, phase="token")
    do(state, "war 0", "at 0 1")
    build(state, "lake", 1, 0)
    assert tiles(state, 0)[(1, 0)] == "barracks-iron"
    data = state.snapshot()
    data["pieces"]["display"] = ["R-11", "R-01"]
    state = do(state.game.restore(data), "reveal nature", "deal lake")
    assert (2, 0) in cells(state, "R-11")


@pytest.mark.rule("TE-24")
def test_a_tile_stays_when_its_supplier_is_replaced() -> None:
    state = build(table(seats={0: CORNER}), "lake", 0, 0)
    assert tiles(state, 0) == {(0, 0): "lake", (1, 0): "cliff", (0, 1): "mine"}


@pytest.mark.rule("TE-25")
def test_adding_moves_no_tile_and_a_territory_may_have_a_hole() -> None:
    ring = {(x, y): "lake" for x in range(2) for y in (0, 2)} | {(0, 1): "cliff", (2, 0): "cliff", (2, 2): "cliff"}
    state = build(table(seats={0: {"tiles": ring}}, nature=["grove", "forest"]), "grove", 2, 1)
    assert tiles(state, 0) == {**ring, (2, 1): "grove"}
    assert (1, 1) not in tiles(state, 0)


@pytest.mark.rule("TE-25")
def test_a_territory_may_grow_in_one_line_for_a_whole_game() -> None:
    line = [*["forest", "cliff", "waterfall", "grove", "riverbank"] * 4, *["mine", "winery", "boatyard"] * 4][:32]
    long: Board = {"tiles": {(x, 0): face for x, face in enumerate(line)}}
    state = table(seats={0: long, 1: {"tiles": {(0, 0): "lake"}}}, nature=["lake", "lake"], turns=61)
    assert tiles(build(state, "lake", 32, 0), 0)[(32, 0)] == "lake"


# ---- obligation and skipping ----------------------------------------------------------------------------------------


@pytest.mark.rule("TE-26", "EX-TE-28")
def test_passing_is_refused_while_a_nature_tile_can_be_added() -> None:
    state = table(seats={0: PAIR}, nature=["lake"], village=["winery"])
    assert legal(state) == ["add lake", "add winery"]
    assert refused(state, "skip") == Refusal("must-add", "TE-26")


@pytest.mark.rule("TE-26")
def test_passing_is_refused_while_any_other_tile_fits_an_empty_cell() -> None:
    state = table(seats={0: PAIR}, nature=[], village=["winery", "mine"])
    assert refused(state, "skip") == Refusal("must-add", "TE-26")


@pytest.mark.rule("TE-26")
def test_a_replacement_satisfies_the_obligation() -> None:
    state = build(table(seats={0: PAIR}), "lake", 0, 0)
    assert (state.mover, tiles(state, 0)) == (1, {(0, 0): "lake", (1, 0): "cliff"})


@pytest.mark.rule("TE-30", "EX-TE-20")
def test_with_no_green_tile_and_nothing_placeable_the_turn_ends_without_adding() -> None:
    state = table(seats={0: PAIR}, nature=[], village=["stud_farm"], stacks={"nature": []}, phase="reveal")
    reported = events(state, "reveal village", "deal stud_farm")
    assert {"key": "skipped", "seat": 0} in reported
    assert (state.mover, len(tiles(state, 0))) == (1, 2)


def only_replacing() -> epoka.State:
    """Wood and stone meet in three cells, all of them taken."""
    cross = {(0, 0): "waterfall", (1, 0): "lake", (2, 0): "riverbank", (1, 1): "lake", (1, -1): "lake"}
    return table(seats={0: {"tiles": cross}}, nature=[], village=["mine"], stacks={"nature": []})


@pytest.mark.rule("TE-30", "EX-TE-20", "TE-53")
def test_who_can_only_replace_may_do_so_or_skip() -> None:
    state = only_replacing()
    assert legal(state) == ["add mine", "skip"]
    assert cells(state, "mine") == {(1, 0), (1, 1), (1, -1)}


@pytest.mark.rule("TE-30", "TE-53")
def test_skipping_leaves_the_territory_and_the_rows_as_they_are() -> None:
    state = only_replacing()
    before = tiles(state, 0)
    assert {"key": "skipped", "seat": 0} in events(state, "skip")
    assert (state.mover, tiles(state, 0), state.view()["rows"]["village"]) == (1, before, ["mine"])


@pytest.mark.rule("TE-30")
def test_the_skip_is_allowed_and_reported_while_the_green_stack_still_has_tiles() -> None:
    """Ruling A-9: nothing placeable, green row empty, green stack not."""
    state = table(seats={0: PAIR}, nature=[], village=["stud_farm"], phase="reveal")
    assert {"key": "skipped", "seat": 0} in events(state, "reveal village", "deal stud_farm")
    assert state.view()["stacks"]["nature"] > 0


@pytest.mark.rule("TE-30")
def test_the_reveal_is_free_even_where_only_a_green_tile_would_help() -> None:
    """Ruling A-9: the choice of the stack is not restricted."""
    state = table(seats={0: PAIR}, nature=[], village=["stud_farm"], phase="reveal")
    assert offered(state, "reveal") == ["reveal nature", "reveal village", "reveal city"]


# ---- the token of a city tile ---------------------------------------------------------------------------------------


@pytest.mark.rule("TE-27")
@pytest.mark.parametrize(
    ("face", "token"), [("barracks-iron", "war"), ("market_square-iron", "coin"), ("inn-iron", "wagon")]
)
def test_a_city_tile_brings_its_token_at_once(face: str, token: str) -> None:
    tiles_there = {(0, 0): "mine", (1, 0): "cliff", (0, 1): "waterfall"}
    state = build(table(seats={0: {"tiles": tiles_there}}, city=[face]), face, 1, 1)
    assert (hand(state, 0), hand(state, 1)) == ([token], [])
    assert state.view()["supply"][token] == 5


@pytest.mark.rule("TE-27")
def test_a_workshop_brings_a_craftsman_drawn_at_random() -> None:
    state = table(seats={0: {**CORNER, "craftsmen": ["wine"]}}, city=["workshop-iron"])
    build(state, "workshop-iron", 1, 1)
    left = ["iron", "gold", "cloth", "horses", "boats"]
    assert [(state.name(action), chance) for action, chance in state.chance()] == [
        (f"draw {good}", 1 / 5) for good in left
    ]
    do(state, "draw gold")
    assert hand(state, 0) == ["gold", "wine"]
    assert state.view()["supply"]["craftsman"] == ["iron", "cloth", "horses", "boats"]


@pytest.mark.rule("TE-27")
def test_the_last_craftsman_is_drawn_without_asking() -> None:
    others = ["iron", "gold", "cloth", "wine", "horses"]
    state = table(seats={0: CORNER, 1: {"tiles": {(0, 0): "grove"}, "craftsmen": others}}, city=["workshop-iron"])
    build(state, "workshop-iron", 1, 1)
    assert (hand(state, 0), state.view()["supply"]["craftsman"]) == (["boats"], [])


@pytest.mark.rule("TE-27")
@pytest.mark.parametrize("face", ["lake", "winery", "R-01"])
def test_no_other_tile_brings_a_token(face: str) -> None:
    there = {(0, 0): "forest", (1, 0): "cliff", (0, 2): "mine", (1, 2): "winery", (1, 1): "grove"}
    state = build(table(seats={0: {"tiles": there}}, village=["winery"]), face, 0, 1)
    assert (hand(state, 0), state.mover) == ([], 1)


@pytest.mark.rule("TE-27")
def test_a_city_tile_brings_its_token_only_once() -> None:
    state = table(seats={0: CORNER}, city=["barracks-iron"])
    build(state, "barracks-iron", 1, 1)
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert hand(state, 0) == ["war"]


@pytest.mark.rule("TE-28")
def test_everybody_sees_every_token_in_hand_craftsmen_included() -> None:
    """Ruling A-7: drawn blind, then public."""
    holding: Board = {**PAIR, "hand": {"war": 2, "coin": 1}, "craftsmen": ["cloth"]}
    state = table(3, seats={0: holding})
    seen = {"war": 2, "coin": 1, "wagon": 0, "craftsmen": ["cloth"]}
    assert [state.view(seat)["seats"][0]["hand"] for seat in (0, 1, 2, None)] == [seen] * 4


def test_a_tile_with_a_single_cell_is_placed_without_asking() -> None:
    hook = {(0, 0): "mine", (1, 0): "lake", (2, 0): "lake", (2, 1): "lake", (2, 2): "winery"}
    state = table(seats={0: {"tiles": hook}})
    assert {"key": "forced", "seat": 0, "action": "at 1 1"} in events(state, "add R-01")
    assert (state.mover, tiles(state, 0)[(1, 1)]) == (1, "R-01")
