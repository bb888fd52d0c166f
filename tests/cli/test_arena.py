"""`epoka arena`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import epoka
from epoka.arena import ratings
from epoka.arena.executor import InThisProcess, Work, WorkersGone
from epoka.arena.results import ResultsFile
from epoka.arena.tournament import prepared, seating
from epoka.cli import arena
from tests.cli.driver import run
from tests.outside import Folder

SMALL = ("stone-age", "--bots", "random,greedy", "--pairing", "random+random", "--plain")
"""Random play is quick; greedy only has to be known."""


def held(*args: str, workers: str = "0") -> Result:
    return run("arena", *SMALL, "--workers", workers, *args)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_every_game_is_a_line_after_that_of_the_set_up(file: Path) -> None:
    assert held("--games", "2", "--out", str(file)).exit_code == 0
    head, first, second = lines(file)
    assert (head["game"], head["version"], head["seed"]) == ("stone-age", epoka.game("stone-age").version, 1)
    assert (first["number"], first["seed"], first["bots"]) == (0, "1/0", ["random", "random"])
    assert epoka.replay(second["record"]).points() == second["points"]


def test_the_table_tells_games_wins_points_and_times(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    result = held("--games", "2", "--out", str(file))
    assert re.search(r"^random +2 +100.0 % +34.2 – 100.0 % +-?\d+\.\d +\d+\.\d +\d+\.\d$", result.stdout, re.MULTILINE)
    assert "pip install 'epoka[arena]'" in result.stdout
    assert result.stderr == ""
    assert run("arena", "--report", str(file), "--plain").stdout == result.stdout


def test_more_games_go_on_with_the_file_and_none_is_played_twice(file: Path) -> None:
    held("--games", "1", "--out", str(file), "--no-times")
    before = file.read_bytes()
    held("--games", "3", "--out", str(file), "--no-times")
    assert file.read_bytes().startswith(before)
    whole = file.with_name("whole.jsonl")
    held("--games", "3", "--out", str(whole), "--no-times")
    assert file.read_bytes() == whole.read_bytes()


def test_the_number_of_workers_does_not_change_a_byte(file: Path) -> None:
    other = file.with_name("other.jsonl")
    held("--games", "6", "--out", str(file), "--no-times")
    held("--games", "6", "--out", str(other), "--no-times", workers="2")
    assert file.read_bytes() == other.read_bytes()


def test_records_and_times_may_be_left_out(file: Path) -> None:
    held("--games", "1", "--out", str(file), "--no-times", "--no-records")
    assert not {"record", "longest", "mean"} & set(lines(file)[1])


def test_three_bots_are_shown_bot_against_bot(file: Path) -> None:
    setup = prepared(epoka.game("stone-age"), ["random", "greedy", "starver"], 2, {}, "round-robin", 1)
    with ResultsFile(file, setup) as results:
        for number in range(3):
            bots, seed = seating(setup, setup.tables(), number)
            results.add({"number": number, "seed": seed, "bots": bots, "ranking": [2, 1], "points": [3, 5]})
    shown = run("arena", "--report", str(file), "--plain").stdout
    duels = shown.partition("row against column\n")[2].splitlines()
    assert duels[0].split() == ["random", "greedy", "starver"]
    assert duels[2].startswith("greedy   100.0 % (20.7 – 100.0 %)")
    assert duels[2].endswith("0.0 % (0.0 – 79.3 %)")


def test_ratings_are_shown_and_drawn(file: Path) -> None:
    pytest.importorskip("choix", reason="ratings need choix; ./epoka test brings it")
    plot = file.with_name("plot.svg")
    solo = ["civolution", "--bots", "random", "--players", "1", "--games", "1", "--workers", "0", "--plain"]
    result = run("arena", *solo, "--plot", str(plot))
    assert re.search(r"^V\.I\.C\.I\..* 1\d\d\d +\d+ – \d+", result.stdout, re.MULTILINE)
    assert plot.read_text(encoding="utf-8").count("<circle") == 2


def test_a_game_that_fails_is_named_and_the_others_are_kept(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder(tmp_path)
    folder.write(
        "package/moody.py",
        """
        import epoka


        class Moody(epoka.Bot):
            def choose(self, seat: epoka.Seat) -> int:
                raise ValueError("not today")
        """,
    )
    folder.open_here(monkeypatch)
    table = ["--bots", "random,package.moody:Moody", "--pairing", "random+random,random+package.moody:Moody"]
    result = run("arena", "stone-age", *table, "--games", "9", "--workers", "0", "--out", str(file), "--plain")
    assert result.exit_code == 1
    complaints = result.stderr.splitlines()
    assert len(complaints) == arena.MOST_FAILURES + 1
    assert complaints[0].startswith("epoka: game 1 (random, package.moody:Moody; seed 1/0): ValueError not today (")
    assert complaints[-1] == f"epoka: 3 of 18 games are saved in {file}; run the same command again to continue"
    assert [line["number"] for line in lines(file)[1:]] == [0, 2, 4]


class ShortLived(InThisProcess):
    """Workers that are gone after two items."""

    def stream(self, work: Work, items: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        yield from super().stream(work, islice(items, 2))
        raise WorkersGone("the Ray cluster is gone")


def test_when_the_workers_are_gone_the_games_so_far_are_kept_and_shown(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "chosen_executor", lambda on, workers, limit: ShortLived())
    result = held("--games", "5", "--out", str(file))
    assert result.exit_code == 1
    assert result.stderr.startswith("epoka: the Ray cluster is gone\nepoka: 2 of 5 games are saved in ")
    assert "2 games" in result.stdout
    assert len(lines(file)) == 3


def test_without_ray_it_is_said_how_to_get_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.arena.ray_cluster.find_spec", lambda name: None)
    result = held("--on", "ray", "--out", str(file))
    assert result.exit_code == 2
    assert result.stderr == "epoka: Ray is not installed; pip install 'epoka[cluster]' brings it\n"
    assert not file.exists()


def test_ctrl_c_leaves_a_file_to_go_on_with(file: Path) -> None:
    """As at a terminal, the signal goes to all processes."""
    command = [sys.executable, "-P", "-m", "epoka", "arena", *SMALL, "--games", "900", "--workers", "1"]
    with subprocess.Popen(
        [*command, "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    ) as running:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            with suppress(subprocess.TimeoutExpired):
                running.wait(0.1)
            assert running.returncode is None
        os.killpg(running.pid, signal.SIGINT)
        printed, complaints = running.communicate()
    assert running.returncode == 130
    kept = len(lines(file)) - 1
    assert f"{kept} of 900 games are saved in {file}" in complaints
    assert "Traceback" not in complaints
    assert f"{kept} games" in printed


@pytest.mark.parametrize(
    ("args", "helps"),
    [
        (("--games", "0"), "at least 1 game"),
        (("--players", "5"), "2 to 4"),
        (("--bots", "random,gready"), "did you mean greedy"),
        (("--bots", "random,"), "a name is missing"),
        (("--bots", "random,no.such:Bot"), "there is no module «no.such»"),
        (("--bots", "random,greedy", "--pairing", "round-robin", "--players", "3"), "at least 3 different bots"),
        (("--pairing", "swiss"), "round-robin, all, one-against-rest"),
        (("--on", "cloud"), "local, ray and ray=ADDRESS"),
        (("--workers", "-1"), "at least 1"),
        (("--option", "edition=de"), "one of pl, cs, uk"),
        (("--out", "/no/such/folder/x.jsonl"), "cannot be written: no such file"),
        (("--plot", "/no/such/folder/x.svg"), "cannot be written"),
        (("--report", "/no/such/file"), "cannot be read: no such file"),
    ],
)
def test_a_wrong_request_is_refused_with_what_would_be_right(args: tuple[str, ...], helps: str) -> None:
    result = held(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert helps in result.stderr


def test_without_bots_it_is_said_which_there_are() -> None:
    assert "who plays? For example --bots wanderer,settler" in run("arena", "stone-age").stderr


def test_a_refused_request_leaves_no_file(file: Path) -> None:
    assert held("--out", str(file), "--on", "cloud").exit_code == 2
    assert not file.exists()


def test_results_of_another_tournament_are_refused_and_left_alone(file: Path) -> None:
    held("--games", "1", "--out", str(file))
    before = file.read_bytes()
    result = held("--games", "1", "--out", str(file), "--seed", "2")
    assert result.exit_code == 2
    assert "seed 1 there, 2 here" in result.stderr
    assert file.read_bytes() == before


def test_a_report_of_nothing_is_refused(file: Path) -> None:
    held("--games", "1", "--out", str(file))
    file.write_text(file.read_text(encoding="utf-8").split("\n")[0] + "\n", encoding="utf-8")
    assert "holds no finished game yet" in run("arena", "--report", str(file)).stderr


def test_a_file_tells_by_itself_what_is_still_to_be_played(file: Path) -> None:
    held("--games", "1", "--out", str(file), "--no-times")
    result = run("arena", "--resume", str(file), "--games", "3", "--no-times", "--workers", "0", "--plain")
    assert result.exit_code == 0, result.output
    whole = file.with_name("whole.jsonl")
    held("--games", "3", "--out", str(whole), "--no-times")
    assert file.read_bytes() == whole.read_bytes()
    assert "--resume takes the game" in run("arena", "stone-age", "--resume", str(file)).stderr
