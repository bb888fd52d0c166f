"""How a game is played well, without a seat: what search, levels and hints ask of a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from epoka.core.state import State


class Level:
    """How strong an opponent plays: a policy blurred by a temperature (in points), or a search of so many rollouts.

    `horizon` is how many milestones the search looks ahead; None leaves it to the policy. `gate` is by how many
    standard errors another action must be better than the policy's own to be preferred. With `thorough` the lines are
    played by `Policy.thorough`.
    """

    def __init__(
        self,
        temperature: float = 0.0,
        rollouts: int = 0,
        horizon: int | None = None,
        gate: float = 1.0,
        thorough: bool = False,
    ) -> None:
        self.temperature: Final = temperature
        self.rollouts: Final = rollouts
        self.horizon: Final = horizon
        self.gate: Final = gate
        self.thorough: Final = thorough


def five_levels(wanderer: float, settler: float, elder: Level, sage: Level) -> list[Level]:
    """The weakest first: the policy blurred by two temperatures, the policy itself, and two searches."""
    return [Level(wanderer), Level(settler), Level(), elder, sage]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays every seat of an imagined game, some ten thousand decisions a second.

    It is asked about imagined states only, so it may look at the whole of them, and it must leave them as they are.
    One policy plays one line at a time: between `begin` and the end of the line it may keep what it planned for each
    seat and mend it instead of planning anew. What it decides must depend on nothing but the line since `begin`, so
    that the same search finds the same move.
    """

    def begin(self, state: State) -> None:
        """A new line starts at this position: forget what was planned in another one."""

    def decide(self, state: State, legal: list[int]) -> int:
        """One of the legal actions of the seat that moves, quickly."""
        ranks = self.rank(state, legal)
        return legal[ranks.index(max(ranks))]

    def rank(self, state: State, legal: list[int]) -> list[float]:
        """What each legal action seems to be worth to the seat that moves, in points.

        Only differences count. They are what the lower levels blur: an action that nobody in their right mind would
        take has to lie far below the others.
        """
        raise NotImplementedError

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        """The actions worth a search, the most promising first; fewer than two where nothing is at stake."""
        ranks = self.rank(state, legal)
        return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -ranks[at])]

    def milestone(self, state: State) -> int:
        """A number that grows by one whenever a round or a turn ends: searches look ahead to a milestone."""
        raise NotImplementedError

    def horizon(self, state: State) -> int:
        """How many milestones a search looks ahead from here."""
        return 1

    def thorough(self) -> Policy:
        """Who plays the lines of a search that has time: slower and better; this policy, where a game has no other."""
        return self
