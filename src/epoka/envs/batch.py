"""Many games at once: observations, masks and rewards of all of them in arrays, stepped together.

With `processes` the games are spread over processes that write into the same memory; the results are the same.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise ImportError("epoka.envs.batch needs NumPy: pip install 'epoka[train]'") from missing

from epoka.core.errors import EpokaError, Illegal
from epoka.envs.play import ILLEGAL, LIMIT, Play

Arrays = dict[str, np.ndarray[Any, Any]]


class Games:
    """Some of the games of a batch, in rows of arrays; each begins anew by itself when it has ended."""

    def __init__(self, setup: dict[str, Any], seed: int, rows: range, arrays: Arrays) -> None:
        self.plays = [Play(**setup) for _ in rows]
        self.rows = rows
        self.seed = seed
        self.arrays = arrays
        self.begun = [0] * len(rows)
        for place in range(len(rows)):
            self.begin(place)
            self.look(place)

    def begin(self, place: int) -> None:
        """A game's chance follows from the seed of the batch, its row and how many came before it there."""
        number = (self.seed << 40) + (self.rows[place] << 20) + self.begun[place]
        self.plays[place].begin(number)
        self.begun[place] += 1

    def look(self, place: int) -> None:
        play, row, arrays = self.plays[place], self.rows[place], self.arrays
        mover = play.state.mover
        arrays["movers"][row] = mover
        play.state.observe(mover, arrays["observations"][row])
        arrays["masks"][row] = play.mask(mover)

    def step(self) -> None:
        """Take the action of every row. Who ends a game by an illegal one loses it, the others gain nothing."""
        arrays = self.arrays
        for place, play in enumerate(self.plays):
            row = self.rows[place]
            rewards = arrays["rewards"][row]
            rewards[:] = 0
            mover = play.state.mover
            ended = False
            try:
                play.act(int(arrays["actions"][row]))
                if play.ended:
                    rewards[:] = play.final()
                    ended = True
            except Illegal:
                rewards[mover] = ILLEGAL
                ended = True
            arrays["ended"][row] = ended
            arrays["cut_off"][row] = play.cut_off
            if ended:
                self.begin(place)
            self.look(place)


class Batch:
    """So many games of one kind, stepped together.

    `observations[row]` and `masks[row]` are those of the seat `movers[row]`. After `step`, `rewards[row]` holds what
    each seat got, and `ended[row]` says whether that game has ended and another one has begun in its row;
    `cut_off[row]` says whether a limit has ended it and not its rules.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        games: int = 64,
        seed: int = 0,
        processes: int = 0,
        returns: str = "rank",
        limit: int | None = LIMIT,
        rounds: int | None = None,
        **options: Any,
    ) -> None:
        if games < 1 or processes < 0:
            raise EpokaError(f"a batch has 1 game or more and 0 processes or more, not {games} and {processes}")
        setup: dict[str, Any] = {
            "game": game,
            "players": players,
            "options": options,
            "returns": returns,
            "limit": limit,
            "rounds": rounds,
        }
        play = Play(**setup)
        self.layout = play.layout
        self.num_actions = play.game.num_actions
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((games, self.layout.size), np.int32),
            "masks": ((games, self.num_actions), np.int8),
            "movers": ((games,), np.int32),
            "actions": ((games,), np.int64),
            "rewards": ((games, players), np.float32),
            "ended": ((games,), np.bool_),
            "cut_off": ((games,), np.bool_),
        }
        self._memory: list[SharedMemory] = []
        self._workers: list[tuple[Any, Connection[Any, Any]]] = []
        self._games: Games | None = None
        if processes:
            self.arrays = self._shared(shapes)
            try:
                self._start(setup, seed, games, processes, shapes)
            except BaseException:
                self.close()
                raise
        else:
            self.arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
            self._games = Games(setup, seed, range(games), self.arrays)

    @property
    def observations(self) -> np.ndarray[Any, Any]:
        return self._array("observations")

    @property
    def masks(self) -> np.ndarray[Any, Any]:
        return self._array("masks")

    @property
    def movers(self) -> np.ndarray[Any, Any]:
        return self._array("movers")

    @property
    def cut_off(self) -> np.ndarray[Any, Any]:
        return self._array("cut_off")

    def _array(self, name: str) -> np.ndarray[Any, Any]:
        if not self.arrays:
            raise EpokaError("this batch is closed; start another one")
        return self.arrays[name]

    def step(self, actions: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Take an action in every game; gives the rewards and which games have ended."""
        taken, given = self._array("actions"), np.asarray(actions)
        if given.shape != taken.shape:
            raise EpokaError(f"one action for each of {len(taken)} games is needed, not {given.shape}")
        if given.dtype.kind not in "iu":
            raise EpokaError(f"actions are whole numbers, places with a 1 in the masks, not {given.dtype}")
        taken[:] = given
        if self._games is not None:
            self._games.step()
        else:
            self._ask("step")
        return self.arrays["rewards"], self.arrays["ended"]

    # ---- processes ------------------------------------------------------------------------------------------------

    def _shared(self, shapes: dict[str, tuple[tuple[int, ...], Any]]) -> Arrays:
        arrays: Arrays = {}
        for name, (shape, kind) in shapes.items():
            memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
            self._memory.append(memory)
            arrays[name] = np.ndarray(shape, kind, memory.buf)
        return arrays

    def _start(self, setup: dict[str, Any], seed: int, games: int, processes: int, shapes: dict[str, Any]) -> None:
        spawn = multiprocessing.get_context("spawn")
        names = {name: memory.name for name, memory in zip(shapes, self._memory, strict=True)}
        edges = [games * number // processes for number in range(processes + 1)]
        for first, last in pairwise(edges):
            ours, theirs = spawn.Pipe()
            worker = spawn.Process(
                target=work, args=(theirs, setup, seed, range(first, last), names, shapes), daemon=True
            )
            worker.start()
            theirs.close()
            self._workers.append((worker, ours))
        self._hear("a process of the batch did not start; in a program, begin under: if __name__ == '__main__'")

    def _ask(self, what: str) -> None:
        otherwise = "a process of the batch has ended; start another batch"
        try:
            for _, channel in self._workers:
                channel.send(what)
        except OSError as error:
            self.close()
            raise EpokaError(otherwise) from error
        self._hear(otherwise)

    def _hear(self, otherwise: str) -> None:
        try:
            for _, channel in self._workers:
                channel.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise EpokaError(otherwise) from error

    def close(self) -> None:
        """End the processes and give the memory back; the arrays must not be used any more."""
        for worker, channel in self._workers:
            channel.close()
            worker.join(timeout=5)
        self._workers = []
        self._games = None
        self.arrays = {}
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def work(
    channel: Connection[Any, Any],
    setup: dict[str, Any],
    seed: int,
    rows: range,
    names: dict[str, str],
    shapes: dict[str, Any],
) -> None:
    """What a process of a batch does: it steps its rows whenever it is told to, until nobody speaks to it any more."""
    memory = {name: SharedMemory(name=found) for name, found in names.items()}
    arrays = {name: np.ndarray(shape, kind, memory[name].buf) for name, (shape, kind) in shapes.items()}
    games = Games(setup, seed, rows, arrays)
    channel.send("ready")
    try:
        while channel.recv() == "step":
            games.step()
            channel.send("done")
    except EOFError:
        pass
    del games, arrays
    for each in memory.values():
        each.close()
