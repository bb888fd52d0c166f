"""A bot that knows when to stop."""

from __future__ import annotations

import epoka

WORTH_A_CHARM = 6
ENOUGH = 15
"""So many points are banked rather than risked."""


class Careful(epoka.Bot):
    """Rolls with a charm once there is something to lose, and banks before it is too late."""

    def choose(self, seat: epoka.Seat) -> int:
        choices = {seat.name(action): action for action in seat.actions()}
        points = seat.view()["turn_points"]
        if "bank" in choices and points >= ENOUGH:
            return choices["bank"]
        if "charm" in choices and points >= WORTH_A_CHARM:
            return choices["charm"]
        return choices["roll"]
