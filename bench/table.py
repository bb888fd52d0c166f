"""How a table feels: what the server computes for every position, what the page takes for opening and clicking.

The game is played by its best bot at every seat, and each of its positions is shown as a server would show it. Then
the page opens in mid-game in a real browser, and a player who knows no rules clicks what is highlighted: once where
nothing moves, once at the speed «quick» with everything that travels, counts and is told. Times are CPU time for the
server's part; in the browser they are what a person waits, so a busy machine makes them longer.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the page is driven as the tests drive it
sys.path.insert(0, str(Path(__file__).resolve().parent))

import machine
import report
from measure import say
from msgspec.json import encode

import epoka
from epoka.bots import make_bot, other_bots
from epoka.server.projection import choices, shown

LONG = 50
"""Milliseconds after which people notice that a page does not answer."""


@dataclass
class Played:
    """A game to its end, and the milliseconds that each of its decisions took."""

    record: str
    turns: list[int] = field(default_factory=list)
    """The number of actions before each decision."""
    seats: list[int] = field(default_factory=list)
    thinking: list[float] = field(default_factory=list)
    showing: list[float] = field(default_factory=list)
    listing: list[float] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    kilobytes: list[float] = field(default_factory=list)

    @property
    def busiest(self) -> int:
        """The decision whose list of choices took longest."""
        return self.listing.index(max(self.listing))


def play(game_name: str, players: int, seed: int) -> Played:
    """One game among equals; every question is also shown to the one who is asked."""
    game = epoka.game(game_name)
    dealer = epoka.Dealer(seed=seed)
    state = game.start(players=players)
    bots = [make_bot(other_bots(game)[-1], game, f"{seed}-{seat}") for seat in range(players)]
    played = Played("")
    while not state.over:
        seat = state.mover
        if seat == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        played.turns.append(state.turn)
        played.seats.append(seat)
        show(state, seat, played)
        start = process_time()
        action = bots[seat].choose(epoka.Seat(state, seat, dealer))
        played.thinking.append((process_time() - start) * 1e3)
        state.act(action)
    played.record = epoka.record_text(state.record())
    return played


def show(state: epoka.State, seat: int, played: Played) -> None:
    start = process_time()
    position = shown(state, seat, state.turn, state.turn)
    seen = process_time()
    position.choices = choices(state, seat)
    listed = process_time()
    played.showing.append((seen - start) * 1e3)
    played.listing.append((listed - seen) * 1e3)
    played.legal.append(len(position.choices))
    played.kilobytes.append(len(encode(position)) / 1024)


def spread(values: list[float]) -> list[str]:
    """Median, 99th percentile and maximum."""
    if not values:
        return ["–", "–", "–"]
    last = statistics.quantiles(values, n=100, method="inclusive")[98] if len(values) > 1 else values[0]
    return [f"{statistics.median(values):,.2f}", f"{last:,.2f}", f"{max(values):,.2f}"]


def print_server(game: str, players: int, played: Played) -> None:
    rows = [
        ["the position as a seat sees it, ms", *spread(played.showing)],
        ["legal choices with their previews, ms", *spread(played.listing)],
        ["choices a question", *spread([float(number) for number in played.legal])],
        ["the position as it is sent, KiB", *spread(played.kilobytes)],
        [f"a move of {other_bots(epoka.game(game))[-1]}, ms", *spread(played.thinking)],
    ]
    print(f"{game}, {players} players, {len(played.turns):,} decisions; CPU time of the server\n")
    print(report.table(["", "median", "99 %", "most"], rows))


def print_page(page: dict[str, Any], how: str) -> None:
    long = [one for one in page["tasks"] if one > LONG]
    rows = [
        ["opening in mid-game, until something may be clicked", *spread(page["opening"])],
        [f"from a click to the next picture ({page['clicks']} clicks)", *spread(page["echo"])],
        ["times in which the page did not answer, longer than 50", *spread(page["blocked"])],
        ["from one picture to the next while something moves", *spread(page["frames"])],
        ["tasks of more than 50 ms of processor time, while playing", *spread(long)],
    ]
    print(f"\nThe page in {page['browser']}, {how}, milliseconds by the clock\n")
    print(report.table(["", "median", "99 %", "most"], rows))
    print(f"{len(page['blocked'])} times blocked: {page['blocked_opening']} while opening, the others while playing.")
    print(f"{len(long)} of {len(page['tasks'])} tasks took more than {LONG} ms of processor time while playing.")


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="epoka bench --table", description="How quickly a table answers.")
    parser.add_argument("--game", default="civolution", help="which game (default: %(default)s)")
    parser.add_argument("--players", type=int, default=4, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another game (default: %(default)s)")
    parser.add_argument("--clicks", type=int, default=60, help="clicks in the page (default: %(default)s)")
    parser.add_argument("--no-page", action="store_true", help="only the server's part")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured to FILE")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    asked = parse(arguments)
    about = machine.describe()
    say(f"a game of {asked.game}, shown position by position")
    played = play(asked.game, asked.players, asked.seed)
    print_server(asked.game, asked.players, played)
    data: dict[str, Any] = {"machine": about, "server": asdict(played)}
    if not asked.no_page:
        try:
            import table_page
        except ImportError:
            say("without the page: it wants what ./epoka test installs; run that once")
        else:
            middle = len(played.turns) // 2
            say("the page in mid-game, and in the busiest position")
            moments = [(played.turns[at], played.seats[at]) for at in (middle, played.busiest)]
            for how, moving in (("nothing moves", False), ("everything moves", True)):
                page = table_page.measure(played.record, moments, asked.clicks, moving)
                data[f"page, {how}"] = page
                print_page(page, how)
    print(f"\n{about['python']} · {about['cpu']} · load {about['load']} before, {machine.load()} after")
    if asked.json is not None:
        asked.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        say(f"written: {asked.json}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
