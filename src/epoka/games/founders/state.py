"""A position of Founders of the Empire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from epoka.core.pool import Pool
from epoka.core.saved import flag, number, numbers, rows
from epoka.core.state import State
from epoka.games.founders import scoring, view
from epoka.games.founders.land import Land
from epoka.games.founders.options import Rules
from epoka.games.founders.tiles import (
    CITY,
    FACE_NAMED,
    FIRST_FACE,
    MOST_TILES,
    NATURE,
    PRODUCTS,
    RESOURCES,
    TILES,
    TOKENS_OF_A_KIND,
    VICTORY,
    VILLAGE,
    faces_of,
)

if TYPE_CHECKING:
    from epoka.core.game import Game

NOTHING: Final = -1

NOT_ENDED: Final = 0
BY_VICTORY_TILES: Final = 1
BY_STACKS: Final = 2
BY_CITY_STACK: Final = 3
BY_AGREEMENT: Final = 4
ENDS: Final = ["", "victory-tiles", "stacks", "city-stack", "agreement"]


class Hand:
    """The tokens a player holds; craftsmen as bits of their place among the products."""

    def __init__(self) -> None:
        self.war: i64 = 0
        self.coin: i64 = 0
        self.wagon: i64 = 0
        self.craftsmen: i64 = 0

    def copy(self) -> Hand:
        new = Hand()
        new.war = self.war
        new.coin = self.coin
        new.wagon = self.wagon
        new.craftsmen = self.craftsmen
        return new

    def faces(self) -> list[int]:
        """The craftsmen, by their place among the products."""
        return [face for face in range(len(PRODUCTS)) if (self.craftsmen >> face) & 1]

    def count(self) -> int:
        return int(self.war + self.coin + self.wagon) + len(self.faces())

    def data(self) -> dict[str, Any]:
        return {
            "war": int(self.war),
            "coin": int(self.coin),
            "wagon": int(self.wagon),
            "craftsmen": [RESOURCES[PRODUCTS[face]] for face in self.faces()],
        }

    @staticmethod
    def load(data: dict[str, Any]) -> Hand:
        new = Hand()
        new.war = number(data["war"], 0, TOKENS_OF_A_KIND)
        new.coin = number(data["coin"], 0, TOKENS_OF_A_KIND)
        new.wagon = number(data["wagon"], 0, TOKENS_OF_A_KIND)
        names = [RESOURCES[product] for product in PRODUCTS]
        for name in rows(data["craftsmen"], 0, TOKENS_OF_A_KIND):
            new.craftsmen |= 1 << names.index(name)
        return new


class Founders(State):
    """The stacks and rows, the display of victory tiles, the tokens, and every player's territory and hand."""

    lands: list[Land]
    hands: list[Hand]
    replaced: list[list[int]]
    """The faces each player has replaced: a point lost for each (TE-52)."""
    stacks: list[Pool]
    """What the nature, village and city stack may still hold, by place among the faces of the kind."""
    rows: list[list[int]]
    """The faces turned up beside each stack."""
    unseen_victory: Pool
    display: list[int]
    """Victory tiles that can still be had."""
    box: list[int]
    """Tiles that left the game from a full row."""
    supply: list[int]
    """War, coin and wagon tokens nobody has yet."""
    craftsmen: Pool
    """Craftsman tokens nobody has drawn."""
    lost_tokens: list[int]
    """Tokens that left the game, by kind."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], rules: Rules) -> None:
        super().__init__(game, players, options)
        self.rules: Final = rules
        self.first: i64 = 0
        self.turns: i64 = 0
        self.bought: i64 = NOTHING
        """The resource a coin has bought for this turn (TE-44)."""
        self.ended: i64 = NOT_ENDED
        self.declined = False
        """Whether somebody wanted to play on when the table proposed to end (TE-72): it does so once."""

    def lay_out(self) -> None:
        """Everything before the first tile is turned up (TE-1, TE-8)."""
        self.lands = [Land() for _ in range(self.players)]
        self.hands = [Hand() for _ in range(self.players)]
        self.replaced = [[] for _ in range(self.players)]
        self.stacks = [Pool([tile.count for tile in faces_of(kind)]) for kind in (NATURE, VILLAGE, CITY)]
        self.rows = [[], [], []]
        self.unseen_victory = Pool([tile.count for tile in faces_of(VICTORY)])
        self.display = []
        self.box = []
        self.supply = [TOKENS_OF_A_KIND] * 3
        self.craftsmen = Pool([1] * len(PRODUCTS))
        self.lost_tokens = [0] * 4

    def copy(self) -> Founders:
        new = Founders(self.game, self.players, self.options, self.rules)
        self.copy_kernel(new)
        new.lands = [land.copy() for land in self.lands]
        new.hands = [hand.copy() for hand in self.hands]
        new.replaced = [faces.copy() for faces in self.replaced]
        new.stacks = [stack.copy() for stack in self.stacks]
        new.rows = [row.copy() for row in self.rows]
        new.unseen_victory = self.unseen_victory.copy()
        new.display = self.display.copy()
        new.box = self.box.copy()
        new.supply = self.supply.copy()
        new.craftsmen = self.craftsmen.copy()
        new.lost_tokens = self.lost_tokens.copy()
        new.first = self.first
        new.turns = self.turns
        new.bought = self.bought
        new.ended = self.ended
        new.declined = self.declined
        return new

    def open_faces(self) -> i64:
        """Every face that lies open, as bits (TE-20)."""
        faces: i64 = 0
        for row in self.rows:
            for face in row:
                faces |= 1 << face
        for face in self.display:
            faces |= 1 << face
        return faces

    def offered(self) -> list[int]:
        """The same as a list, sorted."""
        faces = self.open_faces()
        return [face for face in range(len(TILES)) if (faces >> face) & 1]

    # ---- points ---------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def tie_break(self) -> list[int]:
        """Victory tiles in the territory, attacked ones included (TE-82)."""
        return [len(land.victory_tiles()) for land in self.lands]

    @property
    def over_by(self) -> str:
        return ENDS[self.ended]

    # ---- views and saved forms ------------------------------------------------------------------------------------

    def seen(self, seat: int) -> dict[str, Any]:
        return view.seen(self)

    def pieces(self) -> dict[str, Any]:
        return {
            "turns": int(self.turns),
            "first": int(self.first),
            "bought": int(self.bought),
            "ended": int(self.ended),
            "declined": self.declined,
            "lands": [land.data() for land in self.lands],
            "hands": [hand.data() for hand in self.hands],
            "replaced": [names(faces) for faces in self.replaced],
            "stacks": [stack.data() for stack in self.stacks],
            "rows": [names(row) for row in self.rows],
            "unseen_victory": self.unseen_victory.data(),
            "display": names(self.display),
            "box": names(self.box),
            "supply": self.supply.copy(),
            "craftsmen": self.craftsmen.data(),
            "lost_tokens": self.lost_tokens.copy(),
        }

    def load_pieces(self, data: dict[str, Any]) -> None:
        players = self.players
        self.turns = number(data["turns"])
        self.first = number(data["first"], 0, players - 1)
        self.bought = number(data["bought"], NOTHING, len(RESOURCES) - 1)
        self.ended = number(data["ended"], 0, len(ENDS) - 1)
        self.declined = flag(data["declined"])
        self.lands = [Land.load(land) for land in rows(data["lands"], players, players)]
        self.hands = [Hand.load(hand) for hand in rows(data["hands"], players, players)]
        self.replaced = [faces_named(faces) for faces in rows(data["replaced"], players, players)]
        stacks = rows(data["stacks"], VICTORY, VICTORY)
        self.stacks = [Pool.load(stacks[kind], len(faces_of(kind))) for kind in (NATURE, VILLAGE, CITY)]
        self.rows = [faces_named(row) for row in rows(data["rows"], VICTORY, VICTORY)]
        self.unseen_victory = Pool.load(data["unseen_victory"], len(faces_of(VICTORY)))
        self.display = faces_named(data["display"])
        self.box = faces_named(data["box"])
        self.supply = numbers(data["supply"], 3, 0, TOKENS_OF_A_KIND)
        self.craftsmen = Pool.load(data["craftsmen"], len(PRODUCTS))
        self.lost_tokens = numbers(data["lost_tokens"], 4, 0, TOKENS_OF_A_KIND)


def names(faces: list[int]) -> list[str]:
    return [TILES[face].face for face in faces]


def faces_named(names: object) -> list[int]:
    """The opposite of `names`."""
    return [FACE_NAMED[name] for name in rows(names, 0, MOST_TILES)]


def first_of(kind: i64) -> int:
    return FIRST_FACE[kind]
