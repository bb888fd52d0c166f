"""The same search on several processes: samples are independent, so each process plays some of them."""

from __future__ import annotations

import os
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context

from epoka.core.event import Values
from epoka.core.game import Game, find_game
from epoka.core.search import Search, Weighed, make_search, needed_policy
from epoka.core.state import State

_searches: dict[tuple[str, int, int | None, bool], Search] = {}
"""Of this process, by game, players, horizon and who plays the lines."""


def play_samples(
    game_name: str,
    horizon: int | None,
    thorough: bool,
    snapshot: Values,
    seat: int,
    key: str,
    actions: list[int],
    first: int,
    count: int,
) -> list[list[float]]:
    """The results of some samples, a list a candidate; for a process that knows nothing but this."""
    game = find_game(game_name)
    position = game.restore(snapshot)
    asked = (game_name, position.players, horizon, thorough)
    if asked not in _searches:
        _searches[asked] = make_search(game, position.players, horizon, thorough)
    weighed = [Weighed(action) for action in actions]
    _searches[asked].add_samples(position, seat, key, weighed, first, count, 0.0)
    return [candidate.results for candidate in weighed]


class ParallelSearch(Search):
    """Gives each process its share of the samples; what it finds is what one process alone would find.

    A deadline is looked at between batches only. `close` ends the processes.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        horizon: int | None = None,
        processes: int | None = None,
        thorough: bool = False,
    ) -> None:
        policy = needed_policy(game)
        super().__init__(policy.thorough() if thorough else policy, game.value(players), horizon)
        self._game = game.name
        self._thorough = thorough
        self._processes = processes or os.cpu_count() or 1
        self._pool: Executor = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

    def add_samples(
        self, position: State, seat: int, key: str, to: list[Weighed], first: int, count: int, deadline: float
    ) -> bool:
        snapshot = position.snapshot()
        actions = [candidate.action for candidate in to]
        parts: list[Future[list[list[float]]]] = []
        for part in range(self._processes):
            start, end = first + count * part // self._processes, first + count * (part + 1) // self._processes
            if end > start:
                asked = (self._game, self.horizon, self._thorough, snapshot, seat, key, actions, start, end - start)
                parts.append(self._pool.submit(play_samples, *asked))
        for answer in parts:
            for candidate, results in zip(to, answer.result(), strict=True):
                candidate.results.extend(results)
        self.lines += count * len(to)
        return self.in_time(deadline)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
