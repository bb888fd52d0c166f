"""Undo and redo, with and without the consent of the others."""

from __future__ import annotations

from typing import Any

import epoka
from tests.server.driver import Browser, House, Screen, table_of, two_people


def test_undo_takes_back_the_own_action_until_another_acts(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    before = dict(mine.position)
    mine.act("place forest 3")
    assert mine.position["undo"] == 1
    assert mine.ask("undo", to=before["turn"])["type"] == "done"
    assert mine.position["view"] == before["view"]
    assert mine.position["redo"] == ["place forest 3"]
    other.until("news")
    news = other.until("news")
    assert news["redone"] is True
    assert [entry["action"] for entry in news["entries"] if entry.get("undone")] == ["place forest 3"]
    assert news["entries"][-1]["events"][0] == {
        "key": "table-undone",
        "seat": 0,
        "count": 1,
        "consent": False,
        "drawn": False,
    }
    mine.act("place forest 2")
    other.until("news")
    other.act("place hunt 1")
    mine.until("news")
    assert mine.position["undo"] == 0
    assert mine.ask("undo", to=mine.position["turn"] - 2)["error"]["code"] == "undo-barrier"


def test_undone_history_is_kept(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    turn = screen.position["turn"]
    screen.act("place forest 3")
    screen.ask("undo", to=turn)
    screen.act("place forest 1")
    kinds = [event.kind for event in house.run(house.store.events, identity)]
    assert kinds == ["created", "acted", "undone", "acted"]
    entries = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
    own = [(entry["action"], entry.get("undone", False)) for entry in entries if entry["seat"] == 0]
    assert own == [("place forest 3", True), ("place forest 1", False)]


def test_roll_cannot_be_taken_back_freely(ola: Browser) -> None:
    screen = ola.watch(roll_table(ola), 0)
    rolled = roll(screen)
    assert screen.ask("undo", to=rolled - 1)["error"]["code"] == "undo-barrier"


def roll_table(ola: Browser, seats: Any = None) -> str:
    return str(ola.create("stone-age", seats)["table"]["id"])


def roll(screen: Screen) -> int:
    """Play on until dice have just been rolled for the seat shown; answers the number of actions by then."""
    while True:
        screen.sit(screen.position["mover"])
        before = screen.position["turn"]
        screen.gesture()
        turn = int(screen.position["turn"])
        if turn > before + 1 and screen.position["asked"] == [screen.position["seat"]] and screen.position["undo"] == 0:
            return turn


def test_consent_takes_back_beyond_the_barrier_and_what_was_rolled_is_rolled_anew(house: House, ola: Browser) -> None:
    identity = roll_table(ola)
    screen = ola.watch(identity, 0)
    rolled = roll(screen)
    seat, other = screen.position["seat"], 1 - screen.position["seat"]
    assert screen.position["undo_beyond"]
    assert screen.ask("undo-ask", to=rolled - 2)["type"] == "done"
    request = ola.get(f"/api/tables/{identity}")["table"]["undo_request"]
    assert request == {"by": seat, "to": rolled - 2, "agreed": [], "waiting": [other]}
    screen.sit(other)
    assert screen.ask("undo-vote", agree=True)["type"] == "done"
    assert screen.position["turn"] == rolled - 2
    assert ola.get(f"/api/tables/{identity}")["table"]["undo_request"] is None
    undone = house.run(house.store.events, identity)[-1]
    assert undone.kind == "undone" and undone.data["consent"]


def test_undo_that_leads_right_before_a_roll_draws_it_anew_and_the_log_says_so(house: House, ola: Browser) -> None:
    identity = roll_table(ola)
    screen = ola.watch(identity, 0)
    rolled = roll(screen)
    other = 1 - screen.position["seat"]
    screen.ask("undo-ask", to=rolled - 1)
    screen.sit(other)
    screen.ask("undo-vote", agree=True)
    data = house.run(house.store.events, identity)[-1].data
    assert data["to"] == rolled - 1 and data["moves"][0][0] == epoka.CHANCE
    entries = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
    undone = [event for entry in entries for event in entry["events"] if event["key"] == "table-undone"]
    assert [event["drawn"] for event in undone] == [True]


def test_refused_consent_leaves_everything(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    mine.act("place forest 3")
    other.until("news")
    other.act("place hunt 1")
    mine.until("news")
    before = dict(mine.position)
    to = mine.position["turn"] - 2
    mine.ask("undo-ask", to=to)
    assert mine.ask("undo-ask", to=to)["error"]["code"] == "undo-pending"
    assert mine.ask("undo-vote", agree=True)["error"]["code"] == "undo-no-request"
    assert other.ask("undo-vote", agree=False)["type"] == "done"
    mine.until("news")
    assert mine.position["turn"] == before["turn"] and mine.position["view"] == before["view"]
    assert other.ask("undo-vote", agree=True)["error"]["code"] == "undo-no-request"


def test_all_other_people_must_agree(ola: Browser) -> None:
    identity = ola.create(seats=[{"kind": "me"}, {"kind": "here"}, {"kind": "here"}])["table"]["id"]
    screen = ola.watch(identity, 0)
    start = screen.position["turn"]
    for seat in range(3):
        screen.sit(seat)
        screen.act("place hunt 1")
    screen.sit(0)
    screen.ask("undo-ask", to=start)
    screen.sit(1)
    screen.ask("undo-vote", agree=True)
    assert screen.position["turn"] == start + 3
    assert ola.get(f"/api/tables/{identity}")["table"]["undo_request"]["agreed"] == [1]
    screen.sit(2)
    screen.ask("undo-vote", agree=True)
    assert screen.position["turn"] == start


def test_playing_on_answers_a_request_for_undo(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    start = mine.position["turn"]
    mine.act("place forest 3")
    mine.ask("undo-ask", to=start)
    other.until("news")
    other.until("news")
    other.act("place hunt 1")
    assert ola.get(f"/api/tables/{table_of(ola)}")["table"]["undo_request"] is None


def test_bots_agree_at_once(ola: Browser) -> None:
    identity = ola.create(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]["id"]
    screen = ola.watch(identity, 0)
    before = dict(screen.position)
    screen.act("place forest 1")
    while screen.position["asked"] != [0]:
        screen.until("news")
    assert screen.position["undo"] == 0
    assert screen.ask("undo-ask", to=before["turn"])["type"] == "done"
    assert screen.position["view"] == before["view"]


def test_nothing_of_ones_own_to_take_back(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    assert screen.position["undo_beyond"] is False
    assert screen.ask("undo-ask", to=0)["error"]["code"] == "undo-nothing"
    assert screen.ask("undo", to=0)["error"]["code"] == "undo-barrier"


def against_a_bot(ola: Browser, undo: str) -> Screen:
    """A table with a bot where dice have just been rolled for the one person."""
    made = ola.create("stone-age", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], undo=undo)
    screen = ola.watch(made["table"]["id"], 0)
    while True:
        while screen.position["asked"] != [0]:
            screen.until("news")
        entries = ola.get(f"/api/tables/{made['table']['id']}/log?seat=0")["entries"]
        if any(event["key"] == "rolled" and event["seat"] == 0 for entry in entries for event in entry["events"]):
            return screen
        screen.gesture()


def rerolls(ola: Browser) -> int:
    return int(ola.get(f"/api/tables/{table_of(ola)}")["table"]["rerolls"])


def test_what_was_rolled_anew_against_bots_is_counted_for_the_result(ola: Browser) -> None:
    screen = against_a_bot(ola, "free")
    assert rerolls(ola) == 0
    assert screen.ask("undo-ask", to=0)["type"] == "done"
    assert rerolls(ola) == 1


def test_by_consent_alone_nobody_takes_back_a_roll_against_bots(ola: Browser) -> None:
    screen = against_a_bot(ola, "consent")
    assert screen.position["undo_beyond"] is False
    assert screen.ask("undo-ask", to=0)["error"]["code"] == "undo-nothing"


def test_without_undo_not_even_the_own_last_action_comes_back(ola: Browser) -> None:
    screen = ola.watch(ola.create(undo="none")["table"]["id"], 0)
    screen.act("place forest 3")
    assert (screen.position["undo"], screen.position["undo_beyond"]) == (0, False)
    assert screen.ask("undo", to=screen.position["turn"] - 1)["error"]["code"] == "undo-barrier"


def test_an_unknown_policy_is_refused(ola: Browser) -> None:
    answer = ola.post("/api/tables", {"game": "stone-age", "seats": [{"kind": "me"}] * 2, "undo": "always"}, 400)
    assert answer["error"]["code"] == "malformed"


def test_a_request_for_undo_is_withdrawn_by_who_asked(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    start = mine.position["turn"]
    mine.act("place forest 3")
    mine.ask("undo-ask", to=start)
    assert mine.ask("undo-vote", agree=False)["type"] == "done"
    assert ola.get(f"/api/tables/{table_of(ola)}")["table"]["undo_request"] is None
    assert other.ask("undo-vote", agree=True)["error"]["code"] == "undo-no-request"
