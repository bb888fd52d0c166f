"""A game that is an engine and nothing else: every command works for it, and it is in nobody's way."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from rich.console import Console, RenderableType

import epoka
from epoka.boards import NOTHING_ASKED, board_of
from epoka.boards.generic import GenericBoard
from epoka.cli.problem import Problem
from epoka.core import game as games
from epoka.texts import LANGUAGES, Texts, missing
from epoka.views import parts_of_seats
from tests.cli.driver import GAMES, actions_in, play, run
from tests.games.parley import ParleyGame
from tests.games.pebbles import PebblesGame

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As people have it: a missing text is no error, and nothing was warned of yet."""
    monkeypatch.delenv("EPOKA_TEXTS")
    monkeypatch.setattr(missing, "_warned", set())


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> epoka.Game:
    game = PebblesGame()
    monkeypatch.setitem(games._games, "pebbles", game)
    return game


# ---- commands -------------------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("command", ["games", "bots", "rules"])
def test_lists_of_all_games_are_whole(command: str, language: str) -> None:
    result = run(command, "--language", language)
    assert result.exit_code == 0, result.output
    for game in GAMES:
        texts = Texts(language, epoka.game(game))
        assert (texts.say(f"game-{game}") if command == "rules" else game) in result.stdout


def test_games_lists_the_bare_one_with_its_options_by_their_names() -> None:
    lines = run("games").stdout.splitlines()
    assert "  heap · Heap." in lines
    assert "    heap=10: 10" in lines
    assert "    default: 4" in lines


def test_simulate_plays_it_and_shows_the_tables() -> None:
    result = run("simulate", "pebbles", "--players", "random,random", "--games", "3", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "Not last" in result.stdout and "Empty heap 100.0 %" in result.stdout


@pytest.mark.parametrize("asked", [["--game", "pebbles"], ["--game", "pebbles", "PB-1"], ["--game", "pebbles", "heap"]])
def test_rules_that_nobody_has_written_are_refused_in_a_sentence(asked: list[str]) -> None:
    result = run("rules", *asked)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "epoka: the rules of pebbles are not written yet" in result.stderr


@each_language
def test_a_whole_game_is_played_by_what_the_list_shows(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.epoka"
    printed = play(
        file, "pebbles", "--seats", "Ola,Petr", "--language", language, typed=["2", "take 1", "?", "points", "log", "1"]
    )
    assert actions_in(file) == ["take 2", "take 1", "take 1"]
    assert "Petr: Take" in printed and "1. take 1" in printed
    assert "Took: Ola, pebbles 2" in printed
    assert Texts(language).say("cli-points-unseen") in printed


def test_hint_why_and_rules_answer(tmp_path: Path) -> None:
    typed = ["hint", "why take 1", "take 3", "why take 3", "rules", "rule PB-1", "save", "quit"]
    printed = play(tmp_path / "game.epoka", "pebbles", "--seats", "Ola,Petr", typed=typed)
    assert "Hint (Random): take" in printed
    assert "This is possible now: take 1" in printed
    assert "Not possible: take 3. Too few left: heap 1 (PB-1)." in printed
    assert printed.count("the rules of pebbles are not written yet") == 2
    assert "You left the game; it is saved" in printed


def test_without_seats_it_asks_and_begins(tmp_path: Path) -> None:
    printed = play(tmp_path / "game.epoka", "pebbles", typed=["Ola,Petr", "10", "quit"])
    assert "heap 10" in printed


def test_a_game_without_options_asks_for_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._games, "pebbles", PebblesGame(with_option=False))
    printed = play(tmp_path / "game.epoka", "pebbles", typed=["Ola,Petr", "quit"])
    assert "Ola: Take" in printed


def test_replay_tells_it_and_shows_the_board(tmp_path: Path) -> None:
    file = tmp_path / "game.epoka"
    play(file, "pebbles", "--seats", "Ola,Petr", typed=["2", "quit"])
    result = run("replay", str(file), "--rules")
    assert result.exit_code == 0, result.output
    assert "   1  Took: Ola, pebbles 2" in result.stdout and "Pebbles · heap 2" in result.stdout


def test_one_warning_names_the_game_the_file_and_the_command_that_lists_the_rest() -> None:
    result = run("games", "--language", "pl")
    [line] = result.stderr.splitlines()
    assert "pebbles has no texts in the language pl" in line
    assert str(Path("tests/games/texts/pl/game.ftl")) in line and "`epoka texts pebbles`" in line


def test_a_refused_game_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: epoka.Game, texts: Texts) -> None:
        raise Problem("this board is broken")

    monkeypatch.setattr("epoka.cli.opening.board_of", refuse)
    file = tmp_path / "game.epoka"
    result = run("play", "pebbles", "--seats", "Ola,Petr", "--save", str(file))
    assert (result.exit_code, file.exists()) == (2, False)


# ---- the board ------------------------------------------------------------------------------------------------------


def drawn(board: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(board)
    return capture.get()


def played_parley(players: int, turns: int) -> epoka.State:
    state, dealer = ParleyGame().start(players, rival=True, copies=4, banquet="full"), epoka.Dealer(4)
    for _ in range(turns):
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    return state


def test_a_game_without_a_board_has_the_generic_one() -> None:
    game = PebblesGame()
    assert isinstance(board_of(game, Texts("en", game)), GenericBoard)


def test_players_are_columns_and_numbers_stand_below_their_places() -> None:
    state = played_parley(3, 16)
    texts = Texts.at("en", state, ["Ola", "Petr", "Jan"])
    lines = drawn(board_of(state.game, texts).board(state.view(0), NOTHING_ASKED)).splitlines()
    heads = next(line for line in lines if "Petr" in line)
    sizes = next(line for line in lines if "hand sizes" in line)
    assert [heads.index(name) for name in ("Petr", "Jan")] == [at for at, sign in enumerate(sizes) if sign == "4"][1:]
    assert "Rival" in heads
    places = next(line for line in lines if "0 1 2 3 4 5" in line)
    hand = next(line for line in lines if "│ hand  " in line)
    assert hand[places.index("0") :][:11].split() == [str(number) for number in state.view(0)["hand"]]


def test_whoever_is_to_move_is_marked_without_colours() -> None:
    state = PebblesGame().start(2)
    board = board_of(state.game, Texts("en", state.game, ["Ola", "Petr"]))
    assert "▸ Ola" in drawn(board.board(state.view(0), NOTHING_ASKED))
    assert "▸ Ola: taken 0" in board.board_lines(state.view(0), NOTHING_ASKED)


@pytest.mark.parametrize("game", ["parley", *GAMES])
def test_any_view_fits_into_80_columns_and_loses_no_word(game: str) -> None:
    """The games with boards of their own have the richest views: all of them can be laid out."""
    state = played_parley(4, 30) if game == "parley" else epoka.game(game).start(4)
    board = GenericBoard(state.game, Texts.at("en", state, ["Aleksandra-Maria"] * 4))
    shown = drawn(board.board(state.view(0), NOTHING_ASKED))
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "…" not in shown
    for name in state.game.start(4).view(0):
        if name not in ("seats", *epoka.views.KERNEL):
            assert missing.spaced(name) in " ".join(shown.replace("│", " ").split())


def test_a_list_is_one_of_players_only_if_it_is_as_long_at_every_table() -> None:
    assert set(parts_of_seats(PebblesGame())) == {"taken"}
    assert set(parts_of_seats(epoka.game("founders"))) == {"seats"}
    assert {"hand_sizes", "satchels", "scores"} <= set(parts_of_seats(cast(epoka.Game, ParleyGame())))
    assert "dishes" not in parts_of_seats(ParleyGame())
