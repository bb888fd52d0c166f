"""The worker whose instructions are counted: `playouts.py GAMES SEEDS [GAME]`.

It plays a few games of each of GAMES (names with commas between them), so that everything is loaded and warm, and then
as many games as SEEDS says of GAME. What the same worker counts without GAME is the cost of all but those.
"""

from __future__ import annotations

import sys

import epoka

WARM_UP = 2
LEFT_OUT = 77
"""The exit status where there is nothing to count."""


def play(name: str, seeds: int) -> None:
    game = epoka.game(name)
    players = min(4, max(game.players))
    for seed in range(1, seeds + 1):
        epoka.playout(game.start(players=players), epoka.Dealer(seed=seed))


def main(names: str, seeds: str, *counted: str) -> None:
    if not epoka.compiled():
        print("Epoka is not compiled in this environment")
        sys.exit(LEFT_OUT)
    for name in names.split(","):
        play(name, WARM_UP)
    for name in counted:
        play(name, int(seeds))


if __name__ == "__main__":
    main(*sys.argv[1:])
