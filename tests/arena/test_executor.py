"""Executors give the same results, wherever they work; a worker that dies or hangs costs its own item at the most."""

from __future__ import annotations

from typing import Any

import pytest

from epoka.arena.executor import Failed, InThisProcess, WorkFailed
from epoka.arena.executors import chosen_executor
from epoka.arena.processes import Processes
from epoka.core.errors import EpokaError
from tests.arena.works import doubled, strange

DEEDS = ["work", "die", "die once", "hang", "raise", "leave", "unsendable", "work"]


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What becomes of items of all kinds, on two processes."""
    mark = str(tmp_path_factory.mktemp("executor") / "died")
    items = [{"do": deed, "mark": mark} for deed in DEEDS]
    with Processes(2, limit=2) as executor:
        found = dict(executor.stream(strange, items))
        found[-1] = list(executor.map(doubled, [3, 4, 5]))
    return {deed: found[number] for number, deed in enumerate(DEEDS)} | {"afterwards": found[-1]}


def test_a_worker_that_dies_twice_is_named_as_the_cause(outcomes: dict[str, Any]) -> None:
    assert outcomes["die"] == Failed("its process was ended by SIGKILL; tried 2 times")


def test_an_item_whose_worker_dies_is_tried_once_more(outcomes: dict[str, Any]) -> None:
    assert outcomes["die once"] == "die once"


def test_a_worker_that_hangs_is_ended(outcomes: dict[str, Any]) -> None:
    assert outcomes["hang"] == Failed("no result within 2 seconds; tried 2 times")


def test_an_error_is_told_with_its_place(outcomes: dict[str, Any]) -> None:
    assert outcomes["raise"].reason.startswith("ValueError out of ideas (")
    assert "works.py, line " in outcomes["raise"].reason


def test_code_that_leaves_ends_its_item_only(outcomes: dict[str, Any]) -> None:
    assert outcomes["leave"].reason.startswith("SystemExit tired")


def test_a_result_that_cannot_be_sent_is_told(outcomes: dict[str, Any]) -> None:
    assert outcomes["unsendable"].reason.startswith("the result cannot be sent")


def test_the_other_items_are_worked_on(outcomes: dict[str, Any]) -> None:
    assert outcomes["work"] == "work"


def test_an_executor_works_on_after_failures_in_the_order_of_the_items(outcomes: dict[str, Any]) -> None:
    assert outcomes["afterwards"] == [6, 8, 10]


def test_a_map_ends_with_the_first_item_that_fails() -> None:
    items = [{"do": "work"}, {"do": "raise"}, {"do": "work"}]
    results = InThisProcess().map(strange, items)
    assert next(results) == "work"
    with pytest.raises(WorkFailed, match="item 1: ValueError out of ideas"):
        next(results)


def test_whoever_leaves_a_stream_gets_none_of_its_results_later() -> None:
    with Processes(2) as executor:
        for _ in executor.stream(doubled, range(100)):
            break
        assert list(executor.map(doubled, [50])) == [100]


def test_a_worker_that_ended_while_it_was_free_is_replaced() -> None:
    with Processes(1) as executor:
        assert list(executor.map(doubled, [1])) == [2]
        executor._staff[0].process.kill()
        executor._staff[0].process.join()
        assert list(executor.map(doubled, [2])) == [4]


def test_nothing_to_do_starts_no_process() -> None:
    with Processes(2) as executor:
        assert list(executor.stream(doubled, [])) == []
        assert executor._staff == []


@pytest.mark.parametrize(
    ("on", "workers", "limit", "helps"),
    [
        ("cloud", None, None, "there is local, ray and ray=ADDRESS"),
        ("local=here", None, None, "there is local, ray and ray=ADDRESS"),
        ("ray=", None, None, "there is local, ray and ray=ADDRESS"),
        ("local", -1, None, "at least 1, or 0"),
        ("local", 1, 0.0, "leaves no time"),
        ("local", 0, 5.0, "at least 1 worker"),
    ],
)
def test_an_executor_that_cannot_be_is_refused(on: str, workers: int | None, limit: float | None, helps: str) -> None:
    with pytest.raises(EpokaError, match=helps):
        chosen_executor(on, workers, limit)
