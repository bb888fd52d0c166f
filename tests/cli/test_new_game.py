"""`epoka new-game`: what it writes is a complete game, before anybody has changed a line of it."""

from __future__ import annotations

import ast
import json
import tomllib
from pathlib import Path

import pytest

import epoka
from epoka.arena.match import play_match, wins
from epoka.plugins import load_game
from tests.cli.driver import run
from tests.outside import Folder
from tests.server.driver import running

GAME = "deepsea.game"
MOST_BOILERPLATE = 25


@pytest.fixture
def deep_sea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """A new game in a folder of its own, which this process can import."""
    done = run("new-game", "deep-sea", "--in", str(tmp_path))
    assert done.exit_code == 0, done.output
    folder = Folder(tmp_path / "deep-sea")
    folder.open_here(monkeypatch)
    return folder


def suite(folder: Folder, *args: str) -> str:
    """What the tests of the new game say, run as its author runs them, without the plugin of Epoka's own tests."""
    done = folder.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", *args)
    return done.stdout + done.stderr if done.returncode else "passed"


# ---- it works at once -----------------------------------------------------------------------------------------------


def test_it_passes_the_conformance_suite(deep_sea: Folder) -> None:
    assert suite(deep_sea) == "passed"


def test_it_is_played_in_the_terminal(deep_sea: Folder, tmp_path: Path) -> None:
    asked = ["--game", GAME, "--seats", "me,careful", "--seed", "1", "--plain", "--language", "en"]
    done = run("play", *asked, "--save", str(tmp_path / "saved"), typed=["roll", "why charm", "quit"])
    assert done.exit_code == 0, done.output
    assert "Welcome to Deep Sea!" in done.output
    assert "Roll, or bank 0?" in done.output
    assert "charms 3" in done.output


def test_its_points_are_shown_while_it_is_played(deep_sea: Folder, tmp_path: Path) -> None:
    asked = ["--game", GAME, "--seats", "me,careful", "--plain", "--language", "en", "--save", str(tmp_path / "saved")]
    assert "does not show points before it ends" not in run("play", *asked, typed=["points", "quit"]).output


def test_a_saved_game_is_gone_on_with_by_what_the_terminal_says(deep_sea: Folder, tmp_path: Path) -> None:
    file = str(tmp_path / "saved")
    asked = ["--game", GAME, "--seats", "me,careful", "--plain", "--language", "en", "--save", file]
    said = run("play", *asked, typed=["quit"]).output
    assert f"epoka play --game {GAME} --resume {file}" in said
    assert run("play", "--game", GAME, "--resume", file, "--plain", typed=["quit"]).exit_code == 0


def test_it_is_played_at_the_table_of_a_server(deep_sea: Folder, tmp_path: Path) -> None:
    with running(tmp_path, plugins=(GAME,)) as house:
        ola = house.browser()
        seats = [{"kind": "bot", "bot": "careful"}, {"kind": "bot", "bot": "random"}]
        screen = ola.watch(ola.create("deep-sea", seats)["table"]["id"])
        while not screen.position["over"]:
            screen.until("news")
        assert screen.position["over_by"] == "goal"


def test_bots_play_it_against_each_other(deep_sea: Folder) -> None:
    done = run("simulate", "--game", GAME, "--players", "careful,random", "--games", "3", "--jobs", "1", "--json", "-")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 3


def test_its_bot_beats_random_play(deep_sea: Folder) -> None:
    load_game(GAME)
    assert wins(play_match("deep-sea", ["careful", "random"], 200, 1, {}), "careful") > 120


@pytest.mark.parametrize(
    ("args", "shown"),
    [
        (["games"], "goal=20: a short game"),
        (["bots"], "careful: banks early"),
        (["rules", "DS-5"], "The first to bank as many points as the goal says wins."),
    ],
    ids=["games", "bots", "rules"],
)
def test_it_has_words_for_what_is_asked_about_it(deep_sea: Folder, args: list[str], shown: str) -> None:
    done = run(*args, "--game", GAME, "--language", "en", "--plain")
    assert shown in done.output


def test_english_lacks_none_of_its_texts(deep_sea: Folder) -> None:
    done = run("texts", GAME, "--language", "en", "--plain")
    assert done.exit_code == 0, done.output


def test_the_command_that_lists_missing_texts_is_named(deep_sea: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the module of the game, since its name is unknown to the next command."""
    monkeypatch.delenv("EPOKA_TEXTS", raising=False)
    (deep_sea.path / "deepsea" / "texts" / "en" / "game.ftl").write_text("", encoding="utf-8")
    said = deep_sea.epoka("games", "--game", GAME, "--language", "en").stderr
    assert f"`epoka texts {GAME}` lists all that is missing" in said


def test_an_installed_copy_is_found_by_its_entry_point(deep_sea: Folder) -> None:
    project = tomllib.loads((deep_sea.path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(name, module)] = project["entry-points"]["epoka.games"].items()
    deep_sea.install(project["name"], games={name: module})
    assert deep_sea.python(f"import epoka; print(epoka.game({name!r}).name)") == "deep-sea"


# ---- it is small, and the suite is awake ----------------------------------------------------------------------------


def test_its_rules_carry_little_that_every_game_has_to_repeat(deep_sea: Folder) -> None:
    lines = boilerplate(ast.parse((deep_sea.path / "deepsea" / "game.py").read_text(encoding="utf-8")))
    assert 0 < lines <= MOST_BOILERPLATE


def boilerplate(tree: ast.Module) -> int:
    """The lines that say nothing of this game: imports, the forms of fields, how steps are built."""
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    lines = len(imports) + 1  # and GAME
    for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        for method in [node for node in kind.body if isinstance(node, ast.FunctionDef)]:
            code = [part for part in method.body if not is_docstring(part)]
            length = 1 + code[-1].end_lineno - code[0].lineno + 1 if code[-1].end_lineno else 0
            if method.name in ("copy", "forms", "pieces", "load_pieces", "seen", "args", "blank"):
                lines += length
            elif method.name == "__init__":
                bases = [ast.unparse(base) for base in kind.bases]
                lines += length if bases[0].startswith(("epoka.Step", "epoka.Chance", "epoka.Uniform")) else 2
    return lines


def is_docstring(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


@pytest.mark.parametrize(
    ("right", "wrong", "check"),
    [
        ("s.charms[seat] -= action == CHARM", "s.charms[seat] += action == CHARM", "test_pieces_are_conserved"),
        ('"banked": epoka.forms.Numbers(self.players, 0, MOST),', "", "test_a_copy_plays_on"),
        ("return FACES", "return FACES + 1", "test_probabilities_sum_to_one"),
        ("action: i64", "action: int", "test_overrides_take"),
        ("if s.charms[self.seat]:", "if True:", "test_every_refusal_in_the_sources"),
        ("if action == CHARM:", "if s.charms[self.seat]:", "test_whoever_mends_the_cause"),
    ],
    ids=["pieces", "copy", "chance", "compiler", "refusal", "reason"],
)
def test_a_mistake_in_its_rules_is_found(deep_sea: Folder, right: str, wrong: str, check: str) -> None:
    file = deep_sea.path / "deepsea" / "game.py"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    assert f"::{check}" in suite(deep_sea, "-k", check, "-x")


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "helps"),
    [
        ("Deep Sea", "for example deep-sea"),
        ("deep--sea", "for example deep-sea"),
        ("../sea", "for example deep-sea"),
        ("1st", "for example deep-sea"),
        ("x" * 31, "for example deep-sea"),
        (epoka.all_games()[0].name, "there is a game"),
        ("json", "Python has a module «json» already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, helps: str) -> None:
    done = run("new-game", name, "--in", str(tmp_path))
    assert done.exit_code == 2
    assert helps in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "deep-sea").mkdir()
    done = run("new-game", "deep-sea", "--in", str(tmp_path))
    assert done.exit_code == 2
    assert "is there already" in done.stderr
    assert list((tmp_path / "deep-sea").iterdir()) == []
