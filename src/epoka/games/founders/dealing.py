"""Set-up and reveals: what chance decides, and the draft (TE-1 to TE-12)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.core.step import Step, TableProcedure
from epoka.core.uniform import RandomStarter
from epoka.games.founders.grid import ORIGIN, SIDE_NAMES, SIDES
from epoka.games.founders.notation import DEAL, DRAFT, LAY, NOTATION, STARTER
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import FIRST_FACE, KINDS, NATURE, TILES, VICTORY

DRAFT_SIZE = {2: 5, 3: 7, 4: 9}
DISPLAY_SIZE = {2: 8, 3: 12, 4: 12}


class Starter(RandomStarter[Founders]):
    """Who begins, where that is left to chance (TE-3)."""

    def __init__(self) -> None:
        super().__init__(STARTER)

    def begin(self, s: Founders, seat: i64) -> None:
        s.first = seat


class DealVictory(Draw[Founders]):
    """A victory tile is turned up for the whole game (TE-2)."""

    def __init__(self) -> None:
        super().__init__(DEAL + FIRST_FACE[VICTORY], KINDS[VICTORY])

    def pool(self, s: Founders) -> Pool:
        return s.unseen_victory

    def receive(self, s: Founders, kind: int) -> None:
        face = FIRST_FACE[VICTORY] + kind
        s.display.append(face)
        if s.listening:
            s.tell("victory-shown", {"face": TILES[face].face})


class DealTile(Draw[Founders]):
    """The top tile of a stack is turned up into its row (TE-4, TE-7, TE-11)."""

    def __init__(self, kind: i64) -> None:
        super().__init__(DEAL + FIRST_FACE[kind], KINDS[kind])
        self.kind: i64 = kind

    def pool(self, s: Founders) -> Pool:
        return s.stacks[self.kind]

    def receive(self, s: Founders, kind: int) -> None:
        face = FIRST_FACE[self.kind] + kind
        s.rows[self.kind].append(face)
        if s.listening:
            s.tell("tile-shown", {"face": TILES[face].face, "kind": KINDS[self.kind]})


class BeginDraft(TableProcedure[Founders]):
    """Seats from the starter on, then back: the starter picks first and last (TE-5)."""

    def act(self, s: Founders, action: i64) -> None:
        order = s.seats_from(s.first)
        s.push_all([*[Draft(seat, 0) for seat in order], *[Draft(seat, 1) for seat in reversed(order)]])


class Draft(Step[Founders]):
    """A player takes a nature tile for the initial territory; the first one lies at 0 0."""

    def __init__(self, seat: i64, second: i64) -> None:
        super().__init__(seat)
        self.second = second != 0

    def actions(self, s: Founders, out: list[int]) -> None:
        for face in sorted(set(s.rows[NATURE])):
            out.append(DRAFT + face)

    def act(self, s: Founders, action: i64) -> None:
        face = int(action) - DRAFT
        s.rows[NATURE].remove(face)
        if s.listening:
            s.tell("drafted", {"seat": int(self.seat), "face": TILES[face].face})
        if self.second:
            s.push(Lay(self.seat, face))
        else:
            s.lands[self.seat].put(ORIGIN, face)

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "draft", {"number": 2 if self.second else 1}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        return {"face": TILES[action - DRAFT].face}

    def refuse(self, s: Founders, action: int) -> Refusal:
        if NOTATION.is_of(DRAFT, action):
            return Refusal("not-in-draft", "TE-5", {"face": TILES[action - DRAFT].face})
        return Refusal("drafting-now", "TE-5")


class Lay(Step[Founders]):
    """Where the second tile lies from the first (TE-6)."""

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def actions(self, s: Founders, out: list[int]) -> None:
        for side in range(len(SIDES)):
            out.append(LAY + side)

    def act(self, s: Founders, action: i64) -> None:
        side = int(action) - LAY
        s.lands[self.seat].put(ORIGIN + SIDES[side], int(self.face))
        if s.listening:
            face = TILES[self.face].face
            s.tell("laid", {"seat": int(self.seat), "face": face, "side": SIDE_NAMES[side]})

    def inside(self) -> bool:
        return True

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "lay", {"face": TILES[self.face].face}

    def refuse(self, s: Founders, action: int) -> Refusal:
        return Refusal("laying-now", "TE-6")
