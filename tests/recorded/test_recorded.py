"""Recorded games replay strictly, come to the recorded result, and together show every way a game can go."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import epoka
from tests.recorded.make import ENDS, MORE_ENDS, PRESETS, playthrough, result, told_game

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*p*.txt"))


@cache
def replayed(path: Path) -> epoka.State:
    return epoka.replay(epoka.parse_record(path.read_text("utf-8")))


def expected(path: Path) -> dict[str, object]:
    results: dict[str, dict[str, object]] = json.loads((path.parent / "results.json").read_text("utf-8"))
    return results[path.stem]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_comes_to_its_result(path: Path) -> None:
    state = replayed(path)
    assert state.over
    assert result(state) == expected(path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert epoka.record_text(replayed(path).record()) == path.read_text("utf-8")


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_every_number_of_players_preset_and_end_is_recorded(game: epoka.Game) -> None:
    recorded = set()
    for path in RECORDS:
        state = replayed(path)
        if state.game.name == game.name:
            for number, preset in enumerate(PRESETS.get(game.name, [{}])):
                if preset.items() <= state.options.items():
                    recorded.add((state.players, number, state.over_by))
    wanted = {
        (players, number, end)
        for players in game.players
        for number in range(len(PRESETS.get(game.name, [{}])))
        for end in ENDS.get(game.name, ())
    }
    wanted |= {(players, 0, end) for players in game.players for _, end in MORE_ENDS.get(game.name, [])}
    assert wanted <= recorded
    assert {players for players, _, _ in recorded} == set(game.players)


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_every_piece_that_can_be_dealt_is_dealt_in_some_recorded_game(game: epoka.Game) -> None:
    wanted = {name for name in game.names if name.startswith("deal ")}
    seen = {name for path in RECORDS if path.parent.name == game.name for name in path.read_text("utf-8").splitlines()}
    assert wanted <= seen


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_the_playthrough_reads_as_before(game: epoka.Game) -> None:
    assert playthrough(replayed(told_game(game))) == (HERE / game.name / "playthrough.log").read_text("utf-8")
