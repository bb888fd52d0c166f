"""What everybody sees of V.I.C.I."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.components.pieces import ERAS
from epoka.games.civolution.components.solo_cards import RED_ERAS, VICI_CARDS
from epoka.games.civolution.position.opponent import VICI

if TYPE_CHECKING:
    from epoka.games.civolution.position.state import Civolution

HALVES: Final = ["blue", "red"]


def half(s: Civolution) -> int:
    """Which half of her cards counts in this era: 0 blue, 1 red (CV-216)."""
    return 1 if s.era > ERAS - RED_ERAS[s.options["difficulty"]] else 0


def opponent_seen(s: Civolution) -> dict[str, Any]:
    """Her grids, provisions and revealed cards; of the stack and the discard pile only the size (CV-215)."""
    vici = s.vici
    return {
        "seat": VICI,
        "half": HALVES[half(s)],
        "evolution": int(vici.evolution),
        "prosperity": int(vici.prosperity),
        "provisions": {TERRITORY_NAMES[place]: vici.provisions[place] for place in placed(s)},
        "blocked_farms": [TERRITORY_NAMES[place] for place in range(TERRITORIES) if vici.blocked >> place & 1],
        "revealed": [VICI_CARDS[card].id for card in vici.revealed],
        "icons": {"blue": vici.blue_icons(), "red": vici.red_icons()},
        "stack": int(vici.stack.size()),
        "discarded": len(VICI_CARDS) - int(vici.stack.size()) - len(vici.revealed),
    }


def placed(s: Civolution) -> list[int]:
    """The territories with provisions."""
    return [place for place in range(TERRITORIES) if s.vici.provisions[place]]
