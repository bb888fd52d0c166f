"""Whole games are read beside the loop: others are answered meanwhile, and nobody reads more than is allowed."""

from __future__ import annotations

import gzip
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.middleware.gzip import GZipResponder

from epoka.server import answers, app
from epoka.server.api import routes
from epoka.server.settings import Rates
from tests.server.driver import Browser, House, running
from tests.server.test_tables import finished

PATIENCE = 60
"""Seconds after which something that should come counts as missing."""
LARGE = 32 * 1024

GATED = """
import sys
from epoka.server import reader
from epoka.server.processes import work

def answer(line):
    with open(sys.argv[1], "wb") as asked:
        asked.write(line)
    with open(sys.argv[2], "rb") as gate:
        gate.read()
    return reader.answer(line)

work(answer)
"""
DYING = "import sys; sys.stdin.readline()"
STUCK = "import sys; sys.stdin.read()"


class Gate:
    """A reading process that tells what it is asked and answers when it is let."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._asked, self._gate = folder / "asked", folder / "gate"
        os.mkfifo(self._asked)
        os.mkfifo(self._gate)
        self.command = [sys.executable, "-c", GATED, str(self._asked), str(self._gate)]
        self._threads = ThreadPoolExecutor()

    def beside(self, function: Callable[..., Any], *args: Any) -> Future[Any]:
        return self._threads.submit(function, *args)

    def question(self) -> dict[str, Any]:
        """Wait until the process is asked."""
        content = self.beside(self._asked.read_bytes).result(PATIENCE)
        return dict(json.loads(content))

    def open(self) -> None:
        """Let the process answer what it was asked last."""
        self.beside(self._gate.write_bytes, b"").result(PATIENCE)

    def answered(self, function: Callable[..., Any], *args: Any) -> Any:
        """What is answered with one question to the process, which is let through."""
        answer = self.beside(function, *args)
        self.question()
        self.open()
        return answer.result(PATIENCE)

    def close(self) -> None:
        """Let go whoever still waits at one end, after a test that failed."""
        for end in (self._asked, self._gate):
            os.close(os.open(end, os.O_RDWR | os.O_NONBLOCK))
        self._threads.shutdown(wait=False, cancel_futures=True)


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    gate = Gate(tmp_path / "gate")
    yield gate
    gate.close()


@pytest.fixture
def gated(tmp_path: Path, gate: Gate) -> Iterator[House]:
    with running(tmp_path, reader_command=gate.command, readers=1) as house:
        yield house


def finished_through(gate: Gate, browser: Browser) -> str:
    return str(gate.answered(finished, browser))


# ---- beside the loop ------------------------------------------------------------------------------------------------


def test_others_play_while_a_review_is_being_made(gated: House, gate: Gate) -> None:
    ola, petr = gated.browser(), gated.browser()
    over = finished_through(gate, ola)
    screen = petr.watch(petr.create("stone-age")["table"]["id"], 0)
    review = gate.beside(ola.get, f"/api/tables/{over}/review?seat=0")
    assert gate.question()["type"] == "review"
    assert screen.act("place forest 3")["type"] == "done"
    assert ola.get(f"/api/tables/{over}/position?seat=0")["position"]["over"]
    assert not review.done()
    gate.open()
    assert review.result(PATIENCE)["steps"]


def test_others_play_while_a_record_is_replayed_for_a_fork(gated: House, gate: Gate) -> None:
    ola, petr = gated.browser(), gated.browser()
    fork = gate.beside(finished, ola)
    assert gate.question()["type"] == "fork-record"
    screen = petr.watch(petr.create("stone-age")["table"]["id"], 0)
    assert screen.act("place forest 3")["type"] == "done"
    assert not fork.done()
    gate.open()
    fork.result(PATIENCE)


@pytest.mark.parametrize(
    ("path", "asked"), [("/review?seat=0", "review"), ("/log?seat=0", "log"), ("/at/100?seat=0", "position")]
)
def test_what_was_read_is_kept_for_whoever_asks_next(gated: House, gate: Gate, path: str, asked: str) -> None:
    ola = gated.browser()
    address = f"/api/tables/{finished_through(gate, ola)}{path}"
    first = gate.beside(ola.get, address)
    assert gate.question()["type"] == asked
    gate.open()
    again = gate.beside(ola.get, address).result(PATIENCE)
    assert again == first.result(PATIENCE)


def test_what_many_ask_for_at_once_is_made_once(gated: House, gate: Gate) -> None:
    ola = gated.browser()
    over = finished_through(gate, ola)
    asking = [gate.beside(ola.get, f"/api/tables/{over}/review?seat=0") for _ in range(3)]
    gate.question()
    gate.open()
    reviews = [review.result(PATIENCE) for review in asking]
    assert reviews[0] == reviews[1] == reviews[2]


def test_other_seats_and_spectators_are_not_given_what_was_made_for_a_seat(gated: House, gate: Gate) -> None:
    ola = gated.browser()
    over = finished_through(gate, ola)
    gate.answered(ola.get, f"/api/tables/{over}/at/50?seat=0")
    watching = gate.beside(ola.get, f"/api/tables/{over}/at/50")
    assert gate.question()["seat"] is None
    gate.open()
    assert watching.result(PATIENCE)["position"]["seat"] is None


def test_review_is_made_anew_when_the_table_has_moved_on(ola: Browser) -> None:
    identity = ola.create("stone-age")["table"]["id"]
    before = ola.get(f"/api/tables/{identity}/review?seat=0")
    ola.watch(identity, 0).act("place forest 3")
    after = ola.get(f"/api/tables/{identity}/review?seat=0")
    assert len(after["steps"]) == len(before["steps"]) + 1
    assert after["entries"][-1]["action"] == "place forest 3"


def test_whoever_lost_the_seat_while_it_was_read_is_not_answered(gated: House, gate: Gate) -> None:
    ola, petr = gated.browser(), gated.browser()
    made = ola.create("stone-age", [{"kind": "me"}, {"kind": "link"}])
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    review = gate.beside(petr.get, f"/api/tables/{identity}/review?seat=1", 401)
    gate.question()
    ola.post(f"/api/tables/{identity}/seats/1/renew")
    gate.open()
    assert review.result(PATIENCE)["error"]["code"] == "no-right"


def test_long_log_is_the_same_as_the_one_a_socket_tells(ola: Browser) -> None:
    over = finished(ola)
    entries = ola.get(f"/api/tables/{over}/log?seat=0")["entries"]
    assert len(entries) > 200
    assert ola.open(over, 0).until("hello")["entries"] == entries


# ---- what the loop does ---------------------------------------------------------------------------------------------


class Sizes:
    """How much the loop has encoded or compressed at once."""

    def __init__(self) -> None:
        self.all: list[int] = []

    def encode(self, answer: object) -> bytes:
        content = msgspec.json.encode(answer)
        self.all.append(len(content))
        return content


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> Sizes:
    sizes = Sizes()
    compress = GZipResponder._compress_body

    def note(responder: GZipResponder, body: bytes, more_body: bool) -> bytes:
        sizes.all.append(len(body))
        return compress(responder, body, more_body)

    monkeypatch.setattr(GZipResponder, "_compress_body", note)
    monkeypatch.setattr(answers, "encoder", sizes)
    return sizes


def test_no_answer_makes_the_loop_encode_or_compress_much_at_once(house: House, ola: Browser, sizes: Sizes) -> None:
    over = finished(ola)
    turn = ola.get(f"/api/tables/{over}")["table"]["turn"]
    sizes.all.clear()
    paths = ["", "/position?seat=0", "/log?seat=0", "/record?seat=0", "/review?seat=0", f"/at/{turn}?seat=0"]
    addresses = [f"/api/tables/{over}{path}" for path in paths]
    addresses += ["/api/games", "/api/games/civolution/components", "/api/tables", "/openapi.json"]
    received = [len(ola.client.get(address).content) for address in addresses]
    assert max(received) > 2 * LARGE  # otherwise nothing was large
    assert sizes.all and max(sizes.all) < LARGE


# ---- encodings ------------------------------------------------------------------------------------------------------


def asked_for(browser: Browser, path: str, encoding: str) -> tuple[Any, bytes]:
    """The answer and its bytes as they were sent."""
    with browser.client.stream("GET", path, headers={"accept-encoding": encoding}) as response:
        return response, b"".join(response.iter_raw())


@pytest.mark.parametrize("path", ["/review?seat=0", "/log?seat=0", "/at/9?seat=0"])
def test_private_answers_come_in_the_encoding_that_is_accepted_and_are_not_stored(ola: Browser, path: str) -> None:
    address = f"/api/tables/{finished(ola)}{path}"
    packed, content = asked_for(ola, address, "gzip, br")
    plain, text = asked_for(ola, address, "identity")
    assert packed.headers["content-encoding"] == "gzip" and "Accept-Encoding" in packed.headers["vary"]
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(content) == text and json.loads(text)
    assert [len(content), len(text)] == [int(answer.headers["content-length"]) for answer in (packed, plain)]
    assert packed.headers["cache-control"] == plain.headers["cache-control"] == "no-store"


def test_components_are_packed_once(house: House, ola: Browser, sizes: Sizes) -> None:
    ola.get("/api/games/civolution/components")
    sizes.all.clear()
    ola.get("/api/games/civolution/components")
    assert sizes.all == []


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A long script of a page, and its address."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "long-1a2b3c.js").write_text("let cards = 0;\n" * 10_000)
    monkeypatch.setattr(app, "WEB", folder)
    return "/assets/long-1a2b3c.js"


def test_files_of_the_page_are_compressed_once(tmp_path: Path, script: str, sizes: Sizes) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        sizes.all.clear()
        first, content = asked_for(ola, script, "gzip")
        again, same = asked_for(ola, script, "gzip")
        assert sizes.all == [] and content == same
        assert gzip.decompress(content) == (tmp_path / "page" / script[1:]).read_bytes()
        assert first.headers["content-encoding"] == "gzip" and "immutable" in first.headers["cache-control"]
        assert "javascript" in again.headers["content-type"]


def test_files_of_the_page_come_as_they_are_to_whoever_cannot_unpack_them(tmp_path: Path, script: str) -> None:
    with running(tmp_path) as house:
        plain, content = asked_for(house.browser(), script, "identity")
        assert "content-encoding" not in plain.headers and "immutable" in plain.headers["cache-control"]
        assert content == (tmp_path / "page" / script[1:]).read_bytes()


# ---- processes that fail --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("program", [DYING, STUCK])
def test_reader_without_an_answer_is_told_and_replaced(tmp_path: Path, program: str) -> None:
    with running(tmp_path, reader_command=[sys.executable, "-c", program], read_limit=0.5) as house:
        ola = house.browser()
        path = f"/api/tables/{ola.create()['table']['id']}/review?seat=0"
        assert ola.get(path, 503)["error"]["code"] == "reading-failed"
        house.server.reading._pool.command = [sys.executable, "-m", "epoka.server.reader"]
        house.server.reading._pool.limit = float(PATIENCE)
        assert ola.get(path)["steps"]


# ---- limits ---------------------------------------------------------------------------------------------------------


def test_reading_whole_games_is_limited_for_a_browser(tmp_path: Path) -> None:
    with running(tmp_path, rates=Rates(heavy="2/minute")) as house:
        ola, petr = house.browser(), house.browser()
        for browser in (ola, petr):
            path = f"/api/tables/{browser.create()['table']['id']}/log?seat=0"
            browser.get(path)
            browser.get(path)
        refused = ola.client.get(path)
        assert refused.status_code == 429 and refused.json()["error"]["code"] == "too-many"
        assert refused.headers["retry-after"] == "60"


@pytest.mark.parametrize(
    ("rates", "path"),
    [(Rates(reading_by_address="3/minute"), "/api/games"), (Rates(heavy_by_address="3/minute"), "/api/tables/x/log")],
)
def test_reading_is_limited_for_an_address_however_many_browsers_it_has(
    tmp_path: Path, rates: Rates, path: str
) -> None:
    with running(tmp_path, rates=rates) as house:
        answers = [house.browser().client.get(path).status_code for _ in range(4)]
        assert answers[:3] == [answers[0]] * 3 and answers[0] != 429
        assert answers[3] == 429


def test_everything_that_is_read_is_counted() -> None:
    counted = {route.path: route.rate for route in routes.all if route.method == "GET"}
    assert set(counted.values()) == {"reading", "heavy"}
    assert counted["/api/tables/{table}/review"] == "heavy"
