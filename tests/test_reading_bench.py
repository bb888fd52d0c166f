"""The benchmark of reading reads, plays and judges. How long anything takes is no matter of tests."""

from __future__ import annotations

import pytest
import reading
import run
from reading import Measured


def test_somebody_plays_while_others_read(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--only", "log", "--clients", "2", "--games", "1", "--seconds", "0.5"]
    assert run.main(["--reading", *wanted]) == 0
    rows = {line.split("  ")[0]: line.split() for line in capsys.readouterr().out.splitlines() if line}
    assert {"quiet", "log", "log, made anew"} <= rows.keys()
    assert int(rows["log"][1]) > 0, "nobody played"
    assert int(rows["log"][5]) > 0, "nobody was answered"
    assert int(rows["log"][6]) == 0, "somebody was refused"


def test_kind_of_reading_that_holds_up_one_acknowledgement_in_fifty_misses_the_target() -> None:
    held_up = Measured("log", 1.0, acknowledged=[0.01] * 98 + [0.06] * 2)
    quiet = Measured("quiet", 1.0, acknowledged=[0.01] * 99 + [0.06])
    assert "missed under log" in reading.verdict([quiet, held_up])
    assert "reached" in reading.verdict([Measured("quiet", 1.0, acknowledged=[0.01] * 200)])
