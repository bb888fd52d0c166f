"""Which branches of a module would lead to nothing now, and whether the whole module would.

What needs a choice is asked of the step that would offer it, so that the answer is the one of the rules. For this the
functions put steps on the agenda of the position and take them off again: they want a copy, never the table itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import (
    C_EMPTY,
    C_HAVE_FEATURE,
    C_IDEAS,
    E_ACTIVATION_DIE,
    E_ACTIVITY,
    E_EXPLORE,
    E_FATE_DIE,
    E_FAVOR,
    E_FEATURE,
    E_FOCUS,
    E_FOOD,
    E_FOOD_PER,
    E_IDEAS,
    E_IDEAS_PER,
    E_LAND_MATERIAL,
    E_LUCKY_FIND,
    E_MATERIAL,
    E_MONEY,
    E_MONEY_PER,
    E_PLAN,
    E_POINTS,
    E_POINTS_PER,
    E_POINTS_PER_LEVEL,
    E_PRODUCE,
    E_REFRESH_DIE,
    E_ROW_MATERIAL,
    E_STRENGTHEN,
    E_TRACK,
    T_EXPLORE,
    T_FAVOR_FAILED,
    T_FAVOR_PASSED,
    T_MODULE,
)
from epoka.games.civolution.components.elements import amount_of, effects_of, power_of, price_of
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.module_rows import CONSOLE_ACTIVITY_ROW
from epoka.games.civolution.components.pieces import (
    ATTRIBUTES,
    FAVOR_END,
    GROTTO,
    M_PROCREATION,
    M_PRODUCTION,
    ROCK,
    SITE_SPACES,
    WATER,
)
from epoka.games.civolution.components.rows import NO_BRANCH, Cost, Effect, ModuleBranch, ModuleLevel
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.components.vocabulary import BRANCHES, EFFECTS
from epoka.games.civolution.console.dice import ACTIVATION, FATE, richest
from epoka.games.civolution.console.favor import favor_limit
from epoka.games.civolution.console.markers import may_free
from epoka.games.civolution.continent.goods import cargo
from epoka.games.civolution.notation import ATTRIBUTE_CHIP
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.prices import can_pay
from epoka.games.civolution.steps.effects import perform
from epoka.games.civolution.turns.branches import amount

# ---- effects --------------------------------------------------------------------------------------------------------


def always(s: Civolution, seat: i64, effect: Effect) -> bool:
    return True


def can_count(s: Civolution, seat: i64, effect: Effect) -> bool:
    return count(s, seat, effect.b, effect.c) > 0


def can_rise_in_favor(s: Civolution, seat: i64, effect: Effect) -> bool:
    return s.seats[seat].favor < FAVOR_END


def can_gain(s: Civolution, seat: i64, effect: Effect) -> bool:
    """Whether a marker is there for a gain, in the supply or to be returned first (CV-172)."""
    return s.seats[seat].supply > 0 or may_free(s, seat, 0)


def can_gain_for_each(s: Civolution, seat: i64, effect: Effect) -> bool:
    return can_gain(s, seat, effect) and can_count(s, seat, effect)


def can_gain_by_choice(s: Civolution, seat: i64, effect: Effect) -> bool:
    return can_gain(s, seat, effect) and can_choose(s, seat, effect)


def can_gain_activation_die(s: Civolution, seat: i64, effect: Effect) -> bool:
    return s.activation_dice > 0 or bool(richest(s, seat, ACTIVATION))


def can_gain_fate_die(s: Civolution, seat: i64, effect: Effect) -> bool:
    return s.fate_dice > 0 or bool(richest(s, seat, FATE))


def can_refresh_die(s: Civolution, seat: i64, effect: Effect) -> bool:
    return s.seats[seat].used > 0


def can_explore(s: Civolution, seat: i64, effect: Effect) -> bool:
    """Exploring is legal where nothing is left to turn up (AMB-10); then it serves only a card that reacts to it."""
    own = [place for place in range(TERRITORIES) if s.tribes_in(place, seat)]
    if own and reacts(s, seat, T_EXPLORE):
        return True
    return any(s.site[space] < 0 for place in own for space in s.map.sites[place])


def can_act(s: Civolution, seat: i64, effect: Effect) -> bool:
    """Whether an activity can be paid that takes or does something; the one of the console always does."""
    if can_pay(s, seat, CONSOLE_ACTIVITY_ROW.price):
        return True
    for card in s.seats[seat].activities:
        price = RESEARCH[card].price
        if can_pay(s, seat, price) and (takes(price) or any(does(s, seat, each) for each in effects_of(card))):
            return True
    return False


def takes(price: list[Cost]) -> bool:
    """Whether more than ideas is given away for a price."""
    return any(cost.amount and cost.kind not in (C_EMPTY, C_HAVE_FEATURE, C_IDEAS) for cost in price)


def can_choose(s: Civolution, seat: i64, effect: Effect) -> bool:
    """Whether the step that the effect puts on the agenda offers anything but to leave it."""
    before = len(s.agenda)
    perform(s, seat, effect.kind, effect.a, effect.b, effect.c)
    step = s.agenda[-1]
    del s.agenda[before:]
    offered: list[int] = []
    step.actions(s, offered)
    for action in offered:
        if not step.idle(action) and not ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            return True
    return False


CAN: Final[dict[int, Callable[[Civolution, i64, Effect], bool]]] = {
    E_POINTS: always,
    E_POINTS_PER: can_count,
    E_POINTS_PER_LEVEL: always,
    E_TRACK: always,
    E_FAVOR: can_rise_in_favor,
    E_IDEAS: can_gain,
    E_FOCUS: can_gain,
    E_FOOD: can_gain,
    E_MONEY: can_gain,
    E_FEATURE: can_gain,
    E_MATERIAL: can_gain,
    E_ROW_MATERIAL: can_gain,
    E_LAND_MATERIAL: can_gain,
    E_PLAN: can_gain,
    E_IDEAS_PER: can_gain_for_each,
    E_FOOD_PER: can_gain_for_each,
    E_MONEY_PER: can_gain_for_each,
    E_PRODUCE: can_gain_by_choice,
    E_LUCKY_FIND: can_gain_by_choice,
    E_ACTIVATION_DIE: can_gain_activation_die,
    E_FATE_DIE: can_gain_fate_die,
    E_REFRESH_DIE: can_refresh_die,
    E_EXPLORE: can_explore,
    E_ACTIVITY: can_act,
}
"""Whether an effect would do anything; all others need a choice and nothing else."""


def does(s: Civolution, seat: i64, effect: Effect) -> bool:
    return CAN.get(effect.kind, can_choose)(s, seat, effect)


def reacts(s: Civolution, seat: i64, when: i64, what: i64 = -1) -> bool:
    """Whether an installed card or chip would do anything at such a moment."""
    for element in s.seats[seat].triggers:
        if power_of(element) == when and (amount_of(element) < 0 or amount_of(element) == what):
            if can_pay(s, seat, price_of(element)) and any(does(s, seat, effect) for effect in effects_of(element)):
                return True
    return False


# ---- modules --------------------------------------------------------------------------------------------------------


def name_of(branch: ModuleBranch) -> str:
    """Its word among the branches; what a favour test or a lone action does is called by its effect."""
    named = branch.word != NO_BRANCH and not branch.test
    return BRANCHES[branch.word] if named else EFFECTS[branch.effect().kind]


def is_useful(s: Civolution, seat: i64, branch: ModuleBranch) -> bool:
    """Whether a branch would do anything now."""
    if branch.menu:
        return any(is_useful(s, seat, inner) for inner in branch.menu)
    if branch.test and test_is_useful(s, seat):
        return True
    first = branch.effects[0]
    effects = [Effect(first.kind, int(amount(s, seat, branch)), first.b, first.c), *branch.effects[1:]]
    return any(does(s, seat, effect) for effect in effects)


def test_is_useful(s: Civolution, seat: i64) -> bool:
    """Whether a card reacts to a favour test, however it ends; one that cannot fail is passed."""
    if reacts(s, seat, T_FAVOR_PASSED):
        return True
    return favor_limit(s, seat) < FAVOR_END and reacts(s, seat, T_FAVOR_FAILED)


class Prospect:
    """What activating a module would lead to now."""

    def __init__(self, s: Civolution, seat: i64, module: i64, row: ModuleLevel) -> None:
        useful = [is_useful(s, seat, branch) for branch in row.branches]
        self.idle = [name_of(row.branches[place]) for place in range(len(useful)) if not useful[place]]
        """Branches that would lead to nothing now.

        The tribe that a favour test strengthens may come from the procreation before it: so it is never among them.
        """
        if row.branches[-1].test and row.branches[-1].effect().kind == E_STRENGTHEN and not useful[-1]:
            self.idle.pop()
        self.nothing = not any(useful) and not does_besides(s, seat, module, row)
        """Whether nothing at all would change, whatever is chosen."""


def does_besides(s: Civolution, seat: i64, module: i64, row: ModuleLevel) -> bool:
    """Whether a module does anything apart from its branches: effects that come first, sites, cards that react."""
    if any(does(s, seat, effect) for effect in row.first) or reacts(s, seat, T_MODULE, module):
        return True
    return site_is_useful(s, seat, module)


def site_is_useful(s: Civolution, seat: i64, module: i64) -> bool:
    """Whether a Holy rock or Hidden grotto does more for the module than the module itself could do (CV-176, CV-177).

    At a rock that is the favour test alone.
    """
    near = [space for space in range(SITE_SPACES) if s.near_site(space, seat)]
    if module == M_PROCREATION:
        return any(s.site[space] == ROCK for space in near) and test_is_useful(s, seat)
    if module != M_PRODUCTION:
        return False
    for space in near:
        if s.site[space] == GROTTO:
            for place in s.map.touched[space]:
                if s.tribes_in(place, seat) and can_bring_home(s, seat, place):
                    return True
    return False


def can_bring_home(s: Civolution, seat: i64, territory: i64) -> bool:
    """Whether a grotto beside a territory gives anything: a loaded boat is unloaded without a marker of the supply."""
    loaded = TERRITORY_TERRAIN[territory] == WATER and s.seats[seat].at[RAW + territory] > 0
    if cargo(s, seat, territory, False):
        return loaded or s.seats[seat].supply > 0 or may_free(s, seat, 0)
    return False
