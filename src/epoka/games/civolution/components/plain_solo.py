"""V.I.C.I.'s action cards as plain data by their ids, a line for everything they make her do."""

from __future__ import annotations

from typing import Any

from epoka.games.civolution.components.grammar import name_of
from epoka.games.civolution.components.lines import Line, line
from epoka.games.civolution.components.rows import Effect
from epoka.games.civolution.components.solo_cards import (
    ACTION_ABOUT,
    BY_DICE,
    CATEGORY_OF,
    DIE_SIDES,
    SOLO_ACTIONS,
    VICI_CARDS,
    SoloCard,
    SoloHalf,
)


def plain_solo() -> dict[str, Any]:
    """Reset icons, then what each half says: `dice` are the values of a row, none where no die is rolled."""
    return {
        card.id: {
            "icons": {"blue": card.blue_icons, "red": card.red_icons},
            "blue": half_rows(card, card.halves[0]),
            "red": half_rows(card, card.halves[1]),
        }
        for card in VICI_CARDS
    }


def half_rows(card: SoloCard, half: SoloHalf) -> list[dict[str, Any]]:
    if card.category == BY_DICE:
        return dice_rows(half)
    values = {"n": half.times, "points": half.points, "last": half.era_4_points}
    return [{"dice": [], "lines": [line(f"vici-category-{CATEGORY_OF[card.category]}", values, "category")]}]


def dice_rows(half: SoloHalf) -> list[dict[str, Any]]:
    """Equal rows of neighbouring values together, as they are printed."""
    rows: list[dict[str, Any]] = []
    for value in range(1, DIE_SIDES + 1):
        lines = [action_line(effect) for effect in half.rows[value]]
        if rows and rows[-1]["lines"] == lines:
            rows[-1]["dice"].append(value)
        else:
            rows.append({"dice": [value], "lines": lines})
    return rows


def action_line(effect: Effect) -> Line:
    word = SOLO_ACTIONS[effect.kind]
    about = ACTION_ABOUT.get(word, "")
    values: dict[str, Any] = {"n": effect.a}
    if about:
        values[about] = name_of(about, effect.b)
    return line(f"vici-{word}", values, "-".join([word, *[str(values[name]) for name in values if name != "n"]]))
