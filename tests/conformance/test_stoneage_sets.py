"""Sets of cards and buildings are bits of a number: every bit must work, compiled too.

A shift of the literal 1 by an `i64` is compiled as a shift of 32 bits, so numbers from 31 on need a look of their own.
"""

from __future__ import annotations

from typing import Any

import pytest

import epoka

CARDS, TILES = 36, 28


def with_board(**changes: Any) -> epoka.State:
    """Two players before the first deal, the first of them owning this; its cards are missing from the deck."""
    data = epoka.game("stone-age").start(2).snapshot()
    pieces = data["pieces"]
    pieces["seats"][0].update(changes)
    for card in [*pieces["seats"][0]["cards"], pieces["seats"][0]["extra"]]:
        if card >= 0:
            pieces["deck"]["counts"][card] = 0
    return epoka.game("stone-age").restore({**data, "history": None})


@pytest.mark.parametrize("card", range(CARDS))
def test_a_face_down_card_counts_like_an_open_one(card: int) -> None:
    assert with_board(extra=card).breakdown(0) == with_board(cards=[card]).breakdown(0)


@pytest.mark.parametrize("card", range(CARDS))
def test_a_face_down_card_is_unseen_for_all_but_its_owner(card: int) -> None:
    state = with_board(extra=card)
    name = f"C{card + 1:02}"
    unseen = [name in state.view(seat)["unseen_cards"] for seat in (0, 1, None)]
    assert (unseen, state.view(0)["seats"][0]["extra"]) == ([False, True, True], name)


@pytest.mark.parametrize("card", range(CARDS))
def test_an_open_card_comes_back_from_its_snapshot(card: int) -> None:
    assert with_board(cards=[card]).snapshot()["pieces"]["seats"][0]["cards"] == [card]


@pytest.mark.parametrize("tile", range(TILES))
def test_a_building_comes_back_from_its_snapshot(tile: int) -> None:
    assert with_board(buildings=[tile]).snapshot()["pieces"]["seats"][0]["buildings"] == [tile]
