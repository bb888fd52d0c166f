"""What a choice costs, gains and risks, before it is made: asked of its subject."""

from __future__ import annotations

from typing import Any

from epoka.games.civolution.doing import Decision
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.preview_cards import card_preview
from epoka.games.civolution.preview_console import console_preview
from epoka.games.civolution.preview_turn import turn_preview
from epoka.games.civolution.state import Civolution


def preview_of(s: Civolution, step: Decision, action: int) -> dict[str, Any]:
    """`lines` to be read, with keys and values; beside them cost, gain, points and chance as numbers where they fit."""
    shown = Preview()
    card_preview(s, step, action, shown)
    if not shown.lines:
        console_preview(s, step, action, shown)
    if not shown.lines:
        turn_preview(s, step, action, shown)
    return shown.data()
