"""What the main modules do at each level (CV-46, CV-47, CV-50 to CV-69)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.pieces import (
    ACHIEVEMENT,
    BUILDING,
    DECK_SIZE,
    INSIGHT,
    INVENTION,
    M_ACHIEVEMENT,
    M_ACTIVITY,
    M_BUILDING,
    M_EXPLORATION,
    M_INSIGHT,
    M_INVENTION,
    M_MIGRATION,
    M_MUTATION,
    M_PLANNING,
    M_PROCREATION,
    M_PRODUCTION,
    M_RESEARCH,
    M_SUSTENANCE,
    M_TRADE,
    MUTATION,
)
from epoka.games.civolution.components.spaces import FEATURE, FOOD, IDEAS, MONEY, PLAN, RAW
from epoka.games.civolution.console.features import DropFeature
from epoka.games.civolution.position.packing import STRONG, WEAK, tribe_entry
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.modules import activate
from tests.rules.civolution.positions import FOREST, GRASS, ask, bare, give, legal, play, points, put


def using(module: int, level: int = 1, state: Civolution | None = None) -> Civolution:
    """A module of seat 0 is being carried out at a level."""
    state = state or bare()
    state.seats[0].levels[module] = level
    state.agenda.clear()
    activate(state, 0, module)
    return ask(state, *reversed(state.agenda.copy()))


def settled(*territories: int) -> Civolution:
    state = bare()
    for territory in territories:
        put(state, 0, territory)
    return state


@pytest.mark.rule("CV-50")
@pytest.mark.parametrize(("level", "roll", "steps"), [(2, 1, 2), (2, 6, 1), (3, 1, 3), (3, 6, 2)])
def test_migration_goes_further_after_a_passed_test(level: int, roll: int, steps: int) -> None:
    state = play(using(M_MIGRATION, level, settled(GRASS)), f"roll {roll}")
    assert state.prompt() == ("migrate", {"left": steps})


@pytest.mark.rule("CV-50")
def test_migration_one_is_one_step_without_a_test() -> None:
    assert using(M_MIGRATION, 1, settled(GRASS)).prompt() == ("migrate", {"left": 1})


@pytest.mark.rule("CV-51")
@pytest.mark.parametrize(("roll", "times"), [(1, 2), (6, 1)])
def test_procreation_two_gives_a_second_tribe_after_a_passed_test(roll: int, times: int) -> None:
    state = play(using(M_PROCREATION, 2, settled(GRASS)), f"roll {roll}")
    assert state.prompt() == ("procreate", {"left": times})


@pytest.mark.rule("CV-51", "CV-46")
@pytest.mark.parametrize("first", ["do procreate", "do test"])
def test_procreation_three_strengthens_before_or_after_its_procreations(first: str) -> None:
    state = using(M_PROCREATION, 3, settled(GRASS))
    assert legal(state) == ["do procreate", "do test", "done"]
    play(state, first, *(["done"] if first == "do procreate" else ["roll 6"]))
    assert legal(state) == ["do test" if first == "do procreate" else "do procreate", "done"]


@pytest.mark.rule("CV-51", "CV-46")
def test_procreation_three_does_not_strengthen_between_two_procreations() -> None:
    state = using(M_PROCREATION, 3, settled(GRASS))
    play(state, "do procreate", "in c-grassland", "camp free", "done", "do test", "roll 6")
    assert state.over


@pytest.mark.rule("CV-52", "CV-46")
@pytest.mark.parametrize(("level", "then"), [(2, []), (3, ["do produce", "done"])])
def test_a_transport_comes_between_two_productions_at_level_three_only(level: int, then: list[str]) -> None:
    state = settled(GRASS)
    give(state, 0, RAW + GRASS, 4)
    using(M_PRODUCTION, level, state)
    play(state, "do produce", "in c-grassland", "done", "do transport", *["in c-grassland"] * (level - 1))
    assert legal(state) == then


@pytest.mark.rule("CV-54")
@pytest.mark.parametrize(("level", "raised"), [(1, 1), (2, 3), (3, 4)])
def test_sustenance_strengthens_more_at_higher_levels(level: int, raised: int) -> None:
    state = bare()
    put(state, 0, GRASS, "wild", WEAK, number=6)
    play(using(M_SUSTENANCE, level, state), "do strengthen")
    for _ in range(raised):
        play(state, "tribe c-grassland wild weak")
    assert state.over
    assert state.wild[tribe_entry(GRASS, 0, STRONG)] == raised


@pytest.mark.rule("CV-54", "CV-46")
def test_sustenance_is_one_branch_or_the_other() -> None:
    state = using(M_SUSTENANCE, 1, settled(GRASS))
    assert legal(state) == ["do hunt", "do strengthen"]
    play(state, "do hunt", "in c-grassland", "roll 1")
    assert state.over


@pytest.mark.rule("CV-55")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 2), (3, 4)])
def test_exploration_ends_with_points_from_level_two_on(level: int, bonus: int) -> None:
    state = settled(GRASS)
    state.site = [8] * 24
    play(using(M_EXPLORATION, level, state), "do explore", "in c-grassland")
    assert points(state) == bonus


@pytest.mark.rule("CV-55")
def test_exploration_three_finds_twice() -> None:
    state = play(using(M_EXPLORATION, 3, settled(FOREST)), "do find", "land forest", "roll 1", "land forest", "roll 5")
    assert state.seats[0].at[16:19] == [1, 0, 1]
    assert state.over


@pytest.mark.rule("CV-57", "CV-67")
@pytest.mark.parametrize(("level", "markers"), [(1, 2), (2, 3), (3, 3)])
def test_planning_puts_all_markers_on_one_dice_space(level: int, markers: int) -> None:
    state = play(using(M_PLANNING, level), "do plan", "plan 4")
    assert state.seats[0].at[PLAN : PLAN + 6] == [0, 0, 0, markers, 0, 0]


@pytest.mark.rule("CV-57")
def test_planning_three_gains_and_installs_goal_chips_in_any_order() -> None:
    state = play(using(M_PLANNING, 3), "do goal")
    assert legal(state) == ["do install", "do gain", "done"]


@pytest.mark.rule("CV-58", "CV-126")
def test_research_takes_the_top_card_of_any_stack() -> None:
    state = using(M_RESEARCH)
    top = state.open[INSIGHT][-1]
    play(state, "do gain")
    assert len(legal(state)) == 1 + 5 + 5
    play(state, "open insight")
    assert state.seats[0].hand == [top]


@pytest.mark.rule("CV-58")
def test_research_three_gains_two_cards() -> None:
    state = play(using(M_RESEARCH, 3), "do gain", "draw mutation")
    state.act(state.chance()[0][0])
    assert legal(state)[0] == "done" and "draw mutation" in legal(state)


@pytest.mark.rule("CV-58", "CV-68")
@pytest.mark.parametrize(("level", "drawn", "kept"), [(1, 2, 1), (2, 4, 1), (3, 4, 2)])
def test_research_draws_some_and_keeps_fewer(level: int, drawn: int, kept: int) -> None:
    state = play(using(M_RESEARCH, level), "do draw")
    for _ in range(drawn):
        play(state, "draw building")
    for _ in range(drawn):
        state.act(state.chance()[0][0])
    under = len(state.decks[BUILDING].under)
    assert len(state.seats[0].drawn) == drawn
    for _ in range(kept):
        assert all(name.startswith("keep D") for name in legal(state))
        state.act(state.actions()[0])
    assert len(state.seats[0].hand) == kept
    assert len(state.decks[BUILDING].under) == under + drawn - kept
    assert state.over


@pytest.mark.rule("CV-68")
def test_stacks_are_chosen_before_any_card_is_seen_and_others_never_see_them() -> None:
    state = play(using(M_RESEARCH), "do draw", "draw invention", "draw insight")
    state.act(state.chance()[0][0])
    assert state.mover == -1
    state.act(state.chance()[0][0])
    assert state.view(1)["seats"][0]["drawn"] == []
    assert state.view(1)["seats"][0]["drawn_decks"] == ["invention", "insight"]
    assert legal(state) == ["keep from invention", "keep from insight"]


@pytest.mark.rule("CV-59")
def test_achievement_one_brings_a_die_of_one_kind() -> None:
    state = using(M_ACHIEVEMENT)
    assert legal(state) == ["do activation-die", "do fate-die"]
    play(state, "do activation-die", "roll 5")
    assert state.seats[0].dice[4] == 2


@pytest.mark.rule("CV-59")
def test_achievement_two_brings_a_die_of_each_kind() -> None:
    state = play(using(M_ACHIEVEMENT, 2), "do dice", "roll 5")
    assert (state.seats[0].dice[4], state.seats[0].fate) == (2, 2)


@pytest.mark.rule("CV-60")
@pytest.mark.parametrize(("level", "ideas"), [(1, 3), (2, 6), (3, 6)])
def test_insight_brings_ideas(level: int, ideas: int) -> None:
    state = play(using(M_INSIGHT, level), "do ideas")
    assert state.seats[0].at[IDEAS] == ideas


@pytest.mark.rule("CV-61", "CV-66", "AMB-49")
@pytest.mark.parametrize(("level", "moves"), [(1, 1), (2, 2), (3, 2)])
def test_mutation_moves_feature_markers_to_other_spaces(level: int, moves: int) -> None:
    state = bare()
    give(state, 0, FEATURE, 2)
    play(using(M_MUTATION, level, state), "do move")
    for _ in range(moves):
        play(state, "lift stamina")
        assert isinstance(state.agenda[-1], DropFeature) and "drop stamina" not in legal(state)
        play(state, "drop calm")
    assert state.over
    assert state.seats[0].at[FEATURE : FEATURE + 3] == [2 - moves, 0, moves]


@pytest.mark.rule("CV-62")
@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 2), (3, 2)])
def test_invention_uses_income_chips_the_same_one_twice_if_wanted(level: int, times: int) -> None:
    state = play(using(M_INVENTION, level), "do income")
    chip = state.view()["seats"][0]["columns"][8]["left"][0]
    for _ in range(times):
        play(state, f"point {chip}")
    assert state.over
    assert points(state) == times


@pytest.mark.rule("CV-63")
def test_trade_three_brings_two_money_first() -> None:
    state = using(M_TRADE, 3)
    assert state.seats[0].at[MONEY] == 2
    assert legal(state) == ["do sale", "do purchase", "done"]


@pytest.mark.rule("CV-64", "CV-132")
@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 1), (3, 2)])
def test_activity_two_wants_different_ones_and_three_does_not(level: int, times: int) -> None:
    state = bare()
    give(state, 0, MONEY, 3)
    using(M_ACTIVITY, level, state)
    for track in ("culture", "prestige")[:times]:
        play(state, "activity console", f"track {track}")
    assert state.over
    assert state.seats[0].at[MONEY] == 3 - times


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
    state = bare()
    assert "do install" not in legal(using(module, 1, state))
    for number in range(DECK_SIZE):
        state.seats[0].add_card(deck * DECK_SIZE + number, 1)
    for space in range(10, 34):
        give(state, 0, space, 1)
    state.seats[0].at[10:34] = [9] * 24
    assert "do install" in legal(using(module, 1, state))


@pytest.mark.rule("CV-47")
def test_a_module_upgraded_on_the_way_keeps_its_old_level_for_this_turn() -> None:
    state = using(M_SUSTENANCE, 1, settled(GRASS, FOREST))
    state.seats[0].levels[M_SUSTENANCE] = 3
    play(state, "do hunt", "in c-grassland", "roll 3")
    assert state.over
    assert state.seats[0].at[FOOD] > 0
