"""The tables by which steps find what stands above them in the order of imports.

An effect may lead to a choice whose effects lead to the first one again, a run of actions goes back to the menu that it
came from, and the end of a turn leads to the next one. So the steps below know such a thing by its number, and the
function of each number is entered here, where all of them can be seen.
"""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.elements import effects_of
from epoka.games.civolution.components.vocabulary import EFFECTS
from epoka.games.civolution.console.fate import favor_test
from epoka.games.civolution.console.menu import RUNS
from epoka.games.civolution.continent.goods import Produce, Transport
from epoka.games.civolution.continent.procreation import Procreate
from epoka.games.civolution.continent.trade import Purchase, Sale
from epoka.games.civolution.course.phases import NextTurn
from epoka.games.civolution.effects import FUNCTIONS
from epoka.games.civolution.notation import DO_PROCREATE, DO_PRODUCE, DO_PURCHASE, DO_SALE, DO_TRANSPORT
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.prices import offer_trigger
from epoka.games.civolution.solo.opponent_steps import fill_places
from epoka.games.civolution.steps.effects import (
    EFFECT_FUNCTIONS,
    NEXT_TURN,
    NO_EFFECT,
    OFFER_TRIGGER,
    PROCREATE_IN,
    RUN_ELEMENT,
    TEST_ELEMENT,
    do_all,
)

# ---- effects that no card names -------------------------------------------------------------------------------------


def run_element(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    do_all(s, seat, effects_of(a))


def procreate_in(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Procreate(seat, 1, a))


def run_after_test(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    favor_test(s, seat, RUN_ELEMENT, a, NO_EFFECT, 0)


def offer_element(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    offer_trigger(s, seat, a)


def next_turn(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(NextTurn(seat))


# ---- branches that come back to their menu --------------------------------------------------------------------------


def run_production(s: Civolution, seat: i64, number: i64, menu: list[int]) -> None:
    s.push(Produce(seat, number, 0, menu))


def run_transport(s: Civolution, seat: i64, number: i64, menu: list[int]) -> None:
    s.push(Transport(seat, number, 0, 0, menu))


def run_sale(s: Civolution, seat: i64, number: i64, menu: list[int]) -> None:
    s.push(Sale(seat, number, 0, menu))


def run_purchase(s: Civolution, seat: i64, number: i64, menu: list[int]) -> None:
    s.push(Purchase(seat, number, 0, menu))


def run_procreation(s: Civolution, seat: i64, number: i64, menu: list[int]) -> None:
    s.push(Procreate(seat, number, -1, 0, menu))


# ---- the tables -----------------------------------------------------------------------------------------------------


def fill_tables() -> None:
    """Make every function known to the steps that ask for it. Calling it again changes nothing."""
    for kind in range(len(EFFECTS)):
        EFFECT_FUNCTIONS[kind] = FUNCTIONS[EFFECTS[kind]]
    EFFECT_FUNCTIONS[RUN_ELEMENT] = run_element
    EFFECT_FUNCTIONS[PROCREATE_IN] = procreate_in
    EFFECT_FUNCTIONS[TEST_ELEMENT] = run_after_test
    EFFECT_FUNCTIONS[OFFER_TRIGGER] = offer_element
    EFFECT_FUNCTIONS[NEXT_TURN] = next_turn
    RUNS[DO_PRODUCE] = run_production
    RUNS[DO_TRANSPORT] = run_transport
    RUNS[DO_SALE] = run_sale
    RUNS[DO_PURCHASE] = run_purchase
    RUNS[DO_PROCREATE] = run_procreation
    fill_places()
