"""Which of the legal actions a search tries: all that matters, the most promising first."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.step import Step
from epoka.games.civolution.bots.module_values import known_value
from epoka.games.civolution.bots.ranks import ranks_at
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.pieces import M_FEATURES, M_SLEEP
from epoka.games.civolution.console.markers import Replenish
from epoka.games.civolution.course.feeding import Feed, Perish
from epoka.games.civolution.course.sites import Freeze
from epoka.games.civolution.notation import ACTIVATE, RESET
from epoka.games.civolution.turns.turn import PayDice, Turn

NOTHING_AT_STAKE: Final[list[type[Step[Any]]]] = [Feed, Perish, Freeze, Replenish]
"""Steps where the ranking is as good as any search: whom to feed, which tribe to lose, which marker to return."""
MOST: Final = 8
MOST_OF_TURN: Final = 14
MOST_FEATURES: Final = 2
MOST_PAYMENTS: Final = 4
BEHIND: Final = 5.0
"""An action that lies so many points behind the best is not tried."""
BEHIND_PAYMENT: Final = 1.5
IDLE: Final = 0.05
"""What brings less does nothing."""


def worth_a_search(worth: Worth, step: Step[Any], legal: list[int]) -> list[int]:
    """The actions that matter, the best first; a single one where nothing is at stake."""
    ranks = ranks_at(worth, step, legal)
    order = sorted(range(len(legal)), key=lambda place: -ranks[place])
    if type(step) in NOTHING_AT_STAKE:
        return [legal[order[0]]]
    if isinstance(step, Turn):
        return turns_worth_a_search(worth, [legal[place] for place in order])
    payment = isinstance(step, PayDice)
    most, behind = (MOST_PAYMENTS, BEHIND_PAYMENT) if payment else (MOST, BEHIND)
    return [legal[place] for place in order[:most] if ranks[place] >= ranks[order[0]] - behind]


def turns_worth_a_search(worth: Worth, actions: list[int]) -> list[int]:
    """The best, every module that does something, a Reset, and a few of the features, which are much alike."""
    found: list[int] = []
    features = 0
    for action in actions:
        module = action - ACTIVATE
        if action < RESET:
            if found and known_value(worth, module) < IDLE:
                continue
            if M_FEATURES <= module < M_SLEEP:
                features += 1
                if features > MOST_FEATURES:
                    continue
        found.append(action)
    return found[:MOST_OF_TURN]
