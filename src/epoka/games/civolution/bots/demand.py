"""What cards in hand, goals, chips and settlements wait for: it makes materials, features and steps dearer."""

from __future__ import annotations

from epoka.games.civolution.bots.card_values import (
    card_value,
    goal_value,
    home,
    missing_for,
    settlement_value,
    statue_value,
)
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.board import GROUND_MATERIALS, SETTLEMENT_COSTS
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, GOAL_CHIPS, RESEARCH
from epoka.games.civolution.components.codes import (
    C_HAVE_FEATURE,
    C_MATERIAL,
    C_RETURN_FEATURE,
    N_FARMS,
    N_FEATURE,
    N_LOWEST_TRACK,
    N_TERRITORIES,
    N_TRACK,
    N_TRACKS_AT,
    N_TRIBES,
)
from epoka.games.civolution.components.pieces import DECK_SIZE, FEATURES, GROUNDS, SETTLEMENTS, SITE_SPACES
from epoka.games.civolution.components.spaces import FEATURE, STORE
from epoka.games.civolution.console.columns import next_stage
from epoka.games.civolution.continent.building_places import may_build_on
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.research.card_costs import COST_SPACES, active_spaces


def want_material(worth: Worth, material: int, value: float) -> None:
    worth.needed_material[material] += 1
    if value > worth.wanted_material[material]:
        worth.wanted_material[material] = value


def want_feature(worth: Worth, feature: int, number: int, value: float) -> None:
    if number > worth.needed_feature[feature]:
        worth.needed_feature[feature] = number
    if value > worth.wanted_feature[feature]:
        worth.wanted_feature[feature] = value


def find_wishes(worth: Worth) -> None:
    """Materials and features that cards in hand, goals, chips and settlements wait for."""
    for card in worth.me.hand:
        _wish_for_card(worth, card)
    for stack in worth.me.goals:
        if stack:
            _wish_for_goal(worth, stack[-1])
    for chip in worth.s.attribute_display:
        if chip >= 0:
            row = ATTRIBUTE_CHIPS[chip]
            short = row.wants - worth.me.at[FEATURE + row.feature]
            if 0 <= short < 3:
                want_feature(worth, row.feature, row.wants, 3.5 * worth.w.demand / (short + 1) * worth.fading())
    _wish_for_buildings(worth)


def _wish_for_card(worth: Worth, card: int) -> None:
    column = home(worth, card // DECK_SIZE)
    if column < 0:
        return
    stage = int(next_stage(worth.me, column))
    lacks = len(missing_for(worth, card, stage))
    value = card_value(worth, card, column, stage)
    if value <= 0.0 or (lacks > 1 and worth.future < 0.5):
        return
    share = value * worth.w.demand / (1.0 + lacks) * (0.5 if lacks else 0.7)
    active = int(active_spaces(card, stage))
    returned, had = [0] * len(FEATURES), [0] * len(FEATURES)
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            if cost.kind == C_MATERIAL:
                for _ in range(cost.amount):
                    want_material(worth, cost.what, share)
            elif cost.kind == C_RETURN_FEATURE:
                returned[cost.what] += cost.amount
            elif cost.kind == C_HAVE_FEATURE:
                had[cost.what] += cost.amount
    for feature in range(len(FEATURES)):
        wanted = max(returned[feature], had[feature])
        if wanted:
            want_feature(worth, feature, wanted, share)


def _wish_for_goal(worth: Worth, chip: int) -> None:
    row = GOAL_CHIPS[chip]
    value = goal_value(worth, chip, False) * worth.w.goal * worth.fading()
    for cost in row.price:
        if cost.kind == C_MATERIAL:
            for _ in range(cost.amount):
                want_material(worth, cost.what, value)
    for condition in row.conditions:
        counter, a = condition.counter, condition.a
        if counter == N_FEATURE and a >= 0:
            want_feature(worth, a, condition.amount, value)
            continue
        short = condition.amount - int(count(worth.s, worth.seat, counter, a))
        if short <= 0:
            continue
        pull = value / short
        if counter == N_TRACK:
            worth.track_pull[a] += pull
        elif counter == N_LOWEST_TRACK or counter == N_TRACKS_AT:
            for track in range(len(worth.track_pull)):
                if worth.me.tracks[track] < (condition.amount if counter == N_LOWEST_TRACK else a):
                    worth.track_pull[track] += pull * 0.4
        elif counter in (N_TERRITORIES, N_TRIBES, N_FARMS) and a >= 0:
            worth.land_pull[a] += pull * (0.5 if counter == N_FARMS else 1.0)
        worth.pull[counter] += pull


def _wish_for_buildings(worth: Worth) -> None:
    """Statues and settlements, where there is a ground to build on."""
    ground = False
    statue = statue_value(worth) * 0.5 * worth.w.demand * worth.fading()
    for space in range(SITE_SPACES + 1):
        if not may_build_on(worth.s, worth.seat, space):
            continue
        ground = True
        kind = GROUNDS if space == SITE_SPACES else worth.s.site[space]
        for material in GROUND_MATERIALS[kind]:
            want_material(worth, material, statue)
    for slot in range(SETTLEMENTS):
        if worth.me.settlements >> slot & 1:
            continue
        lacks = len([material for material in SETTLEMENT_COSTS[slot] if not worth.me.at[STORE + material]])
        value = settlement_value(worth, slot) * worth.w.demand / (1.0 + lacks) * 0.5
        for material in SETTLEMENT_COSTS[slot]:
            want_material(worth, material, (value if ground else value * 0.4) * worth.fading())
