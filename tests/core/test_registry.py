"""Games by name."""

from __future__ import annotations

import pytest

import epoka


def test_the_list_of_games_can_be_asked_for(parley: epoka.Game) -> None:
    games = epoka.all_games()
    assert parley in games
    assert all(epoka.game(game.name) is game for game in games)


def test_games_are_listed_from_light_to_heavy(parley: epoka.Game) -> None:
    order = [(game.weight, game.name) for game in epoka.all_games()]
    assert order == sorted(order)
    assert len({game.weight for game in epoka.all_games()}) > 1, "games of one weight are in order anyhow"


def test_an_unknown_game_is_refused_with_a_hint(parley: epoka.Game) -> None:
    with pytest.raises(epoka.UnknownGame, match="no game «parlay»; did you mean parley"):
        epoka.game("parlay")
    with pytest.raises(epoka.UnknownGame, match=r"no game «xq»; there is .*parley"):
        epoka.game("xq")


def test_every_public_name_is_there() -> None:
    assert [name for name in epoka.__all__ if not hasattr(epoka, name)] == []
