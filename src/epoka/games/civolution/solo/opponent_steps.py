"""V.I.C.I.'s actions, one by one (CV-201 to CV-213)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.core.step import Procedure
from epoka.games.civolution.components.board import THRESHOLDS
from epoka.games.civolution.components.map import TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import EVOLUTION, ISLAND, LANDS, POPULATION, PROSPERITY, TRACK_END, TRACKS
from epoka.games.civolution.components.solo_cards import SOLO_ACTIONS
from epoka.games.civolution.console.dice import ACTIVATION, FATE, gain_die
from epoka.games.civolution.console.tracks import BEYOND_POINTS, TRACK_POINTS, gain_favor
from epoka.games.civolution.continent.exploring import reveal_around
from epoka.games.civolution.position.opponent import VICI
from epoka.games.civolution.position.packing import ground_entry
from epoka.games.civolution.position.player import FROM_EFFECTS, FROM_TRACKS
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.solo.markers import grow, provide, remove_open_card
from epoka.games.civolution.solo.peopling import choose_destination, migrate, procreate, procreate_in, settle_in
from epoka.games.civolution.solo.provisions import find_provisions
from epoka.games.civolution.solo.territory import (
    DESTINATION,
    HUNTING,
    ORIGIN,
    PLACE_FUNCTIONS,
    PROCREATION,
    PROVISION,
    REVEAL,
    determine,
    inhabited,
    shared,
)

A_TRACK: Final = SOLO_ACTIONS.index("track")
A_PROCREATION: Final = SOLO_ACTIONS.index("procreation")
A_MIGRATION: Final = SOLO_ACTIONS.index("migration")
A_EVOLUTION: Final = SOLO_ACTIONS.index("evolution")
A_PROSPERITY: Final = SOLO_ACTIONS.index("prosperity")
A_POINTS: Final = SOLO_ACTIONS.index("points")

ActionFunction = Callable[[Civolution, i64, i64], None]
"""Carries out one action of hers with the two numbers of its row (`SOLO_ACTIONS` says what they mean)."""

PLAIN_POINTS: Final = [3, 5]
"""The thresholds of a track that give points and nothing else."""


class OpponentAction(Procedure[Civolution]):
    """One action of a card, or of the action table of the categories."""

    def __init__(self, kind: i64, a: i64, b: i64) -> None:
        super().__init__(VICI)
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b

    def act(self, s: Civolution, action: i64) -> None:
        if not 0 <= self.kind < len(ACTION_FUNCTIONS):
            raise ValueError(f"there is no action {self.kind} of V.I.C.I.: her cards do not know it")
        ACTION_FUNCTIONS[self.kind](s, self.a, self.b)


def action_of(category: i64) -> OpponentAction:
    """The action table: what she does for a scoring category (CV-200)."""
    if category < EVOLUTION:
        return OpponentAction(A_TRACK, 1, category)
    if category == EVOLUTION:
        return OpponentAction(A_EVOLUTION, 1, 0)
    if category == PROSPERITY:
        return OpponentAction(A_PROSPERITY, 1, 0)
    return OpponentAction(A_PROCREATION if category == POPULATION else A_MIGRATION, 1, 0)


# ---- once the territory is determined -------------------------------------------------------------------------------


def procreate_there(s: Civolution, territory: i64, other: i64) -> None:
    procreate_in(s, territory)


def set_out_there(s: Civolution, territory: i64, other: i64) -> None:
    choose_destination(s, territory)


def provide_there(s: Civolution, territory: i64, other: i64) -> None:
    provide(s, territory)


def reveal_there(s: Civolution, territory: i64, other: i64) -> None:
    reveal_around(s, VICI, territory)


def hunt_there(s: Civolution, territory: i64, other: i64) -> None:
    s.hunted |= 1 << int(territory)
    if s.listening:
        s.tell("vici-hunted", {"territory": TERRITORY_NAMES[territory]})


def fill_places() -> None:
    """Make known what she does in a territory for each purpose."""
    PLACE_FUNCTIONS[PROCREATION] = procreate_there
    PLACE_FUNCTIONS[ORIGIN] = set_out_there
    PLACE_FUNCTIONS[DESTINATION] = settle_in
    PLACE_FUNCTIONS[PROVISION] = provide_there
    PLACE_FUNCTIONS[REVEAL] = reveal_there
    PLACE_FUNCTIONS[HUNTING] = hunt_there


# ---- her actions, each named after its word -------------------------------------------------------------------------


def track(s: Civolution, a: i64, b: i64) -> None:
    """Move her disc on.

    Thresholds give her plain points only, every step beyond the end the usual ones (CV-201, AMB-52).
    """
    tracks = s.seats[VICI].tracks
    points: i64 = 0
    for _ in range(a):
        if tracks[b] == TRACK_END:
            points += BEYOND_POINTS
            continue
        tracks[b] += 1
        if tracks[b] in THRESHOLDS and THRESHOLDS.index(tracks[b]) in PLAIN_POINTS:
            points += TRACK_POINTS
    if s.listening:
        s.tell("advanced", {"seat": VICI, "track": TRACKS[b], "space": tracks[b]})
    s.earn(VICI, FROM_TRACKS, points)


def remove_card(s: Civolution, a: i64, b: i64) -> None:
    remove_open_card(s, b)


def activation_die(s: Civolution, a: i64, b: i64) -> None:
    gain_die(s, VICI, ACTIVATION)


def fate_die(s: Civolution, a: i64, b: i64) -> None:
    gain_die(s, VICI, FATE)


def statue(s: Civolution, a: i64, b: i64) -> None:
    """Put a statue on the island; there is no limit for her (CV-203)."""
    player = s.seats[VICI]
    if not player.supply:
        if s.listening:
            s.tell("vici-lost", {"doing": "statue"})
        return
    player.supply -= 1
    player.statues += 1
    s.statues[ground_entry(ISLAND, VICI)] += 1
    if s.listening:
        s.tell("vici-statue", {"number": int(player.statues)})


def reveal(s: Civolution, a: i64, b: i64) -> None:
    """Turn up sites around the territory next to most face-down ones.

    Where there are none the action is lost (CV-212, AMB-37).
    """
    places = inhabited(s)
    hidden = [len([space for space in s.map.sites[place] if s.site[space] < 0]) for place in places]
    most = max(hidden, default=0)
    determine(s, REVEAL, [places[number] for number in range(len(places)) if most and hidden[number] == most])


def favor(s: Civolution, a: i64, b: i64) -> None:
    gain_favor(s, VICI, 1)


def hunting_token(s: Civolution, a: i64, b: i64) -> None:
    """Put a hunting token on a territory.

    It is the best hunting ground she shares with the human, else the best of her own (CV-213, AMB-36).
    """
    places = [place for place in inhabited(s) if not s.hunted >> place & 1]
    both = shared(s, places)
    if both:
        places = both
    best = min([TERRITORY_TERRAIN[place] for place in places], default=LANDS)
    determine(s, HUNTING, [place for place in places if TERRITORY_TERRAIN[place] == best])


def procreation(s: Civolution, a: i64, b: i64) -> None:
    procreate(s)


def migration(s: Civolution, a: i64, b: i64) -> None:
    migrate(s)


def provision(s: Civolution, a: i64, b: i64) -> None:
    find_provisions(s)


def evolution(s: Civolution, a: i64, b: i64) -> None:
    """One marker after the other, because a marker may lead to a roll for a chip before the next one is put."""
    if a > 1:
        s.push(OpponentAction(A_EVOLUTION, a - 1, b))
    grow(s, EVOLUTION)


def prosperity(s: Civolution, a: i64, b: i64) -> None:
    """One marker after the other, because a marker may lead to a roll for a chip before the next one is put."""
    if a > 1:
        s.push(OpponentAction(A_PROSPERITY, a - 1, b))
    grow(s, PROSPERITY)


def points(s: Civolution, a: i64, b: i64) -> None:
    s.earn(VICI, FROM_EFFECTS, a)


FUNCTIONS: Final[dict[str, ActionFunction]] = {
    "track": track,
    "remove-card": remove_card,
    "activation-die": activation_die,
    "fate-die": fate_die,
    "statue": statue,
    "reveal": reveal,
    "favor": favor,
    "hunting-token": hunting_token,
    "procreation": procreation,
    "migration": migration,
    "provision": provision,
    "evolution": evolution,
    "prosperity": prosperity,
    "points": points,
}
"""The function of every word."""

ACTION_FUNCTIONS: Final[list[ActionFunction]] = [FUNCTIONS[word] for word in SOLO_ACTIONS]
"""The same functions by the numbers of the words."""
