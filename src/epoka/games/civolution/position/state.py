"""A position of Civolution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from epoka.core.forms import Deck, Each, Follows, Forms, Number, Numbers, PartOf, Several, Shared, Where
from epoka.core.observation import put, put_list, put_pool, put_row
from epoka.core.pool import NOTHING, Pool
from epoka.core.state import State
from epoka.games.civolution.components.board import SITE_COUNTS
from epoka.games.civolution.components.map import (
    COVERINGS,
    TERRITORIES,
    TILE_LETTERS,
    WATERS,
    Geography,
    geography,
    plain_camps,
)
from epoka.games.civolution.components.pieces import (
    ATTRIBUTES,
    CARDS,
    CATEGORIES,
    CHIP_CARDS,
    DECK_SIZE,
    DECKS,
    ERAS,
    EVENTS,
    GOALS,
    INCOMES,
    MARKER_CARDS,
    MARKERS,
    MATERIALS,
    MOST_DICE,
    PHASES,
    SETTLEMENTS,
    SITE_SPACES,
    SITES,
    STARTER_SETS,
    TRIBES,
)
from epoka.games.civolution.position.hidden import conceal
from epoka.games.civolution.position.hidden import shuffle_unknown as deal_unknown
from epoka.games.civolution.position.opponent import NO_OPPONENT, VICI, Opponent, console
from epoka.games.civolution.position.packing import (
    OCCUPANTS,
    OWNERS,
    STRONG,
    TRIBE_ENTRIES,
    WEAK,
    occupant_entry,
    occupant_of,
    owner_of,
    tribe_entry,
)
from epoka.games.civolution.position.player import NO_STACKS, SOURCES, Player
from epoka.games.civolution.position.scoring import breakdown as points_by_source
from epoka.games.civolution.position.scoring import tie_break as ties
from epoka.games.civolution.position.view import seen as seen_by
from epoka.games.civolution.position.view import seen_beside as seen_beside_others

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer
    from epoka.core.game import Game

GROUND_SPACES: Final = SITE_SPACES + 1
NO_GEOGRAPHY: Final = Geography([], [], [])
NO_POOL: Final = Pool(NOTHING)
"""Stands for every pool before it is laid out or copied; never changed."""
GOAL_DISPLAY: Final = [0, 4, 4, 5, 6]
"""How many goal chips are on offer, by players (table 2.6)."""


class Civolution(State):
    """The continent, the boards, the pools of what lies face down, and the civilizations."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.solo = players == 1
        if self.solo:
            self.sides = VICI + 1
        self.vici: Opponent = NO_OPPONENT
        self.era: i64 = 0
        self.phase: i64 = 0
        self.first: i64 = 0
        """Who holds the starting monolith."""
        self.weather: i64 = 0  # mild (CV-2)
        """-2 cold to 2 hot."""
        self.beyond: i64 = 0
        """1 where the indicator was to cross a white line this era."""
        self.event: i64 = -1
        self.indicator: i64 = 0
        """Reset spaces that the phase indicator has moved on."""
        self.last_round: i64 = 0
        """1 in the final action round."""
        self.activation_dice: i64 = self.sides + 1  # CV-13
        """How many activation dice lie in the display."""
        self.fate_dice: i64 = self.sides + 1
        self.firing: i64 = 0
        """Above 0 while effects of a trigger are carried out: they fire no further triggers."""
        self.hunted: i64 = 0
        """Territories with a hunting token, as bits."""
        self.covering: i64 = -1
        self.final_tiles: i64 = 0
        """Categories that carry a tile in the final scoring, as bits."""
        self.seats: list[Player] = []
        self.laid: list[int] = NOTHING
        """The tile in each slot of the covering and whether it is turned round, as `map.laid_tile` gives it; or -1."""
        self.map: Geography = NO_GEOGRAPHY
        self.era_tiles: list[int] = NOTHING
        self.material: list[int] = NOTHING
        """The face-up material tile of each territory, or -1."""
        self.hidden_tiles: list[int] = NOTHING
        """1 for each material whose tile lies face down."""
        self.camps: list[int] = NOTHING
        """Encampments without fire in each territory, blocked ones left out."""
        self.fire: list[int] = NOTHING
        """The occupant of each fire encampment (`packing.occupant_of`), or -1."""
        self.plain: list[int] = NOTHING
        """Tribes on other encampments or aboard boats (`packing.tribe_entry`)."""
        self.wild: list[int] = NOTHING
        """Tribes in the wilderness (`packing.tribe_entry`)."""
        self.farm: list[int] = NOTHING
        self.boats: list[int] = NOTHING
        """Who has a boat in each territory, as bits."""
        self.site: list[int] = NOTHING
        """The face-up site in each recess, or -1."""
        self.statues: list[int] = NOTHING
        """Statues on each Building ground (`packing.ground_entry`)."""
        self.settled: list[int] = NOTHING
        self.goal_display: list[int] = NOTHING
        self.income_display: list[int] = NOTHING
        self.attribute_display: list[int] = NOTHING
        self.goal_pool = NO_POOL
        self.income_pool = NO_POOL
        self.attribute_pool = NO_POOL
        self.event_pool = NO_POOL
        self.site_pool = NO_POOL
        self.marker_pool = NO_POOL
        self.chip_pool = NO_POOL
        self.decks: list[Pool] = []
        """The face-down research stacks."""
        self.open: list[list[int]] = NO_STACKS
        """The face-up research stacks, the top card last."""
        self.rolled: list[int] = NOTHING
        """The fate dice as they lie: how many show each value."""
        self.offered: list[int] = NOTHING
        """During the set-up: chip cards on offer, each followed by its goal chip."""
        self.numbers: list[int] = NOTHING
        """During the set-up: the beginners' numbers, or -1."""

    def lay_out(self) -> None:
        """Lay everything out that does not depend on chance (CV-1 to CV-20)."""
        self.seats = [Player.new() for _ in range(self.players)]
        if self.solo:
            self.vici = Opponent.new()
            self.seats.append(console())
        self.material = [-1] * TERRITORIES
        self.hidden_tiles = [1] * len(MATERIALS)
        self.camps = [plain_camps(territory, self.players) for territory in range(TERRITORIES)]
        self.fire = [-1] * TERRITORIES
        self.plain = [0] * TRIBE_ENTRIES
        self.wild = [0] * TRIBE_ENTRIES
        self.farm = [-1] * TERRITORIES
        self.boats = [0] * TERRITORIES
        self.site = [-1] * SITE_SPACES
        self.statues = [0] * (GROUND_SPACES * OWNERS)
        self.settled = [0] * (GROUND_SPACES * OWNERS)
        self.goal_display = [-1] * GOAL_DISPLAY[self.players]  # CV-6, CV-7
        self.income_display = [-1] * 3
        self.attribute_display = [-1] * 3
        self.goal_pool = Pool([1] * GOALS)
        self.income_pool = Pool([1] * INCOMES)
        self.attribute_pool = Pool([1] * ATTRIBUTES)
        self.event_pool = Pool([1] * EVENTS)
        self.site_pool = Pool(SITE_COUNTS.copy())
        self.marker_pool = Pool([1] * MARKER_CARDS)
        self.chip_pool = Pool([1] * CHIP_CARDS)
        self.decks = [Pool([1] * DECK_SIZE) for _ in DECKS]  # CV-22
        self.open = [[] for _ in DECKS]
        self.rolled = [0] * 6
        self.numbers = [-1] * self.players
        self.era_tiles = []
        self.offered = []

    def copy(self) -> Civolution:
        new = Civolution(self.game, self.players, self.options)
        self.copy_kernel(new)
        # generated by python -m epoka.copies
        new.era = self.era
        new.phase = self.phase
        new.first = self.first
        new.weather = self.weather
        new.beyond = self.beyond
        new.event = self.event
        new.indicator = self.indicator
        new.last_round = self.last_round
        new.activation_dice = self.activation_dice
        new.fate_dice = self.fate_dice
        new.firing = self.firing
        new.hunted = self.hunted
        new.covering = self.covering
        new.final_tiles = self.final_tiles
        new.laid = self.laid.copy()
        new.era_tiles = self.era_tiles.copy()
        new.material = self.material.copy()
        new.hidden_tiles = self.hidden_tiles.copy()
        new.camps = self.camps
        new.fire = self.fire.copy()
        new.plain = self.plain.copy()
        new.wild = self.wild.copy()
        new.farm = self.farm.copy()
        new.boats = self.boats.copy()
        new.site = self.site.copy()
        new.statues = self.statues.copy()
        new.settled = self.settled.copy()
        new.goal_display = self.goal_display.copy()
        new.income_display = self.income_display.copy()
        new.attribute_display = self.attribute_display.copy()
        new.rolled = self.rolled.copy()
        new.offered = self.offered.copy()
        new.numbers = self.numbers.copy()
        new.goal_pool = self.goal_pool.copy()
        new.income_pool = self.income_pool.copy()
        new.attribute_pool = self.attribute_pool.copy()
        new.event_pool = self.event_pool.copy()
        new.site_pool = self.site_pool.copy()
        new.marker_pool = self.marker_pool.copy()
        new.chip_pool = self.chip_pool.copy()
        new.decks = [entry.copy() for entry in self.decks]
        new.open = [entry.copy() for entry in self.open]
        new.seats = [entry.copy() for entry in self.seats]
        new.vici = self.vici.copy() if self.solo else self.vici
        new.map = self.map
        # end of generated
        return new

    # ---- seats ----------------------------------------------------------------------------------------------------

    def by_rules(self, seat: i64) -> bool:
        """Whether the rules play this seat: V.I.C.I. in a solo game."""
        return self.solo and seat == VICI

    def earn(self, seat: i64, source: i64, points: i64) -> None:
        """Give points to a seat; they go to the score track at once (CV-32)."""
        if points:
            self.seats[seat].earned[source] += int(points)
            if self.listening:
                self.tell("earned", {"seat": int(seat), "points": int(points), "source": f"from-{SOURCES[source]}"})

    # ---- tribes ---------------------------------------------------------------------------------------------------

    def tribes_in(self, territory: i64, seat: i64) -> i64:
        """How many tribes of a seat are in a territory, on boats and in the wilderness too."""
        weak = tribe_entry(territory, seat, WEAK)
        plain, wild = self.plain, self.wild
        count: i64 = plain[weak]
        count += plain[weak + 1]
        count += wild[weak]
        count += wild[weak + 1]
        if owner_of(self.fire[territory]) == seat:
            count += 1
        return count

    def strong_in(self, territory: i64, seat: i64) -> i64:
        here = tribe_entry(territory, seat, STRONG)
        count: i64 = self.plain[here] + self.wild[here]
        if self.fire[territory] == occupant_of(seat, STRONG):
            count += 1
        return count

    def has_tribe(self, seat: i64) -> bool:
        """Whether the seat has any tribe on the continent."""
        for territory in range(TERRITORIES):
            if self.tribes_in(territory, seat):
                return True
        return False

    def tribes_of(self, seat: i64) -> i64:
        """How many tribes of a seat are on the continent."""
        count: i64 = 0
        for territory in range(TERRITORIES):
            count += self.tribes_in(territory, seat)
        return count

    def shows(self, material: i64) -> bool:
        """Whether the tile of a material lies face up."""
        for tile in self.material:
            if tile == material:
                return True
        return False

    def plain_occupied(self, territory: i64) -> i64:
        """How many encampments without fire are taken in a territory."""
        count: i64 = 0
        first = occupant_entry(territory, 0)
        for occupant in range(OCCUPANTS):
            count += self.plain[first + occupant]
        return count

    def aboard(self, water: i64, seat: i64) -> i64:
        """How many tribes of a seat are on its boat in a Water territory."""
        weak = tribe_entry(water, seat, WEAK)
        return self.plain[weak] + self.plain[weak + 1]

    def wild_in(self, territory: i64, seat: i64) -> i64:
        """How many tribes of a seat are in the wilderness of a territory."""
        weak = tribe_entry(territory, seat, WEAK)
        return self.wild[weak] + self.wild[weak + 1]

    def has_boat(self, water: i64, seat: i64) -> bool:
        return self.boats[water] >> seat & 1 == 1

    def boats_built(self, seat: i64) -> i64:
        count: i64 = 0
        for water in WATERS:
            count += self.boats[water] >> seat & 1
        return count

    def near_site(self, space: i64, seat: i64) -> bool:
        """Whether a tribe of the seat is in a territory next to a site."""
        for territory in self.map.touched[space]:
            if self.tribes_in(territory, seat):
                return True
        return False

    # ---- points ---------------------------------------------------------------------------------------------------

    def opponents(self) -> list[str]:
        return ["vici"] if self.solo else []

    def points(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.sides)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return points_by_source(self, seat)

    def tie_break(self) -> list[int]:
        return ties(self)

    @property
    def over_by(self) -> str:
        return "eras" if self.over else ""

    # ---- views and saved forms ------------------------------------------------------------------------------------

    def seen(self, seat: int) -> dict[str, Any]:
        return seen_by(self, seat)

    def seen_beside(self, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        return seen_beside_others(self, seat, public)

    def shuffle_unknown(self, seat: int, dealer: Dealer) -> None:
        deal_unknown(self, seat, dealer)

    def concealed(self, seat: int) -> Civolution:
        known = self.sharing()
        conceal(known, seat)
        return known

    def sharing(self) -> Civolution:
        """A state of the same pieces: whoever wants another one replaces it."""
        new = Civolution(self.game, self.players, self.options)
        # generated by python -m epoka.copies
        new.era = self.era
        new.phase = self.phase
        new.first = self.first
        new.weather = self.weather
        new.beyond = self.beyond
        new.event = self.event
        new.indicator = self.indicator
        new.last_round = self.last_round
        new.activation_dice = self.activation_dice
        new.fate_dice = self.fate_dice
        new.firing = self.firing
        new.hunted = self.hunted
        new.covering = self.covering
        new.final_tiles = self.final_tiles
        new.laid = self.laid
        new.era_tiles = self.era_tiles
        new.material = self.material
        new.hidden_tiles = self.hidden_tiles
        new.camps = self.camps
        new.fire = self.fire
        new.plain = self.plain
        new.wild = self.wild
        new.farm = self.farm
        new.boats = self.boats
        new.site = self.site
        new.statues = self.statues
        new.settled = self.settled
        new.goal_display = self.goal_display
        new.income_display = self.income_display
        new.attribute_display = self.attribute_display
        new.rolled = self.rolled
        new.offered = self.offered
        new.numbers = self.numbers
        new.goal_pool = self.goal_pool
        new.income_pool = self.income_pool
        new.attribute_pool = self.attribute_pool
        new.event_pool = self.event_pool
        new.site_pool = self.site_pool
        new.marker_pool = self.marker_pool
        new.chip_pool = self.chip_pool
        new.decks = self.decks
        new.open = self.open
        new.seats = self.seats
        new.vici = self.vici
        new.map = self.map
        # end of generated
        return new

    def observe_pieces(self, out: BytesWriter) -> None:
        # generated by python -m epoka.copies
        put(out, self.era)
        put(out, self.phase)
        put(out, self.first)
        put(out, self.weather)
        put(out, self.beyond)
        put(out, self.event)
        put(out, self.indicator)
        put(out, self.last_round)
        put(out, self.activation_dice)
        put(out, self.fate_dice)
        put(out, self.firing)
        put(out, self.hunted)
        put(out, self.covering)
        put(out, self.final_tiles)
        put_list(out, self.laid, 8, 8)
        put_list(out, self.era_tiles, 9, 9)
        put_row(out, self.material)
        put_row(out, self.hidden_tiles)
        put_row(out, self.camps)
        put_row(out, self.fire)
        put_row(out, self.plain)
        put_row(out, self.wild)
        put_row(out, self.farm)
        put_row(out, self.boats)
        put_row(out, self.site)
        put_row(out, self.statues)
        put_row(out, self.settled)
        put_row(out, self.goal_display)
        put_row(out, self.income_display)
        put_row(out, self.attribute_display)
        put_row(out, self.rolled)
        put_list(out, self.offered, 20, 20)
        put_row(out, self.numbers)
        put_pool(out, self.goal_pool, 0)
        put_pool(out, self.income_pool, 0)
        put_pool(out, self.attribute_pool, 0)
        put_pool(out, self.event_pool, 0)
        put_pool(out, self.site_pool, 0)
        put_pool(out, self.marker_pool, 0)
        put_pool(out, self.chip_pool, 0)
        for entry_of_decks in self.decks:
            put_pool(out, entry_of_decks, 12)
        for entry_of_open in self.open:
            put_list(out, entry_of_open, 8, 160)
        for entry_of_seats in self.seats:
            entry_of_seats.observe(out)
        if self.solo:
            self.vici.observe(out)
        # end of generated

    def forms(self) -> Forms:
        sides = self.sides
        return {
            "era": Number(0, ERAS),
            "phase": Number(0, PHASES),
            "first": Number(0, sides - 1),
            "weather": Number(-2, 2),
            "beyond": Number(0, 1),
            "event": Number(-1, EVENTS - 1),
            "indicator": Number(),
            "last_round": Number(0, 1),
            "activation_dice": Number(0, MOST_DICE),
            "fate_dice": Number(0, MOST_DICE),
            "firing": Number(),
            "hunted": Number(0, (1 << TERRITORIES) - 1),
            "covering": Number(-1, len(COVERINGS) - 1),
            "final_tiles": Number(0, (1 << len(CATEGORIES)) - 1),
            "laid": Several(len(TILE_LETTERS), -1, 2 * len(TILE_LETTERS) - 1),
            "era_tiles": Several(len(CATEGORIES), 0, len(CATEGORIES) - 1),
            "material": Numbers(TERRITORIES, -1, len(MATERIALS) - 1),
            "hidden_tiles": Numbers(len(MATERIALS), 0, 1),
            "camps": Shared(Numbers(TERRITORIES, 0, TRIBES)),
            "fire": Numbers(TERRITORIES, -1, int(occupant_of(sides - 1, STRONG))),
            "plain": Numbers(TRIBE_ENTRIES, 0, TRIBES),
            "wild": Numbers(TRIBE_ENTRIES, 0, TRIBES),
            "farm": Numbers(TERRITORIES, -1, sides - 1),
            "boats": Numbers(TERRITORIES, 0, (1 << sides) - 1),
            "site": Numbers(SITE_SPACES, -1, len(SITES) - 1),
            "statues": Numbers(GROUND_SPACES * OWNERS, 0, MARKERS),
            "settled": Numbers(GROUND_SPACES * OWNERS, 0, SETTLEMENTS),
            "goal_display": Numbers(GOAL_DISPLAY[self.players], -1, GOALS - 1),
            "income_display": Numbers(3, -1, INCOMES - 1),
            "attribute_display": Numbers(3, -1, ATTRIBUTES - 1),
            "rolled": Numbers(6, 0, MOST_DICE),
            "offered": Several(2 * CHIP_CARDS, 0, GOALS - 1),
            "numbers": Numbers(self.players, -1, STARTER_SETS - 1),
            "goal_pool": Deck(GOALS),
            "income_pool": Deck(INCOMES),
            "attribute_pool": Deck(ATTRIBUTES),
            "event_pool": Deck(EVENTS),
            "site_pool": Deck(len(SITES)),
            "marker_pool": Deck(MARKER_CARDS),
            "chip_pool": Deck(CHIP_CARDS),
            "decks": Each(len(DECKS), Deck(DECK_SIZE, under=12)),
            "open": Each(len(DECKS), Several(CARDS, 0, CARDS - 1, shown=8)),
            "seats": Each(sides, PartOf(Player)),
            "vici": Where("solo", self.solo, PartOf(Opponent)),
            "map": Follows(),
        }

    def load_pieces(self, data: dict[str, Any]) -> None:
        super().load_pieces(data)
        self.find_neighbours()
        if self.solo:
            self.vici.check(int(self.seats[VICI].elsewhere))

    def find_neighbours(self) -> None:
        """Work out which territories and sites touch each other, once all tiles lie."""
        if self.covering >= 0 and len(self.laid) == 8 and min(self.laid) >= 0:
            self.map = geography(int(self.covering), self.laid)
