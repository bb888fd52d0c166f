"""Ctrl-C at the wrong moment: between an action and its saving, before a line is read."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

PAUSE: Final = 0.1
"""Seconds between two looks for a Ctrl-C while a person is typing."""


@contextmanager
def unbroken() -> Iterator[None]:
    """Hold an interrupt back until the block is done."""
    pressed = False

    def remember(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    try:
        before = signal.signal(signal.SIGINT, remember)
    except ValueError:  # not the main thread: nothing can interrupt us here
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def heard() -> Iterator[None]:
    """Overlook no interrupt while a person is typing at a terminal.

    Python only notes that a signal came, and obeys when its own code runs again or when the signal breaks a wait. One
    that comes after the last of that code and before the wait for keys, as while the line editor is set up, would
    stay unheard until the next key. So a timer breaks the wait again and again. Its handler is left in place
    afterwards: an alarm on its way must find it.
    """
    if sys.platform == "win32" or not sys.stdin.isatty():
        yield
        return
    signal.signal(signal.SIGALRM, go_on)
    signal.setitimer(signal.ITIMER_REAL, PAUSE, PAUSE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def go_on(number: int, frame: FrameType | None) -> None:
    """Nothing to do: that Python looked for signals was all that was wanted."""
