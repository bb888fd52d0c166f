"""What every step shares: decisions, effects to be carried out, and effects that follow from something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Procedure, Step
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, CHIP_CARDS_, INCOME_CHIPS, RESEARCH
from epoka.games.civolution.components.pieces import ATTRIBUTE, ATTRIBUTES, CARDS, CHIP_CARD, INCOME
from epoka.games.civolution.components.rows import Cost, Effect
from epoka.games.civolution.components.spaces import FEATURE
from epoka.games.civolution.notation import ATTRIBUTE_CHIP, DECLINE, DONE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.position.view import element_id
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.wrong_moment import attribute_reason, elsewhere, not_offered

NO_EFFECT: Final = -1

# Effects that no card names; the numbers of the others are those of the vocabulary.
RUN_ELEMENT: Final = 100
"""All effects of the installed card or chip a."""
PROCREATE_IN: Final = 101
"""One procreation in territory a (Holy rocks)."""
TEST_ELEMENT: Final = 102
"""All effects of the installed card or chip a, if a favour test passes."""
OFFER_TRIGGER: Final = 103
"""The effects of the installed card a, if their price can be paid and the owner wants to."""
NEXT_TURN: Final = 104
"""The turn of the seat ends once all is done that its player still has to do."""

EffectFunction = Callable[[Civolution, i64, i64, i64, i64], None]
"""Carries out one effect for a seat, with the three numbers of its row; what needs a choice goes on the agenda."""

EFFECT_FUNCTIONS: Final[list[EffectFunction | None]] = [None] * (NEXT_TURN + 1)
"""The function of every kind of effect, None where a number means nothing; the module `tables` fills it."""

NO_PRICE: Final[list[Cost]] = []


class Decision(Step[Civolution]):
    """A choice of a seat; `rule` is what a refusal cites."""

    def rule(self) -> str:
        return "CV-46"

    def idle(self, action: i64) -> bool:
        return action == DONE or action == DECLINE

    def refuse(self, s: Civolution, action: int) -> Refusal:
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            return attribute_reason(s, self.seat, action - ATTRIBUTE_CHIP)
        found = self.reason(s, action)
        if found is None:
            found = elsewhere(s, self.seat, self.rule(), action)
        return found if found is not None else self.otherwise(action)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        """What this step itself has against an action; None where the action belongs to another moment."""
        return None

    def otherwise(self, action: int) -> Refusal:
        """The refusal of an action that belongs to no other moment either."""
        return not_offered(self.rule(), action)

    def preview(self, s: Civolution, action: int) -> dict[str, Any]:
        shown = Preview()
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            shown.pays(FEATURE + ATTRIBUTE_CHIPS[action - ATTRIBUTE_CHIP].feature, 1)
            return shown.data()
        self.foresee(s, action, shown)
        return shown.data()

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Add what an action costs, gains and risks."""

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return words_of(type(self).__name__), {}


def words_of(name: str) -> str:
    """A class name as a message key: PayDice becomes pay-dice."""
    key = ""
    for letter in name:
        key += "-" + letter.lower() if letter.isupper() and key else letter.lower()
    return key


class Do(Procedure[Civolution]):
    """One effect, when its turn comes."""

    def __init__(self, seat: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def args(self) -> list[int]:
        return [int(self.seat), int(self.kind), int(self.a), int(self.b), int(self.c)]

    def act(self, s: Civolution, action: i64) -> None:
        perform(s, self.seat, self.kind, self.a, self.b, self.c)


def perform(s: Civolution, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Carry out one effect now."""
    function = EFFECT_FUNCTIONS[kind] if 0 <= kind < len(EFFECT_FUNCTIONS) else None
    if function is None:
        raise ValueError(f"there is no effect {kind}: the vocabulary of cards and chips does not know it")
    function(s, seat, a, b, c)


def do(s: Civolution, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Put one effect on the agenda."""
    if kind != NO_EFFECT:
        s.push(Do(seat, kind, a, b, c))


def push_all(s: Civolution, steps: list[Step[Civolution]]) -> None:
    """Put steps on the agenda, the first one on top."""
    for number in range(len(steps) - 1, -1, -1):
        s.push(steps[number])


def do_all(s: Civolution, seat: i64, effects: list[Effect]) -> None:
    """Put effects on the agenda, the first one on top."""
    for number in range(len(effects) - 1, -1, -1):
        effect = effects[number]
        s.push(Do(seat, effect.kind, effect.a, effect.b, effect.c))


# ---- what installed elements say ------------------------------------------------------------------------------------


def effects_of(element: i64) -> list[Effect]:
    """The effects of an installed element: an activity's, a trigger's, an income chip's."""
    if element < CARDS:
        return RESEARCH[element].effects
    if element < CHIP_CARD:
        return INCOME_CHIPS[element - INCOME].effects
    if element < ATTRIBUTE:
        return CHIP_CARDS_[element - CHIP_CARD].effects
    return ATTRIBUTE_CHIPS[element - ATTRIBUTE].effects


def needs_test(element: i64) -> bool:
    if element < CARDS:
        return RESEARCH[element].test
    if element < CHIP_CARD:
        return INCOME_CHIPS[element - INCOME].test
    if element < ATTRIBUTE:
        return CHIP_CARDS_[element - CHIP_CARD].test
    return False


def price_of(element: i64) -> list[Cost]:
    return RESEARCH[element].price if element < CARDS else NO_PRICE


def power_of(element: i64) -> int:
    return RESEARCH[element].power if element < CARDS else ATTRIBUTE_CHIPS[element - ATTRIBUTE].power


def amount_of(element: i64) -> int:
    return RESEARCH[element].amount if element < CARDS else ATTRIBUTE_CHIPS[element - ATTRIBUTE].amount


# ---- triggers -------------------------------------------------------------------------------------------------------


def fire(s: Civolution, seat: i64, when: i64, what: i64 = -1) -> None:
    """Whatever of the seat's cards and chips follows from this, in order of installation; never from each other."""
    if s.firing:
        return
    triggers = s.seats[seat].triggers
    for number in range(len(triggers) - 1, -1, -1):
        element = triggers[number]
        if power_of(element) == when and (amount_of(element) < 0 or amount_of(element) == what):
            s.push(Fire(seat, element))


def nothing_follows(s: Civolution, seat: i64, moments: list[int]) -> bool:
    """Whether no card or chip of the seat reacts to any of these: where nothing comes between them, picks are a set."""
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

    def args(self) -> list[int]:
        return [int(self.seat), int(self.element)]

    def act(self, s: Civolution, action: i64) -> None:
        s.firing += 1
        s.push(Fired())
        if s.listening:
            s.tell("triggered", {"seat": int(self.seat), "element": element_id(int(self.element))})
        if price_of(self.element):
            perform(s, self.seat, OFFER_TRIGGER, self.element)
        else:
            carry_out(s, self.seat, self.element)


class Fired(Procedure[Civolution]):
    """The effects of a trigger are done."""

    def args(self) -> list[int]:
        return []

    def act(self, s: Civolution, action: i64) -> None:
        s.firing -= 1


def carry_out(s: Civolution, seat: i64, element: i64) -> None:
    """All effects of an element, after its favour test if it has one."""
    if needs_test(element):
        perform(s, seat, TEST_ELEMENT, element)
    else:
        do_all(s, seat, effects_of(element))
