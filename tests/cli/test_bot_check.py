"""`epoka bot-check`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from epoka import plugins, programs
from epoka.cli.main import app

FIRST = Path(__file__).parents[2] / "examples" / "bots" / "first.py"


@pytest.fixture(autouse=True)
def no_program_stays_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that was checked is known by its name from then on, in this process: other tests list the bots."""
    monkeypatch.setattr(plugins, "_bots", dict(plugins._bots))
    monkeypatch.setattr(plugins, "_bots_read", plugins._bots_read)


def check(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["bot-check", *args])
    programs.stop_all()
    return result.exit_code, result.output


def test_a_good_program_passes() -> None:
    status, said = check(f"exec:{sys.executable} {FIRST}", "--game", "founders", "--games", "1")
    assert status == 0
    assert "wants nothing beside the legal actions" in said
    assert "founders: 1 games" in said and said.endswith("the program keeps to the protocol\n")


def test_what_a_program_does_wrong_is_told() -> None:
    code = 'import sys\\nfor line in sys.stdin: print(\'{\\"type\\":\\"ready\\"}\', flush=True)'
    status, said = check(f'{sys.executable} -c "{code}"'.replace("\\n", "\n"), "--game", "founders", "--games", "1")
    assert status == 1
    assert "an answer names one of the legal actions" in said


def test_a_program_that_does_not_start_is_told() -> None:
    assert check("no-such-program-here") == (
        1,
        "hello: «no-such-program-here» cannot be started: No such file or directory\n",
    )
