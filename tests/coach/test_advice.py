"""Advice: the highest level's choice, with figures that come from fresh samples, and reasons in words people know."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

import epoka
from epoka.coach import advise, foretelling
from epoka.coach.calibration import Calibration
from epoka.coach.reasons import End, differences, groups, reasons_of
from epoka.coach.weighing import Budget, settled, weigh
from epoka.core.search import Weighed
from epoka.texts import LANGUAGES, package_of, text_files
from tests.coach.games import choices, played, position
from tests.games.parley import ParleyGame

QUICK = Budget(60, 16)


def weighed(action: int, results: list[float]) -> Weighed:
    each = Weighed(action)
    each.results = results
    return each


def test_advice_names_the_best_three_with_chances_points_and_what_each_gives_up() -> None:
    state = position(played("founders", ("builder", "random")), 30)
    advice = advise(state, state.mover, QUICK)
    assert len(advice.options) == 3 and advice.samples == QUICK.again and advice.learned
    best, *others = advice.options
    assert best.lost == 0 and not best.equal and best.reasons
    assert {option.name for option in advice.options} <= {state.name(action) for action in state.legal()}
    for other in others:
        assert other.error > 0 and other.equal == (other.lost <= 2 * other.error)
        assert all(abs(reason.points) >= 0.15 for reason in other.reasons)
        assert other.chance == pytest.approx(best.chance - other.lost)


def test_chances_are_told_as_they_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(played("founders", ("builder", "random")), 30)
    timid = [[0.0, 1.0], [0.4, 0.6]]
    monkeypatch.setattr(foretelling, "calibrated", lambda game, players: Calibration([], []))
    bold = advise(state, state.mover, QUICK).options
    monkeypatch.setattr(foretelling, "calibrated", lambda game, players: Calibration([], [timid] * 3))
    for option, before in zip(advise(state, state.mover, QUICK).options, bold, strict=True):
        assert option.name == before.name and option.chance == pytest.approx(0.4 + 0.2 * before.chance)


def test_the_same_seed_gives_the_same_advice_and_leaves_the_position_alone() -> None:
    state = position(played("founders", ("builder", "random")), 30)
    before = state.snapshot()
    assert advise(state, state.mover, QUICK, "a") == advise(state, state.mover, QUICK, "a")
    assert state.snapshot() == before


def test_what_was_played_is_weighed_with_the_best_whatever_it_was_worth() -> None:
    state = position(played("founders", ("builder", "random")), 30)
    worst = choices(state)[-1]
    verdict = weigh(state, state.mover, QUICK, "played", few=1, played=worst)
    found = verdict.weighed(worst)
    assert found is not None and len(found.results) == QUICK.again


def test_within_two_errors_the_proposed_one_stays_beyond_them_it_does_not() -> None:
    near = [weighed(1, [0.5, 0.6, 0.5, 0.6]), weighed(2, [0.6, 0.52, 0.6, 0.52])]
    assert settled(near)[0].action == 1
    clear = [weighed(1, [0.5, 0.6, 0.5, 0.6]), weighed(2, [0.9, 0.95, 0.9, 0.95])]
    assert settled(clear)[0].action == 2


def test_reasons_are_the_largest_differences_and_what_a_rival_gains_counts_against() -> None:
    mine = [End({"reason-food": 3.0, "reason-tools": 1.0}, 5.0)] * 4
    other = [End({"reason-food": 1.0, "reason-tools": 1.05}, 4.0)] * 4
    assert [(reason.key, reason.points) for reason in differences(mine, other)] == [
        ("reason-food", 2.0),
        ("reason-rivals", -1.0),
    ]


def test_a_game_without_a_policy_is_refused_by_name() -> None:
    state = ParleyGame().begin(2, {})
    with pytest.raises(epoka.EpokaError, match="parley has no policy"):
        advise(state, state.asked()[0])


def test_a_game_without_a_value_is_searched_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(played("founders", ("builder", "random")), 60)
    monkeypatch.setattr(type(state.game), "value", lambda self, players: None)
    advice = advise(state, state.mover, Budget(8, 3))
    assert not advice.learned
    keys = [reason.key for option in advice.options for reason in option.reasons]
    assert all(key.startswith(("source-", "reason-rivals")) for key in keys)


@pytest.mark.parametrize("name", ["stone-age", "founders", "civolution"])
def test_every_group_holds_features_and_has_words_in_every_language(name: str) -> None:
    game = epoka.game(name)
    value = game.features(game.players[-1])
    assert value is not None
    told = set(reasons_of(game, tuple(value.names)))
    assert told - {"reason-other"} == set(groups(game).values()), "a group without features"
    for language in LANGUAGES:
        file = next(file for file in text_files(package_of(game), language) if file.name == "coach.ftl")
        words = re.findall(r"^(reason-\S+) = \S", file.read_text("utf-8"), re.MULTILINE)
        assert set(words) == set(groups(game).values()), language


def test_advice_is_plain_data() -> None:
    state = position(played("founders", ("builder", "random")), 30)
    advice = advise(state, state.mover, replace(QUICK, rollouts=12, again=2))
    json.dumps([option.preview for option in advice.options])
