"""What holds for the games of the package beyond what the suite asks of any game."""

from __future__ import annotations

import pytest

import epoka
from epoka.testing.checks.mutations import changed, numbers_in
from epoka.testing.kit import Table, moments


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_a_step_takes_no_list_in_place_of_a_number(game: epoka.Game) -> None:
    """Steps in plain Python may take whatever they are given; those of the package never do."""
    for state in moments(Table(game, 2, {}), 8):
        data = state.snapshot()
        for path in numbers_in({"agenda": data["agenda"]}):
            if isinstance(data["agenda"][path[1]][path[2]], int):
                with pytest.raises(epoka.BadSnapshot):
                    game.restore(changed(data, path, [1]))
