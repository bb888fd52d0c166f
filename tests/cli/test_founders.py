"""Founders of the Empire in the terminal: territories, long lists of cells, explanations, whole games."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import epoka
from epoka.boards import NOTHING_ASKED, Board, View, board_of, question
from epoka.cli import saving
from epoka.cli.choices import Choices
from epoka.games.founders.sketch import Sketch
from epoka.games.founders.tiles import RESOURCES, TILES
from epoka.texts import LANGUAGES, Texts
from tests.cli.driver import actions_in, play, run

FOUNDERS = epoka.game("founders")

OPENING = ["draft forest", "draft cliff", "draft waterfall", "lay east", "draft lake", "lay north", "reveal nature"]
"""A set-up for two: Ola gets a forest with a lake to the north, Petr a cliff with a waterfall to the east."""
SHOWN = [
    "R-01",
    "R-02",
    "R-10",
    "R-11",
    "R-12",
    "R-22",
    "R-23",
    "R-24",
    "forest",
    "cliff",
    "waterfall",
    "lake",
    "grove",
]


def position(*actions: str) -> epoka.State:
    """A game for two in which these actions follow the set-up and chance turns up what the lists say."""
    state = FOUNDERS.start(2)
    dealt = [*SHOWN, "grove", "riverbank", "mine", "winery", "barracks-iron", "lake"]
    wanted = [*OPENING, *actions]
    while wanted or state.mover == epoka.CHANCE:
        name = f"deal {dealt.pop(0)}" if state.mover == epoka.CHANCE else wanted.pop(0)
        state.act(state.action(name))
    return state


def kept(file: Path, *actions: str) -> Path:
    file.write_text(saving.as_text(position(*actions), "Ola,Petr", "en"), encoding="utf-8")
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.epoka"


def board(language: str = "en") -> Board:
    return board_of(FOUNDERS, Texts(language, FOUNDERS, ["Ola", "Petr", "Jan", "Ewa"]))


def drawn(view: View, asked: View = NOTHING_ASKED, width: int = 100) -> list[str]:
    console = Console(file=io.StringIO(), width=width, force_terminal=False, color_system=None)
    console.print(board().board(view, asked))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def asked_in(state: epoka.State) -> View:
    names = [state.name(action) for action in state.actions()]
    return question(state, Choices(names, board().head, str).numbers())


# ---- territories ---------------------------------------------------------------------------------------------------


def territory(*tiles: Any) -> dict[str, Any]:
    """A player's part of a view: tiles as x, y, face and what lies on them."""
    rows = [{"x": x, "y": y, "face": face, "group": 0, **dict.fromkeys(on, True)} for x, y, face, *on in tiles]
    return {"tiles": rows}


def sketched(player: dict[str, Any], long_words: bool = False, width: int = 100, **more: Any) -> list[str]:
    sketch = Sketch(player, RESOURCES, long_words, **more)
    return ["".join([piece.text for piece in line]).rstrip() for line in sketch.lines(width)]


def test_x_grows_to_the_right_and_y_upwards() -> None:
    player = territory((0, 0, "forest"), (0, 1, "mine"), (-1, 0, "R-22"))
    assert sketched(player) == ["y 1 ·  iron", "  0 ★3 WoSt", "x   -1 0"]


def test_long_words_and_a_rim_show_where_a_territory_may_grow() -> None:
    player = territory((0, 0, "forest"), (1, 0, "stud_farm"))
    assert sketched(player, long_words=True, rim=1) == [
        "y 1 ·  ·      ·      ·",
        "  0 ·  WooSto horses ·",
        " -1 ·  ·      ·      ·",
        "x   -1 0      1      2",
    ]


def test_tokens_and_links_are_signs_behind_a_tile() -> None:
    player = territory((0, 0, "forest", "coin", "war"), (1, 0, "mine", "craftsman"), (2, 0, "lake"))
    player["tiles"][2]["group"] = 2
    assert sketched(player)[0] == "y 0 WoSt!$ iron@ PlWa=b"


def test_cells_on_choice_carry_their_numbers() -> None:
    lines = sketched(territory((0, 0, "mine")), rim=1, numbers={(0, 0): 3, (1, 0): 12})
    assert lines[1] == "  0 ·  3:iron 12"


def test_a_territory_wider_than_the_screen_goes_on_below() -> None:
    player = territory(*[(x, 0, "forest") for x in range(10)])
    lines = sketched(player, width=40)
    assert all(len(line) <= 40 for line in lines)
    assert [line.split()[1:] for line in lines if line.startswith("x")] == [list("0123456"), list("789")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("long_words", [True, False])
def test_no_two_tiles_that_make_different_things_look_alike(language: str, long_words: bool) -> None:
    texts = Texts(language, FOUNDERS)
    goods = [texts.say(f"good-{good}") for good in RESOURCES]
    looks: dict[str, set[int]] = {}
    for tile in TILES:
        [line, _] = Sketch(territory((0, 0, tile.face)), goods, long_words).lines(100)
        looks.setdefault(line[1].text, set()).add(tile.makes)
    assert all(len(made) == 1 for made in looks.values()), looks


# ---- the board -----------------------------------------------------------------------------------------------------


def test_the_own_territory_is_large_and_the_others_are_small() -> None:
    lines = "\n".join(drawn(position().view(0)))
    assert "WooSto" in lines
    assert "StPl" in lines
    assert "StoPla" not in lines


def test_the_territory_a_token_goes_to_is_large() -> None:
    state = position()
    asked = {"prompt": "token-at", "values": {"token": "coin", "by": 1}, "numbers": {"at 0 0": 1, "at 1 0": 2}}
    lines = "\n".join(drawn(state.view(0), asked))
    assert "1:StoPla 2:StoWat" in lines
    assert "WooSto" not in lines


def test_every_number_of_a_cell_in_the_list_stands_in_the_territory() -> None:
    state = position("add grove")
    asked = asked_in(state)
    lines = drawn(state.view(state.mover), asked)
    assert asked["numbers"]["at 0 0"] == 3
    assert [line[:18].rstrip() for line in lines if line.startswith(("y", "  ", " -", "x"))] == [
        "y 2 ·  8        ·",
        "  1 5  6:PlaWat 7",
        "  0 2  3:WooSto 4",
        " -1 ·  1        ·",
        "x   -1 0        1",
    ]


def test_plain_lines_tell_every_tile_with_its_cell() -> None:
    lines = board().board_lines(position().view(0), NOTHING_ASKED)
    assert "  y 1: (0, 1) lake plants/water" in lines
    assert "  y 0: (0, 0) cliff stone/plants; (1, 0) waterfall stone/water" in lines
    assert "village: 22 in the stack; face up: mine wood+stone→iron; winery wood+plants→wine" in lines
    assert "A Ola: points 0; tokens: –; replaced tiles: 0" in lines


def test_a_full_table_leaves_room_for_choices_on_forty_rows() -> None:
    dealer = epoka.Dealer("room")
    state = FOUNDERS.start(4)
    tallest = 0
    while not state.over:
        legal = [] if state.mover == epoka.CHANCE else state.actions()
        state.act(legal[dealer.below("choice", len(legal))] if legal else dealer.draw(state))
        if not state.over and state.mover != epoka.CHANCE and state.turn % 25 == 0:
            tallest = max(tallest, len(drawn(state.view(state.mover), asked_in(state))))
    assert 0 < tallest <= 32


# ---- explanations --------------------------------------------------------------------------------------------------


def test_a_cell_is_listed_with_the_supplier_of_each_requirement() -> None:
    state = position("add winery")
    preview = state.preview(state.action("at 1 1"))
    assert board().preview([preview]) == "wood ← forest (0, 0) · plants ← lake (0, 1)"


def test_giving_up_a_tile_is_listed_first_and_under_its_own_title() -> None:
    state = position("add grove")
    kept, lost = [state.preview(state.action(name)) for name in ("at 1 0", "at 0 1")]
    assert board().group(kept) == "Empty cells"
    assert board().group(lost) == "In place of a tile, −1 point"
    assert board().preview([lost]) == "replaces “lake”, −1 point"


def test_why_tells_for_each_requirement_who_covers_it_or_what_is_missing(file: Path) -> None:
    printed = run("play", "--resume", str(kept(file, "add winery")), typed=["why at 0 -1", "quit"]).output
    assert "Missing plants: no tile around this cell is left to give it (TE-22)" in printed
    assert "  wood: from the forest at (0, 0)" in printed
    assert "  plants: no tile around this cell is left to give it" in printed


def test_why_of_a_tile_that_fits_nowhere_names_the_cell_that_lacks_least(file: Path) -> None:
    printed = run("play", "--resume", str(kept(file)), typed=["why add barracks-iron", "quit"]).output
    assert "Missing iron: none of your tiles makes it (TE-22)" in printed
    assert "lacks least:" in printed
    assert "  stone: from the forest at (0, 0)" in printed
    assert "  iron: no tile around this cell is left to give it" in printed


def test_why_of_a_stack_lists_what_may_still_come(file: Path) -> None:
    actions = ["add grove", "at 1 0"]
    printed = run("play", "--resume", str(kept(file, *actions)), typed=["why reveal village", "quit"]).output
    assert "Still face down:" in printed
    assert "  mine wood+stone→iron ×3" in printed


# ---- typing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["at 1 0", "1 0", "AT 1 0"])
def test_a_cell_may_be_typed_by_its_coordinates(file: Path, typed: str) -> None:
    run("play", "--resume", str(kept(file, "add grove")), typed=[typed, "quit"])
    assert actions_in(file)[-1] == "at 1 0"


def test_a_cell_may_be_typed_by_the_number_it_carries(file: Path) -> None:
    state = position("add grove")
    number = asked_in(state)["numbers"]["at 0 2"]
    run("play", "--resume", str(kept(file, "add grove")), typed=[str(number), "quit"])
    assert actions_in(file)[-1] == "at 0 2"


def test_the_cell_and_the_tile_can_be_taken_back_but_not_the_reveal(file: Path) -> None:
    before = [*actions_in(kept(file))]
    result = run("play", "--resume", str(file), typed=["add grove", "undo", "undo", "quit"])
    assert "Undone: Add a grove" in result.output
    assert "something was rolled, dealt or drawn" in result.output
    assert actions_in(file) == before


# ---- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["Ola,Petr", "Ola,random,Jan,random"])
def test_a_game_in_notation_is_played_again_to_the_same_end(tmp_path: Path, seats: str) -> None:
    """The choices of a game that was played by numbers, typed in full."""
    by_number, in_full = tmp_path / "by-number.epoka", tmp_path / "in-full.epoka"
    play(by_number, "founders", "--seats", seats, "--seed", "8", typed=["1"] * 1500)
    finished = saving.load(str(by_number)).state
    state = FOUNDERS.start(finished.players)
    typed: list[str] = []
    for action in finished.history:
        if state.mover != epoka.CHANCE and seats.split(",")[state.mover] != "random":
            typed.append(state.name(action))
        state.act(action)
    assert state.over
    play(in_full, "founders", "--seats", seats, "--seed", "8", typed=typed)
    assert actions_in(in_full) == actions_in(by_number)


def test_a_game_left_in_the_middle_goes_on_to_its_end(file: Path) -> None:
    play(file, "founders", "--seats", "Ola,random,Petr", "--seed", "3", typed=["1"] * 40)
    middle = actions_in(file)
    assert not saving.load(str(file)).state.over
    result = run("play", "--resume", str(file), "--seed", "3", typed=["1"] * 1500)
    assert "The game is over" in result.output
    assert saving.load(str(file)).state.over
    assert actions_in(file)[: len(middle)] == middle


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_told_and_drawn_in_every_language(file: Path, language: str) -> None:
    play(file, "founders", "--seats", "random,random,random", "--seed", "1", typed=[])
    printed = run("replay", str(file), "--language", language).output
    texts = Texts(language, FOUNDERS)
    assert texts.say("source-victory-tiles") in printed
    assert texts.say("terminal-supply") in printed
