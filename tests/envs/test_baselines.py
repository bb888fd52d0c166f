"""Bots, levels and the learned value as policies in environments."""

from __future__ import annotations

import pytest

import epoka
from epoka.envs.baselines import baseline, baseline_names, chances, win_share
from epoka.envs.play import Play


def test_every_level_and_the_value_answer_legal_actions() -> None:
    play = Play("founders", 2, {})
    play.begin(3)
    for _ in range(30):
        play.act(play.state.legal()[0])
    names = baseline_names(play)
    assert {"random", "wanderer", "sage", "greedy", "value"} <= set(names)
    for name in names:
        assert baseline(name, play)(play) in play.state.legal()


def test_the_same_seed_gives_the_same_answers() -> None:
    play = Play("stone-age", 2, {})
    play.begin(3)
    answers = [[baseline("random", play, seed)(play) for _ in range(3)] for seed in (1, 1, 2, 3, 4)]
    assert answers[0] == answers[1] and len({str(found) for found in answers}) > 1


def test_the_value_wins_against_random_play() -> None:
    play = Play("founders", 2, {})
    share, half = win_share(play, baseline("value", play), baseline("random", play), 8)
    assert share - half > 0.5


def test_chances_are_those_of_all_sides() -> None:
    play = Play("stone-age", 3, {})
    assert sum(chances(play, 1)) == pytest.approx(1)
    assert len(chances(play, 1)) == 3


def test_where_nothing_was_learned_the_error_says_what_does() -> None:
    play = Play("civolution", 1, {})
    if play.game.value(1) is None:
        with pytest.raises(epoka.EpokaError, match="epoka train does"):
            baseline("value", play)
