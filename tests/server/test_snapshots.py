"""Positions are written now and then; with the events after them they lead to the same table."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

import epoka
from epoka.server.snapshots import EVERY
from epoka.server.store import Snapshot, StoreTrouble, TableEvent
from epoka.server.table import Table
from tests.server.driver import House, Screen, running
from tests.server.test_upgrade import created


def snapped(house: House, table: str) -> int:
    """The event of the stored snapshot."""
    return int(house.run(house.store.snapshot, table).seq)


def begun(house: House) -> tuple[str, Screen]:
    ola = house.browser()
    identity = ola.create()["table"]["id"]
    return identity, ola.watch(identity, 0)


def play(screen: Screen, gestures: int) -> None:
    for _ in range(gestures):
        screen.sit(screen.position["asked"][0])
        screen.gesture()


def test_position_is_written_with_every_so_many_gestures_only(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        identity, screen = begun(house)
        play(screen, EVERY - 1)
        assert snapped(house, identity) == 1
        play(screen, 1)
        assert snapped(house, identity) == 1 + EVERY


def test_undo_writes_the_position_it_leads_to(tmp_path: Path) -> None:
    """Else a table of older rules could not go back behind its snapshot when it is loaded."""
    with running(tmp_path) as house:
        identity, screen = begun(house)
        turn = screen.position["turn"]
        screen.act("place forest 3")
        assert snapped(house, identity) == 1
        screen.ask("undo", to=turn)
        assert snapped(house, identity) == 3


def test_stopping_leaves_the_position_as_it_was_last(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        identity, screen = begun(house)
        play(screen, 3)
        view = screen.position["view"]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        [(seq, data)] = connection.execute("SELECT seq, data FROM snapshots WHERE table_id = ?", [identity]).fetchall()
    assert seq == 4
    state = epoka.game("stone-age").restore(msgspec.json.decode(data))
    assert state.view(None) == {**view, "seat": None}


def test_quiet_table_has_its_position_written(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        identity, screen = begun(house)
        play(screen, 1)
        house.run(house.server.tables.keep_snapshots, 60.0)
        assert snapped(house, identity) == 1
        house.clock.now += 61
        house.run(house.server.tables.keep_snapshots, 60.0)
        assert snapped(house, identity) == 2


def test_position_that_cannot_be_written_keeps_the_others_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as house:
        tables = [begun(house) for _ in range(2)]
        for _, screen in tables:
            play(screen, 1)
        write = house.store.write

        async def refuse_first(change: object) -> None:
            if getattr(change, "table", "") == tables[0][0]:
                raise StoreTrouble("the disk is full")
            await write(change)  # type: ignore[arg-type]

        monkeypatch.setattr(house.store, "write", refuse_first)
        house.run(house.server.tables.keep_snapshots)
        assert [snapped(house, identity) for identity, _ in tables] == [1, 2]


def test_older_snapshot_and_the_gestures_after_it_survive_other_rules(tmp_path: Path) -> None:
    """As after a crash: the beginning no longer replays, what followed the snapshot does."""
    with running(tmp_path) as house:
        identity, screen = begun(house)
        play(screen, EVERY + 3)
        before = screen.position
        stored = house.run(house.store.snapshot, identity)
        events = house.run(house.store.events, identity)
    assert stored.seq == 1 + EVERY
    broken = [spoilt(event) if event.seq == 2 else event for event in events]
    table = Table.load(identity, broken, stored)
    assert table.turn == before["turn"] and table.base_turn == moves(events[: stored.seq])
    assert table.state.view(None) == {**before["view"], "seat": None}


def test_snapshot_in_the_middle_that_agrees_leaves_the_table_its_past() -> None:
    state = epoka.game("stone-age").start(2)
    dealer, events = epoka.Dealer(1), [created(state, state.game.version)]
    stored = None
    for seq in range(2, 12):
        by = state.mover
        action = dealer.draw(state) if by == epoka.CHANCE else state.actions()[0]
        events.append(TableEvent(seq, "acted", {"seat": max(by, 0), "moves": [[by, state.name(action)]]}, 0.0))
        state.act(action)
        if seq == 6:
            stored = Snapshot(seq, state.game.version, {**state.snapshot(), "history": None})
    table = Table.load("t", events, stored)
    assert table.state == state and table.base_turn == 0


def spoilt(event: TableEvent) -> TableEvent:
    """An action that today's rules do not know."""
    moves = [[move[0], "place moon 1", *move[2:]] for move in event.data["moves"]]
    return TableEvent(event.seq, event.kind, {**event.data, "moves": moves}, event.at, event.seat, event.message)


def moves(events: list[TableEvent]) -> int:
    return sum(len(event.data.get("moves", [])) for event in events)
