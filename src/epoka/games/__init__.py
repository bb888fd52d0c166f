"""The games. Each folder holds one; none knows another."""

from importlib import import_module
from pkgutil import iter_modules

from epoka.core.game import Game, register


def register_all() -> None:
    """Register the game of every folder here: the class derived from `Game` in its module `game`."""
    for folder in iter_modules(__path__):
        module = import_module(f"{__name__}.{folder.name}.game")
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Game) and kind is not Game:
                register(kind())  # type: ignore[call-arg]
