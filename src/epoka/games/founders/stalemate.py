"""Whether anybody can still score (TE-72): the third end of the game.

The answers are safe, not exact: they err on the side of playing on. Where they say that nobody can, no continuation
gives anybody a point, whatever is drawn and however foolishly the others help. Where they say that somebody might, it
was not tried out: with three turns left a player is taken to bring together whatever resources can be had at all, and
where all have that many and city tiles are still to come it is not even looked into.

The reason why this can be told without playing on: points come from victory tiles, from the tokens of city tiles, from
craftsmen that are put on a tile, and from coins that others play. Until the first of these happens nobody gets a new
token, so that only nature and village tiles come on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.founders.grid import AROUND
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.state import Founders, first_of
from epoka.games.founders.supply import NONE, Surroundings
from epoka.games.founders.tiles import (
    BIT,
    CITY,
    MAKES,
    NATURE,
    NEEDS,
    OF_KIND,
    PRODUCTS,
    RESOURCE_BITS,
    TILES,
    VILLAGE,
)

ENOUGH_TURNS: Final = 3
"""A tile has two requirements: with two turns before the one in which it is added, both can be seen to."""


def nobody_can_gain(s: Founders, seat: i64) -> bool:
    """Whether nobody can gain a point any more, whatever is played; the next turn is this seat's."""
    if s.stacks[CITY].size() and turns_left(s, seat, s.seat_after(seat, s.players - 1)) >= ENOUGH_TURNS:
        return False  # as in most of a game, at no cost
    faces = faces_to_come(s)
    for owner in range(s.players):
        turns = turns_left(s, seat, owner)
        if may_play_coin(s, owner, turns) or Prospects(s, owner, turns, faces).may_gain():
            return False
    return True


def may_play_coin(s: Founders, owner: i64, turns: i64) -> bool:
    """Whether a player could give somebody a point by a coin (TE-45); one on an own tile is taken after a turn."""
    if turns and s.hands[owner].coin:
        return True
    return turns > 1 and len(s.lands[owner].marked(HAS_COIN)) > 0


def nothing_can_change(s: Founders, seat: i64) -> bool:
    """Whether, beyond that, nobody can take points from another: what is left is to give up some of one's own."""
    if not nobody_can_gain(s, seat):
        return False
    for attacker in range(s.players):
        if s.hands[attacker].war and turns_left(s, seat, attacker):
            for owner in range(s.players):
                if owner != attacker and has_points_in_reach(s.lands[owner]):
                    return False
    return True


def has_points_in_reach(land: Land) -> bool:
    """Whether war could take points; a tile that has others above it stays out of reach (TE-41)."""
    for cell in land.cells:
        marks = i64(land.marks[cell])
        scores = TILES[land.tile_at(cell)].points or marks & HAS_CRAFTSMAN
        if scores and not marks & HAS_WAR and land.is_top(cell):
            return True
    return False


def turns_left(s: Founders, seat: i64, owner: i64) -> i64:
    """How many turns a player still has, at most: each turn takes a tile from a stack."""
    left = s.stacks[NATURE].size() + s.stacks[VILLAGE].size() + s.stacks[CITY].size()
    waits = (owner - seat + s.players) % s.players
    return (left - waits + s.players - 1) // s.players if left > waits else 0


def faces_to_come(s: Founders) -> i64:
    """Every face that lies open or in a stack, as bits."""
    faces = s.open_faces()
    for kind in (NATURE, VILLAGE, CITY):
        face: i64 = first_of(kind)
        for count in s.stacks[kind].counts:
            if count:
                faces |= BIT[face]
            face += 1
    return faces


class Prospects:
    """What one player could still bring about in the turns that are left, at most."""

    def __init__(self, s: Founders, owner: i64, turns: i64, faces: i64) -> None:
        self.land: Final = s.lands[owner]
        self.hand: Final = s.hands[owner]
        self.turns: Final[i64] = turns
        self.faces: Final[i64] = faces
        self.made: Final[i64] = self.land.makes()
        nature = self.made_by(NATURE, 0)
        self.next: Final[i64] = nature | self.made_by(VILLAGE, self.made)
        """What one more tile could make."""
        self.ever: Final[i64] = self.made_at_last(self.made | nature)
        """What any number of them could."""

    def made_by(self, kind: int, supply: i64) -> i64:
        """What the tiles of a kind that are still to come make, as far as this supply is enough for them."""
        makes: i64 = 0
        faces = self.faces & OF_KIND[kind]
        face: i64 = 0
        while faces:
            if faces & 1 and not NEEDS[face] & ~supply:
                makes |= MAKES[face + 1]
            faces >>= 1
            face += 1
        return makes & RESOURCE_BITS

    def made_at_last(self, supply: i64) -> i64:
        """This supply, and whatever village tiles make of it in turn."""
        more = supply | self.made_by(VILLAGE, supply)
        while more != supply:
            supply = more
            more = supply | self.made_by(VILLAGE, supply)
        return supply

    def may_gain(self) -> bool:
        """Whether a city or victory tile could be added, or a craftsman put on a tile."""
        if not self.turns:
            return False
        for face in range(len(NEEDS)):
            if TILES[face].kind >= CITY and (self.faces >> face) & 1 and self.may_add(face, self.turns):
                return True
        for craftsman in self.hand.faces():
            if self.may_employ(BIT[PRODUCTS[craftsman]]):
                return True
        return False

    def may_employ(self, product: i64) -> bool:
        """Whether a tile makes, or could make in time, what a craftsman in hand wants (TE-49)."""
        if self.made & product:
            return True
        for face in range(len(NEEDS)):
            if TILES[face].makes & product and (self.faces >> face) & 1 and self.may_add(face, self.turns - 1):
                return True
        return False

    def may_add(self, face: i64, turns: i64) -> bool:
        """Whether a tile could be added, on any cell, in the last of so many turns or earlier."""
        needs = NEEDS[face]
        if turns >= ENOUGH_TURNS:
            return not needs & ~self.ever
        if turns < 1:
            return False
        if not needs & ~self.made and (self.may_link(turns) or self.fits(needs, turns > 1)):
            return True
        if turns > 1:
            for resource in TILES[face].requires:
                if self.next & BIT[resource] and not needs & ~BIT[resource] & ~self.made:
                    return True
        return False

    def may_link(self, turns: i64) -> bool:
        """Whether a wagon could bring together what lies apart (TE-46)."""
        return self.hand.wagon > 0 and (turns > 1 or len(self.land.squares()) > 0)

    def fits(self, needs: i64, later: bool) -> bool:
        """Whether the tiles that lie there meet the needs of a cell; `later` also one that touches them by a corner."""
        around = Surroundings(self.land)
        for cell in self.land.cells:
            around.look(cell, cell)
            if around.meets(needs, NONE):
                return True
            for offset in AROUND:
                beside = cell + offset
                if not self.land.faces[beside] and (later or self.land.touches(beside)):
                    around.look(beside, NONE)
                    if around.meets(needs, NONE):
                        return True
        return False
