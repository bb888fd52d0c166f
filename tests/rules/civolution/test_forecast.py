"""What the coming phases would mean now: the forecast of the insight."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.games.civolution.components.catalogue import EVENT_CARDS
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.solo_table import solo
from tests.rules.civolution.table import GAME, Seat, table


def forecast(state: Civolution) -> dict[str, Any]:
    found: dict[str, Any] = state.insight(None)["forecast"]
    return found


@pytest.mark.rule("CV-143", "CV-144", "CV-145")
def test_sites_take_food_weaken_tribes_and_give_points() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "d-desert camp weak"], "markers": {"food": 1}}
    state = table(seats={0: seat}, sites={9: "gorge", 10: "glacier", 3: "oak"})
    assert forecast(state)["sites"][0] == {"food": 1, "weakened": 1, "points": 2}


@pytest.mark.rule("EX-CV-35", "CV-146", "CV-147")
@pytest.mark.parametrize(("farms", "need"), [([], 5), (["b-forest"], 2)])
def test_feeding_says_what_is_needed_and_missing(farms: list[str], need: int) -> None:
    """Two tribes on encampments, one in the wilderness, one aboard a boat."""
    tribes = ["b-forest camp strong", "b-forest camp weak", "b-forest wild strong", "a-water camp strong"]
    seat: Seat = {"tribes": tribes, "boats": ["a-water"], "farms": farms, "markers": {"food": 3}}
    entry = forecast(table(seats={0: seat}))["feeding"][0]
    assert entry == {"need": need, "food": 3, "missing": max(need - 3, 0), "points": 3}


@pytest.mark.rule("CV-151", "EX-CV-37")
def test_the_weather_says_where_the_indicator_stops_and_whom_it_harms() -> None:
    boards: dict[int, Seat] = {0: {"tribes": ["b-forest camp strong"]}, 1: {"markers": {"food": 1}}}
    hotter = next(card.id for card in EVENT_CARDS if card.shift == 2)
    told = forecast(table(seats=boards, weather="warm", event=hotter))["weather"]
    assert told == {"shift": 2, "stop": 2, "weather": "hot", "beyond": True, "harmed": [0]}


@pytest.mark.rule("EX-CV-38", "CV-154")
def test_an_event_for_the_leader_concerns_nobody_in_a_tie() -> None:
    boards: dict[int, Seat] = {0: {"tracks": {"technology": 3}}, 1: {"tracks": {"technology": 3}}}
    told = forecast(table(seats=boards, event="F1"))["event"]
    assert told == {"event": "F1", "counts": [3, 3], "concerned": []}
    boards[1] = {"tracks": {"technology": 4}}
    assert forecast(table(seats=boards, event="F1"))["event"]["concerned"] == [1]


@pytest.mark.rule("CV-155", "CV-156", "EX-CV-39")
def test_the_category_says_who_would_get_the_monolith() -> None:
    boards: dict[int, Seat] = {seat: {"tracks": {"technology": space}} for seat, space in enumerate([2, 2, 1])}
    told = forecast(table(3, seats=boards))["category"]
    assert told["category"] == "technology" and told["value"] == 5
    assert (told["units"], told["points"], told["monolith"]) == ([2, 2, 1], [10, 10, 5], 1)


@pytest.mark.rule("CV-164", "EX-CV-41")
def test_statues_and_the_end_are_foreseen() -> None:
    state = table(seats={0: {"statues": [25, 25], "favor": 3, "columns": {1: ["A1"]}}})
    told = forecast(state)
    assert told["income"][0] == {"statues": 2, "each": 2, "points": 4}
    assert told["final"][0]["stages"] == 2
    assert told["final"][0]["points"] == sum(state.breakdown(0).values())


def test_what_is_over_is_foreseen_no_more() -> None:
    told = forecast(table(phase=8, event="F1"))
    assert [told[name] for name in ("sites", "feeding", "weather", "event")] == [None] * 4
    assert told["category"]["era"] == 2


@pytest.mark.rule("CV-193", "CV-194")
def test_vici_meets_no_sites_and_needs_no_food() -> None:
    told = forecast(solo(tribes=["b-forest camp strong"]))
    assert told["sites"][1] is None and told["feeding"][1] is None
    assert told["final"][1]["categories"]["population"]["units"] == 1


def test_before_the_continent_lies_nothing_is_foreseen() -> None:
    assert set(GAME.start(2).insight(None)["forecast"].values()) == {None}


def test_everybody_is_told_the_same() -> None:
    state = GAME.start(3, start="beginner")
    dealer = epoka.Dealer(3)
    for _ in range(150):
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[-1])
    assert state.insight(0)["forecast"] == state.insight(1)["forecast"] == state.insight(None)["forecast"]


@pytest.mark.parametrize(("players", "tokens"), [(1, 6), (2, 6), (3, 12), (4, 16)])
def test_the_display_holds_the_hunting_tokens_that_block_nothing(players: int, tokens: int) -> None:
    """Table 2.6."""
    assert table(players).view(None)["hunting_tokens"] == tokens
    assert table(players, hunted=["b-forest", "c-grassland"]).view(None)["hunting_tokens"] == tokens - 2


@pytest.mark.rule("AMB-14")
def test_hunting_goes_on_without_a_token_left() -> None:
    hunted = ["c-desert", "c-swamp", "c-grassland", "d-desert", "d-forest", "f-swamp", "g-forest"]
    state = table(
        seats={0: {"tribes": ["b-forest camp strong"]}}, agenda=[["Turn", 1], ["Hunt", 0, 1, 0]], hunted=hunted
    )
    assert state.view(None)["hunting_tokens"] == 0
    assert "in b-forest" in [state.name(action) for action in state.actions()]
