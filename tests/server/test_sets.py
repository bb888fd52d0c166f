"""Sets over the wire: picked in any order, taken back in that order, told and kept in the one that records have."""

from __future__ import annotations

import pytest

import epoka
from tests.server.driver import Browser, Screen

pytestmark = pytest.mark.usefixtures("parley")


@pytest.fixture
def dining(ola: Browser) -> Screen:
    """The first of two envoys is to choose three dishes."""
    options = {"banquet": "full", "rounds": 1, "debate": False}
    made = ola.create("parley", [{"kind": "me"}, {"kind": "here"}], options=options)
    screen = ola.watch(made["table"]["id"], 0)
    while screen.position["prompt"]["key"] != "dine":
        screen.sit(screen.position["asked"][0])
        screen.act_first()
    screen.sit(0)
    return screen


def offered(screen: Screen) -> list[str]:
    return [choice["name"] for choice in screen.position["choices"]]


def test_choices_hold_what_an_order_has_passed_over(dining: Screen) -> None:
    assert dining.act("dish 2")["type"] == "draft"
    assert offered(dining) == ["dish 0", "dish 1", "dish 3", "dish 4", "dish 5"]
    assert dining.ask("why", actions=["dish 2"], name="dish 0")["value"] is None


def test_undo_takes_back_what_was_picked_last(dining: Screen) -> None:
    dining.act("dish 2", "dish 0")
    dining.ask("undo", to=dining.position["turn"] - 1)
    assert dining.position["draft"] == ["dish 2"]
    assert dining.position["view"]["eaten"][0] == [0, 0, 1, 0, 0, 0, 0]


def test_a_whole_set_is_told_and_kept_in_its_own_order(dining: Screen, ola: Browser) -> None:
    start = dining.position["turn"]
    assert dining.act("dish 2", "dish 0", "dish 1")["type"] == "done"
    identity = ola.get("/api/tables")["tables"][0]["id"]
    log = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
    assert [entry["action"] for entry in log if start < entry["number"] <= start + 3] == ["dish 0", "dish 1", "dish 2"]
    record = epoka.parse_record(ola.get(f"/api/tables/{identity}/record?seat=0"))
    assert record["actions"][start : start + 3] == ["dish 0", "dish 1", "dish 2"]
