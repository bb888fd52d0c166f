"""Whole games counted again from what the log tells: points, markers, the era's category, the final scoring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import epoka
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import GAME

ERA_VALUES = [5, 4, 3, 2]
STAGE_POINTS = {1: 2, 2: 3, 3: 4, 4: 7, 5: 10}
COLUMN_BASES = [1, 1, 1, 1, 2, 2, 3, 3, 4]
WIDE = ("population", "expansion")
ROWS = [
    ["wood", "beeswax", "oil"],
    ["papyrus", "herbs", "gold"],
    ["cotton", "clay", "sulfur"],
    ["coal", "peat", "tar"],
    ["stone", "iron-ore", "jade"],
    ["sand", "salt", "copper"],
]
View = dict[str, Any]


class Recount:
    """Keeps its own books of a game while listening to it."""

    def __init__(self, state: Civolution) -> None:
        self.state = state
        self.events: list[epoka.Event] = []
        state.listen(self.events)
        self.points = [0] * state.sides
        self.markers = [self.lying(seat) for seat in range(state.players)]

    def lying(self, seat: int) -> Counter[str]:
        return Counter(dict(zip(SPACES, self.state.seats[seat].at, strict=True)))

    def follow(self) -> None:
        """Book what was told of one action, and compare with what lies there."""
        for event in self.events:
            self.book(event.key, event.values)
        for seat in range(self.state.sides):
            assert self.points[seat] == self.state.seats[seat].score()
        if self.state.era:
            assert self.markers == [self.lying(seat) for seat in range(self.state.players)]
        else:
            self.markers = [self.lying(seat) for seat in range(self.state.players)]
        self.events.clear()

    def book(self, key: str, told: dict[str, Any]) -> None:
        if key == "earned":
            self.points[told["seat"]] += told["points"]
            return
        if "seat" not in told or told["seat"] >= self.state.players or told["seat"] < 0:
            return
        own = self.markers[told["seat"]]
        if key == "gained" and told["space"] != "resets":
            own[told["space"]] += told["number"]
        elif key == "returned":
            own[told["space"]] -= told["number"]
        elif key == "transported":
            own[f"raw {told['territory']}"] -= 1
            own[told["material"]] += 1
        elif key == "moved":
            own[told["feature"]] -= 1
            own[told["space"]] += 1
        elif key == "statue-built":
            own[told["material"]] -= 1
        elif key in ("boat-built", "building-lost"):
            self.markers[told["seat"]] = self.lying(told["seat"])


def played(players: int, seed: str) -> Civolution:
    """A random game, counted again after every action."""
    dealer = epoka.Dealer(seed)
    state = GAME.start(players)
    assert isinstance(state, Civolution)
    books = Recount(state)
    while not state.over:
        legal = state.legal()
        chance = state.mover == epoka.CHANCE
        state.act(dealer.draw(state) if chance else legal[dealer.below("choice", len(legal))])
        books.follow()
    return state


def units(view: View, seat: int, category: str) -> int:
    """What a category counts, from the open table (CV-157 to CV-162)."""
    board = view["seats"][seat]
    if category in board["tracks"]:
        return int(board["tracks"][category])
    if view["vici"] is not None and seat == 1 and category in ("evolution", "prosperity"):
        return int(view["vici"][category])
    if category == "evolution":
        return int(sum(board["features"].values()))
    if category == "prosperity":
        return diamonds(board)
    crowds = [tribes(place, seat) for place in view["territories"].values()]
    return sum(crowds) if category == "population" else len([crowd for crowd in crowds if crowd])


def tribes(place: View, seat: int) -> int:
    groups = [group for group in place["tribes"] + place["wild"] if group[0] == seat]
    on_fire = place["fire"] is not None and place["fire"][0] == seat
    return sum(int(group[2]) for group in groups) + int(on_fire)


def diamonds(board: View) -> int:
    total: int = min(board["food"] // 3, 5) + min(board["money"] // 2, 5)
    total += sum([1, 1, 2, 3][slot - 1] for slot in board["settlements"])
    for low, middle, high in ROWS:
        stored = [board["storage"][material] > 0 for material in (low, middle, high)]
        total += int(stored[0] and stored[1]) + 2 * int(stored[1] and stored[2])
    return total


def stages(board: View) -> int:
    """Every card and chip by its stage; two goal chips side by side are two (CV-169)."""
    total = 0
    active = {1: True, 2: True, 3: True, 4: board["stage_tiles"][0], 5: board["stage_tiles"][1]}
    for base, column in zip(COLUMN_BASES, board["columns"], strict=True):
        halves = list(enumerate(column["left"]))
        halves += [(height, chip) for height, chip in enumerate(column["right"]) if chip.startswith("G")]
        total += sum(STAGE_POINTS[base + height] for height, _ in halves if active.get(base + height))
    return total


@pytest.mark.rule("CV-32", "CV-168", "CV-169")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_marker_and_point_of_a_game_is_told_and_the_end_counts_right(players: int) -> None:
    state = played(players, f"recount {players}")
    view = state.view(None)
    for seat in range(state.sides):
        parts = state.breakdown(seat)
        for category in parts:
            if category in view["seats"][seat]["tracks"] or category in ("evolution", "prosperity", *WIDE):
                value = 1 + (category in WIDE) + (category in view["final_tiles"])
                assert parts[category] == units(view, seat, category) * value, category
        assert parts["stages"] == stages(view["seats"][seat])
        assert state.points()[seat] == sum(parts.values())


@pytest.mark.rule("CV-155", "CV-156")
def test_the_category_of_every_era_counts_right() -> None:
    """What each seat has just before the last choice of phase 7, or right after it where that choice changed it."""
    dealer = epoka.Dealer("categories")
    state = GAME.start(3)
    events: list[epoka.Event] = []
    state.listen(events)
    scored = 0
    while not state.over:
        before = state.view(None)
        events.clear()
        legal = state.legal()
        chance = state.mover == epoka.CHANCE
        state.act(dealer.draw(state) if chance else legal[dealer.below("choice", len(legal))])
        told = [event for event in events if event.key == "era-scored"]
        if not told:
            continue
        category, value = told[0].values["category"], ERA_VALUES[before["era"] - 1]
        gained = Counter(
            {
                event.values["seat"]: event.values["points"]
                for event in events
                if event.key == "earned" and event.values["source"] == "from-categories"
            }
        )
        after = state.view(None)
        for seat in range(3):
            assert gained[seat] in (units(before, seat, category) * value, units(after, seat, category) * value)
        scored += 1
    assert scored == 4
