"""The fields of stone-age, copied one by one.

This module is written by `python -m epoka.copies` from the forms that the classes declare; a test keeps it true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from epoka.games.stoneage.player import Player
    from epoka.games.stoneage.state import StoneAge


def copy_stone_age(old: StoneAge, new: StoneAge) -> None:
    new.round = old.round
    new.first = old.first
    new.seats = [entry.copy() for entry in old.seats]
    new.deck = old.deck.copy()
    new.slots = old.slots.copy()
    new.tiles = old.tiles.copy()
    new.tops = old.tops.copy()
    new.heights = old.heights.copy()
    new.deferred = [entry.copy() for entry in old.deferred]
    new.ended_by_cards = old.ended_by_cards
    new.ended_by_buildings = old.ended_by_buildings
    new.crowd = old.crowd.copy()


def copy_player(old: Player, new: Player) -> None:
    new.workers = old.workers
    new.home = old.home
    new.food = old.food
    new.agriculture = old.agriculture
    new.goods = old.goods.copy()
    new.placed = old.placed.copy()
    new.tools = old.tools.copy()
    new.used = old.used
    new.cards = old.cards
    new.extra = old.extra
    new.open_tools = old.open_tools
    new.two_resources = old.two_resources
    new.buildings = old.buildings
    new.building_points = old.building_points
    new.card_points = old.card_points
    new.hunger = old.hunger
