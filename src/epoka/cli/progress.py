"""A bar while games are played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from epoka.texts import Texts

T = TypeVar("T")


def shown_progress(results: Iterator[T], games: int, texts: Texts, plain: bool) -> Iterator[T]:
    """A bar on standard error while the results come in; nothing where that is no terminal."""
    if plain or not sys.stderr.isatty():
        yield from results
        return
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.say("simulate-progress"), total=games)
        for result in results:
            progress.advance(task)
            yield result
