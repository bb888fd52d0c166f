"""What a view tells of every place: how many players may stand there, and why nobody else may come."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.games.stoneage.notation import FIRST_PLACEMENT
from epoka.games.stoneage.places import NAMES
from epoka.testing.kit import Table, option_sets, walk
from tests.rules.stoneage.table import GAME, Board, table

SHARED = ["forest", "clay", "quarry", "river"]
FOR_EVERYBODY = ["enough-players-there", "place-taken", "village-closed", "nothing-there"]
"""Refusals of a placement that have nothing to do with whose turn it is."""


def closed(state: epoka.State, place: str, seat: int | None = None) -> dict[str, Any] | None:
    found: dict[str, Any] | None = state.view(seat)["places"][place]["closed"]
    return found


def standing(place: str, seats: int) -> dict[int, Board]:
    """So many seats, from 1 on, have a worker on a place; seat 0 is to place."""
    return {seat: Board(placed={place: 1}) for seat in range(1, seats + 1)}


@pytest.mark.rule("SA-17")
@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 2), (4, 4)])
@pytest.mark.parametrize("place", SHARED)
def test_a_gathering_place_tells_how_many_players_may_stand_there(place: str, players: int, most: int) -> None:
    assert table(players).view()["places"][place] == {"players": most, "closed": None}


@pytest.mark.rule("SA-17")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("place", SHARED)
def test_a_gathering_place_with_enough_players_is_closed(place: str, players: int) -> None:
    assert closed(table(players, seats=standing(place, players - 2)), place) is None
    why = {"code": "enough-players-there", "params": {"place": place, "players": players - 1}, "rule": "SA-17"}
    assert closed(table(players, seats=standing(place, players - 1)), place) == why


@pytest.mark.rule("SA-12", "SA-17")
def test_four_players_close_a_gathering_place_by_its_rings_alone() -> None:
    assert closed(table(4, seats=standing("clay", 3)), "clay") is None
    full = table(4, seats={1: Board(workers=7, placed={"clay": 7})})
    assert closed(full, "clay") == {"code": "not-enough-rings", "params": {"place": "clay", "free": 0}, "rule": "SA-12"}


@pytest.mark.rule("SA-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_third_village_place_is_closed_but_for_four_players(players: int) -> None:
    state = table(players, seats={1: Board(placed={"hut": 2, "field": 1})})
    why = {"code": "village-closed", "params": {"place": "toolmaker"}, "rule": "SA-16"}
    assert closed(state, "toolmaker") == (why if players < 4 else None)
    assert closed(state, "hut") == {"code": "place-taken", "params": {"place": "hut", "by": 1}, "rule": "SA-12"}


@pytest.mark.rule("SA-12")
def test_an_empty_slot_is_closed_because_nothing_lies_there() -> None:
    state = table(2, slots=["C01", None, "C03", "C04"])
    assert closed(state, "card 2") == {"code": "nothing-there", "params": {"place": "card 2"}, "rule": "SA-12"}


@pytest.mark.rule("SA-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_tells_of_as_many_stacks_as_there_are_players(players: int) -> None:
    places = table(players).view()["places"]
    assert [place for place in places if place.startswith("building")] == [
        f"building {stack}" for stack in range(1, players + 1)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_sent_away_reads_the_same_reason_in_the_view_under_all_options(players: int) -> None:
    for options in option_sets(GAME, players):
        for state in walk(Table(GAME, players, options)):
            if not state.over and state.prompt()[0] == "place-workers":
                assert misled(state) == []


def misled(state: epoka.State) -> list[str]:
    """Places of which view and refusal do not say the same."""
    wrong = []
    for place, seen in state.view(state.mover)["places"].items():
        why = state.refusal(FIRST_PLACEMENT[NAMES.index(place)])
        told = None if why is None else {"code": why.code, "params": why.params, "rule": why.rule}
        if (why is None and seen["closed"]) or (why and why.code in FOR_EVERYBODY and seen["closed"] != told):
            wrong.append(place)
    return wrong
