"""Every number in what lasts, follows, happens or is given at the start is what the rules do, in four languages.

A lasting power is measured as the difference it makes where it works; the phase that a sentence names is the one in
which an era with the card begins to differ from an era without it. Events are measured by the weather before and after
and by the least number that makes them concern a civilization; starting cards by what lies on the console.

What this cannot see: powers without a number (they are tested in test_words_powers), and whether a bonus has a limit
that no sentence names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from epoka.core.event import Event
from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    MARKER_CARD_ROWS,
    RESEARCH,
)
from epoka.games.civolution.components.codes import P_CHEAP_PURCHASE
from epoka.games.civolution.components.lines import Line, event_lines, income_lines, marker_lines, power_line, top_lines
from epoka.games.civolution.components.pieces import MAIN_MODULES, MODULE_DICE, MODULES, TERRAINS, WATER
from epoka.games.civolution.components.rows import AttributeChip, EventCard, ResearchCard
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.components.vocabulary import (
    COUNTERS,
    EVERY,
    LEADER,
    PASSIVE,
    POINT_BONUS,
    POWERS,
    TRIGGER,
    TRIGGERS,
)
from epoka.games.civolution.course.starting_cards import PlaceMarkers, take_chip_card
from tests.rules.civolution.boards import board
from tests.rules.civolution.numbers import facts, merged, said
from tests.rules.civolution.table import Seat, console, do, doing, legal, markers, offered, score, table, tribes
from tests.rules.civolution.test_components_texts import each_language
from tests.rules.civolution.test_numbers_asking import least
from tests.rules.civolution.test_words_powers import (
    activated,
    after_sites,
    born_on_fire,
    hunted,
    installing,
    left,
    on_boat,
    paid,
    produced,
    sold,
)
from tests.rules.civolution.test_words_triggers import finish, owner
from tests.rules.civolution.test_words_triggers import said as step

CAMPS = ["b-forest", "b-hills", "b-mountains", "c-desert", "c-swamp", "d-forest"]
Lasting = ResearchCard | AttributeChip
Seen = Callable[[list[str]], int]


def lasting(top: int) -> list[Lasting]:
    rows: list[Lasting] = [*RESEARCH]
    return [row for row in [*rows, *ATTRIBUTE_CHIPS] if row.top == top]


# ---- an era with and without -----------------------------------------------------------------------------------------


def era(cards: tuple[str, ...]) -> list[tuple[int, str, str]]:
    """What happens in an era of resets and little else: the phase, the key and the values of each event."""
    weak = [f"{place} camp weak" for place in CAMPS]
    seat = owner(*cards, tribes=weak, farms=["b-forest"], statues=[25], dice=[1, 2], used=3, favor=3, fate=1)
    other: Seat = {"tribes": ["c-grassland camp weak"], "dice": [1, 2], "used": 3}
    state = table(seats={0: seat, 1: other}, agenda=[["Phase", 2]], era=1, phase=1, event="F15", attributes=[])
    events: list[Event] = []
    state.listen(events)
    while state.era == 1 and not state.over:
        names = legal(state) if state.mover >= 0 else [state.name(state.chance()[0][0])]
        do(state, next((name for name in ("reset", "done", "decline", "fail") if name in names), names[0]))
    happened, phase = [], 0
    for event in events:
        phase = event.values["phase"] if event.key == "phase" else phase
        happened.append((phase, event.key, str(event.values)))
    return happened


@cache
def phase_of(id: str) -> int:
    """The phase in which an era with a card begins to differ from one without it."""
    plain = era(())
    return next(now[0] for now, before in zip(era((id,)), plain, strict=False) if now != before)


# ---- lasting powers --------------------------------------------------------------------------------------------------


def difference(seen: Seen, id: str) -> int:
    return abs(seen([id]) - seen([]))


def fed(places: list[str], cards: list[str]) -> int:
    """The food that these tribes need."""
    boats = ["a-water"] if "a-water" in places[0] else []
    seat = owner(*cards, tribes=places, markers={"food": 20}, boats=boats)
    state = doing(["BeginFeeding", 0], seats={0: seat})
    while state.mover == 0:
        do(state, legal(state)[-1])
    return 20 - markers(state, "food")


def living_on(id: str) -> list[str]:
    """A tribe in the terrain that a card names."""
    terrain = next(row for row in lasting(PASSIVE) if row.id == id).amount
    return ["a-water camp strong"] if terrain == WATER else [f"c-{TERRAINS[terrain]} camp strong"]


def starved(cards: list[str]) -> int:
    places = ["b-hills camp weak", "b-forest camp weak", "c-swamp camp weak"]
    return len(tribes(finish(doing(["BeginFeeding", 0], seats={0: owner(*cards, tribes=places)}))))


def passes(cards: list[str]) -> int:
    """The values with which a favour test passes, the disc on space 1: Migration II allows more then."""
    seat = owner(*cards, dice=[1, 3, 5, 5], levels={"migration": 2}, favor=1, fate=1)
    rolled = [do(table(seats={0: seat}), "activate migration", f"roll {value}") for value in range(1, 7)]
    return len([state for state in rolled if left(state) == 2])


def resets(cards: list[str]) -> int:
    """The most dice with which a Reset is allowed."""
    allowed = [n for n in range(1, 7) if "reset" in legal(table(seats={0: owner(*cards, dice=[1] * n)}))]
    return max(allowed)


def strong_points(number: int, cards: list[str]) -> int:
    places = ["b-forest wild strong"] * number
    return score(finish(doing(["StrongPoints", 0], seats={0: owner(*cards, tribes=places)})))


def point(cards: list[str]) -> int:
    """What is taken instead of an income chip's action."""
    seat = owner(columns={1: [*cards] or ["T1"], 2: ["I2"]})
    return score(do(doing(step("income-action", 1), seats={0: seat}), "point I2"))


def project_ideas(cards: list[str]) -> int:
    return markers(finish(doing(step("build", 1, "farm"), seats={0: owner(*cards)}), "build farm"), "ideas")


def extra_finds(cards: list[str]) -> int:
    state = table(seats={0: owner(*cards), 1: owner(tribes=[])}, agenda=[["Phase", 3]], phase=2)
    for _ in range(4):
        if offered(state, "take"):
            do(state, "take oil")
    return markers(state, "oil")


def cheapest(cards: list[str]) -> int:
    """What a purchase costs however much less it costs."""
    state = doing(step("purchase", 1), seats={0: owner(*cards, markers={"money": 4})})
    state.seats[0].powers[P_CHEAP_PURCHASE] = 4
    return 4 - markers(finish(state, "buy tar"), "money")


def apart(value: int, other: int) -> int:
    """How often a value is changed by 1 until it is the other; after 6 comes 1."""
    return min((value - other) % 6, (other - value) % 6)


def shifted(id: str) -> list[int]:
    """Which dice are changed for nothing, and by how much: two equal dice, the modules they pay for with the card."""
    found: set[tuple[int, int]] = set()
    for value in range(1, 7):
        plain, free = (
            set(offered(table(seats={0: owner(*cards, dice=[value, value])}), "activate")) for cards in ([], [id])
        )
        for module in (free - plain).intersection(MODULES[:MAIN_MODULES]):
            low, high = MODULE_DICE[MODULES.index(module)]
            found.add((value, max(apart(low, value), apart(high, value))))
    assert len(found) == 1
    return list(found.pop())


def materials_unpaid(cards: list[str]) -> int:
    """How many of the two materials of the first settlement must be there."""

    def enough(number: int) -> bool:
        seat = merged(on_boat(cards, "wood"), {"markers": {"wood": int(number > 0), "papyrus": int(number > 1)}})
        state = doing(step("build", 1, "settlement"), seats={0: seat})
        return state.mover == 0 and "build settlement" in legal(state)

    return least(enough)


def settlements_wanted(cards: list[str]) -> int:
    """How many settlements stand for the first space of the Market (salt or two settlements)."""
    columns = {1: cards or ["D8"]}

    def enough(number: int) -> bool:
        built = dict.fromkeys(range(1, number + 1), 8)
        return "install D2" in legal(installing(columns, "D2", 3, {"sand": 1}, settlements=built))

    return least(enough)


def intelligence_wanted(cards: list[str]) -> int:
    """How much intelligence Counting asks for in its first space."""
    columns = {1: cards or ["C31"]}
    return least(
        lambda number: "install C1" in legal(installing(columns, "C1", 2, {"dexterity": 1, "intelligence": number}))
    )


def stamina_wanted(cards: list[str]) -> int:
    def enough(number: int) -> bool:
        seat = owner(*cards, markers={"stamina": number}, dice=[1, 1, 1, 1])
        return "attribute T2" in legal(table(seats={0: seat}, attributes=["T2"]))

    return least(enough)


def times(module: str, cards: list[str]) -> int:
    """How often an activated module may be done."""
    return int(str(left(activated(module, cards, markers={"raw b-forest": 5}))))


def drawn(cards: list[str]) -> int:
    return int(str(left(doing(step("draw", 2, 1), seats={0: owner(*cards)}))))


def statue(cards: list[str]) -> int:
    return score(finish(doing(["Statues", 0], seats={0: owner(*cards, statues=[25], favor=3)})))


MEASURED: dict[str, Callable[[str], list[int]]] = {
    "feed-camp": lambda id: [difference(partial(fed, [f"{place} camp strong" for place in CAMPS]), id), phase_of(id)],
    "feed-wild": lambda id: [difference(partial(fed, ["b-forest wild strong"]), id)],
    "feed-land": lambda id: [difference(partial(fed, living_on(id)), id)],
    "survivors": lambda id: [difference(starved, id), phase_of(id)],
    "favor-bonus": lambda id: [difference(passes, id)],
    "hunt-bonus": lambda id: [difference(hunted, id)],
    "produce-bonus": lambda id: [difference(produced, id)],
    "transport-bonus": lambda id: [difference(partial(times, "transport"), id)],
    "migrate-bonus": lambda id: [difference(partial(times, "migration"), id)],
    "procreate-bonus": lambda id: [difference(partial(times, "procreation"), id)],
    "cheap-purchase": lambda id: [difference(paid, id), cheapest([id])],
    "sale-bonus": lambda id: [difference(sold, id)],
    "idea-bonus": lambda id: [difference(lambda cards: markers(activated("insight", cards, "do ideas"), "ideas"), id)],
    "plan-bonus": lambda id: [
        difference(lambda cards: markers(activated("planning", cards, "do plan", "plan 1"), "plan 1"), id)
    ],
    "draw-bonus": lambda id: [difference(drawn, id)],
    "reset-dice": lambda id: [difference(resets, id)],
    "statue-bonus": lambda id: [difference(statue, id), phase_of(id)],
    "oak-bonus": lambda id: [difference(lambda cards: score(after_sites(cards, "Oaks", "oak")), id)],
    "strong-points": lambda id: [difference(partial(strong_points, number), id) for number in (1, 9)],
    "fire-points": lambda id: [difference(born_on_fire, id)],
    "income-points": lambda id: [point([id]), point([])],
    "project-idea": lambda id: [difference(project_ideas, id)],
    "free-shift": shifted,
    "settlement-discount": lambda id: [difference(materials_unpaid, id)],
    "as-settlement": lambda id: [difference(settlements_wanted, id)],
    "as-feature": lambda id: [difference(intelligence_wanted, id)],
    "attribute-discount": lambda id: [difference(stamina_wanted, id)],
    "extra-find": lambda id: [difference(extra_finds, id), phase_of(id)],
}
"""The numbers of a power, measured with the card or chip of this id. All other powers are had or not had."""


@cache
def power_numbers(word: str, id: str) -> list[int]:
    return sorted(MEASURED[word](id)) if word in MEASURED else []


@each_language
def test_a_lasting_power_does_as_much_as_it_says(language: str) -> None:
    wrong = []
    for row in lasting(PASSIVE):
        numbers, done = said(language, power_line(row.power, row.amount)), power_numbers(POWERS[row.power], row.id)
        if numbers != done:
            wrong.append(f"{row.id} {POWERS[row.power]}: it says {numbers} and does {done}")
    assert not wrong, "\n".join(wrong)


PHASED = ("era-start", "feeding", "event", "income")


@each_language
def test_what_comes_in_a_phase_comes_in_the_phase_it_names(language: str) -> None:
    wrong = []
    for row in lasting(TRIGGER):
        when = top_lines(row.top, row.power, row.amount, [], False, row.effects)[0]
        done = [phase_of(row.id)] if TRIGGERS[row.power] in PHASED else []
        if said(language, when) != done:
            wrong.append(f"{row.id} {TRIGGERS[row.power]}: it says {said(language, when)} and works in {done}")
    assert not wrong, "\n".join(wrong)


WITHOUT_TOP = ["A7", "B27", "C13", "D8", "E24"]


@cache
def bonus(card: ResearchCard) -> int:
    """What an element of its column brings at the end because of a card."""
    ends = []
    for lowest in (card.id, WITHOUT_TOP[card.deck]):
        other = next(row.id for row in RESEARCH if row.deck == card.deck and row.id not in (card.id, *WITHOUT_TOP))
        seat: Seat = {"columns": {1: [lowest, other]}}
        ends.append(table(seats={0: seat}, agenda=[["EndOfEra"]], era=4, phase=8).points()[0])
    assert (ends[0] - ends[1]) % 2 == 0
    return (ends[0] - ends[1]) // 2


@each_language
def test_a_column_brings_the_points_that_a_card_says(language: str) -> None:
    cards = [card for card in RESEARCH if card.top == POINT_BONUS]
    lines = {card.id: top_lines(card.top, 0, card.amount, [], False, [])[0] for card in cards}
    assert {card.id: said(language, lines[card.id]) for card in cards} == {card.id: [bonus(card)] for card in cards}


# ---- events ----------------------------------------------------------------------------------------------------------


def concerns(event: EventCard, number: int) -> bool:
    """Whether an event changes anything, or asks anything, for a civilization that has so many; the other has none."""
    at = board(COUNTERS[event.counter], number, event.a)
    seats = {0: at.seat, 1: Seat(favor=1)}
    state = doing(["Event"], seats=seats, event=event.id, phase=7, attributes=[])
    before = facts(doing(seats=seats, event=event.id, phase=7, attributes=[]))
    return state.mover != 1 or state.prompt()[0] != "turn" or facts(state) != before


@cache
def least_concerned(event: EventCard) -> list[int]:
    """From how many on an event that names a number concerns somebody."""
    if event.who == EVERY:
        return [least(partial(concerns, event))]
    return [] if event.who == LEADER or event.loss >= 0 or event.id == "F8" else [least(partial(concerns, event))]


@cache
def shift(event: EventCard) -> int:
    state = table(agenda=[["Phase", 7]], phase=6, event=event.id)
    return abs(int(state.weather))


@each_language
def test_an_event_shifts_and_concerns_as_it_says(language: str) -> None:
    wrong = []
    for event in EVENT_CARDS:
        weather, pick = event_lines(event)[:2]
        numbers, done = [said(language, weather), said(language, pick)], [[shift(event)], least_concerned(event)]
        if numbers != done:
            wrong.append(f"{event.id} says {numbers} and does {done}")
    assert not wrong, "\n".join(wrong)


# ---- starting cards --------------------------------------------------------------------------------------------------


@cache
def placed(number: int) -> dict[str, int]:
    """What a starting marker card brings to the console, by spaces."""
    seat: Seat = {"marker_cards": [f"M{number + 1}"]}
    state = doing(PlaceMarkers(), seats={0: seat, 1: seat})
    return {name: markers(state, name) for name in SPACES if markers(state, name)}


def space_of(line: Line) -> str:
    """The console space that a gain goes to."""
    values = line["values"]
    return str(values.get("feature") or values.get("material") or line["key"].removeprefix("effect-"))


@each_language
def test_a_starting_marker_card_brings_what_it_says(language: str) -> None:
    for number, card in enumerate(MARKER_CARD_ROWS):
        lines = {space_of(line): line for line in marker_lines(card)}
        assert {name: said(language, line) for name, line in lines.items()} == {
            name: [found] for name, found in placed(number).items()
        }, card.id


@each_language
def test_a_starting_chip_card_turns_its_module_to_the_level_it_says(language: str) -> None:
    for number, card in enumerate(CHIP_CARD_ROWS):
        state = table()
        take_chip_card(state, 0, number, 0)
        level = console(state)["modules"][MODULES[card.module]]
        assert said(language, income_lines(card)[-1]) == [level], card.id
