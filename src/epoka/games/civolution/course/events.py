"""Phase 7: the weather, the event, the era's category, the monolith (CV-151 to CV-156)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.core.step import Procedure, TableProcedure
from epoka.games.civolution.components.board import ERA_VALUES
from epoka.games.civolution.components.catalogue import EVENT_CARDS
from epoka.games.civolution.components.codes import E_ACTIVITY, E_INCOME_ACTION, P_NO_BAD_WEATHER, P_STEADFAST, T_EVENT
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.components.pieces import BOAT, CATEGORIES, FARM, IN_CAMP
from epoka.games.civolution.components.solo_cards import COMPARED_SPACES
from epoka.games.civolution.components.spaces import FOOD, RAW
from epoka.games.civolution.components.vocabulary import EVERY, LEADER, LEAST
from epoka.games.civolution.console.favor import lose_favor, say_favor, say_favor_back
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.tribes import missing_tribe, offer_tribes, remove_tribe
from epoka.games.civolution.notation import (
    DEAL_EVENT,
    DECLINE,
    DO_ACTIVITY,
    DO_COLDER,
    DO_FAVOR,
    DO_FOOD,
    DO_HOTTER,
    DO_INCOME,
    DO_TRIBE,
    DONE,
    IN,
    TRIBE,
)
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.packing import (
    GROUPS,
    STRONG,
    WEAK,
    place_of,
    strength_of,
    territory_of,
    tribe_entry,
)
from epoka.games.civolution.position.player import FROM_CATEGORIES
from epoka.games.civolution.position.scoring import units
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import do, do_all
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger
from epoka.games.civolution.turns.activities import NO_ACTIVITY, offer_activities

HOT: Final = 2
WARM: Final = 1
MILD: Final = 0
RAIN: Final = -1
COLD: Final = -2
NO_LOSS: Final = -1


class DealEvent(Draw[Civolution]):
    """Phase 1: the event of the era is turned up; which four are in the game is not known before (CV-3, CV-33)."""

    def __init__(self) -> None:
        super().__init__(DEAL_EVENT, "events")

    def pool(self, s: Civolution) -> Pool:
        return s.event_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.event = kind
        if s.listening:
            s.tell("event", {"incident": EVENT_CARDS[kind].id, "shift": EVENT_CARDS[kind].shift})


# ---- weather --------------------------------------------------------------------------------------------------------


def move_weather(s: Civolution) -> None:
    """The indicator moves as the event says; it stops at a white line, whose effect then counts (CV-151)."""
    place = s.weather + EVENT_CARDS[s.event].shift
    s.beyond = 1 if place > HOT or place < COLD else 0
    s.weather = HOT if place > HOT else COLD if place < COLD else place
    if s.listening:
        s.tell("weather", {"weather": int(s.weather), "beyond": int(s.beyond)})


class Weather(Decision):
    """What the weather does to one civilization (CV-152, CV-153).

    `place` is where the indicator stopped: whoever moves it on meanwhile changes nothing for those who follow.
    """

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def rule(self) -> str:
        return "CV-152"

    def actions(self, s: Civolution, out: list[int]) -> None:
        player = s.seats[self.seat]
        if self.place in (HOT, COLD):
            if player.powers[P_NO_BAD_WEATHER] or player.powers[P_STEADFAST]:
                out.append(DONE)
                return
            if player.at[FOOD] and not s.beyond:
                out.append(DO_FOOD)
            if s.has_tribe(self.seat):
                out.append(DO_TRIBE)
            if not out:
                out.append(DONE)
            return
        if self.place >= MILD and player.income_chips():
            out.append(DO_INCOME)
        if self.place <= MILD:
            activities: list[int] = []
            offer_activities(s, self.seat, NO_ACTIVITY, activities)
            if activities:
                out.append(DO_ACTIVITY)
        out.append(DECLINE)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DO_FOOD:
            pay(s, self.seat, FOOD, 1)
        elif action == DO_TRIBE:
            s.push(LoseTribe(self.seat))
        elif action == DO_INCOME:
            do(s, self.seat, E_INCOME_ACTION, 1)
        elif action == DO_ACTIVITY:
            do(s, self.seat, E_ACTIVITY, 1)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if self.place in (HOT, COLD) and action in (DECLINE, DONE):
            return Refusal("weather-must", "CV-152")
        return None

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action == DO_FOOD:
            shown.pays(FOOD, 1)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "weather", {"weather": int(self.place), "beyond": int(s.beyond)}


class LoseTribe(Decision):
    """The player chooses the tribe that is removed, or gives a space of favour instead (CV-149, AMB-29)."""

    def rule(self) -> str:
        return "CV-153"

    def actions(self, s: Civolution, out: list[int]) -> None:
        if s.seats[self.seat].favor > 1:
            out.append(DO_FAVOR)
        offer_tribes(s, self.seat, True, True, 0, out)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DO_FAVOR:
            lose_favor(s, self.seat, 1)
            return
        group = action - TRIBE
        remove_tribe(s, self.seat, territory_of(group), place_of(group), strength_of(group))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if action == DO_FAVOR:
            return Refusal("not-enough-favor", "CV-149", {"space": int(s.seats[self.seat].favor)})
        if TRIBE <= action < TRIBE + GROUPS:
            return missing_tribe(s, self.seat, action - TRIBE, "CV-153")
        return None

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action == DO_FAVOR:
            say_favor_back(shown, 1)
            say_favor(shown, s, self.seat, int(s.seats[self.seat].favor) - 1)


class ShiftWeather(Opening):
    """The player may move the weather indicator, never over a white line; `way` is the direction once it is chosen."""

    def __init__(self, seat: i64, left: i64, way: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.way: i64 = way

    def inside(self) -> bool:
        return self.way != 0

    def offer(self, s: Civolution, out: list[int]) -> None:
        if self.way >= 0 and s.weather < 2:
            out.append(DO_HOTTER)
        if self.way <= 0 and s.weather > -2:
            out.append(DO_COLDER)
        out.append(DONE)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        way = 1 if action == DO_HOTTER else -1
        s.weather += way
        if s.listening:
            s.tell("weather-moved", {"seat": int(self.seat), "weather": int(s.weather)})
        if self.left > 1:
            s.push(ShiftWeather(self.seat, self.left - 1, way))


# ---- the event ------------------------------------------------------------------------------------------------------


def concerned(s: Civolution) -> list[int]:
    """The seats that the event concerns, in seating order (CV-154, CV-154a)."""
    card = EVENT_CARDS[s.event]
    order = s.seats_from(s.first)
    counts = [int(compared(s, seat)) for seat in range(s.sides)]
    if card.who == EVERY:
        return [seat for seat in order if counts[seat] >= card.least]
    if card.who == LEAST:
        return [seat for seat in order if counts[seat] == min(counts)]
    most = max(counts)
    best = [seat for seat in order if counts[seat] == most and most > 0]
    return [] if card.who == LEADER and len(best) > 1 else best


def compared(s: Civolution, seat: i64) -> i64:
    """How many a seat has of what the event counts; for some events V.I.C.I. has markers of a grid instead (CV-196)."""
    card = EVENT_CARDS[s.event]
    if s.by_rules(seat) and COMPARED_SPACES[s.event]:
        return s.vici.covered(COMPARED_SPACES[s.event])
    return count(s, seat, card.counter, card.a)


class Event(TableProcedure[Civolution]):
    """The bonus of the event, one civilization after the other."""

    def act(self, s: Civolution, action: i64) -> None:
        seats = [seat for seat in concerned(s) if not s.by_rules(seat)]
        if s.listening:
            for seat in range(s.sides):
                number = int(compared(s, seat))
                s.tell("event-count", {"seat": int(seat), "incident": EVENT_CARDS[s.event].id, "number": number})
        if s.listening and not seats:
            s.tell("event-nobody", {"incident": EVENT_CARDS[s.event].id})
        s.push_all([EventFor(seat) for seat in seats])


class EventFor(Procedure[Civolution]):
    """What the event brings to one civilization, after what it costs."""

    def act(self, s: Civolution, action: i64) -> None:
        card = EVENT_CARDS[s.event]
        if s.listening:
            s.tell("event-for", {"seat": int(self.seat), "incident": card.id})
        if card.loss == NO_LOSS:
            do_all(s, self.seat, card.effects)
        else:
            s.push(LoseBuilding(self.seat, card.loss))


class LoseBuilding(Decision):
    """The player chooses the farm or boat that returns to the console; only then the bonus comes."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project: i64 = project

    def rule(self) -> str:
        return "CV-154"

    def actions(self, s: Civolution, out: list[int]) -> None:
        for territory in range(TERRITORIES):
            farm = self.project == FARM and s.farm[territory] == self.seat
            if farm or (self.project == BOAT and s.has_boat(territory, self.seat)):
                out.append(IN + territory)
        if not out:
            out.append(DONE)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        territory = action - IN
        if s.listening:
            project = "farm" if self.project == FARM else "boat"
            names = {"project": project, "territory": TERRITORY_NAMES[territory]}
            s.tell("building-lost", {"seat": int(self.seat), **names})
        if self.project == FARM:
            s.farm[territory] = -1
            s.seats[self.seat].farms += 1
        else:
            return_boat(s, self.seat, territory)
        do_all(s, self.seat, EVENT_CARDS[s.event].effects)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        return Refusal("nothing-built-there", "CV-154", {"territory": TERRITORY_NAMES[action - IN]})


def return_boat(s: Civolution, seat: i64, water: i64) -> None:
    """Return a boat to its console: tribes aboard go to the supply, a marker in the notch stays there (AMB-53)."""
    player = s.seats[seat]
    for strength in (WEAK, STRONG):
        while s.plain[tribe_entry(water, seat, strength)]:
            remove_tribe(s, seat, water, IN_CAMP, strength)
    s.boats[water] &= ~(1 << int(seat))
    if player.at[RAW + water]:
        player.at[RAW + water] -= 1
        player.boats += 1
    else:
        player.empty_boats += 1


# ---- the category and the monolith ----------------------------------------------------------------------------------


class EraScoring(TableProcedure[Civolution]):
    """The era's category is scored; the best one gets the monolith (CV-155, CV-156, AMB-2)."""

    def act(self, s: Civolution, action: i64) -> None:
        category = s.era_tiles[s.era - 1]
        if s.listening:
            s.tell("era-scored", {"category": CATEGORIES[category]})
        scores: list[int] = []
        for seat in range(s.sides):
            number = int(units(s, seat, category))
            scores.append(number * ERA_VALUES[s.era - 1])
            if s.listening:
                s.tell("units", {"seat": int(seat), "units": number, "value": ERA_VALUES[s.era - 1]})
            s.earn(seat, FROM_CATEGORIES, scores[seat])
        best = max(scores)
        for seat in s.seats_from(s.seat_after(s.first)):
            if scores[seat] == best:
                s.first = seat
                break
        if s.listening:
            s.tell("monolith", {"seat": int(s.first)})


class AfterEvent(Procedure[Civolution]):
    """Cards of a civilization that react to the event."""

    def act(self, s: Civolution, action: i64) -> None:
        trigger(s, self.seat, T_EVENT)
