"""Positions of Founders of the Empire for the tests, written as a person would describe a table.

Pieces stay conserved: tiles that lie nowhere else are in their stacks (or, where a test names what a stack holds, in
the box), victory tiles not shown are unseen, tokens nobody has are in the supply. A seat that a test does not describe
has a riverbank at 0 0 and a grove to the east of it.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, Literal, TypedDict

import pytest

import epoka
from epoka.games.founders.tiles import KINDS, PRODUCTS, RESOURCES, TILES

GAME = epoka.game("founders")
COUNTS = {tile.face: tile.count for tile in TILES}
FACES = {kind: [tile.face for tile in TILES if KINDS[tile.kind] == kind] for kind in KINDS}
PRODUCT_NAMES = [RESOURCES[product] for product in PRODUCTS]
DISPLAY = ["R-01", "R-02", "R-03", "R-04", "R-05", "R-06", "R-07", "R-08"]
WAR, COIN, CRAFTSMAN = 1, 2, 4

Cell = tuple[int, int]
Phase = Literal["turn", "reveal", "token", "add", "end"]
STEPS = {"reveal": 4, "token": 3, "add": 2, "end": 1}


class Board(TypedDict, total=False):
    """One player's side of a table."""

    tiles: dict[Cell, str]
    war: list[Cell]
    coin: list[Cell]
    craftsman: list[Cell]
    wagons: list[Cell]
    """Lower left cells of their squares."""
    hand: dict[str, int]
    """War, coin and wagon tokens."""
    craftsmen: list[str]
    """Craftsman tokens in hand, by product."""
    replaced: list[str]


def table(
    players: int = 2,
    *,
    seats: dict[int, Board] | None = None,
    nature: list[str] | None = None,
    village: list[str] | None = None,
    city: list[str] | None = None,
    display: list[str] | None = None,
    stacks: dict[str, list[str]] | None = None,
    seat: int = 0,
    phase: Phase = "add",
    bought: str | None = None,
    turns: int = 9,
    **options: Any,
) -> epoka.State:
    """A position in which `seat` is about to reveal, to play a token or to add a tile, or a turn begins or ends.

    The rows are `nature` (a lake and a waterfall unless told, so that there is a choice), `village` and `city`;
    `stacks` says what a stack holds, in any order.
    """
    boards = [
        (seats or {}).get(number, Board(tiles={(0, 0): "riverbank", (1, 0): "grove"})) for number in range(players)
    ]
    rows = [["lake", "waterfall"] if nature is None else nature, village or [], city or []]
    shown = DISPLAY if display is None else display
    left = dict(COUNTS)
    for face in chain(*rows, shown, *[_owned(board) for board in boards]):
        left[face] -= 1
        assert left[face] >= 0, f"there are only {COUNTS[face]} tiles {face}"
    pools, box = _lay_stacks(left, stacks or {})
    pieces = {
        "turns": turns,
        "first": 0,
        "bought": -1 if bought is None else RESOURCES.index(bought),
        "ended": 0,
        "declined": False,
        "lands": [_land(board) for board in boards],
        "hands": [_hand(board) for board in boards],
        "replaced": [board.get("replaced", []) for board in boards],
        "stacks": pools[:3],
        "rows": rows,
        "unseen_victory": pools[3],
        "display": shown,
        "box": box,
        "supply": _supply(boards),
        "craftsmen": _pool([int(product not in _faces_out(boards)) for product in PRODUCT_NAMES]),
        "lost_tokens": [0, 0, 0, 0],
    }
    blank = GAME.start(players, **options).snapshot()
    undo = [0, epoka.ENDED]
    return GAME.restore({**blank, "history": None, "undo": undo, "agenda": _agenda(phase, seat), "pieces": pieces})


def row(y: int, *faces: str) -> dict[Cell, str]:
    """A row of tiles from x 0 to the east."""
    return {(x, y): face for x, face in enumerate(faces)}


def start(players: int = 2, **options: Any) -> epoka.State:
    """A game whose victory tiles are R-01 and so on, with the draft row forest, cliff, waterfall, lake, grove …"""
    state = GAME.start(players, **options)
    row = [*FACES["nature"], *FACES["nature"]][: {2: 5, 3: 7, 4: 9}[players]]
    return do(state, *[f"deal {face}" for face in [*FACES["victory"][: 8 if players == 2 else 12], *row]])


def set_up(players: int = 2, **options: Any) -> epoka.State:
    """A game just before its first turn: every seat took what came first, the second tile lies to the east."""
    state = start(players, **options)
    for number in range(2 * players):
        state.act(state.actions()[0])
        if number >= players:
            do(state, "lay east")
    return do(state, "deal lake", "deal grove", "deal mine", "deal winery", "deal inn-iron")


# ---- playing --------------------------------------------------------------------------------------------------------


def do(state: epoka.State, *names: str) -> epoka.State:
    """Play the named actions one after the other; gives the same state back."""
    for name in names:
        state.act(state.action(name))
    return state


def build(state: epoka.State, face: str, x: int, y: int) -> epoka.State:
    """Add a tile at a cell, which is not asked for where it is the only one."""
    assert (x, y) in cells(state, face), f"{face} does not fit {x} {y}"
    do(state, f"add {face}")
    if state.prompt() == ("place-tile", {"face": face}):
        do(state, f"at {x} {y}")
    return state


def legal(state: epoka.State) -> list[str]:
    """The names of the legal actions."""
    return [state.name(action) for action in state.actions()]


def offered(state: epoka.State, word: str) -> list[str]:
    """The names of the legal actions that begin with these words."""
    return [name for name in legal(state) if name == word or name.startswith(word + " ")]


def asked_cells(state: epoka.State) -> set[Cell]:
    """The cells among the legal actions."""
    return {(int(name.split()[1]), int(name.split()[2])) for name in offered(state, "at")}


def cells(state: epoka.State, face: str) -> set[Cell]:
    """Where the tile could be added now; nowhere if it is not offered."""
    if f"add {face}" not in legal(state):
        return set()
    trial = state.copy()
    heard: list[epoka.Event] = []
    trial.listen(heard)
    do(trial, f"add {face}")
    if trial.prompt() == ("place-tile", {"face": face}):
        return asked_cells(trial)
    return {(event.values["x"], event.values["y"]) for event in heard if event.key == "added"}


def refused(state: epoka.State, name: str) -> epoka.Refusal:
    """Why the action is not legal: it is not offered, doing it is refused for the same reason and changes nothing."""
    action = state.action(name)
    before = state.snapshot()
    with pytest.raises(epoka.Illegal) as caught:
        state.act(action)
    assert action not in state.actions()
    assert caught.value.refusal == state.refusal(action)
    assert state.snapshot() == before
    return caught.value.refusal


def events(state: epoka.State, *names: str) -> list[dict[str, Any]]:
    """What is reported, to a spectator, while the named actions are played."""
    heard: list[epoka.Event] = []
    state.listen(heard)
    do(state, *names)
    return [event.data() for event in heard if event.seen_by(-2)]


# ---- looking --------------------------------------------------------------------------------------------------------


def board(state: epoka.State, seat: int) -> dict[str, Any]:
    """A territory and what its owner holds, as anybody sees it."""
    found: dict[str, Any] = state.view()["seats"][seat]
    return found


def tiles(state: epoka.State, seat: int) -> dict[Cell, str]:
    return {(tile["x"], tile["y"]): tile["face"] for tile in board(state, seat)["tiles"]}


def marks(state: epoka.State, seat: int, cell: Cell) -> list[str]:
    """The tokens on a tile."""
    tile = next(tile for tile in board(state, seat)["tiles"] if (tile["x"], tile["y"]) == cell)
    return [token for token in ("war", "coin", "craftsman") if tile[token]]


def hand(state: epoka.State, seat: int) -> list[str]:
    """The tokens a player holds; craftsmen by their product."""
    held = board(state, seat)["hand"]
    return [*[token for token in ("war", "coin", "wagon") for _ in range(held[token])], *held["craftsmen"]]


def groups(state: epoka.State, seat: int) -> list[set[Cell]]:
    """The link groups of a territory."""
    found: dict[int, set[Cell]] = {}
    for tile in board(state, seat)["tiles"]:
        if tile["group"]:
            found.setdefault(tile["group"], set()).add((tile["x"], tile["y"]))
    return [found[number] for number in sorted(found)]


# ---- how the pieces are laid out ------------------------------------------------------------------------------------


def _owned(board: Board) -> list[str]:
    return [*board["tiles"].values(), *board.get("replaced", [])]


def _lay_stacks(left: dict[str, int], wanted: dict[str, list[str]]) -> tuple[list[dict[str, Any]], list[str]]:
    """The pools of the four kinds, and the tiles that left the game."""
    pools, box = [], []
    for kind in KINDS:
        counts = [left[face] for face in FACES[kind]]
        if kind in wanted:
            held = [wanted[kind].count(face) for face in FACES[kind]]
            for face, count, kept in zip(FACES[kind], counts, held, strict=True):
                assert kept <= count, f"{kept} tiles {face} in the stack, but only {count} are free"
                box += [face] * (count - kept)
            counts = held
        pools.append(_pool(counts))
    return pools, box


def _pool(counts: list[int]) -> dict[str, Any]:
    return {"counts": counts, "under": [], "knows": []}


def _land(board: Board) -> dict[str, Any]:
    laid = []
    for (x, y), face in board["tiles"].items():
        on_it = WAR * ((x, y) in board.get("war", [])) + COIN * ((x, y) in board.get("coin", []))
        laid.append([x, y, face, on_it + CRAFTSMAN * ((x, y) in board.get("craftsman", []))])
    return {"tiles": laid, "wagons": [[x, y] for x, y in board.get("wagons", [])]}


def _hand(board: Board) -> dict[str, Any]:
    held = board.get("hand", {})
    counts: dict[str, Any] = {token: held.get(token, 0) for token in ("war", "coin", "wagon")}
    return {**counts, "craftsmen": board.get("craftsmen", [])}


def _supply(boards: list[Board]) -> list[int]:
    out = {"war": 0, "coin": 0, "wagon": 0}
    for board in boards:
        for token, count in board.get("hand", {}).items():
            out[token] += count
        out["war"] += len(board.get("war", []))
        out["coin"] += len(board.get("coin", []))
        out["wagon"] += len(board.get("wagons", []))
    return [6 - out["war"], 6 - out["coin"], 6 - out["wagon"]]


def _faces_out(boards: list[Board]) -> list[str]:
    """The products of the craftsmen in hands and on tiles."""
    out: list[str] = []
    makes = {tile.face: [RESOURCES[resource] for resource in tile.produces] for tile in TILES}
    for board in boards:
        out += board.get("craftsmen", [])
        out += [makes[board["tiles"][cell]][0] for cell in board.get("craftsman", [])]
    assert len(out) == len(set(out)), f"a craftsman is there twice: {out}"
    return out


def _agenda(phase: Phase, seat: int) -> list[list[Any]]:
    """What is still to come in the turn, the last of it first."""
    if phase == "turn":
        return [["Turn", seat]]
    return [["EndOfTurn", seat], ["AddTile", seat], ["PlayToken", seat], ["Reveal", seat, 0]][: STEPS[phase]]
