"""My Game passes what every game has to pass."""

from __future__ import annotations

from epoka.testing import conformance
from epoka.testing.adapter import Adapter, Snapshot, below_zero


class MyGameAdapter(Adapter):
    """What only this game can tell: its pieces, counted from a snapshot, and that nothing is hidden."""

    game = "mygame.game"
    hides = False

    def faults(self, snapshot: Snapshot) -> list[str]:
        pieces = snapshot["pieces"]
        faults = below_zero([pieces["turn"], *pieces["banked"], *pieces["charms"]], "a number of pieces")
        return faults + [f"{charms} charms" for charms in pieces["charms"] if charms > 3]


class TestMyGame(conformance.Suite):
    adapter = MyGameAdapter()
