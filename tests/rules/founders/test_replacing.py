"""A tile in place of another one (TE-50 to TE-53)."""

from __future__ import annotations

import pytest

from epoka import Refusal
from tests.rules.founders.table import (
    Board,
    board,
    build,
    cells,
    do,
    groups,
    hand,
    legal,
    marks,
    refused,
    row,
    table,
    tiles,
)

CORNER: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine"}}
SQUARE: Board = {"tiles": {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "workshop-wine"}}


@pytest.mark.rule("TE-50")
def test_a_replaced_tile_lies_before_its_owner_and_the_new_one_in_its_place() -> None:
    state = build(table(seats={0: CORNER}), "lake", 0, 1)
    assert tiles(state, 0) == {(0, 0): "forest", (1, 0): "cliff", (0, 1): "lake"}
    assert board(state, 0)["replaced"] == ["mine"]


@pytest.mark.rule("TE-50")
def test_the_old_tile_supplies_nothing_to_the_new_one() -> None:
    state = table(seats={0: {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}}, village=["mine"])
    assert cells(state, "mine") == {(0, 1), (1, 1), (0, -1), (1, -1)}
    assert refused(do(state, "add mine"), "at 0 0") == Refusal("resource-missing", "TE-22", {"good": "wood"})


@pytest.mark.rule("TE-50", "TE-22")
def test_the_requirements_of_the_new_tile_are_checked_at_its_cell() -> None:
    row: Board = {"tiles": {(0, 0): "riverbank", (1, 0): "lake", (2, 0): "waterfall", (3, 0): "lake"}}
    assert cells(table(seats={0: row}, village=["mine"]), "mine") == {(1, 0), (1, 1), (1, -1)}


@pytest.mark.rule("TE-50")
@pytest.mark.parametrize("old", ["lake", "stud_farm", "inn-iron", "R-25"])
@pytest.mark.parametrize("new", ["grove", "winery", "barracks-iron", "R-01"])
def test_any_kind_may_replace_any_kind(old: str, new: str) -> None:
    there = {(0, 0): old, (1, 0): "mine", (-1, 0): "forest", (1, 1): "cliff", (-1, 1): "winery", (0, 1): "riverbank"}
    state = table(seats={0: {"tiles": there}}, nature=["grove", "lake"], village=["winery"], city=["barracks-iron"])
    build(state, new, 0, 0)
    assert (tiles(state, 0)[(0, 0)], board(state, 0)["replaced"]) == (new, [old])


@pytest.mark.rule("TE-50")
def test_a_bought_unit_may_serve_a_replacement() -> None:
    """Ruling A-14."""
    state = table(seats={0: CORNER}, village=["mine"], bought="wood")
    assert (0, 0) in cells(state, "mine")


@pytest.mark.rule("EX-TE-18", "TE-51", "TE-52")
def test_the_mine_with_craftsman_and_war_becomes_a_weavers_house() -> None:
    mine: Board = {**CORNER, "craftsman": [(0, 1)], "war": [(0, 1)]}
    state = table(seats={0: mine}, village=["weavers_house"], city=["barracks-cloth"])
    before = state.view()["supply"]
    build(state, "weavers_house", 0, 1)
    assert marks(state, 0, (0, 1)) == []
    assert (hand(state, 0), state.view()["supply"]) == ([], before)
    assert state.snapshot()["pieces"]["lost_tokens"] == [1, 0, 0, 1]
    assert state.breakdown(0) == {"victory-tiles": 0, "craftsmen": 0, "tokens": 0, "replaced": -1}
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert (1, 1) in cells(state, "barracks-cloth")


@pytest.mark.rule("TE-51")
def test_a_coin_on_the_old_tile_comes_into_hand_at_once() -> None:
    state = do(table(seats={0: {**CORNER, "coin": [(0, 1)]}}, city=["workshop-iron"]), "add lake")
    do(state, "at 0 1")
    assert (hand(state, 0), marks(state, 0, (0, 1))) == (["coin"], [])


@pytest.mark.rule("EX-TE-29")
def test_war_and_coin_on_one_mine_part_when_it_is_replaced() -> None:
    """Ruling A-15."""
    seats: dict[int, Board] = {
        0: {"tiles": {(0, 0): "riverbank", (1, 0): "grove"}, "hand": {"coin": 1}},
        1: {"tiles": {(0, 0): "riverbank", (1, 0): "grove"}, "hand": {"war": 1}},
        2: {"tiles": {(0, 0): "cliff", (0, 1): "mine"}},
    }
    state = do(table(3, seats=seats, phase="token"), "coin 2", "at 0 1")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake", "war 2")
    build(state, "lake", 2, 0)
    assert marks(state, 2, (0, 1)) == ["war", "coin"]
    do(state, "reveal nature", "deal lake")
    kept = build(state.copy(), "lake", 1, 0)
    assert (marks(kept, 2, (0, 1)), hand(kept, 2)) == (["war"], ["coin"])
    build(state, "waterfall", 0, 1)
    assert (marks(state, 2, (0, 1)), hand(state, 2), state.mover) == ([], ["coin"], 0)
    assert state.snapshot()["pieces"]["lost_tokens"] == [1, 0, 0, 0]
    assert state.breakdown(2)["replaced"] == -1


@pytest.mark.rule("EX-TE-19", "TE-48", "TE-51")
def test_the_wagon_stays_and_links_the_new_tile() -> None:
    linked: Board = {"tiles": {**SQUARE["tiles"], (2, 1): "cliff"}, "wagons": [(0, 0)]}
    state = table(seats={0: linked}, village=["mine"], city=["barracks-iron", "barracks-wine"])
    assert (2, 2) in cells(state, "barracks-wine")
    build(state, "mine", 0, 1)
    assert board(state, 0)["wagons"] == [{"x": 0, "y": 0}]
    assert groups(state, 0) == [{(0, 0), (1, 0), (0, 1), (1, 1)}]
    assert state.points()[0] == -1
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    do(state, "reveal nature", "deal lake")
    assert (2, 2) in cells(state, "barracks-iron")
    assert (2, 2) not in cells(state, "barracks-wine")


@pytest.mark.rule("TE-48")
def test_the_tile_being_replaced_is_neither_source_nor_outlet_but_keeps_its_group_together() -> None:
    """Ruling A-17: two squares share the cell 1 1 alone; the far one still supplies what goes there."""
    there = row(0, "stud_farm", "stud_farm") | row(1, "riverbank", "forest", "stud_farm")
    there |= {(1, 2): "inn-iron", (2, 2): "waterfall"}
    linked: Board = {"tiles": there, "wagons": [(0, 0), (1, 1)]}
    state = table(seats={0: linked}, village=["mine", "winery"])
    assert (1, 1) in cells(state, "mine")
    assert (0, 2) in cells(state, "mine")
    only: Board = {"tiles": {**there, (0, 1): "R-25"}, "wagons": [(0, 0), (1, 1)]}
    assert (1, 1) not in cells(table(seats={0: only}, village=["mine"]), "mine")


@pytest.mark.rule("TE-48")
def test_a_far_square_supplies_through_the_vacated_cell() -> None:
    """Ruling A-17: stone lies two cells from 1 1 and comes through the group that the vacated cell joins."""
    there = row(0, "stud_farm", "stud_farm") | row(1, "riverbank", "lake", "stud_farm", "waterfall")
    there |= {(1, 2): "stud_farm", (2, 2): "inn-iron", (3, 2): "inn-gold"}
    linked: Board = {"tiles": there, "wagons": [(0, 0), (1, 1), (2, 1)]}
    assert (1, 1) in cells(table(seats={0: linked}, village=["mine"]), "mine")
    apart: Board = {"tiles": there, "wagons": [(0, 0), (1, 1)]}
    assert (1, 1) not in cells(table(seats={0: apart}, village=["mine"]), "mine")


@pytest.mark.rule("TE-52")
def test_every_replaced_tile_costs_a_point_and_a_replaced_temple_its_own_points_too() -> None:
    state = table(seats={0: {"tiles": {(0, 0): "R-25", (1, 0): "cliff"}, "replaced": ["mine"]}})
    assert state.points()[0] == 3 - 1
    build(state, "lake", 0, 0)
    assert state.points()[0] == -2
    assert state.breakdown(0) == {"victory-tiles": 0, "craftsmen": 0, "tokens": 0, "replaced": -2}


@pytest.mark.rule("TE-52")
def test_a_city_tile_that_replaces_another_grants_its_token_as_usual() -> None:
    there = {(0, 0): "inn-iron", (1, 0): "mine", (0, 1): "cliff"}
    state = build(table(seats={0: {"tiles": there}}, city=["barracks-iron"]), "barracks-iron", 0, 0)
    assert hand(state, 0) == ["war"]


@pytest.mark.rule("TE-53")
def test_replacing_is_only_one_of_the_choices() -> None:
    state = do(table(seats={0: CORNER}), "add lake")
    assert {"at 0 0", "at 1 0", "at 0 1", "at 2 0"} <= set(legal(state))
