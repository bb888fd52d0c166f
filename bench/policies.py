"""How many games a second a policy plays to their end from mid-game, on one core: what a search lives on.

The middle of a game is where half of the decisions of `greedy` are made. CPU time counts, not the clock; the best of
three passes over all positions is the one that others on the machine have disturbed least.
"""

from __future__ import annotations

import argparse
from time import process_time

import machine

import epoka
from epoka.bots import make_bot
from epoka.core.policy import Policy
from epoka.core.search import needed_policy

PASSES = 3
YARDSTICK = "greedy"


def middle(game: epoka.Game, players: int, seed: str) -> epoka.State:
    """The middle of a game of `greedy` at every seat."""
    state, dealer, bot = game.start(players), epoka.Dealer(seed), make_bot(YARDSTICK, game)
    decisions: list[epoka.State] = []
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        decisions.append(state.copy())
        state.act(bot.choose(epoka.Seat(state, state.mover, dealer)))
    return decisions[len(decisions) // 2]


def play_on(state: epoka.State, policy: Policy, dealer: epoka.Dealer) -> int:
    """Play to the end; answers how many decisions that took."""
    decisions = 0
    policy.begin(state)
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.take(dealer.draw(state))
            continue
        legal = state.legal()
        state.take(legal[0] if len(legal) == 1 else policy.decide(state, legal))
        decisions += 1
    return decisions


def playouts_a_second(game: epoka.Game, players: int, positions: int, lines: int) -> tuple[float, float]:
    """Playouts a second, and the decisions of one."""
    policy = needed_policy(game)
    middles = [middle(game, players, f"middle {number}") for number in range(positions)]
    least, decisions = float("inf"), 0
    for _ in range(PASSES):
        start, decisions = process_time(), 0
        for number, position in enumerate(middles):
            for line in range(lines):
                decisions += play_on(position.copy(), policy, epoka.Dealer(f"line {number}/{line}"))
        least = min(least, process_time() - start)
    return positions * lines / least, decisions / (positions * lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="epoka bench --policies", description="Playouts a second with the policy.")
    parser.add_argument("--game", default="stone-age", help="which game (default: %(default)s)")
    parser.add_argument("--players", type=int, help="how many players (default: each number there is)")
    parser.add_argument("--positions", type=int, default=16, help="games whose middle is played on from")
    parser.add_argument("--lines", type=int, default=4, help="playouts from each of them")
    asked = parser.parse_args(arguments)
    game = epoka.game(asked.game)
    about = machine.describe()
    print(f"{asked.game}: playouts with the policy from mid-game, {'compiled' if epoka.compiled() else 'UNCOMPILED'}")
    print(f"{about['python']} · {about['cpu']} · load {about['load']} before")
    for players in [asked.players] if asked.players else [number for number in game.players if number > 1]:
        rate, decisions = playouts_a_second(game, players, asked.positions, asked.lines)
        print(f"{players} players: {rate:.0f} a second, {decisions:.0f} decisions each")
    return 0
