"""Positions of Stone Age for the tests, written as a person would describe a table.

Pieces stay conserved: cards and buildings that nobody owns and that lie nowhere face up are in the pools. Where a test
wants a smaller deck or lower stacks, the last seat owns the rest (used up, worth no points on the track), unless the
test says who does.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import pytest

import epoka
from epoka.games.stoneage.components import BUILDINGS, CARDS, RESOURCES, SINGLE_USE, STACK_HEIGHT
from epoka.games.stoneage.places import NAMES

GAME = epoka.game("stone-age")
CARD_IDS = [card.id for card in CARDS]
BUILDING_IDS = [building.id for building in BUILDINGS]
TWO_RESOURCES = "C14"

Phase = Literal["place", "act", "feed", "end"]


class Board(TypedDict, total=False):
    """One player's side of a table; what is left out is as at the start of the game."""

    food: int
    goods: dict[str, int]
    workers: int
    placed: dict[str, int]
    agriculture: int
    tools: list[int]
    used: list[int]
    """Tool spaces, 1 to 3, whose tile was used this round."""
    cards: list[str]
    extra: str
    """The card of SA-39 that only its owner knows."""
    open_tools: list[str]
    """Single-use tools not used yet; they need not be listed in `cards` as well."""
    two_resources: bool
    """The card of SA-42 lies open; it need not be listed in `cards` as well."""
    buildings: list[str]
    building_points: int
    card_points: int
    hunger: int
    """Points lost to hunger so far, as a negative number."""


def table(
    players: int = 4,
    *,
    seats: dict[int, Board] | None = None,
    slots: list[str | None] | None = None,
    deck: list[str] | None = None,
    stacks: list[str | None] | None = None,
    heights: list[int] | None = None,
    first: int = 0,
    phase: Phase = "place",
    seat: int | None = None,
    round: int = 1,
    **options: Any,
) -> epoka.State:
    """A position in which `seat` (the first player unless told) is about to place, act or feed, or a round ends.

    `slots` are cheapest first, None where a card was bought. `deck` lists what may still be drawn, in any order.
    """
    boards = seats or {}
    pieces = [_board(boards.get(number, {})) for number in range(players)]
    slot_cards = _lay_slots(pieces, slots)
    deck_cards = _lay_deck(pieces, slot_cards, deck)
    tops, stack_heights, tiles = _lay_stacks(pieces, stacks, heights)
    state = GAME.restore(
        {
            **GAME.start(players, **options).snapshot(),
            "history": None,
            "undo": [0, epoka.ENDED],
            "agenda": _agenda(players, first, phase, first if seat is None else seat, options),
            "pieces": {
                "round": round,
                "first": first,
                "seats": pieces,
                "deck": _pool(deck_cards, len(CARDS)),
                "slots": slot_cards,
                "tiles": _pool(tiles, len(BUILDINGS)),
                "tops": tops,
                "heights": stack_heights,
                "deferred": [],
                "ended_by_cards": False,
                "ended_by_buildings": False,
            },
        }
    )
    assert state.over or state.actions(), f"seat {state.mover} has nothing to choose in this position"
    return state


def start(
    players: int = 4,
    *,
    cards: tuple[str, str, str, str] = ("C01", "C03", "C04", "C13"),
    buildings: list[str] | None = None,
    **options: Any,
) -> epoka.State:
    """A game from its very beginning, set up with these cards and buildings: it has a past and a record."""
    state = GAME.start(players, **options)
    shown = buildings or ["B01", "B02", "B03", "B04"][:players]
    return do(state, *[f"deal {piece}" for piece in (*cards, *shown)])


def do(state: epoka.State, *names: str) -> epoka.State:
    """Play the named actions one after the other; gives the same state back."""
    for name in names:
        state.act(state.action(name))
    return state


def legal(state: epoka.State) -> list[str]:
    """The names of the legal actions."""
    return [state.name(action) for action in state.actions()]


def choices(state: epoka.State) -> list[str]:
    """The names of all that a person may choose: sets are picked in any order."""
    return [state.name(action) for action in state.choices()]


def offered(state: epoka.State, word: str) -> list[str]:
    """The names of the legal actions that begin with these words."""
    return [name for name in legal(state) if name == word or name.startswith(word + " ")]


def refused(state: epoka.State, name: str) -> epoka.Refusal:
    """Why the action is not legal: it is not offered, doing it is refused for the same reason and changes nothing."""
    action = state.action(name)
    before = state.snapshot()
    with pytest.raises(epoka.Illegal) as caught:
        state.act(action)
    assert action not in state.actions()
    assert caught.value.refusal == state.refusal(action)
    assert state.snapshot() == before
    return caught.value.refusal


def board(state: epoka.State, seat: int) -> dict[str, Any]:
    """A player board as its owner sees it."""
    found: dict[str, Any] = state.view(seat)["seats"][seat]
    return found


def goods(state: epoka.State, seat: int) -> dict[str, int]:
    """The resources a player has any of."""
    return {good: amount for good, amount in board(state, seat)["goods"].items() if amount}


def slots(state: epoka.State) -> list[str | None]:
    """The cards on offer, cheapest slot first."""
    found: list[str | None] = state.view()["slots"]
    return found


def events(state: epoka.State, *names: str) -> list[dict[str, Any]]:
    """What is reported, to a spectator, while the named actions are played."""
    heard: list[epoka.Event] = []
    state.listen(heard)
    do(state, *names)
    return [event.data() for event in heard if event.seen_by(-2)]


# ---- how the pieces are laid out ------------------------------------------------------------------------------------


def _board(given: Board) -> dict[str, Any]:
    placed = [0] * len(NAMES)
    for place, count in given.get("placed", {}).items():
        placed[NAMES.index(place)] = count
    amounts = [0, 0, 0, 0]
    for good, amount in given.get("goods", {}).items():
        amounts[RESOURCES.index(good)] = amount
    open_cards = list(given.get("open_tools", []))
    if given.get("two_resources"):
        open_cards.append(TWO_RESOURCES)
    workers = given.get("workers", 5)
    assert workers >= sum(placed), f"{sum(placed)} workers are placed, but there are only {workers}"
    return {
        "workers": workers,
        "home": workers - sum(placed),
        "food": given.get("food", 12),
        "agriculture": given.get("agriculture", 0),
        "goods": amounts,
        "placed": placed,
        "tools": given.get("tools", [0, 0, 0]),
        "used": sum(1 << (space - 1) for space in given.get("used", [])),
        "cards": sorted({CARD_IDS.index(card) for card in [*given.get("cards", []), *open_cards]}),
        "extra": CARD_IDS.index(given["extra"]) if "extra" in given else -1,
        "open_tools": [SINGLE_USE.index(CARD_IDS.index(card)) for card in given.get("open_tools", [])],
        "two_resources": given.get("two_resources", False),
        "buildings": [BUILDING_IDS.index(building) for building in given.get("buildings", [])],
        "building_points": given.get("building_points", 0),
        "card_points": given.get("card_points", 0),
        "hunger": given.get("hunger", 0),
    }


def _owned(pieces: list[dict[str, Any]], what: str) -> list[int]:
    owned: list[int] = [number for player in pieces for number in player[what]]
    if what == "cards":
        owned.extend(player["extra"] for player in pieces if player["extra"] >= 0)
    assert len(owned) == len(set(owned)), f"somebody's {what} are somebody else's too: {owned}"
    return owned


def _lay_slots(pieces: list[dict[str, Any]], wanted: list[str | None] | None) -> list[int]:
    """The cards on offer; without a wish four that bring food, as far as nobody has them."""
    owned = _owned(pieces, "cards")
    if wanted is None:
        plain = [CARD_IDS.index(card) for card in ("C01", "C03", "C04", "C13", "C20", "C27", "C29")]
        return [card for card in [*plain, *range(len(CARDS))] if card not in owned][:4]
    laid = [-1 if card is None else CARD_IDS.index(card) for card in wanted]
    assert not set(laid) & set(owned), "a card lies in a slot and before a player"
    return laid + [-1] * (4 - len(laid))


def _lay_deck(pieces: list[dict[str, Any]], laid: list[int], wanted: list[str] | None) -> list[int]:
    """The deck; what a test keeps out of it lies face down before the last seat."""
    elsewhere = {*laid, *_owned(pieces, "cards")}
    rest = [card for card in range(len(CARDS)) if card not in elsewhere]
    if wanted is None:
        return rest
    deck = [CARD_IDS.index(card) for card in wanted]
    assert set(deck) <= set(rest), "a card lies in the deck and elsewhere"
    pieces[-1]["cards"] = sorted([*pieces[-1]["cards"], *[card for card in rest if card not in deck]])
    return deck


def _lay_stacks(
    pieces: list[dict[str, Any]], wanted: list[str | None] | None, heights: list[int] | None
) -> tuple[list[int], list[int], list[int]]:
    """Visible tiles, heights and the pool of unseen tiles; every tile missing from a stack has an owner."""
    players = len(pieces)
    owned = _owned(pieces, "buildings")
    if heights is None:
        heights = [0 if wanted is not None and wanted[stack] is None else STACK_HEIGHT for stack in range(players)]
        for bought in range(len(owned) - sum(STACK_HEIGHT - height for height in heights)):
            heights[bought % players] -= 1
    free = [tile for tile in range(len(BUILDINGS)) if tile not in owned]
    if wanted is None:
        shown = iter(free)
        tops = [next(shown) if height else -1 for height in heights]
    else:
        tops = [-1 if tile is None else BUILDING_IDS.index(tile) for tile in wanted]
        assert not set(tops) & set(owned), "a building lies on a stack and before a player"
    assert [top >= 0 for top in tops] == [height > 0 for height in heights], "an empty stack shows no building"
    free = [tile for tile in free if tile not in tops]
    missing = sum(STACK_HEIGHT - height for height in heights) - len(owned)
    assert missing >= 0, "players own more buildings than are missing from the stacks"
    pieces[-1]["buildings"] = sorted(pieces[-1]["buildings"] + free[len(free) - missing :])
    return tops, heights, free[: len(free) - missing]


def _pool(numbers: list[int], kinds: int) -> dict[str, Any]:
    return {"counts": [numbers.count(kind) for kind in range(kinds)], "under": [], "knows": []}


def _agenda(players: int, first: int, phase: Phase, seat: int, options: dict[str, Any]) -> list[list[Any]]:
    """What is still to come in the round, the last of it first."""
    order = [(first + ahead) % players for ahead in range(players)]
    later = order[order.index(seat) :]
    deferred = options.get("dice_choice_deferred", False)
    agenda: list[list[Any]] = [["EndOfRound"]]
    if phase == "end":
        return agenda
    feeding = later if phase == "feed" else order
    agenda += [["ReadyToFeed" if deferred else "Feed", eater] for eater in reversed(feeding)]
    if phase == "feed":
        return agenda
    acting = later if phase == "act" else order
    agenda += [["Turn" if deferred else "ResolvePlaces", actor] for actor in reversed(acting)]
    if phase == "place":
        agenda.append(["PlaceWorkers", seat])
    return agenda
