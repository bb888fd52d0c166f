"""kill -9 at random moments, a hundred times: nothing that was acknowledged is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

import epoka

KILLS = 100
TABLES = 4
MOST_GESTURES = 10
"""A life of a server ends after a random number of acknowledged gestures, and a random moment later."""
LONGEST_MOMENT = 0.03
SEATS = [{"kind": "me"}, {"kind": "here"}]
ROOT = Path(__file__).resolve().parents[2]


class Servers:
    """One server after the other on the same data."""

    def __init__(self, data: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-P", str(ROOT / "tests" / "server" / "forker.py"), str(data)]
        self.forker = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.process = 0
        self.address = ""

    def start(self) -> None:
        assert self.forker.stdin is not None and self.forker.stdout is not None
        self.forker.stdin.write("\n")
        self.forker.stdin.flush()
        process, self.address = self.forker.stdout.readline().split()
        self.process = int(process)

    def kill(self) -> None:
        os.kill(self.process, signal.SIGKILL)

    def end(self) -> None:
        assert self.forker.stdin is not None
        self.forker.stdin.close()
        self.forker.wait(20)


class Counter:
    """Counts acknowledged gestures of one life, and wakes up who waits for so many."""

    def __init__(self) -> None:
        self.left = 0
        self.enough = asyncio.Event()

    def begin(self, gestures: int) -> None:
        self.left = gestures
        self.enough = asyncio.Event()
        if not gestures:
            self.enough.set()

    def count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.enough.set()


class Player:
    """Plays both seats of a table, and notes what was acknowledged."""

    def __init__(self, game: str, counter: Counter) -> None:
        self.game = game
        self.counter = counter
        self.table = ""
        self.cookie = ""
        self.acknowledged: dict[int, tuple[int, list[str]]] = {}
        """Event number to who did what."""
        self.unanswered: dict[str, Any] | None = None
        self.ids = itertools.count(1)
        self.over = False
        self.position: dict[str, Any] = {}

    def create(self, address: str) -> None:
        body = json.dumps({"game": self.game, "seats": SEATS}).encode()
        with urllib.request.urlopen(urllib.request.Request(address + "api/tables", body, method="POST")) as answer:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
            self.table = json.load(answer)["table"]["id"]

    def get(self, address: str, path: str) -> str:
        request = urllib.request.Request(f"{address}api/tables/{self.table}/{path}", headers={"Cookie": self.cookie})
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())

    async def play(self, address: str) -> None:
        """Until the server is gone or the game over."""
        url = address.replace("http", "ws", 1) + f"api/tables/{self.table}/live?seat=0"
        try:
            async with websockets.connect(url, additional_headers={"Cookie": self.cookie}) as socket:
                self.check((await self.receive(socket, "hello"))["entries"])
                if self.unanswered is not None:
                    await self.submit(socket, self.unanswered)
                while not self.over:
                    await self.gesture(socket)
        except (OSError, websockets.WebSocketException):
            return

    async def gesture(self, socket: ClientConnection) -> None:
        if self.position["over"]:
            self.over = True
            return
        seat = self.position["mover"]
        await socket.send(json.dumps({"type": "sit", "seat": seat}))
        await self.receive(socket, "hello")
        names = [*self.position["draft"], self.position["choices"][0]["name"]]
        message = {"type": "act", "id": f"{self.table}-{next(self.ids)}", "seat": seat, "actions": names}
        await self.submit(socket, {**message, "seq": self.position["seq"]})

    async def submit(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send a gesture until it is answered; a repeat of one that was written is answered like the first."""
        if message["seat"] != self.position["seat"]:
            await socket.send(json.dumps({"type": "sit", "seat": message["seat"]}))
            await self.receive(socket, "hello")
        self.unanswered = message
        await socket.send(json.dumps(message))
        answer = await self.receive(socket, "done", "draft", "error")
        self.unanswered = None
        if answer["type"] == "done":
            self.acknowledged[answer["seq"]] = (message["seat"], message["actions"])
            self.counter.count()
        assert answer["type"] != "error", answer

    async def receive(self, socket: ClientConnection, *types: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if "position" in message:
                self.position = message["position"]
            if message["type"] in types:
                return message

    def check(self, entries: list[dict[str, Any]]) -> None:
        """Everything acknowledged is there, once, in its place."""
        by_event: dict[int, list[dict[str, Any]]] = {}
        for entry in entries:
            by_event.setdefault(entry["seq"], []).append(entry)
        for seq, (seat, names) in self.acknowledged.items():
            there = [entry["action"] for entry in by_event.get(seq, []) if entry["seat"] == seat]
            assert there == names, f"event {seq} of {self.table}: {there} instead of {names}"
        numbers = [entry["number"] for entry in entries if entry["number"]]
        assert numbers == list(range(1, len(numbers) + 1))


async def life(servers: Servers, players: list[Player], counter: Counter, moments: random.Random) -> None:
    counter.begin(moments.randint(0, MOST_GESTURES))
    playing = [asyncio.create_task(player.play(servers.address)) for player in players]
    everybody = asyncio.gather(*playing, return_exceptions=True)
    either: list[asyncio.Future[Any]] = [everybody, asyncio.ensure_future(counter.enough.wait())]
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(moments.uniform(0, LONGEST_MOMENT))
    servers.kill()
    for done in await everybody:
        if isinstance(done, BaseException):
            raise done


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    moments = random.Random(4)
    counter = Counter()
    servers = Servers(tmp_path)
    try:
        servers.start()
        games = itertools.islice(itertools.cycle(["stone-age", "founders"]), TABLES)
        players = [Player(game, counter) for game in games]
        for player in players:
            player.create(servers.address)
        for kill in range(KILLS):
            if kill:
                servers.start()
            asyncio.run(life(servers, players, counter, moments))
        servers.start()
        for player in players:
            player.check(json.loads(player.get(servers.address, "log?seat=0"))["entries"])
            position = json.loads(player.get(servers.address, "position"))["position"]
            record = player.get(servers.address, "record?seat=0")
            if "?" not in record:
                assert epoka.replay(epoka.parse_record(record)).view(None) == position["view"]
        servers.kill()
    finally:
        servers.end()
    assert sum(len(player.acknowledged) for player in players) > KILLS


async def begin_a_gesture(player: Player, address: str) -> None:
    """Play until an unfinished gesture was acknowledged."""
    url = address.replace("http", "ws", 1) + f"api/tables/{player.table}/live?seat=0"
    async with websockets.connect(url, additional_headers={"Cookie": player.cookie}) as socket:
        await player.receive(socket, "hello")
        while not player.position["draft"]:
            await player.gesture(socket)


def test_acknowledged_clicks_of_an_unfinished_gesture_are_there_after_a_kill(tmp_path: Path) -> None:
    servers = Servers(tmp_path)
    try:
        servers.start()
        player = Player("founders", Counter())
        player.create(servers.address)
        asyncio.run(begin_a_gesture(player, servers.address))
        before = player.position
        servers.kill()
        servers.start()
        after = json.loads(player.get(servers.address, f"position?seat={before['seat']}"))["position"]
        servers.kill()
    finally:
        servers.end()
    assert before["draft"] and after == before
