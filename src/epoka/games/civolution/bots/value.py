"""How good a position of Civolution is: its features, and where the learned coefficients lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.state import State
from epoka.core.value import Value
from epoka.games.civolution.bots.console_features import CONSOLE_NAMES, console_features
from epoka.games.civolution.bots.continent_features import CONTINENT_NAMES, continent_features
from epoka.games.civolution.bots.point_features import POINT_NAMES, point_features
from epoka.games.civolution.bots.solo_features import SOLO_NAMES, solo_features
from epoka.games.civolution.components.board import RESET_SPACES
from epoka.games.civolution.components.pieces import ACTION_PHASE, ERAS, PHASES
from epoka.games.civolution.position.state import Civolution

AFTER_ACTIONS: Final = 0.1
"""The share of an era that comes after its action phase."""
LAST_ROUND: Final = 0.5
"""Resets that the last round of an action phase is as long as."""


def feature_names(players: int) -> list[str]:
    """What `CivolutionValue.features` lists, in its order; alone there is V.I.C.I. to be described too."""
    return [*POINT_NAMES, *CONTINENT_NAMES, *CONSOLE_NAMES, *(SOLO_NAMES if players == 1 else [])]


@mypyc_attr(allow_interpreted_subclasses=True)
class CivolutionValue(Value):
    """In a game of one player everything is told of the human's side, and V.I.C.I.'s features are all 0."""

    def __init__(self, players: int) -> None:
        super().__init__(feature_names(players))

    def features(self, state: State, side: int) -> list[float]:
        assert isinstance(state, Civolution)
        if state.by_rules(side):
            return [0.0] * len(feature_names(state.players))
        out: list[float] = []
        point_features(state, side, out)
        continent_features(state, side, out)
        console_features(state, side, out)
        if state.solo:
            solo_features(state, out)
        return out

    def left(self, state: State) -> float:
        assert isinstance(state, Civolution)
        return share_left(state)


def share_left(s: Civolution) -> float:
    """The eras to come and the rest of this one: the action phase by its Resets, the phases after it evenly."""
    if s.over:
        return 0.0
    if s.era == 0:
        return 1.0
    phase: i64 = s.phase
    rest = 1.0
    if phase == ACTION_PHASE:
        spaces = RESET_SPACES[s.players]
        moves = 0.0 if s.last_round else spaces - s.indicator + LAST_ROUND
        rest = AFTER_ACTIONS + (1.0 - AFTER_ACTIONS) * moves / (spaces + LAST_ROUND)
    elif phase > ACTION_PHASE:
        rest = AFTER_ACTIONS * (PHASES + 1 - phase) / (PHASES + 1 - ACTION_PHASE)
    return (ERAS - s.era + rest) / ERAS
