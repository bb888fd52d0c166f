"""Distances between colours as people see them, with and without all three kinds of cones.

Colours are compared in OKLab. Dichromats are simulated by the matrices of Machado, Oliveira and Fernandes (2009) for
full severity, in linear light; greyscale keeps the luminance only.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Sequence
from pathlib import Path

Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722), (0.2126, 0.7152, 0.0722)),
}
CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def player_colours(theme_file: Path) -> dict[str, list[str]]:
    """The colours of the four players as the page ships them, on light and on dark ground."""
    shipped = theme_file.read_text(encoding="utf-8")
    pairs = re.findall(r"--player-[0-3]: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", shipped)
    return {"light": [light for light, _ in pairs], "dark": [dark for _, dark in pairs]}


def smallest_distance(colours: Sequence[str], eye: str) -> float:
    """Between the two that are hardest to tell apart for such an eye."""
    seen = [oklab(apply(EYES[eye], linear(colour))) for colour in colours]
    return min(math.dist(one, other) for one, other in itertools.combinations(seen, 2))


def linear(colour: str) -> Linear:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return light(red), light(green), light(blue)


def light(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else math.pow((channel + 0.055) / 1.055, 2.4)


def oklab(colour: Linear) -> Linear:
    long, medium, short = apply(CONES, colour)
    return apply(LAB, (root(long), root(medium), root(short)))


def root(value: float) -> float:
    return math.pow(max(value, 0.0), 1 / 3)


def apply(matrix: Matrix, vector: Linear) -> Linear:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third
