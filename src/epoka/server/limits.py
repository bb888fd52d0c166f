"""How often one browser or one address may create, join and act."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import asdict
from time import monotonic

from limits import RateLimitItem, parse

from epoka.server.errors import Refused
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
        self._moments: dict[tuple[str, str], deque[float]] = {}
        """When it was done within the present window, by what and who."""
        if rates is not None:
            self._rates = {what: parse(rate) for what, rate in asdict(rates).items()}

    def count(self, what: str, who: str) -> None:
        """Note that it is done once more; refuse where it is too often."""
        rate = self._rates.get(what)
        if rate is None:
            return
        now, seconds = self._clock(), rate.get_expiry()
        if len(self._moments) >= MOST_REMEMBERED:
            self._forget(now)
        moments = self._moments.setdefault((what, who), deque())
        while moments and moments[0] <= now - seconds:
            moments.popleft()
        if len(moments) >= rate.amount:
            message = f"Too many requests: {rate.amount} are allowed in {seconds} s. Wait a little."
            raise Refused(429, "too-many", message, amount=rate.amount, seconds=seconds)
        moments.append(now)

    def _forget(self, now: float) -> None:
        for (what, who), moments in list(self._moments.items()):
            if moments[-1] <= now - self._rates[what].get_expiry():
                del self._moments[what, who]
