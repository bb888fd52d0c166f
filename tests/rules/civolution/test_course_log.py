"""The log lets a reader follow the course of a game: tiles, weather, events, completed stages, the scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import epoka
from epoka.games.civolution.components.codes import E_MIGRATE
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.continent.migration import distances
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import GAME, do, doing, effect

ERA_VALUES = [5, 4, 3, 2]
Told = list[tuple[str, dict[str, Any]]]


def course(players: int, seed: str, **options: Any) -> Iterator[tuple[Civolution, Told]]:
    """A random game: the position after every action, and what was told of it."""
    dealer = epoka.Dealer(seed)
    state = GAME.start(players, **options)
    assert isinstance(state, Civolution)
    events: list[epoka.Event] = []
    state.listen(events)
    while not state.over:
        legal = state.legal()
        chance = state.mover == epoka.CHANCE
        state.act(dealer.draw(state) if chance else legal[dealer.below("choice", len(legal))])
        yield state, [(event.key, event.values) for event in events]
        events.clear()


def of_key(told: Told, key: str) -> list[dict[str, Any]]:
    return [values for name, values in told if name == key]


@pytest.mark.rule("CV-4", "CV-5")
def test_the_scoring_tiles_are_told_as_they_are_laid() -> None:
    tiles: list[dict[str, Any]] = []
    for state, told in course(2, "tiles"):
        tiles += of_key(told, "scoring-tile")
        if state.era:
            break
    view = state.view(None)
    assert [tile["category"] for tile in tiles if tile["era"]] == view["era_tiles"]
    assert sorted(tile["category"] for tile in tiles if not tile["era"]) == sorted(view["final_tiles"])


@pytest.mark.rule("CV-151")
@pytest.mark.parametrize("seed", ["weather 1", "weather 2", "weather 3"])
def test_every_move_of_the_weather_indicator_is_told(seed: str) -> None:
    weather = 0
    for state, told in course(4, seed):
        for key, values in told:
            if key in ("weather", "weather-moved"):
                weather = values["weather"]
        assert state.weather == weather


@pytest.mark.rule("CV-108")
@pytest.mark.parametrize("stage", [1, 2])
def test_a_completed_stage_is_told_before_its_bonus(stage: int) -> None:
    columns = {1: ["A1"], 2: ["B1"], 3: ["G1+G2"]}
    if stage == 2:
        columns = {1: ["A1", "A2"], 2: ["B1", "I6"], 3: ["C1", "I7"], 4: ["D1", "I8"], 5: ["I9"]}
    state = doing(["GainIncome", 0], ["Bonuses", 0], seats={0: {"columns": columns}})
    state.seats[0].bonus_1 = stage - 1
    events: list[epoka.Event] = []
    state.listen(events)
    do(state, "chip I1", "deal I5", "column 4" if stage == 1 else "column 6", "point I1")
    told = [event.values for event in events if event.key == "stage-complete"]
    assert told == [{"seat": 0, "stage": stage}]


@pytest.mark.rule("CV-154", "CV-155", "CV-196")
@pytest.mark.parametrize("players", [1, 3])
def test_what_the_event_compares_and_the_category_counts_is_told(players: int) -> None:
    eras = 0
    for state, told in course(players, "counts"):
        for values in of_key(told, "event"):
            assert values["shift"] in (-2, -1, 1, 2)
        counted = of_key(told, "event-count")
        if counted:
            assert sorted(values["seat"] for values in counted) == list(range(state.sides))
        units = of_key(told, "units")
        if units:
            assert [values["value"] for values in units] == [ERA_VALUES[eras]] * state.sides
            earned = [values for values in of_key(told, "earned") if values["source"] == "from-categories"]
            points = [(values["seat"], values["units"] * values["value"]) for values in units if values["units"]]
            assert points == [(values["seat"], values["points"]) for values in earned]
            eras += 1
    assert eras == 4


@pytest.mark.rule("CV-168", "CV-169", "CV-170")
@pytest.mark.parametrize("players", [1, 4])
def test_the_final_scoring_is_told_line_by_line(players: int) -> None:
    *_, (state, last) = course(players, "final")
    assert [values["seat"] for values in of_key(last, "final-total")] == state.seats_from(state.first)
    for values in of_key(last, "final-total"):
        seat = values["seat"]
        lines = [line["points"] for line in of_key(last, "final-points") if line["seat"] == seat]
        assert values["points"] == state.points()[seat] == state.seats[seat].score() + sum(lines)


@pytest.mark.rule("CV-71")
def test_a_settler_is_told_to_be_weak_where_it_displaced() -> None:
    seen = {0: 0, 1: 0}
    for _, told in course(2, "settlers", start="beginner"):
        for values in of_key(told, "settled"):
            displaced = len(of_key(told, "displaced"))
            seen[displaced] += 1
            assert values["weak"] == displaced
    assert all(seen.values())


@pytest.mark.rule("CV-77")
def test_a_migration_of_several_steps_is_told_with_their_number() -> None:
    """To the territory that is farthest away: what lies between is only crossed."""
    state = doing(effect(E_MIGRATE, 3), seats={0: {"tribes": ["b-forest camp strong"]}})
    events: list[epoka.Event] = []
    state.listen(events)
    do(state, "tribe b-forest camp strong")
    steps = distances(state, 0, TERRITORY_NAMES.index("b-forest"), 3)
    far = max(range(len(steps)), key=lambda place: steps[place])
    do(state, f"to {TERRITORY_NAMES[far]}")
    told = [event.values for event in events if event.key == "set-out"]
    assert told == [{"seat": 0, "territory": "b-forest", "steps": 3}]


@pytest.mark.rule("CV-189", "CV-203", "CV-204", "CV-205")
def test_every_roll_that_costs_a_display_a_chip_is_told() -> None:
    removed = 0
    for seed in range(3):
        for _, told in course(1, f"rolls {seed}", difficulty="expert"):
            for number, (key, values) in enumerate(told):
                if key == "vici-removed" and values["element"][0] in "GIT":
                    removed += 1
                    assert told[number - 1][0] == "vici-chip-roll"
    assert removed


@pytest.mark.rule("CV-129", "CV-203")
def test_a_die_that_nobody_can_give_is_told() -> None:
    without = 0
    for seed in range(3):
        for _, told in course(1, f"dice {seed}", difficulty="expert", harder_resets=True):
            without += len(of_key(told, "no-die"))
    assert without
