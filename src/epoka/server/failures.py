"""Requests that come to no good end: those broken off by who sent them, and those that meet a mistake of ours."""

from __future__ import annotations

import msgspec
import structlog
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from epoka.server.messages import ApiError, Refusal
from epoka.server.metrics import Metrics

BROKEN_OFF = (ClientDisconnect, ClientDisconnected, WebSocketDisconnect)

log = structlog.get_logger()


class Failures:
    """The one place where exceptions end. A request that is broken off is nothing unusual: it is counted, no more."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_and_note(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_note if scope["type"] == "http" else send)
        except BROKEN_OFF:
            self.metrics.broken_off.inc()
        except Exception as problem:
            if scope["type"] != "http" or started:
                raise  # nothing can be answered any more: whoever runs the connection logs it and closes
            self.metrics.unexpected.inc()
            log.error("unexpected", method=scope["method"], path=scope["path"], exc_info=problem)
            await mistake()(scope, receive, send)


def mistake() -> Response:
    """The log gets what happened, the client only that it happened."""
    error = ApiError(code="internal", message="Something went wrong on the server. Nothing was changed.", values={})
    return Response(msgspec.json.encode(Refusal(error=error)), 500, media_type="application/json")
