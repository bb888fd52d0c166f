"""Phase 2: order, village, hunting and gathering, buying cards (SA-19 to SA-31)."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka import CHANCE, Refusal
from epoka.core.dice import sorted_rolls
from tests.rules.stoneage.table import Board, board, do, events, goods, legal, offered, refused, slots, start, table

ALL_EDITIONS = pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
PL_UK = pytest.mark.parametrize("edition", ["pl", "uk"])
GATHERED = {
    "hunt": ("food", 2),
    "forest": ("wood", 3),
    "clay": ("clay", 4),
    "quarry": ("stone", 5),
    "river": ("gold", 6),
}
ROLLED = pytest.mark.parametrize(("place", "good", "divisor"), [(place, *row) for place, row in GATHERED.items()])

OTHERS = {"field": 1, "toolmaker": 1}
"""Two more places, so that a turn goes on after the one that is tested."""


def acting(mine: Board, players: int = 4, **options: Any) -> epoka.State:
    """Seat 0 acts first; besides what is tested it has the field and the tool maker to resolve."""
    placed = {**OTHERS, **mine.get("placed", {})}
    workers = max(mine.get("workers", 5), sum(placed.values()))
    return table(players, phase="act", seats={0: {**mine, "placed": placed, "workers": workers}}, **options)


def bought(state: epoka.State, seat: int) -> list[str]:
    """The cards a player has bought."""
    cards: list[str] = board(state, seat)["cards"]
    return cards


# ---- order ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-19")
def test_each_player_resolves_all_his_places_before_the_next_one_clockwise() -> None:
    two = {"hunt": 1, "forest": 1}
    state = table(3, phase="act", first=1, seats={seat: Board(placed=two) for seat in range(3)})
    heard = []
    for name in (
        "resolve forest",
        "roll 1",
        "roll 2",
        "resolve hunt",
        "roll 3",
        "roll 4",
        "resolve forest",
        "roll 5",
        "roll 6",
    ):
        heard += [(event["seat"], event["good"]) for event in events(state, name) if event["key"] == "brought-in"]
    assert heard == [(1, "wood"), (1, "food"), (2, "food"), (2, "wood"), (0, "wood"), (0, "food")]


@pytest.mark.rule("SA-19")
def test_actions_begin_with_the_first_player_of_the_round() -> None:
    state = do(start(3, starter=2), "place hunt 5", "place forest 5", "place quarry 5")
    heard = events(state, "roll 20", "roll 20", "roll 20")
    assert [event["seat"] for event in heard if event["key"] == "brought-in"] == [2, 0, 1]


@pytest.mark.rule("SA-19")
@ALL_EDITIONS
def test_a_player_chooses_freely_among_his_own_places(edition: str) -> None:
    placed = {"hunt": 1, "river": 1, "hut": 2, "card 3": 1, "building 2": 1}
    others = Board(placed={"forest": 2, "card 1": 1})
    state = table(4, edition=edition, phase="act", seats={0: Board(workers=6, placed=placed), 1: others})
    assert legal(state) == ["resolve hunt", "resolve river", "resolve hut", "resolve card 3", "resolve building 2"]
    assert refused(state, "resolve forest") == Refusal("nobody-there", "SA-19", {"place": "forest"})


@pytest.mark.rule("SA-19")
def test_one_place_is_finished_before_the_next_begins() -> None:
    state = do(acting(Board(tools=[1, 0, 0], placed={"hunt": 2})), "resolve hunt")
    assert state.mover == CHANCE
    assert offered(do(state, "roll 7"), "resolve") == []
    assert refused(state, "resolve field") == Refusal("tools-now", "SA-50")
    assert legal(do(state, "tools done")) == ["resolve toolmaker", "resolve field"]


@pytest.mark.rule("SA-20")
def test_workers_return_as_their_place_is_resolved() -> None:
    state = acting(Board(workers=9, placed={"hunt": 4, "card 1": 1}, goods={"wood": 1}))
    homes = [board(state, 0)["home"]]
    for names in (["resolve hunt", "roll 9"], ["resolve card 1", "decline"], ["resolve field"]):
        homes.append(board(do(state, *names), 0)["home"])
    assert homes[:3] == [2, 6, 7]


@pytest.mark.rule("SA-20")
def test_at_the_end_of_the_phase_everybody_is_home() -> None:
    seats = {0: Board(placed={"hunt": 3}), 1: Board(placed={"forest": 4})}
    state = do(table(2, phase="act", seats=seats), "roll 9", "roll 12")
    assert [(board(state, seat)["home"], board(state, seat)["placed"]) for seat in range(2)] == [(5, {}), (5, {})]


@pytest.mark.rule("SA-21")
def test_a_tool_gained_now_helps_in_the_same_turn() -> None:
    state = do(acting(Board(placed={"forest": 1})), "resolve toolmaker", "resolve forest", "roll 2")
    assert goods(do(state, "tool 1"), 0) == {"wood": 1}


@pytest.mark.rule("SA-21")
def test_resources_gained_now_pay_in_the_same_turn() -> None:
    state = do(
        acting(Board(placed={"forest": 1, "card 1": 1})), "resolve forest", "roll 3", "resolve card 1", "pay wood"
    )
    assert bought(state, 0) == ["C01"]


@pytest.mark.rule("SA-21")
def test_a_single_use_tool_bought_now_helps_in_the_same_turn() -> None:
    mine = Board(goods={"wood": 1}, placed={"river": 1, "card 1": 1})
    state = acting(mine, slots=["C22", "C01", "C03", "C04"])
    do(state, "resolve card 1", "pay wood", "resolve river", "roll 2", "tool card C22")
    assert goods(state, 0) == {"gold": 1}


# ---- village --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-22")
def test_the_tool_maker_gives_one_tool() -> None:
    assert board(do(acting(Board(placed={"hunt": 1})), "resolve toolmaker"), 0)["tools"] == [1, 0, 0]


@pytest.mark.rule("SA-23")
def test_the_hut_gives_a_worker_who_is_fed_in_this_round() -> None:
    state = table(2, phase="act", seats={0: Board(food=12, placed={"hut": 2}), 1: Board(placed={"field": 1})})
    assert (board(state, 0)["workers"], board(state, 0)["food"]) == (6, 6)


@pytest.mark.rule("SA-23")
def test_the_new_worker_is_placed_from_the_next_round_on() -> None:
    state = table(2, phase="act", first=1, seats={0: Board(placed={"hut": 2}), 1: Board(placed={"field": 1})})
    assert (state.mover, offered(state, "place hunt")[-1]) == (0, "place hunt 6")


@pytest.mark.rule("SA-23")
@ALL_EDITIONS
def test_with_ten_workers_the_hut_gives_nothing(edition: str) -> None:
    mine = Board(workers=10, food=30, placed={"hut": 2})
    state = do(acting(mine, edition=edition), "resolve hut")
    assert (board(state, 0)["workers"], board(state, 0)["home"]) == (10, 8)


@pytest.mark.rule("SA-24")
def test_the_field_moves_agriculture_by_one() -> None:
    state = do(acting(Board(agriculture=9, placed={"hunt": 1})), "resolve field")
    assert board(state, 0)["agriculture"] == 10


@pytest.mark.rule("SA-24")
@ALL_EDITIONS
def test_at_ten_the_field_gives_nothing(edition: str) -> None:
    state = do(acting(Board(agriculture=10, placed={"hunt": 1}), edition=edition), "resolve field")
    assert board(state, 0)["agriculture"] == 10


# ---- hunting and gathering ------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-25")
@pytest.mark.parametrize("workers", [1, 2, 5, 7])
def test_one_die_for_each_own_worker_is_rolled_together(workers: int) -> None:
    seats = {0: Board(workers=10, placed={"forest": workers, **OTHERS}), 1: Board(placed={"hunt": 1})}
    state = do(table(4, phase="act", seats=seats), "resolve forest")
    assert legal(state) == [f"roll {total}" for total in range(workers, 6 * workers + 1)]


@pytest.mark.rule("SA-25")
def test_workers_of_others_on_the_place_do_not_roll_along() -> None:
    seats = {0: Board(placed={"clay": 1, **OTHERS}), 1: Board(placed={"clay": 4})}
    assert legal(do(table(4, phase="act", seats=seats), "resolve clay"))[-1] == "roll 6"


@pytest.mark.rule("SA-25")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_chance_of_a_sum_is_the_share_of_rolls_that_show_it(dice: int) -> None:
    state = do(acting(Board(placed={"hunt": dice})), "resolve hunt")
    rolls = [0] * (6 * dice + 1)
    for number in range(6**dice):
        rolls[sum(number // 6**die % 6 + 1 for die in range(dice))] += 1
    assert {state.name(action): chance for action, chance in state.chance()} == {
        f"roll {total}": pytest.approx(count / 6**dice) for total, count in enumerate(rolls) if count
    }


@pytest.mark.rule("SA-26")
def test_tools_are_offered_after_the_roll_and_not_before() -> None:
    state = acting(Board(tools=[1, 1, 0], placed={"hunt": 1}))
    assert offered(state, "tool") == []
    do(state, "resolve hunt")
    assert offered(state, "tool") == []
    assert legal(do(state, "roll 1")) == ["tool 1", "tool 2", "tools done"]


@pytest.mark.rule("SA-26")
def test_tools_need_not_be_added() -> None:
    state = do(acting(Board(food=0, tools=[1, 0, 0], placed={"hunt": 1})), "resolve hunt", "roll 1", "tools done")
    assert (board(state, 0)["food"], board(state, 0)["used"]) == (0, [False, False, False])


@pytest.mark.rule("SA-27")
@ROLLED
def test_the_yield_is_the_total_divided_and_the_remainder_is_lost(place: str, good: str, divisor: int) -> None:
    yields = []
    for total in range(2, 13):
        state = do(acting(Board(food=0, placed={place: 2})), f"resolve {place}", f"roll {total}")
        yields.append(board(state, 0)["food"] if good == "food" else goods(state, 0).get(good, 0))
    assert yields == [total // divisor for total in range(2, 13)]


@pytest.mark.rule("SA-27")
def test_ten_hunters_roll_ten_dice() -> None:
    state = do(table(4, phase="act", seats={0: Board(workers=10, placed={"hunt": 10}), 1: Board(placed={"hunt": 1})}))
    assert [legal(state)[0], legal(state)[-1]] == ["roll 10", "roll 60"]
    assert board(do(state, "roll 60"), 0)["food"] == 12 + 30


# ---- buying cards ---------------------------------------------------------------------------------------------------


def on_card(slot: int, mine: Board, **options: Any) -> epoka.State:
    """Seat 0 stands before the card of this slot, its purse as given, and may pay."""
    state = acting({**mine, "placed": {f"card {slot}": 1}}, slots=["C27", "C01", "C04", "C13"], **options)
    return do(state, f"resolve card {slot}")


@pytest.mark.rule("SA-28")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_price_is_the_number_of_the_slot(slot: int) -> None:
    state = do(on_card(slot, Board(goods={"wood": 5})), "pay wood")
    assert (goods(state, 0), len(bought(state, 0))) == ({"wood": 5 - slot}, 1)


@pytest.mark.rule("SA-28")
@pytest.mark.parametrize("slot", [2, 3, 4])
def test_one_resource_less_than_the_price_is_not_enough(slot: int) -> None:
    state = on_card(slot, Board(goods={"gold": slot - 1}))
    assert (offered(state, "resolve"), bought(state, 0)) == (["resolve toolmaker", "resolve field"], [])


@pytest.mark.rule("SA-28")
def test_the_price_is_paid_in_any_mix_of_kinds() -> None:
    purse = {"wood": 2, "clay": 2, "stone": 2, "gold": 2}
    payments, expected = [], []
    for roll in sorted_rolls(3):
        if roll[-1] <= 4 and max(roll.count(kind) for kind in roll) <= 2:
            kinds = [list(purse)[kind - 1] for kind in roll]
            state = on_card(3, Board(goods=purse))
            for kind in kinds:
                if offered(state, "pay"):  # the end of a payment that leaves no choice happens by itself
                    do(state, f"pay {kind}")
            payments.append({kind: purse[kind] - goods(state, 0).get(kind, 0) for kind in kinds})
            expected.append({kind: kinds.count(kind) for kind in kinds})
    assert payments == expected
    assert len(payments) == 16


@pytest.mark.rule("SA-28")
def test_food_pays_for_no_card() -> None:
    state = on_card(1, Board(food=50))
    assert (bought(state, 0), board(state, 0)["food"]) == ([], 50)


@pytest.mark.rule("SA-29")
def test_the_price_goes_to_the_supply_the_card_to_the_player_and_its_upper_part_happens() -> None:
    state = do(on_card(1, Board(food=5, goods={"clay": 1})), "pay clay")
    assert (goods(state, 0), bought(state, 0), slots(state)[0]) == ({}, ["C27"], None)
    assert board(state, 0)["food"] == 5 + 4


@pytest.mark.rule("SA-29")
def test_the_price_comes_before_what_the_card_brings() -> None:
    state = acting(Board(goods={"clay": 1}, placed={"card 2": 1}), slots=["C01", "C09", "C03", "C04"])
    assert bought(do(state, "resolve card 2"), 0) == []


@pytest.mark.rule("SA-29")
def test_the_owner_sees_his_cards_at_any_time() -> None:
    state = table(2, seats={0: Board(cards=["C02", "C31"]), 1: Board(cards=["C05"], extra="C36")})
    assert bought(state, 0) == ["C02", "C31"]
    assert (bought(state, 1), board(state, 1)["extra"]) == (["C05"], "C36")


@pytest.mark.rule("SA-30")
def test_whoever_does_not_want_the_card_takes_his_worker_back() -> None:
    state = do(on_card(2, Board(goods={"wood": 3})), "decline")
    assert (goods(state, 0), bought(state, 0), slots(state)) == ({"wood": 3}, [], ["C27", "C01", "C04", "C13"])
    assert board(state, 0)["home"] == 3


@pytest.mark.rule("SA-30")
def test_whoever_cannot_pay_takes_his_worker_back_without_being_asked() -> None:
    state = acting(Board(placed={"card 2": 1}))
    heard = events(state, "resolve card 2")
    assert {"key": "forced", "seat": 0, "action": "decline"} in heard
    assert (board(state, 0)["home"], state.view()["slots"][1]) == (3, "C03")


@pytest.mark.rule("SA-30")
def test_a_declined_card_is_on_offer_in_the_next_round() -> None:
    seats = {0: Board(placed={"card 2": 1}, goods={"wood": 2}), 1: Board(placed={"field": 1})}
    state = do(table(2, phase="act", seats=seats), "decline")
    assert (state.view()["round"], slots(state)) == (2, ["C01", "C03", "C04", "C13"])


@pytest.mark.rule("SA-31")
def test_a_bought_card_leaves_its_slot_empty_for_the_rest_of_the_round() -> None:
    seats = {0: Board(goods={"wood": 3}, placed={"card 1": 1, "card 2": 1, **OTHERS}), 1: Board(placed={"hunt": 1})}
    state = do(table(2, phase="act", seats=seats), "resolve card 1", "pay wood")
    assert slots(state) == [None, "C03", "C04", "C13"]
    do(state, "resolve card 2", "pay wood")
    assert slots(state) == [None, None, "C04", "C13"]


@pytest.mark.rule("SA-31")
def test_empty_slots_are_filled_for_the_next_round() -> None:
    seats = {0: Board(goods={"wood": 1}, placed={"card 1": 1}), 1: Board(placed={"field": 1})}
    state = do(table(2, phase="act", seats=seats), "pay wood")
    assert state.mover == CHANCE
    assert slots(do(state, "deal C36")) == ["C03", "C04", "C13", "C36"]


# ---- worked examples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-SA-13")
@ALL_EDITIONS
def test_example_three_workers_come_home_from_the_hut(edition: str) -> None:
    state = acting(Board(placed={"hut": 2}), edition=edition)
    before = board(state, 0)["home"]
    assert board(do(state, "resolve hut"), 0)["home"] - before == 3


@pytest.mark.rule("EX-SA-14")
@ALL_EDITIONS
def test_example_five_hunters_roll_fourteen(edition: str) -> None:
    state = do(acting(Board(food=0, placed={"hunt": 5}), edition=edition), "resolve hunt", "roll 14")
    assert board(state, 0)["food"] == 7


@pytest.mark.rule("EX-SA-17")
@PL_UK
def test_example_three_in_the_forest_roll_ten(edition: str) -> None:
    state = do(acting(Board(placed={"forest": 3}), edition=edition), "resolve forest", "roll 10")
    assert goods(state, 0) == {"wood": 3}


@pytest.mark.rule("EX-SA-18")
@PL_UK
def test_example_two_at_the_river_roll_five_and_find_nothing(edition: str) -> None:
    state = do(acting(Board(placed={"river": 2}), edition=edition), "resolve river", "roll 5")
    assert goods(state, 0) == {}


@pytest.mark.rule("EX-SA-18")
def test_example_the_tool_used_on_the_hunt_does_not_help_at_the_river() -> None:
    state = acting(Board(tools=[1, 0, 0], placed={"hunt": 1, "river": 2}), edition="cs")
    do(state, "resolve hunt", "roll 3", "tool 1", "resolve river", "roll 5")
    assert (goods(state, 0), offered(state, "tool")) == ({}, [])


@pytest.mark.rule("EX-SA-22")
def test_example_a_card_with_agriculture() -> None:
    mine = Board(goods={"wood": 1}, placed={"card 1": 1})
    state = acting(mine, edition="pl", slots=["C07", "C01", "C03", "C04"])
    do(state, "resolve card 1", "pay wood")
    assert (goods(state, 0), board(state, 0)["agriculture"], bought(state, 0)) == ({}, 1, ["C07"])
