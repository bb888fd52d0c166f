"""Every reason for which an action is refused, with the rule it cites and its values."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka import Refusal
from epoka.games.founders import notation
from tests.rules.founders.table import GAME, Board, build, do, refused, set_up, start, table

Position = Callable[[], epoka.State]

PAIR: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}
SQUARE: Board = {"tiles": {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "workshop-wine"}}
WIDE: Board = {"tiles": {**SQUARE["tiles"], (2, 0): "stud_farm", (2, 1): "stud_farm"}}


def at_start(*names: str, **options: Any) -> Position:
    return lambda: do(start(2, **options), *names)


def turn(*names: str, **given: Any) -> Position:
    """Seat 0 of two begins a turn."""
    return lambda: do(table(phase="turn", **given), *names)


def token(mine: Board, *names: str, other: Board | None = None) -> Position:
    """Seat 0 of two may play a token."""
    seats: dict[int, Board] = {0: mine} if other is None else {0: mine, 1: other}
    return lambda: do(table(seats=seats, phase="token"), *names)


def adding(mine: Board, *names: str, **given: Any) -> Position:
    """Seat 0 of two adds a tile."""
    return lambda: do(table(seats={0: mine}, **given), *names)


def finished() -> epoka.State:
    return build(table(seats={0: {"tiles": {(0, 0): "mine", (1, 0): "winery"}}}, display=["R-01"]), "R-01", 0, 1)


WAR: Board = {**PAIR, "hand": {"war": 1}}
COIN: Board = {**PAIR, "hand": {"coin": 1}}
WAGON: Board = {**WIDE, "hand": {"wagon": 1, "war": 1}}
LONG: Board = {"tiles": {**WIDE["tiles"], (3, 0): "mine", (3, 1): "mine"}, "hand": {"wagon": 1, "war": 1}}
CRAFTSMAN: Board = {
    "tiles": {(0, 0): "mine", (1, 0): "mine", (2, 0): "mine", (3, 0): "winery"},
    "war": [(2, 0)],
    "craftsmen": ["iron"],
    "hand": {"war": 1},
}
IDLE: Board = {"tiles": {(0, 0): "R-25", (1, 0): "mine"}, "war": [(0, 0), (1, 0)]}
OTHER: Board = {
    "tiles": {(0, 0): "lake", (0, 1): "lake", (1, 0): "grove", (2, 0): "R-25", (3, 0): "grove"},
    "war": [(3, 0)],
}
ROW: Board = {"tiles": {(0, 0): "forest", (1, 0): "lake", (2, 0): "forest", (3, 0): "riverbank"}, "coin": [(3, 0)]}
LINKED: Board = {"tiles": {**SQUARE["tiles"], (2, 1): "stud_farm"}, "wagons": [(0, 0)]}

CASES: list[tuple[Position, str, Refusal]] = [
    # set-up
    (at_start(), "draft riverbank", Refusal("not-in-draft", "TE-5", {"face": "riverbank"})),
    (at_start(), "lay east", Refusal("drafting-now", "TE-5")),
    (at_start("draft forest", "draft cliff", "draft lake"), "draft grove", Refusal("laying-now", "TE-6")),
    # reveal and the agreed end
    (turn(stacks={"city": []}), "reveal city", Refusal("stack-empty", "TE-11", {"kind": "city"})),
    (turn(), "no token", Refusal("revealing-now", "TE-11")),
    (turn(), "draft lake", Refusal("revealing-now", "TE-11")),
    (turn(agreed_end=False), "propose end", Refusal("no-agreed-end", "TE-72")),
    (turn("propose end", "refuse"), "propose end", Refusal("already-proposed", "TE-72")),
    (turn("propose end"), "reveal nature", Refusal("answering-now", "TE-72")),
    # tokens
    (token(WAR), "add lake", Refusal("token-now", "TE-10")),
    (token(WAR), "at 0 0", Refusal("token-now", "TE-10")),
    (token(WAR), "war 0", Refusal("not-against-yourself", "TE-41")),
    (token(COIN), "coin 0", Refusal("not-against-yourself", "TE-43")),
    (token(WAR), "war 2", Refusal("no-such-seat", "TE-3", {"seats": 2})),
    (token(COIN), "coin 3", Refusal("no-such-seat", "TE-3", {"seats": 2})),
    (token(COIN), "war 1", Refusal("no-such-token", "TE-40", {"token": "war"})),
    (token(WAR), "wagon", Refusal("no-such-token", "TE-40", {"token": "wagon"})),
    (token(CRAFTSMAN), "craftsman wine", Refusal("no-such-token", "TE-40", {"token": "craftsman"})),
    (
        token({**PAIR, "hand": {"war": 1, "wagon": 1}}),
        "wagon",
        Refusal("no-target", "TE-46", {"token": "wagon"}),
    ),
    (
        token({**SQUARE, "hand": {"war": 1, "wagon": 1}}, other=IDLE),
        "war 1",
        Refusal("no-target", "TE-41", {"token": "war"}),
    ),
    (
        token({**SQUARE, "hand": {"coin": 1, "wagon": 1}}, other=IDLE),
        "coin 1",
        Refusal("no-target", "TE-43", {"token": "coin"}),
    ),
    (
        token({**WAR, "craftsmen": ["iron"]}),
        "craftsman iron",
        Refusal("no-target", "TE-49", {"token": "craftsman"}),
    ),
    (token(WAR, "war 1"), "no token", Refusal("choosing-cell-now", "TE-40")),
    (token(WAR, "war 1"), "at 5 5", Refusal("no-tile-there", "TE-40", {"x": 5, "y": 5})),
    (token(WAR, "war 1", other=OTHER), "at 0 0", Refusal("not-topmost", "TE-41", {"face": "lake"})),
    (token(WAR, "war 1", other=OTHER), "at 3 0", Refusal("already-attacked", "TE-42")),
    (token(COIN, "coin 1", other=OTHER), "at 2 0", Refusal("produces-nothing", "TE-43", {"face": "R-25"})),
    (token(WAGON, "wagon"), "at 2 0", Refusal("no-square-there", "TE-46")),
    (token({**LONG, "wagons": [(0, 0)]}, "wagon"), "at 0 0", Refusal("wagon-there", "TE-47")),
    (token(CRAFTSMAN, "craftsman iron"), "at 2 0", Refusal("idle-tile", "TE-49", {"face": "mine"})),
    (
        token(CRAFTSMAN, "craftsman iron"),
        "at 3 0",
        Refusal("wrong-product", "TE-49", {"face": "winery", "good": "iron"}),
    ),
    (
        token(COIN, "coin 1", "at 0 0", other=OTHER),
        "buy stone",
        Refusal("not-made-there", "TE-44", {"good": "stone", "face": "lake"}),
    ),
    (token(COIN, "coin 1", "at 0 0", other=OTHER), "no token", Refusal("buying-now", "TE-44")),
    # adding
    (adding(PAIR), "skip", Refusal("must-add", "TE-26")),
    (adding(PAIR), "at 0 1", Refusal("adding-now", "TE-20")),
    (adding(PAIR), "reveal nature", Refusal("adding-now", "TE-20")),
    (adding(PAIR), "add mine", Refusal("not-face-up", "TE-20", {"face": "mine"})),
    (adding(PAIR, village=["stud_farm"]), "add stud_farm", Refusal("not-made", "TE-22", {"good": "water"})),
    (adding(PAIR), "add R-01", Refusal("neither-made", "TE-22", {"good": "iron", "giving": "wine"})),
    (
        adding({"tiles": {(0, 0): "forest", (1, 0): "lake"}}, village=["mine"]),
        "add mine",
        Refusal("supplier-busy", "TE-34", {"good": "stone", "face": "forest", "giving": "wood"}),
    ),
    (
        adding({**PAIR, "war": [(0, 0)]}, village=["mine"]),
        "add mine",
        Refusal("supplier-idle", "TE-31", {"good": "wood", "face": "forest"}),
    ),
    (
        adding({"tiles": {(0, 0): "riverbank", (1, 0): "lake", (2, 0): "lake", (3, 0): "waterfall"}}, village=["mine"]),
        "add mine",
        Refusal("makers-apart", "TE-22", {"good": "wood", "giving": "stone"}),
    ),
    (adding(PAIR, "add lake"), "add waterfall", Refusal("placing-now", "TE-20")),
    (adding(PAIR, "add lake"), "at 2 1", Refusal("no-contact", "TE-21", {"x": 2, "y": 1})),
    (adding(PAIR, "add lake"), "at 32 -32", Refusal("no-contact", "TE-21", {"x": 32, "y": -32})),
    (
        adding(ROW, "add mine", village=["mine"]),
        "at 0 1",
        Refusal("supplier-busy", "TE-34", {"good": "stone", "face": "forest", "giving": "wood"}),
    ),
    (
        adding(LINKED, "add mine", village=["mine"]),
        "at 2 2",
        Refusal("supplier-busy", "TE-37", {"good": "stone", "face": "workshop-wine", "giving": "wood"}),
    ),
    (
        adding(ROW, "add mine", village=["mine"]),
        "at 4 0",
        Refusal("supplier-idle", "TE-31", {"good": "wood", "face": "riverbank"}),
    ),
    (
        adding({"tiles": {(0, 0): "riverbank", (1, 0): "lake", (2, 0): "waterfall"}}, "add mine", village=["mine"]),
        "at 3 0",
        Refusal("resource-missing", "TE-22", {"good": "wood"}),
    ),
    # the kernel's own
    (finished, "reveal nature", Refusal("game-over")),
    (lambda: GAME.start(2), "draft lake", Refusal("chance-decides")),
    (lambda: GAME.start(2), "deal lake", Refusal("no-such-outcome", "", {"action": "deal lake"})),
    (lambda: set_up(2), "deal lake", Refusal("player-decides", "", {"seat": 0})),
]


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    CASES,
    ids=[f"{refusal.code}-{refusal.rule or 'kernel'}-{action.replace(' ', '-')}" for _, action, refusal in CASES],
)
def test_an_illegal_action_is_refused_with_its_reason(position: Position, action: str, expected: Refusal) -> None:
    assert refused(position(), action) == expected


def test_a_number_that_is_no_action_is_refused() -> None:
    state = set_up(2)
    for number in (-1, GAME.num_codes):
        assert state.refusal(number) == Refusal("no-such-action", "", {"action": number})


def test_a_legal_action_has_no_refusal() -> None:
    state = set_up(2)
    assert [state.refusal(action) for action in state.actions()] == [None] * len(state.actions())


def test_what_is_refused_at_any_step_has_a_reason_with_a_rule() -> None:
    """Whatever is asked, every other action of the game is refused for a reason of this game."""
    for position in [at_start(), turn(), token(WAGON), token(WAR, "war 1"), adding(PAIR), adding(PAIR, "add lake")]:
        state = position()
        for action in set(range(GAME.num_actions)) - set(state.actions()):
            refusal = state.refusal(action)
            assert refusal is not None and refusal.rule.startswith("TE-"), GAME.names[action]


def written_refusals() -> set[tuple[str, str]]:
    """Code and rule of every refusal in the sources of the game; the rule is "?" where it is worked out."""
    found = set()
    for source in Path(notation.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                words = [word.value if isinstance(word, ast.Constant) else "?" for word in node.args[:2]]
                found.add((str(words[0]), str(words[1]) if len(words) > 1 else ""))
    return found


def test_every_refusal_of_the_game_is_produced_here() -> None:
    produced = {(refusal.code, refusal.rule) for _, _, refusal in CASES}
    codes = {code for code, _ in produced}
    missing = {(code, rule) for code, rule in written_refusals() if (code, rule) not in produced and rule != "?"}
    missing |= {(code, rule) for code, rule in written_refusals() if rule == "?" and code not in codes}
    assert missing == set()
