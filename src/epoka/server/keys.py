"""The key with which a server signs cookies, in a file of its own: whoever has it can be any guest."""

from __future__ import annotations

import secrets
from pathlib import Path

from epoka.server.folder import KEY, write_private
from epoka.server.store import StoreTrouble

SHORTEST = 32
"""Characters of a key that is one."""


def read_key(folder: Path) -> str | None:
    """The key of the folder, None where there is none yet."""
    try:
        key = (folder / KEY).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        key = ""
    if len(key) < SHORTEST:
        raise StoreTrouble(
            f"{KEY} holds no key. Put the right file in its place; without it a new key is made, and everybody has "
            "to open the link of the seat again"
        )
    return key


def write_key(folder: Path, key: str) -> None:
    write_private(folder / KEY, key.encode() + b"\n")


def new_key() -> str:
    return secrets.token_hex(32)
