"""What everybody at a table is told after events, as bytes: made once for a seat, shared where seats know the same.

Sharing follows from what the kernel says, never from a guess: a part of a view is shared where the kernel returned the
spectator's own object for it, and lines of the log where everybody may see all of them.
"""

from __future__ import annotations

from typing import cast

import msgspec

from epoka.core.ids import ALL, NOBODY
from epoka.server import messages as m
from epoka.server.projection import lines_after, log_entries, position
from epoka.server.table import Line, Table

encoder = msgspec.json.Encoder()


class Telling:
    """The news of a table after event `since`."""

    def __init__(self, table: Table, since: int) -> None:
        self.table = table
        self.redone = table.undone_seq > since
        self._lines = lines_after(table, 0 if self.redone else since)
        self._open = all(everybody_sees(line) for line in self._lines)
        self._entries: msgspec.Raw | None = None
        self._texts: dict[int | None, bytes] = {}

    def text(self, seat: int | None) -> bytes:
        """The same for all sockets that show a seat."""
        known = self._texts.get(seat)
        if known is None:
            known = self._texts[seat] = self._made(seat)
        return known

    def _made(self, seat: int | None) -> bytes:
        told, public = position(self.table, seat), self.table.public_part()
        if not self.table.draft_names(seat):
            told.view = public.written_view(told.view)
            if isinstance(told.insight, dict):
                told.insight = public.written_insight(told.insight)
        message = m.News(position=told, entries=self._told_entries(seat))
        if self.redone:
            message.redone = True
        return encoder.encode(message)

    def _told_entries(self, seat: int | None) -> list[m.Entry]:
        if not self._open:
            return log_entries(self.table.id, self._lines, seat)
        if self._entries is None:
            self._entries = msgspec.Raw(encoder.encode(log_entries(self.table.id, self._lines, None)))
        return cast("list[m.Entry]", self._entries)  # encoded already


def everybody_sees(line: Line) -> bool:
    """Whether a line of the log is the same for all."""
    told = line.move.told
    return line.move.witness == ALL and all(one.to == ALL and one.but == NOBODY for one in told)
