"""Why not, on the console: dice and modules, food, features, tracks, trade, dice of others."""

from __future__ import annotations

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.activities import Activity
from epoka.games.civolution.branches import Branch
from epoka.games.civolution.components import (
    CARDS,
    DECK_OF,
    DECKS,
    FEATURES,
    LEVELS,
    MAIN_MODULES,
    MATERIALS,
    MODULE_DICE,
    MODULES,
)
from epoka.games.civolution.dice import GiveDie, Reroll, RobDie, TurnDie
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.events import COLD, HOT, LoseTribe, Weather
from epoka.games.civolution.features import DropFeature, MoveFeature
from epoka.games.civolution.feeding import Feed, Perish, food_for
from epoka.games.civolution.goods import Purchase, Sale, purchase_price
from epoka.games.civolution.kinds import P_RESET_DICE
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    BUY,
    DECLINE,
    DO_FAVOR,
    DO_INSTALL,
    DONE,
    DROP,
    FEED,
    GIVE_DIE,
    LIFT,
    REROLL,
    RESET,
    ROB,
    SAVE,
    SELL,
    SELL_POINTS,
    STAGE,
    UPGRADE,
    USE_DIE,
)
from epoka.games.civolution.notation import BRANCH as FIRST_BRANCH
from epoka.games.civolution.notation import BRANCHES as BRANCH_NAMES
from epoka.games.civolution.payment import FOCUS_SOURCE, SOURCES, Means, has_source, ideas_for_pair
from epoka.games.civolution.player import FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tracks import FlipStage, Upgrade
from epoka.games.civolution.turn import DICE_FOR_RESET, PayDice, Turn


def console_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    if isinstance(step, Turn):
        return turn_reason(s, step, action)
    if isinstance(step, PayDice):
        return dice_reason(s, step, action)
    if isinstance(step, Branch):
        return branch_reason(step, action)
    if isinstance(step, (Sale, Purchase)):
        return trade_reason(s, step, action)
    if isinstance(step, (Feed, Perish, Weather, LoseTribe)):
        return hunger_reason(s, step, action)
    if isinstance(step, (Upgrade, FlipStage, MoveFeature, DropFeature)):
        return console_space_reason(s, step, action)
    if isinstance(step, Activity):
        return activity_reason(s, step, action)
    return other_dice_reason(s, step, action)


# ---- modules and their dice -----------------------------------------------------------------------------------------


def turn_reason(s: Civolution, step: Turn, action: int) -> Refusal | None:
    player = s.seats[step.seat]
    if action == RESET:
        most = DICE_FOR_RESET + player.powers[P_RESET_DICE]
        return Refusal("too-many-dice", "CV-137", {"dice": int(player.unused_dice()), "most": int(most)})
    if action > RESET:
        return None
    sources = sum([has_source(player, source) for source in range(SOURCES)])
    if sources < 2:
        return Refusal("two-dice-needed", "CV-40", {"have": int(sources)})
    low, high = MODULE_DICE[action]
    values: Params = {"module": MODULES[action], "low": low, "high": high}
    return Refusal(
        "module-not-payable", "CV-40", {**values, "ideas": int(Means(player).ideas(action)), "have": player.at[IDEAS]}
    )


def dice_reason(s: Civolution, step: PayDice, action: int) -> Refusal | None:
    source = action - USE_DIE
    if not 0 <= source < SOURCES:
        return None
    player = s.seats[step.seat]
    wanted = 2 if source == step.first else 1
    if has_source(player, source) < wanted:
        if source == FOCUS_SOURCE:
            return Refusal("no-focus-marker", "CV-43")
        if source >= 6:
            return Refusal("no-planning-marker", "CV-42", {"value": source - 5})
        return Refusal("no-such-die", "CV-40", {"value": source + 1})
    if step.first >= 0:
        ideas = int(ideas_for_pair(player, step.module, step.first, source))
    else:
        ideas = fewest_ideas_with(s, step, source)
    values: Params = {"module": MODULES[step.module], "ideas": ideas, "have": player.at[IDEAS]}
    return Refusal("die-does-not-fit", "CV-41", values)


def fewest_ideas_with(s: Civolution, step: PayDice, source: int) -> int:
    """The fewest ideas with which a source and any other pay for the module."""
    player = s.seats[step.seat]
    fewest = 9
    for other in range(SOURCES):
        if has_source(player, other) > (1 if other == source else 0):
            fewest = min(fewest, int(ideas_for_pair(player, step.module, source, other)))
    return fewest


def branch_reason(step: Branch, action: int) -> Refusal | None:
    if not FIRST_BRANCH <= action < FIRST_BRANCH + len(BRANCH_NAMES):
        return None
    if action == DO_INSTALL and int(step.module) in DECK_OF:
        return Refusal("nothing-to-install", "CV-111", {"deck": DECKS[DECK_OF[int(step.module)]]})
    return Refusal("not-this-module", "CV-46", {"module": MODULES[step.module]})


def other_dice_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    """Dice that are rolled again, turned or handed over."""
    if isinstance(step, RobDie) and ROB <= action < ROB + 4:
        if action - ROB >= s.sides:
            return None
        return Refusal("not-the-richest", "CV-129", {"seat": action - ROB})
    first = -1
    if isinstance(step, Reroll):
        first = REROLL
    elif isinstance(step, TurnDie):
        first = USE_DIE
    elif isinstance(step, GiveDie):
        first = GIVE_DIE
    if first < 0 or not first <= action < first + 6:
        return None
    if not isinstance(step, TurnDie) and s.seats[step.seat].dice[action - first]:
        return None
    return Refusal("no-such-die", step.rule(), {"value": action - first + 1})


# ---- food, weather, favour ------------------------------------------------------------------------------------------


def hunger_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    player = s.seats[step.seat]
    if isinstance(step, Feed) and FEED <= action < SAVE:
        return feed_reason(s, step, action - FEED)
    if isinstance(step, Perish) and action >= SAVE:
        if action - SAVE > step.dying:
            return Refusal("fewer-tribes", "CV-149", {"tribes": int(step.dying)})
        return Refusal("not-enough-favor", "CV-149", {"space": int(player.favor)})
    if isinstance(step, LoseTribe) and action == DO_FAVOR:
        return Refusal("not-enough-favor", "CV-149", {"space": int(player.favor)})
    if isinstance(step, Weather) and step.place in (HOT, COLD) and action in (DECLINE, DONE):
        return Refusal("weather-must", "CV-152")
    return None


def feed_reason(s: Civolution, step: Feed, fed: int) -> Refusal:
    tribes = int(step.tribes(s))
    if fed > tribes:
        return Refusal("fewer-tribes", "CV-148", {"tribes": tribes})
    need = int(food_for(s, step.seat, step.group // 6, step.group // 2 % 3))
    gift = int(step.gift(tribes)) if need else tribes
    if fed < gift:
        return Refusal("fed-anyway", "CV-147", {"tribes": gift})
    return Refusal("not-enough-food", "CV-148", {"need": need * (fed - gift), "have": s.seats[step.seat].at[FOOD]})


# ---- trade, features, modules, activities ---------------------------------------------------------------------------


def trade_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    at = s.seats[step.seat].at
    if isinstance(step, Sale) and SELL <= action < SELL_POINTS + len(MATERIALS):
        material = action - SELL_POINTS if action >= SELL_POINTS else action - SELL
        if at[STORE + material] and action >= SELL_POINTS:
            return Refusal("sold-for-points", "CV-130")
        if at[STORE + material]:
            return Refusal("sold-already", "CV-130")
        return Refusal("none-stored", "CV-130", {"material": MATERIALS[material]})
    if isinstance(step, Purchase) and BUY <= action < BUY + len(MATERIALS):
        price = int(purchase_price(s, step.seat, action - BUY))
        return Refusal("not-enough-money", "CV-131", {"money": price, "have": at[MONEY]})
    return None


def console_space_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    player = s.seats[step.seat]
    if isinstance(step, Upgrade) and UPGRADE <= action < UPGRADE + MAIN_MODULES:
        module = action - UPGRADE
        if player.levels[module] == LEVELS:
            return Refusal("level-three", "CV-123", {"module": MODULES[module]})
        return Refusal("module-without-value", "CV-134", {"module": MODULES[module], "value": int(step.value)})
    if isinstance(step, FlipStage) and STAGE <= action < STAGE + 2:
        return Refusal("stage-active", "CV-107", {"stage": action - STAGE + 4})
    if isinstance(step, MoveFeature) and LIFT <= action < LIFT + len(FEATURES):
        return Refusal("no-feature-marker", "CV-66", {"feature": FEATURES[action - LIFT]})
    if isinstance(step, DropFeature) and action == DROP + step.feature:
        return Refusal("another-feature", "CV-66")
    return None


def activity_reason(s: Civolution, step: Activity, action: int) -> Refusal | None:
    if not ACTIVITY_OF <= action <= ACTIVITY_OF + CARDS:
        return None
    player = s.seats[step.seat]
    number = action - ACTIVITY_OF
    if number and number - 1 not in player.activities:
        return Refusal("activity-not-installed", "CV-132")
    if step.other_than == number:
        return Refusal("activity-repeated", "CV-64")
    return Refusal("activity-too-dear", "CV-132")
