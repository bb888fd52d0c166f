"""Mines puzzles: plays games and looks for decisions of which one is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Final

from epoka.arena.match import play_game
from epoka.bots import make_bot
from epoka.coach.advice import Considered, told
from epoka.coach.puzzles import GRADES, Puzzle
from epoka.coach.weighing import SURE, Budget, highest_level, weigh
from epoka.core.event import Values
from epoka.core.game import Game
from epoka.core.ids import CHANCE
from epoka.core.search import needed_policy
from epoka.core.state import State

PLAYERS: Final = ("builder", "wanderer", "settler", "builder")
"""Who plays, by seat and turned on from game to game: good play, and the positions that weak play leads to."""
EVERY: Final = 3
"""One decision in so many is looked at."""
GLANCE: Final = (Budget(24, 6), 1.0)
BRIEF: Final = (Budget(60, 16), 2.0)
"""Searches that sort out what is no puzzle, each with the standard errors by which the best has to lead."""
LONGER: Final = 2
"""So many times what the highest level spends on finding the best is spent here, and it looks so many times as far."""
AGAIN: Final = 120
"""Fresh samples that settle it: enough for a lead of 5 points to be known by four standard errors despite the dice."""
LEAST: Final = 0.05
"""The chance to win that the second best has to give away."""
CLEAR: Final = 4.0
"""Standard errors by which it has to be known."""
AT_STAKE: Final = (0.1, 0.97)
"""The chance of the best decision lies between these: elsewhere the game is as good as decided."""
LARGE: Final = 0.12
"""From so much on a decision is easy to see, if the game's own policy sees it."""
EACH: Final = 2
"""So many puzzles come from one game at most."""
APART: Final = 12
"""So many actions lie between two of them."""
DIGITS: Final = 3


def mine(game: Game, players: int, seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    seated = [PLAYERS[(seat + len(seed)) % len(PLAYERS)] for seat in range(players)]
    bots = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(seated)]
    record = play_game(game, bots, seed, record=True).record
    assert record is not None
    state = game.begin(players, record["options"])
    names: list[str] = record["actions"]
    found, last = 0, -APART
    for number, name in enumerate(names):
        due = number % EVERY == len(seed) % EVERY and number - last >= APART and state.mover != CHANCE
        if due and len(candidates_at(state)) > 2 and not state.unfinished:
            puzzle = puzzle_at(state, record["options"], names[:number], seed)
            if puzzle is not None:
                yield puzzle
                found, last = found + 1, number
        if found == EACH:
            return
        state.act(state.action(name))


def candidates_at(state: State) -> list[int]:
    legal = state.legal()
    if len(legal) < 3:
        return []
    policy = needed_policy(state.game)
    policy.begin(state)
    return policy.candidates(state, legal)


def puzzle_at(state: State, options: Values, actions: list[str], seed: str) -> Puzzle | None:
    """The puzzle of a position, if one decision is clearly best there, by a long search and a farther one too."""
    found: list[Considered] = []
    for budget, sure in (GLANCE, BRIEF, (long_search(state), CLEAR), (farther_search(state), SURE)):
        before = found
        found = clearly_best(state, budget, sure, f"{seed}/{len(actions)}/{budget.rollouts}/{budget.horizon}")
        if not found or (before and found[0].name != before[0].name):
            return None
    lowest, highest = AT_STAKE
    if not lowest <= found[0].chance <= highest:
        return None
    policy = needed_policy(state.game)
    policy.begin(state)
    expected = state.name(policy.decide(state, state.legal())) == found[0].name
    lost = min(each.lost for each in found[1:])
    grade = GRADES[2] if not expected else GRADES[0] if lost >= LARGE else GRADES[1]
    return Puzzle(state.players, options, actions, state.mover, grade, [asdict(short(each)) for each in found])


def clearly_best(state: State, budget: Budget, sure: float, seed: str) -> list[Considered]:
    """The candidates, if the first leads all others by enough and that is sure enough; none otherwise."""
    found = told(weigh(state, state.mover, budget, seed, few=4), state.mover).options
    if len(found) < 3 or any(each.lost < LEAST or each.lost <= sure * each.error for each in found[1:]):
        return []
    return found


def long_search(state: State) -> Budget:
    """A longer search than the highest level's, and many more samples to judge by."""
    usual = highest_level(state.game, state.players)
    return replace(usual, rollouts=usual.rollouts * LONGER, again=AGAIN)


def farther_search(state: State) -> Budget:
    """The same, but its lines go farther before the value judges them."""
    budget = long_search(state)
    return replace(budget, horizon=(budget.horizon or 1) * LONGER)


def short(each: Considered) -> Considered:
    return replace(
        each,
        chance=round(each.chance, DIGITS),
        margin=round(each.margin, DIGITS),
        lost=round(each.lost, DIGITS),
        error=round(each.error, DIGITS),
        preview={},
        reasons=[replace(one, points=round(one.points, 1), error=round(one.error, 1)) for one in each.reasons],
    )
