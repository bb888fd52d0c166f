"""Phase 6: food for every tribe, hunger, deus ex machina (CV-146, CV-147, CV-148, CV-149, CV-150)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.codes import P_FEED_CAMP, P_STRONG_POINTS, P_SURVIVORS, T_FEEDING
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.components.pieces import FAVOR_END, IN_WILD
from epoka.games.civolution.components.spaces import FOOD
from epoka.games.civolution.console.favor import lose_favor, say_favor_back
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.continent.migrants import next_tribes, tribes_of
from epoka.games.civolution.continent.tribes import remove_tribe, restrength
from epoka.games.civolution.notation import FEED, PLACES, SAVE, STRENGTHS
from epoka.games.civolution.position.packing import GROUPS, place_of, strength_of, territory_of
from epoka.games.civolution.position.player import FROM_STRONG
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger

MOST_EXTRA_STRONG_POINTS: Final = 6


class Feed(Decision):
    """The player chooses how many tribes of one kind at one place are fed; then comes the next place (CV-148).

    `free` tribes on encampments or boats need nothing this time, `safe` weak ones survive: both by cards.
    """

    def __init__(self, seat: i64, group: i64, free: i64, safe: i64) -> None:
        super().__init__(seat)
        self.group: i64 = group
        self.free: i64 = free
        self.safe: i64 = safe

    def rule(self) -> str:
        return "CV-148"

    def tribes(self, s: Civolution) -> i64:
        return tribes_of(s, self.seat, self.group)

    def gift(self, tribes: i64) -> i64:
        """How many tribes here are fed by cards."""
        if place_of(self.group) == IN_WILD:
            return 0
        return self.free if self.free < tribes else tribes

    def need(self, s: Civolution) -> i64:
        """How much food one tribe here needs."""
        return food_for(s, self.seat, territory_of(self.group), place_of(self.group))

    def fed_anyway(self, s: Civolution) -> i64:
        """How many tribes here are fed without food: by cards, or all of them where they need none."""
        tribes = self.tribes(s)
        return self.gift(tribes) if self.need(s) else tribes

    def actions(self, s: Civolution, out: list[int]) -> None:
        tribes, need, gift = self.tribes(s), self.need(s), self.fed_anyway(s)
        food = s.seats[self.seat].at[FOOD]
        for fed in range(gift, tribes + 1):
            if (fed - gift) * need <= food:
                out.append(FEED + int(fed))

    def act(self, s: Civolution, action: i64) -> None:
        fed = action - FEED
        tribes = self.tribes(s)
        territory, place, strength = territory_of(self.group), place_of(self.group), strength_of(self.group)
        if s.listening:
            numbers = {"seat": int(self.seat), "fed": int(fed), "hungry": int(tribes - fed)}
            s.tell("fed", {**numbers, "territory": TERRITORY_NAMES[territory], "place": PLACES[place]})
        need = food_for(s, self.seat, territory, place)
        gift: i64 = self.gift(tribes) if need else 0
        free, safe = self.free - gift, self.safe
        if fed > gift:
            pay(s, self.seat, FOOD, (fed - gift) * need)
        hungry = tribes - fed
        dying: i64 = 0
        if strength:
            for _ in range(hungry):
                restrength(s, self.seat, territory, place, 1)
        else:
            dying = hungry - safe if hungry > safe else 0
            safe -= hungry - dying
        next_group(s, self.seat, self.group + 1, free, safe)
        if dying:
            s.push(Perish(self.seat, territory, place, dying))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not FEED <= action < SAVE:
            return None
        fed, tribes = action - FEED, int(self.tribes(s))
        if fed > tribes:
            return Refusal("fewer-tribes", "CV-148", {"tribes": tribes})
        need, gift = int(self.need(s)), int(self.fed_anyway(s))
        if fed < gift:
            return Refusal("fed-anyway", "CV-147", {"tribes": gift})
        return Refusal("not-enough-food", "CV-148", {"need": need * (fed - gift), "have": s.seats[self.seat].at[FOOD]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Show the food it takes, and what happens to the tribes that get none (CV-148)."""
        fed = action - FEED
        shown.pays(FOOD, max(fed - int(self.fed_anyway(s)), 0) * self.need(s))
        hungry = int(self.tribes(s)) - fed
        if hungry:
            shown.say("tribes-weaken" if strength_of(self.group) else "tribes-die", {"n": hungry})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        territory, place, strength = territory_of(self.group), place_of(self.group), strength_of(self.group)
        return "feed", {
            "territory": TERRITORY_NAMES[territory],
            "place": PLACES[place],
            "strength": STRENGTHS[strength],
            "tribes": int(self.tribes(s)),
            "need": int(food_for(s, self.seat, territory, place)),
            "food": int(s.seats[self.seat].at[FOOD]),
            "wanted": int(self.wanted(s)),
        }

    def wanted(self, s: Civolution) -> i64:
        """The food for all tribes here and at the places that follow."""
        free = self.free
        food: i64 = 0
        for group in range(self.group, GROUPS):
            territory, place = territory_of(group), place_of(group)
            tribes = tribes_of(s, self.seat, group)
            need = food_for(s, self.seat, territory, place) if tribes else 0
            gift: i64 = 0
            if need and place != IN_WILD:
                gift = free if free < tribes else tribes
            free -= gift
            food += (tribes - gift) * need
        return food


def next_group(s: Civolution, seat: i64, group: i64, free: i64, safe: i64) -> None:
    """Go on with the next place that holds own tribes: the weak ones before the strong, so none is hungry twice."""
    following = next_tribes(s, seat, group)
    if following < GROUPS:
        s.push(Feed(seat, following, free, safe))


class BeginFeeding(Procedure[Civolution]):
    """A player feeds all tribes, place after place."""

    def act(self, s: Civolution, action: i64) -> None:
        powers = s.seats[self.seat].powers
        next_group(s, self.seat, 0, powers[P_FEED_CAMP], powers[P_SURVIVORS])


class Perish(Decision):
    """The player chooses how many unfed weak tribes are saved, each by a space of favour; the others die (CV-149)."""

    def __init__(self, seat: i64, territory: i64, place: i64, dying: i64) -> None:
        super().__init__(seat)
        self.territory: i64 = territory
        self.place: i64 = place
        self.dying: i64 = dying

    def rule(self) -> str:
        return "CV-149"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        spaces = s.seats[self.seat].favor - 1
        for saved in range(self.dying + 1):
            if saved <= spaces:
                out.append(SAVE + int(saved))

    def act(self, s: Civolution, action: i64) -> None:
        saved = action - SAVE
        if saved:
            lose_favor(s, self.seat, saved)
        for _ in range(self.dying - saved):
            remove_tribe(s, self.seat, self.territory, self.place, 0)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not SAVE <= action < SAVE + FAVOR_END:
            return None
        if action - SAVE > self.dying:
            return Refusal("fewer-tribes", "CV-149", {"tribes": int(self.dying)})
        return Refusal("not-enough-favor", "CV-149", {"space": int(s.seats[self.seat].favor)})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        saved = action - SAVE
        say_favor_back(shown, saved)
        if self.dying > saved:
            shown.say("tribes-die", {"n": int(self.dying) - saved})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "perish", {"territory": TERRITORY_NAMES[self.territory], "tribes": int(self.dying)}


class StrongPoints(Procedure[Civolution]):
    """When all have fed: points for strong tribes, V.I.C.I.'s too (CV-150, CV-195)."""

    def act(self, s: Civolution, action: i64) -> None:
        s.earn(self.seat, FROM_STRONG, strong_points(s, self.seat))
        trigger(s, self.seat, T_FEEDING)


def strong_points(s: Civolution, seat: i64) -> i64:
    """A point for each strong tribe, and what cards add."""
    strong: i64 = 0
    for territory in range(TERRITORIES):
        strong += s.strong_in(territory, seat)
    more = strong * s.seats[seat].powers[P_STRONG_POINTS]
    return strong + (more if more < MOST_EXTRA_STRONG_POINTS else MOST_EXTRA_STRONG_POINTS)
