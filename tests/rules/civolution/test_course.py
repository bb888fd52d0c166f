"""Eras and phases, cards and goals of an era (CV-30 to CV-36, CV-69, CV-115, CV-120, CV-121)."""

from __future__ import annotations

import pytest

from epoka.core.dealer import Dealer
from epoka.core.event import Event
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import C_EMPTY, C_HAVE_FEATURE, C_RETURN_FEATURE
from epoka.games.civolution.components.pieces import DECK_SIZE, GOAL, INCOME, MUTATION
from epoka.games.civolution.components.spaces import FEATURE, FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.console.columns import columns_for, insert
from epoka.games.civolution.console.dice import ACTIVATION, FATE, gain_die, richest
from epoka.games.civolution.console.tracks import advance
from epoka.games.civolution.course.phases import Phase
from epoka.games.civolution.research.card_costs import (
    COST_SPACES,
    active_spaces,
    alternatives,
    fulfilled,
    settlements_needed,
    stages_for,
)
from epoka.games.civolution.research.cards import GainCard, TurnCard
from epoka.games.civolution.research.goal_chips import InstallGoal, RefillGoals, TakeGoal
from epoka.games.civolution.shown.outlook import lacking
from epoka.games.civolution.turns.closing import is_complete
from tests.rules.civolution.positions import ask, bare, first_turn, give, legal, play, points, quiet


@pytest.mark.rule("CV-30")
def test_four_eras_of_eight_phases_in_order_then_the_end() -> None:
    state, dealer = first_turn(), Dealer(4)
    events: list[Event] = []
    state.listen(events)
    while not state.over:
        quiet(state, dealer)
    seen = [(event.values["era"], event.values["phase"]) for event in events if event.key == "phase"]
    assert seen == [(1, 5), (1, 6), (1, 7), (1, 8)] + [(era, phase) for era in (2, 3, 4) for phase in range(1, 9)]


@pytest.mark.rule("CV-31", "CV-35")
def test_goals_are_chosen_in_seating_order_from_the_monolith_on() -> None:
    state = bare(3)
    state.first = 2
    ask(state, Phase(2))
    movers = []
    for _ in range(3):
        movers.append(state.mover)
        play(state, "decline")
    assert movers == [2, 0, 1]


@pytest.mark.rule("CV-32")
def test_points_are_one_number_beyond_a_hundred() -> None:
    state = bare()
    state.earn(0, 0, 130)
    assert points(state) == 130
    assert state.view()["seats"][0]["score"] == 130


@pytest.mark.rule("CV-34", "CV-126")
def test_every_era_turns_a_card_of_each_deck_and_an_empty_open_stack_is_refilled() -> None:
    state = first_turn()
    assert [len(stack) for stack in state.open] == [1] * 5
    play(ask(state, GainCard(0, 1, -1)), "open invention")
    assert isinstance(state.agenda[-1], TurnCard)
    state.act(state.chance()[0][0])
    assert len(state.open[0]) == 1


@pytest.mark.rule("CV-35", "AMB-12")
def test_a_goal_chip_goes_to_a_free_space_and_covers_one_only_where_all_are_taken() -> None:
    state = bare()
    chip = min(state.goal_display)
    state.seats[0].goals = [[60], [], [61]]
    play(ask(state, TakeGoal(0, 0)), f"goal G{chip + 1}")
    assert state.seats[0].goals[1] == [chip]
    other = min(chip for chip in state.goal_display if chip >= 0)
    play(ask(state, TakeGoal(0, 0)), f"goal G{other + 1}")
    assert legal(state) == ["space 1", "space 2", "space 3"]
    play(state, "space 3")
    assert state.seats[0].goals[2] == [61, other]


@pytest.mark.rule("CV-36", "AMB-15")
def test_the_goal_display_is_refilled_when_all_have_chosen_while_the_bag_lasts() -> None:
    state = bare()
    play(ask(state, TakeGoal(0, 0), TakeGoal(1, 0), RefillGoals()), legal(ask(state, TakeGoal(0, 0)))[-1])
    assert state.goal_display.count(-1) == 1
    state.goal_display = [-1] * 4
    state.goal_pool.counts = [0] * 65
    state.goal_pool.total = 0
    ask(state, RefillGoals())
    assert state.goal_display == [-1] * 4


# ---- installing -----------------------------------------------------------------------------------------------------


def card_with(deck: int, pattern: list[bool]) -> int:
    """Some card whose first cost spaces are filled or empty like this."""
    for number in range(DECK_SIZE):
        card = deck * DECK_SIZE + number
        if [cost.kind != C_EMPTY for cost in RESEARCH[card].costs][: len(pattern)] == pattern:
            return card
    raise AssertionError(f"no card has the spaces {pattern}")


@pytest.mark.rule("EX-CV-19")
def test_filled_spaces_up_to_the_stage_are_active() -> None:
    for card in range(len(RESEARCH)):
        filled = [cost.kind != C_EMPTY for cost in RESEARCH[card].costs]
        for stage in range(1, 8):
            active = active_spaces(card, stage)
            assert [active >> space & 1 == 1 for space in range(COST_SPACES)] == [
                filled[space] and space < stage for space in range(COST_SPACES)
            ]


def equal_features() -> tuple[int, int, int]:
    """A card with two spaces that ask to have the same feature, those spaces as bits, and how many in all."""
    for card in range(len(RESEARCH)):
        costs = RESEARCH[card].costs
        for one in range(COST_SPACES):
            for two in range(one + 1, COST_SPACES):
                same = costs[one].kind == costs[two].kind == C_HAVE_FEATURE and costs[one].what == costs[two].what
                if same:
                    return card, 1 << one | 1 << two, costs[one].amount + costs[two].amount
    raise AssertionError("no card asks twice for a feature")


@pytest.mark.rule("EX-CV-20", "AMB-17")
def test_equal_features_of_several_spaces_add_up() -> None:
    state = bare()
    card, spaces, needed = equal_features()
    feature = next(cost.what for cost in RESEARCH[card].costs if cost.kind == C_HAVE_FEATURE)
    give(state, 0, FEATURE + feature, needed - 1)
    assert not fulfilled(state, 0, card, spaces, 0)
    give(state, 0, FEATURE + feature, 1)
    assert fulfilled(state, 0, card, spaces, 0)


def returned_and_owned() -> tuple[int, int, int, int]:
    """A card that asks to have a feature and to return it, those spaces as bits, the feature, the larger number."""
    for card in range(len(RESEARCH)):
        costs = RESEARCH[card].costs
        for one in range(COST_SPACES):
            for two in range(COST_SPACES):
                pair = (costs[one].kind, costs[two].kind) == (C_HAVE_FEATURE, C_RETURN_FEATURE)
                if pair and costs[one].what == costs[two].what:
                    return card, 1 << one | 1 << two, costs[one].what, max(costs[one].amount, costs[two].amount)
    raise AssertionError("no card asks to have and to return a feature")


@pytest.mark.rule("CV-114", "AMB-17")
def test_a_returned_marker_counts_among_those_one_must_have() -> None:
    state = bare()
    card, spaces, feature, needed = returned_and_owned()
    give(state, 0, FEATURE + feature, needed - 1)
    assert not fulfilled(state, 0, card, spaces, 0)
    give(state, 0, FEATURE + feature, 1)
    assert fulfilled(state, 0, card, spaces, 0)
    assert sum(lacking(state.seats[0], RESEARCH[card].costs, spaces)) == 0


def building_card(contains: bool) -> int:
    """Some building whose first two spaces have settlement alternatives, joined by the sign or not."""
    for card in range(3 * DECK_SIZE, 4 * DECK_SIZE):
        one, two = RESEARCH[card].costs[:2]
        if one.settlements and two.settlements and one.contains == contains:
            return card
    raise AssertionError("no such building")


@pytest.mark.rule("EX-CV-21", "AMB-18", "AMB-19")
def test_settlements_fulfil_alternatives_and_add_up_unless_one_contains_the_other() -> None:
    joined = building_card(True)
    one, two = RESEARCH[joined].costs[:2]
    assert alternatives(joined, 0b11) == 0b11
    assert settlements_needed(joined, 0b11) == max(one.settlements, two.settlements)
    state = bare()
    state.seats[0].settlements = 0b1111
    assert fulfilled(state, 0, joined, 0b11, 0b11)
    assert not fulfilled(state, 0, joined, 0b11, 0b01)
    give(state, 0, STORE + two.what, two.amount)
    assert fulfilled(state, 0, joined, 0b11, 0b01)


@pytest.mark.rule("EX-CV-22")
def test_the_cost_of_a_higher_stage_may_be_assumed_without_gaps() -> None:
    state = bare()
    card = card_with(MUTATION, [True, True, True])
    state.seats[0].at[FEATURE : FEATURE + 6] = [9] * 6
    assert stages_for(state, 0, card, 4, 0)[:2] == [2, 3]
    assert all(stage >= 2 for stage in stages_for(state, 0, card, 4, 0))


@pytest.mark.rule("CV-69", "EX-CV-23")
def test_the_special_bonus_ignores_a_space_but_never_the_only_one() -> None:
    state = bare()
    card = card_with(MUTATION, [True, True])
    assert stages_for(state, 0, card, 0, 1) == []
    first = RESEARCH[card].costs[0]
    give(state, 0, FEATURE + first.what, first.amount)
    assert 1 in stages_for(state, 0, card, 0, 0)
    assert stages_for(state, 0, card, 4, 0) == []
    assert 2 in stages_for(state, 0, card, 4, 1)


@pytest.mark.rule("EX-CV-24")
def test_an_income_chip_rests_on_two_goal_chips_but_not_on_one() -> None:
    state = bare()
    insert(state, 0, 0, GOAL, False)
    assert 0 not in columns_for(state.seats[0], -1)
    insert(state, 0, 0, GOAL + 1, False)
    assert 0 in columns_for(state.seats[0], -1)
    insert(state, 0, 0, INCOME, False)
    assert state.seats[0].left[0] == [GOAL, INCOME]
    assert state.seats[0].right[0] == [GOAL + 1, INCOME]


@pytest.mark.rule("EX-CV-25")
def test_the_upgrade_bonus_comes_when_a_goal_space_becomes_empty() -> None:
    from epoka.games.civolution.components.catalogue import GOAL_CHIPS

    free = [number for number, chip in enumerate(GOAL_CHIPS) if chip.price and not chip.conditions][:2]
    state = bare()
    state.seats[0].at[STORE : STORE + 18] = [5] * 18
    state.seats[0].at[FOOD] = state.seats[0].at[MONEY] = state.seats[0].at[IDEAS] = 5
    state.seats[0].goals = [[free[1], free[0]], [], []]
    ask(state, InstallGoal(0))
    play(state, f"install G{free[0] + 1}")
    while not state.over:
        assert not any(name.startswith("upgrade") for name in legal(state))
        play(state, legal(state)[0])
    ask(state, InstallGoal(0))
    play(state, f"install G{free[1] + 1}")
    while not any(name.startswith("upgrade") for name in legal(state)):
        play(state, legal(state)[0])
    assert len(legal(state)) == 1 + 15


@pytest.mark.rule("AMB-20")
def test_a_card_takes_its_cell_before_its_bonus_is_carried_out() -> None:
    from epoka.games.civolution.research.installing import install

    state = bare()
    card = card_with(MUTATION, [True])
    state.seats[0].add_card(card, 1)
    first = RESEARCH[card].costs[0]
    give(state, 0, FEATURE + first.what, first.amount)
    ask(state)
    install(state, 0, card, 0, 1, 0, 0)
    assert state.seats[0].left[0] == [card]


@pytest.mark.rule("AMB-16")
def test_an_empty_face_down_stack_offers_nothing() -> None:
    state = bare()
    for deck in state.decks:
        deck.counts, deck.total, deck.under, deck.knows = [0] * 32, 0, [], []
    assert [name for name in legal(ask(state, GainCard(0, 1, -1))) if name.startswith("draw")] == []


@pytest.mark.rule("AMB-3")
def test_bonuses_come_on_reaching_the_even_spaces() -> None:
    state = bare()
    ask(state)
    advance(state, 0, 0, 1)
    assert state.agenda == []
    advance(state, 0, 0, 1)
    assert len(state.agenda) == 1


@pytest.mark.rule("AMB-24", "AMB-25")
def test_dice_are_taken_from_the_richest_of_the_others() -> None:
    state = bare(3)
    state.activation_dice = state.fate_dice = 0
    state.seats[1].fate = state.seats[2].fate = 3
    assert richest(state, 0, FATE) == [1, 2]
    state.seats[0].fate = 4
    assert richest(state, 0, FATE) == []
    state.seats[1].dice, state.seats[1].used = [0, 2, 0, 0, 0, 0], 5
    state.agenda.clear()
    gain_die(state, 0, ACTIVATION)
    ask(state, *state.agenda.copy())
    assert legal(state) == ["give 2", "give used"]
    play(state, "give used", "roll 6")
    assert state.seats[0].dice[5] == 2
    assert state.seats[1].used == 4


@pytest.mark.rule("AMB-22", "AMB-21")
def test_a_stage_is_complete_only_when_every_cell_is_filled() -> None:
    player = bare().seats[0]
    for column in range(3):
        player.left[column], player.right[column] = [INCOME + column], [INCOME + column]
    player.left[3], player.right[3] = [GOAL], []
    assert not is_complete(player, 1)
    player.right[3] = [GOAL + 1]
    assert is_complete(player, 1)
    assert not is_complete(player, 2)


@pytest.mark.rule("AMB-14")
def test_hunting_tokens_never_run_out() -> None:
    state = bare()
    state.hunted = (1 << 22) - 1
    assert all(territory["hunted"] for territory in state.view()["territories"].values())


@pytest.mark.rule("AMB-23")
def test_the_point_of_an_income_chip_is_chosen_beforehand() -> None:
    from epoka.games.civolution.research.income_chips import UseIncome

    state = bare()
    assert legal(ask(state, UseIncome(0, INCOME))) == ["use I1", "point I1"]
    play(state, "point I1")
    assert points(state) == 1


@pytest.mark.rule("AMB-2")
def test_a_tied_holder_passes_the_monolith_on_and_keeps_it_only_alone() -> None:
    from epoka.games.civolution.course.events import EraScoring

    state = bare(3)
    state.era, state.era_tiles = 1, [0, 1, 2, 3]
    for spaces, holder in (([2, 2, 1], 1), ([2, 1, 2], 2), ([2, 1, 1], 0), ([0, 0, 0], 1)):
        state.first = 0
        for player, space in zip(state.seats, spaces, strict=True):
            player.tracks[0] = space
        ask(state, EraScoring())
        assert state.first == holder
