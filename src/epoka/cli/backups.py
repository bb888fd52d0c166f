"""`epoka backup`, `epoka restore` and `epoka copy-store`."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from epoka.cli.problem import Problem
from epoka.cli.serving import chosen_folder, need_server

if TYPE_CHECKING:
    from epoka.server.sql_store import SqlStore


def make_backup(file: str | None, data: str | None, with_key: bool) -> None:
    need_server("epoka backup")
    from epoka.server.backup import back_up
    from epoka.server.folder import KEY

    folder = chosen_folder(data)
    made = back_up(folder, None if file is None else Path(file), with_key)
    print(f"Backup: {made.file} ({counted(made.tables)}, {made.file.stat().st_size:,} bytes, checked)")
    if made.with_key:
        print("It holds the key that signs cookies: whoever reads the file can act as any guest. Pass it on to nobody.")
    else:
        print(f"The key that signs cookies is not in it. Keep a copy of {folder / KEY} too: it hardly ever changes.")


def restore_backup(file: str, data: str | None) -> None:
    need_server("epoka restore")
    from epoka.server.backup import restore

    folder = chosen_folder(data)
    restored = restore(folder, Path(file))
    print(f"Restored: {counted(restored.tables)} from {file}")
    if restored.new_key:
        print("The key that signs cookies came with the backup.")
    if restored.aside is not None:
        print(f"What was there before lies in {restored.aside}; remove it when all is well.")
    print("Start the server again.")


def copy_tables(source: str, target: str) -> None:
    need_server("epoka copy-store")
    from epoka.server import logs
    from epoka.server.copying import Copied, copy_store
    from epoka.server.folder import CannotServe, existing_database

    logs.set_up("error")
    if source == target:
        raise Problem("the two places are the same; nothing to copy")
    if "://" not in source:
        existing_database(Path(source))

    async def copy(before: SqlStore, after: SqlStore) -> Copied:
        try:
            return await copy_store(before, after)
        finally:
            await before.close()
            await after.close()

    with ExitStack() as stack:
        before = opened(source, stack)
        try:
            after = opened(target, stack)
        except CannotServe:
            asyncio.run(before.close())
            raise
        copied = asyncio.run(copy(before, after))
    again = f"; {counted(copied.there_before)} were there from an earlier attempt" if copied.there_before else ""
    print(f"Copied and compared: {counted(copied.tables)}, {copied.events:,} events{again}.")
    print("The key that signs cookies came along: browsers are known at the new place.")


def opened(place: str, stack: ExitStack) -> SqlStore:
    """The store at an address or in a folder, claimed until the stack ends."""
    from epoka.server.folder import claim
    from epoka.server.opening import open_database, open_store

    if "://" in place:
        return open_database(place)
    stack.enter_context(claim(Path(place)))
    return open_store(Path(place))


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
