"""Search on imagined states: tries candidates, lets a policy play on, judges where that leads. It knows no game.

Every sample imagines what the seat cannot know and fixes what chance will bring, and all candidates are tried in it.
The dealer's named streams give each of them the same dice and cards, so that the difference of two candidates is known
long before their values are. Candidates that fall behind are dropped; the rest of the budget goes to those left.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.game import Game
from epoka.core.ids import CHANCE
from epoka.core.policy import Policy
from epoka.core.seat import Bot, Seat
from epoka.core.state import State
from epoka.core.value import Value, final_shares

BATCH: Final = 4
"""Samples between two looks at who has fallen behind."""
ENOUGH: Final = 6
"""So many samples a candidate gets before its difference to the leader is believed."""
CERTAIN: Final = 3.0
"""Standard errors by which a candidate has to fall behind to be dropped before its time."""
DOUBT: Final = 0.02
"""The spread of differences that is assumed before there are samples to tell, so that few equal ones prove nothing."""
PART: Final = 0.5
"""The part of what is left of a gesture's budget that one decision may use; the rest is for those that follow."""


class Weighed:
    """A candidate as a search has found it."""

    def __init__(self, action: int) -> None:
        self.action: Final = action
        self.results: list[float] = []
        """The chance to win at the end of each sample's line."""

    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0

    def lead(self, other: Weighed) -> tuple[float, float]:
        """By how much this candidate is better than another, and the standard error of that: over common samples."""
        common = min(len(self.results), len(other.results))
        if common == 0:
            return 0.0, 1.0
        total, squares = 0.0, 0.0
        for at in range(common):
            difference = self.results[at] - other.results[at]
            total += difference
            squares += difference * difference
        mean = total / common
        spread = max(0.0, squares - total * mean) + DOUBT * DOUBT
        return mean, sqrt(spread / max(1, common - 1) / common)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Weighs the candidates of one decision by playing each of them on to a horizon.

    `horizon` counts milestones, None leaves it to the policy. Without a value the lines go on to the end of the game.
    """

    def __init__(self, policy: Policy, value: Value | None, horizon: int | None = None) -> None:
        self.policy = policy
        self.value = value
        self.horizon = horizon
        self.lines = 0
        """Lines played so far, in all searches."""

    def weigh(
        self,
        position: State,
        seat: int,
        key: str,
        candidates: list[int],
        rollouts: int,
        deadline: float = 0.0,
        own: int | None = None,
    ) -> list[Weighed]:
        """The candidates, the best first. `position` is one the seat imagines; the key names the samples.

        `rollouts` is the budget in lines played. The deadline is a moment of `time.perf_counter`, 0.0 for none: what a
        search finds that the clock has cut short depends on the machine. `own` is the candidate that all others are
        measured by: it gets as many samples as the best of them, however bad its first ones are.
        """
        left = [Weighed(action) for action in candidates]
        done: list[Weighed] = []
        halvings = max(1, (len(left) - 1).bit_length())
        spent, sample = 0, 0
        while len(left) > 1 and spent + len(left) <= rollouts:
            phase = spent + max(len(left), (rollouts - spent) // halvings)
            while len(left) > 1 and spent + len(left) <= min(phase, rollouts):
                count = max(1, min(BATCH, (min(phase, rollouts) - spent) // len(left)))
                if not self.add_samples(position, seat, key, left, sample, count, deadline):
                    return in_order(left) + done
                sample += count
                spent += count * len(left)
                left = without_beaten(in_order(left), done, own)
            left = better_half(in_order(left), done, own)
            halvings = max(1, halvings - 1)
        return in_order(left) + done

    def add_samples(
        self, position: State, seat: int, key: str, to: list[Weighed], first: int, count: int, deadline: float
    ) -> bool:
        """Play so many samples for each of the candidates; False where the clock ended them. Whole samples count."""
        for number in range(first, first + count):
            name = f"{key}/{number}"
            imagined = position.imagine(seat, Dealer(name + "/unknown"))
            results: list[float] = []
            for candidate in to:
                results.append(self.play_line(imagined.copy(), seat, candidate.action, Dealer(name)))
                if not self.in_time(deadline):
                    return False
            for at in range(len(to)):
                to[at].results.append(results[at])
        return True

    def in_time(self, deadline: float) -> bool:
        return deadline == 0.0 or time.perf_counter() <= deadline

    def play_line(self, state: State, seat: int, action: int, dealer: Dealer) -> float:
        """The chance of the seat to win where this action leads."""
        policy = self.policy
        policy.begin(state)
        ahead = policy.horizon(state) if self.horizon is None else self.horizon
        until = policy.milestone(state) + ahead
        self.lines += 1
        state.take(action)
        while not state.over:
            step = state.agenda[-1]
            if step.seat == CHANCE:
                state.take(step.draw(state, dealer))
                continue
            if self.value is not None and policy.milestone(state) >= until:
                return self.value.shares(state)[seat]
            legal = state.legal()
            state.take(legal[0] if len(legal) == 1 else policy.decide(state, legal))
        return final_shares(state)[seat]


def make_search(game: Game, players: int, horizon: int | None = None, thorough: bool = False) -> Search:
    """A search with what the game knows and has learned."""
    policy = needed_policy(game)
    return Search(policy.thorough() if thorough else policy, game.value(players), horizon)


def needed_policy(game: Game) -> Policy:
    policy = game.policy()
    if policy is None:
        raise EpokaError(f"{game.name} has no policy, so it cannot be searched and has no levels")
    return policy


def in_order(candidates: list[Weighed]) -> list[Weighed]:
    """The best first; of equal ones the one that was more promising stays ahead."""
    means = [candidate.mean() for candidate in candidates]
    places = sorted(range(len(candidates)), key=lambda at: -means[at])
    return [candidates[at] for at in places]


def without_beaten(left: list[Weighed], done: list[Weighed], own: int | None) -> list[Weighed]:
    """Those that may still be the best; the others move to the front of `done`.

    The policy's own action goes last: while several may be better, each of them has to be compared with it.
    """
    leader = left[0]
    if len(leader.results) < ENOUGH:
        return left
    alive, beaten = [leader], []
    spared: Weighed | None = None
    for candidate in left[1:]:
        lead, error = leader.lead(candidate)
        if lead <= CERTAIN * error:
            alive.append(candidate)
        elif candidate.action == own:
            spared = candidate
        else:
            beaten.append(candidate)
    done[:0] = beaten
    if spared is not None:
        if len(alive) > 1:
            alive.append(spared)
        else:
            done.insert(0, spared)
    return alive


def better_half(left: list[Weighed], done: list[Weighed], own: int | None) -> list[Weighed]:
    """The better half and the policy's own action; the others move to the front of `done`.

    The last rival of the policy's own is compared with it to the end of the budget.
    """
    keep = (len(left) + 1) // 2
    if len(left) == 2 and own is not None and own in (left[0].action, left[1].action):
        keep = 2
    kept = left[:keep]
    dropped: list[Weighed] = []
    for candidate in left[keep:]:
        if candidate.action == own:
            kept.append(candidate)
        else:
            dropped.append(candidate)
    done[:0] = dropped
    return kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot that searches, with a budget a gesture: so many rollouts, and if it is not None so many seconds.

    Where the game itself has a favourite, another action must be better by `gate` standard errors to be preferred.
    """

    def __init__(self, search: Search, rollouts: int, seconds: float | None = None, gate: float = 1.0) -> None:
        self.search = search
        self.rollouts = rollouts
        self.seconds = seconds
        self.gate = gate
        self._left = rollouts
        self._started = time.perf_counter()

    def choose(self, seat: Seat) -> int:
        legal = seat.actions()
        if len(legal) == 1:
            return legal[0]
        policy = self.search.policy
        position = position_to_move(seat, policy)
        if not seat.unfinished:
            self._left = self.rollouts
            self._started = time.perf_counter()
        policy.begin(position)
        favourite = policy.decide(position, legal)
        candidates = policy.candidates(position, legal)
        if favourite not in candidates:
            candidates = [favourite, *candidates]
        if len(candidates) < 2 or self._left < 2 * len(candidates):
            return favourite
        weighed = self.weigh(seat, position, candidates, favourite)
        return self.preferred(weighed, favourite)

    def weigh(self, seat: Seat, position: State, candidates: list[int], favourite: int) -> list[Weighed]:
        """Search with a part of what is left of the gesture's budget."""
        budget = max(2 * len(candidates), int(self._left * PART))
        deadline = 0.0
        if self.seconds is not None:
            now = time.perf_counter()
            deadline = now + max(0.0, (self._started + self.seconds - now) * PART)
        before = self.search.lines
        key = f"search {seat.dealer.below('search', 1 << 30)}"
        weighed = self.search.weigh(position, seat.index, key, candidates, budget, deadline, favourite)
        self._left -= self.search.lines - before
        return weighed

    def preferred(self, weighed: list[Weighed], favourite: int) -> int:
        """The best, unless its lead over the policy's favourite may well be luck."""
        best = weighed[0]
        for candidate in weighed:
            if candidate.action == favourite:
                lead, error = best.lead(candidate)
                return best.action if lead > self.gate * error else favourite
        return best.action


def position_to_move(seat: Seat, policy: Policy) -> State:
    """The position with this seat to move: whoever else decides at the same time, and unseen, does so before it."""
    position = seat.position
    if position.mover == seat.index:
        return position
    position = position.copy()
    policy.begin(position)
    while position.mover != seat.index:
        legal = position.legal()
        position.take(legal[0] if len(legal) == 1 else policy.decide(position, legal))
    return position
