"""Bots advise in the middle of a set that a person began out of its order."""

from __future__ import annotations

import pytest

import epoka
from epoka.bots import make_bot

LOOKED_AT = 12


@pytest.mark.parametrize("advice", ["greedy", "builder"])
@pytest.mark.parametrize("name", ["stone-age", "civolution"])
def test_a_bot_goes_on_wherever_a_person_began(name: str, advice: str) -> None:
    """After any pick that is no legal action of its own order, the bot names one that is legal then.

    What the builder plays is the policy itself, on which the search of the higher levels rests.
    """
    game = epoka.game(name)
    bot = make_bot(advice, game)
    seen = 0
    for seed in range(4):
        state, dealer = game.start(2), epoka.Dealer(seed)
        while not state.over and state.turn < 300:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            legal = state.actions()
            for action in [action for action in state.choices() if action not in legal]:
                begun = state.copy()
                begun.act(action)
                if begun.mover == state.mover and begun.unfinished and seen < LOOKED_AT * (seed + 1):
                    seen += 1
                    assert bot.choose(epoka.Seat(begun, begun.mover, dealer)) in begun.actions(), begun.prompt()
            state.act(legal[dealer.below("policy", len(legal))])
    assert seen >= LOOKED_AT
