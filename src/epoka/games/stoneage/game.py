"""Stone Age as a game of the kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from epoka.core.bounds import Bounds
from epoka.core.citations import Citations, read_citations
from epoka.core.game import Game
from epoka.core.policy import Level, Policy
from epoka.core.seat import Bot
from epoka.core.state import State
from epoka.core.value import Value
from epoka.games.stoneage.board import BOARDS
from epoka.games.stoneage.bots.greedy import Greedy
from epoka.games.stoneage.bots.levels import levels_at
from epoka.games.stoneage.bots.policy import StoneAgePolicy
from epoka.games.stoneage.bots.starver import Starver
from epoka.games.stoneage.bots.value import StoneAgeValue
from epoka.games.stoneage.bounds import bounds_of
from epoka.games.stoneage.buildings import ShowBuilding
from epoka.games.stoneage.cards import DealCard
from epoka.games.stoneage.catalogue import catalogue
from epoka.games.stoneage.components import SLOTS
from epoka.games.stoneage.notation import NOTATION
from epoka.games.stoneage.options import EDITIONS, OPTIONS, Rules, check
from epoka.games.stoneage.rounds import Round, Starter
from epoka.games.stoneage.state import StoneAge

CITATIONS: Final = read_citations(Path(__file__).parent)


@mypyc_attr(allow_interpreted_subclasses=True)
class StoneAgeGame(Game):
    """2 to 4 players, three editions. Without a limit of rounds nothing is bounded: nobody has to buy anything."""

    def __init__(self) -> None:
        super().__init__(
            name="stone-age",
            version=2,
            players=range(2, 5),  # SA-1
            options=OPTIONS,
            notation=NOTATION,
            round_limit=100,  # three times what random play takes
            weight=2,
        )

    def bounds(self, players: int, rounds: int | None = None) -> Bounds:
        return super().bounds(players) if rounds is None else bounds_of(players, rounds)

    def preset(self, options: dict[str, Any]) -> dict[str, Any]:
        return EDITIONS[options["edition"]]

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        check(players, options)

    def components(self) -> dict[str, Any]:
        return catalogue()

    def citations(self) -> Citations:
        return CITATIONS

    def bots(self) -> dict[str, type[Bot]]:
        return {"greedy": Greedy, "starver": Starver}

    def policy(self) -> Policy | None:
        return StoneAgePolicy()

    def levels(self, players: int) -> list[Level]:
        return levels_at(players)

    def features(self, players: int) -> Value:
        return StoneAgeValue()

    def blank(self, players: int, options: dict[str, Any]) -> State:
        return StoneAge(self, players, options, Rules(options), BOARDS[players])

    def set_up(self, state: State) -> None:
        assert isinstance(state, StoneAge)
        state.lay_out()
        state.push(Round())
        state.push_all([ShowBuilding(stack) for stack in range(state.players)])
        state.push_all([DealCard(slot) for slot in range(SLOTS)])
        if state.options["starter"] == "random":
            state.push(Starter())
        else:
            state.first = state.options["starter"]
