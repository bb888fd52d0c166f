"""Features of a position: points, those that are there and those that the coming scorings bring for what is there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.board import ERA_VALUES, STATUE_POINTS
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import E_POINTS, E_POINTS_PER, P_STATUE_BONUS, T_END
from epoka.games.civolution.components.pieces import CARDS, CATEGORIES, ERAS, EVENT_PHASE, EVOLUTION, TRACKS
from epoka.games.civolution.components.vocabulary import TRIGGER
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.scoring import bonus_points, final_value, partition_points, units
from epoka.games.civolution.position.state import Civolution

POINT_NAMES: Final = [
    "points",
    "final-tracks",
    *[f"final-{category}" for category in CATEGORIES[EVOLUTION:]],
    "stages",
    "due-now",
    "due-next",
    "due-later",
    "due-statues",
    "due-cards",
]


def point_features(s: Civolution, seat: i64, out: list[float]) -> None:
    """All points as they stand, the parts of them that may still change, and the coming scorings."""
    player = s.seats[seat]
    counts = [int(units(s, seat, category)) for category in range(len(CATEGORIES))]
    finals: list[i64] = [counts[category] * final_value(s, category) for category in range(len(CATEGORIES))]
    tracks: i64 = 0
    for track in range(len(TRACKS)):
        tracks += finals[track]
    stages = partition_points(player) + bonus_points(player)
    total = player.score() + tracks + stages
    for category in range(EVOLUTION, len(CATEGORIES)):
        total += finals[category]
    out.append(float(total))
    out.append(float(tracks))
    for category in range(EVOLUTION, len(CATEGORIES)):
        out.append(float(finals[category]))
    out.append(float(stages))
    coming = due(s, counts)
    out.append(coming[0])
    out.append(coming[1])
    out.append(coming[2])
    out.append(float(player.statues * (STATUE_POINTS[player.favor] + player.powers[P_STATUE_BONUS])))
    out.append(float(end_points(s, seat)))


def due(s: Civolution, counts: list[int]) -> list[float]:
    """What the era scorings would bring for these units: the coming one, the next one, all later ones."""
    era = int(s.era) if s.era > 0 else 1
    first = era if s.phase <= EVENT_PHASE else era + 1
    coming = [0.0, 0.0, 0.0]
    for scored in range(first, ERAS + 1):
        if scored <= len(s.era_tiles):
            place = scored - first if scored - first < 2 else 2
            coming[place] += counts[s.era_tiles[scored - 1]] * ERA_VALUES[scored - 1]
    return coming


def end_points(s: Civolution, seat: i64) -> i64:
    """What installed cards would give at the end of the game."""
    total: i64 = 0
    for element in s.seats[seat].triggers:
        if element < CARDS and RESEARCH[element].top == TRIGGER and RESEARCH[element].power == T_END:
            for effect in RESEARCH[element].effects:
                if effect.kind == E_POINTS_PER:
                    total += effect.a * count(s, seat, effect.b, effect.c)
                elif effect.kind == E_POINTS:
                    total += effect.a
    return total
