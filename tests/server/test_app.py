"""Headers, the page, the interface document, metrics, the types of both sides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from epoka.server import app, clocks, deal_messages, messages
from tests.server.driver import Browser, House, running

PROTOCOL = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "protocol.ts"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/openapi.json", "/metrics", "/t/abc"])
def test_every_answer_forbids_inline_scripts_and_third_parties(ola: Browser, path: str) -> None:
    headers = ola.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy
    assert "unsafe" not in policy and "http:" not in policy and "https:" not in policy and "*" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Epoka</title>", encoding="utf-8")
    (web / "assets" / "app-1234.js").write_text("export {};", encoding="utf-8")
    (web / "icon.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.setattr(app, "WEB", web)
    return web


@pytest.mark.parametrize("path", ["/", "/new", "/t/abcdef", "/review/abcdef"])
def test_page_is_served_for_each_of_its_addresses(tmp_path: Path, page: Path, path: str) -> None:
    with running(tmp_path) as house:
        answer = house.browser().client.get(path)
        assert answer.status_code == 200 and "<title>Epoka</title>" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_people_get_the_page_at_an_unknown_address_and_programs_a_refusal(tmp_path: Path, page: Path) -> None:
    with running(tmp_path) as house:
        client = house.browser().client
        people = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        shown = client.get("/nothing/here", headers=people)
        assert shown.status_code == 404 and "<title>Epoka</title>" in shown.text
        assert client.get("/api/nothing", headers=people).json()["error"]["code"] == "unknown-path"
        assert client.get("/nothing/here").json()["error"]["code"] == "unknown-path"


def test_built_files_are_kept_by_browsers_and_the_others_asked_for_again(tmp_path: Path, page: Path) -> None:
    with running(tmp_path) as house:
        client = house.browser().client
        script = client.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert client.get("/assets/none.js").status_code == 404


def test_what_is_long_is_sent_compressed(ola: Browser) -> None:
    answer = ola.client.get("/openapi.json", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_missing_page_is_told_in_plain_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "WEB", tmp_path / "nowhere")
    with running(tmp_path) as house:
        answer = house.browser().client.get("/")
        assert answer.status_code == 503 and "has not been built" in answer.text


def test_interface_is_described_at_openapi_json(ola: Browser) -> None:
    document = ola.get("/openapi.json")
    assert document["openapi"].startswith("3.1")
    assert "post" in document["paths"]["/api/tables/{table}/act"]
    assert "NewTable" in document["components"]["schemas"]


def test_metrics_count_what_happens(house: House, ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    screen.act("place forest 3")
    screen.act("place forest 3")
    assert house.metric('epoka_events_total{kind="acted"}') == 1
    assert house.metric("epoka_sockets ") == 1 and house.metric("epoka_tables ") == 1
    assert house.metric('epoka_refused_total{code="not-your-turn"}') == 1
    assert house.metric("epoka_commit_seconds_count") == 2


def test_server_says_that_it_is_well(ola: Browser) -> None:
    assert ola.get("/health") == "ok\n"


# ---- the page's types and ours --------------------------------------------------------------------------------------


def fields_of_interface(text: str) -> dict[str, bool]:
    """The fields of a TypeScript body, each with whether it may be left out; what lies deeper does not count."""
    flat, depth = "", 0
    for letter in re.sub(r"//[^\n]*", "", text):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        flat += letter if depth == 0 else " "
    return {name: bool(optional) for name, optional in re.findall(r"(\w+)(\??):", flat)}


def interfaces() -> dict[str, dict[str, bool]]:
    source = PROTOCOL.read_text(encoding="utf-8")
    return {
        name: fields_of_interface(body)
        for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    }


def union(name: str) -> dict[str, dict[str, bool]]:
    """The messages of a socket by their type."""
    source = PROTOCOL.read_text(encoding="utf-8")
    body = re.search(rf"^export type {name} =\n(.*?;)\s*(//[^\n]*)?\n(?!\t)", source, re.MULTILINE | re.DOTALL)
    assert body is not None
    found = {}
    for kind, fields in re.findall(r"\| \{ type: '([\w-]+)'(.*?) \}(?: //[^\n]*)?;?(?=\n|$)", body.group(1)):
        found[kind] = fields_of_interface(fields.lstrip(";"))
    return found


def ours(kind: Any) -> dict[str, bool]:
    """The fields of a message, or of what the coach and the lessons put into one."""
    known = msgspec.inspect.type_info(kind)
    assert isinstance(known, (msgspec.inspect.StructType, msgspec.inspect.DataclassType))
    return {field.encode_name: not field.required for field in known.fields}


def kinds(types: Any) -> dict[str, Any]:
    return {kind.__struct_config__.tag: kind for kind in types.__args__}


SHARED = [name for name in interfaces() if name not in ("Told",)]


@pytest.mark.parametrize("name", SHARED)
def test_type_has_the_fields_that_the_page_knows(name: str) -> None:
    module = next(module for module in (messages, deal_messages, clocks) if hasattr(module, name))
    assert ours(getattr(module, name)) == interfaces()[name]


@pytest.mark.parametrize(("name", "types"), [("ToServer", messages.ToServer), ("FromServer", messages.FromServer)])
def test_messages_have_the_fields_that_the_page_knows(name: str, types: Any) -> None:
    assert {tag: ours(kind) for tag, kind in kinds(types).items()} == union(name)
