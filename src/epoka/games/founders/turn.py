"""A turn: reveal, play a token, add a tile, upkeep, and the ends of a game (TE-10 to TE-13, TE-60, TE-70 to TE-73)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Procedure, Step, TableProcedure
from epoka.games.founders.adding import AddTile, tell_coin_taken
from epoka.games.founders.dealing import DealTile
from epoka.games.founders.land import HAS_COIN
from epoka.games.founders.notation import ACCEPT, NOTATION, PROPOSE_END, REFUSE, REVEAL
from epoka.games.founders.stalemate import nobody_can_gain, nothing_can_change
from epoka.games.founders.state import (
    BY_AGREEMENT,
    BY_CITY_STACK,
    BY_STACKS,
    BY_VICTORY_TILES,
    ENDS,
    NOT_ENDED,
    NOTHING,
    Founders,
)
from epoka.games.founders.tiles import CITY, KINDS, NATURE, VICTORY, VILLAGE
from epoka.games.founders.tokens import PlayToken

ROW_LIMIT = 5


class FirstTurn(TableProcedure[Founders]):
    """The starter takes the first turn (TE-9)."""

    def act(self, s: Founders, action: i64) -> None:
        s.push(Turn(s.first))


class Turn(Procedure[Founders]):
    """One player's turn in its fixed order (TE-10)."""

    def act(self, s: Founders, action: i64) -> None:
        s.turns += 1
        if s.listening:
            s.tell("turn", {"seat": int(self.seat), "turn": int(s.turns)})
        s.push_all(PARTS[self.seat])


class Reveal(Step[Founders]):
    """Turn up the top tile of a stack (TE-11), of which there is always one (TE-13).

    With `agreed_end` the end may be proposed first, once a turn.
    """

    def __init__(self, seat: i64, proposed: i64) -> None:
        super().__init__(seat)
        self.proposed = proposed != 0

    def actions(self, s: Founders, out: list[int]) -> None:
        for kind in range(VICTORY):
            if s.stacks[kind].size():
                out.append(REVEAL + kind)
        if not self.proposed and s.rules.agreed_end:
            out.append(PROPOSE_END)

    def considered(self, s: Founders, legal: list[int]) -> list[int]:
        return legal[:-1] if legal[-1] == PROPOSE_END else legal

    def act(self, s: Founders, action: i64) -> None:
        if action == PROPOSE_END:
            if s.listening:
                s.tell("end-proposed", {"seat": int(self.seat)})
            s.push(Consent(s.seat_after(self.seat), self.seat))
            return
        kind = action - REVEAL
        row = s.rows[kind]
        if len(row) == ROW_LIMIT:  # TE-12
            s.box.extend(row)
            s.rows[kind] = []
            if s.listening:
                s.tell("row-cleared", {"seat": int(self.seat), "kind": KINDS[kind]})
        if s.listening:
            s.tell("revealed", {"seat": int(self.seat), "kind": KINDS[kind]})
        s.push(DEAL_TILE[kind])

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "reveal", {}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        if action == PROPOSE_END:
            return {}
        kind = action - REVEAL
        return {"left": int(s.stacks[kind].size()), "clears": len(s.rows[kind]) == ROW_LIMIT}

    def refuse(self, s: Founders, action: int) -> Refusal:
        if NOTATION.is_of(REVEAL, action):
            return Refusal("stack-empty", "TE-11", {"kind": KINDS[action - REVEAL]})
        if action == PROPOSE_END:
            possible = s.rules.agreed_end
            return Refusal("already-proposed", "TE-72") if possible else Refusal("no-agreed-end", "TE-72")
        return Refusal("revealing-now", "TE-11")


class Consent(Step[Founders]):
    """A proposal to end is answered by one player after another; all must agree (TE-72).

    A player's proposal is answered by the others, that of the table by everybody, beginning with the next to play, who
    stands in for the proposer then.
    """

    def __init__(self, seat: i64, proposer: i64, by_table: i64 = 0) -> None:
        super().__init__(seat)
        self.proposer: i64 = proposer
        self.by_table = by_table != 0

    def actions(self, s: Founders, out: list[int]) -> None:
        out.append(ACCEPT)
        out.append(REFUSE)

    def act(self, s: Founders, action: i64) -> None:
        if s.listening:
            key = "end-accepted" if action == ACCEPT else "end-refused"
            s.tell(key, {"seat": int(self.seat)})
        after = s.seat_after(self.seat)
        if action == ACCEPT and after != self.proposer:
            s.push(Consent(after, self.proposer, int(self.by_table)))
        elif action == ACCEPT:
            finish(s, BY_AGREEMENT)
        elif self.by_table:
            s.declined = True
            s.push(TURN[self.proposer])
        else:
            s.push(Reveal(self.proposer, 1))

    def considered(self, s: Founders, legal: list[int]) -> list[int]:
        """The answer is one of fact."""
        return [ACCEPT] if nobody_can_gain(s, self.proposer) else [REFUSE]

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        if self.by_table:
            return "consent-table", {}
        return "consent", {"by": int(self.proposer)}

    def refuse(self, s: Founders, action: int) -> Refusal:
        return Refusal("answering-now", "TE-72")


class EndOfTurn(Procedure[Founders]):
    """Coins come into hand, a bought unit vanishes, and the end is checked (TE-60)."""

    def act(self, s: Founders, action: i64) -> None:
        s.bought = NOTHING
        take_coins(s, self.seat)
        end = end_reached(s)
        after = s.seat_after(self.seat)
        if end != NOT_ENDED:
            finish(s, end)
        elif s.rules.agreed_end and not s.declined and nothing_can_change(s, after):
            if s.listening:
                s.tell("table-proposes-end", {})
            s.push(Consent(after, after, 1))
        else:
            s.push(TURN[after])


def take_coins(s: Founders, seat: i64) -> None:
    """Coins on the own tiles come into hand; the tiles produce again (TE-45)."""
    land = s.lands[seat]
    for cell in land.marked(HAS_COIN):
        land.clear(cell, HAS_COIN)
        s.hands[seat].coin += 1
        if s.listening:
            tell_coin_taken(s, seat, cell)


def end_reached(s: Founders) -> int:
    """Which end has come, if any (TE-70, TE-71)."""
    if not s.display:
        return BY_VICTORY_TILES
    if not (s.stacks[NATURE].size() or s.stacks[VILLAGE].size() or s.stacks[CITY].size()):
        return BY_STACKS
    if s.rules.end_when_city_stack_empty and not s.stacks[CITY].size():
        return BY_CITY_STACK
    return NOT_ENDED


def finish(s: Founders, end: int) -> None:
    """The end is immediate (TE-73); coins on tiles are taken before counting (TE-80)."""
    s.agenda.clear()
    s.ended = end
    for seat in range(s.players):
        take_coins(s, seat)
    if s.listening:
        s.tell("game-ends", {"by": ENDS[end]})


# Steps are immutable, so that those of every turn are made once.
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(4)]
PARTS: Final[list[list[Step[Any]]]] = [
    [Reveal(seat, 0), PlayToken(seat), AddTile(seat), EndOfTurn(seat)] for seat in range(4)
]
"""The parts of each seat's turn, in their order (TE-10)."""
DEAL_TILE: Final[list[DealTile]] = [DealTile(kind) for kind in range(VICTORY)]
