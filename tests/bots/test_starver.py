"""`starver` lets its people go hungry where hunger has one price."""

from __future__ import annotations

import epoka
from epoka.arena.match import play_one
from epoka.games.stoneage.bots.starver import Starver
from tests.bots.positions import choice, position


def own_actions(edition: str) -> tuple[list[tuple[int, str]], dict[str, int]]:
    """What a starver did against a random player, each action with its round, and where its points came from."""
    played = play_one("stone-age", 2, {"edition": edition}, ["starver", "random"], 5, record=True)
    assert played.record is not None
    state = epoka.game("stone-age").start(2, **played.record["options"])
    done = []
    for name in played.record["actions"]:
        if state.mover == 0:
            done.append((state.view()["round"], name))
        state.act(state.action(name))
    return done, played.breakdown[0]


def test_it_starves_round_after_round() -> None:
    done, points = own_actions("uk")
    last = done[-1][0]
    assert points["hunger"] <= -10 * (last - 6)


def test_it_neither_hunts_nor_pays_for_food() -> None:
    done, _ = own_actions("uk")
    assert [name for _, name in done if name.startswith(("place hunt", "feed"))] == []


def test_it_wants_the_hut_first() -> None:
    assert choice(Starver(), position([["PlaceWorkers", 0]], players=4)) == "place hut"


def test_it_starves_with_resources_in_hand() -> None:
    state = position([["PayFood", 0, 1, 0, 1]], seat={"goods": [9, 0, 0, 0]})
    assert choice(Starver(), state) == "starve"


def test_where_each_food_counts_it_feeds() -> None:
    _, points = own_actions("cs")
    assert points["hunger"] >= -20
