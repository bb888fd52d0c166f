"""What the 36 civilization cards bring, and a player about to buy one or just having paid for it."""

from __future__ import annotations

import epoka
from tests.rules.stoneage.table import (
    CARD_IDS,
    Board,
    do,
    table,
)

RESOURCES = ["wood", "clay", "stone", "gold"]

FOOD = {"C01": 7, "C03": 1, "C04": 3, "C13": 5, "C20": 3, "C27": 4, "C29": 2}
RESOURCE = {"C09": {"stone": 2}, "C17": {"stone": 1}, "C32": {"stone": 1}, "C33": {"gold": 1}, "C35": {"clay": 1}}
BY_DICE = {"C05": "gold", "C34": "stone", "C36": "wood"}
POINTS = ["C11", "C12", "C31"]
TOOL = ["C06"]
AGRICULTURE = ["C07", "C18"]
EXTRA = ["C15"]
SINGLE_USE = {"C22": 4, "C23": 3, "C24": 2}
TWO_RESOURCES = ["C14"]
DICE_FOR_ALL = ["C02", "C08", "C10", "C16", "C19", "C21", "C25", "C26", "C28", "C30"]

SYMBOLS = {
    "pottery": ["C01", "C02"],
    "weaving": ["C03", "C04"],
    "art": ["C05", "C06"],
    "time": ["C07", "C08"],
    "transport": ["C09", "C10"],
    "music": ["C11", "C12"],
    "medicine": ["C13", "C14"],
    "writing": ["C15", "C16"],
}
FIGURES = {
    "farmer": {"C17": 1, "C18": 1, "C19": 1, "C20": 2, "C21": 2},
    "toolmaker": {"C22": 1, "C23": 1, "C24": 2, "C25": 2, "C26": 2},
    "builder": {"C27": 1, "C28": 1, "C29": 2, "C30": 2, "C31": 3},
    "shaman": {"C32": 1, "C33": 1, "C34": 1, "C35": 2, "C36": 2},
}


def on_card(card: str, players: int = 4, buyer: int = 0, mine: Board | None = None, **more: object) -> epoka.State:
    """`buyer` can pay for the card in slot 1, where his worker stands; the round then waits for the next player."""
    others = [other for other in CARD_IDS if other != card and other not in (mine or {}).get("cards", [])]
    free = [other for other in others if other in FOOD or other in RESOURCE]
    own: Board = {"goods": {"wood": 1}, "placed": {"card 1": 1}}
    waiting: Board = {"placed": {"forest": 1, "quarry": 1}}
    seats = {buyer: {**own, **(mine or {})}, (buyer + 1) % players: waiting}
    return table(players, first=buyer, phase="act", slots=[card, *free[:3]], seats=seats, **more)  # type: ignore[arg-type]


def bought(card: str, mine: Board | None = None, **more: object) -> epoka.State:
    """The same, just after the price was paid."""
    return do(on_card(card, mine=mine, **more), "pay wood")  # type: ignore[arg-type]


def names_by_chance(state: epoka.State) -> dict[str, float]:
    assert state.mover == epoka.CHANCE
    return {state.name(outcome): chance for outcome, chance in state.chance()}
