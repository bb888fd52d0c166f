"""What is said where the library of an environment is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("batch", "numpy", "train"),
        ("learn", "numpy", "train"),
        ("aec", "pettingzoo", "rl"),
        ("single", "gymnasium", "rl"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_names_the_extra_that_brings_it(module: str, library: str, extra: str) -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'epoka[train]'")
    program = f"import sys; sys.modules[{library!r}] = None; import epoka.envs.{module}"
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True)
    assert f"pip install 'epoka[{extra}]'" in done.stderr.splitlines()[-1]
