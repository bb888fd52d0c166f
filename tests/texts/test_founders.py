"""The words of Founders of the Empire: every piece has its name, and the name says what the piece needs."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.games.founders.grid import SIDE_NAMES, cell_at
from epoka.games.founders.state import ENDS, Founders
from epoka.games.founders.supply import NONE, explain
from epoka.games.founders.tiles import CITY, KINDS, RESOURCES, TILES, TOKENS, VICTORY, Tile, faces_of
from epoka.games.founders.words import reasons
from epoka.texts import LANGUAGES, Texts

FOUNDERS = epoka.game("founders")

FACES = [tile.face for tile in TILES]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def needs(texts: Texts, tile: Tile) -> list[str]:
    return [texts.say(f"good-{RESOURCES[resource]}") for resource in tile.requires]


@each_language
@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("face", FACES),
        ("good", RESOURCES),
        ("kind", KINDS),
        ("token", TOKENS),
        ("side", SIDE_NAMES),
        ("giving", RESOURCES),
    ],
)
def test_every_piece_has_a_name_of_its_own(language: str, kind: str, ids: list[str]) -> None:
    texts = Texts(language, FOUNDERS)
    assert len({texts.say(f"{kind}-{id}") for id in ids}) == len(ids)


@each_language
@pytest.mark.parametrize("way", ENDS[1:])
def test_every_way_to_end_is_told(language: str, way: str) -> None:
    texts = Texts(language, FOUNDERS)
    assert texts.say(f"over-by-{way}") in texts.event({"key": "game-ends", "by": way})


@each_language
@pytest.mark.parametrize("tile", faces_of(CITY), ids=lambda tile: tile.face)
def test_name_of_a_city_tile_is_its_type_and_product(language: str, tile: Tile) -> None:
    texts = Texts(language, FOUNDERS)
    word, _, product = texts.say(f"face-{tile.face}").partition(" (")
    assert word == texts.say(f"type-{tile.face.partition('-')[0]}")
    assert product == f"{needs(texts, tile)[1]})"
    assert texts.say(f"face-{tile.face}.object").endswith(f" ({product}")


@each_language
@pytest.mark.parametrize("tile", faces_of(VICTORY), ids=lambda tile: tile.face)
def test_name_of_a_victory_tile_is_its_type_and_price(language: str, tile: Tile) -> None:
    texts = Texts(language, FOUNDERS)
    word, _, price = texts.say(f"face-{tile.face}").partition(": ")
    assert word == texts.say(f"type-{['altar', 'temple', 'great_temple'][tile.points - 1]}")
    assert price == " + ".join(needs(texts, tile))
    assert texts.say(f"face-{tile.face}.object").endswith(f" ({price})")


def test_description_of_an_action_is_its_notation() -> None:
    """The key and the values in their order, or the key alone: so no action is described as another."""
    for action, name in enumerate(FOUNDERS.names):
        key, values = FOUNDERS.describe(action)
        assert " ".join([key.replace("-", " "), *[str(value) for value in values.values()]]) == name


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ola attacks a mine at (0, 2) in the territory of Jiří."),
        ("pl", "Ola atakuje kopalnię na polu (0, 2), terytorium: Jiří."),
        ("cs", "Ola napadá důl na políčku (0, 2), území: Jiří."),
        ("uk", "Ola атакує копальню на клітинці (0, 2), територія: Jiří."),
    ],
)
def test_a_played_token_names_the_tile_and_whose_it_is(language: str, line: str) -> None:
    texts = Texts(language, FOUNDERS, ["Ola", "Jiří"])
    assert texts.event({"key": "war-played", "seat": 0, "by": 1, "face": "mine", "x": 0, "y": 2}) == line


# ---- explanations ----------------------------------------------------------------------------------------------------


def spot(face: str, x: int, y: int) -> dict[str, Any]:
    return {"face": face, "x": x, "y": y}


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ({"good": "iron", "source": spot("mine", 1, 0)}, "iron: from the mine at (1, 0)"),
        (
            {"good": "iron", "source": spot("mine", 1, 0), "outlet": spot("lake", 2, -1)},
            "iron: from the mine by wagon, through the tile at (2, -1)",
        ),
        ({"good": "iron", "bought": True}, "iron: bought with a coin"),
    ],
)
def test_covered_requirement_names_its_supplier(row: dict[str, Any], line: str) -> None:
    [(key, values)] = reasons({"contact": True, "suppliers": [row], "missing": []})
    assert Texts("en", FOUNDERS).say(key, values) == line


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ({"good": "plants"}, "plants: no tile around this cell is left to give it"),
        (
            {"good": "plants", "busy": spot("cliff", 0, 0), "giving": "stone"},
            "plants: “cliff” is already giving stone",
        ),
        ({"good": "plants", "idle": spot("lake", 0, 0)}, "plants: “lake” does not produce now"),
    ],
)
def test_missing_requirement_says_why(row: dict[str, Any], line: str) -> None:
    [(key, values)] = reasons({"contact": True, "suppliers": [], "missing": [row]})
    assert Texts("en", FOUNDERS).say(key, values) == line


def test_cell_without_contact_is_the_first_reason() -> None:
    found = reasons({"contact": False, "suppliers": [], "missing": [{"good": "wood"}]})
    assert [key for key, _ in found] == ["supply-no-contact", "supply-missing"]


@each_language
def test_whatever_is_explained_in_play_can_be_said(language: str) -> None:
    """Every tile on every cell near the middle, at the end of a game with all kinds of tokens."""
    texts = Texts(language, FOUNDERS)
    dealer = epoka.Dealer("explained")
    state = FOUNDERS.start(2)
    while not state.over:
        legal = state.actions() if state.mover != epoka.CHANCE else []
        state.act(legal[dealer.below("choice", len(legal))] if legal else dealer.draw(state))
    assert isinstance(state, Founders)
    lines = set()
    for x in range(-3, 4):
        for face in range(len(TILES)):
            for key, values in reasons(explain(state.lands[0], cell_at(x, 1), face, NONE)):
                lines.add(texts.say(key, values))
    assert len(lines) > len(RESOURCES)
