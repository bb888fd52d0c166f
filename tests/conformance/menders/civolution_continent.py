"""How to mend what keeps somebody from an action on the continent: tribes, boats, farms, sites and tiles."""

from __future__ import annotations

from epoka import Refusal
from epoka.games.civolution.components.codes import P_VOLCANO_FARMS
from epoka.games.civolution.components.map import ISLAND_WATER, TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import MATERIALS, ROWS, TERRAINS, WATER
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.continent.tribes import change_at
from epoka.games.civolution.notation import DISPLACE, SITE, TRIBE
from epoka.games.civolution.position.state import Civolution
from epoka.testing.adapter import NothingToMend
from epoka.testing.kit import top
from tests.conformance.menders.civolution_table import camp, mover, seat_of, territory_of


def send_a_tribe(s: Civolution, action: int, why: Refusal) -> None:
    camp(s, territory_of(why))


def send_that_tribe(s: Civolution, action: int, why: Refusal) -> None:
    number = action - TRIBE
    change_at(s, seat_of(s), number // 6, number // 2 % 3, number % 2, 1)


def send_tribes_beside(s: Civolution, action: int, why: Refusal) -> None:
    for beside in s.map.adjacent[territory_of(why)]:
        if TERRITORY_TERRAIN[beside] != WATER:
            camp(s, int(beside))


def send_tribes_to_the_site(s: Civolution, action: int, why: Refusal) -> None:
    for territory in s.map.touched[action - SITE]:
        camp(s, int(territory))


def send_tribes_to_the_terrain(s: Civolution, action: int, why: Refusal) -> None:
    terrain = TERRAINS.index(str(why.params["terrain"]))
    for territory in range(TERRITORIES):
        if TERRITORY_TERRAIN[territory] == terrain:
            camp(s, territory)


def let_somebody_camp(s: Civolution, action: int, why: Refusal) -> None:
    occupant = action - DISPLACE
    if occupant // 2 >= s.sides:
        raise NothingToMend("nobody plays this colour")
    s.plain[territory_of(why) * 8 + occupant] += 1


def launch_a_boat(s: Civolution, action: int, why: Refusal) -> None:
    s.boats[territory_of(why)] |= 1 << seat_of(s)


def sink_the_boat(s: Civolution, action: int, why: Refusal) -> None:
    s.boats[territory_of(why)] &= ~(1 << seat_of(s))


def empty_the_boat(s: Civolution, action: int, why: Refusal) -> None:
    here = territory_of(why) * 8 + seat_of(s) * 2
    for place in (here, here + 1):
        s.plain[place] = 0


def find_raw_material(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[RAW + territory_of(why)] += 1


def unload_the_boat(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[RAW + territory_of(why)] = 0


def clear_the_farm(s: Civolution, action: int, why: Refusal) -> None:
    s.farm[territory_of(why)] = -1


def lay_a_building_ground(s: Civolution, action: int, why: Refusal) -> None:
    s.site[action - SITE] = 0


def turn_the_site_down(s: Civolution, action: int, why: Refusal) -> None:
    s.site[action - SITE] = -1


def tear_everything_down(s: Civolution, action: int, why: Refusal) -> None:
    here = (action - SITE) * 4 + seat_of(s)
    s.statues[here] = s.settled[here] = 0


def tame_the_volcano(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).powers[P_VOLCANO_FARMS] = 1


def own_what_is_built(s: Civolution, action: int, why: Refusal) -> None:
    s.farm[territory_of(why)] = seat_of(s)
    launch_a_boat(s, action, why)


def everybody_leaves(s: Civolution, action: int, why: Refusal) -> None:
    territory = territory_of(why)
    s.fire[territory] = -1
    s.plain[territory * 8 : territory * 8 + 8] = [0] * 8


def man_one_boat(s: Civolution, action: int, why: Refusal) -> None:
    """A boat with exactly one tribe aboard."""
    launch_a_boat(s, action, why)
    empty_the_boat(s, action, why)
    camp(s, territory_of(why))


def sail_to_the_island(s: Civolution, action: int, why: Refusal) -> None:
    s.boats[ISLAND_WATER] |= 1 << seat_of(s)
    camp(s, ISLAND_WATER)


def take_provisions_away(s: Civolution, action: int, why: Refusal) -> None:
    s.vici.blocked = 0


def make_a_building_place(s: Civolution, action: int, why: Refusal) -> None:
    """Own tribes all over the land, of which nothing is farmed, and a Building ground in every recess."""
    s.farm = [-1] * TERRITORIES
    s.boats = [0] * TERRITORIES
    s.site = [0] * len(s.site)
    s.statues = [0] * len(s.statues)
    s.settled = [0] * len(s.settled)
    for territory in range(TERRITORIES):
        if TERRITORY_TERRAIN[territory] != WATER:
            camp(s, territory)


def turn_tiles_up_beside(s: Civolution, action: int, why: Refusal) -> None:
    for beside in s.map.adjacent[territory_of(why)]:
        if TERRITORY_TERRAIN[beside] != WATER:
            s.material[beside] = TERRITORY_TERRAIN[beside] * ROWS


def turn_that_tile_up_beside(s: Civolution, action: int, why: Refusal) -> None:
    """The tile of the material lies next to the water from which it is unloaded."""
    beside = [int(place) for place in s.map.adjacent[top(s).args()[1]] if TERRITORY_TERRAIN[place] != WATER]
    s.material[beside[0]] = MATERIALS.index(str(why.params["material"]))
