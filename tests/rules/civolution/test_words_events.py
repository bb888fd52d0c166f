"""Whom each event picks: a lead is strict, all with the most share, the fewest too, everybody who has enough."""

from __future__ import annotations

import pytest

from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Seat, doing, legal, markers, score
from tests.rules.civolution.test_words_triggers import finish


def happening(event: str, own: Seat, other: Seat) -> Civolution:
    """The event with these two civilizations; whoever may choose is asked next."""
    return doing(["Event"], seats={0: own, 1: other}, event=event, phase=7)


def food(number: int) -> Seat:
    return {"markers": {"food": number}}


@pytest.mark.rule("CV-154a", "EX-CV-38")
@pytest.mark.parametrize(("first", "second", "points"), [(5, 4, (5, 0)), (4, 5, (0, 5)), (4, 4, (0, 0))])
def test_a_lead_on_a_track_is_strict(first: int, second: int, points: tuple[int, int]) -> None:
    state = happening("F2", {"tracks": {"prestige": first}}, {"tracks": {"prestige": second}})
    assert (score(state, 0), score(state, 1)) == points


@pytest.mark.rule("CV-154")
@pytest.mark.parametrize(("first", "second", "points"), [(3, 2, (6, 0)), (2, 2, (0, 0))])
def test_one_civilization_alone_has_the_most(first: int, second: int, points: tuple[int, int]) -> None:
    state = happening("F19", {"markers": {"wood": first}}, {"markers": {"gold": second}})
    assert (score(state, 0), score(state, 1)) == points


@pytest.mark.rule("AMB-31")
@pytest.mark.parametrize(("first", "second", "points"), [(3, 2, (4, 0)), (2, 2, (4, 4)), (0, 0, (0, 0))])
def test_all_with_the_most_share_if_they_have_any(first: int, second: int, points: tuple[int, int]) -> None:
    state = happening("F6", food(first), food(second))
    assert (score(state, 0), score(state, 1)) == points


def test_those_with_the_fewest_tribes_grow() -> None:
    small, large = (
        Seat(tribes=["b-forest camp strong"]),
        Seat(tribes=["c-grassland camp strong", "b-hills camp strong"]),
    )
    state = happening("F8", small, large)
    assert state.mover == 0 and state.prompt()[0] == "procreate"
    tied = finish(
        happening("F8", small, {"tribes": ["c-grassland camp strong"]}),
        "in b-forest",
        "camp free",
        by=1,
        turn="procreate",
    )
    assert legal(tied)


@pytest.mark.parametrize(("first", "second", "points"), [(5, 4, (4, 0)), (5, 7, (4, 4)), (4, 4, (0, 0))])
def test_everybody_who_has_enough(first: int, second: int, points: tuple[int, int]) -> None:
    state = happening("F15", {"upgrades": first}, {"upgrades": second})
    assert (score(state, 0), score(state, 1)) == points


def test_the_meteorite_takes_a_farm_of_all_with_the_most_and_pays_for_it() -> None:
    state = finish(happening("F4", {"farms": ["b-forest"]}, {"farms": ["c-grassland"]}))
    assert (state.seats[0].farms, state.seats[1].farms) == (3, 3)
    assert [(score(state, seat), markers(state, "money", seat)) for seat in (0, 1)] == [(3, 2), (3, 2)]
    nobody = happening("F4", {}, {})
    assert [score(nobody, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("AMB-53")
def test_the_tsunami_takes_a_boat() -> None:
    state = finish(happening("F20", {"boats": ["a-water"]}, {}), "take jade")
    assert (state.boats_built(0), markers(state, "food"), markers(state, "jade")) == (0, 2, 1)
    assert markers(state, "food", 1) == 0
