"""`epoka simulate`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from epoka.arena.match import GameResult
from epoka.cli.tally import Tally, summary
from tests.cli.driver import run


def simulated(file: Path, *args: str) -> Any:
    result = run("simulate", "stone-age", "--json", str(file), *args)
    assert result.exit_code == 0, result.output
    return json.loads(file.read_text(encoding="utf-8"))


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    args = ["--players", "random,random,random", "--games", "7", "--seed", "3"]
    one = simulated(tmp_path / "one.json", *args, "--jobs", "1")
    two = simulated(tmp_path / "two.json", *args, "--jobs", "2")
    assert one == two


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    args = ["--players", "random,random", "--games", "2", "--jobs", "1"]
    one = simulated(tmp_path / "one.json", *args, "--seed", "1")
    two = simulated(tmp_path / "two.json", *args, "--seed", "2")
    assert one["results"] != two["results"]


def test_seats_rotate_from_game_to_game(tmp_path: Path) -> None:
    data = simulated(tmp_path / "x.json", "--players", "random,greedy", "--games", "2", "--jobs", "1")
    assert [result["bots"] for result in data["results"]] == [["random", "greedy"], ["greedy", "random"]]


def test_options_reach_the_games(tmp_path: Path) -> None:
    args = ["--players", "random,random", "--games", "1", "--jobs", "1", "--option", "edition=cs"]
    assert simulated(tmp_path / "x.json", *args)["options"]["hunger"] == "per_food4"


def test_the_table_tells_wins_points_length_endings_and_speed() -> None:
    result = run("simulate", "stone-age", "--players", "random,random", "--games", "3", "--seed", "1", "--jobs", "1")
    assert result.exit_code == 0
    assert re.search(r"^random +100.0 % +43.8 – 100.0 %", result.stdout, re.MULTILINE)
    for words in ("Buildings", "Hunger", "Rounds: ", "Decisions: ", "How games ended: ", "3 games in "):
        assert words in result.stdout
    assert "\x1b" not in result.stdout


def test_json_on_standard_output_is_nothing_but_json() -> None:
    result = run("simulate", "stone-age", "--players", "random,random", "--games", "1", "--jobs", "1", "--json", "-")
    assert json.loads(result.stdout)["games"] == 1


def game(bots: list[str], points: list[int], ranking: list[int], by: str = "cards") -> GameResult:
    return GameResult(bots, points, [{"all": point} for point in points], ranking, 10, 20, by, None)


def test_shared_wins_are_split_and_seats_of_one_bot_are_added() -> None:
    tally = Tally(["a", "b", "b"])
    tally.add(game(["a", "b", "b"], [10, 10, 4], [1, 1, 3]))
    tally.add(game(["b", "b", "a"], [7, 7, 1], [1, 1, 3], "buildings"))
    bots = summary(tally)["bots"]
    assert bots["a"]["wins"] == 0.5
    assert bots["b"]["wins"] == 1.5
    assert bots["b"]["points"] == 7
    assert bots["b"]["spread"] == pytest.approx(6**0.5)
    assert bots["b"]["sources"] == {"all": 7}
    assert summary(tally)["endings"] == {"buildings": 1, "cards": 1}


def test_the_interval_is_wilsons() -> None:
    tally = Tally(["a", "b"])
    for number in range(10):
        winner = number < 7
        tally.add(game(["a", "b"], [1, 0] if winner else [0, 1], [1, 2] if winner else [2, 1]))
    low, high = summary(tally)["bots"]["a"]["interval"]
    assert (round(low, 4), round(high, 4)) == (0.3968, 0.8922)


def test_an_opponent_that_the_rules_play_is_counted_and_named() -> None:
    result = run("simulate", "civolution", "--players", "random", "--games", "1", "--jobs", "1", "--plain")
    assert result.exit_code == 0, result.output
    assert "V.I.C.I." in result.output
