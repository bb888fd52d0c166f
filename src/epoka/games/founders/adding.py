"""Step 3 of a turn: adding a tile, on an empty cell or in place of another one (TE-20 to TE-30, TE-50 to TE-53)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from epoka.core.bits import offer_members
from epoka.core.dealer import Stream
from epoka.core.drawing import Draw
from epoka.core.ids import ASK
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.founders.grid import NO_CELLS, adjacent, x_of, y_of
from epoka.games.founders.lacking import supplier_busy, supplier_idle, why_nowhere
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.notation import ADD, AT, DRAW, NOTATION, SKIP, at, cell_of
from epoka.games.founders.state import Founders
from epoka.games.founders.supply import NONE, Surroundings, explain
from epoka.games.founders.tiles import (
    BIT,
    COIN,
    CRAFTSMAN,
    NATURE,
    NEEDS,
    OF_KIND,
    PRODUCTS,
    RESOURCES,
    TILES,
    TOKENS,
    VICTORY,
    WAR,
)

NO_FACES: Final[vec[i64]] = vec[i64]()


class Fits:
    """The open faces, as bits, that fit some empty cell, and those that fit any cell, replacing included."""

    def __init__(self) -> None:
        self.on_empty: i64 = 0
        self.anywhere: i64 = 0


def placeable(s: Founders, seat: i64, bought: i64) -> Fits:
    """What the player could add, with a bought unit or without (NONE)."""
    land = s.lands[seat]
    made = land.makes()
    if bought >= 0:
        made |= BIT[bought]
    fits = Fits()
    open_faces = s.open_faces()
    fits.on_empty = open_faces & OF_KIND[NATURE]  # TE-23: nature tiles fit anywhere
    others = open_faces & ~OF_KIND[NATURE]
    faces = NO_FACES
    face: i64 = 0
    while others:
        if others & 1 and not NEEDS[face] & ~made:
            faces = append(faces, face)
        others >>= 1
        face += 1
    search = FaceSearch(land, faces, bought)
    fits.on_empty |= search.found_at(land.frontier, False)
    fits.anywhere = fits.on_empty | search.found_at(land.cells, True)
    return fits


class FaceSearch:
    """Tries faces on cells until each has found one."""

    def __init__(self, land: Land, faces: vec[i64], bought: i64) -> None:
        self.around: Final = Surroundings(land)
        self.faces: vec[i64] = faces
        """Those that fit nowhere so far."""
        self.bought: Final[i64] = bought

    def found_at(self, cells: vec[i64], replacing: bool) -> i64:
        """The faces, as bits, that fit one of the cells; they are not tried any more."""
        found: i64 = 0
        for cell in cells:
            if not len(self.faces):
                break
            self.around.look(cell, cell if replacing else NONE)
            place: i64 = 0
            while place < len(self.faces):
                face = self.faces[place]
                if self.around.meets(NEEDS[face], self.bought):
                    found |= BIT[face]
                    self.faces = remove(self.faces, face)
                else:
                    place += 1
        return found


def cells_for(s: Founders, seat: i64, face: i64) -> vec[i64]:
    """Every cell the face may go to, sorted."""
    land = s.lands[seat]
    if fits_anywhere(face):
        return merged(land.frontier, land.cells)
    search = CellSearch(s, land, face)
    return merged(search.fitting(land.frontier, False), search.fitting(land.cells, True))


def fits_anywhere(face: i64) -> bool:
    """Whether a tile needs nothing and may go to every cell (TE-23)."""
    return not NEEDS[face]


class CellSearch:
    """Tries one face on cells."""

    def __init__(self, s: Founders, land: Land, face: i64) -> None:
        self.around: Final = Surroundings(land)
        self.needs: Final[i64] = NEEDS[face]
        self.bought: Final[i64] = s.bought
        self.makers: Final[vec[i64]] = rarest(land, TILES[face].requires)
        self.anywhere: Final = s.bought >= 0 or len(land.wagons) > 0

    def fitting(self, cells: vec[i64], replacing: bool) -> vec[i64]:
        """Those of the cells that the face fits."""
        found = NO_CELLS
        for cell in cells:
            if self.anywhere or near_any(cell, self.makers):
                self.around.look(cell, cell if replacing else NONE)
                if self.around.meets(self.needs, self.bought):
                    found = append(found, cell)
        return found


def nth_merged(one: vec[i64], other: vec[i64], number: i64) -> i64:
    """The cell at this place of `merged`."""
    cell: i64 = 0
    first: i64 = 0
    second: i64 = 0
    while first + second <= number:
        if second == len(other) or (first < len(one) and one[first] < other[second]):
            cell = one[first]
            first += 1
        else:
            cell = other[second]
            second += 1
    return cell


def merged(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Two sorted lists of cells as one."""
    cells = NO_CELLS
    place: i64 = 0
    for cell in one:
        while place < len(other) and other[place] < cell:
            cells = append(cells, other[place])
            place += 1
        cells = append(cells, cell)
    while place < len(other):
        cells = append(cells, other[place])
        place += 1
    return cells


def rarest(land: Land, requires: list[int]) -> vec[i64]:
    """The makers of the requirement that fewest tiles make: only cells beside them are worth a look.

    Where a unit is bought or handed on by wagons, though, it may come from anywhere.
    """
    makers = land.makers_of(requires[0])
    for resource in requires[1:]:
        others = land.makers_of(resource)
        if len(others) < len(makers):
            makers = others
    return makers


def near_any(cell: i64, makers: vec[i64]) -> bool:
    for maker in makers:
        if adjacent(cell, maker):
            return True
    return False


class AddTile(Step[Founders]):
    """Which face-up tile is added. Skipping is possible only where nothing fits an empty cell (TE-26, TE-30).

    Nobody has to replace a tile (TE-53).
    """

    def actions(self, s: Founders, out: list[int]) -> None:
        fits = placeable(s, self.seat, s.bought)
        offer_members(fits.anywhere, ADD, out)
        if not fits.on_empty:
            out.append(SKIP)

    def act(self, s: Founders, action: i64) -> None:
        if action == SKIP:
            if s.listening:
                s.tell("skipped", {"seat": int(self.seat)})
            return
        s.push(PlaceTile(self.seat, action - ADD))

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        if s.bought >= 0:
            return "add-tile-bought", {"good": RESOURCES[s.bought]}
        return "add-tile", {}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        if action == SKIP:
            return {}
        face = action - ADD
        tile = TILES[face]
        spots = [spot(int(cell)) for cell in cells_for(s, self.seat, face)]
        preview: dict[str, Any] = {"face": tile.face, "cells": len(spots), "spots": spots, "gain": {}}
        if tile.token >= 0:
            preview["gain"][TOKENS[tile.token]] = 1
        if tile.points:
            preview["gain"]["points"] = tile.points
        return preview

    def refuse(self, s: Founders, action: int) -> Refusal:
        if action == SKIP:
            return Refusal("must-add", "TE-26")
        if not NOTATION.is_of(ADD, action):
            return Refusal("adding-now", "TE-20")
        face = action - ADD
        if not (s.open_faces() >> face) & 1:
            return Refusal("not-face-up", "TE-20", {"face": TILES[face].face})
        return why_nowhere(s.lands[self.seat], face, int(s.bought))


class PlaceTile(Step[Founders]):
    """The cell of the added tile: empty, or an own tile that it replaces."""

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def forced(self, s: Founders) -> i64:
        return ASK if fits_anywhere(self.face) else super().forced(s)

    def random_choice(self, s: Founders, numbers: Stream) -> int:
        if not fits_anywhere(self.face):
            return super().random_choice(s, numbers)
        land = s.lands[self.seat]
        number = numbers.below(len(land.frontier) + len(land.cells))
        return int(at(nth_merged(land.frontier, land.cells, number)))

    def actions(self, s: Founders, out: list[int]) -> None:
        for cell in cells_for(s, self.seat, self.face):
            out.append(int(at(cell)))

    def act(self, s: Founders, action: i64) -> None:
        cell = int(cell_of(action))
        face = int(self.face)
        tile = TILES[face]
        if tile.kind == VICTORY:
            s.display.remove(face)
        else:
            s.rows[tile.kind].remove(face)
        if s.lands[self.seat].faces[cell]:
            remove_tile(s, self.seat, cell)
        s.lands[self.seat].put(cell, face)
        if s.listening:
            s.tell("added", {"seat": int(self.seat), "face": tile.face, "x": x_of(cell), "y": y_of(cell)})
        if tile.token >= 0:
            grant_token(s, self.seat, tile.token)

    def inside(self) -> bool:
        return True

    def prompt(self, s: Founders) -> tuple[str, dict[str, Any]]:
        return "place-tile", {"face": TILES[self.face].face}

    def preview(self, s: Founders, action: int) -> dict[str, Any]:
        cell = int(cell_of(action))
        land = s.lands[self.seat]
        preview = explain(land, cell, int(self.face), int(s.bought))
        if land.faces[cell]:
            preview["replaces"] = TILES[land.tile_at(cell)].face
        return preview

    def refuse(self, s: Founders, action: int) -> Refusal:
        if not NOTATION.is_of(AT, action):
            return Refusal("placing-now", "TE-20")
        cell = int(cell_of(action))
        reasons = explain(s.lands[self.seat], cell, int(self.face), int(s.bought))
        if not reasons["contact"]:
            return Refusal("no-contact", "TE-21", {"x": x_of(cell), "y": y_of(cell)})
        missing = reasons["missing"][0]
        if "busy" in missing:
            return supplier_busy(missing)
        if "idle" in missing:
            return supplier_idle(missing["good"], missing["idle"]["face"])
        return Refusal("resource-missing", "TE-22", {"good": missing["good"]})


def spot(cell: int) -> dict[str, int]:
    return {"x": x_of(cell), "y": y_of(cell)}


def remove_tile(s: Founders, seat: i64, cell: int) -> None:
    """The old tile lies face down before its owner, a coin comes into hand, other tokens go to the box (TE-51)."""
    land = s.lands[seat]
    marks = int(land.marks[cell])
    if marks & HAS_WAR:
        s.lost_tokens[WAR] += 1
    if marks & HAS_CRAFTSMAN:
        s.lost_tokens[CRAFTSMAN] += 1
    if marks & HAS_COIN:
        s.hands[seat].coin += 1
        if s.listening:
            tell_coin_taken(s, seat, cell)
    land.clear(cell, HAS_WAR | HAS_COIN | HAS_CRAFTSMAN)
    s.replaced[seat].append(land.tile_at(cell))
    if s.listening:
        s.tell("replaced", {"seat": int(seat), "face": TILES[land.tile_at(cell)].face})


def tell_coin_taken(s: Founders, seat: i64, cell: int) -> None:
    face = TILES[s.lands[seat].tile_at(cell)].face
    s.tell("coin-taken", {"seat": int(seat), "face": face, "x": x_of(cell), "y": y_of(cell)})


def grant_token(s: Founders, seat: i64, token: int) -> None:
    """The token of a city tile, once (TE-27)."""
    if token == CRAFTSMAN:
        s.push(DrawCraftsman(seat))
        return
    hand = s.hands[seat]
    s.supply[token] -= 1
    if token == WAR:
        hand.war += 1
    elif token == COIN:
        hand.coin += 1
    else:
        hand.wagon += 1
    if s.listening:
        s.tell("token-gained", {"seat": int(seat), "token": TOKENS[token]})


class DrawCraftsman(Draw[Founders]):
    """A craftsman token is drawn blind, then lies open before its owner (TE-27, TE-28)."""

    def __init__(self, owner: i64) -> None:
        super().__init__(DRAW, "craftsmen")
        self.owner: i64 = owner

    def pool(self, s: Founders) -> Pool:
        return s.craftsmen

    def receive(self, s: Founders, kind: int) -> None:
        s.hands[self.owner].craftsmen |= 1 << kind
        if s.listening:
            s.tell("craftsman-drawn", {"seat": int(self.owner), "good": RESOURCES[PRODUCTS[kind]]})
