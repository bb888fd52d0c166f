"""`epoka serve`, and `epoka play` in the browser."""

from __future__ import annotations

import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from epoka.cli.outside import check_program, look_here_too
from epoka.cli.printing import print_line
from epoka.cli.problem import Problem
from epoka.cli.saving import data_folder

SERVER: Final = (
    *["argon2", "httptools", "itsdangerous", "limits", "prometheus_client", "starlette", "structlog", "uvicorn"],
    "websockets",
)
"""The modules of the extra `web`; uvloop is missing on some machines, and is done without."""


def need_server(what: str, otherwise: str = "") -> None:
    """Refuse where the libraries of the server are not installed, saying how to get them."""
    missing = [name for name in SERVER if find_spec(name) is None]
    if missing:
        raise Problem(f"{what} needs the server; install it with: pip install 'epoka[web]'{otherwise}")


def serve_tables(
    host: str,
    port: int,
    data: str | None,
    store: str | None,
    log_level: str,
    pace: float,
    trusted_proxies: list[str],
    limits: dict[str, int],
    keep: tuple[float, float, float],
    metrics: tuple[str, int | None],
    outside: list[str],
) -> None:
    """Serve until interrupted. `limits` are fields of `Gates`.

    `keep` has the days of finished, empty and unfinished tables, 0 for ever; `outside` names games and bots to load.
    """
    need_server("epoka serve")
    from epoka.server import logs
    from epoka.server.run import serve
    from epoka.server.settings import Gates, Settings

    if log_level not in logs.LEVELS:
        raise Problem(f"there is no log level «{log_level}»; there is {', '.join(logs.LEVELS)}")
    look_here_too()
    for reference in outside:
        check_program(reference)
    ended, empty, unfinished = (days or None for days in keep)
    settings = Settings(
        data=chosen_folder(data),
        store=store,
        pace=pace,
        gates=Gates(**limits),
        trusted_proxies=tuple(trusted_proxies),
        keep_days=ended,
        keep_empty_days=empty,
        keep_unfinished_days=unfinished,
        metrics_address=None if metrics[1] is None else (metrics[0], metrics[1]),
        plugins=tuple(outside),
    )
    serve(host, port, settings, log_level, lambda address: print_line(f"Epoka is at {address}"))


def play_in_browser(port: int, data: str | None) -> None:
    """A table of one's own: a server on this machine and a browser on it."""
    need_server("epoka play in the browser", ". In the terminal: epoka play --terminal")
    from epoka.server.folder import AlreadyServed
    from epoka.server.run import serve
    from epoka.server.settings import OWN_MACHINE, Settings

    settings = Settings(data=chosen_folder(data), rates=None, gates=OWN_MACHINE)
    try:
        serve("127.0.0.1", port, settings, "warning", open_page)
    except AlreadyServed as served:
        open_page(served.address)


def open_page(address: str) -> None:
    """Show the page, and say where it is for whoever has no browser here."""
    if has_windows():
        print_line(f"Epoka is open in your browser: {address}")
        print_line("Ctrl+C ends it; games are kept.")
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()  # it may take its time
    else:
        print_line(f"Open {address} in a browser. Ctrl+C ends it; games are kept.")


def has_windows() -> bool:
    """Whether there is a browser that opens a window; one that takes over the terminal would be in the way."""
    try:
        return type(webbrowser.get()) is not webbrowser.GenericBrowser
    except webbrowser.Error:
        return False


def chosen_folder(data: str | None) -> Path:
    return Path(data) if data is not None else data_folder()
