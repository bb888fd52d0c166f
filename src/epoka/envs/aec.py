"""Games for PettingZoo: the seats act in turn, each sees its own observation and a mask of its legal actions."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import turn_based_aec_to_parallel, wrappers
except ModuleNotFoundError as missing:
    raise ImportError(f"epoka.envs.aec needs {missing.name}: pip install 'epoka[rl]'") from missing

from epoka.core.errors import EpokaError
from epoka.core.game import find_game
from epoka.envs.play import ILLEGAL, LIMIT, Play
from epoka.envs.render import MODES, checked_mode, rendered


def env(game: str, players: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """A game with the wrappers that PettingZoo recommends: an illegal action ends it, misuse is said plainly."""
    raw = raw_env(game, players, **settings)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def parallel_env(game: str, players: int = 2, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """A game for algorithms that know the parallel interface only: the mover's action counts, the others' do not.

    Seats act in turn, so every step shows all of them what one of them did: `env` is the natural form, and faster.
    """
    return turn_based_aec_to_parallel(env(game, players, **settings))


class raw_env(AECEnv[str, Any, Any], EzPickle):  # type: ignore[misc]  # the name that PettingZoo's users expect
    """A game without wrappers: an illegal action raises `epoka.Illegal`, which says why, and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        returns: str = "rank",
        limit: int | None = LIMIT,
        rounds: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, returns, limit, rounds, render_mode, **options)
        super().__init__()
        self.play = Play(game, players, options, returns, limit, rounds)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {"render_modes": list(MODES), "name": environment_name(game), "is_parallelizable": False}
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = (np.array(bound, dtype=np.int32) for bound in self.play.layout.bounds())
        actions = self.play.game.num_actions
        self._observations = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
            }
        )
        self._actions = spaces.Discrete(actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed another one each time."""
        self.play.begin(randbits(62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.state.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: Any) -> None:
        if not self.agents:
            raise EpokaError("no game is being played: call reset() before step()")
        play, agent = self.play, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play.act(action)
        if play.ended:
            for each, value in zip(self.possible_agents, play.final(), strict=True):
                self.rewards[each] = self._cumulative_rewards[each] = value
                self.terminations[each] = play.state.over
                self.truncations[each] = play.cut_off
        else:
            self.agent_selection = self.possible_agents[play.state.mover]

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return rendered(self.play.state, None, self.render_mode)

    def close(self) -> None:
        """Leave the game; `reset` begins another."""
        self.agents = []


def environment_name(game: str) -> str:
    """The name with the rules version: results of different rules are different results."""
    return f"epoka_{game.replace('-', '_')}_v{find_game(game).version}"
