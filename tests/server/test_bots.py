"""Bots at the table: they play, and a stuck, crashed or foolish one blocks nobody."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.bots.levels import LONGEST_THOUGHT
from epoka.server import worker
from epoka.server.bots import BotFailed, Workers
from epoka.server.settings import Settings
from tests.server.driver import Browser, House, Screen, running

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def play_until_my_turn(screen: Screen) -> None:
    while 0 not in screen.position["asked"] and not screen.position["over"]:
        screen.until("news")


@pytest.mark.parametrize("game", ["stone-age", "founders"])
def test_person_and_bot_take_turns(ola: Browser, game: str) -> None:
    screen = ola.watch(ola.create(game, ME_AND_BOT)["table"]["id"], 0)
    for _ in range(12):
        play_until_my_turn(screen)
        screen.gesture()
    play_until_my_turn(screen)
    assert screen.position["seq"] > 20


def test_bots_play_a_whole_game_among_themselves(ola: Browser) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    made = ola.create("founders", seats, options={"end_when_city_stack_empty": True})
    assert made["table"]["watching"]
    screen = ola.watch(made["table"]["id"])
    while not screen.position["over"]:
        screen.until("news")
    assert len(screen.position["ranking"]) == 2 and min(screen.position["ranking"]) == 1
    record = ola.get(f"/api/tables/{made['table']['id']}/record")
    assert epoka.replay(epoka.parse_record(record)).points() == screen.position["points"]


# ---- a new start ----------------------------------------------------------------------------------------------------


NEVER = 3600.0
"""A pause before each move that no test waits for."""


def left_to_a_bot(data: Path, tables: int = 1) -> list[str]:
    """Tables at which a bot was to begin when the server was stopped, the newest last."""
    with running(data, pace=NEVER) as house:
        ola = house.browser()
        made = []
        for _ in range(tables):
            house.clock.now += 1
            made.append(str(ola.create("stone-age", ME_AND_BOT, options={"starter": 1})["table"]["id"]))
        return made


def wait_for_a_move(house: House, table: str) -> None:
    for _ in range(20_000):
        if any(event.kind == "acted" for event in house.run(house.store.events, table)):
            return
    raise AssertionError("nobody moved")


def test_bots_play_on_after_a_new_start_although_nobody_looks(tmp_path: Path) -> None:
    (table,) = left_to_a_bot(tmp_path)
    with running(tmp_path) as house:
        wait_for_a_move(house, table)


def test_damaged_table_does_not_keep_the_others_from_being_taken_up(tmp_path: Path) -> None:
    older, newer = left_to_a_bot(tmp_path, 2)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE events SET data = 'x' WHERE table_id = ?", [newer])
    with running(tmp_path) as house:
        wait_for_a_move(house, older)


def test_tables_that_wait_for_people_are_left_alone(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        screen = ola.watch(ola.create("stone-age", ME_AND_BOT)["table"]["id"], 0)
        screen.gesture()
        play_until_my_turn(screen)
        assert house.run(house.store.tables_unattended) == []


# ---- the worker -----------------------------------------------------------------------------------------------------


def imagined(state: epoka.State, seat: int) -> dict[str, Any]:
    return state.imagine(seat, epoka.Dealer(1)).snapshot()


def test_worker_answers_a_whole_gesture() -> None:
    state = epoka.game("founders").start(2)
    dealer = epoka.Dealer(1)
    while state.mover == epoka.CHANCE or not state.name(state.actions()[-1]).startswith("add "):
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    seat = state.mover
    names = worker.think(worker.Question("founders", imagined(state, seat), seat, "greedy"))
    for name in names:
        assert state.mover == seat
        state.act(state.action(name))
    assert not state.unfinished


def test_a_level_stops_thinking_long_before_its_process_is_given_up(tmp_path: Path) -> None:
    assert Settings(tmp_path).think_limit >= LONGEST_THOUGHT * 5


def test_worker_says_what_went_wrong_instead_of_dying() -> None:
    assert "UnknownGame" in worker.answer(b'{"game": "chess", "position": {}, "seat": 0, "bot": "random"}').error
    assert "error" in worker.answer(b"nonsense").error.lower()


def think(command: list[str], limit: float = 30.0) -> list[str]:
    async def ask() -> list[str]:
        workers = Workers(1, limit, command)
        state = epoka.game("stone-age").start(2)
        dealer = epoka.Dealer(1)
        while state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        try:
            return await workers.think(state, state.mover, "random")
        finally:
            await workers.close()

    return asyncio.run(ask())


STUCK = [sys.executable, "-c", "import sys; sys.stdin.read()"]
CRASHING = [sys.executable, "-c", "import os; os.abort()"]
BABBLING = [sys.executable, "-c", "print('hello', flush=True); import time; time.sleep(60)"]
FOOLISH = [
    sys.executable,
    "-uc",
    'import sys\nfor line in sys.stdin: print(\'{"names": ["fly away"], "error": ""}\', flush=True)',
]


@pytest.mark.parametrize(
    ("command", "limit", "why"),
    [
        (STUCK, 0.3, "no answer within"),
        (CRASHING, 30, "ended|pipe|reset"),
        (BABBLING, 30, "malformed"),
        (["/no/such/program"], 30, "does not start"),
    ],
)
def test_worker_without_an_answer_is_a_failure_of_its_bot(command: list[str], limit: float, why: str) -> None:
    with pytest.raises(BotFailed, match=why):
        think(command, limit)


@pytest.mark.parametrize("command", [STUCK, CRASHING, FOOLISH])
def test_table_goes_on_when_its_bot_fails_and_the_log_says_so(tmp_path: Path, command: list[str]) -> None:
    with running(tmp_path, worker_command=command, analyst_command=command, think_limit=0.3) as house:
        ola = house.browser()
        identity = ola.create("stone-age", ME_AND_BOT)["table"]["id"]
        screen = ola.watch(identity, 0)
        for _ in range(3):
            play_until_my_turn(screen)
            screen.gesture()
        play_until_my_turn(screen)
        told = [
            event for entry in ola.get(f"/api/tables/{identity}/log?seat=0")["entries"] for event in entry["events"]
        ]
        failed = [event for event in told if event["key"] == "table-bot-failed"]
        assert failed[0] == {"key": "table-bot-failed", "seat": 1, "bot": "greedy"}
        assert house.metric("epoka_bot_failures_total") >= 1
        assert screen.ask("hint", actions=[])["error"]["code"] == "no-hint"


def test_failing_bot_is_not_asked_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, worker_command=CRASHING) as house:
        ola = house.browser()
        screen = ola.watch(ola.create("stone-age", ME_AND_BOT)["table"]["id"], 0)
        while house.metric('epoka_events_total{kind="bot-failed"}') < 3:
            play_until_my_turn(screen)
            screen.gesture()
        seen = screen.position["seq"]
        while screen.position["seq"] < seen + 20:
            play_until_my_turn(screen)
            screen.gesture()
        assert house.metric("epoka_bot_failures_total") == 3
        assert house.metric('epoka_events_total{kind="bot-failed"}') == 3


def test_two_tables_do_not_wait_for_one_stuck_bot(tmp_path: Path) -> None:
    with running(tmp_path, worker_command=STUCK, think_limit=0.5, workers=2) as house:
        ola = house.browser()
        stuck = ola.create("stone-age", ME_AND_BOT, options={"starter": 1})["table"]["id"]
        people = ola.watch(ola.create("stone-age")["table"]["id"], 0)
        assert people.act("place forest 3")["type"] == "done"
        play_until_my_turn(ola.watch(stuck, 0))
