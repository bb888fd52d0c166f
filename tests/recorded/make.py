"""Plays and saves the recorded games: for every number of players, preset and way to end, one finished game.

Where these do not show everything that a game holds, more games follow until they do.

    python -m tests.recorded.make [GAME …]

Run it after raising a game's rules version: a few of the old games are kept under `v1/`, `v2/` …, then new ones are
played. Where the rules of a released version have changed and the version has not, it refuses: recorded games are there
to show what a change of the code does to old games.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import epoka
from epoka.bots import make_bot, other_bots
from epoka.texts import Texts
from tests.recorded.shown import everything, shown
from tests.recorded.versions import (
    HERE,
    digest,
    make_room,
    project_version,
    read_record,
    records,
    result,
    variety,
    write_results,
)

TRIES = 20_000
ROUNDS = 120
FURTHER = 40
"""Out of so many games the one is kept that shows most of what is still missing."""
TAKEN = ("install", "keep", "chip", "attribute", "pick")
"""What is done with an element on its way to being installed."""
NOTHING: set[str] = set()

ENDS = {"stone-age": ("cards", "buildings", "both"), "founders": ("victory-tiles", "stacks", "agreement")}
"""The ways a game can end, for games that have more than one."""

PRESETS: dict[str, list[dict[str, object]]] = {
    "stone-age": [{"edition": "pl"}, {"edition": "cs"}, {"edition": "uk"}],
    "civolution": [
        {"start": "advanced"},
        {"start": "beginner"},
        {"start": "mixed"},
        {"start": "chosen"},
        {"map": "first-game"},
        {"difficulty": "moderate"},
        {"difficulty": "medium"},
        {"difficulty": "advanced"},
        {"difficulty": "expert"},
        {"harder_resets": True},
    ],
}
"""Each is played by every number of players that it allows."""

MORE_ENDS: dict[str, list[tuple[dict[str, object], str]]] = {
    "founders": [({"end_when_city_stack_empty": True}, "city-stack")],
}
"""Ways to end that only an option makes possible."""


def cases(game: epoka.Game) -> Iterator[tuple[str, int, dict[str, object], str | None]]:
    """The name, players, options and end of every game that is wanted."""
    for players in game.players:
        for options in PRESETS.get(game.name, [{}]):
            try:
                game.resolve(players, dict(options))
            except epoka.BadOption:
                continue
            for end in ENDS.get(game.name, (None,)):
                words = [named(game, name, value) for name, value in options.items()]
                yield "-".join([f"{players}p", *words, *([end] if end else [])]), players, options, end
        for options, end in MORE_ENDS.get(game.name, []):
            yield f"{players}p-{end}", players, options, end


def named(game: epoka.Game, option: str, value: object) -> str:
    """An option in the name of a file: the value alone where it is that of the leading option."""
    if value is True:
        return option
    return str(value) if option == game.options[0].name else f"{option}-{value}"


def play(
    game: epoka.Game,
    players: int,
    options: Mapping[str, object],
    seed: str,
    names: list[str] | None = None,
    missing: set[str] = NOTHING,
) -> epoka.State:
    """A game between bots drawn from all there are, so that strong and foolish moves both occur, or from `names`.

    Where something is missing in the recorded games, every second chance to show it is taken.
    """
    state = game.start(players, **options)
    dealer = epoka.Dealer(seed)
    choice = random.Random(seed)
    seated = [choice.choice(names or other_bots(game)) for _ in range(players)]
    bots = [make_bot(name, game, seed=f"{seed}/{seat}") for seat, name in enumerate(seated)]
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            wish = wished(state, missing) if missing and choice.random() < 0.5 else None
            seat = epoka.Seat(state, state.mover, dealer.child(f"seat {state.mover} {state.turn}"))
            state.act(bots[state.mover].choose(seat) if wish is None else wish)
    return state


def find(game: epoka.Game, players: int, options: Mapping[str, object], end: str | None) -> epoka.State:
    """The first game by seed that ends as wanted."""
    for number in range(TRIES):
        state = play(game, players, options, f"{players} {options} {end} {number}")
        if end is None or state.over_by == end:
            return state
    raise SystemExit(f"no game of {game.name} with {players} players and {options} ended by {end} in {TRIES} tries")


def playthrough(state: epoka.State) -> str:
    """A whole game as sentences, as a spectator saw it: a change of the rules shows as a change of this text."""
    texts = Texts.at("en", state, [f"Seat {seat}" for seat in range(state.players)])
    lines: list[str] = []
    for entry in state.log(None):
        who = "chance" if entry["seat"] == epoka.CHANCE else f"seat {entry['seat']}"
        lines.append(f"{entry['number']:4} {who}: {entry['action'] or '(hidden)'}")
        sentences = [texts.event(event) for event in entry["events"]]
        lines.extend([f"     {sentence}" for sentence in sentences if sentence])
    for seat in range(state.sides):
        sources = ", ".join([f"{source} {points}" for source, points in state.breakdown(seat).items()])
        lines.append(f"seat {seat}: place {state.ranking()[seat]}, {state.points()[seat]} points ({sources})")
    lines.append(f"ended by {state.over_by}")
    return "\n".join(lines) + "\n"


def save(state: epoka.State, file: Path) -> dict[str, object]:
    file.write_text(epoka.record_text(state.record()), encoding="utf-8")
    print(state.game.name, file.stem, result(state))
    return {**result(state), "digest": digest(state)}


def make(game: epoka.Game) -> None:
    folder = HERE / game.name
    folder.mkdir(exist_ok=True)
    make_room(folder, game.version)
    for old in records(folder):
        old.unlink()
    results: dict[str, object] = {}
    missing = everything(game)
    for name, players, options, end in cases(game):
        state = find(game, players, options, end)
        missing -= shown(state)
        results[name] = save(state, folder / f"{name}.txt")
    for number, state in enumerate(further(game, missing), start=1):
        name = f"{state.players}p-further-{number}"
        results[name] = save(state, folder / f"{name}.txt")
    write_results(folder, game.version, project_version(), results)
    write_playthrough(game)


def further(game: epoka.Game, missing: set[str]) -> list[epoka.State]:
    """Games that show what is missing: strong bots play them, but take what nobody has shown yet where they can."""
    chosen: list[epoka.State] = []
    for number in range(ROUNDS):
        if not missing:
            break
        seeds = [f"further {number} {place}" for place in range(FURTHER)]
        states = [play(game, max(game.players), {}, seed, [other_bots(game)[-1]], missing) for seed in seeds]
        best = max(states, key=lambda state: len(missing & shown(state)))
        if missing & shown(best):
            missing -= shown(best)
            chosen.append(best)
    else:
        print(f"not shown by any recorded game of {game.name}: {', '.join(sorted(missing))}")
    return chosen


def wished(state: epoka.State, missing: set[str]) -> int | None:
    """An action that shows something missing, or leads there."""
    for action in state.actions():
        verb, *words = state.name(action).split()
        if state.name(action) in missing or (verb in TAKEN and f"installed {words[0]}" in missing):
            return action
        if verb in ("upgrade", "activate") and any(f"activated {words[0]} {level}" in missing for level in range(2, 4)):
            return action
    return None


def told_game(game: epoka.Game) -> Path:
    """The recorded game that the playthrough tells: the one with the most different actions."""
    return max(records(HERE / game.name), key=variety)


def write_playthrough(game: epoka.Game) -> None:
    state = epoka.replay(read_record(told_game(game)))
    (HERE / game.name / "playthrough.log").write_text(playthrough(state), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in epoka.all_games()]:
        make(epoka.game(name))
