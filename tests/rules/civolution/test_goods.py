"""Finds, production, transport, trade (CV-37, CV-85 to CV-88, CV-130, CV-131, CV-176).

On the continent of the tests the lands around d-water are d-desert, d-forest and g-hills. The sites 14 and 20 touch
c-grassland.
"""

from __future__ import annotations

import pytest

from epoka.games.civolution.continent.goods import ExtraFind
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    Seat,
    activating,
    console,
    do,
    doing,
    effect,
    finished,
    legal,
    markers,
    offered,
    score,
    table,
    then,
)

MEADOW: Seat = {"tribes": ["c-grassland camp strong"]}
SAILOR: Seat = {"tribes": ["d-water camp strong"], "boats": ["d-water"]}
LOADED_BOAT: Seat = {"boats": ["d-water"], "markers": {"raw d-water": 1}}


@pytest.mark.rule("CV-37", "EX-CV-01")
def test_an_extra_find_is_any_material_of_a_land_with_an_own_tribe() -> None:
    state = doing(ExtraFind(0, 1), seats={0: {"tribes": ["b-forest camp strong", "c-grassland camp strong"]}})
    assert legal(state) == [f"take {name}" for name in ("wood", "beeswax", "oil", "papyrus", "herbs", "gold")]
    do(state, "take oil")
    assert markers(state, "oil") == 1


@pytest.mark.rule("CV-37", "AMB-13")
def test_without_a_tribe_on_land_there_is_no_extra_find_and_it_cannot_be_declined() -> None:
    state = doing(ExtraFind(0, 1), seats={0: SAILOR})
    assert finished(state)
    assert set(console(state)["storage"].values()) == {0}
    ashore: Seat = {"tribes": [*SAILOR["tribes"], "b-forest camp strong"], "boats": ["d-water"]}
    assert legal(doing(ExtraFind(0, 1), seats={0: ashore})) == ["take wood", "take beeswax", "take oil"]


@pytest.mark.rule("CV-85", "AMB-9")
def test_raw_materials_appear_where_own_tribes_are_even_twice_or_not_at_all() -> None:
    state = doing(effect("produce", 2), seats={0: {"tribes": ["c-grassland wild strong"]}})
    assert legal(state) == ["done", "in c-grassland"]
    do(state, "in c-grassland", "in c-grassland")
    assert markers(state, "raw c-grassland") == 2


@pytest.mark.rule("CV-86")
def test_a_boat_holds_one_raw_material_and_needs_a_tribe_aboard() -> None:
    ashore = "c-grassland camp strong"
    unmanned = doing(effect("produce", 1), seats={0: {"tribes": [ashore], "boats": ["d-water"]}})
    assert offered(unmanned, "in") == ["c-grassland"]
    crew: Seat = {"tribes": [ashore, "d-water camp strong"], "boats": ["d-water"]}
    state = do(doing(effect("produce", 2), seats={0: crew}), "in d-water", "in c-grassland")
    assert finished(state)
    assert markers(state, "raw d-water") == 1


@pytest.mark.rule("CV-87")
def test_transport_needs_no_tribe_and_follows_the_tile() -> None:
    state = doing(effect("transport", 3), seats={0: {"markers": {"raw b-forest": 2}}})
    do(state, "in b-forest", "done")
    assert (markers(state, "raw b-forest"), markers(state, "wood")) == (1, 1)


@pytest.mark.rule("CV-88", "EX-CV-12")
def test_from_a_boat_only_face_up_tiles_around_its_water_count() -> None:
    assert finished(doing(effect("transport", 1), seats={0: LOADED_BOAT}))
    around = {"d-forest": "beeswax", "g-hills": "clay"}
    state = do(doing(effect("transport", 1), seats={0: LOADED_BOAT}, developed=around), "in d-water")
    assert legal(state) == ["take beeswax", "take clay"]
    do(state, "take beeswax")
    assert (markers(state, "raw d-water"), markers(state, "beeswax")) == (0, 1)


@pytest.mark.rule("CV-53", "CV-88")
def test_transport_three_moves_everything_and_lets_boats_choose_any_material() -> None:
    state = activating("transport", 3, {"boats": ["d-water"], "markers": {"raw d-water": 1, "raw b-forest": 8}})
    do(state, *["in b-forest"] * 8, "in d-water")
    assert len(legal(state)) == 18
    do(state, "take jade")
    assert (markers(state, "wood"), markers(state, "jade")) == (8, 1)


@pytest.mark.rule("CV-130", "EX-CV-26")
def test_a_sale_takes_one_material_for_money_and_one_for_two_points() -> None:
    state = do(doing(effect("sale", 1), seats={0: {"markers": {"wood": 2, "oil": 2}}}), "sell wood")
    assert markers(state, "money") == 1
    assert legal(state) == ["done", "sell wood points", "sell oil points"]
    do(state, "sell oil points")
    assert score(state) == 2
    assert finished(state)
    state = do(then(state, effect("sale", 1)), "sell oil", "done")
    assert markers(state, "money") == 4


@pytest.mark.rule("CV-130")
def test_a_sale_may_begin_with_the_points() -> None:
    state = do(doing(effect("sale", 1), seats={0: {"markers": {"oil": 2}}}), "sell oil points")
    assert (score(state), legal(state)) == (2, ["done", "sell oil"])
    do(state, "sell oil")
    assert markers(state, "money") == 3
    assert finished(state)


@pytest.mark.rule("CV-130", "CV-172")
@pytest.mark.parametrize(
    ("names", "money"), [(["sell oil", "done", "sell oil points"], 1), (["sell oil points", "sell oil", "done"], 2)]
)
def test_with_an_empty_supply_it_matters_what_is_sold_first(names: list[str], money: int) -> None:
    state = do(doing(effect("sale", 1), seats={0: {"markers": {"oil": 2}, "supply": 0}}), *names)
    assert markers(state, "money") == money


@pytest.mark.rule("CV-131")
def test_a_purchase_costs_two_or_four_by_whether_the_tile_is_face_up() -> None:
    state = doing(effect("purchase", 1), seats={0: {"markers": {"money": 3}}})
    assert legal(state) == ["done", "buy wood", "buy papyrus"]
    do(state, "buy wood")
    assert (markers(state, "money"), markers(state, "wood")) == (1, 1)
    state = do(doing(effect("purchase", 1), seats={0: {"markers": {"money": 4}}}), "buy oil")
    assert (markers(state, "money"), markers(state, "oil")) == (0, 1)
    assert finished(doing(effect("purchase", 1), seats={0: {"markers": {"money": 1}}}))


@pytest.mark.rule("CV-63", "EX-CV-27")
def test_sales_and_purchases_of_trade_two_mix_freely() -> None:
    state = activating("trade", 2, {"markers": {"oil": 4, "money": 2}})
    do(state, "do sale", "sell oil", "done", "done", "do purchase", "buy wood", "buy wood")
    do(state, "do sale", "sell oil", "done")
    assert finished(state)
    assert markers(state, "money") == 2 + 3 - 4 + 3


def producing(level: int) -> Civolution:
    return activating("production", level, {**MEADOW, "markers": {"raw b-forest": 3}})


@pytest.mark.rule("CV-52")
@pytest.mark.parametrize(("level", "produced", "moved"), [(2, 3, 1), (3, 4, 2)])
def test_production_brings_more_at_higher_levels(level: int, produced: int, moved: int) -> None:
    state = do(producing(level), "do produce", *["in c-grassland"] * produced)
    do(state, "do transport", *["in b-forest"] * moved)
    assert finished(state)
    assert markers(state, "raw c-grassland") == produced
    assert markers(state, "wood") == moved


@pytest.mark.rule("CV-52")
def test_production_one_transports_after_a_favour_test() -> None:
    state = producing(1)
    assert legal(state) == ["do produce", "do test", "done"]
    do(state, "do test", "roll 1", "in b-forest")
    assert markers(state, "wood") == 1


@pytest.mark.rule("CV-65", "CV-176", "AMB-47")
def test_a_hidden_grotto_brings_a_material_home_before_production() -> None:
    state = activating("production", 1, MEADOW, MEADOW, sites={14: "grotto", 20: "grotto"})
    assert legal(state) == ["do produce", "do test", "done"]
    assert markers(state, "papyrus") == 2
    assert markers(state, "supply", 1) == markers(table(), "supply", 1)
