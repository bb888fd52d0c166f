"""Tools: gaining, adding to rolls, once a round (SA-45 to SA-52)."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka import CHANCE, Refusal
from tests.rules.stoneage.table import Board, board, do, goods, legal, offered, refused, table

ALL_EDITIONS = pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
PL_UK = pytest.mark.parametrize("edition", ["pl", "uk"])
SERIES = [
    *[[1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2]],
    *[[3, 2, 2], [3, 3, 2], [3, 3, 3], [4, 3, 3], [4, 4, 3], [4, 4, 4]],
]


def acting(mine: Board, **options: Any) -> epoka.State:
    """Seat 0 of four acts; besides what is tested it has the field and the hut to resolve."""
    placed = {"field": 1, "hut": 2, **mine.get("placed", {})}
    workers = max(mine.get("workers", 5), sum(placed.values()))
    return table(4, phase="act", seats={0: {**mine, "placed": placed, "workers": workers}}, **options)


def tool_maker(tools: list[int], used: list[int] | None = None, **options: Any) -> epoka.State:
    """Seat 0 has just resolved the tool maker."""
    state = acting(Board(tools=tools, used=used or [], placed={"toolmaker": 1}), **options)
    return do(state, "resolve toolmaker")


def rolled(place: str, dice: int, total: int, mine: Board, **options: Any) -> epoka.State:
    """Seat 0 has just rolled this total on the place."""
    return do(acting({**mine, "placed": {place: dice}}, **options), f"resolve {place}", f"roll {total}")


# ---- gaining --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-45")
@pytest.mark.parametrize(("before", "after"), list(zip([[0, 0, 0], *SERIES], SERIES, strict=False)))
def test_new_tiles_come_first_then_the_lowest_one_grows(before: list[int], after: list[int]) -> None:
    assert board(tool_maker(before), 0)["tools"] == after


@pytest.mark.rule("SA-45")
@pytest.mark.parametrize(
    ("before", "after"),
    [([1, 2, 1], [2, 2, 1]), ([2, 1, 2], [2, 2, 2]), ([1, 1, 2], [2, 1, 2]), ([3, 4, 3], [4, 4, 3])],
)
def test_values_differ_by_one_at_most(before: list[int], after: list[int]) -> None:
    assert board(tool_maker(before), 0)["tools"] == after


@pytest.mark.rule("SA-45")
def test_a_new_tile_is_ready_though_the_others_are_used() -> None:
    state = tool_maker([1, 1, 0], used=[1, 2])
    assert (board(state, 0)["tools"], board(state, 0)["used"]) == ([1, 1, 1], [True, True, False])


@pytest.mark.rule("SA-46")
@ALL_EDITIONS
def test_three_fours_do_not_grow(edition: str) -> None:
    assert board(tool_maker([4, 4, 4], edition=edition), 0)["tools"] == [4, 4, 4]


@pytest.mark.rule("SA-47")
def test_the_player_chooses_between_a_used_and_a_ready_tile_of_the_lowest_value() -> None:
    state = tool_maker([1, 1, 1], used=[1])
    assert legal(state) == ["grow 1", "grow 2"]
    assert board(do(state, "grow 2"), 0)["tools"] == [1, 2, 1]


@pytest.mark.rule("SA-47")
def test_only_tiles_of_the_lowest_value_may_grow() -> None:
    state = tool_maker([2, 1, 1], used=[2])
    assert legal(state) == ["grow 2", "grow 3"]
    assert refused(state, "grow 1") == Refusal("not-the-lowest-tool", "SA-47", {"space": 1})


@pytest.mark.rule("SA-47")
def test_a_used_tile_stays_used_when_it_grows() -> None:
    state = do(tool_maker([2, 2, 2], used=[1]), "grow 1")
    assert (board(state, 0)["tools"], board(state, 0)["used"]) == ([3, 2, 2], [True, False, False])


@pytest.mark.rule("SA-47")
def test_a_ready_tile_stays_ready_when_it_grows() -> None:
    state = do(tool_maker([2, 2, 2], used=[1, 3]), "grow 2")
    assert (board(state, 0)["tools"], board(state, 0)["used"]) == ([2, 3, 2], [True, False, True])


@pytest.mark.rule("SA-47")
@pytest.mark.parametrize(
    ("tools", "used"), [([2, 1, 1], [2, 3]), ([1, 1, 1], [1, 2, 3]), ([2, 2, 1], [1]), ([1, 1, 2], [])]
)
def test_equal_tiles_leave_no_choice(tools: list[int], used: list[int]) -> None:
    assert offered(tool_maker(tools, used), "grow") == []


# ---- adding to rolls ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-48")
@pytest.mark.parametrize("place", ["hunt", "forest", "clay", "quarry", "river"])
def test_tools_may_be_added_to_rolls_for_hunting_and_gathering(place: str) -> None:
    assert legal(rolled(place, 1, 4, Board(tools=[1, 0, 0]))) == ["tool 1", "tools done"]


@pytest.mark.rule("SA-48")
def test_tools_may_be_added_to_the_roll_of_a_card() -> None:
    mine = Board(tools=[2, 1, 1], goods={"wood": 1}, placed={"card 1": 1})
    state = do(acting(mine, slots=["C05", "C01", "C03", "C04"]), "resolve card 1", "pay wood", "roll 10")
    assert legal(state) == ["tool 1", "tool 2", "tool 3", "tools done"]
    assert goods(do(state, "tool 1", "tools done"), 0) == {"gold": 2}


@pytest.mark.rule("SA-48")
def test_tools_do_not_change_dice_for_all() -> None:
    mine = Board(tools=[1, 1, 1], open_tools=["C22"], goods={"wood": 1}, placed={"card 1": 1})
    state = do(acting(mine, slots=["C02", "C01", "C03", "C04"]), "resolve card 1", "pay wood", "roll dice 1 2 3 4")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    assert refused(state, "tool 1") == Refusal("taking-now", "SA-32")
    assert refused(state, "tool card C22") == Refusal("taking-now", "SA-32")


@pytest.mark.rule("SA-48")
def test_a_tool_is_of_no_use_without_a_roll() -> None:
    state = acting(Board(tools=[4, 4, 4], placed={"hunt": 1}))
    assert refused(state, "tool 1") == Refusal("acting-now", "SA-19")


@pytest.mark.rule("SA-49")
def test_any_number_of_tools_and_single_use_tools_may_be_added_to_one_roll() -> None:
    mine = Board(tools=[3, 3, 2], open_tools=["C22", "C23", "C24"])
    state = rolled("river", 1, 1, mine)
    do(state, "tool 1", "tool 2", "tool 3", "tool card C22", "tool card C23", "tool card C24")
    assert goods(state, 0) == {"gold": (1 + 8 + 4 + 3 + 2) // 6}


@pytest.mark.rule("SA-49")
@pytest.mark.parametrize(("space", "total"), [(1, 2 + 2), (2, 2 + 3), (3, 2 + 2)])
def test_a_tool_counts_with_its_full_value(space: int, total: int) -> None:
    state = rolled("hunt", 1, 2, Board(food=0, tools=[2, 3, 2]))
    assert state.preview(state.action(f"tool {space}"))["total"] == total


@pytest.mark.rule("SA-49")
def test_a_tool_is_used_once_a_round() -> None:
    state = acting(Board(tools=[1, 1, 0], placed={"hunt": 1, "forest": 1}))
    do(state, "resolve hunt", "roll 3", "tool 1", "tools done", "resolve forest", "roll 1")
    assert legal(state) == ["tool 2", "tools done"]
    assert refused(state, "tool 1") == Refusal("tool-used-up", "SA-49", {"space": 1})


@pytest.mark.rule("SA-49")
def test_a_tool_not_added_stays_ready_for_the_next_roll() -> None:
    state = acting(Board(tools=[1, 1, 0], placed={"hunt": 1, "forest": 1}))
    do(state, "resolve hunt", "roll 3", "tool 1", "tools done")
    assert board(state, 0)["used"] == [True, False, False]


@pytest.mark.rule("SA-50")
def test_the_decision_on_tools_is_made_once_a_roll() -> None:
    state = do(rolled("hunt", 1, 3, Board(food=0, tools=[1, 1, 1])), "tool 2", "tools done")
    assert (board(state, 0)["food"], offered(state, "tool")) == (2, [])
    assert refused(state, "tool 1") == Refusal("acting-now", "SA-19")


@pytest.mark.rule("SA-50")
def test_the_roll_is_known_before_tools_are_chosen() -> None:
    state = do(acting(Board(tools=[1, 1, 1], placed={"hunt": 2})), "resolve hunt")
    assert state.mover == CHANCE
    assert do(state, "roll 9").prompt() == ("use-tools", {"total": 9, "divisor": 2, "good": "food", "amount": 4})


@pytest.mark.rule("SA-51")
@pytest.mark.parametrize("tool_tiles", [18, 24])
def test_tool_tiles_never_run_out(tool_tiles: int) -> None:
    best: dict[int, Board] = {seat: Board(tools=[4, 4, 4]) for seat in (1, 2, 3)}
    seats: dict[int, Board] = {0: Board(tools=[4, 4, 3], placed={"toolmaker": 1, "field": 1, "hut": 2}), **best}
    state = do(table(4, phase="act", seats=seats, tool_tiles=tool_tiles), "resolve toolmaker")
    assert sum(sum(board(state, seat)["tools"]) for seat in range(4)) == 48


@pytest.mark.rule("SA-52")
@ALL_EDITIONS
def test_used_tools_are_ready_again_in_the_next_round(edition: str) -> None:
    seats = {0: Board(tools=[2, 1, 1], used=[1, 3]), 1: Board(tools=[1, 0, 0], used=[1])}
    state = table(2, edition=edition, phase="feed", seats=seats)
    assert (state.view()["round"], [board(state, seat)["used"] for seat in range(2)]) == (2, [[False] * 3] * 2)


@pytest.mark.rule("SA-52")
def test_tools_are_not_readied_between_the_turns_of_a_round() -> None:
    seats = {0: Board(placed={"field": 1}), 1: Board(tools=[1, 1, 0], used=[2], placed={"hunt": 1, "forest": 1})}
    state = table(2, phase="act", seats=seats)
    assert (state.mover, board(state, 1)["used"]) == (1, [False, True, False])


# ---- worked examples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-SA-11")
def test_example_the_first_tool() -> None:
    assert board(tool_maker([0, 0, 0], edition="pl"), 0)["tools"] == [1, 0, 0]


@pytest.mark.rule("EX-SA-12")
@ALL_EDITIONS
def test_example_thirteen_tools_one_by_one(edition: str) -> None:
    series = []
    tools = [0, 0, 0]
    for _ in range(13):
        tools = board(tool_maker(tools, edition=edition), 0)["tools"]
        series.append(tools)
    assert series == [*SERIES, [4, 4, 4]]


@pytest.mark.rule("EX-SA-15")
def test_example_without_the_tool_eleven_pips_bring_five_food() -> None:
    state = do(rolled("hunt", 3, 11, Board(food=0, tools=[1, 0, 0]), edition="cs"), "tools done")
    assert (board(state, 0)["food"], board(state, 0)["used"]) == (5, [False, False, False])


@pytest.mark.rule("EX-SA-15")
def test_example_with_the_tool_eleven_pips_bring_six_food() -> None:
    state = do(rolled("hunt", 3, 11, Board(food=0, tools=[1, 0, 0]), edition="cs"), "tool 1")
    assert (board(state, 0)["food"], board(state, 0)["used"]) == (6, [True, False, False])


@pytest.mark.rule("EX-SA-16")
def test_example_two_tools_turn_four_pips_into_three_food() -> None:
    state = do(rolled("hunt", 2, 4, Board(food=0, tools=[1, 1, 0]), edition="cs"), "tool 1", "tool 2")
    assert (board(state, 0)["food"], board(state, 0)["used"]) == (3, [True, True, False])


@pytest.mark.rule("EX-SA-19")
def test_example_three_tools_of_two_bring_two_gold() -> None:
    state = do(rolled("river", 3, 7, Board(tools=[2, 2, 2]), edition="cs"), "tool 1", "tool 2", "tool 3")
    assert (goods(state, 0), board(state, 0)["used"]) == ({"gold": 2}, [True, True, True])


@pytest.mark.rule("EX-SA-20")
@PL_UK
def test_example_tools_of_one_and_two_turn_five_pips_into_four_food(edition: str) -> None:
    state = do(rolled("hunt", 2, 5, Board(food=0, tools=[2, 1, 0]), edition=edition), "tool 1", "tool 2")
    assert board(state, 0)["food"] == 4


@pytest.mark.rule("EX-SA-21")
@PL_UK
def test_example_two_tools_of_two_turn_eight_pips_into_three_clay(edition: str) -> None:
    state = do(rolled("clay", 2, 8, Board(tools=[2, 2, 1]), edition=edition), "tool 1", "tool 2", "tools done")
    assert goods(state, 0) == {"clay": 3}


@pytest.mark.rule("EX-SA-47")
def test_example_a_tool_from_a_card_helps_in_the_quarry() -> None:
    mine = Board(goods={"wood": 1}, placed={"card 1": 1, "quarry": 1})
    state = acting(mine, edition="pl", slots=["C06", "C01", "C03", "C04"])
    do(state, "resolve card 1", "pay wood", "resolve quarry", "roll 4", "tool 1")
    assert goods(state, 0) == {"stone": 1}


@pytest.mark.rule("EX-SA-47")
def test_example_a_single_use_tool_from_a_card_helps_in_the_quarry() -> None:
    mine = Board(goods={"wood": 1}, placed={"card 1": 1, "quarry": 1})
    state = acting(mine, edition="uk", slots=["C23", "C01", "C03", "C04"])
    do(state, "resolve card 1", "pay wood", "resolve quarry", "roll 2", "tool card C23")
    assert goods(state, 0) == {"stone": 1}
