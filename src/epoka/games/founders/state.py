"""A position of Founders of the Empire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from epoka.core.bits import members
from epoka.core.forms import Bits, Deck, Each, Flag, Forms, InPlaces, Number, Numbers, Part, PartOf, Words
from epoka.core.pool import Pool
from epoka.core.state import State
from epoka.games.founders import copies, scoring, view
from epoka.games.founders.land import Land
from epoka.games.founders.options import Rules
from epoka.games.founders.tiles import (
    CITY,
    FACE_NAMES,
    FIRST_FACE,
    MOST_TILES,
    NATURE,
    PRODUCTS,
    RESOURCES,
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


HAND: Final[Forms] = {
    "war": Number(0, TOKENS_OF_A_KIND),
    "coin": Number(0, TOKENS_OF_A_KIND),
    "wagon": Number(0, TOKENS_OF_A_KIND),
    "craftsmen": Bits(TOKENS_OF_A_KIND, [RESOURCES[product] for product in PRODUCTS]),
}


class Hand(Part):
    """The tokens a player holds; craftsmen as bits of their place among the products."""

    def __init__(self) -> None:
        self.war: i64 = 0
        self.coin: i64 = 0
        self.wagon: i64 = 0
        self.craftsmen: i64 = 0

    def forms(self) -> Forms:
        return HAND

    def copy(self) -> Hand:
        new = Hand()
        copies.copy_hand(self, new)
        return new

    def faces(self) -> list[int]:
        """The craftsmen, by their place among the products."""
        return members(self.craftsmen)

    def count(self) -> int:
        return int(self.war + self.coin + self.wagon) + len(self.faces())


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
        copies.copy_founders(self, new)
        return new

    def forms(self) -> Forms:
        players = self.players
        faces = Words(MOST_TILES, FACE_NAMES)
        return {
            "turns": Number(),
            "first": Number(0, players - 1),
            "bought": Number(NOTHING, len(RESOURCES) - 1),
            "ended": Number(0, len(ENDS) - 1),
            "declined": Flag(),
            "lands": Each(players, PartOf(Land)),
            "hands": Each(players, PartOf(Hand)),
            "replaced": Each(players, faces),
            "stacks": InPlaces([Deck(len(faces_of(kind))) for kind in (NATURE, VILLAGE, CITY)]),
            "rows": Each(VICTORY, faces),
            "unseen_victory": Deck(len(faces_of(VICTORY))),
            "display": faces,
            "box": faces,
            "supply": Numbers(3, 0, TOKENS_OF_A_KIND),
            "craftsmen": Deck(len(PRODUCTS)),
            "lost_tokens": Numbers(4, 0, TOKENS_OF_A_KIND),
        }

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
        return members(self.open_faces())

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

    # ---- views ---------------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> dict[str, Any]:
        return view.seen(self)


def first_of(kind: i64) -> int:
    return FIRST_FACE[kind]
