"""The package as others install it: the library alone, and extras for everything else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from epoka.cli.serving import SERVER
from tests.project.programs import ROOT, build_hook

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        return None

for name in {missing!r}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
import importlib.util
usual = importlib.util.find_spec
absent = {missing!r}
importlib.util.find_spec = lambda name, package=None: None if name.split(".")[0] in absent else usual(name, package)
"""


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=\[; ]", requirement)[0] for requirement in requirements}


def run_without(missing: list[str], program: str, *args: str) -> subprocess.CompletedProcess[str]:
    """A program in an environment that lacks these modules."""
    code = WITHOUT.format(missing=missing) + program
    return subprocess.run([sys.executable, "-P", "-c", code, *args], capture_output=True, text=True, env=os.environ)


def test_the_manual_lists_the_extras_that_there_are() -> None:
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == sorted(EXTRAS)


def test_the_library_does_not_bring_the_server() -> None:
    assert not names(PROJECT["dependencies"]) & names(EXTRAS["web"])
    modules = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}
    assert {modules.get(name, name) for name in names(EXTRAS["web"])} == {*SERVER, "uvloop"}


def test_who_it_is_for_and_what_it_runs_on_is_told() -> None:
    told = set(PROJECT["classifiers"])
    assert "Typing :: Typed" in told and "Operating System :: POSIX :: Linux" in told
    assert "Programming Language :: Python :: 3.11" in told and PROJECT["requires-python"] == ">=3.11"
    assert (ROOT / "src" / "epoka" / "py.typed").exists()
    assert PROJECT["readme"] == "README.md" and PROJECT["license"] == "MIT"


EXTRA_MODULES = [*SERVER, "uvloop", "numpy", "choix", "ray", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "mcp"]


def test_the_library_plays_and_describes_without_any_extra() -> None:
    program = """
import epoka
from epoka.arena.match import play_one
import epoka.coach, epoka.data, epoka.lessons, epoka.llm, epoka.mcp, epoka.programs
result = play_one("stone-age", 2, {}, ["random", "greedy"], 1)
state = epoka.game("founders").start(2)
print(result.points, len(epoka.describe(state, 0)) > 100)
"""
    done = run_without(EXTRA_MODULES, program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("True\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["serve"], "epoka serve needs the server; install it with: pip install 'epoka[web]'"),
        (["play"], "In the terminal: epoka play --terminal"),
        (["backup"], "epoka[web]"),
        (["restore", "x"], "epoka[web]"),
        (["tables", "list"], "epoka[web]"),
        (["tables", "export", "x.jsonl"], "epoka[web]"),
        (["train", "stone-age"], "epoka[arena]"),
        (["mcp"], "epoka[llm]"),
    ],
)
def test_a_command_without_its_extra_says_which_one_to_install(args: list[str], said: str) -> None:
    done = run_without(EXTRA_MODULES, "from epoka.cli.main import main; main()", *args)
    assert done.returncode == 2 and said in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


def test_other_commands_work_without_any_extra() -> None:
    program = "from epoka.cli.main import main; main()"
    for args in (["games"], ["bots"], ["rules", "SA-12"], ["simulate", "founders", "-p", "random,random", "-n", "1"]):
        done = run_without(EXTRA_MODULES, program, *args, "--plain")
        assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have tags of their own")
@pytest.mark.parametrize(("content", "glibc"), [(b"", 17), (b"\x00GLIBC_2.2.5\x00GLIBC_2.34\x00", 34)])
def test_a_wheel_for_linux_names_the_oldest_glibc_that_will_do(tmp_path: Path, content: bytes, glibc: int) -> None:
    (tmp_path / "epoka").mkdir()
    (tmp_path / "epoka" / "x.so").write_bytes(content)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = build_hook().tag_of(tmp_path)["tag"]
    assert re.fullmatch(rf"{python}-{python}-manylinux_2_{glibc}_\w+", tag)
