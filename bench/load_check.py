"""After the load: nothing acknowledged is missing, and every table replays to exactly what its sockets were shown.

The database is read with plain SQL and replayed by the kernel's own `replay`, without any of the server's code, so that
a mistake of the server cannot hide itself.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from load_table import LoadTable, Person

import epoka


class Stored:
    """A table as it lies on disk."""

    def __init__(self, connection: sqlite3.Connection, table: str) -> None:
        rows = connection.execute(
            "SELECT seq, kind, data, seat, message FROM events WHERE table_id = ? ORDER BY seq", [table]
        ).fetchall()
        self.numbers = [row[0] for row in rows]
        self.messages = {(row[3], row[4]): row[0] for row in rows if row[4] is not None}
        events = [msgspec.json.decode(row[2]) for row in rows]
        self.created: dict[str, Any] = events[0]
        self.actions = [move[1] for event in events for move in event.get("moves", [])]
        row = connection.execute("SELECT seq, data FROM snapshots WHERE table_id = ?", [table]).fetchone()
        self.snapshot: dict[str, Any] = msgspec.json.decode(row[1])

    def replayed(self) -> epoka.State:
        keys = ("game", "version", "players", "options")
        return epoka.replay({**{key: self.created[key] for key in keys}, "actions": self.actions})


def check(database: Path, tables: list[LoadTable]) -> list[str]:
    """Everything that is wrong, in words; an empty list is what is wanted."""
    with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as connection:
        return [
            f"table {table.id} ({table.game}): {problem}"
            for table in tables
            for problem in problems(table, Stored(connection, table.id))
        ]


def problems(table: LoadTable, stored: Stored) -> list[str]:
    found = [f"refused {count} × {code}" for code, count in table.refused.items()]
    found += [f"{who(person)}: {fault}" for person in table.people for fault in person.faults]
    if stored.numbers != list(range(1, len(stored.numbers) + 1)):
        found.append("its events are not numbered without a gap")
    if stored.messages != table.acknowledged:
        missing = table.acknowledged.items() - stored.messages.items()
        extra = stored.messages.items() - table.acknowledged.items()
        found.append(f"acknowledged but not stored: {sorted(missing)}; stored but not acknowledged: {sorted(extra)}")
    try:
        state = stored.replayed()
    except epoka.EpokaError as error:
        return [*found, f"it does not replay: {error}"]
    snapshot = plain(state.snapshot())
    found += [
        f"the stored snapshot has other {part}"
        for part in ("agenda", "pieces", "options")
        if snapshot[part] != stored.snapshot[part]
    ]
    for person in table.people:
        found += [f"{who(person)}: {problem}" for problem in unlike(person, state, stored)]
    return found


def unlike(person: Person, state: epoka.State, stored: Stored) -> list[str]:
    """What this person was shown last and told so far, against the replayed position."""
    shown = msgspec.json.decode(person.seen)["position"]
    may_choose = person.seat is not None and person.seat in state.asked()
    expected = {
        "seq": len(stored.numbers),
        "turn": len(stored.actions),
        "view": plain(state.view(person.seat)),
        "mover": state.mover,
        "over": state.over,
        "draft": [],
    }
    found = [f"was shown another {key}" for key, value in expected.items() if shown[key] != value]
    if may_choose and person.seat in shown["asked"]:
        legal = [state.name(action) for action in state.choices(person.seat)]
        if [choice["name"] for choice in shown["choices"]] != legal:
            found.append("was offered other choices")
    told = [said or name for said, name in zip(person.actions, stored.actions, strict=False)]
    if len(person.actions) != len(stored.actions) or told != stored.actions:
        found.append("was told another log")
    return found


def plain(value: object) -> Any:
    """As it looks after having been JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def who(person: Person) -> str:
    return "the watcher" if person.seat is None else f"seat {person.seat}"
