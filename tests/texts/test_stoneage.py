"""The words of Stone Age: every piece has its name, and the name says what the piece is."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

import pytest

import epoka
from epoka.games.stoneage.components import (
    BUILDINGS,
    CARDS,
    DICE_FOR_ALL,
    FIXED,
    N_OF_K,
    PROFESSIONS,
    RESOURCES,
    SINGLE_USE_TOOL,
    SYMBOLS,
    UPPER_KINDS,
    Building,
    Card,
)
from epoka.games.stoneage.places import NAMES
from epoka.texts import LANGUAGES, Texts

STONE_AGE = epoka.game("stone-age")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def stem(text: str, length: int) -> str:
    """The first letters without their marks, which may change with the case (kámen, kameny)."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))[:length]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@each_language
@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("place", NAMES),
        ("good", [*RESOURCES, "food"]),
        ("symbol", SYMBOLS),
        ("profession", PROFESSIONS),
        ("upper", UPPER_KINDS),
        ("card", [card.id for card in CARDS]),
        ("building", [building.id for building in BUILDINGS]),
    ],
)
def test_every_piece_has_its_name(language: str, kind: str, ids: list[str]) -> None:
    texts = Texts(language, STONE_AGE)
    assert all(texts.say(f"{kind}-{id.replace(' ', '-')}") for id in ids)


@each_language
@pytest.mark.parametrize("way", ["cards", "buildings", "both"])
def test_every_way_to_end_is_told(language: str, way: str) -> None:
    texts = Texts(language, STONE_AGE)
    assert texts.say(f"over-by-{way}") in texts.event({"key": "game-ends", "by": way})


@each_language
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_name_of_a_card_says_what_it_brings_and_counts(language: str, card: Card) -> None:
    texts = Texts(language, STONE_AGE)
    upper, lower = texts.say(f"card-{card.id}").split(" · ")
    if card.symbol >= 0:
        assert lower == texts.say(f"symbol-{SYMBOLS[card.symbol]}")
    else:
        profession = texts.say(f"profession-{PROFESSIONS[card.profession]}")
        assert numbers(lower) == [card.figures] and profession[:4] in lower
    if card.resource >= 0:
        assert stem(texts.say(f"good-{RESOURCES[card.resource]}"), 3) in stem(upper, len(upper))
    if card.upper == DICE_FOR_ALL:
        assert upper == texts.say("upper-dice-for-all")
    elif card.upper == SINGLE_USE_TOOL:
        assert upper == f"{texts.say('upper-single-use-tool')} {card.amount}"
    elif numbers(upper):
        assert numbers(upper) == [card.amount]
    else:
        assert upper == texts.say(f"upper-{UPPER_KINDS[card.upper]}")


@each_language
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_name_of_a_building_is_its_price(language: str, building: Building) -> None:
    texts = Texts(language, STONE_AGE)
    name = texts.say(f"building-{building.id}")
    if building.kind == FIXED:
        wanted = [(kind, amount) for kind, amount in enumerate(building.cost) if amount]
        assert numbers(name) == [amount for _, amount in wanted] + [building.points]
        price = name.split(" → ")[0].split(" + ")
        goods = [stem(texts.say(f"good-{RESOURCES[kind]}"), 2) for kind, _ in wanted]
        assert [stem(part.split(" ")[1], 2) for part in price] == goods
    elif building.kind == N_OF_K:
        assert numbers(name) == [building.count, building.kinds]
    else:
        assert numbers(name) == [1, building.count]


def test_description_of_an_action_follows_its_notation() -> None:
    """All the numbers and ids of the notation are among the values, so no action is described as another."""
    for action, name in enumerate(STONE_AGE.names):
        _, values = STONE_AGE.describe(action)
        words = " ".join(str(value) for value in values.values()).split()
        assert set(re.findall(r"\d+|[CB]\d\d|\b(?:wood|clay|stone|gold)\b", name)) <= set(words), name
