"""A finished game looked at again: chances over its course, luck apart from decisions, mistakes by size.

The work comes in parts, so that whoever lets it be done can show how far it is, stop it, and go on after a crash:

1. `outline` goes through the game once: the chance of every side after every action, the luck of every roll and draw.
2. `judge` searches some decisions briefly, as far as their seats knew the position.
3. `deepen` searches the costliest of them again, longer, and finds out why.
4. `assemble` makes the review of all that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from epoka.coach.advice import Considered, told
from epoka.coach.calibration import BY_VALUE, STAGES, calibrated, stage_of
from epoka.coach.foretelling import NoChances, averaged, shares_of
from epoka.coach.grades import GRADES, accuracy, grade
from epoka.coach.luck import Stroke, stroke
from epoka.coach.weighing import SURE, Budget, highest_level, weigh
from epoka.core.errors import BadRecord, EpokaError
from epoka.core.ids import CHANCE
from epoka.core.policy import Policy
from epoka.core.record import replay
from epoka.core.search import needed_policy
from epoka.core.state import State

SWINGS: Final = 5
"""So many of the costliest decisions of a game are told with what was better."""
PRACTICE: Final = 3
"""So many of each seat's costliest decisions are searched longer, to be practised."""
SPARE: Final = 3
"""So many more are searched longer: some will turn out to be harmless."""
STROKES: Final = 5
"""So many of the luckiest and unluckiest events are told."""
BRIEF_LINES: Final = 5
"""Lines a candidate in the brief search of a decision."""
BRIEF_AGAIN: Final = 8
MOST_CANDIDATES: Final = 8
"""A brief search looks at no more than so many at its full budget."""
LONGER: Final = 2
"""The long search has so many times the budget of the highest level."""
LINES: Final = 12
"""Short lines at each milestone, by which the uncertainty of the curve is judged."""
AT_ONCE: Final = 24
"""Decisions that are judged in one part."""
DIGITS: Final = 4

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Decision:
    """A decision with an alternative: the actions before it, who decided, what was done, which part of the game."""

    turn: int
    seat: int
    action: str
    stage: int


@dataclass(frozen=True)
class Outline:
    """What one walk through a game shows. `shares` and `errors` have a row after each action, the start first."""

    turn: int
    """The actions before the first row."""
    shares: list[list[float]]
    errors: list[float]
    strokes: list[Stroke]
    decisions: list[Decision]
    stages: list[int]
    """The part of the game after each action."""


@dataclass(frozen=True)
class Judged:
    """A decision with what it gave away: the chance lost against the best candidate and its standard error."""

    turn: int
    seat: int
    action: str
    stage: int
    lost: float
    error: float
    grade: str
    options: list[Considered]
    """Where it was searched long: the best candidates and the one that was played; else none."""


@dataclass(frozen=True)
class Part:
    """How a seat did in a part of the game."""

    luck: float
    lost: float
    decisions: int
    grades: dict[str, int]
    accuracy: float


@dataclass(frozen=True)
class SeatReview:
    """How a side did: what luck and what play have changed of its chance, and how accurate its decisions were.

    `luck` and `play` together are the way from the first chance to the result; play is everybody's, the own decisions
    and those of the others. `lost` is what the own decisions gave away.
    """

    luck: float
    play: float
    lost: float
    decisions: int
    accuracy: float
    grades: dict[str, int]
    parts: list[Part]


@dataclass(frozen=True)
class Review:
    """A finished game, understood."""

    turn: int
    shares: list[list[float]]
    errors: list[float]
    seats: list[SeatReview]
    swings: list[Judged]
    """The costliest decisions, the largest first."""
    practice: list[Judged]
    """The costliest ones of every seat."""
    mistakes: list[Judged]
    """All that have a grade, in the order of the game."""
    strokes: list[Stroke]
    """The largest strokes of luck, the largest first."""
    stages: list[str]


# ---- the parts ------------------------------------------------------------------------------------------------------


def outline(start: State, names: Sequence[str], turn: int = 0, seed: str = "review") -> Outline:
    """Walk through a game from a position. It is looked at as it was, so it must be over."""
    state, policy = start.copy(), needed_policy(start.game)
    value = start.game.value(start.players)
    if value is None:
        raise NoChances(f"{start.game.name} has learned no value for {start.players} players, so nothing can be judged")
    shares, errors, stages = [shares_of(state)], [uncertainty(state, f"{seed}/{turn}")], [stage_of(value.left(state))]
    strokes, decisions = [], []
    reached = policy.milestone(state)
    for number, name in enumerate(names, start=turn):
        action = state.action(name)
        if state.mover == CHANCE:
            strokes.append(stroke(state, number, action, f"{seed}/{number}"))
        elif has_alternative(state, policy):
            decisions.append(Decision(number, state.mover, state.name(action), stages[-1]))
        state.act(action)
        if state.over:
            shares.append(shares_of(state))
            errors.append(0.0)
            stages.append(len(STAGES) - 1)
            continue
        shares.append(shares_of(state))
        stages.append(stage_of(value.left(state)))
        milestone = policy.milestone(state)
        errors.append(uncertainty(state, f"{seed}/{number + 1}") if milestone != reached else errors[-1])
        reached = milestone
    if not state.over:
        raise EpokaError("only a finished game can be reviewed: what is hidden in a running one stays so")
    return Outline(turn, shares, errors, strokes, decisions, stages)


def has_alternative(state: State, policy: Policy) -> bool:
    """Whether the game sees more than one thing worth doing."""
    legal = state.legal()
    if len(legal) < 2:
        return False
    policy.begin(state)
    return len(policy.candidates(state, legal)) > 1


def uncertainty(state: State, seed: str) -> float:
    """How far the chances may be off: by how much lines of play that go a milestone farther differ from them."""
    ahead = 1 if calibrated(state.game, state.players).by == BY_VALUE else 2
    found = averaged(state, None, seed, LINES, ahead)
    now = shares_of(state)
    return max(max(abs(now[side] - found.shares[side]), found.errors[side]) for side in range(state.sides))


def judge(start: State, names: Sequence[str], decisions: Sequence[Decision], turn: int = 0) -> list[Judged]:
    """Search these decisions briefly."""
    return [judged(state, decision, brief(state)) for state, decision in reached_by(start, names, decisions, turn)]


def deepen(start: State, names: Sequence[str], decisions: Sequence[Decision], turn: int = 0) -> list[Judged]:
    """Search these decisions long, with reasons."""
    found = []
    for state, decision in reached_by(start, names, decisions, turn):
        usual = highest_level(state.game, state.players)
        budget = replace(usual, rollouts=usual.rollouts * LONGER, again=usual.again * LONGER)
        found.append(judged(state, decision, budget, True))
    return found


def brief(state: State) -> Budget:
    return Budget(BRIEF_LINES * min(MOST_CANDIDATES, len(state.legal())), BRIEF_AGAIN)


def judged(state: State, decision: Decision, budget: Budget, reasons: bool = False) -> Judged:
    """What a decision gave away; nothing where that is no more than chance may show."""
    played = state.action(decision.action)
    seed = f"{'deep' if reasons else 'brief'}/{decision.turn}"
    verdict = weigh(state, decision.seat, budget, seed, 3 if reasons else 1, played)
    mine = verdict.weighed(played)
    lost, error = (0.0, 0.0) if mine is None or mine is verdict.few[0] else verdict.few[0].lead(mine)
    lost = lost if lost > SURE * error else 0.0
    options = told(verdict, decision.seat).options if reasons else []
    return Judged(
        decision.turn, decision.seat, decision.action, decision.stage, lost, error, grade(lost), rounded(options)
    )


def rounded(options: list[Considered]) -> list[Considered]:
    def short(number: float) -> float:
        return round(number, DIGITS)

    return [
        replace(
            option,
            chance=short(option.chance),
            margin=short(option.margin),
            lost=short(option.lost),
            error=short(option.error),
            reasons=[replace(each, points=short(each.points), error=short(each.error)) for each in option.reasons],
        )
        for option in options
    ]


def reached_by(
    start: State, names: Sequence[str], decisions: Sequence[Decision], turn: int
) -> Iterator[tuple[State, Decision]]:
    """The positions of some decisions, in the order of the game."""
    state, at = start.copy(), turn
    for decision in sorted(decisions, key=lambda each: each.turn):
        while at < decision.turn:
            state.act(state.action(names[at - turn]))
            at += 1
        yield state, decision


def costliest(judgements: Sequence[Judged], players: int) -> list[Judged]:
    """What is worth a longer search: the costliest decisions of all, and of each seat."""
    order = sorted((each for each in judgements if each.lost > 0), key=lambda each: -each.lost)
    chosen = order[: SWINGS + SPARE]
    for seat in range(players):
        chosen += [each for each in order if each.seat == seat][: PRACTICE + 1]
    return sorted(set_of(chosen), key=lambda each: each.turn)


def set_of(judgements: Sequence[Judged]) -> list[Judged]:
    return list({each.turn: each for each in judgements}.values())


def assemble(walk: Outline, judgements: Sequence[Judged], deep: Sequence[Judged], players: int) -> Review:
    """The whole review; what was searched long counts as it was found there."""
    longer = {each.turn: each for each in deep}
    final = [longer.get(each.turn, each) for each in judgements]
    order = sorted((each for each in deep if each.lost > 0), key=lambda each: -each.lost)
    practice = [each for seat in range(players) for each in [one for one in order if one.seat == seat][:PRACTICE]]
    strokes = sorted(walk.strokes, key=lambda each: -max(map(abs, each.luck)))[:STROKES]
    sides = len(walk.shares[0])
    return Review(
        turn=walk.turn,
        shares=[[round(share, DIGITS) for share in row] for row in walk.shares],
        errors=[round(error, DIGITS) for error in walk.errors],
        seats=[seat_review(seat, walk, final) for seat in range(sides)],
        swings=order[:SWINGS],
        practice=practice,
        mistakes=[replace(each, options=[]) for each in final if each.grade],
        strokes=[replace(each, luck=[round(luck, DIGITS) for luck in each.luck]) for each in strokes],
        stages=[STAGES[stage][0] for stage in walk.stages],
    )


def seat_review(seat: int, walk: Outline, judgements: Sequence[Judged]) -> SeatReview:
    mine = [each for each in judgements if each.seat == seat]
    luck = sum(each.luck[seat] for each in walk.strokes)
    change = walk.shares[-1][seat] - walk.shares[0][seat]
    parts = []
    for number in range(len(STAGES)):
        strokes = [each.luck[seat] for each in walk.strokes if walk.stages[each.turn - walk.turn] == number]
        here = [each for each in mine if each.stage == number]
        losses = [each.lost for each in here]
        parts.append(Part(round(sum(strokes), DIGITS), round(sum(losses), DIGITS), len(here), counted(here), acc(here)))
    return SeatReview(
        luck=round(luck, DIGITS),
        play=round(change - luck, DIGITS),
        lost=round(sum(each.lost for each in mine), DIGITS),
        decisions=len(mine),
        accuracy=acc(mine),
        grades=counted(mine),
        parts=parts,
    )


def acc(judgements: Sequence[Judged]) -> float:
    return round(accuracy([each.lost for each in judgements]), DIGITS)


def counted(judgements: Sequence[Judged]) -> dict[str, int]:
    return {name: len([each for each in judgements if each.grade == name]) for name, _ in GRADES}


# ---- all of it ------------------------------------------------------------------------------------------------------


def portions(decisions: Sequence[Decision]) -> list[Sequence[Decision]]:
    """The decisions as they are judged, some at a time."""
    return [decisions[first : first + AT_ONCE] for first in range(0, len(decisions), AT_ONCE)]


def review(record: Any, progress: Progress | None = None) -> Review:
    """The review of a saved game, which has to be over."""
    state = replay(record)
    if not state.over:
        raise BadRecord("only a finished game can be reviewed: this one has not been played to its end")
    start, names = state.game.begin(state.players, state.options), [state.name(action) for action in state.history]
    walk = outline(start, names)
    work = portions(walk.decisions)
    judgements: list[Judged] = []
    for number, some in enumerate(work, start=1):
        judgements += judge(start, names, some)
        if progress is not None:
            progress(number, len(work) + 1)
    chosen = costliest(judgements, state.players)
    deep = deepen(start, names, [as_decision(each) for each in chosen])
    if progress is not None:
        progress(len(work) + 1, len(work) + 1)
    return assemble(walk, judgements, deep, state.players)


def as_decision(each: Judged) -> Decision:
    return Decision(each.turn, each.seat, each.action, each.stage)
