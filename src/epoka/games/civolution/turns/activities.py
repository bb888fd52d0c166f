"""Activities: the one of the console and those of installed cards (CV-64, CV-132)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.elements import needs_test
from epoka.games.civolution.components.module_rows import CONSOLE_ACTIVITY_ROW
from epoka.games.civolution.components.pieces import CARDS
from epoka.games.civolution.console.favor import say_test
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import ACTIVITY_OF, CARD_NAMES, DONE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.prices import Paid, can_pay, pay_price, say_price, space_of
from epoka.games.civolution.steps.effects import do_all
from epoka.games.civolution.steps.preview import Preview

CONSOLE_ACTIVITY: Final = 0
"""The activity printed on every console comes before those of the cards."""

NO_ACTIVITY: Final = -1

DIFFERENT: Final = -2
"""In place of an activity: the next one must be another (Activity II)."""


def offer_activities(s: Civolution, seat: i64, other_than: i64, out: list[int]) -> None:
    """Append the activities that the seat has and can pay for, except `other_than`."""
    player = s.seats[seat]
    if other_than != CONSOLE_ACTIVITY and can_pay(s, seat, CONSOLE_ACTIVITY_ROW.price):
        out.append(ACTIVITY_OF)
    for card in sorted(player.activities):
        if other_than != card + 1 and can_pay(s, seat, RESEARCH[card].price):
            out.append(ACTIVITY_OF + 1 + card)


class Activity(Opening):
    """The player chooses one of the available activities; `other_than` may not be repeated (CV-64, CV-132)."""

    def __init__(self, seat: i64, left: i64, other_than: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.other_than: i64 = other_than

    def rule(self) -> str:
        return "CV-132"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        offer_activities(s, self.seat, self.other_than, out)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        number = action - ACTIVITY_OF
        if s.listening:
            name = CARD_NAMES[number - 1] if number else "console"
            s.tell("activity", {"seat": int(self.seat), "card": name})
        if self.left > 1:
            different = self.other_than == DIFFERENT
            s.push(Activity(self.seat, self.left - 1, number if different else NO_ACTIVITY))
        if number == CONSOLE_ACTIVITY:
            do_all(s, self.seat, CONSOLE_ACTIVITY_ROW.effects)
            for cost in CONSOLE_ACTIVITY_ROW.price:
                pay(s, self.seat, space_of(cost), cost.amount)
            return
        s.push(Paid(self.seat, number - 1))
        pay_price(s, self.seat, number - 1)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not ACTIVITY_OF <= action <= ACTIVITY_OF + CARDS:
            return None
        number = action - ACTIVITY_OF
        if number and number - 1 not in s.seats[self.seat].activities:
            return Refusal("activity-not-installed", "CV-132")
        if self.other_than == number:
            return Refusal("activity-repeated", "CV-64")
        return Refusal("activity-too-dear", "CV-132")

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        number = action - ACTIVITY_OF
        if number == CONSOLE_ACTIVITY:
            say_price(shown, CONSOLE_ACTIVITY_ROW.price)
        elif number > 0:
            say_price(shown, RESEARCH[number - 1].price)
            if needs_test(number - 1):
                say_test(shown, s, self.seat)
