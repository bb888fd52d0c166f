"""V.I.C.I.'s action cards and tables (section 15), from `data/solo.json`."""

from __future__ import annotations

from typing import Any, Final

from epoka.games.civolution.components.catalogue import load
from epoka.games.civolution.components.checks import check_ids, numbered
from epoka.games.civolution.components.grammar import BadComponents, subject, whole, word
from epoka.games.civolution.components.pieces import EVENTS, LANDS, TERRAINS
from epoka.games.civolution.components.rows import Effect

SOLO: Final = load("solo")
SOLO_CARDS: Final = 15
ICONS: Final = 16
"""So many reset icons of each colour are in the whole stack."""
DIE_SIDES: Final = 6

SOLO_ACTIONS: Final = [
    "track",  # a steps on track b
    "remove-card",  # the top face-up card of deck b leaves the game
    "activation-die",
    "fate-die",
    "statue",  # on the island
    "reveal",  # sites
    "favor",
    "hunting-token",
    "procreation",
    "migration",
    "provision",
    "evolution",  # a markers
    "prosperity",  # a markers
    "points",
]
ACTION_ABOUT: Final = {"track": "track", "remove-card": "deck"}

CATEGORY_OF: Final = ["none", "this-era", "next-era", "last-era", "final"]
"""Whose category a scoring card carries out; `final` means those of the three tiles of the final scoring area."""
BY_DICE: Final = 0
THIS_ERA: Final = 1
NEXT_ERA: Final = 2
LAST_ERA: Final = 3
FINAL_TILES: Final = 4


class SoloHalf:
    """The blue or the red half: actions by die value, or how often a category, with points."""

    def __init__(self, rows: list[list[Effect]], times: int, points: int, era_4_points: int) -> None:
        self.rows: Final = rows
        """By die value, from 1; empty on a card that names a category."""
        self.times: Final = times
        self.points: Final = points
        self.era_4_points: Final = era_4_points
        """What a card of the next era gives instead when there is none (AMB-41), else 0."""


class SoloCard:
    def __init__(self, id: str, blue_icons: int, red_icons: int, category: int, halves: list[SoloHalf]) -> None:
        self.id: Final = id
        self.blue_icons: Final = blue_icons
        self.red_icons: Final = red_icons
        self.category: Final = category
        self.halves: Final = halves
        """The blue half, then the red one."""


def _action(id: str, said: list[Any]) -> Effect:
    kind = word(id, "action of V.I.C.I.", SOLO_ACTIONS, said[0])
    about = ACTION_ABOUT.get(said[0], "")
    if len(said) != (3 if about else 2):
        raise BadComponents(f"{id}: the action «{said[0]}» is about {about or 'nothing'}, not {said[2:]}")
    return Effect(kind, whole(id, said[0], said[1]), subject(id, about, said[2]) if about else 0)


def _dice(id: str, span: str) -> list[int]:
    """The die values of a row as it is printed: "1" or "4-6"."""
    first, _, last = span.partition("-")
    if not first.isdigit() or (last and not last.isdigit()):
        raise BadComponents(f"{id}: «{span}» names no die values")
    return list(range(int(first), int(last or first) + 1))


def _half(id: str, category: int, said: dict[str, Any]) -> SoloHalf:
    if category:
        points = whole(id, "points", said.get("points", 0), 0)
        return SoloHalf(
            [], whole(id, "times", said.get("times")), points, whole(id, "points", said.get("era_4_points", 0), 0)
        )
    rows: list[list[Effect]] = [[] for _ in range(DIE_SIDES + 1)]
    seen: list[int] = []
    for span, actions in said.items():
        for value in _dice(id, span):
            seen.append(value)
            rows[value] = [_action(id, action) for action in actions]
    if seen != [1, 2, 3, 4, 5, 6]:
        raise BadComponents(f"{id}: its rows cover the die values {seen}, but must cover 1 to 6 once each")
    return SoloHalf(rows, 0, 0, 0)


def _card(row: dict[str, Any]) -> SoloCard:
    id = str(row.get("id", "?"))
    category = word(id, "category", CATEGORY_OF, row.get("category", "none"))
    blue, red = [whole(id, "icons", icons, 0) for icons in row["icons"]]
    return SoloCard(id, blue, red, category, [_half(id, category, row["blue"]), _half(id, category, row["red"])])


def check_solo(cards: list[SoloCard]) -> list[SoloCard]:
    check_ids([card.id for card in cards], numbered("V", SOLO_CARDS), "action card of V.I.C.I.")
    for colour, icons in (
        ("blue", sum([card.blue_icons for card in cards])),
        ("red", sum([card.red_icons for card in cards])),
    ):
        if icons != ICONS:
            raise BadComponents(
                f"{cards[-1].id}: with it there are {icons} {colour} reset icons, but there must be {ICONS}"
            )
    return cards


VICI_CARDS: Final[list[SoloCard]] = check_solo([_card(row) for row in SOLO["cards"]])
TERRITORY_WHEEL: Final[list[int]] = [
    word("solo.json", "land", TERRAINS[:LANDS], name) for name in SOLO["territory_wheel"]["value"]
]
"""Terrain by die value, from 0 for a 1."""
BEACON_OVERVIEW: Final[list[int]] = list(SOLO["beacon_overview"]["value"])
EVOLUTION_SPACES: Final[int] = SOLO["evolution_grid"]["spaces"]["value"]
EVOLUTION_ICONS: Final[list[int]] = list(SOLO["evolution_grid"]["chip_icons"]["value"])
PROSPERITY_SPACES: Final[int] = SOLO["prosperity_grid"]["spaces"]["value"]
PROSPERITY_ICONS: Final[list[int]] = list(SOLO["prosperity_grid"]["chip_icons"]["value"])
COMPARED_SPACES: Final[list[list[int]]] = [
    list(SOLO["event_comparison"]["value"].get(f"F{number}", [])) for number in range(1, EVENTS + 1)
]
"""By event: the spaces of the Prosperity grid whose markers V.I.C.I. compares with, or none (CV-196)."""
RED_ERAS: Final[dict[str, int]] = dict(SOLO["red_eras"]["value"])
"""By difficulty: in how many of the last eras she uses the red half (CV-216)."""
