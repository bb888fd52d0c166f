"""The fields of founders, copied one by one.

This module is written by `python -m epoka.copies` from the forms that the classes declare; a test keeps it true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from epoka.games.founders.state import Founders, Hand


def copy_founders(old: Founders, new: Founders) -> None:
    new.turns = old.turns
    new.first = old.first
    new.bought = old.bought
    new.ended = old.ended
    new.declined = old.declined
    new.lands = [entry.copy() for entry in old.lands]
    new.hands = [entry.copy() for entry in old.hands]
    new.replaced = [entry.copy() for entry in old.replaced]
    new.stacks = [entry.copy() for entry in old.stacks]
    new.rows = [entry.copy() for entry in old.rows]
    new.unseen_victory = old.unseen_victory.copy()
    new.display = old.display.copy()
    new.box = old.box.copy()
    new.supply = old.supply.copy()
    new.craftsmen = old.craftsmen.copy()
    new.lost_tokens = old.lost_tokens.copy()


def copy_hand(old: Hand, new: Hand) -> None:
    new.war = old.war
    new.coin = old.coin
    new.wagon = old.wagon
    new.craftsmen = old.craftsmen
