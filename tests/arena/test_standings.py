"""Standings, ratings and their picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from epoka.arena import ratings as rating
from epoka.arena.plot import Mark, picture, scale
from epoka.arena.ratings import ratings
from epoka.arena.results import Played
from epoka.arena.standings import Standings

CHOIX = "ratings need choix; ./epoka test brings it"


def game(number: int, bots: str, ranking: list[int], points: list[int] | None = None) -> Played:
    return Played(number, list(bots), ranking, points or [0] * len(bots), [], [])


def test_wins_are_shared_and_counted_by_games() -> None:
    sides = Standings(["a", "b"], [game(0, "abb", [1, 1, 3], [8, 8, 2]), game(1, "ba", [1, 2], [5, 4])]).sides
    assert (sides["a"].games, sides["a"].wins, sides["a"].mean_points()) == (2, 0.5, 6)
    assert (sides["b"].games, sides["b"].wins, sides["b"].mean_points()) == (2, 1.5, 5)


def test_times_are_those_of_the_longest_and_of_the_average_gesture() -> None:
    games = [
        Played(number, ["a", "b"], [1, 2], [0, 0], [long, 0.1], [long / 2, 0.1]) for number, long in ((0, 2), (1, 4))
    ]
    side = Standings(["a", "b"], games).sides["a"]
    assert (side.longest, side.mean) == (4, 1.5)


def test_duels_count_who_is_ahead_with_equal_places_by_halves() -> None:
    duels = Standings(["a", "b"], [game(0, "abb", [2, 1, 2])]).duels
    assert duels == {("a", "b"): [0.5, 2.0], ("b", "a"): [1.5, 2.0]}


def test_a_bot_that_has_not_played_does_not_stand() -> None:
    assert list(Standings(["a", "b", "c"], [game(0, "ab", [1, 2])]).sides) == ["a", "b"]


def test_three_wins_of_four_are_some_190_points() -> None:
    pytest.importorskip("choix", reason=CHOIX)
    games = [game(number, "ab", [2, 1] if number % 4 == 0 else [1, 2]) for number in range(4000)]
    rated = ratings(["a", "b"], games)
    assert rated["a"].value - rated["b"].value == pytest.approx(190.8, abs=0.5)
    assert rated["a"].value + rated["b"].value == pytest.approx(3000)
    assert rated["a"].low < rated["a"].value < rated["a"].high
    assert rated["a"].high - rated["a"].low == pytest.approx(12.4, abs=2)  # 3.92 × SCALE ÷ 2 ÷ √(4000 × ¾ × ¼)


@pytest.fixture
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of ratings, not of their intervals."""
    monkeypatch.setattr(rating, "SAMPLES", 5)


@pytest.mark.usefixtures("few_samples")
def test_three_at_a_table_are_rated_by_the_model_of_plackett_and_luce() -> None:
    """Strengths of 4, 2 and 1: every finishing order as often as the model says."""
    pytest.importorskip("choix", reason=CHOIX)
    strength = {"a": 4, "b": 2, "c": 1}
    games = []
    for first, second, third in ("abc", "acb", "bac", "bca", "cab", "cba"):
        chance = strength[first] / 7 * strength[second] / (strength[second] + strength[third])
        ranking = [(first + second + third).index(name) + 1 for name in "abc"]
        games += [game(0, "abc", ranking)] * round(10_500 * chance)
    rated = ratings(["a", "b", "c"], games)
    assert [round(rated[name].value - rated["b"].value) for name in "abc"] == [120, 0, -120]


@pytest.mark.usefixtures("few_samples")
def test_equal_places_make_equal_ratings() -> None:
    pytest.importorskip("choix", reason=CHOIX)
    rated = ratings(["a", "b"], [game(number, "ab", [1, 1]) for number in range(10)])
    assert rated["a"].value == pytest.approx(rated["b"].value)


def test_a_bot_that_never_lost_has_a_rating_and_an_interval() -> None:
    pytest.importorskip("choix", reason=CHOIX)
    rated = ratings(["a", "b"], [game(number, "ab", [1, 2]) for number in range(100)])
    assert rated["b"].high < 1500 < rated["a"].low < rated["a"].value < rated["a"].high < 5000


@pytest.mark.usefixtures("few_samples")
def test_the_same_games_give_the_same_ratings() -> None:
    pytest.importorskip("choix", reason=CHOIX)
    games = [game(number, "abc", [[1, 2, 3], [3, 1, 2]][number % 2]) for number in range(20)]
    assert ratings(["a", "b", "c"], games) == ratings(["a", "b", "c"], games)


def test_the_picture_has_a_dot_for_every_bot_the_best_on_top() -> None:
    svg = picture("Ratings <now>", [Mark("a & b", 1400, 1350, 1450), Mark("c", 1600, 1500, 1700)])
    root = ElementTree.fromstring(svg)
    space = {"svg": "http://www.w3.org/2000/svg"}
    dots = root.findall("svg:circle", space)
    assert [float(dot.attrib["cx"]) for dot in dots] == sorted((float(dot.attrib["cx"]) for dot in dots), reverse=True)
    words = [text.text for text in root.findall("svg:text", space)]
    assert words.index("c") < words.index("a & b")
    assert words[0] == "Ratings <now>"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (1320, 1700, [1300, 1400, 1500, 1600, 1700]),
        (5, 5, [5]),
        (1.5, 1.5, [1.4, 1.6]),
    ],
)
def test_the_scale_has_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert scale(low, high) == pytest.approx(ticks)
