"""Why an action is not legal, with the rule that says so."""

from __future__ import annotations

import pytest

from epoka.core.refusal import Params
from epoka.games.civolution.exploring import Explore
from epoka.games.civolution.fate import Hunt
from epoka.games.civolution.goods import Purchase
from epoka.games.civolution.markers import Replenish
from epoka.games.civolution.player import IDEAS, MONEY
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tribes import Strengthen
from epoka.games.civolution.turn import Turn
from tests.rules.civolution.positions import GRASS, WEAK, ask, bare, give, put


def reason(state: Civolution, name: str) -> tuple[str, str, Params]:
    refusal = state.refusal(state.action(name))
    assert refusal is not None
    return refusal.code, refusal.rule, refusal.params


@pytest.mark.rule("CV-40")
def test_a_module_that_cannot_be_paid_is_named() -> None:
    state = bare()
    state.seats[0].dice, state.seats[0].used = [2, 0, 0, 0, 0, 0], 4
    ask(state, Turn(0))
    assert reason(state, "activate trade") == ("module-not-payable", "CV-40", {"module": "trade"})


@pytest.mark.rule("CV-137")
def test_a_reset_with_too_many_dice_is_refused_with_their_number() -> None:
    assert reason(ask(bare(), Turn(0)), "reset") == ("too-many-dice", "CV-137", {"dice": 6, "most": 3})


@pytest.mark.rule("CV-124")
def test_an_attribute_chip_out_of_reach_is_refused() -> None:
    assert reason(ask(bare(), Turn(0)), "attribute T3") == ("attribute-not-met", "CV-124", {"element": "T3"})


@pytest.mark.rule("CV-39")
def test_nothing_else_comes_before_a_turn() -> None:
    assert reason(ask(bare(), Turn(0)), "done") == ("turn-now", "CV-39", {})


@pytest.mark.rule("CV-131")
def test_a_purchase_beyond_the_purse_names_its_price() -> None:
    state = bare()
    give(state, 0, MONEY, 2)
    ask(state, Purchase(0, 1))
    assert reason(state, "buy jade") == ("not-enough-money", "CV-131", {"material": "jade", "money": 4})
    assert reason(state, "reset")[0] == "not-offered"


@pytest.mark.rule("CV-89")
def test_hunting_needs_a_tribe_and_an_unhunted_territory() -> None:
    state = bare()
    put(state, 0, GRASS)
    put(state, 0, 2)
    state.hunted = 1 << GRASS
    ask(state, Hunt(0, 1, 0))
    assert reason(state, "in c-grassland") == ("hunted-already", "CV-89", {"territory": "c-grassland"})
    assert reason(state, "in c-desert") == ("no-tribe-there", "CV-89", {"territory": "c-desert"})
    assert reason(state, "reset")[0] == "not-offered"


@pytest.mark.rule("CV-91")
def test_exploring_needs_a_tribe() -> None:
    state = bare()
    put(state, 0, GRASS)
    ask(state, Explore(0))
    assert reason(state, "in c-desert") == ("no-tribe-there", "CV-91", {"territory": "c-desert"})
    assert reason(state, "reset")[0] == "not-offered"


@pytest.mark.rule("CV-172", "CV-90")
def test_every_step_cites_its_own_rule() -> None:
    state = bare()
    put(state, 0, GRASS, strength=WEAK)
    give(state, 0, IDEAS, 1)
    assert reason(ask(state, Strengthen(0, 1, 0)), "reset") == ("not-offered", "CV-90", {})
    assert reason(ask(state, Replenish(0, 2, 1, 0)), "reset") == ("replenishing-now", "CV-172", {"space": "food"})
