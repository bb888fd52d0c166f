"""Solo: which territory V.I.C.I. acts in."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.solo.territory import HUNTING, PROVISION

from .solo_table import acts, has_token, heard, provided, solo
from .table import do, legal


def roll(*names: str) -> list[int | str]:
    """A territory roll for a hunting token among these territories."""
    return ["TerritoryRoll", HUNTING, sum(1 << TERRITORY_NAMES.index(name) for name in names), -1]


@pytest.mark.rule("CV-206")
def test_a_single_territory_needs_no_roll() -> None:
    state = solo(acts("provision"), tribes=["b-forest camp strong"])
    assert (provided(state, "b-forest"), state.mover) == (1, 0)


@pytest.mark.rule("CV-206")
def test_without_any_territory_the_action_is_lost() -> None:
    state = solo(acts("provision"))
    assert (sum(state.vici.provisions), state.mover) == (0, 0)


@pytest.mark.rule("CV-207")
@pytest.mark.parametrize(
    ("value", "found"), [(1, "b-forest"), (2, "c-swamp"), (3, "c-desert"), (4, "c-desert"), (5, "c-desert")]
)
def test_the_wheel_goes_on_to_the_next_eligible_terrain(value: int, found: str) -> None:
    state = do(solo(roll("b-forest", "c-swamp", "c-desert")), f"roll {value}")
    assert [name for name in TERRITORY_NAMES if has_token(state, name)] == [found]


@pytest.mark.rule("CV-207")
def test_the_wheel_begins_again_after_its_last_terrain() -> None:
    state = do(solo(roll("b-forest", "c-swamp")), "roll 6")
    assert has_token(state, "b-forest")


@pytest.mark.rule("CV-207", "EX-CV-48")
def test_beacons_decide_between_territories_of_one_terrain() -> None:
    """The Mountains on tile E show two beacons, those on tile B one."""
    places = roll("e-mountains", "b-forest", "b-hills", "b-mountains")
    for value in (5, 6, 1, 2):
        assert has_token(do(solo(places), "roll 2", f"roll {value}"), "b-mountains")
    for value in (3, 4):
        assert has_token(do(solo(places), "roll 2", f"roll {value}"), "e-mountains")


@pytest.mark.rule("CV-211", "EX-CV-49")
def test_provisions_go_where_they_are_fewest_then_where_tribes_are_most() -> None:
    one = ["b-mountains camp strong", "b-hills camp strong", "b-forest camp strong"]
    state = solo(acts("provision"), tribes=one, provisions={"b-hills": 1})
    assert state.agenda[-1].args() == [PROVISION, 1 << 3 | 1 << 2, -1]
    state = solo(acts("provision"), tribes=[*one, "b-forest fire weak"], provisions={"b-hills": 1})
    assert (provided(state, "b-forest"), state.mover) == (1, 0)


@pytest.mark.rule("CV-207")
def test_the_steps_of_a_roll_are_told() -> None:
    state = solo(roll("e-mountains", "b-mountains"))
    events = heard(state)
    do(state, "roll 1", "roll 6")
    told = [(event.key, event.values) for event in events if event.key.startswith("vici")]
    assert told == [
        ("vici-wheel", {"value": 1, "terrain": "mountains"}),
        ("vici-beacons", {"value": 6, "beacons": 1}),
        ("vici-place", {"territory": "b-mountains", "doing": "hunting-token"}),
        ("vici-hunted", {"territory": "b-mountains"}),
    ]


@pytest.mark.rule("CV-213", "EX-CV-51", "AMB-36")
def test_the_hunting_token_goes_to_the_best_shared_ground() -> None:
    both = ["c-swamp camp strong", "b-forest camp strong"]
    state = solo(acts("hunting-token"), tribes=[*both, "d-forest camp strong"], human={"tribes": both})
    assert has_token(state, "b-forest")
    order = ["b-forest", "c-grassland", "b-hills", "c-swamp", "b-mountains", "c-desert"]
    for first in range(len(order)):
        state = solo(acts("hunting-token"), tribes=[f"{name} camp strong" for name in order[first:]])
        assert has_token(state, order[first])


@pytest.mark.rule("CV-213")
def test_a_ground_with_a_token_gets_no_second_one() -> None:
    tribes = ["b-forest camp strong", "c-swamp camp strong"]
    state = solo(acts("hunting-token"), tribes=tribes, hunted=["b-forest"], human={"tribes": tribes[:1]})
    assert has_token(state, "c-swamp")


@pytest.mark.rule("CV-212")
def test_sites_are_revealed_around_the_territory_with_most_hidden_ones() -> None:
    state = solo(acts("reveal"), tribes=["g-desert camp strong", "g-forest camp strong"])
    while state.mover != 0:
        do(state, "site is oak" if "site is oak" in legal(state) else legal(state)[0])
    shown = [space for space in range(24) if state.site[space] >= 0]
    assert shown == sorted(state.map.sites[TERRITORY_NAMES.index("g-desert")])
    assert state.seats[1].score() > 0


@pytest.mark.rule("CV-212")
def test_a_volcano_she_reveals_takes_the_farms_beside_it() -> None:
    state = solo(
        acts("reveal"),
        tribes=["g-desert camp strong"],
        human={"tribes": ["g-desert fire strong"], "farms": ["g-desert"]},
    )
    do(state, "site is volcano")
    assert (state.farm[TERRITORY_NAMES.index("g-desert")], state.seats[0].farms) == (-1, 3)


@pytest.mark.rule("AMB-37")
def test_with_no_hidden_site_around_revealing_is_lost() -> None:
    spaces = solo().map.sites[TERRITORY_NAMES.index("c-swamp")]
    sites = {space + 1: "oak" for space in spaces}
    state = solo(acts("reveal"), tribes=["c-swamp camp strong"], sites=sites)
    assert state.mover == 0
