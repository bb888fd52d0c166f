"""A search that can be asked what it has seen: the candidates of one decision, weighed twice.

The first search finds the best as the highest level does. Its figures flatter the winner, so those few that matter are
weighed again in fresh samples, the same for all of them: what is told comes from there.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from epoka.coach.calibration import BY_LINES
from epoka.coach.foretelling import mended, value_shares
from epoka.coach.reasons import End, end_of_line
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.game import Game
from epoka.core.policy import Policy
from epoka.core.search import Search, Searcher, Weighed, needed_policy, position_to_move
from epoka.core.seat import Seat
from epoka.core.state import State
from epoka.core.value import Value

SURE: Final = 2.0
"""Standard errors within which two candidates are no different."""
ENOUGH_AGAIN: Final = 12
"""So many fresh samples each of the few gets at least."""


@dataclass
class Budget:
    """How much a decision is worth: lines of the first search, samples of the second, seconds if people wait."""

    rollouts: int
    again: int
    seconds: float | None = None
    horizon: int | None = None
    """Milestones that lines go ahead; None leaves it to the policy, as quick searches do."""


def highest_level(game: Game, players: int, seconds: float | None = None) -> Budget:
    """What the highest level spends on a gesture."""
    level = game.levels(players)[-1]
    return Budget(level.rollouts, max(ENOUGH_AGAIN, level.rollouts // 6), seconds, level.horizon)


class NotedSearch(Search):
    """Remembers where the lines of each action have led."""

    def __init__(self, policy: Policy, value: Value | None, horizon: int | None) -> None:
        super().__init__(policy, value, horizon)
        self.ends: dict[int, list[End]] = {}
        self.shares: dict[int, list[list[float]]] = {}
        self.noting = False

    def play_line(self, state: State, seat: int, action: int, dealer: Dealer) -> float:
        share = super().play_line(state, seat, action, dealer)
        if self.noting:
            self.ends.setdefault(action, []).append(end_of_line(state, seat, self.value))
            if self.value is not None:
                self.shares.setdefault(action, []).append(value_shares(state))
        return share

    def mend(self, position: State, seat: int, weighed: Weighed) -> None:
        """Move what was noted for a candidate to the chance that comes true on average."""
        noted = self.shares.get(weighed.action)
        if not noted:
            return
        means = [sum(shares[side] for shares in noted) / len(noted) for side in range(position.sides)]
        off = mended(position, means, BY_LINES)[seat] - means[seat]
        weighed.results = [result + off for result in weighed.results]


@dataclass
class Verdict:
    """What a search says of one decision: those that were weighed again, the proposed one first."""

    position: State
    few: list[Weighed] = field(default_factory=list)
    ends: dict[int, list[End]] = field(default_factory=dict)
    candidates: int = 0
    lines: int = 0

    def weighed(self, action: int) -> Weighed | None:
        return next((each for each in self.few if each.action == action), None)


def weigh(state: State, seat: int, budget: Budget, seed: str, few: int = 3, played: int | None = None) -> Verdict:
    """Weigh what a seat may do, as far as the seat knows the position.

    `played` is what was done there: it is weighed again with the few best ones, wherever the first search has put it.
    """
    search = NotedSearch(needed_policy(state.game), state.game.value(state.players), budget.horizon)
    deadline = 0.0 if budget.seconds is None else time.perf_counter() + budget.seconds
    knowing = Seat(state, seat, Dealer(f"{seed}/position"))
    legal = knowing.actions()
    if not legal:
        raise EpokaError(f"seat {seat} has nothing to decide here")
    position = position_to_move(knowing, search.policy)
    search.policy.begin(position)
    favourite = search.policy.decide(position, legal) if len(legal) > 1 else legal[0]
    candidates = search.policy.candidates(position, legal) if len(legal) > 1 else legal
    for wanted in (favourite, played):
        if wanted is not None and wanted not in candidates:
            candidates = [wanted, *candidates]
    if len(candidates) < 2:
        return Verdict(position, [Weighed(candidates[0])], candidates=len(candidates))
    half = 0.0 if deadline == 0.0 else deadline - (budget.seconds or 0.0) / 3
    ranked = search.weigh(position, seat, f"{seed}/first", candidates, budget.rollouts, half)
    best = Searcher(search, budget.rollouts).preferred(ranked, favourite)
    chosen = [best, *[each.action for each in ranked if each.action != best]][:few]
    if played is not None and played not in chosen:
        chosen.append(played)
    again = [Weighed(action) for action in chosen]
    search.noting = True
    search.add_samples(position, seat, f"{seed}/again", again, 0, budget.again, deadline)
    for each in again:
        search.mend(position, seat, each)
    return Verdict(position, settled(again), search.ends, len(candidates), search.lines)


def settled(again: list[Weighed]) -> list[Weighed]:
    """The proposed one first, unless fresh samples clearly prefer another; then by what they have found."""
    first = again[0]
    others = sorted(again[1:], key=lambda each: -each.mean())
    for other in others:
        lead, error = other.lead(first)
        if lead > SURE * error:
            return [other, *sorted([each for each in again if each is not other], key=lambda each: -each.mean())]
    return [first, *others]
