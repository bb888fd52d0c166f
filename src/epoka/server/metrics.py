"""Figures for whoever runs the server, at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One registry a server, so that several in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("epoka_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("epoka_sockets", "Open sockets", registry=self.registry)
        self.events = Counter("epoka_events", "Events written", ["kind"], registry=self.registry)
        self.commit = Histogram("epoka_commit_seconds", "Writing to disk", registry=self.registry, buckets=QUICK)
        self.submit = Histogram(
            "epoka_submit_seconds", "From a submission to its answer", ["type"], registry=self.registry, buckets=QUICK
        )
        self.thinking = Histogram("epoka_bot_seconds", "A bot's gesture", ["bot"], registry=self.registry)
        self.bot_failures = Counter("epoka_bot_failures", "Bots without an answer", ["bot"], registry=self.registry)
        self.trouble = Counter("epoka_store_trouble", "Writes that failed", registry=self.registry)
        self.refused = Counter("epoka_refused", "Refused requests", ["code"], registry=self.registry)
        self.slow = Counter("epoka_slow_sockets", "Sockets closed for being too slow", registry=self.registry)
        self.broken_off = Counter("epoka_broken_off", "Requests broken off by who sent them", registry=self.registry)
        self.connections = Gauge("epoka_connections", "Open connections", registry=self.registry)
        self.cut_off = Counter("epoka_cut_off", "Connections ended for not reading", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
