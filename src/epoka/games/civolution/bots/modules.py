"""What activating a module would bring now: each of its branches, carried out in the best way."""

from __future__ import annotations

from epoka.games.civolution.bots.effects import effects_value, price_value, site_points, weak_tribes
from epoka.games.civolution.bots.partition import (
    card_value,
    chip_point,
    goal_chance,
    goal_value,
    income_elements,
    income_gain,
    potential,
    settlement_value,
    statue_value,
)
from epoka.games.civolution.bots.roaming import (
    best_exploration,
    best_hunt,
    best_migration,
    best_procreation,
    boat_value,
    farm_value,
)
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.cards.board import SETTLEMENT_COSTS
from epoka.games.civolution.cards.catalogue import RESEARCH
from epoka.games.civolution.columns import columns_for
from epoka.games.civolution.components import (
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOAL_TYPE,
    LANDS,
    M_ACTIVITY,
    M_FEATURES,
    M_MIGRATION,
    M_PROCREATION,
    M_PRODUCTION,
    M_SLEEP,
    M_TRADE,
    M_TRANSPORT,
    MATERIALS,
    PROJECTS,
    ROWS,
    SETTLEMENT,
    STATUE,
    WATER,
)
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.fate import has_land
from epoka.games.civolution.goals import is_met
from epoka.games.civolution.goods import cargo, may_produce, purchase_price
from epoka.games.civolution.installing import installable, stages_for
from epoka.games.civolution.kinds import (
    P_ANY_FIND,
    P_IDEA_BONUS,
    P_MIGRATE_BONUS,
    P_PLAN_BONUS,
    P_PROCREATE_BONUS,
    P_PRODUCE_BONUS,
    P_SALE_BONUS,
    P_TRANSPORT_BONUS,
)
from epoka.games.civolution.modules import DECK_OF, Branch
from epoka.games.civolution.notation import (
    DO_ACTIVATION_DIE,
    DO_DICE,
    DO_DRAW,
    DO_EXPLORE,
    DO_FATE_DIE,
    DO_FIND,
    DO_FOCUS,
    DO_GAIN,
    DO_GOAL,
    DO_HUNT,
    DO_IDEAS,
    DO_INCOME,
    DO_INSTALL,
    DO_MOVE,
    DO_PLAN,
    DO_PROJECT,
    DO_STRENGTHEN,
)
from epoka.games.civolution.player import FEATURE, MONEY, RAW, STORE
from epoka.games.civolution.prices import can_pay
from epoka.games.civolution.projects import places_for, settlement_slots

SALE_POINTS = 2.0
EVERYTHING = 50


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


def best_install(o: Worth, deck: int, special: int) -> Choice:
    """The card, column and stage that bring most."""
    best = Choice()
    for card in installable(o.s, o.seat, deck, special):
        for column in columns_for(o.me, deck):
            for stage in stages_for(o.s, o.seat, card, column, special):
                value = card_value(o, card, column, stage)
                if o.me.bound[column] < 0:
                    value += 0.6 * len([other for other in o.me.hand if other // DECK_SIZE == deck and other != card])
                    value -= 0.6 * len(o.me.left[column])
                if best.offer(card, value):
                    best.column = column
                    best.stage = stage
    return best


def best_goal(o: Worth) -> Choice:
    """The visible goal chip that is met and brings most."""
    best = Choice()
    if columns_for(o.me, GOAL_TYPE):
        for stack in o.me.goals:
            if stack and is_met(o.s, o.seat, stack[-1]):
                best.offer(stack[-1], goal_value(o, stack[-1], len(stack) > 1))
    return best


def displayed_goal(o: Worth) -> Choice:
    """The goal chip of the display that is nearest and best, if there is room for it."""
    best = Choice(0.3)
    room = len([stack for stack in o.me.goals if not stack])
    for chip in o.s.goal_display:
        if chip >= 0:
            chance = goal_chance(o, chip)
            value = goal_value(o, chip, room == 0) * chance * 0.6
            best.offer(chip, value if room else value - 1.5)
    return best


def gained_card(o: Worth) -> Choice:
    """The stack whose top card is worth most: decks face up, then 5 + deck face down."""
    best = Choice()
    crowd = 1.0 if len(o.me.hand) < o.w.hand else 0.6
    for deck in range(len(DECKS)):
        if o.s.open[deck]:
            best.offer(deck, potential(o, o.s.open[deck][-1]) * crowd)
        if o.s.decks[deck].size():
            best.offer(len(DECKS) + deck, o.w.card * o.fading() * crowd)
    return best


def best_activity(o: Worth, other_than: int) -> Choice:
    """0 is the console's, then the cards'."""
    best = Choice()
    if o.me.at[MONEY] and other_than != 0:
        best.offer(0, o.track(-1, 1) - o.money(1))
    for card in o.me.activities:
        row = RESEARCH[card]
        if other_than != card + 1 and can_pay(o.s, o.seat, row.price):
            gain = effects_value(o, row.effects)
            if row.test:
                gain *= o.passes()
            best.offer(card + 1, gain - price_value(o, row.price))
    return best


def best_income_action(o: Worth) -> Choice:
    best = Choice(chip_point(o))
    for element in income_elements(o):
        best.offer(element, income_gain(o, element))
    return best


# ---- goods ----------------------------------------------------------------------------------------------------------


def raw_value(o: Worth, territory: int) -> float:
    """What a raw material would be in the storage."""
    if TERRITORY_TERRAIN[territory] == WATER:
        near = cargo(o.s, o.seat, territory, False)
        return max([o.material(material) for material in near]) if near else 0.0
    return o.material(o.s.material[territory])


def transport_value(o: Worth, number: int) -> float:
    values: list[float] = []
    for territory in range(TERRITORIES):
        held = o.me.at[RAW + territory]
        if held:
            value = raw_value(o, territory)
            for again in range(held if held < 6 else 6):
                values.append(value if again == 0 else value * 0.7)
    values.sort()
    total = 0.0
    for place in range(len(values)):
        if place < number:
            total += values[-1 - place]
    return total * o.w.transport


def produce_value(o: Worth, number: int) -> float:
    best = 0.0
    for territory in range(TERRITORIES):
        if may_produce(o.s, o.seat, territory):
            best = max(best, raw_value(o, territory) * (0.8 if o.me.at[RAW + territory] < 2 else 0.4))
    return best * o.w.raw * number * o.fading()


def best_sale(o: Worth, points: bool) -> Choice:
    """The stored material to sell for money or for points."""
    best = Choice()
    for material in range(len(MATERIALS)):
        if o.me.at[STORE + material]:
            gain = SALE_POINTS if points else o.money(material % ROWS + 1 + o.me.powers[P_SALE_BONUS])
            best.offer(material, gain - o.material_lost(material))
    return best


def best_purchase(o: Worth) -> Choice:
    best = Choice()
    money = o.me.at[MONEY]
    for material in range(len(MATERIALS)):
        price = int(purchase_price(o.s, o.seat, material))
        if price <= money:
            best.offer(material, o.material(material) - o.money(price))
    return best


def find_value(o: Worth, terrain: int) -> float:
    """A lucky find in a terrain: an average of its three materials, or the best where a card allows it."""
    values = [o.material(terrain * ROWS + row) for row in range(ROWS)]
    if o.me.powers[P_ANY_FIND]:
        return max(values)
    average = sum(values) / ROWS
    return average if o.me.fate == 1 else (average + max(values)) / 2


def best_find(o: Worth) -> Choice:
    best = Choice()
    for terrain in range(LANDS):
        if has_land(o.s, o.seat, terrain):
            best.offer(terrain, find_value(o, terrain))
    return best


# ---- projects -------------------------------------------------------------------------------------------------------


def best_slot(o: Worth) -> Choice:
    best = Choice()
    for slot in settlement_slots(o.s, o.seat):
        best.offer(slot, settlement_value(o, slot) - 0.9 * len(SETTLEMENT_COSTS[slot]))
    return best


def project_value(o: Worth, project: int, place: int) -> float:
    if project == STATUE:
        return statue_value(o) - 1.0
    if project == SETTLEMENT:
        return best_slot(o).value
    return farm_value(o, place) if project == 0 else boat_value(o, place)


def best_place(o: Worth, project: int) -> Choice:
    best = Choice()
    for place in places_for(o.s, o.seat, project):
        best.offer(place, project_value(o, project, place))
    return best


def best_project(o: Worth, only: int) -> Choice:
    best = Choice()
    for project in range(len(PROJECTS)):
        if only in (-1, project):
            best.offer(project, best_place(o, project).value)
    return best


# ---- branches and modules -------------------------------------------------------------------------------------------


def branch_value(o: Worth, module: int, level: int, branch: int) -> float:
    if branch == DO_INSTALL:
        return best_install(o, DECK_OF[module], 1 if level == 3 else 0).value
    if branch in (DO_HUNT, DO_STRENGTHEN, DO_EXPLORE, DO_FIND, DO_PROJECT):
        return outdoor_branch(o, level, branch)
    if branch == DO_GOAL:
        return best_goal(o).value + (displayed_goal(o).value * 0.7 if level == 3 else 0.0)
    if branch == DO_PLAN:
        return o.plan() * ((2 if level == 1 else 3) + o.me.powers[P_PLAN_BONUS])
    if branch == DO_GAIN:
        return gained_card(o).value * (1.8 if level == 3 else 1.0)
    if branch == DO_DRAW:
        crowd = 1.0 if len(o.me.hand) < o.w.hand else 0.5
        return o.w.card * crowd * o.fading() * [1.3, 1.6, 2.8][level - 1]
    if branch == DO_IDEAS:
        ideas = 2 if module == M_SLEEP else 3 if level == 1 else 6
        return o.idea() * (ideas + o.me.powers[P_IDEA_BONUS]) * (1.0 if ideas < 4 else 0.75)
    if branch == DO_FOCUS:
        return o.focus()
    if branch == DO_MOVE:
        return move_value(o) * (1 if level == 1 else 1.6)
    if branch == DO_INCOME:
        return best_income_action(o).value * (1.0 if level == 1 else 2.0)
    return dice_branch(o, branch)


def dice_branch(o: Worth, branch: int) -> float:
    activation = o.activation_die() + 0.4 if o.s.activation_dice else 0.4 * o.activation_die()
    fate = o.fate_die() if o.s.fate_dice else 0.5 * o.fate_die()
    if branch == DO_ACTIVATION_DIE:
        return activation
    if branch == DO_FATE_DIE:
        return fate
    return activation + fate if branch == DO_DICE else 0.0


def outdoor_branch(o: Worth, level: int, branch: int) -> float:
    if branch == DO_HUNT:
        best = best_hunt(o, 0)
        if best.territory < 0:
            return 0.0
        food = best.value * (1.8 if level == 3 else 1.0)
        return o.food(int(food + 0.5))
    if branch == DO_STRENGTHEN:
        weak = weak_tribes(o)
        number = [1, 3, 4][level - 1]
        return (number if number < weak else weak) * o.strength()
    if branch == DO_EXPLORE:
        found = max(0.0, best_exploration(o).value)
        if level > 1:
            found += (2.0 if level == 2 else 4.0) + site_points(o)
        return found
    if branch == DO_FIND:
        return best_find(o).value * (1.9 if level == 3 else 1.0)
    best_one = best_project(o, -1)
    if best_one.pick < 0:
        return 0.0
    return best_one.value * (1.0 if level == 1 else 1.3 if level == 2 else 1.5)


def move_value(o: Worth) -> float:
    """The best move of a feature marker."""
    best = 0.0
    for start in range(len(FEATURES)):
        if o.me.at[FEATURE + start]:
            for end in range(len(FEATURES)):
                if end != start:
                    best = max(best, o.feature(end) - o.feature_lost(start))
    return best


def module_value(o: Worth, module: int) -> float:
    """Activating a module at its level."""
    if module >= M_FEATURES and module != M_SLEEP:
        return o.feature(module - M_FEATURES)
    level = 1 if module == M_SLEEP else o.me.levels[module]
    powers = o.me.powers
    if module == M_MIGRATION:
        most = level + powers[P_MIGRATE_BONUS]
        best = best_migration(o, 1 if level == 1 else level - 1, -1).value
        return max(0.0, best) * (1.0 + 0.5 * (most - 1) * (o.passes() if level > 1 else 1.0))
    if module == M_PROCREATION:
        best = max(0.0, best_procreation(o, -1).value)
        times = [1.0, 1.0 + 0.9 * o.passes(), 1.9][level - 1] + 0.8 * powers[P_PROCREATE_BONUS]
        return best * times if o.me.tribes > 1 else best
    if module == M_PRODUCTION:
        value = produce_value(o, level + 1 + powers[P_PRODUCE_BONUS])
        bring = transport_value(o, (2 if level == 3 else 1) + powers[P_TRANSPORT_BONUS])
        return value + bring * (o.passes() if level == 1 else 1.0) * 0.9
    if module == M_TRANSPORT:
        return transport_value(o, [3, 6, EVERYTHING][level - 1] + powers[P_TRANSPORT_BONUS])
    if module == M_TRADE:
        once = best_sale(o, True).value + best_sale(o, False).value + best_purchase(o).value
        return once * (1.0 if level == 1 else 1.7) + (o.money(2) if level == 3 else 0.0)
    if module == M_ACTIVITY:
        return best_activity(o, -1).value * [1.0, 1.6, 1.9][level - 1]
    best = 0.0
    for branch in Branch(o.seat, module, level).branches():
        value = branch_value(o, module, level, branch)
        if value > best:
            best = value
    return best
