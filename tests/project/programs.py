"""The programs of the checkout as modules, and a small checkout on which the launcher is rehearsed."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
ALL_PARTS = ["environment", "libraries", "project"]


def load(name: str, file: Path) -> ModuleType:
    """Load a program of the checkout as a module; the launcher has no suffix to import it by."""
    loader = SourceFileLoader(name, str(file))
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def build_hook() -> Any:
    pytest.importorskip("hatchling", reason="the build hook needs hatchling; ./epoka test brings it")
    return load("hatch_build", ROOT / "hatch_build.py")


class Rehearsal:
    """A small checkout whose installation steps only note that they were taken."""

    def __init__(self, launcher: Any, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.steps: list[str] = []
        for name in ("run", "build", "compile", "dev"):
            self.write(f"requirements/{name}.txt", name)
        for name in ("pyproject.toml", "hatch_build.py", "src/epoka/state.py"):
            self.write(name, name)
        self.checkout = launcher.Checkout(root)
        monkeypatch.setattr(self.checkout, "make_environment", self.make_environment)
        monkeypatch.setattr(self.checkout, "install_libraries", lambda: self.steps.append("libraries"))
        monkeypatch.setattr(self.checkout, "install_project", lambda: self.steps.append("project"))
        monkeypatch.setattr(self.checkout, "install", lambda *what: self.steps.append(" ".join(what)))

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def make_environment(self) -> None:
        self.steps.append("environment")
        self.checkout.stamps.mkdir(parents=True, exist_ok=True)

    def start(self, *extras: str) -> list[str]:
        """What one start makes."""
        self.steps.clear()
        self.checkout.prepare(*extras)
        return list(self.steps)
