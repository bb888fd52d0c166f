"""Positions for the rule tests: a game at the first turn, changed by hand, with one step on the agenda."""

from __future__ import annotations

from typing import Any

from epoka.core.dealer import Dealer
from epoka.core.ids import CHANCE
from epoka.core.step import Step
from epoka.games.civolution.components.map import START_FOREST, START_GRASSLAND, TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import WATER
from epoka.games.civolution.game import CIVOLUTION
from epoka.games.civolution.position.packing import STRONG, occupant_of, tribe_entry
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.turn import Turn

FOREST, GRASS = START_FOREST, START_GRASSLAND


def begin(players: int = 2, **options: Any) -> Civolution:
    """A new game before anything is dealt; beginners, the first map and seat 0 first unless told otherwise."""
    state = CIVOLUTION.start(players, **{"start": "beginner", "map": "first-game", "starter": 0, **options})
    assert isinstance(state, Civolution)
    return state


def first_turn(players: int = 2, seed: int = 1, **options: Any) -> Civolution:
    """The first turn of the first era: chance from a seed, all that may be declined is, else the first choice."""
    state, dealer = begin(players, **options), Dealer(seed)
    while not isinstance(state.agenda[-1], Turn):
        quiet(state, dealer)
    return state


def quiet(state: Civolution, dealer: Dealer) -> None:
    """One action: chance as it falls, decisions declined where they can be."""
    if state.mover == CHANCE:
        state.act(dealer.draw(state))
        return
    names = legal(state)
    calm = [name for name in names if name in ("done", "decline", "fail")]
    state.act(state.action(calm[0] if calm else names[0]))


def bare(players: int = 2, **options: Any) -> Civolution:
    """A first turn with empty consoles and an empty continent: only what a test puts there is there."""
    state = first_turn(players, **options)
    state.forget()
    for territory in range(TERRITORIES):
        state.fire[territory] = -1
        if TERRITORY_TERRAIN[territory] != WATER and state.material[territory] < 0:
            state.hidden_tiles = [1] * 18
    state.plain = [0] * len(state.plain)
    state.wild = [0] * len(state.wild)
    for material in state.material:
        if material >= 0:
            state.hidden_tiles[material] = 0
    for player in state.seats:
        player.supply += sum(player.at)
        player.at = [0] * len(player.at)
        player.tribes = 20
        player.hand, player.known = [], []
        player.earned = [0] * len(player.earned)
        player.goals = [[], [], []]
        player.levels = [1] * 15
    return state


def give(state: Civolution, seat: int, space: int, number: int = 1) -> None:
    """Markers from the supply to a space."""
    state.seats[seat].at[space] += number
    state.seats[seat].supply -= number


def put(
    state: Civolution, seat: int, territory: int, place: str = "camp", strength: int = STRONG, number: int = 1
) -> None:
    """Tribes from the supply to a place: fire, camp (or aboard) or wild."""
    state.seats[seat].tribes -= number
    if place == "fire":
        state.fire[territory] = occupant_of(seat, strength)
    else:
        (state.plain if place == "camp" else state.wild)[tribe_entry(territory, seat, strength)] += number


def boat(state: Civolution, seat: int, water: int, loaded: bool = True) -> None:
    """A boat from the console to the water, with its marker or without."""
    state.boats[water] |= 1 << seat
    state.seats[seat].boats -= 1
    if loaded:
        state.seats[seat].at[34 + water] += 1
    else:
        state.seats[seat].supply += 1


def develop(state: Civolution, territory: int, material: int) -> None:
    state.material[territory] = material
    state.hidden_tiles[material] = 0


def ask(state: Civolution, *steps: Step[Any]) -> Civolution:
    """Only these steps are left to do, the first one now."""
    state.agenda.clear()
    for step in reversed(steps):
        state.push(step)
    state.over = False
    state.settle()
    return state


def legal(state: Civolution) -> list[str]:
    return [state.name(action) for action in state.actions()]


def play(state: Civolution, *names: str) -> Civolution:
    """Act by name, one after the other."""
    for name in names:
        state.act(state.action(name))
    return state


def points(state: Civolution, seat: int = 0) -> int:
    """What the disc on the score track shows."""
    return int(state.seats[seat].score())


def neighbours(state: Civolution, territory: int) -> list[int]:
    return state.map.adjacent[territory]


def land_next_to(state: Civolution, territory: int) -> int:
    """Some land beside a territory."""
    return next(place for place in neighbours(state, territory) if TERRITORY_TERRAIN[place] != WATER)
