"""Games for Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise ImportError(f"epoka.envs.single needs {missing.name}: pip install 'epoka[rl]'") from missing

from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError, Illegal
from epoka.core.game import Game, all_games
from epoka.core.seat import Bot, Seat
from epoka.envs.play import ILLEGAL, LIMIT, Play
from epoka.envs.render import MODES, checked_mode, rendered


class SeatEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc]  # untyped where Gymnasium is missing
    """A game as one seat meets it, against bots that are named as everywhere in Epoka.

    `info["action_mask"]` and `action_masks()` tell what is legal. An illegal action ends the game with the reward -1,
    and `info["illegal"]` says why; with `illegal="raise"` it raises `epoka.Illegal` instead and changes nothing.
    """

    metadata = {"render_modes": list(MODES)}

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str = "random",
        seat: int = 0,
        returns: str = "rank",
        limit: int | None = LIMIT,
        rounds: int | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        **options: Any,
    ) -> None:
        if illegal not in ("end", "raise"):
            raise EpokaError(
                f"illegal={illegal!r} is unknown; an illegal action may «end» the game or «raise» an error"
            )
        self.play = Play(game, players, options, returns, limit, rounds)
        if not 0 <= seat < players:
            raise EpokaError(f"there is no seat {seat} for the learner: seats are 0 to {players - 1}")
        names = opponents.split(",")
        if len(names) not in (1, players - 1) and players > 1:
            raise EpokaError(f"{players - 1} opponents are needed, or one name for all of them; given: {opponents}")
        self.render_mode = checked_mode(render_mode)
        self.seat = seat
        self._names = names * (players - 1) if len(names) == 1 else names
        self._bots: list[Bot | None] = []
        low, high = (np.array(bound, dtype=np.int32) for bound in self.play.layout.bounds())
        self.observation_space = spaces.Box(low, high, dtype=np.int32)
        self.action_space = spaces.Discrete(self.play.game.num_actions)
        self._raises = illegal == "raise"
        self._forfeited = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        """Begin a new game; chance and bots follow from the seed."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.play.begin(number)
        self._forfeited = False
        names = iter(self._names)
        self._bots = [
            None if seat == self.seat else make_bot(next(names), self.play.game, seed=number + seat)
            for seat in range(self.play.players)
        ]
        self._thinking = Dealer(f"{number} thinking")
        self._answer_for_others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        if not self._bots:
            raise EpokaError("no game is being played: call reset() before step()")
        if self.play.ended or self._forfeited:
            raise EpokaError("this game is over: call reset() to begin another")
        try:
            self.play.act(action)
        except Illegal as error:
            if self._raises:
                raise
            self._forfeited = True
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": str(error)}
        self._answer_for_others()
        reward = self.play.final()[self.seat] if self.play.ended else 0.0
        return self._seen(), reward, self.play.state.over, self.play.cut_off, self._info()

    def close(self) -> None:
        """Leave the game; `reset` begins another."""
        self._bots = []

    def _answer_for_others(self) -> None:
        play = self.play
        while not play.ended and play.state.mover != self.seat:
            bot = self._bots[play.state.mover]
            assert bot is not None
            play.act(bot.choose(Seat(play.state, play.state.mover, self._thinking)))

    def _seen(self) -> np.ndarray[Any, Any]:
        return self.play.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is legal now, in the form that sb3-contrib asks for."""
        return self.play.mask(self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return rendered(self.play.state, self.seat, self.render_mode)


def environment_id(game: Game) -> str:
    """What `gymnasium.make` knows a game as, with its rules version: `epoka/StoneAge-v2`."""
    name = "".join(word.capitalize() for word in game.name.split("-"))
    return f"epoka/{name}-v{game.version}"


def register_all() -> None:
    """Make the games known to `gymnasium.make`. Gymnasium looks for nothing by itself: it is done on import."""
    for game in all_games():
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                id=environment_id(game),
                entry_point="epoka.envs.single:SeatEnv",
                kwargs={"game": game.name, "players": max(2, game.players[0])},
            )


register_all()
