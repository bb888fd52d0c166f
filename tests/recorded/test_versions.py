"""A change after which recorded games go differently gets a new rules version, and games of the old one stay."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

import epoka
from tests.recorded import versions
from tests.recorded.versions import HERE, KEPT, gone_astray, make_room, read_record, read_results, records, told_astray

OLD_RECORDS = sorted(HERE.glob("*/v*/*p*.txt"))
GAMES = epoka.all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recorded_games_go_as_their_version_let_them_go(game: epoka.Game) -> None:
    astray = gone_astray(HERE / game.name)
    assert astray == [], told_astray(game.name, read_results(HERE / game.name), astray)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recorded_games_are_of_the_present_version(game: epoka.Game) -> None:
    made_by = read_results(HERE / game.name)["version"]
    assert made_by == game.version, f"run python -m tests.recorded.make {game.name}, it keeps the games of v{made_by}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_some_games_of_every_earlier_version_are_kept(game: epoka.Game) -> None:
    kept = {version: len(records(HERE / game.name / f"v{version}")) for version in range(1, game.version)}
    assert [version for version, number in kept.items() if number < KEPT] == []


@pytest.mark.parametrize("path", OLD_RECORDS, ids=lambda path: "/".join(path.parts[-3:]))
def test_an_old_game_replays_or_is_refused_naming_the_first_action_that_is_not_legal(path: Path) -> None:
    record = read_record(path)
    names = record["actions"]
    try:
        assert epoka.replay(record).over
    except epoka.BadRecord as refused:
        number = int(re.findall(r"^action (\d+) of the record", str(refused))[0])
        version = epoka.game(record["game"]).version
        assert f"«{names[number - 1]}»" in str(refused)
        assert f"the record is of rules version {record['version']}, this is version {version}" in str(refused)
        before = epoka.replay({**record, "actions": names[: number - 1]})
        with pytest.raises(epoka.EpokaError):
            before.act(before.action(names[number - 1]))


# ---- making them anew ------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Recorded games of Founders, those of earlier versions left out."""
    copied = tmp_path / "founders"
    copied.mkdir()
    for path in [*records(HERE / "founders"), HERE / "founders" / "results.json"]:
        shutil.copy(path, copied / path.name)
    return copied


def change_rules(folder: Path, name: str) -> None:
    """As if the rules had let a game go differently when it was recorded."""
    results = read_results(folder)
    results["games"][name]["digest"] = "0"
    (folder / "results.json").write_text(json.dumps(results), encoding="utf-8")


def call_released(monkeypatch: pytest.MonkeyPatch, released: bool) -> None:
    monkeypatch.setattr(versions, "is_released", lambda release: released)


def test_a_game_that_goes_differently_is_named(folder: Path) -> None:
    assert gone_astray(folder) == []
    change_rules(folder, "3p-stacks")
    assert gone_astray(folder) == ["3p-stacks"]


def test_a_game_that_no_longer_replays_goes_differently(folder: Path) -> None:
    path = folder / "2p-stacks.txt"
    path.write_text(path.read_text("utf-8") + "reveal city\n", encoding="utf-8")
    assert gone_astray(folder) == ["2p-stacks"]


def test_changed_rules_of_a_released_version_are_not_recorded_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    call_released(monkeypatch, True)
    change_rules(folder, "3p-stacks")
    with pytest.raises(SystemExit, match=r"3p-stacks.*raise the version of founders"):
        make_room(folder, read_results(folder)["version"])


def test_changed_rules_of_a_version_that_nobody_has_may_be_recorded_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    call_released(monkeypatch, False)
    change_rules(folder, "3p-stacks")
    make_room(folder, read_results(folder)["version"])
    assert list(folder.glob("v*")) == []


def test_unchanged_rules_may_be_recorded_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    call_released(monkeypatch, True)
    make_room(folder, read_results(folder)["version"])
    assert list(folder.glob("v*")) == []


def test_a_new_version_keeps_some_games_of_every_number_of_players(folder: Path) -> None:
    old = read_results(folder)
    make_room(folder, old["version"] + 1)
    kept = folder / f"v{old['version']}"
    assert len(records(kept)) == KEPT
    assert {path.name[:2] for path in records(kept)} == {"2p", "3p", "4p"}
    games = {path.stem: old["games"][path.stem] for path in records(kept)}
    assert read_results(kept) == {**old, "games": games}


def test_games_that_were_kept_already_stay_as_they_are(folder: Path) -> None:
    old = read_results(folder)
    (folder / f"v{old['version']}").mkdir()
    make_room(folder, old["version"] + 1)
    assert records(folder / f"v{old['version']}") == []


def test_the_changelog_says_what_is_released() -> None:
    assert versions.is_released("0.1.0")
    with pytest.raises(SystemExit, match="no section"):
        versions.is_released("0.0.1")
