"""Writes beside every pin of this folder the hashes of all files of that release, whatever machine they are for.

    python requirements/hashes.py INDEX

INDEX is the address of a package index as pip understands it (a «simple» index with SHA-256 in its links). pip and uv
then install nothing else than what was there on the day of the pin.
"""

from __future__ import annotations

import html
import re
import sys
import urllib.request
from pathlib import Path

FOLDER = Path(__file__).parent
LINK = re.compile(r'<a [^>]*href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>([^<]+)</a>')
ENDINGS = (".tar.gz", ".zip", ".whl")


def main(index: str) -> None:
    known: dict[str, list[str]] = {}
    for file in sorted(FOLDER.glob("*.txt")):
        lines = []
        for line in pins(file.read_text(encoding="utf-8")):
            lines.append(line)
            if "==" in line and not line.startswith("#"):
                release = line.partition(";")[0].strip()
                if release not in known:
                    known[release] = hashes(index, *release.split("=="))
                lines[-1] = " \\\n    ".join([line, *(f"--hash=sha256:{each}" for each in known[release])])
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def pins(text: str) -> list[str]:
    """The lines of a file of requirements without their hashes."""
    return [line.removesuffix("\\").rstrip() for line in text.splitlines() if not line.strip().startswith("--hash=")]


def hashes(index: str, name: str, version: str) -> list[str]:
    name = re.sub(r"[-_.]+", "-", name).lower()
    with urllib.request.urlopen(f"{index.rstrip('/')}/{name}/") as answer:
        links = LINK.findall(answer.read().decode())
    found = {digest for digest, file in links if version_of(html.unescape(file)) == version}
    if not found:
        raise SystemExit(f"{name} {version} is not in {index}")
    return sorted(found)


def version_of(file: str) -> str:
    """The version that the name of a file tells; a wheel goes on after it, a source does not."""
    stem = next((file.removesuffix(ending) for ending in ENDINGS if file.endswith(ending)), "")
    return stem.split("-")[1] if file.endswith(".whl") else stem.rpartition("-")[2]


if __name__ == "__main__":
    main(*sys.argv[1:])
