"""Tribes that have migrated in this turn: where each began, and which still may set out (CV-76, CV-77, AMB-4).

Equal tribes at one place are one group, so who of them has migrated is noted beside the group: a migrant is the run of
migrations in which it settled last, the group it belongs to now, and the territory it began from. Where a group holds
both kinds, whatever happens to one of its tribes happens to one that has not migrated, as long as there is one; and
who sets out once more is a migrant, if one may go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from epoka.games.civolution.components.pieces import IN_CAMP, ON_FIRE
from epoka.games.civolution.position.packing import (
    GROUPS,
    SPOTS,
    occupant_of,
    place_of,
    strength_of,
    territory_of,
    tribe_entry,
)
from epoka.games.civolution.position.player import NO_MIGRANTS, group_of, migrant, origin_of, run_of

if TYPE_CHECKING:
    from epoka.games.civolution.position.state import Civolution

GONE: Final = -1
"""In place of a group: the tribe has left the continent."""
FIRST_RUN: Final = 1


def tribes_of(s: Civolution, seat: i64, group: i64) -> i64:
    """How many tribes of a seat belong to a group."""
    territory, place, strength = territory_of(group), place_of(group), strength_of(group)
    if place == ON_FIRE:
        return 1 if s.fire[territory] == occupant_of(seat, strength) else 0
    here = tribe_entry(territory, seat, strength)
    return s.plain[here] if place == IN_CAMP else s.wild[here]


def next_tribes(s: Civolution, seat: i64, group: i64) -> i64:
    """The first group from one on that holds tribes of a seat; GROUPS where there is none."""
    while group < GROUPS:
        if group % SPOTS == 0 and not s.tribes_in(territory_of(group), seat):
            group += SPOTS
        elif tribes_of(s, seat, group):
            return group
        else:
            group += 1
    return GROUPS


def new_run(s: Civolution, seat: i64) -> i64:
    """The number of a run of migrations that begins now, above those of all earlier ones of this turn."""
    migrants = s.seats[seat].migrants
    return run_of(max(migrants)) + 1 if migrants else FIRST_RUN


def may_set_out(s: Civolution, seat: i64, group: i64, run: i64) -> bool:
    """Whether some tribe of a group has not settled in this run yet."""
    migrants = s.seats[seat].migrants
    if not migrants:
        return True
    settled: i64 = 0
    for each in migrants:
        if group_of(each) == group and run_of(each) >= run:
            settled += 1
    return tribes_of(s, seat, group) > settled


def may_go(s: Civolution, seat: i64, group: i64, run: i64, territory: i64) -> bool:
    """Whether some tribe of a group that may set out did not begin in that territory."""
    migrants = s.seats[seat].migrants
    if not migrants:
        return True
    noted: i64 = 0
    for each in migrants:
        if group_of(each) == group:
            noted += 1
            if run_of(each) < run and origin_of(each) != territory:
                return True
    return tribes_of(s, seat, group) > noted


def depart(s: Civolution, seat: i64, group: i64, run: i64, territory: i64) -> i64:
    """One tribe of a group sets out for a territory: gives where it began, and no longer counts it to the group."""
    player = s.seats[seat]
    for each in player.migrants:
        if group_of(each) == group and run_of(each) < run and origin_of(each) != territory:
            player.migrants = without(player.migrants, each)
            return origin_of(each)
    return territory_of(group)


def arrive(s: Civolution, seat: i64, group: i64, run: i64, origin: i64) -> None:
    """Note a migrant that has settled and belongs to a group now."""
    player = s.seats[seat]
    player.migrants = sorted([*player.migrants, migrant(run, group, origin)])


def follow(s: Civolution, seat: i64, group: i64, becomes: i64) -> None:
    """One tribe of a group is about to belong to another one, or to be GONE, without migrating."""
    player = s.seats[seat]
    here = [each for each in player.migrants if group_of(each) == group]
    if not here or tribes_of(s, seat, group) > len(here):
        return
    player.migrants = without(player.migrants, here[0])
    if becomes != GONE:
        arrive(s, seat, becomes, run_of(here[0]), origin_of(here[0]))


def without(migrants: list[int], one: int) -> list[int]:
    rest = migrants.copy()
    rest.remove(one)
    return rest


def end_of_turn(s: Civolution) -> None:
    """Forget who has migrated: in the next turn every tribe may go anywhere again."""
    for player in s.seats:
        player.migrants = NO_MIGRANTS
