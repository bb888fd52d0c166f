"""The order of a turn and its first step, the reveal (TE-10 to TE-13)."""

from __future__ import annotations

import pytest

from epoka import Dealer, Refusal
from tests.rules.founders.table import Board, build, do, offered, refused, set_up, table

HOLDING: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}, "hand": {"war": 1}}
FIVE_CITIES = ["inn-iron", "inn-gold", "inn-cloth", "inn-wine", "inn-horses"]


@pytest.mark.rule("TE-10")
def test_a_turn_is_reveal_then_token_then_tile() -> None:
    state = table(seats={0: HOLDING}, phase="turn")
    asked = [(state.mover, state.prompt()[0])]
    for name in ("reveal nature", "deal lake", "no token", "add lake", "at 2 0"):
        do(state, name)
        asked.append((state.mover, state.prompt()[0]))
    assert asked == [
        (0, "reveal"),
        (-1, "chance"),
        (0, "play-token"),
        (0, "add-tile"),
        (0, "place-tile"),
        (1, "reveal"),
    ]


@pytest.mark.rule("TE-10")
def test_the_steps_of_a_turn_cannot_be_swapped_or_left_out() -> None:
    state = table(seats={0: HOLDING}, phase="turn")
    assert refused(state, "war 1") == Refusal("revealing-now", "TE-11")
    assert refused(state, "add lake") == Refusal("revealing-now", "TE-11")
    do(state, "reveal nature", "deal lake")
    assert refused(state, "reveal nature") == Refusal("token-now", "TE-10")
    assert refused(state, "add lake") == Refusal("token-now", "TE-10")
    do(state, "no token")
    assert refused(state, "war 1") == Refusal("adding-now", "TE-20")


@pytest.mark.rule("TE-10")
def test_who_has_no_token_is_not_asked_for_one() -> None:
    state = do(table(phase="turn"), "reveal nature", "deal lake")
    assert state.prompt()[0] == "add-tile"


@pytest.mark.rule("TE-11")
@pytest.mark.parametrize(("kind", "face"), [("nature", "cliff"), ("village", "boatyard"), ("city", "inn-wine")])
def test_the_top_tile_of_any_stack_is_turned_up_into_its_row(kind: str, face: str) -> None:
    state = table(phase="turn", village=["mine"], city=["inn-iron"])
    before = state.view()
    assert offered(state, "reveal") == ["reveal nature", "reveal village", "reveal city"]
    after = do(state, f"reveal {kind}", f"deal {face}").view()
    assert after["rows"] == {**before["rows"], kind: [*before["rows"][kind], face]}
    assert after["stacks"] == {**before["stacks"], kind: before["stacks"][kind] - 1}


@pytest.mark.rule("TE-11")
def test_an_empty_stack_cannot_be_chosen() -> None:
    state = table(phase="turn", stacks={"village": []})
    assert offered(state, "reveal") == ["reveal nature", "reveal city"]
    assert refused(state, "reveal village") == Refusal("stack-empty", "TE-11", {"kind": "village"})


@pytest.mark.rule("TE-11")
def test_only_tiles_of_the_chosen_stack_may_come() -> None:
    state = do(table(phase="turn", stacks={"village": ["mine", "mine", "winery"]}), "reveal village")
    assert [(state.name(action), chance) for action, chance in state.chance()] == [
        ("deal mine", 2 / 3),
        ("deal winery", 1 / 3),
    ]


@pytest.mark.rule("EX-TE-03")
def test_a_fourth_village_tile_comes_last_in_the_row() -> None:
    state = table(phase="turn", village=["mine", "winery", "boatyard"])
    do(state, "reveal village", "deal gold_mine")
    assert state.view()["rows"]["village"] == ["mine", "winery", "boatyard", "gold_mine"]
    assert state.view()["box"] == []


@pytest.mark.rule("EX-TE-04", "TE-12")
def test_a_sixth_city_tile_sends_the_five_out_of_the_game() -> None:
    state = table(phase="turn", village=["mine"], city=FIVE_CITIES)
    do(state, "reveal city", "deal inn-boats")
    view = state.view()
    assert view["rows"] == {"nature": ["lake", "waterfall"], "village": ["mine"], "city": ["inn-boats"]}
    assert view["box"] == FIVE_CITIES


@pytest.mark.rule("TE-12")
def test_a_row_may_hold_five_tiles() -> None:
    state = table(phase="turn", city=FIVE_CITIES[:4])
    do(state, "reveal city", "deal inn-boats")
    assert state.view()["rows"]["city"] == [*FIVE_CITIES[:4], "inn-boats"]


@pytest.mark.rule("TE-12")
def test_the_last_tile_of_a_stack_clears_a_full_row_too() -> None:
    """Ruling A-18."""
    state = table(phase="turn", city=FIVE_CITIES, stacks={"city": ["inn-boats"]})
    do(state, "reveal city")
    assert state.view()["rows"]["city"] == ["inn-boats"]
    assert state.view()["stacks"]["city"] == 0


@pytest.mark.rule("TE-13")
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_begins_a_turn_finds_a_stack_to_reveal_from(players: int) -> None:
    dealer = Dealer(5)
    state = set_up(players)
    reveals = 0
    while not state.over:
        if state.mover < 0:
            state.act(dealer.draw(state))
            continue
        if state.prompt()[0] == "reveal":
            reveals += 1
            assert sum(state.view()["stacks"].values()) > 0
            assert len(offered(state, "reveal")) > 0
        state.act(state.actions()[0])
    assert reveals > 5


@pytest.mark.rule("TE-10")
def test_the_turn_passes_to_the_left_after_the_tile() -> None:
    state = build(table(3, seat=2), "lake", 2, 0)
    assert (state.mover, state.prompt()[0], state.view()["turns"]) == (0, "reveal", 10)
