"""The fields of civolution, copied one by one.

This module is written by `python -m epoka.copies` from the forms that the classes declare; a test keeps it true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from epoka.games.civolution.position.opponent import Opponent
    from epoka.games.civolution.position.player import Player
    from epoka.games.civolution.position.state import Civolution


def copy_civolution(old: Civolution, new: Civolution) -> None:
    new.era = old.era
    new.phase = old.phase
    new.first = old.first
    new.weather = old.weather
    new.beyond = old.beyond
    new.event = old.event
    new.indicator = old.indicator
    new.last_round = old.last_round
    new.activation_dice = old.activation_dice
    new.fate_dice = old.fate_dice
    new.firing = old.firing
    new.hunted = old.hunted
    new.covering = old.covering
    new.final_tiles = old.final_tiles
    new.laid = old.laid.copy()
    new.era_tiles = old.era_tiles.copy()
    new.material = old.material.copy()
    new.hidden_tiles = old.hidden_tiles.copy()
    new.camps = old.camps
    new.fire = old.fire.copy()
    new.plain = old.plain.copy()
    new.wild = old.wild.copy()
    new.farm = old.farm.copy()
    new.boats = old.boats.copy()
    new.site = old.site.copy()
    new.statues = old.statues.copy()
    new.settled = old.settled.copy()
    new.goal_display = old.goal_display.copy()
    new.income_display = old.income_display.copy()
    new.attribute_display = old.attribute_display.copy()
    new.rolled = old.rolled.copy()
    new.offered = old.offered.copy()
    new.numbers = old.numbers.copy()
    new.goal_pool = old.goal_pool.copy()
    new.income_pool = old.income_pool.copy()
    new.attribute_pool = old.attribute_pool.copy()
    new.event_pool = old.event_pool.copy()
    new.site_pool = old.site_pool.copy()
    new.marker_pool = old.marker_pool.copy()
    new.chip_pool = old.chip_pool.copy()
    new.decks = [entry.copy() for entry in old.decks]
    new.open = [entry.copy() for entry in old.open]
    new.seats = [entry.copy() for entry in old.seats]
    new.vici = old.vici.copy() if old.solo else old.vici
    new.map = old.map


def copy_player(old: Player, new: Player) -> None:
    new.supply = old.supply
    new.tribes = old.tribes
    new.used = old.used
    new.fate = old.fate
    new.resets = old.resets
    new.settlements = old.settlements
    new.farms = old.farms
    new.boats = old.boats
    new.empty_boats = old.empty_boats
    new.statues = old.statues
    new.elsewhere = old.elsewhere
    new.upgrades = old.upgrades
    new.stage_4 = old.stage_4
    new.stage_5 = old.stage_5
    new.bonus_1 = old.bonus_1
    new.bonus_2 = old.bonus_2
    new.favor = old.favor
    new.at = old.at.copy()
    new.dice = old.dice.copy()
    new.levels = old.levels.copy()
    new.tracks = old.tracks.copy()
    new.earned = old.earned.copy()
    new.goals = old.goals.copy()
    new.left = old.left.copy()
    new.right = old.right.copy()
    new.bound = old.bound.copy()
    new.powers = old.powers.copy()
    new.triggers = old.triggers.copy()
    new.activities = old.activities.copy()
    new.hand = old.hand.copy()
    new.known = old.known.copy()
    new.drawn = old.drawn.copy()
    new.options = old.options.copy()
    new.migrants = old.migrants


def copy_opponent(old: Opponent, new: Opponent) -> None:
    new.evolution = old.evolution
    new.prosperity = old.prosperity
    new.blocked = old.blocked
    new.stack = old.stack.copy()
    new.revealed = old.revealed.copy()
    new.provisions = old.provisions.copy()
    new.gone = old.gone.copy()
