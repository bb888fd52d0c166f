"""The best way to do a single thing now: install, sell, fetch, build, use a chip or an activity."""

from __future__ import annotations

from epoka.games.civolution.bots.card_values import (
    card_value,
    chip_point,
    goal_chance,
    goal_value,
    income_elements,
    potential,
    settlement_value,
    statue_value,
)
from epoka.games.civolution.bots.continent_values import (
    best_exploration,
    best_hunt,
    best_migration,
    best_procreation,
    best_settlers,
    boat_value,
    farm_value,
)
from epoka.games.civolution.bots.effect_values import effect_value, price_value
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.board import SETTLEMENT_COSTS
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import (
    E_BUILD,
    E_EXPLORE,
    E_HUNT,
    E_INSTALL_CARD,
    E_INSTALL_GOAL,
    E_LUCKY_FIND,
    E_MIGRATE,
    E_MOVE_FEATURE,
    E_PROCREATE,
    E_PRODUCE,
    E_PURCHASE,
    E_REFRESH_DIE,
    E_SALE,
    E_TRANSPORT,
    E_WEAK_TRIBES,
    P_ANY_FIND,
    P_SALE_BONUS,
)
from epoka.games.civolution.components.elements import effects_of, needs_test
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.module_rows import CONSOLE_ACTIVITY_ROW
from epoka.games.civolution.components.pieces import (
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOAL_TYPE,
    LANDS,
    MATERIALS,
    PROJECTS,
    ROWS,
    SETTLEMENT,
    STATUE,
    WATER,
)
from epoka.games.civolution.components.rows import Effect
from epoka.games.civolution.components.spaces import FEATURE, MONEY, RAW, STORE
from epoka.games.civolution.console.columns import columns_for
from epoka.games.civolution.console.fate import has_land
from epoka.games.civolution.continent.building_places import places_for, settlement_slots
from epoka.games.civolution.continent.goods import cargo, may_produce, purchase_price
from epoka.games.civolution.research.card_costs import installable, stages_for
from epoka.games.civolution.research.goal_chips import is_met
from epoka.games.civolution.research.prices import can_pay

SALE_POINTS = 2.0


class Choice:
    """The best of several things and what it is worth."""

    def __init__(self, value: float = 0.0) -> None:
        self.pick = -1
        self.value = value
        self.column = -1
        self.stage = 0

    def offer(self, pick: int, value: float) -> bool:
        if value > self.value:
            self.pick = pick
            self.value = value
            return True
        return False


# ---- cards and chips ------------------------------------------------------------------------------------------------


def best_install(worth: Worth, deck: int, special: int) -> Choice:
    """The card, column and stage that bring most."""
    best = Choice()
    for card in installable(worth.s, worth.seat, deck, special):
        found = install_value(worth, card, special)
        if best.offer(card, found.value):
            best.column = found.column
            best.stage = found.stage
    return best


def install_value(worth: Worth, card: int, special: int) -> Choice:
    """The column and stage that bring most for a card."""
    deck = card // DECK_SIZE
    best = Choice()
    for column in columns_for(worth.me, deck):
        for stage in stages_for(worth.s, worth.seat, card, column, special):
            value = card_value(worth, card, column, stage)
            if worth.me.bound[column] < 0:
                value += 0.6 * len([other for other in worth.me.hand if other // DECK_SIZE == deck and other != card])
                value -= 0.6 * len(worth.me.left[column])
            if best.offer(card, value):
                best.column = column
                best.stage = stage
    return best


def best_goal(worth: Worth) -> Choice:
    """The visible goal chip that is met and brings most."""
    best = Choice()
    if columns_for(worth.me, GOAL_TYPE):
        for stack in worth.me.goals:
            if stack and is_met(worth.s, worth.seat, stack[-1]):
                best.offer(stack[-1], goal_value(worth, stack[-1], len(stack) > 1))
    return best


def displayed_goal(worth: Worth) -> Choice:
    """The goal chip of the display that is nearest and best, if there is room for it."""
    best = Choice(0.3)
    for chip in worth.s.goal_display:
        if chip >= 0:
            best.offer(chip, displayed_goal_value(worth, chip))
    return best


def displayed_goal_value(worth: Worth, chip: int) -> float:
    room = len([stack for stack in worth.me.goals if not stack])
    value = goal_value(worth, chip, room == 0) * goal_chance(worth, chip) * 0.6
    return value if room else value - 1.5


def gained_card(worth: Worth) -> Choice:
    """The stack whose top card is worth most: decks face up, then 5 + deck face down."""
    best = Choice()
    for stack in range(2 * len(DECKS)):
        best.offer(stack, stack_value(worth, stack))
    return best


def stack_value(worth: Worth, stack: int) -> float:
    """A card from a stack, numbered likewise; nothing where it is empty."""
    crowd = 1.0 if len(worth.me.hand) < worth.w.hand else 0.6
    if stack >= len(DECKS):
        return worth.w.card * worth.fading() * crowd if worth.s.decks[stack - len(DECKS)].size() else 0.0
    return potential(worth, worth.s.open[stack][-1]) * crowd if worth.s.open[stack] else 0.0


def best_activity(worth: Worth, other_than: int) -> Choice:
    """0 is the console's, then the cards'."""
    best = Choice()
    if worth.me.at[MONEY] >= CONSOLE_ACTIVITY_ROW.price[0].amount and other_than != 0:
        best.offer(0, activity_value(worth, 0))
    for card in worth.me.activities:
        if other_than != card + 1 and can_pay(worth.s, worth.seat, RESEARCH[card].price):
            best.offer(card + 1, activity_value(worth, card + 1))
    return best


def activity_value(worth: Worth, activity: int) -> float:
    """An activity, numbered likewise, that can be paid for."""
    if activity == 0:
        return worth.track(-1, CONSOLE_ACTIVITY_ROW.effects[0].a) - worth.money(CONSOLE_ACTIVITY_ROW.price[0].amount)
    row = RESEARCH[activity - 1]
    gain = now_value(worth, row.effects)
    if row.test:
        gain *= worth.passes()
    return gain - price_value(worth, row.price)


def best_income_action(worth: Worth) -> Choice:
    best = Choice(chip_point(worth))
    for element in income_elements(worth):
        best.offer(element, income_now(worth, element))
    return best


def income_now(worth: Worth, element: int) -> float:
    """The action of an income chip as things are now."""
    value = now_value(worth, effects_of(element))
    return value * worth.passes() if needs_test(element) else value


def now_value(worth: Worth, effects: list[Effect]) -> float:
    """Effects that would be carried out at once: worth nothing where there is nothing to do."""
    value = 0.0
    for effect in effects:
        value += effect_now(worth, effect)
    return value


def effect_now(worth: Worth, effect: Effect) -> float:
    kind, a, b = effect.kind, effect.a, effect.b
    if kind == E_SALE:
        return best_sale(worth, True).value + best_sale(worth, False).value
    if kind == E_PURCHASE:
        return best_purchase(worth).value
    if kind == E_BUILD:
        return best_project(worth, b).value
    if kind == E_MIGRATE:
        return max(0.0, best_migration(worth, a, -1).value)
    if kind == E_PROCREATE:
        return max(0.0, best_procreation(worth, -1).value) * a
    if kind == E_WEAK_TRIBES:
        return max(0.0, best_settlers(worth, a).value)
    if kind == E_HUNT:
        hunt = best_hunt(worth, 0)
        return worth.food(int(hunt.value + 0.5)) if hunt.territory >= 0 else 0.0
    if kind == E_EXPLORE:
        return max(0.0, best_exploration(worth).value)
    if kind == E_INSTALL_CARD:
        return best_install(worth, b, 0).value
    if kind == E_INSTALL_GOAL:
        return best_goal(worth).value
    if kind == E_TRANSPORT:
        return transport_value(worth, a)
    if kind == E_PRODUCE:
        return produce_value(worth, a)
    if kind == E_LUCKY_FIND:
        return best_find(worth).value * a
    if kind == E_MOVE_FEATURE:
        return move_value(worth) * a
    if kind == E_REFRESH_DIE and not worth.me.used:
        return 0.0
    return effect_value(worth, kind, a, b, effect.c)


# ---- goods ----------------------------------------------------------------------------------------------------------


def raw_value(worth: Worth, territory: int) -> float:
    """What a raw material would be in the storage."""
    if TERRITORY_TERRAIN[territory] == WATER:
        near = cargo(worth.s, worth.seat, territory, False)
        return max([worth.material(material) for material in near]) if near else 0.0
    return worth.material(worth.s.material[territory])


def transport_value(worth: Worth, number: int) -> float:
    values: list[float] = []
    for territory in range(TERRITORIES):
        held = worth.me.at[RAW + territory]
        if held:
            value = raw_value(worth, territory)
            for again in range(held if held < 6 else 6):
                values.append(value if again == 0 else value * 0.7)
    values.sort()
    total = 0.0
    for place in range(len(values)):
        if place < number:
            total += values[-1 - place]
    return total * worth.w.transport


def produce_value(worth: Worth, number: int) -> float:
    best = 0.0
    for territory in range(TERRITORIES):
        if may_produce(worth.s, worth.seat, territory):
            best = max(best, raw_value(worth, territory) * (0.8 if worth.me.at[RAW + territory] < 2 else 0.4))
    return best * worth.w.raw * number * worth.fading()


def best_sale(worth: Worth, points: bool) -> Choice:
    """The stored material to sell for money or for points."""
    best = Choice()
    for material in range(len(MATERIALS)):
        if worth.me.at[STORE + material]:
            gain = SALE_POINTS if points else worth.money(material % ROWS + 1 + worth.me.powers[P_SALE_BONUS])
            best.offer(material, gain - worth.material_lost(material))
    return best


def best_purchase(worth: Worth) -> Choice:
    best = Choice()
    money = worth.me.at[MONEY]
    for material in range(len(MATERIALS)):
        price = int(purchase_price(worth.s, worth.seat, material))
        if price <= money:
            best.offer(material, worth.material(material) - worth.money(price))
    return best


def find_value(worth: Worth, terrain: int) -> float:
    """A lucky find in a terrain: an average of its three materials, or the best where a card allows it."""
    values = [worth.material(terrain * ROWS + row) for row in range(ROWS)]
    if worth.me.powers[P_ANY_FIND]:
        return max(values)
    average = sum(values) / ROWS
    return average if worth.me.fate == 1 else (average + max(values)) / 2


def best_find(worth: Worth) -> Choice:
    best = Choice()
    for terrain in range(LANDS):
        if has_land(worth.s, worth.seat, terrain):
            best.offer(terrain, find_value(worth, terrain))
    return best


# ---- projects -------------------------------------------------------------------------------------------------------


def best_slot(worth: Worth) -> Choice:
    best = Choice()
    for slot in settlement_slots(worth.s, worth.seat):
        best.offer(slot, settlement_value(worth, slot) - 0.9 * len(SETTLEMENT_COSTS[slot]))
    return best


def project_value(worth: Worth, project: int, place: int) -> float:
    if project == STATUE:
        return statue_value(worth) - 1.0
    if project == SETTLEMENT:
        return best_slot(worth).value
    return farm_value(worth, place) if project == 0 else boat_value(worth, place)


def best_place(worth: Worth, project: int) -> Choice:
    best = Choice()
    for place in places_for(worth.s, worth.seat, project):
        best.offer(place, project_value(worth, project, place))
    return best


def best_project(worth: Worth, only: int) -> Choice:
    best = Choice()
    for project in range(len(PROJECTS)):
        if only in (-1, project):
            best.offer(project, best_place(worth, project).value)
    return best


def move_value(worth: Worth) -> float:
    """The best move of a feature marker."""
    best = 0.0
    for start in range(len(FEATURES)):
        if worth.me.at[FEATURE + start]:
            for end in range(len(FEATURES)):
                if end != start:
                    best = max(best, worth.feature(end) - worth.feature_lost(start))
    return best
