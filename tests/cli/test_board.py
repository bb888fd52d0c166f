"""The boards in the terminal: every position of every game can be drawn, in every language, with nothing missing."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import epoka
from epoka.boards import NOTHING_ASKED, Board, View, board_of, question
from epoka.texts import LANGUAGES, Texts

STONE_AGE = epoka.game("stone-age")
LOOKED_AT = 18
"""So many positions of a game are drawn in each language."""


def drawn(board: Board, view: View, asked: View | None = None, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False, color_system=None)
    console.print(board.board(view, asked or NOTHING_ASKED))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@cache
def positions(players: int, game: epoka.Game = STONE_AGE, **options: Any) -> list[epoka.State]:
    """Decisions of a random game, and its end: played once for all who look at them."""
    dealer = epoka.Dealer(players)
    state = game.start(players, **options)
    found: list[epoka.State] = []
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            found.append(state.copy())
            legal = state.actions()
            state.act(legal[dealer.below("policy", len(legal))])
    return [*found, state]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("stone-age", 2, {"any_two_now": True}),
        ("stone-age", 3, {"dice_choice_deferred": True, "edition": "cs"}),
        ("stone-age", 4, {"optional_actions": True}),
        ("founders", 2, {"agreed_end": True}),
        ("founders", 3, {"end_when_city_stack_empty": True}),
        ("founders", 4, {"starter": "random"}),
    ],
)
def test_every_position_has_its_board_prompt_and_choices(language: str, name: str, players: int, options: Any) -> None:
    """Every language looks at positions of its own."""
    game = epoka.game(name)
    texts = Texts(language, game)
    board = board_of(game, texts)
    found = positions(players, game, **options)
    spread = max(1, len(found) // LOOKED_AT)
    for state in found[LANGUAGES.index(language) * spread // len(LANGUAGES) :: spread]:
        view = state.view(None if state.over else state.mover)
        asked = question(state, {state.name(action): number for number, action in enumerate(state.actions(), start=1)})
        assert drawn(board, view, asked)
        assert len(board.board_lines(view, asked)) >= 6 + players
        texts.prompt(*state.prompt())
        for action in state.actions():
            head = board.head(state.name(action))
            assert board.label(head) or texts.action(action)
            preview = state.preview(action)
            board.preview([preview])
            board.group(preview)
        for action in state.actions()[:2]:
            assert "" not in board.details(state, action)


def test_each_player_is_marked_by_a_letter_on_the_board_and_at_the_own_row() -> None:
    state = positions(2)[0].copy()
    for name in ("place forest 3", "place hut"):
        state.act(state.action(name))
    board = board_of(STONE_AGE, Texts("en", STONE_AGE, ["Ola", "Petr"]))
    printed = drawn(board, state.view(0))
    assert "A●●● ○○○○" in printed
    assert "B●●" in printed
    assert "A Ola ★" in printed
    assert "forest: A 3" in board.board_lines(state.view(0), NOTHING_ASKED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_the_board_fits_a_hundred_columns(language: str, game: epoka.Game) -> None:
    board = board_of(game, Texts(language, game, ["Aleksandra-Maria"] * 4))
    for state in positions(4, game)[::60]:
        lines = drawn(board, state.view(None)).splitlines()
        assert max(len(line) for line in lines) <= 100
        assert not any("…" in line for line in lines)


def test_a_crowd_of_hunters_is_counted() -> None:
    board = board_of(STONE_AGE, Texts("uk", STONE_AGE))
    view = positions(4)[0].view(0)
    for seat in view["seats"]:
        seat["placed"] = {"hunt": 10}
    assert "A●×10 B●×10 C●×10 D●×10" in drawn(board, view)


def test_used_tools_stand_in_brackets_and_single_use_tools_behind_a_plus() -> None:
    board = board_of(STONE_AGE, Texts("en", STONE_AGE))
    view = positions(2)[0].view(0)
    view["seats"][0].update({"tools": [3, 2, 2], "used": [True, False, False], "open_tools": ["C22"]})
    assert "tools (3) 2 2 +4;" in "\n".join(board.board_lines(view, NOTHING_ASKED))


def test_an_average_behind_a_place_counts_whole_goods_only() -> None:
    """Two dice for wood: the sums 2 to 12 divided by three and rounded down give 72 wood in 36 rolls."""
    board = board_of(STONE_AGE, Texts("en", STONE_AGE))
    state = positions(2)[0]
    assert board.preview([state.preview(state.action("place forest 2"))]) == "wood ø 2.0"
