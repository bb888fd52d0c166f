"""Talking at a table: who may speak, who hears what, how long it is kept.

There are four rooms. Those who play talk among themselves, those who watch among themselves, and where the host allows
it all together; a note is heard by nobody but its author. Nobody is told anything of a room that is not heard: neither
what was said there nor that something was.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Any, cast

from epoka.server import messages as m
from epoka.server.errors import Refused
from epoka.server.live import Live
from epoka.server.projection import iso
from epoka.server.seats import Visitor, new_word_id
from epoka.server.store import WATCHER
from epoka.server.tables import Tables
from epoka.server.word_store import WordRow

PLAYERS, WATCHERS, ALL, NOTE = "players", "watchers", "all", "note"
MOST_NOTES = 100
"""So many a seat, or a browser that watches, may keep."""
JOINERS = "\u200c\u200d"
"""Invisible, and parts of letters and of signs."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Nothing to be seen, although they count as letters or signs."""


def said_well(text: str) -> str:
    """What was written, in one line of visible letters: nothing that would turn other words around or hide."""
    kept = [one for one in text if (one.isprintable() or one.isspace() or one in JOINERS) and one not in BLANKS]
    shown = " ".join("".join(kept).split())
    if not any(unicodedata.category(one)[0] not in "ZCM" for one in shown):
        raise Refused(422, "nothing-said", "There is nothing to read in this.")
    return shown


class Chat:
    """What is said at all tables. Nothing of it is in memory: it is read when somebody opens it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # ---- saying ---------------------------------------------------------------------------------------------------

    async def say(self, live: Live, visitor: Visitor, wanted: m.Say) -> m.Word:
        guest = live.admit(visitor)
        if visitor.program:
            raise Refused(403, "token-only-plays", "A token plays the seat it was made for; it does not talk.")
        seat = speaker(live, visitor, wanted.seat)
        if wanted.room not in rooms_of(live, seat):
            raise Refused(403, "not-heard", "The host of this table has not allowed this talk.")
        if (wanted.text == "") == (wanted.reaction == ""):
            raise Refused(422, "nothing-said", "Either words or one reaction is said.")
        if wanted.room == NOTE:
            await self._check_notes(live, guest, seat)
        name = wanted.name if seat == WATCHER else live.table.places[seat].name
        word = WordRow(
            id=new_word_id(),
            room=wanted.room,
            seat=seat,
            guest=guest,
            name=said_well(name) if name.strip() else "",
            text=said_well(wanted.text) if wanted.text else "",
            reaction=wanted.reaction,
            at=self.tables.settings.clock(),
        )
        await self.tables.writing(self.tables.store.add_word(live.table.id, word))
        self._tell(live, [word], lambda listener, _: m.Said(word=told(live, word, listener.guest)))
        return told(live, word, guest)

    async def _check_notes(self, live: Live, guest: str, seat: int) -> None:
        kept = await self._kept(live)
        mine = [word for word in kept if word.room == NOTE and hears(live, word, guest, seat)]
        if len(mine) >= MOST_NOTES:
            raise Refused(409, "too-many-notes", f"At most {MOST_NOTES} notes are kept; delete some.", most=MOST_NOTES)

    async def allow(self, live: Live, policy: m.ChatPolicy) -> None:
        """Who may be heard from now on; everybody at the table is told."""

        async def work() -> None:
            if live.table.chat != policy:
                await self.tables.commit(live, ("chat-allowed", {"chat": policy}))

        await self.tables.alone(live, work)

    # ---- hearing --------------------------------------------------------------------------------------------------

    async def heard(self, live: Live, visitor: Visitor, seat: int | None) -> list[m.Word]:
        """What a browser may know of all that was said, as the seat that it shows."""
        live.admit_seat(visitor, seat)
        guest = live.admit(visitor)
        kept = await self._kept(live)
        live.admit_seat(visitor, seat)  # it may have been given away meanwhile
        shown = WATCHER if seat is None else seat
        return [told(live, word, guest) for word in kept if hears(live, word, guest, shown)]

    async def _kept(self, live: Live) -> list[WordRow]:
        return await self.tables.reading(self.tables.store.words(live.table.id))

    def _tell(self, live: Live, words: list[WordRow], message: Callable[[Any, list[WordRow]], m.FromServer]) -> None:
        """Tell everybody who hears any of these words."""
        for listener in list(live.listeners):
            seat = WATCHER if listener.seat is None else listener.seat
            known = [word for word in words if hears(live, word, listener.guest, seat)]
            if known:
                listener.send(message(listener, known))

    # ---- taking back ----------------------------------------------------------------------------------------------

    async def remove(self, live: Live, visitor: Visitor, identity: str) -> None:
        """One's own word; the host removes any that is heard here."""
        guest = live.admit(visitor)
        kept = await self._kept(live)
        seats = [*live.seats_of(guest), WATCHER]
        found = [word for word in kept if word.id == identity and any(hears(live, word, guest, at) for at in seats)]
        if not found:
            raise Refused(404, "unknown-word", "Nothing of the kind was said here.")
        if not (found[0].room == NOTE or is_of(live, found[0], guest) or live.is_host(guest)):
            raise Refused(403, "not-yours-said", "Only whoever said this, or the host, can delete it.")
        await self._remove(live, found)

    async def clear(self, live: Live) -> None:
        """All that was said, in every room. Notes are their authors' own."""
        await self._remove(live, [word for word in await self._kept(live) if word.room != NOTE])

    async def _remove(self, live: Live, words: list[WordRow]) -> None:
        ids = [word.id for word in words]
        await self.tables.writing(self.tables.store.remove_words(live.table.id, ids))
        self._tell(live, words, lambda _, known: m.Unsaid(ids=[word.id for word in known]))


# ---- who speaks, who hears ------------------------------------------------------------------------------------------


def speaker(live: Live, visitor: Visitor, seat: int | None) -> int:
    """The seat that speaks. Who holds one does not speak as if watching."""
    live.admit_seat(visitor, seat)
    if seat is None and live.seats_of(visitor.guest):
        raise Refused(403, "not-heard", "Whoever plays speaks from a seat.")
    return WATCHER if seat is None else seat


def rooms_of(live: Live, seat: int) -> list[str]:
    """Where a seat, or somebody who watches, may speak."""
    policy = live.table.chat
    rooms = {"off": [], "players": [PLAYERS], "all": [ALL, PLAYERS]}[policy]
    if seat == WATCHER:
        rooms = {"off": [], "players": [WATCHERS], "all": [ALL, WATCHERS]}[policy]
    return [*rooms, NOTE]


def is_of(live: Live, word: WordRow, guest: str) -> bool:
    """Whether a guest has said this, and still sits there."""
    return word.guest == guest and (word.seat == WATCHER or word.seat in live.seats_of(guest))


def hears(live: Live, word: WordRow, guest: str, seat: int) -> bool:
    """Whether a browser hears a word while it shows a seat."""
    if word.room == NOTE:
        still_there = word.seat == WATCHER or word.guest in live.chairs[word.seat].guests
        mine = word.guest == guest if word.seat == WATCHER else guest in live.chairs[word.seat].guests
        return seat == word.seat and still_there and mine
    plays = bool(live.seats_of(guest))
    return word.room == ALL or plays == (word.room == PLAYERS)


def author(live: Live, word: WordRow) -> str:
    """What tells those who watch apart, and nothing more about them."""
    return sha256(f"{live.table.id} {word.guest}".encode()).hexdigest()[:8] if word.seat == WATCHER else ""


def told(live: Live, word: WordRow, guest: str) -> m.Word:
    return m.Word(
        id=word.id,
        room=cast("m.Room", word.room),
        seat=None if word.seat == WATCHER else word.seat,
        author=author(live, word),
        name=word.name,
        text=word.text,
        reaction=cast("m.Reaction", word.reaction),
        at=iso(word.at),
        mine=is_of(live, word, guest),
    )


def as_text(words: list[m.Word]) -> str:
    """What was said, a line each, to be kept beside the record."""
    lines = [f"{word.at} [{word.room}] {spoken_by(word)}: {word.text or f'({word.reaction})'}" for word in words]
    return "".join(line + "\n" for line in lines)


def spoken_by(word: m.Word) -> str:
    who = f"watching {word.author}" if word.seat is None else f"seat {word.seat + 1}"
    return f"{word.name} ({who})" if word.name else who
