"""What is reported while a game is played, what everybody may see, what is asked, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import epoka
from tests.rules.founders.table import FACES, GAME, Board, build, do, events, set_up, start, table

PAIR: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}
CORNER: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff", (0, 1): "mine"}}
SQUARE: Board = {"tiles": {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "lake"}}
SITE: Board = {"tiles": {(0, 0): "mine", (1, 0): "winery"}}
INNS = ["inn-iron", "inn-gold", "inn-cloth", "inn-wine", "inn-horses"]


def holding(mine: Board, **more: Any) -> epoka.State:
    return table(seats={0: mine}, phase="token", **more)


# ---- events ---------------------------------------------------------------------------------------------------------

Reported = tuple[str, dict[str, Any], Callable[[], epoka.State], list[str]]

COIN = {"seat": 0, "face": "forest", "x": 0, "y": 0}

REPORTED: list[Reported] = [
    # ---- set-up
    ("starts", {"seat": 2}, lambda: GAME.start(3, starter="random"), ["starter 2"]),
    ("victory-shown", {"face": "R-07"}, lambda: GAME.start(2), ["deal R-07"]),
    (
        "tile-shown",
        {"face": "lake", "kind": "nature"},
        lambda: do(GAME.start(2), *[f"deal {face}" for face in FACES["victory"][:8]]),
        ["deal lake"],
    ),
    ("drafted", {"seat": 0, "face": "lake"}, lambda: start(2), ["draft lake"]),
    (
        "laid",
        {"seat": 1, "face": "lake", "side": "north"},
        lambda: do(start(2), "draft forest", "draft cliff", "draft lake"),
        ["lay north"],
    ),
    # ---- turns
    ("turn", {"seat": 1, "turn": 10}, table, ["add lake", "at 2 0"]),
    ("revealed", {"seat": 0, "kind": "city"}, lambda: table(phase="turn"), ["reveal city"]),
    ("tile-shown", {"face": "mine", "kind": "village"}, lambda: table(phase="turn"), ["reveal village", "deal mine"]),
    ("row-cleared", {"seat": 0, "kind": "city"}, lambda: table(phase="turn", city=INNS), ["reveal city"]),
    ("end-proposed", {"seat": 0}, lambda: table(phase="turn"), ["propose end"]),
    ("end-accepted", {"seat": 1}, lambda: table(phase="turn"), ["propose end", "accept"]),
    ("end-refused", {"seat": 1}, lambda: table(phase="turn"), ["propose end", "refuse"]),
    ("game-ends", {"by": "agreement"}, lambda: table(phase="turn"), ["propose end", "accept"]),
    ("game-ends", {"by": "victory-tiles"}, lambda: table(seats={0: SITE}, display=["R-01"]), ["add R-01", "at 0 1"]),
    (
        "game-ends",
        {"by": "stacks"},
        lambda: table(stacks={"nature": [], "village": [], "city": []}),
        ["add lake", "at 2 0"],
    ),
    (
        "game-ends",
        {"by": "city-stack"},
        lambda: table(stacks={"city": []}, end_when_city_stack_empty=True),
        ["add lake", "at 2 0"],
    ),
    # ---- tokens
    (
        "war-played",
        {"seat": 0, "by": 1, "face": "grove", "x": 1, "y": 0},
        lambda: holding({**PAIR, "hand": {"war": 1}}),
        ["war 1", "at 1 0"],
    ),
    (
        "coin-played",
        {"seat": 0, "by": 1, "face": "grove", "x": 1, "y": 0},
        lambda: holding({**PAIR, "hand": {"coin": 1}}),
        ["coin 1", "at 1 0"],
    ),
    (
        "bought",
        {"seat": 0, "good": "plants"},
        lambda: holding({**PAIR, "hand": {"coin": 1}}),
        ["coin 1", "at 1 0", "buy plants"],
    ),
    (
        "wagon-played",
        {"seat": 0, "by": 0, "face": "cliff", "x": 0, "y": 0},
        lambda: holding({**SQUARE, "hand": {"wagon": 1}}),
        ["wagon"],
    ),
    (
        "craftsman-played",
        {"seat": 0, "by": 0, "face": "winery", "x": 0, "y": 1},
        lambda: holding({**SQUARE, "craftsmen": ["wine"]}),
        ["craftsman wine"],
    ),
    ("coin-taken", COIN, lambda: table(seats={0: {**PAIR, "coin": [(0, 0)]}}), ["add lake", "at 2 0"]),
    ("coin-taken", COIN, lambda: table(seats={0: {**PAIR, "coin": [(0, 0)]}}), ["add lake", "at 0 0"]),
    # ---- tiles
    ("added", {"seat": 0, "face": "lake", "x": 2, "y": 0}, table, ["add lake", "at 2 0"]),
    ("replaced", {"seat": 0, "face": "forest"}, lambda: table(seats={0: PAIR}), ["add lake", "at 0 0"]),
    (
        "token-gained",
        {"seat": 0, "token": "war"},
        lambda: table(seats={0: CORNER}, city=["barracks-iron"]),
        ["add barracks-iron", "at 1 1"],
    ),
    (
        "craftsman-drawn",
        {"seat": 0, "good": "cloth"},
        lambda: table(seats={0: CORNER}, city=["workshop-iron"]),
        ["add workshop-iron", "at 1 1", "draw cloth"],
    ),
    (
        "skipped",
        {"seat": 0},
        lambda: table(seats={0: PAIR}, nature=[], phase="reveal"),
        ["reveal village", "deal stud_farm"],
    ),
]


@pytest.mark.parametrize(
    ("key", "values", "position", "names"),
    REPORTED,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(REPORTED)],
)
def test_what_happens_is_reported(
    key: str, values: dict[str, Any], position: Callable[[], epoka.State], names: list[str]
) -> None:
    found = events(position(), *names)
    assert found.count({"key": key, **values}) == 1


def test_a_turn_is_reported_in_its_order() -> None:
    state = table(seats={0: {**CORNER, "coin": [(0, 0)]}}, phase="reveal")
    keys = [event["key"] for event in events(state, "reveal nature", "deal lake", "add lake", "at 0 0")]
    assert keys == [
        *["action", "revealed", "action", "tile-shown", "action", "action"],
        *["coin-taken", "replaced", "added", "turn"],
    ]


def test_everything_is_heard_by_everybody() -> None:
    heard: list[epoka.Event] = []
    state = table(3, seats={0: CORNER}, city=["workshop-iron"])
    state.listen(heard)
    build(state, "workshop-iron", 1, 1)
    do(state, "draw cloth")
    assert len(heard) >= 5
    assert all(event.seen_by(seat) for event in heard for seat in (0, 1, 2, -2))


def test_listening_changes_nothing_in_the_game() -> None:
    listening, silent = holding({**PAIR, "hand": {"coin": 1}}), holding({**PAIR, "hand": {"coin": 1}})
    names = ["coin 1", "at 1 0", "buy plants", "add lake", "at 0 0"]
    events(listening, *names)
    assert listening.snapshot() == do(silent, *names).snapshot()


# ---- views ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-28")
def test_all_seats_and_spectators_see_the_same() -> None:
    state = table(3, seats={0: {**PAIR, "hand": {"war": 1}, "craftsmen": ["iron"]}})
    views = [state.view(seat) for seat in (0, 1, 2, None)]
    assert [{**view, "seat": None} for view in views] == [views[3]] * 4


def test_a_view_shows_the_table() -> None:
    mine: Board = {
        "tiles": {**SQUARE["tiles"], (2, 0): "mine", (2, 1): "R-10"},
        "war": [(2, 1)],
        "coin": [(0, 0)],
        "craftsman": [(2, 0)],
        "wagons": [(0, 0)],
        "hand": {"war": 1},
        "craftsmen": ["gold"],
        "replaced": ["grove"],
    }
    view = table(
        seats={0: mine}, city=["inn-iron"], bought="wine", stacks={"village": ["mine", "mine", "winery"]}
    ).view()
    plain = {"war": False, "coin": False, "craftsman": False, "group": 1}
    assert view["seats"][0] == {
        "tiles": [
            {"x": 0, "y": 0, "face": "cliff", **plain, "coin": True},
            {"x": 1, "y": 0, "face": "forest", **plain},
            {"x": 2, "y": 0, "face": "mine", **plain, "craftsman": True, "group": 0},
            {"x": 0, "y": 1, "face": "winery", **plain},
            {"x": 1, "y": 1, "face": "lake", **plain},
            {"x": 2, "y": 1, "face": "R-10", **plain, "war": True, "group": 0},
        ],
        "wagons": [{"x": 0, "y": 0}],
        "hand": {"war": 1, "coin": 0, "wagon": 0, "craftsmen": ["gold"]},
        "replaced": ["grove"],
        "points": 4,
        "breakdown": {"victory-tiles": 0, "craftsmen": 2, "tokens": 3, "replaced": -1},
    }
    assert (view["turns"], view["first"], view["bought"]) == (9, 0, "wine")
    assert view["rows"] == {"nature": ["lake", "waterfall"], "village": [], "city": ["inn-iron"]}
    assert view["stacks"]["village"] == 3
    assert view["unseen"]["village"] == {"mine": 2, "winery": 1}
    assert view["display"] == FACES["victory"][:8]
    assert view["supply"] == {"war": 4, "coin": 5, "wagon": 5, "craftsman": ["cloth", "wine", "horses", "boats"]}
    assert sorted(set(view["box"])) == ["boatyard", "gold_mine", "mine", "stud_farm", "weavers_house", "winery"]


def test_unseen_victory_tiles_are_listed_as_often_as_they_may_come() -> None:
    data = table().snapshot()
    data["pieces"]["unseen_victory"]["counts"] = [0] * 23 + [2, 1]
    assert GAME.restore(data).view()["unseen_victory"] == ["R-24", "R-24", "R-25"]


def test_a_log_tells_the_whole_game_to_everybody() -> None:
    state = do(set_up(2), "reveal nature", "deal lake", "add lake", "at 0 1")
    assert state.log(0) == state.log(1) == state.log(None)
    assert state.log(0)[-1]["events"] == [
        {"key": "added", "seat": 0, "face": "lake", "x": 0, "y": 1, "rule": "TE-20"},
        {"key": "turn", "seat": 1, "turn": 2, "rule": "TE-10"},
    ]


def test_what_is_imagined_looks_the_same() -> None:
    state = set_up(3)
    assert state.imagine(1, epoka.Dealer(4)).view(1) == state.view(1)


# ---- prompts and previews -------------------------------------------------------------------------------------------

PROMPTS: list[tuple[Callable[[], epoka.State], str, dict[str, Any]]] = [
    (lambda: start(2), "draft", {"number": 1}),
    (lambda: do(start(2), "draft forest", "draft cliff"), "draft", {"number": 2}),
    (lambda: do(start(2), "draft forest", "draft cliff", "draft lake"), "lay", {"face": "lake"}),
    (lambda: table(phase="turn"), "reveal", {}),
    (lambda: do(table(phase="turn"), "propose end"), "consent", {"by": 0}),
    (lambda: holding({**PAIR, "hand": {"war": 2}, "craftsmen": ["iron"]}), "play-token", {"tokens": 3}),
    (lambda: do(holding({**PAIR, "hand": {"war": 2}}), "war 1"), "token-at", {"token": "war", "by": 1}),
    (lambda: do(holding({**PAIR, "hand": {"coin": 1}}), "coin 1", "at 1 0"), "buy", {"face": "grove"}),
    (table, "add-tile", {}),
    (lambda: table(bought="iron"), "add-tile-bought", {"good": "iron"}),
    (lambda: do(table(), "add lake"), "place-tile", {"face": "lake"}),
]


@pytest.mark.parametrize(
    ("position", "key", "values"), PROMPTS, ids=[f"{case[1]}-{number}" for number, case in enumerate(PROMPTS)]
)
def test_what_is_expected_is_told(position: Callable[[], epoka.State], key: str, values: dict[str, Any]) -> None:
    assert position().prompt() == (key, values)


def spots(*cells: tuple[int, int]) -> list[dict[str, int]]:
    return [{"x": x, "y": y} for x, y in cells]


BESIDE_SITE = spots((0, -1), (1, -1), (0, 1), (1, 1))
BESIDE_CORNER = spots((-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1))
ROUND_PAIR = spots((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (2, 0), (0, 1), (1, 1))

PREVIEWS: list[tuple[Callable[[], epoka.State], str, dict[str, Any]]] = [
    (lambda: start(2), "draft lake", {"face": "lake"}),
    (
        lambda: table(phase="turn", stacks={"city": ["inn-boats", "inn-wine"]}),
        "reveal city",
        {"left": 2, "clears": False},
    ),
    (
        lambda: table(phase="turn", city=INNS, stacks={"city": ["inn-boats"]}),
        "reveal city",
        {"left": 1, "clears": True},
    ),
    (lambda: table(phase="turn"), "propose end", {}),
    (lambda: do(table(phase="turn"), "propose end"), "accept", {}),
    (lambda: holding({**PAIR, "hand": {"war": 1}}), "war 1", {"targets": 2}),
    (lambda: holding({**SQUARE, "hand": {"wagon": 1}}), "wagon", {"targets": 1}),
    (lambda: holding({**SQUARE, "craftsmen": ["wine"]}), "craftsman wine", {"targets": 1}),
    (lambda: holding({**PAIR, "hand": {"coin": 1}}), "coin 1", {"targets": 2}),
    (lambda: holding({**PAIR, "hand": {"war": 1}}), "no token", {}),
    (lambda: do(holding({**PAIR, "hand": {"war": 1}}), "war 1"), "at 1 0", {"face": "grove"}),
    (lambda: do(holding({**PAIR, "hand": {"coin": 1}}), "coin 1", "at 1 0"), "buy plants", {"gain": {"plants": 1}}),
    (lambda: table(seats={0: PAIR}), "add lake", {"face": "lake", "cells": 8, "spots": ROUND_PAIR, "gain": {}}),
    (
        lambda: table(seats={0: CORNER}, city=["barracks-iron"]),
        "add barracks-iron",
        {"face": "barracks-iron", "cells": 5, "spots": BESIDE_CORNER, "gain": {"war": 1}},
    ),
    (
        lambda: table(seats={0: SITE}),
        "add R-01",
        {"face": "R-01", "cells": 4, "spots": BESIDE_SITE, "gain": {"points": 1}},
    ),
    (
        lambda: do(table(seats={0: SITE}), "add R-01"),
        "at 0 1",
        {
            "contact": True,
            "suppliers": [
                {"good": "iron", "source": {"face": "mine", "x": 0, "y": 0}},
                {"good": "wine", "source": {"face": "winery", "x": 1, "y": 0}},
            ],
            "missing": [],
        },
    ),
    (
        lambda: do(table(seats={0: SITE}), "add lake"),
        "at 0 0",
        {"contact": True, "suppliers": [], "missing": [], "replaces": "mine"},
    ),
    (
        lambda: table(
            seats={
                0: {
                    "tiles": {(0, 0): "waterfall", (1, 0): "lake", (2, 0): "riverbank", (1, 1): "lake", (1, -1): "lake"}
                }
            },
            nature=[],
            village=["mine"],
        ),
        "skip",
        {},
    ),
]


@pytest.mark.parametrize(
    ("position", "name", "expected"), PREVIEWS, ids=[f"{case[1]}-{number}" for number, case in enumerate(PREVIEWS)]
)
def test_what_a_choice_would_bring(position: Callable[[], epoka.State], name: str, expected: dict[str, Any]) -> None:
    state = position()
    before = state.snapshot()
    assert state.preview(state.action(name)) == expected
    assert state.snapshot() == before


# ---- saved positions ------------------------------------------------------------------------------------------------


def test_a_restored_position_goes_on_in_the_same_way() -> None:
    linked: Board = {**SQUARE, "wagons": [(0, 0)], "coin": [(0, 1)], "war": [(1, 1)], "hand": {"coin": 1}}
    state = table(seats={0: linked}, village=["mine"], phase="token")
    again = GAME.restore(state.snapshot())
    names = ["coin 1", "at 1 0", "buy plants", "add mine", "at 1 2"]
    assert do(again, *names).snapshot() == do(state, *names).snapshot()


def test_a_copy_and_its_original_do_not_touch_each_other() -> None:
    state = table(seats={0: {**CORNER, "hand": {"war": 1}}}, city=["workshop-iron"], phase="token")
    before = state.snapshot()
    other = do(state.copy(), "war 1", "at 0 0")
    do(build(other, "workshop-iron", 1, 1), "draw iron", "reveal nature", "deal lake")
    build(other, "lake", 0, 0)
    assert state.snapshot() == before


def test_a_damaged_snapshot_is_refused() -> None:
    data = table(3).snapshot()
    data["pieces"]["hands"] = data["pieces"]["hands"][:2]
    with pytest.raises(epoka.BadSnapshot, match="a list of 2, not of 3"):
        GAME.restore(data)
