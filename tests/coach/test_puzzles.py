"""Every puzzle that ships fits the rules of today; sets are written and read alike."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import epoka
from epoka.arena.mining import short
from epoka.coach.advice import Considered
from epoka.coach.puzzles import GRADES, Puzzle, place_of, puzzles_of, written
from epoka.core.event import Values
from epoka.texts import LANGUAGES, Texts

GAMES = [game.name for game in epoka.all_games()]


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_fits_the_rules_and_has_one_answer(name: str) -> None:
    game = epoka.game(name)
    for number, puzzle in enumerate(puzzles_of(game)):
        state = puzzle.position(game)
        assert puzzle.grade in GRADES and len(puzzle.candidates) >= 3, f"puzzle {number}"
        best, *others = puzzle.candidates
        assert best["lost"] == 0 and not any(other["equal"] for other in others), f"puzzle {number}"
        assert state.game.code(puzzle.answer) in state.actions(), f"puzzle {number}"


@pytest.mark.parametrize("name", GAMES)
def test_a_set_in_three_grades(name: str) -> None:
    counts = Counter(puzzle.grade for puzzle in puzzles_of(epoka.game(name)))
    assert counts.total() >= 60 and set(counts) == set(GRADES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_played_and_told_in_words(name: str, language: str) -> None:
    game = epoka.game(name)
    for number, puzzle in enumerate(puzzles_of(game)):
        state = puzzle.position(game)
        texts = Texts.at(language, state)
        said = [texts.action(state.action(each["name"])) for each in puzzle.candidates]
        assert texts.prompt(*state.prompt()) and len(set(said)) == len(said), f"puzzle {number}: {said}"
        state.act(state.action(puzzle.answer))


def candidate(name: str, lost: float) -> Values:
    return {"name": name, "lost": lost, "equal": False}


def test_a_set_is_written_once_a_game_and_read_as_it_was() -> None:
    game = epoka.game("founders")
    first = puzzles_of(game)[0]
    later = next(each for each in puzzles_of(game) if each.actions[:5] != first.actions[:5])
    part = Puzzle(first.players, first.options, first.actions[:-2], 0, "hard", [candidate("add grove", 0.0)])
    data = json.loads(written(game, [part, first, later]))
    assert len(data["games"]) == 2 and [row["game"] for row in data["puzzles"]].count(1) in (1, 2)
    assert sorted(row["turn"] for row in data["puzzles"]) == sorted(
        len(puzzle.actions) for puzzle in (part, first, later)
    )


def test_a_puzzle_that_no_longer_fits_is_named() -> None:
    game = epoka.game("founders")
    first = puzzles_of(game)[0]
    bad = Puzzle(first.players, first.options, first.actions, first.seat, "easy", [candidate("fly", 0.0)])
    with pytest.raises(epoka.EpokaError, match=r"founders no longer fits the rules: .*fly"):
        bad.position(game)


def test_figures_are_kept_short() -> None:
    assert short(Considered("a", "a", {}, 0.123456, 1.0, 0.0, 0.0, False, {"gain": 1}, [])).chance == 0.123


def test_the_file_lies_beside_the_game() -> None:
    path = place_of(epoka.game("founders"))
    assert path is not None and path.parent.name == "founders"
