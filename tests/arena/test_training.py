"""Training: a course is played, learned from and written; the same course gives the same file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import epoka
from epoka.arena import sampling
from epoka.arena.executor import InThisProcess
from epoka.arena.sampling import erring, lesson, teach
from epoka.arena.training import Course, file_of, learned, lessons, write
from epoka.cli.main import app
from epoka.core.value import read_coefficients
from tests.games.pebbles import GAME as PEBBLES

STONE_AGE = epoka.game("stone-age")
COURSE = Course(2, ["random"], 24, noise=0.1, seed=5)


def test_a_lesson_describes_every_side_at_every_milestone() -> None:
    taught = teach(lesson("stone-age", {}, ["random", "random"], 0.0, "lesson"))
    value = STONE_AGE.features(2)
    assert value is not None
    assert len(taught["left"]) == len(taught["features"]) > 5
    assert all(len(sides) == 2 for sides in taught["features"])
    assert all(len(side) == len(value.names) for sides in taught["features"] for side in sides)
    assert sum(taught["shares"]) == pytest.approx(1.0)
    assert taught["left"][0] > 0.8 > 0.3 > taught["left"][-1]


def test_what_others_played_before_the_bots_is_not_described() -> None:
    begins = []
    for number in range(12):
        item = lesson("stone-age", {}, ["random", "random"], 0.0, f"early {number}", ["random"])
        taught = teach(item)
        assert taught == teach(item)
        begins.append(taught["left"][0] if taught["left"] else 0.0)
    assert min(begins) < 0.3 < 0.7 < max(begins)
    assert len(set(begins)) > 6


def test_those_who_play_early_are_drawn_for_each_seat_and_leave_together(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    class Noted(epoka.Bot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, seat: epoka.Seat) -> int:
            played.append(self.name)
            return seat.actions()[0]

    monkeypatch.setattr(sampling, "make_bot", lambda name, game, seed: Noted(name))
    tables = set()
    for number in range(20):
        played.clear()
        teach(lesson("stone-age", {}, ["late", "late"], 0.0, f"early {number}", ["first", "second"]))
        gone = played.index("late") if "late" in played else len(played)
        assert set(played[gone:]) <= {"late"}
        tables.add(frozenset(played[:gone]))
    assert tables == {frozenset(["first"]), frozenset(["second"]), frozenset(["first", "second"])}


@pytest.mark.parametrize(("noise", "fewest", "most"), [(0.0, 0, 0), (0.3, 60, 140), (1.0, 300, 400)])
def test_a_bot_errs_as_often_as_it_is_told(noise: float, fewest: int, most: int) -> None:
    class TakesThree(epoka.Bot):
        def choose(self, seat: epoka.Seat) -> int:
            return 2

    seat = epoka.Seat(PEBBLES.start(2, heap=10), 0, epoka.Dealer(3))
    others = sum(erring(TakesThree(), seat, noise) != 2 for _ in range(500))
    assert fewest <= others <= most


def test_everybody_plays_at_every_seat_and_some_games_are_clean() -> None:
    planned = lessons(STONE_AGE, Course(3, ["greedy", "random"], 24))
    assert {tuple(each["bots"]) for each in planned} == {
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
        ("greedy", "greedy", "random"),
    }
    assert sum(each["noise"] == 0.0 for each in planned) == 6
    assert len({each["seed"] for each in planned}) == 24


def test_what_is_written_is_read_again_and_the_same_course_writes_it_again(tmp_path: Path) -> None:
    files = []
    for number in range(2):
        found, judgement = learned(list(InThisProcess().map(teach, lessons(STONE_AGE, COURSE))))
        path = tmp_path / f"{number}.json"
        write(path, file_of(STONE_AGE, COURSE, found))
        files.append(path)
        assert judgement.stages[0].positions > 0
    assert files[0].read_bytes() == files[1].read_bytes()
    value = STONE_AGE.features(2)
    assert value is not None
    value.coefficients = read_coefficients(files[0], "stone-age", STONE_AGE.version, 2, value.names)
    assert value.learned()
    shares = value.shares(STONE_AGE.start(2, starter=0))
    assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("course", "said"),
    [
        (Course(2, ["random"], 3), "from 3 games nothing can be learned"),
        (Course(2, ["random"], 30, noise=1.5), "not in 1.5"),
    ],
)
def test_a_course_that_makes_no_sense_is_refused(course: Course, said: str) -> None:
    with pytest.raises(epoka.EpokaError, match=said):
        lessons(STONE_AGE, course)


def test_a_game_without_features_teaches_nothing() -> None:
    with pytest.raises(epoka.EpokaError, match="pebbles declares no policy and no features"):
        lessons(PEBBLES, Course(2, ["random"], 30))


def test_the_command_writes_the_file_and_tells_how_good_it_is(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    command = ["train", "stone-age", "--bots", "random", "--games", "24", "--workers", "0", "--out", str(out)]
    command += ["--early", "random"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "winner named" in result.output
    learned_from = json.loads(out.read_text(encoding="utf-8"))["learned from"]
    assert (learned_from["games"], learned_from["early"]) == (24, ["random"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--early", "nobody"], "nobody"),
        (["--vary", "colour"], "has the options"),
        (["--players", "9"], "is played by 2 to 4"),
        (["--games", "1"], "nothing can be learned"),
        (["--on", "moon"], "there is local, ray"),
    ],
)
def test_the_command_refuses_what_cannot_be(tmp_path: Path, more: list[str], said: str) -> None:
    command = ["train", "stone-age", "--bots", "random", "--games", "24", "--out", str(tmp_path / "no.json"), *more]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert said in result.output
    assert not (tmp_path / "no.json").exists()
