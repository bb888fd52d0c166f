"""Step 2 of a turn: playing one token (TE-40 to TE-49)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.ids import GO
from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.founders.grid import x_of, y_of
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAGON, HAS_WAR, Land
from epoka.games.founders.notation import (
    AT,
    BUY,
    NO_TOKEN,
    NOTATION,
    PLAY_COIN,
    PLAY_CRAFTSMAN,
    PLAY_WAGON,
    PLAY_WAR,
    at,
    cell_of,
)
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import COIN, CRAFTSMAN, PRODUCTS, RESOURCES, TILES, TOKENS, WAGON, WAR

# Whether war may come to a tile, or why not, as `attack` answers.
IN_REACH: Final = 0
ATTACKED: Final = 1
COVERED: Final = 2


def attack(land: Land, cell: i64) -> i64:
    """IN_REACH for the topmost tile of a column that is not attacked already, or why not (TE-41, TE-42)."""
    if i64(land.marks[cell]) & HAS_WAR:
        return ATTACKED
    return IN_REACH if land.is_top(cell) else COVERED


def war_targets(land: Land) -> list[int]:
    """The tiles that war may come to."""
    return [int(cell) for cell in land.cells if attack(land, cell) == IN_REACH]


def can_attack(land: Land) -> bool:
    """Whether there is any target for war; the highest row is looked at first."""
    for place in range(len(land.cells) - 1, -1, -1):
        cell = land.cells[place]
        if attack(land, cell) == IN_REACH:
            return True
    return False


def coin_targets(land: Land) -> list[int]:
    """Tiles that produce (TE-43)."""
    return [int(cell) for cell in land.cells if land.makes_at(cell)]


def can_buy(land: Land) -> bool:
    """Whether any tile produces."""
    for cell in land.cells:
        if land.makes_at(cell):
            return True
    return False


def craftsman_targets(land: Land, face: int) -> list[int]:
    """Own active village tiles that make the product on the token (TE-49)."""
    wanted = 1 << PRODUCTS[face]
    return [int(cell) for cell in land.cells if land.makes_at(cell) == wanted]


def targets(s: Founders, seat: i64, token: i64, against: i64) -> list[int]:
    """Where a token may go: `against` is a seat for war and coins, the face of a craftsman, else nothing."""
    if token == WAR:
        return war_targets(s.lands[against])
    if token == COIN:
        return coin_targets(s.lands[against])
    if token == WAGON:
        return s.lands[seat].squares()
    return craftsman_targets(s.lands[seat], int(against))


class PlayToken(Step[Founders]):
    """Which token is played, if any; only what has a target is offered (TE-40)."""

    def forced(self, s: Founders) -> i64:
        hand = s.hands[self.seat]
        if not (hand.war or hand.coin or hand.wagon or hand.craftsmen):
            return GO
        return super().forced(s)

    def actions(self, s: Founders, out: list[int]) -> None:
        hand = s.hands[self.seat]
        if hand.war:
            for seat in range(s.players):
                if seat != self.seat and can_attack(s.lands[seat]):
                    out.append(PLAY_WAR + seat)
        if hand.coin:
            for seat in range(s.players):
                if seat != self.seat and can_buy(s.lands[seat]):
                    out.append(PLAY_COIN + seat)
        if hand.wagon and s.lands[self.seat].squares():
            out.append(PLAY_WAGON)
        for face in hand.faces():
            if craftsman_targets(s.lands[self.seat], face):
                out.append(PLAY_CRAFTSMAN + face)
        out.append(NO_TOKEN)

    def act(self, s: Founders, action: i64) -> None:
        if action in (NO_TOKEN, GO):
            return
        if action < PLAY_COIN:
            s.push(TokenAt(self.seat, WAR, action - PLAY_WAR))
        elif action < PLAY_WAGON:
            s.push(TokenAt(self.seat, COIN, action - PLAY_COIN))
        elif action == PLAY_WAGON:
            s.push(TokenAt(self.seat, WAGON, self.seat))
        else:
            s.push(TokenAt(self.seat, CRAFTSMAN, action - PLAY_CRAFTSMAN))

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "play-token", {"tokens": s.hands[self.seat].count()}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        if action == NO_TOKEN:
            return {}
        token, against = named(action, int(self.seat))
        return {"targets": len(targets(s, self.seat, token, against))}

    def refuse(self, s: Founders, action: int) -> Refusal:
        if not PLAY_WAR <= action < NO_TOKEN:
            return Refusal("token-now", "TE-10")
        token, against = named(action, int(self.seat))
        if token in (WAR, COIN):
            if against == self.seat:
                return Refusal("not-against-yourself", "TE-41" if token == WAR else "TE-43")
            if against >= s.players:
                return Refusal("no-such-seat", "TE-3", {"seats": s.players})
        if not holds(s, int(self.seat), token, against):
            return Refusal("no-such-token", "TE-40", {"token": TOKENS[token]})
        return Refusal("no-target", ["TE-41", "TE-43", "TE-46", "TE-49"][token], {"token": TOKENS[token]})


def named(action: int, seat: int) -> tuple[int, int]:
    """The token an action plays, and against whom or with which face."""
    if action < PLAY_COIN:
        return WAR, action - PLAY_WAR
    if action < PLAY_WAGON:
        return COIN, action - PLAY_COIN
    if action == PLAY_WAGON:
        return WAGON, seat
    return CRAFTSMAN, action - PLAY_CRAFTSMAN


def holds(s: Founders, seat: int, token: int, face: int) -> bool:
    hand = s.hands[seat]
    if token == CRAFTSMAN:
        return face in hand.faces()
    return bool([hand.war, hand.coin, hand.wagon][token])


class TokenAt(Step[Founders]):
    """The cell of the token: in the named seat's territory, or the own one; of a wagon the lower left of its square."""

    def __init__(self, seat: i64, token: i64, against: i64) -> None:
        super().__init__(seat)
        self.token: i64 = token
        self.against: i64 = against

    def actions(self, s: Founders, out: list[int]) -> None:
        for cell in targets(s, self.seat, self.token, self.against):
            out.append(int(at(cell)))

    def act(self, s: Founders, action: i64) -> None:
        cell = int(cell_of(action))
        hand = s.hands[self.seat]
        if self.token == WAR:
            hand.war -= 1
            s.lands[self.against].mark(cell, HAS_WAR)
        elif self.token == COIN:
            hand.coin -= 1
            s.lands[self.against].mark(cell, HAS_COIN)
            s.push(BuyFrom(self.seat, s.lands[self.against].tile_at(cell)))
        elif self.token == WAGON:
            hand.wagon -= 1
            s.lands[self.seat].link(cell)
        else:
            hand.craftsmen &= ~(1 << self.against)
            s.lands[self.seat].mark(cell, HAS_CRAFTSMAN)
        if s.listening:
            tell_token(s, int(self.seat), int(self.token), self.land_of(s), cell)

    def land_of(self, s: Founders) -> int:
        """Whose territory the token goes to."""
        return int(self.against) if self.token in (WAR, COIN) else int(self.seat)

    def inside(self) -> bool:
        return True

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "token-at", {"token": TOKENS[self.token], "by": self.land_of(s)}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        cell = int(cell_of(action))
        return {"face": TILES[s.lands[self.land_of(s)].tile_at(cell)].face}

    def refuse(self, s: Founders, action: int) -> Refusal:
        if not NOTATION.is_of(AT, action):
            return Refusal("choosing-cell-now", "TE-40")
        land = s.lands[self.land_of(s)]
        cell = int(cell_of(action))
        if self.token == WAGON:
            if land.wagon_place(cell) == HAS_WAGON:
                return Refusal("wagon-there", "TE-47")
            return Refusal("no-square-there", "TE-46")
        if not land.faces[cell]:
            return Refusal("no-tile-there", "TE-40", {"x": x_of(cell), "y": y_of(cell)})
        face = TILES[land.tile_at(cell)].face
        if self.token == WAR:
            if attack(land, cell) == ATTACKED:
                return Refusal("already-attacked", "TE-42")
            return Refusal("not-topmost", "TE-41", {"face": face})
        if self.token == COIN:
            return Refusal("produces-nothing", "TE-43", {"face": face})
        good = RESOURCES[PRODUCTS[self.against]]
        if TILES[land.tile_at(cell)].makes == 1 << PRODUCTS[self.against]:
            return Refusal("idle-tile", "TE-49", {"face": face})
        return Refusal("wrong-product", "TE-49", {"face": face, "good": good})


def tell_token(s: Founders, seat: int, token: int, owner: int, cell: int) -> None:
    face = TILES[s.lands[owner].tile_at(cell)].face
    values = {"seat": seat, "by": owner, "face": face, "x": x_of(cell), "y": y_of(cell)}
    s.tell(TOKENS[token] + "-played", values)


class BuyFrom(Step[Founders]):
    """Which of two resources a coin on a nature tile buys; of other tiles it is the only one (TE-44)."""

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def actions(self, s: Founders, out: list[int]) -> None:
        for resource in TILES[self.face].produces:
            out.append(BUY + resource)

    def act(self, s: Founders, action: i64) -> None:
        s.bought = action - BUY
        if s.listening:
            s.tell("bought", {"seat": int(self.seat), "good": RESOURCES[s.bought]})

    def inside(self) -> bool:
        return True

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "buy", {"face": TILES[self.face].face}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        return {"gain": {RESOURCES[action - BUY]: 1}}

    def refuse(self, s: Founders, action: int) -> Refusal:
        if NOTATION.is_of(BUY, action):
            return Refusal("not-made-there", "TE-44", {"good": RESOURCES[action - BUY], "face": TILES[self.face].face})
        return Refusal("buying-now", "TE-44")
