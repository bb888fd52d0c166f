"""The components as data: whatever a view or an action names can be drawn from them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import epoka
from tests.rules.stoneage.table import GAME, start

DATA = GAME.components()


def walk(seed: int, players: int) -> list[epoka.State]:
    """The positions of a random game."""
    dealer = epoka.Dealer(seed)
    state = GAME.start(players)
    seen = [state.copy()]
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            legal = state.actions()
            state.act(legal[dealer.below("choice", len(legal))])
        seen.append(state.copy())
    return seen


def ids_in(view: dict[str, Any], kind: str) -> set[str]:
    """The cards or buildings that a view names."""
    found: set[str] = set()
    if kind == "cards":
        found |= {card for card in view["slots"] if card} | set(view["unseen_cards"])
    else:
        found |= {stack["top"] for stack in view["stacks"] if stack["top"]} | set(view["unseen_buildings"])
    for seat in view["seats"]:
        found |= set(seat[kind])
    return found


@pytest.mark.parametrize("kind", ["cards", "buildings"])
def test_every_id_of_a_view_is_a_component(kind: str) -> None:
    named = {name for state in walk(3, 3) for name in ids_in(state.view(0), kind)}
    assert named and named <= set(DATA[kind])


def test_all_cards_and_buildings_are_there() -> None:
    assert len(DATA["cards"]) == 36
    assert len(DATA["buildings"]) == 28


def test_a_card_has_either_a_symbol_or_figures() -> None:
    for card in DATA["cards"].values():
        assert (card["symbol"] is None) == (card["profession"] is not None)
        assert (card["figures"] > 0) == (card["profession"] is not None)


def test_upper_parts_are_as_often_as_the_rulebooks_say() -> None:
    assert Counter(card["upper"] for card in DATA["cards"].values()) == {
        "dice-for-all": 10,
        "food": 7,
        "resource": 5,
        "resource-by-dice": 3,
        "points": 3,
        "tool": 1,
        "agriculture": 2,
        "extra-card": 1,
        "single-use-tool": 3,
        "two-resources": 1,
    }


def test_a_fixed_price_is_worth_its_points() -> None:
    fixed = [building for building in DATA["buildings"].values() if building["kind"] == "fixed"]
    assert len(fixed) == 17
    for building in fixed:
        assert building["points"] == sum(DATA["goods"][good]["value"] * n for good, n in building["cost"].items())


def test_a_building_of_choice_names_number_and_kinds() -> None:
    building = DATA["buildings"]["B19"]
    assert (building["kind"], building["cost"], building["count"], building["kinds"]) == ("choice", {}, 4, 2)
    assert DATA["buildings"]["B26"]["kind"] == "free"


def test_places_are_those_of_the_actions() -> None:
    named = {GAME.names[action].removeprefix("resolve ") for action in range(GAME.num_actions)}
    assert set(DATA["places"]) <= named
    assert DATA["places"]["hut"] == {"rings": 2, "needs": 2, "good": None, "village": True}
    assert DATA["places"]["river"] == {"rings": 7, "needs": 0, "good": "gold", "village": False}


def test_rolls_are_divided_as_the_previews_say() -> None:
    state = start(2)
    for place in ("hunt", "forest", "clay", "quarry", "river"):
        good = DATA["places"][place]["good"]
        preview = state.preview(state.action(f"place {place} 1"))
        assert (preview["good"], preview["divisor"]) == (good, DATA["goods"][good]["divisor"])


def test_components_are_plain_data_and_nobody_shares_them() -> None:
    assert json.loads(json.dumps(DATA)) == DATA
    GAME.components()["cards"]["C01"]["amount"] = 99
    assert GAME.components()["cards"]["C01"]["amount"] == 7
