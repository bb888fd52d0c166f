"""Eras and phases, cards and goals of an era (CV-30 to CV-36, CV-69, CV-115, CV-120, CV-121)."""

from __future__ import annotations

import pytest

from epoka.core.dealer import Dealer
from epoka.core.event import Event
from epoka.core.ids import CHANCE
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import C_EMPTY, C_HAVE_FEATURE, C_RETURN_FEATURE
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import DECK_LETTERS, DECK_SIZE, FEATURES, INCOME, MATERIALS, MUTATION
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import (
    COST_SPACES,
    active_spaces,
    alternatives,
    fulfilled,
    settlements_needed,
    stages_for,
)
from epoka.games.civolution.research.installing import install
from epoka.games.civolution.shown.outlook import lacking
from tests.rules.civolution.table import (
    ISLAND_GROUND,
    Seat,
    column,
    console,
    do,
    doing,
    effect,
    finished,
    first_turn,
    half,
    legal,
    offered,
    outcomes,
    quiet,
    score,
    table,
    then,
)

ERA_TILES = ["technology", "prestige", "knowledge", "construction"]


def with_markers(**numbers: int) -> Civolution:
    """A table at which seat 0 has so many markers on these spaces of its console."""
    return table(seats={0: {"markers": numbers}})


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
    state = table(3, first=2, agenda=[["Phase", 2]])
    movers = []
    for _ in range(3):
        movers.append(state.mover)
        do(state, "decline")
    assert movers == [2, 0, 1]


@pytest.mark.rule("CV-32")
def test_points_are_one_number_beyond_a_hundred() -> None:
    state = doing(effect("points", 130))
    assert score(state) == 130
    assert console(state)["score"] == 130


@pytest.mark.rule("CV-34", "CV-126")
def test_every_era_turns_a_card_of_each_deck_and_an_empty_open_stack_is_refilled() -> None:
    state = first_turn()
    assert [len(deck["open"]) for deck in state.view()["decks"].values()] == [1] * 5
    state = do(then(state, effect("card", 1, -1)), "open invention")
    assert state.view()["decks"]["invention"]["open"] == []
    card = next(iter(outcomes(state))).removeprefix("deal ")
    do(state, f"deal {card}")
    assert state.view()["decks"]["invention"]["open"] == [card]


@pytest.mark.rule("CV-35", "AMB-12")
def test_a_goal_chip_goes_to_a_free_space_and_covers_one_only_where_all_are_taken() -> None:
    seat: Seat = {"goals": [["G61"], [], ["G62"]]}
    state = do(doing(["TakeGoal", 0, 0], seats={0: seat}, goals=["G1", "G2", "G3", "G4"]), "goal G1")
    assert console(state)["goal_area"][1] == ["G1"]
    state = do(then(state, ["TakeGoal", 0, 0]), "goal G2")
    assert legal(state) == ["space 1", "space 2", "space 3"]
    do(state, "space 3")
    assert console(state)["goal_area"][2] == ["G62", "G2"]


@pytest.mark.rule("CV-36", "AMB-15")
def test_the_goal_display_is_refilled_when_all_have_chosen_while_the_bag_lasts() -> None:
    goals = ["G1", "G2", "G3", "G4"]
    state = do(doing(["TakeGoal", 0, 0], ["TakeGoal", 1, 0], ["RefillGoals"], goals=goals), "goal G1")
    assert state.mover == 1
    assert state.view()["goals"] == [None, "G2", "G3", "G4"]
    do(state, "decline")
    assert state.mover == CHANCE
    do(state, "deal G9")
    assert state.view()["goals"] == ["G9", "G2", "G3", "G4"]
    state = doing(["RefillGoals"], goals=[], bags={"G": []})
    assert finished(state)
    assert state.view()["goals"] == [None] * 4


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
    card, spaces, needed = equal_features()
    feature = FEATURES[next(cost.what for cost in RESEARCH[card].costs if cost.kind == C_HAVE_FEATURE)]
    assert not fulfilled(with_markers(**{feature: needed - 1}), 0, card, spaces, 0)
    assert fulfilled(with_markers(**{feature: needed}), 0, card, spaces, 0)


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
    card, spaces, feature, needed = returned_and_owned()
    assert not fulfilled(with_markers(**{FEATURES[feature]: needed - 1}), 0, card, spaces, 0)
    state = with_markers(**{FEATURES[feature]: needed})
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
    seat: Seat = {"settlements": dict.fromkeys((1, 2, 3, 4), ISLAND_GROUND)}
    state = table(seats={0: seat})
    assert fulfilled(state, 0, joined, 0b11, 0b11)
    assert not fulfilled(state, 0, joined, 0b11, 0b01)
    state = table(seats={0: {**seat, "markers": {MATERIALS[two.what]: two.amount}}})
    assert fulfilled(state, 0, joined, 0b11, 0b01)


@pytest.mark.rule("EX-CV-22")
def test_the_cost_of_a_higher_stage_may_be_assumed_without_gaps() -> None:
    state = with_markers(**dict.fromkeys(FEATURES, 7))
    card = card_with(MUTATION, [True, True, True])
    assert stages_for(state, 0, card, 4, 0)[:2] == [2, 3]
    assert all(stage >= 2 for stage in stages_for(state, 0, card, 4, 0))


@pytest.mark.rule("CV-69", "EX-CV-23")
def test_the_special_bonus_ignores_a_space_but_never_the_only_one() -> None:
    card = card_with(MUTATION, [True, True])
    assert stages_for(table(), 0, card, 0, 1) == []
    first = RESEARCH[card].costs[0]
    state = with_markers(**{FEATURES[first.what]: first.amount})
    assert 1 in stages_for(state, 0, card, 0, 0)
    assert stages_for(state, 0, card, 4, 0) == []
    assert 2 in stages_for(state, 0, card, 4, 1)


@pytest.mark.rule("EX-CV-24")
def test_an_income_chip_rests_on_two_goal_chips_but_not_on_one() -> None:
    def placing(below: str) -> Civolution:
        """An income chip is to be placed; column 1 holds these goal chips."""
        state = doing(effect("income-chip", 1), seats={0: {"columns": {1: [below]}}})
        return do(state, "chip I1", "deal I9")

    assert "1" not in offered(placing("G1"), "column")
    assert "1" in offered(placing("G1+G2"), "column")
    state = do(placing("G1+G2"), "column 1")
    assert column(state, 1) == ["G1", "I1"]
    assert half(state, 1) == ["G2", "I1"]


@pytest.mark.rule("EX-CV-25")
def test_the_upgrade_bonus_comes_when_a_goal_space_becomes_empty() -> None:
    seat: Seat = {"goals": [["G23", "G21"]], "markers": {"wood": 2, "oil": 1}}
    state = do(doing(["InstallGoal", 0], seats={0: seat}), "install G21")
    while not finished(state):
        assert offered(state, "upgrade") == []
        do(state, legal(state)[0])
    state = do(then(state, ["InstallGoal", 0]), "install G23")
    while not offered(state, "upgrade"):
        assert not finished(state)
        do(state, legal(state)[0])
    assert len(legal(state)) == 1 + 15


@pytest.mark.rule("AMB-20")
def test_a_card_takes_its_cell_before_its_bonus_is_carried_out() -> None:
    card = card_with(MUTATION, [True])
    first, name = RESEARCH[card].costs[0], RESEARCH[card].id
    state = doing(seats={0: {"hand": [name], "markers": {FEATURES[first.what]: first.amount}}})
    install(state, 0, card, 0, 1, 0, 0)
    assert column(state, 1) == [name]


@pytest.mark.rule("AMB-16")
def test_an_empty_face_down_stack_offers_nothing() -> None:
    nothing: dict[str, list[str]] = {letter: [] for letter in DECK_LETTERS}
    state = doing(effect("card", 1, -1), decks=nothing, stacks={"A": ["A1"]})
    assert offered(state, "open") == ["invention"]
    assert offered(state, "draw") == []


@pytest.mark.rule("AMB-3")
def test_bonuses_come_on_reaching_the_even_spaces() -> None:
    state = doing(effect("track", 1, 0))
    assert console(state)["tracks"]["technology"] == 1
    assert finished(state)
    state = then(state, effect("track", 1, 0))
    assert console(state)["tracks"]["technology"] == 2
    assert state.prompt()[0] == "upgrade"
    assert finished(do(state, "done"))


@pytest.mark.rule("AMB-24", "AMB-25")
def test_dice_are_taken_from_the_richest_of_the_others() -> None:
    fated: dict[int, Seat] = {1: {"fate": 3}, 2: {"fate": 3}}
    state = doing(effect("fate-die", 1), players=3, dice=(0, 0), seats=fated)
    assert offered(state, "from") == ["1", "2"]
    assert finished(doing(effect("fate-die", 1), players=3, dice=(0, 0), seats={0: {"fate": 4}, **fated}))
    seats: dict[int, Seat] = {1: {"dice": [2, 2], "used": 5}}
    state = doing(effect("activation-die", 1), players=3, dice=(0, 0), seats=seats)
    assert legal(state) == ["give 2", "give used"]
    do(state, "give used", "roll 6")
    assert console(state)["dice"] == [1, 1, 1, 1, 1, 2]
    assert console(state, 1)["used_dice"] == 4


@pytest.mark.rule("AMB-22", "AMB-21")
def test_a_stage_is_complete_only_when_every_cell_is_filled() -> None:
    def bonuses(last: str) -> Civolution:
        """Stage 1 is filled but for column 4, where goal chips lie; bonuses for complete stages come now."""
        columns = {1: ["I1"], 2: ["I2"], 3: ["I3"], 4: [last]}
        return doing(["Bonuses", 0], seats={0: {"columns": columns}}, incomes=["I4", "I5", "I6"])

    assert finished(bonuses("G1"))
    state = bonuses("G1+G2")
    assert offered(state, "chip") == ["I4", "I5", "I6"]
    assert finished(do(state, "decline"))


@pytest.mark.rule("AMB-14")
def test_hunting_tokens_never_run_out() -> None:
    state = table(hunted=TERRITORY_NAMES)
    assert all(territory["hunted"] for territory in state.view()["territories"].values())


@pytest.mark.rule("AMB-23")
def test_the_point_of_an_income_chip_is_chosen_beforehand() -> None:
    state = doing(["UseIncome", 0, INCOME])
    assert legal(state) == ["use I1", "point I1"]
    do(state, "point I1")
    assert score(state) == 1


@pytest.mark.rule("AMB-2")
def test_a_tied_holder_passes_the_monolith_on_and_keeps_it_only_alone() -> None:
    for spaces, holder in (([2, 2, 1], 1), ([2, 1, 2], 2), ([2, 1, 1], 0), ([0, 0, 0], 1)):
        seats: dict[int, Seat] = {seat: {"tracks": {"technology": space}} for seat, space in enumerate(spaces)}
        state = table(3, seats=seats, era=1, first=0, era_tiles=ERA_TILES, agenda=[["EraScoring"]])
        assert state.view()["first"] == holder
