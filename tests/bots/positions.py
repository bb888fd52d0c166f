"""Positions of Stone Age for the tests of its bots, built from a snapshot."""

from __future__ import annotations

from typing import Any

import epoka
from epoka.games.stoneage.state import StoneAge

GAME = epoka.game("stone-age")


def position(agenda: list[list[Any]], players: int = 2, seat: dict[str, Any] | None = None, **changes: Any) -> StoneAge:
    """The opening with this agenda on top of the round; `seat` changes the board of seat 0, `changes` the pieces.

    Cards C11, C12, C03, C04 are on offer and buildings B01, B02 … on the stacks, whatever the deal was.
    """
    options = changes.pop("options", {})
    state = GAME.start(players, **options)
    dealer = epoka.Dealer(1)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    data = state.snapshot()
    data["history"] = None
    data["agenda"] = [row for row in data["agenda"] if row[0] != "PlaceWorkers"] + agenda
    pieces = data["pieces"]
    pieces["slots"] = [10, 11, 2, 3]
    pieces["tops"] = list(range(players))
    pieces.update(changes)
    pieces["deck"]["counts"] = [0 if card in pieces["slots"] else 1 for card in range(36)]
    pieces["tiles"]["counts"] = [0 if tile in pieces["tops"] else 1 for tile in range(28)]
    pieces["seats"][0].update(seat or {})
    restored = GAME.restore(data)
    assert isinstance(restored, StoneAge)
    return restored


def choice(bot: epoka.Bot, state: epoka.State, seed: int = 0) -> str:
    """The name of what the bot does."""
    return state.name(bot.choose(epoka.Seat(state, state.mover, epoka.Dealer(seed))))


def workers_on(**places: int) -> list[int]:
    """The workers on the sixteen places; `card_1` is the first card."""
    from epoka.games.stoneage.places import NAMES

    placed = [0] * len(NAMES)
    for name, workers in places.items():
        placed[NAMES.index(name.replace("_", " "))] = workers
    return placed
