"""SeatRequests, drafts, repeats and stale submissions, undo and redo with and without consent, reasons and hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import epoka
from tests.server.driver import ME_AND_LINK, Browser, House, Screen, running


def two_people(ola: Browser, petr: Browser, game: str = "stone-age", **more: Any) -> tuple[Screen, Screen]:
    """Ola on seat 0 and Petr on seat 1, each at a screen of their own."""
    made = ola.create(game, ME_AND_LINK, **more)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"], name="Petr")
    return ola.watch(identity, 0), petr.watch(identity, 1)


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


def table_of(browser: Browser) -> str:
    return str(browser.get("/api/tables")["tables"][0]["id"])


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


# ---- drafts ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def drafting(ola: Browser, petr: Browser) -> tuple[Screen, Screen]:
    """Founders at the first turn, where adding a tile is a gesture of several actions; the mover's screen first."""
    mine, other = two_people(ola, petr, "founders")
    screens = [mine, other]
    while not any(choice["name"].startswith("add ") for choice in screens[mine.position["mover"]].position["choices"]):
        mover = mine.position["mover"]
        screens[mover].gesture()
        screens[1 - mover].until("news")
        while screens[0].position["seq"] != screens[1].position["seq"]:
            lagging = min(screens, key=lambda screen: int(screen.position["seq"]))
            lagging.until("news")
    mover = mine.position["mover"]
    return screens[mover], screens[1 - mover]


def add(screen: Screen) -> str:
    return next(str(c["name"]) for c in screen.position["choices"] if c["name"].startswith("add "))


def test_unfinished_gesture_is_a_draft_that_only_its_seat_sees(
    house: House, drafting: tuple[Screen, Screen], ola: Browser
) -> None:
    mine, other = drafting
    before = dict(other.position)
    name = add(mine)
    answer = mine.act(name)
    assert answer["type"] == "draft"
    assert mine.position["draft"] == [name] and mine.position["turn"] == before["turn"] + 1
    assert mine.position["undo"] >= 1
    identity = table_of(ola)
    assert len(house.run(house.store.events, identity)) == before["seq"]
    other.send({"type": "ping"})
    assert other.receive()["type"] == "pong"
    second = mine.act(name, mine.position["choices"][0]["name"])
    while second["type"] == "draft":
        second = mine.act(*mine.position["draft"], mine.position["choices"][0]["name"])
    news = other.until("news")
    assert news["entries"][0]["action"] == name


def test_draft_is_there_again_after_coming_back(drafting: tuple[Screen, Screen], ola: Browser, petr: Browser) -> None:
    mine, _ = drafting
    name = add(mine)
    mine.act(name)
    seat = mine.position["seat"]
    again = (ola, petr)[seat].watch(table_of(ola), seat)
    assert again.position["draft"] == [name]
    assert again.position["view"] == mine.position["view"]


def forget(house: House, identity: str) -> None:
    """What a restart does to a table: whoever comes next finds it as the store has it."""

    async def work() -> None:
        house.server.tables.forget(await house.server.tables.get(identity))

    house.run(work)


@pytest.mark.parametrize("taken_back", [False, True])
def test_draft_and_what_was_taken_back_of_it_outlive_the_memory_of_the_server(
    house: House, drafting: tuple[Screen, Screen], ola: Browser, petr: Browser, taken_back: bool
) -> None:
    mine, _ = drafting
    seat, identity = mine.position["seat"], table_of(ola)
    mine.act(add(mine))
    if taken_back:
        mine.ask("undo", to=mine.position["turn"] - 1)
    before = dict(mine.position)
    assert before["redo" if taken_back else "draft"]
    forget(house, identity)
    assert (ola, petr)[seat].get(f"/api/tables/{identity}/position?seat={seat}")["position"] == before


def test_draft_leaves_the_store_with_its_gesture(house: House, drafting: tuple[Screen, Screen], ola: Browser) -> None:
    mine, _ = drafting
    identity = table_of(ola)
    name = add(mine)
    mine.act(name)
    assert [draft.names for draft in house.run(house.store.drafts, identity)] == [[name]]
    mine.gesture()
    assert house.run(house.store.drafts, identity) == []


@pytest.mark.parametrize(("path", "body"), [("give", {"kind": "bot"}), ("give", {"kind": "link"}), ("renew", None)])
def test_draft_goes_with_whoever_loses_the_seat(
    house: House, ola: Browser, petr: Browser, path: str, body: Any
) -> None:
    mine, other = two_people(ola, petr, "founders", options={"starter": 1})
    while not other.position["draft"]:
        screen = (mine, other)[mine.position["mover"]]
        screen.act_first()
        while mine.position["seq"] != other.position["seq"]:
            min((mine, other), key=lambda one: int(one.position["seq"])).until("news")
    identity = table_of(ola)
    house.server.bot_driver.close()
    ola.post(f"/api/tables/{identity}/seats/1/{path}", body)
    assert house.run(house.store.drafts, identity) == []
    assert house.server.tables.live[identity].table.drafts == {}


def test_draft_is_taken_back_freely_and_played_again(drafting: tuple[Screen, Screen]) -> None:
    mine, _ = drafting
    before = dict(mine.position)
    name = add(mine)
    mine.act(name)
    answer = mine.ask("undo", to=before["turn"])
    assert answer["type"] == "draft"
    assert mine.position["draft"] == [] and mine.position["view"] == before["view"]
    assert mine.position["redo"] == [name]
    mine.act(*mine.position["redo"])
    assert mine.position["draft"] == [name] and mine.position["redo"] == []


def test_another_gesture_than_the_one_taken_back_forgets_it(drafting: tuple[Screen, Screen]) -> None:
    mine, _ = drafting
    name = add(mine)
    mine.act(name)
    mine.ask("undo", to=mine.position["turn"] - 1)
    others = [c["name"] for c in mine.position["choices"] if c["name"].startswith("add ") and c["name"] != name]
    mine.act(others[0])
    assert mine.position["redo"] == []


def test_undo_into_the_middle_of_a_gesture_gives_the_rest_of_it_as_a_draft(drafting: tuple[Screen, Screen]) -> None:
    mine, other = drafting
    start = mine.position["turn"]
    name = add(mine)
    mine.act(name)
    done = mine.gesture()
    assert done[0] == name and len(done) > 1
    assert mine.position["undo"] == len(done)
    answer = mine.ask("undo", to=start + 1)
    assert answer["type"] == "done"
    assert mine.position["draft"] == [name]
    assert mine.position["redo"] == done[1:]
    other.until("news")
    assert other.until("news")["redone"] is True
    assert other.position["turn"] == start and other.position["draft"] == []


# ---- undo -----------------------------------------------------------------------------------------------------------


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
