"""Files that follow from the code: writing them, and saying which are out of date."""

from __future__ import annotations

import sys
from pathlib import Path

Files = dict[Path, str]
"""Files with the text that each should have."""


def outdated(files: Files) -> list[Path]:
    """The files that are missing or say something else."""
    return [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]


def write_or_check(files: Files, command: str) -> int:
    """What the command does: it writes the files, or with --check names those that are out of date."""
    if "--check" in sys.argv:
        late = outdated(files)
        for path in late:
            print(f"{path} is out of date: run {command}")
        return 1 if late else 0
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return 0
