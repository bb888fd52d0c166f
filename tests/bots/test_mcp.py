"""The MCP server, spoken to by the official client over pipes."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import epoka.mcp
from epoka.core.errors import EpokaError
from epoka.mcp import MOST_GAMES, Tables

QUOTED = re.compile(r"^- `([^`]+)`", re.MULTILINE)
FEW = {"end_when_city_stack_empty": True}
Call = Callable[..., Awaitable[tuple[bool, str]]]


def with_client(work: Callable[[Call, Any], Awaitable[None]]) -> None:
    """Start the server as a program, greet it, and do some work with its tools."""
    mcp = pytest.importorskip("mcp", reason="the extra «llm» is not installed")

    async def connect() -> None:
        settings = {name: os.environ[name] for name in ("EPOKA_PURE", "PYTHONPATH") if name in os.environ}
        program = mcp.StdioServerParameters(command=sys.executable, args=["-P", "-m", "epoka.mcp"], env=settings)
        async with mcp.Client(mcp.stdio_client(program)) as client:

            async def call(tool: str, **arguments: Any) -> tuple[bool, str]:
                answer = await client.call_tool(tool, arguments)
                return not answer.is_error, "\n".join(part.text for part in answer.content)

            await work(call, client)

    asyncio.run(connect())


def test_a_client_plays_a_whole_game() -> None:
    async def play(call: Call, client: Any) -> None:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"games", "start", "look", "act", "explain"}
        fine, text = await call("start", game="founders", bot="random", seed="7", options=FEW)
        assert fine and "Table 1." in text
        while "The game is over" not in text:
            legal = QUOTED.findall(text)
            fine, text = await call("act", table=1, actions=[legal[0]])
            assert fine
        assert "seat 0: place " in text
        assert "was not played: the game is over" in (await call("act", table=1, actions=["pass"]))[1]

    with_client(play)


def test_refusals_are_answers_and_the_server_goes_on() -> None:
    async def err(call: Call, client: Any) -> None:
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("start", {"game": "chess"}, "chess"),
            ("start", {"game": "founders", "players": 9}, "played by 2 to 4"),
            ("start", {"game": "founders", "language": "la"}, "there is no language «la»"),
            ("start", {"game": "founders", "bot": "nobody"}, "nobody"),
            ("start", {"game": "founders", "options": {"colour": 1}}, "colour"),
            ("look", {"table": 3}, "there is no table 3"),
            ("act", {"table": "x", "actions": []}, "table"),
            ("explain", {"game": "stone-age", "word": "SA-999"}, "SA-999"),
        ]
        for tool, arguments, why in wrong:
            fine, text = await call(tool, **arguments)
            assert not fine and why in text, (tool, text)
        assert (await call("explain", game="stone-age", word="SA-12"))[1].startswith("SA-12 ")
        assert "civolution: 1 to 4 players" in (await call("games"))[1]
        _, text = await call("start", game="stone-age", seed="1", bot="random")
        legal = QUOTED.findall(text)
        fine, refused = await call("act", table=1, actions=[legal[0], "place clay 9"])
        assert fine and "`place clay 9` is not legal and was not played" in refused
        assert QUOTED.findall(refused) != legal  # the first of the two was played
        assert (await call("look", table=1, full=False))[0]

    with_client(err)


def test_the_model_is_told_what_its_seat_may_know_and_no_more() -> None:
    tables = Tables()
    tables.start("civolution", 2, "random", None, "3")
    table = tables.tables[1]
    hands: list[list[str]] = [[], []]
    told = ""
    while not all(hands):
        told += tables.act(1, QUOTED.findall(tables.look(1))[:1])
        hands = [table.state.view(seat)["seats"][seat]["hand"] for seat in range(2)]
    mine, others = hands
    assert all(re.search(rf"\b{card}\b", told) for card in mine)
    assert not any(re.search(rf"\b{card}\b", told) for card in set(others) - set(mine))


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = Tables(), Tables()
    for tables in (first, second):
        tables.start("stone-age", 3, "wanderer", None, "5")
    legal = QUOTED.findall(first.look(1))
    assert first.act(1, legal[:1]) == second.act(1, legal[:1])


def test_the_oldest_game_makes_room() -> None:
    tables = Tables()
    for _ in range(MOST_GAMES + 1):
        tables.start("founders", 2, "random", None, "1")
    with pytest.raises(EpokaError, match="there is no table 1;"):
        tables.look(1)
    assert len(tables.tables) == MOST_GAMES


def test_without_the_library_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(epoka.mcp, "find_spec", lambda name: None)
    assert epoka.mcp.main() == 2
    assert "pip install 'epoka[llm]'" in capsys.readouterr().err
