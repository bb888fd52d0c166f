"""Games against bots from the first move to the last, by somebody who clicks only what is highlighted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME
from tests.web.visiting import DESKTOP, PHONE

TABLES: dict[str, tuple[str, list[dict[str, str]], dict[str, Any]]] = {
    "stone-age": ("stone-age", [ME, BOT], {}),
    "founders": ("founders", [ME, BOT], {}),
    "civolution": ("civolution", [ME, BOT], {}),
    "civolution alone": ("civolution", [ME], {"start": "beginner"}),
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("table", TABLES)
def test_clicking_what_is_highlighted_finishes_a_game(visit: Visit, table: str, size: tuple[int, int]) -> None:
    game, seats, options = TABLES[table]
    finish(visit, size, game, seats, options)


def test_clicking_what_is_highlighted_finishes_a_game_of_four_on_a_phone(visit: Visit) -> None:
    finish(visit, PHONE, "civolution", [ME, BOT, BOT, BOT], {})


def finish(
    visit: Visit, size: tuple[int, int], game: str, seats: list[dict[str, str]], options: dict[str, Any]
) -> None:
    guest = visit(size=size)
    table: str = guest.set_table(game, *seats, **options)["table"]["id"]
    guest.open_table(table)
    BlindClicker(guest, seed=1).play()
    assert guest.get(f"/api/tables/{table}")["table"]["status"] == "over"
