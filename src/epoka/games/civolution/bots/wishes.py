"""What cards in hand, goals, chips and settlements wait for: it makes materials, features and steps dearer."""

from __future__ import annotations

from epoka.games.civolution.bots.partition import (
    card_value,
    goal_value,
    home,
    missing_for,
    settlement_value,
    statue_value,
)
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.building_places import may_build_on
from epoka.games.civolution.cards.board import (
    GROUND_MATERIALS,
    SETTLEMENT_COSTS,
)
from epoka.games.civolution.cards.catalogue import ATTRIBUTE_CHIPS, GOAL_CHIPS, RESEARCH
from epoka.games.civolution.columns import next_stage
from epoka.games.civolution.components import (
    DECK_SIZE,
    FEATURES,
    GROUNDS,
    SETTLEMENTS,
    SITE_SPACES,
)
from epoka.games.civolution.counting import count
from epoka.games.civolution.installing import COST_SPACES, active_spaces
from epoka.games.civolution.kinds import (
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
from epoka.games.civolution.player import FEATURE, STORE


def want_material(o: Worth, material: int, value: float) -> None:
    o.needed_material[material] += 1
    if value > o.wanted_material[material]:
        o.wanted_material[material] = value


def want_feature(o: Worth, feature: int, number: int, value: float) -> None:
    if number > o.needed_feature[feature]:
        o.needed_feature[feature] = number
    if value > o.wanted_feature[feature]:
        o.wanted_feature[feature] = value


def find_wishes(o: Worth) -> None:
    """Materials and features that cards in hand, goals, chips and settlements wait for."""
    for card in o.me.hand:
        _wish_for_card(o, card)
    for stack in o.me.goals:
        if stack:
            _wish_for_goal(o, stack[-1])
    for chip in o.s.attribute_display:
        if chip >= 0:
            row = ATTRIBUTE_CHIPS[chip]
            short = row.wants - o.me.at[FEATURE + row.feature]
            if 0 <= short < 3:
                want_feature(o, row.feature, row.wants, 3.5 * o.w.demand / (short + 1) * o.fading())
    _wish_for_buildings(o)


def _wish_for_card(o: Worth, card: int) -> None:
    column = home(o, card // DECK_SIZE)
    if column < 0:
        return
    stage = int(next_stage(o.me, column))
    lacks = len(missing_for(o, card, stage))
    value = card_value(o, card, column, stage)
    if value <= 0.0 or (lacks > 1 and o.future < 0.5):
        return
    share = value * o.w.demand / (1.0 + lacks) * (0.5 if lacks else 0.7)
    active = int(active_spaces(card, stage))
    returned, had = [0] * len(FEATURES), [0] * len(FEATURES)
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            if cost.kind == C_MATERIAL:
                for _ in range(cost.amount):
                    want_material(o, cost.what, share)
            elif cost.kind == C_RETURN_FEATURE:
                returned[cost.what] += cost.amount
            elif cost.kind == C_HAVE_FEATURE:
                had[cost.what] += cost.amount
    for feature in range(len(FEATURES)):
        wanted = max(returned[feature], had[feature])
        if wanted:
            want_feature(o, feature, wanted, share)


def _wish_for_goal(o: Worth, chip: int) -> None:
    row = GOAL_CHIPS[chip]
    value = goal_value(o, chip, False) * o.w.goal * o.fading()
    for cost in row.price:
        if cost.kind == C_MATERIAL:
            for _ in range(cost.amount):
                want_material(o, cost.what, value)
    for condition in row.conditions:
        counter, a = condition.counter, condition.a
        if counter == N_FEATURE and a >= 0:
            want_feature(o, a, condition.amount, value)
            continue
        short = condition.amount - int(count(o.s, o.seat, counter, a))
        if short <= 0:
            continue
        pull = value / short
        if counter == N_TRACK:
            o.track_pull[a] += pull
        elif counter == N_LOWEST_TRACK or counter == N_TRACKS_AT:
            for track in range(len(o.track_pull)):
                if o.me.tracks[track] < (condition.amount if counter == N_LOWEST_TRACK else a):
                    o.track_pull[track] += pull * 0.4
        elif counter in (N_TERRITORIES, N_TRIBES, N_FARMS) and a >= 0:
            o.land_pull[a] += pull * (0.5 if counter == N_FARMS else 1.0)
        o.pull[counter] += pull


def _wish_for_buildings(o: Worth) -> None:
    """Statues and settlements, where there is a ground to build on."""
    ground = False
    for space in range(SITE_SPACES + 1):
        if not may_build_on(o.s, o.seat, space):
            continue
        ground = True
        kind = GROUNDS if space == SITE_SPACES else o.s.site[space]
        for material in GROUND_MATERIALS[kind]:
            want_material(o, material, statue_value(o) * 0.5 * o.w.demand * o.fading())
    for slot in range(SETTLEMENTS):
        if o.me.settlements >> slot & 1:
            continue
        lacks = len([material for material in SETTLEMENT_COSTS[slot] if not o.me.at[STORE + material]])
        value = settlement_value(o, slot) * o.w.demand / (1.0 + lacks) * 0.5
        for material in SETTLEMENT_COSTS[slot]:
            want_material(o, material, (value if ground else value * 0.4) * o.fading())
