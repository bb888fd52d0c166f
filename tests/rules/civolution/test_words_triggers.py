"""Every trigger of the vocabulary works after what its word says: once, and for its owner."""

from __future__ import annotations

from typing import Unpack

import pytest

from epoka.games.civolution.components.reading import read_effect
from epoka.games.civolution.components.vocabulary import TRIGGERS
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Row, Seat, console, do, doing, effect, legal, markers, score, table, tribes


def said(*words: object, seat: int = 0) -> Row:
    """An effect, written as in the data files, as a step."""
    read = read_effect("test", list(words))
    return effect(read.kind, read.a, read.b, read.c, seat)


def finish(state: Civolution, *wishes: str, by: int = 1, turn: str = "turn") -> Civolution:
    """Play until the turn of `by` is asked for: each wish once where it is possible, else what ends soonest."""
    waiting = list(wishes)
    for _ in range(60):
        if state.over or (state.mover == by and state.prompt()[0] == turn):
            assert waiting == [], f"{waiting} was never possible"
            return state
        names = legal(state) if state.mover >= 0 else [state.name(action) for action, _ in state.chance()]
        if waiting and waiting[0] in names:
            do(state, waiting.pop(0))
        else:
            do(state, next((name for name in ("done", "decline") if name in names), names[0]))
    raise AssertionError(f"this never ends: {state.prompt()}")


def owner(*cards: str, **more: Unpack[Seat]) -> Seat:
    """A civilization with these cards or chips installed, each in a column of its own."""
    seat: Seat = {
        "tribes": ["b-forest camp strong"],
        "columns": {place + 1: [card] for place, card in enumerate(cards)},
    }
    seat.update(more)
    return seat


def test_every_trigger_is_named_in_this_file() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [word for word in TRIGGERS if f'"{word}"' not in text] == []


Case = tuple[str, str, list[Row], list[str], Seat, str, int]

CASES: list[Case] = [
    ("hunt", "A11", [said("hunt", 1)], ["in b-forest"], {}, "points", 1),
    ("explore", "E16", [said("explore", 1)], ["in b-forest"], {}, "points", 2),
    ("settle-fire", "E4", [said("procreate", 1)], ["in b-forest", "camp fire"], {}, "food", 1),
    ("develop", "B6", [said("migrate", 1)], ["tribe b-forest camp strong", "to b-hills", "camp free"], {}, "food", 2),
    ("procreate", "E19", [said("procreate", 1)], ["in b-forest", "camp free"], {}, "points", 1),
    ("build", "D6", [said("build", 1, "boat")], ["build boat", "in a-water"], {}, "points", 3),
    (
        "install-goal",
        "C21",
        [said("install-goal", 1)],
        ["install G39", "column 3"],
        {"goals": [["G39"]], "markers": {"stamina": 3}},
        "plan 1",
        2,
    ),
    ("income-chip", "D15", [said("income-chip", 1)], ["chip I3", "point I3"], {}, "money", 2),
    ("track-bonus", "E2", [said("track", 1, "culture")], [], {"tracks": {"culture": 1}}, "points", 2),
    ("sale", "A19", [said("sale", 1)], ["sell wood"], {"markers": {"wood": 1}}, "points", 1),
    ("upgrade", "E26", [said("upgrade", 1, "any")], ["upgrade trade"], {}, "points", 2),
    (
        "settle",
        "A23",
        [said("procreate", 1)],
        ["in a-water"],
        {"tribes": ["a-water camp weak"], "boats": ["a-water"]},
        "points",
        2,
    ),
    ("pale-space", "E12", [said("track", 1, "prestige")], [], {"tracks": {"prestige": 2}}, "points", 2),
    ("feeding", "D1", [["StrongPoints", 0]], [], {"farms": ["b-forest"], "tribes": []}, "food", 1),
    ("era-start", "T12", [["EraStart", 0]], [], {}, "ideas", 1),
    ("event", "D16", [["AfterEvent", 0]], [], {}, "food", 1),
    ("income", "T10", [["Statues", 0]], [], {}, "points", 1),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_trigger_works_after_what_its_word_says(case: Case) -> None:
    _, card, steps, wishes, board, space, wanted = case
    found: list[int] = []
    for seat in (owner(card, **board), owner(**board)):
        state = finish(doing(*steps, seats={0: seat}), *wishes)
        found.append(score(state) if space == "points" else markers(state, space))
    assert found[0] - found[1] == wanted


def test_favor_tests_passed_and_failed() -> None:
    """ "favor-passed", "favor-failed": after a Migration module at level II, whatever is rolled."""
    for roll, points, ideas in (("roll 1", 1, 0), ("roll 6", 0, 1)):
        seat = owner("C11", "T5", dice=[1, 3], fate=1, favor=1, levels={"migration": 2})
        state = do(table(seats={0: seat}), "activate migration")
        while state.mover == 0:
            do(state, next(name for name in legal(state) if name.startswith("use") or name == "done"))
        finish(do(state, roll))
        assert (score(state), markers(state, "ideas"), markers(state, "food")) == (points, ideas, ideas)


def test_a_module_named_by_a_card() -> None:
    """ "module": Meditation answers to Sleep."""
    state = finish(table(seats={0: owner("C20", dice=[1, 1, 1, 1])}), "activate sleep", "do focus")
    assert (markers(state, "focus"), markers(state, "ideas")) == (1, 2)


def test_an_own_reset_and_that_of_another() -> None:
    """ "reset", "other-reset": the Focused Civilization and Law."""
    board = owner("T4", dice=[1, 2], used=0)
    law = owner("C9", tribes=["b-hills wild weak"])
    state = finish(table(seats={0: board, 1: law}), "reset", "tribe b-hills wild weak", "camp free")
    assert (markers(state, "focus", 0), tribes(state, 1)) == (1, ["b-hills camp weak"])


def test_nobody_waits_for_an_answer_that_can_only_be_no() -> None:
    """Law, and no tribe in the wilderness: its owner is not asked before the next turn."""
    state = do(table(seats={0: owner(dice=[1, 2], used=0), 1: owner("C9")}), "reset")
    while state.mover != 1:
        state.act(state.legal()[0] if state.mover == 0 else state.chance()[0][0])
    assert state.prompt()[0] == "turn"


def test_displacing_and_being_displaced() -> None:
    """ "displace", "displaced": Horns and the Peace Treaty."""
    other = owner("E6", tribes=["b-forest fire strong"])
    state = finish(doing(said("procreate", 1), seats={0: owner("B20"), 1: other}), "in b-forest", "camp fire")
    assert score(state, 1) == 2
    assert score(state, 0) == 2 + 1


def test_another_card_of_the_deck_but_not_the_card_itself() -> None:
    """ "install-card": the Guild Hall answers to the next building, not to itself."""
    for card, columns, money in (("D1", {1: ["D29"]}, 1), ("D29", {}, 0)):
        goods = {"wood": 1, "clay": 1, "beeswax": 1}
        seat = owner(columns=columns, hand=[card], markers=goods)
        state = finish(doing(["InstallCard", 0, 3, 0], seats={0: seat}), f"install {card}")
        assert console(state)["hand"] == [] and markers(state, "money") == money


def test_the_end_of_the_game_gives_points_once() -> None:
    """ "end": the Golden Age, two points for each disc on a pale space."""
    seat = owner("E8", tracks={"culture": 6, "technology": 3, "prestige": 4})
    state = table(seats={0: seat}, agenda=[["EndOfEra"]], era=4, phase=8)
    plain = table(seats={0: owner("E24", tracks=seat["tracks"])}, agenda=[["EndOfEra"]], era=4, phase=8)
    assert state.over and console(state)["tracks"] == console(plain)["tracks"]
    assert score(state) - score(plain) == 4
