"""Nobody is told what their seat may not know: two servers that differ in one secret answer alike, byte by byte.

Every operation and every message of a socket is sent to both, by whoever may not know the secret: a hand, a card face
down, a choice not yet revealed, an unfinished gesture, and with them the contents of the pools. EPOKA_TWINS sets how
many requests are sent for each game at least; more find rarer leaks.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

import epoka
from epoka.server import messages
from epoka.server.api import routes
from tests.server.twins.asking import MESSAGES, OPERATIONS
from tests.server.twins.pairs import make_twins
from tests.server.twins.servers import twin_servers
from tests.server.twins.walk import Walk

REQUESTS = int(os.environ.get("EPOKA_TWINS", "5000"))
A_WALK = 150
"""The most requests about one pair of twins."""
MOST_REQUESTS = 2 * REQUESTS
"""So many are sent where the twins have not yet differed in all that they should."""

GAMES: dict[str, tuple[list[int], set[str]]] = {
    "stone-age": ([2, 3], {"ExtraCard", "draft"}),
    "founders": ([2, 3], {"draft"}),
    "civolution": ([2, 3], {"DrawCard", "KeepStart", "draft", "sealed choice"}),
    "parley": ([3, 2], {"DealHand", "sealed choice"}),
}
"""The numbers of players, and secrets among which there must have been these."""


class Tally:
    """What became of all walks."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.differences: list[tuple[str, str]] = []
        self.secrets: set[str] = set()
        self.walks = 0

    @property
    def requests(self) -> int:
        return self.asked.total()


def told(tally: Tally) -> str:
    kinds = Counter(kind for kind, _ in tally.differences)
    texts = [next(text for kind, text in tally.differences if kind == wanted) for wanted in kinds]
    return f"of {tally.requests} requests these were answered differently: {dict(kinds)}\n" + "\n".join(texts)


async def walks(
    game: epoka.Game, players: list[int], secrets: set[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> Tally:
    """Walk until enough was asked and the twins have differed in each of these secrets."""
    tally = Tally()
    async with twin_servers(data, monkeypatch) as servers:
        while tally.requests < (REQUESTS if tally.secrets >= secrets else MOST_REQUESTS):
            twins = make_twins(game, players[tally.walks % len(players)], tally.walks)
            for server in servers:
                server.dealer.avoided = set(twins.differing)
            identity = f"twins{tally.walks}"
            tables = [await server.add(identity, twins, side) for side, server in enumerate(servers)]
            walk = Walk(servers, twins, identity, tables)
            await walk.run(A_WALK, everything=not tally.walks)
            tally.walks += 1
            tally.asked.update(walk.asked)
            tally.differences += walk.differences
            tally.secrets |= walk.secrets
    return tally


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("name", GAMES)
def test_servers_that_differ_in_one_secret_answer_alike(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, secrets = GAMES[name]
    tally = asyncio.run(walks(epoka.game(name), players, secrets, tmp_path, monkeypatch))
    print(f"{name}: {tally.requests} requests, {tally.walks} pairs, {sorted(tally.secrets)}, {dict(tally.asked)}")
    assert not tally.differences, told(tally)
    assert tally.secrets >= secrets, "the twins must have differed in these, or nothing was compared"
    assert tally.asked.keys() == OPERATIONS.keys() | MESSAGES.keys()


def test_every_operation_and_every_message_has_its_request() -> None:
    assert OPERATIONS.keys() == {route.handler.__name__ for route in routes.all}
    assert MESSAGES.keys() == {kind.__struct_config__.tag for kind in get_args(messages.ToServer)}
