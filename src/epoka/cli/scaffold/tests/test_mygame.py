"""My Game passes what every game has to pass."""

from __future__ import annotations

from epoka.testing import conformance
from epoka.testing.adapter import Adapter, Snapshot, setting


class MyGameAdapter(Adapter):
    """What only this game can tell: its pieces, counted from a snapshot, and what would mend a refusal."""

    game = "mygame.game"
    hides = False
    menders = {"no-charm-left": setting("charms", 1), "nothing-to-bank": setting("turn_points", 1)}

    def faults(self, snapshot: Snapshot) -> list[str]:
        """Nobody ever has more than three charms."""
        return [f"{charms} charms" for charms in snapshot["pieces"]["charms"] if not 0 <= charms <= 3]


class TestMyGame(conformance.Suite):
    adapter = MyGameAdapter()
