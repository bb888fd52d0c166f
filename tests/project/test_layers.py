"""Dependencies point one way."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.project.programs import ROOT


def test_dependencies_point_one_way() -> None:
    pytest.importorskip("importlinter", reason="the layers need import-linter; ./epoka test brings it")
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command; lint_imports_command()",
            "--no-cache",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
