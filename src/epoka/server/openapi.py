"""Routes with their types, and the OpenAPI document made from the same types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

import epoka
from epoka.server.messages import Refusal

Handler = Callable[[Any], Awaitable[Any]]

PATH_TYPES: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[a-z0-9]{1,40}$"},
    "deal": {"type": "string", "pattern": "^[a-z0-9]{1,40}$"},
    "game": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "lesson": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "turn": {"type": "integer", "minimum": 0, "maximum": 100_000},
    "puzzle": {"type": "integer", "minimum": 0, "maximum": 100_000},
}
QUERY_TYPES: dict[str, dict[str, Any]] = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "from": {"type": "integer", "minimum": 0, "maximum": 10_000_000},
    "after": {"type": "integer", "minimum": 0, "maximum": 10_000_000},
}


@dataclass
class Route:
    """One operation of the interface."""

    method: str
    path: str
    summary: str
    answer: Any
    handler: Handler
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    media: str = "application/json"
    largest: int = 64 * 1024
    """The longest body that is read, in bytes."""
    rate: str = ""
    """How often it may be read is counted by browser under this name, by address under the name with `_by_address`."""


@dataclass
class Routes:
    """Gathers routes by a decorator."""

    all: list[Route] = field(default_factory=list)

    def get(self, path: str, summary: str, answer: Any, **more: Any) -> Callable[[Handler], Handler]:
        return self._add("GET", path, summary, answer, {"rate": "reading", **more})

    def post(self, path: str, summary: str, answer: Any, **more: Any) -> Callable[[Handler], Handler]:
        return self._add("POST", path, summary, answer, more)

    def _add(
        self, method: str, path: str, summary: str, answer: Any, more: dict[str, Any]
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.all.append(Route(method, path, summary, answer, handler, **more))
            return handler

        return add


def document(routes: Routes, version: str) -> dict[str, Any]:
    """The interface as OpenAPI 3.1."""
    types = [route.answer for route in routes.all if route.answer is not str]
    types += [route.body for route in routes.all if route.body is not None]
    schemas, components = msgspec.json.schema_components([*types, Refusal], ref_template="#/components/schemas/{name}")
    schema_of = dict(zip([*map(repr, types), repr(Refusal)], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes.all:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Epoka",
            "version": version,
            "description": "Tables at which board games are played. The socket of a table is at "
            "/api/tables/{table}/live; docs/server.md describes it.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "string"} if route.answer is str else schema_of[repr(route.answer)]
    refusal = {"application/json": {"schema": schema_of[repr(Refusal)]}}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": QUERY_TYPES[name]} for name in route.query
    ]
    described: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": parameters,
        "responses": {
            str(route.status): {"description": "Done", "content": {route.media: {"schema": schema}}},
            "default": {"description": "Refused: what was asked, why not", "content": refusal},
        },
    }
    if route.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[repr(route.body)]}},
        }
    return described


def version() -> str:
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed(epoka.__name__)
    except PackageNotFoundError:
        return "0"
