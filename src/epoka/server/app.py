"""The application: routes, cookies, headers, errors, the files of the page, and the parts that run beside."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from epoka import plugins
from epoka.server import info
from epoka.server.analyses import Analyses
from epoka.server.answers import PageFiles, pack, respond
from epoka.server.api import Call
from epoka.server.bot_driver import BotDriver
from epoka.server.bots import Workers
from epoka.server.chat import Chat
from epoka.server.coach import Coach
from epoka.server.deadlines import Deadlines
from epoka.server.deals import Deals
from epoka.server.errors import Refused, Stale, malformed
from epoka.server.failures import Failures
from epoka.server.folder import DATABASE
from epoka.server.gathering import Gathering
from epoka.server.interface import routes
from epoka.server.limits import Limits, counted_as
from epoka.server.messages import ApiError, Refusal
from epoka.server.metrics import CountRequests, Metrics
from epoka.server.openapi import QUERY_TYPES, Route, document, version
from epoka.server.readiness import Readiness
from epoka.server.reading import Asker, Reading
from epoka.server.retention import Retention
from epoka.server.seat_requests import SeatRequests
from epoka.server.seats import COOKIE_SECONDS, OLD_COOKIE, Cookies, Visitor, bearer
from epoka.server.settings import Settings
from epoka.server.sockets import Sockets
from epoka.server.store import EventStore
from epoka.server.table_setup import TableSetup
from epoka.server.tables import Tables
from epoka.server.turns import Turns

WEB = Path(__file__).parent / "web"
"""The page, built by npm when the package is installed."""
PAGES = ["/", "/new", "/open", "/puzzles/{game}", "/t/{table}", "/review/{table}", "/deal/{deal}"]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

HTTPS_FOR_A_YEAR = (b"strict-transport-security", b"max-age=31536000")
ORDINARY_BODY = 64 * 1024
"""Bodies that are not larger are not counted: nobody who uploads records keeps others from acting."""

encoder = msgspec.json.Encoder()


class Server:
    """All parts of a running server. The store is given open and is closed by whoever opened it."""

    def __init__(self, store: EventStore, settings: Settings) -> None:
        self.settings = settings
        plugins.load_all(settings.plugins)
        self.metrics = Metrics()
        self.metrics.watch_folder(settings.data, settings.data / DATABASE)
        self.tables = Tables(store, settings, self.metrics)
        self.workers = Workers(settings.workers, settings.think_limit, settings.worker_command)
        self.coach = Coach(settings)
        self.analyses = Analyses(self.tables, self.coach)
        self.seat_requests = SeatRequests(self.tables, self.workers, self.coach)
        self.bot_driver = BotDriver(self.tables, self.seat_requests, self.workers, self.metrics, settings.pace)
        self.tables.after_commit = self.bot_driver.poke
        self.reading = Reading(settings)
        self.table_setup = TableSetup(self.tables, self.reading)
        self.deals = Deals(self.tables, self.table_setup)
        self.chat = Chat(self.tables)
        self.gathering = Gathering(self.tables)
        self.limits = Limits(settings.rates)
        self.sockets = Sockets(self.tables, self.seat_requests, self.limits, self.metrics)
        self.deadlines = Deadlines(self.tables)
        self.retention = Retention(self.tables)
        self.readiness = Readiness(store)
        self.cookies = Cookies("")
        self.bodies = Bodies(settings.gates.bodies)
        self.turns = Turns()
        self.document = pack(document(routes, version()))

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.take_key()
        info.prepare()
        works = (self.tables.take_up(), self.deadlines.run(), self.retention.run(), self.metrics.watch_loop())
        beside = [asyncio.ensure_future(work) for work in works]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await self.sockets.close()
            self.bot_driver.close()
            await self.tables.close()
            await self.workers.close()
            await self.reading.close()
            await self.analyses.close()
            await self.coach.close()
            await asyncio.gather(*beside, return_exceptions=True)

    async def take_key(self) -> None:
        """From now on cookies are signed with the key that the store has."""
        self.cookies = Cookies(await self.tables.store.key())

    # ---- requests -------------------------------------------------------------------------------------------------

    def visitor(self, connection: Request | WebSocket) -> Visitor:
        return bearer(connection.headers.get("authorization", "")) or self.cookies.visitor(connection.cookies)

    def handler(self, route: Route) -> Any:
        """What Starlette calls for one of our routes."""

        async def handle(request: Request) -> Response:
            try:
                if route.rate:
                    await self.turns.mine()
                call = await self.call(route, request)
                call.count(route.rate)
                answer = await route.handler(call)
            except Refused as refused:
                self.metrics.refused.labels(refused.code).inc()
                return refusal_response(refused)
            response = respond(answer, route.status, request.headers.get("accept-encoding", ""))
            if call.visitor.fresh and call.visitor.guest is not None:
                self.set_cookie(request, response, call.visitor.guest)
            return response

        return handle

    async def call(self, route: Route, request: Request) -> Call:
        check_origin(request)
        content = await self.bodies.read(request, route.largest) if request.method == "POST" else b""
        return Call(
            tables=self.tables,
            seat_requests=self.seat_requests,
            table_setup=self.table_setup,
            deals=self.deals,
            reading=self.reading,
            coach=self.coach,
            analyses=self.analyses,
            gathering=self.gathering,
            chat=self.chat,
            limits=self.limits,
            visitor=self.visitor(request),
            asker=Asker(address_of(request), lambda: gone(request)),
            path={name: path_value(name, value) for name, value in request.path_params.items()},
            query=read_query(route, request),
            body=None if route.body is None else read_json(content, route.body),
        )

    def set_cookie(self, request: Request, response: Response, guest: str) -> None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            self.cookies.name(secure),
            self.cookies.sign(guest),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        if self.cookies.read(request.cookies.get(OLD_COOKIE)).guest == guest:
            response.delete_cookie(OLD_COOKIE, httponly=True, samesite="lax")

    async def live(self, websocket: WebSocket) -> None:
        """The socket of a table."""
        try:
            check_origin(websocket)
            seat = read_number(websocket.query_params.get("seat"), "seat")
            since = read_number(websocket.query_params.get("from"), "from") or 0
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            await websocket.close(4000 + refused.status)
            return
        table = websocket.path_params["table"]
        await self.sockets.serve(websocket, self.visitor(websocket), address_of(websocket), table, seat, since)

    async def openapi(self, request: Request) -> Response:
        return respond(self.document, 200, request.headers.get("accept-encoding", ""), {})

    async def show_metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.metrics.text())

    async def healthy(self, request: Request) -> Response:
        """Alive; nothing more."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Able to do its work: something was written to the store just now."""
        problem = await self.readiness.problem()
        return PlainTextResponse(f"{problem or 'ok'}\n", 503 if problem else 200, {"cache-control": "no-store"})


def make_app(store: EventStore, settings: Settings) -> Starlette:
    server = Server(store, settings)
    found: list[BaseRoute] = [
        StarletteRoute(path_for_starlette(route.path), server.handler(route), methods=[route.method])
        for route in routes.all
    ]
    found.append(WebSocketRoute("/api/tables/{table}/live", server.live))
    found.append(StarletteRoute("/openapi.json", server.openapi))
    if settings.metrics_address is None:
        found.append(StarletteRoute("/metrics", server.show_metrics))
    found.append(StarletteRoute("/health", server.healthy))
    found.append(StarletteRoute("/ready", server.ready))
    found.extend(StarletteRoute(path, page) for path in PAGES)
    if WEB.is_dir():
        found.append(Mount("/", PageFiles(directory=WEB)))
    app = Starlette(
        routes=found,
        lifespan=server.lifespan,
        exception_handlers={HTTPException: http_problem},
    )
    app.state.server = server
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Failures, metrics=server.metrics)
    app.add_middleware(Headers)
    app.add_middleware(CountRequests, metrics=server.metrics, routes=names_of(found))
    return app


def names_of(found: list[BaseRoute]) -> dict[Any, str]:
    """What answers, to the name under which its requests are counted."""
    names: dict[Any, str] = {route.endpoint: route.path for route in found if isinstance(route, StarletteRoute)}
    names.update({route.app: "files" for route in found if isinstance(route, Mount)})
    return {**names, page: "page"}


# ---- the page -------------------------------------------------------------------------------------------------------


async def page(request: Request, status: int = 200) -> Response:
    """The one page of the table; which screen it shows, it finds out from its address."""
    index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse(
            "The server runs, but the page has not been built: npm ci && npm run build in the folder web does it.\n"
            "The interface for programs is at /openapi.json.\n",
            503,
        )
    return Response(index.read_bytes(), status, media_type="text/html", headers={"cache-control": "no-cache"})


class Headers:
    """The headers that every answer carries: no inline script, no third party, no referrer."""

    always = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [*self.always, HTTPS_FOR_A_YEAR] if scope.get("scheme") == "https" else self.always

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


# ---- reading requests -----------------------------------------------------------------------------------------------


def path_for_starlette(path: str) -> str:
    return re.sub(r"{(seat|turn|puzzle)}", r"{\1:int}", path)


def path_value(name: str, value: Any) -> str:
    if isinstance(value, int) and value > 100_000:
        raise malformed(f"{name} is at most 100000")
    return str(value)


def read_query(route: Route, request: Request) -> dict[str, int]:
    found = {}
    for name in route.query:
        number = read_number(request.query_params.get(name), name)
        if number is not None:
            found[name] = number
    return found


def read_number(value: str | None, name: str) -> int | None:
    if value is None:
        return None
    most = QUERY_TYPES[name]["maximum"]
    if not (value.isascii() and value.isdecimal() and len(value) < 10 and int(value) <= most):
        raise malformed(f"{name} is a whole number from 0 to {most}")
    return int(value)


class Bodies:
    """Reads bodies; what large ones hold together before they are whole is limited."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0

    async def read(self, request: Request, largest: int) -> bytes:
        declared = request.headers.get("content-length", "")
        if declared.isdecimal() and int(declared[:20]) > largest:
            raise too_large(largest)
        content, held = bytearray(), 0
        try:
            async for chunk in request.stream():
                content += chunk
                if len(content) > largest:
                    raise too_large(largest)
                held, before = max(0, len(content) - ORDINARY_BODY), held
                self.held += held - before
                if held and self.held > self.most:
                    raise Refused(503, "busy", "The server is being sent too much at once. Try again in a moment.")
        finally:
            self.held -= held
        return bytes(content)


def too_large(largest: int) -> Refused:
    return Refused(413, "too-large", f"A request has at most {largest} bytes.", most=largest)


def address_of(connection: Request | WebSocket) -> str:
    """Who the sender is when things are counted."""
    return counted_as(connection.client.host) if connection.client else ""


async def gone(request: Request) -> None:
    """Wait until whoever sent a request that was read has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def read_json(content: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from error


def check_origin(connection: Request | WebSocket) -> None:
    """A page of another site may not speak in the name of a guest."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused(403, "foreign", "This request comes from a page of another site.")


# ---- problems -------------------------------------------------------------------------------------------------------


def refusal_response(refused: Refused) -> Response:
    refusal = Refusal(error=refused.error())
    if isinstance(refused, Stale):
        refusal.position, refusal.entries = refused.position, refused.entries
    headers = {"cache-control": "no-store"}
    if refused.status == 429 or refused.code == "busy":
        headers["retry-after"] = str(refused.values.get("seconds", 1))
    return Response(encoder.encode(refusal), refused.status, headers, "application/json")


async def http_problem(request: Request, problem: Exception) -> Response:
    """What Starlette itself refuses: unknown addresses, other methods. People get the page, which says so in words."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and asked_by_a_person(request):
        return await page(request, 404)
    code = {404: "unknown-path", 405: "wrong-method"}.get(problem.status_code, "malformed")
    error = ApiError(code=code, message=f"{request.method} {request.url.path}: {problem.detail}.", values={})
    content = encoder.encode(Refusal(error=error))
    return Response(content, problem.status_code, dict(problem.headers or {}), "application/json")


def asked_by_a_person(request: Request) -> bool:
    """Whether a browser wants to show this address, rather than a program or a page to read it."""
    wanted = "text/html" in request.headers.get("accept", "")
    return wanted and request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))
