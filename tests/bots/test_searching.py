"""The search in the games themselves: it repeats itself, spreads over processes, and knows what its seat knows."""

from __future__ import annotations

import pytest

import epoka
from epoka.bots.parallel import ParallelSearch
from epoka.core.search import Searcher, make_search

TABLES = [("stone-age", 3), ("founders", 2), ("civolution", 1), ("civolution", 2)]


def positions(name: str, players: int, every: int = 60, most: int = 3) -> list[epoka.State]:
    """Positions of a random game where somebody has a choice."""
    state, dealer, found = epoka.game(name).start(players), epoka.Dealer(4), list[epoka.State]()
    while not state.over and len(found) < most:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        legal = state.actions()
        if len(legal) > 2 and state.turn > every * (len(found) + 1):
            found.append(state.copy())
        state.act(legal[dealer.below("walk", len(legal))])
    return found


def choice(state: epoka.State, seed: int) -> int:
    bot = Searcher(make_search(state.game, state.players, horizon=1), rollouts=24, gate=0.0)
    return bot.choose(epoka.Seat(state, state.mover, epoka.Dealer(seed)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_finds_the_same_action(name: str, players: int) -> None:
    for state in positions(name, players):
        before = state.snapshot()
        assert choice(state, 1) == choice(state, 1)
        assert state.snapshot() == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_search_knows_what_its_seat_knows(name: str, players: int) -> None:
    """A state that differs only in what the seat cannot see leads to the same thoughts."""
    for state in positions(name, players):
        other = state.imagine(state.mover, epoka.Dealer("another world"))
        assert [choice(state, seed) for seed in range(2)] == [choice(other, seed) for seed in range(2)]


def test_several_processes_find_what_one_finds() -> None:
    game = epoka.game("stone-age")
    state = positions("stone-age", 2, most=1)[0]
    candidates = state.actions()[:5]
    alone = make_search(game, 2, horizon=1)
    together = ParallelSearch(game, 2, horizon=1, processes=2)
    try:
        ours = alone.weigh(state, state.mover, "key", candidates, 60)
        theirs = together.weigh(state, state.mover, "key", candidates, 60)
    finally:
        together.close()
    assert [(each.action, each.results) for each in ours] == [(each.action, each.results) for each in theirs]
    assert alone.lines == together.lines
