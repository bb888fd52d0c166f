"""Every step of the game, so that a saved agenda can be built again."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.step import Step
from epoka.games.civolution.console.attribute_chips import Attributes, DealAttribute
from epoka.games.civolution.console.columns import PlaceElement, PlaceHalf
from epoka.games.civolution.console.dice import GiveDie, Reroll, RobDie, RollDice, TurnDie, TurnDieTo
from epoka.games.civolution.console.fate import FavorTest, FindWith, Hunt, HuntWith, JudgeTest, LuckyFind, RollFate
from epoka.games.civolution.console.features import DropFeature, GainFeature, MoveFeature
from epoka.games.civolution.console.markers import Replenish
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.console.planning import PlanOn
from epoka.games.civolution.console.tracks import Advance, FavorOrIncome, FlipStage, StageOrPoints, TrackBonus, Upgrade
from epoka.games.civolution.continent.encampments import Rescue, RescueTo, WeakTribes
from epoka.games.civolution.continent.exploring import Explore, Reveal, TurnUp
from epoka.games.civolution.continent.goods import ExtraFind, Produce, Purchase, Sale, TakeMaterial, Transport, Unload
from epoka.games.civolution.continent.migration import Flight, Journey, Migrate, Settle, Wings
from epoka.games.civolution.continent.procreation import Procreate, Strengthen
from epoka.games.civolution.continent.projects import (
    Build,
    BuildAt,
    Built,
    GoAboard,
    PaySettlement,
    SettlementOf,
    StatueOf,
)
from epoka.games.civolution.continent.tribes import Develop
from epoka.games.civolution.course.events import (
    AfterEvent,
    DealEvent,
    EraScoring,
    Event,
    EventFor,
    LoseBuilding,
    LoseTribe,
    ShiftWeather,
    Weather,
)
from epoka.games.civolution.course.feeding import BeginFeeding, Feed, Perish, StrongPoints
from epoka.games.civolution.course.phases import EndOfEra, EraStart, FillResets, GameEnds, NextTurn, Phase, Statues
from epoka.games.civolution.course.setup import Cover, LayTile, PlaceStart, ScoringTile, Starter, StartTiles
from epoka.games.civolution.course.sites import Freeze, Glaciers, Gorges, Oaks
from epoka.games.civolution.course.starting_cards import (
    BeginnerSet,
    ChipCards,
    DealMarkers,
    GoalForChip,
    KeepStart,
    PickChipCard,
    PlaceMarkers,
    ReturnChipCard,
    ShowChipCard,
)
from epoka.games.civolution.research.cards import (
    ChooseStacks,
    DrawCard,
    GainCard,
    KeepCards,
    KeepFrom,
    PutUnder,
    RefillOpen,
    TurnCard,
)
from epoka.games.civolution.research.goal_chips import DealGoal, GoalSpace, InstallGoal, RefillGoals, TakeGoal
from epoka.games.civolution.research.income_chips import DealIncome, GainIncome, IncomeActions, IncomePhase, UseIncome
from epoka.games.civolution.research.installing import (
    Alternatives,
    CardColumn,
    CardStage,
    CardWorks,
    IgnoreSpace,
    InstallCard,
)
from epoka.games.civolution.research.prices import OfferTrigger, Paid, PayPart
from epoka.games.civolution.solo.all_steps import SOLO_STEPS
from epoka.games.civolution.steps.effects import Do
from epoka.games.civolution.steps.triggers import Fire, Fired
from epoka.games.civolution.turns.activities import Activity
from epoka.games.civolution.turns.branches import Branch
from epoka.games.civolution.turns.closing import Bonuses
from epoka.games.civolution.turns.modules import Grotto, GrottoGoods, HolyRock
from epoka.games.civolution.turns.turn import Activated, PayDice, ResetDone, ResetMarker, Turn

STEPS: Final[list[type[Step[Any]]]] = [
    *[DealIncome, DealAttribute, GainIncome, UseIncome, IncomeActions, IncomePhase, Attributes],
    *[PlaceElement, PlaceHalf, Bonuses],
    *[RollDice, RobDie, GiveDie, Reroll, TurnDie, TurnDieTo],
    *[Do, Fire, Fired],
    *[DealEvent, Weather, LoseTribe, Event, EventFor, LoseBuilding, EraScoring, AfterEvent],
    *[Explore, Reveal, TurnUp],
    *[RollFate, FavorTest, JudgeTest, Hunt, HuntWith, LuckyFind, FindWith],
    *[Feed, BeginFeeding, Perish, StrongPoints],
    *[DealGoal, RefillGoals, TakeGoal, GoalSpace, InstallGoal],
    *[Produce, Transport, Unload, TakeMaterial, ExtraFind, Sale, Purchase],
    *[InstallCard, CardColumn, CardStage, IgnoreSpace, Alternatives, CardWorks],
    *[
        Activity,
        PlanOn,
        GainFeature,
        MoveFeature,
        DropFeature,
        WeakTribes,
        Wings,
        Flight,
        Rescue,
        RescueTo,
        ShiftWeather,
    ],
    *[Replenish, Menu, Branch, Grotto, GrottoGoods, HolyRock],
    *[Phase, EraStart, Statues, EndOfEra, GameEnds, FillResets],
    *[Replenish, PayPart, OfferTrigger, Paid],
    *[Build, BuildAt, Built, GoAboard, StatueOf, SettlementOf, PaySettlement],
    *[TurnCard, DrawCard, RefillOpen, GainCard, ChooseStacks, KeepCards, KeepFrom, PutUnder],
    *[
        ScoringTile,
        Cover,
        LayTile,
        StartTiles,
        PlaceStart,
        BeginnerSet,
        DealMarkers,
        KeepStart,
        PlaceMarkers,
        Starter,
        ChipCards,
        ShowChipCard,
        GoalForChip,
        PickChipCard,
        ReturnChipCard,
    ],
    *[Gorges, Glaciers, Freeze, Oaks],
    *[Advance, TrackBonus, FavorOrIncome, StageOrPoints, Upgrade, FlipStage],
    *[Settle, Develop, Migrate, Journey, Procreate, Strengthen],
    *[Turn, PayDice, Activated, ResetMarker, ResetDone, NextTurn],
    *SOLO_STEPS,
]
