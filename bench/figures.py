"""From the workers' answers, round by round, to the figures that are printed: medians, spreads and factors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

Answer = dict[str, Any]


@dataclass(frozen=True)
class Figure:
    """One quantity, measured once a round."""

    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.samples)

    @property
    def low(self) -> float:
        return min(self.samples)

    @property
    def high(self) -> float:
        return max(self.samples)


@dataclass(frozen=True)
class Line:
    """A line of the result: our figure, the peer's where it has one, and by what factor ours is better.

    The factor is taken within each round, where both were measured shortly after one another, and only then
    summarised: what slows the machine down for a while slows both and cancels out.
    """

    label: str
    ours: Figure
    peer: Figure | None
    less_is_better: bool = False
    unit: str = ""
    digits: int = 0

    @property
    def factor(self) -> Figure | None:
        if self.peer is None:
            return None
        pairs = zip(self.ours.samples, self.peer.samples, strict=True)
        if self.less_is_better:
            return Figure(tuple(peer / ours for ours, peer in pairs))
        return Figure(tuple(ours / peer for ours, peer in pairs))


def collect(rounds: list[Answer], value: Callable[[Answer], float]) -> Figure:
    """One sample a round."""
    return Figure(tuple(value(answer) for answer in rounds))


def decisions_a_second(run: Answer) -> float:
    return float(run["decisions"] / run["seconds"])


def games_a_second(run: Answer) -> float:
    return float(run["games"] / run["seconds"])


def choices_a_second(answer: Answer) -> float:
    """The peer's rate if only ticks count in which the player had more than one option."""
    return float(answer["choices"] / answer["run"]["seconds"])


def decisions_line(label: str, part: str, ours: list[Answer], peer: list[Answer]) -> Line:
    """The peer's decisions are all its ticks, those with a single option included, which is the higher of the two
    ways to count; ours are only those a seat was asked for.
    """
    peer_rate = collect(peer, lambda answer: decisions_a_second(answer["run"])) if peer else None
    return Line(f"{label}: decisions/s", collect(ours, lambda answer: decisions_a_second(answer[part])), peer_rate)


def games_line(label: str, part: str, ours: list[Answer], peer: list[Answer]) -> Line:
    peer_rate = collect(peer, lambda answer: games_a_second(answer["run"])) if peer else None
    return Line(f"{label}: games/s", collect(ours, lambda answer: games_a_second(answer[part])), peer_rate, digits=1)


def copy_line(label: str, ours: list[Answer], peer: list[Answer]) -> Line:
    peer_cost = collect(peer, lambda answer: answer["copy"]) if peer else None
    our_cost = collect(ours, lambda answer: answer["copy"])
    return Line(label, our_cost, peer_cost, less_is_better=True, unit=" µs", digits=2)


@dataclass(frozen=True)
class Growth:
    """The same games twice: spread over ten fresh processes, and all in one; one entry a repetition."""

    games: int
    spread_out: list[list[Answer]]
    in_one: list[Answer]

    @property
    def time_of_few(self) -> Figure:
        """Mean CPU seconds of the ten processes."""
        return Figure(tuple(mean(answer["run"]["seconds"] for answer in ten) for ten in self.spread_out))

    @property
    def time_of_all(self) -> Figure:
        return collect(self.in_one, lambda answer: answer["run"]["seconds"])

    @property
    def time_factor(self) -> Figure:
        pairs = zip(self.time_of_few.samples, self.time_of_all.samples, strict=True)
        return Figure(tuple(all_games / few for few, all_games in pairs))

    @property
    def peak_of_few(self) -> Figure:
        return Figure(tuple(median(answer["peak"] for answer in ten) for ten in self.spread_out))

    @property
    def peak_of_all(self) -> Figure:
        return collect(self.in_one, lambda answer: answer["peak"])

    @property
    def more_memory(self) -> float:
        """MiB that ten times the games took beyond the few, to a tenth (and no minus zero)."""
        return round(self.peak_of_all.median - self.peak_of_few.median, 1) + 0.0
