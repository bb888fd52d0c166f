"""V.I.C.I.'s actions, one by one (CV-201 to CV-213)."""

from __future__ import annotations

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
from epoka.games.civolution.solo.markers import grow, provide, remove_card
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
A_REMOVE_CARD: Final = SOLO_ACTIONS.index("remove-card")
A_ACTIVATION_DIE: Final = SOLO_ACTIONS.index("activation-die")
A_FATE_DIE: Final = SOLO_ACTIONS.index("fate-die")
A_STATUE: Final = SOLO_ACTIONS.index("statue")
A_REVEAL: Final = SOLO_ACTIONS.index("reveal")
A_FAVOR: Final = SOLO_ACTIONS.index("favor")
A_HUNTING_TOKEN: Final = SOLO_ACTIONS.index("hunting-token")
A_PROCREATION: Final = SOLO_ACTIONS.index("procreation")
A_MIGRATION: Final = SOLO_ACTIONS.index("migration")
A_PROVISION: Final = SOLO_ACTIONS.index("provision")
A_EVOLUTION: Final = SOLO_ACTIONS.index("evolution")
A_PROSPERITY: Final = SOLO_ACTIONS.index("prosperity")
A_POINTS: Final = SOLO_ACTIONS.index("points")

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
        if self.kind == A_TRACK:
            advance(s, self.b, self.a)
        elif self.kind == A_POINTS:
            s.earn(VICI, FROM_EFFECTS, self.a)
        elif self.kind == A_REMOVE_CARD:
            remove_card(s, self.b)
        elif self.kind in (A_EVOLUTION, A_PROSPERITY):
            if self.a > 1:
                s.push(OpponentAction(self.kind, self.a - 1, self.b))
            grow(s, EVOLUTION if self.kind == A_EVOLUTION else PROSPERITY)
        else:
            do_once(s, self.kind)


def do_once(s: Civolution, kind: i64) -> None:
    """Actions without a number."""
    if kind == A_ACTIVATION_DIE:
        gain_die(s, VICI, ACTIVATION)
    elif kind == A_FATE_DIE:
        gain_die(s, VICI, FATE)
    elif kind == A_STATUE:
        put_statue(s)
    elif kind == A_REVEAL:
        find_sites(s)
    elif kind == A_FAVOR:
        gain_favor(s, VICI, 1)
    elif kind == A_HUNTING_TOKEN:
        find_prey(s)
    elif kind == A_PROCREATION:
        procreate(s)
    elif kind == A_MIGRATION:
        migrate(s)
    else:
        find_provisions(s)


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


# ---- single actions -------------------------------------------------------------------------------------------------


def advance(s: Civolution, track: i64, steps: i64) -> None:
    """Thresholds give her plain points only; every surplus step gives the usual ones (CV-201, AMB-52)."""
    tracks = s.seats[VICI].tracks
    points: i64 = 0
    for _ in range(steps):
        if tracks[track] == TRACK_END:
            points += BEYOND_POINTS
            continue
        tracks[track] += 1
        if tracks[track] in THRESHOLDS and THRESHOLDS.index(tracks[track]) in PLAIN_POINTS:
            points += TRACK_POINTS
    if s.listening:
        s.tell("advanced", {"seat": VICI, "track": TRACKS[track], "space": tracks[track]})
    s.earn(VICI, FROM_TRACKS, points)


def put_statue(s: Civolution) -> None:
    """On the island, as many as she likes (CV-203)."""
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


def find_sites(s: Civolution) -> None:
    """From the territory next to most face-down sites; with none anywhere it is lost (CV-212, AMB-37)."""
    places = inhabited(s)
    hidden = [len([space for space in s.map.sites[place] if s.site[space] < 0]) for place in places]
    most = max(hidden, default=0)
    determine(s, REVEAL, [places[number] for number in range(len(places)) if most and hidden[number] == most])


def find_prey(s: Civolution) -> None:
    """The best hunting ground she shares with the human, else the best of her own (CV-213, AMB-36)."""
    places = [place for place in inhabited(s) if not s.hunted >> place & 1]
    both = shared(s, places)
    if both:
        places = both
    best = min([TERRITORY_TERRAIN[place] for place in places], default=LANDS)
    determine(s, HUNTING, [place for place in places if TERRITORY_TERRAIN[place] == best])
