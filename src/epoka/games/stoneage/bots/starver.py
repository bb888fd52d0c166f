"""`starver`: the hunger strategy, strong where hunger costs ten points however many go hungry."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from epoka.games.stoneage.bots.greedy import Greedy
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.feeding import PayFood
from epoka.games.stoneage.notation import STARVE


@mypyc_attr(allow_interpreted_subclasses=True)
class Starver(Greedy):
    """Neither hunts nor farms nor pays for food: once the first stock is eaten it takes the loss of every round.

    All workers then gather and buy, and with mouths that cost nothing the hut is worth more than anything else. Where
    each missing food is counted (`hunger=per_food4`) that would be ruin, so there it feeds its people like `greedy`,
    but still grows its family first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.weights.hungry = True
        self.weights.work = [0.0, 0.0, 3.5, 3.2, 3.0]

    def pay_food(self, o: Outlook, legal: list[int], step: PayFood) -> int:
        return STARVE if STARVE in legal else super().pay_food(o, legal, step)
