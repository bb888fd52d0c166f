"""How good a position is for each side: a learned judgement of features that the game declares."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.errors import EpokaError
from epoka.core.state import State

FORMAT: Final = 1
FIELDS: Final = ("format", "game", "version", "players", "features", "knots", "coefficients", "spread")


class Coefficients:
    """What was learned for one game and number of players, as its file holds it.

    `knots` are shares of the game still to come, rising from 0 to 1. At each of them stand a coefficient a feature, in
    points, and the `spread` of the final difference that a point of margin is measured by; between knots both change
    evenly.
    """

    def __init__(
        self, features: list[str], knots: list[float], coefficients: list[list[float]], spread: list[float]
    ) -> None:
        if len(knots) < 2 or knots[0] != 0.0 or knots[-1] != 1.0 or sorted(set(knots)) != knots:
            raise EpokaError("knots rise from 0 to 1")
        if len(coefficients) != len(knots) or len(spread) != len(knots):
            raise EpokaError("every knot has a row of coefficients and a spread")
        if any(len(row) != len(features) for row in coefficients):
            raise EpokaError("every row has a coefficient a feature")
        if min(spread) <= 0.0:
            raise EpokaError("a spread is greater than 0")
        self.features: Final = features
        self.knots: Final = knots
        self.coefficients: Final = coefficients
        self.spread: Final = spread


def unlearned(features: list[str]) -> Coefficients:
    """Coefficients that know nothing: every side has the same chance."""
    return Coefficients(features, [0.0, 1.0], [[0.0 for _ in features] for _ in range(2)], [1.0, 1.0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """The chance of each side to win, from features of its position and of the others'.

    A side's score is the sum of its features, each times its coefficient at this stage of the game; the chances follow
    from the differences of the scores (softmax over the spread). A game declares the features, `epoka train` finds the
    coefficients.
    """

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        """What the features are called: files of coefficients are checked against them."""
        self.coefficients = unlearned(names)

    def learned(self) -> bool:
        """Whether it has coefficients to judge by."""
        return any(any(row) for row in self.coefficients.coefficients)

    def features(self, state: State, side: int) -> list[float]:
        """The features of a side, in the order of their names."""
        raise NotImplementedError

    def left(self, state: State) -> float:
        """The share of the game still to come: 1 at its start, 0 at its end; never rises by much."""
        raise NotImplementedError

    def scores(self, state: State) -> list[float]:
        """The score of each side; only differences mean something."""
        return self.scores_at(state, self.left(state))

    def scores_at(self, state: State, left: float) -> list[float]:
        c = self.coefficients
        knot, part = place(c.knots, left)
        low, high = c.coefficients[knot], c.coefficients[knot + 1]
        scores: list[float] = []
        for side in range(state.sides):
            total = 0.0
            at: i64 = 0
            for feature in self.features(state, side):
                if feature != 0.0:
                    total += feature * (low[at] + part * (high[at] - low[at]))
                at += 1
            scores.append(total)
        return scores

    def shares(self, state: State) -> list[float]:
        """The chance of each side to win, together 1; of a finished game its result."""
        if state.over:
            return final_shares(state)
        left = self.left(state)
        knot, part = place(self.coefficients.knots, left)
        spread = self.coefficients.spread
        return softmax(self.scores_at(state, left), spread[knot] + part * (spread[knot + 1] - spread[knot]))


def place(knots: list[float], left: float) -> tuple[i64, float]:
    """Between which knots a moment lies: the number of the lower one, and the part of the way to the next."""
    last: i64 = len(knots) - 2
    knot: i64 = 0
    while knot < last and left > knots[knot + 1]:
        knot += 1
    part = (left - knots[knot]) / (knots[knot + 1] - knots[knot])
    return knot, min(1.0, max(0.0, part))


def softmax(scores: list[float], spread: float) -> list[float]:
    most = max(scores)
    parts = [exp((score - most) / spread) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]


def final_shares(state: State) -> list[float]:
    """The result of a finished game: winners share one."""
    ranking = state.ranking()
    winners = ranking.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranking]


def read_coefficients(path: Path, game: str, version: int, players: int, features: list[str]) -> Coefficients:
    """The coefficients in a file, which has to be made for this game and rules version, these players and features."""
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise EpokaError(f"{path.name} cannot be read as coefficients: {error}") from error
    if not isinstance(data, dict) or any(field not in data for field in FIELDS):
        raise EpokaError(f"{path.name} holds no coefficients: it wants the fields {', '.join(FIELDS)}")
    if data["format"] != FORMAT:
        raise EpokaError(f"{path.name} has format {data['format']}, this is Epoka with format {FORMAT}; train it anew")
    if data["game"] != game or data["players"] != players:
        raise EpokaError(
            f"{path.name} was trained for {data['game']} with {data['players']}, not for {game} with {players}"
        )
    if data["version"] != version:
        raise EpokaError(
            f"{path.name} was trained for version {data['version']} of the rules of {game}, "
            f"these are version {version}; train it anew: epoka train {game}"
        )
    if data["features"] != features:
        raise EpokaError(f"{path.name} was trained for other features of {game}; train it anew: epoka train {game}")
    try:
        return Coefficients(features, data["knots"], data["coefficients"], data["spread"])
    except (EpokaError, TypeError) as error:
        raise EpokaError(f"{path.name} is damaged: {error}") from error
