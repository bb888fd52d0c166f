"""The bot printed in docs/bots.md is one that plays."""

import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)[0]
    exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})
    points = [int(number) for number in re.findall(r"-?\d+", capsys.readouterr().out)]
    assert len(points) == 2
