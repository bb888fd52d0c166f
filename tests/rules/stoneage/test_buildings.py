"""The 28 buildings, their prices and their points (SA-44)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import epoka
from tests.rules.stoneage.table import BUILDING_IDS, Board, board, choices, do, goods, legal, offered, refused, table

RESOURCES = ["wood", "clay", "stone", "gold"]
VALUES = [3, 4, 5, 6]
PLENTY = {"wood": 9, "clay": 9, "stone": 9, "gold": 9}

# Wood, clay, stone, gold, then the points.
FIXED = {
    "B01": (2, 1, 0, 0, 10),
    "B02": (2, 0, 1, 0, 11),
    "B03": (1, 2, 0, 0, 11),
    "B04": (2, 0, 0, 1, 12),
    "B05": (1, 1, 1, 0, 12),
    "B06": (1, 1, 1, 0, 12),
    "B07": (1, 0, 2, 0, 13),
    "B08": (0, 2, 1, 0, 13),
    "B09": (1, 1, 0, 1, 13),
    "B10": (1, 1, 0, 1, 13),
    "B11": (0, 2, 0, 1, 14),
    "B12": (0, 1, 2, 0, 14),
    "B13": (1, 0, 1, 1, 14),
    "B14": (1, 0, 1, 1, 14),
    "B15": (0, 1, 1, 1, 15),
    "B16": (0, 1, 1, 1, 15),
    "B17": (0, 0, 2, 1, 16),
}
# How many resources, of how many kinds, fewest and most points.
CHOICE = {
    "B18": (4, 1, 12, 24),
    "B19": (4, 2, 13, 23),
    "B20": (4, 3, 15, 21),
    "B21": (4, 4, 18, 18),
    "B22": (5, 1, 15, 30),
    "B23": (5, 2, 16, 29),
    "B24": (5, 3, 18, 27),
    "B25": (5, 4, 21, 24),
}
ONE_TO_SEVEN = ["B26", "B27", "B28"]

Payment = tuple[int, int, int, int]


def on_building(tile: str, owned: dict[str, int], mine: Board | None = None, **more: object) -> epoka.State:
    """Seat 0 stands on the building of stack 1; the round then waits for seat 1."""
    own: Board = {"goods": owned, "placed": {"building 1": 1}}
    waiting: Board = {"placed": {"forest": 1, "quarry": 1}}
    tops = [tile, *[other for other in BUILDING_IDS[:5] if other != tile][:3]]
    seats = {0: {**own, **(mine or {})}, 1: waiting}
    return table(phase="act", stacks=tops, seats=seats, **more)  # type: ignore[arg-type]


def owned_by(payment: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, payment, strict=True))


def payments(state: epoka.State) -> list[tuple[Payment, int]]:
    """Every way to pay for the building that seat 0 is about to buy, with the points it scores."""
    before = board(state, 0)["goods"]
    found = []
    for end in purchases(state):
        left = board(end, 0)["goods"]
        wood, clay, stone, gold = [before[good] - left[good] for good in RESOURCES]
        found.append(((wood, clay, stone, gold), board(end, 0)["track"]))
    return found


def purchases(state: epoka.State) -> Iterator[epoka.State]:
    for name in legal(state):
        if name != "decline":
            after = do(state.copy(), name)
            if after.mover == 0:
                yield from purchases(after)
            else:
                yield after


def value(payment: Payment) -> int:
    return sum(amount * each for amount, each in zip(payment, VALUES, strict=True))


def kinds(payment: Payment) -> int:
    return sum(1 for amount in payment if amount)


# ---- fixed prices -------------------------------------------------------------------------------------------------


def test_the_three_kinds_of_building_cover_each_of_the_28_tiles_once() -> None:
    assert sorted([*FIXED, *CHOICE, *ONE_TO_SEVEN]) == BUILDING_IDS


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("tile", FIXED)
def test_a_fixed_building_takes_exactly_its_price_and_scores_its_points_at_once(tile: str) -> None:
    *price, points = FIXED[tile]
    state = on_building(tile, PLENTY)
    assert legal(state) == ["decline", "build"]
    do(state, "build")
    assert goods(state, 0) == owned_by(tuple(9 - amount for amount in price))
    assert (board(state, 0)["track"], board(state, 0)["breakdown"]["buildings"]) == (points, points)
    assert board(state, 0)["buildings"] == [tile]


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("tile", FIXED)
def test_a_fixed_building_cannot_be_had_with_one_resource_less_of_any_kind(tile: str) -> None:
    *price, _ = FIXED[tile]
    for kind in range(4):
        if price[kind]:
            short = tuple(price[other] - 1 if other == kind else 9 for other in range(4))
            state = on_building(tile, owned_by(short))
            assert state.mover == 1
            assert board(state, 0)["buildings"] == []


@pytest.mark.rule("SA-44")
def test_food_never_pays_for_a_building() -> None:
    state = on_building("B26", {}, {"food": 50})
    assert state.mover == 1
    assert board(state, 0)["buildings"] == []


@pytest.mark.rule("EX-SA-24")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_one_clay_and_two_stone_score_fourteen(edition: str) -> None:
    state = do(on_building("B12", {"clay": 1, "stone": 2}, edition=edition), "build")
    mine = board(state, 0)
    assert (mine["track"], mine["buildings"], mine["home"], goods(state, 0)) == (14, ["B12"], 5, {})


@pytest.mark.rule("EX-SA-25")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_two_wood_and_one_clay_score_ten(edition: str) -> None:
    state = do(on_building("B01", {"wood": 2, "clay": 1}, edition=edition), "build")
    assert (board(state, 0)["track"], goods(state, 0)) == (10, {})


# ---- a number of resources of a number of kinds -------------------------------------------------------------------


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("tile", CHOICE)
def test_a_building_n_of_k_takes_every_payment_of_n_resources_of_exactly_k_kinds(tile: str) -> None:
    count, types, fewest, most = CHOICE[tile]
    found = payments(on_building(tile, PLENTY))
    every: list[Payment] = [(a, b, c, d) for a, b, c, d in product(range(6), repeat=4)]
    expected = [paid for paid in every if sum(paid) == count and kinds(paid) == types]
    assert sorted(found) == sorted((paid, value(paid)) for paid in expected)
    assert (min(points for _, points in found), max(points for _, points in found)) == (fewest, most)


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("tile", CHOICE)
@pytest.mark.parametrize(
    "owned", [(1, 3, 1, 0), (0, 2, 0, 3), (4, 0, 0, 1), (1, 1, 1, 1), (2, 1, 1, 1), (0, 0, 5, 0), (3, 1, 0, 2)]
)
def test_a_payment_once_begun_can_be_completed_and_none_is_missing(tile: str, owned: Payment) -> None:
    count, types, _, _ = CHOICE[tile]
    possible = [
        (a, b, c, d)
        for a, b, c, d in product(*[range(amount + 1) for amount in owned])
        if a + b + c + d == count and kinds((a, b, c, d)) == types
    ]
    state = on_building(tile, owned_by(owned))
    found = [] if state.mover == 1 else [paid for paid, _ in payments(state)]
    assert sorted(found) == possible


@pytest.mark.rule("EX-SA-26")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_example_three_stone_and_one_wood_score_eighteen(edition: str) -> None:
    state = on_building("B19", {"wood": 2, "clay": 1, "stone": 3}, edition=edition)
    do(state, "pay stone", "pay wood", "pay stone", "pay stone")
    assert (board(state, 0)["track"], goods(state, 0)) == (18, {"wood": 1, "clay": 1})


@pytest.mark.rule("EX-SA-27")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_four_stone_do_not_pay_for_four_of_two_kinds(edition: str) -> None:
    state = on_building("B19", {"stone": 4}, edition=edition)
    assert (state.mover, board(state, 0)["buildings"]) == (1, [])
    state = do(on_building("B19", {"stone": 6, "gold": 6}, edition=edition), "pay stone", "pay stone")
    assert legal(state) == ["pay stone", "pay gold"]
    do(state, "pay stone")
    assert goods(state, 0) == {"stone": 3, "gold": 5}


@pytest.mark.rule("EX-SA-27")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_two_stone_one_wood_one_clay_do_not_pay_for_four_of_two_kinds(edition: str) -> None:
    state = on_building("B19", {"wood": 1, "clay": 1, "stone": 2}, edition=edition)
    assert (state.mover, board(state, 0)["buildings"]) == (1, [])


@pytest.mark.rule("EX-SA-27")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_three_resources_do_not_pay_for_four_of_two_kinds(edition: str) -> None:
    state = on_building("B19", {"wood": 1, "stone": 2}, edition=edition)
    assert (state.mover, board(state, 0)["buildings"]) == (1, [])


@pytest.mark.rule("EX-SA-27")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_five_resources_do_not_pay_for_four_of_two_kinds(edition: str) -> None:
    state = do(on_building("B19", {"wood": 1, "stone": 4}, edition=edition), "pay wood")
    assert (state.mover, goods(state, 0)) == (epoka.CHANCE, {"stone": 1})


# ---- one to seven resources ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("tile", ONE_TO_SEVEN)
def test_a_building_one_to_seven_takes_every_payment_of_that_size(tile: str) -> None:
    found = payments(on_building(tile, PLENTY))
    every: list[Payment] = [(a, b, c, d) for a, b, c, d in product(range(8), repeat=4)]
    assert sorted(found) == sorted((paid, value(paid)) for paid in every if 1 <= sum(paid) <= 7)


@pytest.mark.rule("EX-SA-28")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_no_resource_at_all_does_not_pay_for_one_to_seven(edition: str) -> None:
    state = on_building("B26", {"wood": 8}, edition=edition)
    assert legal(state) == ["pay wood", "decline"]
    refusal = refused(state, "done")
    assert (refusal.code, refusal.rule) == ("pay-at-least-one", "SA-44")


@pytest.mark.rule("EX-SA-28")
@pytest.mark.parametrize("edition", ["pl", "cs"])
@pytest.mark.parametrize("count", range(1, 7))
def test_example_one_to_six_resources_pay_for_one_to_seven(edition: str, count: int) -> None:
    state = do(on_building("B26", {"wood": 8}, edition=edition), *["pay wood"] * count, "done")
    assert (board(state, 0)["track"], goods(state, 0)) == (3 * count, {"wood": 8 - count})


@pytest.mark.rule("EX-SA-28")
@pytest.mark.parametrize("edition", ["pl", "cs"])
def test_example_an_eighth_resource_is_never_taken_for_one_to_seven(edition: str) -> None:
    state = do(on_building("B26", {"wood": 8}, edition=edition), *["pay wood"] * 7)
    assert state.mover == epoka.CHANCE
    assert (board(state, 0)["track"], goods(state, 0)) == (21, {"wood": 1})


# ---- paying one by one --------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-44")
def test_a_resource_that_would_leave_too_few_of_its_kind_is_refused() -> None:
    state = on_building("B18", {"wood": 3, "clay": 4})
    assert legal(state) == ["pay clay", "decline"]
    refusal = refused(state, "pay wood")
    assert (refusal.code, refusal.rule, refusal.params) == ("wrong-kinds", "SA-44", {"count": 4, "kinds": 1})


@pytest.mark.rule("SA-44")
def test_resources_are_paid_in_any_order() -> None:
    state = do(on_building("B26", {"wood": 1, "clay": 2}), "pay clay")
    assert (legal(state), choices(state)) == (["pay clay", "done"], ["pay wood", "pay clay", "done"])
    assert do(state, "pay wood") == do(on_building("B26", {"wood": 1, "clay": 2}), "pay wood", "pay clay")


@pytest.mark.rule("SA-44")
def test_of_two_kinds_any_two_may_be_begun_that_suffice() -> None:
    state = on_building("B19", {"wood": 3, "clay": 2, "gold": 1})
    assert (legal(state), choices(state)) == (
        ["pay wood", "decline"],
        ["pay wood", "pay clay", "pay gold", "decline"],
    )
    do(state, "pay gold")
    assert goods(state, 0) == {"clay": 2}, "only three wood go with one gold"


@pytest.mark.rule("SA-44")
def test_a_resource_one_does_not_have_cannot_be_paid() -> None:
    refusal = refused(on_building("B26", {"wood": 1}), "pay gold")
    assert (refusal.code, refusal.rule, refusal.params) == ("none-left", "SA-44", {"good": "gold"})


@pytest.mark.rule("SA-44")
def test_a_purchase_begun_cannot_be_declined() -> None:
    state = do(on_building("B26", {"wood": 2}), "pay wood")
    assert legal(state) == ["pay wood", "done"]
    refusal = refused(state, "decline")
    assert (refusal.code, refusal.rule) == ("already-paying", "SA-44")


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("paid", [[], ["pay wood"]])
def test_a_building_n_of_k_is_not_done_before_the_last_resource(paid: list[str]) -> None:
    refusal = refused(do(on_building("B24", PLENTY), *paid), "done")
    assert (refusal.code, refusal.rule, refusal.params) == ("pay-exactly", "SA-44", {"count": 5})


@pytest.mark.rule("SA-44")
def test_a_building_of_variable_price_is_paid_one_by_one() -> None:
    refusal = refused(on_building("B26", {"wood": 2}), "build")
    assert (refusal.code, refusal.rule) == ("pay-one-by-one", "SA-44")


@pytest.mark.rule("SA-44")
@pytest.mark.parametrize("tile", ["B01", "B26"])
def test_nothing_else_is_possible_while_a_building_is_bought(tile: str) -> None:
    refusal = refused(on_building(tile, PLENTY), "resolve hunt")
    assert (refusal.code, refusal.rule) == ("buying-now", "SA-44")


# ---- taking it or leaving it --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-44", "SA-30")
@pytest.mark.parametrize("tile", ["B01", "B19", "B26"])
def test_a_building_that_is_declined_stays_and_the_worker_goes_home(tile: str) -> None:
    state = do(on_building(tile, PLENTY), "decline")
    assert state.view()["stacks"][0] == {"top": tile, "height": 7}
    assert (board(state, 0)["home"], board(state, 0)["track"], goods(state, 0)) == (5, 0, PLENTY)


@pytest.mark.rule("SA-44", "SA-30")
def test_a_declined_building_is_on_offer_again_in_the_next_round() -> None:
    seats: dict[int, Board] = {0: {"goods": PLENTY, "placed": {"building 1": 1}}}
    state = do(table(2, phase="act", stacks=["B01", "B02"], seats=seats), "decline")
    assert state.view()["round"] == 2
    assert state.view()["stacks"][0]["top"] == "B01"
    assert "place building 1" in legal(state)


@pytest.mark.rule("SA-44")
def test_the_next_tile_of_the_stack_is_turned_up_at_once() -> None:
    state = do(on_building("B01", PLENTY), "build")
    assert state.view()["stacks"][0] == {"top": None, "height": 6}
    do(state, "deal B28")
    assert state.view()["stacks"][0] == {"top": "B28", "height": 6}
    assert state.mover == 1


@pytest.mark.rule("SA-44", "SA-3")
def test_every_tile_not_seen_yet_is_equally_likely_to_come_next() -> None:
    seats: dict[int, Board] = {0: {"goods": PLENTY, "placed": {"building 1": 1}}}
    state = do(table(2, phase="act", stacks=["B01", "B02"], seats=seats), "build")
    assert state.mover == epoka.CHANCE
    unseen = [tile for tile in BUILDING_IDS if tile not in ("B01", "B02")]
    outcomes = {state.name(outcome): chance for outcome, chance in state.chance()}
    assert outcomes == {f"deal {tile}": pytest.approx(1 / 26) for tile in unseen}


@pytest.mark.rule("SA-44")
def test_the_next_tile_can_be_occupied_in_the_next_round_only() -> None:
    seats: dict[int, Board] = {
        0: {"goods": PLENTY, "placed": {"building 1": 1}},
        1: {"goods": PLENTY, "placed": {"building 2": 1, "forest": 1}},
    }
    state = do(table(2, phase="act", stacks=["B01", "B02"], seats=seats), "build", "deal B26")
    assert legal(state) == ["resolve forest", "resolve building 2"]
    assert refused(state, "place building 1").code == "acting-now"
    do(state, "resolve building 2", "decline", "roll 3")
    assert (state.view()["round"], state.view()["stacks"][0]["top"]) == (2, "B26")
    assert "place building 1" in legal(state)


@pytest.mark.rule("SA-44")
def test_a_sixth_building_and_more_may_be_bought() -> None:
    six = ["B05", "B06", "B07", "B08", "B09", "B10"]
    state = do(on_building("B01", PLENTY, {"buildings": six}), "build")
    assert board(state, 0)["buildings"] == ["B01", *six]


@pytest.mark.rule("EX-SA-48")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_declining_the_last_tile_of_a_stack_does_not_end_the_game(edition: str) -> None:
    seats: dict[int, Board] = {0: {"goods": PLENTY, "placed": {"building 1": 1}}}
    state = table(2, phase="act", stacks=["B01", "B02"], heights=[1, 7], seats=seats, edition=edition)
    do(state, "decline")
    assert not state.over
    assert state.view()["stacks"][0] == {"top": "B01", "height": 1}
    assert "place building 1" in offered(state, "place")
