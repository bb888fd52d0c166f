"""Games against a bot, by somebody who clicks only what is highlighted: from the first move, or from the middle."""

from __future__ import annotations

import os

import pytest

import epoka
from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.tables import RECORDED, fork
from tests.web.visiting import DESKTOP, PHONE, Visitor

SIZES = {"desktop": DESKTOP, "phone": PHONE}

long_run = pytest.mark.skipif(
    not os.environ.get("EPOKA_LONG_TESTS"), reason="EPOKA_LONG_TESTS=1 plays from the first move in every size"
)


@pytest.mark.parametrize(
    "game, size",
    [
        ("stone-age", "desktop"),
        ("founders", "phone"),
        pytest.param("stone-age", "phone", marks=long_run),
        pytest.param("founders", "desktop", marks=long_run),
        pytest.param("civolution", "desktop", marks=long_run),
        pytest.param("civolution", "phone", marks=long_run),
    ],
)
def test_clicking_what_is_highlighted_finishes_a_whole_game(visit: Visit, game: str, size: str) -> None:
    guest = visit(size=SIZES[size])
    finish(guest, guest.set_table(game, {"kind": "me"}, {"kind": "bot", "bot": "random"})["table"]["id"])


@pytest.mark.parametrize(
    "record, size",
    [
        ("stone-age/2p-uk-both", "phone"),
        ("founders/2p-stacks", "desktop"),
        ("civolution/2p-beginner", "desktop"),
        pytest.param("civolution/1p-beginner", "phone", marks=long_run),
    ],
)
def test_clicking_what_is_highlighted_finishes_a_begun_game(visit: Visit, record: str, size: str) -> None:
    """From after four fifths of a recorded game to its end."""
    text = (RECORDED / f"{record}.txt").read_text(encoding="utf-8")
    guest = visit(size=SIZES[size])
    finish(guest, fork(guest, text, len(epoka.parse_record(text)["actions"]) * 4 // 5, 0))


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=long_run), pytest.param("phone", marks=long_run)])
def test_clicking_what_is_highlighted_finishes_a_whole_solo_game(visit: Visit, size: str) -> None:
    guest = visit(size=SIZES[size])
    finish(guest, guest.set_table("civolution", {"kind": "me"}, start="beginner")["table"]["id"])


def finish(guest: Visitor, table: str) -> None:
    guest.open_table(table)
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{table}")["table"]["status"] == "over"
