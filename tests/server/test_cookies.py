"""The guest's cookie: its name, its age, and that nobody is logged out by an upgrade or by a clock."""

from __future__ import annotations

from pathlib import Path

import pytest
from itsdangerous import TimestampSigner
from starlette.testclient import TestClient

from epoka.server.seats import OLD_COOKIE, RENEWED_AFTER, Cookies
from tests.server.driver import Browser, House, running


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) + seconds)


@pytest.mark.parametrize("seconds", [-2, -3600, -10 * 365 * 24 * 3600])
def test_clock_set_back_locks_nobody_out(ola: Browser, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    identity = ola.create()["table"]["id"]
    set_clock(monkeypatch, seconds)
    answer = ola.client.get(f"/api/tables/{identity}")
    assert answer.status_code == 200 and answer.json()["table"]["mine"] == [0, 1]
    assert ola.cookie_name in answer.headers["set-cookie"]  # signed anew, by the clock as it is


def test_cookie_is_not_sent_again_with_every_answer(ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    identity = ola.create()["table"]["id"]
    set_clock(monkeypatch, RENEWED_AFTER - 10)
    assert "set-cookie" not in ola.client.get(f"/api/tables/{identity}").headers


def test_servers_with_one_host_name_do_not_take_each_others_cookies(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with running(tmp_path / "a") as first, running(tmp_path / "b") as second:
        ola, same_browser = first.browser(), second.browser()
        identity = ola.create()["table"]["id"]
        same_browser.client.cookies.update(ola.client.cookies)  # a browser tells hosts apart, not ports
        other = same_browser.create()["table"]["id"]
        ola.client.cookies.update(same_browser.client.cookies)
        assert ola.get(f"/api/tables/{identity}")["table"]["mine"] == [0, 1]
        assert same_browser.get(f"/api/tables/{other}")["table"]["mine"] == [0, 1]


def test_name_of_the_cookie_stays_when_the_server_starts_anew(tmp_path: Path) -> None:
    names = []
    for _ in range(2):
        with running(tmp_path) as house:
            names.append(house.browser().cookie_name)
    assert names[0] == names[1]


def test_cookie_of_the_old_name_is_taken_once_and_replaced(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    upgraded = house.browser()
    upgraded.client.cookies.set(OLD_COOKIE, ola.cookie, domain="testserver.local")
    assert upgraded.get(f"/api/tables/{identity}")["table"]["mine"] == [0, 1]
    assert list(upgraded.client.cookies) == [ola.cookie_name]
    assert upgraded.get(f"/api/tables/{identity}")["table"]["mine"] == [0, 1]


def test_cookie_of_the_old_name_that_is_another_servers_is_left_alone(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    foreign = Cookies("another key").sign("somebody")
    visitor = house.browser()
    visitor.client.cookies.set(OLD_COOKIE, foreign, domain="testserver.local")
    assert visitor.get(f"/api/tables/{identity}", 401)["error"]["code"] == "no-right"
    visitor.create()
    assert visitor.client.cookies[OLD_COOKIE] == foreign


def test_socket_takes_the_cookie_of_the_old_name_too(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    upgraded = house.browser()
    upgraded.client.cookies.set(OLD_COOKIE, ola.cookie, domain="testserver.local")
    assert upgraded.watch(identity, 0).position["seat"] == 0


def test_over_https_the_cookie_is_secure_and_bound_to_the_host(house: House) -> None:
    client = TestClient(house.client.app, base_url="https://testserver")
    client.portal = house.client.portal
    made = client.post("/api/tables", json={"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "here"}]})
    name, _, rest = made.headers["set-cookie"].partition("=")
    assert name == house.server.cookies.name(secure=True) and name.startswith("__Host-")
    assert "Secure" in rest and "Path=/" in rest and "Domain" not in rest and "HttpOnly" in rest
    mine = client.get(f"/api/tables/{made.json()['table']['id']}").json()["table"]["mine"]
    assert mine == [0, 1]


def test_over_https_browsers_are_told_to_stay_there(house: House) -> None:
    client = TestClient(house.client.app, base_url="https://testserver")
    assert "max-age=" in client.get("/health").headers["strict-transport-security"]
    assert "strict-transport-security" not in house.client.get("/health").headers
