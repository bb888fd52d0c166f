"""What is reported while a game is played: every message key with its values, and who hears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import epoka
from tests.rules.stoneage.table import GAME, Board, board, do, events, goods, table

PLENTY = {"wood": 9, "clay": 9, "stone": 9, "gold": 9}
SHORT_BY_TWO: Board = {"food": 3, "goods": {"wood": 1, "gold": 1}}


def acting(mine: Board, other: Board | None = None, **more: Any) -> epoka.State:
    """Seat 0 of two acts and has a worker on the river besides, so that the turn does not end."""
    placed = {**mine.get("placed", {}), "river": 1}
    return table(2, phase="act", seats={0: {**mine, "placed": placed}, 1: other or {}}, **more)


def card(name: str, mine: Board | None = None, **more: Any) -> epoka.State:
    """Seat 0 of two stands on this card in slot 1 and can pay for it."""
    own: Board = {"goods": {"wood": 1}, "placed": {"card 1": 1}}
    return acting({**own, **(mine or {})}, slots=[name, "C03", "C04", "C13"], **more)


def building(tile: str, mine: Board | None = None, **more: Any) -> epoka.State:
    """Seat 0 of two stands on this building of stack 1 and can pay for it."""
    own: Board = {"goods": PLENTY, "placed": {"building 1": 1}}
    return acting({**own, **(mine or {})}, stacks=[tile, "B02"], **more)


def ending(hungry: Board = SHORT_BY_TWO, **more: Any) -> epoka.State:
    """The feeding of seat 1 is the last thing before the round is over, or the game."""
    return table(2, phase="feed", seat=1, seats={1: hungry}, **more)


Reported = tuple[str, dict[str, Any], Callable[[], epoka.State], list[str]]

REPORTED: list[Reported] = [
    # ---- set-up and rounds
    ("starts", {"seat": 2}, lambda: GAME.start(3, starter="random"), ["starter 2"]),
    ("round", {"round": 2, "seat": 1}, ending, ["starve"]),
    ("card-dealt", {"card": "C36", "slot": 1}, lambda: GAME.start(2), ["deal C36"]),
    (
        "card-dealt",
        {"card": "C36", "slot": 4},
        lambda: table(2, phase="end", slots=["C01", "C03", "C04", None]),
        ["deal C36"],
    ),
    (
        "building-shown",
        {"building": "B28", "stack": 1},
        lambda: building("B01"),
        ["resolve building 1", "build", "deal B28"],
    ),
    ("game-ends", {"by": "cards"}, lambda: ending(slots=["C01", "C03", "C04", None], deck=[]), ["starve"]),
    ("game-ends", {"by": "buildings"}, lambda: ending(stacks=[None, "B02"]), ["starve"]),
    (
        "game-ends",
        {"by": "both"},
        lambda: ending(slots=["C01", "C03", "C04", None], deck=[], stacks=[None, "B02"]),
        ["starve"],
    ),
    # ---- places
    ("placed", {"seat": 0, "place": "forest", "workers": 3}, lambda: table(2), ["place forest 3"]),
    ("placed", {"seat": 0, "place": "hut", "workers": 2}, lambda: table(2), ["place hut"]),
    (
        "returned",
        {"seat": 0, "place": "hut", "workers": 2},
        lambda: acting({"placed": {"hut": 2}}, optional_actions=True),
        ["return hut"],
    ),
    (
        "rolled",
        {"seat": 0, "dice": 2, "total": 7, "good": "food"},
        lambda: acting({"placed": {"hunt": 2}}),
        ["resolve hunt", "roll 7"],
    ),
    (
        "brought-in",
        {"seat": 0, "good": "stone", "amount": 2, "total": 12, "divisor": 5},
        lambda: acting({"placed": {"quarry": 2}}),
        ["resolve quarry", "roll 12"],
    ),
    (
        "brought-in",
        {"seat": 0, "good": "food", "amount": 3, "total": 7, "divisor": 2},
        lambda: acting({"placed": {"hunt": 2}}),
        ["resolve hunt", "roll 7"],
    ),
    ("worker-gained", {"seat": 0, "workers": 6}, lambda: acting({"placed": {"hut": 2}}), ["resolve hut"]),
    ("no-worker-left", {"seat": 0}, lambda: acting({"placed": {"hut": 2}, "workers": 10}), ["resolve hut"]),
    (
        "agriculture-gained",
        {"seat": 0, "agriculture": 4},
        lambda: acting({"placed": {"field": 1}, "agriculture": 3}),
        ["resolve field"],
    ),
    (
        "agriculture-complete",
        {"seat": 0},
        lambda: acting({"placed": {"field": 1}, "agriculture": 10}),
        ["resolve field"],
    ),
    # ---- tools
    (
        "tool-gained",
        {"seat": 0, "space": 2, "value": 2},
        lambda: acting({"placed": {"toolmaker": 1}, "tools": [2, 1, 1]}),
        ["resolve toolmaker"],
    ),
    (
        "tools-complete",
        {"seat": 0},
        lambda: acting({"placed": {"toolmaker": 1}, "tools": [4, 4, 4]}),
        ["resolve toolmaker"],
    ),
    (
        "tool-used",
        {"seat": 0, "space": 1, "value": 2, "total": 9},
        lambda: acting({"placed": {"hunt": 2}, "tools": [2, 1, 1]}),
        ["resolve hunt", "roll 7", "tool 1"],
    ),
    (
        "tool-used",
        {"seat": 0, "space": 0, "value": 4, "total": 11},
        lambda: acting({"placed": {"hunt": 2}, "open_tools": ["C22"]}),
        ["resolve hunt", "roll 7", "tool card C22"],
    ),
    # ---- cards
    ("paid", {"seat": 0, "good": "wood"}, lambda: card("C01"), ["resolve card 1", "pay wood"]),
    ("card-taken", {"seat": 0, "card": "C01", "upper": "food"}, lambda: card("C01"), ["resolve card 1", "pay wood"]),
    ("card-declined", {"seat": 0, "card": "C01", "able": "yes"}, lambda: card("C01"), ["resolve card 1", "decline"]),
    (
        "card-declined",
        {"seat": 0, "card": "C01", "able": "no"},
        lambda: card("C01", {"goods": {}}),
        ["resolve card 1"],
    ),
    ("gained", {"seat": 0, "good": "food", "amount": 7}, lambda: card("C01"), ["resolve card 1", "pay wood"]),
    ("gained", {"seat": 0, "good": "stone", "amount": 2}, lambda: card("C09"), ["resolve card 1", "pay wood"]),
    ("points-gained", {"seat": 0, "points": 3}, lambda: card("C11"), ["resolve card 1", "pay wood"]),
    ("deck-empty", {"seat": 0}, lambda: card("C15", deck=[]), ["resolve card 1", "pay wood"]),
    (
        "rolled-for-all",
        {"seat": 0, "faces": "2 5"},
        lambda: card("C02"),
        ["resolve card 1", "pay wood", "roll dice 2 5"],
    ),
    (
        "die-taken",
        {"seat": 0, "face": 5},
        lambda: card("C02"),
        ["resolve card 1", "pay wood", "roll dice 2 5", "take 5"],
    ),
    (
        "die-taken",
        {"seat": 1, "face": 2},
        lambda: card("C02"),
        ["resolve card 1", "pay wood", "roll dice 2 5", "take 5"],
    ),
    (
        "gained",
        {"seat": 1, "good": "clay", "amount": 1, "rule": "SA-32"},
        lambda: card("C02"),
        ["resolve card 1", "pay wood", "roll dice 2 5", "take 5"],
    ),
    (
        "redeemed",
        {"seat": 0, "first": "clay", "second": "gold"},
        lambda: acting({"two_resources": True}),
        ["redeem clay gold"],
    ),
    (
        "redeemed-at-end",
        {"seat": 1},
        lambda: ending({"food": 4, "two_resources": True}, slots=["C01", "C03", "C04", None], deck=[]),
        ["starve"],
    ),
    # ---- buildings
    (
        "building-declined",
        {"seat": 0, "building": "B01", "able": "yes"},
        lambda: building("B01"),
        ["resolve building 1", "decline"],
    ),
    (
        "building-declined",
        {"seat": 0, "building": "B26", "able": "yes"},
        lambda: building("B26"),
        ["resolve building 1", "decline"],
    ),
    (
        "building-declined",
        {"seat": 0, "building": "B01", "able": "no"},
        lambda: building("B01", {"goods": {}}),
        ["resolve building 1"],
    ),
    (
        "building-declined",
        {"seat": 0, "building": "B26", "able": "no"},
        lambda: building("B26", {"goods": {}}),
        ["resolve building 1"],
    ),
    ("built", {"seat": 0, "building": "B01", "points": 10}, lambda: building("B01"), ["resolve building 1", "build"]),
    (
        "built",
        {"seat": 0, "building": "B26", "points": 10},
        lambda: building("B26"),
        ["resolve building 1", "pay clay", "pay gold", "done"],
    ),
    ("paid", {"seat": 0, "good": "clay", "rule": "SA-44"}, lambda: building("B26"), ["resolve building 1", "pay clay"]),
    ("stack-empty", {"stack": 1}, lambda: building("B01", heights=[1, 7]), ["resolve building 1", "build"]),
    # ---- feeding
    (
        "food-short",
        {"seat": 1, "harvest": 0, "food": 3, "missing": 2},
        lambda: acting({}, other=SHORT_BY_TWO),
        ["roll 3"],
    ),
    (
        "food-short",
        {"seat": 1, "harvest": 2, "food": 4, "missing": 1},
        lambda: acting({}, other={"food": 2, "agriculture": 2}),
        ["roll 3"],
    ),
    (
        "fed",
        {"seat": 0, "harvest": 3, "food": 5, "left": 6},
        lambda: acting({"food": 8, "agriculture": 3}),
        ["roll 3"],
    ),
    ("fed-with", {"seat": 1, "good": "wood"}, ending, ["feed wood"]),
    ("hungry", {"seat": 1, "missing": 2, "points": 10, "rule": "SA-55"}, ending, ["starve"]),
    (
        "hungry",
        {"seat": 1, "missing": 1, "points": 4, "rule": "SA-56"},
        lambda: ending(edition="cs"),
        ["feed wood", "done"],
    ),
]


@pytest.mark.parametrize(("key", "values", "build", "names"), REPORTED)
def test_what_happens_is_reported_once_with_its_values(
    key: str, values: dict[str, Any], build: Callable[[], epoka.State], names: list[str]
) -> None:
    reported = events(build(), *names)
    assert reported.count({"key": key, **values}) == 1


OPTIONS: list[dict[str, Any]] = [
    {"edition": "pl", "starter": "random"},
    {"edition": "cs", "any_two_now": True},
    {"edition": "uk", "optional_actions": True},
    {"edition": "uk", "dice_choice_deferred": True},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_a_game_reports_no_key_that_is_missing_above(options: dict[str, Any]) -> None:
    state = GAME.start(4, **options)
    heard: list[epoka.Event] = []
    state.listen(heard)
    dealer = epoka.Dealer(4)
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            actions = state.actions()
            state.act(actions[dealer.below("choice", len(actions))])
    known = {key for key, *_ in REPORTED}
    assert {event.key for event in heard} <= known | {"action", "forced", "extra-card", "extra-card-hidden"}


# ---- what the kernel adds --------------------------------------------------------------------------------------------


def test_an_action_is_reported_before_what_follows_from_it() -> None:
    reported = events(table(2), "place forest 3")
    assert reported[0] == {"key": "action", "seat": 0, "action": "place forest 3"}
    assert reported[1]["key"] == "placed"


def test_what_the_kernel_does_by_itself_is_reported_as_forced() -> None:
    reported = events(card("C01", {"goods": {}}), "resolve card 1")
    assert reported[1:4] == [
        {"key": "forced", "seat": 0, "action": "decline"},
        {"key": "card-declined", "seat": 0, "card": "C01", "able": "no"},
        {"key": "forced", "seat": 0, "action": "resolve river"},
    ]


def test_the_other_players_food_is_reported_in_turn_order() -> None:
    reported = events(acting({}), "roll 3")
    fed = [event["seat"] for event in reported if event["key"] == "fed"]
    assert fed == [0, 1]


def test_a_copy_does_not_listen() -> None:
    heard: list[epoka.Event] = []
    state = table(2)
    state.listen(heard)
    do(state.copy(), "place forest 3")
    assert heard == []


def test_listening_changes_nothing_in_the_game() -> None:
    listening, silent = card("C09"), card("C09")
    events(listening, "resolve card 1", "pay wood")
    do(silent, "resolve card 1", "pay wood")
    assert listening.snapshot() == silent.snapshot()
    assert (goods(silent, 0), board(silent, 0)["cards"]) == ({"stone": 2}, ["C09"])


# ---- the extra card is its owner's secret ----------------------------------------------------------------------------


def heard_by(seat: int, state: epoka.State, *names: str) -> list[dict[str, Any]]:
    """What this seat hears while the actions are played."""
    heard: list[epoka.Event] = []
    state.listen(heard)
    do(state, *names)
    return [event.data() for event in heard if event.seen_by(seat)]


def drawing(deck: list[str]) -> epoka.State:
    """Seat 0 of three has paid for the extra card."""
    seats: dict[int, Board] = {0: {"goods": {"wood": 1}, "placed": {"card 1": 1, "river": 1}}}
    row: list[str | None] = ["C15", "C03", "C04", "C13"]
    return do(table(3, phase="act", seats=seats, slots=row, deck=deck), "resolve card 1")


@pytest.mark.rule("SA-39")
def test_the_owner_hears_which_extra_card_he_drew() -> None:
    reported = heard_by(0, do(drawing(["C36", "C20"]), "pay wood"), "deal C36")
    assert reported[:2] == [
        {"key": "action", "seat": epoka.CHANCE, "action": "deal C36"},
        {"key": "extra-card", "seat": 0, "card": "C36"},
    ]
    assert "extra-card-hidden" not in [event["key"] for event in reported]


@pytest.mark.rule("SA-39")
@pytest.mark.parametrize("seat", [1, 2, -2])
def test_the_others_hear_that_an_extra_card_was_drawn_but_not_which(seat: int) -> None:
    reported = heard_by(seat, do(drawing(["C36", "C20"]), "pay wood"), "deal C36")
    assert reported[:2] == [
        {"key": "action", "seat": epoka.CHANCE, "action": ""},
        {"key": "extra-card-hidden", "seat": 0},
    ]
    assert "C36" not in str(reported)


@pytest.mark.rule("SA-39")
def test_an_extra_card_drawn_by_force_is_named_to_its_owner_only() -> None:
    own = heard_by(0, drawing(["C36"]), "pay wood")
    assert {"key": "forced", "seat": epoka.CHANCE, "action": "deal C36"} in own
    others = heard_by(1, drawing(["C36"]), "pay wood")
    assert {"key": "forced", "seat": epoka.CHANCE, "action": ""} in others
    assert "C36" not in str(others)


def test_everything_but_the_extra_card_is_heard_by_all() -> None:
    heard: list[epoka.Event] = []
    state = do(drawing(["C36", "C20"]), "pay wood", "deal C36")
    state.listen(heard)
    do(state, "roll 3")
    assert len(heard) > 3
    assert all(event.seen_by(seat) for event in heard for seat in (0, 1, 2, -2))
