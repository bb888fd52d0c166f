"""A game without any chance may pass the suite: nothing is rolled or drawn in it."""

from __future__ import annotations

import pytest

from epoka.testing.checks import play
from epoka.testing.kit import Table
from tests.games.pebbles import GAME


@pytest.mark.parametrize("players", GAME.players)
def test_a_game_in_which_players_decide_everything_is_as_declared(players: int) -> None:
    assert GAME.num_codes == GAME.num_actions
    play.test_number_of_players_and_codes_is_as_declared(Table(GAME, players, {}))
