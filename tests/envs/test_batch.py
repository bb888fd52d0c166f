"""Many games stepped at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import epoka
from epoka.envs.batch import Batch


def first_legal(batch: Batch) -> np.ndarray[Any, Any]:
    found: np.ndarray[Any, Any] = np.argmax(batch.masks, axis=1)
    return found


def trace(batch: Batch, steps: int) -> list[bytes]:
    """All that can be seen of a batch while everybody takes the first legal action."""
    seen: list[bytes] = []
    for _ in range(steps):
        rewards, ended = batch.step(first_legal(batch))
        seen.append(b"".join([batch.observations.tobytes(), batch.masks.tobytes(), rewards.tobytes(), ended.tobytes()]))
    return seen


def test_games_in_other_processes_are_the_same_games() -> None:
    alone = trace(Batch("founders", 3, games=5, seed=2), 40)
    with Batch("founders", 3, games=5, seed=2, processes=2) as spread:
        assert trace(spread, 40) == alone


def test_a_game_that_ends_gives_its_rewards_and_another_begins() -> None:
    batch = Batch("founders", 2, games=3, seed=1)
    for _ in range(2_000):
        rewards, ended = batch.step(first_legal(batch))
        if ended.any():
            break
    row = int(np.flatnonzero(ended)[0])
    assert sum(rewards[row]) == pytest.approx(0)
    assert batch.masks[row].any()
    rewards, ended = batch.step(first_legal(batch))
    assert not ended[row] and not rewards[row].any()


def test_an_illegal_action_loses_that_game_only() -> None:
    batch = Batch("stone-age", 2, games=2, seed=1)
    actions = first_legal(batch)
    mover = batch.movers[1]
    actions[1] = int(np.argmin(batch.masks[1]))
    rewards, ended = batch.step(actions)
    assert ended.tolist() == [False, True]
    assert rewards[1, mover] == -1 and rewards[1].sum() == -1


def test_observations_are_those_of_the_seats_to_move() -> None:
    batch = Batch("civolution", 2, games=2, seed=3)
    trace(batch, 25)
    assert (batch.observations[:, batch.layout.piece("seat").start] == batch.movers).all()


@pytest.mark.parametrize("settings", [{"games": 0}, {"processes": -1}])
def test_batches_that_cannot_be_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(epoka.EpokaError, match="a batch has 1 game or more"):
        Batch("stone-age", **settings)


def test_a_wrong_number_of_actions_is_refused() -> None:
    with pytest.raises(epoka.EpokaError, match="one action for each of 2 games"):
        Batch("founders", games=2).step(np.zeros(3, dtype=np.int32))


@pytest.mark.parametrize("actions", [[0.5, 1.0], [None, 1], ["place", "field"]])
def test_what_are_no_actions_is_refused(actions: list[Any]) -> None:
    batch = Batch("stone-age", games=2)
    before = batch.observations.copy()
    with pytest.raises(epoka.EpokaError, match="actions are whole numbers"):
        batch.step(np.array(actions))
    assert (batch.observations == before).all()


def test_a_number_beyond_32_bits_is_no_other_action() -> None:
    _, ended = Batch("stone-age", games=2).step(np.array([1 << 32, 0]))
    assert ended.tolist() == [True, False]


@pytest.mark.parametrize("processes", [0, 1])
def test_a_closed_batch_says_so(processes: int) -> None:
    batch = Batch("founders", games=2, processes=processes)
    batch.close()
    for use in (lambda: batch.step(np.zeros(2, dtype=np.int64)), lambda: batch.observations, lambda: batch.masks):
        with pytest.raises(epoka.EpokaError, match="this batch is closed"):
            use()
    batch.close()


def test_where_a_process_dies_the_batch_is_closed_and_says_so() -> None:
    batch = Batch("founders", games=2, processes=2)
    worker, _ = batch._workers[0]
    worker.kill()
    worker.join()
    with pytest.raises(epoka.EpokaError, match="a process of the batch has ended"):
        batch.step(first_legal(batch))
    with pytest.raises(epoka.EpokaError, match="this batch is closed"):
        batch.step(np.zeros(2, dtype=np.int64))


def test_a_program_that_forgets_its_guard_is_told_so(tmp_path: Path) -> None:
    """Processes start afresh and import the program: without the guard each would start a batch of its own."""
    program = tmp_path / "program.py"
    program.write_text("from epoka.envs.batch import Batch\nBatch('founders', games=2, processes=1)\n")
    done = subprocess.run([sys.executable, "-P", str(program)], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith("in a program, begin under: if __name__ == '__main__'")
    assert "leaked" not in done.stderr
