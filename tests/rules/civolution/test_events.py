"""Phase 7: the weather, the event, the category of the era, the monolith (CV-151 to CV-156)."""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    Seat,
    console,
    do,
    doing,
    legal,
    markers,
    score,
    table,
    tribes,
)

TRIBE = "b-forest camp strong"
OTHER = "c-desert camp strong"


def weather(place: str, event: str, seats: dict[int, Seat] | None = None, **more: Any) -> Civolution:
    """The beginning of phase 7: F1 is one step hotter, F3 two, F2 one colder, F4 two."""
    return table(seats=seats, agenda=[["Phase", 7]], phase=7, weather=place, event=event, **more)


@pytest.mark.rule("CV-151")
@pytest.mark.parametrize(
    ("before", "event", "after"),
    [("mild", "F1", 1), ("mild", "F3", 2), ("mild", "F2", -1), ("mild", "F4", -2), ("hot", "F4", 0)],
)
def test_the_indicator_moves_as_the_event_shows(before: str, event: str, after: int) -> None:
    state = weather(before, event, {0: {"markers": {"food": 9, "money": 1}, "tribes": [TRIBE], "columns": {9: ["K1"]}}})
    assert state.weather == after


@pytest.mark.rule("CV-151", "EX-CV-37")
@pytest.mark.parametrize(("before", "event", "after"), [("warm", "F3", 2), ("hot", "F1", 2), ("cold", "F4", -2)])
def test_over_a_white_line_the_indicator_stops_and_tribes_must_go(before: str, event: str, after: int) -> None:
    seat: Seat = {"tribes": [TRIBE, "b-forest fire weak"], "markers": {"food": 5}}
    state = weather(before, event, {0: seat})
    assert (state.weather, legal(state)) == (after, ["tribe b-forest fire weak", "tribe b-forest camp strong"])


@pytest.mark.rule("EX-CV-37", "CV-153")
@pytest.mark.parametrize(("before", "event"), [("warm", "F1"), ("rain", "F2")])
def test_at_hot_or_cold_food_or_a_tribe_is_given(before: str, event: str) -> None:
    seat: Seat = {"tribes": [TRIBE, "b-forest fire weak"], "markers": {"food": 5}}
    assert legal(weather(before, event, {0: seat})) == ["do food", "do tribe"]


@pytest.mark.rule("CV-153")
def test_one_food_is_enough_at_hot() -> None:
    seat: Seat = {"tribes": [TRIBE], "markers": {"food": 5}}
    state = do(weather("warm", "F1", {0: seat}), "do food")
    assert (markers(state, "food"), tribes(state)) == (4, [TRIBE])


@pytest.mark.rule("CV-153")
def test_without_food_a_tribe_must_go() -> None:
    assert tribes(weather("warm", "F1", {0: {"tribes": [TRIBE]}})) == []


@pytest.mark.rule("CV-153")
def test_without_tribes_food_must_go() -> None:
    assert markers(weather("warm", "F1", {0: {"markers": {"food": 2}}}), "food") == 1


@pytest.mark.rule("CV-153")
def test_with_neither_food_nor_tribes_nothing_happens() -> None:
    before = table().snapshot()["pieces"]["seats"][0]
    state = doing(["Weather", 0, 2], weather="hot")
    assert state.snapshot()["pieces"]["seats"][0] == before


@pytest.mark.rule("CV-153", "AMB-29")
def test_favor_saves_the_tribe_that_the_heat_takes() -> None:
    state = do(weather("warm", "F1", {0: {"tribes": [TRIBE], "favor": 2}}), "do favor")
    assert (tribes(state), console(state)["favor"]) == ([TRIBE], 1)


@pytest.mark.rule("AMB-29")
def test_favor_saves_a_tribe_beyond_the_line_too() -> None:
    state = do(weather("hot", "F1", {0: {"tribes": [TRIBE], "favor": 2, "markers": {"food": 3}}}), "do favor")
    assert (tribes(state), markers(state, "food")) == ([TRIBE], 3)


@pytest.mark.rule("AMB-30")
def test_beyond_the_line_nobody_without_tribes_loses_food() -> None:
    assert markers(weather("hot", "F1", {0: {"markers": {"food": 2}}}), "food") == 2


@pytest.mark.rule("CV-152")
@pytest.mark.parametrize(
    ("before", "event", "choices"),
    [
        ("mild", "F1", ["do income", "decline"]),
        ("rain", "F1", ["do income", "do activity", "decline"]),
        ("mild", "F2", ["do activity", "decline"]),
    ],
)
def test_good_weather_offers_its_effect(before: str, event: str, choices: list[str]) -> None:
    seat: Seat = {"columns": {9: ["K1"]}, "markers": {"money": 1}}
    assert sorted(legal(weather(before, event, {0: seat}))) == sorted(choices)


@pytest.mark.rule("CV-152")
def test_good_weather_may_be_declined() -> None:
    state = do(weather("mild", "F1", {0: {"columns": {9: ["K1"]}}}), "decline")
    assert (markers(state, "food"), score(state)) == (0, 0)


@pytest.mark.rule("CV-152")
def test_the_weather_goes_round_in_seating_order() -> None:
    seats: dict[int, Seat] = {0: {"columns": {9: ["K1"]}}, 1: {"columns": {9: ["K2"]}}, 2: {"columns": {9: ["K3"]}}}
    state = weather("mild", "F1", seats, players=3, first=1)
    movers = [state.mover, do(state, "decline").mover, do(state, "decline").mover]
    assert movers == [1, 2, 0]


# ---- the event ------------------------------------------------------------------------------------------------------


def event(card: str, seats: dict[int, Seat], **more: Any) -> Civolution:
    return doing(["Event"], seats=seats, event=card, **more)


@pytest.mark.rule("CV-154")
def test_the_leading_civilization_gets_the_bonus() -> None:
    """F2: five points for who leads on Prestige."""
    state = event("F2", {0: {"tracks": {"prestige": 3}}, 1: {"tracks": {"prestige": 4}}})
    assert (score(state, 0), score(state, 1)) == (0, 5)


@pytest.mark.rule("CV-154", "CV-154a", "EX-CV-38")
def test_a_tie_for_the_lead_leaves_the_bonus_to_nobody() -> None:
    seats: dict[int, Seat] = {0: {"tracks": {"prestige": 4}}, 1: {"tracks": {"prestige": 4}}, 2: {}}
    state = event("F2", seats, players=3)
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CV-154a")
def test_where_nobody_qualifies_the_bonus_is_lost() -> None:
    """F15: four points for all with five upgrades."""
    state = event("F15", {0: {"upgrades": 4}, 1: {"upgrades": 2}})
    assert [score(state, seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("CV-154a", "AMB-31")
def test_all_civilizations_with_the_most_includes_the_tied_ones() -> None:
    """F6: four points for all with the most food."""
    food: Seat = {"markers": {"food": 3}}
    state = event("F6", {0: food, 1: {"markers": {"food": 1}}, 2: food}, players=3)
    assert [score(state, seat) for seat in range(3)] == [4, 0, 4]


@pytest.mark.rule("CV-154")
def test_bonuses_for_several_are_taken_in_seating_order() -> None:
    """F14: a goal chip for all with two installed ones."""
    goals: dict[int, Seat] = {0: {"columns": {1: ["G1+G2"]}}, 1: {"columns": {1: ["G3+G4"]}}}
    state = event("F14", goals, first=1)
    movers = [state.mover, do(state, "decline").mover]
    assert movers == [1, 0]


@pytest.mark.rule("CV-154", "AMB-31")
def test_an_event_sends_a_farm_home_before_it_pays() -> None:
    """F4: all with the most farms return one; money and points for them."""
    seats: dict[int, Seat] = {0: {"farms": ["b-forest"]}, 1: {"farms": ["c-desert"]}}
    state = event("F4", seats)
    assert [(console(state, seat)["farms_left"], score(state, seat)) for seat in range(2)] == [(3, 3), (3, 3)]


@pytest.mark.rule("CV-154")
def test_the_owner_chooses_the_farm_that_goes() -> None:
    assert legal(event("F4", {0: {"farms": ["b-forest", "c-desert"]}})) == ["in b-forest", "in c-desert"]


@pytest.mark.rule("AMB-53")
def test_a_boat_sent_home_loses_its_tribes_without_help() -> None:
    """F20: all with the most boats return one."""
    seat: Seat = {"boats": ["a-water"], "tribes": ["a-water camp strong", TRIBE], "favor": 4}
    state = event("F20", {0: seat})
    assert (tribes(state), console(state)["favor"], console(state)["boats_left"]) == ([TRIBE], 4, 2)


@pytest.mark.rule("AMB-53")
@pytest.mark.parametrize("loaded", [0, 1])
def test_the_notch_of_a_boat_sent_home_stays_as_it_is(loaded: int) -> None:
    state = event("F20", {0: {"boats": ["a-water"], "markers": {"raw a-water": loaded}}})
    assert (state.seats[0].boats, state.seats[0].empty_boats) == (1 + loaded, 1 - loaded)


@pytest.mark.rule("AMB-53")
def test_a_boat_with_an_empty_notch_is_built_again_without_a_marker() -> None:
    seat: Seat = {"boats": ["a-water", "d-water"], "tribes": [TRIBE]}
    state = doing(["Event"], ["Build", 0, 1, 1, 0], seats={0: seat}, event="F20")
    do(state, "in a-water", "take wood", "build boat", "in a-water", "done")
    assert markers(state, "raw a-water") == 0


# ---- the era's category ---------------------------------------------------------------------------------------------

SCORING = ["EraScoring"]


@pytest.mark.rule("CV-155")
@pytest.mark.parametrize(("era", "points"), [(1, 15), (2, 12), (3, 9), (4, 6)])
def test_a_unit_is_worth_what_is_printed_below_the_tile(era: int, points: int) -> None:
    tiles = ["culture"] * 4
    state = doing(SCORING, seats={0: {"tracks": {"culture": 3}}}, era=era, era_tiles=tiles)
    assert score(state) == points


@pytest.mark.rule("CV-155")
def test_each_era_scores_its_own_tile() -> None:
    tracks = {"technology": 1, "prestige": 2, "knowledge": 12, "construction": 12, "culture": 12}
    state = doing(SCORING, seats={0: {"tracks": tracks}}, era=2)
    assert score(state) == 8


def first_after(units: list[int], first: int = 0) -> int:
    seats: dict[int, Seat] = {seat: {"tracks": {"construction": number}} for seat, number in enumerate(units)}
    return int(doing(SCORING, seats=seats, players=len(units), era=4, first=first).first)


@pytest.mark.rule("CV-156", "EX-CV-39")
@pytest.mark.parametrize(("units", "first"), [([5, 5, 2], 1), ([5, 2, 5], 2), ([5, 2, 2], 0), ([0, 0, 0], 1)])
def test_the_monolith_goes_to_who_scored_most(units: list[int], first: int) -> None:
    assert first_after(units) == first


@pytest.mark.rule("CV-156")
def test_a_tie_is_broken_clockwise_from_the_outgoing_holder() -> None:
    assert first_after([5, 1, 0, 5], first=2) == 3


@pytest.mark.rule("AMB-2")
def test_a_tied_outgoing_holder_passes_the_monolith_on() -> None:
    assert first_after([5, 0, 5], first=2) == 0


@pytest.mark.rule("AMB-2")
def test_an_outgoing_holder_who_alone_scored_most_keeps_the_monolith() -> None:
    assert first_after([4, 0, 5], first=2) == 2


@pytest.mark.rule("CV-156")
def test_the_new_holder_begins_phase_8() -> None:
    seats: dict[int, Seat] = {0: {"columns": {9: ["K1"]}}, 1: {"columns": {9: ["K2"]}, "tracks": {"technology": 3}}}
    state = table(seats=seats, agenda=[["Phase", 8], SCORING], phase=7, event="F1")
    assert state.mover == 1
