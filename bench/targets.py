"""What each game has to reach beside catanatron, and whether it did. A new game is one more line of TARGETS."""

from __future__ import annotations

from dataclasses import dataclass

from figures import Figure, Growth


@dataclass(frozen=True)
class Targets:
    """Factors over the peer's median: rates this many times as high, a copy this many times as cheap."""

    public: float
    playout: float
    copy: float
    uncompiled: float | None = None


TARGETS = {
    "stone-age": Targets(public=45, playout=100, copy=40, uncompiled=3),
    "founders": Targets(public=30, playout=50, copy=30),
    "civolution": Targets(public=18, playout=25, copy=10),
}

TIME_TOLERANCE = 1.1
"""No machine is ever quite idle; a cost that grows with the games played would show as far more."""

MEMORY_TOLERANCE = 1.0
"""MiB by which the peaks of two equal processes may differ; a leak of 400 bytes a game would exceed it."""


@dataclass(frozen=True)
class Verdict:
    """A target, what was measured, and whether it was reached; None if it could not be measured."""

    target: str
    measured: str
    reached: bool | None

    @property
    def word(self) -> str:
        return {True: "reached", False: "NOT reached", None: "not measured"}[self.reached]


@dataclass(frozen=True)
class Factors:
    """The factors over the peer that the targets speak of; None where one side could not be measured."""

    public: Figure | None
    playout: Figure | None
    copy: Figure | None
    uncompiled: Figure | None


def judge_factors(targets: Targets, factors: Factors) -> list[Verdict]:
    verdicts = [
        _at_least("compiled, public interface", targets.public, factors.public),
        _at_least("compiled playout loop", targets.playout, factors.playout),
        _at_most_a_part("compiled copy()", targets.copy, factors.copy),
    ]
    if targets.uncompiled is not None:
        verdicts.append(_at_least("uncompiled, public interface", targets.uncompiled, factors.uncompiled))
    return verdicts


def judge_growth(growth: Growth) -> list[Verdict]:
    """These two hold for every game, so they are in no table."""
    time = growth.time_factor.median
    more = growth.more_memory
    return [
        Verdict("10 × the games in 10 × the time (up to 10 % more)", f"{time:.2f} ×", time <= 10 * TIME_TOLERANCE),
        Verdict("10 × the games in no more memory (up to 1 MiB)", f"{more:+.1f} MiB", more <= MEMORY_TOLERANCE),
    ]


def _at_least(what: str, wanted: float, factor: Figure | None) -> Verdict:
    target = f"{what}: at least {wanted:g} × the peer's decisions/s"
    if factor is None:
        return Verdict(target, "–", None)
    return Verdict(target, f"{factor.median:.1f} ×", factor.median >= wanted)


def _at_most_a_part(what: str, wanted: float, factor: Figure | None) -> Verdict:
    target = f"{what}: at most 1/{wanted:g} of the peer's"
    if factor is None:
        return Verdict(target, "–", None)
    return Verdict(target, f"1/{factor.median:.1f}", factor.median >= wanted)
