"""How to mend what keeps somebody from an action of Founders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka import Refusal
from epoka.games.founders.adding import AddTile
from epoka.games.founders.grid import AROUND, NO_CELLS, NORTH, SOUTH, SQUARE, insert, x_of, y_of
from epoka.games.founders.lacking import nearest
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.notation import ADD, BUY, DRAFT, PLAY_CRAFTSMAN, REVEAL, cell_of
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import NATURE, PRODUCTS, RESOURCES, TILES, TOKENS, VICTORY
from epoka.games.founders.tokens import TokenAt, named
from epoka.testing.adapter import ANOTHER_DECISION, Mender
from epoka.testing.kit import top
from tests.conformance.menders.tools import change_step, other_options

TOKENS_ON_TILES: Final = HAS_WAR | HAS_COIN | HAS_CRAFTSMAN


def maker(resource: int) -> int:
    """A face that makes a resource; the one that makes nothing else, where there is one."""
    makers = [face for face, tile in enumerate(TILES) if tile.makes >> resource & 1]
    return min(makers, key=lambda face: TILES[face].makes.bit_count())


def good_of(why: Refusal) -> int:
    return RESOURCES.index(str(why.params["good"]))


def own_land(s: Founders) -> Land:
    return s.lands[top(s).seat]


def lay(land: Land, cell: int, face: int) -> None:
    """A tile without tokens anywhere, be it at the rim of the grid; whoever adds tiles beside it uses `Land.put`."""
    if land.faces[cell]:
        land.clear(cell, TOKENS_ON_TILES)
    else:
        land.cells = insert(land.cells, cell)
    land.set_face(cell, face + 1)


# ---- draft, reveal, the end -----------------------------------------------------------------------------------------


def lay_it_in_the_draft(s: Founders, action: int, why: Refusal) -> None:
    s.rows[NATURE].append(action - DRAFT)


def fill_the_stack(s: Founders, action: int, why: Refusal) -> None:
    s.stacks[action - REVEAL].put(0)


def propose_nothing_yet(s: Founders, action: int, why: Refusal) -> None:
    change_step(s, first=0)


# ---- adding a tile --------------------------------------------------------------------------------------------------


def turn_it_up(s: Founders, action: int, why: Refusal) -> None:
    face = action - ADD
    kind = TILES[face].kind
    row = s.display if kind == VICTORY else s.rows[kind]
    row.append(face)


def take_all_tiles_away(s: Founders, action: int, why: Refusal) -> None:
    s.rows, s.display = [[], [], []], []


def make_a_fitting_cell(s: Founders, action: int, why: Refusal) -> None:
    """Everything the tile requires is made round the emptiest cell of the frontier."""
    land = own_land(s)
    cell = max([int(cell) for cell in land.frontier], key=lambda cell: len(empty_beside(land, cell)))
    for resource in TILES[action - ADD].requires:
        land.put(empty_beside(land, cell)[0], maker(resource))


def empty_beside(land: Land, cell: int) -> list[int]:
    return [cell + int(offset) for offset in AROUND if not land.faces[cell + int(offset)]]


def make_what_nobody_makes(s: Founders, action: int, why: Refusal) -> None:
    """A tile at the end of the highest row makes the good that was named first."""
    land = own_land(s)
    land.put(int(land.frontier[-1]), maker(good_of(why)))


def lay_a_tile_beside(s: Founders, action: int, why: Refusal) -> None:
    cell = int(cell_of(action))
    own_land(s).put(cell + (NORTH if y_of(cell) < 0 else SOUTH), 0)


def make_it_beside(s: Founders, action: int, why: Refusal) -> None:
    """One more tile beside the cell makes the good: on an empty cell, or in place of one that is of no use here.

    Where no cell was named, the reason is about the one that lacks least.
    """
    land, face = own_land(s), wanted_face(s, action)
    cell = nearest(land, face, int(s.bought)) if asks_for_tile(s) else int(cell_of(action))
    spots = empty_beside(land, cell)
    requires = [1 << resource for resource in TILES[face].requires]
    for offset in AROUND:
        if not any(land.makes_at(cell + int(offset)) & bit for bit in requires):
            spots.append(cell + int(offset))
    if land.faces[spots[0]]:
        lay(land, spots[0], maker(good_of(why)))
    else:
        land.put(spots[0], maker(good_of(why)))


def wake_the_supplier(s: Founders, action: int, why: Refusal) -> None:
    land = own_land(s)
    spots = [int(cell) for cell in land.cells]
    if not asks_for_tile(s):
        spots = [int(cell_of(action)) + int(offset) for offset in AROUND]
    for spot in spots:
        if land.faces[spot] and TILES[land.tile_at(spot)].face == why.params["face"]:
            land.clear(spot, TOKENS_ON_TILES)


def asks_for_tile(s: Founders) -> bool:
    return isinstance(top(s), AddTile)


def wanted_face(s: Founders, action: int) -> int:
    """The tile that is to be added, be it chosen already or not."""
    return action - ADD if asks_for_tile(s) else int(top(s).args()[1])


# ---- playing a token ------------------------------------------------------------------------------------------------


def take_the_token(s: Founders, action: int, why: Refusal) -> None:
    hand = s.hands[top(s).seat]
    token = str(why.params["token"])
    if token == "craftsman":
        hand.craftsmen |= 1 << (action - PLAY_CRAFTSMAN)
    else:
        setattr(hand, token, 1)


def make_a_target(s: Founders, action: int, why: Refusal) -> None:
    seat = int(top(s).seat)
    token, against = named(action, seat)
    if TOKENS[token] in ("war", "coin"):
        land = s.lands[against]
        lay(land, int(land.cells[-1]), 0)
        return
    land = s.lands[seat]
    corner = int(land.cells[0])
    if TOKENS[token] == "craftsman":
        lay(land, corner, maker(PRODUCTS[against]))
        return
    land.wagons = NO_CELLS
    for offset in SQUARE:
        land.set_face(corner + offset, 1)


def target(s: Founders, action: int) -> tuple[Land, int]:
    """The land a token goes to, and the cell."""
    step = top(s)
    assert isinstance(step, TokenAt)
    return s.lands[step.land_of(s)], int(cell_of(action))


def take_tokens_away(s: Founders, action: int, why: Refusal) -> None:
    land, cell = target(s, action)
    land.clear(cell, TOKENS_ON_TILES)


def lay_a_forest(s: Founders, action: int, why: Refusal) -> None:
    land, cell = target(s, action)
    lay(land, cell, 0)


def lay_what_makes_it(s: Founders, action: int, why: Refusal) -> None:
    land, cell = target(s, action)
    lay(land, cell, maker(good_of(why)))


def lay_a_square(s: Founders, action: int, why: Refusal) -> None:
    """At the rim of the grid its upper and right tiles lie outside; only the lower left one is looked for by itself."""
    land, cell = target(s, action)
    lay(land, cell, 0)
    for offset in SQUARE[1:]:
        land.set_face(cell + offset, 1)


def rebuild(s: Founders, what: str, stays: Callable[[int, int], bool]) -> None:
    """The land a token goes to without some of its tiles or wagons."""
    step = top(s)
    assert isinstance(step, TokenAt)
    owner = step.land_of(s)
    data: dict[str, Any] = s.lands[owner].data()
    data[what] = [row for row in data[what] if stays(row[0], row[1])]
    s.lands[owner] = land = Land()
    land.load(data)


def take_tiles_above_away(s: Founders, action: int, why: Refusal) -> None:
    column, height = x_of(int(cell_of(action))), y_of(int(cell_of(action)))
    rebuild(s, "tiles", lambda x, y: x != column or y <= height)


def take_the_wagon_away(s: Founders, action: int, why: Refusal) -> None:
    there = x_of(int(cell_of(action))), y_of(int(cell_of(action)))
    rebuild(s, "wagons", lambda x, y: (x, y) != there)


def buy_from_a_maker(s: Founders, action: int, why: Refusal) -> None:
    change_step(s, first=maker(action - BUY))


MENDERS: Final[dict[str, Mender]] = {
    "not-in-draft": lay_it_in_the_draft,
    "stack-empty": fill_the_stack,
    "already-proposed": propose_nothing_yet,
    "no-agreed-end": other_options(agreed_end=True),
    "not-face-up": turn_it_up,
    "must-add": take_all_tiles_away,
    "not-made": make_what_nobody_makes,
    "neither-made": make_what_nobody_makes,
    "makers-apart": make_a_fitting_cell,
    "no-contact": lay_a_tile_beside,
    "resource-missing": make_it_beside,
    "supplier-busy": make_it_beside,
    "supplier-idle": wake_the_supplier,
    "no-such-token": take_the_token,
    "no-target": make_a_target,
    "no-tile-there": lay_a_forest,
    "already-attacked": take_tokens_away,
    "not-topmost": take_tiles_above_away,
    "produces-nothing": lay_a_forest,
    "idle-tile": take_tokens_away,
    "wrong-product": lay_what_makes_it,
    "wagon-there": take_the_wagon_away,
    "no-square-there": lay_a_square,
    "not-made-there": buy_from_a_maker,
}

UNMENDABLE: Final[dict[str, str]] = {
    "drafting-now": ANOTHER_DECISION,
    "laying-now": ANOTHER_DECISION,
    "revealing-now": ANOTHER_DECISION,
    "answering-now": ANOTHER_DECISION,
    "token-now": ANOTHER_DECISION,
    "choosing-cell-now": ANOTHER_DECISION,
    "buying-now": ANOTHER_DECISION,
    "adding-now": ANOTHER_DECISION,
    "placing-now": ANOTHER_DECISION,
    "not-against-yourself": "who plays the token and against whom is the action itself",
    "no-such-seat": "the number of players is fixed before the game begins",
}
