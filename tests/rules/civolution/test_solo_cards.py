"""Solo: cards about other civilizations are alive, V.I.C.I. being the only other one."""

from __future__ import annotations

from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.vocabulary import EFFECTS, TRIGGER, TRIGGERS
from epoka.games.civolution.position.opponent import VICI

from .solo_table import acts, solo
from .table import Seat, do, effect, legal, score

OF_OTHERS = ["other-reset", "displaced", "displace"]
"""Triggers that wait for somebody else, each shown below to work against her."""


def test_no_card_waits_for_what_she_never_does() -> None:
    others = [name for name in TRIGGERS if name.startswith(("other", "displace"))]
    assert sorted(others) == sorted(OF_OTHERS)
    waiting = {TRIGGERS[card.power] for card in RESEARCH if card.top == TRIGGER}
    assert set(OF_OTHERS) <= waiting


def test_law_answers_to_her_reset() -> None:
    human: Seat = {"columns": {1: ["C9"]}, "tribes": ["b-hills wild weak"]}
    state = solo(["ResetDone", VICI], human=human)
    assert state.prompt()[0] == "rescue" and "tribe b-hills wild weak" in legal(state)


def test_a_peace_treaty_pays_when_she_displaces() -> None:
    human: Seat = {"columns": {1: ["E6"]}, "tribes": ["b-forest camp weak", "b-forest camp strong"]}
    assert score(solo(acts("procreation"), tribes=["b-forest fire strong"], human=human)) == 2


def test_horns_pay_when_she_is_displaced() -> None:
    human: Seat = {"columns": {1: ["B20"]}, "tribes": ["b-forest camp strong"]}
    state = solo(effect(EFFECTS.index("procreate"), 1), human=human, tribes=["b-forest fire weak"])
    before = score(state)
    do(state, "in b-forest", "camp fire")
    assert score(state) - before == 2 + 1


def test_diplomacy_counts_the_territories_shared_with_her() -> None:
    human: Seat = {
        "columns": {1: ["C28"]},
        "markers": {"food": 1},
        "tribes": ["b-forest camp weak", "c-grassland camp weak", "b-hills camp weak"],
    }
    shared = ["b-forest fire strong", "b-hills fire strong"]
    state = solo(effect(EFFECTS.index("activity"), 1), human=human, tribes=shared)
    assert score(do(state, "activity C28")) == 2
