"""Which rules version recorded games belong to, and whether they still go as that version let them go.

A game's folder holds the records of its present version. `results.json` beside them says which version that is, in
which release of the project they were made, and for each game its result and a digest of all that the rules offered
and counted along the way. A few games of each earlier version stay under `v1/`, `v2/` and so on.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

import epoka

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
KEPT = 6
"""So many games of a version stay when the next one comes; more may be put beside them."""
RESULTS = "results.json"


def records(folder: Path) -> list[Path]:
    """The recorded games of a folder, without those of earlier versions in the folders below it."""
    return sorted(folder.glob("*p*.txt"))


def read_record(path: Path) -> dict[str, Any]:
    return epoka.parse_record(path.read_text("utf-8"))


def read_results(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / RESULTS).read_text("utf-8"))
    return found


def write_results(folder: Path, version: int, made_in: str, games: dict[str, Any]) -> None:
    data = {"version": version, "made_in": made_in, "games": games}
    (folder / RESULTS).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def digest(state: epoka.State) -> str:
    """What the rules offered and counted at every step of the game that led to this state."""
    found = sha256()
    again = state.game.begin(state.players, state.options)
    for action in state.history:
        offered = ", ".join([again.name(legal) for legal in again.actions()])
        found.update(f"{again.mover}: {offered}; {again.points()}\n".encode())
        again.act(action)
    found.update(repr(result(again)).encode())
    return found.hexdigest()[:24]


def result(state: epoka.State) -> dict[str, object]:
    """What a replay must come to."""
    return {"points": state.points(), "ranking": state.ranking(), "over_by": state.over_by, "actions": state.turn}


def gone_astray(folder: Path) -> list[str]:
    """The recorded games of a folder that no longer go as they did when they were made, by name."""
    games = read_results(folder)["games"]
    astray = []
    for path in records(folder):
        try:
            state = epoka.replay(read_record(path))
        except epoka.BadRecord:
            astray.append(path.stem)
            continue
        if digest(state) != games[path.stem]["digest"]:
            astray.append(path.stem)
    return astray


def make_room(folder: Path, version: int) -> None:
    """Before the games of a folder are made anew: refuse where that would hide a change of released rules.

    Where the version was raised, a few of the old games are kept first.
    """
    if not (folder / RESULTS).exists():
        return
    old = read_results(folder)
    if old["version"] != version:
        keep(folder)
        return
    astray = gone_astray(folder) if is_released(old["made_in"]) else []
    if astray:
        raise SystemExit(told_astray(folder.name, old, astray))


def keep(folder: Path) -> None:
    """Copy a few games to the folder of their version, unless some are there already."""
    old = read_results(folder)
    room = folder / f"v{old['version']}"
    if room.exists():
        return
    room.mkdir()
    kept = selection(records(folder))
    for path in kept:
        shutil.copy(path, room / path.name)
    write_results(room, old["version"], old["made_in"], {path.stem: old["games"][path.stem] for path in kept})


def selection(paths: list[Path]) -> list[Path]:
    """The games with the most different actions, as many of each number of players as of another."""
    tables: dict[str, list[Path]] = {}
    for path in sorted(paths, key=variety, reverse=True):
        tables.setdefault(path.name.split("p")[0], []).append(path)
    in_turn = [path for row in zip_longest(*[tables[players] for players in sorted(tables)]) for path in row if path]
    return sorted(in_turn[:KEPT])


def variety(path: Path) -> int:
    return len(set(path.read_text("utf-8").splitlines()))


def told_astray(game: str, results: dict[str, Any], astray: list[str]) -> str:
    """What to do about recorded games that go differently."""
    version, command = results["version"], f"python -m tests.recorded.make {game}"
    if is_released(results["made_in"]):
        todo = (
            f"raise the version of {game} in its game.py, run {command}, which keeps some old games under v{version}/ "
            "and plays new ones, and name the new version in CHANGELOG.md"
        )
    else:
        todo = f"run {command}; the version may stay, since no release has carried it"
    return (
        f"{len(astray)} recorded games of {game} go differently from rules version {version} ({', '.join(astray)}). "
        f"Either the change was not meant, or the rules changed: then {todo}."
    )


def project_version() -> str:
    return str(tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def is_released(release: str) -> bool:
    """Whether the changelog calls a version of the project released: whatever it holds may be saved somewhere."""
    changelog = (PROJECT / "CHANGELOG.md").read_text("utf-8")
    heading = re.search(rf"^## {re.escape(release)}\b(.*)$", changelog, flags=re.MULTILINE)
    if heading is None:
        raise SystemExit(f"CHANGELOG.md has no section «## {release}»")
    return "not yet released" not in heading[1]
