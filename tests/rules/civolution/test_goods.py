"""Finds, production, transport, trade (CV-37, CV-85 to CV-88, CV-130, CV-131, CV-176)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.codes import E_PURCHASE, E_SALE
from epoka.games.civolution.components.map import TERRITORY_NAMES, TERRITORY_TERRAIN, WATERS
from epoka.games.civolution.components.pieces import GROTTO, IRON_ORE, M_PRODUCTION, M_TRANSPORT, OIL, WATER, WOOD
from epoka.games.civolution.components.spaces import IDEAS, MONEY, RAW, STORE
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.continent.goods import ExtraFind, Produce, Purchase, Sale, Transport, cargo, purchase_price
from epoka.games.civolution.notation import DO_PURCHASE, DO_SALE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.modules import activate
from tests.rules.civolution.positions import FOREST, GRASS, ask, bare, boat, develop, give, legal, play, points, put


@pytest.mark.rule("CV-37", "EX-CV-01")
def test_an_extra_find_is_any_material_of_a_land_with_an_own_tribe() -> None:
    state = bare()
    put(state, 0, FOREST)
    put(state, 0, GRASS)
    ask(state, ExtraFind(0, 1))
    assert legal(state) == [f"take {name}" for name in ("wood", "beeswax", "oil", "papyrus", "herbs", "gold")]
    play(state, "take oil")
    assert state.seats[0].at[STORE + OIL] == 1


@pytest.mark.rule("CV-37", "AMB-13")
def test_without_a_tribe_on_land_there_is_no_extra_find_and_it_cannot_be_declined() -> None:
    state = bare()
    boat(state, 0, WATERS[1])
    put(state, 0, WATERS[1])
    ask(state, ExtraFind(0, 1))
    assert state.over and state.seats[0].at[STORE:34] == [0] * 18
    put(state, 0, FOREST)
    assert "done" not in legal(ask(state, ExtraFind(0, 1)))


@pytest.mark.rule("CV-85", "AMB-9")
def test_raw_materials_appear_where_own_tribes_are_even_twice_or_not_at_all() -> None:
    state = bare()
    put(state, 0, GRASS, "wild")
    assert legal(ask(state, Produce(0, 2, 0))) == ["done", "in c-grassland"]
    play(state, "in c-grassland", "in c-grassland")
    assert state.seats[0].at[RAW + GRASS] == 2


@pytest.mark.rule("CV-86")
def test_a_boat_holds_one_raw_material_and_needs_a_tribe_aboard() -> None:
    state = bare()
    water = WATERS[1]
    put(state, 0, GRASS)
    boat(state, 0, water, loaded=False)
    assert f"in {TERRITORY_NAMES[water]}" not in legal(ask(state, Produce(0, 1, 0)))
    put(state, 0, water)
    play(ask(state, Produce(0, 2, 0)), f"in {TERRITORY_NAMES[water]}", f"in {TERRITORY_NAMES[GRASS]}")
    assert state.over
    assert state.seats[0].at[RAW + water] == 1


@pytest.mark.rule("CV-87")
def test_transport_needs_no_tribe_and_follows_the_tile() -> None:
    state = bare()
    give(state, 0, RAW + FOREST, 2)
    play(ask(state, Transport(0, 3, 0, 0)), "in b-forest", "done")
    assert (state.seats[0].at[RAW + FOREST], state.seats[0].at[STORE + WOOD]) == (1, 1)


def shipped(state: Civolution) -> int:
    """A boat with a marker in a Water territory with at least two lands around it."""
    water = next(w for w in WATERS if len(lands(state, w)) >= 2)
    boat(state, 0, water)
    return water


def lands(state: Civolution, water: int) -> list[int]:
    near = state.map.adjacent[water]
    return [place for place in near if TERRITORY_TERRAIN[place] != WATER and state.material[place] < 0]


@pytest.mark.rule("CV-88", "EX-CV-12")
def test_from_a_boat_only_face_up_tiles_around_its_water_count() -> None:
    state = bare()
    for territory in range(22):
        state.material[territory] = -1
    water = shipped(state)
    one, other = lands(state, water)[:2]
    assert cargo(state, 0, water, False) == []
    develop(state, one, WOOD)
    develop(state, other, IRON_ORE)
    play(ask(state, Transport(0, 1, 0, 0)), f"in {TERRITORY_NAMES[water]}")
    assert legal(state) == ["take wood", "take iron-ore"]
    play(state, "take wood")
    assert (state.seats[0].at[RAW + water], state.seats[0].at[STORE + WOOD]) == (0, 1)


@pytest.mark.rule("CV-53", "CV-88")
def test_transport_three_moves_everything_and_lets_boats_choose_any_material() -> None:
    state = bare()
    water = shipped(state)
    state.seats[0].levels[M_TRANSPORT] = 3
    give(state, 0, RAW + FOREST, 8)
    ask(state)
    activate(state, 0, M_TRANSPORT)
    ask(state, *reversed(state.agenda.copy()))
    play(state, *(["in a-water", "take jade"] if water == 0 else []))
    for _ in range(8):
        play(state, "in b-forest")
    if water:
        play(state, f"in {TERRITORY_NAMES[water]}")
        assert len(legal(state)) == 18
        play(state, "take jade")
    assert (state.seats[0].at[STORE + WOOD], state.seats[0].at[STORE + 14]) == (8, 1)


@pytest.mark.rule("CV-130", "EX-CV-26")
def test_a_sale_takes_one_material_for_money_and_one_for_two_points() -> None:
    state = bare()
    give(state, 0, STORE + WOOD, 2)
    give(state, 0, STORE + OIL, 2)
    play(ask(state, Sale(0, 1, 0)), "sell wood")
    assert state.seats[0].at[MONEY] == 1
    assert legal(state) == ["done", "sell wood points", "sell oil points"]
    play(state, "sell oil points")
    assert points(state) == 2
    assert state.over
    play(ask(state, Sale(0, 1, 0)), "sell oil", "done")
    assert state.seats[0].at[MONEY] == 4


@pytest.mark.rule("CV-130")
def test_a_sale_may_begin_with_the_points() -> None:
    state = bare()
    give(state, 0, STORE + OIL, 2)
    play(ask(state, Sale(0, 1, 0)), "sell oil points")
    assert (points(state), legal(state)) == (2, ["done", "sell oil"])
    play(state, "sell oil")
    assert state.seats[0].at[MONEY] == 3
    assert state.over


@pytest.mark.rule("CV-130", "CV-172")
@pytest.mark.parametrize(
    ("names", "money"), [(["sell oil", "done", "sell oil points"], 1), (["sell oil points", "sell oil", "done"], 2)]
)
def test_with_an_empty_supply_it_matters_what_is_sold_first(names: list[str], money: int) -> None:
    state = bare()
    give(state, 0, STORE + OIL, 2)
    give(state, 0, IDEAS, int(state.seats[0].supply))
    play(ask(state, Sale(0, 1, 0)), *names)
    assert state.seats[0].at[MONEY] == money


@pytest.mark.rule("CV-131")
def test_a_purchase_costs_two_or_four_by_whether_the_tile_is_face_up() -> None:
    state = bare()
    assert purchase_price(state, 0, WOOD) == 2
    assert purchase_price(state, 0, OIL) == 4
    give(state, 0, MONEY, 3)
    assert legal(ask(state, Purchase(0, 1))) == ["done", "buy wood", "buy papyrus"]
    play(state, "buy wood")
    assert (state.seats[0].at[MONEY], state.seats[0].at[STORE + WOOD]) == (1, 1)


@pytest.mark.rule("CV-63", "EX-CV-27")
def test_sales_and_purchases_of_trade_two_mix_freely() -> None:
    state = bare()
    give(state, 0, STORE + OIL, 4)
    give(state, 0, MONEY, 2)
    ask(state, Menu(0, [DO_SALE, E_SALE, 2, DO_PURCHASE, E_PURCHASE, 2]))
    play(state, "do sale", "sell oil", "done", "done", "do purchase", "buy wood", "buy wood")
    play(state, "do sale", "sell oil", "done")
    assert state.over
    assert state.seats[0].at[MONEY] == 2 + 3 - 4 + 3


def producing(level: int) -> Civolution:
    state = bare()
    put(state, 0, GRASS)
    give(state, 0, RAW + FOREST, 3)
    state.seats[0].levels[M_PRODUCTION] = level
    ask(state)
    activate(state, 0, M_PRODUCTION)
    return ask(state, *reversed(state.agenda.copy()))


@pytest.mark.rule("CV-52")
@pytest.mark.parametrize(("level", "produced", "moved"), [(2, 3, 1), (3, 4, 2)])
def test_production_brings_more_at_higher_levels(level: int, produced: int, moved: int) -> None:
    state = play(producing(level), "do produce")
    for _ in range(produced):
        play(state, "in c-grassland")
    play(state, "do transport")
    for _ in range(moved):
        play(state, "in b-forest")
    assert state.over
    assert state.seats[0].at[RAW + GRASS] == produced
    assert state.seats[0].at[STORE + WOOD] == moved


@pytest.mark.rule("CV-52")
def test_production_one_transports_after_a_favour_test() -> None:
    state = producing(1)
    assert legal(state) == ["do produce", "do test", "done"]
    play(state, "do test", "roll 1", "in b-forest")
    assert state.seats[0].at[STORE + WOOD] == 1


@pytest.mark.rule("CV-65", "CV-176", "AMB-47")
def test_a_hidden_grotto_brings_a_material_home_before_production() -> None:
    state = bare()
    put(state, 0, GRASS)
    put(state, 1, GRASS)
    for site in state.map.sites[GRASS][:2]:
        state.site[site] = GROTTO
    ask(state)
    activate(state, 0, M_PRODUCTION)
    ask(state, *reversed(state.agenda.copy()))
    while legal(state)[0].startswith(("in ", "take ")):
        play(state, legal(state)[-1])
    assert state.seats[0].at[STORE + 3] == 2
    assert sum(state.seats[1].at) == 0
