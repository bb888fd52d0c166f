"""Ctrl-C at the wrong moment: between an action and its saving, or in the middle of starting processes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


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
def ignored() -> Iterator[None]:
    """Let interrupts pass unheard; processes started within the block never hear any."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
