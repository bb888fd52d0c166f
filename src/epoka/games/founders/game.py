"""Founders of the Empire as a game of the kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from epoka.core.citations import Citations, read_citations
from epoka.core.game import Game
from epoka.core.policy import Level, Policy
from epoka.core.seat import Bot
from epoka.core.state import State
from epoka.core.step import Step
from epoka.core.value import Value
from epoka.games.founders.adding import placeable
from epoka.games.founders.bots.greedy import Greedy
from epoka.games.founders.bots.levels import levels_at
from epoka.games.founders.bots.policy import FoundersPolicy
from epoka.games.founders.bots.value import FoundersValue
from epoka.games.founders.catalogue import catalogue
from epoka.games.founders.dealing import DISPLAY_SIZE, DRAFT_SIZE, BeginDraft, DealTile, DealVictory, Starter
from epoka.games.founders.lacking import why_nowhere
from epoka.games.founders.notation import NOTATION
from epoka.games.founders.options import OPTIONS, Rules, check
from epoka.games.founders.state import Founders
from epoka.games.founders.supply import NONE
from epoka.games.founders.tiles import CITY, NATURE, TILES, VILLAGE
from epoka.games.founders.turn import FirstTurn

CITATIONS: Final = read_citations(Path(__file__).parent)


@mypyc_attr(allow_interpreted_subclasses=True)
class FoundersGame(Game):
    """2 to 4 players. Every turn takes a tile from a stack, so that a game has at most 62 turns."""

    def __init__(self) -> None:
        super().__init__(
            name="founders",
            version=2,
            players=range(2, 5),
            options=OPTIONS,
            notation=NOTATION,
            longest=740,
            least_points=-62,  # a turn replaces two tiles at most, and no seat has more than half of the turns
            most_points=64,
            weight=3,
        )

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        check(players, options)

    def components(self) -> dict[str, Any]:
        return catalogue()

    def insight(self, state: State, seat: int | None) -> dict[str, Any]:
        """Why each open tile that fits nowhere in the seat's territory does not."""
        assert isinstance(state, Founders)
        if seat is None or state.over or not state.turns:
            return {}
        bought = int(state.bought) if state.mover == seat else NONE
        fits = placeable(state, seat, bought).anywhere
        lacking: dict[str, Any] = {}
        for face in state.offered():
            if not (fits >> face) & 1:
                why = why_nowhere(state.lands[seat], face, bought)
                lacking[TILES[face].face] = {"code": why.code, "rule": why.rule, "params": why.params}
        return {"lacking": lacking}

    def citations(self) -> Citations:
        return CITATIONS

    def bots(self) -> dict[str, type[Bot]]:
        return {"greedy": Greedy}

    def policy(self) -> Policy:
        return FoundersPolicy()

    def levels(self, players: int) -> list[Level]:
        return levels_at(players)

    def features(self, players: int) -> Value:
        return FoundersValue()

    def modernize(self, data: dict[str, Any]) -> dict[str, Any]:
        """Rules version 1 proposed no end by itself, so none was declined."""
        return {**data, "pieces": {"declined": False, **data["pieces"]}}

    def blank(self, players: int, options: dict[str, Any]) -> State:
        return Founders(self, players, options, Rules(options))

    def set_up(self, state: State) -> None:
        """Victory tiles and the draft row are turned up, tiles drafted, then the three rows filled (TE-2 to TE-9)."""
        assert isinstance(state, Founders)
        state.lay_out()
        steps: list[Step[Any]] = []
        if state.options["starter"] == "random":
            steps.append(Starter())
        else:
            state.first = state.options["starter"]
        steps.extend([DealVictory() for _ in range(DISPLAY_SIZE[state.players])])
        steps.extend([DealTile(NATURE) for _ in range(DRAFT_SIZE[state.players])])
        steps.append(BeginDraft())
        steps.extend([DealTile(kind) for kind in (NATURE, NATURE, VILLAGE, VILLAGE, CITY)])
        steps.append(FirstTurn())
        state.push_all(steps)
