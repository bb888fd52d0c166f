"""The guide and the notebook on environments run as they stand."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("block", BLOCKS, ids=[block.strip().splitlines()[0] for block in BLOCKS])
def test_an_example_of_the_guide_runs(block: str) -> None:
    for module in ("pyspiel", "gymnasium", "pettingzoo"):
        if module in block or (module == "pettingzoo" and "aec" in block):
            pytest.importorskip(module, reason=f"{module} is not installed")
    exec(compile(block, "docs/environments.md", "exec"), {"__name__": "guide"})


def test_the_notebook_runs_in_its_short_form(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    monkeypatch.setenv("EPOKA_MINUTES", "0.001")
    monkeypatch.setenv("EPOKA_NOTEBOOK_GAMES", "2")
    notebook = json.loads((ROOT / "examples/first-steps.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "the notebook is kept without its outputs"
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    assert "against random" in capsys.readouterr().out
