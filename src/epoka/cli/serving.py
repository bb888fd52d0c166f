"""`epoka serve`, and `epoka play` in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path

from epoka.cli.printing import print_line
from epoka.cli.problem import Problem
from epoka.cli.saving import data_folder


def serve_tables(host: str, port: int, data: str | None, log_level: str, pace: float) -> None:
    """Serve until interrupted."""
    from epoka.server import logs
    from epoka.server.run import serve
    from epoka.server.settings import Settings

    if log_level not in logs.LEVELS:
        raise Problem(f"there is no log level «{log_level}»; there is {', '.join(logs.LEVELS)}")
    settings = Settings(data=chosen_folder(data), pace=pace)
    serve(host, port, settings, log_level, lambda address: print(f"Epoka is at {address}", flush=True))


def play_in_browser(port: int, data: str | None) -> None:
    """A table of one's own: a server on this machine and a browser on it."""
    from epoka.server.run import AlreadyServed, serve
    from epoka.server.settings import Settings

    try:
        serve("127.0.0.1", port, Settings(data=chosen_folder(data), rates=None), "warning", open_page)
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
