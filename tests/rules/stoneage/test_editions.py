"""Editions and single rules that may be chosen (specification, section 1)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import epoka
from tests.rules.stoneage.table import GAME, Board, board, do, goods, legal, offered, start, table

TABLE: dict[str, tuple[Any, Any, Any]] = {
    "hunger": ("flat10", "per_food4", "flat10"),
    "hunting_repeat": (False, True, False),
    "stacks_open": (False, True, False),
    "tie_share": (True, True, True),
    "second_green_set": (True, True, True),
    "tool_tiles": (18, 18, 24),
    "deck_count_public": (True, True, True),
    "optional_actions": (False, False, False),
    "dice_choice_deferred": (False, False, False),
    "any_two_now": (False, False, False),
}
"""The options as the editions print them: pl, cs, uk."""

VALUES: dict[str, list[Any]] = {
    "edition": ["pl", "cs", "uk"],
    "starter": [0, 1, 2, 3, "random"],
    "hunger": ["flat10", "per_food4"],
    "tool_tiles": [18, 24],
    **{name: [False, True] for name in TABLE if name not in ("hunger", "tool_tiles")},
}
SINGLE = [(name, value) for name, values in VALUES.items() for value in values]


# ---- presets and values ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("column", "edition"), [(0, "pl"), (1, "cs"), (2, "uk")])
@pytest.mark.parametrize("name", TABLE)
def test_an_edition_sets_every_option_as_printed(column: int, edition: str, name: str) -> None:
    assert GAME.start(4, edition=edition).options[name] == TABLE[name][column]


def test_the_ukrainian_edition_is_the_default() -> None:
    assert GAME.start(3).options == GAME.start(3, edition="uk").options


def test_the_game_declares_all_its_options_with_their_values() -> None:
    assert {option.name: set(option.values) for option in GAME.options} == {
        name: set(values) for name, values in VALUES.items()
    }


def test_the_defaults_are_declared_or_left_to_the_edition() -> None:
    declared = {option.name: option.default for option in GAME.options}
    by_edition = {name: None for name, columns in TABLE.items() if len(set(columns)) > 1}
    assert declared == {
        "edition": "uk",
        "starter": 0,
        **{name: columns[2] for name, columns in TABLE.items()},
        **by_edition,
    }


@pytest.mark.parametrize(("name", "value"), SINGLE)
def test_every_value_of_every_option_is_accepted_alone(name: str, value: Any) -> None:
    given = {name: value}
    assert GAME.start(4, **given).options[name] == value


@pytest.mark.parametrize(("name", "value"), SINGLE)
def test_every_value_may_be_given_as_it_is_written(name: str, value: Any) -> None:
    given = {name: str(value).lower()}
    chosen = GAME.start(4, **given).options[name]
    assert (chosen, type(chosen)) == (value, type(value))


def test_every_two_options_may_be_combined() -> None:
    for (name, value), (other, other_value) in combinations(SINGLE, 2):
        if name != other:
            options = GAME.start(4, **{name: value, other: other_value}).options
            assert (options[name], options[other]) == (value, other_value)


@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_a_given_option_overrides_the_edition(edition: str) -> None:
    opposite: dict[str, Any] = {
        "hunger": "flat10" if edition == "cs" else "per_food4",
        "hunting_repeat": edition != "cs",
        "stacks_open": edition != "cs",
        "tool_tiles": 18 if edition == "uk" else 24,
    }
    options = GAME.start(2, edition=edition, **opposite).options
    assert {name: options[name] for name in opposite} == opposite


def test_all_options_may_be_given_together() -> None:
    unusual: dict[str, Any] = {name: values[-1] for name, values in VALUES.items()}
    assert GAME.start(3, **unusual).options == unusual


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"hungr": "flat10"}, "stone-age has no option «hungr»; did you mean hunger?"),
        ({"edition": "de"}, "edition cannot be 'de': it is one of pl, cs, uk"),
        ({"hunger": "flat4"}, "hunger cannot be 'flat4': it is one of flat10, per_food4"),
        ({"hunger": 10}, "hunger cannot be 10: it is one of flat10, per_food4"),
        ({"hunting_repeat": "perhaps"}, "hunting_repeat cannot be 'perhaps': it is one of false, true"),
        ({"hunting_repeat": 1}, "hunting_repeat cannot be 1: it is one of false, true"),
        ({"stacks_open": None}, "stacks_open cannot be None: it is one of false, true"),
        ({"tie_share": 0}, "tie_share cannot be 0: it is one of true, false"),
        ({"second_green_set": "2"}, "second_green_set cannot be '2': it is one of true, false"),
        ({"tool_tiles": 20}, "tool_tiles cannot be 20: it is one of 18, 24"),
        ({"deck_count_public": "public"}, "deck_count_public cannot be 'public': it is one of true, false"),
        ({"optional_actions": []}, "optional_actions cannot be a list of 0: it is one of false, true"),
        ({"dice_choice_deferred": 2}, "dice_choice_deferred cannot be 2: it is one of false, true"),
        ({"any_two_now": ""}, "any_two_now cannot be '': it is one of false, true"),
        ({"starter": 4}, "starter cannot be 4: it is one of 0, 1, 2, 3, random"),
        ({"starter": True}, "starter cannot be True: it is one of 0, 1, 2, 3, random"),
        ({"starter": 3}, "starter cannot be 3 with 3 players: seats are 0, 1, 2, or random"),
        ({"starter": "3"}, "starter cannot be 3 with 3 players: seats are 0, 1, 2, or random"),
    ],
)
def test_a_bad_option_is_refused_naming_what_would_do(given: dict[str, Any], message: str) -> None:
    with pytest.raises(epoka.BadOption) as caught:
        GAME.start(3, **given)
    assert str(caught.value) == message


# ---- what the options change ----------------------------------------------------------------------------------------


def hungry(**options: Any) -> epoka.State:
    """Seat 0 is three food short and has one resource."""
    return table(2, phase="feed", seats={0: Board(food=2, goods={"wood": 1})}, **options)


@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_hunger_costs_ten_points_once_in_the_polish_and_ukrainian_editions(edition: str) -> None:
    assert board(hungry(edition=edition), 0)["track"] == -10


def test_hunger_costs_four_points_for_each_missing_food_in_the_czech_edition() -> None:
    assert board(do(hungry(edition="cs"), "done"), 0)["track"] == -12


def test_the_option_hunger_works_apart_from_its_edition() -> None:
    assert board(do(hungry(hunger="per_food4"), "done"), 0)["track"] == -12
    assert board(hungry(edition="cs", hunger="flat10"), 0)["track"] == -10


@pytest.mark.parametrize("repeat", [False, True])
def test_hunting_repeat_opens_the_hunt_to_those_who_hunt(repeat: bool) -> None:
    state = table(2, hunting_repeat=repeat, seats={0: Board(placed={"hunt": 1})})
    assert bool(offered(state, "place hunt")) is repeat


@pytest.mark.parametrize("stacks_open", [False, True])
def test_open_stacks_show_no_more_than_their_top_tile(stacks_open: bool) -> None:
    view = start(2, stacks_open=stacks_open).view(0)
    assert view["stacks"] == [{"top": "B01", "height": 7}, {"top": "B02", "height": 7}]
    assert len(view["unseen_buildings"]) == 26


def test_a_tie_is_shared_by_default() -> None:
    state = table(2, phase="end", seats={0: Board(building_points=20), 1: Board(building_points=20)})
    assert state.ranking() == [1, 1]


def test_without_tie_share_there_is_one_winner() -> None:
    even = {0: Board(building_points=20), 1: Board(building_points=20)}
    assert sorted(table(2, phase="end", seats=even, tie_share=False).ranking()) == [1, 2]


@pytest.mark.parametrize(("second", "points"), [(True, 4 + 1), (False, 4)])
def test_second_green_set_scores_duplicates(second: bool, points: int) -> None:
    state = table(2, second_green_set=second, seats={0: Board(cards=["C01", "C02", "C05"])})
    assert state.points()[0] == points


@pytest.mark.parametrize("tiles", [18, 24])
def test_the_number_of_tool_tiles_changes_nothing(tiles: int) -> None:
    state = table(
        2, tool_tiles=tiles, phase="act", seats={0: Board(tools=[4, 4, 3], placed={"toolmaker": 1, "hut": 2})}
    )
    assert board(do(state, "resolve toolmaker"), 0)["tools"] == [4, 4, 4]


def test_everybody_may_know_how_many_cards_are_left() -> None:
    state = table(2, deck=["C30", "C33", "C36"])
    assert [state.view(seat)["deck"] for seat in (0, 1, None)] == [3, 3, 3]


def test_without_deck_count_public_no_view_counts_the_deck() -> None:
    state = start(2, deck_count_public=False)
    assert all("deck" not in state.view(seat) for seat in (0, 1, None))


def test_with_optional_actions_workers_come_back_from_any_place_unused() -> None:
    placed = {"hunt": 1, "hut": 2, "toolmaker": 1, "card 1": 1}
    state = table(2, phase="act", optional_actions=True, seats={0: Board(placed=placed)})
    assert offered(state, "return") == ["return hunt", "return toolmaker", "return hut", "return card 1"]
    do(state, "return hut")
    assert (board(state, 0)["workers"], board(state, 0)["home"]) == (5, 2)
    assert legal(state) == [
        f"{word} {place}" for word in ("resolve", "return") for place in ("hunt", "toolmaker", "card 1")
    ]


def test_with_optional_actions_even_the_last_place_may_be_left_unused() -> None:
    state = table(2, phase="act", optional_actions=True, seats={0: Board(placed={"field": 1})})
    assert legal(state) == ["resolve field", "return field"]


def buying_dice(**options: Any) -> epoka.State:
    """Three players; seat 1 buys dice for all, with more to do, after seat 0 has acted and before seat 2 does."""
    buyer = Board(goods={"wood": 1}, placed={"card 1": 1, "field": 1, "hut": 2})
    seats = {1: buyer, 2: Board(placed={"hunt": 1, "forest": 1})}
    state = table(3, phase="act", seat=1, slots=["C02", "C01", "C03", "C04"], seats=seats, **options)
    return do(state, "resolve card 1", "pay wood", "roll dice 1 2 3")


def test_dice_for_all_are_taken_at_once_by_default() -> None:
    state = buying_dice()
    movers = [state.mover]
    for name in ("take 1", "take 2"):
        movers.append(do(state, name).mover)
    assert movers == [1, 2, 1]
    assert [goods(state, seat) for seat in range(3)] == [{"stone": 1}, {"wood": 1}, {"clay": 1}]


def test_deferred_dice_wait_for_the_turns_of_the_others() -> None:
    state = do(buying_dice(dice_choice_deferred=True), "take 1")
    assert (state.mover, legal(state)) == (1, ["resolve hut", "resolve field"])
    do(state, "resolve hut")
    assert (state.mover, legal(state)) == (2, ["take 2", "take 3"])


def test_deferred_dice_of_those_who_have_acted_are_taken_before_feeding() -> None:
    state = do(buying_dice(dice_choice_deferred=True), "take 1", "resolve hut", "take 3")
    assert [goods(state, seat) for seat in range(3)] == [{}, {"wood": 1}, {"stone": 1}]
    do(state, "resolve hunt", "roll 1", "roll 1")
    assert goods(state, 0) == {"clay": 1}


def buying_two_resources(**options: Any) -> epoka.State:
    seats = {0: Board(goods={"wood": 1}, placed={"card 1": 1, "field": 1, "hut": 2})}
    state = table(2, phase="act", slots=["C14", "C01", "C03", "C04"], seats=seats, **options)
    return do(state, "resolve card 1", "pay wood")


def test_the_two_resources_may_wait_by_default() -> None:
    state = buying_two_resources()
    assert board(state, 0)["two_resources"]
    assert offered(state, "resolve") == ["resolve hut", "resolve field"]


def test_with_any_two_now_the_resources_are_chosen_at_the_purchase() -> None:
    state = buying_two_resources(any_two_now=True)
    assert offered(state, "redeem") == legal(state)
    do(state, "redeem clay gold")
    assert (goods(state, 0), offered(state, "redeem")) == ({"clay": 1, "gold": 1}, [])
