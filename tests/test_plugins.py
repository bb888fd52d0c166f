"""Games and bots of other packages: installed ones by entry points, others by the name of their module."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import epoka
from epoka.cli import saving
from tests.cli.driver import run
from tests.games.parley import ParleyGame
from tests.outside import HARBOUR, Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.fixture
def harbour(folder: Folder) -> Folder:
    """The package of a game, installed with its bots."""
    folder.write("harbour/game.py", HARBOUR)
    folder.install(
        "harbour-game",
        games={"harbour": "harbour.game"},
        bots={"porter": "harbour.game:Porter", "anybody": "harbour.game:Anybody", "made": "harbour.game:make_porter"},
    )
    return folder


# ---- installed ------------------------------------------------------------------------------------------------------


def test_an_installed_game_is_found_by_its_name(harbour: Folder) -> None:
    assert harbour.python('import epoka; print(epoka.game("harbour").name)') == "harbour"


def test_an_installed_game_is_listed_with_the_others(harbour: Folder) -> None:
    names = harbour.python("import epoka; print(*[game.name for game in epoka.all_games()])").split()
    assert sorted(names) == sorted([*[game.name for game in epoka.all_games()], "harbour"])


def test_an_installed_package_is_not_imported_before_somebody_asks(harbour: Folder) -> None:
    shown = harbour.python("import sys, epoka; epoka.game('stone-age'); print('harbour.game' in sys.modules)")
    assert shown == "False"


def test_a_game_whose_own_module_is_imported_first_is_found_too(harbour: Folder) -> None:
    """Its module imports epoka, which must not look for the half-made module in turn."""
    assert harbour.python("import harbour.game, epoka; print(epoka.game('harbour') is harbour.game.GAME)") == "True"


def test_bots_of_other_packages_play_the_games_they_are_for(harbour: Folder) -> None:
    program = "from epoka.bots import bot_names; import epoka; print(*bot_names(epoka.game({!r})))"
    assert harbour.python(program.format("harbour")) == "random anybody made porter diplomat"
    assert (
        harbour.python(program.format("founders")) == "wanderer settler builder elder sage random anybody made greedy"
    )


def test_a_bot_of_another_package_gives_no_advice(harbour: Folder) -> None:
    program = "from epoka.bots import advising_bot; import epoka; print(advising_bot(epoka.game('harbour')))"
    assert harbour.python(program) == "diplomat"


def test_an_installed_bot_can_be_simulated(harbour: Folder) -> None:
    done = harbour.epoka("simulate", "founders", "--players", "anybody,random", "--games", "2", "--json", "-")
    assert json.loads(done.stdout)["players"] == ["anybody", "random"], done.stderr


# ---- what is broken -------------------------------------------------------------------------------------------------


def one_line(text: str) -> str:
    """The only line of a warning, without a traceback or a place in the code."""
    [line] = text.splitlines()
    return line


def test_a_package_that_cannot_be_imported_is_named_and_the_others_go_on(folder: Folder) -> None:
    folder.write("broken/game.py", "import there_is_no_such_module\n")
    folder.install("broken-game", games={"broken": "broken.game"})
    done = folder.epoka("bots")
    assert done.returncode == 0
    assert "stone-age" in done.stdout and "broken" not in done.stdout
    said = one_line(done.stderr)
    assert said.startswith("epoka: warning: the game «broken» of broken-game (broken.game) is left out")
    assert "there_is_no_such_module" in said


@pytest.mark.parametrize(("program", "said"), [("1 / 0", "ZeroDivisionError"), ("raise SystemExit(3)", "SystemExit 3")])
def test_asking_for_a_broken_game_tells_why_it_is_not_there(folder: Folder, program: str, said: str) -> None:
    folder.write("broken/game.py", f"{program}\n")
    folder.install("broken-game", games={"broken": "broken.game"})
    done = folder.epoka("play", "broken", "--seats", "a,b")
    assert done.returncode == 2
    assert said in done.stderr.splitlines()[-1]


def test_a_broken_bot_is_named_and_the_others_go_on(folder: Folder) -> None:
    folder.write("clever.py", "class Clever: ...\n")
    folder.install("clever-bots", bots={"clever": "clever:Cleverer"})
    done = folder.epoka("bots")
    assert done.returncode == 0 and "greedy" in done.stdout
    assert one_line(done.stderr).startswith("epoka: warning: the bot «clever» of clever-bots (clever:Cleverer) is left")


def test_a_module_without_a_game_is_told_what_it_lacks(folder: Folder) -> None:
    folder.write("empty/game.py", "")
    done = folder.epoka("games", "--game", "empty.game")
    said = "epoka: empty.game has no GAME: name the module that ends with GAME = YourGame()\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_an_entry_point_that_is_named_otherwise_than_its_game_is_left_out(folder: Folder) -> None:
    folder.write("harbour/game.py", HARBOUR)
    folder.install("harbour-game", games={"port": "harbour.game"})
    assert "the game calls itself «harbour»" in one_line(folder.epoka("bots").stderr)


# ---- equal names ----------------------------------------------------------------------------------------------------


class Impostor(ParleyGame):
    """Another game of the same name."""


def test_two_games_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules["epoka.core.game"]._games, "parley", ParleyGame())
    with pytest.raises(epoka.BadGame, match=r"called «parley»: tests.games.parley.ParleyGame and tests.+Impostor"):
        epoka.register(Impostor())


def test_a_game_may_be_registered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules["epoka.core.game"]._games, "parley", ParleyGame())
    again = epoka.register(ParleyGame())
    assert epoka.game("parley") is again


def test_two_packages_with_one_name_are_both_named_and_neither_is_taken(harbour: Folder) -> None:
    harbour.write("other/game.py", HARBOUR)
    harbour.install("other-game", games={"harbour": "other.game"})
    done = harbour.epoka("play", "harbour", "--seats", "a,b")
    assert done.returncode == 2
    said = done.stderr.splitlines()[-1]
    assert "two packages bring a game «harbour»" in said
    assert "harbour-game (harbour.game) and other-game (other.game)" in said
    assert harbour.epoka("bots", "--game", "stone-age").returncode == 0


def test_a_package_cannot_take_the_name_of_a_game_that_is_there(folder: Folder) -> None:
    folder.write("harbour/game.py", HARBOUR.replace('"harbour"', '"founders"'))
    folder.install("harbour-game", games={"founders": "harbour.game"})
    program = "import epoka; epoka.all_games(); print(type(epoka.game('founders')).__name__)"
    assert folder.python(program) == "FoundersGame"
    assert "two games are called «founders»" in one_line(folder.epoka("bots").stderr)


# ---- named by module ------------------------------------------------------------------------------------------------


def test_a_module_is_simulated_on_several_processes(folder: Folder) -> None:
    folder.write("harbour/game.py", HARBOUR)
    bots = "harbour.game:Porter,random"
    asked = ["simulate", "--game", "harbour.game", "--players", bots, "--games", "8", "--jobs", "2", "--json", "-"]
    done = folder.epoka(*asked)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "harbour"
    assert json.loads(done.stdout)["games"] == 8


def test_a_module_in_the_current_folder_is_found(folder: Folder, tmp_path: Path) -> None:
    folder.write("elsewhere/harbour/game.py", HARBOUR)
    done = Folder(tmp_path / "nothing").epoka("bots", "--game", "harbour.game", cwd=tmp_path / "elsewhere")
    assert "diplomat" in done.stdout, done.stderr


def test_a_bot_of_ones_own_plays_a_game_of_the_package(folder: Folder) -> None:
    folder.write("harbour/game.py", HARBOUR)
    done = folder.epoka("simulate", "founders", "-p", "harbour.game:Anybody,random", "-n", "1", "--json", "-")
    assert json.loads(done.stdout)["players"] == ["harbour.game:Anybody", "random"], done.stderr


@pytest.mark.parametrize(
    ("args", "helps"),
    [
        (("play", "--game", "no.such.module"), "there is no module «no.such.module»; install its package"),
        (("play", "stone-age", "--game", "harbour.game"), "which game, stone-age or harbour.game?"),
        (("simulate", "founders", "-p", "harbour.game:Porter,random"), "harbour.game:Porter plays harbour"),
        (("simulate", "founders", "-p", "harbour.game:Nobody,random"), "harbour.game has no Nobody"),
        (("simulate", "founders", "-p", "harbour.game:,random"), "a bot is named package.module:Bot"),
        (("simulate", "founders", "-p", "harbour.game:GAME,random"), "is no bot"),
        (("serve", "--game", "no.such.module"), "there is no module «no.such.module»"),
        (("serve", "--bot", "harbour.game:Nobody"), "harbour.game has no Nobody"),
    ],
)
def test_what_cannot_be_loaded_is_refused_in_one_sentence(
    folder: Folder, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], helps: str
) -> None:
    folder.write("harbour/game.py", HARBOUR)
    folder.open_here(monkeypatch)
    done = run(*args, *(["--data", str(folder.path / "data")] if args[0] == "serve" else []))
    assert (done.exit_code, done.stdout) == (2, "")
    assert helps in one_line(done.stderr)


def test_no_record_makes_epoka_import_a_module(folder: Folder) -> None:
    """A saved game may come from anybody; naming a module runs it."""
    folder.write("evil/game.py", "print('evil')\n")
    folder.write("saved.epoka", "epoka 1\ngame evil.game\nversion 1\nplayers 2\n\n")
    done = folder.epoka("replay", "saved.epoka")
    assert done.returncode == 2
    assert "evil\n" not in done.stdout


def test_a_saved_game_runs_no_bot_that_its_reader_has_not_named(
    folder: Folder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder.write("evil.py", "raise RuntimeError('evil')\n")
    folder.open_here(monkeypatch)
    file = tmp_path / "saved.epoka"
    file.write_text(saving.as_text(epoka.game("founders").start(2), "me,evil:Bot", "en"), encoding="utf-8")
    done = run("play", "--resume", str(file))
    assert done.exit_code == 2
    assert "evil" not in sys.modules
    assert "to allow that: --seats me,evil:Bot" in done.stderr
