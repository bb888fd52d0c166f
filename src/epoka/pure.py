"""Chooses between the compiled modules and their sources, which lie side by side in an installation.

Python prefers the compiled ones. With `EPOKA_PURE=1` in the environment the sources are loaded instead: to compare the
two, to debug, to measure. The choice is made at the first import of `epoka` and holds for child processes as well.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package among the source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("epoka.") or fullname.startswith("epoka.testing"):
            return None  # what tests are made of is never compiled, and pytest wants to load it itself
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_build() -> None:
    """Obey EPOKA_PURE, and do without librt where it is missing.

    Has to run before any module that may be compiled is imported.
    """
    wish = os.environ.get("EPOKA_PURE", "")
    if wish not in ("", "0", "1"):
        raise ValueError(f"EPOKA_PURE={wish} is unknown; EPOKA_PURE=1 loads the sources, 0 or nothing what is compiled")
    if wish == "1" and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())
    try:
        import_module("librt.vecs")
    except ImportError:
        librt = ModuleType("librt")
        vecs, strings = import_module("epoka.vecs"), import_module("epoka.writers")
        librt.__dict__.update({"vecs": vecs, "strings": strings})
        sys.modules.update({"librt": librt, "librt.vecs": vecs, "librt.strings": strings})


def compiled() -> bool:
    """Whether the rules of this process run compiled."""
    file = import_module("epoka.core.state").__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))
