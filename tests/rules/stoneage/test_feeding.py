"""Phase 3: feeding and hunger (SA-53 to SA-57)."""

from __future__ import annotations

import pytest

import epoka
from tests.rules.stoneage.table import Board, board, choices, do, goods, legal, offered, refused, table

FLAT = ["pl", "uk"]
"""The editions in which hunger costs 10 points once."""

FIVE = {"wood": 2, "clay": 1, "stone": 1, "gold": 1}


def feeding(edition: str = "uk", **mine: object) -> epoka.State:
    """Seat 0 is about to feed; seat 1 has plenty."""
    return table(2, phase="feed", seats={0: Board(**mine)}, edition=edition)  # type: ignore[typeddict-item]


def short_by_three(edition: str, **mine: object) -> epoka.State:
    """The tribe of the specification's own examples: 6 workers, agriculture 1, 2 food, 5 resources."""
    return feeding(edition, workers=6, agriculture=1, food=2, goods=FIVE, **mine)


# ---- harvest and food -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-53")
@pytest.mark.parametrize(
    ("workers", "agriculture", "food", "left"), [(5, 0, 12, 7), (5, 3, 12, 10), (10, 10, 0, 0), (6, 2, 4, 0)]
)
def test_the_harvest_comes_first_then_every_worker_eats_one_food(
    workers: int, agriculture: int, food: int, left: int
) -> None:
    state = feeding(workers=workers, agriculture=agriculture, food=food)
    assert (board(state, 0)["food"], board(state, 0)["track"]) == (left, 0)


@pytest.mark.rule("SA-53")
def test_every_player_feeds_his_own_tribe() -> None:
    seats: dict[int, Board] = {0: {"food": 5}, 1: {"food": 8, "workers": 7}, 2: {"agriculture": 4, "food": 3}}
    state = table(3, phase="feed", seats=seats)
    assert [board(state, seat)["food"] for seat in range(3)] == [0, 1, 2]


@pytest.mark.rule("SA-53")
def test_players_are_asked_in_turn_order() -> None:
    poor: Board = {"food": 0, "goods": {"gold": 5}}
    state = table(3, first=1, phase="feed", seats={0: poor, 1: poor, 2: poor})
    order = []
    for _ in range(3):
        order.append(state.mover)
        do(state, "starve")
    assert order == [1, 2, 0]


@pytest.mark.rule("SA-53")
def test_workers_who_were_never_placed_eat_too() -> None:
    seats: dict[int, Board] = {0: {"placed": {"field": 1}, "food": 12}}
    state = table(2, phase="act", seats=seats)
    assert (state.view()["round"], board(state, 0)["food"]) == (2, 12 + 1 - 5)


@pytest.mark.rule("OWN-4")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_a_worker_born_this_round_eats_already(edition: str) -> None:
    seats: dict[int, Board] = {0: {"workers": 5, "placed": {"hut": 2}, "food": 12}}
    state = table(2, phase="act", seats=seats, edition=edition)
    assert (state.view()["round"], board(state, 0)["workers"], board(state, 0)["food"]) == (2, 6, 6)


# ---- resources in place of food -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-54")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_no_resource_may_be_paid_while_there_is_food_enough(edition: str) -> None:
    state = feeding(edition, food=5, goods={"wood": 5})
    assert state.view()["round"] == 2
    assert (board(state, 0)["food"], goods(state, 0)) == (0, {"wood": 5})


@pytest.mark.rule("SA-54")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_all_food_is_gone_before_the_first_resource(edition: str) -> None:
    state = feeding(edition, food=3, goods={"wood": 5})
    assert (state.mover, board(state, 0)["food"]) == (0, 0)
    assert state.prompt()[1]["missing"] == 2


@pytest.mark.rule("SA-54")
@pytest.mark.parametrize("good", ["wood", "clay", "stone", "gold"])
def test_one_resource_of_any_kind_replaces_one_food(good: str) -> None:
    state = feeding(food=4, goods={good: 2})
    assert legal(state) == [f"feed {good}", "starve"]
    do(state, f"feed {good}")
    assert (goods(state, 0), board(state, 0)["track"]) == ({good: 1}, 0)


@pytest.mark.rule("SA-54")
def test_the_resources_for_missing_food_are_a_free_mix() -> None:
    state = do(feeding(food=2, goods={"wood": 2, "clay": 2, "gold": 2}), "feed wood", "feed clay", "feed gold")
    assert goods(state, 0) == {"wood": 1, "clay": 1, "gold": 1}


@pytest.mark.rule("SA-54")
@pytest.mark.parametrize("edition", ["cs", "uk"])
def test_resources_for_food_are_paid_in_any_order(edition: str) -> None:
    purse = {"wood": 1, "clay": 2, "stone": 1}
    state = do(feeding(edition, food=3, goods=purse), "feed clay")
    assert offered(state, "feed") == ["feed clay", "feed stone"]
    assert do(state, "feed wood") == do(feeding(edition, food=3, goods=purse), "feed wood", "feed clay")


@pytest.mark.rule("SA-54")
def test_a_resource_one_does_not_have_feeds_nobody() -> None:
    refusal = refused(feeding(food=3, goods={"wood": 2}), "feed gold")
    assert (refusal.code, refusal.rule, refusal.params) == ("none-left", "SA-54", {"good": "gold"})


@pytest.mark.rule("SA-54")
def test_nothing_else_is_possible_while_food_is_missing() -> None:
    refusal = refused(feeding(food=3, goods={"wood": 2}), "place hunt 1")
    assert (refusal.code, refusal.rule) == ("feeding-now", "SA-54")


# ---- hunger, ten points once ----------------------------------------------------------------------------------------


@pytest.mark.rule("OWN-1")
@pytest.mark.parametrize("edition", FLAT)
def test_three_resources_for_three_missing_food_leave_the_score_alone(edition: str) -> None:
    state = do(short_by_three(edition), "feed wood", "feed wood", "feed clay")
    assert (goods(state, 0), board(state, 0)["food"], board(state, 0)["track"]) == ({"stone": 1, "gold": 1}, 0, 0)


@pytest.mark.rule("OWN-2")
@pytest.mark.parametrize("edition", FLAT)
@pytest.mark.parametrize(("before", "after"), [(0, -10), (3, -7)])
def test_starving_costs_ten_points_and_all_food_but_no_resource(edition: str, before: int, after: int) -> None:
    state = do(short_by_three(edition, building_points=before), "starve")
    assert (goods(state, 0), board(state, 0)["food"], board(state, 0)["track"]) == (FIVE, 0, after)


@pytest.mark.rule("SA-55")
@pytest.mark.parametrize("edition", FLAT)
@pytest.mark.parametrize("food", [0, 1, 4])
def test_hunger_costs_ten_points_however_many_are_unfed(edition: str, food: int) -> None:
    state = feeding(edition, food=food)
    assert board(state, 0)["breakdown"]["hunger"] == -10


@pytest.mark.rule("SA-55")
@pytest.mark.parametrize("edition", FLAT)
def test_hunger_costs_ten_points_again_in_every_round(edition: str) -> None:
    state = feeding(edition, food=0, hunger=-10)
    assert board(state, 0)["breakdown"]["hunger"] == -20


@pytest.mark.rule("SA-55")
@pytest.mark.parametrize("edition", FLAT)
def test_a_player_may_starve_although_he_could_pay(edition: str) -> None:
    state = feeding(edition, food=4, goods={"wood": 9})
    assert legal(state) == ["feed wood", "starve"]


@pytest.mark.rule("SA-55")
@pytest.mark.parametrize("edition", FLAT)
def test_whoever_cannot_pay_all_that_is_missing_keeps_his_resources(edition: str) -> None:
    state = feeding(edition, food=2, goods={"wood": 2})
    assert state.view()["round"] == 2
    assert (goods(state, 0), board(state, 0)["food"], board(state, 0)["track"]) == ({"wood": 2}, 0, -10)


@pytest.mark.rule("SA-55")
def test_a_resource_is_offered_only_if_what_is_missing_can_be_paid_to_the_end() -> None:
    state = feeding(food=2, goods={"wood": 2, "gold": 2})
    assert (legal(state), choices(state)) == (["feed wood", "starve"], ["feed wood", "feed gold", "starve"])
    assert goods(do(state, "feed gold", "feed gold"), 0) == {"wood": 1}


@pytest.mark.rule("SA-55")
def test_feeding_begun_is_carried_to_the_end() -> None:
    state = do(feeding(food=2, goods={"wood": 2, "clay": 2}), "feed wood")
    assert legal(state) == ["feed wood", "feed clay"]
    refusal = refused(state, "starve")
    assert (refusal.code, refusal.rule) == ("already-feeding", "SA-55")


@pytest.mark.rule("SA-55")
def test_with_ten_points_once_feeding_in_part_is_no_choice() -> None:
    state = feeding(food=2, goods={"wood": 3})
    refusal = refused(state, "done")
    assert (refusal.code, refusal.rule) == ("feed-all-or-starve", "SA-55")


@pytest.mark.rule("SA-55", "SA-42")
def test_the_two_resources_card_keeps_the_choice_open_where_nothing_else_could_pay() -> None:
    state = feeding(food=3, two_resources=True)
    assert [name for name in legal(state) if not name.startswith("redeem")] == ["starve"]
    do(state, "redeem wood wood")
    assert legal(state) == ["feed wood", "starve"]


@pytest.mark.rule("SA-42", "SA-54")
def test_without_the_card_nothing_can_be_redeemed_in_feeding() -> None:
    refusal = refused(feeding(food=3, goods={"wood": 3}), "redeem wood wood")
    assert (refusal.code, refusal.rule) == ("no-two-resources-card", "SA-42")


# ---- hunger, four points for each missing food ----------------------------------------------------------------------


@pytest.mark.rule("OWN-3")
@pytest.mark.parametrize(
    ("paid", "loss", "left"),
    [
        (["feed wood", "done"], -8, {"wood": 1, "clay": 1, "stone": 1, "gold": 1}),
        (["done"], -12, FIVE),
        (["feed wood", "feed clay", "feed gold"], 0, {"wood": 1, "stone": 1}),
    ],
)
def test_each_food_missing_costs_four_points_in_the_czech_edition(
    paid: list[str], loss: int, left: dict[str, int]
) -> None:
    state = do(short_by_three("cs"), *paid)
    assert (board(state, 0)["track"], board(state, 0)["food"], goods(state, 0)) == (loss, 0, left)


@pytest.mark.rule("SA-56")
@pytest.mark.parametrize("food", range(5))
def test_without_resources_the_czech_hunger_costs_four_points_a_food(food: int) -> None:
    state = feeding("cs", food=food)
    assert board(state, 0)["breakdown"]["hunger"] == -4 * (5 - food)


@pytest.mark.rule("SA-56")
def test_at_most_what_is_missing_can_be_paid() -> None:
    state = do(feeding("cs", food=3, goods={"wood": 9}), "feed wood", "feed wood")
    assert state.view()["round"] == 2
    assert goods(state, 0) == {"wood": 7}


@pytest.mark.rule("SA-56")
def test_with_four_points_a_food_part_payment_is_offered_though_not_all_can_be_paid() -> None:
    state = feeding("cs", food=0, goods={"clay": 1, "gold": 1})
    assert legal(state) == ["done", "feed clay", "feed gold"]
    do(state, "feed gold", "done")
    assert board(state, 0)["breakdown"]["hunger"] == -16


@pytest.mark.rule("SA-56")
def test_with_four_points_a_food_one_ends_by_done_not_by_starving() -> None:
    refusal = refused(short_by_three("cs"), "starve")
    assert (refusal.code, refusal.rule) == ("starve-by-done", "SA-56")


@pytest.mark.rule("SA-56")
def test_the_hunger_option_can_be_chosen_apart_from_the_edition() -> None:
    state = table(2, phase="feed", seats={0: {"food": 3}}, edition="pl", hunger="per_food4")
    assert board(state, 0)["breakdown"]["hunger"] == -8


# ---- what hunger does not do ----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-57")
@pytest.mark.parametrize(("edition", "points"), [("pl", -9), ("cs", -19), ("uk", -9)])
def test_the_score_may_become_negative(edition: str, points: int) -> None:
    state = feeding(edition, food=0, card_points=1)
    assert board(state, 0)["track"] == points
    assert state.points()[0] == points


@pytest.mark.rule("SA-57")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_no_worker_is_lost_to_hunger(edition: str) -> None:
    state = feeding(edition, workers=9, food=0)
    assert (board(state, 0)["workers"], board(state, 0)["home"]) == (9, 9)
    assert offered(state, "place")
