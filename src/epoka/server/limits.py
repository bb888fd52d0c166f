"""How often one browser or one address may create, join and act."""

from __future__ import annotations

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from epoka.server.errors import Refused
from epoka.server.settings import Rates


class Limits:
    """Counts in memory; a restart forgets."""

    def __init__(self, rates: Rates | None) -> None:
        self._counter = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {}
        if rates is not None:
            for what in ("creating", "joining", "acting"):
                self._rates[what] = parse(getattr(rates, what))

    def count(self, what: str, who: str) -> None:
        """Note that it is done once more; refuse where it is too often."""
        rate = self._rates.get(what)
        if rate is not None and not self._counter.hit(rate, what, who):
            seconds = rate.get_expiry()
            message = f"Too many requests: {rate.amount} are allowed in {seconds} s. Wait a little."
            raise Refused(429, "too-many", message, amount=rate.amount, seconds=seconds)
