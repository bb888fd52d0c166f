"""How a described table becomes the pieces of a position: what stands behind `table`."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from epoka.games.civolution.components.map import COVERINGS, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.map import fixed_tile as tile_of_first_game
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    CHIP_CARD,
    DECK_LETTERS,
    DECK_SIZE,
    GOAL,
    INCOME,
    MATERIALS,
    MODULES,
    ROWS,
    TRACKS,
    WATER,
)
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.console.columns import insert, take_effect
from epoka.games.civolution.position.packing import occupant_entry, occupant_of, tribe_entry
from epoka.games.civolution.position.state import Civolution

if TYPE_CHECKING:
    from tests.rules.civolution.table import Seat

FREE_TILES = [3, 4, 5, 6, 7]
FIRST_OF = {"I": INCOME, "K": CHIP_CARD, "T": ATTRIBUTE, "G": GOAL}


def laid_tiles(covering: int) -> list[int]:
    free = iter(FREE_TILES)
    fixed = [tile_of_first_game(slot) for slot in COVERINGS[covering]]
    return [code if code >= 0 else 2 * next(free) for code in fixed]


def place_civilization(pieces: dict[str, Any], seat: int, board: Seat) -> None:
    """One civilization's console and what it has on the continent."""
    player = pieces["seats"][seat]
    for name, number in board.get("markers", {}).items():
        player["at"][SPACES.index(name)] = number
    for word in ("used", "fate", "favor", "upgrades", "resets"):
        if word in board:
            player[word] = board[word]
    if "dice" in board:
        player["dice"] = [board["dice"].count(value) for value in range(1, 7)]
    for name, space in board.get("tracks", {}).items():
        player["tracks"][TRACKS.index(name)] = space
    for name, level in board.get("levels", {}).items():
        player["levels"][MODULES.index(name)] = level
    player["stage_4"], player["stage_5"] = (int(stage in board.get("stages", [])) for stage in (4, 5))
    goals = [[int(chip[1:]) - 1 for chip in stack] for stack in board.get("goals", [])]
    player["goals"] = [*goals, [], [], []][:3]
    player["hand"] = sorted(_element(card) for card in board.get("hand", []))
    player["known"] = [1 << seat] * len(player["hand"])
    player["options"] = [int(card[1:]) - 1 for card in board.get("marker_cards", [])]
    settle_tribes(pieces, seat, board)
    for name in board.get("boats", []):
        pieces["boats"][TERRITORY_NAMES.index(name)] |= 1 << seat
        player["boats"] -= 1
    for name in board.get("farms", []):
        pieces["farm"][TERRITORY_NAMES.index(name)] = seat
        player["farms"] -= 1
    for ground in board.get("statues", []):
        pieces["statues"][(ground - 1) * 4 + seat] += 1
        player["statues"] += 1
    for slot, ground in board.get("settlements", {}).items():
        pieces["settled"][(ground - 1) * 4 + seat] += 1
        player["settlements"] |= 1 << slot - 1
    placed = player["resets"] + player["boats"] + player["statues"] + sum(player["at"])
    player["supply"] = 50 - placed
    if "supply" in board:
        player["statues"] += player["supply"] - board["supply"]
        player["supply"] = board["supply"]
    assert player["supply"] >= 0, f"seat {seat} has only fifty markers"


def settle_tribes(pieces: dict[str, Any], seat: int, board: Seat) -> None:
    for tribe in board.get("tribes", []):
        name, place, strength = tribe.split()
        territory, strong = TERRITORY_NAMES.index(name), int(strength == "strong")
        if place == "fire":
            assert pieces["fire"][territory] < 0, f"the fire of {name} is taken"
            pieces["fire"][territory] = occupant_of(seat, strong)
        else:
            pieces["plain" if place == "camp" else "wild"][tribe_entry(territory, seat, strong)] += 1
        pieces["seats"][seat]["tribes"] -= 1


def develop(pieces: dict[str, Any], developed: dict[str, str]) -> None:
    """The named material tiles, those of the starting territories, and one wherever somebody is or has something."""
    shown = {"b-forest": "wood", "c-grassland": "papyrus"} | developed
    for name, material in shown.items():
        pieces["material"][TERRITORY_NAMES.index(name)] = MATERIALS.index(material)
        pieces["hidden_tiles"][MATERIALS.index(material)] = 0
    for place in range(len(TERRITORY_NAMES)):
        here = slice(occupant_entry(place, 0), occupant_entry(place + 1, 0))
        settled = pieces["fire"][place] >= 0 or any(pieces["plain"][here]) or any(pieces["wild"][here])
        raw = any(player["at"][SPACES.index(f"raw {TERRITORY_NAMES[place]}")] for player in pieces["seats"])
        if (settled or raw) and TERRITORY_TERRAIN[place] != WATER and pieces["material"][place] < 0:
            first = TERRITORY_TERRAIN[place] * ROWS
            hidden = next(row for row in range(first, first + ROWS) if pieces["hidden_tiles"][row])
            pieces["material"][place] = hidden
            pieces["hidden_tiles"][hidden] = 0


POOLS = {"G": "goal", "I": "income", "T": "attribute"}
USUAL = {"G": ["G60", "G61", "G62", "G63", "G64", "G65"], "I": ["I1", "I2", "I3"], "T": ["T2", "T4", "T6"]}


def deal(
    pieces: dict[str, Any],
    boards: list[Seat],
    displays: dict[str, list[str] | None],
    bags: dict[str, list[str]],
    decks: dict[str, list[str]],
    stacks: dict[str, list[str]],
) -> None:
    """Displays, bags, decks and face-up stacks; whatever a civilization has is in none of them."""
    owned = set(chain.from_iterable(_owned(board) for board in boards))
    for letter, name in POOLS.items():
        asked = displays[letter]
        shown = [chip for chip in USUAL[letter] if chip not in owned] if asked is None else asked
        spaces = len(pieces[f"{name}_display"])
        codes = [int(chip[1:]) - 1 for chip in shown[:spaces]]
        pieces[f"{name}_display"] = [*codes, *[-1] * spaces][:spaces]
        gone = {int(chip[1:]) - 1 for chip in owned if chip[0] == letter} | set(codes)
        counts = pieces[f"{name}_pool"]["counts"]
        for number in range(len(counts)):
            held = f"{letter}{number + 1}" in bags[letter] if letter in bags else number not in gone
            counts[number] = int(held)
    for deck, letter in enumerate(DECK_LETTERS):
        stack = [_element(card) for card in stacks.get(letter, [])]
        pieces["open"][deck] = stack
        for number in range(DECK_SIZE):
            card = f"{letter}{number + 1}"
            held = card in decks[letter] if letter in decks else card not in owned and _element(card) not in stack
            pieces["decks"][deck]["counts"][number] = int(held)


def _owned(board: Seat) -> list[str]:
    columns = chain.from_iterable(chip.split("+") for stack in board.get("columns", {}).values() for chip in stack)
    return [*board.get("hand", []), *chain.from_iterable(board.get("goals", [])), *columns]


def _element(name: str) -> int:
    """The number of a card or chip among everything that may be installed."""
    if name[0] in FIRST_OF:
        return FIRST_OF[name[0]] + int(name[1:]) - 1
    return DECK_LETTERS.index(name[0]) * DECK_SIZE + int(name[1:]) - 1


def install_elements(state: Civolution, seat: int, board: Seat) -> None:
    for number, stack in board.get("columns", {}).items():
        for elements in stack:
            for name in elements.split("+"):
                insert(state, seat, number - 1, _element(name), False)
                take_effect(state, seat, _element(name))
