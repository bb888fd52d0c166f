"""Every number that the effects of cards, chips and events name is what carrying them out does, in four languages.

Each effect of each row is carried out alone, by the step that carries it out in a game, on a console and continent
where nothing runs short; what changed is counted and compared with the numbers of the sentence. Then the rows are
carried out whole, by installing the card, performing the activity, using the chip, and the goods and points they bring
are compared with the sums of their sentences.

What this cannot see: whether a number is the one that was meant, where row, text and rule agree on another; words
without a number ("each", "another"); which of two equal numbers of one sentence is which; and an effect that brings
more where something else runs short.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, CHIP_CARD_ROWS, INCOME_CHIPS, RESEARCH
from epoka.games.civolution.components.grammar import ANY, EFFECT_ABOUT
from epoka.games.civolution.components.lines import Line, card_lines, effect_line, income_lines, top_lines
from epoka.games.civolution.components.pieces import ATTRIBUTE, MATERIALS, MODULE_DICE, MODULES
from epoka.games.civolution.components.rows import AttributeChip, Effect, ResearchCard
from epoka.games.civolution.components.vocabulary import ACTIVITY, COUNTERS, EFFECTS, TRIGGER
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.boards import Board, board
from tests.rules.civolution.numbers import drive, effects, facts, merged, rich, said
from tests.rules.civolution.table import Seat, do, doing, effect, offered
from tests.rules.civolution.test_components_texts import each_language

GAINS = {
    "points": "score",
    "track": "tracks",
    "favor": "favor",
    "ideas": "ideas",
    "focus": "focus",
    "food": "food",
    "money": "money",
    "feature": "features",
    "material": "stored",
    "row-material": "stored",
    "land-material": "stored",
    "plan": "planning",
    "produce": "raw",
    "transport": "stored",
    "strengthen": "strong",
    "procreate": "tribes",
    "reveal": "sites",
    "lucky-find": "stored",
    "card": "hand",
    "upgrade": "upgrades",
    "income-chip": "income chips",
    "goal-chip": "goals",
    "install-goal": "goals installed",
    "activation-die": "dice",
    "fate-die": "fate dice",
    "stage-tile": "stage tiles",
    "build": "built",
    "install-card": "cards",
    "weak-tribes": "weak",
    "weather": "weather",
}
"""What there is more of after an effect."""
LOSSES = {"rescue": "wild", "refresh-die": "used dice"}
"""What there is less of."""
TIMES = {
    "hunt": "in",
    "migrate": "to",
    "wings": "to",
    "income-action": "use",
    "activity": "activity",
    "move-feature": "lift",
    "sale": "sell for points",
    "purchase": "buy",
    "reroll": "reroll",
    "turn-die": "value",
}
"""The decision that is taken once for each time an effect is done."""
COUNTED = {"points-per": "score", "food-per": "food", "money-per": "money", "ideas-per": "ideas"}
MUCH = 50
RICH = Board(rich(), {})
ROOMY = Board({"tribes": ["c-grassland camp strong"]}, {})
"""Where there are several free camps in the only own territory."""


def position(row: Effect, at: Board) -> Civolution:
    return at.doing(effect(row.kind, row.a, row.b, row.c))


def change(row: Effect, at: Board) -> tuple[dict[str, int], Counter[str]]:
    """What an effect changes when all is done that it allows, and the decisions on the way by their first words."""
    state = position(row, at)
    idle = facts(at.doing())
    played = drive(state)
    found = facts(state)
    return {name: found[name] - idle[name] for name in idle}, Counter([first_word(name) for name in played])


def first_word(name: str) -> str:
    """What kind of decision this was; each sale may sell one material for points and one for money."""
    return "sell for points" if name.endswith(" points") else name.split(" ", maxsplit=1)[0]


@cache
def measured(kind: int, a: int, b: int, c: int) -> list[int]:
    """The numbers of an effect as the rules carry it out, sorted."""
    row, word = Effect(kind, a, b, c), EFFECTS[kind]
    if word in COUNTED:
        return sorted([*per_each(row, COUNTED[word]), *row_counted(row)])
    if word == "points-per-level":
        return sorted(per_level(row))
    changed, decisions = change(row, ROOMY if word == "weak-tribes" else RICH)
    if word == "draw":
        return sorted([decisions["draw"], changed["hand"]])
    if word == "explore":
        assert changed["sites"] >= 1
        return []
    number = changed[GAINS[word]] if word in GAINS else -changed[LOSSES[word]] if word in LOSSES else None
    return sorted([decisions[TIMES[word]] if number is None else abs(number), *subject(row)])


def subject(row: Effect) -> list[int]:
    """The row of the materials, or the die value of the modules, that an effect offers."""
    word = EFFECTS[row.kind]
    if word == "row-material":
        (number,) = {MATERIALS.index(name) % 3 + 1 for name in offered(position(row, RICH), "take")}
        return [number]
    if word == "upgrade" and row.b:
        modules = [MODULES.index(name) for name in offered(position(row, RICH), "upgrade")]
        (value,) = set.intersection(*[set(MODULE_DICE[module]) for module in modules])
        return [value]
    return []


def per_each(row: Effect, fact: str) -> list[int]:
    """What one more of the counted things brings, and the most there is to gain."""
    none, one = (board(COUNTERS[row.b], number, row.c) for number in (0, 1))
    each = change(row, one)[0][fact] - change(row, none)[0][fact]
    most = change(Effect(row.kind, MUCH, row.b, row.c), one)[0][fact]
    return [each, most]


def row_counted(row: Effect) -> list[int]:
    """The storage row whose materials count."""
    if COUNTERS[row.b] != "stored-row":
        return []
    return [number for number in (1, 2, 3) if change(row, board("stored-row", 1, number))[0]["score"]]


def per_level(row: Effect) -> list[int]:
    """The points for a module, and the lowest level that brings them."""
    gains = [change(row, Board({"levels": {"trade": level}}, {}))[0]["score"] for level in (1, 2, 3)]
    first = next(level for level, gain in enumerate(gains, start=1) if gain)
    assert gains[first - 1 :] == [gains[first - 1]] * (4 - first)
    return [gains[first - 1], first]


@each_language
def test_an_effect_does_as_much_as_it_says(language: str) -> None:
    wrong = []
    for id, row in effects():
        numbers, done = said(language, effect_line(row)), measured(row.kind, row.a, row.b, row.c)
        if numbers != done:
            wrong.append(f"{id} {EFFECTS[row.kind]}: it says {numbers} and does {done}")
    assert not wrong, "\n".join(wrong)


def test_no_row_names_a_number_that_is_not_done() -> None:
    """The text of some effects has no place for a number because the rules do them once."""
    wrong = [
        f"{id} {EFFECTS[row.kind]}: {row.a} instead of {measured(row.kind, row.a, row.b, row.c)}"
        for id, row in effects()
        if row.a not in (measured(row.kind, row.a, row.b, row.c) or [1])
    ]
    assert not wrong, "\n".join(wrong)


def test_every_effect_that_names_a_thing_by_number_is_measured() -> None:
    numbered = {
        word for word, about in EFFECT_ABOUT.items() if about.split(" ")[0] in ("row", "die", "level", "number")
    }
    assert numbered == {"row-material", "upgrade", "draw", "points-per-level"}


# ---- whole rows ------------------------------------------------------------------------------------------------------

PLAIN = ["points", "track", "favor", "ideas", "focus", "food", "money", "fate-die"]
"""What comes without a choice that could be declined."""
PRICES = ["food", "money", "ideas", "focus", "favor"]


def told(language: str, lines: list[Line], kind: str, words: list[str]) -> Counter[str]:
    """The sums of the numbers that plain sentences of this kind name, by what they are about."""
    found: Counter[str] = Counter()
    for line in lines:
        word = line["key"].removeprefix(f"{kind}-")
        if line["key"] == f"{kind}-{word}" and word in words and ANY not in line["values"].values():
            found[GAINS[word]] += sum(said(language, line))
    return found


def brought(state: Civolution, idle: Civolution, *wishes: str) -> Counter[str]:
    """What seat 0 has more of after the wishes, everything else declined."""
    before = facts(idle)
    drive(state, *wishes, lazy=True)
    after = facts(state)
    return Counter({GAINS[word]: after[GAINS[word]] - before[GAINS[word]] for word in PLAIN})


def compare(id: str, language: str, lines: list[Line], found: Counter[str], points: int = 0) -> list[str]:
    wanted = told(language, lines, "effect", PLAIN)
    wanted.subtract(told(language, lines, "price", PRICES))
    wanted["score"] += points
    names = [GAINS[word] for word in PLAIN]
    return [f"{id}: {found[name]} {name} instead of {wanted[name]}" for name in names if found[name] != wanted[name]]


WELL: Seat = merged(
    rich(columns={}, goals=[], hand=[], favor=5),
    {"markers": {"food": 4, "money": 4, "ideas": 4, "focus": 2, "herbs": 1, "sand": 1}},
)
"""Somebody who can pay for every activity; favour tests pass from space 6 on, so they are rolled with a 1."""


def silent(lines: list[Line]) -> bool:
    """Whether what is counted is brought by plain sentences alone."""
    return not [line for line in lines if line["key"].startswith(("effect-points-per", "effect-food-per"))] and not [
        line for line in lines if line["key"].startswith(("effect-money-per", "effect-ideas-per"))
    ]


@cache
def by_activity(card: ResearchCard) -> Counter[str]:
    seat = merged(WELL, {"columns": {1: [card.id]}, "hand": ["C22"]})
    state = doing(effect(EFFECTS.index("activity"), 1), seats={0: seat}, attributes=[])
    return brought(state, doing(seats={0: seat}), f"activity {card.id}")


@each_language
def test_an_activity_brings_and_costs_what_it_says(language: str) -> None:
    wrong: list[str] = []
    for card in [card for card in RESEARCH if card.top == ACTIVITY]:
        lines = card_lines(card)["top"]
        if silent(lines):
            wrong += compare(card.id, language, lines, by_activity(card))
    assert not wrong, "\n".join(wrong)


@cache
def by_chip(id: str) -> Counter[str]:
    seat = merged(WELL, {"columns": {2: [id]}})
    state = doing(effect(EFFECTS.index("income-action"), 1), seats={0: seat}, attributes=[])
    return brought(state, doing(seats={0: seat}), f"use {id}")


@each_language
def test_an_income_chip_brings_what_it_says(language: str) -> None:
    wrong: list[str] = []
    for chip in [*INCOME_CHIPS, *CHIP_CARD_ROWS]:
        wrong += compare(chip.id, language, income_lines(chip), by_chip(chip.id))
    assert not wrong, "\n".join(wrong)


@cache
def by_trigger(id: str, number: int) -> Counter[str]:
    seat = merged(WELL, {"columns": {1: [id]}})
    return brought(doing(["Fire", 0, number], seats={0: seat}, attributes=[]), doing(seats={0: seat}))


@each_language
def test_what_follows_from_something_brings_what_it_says(language: str) -> None:
    wrong: list[str] = []
    rows: list[ResearchCard | AttributeChip] = [*RESEARCH]
    numbers = [*range(len(RESEARCH)), *range(ATTRIBUTE, ATTRIBUTE + len(ATTRIBUTE_CHIPS))]
    for number, card in zip(numbers, [*rows, *ATTRIBUTE_CHIPS], strict=True):
        lines = top_lines(card.top, card.power, card.amount, [], False, card.effects)
        if card.top == TRIGGER and silent(lines):
            wrong += compare(card.id, language, lines, by_trigger(card.id, number))
    assert not wrong, "\n".join(wrong)


@cache
def by_installing(card: ResearchCard) -> Counter[str]:
    """In stage 1, at the cost of the first space alone."""
    values = card_lines(card)["costs"][0]["values"]
    asked: Seat = {"markers": {str(values.get("material", values.get("feature"))): 3}, "hand": [card.id]}
    seat = merged(rich(columns={}, goals=[], hand=[]), asked)
    state = doing(["InstallCard", 0, card.deck, 0], seats={0: seat}, attributes=[])
    tried = do(state.copy(), f"install {card.id}")
    wishes = [f"install {card.id}"]
    for word in ("column", "as stage"):
        if offered(tried, word):
            wishes.append(f"{word} {offered(tried, word)[0]}")
            do(tried, wishes[-1])
    return brought(state, doing(seats={0: seat}), *wishes)


def points_below(language: str, space: Line) -> int:
    """The points that the sentence of a cost space names."""
    without = {**space, "values": {**space["values"], "points": 0}}
    return sum(said(language, space)) - sum(said(language, without))


@each_language
def test_installing_a_card_brings_what_it_says(language: str) -> None:
    wrong: list[str] = []
    for card in RESEARCH:
        lines = card_lines(card)
        if silent(lines["instant"]):
            points = points_below(language, lines["costs"][0])
            wrong += compare(card.id, language, lines["instant"], by_installing(card), points)
    assert not wrong, "\n".join(wrong)
