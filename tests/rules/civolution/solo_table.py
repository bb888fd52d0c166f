"""Positions of a solo game: the human's side as in `table`, V.I.C.I.'s beside it."""

from __future__ import annotations

from typing import Any

import epoka
from epoka.games.civolution.components.map import TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import ROWS, TRACKS
from epoka.games.civolution.components.solo_cards import SOLO_ACTIONS
from epoka.games.civolution.position.opponent import VICI
from epoka.games.civolution.position.state import Civolution

from .layout import settle_tribes
from .table import GAME, Row, Seat, table

AFTER: list[Row] = [["Turn", 0]]


def solo(
    *steps: Row,
    human: Seat | None = None,
    tribes: list[str] | None = None,
    left: int | None = None,
    provisions: dict[str, int] | None = None,
    grids: tuple[int, int] = (2, 2),
    revealed: list[str] | None = None,
    stack: list[str] | None = None,
    tracks: dict[str, int] | None = None,
    favor: int = 1,
    statues: int = 0,
    dice: int = 6,
    supply: int | None = None,
    display: tuple[int, int] = (3, 3),
    **more: Any,
) -> Civolution:
    """These steps come first, then a turn of the human. `grids` are the markers of Evolution and Prosperity,
    `display` the activation and fate dice in the dice display.
    """
    data = table(1, seats={0: human or Seat()}, **more).snapshot()
    pieces = data["pieces"]
    pieces["activation_dice"], pieces["fate_dice"] = display
    player, vici = pieces["seats"][VICI], pieces["vici"]
    settle_tribes(pieces, VICI, Seat(tribes=tribes or []))
    if left is not None:
        player["tribes"] = left
    for place, tribe in enumerate(TERRITORY_NAMES):
        if any(name.startswith(tribe + " ") for name in tribes or []) and pieces["material"][place] < 0:
            first = TERRITORY_TERRAIN[place] * ROWS
            material = next(row for row in range(first, first + ROWS) if pieces["hidden_tiles"][row])
            pieces["material"][place], pieces["hidden_tiles"][material] = material, 0
    for name, number in (provisions or {}).items():
        vici["provisions"][TERRITORY_NAMES.index(name)] = number
    for name, space in (tracks or {}).items():
        player["tracks"][TRACKS.index(name)] = space
    vici["evolution"], vici["prosperity"] = grids
    vici["revealed"] = [int(card[1:]) - 1 for card in revealed or []]
    for card in range(len(vici["stack"]["counts"])):
        held = card not in vici["revealed"] if stack is None else f"V{card + 1}" in stack
        vici["stack"]["counts"][card] = int(held)
    player.update(favor=favor, statues=statues, used=dice)
    player["elsewhere"] = sum(grids) + sum(vici["provisions"])
    player["supply"] = 50 - player["elsewhere"] - statues
    if supply is not None:
        player["statues"] += player["supply"] - supply
        player["supply"] = supply
    state = GAME.restore({**data, "agenda": [*AFTER, *reversed(steps)]})
    assert isinstance(state, Civolution)
    return state


def acts(kind: str, a: int = 1, b: int = 0) -> Row:
    """An action of V.I.C.I. as a step of an agenda."""
    return ["OpponentAction", SOLO_ACTIONS.index(kind), a, b]


def heard(state: Civolution) -> list[epoka.Event]:
    """What is told from now on."""
    events: list[epoka.Event] = []
    state.listen(events)
    return events


def provided(state: Civolution, territory: str) -> int:
    return state.vici.provisions[TERRITORY_NAMES.index(territory)]


def has_token(state: Civolution, territory: str) -> bool:
    return bool(state.hunted >> TERRITORY_NAMES.index(territory) & 1)
