"""General limits: fifty markers, hands and what is public; smaller rulings (CV-172 to CV-175)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.codes import E_FOOD, E_MOVE_FEATURE
from tests.rules.civolution.table import Seat, console, do, doing, effect, markers, offered, table

THREE_FOOD = effect(E_FOOD, 3)


@pytest.mark.rule("CV-172")
def test_everybody_has_fifty_markers() -> None:
    player = table(3, seats={0: {"markers": {"food": 9, "wood": 4}, "statues": [25]}}).seats[0]
    assert player.supply + player.placed_markers() == 50


@pytest.mark.rule("CV-172", "EX-CV-45")
def test_with_an_empty_supply_own_markers_may_be_returned_first() -> None:
    seat: Seat = {"supply": 0, "markers": {"raw b-forest": 3, "money": 1}}
    state = doing(THREE_FOOD, seats={0: seat})
    do(state, "free raw b-forest", "free raw b-forest", "free raw b-forest", "done")
    assert (markers(state, "food"), markers(state, "raw b-forest")) == (3, 0)


@pytest.mark.rule("CV-172")
def test_returning_markers_is_voluntary() -> None:
    state = do(doing(THREE_FOOD, seats={0: {"supply": 0, "markers": {"money": 4}}}), "done")
    assert (markers(state, "food"), markers(state, "money")) == (0, 4)


@pytest.mark.rule("CV-172", "EX-CV-45")
def test_statues_reset_markers_and_boat_markers_stay() -> None:
    seat: Seat = {
        "supply": 0,
        "statues": [25],
        "boats": ["a-water"],
        "markers": {"raw a-water": 1, "money": 1, "stamina": 1, "plan 2": 1, "raw c-desert": 1},
    }
    state = doing(THREE_FOOD, seats={0: seat})
    assert offered(state, "free") == ["money", "plan 2", "stamina", "raw c-desert"]


@pytest.mark.rule("CV-172")
def test_more_markers_than_needed_may_be_returned() -> None:
    state = doing(effect(E_FOOD, 1), seats={0: {"supply": 0, "markers": {"money": 3}}})
    do(state, "free money", "free money", "free money")
    assert (markers(state, "food"), markers(state, "supply")) == (1, 2)


@pytest.mark.rule("CV-172a")
def test_a_supply_that_runs_out_on_the_way_counts_as_empty() -> None:
    state = doing(THREE_FOOD, seats={0: {"supply": 1, "markers": {"money": 1}}})
    do(state, "free money", "done")
    assert markers(state, "food") == 2


@pytest.mark.rule("CV-172a")
def test_what_is_not_replenished_is_not_gained() -> None:
    state = do(doing(THREE_FOOD, seats={0: {"supply": 2, "markers": {"money": 1}}}), "done")
    assert (markers(state, "food"), markers(state, "supply")) == (2, 0)


@pytest.mark.rule("CV-172a")
def test_with_nothing_to_return_the_rest_is_lost_without_asking() -> None:
    state = doing(THREE_FOOD, seats={0: {"supply": 0}})
    assert (state.mover, markers(state, "food")) == (1, 0)


@pytest.mark.rule("CV-173")
def test_a_space_holds_any_number_of_markers() -> None:
    assert markers(doing(THREE_FOOD, seats={0: {"markers": {"food": 40}}}), "food") == 43


@pytest.mark.rule("CV-174")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = table(seats={0: {"hand": ["A1", "B2"]}})
    seen = state.view(1)["seats"][0]
    assert (console(state)["hand"], seen["hand"], seen["hidden_cards"]) == (["A1", "B2"], [], 2)


@pytest.mark.rule("CV-174")
def test_face_down_decks_show_only_their_size() -> None:
    assert table(decks={"A": ["A1", "A2", "A3"]}).view(0)["decks"]["invention"] == {"open": [], "size": 3, "under": []}


@pytest.mark.rule("CV-174")
def test_bags_show_only_how_much_they_hold() -> None:
    assert table(bags={"G": ["G1"], "I": ["I4", "I5"], "T": []}).view(0)["bags"] == {
        "goals": 1,
        "incomes": 2,
        "attributes": 0,
    }


@pytest.mark.rule("CV-174")
def test_consoles_are_public() -> None:
    state = table(seats={0: {"markers": {"food": 3}, "goals": [["G5"]], "columns": {1: ["A7"]}}})
    seen = state.view(1)["seats"][0]
    assert (seen["food"], seen["goal_area"][0], seen["columns"][0]["left"]) == (3, ["G5"], ["A7"])


@pytest.mark.rule("AMB-46")
@pytest.mark.parametrize(("players", "goals", "resets"), [(2, 4, 5), (3, 5, 7), (4, 6, 9)])
def test_blocking_tokens_cover_goal_and_reset_spaces(players: int, goals: int, resets: int) -> None:
    """Six tokens with two players, three with three: one or two goal spaces, two or four reset spaces."""
    view = table(players).view()
    assert (len(view["goals"]), view["resets"]) == (goals, resets)


@pytest.mark.rule("AMB-49")
def test_a_feature_marker_moves_to_another_space() -> None:
    state = doing(effect(E_MOVE_FEATURE, 1), seats={0: {"markers": {"calm": 1}}})
    do(state, "lift calm")
    assert offered(state, "drop") == ["stamina", "intelligence", "dexterity", "expression", "perception"]
