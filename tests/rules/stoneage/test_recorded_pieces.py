"""No card and no building is missing from the recorded games: each is bought in one of them."""

from __future__ import annotations

from pathlib import Path

import epoka

RECORDS = sorted((Path(__file__).parents[2] / "recorded" / "stone-age").glob("*p*.txt"))


def owned(key: str) -> set[str]:
    """What the players own at the end of the recorded games."""
    found: set[str] = set()
    for path in RECORDS:
        view = epoka.replay(epoka.parse_record(path.read_text("utf-8"))).view()
        for seat in view["seats"]:
            found.update(seat[key])
    return found


def test_every_card_is_bought_in_a_recorded_game() -> None:
    assert owned("cards") == {f"C{number:02}" for number in range(1, 37)}


def test_every_building_is_bought_in_a_recorded_game() -> None:
    assert owned("buildings") == {f"B{number:02}" for number in range(1, 29)}
