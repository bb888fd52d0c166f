"""What a recorded game shows: every piece that is dealt or installed, every module at each of its levels."""

from __future__ import annotations

from typing import Any

import epoka

HEARD: dict[str, list[str]] = {"installed": ["element"], "activated": ["module", "level"]}
"""Events that show something, with the values that say what."""

CIVOLUTION = "civolution"
INSTALLED = "ABCDEIKT"
"""The first letters of what a civilization installs: research cards, income, starting and attribute chips."""


def shown(state: epoka.State) -> set[str]:
    """The actions of a finished game by their names, and what its events tell beside them."""
    found = {state.game.names[action] for action in state.history}
    for entry in state.log():
        found.update(heard(event) for event in entry["events"] if event["key"] in HEARD)
    return found


def heard(event: dict[str, Any]) -> str:
    return " ".join([event["key"], *[str(event[name]) for name in HEARD[event["key"]]]])


def everything(game: epoka.Game) -> set[str]:
    """What all recorded games of a game have to show together."""
    wanted = {name for name in game.names if name.startswith(("deal ", "site is ", "tile is ", "propose "))}
    if game.name == CIVOLUTION:
        wanted |= {f"installed {name[5:]}" for name in wanted if name.startswith("deal ") and name[5] in INSTALLED}
        wanted |= {name for name in game.names if name.startswith("goal ")}  # taken; whether it is reached is skill
        for name in game.names:
            if name.startswith("activate "):
                levels = (1, 2, 3) if name.replace("activate", "upgrade") in game.names else (0,)
                wanted |= {f"activated {name[9:]} {level}" for level in levels}
    return wanted
