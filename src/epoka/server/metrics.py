"""Figures for whoever runs the server: at /metrics, or on a port of their own."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

SECONDS_BETWEEN_LOOKS = 0.5
"""At the delay of the loop."""
UNMATCHED = "none"
"""The route of requests for addresses that there are not."""


class Metrics:
    """One registry a server, so that several in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("epoka_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("epoka_sockets", "Open sockets", registry=self.registry)
        self.events = Counter("epoka_events", "Events written", ["kind"], registry=self.registry)
        self.event = cache(self.events.labels)
        """The counter of a kind of event: looking it up anew takes longer than counting."""
        self.commit = Histogram("epoka_commit_seconds", "Writing to disk", registry=self.registry, buckets=QUICK)
        self.submit = Histogram(
            "epoka_submit_seconds", "From a submission to its answer", ["type"], registry=self.registry, buckets=QUICK
        )
        self.submission = cache(self.submit.labels)
        self.thinking = Histogram("epoka_bot_seconds", "A bot's gesture", ["bot"], registry=self.registry)
        self.bot_failures = Counter("epoka_bot_failures", "Bots without an answer", ["bot"], registry=self.registry)
        self.trouble = Counter("epoka_store_trouble", "Writes that failed", registry=self.registry)
        self.refused = Counter("epoka_refused", "Refused requests", ["code"], registry=self.registry)
        self.slow = Counter("epoka_slow_sockets", "Sockets closed for being too slow", registry=self.registry)
        self.broken_off = Counter("epoka_broken_off", "Requests broken off by who sent them", registry=self.registry)
        self.connections = Gauge("epoka_connections", "Open connections", registry=self.registry)
        self.cut_off = Counter("epoka_cut_off", "Connections ended for not reading", registry=self.registry)

        self.requests = Counter(
            "epoka_requests", "Answered requests", ["method", "route", "status"], registry=self.registry
        )
        self.unexpected = Counter("epoka_unexpected_errors", "Mistakes of ours, in the log", registry=self.registry)
        self.loop_delay = Histogram(
            "epoka_loop_delay_seconds", "How late the loop wakes up who waits", registry=self.registry, buckets=QUICK
        )
        ProcessCollector(registry=self.registry)  # memory, descriptors, processor time; where there is /proc

    def watch_folder(self, data: Path, database: Path) -> None:
        """Tell the size of the store and the room beside it, asked for whenever somebody looks."""
        size = Gauge("epoka_store_bytes", "The database with its write-ahead log", registry=self.registry)
        size.set_function(lambda: store_size(database))
        free = Gauge("epoka_disk_free_bytes", "Room left on the disk of the data folder", registry=self.registry)
        free.set_function(lambda: disk_free(data))

    async def watch_loop(self) -> None:
        """Never returns."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            self.loop_delay.observe(max(0.0, time.perf_counter() - before - SECONDS_BETWEEN_LOOKS))

    @contextlib.contextmanager
    def served(self, host: str, port: int) -> Iterator[int]:
        """Answer on a port of their own, from a thread: also while the loop stands still. Gives the port."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def text(self) -> bytes:
        return generate_latest(self.registry)


def store_size(database: Path) -> float:
    files = (database, database.with_name(database.name + "-wal"))
    return float(sum(file.stat().st_size for file in files if file.exists()))


def disk_free(data: Path) -> float:
    return float(shutil.disk_usage(data).free)


class CountRequests:
    """Counts every answer by its route; addresses are no label, since there is no end of them."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: dict[Any, str]) -> None:
        self.app = app
        self.metrics = metrics
        self.routes = routes
        """What answers, to its path."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            route = self.routes.get(scope.get("endpoint"), UNMATCHED)
            self.metrics.requests.labels(scope["method"], route, status).inc()
