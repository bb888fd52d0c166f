"""Every number that cards and chips ask for is what the rules want, in four languages.

For each cost space, price and condition the least number is looked for with which the rules allow what one asks for,
everything else being there in plenty; it is compared with the numbers of the sentence. Where a sentence also names a
storage row, a level, a stage or a space of a track, that is looked for in the same way.

What this cannot see: what is asked for without a number, and which of two numbers of one sentence is which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial

import pytest

from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, GOAL_CHIPS, RESEARCH
from epoka.games.civolution.components.lines import attribute_lines, card_lines, goal_lines, price_line
from epoka.games.civolution.components.pieces import FEATURES, MATERIALS, SETTLEMENTS
from epoka.games.civolution.components.rows import Condition, Cost, GoalChip, ResearchCard
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.components.vocabulary import ACTIVITY, COSTS, COUNTERS, EFFECTS
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.boards import GROUNDS, Board, board, materials
from tests.rules.civolution.numbers import drive, merged, said
from tests.rules.civolution.table import Seat, do, effect, legal, offered, table
from tests.rules.civolution.test_components_texts import each_language

MOST = 9
PLENTY = 4


def least(allowed: Callable[[int], bool], first: int = 0, last: int = MOST) -> int:
    """The smallest number with which it is allowed."""
    for number in range(first, last + 1):
        if allowed(number):
            return number
    raise AssertionError("it is never allowed")


# ---- prices of activities and goal chips -----------------------------------------------------------------------------


def purse(cost: Cost, number: int, row: int = 0) -> Seat:
    """So many of what a price takes."""
    word = COSTS[cost.kind]
    if word == "material":
        return {"markers": {MATERIALS[cost.what]: number}}
    if word == "row-material":
        return {"markers": {materials(row or cost.what)[0]: number}}
    if word in ("any-material", "any-feature"):
        return {"markers": {"wood" if word == "any-material" else "calm": number}}
    if word in ("weaken", "tribe"):
        return {"tribes": ["b-forest camp strong"] * number}
    if word == "die":
        return {"dice": [4] * number, "used": 0}
    if word == "card":
        return {"hand": [f"C{card}" for card in range(1, number + 1)]}
    return {"favor": number + 1} if word == "favor" else {"markers": {word: number}}


def price_numbers(price: list[Cost], at: int, allowed: Callable[[Seat], bool]) -> list[int]:
    """The least number of the price's part with which the rest suffices, and the row of the materials it takes."""
    rest = [purse(cost, cost.amount) for place, cost in enumerate(price) if place != at]
    number = least(lambda number: allowed(merged(*rest, purse(price[at], number))))
    if COSTS[price[at].kind] != "row-material":
        return [number]
    rows = [row for row in (1, 2, 3) if allowed(merged(*rest, purse(price[at], number, row)))]
    return sorted([number, *rows])


def may_act(card: ResearchCard, seat: Seat) -> bool:
    state = Board(merged(seat, {"columns": {1: [card.id]}}), {}).doing(effect(EFFECTS.index("activity"), 1))
    return f"activity {card.id}" in legal(state)


@cache
def wanted_for(card: ResearchCard) -> list[list[int]]:
    """The numbers that the rules want for each part of an activity's price."""
    return [price_numbers(card.price, at, partial(may_act, card)) for at in range(len(card.price))]


@each_language
def test_an_activity_asks_for_as_much_as_it_says(language: str) -> None:
    wrong = []
    for card in [card for card in RESEARCH if card.top == ACTIVITY]:
        for cost, wanted in zip(card.price, wanted_for(card), strict=True):
            if said(language, price_line(cost)) != wanted:
                wrong.append(f"{card.id} says {said(language, price_line(cost))} and wants {wanted}")
    assert not wrong, "\n".join(wrong)


# ---- goal chips ------------------------------------------------------------------------------------------------------

NUMBERED = ("stored-row", "modules", "stage", "tracks-at")
"""Counters whose sentence names a row, level, stage or space by its number."""


def of_condition(condition: Condition, number: int, of: int | None = None) -> Board:
    return board(COUNTERS[condition.counter], number, condition.a if of is None else of)


def may_install(goal: GoalChip, boards: list[Board], purses: list[Seat]) -> bool:
    seat = merged(*[each.seat for each in boards], *purses, {"goals": [[goal.id]]})
    more = {name: value for each in boards for name, value in each.more.items()}
    return f"install {goal.id}" in legal(Board(seat, more).doing(effect(EFFECTS.index("install-goal"), 1)))


def need_numbers(goal: GoalChip, at: int) -> list[int]:
    """From how many on a condition holds, the rest being met; and of which row, level, stage or space."""
    condition = goal.conditions[at]
    purses = [purse(cost, cost.amount) for cost in goal.price]
    others = [of_condition(other, other.amount) for place, other in enumerate(goal.conditions) if place != at]

    def met(number: int, of: int | None = None) -> bool:
        return may_install(goal, [*others, of_condition(condition, number, of)], purses)

    number = least(met)
    named = [least(lambda of: met(number, of), 1)] if COUNTERS[condition.counter] in NUMBERED else []
    return sorted([number, *named])


@cache
def wanted_by(goal: GoalChip) -> list[list[int]]:
    """The numbers that the rules want for each line of a goal chip."""
    needs = [need_numbers(goal, at) for at in range(len(goal.conditions))]
    boards = [of_condition(condition, condition.amount) for condition in goal.conditions]
    payable = partial(may_install, goal, boards)
    return [*needs, *[price_numbers(goal.price, at, lambda seat: payable([seat])) for at in range(len(goal.price))]]


@each_language
def test_a_goal_chip_asks_for_as_much_as_it_says(language: str) -> None:
    wrong = []
    for goal in GOAL_CHIPS:
        for line, wanted in zip(goal_lines(goal), wanted_by(goal), strict=True):
            if said(language, line) != wanted:
                wrong.append(f"{goal.id} says {said(language, line)} and wants {wanted}")
    assert not wrong, "\n".join(wrong)


@each_language
def test_an_attribute_chip_wants_as_many_markers_as_it_says(language: str) -> None:
    wrong = []
    for chip in ATTRIBUTE_CHIPS:

        def offered_with(number: int, id: str = chip.id, name: str = FEATURES[chip.feature]) -> bool:
            seat: Seat = {"markers": {name: number}, "dice": [1, 1, 1, 1]}
            return f"attribute {id}" in legal(table(seats={0: seat}, attributes=[id]))

        if said(language, attribute_lines(chip)[0]) != [least(offered_with)]:
            wrong.append(f"{chip.id} wants {least(offered_with)}")
    assert not wrong, "\n".join(wrong)


# ---- cost spaces -----------------------------------------------------------------------------------------------------


def thing(cost: Cost) -> str:
    return (MATERIALS if COSTS[cost.kind] == "material" else FEATURES)[cost.what]


@cache
def asked_to_install(card: ResearchCard) -> Civolution:
    """Whether to install a card, with four of each thing that its spaces ask for; nothing is done with this one."""
    seat: Seat = {"markers": plenty(card), "hand": [card.id]}
    return Board(seat, {"sites": GROUNDS}).doing(["InstallCard", 0, card.deck, 0])


def stages_offered(card: ResearchCard, goods: dict[str, int], settlements: int = 0) -> list[int]:
    """At the cost of which stages the card can be installed in an empty first column."""
    state = asked_to_install(card).copy()
    player = state.seats[0]
    for name in plenty(card):
        player.at[SPACES.index(name)] = goods.get(name, 0)
    player.settlements = (1 << settlements) - 1
    if f"install {card.id}" not in legal(state):
        return []
    do(state, f"install {card.id}")
    if offered(state, "column"):
        do(state, "column 1")
    return [int(stage) for stage in offered(state, "as stage")] or [1]


def highest(card: ResearchCard) -> int:
    """The stage from which on all spaces count."""
    return max([place for place, cost in enumerate(card.costs, start=1) if COSTS[cost.kind] != "empty"])


def plenty(card: ResearchCard) -> dict[str, int]:
    return {thing(cost): PLENTY for cost in card.costs if COSTS[cost.kind] != "empty"}


@cache
def asked_in_all(card: ResearchCard, name: str) -> int:
    """How many of a thing the rules want when all spaces count."""
    return least(lambda number: highest(card) in stages_offered(card, {**plenty(card), name: number}))


@each_language
def test_the_spaces_of_a_card_ask_for_as_much_as_they_say(language: str) -> None:
    """Equal requirements add up; whether a marker to return counts among those to have is not measured here."""
    wrong = []
    for card in RESEARCH:
        sums: dict[str, Counter[str]] = {}
        for cost, line in zip(card.costs, card_lines(card)["costs"], strict=True):
            if COSTS[cost.kind] != "empty":
                named = {**line, "values": {**line["values"], "points": 0}}
                number = said(language, named)[0] if cost.settlements else sum(said(language, named))
                sums.setdefault(thing(cost), Counter())[COSTS[cost.kind]] += number
        for name, kinds in sums.items():
            if len(kinds) == 1 and kinds.total() != asked_in_all(card, name):
                wrong.append(f"{card.id} says {kinds.total()} and wants {asked_in_all(card, name)} of {name}")
    assert not wrong, "\n".join(wrong)


@cache
def settlements_instead(card: ResearchCard, spaces: tuple[int, ...]) -> int:
    """How many settlements do in place of the materials of these spaces."""
    goods = {**plenty(card), **{thing(card.costs[space]): 0 for space in spaces}}
    return least(lambda number: highest(card) in stages_offered(card, goods, number), 0, SETTLEMENTS)


@pytest.mark.rule("CV-114")
@each_language
def test_as_many_settlements_do_as_a_space_says(language: str) -> None:
    wrong = []
    for card in RESEARCH:
        lines = card_lines(card)["costs"]
        for place, cost in enumerate(card.costs):
            if not cost.settlements:
                continue
            numbers = said(language, {**lines[place], "values": {**lines[place]["values"], "points": 0}})
            wanted = [1, settlements_instead(card, (place,))]
            if place and card.costs[place - 1].contains:
                wanted.append(settlements_instead(card, (place - 1, place)))
            if numbers != sorted(wanted):
                wrong.append(f"{card.id} says {numbers} and wants {sorted(wanted)}")
    assert not wrong, "\n".join(wrong)


@cache
def points_of(card: ResearchCard) -> int:
    """What the spaces of a card bring when it is installed at its highest cost."""
    state = asked_to_install(card).copy()
    before = state.breakdown(0)["from-cards"]
    chosen = [f"install {card.id}", "column 1", f"as stage {highest(card)}"]
    for name in chosen:
        if name in legal(state):
            do(state, name)
    drive(state, lazy=True)
    return int(state.breakdown(0)["from-cards"] - before)


@each_language
def test_a_card_brings_the_points_below_its_spaces(language: str) -> None:
    wrong = []
    for card in RESEARCH:
        said_points = 0
        for line in card_lines(card)["costs"]:
            without = {**line, "values": {**line["values"], "points": 0}}
            said_points += sum(said(language, line)) - sum(said(language, without))
        if said_points != points_of(card):
            wrong.append(f"{card.id} says {said_points} points and brings {points_of(card)}")
    assert not wrong, "\n".join(wrong)
