"""A file of results that is only ever added to: a first line that tells what it is about, then a line of JSON each.

A line is written in one piece. Where a crash tears the last one all the same, the torn part is set aside in a file
beside it. Nobody else can write to the file meanwhile.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Self

from epoka.core.errors import EpokaError


class BadResults(EpokaError):
    """A file that holds no results, damaged ones, or those of something else."""


class Journal:
    """The lines of one piece of work, open for more."""

    def __init__(self, path: Path, head: dict[str, Any], check: Callable[[bytes], None]) -> None:
        """Make the file, or go on with it; `check` refuses the first line of other work."""
        self.path = path
        self.file = opened(path)
        try:
            self._set_torn_line_aside()
            self.file.seek(0)
            first = self.file.readline()
            if first:
                check(first)
            else:
                self.add(head)
        except BaseException:
            self.file.close()
            raise

    def _set_torn_line_aside(self) -> None:
        content_end = self.file.seek(0, os.SEEK_END)
        whole = end_of_last_line(self.file)
        if whole < content_end:
            self.file.seek(whole)
            with open(f"{self.path}.torn", "ab") as aside:
                aside.write(self.file.read() + b"\n")
            self.file.truncate(whole)

    def lines(self) -> Iterator[tuple[int, Any]]:
        """Every line after the first with its place in the file; None for one that is no JSON."""
        self.file.seek(0)
        for place, line in enumerate(self.file, start=1):
            if place > 1:
                yield place, decoded(line)

    def add(self, line: dict[str, Any]) -> None:
        """Write one more line; the file is always at its end, whatever was read of it."""
        try:
            self.file.write(as_line(line))
            self.file.flush()
        except OSError as error:
            raise BadResults(f"{self.path} cannot be written: {(error.strerror or str(error)).lower()}") from error

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def opened(path: Path) -> BinaryIO:
    """The file to read and to add to, kept from others."""
    try:
        file = open(path, "a+b")  # noqa: SIM115  it stays open as long as its Journal
    except OSError as error:
        raise BadResults(
            f"{path} cannot be written: {(error.strerror or str(error)).lower()}; name a file in a folder that is yours"
        ) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BadResults(f"another arena is playing into {path}; wait for it, or name another file") from error
    return file


def end_of_last_line(file: BinaryIO) -> int:
    """How many bytes of a file are whole lines."""
    end = file.seek(0, os.SEEK_END)
    while end > 0:
        start = max(0, end - 65536)
        file.seek(start)
        found = file.read(end - start).rfind(b"\n")
        if found >= 0:
            return start + found + 1
        end = start
    return 0


def as_line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def decoded(line: bytes) -> Any:
    """What a line holds; None where it is no JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def shown(value: Any) -> str:
    """A setting as a sentence tells it."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items())
    return str(value)
