"""The benchmark counts, summarises and judges rightly. What it measures is no matter of tests."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import envs
import envs_worker
import measure
import numpy as np
import peer
import pytest
import report
import results
import run
import workers
from figures import Figure, Growth, Line
from loops import moments, play_random
from targets import TARGETS, Targets, judge_factors, judge_growth

CHANCE = -1


class Countdown:
    """Twelve actions, every third by chance; chance rolls 9, seats say 0 or 1."""

    def __init__(self, done: int = 0) -> None:
        self.done = done

    @property
    def over(self) -> bool:
        return self.done == 12

    @property
    def mover(self) -> int:
        return CHANCE if self.done % 3 == 2 else self.done % 2

    def actions(self) -> list[int]:
        return [0, 1]

    def act(self, action: int, /) -> None:
        assert action == 9 if self.mover == CHANCE else action in (0, 1)
        self.done += 1

    def copy(self) -> Countdown:
        return Countdown(self.done)

    def name(self, action: int, /) -> str:
        return f"say {action}"


class NineDealer:
    def draw(self, state: Countdown, /) -> int:
        assert state.mover == CHANCE
        return 9


def answer(decisions: int, games: int, seconds: float, copy: float) -> dict[str, Any]:
    """What our worker reports of a round."""
    loop = {"decisions": decisions, "games": games, "seconds": seconds}
    return {"public": loop, "playout": {**loop, "seconds": seconds / 2}, "copy": copy}


def peer_answer(ticks: int, choices: int, copy: float) -> dict[str, Any]:
    """What the peer's worker reports of a round of one second."""
    loop = {"decisions": ticks, "games": 2, "seconds": 1.0}
    return {"run": loop, "choices": choices, "unfinished": 0, "peak": 30.0, "copy": copy}


def measured(compiled: bool = True, with_peer: bool = True) -> measure.Measured:
    """Three rounds: ours makes 3000, 4000 and 5000 decisions/s, the peer 100, 100 and 200 ticks/s."""
    found = measure.Measured({"compiled": compiled, "players": 4}, {"compiled": False, "players": 4})
    found.installed_rounds = [answer(rate * 2, 10, 2.0, 1.5) for rate in (3000, 4000, 5000)]
    found.sources_rounds = [answer(rate, 10, 10.0, 9.0) for rate in (3000, 4000, 5000)]
    if with_peer:
        found.peer_rounds = [peer_answer(100, 40, 30.0), peer_answer(100, 40, 45.0), peer_answer(200, 90, 60.0)]
    else:
        found.no_peer = "no network"
    return found


def growth(seconds: float, peak: float) -> Growth:
    """Ten processes of 1 second on average and 20 MiB against one."""
    ten = [{"run": {"seconds": 0.5 + place % 2}, "peak": 20.0} for place in range(10)]
    return Growth(100, [ten], [{"run": {"seconds": seconds}, "peak": peak}])


def test_decisions_do_not_count_chance() -> None:
    assert play_random(Countdown(), NineDealer(), Random(1), CHANCE) == 8


def test_moments_keep_every_position_apart_from_the_game() -> None:
    kept = moments(Countdown(), NineDealer(), Random(1), CHANCE)
    assert [moment.position.done for moment in kept] == list(range(12))
    assert [moment.by_chance for moment in kept] == [False, False, True] * 4


def test_moments_may_keep_every_fourth_position_only() -> None:
    kept = moments(Countdown(), NineDealer(), Random(1), CHANCE, every=4)
    assert [moment.position.done for moment in kept] == [0, 4, 8]


def test_a_figure_is_its_median_with_the_extremes() -> None:
    figure = Figure((5.0, 1.0, 3.0))
    assert (figure.low, figure.median, figure.high) == (1.0, 3.0, 5.0)


def test_factors_are_taken_within_each_round() -> None:
    line = Line("rate", Figure((10.0, 100.0, 30.0)), Figure((1.0, 50.0, 10.0)))
    assert line.factor == Figure((10.0, 2.0, 3.0))


def test_the_factor_of_a_cost_says_how_much_cheaper_ours_is() -> None:
    assert Line("copy", Figure((2.0,)), Figure((40.0,)), less_is_better=True).factor == Figure((20.0,))


def test_lines_hold_the_rates_of_all_loops() -> None:
    lines = results.lines(measured())
    medians = {key: line.ours.median for key, line in lines.items()}
    assert medians == {
        "public": 4000,
        "public games": 5,
        "playout": 8000,
        "playout games": 10,
        "copy": 1.5,
        "pure": 400,
        "pure games": 1,
    }


def test_ratios_count_every_tick_of_the_peer() -> None:
    assert results.lines(measured())["public"].factor == Figure((30.0, 40.0, 25.0))


def test_ratios_are_held_against_the_targets() -> None:
    found = measured()
    targets = Targets(public=30, playout=70, copy=30, uncompiled=3)
    verdicts = judge_factors(targets, results.factors(found, results.lines(found)))
    assert [(verdict.measured, verdict.word) for verdict in verdicts] == [
        ("30.0 ×", "reached"),
        ("60.0 ×", "NOT reached"),
        ("1/30.0", "reached"),
        ("3.0 ×", "reached"),
    ]


def test_an_uncompiled_installation_cannot_reach_compiled_targets() -> None:
    found = measured(compiled=False)
    factors = results.factors(found, results.lines(found))
    assert factors.uncompiled is not None
    assert (factors.public, factors.playout, factors.copy) == (None, None, None)
    assert results.lines(found)["public"].label.startswith("uncompiled")


def test_without_the_peer_figures_stand_alone_and_the_reason_is_said() -> None:
    found = measured(with_peer=False)
    lines = results.lines(found)
    text = report.lines_table(list(lines.values()))
    assert "4,000" in text and "×" not in text
    assert any("no network" in note for note in results.notes(found))
    verdicts = judge_factors(TARGETS["stone-age"], results.factors(found, lines))
    assert {verdict.word for verdict in verdicts} == {"not measured"}


def test_notes_give_both_ways_to_count_the_peers_decisions() -> None:
    text = "\n".join(results.notes(measured()))
    assert "(100/s)" in text and "40/s" in text


@pytest.mark.parametrize(
    ("seconds", "peak", "words"),
    [
        (10.2, 20.4, ["reached", "reached"]),
        (12.0, 20.4, ["NOT reached", "reached"]),
        (9.7, 25.0, ["reached", "NOT reached"]),
    ],
)
def test_ten_times_the_games_may_take_ten_times_the_time_and_no_more_memory(
    seconds: float, peak: float, words: list[str]
) -> None:
    assert [verdict.word for verdict in judge_growth(growth(seconds, peak))] == words


def test_growth_shows_both_sizes_and_the_factor() -> None:
    rows = [line.split() for line in report.growth_table(growth(10.25, 20.5)).splitlines()[2:]]
    assert rows[0][:4] == ["100", "games", "1.00", "s"]
    assert rows[1][:4] == ["1,000", "games", "10.25", "s"]
    assert rows[2] == ["ten", "times", "10.25", "×", "10.25", "–", "10.25", "+0.5", "MiB"]


def test_tables_align_their_columns() -> None:
    assert report.table(["what", "n"], [["a", "1,000"], ["bcdef", "2"]]).splitlines() == [
        "what       n",
        "─────  ─────",
        "a      1,000",
        "bcdef      2",
    ]


def test_a_line_shows_medians_spreads_and_the_ratio() -> None:
    line = Line("rate", Figure((1000.0, 3000.0, 2000.0)), Figure((100.0, 100.0, 100.0)))
    assert report.line_cells(line) == ["rate", "2,000", "1,000 – 3,000", "100", "100 – 100", "20.0 ×", "10.0 – 30.0"]


def test_the_breakdown_leaves_the_rest_to_the_loop() -> None:
    kinds = [
        {"kind": "place", "by_chance": False, "per_game": 10.0, "choose": 1.0, "act": 2.0},
        {"kind": "chance: roll", "by_chance": True, "per_game": 5.0, "choose": 4.0, "act": 6.0},
    ]
    text = report.breakdown_table({"kinds": kinds, "start": 10.0, "game": 100.0, "decisions": 10.0})
    cells = {line[:20].strip(): line.split()[-2:] for line in text.splitlines()[2:]}
    assert cells["chance: roll"] == ["50", "50.0%"]
    assert cells["all actions()"] == ["10", "10.0%"]
    assert cells["all draw()"] == ["20", "20.0%"]
    assert cells["all act()"] == ["50", "50.0%"]
    assert cells["the loop around them"] == ["10", "10.0%"]


def test_the_uncompiled_worker_is_told_to_load_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EPOKA_PURE", "1")
    assert "EPOKA_PURE" not in workers.own_environment(pure=False)
    assert workers.own_environment(pure=True)["EPOKA_PURE"] == "1"


@pytest.mark.parametrize("file", [peer.REQUIREMENTS, peer.ENVS_REQUIREMENTS])
def test_the_peers_are_pinned(file: Path) -> None:
    pins = [line for line in file.read_text().splitlines() if not line.startswith("#")]
    assert pins and all("==" in pin for pin in pins)


def test_a_failed_worker_is_reported_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(game: str, quick: bool) -> dict[str, Any]:
        raise workers.WorkerFailed("there is no game «chess»")

    monkeypatch.setattr(run, "benchmark", fail)
    assert run.main(["--game", "chess"]) == 1
    assert "there is no game «chess»" in capsys.readouterr().err


def test_a_table_is_timed_position_by_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--table", "--game", "founders", "--players", "2", "--no-page"]) == 0
    printed = capsys.readouterr().out
    assert "founders, 2 players" in printed
    assert "legal choices with their previews" in printed


def test_a_policy_is_timed_from_mid_game(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--positions", "1", "--lines", "1"]
    assert run.main(["--policies", "--game", "founders", "--players", "2", *few]) == 0
    printed = capsys.readouterr().out
    assert "founders: playouts with the policy from mid-game" in printed
    assert "2 players: " in printed and " a second" in printed


class ThreeSteps:
    """A PettingZoo environment of games that last three steps; of its five actions two are legal."""

    def __init__(self) -> None:
        self.left = 0
        self.games = 0

    def reset(self, seed: int) -> None:
        self.left = 3
        self.games += 1

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        return {"action_mask": np.array([0, 1, 0, 0, 1], np.int8)}, 0.0, self.left == 0, False, {}

    def step(self, action: int) -> None:
        assert action in (1, 4)
        self.left -= 1


def test_steps_of_an_environment_are_counted_without_its_resets() -> None:
    env = ThreeSteps()
    steps, seconds = envs_worker.step_pettingzoo(env, 0.0, seed=1)
    assert (steps, env.games) == (envs_worker.CHECKED_EVERY, -(-steps // 3))
    assert seconds > 0


def test_chance_is_sampled_by_its_probabilities() -> None:
    outcomes = [(3, 0.25), (7, 0.5), (9, 0.25)]
    assert [envs_worker.sampled(outcomes, point) for point in (0.0, 0.3, 0.74, 0.76, 1.0)] == [3, 7, 7, 9, 9]


def test_an_environment_is_judged_by_its_median() -> None:
    slow = envs.Contestant("ours", "pettingzoo", "founders", 4, target=100, rates=[90, 99, 300])
    assert envs.cells(slow)[1:] == ["99", "90 – 300", "100", "NOT reached"]
    assert envs.cells(envs.Contestant("theirs", "openspiel", "backgammon"))[-1] == "not measured"
    assert slow.ours and not envs.Contestant("theirs", "openspiel", "backgammon").ours
