"""The tiles as data: what a page draws, compared with the file of faces and with the names people read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.games.founders import tiles
from epoka.texts import Texts

GAME = epoka.game("founders")
CATALOGUE = GAME.components()
FILE: dict[str, Any] = json.loads(Path(tiles.__file__).with_name("tiles.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", FILE["tiles"], ids=lambda row: str(row["face"]))
def test_a_face_says_what_the_file_says(row: dict[str, Any]) -> None:
    tile = CATALOGUE["tiles"][row["face"]]
    assert tile["kind"] == row["kind"]
    assert tile["count"] == row["count"]
    assert tile["requires"] == row["requires"]
    assert sorted(tile["produces"]) == sorted(row["produces"])
    assert tile["token"] == row.get("token")
    assert tile["points"] == row.get("points", 0)


@pytest.mark.parametrize("face", CATALOGUE["tiles"])
def test_the_name_of_a_face_begins_with_its_type(face: str) -> None:
    texts = Texts("en", GAME)
    kind_of_tile = CATALOGUE["tiles"][face]["type"]
    name = f"type-{kind_of_tile}" if texts.has(f"type-{kind_of_tile}") else f"face-{kind_of_tile}"
    assert texts.say(f"face-{face}").startswith(texts.say(name))


def test_resources_come_by_the_kind_of_tile_that_makes_them() -> None:
    tiers = FILE["resources"]
    made = CATALOGUE["resources"]
    assert made == {"nature": tiers["basic"], "village": tiers["village"], "city": tiers["city"]}


def test_craftsmen_have_one_face_for_each_village_product() -> None:
    tokens = CATALOGUE["tokens"]
    assert tokens["craftsman"] == {"count": 6, "faces": FILE["resources"]["village"]}
    assert tokens["war"] == tokens["coin"] == tokens["wagon"] == {"count": 6, "faces": []}


@pytest.mark.parametrize("players", GAME.players)
def test_the_offer_has_the_declared_size(players: int) -> None:
    state = GAME.start(players=players)
    dealer = epoka.Dealer(seed=3)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    view = state.view(None)
    assert len(view["display"]) == CATALOGUE["display"][str(players)]
    assert len(view["rows"]["nature"]) == CATALOGUE["draft"][str(players)]


def test_a_page_can_be_sent_the_catalogue() -> None:
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE
