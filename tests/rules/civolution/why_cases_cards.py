"""Reasons about research cards, goal chips and income chips."""

from __future__ import annotations

from tests.rules.civolution.table import ISLAND_GROUND, Seat
from tests.rules.civolution.why_case import GROUND, PAYING, PURSE, TURN, Case

INVENTIONS: Seat = {"hand": ["A1", "A2"], "markers": {"wood": 1}}

CARDS = [
    Case("card-not-in-hand", "CV-111", "install A9", ["InstallCard", 0, 0, 0], INVENTIONS),
    Case("card-needs-module", "CV-111", "install A1", TURN, INVENTIONS, {"module": "invention"}),
    Case("card-needs-research", "CV-126", "open insight", TURN),
    Case("not-to-choose-from", "CV-39", "keep A1", TURN),
    Case(
        "other-deck", "CV-111", "install D1", ["InstallCard", 0, 0, 0], {"hand": ["A1", "D1"], "markers": {"wood": 1}}
    ),
    Case("other-deck", "CV-126", "open insight", ["GainCard", 0, 1, 0], values={"deck": "invention"}),
    Case(
        "lacks-material",
        "CV-113",
        "install A2",
        ["InstallCard", 0, 0, 0],
        INVENTIONS,
        {"card": "A2", "stage": 1, "material": "stone", "need": 1, "have": 0},
    ),
    Case(
        "lacks-material-or",
        "CV-113",
        "install D2",
        ["InstallCard", 0, 3, 0],
        {"hand": ["D1", "D2"], "markers": {"wood": 1}},
        {"material": "salt", "settlements": 2},
    ),
    Case(
        "lacks-feature",
        "CV-113",
        "column 5",
        ["CardColumn", 0, 0, 0],
        INVENTIONS,
        {"card": "A1", "stage": 2, "feature": "dexterity", "need": 1, "have": 0},
    ),
    Case(
        "lacks-feature",
        "CV-113",
        "column 7",
        ["CardColumn", 0, 56, 0],
        {"hand": ["B25"], "markers": {"calm": 1}},
        {"card": "B25", "stage": 3, "feature": "calm", "need": 2, "have": 1},
    ),
    Case(
        "lacks-feature",
        "CV-113",
        "column 5",
        ["CardColumn", 0, 46, 0],
        {"hand": ["B15"], "columns": {2: ["C15"]}},
        {"card": "B15", "feature": "expression"},
    ),
    Case(
        "lacks-material",
        "CV-113",
        "column 5",
        ["CardColumn", 0, 97, 0],
        {"hand": ["D2"], "settlements": {3: 15, 4: ISLAND_GROUND}},
        {"card": "D2", "stage": 2, "material": "sand", "need": 1, "have": 0},
        sites=GROUND,
    ),
    Case(
        "column-taken",
        "CV-101",
        "column 1",
        ["CardColumn", 0, 0, 0],
        {**INVENTIONS, "columns": {1: ["G1"]}},
        {"column": 1, "kind": "goal"},
    ),
    Case(
        "column-elsewhere",
        "CV-102",
        "column 1",
        ["InstallCard", 0, 0, 0],
        {"hand": ["A1"], "columns": {2: ["A3"]}, "markers": {"wood": 1, "dexterity": 1, "coal": 1}},
        {"column": 2},
        moves=["install A1"],
    ),
    Case("column-uneven", "CV-105", "column 1", ["PlaceElement", 0, 160], {"columns": {1: ["G1"]}}, incomes=["I2"]),
    Case(
        "stage-too-low",
        "CV-112",
        "as stage 1",
        ["CardStage", 0, 0, 4, 0],
        {"hand": ["A1"], "markers": {"wood": 1, "dexterity": 1, "coal": 1}},
        {"stage": 2},
    ),
    Case(
        "stage-asks-no-more",
        "CV-115",
        "as stage 4",
        ["CardStage", 0, 0, 0, 0],
        {"hand": ["A1"], "markers": {"wood": 1, "dexterity": 1, "coal": 1}},
    ),
    Case(
        "space-inactive",
        "CV-112",
        "ignore 4",
        ["IgnoreSpace", 0, 0, 0, 3, 1],
        {"hand": ["A1"], "markers": {"wood": 1, "dexterity": 1}},
        {"space": 4},
    ),
    Case("stack-empty", "CV-126", "open insight", ["GainCard", 0, 1, -1], values={"deck": "insight"}),
    Case("face-down-stacks-only", "CV-68", "open insight", ["ChooseStacks", 0, 2, 1, 0, 0]),
]

STAMINA: Seat = {"markers": {"stamina": 3}}
GOALS: Seat = {"goals": [["G21"], ["G41"], ["G25"]], "markers": {"wood": 2}}
CHIPS: Seat = {"columns": {1: ["I1"], 2: ["I2"]}}

CHIPS_AND_GOALS = [
    Case("attribute-not-shown", "CV-124", "attribute T5", TURN, STAMINA, attributes=["T1"]),
    Case(
        "attribute-not-met",
        "CV-124",
        "attribute T1",
        TURN,
        {"markers": {"stamina": 2}},
        {"feature": "stamina", "need": 3, "have": 2},
        attributes=["T1"],
    ),
    Case("attribute-after-this", "CV-124", "attribute T1", PAYING, PURSE, attributes=["T1"]),
    Case("goal-not-visible", "CV-119", "install G1", TURN),
    Case("goal-needs-planning", "CV-119", "install G21", TURN, GOALS),
    Case("goal-not-now", "CV-122", "goal G60", TURN),
    Case("goal-not-visible", "CV-119", "install G1", ["InstallGoal", 0], GOALS),
    Case("goal-not-met", "CV-119", "install G41", ["InstallGoal", 0], GOALS, {"n": 3, "have": 0}),
    Case("goal-too-dear", "CV-119", "install G25", ["InstallGoal", 0], GOALS),
    Case("not-on-display", "CV-122", "goal G1", ["TakeGoal", 0, 1]),
    Case("not-on-display", "CV-104", "chip I9", ["GainIncome", 0, 1]),
    Case("income-not-now", "CV-104", "chip I1", TURN),
    Case("income-not-installed", "CV-106", "use I9", TURN),
    Case("income-use-later", "CV-106", "use I1", TURN, CHIPS),
    Case("income-used", "CV-163", "point I1", ["IncomePhase", 0, [161]], CHIPS),
    Case("this-chip-only", "CV-104", "use I2", ["UseIncome", 0, 160], CHIPS),
]

CASES = [*CARDS, *CHIPS_AND_GOALS]
