"""Makes positions for the page at /dev/<game>: `python web/fixtures.py` writes web/fixtures/<game>.json.

The positions have the shape the server sends, from several moments of one bot game, so that a board can be drawn and
looked at without a server. They belong to the development of the page alone and are not part of the package.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import epoka
from epoka import CHANCE, Dealer, Game, State
from epoka.core.dice import faces
from epoka.core.event import Event
from epoka.core.seat import Seat

FOLDER = Path(__file__).parent / "fixtures"
OF_A_KIND = 3


def choices(state: State) -> list[dict[str, Any]]:
    found = []
    for action in state.actions():
        key, values = state.game.describe(action)
        found.append({"name": state.name(action), "key": key, "values": values, "preview": state.preview(action)})
    return found


def position(state: State, seat: int) -> dict[str, Any]:
    key, values = state.prompt()
    asked = state.asked()
    return {
        "seat": seat,
        "seq": state.turn,
        "turn": state.turn,
        "view": state.view(seat),
        "insight": state.insight(seat),
        "mover": state.mover,
        "asked": asked,
        "prompt": {"key": key, "values": values},
        "choices": choices(state) if seat in asked and not state.over else [],
        "draft": [],
        "undo": state.turn - state.barrier,
        "undo_beyond": state.turn > 0,
        "redo": [],
        "hidden": False,
        "points": state.points(),
        "breakdown": [state.breakdown(other) for other in range(state.players)],
        "ranking": state.ranking(),
        "over": state.over,
        "over_by": state.over_by,
    }


def spread(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few of them, as far apart as can be."""
    last = len(found) - 1
    return [found[place] for place in sorted({last * part // (OF_A_KIND - 1) for part in range(OF_A_KIND)})]


def told(event: Event, number: int) -> dict[str, Any]:
    data = event.data()
    if "dice" in data and "total" in data:
        data["faces"] = faces(data["dice"], data["total"], "fixture", number)
    return data


def game_fixture(game: Game, players: int) -> dict[str, Any]:
    """A bot game, with positions of every kind of prompt: from its beginning, its middle and its end."""
    state = game.start(players)
    dealer = Dealer(seed=11)
    bots = [next(iter(game.bots().values()))() for _ in range(players)]
    events: list[Event] = []
    state.listen(events)
    entries: list[dict[str, Any]] = []
    kinds: dict[str, list[dict[str, Any]]] = {}
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            action = dealer.draw(state)
        else:
            kind = state.prompt()[0]
            kinds.setdefault(kind, []).append({"title": f"{state.turn} {kind}", **position(state, mover)})
            action = bots[mover].choose(Seat(state, mover, dealer))
        name = state.name(action)
        state.act(action)
        shown = [event for event in events if event.seen_by(0)][1:]
        entry = {"seq": state.turn, "number": state.turn, "seat": mover, "action": name, "at": "2026-01-01T12:00:00Z"}
        entries.append({**entry, "events": [told(event, state.turn) for event in shown]})
        events.clear()
    positions = [one for found in kinds.values() for one in spread(found)]
    positions.sort(key=lambda one: int(one["turn"]))
    positions.append({"title": "the end", **position(state, 0)})
    return {
        "game": game.name,
        "players": players,
        "options": state.options,
        "components": game.components(),
        "positions": positions,
        "entries": entries,
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in epoka.all_games():
        fixture = game_fixture(game, max(game.players))
        path = FOLDER / f"{game.name}.json"
        path.write_text(json.dumps(fixture), encoding="utf-8")
        print(f"{path.name}: {len(fixture['positions'])} positions, {len(fixture['entries'])} log entries")


if __name__ == "__main__":
    main()
