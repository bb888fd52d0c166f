"""Games for OpenSpiel: chance is a player with listed outcomes, information states remember all that a seat was shown.

Importing this module registers `python_epoka_stone_age` and its sisters; `pyspiel.load_game` takes the number of
players and, as one text, the options: `python_epoka_stone_age(players=3,options=edition:cs;starter:1)`.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ImportError(f"epoka.envs.spiel needs {missing.name}: pip install 'epoka[openspiel]'") from missing

from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.errors import BadOption
from epoka.core.game import Game, all_games
from epoka.core.ids import CHANCE
from epoka.core.seat import Seat
from epoka.core.state import State
from epoka.envs.play import LIMIT, rounds_at_most
from epoka.envs.returns import Returns, returns_called, worth_between
from epoka.envs.told import Told, asked

DEFAULTS: Final[dict[str, Any]] = {"options": "", "returns": "rank", "rounds": -1}
"""The parameters of every game beside the number of players; -1 rounds are as many as the game declares."""


def short_name(game: Game) -> str:
    return f"python_epoka_{game.name.replace('-', '_')}"


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.name.replace('-', ' ').title()} (Epoka, rules version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS) | {"players": max(2, game.players[0])},
    )


def options_in(text: str) -> dict[str, str]:
    """The options that a text like `edition:cs;starter:1` gives."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise BadOption(f"«{name}» gives no option a value; write it as name:value, several with semicolons")
    return {name.strip(): value.strip() for name, _, value in pairs}


class Ending:
    """When a game is over, and what it is worth then. States of a game share it."""

    def __init__(self, longest: int, rounds: int | None, worth: Returns) -> None:
        self.longest = longest
        self.rounds = rounds
        self.worth = worth

    def reached(self, state: State, length: int) -> bool:
        """Whether the rules or a limit have ended the game."""
        if state.over or length >= self.longest:
            return True
        return self.rounds is not None and state.rounds() > self.rounds

    def __deepcopy__(self, memo: object) -> Ending:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of Epoka's games at a table of so many players."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        given = {**DEFAULTS, "players": max(2, game.players[0]), **params}
        players = int(given["players"])
        start = game.begin(players, options_in(str(given["options"])))
        self.epoka = game
        self.options = start.options
        self.layout = start.layout()
        declared = given["rounds"] == DEFAULTS["rounds"]
        rounds = rounds_at_most(game, None if declared else int(given["rounds"]))
        bounds = game.bounds(players, rounds)
        self.ending = Ending(bounds.longest or 4 * LIMIT, rounds, returns_called(str(given["returns"])))
        least, most = worth_between(str(given["returns"]), bounds)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_codes - game.num_actions,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.ending.longest,
        )
        super().__init__(type_of(game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with what every seat was shown on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state: State = game.epoka.begin(game.num_players(), game.options)
        self.ending = game.ending
        self.told: Told | None = None
        self.length = 0

    # ---- whose turn it is, and what may be done -------------------------------------------------------------------

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.state.mover == CHANCE else self.state.mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, numbered from 0 on as OpenSpiel has it."""
        first = self.state.game.num_actions
        return [(outcome - first, probability) for outcome, probability in self.state.chance()]

    def _apply_action(self, action: int) -> None:
        state = self.state
        code = action + state.game.num_actions if state.mover == CHANCE else action
        mover, witness = asked(state)
        state.act(code)
        self.told = Told(self.told, mover, witness, state.game.names[code])
        self.length += 1

    def _action_to_string(self, player: int, action: int) -> str:
        code = action + self.state.game.num_actions if player == pyspiel.PlayerId.CHANCE else action
        return self.state.name(code)

    # ---- the end --------------------------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        """Whether the rules or a limit have ended the game: OpenSpiel knows no other way to cut it off."""
        return self.ending.reached(self.state, self.length)

    def returns(self) -> list[float]:
        players = self.state.players
        return self.ending.worth(self.state)[:players] if self.is_terminal() else [0.0] * players

    # ---- what a player knows --------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the player saw, in order, and the position as it knows it."""
        seat = self._meant(player)
        known = crc32(self.state.observation(seat))
        return f"{seat} {known:08x} {self.told.text(seat) if self.told is not None else ''}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The observation as a list; the way through OpenSpiel's own takes three times as long."""
        seat = self._meant(player)
        found: list[float] = np.frombuffer(self.state.observation(seat), np.int32).astype(np.float32).tolist()
        return found

    def observation_string(self, player: int | None = None) -> str:
        return str(self.state.view(self._meant(player)))

    def _meant(self, player: int | None) -> int:
        """The player who is asked about, the one to move by default; refused in the words that OpenSpiel expects."""
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise pyspiel.SpielError(f"a player >= 0 is needed, not {seat}: nobody decides at chance or after the end")
        if seat >= self.state.players:
            raise pyspiel.SpielError(f"a player < {self.state.players} is needed, not {seat}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, as IS-MCTS asks for it."""
        other: SpielState = self.clone()
        other.state = self.state.imagine(player, Dealer(int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        key, _ = self.state.prompt()
        return f"{self.state.game.name} after {self.length} actions: {key}, points {self.state.points()}"


class SpielObserver:
    """Observations as arrays, in the form that OpenSpiel's algorithms use."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"observations of Epoka's games take no parameters; given: {params}")
        self.tensor: np.ndarray[Any, Any] = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.state.observation(player), dtype=np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of Epoka's bots, for matches of OpenSpiel."""

    def __init__(self, name: str, game: SpielGame, seed: int = 0) -> None:
        super().__init__()
        self._bot = make_bot(name, game.epoka, seed)
        self._thinking = Dealer(f"{seed} thinking")

    def step(self, state: SpielState) -> int:
        return self._bot.choose(Seat(state.state, state.state.mover, self._thinking))

    def restart_at(self, state: SpielState) -> None:
        """Nothing is remembered."""


def loader_of(game: Game) -> Any:
    """What OpenSpiel calls to load a game."""

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Loaded


for known in all_games():
    pyspiel.register_game(type_of(known), loader_of(known))
