"""Plays and saves the recorded games: for every number of players, preset and way to end, one finished game.

    python -m tests.recorded.make [GAME …]

Run it only when a recorded game no longer replays because the rules version has changed: recorded games are there to
show what a change of the code does to old games.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path

import epoka
from epoka.bots import bot_names, make_bot
from epoka.texts import Texts

HERE = Path(__file__).parent
TRIES = 20_000

ENDS = {"stone-age": ("cards", "buildings", "both"), "founders": ("victory-tiles", "stacks")}
"""The ways a game can end, for games that have more than one."""

PRESETS: dict[str, list[dict[str, object]]] = {
    "stone-age": [{"edition": "pl"}, {"edition": "cs"}, {"edition": "uk"}],
}

MORE_ENDS: dict[str, list[tuple[dict[str, object], str]]] = {
    "founders": [({"end_when_city_stack_empty": True}, "city-stack"), ({"agreed_end": True}, "agreement")],
}
"""Ways to end that only an option makes possible."""


def play(game: epoka.Game, players: int, options: Mapping[str, object], seed: str) -> epoka.State:
    """A game between bots drawn from all there are, so that strong and foolish moves both occur."""
    state = game.start(players, **options)
    dealer = epoka.Dealer(seed)
    choice = random.Random(seed)
    bots = [make_bot(choice.choice(bot_names(game)), game, seed=f"{seed}/{seat}") for seat in range(players)]
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            seat = epoka.Seat(state, state.mover, dealer.child(f"seat {state.mover} {state.turn}"))
            state.act(bots[state.mover].choose(seat))
    return state


def find(game: epoka.Game, players: int, options: Mapping[str, object], end: str | None) -> epoka.State:
    """The first game by seed that ends as wanted."""
    for number in range(TRIES):
        state = play(game, players, options, f"{players} {options} {end} {number}")
        if end is None or state.over_by == end:
            return state
    raise SystemExit(f"no game of {game.name} with {players} players and {options} ended by {end} in {TRIES} tries")


def result(state: epoka.State) -> dict[str, object]:
    """What a replay must come to."""
    return {"points": state.points(), "ranking": state.ranking(), "over_by": state.over_by, "actions": state.turn}


def playthrough(state: epoka.State) -> str:
    """A whole game as sentences, as a spectator saw it: a change of the rules shows as a change of this text."""
    texts = Texts("en", state.game, [f"Seat {seat}" for seat in range(state.players)])
    lines: list[str] = []
    for entry in state.log(None):
        who = "chance" if entry["seat"] == epoka.CHANCE else f"seat {entry['seat']}"
        lines.append(f"{entry['number']:4} {who}: {entry['action'] or '(hidden)'}")
        sentences = [texts.event(event) for event in entry["events"]]
        lines.extend([f"     {sentence}" for sentence in sentences if sentence])
    for seat in range(state.players):
        sources = ", ".join([f"{source} {points}" for source, points in state.breakdown(seat).items()])
        lines.append(f"seat {seat}: place {state.ranking()[seat]}, {state.points()[seat]} points ({sources})")
    lines.append(f"ended by {state.over_by}")
    return "\n".join(lines) + "\n"


def save(state: epoka.State, file: Path) -> dict[str, object]:
    file.write_text(epoka.record_text(state.record()), encoding="utf-8")
    print(state.game.name, file.stem, result(state))
    return result(state)


def make(game: epoka.Game) -> None:
    folder = HERE / game.name
    folder.mkdir(exist_ok=True)
    results: dict[str, object] = {}
    for players in game.players:
        for options in PRESETS.get(game.name, [{}]):
            for end in ENDS.get(game.name, (None,)):
                name = "-".join([f"{players}p", *[str(value) for value in options.values()], *([end] if end else [])])
                results[name] = save(find(game, players, options, end), folder / f"{name}.txt")
        for options, end in MORE_ENDS.get(game.name, []):
            results[f"{players}p-{end}"] = save(find(game, players, options, end), folder / f"{players}p-{end}.txt")
    (folder / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    write_playthrough(game)


def told_game(game: epoka.Game) -> Path:
    """The recorded game that the playthrough tells: the one with the most different actions."""

    def variety(path: Path) -> int:
        return len(set(path.read_text("utf-8").splitlines()))

    return max(sorted((HERE / game.name).glob("*p*.txt")), key=variety)


def write_playthrough(game: epoka.Game) -> None:
    state = epoka.replay(epoka.parse_record(told_game(game).read_text("utf-8")))
    (HERE / game.name / "playthrough.log").write_text(playthrough(state), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in epoka.all_games()]:
        make(epoka.game(name))
