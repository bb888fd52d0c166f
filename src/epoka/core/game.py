"""What a game declares: its options, its numbering of actions, how a state begins and comes back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from epoka.core.bounds import Bounds
from epoka.core.citations import NO_CITATIONS, Citations
from epoka.core.errors import (
    CONTRADICTIONS,
    BadGame,
    BadOption,
    BadSnapshot,
    EpokaError,
    UnknownGame,
    described,
    excerpt,
    named,
    suggestion,
)
from epoka.core.event import Values
from epoka.core.ids import CHANCE
from epoka.core.notation import Notation
from epoka.core.observation import Layout, put
from epoka.core.policy import Level, Policy, five_levels
from epoka.core.saved import WIDEST, check, number, rows, several
from epoka.core.seat import Bot
from epoka.core.state import State
from epoka.core.step import Step, TableProcedure
from epoka.core.steps import Steps, steps_at_home, steps_by_name
from epoka.core.value import Value, read_coefficients

OptionValue = bool | int | str

DAMAGES: Final = (BadOption, *CONTRADICTIONS)
MOST_STEPS: Final = 1_000
"""The most steps that the agenda of a snapshot may have."""
MOST_ARGUMENTS: Final = 1_000
"""The most entries that a list among a step's arguments may have."""


class Option:
    """One declared choice of rules. `default` None means: as the preset says. `text` is the key of its description."""

    def __init__(self, name: str, values: list[OptionValue], default: OptionValue | None) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.text: Final = "option-" + name.replace("_", "-")

    def parse(self, value: object) -> OptionValue:
        """The declared value meant by `value`, which may be its written form."""
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        for known in self.values:
            if isinstance(value, str) and written(known) == value.strip().lower():
                return known
        choices = ", ".join(self.written())
        raise BadOption(f"{self.name} cannot be {described(value)}: it is one of {choices}")

    def written(self) -> list[str]:
        """The values as they are typed and saved."""
        return [written(value) for value in self.values]

    def place(self, value: OptionValue) -> int:
        """The place of a value among those declared; True is not taken for 1."""
        place = 0
        for known in self.values:
            if type(known) is type(value) and known == value:
                return place
            place += 1
        raise BadOption(f"{self.name} cannot be {described(value)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.name, self.values, self.default)


def written(value: OptionValue) -> str:
    """An option's value as it is typed and saved."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def twice(names: list[str]) -> set[str]:
    """The names that occur more than once; capital and small letters count as equal."""
    lower = [name.lower() for name in names]
    return {name for name in lower if lower.count(name) > 1}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Immutable facts, and the door to its states.

    `notation` declares the actions by families; without one, `names` lists the notation of every action: decisions
    first, chance outcomes from `num_actions` on. `longest`, `least_points` and `most_points` bound the number of
    actions and the points where the rules do, else they are None; `bounds` tells them by the number of players.
    `round_limit` is where environments for learning cut a game off that could go on for ever. `weight` says how much
    there is to learn, from 1 to 5: lists of games go from light to heavy. `steps` need be given only where they do not
    lie beside the game, in the folder of its module `game` or in its own module.
    """

    def __init__(
        self,
        name: str,
        version: int,
        players: range,
        options: list[Option],
        names: list[str] | None = None,
        num_actions: int = 0,
        steps: list[type[Step[Any]]] | None = None,
        longest: int | None = None,
        most_points: int | None = None,
        weight: int = 3,
        notation: Notation | None = None,
        least_points: int | None = None,
        round_limit: int | None = None,
    ) -> None:
        if notation is not None:
            names, num_actions = notation.names, notation.num_actions
        if names is None or not 0 <= num_actions <= len(names):
            raise EpokaError(f"{name} numbers no actions: give its notation, with the chance begun, or all names")
        self.notation = notation
        self.name = name
        self.version = version
        self.players = players
        self.options = options
        self.names = names
        self.num_actions = num_actions
        self.num_codes = len(names)
        self.longest = longest
        self.least_points = least_points
        self.most_points = most_points
        self.round_limit = round_limit
        self.weight = weight
        self._values: dict[int, Value] = {}
        self._codes: dict[str, int] = {text.lower(): code for code, text in enumerate(names)}
        if len(self._codes) < len(names):
            raise EpokaError(f"{name} gives two actions one name: {sorted(twice(names))}")
        self.steps: Steps = steps_by_name(steps_at_home(type(self), Game) if steps is None else steps)
        self.step_numbers: Final = {name: place + 1 for place, name in enumerate(sorted(self.steps))}
        """How observations number the kinds of steps."""

    # ---- what a game provides -------------------------------------------------------------------------------------

    def blank(self, players: int, options: Values) -> State:
        """A state of this game without pieces, to be set up or loaded."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Lay out the pieces and push the first steps."""
        raise NotImplementedError

    def preset(self, options: Values) -> Values:
        """The values of the options that were not given, from those that were."""
        return {}

    def check_options(self, players: int, options: Values) -> None:
        """Raise BadOption where single values are fine but clash."""

    def describe(self, action: int) -> tuple[str, Values]:
        """An action as a message key and its values, for the sentence people read.

        Where the game declares no families of actions it is the notation itself.
        """
        if self.notation is not None:
            return self.notation.describe(action)
        return "action", {"name": self.names[action]}

    def components(self) -> Values:
        """The pieces of the game as plain data, by the ids that views and actions use: what a page draws them from."""
        return {}

    def first_game(self) -> Values:
        """The options that its rulebook recommends for a first game; none where it recommends nothing else."""
        return {}

    def insight(self, state: State, seat: int | None) -> Values:
        """What can be worked out from what a seat knows, for whoever shows the table; None is a spectator.

        A view holds facts. What follows from them by the rules (what a coming phase would bring, what a card still
        lacks) belongs here: it may ask the whole of the rules, and must not use anything that the seat cannot know.
        """
        return {}

    def insight_beside(self, state: State, seat: int, public: Values) -> Values:
        """The same where what a spectator is told is known already, for speed: the result may share its parts."""
        return self.insight(state, seat)

    def citations(self) -> Citations:
        """Which rule stands behind each event, and where the rules stand in the rulebooks."""
        return NO_CITATIONS

    def bounds(self, players: int, rounds: int | None = None) -> Bounds:
        """What games of so many players keep to, those that are cut off after so many rounds if a number is given."""
        return Bounds(self.longest, self.least_points, self.most_points)

    def bots(self) -> dict[str, type[Bot]]:
        """The bots that know this game, by name; each is made without arguments."""
        return {}

    def policy(self) -> Policy | None:
        """A fresh policy, for search and levels; None where the game has none yet."""
        return None

    def levels(self, players: int) -> list[Level]:
        """The five levels at a table of so many players, the weakest first; they rest on the policy."""
        return five_levels(2.0, 1.0, Level(rollouts=30), Level(rollouts=300))

    def features(self, players: int) -> Value | None:
        """A value that declares its features and has learned nothing yet; None where the game has none."""
        return None

    def coefficients(self, players: int) -> Path | None:
        """The file of what `epoka train` has learned about so many players, whether it is there or not."""
        module: Any = sys.modules.get(type(self).__module__)
        place = getattr(module, "__file__", None)
        return Path(place).parent / "bots" / "data" / f"value-{players}.json" if place else None

    # ---- the public interface -------------------------------------------------------------------------------------

    def start(self, players: Any, **options: Any) -> State:
        """A new game. Unknown, impossible or clashing options raise BadOption."""
        return self.begin(players, options)

    def begin(self, players: Any, options: dict[Any, Any]) -> State:
        """A new game, with the options as a mapping.

        Players and options may come from anywhere: what does not fit raises BadOption.
        """
        self.check_players(players)
        state = self.blank(players, self.resolve(players, options))
        self.set_up(state)
        state.settle()
        return state

    def check_players(self, players: Any) -> None:
        """Raise BadOption where the game is not played by so many."""
        if type(players) is not int or players not in self.players:
            lowest, highest = self.players[0], self.players[-1]
            raise BadOption(f"{self.name} is played by {lowest} to {highest}, not by {described(players)}")

    def resolve(self, players: int, given: dict[Any, Any]) -> Values:
        """Every option with its value: the given ones, then the preset's, then the defaults."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                text = name if isinstance(name, str) else described(name)
                raise BadOption(f"{self.name} has no option «{excerpt(text)}»; {suggestion(text, known)}")
        resolved: Values = {}
        for option in self.options:
            if option.name in given:
                resolved[option.name] = option.parse(given[option.name])
            elif option.default is not None:
                resolved[option.name] = option.default
        for name, value in self.preset(resolved).items():
            resolved.setdefault(name, value)
        self.check_options(players, resolved)
        return {name: resolved[name] for name in known}

    def value(self, players: int) -> Value | None:
        """How good positions of so many players are, for search and win chances; None where nothing was learned."""
        known = self._values.get(players)
        if known is None:
            value, path = self.features(players), self.coefficients(players)
            if value is None or path is None or not path.exists():
                return None
            value.coefficients = read_coefficients(path, self.name, self.version, players, value.names)
            self._values[players] = known = value
        return known

    def layout(self, players: int, **options: Any) -> Layout:
        """Where each part of an observation stands, at a table of so many players."""
        self.check_players(players)
        return self.blank(players, self.resolve(players, options)).layout()

    def observed_options(self, options: Values) -> bytes:
        """What every observation of a game with these options has of them."""
        out = BytesWriter()
        for option in self.options:
            put(out, option.place(options[option.name]))
        return out.getvalue()

    def settings_by_value(self, option: Option) -> dict[str, Values]:
        """Each value of an option, as it is written, with all options as it sets them."""
        by_value: dict[str, Values] = {}
        for value in option.values:
            for players in self.players:  # a value may fit only some tables
                try:
                    by_value[written(value)] = self.resolve(players, {option.name: value})
                    break
                except BadOption:
                    continue
        return by_value

    def code(self, name: str) -> int | None:
        """The action of this name, or None."""
        return self._codes.get(name.lower())

    def restore(self, data: object) -> State:
        """The state of which `data` is the snapshot."""
        if not isinstance(data, dict) or "pieces" not in data or "agenda" not in data:
            raise BadSnapshot("this is no snapshot of a game: it wants the keys game, players, options, agenda, pieces")
        if data.get("game") != self.name:
            raise BadSnapshot(f"this is a snapshot of {described(data.get('game'))}, not of {self.name}")
        try:
            if data.get("version") != self.version:
                data = self.modernize(data)
            players = number(data["players"], self.players[0], self.players[-1])
            state = self.blank(players, self.resolve(players, data["options"]))
            check(data["pieces"])
            state.load_pieces(data["pieces"])
            agenda = [self.load_step(row, state.sides) for row in rows(data["agenda"], 0, MOST_STEPS)]
            history: list[int] | None = None
            if data["history"] is not None:
                history = [self._codes[name.lower()] for name in data["history"]]
            state.load_kernel(agenda, history, data["undo"])
        except DAMAGES as error:
            message = f"this snapshot of {self.name} is damaged: {named(error)}"
            if data.get("version") != self.version:
                version = described(data.get("version"))
                message += f" (it was made by rules version {version}, this is version {self.version})"
            raise BadSnapshot(message) from error
        return state

    def modernize(self, data: Values) -> Values:
        """A snapshot of other rules in the form of these: what they did not know yet is filled in, in a copy.

        A running table goes on from its snapshot after an upgrade, so a game that saves more than before says here what
        the older form means.
        """
        return data

    def load_step(self, row: list[Any], sides: int) -> Step[Any]:
        """The step of which this is the saved form: its name, then numbers and lists of numbers."""
        kind = self.steps[row[0]]
        args: list[Any] = [
            several(arg, MOST_ARGUMENTS, -WIDEST, WIDEST) if isinstance(arg, list) else number(arg, -WIDEST, WIDEST)
            for arg in row[1:]
        ]
        step = kind(*args)
        if step.args()[: len(args)] != args:
            raise ValueError(f"{kind.__name__} is built otherwise")
        if not isinstance(step, TableProcedure):
            number(int(step.seat), CHANCE, sides - 1)
        return step

    def __reduce__(self) -> tuple[Any, ...]:
        return same_game, (type(self),)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSource:
    """Where games come from that are registered only when somebody asks for them."""

    def bring(self, name: str) -> None:
        """Register the game of this name, if it is here. Raises BadGame where it is and cannot be loaded."""
        raise NotImplementedError

    def bring_all(self) -> None:
        """Register every game that is here and can be loaded."""
        raise NotImplementedError


_games: dict[str, Game] = {}
_sources: list[GameSource] = []


def register(game: Game) -> Game:
    """Make a game known by its name. Two different games of one name are refused."""
    known = _games.get(game.name)
    if known is not None and class_name(known) != class_name(game):
        raise BadGame(
            f"two games are called «{game.name}»: {class_name(known)} and {class_name(game)}; give one another name"
        )
    _games[game.name] = game
    return game


def class_name(game: Game) -> str:
    """The full name of a game's class, with its module, for messages."""
    kind: Any = type(game)
    return f"{kind.__module__}.{kind.__qualname__}"


def add_source(source: GameSource) -> None:
    """Remember one more source, to be asked for games that are not registered."""
    _sources.append(source)


def find_game(name: str) -> Game:
    """The game of this name; where there is none, the error suggests what was probably meant."""
    if name not in _games:
        for source in _sources:
            source.bring(name)
    found = _games.get(name)
    if found is None:
        raise UnknownGame(f"there is no game «{excerpt(name)}»; {suggestion(name, sorted(_games))}")
    return found


def all_games() -> list[Game]:
    """All games, the lightest first, so that newcomers find theirs at the top."""
    for source in _sources:
        source.bring_all()
    in_order = sorted([(game.weight, name) for name, game in _games.items()])
    return [_games[name] for _, name in in_order]


def same_game(kind: type[Game]) -> Game:
    """The registered game of this class, or a new one: what a pickled game comes back as."""
    for game in _games.values():
        if type(game) is kind:
            return game
    return kind()  # type: ignore[call-arg]
