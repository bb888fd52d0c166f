"""Features of a game of one player: what V.I.C.I. has and how hard she plays, told of the human's side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.bots.point_features import due
from epoka.games.civolution.components.pieces import CATEGORIES, EXPANSION, POPULATION
from epoka.games.civolution.options import DIFFICULTIES
from epoka.games.civolution.position.opponent import RESET_ICONS, VICI
from epoka.games.civolution.position.scoring import final_value, units
from epoka.games.civolution.position.state import Civolution

SOLO_NAMES: Final = [
    "vici-points",
    "vici-due-now",
    "vici-due-next",
    "vici-due-later",
    "vici-tribes",
    "vici-territories",
    "vici-evolution",
    "vici-prosperity",
    "vici-statues",
    "vici-provisions",
    "vici-reset-near",
    *[f"vici-{level}" for level in DIFFICULTIES],
    "vici-harder",
]


def solo_features(s: Civolution, out: list[float]) -> None:
    """Everything of hers; her points are taken off the human's, which come first, so that these are the margin."""
    her, vici = s.seats[VICI], s.vici
    counts = [int(units(s, VICI, category)) for category in range(len(CATEGORIES))]
    points = her.score()
    for category in range(len(CATEGORIES)):
        points += counts[category] * final_value(s, category)
    out[0] -= float(points)
    out.append(float(points))
    out.extend(due(s, counts))
    out.append(float(counts[POPULATION]))
    out.append(float(counts[EXPANSION]))
    out.append(float(vici.evolution))
    out.append(float(vici.prosperity))
    out.append(float(her.statues))
    out.append(float(sum(vici.provisions)))
    blue: i64 = vici.blue_icons()
    red: i64 = vici.red_icons()
    out.append(float(min(blue, RESET_ICONS) + min(red, RESET_ICONS)))
    for level in DIFFICULTIES:
        out.append(1.0 if s.options["difficulty"] == level else 0.0)
    out.append(1.0 if s.options["harder_resets"] else 0.0)
