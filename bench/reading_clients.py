"""Clients that read in a loop, as cheaply as can be: a line on standard input says what, its end says stop.

They take the answers off the wire and count them; nothing is unpacked or understood.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import uvloop


class Clients:
    def __init__(self, asked: dict[str, Any]) -> None:
        self.where = urlsplit(asked["address"])
        self.requests = [self.encoded(request) for request in asked["requests"]]
        self.answers: Counter[str] = Counter()
        self.bytes = 0

    def encoded(self, request: dict[str, str]) -> bytes:
        body = request["body"].encode()
        lines = [
            f"{'POST' if body else 'GET'} {request['path']} HTTP/1.1",
            f"Host: {self.where.netloc}",
            f"Cookie: {request['cookie']}",
            "Accept-Encoding: gzip",
            *([f"Content-Length: {len(body)}", "Content-Type: application/json"] if body else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def read(self, number: int, first: asyncio.Event) -> None:
        """One client: the next request as soon as the last one is answered. Each begins with another game."""
        reader, writer = await asyncio.open_connection(self.where.hostname, self.where.port)
        while True:
            writer.write(self.requests[number % len(self.requests)])
            head = await reader.readuntil(b"\r\n\r\n")
            fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:-2])
            size = int(fields[b"content-length"])
            await reader.readexactly(size)
            self.answers[head.split(b" ", 2)[1].decode()] += 1
            self.bytes += size
            first.set()
            number += 1


async def main() -> None:
    asked = json.loads(sys.stdin.readline())
    clients = Clients(asked)
    begun = [asyncio.Event() for _ in range(asked["clients"])]
    reading = [asyncio.ensure_future(clients.read(number, event)) for number, event in enumerate(begun)]
    everybody: list[asyncio.Future[Any]] = [*reading, asyncio.gather(*[event.wait() for event in begun])]
    await asyncio.wait(everybody, return_when=asyncio.FIRST_COMPLETED)
    clients.answers.clear()
    clients.bytes = 0
    print("reading", flush=True)
    everybody = [*reading, asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)]
    await asyncio.wait(everybody, return_when=asyncio.FIRST_COMPLETED)
    for client in reading:
        client.cancel()
    for client in reading:
        with contextlib.suppress(asyncio.CancelledError):
            await client
    print(json.dumps({"answers": clients.answers, "bytes": clients.bytes}))


if __name__ == "__main__":
    uvloop.run(main())
