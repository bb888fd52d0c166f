"""What a choice would cost and bring, and what a seat may know."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import epoka
from tests.rules.stoneage.table import Board, board, do, legal, start, table

DIVISORS = {"hunt": 2, "forest": 3, "clay": 4, "quarry": 5, "river": 6}
GOODS = {"hunt": "food", "forest": "wood", "clay": "clay", "quarry": "stone", "river": "gold"}
PLENTY = {"wood": 9, "clay": 9, "stone": 9, "gold": 9}


def preview(state: epoka.State, name: str) -> dict[str, Any]:
    return state.preview(state.action(name))


def acting(placed: dict[str, int], **mine: Any) -> epoka.State:
    """Seat 0 of two acts with workers on these places and in the forest, so that there is a choice to make."""
    seat: Board = {"placed": {**placed, "forest": 1}, **mine}  # type: ignore[typeddict-item]
    return table(2, phase="act", seats={0: seat})


def rolled_amounts(dice: int, divisor: int) -> dict[int, float]:
    """How likely each yield is, counted roll by roll."""
    counts = Counter(sum(faces) // divisor for faces in product(range(1, 7), repeat=dice))
    return {amount: count / 6**dice for amount, count in counts.items()}


# ---- previews of places ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-25", "SA-27")
@pytest.mark.parametrize("place", DIVISORS)
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_a_gathering_place_previews_its_exact_odds(place: str, workers: int) -> None:
    found = preview(table(2), f"place {place} {workers}")
    assert (found["dice"], found["average"]) == (workers, 3.5 * workers)
    assert (found["divisor"], found["good"]) == (DIVISORS[place], GOODS[place])
    assert dict(found["chances"]) == pytest.approx(rolled_amounts(workers, DIVISORS[place]))
    assert sum(chance for _, chance in found["chances"]) == pytest.approx(1)


def test_odds_are_listed_from_the_smallest_yield_on() -> None:
    amounts = [amount for amount, _ in preview(table(2), "place hunt 5")["chances"]]
    assert amounts == list(range(2, 16))


def test_resolving_previews_what_placing_did() -> None:
    found = preview(acting({"hunt": 3}), "resolve hunt")
    assert found == preview(table(2), "place hunt 3")


@pytest.mark.rule("SA-13", "SA-25")
def test_more_hunters_preview_the_roll_of_all_of_them() -> None:
    state = table(2, seats={0: {"placed": {"hunt": 2}}}, edition="cs")
    assert preview(state, "place hunt 1") == preview(table(2), "place hunt 3")


@pytest.mark.parametrize(
    ("place", "mine", "gain"),
    [
        ("toolmaker", {}, {"tool": 1}),
        ("toolmaker", {"tools": [4, 4, 3]}, {"tool": 1}),
        ("toolmaker", {"tools": [4, 4, 4]}, {"tool": 0}),
        ("hut", {"workers": 9}, {"workers": 1}),
        ("hut", {"workers": 10}, {"workers": 0}),
        ("field", {"agriculture": 9}, {"agriculture": 1}),
        ("field", {"agriculture": 10}, {"agriculture": 0}),
    ],
)
def test_a_village_place_previews_its_gain_or_that_there_is_none(
    place: str, mine: dict[str, Any], gain: dict[str, int]
) -> None:
    state = table(2, seats={0: Board(**mine)})  # type: ignore[typeddict-item]
    assert preview(state, f"place {place}") == {"gain": gain}


@pytest.mark.rule("SA-28")
@pytest.mark.parametrize("slot", range(1, 5))
def test_a_card_previews_its_price(slot: int) -> None:
    state = table(2, slots=["C01", "C03", "C04", "C13"])
    assert preview(state, f"place card {slot}")["cost"] == {"any": slot}


@pytest.mark.parametrize(
    ("card", "upper", "gain"),
    [
        ("C01", "food", {"food": 7}),
        ("C09", "resource", {"stone": 2}),
        ("C31", "points", {"points": 3}),
        ("C06", "tool", {"tool": 1}),
        ("C18", "agriculture", {"agriculture": 1}),
    ],
)
def test_a_card_previews_what_it_brings_for_certain(card: str, upper: str, gain: dict[str, int]) -> None:
    found = preview(table(2, slots=[card, "C03", "C04", "C13"]), "place card 1")
    assert found == {"cost": {"any": 1}, "card": card, "upper": upper, "gain": gain}


@pytest.mark.parametrize(("card", "gain"), [("C06", {"tool": 0}), ("C07", {"agriculture": 0})])
def test_a_card_previews_that_its_gain_would_be_lost(card: str, gain: dict[str, int]) -> None:
    full: Board = {"tools": [4, 4, 4], "agriculture": 10}
    state = table(2, slots=[card, "C03", "C04", "C13"], seats={0: full})
    assert preview(state, "place card 1")["gain"] == gain


@pytest.mark.parametrize(
    ("card", "upper"),
    [("C02", "dice-for-all"), ("C15", "extra-card"), ("C22", "single-use-tool"), ("C14", "two-resources")],
)
def test_a_card_whose_gain_is_open_previews_its_kind_alone(card: str, upper: str) -> None:
    found = preview(table(2, slots=[card, "C03", "C04", "C13"]), "place card 1")
    assert found == {"cost": {"any": 1}, "card": card, "upper": upper}


@pytest.mark.parametrize(("card", "good", "divisor"), [("C05", "gold", 6), ("C34", "stone", 5), ("C36", "wood", 3)])
def test_a_card_with_dice_previews_their_odds(card: str, good: str, divisor: int) -> None:
    roll = preview(table(2, slots=[card, "C03", "C04", "C13"]), "place card 1")["roll"]
    assert (roll["dice"], roll["good"], roll["divisor"]) == (2, good, divisor)
    assert dict(roll["chances"]) == pytest.approx(rolled_amounts(2, divisor))


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("B12", {"cost": {"clay": 1, "stone": 2}, "building": "B12", "gain": {"points": 14}}),
        ("B24", {"cost": {"any": 5, "kinds": 3}, "building": "B24"}),
        ("B26", {"cost": {"least": 1, "most": 7}, "building": "B26"}),
    ],
)
def test_a_building_previews_its_price_and_its_points_where_they_are_fixed(tile: str, expected: dict[str, Any]) -> None:
    assert preview(table(2, stacks=[tile, "B01"]), "place building 1") == expected


# ---- previews of decisions -------------------------------------------------------------------------------------------


def test_paying_for_a_card_previews_the_resource_and_what_is_left_to_pay() -> None:
    state = do(acting({"card 3": 1}, goods=PLENTY), "resolve card 3")
    assert preview(state, "pay clay") == {"cost": {"clay": 1}, "left": 2}
    assert preview(do(state, "pay clay"), "pay gold") == {"cost": {"gold": 1}, "left": 1}


def test_building_previews_price_and_points() -> None:
    state = table(2, phase="act", stacks=["B04", "B01"], seats={0: {"placed": {"building 1": 1}, "goods": PLENTY}})
    assert preview(state, "build") == {"cost": {"wood": 2, "gold": 1}, "building": "B04", "gain": {"points": 12}}


def test_paying_for_a_building_previews_the_points_so_far() -> None:
    state = table(2, phase="act", stacks=["B26", "B01"], seats={0: {"placed": {"building 1": 1}, "goods": PLENTY}})
    assert preview(state, "pay clay") == {"cost": {"clay": 1}, "value": 4}
    do(state, "pay clay")
    assert preview(state, "pay gold") == {"cost": {"gold": 1}, "value": 10}
    assert preview(state, "done") == {"gain": {"points": 4}}


@pytest.mark.parametrize("placed", ["card 1", "building 1"])
@pytest.mark.parametrize("building", ["B01", "B26"])
def test_declining_forfeits_and_costs_or_brings_nothing(placed: str, building: str) -> None:
    state = table(2, phase="act", stacks=[building, "B02"], seats={0: {"placed": {placed: 1}, "goods": PLENTY}})
    assert preview(state, "decline") == {"forfeits": True}


def test_tools_preview_the_total_and_what_it_brings() -> None:
    mine: Board = {"placed": {"quarry": 2}, "tools": [2, 1, 0], "open_tools": ["C22"]}
    state = do(table(2, phase="act", seats={0: mine}), "roll 8")
    assert preview(state, "tools done") == {"total": 8, "gain": {"stone": 1}}
    assert preview(state, "tool 1") == {"total": 10, "gain": {"stone": 2}}
    assert preview(state, "tool 2") == {"total": 9, "gain": {"stone": 1}}
    assert preview(state, "tool card C22") == {"total": 12, "gain": {"stone": 2}}


def test_growing_a_tool_previews_its_new_value() -> None:
    mine: Board = {"placed": {"toolmaker": 1}, "tools": [2, 2, 2], "used": [3]}
    state = table(2, phase="act", seats={0: mine})
    assert preview(state, "grow 3") == {"gain": {"tool": 1}, "value": 3}


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize(
    ("face", "gain"),
    [
        (1, {"wood": 1}),
        (2, {"clay": 1}),
        (3, {"stone": 1}),
        (4, {"gold": 1}),
        (5, {"tool": 1}),
        (6, {"agriculture": 1}),
    ],
)
@pytest.mark.parametrize("deferred", [False, True])
def test_a_die_previews_its_benefit(face: int, gain: dict[str, int], deferred: bool) -> None:
    mine: Board = {"placed": {"card 1": 1}, "goods": {"wood": 1}}
    row: list[str | None] = ["C02", "C03", "C04", "C13"]
    state = table(3, phase="act", slots=row, seats={0: mine}, dice_choice_deferred=deferred)
    first, other = sorted([face, 1 if face > 1 else 2]), 3 if face != 3 else 4
    faces = " ".join(str(each) for each in sorted([*first, other]))
    do(state, "pay wood", f"roll dice {faces}")
    assert preview(state, f"take {face}") == {"gain": gain}
    do(state, f"take {other}")
    assert (state.mover, preview(state, f"take {face}")) == (1, {"gain": gain})


@pytest.mark.rule("SA-40")
@pytest.mark.parametrize(("face", "gain"), [(5, {"tool": 0}), (6, {"agriculture": 0})])
def test_a_die_previews_that_its_benefit_would_be_lost(face: int, gain: dict[str, int]) -> None:
    mine: Board = {"placed": {"card 1": 1}, "goods": {"wood": 1}, "tools": [4, 4, 4], "agriculture": 10}
    state = table(2, phase="act", slots=["C02", "C03", "C04", "C13"], seats={0: mine})
    assert preview(do(state, "pay wood", "roll dice 5 6"), f"take {face}") == {"gain": gain}


@pytest.mark.rule("SA-42")
def test_redeeming_previews_the_two_resources() -> None:
    state = acting({"hunt": 1}, two_resources=True)
    assert preview(state, "redeem wood gold") == {"gain": {"wood": 1, "gold": 1}}
    assert preview(state, "redeem clay clay") == {"gain": {"clay": 2}}
    hungry = table(2, phase="feed", seats={0: {"food": 0, "two_resources": True}})
    assert preview(hungry, "redeem stone stone") == {"gain": {"stone": 2}}


@pytest.mark.rule("SA-42")
def test_redeeming_on_purchase_previews_the_two_resources() -> None:
    mine: Board = {"placed": {"card 1": 1}, "goods": {"wood": 1}}
    row: list[str | None] = ["C14", "C03", "C04", "C13"]
    state = do(table(2, phase="act", slots=row, seats={0: mine}, any_two_now=True), "pay wood")
    assert preview(state, "redeem gold gold") == {"gain": {"gold": 2}}


@pytest.mark.rule("SA-54", "SA-55", "SA-56")
@pytest.mark.parametrize(("edition", "give_up", "loss"), [("uk", "starve", -10), ("cs", "done", -12)])
def test_feeding_previews_what_stays_missing_and_what_hunger_costs(edition: str, give_up: str, loss: int) -> None:
    state = table(2, phase="feed", seats={0: {"food": 2, "goods": PLENTY}}, edition=edition)
    assert preview(state, "feed stone") == {"cost": {"stone": 1}, "missing": 2}
    assert preview(state, give_up) == {"gain": {"points": loss}}


def test_feeding_in_part_previews_the_smaller_loss() -> None:
    state = do(table(2, phase="feed", seats={0: {"food": 2, "goods": PLENTY}}, edition="cs"), "feed wood")
    assert preview(state, "done") == {"gain": {"points": -8}}


def test_taking_workers_back_costs_and_brings_nothing() -> None:
    state = table(2, phase="act", seats={0: {"placed": {"hut": 2}}}, optional_actions=True)
    assert preview(state, "return hut") == {}


def test_an_illegal_action_has_no_preview() -> None:
    state = table(2)
    with pytest.raises(epoka.Illegal):
        preview(state, "build")


# ---- what is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "names", "prompt"),
    [
        (table(2), [], ("place-workers", {"home": 5})),
        (acting({"hunt": 1}), [], ("resolve-places", {"places": 2})),
        (acting({"hunt": 1}), ["resolve hunt"], ("chance", {})),
        (
            acting({"hunt": 2}, tools=[1, 0, 0]),
            ["resolve hunt", "roll 7"],
            ("use-tools", {"total": 7, "divisor": 2, "good": "food", "amount": 3}),
        ),
        (
            acting({"card 2": 1}, goods=PLENTY),
            ["resolve card 2", "pay wood"],
            ("pay-card", {"card": "C03", "left": 1, "price": 2}),
        ),
        (acting({"toolmaker": 1}, tools=[1, 1, 1], used=[1]), ["resolve toolmaker"], ("grow-tool", {})),
        (acting({"building 1": 1}, goods=PLENTY), ["resolve building 1"], ("buy-building", {"building": "B01"})),
        (table(2, phase="feed", seats={0: {"food": 2, "goods": PLENTY}}), [], ("pay-food", {"missing": 3, "loss": 10})),
        (
            table(2, phase="feed", seats={0: {"food": 2, "goods": PLENTY}}, edition="cs"),
            ["feed wood"],
            ("pay-food", {"missing": 2, "loss": 8}),
        ),
    ],
)
def test_the_prompt_says_what_is_asked_with_its_numbers(
    state: epoka.State, names: list[str], prompt: tuple[str, dict[str, Any]]
) -> None:
    assert do(state.copy(), *names).prompt() == prompt


@pytest.mark.parametrize(
    ("tile", "prompt"),
    [
        ("B24", ("pay-building", {"building": "B24", "paid": 1, "value": 4, "left": 4, "kinds": 3})),
        ("B26", ("pay-building-freely", {"building": "B26", "paid": 1, "value": 4, "left": 6})),
    ],
)
def test_the_prompt_of_a_variable_price_says_what_is_paid(tile: str, prompt: tuple[str, dict[str, Any]]) -> None:
    state = table(2, phase="act", stacks=[tile, "B02"], seats={0: {"placed": {"building 1": 1}, "goods": PLENTY}})
    assert do(state, "pay clay").prompt() == prompt


@pytest.mark.parametrize("deferred", [False, True])
def test_the_prompt_of_the_dice_for_all_lists_those_left(deferred: bool) -> None:
    mine: Board = {"placed": {"card 1": 1}, "goods": {"wood": 1}}
    row: list[str | None] = ["C02", "C03", "C04", "C13"]
    state = table(3, phase="act", slots=row, seats={0: mine}, dice_choice_deferred=deferred)
    do(state, "pay wood", "roll dice 1 4 6", "take 4")
    assert state.prompt() == ("take-die", {"faces": "1 6"})


def test_the_prompt_of_any_two_now_asks_for_the_pair() -> None:
    mine: Board = {"placed": {"card 1": 1}, "goods": {"wood": 1}}
    row: list[str | None] = ["C14", "C03", "C04", "C13"]
    assert do(table(2, phase="act", slots=row, seats={0: mine}, any_two_now=True), "pay wood").prompt() == (
        "redeem-now",
        {},
    )


# ---- views -----------------------------------------------------------------------------------------------------------


def test_a_player_board_shows_all_its_pieces() -> None:
    mine: Board = {
        "food": 7,
        "goods": {"wood": 1, "gold": 2},
        "workers": 6,
        "placed": {"hunt": 2, "card 1": 1},
        "agriculture": 3,
        "tools": [2, 1, 1],
        "used": [2],
        "cards": ["C20"],
        "open_tools": ["C23"],
        "two_resources": True,
        "buildings": ["B05"],
        "building_points": 12,
        "card_points": 3,
        "hunger": -10,
    }
    shown = table(2, seats={0: mine}).view(1)["seats"][0]
    breakdown = shown.pop("breakdown")
    assert shown == {
        "workers": 6,
        "home": 3,
        "food": 7,
        "agriculture": 3,
        "goods": {"wood": 1, "clay": 0, "stone": 0, "gold": 2},
        "placed": {"hunt": 2, "card 1": 1},
        "tools": [2, 1, 1],
        "used": [False, True, False],
        "cards": ["C14", "C20", "C23"],
        "extra": None,
        "has_extra": False,
        "open_tools": ["C23"],
        "two_resources": True,
        "buildings": ["B05"],
        "track": 5,
        "points": sum(breakdown.values()),
    }


def test_the_board_shows_cards_stacks_and_what_nobody_has_seen() -> None:
    state = table(2, slots=["C01", None, "C04", None], deck=["C20", "C33"], stacks=["B26", "B02"], heights=[3, 7])
    shown = state.view()
    assert shown["slots"] == ["C01", None, "C04", None]
    assert shown["stacks"] == [{"top": "B26", "height": 3}, {"top": "B02", "height": 7}]
    assert shown["unseen_cards"] == ["C20", "C33"]
    assert len(shown["unseen_buildings"]) == 28 - 4 - 2
    assert not {"B26", "B02"} & set(shown["unseen_buildings"])


@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_no_tile_under_the_top_of_a_stack_is_shown_in_any_edition(edition: str) -> None:
    shown = table(2, stacks=["B01", "B02"], edition=edition).view(0)
    assert shown["stacks"] == [{"top": "B01", "height": 7}, {"top": "B02", "height": 7}]
    assert len(shown["unseen_buildings"]) == 26


@pytest.mark.rule("SA-29")
def test_cards_bought_openly_stay_visible_to_all() -> None:
    state = table(2, seats={0: {"cards": ["C20", "C31"]}})
    assert [state.view(seat)["seats"][0]["cards"] for seat in (0, 1, None)] == [["C20", "C31"]] * 3


@pytest.mark.rule("SA-62")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_number_of_cards_left_can_be_kept_out_of_the_views(seat: int | None) -> None:
    assert table(2).view(seat)["deck"] == 32
    hidden = table(2, deck_count_public=False).view(seat)
    assert not {"deck", "unseen_cards"} & set(hidden)


# ---- the extra card is its owner's secret ----------------------------------------------------------------------------


def with_extra(card: str, **more: Any) -> epoka.State:
    return table(3, seats={1: {"cards": ["C15"], "extra": card, "workers": 6}}, **more)


@pytest.mark.rule("SA-39")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_else_can_tell_which_extra_card_was_drawn(seat: int | None) -> None:
    assert with_extra("C36").view(seat) == with_extra("C20").view(seat)
    assert with_extra("C36").view(seat)["seats"][1]["has_extra"] is True


@pytest.mark.rule("SA-39")
def test_the_owner_sees_his_extra_card_and_that_it_is_not_in_the_deck() -> None:
    shown = with_extra("C36").view(1)
    assert shown["seats"][1]["extra"] == "C36"
    assert "C36" not in shown["unseen_cards"]


@pytest.mark.rule("SA-39")
def test_for_the_others_the_extra_card_is_among_the_unseen_ones() -> None:
    shown = with_extra("C36").view(0)
    assert "C36" in shown["unseen_cards"]
    assert len(shown["unseen_cards"]) == shown["deck"] + 1


@pytest.mark.rule("SA-39")
def test_the_points_of_the_extra_card_show_to_its_owner_only() -> None:
    state = with_extra("C36")
    assert [state.view(seat)["seats"][1]["breakdown"]["shaman"] for seat in (0, 1, 2, None)] == [0, 12, 0, 0]
    assert [state.view(seat)["seats"][1]["points"] for seat in (0, 1)] == [1, 13]


@pytest.mark.rule("SA-39", "SA-43")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_at_the_end_everybody_sees_the_extra_card_and_its_points(seat: int | None) -> None:
    state = with_extra("C36", phase="end", slots=["C01", "C03", "C04", None], deck=[])
    assert state.over
    shown = state.view(seat)
    assert (shown["seats"][1]["extra"], shown["seats"][1]["breakdown"]["shaman"]) == ("C36", 12)
    assert shown["unseen_cards"] == []


@pytest.mark.rule("SA-39")
def test_the_log_names_the_extra_card_to_its_owner_only() -> None:
    state = start(2, cards=("C15", "C03", "C04", "C13"))
    do(state, "place card 1", "place hunt 5", "place forest 4", "resolve forest", "roll 12", "pay wood", "deal C36")
    own = state.log(0)[-1]
    assert own["action"] == "deal C36"
    assert {"key": "extra-card", "seat": 0, "card": "C36", "rule": "SA-39"} in own["events"]
    for seat in (1, None):
        entry = state.log(seat)[-1]
        assert (entry["action"], entry["number"]) == ("", own["number"])
        assert {"key": "extra-card-hidden", "seat": 0, "rule": "SA-39"} in entry["events"]
        assert "C36" not in str(state.log(seat))


@pytest.mark.rule("SA-39")
def test_what_another_seat_may_choose_does_not_depend_on_the_extra_card() -> None:
    assert legal(with_extra("C36")) == legal(with_extra("C22"))


@pytest.mark.rule("SA-39")
def test_an_imagined_state_keeps_the_secret_from_others_and_the_card_for_its_owner() -> None:
    state = with_extra("C36")
    drawn = {board(state.imagine(0, epoka.Dealer(seed)), 1)["extra"] for seed in range(500)}
    assert drawn == set(state.view(0)["unseen_cards"])
    assert {board(state.imagine(1, epoka.Dealer(seed)), 1)["extra"] for seed in range(5)} == {"C36"}
