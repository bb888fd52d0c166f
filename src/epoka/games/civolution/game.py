"""Civolution as a game of the kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from epoka.core.citations import Citations, read_citations
from epoka.core.game import Game
from epoka.core.ids import NOBODY
from epoka.core.policy import Level, Policy
from epoka.core.seat import Bot
from epoka.core.state import State
from epoka.core.value import Value
from epoka.games.civolution.bots.greedy import Greedy
from epoka.games.civolution.bots.levels import levels_at
from epoka.games.civolution.bots.policy import CivolutionPolicy
from epoka.games.civolution.bots.value import CivolutionValue
from epoka.games.civolution.components.plain import plain_components
from epoka.games.civolution.course.setup import begin
from epoka.games.civolution.notation import NOTATION
from epoka.games.civolution.options import FIRST_GAME, OPTIONS, check, preset
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.shown.forecast import forecast
from epoka.games.civolution.shown.outlook import outlook
from epoka.games.civolution.wiring import fill_tables

CITATIONS: Final = read_citations(Path(__file__).parent)


MIGRATING: Final = ("Migrate", "Journey", "Settle")
"""Steps that carried a list of migrants along in rules version 1."""

LONGEST: Final = 5_000
"""Random play takes up to 300 actions a player."""
MOST_POINTS: Final = 999


@mypyc_attr(allow_interpreted_subclasses=True)
class CivolutionGame(Game):
    """1 to 4 players, one against V.I.C.I.

    The rules bound neither the length nor the points by a number: four eras end, but tracks go on giving points at
    their end. What is declared is several times what any player has come to, and the conformance suite holds it.
    """

    def __init__(self) -> None:
        fill_tables()
        super().__init__(
            name="civolution",
            version=2,
            players=range(1, 5),
            options=OPTIONS,
            notation=NOTATION,
            longest=LONGEST,
            least_points=0,
            most_points=MOST_POINTS,
            weight=5,
        )

    def preset(self, options: dict[str, Any]) -> dict[str, Any]:
        return preset(options)

    def first_game(self) -> dict[str, Any]:
        return dict(FIRST_GAME)

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        check(players, options)

    def components(self) -> dict[str, Any]:
        return plain_components()

    def insight(self, state: State, seat: int | None) -> dict[str, Any]:
        """The coming phases as they would go now, and what the seat that looks could do and lacks for it."""
        assert isinstance(state, Civolution)
        return {"forecast": forecast(state), "outlook": outlook(state, NOBODY if seat is None else seat)}

    def insight_beside(self, state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(state, Civolution)
        return {"forecast": public["forecast"], "outlook": outlook(state, seat)}

    def citations(self) -> Citations:
        return CITATIONS

    def bots(self) -> dict[str, type[Bot]]:
        return {"greedy": Greedy}

    def policy(self) -> Policy:
        return CivolutionPolicy()

    def levels(self, players: int) -> list[Level]:
        return levels_at(players)

    def features(self, players: int) -> Value:
        return CivolutionValue(players)

    def modernize(self, data: dict[str, Any]) -> dict[str, Any]:
        """Rules version 1 noted who had migrated with the steps of one activation: that is forgotten."""
        pieces = data["pieces"]
        seats = [{"migrants": [], **seat} for seat in pieces["seats"]]
        agenda = [row[:-1] if isinstance(row[-1], list) and row[0] in MIGRATING else row for row in data["agenda"]]
        return {**data, "agenda": agenda, "pieces": {**pieces, "seats": seats}}

    def blank(self, players: int, options: dict[str, Any]) -> State:
        return Civolution(self, players, options)

    def set_up(self, state: State) -> None:
        assert isinstance(state, Civolution)
        begin(state)


CIVOLUTION = CivolutionGame()
