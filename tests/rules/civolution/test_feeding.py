"""Phase 6, feeding, and what becomes of tribes (CV-146 to CV-150)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Seat, console, do, doing, legal, markers, score, table, tribes

FEEDING = ["BeginFeeding", 0]


def feed_all(state: Civolution) -> Civolution:
    """Seat 0 feeds as many tribes as it can."""
    while state.prompt()[0] == "feed":
        state.act(state.actions()[-1])
    return state


def feed_none(state: Civolution) -> Civolution:
    while state.prompt()[0] == "feed":
        state.act(state.actions()[0])
    return state


@pytest.mark.rule("CV-146")
@pytest.mark.parametrize(
    ("tribe", "food"), [("b-forest fire strong", 1), ("b-forest camp weak", 1), ("b-forest wild strong", 2)]
)
def test_a_tribe_needs_one_food_and_two_in_the_wilderness(tribe: str, food: int) -> None:
    state = feed_all(doing(FEEDING, seats={0: {"tribes": [tribe], "markers": {"food": 5}}}))
    assert markers(state, "food") == 5 - food


@pytest.mark.rule("CV-146")
def test_a_tribe_on_a_boat_needs_one_food() -> None:
    seat: Seat = {"tribes": ["a-water camp strong"], "boats": ["a-water"], "markers": {"food": 5}}
    assert markers(feed_all(doing(FEEDING, seats={0: seat})), "food") == 4


@pytest.mark.rule("CV-147")
@pytest.mark.parametrize(
    ("tribe", "food"), [("b-forest fire strong", 0), ("b-forest camp weak", 0), ("b-forest wild strong", 1)]
)
def test_an_own_farm_saves_one_food_a_tribe(tribe: str, food: int) -> None:
    seat: Seat = {"tribes": [tribe], "farms": ["b-forest"], "markers": {"food": 5}}
    assert markers(feed_all(doing(FEEDING, seats={0: seat})), "food") == 5 - food


@pytest.mark.rule("CV-147")
def test_the_farm_of_another_saves_nothing() -> None:
    seats: dict[int, Seat] = {
        0: {"tribes": ["b-forest camp strong"], "markers": {"food": 5}},
        1: {"tribes": ["b-forest fire weak"], "farms": ["b-forest"]},
    }
    assert markers(feed_all(doing(FEEDING, seats=seats)), "food") == 4


@pytest.mark.rule("CV-147")
def test_a_card_may_lower_the_need_further() -> None:
    """B2: tribes in the desert need one food less."""
    seat: Seat = {"tribes": ["c-desert wild weak"], "columns": {1: ["B2"]}, "markers": {"food": 5}}
    assert markers(feed_all(doing(FEEDING, seats={0: seat})), "food") == 4


@pytest.mark.rule("EX-CV-35")
@pytest.mark.parametrize(("farms", "food"), [([], 5), (["b-forest"], 2)])
def test_four_tribes_with_and_without_a_farm(farms: list[str], food: int) -> None:
    placed = ["b-forest camp strong", "b-forest camp strong", "b-forest wild strong", "a-water camp strong"]
    seat: Seat = {"tribes": placed, "boats": ["a-water"], "farms": farms, "markers": {"food": food}}
    state = feed_all(doing(FEEDING, seats={0: seat}))
    assert (markers(state, "food"), tribes(state)) == (0, sorted(placed))


@pytest.mark.rule("CV-148")
def test_the_player_decides_for_each_tribe() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "b-forest camp strong"], "markers": {"food": 2}}
    assert legal(doing(FEEDING, seats={0: seat})) == ["feed 0", "feed 1", "feed 2"]


@pytest.mark.rule("CV-148")
def test_an_unfed_strong_tribe_becomes_weak() -> None:
    state = feed_none(doing(FEEDING, seats={0: {"tribes": ["b-forest camp strong"], "markers": {"food": 1}}}))
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("CV-148")
def test_an_unfed_weak_tribe_returns_to_the_supply() -> None:
    state = feed_none(doing(FEEDING, seats={0: {"tribes": ["b-forest camp weak"], "markers": {"food": 1}}}))
    assert (tribes(state), console(state)["tribes_left"]) == ([], 20)


@pytest.mark.rule("CV-148")
def test_feeding_does_not_strengthen() -> None:
    state = feed_all(doing(FEEDING, seats={0: {"tribes": ["b-forest camp weak"], "markers": {"food": 1}}}))
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("CV-148")
def test_a_tribe_that_was_weakened_is_not_hungry_again() -> None:
    state = doing(FEEDING, seats={0: {"tribes": ["b-forest camp strong", "b-forest camp weak"]}})
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("CV-149", "EX-CV-36")
def test_the_favor_disc_goes_back_and_the_tribe_stays_as_it_is() -> None:
    state = doing(FEEDING, seats={0: {"tribes": ["b-forest camp weak"], "favor": 3}})
    do(state, "save 1")
    assert (tribes(state), console(state)["favor"]) == (["b-forest camp weak"], 2)


@pytest.mark.rule("CV-149")
def test_nobody_must_ask_for_help() -> None:
    state = doing(FEEDING, seats={0: {"tribes": ["b-forest camp weak"], "favor": 3}})
    do(state, "save 0")
    assert (tribes(state), console(state)["favor"]) == ([], 3)


@pytest.mark.rule("CV-149", "EX-CV-36")
def test_on_the_leftmost_favor_space_the_tribe_is_lost() -> None:
    assert tribes(doing(FEEDING, seats={0: {"tribes": ["b-forest camp weak"], "favor": 1}})) == []


@pytest.mark.rule("CV-149")
def test_each_saved_tribe_costs_a_space() -> None:
    placed = ["b-forest camp weak", "b-forest camp weak", "c-desert camp weak"]
    state = doing(FEEDING, seats={0: {"tribes": placed, "favor": 3}})
    do(state, "save 2")
    assert (tribes(state), console(state)["favor"]) == (["b-forest camp weak", "b-forest camp weak"], 1)


@pytest.mark.rule("CV-150")
def test_each_strong_tribe_gives_a_point() -> None:
    placed = ["b-forest fire strong", "b-forest wild strong", "a-water camp strong", "c-desert camp weak"]
    assert score(doing(["StrongPoints", 0], seats={0: {"tribes": placed, "boats": ["a-water"]}})) == 3


@pytest.mark.rule("CV-150", "AMB-32")
def test_points_come_after_everybody_has_fed() -> None:
    seats: dict[int, Seat] = {
        0: {"tribes": ["b-forest camp strong"], "markers": {"food": 1}},
        1: {"tribes": ["c-desert camp strong"], "markers": {"food": 1}},
    }
    state = do(table(seats=seats, agenda=[["Phase", 6]], event="F1"), "feed 1")
    assert (state.prompt()[0], state.mover, score(state)) == ("feed", 1, 0)


@pytest.mark.rule("AMB-32")
def test_feeding_goes_in_seating_order() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong"], "markers": {"food": 1}}
    other: Seat = {"tribes": ["c-desert camp strong"], "markers": {"food": 1}}
    state = table(seats={0: seat, 1: other}, agenda=[["Phase", 6]], event="F1", first=1)
    assert (state.mover, do(state, "feed 1").mover) == (1, 0)


@pytest.mark.rule("AMB-43")
def test_an_own_tribe_may_be_displaced_from_the_fire_for_its_points() -> None:
    """The forest's fire is worth one point."""
    state = doing(["Procreate", 0, 1], seats={0: {"tribes": ["b-forest fire strong"]}})
    do(state, "in b-forest", "camp fire")
    assert (tribes(state), score(state)) == (["b-forest fire weak", "b-forest wild strong"], 1)


@pytest.mark.rule("AMB-44")
def test_nobody_settles_in_the_wilderness() -> None:
    state = do(doing(["Procreate", 0, 1], seats={0: {"tribes": ["b-forest fire strong"]}}), "in b-forest")
    assert legal(state) == ["camp fire", "camp free"]


@pytest.mark.rule("AMB-45")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_land_territory_keeps_its_fire_encampment(players: int) -> None:
    lands = [name for name in table(players).view()["territories"] if not name.endswith("water")]
    with_fire = []
    for name in lands:
        state = doing(["Procreate", 0, 1], seats={0: {"tribes": [f"{name} wild strong"]}}, players=players)
        if "camp fire" in legal(do(state, f"in {name}")):
            with_fire.append(name)
    assert (with_fire, len(lands)) == (lands, 18)


@pytest.mark.rule("CV-148")
def test_who_feeds_is_told_what_is_there_and_what_all_the_others_still_want() -> None:
    seat: Seat = {"tribes": ["b-forest fire strong", "c-grassland wild weak"], "markers": {"food": 3}}
    state = doing(FEEDING, seats={0: seat})
    assert state.prompt()[1]["food"] == 3
    assert state.prompt()[1]["wanted"] == 3
    do(state, "feed 1")
    assert (state.prompt()[1]["food"], state.prompt()[1]["wanted"]) == (2, 2)
