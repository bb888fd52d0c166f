"""The steps of a game, by their names: what the rows of a saved agenda become again."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from epoka.core.errors import EpokaError
from epoka.core.step import Step

Steps = dict[str, type[Step[Any]]]


def steps_by_name(kinds: list[type[Step[Any]]]) -> Steps:
    """The classes by the names under which snapshots know them; two of one name are an error."""
    found: Steps = {}
    for kind in kinds:
        other = found.setdefault(kind.__name__, kind)
        if other is not kind:
            places = f"{module_of(other)} and {module_of(kind)}"
            raise EpokaError(f"there are two steps called {kind.__name__}, in {places}: a snapshot names only one")
    return found


def steps_at_home(game: type[Any], above: type[Any]) -> list[type[Step[Any]]]:
    """Every step class in the modules of a game's class and of those it derives from, up to `above`.

    A class in a module called `game` speaks for the folder around it, any other for its own module alone. All that a
    game can push is imported with it, so that nothing need be imported here.
    """
    homes: list[str] = []
    for kind in game.__mro__:
        if kind is above:
            break
        module = module_of(kind)
        folder, _, name = module.rpartition(".")
        homes.append(folder if folder and name == "game" else module)
    found: list[type[Step[Any]]] = []
    for name, loaded in sorted(sys.modules.items()):
        if isinstance(loaded, ModuleType) and is_within(name, homes):
            for value in list(vars(loaded).values()):
                if isinstance(value, type) and issubclass(value, Step) and module_of(value) == name:
                    found.append(value)
    return found


def module_of(kind: Any) -> str:
    """The name of the module in which a class stands."""
    return str(kind.__module__)


def is_within(module: str, homes: list[str]) -> bool:
    """Whether a module is one of these, or lies in a folder that is."""
    return any(module == home or module.startswith(home + ".") for home in homes)
