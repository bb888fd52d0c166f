"""Counting: how often somebody may do a thing, and how many of a thing somebody has."""

from __future__ import annotations

import ipaddress
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from time import monotonic

from limits import RateLimitItem, parse

from epoka.server.errors import Refused
from epoka.server.seats import is_program
from epoka.server.settings import Rates

MOST_REMEMBERED = 10_000
"""So many counts are kept before those are forgotten whose time is over."""


class Limits:
    """A moving window for everybody, in memory; a restart forgets.

    Of the library only the notation of rates is used: its counter in memory starts a thread every few milliseconds,
    which takes more time from the loop than the requests it counts.
    """

    def __init__(self, rates: Rates | None, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._rates: dict[str, RateLimitItem] = {}
        self._enough = 0
        self._moments: dict[tuple[str, str], deque[float]] = {}
        """When it was done within the present window, by what and who."""
        if rates is not None:
            self._rates = {rate.name: parse(getattr(rates, rate.name)) for rate in fields(rates)}

    def count(self, what: str, who: str) -> None:
        """Note that it is done once more; refuse where it is too often."""
        rate = self._rates.get(what)
        if rate is None:
            return
        now, seconds = self._clock(), rate.get_expiry()
        if len(self._moments) >= max(MOST_REMEMBERED, self._enough):
            self._forget(now)
        moments = self._moments.setdefault((what, who), deque())
        while moments and moments[0] <= now - seconds:
            moments.popleft()
        if len(moments) >= rate.amount:
            message = f"Too many requests: {rate.amount} are allowed in {seconds} s. Wait a little."
            raise Refused(429, "too-many", message, amount=rate.amount, seconds=seconds)
        moments.append(now)

    def count_acting(self, guest: str, address: str) -> None:
        """An action counts for its browser and, more generously, for its address."""
        self.count("acting_by_program" if is_program(guest) else "acting", guest)
        self.count("acting_by_address", address)

    def _forget(self, now: float) -> None:
        for (what, who), moments in list(self._moments.items()):
            if moments[-1] <= now - self._rates[what].get_expiry():
                del self._moments[what, who]
        self._enough = 2 * len(self._moments)  # so that looking through them stays rare


class Tally(Counter[str]):
    """How many of a thing each one has at the moment; who has none is not in it."""

    def add(self, who: str) -> None:
        self[who] += 1

    def remove(self, who: str) -> None:
        self[who] -= 1
        if self[who] <= 0:
            del self[who]


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Who an address is when things are counted: one customer of a provider has a whole /64 of IPv6 addresses."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known) >> 64 << 64, 64)))
