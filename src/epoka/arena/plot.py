"""A picture of standings: a dot with its interval for every bot, as SVG."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

ROW: Final = 28
LEFT: Final = 200
WIDTH: Final = 480
RIGHT: Final = 90
TOP: Final = 48
BOTTOM: Final = 36
STYLE: Final = (
    "text{font:13px sans-serif;fill:#1f2933} .head{font-weight:bold} .grid{stroke:#cbd2d9} "
    ".span{stroke:#52606d;stroke-width:2} circle{fill:#1d6fb8}"
)


class Mark(NamedTuple):
    """One row of the picture."""

    name: str
    value: float
    low: float
    high: float


def picture(title: str, marks: list[Mark], digits: int = 0) -> str:
    """The whole file; the best is on top."""
    marks = sorted(marks, key=lambda mark: -mark.value)
    ticks = scale(min(mark.low for mark in marks), max(mark.high for mark in marks))
    height = TOP + ROW * len(marks) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="head" x="16" y="24">{escape(title)}</text>',
    ]
    for tick in ticks:
        x = across(tick, ticks)
        parts.append(f'<path class="grid" d="M{x} {TOP} V{height - BOTTOM}"/>')
        parts.append(f'<text x="{x}" y="{height - 14}" text-anchor="middle">{tick:g}</text>')
    for row, mark in enumerate(marks):
        y = TOP + ROW * row + ROW // 2
        parts.append(f'<text x="{LEFT - 16}" y="{y + 4}" text-anchor="end">{escape(mark.name)}</text>')
        parts.append(f'<path class="span" d="M{across(mark.low, ticks)} {y} H{across(mark.high, ticks)}"/>')
        parts.append(f'<circle cx="{across(mark.value, ticks)}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{LEFT + WIDTH + 16}" y="{y + 4}">{mark.value:.{digits}f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def scale(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest value, some five of them."""
    span = high - low or 1
    step: float = 10 ** floor(log10(span))
    for part in (0.2, 0.5, 1):
        if span / (step * part) <= 5:
            step *= part
            break
    else:
        step *= 2
    return [number * step for number in range(floor(low / step), ceil(high / step) + 1)]


def across(value: float, ticks: list[float]) -> float:
    """Where a value lies on the picture, from left to right."""
    return round(LEFT + WIDTH * (value - ticks[0]) / max(ticks[-1] - ticks[0], 1e-9), 1)
