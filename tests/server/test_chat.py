"""What is said at a table: who may speak, who hears it, how it is limited, kept and deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from epoka.server.settings import Rates
from epoka.server.word_store import MOST_OF_A_ROOM
from tests.server.driver import ME_AND_LINK, Browser, House, Screen, running


class Talk:
    """A table with a host, a friend and somebody who watches, each with a browser and a screen."""

    def __init__(self, house: House, **more: Any) -> None:
        self.host, self.friend, self.watcher = house.browser(), house.browser(), house.browser()
        made = self.host.create(seats=ME_AND_LINK, **more)
        self.id: str = made["table"]["id"]
        self.friend.join(made["links"]["seats"]["1"], name="Petr")
        self.watcher.join(made["links"]["watch"])
        self.screens = [self.host.watch(self.id, 0), self.friend.watch(self.id, 1), self.watcher.watch(self.id)]

    def say(self, browser: Browser, room: str, text: str = "Ahoj", status: int = 201, **more: Any) -> Any:
        seat = {id(self.host): 0, id(self.friend): 1}.get(id(browser))
        body = {"room": room, "seat": seat, **({} if "reaction" in more else {"text": text}), **more}
        return browser.post(f"/api/tables/{self.id}/chat", body, status)

    def heard(self, browser: Browser, seat: int | None = None) -> list[str]:
        path = f"/api/tables/{self.id}/chat" + ("" if seat is None else f"?seat={seat}")
        return [word["text"] for word in browser.get(path)["words"]]

    def allow(self, policy: str) -> None:
        self.host.post(f"/api/tables/{self.id}/chat/allow", {"chat": policy})


@pytest.fixture
def talk(house: House) -> Talk:
    return Talk(house)


def words_until_pong(screen: Screen) -> list[dict[str, Any]]:
    """All that was said to a screen so far."""
    screen.send({"type": "ping"})
    found = []
    while (message := screen.receive())["type"] != "pong":
        if message["type"] in ("said", "unsaid"):
            found.append(message)
    return found


def test_players_hear_each_other_at_once_and_later(talk: Talk) -> None:
    said = talk.say(talk.host, "players", "Dobrou hru!")["word"]
    assert said["mine"] and said["name"] == "Ola" and said["seat"] == 0
    (told,) = words_until_pong(talk.screens[1])
    assert told["word"] == {**said, "mine": False}
    assert talk.heard(talk.friend, 1) == ["Dobrou hru!"]


def test_players_and_watchers_are_apart(talk: Talk) -> None:
    talk.say(talk.host, "players", "among us")
    talk.say(talk.watcher, "watchers", "among them")
    assert talk.heard(talk.host, 0) == ["among us"] and talk.heard(talk.watcher) == ["among them"]
    assert [one["word"]["text"] for one in words_until_pong(talk.screens[2])] == ["among them"]
    assert [one["word"]["text"] for one in words_until_pong(talk.screens[1])] == ["among us"]


def test_watchers_are_heard_by_players_where_the_host_allows_it(talk: Talk) -> None:
    assert talk.say(talk.watcher, "all", status=403)["error"]["code"] == "not-heard"
    talk.allow("all")
    talk.say(talk.watcher, "all", "Bravo!", name="Ivana")
    assert talk.heard(talk.friend, 1) == ["Bravo!"]
    entries = talk.friend.get(f"/api/tables/{talk.id}/log?seat=1")["entries"]
    assert {"key": "table-chat", "chat": "all"} in [event for entry in entries for event in entry["events"]]


def test_nobody_talks_where_the_host_has_turned_it_off(house: House) -> None:
    talk = Talk(house, chat="off")
    for browser, room in ((talk.host, "players"), (talk.friend, "players"), (talk.watcher, "watchers")):
        assert talk.say(browser, room, status=403)["error"]["code"] == "not-heard"
    talk.say(talk.friend, "note", "for myself")
    assert talk.heard(talk.friend, 1) == ["for myself"]


def test_only_the_host_decides_who_may_talk(talk: Talk) -> None:
    refused = talk.friend.post(f"/api/tables/{talk.id}/chat/allow", {"chat": "off"}, 403)
    assert refused["error"]["code"] == "not-host"


@pytest.mark.parametrize("room", ["players", "watchers"])
def test_nobody_speaks_in_the_room_of_the_others(talk: Talk, room: str) -> None:
    stranger = talk.watcher if room == "players" else talk.friend
    assert talk.say(stranger, room, status=403)["error"]["code"] == "not-heard"


def test_a_player_does_not_speak_as_a_watcher(talk: Talk) -> None:
    refused = talk.host.post(f"/api/tables/{talk.id}/chat", {"room": "watchers", "text": "psst"}, 403)
    assert refused["error"]["code"] == "not-heard"


# ---- notes and leaks ------------------------------------------------------------------------------------------------


def test_a_note_reaches_nobody_else_in_any_form(talk: Talk) -> None:
    table = talk.friend.get(f"/api/tables/{talk.id}")
    talk.say(talk.host, "note", "take the hut")
    talk.say(talk.host, "players", "hm")
    assert talk.heard(talk.host, 0) == ["take the hut", "hm"]
    assert talk.heard(talk.friend, 1) == ["hm"] and talk.heard(talk.watcher) == []
    assert [one["word"]["text"] for one in words_until_pong(talk.screens[1])] == ["hm"]
    assert words_until_pong(talk.screens[2]) == []
    assert "take the" not in "".join("".join(screen.raw) for screen in talk.screens[1:])
    assert talk.friend.get(f"/api/tables/{talk.id}") == table


def test_what_is_told_does_not_count_what_is_not_heard(house: House) -> None:
    """Two tables that differ in a note and in the watchers' talk look alike to the players, but for ids and times."""
    told = []
    for secret in (False, True):
        talk = Talk(house)
        if secret:
            talk.say(talk.friend, "note", "nothing to see")
            talk.say(talk.watcher, "watchers", "she has five of them")
        talk.say(talk.host, "players", "first")
        answer = talk.host.get(f"/api/tables/{talk.id}/chat?seat=0")
        for word in answer["words"]:
            assert len(word.pop("id")) == 12
        told.append((answer, [one["type"] for one in words_until_pong(talk.screens[0])]))
    assert told[0] == told[1]


def test_notes_of_a_shared_screen_belong_to_the_seat_that_is_shown(house: House) -> None:
    ola = house.browser()
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 1)
    ola.post(f"/api/tables/{identity}/chat", {"room": "note", "seat": 0, "text": "mine alone"}, 201)
    assert words_until_pong(screen) == []
    assert ola.get(f"/api/tables/{identity}/chat?seat=1")["words"] == []
    assert ola.get(f"/api/tables/{identity}/chat")["words"] == []


def test_who_is_given_a_seat_does_not_get_its_notes(talk: Talk, house: House) -> None:
    talk.say(talk.friend, "note", "my plan")
    link = talk.host.post(f"/api/tables/{talk.id}/seats/1/give", {"kind": "link"})["link"]
    newcomer = house.browser()
    newcomer.join(link, name="Eva")
    assert talk.heard(newcomer, 1) == []
    talk.friend.get(f"/api/tables/{talk.id}/chat?seat=1", 401)


def test_strangers_and_wrong_seats_hear_nothing(talk: Talk, house: House) -> None:
    talk.say(talk.host, "players")
    house.browser().get(f"/api/tables/{talk.id}/chat", 401)
    talk.friend.get(f"/api/tables/{talk.id}/chat?seat=0", 403)
    talk.watcher.get(f"/api/tables/{talk.id}/chat/text?seat=0", 403)


def test_a_token_does_not_talk(house: House) -> None:
    ola = house.browser()
    made = ola.create(seats=[{"kind": "me"}, {"kind": "program"}])
    path = f"/api/tables/{made['table']['id']}/chat"
    header = {"authorization": f"Bearer {made['links']['tokens']['1']}"}
    answer = house.browser().client.post(path, json={"room": "players", "seat": 1, "text": "beep"}, headers=header)
    assert answer.json()["error"]["code"] == "token-only-plays"


# ---- what is said ---------------------------------------------------------------------------------------------------


def test_reactions_are_keys_in_everybodys_own_language(talk: Talk) -> None:
    word = talk.say(talk.host, "players", reaction="well-played")["word"]
    assert word["reaction"] == "well-played" and word["text"] == ""
    path = f"/api/tables/{talk.id}/chat"
    talk.host.post(path, {"room": "players", "seat": 0, "reaction": "wow", "text": "and more"}, 422)
    talk.host.post(path, {"room": "players", "seat": 0, "reaction": "rude"}, 400)


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("  two\n lines ", "two lines"),
        ("turned \u202ebackwards", "turned backwards"),
        ("<b>bold</b> https://example.org", "<b>bold</b> https://example.org"),
        ("\x00\x1b[31mred", "[31mred"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ],
)
def test_words_are_kept_as_plain_visible_text(talk: Talk, sent: str, shown: str) -> None:
    assert talk.say(talk.host, "players", sent)["word"]["text"] == shown


@pytest.mark.parametrize("empty", ["", "  ", "\u200d", "\u2800\u202e \u200b", "\u0301"])
def test_nothing_is_not_said(talk: Talk, empty: str) -> None:
    refused = talk.say(talk.host, "players", empty, 422)
    assert refused["error"]["code"] == "nothing-said"


def test_words_have_a_greatest_length(talk: Talk) -> None:
    talk.say(talk.host, "players", "x" * 400)
    talk.say(talk.host, "players", "x" * 401, 400)


def test_words_are_limited_in_number(tmp_path: Path) -> None:
    with running(tmp_path, rates=Rates(talking="2/minute")) as house:
        talk = Talk(house)
        talk.say(talk.host, "players")
        talk.say(talk.host, "note")
        assert talk.say(talk.host, "players", status=429)["error"]["code"] == "too-many"
        talk.say(talk.friend, "players")


def test_notes_are_limited_and_never_dropped(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.chat.MOST_NOTES", 2)
    talk.say(talk.host, "note", "one")
    talk.say(talk.host, "note", "two")
    assert talk.say(talk.host, "note", "three", 409)["error"]["code"] == "too-many-notes"
    talk.say(talk.friend, "note", "the limit is everybody's own")


def test_of_a_room_the_newest_words_are_kept(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_OF_A_ROOM >= 100
    monkeypatch.setattr("epoka.server.word_store.MOST_OF_A_ROOM", 3)
    talk.say(talk.friend, "note", "stays")
    for number in range(5):
        talk.say(talk.host, "players", str(number))
    assert talk.heard(talk.friend, 1) == ["stays", "2", "3", "4"]


def test_words_keep_the_name_they_were_said_under(talk: Talk) -> None:
    talk.say(talk.friend, "players")
    talk.friend.post(f"/api/tables/{talk.id}/name", {"seat": 1, "name": "Somebody else"})
    (word,) = talk.host.get(f"/api/tables/{talk.id}/chat?seat=0")["words"]
    assert word["name"] == "Petr"


# ---- deleting and keeping -------------------------------------------------------------------------------------------


def test_everybody_deletes_own_words_and_the_host_any(talk: Talk) -> None:
    mine = talk.say(talk.friend, "players", "oops")["word"]["id"]
    hosts = talk.say(talk.host, "players", "stays")["word"]["id"]
    refused = talk.friend.post(f"/api/tables/{talk.id}/chat/remove", {"id": hosts}, 403)
    assert refused["error"]["code"] == "not-yours-said"
    talk.friend.post(f"/api/tables/{talk.id}/chat/remove", {"id": mine})
    assert words_until_pong(talk.screens[0])[-1] == {"type": "unsaid", "ids": [mine]}
    again = talk.say(talk.friend, "players", "rude")["word"]["id"]
    talk.host.post(f"/api/tables/{talk.id}/chat/remove", {"id": again})
    assert talk.heard(talk.friend, 1) == ["stays"]


def test_what_is_not_heard_cannot_be_deleted_or_probed(talk: Talk) -> None:
    note = talk.say(talk.friend, "note", "hidden")["word"]["id"]
    for browser in (talk.host, talk.watcher):
        refused = browser.post(f"/api/tables/{talk.id}/chat/remove", {"id": note}, 404)
        assert refused == browser.post(f"/api/tables/{talk.id}/chat/remove", {"id": "no-such-word"}, 404)
    assert talk.heard(talk.friend, 1) == ["hidden"]


def test_the_host_deletes_the_whole_but_nobodys_notes(talk: Talk) -> None:
    talk.say(talk.friend, "note", "mine")
    talk.say(talk.friend, "players")
    talk.say(talk.watcher, "watchers")
    talk.friend.post(f"/api/tables/{talk.id}/chat/clear", status=403)
    talk.host.post(f"/api/tables/{talk.id}/chat/clear")
    assert talk.heard(talk.friend, 1) == ["mine"] and talk.heard(talk.watcher) == []
    assert len(words_until_pong(talk.screens[2])[-1]["ids"]) == 1


def test_words_outlive_the_server_and_go_with_the_table(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        talk = Talk(house)
        talk.say(talk.host, "players", "kept on disk")
        cookie = talk.host.cookie
    with running(tmp_path) as house:
        host = house.browser()
        host.cookie = cookie
        assert "kept on disk" in json.dumps(host.get(f"/api/tables/{talk.id}/chat?seat=0"))
        host.post(f"/api/tables/{talk.id}/close")
        host.post(f"/api/tables/{talk.id}/delete")
        assert house.run(house.store.words, talk.id) == []


def test_what_was_said_is_exported_as_the_asker_heard_it(talk: Talk) -> None:
    talk.say(talk.host, "players", "Good luck")
    talk.say(talk.friend, "note", "he is bluffing")
    talk.say(talk.friend, "players", reaction="thanks")
    text = talk.host.get(f"/api/tables/{talk.id}/chat/text?seat=0")
    assert [line.partition("] ")[2] for line in text.splitlines()] == [
        "Ola (seat 1): Good luck",
        "Petr (seat 2): (thanks)",
    ]
