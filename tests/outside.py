"""Packages of other people, made for a test: in a folder of their own, seen by fresh processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from epoka import plugins
from epoka.core import game as games

ROOT = Path(__file__).resolve().parents[1]

HARBOUR = """
    from typing import Any

    import epoka
    from tests.games.parley import ParleyGame


    class Harbour(ParleyGame):
        def __init__(self) -> None:
            super().__init__()
            self.name = "harbour"


    class Porter(epoka.Bot):
        game = "harbour"

        def choose(self, seat: epoka.Seat) -> int:
            return seat.actions()[-1]


    class Anybody(epoka.Bot):
        def choose(self, seat: epoka.Seat) -> int:
            return seat.actions()[0]


    def make_porter() -> epoka.Bot:
        return Porter()


    GAME = Harbour()
"""
"""A game of another package; that it is parley under another name matters to nobody here."""


class Folder:
    """A folder on the path of Python with packages in it, as an installation has one."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, name: str, text: str) -> None:
        """A file; the folders above it are packages."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        for folder in file.parents:
            if folder == self.path:
                break
            if file.suffix == ".py":
                (folder / "__init__.py").touch()
        file.write_text(dedent(text), encoding="utf-8")

    def install(self, distribution: str, **groups: dict[str, str]) -> None:
        """What an installer notes of a package: its name and its entry points, `games` and `bots`."""
        noted = self.path / f"{distribution}-1.0.dist-info"
        noted.mkdir()
        (noted / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
        lines = []
        for group, points in groups.items():
            lines += [f"[epoka.{group}]", *[f"{name} = {value}" for name, value in points.items()]]
        (noted / "entry_points.txt").write_text("\n".join(lines) + "\n")

    def open_here(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let this process find the packages too; what it loads of them is forgotten after the test."""
        monkeypatch.syspath_prepend(str(self.path))
        monkeypatch.setattr(plugins, "_bots", {})
        monkeypatch.setattr(plugins, "_given", [])
        monkeypatch.setattr(plugins, "_modules", {})
        monkeypatch.setattr(games, "_games", games._games.copy())
        for file in self.path.rglob("*.py"):
            place = file.relative_to(self.path).with_suffix("")
            module = ".".join(place.parent.parts if place.name == "__init__" else place.parts)
            monkeypatch.setitem(sys.modules, module, None)
            del sys.modules[module]

    def run(self, *args: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Python with this folder on its path, beside Epoka and the tests."""
        path = [str(self.path), str(ROOT), *[folder for folder in sys.path if folder]]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "LC_ALL": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, "-P", *args],
            env=environment,
            cwd=cwd or self.path,
            capture_output=True,
            text=True,
            check=False,
        )

    def epoka(self, *args: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """A command of Epoka."""
        return self.run("-m", "epoka", *args, cwd=cwd)

    def python(self, program: str) -> str:
        """What a program prints; it must not fail."""
        done = self.run("-c", dedent(program))
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()
