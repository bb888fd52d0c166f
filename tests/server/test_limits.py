"""Counting how often somebody does a thing."""

from __future__ import annotations

import socket
import threading
from dataclasses import fields

import pytest

from epoka.server import limits
from epoka.server.errors import Refused
from epoka.server.limits import Limits, Tally
from epoka.server.run import listen
from epoka.server.settings import Rates


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def counted(watch: Watch) -> Limits:
    return Limits(Rates(creating="2/minute", joining="1/minute", acting="3/second"), watch)


def test_the_one_too_many_is_refused_with_the_rate(counted: Limits) -> None:
    counted.count("creating", "ola")
    counted.count("creating", "ola")
    with pytest.raises(Refused) as refused:
        counted.count("creating", "ola")
    assert (refused.value.status, refused.value.code) == (429, "too-many")
    assert refused.value.values == {"amount": 2, "seconds": 60}


def test_everybody_and_everything_is_counted_alone(counted: Limits) -> None:
    counted.count("joining", "ola")
    counted.count("joining", "petr")
    counted.count("creating", "ola")
    with pytest.raises(Refused):
        counted.count("joining", "ola")


def test_the_window_moves_on(counted: Limits, watch: Watch) -> None:
    counted.count("creating", "ola")
    watch.now += 40
    counted.count("creating", "ola")
    watch.now += 20
    counted.count("creating", "ola")
    with pytest.raises(Refused):
        counted.count("creating", "ola")


def test_a_refused_request_does_not_lengthen_the_wait(counted: Limits, watch: Watch) -> None:
    counted.count("joining", "ola")
    watch.now += 59
    with pytest.raises(Refused):
        counted.count("joining", "ola")
    watch.now += 1
    counted.count("joining", "ola")


def test_without_rates_nothing_is_counted() -> None:
    unlimited = Limits(None)
    for _ in range(1000):
        unlimited.count("creating", "ola")


def test_whose_time_is_over_is_forgotten_before_the_memory_fills(
    counted: Limits, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 3)
    counted.count("acting", "ola")
    counted.count("acting", "petr")
    counted.count("joining", "iva")
    watch.now += 2
    counted.count("acting", "oleh")
    assert sorted(counted._moments) == [("acting", "oleh"), ("joining", "iva")]


def test_every_rate_that_is_declared_is_counted() -> None:
    once = Limits(Rates(**{rate.name: "1/hour" for rate in fields(Rates)}))
    for rate in fields(Rates):
        once.count(rate.name, "ola")
        with pytest.raises(Refused):
            once.count(rate.name, "ola")


def test_looking_for_whose_time_is_over_stays_rare_however_many_there_are(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    counted, looks = Limits(Rates(), watch), []
    forget = counted._forget

    def look(now: float) -> None:
        looks.append(now)
        forget(now)

    monkeypatch.setattr(counted, "_forget", look)
    for number in range(5000):
        counted.count("creating", f"address {number}")
    assert len(looks) < 15


def test_who_has_none_left_is_not_in_a_tally() -> None:
    tally = Tally()
    tally.add("ola")
    tally.add("ola")
    tally.remove("ola")
    assert tally["ola"] == 1
    tally.remove("ola")
    assert dict(tally) == {}


def test_counting_starts_no_thread() -> None:
    before = threading.active_count()
    counted = Limits(Rates())
    for number in range(200):
        counted.count("acting", f"guest {number}")
    assert threading.active_count() == before


def test_the_socket_that_listens_names_its_protocol_so_that_small_messages_go_out_at_once() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
