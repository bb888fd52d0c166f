"""Lost lines and lost servers: a banner, then play goes on, and nothing that was done is lost or done twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.cable import Cable
from tests.web.clicker import BlindClicker
from tests.web.conftest import Visit
from tests.web.serving import Serving
from tests.web.tables import BOT, LINK, ME, act
from tests.web.visiting import Browsers, Visitor, Wishes

LOST = "WebSocket connection|net::ERR_"


@pytest.fixture
def cable(server: Serving) -> Iterator[Cable]:
    with Cable(server.port) as cable:
        yield cable


@pytest.fixture
def far(browsers: Browsers, cable: Cable) -> Iterator[Visitor]:
    """Somebody at the other end of the cable."""
    with browsers.visitor(cable.address, Wishes()) as somebody:
        somebody.allow(LOST)
        yield somebody
        assert somebody.unexpected() == []


def test_a_lost_line_is_said_and_comes_back_by_itself(far: Visitor, cable: Cable) -> None:
    far.open_table(far.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(far.legal.first).to_be_visible()
    cable.cut()
    expect(far.part("reconnecting")).to_be_visible()
    cable.mend()
    expect(far.part("reconnecting")).to_have_count(0)
    far.choose("place:toolmaker")
    expect(far.part("log")).to_contain_text("to the tool maker")


def test_an_action_made_without_a_line_arrives_once(far: Visitor, cable: Cable) -> None:
    table = far.set_table("stone-age", ME, LINK)["table"]["id"]
    far.open_table(table)
    far.page.keyboard.press("Escape")  # the invitations
    expect(far.legal.first).to_be_visible()
    cable.cut()
    expect(far.part("reconnecting")).to_be_visible()
    far.choose("place:toolmaker")
    cable.mend()
    expect(far.part("prompt")).to_contain_text("Player 2")
    expect(far.part("log").get_by_text("to the tool maker")).to_have_count(1)


def test_what_happened_meanwhile_is_in_the_log_afterwards(far: Visitor, cable: Cable, visit: Visit) -> None:
    made = far.set_table("stone-age", LINK, ME)
    table = made["table"]["id"]
    other = visit()
    other.post(f"/api/tables/{table}/join", {"secret": made["links"]["seats"]["0"].partition("#seat=")[2]})
    far.open_table(table)
    cable.cut()
    expect(far.part("reconnecting")).to_be_visible()
    act(other, table, 0, "place toolmaker")
    cable.mend()
    expect(far.part("log")).to_contain_text("to the tool maker")
    expect(far.legal.first).to_be_visible()


def test_a_killed_server_comes_back_where_it_was(browsers: Browsers, tmp_path_factory: pytest.TempPathFactory) -> None:
    serving = Serving(tmp_path_factory.mktemp("killed"))
    try:
        with browsers.visitor(serving.address, Wishes()) as guest:
            guest.allow(LOST)
            table = guest.set_table("founders", ME, BOT)["table"]["id"]
            guest.open_table(table)
            clicker = BlindClicker(guest, seed=2)
            for _ in range(8):
                clicker.click_once()
            expect(guest.legal.first).to_be_visible()
            before = guest.get(f"/api/tables/{table}/log?seat=0&from=0")
            serving.kill()
            expect(guest.part("reconnecting")).to_be_visible()
            serving.start()
            expect(guest.part("reconnecting")).to_have_count(0)
            assert guest.get(f"/api/tables/{table}/log?seat=0&from=0") == before
            for _ in range(4):
                clicker.click_once()
            assert guest.unexpected() == []
    finally:
        serving.stop()
