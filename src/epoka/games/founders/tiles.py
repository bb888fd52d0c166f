"""The faces of the 97 tiles, read from `tiles.json` and checked: the one place to change for a printed list."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import set_with
from epoka.core.errors import EpokaError

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
VICTORY: Final = 3
KINDS: Final = ["nature", "village", "city", "victory"]
KIND_COUNTS: Final = [24, 24, 24, 25]

WAR: Final = 0
COIN: Final = 1
WAGON: Final = 2
CRAFTSMAN: Final = 3
TOKENS: Final = ["war", "coin", "wagon", "craftsman"]
TOKENS_OF_A_KIND: Final = 6
MOST_FACES: Final = 63
"""Sets of faces are bits of a signed 64-bit number."""
MOST_BASICS: Final = 5
"""Two basics are the number of a bit above PAIR, see there; so large may it be."""
MOST_RESOURCES: Final = 24


class BadTiles(EpokaError):
    """The file of tile faces breaks a printed fact or a rule the game relies on."""


class Tile:
    """One face. Resources are numbers; `needs` and `makes` are the same as sets of bits."""

    def __init__(
        self, face: str, kind: int, count: int, requires: list[int], produces: list[int], token: int, points: int
    ) -> None:
        self.face: Final = face
        self.kind: Final = kind
        self.count: Final = count
        self.requires: Final = requires
        self.produces: Final = produces
        self.token: Final = token
        self.points: Final = points
        self.needs: Final[int] = sum([1 << resource for resource in requires])
        self.makes: Final[int] = sum([1 << resource for resource in produces])


class Faces:
    """All faces of a file, in the order nature, village, city, victory, with the names of the resources."""

    def __init__(self, tiles: list[Tile], resources: list[str], products: list[int]) -> None:
        self.tiles: Final = tiles
        self.resources: Final = resources
        self.products: Final = products
        """The village products: what the craftsmen make, in order."""


def read_faces(data: dict[str, Any]) -> Faces:
    """The faces of a component file; BadTiles names the tile and what is wrong with it."""
    tiers: dict[str, list[str]] = data["resources"]
    resources = [*tiers["basic"], *tiers["village"], *tiers["city"]]
    if len(resources) > MOST_RESOURCES:
        raise BadTiles(f"there are {len(resources)} resources, but at most {MOST_RESOURCES} can be told")
    if len(tiers["village"]) != TOKENS_OF_A_KIND or len(tiers["basic"]) > MOST_BASICS:
        found = f"{len(tiers['village'])} products and {len(tiers['basic'])} basics"
        raise BadTiles(f"there must be six products, one for each craftsman, and at most five basics, not {found}")
    tiles = [_read_tile(row, resources) for row in data["tiles"]]
    _check_names_and_counts(tiles)
    _check_makers(tiles, tiers, resources)
    _check_placeable(tiles, resources)
    tiles.sort(key=_kind_of)
    return Faces(tiles, resources, [resources.index(product) for product in tiers["village"]])


def _kind_of(tile: Tile) -> int:
    return tile.kind


def _read_tile(row: dict[str, Any], resources: list[str]) -> Tile:
    face = str(row.get("face", "?"))
    for key in ("face", "kind", "count", "requires", "produces"):
        if key not in row:
            raise BadTiles(f"tile {face}: it has no «{key}»")
    for name in [*row["requires"], *row["produces"]]:
        if name not in resources:
            raise BadTiles(f"tile {face}: «{name}» is no resource; there is {', '.join(resources)}")
    if row["kind"] not in KINDS:
        raise BadTiles(f"tile {face}: «{row['kind']}» is no kind of tile; there is {', '.join(KINDS)}")
    kind = KINDS.index(row["kind"])
    token = str(row.get("token", ""))
    if token not in (TOKENS if kind == CITY else [""]):
        raise BadTiles(f"tile {face}: every city tile and no other names a token, one of {', '.join(TOKENS)}")
    requires = [resources.index(name) for name in row["requires"]]
    if len(set(requires)) != len(requires):
        raise BadTiles(f"tile {face}: a requirement is listed twice, but the supply rules count each resource once")
    if (kind == NATURE) != (not requires):
        raise BadTiles(f"tile {face}: nature tiles and no others need nothing")
    outputs = [2, 1, 1, 0][kind]
    if len(row["produces"]) != outputs:
        raise BadTiles(f"tile {face}: a {KINDS[kind]} tile makes {outputs} resources, not {len(row['produces'])}")
    if len(set(row["produces"])) != outputs:
        raise BadTiles(f"tile {face}: it makes the same resource twice, but gives one unit a turn")
    produces = sorted([resources.index(name) for name in row["produces"]])
    points = int(row.get("points", 0))
    if (kind == VICTORY) != (points > 0):
        raise BadTiles(f"tile {face}: victory tiles and no others are worth points")
    return Tile(face, kind, int(row["count"]), requires, produces, TOKENS.index(token) if token else -1, points)


def _check_names_and_counts(tiles: list[Tile]) -> None:
    faces = [tile.face for tile in tiles]
    for tile in tiles:
        if faces.count(tile.face) > 1:
            raise BadTiles(f"tile {tile.face}: the face is listed twice; raise its count instead")
        if tile.count < 1:
            raise BadTiles(f"tile {tile.face}: it occurs {tile.count} times, but should at least once")
    for kind, wanted in enumerate(KIND_COUNTS):
        found = sum([tile.count for tile in tiles if tile.kind == kind])
        if found != wanted:
            last = (["none"] + [tile.face for tile in tiles if tile.kind == kind])[-1]
            raise BadTiles(f"there are {found} {KINDS[kind]} tiles (the last is {last}), but the box holds {wanted}")
    if len(tiles) > MOST_FACES:
        late = tiles[MOST_FACES].face
        raise BadTiles(
            f"tile {late}: it is face {MOST_FACES + 1} of {len(tiles)}, but at most {MOST_FACES} can be told"
        )
    for token, name in enumerate(TOKENS):
        granted = sum([tile.count for tile in tiles if tile.token == token])
        if granted > TOKENS_OF_A_KIND:
            raise BadTiles(f"{granted} city tiles grant a {name} token, but there are only {TOKENS_OF_A_KIND}")


def _check_makers(tiles: list[Tile], tiers: dict[str, list[str]], resources: list[str]) -> None:
    """Basics come from nature, products from villages, goods from cities."""
    allowed = [tiers["basic"], tiers["village"], tiers["city"], []]
    for tile in tiles:
        for resource in tile.produces:
            if resources[resource] not in allowed[tile.kind]:
                raise BadTiles(f"tile {tile.face}: a {KINDS[tile.kind]} tile cannot make {resources[resource]}")


def _check_placeable(tiles: list[Tile], resources: list[str]) -> None:
    """Every tile must be buildable from nature tiles on, without tokens."""
    reachable = 0
    waiting = list(tiles)
    while waiting:
        ready = [tile for tile in waiting if tile.needs & ~reachable == 0]
        if not ready:
            missing = [resources[resource] for resource in waiting[0].requires if not (reachable >> resource) & 1]
            raise BadTiles(f"tile {waiting[0].face}: it can never be placed, nothing makes {' or '.join(missing)}")
        for tile in ready:
            reachable |= tile.makes
        waiting = [tile for tile in waiting if tile not in ready]


FACES: Final[Faces] = read_faces(json.loads(Path(__file__).with_name("tiles.json").read_text(encoding="utf-8")))
TILES: Final[list[Tile]] = FACES.tiles
RESOURCES: Final[list[str]] = FACES.resources
PRODUCTS: Final[list[int]] = FACES.products

FACE_NAMES: Final[list[str]] = [tile.face for tile in TILES]
MOST_TILES: Final[int] = sum(KIND_COUNTS)
FIRST_FACE: Final[list[int]] = [[tile.kind for tile in TILES].index(kind) for kind in range(4)]
"""Where in TILES the faces of each kind begin."""

IDLE: Final = 128
"""Added to a face in a grid where the tile does not produce."""

PAIR: Final = 24
"""What a nature tile makes has one bit more: of its pair of basics, PAIR plus that pair as a number (see `gives`)."""
PAIRS_END: Final = 32
RESOURCE_BITS: Final = (1 << 24) - 1


def makes_bits(tile: Tile) -> int:
    """What a tile makes (TE-33), a bit a resource, and the bit of its pair where it makes one of two (TE-32)."""
    return tile.makes | (1 << (PAIR + tile.makes) if tile.kind == NATURE else 0)


MAKES: Final[vec[i64]] = vec[i64]([0] + [makes_bits(tile) for tile in TILES] + [0] * (255 - len(TILES)))
"""What the tile in a cell makes, by what the grid says: 0 for an empty cell and for an idle tile."""

BIT: Final[vec[i64]] = vec[i64]([1 << number for number in range(MOST_FACES)])
"""A set of one face or one resource; a shift of 1 by an i64 compiles to 32 bits."""

NEEDS: Final[vec[i64]] = vec[i64]([tile.needs for tile in TILES])
"""What each face requires, as bits."""

OF_KIND: Final[vec[i64]] = vec[i64](
    [set_with([face for face, tile in enumerate(TILES) if tile.kind == kind]) for kind in range(len(KINDS))]
)
"""The faces of each kind, as bits."""


def faces_of(kind: int) -> list[Tile]:
    return [tile for tile in TILES if tile.kind == kind]
