"""What the main modules do at each level (CV-46, CV-47, CV-50 to CV-69)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.pieces import (
    ACHIEVEMENT,
    BUILDING,
    DECK_LETTERS,
    DECK_SIZE,
    FEATURES,
    INSIGHT,
    INVENTION,
    M_ACHIEVEMENT,
    M_BUILDING,
    M_INSIGHT,
    M_INVENTION,
    M_MUTATION,
    MATERIALS,
    MODULES,
    MUTATION,
)
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    Seat,
    activating,
    before,
    console,
    do,
    effect,
    finished,
    legal,
    markers,
    outcomes,
    score,
    table,
    tribes,
)

MEADOW: Seat = {"tribes": ["c-grassland camp strong"]}


def dealt(state: Civolution, number: int = 1) -> Civolution:
    """Whatever chance may bring first, so many times."""
    for _ in range(number):
        do(state, next(iter(outcomes(state))))
    return state


@pytest.mark.rule("CV-50")
@pytest.mark.parametrize(("level", "roll", "steps"), [(2, 1, 2), (2, 6, 1), (3, 1, 3), (3, 6, 2)])
def test_migration_goes_further_after_a_passed_test(level: int, roll: int, steps: int) -> None:
    state = do(activating("migration", level, MEADOW), f"roll {roll}")
    assert state.prompt() == ("migrate", {"left": steps})


@pytest.mark.rule("CV-50")
def test_migration_one_is_one_step_without_a_test() -> None:
    assert activating("migration", 1, MEADOW).prompt() == ("migrate", {"left": 1})


@pytest.mark.rule("CV-51")
@pytest.mark.parametrize(("roll", "times"), [(1, 2), (6, 1)])
def test_procreation_two_gives_a_second_tribe_after_a_passed_test(roll: int, times: int) -> None:
    state = do(activating("procreation", 2, MEADOW), f"roll {roll}")
    assert state.prompt() == ("procreate", {"left": times})


@pytest.mark.rule("CV-51", "CV-46")
@pytest.mark.parametrize("first", ["do procreate", "do test"])
def test_procreation_three_strengthens_before_or_after_its_procreations(first: str) -> None:
    state = activating("procreation", 3, MEADOW)
    assert legal(state) == ["do procreate", "do test", "done"]
    do(state, first, *(["done"] if first == "do procreate" else ["roll 6"]))
    assert legal(state) == ["do test" if first == "do procreate" else "do procreate", "done"]


@pytest.mark.rule("CV-51", "CV-46")
def test_procreation_three_does_not_strengthen_between_two_procreations() -> None:
    state = activating("procreation", 3, MEADOW)
    do(state, "do procreate", "in c-grassland", "camp free", "done", "do test", "roll 6")
    assert finished(state)


@pytest.mark.rule("CV-52", "CV-46")
@pytest.mark.parametrize(("level", "then"), [(2, []), (3, ["do produce", "done"])])
def test_a_transport_comes_between_two_productions_at_level_three_only(level: int, then: list[str]) -> None:
    state = activating("production", level, {**MEADOW, "markers": {"raw c-grassland": 4}})
    do(state, "do produce", "in c-grassland", "done", "do transport", *["in c-grassland"] * (level - 1))
    assert ([] if finished(state) else legal(state)) == then


@pytest.mark.rule("CV-54")
@pytest.mark.parametrize(("level", "raised"), [(1, 1), (2, 3), (3, 4)])
def test_sustenance_strengthens_more_at_higher_levels(level: int, raised: int) -> None:
    state = activating("sustenance", level, {"tribes": ["c-grassland wild weak"] * 6})
    do(state, "do strengthen", *["tribe c-grassland wild weak"] * raised)
    assert finished(state)
    assert tribes(state).count("c-grassland wild strong") == raised


@pytest.mark.rule("CV-54", "CV-46")
def test_sustenance_is_one_branch_or_the_other() -> None:
    state = activating("sustenance", 1, MEADOW)
    assert legal(state) == ["do hunt", "do strengthen"]
    do(state, "do hunt", "in c-grassland", "roll 1")
    assert finished(state)


@pytest.mark.rule("CV-55")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 2), (3, 4)])
def test_exploration_ends_with_points_from_level_two_on(level: int, bonus: int) -> None:
    """All sites lie open, so that nothing else brings points."""
    unseen: dict[str, int] = table().view()["unseen_sites"]
    sites = [kind for kind, number in unseen.items() for _ in range(number)]
    state = activating("exploration", level, MEADOW, sites=dict(enumerate(sites, start=1)))
    do(state, "do explore", "in c-grassland")
    assert score(state) == bonus


@pytest.mark.rule("CV-55")
def test_exploration_three_finds_twice() -> None:
    state = activating("exploration", 3, {"tribes": ["b-forest camp strong"]})
    do(state, "do find", "land forest", "roll 1", "land forest", "roll 5")
    assert [markers(state, material) for material in ("wood", "beeswax", "oil")] == [1, 0, 1]
    assert finished(state)


@pytest.mark.rule("CV-57", "CV-67")
@pytest.mark.parametrize(("level", "markers"), [(1, 2), (2, 3), (3, 3)])
def test_planning_puts_all_markers_on_one_dice_space(level: int, markers: int) -> None:
    state = do(activating("planning", level), "do plan", "plan 4")
    assert console(state)["planning"] == [0, 0, 0, markers, 0, 0]


@pytest.mark.rule("CV-57")
def test_planning_three_gains_and_installs_goal_chips_in_any_order() -> None:
    state = do(activating("planning", 3), "do goal")
    assert legal(state) == ["do install", "do gain", "done"]


@pytest.mark.rule("CV-58", "CV-126")
def test_research_takes_the_top_card_of_any_stack() -> None:
    stacks = {letter: [f"{letter}1", f"{letter}2"] for letter in DECK_LETTERS}
    state = do(activating("research", stacks=stacks), "do gain")
    assert len(legal(state)) == 1 + 5 + 5
    do(state, "open insight")
    assert console(state)["hand"] == ["C2"]


@pytest.mark.rule("CV-58")
def test_research_three_gains_two_cards() -> None:
    state = dealt(do(activating("research", 3), "do gain", "draw mutation"))
    assert legal(state)[0] == "done" and "draw mutation" in legal(state)


@pytest.mark.rule("CV-58", "CV-68")
@pytest.mark.parametrize(("level", "drawn", "kept"), [(1, 2, 1), (2, 4, 1), (3, 4, 2)])
def test_research_draws_some_and_keeps_fewer(level: int, drawn: int, kept: int) -> None:
    state = do(activating("research", level), "do draw", *["draw building"] * drawn)
    dealt(state, drawn)
    assert len(console(state)["drawn"]) == drawn
    for _ in range(kept):
        assert all(name.startswith("keep D") for name in legal(state))
        do(state, legal(state)[0])
    assert len(console(state)["hand"]) == kept
    assert len(state.view(0)["decks"]["building"]["under"]) == drawn - kept
    assert finished(state)


@pytest.mark.rule("CV-68")
def test_stacks_are_chosen_before_any_card_is_seen_and_others_never_see_them() -> None:
    state = dealt(do(activating("research"), "do draw", "draw invention", "draw insight"))
    assert state.mover == -1
    dealt(state)
    assert state.view(1)["seats"][0]["drawn"] == []
    assert state.view(1)["seats"][0]["drawn_decks"] == ["invention", "insight"]
    assert legal(state) == ["keep from invention", "keep from insight"]


@pytest.mark.rule("CV-59")
def test_achievement_one_brings_a_die_of_one_kind() -> None:
    state = activating("achievement")
    assert legal(state) == ["do activation-die", "do fate-die"]
    do(state, "do activation-die", "roll 5")
    assert (console(state)["dice"], console(state)["fate_dice"]) == ([0, 0, 0, 0, 1, 0], 1)


@pytest.mark.rule("CV-59")
def test_achievement_two_brings_a_die_of_each_kind() -> None:
    state = do(activating("achievement", 2), "do dice", "roll 5")
    assert (console(state)["dice"], console(state)["fate_dice"]) == ([0, 0, 0, 0, 1, 0], 2)


@pytest.mark.rule("CV-60")
@pytest.mark.parametrize(("level", "ideas"), [(1, 3), (2, 6), (3, 6)])
def test_insight_brings_ideas(level: int, ideas: int) -> None:
    assert markers(do(activating("insight", level), "do ideas"), "ideas") == ideas


@pytest.mark.rule("CV-61", "CV-66", "AMB-49")
@pytest.mark.parametrize(("level", "moves"), [(1, 1), (2, 2), (3, 2)])
def test_mutation_moves_feature_markers_to_other_spaces(level: int, moves: int) -> None:
    state = do(activating("mutation", level, {"markers": {"stamina": 2}}, attributes=[]), "do move")
    for _ in range(moves):
        do(state, "lift stamina")
        assert state.prompt()[0] == "drop-feature" and "drop stamina" not in legal(state)
        do(state, "drop calm")
    assert finished(state)
    assert [markers(state, feature) for feature in ("stamina", "intelligence", "calm")] == [2 - moves, 0, moves]


@pytest.mark.rule("CV-62")
@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 2), (3, 2)])
def test_invention_uses_income_chips_the_same_one_twice_if_wanted(level: int, times: int) -> None:
    state = do(activating("invention", level, {"columns": {9: ["K1"]}}), "do income", *["point K1"] * times)
    assert finished(state)
    assert score(state) == times


@pytest.mark.rule("CV-63")
def test_trade_three_brings_two_money_first() -> None:
    state = activating("trade", 3)
    assert markers(state, "money") == 2
    assert legal(state) == ["do sale", "do purchase", "done"]


@pytest.mark.rule("CV-64", "CV-132")
@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 1), (3, 2)])
def test_activity_two_wants_different_ones_and_three_does_not(level: int, times: int) -> None:
    state = activating("activity", level, {"markers": {"money": 3}})
    for track in ("culture", "prestige")[:times]:
        do(state, "activity console", f"track {track}")
    assert finished(state)
    assert markers(state, "money") == 3 - times


@pytest.mark.rule("CV-46", "CV-56")
@pytest.mark.parametrize(
    ("module", "deck"),
    [
        (M_INVENTION, INVENTION),
        (M_MUTATION, MUTATION),
        (M_INSIGHT, INSIGHT),
        (M_BUILDING, BUILDING),
        (M_ACHIEVEMENT, ACHIEVEMENT),
    ],
)
def test_installing_is_the_other_branch_of_five_modules_where_a_card_can_be_paid(module: int, deck: int) -> None:
    cards = [f"{DECK_LETTERS[deck]}{number}" for number in range(1, DECK_SIZE + 1)]
    rich = {**dict.fromkeys(FEATURES, 3), **dict.fromkeys(MATERIALS, 1)}
    for seat, can_be_paid in (Seat(), False), (Seat(hand=cards, markers=rich), True):
        assert ("do install" in legal(activating(MODULES[module], 1, seat, attributes=[]))) == can_be_paid


@pytest.mark.rule("CV-47")
def test_a_module_upgraded_on_the_way_keeps_its_old_level_for_this_turn() -> None:
    state = activating("sustenance", 1, {"tribes": ["c-grassland camp strong", "b-forest camp strong"]})
    state = do(before(state, effect("upgrade", 2)), "upgrade sustenance", "upgrade sustenance")
    assert console(state)["modules"]["sustenance"] == 3
    do(state, "do hunt", "in c-grassland", "roll 3")
    assert finished(state)
    assert markers(state, "food") > 0
