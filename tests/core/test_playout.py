"""Random play: a step that finds one of its actions without listing them finds what the list has in that place."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.core.dealer import Stream

TABLES = [
    ("stone-age", 4, {}),
    ("stone-age", 2, {"hunting_repeat": True, "optional_actions": True}),
    ("stone-age", 3, {"edition": "cs"}),
    ("founders", 4, {}),
    ("founders", 2, {}),
]
SEED = b"twelve bytes"


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_random_choice_is_one_of_the_list_by_its_place(name: str, players: int, options: dict[str, Any]) -> None:
    state = epoka.game(name).start(players=players, **options)
    dealer = epoka.Dealer(seed=name)
    by_step, by_list = Stream(SEED), Stream(SEED)
    while not state.over:
        step = state.agenda[-1]
        if step.seat == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        chosen = step.random_choice(state, by_step)
        considered = step.considered(state, state.actions())
        assert chosen == considered[by_list.below(len(considered))], state.name(chosen)
        state.act(chosen)
