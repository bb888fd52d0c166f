"""The data folder: what lies in it, who may read it, and that one server uses it at a time."""

from __future__ import annotations

import contextlib
import fcntl
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import structlog

from epoka import EpokaError

DATABASE = "tables.db"
KEY = "server.key"
LOCK = "server.lock"
ADMIN = "admin.sock"
BACKUPS = "backups"
SET_ASIDE = "before-restore-"
"""The folders in which a restore puts what was there before begin with this."""
RESTORING = "tables.db.restoring"
"""What is to become the database, while a restore is under way."""
BEFORE_SCHEMA = "tables.db.before-schema-"
"""The copies made before an upgrade of the schema begin with this."""

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
SAVED_GAME = ".epoka"

log = structlog.get_logger()


class CannotServe(EpokaError):
    """Why the server does not start."""


class NoTables(EpokaError):
    """A folder in which no server has ever kept tables."""


class AlreadyServed(CannotServe):
    """Another server has this data folder; `address` is where it listens."""

    def __init__(self, message: str, address: str) -> None:
        super().__init__(message)
        self.address = address


def existing_database(data: Path) -> Path:
    """The database of a folder, which must be there."""
    if not data.is_dir():
        raise NoTables(f"there is no data folder {data}; name the right one with --data")
    if not (data / DATABASE).is_file():
        raise NoTables(f"no server has kept tables in {data} yet; name the right folder with --data")
    return data / DATABASE


@contextlib.contextmanager
def claim(data: Path) -> Iterator[Callable[[str], None]]:
    """One server a data folder: two would not know of each other's tables. Gives the place to note the address."""
    try:
        make_private_folder(data)
        descriptor = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    except OSError as error:
        raise unusable(data, error) from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            other = os.read(descriptor, 200).decode().strip()
            raise AlreadyServed(f"a server already runs on {data}, at {other}", other) from error

        def note(address: str) -> None:
            try:
                os.ftruncate(descriptor, 0)
                os.pwrite(descriptor, address.encode(), 0)
            except OSError as error:
                raise unusable(data, error) from error

        yield note
    finally:
        os.close(descriptor)


def unusable(data: Path, error: OSError) -> CannotServe:
    why = (error.strerror or str(error)).lower()
    return CannotServe(f"{data} cannot be used: {why}; make room or mend its rights, or name another folder")


def make_private_folder(folder: Path) -> None:
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private_file(file: Path) -> None:
    """See to it that the file is there, readable by its owner alone from the first moment."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))


def write_private(file: Path, content: bytes) -> None:
    """Put the whole content there, or leave the file as it was; on disk when it returns."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE)
    try:
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(beside, file)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Let new and changed names be on disk, too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# ---- who may read it ------------------------------------------------------------------------------------------------


def tighten(data: Path) -> None:
    """Take the data away from other users of the machine, and say so in the log.

    A folder that holds things of others is left as it is: only our own files are closed. It may be one that other
    programs need, such as /srv.
    """
    if all(is_ours(entry.name) for entry in os.scandir(data)):
        close_to_others(data)
    else:
        log.warning("the data folder holds other things too, so its rights are left as they are", folder=str(data))
    for entry in os.scandir(data):
        if is_ours(entry.name) and not entry.name.endswith(SAVED_GAME):
            close_to_others(Path(entry.path))


def is_ours(name: str) -> bool:
    """Whether Epoka puts something of this name into a data folder."""
    beginnings = (DATABASE, KEY, LOCK, ADMIN, SET_ASIDE)
    return name.startswith(beginnings) or name == BACKUPS or name.endswith(SAVED_GAME)


def close_to_others(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    wanted = mode & PRIVATE_FOLDER
    if mode != wanted:
        try:
            path.chmod(wanted)
        except OSError as error:
            log.warning("others may read this", path=str(path), mode=f"{mode:04o}", why=error.strerror)
        else:
            log.warning("rights tightened", path=str(path), was=f"{mode:04o}", now=f"{wanted:04o}")
