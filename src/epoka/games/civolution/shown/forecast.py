"""What the coming phases would mean if nothing changed: sites, feeding, weather, event, category, income, the end.

Everything here follows from what lies open on the table, so it is the same for every seat and for spectators.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.games.civolution.components.board import ERA_VALUES, STATUE_POINTS
from epoka.games.civolution.components.catalogue import EVENT_CARDS
from epoka.games.civolution.components.codes import (
    P_FEED_CAMP,
    P_NO_BAD_WEATHER,
    P_NO_GLACIER,
    P_NO_GORGE,
    P_STATUE_BONUS,
    P_STEADFAST,
)
from epoka.games.civolution.components.pieces import (
    CATEGORIES,
    ERAS,
    EVENT_PHASE,
    FEEDING_PHASE,
    GLACIER,
    GORGE,
    IN_WILD,
    INCOME_PHASE,
    SITE_SPACES,
    SITES_PHASE,
)
from epoka.games.civolution.components.spaces import FOOD
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.continent.migrants import tribes_of
from epoka.games.civolution.course.events import COLD, HOT, compared, concerned
from epoka.games.civolution.course.feeding import strong_points
from epoka.games.civolution.course.sites import oak_points
from epoka.games.civolution.position.packing import GROUPS, place_of, territory_of
from epoka.games.civolution.position.scoring import bonus_points, final_value, partition_points, units
from epoka.games.civolution.position.state import Civolution

WEATHERS: Final = ["cold", "rain", "mild", "warm", "hot"]


def forecast(s: Civolution) -> dict[str, Any]:
    """An entry for each phase of this era, None once the phase is over; lists have an entry for each seat.

    V.I.C.I. neither meets sites nor needs food, so her entries there are None (CV-193, CV-194).
    """
    seats = range(s.sides)
    if not s.map.adjacent:
        return dict.fromkeys(("sites", "feeding", "weather", "event", "category", "income", "final"))
    return {
        "sites": [sites_of(s, seat) for seat in seats] if s.phase <= SITES_PHASE else None,
        "feeding": [feeding_of(s, seat) for seat in seats] if s.phase <= FEEDING_PHASE else None,
        "weather": weather_to_come(s) if s.event >= 0 and s.phase < EVENT_PHASE else None,
        "event": event_to_come(s) if s.event >= 0 and s.phase <= EVENT_PHASE else None,
        "category": category_to_come(s),
        "income": [income_of(s, seat) for seat in seats] if not s.over else None,
        "final": [final_of(s, seat) for seat in seats],
    }


def sites_of(s: Civolution, seat: i64) -> dict[str, int] | None:
    """Food that gorges take, strong tribes that glaciers weaken at most, points of oaks (CV-143, CV-144, CV-145)."""
    if s.by_rules(seat):
        return None
    powers = s.seats[seat].powers
    food, weakened = 0, 0
    for space in range(SITE_SPACES):
        if s.site[space] == GORGE and s.near_site(space, seat):
            food += 1
        elif s.site[space] == GLACIER and any(s.strong_in(territory, seat) for territory in s.map.touched[space]):
            weakened += 1
    if powers[P_NO_GORGE] or powers[P_STEADFAST]:
        food = 0
    if powers[P_NO_GLACIER] or powers[P_STEADFAST]:
        weakened = 0
    return {"food": min(food, s.seats[seat].at[FOOD]), "weakened": weakened, "points": int(oak_points(s, seat))}


def feeding_of(s: Civolution, seat: i64) -> dict[str, int] | None:
    """Food needed for all tribes, food there is, what is missing, points for strong tribes if all are fed."""
    if s.by_rules(seat):
        return None
    need: i64 = 0
    camps: i64 = 0
    for group in range(GROUPS):
        place = place_of(group)
        each = food_for(s, seat, territory_of(group), place)
        tribes = tribes_of(s, seat, group)
        need += each * tribes
        if each and place != IN_WILD:
            camps += tribes
    free = s.seats[seat].powers[P_FEED_CAMP]
    need -= free if free < camps else camps
    food = s.seats[seat].at[FOOD]
    missing = int(need) - food
    return {
        "need": int(need),
        "food": food,
        "missing": missing if missing > 0 else 0,
        "points": int(strong_points(s, seat)),
    }


def weather_to_come(s: Civolution) -> dict[str, Any]:
    """Where the indicator will stand and whom a bad weather harms (CV-151, CV-152, CV-153)."""
    shift = EVENT_CARDS[s.event].shift
    place = int(s.weather) + shift
    beyond = place > HOT or place < COLD
    stop = min(max(place, COLD), HOT)
    harmed: list[int] = []
    for seat in range(s.players):
        powers = s.seats[seat].powers
        safe = powers[P_NO_BAD_WEATHER] or powers[P_STEADFAST]
        able = s.tribes_of(seat) or (s.seats[seat].at[FOOD] and not beyond)
        if stop in (HOT, COLD) and able and not safe:
            harmed.append(seat)
    return {"shift": shift, "stop": stop, "weather": WEATHERS[stop - COLD], "beyond": beyond, "harmed": harmed}


def event_to_come(s: Civolution) -> dict[str, Any]:
    """What the event counts for every seat, and whom it would concern now (CV-154, CV-154a)."""
    return {
        "event": EVENT_CARDS[s.event].id,
        "counts": [int(compared(s, seat)) for seat in range(s.sides)],
        "concerned": [seat for seat in concerned(s) if not s.by_rules(seat)],
    }


def category_to_come(s: Civolution) -> dict[str, Any] | None:
    """The next category of the era scoring, with what it would bring now and who would get the monolith (CV-155)."""
    era = int(s.era) if s.phase >= INCOME_PHASE or s.era == 0 else int(s.era) - 1
    if era >= ERAS or len(s.era_tiles) < ERAS:
        return None
    category, value = s.era_tiles[era], ERA_VALUES[era]
    counted = [int(units(s, seat, category)) for seat in range(s.sides)]
    best = max(counted)
    order = s.seats_from(s.seat_after(s.first))
    return {
        "category": CATEGORIES[category],
        "era": era + 1,
        "value": value,
        "units": counted,
        "points": [number * value for number in counted],
        "monolith": next(seat for seat in order if counted[seat] == best),
    }


def income_of(s: Civolution, seat: i64) -> dict[str, int]:
    """The points of the statues in the income phase (CV-164)."""
    player = s.seats[seat]
    each = STATUE_POINTS[player.favor] + player.powers[P_STATUE_BONUS]
    return {"statues": int(player.statues), "each": int(each), "points": int(player.statues * each)}


def final_of(s: Civolution, seat: i64) -> dict[str, Any]:
    """What the final scoring would bring as things stand (CV-168, CV-169, CV-170)."""
    player = s.seats[seat]
    categories: dict[str, dict[str, int]] = {}
    total = int(partition_points(player) + bonus_points(player))
    for category, name in enumerate(CATEGORIES):
        number, value = int(units(s, seat, category)), int(final_value(s, category))
        categories[name] = {"units": number, "value": value, "points": number * value}
        total += number * value
    return {
        "categories": categories,
        "stages": int(partition_points(player)),
        "point_bonus": int(bonus_points(player)),
        "points": total,
    }
