"""What places, cards and dice bring besides tools and rolled goods."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.games.stoneage.components import MOST_AGRICULTURE, MOST_WORKERS, RESOURCES
from epoka.games.stoneage.notation import PAIRS, REDEEM
from epoka.games.stoneage.state import StoneAge


def gain_worker(s: StoneAge, seat: i64) -> None:
    """A new worker, if the supply has one left; he eats this round already (SA-23)."""
    player = s.seats[seat]
    if player.workers < MOST_WORKERS:
        player.workers += 1
        player.home += 1
        if s.listening:
            s.tell("worker-gained", {"seat": int(seat), "workers": int(player.workers)})
    elif s.listening:
        s.tell("no-worker-left", {"seat": int(seat)})


def gain_agriculture(s: StoneAge, seat: i64) -> None:
    """One step on the food track; at 10 nothing happens (SA-24)."""
    player = s.seats[seat]
    if player.agriculture < MOST_AGRICULTURE:
        player.agriculture += 1
        if s.listening:
            s.tell("agriculture-gained", {"seat": int(seat), "agriculture": int(player.agriculture)})
    elif s.listening:
        s.tell("agriculture-complete", {"seat": int(seat)})


def redeem(s: StoneAge, seat: i64, action: i64) -> None:
    """Any two resources for the open card (SA-42)."""
    player = s.seats[seat]
    player.two_resources = False
    pair = PAIRS[action - REDEEM]
    for kind in pair:
        player.goods[kind] += 1
    if s.listening:
        s.tell("redeemed", {"seat": int(seat), "first": RESOURCES[pair[0]], "second": RESOURCES[pair[1]]})


def preview_redeem(action: int) -> dict[str, Any]:
    gain: dict[str, int] = {}
    for kind in PAIRS[action - REDEEM]:
        gain[RESOURCES[kind]] = gain.get(RESOURCES[kind], 0) + 1
    return {"gain": gain}
