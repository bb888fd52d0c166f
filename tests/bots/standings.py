"""Measures the bots of Stone Age against one another and prints the tables of docs/bots.md.

    python tests/bots/standings.py --games 300 --jobs 2

Seats rotate; game number n of a match is dealt with the seed `1/n`. Not a test: it takes minutes, compiled.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import epoka
from epoka.arena.match import GameResult, interval, play_game, play_one, rotated, wins
from epoka.games.stoneage.bots.greedy import Greedy

GAME = "stone-age"
MATCHES = [("greedy", "random"), ("starver", "random"), ("greedy", "starver"), ("starver", "greedy")]


def one_game(names: list[str], edition: str, number: int) -> GameResult:
    seating = rotated(names, number)
    return play_one(GAME, len(names), {"edition": edition}, seating, f"1/{number}")


def one_duel(edition: str, number: int) -> GameResult:
    """`greedy` against itself without a sense for cards and for the end of the game."""
    names = rotated(["greedy", "blunt"], number)
    bots: list[epoka.Bot] = [Greedy() if name == "greedy" else Greedy(cards=False, ending=False) for name in names]
    return play_game(epoka.game(GAME), bots, f"1/{number}", {"edition": edition}, names)


def rate(results: list[GameResult], name: str) -> str:
    won = wins(results, name)
    low, high = interval(won, len(results))
    return f"{100 * won / len(results):.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def average(results: list[GameResult], name: str) -> float:
    points = [result.points[seat] for result in results for seat, bot in enumerate(result.bots) if bot == name]
    return sum(points) / len(points)


def sources(results: list[GameResult], name: str) -> str:
    rows = [result.breakdown[seat] for result in results for seat, bot in enumerate(result.bots) if bot == name]
    return ", ".join(f"{key} {sum(row[key] for row in rows) / len(rows):.1f}" for key in rows[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games a match")
    parser.add_argument("--target-games", type=int, default=1000, help="games of the two matches with a target")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--editions", default="uk,pl,cs")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.target_games:
            numbers = range(given.target_games)
            names = ["greedy", "random", "random", "random"]
            four = list(pool.map(partial(one_game, names, "uk"), numbers, chunksize=8))
            print(f"greedy against three random, uk, {given.target_games} games: {rate(four, 'greedy')}", flush=True)
            duel = list(pool.map(partial(one_duel, "uk"), numbers, chunksize=8))
            print(f"greedy against blunt, uk, {given.target_games} games: {rate(duel, 'greedy')}", flush=True)
        numbers = range(given.games)
        for edition in given.editions.split(",") if given.games else []:
            for players in (2, 3, 4):
                cells = []
                for one, others in MATCHES:
                    names = [one] + [others] * (players - 1)
                    results = list(pool.map(partial(one_game, names, edition), numbers, chunksize=8))
                    cells.append(f"{rate(results, one)}, {average(results, one):.0f}:{average(results, others):.0f}")
                print(f"| {edition} | {players} | " + " | ".join(cells) + " |", flush=True)
                alone = list(pool.map(partial(one_game, ["greedy"] * players, edition), numbers, chunksize=8))
                rounds = sum(result.rounds for result in alone) / len(alone)
                print(f"greedy alone: {average(alone, 'greedy'):.1f} points in {rounds:.1f} rounds", flush=True)
                print(f"  {sources(alone, 'greedy')}", flush=True)


if __name__ == "__main__":
    main()
