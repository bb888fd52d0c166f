"""Every effect of the vocabulary does what its word says, and every price is paid as it says."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from epoka.games.civolution.components.reading import read_effect
from epoka.games.civolution.components.vocabulary import COSTS, EFFECTS
from epoka.games.civolution.position.packing import ground_entry
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    ISLAND_GROUND,
    Row,
    Seat,
    console,
    do,
    doing,
    effect,
    legal,
    markers,
    offered,
    outcomes,
    score,
    table,
    tribes,
)


def own(**more: Unpack[Seat]) -> Seat:
    """A civilization in the middle of a game."""
    seat: Seat = {
        "markers": {
            "food": 3,
            "money": 4,
            "ideas": 2,
            "focus": 1,
            "stamina": 3,
            "intelligence": 1,
            "wood": 2,
            "stone": 1,
            "jade": 1,
            "raw b-forest": 2,
            "raw c-grassland": 1,
        },
        "tribes": ["b-forest camp strong", "b-forest camp weak", "c-grassland fire strong", "b-hills wild weak"],
        "dice": [1, 2, 3, 3],
        "used": 2,
        "fate": 2,
        "favor": 3,
        "levels": {"trade": 2, "research": 3},
        "columns": {1: ["A3", "A7"], 2: ["I2"], 9: ["K2"]},
        "hand": ["B5", "C16"],
        "farms": ["b-forest"],
    }
    seat.update(more)
    return seat


def after(*said: object, **more: Any) -> Civolution:
    """The position when an effect, written as in the data files, has begun for seat 0."""
    read = read_effect("test", list(said))
    seats = {0: own(**more.pop("own", {})), 1: Seat(tribes=["b-forest fire strong"])}
    return doing(effect(read.kind, read.a, read.b, read.c), seats=seats, **more)


def test_every_effect_is_named_in_this_file() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [word for word in EFFECTS if f'"{word}"' not in text] == []
    assert [word for word in COSTS[4:] if f'"{word}"' not in text] == []


# ---- gains -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "space", "gained"),
    [
        (["ideas", 3], "ideas", 3),
        (["focus", 1], "focus", 1),
        (["food", 2], "food", 2),
        (["money", 2], "money", 2),
        (["feature", 2, "calm"], "calm", 2),
        (["material", 2, "tar"], "tar", 2),
        (["food-per", 2, "farms", "any"], "food", 2),
        (["money-per", 1, "territories", "any"], "money", 3),
        (["ideas-per", 1, "terrains"], "ideas", 3),
        (["food-per", 5, "terrains"], "food", 6),
    ],
)
def test_markers_come_from_the_supply(said: list[object], space: str, gained: int) -> None:
    before, done = after("points", 1), after(*said)
    assert markers(done, space) - markers(before, space) == gained
    assert markers(before, "supply") - markers(done, "supply") == gained


@pytest.mark.parametrize(
    ("said", "points"),
    [
        (["points", 4], 4),
        (["points-per", 1, "tribes", "any"], 4),
        (["points-per", 5, "tribes", "any"], 12),
        (["points-per-level", 1, 2], 2),
        (["points-per-level", 2, 3], 2),
    ],
)
def test_points_are_gained_at_once(said: list[object], points: int) -> None:
    assert score(after(*said)) == points


def test_steps_on_a_named_track_and_on_a_chosen_one() -> None:
    assert console(after("track", 1, "culture"))["tracks"]["culture"] == 1
    state = after("track", 1, "any")
    assert offered(state, "track") == ["technology", "prestige", "knowledge", "construction", "culture"]
    assert console(do(state, "track knowledge"))["tracks"]["knowledge"] == 1


def test_favor_moves_the_disc_and_stops_at_the_end() -> None:
    assert after("favor", 1).seats[0].favor == 4
    assert after("favor", 2, own={"favor": 5}).seats[0].favor == 6


def test_features_of_a_free_choice_come_one_by_one() -> None:
    state = do(after("feature", 2, "any"), "feature stamina", "feature calm")
    assert (markers(state, "calm"), markers(state, "stamina")) == (1, 4)


@pytest.mark.parametrize(
    ("said", "offers"),
    [
        (["row-material", 1, 2], ["beeswax", "herbs", "clay", "peat", "iron-ore", "salt"]),
        (["land-material", 1, "mountains"], ["stone", "iron-ore", "jade"]),
    ],
)
def test_materials_are_chosen_from_a_row_or_a_land(said: list[object], offers: list[str]) -> None:
    state = after(*said)
    assert offered(state, "take") == offers
    assert markers(do(state, f"take {offers[0]}"), offers[0]) == markers(after("points", 1), offers[0]) + 1


def test_any_material_may_be_any_of_eighteen() -> None:
    assert len(offered(after("material", 1, "any"), "take")) == 18


def test_planning_markers_go_to_one_dice_space() -> None:
    assert markers(do(after("plan", 2), "plan 4"), "plan 4") == 2


# ---- tribes, goods, sites --------------------------------------------------------------------------------------------


def test_produced_raw_material_lies_in_an_own_territory() -> None:
    state = after("produce", 1)
    assert offered(state, "in") == ["b-hills", "b-forest", "c-grassland"]
    assert markers(do(state, "in b-hills"), "raw b-hills") == 1


def test_transported_raw_material_is_stored() -> None:
    state = do(after("transport", 1), "in b-forest")
    assert (markers(state, "raw b-forest"), markers(state, "wood")) == (1, 3)


def test_a_hunt_is_rolled_with_all_fate_dice() -> None:
    state = do(after("hunt", 1), "in b-forest")
    assert len(outcomes(state)) > 1 and state.mover == -1


def test_strengthening_raises_weak_tribes() -> None:
    state = after("strengthen", 1)
    assert offered(state, "tribe") == ["b-hills wild weak", "b-forest camp weak"]
    assert "b-forest camp weak" not in tribes(do(state, "tribe b-forest camp weak"))


def test_migrations_and_procreations_are_offered() -> None:
    assert offered(after("migrate", 2), "tribe") == ["b-forest camp strong", "c-grassland fire strong"]
    assert offered(after("procreate", 2), "in") == ["b-hills", "b-forest", "c-grassland"]


def test_exploring_and_revealing() -> None:
    assert offered(after("explore", 1), "in") == ["b-hills", "b-forest", "c-grassland"]
    assert len(offered(after("reveal", 2), "site")) == 24


def test_a_lucky_find_is_announced_for_a_land_with_a_tribe() -> None:
    assert offered(after("lucky-find", 1), "land") == ["forest", "grassland", "hills"]


def test_weak_tribes_come_to_free_camps_of_one_own_territory() -> None:
    state = do(after("weak-tribes", 2), "in c-grassland")
    while "camp free" in legal(state) and state.mover == 0:
        do(state, "camp free")
    assert tribes(state).count("c-grassland camp weak") == 2
    assert markers(state, "raw c-grassland") == 1


def test_wings_carry_a_strong_tribe_to_any_land() -> None:
    state = do(after("wings", 1), "tribe b-forest camp strong")
    names = offered(state, "to")
    assert "g-desert" in names and "d-water" not in names and "b-forest" not in names


def test_a_rescued_tribe_leaves_the_wilderness_as_it_is() -> None:
    state = do(after("rescue", 1), "tribe b-hills wild weak")
    assert legal(state) == ["camp fire", "camp free"]
    assert "b-hills camp weak" in tribes(do(state, "camp free"))


# ---- console ---------------------------------------------------------------------------------------------------------


def test_a_card_is_gained_from_any_stack() -> None:
    assert len(offered(after("card", 1, "any"), "draw")) == 5


def test_drawing_chooses_all_stacks_before_anything_is_seen() -> None:
    state = do(after("draw", 2, 1), "draw insight")
    assert state.mover == 0 and offered(state, "draw") != []


def test_upgrades_of_a_die_value_are_those_five_modules() -> None:
    assert offered(after("upgrade", 1, 4), "upgrade") == ["exploration", "sustenance", "planning", "trade", "building"]
    assert len(offered(after("upgrade", 1, "any"), "upgrade")) == 14


def test_income_chips_are_gained_and_used() -> None:
    assert offered(after("income-chip", 1), "chip") == ["I1", "I3"]
    state = after("income-action", 1)
    assert (offered(state, "use"), offered(state, "point")) == (["I2", "K2"], ["I2", "K2"])


def test_an_activity_is_that_of_the_console_or_of_a_card() -> None:
    state = after("activity", 1, own={"columns": {1: ["A2"], 9: ["K2"]}})
    assert offered(state, "activity") == ["console", "A2"]


def test_goal_chips_are_gained_and_installed() -> None:
    assert offered(after("goal-chip", 1), "goal") == ["G60", "G61", "G62", "G63"]
    state = after("install-goal", 1, own={"goals": [["G39"], ["G6"]]})
    assert [name for name in legal(state) if "G39" in name] and not [
        name for name in legal(state) if "G6" in name.split()
    ]


def test_dice_are_gained() -> None:
    assert set(outcomes(after("activation-die", 1))) == {f"roll {value}" for value in range(1, 7)}
    assert after("fate-die", 1).seats[0].fate == 3


def test_a_stage_tile_is_flipped() -> None:
    player = do(after("stage-tile", 1), "stage 5").seats[0]
    assert (player.stage_4, player.stage_5) == (0, 1)


def test_a_feature_marker_is_moved_to_another_feature() -> None:
    state = do(after("move-feature", 1), "lift stamina")
    assert "drop stamina" not in legal(state)
    assert markers(do(state, "drop calm"), "calm") == 1


def test_sales_and_purchases() -> None:
    assert "jade points" in offered(after("sale", 1), "sell")
    state = after("purchase", 1)
    assert len(offered(state, "buy")) == 18
    assert markers(do(state, "buy tar"), "money") == 0
    assert markers(do(after("purchase", 1), "buy wood"), "money") == 2


def test_a_project_of_a_kind_or_of_any() -> None:
    assert offered(after("build", 1, "any"), "build") == ["farm", "boat"]
    state = after("build", 1, "boat")
    assert not [name for name in legal(state) if name == "build farm"] and state.mover == 0


def test_a_card_of_the_named_deck_may_be_installed() -> None:
    state = after("install-card", 1, "mutation", own={"markers": {"calm": 1}})
    assert [name for name in legal(state) if "B5" in name] and not [name for name in legal(state) if "C16" in name]


def test_unused_dice_are_rolled_again_or_turned() -> None:
    state = do(after("reroll", 2), "reroll 3")
    while state.mover == 0 and state.seats[0].unused_dice() < 4 and "done" in legal(state):
        do(state, "done")
    assert state.mover == -1 or offered(state, "reroll")
    assert offered(after("turn-die", 1), "use die") == ["1", "2", "3"]


def test_used_dice_come_back() -> None:
    state = do(after("refresh-die", 1), "roll 6")
    assert (state.seats[0].used, state.seats[0].unused_dice()) == (1, 5)


def test_the_weather_is_shifted_but_not_over_a_line() -> None:
    state = do(after("weather", 1), "do hotter")
    assert state.weather == 1
    assert "do hotter" not in legal(after("weather", 1, weather="hot"))


# ---- prices ----------------------------------------------------------------------------------------------------------

PRICED: list[Any] = [
    ("any-material", "A4", {"wood": 1}, "wood"),
    ("food", "A5", {"food": 1}, "food"),
    ("money", "D3", {"money": 1}, "money"),
    ("ideas", "A10", {"ideas": 1}, "ideas"),
    ("focus", "C12", {"focus": 1}, "focus"),
    ("any-feature", "B15", {"calm": 1}, "calm"),
    ("row-material", "A21", {"sand": 1}, "sand"),
    ("material", "C5", {"herbs": 1}, "herbs"),
]


def activity(card: str, board: Seat) -> Civolution:
    step: Row = effect(EFFECTS.index("activity"), 1)
    return doing(step, seats={0: {"columns": {1: [card]}, "tribes": ["b-forest camp strong"], **board}})


@pytest.mark.parametrize(("word", "card", "goods", "space"), PRICED)
def test_a_price_is_paid_from_where_its_word_says(word: str, card: str, goods: dict[str, int], space: str) -> None:
    poor = activity(card, {})
    assert f"activity {card}" not in legal(poor), word
    state = do(activity(card, {"markers": goods}), f"activity {card}")
    while markers(state, space) and state.mover == 0 and len(legal(state)) == 1:
        do(state, legal(state)[0])
    assert markers(state, space) == 0, word


def test_favor_is_a_price_that_moves_the_disc_back() -> None:
    assert "activity C8" not in legal(activity("C8", {"favor": 1}))
    assert do(activity("C8", {"favor": 3}), "activity C8").seats[0].favor == 2, "favor"


def test_a_tribe_weakened_or_given_up_is_a_price() -> None:
    state = do(activity("B11", {}), "activity B11")
    assert tribes(state) == ["b-forest camp weak"], "weaken"
    given = do(activity("E3", {}), "activity E3")
    while given.mover == 0 and tribes(given):
        do(given, legal(given)[-1])
    assert tribes(given) == [] and score(given) == 5, "tribe"


def test_a_die_or_a_card_in_hand_is_a_price() -> None:
    state = do(activity("E18", {"dice": [4], "used": 5}), "activity E18")
    assert (state.seats[0].unused_dice(), state.seats[0].used) == (0, 6), "die"
    assert "activity C24" not in legal(activity("C24", {}))
    copying = do(activity("C24", {"hand": ["A9"]}), "activity C24")
    assert [name for name in legal(copying) if "A9" in name] == legal(copying)
    do(copying, legal(copying)[0])
    assert console(copying)["hand"] == [], "card"


def test_an_activity_with_a_favor_test_rolls_first() -> None:
    state = do(activity("A15", {"fate": 2}), "activity A15")
    assert state.mover == -1


def test_a_statue_may_be_built_by_an_effect() -> None:
    state = table(
        seats={0: {"boats": ["a-water"], "tribes": ["a-water camp strong"], "markers": {"jade": 1}}},
        agenda=[["Turn", 1], effect(EFFECTS.index("build"), 1, 2)],
    )
    while state.mover == 0 and not state.seats[0].statues:
        do(state, legal(state)[-1])
    assert state.statues[ground_entry(ISLAND_GROUND - 1, 0)] == 1
