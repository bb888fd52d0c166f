"""Set-up: victory tiles, the draft, the three rows (TE-1 to TE-9)."""

from __future__ import annotations

import pytest

import epoka
from epoka import Refusal
from tests.rules.founders.table import COUNTS, FACES, GAME, board, do, hand, legal, refused, set_up, start, tiles

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def sizes(state: epoka.State) -> list[int]:
    return list(state.view()["stacks"].values())


@pytest.mark.rule("TE-1")
def test_every_kind_of_tile_has_a_stack_or_a_pool_of_its_own() -> None:
    view = GAME.start(2).view()
    assert view["stacks"] == {"nature": 24, "village": 24, "city": 24}
    assert view["unseen"] == {kind: {face: COUNTS[face] for face in FACES[kind]} for kind in view["stacks"]}
    assert view["unseen_victory"] == FACES["victory"]


@pytest.mark.rule("TE-1")
def test_a_stack_is_shuffled_so_that_all_its_tiles_are_equally_likely() -> None:
    state = do(GAME.start(2), *[f"deal {face}" for face in FACES["victory"][:8]], "deal forest", "deal forest")
    assert {state.name(action): chance for action, chance in state.chance()} == {
        "deal forest": 2 / 22,
        **{f"deal {face}": 4 / 22 for face in FACES["nature"][1:]},
    }


@pytest.mark.rule("TE-2")
@pytest.mark.parametrize(("players", "shown", "out"), [(2, 8, 17), (3, 12, 13), (4, 12, 13)])
def test_victory_tiles_are_shown_for_the_whole_game(players: int, shown: int, out: int) -> None:
    view = set_up(players).view()
    assert view["display"] == FACES["victory"][:shown]
    assert view["unseen_victory"] == FACES["victory"][shown:]
    assert len(view["unseen_victory"]) == out


@pytest.mark.rule("TE-2")
def test_the_display_is_never_refilled() -> None:
    state = set_up(2)
    data = state.snapshot()
    data["pieces"]["display"] = data["pieces"]["display"][1:]
    again = GAME.restore(data)
    do(again, "reveal nature", "deal lake", "add lake")
    do(again, legal(again)[0])
    assert again.view()["display"] == FACES["victory"][1:8]


@pytest.mark.rule("TE-3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_starter_may_be_any_seat(seat: int) -> None:
    state = start(3, starter=seat)
    assert (state.mover, state.view()["first"]) == (seat, seat)


@pytest.mark.rule("TE-3")
def test_without_a_choice_seat_0_starts() -> None:
    assert set_up(3).mover == 0


@pytest.mark.rule("TE-3")
def test_the_starter_may_be_left_to_chance() -> None:
    state = GAME.start(3, starter="random")
    assert [(state.name(action), chance) for action, chance in state.chance()] == [
        ("starter 0", 1 / 3),
        ("starter 1", 1 / 3),
        ("starter 2", 1 / 3),
    ]
    do(state, "starter 2")
    assert state.view()["first"] == 2


@pytest.mark.rule("TE-3")
def test_a_starter_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(epoka.BadOption, match="starter cannot be 2 with 2 players: seats are 0, 1, or random"):
        GAME.start(2, starter=2)


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(epoka.BadOption, match="2 to 4"):
        GAME.start(players)


@pytest.mark.rule("TE-4")
@pytest.mark.parametrize(("players", "row"), [(2, 5), (3, 7), (4, 9)])
def test_the_draft_row_grows_with_the_players(players: int, row: int) -> None:
    assert len(start(players).view()["rows"]["nature"]) == row


@pytest.mark.rule("TE-5")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 1, 2, 3, 3, 2, 1, 0]), (2, [2, 3, 0, 1, 1, 0, 3, 2])])
def test_the_draft_goes_round_and_back(starter: int, order: list[int]) -> None:
    state = start(4, starter=starter)
    picked = []
    for number in range(8):
        picked.append(state.mover)
        state.act(state.actions()[0])
        if number >= 4:
            do(state, "lay north")
    assert picked == order


@pytest.mark.rule("TE-5", "EX-TE-02")
def test_three_players_draft_0_1_2_2_1_0_and_one_tile_stays() -> None:
    state = start(3)
    picked = []
    for number in range(6):
        picked.append(state.mover)
        state.act(state.actions()[0])
        if number >= 3:
            do(state, "lay east")
    assert picked == [0, 1, 2, 2, 1, 0]
    assert len(state.view()["rows"]["nature"]) == 1
    do(state, "deal lake", "deal grove", "deal mine", "deal winery", "deal inn-iron")
    assert state.mover == 0


@pytest.mark.rule("TE-5")
def test_each_face_of_the_draft_is_offered_once_and_taken_away() -> None:
    state = start(3)
    assert legal(state) == [f"draft {face}" for face in FACES["nature"]]
    do(state, "draft cliff")
    assert state.view()["rows"]["nature"] == ["forest", "waterfall", "lake", "grove", "riverbank", "forest"]
    assert refused(state, "draft cliff") == Refusal("not-in-draft", "TE-5", {"face": "cliff"})


@pytest.mark.rule("TE-6")
@pytest.mark.parametrize(("side", "cell"), [("east", (1, 0)), ("north", (0, 1)), ("west", (-1, 0)), ("south", (0, -1))])
def test_the_second_tile_is_laid_on_any_side_of_the_first(side: str, cell: tuple[int, int]) -> None:
    """Ruling A-12: the arrangement is fixed with the second pick."""
    state = do(start(2), "draft forest", "draft cliff", "draft lake")
    assert legal(state) == ["lay east", "lay north", "lay west", "lay south"]
    do(state, f"lay {side}")
    assert tiles(state, 1) == {(0, 0): "cliff", cell: "lake"}


@pytest.mark.rule("TE-6")
def test_the_next_pick_waits_until_the_tile_is_laid() -> None:
    state = do(start(2), "draft forest", "draft cliff", "draft lake")
    assert (state.mover, refused(state, "draft grove")) == (1, Refusal("laying-now", "TE-6"))


@pytest.mark.rule("TE-7")
def test_after_the_draft_two_nature_two_village_and_a_city_tile_are_turned_up() -> None:
    rows = set_up(2).view()["rows"]
    assert rows == {"nature": ["grove", "lake", "grove"], "village": ["mine", "winery"], "city": ["inn-iron"]}


@pytest.mark.rule("TE-8")
@PLAYERS
def test_nobody_starts_with_a_token(players: int) -> None:
    state = set_up(players)
    assert [hand(state, seat) for seat in range(players)] == [[]] * players
    craftsmen = ["iron", "gold", "cloth", "wine", "horses", "boats"]
    assert state.view()["supply"] == {"war": 6, "coin": 6, "wagon": 6, "craftsman": craftsmen}


@pytest.mark.rule("TE-9")
@pytest.mark.parametrize("starter", [0, 2])
def test_the_starter_takes_the_first_turn_and_the_next_seat_the_second(starter: int) -> None:
    state = set_up(3, starter=starter)
    assert (state.mover, state.view()["turns"]) == (starter, 1)
    do(state, "reveal nature", "deal lake", "add lake", "at 0 1")
    assert (state.mover, state.view()["turns"]) == ((starter + 1) % 3, 2)


@pytest.mark.rule("EX-TE-01")
def test_two_players_after_set_up() -> None:
    state = set_up(2)
    view = state.view()
    assert (len(view["display"]), len(view["unseen_victory"])) == (8, 17)
    assert {kind: len(row) for kind, row in view["rows"].items()} == {"nature": 3, "village": 2, "city": 1}
    assert sizes(state) == [17, 22, 23]
    assert [len(board(state, seat)["tiles"]) for seat in range(2)] == [2, 2]
    assert [hand(state, seat) for seat in range(2)] == [[], []]


@pytest.mark.rule("TE-7")
@pytest.mark.parametrize(("players", "left"), [(2, [17, 22, 23]), (3, [15, 22, 23]), (4, [13, 22, 23])])
def test_the_stacks_after_set_up(players: int, left: list[int]) -> None:
    assert sizes(set_up(players)) == left
