"""How a game plays out between equal bots: figures that can be repeated, limits, what a game finds worth noticing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.arena import balance
from epoka.arena.balance import Match, figures, outcomes, watch_of
from epoka.arena.balance_tables import ENOUGH, farthest, lopsided, report
from epoka.arena.executor import InThisProcess
from epoka.arena.processes import Processes
from tests.cli.driver import GAMES, run
from tests.games.pebbles import PebblesGame


def played(game: str, games: int = 2, players: int = 2) -> list[Any]:
    options = epoka.game(game).resolve(players, {})
    return list(outcomes(Match(game, players, options, "random", games, "test"), InThisProcess()))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_notices_is_among_the_names_it_lists(game: str) -> None:
    watch = watch_of(epoka.game(game))
    for outcome in played(game, players=3):
        for part in ("had", "of", "counts"):
            for group, found in outcome[part].items():
                assert set(found) <= set(watch.names.get(group, found)), group
        assert set(watch.limits) <= set(outcome["had"])
        assert set(watch.ranges) <= set(outcome["of"])
        assert sum(outcome["shares"]) == pytest.approx(1)
        for group in outcome["of"].values():
            assert all(possible >= happened for possible, happened in group.values())
        assert all(0 <= seat < 3 for group in outcome["had"].values() for seats in group.values() for seat in seats)


def test_stone_age_counts_what_the_cards_and_buildings_of_the_seats_tell() -> None:
    (outcome,) = played("stone-age", 1)
    assert outcome["numbers"]["rounds"] > 3
    bought = sum(taken for _, taken in outcome["of"]["cards taken of those laid out"].values())
    held = sum(len(seats) for seats in outcome["had"]["civilization card"].values())
    assert bought <= held <= bought + 2  # each seat may have one from the deck, face down
    assert outcome["counts"]["workers placed"]["hunt"] > 0


def test_equal_seeds_give_equal_games_wherever_they_are_played() -> None:
    match = Match("founders", 2, epoka.game("founders").resolve(2, {}), "random", 3, "x")
    with Processes(2) as executor:
        assert list(outcomes(match, executor)) == list(outcomes(match, InThisProcess()))
    assert list(outcomes(match._replace(seed="y"), InThisProcess())) != list(outcomes(match, InThisProcess()))


def test_a_game_that_names_nothing_has_the_common_figures() -> None:
    assert watch_of(PebblesGame()) is balance.Nothing


def outcome(share: float, **more: Any) -> dict[str, Any]:
    whole = {"points": [1, 2], "shares": [share, 1 - share], "over_by": "end", "sources": {"all": 3}}
    return {**whole, "had": {}, "of": {}, "counts": {}, "numbers": {"decisions": 4}, **more}


def test_wins_of_holders_are_compared_with_the_fair_share() -> None:
    match = Match("founders", 2, {}, "random", 4, "x")
    held = {"card": {"A": [0], "B": [0, 1]}}
    found = figures(match, [outcome(1.0, had=held), outcome(1.0, had=held), outcome(0.0, had=held), outcome(0.5)])
    assert found["had"]["card"]["A"]["number"] == 3
    assert found["had"]["card"]["A"]["wins"] == pytest.approx(2 / 3)
    assert found["had"]["card"]["B"]["wins"] == pytest.approx(1 / 2)
    assert found["had"]["seat"]["0"]["wins"] == pytest.approx(5 / 8)
    assert found["ends"] == {"end": 1.0} and found["sources"] == {"all": 1.5}


def test_what_lies_beyond_a_limit_is_named_and_bold_where_that_is_sure() -> None:
    rows = {
        "sure": {"number": ENOUGH, "wins": 0.7, "low": 0.62, "high": 0.78},
        "perhaps": {"number": ENOUGH, "wins": 0.62, "low": 0.5, "high": 0.7},
        "seldom": {"number": ENOUGH - 1, "wins": 1.0, "low": 0.9, "high": 1.0},
    }
    assert farthest(rows, 0.5, 0.1) == "**sure +20.0 (+12.0 to +28.0)**; perhaps +12.0 (+0.0 to +20.0)"
    assert farthest({"seldom": rows["seldom"]}, 0.5, 0.1) == "–"
    shares = {"never": [100, 0], "always": [100, 100], "fine": [100, 50], "absent": [0, 0]}
    assert lopsided(shares, 0.15, 0.95) == "never, always; never possible: absent"


def test_the_report_has_every_group() -> None:
    match = Match("founders", 2, {}, "random", 1, "x")
    one = outcome(1.0, had={"card": {"A": [0]}}, of={"tiles": {"t": [2, 1]}}, counts={"tokens": {"war": 3}})
    found = figures(match, [one])
    text = report([{**found, "ranges": {}}])
    for line in ("| A | +50.0", "| t | 50.0 % of 2 |", "| war | 3.00 |", "| ended by end | 100.0 % |"):
        assert line in text


@pytest.mark.parametrize("game", GAMES)
def test_the_command_prints_the_report_and_writes_the_figures(tmp_path: Path, game: str) -> None:
    file = tmp_path / "x.json"
    result = run("balance", game, "--bot", "random", "-p", "2", "-n", "2", "--workers", "0", "--json", str(file))
    assert result.exit_code == 0, result.output
    assert "| points of the winner: mean (middle 90 %) |" in result.stdout
    assert json.loads(file.read_text(encoding="utf-8"))[0]["games"] == 2


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["stone-age", "-n", "0"], "at least 1 game"),
        (["stone-age", "--bot", "nobody"], "no bot «nobody»"),
        (["stone-age", "-p", "9"], "played by 2 to 4"),
        (["stone-age", "--json", "/no/such/folder/x"], "cannot be written"),
        (["chess"], "chess"),
        (["stone-age", "--on", "moon"], "there is no «moon»"),
    ],
)
def test_what_cannot_be_measured_is_refused(args: list[str], why: str) -> None:
    result = run("balance", *args)
    assert result.exit_code == 2 and why in result.stderr
