"""Previews on the continent: settling, hunting, exploring, goods, building projects."""

from __future__ import annotations

from epoka.games.civolution.cards.board import FIRE_POINTS, SETTLEMENT_COSTS, SETTLEMENT_DIAMONDS, STATUE_POINTS
from epoka.games.civolution.components import BOAT, FARM, IN_CAMP, IN_WILD, LANDS, MATERIALS, ROWS, STATUE, WATER
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.exploring import Explore, Reveal
from epoka.games.civolution.fate import FindWith, Hunt, HuntWith, LuckyFind, ideas_for, prey
from epoka.games.civolution.feeding import food_for
from epoka.games.civolution.goods import (
    SALE_POINTS,
    ExtraFind,
    Produce,
    Purchase,
    Sale,
    TakeMaterial,
    Transport,
    Unload,
    cargo,
    purchase_price,
)
from epoka.games.civolution.kinds import P_FIRE_POINTS, P_STATUE_BONUS, P_STRONG_DISPLACING
from epoka.games.civolution.migration import (
    Journey,
    Settle,
    distances,
)
from epoka.games.civolution.minor import RescueTo, WeakTribes
from epoka.games.civolution.modules import GrottoGoods, HolyRock
from epoka.games.civolution.notation import (
    BUILD,
    BUY,
    CAMP_FIRE,
    DISPLACE,
    DONE,
    IN,
    LAND,
    PAY,
    SELL,
    SELL_POINTS,
    SLOT,
    TAKE,
    TO,
    VALUE,
)
from epoka.games.civolution.player import FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.preview_parts import say_diamonds, say_hunt, say_sites, say_test
from epoka.games.civolution.procreation import Procreate
from epoka.games.civolution.projects import Build, BuildAt, SettlementOf, StatueOf, places_for
from epoka.games.civolution.state import Civolution


def continent_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    """Add what a choice on the continent costs and brings."""
    if action == DONE:
        return
    if isinstance(step, (Settle, WeakTribes, RescueTo)):
        settle_preview(s, step, action, shown)
    elif isinstance(step, (Journey, Procreate)):
        journey_preview(s, step, action, shown)
    elif isinstance(step, (Hunt, HuntWith, LuckyFind, FindWith, HolyRock)):
        fate_preview(s, step, action, shown)
    elif isinstance(step, Explore):
        say_sites(shown, s, len([space for space in s.map.sites[action - IN] if s.site[space] < 0]))
    elif isinstance(step, Reveal):
        say_sites(shown, s, 1)
    elif isinstance(step, (Sale, Purchase)):
        trade_preview(s, step, action, shown)
    elif isinstance(step, (Build, BuildAt, StatueOf, SettlementOf)):
        project_preview(s, step, action, shown)
    else:
        goods_preview(s, step, action, shown)


# ---- settling -------------------------------------------------------------------------------------------------------


def settle_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    """An encampment: points of the fire, who goes to the wilderness, how strong the tribe is then."""
    assert isinstance(step, (Settle, WeakTribes, RescueTo))
    territory = int(step.territory)
    if territory < 0:
        say_fire(s, int(step.seat), action - IN, shown)
        return
    powers = s.seats[step.seat].powers
    if action == CAMP_FIRE:
        shown.earns(FIRE_POINTS[TERRITORY_TERRAIN[territory]] + powers[P_FIRE_POINTS])
    occupant = s.fire[territory] if action == CAMP_FIRE else action - DISPLACE if action >= DISPLACE else -1
    if occupant >= 0:
        shown.say("displaces", {"seat": occupant >> 1})
        if not powers[P_STRONG_DISPLACING]:
            shown.say("becomes-weak")
    say_development(s, territory, shown)


def say_development(s: Civolution, territory: int, shown: Preview) -> None:
    if TERRITORY_TERRAIN[territory] != WATER and s.material[territory] < 0:
        shown.say("develops")


def say_fire(s: Civolution, seat: int, territory: int, shown: Preview) -> None:
    """The fire encampment of a territory, if it is free."""
    if TERRITORY_TERRAIN[territory] != WATER and s.fire[territory] < 0:
        points = FIRE_POINTS[TERRITORY_TERRAIN[territory]] + s.seats[seat].powers[P_FIRE_POINTS]
        shown.say("fire-free", {"points": int(points)})


def journey_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    """Where a tribe goes or is born: migrations it takes, a free fire, free encampments, a new territory."""
    seat = int(step.seat)
    if isinstance(step, Journey):
        territory = action - TO
        shown.say("migrations", {"n": distances(s, seat, step.start, step.left)[territory]})
    else:
        territory = action - IN
    if TERRITORY_TERRAIN[territory] == WATER:
        return
    free = s.camps[territory] - int(s.plain_occupied(territory))
    say_fire(s, seat, territory, shown)
    shown.say("free-camps", {"n": free})
    say_development(s, territory, shown)


# ---- fate dice ------------------------------------------------------------------------------------------------------


def fate_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    seat = int(step.seat)
    if isinstance(step, Hunt):
        say_hunt(shown, s, seat, action - IN)
    elif isinstance(step, HuntWith):
        value = action - VALUE + 1
        shown.pays(IDEAS, ideas_for(s, value))
        shown.gains(FOOD, prey(s, seat, step.territory, value))
    elif isinstance(step, LuckyFind) and LAND <= action < LAND + LANDS:
        first = (action - LAND) * ROWS
        chance = 1.0 - (2 / 3) ** int(s.seats[seat].fate)
        shown.say("find", {"percent": int(100 * chance + 0.5), "dice": int(s.seats[seat].fate)})
        for material in range(first, first + ROWS):
            shown.say("find-row", {"row": material % ROWS + 1, "material": MATERIALS[material]})
    elif isinstance(step, FindWith):
        shown.pays(IDEAS, step.ideas(s, (action - TAKE) % ROWS))
        gain_material(s, seat, action - TAKE, shown)
    elif isinstance(step, HolyRock):
        say_test(shown, s, seat)


# ---- goods ----------------------------------------------------------------------------------------------------------


def gain_material(s: Civolution, seat: int, material: int, shown: Preview) -> None:
    shown.gains(STORE + material, 1)
    say_diamonds(shown, s, seat, STORE + material, 1)


def goods_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    seat = int(step.seat)
    if isinstance(step, (Produce, Transport)) and IN <= action < IN + TERRITORIES:
        free = isinstance(step, Transport) and step.free != 0
        kinds = cargo(s, seat, action - IN, free)
        if len(kinds) == 1:
            shown.say("raw", {"material": MATERIALS[kinds[0]]})
        else:
            shown.say("raw-open", {"n": len(kinds)})
    elif isinstance(step, (Unload, TakeMaterial, ExtraFind, GrottoGoods)) and TAKE <= action < TAKE + len(MATERIALS):
        gain_material(s, seat, action - TAKE, shown)


def trade_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    seat = int(step.seat)
    if isinstance(step, Purchase):
        if BUY <= action < BUY + len(MATERIALS):
            shown.pays(MONEY, purchase_price(s, seat, action - BUY))
            gain_material(s, seat, action - BUY, shown)
        return
    assert isinstance(step, Sale)
    if SELL_POINTS <= action < BUY:
        shown.pays(STORE + action - SELL_POINTS, 1)
        shown.earns(SALE_POINTS)
        say_diamonds(shown, s, seat, STORE + action - SELL_POINTS, -1)
    elif SELL <= action < SELL_POINTS:
        shown.pays(STORE + action - SELL, 1)
        shown.gains(MONEY, step.price(s, action - SELL))
        say_diamonds(shown, s, seat, STORE + action - SELL, -1)


# ---- projects -------------------------------------------------------------------------------------------------------


def project_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    seat = int(step.seat)
    if isinstance(step, SettlementOf):
        slot = action - SLOT
        for material in SETTLEMENT_COSTS[slot]:
            shown.pays(STORE + material, 1)
        shown.say("diamonds", {"n": SETTLEMENT_DIAMONDS[slot]})
        shown.say("income-chip")
    elif isinstance(step, StatueOf):
        shown.pays(STORE + action - PAY, 1)
        say_statue(s, seat, shown)
    elif isinstance(step, Build) and BUILD <= action < SLOT:
        project = action - BUILD
        shown.say("places", {"n": len(places_for(s, seat, project))})
        say_project(s, seat, project, shown)
    elif isinstance(step, BuildAt) and step.project == FARM:
        saved = saved_food(s, seat, action - IN)
        shown.gains(IDEAS, 1)
        shown.say("farm-saves", {"n": saved})
    elif isinstance(step, BuildAt):
        say_project(s, seat, int(step.project), shown)


def say_project(s: Civolution, seat: int, project: int, shown: Preview) -> None:
    if project == FARM:
        shown.gains(IDEAS, 1)
    elif project == BOAT:
        shown.say("boat")
    elif project == STATUE:
        say_statue(s, seat, shown)
    else:
        shown.say("income-chip")


def say_statue(s: Civolution, seat: int, shown: Preview) -> None:
    """A step on a track now, points in every income phase to come (CV-97, CV-164)."""
    player = s.seats[seat]
    each = STATUE_POINTS[player.favor] + player.powers[P_STATUE_BONUS]
    shown.say("statue", {"points": int(each), "times": 5 - int(s.era)})


def saved_food(s: Civolution, seat: int, territory: int) -> int:
    """What a farm would save in the coming feeding (CV-147)."""
    wild = s.wild[territory * 8 + seat * 2] + s.wild[territory * 8 + seat * 2 + 1]
    camps = int(s.tribes_in(territory, seat)) - wild
    saved = camps if food_for(s, seat, territory, IN_CAMP) else 0
    return saved + (wild if food_for(s, seat, territory, IN_WILD) else 0)
