"""Players, pieces and the beginning (SA-1 to SA-7)."""

from __future__ import annotations

import pytest

import epoka
from tests.rules.stoneage.table import (
    BUILDING_IDS,
    CARD_IDS,
    GAME,
    Board,
    board,
    do,
    goods,
    legal,
    refused,
    start,
    table,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("SA-1")
@PLAYERS
def test_two_to_four_play_in_a_fixed_clockwise_order(players: int) -> None:
    state = start(players)
    movers = []
    for place in ["hunt 1", "forest 1", "clay 1", "quarry 1"][:players]:
        movers.append(state.mover)
        do(state, f"place {place}")
    movers.append(state.mover)
    assert movers == [*range(players), 0]


@pytest.mark.rule("SA-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, "3", True, None])
def test_no_other_number_of_players_is_accepted(players: int) -> None:
    with pytest.raises(epoka.BadOption, match=r"stone-age is played by 2 to 4, not by "):
        GAME.start(players)


@pytest.mark.rule("SA-2")
@PLAYERS
def test_everybody_starts_with_five_workers_and_twelve_food_and_nothing_else(players: int) -> None:
    state = start(players)
    for seat in range(players):
        mine = board(state, seat)
        assert (mine["workers"], mine["home"], mine["food"], mine["agriculture"]) == (5, 5, 12, 0)
        assert (goods(state, seat), mine["tools"], mine["cards"], mine["buildings"]) == ({}, [0, 0, 0], [], [])
        assert (mine["track"], state.points()[seat]) == (0, 0)


@pytest.mark.rule("SA-2")
def test_the_supply_holds_five_more_workers_for_everybody() -> None:
    counts = []
    for workers in range(5, 11):
        state = table(
            2, phase="act", seats={0: Board(workers=workers, placed={"hut": 2}), 1: Board(placed={"hunt": 1})}
        )
        counts.append(board(state, 0)["workers"])
    assert counts == [6, 7, 8, 9, 10, 10]


@pytest.mark.rule("SA-3", "EX-SA-46")
def test_three_players_use_three_stacks_of_seven() -> None:
    stacks = start(3, buildings=["B18", "B05", "B26"]).view()["stacks"]
    assert stacks == [{"top": "B18", "height": 7}, {"top": "B05", "height": 7}, {"top": "B26", "height": 7}]


@pytest.mark.rule("SA-3")
@PLAYERS
def test_there_are_as_many_stacks_as_players(players: int) -> None:
    stacks = start(players).view()["stacks"]
    assert [stack["height"] for stack in stacks] == [7] * players


@pytest.mark.rule("SA-3")
def test_any_building_nobody_has_seen_may_lie_on_the_next_stack() -> None:
    state = do(GAME.start(2), "deal C01", "deal C02", "deal C03", "deal C04")
    assert {state.name(action): chance for action, chance in state.chance()} == {
        f"deal {building}": 1 / 28 for building in BUILDING_IDS
    }
    do(state, "deal B07")
    assert {state.name(action): chance for action, chance in state.chance()} == {
        f"deal {building}": 1 / 27 for building in BUILDING_IDS if building != "B07"
    }


@pytest.mark.rule("SA-3")
def test_tiles_below_the_top_and_out_of_the_game_are_equally_unseen() -> None:
    state = start(2, buildings=["B01", "B02"])
    assert state.view()["unseen_buildings"] == BUILDING_IDS[2:]


@pytest.mark.rule("SA-3")
@pytest.mark.parametrize(("players", "unused"), [(2, "building 3"), (2, "building 4"), (3, "building 4")])
def test_nobody_may_stand_on_a_stack_that_left_the_game(players: int, unused: str) -> None:
    state = start(players)
    assert refused(state, f"place {unused}") == epoka.Refusal(
        "stack-not-in-game", "SA-3", {"place": unused, "players": players}
    )


@pytest.mark.rule("SA-4")
def test_cards_are_dealt_to_the_cheapest_slot_first() -> None:
    state = GAME.start(2)
    seen = [state.view()["slots"]]
    for card in ("C21", "C05", "C36", "C14"):
        seen.append(do(state, f"deal {card}").view()["slots"])
    assert seen == [
        [None, None, None, None],
        ["C21", None, None, None],
        ["C21", "C05", None, None],
        ["C21", "C05", "C36", None],
        ["C21", "C05", "C36", "C14"],
    ]


@pytest.mark.rule("SA-4")
def test_each_of_the_thirty_six_cards_may_come_first() -> None:
    state = GAME.start(3)
    assert {state.name(action): chance for action, chance in state.chance()} == {
        f"deal {card}": pytest.approx(1 / 36) for card in CARD_IDS
    }
    assert len(CARD_IDS) == 36


@pytest.mark.rule("SA-4")
def test_thirty_two_cards_remain_in_the_deck() -> None:
    assert start(4).view()["deck"] == 32


@pytest.mark.rule("SA-5")
@PLAYERS
def test_all_four_slots_are_used_with_every_number_of_players(players: int) -> None:
    state = start(players, cards=("C02", "C05", "C08", "C11"))
    assert state.view()["slots"] == ["C02", "C05", "C08", "C11"]
    assert {"place card 1", "place card 2", "place card 3", "place card 4"} <= set(legal(state))


@pytest.mark.rule("SA-6")
def test_seat_0_begins_unless_told_otherwise() -> None:
    state = start(3)
    assert (state.mover, state.view()["first"]) == (0, 0)


@pytest.mark.rule("SA-6")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_option_starter_names_who_begins(seat: int) -> None:
    state = start(4, starter=seat)
    assert (state.mover, state.view()["first"]) == (seat, seat)


@pytest.mark.rule("SA-6")
@PLAYERS
def test_a_random_starter_is_drawn_among_all_seats(players: int) -> None:
    state = GAME.start(players, starter="random")
    assert [(state.name(action), chance) for action, chance in state.chance()] == [
        (f"starter {seat}", 1 / players) for seat in range(players)
    ]


@pytest.mark.rule("SA-6")
def test_the_drawn_starter_begins() -> None:
    state = do(GAME.start(3, starter="random"), "starter 2")
    do(state, "deal C01", "deal C02", "deal C03", "deal C04", "deal B01", "deal B02", "deal B03")
    assert (state.mover, state.view()["first"]) == (2, 2)


@pytest.mark.rule("SA-7")
@pytest.mark.parametrize(
    ("place", "good", "tokens"),
    [("forest", "wood", 28), ("clay", "clay", 18), ("quarry", "stone", 12), ("river", "gold", 10)],
)
def test_resources_are_not_limited_by_the_tokens_in_the_box(place: str, good: str, tokens: int) -> None:
    all_taken: dict[int, Board] = {
        0: Board(goods={good: tokens}, placed={place: 2, "field": 1}),
        1: Board(goods={good: tokens}),
    }
    state = table(2, phase="act", seats=all_taken)
    do(state, f"resolve {place}", "roll 12")
    assert goods(state, 0)[good] > tokens


@pytest.mark.rule("SA-7")
def test_food_is_not_limited_by_the_tokens_in_the_box() -> None:
    rich = Board(food=63, placed={"hunt": 2, "field": 1, "toolmaker": 1})
    state = table(2, phase="act", seats={0: rich, 1: Board(food=63)})
    do(state, "resolve hunt", "roll 12")
    assert board(state, 0)["food"] == 69


@pytest.mark.rule("SA-7")
def test_the_score_may_pass_the_ninety_nine_of_the_track() -> None:
    rich = Board(building_points=95, goods={"wood": 2, "clay": 1}, placed={"building 1": 1, "field": 1})
    state = do(table(2, phase="act", seats={0: rich}, stacks=["B01", "B02"]), "resolve building 1", "build")
    assert board(state, 0)["track"] == 105
