"""Reasons at the console: wrong moments, dice, feeding, tracks, features and materials."""

from __future__ import annotations

from tests.rules.civolution.why_case import (
    BUILDING,
    FOREST,
    PAIR,
    PAYING,
    PURSE,
    RESEARCH,
    STRONG,
    TURN,
    WEAK,
    Case,
)

GENERAL = [
    Case("not-offered", "CV-90", "reroll 1", ["Strengthen", 0, 1, 0], {"tribes": ["b-forest camp weak"]}),
    Case("must-choose", "CV-133", "decline", ["Advance", 0, 1]),
    Case("turn-now", "CV-39", "done", TURN),
    Case("place-not-now", "CV-133", "in b-forest", ["Advance", 0, 1]),
    Case("replenishing-now", "CV-172", "reset", ["Replenish", 0, 2, 1, 0], {"markers": {"wood": 1}}, {"space": "food"}),
]

DICE = [
    Case("one-module-a-turn", "CV-39", "activate trade", ["Advance", 0, 1]),
    Case("no-action-phase", "CV-38", "reset", ["Advance", 0, 1], phase=8, values={"phase": 8}),
    Case("module-first", "CV-40", "use die 1", ["Advance", 0, 1]),
    Case(
        "two-dice-needed",
        "CV-40",
        "activate trade",
        TURN,
        {"dice": [4], "used": 5, "markers": {"stamina": 3}},
        {"have": 1},
        attributes=["T1"],
    ),
    Case(
        "module-not-payable",
        "CV-40",
        "activate trade",
        TURN,
        {"dice": [1, 1], "used": 4, "markers": {"ideas": 1}},
        {"module": "trade", "low": 4, "high": 5, "ideas": 5, "have": 1},
    ),
    Case("too-many-dice", "CV-137", "reset", TURN, values={"dice": 6, "most": 3}),
    Case("no-such-die", "CV-40", "use die 3", PAYING, PURSE, {"value": 3}),
    Case("no-planning-marker", "CV-42", "use plan 4", PAYING, PURSE, {"value": 4}),
    Case("no-focus-marker", "CV-43", "use focus", PAYING, PURSE),
    Case("die-does-not-fit", "CV-41", "use die 5", PAYING, PURSE, {"module": "research", "ideas": 2, "have": 0}),
    Case("not-this-module", "CV-46", "do hunt", ["Branch", 0, RESEARCH, 1]),
    Case("nothing-to-install", "CV-111", "do install", ["Branch", 0, BUILDING, 1], FOREST, {"deck": "building"}),
    Case(
        "not-the-richest",
        "CV-129",
        "from 2",
        ["RobDie", 0, 1],
        {"fate": 1},
        players=4,
        dice=(1, 0),
        others={1: {"fate": 3}, 2: {"fate": 1}, 3: {"fate": 3}},
    ),
    Case(
        "own-dice",
        "CV-129",
        "from 0",
        ["RobDie", 0, 1],
        {"fate": 3},
        players=4,
        dice=(1, 0),
        others={1: {"fate": 3}, 2: {"fate": 1}, 3: {"fate": 3}},
    ),
]

HUNGER = [
    Case("fewer-tribes", "CV-148", "feed 5", ["Feed", 0, 15, 0, 0], {**FOREST, "markers": {"food": 3}}, {"tribes": 1}),
    Case("fed-anyway", "CV-147", "feed 0", ["Feed", 0, 15, 1, 0], {**PAIR, "markers": {"food": 3}}, {"tribes": 1}),
    Case(
        "not-enough-food",
        "CV-148",
        "feed 2",
        ["Feed", 0, 15, 0, 0],
        {**PAIR, "markers": {"food": 1}},
        {"need": 2, "have": 1},
    ),
    Case("not-enough-favor", "CV-149", "save 2", ["Perish", 0, 2, 1, 2], {"tribes": [WEAK, WEAK], "favor": 2}),
    Case("not-to-choose-from", "CV-149", "keep M1", ["Perish", 0, 2, 1, 2], {"tribes": [WEAK, WEAK], "favor": 2}),
    Case("not-enough-favor", "CV-149", "do favor", ["LoseTribe", 0], {"tribes": [WEAK, STRONG]}),
    Case("weather-must", "CV-152", "decline", ["Weather", 0, 2], {**FOREST, "markers": {"food": 1}}, weather="hot"),
]

CONSOLE = [
    Case("trade-not-now", "CV-63", "buy wood", TURN),
    Case("sold-already", "CV-130", "sell wood", ["Sale", 0, 1, 1], {"markers": {"wood": 2}}),
    Case("sold-for-points", "CV-130", "sell wood points", ["Sale", 0, 1, 2], {"markers": {"wood": 2}}),
    Case("none-stored", "CV-130", "sell jade", ["Sale", 0, 1, 0], {"markers": {"wood": 2}}, {"material": "jade"}),
    Case(
        "not-enough-money", "CV-131", "buy jade", ["Purchase", 0, 1], {"markers": {"money": 2}}, {"money": 4, "have": 2}
    ),
    Case("no-feature-marker", "CV-66", "lift calm", ["MoveFeature", 0, 1], {"markers": {"stamina": 1}}),
    Case(
        "feature-moved",
        "CV-66",
        "lift calm",
        ["MoveFeature", 0, 2],
        {"markers": {"stamina": 2}},
        {"feature": "calm"},
        moves=["lift stamina", "drop calm"],
    ),
    Case("another-feature", "CV-66", "drop calm", ["DropFeature", 0, 2, 0], {"markers": {"calm": 1}}),
    Case("track-not-now", "CV-133", "track culture", TURN),
    Case("upgrade-not-now", "CV-123", "upgrade trade", TURN),
    Case("level-three", "CV-123", "upgrade trade", ["Upgrade", 0, 1, 0], {"levels": {"trade": 3}}),
    Case("module-without-value", "CV-134", "upgrade trade", ["Upgrade", 0, 1, 1], values={"value": 1}),
    Case("stage-active", "CV-107", "stage 4", ["FlipStage", 0], {"stages": [4]}, {"stage": 4}),
    Case("activity-not-now", "CV-132", "activity console", TURN),
    Case("activity-not-installed", "CV-132", "activity A2", ["Activity", 0, 1, -1], {"markers": {"money": 1}}),
    Case(
        "activity-repeated",
        "CV-64",
        "activity console",
        ["Activity", 0, 1, 0],
        {"markers": {"money": 1}, "columns": {1: ["A2"]}},
    ),
    Case("activity-too-dear", "CV-132", "activity console", ["Activity", 0, 1, -1], {"columns": {1: ["A2"]}}),
]

CASES = [*GENERAL, *DICE, *HUNGER, *CONSOLE]
