"""What can be worked out from a view is sent beside it, to whoever is sent that view."""

from __future__ import annotations

import epoka
from tests.server.driver import Browser, Screen


def begun(ola: Browser) -> tuple[str, Screen, epoka.State]:
    """A Civolution at its first decision: the table, the screen of seat 0, the position that the record leads to."""
    identity = ola.create("civolution", options={"start": "beginner", "map": "first-game"})["table"]["id"]
    screen = ola.watch(identity, 0)
    while not screen.position["asked"]:
        screen.until("news")
    return identity, screen, epoka.replay(epoka.parse_record(ola.get(f"/api/tables/{identity}/record?seat=0")))


def test_a_seat_is_sent_the_insight_of_its_own_seat(ola: Browser) -> None:
    _, screen, state = begun(ola)
    assert screen.position["insight"] == state.insight(0)
    screen.sit(1)
    assert screen.position["insight"] == state.insight(1) != state.insight(0)


def test_a_spectator_is_sent_the_insight_of_nobody(ola: Browser) -> None:
    _, screen, state = begun(ola)
    screen.sit(None)
    assert screen.position["insight"] == state.insight(None)
    assert screen.position["insight"]["outlook"] is None


def test_an_earlier_position_has_its_insight_too(ola: Browser) -> None:
    identity, _, state = begun(ola)
    shown = ola.get(f"/api/tables/{identity}/at/{state.turn}?seat=0")["position"]
    assert shown["insight"] == state.insight(0)


def test_the_view_holds_nothing_that_is_worked_out(ola: Browser) -> None:
    _, screen, _ = begun(ola)
    assert screen.position["view"].keys().isdisjoint(screen.position["insight"])


def test_a_game_without_insight_is_sent_without_the_field(ola: Browser) -> None:
    assert "insight" not in ola.watch(ola.create("stone-age")["table"]["id"], 0).position
