"""Final scoring, the winner and ties (SA-65 to SA-70)."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from tests.rules.stoneage.table import Board, board, table

EDITIONS = ["pl", "cs", "uk"]

# One card of each symbol, then the other copies in the same order.
FIRST_COPIES = ["C01", "C03", "C05", "C07", "C09", "C11", "C13", "C15"]
SECOND_COPIES = ["C02", "C04", "C06", "C08", "C10", "C12", "C14", "C16"]

BUILDINGS = ["B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08"]


def scored(edition: str = "uk", **mine: Any) -> dict[str, int]:
    """The points by source of a player with these pieces."""
    return table(2, seats={0: Board(**mine)}, edition=edition).breakdown(0)  # type: ignore[typeddict-item]


# ---- green cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-65")
@pytest.mark.parametrize("symbols", range(9))
def test_different_symbols_score_the_square_of_their_number(symbols: int) -> None:
    found = scored(cards=FIRST_COPIES[:symbols])
    assert (found["culture-first"], found["culture-second"]) == (symbols**2, 0)


@pytest.mark.rule("SA-65")
@pytest.mark.parametrize("repeated", range(9))
def test_second_copies_form_a_set_of_their_own(repeated: int) -> None:
    found = scored(cards=FIRST_COPIES + SECOND_COPIES[:repeated])
    assert (found["culture-first"], found["culture-second"]) == (64, repeated**2)


@pytest.mark.rule("SA-65")
def test_all_green_cards_are_two_sets_of_64() -> None:
    found = scored(cards=FIRST_COPIES + SECOND_COPIES)
    assert found["culture-first"] + found["culture-second"] == 128


@pytest.mark.rule("SA-65")
def test_without_the_second_set_repeated_symbols_score_nothing() -> None:
    mine: Board = {"cards": [*FIRST_COPIES[:5], *SECOND_COPIES[:2]]}
    found = table(2, seats={0: mine}, second_green_set=False).breakdown(0)
    assert (found["culture-first"], found["culture-second"]) == (25, 0)


@pytest.mark.rule("EX-SA-33")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_pottery_twice_and_four_other_symbols_score_26(edition: str) -> None:
    found = scored(edition, cards=["C01", "C02", "C03", "C05", "C07", "C09"])
    assert (found["culture-first"], found["culture-second"]) == (25, 1)


@pytest.mark.rule("EX-SA-34")
@pytest.mark.parametrize("edition", ["uk"])
def test_example_a_second_repeated_symbol_scores_29(edition: str) -> None:
    found = scored(edition, cards=["C01", "C02", "C03", "C04", "C05", "C07", "C09"])
    assert (found["culture-first"], found["culture-second"]) == (25, 4)


@pytest.mark.rule("EX-SA-35")
@pytest.mark.parametrize("edition", ["cs"])
def test_example_writing_medicine_pottery_art_and_music_score_25(edition: str) -> None:
    assert scored(edition, cards=["C16", "C13", "C01", "C06", "C11"])["culture-first"] == 25


# ---- sand cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-66")
@pytest.mark.parametrize(
    ("cards", "source", "points"),
    [
        (["C17", "C20"], "farmer", (1 + 2) * 4),
        (["C22", "C24"], "toolmaker", (1 + 2) * 5),
        (["C27", "C31"], "builder", (1 + 3) * 2),
        (["C32", "C35"], "shaman", (1 + 2) * 7),
    ],
)
def test_the_figures_of_a_profession_are_added_and_then_multiplied(cards: list[str], source: str, points: int) -> None:
    found = scored(cards=cards, agriculture=4, tools=[2, 2, 1], buildings=["B01", "B02"], workers=7)
    professions = {"farmer": 0, "toolmaker": 0, "builder": 0, "shaman": 0}
    assert {name: found[name] for name in professions} == {**professions, source: points}


@pytest.mark.rule("SA-66")
def test_tool_makers_count_used_tiles_but_no_single_use_tools() -> None:
    assert scored(cards=["C25"], open_tools=["C22"], tools=[3, 2, 2], used=[1, 2])["toolmaker"] == (2 + 1) * 7


@pytest.mark.rule("SA-66")
def test_shamans_count_workers_on_the_board_as_well_as_those_at_home() -> None:
    assert scored(cards=["C35"], workers=8, placed={"hunt": 3, "hut": 2})["shaman"] == 2 * 8


@pytest.mark.rule("EX-SA-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_five_farmers_and_agriculture_seven_score_35(edition: str) -> None:
    assert scored(edition, cards=["C17", "C20", "C21"], agriculture=7)["farmer"] == 35


@pytest.mark.rule("EX-SA-37")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_six_builders_and_six_buildings_score_36(edition: str) -> None:
    assert scored(edition, cards=["C27", "C29", "C31"], buildings=BUILDINGS[:6])["builder"] == 36


@pytest.mark.rule("EX-SA-38")
@pytest.mark.parametrize("edition", ["cs"])
def test_example_seven_builders_and_six_buildings_score_42(edition: str) -> None:
    assert scored(edition, cards=["C29", "C30", "C31"], buildings=BUILDINGS[:6])["builder"] == 42


@pytest.mark.rule("EX-SA-39")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_three_shamans_and_six_workers_score_18(edition: str) -> None:
    assert scored(edition, cards=["C32", "C33", "C34"], workers=6)["shaman"] == 18


@pytest.mark.rule("EX-SA-40")
@pytest.mark.parametrize("edition", ["cs"])
def test_example_three_shamans_and_eight_workers_score_24(edition: str) -> None:
    assert scored(edition, cards=["C32", "C36"], workers=8)["shaman"] == 24


@pytest.mark.rule("EX-SA-41")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_three_tool_makers_and_tools_worth_three_score_9(edition: str) -> None:
    assert scored(edition, cards=["C22", "C24"], tools=[1, 1, 1])["toolmaker"] == 9


@pytest.mark.rule("EX-SA-42")
@pytest.mark.parametrize("edition", ["cs"])
def test_example_three_tool_makers_and_tools_worth_seven_score_21(edition: str) -> None:
    assert scored(edition, cards=["C23", "C25"], tools=[3, 2, 2])["toolmaker"] == 21


# ---- what is left ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-67")
def test_every_resource_left_scores_one_point_whatever_it_is() -> None:
    assert scored(goods={"wood": 3, "clay": 2, "stone": 1, "gold": 4})["resources"] == 10


@pytest.mark.rule("SA-67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_food_left_scores_nothing(edition: str) -> None:
    assert sum(scored(edition, food=40).values()) == 0


@pytest.mark.rule("SA-67", "SA-42")
def test_the_open_two_resources_card_counts_as_the_two_resources_it_is() -> None:
    assert scored(goods={"wood": 3}, two_resources=True)["resources"] == 5


# ---- the whole score -------------------------------------------------------------------------------------------------


def test_the_score_is_the_sum_of_all_its_sources() -> None:
    mine: Board = {
        "cards": ["C01", "C02", "C20", "C24", "C31", "C36"],
        "agriculture": 3,
        "tools": [1, 1, 0],
        "buildings": ["B01", "B02"],
        "building_points": 21,
        "card_points": 3,
        "hunger": -10,
        "workers": 6,
        "goods": {"gold": 2},
    }
    state = table(2, seats={0: mine})
    assert state.breakdown(0) == {
        "buildings": 21,
        "cards": 3,
        "farmer": 2 * 3,
        "toolmaker": 2 * 2,
        "builder": 3 * 2,
        "shaman": 2 * 6,
        "culture-first": 1,
        "culture-second": 1,
        "resources": 2,
        "hunger": -10,
    }
    assert state.points()[0] == 46


@pytest.mark.parametrize(("players", "edition"), [(2, "pl"), (3, "cs"), (4, "uk")])
def test_the_points_are_the_sum_of_the_breakdown_at_every_moment_of_a_game(players: int, edition: str) -> None:
    state = epoka.game("stone-age").start(players, edition=edition)
    dealer = epoka.Dealer(players)
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            actions = state.actions()
            state.act(actions[dealer.below("choice", len(actions))])
        points = state.points()
        assert points == [sum(state.breakdown(seat).values()) for seat in range(players)]
        assert points == [board(state, seat)["points"] for seat in range(players)]


# ---- the winner ------------------------------------------------------------------------------------------------------


def final(*seats: Board, **options: object) -> epoka.State:
    """A game that is over with these player boards."""
    row: list[str | None] = [None, None, None, None]
    boards = dict(enumerate(seats))
    return table(len(seats), phase="end", seats=boards, slots=row, deck=["C36"], **options)  # type: ignore[arg-type]


def worth(points: int, tie: int = 5) -> Board:
    """A board with so many points on the track, and agriculture, tools and workers of so much together."""
    return {"building_points": points, "workers": 5, "agriculture": min(tie - 5, 10)}


@pytest.mark.rule("SA-68")
def test_the_highest_score_wins_whatever_the_tie_break_says() -> None:
    state = table(3, seats={0: worth(30, 15), 1: worth(31), 2: worth(12)})
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("SA-68")
def test_the_winner_is_found_with_the_final_scoring_not_on_the_track() -> None:
    state = table(2, seats={0: worth(20), 1: {"building_points": 15, "goods": {"wood": 6}}})
    assert state.ranking() == [2, 1]


@pytest.mark.rule("SA-69")
@pytest.mark.parametrize(
    "more", [{"agriculture": 1}, {"workers": 6}, {"tools": [1, 0, 0]}], ids=["agriculture", "workers", "tools"]
)
def test_agriculture_workers_and_tools_each_break_a_tie(more: Board) -> None:
    state = table(2, seats={0: {"building_points": 20}, 1: {"building_points": 20, **more}})
    assert state.ranking() == [2, 1]


@pytest.mark.rule("SA-69")
def test_the_tie_break_counts_the_value_of_tools_not_their_number() -> None:
    state = table(2, seats={0: {"tools": [1, 1, 1]}, 1: {"tools": [2, 2, 1]}})
    assert state.ranking() == [2, 1]


@pytest.mark.rule("SA-69")
def test_the_tie_break_adds_the_three_before_comparing() -> None:
    state = table(2, seats={0: {"agriculture": 9}, 1: {"workers": 10, "tools": [2, 2, 1]}})
    assert state.ranking() == [2, 1]


@pytest.mark.rule("OWN-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_equal_points_fourteen_beat_thirteen(edition: str) -> None:
    first: Board = {"building_points": 40, "agriculture": 4, "tools": [2, 1, 1], "workers": 6}
    second: Board = {"building_points": 40, "agriculture": 5, "tools": [1, 1, 1], "workers": 5}
    assert table(2, seats={0: first, 1: second}, edition=edition).ranking() == [1, 2]


@pytest.mark.rule("OWN-8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_equal_points_fourteen_and_fourteen_share_the_win(edition: str) -> None:
    first: Board = {"building_points": 40, "agriculture": 4, "tools": [2, 1, 1], "workers": 6}
    second: Board = {"building_points": 40, "agriculture": 6, "tools": [1, 1, 1], "workers": 5}
    assert table(2, seats={0: first, 1: second}, edition=edition).ranking() == [1, 1]


@pytest.mark.rule("SA-70")
@pytest.mark.parametrize("edition", EDITIONS)
def test_seats_level_after_the_tie_break_share_their_place_and_the_next_is_left_out(edition: str) -> None:
    state = table(4, seats={0: worth(9), 1: worth(20), 2: worth(20), 3: worth(9, 6)}, edition=edition)
    assert state.ranking() == [4, 1, 1, 3]


@pytest.mark.rule("SA-70")
@pytest.mark.parametrize(("first", "ranking"), [(0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])])
def test_without_sharing_the_later_in_turn_order_is_ahead(first: int, ranking: list[int]) -> None:
    assert table(3, first=first, tie_share=False).ranking() == ranking


@pytest.mark.rule("SA-70")
def test_without_sharing_points_and_the_tie_break_still_come_first() -> None:
    seats = {0: worth(20, 7), 1: worth(20, 6), 2: worth(21)}
    assert table(3, seats=seats, tie_share=False).ranking() == [2, 3, 1]


@pytest.mark.rule("SA-70")
def test_without_sharing_the_turn_order_is_that_of_the_last_round() -> None:
    state = final({}, {}, {}, first=1, tie_share=False)
    assert (state.over, state.points()[0], state.points()[1]) == (True, 0, 0)
    assert state.ranking() == [2, 3, 1]
