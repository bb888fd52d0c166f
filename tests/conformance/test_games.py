"""Every game passes the suite: those of the package, and a small one outside it."""

from __future__ import annotations

import epoka
from epoka.testing import conformance
from tests.conformance.adapters.civolution import CivolutionAdapter
from tests.conformance.adapters.founders import FoundersAdapter
from tests.conformance.adapters.parley import ParleyAdapter
from tests.conformance.adapters.stoneage import StoneAgeAdapter


class TestStoneAge(conformance.Suite):
    adapter = StoneAgeAdapter()


class TestFounders(conformance.Suite):
    adapter = FoundersAdapter()


class TestCivolution(conformance.Suite):
    adapter = CivolutionAdapter()


class TestParley(conformance.Suite):
    adapter = ParleyAdapter()


def test_adapters_of_the_package_say_how_causes_of_refusals_are_mended() -> None:
    for suite in conformance.Suite.__subclasses__():
        assert suite.adapter.menders or suite.adapter.unmendable, suite.game.name


def test_every_game_has_a_suite() -> None:
    suites = conformance.Suite.__subclasses__()
    assert {game.name for game in epoka.all_games()} <= {suite.game.name for suite in suites}
