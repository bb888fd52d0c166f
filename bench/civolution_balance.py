"""How Civolution plays out between equal bots: seats, starting cards, research cards, chips and events.

Prints the tables of docs/civolution-balance.md:

    python bench/civolution_balance.py --games 2000 --processes 2

Game number n of a count of players is played with the seed `seed/players/n`, so that a run can be repeated exactly
and two sets of cards can be compared on equal chances. Shares of wins come with their 95 % interval.
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

from civolution_tables import all_tables

from epoka.arena.match import interval
from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.game import find_game
from epoka.core.ids import CHANCE
from epoka.core.seat import Seat
from epoka.games.civolution.components.catalogue import EVENT_CARDS
from epoka.games.civolution.components.elements import element_id
from epoka.games.civolution.components.pieces import CARDS, GOAL
from epoka.games.civolution.course.events import Event, concerned
from epoka.games.civolution.notation import KEEP_MARKERS, PICK, TAKE_GOAL
from epoka.games.civolution.position.state import Civolution

GAME = "civolution"


class Outcome(NamedTuple):
    """What one game adds to the report; lists have an entry a seat."""

    points: list[int]
    shares: list[float]
    """Who won; shared wins by their shares."""
    first: int
    """Who began."""
    started: list[list[str]]
    """The starting cards."""
    held: list[list[str]]
    """Research cards that were in hand at some time."""
    installed: list[list[str]]
    """All cards and chips on the console at the end."""
    goals: list[str]
    """Goal chips that somebody took from the display or with a starting card."""
    events: dict[str, int]
    """How many civilizations each event of the game spoke of."""
    sources: dict[str, int]


class Watch:
    """What is to be remembered while a game goes on."""

    def __init__(self, state: Civolution) -> None:
        players = state.players
        self.started: list[list[str]] = [[] for _ in range(players)]
        self.held: list[set[int]] = [set() for _ in range(players)]
        self.goals: set[str] = set()
        self.events: dict[str, int] = {}
        self.era = 0

    def before(self, state: Civolution, action: int) -> None:
        """The starting cards and goal chips that are taken."""
        name = state.name(action)
        if KEEP_MARKERS <= action < KEEP_MARKERS + 12 or PICK <= action < PICK + 10:
            self.started[state.mover].append(name.split()[-1])
        elif TAKE_GOAL <= action < TAKE_GOAL + 65:
            self.goals.add(name.split()[-1])

    def after(self, state: Civolution) -> None:
        """Hands, and whom the event would concern as long as it has not come."""
        for seat, player in enumerate(state.seats):
            self.held[seat].update(player.hand)
        for stack in [stack for player in state.seats for stack in player.goals if stack]:
            self.goals.add(f"G{stack[-1] + 1}")
        if state.event >= 0 and (state.phase < 7 or any(isinstance(step, Event) for step in state.agenda)):
            self.events[EVENT_CARDS[state.event].id] = len(concerned(state))


def play(task: tuple[str, int, str]) -> Outcome:
    """One game of a bot against itself."""
    bot_name, players, seed = task
    game = find_game(GAME)
    state = game.start(players)
    assert isinstance(state, Civolution)
    bots = [make_bot(bot_name, game, f"{seed}/{seat}") for seat in range(players)]
    dealer = Dealer(seed)
    thinkers = [dealer.child(f"seat {seat}") for seat in range(players)]
    watch = Watch(state)
    first = 0
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
        else:
            action = bots[mover].choose(Seat(state, mover, thinkers[mover]))
            watch.before(state, action)
            state.act(action)
        watch.after(state)
        if state.era == 1:
            first = int(state.first) if state.phase < 7 else first
    return outcome(state, watch, first)


def outcome(state: Civolution, watch: Watch, first: int) -> Outcome:
    ranking = state.ranking()
    sources: Counter[str] = Counter()
    for seat in range(state.players):
        sources.update(state.breakdown(seat))
    return Outcome(
        points=state.points(),
        shares=[1 / ranking.count(1) if place == 1 else 0.0 for place in ranking],
        first=first,
        started=watch.started,
        held=[[element_id(card) for card in sorted(cards)] for cards in watch.held],
        installed=[
            sorted({element_id(element) for column in [*player.left, *player.right] for element in column})
            for player in state.seats
        ],
        goals=sorted(watch.goals),
        events=watch.events,
        sources=dict(sources),
    )


# ---- figures --------------------------------------------------------------------------------------------------------


def report(players: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """The figures of one count of players."""
    seats = [(o, seat) for o in outcomes for seat in range(players)]
    cards = [element_id(card) for card in range(CARDS)]
    chips = [element_id(element) for element in range(CARDS, GOAL)]
    taken = Counter(chip for o in outcomes for elements in o.installed for chip in elements)
    goals = Counter(goal for o in outcomes for goal in o.goals)
    sources: Counter[str] = Counter()
    for o in outcomes:
        sources.update(o.sources)
    return {
        "players": players,
        "games": len(outcomes),
        "points": spread([points for o in outcomes for points in o.points]),
        "winner": spread([max(o.points) for o in outcomes]),
        "seats": [wins([o.shares[seat] for o in outcomes]) for seat in range(players)],
        "order": [wins([o.shares[(o.first + turn) % players] for o in outcomes]) for turn in range(players)],
        "starts": by_key(seats, lambda o, seat: o.started[seat], sorted({c for o, s in seats for c in o.started[s]})),
        "cards": {
            card: row | {"installed": installed(seats, card)}
            for card, row in by_key(seats, lambda o, seat: o.held[seat], cards).items()
        },
        "chips": {chip: taken[chip] for chip in chips if chip[0] in "IT"},
        "goals": {f"G{goal + 1}": [goals[f"G{goal + 1}"], taken[f"G{goal + 1}"]] for goal in range(65)},
        "events": event_rows(outcomes),
        "sources": {key: value / len(seats) for key, value in sources.items()},
    }


def by_key(seats: list[tuple[Outcome, int]], keys: Any, names: list[str]) -> dict[str, dict[str, float]]:
    """The share of wins of whoever had a thing."""
    shares: dict[str, list[float]] = {name: [] for name in names}
    for o, seat in seats:
        for key in keys(o, seat):
            shares[key].append(o.shares[seat])
    return {name: wins(shares[name]) for name in names}


def installed(seats: list[tuple[Outcome, int]], card: str) -> float:
    """How often a card was installed by those who held it."""
    held = [card in o.installed[seat] for o, seat in seats if card in o.held[seat]]
    return sum(held) / len(held) if held else 0.0


def event_rows(outcomes: list[Outcome]) -> dict[str, list[int]]:
    """For each event: in how many games it came, and in how many it spoke of somebody."""
    came: Counter[str] = Counter()
    worked: Counter[str] = Counter()
    for o in outcomes:
        for event, concerned_seats in o.events.items():
            came[event] += 1
            worked[event] += 1 if concerned_seats else 0
    return {card.id: [came[card.id], worked[card.id]] for card in EVENT_CARDS}


def wins(shares: list[float]) -> dict[str, float]:
    if not shares:
        return {"number": 0, "wins": 0.0, "low": 0.0, "high": 1.0}
    low, high = interval(sum(shares), len(shares))
    return {"number": len(shares), "wins": mean(shares), "low": low, "high": high}


def spread(numbers: list[int]) -> dict[str, float]:
    """The mean, and the range that holds the middle nine tenths."""
    cuts = quantiles(numbers, n=20, method="inclusive")
    return {"mean": mean(numbers), "low": cuts[0], "high": cuts[-1]}


def measure(bot: str, players: int, games: int, seed: str, processes: int) -> dict[str, Any]:
    tasks = [(bot, players, f"{seed}/{players}/{number}") for number in range(games)]
    if processes == 1:
        return report(players, [play(task) for task in tasks])
    with multiprocessing.Pool(processes) as pool:
        return report(players, pool.map(play, tasks, chunksize=10))


def main() -> int:
    parser = argparse.ArgumentParser(description="How Civolution plays out between equal bots.")
    parser.add_argument("--bot", default="greedy", help="the bot on every seat")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4], help="counts of players")
    parser.add_argument("--games", type=int, default=2000, help="games for each count of players")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    chosen = parser.parse_args()
    found = [
        measure(chosen.bot, players, chosen.games, chosen.seed, chosen.processes) for players in sorted(chosen.players)
    ]
    print(all_tables(found))
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
