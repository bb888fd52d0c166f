"""The file of results: what is there is kept, what is torn is set aside, what belongs elsewhere is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.arena.journal import BadResults
from epoka.arena.results import ResultsFile, read_results
from epoka.arena.tournament import Setup, prepared, seating

SETUP = prepared(epoka.game("stone-age"), ["random", "greedy"], 2, {}, "round-robin", 1)


def line(number: int, setup: Setup = SETUP) -> dict[str, Any]:
    bots, seed = seating(setup, setup.tables(), number)
    return {"number": number, "seed": seed, "bots": bots, "ranking": [1, 2], "points": [9, number]}


def written(path: Path, *numbers: int) -> Path:
    with ResultsFile(path, SETUP) as file:
        for number in numbers:
            file.add(line(number))
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def test_what_was_written_is_read_in_the_order_of_the_numbers(path: Path) -> None:
    written(path, 1, 0)
    setup, games = read_results(path)
    assert setup == SETUP
    assert [(game.number, game.bots) for game in games] == [(0, ["random", "greedy"]), (1, ["greedy", "random"])]


def test_a_tournament_goes_on_with_its_file(path: Path) -> None:
    written(path, 2)
    with ResultsFile(path, SETUP) as file:
        assert [game.number for game in file.games] == [2]
        file.add(line(0))
    assert [game.number for game in read_results(path)[1]] == [0, 2]


def test_a_torn_last_line_is_set_aside(path: Path) -> None:
    written(path, 0)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"number":1,"se')
    assert [game.number for game in read_results(path)[1]] == [0]
    with ResultsFile(path, SETUP) as file:
        assert [game.number for game in file.games] == [0]
    assert path.read_bytes() == whole
    assert Path(f"{path}.torn").read_bytes() == b'{"number":1,"se\n'


def test_a_file_torn_in_its_first_line_begins_anew(path: Path) -> None:
    path.write_bytes(b'{"format":"epo')
    written(path, 0)
    assert [game.number for game in read_results(path)[1]] == [0]


def test_lines_are_put_in_order_all_at_once(path: Path) -> None:
    with ResultsFile(path, SETUP) as file:
        for number in (2, 0, 1):
            file.add(line(number))
        file.put_in_order()
    in_order = written(path.with_name("other.jsonl"), 0, 1, 2)
    assert path.read_bytes() == in_order.read_bytes()
    assert sorted(path.parent.iterdir()) == sorted([path, in_order])


@pytest.mark.parametrize(
    ("change", "helps"),
    [
        ({"seed": 2}, "seed 1 there, 2 here"),
        ({"version": 99}, f"version {SETUP.version} there, 99 here"),
        ({"game": "founders"}, "game stone-age there, founders here"),
        ({"bots": ["greedy", "random"]}, "bots random,greedy there, greedy,random here"),
        ({"options": {"edition": "cs"}}, "edition=cs here"),
        ({"players": 3, "pairing": "all"}, "players 2 there, 3 here; pairing round-robin there, all here"),
    ],
)
def test_the_file_of_another_tournament_is_refused_and_left_alone(
    path: Path, change: dict[str, Any], helps: str
) -> None:
    before = written(path, 0).read_bytes()
    with pytest.raises(BadResults) as refused:
        ResultsFile(path, SETUP._replace(**change))
    assert helps in str(refused.value)
    assert path.read_bytes() == before


def head(**change: Any) -> bytes:
    return json.dumps({"format": "epoka arena 1", **SETUP._asdict(), **change}).encode() + b"\n"


@pytest.mark.parametrize(
    ("content", "helps"),
    [
        (b"Dear Ola,\nhow are you?\n", "holds no results of the arena"),
        (b"", "holds no results of the arena"),
        (b"\xff\xfe\x00\n", "holds no results of the arena"),
        (b"[" * 100_000 + b"\n", "holds no results of the arena"),
        (head(format="epoka arena 2"), "should tell «epoka arena 1»"),
        (head(players="two"), "in its first line players is 'two'"),
        (head(players=1000), "players or bots that cannot be"),
        (head(bots=[1, 2]), "players or bots that cannot be"),
        (head(game="chess"), "there is no game «chess»"),
        (head() + b"what?\n", "line 2 of .* is damaged"),
        (head() + b"[]\n", "line 2 of .* is damaged"),
        (
            head() + json.dumps(line(0) | {"bots": ["greedy", "random"]}).encode() + b"\n",
            "line 2 .* another tournament",
        ),
        (head() + json.dumps(line(0) | {"number": -2}).encode() + b"\n", "line 2 of .* is damaged"),
        (head() + json.dumps(line(0) | {"ranking": [1]}).encode() + b"\n", "line 2 of .* is damaged"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_damaged_or_foreign_file_is_refused(path: Path, content: bytes, helps: str) -> None:
    path.write_bytes(content)
    with pytest.raises(epoka.EpokaError, match=helps):
        read_results(path)


def test_a_file_that_is_not_there_is_refused(path: Path) -> None:
    with pytest.raises(BadResults, match="cannot be read: no such file"):
        read_results(path)


def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot be written: no such file"):
        ResultsFile(tmp_path / "missing" / "results.jsonl", SETUP)


def test_two_tournaments_do_not_play_into_one_file(path: Path) -> None:
    with ResultsFile(path, SETUP), pytest.raises(BadResults, match="another arena is playing into"):
        ResultsFile(path, SETUP)
