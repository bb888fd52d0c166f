"""Every reason that the kernel itself gives for a refusal does occur."""

from __future__ import annotations

from pathlib import Path

import epoka
from epoka.testing.checks.refusal_codes import met_codes, written_codes
from epoka.testing.kit import all_tables, moments
from tests.games.parley import GAME


def test_every_refusal_of_the_kernel_occurs() -> None:
    folder = Path(epoka.__file__).parent / "core"
    missing = set().union(*[written_codes(file) for file in sorted(folder.glob("*.py"))])
    assert missing
    for table in all_tables(GAME):
        for state in moments(table, 60):
            missing -= met_codes(state)
    assert missing == set()
