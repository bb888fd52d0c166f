"""Tables as tests need them: played on by the interface for programs, or begun from a recorded game."""

from __future__ import annotations

import itertools
import random
from functools import cache
from pathlib import Path
from typing import Any

import epoka
from tests.web.visiting import Visitor

RECORDED = Path(__file__).resolve().parents[1] / "recorded"
counter = itertools.count(1)

ME = {"kind": "me"}
HERE = {"kind": "here"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}


def act(visitor: Visitor, table: str, seat: int, *names: str) -> None:
    """One gesture of a seat of this browser."""
    seq = visitor.position(table, seat)["seq"]
    body = {"type": "act", "id": f"test-{next(counter)}", "seat": seat, "seq": seq, "actions": list(names)}
    visitor.post(f"/api/tables/{table}/act", body)


def play_on(visitor: Visitor, table: str, seat: int, seed: int = 1) -> None:
    """Act for this seat, whatever comes, until the game is over; the others are bots that answer at once."""
    luck = random.Random(seed)
    while True:
        position = visitor.position(table, seat)
        if position["over"]:
            return
        if position["choices"]:
            name = luck.choice(position["choices"])["name"]
            body = {"type": "act", "id": f"test-{next(counter)}", "seat": seat, "seq": position["seq"]}
            visitor.post(f"/api/tables/{table}/act", {**body, "actions": [*position["draft"], name]})


def fork(visitor: Visitor, record: str, turn: int, seat: int) -> str:
    """A table that goes on from a position of a record, this browser at that seat, bots at the others."""
    body = {"record": record, "turn": turn, "seat": seat, "bot": "random"}
    name: str = visitor.post("/api/fork", body)["table"]["id"]
    return name


def finished_table(visitor: Visitor, game: str) -> str:
    """A recorded game, its last moves played here once more; a short one, for its log is shown in full."""
    record = {"stone-age": "stone-age/3p-pl-buildings.txt", "founders": "founders/2p-city-stack.txt"}[game]
    text = (RECORDED / record).read_text(encoding="utf-8")
    table = fork(visitor, text, len(epoka.parse_record(text)["actions"]) - 3, 0)
    play_on(visitor, table, 0)
    return table


@cache
def face_down_card() -> tuple[str, int, int]:
    """A recorded Stone Age where a seat with a card that nobody else may see is about to place workers.

    The record, the number of actions so far, and the seat."""
    for file in sorted((RECORDED / "stone-age").glob("2p-*.txt")):
        text = file.read_text(encoding="utf-8")
        record = epoka.parse_record(text)
        state = epoka.game(record["game"]).start(record["players"], **record["options"])
        for name in record["actions"]:
            state.act(state.action(name))
            seat = state.mover
            if seat < 0 or state.prompt()[0] != "place-workers":
                continue
            if {**state.view(seat), "seat": None} != state.view(None):
                return text, state.turn, seat
    raise LookupError("no recorded game has a face-down card at the start of a placement")


def full_table(visitor: Visitor, record: str) -> str:
    """A table late in a recorded game, this browser at the seat that is to move: the areas are full."""
    text = (RECORDED / record).read_text(encoding="utf-8")
    actions = epoka.parse_record(text)["actions"]
    state = epoka.replay({**epoka.parse_record(text), "actions": actions[: len(actions) * 3 // 4]})
    while state.mover < 0:
        state.act(state.action(actions[state.turn]))
    return fork(visitor, text, state.turn, state.mover)


def hot_seat_table(visitor: Visitor) -> tuple[str, int]:
    """Two people at this screen, the one to move with a card that the other may not see."""
    record, turn, seat = face_down_card()
    table = fork(visitor, record, turn, seat)
    link: str = visitor.post(f"/api/tables/{table}/seats/{1 - seat}/give", {"kind": "link"})["link"]
    visitor.post(f"/api/tables/{table}/join", {"secret": link.partition("#seat=")[2]})
    return table, seat


def two_people(host: Visitor, guest: Visitor, game: str = "stone-age") -> str:
    """A table of two browsers."""
    made: dict[str, Any] = host.set_table(game, ME, LINK)
    table: str = made["table"]["id"]
    guest.post(f"/api/tables/{table}/join", {"secret": made["links"]["seats"]["1"].partition("#seat=")[2]})
    return table


def placed_round(host: Visitor, guest: Visitor) -> str:
    """Two browsers at a Stone Age table where the host is about to act: at tool maker, field, hunt and forest."""
    table = two_people(host, guest)
    for name, answer in [("toolmaker", "clay 1"), ("field", "quarry 1"), ("hunt 1", "river 1"), ("forest 2", "hunt 2")]:
        act(host, table, 0, f"place {name}")
        act(guest, table, 1, f"place {answer}")
    return table
