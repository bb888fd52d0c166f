"""Step 2: war, coin, wagon and craftsman (TE-40 to TE-49)."""

from __future__ import annotations

import pytest

import epoka
from epoka import Refusal
from tests.rules.founders.table import (
    Board,
    Cell,
    asked_cells,
    board,
    build,
    cells,
    do,
    groups,
    hand,
    legal,
    marks,
    offered,
    refused,
    row,
    table,
)

PAIR: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}
SQUARE: Board = {"tiles": {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "workshop-wine"}}


def holding(board: Board, players: int = 2, other: Board | None = None, **hand: int) -> epoka.State:
    """Seat 0 may play a token against seat 1."""
    seats: dict[int, Board] = {0: {**board, "hand": hand}}
    if other is not None:
        seats[1] = other
    return table(players, seats=seats, phase="token")


def targets(state: epoka.State, name: str) -> set[Cell]:
    """The cells a token may go to; it is not asked where there is only one."""
    trial = state.copy()
    heard: list[epoka.Event] = []
    trial.listen(heard)
    do(trial, name)
    if trial.prompt()[0] == "token-at":
        return asked_cells(trial)
    return {(event.values["x"], event.values["y"]) for event in heard if event.key.endswith("-played")}


# ---- playing one token ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-40")
def test_what_is_held_and_has_a_target_may_be_played_or_kept() -> None:
    mine: Board = {**SQUARE, "hand": {"war": 1, "coin": 1, "wagon": 1}, "craftsmen": ["wine", "iron"]}
    state = table(3, seats={0: mine}, phase="token")
    assert legal(state) == ["war 1", "war 2", "coin 1", "coin 2", "wagon", "craftsman wine", "no token"]


@pytest.mark.rule("TE-40")
def test_one_token_a_turn() -> None:
    state = do(holding(PAIR, war=2), "war 1", "at 0 0")
    assert (state.prompt()[0], hand(state, 0)) == ("add-tile", ["war"])
    assert refused(state, "war 1") == Refusal("adding-now", "TE-20")


@pytest.mark.rule("TE-40")
def test_a_token_is_never_played_by_force() -> None:
    state = do(holding(PAIR, war=1), "no token")
    assert (state.prompt()[0], hand(state, 0)) == ("add-tile", ["war"])


@pytest.mark.rule("TE-40")
def test_a_token_nobody_holds_cannot_be_played() -> None:
    state = holding(SQUARE, war=1)
    assert refused(state, "coin 1") == Refusal("no-such-token", "TE-40", {"token": "coin"})
    assert refused(state, "wagon") == Refusal("no-such-token", "TE-40", {"token": "wagon"})
    assert refused(state, "craftsman iron") == Refusal("no-such-token", "TE-40", {"token": "craftsman"})


@pytest.mark.rule("TE-40")
def test_tokens_are_played_only_on_the_own_turn() -> None:
    state = table(3, seats={1: {**PAIR, "hand": {"war": 1}}}, phase="turn")
    do(state, "reveal nature", "deal lake")
    assert state.prompt()[0] == "add-tile"
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert (state.mover, offered(state, "war")) == (1, ["war 0", "war 2"])


@pytest.mark.rule("EX-TE-26")
def test_war_or_wagon_may_be_played_but_not_both_nor_the_coin_just_won() -> None:
    square: Board = {"tiles": {**SQUARE["tiles"], (2, 1): "mine"}, "hand": {"war": 1, "wagon": 1}}
    state = table(seats={0: square}, city=["market_square-iron"], phase="token")
    assert legal(state) == ["war 1", "wagon", "no token"]
    do(state, "wagon")
    assert hand(state, 0) == ["war"]
    build(state, "market_square-iron", 2, 2)
    assert (state.mover, hand(state, 0)) == (1, ["war", "coin"])
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert legal(state) == ["war 1", "coin 1", "no token"]


@pytest.mark.rule("TE-40")
def test_a_token_without_a_target_is_not_asked_for() -> None:
    state = holding(PAIR, wagon=1)
    assert (state.prompt()[0], hand(state, 0)) == ("add-tile", ["wagon"])


# ---- war ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-TE-05", "TE-41")
def test_the_topmost_tile_of_every_column_may_be_attacked() -> None:
    """The six tiles of the example: 1 0 lies under a hole."""
    six = {(0, 0): "lake", (0, 1): "mine", (0, 2): "cliff", (1, 2): "R-25", (1, 0): "inn-iron", (2, 0): "forest"}
    state = holding(PAIR, other={"tiles": six}, war=1)
    assert targets(state, "war 1") == {(0, 2), (1, 2), (2, 0)}
    do(state, "war 1")
    assert refused(state, "at 1 0") == Refusal("not-topmost", "TE-41", {"face": "inn-iron"})


@pytest.mark.rule("TE-41")
@pytest.mark.parametrize("face", ["lake", "mine", "inn-iron", "R-25"])
def test_any_kind_of_tile_may_be_attacked(face: str) -> None:
    state = holding(PAIR, other={"tiles": {(0, 0): "cliff", (0, 1): face, (1, 0): "grove"}}, war=1)
    do(state, "war 1", "at 0 1")
    assert (marks(state, 1, (0, 1)), hand(state, 0)) == (["war"], [])


@pytest.mark.rule("TE-41")
def test_top_is_the_highest_row_of_the_owner_also_below_zero() -> None:
    """Ruling A-4."""
    south = {(0, 0): "lake", (0, -1): "cliff", (-1, -1): "mine", (-1, -2): "forest"}
    assert targets(holding(PAIR, other={"tiles": south}, war=1), "war 1") == {(0, 0), (-1, -1)}


@pytest.mark.rule("TE-41")
def test_nobody_attacks_himself_or_an_empty_chair() -> None:
    state = holding(PAIR, players=3, war=1)
    assert offered(state, "war") == ["war 1", "war 2"]
    assert refused(state, "war 0") == Refusal("not-against-yourself", "TE-41")
    assert refused(state, "war 3") == Refusal("no-such-seat", "TE-3", {"seats": 3})


@pytest.mark.rule("TE-41")
def test_war_needs_a_tile() -> None:
    state = do(holding(PAIR, war=1), "war 1")
    assert refused(state, "at 0 1") == Refusal("no-tile-there", "TE-40", {"x": 0, "y": 1})


@pytest.mark.rule("TE-42")
def test_an_attacked_tile_is_no_target_and_shields_those_below() -> None:
    """Ruling A-5."""
    column: Board = {"tiles": {(0, 0): "lake", (0, 1): "cliff", (1, 0): "grove", (2, 0): "forest"}, "war": [(0, 1)]}
    state = holding(PAIR, other=column, war=1)
    assert targets(state, "war 1") == {(1, 0), (2, 0)}
    do(state, "war 1")
    assert refused(state, "at 0 1") == Refusal("already-attacked", "TE-42")
    assert refused(state, "at 0 0") == Refusal("not-topmost", "TE-41", {"face": "lake"})


@pytest.mark.rule("TE-42")
def test_a_territory_whose_columns_are_all_attacked_is_no_target() -> None:
    """Ruling A-5."""
    attacked: Board = {"tiles": {(0, 0): "lake", (1, 0): "grove"}, "war": [(0, 0), (1, 0)]}
    state = table(seats={0: {**PAIR, "hand": {"war": 1, "coin": 1}}, 1: attacked}, players=3, phase="token")
    assert offered(state, "war") == ["war 2"]
    assert refused(state, "war 1") == Refusal("no-target", "TE-41", {"token": "war"})


@pytest.mark.rule("TE-42")
def test_building_above_an_attacked_tile_opens_the_column_again() -> None:
    """Ruling A-5."""
    attacked: Board = {"tiles": {(0, 0): "lake", (0, 1): "grove", (1, 0): "cliff"}, "war": [(0, 0)]}
    assert targets(holding(PAIR, other=attacked, war=1), "war 1") == {(0, 1), (1, 0)}


@pytest.mark.rule("TE-42")
def test_an_attacked_tile_scores_nothing_nor_does_a_craftsman_under_it() -> None:
    there: Board = {"tiles": {(0, 0): "R-25", (1, 0): "mine", (2, 0): "R-22"}, "craftsman": [(1, 0)]}
    assert table(seats={0: there}).points()[0] == 3 + 2 + 3
    assert table(seats={0: {**there, "war": [(0, 0), (1, 0)]}}).points()[0] == 3


@pytest.mark.rule("TE-42")
def test_an_attacked_tile_still_counts_as_contact_and_may_be_replaced() -> None:
    attacked: Board = {**PAIR, "war": [(0, 0)]}
    assert {(-1, 0), (0, 1), (0, 0)} <= cells(table(seats={0: attacked}), "lake")


@pytest.mark.rule("TE-42")
def test_an_attacked_tile_stays_so_for_good() -> None:
    state = table(seats={0: {**PAIR, "war": [(0, 0)]}})
    build(state, "lake", 2, 0)
    assert marks(state, 0, (0, 0)) == ["war"]


# ---- coin -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-TE-06", "TE-44")
def test_filip_buys_horses_from_the_stud_farm() -> None:
    olek: Board = {"tiles": {(0, 0): "stud_farm", (1, 0): "lake", (2, 0): "lake"}}
    third: Board = {"tiles": {(0, 0): "grove"}, "hand": {"coin": 1}}
    state = table(3, seats={0: {**PAIR, "hand": {"coin": 1}}, 1: third, 2: olek}, phase="token")
    do(state, "coin 2", "at 0 0")
    assert state.view()["bought"] == "horses"
    assert (marks(state, 2, (0, 0)), hand(state, 0)) == (["coin"], [])
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert targets(state, "coin 2") == {(1, 0), (2, 0)}


@pytest.mark.rule("EX-TE-07", "TE-36")
def test_barracks_touch_only_the_waterfall_with_bought_horses() -> None:
    filip: Board = {"tiles": {(0, 0): "waterfall", (1, 0): "lake"}, "hand": {"coin": 1}}
    olek: Board = {"tiles": {(0, 0): "stud_farm", (1, 0): "grove"}}
    state = table(seats={0: filip, 1: olek}, city=["barracks-horses"], phase="token")
    assert cells(do(state.copy(), "no token"), "barracks-horses") == set()
    do(state, "coin 1", "at 0 0")
    build(state, "barracks-horses", -1, 0)
    assert (hand(state, 0), state.mover) == (["war"], 1)


@pytest.mark.rule("EX-TE-08", "TE-45")
def test_olek_misses_his_horses_for_a_turn_and_then_holds_the_coin() -> None:
    olek: Board = {"tiles": {(0, 0): "stud_farm", (1, 0): "waterfall"}, "coin": [(0, 0)]}
    state = table(seats={1: olek}, seat=1, nature=["lake", "grove"], city=["barracks-horses"], phase="reveal")
    do(state, "reveal nature", "deal lake")
    assert cells(state, "barracks-horses") == set()
    build(state, "lake", 2, 0)
    assert (hand(state, 1), marks(state, 1, (0, 0))) == (["coin"], [])
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake", "no token")
    assert (0, 1) in cells(state, "barracks-horses")


@pytest.mark.rule("EX-TE-09", "TE-44")
def test_of_a_forest_one_of_two_resources_is_bought() -> None:
    filip: Board = {"tiles": {(0, 0): "grove", (1, 0): "stud_farm"}, "hand": {"coin": 1}}
    olek: Board = {"tiles": {(0, 0): "forest", (1, 0): "lake"}}
    state = table(seats={0: filip, 1: olek}, village=["mine", "winery"], phase="token")
    do(state, "coin 1", "at 0 0")
    assert legal(state) == ["buy wood", "buy stone"]
    assert refused(state, "buy water") == Refusal("not-made-there", "TE-44", {"good": "water", "face": "forest"})
    do(state, "buy stone")
    assert state.view()["bought"] == "stone"
    assert (0, 1) in cells(state, "mine")
    assert cells(state, "winery") == set()
    build(state, "lake", 0, 1)
    do(state, "reveal nature", "deal waterfall")
    assert cells(state, "mine") == set()


@pytest.mark.rule("EX-TE-10", "TE-43")
def test_a_coin_cannot_lie_on_a_tile_that_produces_nothing() -> None:
    olek: Board = {
        "tiles": {(0, 0): "R-25", (1, 0): "mine", (2, 0): "winery", (3, 0): "lake", (4, 0): "cliff", (5, 0): "grove"},
        "war": [(1, 0)],
        "craftsman": [(2, 0)],
        "coin": [(3, 0)],
    }
    state = holding(PAIR, other=olek, coin=1)
    assert targets(state, "coin 1") == {(4, 0), (5, 0)}
    do(state, "coin 1")
    for x, face in enumerate(["R-25", "mine", "winery", "lake"]):
        assert refused(state, f"at {x} 0") == Refusal("produces-nothing", "TE-43", {"face": face})


@pytest.mark.rule("TE-43")
def test_a_coin_needs_an_opponent_who_produces() -> None:
    idle: Board = {"tiles": {(0, 0): "R-25", (1, 0): "mine"}, "coin": [(1, 0)]}
    state = table(3, seats={0: {**PAIR, "hand": {"coin": 1}}, 1: idle}, phase="token")
    assert offered(state, "coin") == ["coin 2"]
    assert refused(state, "coin 1") == Refusal("no-target", "TE-43", {"token": "coin"})
    assert refused(state, "coin 0") == Refusal("not-against-yourself", "TE-43")


@pytest.mark.rule("TE-43")
def test_a_coin_may_lie_on_any_producing_tile_of_any_height() -> None:
    column: Board = {"tiles": {(0, 0): "mine", (0, 1): "inn-iron", (0, 2): "lake"}}
    assert targets(holding(PAIR, other=column, coin=1), "coin 1") == {(0, 0), (0, 1), (0, 2)}


@pytest.mark.rule("TE-44")
def test_of_a_linked_tile_only_its_own_product_is_bought() -> None:
    """Ruling A-8."""
    state = do(holding(PAIR, other={**SQUARE, "wagons": [(0, 0)]}, coin=1), "coin 1", "at 1 1")
    assert state.view()["bought"] == "wares"


@pytest.mark.rule("TE-44")
def test_an_unused_unit_is_lost_at_the_end_of_the_turn() -> None:
    state = do(holding(PAIR, other={"tiles": {(0, 0): "mine", (1, 0): "grove"}}, coin=1), "coin 1", "at 0 0")
    assert state.view()["bought"] == "iron"
    build(state, "lake", 2, 0)
    assert state.view()["bought"] is None


@pytest.mark.rule("TE-45")
def test_a_coin_waits_for_the_end_of_its_owners_turn() -> None:
    olek: Board = {"tiles": {(0, 0): "mine", (1, 0): "grove"}, "coin": [(0, 0)]}
    state = table(3, seats={2: olek}, seat=1)
    build(state, "lake", 2, 0)
    assert (hand(state, 2), marks(state, 2, (0, 0))) == ([], ["coin"])
    do(state, "reveal nature", "deal lake")
    assert state.prompt()[0] == "add-tile"
    build(state, "lake", 2, 0)
    assert (hand(state, 2), marks(state, 2, (0, 0))) == (["coin"], [])


@pytest.mark.rule("TE-45")
def test_all_coins_on_the_own_tiles_are_taken_also_under_war() -> None:
    """Ruling A-15: an attacked tile gives its coin back and stays attacked."""
    mine: Board = {**PAIR, "coin": [(0, 0), (1, 0)], "war": [(1, 0)]}
    state = build(table(seats={0: mine}), "lake", 2, 0)
    assert hand(state, 0) == ["coin", "coin"]
    assert (marks(state, 0, (0, 0)), marks(state, 0, (1, 0))) == ([], ["war"])


@pytest.mark.rule("TE-45")
def test_a_coin_that_came_back_is_played_from_the_next_turn_on() -> None:
    state = table(seats={0: {**PAIR, "coin": [(0, 0)]}}, phase="token")
    assert state.prompt()[0] == "add-tile"
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert legal(state) == ["coin 1", "no token"]


# ---- wagon ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-46")
def test_a_wagon_needs_a_square_of_four_own_tiles() -> None:
    assert offered(holding(SQUARE, wagon=1), "wagon") == ["wagon"]
    three: Board = {"tiles": {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery"}}
    state = holding(three, other=SQUARE, wagon=1, war=1)
    assert offered(state, "wagon") == []
    assert refused(state, "wagon") == Refusal("no-target", "TE-46", {"token": "wagon"})


@pytest.mark.rule("TE-46")
def test_a_wagon_is_named_by_the_lower_left_cell_of_its_square() -> None:
    wide: Board = {"tiles": {**SQUARE["tiles"], (2, 0): "lake", (2, 1): "lake"}}
    state = do(holding(wide, wagon=1), "wagon")
    assert asked_cells(state) == {(0, 0), (1, 0)}
    assert refused(state, "at 0 1") == Refusal("no-square-there", "TE-46")
    do(state, "at 1 0")
    assert board(state, 0)["wagons"] == [{"x": 1, "y": 0}]
    assert groups(state, 0) == [{(1, 0), (2, 0), (1, 1), (2, 1)}]


@pytest.mark.rule("TE-46")
def test_a_wagon_on_the_table_is_worth_nothing_and_stays() -> None:
    state = table(seats={0: {**SQUARE, "wagons": [(0, 0)]}})
    assert state.points()[0] == 0
    build(state, "lake", 2, 0)
    assert board(state, 0)["wagons"] == [{"x": 0, "y": 0}]


BLOCKS = row(0, "lake", "lake", "grove", "forest") | row(1, "lake", "cliff", "grove", "forest")
BLOCKS |= {(1, 2): "mine", (2, 2): "mine"}


@pytest.mark.rule("EX-TE-13", "TE-47")
@pytest.mark.parametrize(
    ("squares", "sizes"),
    [([(0, 0), (1, 1)], [7]), ([(0, 0), (2, 0)], [4, 4]), ([(0, 0), (1, 0)], [6])],
    ids=["a", "b", "c"],
)
def test_squares_that_share_a_tile_are_one_group(squares: list[Cell], sizes: list[int]) -> None:
    blocks: Board = {"tiles": BLOCKS, "wagons": squares}
    assert [len(group) for group in groups(table(seats={0: blocks}, nature=["cliff", "waterfall"]), 0)] == sizes


@pytest.mark.rule("TE-47")
@pytest.mark.parametrize(("cell", "size"), [("at 1 0", 8), ("at 1 1", 10)])
def test_a_third_wagon_may_join_two_groups(cell: str, size: int) -> None:
    blocks: Board = {"tiles": BLOCKS, "wagons": [(0, 0), (2, 0)], "hand": {"wagon": 1}}
    state = table(seats={0: blocks}, nature=["cliff", "waterfall"], phase="token")
    do(state, "wagon", cell)
    assert [len(group) for group in groups(state, 0)] == [size]


@pytest.mark.rule("TE-47")
def test_two_wagons_cannot_share_a_square_but_may_overlap() -> None:
    """Ruling A-11."""
    wide: Board = {"tiles": {**BLOCKS}, "wagons": [(0, 0)], "hand": {"wagon": 1}}
    state = do(table(seats={0: wide}, nature=["cliff", "waterfall"], phase="token"), "wagon")
    assert asked_cells(state) == {(1, 0), (2, 0), (1, 1)}
    assert refused(state, "at 0 0") == Refusal("wagon-there", "TE-47")


@pytest.mark.rule("TE-48")
@pytest.mark.parametrize("idle", ["victory", "war", "coin", "craftsman"])
def test_a_tile_that_makes_nothing_is_an_outlet(idle: str) -> None:
    """Only the tile at 1 1 touches the new cell; the forest gives wood through it, the cliff at 2 2 stone."""
    there = {**SQUARE["tiles"], (1, 1): "R-25" if idle == "victory" else "stud_farm", (2, 1): "cliff"}
    marked: dict[str, Board] = {
        "victory": {},
        "war": {"war": [(1, 1)]},
        "coin": {"coin": [(1, 1)]},
        "craftsman": {"craftsman": [(1, 1)]},
    }
    linked: Board = {**marked[idle], "tiles": there, "wagons": [(0, 0)]}
    state = table(seats={0: linked}, village=["mine"], city=["market_square-horses"])
    assert (2, 2) in cells(state, "mine")
    assert (2, 2) not in cells(state, "market_square-horses")


# ---- craftsman ------------------------------------------------------------------------------------------------------


def with_craftsman(there: Board, good: str) -> epoka.State:
    return table(seats={0: {**there, "craftsmen": [good], "hand": {"war": 1}}}, phase="token")


@pytest.mark.rule("EX-TE-15", "TE-49")
def test_a_craftsman_stops_the_mine_and_brings_two_points_until_it_is_attacked() -> None:
    mine: Board = {"tiles": {(0, 0): "cliff", (0, 1): "mine"}, "craftsmen": ["iron"]}
    other: Board = {"tiles": {(0, 0): "grove"}, "hand": {"war": 1}}
    state = table(seats={0: mine, 1: other}, city=["barracks-iron"], phase="token")
    assert (1, 1) in cells(do(state.copy(), "no token"), "barracks-iron")
    do(state, "craftsman iron")
    assert (marks(state, 0, (0, 1)), hand(state, 0)) == (["craftsman"], [])
    assert cells(state, "barracks-iron") == set()
    assert state.breakdown(0)["craftsmen"] == 2
    build(state, "lake", 1, 0)
    do(state, "reveal nature", "deal lake", "war 0", "at 0 1")
    assert marks(state, 0, (0, 1)) == ["war", "craftsman"]
    assert state.breakdown(0)["craftsmen"] == 0


@pytest.mark.rule("TE-49")
def test_a_craftsman_goes_on_an_own_tile_that_makes_the_product_shown() -> None:
    """Ruling A-6: own territory only; the tile must be active."""
    there: Board = {
        "tiles": {(x, 0): "mine" for x in range(4)} | {(4, 0): "winery"},
        "war": [(1, 0)],
        "coin": [(3, 0)],
    }
    state = with_craftsman(there, "iron")
    do(state, "craftsman iron")
    assert asked_cells(state) == {(0, 0), (2, 0)}
    assert refused(state, "at 1 0") == Refusal("idle-tile", "TE-49", {"face": "mine"})
    assert refused(state, "at 3 0") == Refusal("idle-tile", "TE-49", {"face": "mine"})
    assert refused(state, "at 4 0") == Refusal("wrong-product", "TE-49", {"face": "winery", "good": "iron"})
    assert refused(state, "at 9 9") == Refusal("no-tile-there", "TE-40", {"x": 9, "y": 9})


@pytest.mark.rule("TE-49")
def test_a_craftsman_has_no_target_on_other_peoples_tiles() -> None:
    """Ruling A-6."""
    seats: dict[int, Board] = {
        0: {**PAIR, "craftsmen": ["iron"], "hand": {"war": 1}},
        1: {"tiles": {(0, 0): "mine", (1, 0): "lake"}},
    }
    state = table(seats=seats, phase="token")
    assert legal(state) == ["war 1", "no token"]
    assert refused(state, "craftsman iron") == Refusal("no-target", "TE-49", {"token": "craftsman"})


@pytest.mark.rule("TE-49")
def test_a_tile_takes_one_craftsman_only_and_stops_for_good() -> None:
    there: Board = {"tiles": {(0, 0): "winery", (1, 0): "cliff"}, "craftsman": [(0, 0)]}
    state = build(table(seats={0: there}, city=["barracks-wine"]), "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert marks(state, 0, (0, 0)) == ["craftsman"]
    assert cells(state, "barracks-wine") == set()
