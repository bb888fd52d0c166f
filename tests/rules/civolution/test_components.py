"""The component files: what is known of the printed cards is kept, and a bad row is refused by its name."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from epoka.games.civolution.components import board
from epoka.games.civolution.components import solo_cards as solo
from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARD_ROWS,
    RESEARCH,
    load,
)
from epoka.games.civolution.components.checks import check_cards, check_events, check_goals
from epoka.games.civolution.components.grammar import BadComponents
from epoka.games.civolution.components.pieces import FEATURES, MATERIALS, SITES, TERRAINS, WATER
from epoka.games.civolution.components.plain import plain_components
from epoka.games.civolution.components.reading import (
    Row,
    read_attribute,
    read_card,
    read_event,
    read_goal,
    read_income,
    read_markers,
)
from epoka.games.civolution.components.rows import Cost, ResearchCard
from epoka.games.civolution.components.vocabulary import ACTIVITY, COSTS, COUNTERS, EFFECTS, POINT_BONUS, POWERS, WHO


def card(id: str) -> ResearchCard:
    return next(card for card in RESEARCH if card.id == id)


def said(cost: Cost) -> tuple[str, str, int]:
    names = MATERIALS if COSTS[cost.kind] == "material" else FEATURES
    return COSTS[cost.kind], names[cost.what], cost.amount


# ---- counts and known cards ------------------------------------------------------------------------------------------


def test_the_box_holds_all_cards_and_chips() -> None:
    counts = [len(RESEARCH), len(GOAL_CHIPS), len(INCOME_CHIPS), len(ATTRIBUTE_CHIPS), len(EVENT_CARDS)]
    assert counts == [160, 65, 25, 12, 20]
    assert [len(MARKER_CARD_ROWS), len(CHIP_CARD_ROWS), len(solo.VICI_CARDS)] == [12, 10, 15]


def test_research_cards_lie_by_deck_and_number() -> None:
    assert [RESEARCH[place].id for place in (0, 31, 32, 79, 159)] == ["A1", "A32", "B1", "C16", "E32"]


def test_theocracy_is_the_printed_card() -> None:
    theocracy = card("C16")
    assert [said(cost) for cost in theocracy.costs[:3]] == [
        ("return-feature", "intelligence", 1),
        ("have-feature", "expression", 2),
        ("have-feature", "calm", 1),
    ]
    assert [cost.kind for cost in theocracy.costs[3:]] == [0, 0]
    assert sum(cost.points for cost in theocracy.costs) == 0
    assert theocracy.top == ACTIVITY and not theocracy.test
    assert [(COSTS[cost.kind], cost.amount) for cost in theocracy.price] == [("food", 1)]
    assert [(EFFECTS[effect.kind], effect.a) for effect in theocracy.effects] == [("weak-tribes", 2)]
    assert [(EFFECTS[effect.kind], effect.a, effect.b) for effect in theocracy.instant] == [("track", 1, 4)]


def test_crockery_is_worth_two_points_an_element() -> None:
    assert (card("A31").top, card("A31").amount) == (POINT_BONUS, 2)


def test_two_insights_are_worth_one_point_an_element() -> None:
    ones = [card for card in RESEARCH if card.deck == 2 and card.top == POINT_BONUS and card.amount == 1]
    assert len(ones) >= 2


def test_a_building_takes_stone_or_three_settlements_containing_jade_or_two() -> None:
    found = [
        card
        for card in RESEARCH
        if said(card.costs[0]) == ("material", "stone", 1)
        and (card.costs[0].settlements, card.costs[0].contains) == (3, True)
        and said(card.costs[1]) == ("material", "jade", 1)
        and card.costs[1].settlements == 2
    ]
    assert [card.deck for card in found] == [3]


def test_a_card_asks_for_stamina_in_its_first_and_third_space() -> None:
    wanted = ("have-feature", "stamina", 1)
    assert [c for c in RESEARCH if said(c.costs[0]) == wanted == said(c.costs[2]) and c.costs[1].kind == 0]


def test_a_card_asks_for_intelligence_twice_adding_up_to_three() -> None:
    sums = [
        [cost.amount for cost in card.costs if said(cost)[:2] == ("have-feature", "intelligence")] for card in RESEARCH
    ]
    assert [amounts for amounts in sums if len(amounts) == 2 and sum(amounts) == 3]


def test_a_card_gives_three_steps_of_technology() -> None:
    steps = [(EFFECTS[effect.kind], effect.a, effect.b) for card in RESEARCH for effect in card.instant]
    assert ("track", 3, 0) in steps


def test_some_cards_lower_the_food_needed() -> None:
    powers = {POWERS[card.power] for card in RESEARCH if card.top == 1}
    assert len(powers & {"feed-camp", "feed-wild", "feed-land"}) >= 2


def test_the_steadfast_civilization_ignores_gorge_glacier_and_bad_weather() -> None:
    assert POWERS[ATTRIBUTE_CHIPS[0].power] == "steadfast"
    assert (FEATURES[ATTRIBUTE_CHIPS[0].feature], ATTRIBUTE_CHIPS[0].wants) == ("stamina", 3)


def test_known_events_compare_what_is_printed() -> None:
    by_id = {event.id: event for event in EVENT_CARDS}
    compared = {id: COUNTERS[by_id[id].counter] for id in ("F2", "F4", "F11", "F17", "F20")}
    assert compared == {"F2": "track", "F4": "farms", "F11": "dice", "F17": "money", "F20": "boats"}
    assert (by_id["F4"].loss, by_id["F20"].loss) == (0, 1)
    assert (WHO[by_id["F4"].who], WHO[by_id["F2"].who], by_id["F2"].a) == ("most", "leader", 1)


def test_events_of_the_solo_table_compare_goods_that_v_i_c_i_has_on_her_grid() -> None:
    compared = [f"F{place + 1}" for place, spaces in enumerate(solo.COMPARED_SPACES) if spaces]
    assert compared == ["F4", "F6", "F16", "F17", "F19", "F20"]
    assert [COUNTERS[EVENT_CARDS[place].counter] for place in (5, 15, 18)] == ["food", "ideas", "stored"]


# ---- tables ----------------------------------------------------------------------------------------------------------


def test_the_hunting_table_keeps_what_is_known() -> None:
    water = board.HUNTING[WATER][1:]
    assert max(water) == 5 and 4 in (water[water.index(5) - 1], (water + water)[water.index(5) + 1])
    land = [sum(board.HUNTING[terrain]) for terrain in range(6)]
    assert max(land) == land[0] and min(land) == land[5] and land == sorted(land, reverse=True)


def test_printed_values_of_the_tables_are_kept() -> None:
    assert (board.STATUE_POINTS[3], board.FIRE_POINTS[1], board.FIRE_POINTS[5]) == (2, 1, 2)
    assert [board.SITE_POINTS[SITES.index(site)] for site in ("ground-1", "glacier", "gorge")] == [1, 4, 5]
    assert [MATERIALS[material] for material in board.GROUND_MATERIALS[6]] == ["gold", "jade", "copper"]
    assert board.RESET_SPACES == [0, 5, 5, 7, 9]


def test_beacons_tell_the_territories_of_a_terrain_apart() -> None:
    assert sorted(board.BEACONS) == [0] * 4 + [1] * 6 + [2] * 6 + [3] * 6
    assert [TERRAINS[terrain] for terrain in solo.TERRITORY_WHEEL] == [
        *["forest", "swamp", "mountains"],
        *["grassland", "hills", "desert"],
    ]


def test_every_row_says_where_it_comes_from() -> None:
    rows = [
        row for name in ("research", "chips", "events", "start", "solo") for part in lists(load(name)) for row in part
    ]
    assert {row["source"] for row in rows} == {"own", "known", "in part"}
    assert [row["id"] for row in rows if row["source"] == "known" and row["id"][0] != "V"] == ["C16"]


def lists(data: dict[str, Any]) -> list[list[Row]]:
    return [part for part in data.values() if isinstance(part, list)]


# ---- what is refused -------------------------------------------------------------------------------------------------

CARD: Row = {
    "id": "A1",
    "costs": [{"pay": "wood"}, None, None, None, None],
    "top": {"kind": "none"},
    "instant": [["track", 1, "technology"]],
    "source": "own",
}


def changed(**parts: object) -> Row:
    return {**copy.deepcopy(CARD), **parts}


def activity(**parts: object) -> Row:
    return changed(top={"kind": "activity", "effects": [["food", 1]], **parts})


def spaces(*first: Row) -> list[Row | None]:
    return [*first, *[None] * (5 - len(first))]


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (changed(instant=[["fly", 1]]), "«fly» is no effect"),
        (changed(instant=[["track", 1, "wisdom"]]), "«wisdom» is no track"),
        (changed(instant=[["track", 1]]), "is about track or any, not"),
        (changed(instant=[["food", 1, "forest"]]), "is about nothing, not"),
        (changed(instant=[["food", 0]]), "a whole number of at least 1"),
        (changed(instant=["food"]), "must be a word, an amount"),
        (changed(instant=[["points-per", 1, "camels"]]), "«camels» is no counter"),
        (changed(instant=[["points-per", 1, "territories"]]), "is about terrain or any, not"),
        (changed(costs=[{"pay": "wood"}]), "1 cost spaces instead of 5"),
        (changed(costs=spaces({"pay": "cheese"})), "«cheese» is no material"),
        (changed(costs=spaces({"buy": "wood"})), "must name one of pay, return, have"),
        (changed(costs=spaces({"have": "calm", "or_settlements": 2})), "only a material may be replaced"),
        (changed(top={"kind": "magic"}), "«magic» is no top part"),
        (changed(top={"kind": "passive", "power": "flying"}), "«flying» is no power"),
        (changed(top={"kind": "passive", "power": "seaworthy", "amount": 2}), "one has «seaworthy» or not"),
        (changed(top={"kind": "trigger", "when": "dawn", "effects": [["food", 1]]}), "«dawn» is no trigger"),
        (changed(top={"kind": "trigger", "when": "module", "effects": [["food", 1]]}), "is about module, not None"),
        (changed(top={"kind": "trigger", "when": "end", "effects": [["food", 1]]}), "only points can be gained"),
        (activity(effects=[]), "does nothing"),
        (activity(price=[["blood", 1]]), "«blood» is no price"),
        (activity(price=[["material", 1]]), "is about material, not"),
        (activity(prise=[]), "a «prise», which nothing reads"),
        (changed(source="guess"), "«guess» is no source"),
        ({**CARD, "id": "X9"}, "A to E, and a number"),
        ({key: value for key, value in CARD.items() if key != "costs"}, "it has no «costs»"),
    ],
)
def test_a_bad_card_is_refused_by_its_id(row: Row, why: str) -> None:
    with pytest.raises(BadComponents, match=rf"^{row['id']}: .*") as refused:
        read_card(row)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("read", "row", "why"),
    [
        (read_goal, {"id": "G1", "source": "own"}, "G1: it demands nothing"),
        (read_goal, {"id": "G1", "have": [["farms", 1]], "source": "own"}, "is about land or any"),
        (read_income, {"id": "I1", "effects": [], "source": "own"}, "I1: its action does nothing"),
        (read_attribute, {"id": "T1", "feature": "calm", "wants": 5, "top": {}, "source": "own"}, "wants 3 or 4"),
        (read_event, {"id": "F1", "shift": 3, "source": "own"}, "F1: the weather shifts by one of"),
        (read_markers, {"id": "M1", "features": {"wit": 1}, "source": "own"}, "M1: «wit» is no feature"),
    ],
)
def test_a_bad_chip_event_or_starting_card_is_refused(read: Callable[[Row], object], row: Row, why: str) -> None:
    with pytest.raises(BadComponents) as refused:
        read(row)
    assert why in str(refused.value)


def with_card(id: str, **parts: object) -> list[ResearchCard]:
    """All cards, one of them changed."""
    return [read_card({**row, **parts} if row["id"] == id else row) for row in load("research")["cards"]]


@pytest.mark.parametrize(
    ("id", "parts", "why"),
    [
        ("B7", {"costs": [{"pay": "wood", "n": 60}, None, None, None, None]}, "B7: it can never be paid for"),
        ("D2", {"costs": spaces({"pay": "wood", "or_settlements": 5})}, "D2: nobody can build 5 settlements"),
        ("C3", {"costs": [None] * 5}, "C3: its first cost space is empty"),
        ("D4", {"costs": spaces({"pay": "wood", "or_settlements": 2, "contains": True})}, "D4: the sign ⊃"),
        ("A7", {"starter": 1}, "A1, A7: 2 of the invention cards bear the starter number 1"),
    ],
)
def test_a_card_that_breaks_the_set_is_named(id: str, parts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadComponents) as refused:
        check_cards(with_card(id, **parts))
    assert why in str(refused.value)


def test_a_missing_card_is_named() -> None:
    with pytest.raises(BadComponents, match=r"^E32: this research card is missing; there are 159 of 160"):
        check_cards(RESEARCH[:-1])


def test_a_card_too_many_is_named() -> None:
    with pytest.raises(BadComponents, match=r"^A1: this research card is listed 2 times"):
        check_cards([*RESEARCH, RESEARCH[0]])


def test_equal_cards_are_refused() -> None:
    first = load("research")["cards"][0]
    with pytest.raises(BadComponents, match=r"^A7: it is the same as A1"):
        check_cards(with_card("A7", costs=first["costs"], top=first["top"], instant=first["instant"]))


def test_equal_goals_and_events_are_refused() -> None:
    goals = [read_goal({**row, "id": f"G{place + 1}"}) for place, row in enumerate(goal_rows_with_a_double())]
    with pytest.raises(BadComponents, match=r"^G2: it is the same as G1"):
        check_goals(goals)
    first, *others = load("events")["cards"]
    with pytest.raises(BadComponents, match=r"^F2: it is the same as F1"):
        check_events([read_event(row) for row in [first, {**first, "id": "F2"}, *others[1:]]])


def goal_rows_with_a_double() -> list[Row]:
    rows: list[Row] = load("chips")["goals"]
    return [rows[0], rows[0], *rows[2:]]


def test_plain_components_hold_every_row_by_its_id() -> None:
    plain = plain_components()
    rows = {kind: len(plain[kind]) for kind in ("cards", "goals", "incomes", "attributes", "events", "markers")}
    assert rows == {
        "cards": 160,
        "goals": 65,
        "incomes": 35,
        "attributes": 12,
        "events": 20,
        "markers": 12,
    }
    assert plain["cards"]["C16"]["source"] == "known" and plain["cards"]["C1"]["source"] == "own"
    assert json.loads(json.dumps(plain)) == plain
