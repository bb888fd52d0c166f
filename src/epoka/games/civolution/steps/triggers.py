"""Triggers: what installed cards and chips do when something happens."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.step import Procedure, TableProcedure
from epoka.games.civolution.components.elements import amount_of, effects_of, element_id, needs_test, power_of, price_of
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.effects import OFFER_TRIGGER, TEST_ELEMENT, do_all, perform


def trigger(s: Civolution, seat: i64, when: i64, what: i64 = -1) -> None:
    """Set off the seat's cards and chips that react to this, in order of installation; never each other."""
    if s.firing:
        return
    triggers = s.seats[seat].triggers
    for number in range(len(triggers) - 1, -1, -1):
        element = triggers[number]
        if power_of(element) == when and (amount_of(element) < 0 or amount_of(element) == what):
            s.push(Fire(seat, element))


def nothing_follows(s: Civolution, seat: i64, moments: list[int]) -> bool:
    """Whether no card or chip of the seat reacts to any of these moments.

    Then nothing comes between picks, and they are a set.
    """
    if s.firing:
        return True
    for element in s.seats[seat].triggers:
        if power_of(element) in moments:
            return False
    return True


class Fire(Procedure[Civolution]):
    """The effects of one trigger; where they have a price the owner may decline."""

    def __init__(self, seat: i64, element: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element

    def act(self, s: Civolution, action: i64) -> None:
        s.firing += 1
        s.push(Fired())
        if s.listening:
            s.tell("triggered", {"seat": int(self.seat), "element": element_id(int(self.element))})
        if price_of(self.element):
            perform(s, self.seat, OFFER_TRIGGER, self.element)
        else:
            carry_out(s, self.seat, self.element)


class Fired(TableProcedure[Civolution]):
    """The effects of a trigger are done."""

    def act(self, s: Civolution, action: i64) -> None:
        s.firing -= 1


def carry_out(s: Civolution, seat: i64, element: i64) -> None:
    """All effects of an element, after its favour test if it has one."""
    if needs_test(element):
        perform(s, seat, TEST_ELEMENT, element)
    else:
        do_all(s, seat, effects_of(element))
