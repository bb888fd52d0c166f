"""No own card or chip is worse than another of its kind in everything, near to free, or named against what it asks.

Decided from the rows alone, with one scale for what is asked: a stored material counts its row and 1 more (it must be
produced and transported), a feature to return 2, a feature to have 1 for each, any other good 1, a focus marker 2.
Features are alike, and so are the materials of a row. What two rows bring is compared only where one says all that the
other says, or more of it. What this cannot see: whether favor is worth more than points, one terrain more than another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Protocol, TypeVar

import pytest

from epoka.games.civolution.components.catalogue import (
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARD_ROWS,
    RESEARCH,
)
from epoka.games.civolution.components.grammar import POWER_ABOUT
from epoka.games.civolution.components.lines import goal_lines, need_line
from epoka.games.civolution.components.map import TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    FAVOR_END,
    FEATURES,
    LANDS,
    LEVELS,
    MAIN_MODULES,
    MATERIALS,
    MODULES,
    ROWS,
    SETTLEMENTS,
    TERRAINS,
    TRACK_END,
    TRACKS,
)
from epoka.games.civolution.components.plain import sources
from epoka.games.civolution.components.reading import Row, read_card, read_goal, read_income
from epoka.games.civolution.components.rows import (
    Condition,
    Cost,
    Effect,
    GoalChip,
    IncomeChip,
    MarkerCard,
    ResearchCard,
)
from epoka.games.civolution.components.vocabulary import (
    ACTIVITY,
    COSTS,
    COUNTERS,
    EFFECTS,
    EVERY,
    NOTHING,
    PASSIVE,
    POINT_BONUS,
    POWERS,
    TRIGGER,
)
from epoka.games.civolution.position.counting import count
from tests.rules.civolution.table import Seat, table
from tests.rules.civolution.test_components_texts import each_language, texts

STAGES = 5
ANYTHING = {"track": -1, "feature": -1, "material": -1, "card": -1, "build": -1, "upgrade": 0}
"""The effects that can leave the choice of what they are about, and the number that says so."""
CHOSEN_MATERIAL = ("lucky-find", "row-material", "land-material")
LEAST_PRICE = 4


class Named(Protocol):
    """A row of data."""

    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=Named)


def dominated(rows: Sequence[T], at_least_as_good: Callable[[T, T], bool]) -> list[str]:
    """The rows that another one beats: at least as good in everything, and not the other way round.

    A printed row is left as it is, whatever beats it.
    """
    own = [row for row in rows if sources().get(row.id) != "known"]
    return [
        f"{row.id} by {other.id}"
        for row in own
        for other in rows
        if other is not row and at_least_as_good(other, row) and not at_least_as_good(row, other)
    ]


# ---- what is brought -------------------------------------------------------------------------------------------------


def brings(effect: Effect, other: Effect) -> bool:
    """Whether an effect brings all that another brings."""
    word, its = EFFECTS[effect.kind], EFFECTS[other.kind]
    if word == "material" and effect.b < 0 and its in CHOSEN_MATERIAL:
        return effect.a >= other.a
    if word != its or effect.a < other.a or effect.c != other.c:
        return False
    return effect.b == other.b or effect.b == ANYTHING.get(word, other.b) or (word == "draw" and effect.b > other.b)


def all_brought(effects: list[Effect], others: list[Effect]) -> bool:
    """Whether each of the others is brought by an effect of its own."""
    return any(
        all(brings(mine, its) for mine, its in zip(chosen, others, strict=True))
        for chosen in permutations(effects, len(others))
    )


def cheaper(price: list[Cost], other: list[Cost]) -> bool:
    """Whether a price asks for nothing that the other does not ask for as well, part by part."""
    return any(
        all(mine.kind == its.kind and mine.what == its.what and mine.amount <= its.amount for mine, its in pairs)
        for chosen in permutations(other, len(price))
        for pairs in [list(zip(price, chosen, strict=True))]
    )


def top_as_good(card: ResearchCard, other: ResearchCard) -> bool:
    """Whether the top part of a card does all that the other's does."""
    if other.top == NOTHING:
        return True
    if card.top != other.top:
        return False
    if card.top == POINT_BONUS:
        return card.amount >= other.amount
    if card.top == PASSIVE:
        named = POWERS[card.power] in POWER_ABOUT
        return card.power == other.power and (card.amount == other.amount or (card.amount > other.amount and not named))
    if card.top == TRIGGER:
        same = card.power == other.power and card.amount in (-1, other.amount)
        return same and all_brought(card.effects, other.effects)
    assert card.top == ACTIVITY
    return (
        (other.test or not card.test) and cheaper(card.price, other.price) and all_brought(card.effects, other.effects)
    )


# ---- what is asked for -----------------------------------------------------------------------------------------------


def weight(cost: Cost) -> int:
    word = COSTS[cost.kind]
    if word == "material":
        return cost.amount * (cost.what % ROWS + 2)
    each = {"empty": 0, "return-feature": 2, "focus": 2}.get(word, 1)
    return each * cost.amount


def costs_by_stage(card: ResearchCard) -> list[int]:
    return [sum([weight(cost) for cost in card.costs[:stage]]) for stage in range(1, STAGES + 1)]


def points_by_stage(card: ResearchCard) -> list[int]:
    return [sum([cost.points for cost in card.costs[:stage]]) for stage in range(1, STAGES + 1)]


def replaceable(card: ResearchCard) -> int:
    """How many of its spaces settlements may fulfil."""
    return len([cost for cost in card.costs if cost.settlements])


def card_as_good(card: ResearchCard, other: ResearchCard) -> bool:
    """In every stage no dearer, with no fewer points, no fewer settlement alternatives, and bringing all it brings."""
    return (
        card.deck == other.deck
        and top_as_good(card, other)
        and all_brought(card.instant, other.instant)
        and all(mine <= its for mine, its in zip(costs_by_stage(card), costs_by_stage(other), strict=True))
        and all(mine >= its for mine, its in zip(points_by_stage(card), points_by_stage(other), strict=True))
        and replaceable(card) >= replaceable(other)
    )


def implied(condition: Condition, other: Condition) -> bool:
    """Whether who meets the other condition meets this one: fewer, or of any kind instead of one."""
    kind = condition.a == other.a or condition.a == -1
    return condition.counter == other.counter and kind and condition.amount <= other.amount


def part_as_cheap(cost: Cost, other: Cost) -> bool:
    """Whether a part of a price is no dearer than another; materials of a row are alike, a lower row is cheaper."""
    row = cost.what % ROWS if COSTS[cost.kind] == "material" else 0
    its = other.what % ROWS if COSTS[other.kind] == "material" else 0
    return cost.kind == other.kind and row <= its and cost.amount <= other.amount


def goal_as_easy(goal: GoalChip, other: GoalChip) -> bool:
    """Whether nothing about a goal chip is harder than about the other; all goal chips bring the same."""
    easy = all(any(implied(mine, its) for its in other.conditions) for mine in goal.conditions)
    return easy and any(
        all(part_as_cheap(mine, its) for mine, its in zip(goal.price, chosen, strict=True))
        for chosen in permutations(other.price, len(goal.price))
    )


def chip_as_good(chip: IncomeChip, other: IncomeChip) -> bool:
    return (other.test or not chip.test) and all_brought(chip.effects, other.effects)


def goods(card: MarkerCard) -> list[int]:
    """What a starting card brings, features and the materials of a row being alike."""
    rows = [sum(card.materials[row::ROWS]) for row in range(ROWS)]
    return [*sorted(card.features, reverse=True), *rows, card.food, card.money, card.ideas, card.focus]


def start_as_good(card: MarkerCard, other: MarkerCard) -> bool:
    return all(mine >= its for mine, its in zip(goods(card), goods(other), strict=True))


# ---- the set ---------------------------------------------------------------------------------------------------------


def test_no_research_card_is_dominated() -> None:
    assert dominated(RESEARCH, card_as_good) == []


def test_no_goal_chip_is_dominated() -> None:
    assert dominated(GOAL_CHIPS, goal_as_easy) == []


def test_no_income_chip_is_dominated() -> None:
    assert dominated(INCOME_CHIPS, chip_as_good) == []


def test_no_starting_card_is_dominated() -> None:
    assert dominated(MARKER_CARD_ROWS, start_as_good) == []


def card(costs: list[Row | None], instant: list[list[object]]) -> ResearchCard:
    row = {"id": "C1", "costs": [*costs, *[None] * (STAGES - len(costs))], "top": {"kind": "none"}, "source": "own"}
    return read_card({**row, "instant": instant})


def goal(**parts: object) -> GoalChip:
    return read_goal({"id": "G1", "source": "own", **parts})


def income(*effects: list[object]) -> IncomeChip:
    return read_income({"id": "I1", "source": "own", "test": True, "effects": list(effects)})


ETHICS = card(
    [{"have": "calm", "n": 2}, {"have": "expression", "n": 2}, {"return": "stamina"}], [["track", 3, "knowledge"]]
)
COSMOLOGY = card(
    [{"have": "perception", "n": 2}, {"return": "dexterity"}, None, {"have": "calm", "n": 2, "points": 2}],
    [["track", 3, "knowledge"], ["points", 2]],
)


@pytest.mark.parametrize(
    ("better", "worse", "as_good"),
    [
        (COSMOLOGY, ETHICS, card_as_good),
        (goal(have=[["settlements", 1]]), goal(have=[["settlements", 1], ["statues", 1]]), goal_as_easy),
        (goal(pay=[["material", 1, "salt"]]), goal(pay=[["material", 1, "jade"]]), goal_as_easy),
        (goal(have=[["farms", 1, "any"]]), goal(have=[["farms", 2, "desert"]]), goal_as_easy),
        (income(["material", 1, "any"]), income(["lucky-find", 1]), chip_as_good),
        (income(["track", 1, "any"], ["food", 1]), income(["track", 1, "culture"]), chip_as_good),
    ],
)
def test_dominance_is_found(better: Named, worse: Named, as_good: Callable[[Named, Named], bool]) -> None:
    assert as_good(better, worse) and not as_good(worse, better)


# ---- near to free ----------------------------------------------------------------------------------------------------


def starting_with(card: MarkerCard) -> Seat:
    """A console as it is before the first turn, with the markers of a starting card."""
    counted = {"food": card.food, "money": card.money, "ideas": card.ideas, "focus": card.focus}
    counted |= {**dict(zip(FEATURES, card.features, strict=True)), **dict(zip(MATERIALS, card.materials, strict=True))}
    return {
        "markers": {**counted, "raw b-forest": 1, "raw c-grassland": 1},
        "tribes": ["b-forest camp strong", "c-grassland camp strong"],
        "hand": ["A1", "B1", "C1", "D1", "E1"],
        "goals": [["G21"]],
        "columns": {9: ["K1"]},
        "levels": {MODULES[CHIP_CARD_ROWS[0].module]: 2},
    }


def test_no_goal_chip_is_met_by_a_starting_card_alone() -> None:
    free = []
    for start in MARKER_CARD_ROWS:
        state = table(seats={0: starting_with(start)})
        for goal in [goal for goal in GOAL_CHIPS if not goal.price]:
            if all(count(state, 0, each.counter, each.a) >= each.amount for each in goal.conditions):
                free.append(f"{goal.id} with {start.id}")
    assert free == []


def test_a_goal_chip_that_is_only_paid_for_has_its_price() -> None:
    cheap = {goal.id: sum([weight(cost) for cost in goal.price]) for goal in GOAL_CHIPS if not goal.conditions}
    assert {id: price for id, price in cheap.items() if price < LEAST_PRICE} == {}


# ---- the top of a scale ----------------------------------------------------------------------------------------------


def most(condition: Condition) -> int | None:
    """The most there can be of what a condition counts, where the rules set an end."""
    word = COUNTERS[condition.counter]
    if word in ("territories", "farms"):
        return len([terrain for terrain in TERRITORY_TERRAIN if terrain == condition.a])
    ends = {
        "settlements": SETTLEMENTS,
        "feature-kinds": len(FEATURES),
        "terrains": len(TERRAINS),
        "favor": FAVOR_END,
        "stored-kinds": len(MATERIALS),
        "tracks-at": len(TRACKS),
        "modules": MAIN_MODULES,
        "track": TRACK_END,
        "lowest-track": TRACK_END,
        "fire-camps": LANDS * 3,
    }
    return ends.get(word)


OR_MORE = {
    "en": ("or higher", "or further", "at least"),
    "pl": ("lub wyższ", "lub dalej", "co najmniej"),
    "cs": ("nebo vyšší", "nebo dál", "aspoň"),
    "uk": ("або вищ", "або далі", "щонайменше"),
}
HIGHER = {"en": "or higher", "pl": "lub wyższ", "cs": "nebo vyšší", "uk": "або вищ"}


@each_language
def test_nothing_is_higher_than_the_top_of_a_scale(language: str) -> None:
    speaker = texts(language)
    conditions = [(goal.id, condition) for goal in GOAL_CHIPS for condition in goal.conditions]
    conditions += [(e.id, Condition(e.counter, e.least, e.a)) for e in EVENT_CARDS if e.who == EVERY]
    wrong = []
    for id, condition in conditions:
        end = most(condition)
        key = "every" if id.startswith("F") else "need"
        line = need_line(condition)
        said = speaker.say(line["key"].replace("need", key, 1), line["values"])
        if end is not None and condition.amount >= end and any(word in said for word in OR_MORE[language]):
            wrong.append(f"{id}: {said}")
        if line["values"].get("level") == LEVELS and HIGHER[language] in said:
            wrong.append(f"{id}: {said}")
    assert not wrong, "\n".join(wrong)


# ---- names -----------------------------------------------------------------------------------------------------------

NUMBER_NAMES: dict[str, dict[str, int]] = {
    "en": {"two": 2, "twin": 2, "double": 2, "three": 3, "triple": 3, "four": 4, "five": 5, "seven": 7},
    "pl": {"dwa": 2, "dwie": 2, "bliźnia": 2, "podwójn": 2, "trzy": 3, "potrójn": 3, "cztery": 4, "siedem": 7},
    "cs": {"dva": 2, "dvě": 2, "dvoj": 2, "tři": 3, "troj": 3, "čtyři": 4, "pět": 5, "sedm": 7},
    "uk": {"два": 2, "дві": 2, "близн": 2, "подвійн": 2, "три": 3, "потрійн": 3, "чотири": 4, "сім": 7},
}
"""How words begin that speak of a number."""


@each_language
def test_a_number_in_the_name_of_a_goal_chip_is_one_it_asks_for(language: str) -> None:
    wrong = []
    for chip in GOAL_CHIPS:
        asked = [line["values"]["n"] for line in goal_lines(chip)]
        name = texts(language).say(f"goal-{chip.id}").lower()
        for begin, number in NUMBER_NAMES[language].items():
            if [word for word in name.split() if word.startswith(begin)] and number not in asked:
                wrong.append(f"{chip.id} {name}: it asks for {asked}")
    assert not wrong, "\n".join(wrong)
