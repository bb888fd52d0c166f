"""Data to learn from: every decision of a recorded game with what was seen, what was legal and how it ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.arena.match import play_one
from epoka.data import BadSource, Recorded, decisions, recorded_games
from epoka.data.trajectories import Unfinished
from tests.cli.driver import run

GAMES = [game.name for game in epoka.all_games()]


def played(game: str, players: int = 2) -> Recorded:
    result = play_one(game, players, {}, ["random"] * players, "7", record=True)
    assert result.record is not None
    return Recorded(result.record, 3, "7", ["random"] * players)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Two games of Stone Age, as simulate keeps them."""
    file = tmp_path / "games.jsonl"
    args = ["--players", "random,greedy", "--games", "2", "--jobs", "1", "--out", str(file)]
    assert run("simulate", "stone-age", *args).exit_code == 0
    return file


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_holds_what_its_seat_saw_what_was_legal_and_what_it_did(game: str) -> None:
    recorded = played(game)
    rows = list(decisions(recorded))
    state = epoka.game(game).begin(2, recorded.record["options"])
    at = 0
    for turn, name in enumerate(recorded.record["actions"]):
        if state.mover >= 0:
            row = rows[at]
            assert (row.turn, row.seat, row.legal) == (turn, state.mover, state.actions())
            assert row.observation == state.observation(state.mover)
            assert state.name(row.action) == name
            assert row.action in row.legal
            at += 1
        state.act(state.action(name))
    assert at == len(rows) > 20
    points, places = state.points(), state.ranking()
    for row in rows:
        other = points[1 - row.seat]
        assert (row.points, row.margin) == (points[row.seat], points[row.seat] - other)
        assert (row.win == 1.0) == (places == [1, 2] if row.seat == 0 else places == [2, 1])
        assert row.number == 3 and row.seed == "7" and row.player == "random"


def test_a_game_without_an_end_has_no_returns() -> None:
    recorded = played("founders")
    recorded.record["actions"] = recorded.record["actions"][:-1]
    with pytest.raises(Unfinished):
        list(decisions(recorded))


def test_parquet_and_lines_hold_the_same(kept: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra «data» is not installed")
    table, lines = kept.with_name("x.parquet"), kept.with_name("x.jsonl")
    for out in (table, lines):
        result = run("dataset", str(kept), "--out", str(out))
        assert result.exit_code == 0, result.output
        assert "decisions of 2 games of stone-age" in result.stdout
    head, *rows = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    read = parquet.read_table(table)
    meta = {key.decode(): value.decode() for key, value in read.schema.metadata.items() if not key.startswith(b"ARROW")}
    assert meta == head and head["num_actions"] == str(epoka.game("stone-age").num_actions)
    found: list[Any] = read.to_pylist()
    assert len(found) == len(rows)
    for one, other in zip(found, rows, strict=True):
        assert one == other | {key: pytest.approx(other[key]) for key in ("win", "rank", "margin")}


def test_saved_games_and_games_of_the_arena_are_read_too(kept: Path, tmp_path: Path) -> None:
    saved = tmp_path / "one.epoka"
    saved.write_text(epoka.record_text(played("stone-age").record), encoding="utf-8")
    result = run("dataset", str(kept), str(saved), "--out", str(tmp_path / "all.jsonl"))
    assert "decisions of 3 games" in result.stdout


def test_a_torn_last_line_is_left_out(kept: Path) -> None:
    kept.write_bytes(kept.read_bytes() + b'{"number": 2, "rec')
    assert len(list(recorded_games(kept))) == 2


def test_unfinished_games_are_told_and_left_out(kept: Path) -> None:
    lines = kept.read_text(encoding="utf-8").splitlines()
    data = json.loads(lines[1])
    data["record"]["actions"].pop()
    kept.write_text("\n".join([lines[0], json.dumps(data), lines[2]]) + "\n", encoding="utf-8")
    result = run("dataset", str(kept), "--out", str(kept.with_name("x.jsonl")))
    assert "game 0 is not finished; it is left out" in result.stderr
    assert "decisions of 1 games" in result.stdout


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "holds no recorded games"),
        ('{"format": "epoka arena 1"}\n', "holds no recorded games"),
        ("rubbish\n", "line 1 of"),
        ('{"format": "x"}\n{"number": 1}\n', "line 2 of"),
        ("epoka record 1\nrubbish\n", "rubbish"),
        ('{"format": "x"}\n{"record": {"game": "chess"}}\n', "chess"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: str, why: str) -> None:
    file, out = tmp_path / "x.jsonl", tmp_path / "out.jsonl"
    file.write_text(content, encoding="utf-8")
    result = run("dataset", str(file), "--out", str(out))
    assert result.exit_code == 2 and why in result.stderr, result.output
    assert not out.exists() and list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(("out", "why"), [("x.csv", "neither with .parquet"), ("games.jsonl", "one of the files")])
def test_where_it_goes_is_checked(kept: Path, out: str, why: str) -> None:
    result = run("dataset", str(kept), "--out", str(kept.with_name(out)))
    assert result.exit_code == 2 and why in result.stderr


def test_games_of_two_kinds_are_not_mixed(kept: Path, tmp_path: Path) -> None:
    saved = tmp_path / "one.epoka"
    saved.write_text(epoka.record_text(played("founders").record), encoding="utf-8")
    result = run("dataset", str(kept), str(saved), "--out", str(tmp_path / "all.jsonl"))
    assert result.exit_code == 2 and "has a game of founders; a set holds games of stone-age only" in result.stderr


def test_without_pyarrow_the_extra_is_named(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from epoka.data import writing

    monkeypatch.setattr(writing, "find_spec", lambda name: None)
    result = run("dataset", str(kept), "--out", str(kept.with_name("x.parquet")))
    assert result.exit_code == 2 and "pip install 'epoka[data]'" in result.stderr


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSource, match="cannot be read: no such file"):
        list(recorded_games(tmp_path / "nowhere.jsonl"))
