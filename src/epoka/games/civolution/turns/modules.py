"""What the 22 modules do at each level (CV-48 to CV-69)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.codes import (
    E_MIGRATE,
    E_MONEY,
    E_PROCREATE,
    E_PRODUCE,
    E_PURCHASE,
    E_SALE,
    E_STRENGTHEN,
    E_TRANSPORT,
    P_MIGRATE_BONUS,
    P_PROCREATE_BONUS,
    P_PRODUCE_BONUS,
    P_TRANSPORT_BONUS,
)
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    GROTTO,
    M_ACTIVITY,
    M_FEATURES,
    M_MIGRATION,
    M_PROCREATION,
    M_PRODUCTION,
    M_SLEEP,
    M_TRADE,
    M_TRANSPORT,
    ROCK,
    SITE_SPACES,
    WATER,
)
from epoka.games.civolution.components.spaces import FEATURE, RAW, STORE
from epoka.games.civolution.console.fate import FavorTest, favor_test
from epoka.games.civolution.console.favor import say_test
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.goods import Transport, cargo, unload
from epoka.games.civolution.notation import (
    DO_PROCREATE,
    DO_PRODUCE,
    DO_PURCHASE,
    DO_SALE,
    DO_TEST,
    DO_TRANSPORT,
    DONE,
    IN,
    TAKE,
)
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import NO_EFFECT, PROCREATE_IN, do
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.turns.activities import DIFFERENT, NO_ACTIVITY, Activity
from epoka.games.civolution.turns.branches import Branch

EVERYTHING: Final = 50
"""More raw materials than there are markers."""


def activate(s: Civolution, seat: i64, module: i64) -> None:
    """Put on the agenda what a module does; a level gained on the way counts from the next turn on (CV-47)."""
    if module == M_SLEEP:  # CV-48
        s.push(Branch(seat, module, 1))
    elif module >= M_FEATURES:  # CV-49
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


# ---- sites that modules set going -----------------------------------------------------------------------------------


class BesideSite(Opening):
    """An own territory next to a site."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

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
