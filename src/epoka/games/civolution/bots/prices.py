"""The price of a single option: the usual one of its action, or what the step that offers it means by it.

`PRICES` finds the function of a step by its class. Each looks at the actions that mean something of their own at its
step and leaves all others to `usual_price`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka.core.step import Step
from epoka.games.civolution.bots.best_actions import project_value, raw_value
from epoka.games.civolution.bots.card_decisions import stack_price
from epoka.games.civolution.bots.console_prices import menu_price, spend_price, tribe_kept_price, weather_price
from epoka.games.civolution.bots.continent_values import best_procreation, expected_food, hidden_around
from epoka.games.civolution.bots.install_decisions import (
    alternative_price,
    card_column_price,
    card_price,
    card_stage_price,
    element_price,
    half_price,
    ignore_price,
)
from epoka.games.civolution.bots.module_values import branch_value
from epoka.games.civolution.bots.usual_prices import activity_price, alone, tribe_lost, usual_price
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.pieces import FARM, IN_WILD, ROWS
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.console.columns import PlaceElement, PlaceHalf
from epoka.games.civolution.console.fate import FindWith, Hunt, HuntWith, JudgeTest, ideas_for
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.console.tracks import Advance
from epoka.games.civolution.continent.encampments import Rescue
from epoka.games.civolution.continent.exploring import Explore
from epoka.games.civolution.continent.goods import Produce, Transport
from epoka.games.civolution.continent.migration import Wings
from epoka.games.civolution.continent.procreation import Strengthen
from epoka.games.civolution.continent.projects import BuildAt, GoAboard
from epoka.games.civolution.course.events import LoseBuilding, LoseTribe, Weather
from epoka.games.civolution.course.sites import Freeze
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    BRANCH,
    BUILD,
    CLOSED_STACK,
    DONE,
    IN,
    LAND,
    OPEN_STACK,
    PAY,
    ROB,
    SITE,
    SPEND,
    TAKE,
    TAKE_GOAL,
    TO,
    TRACK,
    TRIBE,
    UPGRADE,
    VALUE,
)
from epoka.games.civolution.position.packing import place_of
from epoka.games.civolution.research.cards import ChooseStacks
from epoka.games.civolution.research.installing import Alternatives, CardColumn, CardStage, IgnoreSpace, InstallCard
from epoka.games.civolution.research.prices import PayPart
from epoka.games.civolution.turns.activities import Activity
from epoka.games.civolution.turns.branches import Branch
from epoka.games.civolution.turns.modules import Grotto, HolyRock


def price(worth: Worth, step: Step[Any], action: int) -> float:
    """What an option is worth."""
    function = PRICES.get(type(step))
    return usual_price(worth, action) if function is None else function(worth, step, action)


# ---- a territory, for whatever is to be done there ------------------------------------------------------------------


def production_price(worth: Worth, step: Produce, action: int) -> float:
    if IN <= action < TO:
        crowd = 1.0 if worth.me.at[RAW + action - IN] < 2 else 0.5
        return raw_value(worth, action - IN) * crowd + 0.05
    return usual_price(worth, action)


def transport_price(worth: Worth, step: Step[Any], action: int) -> float:
    return raw_value(worth, action - IN) if IN <= action < TO else usual_price(worth, action)


def hunt_price(worth: Worth, step: Hunt, action: int) -> float:
    return expected_food(worth, action - IN) if IN <= action < TO else usual_price(worth, action)


def exploration_price(worth: Worth, step: Explore, action: int) -> float:
    return hidden_around(worth, action - IN) + 0.1 if IN <= action < TO else usual_price(worth, action)


def project_price(worth: Worth, step: BuildAt, action: int) -> float:
    """A territory or a site to build at."""
    if IN <= action < TO:
        return project_value(worth, int(step.project), action - IN)
    if SITE <= action < BUILD:
        return project_value(worth, int(step.project), action - SITE)
    return usual_price(worth, action)


def rock_price(worth: Worth, step: HolyRock, action: int) -> float:
    return best_procreation(worth, action - IN).value if IN <= action < TO else usual_price(worth, action)


def lost_building_price(worth: Worth, step: LoseBuilding, action: int) -> float:
    if IN <= action < TO:
        return -float(worth.s.tribes_in(action - IN, worth.seat)) * (1.0 if step.project == FARM else 3.0)
    return usual_price(worth, action)


# ---- a tribe, to be strengthened, weakened, removed, or to go somewhere ---------------------------------------------


def strengthening_price(worth: Worth, step: Strengthen, action: int) -> float:
    if TRIBE <= action < LAND:
        return worth.strength() + (0.1 if is_settled(action - TRIBE) else 0.0)
    return usual_price(worth, action)


def is_settled(number: int) -> bool:
    """Whether a tribe is not in the wilderness."""
    return place_of(number) != IN_WILD


def rescue_price(worth: Worth, step: Rescue, action: int) -> float:
    if TRIBE <= action < LAND:
        return 1.0 + (0.0 if is_settled(action - TRIBE) else 0.5)
    return usual_price(worth, action)


def wings_price(worth: Worth, step: Wings, action: int) -> float:
    if TRIBE <= action < LAND:
        return 1.0 - alone(worth, action - TRIBE) + (0.0 if is_settled(action - TRIBE) else 0.5)
    return usual_price(worth, action)


def boarding_price(worth: Worth, step: GoAboard, action: int) -> float:
    if TRIBE <= action < LAND:
        wild = 0.0 if is_settled(action - TRIBE) else 0.8
        return worth.territory() + 0.8 - alone(worth, action - TRIBE) + wild
    return usual_price(worth, action)


def freezing_price(worth: Worth, step: Freeze, action: int) -> float:
    if TRIBE <= action < LAND:
        return -1.0 - (0.3 if is_settled(action - TRIBE) else 0.0)
    return usual_price(worth, action)


def lost_tribe_price(worth: Worth, step: LoseTribe, action: int) -> float:
    """A tribe, or what keeps it."""
    if TRIBE <= action < LAND:
        return tribe_lost(worth, action - TRIBE, alone(worth, action - TRIBE))
    return tribe_kept_price(worth) if BRANCH <= action < DONE else usual_price(worth, action)


def payment_price(worth: Worth, step: PayPart, action: int) -> float:
    if IN <= action < TO:
        return -raw_value(worth, action - IN)
    if TRIBE <= action < LAND:
        return tribe_lost(worth, action - TRIBE, alone(worth, action - TRIBE))
    return usual_price(worth, action)


# ---- the value of a fate die ----------------------------------------------------------------------------------------


def hunted_price(worth: Worth, step: HuntWith, action: int) -> float:
    """Food against the ideas that it takes."""
    if VALUE <= action < TAKE:
        value = action - VALUE + 1
        return worth.food(int(step.food(worth.s, value))) - int(ideas_for(worth.s, value)) * worth.idea()
    return usual_price(worth, action)


def found_price(worth: Worth, step: FindWith, action: int) -> float:
    """A material against the ideas that it takes."""
    if TAKE <= action < PAY:
        material = action - TAKE
        return worth.material(material) - float(int(step.ideas(worth.s, material % ROWS))) * worth.idea()
    return usual_price(worth, action)


def favor_test_price(worth: Worth, step: JudgeTest, action: int) -> float:
    return spend_price(worth, step) if action == SPEND else usual_price(worth, action)


# ---- the console ----------------------------------------------------------------------------------------------------


def advance_price(worth: Worth, step: Advance, action: int) -> float:
    if TRACK <= action < UPGRADE:
        return worth.track(action - TRACK, int(step.steps))
    return usual_price(worth, action)


def other_activity_price(worth: Worth, step: Activity, action: int) -> float:
    if ACTIVITY_OF <= action < ROB:
        return activity_price(worth, action - ACTIVITY_OF, int(step.other_than))
    return usual_price(worth, action)


def module_branch_price(worth: Worth, step: Branch, action: int) -> float:
    if BRANCH <= action < DONE:
        return branch_value(worth, int(step.module), int(step.level), action)
    return usual_price(worth, action)


def menu_branch_price(worth: Worth, step: Menu, action: int) -> float:
    return menu_price(worth, action) if BRANCH <= action < DONE else usual_price(worth, action)


def weather_branch_price(worth: Worth, step: Weather, action: int) -> float:
    return weather_price(worth, action) if BRANCH <= action < DONE else usual_price(worth, action)


def drawing_price(worth: Worth, step: ChooseStacks, action: int) -> float:
    return stack_price(worth, action - CLOSED_STACK) if OPEN_STACK <= action < TAKE_GOAL else usual_price(worth, action)


PRICES: Final[dict[type[Step[Any]], Callable[..., float]]] = {
    Produce: production_price,
    Transport: transport_price,
    Grotto: transport_price,
    Hunt: hunt_price,
    Explore: exploration_price,
    BuildAt: project_price,
    HolyRock: rock_price,
    LoseBuilding: lost_building_price,
    Strengthen: strengthening_price,
    Rescue: rescue_price,
    Wings: wings_price,
    GoAboard: boarding_price,
    Freeze: freezing_price,
    LoseTribe: lost_tribe_price,
    PayPart: payment_price,
    HuntWith: hunted_price,
    FindWith: found_price,
    JudgeTest: favor_test_price,
    Advance: advance_price,
    Activity: other_activity_price,
    Branch: module_branch_price,
    Menu: menu_branch_price,
    Weather: weather_branch_price,
    ChooseStacks: drawing_price,
    InstallCard: card_price,
    CardColumn: card_column_price,
    CardStage: card_stage_price,
    IgnoreSpace: ignore_price,
    Alternatives: alternative_price,
    PlaceElement: element_price,
    PlaceHalf: half_price,
}
"""What a step means by the actions it offers; the others mean the same at every step."""
