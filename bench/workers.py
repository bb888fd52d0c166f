"""Starting the workers and understanding what they answer."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


class WorkerFailed(Exception):
    """A worker ended without an answer; the text is the last thing it said."""


def ask(python: str, script: str, request: dict[str, Any], environment: dict[str, str]) -> dict[str, Any]:
    """Run one worker in a fresh process, wait for it and return its answer."""
    command = [python, str(HERE / script), json.dumps(request)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise WorkerFailed(said[-1])
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def own_environment(pure: bool) -> dict[str, str]:
    """The caller's environment with the wanted build of Epoka selected, whatever the caller had selected."""
    environment = _steady_environment()
    environment.pop("EPOKA_PURE", None)
    if pure:
        environment["EPOKA_PURE"] = "1"
    return environment


def peer_environment() -> dict[str, str]:
    """Nothing of ours may be found from the peer's Python."""
    environment = _steady_environment()
    environment.pop("PYTHONPATH", None)
    return environment


def _steady_environment() -> dict[str, str]:
    """Equal hashing in every process, so that a seed means the same game in each."""
    return {**os.environ, "PYTHONHASHSEED": "0"}
