"""Every step of V.I.C.I., so that a saved agenda can be built again."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.step import Step
from epoka.games.civolution.solo.course import DiscardCards, GoalRoll, OpponentTurn, RowRoll, ShowCard
from epoka.games.civolution.solo.markers import ChipRoll
from epoka.games.civolution.solo.opponent_steps import OpponentAction
from epoka.games.civolution.solo.peopling import AfterProcreation, SetOut
from epoka.games.civolution.solo.provisions import FeedOpponent, OpponentFeeding
from epoka.games.civolution.solo.start import ChooseStart
from epoka.games.civolution.solo.territory import BeaconRoll, TerritoryRoll

SOLO_STEPS: Final[list[type[Step[Any]]]] = [
    *[ChooseStart, GoalRoll, OpponentTurn, ShowCard, DiscardCards, RowRoll],
    *[OpponentAction, ChipRoll, TerritoryRoll, BeaconRoll],
    *[AfterProcreation, SetOut, OpponentFeeding, FeedOpponent],
]
