"""The numbers that a sentence of a card or chip names, and the positions in which they are measured.

`said` takes them out of the sentence as a reader would; `drive` plays what an element does, doing all it allows, and
`facts` tells what there is before and after.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Unpack, cast

from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    INCOME_CHIPS,
    RESEARCH,
)
from epoka.games.civolution.components.lines import Line
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import ATTRIBUTE, CARDS, COLUMNS, FEATURES, GOAL, INCOME, MATERIALS, WATER
from epoka.games.civolution.components.rows import Effect
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, PLAN, RAW, STORE
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Seat, do, legal, score
from tests.rules.civolution.test_components_texts import texts

NUMBERS = re.compile(r"\d+|\bonce\b|(?<!\d )\braz\b|\bII\b")
IN_WORDS = {"once": 1, "raz": 1, "II": 2}
"""Numbers that sentences write as words."""
IDLE = ("done", "decline", "fail")
ENOUGH = 200


def said(language: str, line: Line) -> list[int]:
    """The numbers of a sentence, sorted."""
    sentence = texts(language).say(line["key"], line["values"])
    return sorted([IN_WORDS[word] if word in IN_WORDS else int(word) for word in NUMBERS.findall(sentence)])


def effects() -> Iterator[tuple[str, Effect]]:
    """All effects of all elements, with the element's id."""
    for card in RESEARCH:
        yield from [(card.id, effect) for effect in [*card.instant, *card.effects]]
    yield from [(chip.id, effect) for chip in [*INCOME_CHIPS, *CHIP_CARD_ROWS] for effect in chip.effects]
    yield from [(chip.id, effect) for chip in ATTRIBUTE_CHIPS for effect in chip.effects]
    yield from [(event.id, effect) for event in EVENT_CARDS for effect in event.effects]


# ---- playing ---------------------------------------------------------------------------------------------------------


def drive(state: Civolution, *wishes: str, lazy: bool = False) -> list[str]:
    """Play on until seat 1 is asked for its turn; gives the decisions of seat 0.

    A wish is taken where it is possible; else the first choice that does something, or, for the lazy, nothing.
    """
    played: list[str] = []
    waiting = list(wishes)
    for _ in range(ENOUGH):
        if state.over or (state.mover == 1 and state.prompt()[0] == "turn"):
            assert waiting == [], f"{waiting} was never possible"
            return played
        if state.mover < 0:
            state.act(state.chance()[0][0])
            continue
        names = legal(state)
        idle = [name for name in names if name in IDLE]
        busy = [name for name in names if name not in IDLE]
        wanted = [name for name in names if waiting and name == waiting[0]]
        name = (wanted or (idle or busy if lazy or state.mover == 1 else busy or idle))[0]
        if wanted:
            waiting.pop(0)
        if state.mover == 0:
            played.append(name)
        do(state, name)
    raise AssertionError(f"this never ends: {state.prompt()} after {played}")


def facts(state: Civolution) -> dict[str, int]:
    """What seat 0 has, by names."""
    player = state.seats[0]
    elements = [element for column in range(COLUMNS) for element in player.left[column]]
    halves = [element for column in range(COLUMNS) for element in player.right[column] if element >= GOAL]
    land = [place for place in range(TERRITORIES) if TERRITORY_TERRAIN[place] != WATER]
    wild = [int(state.wild_in(place, 0)) for place in range(TERRITORIES)]
    strong = sum([int(state.strong_in(place, 0)) for place in range(TERRITORIES)])
    tribes = sum([int(state.tribes_in(place, 0)) for place in range(TERRITORIES)])
    settlements = int(player.settlements_built())
    return {
        "score": score(state),
        "tracks": sum(player.tracks),
        "favor": int(player.favor),
        "ideas": player.at[IDEAS],
        "focus": player.at[FOCUS],
        "food": player.at[FOOD],
        "money": player.at[MONEY],
        "features": sum(player.at[FEATURE : FEATURE + len(FEATURES)]),
        "stored": sum(player.at[STORE : STORE + len(MATERIALS)]),
        "planning": sum(player.at[PLAN : PLAN + 6]),
        "raw": sum([player.at[RAW + place] for place in land]),
        "strong": strong,
        "weak": tribes - strong,
        "tribes": tribes,
        "wild": sum(wild),
        "upgrades": int(player.upgrades),
        "sites": len([site for site in state.site if site >= 0]),
        "hand": len(player.hand),
        "cards": len([element for element in elements if element < CARDS]),
        "income chips": len([element for element in elements if INCOME <= element < ATTRIBUTE]),
        "goals": sum([len(stack) for stack in player.goals]),
        "goals installed": len({element for element in [*elements, *halves] if element >= GOAL}),
        "dice": int(player.unused_dice() + player.used),
        "used dice": int(player.used),
        "fate dice": int(player.fate),
        "stage tiles": int(player.stage_4 + player.stage_5),
        "built": state.farm.count(0) + int(state.boats_built(0)) + int(player.statues) + settlements,
        "weather": int(state.weather),
    }


def rich(**more: Unpack[Seat]) -> Seat:
    """A civilization for which no effect of any card runs short of anything."""
    seat: Seat = {
        "markers": {
            "food": 2,
            "money": 8,
            "ideas": 1,
            "stamina": 3,
            "calm": 1,
            "expression": 1,
            "wood": 2,
            "stone": 1,
            "jade": 1,
            "raw b-forest": 2,
            "raw c-grassland": 2,
            "raw b-hills": 1,
        },
        "tribes": [
            *["b-forest camp strong", "b-hills camp strong", "c-grassland camp strong", "c-swamp camp strong"],
            *["b-forest wild weak", "c-grassland wild weak", "c-desert wild weak", "b-mountains wild weak"],
        ],
        "dice": [1, 2, 3, 4],
        "used": 4,
        "fate": 1,
        "favor": 1,
        "columns": {1: ["A2"], 2: ["I2"], 3: ["I3"], 4: ["B16"], 9: ["K2"]},
        "hand": ["C16", "C22", "C1"],
        "goals": [["G39"]],
    }
    seat.update(more)
    return seat


def merged(*seats: Seat) -> Seat:
    """Several descriptions of one civilization as one."""
    whole: dict[str, Any] = {}
    for seat in seats:
        for name, value in seat.items():
            if isinstance(value, dict):
                whole[name] = {**whole.get(name, {}), **value}
            elif isinstance(value, list):
                whole[name] = [*whole.get(name, []), *value]
            else:
                whole[name] = value
    return cast(Seat, whole)
