"""Positions of Civolution for the tests, written as a person would describe a table.

The continent is always the same one: the tiles A, B and C where a first game has them, the others in order. What a
test does not name lies where it begins: markers in the supply, chips in their bags, cards in their decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import pytest

import epoka
from epoka.core.dealer import Dealer
from epoka.core.ids import CHANCE
from epoka.core.step import Step
from epoka.games.civolution.components.map import FIRST_GAME_COVERINGS, TERRITORY_NAMES
from epoka.games.civolution.components.pieces import (
    CATEGORIES,
    MODULE_DICE,
    MODULES,
    SITE_SPACES,
    SITES,
)
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.components.vocabulary import EFFECTS
from epoka.games.civolution.game import CIVOLUTION
from epoka.games.civolution.position.packing import occupant_of, tribe_entry
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.layout import deal, develop, install_elements, laid_tiles, place_civilization

GAME = CIVOLUTION
WEATHER = {"cold": -2, "rain": -1, "mild": 0, "warm": 1, "hot": 2}
ISLAND_GROUND = SITE_SPACES + 1
"""The number of the printed Building ground among the sites."""
Row = list[Any]
"""A step as a snapshot writes it: the name of its class and its arguments."""


class Seat(TypedDict, total=False):
    """One civilization; whatever is left out is as at the start of a game."""

    markers: dict[str, int]
    """By the names of the spaces: food, money, ideas, focus, plan 1, stamina, wood, raw b-forest …"""
    supply: int
    """Markers left in the supply; those that are nowhere else are statues of no ground."""
    tribes: list[str]
    """Territory, place and strength of each: "b-forest fire strong", "a-water camp weak"."""
    boats: list[str]
    farms: list[str]
    statues: list[int]
    """Building grounds by number, 25 is the island; one entry for each statue."""
    settlements: dict[int, int]
    """Slot from 1 to 4 and the number of its Building ground."""
    dice: list[int]
    used: int
    fate: int
    resets: int
    favor: int
    tracks: dict[str, int]
    levels: dict[str, int]
    upgrades: int
    stages: list[int]
    """Active stage tiles, 4 and 5."""
    goals: list[list[str]]
    """The goal area: stacks with the visible chip last."""
    columns: dict[int, list[str]]
    """Elements from below by column from 1 to 9; "G1" is one goal chip, "G1+G2" are two side by side."""
    hand: list[str]
    marker_cards: list[str]
    """Starting marker cards that were dealt: "M1"."""


def table(
    players: int = 2,
    *,
    seats: dict[int, Seat] | None = None,
    agenda: Sequence[Row | Step[Any]] | None = None,
    era: int = 1,
    phase: int = 4,
    first: int = 0,
    weather: str = "mild",
    event: str | None = None,
    indicator: int = 0,
    last_round: bool = False,
    dice: tuple[int, int] | None = None,
    sites: dict[int, str] | None = None,
    developed: dict[str, str] | None = None,
    hunted: list[str] | None = None,
    era_tiles: list[str] | None = None,
    final_tiles: list[str] | None = None,
    goals: list[str] | None = None,
    incomes: list[str] | None = None,
    attributes: list[str] | None = None,
    bags: dict[str, list[str]] | None = None,
    decks: dict[str, list[str]] | None = None,
    stacks: dict[str, list[str]] | None = None,
    laid: list[int] | None = None,
    **options: Any,
) -> Civolution:
    """A position in which `agenda` (the last step comes first; a turn of seat 0 unless told) is what is left to do.

    `goals`, `incomes` and `attributes` are the displays; `bags` and `decks` say what a bag or a face-down deck (by its
    letter) still holds, `stacks` what lies on a face-up stack, `laid` how the tiles lie (2 * tile, + 1 turned round).
    """
    boards = [(seats or {}).get(number, Seat()) for number in range(players)]
    blank = GAME.start(players, **options).snapshot()
    pieces = blank["pieces"]
    pieces.update(era=era, phase=phase, first=first, weather=WEATHER[weather], indicator=indicator)
    pieces.update(last_round=int(last_round), event=-1 if event is None else int(event[1:]) - 1)
    pieces["covering"] = FIRST_GAME_COVERINGS[0]
    pieces["laid"] = laid or laid_tiles(FIRST_GAME_COVERINGS[0])
    if dice is not None:
        pieces["activation_dice"], pieces["fate_dice"] = dice
    tiles = era_tiles or ["technology", "prestige", "knowledge", "construction"]
    pieces["era_tiles"] = [CATEGORIES.index(name) for name in tiles]
    final = ["culture", "evolution", "prosperity"] if final_tiles is None else final_tiles
    pieces["final_tiles"] = sum(1 << CATEGORIES.index(name) for name in final)
    pieces["hunted"] = sum(1 << TERRITORY_NAMES.index(name) for name in hunted or [])
    for number, kind in (sites or {}).items():
        pieces["site"][number - 1] = SITES.index(kind)
        pieces["site_pool"]["counts"][SITES.index(kind)] -= 1
    for seat, board in enumerate(boards):
        place_civilization(pieces, seat, board)
    develop(pieces, developed or {})
    deal(pieces, boards, {"G": goals, "I": incomes, "T": attributes}, bags or {}, decks or {}, stacks or {})
    if event is not None:
        pieces["event_pool"]["counts"][int(event[1:]) - 1] = 0
    data = {**blank, "history": None, "undo": [0, epoka.ENDED], "agenda": [], "pieces": pieces}
    waiting = GAME.restore(data)
    assert isinstance(waiting, Civolution)
    for seat, board in enumerate(boards):
        install_elements(waiting, seat, board)
    return _left_to_do(waiting, [["Turn", 0]] if agenda is None else agenda)


def doing(*steps: Row | Step[Any], seats: dict[int, Seat] | None = None, **more: Any) -> Civolution:
    """A position in which seat 0 is in the middle of its turn with these steps, the first one first; seat 1 follows."""
    return table(seats=seats, agenda=[["Turn", 1], *reversed(steps)], **more)


def then(state: Civolution, *steps: Row | Step[Any]) -> Civolution:
    """The same table with nothing but these steps left to do in the turn of seat 0; seat 1 follows."""
    return _left_to_do(state, [["Turn", 1], *reversed(steps)])


def before(state: Civolution, *steps: Row | Step[Any]) -> Civolution:
    """The same table, where these steps come before all that is left to do."""
    return _left_to_do(state, [*state.agenda, *reversed(steps)])


def _left_to_do(state: Civolution, agenda: Sequence[Row | Step[Any]]) -> Civolution:
    """The same position without a past and with this agenda; the last step comes first."""
    rows = [[type(step).__name__, *step.args()] if isinstance(step, Step) else step for step in agenda]
    found = GAME.restore({**state.snapshot(), "history": None, "undo": [0, epoka.ENDED], "agenda": rows})
    assert isinstance(found, Civolution)
    return found


def activating(
    module: str, level: int = 1, seat: Seat | None = None, other: Seat | None = None, **more: Any
) -> Civolution:
    """Seat 0 has just paid for a module, which it has at this level, with the two dice of the module."""
    own: Seat = {"dice": list(MODULE_DICE[MODULES.index(module)]), "used": 4, "levels": {module: level}}
    own.update(seat or {})
    return do(table(seats={0: own, 1: other or {}}, **more), f"activate {module}")


def effect(kind: int | str, a: int = 0, b: int = 0, c: int = 0, seat: int = 0) -> Row:
    """An effect of the vocabulary, by its number or its word, as a step of an agenda."""
    return ["Do", seat, EFFECTS.index(kind) if isinstance(kind, str) else kind, a, b, c]


# ---- games from their beginning -------------------------------------------------------------------------------------


def begin(players: int = 2, **options: Any) -> Civolution:
    """A new game before anything is dealt; beginners, the first map and seat 0 first unless told otherwise."""
    state = GAME.start(players, **{"start": "beginner", "map": "first-game", "starter": 0, **options})
    assert isinstance(state, Civolution)
    return state


def first_turn(players: int = 2, seed: int = 1, **options: Any) -> Civolution:
    """The first turn of the first era, reached as `quiet` does."""
    state, dealer = begin(players, **options), Dealer(seed)
    while state.prompt()[0] != "turn":
        quiet(state, dealer)
    return state


def quiet(state: Civolution, dealer: Dealer) -> None:
    """One action: chance as it falls, decisions declined where they can be, else the first choice."""
    if state.mover == CHANCE:
        state.act(dealer.draw(state))
        return
    names = legal(state)
    calm = [name for name in names if name in ("done", "decline", "fail")]
    do(state, calm[0] if calm else names[0])


# ---- playing --------------------------------------------------------------------------------------------------------


def do(state: Civolution, *names: str) -> Civolution:
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
    """What follows these words in the names of the legal actions."""
    return [name[len(word) + 1 :] for name in legal(state) if name.startswith(word + " ")]


def outcomes(state: epoka.State) -> dict[str, float]:
    """What chance may bring, by name."""
    return {state.name(action): chance for action, chance in state.chance()}


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


def finished(state: Civolution) -> bool:
    """Whether all steps of `doing` are done, so that seat 1 is asked for its turn."""
    return state.mover == 1 and state.prompt()[0] == "turn"


# ---- looking --------------------------------------------------------------------------------------------------------


def console(state: Civolution, seat: int = 0) -> dict[str, Any]:
    """A console as its owner sees it."""
    found: dict[str, Any] = state.view(seat)["seats"][seat]
    return found


def markers(state: Civolution, space: str, seat: int = 0) -> int:
    """Markers on a space, or "supply"."""
    player = state.seats[seat]
    return int(player.supply) if space == "supply" else player.at[SPACES.index(space)]


def score(state: Civolution, seat: int = 0) -> int:
    """What the disc on the score track shows."""
    return int(state.seats[seat].score())


def tribes(state: Civolution, seat: int = 0) -> list[str]:
    """All tribes of a seat on the continent, as they are written for `Seat`, sorted."""
    found: list[str] = []
    for place, name in enumerate(TERRITORY_NAMES):
        for strength, word in enumerate(("weak", "strong")):
            found += [f"{name} fire {word}"] * (state.fire[place] == occupant_of(seat, strength))
            found += [f"{name} camp {word}"] * state.plain[tribe_entry(place, seat, strength)]
            found += [f"{name} wild {word}"] * state.wild[tribe_entry(place, seat, strength)]
    return sorted(found)


def territory(state: Civolution, name: str) -> dict[str, Any]:
    """A territory as everybody sees it."""
    found: dict[str, Any] = state.view()["territories"][name]
    return found


def site(state: Civolution, number: int) -> dict[str, Any]:
    """A site space, or the island, with the buildings on it, as everybody sees it."""
    found: dict[str, Any] = state.view()["sites"][number - 1]
    return found


def column(state: Civolution, number: int, seat: int = 0) -> list[str]:
    """The elements of a column from below (the left half)."""
    found: list[str] = console(state, seat)["columns"][number - 1]["left"]
    return found


def half(state: Civolution, number: int, seat: int = 0) -> list[str]:
    """The elements of the right half of a column from below."""
    found: list[str] = console(state, seat)["columns"][number - 1]["right"]
    return found
