"""`epoka texts`: what a game needs, what it lacks."""

from __future__ import annotations

import pytest

import epoka
from epoka.core import game as games
from epoka.texts import Texts
from epoka.texts.needs import missing_texts, needs_of
from tests.cli.driver import run
from tests.games.parley import ParleyGame
from tests.games.spoken.game import SpokenGame

SPOKEN = SpokenGame()


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._games, "spoken", SPOKEN)
    monkeypatch.setitem(games._games, "parley", ParleyGame())


def test_every_kind_of_text_is_needed() -> None:
    assert set(needs_of(ParleyGame())) >= {
        *{"game-parley", "about-parley", "option-pace", "option-pace.why", "option-pace-calm", "option-rival-true"},
        *{"about-bot-diplomat", "opponent-rival", "source-won", "over-by-leaving", "action-offer"},
        *{"prompt-offer", "prompt-keep-or-bury", "event-revealed", "event-put-away", "refusal-not-in-hand"},
        *{"rule-PA-2", "rule-PA-2-title"},
    }


def test_events_of_the_kernel_need_no_text() -> None:
    assert not {"event-action", "event-forced"} & set(needs_of(SPOKEN))


def test_a_language_with_all_texts_is_whole() -> None:
    result = run("texts", "spoken", "--language", "en")
    assert result.exit_code == 0, result.output
    assert "English: all " in result.stdout and "missing" not in result.stdout


def test_a_language_without_them_lists_each_with_its_file_and_values() -> None:
    result = run("texts", "spoken")
    assert result.exit_code == 1
    english, _, others = result.stdout.partition("\nPolish: ")
    polish = others.partition("\nCzech: ")[0]
    assert "event-took" not in english
    assert "    event-took ($seat, $pebbles)" in polish.splitlines()
    assert "    option-heap.why" in polish.splitlines()
    files = [line.strip() for line in polish.splitlines() if line.endswith(".ftl")]
    assert [file.split("spoken/")[1] for file in files] == ["texts/pl/game.ftl", "texts/pl/rules.ftl"]


def test_a_text_that_wants_a_value_the_rules_do_not_give_is_wrong() -> None:
    needs = {"event-took": [{"seat": 0, "pebbles": 2}, {"seat": 1}]}
    found = missing_texts(needs, Texts("en", SPOKEN))
    assert "«event-took» in the language en wants more values" in found["event-took"]


def test_every_key_is_listed_on_demand() -> None:
    printed = run("texts", "spoken", "--language", "en", "--keys").stdout
    assert "    action-take ($pebbles)" in printed.splitlines()
    assert "    action-take ($pebbles)" not in run("texts", "spoken", "--language", "en").stdout.splitlines()


def test_an_unknown_game_is_refused() -> None:
    result = run("texts", "spokn")
    assert result.exit_code == 2
    assert "did you mean spoken" in result.stderr


@pytest.mark.parametrize("game", [game.name for game in epoka.all_games() if game.name != "civolution"])
def test_the_games_of_the_package_lack_nothing(game: str) -> None:
    """The heavy one is heard in tests/texts/test_coverage.py."""
    result = run("texts", game)
    assert result.exit_code == 0, result.stdout
