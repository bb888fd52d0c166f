"""Recorded games replay strictly, come to the recorded result, and together show every way a game can go."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import epoka
from tests.recorded.make import cases, playthrough, told_game
from tests.recorded.shown import everything, shown
from tests.recorded.versions import HERE, read_record, read_results, result

RECORDS = sorted(HERE.glob("*/*p*.txt"))


@cache
def replayed(path: Path) -> epoka.State:
    return epoka.replay(read_record(path))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_comes_to_its_result(path: Path) -> None:
    state = replayed(path)
    assert state.over
    expected = read_results(path.parent)["games"][path.stem]
    assert result(state) == {key: expected[key] for key in result(state)}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert epoka.record_text(replayed(path).record()) == path.read_text("utf-8")


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_every_number_of_players_preset_and_end_is_recorded(game: epoka.Game) -> None:
    unlike = []
    for name, players, options, end in cases(game):
        state = replayed(HERE / game.name / f"{name}.txt")
        if state.players != players or not options.items() <= state.options.items() or end not in (None, state.over_by):
            unlike.append(name)
    assert unlike == []


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_all_that_a_game_holds_is_shown_in_some_recorded_game(game: epoka.Game) -> None:
    missing = everything(game)
    for path in RECORDS:
        if path.parent.name == game.name:
            missing -= shown(replayed(path))
    assert missing == set()


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_the_playthrough_reads_as_before(game: epoka.Game) -> None:
    assert playthrough(replayed(told_game(game))) == (HERE / game.name / "playthrough.log").read_text("utf-8")
