"""Lists in place of librt's vectors, for a Python that librt has no wheel for.

The rules import `librt.vecs`; where that is missing, `choose_build` puts this module in its place. Compiled modules
always come with librt, so that only interpreted code ever sees it.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

vec = list


def append(items: list[T], item: T) -> list[T]:
    return [*items, item]


def remove(items: list[T], item: T) -> list[T]:
    """Without the first occurrence of the item."""
    left = items[:]
    left.remove(item)
    return left
