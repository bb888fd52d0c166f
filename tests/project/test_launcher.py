"""The launcher makes and renews what is needed, and nothing else."""

from __future__ import annotations

import fcntl
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.project.programs import ALL_PARTS, ROOT, Rehearsal, load


def test_first_start_makes_everything_and_the_second_nothing(rehearsal: Rehearsal) -> None:
    assert rehearsal.start() == ALL_PARTS
    assert rehearsal.start() == []


def test_changed_source_rebuilds_only_the_project(rehearsal: Rehearsal) -> None:
    rehearsal.start()
    rehearsal.write("src/epoka/state.py", "changed")
    assert rehearsal.start() == ["project"]


def test_new_and_removed_sources_are_noticed(rehearsal: Rehearsal) -> None:
    rehearsal.start()
    rehearsal.write("src/epoka/texts/en.ftl", "new = New")
    assert rehearsal.start() == ["project"]
    (rehearsal.root / "src/epoka/texts/en.ftl").unlink()
    assert rehearsal.start() == ["project"]


def test_what_python_leaves_among_the_sources_is_no_change(rehearsal: Rehearsal) -> None:
    rehearsal.start()
    rehearsal.write("src/epoka/__pycache__/state.cpython-311.pyc", "cache")
    assert rehearsal.start() == []


def test_changed_page_rebuilds_only_the_project(rehearsal: Rehearsal) -> None:
    rehearsal.start()
    rehearsal.write("web/src/main.ts", "changed")
    assert rehearsal.start() == ["project"]


@pytest.mark.parametrize(
    "name", ["web/node_modules/vite/index.js", "web/fixtures/game.json", "src/epoka/server/web/a.js"]
)
def test_what_building_the_page_leaves_is_no_change(rehearsal: Rehearsal, name: str) -> None:
    rehearsal.start()
    rehearsal.write(name, "made")
    assert rehearsal.start() == []


def test_another_wish_for_the_page_is_noticed(rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch) -> None:
    rehearsal.start()
    monkeypatch.setenv("EPOKA_WEB", "no")
    assert rehearsal.start() == ["project"]


def test_changed_pins_reinstall_the_libraries_and_the_project(rehearsal: Rehearsal) -> None:
    rehearsal.start()
    rehearsal.write("requirements/build.txt", "changed")
    assert rehearsal.start() == ["libraries", "project"]


def test_tools_are_installed_only_when_asked_for(rehearsal: Rehearsal) -> None:
    rehearsal.start()
    assert rehearsal.start("dev") == ["-r requirements/dev.txt"]
    assert rehearsal.start("dev") == []
    assert rehearsal.start() == []


def test_another_wish_for_the_build_is_noticed(rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch) -> None:
    rehearsal.start()
    monkeypatch.setenv("EPOKA_BUILD", "pure")
    assert rehearsal.start() == ["libraries", "project"]


def test_unknown_wish_for_the_build_names_the_known_ones(
    launcher: Any, rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EPOKA_BUILD", "fast")
    with pytest.raises(launcher.Stop, match="EPOKA_BUILD=fast is unknown; use EPOKA_BUILD=pure, EPOKA_BUILD=compiled"):
        rehearsal.start()


@pytest.mark.parametrize("stage", ["install_libraries", "install_project"])
def test_interrupted_stage_is_taken_again_by_the_next_start(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch, stage: str
) -> None:
    rehearsal.start()
    rehearsal.write("requirements/build.txt", "changed")

    def interrupted() -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(rehearsal.checkout, stage, interrupted)
        rehearsal.start()
    assert stage.removeprefix("install_") in rehearsal.start()


def test_interrupted_rebuild_does_not_count_when_the_source_is_put_back(
    rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The half-installed project may not pass for the one that was there before."""
    rehearsal.start()
    rehearsal.write("src/epoka/state.py", "changed")

    def interrupted() -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(rehearsal.checkout, "install_project", interrupted)
        rehearsal.start()
    rehearsal.write("src/epoka/state.py", "src/epoka/state.py")
    assert rehearsal.start() == ["project"]


def test_second_start_waits_for_the_first(rehearsal: Rehearsal) -> None:
    lock = rehearsal.root / ".venv.lock"
    with rehearsal.checkout.lock(), lock.open(encoding="utf-8") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_foreign_environment_is_left_alone(launcher: Any, tmp_path: Path) -> None:
    (tmp_path / ".venv").mkdir()
    with pytest.raises(launcher.Stop, match=r"was not made by \./epoka"):
        launcher.Checkout(tmp_path).make_environment()
    assert (tmp_path / ".venv").exists()


def test_failing_step_shows_the_end_of_the_log(launcher: Any, tmp_path: Path) -> None:
    checkout = launcher.Checkout(tmp_path)
    checkout.venv.mkdir()
    assert not checkout.run([sys.executable, "-c", "print('the wheel is square'); raise SystemExit(3)"])
    assert "the wheel is square" in str(checkout.failure("Installing"))


def test_python_without_ensurepip_is_told_the_debian_package(launcher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(launcher.Stop, match="sudo apt install python3-venv"):
        launcher.check_venv(uv=None)


def test_old_python_is_told_which_one_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with monkeypatch.context() as patch, pytest.raises(SystemExit, match=r"Epoka needs Python 3\.11 or newer"):
        patch.setattr(sys, "version_info", (3, 9, 2))
        load("launcher", ROOT / "epoka")


def test_tools_are_fetched_beside_the_building_and_a_failure_of_theirs_is_told(
    launcher: Any, rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*what: str) -> None:
        raise launcher.Stop("no such tool")

    monkeypatch.setattr(rehearsal.checkout, "install", fail)
    with pytest.raises(launcher.Stop, match="no such tool"):
        rehearsal.start("dev")
    assert rehearsal.steps == ALL_PARTS
    assert rehearsal.checkout.stale(("dev",)) == ["dev"]


@pytest.mark.parametrize(
    ("args", "extras"),
    [
        (["simulate", "stone-age"], ()),
        (["arena", "stone-age", "--on", "local"], ("arena",)),
        (["arena", "stone-age", "--on", "ray"], ("arena", "cluster")),
        (["arena", "stone-age", "--on=ray=auto"], ("arena", "cluster")),
        (["balance", "stone-age"], ()),
        (["tune", "stone-age", "--on", "ray"], ("cluster",)),
        (["dataset", "games.jsonl"], ("data",)),
        (["mcp"], ("llm",)),
    ],
)
def test_a_command_brings_the_extras_it_needs(launcher: Any, args: list[str], extras: tuple[str, ...]) -> None:
    assert launcher.extras_for(args[0], args[1:]) == extras


def install_ray(launcher: Any, root: Path, said: str) -> None:
    """Install Ray where the installer fails with these words."""
    checkout = launcher.Checkout(root)
    checkout.venv.mkdir()
    checkout.log.write_text(said, encoding="utf-8")
    checkout.try_install = lambda *what: False
    checkout.install_ready_made("cluster")


def test_a_machine_without_a_wheel_of_ray_does_without(launcher: Any, tmp_path: Path) -> None:
    install_ray(launcher, tmp_path, "ERROR: No matching distribution found for ray==1.0")


def test_another_failure_to_install_ray_is_told(launcher: Any, tmp_path: Path) -> None:
    with pytest.raises(launcher.Stop, match="Installing Ray failed"):
        install_ray(launcher, tmp_path, "ERROR: the network is unreachable")
