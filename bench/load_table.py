"""A table of the load test: three people and a watcher, each with a cookie and a socket, who choose at random."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from load_process import LoadFailed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 3
TOO_SLOW = 1013
"""What the server says to a socket that does not read; whoever hears it comes back and goes on."""


class Choice(msgspec.Struct):
    name: str


class Position(msgspec.Struct):
    """What a person needs of a position to go on playing; the rest is kept as text for the check at the end."""

    seq: int
    choices: list[Choice]
    draft: list[str]
    over: bool


class Entry(msgspec.Struct):
    number: int
    action: str


class Message(msgspec.Struct):
    """Whatever the server sends on a socket."""

    type: str
    id: str | None = None
    seq: int = 0
    position: Position | None = None
    entries: list[Entry] = []
    error: dict[str, Any] | None = None


decoder = msgspec.json.Decoder(Message)


@dataclass(frozen=True)
class Gesture:
    """One acknowledged gesture: seconds from the submission that finished it to its answer and to the last socket."""

    ended: float
    answered: float
    seen: float
    actions: int


class Person:
    """One browser: a cookie, a socket, what was seen last and the whole log as it was told."""

    def __init__(self, table: LoadTable, seat: int | None, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.position: Position | None = None
        self.seen = ""
        """The last message with a position of the table, as it came."""
        self.actions: list[str] = []
        self.faults: list[str] = []
        self.reopened = 0
        self.greeted = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[Message]]] = {}
        self._pong: asyncio.Future[Message] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._leaving = False

    @property
    def seq(self) -> int:
        return self.position.seq if self.position is not None else -1

    # ---- the socket -----------------------------------------------------------------------------------------------

    async def sit_down(self) -> None:
        self._listening = asyncio.create_task(self._listen())
        greeted = asyncio.create_task(self.greeted.wait())
        await asyncio.wait([self._listening, greeted], return_when=asyncio.FIRST_COMPLETED)
        if self._listening.done():
            self._listening.result()

    async def leave(self) -> None:
        self._leaving = True
        if self._socket is not None:
            await self._socket.close()
        if self._listening is not None:
            await self._listening

    async def _listen(self) -> None:
        while not self._leaving:
            async with connect(
                self._url(),
                additional_headers={"Cookie": self.cookie},
                max_size=None,
                ping_interval=None,
                open_timeout=120,
            ) as self._socket:
                with contextlib.suppress(ConnectionClosed):
                    for request, _ in list(self._asked.values()):
                        await self._socket.send(request)
                    async for text in self._socket:
                        self.hear(str(text))
            if not self._leaving and self._socket.close_code != TOO_SLOW:
                raise self._dropped(f"the server closed a socket: {self._socket.close_code}")
            self.reopened += not self._leaving

    def _dropped(self, why: str) -> LoadFailed:
        """Whoever waits for this socket has to know that nothing will come any more."""
        problem = LoadFailed(why)
        for _, answer in self._asked.values():
            answer.set_exception(problem)
        self.table.dropped(problem)
        return problem

    def _url(self) -> str:
        seat = "" if self.seat is None else f"seat={self.seat}&"
        since = max(self.seq, 0)
        return f"{self.table.address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/live?{seat}from={since}"

    def hear(self, text: str) -> None:
        message = decoder.decode(text)
        position = message.position
        if position is not None and message.type != "draft":
            if position.seq < self.seq or (message.type == "news" and position.seq == self.seq):
                self.faults.append(f"event {position.seq} was told after {self.seq}")
            self.position, self.seen = position, text
            self._note(message.entries)
            self.greeted.set()
            self.table.heard()
        if message.type == "pong" and self._pong is not None:
            self._pong.set_result(message)
            self._pong = None
        if message.id in self._asked:
            self._asked.pop(message.id)[1].set_result(message)

    def _note(self, entries: list[Entry]) -> None:
        """Every action of the log has to come once and in order."""
        for entry in entries:
            if entry.number:
                if entry.number != len(self.actions) + 1:
                    self.faults.append(f"action {entry.number} was told after {len(self.actions)}")
                self.actions.append(entry.action)

    async def ask(self, identity: str, request: dict[str, Any]) -> Message:
        """Send a request and wait for its answer; after a new connection it is sent again."""
        assert self._socket is not None
        text = json.dumps({"id": identity, "seat": self.seat, **request})
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._asked[identity] = (text, answer)
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(text)
        return await answer

    async def ping(self) -> float:
        """Seconds until the server's loop has time to answer the least of all messages."""
        assert self._socket is not None
        started = perf_counter()
        self._pong = asyncio.get_running_loop().create_future()
        await self._socket.send('{"type": "ping"}')
        await self._pong
        return perf_counter() - started


class LoadTable:
    """One table with everybody at it. All its faults are kept for the check at the end."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.id = ""
        self.people: list[Person] = []
        self.acknowledged: dict[tuple[int, str], int] = {}
        """The events of the gestures that were answered with `done`, by seat and message."""
        self.refused: Counter[str] = Counter()
        self._awaited = 0
        self._caught_up: asyncio.Future[float] | None = None
        self._messages = 0

    # ---- coming and going -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Set the table up as a host, open the links as the others, then everybody's socket."""
        seats = [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1)
        made, host = await asyncio.to_thread(self._post, "/api/tables", {"game": self.game, "seats": seats})
        self.id = made["table"]["id"]
        links = made["links"]
        self.people = [Person(self, 0, host)]
        for seat in range(1, SEATS):
            self.people.append(Person(self, seat, await self._join(links["seats"][str(seat)])))
        self.people.append(Person(self, None, await self._join(links["watch"])))
        await asyncio.gather(*[person.sit_down() for person in self.people])

    async def _join(self, link: str) -> str:
        secret = link.partition("=")[2]
        _, cookie = await asyncio.to_thread(self._post, f"/api/tables/{self.id}/join", {"secret": secret})
        return cookie

    def _post(self, path: str, body: dict[str, Any]) -> tuple[Any, str]:
        """The answer and the cookie that came with it."""
        headers = {"Content-Type": "application/json"}
        request = Request(self.address + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=120) as answer:
            return json.load(answer), answer.headers["Set-Cookie"].partition(";")[0]

    async def close(self) -> None:
        await asyncio.gather(*[person.leave() for person in self.people])

    # ---- playing --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        position = self.people[0].position
        return position is not None and position.over

    async def gesture(self, chooser: Random) -> Gesture | None:
        """Somebody who is asked chooses at random until the gesture is whole; None where the server refused."""
        person = chooser.choice([one for one in self.people if one.position is not None and one.position.choices])
        position = person.position
        while True:
            assert position is not None
            self._messages += 1
            identity = str(self._messages)
            names = [*position.draft, chooser.choice(position.choices).name]
            submitted = perf_counter()
            answer = await person.ask(identity, {"type": "act", "seq": position.seq, "actions": names})
            answered = perf_counter()
            if answer.type != "draft":
                break
            position = answer.position
        if answer.type != "done":
            self.refused[str((answer.error or {}).get("code", answer.type))] += 1
            return None
        assert person.seat is not None
        self.acknowledged[person.seat, identity] = answer.seq
        seen = max(answered, await self._everybody_at(answer.seq))
        return Gesture(seen, answered - submitted, seen - submitted, len(names))

    async def _everybody_at(self, seq: int) -> float:
        """Wait until the last socket has been told of an event; answers when that was."""
        self._awaited = seq
        self._caught_up = asyncio.get_running_loop().create_future()
        self.heard()
        return await self._caught_up

    def heard(self) -> None:
        waiting = self._caught_up
        if waiting is not None and not waiting.done() and all(person.seq >= self._awaited for person in self.people):
            waiting.set_result(perf_counter())

    def dropped(self, problem: LoadFailed) -> None:
        if self._caught_up is not None and not self._caught_up.done():
            self._caught_up.set_exception(problem)
