"""Games and bots from outside the package.

An installed package offers them by entry points: `epoka.games` leads from the name of a game to the module that holds
it as `GAME`, `epoka.bots` from the name of a bot to its class or to a function that makes one. They are loaded when
they are first asked for. One that cannot be loaded is named in a warning and keeps nobody from playing another.

Whoever starts a program may also name them, installed or not: `package.module` is a game, `package.module:Bot` a bot,
`exec:COMMAND` a bot that is a program (`epoka.programs`). Naming a module or a command runs it, so only the person at
the machine may do that: no request, record or snapshot ever does.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from epoka.core.errors import BadGame, named
from epoka.core.game import Game, GameSource, register
from epoka.core.seat import Bot
from epoka.programs import PREFIX, bot_maker

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "epoka.games"
BOTS: Final = "epoka.bots"

BotMaker = Callable[[], Bot]
"""A class derived from `Bot`, or a function that makes one."""


class PluginWarning(UserWarning):
    """An installed package whose game or bot cannot be used."""


# ---- named by whoever starts the program ----------------------------------------------------------------------------


_given: list[str] = []
_modules: dict[str, str] = {}


def load_game(module: str) -> Game:
    """Register the `GAME` of a module; raises BadGame."""
    game = register(game_in(module))
    _modules[game.name] = module
    _remember(module)
    return game


def module_of(name: str) -> str:
    """The module by which the game of this name was loaded; "" for one that is known without."""
    return _modules.get(name, "")


def load_bot(reference: str) -> BotMaker:
    """Make the bot that `package.module:Bot` or `exec:COMMAND` names known by this very text; raises BadGame."""
    if reference.startswith(PREFIX):
        maker = add_bot(reference, bot_maker(reference))
    else:
        module, _, attribute = reference.partition(":")
        maker = add_bot(reference, taken_from(module, attribute, "a bot is named package.module:Bot"))
    _remember(reference)
    return maker


def load_all(references: Iterable[str]) -> None:
    """Load games and bots by their references: in another process, those that are `given` in this one."""
    for reference in references:
        if ":" in reference:
            load_bot(reference)
        else:
            load_game(reference)


def given() -> list[str]:
    """What was loaded by name so far: another process that is to know the same games and bots loads it too."""
    return _given.copy()


def _remember(reference: str) -> None:
    if reference not in _given:
        _given.append(reference)


def game_in(module: str) -> Game:
    """The game that a module holds as `GAME`, registered or not."""
    game = taken_from(module, "GAME", "name the module that ends with GAME = YourGame()")
    if not isinstance(game, Game):
        raise BadGame(f"GAME in {module} is no game but {type(game).__name__}; write GAME = YourGame()")
    return game


def taken_from(module: str, attribute: str, hint: str) -> Any:
    """What a module holds under a name. Whatever importing it raises becomes a BadGame that says so."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise BadGame(f"{module} cannot be imported: {named(error)}") from error
        raise BadGame(
            f"there is no module «{module}»; install its package, or put the folder it lies in on PYTHONPATH"
        ) from error
    except (Exception, SystemExit) as error:  # the code is somebody else's and may fail in any way
        raise BadGame(f"{module} cannot be imported: {named(error)}") from error
    if not attribute or not hasattr(found, attribute):
        raise BadGame(f"{module} has no {attribute or 'such bot'}: {hint}")
    return getattr(found, attribute)


# ---- installed ------------------------------------------------------------------------------------------------------


def installed(group: str) -> list[EntryPoint]:
    """The entry points of all packages, in a fixed order."""
    from importlib.metadata import entry_points  # a slow import that most programs never need

    return sorted(entry_points(group=group), key=lambda point: (point.name, point.value))


def written_by(point: EntryPoint) -> str:
    """The distribution an entry point belongs to, and what it names."""
    owner = point.dist.name if point.dist is not None else "a package"
    return f"{owner} ({point.value})"


class InstalledGames(GameSource):
    """The games of the entry points. A game is loaded once; a failure is told once and remembered."""

    def __init__(self) -> None:
        self._points: dict[str, list[EntryPoint]] | None = None
        self._failures: dict[str, str] = {}
        self._done: set[str] = set()

    def points(self) -> dict[str, list[EntryPoint]]:
        """The entry points by the name of their game, read once: searching all packages takes its time."""
        if self._points is None:
            self._points = {}
            for point in installed(GAMES):
                self._points.setdefault(point.name, []).append(point)
        return self._points

    def bring(self, name: str) -> None:
        points = self.points().get(name)
        if points is not None and name not in self._done:
            self._done.add(name)
            try:
                self._load(name, points)
            except BadGame as error:
                self._failures[name] = str(error)
                warnings.warn(str(error), PluginWarning, stacklevel=2)
        if name in self._failures:
            raise BadGame(self._failures[name])

    def bring_all(self) -> None:
        for name in self.points():
            if name not in self._done:
                try:
                    self.bring(name)
                except BadGame:  # told by a warning
                    continue

    def _load(self, name: str, points: list[EntryPoint]) -> None:
        if len(points) > 1:
            owners = " and ".join([written_by(point) for point in points])
            raise BadGame(f"two packages bring a game «{name}»: {owners}; uninstall one, or load one by --game")
        try:
            game = game_in(points[0].value)
            if game.name != name:
                raise BadGame(f"the game calls itself «{game.name}»; the entry point has to be named alike")
            register(game)
        except BadGame as error:
            raise BadGame(f"the game «{name}» of {written_by(points[0])} is left out: {error}") from error


# ---- bots -----------------------------------------------------------------------------------------------------------


_bots: dict[str, BotMaker] = {}
_bots_read = False


def add_bot(name: str, maker: BotMaker) -> BotMaker:
    """Make a bot from outside known by its name; its attribute `game` says what it plays, nothing means every game."""
    if not callable(maker):
        raise BadGame(f"«{name}» is no bot but {type(maker).__name__}; name a class derived from epoka.Bot")
    _bots[name] = maker
    return maker


def game_of(maker: BotMaker) -> str:
    """The name of the only game that a bot plays, "" where it plays every game."""
    return str(getattr(maker, "game", ""))


def outside_bots(game: Game) -> dict[str, BotMaker]:
    """The bots from outside that play this game; one that is named like a bot of the game itself is left out."""
    global _bots_read
    if not _bots_read:
        _bots_read = True
        for point in installed(BOTS):
            _read_bot(point)
    own = game.bots()
    return {name: maker for name, maker in _bots.items() if game_of(maker) in ("", game.name) and name not in own}


def _read_bot(point: EntryPoint) -> None:
    module, _, attribute = point.value.partition(":")
    try:
        if point.name in _bots:
            raise BadGame("another package brings a bot of this name")
        add_bot(point.name, taken_from(module, attribute, "an entry point of a bot is written package.module:Bot"))
    except BadGame as error:
        warnings.warn(f"the bot «{point.name}» of {written_by(point)} is left out: {error}", PluginWarning, 2)
