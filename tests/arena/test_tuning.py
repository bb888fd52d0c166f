"""Tuning: steps that lead uphill, that can be repeated and gone on with, and what cannot be tuned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.arena.executor import InThisProcess
from epoka.arena.processes import Processes
from epoka.arena.tuning import Course, Step, beginning, difference, factor_names, scale, stepped, weights_of
from epoka.bots import make_bot
from tests.cli.driver import GAMES, run


def course(game: str = "founders", bot: str = "greedy", **more: Any) -> Course:
    found = epoka.game(game)
    whole = {"against": "", "wished": 0.0, "games": 2, "pace": 1.0, "seed": 1, **more}
    return Course(game, found.version, 2, found.resolve(2, {}), bot, **whole)


def test_steps_lead_to_the_factors_that_win() -> None:
    """A contest in which whoever is nearer to certain factors wins more often, without playing."""
    best = {"a": 1.5, "b": 0.7, "c": 1.0}

    def value(factors: dict[str, float]) -> float:
        return -sum((factors[name] - best[name]) ** 2 for name in best)

    at = Step(0, 0.0, dict.fromkeys(best, 1.0))
    for _ in range(400):
        at = stepped(course(), at, lambda one, other, _: value(one) - value(other or {}))
    assert all(abs(at.factors[name] - best[name]) < 0.05 for name in best), at


def test_a_level_finds_the_temperature_at_which_it_wins_as_often_as_wished() -> None:
    wanted = course(bot="settler", against="wanderer", wished=0.8)
    at = Step(0, 0.0, {"temperature": 3.0})
    for _ in range(400):  # colder wins more: a share of 0.8 at 0.4
        at = stepped(wanted, at, lambda one, other, _: max(-1.0, min(1.0, 1.0 - one["temperature"])))
    assert at.factors["temperature"] == pytest.approx(0.4, abs=0.02)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "policy"])
def test_every_game_has_numbers_to_tune(game: str, bot: str) -> None:
    assert len(beginning(course(game, bot), epoka.game(game)).factors) > 10


def test_numbers_and_lists_are_changed_and_switches_are_not() -> None:
    class Weights:
        def __init__(self) -> None:
            self.one, self.list, self.count, self.switch, self.name = 2.0, [1.0, 0.0], 3, True, "x"

    weights = Weights()
    assert factor_names(weights) == ["count", "list", "one"]
    scale(weights, {"one": 1.5, "list": 2.0, "count": 2.0})
    assert (weights.one, weights.list, weights.count) == (3.0, [2.0, 0.0], 3)


def test_changed_numbers_change_the_game() -> None:
    """A bot that thinks nothing of victory tiles loses to one that does."""
    plain = dict.fromkeys(factor_names(weights_of(make_bot("greedy", epoka.game("founders"), 1))), 1.0)
    blind = {**plain, "victory": 1e-6, "city": 1e-6, "stack": 1e-6}
    few = course(games=8)
    assert difference(few, InThisProcess(), plain, blind, "x") > 0.3
    assert difference(few, InThisProcess(), plain, plain, "x") == 0.0


def test_results_do_not_depend_on_the_executor() -> None:
    start = beginning(course(), epoka.game("founders"))
    changed = dict.fromkeys(start.factors, 1.3)
    with Processes(2) as executor:
        there = difference(course(games=4), executor, start.factors, changed, "x")
    assert there == difference(course(games=4), InThisProcess(), start.factors, changed, "x")


# ---- the command ----------------------------------------------------------------------------------------------------

ARGS = ["founders", "--games", "2", "--workers", "0", "--check", "2", "--pace", "5"]


def test_what_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    logs, outs = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"], [tmp_path / "a.json", tmp_path / "b.json"]
    whole = run("tune", *ARGS, "--steps", "3", "--log", str(logs[0]), "--out", str(outs[0]))
    assert whole.exit_code == 0, whole.output
    assert run("tune", *ARGS, "--steps", "1", "--log", str(logs[1])).exit_code == 0
    logs[1].write_bytes(logs[1].read_bytes() + b'{"step":2,"diff')  # a crash in the middle of a line
    again = run("tune", *ARGS, "--steps", "3", "--log", str(logs[1]), "--out", str(outs[1]))
    assert again.exit_code == 0, again.output
    assert logs[0].read_bytes() == logs[1].read_bytes()
    assert outs[0].read_bytes() == outs[1].read_bytes()
    assert len(logs[0].read_text(encoding="utf-8").splitlines()) == 4
    assert "against the numbers before: " in again.stdout and "of 2 games" in again.stdout
    assert any(factor != 1.0 for factor in json.loads(outs[0].read_text(encoding="utf-8"))["factors"].values())


def test_a_level_is_tuned_by_command() -> None:
    args = ["--bot", "settler", "--against", "wanderer", "--share", "0.7", "--steps", "1"]
    result = run("tune", *ARGS, *args)
    assert result.exit_code == 0, result.output
    assert '"temperature": ' in result.stdout and "against wanderer: " in result.stdout


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["founders", "--bot", "random"], "has no attribute «weights»"),
        (["founders", "--bot", "nobody"], "no bot «nobody»"),
        (["founders", "--bot", "settler"], "settler is a level: --against BOT"),
        (["founders", "--bot", "sage", "--against", "elder"], "has no temperature"),
        (["founders", "--against", "random"], "--against is for levels"),
        (["founders", "--bot", "settler", "--against", "wanderer", "--share", "1.5"], "no share"),
        (["founders", "--games", "3"], "an even number"),
        (["founders", "--pace", "0"], "no pace"),
        (["founders", "--steps", "0"], "--steps is at least 1"),
        (["civolution", "--players", "1"], "at least 2 players"),
        (["founders", "--log", "/no/such/folder/x"], "cannot be written"),
    ],
)
def test_what_cannot_be_tuned_is_refused(args: list[str], why: str) -> None:
    result = run("tune", *args, "--workers", "0")
    assert result.exit_code == 2 and why in result.stderr, result.output


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("{}\n", "holds no steps of epoka tune"),
        ('HEAD\n{"step": 2, "difference": 0.0, "factors": {}}\n', "line 2 of"),
        ("HEAD\nrubbish\n", "line 2 of"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: str, why: str) -> None:
    log = tmp_path / "x.jsonl"
    assert run("tune", *ARGS, "--steps", "1", "--log", str(log)).exit_code == 0
    head = log.read_text(encoding="utf-8").splitlines()[0]
    log.write_text(content.replace("HEAD", head), encoding="utf-8")
    result = run("tune", *ARGS, "--steps", "1", "--log", str(log))
    assert result.exit_code == 2 and why in result.stderr
    log.write_text(head + "\n", encoding="utf-8")
    other = run("tune", *ARGS, "--seed", "2", "--steps", "1", "--log", str(log))
    assert other.exit_code == 2 and "seed 1 there, 2 here" in other.stderr
