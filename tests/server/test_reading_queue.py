"""The queue before the processes that read, and the shelf of what they made."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import ClientDisconnect

import epoka
from epoka.server import reading
from epoka.server.answers import Packed
from epoka.server.errors import Refused
from epoka.server.moves import Move
from epoka.server.reader import AskFork, Beginning, GameKind
from epoka.server.reading import LONG, SHORT, Asker, Job, Reading, Shelf, encoded_lines, ready
from epoka.server.settings import Settings
from epoka.server.table import Line, Table

QUESTION = AskFork(Beginning(GameKind("", "", ""), 2, {}), [])


class Slow(Reading):
    """Answers when it is told to, without a process."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(Settings(data=Path(), readers=1, **settings))
        self.begun: list[Any] = []
        self.finish = asyncio.Semaphore(0)

    async def _ask(self, job: Job) -> Packed:
        self.begun.append(job.key[0])
        await self.finish.acquire()
        made = Packed(b"made", 4)
        self.shelf.put(job.key, made)
        return made

    def ask(self, what: str, asker: Asker | None = None, cost: int = SHORT) -> asyncio.Task[Packed]:
        asker = asker or Asker(f"address of {what}", stay)
        return asyncio.ensure_future(self._made((what, "table"), cost, ready(QUESTION), asker))


async def stay() -> None:
    await asyncio.get_running_loop().create_future()


class Leaver(Asker):
    """Goes when told to."""

    def __init__(self, address: str = "leaver") -> None:
        self.left = asyncio.Event()
        super().__init__(address, self._gone)

    async def _gone(self) -> None:
        await self.left.wait()


async def settle() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 30))


def test_whoever_leaves_frees_the_place_in_the_queue() -> None:
    async def test() -> None:
        slow, leaver = Slow(), Leaver()
        first, second, third = slow.ask("first"), slow.ask("second", leaver), slow.ask("third")
        await settle()
        leaver.left.set()
        with pytest.raises(ClientDisconnect):
            await second
        slow.finish.release()
        slow.finish.release()
        await asyncio.gather(first, third)
        assert slow.begun == ["first", "third"]

    run(test())


def test_what_somebody_still_waits_for_stays_in_the_queue() -> None:
    async def test() -> None:
        slow, leaver = Slow(), Leaver()
        first, leaving, staying = slow.ask("first"), slow.ask("second", leaver), slow.ask("second")
        await settle()
        leaver.left.set()
        with pytest.raises(ClientDisconnect):
            await leaving
        slow.finish.release()
        slow.finish.release()
        await asyncio.gather(first, staying)
        assert slow.begun == ["first", "second"]

    run(test())


def test_cancelled_request_frees_its_place_too() -> None:
    async def test() -> None:
        slow = Slow()
        first, second = slow.ask("first"), slow.ask("second")
        await settle()
        second.cancel()
        slow.finish.release()
        await first
        await settle()
        assert slow.begun == ["first"] and not slow._jobs

    run(test())


def test_what_has_begun_is_kept_although_whoever_asked_has_gone() -> None:
    async def test() -> None:
        slow, leaver = Slow(), Leaver()
        leaving = slow.ask("first", leaver)
        await settle()
        leaver.left.set()
        with pytest.raises(ClientDisconnect):
            await leaving
        slow.finish.release()
        await settle()
        await slow.ask("first")
        assert slow.begun == ["first"]

    run(test())


def test_full_queue_refuses_the_next() -> None:
    async def test() -> None:
        slow = Slow(most_reading=2)
        waiting = [slow.ask(str(number)) for number in range(3)]  # one is being made, two wait
        await settle()
        with pytest.raises(Refused) as refused:
            await slow.ask("one too many")
        assert (refused.value.status, refused.value.code) == (503, "busy")
        slow.ask("2")  # what is made already for another has room
        for _ in waiting:
            slow.finish.release()
        await asyncio.gather(*waiting)

    run(test())


def test_one_address_cannot_fill_the_queue() -> None:
    async def test() -> None:
        slow = Slow(most_reading_each=2)
        greedy = Asker("greedy", stay)
        waiting = [slow.ask(str(number), greedy) for number in range(2)]
        await settle()
        with pytest.raises(Refused) as refused:
            await slow.ask("third", greedy)
        assert refused.value.code == "busy"
        waiting.append(slow.ask("other"))
        for _ in waiting:
            slow.finish.release()
        await asyncio.gather(*waiting)

    run(test())


def test_short_work_goes_before_long_work() -> None:
    async def test() -> None:
        slow = Slow()
        waiting = [slow.ask("begun", cost=LONG), slow.ask("long", cost=LONG)]
        waiting += [slow.ask("short"), slow.ask("short too")]
        await settle()
        for _ in waiting:
            slow.finish.release()
        await asyncio.gather(*waiting)
        assert slow.begun == ["begun", "short", "short too", "long"]

    run(test())


def test_everybody_who_waits_is_told_when_the_server_stops() -> None:
    async def test() -> None:
        slow = Slow()
        waiting = [slow.ask("being made"), slow.ask("waits")]
        await settle()
        await slow.close()
        for told in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(told, Refused) and told.status == 503

    run(test())


# ---- the shelf ------------------------------------------------------------------------------------------------------


def packed(size: int) -> Packed:
    return Packed(bytes(size), size)


def test_shelf_never_holds_more_than_it_may() -> None:
    shelf = Shelf(1000)
    for number in range(50):
        shelf.put((number,), packed(90))
        assert shelf.size <= 1000
    assert shelf.size == sum(90 for number in range(50) if shelf.get((number,)))


def test_what_nobody_wanted_for_longest_leaves_the_shelf_first() -> None:
    shelf = Shelf(300)
    for number in range(3):
        shelf.put((number,), packed(100))
    shelf.get((0,))
    shelf.put((3,), packed(100))
    assert [number for number in range(4) if shelf.get((number,))] == [0, 2, 3]


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf = Shelf(100)
    shelf.put(("small",), packed(60))
    shelf.put(("large",), packed(101))
    assert shelf.get(("small",)) and not shelf.get(("large",))


# ---- questions ------------------------------------------------------------------------------------------------------


def table_with(lines: int) -> Table:
    table = Table("abcdef")
    table.game = epoka.game("stone-age")
    table.seq = lines
    table.lines = [Line(number, number, Move(0, f"action {number}"), 0.0) for number in range(1, lines + 1)]
    return table


def test_long_log_is_encoded_in_parts_between_which_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LINES_AT_ONCE", 10)
    sizes: list[int] = []
    encode = reading.encoded_part

    def note(lines: list[Line]) -> bytes:
        sizes.append(len(lines))
        return encode(lines)

    monkeypatch.setattr(reading, "encoded_part", note)
    table = table_with(35)
    content = bytes(asyncio.run(encoded_lines(table, 0)))
    assert content == msgspec.json.encode(table.lines)
    assert sizes == [10, 10, 10, 5]


def test_log_that_changes_while_it_is_encoded_is_encoded_as_it_is_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LINES_AT_ONCE", 10)
    table = table_with(35)

    async def test() -> bytes:
        encoding = asyncio.ensure_future(encoded_lines(table, 0))
        await asyncio.sleep(0)
        table.seq += 1
        table.lines[2].undone = True
        return bytes(await encoding)

    assert asyncio.run(test()) == msgspec.json.encode(table.lines)
