"""The guard of speed: counts the instructions of fixed games, and compares them with the figures that were noted last.

Time differs from run to run; the instructions that the same games take in the same build hardly do. valgrind counts
them, at a fraction of the speed, so that a few games have to do. The figures hold for one Python, one kind of processor
and one C compiler, and instructions.json keeps them by these. Exit status 1: a game takes over a tenth more than was
noted. Exit status 77: nothing could be compared here, and the last line says why.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from playouts import LEFT_OUT
from targets import TARGETS
from workers import HERE, WorkerFailed, own_environment

FIGURES = HERE / "instructions.json"
TOLERANCE = 0.10
SEEDS = 60
"""How many games of each kind are counted."""
RENEW = "./epoka bench --instructions --note"
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]

Figures = dict[str, int]


class NotHere(Exception):
    """Why instructions cannot be counted or compared on this machine."""


def build() -> str:
    """What decides how many instructions a game takes, beside our own sources."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        said = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    except OSError:
        said = ""
    kind = "clang" if "clang" in said else "gcc"
    version = re.search(r"(\d+)\.\d+", said)
    python = ".".join(platform.python_version_tuple()[:2])
    return f"CPython {python}, {platform.machine()}, {kind} {version[1] if version else '?'}"


def counted(said: str) -> int:
    """The number of instructions out of what valgrind says."""
    found = re.search(r"I +refs: +([\d,]+)", said)
    if found is None:
        raise WorkerFailed((said.strip().splitlines() or ["valgrind said nothing"])[-1])
    return int(found[1].replace(",", ""))


def run_worker(*game: str) -> int:
    """The instructions of one process: all of a worker's start, its warm-up, and the games of one kind."""
    worker = [sys.executable, str(HERE / "playouts.py"), ",".join(TARGETS), str(SEEDS), *game]
    done = subprocess.run([*VALGRIND, *worker], env=own_environment(pure=False), capture_output=True, text=True)
    if done.returncode == LEFT_OUT:
        raise NotHere(done.stdout.strip())
    if done.returncode != 0:
        said = [line for line in done.stderr.splitlines() if not line.startswith(("==", "--"))]
        raise WorkerFailed(said[-1] if said else f"valgrind ended with status {done.returncode}")
    return counted(done.stderr)


def count() -> Figures:
    """Instructions a game, for every game."""
    if shutil.which(VALGRIND[0]) is None:
        raise NotHere("valgrind is not installed (on Debian and Ubuntu: sudo apt install valgrind)")
    without = run_worker()
    return {game: (run_worker(game) - without) // SEEDS for game in TARGETS}


def read(file: Path) -> dict[str, Figures]:
    """The noted figures by build."""
    noted: dict[str, Figures] = json.loads(file.read_text(encoding="utf-8"))
    return noted


def note(file: Path, key: str, figures: Figures) -> None:
    """Write the figures of one build, and leave those of the others."""
    noted = read(file) if file.exists() else {}
    text = json.dumps({**noted, key: figures}, indent="\t", sort_keys=True)
    file.write_text(f"{text}\n", encoding="utf-8")


def judge(noted: Figures, found: Figures) -> tuple[list[str], bool]:
    """A line for every game, and whether none takes over a tenth more than was noted."""
    lines, good = [], True
    for game, instructions in found.items():
        line = f"{game:<12} {instructions:>14,} instructions a game"
        if game not in noted:
            lines.append(f"{line}; nothing noted yet: {RENEW}")
            continue
        change = instructions / noted[game] - 1
        line += f", {change:+.1%} on {noted[game]:,}"
        if change > TOLERANCE:
            good = False
            line += f": TOO MANY. Find out why (./epoka bench --profile); if it is meant, {RENEW}"
        elif change < -TOLERANCE:
            line += f": much faster. Keep it that way with {RENEW}"
        lines.append(line)
    return lines, good


def guard(file: Path, key: str, renew: bool) -> int:
    noted = read(file)
    if key not in noted and not renew:
        raise NotHere(f"no figures are noted for this build ({key}); {RENEW} notes them")
    found = count()
    lines, good = judge(noted.get(key, {}), found)
    print(key, *lines, sep="\n")
    if renew:
        note(file, key, found)
        print(f"noted in {file}")
        return 0
    return 0 if good else 1


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="epoka bench --instructions", description="Instructions of fixed games, compared with those noted last."
    )
    parser.add_argument("--note", action="store_true", help="note what is counted as the figures to compare with")
    asked = parser.parse_args(arguments)
    try:
        return guard(FIGURES, build(), asked.note)
    except NotHere as reason:
        print(reason)
        return LEFT_OUT
    except WorkerFailed as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
