"""The words of Civolution: every piece and choice has its line, and all that is said in a game can be said."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

import epoka
from epoka.boards import NOTHING_ASKED
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import CATEGORIES, SITES
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.components.vocabulary import BRANCHES
from epoka.games.civolution.game import CIVOLUTION
from epoka.games.civolution.notation import PLACES, STRENGTHS
from epoka.games.civolution.steps.decision import Decision, words_of
from epoka.games.civolution.terminal import Terminal
from epoka.texts import LANGUAGES, Texts
from epoka.texts.heard import played
from tests.texts.ftl import entries, entries_for, name_of
from tests.texts.test_coverage import reported_in_sources

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def some_positions(players: int) -> list[epoka.State]:
    """Every 97th position of a random game, and its end."""
    found: list[epoka.State] = []
    for turn, state in enumerate(played(CIVOLUTION, players, {}, "board")):
        if turn % 97 == 0 or state.over:
            found.append(state.copy())
    return found


@each_language
@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("territory", TERRITORY_NAMES),
        ("space", SPACES),
        ("site", [*SITES, "island"]),
        ("category", CATEGORIES),
        ("what", BRANCHES),
        ("place", PLACES),
        ("strength", STRENGTHS),
    ],
)
def test_every_piece_has_its_name(language: str, kind: str, ids: list[str]) -> None:
    texts = Texts(language, CIVOLUTION)
    assert all(texts.say(f"{kind}-{id.replace(' ', '-')}") for id in ids)


def test_prompts_are_those_of_the_steps_and_no_others() -> None:
    """A decision without a prompt of its own is asked for by the name of its class; what others derive from is not."""
    named = {f"prompt-{words_of(step.__name__)}" for step in CIVOLUTION.steps.values() if issubclass(step, Decision)}
    told = {key for key, _ in reported_in_sources(CIVOLUTION)}
    general = {name_of(entry) for entry in entries("texts/{}.ftl", "en")}
    written = {name_of(entry) for entry in entries_for(CIVOLUTION, "en")} - general
    assert {key for key in written if key.startswith("prompt-")} <= named | told
    steps = [step for step in CIVOLUTION.steps.values() if issubclass(step, Decision)]
    plain = [step for step in steps if step.prompt is Decision.prompt and not step.__subclasses__()]
    assert {f"prompt-{words_of(step.__name__)}" for step in plain} <= written


@each_language
@pytest.mark.parametrize("players", [1, 3])
def test_the_board_of_the_terminal_can_be_drawn(language: str, players: int) -> None:
    texts = Texts(language, CIVOLUTION)
    board = Terminal(texts)
    for state in some_positions(players):
        view = state.view(None if state.over or state.mover == epoka.CHANCE else state.mover)
        console = Console(file=io.StringIO(), width=100, force_terminal=False, color_system=None)
        console.print(board.board(view, NOTHING_ASKED))
        assert isinstance(console.file, io.StringIO) and texts.say("terminal-continent") in console.file.getvalue()
        assert len(board.board_lines(view, NOTHING_ASKED)) > len(TERRITORY_NAMES)
        if not state.over and state.mover != epoka.CHANCE:
            details = [line for action in state.actions() for line in board.details(state, action)]
            assert [line for line in details if not line or "{" in line] == []


@each_language
def test_every_rule_has_a_text_and_a_title(language: str) -> None:
    texts = Texts(language, CIVOLUTION)
    numbers = [*map(str, range(1, 217)), "91a", "154a", "172a", "182a", "191a"]
    assert [number for number in numbers if not texts.rule_title(f"CV-{number}")] == []
    assert [number for number in numbers if not texts.rule(f"CV-{number}").endswith(".")] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ola gains 2 SP (Fire encampments)."),
        ("pl", "Ola zyskuje 2 PZ (Obozowiska z ogniskiem)."),
        ("cs", "Ola získává 2 body (Tábořiště s ohněm)."),
        ("uk", "Ola здобуває 2 очки (Стоянки з вогнищем)."),
    ],
)
def test_points_are_told_with_their_source(language: str, line: str) -> None:
    event = {"key": "earned", "seat": 0, "points": 2, "source": "from-fire"}
    assert Texts(language, CIVOLUTION, ["Ola"]).event(event) == line
