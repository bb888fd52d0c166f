"""How long seats think, in CPU seconds of this process."""

from __future__ import annotations

from time import process_time

from epoka.core.seat import Bot, Seat


class Stopwatch:
    """Counts by gestures: what a person does in one go may be several actions, and the time of all of them counts."""

    def __init__(self, seats: int) -> None:
        self.gestures = [0] * seats
        self.total = [0.0] * seats
        self.longest = [0.0] * seats
        self._gesture = 0.0

    def choice(self, bot: Bot, seat: Seat, goes_on: bool) -> int:
        """What a bot chooses, by the clock; `goes_on` inside a gesture that it has begun."""
        begun = process_time()
        action = bot.choose(seat)
        seconds = process_time() - begun
        self._gesture = self._gesture + seconds if goes_on else seconds
        self.gestures[seat.index] += not goes_on
        self.total[seat.index] += seconds
        self.longest[seat.index] = max(self.longest[seat.index], self._gesture)
        return action

    def means(self) -> list[float]:
        """The seconds of the average gesture, a seat each."""
        return [total / max(1, gestures) for total, gestures in zip(self.total, self.gestures, strict=True)]
