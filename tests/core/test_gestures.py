"""Gestures of several actions: which positions of the games lie in the middle of one."""

from __future__ import annotations

import epoka


def prompts(name: str, unfinished: bool) -> set[str]:
    """What was asked in random games at positions inside a gesture, or at whole ones."""
    asked = set()
    for seed in range(12):
        state, dealer = epoka.game(name).start(players=3), epoka.Dealer(seed)
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            if state.unfinished is unfinished:
                asked.add(state.prompt()[0])
            legal = state.actions()
            state.act(legal[dealer.below("policy", len(legal))])
    return asked


def test_paying_adding_tools_and_feeding_are_parts_of_a_gesture() -> None:
    inside = prompts("stone-age", True)
    assert {"pay-card", "pay-building", "pay-food", "use-tools", "buy-building"} <= inside
    assert not inside & {"place-workers", "resolve-places", "take-die"}


def test_the_first_tool_and_the_first_food_open_a_gesture() -> None:
    assert {"use-tools", "pay-food", "place-workers"} <= prompts("stone-age", False)


def test_a_cell_follows_its_tile_or_token() -> None:
    inside = prompts("founders", True)
    assert {"place-tile", "token-at", "lay", "buy"} == inside
    assert {"reveal", "add-tile", "play-token", "draft"} <= prompts("founders", False)
