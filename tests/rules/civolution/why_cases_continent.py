"""Reasons on the continent: tribes, places, buildings."""

from __future__ import annotations

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.solo_table import solo
from tests.rules.civolution.table import GAME, ISLAND_GROUND, Seat, doing
from tests.rules.civolution.why_case import AFLOAT, FOREST, GROUND, RICH, STRONG, TURN, TWO, WEAK, Case

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

CASES = [*TRIBES, *PLACES, *BUILDINGS]


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
