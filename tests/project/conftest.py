"""What the tests of the project share: the launcher, and a checkout that only notes what was done."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.project.programs import ROOT, Rehearsal, load


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.delenv("EPOKA_BUILD", raising=False)
    return load("launcher", ROOT / "epoka")


@pytest.fixture
def rehearsal(launcher: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    return Rehearsal(launcher, tmp_path, monkeypatch)
