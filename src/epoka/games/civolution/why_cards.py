"""Why not, about cards and chips: what they cost, where they go, which are on offer."""

from __future__ import annotations

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.card_costs import COST_SPACES, active_spaces
from epoka.games.civolution.cards.catalogue import GOAL_CHIPS, RESEARCH
from epoka.games.civolution.cards.lines import need_line
from epoka.games.civolution.chips import GainIncome, IncomeActions, IncomePhase, UseIncome, income_chips
from epoka.games.civolution.columns import PlaceElement, columns_for, is_level, next_stage, type_of
from epoka.games.civolution.components import (
    CARDS,
    CHIP_CARDS,
    COLUMN_TYPES,
    COLUMNS,
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOALS,
    INCOME,
    INCOMES,
    MATERIALS,
)
from epoka.games.civolution.counting import count
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.goals import InstallGoal, TakeGoal
from epoka.games.civolution.installing import CardColumn, CardStage, IgnoreSpace, InstallCard
from epoka.games.civolution.kinds import C_MATERIAL
from epoka.games.civolution.notation import (
    AS_STAGE,
    CARD_NAMES,
    CLOSED_STACK,
    COLUMN,
    IGNORE,
    INSTALL,
    INSTALL_GOAL,
    OPEN_STACK,
    POINT_CHIP,
    TAKE_CHIP,
    TAKE_GOAL,
    USE_CHIP,
)
from epoka.games.civolution.player import FEATURE, STORE
from epoka.games.civolution.research import ChooseStacks, GainCard
from epoka.games.civolution.rows import Cost
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.vocabulary import COUNTERS


def card_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    if isinstance(step, InstallCard) and INSTALL <= action < INSTALL + CARDS:
        return hand_reason(s, step, action - INSTALL)
    if COLUMN <= action < COLUMN + COLUMNS:
        if isinstance(step, CardColumn):
            return column_reason(s, step.seat, int(step.card), action - COLUMN)
        if isinstance(step, PlaceElement):
            return column_reason(s, step.seat, int(step.element), action - COLUMN)
    if isinstance(step, CardStage) and AS_STAGE <= action < AS_STAGE + COST_SPACES:
        return stage_reason(s, step, action - AS_STAGE + 1)
    if isinstance(step, IgnoreSpace) and IGNORE <= action < IGNORE + COST_SPACES:
        return ignoring_reason(s, step, action - IGNORE)
    if isinstance(step, (GainCard, ChooseStacks)) and OPEN_STACK <= action < CLOSED_STACK + len(DECKS):
        return stack_reason(s, step, action)
    return chip_reason(s, step, action)


# ---- cards ----------------------------------------------------------------------------------------------------------


def hand_reason(s: Civolution, step: InstallCard, card: int) -> Refusal:
    player = s.seats[step.seat]
    if card not in player.hand:
        return Refusal("card-not-in-hand", "CV-111", {"card": CARD_NAMES[card]})
    if card // DECK_SIZE != step.deck:
        return Refusal("other-deck", "CV-111", {"deck": DECKS[step.deck]})
    stage = min([int(next_stage(player, column)) for column in columns_for(player, step.deck)])
    return lacking(s, int(step.seat), card, active_spaces(card, stage), stage)


def lacking(s: Civolution, seat: int, card: int, active: int, stage: int) -> Refusal:
    """Of the active cost spaces the one that lacks most, equal ones taken together (CV-113, CV-114)."""
    player = s.seats[seat]
    needs: dict[int, int] = {}
    most, worst = 0, RESEARCH[card].costs[0]
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            place = place_of(cost)
            needs[place] = needs.get(place, 0) + cost.amount
            if needs[place] - player.at[place] > most:
                most, worst = needs[place] - player.at[place], cost
    place = place_of(worst)
    values: Params = {"card": CARD_NAMES[card], "stage": min(stage, COST_SPACES)}
    values.update(need=needs[place], have=player.at[place])
    if worst.kind != C_MATERIAL:
        return Refusal("lacks-feature", "CV-113", {**values, "feature": FEATURES[worst.what]})
    values["material"] = MATERIALS[worst.what]
    if worst.settlements:
        return Refusal("lacks-material-or", "CV-113", {**values, "settlements": worst.settlements})
    return Refusal("lacks-material", "CV-113", values)


def place_of(cost: Cost) -> int:
    """The space of the console that a cost looks at."""
    return (STORE if cost.kind == C_MATERIAL else FEATURE) + cost.what


def column_reason(s: Civolution, seat: int, element: int, column: int) -> Refusal:
    player = s.seats[seat]
    kind = int(type_of(element))
    if kind >= 0 and player.bound[column] not in (-1, kind):
        values: Params = {"column": column + 1, "kind": COLUMN_TYPES[player.bound[column]]}
        return Refusal("column-taken", "CV-101", values)
    if not is_level(player, column):
        return Refusal("column-uneven", "CV-105", {"column": column + 1})
    stage = int(next_stage(player, column))
    return lacking(s, seat, element, int(active_spaces(element, stage)), stage)


def stage_reason(s: Civolution, step: CardStage, stage: int) -> Refusal:
    own = int(next_stage(s.seats[step.seat], step.column))
    if stage < own:
        return Refusal("stage-too-low", "CV-112", {"stage": min(own, COST_SPACES)})
    active = int(active_spaces(step.card, stage))
    if stage > own and active == active_spaces(step.card, stage - 1):
        return Refusal("stage-asks-no-more", "CV-115", {"stage": stage})
    return lacking(s, int(step.seat), int(step.card), active, stage)


def ignoring_reason(s: Civolution, step: IgnoreSpace, space: int) -> Refusal:
    if not step.active >> space & 1:
        return Refusal("space-inactive", "CV-112", {"space": space + 1})
    return lacking(s, int(step.seat), int(step.card), int(step.active ^ 1 << space), space + 1)


def stack_reason(s: Civolution, step: Decision, action: int) -> Refusal:
    if isinstance(step, GainCard):
        deck = (action - OPEN_STACK) % len(DECKS)
        if step.deck not in (-1, deck):
            return Refusal("other-deck", "CV-126", {"deck": DECKS[step.deck]})
        return Refusal("stack-empty", "CV-126", {"deck": DECKS[deck]})
    if action < CLOSED_STACK:
        return Refusal("face-down-stacks-only", "CV-68")
    return Refusal("stack-empty", "CV-68", {"deck": DECKS[action - CLOSED_STACK]})


# ---- chips ----------------------------------------------------------------------------------------------------------


def chip_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    if isinstance(step, InstallGoal) and INSTALL_GOAL <= action < INSTALL_GOAL + GOALS:
        return goal_reason(s, step, action - INSTALL_GOAL)
    if isinstance(step, TakeGoal) and TAKE_GOAL <= action < TAKE_GOAL + GOALS:
        return Refusal("not-on-display", step.rule())
    if isinstance(step, GainIncome) and TAKE_CHIP <= action < TAKE_CHIP + INCOMES:
        return Refusal("not-on-display", "CV-104")
    using = isinstance(step, (UseIncome, IncomeActions, IncomePhase))
    if using and USE_CHIP <= action < POINT_CHIP + INCOMES + CHIP_CARDS:
        number = action - POINT_CHIP if action >= POINT_CHIP else action - USE_CHIP
        if INCOME + number not in income_chips(s.seats[step.seat]):
            return Refusal("income-not-installed", "CV-106")
        if isinstance(step, IncomePhase):
            return Refusal("income-used", "CV-163")
        return Refusal("this-chip-only", "CV-104")
    return None


def goal_reason(s: Civolution, step: InstallGoal, chip: int) -> Refusal:
    """The first condition of a visible goal chip that is not met, else its price."""
    name: Params = {"goal": f"G{chip + 1}"}
    if chip not in [stack[-1] for stack in s.seats[step.seat].goals if stack]:
        return Refusal("goal-not-visible", "CV-119", name)
    for condition in GOAL_CHIPS[chip].conditions:
        have = int(count(s, step.seat, condition.counter, condition.a))
        if have < condition.amount:
            asked = {"counted": COUNTERS[condition.counter], **need_line(condition)["values"]}
            return Refusal("goal-not-met", "CV-119", {**name, **asked, "have": have})
    return Refusal("goal-too-dear", "CV-119", name)
