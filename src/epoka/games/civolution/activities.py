"""Activities: the one of the console and those of installed cards (CV-64, CV-132)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.cards.catalogue import RESEARCH
from epoka.games.civolution.chips import Opening
from epoka.games.civolution.doing import do
from epoka.games.civolution.kinds import E_TRACK
from epoka.games.civolution.markers import pay
from epoka.games.civolution.notation import ACTIVITY_OF, CARD_NAMES, DONE
from epoka.games.civolution.player import MONEY
from epoka.games.civolution.prices import Paid, can_pay, pay_price
from epoka.games.civolution.state import Civolution

CONSOLE_ACTIVITY: Final = 0
"""The activity printed on every console comes before those of the cards."""

NO_ACTIVITY: Final = -1

DIFFERENT: Final = -2
"""In place of an activity: the next one must be another (Activity II)."""


def offer_activities(s: Civolution, seat: i64, other_than: i64, out: list[int]) -> None:
    """Activities that the seat has and can pay for, but for one."""
    player = s.seats[seat]
    if player.at[MONEY] and other_than != CONSOLE_ACTIVITY:
        out.append(ACTIVITY_OF)
    for card in sorted(player.activities):
        if other_than != card + 1 and can_pay(s, seat, RESEARCH[card].price):
            out.append(ACTIVITY_OF + 1 + card)


class Activity(Opening):
    """One of the available activities; `other_than` is one that may not be repeated (CV-64, CV-132)."""

    def __init__(self, seat: i64, left: i64, other_than: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.other_than: i64 = other_than

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.other_than)]

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
            pay(s, self.seat, MONEY, 1)
            do(s, self.seat, E_TRACK, 1, -1)
            return
        s.push(Paid(self.seat, number - 1))
        pay_price(s, self.seat, number - 1)
