"""How Founders of the Empire plays out between equal bots: points, length, ends, seats, tiles and tokens.

Prints the tables of docs/founders-balance.md:

    python bench/founders_balance.py --games 5000 --processes 4

Game number n of a count of players is played with the seed `seed/players/n`, so that a run can be repeated exactly
and two sets of tiles can be compared on equal chances.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple

from epoka.arena.match import interval
from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.event import Event
from epoka.core.game import find_game
from epoka.core.ids import CHANCE
from epoka.core.seat import Seat

GAME = "founders"
TOKENS = ["war", "coin", "wagon", "craftsman"]
TOO_RARE = 0.15
TOO_COMMON = 0.95


class Outcome(NamedTuple):
    """What one game adds to the report; lists have an entry a seat."""

    points: list[int]
    shares: list[float]
    """Who won; shared wins by their shares."""
    turns: int
    over_by: str
    left: int
    """Victory tiles nobody took."""
    counts: dict[str, int]
    """How often things happened: `shown forest`, `taken forest`, `gained war`, `played war`, `replaced` …"""
    sources: dict[str, int]
    """Points of all seats by where they come from."""


def play(task: tuple[str, int, str]) -> Outcome:
    """One game of a bot against itself."""
    bot_name, players, seed = task
    game = find_game(GAME)
    state = game.start(players)
    events: list[Event] = []
    state.listen(events)
    bots = [make_bot(bot_name, game, f"{seed}/{seat}") for seat in range(players)]
    dealer = Dealer(seed)
    thinkers = [dealer.child(f"seat {seat}") for seat in range(players)]
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
        else:
            state.act(bots[mover].choose(Seat(state, mover, thinkers[mover])))
    ranking = state.ranking()
    sources: Counter[str] = Counter()
    for seat in range(players):
        sources.update(state.breakdown(seat))
    view = state.view()
    return Outcome(
        points=state.points(),
        shares=[1 / ranking.count(1) if place == 1 else 0.0 for place in ranking],
        turns=view["turns"],
        over_by=state.over_by,
        left=len(view["display"]),
        counts=count(events),
        sources=dict(sources),
    )


def count(events: list[Event]) -> dict[str, int]:
    """What happened to tiles and tokens in a game."""
    counts: Counter[str] = Counter()
    for event in events:
        face = event.values.get("face", "")
        if event.key in ("tile-shown", "victory-shown"):
            counts[f"shown {face}"] += 1
        elif event.key in ("added", "drafted"):
            counts[f"taken {face}"] += 1
        elif event.key == "token-gained":
            counts[f"gained {event.values['token']}"] += 1
        elif event.key == "craftsman-drawn":
            counts["gained craftsman"] += 1
        elif event.key.endswith("-played"):
            counts[f"played {event.key.removesuffix('-played')}"] += 1
        elif event.key in ("replaced", "row-cleared", "skipped"):
            counts[event.key] += 1
    return dict(counts)


def report(players: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """The figures of one count of players."""
    games = len(outcomes)
    totals: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for outcome in outcomes:
        totals.update(outcome.counts)
        sources.update(outcome.sources)
    return {
        "players": players,
        "games": games,
        "points": spread([points for outcome in outcomes for points in outcome.points]),
        "winner": spread([max(outcome.points) for outcome in outcomes]),
        "turns": spread([outcome.turns for outcome in outcomes]),
        "ends": {end: number / games for end, number in Counter(o.over_by for o in outcomes).most_common()},
        "left": mean([outcome.left for outcome in outcomes]),
        "seats": [seat_row([outcome.shares[seat] for outcome in outcomes]) for seat in range(players)],
        "tiles": {
            face: {"shown": totals[f"shown {face}"], "taken": totals[f"taken {face}"] / totals[f"shown {face}"]}
            for face in sorted([key.removeprefix("shown ") for key in totals if key.startswith("shown ")])
        },
        "tokens": {
            token: {"gained": totals[f"gained {token}"] / games, "played": totals[f"played {token}"] / games}
            for token in TOKENS
        },
        "other": {key: totals[key] / games for key in ("replaced", "row-cleared", "skipped")},
        "sources": {key: value / games / players for key, value in sources.items()},
    }


def spread(numbers: list[int]) -> dict[str, float]:
    """The mean, and the range that holds the middle nine tenths."""
    cuts = quantiles(numbers, n=20, method="inclusive")
    return {"mean": mean(numbers), "low": cuts[0], "median": cuts[9], "high": cuts[-1]}


def seat_row(shares: list[float]) -> dict[str, float]:
    low, high = interval(sum(shares), len(shares))
    return {"wins": mean(shares), "low": low, "high": high}


def lopsided(figures: dict[str, Any]) -> list[str]:
    """Tiles that are hardly ever or nearly always taken."""
    return [face for face, row in figures["tiles"].items() if not TOO_RARE <= row["taken"] <= TOO_COMMON]


# ---- printing -------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def summary(all_figures: list[dict[str, Any]]) -> str:
    """One column a count of players."""
    rows: list[list[str]] = []
    for key, label in (("points", "points of a seat"), ("winner", "points of the winner"), ("turns", "turns")):
        cells = [f"{f[key]['mean']:.1f} ({f[key]['low']:.0f} to {f[key]['high']:.0f})" for f in all_figures]
        rows.append([f"{label}: mean (middle 90 %)", *cells])
    for end in sorted({end for figures in all_figures for end in figures["ends"]}):
        rows.append([f"ended by {end}", *[percent(figures["ends"].get(end, 0.0)) for figures in all_figures]])
    rows.append(["victory tiles left over", *[f"{figures['left']:.2f}" for figures in all_figures]])
    for source in all_figures[0]["sources"]:
        rows.append([f"points from {source}", *[f"{figures['sources'][source]:.2f}" for figures in all_figures]])
    for key, label in (("replaced", "replacements"), ("row-cleared", "rows cleared"), ("skipped", "turns skipped")):
        rows.append([f"{label} a game", *[f"{figures['other'][key]:.2f}" for figures in all_figures]])
    return table(["", *[f"{f['players']} players ({f['games']} games)" for f in all_figures]], rows)


def seats(all_figures: list[dict[str, Any]]) -> str:
    rows: list[list[str]] = []
    for figures in all_figures:
        cells = [""] * 4
        for seat, row in enumerate(figures["seats"]):
            cells[seat] = f"{percent(row['wins'])} ({percent(row['low'])} to {percent(row['high'])})"
        rows.append([str(figures["players"]), *cells])
    return table(["players", *[f"seat {seat}" for seat in range(4)]], rows)


def tokens(all_figures: list[dict[str, Any]]) -> str:
    rows = [
        [token, *[f"{f['tokens'][token]['gained']:.2f} / {f['tokens'][token]['played']:.2f}" for f in all_figures]]
        for token in TOKENS
    ]
    return table(["gained / played a game", *[f"{f['players']} players" for f in all_figures]], rows)


def tiles(all_figures: list[dict[str, Any]]) -> str:
    rows: list[list[str]] = []
    for face in sorted({face for figures in all_figures for face in figures["tiles"]}):
        rows.append([face, *[percent(figures["tiles"][face]["taken"]) for figures in all_figures]])
    return table(["taken of those shown", *[f"{f['players']} players" for f in all_figures]], rows)


def measure(bot: str, players: int, games: int, seed: str, processes: int) -> dict[str, Any]:
    tasks = [(bot, players, f"{seed}/{players}/{number}") for number in range(games)]
    with multiprocessing.Pool(processes) as pool:
        return report(players, pool.map(play, tasks, chunksize=10))


def main() -> int:
    parser = argparse.ArgumentParser(description="How Founders of the Empire plays out between equal bots.")
    parser.add_argument("--bot", default="greedy", help="the bot on every seat")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4], help="counts of players")
    parser.add_argument("--games", type=int, default=5000, help="games for each count of players")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    chosen = parser.parse_args()
    found = [
        measure(chosen.bot, players, chosen.games, chosen.seed, chosen.processes) for players in sorted(chosen.players)
    ]
    print("\n\n".join([summary(found), seats(found), tokens(found), tiles(found)]))
    for figures in found:
        print(f"\nlopsided with {figures['players']} players: {', '.join(lopsided(figures)) or 'none'}")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
