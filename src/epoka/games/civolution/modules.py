"""What the 22 modules do at each level (CV-48 to CV-69)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.chips import Opening
from epoka.games.civolution.components import (
    ACHIEVEMENT,
    BUILDING,
    GROTTO,
    INSIGHT,
    INVENTION,
    M_ACHIEVEMENT,
    M_ACTIVITY,
    M_BUILDING,
    M_EXPLORATION,
    M_FEATURES,
    M_INSIGHT,
    M_INVENTION,
    M_MIGRATION,
    M_MUTATION,
    M_PLANNING,
    M_PROCREATION,
    M_PRODUCTION,
    M_RESEARCH,
    M_SLEEP,
    M_SUSTENANCE,
    M_TRADE,
    M_TRANSPORT,
    MODULES,
    MUTATION,
    ROCK,
    SITE_SPACES,
    WATER,
)
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import NO_EFFECT, PROCREATE_IN, Decision, do
from epoka.games.civolution.fate import FavorTest, favor_test
from epoka.games.civolution.favor import say_test
from epoka.games.civolution.goods import Transport, cargo, unload
from epoka.games.civolution.installing import InstallCard, installable
from epoka.games.civolution.kinds import (
    E_ACTIVATION_DIE,
    E_CARD,
    E_DRAW,
    E_EXPLORE,
    E_FATE_DIE,
    E_FOCUS,
    E_GOAL_CHIP,
    E_HUNT,
    E_IDEAS,
    E_INCOME_ACTION,
    E_INSTALL_GOAL,
    E_LUCKY_FIND,
    E_MIGRATE,
    E_MONEY,
    E_MOVE_FEATURE,
    E_PLAN,
    E_POINTS,
    E_PROCREATE,
    E_PRODUCE,
    E_PURCHASE,
    E_REVEAL,
    E_SALE,
    E_STRENGTHEN,
    E_TRANSPORT,
    P_IDEA_BONUS,
    P_MIGRATE_BONUS,
    P_PLAN_BONUS,
    P_PROCREATE_BONUS,
    P_PRODUCE_BONUS,
    P_TRANSPORT_BONUS,
)
from epoka.games.civolution.markers import gain
from epoka.games.civolution.menu import Menu
from epoka.games.civolution.minor import DIFFERENT, NO_ACTIVITY, Activity
from epoka.games.civolution.notation import (
    BRANCH,
    BRANCHES,
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
    DO_PROCREATE,
    DO_PRODUCE,
    DO_PROJECT,
    DO_PURCHASE,
    DO_SALE,
    DO_STRENGTHEN,
    DO_TEST,
    DO_TRANSPORT,
    DONE,
    IN,
    TAKE,
)
from epoka.games.civolution.player import FEATURE, RAW, STORE
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.projects import ANY_PROJECT, Build
from epoka.games.civolution.state import Civolution

EVERYTHING: Final = 50
"""More raw materials than there are markers."""

DECK_OF: Final = {
    M_INVENTION: INVENTION,
    M_MUTATION: MUTATION,
    M_INSIGHT: INSIGHT,
    M_BUILDING: BUILDING,
    M_ACHIEVEMENT: ACHIEVEMENT,
}


def activate(s: Civolution, seat: i64, module: i64) -> None:
    """Put on the agenda what a module does; a level gained on the way counts from the next turn on (CV-47)."""
    if module == M_SLEEP:
        s.push(Branch(seat, module, 1))
    elif module >= M_FEATURES:
        gain(s, seat, FEATURE + module - M_FEATURES, 1)
    else:
        _activate_main(s, seat, module, s.seats[seat].levels[module])


def _activate_main(s: Civolution, seat: i64, module: i64, level: i64) -> None:
    powers = s.seats[seat].powers
    if module == M_MIGRATION:  # CV-50
        more = powers[P_MIGRATE_BONUS]
        if level == 1:
            do(s, seat, E_MIGRATE, 1 + more)
        else:
            favor_test(s, seat, E_MIGRATE, level + more, E_MIGRATE, level - 1 + more)
    elif module == M_PROCREATION:  # CV-51, CV-65
        _procreation(s, seat, level, powers[P_PROCREATE_BONUS])
        for space in range(SITE_SPACES - 1, -1, -1):
            if s.site[space] == ROCK and s.near_site(space, seat):
                s.push(HolyRock(seat, space))
    elif module == M_PRODUCTION:  # CV-52, CV-65
        _production(s, seat, level)
        for space in range(SITE_SPACES - 1, -1, -1):
            if s.site[space] == GROTTO and s.near_site(space, seat):
                s.push(Grotto(seat, space))
    elif module == M_TRANSPORT:  # CV-53
        number = [3, 6, EVERYTHING][level - 1]
        s.push(Transport(seat, number + powers[P_TRANSPORT_BONUS], 1 if level == 3 else 0, 0))
    elif module == M_TRADE:
        times = 1 if level == 1 else 2
        s.push(Menu(seat, [DO_SALE, E_SALE, times, DO_PURCHASE, E_PURCHASE, times]))
        if level == 3:
            do(s, seat, E_MONEY, 2)
    elif module == M_ACTIVITY:
        s.push(Activity(seat, 1 if level == 1 else 2, DIFFERENT if level == 2 else NO_ACTIVITY))
    else:
        s.push(Branch(seat, module, level))


def _procreation(s: Civolution, seat: i64, level: i64, more: i64) -> None:
    """What follows the Holy rocks: the test of level II waits until theirs are over (CV-177)."""
    if level == 1:
        do(s, seat, E_PROCREATE, 1 + more)
    elif level == 2:
        s.push(FavorTest(seat, E_PROCREATE, 2 + more, E_PROCREATE, 1 + more))
    else:
        s.push(Menu(seat, [DO_PROCREATE, E_PROCREATE, 2 + int(more), DO_TEST, E_STRENGTHEN, 1], -1, 1))


def _production(s: Civolution, seat: i64, level: i64) -> None:
    """Levels I and II transport before or after the production, level III in between too (CV-46)."""
    powers = s.seats[seat].powers
    produce = level + 1 + powers[P_PRODUCE_BONUS]
    transport = (2 if level == 3 else 1) + powers[P_TRANSPORT_BONUS]
    branch = DO_TEST if level == 1 else DO_TRANSPORT
    whole = 0 if level == 3 else 1
    s.push(Menu(seat, [DO_PRODUCE, E_PRODUCE, int(produce), branch, E_TRANSPORT, int(transport)], -1, whole))


class Branch(Opening):
    """A module with OR: exactly one of its branches (CV-46)."""

    def __init__(self, seat: i64, module: i64, level: i64) -> None:
        super().__init__(seat)
        self.module: i64 = module
        self.level: i64 = level

    def args(self) -> list[int]:
        return [int(self.seat), int(self.module), int(self.level)]

    def always_asked(self) -> bool:
        return int(self.module) in DECK_OF

    def offer(self, s: Civolution, out: list[int]) -> None:
        for branch in self.branches():
            if branch != DO_INSTALL or installable(s, self.seat, DECK_OF[int(self.module)], self.special()):
                out.append(branch)

    def special(self) -> i64:
        """Level III of the five installing modules brings the special bonus (CV-69)."""
        return 1 if self.level == 3 else 0

    def branches(self) -> list[int]:
        """In the order of the actions."""
        module = self.module
        if module == M_SUSTENANCE:  # CV-54
            return [DO_HUNT, DO_STRENGTHEN]
        if module == M_EXPLORATION:  # CV-55
            return [DO_EXPLORE, DO_FIND]
        if module == M_BUILDING:
            return [DO_PROJECT, DO_INSTALL]
        if module == M_PLANNING:  # CV-57
            return [DO_GOAL, DO_PLAN]
        if module == M_RESEARCH:  # CV-58
            return [DO_GAIN, DO_DRAW]
        if module == M_INSIGHT:  # CV-60
            return [DO_INSTALL, DO_IDEAS]
        if module == M_MUTATION:  # CV-61
            return [DO_INSTALL, DO_MOVE]
        if module == M_INVENTION:
            return [DO_INSTALL, DO_INCOME]
        if module == M_SLEEP:
            return [DO_IDEAS, DO_FOCUS]
        if self.level == 1:  # CV-59
            return [DO_INSTALL, DO_ACTIVATION_DIE, DO_FATE_DIE]
        return [DO_INSTALL, DO_DICE]

    def choose(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("branch", {"seat": int(self.seat), "what": BRANCHES[action - BRANCH]})
        if action == DO_INSTALL:
            s.push(InstallCard(self.seat, DECK_OF[int(self.module)], self.special()))
        elif not self._act_out(s, action) and not self._act_console(s, action):
            self._act_planning(s, action)

    def _act_out(self, s: Civolution, action: i64) -> bool:
        """Branches that lead to the continent."""
        seat, level = self.seat, self.level
        if action == DO_HUNT:
            do(s, seat, E_HUNT, 2 if level == 3 else 1)
        elif action == DO_STRENGTHEN:
            do(s, seat, E_STRENGTHEN, [1, 3, 4][level - 1])
        elif action == DO_EXPLORE:
            if level > 1:
                do(s, seat, E_POINTS, 2 if level == 2 else 4)
                do(s, seat, E_REVEAL, 1)
            do(s, seat, E_EXPLORE)
        elif action == DO_FIND:
            do(s, seat, E_LUCKY_FIND, 2 if level == 3 else 1)
        elif action == DO_PROJECT:
            s.push(Build(seat, 1 if level == 1 else 2, ANY_PROJECT, 1 if level == 2 else 0))
        else:
            return False
        return True

    def _act_console(self, s: Civolution, action: i64) -> bool:
        """Branches for cards, dice, ideas, features and chips."""
        seat, level = self.seat, self.level
        if action == DO_GAIN:
            do(s, seat, E_CARD, 2 if level == 3 else 1, -1)
        elif action == DO_DRAW:
            do(s, seat, E_DRAW, 2 if level == 1 else 4, 2 if level == 3 else 1)
        elif action == DO_MOVE:
            do(s, seat, E_MOVE_FEATURE, 1 if level == 1 else 2)
        elif action == DO_INCOME:
            do(s, seat, E_INCOME_ACTION, 1 if level == 1 else 2)
        elif action == DO_FOCUS:
            do(s, seat, E_FOCUS, 1)
        elif action == DO_ACTIVATION_DIE:
            do(s, seat, E_ACTIVATION_DIE)
        elif action == DO_FATE_DIE:
            do(s, seat, E_FATE_DIE)
        elif action == DO_DICE:
            do(s, seat, E_FATE_DIE)
            do(s, seat, E_ACTIVATION_DIE)
        else:
            return False
        return True

    def _act_planning(self, s: Civolution, action: i64) -> None:
        seat, level = self.seat, self.level
        powers = s.seats[seat].powers
        if action == DO_IDEAS:
            ideas = 2 if self.module == M_SLEEP else 3 if level == 1 else 6
            do(s, seat, E_IDEAS, ideas + powers[P_IDEA_BONUS])
        elif action == DO_PLAN:
            do(s, seat, E_PLAN, (2 if level == 1 else 3) + powers[P_PLAN_BONUS])
        elif level < 3:
            do(s, seat, E_INSTALL_GOAL)
        else:
            s.push(Menu(seat, [DO_GAIN, E_GOAL_CHIP, 1, DO_INSTALL, E_INSTALL_GOAL, 1]))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "branch", {"module": MODULES[self.module], "level": int(self.level)}


# ---- sites that modules set going -----------------------------------------------------------------------------------


class BesideSite(Opening):
    """An own territory next to a site."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def args(self) -> list[int]:
        return [int(self.seat), int(self.space)]

    def offer(self, s: Civolution, out: list[int]) -> None:
        for territory in s.map.touched[self.space]:
            if s.tribes_in(territory, self.seat):
                out.append(IN + territory)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        names: Params = {"territory": TERRITORY_NAMES[action - IN]}
        if action - IN not in s.map.touched[self.space]:
            return Refusal("not-next-to-site", self.rule(), {**names, "space": int(self.space) + 1})
        return Refusal("no-tribe-there", self.rule(), names)


class Grotto(BesideSite):
    """Where something is produced and brought home at once, next to a Hidden grotto (CV-176)."""

    def rule(self) -> str:
        return "CV-176"

    def choose(self, s: Civolution, action: i64) -> None:
        s.push(GrottoGoods(self.seat, action - IN))


class GrottoGoods(Decision):
    """What comes home: a choice only from a boat, where production and transport may change places.

    A loaded boat unloads first and then gets the new marker, if the supply has one (CV-176).
    """

    def __init__(self, seat: i64, territory: i64) -> None:
        super().__init__(seat)
        self.territory: i64 = territory

    def args(self) -> list[int]:
        return [int(self.seat), int(self.territory)]

    def rule(self) -> str:
        return "CV-176"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for material in cargo(s, self.seat, self.territory, False):
            out.append(TAKE + material)
        if not out:
            out.append(DONE)

    def act(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("grotto", {"seat": int(self.seat), "territory": TERRITORY_NAMES[self.territory]})
        at = s.seats[self.seat].at
        if action != DONE and TERRITORY_TERRAIN[self.territory] == WATER and at[RAW + self.territory]:
            unload(s, self.seat, self.territory, action - TAKE)
            gain(s, self.seat, RAW + self.territory, 1)
        elif action != DONE:
            gain(s, self.seat, STORE + action - TAKE, 1)
        elif TERRITORY_TERRAIN[self.territory] == WATER and not at[RAW + self.territory]:
            gain(s, self.seat, RAW + self.territory, 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action != DONE:
            shown.stores(s.seats[self.seat], action - TAKE)


class HolyRock(BesideSite):
    """For which territory next to a Holy rock a favour test is taken (CV-177)."""

    def rule(self) -> str:
        return "CV-177"

    def choose(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("holy-rock", {"seat": int(self.seat), "territory": TERRITORY_NAMES[action - IN]})
        favor_test(s, self.seat, PROCREATE_IN, action - IN, NO_EFFECT, 0)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_test(shown, s, self.seat)
