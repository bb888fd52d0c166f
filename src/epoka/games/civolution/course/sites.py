"""Phase 5: gorges, glaciers and oaks (CV-143, CV-144, CV-145)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.codes import P_NO_GLACIER, P_NO_GORGE, P_OAK_BONUS, P_STEADFAST
from epoka.games.civolution.components.map import TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import DESERT, GLACIER, GORGE, OAK, SITE_SPACES, SWAMP, WATER
from epoka.games.civolution.components.spaces import FOOD
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.continent.migrants import tribes_of
from epoka.games.civolution.continent.tribes import missing_strong_tribe, offer_tribes, restrength
from epoka.games.civolution.notation import DONE, TRIBE
from epoka.games.civolution.position.packing import GROUPS, STRONG, place_of, territory_of
from epoka.games.civolution.position.player import FROM_OAKS
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision

NO_SITE: Final = -1


class Gorges(Procedure[Civolution]):
    """One food for each gorge next to an own tribe, as far as there is food (CV-143)."""

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        if player.powers[P_NO_GORGE] or player.powers[P_STEADFAST]:
            return
        for space in range(SITE_SPACES):
            if s.site[space] == GORGE and s.near_site(space, self.seat) and player.at[FOOD]:
                if s.listening:
                    s.tell("gorge", {"seat": int(self.seat), "space": space + 1})
                pay(s, self.seat, FOOD, 1)


class Glaciers(Procedure[Civolution]):
    """One strong tribe is weakened for each glacier beside it (CV-144)."""

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        if player.powers[P_NO_GLACIER] or player.powers[P_STEADFAST]:
            return
        following: i64 = NO_SITE
        for space in range(SITE_SPACES - 1, -1, -1):
            if s.site[space] == GLACIER:
                s.push(Freeze(self.seat, space, following))
                following = space


class Freeze(Decision):
    """The player chooses which of the strong tribes next to a glacier is weakened.

    Two glaciers weaken two tribes where two are there: while the glacier `following` still comes, nobody may name the
    tribe without which it finds none, as long as another will do.
    """

    def __init__(self, seat: i64, space: i64, following: i64 = NO_SITE) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.following: i64 = following

    def rule(self) -> str:
        return "CV-144"

    def actions(self, s: Civolution, out: list[int]) -> None:
        near = strong_beside(s, self.seat, self.space)
        last = self.last_for_following(s)
        for tribe in near:
            if tribe != last or len(near) == 1:
                out.append(tribe)
        if not out:
            out.append(DONE)

    def last_for_following(self, s: Civolution) -> int:
        """The one strong tribe, as an action, that the glacier to come would find; -1 where it finds more or none."""
        if self.following == NO_SITE:
            return -1
        near = strong_beside(s, self.seat, self.following)
        if len(near) != 1:
            return -1
        return near[0] if tribes_of(s, self.seat, near[0] - TRIBE) == 1 else -1

    def act(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            if s.listening:
                s.tell("glacier", {"seat": int(self.seat), "space": int(self.space) + 1})
            group = action - TRIBE
            restrength(s, self.seat, territory_of(group), place_of(group), STRONG)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TRIBE <= action < TRIBE + GROUPS:
            return None
        found = missing_strong_tribe(s, self.seat, action - TRIBE, "CV-144")
        if found is not None:
            return found
        names: Params = {"territory": TERRITORY_NAMES[territory_of(action - TRIBE)]}
        if action in strong_beside(s, self.seat, self.space):
            return Refusal("kept-for-second-glacier", "CV-144", names)
        return Refusal("not-next-to-glacier", "CV-144", names)


def strong_beside(s: Civolution, seat: i64, space: i64) -> list[int]:
    """Own strong tribes in the territories that touch a site, as actions: equal ones at one place are one."""
    tribes: list[int] = []
    offer_tribes(s, seat, False, True, 0, tribes)
    near = s.map.touched[space]
    return [tribe for tribe in tribes if territory_of(tribe - TRIBE) in near]


class Oaks(Procedure[Civolution]):
    """Points for the oaks beside own tribes (CV-145)."""

    def act(self, s: Civolution, action: i64) -> None:
        s.earn(self.seat, FROM_OAKS, oak_points(s, self.seat))


def oak_points(s: Civolution, seat: i64) -> i64:
    """The points of the oaks: for each oak and each territory beside it with an own tribe."""
    points: i64 = 0
    more = s.seats[seat].powers[P_OAK_BONUS]
    for space in range(SITE_SPACES):
        if s.site[space] != OAK:
            continue
        for territory in s.map.touched[space]:
            if s.tribes_in(territory, seat):
                points += (2 if TERRITORY_TERRAIN[territory] in (WATER, SWAMP, DESERT) else 1) + more
    return points
