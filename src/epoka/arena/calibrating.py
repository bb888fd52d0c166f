"""`epoka calibrate`: how well foretold chances come true, by tenths, and the map that mends them.

Games are played that nobody has learned from. Of each, a few moments are kept, drawn from all of it, since moments of
one game are alike; at each of them the value is asked at once, and where short lines of play lead. One half of the
games makes the maps and decides which of the two foretells better, the other half judges that.
"""

from __future__ import annotations

import json
from math import sqrt
from typing import NamedTuple

import numpy as np

from epoka.arena.sampling import erring
from epoka.bots import make_bot
from epoka.coach.calibration import BY_LINES, BY_VALUE, FORMAT, STAGES, Calibration, Maps, fingerprint, stage_of
from epoka.coach.foretelling import LINES, play_on
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import Game, find_game
from epoka.core.ids import CHANCE
from epoka.core.search import Search, needed_policy
from epoka.core.seat import Seat
from epoka.core.state import State
from epoka.core.value import Value, final_shares

ALLOWED = 0.03
"""By so much a tenth of the chances may be off."""
TENTHS = 10
MOMENTS = 8
"""So many moments of each game are kept."""
KNOTS = 20
"""So many points a map has at most."""
ROUNDS = 10
"""So often a map is moved towards what came true."""
FEWEST = 400
"""So many sides stand behind each of them at least."""
DIGITS = 4


class Moment(NamedTuple):
    """A position of a game: what the value says at once and on average at the ends of lines, and how the game ended."""

    game: int
    left: float
    foretold: dict[str, list[float]]
    shares: list[float]


class Tenth(NamedTuple):
    """Sides that were given about the same chance; the error is that of the bias, games apart."""

    lowest: float
    sides: int
    foretold: float
    won: float
    error: float

    @property
    def bias(self) -> float:
        return self.foretold - self.won

    @property
    def missed(self) -> bool:
        """Whether it is off by more than allowed, beyond what chance may show."""
        return abs(self.bias) - 2 * self.error > ALLOWED


class Calibrated(NamedTuple):
    """Foretold and real chances of games nobody learned from: as the value says it, and mended."""

    games: int
    positions: int
    before: list[Tenth]
    after: list[Tenth]
    calibration: Calibration


# ---- playing ---------------------------------------------------------------------------------------------------------


def watch(item: Values) -> Values:
    """Play the game of a lesson, and ask the value at some of its moments."""
    game = find_game(item["game"])
    seated: list[str] = item["bots"]
    policy, value = needed_policy(game), needed_value(game, len(seated))
    state = game.start(len(seated), **item["options"])
    dealer, picking = Dealer(item["seed"]), Dealer(f"{item['seed']}/moments")
    bots = [make_bot(name, game, f"{item['seed']}/{seat}") for seat, name in enumerate(seated)]
    thinkers = [dealer.child(f"seat {seat}") for seat in range(len(bots))]
    kept: list[State] = []
    seen = 0
    while not state.over:
        seen += 1
        at = len(kept) if len(kept) < MOMENTS else picking.below("moment", seen)
        if at < MOMENTS:
            kept[at : at + 1] = [state.copy()]
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
            continue
        state.act(erring(bots[mover], Seat(state, mover, thinkers[mover]), item["noise"]))
    search = Search(policy, value, 1)
    moments = [
        [value.left(each), {BY_VALUE: value.shares(each), BY_LINES: mean_of_lines(value, each, search, item["seed"])}]
        for each in kept
    ]
    return {"moments": moments, "shares": final_shares(state)}


def needed_value(game: Game, players: int) -> Value:
    value = game.value(players)
    if value is None:
        raise EpokaError(
            f"{game.name} has learned no value for {players} players; epoka train {game.name} -p {players}"
        )
    return value


def mean_of_lines(value: Value, state: State, search: Search, seed: str) -> list[float]:
    """What the value says on average where lines from this state have led, as `coach.foretelling` finds it."""
    total = [0.0] * state.sides
    for number in range(LINES):
        line = state.copy()
        line.forget()
        play_on(line, search, Dealer(f"{seed}/{number}"))
        for side, share in enumerate(value.shares(line)):
            total[side] += share / LINES
    return total


# ---- mending ---------------------------------------------------------------------------------------------------------


def calibrate(played: list[Values]) -> Calibrated:
    """Make the maps of one half of the games, and judge value and maps by the other half."""
    learning, judging = (moments_of(half) for half in halves(played))
    maps = {by: mapped(by, learning) for by in (BY_VALUE, BY_LINES)}
    ways = [Calibration(maps[BY_VALUE], maps[BY_LINES], by) for by in (BY_VALUE, BY_LINES)]
    best = min(ways, key=lambda way: log_loss(way, learning))
    return Calibrated(
        len(played) // 2,
        len(judging),
        tenths([each.foretold[BY_VALUE] for each in judging], judging),
        tenths([told(best, each) for each in judging], judging),
        best,
    )


def halves(played: list[Values]) -> tuple[list[Values], list[Values]]:
    """The first games and the last.

    Not the even and the odd ones: bots err by turns, and whoever plays without errors keeps a lead more often.
    """
    middle = len(played) // 2
    return played[:middle], played[middle:]


def moments_of(played: list[Values]) -> list[Moment]:
    return [
        Moment(number, left, foretold, game["shares"])
        for number, game in enumerate(played)
        for left, foretold in game["moments"]
    ]


def told(way: Calibration, moment: Moment) -> list[float]:
    """The chances that the coach tells."""
    return way.mended(moment.foretold[way.by], moment.left, way.by)


def log_loss(way: Calibration, moments: list[Moment]) -> float:
    chance = np.array([told(way, each) for each in moments])
    real = np.array([each.shares for each in moments])
    return float(-(real * np.log(np.maximum(chance, 1e-3))).sum(axis=1).mean())


def mapped(by: str, moments: list[Moment]) -> Maps:
    """A rising map for every stage: foretold chances to those that came true."""
    maps = []
    for number in range(len(STAGES)):
        inside = [each for each in moments if stage_of(each.left) == number]
        given = np.array([each.foretold[by] for each in inside])
        real = np.array([each.shares for each in inside])
        maps.append(balanced(rising(given.reshape(-1), real.reshape(-1)), given, real))
    return maps


def balanced(found: list[list[float]], given: np.ndarray, real: np.ndarray) -> list[list[float]]:
    """Move a map until it is right after the chances of all sides were brought to 1 again, as they are when told."""
    xs, ys = (np.array(row) for row in found)
    if len(xs) < 3:
        return found
    nearest = np.abs(given.reshape(-1, 1) - xs[1:-1]).argmin(axis=1)
    count = np.maximum(1, np.bincount(nearest, minlength=len(xs) - 2))
    for _ in range(ROUNDS):
        mended = np.interp(given, xs, ys)
        mended /= mended.sum(axis=1, keepdims=True)
        off = np.bincount(nearest, weights=(real - mended).reshape(-1), minlength=len(xs) - 2) / count
        ys[1:-1] = np.maximum.accumulate(np.clip(ys[1:-1] + off, 0.0, 1.0))
    return [xs.tolist(), [round(float(y), DIGITS) for y in ys]]


def rising(given: np.ndarray, real: np.ndarray) -> list[list[float]]:
    """The rising line nearest to what came true: means of equal parts, pooled where they would fall."""
    if len(given) < KNOTS:
        return [[0.0, 1.0], [0.0, 1.0]]
    order = np.argsort(given, kind="stable")
    parts = np.array_split(order, min(KNOTS, max(2, len(given) // FEWEST)))
    pools: list[list[float]] = []
    for part in parts:
        pools.append([float(given[part].mean()), float(real[part].mean()), float(len(part))])
        while len(pools) > 1 and (pools[-2][1] > pools[-1][1] or pools[-2][0] >= pools[-1][0]):
            x, y, weight = pools.pop()
            before = pools[-1]
            total = before[2] + weight
            before[0] = (before[0] * before[2] + x * weight) / total
            before[1] = (before[1] * before[2] + y * weight) / total
            before[2] = total
    xs = [0.0, *[round(pool[0], DIGITS) for pool in pools], 1.0]
    ys = [0.0, *[round(pool[1], DIGITS) for pool in pools], 1.0]
    return [xs, ys]


def tenths(chance: list[list[float]], moments: list[Moment]) -> list[Tenth]:
    """Foretold and real chances by tenths. Sides and moments of one game err together: errors are counted by games."""
    flat = np.array(chance).reshape(-1)
    real = np.array([each.shares for each in moments]).reshape(-1)
    games: np.ndarray = np.repeat([each.game for each in moments], len(moments[0].shares))
    place = np.clip((flat * TENTHS).astype(int), 0, TENTHS - 1)
    found = []
    for number in range(TENTHS):
        inside = place == number
        if inside.any():
            off = flat[inside] - real[inside]
            by_game = np.bincount(games[inside], weights=off - off.mean())
            error = sqrt(float((by_game**2).sum())) / len(off)
            found.append(
                Tenth(number / TENTHS, len(off), float(flat[inside].mean()), float(real[inside].mean()), error)
            )
    return found


# ---- telling ---------------------------------------------------------------------------------------------------------


def largest_bias(found: list[Tenth]) -> float:
    return max(abs(each.bias) for each in found)


def written(title: str, found: Calibrated) -> str:
    """The tables as Markdown: the value as it is, and mended."""
    how = "where short lines of play lead" if found.calibration.by == BY_LINES else "at once"
    lines = [
        f"### {title}",
        "",
        f"{found.positions:,} positions of {found.games:,} games; the value is asked {how}. Largest bias of a tenth: "
        f"{100 * largest_bias(found.before):.1f} points as the value says it, {100 * largest_bias(found.after):.1f} "
        "mended.",
        "",
        "| chance | sides | foretold | won | bias, points | the value alone |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    alone = {each.lowest: each for each in found.before}
    for each in found.after:
        name = f"{100 * each.lowest:.0f}–{100 * each.lowest + 100 / TENTHS:.0f}%"
        other = alone.get(each.lowest)
        lines.append(
            f"| {name} | {each.sides:,} | {each.foretold:.1%} | {each.won:.1%} | {off(each)} | "
            f"{'' if other is None else off(other)} |"
        )
    return "\n".join(lines)


def off(each: Tenth) -> str:
    """The bias and twice its standard error; more than allowed beyond that is marked."""
    text = f"{100 * each.bias:+.1f} ± {200 * each.error:.1f}".replace("-", "−")
    return f"**{text}**" if each.missed else text


def file_of(game: Game, players: int, found: Calibrated, games: Values) -> str:
    """The maps, how they came about, and which coefficients they are for."""
    way = found.calibration
    rows = {by: ",\n  ".join(json.dumps(row) for row in maps) for by, maps in way.maps.items()}
    maps = ",\n".join(f'"{by}": [\n  {text}\n]' for by, text in rows.items())
    return (
        f'{{"format": {FORMAT}, "coefficients": "{fingerprint(game, players)}", "by": "{way.by}",\n'
        f'"learned from": {json.dumps(games)},\n"maps": {{\n{maps}\n}}}}\n'
    )
