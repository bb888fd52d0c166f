"""What `./epoka test` runs, what it shows, and what it leaves out with a reason."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import epoka
from tests.project.programs import ROOT, Rehearsal, load


class Checks:
    """Checks that only say so, each ending with the status that was asked for."""

    def __init__(self, launcher: Any, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.launcher = launcher
        self.status: dict[str, int] = {}
        self.commands: dict[str, list[str]] = {}
        self.checkout = launcher.Checkout(root)
        self.checkout.stamps.mkdir(parents=True)
        (self.checkout.stamps / "build").write_text("pure", encoding="utf-8")
        monkeypatch.setattr(launcher, "run_check", self.run_check)
        monkeypatch.setattr(launcher, "why_page_is_untested", lambda checkout: None)
        monkeypatch.setattr(launcher, "has_module", lambda checkout, module: True)

    def run_check(
        self, _: object, name: str, command: list[str], kept: bool = False
    ) -> subprocess.CompletedProcess[str]:
        self.commands[name] = command
        said = f"{command[0]} says so\n"
        if not kept:
            print(said, end="")
        return subprocess.CompletedProcess(command, self.status.get(name, 0), said if kept else None)


@pytest.fixture
def checks(launcher: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checks:
    return Checks(launcher, tmp_path, monkeypatch)


def test_checks_beside_the_tests_are_shown_after_them_and_one_that_fails_fails_all(
    checks: Checks, capsys: pytest.CaptureFixture[str]
) -> None:
    checks.status["types"] = 1
    assert checks.launcher.run_checks(checks.checkout, []) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert lines[:2] == [f"=== tests, interpreted: pytest -n {checks.launcher.WORKERS}", "pytest says so"]
    assert lines[6:8] == ["=== types: mypy", "mypy says so"]
    words = {"types": "FAILED"}
    names = ["tests, interpreted", *checks.launcher.BESIDE]
    assert lines[lines.index("=== summary") + 1 :] == [f"{words.get(name, 'passed')}  {name}" for name in names]


def test_a_check_that_this_machine_cannot_make_is_left_out_with_its_reason(
    checks: Checks, capsys: pytest.CaptureFixture[str]
) -> None:
    checks.status["speed"] = checks.launcher.LEFT_OUT
    assert checks.launcher.run_checks(checks.checkout, []) == 0
    assert capsys.readouterr().out.endswith("\nLEFT OUT  speed: bench/run.py says so\n")


@pytest.mark.parametrize(
    ("module", "left_out"),
    [
        ("ray", "the tests of the arena on Ray: Ray has no wheel"),
        ("pyspiel", "the tests of the environments for OpenSpiel: OpenSpiel has no wheel"),
    ],
)
def test_what_has_no_wheel_has_its_tests_left_out_with_the_reason(
    checks: Checks, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, module: str, left_out: str
) -> None:
    monkeypatch.setattr(checks.launcher, "has_module", lambda checkout, name: name != module)
    assert checks.launcher.run_checks(checks.checkout, []) == 0
    said = capsys.readouterr().out
    assert f"\nLEFT OUT  {left_out}" in said and said.count("LEFT OUT") == 1


def test_whoever_leaves_a_check_out_says_so_by_the_same_status(launcher: Any) -> None:
    playouts = load("playouts", ROOT / "bench" / "playouts.py")
    builder = load("page_builder", ROOT / "web" / "build.py")
    assert launcher.LEFT_OUT == playouts.LEFT_OUT == builder.LEFT_OUT


def test_the_quick_tests_need_no_build(rehearsal: Rehearsal) -> None:
    rehearsal.checkout.prepare("dev", project=False)
    assert rehearsal.steps == ["environment", "libraries", "-r requirements/dev.txt"]
    assert rehearsal.start("dev") == ["project"]


def test_the_quick_tests_leave_an_outdated_build_alone(rehearsal: Rehearsal) -> None:
    rehearsal.start("dev")
    rehearsal.write("src/epoka/state.py", "changed")
    rehearsal.steps.clear()
    rehearsal.checkout.prepare("dev", project=False)
    assert rehearsal.steps == []


@pytest.mark.parametrize("args", [[], ["-k", "hunger"], ["-x", "-q"]])
def test_the_quick_tests_are_the_sample_with_further_arguments(checks: Checks, args: list[str]) -> None:
    checks.launcher.run_quick(checks.checkout, args)
    assert checks.commands[checks.launcher.QUICK] == ["pytest", "-n", "auto", *checks.launcher.SAMPLE, *args]


def test_tests_that_are_named_take_the_place_of_the_sample(checks: Checks) -> None:
    (checks.checkout.root / "tests").mkdir()
    args = ["tests::test_one", "-q"]
    checks.launcher.run_quick(checks.checkout, args)
    assert checks.commands[checks.launcher.QUICK] == ["pytest", *args]


def test_the_quick_tests_hold_something_of_every_game(launcher: Any) -> None:
    """Only the suites are collected, for what their sample holds is decided there; the rest is taken as it stands."""
    suites = "tests/conformance/test_games.py"
    assert {suites, "tests/rules"} <= set(launcher.SAMPLE)
    environment = {**os.environ, **launcher.SETTINGS[launcher.QUICK]}
    command = [sys.executable, "-P", "-m", "pytest", "-p", "no:schemathesis", "--collect-only", "-q", suites]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    for game in epoka.all_games():
        tables = {line.partition("[")[2] for line in done.stdout.splitlines() if f"[{game.name}-" in line}
        players = {table.removeprefix(game.name).strip("-]").partition("-")[0] for table in tables}
        assert len(players) == 1, f"the sample holds {game.name} at tables for {players}"
        package = type(game).__module__.split(".")[2]
        assert list((ROOT / "tests" / "rules" / package).glob("**/test_*.py")), f"no rules of {game.name}"


def test_the_quick_tests_run_from_the_sources(launcher: Any) -> None:
    environment = {**os.environ, **launcher.SETTINGS[launcher.QUICK]}
    command = [sys.executable, "-P", "-c", "import epoka; print(epoka.__file__, epoka.compiled())"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(ROOT / "src" / "epoka" / "__init__.py"), "False"]


def test_the_page_is_not_checked_where_it_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = load("page_builder", ROOT / "web" / "build.py")
    monkeypatch.setenv("EPOKA_WEB", "no")
    assert builder.main(["--check"]) == builder.LEFT_OUT
    assert capsys.readouterr().out == "EPOKA_WEB=no leaves the page out\n"


def test_a_check_of_the_page_that_fails_is_shown_and_the_others_are_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = load("page_builder", ROOT / "web" / "build.py")
    monkeypatch.delenv("EPOKA_WEB", raising=False)
    monkeypatch.setattr(builder, "prepared_node", lambda: Path(sys.executable))

    def run(node: Path, command: list[str], what: str) -> None:
        if what == "lint":
            raise RuntimeError("lint failed:\none mistake")

    monkeypatch.setattr(builder, "run", run)
    assert builder.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "one mistake" in said and said.endswith("types: passed\ntests: passed\n")


def test_hooks_before_a_commit_run_the_tools_of_the_checkout() -> None:
    yaml = pytest.importorskip("yaml", reason="the settings are YAML; ./epoka test brings what reads it")
    settings = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [repository["repo"] for repository in settings["repos"]] == ["local"]
    programs = {hook["entry"].split()[0] for hook in settings["repos"][0]["hooks"]}
    tools = [f".venv/bin/{name}" for name in ("ruff", "mypy")]
    assert programs == {*tools, "web/node_modules/.bin/prettier", "web/node_modules/.bin/eslint"}


def test_the_workflow_runs_everything_on_both_pythons_with_pinned_actions() -> None:
    yaml = pytest.importorskip("yaml", reason="the settings are YAML; ./epoka test brings what reads it")
    jobs = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))["jobs"]
    assert jobs["linux"]["strategy"]["matrix"]["python"] == ["3.11", "3.13"]
    assert jobs["macos"]["runs-on"].startswith("macos-")
    for job in jobs.values():
        assert job["steps"][-1]["run"] == ".ci/run"
        used = [step["uses"] for step in job["steps"] if "uses" in step]
        assert used and all(re.search(r"@v\d+\.\d+\.\d+$", action) for action in used)
