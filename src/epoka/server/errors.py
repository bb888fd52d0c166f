"""What the server refuses: a code the page has words for, a status, a sentence for people reading the interface."""

from __future__ import annotations

from typing import Any

from epoka import EpokaError
from epoka.server.messages import ApiError, Entry, Position


class Refused(EpokaError):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, status: int, code: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.values = values

    def error(self) -> ApiError:
        return ApiError(code=self.code, message=str(self), values=self.values)


class Stale(Refused):
    """Made for a position that is no longer the present one; carries the news since."""

    def __init__(self, position: Position, entries: list[Entry]) -> None:
        super().__init__(409, "stale", "The table has moved on since; the present position comes with this answer.")
        self.position = position
        self.entries = entries


def malformed(why: str) -> Refused:
    return Refused(400, "malformed", f"This message is not understood: {why}", why=why)


def unknown_table(table: str) -> Refused:
    return Refused(404, "unknown-table", f"There is no table «{table}» here; check the link.", table=table)


def no_right() -> Refused:
    return Refused(401, "no-right", "This browser has no seat at this table; open the link you were given.")


def wrong_token() -> Refused:
    return Refused(401, "wrong-token", "This token opens no seat at this table: the seat has a newer one, or none.")


def not_yours(seat: int) -> Refused:
    return Refused(403, "not-yours", f"Seat {seat} is not held by this browser.", seat=seat)


def not_host() -> Refused:
    return Refused(403, "not-host", "Only whoever set up the table may do this.")


def closed() -> Refused:
    return Refused(410, "closed", "This table was closed; it can still be read.")


def store_trouble(why: str) -> Refused:
    return Refused(503, "store", f"The table cannot be saved or read at the moment: {why}. Nothing was lost.", why=why)
