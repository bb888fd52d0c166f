"""The third end: nobody can score any more (TE-72). The table proposes it where it is sure, and is never wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import epoka
from epoka.games.founders.stalemate import nobody_can_gain, nothing_can_change
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import CITY, TILES
from tests.rules.founders.table import GAME, Board, Cell, build, do, events, legal, row, table

STUCK: dict[str, Any] = {
    "nature": ["lake", "grove"],
    "stacks": {"nature": ["grove", "grove", "grove"], "village": [], "city": []},
    "display": ["R-22", "R-23"],
}
"""Great temples want city goods, and there are no city tiles any more."""
PAIR: dict[Cell, str] = row(0, "lake", "mine")
FAR_APART: dict[Cell, str] = {**row(0, "mine", "cliff", "forest", "winery"), **row(1, "cliff", "forest")}
"""What makes iron and wine, with a square of tiles beside each of them."""


def at_the_end_of_a_turn(players: int = 2, seats: dict[int, Board] | None = None, **other: Any) -> epoka.State:
    """Seat 0 is about to add the lake of the row; then nothing but groves is left to come."""
    boards: dict[int, Board] = {seat: {"tiles": dict(PAIR)} for seat in range(players)}
    return table(players, seats={**boards, **(seats or {})}, **{**STUCK, **other})


def ended(state: epoka.State) -> epoka.State:
    return build(state, "lake", 2, 0)


# ---- what the table proposes -----------------------------------------------------------------------------------------


@pytest.mark.rule("TE-72")
def test_the_table_proposes_to_end_when_nothing_left_can_change_the_points() -> None:
    state = at_the_end_of_a_turn(3)
    do(state, "add lake")
    heard = events(state, "at 2 0")
    assert {"key": "table-proposes-end"} in heard
    assert (state.mover, state.prompt(), legal(state)) == (1, ("consent-table", {}), ["accept", "refuse"])


@pytest.mark.rule("TE-72")
def test_everybody_answers_the_table_beginning_with_the_next_to_play() -> None:
    state = ended(at_the_end_of_a_turn(3))
    asked = []
    while not state.over:
        asked.append(state.mover)
        do(state, "accept")
    assert (asked, state.over_by) == ([1, 2, 0], "agreement")


@pytest.mark.rule("TE-72")
@pytest.mark.parametrize("answers", [["refuse"], ["accept", "refuse"]])
def test_whoever_wants_to_play_on_is_not_asked_by_the_table_again(answers: list[str]) -> None:
    state = do(ended(at_the_end_of_a_turn()), *answers)
    assert (state.mover, state.prompt()[0], state.view()["end_declined"]) == (1, "reveal", True)
    do(state, "reveal nature", "at 2 0")
    assert (state.mover, state.prompt()[0]) == (0, "reveal")


def test_a_saved_position_knows_that_the_table_has_asked() -> None:
    state = do(ended(at_the_end_of_a_turn()), "refuse")
    again = GAME.restore(state.snapshot())
    assert again == state and again.copy().view()["end_declined"] is True


def test_the_table_proposes_nothing_without_the_option() -> None:
    assert ended(at_the_end_of_a_turn(agreed_end=False)).prompt()[0] != "consent-table"


MIGHT_SCORE: dict[str, dict[str, Any]] = {
    "a city tile lies open that fits": {"city": ["inn-iron"]},
    "a city tile may still come": {"stacks": {"nature": ["grove"], "village": [], "city": ["inn-iron"]}},
    "a victory tile lies open that fits": {
        "display": ["R-22", "R-01"],
        "seats": {1: {"tiles": row(0, "mine", "winery")}},
    },
    "a village tile may still come that makes one fit": {
        "display": ["R-22", "R-01"],
        "village": ["winery"],
        "seats": {1: {"tiles": row(0, "riverbank", "mine", "lake")}},
    },
    "a coin may be played": {"seats": {1: {"tiles": PAIR, "hand": {"coin": 1}}}},
    "a coin comes back in time": {"seats": {1: {"tiles": PAIR, "coin": [(0, 0)]}}},
    "a craftsman finds work": {"seats": {1: {"tiles": PAIR, "craftsmen": ["iron"]}}},
    "a craftsman may find work": {
        "village": ["winery"],
        "seats": {1: {"tiles": row(0, "riverbank", "mine", "lake"), "craftsmen": ["wine"]}},
    },
    "war may take points": {"seats": {0: {"tiles": {**PAIR, (0, 1): "R-01"}}, 1: {"tiles": PAIR, "hand": {"war": 1}}}},
    "war may hit a craftsman": {
        "seats": {0: {"tiles": row(0, "lake", "mine"), "craftsman": [(1, 0)]}, 1: {"tiles": PAIR, "hand": {"war": 1}}}
    },
    "a wagon may bring goods together": {
        "display": ["R-22", "R-01"],
        "seats": {1: {"tiles": FAR_APART, "hand": {"wagon": 1}}},
    },
}


@pytest.mark.rule("TE-72")
@pytest.mark.parametrize("given", MIGHT_SCORE.values(), ids=MIGHT_SCORE.keys())
def test_the_table_proposes_nothing_while_points_might_change(given: dict[str, Any]) -> None:
    assert ended(at_the_end_of_a_turn(**given)).prompt()[0] != "consent-table"


NO_MATTER: dict[str, Board] = {
    "war without points in reach": {"tiles": PAIR, "hand": {"war": 1}},
    "a wagon that links nothing of use": {"tiles": PAIR, "hand": {"wagon": 1}},
    "a craftsman without work": {"tiles": PAIR, "craftsmen": ["wine"]},
    "points below other tiles": {"tiles": {(0, 0): "R-01", (0, 1): "lake"}},
}


@pytest.mark.rule("TE-72")
@pytest.mark.parametrize("mine", NO_MATTER.values(), ids=NO_MATTER.keys())
def test_tokens_and_tiles_that_change_nothing_do_not_keep_the_table_from_proposing(mine: Board) -> None:
    state = at_the_end_of_a_turn(seats={1: mine}, display=["R-22", "R-05"])
    assert ended(state).prompt() == ("consent-table", {})


def test_goods_too_far_apart_do_not_keep_the_table_from_proposing_in_the_last_turn() -> None:
    last = {"nature": ["grove"], "village": [], "city": []}
    state = at_the_end_of_a_turn(seats={1: {"tiles": FAR_APART}}, display=["R-22", "R-01"], stacks=last)
    assert ended(state).prompt() == ("consent-table", {})


# ---- it is never wrong ----------------------------------------------------------------------------------------------


def late_positions(games: int) -> Iterator[Founders]:
    """Beginnings of turns of random games, most of what is still to come taken out of them."""
    for seed in range(games):
        chooser, dealer = random.Random(seed), epoka.Dealer(f"late {seed}")
        state = GAME.start(2 + seed % 3)
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            if state.prompt()[0] == "reveal" and chooser.random() < 0.3:
                yield cut_short(state, chooser)
            state.act(chooser.choice(state.agenda[-1].considered(state, state.actions())))


def cut_short(state: epoka.State, chooser: random.Random) -> Founders:
    """The same position with few tiles left, and sometimes without coins and craftsmen in hand."""
    data = {**state.snapshot(), "history": None, "undo": [0, epoka.ENDED]}
    pieces = data["pieces"]
    for stack in pieces["stacks"]:
        faces = [face for face, count in enumerate(stack["counts"]) for _ in range(count)]
        kept = chooser.sample(faces, min(len(faces), chooser.randint(0, 2)))
        stack["counts"] = [kept.count(face) for face in range(len(stack["counts"]))]
    if not any(sum(stack["counts"]) for stack in pieces["stacks"]):
        pieces["stacks"][0]["counts"][0] = 1
    pieces["rows"] = [row if chooser.random() < 0.3 else [] for row in pieces["rows"]]
    pieces["display"] = chooser.sample(pieces["display"], min(len(pieces["display"]), 3))
    for hand in pieces["hands"]:
        hand["coin"] = hand["coin"] if chooser.random() < 0.2 else 0
        hand["craftsmen"] = hand["craftsmen"] if chooser.random() < 0.5 else []
    found = GAME.restore(data)
    assert isinstance(found, Founders)
    return found


def scores(name: str) -> bool:
    """Whether an action is one of those that change points for the better, or another's for the worse."""
    verb, *words = name.split()
    faces = [tile.face for tile in TILES if tile.kind >= CITY]
    return verb in ("craftsman", "coin", "war") or (verb == "add" and words[0] in faces)


def play_on(state: epoka.State, chooser: random.Random) -> Iterator[tuple[int, list[int]]]:
    """One way on, by players keen on changing points: who acted, and the points after it."""
    dealer = epoka.Dealer(chooser.random().hex())
    while not state.over:
        mover = state.mover
        if mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            possible = state.agenda[-1].considered(state, state.actions())
            keen = [action for action in possible if scores(state.name(action))]
            state.act(chooser.choice(keen if keen and chooser.random() < 0.7 else possible))
        yield mover, state.points()


@pytest.mark.rule("TE-72")
def test_where_nobody_is_said_to_gain_no_way_on_gains_anybody_a_point() -> None:
    chooser, said, turns = random.Random(5), 0, 0
    for start in late_positions(games=24):
        if not nobody_can_gain(start, start.mover):
            continue
        said += 1
        sure = nothing_can_change(start, start.mover)
        for _ in range(6):
            before = start.points()
            for mover, after in play_on(start.copy(), chooser):
                turns += 1
                assert all(now <= then for now, then in zip(after, before, strict=True))
                if sure:
                    lost = [seat for seat, now in enumerate(after) if now < before[seat]]
                    assert lost in ([], [mover]), "points were taken by somebody else"
                before = after
    assert said >= 30 and turns >= 1000


def every_way_on(state: epoka.State) -> Iterator[epoka.State]:
    """All positions that the rest of the game can come to, whatever is drawn."""
    waiting = [state]
    while waiting:
        one = waiting.pop()
        yield one
        for action in [] if one.over else one.agenda[-1].considered(one, one.actions()):
            after = one.copy()
            after.act(action)
            waiting.append(after)


@pytest.mark.rule("TE-72")
def test_in_the_last_turn_every_way_on_agrees_with_what_is_said() -> None:
    """Only where the player holds a coin or a wagon is it said too carefully."""
    agreed = {True: 0, False: 0}
    for start in late_positions(games=9):
        left = sum(start.view()["stacks"].values())
        if left > 1 or len(start.view()["seats"][start.mover]["tiles"]) > 12:
            continue
        before = start.points()
        gained = any(max(map(int.__sub__, one.points(), before)) > 0 for one in every_way_on(start))
        said = nobody_can_gain(start, start.mover)
        assert not (said and gained)
        agreed[said] += said != gained
        hand = start.hands[start.mover]
        assert said != gained or hand.coin or hand.wagon
    assert min(agreed.values()) >= 3, agreed
