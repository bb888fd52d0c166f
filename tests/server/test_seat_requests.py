"""Requests of a seat: acting, repeats and stale submissions, reasons and hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import epoka
from tests.server.driver import Browser, House, running, table_of, two_people

# ---- acting ---------------------------------------------------------------------------------------------------------


def test_action_changes_the_position_of_everybody(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    assert mine.position["asked"] == [0] and other.position["choices"] == []
    assert mine.act("place forest 3")["type"] == "done"
    assert mine.position["view"]["seats"][0]["placed"] == {"forest": 3}
    other.until("news")
    assert other.position["view"]["seats"][0]["placed"] == {"forest": 3}
    assert other.position["asked"] == [1] and other.position["choices"]


def test_choices_are_the_legal_actions_with_their_previews(ola: Browser) -> None:
    screen = ola.watch(ola.create(options={"starter": 0})["table"]["id"], 0)
    state = epoka.replay(epoka.parse_record(ola.get(f"/api/tables/{table_of(ola)}/record?seat=0")))
    choices = screen.position["choices"]
    assert [choice["name"] for choice in choices] == [state.name(action) for action in state.actions()]
    assert [choice["preview"] for choice in choices] == [state.preview(action) for action in state.actions()]
    key, values = state.game.describe(state.actions()[0])
    assert (choices[0]["key"], choices[0]["values"]) == (key, values)


def test_done_means_on_disk(house: House, ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    done = screen.act("place forest 2")
    events = house.run(house.store.events, table_of(ola))
    assert events[-1].seq == done["seq"]
    assert [move[1] for move in events[-1].data["moves"]] == ["place forest 2"]


def test_log_is_what_the_kernel_tells_each_seat(ola: Browser) -> None:
    identity = ola.create("stone-age")["table"]["id"]
    screen = ola.watch(identity, 0)
    for _ in range(30):
        screen.sit(screen.position["mover"])
        screen.gesture()
    state = epoka.replay(epoka.parse_record(ola.get(f"/api/tables/{identity}/record?seat=0")))
    for seat in (0, 1, None):
        path = f"/api/tables/{identity}/log" + ("" if seat is None else f"?seat={seat}")
        entries = ola.get(path)["entries"]
        told = [
            {
                "number": entry["number"],
                "seat": entry["seat"],
                "action": entry["action"],
                "events": [without_rule(without_shown_faces(event)) for event in entry["events"]],
            }
            for entry in entries
        ]
        kernel = [{**entry, "events": [without_rule(event) for event in entry["events"]]} for entry in state.log(seat)]
        assert told == kernel


def without_rule(event: dict[str, Any]) -> dict[str, Any]:
    """An event without its rule, which the page looks up in the game's own table unless the event names it."""
    return {name: value for name, value in event.items() if name != "rule"}


def without_shown_faces(event: dict[str, Any]) -> dict[str, Any]:
    """An event as the kernel tells it: the faces of a sum are the server's addition."""
    return {key: event[key] for key in event if key != "faces" or "total" not in event}


def test_rolled_dice_show_faces_that_add_up(ola: Browser) -> None:
    identity = ola.create("stone-age")["table"]["id"]
    screen = ola.watch(identity, 0)
    rolled: list[dict[str, Any]] = []
    while not rolled:
        screen.sit(screen.position["mover"])
        screen.gesture()
        entries = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
        rolled = [event for entry in entries for event in entry["events"] if event["key"] == "rolled"]
    for event in rolled:
        assert len(event["faces"]) == event["dice"] and sum(event["faces"]) == event["total"]
    assert list(ola.get(f"/api/tables/{identity}/log?seat=1")["entries"]) == entries


def test_same_over_http_for_scripts(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    position = ola.get(f"/api/tables/{identity}/position?seat=0")["position"]
    body = {"type": "act", "id": "a", "seat": 0, "seq": position["seq"], "actions": ["place hunt 2"]}
    assert ola.post(f"/api/tables/{identity}/act", body) == {"type": "done", "id": "a", "seq": 2}
    assert ola.get(f"/api/tables/{identity}/position?seat=0")["position"]["seq"] == 2
    del body["type"]
    assert ola.post(f"/api/tables/{identity}/act", body) == {"type": "done", "id": "a", "seq": 2}


# ---- repeats and stale ones -----------------------------------------------------------------------------------------


def test_repeated_submission_is_done_once(ola: Browser) -> None:
    screen = ola.watch(ola.create(seats=[{"kind": "me"}, {"kind": "here"}, {"kind": "here"}])["table"]["id"], 0)
    first = screen.act("place forest 2", id="same", seq=1)
    assert screen.act("place forest 2", id="same", seq=1) == first
    assert screen.position["turn"] == ola.get(f"/api/tables/{table_of(ola)}")["table"]["turn"]
    assert screen.position["view"]["seats"][0]["placed"] == {"forest": 2}


def test_repeat_is_recognised_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        first = ola.watch(identity, 0).act("place forest 2", id="same")
        cookies = dict(ola.client.cookies)
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.watch(identity, 0).act("place forest 2", id="same", seq=1) == first


def test_stale_submission_is_refused_with_the_news_since(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    mine.act("place forest 3")
    refused = other.act("place hunt 1", seq=1)
    assert refused["type"] == "error" and refused["error"]["code"] == "stale"
    assert refused["position"]["seat"] == 1 and refused["position"]["turn"] == mine.position["turn"]
    assert "place forest 3" in [entry["action"] for entry in refused["entries"]]
    assert other.act("place hunt 1", seq=refused["position"]["seq"])["type"] == "done"


def test_stale_submission_over_http_is_a_409_with_the_news(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    screen.act("place forest 3")
    body = {"id": "x", "seat": 1, "seq": 1, "actions": ["place hunt 1"]}
    refused = ola.post(f"/api/tables/{identity}/act", body, 409)
    assert refused["error"]["code"] == "stale"
    assert refused["position"]["seat"] == 1
    assert [entry["action"] for entry in refused["entries"]] == ["place forest 3"]


def test_what_changes_only_the_table_makes_nobody_stale(ola: Browser, petr: Browser) -> None:
    mine, _other = two_people(ola, petr)
    seq = mine.position["seq"]
    petr.post(f"/api/tables/{table_of(ola)}/name", {"seat": 1, "name": "Péťa"})
    assert mine.act("place forest 3", seq=seq)["type"] == "done"


def test_submission_for_a_future_event_is_malformed(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    assert screen.act("place forest 3", seq=99)["error"]["code"] == "malformed"


# ---- refusals -------------------------------------------------------------------------------------------------------


def test_illegal_action_is_refused_with_its_reason_and_changes_nothing(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    before = screen.position
    error = screen.act("place forest 7")["error"]
    assert error["code"] == "illegal"
    assert error["values"]["refusal"] and error["values"]["rule"].startswith("SA-")
    assert screen.act("fly away")["error"]["code"] == "unknown-action"
    assert screen.act("place forest 3", "place forest 1")["error"]["code"] == "illegal"
    assert screen.act("roll 6")["error"]["code"] == "illegal"
    assert ola.get(f"/api/tables/{table_of(ola)}/position?seat=0")["position"] == before


def test_nobody_acts_out_of_turn_or_for_others(ola: Browser, petr: Browser) -> None:
    _mine, other = two_people(ola, petr)
    assert other.act("place forest 3")["error"]["code"] == "not-your-turn"
    assert other.act("place forest 3", seat=0)["error"]["code"] == "not-seated"
    body = {"id": "x", "seat": 0, "seq": 1, "actions": ["place forest 3"]}
    assert petr.post(f"/api/tables/{table_of(ola)}/act", body, 403)["error"]["code"] == "not-yours"


def test_why_names_the_reason_and_its_rule(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    why = mine.ask("why", actions=[], name="place forest 7")
    assert why["type"] == "answer"
    assert why["value"]["code"] and why["value"]["rule"].startswith("SA-")
    assert mine.ask("why", actions=[], name="place forest 3")["value"] is None
    assert mine.ask("why", actions=[], name="dance")["error"]["code"] == "unknown-action"
    assert other.ask("why", actions=[], name="place forest 3")["value"]["code"] == "not-yours-to-decide"


def test_hint_is_a_legal_action_of_the_highest_level(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr)
    hint = mine.ask("hint", actions=[])
    assert hint["value"]["bot"] == "sage"
    assert hint["value"]["action"] in [choice["name"] for choice in mine.position["choices"]]
    assert other.ask("hint", actions=[])["error"]["code"] == "not-your-turn"
