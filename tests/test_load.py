"""The load test plays, counts and finds what is wrong. How fast a server is, is no matter of tests."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import load_check
import load_report
import pytest
import run
from load import Loaded, Memory
from load_drive import Phase
from load_table import Choice, Gesture, LoadTable, Person, Position
from websockets.asyncio.server import ServerConnection, serve

import epoka

TABLE = "abcdef"
SEATS: list[int | None] = [0, 1, 2, None]


def test_a_small_load_is_played_to_its_end_and_every_table_replays(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--load", "--tables", "2", "--rate", "12", "--seconds", "1", "--no-ramp"]) == 0
    printed = capsys.readouterr().out
    assert "2 tables, 8 sockets" in printed
    assert "gestures, all there" in printed


# ---- the check ------------------------------------------------------------------------------------------------------


class Scene:
    """A table of a dozen actions as it lies on disk, and its people as they saw it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        state, dealer = epoka.game("stone-age").start(players=3), epoka.Dealer(seed=1)
        self.table = LoadTable("", "stone-age")
        self.table.id = TABLE
        self.events: list[tuple[str, dict[str, Any], int | None, str | None]] = []
        created = {"game": "stone-age", "version": state.game.version, "players": 3, "options": dict(state.options)}
        self.events.append(("created", {**created, "moves": draws(state, dealer)}, None, None))
        for number in range(12):
            seat = state.mover
            name = state.name(state.actions()[0])
            state.act(state.action(name))
            moves = [[seat, name], *draws(state, dealer)]
            self.events.append(("acted", {"seat": seat, "moves": moves}, seat, str(number)))
            self.table.acknowledged[seat, str(number)] = len(self.events)
        self.snapshot = json.loads(json.dumps(state.snapshot()))
        actions = [state.name(action) for action in state.history]
        for seat_or_none in SEATS:
            person = Person(self.table, seat_or_none, "")
            person.actions = list(actions)
            person.seen = json.dumps({"position": seen(state, seat_or_none, len(self.events))})
            self.table.people.append(person)

    def problems(self) -> list[str]:
        with sqlite3.connect(self.database) as connection:
            connection.execute("CREATE TABLE events (table_id, seq, kind, data, at, seat, message)")
            connection.execute("CREATE TABLE snapshots (table_id, seq, version, data)")
            for number, (kind, data, seat, message) in enumerate(self.events, start=1):
                row = [TABLE, number, kind, json.dumps(data), 0.0, seat, message]
                connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            row = [TABLE, len(self.events), 1, json.dumps(self.snapshot)]
            connection.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?)", row)
        return load_check.check(self.database, [self.table])


def draws(state: epoka.State, dealer: epoka.Dealer) -> list[list[Any]]:
    moves: list[list[Any]] = []
    while state.mover == epoka.CHANCE:
        action = dealer.draw(state)
        moves.append([epoka.CHANCE, state.name(action)])
        state.act(action)
    return moves


def seen(state: epoka.State, seat: int | None, seq: int) -> dict[str, Any]:
    asked = state.asked()
    legal = state.actions(seat) if seat is not None and seat in asked else []
    return {
        "seq": seq,
        "turn": state.turn,
        "view": state.view(seat),
        "mover": state.mover,
        "asked": asked,
        "over": state.over,
        "draft": [],
        "choices": [{"name": state.name(action)} for action in legal],
    }


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path / "tables.db")


def test_a_table_that_is_as_it_was_shown_has_no_problem(scene: Scene) -> None:
    assert scene.problems() == []


def lose_the_last_event(scene: Scene) -> None:
    scene.events.pop()


def forget_an_answer(scene: Scene) -> None:
    scene.table.acknowledged.popitem()


def store_another_action(scene: Scene) -> None:
    scene.events[5][1]["moves"][0][1] = "place hunt 1 and stay"


def show_other_points(scene: Scene) -> None:
    change_position(scene, lambda position: position["view"]["seats"][0].update(points=99))


def offer_less(scene: Scene) -> None:
    change_position(scene, lambda position: position["choices"].pop() if position["choices"] else None)


def show_an_earlier_event(scene: Scene) -> None:
    change_position(scene, lambda position: position.update(seq=3))


def tell_less(scene: Scene) -> None:
    scene.table.people[3].actions.pop()


def keep_another_snapshot(scene: Scene) -> None:
    scene.snapshot["agenda"] = []


def refuse(scene: Scene) -> None:
    scene.table.refused["store"] += 1


def repeat_the_log(scene: Scene) -> None:
    scene.table.people[0].faults.append("action 3 was told after 3")


def change_position(scene: Scene, change: Callable[[dict[str, Any]], object]) -> None:
    for person in scene.table.people:
        message = json.loads(person.seen)
        change(message["position"])
        person.seen = json.dumps(message)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lose_the_last_event, "acknowledged but not stored"),
        (forget_an_answer, "stored but not acknowledged"),
        (store_another_action, "does not replay: action"),
        (show_other_points, "the watcher: was shown another view"),
        (offer_less, "was offered other choices"),
        (show_an_earlier_event, "was shown another seq"),
        (tell_less, "the watcher: was told another log"),
        (keep_another_snapshot, "the stored snapshot has other agenda"),
        (refuse, "refused 1 × store"),
        (repeat_the_log, "seat 0: action 3 was told after 3"),
    ],
)
def test_whatever_is_wrong_at_a_table_is_found(scene: Scene, spoil: Callable[[Scene], None], words: str) -> None:
    spoil(scene)
    found = scene.problems()
    assert any(words in problem for problem in found), found


# ---- a person -------------------------------------------------------------------------------------------------------


def position(seq: int, choices: list[str], draft: list[str]) -> dict[str, Any]:
    return {"seq": seq, "choices": [{"name": name} for name in choices], "draft": draft, "over": False}


def test_a_gesture_is_played_action_by_action_until_it_is_done() -> None:
    sent: list[dict[str, Any]] = []

    async def server(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "position": position(4, ["take"], []), "entries": []}))
        async for text in socket:
            asked = json.loads(text)
            sent.append(asked)
            if len(asked["actions"]) == 1:
                draft = position(4, ["wood"], asked["actions"])
                await socket.send(json.dumps({"type": "draft", "id": asked["id"], "position": draft}))
            else:
                await socket.send(json.dumps({"type": "news", "position": position(5, [], []), "entries": []}))
                await socket.send(json.dumps({"type": "done", "id": asked["id"], "seq": 5}))

    gesture, table = asyncio.run(one_gesture(server))
    assert [asked["actions"] for asked in sent] == [["take"], ["take", "wood"]]
    assert gesture is not None and gesture.actions == 2
    assert table.acknowledged == {(0, "2"): 5}


def test_a_socket_let_go_for_being_slow_comes_back_and_asks_again() -> None:
    paths: list[str] = []

    async def server(socket: ServerConnection) -> None:
        assert socket.request is not None
        paths.append(socket.request.path)
        await socket.send(json.dumps({"type": "hello", "position": position(4, ["take"], []), "entries": []}))
        asked = json.loads(await socket.recv())
        if len(paths) == 1:
            await socket.close(1013)
            return
        await socket.send(json.dumps({"type": "news", "position": position(5, [], []), "entries": []}))
        await socket.send(json.dumps({"type": "done", "id": asked["id"], "seq": 5}))
        await socket.wait_closed()

    gesture, table = asyncio.run(one_gesture(server))
    assert gesture is not None and table.people[0].reopened == 1
    assert paths == ["/api/tables/abcdef/live?seat=0&from=0", "/api/tables/abcdef/live?seat=0&from=4"]


async def one_gesture(server: Callable[[ServerConnection], Any]) -> tuple[Gesture | None, LoadTable]:
    """One person at a table whose server is `server`."""
    async with serve(server, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        table = LoadTable(f"http://127.0.0.1:{port}", "stone-age")
        table.id = TABLE
        table.people = [Person(table, 0, "guest=me")]
        await table.people[0].sit_down()
        gesture = await table.gesture(Random(1))
        await table.close()
        return gesture, table


def test_what_is_told_twice_or_too_late_is_a_fault() -> None:
    person = Person(LoadTable("", "stone-age"), 0, "")
    person.position = Position(seq=7, choices=[Choice("take")], draft=[], over=False)
    entries = [{"number": 2, "action": "take"}]
    person.hear(json.dumps({"type": "news", "position": position(6, [], []), "entries": entries}))
    assert person.faults == ["event 6 was told after 7", "action 2 was told after 0"]


# ---- figures --------------------------------------------------------------------------------------------------------


def phase(offered: int, reached: int) -> Phase:
    gestures = [Gesture(0.0, 0.001 * number, 0.002 * number, 2) for number in range(reached)]
    return Phase(50.0, 2.0, offered, gestures, [0.001, 0.003], [0.0, 0.0002], 0.004, 1.0, 0.5)


@pytest.mark.parametrize(
    ("reached", "kept_up", "overwhelmed"),
    [(100, True, False), (97, True, False), (90, False, False), (74, False, True)],
)
def test_a_phase_knows_whether_the_server_followed(reached: int, kept_up: bool, overwhelmed: bool) -> None:
    found = phase(100, reached)
    assert (found.kept_up, found.overwhelmed) == (kept_up, overwhelmed)


def test_a_phase_is_a_line_of_rates_times_and_cpu() -> None:
    cells = load_report.phase_cells(phase(101, 101))
    assert cells[:3] == ["50", "50", "101"]
    assert cells[3:9] == ["100.0", "198.0", "4.0", "2.0", "3.0", "0.1"]
    assert cells[9:] == ["50%", "9.90", "25%", "4.95"]


def test_memory_a_table_is_what_came_after_the_first() -> None:
    loaded = Loaded(10, 40, 1.0, Memory(50.0, 55.0, 60.0), [phase(100, 100)], 0, 0, 200, [])
    text = load_report.memory_lines(loaded)
    assert "512 KiB a table" in text and "1024 KiB with 20 gestures" in text


def test_problems_are_printed_and_the_target_is_missed() -> None:
    loaded = Loaded(10, 40, 1.0, Memory(), [phase(100, 100)], 0, 0, 200, ["table abc: it does not replay"])
    about = {"python": "P", "cpu": "C", "load": "0"}
    text = load_report.text({"machine": about, "build": {"compiled": True, "modules": ["m.so"]}}, loaded)
    assert "needs /proc" in text
    assert "problems: 1  NOT reached" in text and text.endswith("table abc: it does not replay")
