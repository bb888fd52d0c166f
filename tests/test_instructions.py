"""The guard of speed: what it makes of counted instructions. The counting itself is no matter of tests."""

from __future__ import annotations

import shutil
from pathlib import Path

import instructions
import pytest
import run
from instructions import NotHere, guard, judge
from playouts import LEFT_OUT
from targets import TARGETS
from workers import WorkerFailed

NOTED = {"ludo": 1_000_000, "chess": 2_000_000}
SAID = """\
==12== Cachegrind, a cache and branch-prediction profiler
==12== I   refs:      423,225,136
"""


@pytest.mark.parametrize(("percent", "good"), [(9, True), (11, False), (-30, True)])
def test_a_tenth_more_instructions_is_allowed_and_not_more(percent: int, good: bool) -> None:
    assert judge(NOTED, {**NOTED, "ludo": 10_000 * (100 + percent)})[1] is good


def test_a_game_that_became_slow_is_told_with_how_to_note_it() -> None:
    lines, _ = judge(NOTED, {**NOTED, "ludo": 1_200_000})
    assert "+20.0% on 1,000,000: TOO MANY" in lines[0] and "./epoka bench --instructions --note" in lines[0]
    assert "TOO MANY" not in lines[1]


def test_a_game_that_became_much_faster_is_told_with_how_to_note_it() -> None:
    lines, _ = judge(NOTED, {**NOTED, "chess": 1_000_000})
    assert "much faster" in lines[1] and "./epoka bench --instructions --note" in lines[1]


def test_a_game_without_a_figure_is_told_and_fails_nothing() -> None:
    lines, good = judge({}, NOTED)
    assert good and all("nothing noted yet" in line for line in lines)


def test_instructions_are_read_from_what_valgrind_says() -> None:
    assert instructions.counted(SAID) == 423_225_136
    with pytest.raises(WorkerFailed, match="no such tool"):
        instructions.counted("valgrind: no such tool\n")


def test_the_start_is_subtracted_from_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(instructions, "run_worker", lambda *game: 500 + 7 * instructions.SEEDS * len(game))
    assert instructions.count() == dict.fromkeys(TARGETS, 7)


def test_figures_of_one_build_are_noted_beside_those_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    instructions.note(file, "old", {"ludo": 1})
    monkeypatch.setattr(instructions, "count", lambda: NOTED)
    assert guard(file, "new", renew=True) == 0
    assert instructions.read(file) == {"old": {"ludo": 1}, "new": NOTED}


@pytest.mark.parametrize(("instructions_now", "status"), [(1_090_000, 0), (1_110_000, 1)])
def test_the_guard_compares_with_the_figures_of_this_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, instructions_now: int, status: int
) -> None:
    file = tmp_path / "figures.json"
    instructions.note(file, "this", NOTED)
    monkeypatch.setattr(instructions, "count", lambda: {**NOTED, "ludo": instructions_now})
    assert guard(file, "this", renew=False) == status
    with pytest.raises(NotHere, match=r"no figures are noted for this build \(other\)"):
        guard(file, "other", renew=False)


def test_without_valgrind_the_guard_is_left_out_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert run.main(["--instructions", "--note"]) == LEFT_OUT
    assert capsys.readouterr().out.startswith("valgrind is not installed")


def test_noted_figures_name_every_game_of_the_benchmark() -> None:
    noted = instructions.read(instructions.FIGURES)
    assert noted and all(set(figures) == set(TARGETS) for figures in noted.values())
