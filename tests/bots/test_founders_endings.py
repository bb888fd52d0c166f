"""Nobody ends a game of Founders by losing it, where the game could have gone on."""

from __future__ import annotations

import pytest

import epoka
from epoka.bots import make_bot
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import VICTORY
from tests.rules.founders.table import GAME


def ended_by(state: Founders, seed: str, bot: str) -> int | None:
    """Who took the last victory tile while there were tiles to play on with; None where the game ended otherwise."""
    dealer = epoka.Dealer(seed)
    bots = [make_bot(bot, GAME, f"{seed}/{seat}") for seat in range(state.players)]
    mover = -1
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        mover = state.mover
        state.act(bots[mover].choose(epoka.Seat(state, mover, dealer)))
    on = any(state.stacks[kind].size() for kind in range(VICTORY))
    return mover if on and not state.display else None


@pytest.mark.parametrize(("bot", "players", "games"), [("builder", 2, 12), ("builder", 4, 24), ("elder", 4, 2)])
def test_whoever_takes_the_last_victory_tile_wins(bot: str, players: int, games: int) -> None:
    ends = 0
    for number in range(games):
        state = GAME.start(players)
        assert isinstance(state, Founders)
        seat = ended_by(state, f"ending {number}", bot)
        if seat is not None:
            ends += 1
            assert state.ranking()[seat] == 1
    assert ends
