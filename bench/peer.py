"""The environments of the peers: each made once with the standard library's venv, from a file of pins."""

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
ENVS_REQUIREMENTS = HERE / "envs-requirements.txt"
ENVS_PLACE = HERE.parent / ".venv-bench-envs"


class NoPeer(Exception):
    """The peer cannot be measured here; the text says why."""


def peer_python(say: Callable[[str], None]) -> str:
    """The Python that has catanatron."""
    return _python_with("catanatron", REQUIREMENTS, PLACE, say)


def envs_python(say: Callable[[str], None]) -> str:
    """The Python that has the environments of others."""
    return _python_with("other environments", ENVS_REQUIREMENTS, ENVS_PLACE, say)


def _python_with(what: str, requirements: Path, place: Path, say: Callable[[str], None]) -> str:
    """The Python of an environment, which is made first if it is missing or pins something else."""
    python = place / "bin" / "python"
    marker = place / "ready.txt"
    wanted = f"Python {sys.version}\n{requirements.read_text()}"
    if python.exists() and marker.exists() and marker.read_text() == wanted:
        return str(python)
    say(f"making {place.name} for {what}, once …")
    try:
        venv.EnvBuilder(with_pip=True, clear=True).create(place)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeer(f"no environment could be made for it in {place.name}: {error}") from error
    _install(python, requirements, place)
    marker.write_text(wanted)
    return str(python)


def _install(python: Path, requirements: Path, place: Path) -> None:
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--retries", "1", "--timeout", "20", "-r", str(requirements)]
    done = subprocess.run(command, env=peer_environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        shutil.rmtree(place)
        errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        reason = errors[-1] if errors else f"pip ended with status {done.returncode}"
        raise NoPeer(f"pip could not install it ({reason}); with a network connection the next run tries again")
