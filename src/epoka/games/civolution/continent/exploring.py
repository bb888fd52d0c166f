"""Turning up sites (CV-91, CV-91a, CV-180)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.games.civolution.components.board import SITE_POINTS
from epoka.games.civolution.components.codes import T_EXPLORE
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.components.pieces import SITE_SPACES, SITES, VOLCANO
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DONE, IN, SITE, SITE_IS
from epoka.games.civolution.position.player import FROM_SITES
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger


class Explore(Opening):
    """The player chooses the territory to explore from; it is legal even where nothing is left to turn up (AMB-10)."""

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
        trigger(s, self.seat, T_EXPLORE)
        reveal_around(s, self.seat, action - IN)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        return Refusal("no-tribe-there", "CV-91", {"territory": TERRITORY_NAMES[action - IN]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_sites(s, len([space for space in s.map.sites[action - IN] if s.site[space] < 0]), shown)


def reveal_around(s: Civolution, seat: i64, territory: i64) -> None:
    """Turn up all face-down sites next to a territory, in the order of their spaces."""
    s.push_all([TurnUp(seat, space) for space in s.map.sites[territory] if s.site[space] < 0])


class Reveal(Opening):
    """The player chooses one more face-down site to turn up, anywhere (CV-91a)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

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

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not SITE <= action < SITE + SITE_SPACES:
            return None
        return Refusal("site-shown-already", "CV-91a", {"space": action - SITE + 1})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if SITE <= action < SITE + SITE_SPACES:
            say_sites(s, 1, shown)


def say_sites(s: Civolution, number: int, shown: Preview) -> None:
    """Show how many face-down sites would be turned up, and the points to be expected."""
    pool = s.site_pool
    left = int(pool.size())
    total = sum([SITE_POINTS[kind] * count for kind, count in enumerate(pool.counts)])
    mean = round(number * total / left, 1) if left else 0.0
    shown.say("sites", {"number": number, "average": mean})


class TurnUp(Draw[Civolution]):
    """One site is turned face up, and its printed points are gained."""

    def __init__(self, finder: i64, space: i64) -> None:
        super().__init__(SITE_IS, "sites")
        self.finder: i64 = finder
        self.space: i64 = space

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
