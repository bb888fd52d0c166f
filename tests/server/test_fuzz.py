"""Random requests by the interface's own description, and random messages on the socket: never a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.driver import Browser, House, running

# ---- HTTP -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, House, Browser, str]]:
    """A server with one table, its description, and a browser that sits at the table."""
    with running(tmp_path_factory.mktemp("fuzz")) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        schema = schemathesis.openapi.from_dict(ola.get("/openapi.json"))
        yield schema, house, ola, identity


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def operations() -> list[tuple[str, str]]:
    from epoka.server.api import routes

    return [(route.method, route.path) for route in routes.all]


@pytest.mark.parametrize(("method", "path"), operations())
def test_every_operation_answers_as_it_is_described(
    described: tuple[Any, House, Browser, str], method: str, path: str
) -> None:
    schema, _, ola, identity = described
    operation = schema[path][method]

    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), here=st.booleans())
    def check(case: Any, here: bool) -> None:
        if here and "table" in case.path_parameters:
            deletes = path.endswith("/delete")  # needs a table that nobody else here wants
            case.path_parameters["table"] = ola.create()["table"]["id"] if deletes else identity
        sent = case.as_transport_kwargs(base_url="http://testserver")
        sent = {
            key: sent[key]
            for key in ("method", "url", "params", "json", "data", "headers")
            if sent.get(key) is not None
        }
        if isinstance(sent.get("data"), bytes):
            sent["content"] = sent.pop("data")
        answer = ola.client.request(**sent)
        case.validate_response(schemathesis.Response.from_any(answer), checks=CHECKS)

    check()


def test_table_is_untouched_by_all_that(described: tuple[Any, House, Browser, str]) -> None:
    _, _, ola, identity = described
    table = ola.get(f"/api/tables/{identity}")["table"]
    assert table["game"] == "stone-age"
    ola.watch(identity, 0)


# ---- the socket -----------------------------------------------------------------------------------------------------

NAMES = st.sampled_from(
    ["place forest 1", "place hunt 5", "pay wood", "roll 7", "", "x" * 81, "place  FOREST 1"]
) | st.text(max_size=12)
NUMBERS = st.integers(-2, 20) | st.integers() | st.none() | st.floats() | st.text(max_size=3)
MESSAGES = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["act", "undo", "undo-ask", "undo-vote", "why", "hint", "sit", "ping", "fly"]),
        "id": st.text(max_size=70) | st.none() | st.integers(),
        "seat": NUMBERS,
        "seq": NUMBERS,
        "to": NUMBERS,
        "actions": st.lists(NAMES, max_size=5) | st.none(),
        "name": NAMES,
        "agree": st.booleans() | st.none(),
    },
)


@pytest.fixture(scope="module")
def house_of_fuzz(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("socket"), think_limit=5.0) as house:
        yield house


@settings(max_examples=120, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(MESSAGES, min_size=1, max_size=10))
def test_any_message_is_answered_or_refused(house_of_fuzz: House, messages: list[dict[str, Any]]) -> None:
    ola = house_of_fuzz.browser()
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    for message in messages:
        if message.get("type") == "hint":
            message["type"] = "why"
        try:
            text = json.dumps(message)
        except ValueError:
            continue
        screen.session.send_text(text)
    screen.session.send_text('{"type": "ping"}')
    received = [screen.receive()]
    while received[-1]["type"] != "pong":
        received.append(screen.receive())
    assert all(
        message["type"] in ("error", "done", "draft", "answer", "news", "table", "hello", "pong")
        for message in received
    )
    assert all(message["error"]["code"] != "internal" for message in received if message["type"] == "error")
    screen.session.close()


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(content=st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_refused_without_harm(house_of_fuzz: House, content: bytes | str) -> None:
    ola = house_of_fuzz.browser()
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    if isinstance(content, str):
        screen.session.send_text(content)
    else:
        screen.session.send_bytes(content)
    assert screen.receive()["type"] in ("error", "pong")
    assert screen.act("place forest 1")["type"] == "done"
    screen.session.close()
