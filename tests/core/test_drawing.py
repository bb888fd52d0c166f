"""Pieces drawn from a pool."""

from __future__ import annotations

import pytest

import epoka
from tests.games.parley import DEAL, Parley


class Card(epoka.Draw[Parley]):
    """A card from the deck."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deck")

    def pool(self, s: Parley) -> epoka.Pool:
        return s.deck


class CardInSecret(Card):
    def always_asked(self) -> bool:
        return True


@pytest.mark.parametrize(("step", "forced"), [(Card(), DEAL + 2), (CardInSecret(), epoka.ASK)])
def test_the_last_kind_is_certain_unless_it_is_always_asked(dealt: Parley, step: Card, forced: int) -> None:
    dealt.deck = epoka.Pool([0, 0, 4, 0, 0, 0])
    assert step.forced(dealt) == forced
    assert step.outcomes(dealt) == [(DEAL + 2, 1.0)]
