"""What `epoka balance stone-age` notices: cards and buildings that are shown and bought, workers and where they go."""

from __future__ import annotations

from collections import Counter
from typing import Final

from epoka.core.event import Event, Values
from epoka.core.state import State
from epoka.games.stoneage.components import BUILDINGS, CARDS
from epoka.games.stoneage.places import NAMES

HELD: Final = "civilization card"
CARDS_TAKEN: Final = "cards taken of those laid out"
BUILT: Final = "buildings built of those on top"
PLACED: Final = "workers placed"
HAPPENED: Final = "what happened"
FIRST: Final = "place in the first round"
EVENTS: Final = {"hungry": "hunger", "card-declined": "card declined", "building-declined": "building declined"}


class Watch:
    names: dict[str, list[str]] = {
        HELD: [card.id for card in CARDS],
        CARDS_TAKEN: [card.id for card in CARDS],
        BUILT: [tile.id for tile in BUILDINGS],
        PLACED: list(NAMES),
        HAPPENED: list(EVENTS.values()),
    }
    limits: dict[str, float] = {FIRST: 0.05, HELD: 0.10}
    ranges: dict[str, tuple[float, float]] = {CARDS_TAKEN: (0.15, 1.0), BUILT: (0.15, 0.95)}

    def __init__(self, state: State) -> None:
        self.offers: dict[str, dict[str, list[int]]] = {CARDS_TAKEN: {}, BUILT: {}}
        self.counts: dict[str, Counter[str]] = {PLACED: Counter(), HAPPENED: Counter()}
        self.first = -1

    def before(self, state: State, action: int) -> None:
        """Events tell all that is worth knowing."""

    def after(self, state: State, events: list[Event]) -> None:
        for event in events:
            key, values = event.key, event.values
            if key == "round" and self.first < 0:
                self.first = values["seat"]
            elif key == "card-dealt":
                self._count(CARDS_TAKEN, values["card"], 0)
            elif key == "card-taken":
                self._count(CARDS_TAKEN, values["card"], 1)
            elif key == "building-shown":
                self._count(BUILT, values["building"], 0)
            elif key == "built":
                self._count(BUILT, values["building"], 1)
            elif key == "placed":
                self.counts[PLACED][values["place"]] += values["workers"]
            elif key in EVENTS:
                self.counts[HAPPENED][EVENTS[key]] += 1

    def _count(self, group: str, name: str, which: int) -> None:
        self.offers[group].setdefault(name, [0, 0])[which] += 1

    def noticed(self, state: State) -> Values:
        view = state.view()
        held: dict[str, list[int]] = {}
        for seat, player in enumerate(view["seats"]):
            for card in [*player["cards"], *([player["extra"]] if player["extra"] else [])]:
                held.setdefault(card, []).append(seat)
        order = {str(turn + 1): [(self.first + turn) % state.players] for turn in range(state.players)}
        return {
            "had": {FIRST: order, HELD: held},
            "of": self.offers,
            "counts": {group: dict(each) for group, each in self.counts.items()},
            "numbers": {"rounds": view["round"]},
        }
