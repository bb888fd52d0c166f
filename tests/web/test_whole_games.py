"""Whole games against a bot, by somebody who clicks only what is highlighted."""

from __future__ import annotations

import pytest

from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.visiting import DESKTOP, PHONE

SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize(
    "game, size",  # in pairs of a long and a short one, for two processes
    [("stone-age", "desktop"), ("founders", "phone"), ("founders", "desktop"), ("stone-age", "phone")],
)
def test_clicking_what_is_highlighted_finishes_a_game(visit: Visit, game: str, size: str) -> None:
    guest = visit(size=SIZES[size])
    made = guest.set_table(game, {"kind": "me"}, {"kind": "bot", "bot": "random"})
    guest.open_table(made["table"]["id"])
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{made['table']['id']}")["table"]["status"] == "over"
