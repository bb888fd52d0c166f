"""The review of a finished game: chances, luck, mistakes; and chances while one plays."""

from __future__ import annotations

import pytest

import epoka
from epoka.coach import chances, foretelling, luck, review
from epoka.coach import reviewing as r
from epoka.coach.calibration import BY_LINES, BY_VALUE, Calibration
from epoka.coach.foretelling import NoChances, shares_of, value_shares
from epoka.coach.grades import accuracy, grade
from epoka.coach.luck import possible, stroke
from epoka.core.event import Values
from epoka.core.ids import CHANCE
from epoka.core.state import State
from epoka.core.value import final_shares
from tests.coach.games import played, position
from tests.games.parley import ParleyGame

SOME = 48
"""Decisions that are judged here; a whole game takes seconds."""


@pytest.fixture(scope="module")
def record() -> Values:
    return played("founders", ("builder", "random"))


@pytest.fixture(scope="module")
def start(record: Values) -> State:
    return epoka.game("founders").begin(2, record["options"])


@pytest.fixture(scope="module")
def found(record: Values, start: State) -> r.Review:
    walk = r.outline(start, record["actions"])
    judged = r.judge(start, record["actions"], walk.decisions[:SOME])
    chosen = sorted(r.costliest(judged, 2), key=lambda each: -each.lost)[:2]
    deep = r.deepen(start, record["actions"], [r.as_decision(each) for each in chosen])
    return r.assemble(walk, judged, deep, 2)


def test_the_curve_begins_with_an_open_game_and_ends_with_its_result(record: Values, found: r.Review) -> None:
    assert len(found.shares) == len(found.errors) == len(record["actions"]) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in found.shares)
    assert found.shares[-1] == final_shares(epoka.replay(record))
    assert found.errors[-1] == 0 < found.errors[0]


def test_luck_and_play_together_are_the_way_from_the_first_chance_to_the_result(found: r.Review) -> None:
    for seat, each in enumerate(found.seats):
        change = found.shares[-1][seat] - found.shares[0][seat]
        assert each.luck + each.play == pytest.approx(change, abs=0.001)
        assert sum(part.luck for part in each.parts) == pytest.approx(each.luck, abs=0.001)
        assert sum(part.decisions for part in each.parts) == each.decisions


def test_whoever_plays_at_random_gives_more_away_and_is_told_what_was_better(found: r.Review) -> None:
    builder, random = found.seats
    assert builder.accuracy > random.accuracy
    worst = found.swings[0]
    assert worst.grade and worst.options[0].name != worst.action
    assert worst.action in [option.name for option in worst.options]
    assert worst.lost > 2 * worst.error


@pytest.mark.parametrize(("by", "off"), [(BY_VALUE, 1e-9), (BY_LINES, 0.02)], ids=[BY_VALUE, BY_LINES])
def test_luck_is_nothing_on_average(
    start: State, record: Values, monkeypatch: pytest.MonkeyPatch, by: str, off: float
) -> None:
    """Where lines are played, up to what so few of them tell."""
    monkeypatch.setattr(foretelling, "calibrated", lambda game, players: Calibration([], [], by))
    state = start.copy()
    for name in record["actions"]:
        if state.mover == CHANCE and 1 < len(state.chance()) <= 12:
            break
        state.act(state.action(name))
    total = [0.0] * state.sides
    for outcome, weight in possible(state, "all"):
        for side, part in enumerate(stroke(state, 0, outcome, "x").luck):
            total[side] += weight * part
    assert total == pytest.approx([0, 0], abs=off)


def test_many_outcomes_are_sampled(start: State, record: Values, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST_OUTCOMES", 3)
    state = start.copy()
    while state.mover != CHANCE or len(state.chance()) <= 3:
        state.act(state.action(record["actions"][state.turn]))
    outcomes = possible(state, "some")
    assert len(outcomes) == 3 and sum(weight for _, weight in outcomes) == pytest.approx(1)
    assert possible(state, "some") == outcomes


def test_mistakes_have_three_sizes() -> None:
    assert [grade(lost) for lost in (0.0, 0.029, 0.03, 0.08, 0.15)] == ["", "", "inaccuracy", "mistake", "blunder"]
    assert accuracy([]) == accuracy([0.0, 0.0]) == 1 > accuracy([0.0, 0.2]) > accuracy([0.2])


def test_a_running_game_keeps_its_secrets(record: Values) -> None:
    half = {**record, "actions": record["actions"][:60]}
    with pytest.raises(epoka.BadRecord, match="has not been played to its end"):
        review(half)


def test_a_record_from_elsewhere_is_refused() -> None:
    with pytest.raises(epoka.BadRecord):
        review({"game": "founders", "version": 1, "players": 2, "options": {}, "actions": ["fly to the moon"]})


def test_a_game_without_a_value_is_refused_by_name(start: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(start.game), "value", lambda self, players: None)
    with pytest.raises(NoChances, match="founders has learned no value for 2 players"):
        r.outline(start, [])
    with pytest.raises(NoChances):
        chances(start.copy(), 0)


def test_chances_are_those_of_imagined_states(record: Values, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(record, 40)
    monkeypatch.setattr(foretelling, "calibrated", lambda game, players: Calibration([], [], BY_VALUE))
    assert chances(state, state.mover).by == "value" and shares_of(state) == pytest.approx(value_shares(state))
    monkeypatch.setattr(foretelling, "calibrated", lambda game, players: Calibration([], [], BY_LINES))
    found = chances(state, state.mover)
    assert sum(found.shares) == pytest.approx(1) and max(found.errors) > 0 and found.by == "lines"
    played_out = chances(state, state.mover, playouts=6)
    assert played_out.by == "playouts" and max(played_out.errors) > max(found.errors)
    assert shares_of(state) == shares_of(state) != value_shares(state)
    assert shares_of(epoka.replay(record)) == chances(epoka.replay(record), 0).shares


def test_chances_of_a_game_that_has_learned_nothing_are_refused() -> None:
    with pytest.raises(NoChances, match="parley"):
        chances(ParleyGame().begin(2, {}), 0)
