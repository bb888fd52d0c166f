"""Numbers that hold several: what is put together comes apart again, and nothing shares an entry."""

from __future__ import annotations

from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.notation import NOTATION, PLACES, STRENGTHS, TRIBE
from epoka.games.civolution.position.packing import (
    GROUPS,
    OCCUPANTS,
    STRONG,
    TRIBE_ENTRIES,
    WEAK,
    group_at,
    occupant_entry,
    occupant_of,
    owner_of,
    place_of,
    strength_of,
    territory_of,
    tribe_entry,
)

BOTH = (WEAK, STRONG)
OCCUPIED = [(seat, strength) for seat in range(4) for strength in BOTH]


def test_a_group_gives_its_territory_place_and_strength_back() -> None:
    for group in range(GROUPS):
        assert group_at(territory_of(group), place_of(group), strength_of(group)) == group


def test_the_notation_names_groups_by_their_parts() -> None:
    for group in range(GROUPS):
        territory, place = TERRITORY_NAMES[territory_of(group)], PLACES[place_of(group)]
        assert NOTATION.names[TRIBE + group] == f"tribe {territory} {place} {STRENGTHS[strength_of(group)]}"


def test_an_occupant_gives_its_seat_and_strength_back() -> None:
    assert [occupant_of(seat, strength) for seat, strength in OCCUPIED] == list(range(OCCUPANTS))
    for seat, strength in OCCUPIED:
        occupant = occupant_of(seat, strength)
        assert (owner_of(occupant), strength_of(occupant)) == (seat, strength)


def test_nobody_is_owned_by_no_seat() -> None:
    assert owner_of(-1) == -1


def test_every_tribe_has_an_entry_of_its_own() -> None:
    entries = [tribe_entry(place, seat, strength) for place in range(TERRITORIES) for seat, strength in OCCUPIED]
    assert entries == list(range(TRIBE_ENTRIES))
    assert entries == [occupant_entry(place, who) for place in range(TERRITORIES) for who in range(OCCUPANTS)]
