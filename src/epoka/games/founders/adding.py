"""Step 3 of a turn: adding a tile, on an empty cell or in place of another one (TE-20 to TE-30, TE-50 to TE-53)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.dealer import Dealer
from epoka.core.refusal import Refusal
from epoka.core.step import ASK, Chance, Step
from epoka.games.founders.grid import AROUND, x_of, y_of
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.notation import ADD, AT, DRAW, NUM_ACTIONS, SKIP, at, cell_of
from epoka.games.founders.state import Founders
from epoka.games.founders.supply import NONE, Surroundings, explain
from epoka.games.founders.tiles import COIN, CRAFTSMAN, PRODUCTS, RESOURCES, TILES, TOKENS, VICTORY, WAR


class Fits:
    """The open faces, as bits, that fit some empty cell, and those that fit any cell, replacing included."""

    def __init__(self) -> None:
        self.on_empty: i64 = 0
        self.anywhere: i64 = 0


def placeable(s: Founders, seat: i64) -> Fits:
    """What the player could add."""
    land = s.lands[seat]
    made = land.makes()
    if s.bought >= 0:
        made |= 1 << s.bought
    found: i64 = 0
    wanted: i64 = 0
    candidates: list[int] = []
    open_faces = s.open_faces()
    for face in range(len(TILES)):
        if not (open_faces >> face) & 1:
            continue
        needs: i64 = TILES[face].needs
        if not needs:
            found |= 1 << face  # TE-23: nature tiles fit anywhere
        elif not needs & ~made:
            candidates.append(face)
            wanted |= 1 << face
    wanted |= found
    around = Surroundings(land)
    for cell in land.frontier:
        if found == wanted:
            break
        around.look(cell, NONE)
        found |= fitting(around, candidates, found, s.bought)
    fits = Fits()
    fits.on_empty = found
    for cell in land.cells:
        if found == wanted:
            break
        around.look(cell, cell)
        found |= fitting(around, candidates, found, s.bought)
    fits.anywhere = found
    return fits


def fitting(around: Surroundings, faces: list[int], found: i64, bought: i64) -> i64:
    """The faces not found yet that can be supplied at the cell in question."""
    fit: i64 = 0
    for face in faces:
        if not (found >> face) & 1 and around.meets(face, bought):
            fit |= 1 << face
    return fit


def cells_for(s: Founders, seat: i64, face: i64) -> list[int]:
    """Every cell the face may go to, sorted."""
    land = s.lands[seat]
    found: list[int] = []
    if not TILES[face].needs:
        found.extend(land.frontier)
        found.extend(land.cells)
    else:
        around = Surroundings(land)
        for cell in spots_for(s, land, face):
            around.look(cell, cell if land.faces[cell] else NONE)
            if around.meets(face, s.bought):
                found.append(cell)
    found.sort()
    return found


def spots_for(s: Founders, land: Land, face: i64) -> list[int]:
    """The cells worth a look: those round the makers of the requirement that fewest tiles make.

    Where a unit is bought or handed on by wagons they may lie anywhere.
    """
    spots: list[int] = []
    if s.bought >= 0 or land.wagons:
        spots.extend(land.frontier)
        spots.extend(land.cells)
        return spots
    makers = land.makers_of(TILES[face].requires[0])
    for resource in TILES[face].requires[1:]:
        others = land.makers_of(resource)
        if len(others) < len(makers):
            makers = others
    for maker in makers:
        for offset in AROUND:
            spot = maker + offset
            if spot not in spots and (land.faces[spot] or land.touches(spot)):
                spots.append(spot)
    return spots


class AddTile(Step[Founders]):
    """Which face-up tile is added. Skipping is possible only where nothing fits an empty cell (TE-26, TE-30)."""

    def actions(self, s: Founders, out: list[int]) -> None:
        fits = placeable(s, self.seat)
        for face in range(len(TILES)):
            if (fits.anywhere >> face) & 1:
                out.append(ADD + face)
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
        preview: dict[str, Any] = {"face": tile.face, "cells": len(cells_for(s, self.seat, face)), "gain": {}}
        if tile.token >= 0:
            preview["gain"][TOKENS[tile.token]] = 1
        if tile.points:
            preview["gain"]["points"] = tile.points
        return preview

    def refuse(self, s: Founders, action: int) -> Refusal:
        if action == SKIP:
            return Refusal("must-add", "TE-26")
        if not ADD <= action < SKIP:
            return Refusal("adding-now", "TE-20")
        face = action - ADD
        if not (s.open_faces() >> face) & 1:
            return Refusal("not-face-up", "TE-20", {"face": TILES[face].face})
        return Refusal("fits-nowhere", "TE-22", {"face": TILES[face].face})


class PlaceTile(Step[Founders]):
    """The cell of the added tile: empty, or an own tile that it replaces."""

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def args(self) -> list[int]:
        return [int(self.seat), int(self.face)]

    def actions(self, s: Founders, out: list[int]) -> None:
        for cell in cells_for(s, self.seat, self.face):
            out.append(at(cell))

    def act(self, s: Founders, action: i64) -> None:
        cell = cell_of(int(action))
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
        cell = cell_of(action)
        land = s.lands[self.seat]
        preview = explain(land, cell, int(self.face), int(s.bought))
        if land.faces[cell]:
            preview["replaces"] = TILES[land.tile_at(cell)].face
        return preview

    def refuse(self, s: Founders, action: int) -> Refusal:
        if not AT <= action < NUM_ACTIONS:
            return Refusal("placing-now", "TE-20")
        cell = cell_of(action)
        reasons = explain(s.lands[self.seat], cell, int(self.face), int(s.bought))
        if not reasons["contact"]:
            return Refusal("no-contact", "TE-21", {"x": x_of(cell), "y": y_of(cell)})
        missing = reasons["missing"][0]
        if "busy" in missing:
            values = {"good": missing["good"], "face": missing["busy"]["face"], "giving": missing["giving"]}
            return Refusal("supplier-busy", missing["rule"], values)
        if "idle" in missing:
            return Refusal("supplier-idle", "TE-31", {"good": missing["good"], "face": missing["idle"]["face"]})
        return Refusal("resource-missing", "TE-22", {"good": missing["good"]})


def remove_tile(s: Founders, seat: i64, cell: int) -> None:
    """The old tile lies face down before its owner, a coin comes into hand, other tokens go to the box (TE-51)."""
    land = s.lands[seat]
    marks = land.marks[cell]
    if marks & HAS_WAR:
        s.lost_tokens[WAR] += 1
    if marks & HAS_CRAFTSMAN:
        s.lost_tokens[CRAFTSMAN] += 1
    if marks & HAS_COIN:
        s.hands[seat].coin += 1
        if s.listening:
            s.tell("coin-taken", {"seat": int(seat)})
    land.clear(cell, HAS_WAR | HAS_COIN | HAS_CRAFTSMAN)
    s.replaced[seat].append(land.tile_at(cell))
    if s.listening:
        s.tell("replaced", {"seat": int(seat), "face": TILES[land.tile_at(cell)].face})


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


class DrawCraftsman(Chance[Founders]):
    """A craftsman token is drawn blind, then lies open before its owner (TE-27, TE-28)."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def args(self) -> list[int]:
        return [int(self.owner)]

    def forced(self, s: Founders) -> i64:
        face = s.craftsmen.certain()
        return ASK if face < 0 else DRAW + face

    def allows(self, s: Founders, action: i64) -> bool:
        return s.craftsmen.holds(int(action) - DRAW)

    def outcomes(self, s: Founders) -> list[tuple[int, float]]:
        return s.craftsmen.outcomes(DRAW)

    def draw(self, s: Founders, dealer: Dealer) -> int:
        return DRAW + s.craftsmen.draw(dealer, "craftsmen")

    def act(self, s: Founders, action: i64) -> None:
        face = int(action) - DRAW
        s.craftsmen.take(face)
        s.hands[self.owner].craftsmen |= 1 << face
        if s.listening:
            s.tell("craftsman-drawn", {"seat": int(self.owner), "good": RESOURCES[PRODUCTS[face]]})
