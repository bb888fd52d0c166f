"""`epoka tables export`: finished games as data, without names, and only those that may go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.data import decisions, recorded_games
from tests.server.driver import Browser, House, running
from tests.server.test_administration import command, commanded, either

pytestmark = pytest.mark.usefixtures("logs_as_before")

SHORT = {"end_when_city_stack_empty": True}


def finished(ola: Browser) -> str:
    """A game of Ola against a bot, played to its end."""
    made = ola.create("founders", [{"kind": "me", "name": "Ola"}, {"kind": "bot", "bot": "random"}], options=SHORT)
    table = str(made["table"]["id"])
    screen = ola.watch(table, 0)
    while not screen.position["over"]:
        if 0 in screen.position["asked"]:
            screen.gesture()
        else:
            screen.until("news")
    return table


@contextmanager
def two_games(data: Path, runs: bool) -> Iterator[tuple[House | None, list[str]]]:
    """Two finished games, the first of which its host has opened, and one that goes on."""
    with running(data) as house:
        ola = house.browser()
        tables = [finished(ola), finished(ola)]
        ola.post(f"/api/tables/{tables[0]}/open", {"on": True})
        tables.append(ola.create("founders")["table"]["id"])
        if runs:
            with commanded(house):
                yield house, tables
            return
    yield None, tables


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@either
def test_only_what_hosts_have_opened_is_exported(tmp_path: Path, runs: bool) -> None:
    data, file = tmp_path / "data", tmp_path / "games.jsonl"
    data.mkdir()
    with two_games(data, runs) as (_, tables):
        said = command(data, "export", str(file)).output
        assert "1 games: " in said and "1 tables left out: not opened to anybody by its host" in said
        assert "1 tables left out: not finished" in said
        head, game = lines(file)
        assert head == {"format": "epoka tables 1"}
        assert game["number"] == 0 and game["players"] == ["person", "random"]
        assert epoka.replay(game["record"]).points() == game["points"]
        text = file.read_text(encoding="utf-8")
        assert "Ola" not in text and not any(table in text for table in tables)
        assert "2 games: " in command(data, "export", str(file), "--all").output
        assert [game["number"] for game in lines(file)[1:]] == [0, 1]


def test_an_export_is_a_source_of_data(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "games.jsonl"
    data.mkdir()
    with two_games(data, True):
        command(data, "export", str(file))
    (recorded,) = recorded_games(file)
    assert {row.player for row in decisions(recorded)} == {"person", "random"}


def test_where_it_cannot_be_written_nothing_is_asked(tmp_path: Path) -> None:
    result = command(tmp_path, "export", str(tmp_path / "nowhere" / "x.jsonl"), status=2)
    assert "cannot be written" in result.stderr
