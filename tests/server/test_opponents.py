"""A side that the rules play: it has points, a place and a name, but nobody sits there."""

from __future__ import annotations

from tests.server.driver import Browser


def test_a_solo_table_tells_who_the_rules_play_and_scores_both_sides(ola: Browser) -> None:
    table = ola.create("civolution", [{"kind": "me"}])["table"]
    assert (table["players"], len(table["seats"]), table["opponents"]) == (1, 1, ["vici"])
    screen = ola.watch(table["id"], 0)
    while 0 not in screen.position["asked"]:
        screen.until("news")
    assert len(screen.position["points"]) == len(screen.position["breakdown"]) == len(screen.position["ranking"]) == 2


def test_nobody_sits_down_where_the_rules_play(ola: Browser) -> None:
    identity = ola.create("civolution", [{"kind": "me"}])["table"]["id"]
    assert ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "bot"}, 404)["error"]["code"] == "unknown-seat"


def test_a_review_shows_the_points_of_both_sides(ola: Browser) -> None:
    identity = ola.create("civolution", [{"kind": "me"}])["table"]["id"]
    steps = ola.get(f"/api/tables/{identity}/review")["steps"]
    assert {len(step["points"]) for step in steps} == {2}
