"""The build compiles the rules, and an installation runs what was built."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import textwrap
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import epoka
from tests.project.programs import ROOT, build_hook


def test_rules_are_compiled_and_package_files_are_not() -> None:
    modules = build_hook().modules_to_compile(ROOT)
    assert "src/epoka/core/state.py" in modules
    assert any(name.startswith("src/epoka/games/") for name in modules)
    assert not any(name.endswith("__init__.py") or "/cli/" in name for name in modules)


def test_errors_of_the_compiler_are_told_by_game() -> None:
    said = [
        "src/epoka/games/ludo/game.py:7: error: first",
        "src/epoka/games/ludo/game.py:9:5: error: second",
        "src/epoka/games/ludo/game.py:9: note: by the way",
        "src/epoka/games/chess/rules/pawns.py:1: error: third",
    ]
    assert build_hook().refused_games("\n".join(said)) == {"ludo": said[0], "chess": said[3]}


@pytest.mark.parametrize("line", ["src/epoka/core/state.py:3: error: wrong", "src/epoka/bots/any.py:3: error: wrong"])
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
