"""The names of the actions, to the letter, and the protocol of small decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.games.stoneage import notation, places
from tests.rules.stoneage.table import (
    BUILDING_IDS,
    CARD_IDS,
    GAME,
    Board,
    board,
    do,
    events,
    goods,
    legal,
    offered,
    refused,
    slots,
    start,
    table,
)

RESOURCES = ["wood", "clay", "stone", "gold"]
PLACES = [
    *["hunt", "forest", "clay", "quarry", "river", "toolmaker", "hut", "field"],
    *["card 1", "card 2", "card 3", "card 4", "building 1", "building 2", "building 3", "building 4"],
]
PAIRS = [
    *["redeem wood wood", "redeem wood clay", "redeem wood stone", "redeem wood gold", "redeem clay clay"],
    *["redeem clay stone", "redeem clay gold", "redeem stone stone", "redeem stone gold", "redeem gold gold"],
]


# ---- names and numbers ----------------------------------------------------------------------------------------------


def test_the_numbering_is_the_one_that_was_published() -> None:
    written = Path(__file__).with_name("action-names.txt").read_text(encoding="utf-8").splitlines()
    assert GAME.names == written


def test_decisions_come_before_chance() -> None:
    chance = [name for name in GAME.names if name.split()[0] in ("starter", "deal", "roll")]
    assert GAME.names[GAME.num_actions :] == chance
    assert (GAME.num_actions, GAME.num_codes) == (119, len(GAME.names))


def test_every_decision_is_written_as_fixed() -> None:
    counted = [f"hunt {count}" for count in range(1, 11)]
    counted += [f"{place} {count}" for place in ("forest", "clay", "quarry", "river") for count in range(1, 8)]
    assert set(GAME.names[: GAME.num_actions]) == {
        *[f"place {place}" for place in [*counted, *PLACES[5:]]],
        *[f"resolve {place}" for place in PLACES],
        *[f"return {place}" for place in PLACES],
        *PAIRS,
        *["tool 1", "tool 2", "tool 3", "tool card C22", "tool card C23", "tool card C24", "tools done"],
        *[f"pay {resource}" for resource in RESOURCES],
        *["decline", "build", "done", "starve"],
        *[f"take {face}" for face in range(1, 7)],
        *["grow 1", "grow 2", "grow 3"],
        *[f"feed {resource}" for resource in RESOURCES],
    }


def test_every_chance_is_written_as_fixed() -> None:
    dice = [[a, b] for a in range(1, 7) for b in range(a, 7)]
    dice += [[a, b, c] for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]
    dice += [[a, b, c, d] for a in range(1, 7) for b in range(a, 7) for c in range(b, 7) for d in range(c, 7)]
    assert set(GAME.names[GAME.num_actions :]) == {
        *[f"starter {seat}" for seat in range(4)],
        *[f"deal {piece}" for piece in [*CARD_IDS, *BUILDING_IDS]],
        *[f"roll {total}" for total in range(1, 61)],
        *["roll dice " + " ".join(map(str, roll)) for roll in dice],
    }


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (notation.RESOLVE, "resolve hunt"),
        (notation.RETURN, "return hunt"),
        (notation.REDEEM, "redeem wood wood"),
        (notation.USE_TOOL, "tool 1"),
        (notation.USE_TOOL_CARD, "tool card C22"),
        (notation.TOOLS_DONE, "tools done"),
        (notation.PAY, "pay wood"),
        (notation.DECLINE, "decline"),
        (notation.BUILD, "build"),
        (notation.DONE, "done"),
        (notation.TAKE, "take 1"),
        (notation.GROW, "grow 1"),
        (notation.FEED, "feed wood"),
        (notation.STARVE, "starve"),
        (notation.NUM_ACTIONS, "starter 0"),
        (notation.STARTER, "starter 0"),
        (notation.DEAL_CARD, "deal C01"),
        (notation.DEAL_BUILDING, "deal B01"),
        (notation.ROLL + 1, "roll 1"),
        (notation.ROLL_DICE, "roll dice 1 1"),
        (notation.ROLL_DICE + notation.FIRST_ROLL[2], "roll dice 1 1"),
        (notation.ROLL_DICE + notation.FIRST_ROLL[3], "roll dice 1 1 1"),
        (notation.ROLL_DICE + notation.FIRST_ROLL[4], "roll dice 1 1 1 1"),
        (notation.ROLL_DICE + notation.FIRST_ROLL[5] - 1, "roll dice 6 6 6 6"),
    ],
)
def test_a_written_number_stands_for_its_name(number: int, name: str) -> None:
    assert GAME.names[number] == name


@pytest.mark.parametrize("place", PLACES)
def test_placements_begin_where_the_numbering_says(place: str) -> None:
    number = places.NAMES.index(place)
    first = GAME.names[notation.FIRST_PLACEMENT[number]]
    assert first in (f"place {place}", f"place {place} 1")


@pytest.mark.parametrize("action", range(notation.RESOLVE))
def test_a_placement_knows_its_place_and_workers(action: int) -> None:
    place, workers = places.NAMES[notation.PLACEMENT_PLACE[action]], notation.PLACEMENT_WORKERS[action]
    expected = f"place {place} {workers}" if notation.PLACEMENT_PLACE[action] <= places.RIVER else f"place {place}"
    assert GAME.names[action] == expected
    if notation.PLACEMENT_PLACE[action] > places.RIVER:
        assert workers == (2 if place == "hut" else 1)


@pytest.mark.parametrize("dice", [2, 3, 4])
def test_every_roll_for_all_is_numbered_by_its_sorted_faces(dice: int) -> None:
    for number, place in enumerate(notation.ROLL_NUMBERS[dice]):
        faces = sorted(number // 6**die % 6 + 1 for die in range(dice))
        assert GAME.names[notation.ROLL_DICE + place] == "roll dice " + " ".join(map(str, faces))


def test_names_are_unique_and_parsed_back() -> None:
    state = start(2)
    assert [state.action(name) for name in GAME.names] == list(range(GAME.num_codes))


def test_names_are_understood_whatever_their_case_and_spacing() -> None:
    state = start(2)
    assert state.name(state.action("  PLACE   Forest 3 ")) == "place forest 3"
    assert state.name(state.action("deal c07")) == "deal C07"


@pytest.mark.parametrize(
    "name", ["place forest 8", "place hut 2", "tool 4", "roll 61", "redeem gold wood", "roll dice 2 1", ""]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(epoka.BadAction, match="is no action of stone-age"):
        start(2).action(name)


# ---- canonical order ------------------------------------------------------------------------------------------------


def acting(mine: Board, *names: str, **options: Any) -> epoka.State:
    """Seat 0 of two has done what is named; field and hut are still to come."""
    placed = {"field": 1, "hut": 2, **mine.get("placed", {})}
    return do(table(2, phase="act", seats={0: {**mine, "placed": placed}}, **options), *names)


def test_tools_are_added_in_order_of_space_then_of_card() -> None:
    mine = Board(tools=[1, 1, 1], open_tools=["C22", "C23", "C24"], placed={"hunt": 1})
    state = acting(mine, "resolve hunt", "roll 1")
    seen = [legal(state)]
    for name in ("tool 2", "tool card C23"):
        seen.append(legal(do(state, name)))
    cards = ["tool card C22", "tool card C23", "tool card C24"]
    assert seen == [
        ["tool 1", "tool 2", "tool 3", *cards, "tools done"],
        ["tool 3", *cards, "tools done"],
        ["tool card C24", "tools done"],
    ]


def test_after_the_last_tool_the_roll_ends_by_itself_and_not_while_one_was_passed_over() -> None:
    state = acting(Board(food=0, tools=[1, 1, 0], placed={"hunt": 1}), "resolve hunt", "roll 1", "tool 2")
    assert legal(state) == ["tools done"]
    assert (board(do(state, "tool 1"), 0)["food"], offered(state, "tools")) == (1, [])


def test_a_card_is_paid_in_resource_order() -> None:
    purse = {"wood": 2, "clay": 2, "stone": 2, "gold": 2}
    state = acting(Board(goods=purse, placed={"card 4": 1}), "resolve card 4")
    seen = [legal(state)]
    for name in ("pay clay", "pay stone"):
        seen.append(legal(do(state, name)))
    assert seen == [
        ["pay wood", "pay clay", "pay stone", "decline"],
        ["pay clay", "pay stone"],
        ["pay stone", "pay gold"],
    ]


def test_a_building_of_variable_price_is_paid_in_resource_order() -> None:
    purse = {"wood": 2, "clay": 2, "stone": 2, "gold": 2}
    state = acting(Board(goods=purse, placed={"building 1": 1}), "resolve building 1", stacks=["B26", "B01"])
    seen = [legal(state)]
    for name in ("pay clay", "pay stone"):
        seen.append(legal(do(state, name)))
    assert seen == [
        ["pay wood", "pay clay", "pay stone", "pay gold", "decline"],
        ["pay clay", "pay stone", "pay gold", "done"],
        ["pay stone", "pay gold", "done"],
    ]


def test_the_seventh_resource_ends_the_payment_by_itself() -> None:
    mine = Board(goods={"wood": 6, "clay": 2, "gold": 1}, placed={"building 1": 1})
    state = acting(mine, "resolve building 1", *["pay wood"] * 6, "pay clay", stacks=["B26", "B01"])
    assert (board(state, 0)["track"], goods(state, 0)) == (6 * 3 + 4, {"clay": 1, "gold": 1})


def test_the_two_resources_are_named_in_resource_order() -> None:
    state = acting(Board(two_resources=True, placed={"hunt": 1}))
    assert offered(state, "redeem") == PAIRS


@pytest.mark.parametrize("pair", PAIRS)
def test_a_redeemed_pair_brings_the_two_it_names(pair: str) -> None:
    state = acting(Board(two_resources=True, placed={"hunt": 1}), pair)
    words = pair.split()[1:]
    assert goods(state, 0) == {word: words.count(word) for word in words}


def feeding(goods: dict[str, int], **options: Any) -> epoka.State:
    """Seat 0 is three food short."""
    return table(2, phase="feed", seats={0: Board(food=2, goods=goods)}, **options)


def test_missing_food_is_replaced_in_resource_order() -> None:
    state = feeding({"wood": 1, "clay": 2, "stone": 2, "gold": 2})
    seen = [legal(state)]
    for name in ("feed clay", "feed stone"):
        seen.append(legal(do(state, name)))
    assert seen == [
        ["feed wood", "feed clay", "feed stone", "starve"],
        ["feed clay", "feed stone", "feed gold"],
        ["feed stone", "feed gold"],
    ]


def test_each_face_of_the_dice_for_all_is_offered_once() -> None:
    mine = Board(goods={"wood": 1}, placed={"card 1": 1, "field": 1, "hut": 2})
    state = table(4, phase="act", seats={0: mine}, slots=["C02", "C01", "C03", "C04"])
    do(state, "resolve card 1", "pay wood", "roll dice 2 2 5 5")
    assert legal(state) == ["take 2", "take 5"]


def test_equal_dice_for_all_are_taken_without_asking() -> None:
    mine = Board(goods={"wood": 1}, placed={"card 1": 1})
    state = acting(mine, "resolve card 1", "pay wood", "roll dice 2 2", slots=["C02", "C01", "C03", "C04"])
    assert [goods(state, seat) for seat in range(2)] == [{"clay": 1}, {"clay": 1}]


@pytest.mark.parametrize(
    ("tools", "used", "grown"),
    [
        ([1, 1, 1], [3], ["grow 1", "grow 3"]),
        ([1, 1, 1], [1], ["grow 1", "grow 2"]),
        ([1, 1, 1], [2, 3], ["grow 1", "grow 2"]),
        ([3, 2, 2], [1, 3], ["grow 2", "grow 3"]),
    ],
)
def test_a_growing_tool_is_offered_once_for_each_state_of_use(
    tools: list[int], used: list[int], grown: list[str]
) -> None:
    state = acting(Board(tools=tools, used=used, placed={"toolmaker": 1}), "resolve toolmaker")
    assert legal(state) == grown


# ---- only what can be completed -------------------------------------------------------------------------------------


def test_a_payment_is_offered_only_if_it_can_be_completed() -> None:
    state = acting(Board(goods={"wood": 1, "clay": 1, "stone": 1, "gold": 1}, placed={"card 3": 1}), "resolve card 3")
    assert legal(state) == ["pay wood", "pay clay", "decline"]


def test_feeding_with_resources_is_offered_only_if_it_can_be_completed() -> None:
    assert legal(feeding({"wood": 1, "clay": 1, "stone": 1, "gold": 1})) == ["feed wood", "feed clay", "starve"]


def test_in_the_czech_edition_feeding_may_stop_at_any_time() -> None:
    state = feeding({"wood": 1, "gold": 1}, edition="cs")
    assert legal(state) == ["done", "feed wood", "feed gold"]
    assert legal(do(state, "feed wood")) == ["done", "feed gold"]


# ---- nobody is asked without a choice -------------------------------------------------------------------------------


def test_what_is_forced_is_no_part_of_the_history() -> None:
    state = start(2)
    do(state, "place hunt 5", "place hunt 4", "place card 1", "roll 15")
    assert [state.name(action) for action in state.history[6:]] == [
        "place hunt 5",
        "place hunt 4",
        "place card 1",
        "roll 15",
    ]
    assert legal(state) == ["resolve hunt", "resolve card 1"]
    do(state, "resolve hunt", "roll 14")
    assert [state.name(action) for action in state.history[10:]] == ["resolve hunt", "roll 14"]
    assert state.view()["round"] == 2


def test_what_is_forced_is_reported() -> None:
    state = do(start(2), "place hunt 5", "place hunt 4", "place card 1", "roll 15", "resolve hunt")
    forced = [event["action"] for event in events(state, "roll 14") if event["key"] == "forced"]
    assert forced == ["resolve card 1", "decline"]


def test_a_record_without_the_forced_actions_replays_to_the_same_position() -> None:
    state = do(start(2), "place hunt 5", "place hunt 4", "place card 1", "roll 15", "resolve hunt", "roll 14")
    assert epoka.replay(state.record()) == state


def test_the_last_place_is_resolved_without_asking() -> None:
    state = acting(Board(placed={"toolmaker": 1}), "resolve hut", "resolve field")
    assert board(state, 0)["tools"] == [1, 0, 0]


def test_the_last_place_waits_while_two_resources_may_be_redeemed() -> None:
    state = table(2, phase="act", seats={0: Board(two_resources=True, placed={"field": 1})})
    assert legal(state) == ["resolve field", *PAIRS]


def test_the_end_of_a_payment_without_choice_happens_by_itself() -> None:
    state = acting(Board(goods={"wood": 1, "gold": 3}, placed={"card 3": 1}), "resolve card 3", "pay wood")
    assert (goods(state, 0), slots(state)[2]) == ({"gold": 1}, None)


def test_the_end_of_a_payment_is_asked_for_while_another_resource_could_pay() -> None:
    state = acting(Board(goods={"wood": 1, "gold": 3}, placed={"card 3": 1}), "resolve card 3", "pay gold")
    assert (legal(state), [state.name(action) for action in state.choices()]) == (
        ["pay gold"],
        ["pay wood", "pay gold"],
    )


def test_who_can_neither_pay_nor_redeem_starves_without_asking() -> None:
    assert board(feeding({"wood": 2}), 0)["track"] == -10


def test_who_could_redeem_is_asked_before_he_starves() -> None:
    state = table(2, phase="feed", seats={0: Board(food=2, goods={"wood": 1}, two_resources=True)})
    assert legal(state) == [*PAIRS, "starve"]
    assert legal(do(state, "redeem clay clay")) == ["feed wood", "starve"]


def test_redeeming_is_over_with_the_first_resource_fed() -> None:
    state = table(2, phase="feed", seats={0: Board(food=2, goods={"wood": 3, "clay": 3}, two_resources=True)})
    do(state, "feed wood")
    assert legal(state) == ["feed wood", "feed clay"]
    assert refused(state, "redeem wood wood").code == "already-feeding"


def test_the_last_card_of_the_deck_is_dealt_without_asking() -> None:
    state = table(2, phase="end", slots=["C01", "C03", "C04", None], deck=["C36"])
    assert slots(state) == ["C01", "C03", "C04", "C36"]


def test_the_last_unseen_building_is_shown_without_asking() -> None:
    mine = Board(goods={"wood": 2, "clay": 1}, placed={"building 1": 1, "field": 1, "hut": 2})
    state = table(4, phase="act", seats={0: mine}, stacks=["B01", "B02", "B03", "B04"], heights=[2, 1, 1, 1])
    do(state, "resolve building 1", "build")
    assert state.view()["stacks"][0] == {"top": "B05", "height": 1}
