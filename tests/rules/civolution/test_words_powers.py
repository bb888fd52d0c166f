"""Every lasting power of the vocabulary changes the rule that its word says, and nothing for who lacks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pytest

from epoka.games.civolution.components.vocabulary import POWERS
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Seat, do, doing, legal, markers, offered, score, table, tribes
from tests.rules.civolution.test_words_triggers import finish, owner, said

Found = Callable[[list[str]], object]
"""What is seen with these cards or chips installed."""


def left(state: Civolution) -> object:
    """How often the present step may still be done."""
    return state.prompt()[1]["left"]


def on_boat(cards: list[str], cargo: str) -> Seat:
    """A civilization with a single tribe, on a boat, and one marker."""
    return owner(*cards, markers={cargo: 1}, tribes=["a-water camp strong"], boats=["a-water"])


def activated(module: str, cards: list[str], *then: str, **more: Unpack[Seat]) -> Civolution:
    seat = owner(*cards, dice=[1, 2, 3, 4, 5, 6])
    seat.update(more)
    return do(table(seats={0: seat}), f"activate {module}", *then)


def feeding(cards: list[str], *places: str, food: int = 9) -> int:
    """The food that is needed to feed these tribes."""
    seat = owner(*cards, tribes=list(places), markers={"food": food})
    state = doing(["BeginFeeding", 0], seats={0: seat})
    while state.mover == 0:
        do(state, legal(state)[-1])
    return food - markers(state, "food")


def starving(cards: list[str]) -> list[str]:
    """Who is left of two weak tribes that get nothing."""
    state = doing(["BeginFeeding", 0], seats={0: owner(*cards, tribes=["b-hills camp weak", "b-forest camp weak"])})
    return tribes(finish(state))


def displaced(cards: list[str], others: list[str]) -> Civolution:
    """Seat 0 gives birth on the fire encampment of seat 1, if it can."""
    other = owner(*others, tribes=["b-forest fire weak"])
    return do(doing(said("procreate", 1), seats={0: owner(*cards), 1: other}), "in b-forest")


def installing(
    cards: dict[int, list[str]], card: str, deck: int, goods: dict[str, int], **more: Unpack[Seat]
) -> Civolution:
    seat = owner(columns=cards, hand=[card], markers=goods)
    seat.update(more)
    return doing(["InstallCard", 0, deck, 0], seats={0: seat}, sites={8: "ground-1"})


def sold(cards: list[str]) -> int:
    state = doing(said("sale", 1), seats={0: owner(*cards, markers={"wood": 1})})
    return markers(finish(state, "sell wood"), "money")


def hunted(cards: list[str]) -> int:
    state = do(doing(said("hunt", 1), seats={0: owner(*cards, fate=1)}), "in b-forest", "roll 1")
    return markers(finish(state), "food")


def found(cards: list[str]) -> int:
    """How many materials a lucky find with a 1 leaves to choose from, at least the one of its row."""
    state = do(doing(said("lucky-find", 1), seats={0: owner(*cards, fate=1)}), "land forest", "roll 1")
    return len(offered(state, "take")) if state.mover == 0 else 1


def born_on_fire(cards: list[str]) -> int:
    return score(finish(doing(said("procreate", 1), seats={0: owner(*cards)}), "in b-forest", "camp fire"))


def settlement(cards: list[str]) -> bool:
    """Whether a first settlement can be built with wood alone."""
    state = doing(said("build", 1, "settlement"), seats={0: on_boat(cards, "wood")})
    return "build settlement" in legal(state) and state.mover == 0


def goal_upgrade(cards: list[str]) -> bool:
    seat = owner(*cards, goals=[["G40", "G39"]], markers={"stamina": 3})
    state = do(doing(said("install-goal", 1), seats={0: seat}), "install G39", "column 3")
    return state.prompt()[0] == "upgrade"


def reached(cards: list[str], steps: int, start: str) -> list[str]:
    """Where a strong tribe may migrate to."""
    state = doing(said("migrate", steps), seats={0: owner(*cards, tribes=[f"{start} camp strong"])})
    return offered(do(state, f"tribe {start} camp strong"), "to")


def after_sites(cards: list[str], step: str, site: str) -> Civolution:
    seat = owner(*cards, markers={"food": 2})
    return finish(doing([step, 0], seats={0: seat}, sites={9: site}))


def produced(cards: list[str]) -> int:
    """How many raw materials one activation of Production brings."""
    state = do(activated("production", cards), "do produce")
    while "in b-forest" in legal(state):
        do(state, "in b-forest")
    return markers(state, "raw b-forest")


def paid(cards: list[str]) -> int:
    state = doing(said("purchase", 1), seats={0: owner(*cards, markers={"money": 4})})
    return 4 - markers(finish(state, "buy tar"), "money")


CASES: list[tuple[str, str, Found, object, object]] = [
    ("feed-camp", "A12", lambda c: feeding(c, "b-forest camp strong", "b-hills camp strong"), 1, 2),
    ("feed-camp", "T2", lambda c: feeding(c, "b-forest camp strong", "b-hills camp strong"), 0, 2),
    ("feed-wild", "B24", lambda c: feeding(c, "b-forest wild strong", "b-hills camp strong"), 2, 3),
    ("feed-land", "B2", lambda c: feeding(c, "c-desert camp strong", "b-hills camp strong"), 1, 2),
    ("survivors", "B19", lambda c: len(starving(c)), 1, 0),
    ("no-gorge", "B8", lambda c: markers(after_sites(c, "Gorges", "gorge"), "food"), 2, 1),
    (
        "no-glacier",
        "B1",
        lambda c: tribes(after_sites(c, "Glaciers", "glacier")),
        ["b-forest camp strong"],
        ["b-forest camp weak"],
    ),
    ("steadfast", "T1", lambda c: markers(after_sites(c, "Gorges", "gorge"), "food"), 2, 1),
    (
        "steadfast",
        "T1",
        lambda c: tribes(after_sites(c, "Glaciers", "glacier")),
        ["b-forest camp strong"],
        ["b-forest camp weak"],
    ),
    ("oak-bonus", "E22", lambda c: score(after_sites(c, "Oaks", "oak")), 2, 1),
    ("hunt-bonus", "A3", hunted, 4, 3),
    ("produce-bonus", "T7", produced, 3, 2),
    ("transport-bonus", "A6", lambda c: left(activated("transport", c, markers={"raw b-forest": 5})), 4, 3),
    ("migrate-bonus", "B12", lambda c: left(activated("migration", c)), 2, 1),
    ("procreate-bonus", "B13", lambda c: left(activated("procreation", c)), 2, 1),
    ("cheap-purchase", "E7", paid, 3, 4),
    ("sale-bonus", "A16", sold, 2, 1),
    ("idea-bonus", "A28", lambda c: markers(activated("insight", c, "do ideas"), "ideas"), 4, 3),
    ("plan-bonus", "C18", lambda c: markers(activated("planning", c, "do plan", "plan 1"), "plan 1"), 3, 2),
    ("draw-bonus", "C6", lambda c: left(doing(said("draw", 2, 1), seats={0: owner(*c)})), 4, 2),
    (
        "statue-bonus",
        "D21",
        lambda c: score(finish(doing(["Statues", 0], seats={0: owner(*c, statues=[25], favor=3)}))),
        3,
        2,
    ),
    ("strong-points", "T6", lambda c: score(finish(doing(["StrongPoints", 0], seats={0: owner(*c)}))), 2, 1),
    ("fire-points", "A1", born_on_fire, 2, 1),
    ("any-find", "T11", found, 3, 1),
    ("settlement-discount", "T8", settlement, True, False),
    ("goal-upgrade", "T3", goal_upgrade, True, False),
    ("walk-land", "B22", lambda c: "f-mountains" in reached(c, 1, "b-mountains"), True, False),
    ("seaworthy", "A13", lambda c: "c-grassland" in reached(c, 2, "b-forest"), True, False),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]} {case[1]}")
def test_a_power_changes_one_rule_for_its_owner(case: tuple[str, str, Found, object, object]) -> None:
    _, card, seen, with_it, without = case
    assert (seen([card]), seen([])) == (with_it, without)


def test_every_power_is_named_in_this_file() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [word for word in POWERS if f'"{word}"' not in text] == []


def test_bad_weather_does_not_touch_the_cold_blooded() -> None:
    """ "no-bad-weather": neither food nor a tribe is lost."""
    for cards, asked in (([], True), (["B18"], False), (["T1"], False)):
        seat = owner(*cards, markers={"food": 2})
        state = doing(["Weather", 0, 2], seats={0: seat}, weather="hot", event="F1")
        assert (state.mover == 0) == asked


def test_a_favor_test_passes_on_more_values() -> None:
    """ "favor-bonus": with the disc on space 1 a 2 passes."""
    for cards, migrations in ((["E11"], 2), ([], 1)):
        state = table(seats={0: owner(*cards, dice=[1, 3, 5, 5], levels={"migration": 2}, favor=1, fate=1)})
        assert left(do(state, "activate migration", "roll 2")) == migrations


def test_a_displacing_tribe_stays_strong() -> None:
    """ "strong-displacing": Claws."""
    for cards, strength in ((["B7"], "strong"), ([], "weak")):
        state = do(displaced(cards, []), "camp fire")
        assert f"b-forest fire {strength}" in tribes(state, 0)


def test_a_displaced_tribe_becomes_strong() -> None:
    """ "wild-strong": the City Wall."""
    for cards, strength in ((["D13"], "strong"), ([], "weak")):
        state = do(displaced([], cards), "camp fire")
        assert tribes(state, 1) == [f"b-forest wild {strength}"]


def test_a_camouflaged_tribe_is_not_displaced() -> None:
    """ "free-displacing": by others."""
    assert "camp fire" in legal(displaced([], [])) and "camp fire" not in legal(displaced([], ["B14"]))


def test_a_reset_with_one_die_more() -> None:
    """ "reset-dice": the Calendar."""
    for cards, allowed in ((["C4"], True), ([], False)):
        assert ("reset" in legal(table(seats={0: owner(*cards, dice=[1, 2, 3, 4])}))) == allowed


def test_farms_next_to_a_volcano() -> None:
    """ "volcano-farms": Terraced Fields."""
    for cards, allowed in ((["D27"], True), ([], False)):
        state = doing(said("build", 1, "farm"), seats={0: owner(*cards)}, sites={9: "volcano"})
        assert ("build farm" in legal(state) and state.mover == 0) == allowed


def test_two_points_for_an_income_chip() -> None:
    """ "income-points": instead of one."""
    for columns, points in (({1: ["T9"], 2: ["I2"]}, 2), ({2: ["I2"]}, 1)):
        state = doing(said("income-action", 1), seats={0: owner(columns=columns)})
        assert score(do(state, "point I2")) == points


def test_a_building_project_brings_an_idea_more() -> None:
    """ "project-idea": a farm brings two."""
    for cards, ideas in ((["D17"], 2), ([], 1)):
        state = finish(doing(said("build", 1, "farm"), seats={0: owner(*cards)}), "build farm")
        assert markers(state, "ideas") == ideas


def test_a_six_counts_as_its_neighbours() -> None:
    """ "free-shift": Antennae; a 6 and a 2 are enough for Procreation (2 and 5)."""
    for cards, allowed in ((["B26"], True), ([], False)):
        state = table(seats={0: owner(*cards, dice=[6, 2, 1, 1])})
        assert ("activate procreation" in legal(state)) == allowed


def test_the_town_hall_counts_as_a_settlement() -> None:
    """ "as-settlement": salt or 2 settlements, with one built."""
    for column, allowed in ((["D9"], True), (["D8"], False)):
        state = installing({1: column}, "D2", 3, {"sand": 1}, settlements={1: 8})
        assert ("install D2" in legal(state)) == allowed


def test_logic_counts_as_intelligence() -> None:
    """ "as-feature": have 1 intelligence and 1 dexterity."""
    for column, allowed in ((["C15"], True), (["C31"], False)):
        state = installing({1: column}, "C1", 2, {"dexterity": 1})
        assert ("install C1" in legal(state)) == allowed


def test_an_attribute_chip_for_one_marker_fewer() -> None:
    """ "attribute-discount": four of stamina are wanted."""
    for cards, allowed in ((["C2"], True), ([], False)):
        seat = owner(*cards, markers={"stamina": 3}, dice=[1, 1, 1, 1])
        assert ("attribute T2" in legal(table(seats={0: seat}, attributes=["T2", "T4", "T6"]))) == allowed


def test_one_more_extra_find() -> None:
    """ "extra-find": counted when phase 3 begins."""
    for cards, finds in ((["D19"], 2), ([], 1)):
        state = table(seats={0: owner(*cards), 1: owner(tribes=[])}, agenda=[["Phase", 3]], phase=2)
        for _ in range(2):
            if offered(state, "take"):
                do(state, "take oil")
        assert markers(state, "oil") == finds


def test_cargo_of_a_boat_for_any_space() -> None:
    """ "boat-cargo": all eighteen."""
    for cards, few in ((["A30"], False), ([], True)):
        seat = on_boat(cards, "raw a-water")
        state = do(doing(said("transport", 1), seats={0: seat}), "in a-water")
        assert (len(offered(state, "take")) < 18) == few


def test_hunting_where_somebody_hunted() -> None:
    """ "hunt-again": the Keen Nose."""
    for cards, allowed in ((["B10"], True), ([], False)):
        state = doing(said("hunt", 1), seats={0: owner(*cards)}, hunted=["b-forest"])
        assert ("in b-forest" in legal(state) and state.mover == 0) == allowed


def test_one_cost_space_of_a_building_is_ignored() -> None:
    """ "skip-space": at stage 3 a Granary needs wood and clay."""
    for first, allowed in (("C10", True), ("C31", False)):
        state = installing({1: [first], 2: ["D2", "D3"]}, "D1", 3, {"wood": 1})
        assert ("install D1" in legal(state)) == allowed


def test_weak_tribes_migrate_and_stay_weak() -> None:
    """ "weak-migrants": the Herd Instinct."""
    for cards, allowed in ((["B29"], True), ([], False)):
        state = doing(said("migrate", 1), seats={0: owner(*cards, tribes=["b-forest camp weak"])})
        assert ("tribe b-forest camp weak" in legal(state) and state.mover == 0) == allowed
    herd = doing(said("migrate", 1), seats={0: owner("B29", tribes=["b-forest camp weak"])})
    do(herd, "tribe b-forest camp weak", "to b-hills", "camp free")
    assert tribes(herd) == ["b-hills camp weak"]
