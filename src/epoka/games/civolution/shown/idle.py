"""Which branches of a module would lead to nothing now: one question for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import (
    E_ACTIVITY,
    E_BUILD,
    E_EXPLORE,
    E_HUNT,
    E_INCOME_ACTION,
    E_INSTALL_CARD,
    E_INSTALL_GOAL,
    E_LUCKY_FIND,
    E_MIGRATE,
    E_MOVE_FEATURE,
    E_PROCREATE,
    E_PRODUCE,
    E_PURCHASE,
    E_SALE,
    E_STRENGTHEN,
    E_TRANSPORT,
    P_WEAK_MIGRANTS,
)
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.module_rows import CONSOLE_ACTIVITY_ROW
from epoka.games.civolution.components.pieces import LANDS, MATERIALS, PROJECTS
from epoka.games.civolution.components.rows import NO_BRANCH, Effect, ModuleBranch, ModuleLevel
from epoka.games.civolution.components.spaces import MONEY, RAW, STORE
from epoka.games.civolution.components.vocabulary import BRANCHES, EFFECTS
from epoka.games.civolution.console.fate import has_land, may_hunt
from epoka.games.civolution.continent.building_places import places_for
from epoka.games.civolution.continent.goods import cargo, may_produce
from epoka.games.civolution.continent.procreation import may_procreate
from epoka.games.civolution.continent.trade import purchase_price
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import installable
from epoka.games.civolution.research.goal_chips import is_met
from epoka.games.civolution.research.prices import can_pay


def can_migrate(s: Civolution, seat: i64, effect: Effect) -> bool:
    weak = s.seats[seat].powers[P_WEAK_MIGRANTS] > 0
    return any(s.strong_in(place, seat) or (weak and s.tribes_in(place, seat)) for place in range(TERRITORIES))


def can_explore(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(s.tribes_in(place, seat) and hides(s, place) for place in range(TERRITORIES))


def hides(s: Civolution, territory: i64) -> bool:
    return any(s.site[space] < 0 for space in s.map.sites[territory])


def can_find(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(has_land(s, seat, land) for land in range(LANDS))


def can_hunt(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(may_hunt(s, seat, place) for place in range(TERRITORIES))


def can_strengthen(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(s.tribes_in(place, seat) > s.strong_in(place, seat) for place in range(TERRITORIES))


def can_procreate(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(may_procreate(s, seat, place) for place in range(TERRITORIES))


def can_produce(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(may_produce(s, seat, place) for place in range(TERRITORIES))


def can_transport(s: Civolution, seat: i64, effect: Effect) -> bool:
    at = s.seats[seat].at
    return any(at[RAW + place] and cargo(s, seat, place, effect.c != 0) for place in range(TERRITORIES))


def can_sell(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(s.seats[seat].at[STORE + material] for material in range(len(MATERIALS)))


def can_purchase(s: Civolution, seat: i64, effect: Effect) -> bool:
    cheapest = min(purchase_price(s, seat, material) for material in range(len(MATERIALS)))
    return cheapest <= s.seats[seat].at[MONEY]


def can_act(s: Civolution, seat: i64, effect: Effect) -> bool:
    prices = [RESEARCH[card].price for card in s.seats[seat].activities]
    return any(can_pay(s, seat, price) for price in [CONSOLE_ACTIVITY_ROW.price, *prices])


def can_install_goal(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(is_met(s, seat, stack[-1]) for stack in s.seats[seat].goals if stack)


def can_install(s: Civolution, seat: i64, effect: Effect) -> bool:
    return bool(installable(s, seat, effect.b, effect.c))


def can_build(s: Civolution, seat: i64, effect: Effect) -> bool:
    return any(places_for(s, seat, project) for project in range(len(PROJECTS)))


def can_move_feature(s: Civolution, seat: i64, effect: Effect) -> bool:
    return s.seats[seat].features() > 0


def can_use_income(s: Civolution, seat: i64, effect: Effect) -> bool:
    return bool(s.seats[seat].income_chips())


def special_bonus(row: ModuleLevel) -> int:
    """1 where a module installs cards with the special bonus (CV-69)."""
    return max([branch.effect().c for branch in row.branches if branch.effect().kind == E_INSTALL_CARD])


CAN: Final[dict[int, Callable[[Civolution, i64, Effect], bool]]] = {
    E_MIGRATE: can_migrate,
    E_EXPLORE: can_explore,
    E_LUCKY_FIND: can_find,
    E_HUNT: can_hunt,
    E_STRENGTHEN: can_strengthen,
    E_PROCREATE: can_procreate,
    E_PRODUCE: can_produce,
    E_TRANSPORT: can_transport,
    E_SALE: can_sell,
    E_PURCHASE: can_purchase,
    E_ACTIVITY: can_act,
    E_INSTALL_GOAL: can_install_goal,
    E_INSTALL_CARD: can_install,
    E_BUILD: can_build,
    E_MOVE_FEATURE: can_move_feature,
    E_INCOME_ACTION: can_use_income,
}
"""Whether an effect would do anything; the others always do."""


def is_asked(branch: ModuleBranch) -> bool:
    """Not asked are menus, where something can be taken at least, and the tribe that a procreation may strengthen."""
    return not branch.menu and not (branch.test and branch.effect().kind == E_STRENGTHEN)


def name_of(branch: ModuleBranch) -> str:
    """Its word among the branches; what a favour test or a lone action does is called by its effect."""
    named = branch.word != NO_BRANCH and not branch.test
    return BRANCHES[branch.word] if named else EFFECTS[branch.effect().kind]


def idle(s: Civolution, seat: i64, row: ModuleLevel) -> list[str]:
    """Branches and actions of a module that would lead to nothing now."""
    found: list[str] = []
    for branch in row.branches:
        effect = branch.effect()
        can = CAN.get(effect.kind) if is_asked(branch) else None
        if can is not None and not can(s, seat, effect):
            found.append(name_of(branch))
    return found


def comes_to_nothing(row: ModuleLevel, idle_now: list[str]) -> bool:
    """Whether all that was asked about a module is idle; modules that install cards are never said to be."""
    installs = any(branch.effect().kind == E_INSTALL_CARD for branch in row.branches)
    return not installs and len(idle_now) == len([branch for branch in row.branches if is_asked(branch)])
