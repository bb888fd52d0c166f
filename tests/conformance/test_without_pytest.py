"""Epoka needs no pytest; only `epoka.testing` does, and says so."""

from __future__ import annotations

import os
import subprocess
import sys


def python(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program where pytest is not installed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    hidden = f"import sys; sys.modules['pytest'] = None; {program}"
    return subprocess.run([sys.executable, "-c", hidden], env=environment, capture_output=True, text=True, check=False)


def test_all_but_the_suite_works_without_pytest() -> None:
    done = python("import epoka, epoka.cli.main, epoka.server.app; print(epoka.game('founders').name)")
    assert done.stdout == "founders\n", done.stderr


def test_the_suite_says_what_it_needs() -> None:
    done = python("import epoka.testing.conformance")
    assert done.stderr.splitlines()[-1] == (
        "ImportError: epoka.testing needs pytest and hypothesis: install epoka[testing]"
    )
