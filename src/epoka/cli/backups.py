"""`epoka backup` and `epoka restore`."""

from __future__ import annotations

from pathlib import Path

from epoka.cli.serving import chosen_folder


def make_backup(file: str | None, data: str | None, with_key: bool) -> None:
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
    from epoka.server.backup import restore

    folder = chosen_folder(data)
    restored = restore(folder, Path(file))
    print(f"Restored: {counted(restored.tables)} from {file}")
    if restored.new_key:
        print("The key that signs cookies came with the backup.")
    if restored.aside is not None:
        print(f"What was there before lies in {restored.aside}; remove it when all is well.")
    print("Start the server again.")


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
