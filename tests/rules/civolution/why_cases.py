"""Positions in which something cannot be done, each with the reason that is given: for the tests of refusals."""

from __future__ import annotations

from typing import Any

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import MODULES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.solo_table import solo
from tests.rules.civolution.table import GAME, ISLAND_GROUND, Row, Seat, do, doing, table

STRONG, WEAK = "b-forest camp strong", "b-forest camp weak"
FOREST: Seat = {"tribes": [STRONG]}
PAIR: Seat = {"tribes": [STRONG, STRONG]}
TWO: Seat = {"tribes": [STRONG, "c-grassland camp strong", "c-desert camp strong"]}
AFLOAT: Seat = {"tribes": ["a-water camp strong"], "boats": ["a-water"]}


class Case:
    """An action that is refused, with the code and rule of the reason; `values` are those worth checking.

    Beside what a table knows, `more` may say what the `others` have and which `moves` come first.
    """

    def __init__(
        self, code: str, rule: str, action: str, step: Row, seat: Seat | None = None, values: Any = None, **more: Any
    ) -> None:
        self.code = code
        self.rule = rule
        self.action = action
        self.values: dict[str, int | str] = values or {}
        self.step = step
        self.seat: Seat = seat or {}
        self.more = more

    def position(self) -> Civolution:
        boards: dict[int, Seat] = {0: self.seat, **self.more.get("others", {})}
        more = {name: value for name, value in self.more.items() if name not in ("others", "moves")}
        if self.step[0] == "Turn":
            return table(seats=boards, agenda=[self.step], **more)
        return do(doing(self.step, seats=boards, **more), *self.more.get("moves", []))


def module(name: str) -> int:
    return MODULES.index(name)


TURN: Row = ["Turn", 0]
RESEARCH, BUILDING = module("research"), module("building")
PAYING: Row = ["PayDice", 0, RESEARCH, -1]
PURSE: Seat = {"dice": [1, 2, 5], "used": 3, "markers": {"plan 1": 1, "stamina": 3}}

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

GUARDED: Seat = {
    "tribes": ["g-forest fire strong", "g-forest camp strong", "g-forest camp strong"],
    "columns": {1: ["B14"]},
}
"""Seat 1 fills a forest and may not be displaced from it."""

TRIBES = [
    Case("no-such-tribe", "CV-70", "tribe b-forest fire strong", ["Migrate", 0, 1], FOREST),
    Case("strong-tribe-only", "CV-70", "tribe b-forest camp weak", ["Migrate", 0, 1], {"tribes": [WEAK, STRONG]}),
    Case("already-strong", "CV-90", "tribe b-forest camp strong", ["Strengthen", 0, 1, 0], {"tribes": [WEAK, STRONG]}),
    Case(
        "nowhere-to-go",
        "CV-70",
        "tribe g-desert camp strong",
        ["Migrate", 0, 1],
        {"tribes": [STRONG, "g-desert camp strong"]},
        others={1: GUARDED},
    ),
    Case(
        "nowhere-to-go",
        "CV-70",
        "tribe g-desert camp weak",
        ["Migrate", 0, 1],
        {"tribes": [STRONG, "g-desert camp weak"], "columns": {1: ["B29"]}},
        others={1: GUARDED},
    ),
    Case(
        "tribe-settled",
        "CV-77",
        "tribe c-grassland camp strong",
        ["Migrate", 0, 2],
        {"tribes": ["c-swamp camp strong", "c-swamp camp strong"]},
        {"territory": "c-grassland"},
        moves=["tribe c-swamp camp strong", "to c-grassland", "camp free"],
    ),
    Case(
        "not-next-to-boat",
        "CV-95",
        "tribe f-swamp camp strong",
        ["GoAboard", 0, 0],
        {"tribes": [STRONG, "f-swamp camp strong"], "boats": ["a-water"]},
    ),
    Case(
        "not-next-to-boat",
        "CV-95",
        "tribe e-swamp camp strong",
        ["GoAboard", 0, 0],
        {"tribes": [STRONG, "e-swamp camp strong"], "boats": ["a-water"]},
    ),
    Case(
        "not-next-to-glacier",
        "CV-144",
        "tribe f-swamp camp strong",
        ["Freeze", 0, 8],
        {"tribes": [STRONG, "d-desert camp strong", "f-swamp camp strong"]},
        sites={9: "glacier"},
    ),
    Case(
        "not-next-to-glacier",
        "CV-144",
        "tribe e-swamp camp strong",
        ["Freeze", 0, 8, 9],
        {"tribes": ["e-swamp camp strong", "d-desert camp strong", "d-desert fire strong"]},
        sites={9: "glacier", 10: "glacier"},
    ),
    Case(
        "kept-for-second-glacier",
        "CV-144",
        "tribe b-forest camp strong",
        ["Freeze", 0, 8, 9],
        {"tribes": [STRONG, "d-desert camp strong", "d-desert fire strong"]},
        sites={9: "glacier", 10: "glacier"},
    ),
    Case("not-back", "CV-76", "to b-forest", ["Journey", 0, 1, 2, 1, 1], FOREST),
    Case("too-far", "CV-75", "to f-swamp", ["Journey", 0, 1, 2, 1, 1], FOREST, {"left": 1}),
    Case(
        "no-camp-there",
        "CV-70",
        "to g-forest",
        ["Journey", 0, 1, 18, 1, 1],
        {"tribes": ["g-hills camp strong"]},
        others={1: GUARDED},
    ),
    Case("no-boat-there", "CV-73", "to a-water", ["Journey", 0, 1, 2, 1, 1], FOREST),
    Case(
        "boat-full",
        "CV-73",
        "to a-water",
        ["Journey", 0, 1, 2, 1, 1],
        {"tribes": [STRONG, "a-water camp strong", "a-water camp weak"], "boats": ["a-water"]},
    ),
    Case(
        "no-free-camp",
        "CV-70",
        "camp free",
        ["Settle", 0, 2, -1, 0, 1],
        {"tribes": [STRONG, STRONG]},
    ),
    Case(
        "protected-tribe",
        "CV-71",
        "displace 1 strong",
        ["Settle", 0, 17, -1, 0, 1],
        {"tribes": ["g-forest camp weak"]},
        others={1: {"tribes": ["g-forest camp strong"], "columns": {1: ["B14"]}}},
    ),
    Case("nobody-to-displace", "CV-71", "displace 1 weak", ["Settle", 0, 2, -1, 0, 1], FOREST),
    Case("here-only", "CV-177", "in c-grassland", ["Procreate", 0, 1, 2], FOREST, {"territory": "b-forest"}),
    Case(
        "no-tribe-left",
        "CV-81",
        "in b-forest",
        ["Procreate", 0, 1, -1, 2],
        {"tribes": ["b-forest wild strong"] * 20, "markers": {"stamina": 3}},
        attributes=["T1"],
    ),
    Case("boat-needs-one", "CV-79", "in a-water", ["Procreate", 0, 1], FOREST),
    Case("no-tribe-there", "CV-78", "in c-desert", ["Procreate", 0, 1], FOREST, {"territory": "c-desert"}),
]

LOADED: Seat = {"tribes": ["a-water camp strong"], "boats": ["a-water"], "markers": {"raw a-water": 1}}

PLACES = [
    Case("no-tribe-there", "CV-89", "in c-desert", ["Hunt", 0, 1, 0], FOREST, {"territory": "c-desert"}),
    Case("no-tribe-there", "CV-91", "in c-desert", ["Explore", 0], FOREST, {"territory": "c-desert"}),
    Case(
        "hunted-already",
        "CV-89",
        "in c-grassland",
        ["Hunt", 0, 1, 0],
        {"tribes": [STRONG, "c-grassland camp strong"]},
        {"territory": "c-grassland"},
        hunted=["c-grassland"],
    ),
    Case("no-raw-there", "CV-87", "in c-desert", ["Transport", 0, 1, 0, 0], {"markers": {"raw b-forest": 1}}),
    Case(
        "no-tile-near",
        "CV-88",
        "in h-water",
        ["Transport", 0, 1, 0, 0],
        {"boats": ["h-water"], "markers": {"raw h-water": 1, "raw b-forest": 1}},
    ),
    Case("no-such-tile-near", "CV-88", "take jade", ["Unload", 0, 0, 0], LOADED, {"material": "jade"}),
    Case(
        "boat-loaded",
        "CV-86",
        "in a-water",
        ["Produce", 0, 1, 0],
        {"tribes": [STRONG, "a-water camp strong"], "boats": ["a-water"], "markers": {"raw a-water": 1}},
    ),
    Case(
        "nothing-built-there",
        "CV-154",
        "in c-desert",
        ["LoseBuilding", 0, 0],
        {"farms": ["b-forest", "c-grassland"]},
        event="F4",
    ),
    Case(
        "not-next-to-site",
        "CV-176",
        "in f-swamp",
        ["Grotto", 0, 8],
        {"tribes": [STRONG, "d-desert camp strong"]},
        {"space": 9},
        sites={9: "grotto"},
    ),
    Case("no-tribe-on-terrain", "CV-92", "land hills", ["LuckyFind", 0, 1], FOREST, {"terrain": "hills"}),
    Case("no-tribe-on-terrain", "CV-37", "take salt", ["ExtraFind", 0, 1], FOREST, {"terrain": "desert"}),
    Case("site-shown-already", "CV-91a", "site 9", ["Reveal", 0, 1], sites={9: "oak"}),
]

GROUND = {9: "ground-1", 10: "ground-2", 15: "ground-3"}
RICH = {"gold": 1, "jade": 1, "wood": 1, "papyrus": 1, "stone": 1}

BUILDINGS = [
    Case("build-not-now", "CV-56", "build farm", TURN),
    Case("same-project", "CV-56", "build boat", ["Build", 0, 1, 0, 1], FOREST, {"project": "farm"}),
    Case(
        "none-left-to-build",
        "CV-93",
        "build farm",
        ["Build", 0, 1, -1, 0],
        {**FOREST, "farms": ["c-grassland", "c-desert", "c-swamp"]},
    ),
    Case("no-building-place", "CV-98", "build settlement", ["Build", 0, 1, -1, 0], FOREST, {"project": "settlement"}),
    Case("statue-needs-material", "CV-97", "build statue", ["Build", 0, 1, -1, 0], FOREST, sites=GROUND),
    Case("settlement-needs-materials", "CV-98", "build settlement", ["Build", 0, 1, -1, 0], FOREST, sites=GROUND),
    Case("farm-on-land", "CV-94", "in a-water", ["BuildAt", 0, 0], TWO),
    Case(
        "farm-there", "CV-94", "in c-desert", ["BuildAt", 0, 0], TWO, {"seat": 1}, others={1: {"farms": ["c-desert"]}}
    ),
    Case("no-tribe-there", "CV-94", "in c-swamp", ["BuildAt", 0, 0], TWO),
    Case(
        "volcano-near",
        "CV-180",
        "in f-swamp",
        ["BuildAt", 0, 0],
        {"tribes": [*TWO["tribes"], "f-swamp camp strong"]},
        sites={6: "volcano"},
    ),
    Case("boat-on-water", "CV-95", "in c-desert", ["BuildAt", 0, 1], FOREST),
    Case(
        "boat-there",
        "CV-95",
        "in a-water",
        ["BuildAt", 0, 1],
        {"tribes": [STRONG, "d-desert camp strong"], "boats": ["a-water"]},
    ),
    Case("no-tribe-beside", "CV-95", "in h-water", ["BuildAt", 0, 1], FOREST),
    Case(
        "site-face-down", "CV-96", "site 1", ["BuildAt", 0, 3], {**FOREST, "markers": RICH}, {"space": 1}, sites=GROUND
    ),
    Case(
        "no-building-ground",
        "CV-96",
        "site 1",
        ["BuildAt", 0, 3],
        {**FOREST, "markers": RICH},
        sites={**GROUND, 1: "oak"},
    ),
    Case("island-needs-boat", "CV-96", "site island", ["BuildAt", 0, 3], {**FOREST, "markers": RICH}, sites=GROUND),
    Case("no-tribe-near-site", "CV-96", "site 15", ["BuildAt", 0, 3], {**FOREST, "markers": RICH}, sites=GROUND),
    Case(
        "two-buildings",
        "CV-96",
        "site 15",
        ["BuildAt", 0, 3],
        {"tribes": [STRONG, "c-desert camp strong"], "markers": RICH, "statues": [15, 15]},
        sites=GROUND,
    ),
    Case(
        "one-settlement",
        "CV-96",
        "site 15",
        ["BuildAt", 0, 3],
        {
            "tribes": [STRONG, "c-desert camp strong"],
            "markers": {**RICH, "clay": 1},
            "settlements": {4: 15},
        },
        sites=GROUND,
    ),
    Case("not-listed-there", "CV-97", "pay wood", ["StatueOf", 0, 8], {**FOREST, "markers": RICH}, sites=GROUND),
    Case("none-stored", "CV-97", "pay copper", ["StatueOf", 0, 24], {**AFLOAT, "markers": {"gold": 1, "jade": 1}}),
    Case(
        "settlement-stands",
        "CV-98",
        "slot 4",
        ["SettlementOf", 0, 8],
        {**FOREST, "markers": RICH, "settlements": {4: ISLAND_GROUND}},
        sites=GROUND,
    ),
    Case(
        "settlement-lacks",
        "CV-98",
        "slot 4",
        ["SettlementOf", 0, 8],
        {**FOREST, "markers": RICH},
        {"slot": 4, "material": "sand"},
        sites=GROUND,
    ),
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


def after_a_roll() -> list[tuple[str, Civolution]]:
    """Reasons that take dice on the table, each with the action they are about."""
    ideas: Seat = {**FOREST, "markers": {"ideas": 1}}
    hunter = doing(["Hunt", 0, 1, 0], seats={0: ideas})
    finder = doing(["LuckyFind", 0, 1], seats={0: {**FOREST, "markers": {"ideas": 2}}})
    for state, choice in ((hunter, "in b-forest"), (finder, "land forest")):
        for name in (choice, "roll 1"):
            state.act(state.action(name))
    return [("value 4", hunter), ("take salt", finder)]


def blocked_by_provisions() -> Civolution:
    """A farm space that V.I.C.I.'s second provision marker has closed."""
    state = solo(["BuildAt", 0, 0], human=TWO)
    data = state.snapshot()
    data["pieces"]["vici"]["blocked"] = 1 << TERRITORY_NAMES.index("b-forest")
    found = GAME.restore(data)
    assert isinstance(found, Civolution)
    return found


CASES = [
    *[*GENERAL, *DICE, *HUNGER, *TRIBES, *PLACES, *BUILDINGS],
    *[*CONSOLE, *CARDS, *CHIPS_AND_GOALS],
]
