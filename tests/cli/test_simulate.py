"""`epoka simulate`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.arena import tournament
from epoka.arena.match import GameResult, interval
from epoka.cli import simulate
from epoka.cli.tally import Tally, summary
from tests.cli.driver import run


def simulated(file: Path, *args: str) -> Any:
    """The table of a simulation, whose games are kept in the file."""
    result = run("simulate", "stone-age", "--out", str(file), "--json", "-", *args)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def games_in(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    args = ["--players", "random,random,random", "--games", "7", "--seed", "3"]
    one = simulated(tmp_path / "one.jsonl", *args, "--jobs", "1")
    two = simulated(tmp_path / "two.jsonl", *args, "--jobs", "2")
    assert one == two
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


def test_every_game_is_kept_with_its_number_its_seed_and_its_record(tmp_path: Path) -> None:
    simulated(tmp_path / "x.jsonl", "--players", "random,greedy", "--games", "2", "--seed", "5", "--jobs", "1")
    kept = games_in(tmp_path / "x.jsonl")
    assert [(game["number"], game["seed"]) for game in kept] == [(0, "5/0"), (1, "5/1")]
    assert [epoka.replay(game["record"]).points() for game in kept] == [game["points"] for game in kept]


def test_what_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    args = ["--players", "random,random", "--seed", "3", "--jobs", "1"]
    whole, begun = tmp_path / "whole.jsonl", tmp_path / "begun.jsonl"
    expected = simulated(whole, *args, "--games", "5")
    simulated(begun, *args, "--games", "2")
    begun.write_bytes(begun.read_bytes() + b'{"number":2,"se')  # a crash in the middle of a line
    result = run("simulate", "--resume", str(begun), "--games", "5", "--jobs", "1", "--json", "-")
    assert json.loads(result.stdout) == expected
    assert begun.read_bytes() == whole.read_bytes()
    again = run("simulate", "--resume", str(begun), "--games", "5", "--jobs", "1", "--plain")
    assert again.exit_code == 0 and "0 games in " in again.stdout
    assert begun.read_bytes() == whole.read_bytes()


def test_an_interrupt_keeps_the_games_that_were_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = tournament.play_item

    def interrupted(item: dict[str, Any]) -> dict[str, Any]:
        if item["number"] == 2:
            raise KeyboardInterrupt
        return play(item)

    monkeypatch.setattr(simulate, "play_item", interrupted)
    file, table = tmp_path / "x.jsonl", tmp_path / "x.json"
    args = ["--players", "random,random", "--games", "9", "--jobs", "1", "--out", str(file), "--json", str(table)]
    result = run("simulate", "stone-age", *args)
    assert result.exit_code == 130 and "2 of 9 games are saved" in result.stderr
    assert len(games_in(file)) == 2
    assert json.loads(table.read_text(encoding="utf-8"))["games"] == 2


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["stone-age", "--players", "random,random,random", "--out", "FILE"], "players 2 there, 3 here"),
        (["--resume", "FILE", "--players", "random,random"], "--resume takes the game"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read: no such file"),
        (["--resume", "OTHER"], "holds no results of the arena"),
        (["--resume", "CODE"], "which runs code; to allow that: --players random,a.b:C"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, args: list[str], why: str) -> None:
    file, other, code = tmp_path / "x.jsonl", tmp_path / "y.jsonl", tmp_path / "z.jsonl"
    simulated(file, "--players", "random,random", "--games", "1", "--jobs", "1")
    other.write_text("{}\n", encoding="utf-8")
    code.write_text(file.read_text(encoding="utf-8").replace('["random","random"]', '["random","a.b:C"]', 1))
    named = {"FILE": str(file), "OTHER": str(other), "CODE": str(code)}
    result = run("simulate", *[named.get(arg, arg) for arg in args], "--games", "1")
    assert result.exit_code == 2 and why in result.stderr


def test_arena_and_simulate_leave_each_other_s_files_alone(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    simulated(file, "--players", "random,random", "--games", "1", "--jobs", "1")
    result = run("arena", "--resume", str(file))
    assert result.exit_code == 2 and f"epoka simulate --resume {file}" in result.stderr
    assert "random" in run("arena", "--report", str(file)).stdout


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    args = ["--players", "random,random", "--games", "2", "--jobs", "1"]
    simulated(tmp_path / "one.jsonl", *args, "--seed", "1")
    simulated(tmp_path / "two.jsonl", *args, "--seed", "2")
    assert games_in(tmp_path / "one.jsonl") != games_in(tmp_path / "two.jsonl")


def test_seats_rotate_from_game_to_game(tmp_path: Path) -> None:
    simulated(tmp_path / "x.jsonl", "--players", "random,greedy", "--games", "2", "--jobs", "1")
    assert [game["bots"] for game in games_in(tmp_path / "x.jsonl")] == [["random", "greedy"], ["greedy", "random"]]


def test_options_reach_the_games(tmp_path: Path) -> None:
    args = ["--players", "random,random", "--games", "1", "--jobs", "1", "--option", "edition=cs"]
    assert simulated(tmp_path / "x.jsonl", *args)["options"]["hunger"] == "per_food4"


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


def test_an_interval_lies_between_never_and_always() -> None:
    """Rounding may not lead beyond: «-0.0 %» is no rate."""
    assert [games for games in range(1, 200) if interval(0, games)[0] < 0 or interval(games, games)[1] > 1] == []


def test_an_opponent_that_the_rules_play_is_counted_and_named() -> None:
    result = run("simulate", "civolution", "--players", "random", "--games", "1", "--jobs", "1", "--plain")
    assert result.exit_code == 0, result.output
    assert "V.I.C.I." in result.output
