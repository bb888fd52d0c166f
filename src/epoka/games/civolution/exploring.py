"""Turning up sites (CV-91, CV-91a, CV-180)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.games.civolution.cards.board import SITE_POINTS
from epoka.games.civolution.components import SITE_SPACES, SITES, VOLCANO
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.doing import fire
from epoka.games.civolution.kinds import T_EXPLORE
from epoka.games.civolution.notation import DONE, IN, SITE, SITE_IS
from epoka.games.civolution.opening import Opening
from epoka.games.civolution.player import FROM_SITES
from epoka.games.civolution.state import Civolution


class Explore(Opening):
    """From which territory to look around; legal even where nothing is left to turn up (AMB-10)."""

    def rule(self) -> str:
        return "CV-91"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for territory in range(TERRITORIES):
            if s.tribes_in(territory, self.seat):
                out.append(IN + territory)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if s.listening:
            s.tell("explores", {"seat": int(self.seat), "territory": TERRITORY_NAMES[action - IN]})
        fire(s, self.seat, T_EXPLORE)
        reveal_around(s, self.seat, action - IN)


def reveal_around(s: Civolution, seat: i64, territory: i64) -> None:
    """All face-down sites next to a territory, in the order of their spaces."""
    around = s.map.sites[territory]
    for number in range(len(around) - 1, -1, -1):
        if s.site[around[number]] < 0:
            s.push(TurnUp(seat, around[number]))


class Reveal(Opening):
    """One more face-down site anywhere (CV-91a)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def rule(self) -> str:
        return "CV-91a"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for space in range(SITE_SPACES):
            if s.site[space] < 0:
                out.append(SITE + space)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            s.push(Reveal(self.seat, self.left - 1))
        s.push(TurnUp(self.seat, action - SITE))


class TurnUp(Draw[Civolution]):
    """One site is turned face up, and its printed points are gained."""

    def __init__(self, finder: i64, space: i64) -> None:
        super().__init__(SITE_IS, "sites")
        self.finder: i64 = finder
        self.space: i64 = space

    def args(self) -> list[int]:
        return [int(self.finder), int(self.space)]

    def pool(self, s: Civolution) -> Pool:
        return s.site_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.site[self.space] = kind
        if s.listening:
            s.tell("site-shown", {"space": int(self.space) + 1, "site": SITES[kind]})
        s.earn(self.finder, FROM_SITES, SITE_POINTS[kind])
        if kind == VOLCANO:
            erupt(s, self.space)


def erupt(s: Civolution, space: i64) -> None:
    """Farms next to a Volcano return to their consoles (CV-180)."""
    for territory in s.map.touched[space]:
        owner = s.farm[territory]
        if owner >= 0:
            s.farm[territory] = -1
            s.seats[owner].farms += 1
            if s.listening:
                s.tell("farm-lost", {"seat": owner, "territory": TERRITORY_NAMES[territory]})
