"""The way to a running server: a socket in the data folder that only its owner can open, one command a connection."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import structlog

from epoka import EpokaError
from epoka.server.administration import Administration, Command, Reply
from epoka.server.folder import ADMIN, PRIVATE_FILE

LONGEST_PATH = 100
"""Bytes; systems differ, none takes many more."""
LONGEST_LINE = 64 * 1024
SECONDS_TO_ASK = 10.0
SECONDS_TO_ANSWER = 60.0

log = structlog.get_logger()


class NoAnswer(EpokaError):
    """The running server cannot be reached."""


# ---- the server's side ----------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def listening(data: Path, administration: Administration) -> AsyncIterator[None]:
    """Take commands while the server runs. It runs without them where the socket cannot be made."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), SECONDS_TO_ASK)
            writer.write(msgspec.json.encode(await obeyed(administration, line)) + b"\n")
            await writer.drain()
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("a command was broken off", error=str(error))
        finally:
            writer.close()

    try:
        server = await asyncio.start_unix_server(answer, sock=bound(data), limit=LONGEST_LINE)
    except OSError as error:
        log.warning("`epoka tables` cannot reach this server while it runs", error=str(error))
        yield
        return
    try:
        yield
    finally:
        server.close()
        (data / ADMIN).unlink(missing_ok=True)


async def obeyed(administration: Administration, line: bytes) -> Reply:
    try:
        command = msgspec.json.decode(line, type=Command)
    except msgspec.MsgspecError as error:
        return Reply(error=f"this command is not understood: {error}")
    return await administration.carry_out(command)


def bound(data: Path) -> socket.socket:
    """A socket of that name, closed to others from the first moment. One that a killed server left is replaced."""
    (data / ADMIN).unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX)
    before = os.umask(0o777 & ~PRIVATE_FILE)
    try:
        with short_path(data) as path:
            made.bind(path)
        made.listen()
    except OSError:
        made.close()
        raise
    finally:
        os.umask(before)
    return made


@contextlib.contextmanager
def short_path(data: Path) -> Iterator[str]:
    """The socket's path, which may not be long: then by way of the open folder."""
    path = str(data / ADMIN)
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield path
        return
    folder = os.open(data, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{ADMIN}"
    finally:
        os.close(folder)


# ---- the other side -------------------------------------------------------------------------------------------------


def ask(data: Path, command: Command) -> Reply:
    """Have a command carried out by the running server."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(SECONDS_TO_ANSWER)
            with short_path(data) as path:
                line.connect(path)
            line.sendall(msgspec.json.encode(command) + b"\n")
            with line.makefile("rb") as answer:
                return msgspec.json.decode(answer.readline(), type=Reply)
    except (OSError, msgspec.MsgspecError) as error:
        raise NoAnswer(
            f"a server runs on {data} but does not take commands at {ADMIN} ({error}); ask as the user it runs as, or "
            "stop it first"
        ) from error
