"""News share what is the same for several seats; each seat reads what it would have been told alone."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import epoka
from epoka.server import messages as m
from epoka.server.moves import Move, Told
from epoka.server.projection import entries, position
from epoka.server.public import Public
from epoka.server.table import Line, Table
from epoka.server.telling import Telling, everybody_sees
from tests.server.driver import TWO_PEOPLE, Screen, running

GESTURES = 60


def alone(table: Table, seat: int | None, since: int) -> bytes:
    """What a seat is told where nothing is shared."""
    message = m.News(position=position(table, seat), entries=entries(table, seat, since))
    return msgspec.json.encode(message)


def gesture(screen: Screen, chooser: random.Random) -> None:
    while True:
        choice = chooser.choice(screen.position["choices"])["name"]
        if screen.act(*screen.position["draft"], choice)["type"] == "done":
            return


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("game", ["stone-age", "founders", "civolution", "parley"])
def test_shared_news_are_what_each_seat_is_told_alone(game: str, tmp_path: Path) -> None:
    chooser, shared = random.Random(game), 0
    with running(tmp_path) as house:
        ola = house.browser()
        identity = ola.create(game, TWO_PEOPLE)["table"]["id"]
        screen = ola.watch(identity, 0)
        table = house.server.tables.live[identity].table
        for _ in range(GESTURES):
            if not table.asked():
                break
            screen.sit(chooser.choice(table.asked()))
            gesture(screen, chooser)
            telling = Telling(table, table.seq - 1)
            for seat in (None, 0, 1):
                assert msgspec.json.decode(telling.text(seat)) == msgspec.json.decode(alone(table, seat, table.seq - 1))
            shared += telling._entries is not None
    assert shared, "nothing was shared, so nothing was compared"


@pytest.mark.parametrize(
    ("line", "open_to_all"),
    [
        (Move(0, "roll 3"), True),
        (Move(0, "keep A9", witness=0), False),
        (Move(0, "draw", told=(Told("drawn", {}),)), True),
        (Move(0, "draw", told=(Told("drawn", {"card": "A9"}, to=0),)), False),
        (Move(0, "draw", told=(Told("drawn", {}, but=0),)), False),
    ],
)
def test_line_is_shared_only_where_everybody_may_see_all_of_it(line: Move, open_to_all: bool) -> None:
    assert everybody_sees(Line(1, 1, line, 0.0)) is open_to_all


def test_part_of_a_view_is_written_once_only_where_it_is_the_spectators_own() -> None:
    state = epoka.game("stone-age").start(2)
    public = Public(state)
    own = {**public.view, "seat": 1, "places": {"forest": "a secret"}}
    written = public.written_view(own)
    assert isinstance(written["seats"], msgspec.Raw) and not isinstance(written["places"], msgspec.Raw)
    assert msgspec.json.decode(msgspec.json.encode(written)) == msgspec.json.decode(msgspec.json.encode(own))
