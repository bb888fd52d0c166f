"""Readers take turns, so that the passes of the loop stay short."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from epoka.server.turns import Turns


def test_others_have_their_turn_between_any_two_readers() -> None:
    happened: list[str] = []

    async def read(turns: Turns, name: str) -> None:
        await turns.mine()
        happened.append(name)

    async def play() -> None:
        while True:
            happened.append("play")
            await asyncio.sleep(0)

    async def test() -> None:
        turns = Turns()
        playing = asyncio.ensure_future(play())
        await asyncio.gather(*[read(turns, f"reader {number}") for number in range(5)])
        playing.cancel()

    asyncio.run(test())
    readers = [place for place, what in enumerate(happened) if what != "play"]
    assert [happened[place] for place in readers] == [f"reader {number}" for number in range(5)]
    assert all(later - earlier > 1 for earlier, later in pairwise(readers))


def test_whoever_goes_does_not_hold_up_the_others() -> None:
    async def test() -> None:
        turns = Turns()
        first, gone, last = (asyncio.ensure_future(turns.mine()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(asyncio.gather(first, last), 30)

    asyncio.run(test())
