"""Steps are saved by the parameters of their constructors, and a game knows its steps by where they lie."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.core.game import Game
from epoka.core.parameters import parameters
from epoka.core.steps import steps_at_home, steps_by_name
from tests.games.parley import Parley


class Pour(epoka.Step[Parley]):
    """Its fields are set in another order than the constructor takes them, and one of them is nobody's argument."""

    def __init__(self, seat: int, cups: list[int], sweet: int, left: int = 3) -> None:
        self.left = left
        self.full = left > 2
        self.sweet = sweet != 0
        self.cups = cups
        super().__init__(seat)


class PourAgain(Pour):
    """Takes its constructor over."""


class Nameless(epoka.Step[Parley]):
    def __init__(self, seat: int, guest: int) -> None:
        super().__init__(seat)
        self.invited = guest


class Loose(epoka.Step[Parley]):
    def __init__(self, *seats: int) -> None:
        super().__init__(seats[0])


class Tidy(epoka.TableProcedure[Parley]):
    """Nobody's."""


class Serve(epoka.Procedure[Parley]):
    """Somebody's."""


@pytest.mark.parametrize("kind", [Pour, PourAgain])
def test_a_step_is_saved_as_the_arguments_of_its_constructor_in_their_order(kind: type[Pour]) -> None:
    assert kind(1, [4, 5], 1).args() == [1, [4, 5], 1, 3]
    assert [type(number) for number in kind(1, [], 1).args()] == [int, list, int, int]


def test_a_saved_list_is_not_the_one_of_the_step() -> None:
    step = Pour(0, [1], 0)
    step.args()[1].append(2)
    assert step.cups == [1]


def test_a_procedure_is_saved_with_its_seat_and_one_of_the_whole_table_without() -> None:
    assert (Serve(2).args(), Serve(2).seat) == ([2], 2)
    assert (Tidy().args(), Tidy().seat) == ([], epoka.NOBODY)


def test_a_parameter_without_a_field_of_its_name_is_told_when_the_step_is_saved() -> None:
    with pytest.raises(TypeError, match="Nameless cannot be saved: keep the parameter «guest» of its constructor"):
        Nameless(0, 1).args()


def test_a_constructor_that_takes_anything_is_refused() -> None:
    with pytest.raises(TypeError, match="the parameters of Loose cannot be read: give its constructor plain"):
        Loose(0).args()


def test_steps_of_the_kernel_itself_are_read_in_either_build() -> None:
    kinds: list[type[Any]] = [epoka.Step, epoka.Chance, epoka.Draw, epoka.Procedure, epoka.TableProcedure]
    assert [parameters(kind) for kind in kinds] == [["seat"], [], ["first", "stream"], ["seat"], []]


# ---- where they lie --------------------------------------------------------------------------------------------------

STEPS = """
import epoka
class {0}(epoka.TableProcedure):
    def act(self, s, action):
        class Inner(epoka.TableProcedure):
            pass
"""
GAME = """
import epoka
from {0} import {1}
class AnyGame(epoka.Game):
    def __init__(self):
        super().__init__("any", 1, range(1, 2), [], [], 0)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games, forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "modules", sys.modules.copy())
    return tmp_path


def write(folder: Path, modules: dict[str, str]) -> None:
    for name, text in modules.items():
        path = folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text(text, encoding="utf-8")


def test_a_game_in_a_folder_knows_the_steps_of_the_folder(folder: Path) -> None:
    write(folder, {"cups/game": GAME.format("cups.parts", "deep"), "cups/parts/deep": STEPS.format("Fill")})
    write(folder, {"cups/course": STEPS.format("Turn"), "cupsandmore/course": STEPS.format("Foreign")})
    import_module("cups.course")
    import_module("cupsandmore.course")
    assert sorted(import_module("cups.game").AnyGame().steps) == ["Fill", "Turn"]


def test_a_game_in_a_single_file_knows_the_steps_of_that_file(folder: Path) -> None:
    write(
        folder, {"small/cups": GAME.format("small", "dice") + STEPS.format("Fill"), "small/dice": STEPS.format("Roll")}
    )
    assert sorted(import_module("small.cups").AnyGame().steps) == ["Fill"]


def test_a_variant_knows_the_steps_of_the_game_it_derives_from(folder: Path) -> None:
    write(folder, {"cups/game": GAME.format("cups", "course"), "cups/course": STEPS.format("Turn")})
    write(folder, {"more/game": "from cups.game import AnyGame\nclass More(AnyGame): pass\n" + STEPS.format("Refill")})
    assert sorted(import_module("more.game").More().steps) == ["Refill", "Turn"]


def test_two_steps_of_one_name_are_refused_with_both_places(folder: Path) -> None:
    write(folder, {"cups/game": GAME.format("cups", "course, other"), "cups/course": STEPS.format("Turn")})
    write(folder, {"cups/other": STEPS.format("Turn")})
    game = import_module("cups.game").AnyGame
    with pytest.raises(epoka.EpokaError, match=r"two steps called Turn, in cups\.course and cups\.other: a"):
        game()


def test_steps_may_be_listed_instead() -> None:
    assert steps_by_name([Pour, Tidy]) == {"Pour": Pour, "Tidy": Tidy}


def test_every_game_of_the_package_knows_its_steps_by_itself() -> None:
    for game in epoka.all_games():
        assert game.steps.items() <= steps_by_name(steps_at_home(type(game), Game)).items()
