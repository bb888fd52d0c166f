"""Numbers that no rule gives: what things are worth by experience, in points."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from epoka.games.civolution.components.pieces import (
    M_ACHIEVEMENT,
    M_ACTIVITY,
    M_BUILDING,
    M_EXPLORATION,
    M_INSIGHT,
    M_INVENTION,
    M_MIGRATION,
    M_MUTATION,
    M_PLANNING,
    M_PROCREATION,
    M_PRODUCTION,
    M_RESEARCH,
    M_SUSTENANCE,
    M_TRADE,
    M_TRANSPORT,
    MAIN_MODULES,
)
from epoka.games.civolution.components.vocabulary import POWERS, TRIGGERS

POWER_VALUES: Final = {
    "feed-camp": 0.8,
    "feed-wild": 0.5,
    "feed-land": 1.1,
    "no-gorge": 0.5,
    "no-glacier": 0.6,
    "no-bad-weather": 0.7,
    "steadfast": 1.4,
    "favor-bonus": 1.1,
    "hunt-bonus": 0.8,
    "produce-bonus": 0.6,
    "transport-bonus": 0.8,
    "migrate-bonus": 1.4,
    "procreate-bonus": 1.6,
    "strong-displacing": 0.6,
    "cheap-purchase": 0.6,
    "sale-bonus": 0.6,
    "idea-bonus": 0.6,
    "reset-dice": 0.5,
    "seaworthy": 0.4,
    "statue-bonus": 1.2,
    "oak-bonus": 0.8,
    "strong-points": 1.0,
    "fire-points": 0.8,
    "wild-strong": 0.4,
    "volcano-farms": 0.3,
    "any-find": 0.7,
    "income-points": 0.8,
    "plan-bonus": 0.5,
    "draw-bonus": 0.4,
    "free-displacing": 0.7,
    "survivors": 0.6,
    "project-idea": 0.5,
    "walk-land": 0.5,
    "free-shift": 0.9,
    "settlement-discount": 0.9,
    "as-settlement": 0.6,
    "as-feature": 0.6,
    "attribute-discount": 0.9,
    "extra-find": 1.2,
    "boat-cargo": 0.6,
    "hunt-again": 0.7,
    "skip-space": 0.9,
    "weak-migrants": 0.6,
    "goal-upgrade": 0.6,
}
"""What a lasting power brings in an era, a unit of its amount."""

TRIGGER_TIMES: Final = {
    "module": 1.2,
    "reset": 2.4,
    "hunt": 1.2,
    "explore": 0.9,
    "settle-fire": 1.2,
    "develop": 0.9,
    "procreate": 1.6,
    "displace": 0.6,
    "build": 0.8,
    "install-card": 0.7,
    "install-goal": 0.8,
    "income-chip": 0.6,
    "track-bonus": 0.6,
    "era-start": 1.0,
    "event": 1.0,
    "feeding": 1.0,
    "sale": 1.0,
    "favor-passed": 1.2,
    "favor-failed": 0.8,
    "upgrade": 1.2,
    "income": 1.0,
    "end": 0.0,
    "settle": 0.7,
    "displaced": 0.8,
    "pale-space": 0.7,
    "other-reset": 6.0,
}
"""How often in an era something sets a card going, where the card names one of several things."""


FACTORS: Final = "weights.json"
"""The file beside the values of positions with what was learned about the numbers below."""
LISTS: Final = ("powers", "triggers")
LEVEL_OF: Final = "levels "


class Weights:
    """The taste of `greedy`; change a number to make another player of it."""

    def __init__(self) -> None:
        self.idea = 0.6
        self.focus = 1.0
        self.plan = 0.55
        self.money = 0.7
        self.raw = 0.18
        self.material = 0.55
        self.row = 0.2
        self.feature = 0.6
        self.hungry = 2.0
        self.spare_food = 0.45
        self.card = 1.1
        self.favor = 1.2
        self.upgrade = 1.15
        self.activation_die = 1.0
        self.fate_die = 0.6
        self.expected_tile = 0.1
        self.completion = 0.4
        self.demand = 0.5
        self.goal = 0.2
        self.track = 1.0
        self.tribe = 1.15
        self.territory = 1.0
        self.strength = 0.75
        self.store = 0.6
        """How much of a diamond in the storage is counted."""
        self.potential = 0.28
        self.installing = 1.0
        self.ability = 0.7
        self.activity = 0.7
        """How often in an era the activity of a card is used."""
        self.tile = 0.9
        self.presence = 0.7
        self.meal = 0.55
        self.income = 1.0
        self.evolution = 0.7
        self.transport = 0.68
        self.farm = 3.0
        self.boat = 0.5
        self.rival = 0.35
        self.reset = 2.3
        self.next_turn = 0.35
        self.hand = 4.0
        """From how many cards in hand on further ones are worth less."""
        self.powers = [POWER_VALUES[power] for power in POWERS]
        self.triggers = [TRIGGER_TIMES[trigger] for trigger in TRIGGERS]
        self.levels = module_tastes()


def module_tastes() -> list[float]:
    """How much each main module gains by a level, as a part of the usual gain."""
    tastes = [1.0] * MAIN_MODULES
    tastes[M_RESEARCH] = 0.7
    tastes[M_MIGRATION] = 1.3
    tastes[M_EXPLORATION] = 1.1
    tastes[M_TRANSPORT] = 0.9
    tastes[M_INVENTION] = 1.0
    tastes[M_ACTIVITY] = 1.2
    tastes[M_SUSTENANCE] = 1.0
    tastes[M_PROCREATION] = 1.4
    tastes[M_MUTATION] = 0.9
    tastes[M_PLANNING] = 0.8
    tastes[M_PRODUCTION] = 1.0
    tastes[M_INSIGHT] = 1.1
    tastes[M_TRADE] = 1.2
    tastes[M_BUILDING] = 1.2
    tastes[M_ACHIEVEMENT] = 0.9
    return tastes


def learned_weights() -> Weights:
    """The taste of the levels: that of `greedy`, changed by factors that were learned from games (docs/bots.md)."""
    weights = Weights()
    for name, factor in learned_factors().items():
        multiply(weights, name, factor)
    return weights


@cache
def learned_factors() -> dict[str, float]:
    path = Path(__file__).parent / "data" / FACTORS
    factors: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))["factors"]
    return factors


def multiply(weights: Weights, name: str, factor: float) -> None:
    """Change one number, or all numbers of a list; `levels 7` is what a level of the main module 7 is worth."""
    if name in LISTS:
        setattr(weights, name, [value * factor for value in getattr(weights, name)])
    elif name.startswith(LEVEL_OF):
        weights.levels[int(name.removeprefix(LEVEL_OF))] *= factor
    else:
        setattr(weights, name, getattr(weights, name) * factor)


def factor_names() -> list[str]:
    """Everything that `multiply` takes."""
    weights = Weights()
    single = [name for name in dir(weights) if isinstance(getattr(weights, name), float)]
    return [*single, *LISTS, *[f"{LEVEL_OF}{module}" for module in range(MAIN_MODULES)]]
