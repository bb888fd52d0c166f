"""What the pages print as programs runs."""

import re
from pathlib import Path

import pytest

import epoka
from tests.cli.driver import run

DOCS = Path(__file__).parents[2] / "docs"


def run_example(page: str) -> None:
    """The first program of a page."""
    example = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)[0]
    exec(compile(example, page, "exec"), {"__name__": "__main__"})


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    run_example("bots.md")
    points = [int(number) for number in re.findall(r"-?\d+", capsys.readouterr().out)]
    assert len(points) == 2


def test_positions_are_described_as_the_page_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    run_example("language-models.md")
    said = capsys.readouterr().out
    assert said.count("# Civolution: ") == 2 and "touches: " in said and "\nA21: " in said


def test_a_set_is_read_as_the_page_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow", reason="the extra «data» is not installed")
    monkeypatch.chdir(tmp_path)
    games = ["--players", "random,random", "--games", "1", "--jobs", "1", "--out", "games.jsonl"]
    assert run("simulate", "founders", *games).exit_code == 0
    assert run("dataset", "games.jsonl", "--out", "decisions.parquet").exit_code == 0
    run_example("data.md")
    assert f"b'{epoka.game('founders').num_actions}'" in capsys.readouterr().out
