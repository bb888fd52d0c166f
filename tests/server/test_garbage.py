"""A running server looks through all its tables for garbage at intervals only."""

from __future__ import annotations

import asyncio
import gc
import weakref

from epoka.server.garbage import collect_seldom


class Ring:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


def oldest_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


def test_growing_tables_do_not_set_off_a_collection_of_everything() -> None:
    async def test() -> int:
        collecting = asyncio.ensure_future(collect_seldom())
        await asyncio.sleep(0)
        before = oldest_collections()
        tables = [[] for _ in range(400_000)]  # type: ignore[var-annotated]
        found = oldest_collections() - before
        assert len(tables) == 400_000
        collecting.cancel()
        return found

    assert asyncio.run(test()) == 0


def test_old_garbage_is_found_at_the_next_interval() -> None:
    async def test() -> None:
        collecting = asyncio.ensure_future(collect_seldom(pause=0))
        await asyncio.sleep(0)
        ring = weakref.ref(Ring())
        while ring() is not None:
            await asyncio.sleep(0)
        collecting.cancel()

    asyncio.run(asyncio.wait_for(test(), 30))


def test_stopping_leaves_the_collector_as_it_was() -> None:
    before = gc.get_threshold()

    async def test() -> None:
        collecting = asyncio.ensure_future(collect_seldom())
        await asyncio.sleep(0)
        collecting.cancel()

    asyncio.run(test())
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0
