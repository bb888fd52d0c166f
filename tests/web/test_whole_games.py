"""Games against bots by somebody who clicks only what is highlighted: from the first move, or from the middle."""

from __future__ import annotations

import pytest

import epoka
from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, RECORDED, fork
from tests.web.visiting import DESKTOP, PHONE, Visitor

BEGINNING = 60
"""So many clicks lead through the choices of the set-up and the first turns."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("game, size", [("founders", "phone"), ("stone-age", "desktop")])
def test_clicking_what_is_highlighted_finishes_a_whole_game(visit: Visit, game: str, size: str) -> None:
    """A whole game of Civolution is played by keys."""
    guest = visit(size=SIZES[size])
    finish(guest, guest.set_table(game, ME, BOT)["table"]["id"])


@pytest.mark.parametrize(
    "game, bots, size",
    [("civolution", 0, "desktop"), ("civolution", 1, "phone"), ("civolution", 3, "phone")],
)
def test_clicking_what_is_highlighted_leads_into_a_long_game(visit: Visit, game: str, bots: int, size: str) -> None:
    """All kinds of turns come early in these games; what only the end brings, a begun game shows."""
    guest = visit(size=SIZES[size])
    guest.open_table(guest.set_table(game, ME, *[BOT] * bots)["table"]["id"])
    clicker = BlindClicker(guest, seed=1)
    while clicker.clicks < BEGINNING:
        assert clicker.click_once()


@pytest.mark.parametrize(
    "record, size, played",
    [
        ("stone-age/2p-uk-both", "phone", 9 / 10),
        ("founders/2p-stacks", "desktop", 4 / 5),
        ("civolution/1p-beginner", "desktop", 3 / 4),
        ("civolution/4p-beginner", "phone", 2 / 3),
    ],
)
def test_clicking_what_is_highlighted_finishes_a_begun_game(
    visit: Visit, record: str, size: str, played: float
) -> None:
    """From after so much of a recorded game to its end."""
    text = (RECORDED / f"{record}.txt").read_text(encoding="utf-8")
    guest = visit(size=SIZES[size])
    finish(guest, fork(guest, text, int(len(epoka.parse_record(text)["actions"]) * played), 0))


def finish(guest: Visitor, table: str) -> None:
    guest.open_table(table)
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{table}")["table"]["status"] == "over"
