"""Civolution for the checks: its pieces counted from a snapshot, and what the players hide from each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import epoka
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.position.packing import STRONG, WEAK, owner_of, tribe_entry
from epoka.testing.adapter import Adapter, Secret, Snapshot, below_zero
from tests.conformance.menders.civolution import MENDERS, UNMENDABLE
from tests.rules.civolution import why_cases, why_cases_continent

DECKS, DECK_SIZE = 5, 32
INCOME, CHIP_CARD, ATTRIBUTE, GOAL, ELEMENTS = 160, 185, 195, 207, 272
COUNTED = [element for element in range(ELEMENTS) if not CHIP_CARD <= element < ATTRIBUTE]
MARKERS, TRIBES, VICI_TRIBES = 50, 20, 15
ACTIVATION_DICE, FATE_DICE = 7, 2
"""So many of each a player, and one more of each."""
OWN = [[tribe_entry(place, seat, how) for place in range(TERRITORIES) for how in (WEAK, STRONG)] for seat in range(4)]
"""Where the tribes of each seat are counted on the continent."""


class Holds(Secret):
    """Whether another player holds one certain card that this seat has not seen."""

    def __init__(self, owner: int, card: int, hidden: int, unseen: int) -> None:
        likely = hidden / unseen
        super().__init__(f"whether seat {owner} holds card {card}", {True: likely, False: 1 - likely})
        self.owner = owner
        self.card = card

    def read(self, snapshot: Snapshot) -> Any:
        board = snapshot["pieces"]["seats"][self.owner]
        return self.card in board["hand"] + board["drawn"]


class CivolutionAdapter(Adapter):
    game = "civolution"
    menders = MENDERS
    unmendable = UNMENDABLE
    uncovers = {"KeepStart": "markers", "DealMarkers": "markers"}

    def faults(self, snapshot: Snapshot) -> list[str]:
        pieces = snapshot["pieces"]
        faults = element_faults(snapshot) + dice_faults(pieces)
        for seat, board in enumerate(pieces["seats"]):
            faults += [f"seat {seat}: {fault}" for fault in console_faults(pieces, snapshot["players"], seat, board)]
        numbers = [*pieces["plain"], *pieces["wild"], *pieces["statues"], *pieces["settled"], *pieces["boats"]]
        return faults + below_zero(numbers, "a number of pieces on the continent")

    def secrets(self, snapshot: Snapshot, seat: int) -> list[Secret]:
        return [secret for deck in range(DECKS) for secret in deck_secrets(snapshot["pieces"], deck, seat)]

    def positions(self, game: epoka.Game) -> Iterator[epoka.State]:
        yield from positions(game)


def element_faults(snapshot: Snapshot) -> list[str]:
    """Every card and chip is there once; the solo opponent takes some out of the game."""
    pieces = snapshot["pieces"]
    found = [deck * DECK_SIZE + card for deck, pool in enumerate(pieces["decks"]) for card in in_pool(pool)]
    found += [card for stack in pieces["open"] for card in stack]
    for first, pool, display in (
        (INCOME, "income_pool", "income_display"),
        (ATTRIBUTE, "attribute_pool", "attribute_display"),
        (GOAL, "goal_pool", "goal_display"),
    ):
        found += [first + chip for chip in in_pool(pieces[pool]) + [chip for chip in pieces[display] if chip >= 0]]
    found += [GOAL + goal for goal in pieces["offered"][1::2]]
    for board in pieces["seats"]:
        found += board["hand"] + board["drawn"] + installed(board)
        found += [GOAL + chip for stack in board["goals"] for chip in stack]
    found += [element for step in snapshot["agenda"] for element in in_hand(step)]
    found += pieces.get("vici", {}).get("gone", [])
    numbers = Counter(found)
    return [f"element {element} is there {numbers[element]} times" for element in COUNTED if numbers[element] != 1]


def in_hand(step: list[Any]) -> list[int]:
    """A chip between the display and its place."""
    if step[0] in ("PlaceElement", "PlaceHalf"):
        return [step[2]]
    return [GOAL + step[2]] if step[0] == "GoalSpace" else []


def installed(board: dict[str, Any]) -> list[int]:
    """What lies in the columns; only goal chips differ between the halves."""
    left = [element for column in board["left"] for element in column]
    return left + [element for column in board["right"] for element in column if element >= GOAL]


def in_pool(pool: dict[str, Any]) -> list[int]:
    return [piece for piece, count in enumerate(pool["counts"]) for _ in range(count)] + list(pool["under"])


def dice_faults(pieces: dict[str, Any]) -> list[str]:
    """Dice move between the display and the players; none is lost."""
    boards = pieces["seats"]
    activation = pieces["activation_dice"] + sum(sum(board["dice"]) + board["used"] for board in boards)
    fate = pieces["fate_dice"] + sum(board["fate"] for board in boards)
    faults = []
    if activation != ACTIVATION_DICE * len(boards) + 1:
        faults.append(f"{activation} activation dice for {len(boards)}")
    if fate != FATE_DICE * len(boards) + 1:
        faults.append(f"{fate} fate dice for {len(boards)}")
    return faults


def console_faults(pieces: dict[str, Any], players: int, seat: int, board: dict[str, Any]) -> list[str]:
    """Fifty markers and all tribes of a player, farms and boats, nothing below zero."""
    faults: list[str] = []
    markers = board["supply"] + sum(board["at"]) + board["resets"] + board["boats"] + board["statues"]
    markers += board.get("elsewhere", 0)
    if markers != MARKERS:
        faults.append(f"{markers} markers")
    placed = sum(pieces["plain"][entry] + pieces["wild"][entry] for entry in OWN[seat])
    tribes = board["tribes"] + placed + len([1 for occupant in pieces["fire"] if owner_of(occupant) == seat])
    if tribes != (VICI_TRIBES if players == 1 and seat == 1 else TRIBES):
        faults.append(f"{tribes} tribes")
    if board["farms"] + pieces["farm"].count(seat) != 3 and not (players == 1 and seat == 1):
        faults.append(f"{board['farms']} farms left, {pieces['farm'].count(seat)} built")
    if not 1 <= board["favor"] <= 6 or not all(0 <= space <= 12 for space in board["tracks"]):
        faults.append(f"discs on {board['favor']} and {board['tracks']}")
    numbers = [board["supply"], board["tribes"], board["used"], *board["at"], *board["dice"]]
    return faults + below_zero(numbers, "a number of pieces")


def deck_secrets(pieces: dict[str, Any], deck: int, seat: int) -> list[Secret]:
    """Who may hold the first of the cards of a deck that this seat has not seen."""
    pool, boards = pieces["decks"][deck], pieces["seats"]
    first = deck * DECK_SIZE
    unseen = [first + card for card, count in enumerate(pool["counts"]) if count]
    unseen += [first + card for card, knows in zip(pool["under"], pool["knows"], strict=True) if not knows >> seat & 1]
    hidden: dict[int, int] = {}
    for owner, board in enumerate(boards):
        if owner == seat:
            continue
        cards = [card for card, known in zip(board["hand"], board["known"], strict=True) if not known >> seat & 1]
        cards = [card for card in cards + board["drawn"] if card // DECK_SIZE == deck]
        hidden[owner] = len(cards)
        unseen += cards
    return [
        Holds(owner, min(unseen), number, len(unseen)) for owner, number in hidden.items() if 0 < number < len(unseen)
    ]


def positions(game: epoka.Game) -> Iterator[epoka.State]:
    """One for every reason that the rules give for a refusal."""
    for case in why_cases.CASES:
        yield case.position()
    for _, state in why_cases_continent.after_a_roll():
        yield state
    yield why_cases_continent.blocked_by_provisions()
