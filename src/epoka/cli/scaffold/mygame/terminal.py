"""The board in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

import epoka
from epoka.texts import Texts

View = Mapping[str, Any]


class Terminal:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def board(self, view: View, asked: View) -> RenderableType:
        return Text("\n".join(self.board_lines(view, asked)))

    def board_lines(self, view: View, asked: View) -> list[str]:
        rows = enumerate(zip(view["banked"], view["charms"], strict=True))
        return [
            self.texts.say("board-seat", {"seat": seat, "banked": banked, "charms": charms})
            for seat, (banked, charms) in rows
        ]

    def head(self, name: str) -> str:
        return name

    def label(self, head: str) -> str | None:
        return None

    def preview(self, previews: list[View]) -> str:
        return ""

    def group(self, preview: View) -> str:
        return ""

    def details(self, state: epoka.State, action: int) -> list[str]:
        return []
