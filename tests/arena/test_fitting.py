"""Fitting: coefficients that are known are found again, and a judgement says what it should."""

from __future__ import annotations

import numpy as np
import pytest

from epoka.arena.fitting import KNOTS, Fit, Positions, chances, fit, hats, to_others
from epoka.arena.judging import judge, written

SIDES = 3


def made_positions(count: int = 4000, noise: float = 3.0) -> Positions:
    """Positions whose final points follow from three features; the second counts for less and less."""
    draw = np.random.default_rng(7)
    features = draw.normal(size=(count, SIDES, 3)) * 4
    left = draw.uniform(size=count)
    worth = np.stack([np.ones(count), 1.0 + left, np.full(count, -0.5)], axis=1)
    points = np.einsum("psf,pf->ps", features, worth) + draw.normal(size=(count, SIDES)) * noise
    best = points.argmax(axis=1)
    shares = np.eye(SIDES)[best]
    return Positions(features.astype(np.float32), left.astype(np.float32), points, shares)


def test_two_knots_around_a_moment_share_it() -> None:
    weights = hats(np.array([0.0, 0.05, 0.1, 0.9, 1.0]))
    assert weights.sum(axis=1) == pytest.approx(1.0)
    assert weights[1][:3] == pytest.approx([0.5, 0.5, 0.0])
    assert weights[2][:3] == pytest.approx([0.0, 1.0, 0.0])
    assert weights[4][-1] == pytest.approx(1.0)


def test_a_side_is_compared_with_the_mean_of_the_others() -> None:
    assert to_others(np.array([[6.0, 2.0, 4.0]]))[0] == pytest.approx([3.0, -3.0, 0.0])


def test_known_coefficients_are_found() -> None:
    found = np.array(fit(made_positions()).coefficients)
    for number, left in enumerate(KNOTS):
        assert found[number] == pytest.approx([1.0, 1.0 + left, -0.5], abs=0.2)


def test_what_was_found_foretells_other_games() -> None:
    judgement = judge(made_positions(), fit(made_positions()))
    whole = judgement.stages[0]
    assert whole.named > 0.75
    assert whole.brier < 0.6 * whole.base
    for band in judgement.bands:
        if band.sides > 300:
            assert band.foretold == pytest.approx(band.won, abs=0.06)


def test_a_value_that_knows_nothing_is_no_better_than_the_base() -> None:
    blank = Fit(list(KNOTS), [[0.0] * 3 for _ in KNOTS], [1.0 for _ in KNOTS])
    whole = judge(made_positions(), blank).stages[0]
    assert whole.brier == pytest.approx(whole.base, abs=0.003)


def test_a_judgement_is_told_in_tables() -> None:
    text = written(judge(made_positions(400), fit(made_positions(400))))
    assert text.splitlines()[0].split() == ["stage", "positions", "winner", "named", "Brier", "base"]
    assert "whole game" in text
    assert "foretold" in text


def test_chances_add_up() -> None:
    chance = chances(np.array([[1.0, 2.0, 3.0]]), np.array([0.5]))
    assert chance.sum() == pytest.approx(1.0)
    assert chance[0].argmax() == 2
