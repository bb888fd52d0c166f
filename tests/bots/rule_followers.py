"""How somebody plays who has understood the rules: the gentlest level is measured by them (docs/bots.md).

epoka arena stone-age --bots tests.bots.rule_followers:StoneAgeFollower,wanderer
"""

from __future__ import annotations

from epoka.games.founders.bots.greedy import Greedy as FoundersGreedy
from epoka.games.founders.bots.outlook import Outlook
from epoka.games.founders.notation import NO_TOKEN
from epoka.games.stoneage.bots.greedy import Greedy as StoneAgeGreedy


class StoneAgeFollower(StoneAgeGreedy):
    """Plans the workers of a round and knows what cards score, but never thinks of when the game will end."""

    game = "stone-age"

    def __init__(self) -> None:
        super().__init__(cards=True, ending=False)


class FoundersFollower(FoundersGreedy):
    """Adds the tile that serves its own territory best; it plays no tokens and does not look at the others'."""

    game = "founders"

    def __init__(self) -> None:
        super().__init__()
        self.weights.deny = 0.0
        self.weights.contested = 1.0
        self.weights.risk = 0.0

    def play_token(self, o: Outlook, legal: list[int]) -> int:
        return NO_TOKEN
