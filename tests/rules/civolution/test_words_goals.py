"""Every goal chip can be installed by who meets it, and by nobody else; what it asks to pay is paid."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.catalogue import GOAL_CHIPS
from epoka.games.civolution.components.pieces import FEATURES, MATERIALS, TRACKS
from epoka.games.civolution.components.rows import GoalChip
from epoka.games.civolution.components.vocabulary import COSTS, COUNTERS
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import ISLAND_GROUND, Seat, do, doing, legal, markers
from tests.rules.civolution.test_words_triggers import finish, said

ELSEWHERE: dict[str, Seat] = {
    "G1": {"farms": ["b-forest", "c-grassland"]},
    "G2": {"farms": ["b-hills", "c-swamp"]},
    "G3": {"farms": ["b-mountains"]},
    "G4": {"farms": ["c-desert"]},
    "G5": {"tribes": ["a-water camp weak", "a-water camp strong"], "boats": ["a-water"]},
    "G6": {"boats": ["a-water", "d-water"]},
    "G7": {"tribes": ["c-desert camp weak", "d-desert camp weak"]},
    "G8": {"tribes": ["b-mountains camp weak", "e-mountains camp weak"]},
    "G9": {"tribes": ["c-swamp camp weak", "e-swamp camp weak"]},
    "G10": {"tribes": ["b-hills camp weak", "g-hills camp weak"]},
    "G11": {"tribes": ["b-forest camp weak", "d-forest camp weak"]},
    "G12": {"tribes": ["c-grassland camp weak", "f-grassland camp weak"]},
    "G13": {"tribes": ["b-hills fire weak", "c-desert fire weak", "b-forest fire weak"]},
    "G14": {
        "tribes": [f"{place} camp weak" for place in ("b-hills", "b-forest", "b-mountains", "c-desert", "c-swamp")]
    },
    "G15": {"tribes": ["b-forest camp weak", "b-forest camp weak", "b-forest fire weak", "b-forest wild weak"]},
    "G16": {"statues": [ISLAND_GROUND, ISLAND_GROUND]},
    "G17": {"settlements": {1: 8}},
    "G18": {"statues": [ISLAND_GROUND], "boats": ["a-water"]},
    "G19": {"tribes": [f"{place} camp weak" for place in ("b-forest", "b-hills", "b-mountains")]},
    "G20": {"tribes": [f"{place} camp weak" for place in ("b-forest", "c-grassland", "b-hills")]},
    "G51": {"dice": [1, 2, 3, 4, 5, 6], "used": 2},
    "G52": {"fate": 2},
    "G53": {"levels": {"trade": 2, "research": 3, "building": 2, "insight": 2}},
    "G54": {"levels": {"trade": 3}},
    "G55": {"columns": {1: ["A3", "A7"], 2: ["B1", "B2", "B3"]}},
    "G64": {"columns": {1: ["A3", "A7"], 2: ["B1", "B2"]}},
    "G65": {"tracks": {"technology": 4, "culture": 5}},
}
"""What meets the chips that are about the continent, dice, modules, cards and several tracks."""

MARKERS: dict[str, dict[str, int]] = {
    "focus": {"focus": 1},
    "planning": {"plan 2": 2, "plan 6": 1},
    "stored-kinds": dict.fromkeys(MATERIALS[:7], 1),
    "feature-kinds": dict.fromkeys(FEATURES[:5], 1),
    "stored-row": {"jade": 1, "oil": 1},
}


def met(goal: GoalChip) -> Seat:
    """A console or continent on which the goal is just met."""
    if goal.id in ELSEWHERE:
        return ELSEWHERE[goal.id]
    goods: dict[str, int] = {}
    spaces: dict[str, int] = {}
    for cost in goal.price:
        word = COSTS[cost.kind]
        goods[MATERIALS[cost.what] if word == "material" else word] = cost.amount
    for condition in goal.conditions:
        word = COUNTERS[condition.counter]
        if word == "feature":
            goods[FEATURES[condition.a]] = condition.amount
        elif word == "track":
            spaces[TRACKS[condition.a]] = condition.amount
        elif word == "lowest-track":
            spaces.update(dict.fromkeys(TRACKS, condition.amount))
        else:
            goods.update(MARKERS[word])
    return {"markers": goods, "tracks": spaces}


def asked(goal: GoalChip, board: Seat) -> Civolution:
    """Whether to install this chip, the only one in the goal area."""
    seat: Seat = {"goals": [[goal.id]]}
    seat.update(board)
    other: Seat = {"tribes": ["b-forest fire strong", "c-grassland fire strong", "b-hills camp strong"]}
    sites = {8: "ground-1", 9: "oak", 3: "cave", 4: "cave", 10: "rock", 15: "gorge", 16: "volcano"}
    return doing(said("install-goal", 1), seats={0: seat, 1: other if goal.id == "G20" else {}}, sites=sites)


each_goal = pytest.mark.parametrize("goal", GOAL_CHIPS, ids=lambda goal: goal.id)


@pytest.mark.rule("CV-119")
@each_goal
def test_a_goal_that_is_met_can_be_installed(goal: GoalChip) -> None:
    state = finish(asked(goal, met(goal)), f"install {goal.id}")
    assert state.seats[0].goals == [[], [], []]
    for cost in goal.price:
        word = COSTS[cost.kind]
        assert markers(state, MATERIALS[cost.what] if word == "material" else word) == 0


@each_goal
def test_a_goal_that_is_not_met_cannot_be_installed(goal: GoalChip) -> None:
    state = asked(goal, {})
    assert state.mover == 1 or f"install {goal.id}" not in legal(state)


def test_declining_leaves_the_chip_where_it_is() -> None:
    goal = GOAL_CHIPS[56]
    state = do(asked(goal, met(goal)), "decline")
    assert (state.seats[0].goals[0], markers(state, "food")) == ([56], 5)
