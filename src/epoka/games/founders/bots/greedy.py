"""`greedy`: a bot that looks one move ahead and takes what the judgement of `outlook` likes best.

Each kind of decision is one small function; `DECISIONS` finds the one that fits the step on top of the agenda. To make
a bot of your own, start from this one and change a function or a number of `Weights`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from epoka.core.seat import Bot, Seat
from epoka.core.step import Step
from epoka.games.founders.adding import AddTile, PlaceTile
from epoka.games.founders.bots.drafting import tile_to_draft
from epoka.games.founders.bots.outlook import Outlook, Weights
from epoka.games.founders.bots.playing import Play, best_coin, best_craftsman, best_wagon, best_war
from epoka.games.founders.bots.reach import Reach
from epoka.games.founders.bots.revealing import stack_to_reveal
from epoka.games.founders.bots.tiling import best_addition, best_cell
from epoka.games.founders.dealing import Draft, Lay
from epoka.games.founders.notation import (
    ADD,
    BUY,
    DRAFT,
    LAY,
    NO_TOKEN,
    PLAY_COIN,
    PLAY_CRAFTSMAN,
    PLAY_WAGON,
    PLAY_WAR,
    REVEAL,
    SKIP,
    at,
    cell_of,
)
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import COIN, VICTORY, WAGON, WAR
from epoka.games.founders.tokens import BuyFrom, PlayToken, TokenAt
from epoka.games.founders.turn import Consent, Reveal

NORTH_SIDE = 1
MOST_SEATS = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Plays by value. It remembers nothing between decisions; the boards are only scratch paper."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.boards = [Reach() for _ in range(MOST_SEATS + 1)]

    def choose(self, seat: Seat) -> int:
        s = seat.position
        assert isinstance(s, Founders)
        step = s.agenda[-1]
        return DECISIONS[type(step)](self, s, step, seat)

    def outlook(self, s: Founders, seat: Seat) -> Outlook:
        return Outlook(s, seat.index, self.weights, self.boards)

    def play_token(self, o: Outlook, legal: list[int]) -> int:
        """The token that gains most over keeping it."""
        best, best_gain = NO_TOKEN, 0.0
        for action in legal:
            if action == NO_TOKEN:
                continue
            gain = self.play(o, action).gain
            if gain > best_gain:
                best, best_gain = action, gain
        return best

    def play(self, o: Outlook, action: int) -> Play:
        if action < PLAY_COIN:
            return self.target(o, WAR, action - PLAY_WAR)
        if action < PLAY_WAGON:
            return self.target(o, COIN, action - PLAY_COIN)
        if action == PLAY_WAGON:
            return best_wagon(o)
        return best_craftsman(o, action - PLAY_CRAFTSMAN)

    def target(self, o: Outlook, token: int, against: int) -> Play:
        """Where a token goes: `against` is a seat, or the face of a craftsman."""
        if token == WAR:
            return best_war(o, against)
        if token == COIN:
            return best_coin(o, against, o.s.offered())
        if token == WAGON:
            return best_wagon(o)
        return best_craftsman(o, against)

    def buy(self, o: Outlook, legal: list[int]) -> int:
        """Of two resources the one that makes the better tile possible."""
        best, best_value = legal[0], -1e9
        for action in legal:
            o.mine.load(o.s.lands[o.seat], action - BUY)
            value = best_addition(o, o.s.offered()).value
            if value > best_value:
                best, best_value = action, value
        return best

    def add(self, o: Outlook, legal: list[int]) -> int:
        """The best tile; where nothing has to be added, only if it is better than nothing (TE-30)."""
        faces = [action - ADD for action in legal if action < SKIP]
        best = best_addition(o, faces)
        if legal[-1] == SKIP and best.value <= o.as_it_is():
            return SKIP
        return ADD + (best.face if best.face >= 0 else faces[0])


# ---- the decision of each step --------------------------------------------------------------------------------------


def at_draft(bot: Greedy, s: Founders, step: Draft, seat: Seat) -> int:
    return DRAFT + tile_to_draft(s, seat.index, [action - DRAFT for action in seat.actions()])


def at_laying(bot: Greedy, s: Founders, step: Lay, seat: Seat) -> int:
    return LAY + NORTH_SIDE  # one column: war finds one target, not two


def at_proposal(bot: Greedy, s: Founders, step: Consent, seat: Seat) -> int:
    return seat.considered()[0]


def at_stacks(bot: Greedy, s: Founders, step: Reveal, seat: Seat) -> int:
    kinds = [action - REVEAL for action in seat.actions() if action < REVEAL + VICTORY]
    return REVEAL + stack_to_reveal(bot.outlook(s, seat), kinds)


def at_tokens(bot: Greedy, s: Founders, step: PlayToken, seat: Seat) -> int:
    return bot.play_token(bot.outlook(s, seat), seat.actions())


def at_target(bot: Greedy, s: Founders, step: TokenAt, seat: Seat) -> int:
    return at(bot.target(bot.outlook(s, seat), int(step.token), int(step.against)).cell)


def at_purchase(bot: Greedy, s: Founders, step: BuyFrom, seat: Seat) -> int:
    return bot.buy(bot.outlook(s, seat), seat.actions())


def at_addition(bot: Greedy, s: Founders, step: AddTile, seat: Seat) -> int:
    return bot.add(bot.outlook(s, seat), seat.actions())


def at_cells(bot: Greedy, s: Founders, step: PlaceTile, seat: Seat) -> int:
    return at(best_cell(bot.outlook(s, seat), int(step.face), [cell_of(action) for action in seat.actions()]))


DECISIONS: Final[dict[type[Step[Any]], Callable[..., int]]] = {
    Draft: at_draft,
    Lay: at_laying,
    Consent: at_proposal,
    Reveal: at_stacks,
    PlayToken: at_tokens,
    TokenAt: at_target,
    BuyFrom: at_purchase,
    AddTile: at_addition,
    PlaceTile: at_cells,
}
