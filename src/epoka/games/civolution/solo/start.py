"""The solo player may pick the starting cards freely (CV-182)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.games.civolution.components.pieces import DECK_SIZE, DECKS, MARKER_CARDS
from epoka.games.civolution.notation import KEEP, KEEP_MARKERS
from epoka.games.civolution.position.opponent import HUMAN
from epoka.games.civolution.position.player import KNOWN_TO_ALL
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision


class ChooseStart(Decision):
    """The solo player chooses any card of each deck, then any starting marker card."""

    def __init__(self, kind: i64) -> None:
        super().__init__(HUMAN)
        self.kind: i64 = kind

    def rule(self) -> str:
        return "CV-182"

    def inside(self) -> bool:
        return self.kind > 0

    def actions(self, s: Civolution, out: list[int]) -> None:
        if self.kind == len(DECKS):
            out.extend([KEEP_MARKERS + card for card in range(MARKER_CARDS)])
        else:
            first = KEEP + int(self.kind) * DECK_SIZE
            out.extend([first + card for card in range(DECK_SIZE)])

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[HUMAN]
        if action >= KEEP_MARKERS:
            card = int(action) - KEEP_MARKERS
            s.marker_pool.take(card)
            player.options = [card]
            return
        card = int(action) - KEEP
        s.decks[self.kind].take(card % DECK_SIZE)
        player.add_card(card, KNOWN_TO_ALL)
        s.push(ChooseStart(self.kind + 1))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "keep-start", {"kind": [*DECKS, "markers"][self.kind]}
