"""Activating one of the 22 modules, and the sites that some of them set going (CV-45 to CV-65)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.module_rows import row_of
from epoka.games.civolution.components.pieces import (
    GROTTO,
    M_PROCREATION,
    M_PRODUCTION,
    MAIN_MODULES,
    ROCK,
    SITE_SPACES,
    WATER,
)
from epoka.games.civolution.components.spaces import RAW, STORE
from epoka.games.civolution.components.vocabulary import ONE_AFTER_OTHER, ONE_OF
from epoka.games.civolution.console.fate import favor_test
from epoka.games.civolution.console.favor import say_test
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.goods import cargo, unload
from epoka.games.civolution.notation import DONE, IN, TAKE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import NO_EFFECT, PROCREATE_IN, do_all
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.turns.branches import Branch, carry_out, menu_items


def activate(s: Civolution, seat: i64, module: i64) -> None:
    """Put on the agenda what a module does; a level gained on the way counts from the next turn on (CV-47)."""
    level = s.seats[seat].levels[module] if module < MAIN_MODULES else 1
    row = row_of(module, level)
    if len(row.branches) == 1:
        carry_out(s, seat, row.branches[0])
    elif row.how == ONE_OF:
        s.push(Branch(seat, module, level))
    else:
        s.push(Menu(seat, menu_items(s, seat, row.branches), -1, 1 if row.how == ONE_AFTER_OTHER else 0))
    do_all(s, seat, row.first)
    push_sites(s, seat, module)


def push_sites(s: Civolution, seat: i64, module: i64) -> None:
    """Holy rocks come before procreations and Hidden grottoes before the production (CV-65)."""
    if module == M_PROCREATION:
        for space in range(SITE_SPACES - 1, -1, -1):
            if s.site[space] == ROCK and s.near_site(space, seat):
                s.push(HolyRock(seat, space))
    elif module == M_PRODUCTION:
        for space in range(SITE_SPACES - 1, -1, -1):
            if s.site[space] == GROTTO and s.near_site(space, seat):
                s.push(Grotto(seat, space))


# ---- sites that modules set going -----------------------------------------------------------------------------------


class BesideSite(Opening):
    """The base of choices of an own territory next to a site."""

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
    """The player chooses where a material is produced and brought home at once, next to a Hidden grotto (CV-176)."""

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
    """The player chooses the territory next to a Holy rock for which a favour test is taken (CV-177)."""

    def rule(self) -> str:
        return "CV-177"

    def choose(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("holy-rock", {"seat": int(self.seat), "territory": TERRITORY_NAMES[action - IN]})
        favor_test(s, self.seat, PROCREATE_IN, action - IN, NO_EFFECT, 0)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_test(shown, s, self.seat)
