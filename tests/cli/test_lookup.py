"""`epoka replay`, `epoka rules`, `epoka games`, `epoka bots`."""

from __future__ import annotations

from pathlib import Path

import pytest

import epoka
from epoka.cli import saving
from epoka.texts import LANGUAGES, Texts
from tests.cli.driver import each_game, run


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of three random players."""
    dealer = epoka.Dealer(6)
    state = epoka.game("stone-age").start(3)
    epoka.playout(state, dealer)
    file = tmp_path_factory.mktemp("replay") / "game.epoka"
    file.write_text(saving.as_text(state, "Ola,random,random", "en"), encoding="utf-8")
    return file


def test_replay_tells_the_game_and_its_end(finished: Path) -> None:
    result = run("replay", str(finished))
    assert result.exit_code == 0
    assert "   1  New card in slot 1" in result.output
    assert "Ola sends" in result.output
    assert "Random 2 sends" in result.output
    assert "The game is over" in result.output
    assert str(max(saving.load(str(finished)).state.points())) in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_speaks_every_language(finished: Path, language: str) -> None:
    result = run("replay", str(finished), "--language", language)
    assert result.exit_code == 0
    assert Texts(language, epoka.game("stone-age")).say("source-hunger") in result.output


def test_replay_names_the_rule_behind_each_sentence_on_demand(finished: Path) -> None:
    assert "(SA-9)" not in run("replay", str(finished)).output
    assert "to the hut. (SA-9)" in run("replay", str(finished), "--rules").output


def test_replay_stops_where_it_is_told_to(finished: Path) -> None:
    result = run("replay", str(finished), "--to", "9")
    assert "End of the record after 9 actions." in result.output
    assert "The game is over" not in result.output


def test_replay_reads_standard_input(finished: Path) -> None:
    result = run("replay", "-", typed=finished.read_text(encoding="utf-8").splitlines())
    assert result.exit_code == 0
    assert "The game is over" in result.output


def test_replay_as_a_seat_shows_what_that_seat_drew_and_a_spectator_does_not(tmp_path: Path) -> None:
    file = tmp_path / "game.epoka"
    owner = game_with_extra_card(file)
    assert "draws an extra card, face down: “" in run("replay", str(file), "--seat", str(owner)).output
    assert "draws an extra card, face down: “" not in run("replay", str(file)).output


def game_with_extra_card(file: Path) -> int:
    """Write a game that stops when somebody has drawn a card that only the owner knows; answers who."""
    for seed in range(200):
        dealer = epoka.Dealer(seed)
        state = epoka.game("stone-age").start(2)
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
            else:
                legal = state.actions()
                state.act(legal[dealer.below("policy", len(legal))])
            for seat in range(2):
                if not state.over and state.view(seat)["seats"][seat]["extra"] is not None:
                    file.write_text(saving.as_text(state, "Ola,Petr", "en"), encoding="utf-8")
                    return seat
    raise AssertionError("no random game came to such a position")


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        *[(asked, "SA-12 · Room at each place") for asked in ("SA-12", "sa-12", "sa12")],
        *[(asked, "TE-40 · One token a turn") for asked in ("TE-40", "te40")],
    ],
)
def test_a_rule_is_found_by_its_number(asked: str, title: str) -> None:
    result = run("rules", asked)
    assert result.exit_code == 0
    assert result.output.startswith(title)
    assert result.output.count(" · ") == 1


def test_a_number_alone_is_that_rule_of_every_game() -> None:
    printed = run("rules", "12").output
    assert "SA-12 · " in printed
    assert "TE-12 · " in printed
    assert "TE-12 · " not in run("rules", "--game", "stone-age", "12").output


def test_several_rules_come_in_the_order_asked() -> None:
    printed = run("rules", "SA-3", "SA-1").output
    assert printed.index("SA-3 ·") < printed.index("SA-1 ·")


def test_a_word_finds_the_rules_that_say_it() -> None:
    printed = run("rules", "HUT").output
    assert "SA-12 ·" in printed
    assert "SA-23 ·" in printed
    assert "SA-1 ·" not in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_question_the_sections_cover_all_rules(language: str) -> None:
    lines = run("rules", "--game", "stone-age", "--language", language).output.splitlines()
    assert len(lines) == 13
    assert lines[0].endswith("SA-1 – SA-7")
    assert lines[-1].endswith("SA-65 – SA-70")


@each_game
def test_the_sections_of_each_game_stand_under_its_name(game: str) -> None:
    sections = run("rules", "--game", game).output
    name = Texts("en", epoka.game(game)).say(f"game-{game}")
    assert f"{name}\n{sections}" in run("rules").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_option_and_value(language: str) -> None:
    printed = run("games", "--language", language).output
    for option in [option for game in epoka.all_games() for option in game.options]:
        for value in option.values:
            assert f"{option.name}={str(value).lower() if isinstance(value, bool) else value}: " in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_listed_each_with_what_it_is_like(language: str) -> None:
    from epoka.bots import bot_names

    lines = run("bots", "--language", language).output.splitlines()
    wanted = [name for game in epoka.all_games() for name in (game.name, *bot_names(game))]
    assert [line.split(":")[0].strip() for line in lines] == wanted
    assert all(": " in line for line in lines if line.startswith(" "))


def test_the_version_tells_which_build_runs() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith("epoka ")
    assert ("compiled" if epoka.compiled() else "interpreted") in result.output


def test_help_names_every_command() -> None:
    printed = run("--help").output
    for command in ("play", "simulate", "replay", "rules", "games", "bots"):
        assert f"  {command} " in printed


def test_games_are_listed_with_how_far_they_are() -> None:
    printed = run("games", "--language", "en", "--plain").output
    assert "  complete, as printed · rules tested: 70 of 70 · recorded games: " in printed
    assert "  complete, with contents of our own · " in printed
