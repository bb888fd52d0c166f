"""The environment of the peer: made once with the standard library's venv, pinned by requirements.txt."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

from workers import HERE, peer_environment

REQUIREMENTS = HERE / "requirements.txt"
PLACE = HERE.parent / ".venv-bench"


class NoPeer(Exception):
    """The peer cannot be measured here; the text says why."""


def peer_python(say: Callable[[str], None]) -> str:
    """The Python that has catanatron, making its environment first if it is missing or pins something else."""
    python = PLACE / "bin" / "python"
    marker = PLACE / "ready.txt"
    wanted = f"Python {sys.version}\n{REQUIREMENTS.read_text()}"
    if python.exists() and marker.exists() and marker.read_text() == wanted:
        return str(python)
    say("making .venv-bench for catanatron, once …")
    try:
        venv.EnvBuilder(with_pip=True, clear=True).create(PLACE)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeer(f"no environment could be made for it in {PLACE.name}: {error}") from error
    _install(python)
    marker.write_text(wanted)
    return str(python)


def _install(python: Path) -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--retries", "1", "--timeout", "20", "-r", str(REQUIREMENTS)]
    done = subprocess.run(command, env=peer_environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        shutil.rmtree(PLACE)
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        reason = errors[-1] if errors else f"pip ended with status {done.returncode}"
        raise NoPeer(f"pip could not install it ({reason}); with a network connection the next run tries again")
