"""Malformed, oversized, forged and foreign requests: a clear answer with the right status, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest
from itsdangerous import TimestampSigner

import epoka
from epoka.server.seats import COOKIE_SECONDS
from epoka.server.settings import Rates
from epoka.server.sockets import LONGEST_MESSAGE, MOST_NONSENSE
from tests.server.driver import ME_AND_LINK, Browser, House, running


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b'{"game": 7, "seats": []}', 400, "malformed"),
        (b'{"game": "stone-age"}', 400, "malformed"),
        (b'{"game": "stone-age", "seats": [], "surprise": 1}', 400, "malformed"),
        (b'{"game": "stone-age", "seats": [{"kind": "king"}]}', 400, "malformed"),
        (b'{"game": "' + b"x" * 70_000 + b'"}', 413, "too-large"),
        (b"[" * 30_000, 400, "malformed"),
    ],
)
def test_body_that_is_none_is_refused(ola: Browser, content: bytes, status: int, code: str) -> None:
    answer = ola.client.post("/api/tables", content=content)
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == code
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/nothing", 404, "unknown-path"),
        ("/nothing/here", 404, "unknown-path"),
        ("/api/tables/abc", 404, "unknown-table"),
        ("/api/tables/abc/position?seat=0", 404, "unknown-table"),
        ("/api/tables/%00/log", 404, "unknown-table"),
        ("/api/tables/' OR 1=1/log", 404, "unknown-table"),
        ("/api/games/chess/components", 404, "unknown-game"),
    ],
)
def test_unknown_addresses_are_told(ola: Browser, path: str, status: int, code: str) -> None:
    assert ola.get(path, status)["error"]["code"] == code


LONG = "x" * 50_000
RECORD = epoka.record_text({"game": "stone-age", "version": 1, "players": 2, "options": {}, "actions": [LONG]})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", f"/api/tables/{LONG}", None),
        ("GET", f"/api/games/{LONG}/components", None),
        ("GET", f"/api/{LONG}", None),
        ("POST", "/api/tables", {LONG: 1}),
        ("POST", "/api/tables", {"game": "stone-age", "seats": [{"kind": "me"}] * 2, "options": {LONG: 1}}),
        ("POST", "/api/tables", {"game": "stone-age", "seats": [{"kind": "me"}] * 2, "options": {"edition": LONG}}),
        ("POST", "/api/fork", {"record": RECORD, "seat": 0, "bot": ""}),
    ],
    ids=["table", "game", "path", "field", "option", "value", "record"],
)
def test_answer_repeats_no_long_input(ola: Browser, method: str, path: str, body: Any) -> None:
    answer = ola.client.request(method, path, json=body)
    assert 400 <= answer.status_code < 500
    assert len(answer.content) < 3000


def test_files_outside_the_page_are_not_served(ola: Browser) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py", "//etc/passwd"):
        assert ola.client.get(path).status_code == 404


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "seat=99", "seat=1e0", "seat=", "seat=²", "from=-2", "from=x"])
def test_query_that_is_no_number_is_refused(ola: Browser, query: str) -> None:
    identity = ola.create()["table"]["id"]
    assert ola.get(f"/api/tables/{identity}/log?{query}", 400)["error"]["code"] == "malformed"


def test_other_methods_are_refused(ola: Browser) -> None:
    answer = ola.client.delete("/api/tables")
    assert answer.status_code == 405 and answer.json()["error"]["code"] == "wrong-method"
    assert "GET" in answer.headers["allow"]


def test_browser_without_a_seat_learns_nothing(ola: Browser, petr: Browser) -> None:
    identity = ola.create(seats=ME_AND_LINK)["table"]["id"]
    for path in ("", "/position", "/position?seat=0", "/log", "/record", "/review", "/at/1"):
        assert petr.get(f"/api/tables/{identity}{path}", 401)["error"]["code"] == "no-right"


def test_wrong_secrets_open_nothing(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    secret = made["links"]["seats"]["1"].partition("=")[2]
    for wrong in (secret[:-1], secret.swapcase(), secret + "x", "0", "é"):
        assert petr.post(f"/api/tables/{identity}/join", {"secret": wrong}, 401)["error"]["code"] == "wrong-secret"
    other = petr.create()["table"]["id"]
    assert petr.post(f"/api/tables/{other}/join", {"secret": secret}, 401)["error"]["code"] == "wrong-secret"


# ---- crafted records ------------------------------------------------------------------------------------------------

HEAD = "epoka record 1\ngame stone-age\nversion 1\nplayers 2\n"
DIGITS = "9" * 5000


@pytest.mark.parametrize(
    "record",
    [
        HEAD.replace("players 2", f"players {DIGITS}"),
        HEAD.replace("version 1", f"version {DIGITS}"),
        HEAD.replace("players 2", "players 9999999999"),
        HEAD.replace("stone-age", "x" * 900_000),
        HEAD + f"option starter {DIGITS}\n",
        HEAD + "option starter 0\n" * 50_000,
        HEAD + "\n" + "place hunt " * 80_000,
        HEAD + "\n" + "pass\n" * 190_000,
        HEAD + "\nplace hunt \x1b]0;title\x07\n",
        '{"game": "stone-age", "players": 2, "pieces": {"round": 1e999}, "agenda": []}',
        "[" * 900_000,
    ],
    ids=["players", "version", "digits", "game", "value", "options", "line", "actions", "escape", "snapshot", "deep"],
)
def test_crafted_record_is_refused_in_a_short_answer(ola: Browser, record: str) -> None:
    answer = ola.client.post("/api/fork", json={"record": record, "seat": 0, "bot": "random"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad-record"
    assert len(answer.content) < 1000
    assert ola.get("/api/tables") == {"tables": []}


@pytest.mark.parametrize(
    "options",
    [f'{{"starter": {DIGITS}}}', f'{{"{DIGITS}": 1}}', f'{{"starter": "{DIGITS}"}}', '{"starter": 1e999}'],
    ids=["number", "name", "text", "float"],
)
def test_crafted_options_are_refused_in_a_short_answer(ola: Browser, options: str) -> None:
    body = f'{{"game": "stone-age", "seats": [{{"kind": "me"}}, {{"kind": "bot"}}], "options": {options}}}'
    answer = ola.client.post("/api/tables", content=body.encode())
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["code"] in ("malformed", "bad-option")
    assert len(answer.content) < 1000


# ---- cookies --------------------------------------------------------------------------------------------------------


def test_forged_cookie_is_told_apart_from_none(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    good = ola.cookie
    for forged in (
        good[:-2] + "xx",
        "someone",
        "a.b.c",
        good + "\x7f",
        TimestampSigner("wrong").sign("guest").decode(),
    ):
        thief = house.browser()
        thief.cookie = forged
        assert thief.get(f"/api/tables/{identity}", 401)["error"]["code"] == "forged"
        assert thief.get("/api/tables") == {"tables": []}


def test_expired_cookie_is_told_and_a_link_mends_it(
    house: House, ola: Browser, petr: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + COOKIE_SECONDS + 10)
    assert petr.get(f"/api/tables/{identity}", 401)["error"]["code"] == "expired"
    assert petr.join(made["links"]["seats"]["1"], instead=True)["table"]["mine"] == [1]
    assert petr.get(f"/api/tables/{identity}")["table"]["mine"] == [1]


def test_cookie_is_renewed_before_it_expires(ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    identity = ola.create()["table"]["id"]
    assert "set-cookie" not in ola.client.get(f"/api/tables/{identity}").headers
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + 40 * 24 * 3600)
    assert "set-cookie" in ola.client.get(f"/api/tables/{identity}").headers


# ---- foreign pages --------------------------------------------------------------------------------------------------


def test_page_of_another_site_may_not_speak_for_a_guest(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        answer = ola.client.post(f"/api/tables/{identity}/close", headers={"origin": origin})
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "foreign"
    same = ola.client.post(f"/api/tables/{identity}/close", headers={"origin": "http://testserver"})
    assert same.status_code == 200


def test_socket_of_another_site_is_refused(ola: Browser) -> None:
    from starlette.websockets import WebSocketDisconnect

    identity = ola.create()["table"]["id"]
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        ola.client.websocket_connect(f"/api/tables/{identity}/live?seat=0", headers={"origin": "https://evil.example"}),
    ):
        pass
    assert refused.value.code == 4403


# ---- the socket -----------------------------------------------------------------------------------------------------

NONSENSE: list[Any] = [
    "",
    "hello",
    "{}",
    "[]",
    "null",
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": []}',
    '{"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": ["x"], "more": 1}',
    '{"type": "act", "id": "a", "seat": -1, "seq": 1, "actions": ["x"]}',
    '{"type": "act", "id": "a", "seat": 0, "seq": "1", "actions": ["x"]}',
    '{"type": "act", "id": "' + "a" * 65 + '", "seat": 0, "seq": 1, "actions": ["x"]}',
    '{"type": "undo", "id": "a", "seat": 0, "seq": 1, "to": -1}',
    '{"type": "sit", "seat": "0"}',
    "[" * 5000,
    "\ud800",
]


def test_nonsense_is_answered_and_the_socket_goes_on(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    for text in NONSENSE:
        screen.session.send_text(text)
        assert screen.until("error")["error"]["code"] == "malformed"
    assert screen.act("place forest 3")["type"] == "done"


def test_binary_nonsense_is_answered_too(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    screen.session.send_bytes(b"\xff\x00\xfe")
    assert screen.until("error")["error"]["code"] == "malformed"


def test_oversized_message_is_refused(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    screen.session.send_text(" " * (LONGEST_MESSAGE + 1))
    assert screen.until("error")["error"]["code"] == "too-large"
    assert screen.act("place forest 3")["type"] == "done"


def test_who_sends_nothing_but_nonsense_is_let_go(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    for _ in range(MOST_NONSENSE):
        screen.session.send_text("?")
    assert screen.closed_with() == 4400


def test_seat_that_does_not_exist_is_refused(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    assert screen.sit(9)["error"]["code"] == "not-yours"
    body = {"id": "a", "seat": 9, "seq": 1, "actions": ["place forest 3"]}
    assert ola.post(f"/api/tables/{identity}/act", body, 400)["error"]["code"] == "malformed"


# ---- too many -------------------------------------------------------------------------------------------------------


def test_creating_joining_and_acting_have_their_limits(tmp_path: Any) -> None:
    rates = Rates(creating="2/hour", joining="3/hour", acting="4/hour")
    with running(tmp_path, rates=rates) as house:
        ola = house.browser()
        identity = ola.create(seats=ME_AND_LINK)["table"]["id"]
        ola.create()
        refused = ola.client.post("/api/tables", json={"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert refused.status_code == 429 and refused.json()["error"]["code"] == "too-many"
        assert int(refused.headers["retry-after"]) > 0
        for _ in range(3):
            ola.post(f"/api/tables/{identity}/join", {"secret": "wrong"}, 401)
        ola.post(f"/api/tables/{identity}/join", {"secret": "wrong"}, 429)
        screen = ola.watch(identity, 0)
        for _ in range(4):
            screen.send({"type": "ping"})
            screen.until("pong")
        assert screen.act("place forest 3")["error"]["code"] == "too-many"
        petr = house.browser()
        assert petr.get("/api/games")["games"]


def test_acting_is_limited_by_address_too_for_http_and_for_sockets(tmp_path: Any) -> None:
    with running(tmp_path, rates=Rates(acting="100/hour", acting_by_address="3/hour")) as house:
        ola, petr = house.browser(), house.browser()
        made = ola.create(seats=ME_AND_LINK)
        identity = made["table"]["id"]
        petr.join(made["links"]["seats"]["1"])
        screen = petr.watch(identity, 1)
        for number in range(3):
            ola.post(f"/api/tables/{identity}/name", {"seat": 0, "name": f"Ola {number}"})
        ola.post(f"/api/tables/{identity}/name", {"seat": 0, "name": "Ola"}, 429)
        body = {"id": "a", "seat": 0, "seq": 1, "actions": ["place forest 3"]}
        assert ola.post(f"/api/tables/{identity}/act", body, 429)["error"]["code"] == "too-many"
        assert screen.ask("why", name="place forest 3", actions=[])["error"]["code"] == "too-many"


# ---- mistakes of ours -----------------------------------------------------------------------------------------------


def test_mistake_of_the_server_shows_no_trace(ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    identity = ola.create()["table"]["id"]

    def broken(*args: object) -> None:
        raise ZeroDivisionError("a secret of the server")

    monkeypatch.setattr("epoka.server.api.position", broken)
    answer = ola.client.get(f"/api/tables/{identity}/position?seat=0")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal"
    assert "secret of the server" not in answer.text and "Traceback" not in answer.text
