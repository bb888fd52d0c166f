"""The list of actions a state has seen, kept so that a copy shares the past instead of repeating it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHUNK: Final = 16


class Chunk:
    """A stretch of the past that nobody changes any more, and what came before it."""

    def __init__(self, before: Chunk | None, actions: list[int]) -> None:
        self.before: Final = before
        self.actions: Final = actions


class History:
    """The actions of a game so far. It only grows; copying it costs a few actions however long the game is."""

    def __init__(self) -> None:
        self.length: i64 = 0
        self._shared: Chunk | None = None
        self._recent: list[int] = []

    def append(self, action: int) -> None:
        self._recent.append(action)
        self.length += 1

    def copy_into(self, new: History) -> None:
        """Give a history that is still empty all the actions of this one."""
        if len(self._recent) >= CHUNK:
            self._shared = Chunk(self._shared, self._recent)
            self._recent = []
        new.length = self.length
        new._shared = self._shared
        new._recent.extend(self._recent)

    def since(self, first: i64) -> list[int]:
        """The actions from this number on, as a fresh list; quick where they came after the last copy."""
        before = self.length - len(self._recent)
        return self._recent[first - before :] if first >= before else self.actions()[first:]

    def actions(self) -> list[int]:
        """Every action so far, oldest first, as a fresh list."""
        chunks: list[list[int]] = []
        chunk = self._shared
        while chunk is not None:
            chunks.append(chunk.actions)
            chunk = chunk.before
        out: list[int] = []
        for stretch in reversed(chunks):
            out.extend(stretch)
        out.extend(self._recent)
        return out
