"""Proxies: only those that are named are believed, and what a browser adds in front of their words changes nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from epoka.server.limits import counted_as
from epoka.server.proxies import BadProxy, Proxies
from epoka.server.settings import Rates
from tests.server.wire import Wire, get, on_the_wire, post

BODY = json.dumps({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "here"}]}).encode()


def create(wire: Wire, *fields: str, source: str = "127.0.0.1") -> tuple[int, str]:
    """Set up a table; the status and the cookie."""
    answer = wire.ask(post("/api/tables", BODY, "connection: close", *fields), source=source)
    return answer.status, (answer.cookies or [""])[0]


@pytest.mark.parametrize("source", ["127.0.0.1", "127.0.0.2"])
def test_who_is_not_named_is_not_believed_from_wherever(tmp_path: Path, source: str) -> None:
    with on_the_wire(tmp_path, rates=Rates(creating="2/hour"), trusted_proxies=("10.0.0.0/8",)) as wire:
        spoofed = [
            create(wire, f"x-forwarded-for: 198.51.100.{number}", "x-forwarded-proto: https", source=source)
            for number in range(3)
        ]
    assert [status for status, _ in spoofed] == [201, 201, 429]
    assert not any("Secure" in cookie for _, cookie in spoofed)


def test_people_behind_a_named_proxy_are_told_apart_and_get_secure_cookies(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, rates=Rates(creating="1/hour"), trusted_proxies=("127.0.0.2",)) as wire:
        answers = [
            create(wire, f"x-forwarded-for: 198.51.100.{number}", "x-forwarded-proto: https", source="127.0.0.2")
            for number in (1, 2, 1)
        ]
        assert [status for status, _ in answers] == [201, 201, 429]
        assert all("Secure" in cookie and cookie.startswith("__Host-") for _, cookie in answers[:2])
        secured = wire.ask(get("/health", "x-forwarded-proto: https"), source="127.0.0.2")
        assert "strict-transport-security" in secured.headers
        plain = wire.ask(get("/health", "x-forwarded-proto: https"))
        assert "strict-transport-security" not in plain.headers


def test_address_next_to_the_last_named_proxy_counts(tmp_path: Path) -> None:
    named = ("127.0.0.2", "10.0.0.0/8")
    with on_the_wire(tmp_path, rates=Rates(creating="1/hour"), trusted_proxies=named) as wire:
        statuses = [
            create(wire, f"x-forwarded-for: {invented}, 198.51.100.7, 10.1.2.3", source="127.0.0.2")[0]
            for invented in ("203.0.113.1", "203.0.113.2, 203.0.113.3", "nonsense")
        ]
    assert statuses == [201, 429, 429]


def test_operator_is_told_once_of_a_proxy_near_by_that_is_not_believed(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        for _ in range(3):
            wire.ask(get("/health", "x-forwarded-for: 198.51.100.7"))
    [line] = [json.loads(line) for line in wire.log.getvalue().splitlines()]
    assert line["level"] == "warning" and line["option"] == "--trusted-proxy 127.0.0.1"


def test_networks_and_addresses_of_both_kinds_can_be_named() -> None:
    proxies = Proxies(("10.0.0.7/8", "2001:db8::/32", "192.0.2.1"))
    assert all(address in proxies for address in ("10.200.0.1", "2001:db8::5", "192.0.2.1"))
    assert not any(address in proxies for address in ("11.0.0.1", "::1", "192.0.2.2", "127.0.0.1", "", "x"))
    assert "127.0.0.1" not in Proxies(())


@pytest.mark.parametrize("wrong", ["", "proxy.example", "10.0.0.0/40", "*"])
def test_what_is_no_address_is_told(wrong: str) -> None:
    with pytest.raises(BadProxy, match="is no address of a proxy"):
        Proxies((wrong,))


# ---- addresses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_who_an_address_counts_as(address: str, counted: str) -> None:
    assert counted_as(address) == counted
