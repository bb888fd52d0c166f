"""Whole games against a bot, by somebody who clicks only what is highlighted."""

from __future__ import annotations

import os

import pytest

from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.visiting import DESKTOP, PHONE

SIZES = {"desktop": DESKTOP, "phone": PHONE}

long_run = pytest.mark.skipif(
    not os.environ.get("EPOKA_LONG_TESTS"),
    reason="Civolution is played alone on a desktop; EPOKA_LONG_TESTS=1 plays all",
)


@pytest.mark.parametrize(
    "game, size",
    [
        ("stone-age", "desktop"),
        ("stone-age", "phone"),
        ("founders", "desktop"),
        ("founders", "phone"),
        pytest.param("civolution", "desktop", marks=long_run),
        pytest.param("civolution", "phone", marks=long_run),
    ],
)
def test_clicking_what_is_highlighted_finishes_a_game(visit: Visit, game: str, size: str) -> None:
    guest = visit(size=SIZES[size])
    made = guest.set_table(game, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    guest.open_table(made["table"]["id"])
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{made['table']['id']}")["table"]["status"] == "over"


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=long_run)])
def test_clicking_what_is_highlighted_finishes_a_solo_game(visit: Visit, size: str) -> None:
    guest = visit(size=SIZES[size])
    table = guest.set_table("civolution", {"kind": "me"}, start="beginner")["table"]["id"]
    guest.open_table(table)
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{table}")["table"]["status"] == "over"
