"""A position of Stone Age."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from epoka.core.forms import Deck, Each, Flag, Follows, Forms, Number, Numbers, PartOf, Several
from epoka.core.pool import Pool
from epoka.core.state import State
from epoka.games.stoneage import copies, scoring, view
from epoka.games.stoneage.components import BUILDINGS, CARDS, SLOTS, STACK_HEIGHT
from epoka.games.stoneage.options import Rules
from epoka.games.stoneage.places import PLACES
from epoka.games.stoneage.player import Player

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer
    from epoka.core.game import Game
    from epoka.games.stoneage.place import Place


class StoneAge(State):
    """The board, the pools of unseen cards and tiles, and the players' boards."""

    seats: list[Player]
    crowd: list[int]
    """How many workers stand on each place, of all players together; follows from the players' boards."""
    deck: Pool
    """Cards nobody has seen, except one that its owner keeps face down (SA-39)."""
    slots: list[int]
    """The cards on offer, cheapest slot first; -1 where there is none."""
    tiles: Pool
    """Buildings nobody has seen: covered in the stacks or out of the game."""
    tops: list[int]
    """The visible building of each stack; -1 where the stack is empty or waits for its next tile."""
    heights: list[int]
    """How many buildings each stack holds, the visible one included."""
    deferred: list[list[int]]
    """Dice for all that wait for later turns (`dice_choice_deferred`): seats still to pick as bits, then faces."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], rules: Rules, places: list[Place]) -> None:
        super().__init__(game, players, options)
        self.rules: Final = rules
        self.places: Final = places
        """The places of the board, by their numbers; as many as this number of players has."""
        self.round: i64 = 0
        self.first: i64 = 0
        """Who holds the first-player figure."""
        self.ended_by_cards = False
        self.ended_by_buildings = False

    def lay_out(self) -> None:
        """Everything before the first card is dealt (SA-2, SA-3, SA-4, SA-5)."""
        self.seats = [Player.new() for _ in range(self.players)]
        self.crowd = [0] * PLACES
        self.deck = Pool([1] * len(CARDS))
        self.slots = [-1] * SLOTS
        self.tiles = Pool([1] * len(BUILDINGS))
        self.tops = [-1] * self.players
        self.heights = [STACK_HEIGHT] * self.players
        self.deferred = []

    def copy(self) -> StoneAge:
        new = StoneAge(self.game, self.players, self.options, self.rules, self.places)
        self.copy_kernel(new)
        copies.copy_stone_age(self, new)
        return new

    # ---- the board ------------------------------------------------------------------------------------------------

    def players_on(self, place: i64) -> i64:
        """How many players stand on a place."""
        count: i64 = 0
        for player in self.seats:
            if player.placed[place]:
                count += 1
        return count

    def owner_of(self, place: i64) -> int:
        """The first seat that stands on a place, or -1."""
        for seat in range(self.players):
            if self.seats[seat].placed[place]:
                return seat
        return -1

    def free_slots(self) -> i64:
        count: i64 = 0
        for card in self.slots:
            if card < 0:
                count += 1
        return count

    # ---- points ---------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        player = self.seats[seat]
        return scoring.breakdown(player, player.all_cards(), self.rules.second_green_set)

    def tie_break(self) -> list[int]:
        return scoring.tie_break(self)

    @property
    def over_by(self) -> str:
        if not self.over:
            return ""
        if self.ended_by_cards:
            return "both" if self.ended_by_buildings else "cards"
        return "buildings"

    # ---- views and saved forms ------------------------------------------------------------------------------------

    def seen(self, seat: int) -> dict[str, Any]:
        return view.seen(self, seat)

    def shuffle_unknown(self, seat: int, dealer: Dealer) -> None:
        """Another seat's face-down card may be any card that this seat has not seen; at the end all is open."""
        if self.over:
            return
        for other in range(self.players):
            player = self.seats[other]
            if other != seat and player.extra >= 0:
                self.deck.put(int(player.extra))
                player.extra = self.deck.nth(dealer.below("imagine", self.deck.total))
                self.deck.take(int(player.extra))

    def forms(self) -> Forms:
        players = self.players
        return {
            "round": Number(),
            "first": Number(0, players - 1),
            "seats": Each(players, PartOf(Player)),
            "deck": Deck(len(CARDS)),
            "slots": Numbers(SLOTS, -1, len(CARDS) - 1),
            "tiles": Deck(len(BUILDINGS)),
            "tops": Numbers(players, -1, len(BUILDINGS) - 1),
            "heights": Numbers(players, 0, STACK_HEIGHT),
            "deferred": Each(len(CARDS), Several(1 + players, 0, 15), least=0),
            "ended_by_cards": Flag(),
            "ended_by_buildings": Flag(),
            "crowd": Follows(Numbers(PLACES)),
        }

    def load_pieces(self, data: dict[str, Any]) -> None:
        super().load_pieces(data)
        self.crowd = [sum([player.placed[place] for player in self.seats]) for place in range(PLACES)]
