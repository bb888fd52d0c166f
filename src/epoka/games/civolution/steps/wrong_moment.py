"""Why an action cannot be chosen now although no step speaks of it: which other moment it belongs to."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS
from epoka.games.civolution.components.codes import P_AS_FEATURE, P_ATTRIBUTE_DISCOUNT
from epoka.games.civolution.components.pieces import (
    ACTION_PHASE,
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
    MODULE_OF_DECK,
    MODULES,
    TRACKS,
)
from epoka.games.civolution.components.spaces import FEATURE
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
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
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution


def attribute_reason(s: Civolution, seat: i64, chip: int) -> Refusal:
    """Why an attribute chip cannot be taken: it is not displayed, markers are missing, or it is too early (CV-124)."""
    name = f"T{chip + 1}"
    if chip not in s.attribute_display:
        return Refusal("attribute-not-shown", "CV-124", {"element": name})
    row = ATTRIBUTE_CHIPS[chip]
    player = s.seats[seat]
    own = player.at[FEATURE + row.feature]
    counted = own + (player.powers[P_AS_FEATURE] >> row.feature & 1) + player.powers[P_ATTRIBUTE_DISCOUNT]
    if own == 0 or counted < row.wants:
        values: dict[str, int | str] = {"element": name, "feature": FEATURES[row.feature], "need": row.wants}
        return Refusal("attribute-not-met", "CV-124", {**values, "have": own})
    return Refusal("attribute-after-this", "CV-124", {"element": name})


def elsewhere(s: Civolution, seat: i64, rule: str, action: int) -> Refusal | None:
    """The moment that an action belongs to; None where it has none of its own. `rule` is what is decided now."""
    if action <= RESET:
        if s.phase == ACTION_PHASE:
            return Refusal("one-module-a-turn", "CV-39")
        return Refusal("no-action-phase", "CV-38", {"phase": int(s.phase)})
    if USE_DIE <= action <= USE_FOCUS:
        return Refusal("module-first", "CV-40")
    found = cards_elsewhere(s.seats[seat], rule, action)
    if found is None:
        found = chips_elsewhere(s.seats[seat], action)
    return found if found is not None else actions_elsewhere(action)


def cards_elsewhere(player: Player, rule: str, action: int) -> Refusal | None:
    """The moment of an action about cards in hand or stacks of cards."""
    if INSTALL <= action < INSTALL + CARDS:
        card = action - INSTALL
        if card not in player.hand:
            return Refusal("card-not-in-hand", "CV-111", {"card": CARD_NAMES[card]})
        return Refusal("card-needs-module", "CV-111", {"module": MODULES[MODULE_OF_DECK[card // DECK_SIZE]]})
    if OPEN_STACK <= action < CLOSED_STACK + len(DECKS):
        return Refusal("card-needs-research", "CV-126")
    if KEEP <= action < DISCARD or KEEP_MARKERS <= action < NUM_ACTIONS:
        return Refusal("not-to-choose-from", rule)
    return None


def chips_elsewhere(player: Player, action: int) -> Refusal | None:
    """The moment of an action about goal chips or income chips."""
    if INSTALL_GOAL <= action < INSTALL_GOAL + GOALS:
        chip = action - INSTALL_GOAL
        if chip not in player.visible_goals():
            return Refusal("goal-not-visible", "CV-119", {"goal": f"G{chip + 1}"})
        return Refusal("goal-needs-planning", "CV-119", {"goal": f"G{chip + 1}"})
    if TAKE_GOAL <= action < TAKE_GOAL + GOALS:
        return Refusal("goal-not-now", "CV-122", {"goal": f"G{action - TAKE_GOAL + 1}"})
    if TAKE_CHIP <= action < TAKE_CHIP + INCOMES:
        return Refusal("income-not-now", "CV-104", {"income": f"I{action - TAKE_CHIP + 1}"})
    if USE_CHIP <= action < POINT_CHIP + INCOMES + CHIP_CARDS:
        number = action - POINT_CHIP if action >= POINT_CHIP else action - USE_CHIP
        if INCOME + number not in player.income_chips():
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


def not_offered(rule: str, action: int) -> Refusal:
    """The refusal of an action without a moment of its own: the end of a choice, a place and the like."""
    if action in (DONE, DECLINE):
        return Refusal("must-choose", rule)
    if IN <= action < CAMP_FIRE or SITE <= action < BUILD:
        return Refusal("place-not-now", rule)
    return Refusal("not-offered", rule)
