"""Why something cannot be chosen: asked of the step that waits, then of what was clicked on."""

from __future__ import annotations

from epoka.core.refusal import Refusal
from epoka.games.civolution.cards.catalogue import ATTRIBUTE_CHIPS
from epoka.games.civolution.chips import income_chips
from epoka.games.civolution.components import (
    ATTRIBUTES,
    CARDS,
    CHIP_CARDS,
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOALS,
    INCOME,
    INCOMES,
    MAIN_MODULES,
    MATERIALS,
    TRACKS,
)
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.kinds import P_AS_FEATURE, P_ATTRIBUTE_DISCOUNT
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    ATTRIBUTE_CHIP,
    BUILD,
    BUY,
    CAMP_FIRE,
    CARD_NAMES,
    CLOSED_STACK,
    DECLINE,
    DISCARD,
    DONE,
    IN,
    INSTALL,
    INSTALL_GOAL,
    KEEP,
    KEEP_MARKERS,
    NUM_ACTIONS,
    OPEN_STACK,
    POINT_CHIP,
    RESET,
    SELL,
    SITE,
    SLOT,
    TAKE_CHIP,
    TAKE_GOAL,
    TRACK,
    UPGRADE,
    USE_CHIP,
    USE_DIE,
    USE_FOCUS,
)
from epoka.games.civolution.phases import ACTION_PHASE
from epoka.games.civolution.player import FEATURE
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.turn import Turn
from epoka.games.civolution.why_cards import card_reason
from epoka.games.civolution.why_console import console_reason

MODULE_OF_DECK = ["invention", "mutation", "insight", "building", "achievement"]


def reason(s: Civolution, step: Decision, action: int) -> Refusal:
    """The most telling reason there is."""
    if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
        return attribute_reason(s, step, action - ATTRIBUTE_CHIP)
    found = console_reason(s, step, action)
    if found is None:
        found = card_reason(s, step, action)
    if found is None:
        found = elsewhere(s, step, action)
    return found


def attribute_reason(s: Civolution, step: Decision, chip: int) -> Refusal:
    """A chip that is not on the display, or too few markers of its feature, or a wrong moment (CV-124)."""
    name = f"T{chip + 1}"
    if chip not in s.attribute_display:
        return Refusal("attribute-not-shown", "CV-124", {"element": name})
    row = ATTRIBUTE_CHIPS[chip]
    player = s.seats[step.seat]
    own = player.at[FEATURE + row.feature]
    counted = own + (player.powers[P_AS_FEATURE] >> row.feature & 1) + player.powers[P_ATTRIBUTE_DISCOUNT]
    if own == 0 or counted < row.wants:
        values: dict[str, int | str] = {"element": name, "feature": FEATURES[row.feature], "need": row.wants}
        return Refusal("attribute-not-met", "CV-124", {**values, "have": own})
    return Refusal("attribute-after-this", "CV-124", {"element": name})


def elsewhere(s: Civolution, step: Decision, action: int) -> Refusal:
    """What was clicked on belongs to another moment: which one?"""
    if action in (DONE, DECLINE) and not isinstance(step, Turn):
        return Refusal("must-choose", step.rule())
    if action <= RESET:
        if s.phase == ACTION_PHASE:
            return Refusal("one-module-a-turn", "CV-39")
        return Refusal("no-action-phase", "CV-38", {"phase": int(s.phase)})
    if USE_DIE <= action <= USE_FOCUS:
        return Refusal("module-first", "CV-40")
    found = cards_elsewhere(s, step, action)
    if found is None:
        found = chips_elsewhere(s, step, action)
    if found is None:
        found = actions_elsewhere(action)
    if found is not None:
        return found
    if isinstance(step, Turn):
        return Refusal("turn-now", "CV-39")
    if IN <= action < CAMP_FIRE or SITE <= action < BUILD:
        return Refusal("place-not-now", step.rule())
    return Refusal("not-offered", step.rule())


def cards_elsewhere(s: Civolution, step: Decision, action: int) -> Refusal | None:
    """Cards in hand and stacks of cards."""
    if INSTALL <= action < INSTALL + CARDS:
        card = action - INSTALL
        if card not in s.seats[step.seat].hand:
            return Refusal("card-not-in-hand", "CV-111", {"card": CARD_NAMES[card]})
        return Refusal("card-needs-module", "CV-111", {"module": MODULE_OF_DECK[card // DECK_SIZE]})
    if OPEN_STACK <= action < CLOSED_STACK + len(DECKS):
        return Refusal("card-needs-research", "CV-126")
    if KEEP <= action < DISCARD or KEEP_MARKERS <= action < NUM_ACTIONS:
        return Refusal("not-to-choose-from", step.rule())
    return None


def chips_elsewhere(s: Civolution, step: Decision, action: int) -> Refusal | None:
    """Goal chips and income chips."""
    if INSTALL_GOAL <= action < INSTALL_GOAL + GOALS:
        chip = action - INSTALL_GOAL
        visible = [stack[-1] for stack in s.seats[step.seat].goals if stack]
        if chip not in visible:
            return Refusal("goal-not-visible", "CV-119", {"goal": f"G{chip + 1}"})
        return Refusal("goal-needs-planning", "CV-119", {"goal": f"G{chip + 1}"})
    if TAKE_GOAL <= action < TAKE_GOAL + GOALS:
        return Refusal("goal-not-now", "CV-122", {"goal": f"G{action - TAKE_GOAL + 1}"})
    if TAKE_CHIP <= action < TAKE_CHIP + INCOMES:
        return Refusal("income-not-now", "CV-104", {"income": f"I{action - TAKE_CHIP + 1}"})
    if USE_CHIP <= action < POINT_CHIP + INCOMES + CHIP_CARDS:
        number = action - POINT_CHIP if action >= POINT_CHIP else action - USE_CHIP
        if INCOME + number not in income_chips(s.seats[step.seat]):
            return Refusal("income-not-installed", "CV-106")
        return Refusal("income-use-later", "CV-106")
    return None


def actions_elsewhere(action: int) -> Refusal | None:
    """What a module, a card or a bonus has to allow first."""
    if TRACK <= action < TRACK + len(TRACKS):
        return Refusal("track-not-now", "CV-133")
    if UPGRADE <= action < UPGRADE + MAIN_MODULES:
        return Refusal("upgrade-not-now", "CV-123")
    if ACTIVITY_OF <= action <= ACTIVITY_OF + CARDS:
        return Refusal("activity-not-now", "CV-132")
    if SELL <= action < BUY + len(MATERIALS):
        return Refusal("trade-not-now", "CV-63")
    if BUILD <= action < SLOT:
        return Refusal("build-not-now", "CV-56")
    return None
