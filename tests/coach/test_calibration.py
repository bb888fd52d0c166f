"""How foretold chances are compared with real ones, and mended."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import epoka
from epoka.coach import calibration
from epoka.coach.calibration import (
    BY_LINES,
    BY_VALUE,
    FORMAT,
    Calibration,
    between,
    calibrated,
    fingerprint,
    stage_of,
)

np = pytest.importorskip("numpy")

from epoka.arena.calibrating import (  # noqa: E402
    MOMENTS,
    Calibrated,
    Moment,
    Tenth,
    balanced,
    calibrate,
    halves,
    largest_bias,
    rising,
    tenths,
    watch,
)
from epoka.arena.calibrating import written as table_of  # noqa: E402
from epoka.arena.sampling import lesson  # noqa: E402
from epoka.arena.training import Course, lessons  # noqa: E402


def test_a_map_leads_from_foretold_chances_to_real_ones_and_keeps_their_sum() -> None:
    half = [[0.0, 0.5, 1.0], [0.0, 0.4, 1.0]]
    known = Calibration([half, half, half], [])
    assert known.mended([0.5, 0.25, 0.25], 0.9, BY_VALUE) == pytest.approx([0.5, 0.25, 0.25])
    assert known.mended([0.75, 0.25], 0.1, BY_VALUE) == pytest.approx([0.7 / 0.9, 0.2 / 0.9])
    assert known.mended([0.3, 0.7], 0.5, BY_LINES) == [0.3, 0.7]


def test_between_points_it_changes_evenly() -> None:
    assert [between([0.0, 0.5, 1.0], [0.0, 0.4, 1.0], x) for x in (-1, 0.25, 0.75, 2)] == [0.0, 0.2, 0.7, 1.0]
    assert [stage_of(left) for left in (1.0, 0.67, 0.5, 0.1, 0.0)] == [0, 0, 1, 2, 2]


def test_a_map_is_right_after_all_sides_were_brought_to_one_again() -> None:
    """Of three sides one is promised 0.8 and wins in 0.6 of the games: the others have what is left."""
    given = np.tile([0.8, 0.15, 0.05], (3000, 1))
    winner = np.arange(3000) % 10
    real = np.stack([winner < 6, (winner >= 6) & (winner < 9), winner == 9], axis=1).astype(float)
    found = balanced([[0.0, 0.05, 0.15, 0.8, 1.0], [0.0, 0.05, 0.15, 0.8, 1.0]], given, real)
    assert Calibration([found] * 3, []).mended([0.8, 0.15, 0.05], 0.5, BY_VALUE) == pytest.approx(
        [0.6, 0.3, 0.1], abs=0.01
    )


def test_what_would_fall_is_pooled() -> None:
    given = np.linspace(0.01, 0.99, 4000)
    real = np.where(given < 0.5, 0.6, 0.4)  # the worse the better: no rising line but a level one
    _, ys = rising(given, real)
    assert ys == sorted(ys) and ys[1:-1] == pytest.approx([0.5])
    assert rising(given[:3], real[:3]) == [[0.0, 1.0], [0.0, 1.0]]


def test_a_tenth_is_missed_where_it_is_off_beyond_what_chance_may_show() -> None:
    assert Tenth(0.5, 5000, 0.56, 0.50, 0.01).missed
    assert not Tenth(0.5, 5000, 0.56, 0.50, 0.02).missed
    assert not Tenth(0.5, 5000, 0.52, 0.50, 0.001).missed


def moment(game: int, at_once: float, by_lines: float, won: float) -> Moment:
    foretold = {BY_VALUE: [at_once, 1 - at_once], BY_LINES: [by_lines, 1 - by_lines]}
    return Moment(game, 0.5, foretold, [won, 1 - won])


def test_moments_of_one_game_err_together() -> None:
    apart = [moment(game, 0.55, 0.55, game % 2) for game in range(400)]
    alike = [moment(game // 4, 0.55, 0.55, game // 4 % 2) for game in range(400)]
    rows = [each.foretold[BY_VALUE] for each in apart]
    single, grouped = tenths(rows, apart)[-1], tenths(rows, alike)[-1]
    assert single.bias == grouped.bias == pytest.approx(0.05)
    assert grouped.error == pytest.approx(2 * single.error)


def test_the_better_way_to_ask_the_value_is_found_and_mended() -> None:
    """At once the value promises too much; the ends of lines say who wins, but too timidly."""
    games = []
    for number in range(2000):
        won = float(number % 10 < (8 if number % 3 else 2))
        says = 0.6 if number % 3 else 0.4
        at_once = 0.95 if number % 4 < 2 else 0.05
        foretold = {BY_VALUE: [at_once, 1 - at_once], BY_LINES: [says, 1 - says]}
        games.append({"moments": [[0.5, foretold]], "shares": [won, 1 - won]})
    found = calibrate(games)
    assert found.calibration.by == BY_LINES and found.games == found.positions == 1000
    assert largest_bias(found.before) > 0.3 and largest_bias(found.after) < 0.05


def test_both_halves_hold_the_same_sorts_of_games() -> None:
    """Maps learned from flawless play and judged by play with errors promise the leader too much."""
    editions = [{"edition": name} for name in ("pl", "uk", "cs")]
    planned = lessons(epoka.game("stone-age"), Course(2, ["builder"], 48, noise=0.03, options=editions))
    learning, judging = halves(planned)
    for name in ("noise", "options"):
        assert Counter(str(item[name]) for item in learning) == Counter(str(item[name]) for item in judging)


def test_a_watched_game_tells_some_moments_and_its_result() -> None:
    item = lesson("founders", {}, ["builder", "builder"], 0.0, "watched")
    seen = watch(item)
    assert seen == watch(item) and len(seen["moments"]) == MOMENTS and sum(seen["shares"]) == 1
    for left, foretold in seen["moments"]:
        assert 0.0 <= left <= 1.0
        assert [sum(foretold[by]) for by in (BY_VALUE, BY_LINES)] == pytest.approx([1.0, 1.0])


def test_tables_mark_what_is_off() -> None:
    tenth = Tenth(0.5, 5000, 0.56, 0.50, 0.01)
    text = table_of("A game", Calibrated(10, 40, [tenth], [tenth._replace(foretold=0.51)], Calibration([], [])))
    assert "| 50–60% | 5,000 | 51.0% | 50.0% | +1.0 ± 2.0 | **+6.0 ± 2.0** |" in text


def test_a_map_of_other_coefficients_is_left_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, file = epoka.game("founders"), tmp_path / "calibration-2.json"
    monkeypatch.setattr(calibration, "place_of", lambda game, players: file)
    level = [[0.0, 1.0], [0.5, 0.5]]
    for made, expected in ((fingerprint(game, 2), [0.5, 0.5]), ("of another value", [0.1, 0.9])):
        calibrated.cache_clear()
        maps = {BY_VALUE: [level] * 3, BY_LINES: [level] * 3}
        file.write_text(json.dumps({"format": FORMAT, "coefficients": made, "by": BY_LINES, "maps": maps}))
        assert calibrated(game, 2).mended([0.1, 0.9], 0.5, BY_LINES) == expected
        assert calibrated(game, 2).by == BY_LINES  # where the value is asked is a matter of the game
    calibrated.cache_clear()
    file.write_text("{}")
    with pytest.raises(epoka.EpokaError, match=r"calibration-2\.json cannot be read .* epoka calibrate founders"):
        calibrated(game, 2)
    calibrated.cache_clear()


@pytest.mark.parametrize(
    ("name", "players"),
    [(game.name, count) for game in epoka.all_games() for count in game.players if game.value(count)],
)
def test_every_value_that_ships_is_calibrated(name: str, players: int) -> None:
    """Maps of other coefficients would be left aside without a word."""
    known = calibrated(epoka.game(name), players)
    assert known.maps[known.by], f"epoka calibrate {name} -p {players}"
