"""The sign ∅ of a module says that activating it now would come to nothing: it is shown then and only then.

The truth is found by trying: every continuation of an activation is played, all dice included, until one of them
changes something. Ideas that are spent on a favour test or a hunt are a payment; they change nothing by themselves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import epoka
from epoka.core.ids import CHANCE
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import ATTRIBUTES, COLUMNS, LEVELS, MAIN_MODULES, MODULES
from epoka.games.civolution.components.spaces import IDEAS
from epoka.games.civolution.console.markers import is_free_to_return
from epoka.games.civolution.notation import ATTRIBUTE_CHIP
from epoka.games.civolution.position.packing import STRONG, WEAK, occupant_of, tribe_entry
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.modules import activate
from epoka.testing.kit import pick
from tests.rules.civolution.table import GAME

Pieces = dict[str, Any]

GAMES = ((2, 1), (3, 2), (4, 3))
"""Numbers of players and seeds."""
A_GAME = 3
"""So many positions of each."""
APART = 19
"""So many turns lie between them."""
LAST = ["PlanOn", 0, 1]
"""A step below all that a module does: it always asks, so that nothing is carried out beyond."""


def turns(players: int, seed: int) -> Iterator[Civolution]:
    """Positions of a random game in which a turn begins."""
    state, dealer = GAME.start(players), epoka.Dealer(f"nothing {players} {seed}")
    begun = 0
    while not state.over and begun < A_GAME * APART:
        if state.mover >= 0 and state.prompt()[0] == "turn":
            if begun % APART == 0:
                found = state.copy()
                assert isinstance(found, Civolution)
                yield found
            begun += 1
        state.act(pick(state, dealer))


def as_it_is(data: Pieces, seat: int) -> None:
    """Nothing is changed."""


def poor(data: Pieces, seat: int) -> None:
    """All markers of the mover are back in the supply, but those on boats."""
    own = data["seats"][seat]
    for space, number in enumerate(own["at"]):
        if is_free_to_return(space):
            own["supply"] += number
            own["at"][space] = 0


def spent(data: Pieces, seat: int) -> None:
    """The mover is poor, has built and settled all it can, none of its tribes is strong, every territory is hunted."""
    poor(data, seat)
    own = data["seats"][seat]
    own["supply"] += own["boats"]
    own.update(tribes=0, farms=0, boats=0, empty_boats=0)
    data["hunted"] = (1 << TERRITORIES) - 1
    make_all(data, seat, WEAK)


def strong(data: Pieces, seat: int) -> None:
    """The mover is spent, but all its tribes are strong."""
    spent(data, seat)
    make_all(data, seat, STRONG)


def make_all(data: Pieces, seat: int, strength: int) -> None:
    """Give all tribes of a seat this strength."""
    for territory in range(TERRITORIES):
        here, gone = tribe_entry(territory, seat, strength), tribe_entry(territory, seat, 1 - strength)
        for place in ("plain", "wild"):
            data[place][here] += data[place][gone]
            data[place][gone] = 0
        if data["fire"][territory] == occupant_of(seat, 1 - strength):
            data["fire"][territory] = occupant_of(seat, strength)


def bare(data: Pieces, seat: int) -> None:
    """The mover is spent and has nothing installed."""
    spent(data, seat)
    own = data["seats"][seat]
    own.update(left=[[]] * COLUMNS, right=[[]] * COLUMNS, triggers=[], activities=[], hand=[], known=[])
    own["powers"] = [0] * len(own["powers"])


WAYS = (as_it_is, poor, spent, strong, bare)


def altered(state: Civolution, alter: Callable[[Pieces, int], None], level: int) -> Civolution:
    """The position altered in one of the ways, without a past, all main modules of the mover at a level."""
    data = {**state.snapshot(), "history": None, "undo": [0, epoka.ENDED]}
    alter(data["pieces"], int(state.mover))
    data["pieces"]["seats"][int(state.mover)]["levels"] = [level] * MAIN_MODULES
    found = GAME.restore(data)
    assert isinstance(found, Civolution)
    return found


def activated(state: Civolution, module: int) -> Civolution:
    """The mover has just paid for a module, with nothing."""
    seat = int(state.mover)
    begun = state.copy()
    begun.agenda.clear()
    activate(begun, seat, module)
    rows = [[type(step).__name__, *step.args()] for step in begun.agenda]
    agenda = [LAST, ["Activated", seat, module], *rows]
    found = GAME.restore({**state.snapshot(), "history": None, "undo": [0, epoka.ENDED], "agenda": agenda})
    assert isinstance(found, Civolution)
    return found


def lying(snapshot: dict[str, Any], seat: int, ideas: int) -> str:
    """All that lies on the table but the fate dice; spent ideas of the seat are counted as if it had them still."""
    found: Pieces = {**snapshot["pieces"], "rolled": []}
    own = found["seats"][seat]
    spent = max(0, ideas - own["at"][IDEAS])
    own["at"][IDEAS] += spent
    own["supply"] -= spent
    return json.dumps(found)


def outcomes(state: Civolution) -> list[int]:
    """What may happen next; attribute chips are no part of what a module does."""
    if state.mover == CHANCE:
        return [action for action, _ in state.chance()]
    return [action for action in state.actions() if not ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES]


def changes_something(state: Civolution, module: int) -> bool:
    """Whether any continuation of an activation does more than roll dice and spend ideas on them."""
    seat, ideas = int(state.mover), int(state.seats[int(state.mover)].at[IDEAS])
    before = lying(state.snapshot(), seat, ideas)
    waiting, seen = [activated(state, module)], set()
    while waiting:
        trial = waiting.pop()
        snapshot = trial.snapshot()
        key = json.dumps([snapshot["agenda"], snapshot["pieces"]["rolled"], int(trial.seats[seat].at[IDEAS])])
        if key in seen:
            continue
        seen.add(key)
        if lying(snapshot, seat, ideas) != before:
            return True
        if len(trial.agenda) > 1:
            for action in outcomes(trial):
                after = trial.copy()
                assert isinstance(after, Civolution)
                after.act(action)
                waiting.append(after)
    return False


@cache
def signs() -> list[tuple[str, bool, bool, str]]:
    """By module and level in every position: its name, whether the sign is shown, the truth, and where."""
    found = []
    for players, seed in GAMES:
        for number, state in enumerate(turns(players, seed)):
            for alter in WAYS:
                where = f"turn {number * APART} of game {seed} with {players} players, {alter.__name__}"
                for level in range(1, LEVELS + 1):
                    found.extend([(*sign, where) for sign in signs_of(altered(state, alter, level), level)])
    return found


def signs_of(state: Civolution, level: int) -> Iterator[tuple[str, bool, bool]]:
    shown = state.insight(int(state.mover))["outlook"]["modules"]
    for module, name in enumerate(MODULES):
        if level == 1 or module < MAIN_MODULES:
            yield f"{name} {level}", shown[name]["nothing"], changes_something(state, module)


def test_a_module_with_the_sign_changes_nothing_however_it_goes_on() -> None:
    assert [(name, where) for name, shown, changes, where in signs() if shown and changes] == []


def test_a_module_without_the_sign_can_change_something() -> None:
    assert [(name, where) for name, shown, changes, where in signs() if not shown and not changes] == []


@pytest.mark.parametrize(
    "module", ["migration", "transport", "building", "mutation", "invention", "procreation", "sustenance", "trade"]
)
def test_the_positions_show_the_sign_of_each_module_that_can_come_to_nothing(module: str) -> None:
    assert any(name.startswith(module) and shown for name, shown, _, _ in signs())
