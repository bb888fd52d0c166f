"""What is picked for one action is a set: in any order, and nothing is rolled or over before the rest is declined."""

from __future__ import annotations

import pytest

import epoka
from epoka.games.civolution.components.codes import (
    E_MATERIAL,
    E_MOVE_FEATURE,
    E_PRODUCE,
    E_STRENGTHEN,
    E_TURN_DIE,
    E_UPGRADE,
)
from epoka.games.civolution.components.pieces import MODULES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Row, Seat, choices, do, doing, effect, legal, markers, outcomes

TWO_TERRITORIES: Seat = {"tribes": ["b-forest camp strong", "c-grassland camp strong"]}
RAW: Seat = {"markers": {"raw b-forest": 1, "raw c-grassland": 1}}
TILES = {"b-forest": "wood", "c-grassland": "herbs"}


@pytest.mark.rule("CV-139")
def test_a_reset_decides_for_each_die_and_then_rolls() -> None:
    state = do(doing(["Reroll", 0, 2, 0, 0, 1], seats={0: {"dice": [2, 5], "used": 0}}), "reroll 5")
    assert (legal(state), choices(state)) == (["done"], ["reroll 2", "done"])
    do(state, "reroll 2")
    assert state.mover == epoka.CHANCE
    assert set(outcomes(state)) == {f"roll {side}" for side in range(1, 7)}


@pytest.mark.rule("CV-87")
def test_a_transport_goes_on_with_an_earlier_territory() -> None:
    state = do(doing(["Transport", 0, 3, 0, 0], seats={0: RAW}, developed=TILES), "in c-grassland")
    assert (legal(state), choices(state)) == (["done"], ["done", "in b-forest"])
    do(state, "in b-forest")
    assert (markers(state, "wood"), markers(state, "herbs"), state.mover) == (1, 1, 1)


@pytest.mark.rule("CV-40")
def test_a_module_is_paid_with_either_die_first() -> None:
    research = MODULES.index("research")
    seat: Seat = {"dice": [1, 1, 2, 2, 3], "used": 1, "markers": {"ideas": 2}}
    forth, back = (doing(["PayDice", 0, research, -1], seats={0: seat}) for _ in range(2))
    do(forth, "use die 1", "use die 2")
    do(back, "use die 2", "use die 1")
    assert forth.seats[0].dice == back.seats[0].dice == [1, 1, 1, 0, 0, 0]
    assert forth.agenda[-1].args() == back.agenda[-1].args()


@pytest.mark.rule("CV-40")
def test_nobody_is_asked_which_dice_pay_where_one_pair_does() -> None:
    state = doing(["PayDice", 0, MODULES.index("research"), -1], seats={0: {"dice": [1, 2, 5], "used": 3}})
    assert state.prompt()[0] != "pay-dice"


SETS: list[tuple[Row, Seat, list[str], list[str]]] = [
    (effect(E_PRODUCE, 2), TWO_TERRITORIES, ["in b-forest"], ["in c-grassland"]),
    (["TakeMaterial", 0, 2, 0, -1], {}, ["take wood"], ["take herbs"]),
    (["Purchase", 0, 2], {"markers": {"money": 8}}, ["buy wood"], ["buy oil"]),
    (
        effect(E_STRENGTHEN, 2),
        {"tribes": ["b-forest camp weak", "c-grassland camp weak"]},
        ["tribe b-forest camp weak"],
        ["tribe c-grassland camp weak"],
    ),
    (effect(E_UPGRADE, 2, 0), {}, ["upgrade exploration"], ["upgrade trade"]),
    (
        effect(E_MOVE_FEATURE, 2),
        {"markers": {"stamina": 2, "calm": 1}},
        ["lift stamina", "drop dexterity"],
        ["lift calm", "drop dexterity"],
    ),
    (["TurnDie", 0, 2], {"dice": [2, 2, 5], "used": 3}, ["use die 2", "value 3"], ["use die 5", "value 2"]),
    (["TurnDie", 0, 2], {"dice": [2, 2, 5], "used": 3}, ["use die 2", "value 3"], ["use die 2", "value 1"]),
    (
        ["Procreate", 0, 2],
        TWO_TERRITORIES,
        ["in b-forest", "camp free"],
        ["in c-grassland", "camp free"],
    ),
    (["GainFeature", 0, 2], {}, ["feature stamina"], ["feature calm"]),
    (["Replenish", 0, 0, 2, 0], {"supply": 0, "markers": {"money": 1, "food": 1}}, ["free food"], ["free money"]),
    (["ChooseStacks", 0, 2, 1, 0, 0], {}, ["draw invention"], ["draw insight"]),
]


@pytest.mark.parametrize(("step", "seat", "one", "other"), SETS, ids=[str(row[0][0]) + row[3][0] for row in SETS])
def test_two_picks_lead_to_the_same_position_in_either_order(
    step: Row, seat: Seat, one: list[str], other: list[str]
) -> None:
    def played(*names: str) -> Civolution:
        return do(doing(step, seats={0: seat}, developed=TILES, attributes=[]), *names)

    assert played(*one, *other) == played(*other, *one)


@pytest.mark.rule("CV-172")
def test_with_a_short_supply_every_order_of_a_production_is_listed() -> None:
    """The one marker goes to the first territory, so it matters which that is."""
    seat: Seat = {**TWO_TERRITORIES, "supply": 1, "markers": {"money": 1}}
    state = doing(effect(E_PRODUCE, 2), seats={0: seat}, attributes=[])
    assert legal(do(state, "in c-grassland")) == choices(state) == ["done", "in b-forest", "in c-grassland"]
    do(state, "in b-forest", "done")
    assert (markers(state, "raw b-forest"), markers(state, "raw c-grassland")) == (0, 1)


@pytest.mark.parametrize("kind", [E_MATERIAL, E_TURN_DIE])
def test_the_last_pick_in_the_order_does_not_end_a_set(kind: int) -> None:
    state = doing(effect(kind, 2), seats={0: {"dice": [1, 6, 6], "used": 3}})
    last = [name for name in legal(state) if name != "done"][-1]
    do(state, last)
    if kind == E_TURN_DIE:
        do(state, "value 2")
    assert len(choices(state)) > 1
