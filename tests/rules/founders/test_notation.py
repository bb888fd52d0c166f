"""The names of the actions, to the letter, and the protocol of small decisions."""

from __future__ import annotations

from pathlib import Path

import pytest

import epoka
from epoka.games.founders import notation
from epoka.games.founders.grid import REACH, cell_at, x_of, y_of
from tests.rules.founders.table import (
    FACES,
    GAME,
    PRODUCT_NAMES,
    Board,
    do,
    events,
    legal,
    offered,
    set_up,
    start,
    table,
)

PAIR: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}
SQUARE: Board = {"tiles": {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "lake"}}
SEATS = ["0", "1", "2", "3"]
ALL_FACES = [face for kind in FACES.values() for face in kind]


# ---- names and numbers ----------------------------------------------------------------------------------------------


def test_the_names_are_the_ones_that_were_published() -> None:
    written = Path(__file__).with_name("action-names.txt").read_text(encoding="utf-8").splitlines()
    assert [name for name in GAME.names if not name.startswith("at ")] == written


def test_the_cells_come_last_among_the_decisions_row_by_row_from_the_south_west() -> None:
    span = range(-32, 33)
    assert GAME.names[notation.AT : GAME.num_actions] == [f"at {x} {y}" for y in span for x in span]


def test_every_decision_is_written_as_fixed() -> None:
    goods = ["wood", "stone", "plants", "water", *PRODUCT_NAMES, "army", "money", "transport", "wares"]
    assert GAME.names[: notation.AT] == [
        *[f"draft {face}" for face in ("forest", "cliff", "waterfall", "lake", "grove", "riverbank")],
        *["lay east", "lay north", "lay west", "lay south"],
        *["reveal nature", "reveal village", "reveal city"],
        *[f"war {seat}" for seat in SEATS],
        *[f"coin {seat}" for seat in SEATS],
        "wagon",
        *[f"craftsman {product}" for product in ("iron", "gold", "cloth", "wine", "horses", "boats")],
        "no token",
        *[f"buy {good}" for good in goods],
        *[f"add {face}" for face in ALL_FACES],
        *["skip", "propose end", "accept", "refuse"],
    ]


def test_every_chance_is_written_as_fixed() -> None:
    assert GAME.names[GAME.num_actions :] == [
        *[f"starter {seat}" for seat in SEATS],
        *[f"deal {face}" for face in ALL_FACES],
        *[f"draw {product}" for product in PRODUCT_NAMES],
    ]


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (notation.DRAFT, "draft forest"),
        (notation.LAY, "lay east"),
        (notation.REVEAL, "reveal nature"),
        (notation.PLAY_WAR, "war 0"),
        (notation.PLAY_COIN, "coin 0"),
        (notation.PLAY_WAGON, "wagon"),
        (notation.PLAY_CRAFTSMAN, "craftsman iron"),
        (notation.NO_TOKEN, "no token"),
        (notation.BUY, "buy wood"),
        (notation.ADD, "add forest"),
        (notation.SKIP, "skip"),
        (notation.PROPOSE_END, "propose end"),
        (notation.ACCEPT, "accept"),
        (notation.REFUSE, "refuse"),
        (notation.AT, "at -32 -32"),
        (notation.NUM_ACTIONS - 1, "at 32 32"),
        (notation.STARTER, "starter 0"),
        (notation.DEAL, "deal forest"),
        (notation.DRAW, "draw iron"),
    ],
)
def test_a_written_number_stands_for_its_name(number: int, name: str) -> None:
    assert GAME.names[number] == name


@pytest.mark.parametrize(("x", "y"), [(0, 0), (2, 1), (-3, 7), (REACH, -REACH), (-REACH, REACH)])
def test_a_cell_its_coordinates_and_its_action_belong_together(x: int, y: int) -> None:
    cell = cell_at(x, y)
    assert (x_of(cell), y_of(cell)) == (x, y)
    assert GAME.names[notation.at(cell)] == f"at {x} {y}"
    assert notation.cell_of(notation.at(cell)) == cell


def test_names_are_unique_and_parsed_back() -> None:
    state = set_up(2)
    assert [state.action(name) for name in GAME.names] == list(range(GAME.num_codes))


def test_names_are_understood_whatever_their_case_and_spacing() -> None:
    state = set_up(2)
    assert state.name(state.action("  AT  -2   1 ")) == "at -2 1"
    assert state.name(state.action("add r-01")) == "add R-01"


@pytest.mark.parametrize(
    "name", ["war 4", "at 33 0", "draft mine", "craftsman wood", "reveal victory", "starter 4", ""]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(epoka.BadAction, match="is no action of founders"):
        set_up(2).action(name)


# ---- the protocol ---------------------------------------------------------------------------------------------------


def test_set_up_asks_in_this_order() -> None:
    state = GAME.start(2, starter="random")
    assert [state.name(action) for action in state.actions()] == ["starter 0", "starter 1"]
    names = [
        "starter 1",
        *[f"deal {face}" for face in FACES["victory"][:8]],
        *[f"deal {face}" for face in ["lake"] * 3],
    ]
    names += ["deal cliff", "deal grove", "draft lake", "draft cliff", "draft lake", "lay north", "draft grove"]
    names += ["lay west", "deal lake", "deal forest", "deal mine", "deal mine", "deal inn-iron", "reveal city"]
    do(state, *names)
    assert [state.name(action) for action in state.history] == names


def test_the_second_tile_is_laid_directly_after_it_is_picked() -> None:
    state = do(start(2), "draft forest", "draft cliff", "draft lake")
    assert legal(state) == ["lay east", "lay north", "lay west", "lay south"]
    assert [state.preview(action) for action in state.actions()] == [{}] * 4


def test_a_token_is_named_with_its_seat_or_face_and_then_its_cell() -> None:
    mine: Board = {**SQUARE, "hand": {"war": 1, "coin": 1, "wagon": 1}, "craftsmen": ["wine"]}
    state = table(seats={0: mine}, phase="token")
    assert legal(state) == ["war 1", "coin 1", "wagon", "craftsman wine", "no token"]
    assert legal(do(state.copy(), "war 1")) == ["at 0 0", "at 1 0"]
    assert legal(do(state, "coin 1", "at 1 0")) == ["buy wood", "buy plants"]


def test_a_product_is_bought_without_asking_where_there_is_only_one() -> None:
    other: Board = {"tiles": {(0, 0): "mine", (1, 0): "lake"}}
    state = table(seats={0: {**PAIR, "hand": {"coin": 1}}, 1: other}, phase="token")
    assert {"key": "forced", "seat": 0, "action": "buy iron"} in events(state, "coin 1", "at 0 0")


def test_the_only_target_of_a_token_is_taken_without_asking() -> None:
    state = table(seats={0: {**SQUARE, "hand": {"wagon": 1}}}, phase="token")
    assert {"key": "forced", "seat": 0, "action": "at 0 0"} in events(state, "wagon")
    assert state.prompt()[0] == "add-tile"


def test_who_holds_only_useless_tokens_keeps_them_without_being_asked() -> None:
    state = table(seats={0: {**PAIR, "hand": {"wagon": 1}}}, phase="reveal")
    reported = events(state, "reveal nature", "deal lake")
    assert {"key": "forced", "seat": 0, "action": "no token"} in reported
    assert state.prompt()[0] == "add-tile"


def test_only_faces_with_a_cell_are_offered_and_skip_only_where_nothing_fits_an_empty_cell() -> None:
    state = table(seats={0: PAIR}, village=["winery", "stud_farm"])
    assert legal(state) == ["add waterfall", "add lake", "add winery"]


def test_the_last_stack_is_revealed_and_its_last_tile_dealt_without_asking() -> None:
    state = table(phase="turn", stacks={"nature": [], "village": [], "city": ["inn-iron"]}, agreed_end=False)
    assert (state.view()["rows"]["city"], state.prompt()[0]) == (["inn-iron"], "add-tile")


def test_the_end_is_proposed_at_the_start_of_a_turn_only() -> None:
    state = table(seats={0: {**PAIR, "hand": {"war": 1}}}, phase="turn")
    assert offered(state, "propose end") == ["propose end"]
    do(state, "reveal nature", "deal lake")
    assert "propose end" not in legal(state)


def test_a_record_holds_real_choices_only_and_replays_to_the_same_position() -> None:
    state = do(set_up(3), "reveal nature", "deal lake", "add lake", "at 0 1", "reveal village", "deal mine")
    assert epoka.replay(state.record()) == state
    assert epoka.replay(epoka.parse_record(epoka.record_text(state.record()))) == state
