"""Advice for one decision: the best candidates with their chances, how sure that is, and why."""

from __future__ import annotations

from dataclasses import dataclass

from epoka.coach.reasons import Reason, differences, mean_and_error
from epoka.coach.weighing import SURE, Budget, Verdict, highest_level, weigh
from epoka.core.event import Values
from epoka.core.search import Weighed
from epoka.core.state import State

SHOWN = 3
"""So many candidates are told."""


@dataclass(frozen=True)
class Considered:
    """A candidate: its chance to win and its lead in points where its lines ended, and how it compares with the best.

    `lost` is the chance that is lost against the best one, `error` the standard error of that. `equal` says that there
    is no real difference. The reasons are what it gains and gives up: the best one against the second, any other
    against the best.
    """

    name: str
    key: str
    values: Values
    chance: float
    margin: float
    lost: float
    error: float
    equal: bool
    preview: Values
    reasons: list[Reason]


@dataclass(frozen=True)
class Advice:
    """The best candidates, the proposed one first; `samples` is how many imagined games stand behind each."""

    options: list[Considered]
    samples: int
    candidates: int
    learned: bool
    """Whether chances come from a learned value; without one the lines were played to the end of the game."""


def advise(state: State, seat: int, budget: Budget | None = None, seed: str = "advice") -> Advice:
    """What a seat should do, by the search of the highest level, as far as the seat may know the position."""
    verdict = weigh(state, seat, budget or highest_level(state.game, state.players), seed, SHOWN)
    return told(verdict, seat)


def told(verdict: Verdict, seat: int) -> Advice:
    best = verdict.few[0]
    options = [considered(verdict, each, seat) for each in verdict.few]
    learned = verdict.position.game.value(verdict.position.players) is not None
    return Advice(options, len(best.results), verdict.candidates, learned)


def considered(verdict: Verdict, each: Weighed, seat: int) -> Considered:
    best, position = verdict.few[0], verdict.position
    other = best if each is not best else next(iter(verdict.few[1:]), best)
    lost, error = (0.0, 0.0) if each is best else best.lead(each)
    ends = verdict.ends.get(each.action, [])
    key, values = position.game.describe(each.action)
    return Considered(
        name=position.name(each.action),
        key=key,
        values=values,
        chance=each.mean(),
        margin=mean_and_error([end.margin for end in ends])[0],
        lost=lost,
        error=error,
        equal=each is not best and lost <= SURE * error,
        preview=position.preview(each.action) if position.mover == seat and not position.over else {},
        reasons=[] if other is each else differences(ends, verdict.ends.get(other.action, [])),
    )
