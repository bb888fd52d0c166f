"""Clocks for people in the page: chosen and told before the start, a pause asked for and granted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, LINK, ME, act
from tests.web.visiting import Visitor


def with_clock(host: Visitor, seats: list[dict[str, Any]], clock: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = host.post(
        "/api/tables", {"game": "stone-age", "seats": seats, "options": {"starter": 0}, "clock": clock}
    )
    return made


def test_clock_is_chosen_at_set_up_and_said_in_words(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    guest.part("clock-kind").select_option("bank")
    guest.part("clock-late").select_option("end")
    guest.part("clock-night").check()
    expect(guest.part("clock-said")).to_contain_text("15 min each for the whole game")
    expect(guest.part("clock-said")).to_contain_text("No clock runs from 22:00 to 8:00")
    guest.part("create").click()
    expect(guest.part("action-bar")).to_be_visible()
    told = guest.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]["clock"]["rules"]
    assert (told["seconds"], told["bank"], told["increment"], told["on_late"]) == (900, True, 15, "end")
    assert (told["night"]["begins"], told["night"]["ends"]) == (1320, 480)


def test_invitation_says_what_happens_when_time_runs_out(visit: Visit) -> None:
    ola, petr = visit(), visit()
    made = with_clock(ola, [ME, LINK], {"seconds": 3600, "on_late": "advice"})
    petr.go(made["links"]["seats"]["1"])
    expect(petr.part("clock-agreed")).to_contain_text("a bot gives advice and the table waits")


def clocked(ola: Visitor, petr: Visitor) -> str:
    """A table where Ola has made the first move, and the clock runs for Petr."""
    clock: dict[str, Any] = {"seconds": 3600, "bank": True}
    made = with_clock(ola, [ME, LINK], clock)
    table: str = made["table"]["id"]
    petr.post(f"/api/tables/{table}/join", {"secret": made["links"]["seats"]["1"].partition("=")[2], "name": "Petr"})
    act(ola, table, 0, "place forest 3")
    return table


def test_pause_is_asked_for_granted_and_ended(visit: Visit) -> None:
    ola, petr = visit(), visit()
    table = clocked(ola, petr)
    ola.open_table(table)
    petr.open_table(table)
    petr.part("open-menu").click()
    petr.part("ask-pause").click()
    ola.part("pause-agree").click()
    expect(ola.part("paused")).to_be_visible()
    expect(ola.page.get_by_role("timer")).to_have_count(0)
    ola.part("resume").click()
    expect(ola.part("paused")).to_have_count(0)
    expect(ola.page.get_by_role("timer")).to_be_visible()


def test_menu_says_that_the_clock_waits_for_the_first_move(visit: Visit) -> None:
    guest = visit()
    made = with_clock(guest, [ME, BOT], {"seconds": 60})
    guest.open_table(made["table"]["id"])
    guest.part("open-menu").click()
    expect(guest.part("clock-card")).to_contain_text("The clock starts with the first move")
