"""Whatever is asked wrongly: one sentence on standard error that says what would do, status 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

import epoka
from epoka.cli import saving
from tests.cli.driver import GAMES, run

VERSION = epoka.game("stone-age").version
RECORD = saving.as_text(epoka.game("stone-age").start(2), "Ola,Petr", "en")


def refused(*args: str, typed: tuple[str, ...] = ()) -> str:
    """The sentence with which a command is refused."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert result.stderr.startswith("epoka: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize(
    ("args", "helps"),
    [
        (("play", "stoneage", "--seats", "me,random"), "did you mean stone-age"),
        (("play", "stone-age", "--seats", "me"), "2 to 4"),
        (("play", "stone-age", "--seats", "a,b,c,d,e"), "2 to 4"),
        (("play", "stone-age", "--seats", "me,"), "a name is missing"),
        (("play", "stone-age", "--seats", "me,gredy"), "did you mean greedy"),
        (("play", "stone-age", "--seats", "me,bilder"), "levels: wanderer, settler, builder, elder, sage;"),
        (("play", "stone-age", "--seats", "Ola,ola"), "a name of their own"),
        (("play", "stone-age", "--seats", "me,a name that is far too long"), "at most 16"),
        (("play", "stone-age", "--seats", "me,random", "--option", "edicion=pl"), "did you mean edition"),
        (("play", "stone-age", "--seats", "me,random", "--option", "edition=de"), "one of pl, cs, uk"),
        (("play", "stone-age", "--seats", "me,random", "--option", "edition"), "name=value"),
        (("play", "stone-age", "--seats", "me,random", "-o", "edition=pl", "-o", "edition=cs"), "given twice"),
        (("play", "stone-age", "--seats", "me,random", "--option", "starter=3"), "seats are 0, 1, or random"),
        (("play", "stone-age", "--seats", "me,random", "--option", "self=1"), "has no option"),
        (("play", "stone-age", "--seats", "me,random", "--option", "players=3"), "has no option"),
        (("play", "stone-age", "--seats", "me,random", "--language", "de"), "en, pl, cs, uk"),
        (("play", "--resume", "-"), "epoka replay -"),
        (("simulate", "chess", "--players", "random,random"), "stone-age"),
        (("simulate", "stone-age"), "who plays?"),
        (("simulate", "--players", "random,random"), f"which game? There is {', '.join(GAMES)}"),
        (("play", "--seats", "me,random"), f"which game? There is {', '.join(GAMES)}"),
        (("rules", "TE-99"), "they go from TE-1 to TE-82"),
        (("rules", "XX-1"), "SA-1 to SA-70"),
        (("rules", "999"), "TE-1 to TE-82"),
        (("simulate", "stone-age", "--players", "random"), "2 to 4"),
        (("simulate", "stone-age", "--players", "random,gready"), "did you mean greedy"),
        (("simulate", "stone-age", "--players", "random,master"), "levels: wanderer, settler, builder, elder, sage;"),
        (("simulate", "stone-age", "--players", "random,random", "--games", "0"), "at least 1"),
        (("simulate", "stone-age", "--players", "random,random", "--jobs", "0"), "at least 1"),
        (("simulate", "stone-age", "--players", "random,random", "--option", "hunger=none"), "flat10, per_food4"),
        (
            ("simulate", "stone-age", "--players", "random,random", "--json", "/no/such/folder/x.json"),
            "cannot be written",
        ),
        (("rules", "SA-71"), "SA-70"),
        (("rules", "xyzzy"), "the sections"),
        (("rules", "--game", "chess"), "stone-age"),
        (("replay", "/no/such/file"), "cannot be read: no such file"),
        (("replay", "/"), "cannot be read: is a directory"),
    ],
)
def test_a_wrong_request_is_refused_with_what_would_be_right(args: tuple[str, ...], helps: str) -> None:
    assert helps in refused(*args)


@pytest.mark.parametrize(
    ("text", "helps"),
    [
        ("", "it should begin with"),
        ("some other text\n", "it should begin with"),
        ('{"game": "stone-age"}', "it should begin with"),
        (RECORD.replace("game stone-age", "game chess"), "there is no game «chess»"),
        (RECORD.replace("players 2", "players 7"), "2 to 4"),
        (RECORD.replace("players 2", "players two"), "header line «players two»"),
        (RECORD.replace("players 2\n", ""), "lacks the line «players …»"),
        (RECORD.replace("option edition uk", "option edition xx"), "one of pl, cs, uk"),
        (RECORD.replace("option edition uk", "option editions uk"), "has no option"),
        (RECORD + "deal C99\n", "action 1 of the record"),
        (RECORD + "place hunt 1\n", "action 1 of the record"),
        (RECORD.replace(f"version {VERSION}", "version 9") + "deal C99\n", "of rules version 9"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_and_left_alone(tmp_path: Path, text: str, helps: str) -> None:
    file = tmp_path / "game.epoka"
    file.write_text(text, encoding="utf-8")
    assert helps in refused("replay", str(file))
    assert helps in refused("play", "--resume", str(file))
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.epoka"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "not even text" in refused("replay", str(file))


def test_an_endless_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "MOST_CHARACTERS", 100)
    file = tmp_path / "game.epoka"
    file.write_text(RECORD, encoding="utf-8")
    assert "far too long" in refused("replay", str(file))


def test_a_new_game_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ola", encoding="utf-8")
    assert f"--resume {file}" in refused("play", "stone-age", "--seats", "me,random", "--save", str(file))
    assert "is a folder" in refused("play", "stone-age", "--seats", "me,random", "--save", str(tmp_path))
    assert file.read_text(encoding="utf-8") == "Dear Ola"


def test_a_saved_game_keeps_its_game_options_and_number_of_players(tmp_path: Path) -> None:
    file = tmp_path / "game.epoka"
    file.write_text(RECORD, encoding="utf-8")
    assert "keeps its options" in refused("play", "--resume", str(file), "--option", "edition=pl")
    assert "is a game of stone-age" in refused("play", "chess", "--resume", str(file))
    assert "is played by 2" in refused("play", "--resume", str(file), "--seats", "a,b,c")


@pytest.mark.parametrize(("args", "helps"), [(("--to", "1"), "0 to that many"), (("--seat", "2"), "0 to 1")])
def test_replay_refuses_what_the_game_does_not_have(tmp_path: Path, args: tuple[str, str], helps: str) -> None:
    file = tmp_path / "game.epoka"
    file.write_text(RECORD, encoding="utf-8")
    assert helps in refused("replay", str(file), *args)


def test_nobody_answering_the_questions_is_told_how_to_start_without_them() -> None:
    result = run("play", "stone-age", typed=[])
    assert result.exit_code == 2
    assert "--seats me," in result.stderr


@pytest.mark.parametrize("args", [("plya",), ("play", "--sets", "me"), ("simulate", "--games", "many"), ("replay",)])
def test_unknown_commands_and_options_are_refused_without_a_traceback(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert "Error" in result.stderr
    assert "Traceback" not in result.stderr
