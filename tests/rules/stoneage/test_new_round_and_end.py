"""The steps to a new round and the two ends of the game (SA-58 to SA-64)."""

from __future__ import annotations

import pytest

import epoka
from tests.rules.stoneage.table import Board, board, do, goods, legal, slots, table

PLENTY = {"wood": 9, "clay": 9, "stone": 9, "gold": 9}


# ---- the new round ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-58")
@pytest.mark.parametrize(("players", "first", "following"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2)])
def test_the_first_player_figure_goes_to_the_left_neighbour(players: int, first: int, following: int) -> None:
    state = table(players, first=first, phase="end")
    assert (state.view()["first"], state.mover) == (following, following)


@pytest.mark.rule("SA-58", "SA-19")
def test_the_new_first_player_also_acts_and_feeds_first() -> None:
    hungry: Board = {"food": 0, "goods": {"gold": 5}}
    state = table(2, first=0, phase="end", seats={0: {**hungry, "workers": 1}, 1: {**hungry, "workers": 1}})
    do(state, "place quarry 1", "place forest 1", "roll 5")
    assert (goods(state, 0), goods(state, 1)) == ({"gold": 5}, {"stone": 1, "gold": 5})
    do(state, "roll 1")
    assert state.mover == 1
    do(state, "starve")
    assert state.mover == 0


@pytest.mark.rule("EX-SA-29")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_example_the_second_and_third_card_were_bought(edition: str) -> None:
    state = table(phase="end", slots=["C01", None, None, "C04"], edition=edition)
    assert slots(state) == ["C01", "C04", None, None]
    do(state, "deal C36", "deal C20")
    assert slots(state) == ["C01", "C04", "C36", "C20"]


@pytest.mark.rule("SA-59")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["C01", "C03", "C04", None], ["C01", "C03", "C04", None]),
        ([None, "C01", "C03", "C04"], ["C01", "C03", "C04", None]),
        ([None, None, None, "C04"], ["C04", None, None, None]),
        ([None, "C03", None, "C01"], ["C03", "C01", None, None]),
        ([None, None, None, None], [None, None, None, None]),
    ],
)
def test_the_cards_left_slide_to_the_cheap_side_in_their_order(
    before: list[str | None], after: list[str | None]
) -> None:
    assert slots(table(2, phase="end", slots=before)) == after


@pytest.mark.rule("SA-59")
def test_the_cheapest_free_slot_is_filled_first() -> None:
    state = table(2, phase="end", slots=[None, None, None, "C04"])
    do(state, "deal C36")
    assert slots(state) == ["C04", "C36", None, None]
    do(state, "deal C35")
    assert slots(state) == ["C04", "C36", "C35", None]


@pytest.mark.rule("SA-59")
def test_every_card_of_the_deck_is_equally_likely_to_be_dealt() -> None:
    state = table(2, phase="end", slots=["C01", "C03", "C04", None], deck=["C20", "C33", "C05", "C31", "C02"])
    outcomes = {state.name(outcome): chance for outcome, chance in state.chance()}
    assert outcomes == {f"deal {card}": pytest.approx(0.2) for card in ("C02", "C05", "C20", "C31", "C33")}


@pytest.mark.rule("SA-59")
def test_a_full_row_of_cards_stays_as_it_is() -> None:
    state = table(2, phase="end", slots=["C01", "C03", "C04", "C13"])
    assert (slots(state), state.view()["deck"]) == (["C01", "C03", "C04", "C13"], 32)


@pytest.mark.rule("SA-60")
def test_all_used_tools_are_readied() -> None:
    spent: Board = {"tools": [2, 1, 1], "used": [1, 2, 3]}
    state = table(2, phase="end", seats={0: spent, 1: spent})
    for seat in range(2):
        assert board(state, seat)["used"] == [False, False, False]
        assert board(state, seat)["tools"] == [2, 1, 1]


@pytest.mark.rule("SA-60")
def test_tools_stay_used_until_the_new_round() -> None:
    seats: dict[int, Board] = {0: {"food": 0, "goods": {"wood": 9}, "tools": [1, 0, 0], "used": [1]}}
    state = table(2, phase="feed", seats=seats)
    assert board(state, 0)["used"] == [True, False, False]


@pytest.mark.rule("SA-61")
def test_the_next_round_begins_with_placing() -> None:
    state = table(2, phase="end", round=3)
    assert state.view()["round"] == 4
    assert {name.split()[0] for name in legal(state)} == {"place"}


# ---- the end by cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-62")
@pytest.mark.parametrize("free", range(1, 5))
def test_a_deck_one_card_too_small_ends_the_game_at_once(free: int) -> None:
    row: list[str | None] = [*["C01", "C03", "C04", "C13"][: 4 - free], *[None] * free]
    state = table(2, phase="end", slots=row, deck=["C20", "C33", "C05", "C31"][: free - 1])
    assert (state.over, state.over_by, state.mover) == (True, "cards", epoka.ENDED)
    assert legal(state) == []


@pytest.mark.rule("SA-62")
@pytest.mark.parametrize("free", range(1, 5))
def test_exactly_enough_cards_are_enough(free: int) -> None:
    row: list[str | None] = [*["C01", "C03", "C04", "C13"][: 4 - free], *[None] * free]
    deck = ["C20", "C33", "C05", "C31"][:free]
    state = table(2, phase="end", slots=row, deck=deck)
    while state.mover == epoka.CHANCE:
        state.act(state.actions()[0])
    assert not state.over
    assert sorted(str(card) for card in slots(state)) == sorted([*["C01", "C03", "C04", "C13"][: 4 - free], *deck])
    assert state.view()["deck"] == 0


@pytest.mark.rule("SA-62")
def test_what_is_left_of_a_deck_too_small_is_dealt_no_more() -> None:
    state = table(2, phase="end", slots=["C01", None, None, None], deck=["C20", "C33"])
    assert state.over
    assert sorted(state.view()["unseen_cards"]) == ["C20", "C33"]


@pytest.mark.rule("SA-62")
def test_the_end_by_cards_comes_after_the_feeding_of_the_round() -> None:
    seats: dict[int, Board] = {0: {"food": 0}, 1: {"food": 7}}
    state = table(2, phase="feed", seats=seats, slots=["C01", None, None, None], deck=["C20", "C33"])
    assert state.over
    assert (board(state, 0)["breakdown"]["hunger"], board(state, 1)["food"]) == (-10, 2)


@pytest.mark.rule("SA-62")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_everybody_may_count_the_deck_but_not_look_into_its_order(edition: str) -> None:
    state = table(2, edition=edition)
    assert [state.view(seat)["deck"] for seat in (0, 1, None)] == [32, 32, 32]
    assert state.view()["unseen_cards"] == sorted(state.view()["unseen_cards"])


@pytest.mark.rule("OWN-5")
def test_a_round_is_played_with_an_empty_deck_and_the_next_free_slot_ends_the_game() -> None:
    seats: dict[int, Board] = {0: {"workers": 2, "goods": {"wood": 9}}, 1: {"workers": 1}}
    state = table(2, phase="end", seats=seats, slots=["C01", None, None, None], deck=["C20", "C33", "C03"])
    do(state, "deal C03", "deal C20")
    assert (state.over, state.view()["deck"], slots(state)) == (False, 0, ["C01", "C03", "C20", "C33"])
    do(state, "place hunt 1", "place card 1", "place hunt 1", "roll 3", "resolve hunt", "roll 3")
    assert legal(state) == ["pay wood", "decline"]
    do(state, "pay wood")
    assert (state.over, state.over_by) == (True, "cards")


@pytest.mark.rule("OWN-5")
def test_an_empty_deck_without_a_free_slot_does_not_end_the_game() -> None:
    state = table(2, phase="end", slots=["C01", "C03", "C20", "C33"], deck=[])
    assert (state.over, state.view()["round"]) == (False, 2)


@pytest.mark.rule("OWN-9")
def test_the_extra_card_may_take_the_card_that_the_new_round_would_need() -> None:
    seats: dict[int, Board] = {0: {"goods": {"wood": 1}, "placed": {"card 1": 1}}}
    state = table(2, phase="act", seats=seats, slots=["C15", "C01", "C03", "C04"], deck=["C33"])
    do(state, "pay wood")
    assert (state.over, state.over_by, state.view()["deck"]) == (True, "cards", 0)
    assert board(state, 0)["extra"] == "C33"


# ---- the end by buildings --------------------------------------------------------------------------------------------


def last_tile(**more: object) -> epoka.State:
    """The first player can buy the last tile of stack 1; seat 1 stands in the forest and on stack 2."""
    seats: dict[int, Board] = {
        0: {"goods": PLENTY, "placed": {"building 1": 1}, "food": 12},
        1: {"goods": {"wood": 2, "stone": 1}, "placed": {"building 2": 1, "forest": 1}, "food": 12},
    }
    return table(2, phase="act", seats=seats, stacks=["B01", "B02"], heights=[1, 2], **more)  # type: ignore[arg-type]


@pytest.mark.rule("OWN-6")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_after_the_last_tile_of_a_stack_the_others_still_act_and_all_feed(edition: str) -> None:
    state = do(last_tile(edition=edition), "build")
    assert (state.over, state.mover) == (False, 1)
    do(state, "resolve forest", "roll 6", "build")
    if state.mover == epoka.CHANCE:
        state.act(state.actions()[0])
    assert (state.over, state.over_by) == (True, "buildings")
    assert (goods(state, 1), board(state, 1)["track"]) == ({"wood": 2}, 11)
    assert [board(state, seat)["food"] for seat in range(2)] == [7, 7]


@pytest.mark.rule("SA-63")
def test_an_empty_stack_ends_the_game_after_feeding_without_a_new_round() -> None:
    state = do(last_tile(), "build", "resolve forest", "roll 6", "decline")
    assert (state.over, state.view()["round"], state.view()["first"]) == (True, 1, 0)


@pytest.mark.rule("SA-63")
def test_a_stack_that_is_low_but_not_empty_does_not_end_the_game() -> None:
    state = do(last_tile(), "decline", "resolve forest", "roll 6", "decline")
    assert (state.over, state.view()["round"]) == (False, 2)


@pytest.mark.rule("SA-63", "SA-55")
def test_hunger_in_the_last_round_still_costs_points() -> None:
    state = table(2, phase="feed", seats={0: {"food": 0}}, stacks=[None, "B02"], heights=[0, 7])
    assert state.over
    assert state.breakdown(0)["hunger"] == -10


@pytest.mark.rule("SA-64")
def test_both_ends_can_happen_together() -> None:
    state = table(2, phase="end", slots=["C01", None, None, None], deck=["C20"], stacks=[None, "B02"], heights=[0, 7])
    assert (state.over, state.over_by) == (True, "both")


@pytest.mark.rule("SA-64")
@pytest.mark.parametrize(
    ("deck", "stacks", "heights", "by"),
    [([], ["B01", "B02"], [7, 7], "cards"), (["C20"], [None, "B02"], [0, 7], "buildings")],
)
def test_either_end_leads_to_the_final_scoring(
    deck: list[str], stacks: list[str | None], heights: list[int], by: str
) -> None:
    mine: Board = {"cards": ["C17"], "agriculture": 4, "goods": {"gold": 3}}
    row: list[str | None] = ["C01", "C03", "C04", None]
    state = table(2, phase="end", seats={0: mine}, slots=row, deck=deck, stacks=stacks, heights=heights)
    assert (state.over_by, state.points()[0]) == (by, 4 + 3)


def test_a_game_that_is_over_offers_and_accepts_nothing() -> None:
    state = table(2, phase="end", slots=["C01", "C03", "C04", None], deck=[])
    assert state.actions() == []
    refusal = state.refusal(state.action("place hunt 1"))
    assert refusal is not None
    assert refusal.code == "game-over"
