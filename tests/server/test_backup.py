"""Backups and the way back: nothing that was acknowledged is lost, whatever lies beside the file."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from epoka.server.folder import claim
from epoka.server.opening import open_store
from epoka.server.schema import has_write_ahead_log, newest_schema
from epoka.server.sqlite import SqliteStore
from tests.cli.driver import run
from tests.server.driver import running
from tests.server.test_folder import mode
from tests.server.test_kill import Counter, Player, Servers
from tests.server.test_upgrade import played

pytestmark = pytest.mark.usefixtures("logs_as_before")

PAST_A_CHECKPOINT = 1200
"""Pages of a write-ahead log after which SQLite has begun it anew."""


def integrity(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


def test_what_was_acknowledged_before_a_backup_is_there_after_kill_and_restore(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.db"
    counter, servers = Counter(), Servers(data)
    players = [Player(game, counter) for game in ("stone-age", "founders")]

    async def play_on(gestures: int) -> None:
        counter.begin(gestures)
        playing = [asyncio.create_task(player.play(servers.address)) for player in players]
        enough = asyncio.create_task(counter.enough.wait())
        await asyncio.wait([enough, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in (enough, *playing):
            task.cancel()
        for done in await asyncio.gather(*playing, return_exceptions=True):
            assert done is None or isinstance(done, asyncio.CancelledError), done

    try:
        servers.start()
        for player in players:
            player.create(servers.address)
        asyncio.run(play_on(30))
        before = [dict(player.acknowledged) for player in players]
        made = run("backup", str(file), "--data", str(data))
        assert made.exit_code == 0, made.output
        asyncio.run(play_on(60))
        servers.kill()
        assert has_write_ahead_log(data / "tables.db")
        restored = run("restore", str(file), "--data", str(data))
        assert restored.exit_code == 0, restored.output
        assert integrity(data / "tables.db") == "ok"
        servers.start()
        for player, acknowledged in zip(players, before, strict=True):
            player.acknowledged = acknowledged
            assert acknowledged
            player.check(json.loads(player.get(servers.address, "log?seat=0"))["entries"])
        servers.kill()
    finally:
        servers.end()


def test_old_log_goes_aside_with_its_database_and_both_can_still_be_read(tmp_path: Path) -> None:
    """The log is one that SQLite has begun anew since the backup: applied to the copy it would destroy it."""
    data, file = crashed(tmp_path)
    assert run("restore", str(file), "--data", str(data)).exit_code == 0
    (aside,) = data.glob("before-restore-*")
    assert {entry.name for entry in aside.iterdir()} >= {"tables.db", "tables.db-wal"}
    assert not (data / "tables.db-wal").exists()
    for database, tables in ((data, 1), (aside, 2)):
        assert integrity(database / "tables.db") == "ok"
        with closing(sqlite3.connect(database / "tables.db")) as connection:
            assert connection.execute("SELECT count(*) FROM tables").fetchone() == (tables,)


def crashed(tmp_path: Path) -> tuple[Path, Path]:
    """A data folder as a killed server leaves it, and a backup of the time before its log was begun anew."""
    live, data, file = tmp_path / "live", tmp_path / "data", tmp_path / "backup.db"
    with running(live) as house:
        played(house, 3)
        assert run("backup", str(file), "--data", str(live)).exit_code == 0
        house.browser().create()
        with closing(sqlite3.connect(live / "tables.db", isolation_level=None)) as other:
            other.execute("CREATE TABLE filling (text)")
            other.executemany("INSERT INTO filling VALUES (?)", [["x" * 4000] for _ in range(PAST_A_CHECKPOINT)])
            other.execute("DROP TABLE filling")
        data.mkdir(0o700)
        for name in ("tables.db", "tables.db-wal", "server.key"):
            shutil.copy(live / name, data / name)
    assert has_write_ahead_log(data / "tables.db")
    return data, file


def test_backup_put_there_by_hand_beside_the_old_log_is_refused_untouched_and_can_be_restored(tmp_path: Path) -> None:
    data, file = crashed(tmp_path)
    shutil.copy(file, data / "tables.db")
    content = {name: (data / name).read_bytes() for name in ("tables.db", "tables.db-wal")}
    refused = run("serve", "--port", "0", "--data", str(data))
    assert refused.exit_code == 2 and "log of another database" in refused.output
    assert {name: (data / name).read_bytes() for name in content} == content
    advice = f"epoka restore {data / 'tables.db'} --data {data}"
    assert advice in refused.output.replace("\n", "")
    assert run(*advice.split()[1:]).exit_code == 0
    with running(data) as house:
        assert len(house.run(house.store.summaries, 10)) == 1
    assert integrity(data / "tables.db") == "ok"


def test_log_without_its_database_is_refused(tmp_path: Path) -> None:
    data, _ = crashed(tmp_path)
    (data / "tables.db").unlink()
    refused = run("serve", "--port", "0", "--data", str(data))
    assert refused.exit_code == 2 and "log of another database" in refused.output
    assert has_write_ahead_log(data / "tables.db") and not (data / "tables.db").exists()


def test_copy_that_became_the_database_is_no_copy_any_more(tmp_path: Path) -> None:
    """Else the log of its own first life would be taken for another's."""
    with running(tmp_path / "old") as house:
        played(house, 3)
        assert run("backup", str(tmp_path / "backup.db"), "--data", str(tmp_path / "old")).exit_code == 0
    data, killed = tmp_path / "data", tmp_path / "killed"
    data.mkdir()
    killed.mkdir()
    shutil.copy(tmp_path / "backup.db", data / "tables.db")
    with running(data) as house:
        played(house, 3)
        for name in ("tables.db", "tables.db-wal", "server.key"):
            shutil.copy(data / name, killed / name)
    assert has_write_ahead_log(killed / "tables.db")
    store = open_store(killed)
    assert len(asyncio.run(store.summaries(10))) == 2
    asyncio.run(store.close())


def test_restore_that_was_broken_off_is_noticed_and_can_be_run_again(tmp_path: Path) -> None:
    data, file = crashed(tmp_path)
    shutil.copy(file, data / "tables.db.restoring")
    (data / "tables.db").unlink()
    (data / "tables.db-wal").unlink()
    refused = run("serve", "--port", "0", "--data", str(data))
    assert refused.exit_code == 2 and "a restore was broken off; run it again" in refused.output
    assert run("restore", str(file), "--data", str(data)).exit_code == 0
    assert integrity(data / "tables.db") == "ok" and not (data / "tables.db.restoring").exists()


def test_restore_is_refused_while_a_server_runs(tmp_path: Path) -> None:
    data, file = crashed(tmp_path)
    before = (data / "tables.db").read_bytes()
    with claim(data) as note:
        note("http://127.0.0.1:1234/")
        refused = run("restore", str(file), "--data", str(data))
    assert refused.exit_code == 2 and "stop it first" in refused.output
    assert (data / "tables.db").read_bytes() == before


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE t (x)")


def newer(file: Path) -> None:
    asyncio.run(SqliteStore(file.parent / "made" / "tables.db").close())
    shutil.copy(file.parent / "made" / "tables.db", file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")


def torn(file: Path) -> None:
    newer(file)
    content = bytearray(file.read_bytes())
    content[4096 : 4096 * 6] = b"\x5a" * 4096 * 5
    file.write_bytes(bytes(content))


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda file: None, "there is no backup"),
        (lambda file: file.write_bytes(b"nonsense" * 999), "the database file is damaged"),
        (foreign, "not one of Epoka's"),
        (newer, f"schema 99, this one knows {newest_schema()}"),
        (torn, "the database file is damaged"),
    ],
)
def test_file_that_is_no_good_backup_is_refused_and_nothing_changes(tmp_path: Path, make: Any, why: str) -> None:
    data, _ = crashed(tmp_path)
    (tmp_path / "bad").mkdir()
    file = tmp_path / "bad" / "file.db"
    make(file)
    before = {entry.name: entry.read_bytes() for entry in data.iterdir() if entry.name != "server.lock"}
    refused = run("restore", str(file), "--data", str(data))
    assert refused.exit_code == 2 and why in refused.output
    assert {entry.name: entry.read_bytes() for entry in data.iterdir() if entry.name != "server.lock"} == before


def test_backup_is_one_private_file_and_holds_no_key_unless_asked_for(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as house:
        played(house, 3)
        for name, options in (("plain.db", []), ("keyed.db", ["--with-key"])):
            assert run("backup", str(tmp_path / name), "--data", str(data), *options).exit_code == 0
    key = (data / "server.key").read_bytes().strip()
    assert key not in (tmp_path / "plain.db").read_bytes() and key in (tmp_path / "keyed.db").read_bytes()
    assert mode(tmp_path / "plain.db") == mode(tmp_path / "keyed.db") == 0o600
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["data", "keyed.db", "plain.db"]


def test_key_of_a_backup_comes_back_with_it_and_the_other_one_goes_aside(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "backup.db"
    with running(old) as house:
        ola, identity, position = played(house, 3)
        cookies = dict(ola.client.cookies)
        assert run("backup", str(file), "--with-key", "--data", str(old)).exit_code == 0
    with running(new):
        pass
    other = (new / "server.key").read_bytes()
    result = run("restore", str(file), "--data", str(new))
    assert result.exit_code == 0 and "came with the backup" in result.output
    (aside,) = new.glob("before-restore-*")
    assert (aside / "server.key").read_bytes() == other
    with running(new) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.watch(identity, 0).position["view"] == position["view"]
    assert b"'key'" not in (new / "tables.db").read_bytes()
    assert (new / "server.key").read_bytes().strip() not in (new / "tables.db").read_bytes()


def test_backup_without_a_name_goes_into_the_data_folder_and_is_named_when_the_file_is_damaged(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        played(house, 3)
        for _ in range(2):
            assert run("backup", "--data", str(tmp_path)).exit_code == 0
    made = sorted((tmp_path / "backups").iterdir())
    assert len(made) == 2 and [mode(file) for file in made] == [0o600] * 2 and mode(tmp_path / "backups") == 0o700
    os.utime(made[0], (1, 1))
    content = bytearray((tmp_path / "tables.db").read_bytes())
    content[8192 : 8192 + 4096] = b"\x5a" * 4096
    (tmp_path / "tables.db").write_bytes(bytes(content))
    refused = run("serve", "--port", "0", "--data", str(tmp_path))
    assert refused.exit_code == 2 and "damaged" in refused.output
    assert f"epoka restore {made[1]} --data {tmp_path}" in refused.output.replace("\n", "")
    assert (tmp_path / "tables.db").read_bytes() == bytes(content)


def test_backup_takes_the_place_of_a_backup_and_of_nothing_else(tmp_path: Path) -> None:
    data, other = tmp_path / "data", tmp_path / "letter.txt"
    other.write_text("dear all")
    with running(data) as house:
        played(house, 3)
    for _ in range(2):
        assert run("backup", str(tmp_path / "b.db"), "--data", str(data)).exit_code == 0
    for name in (other, data / "tables.db", data / "server.key"):
        before = name.read_bytes()
        refused = run("backup", str(name), "--data", str(data))
        assert refused.exit_code == 2 and "is no backup" in refused.output
        assert name.read_bytes() == before


def test_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "b.db"
    with running(data) as house:
        played(house, 3)
    content = bytearray((data / "tables.db").read_bytes())
    content[8192 : 8192 + 4096] = b"\x5a" * 4096
    (data / "tables.db").write_bytes(bytes(content))
    refused = run("backup", str(file), "--data", str(data))
    assert refused.exit_code == 2 and "damaged" in refused.output
    assert not file.exists() and [entry.name for entry in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize(
    ("folder", "why"), [("nowhere", "there is no data folder"), ("empty", "no server has kept tables in")]
)
def test_backup_of_nothing_says_so(tmp_path: Path, folder: str, why: str) -> None:
    (tmp_path / "empty").mkdir()
    refused = run("backup", "--data", str(tmp_path / folder))
    assert refused.exit_code == 2 and why in refused.output
    assert not (tmp_path / "nowhere").exists()
