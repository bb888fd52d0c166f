"""When things may be done: chips at any moment, orders that matter and orders that do not, a short supply."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.codes import (
    E_INCOME_CHIP,
    E_MIGRATE,
    E_MOVE_FEATURE,
    E_PRODUCE,
    E_PURCHASE,
    E_SALE,
    E_TRANSPORT,
    E_UPGRADE,
    E_WEATHER,
)
from epoka.games.civolution.components.pieces import MODULES
from epoka.games.civolution.notation import DO_PRODUCE, DO_PURCHASE, DO_SALE, DO_TRANSPORT
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    Row,
    Seat,
    choices,
    console,
    do,
    doing,
    effect,
    legal,
    markers,
    offered,
    refused,
    table,
    tribes,
)

STRONG_STAMINA: Seat = {"markers": {"stamina": 3, "wood": 1, "money": 2}, "tribes": ["b-forest camp strong"]}


# ---- attribute chips at any moment (CV-124) -------------------------------------------------------------------------


@pytest.mark.rule("CV-124")
@pytest.mark.parametrize(
    "step",
    [
        ["Branch", 0, MODULES.index("planning"), 1],
        ["InstallCard", 0, 0, 0],
        ["Upgrade", 0, 1, 0],
        ["Advance", 0, 1],
        ["Migrate", 0, 1],
        ["Procreate", 0, 1],
        ["Build", 0, 1, -1, 0],
        ["Produce", 0, 1, 0],
        ["Sale", 0, 1, 0],
        ["GainCard", 0, 1, -1],
        ["GainIncome", 0, 1],
        ["FavorOrIncome", 0],
        ["ResetMarker", 0],
    ],
)
def test_an_attribute_chip_may_be_taken_whenever_something_is_chosen(step: Row) -> None:
    state = doing(step, seats={0: STRONG_STAMINA}, attributes=["T1"])
    before = [name for name in legal(state) if name != "attribute T1"]
    do(state, "attribute T1", "deal T3", "column 1")
    assert legal(state) == before and markers(state, "stamina") == 2


@pytest.mark.rule("CV-124")
@pytest.mark.parametrize("step", [["Settle", 0, 2, -1, 0, 1], ["Produce", 0, 1, 2], ["CardColumn", 0, 0, 0]])
def test_no_chip_is_taken_in_the_middle_of_a_gesture(step: Row) -> None:
    seat: Seat = {**STRONG_STAMINA, "hand": ["A1"]}
    assert "attribute T1" not in legal(doing(step, seats={0: seat}, attributes=["T1"]))


@pytest.mark.rule("CV-124")
def test_a_chip_alone_asks_nobody_who_has_nothing_to_choose() -> None:
    """Without a tribe there is no migration to choose, so the turn goes on by itself."""
    state = doing(["Migrate", 0, 1], seats={0: {"markers": {"stamina": 3}}}, attributes=["T1"])
    assert state.mover == 1


MOVER: Seat = {"markers": {"stamina": 2, "calm": 1}, "columns": {1: ["I9"]}}
"""The chip I9 moves the third marker to stamina, as the chip T1 wants it."""


@pytest.mark.rule("CV-124", "CV-152")
def test_an_attribute_chip_may_be_taken_after_the_income_action_of_the_weather() -> None:
    state = table(seats={0: MOVER}, agenda=[["Phase", 7]], attributes=["T1"], event="F1", phase=6)
    do(state, "do income", "use I9", "lift calm", "drop stamina")
    assert (state.mover, legal(state)) == (0, ["attribute T1", "done"])


@pytest.mark.rule("CV-124", "CV-163")
def test_an_attribute_chip_may_be_taken_after_the_last_income_chip_of_an_era() -> None:
    state = table(seats={0: MOVER}, agenda=[["Phase", 8]], attributes=["T1"], phase=7)
    do(state, "use I9", "lift calm", "drop stamina")
    assert (state.mover, legal(state)) == (0, ["attribute T1", "done"])


@pytest.mark.rule("CV-124", "CV-108")
def test_an_attribute_chip_may_be_taken_after_a_completion_bonus() -> None:
    board: Seat = {"markers": {"stamina": 2, "calm": 1}, "columns": {1: ["A1"], 2: ["B1"], 3: ["G1+G2"], 4: ["I1"]}}
    state = doing(["Bonuses", 0], seats={0: board}, attributes=["T1"], incomes=["I9", "I2", "I3"])
    do(state, "chip I9", "deal I5", "column 4", "use I9", "lift calm", "drop stamina")
    assert (state.mover, legal(state)) == (0, ["attribute T1", "done"])


# ---- income chips that may be forfeited (CV-117) --------------------------------------------------------------------


@pytest.mark.rule("CV-117")
def test_an_income_chip_of_an_instant_bonus_may_be_forfeited() -> None:
    state = doing(effect(E_INCOME_CHIP, 1), incomes=["I1", "I2", "I3"])
    assert legal(state) == ["decline", "chip I1", "chip I2", "chip I3"]
    assert do(state, "decline").mover == 1


@pytest.mark.rule("CV-98")
def test_the_income_chip_of_a_settlement_is_always_taken() -> None:
    seat: Seat = {"markers": {"wood": 1, "papyrus": 1}, "tribes": ["a-water camp strong"], "boats": ["a-water"]}
    state = do(doing(["Build", 0, 1, 3, 0], seats={0: seat}, incomes=["I1", "I2", "I3"]), "build settlement")
    assert legal(state) == ["chip I1", "chip I2", "chip I3"]


# ---- the weather, once it is there (CV-151, CV-152) -----------------------------------------------------------------


@pytest.mark.rule("CV-151", "CV-152")
def test_moving_the_indicator_during_the_weather_changes_nothing_for_the_others() -> None:
    """The effect is set off where the indicator stops; seat 0 then moves it from warm to hot."""
    agenda: list[Row] = [["Turn", 0], ["Weather", 1, 1], effect(E_WEATHER, 1)]
    boards: dict[int, Seat] = {1: {"columns": {1: ["I1"]}, "markers": {"food": 1}, "tribes": ["b-forest camp strong"]}}
    state = do(table(seats=boards, agenda=agenda, weather="warm", event="F1", phase=7), "do hotter")
    assert state.weather == 2 and state.mover == 1
    assert legal(state) == ["do income", "decline"]


# ---- empty reset columns (CV-166, CV-172) ---------------------------------------------------------------------------


def end_of_era(**seat: int) -> Civolution:
    board: Seat = {"markers": {"wood": 3, "food": 1}, "resets": 2, "supply": seat["supply"]}
    return table(seats={0: board, 1: {"resets": 4}}, agenda=[["Turn", 0], ["FillResets", 0]], phase=8)


@pytest.mark.rule("CV-166")
def test_empty_reset_columns_are_filled_from_the_supply() -> None:
    state = end_of_era(supply=5)
    assert (int(state.seats[0].resets), markers(state, "supply")) == (4, 3)


@pytest.mark.rule("CV-166", "CV-172")
def test_markers_may_be_returned_for_empty_reset_columns() -> None:
    state = end_of_era(supply=1)
    assert state.prompt() == ("replenish", {"space": "resets", "missing": 1})
    assert legal(state) == ["done", "free food", "free wood"]
    do(state, "free wood", "done")
    assert (int(state.seats[0].resets), markers(state, "supply"), markers(state, "wood")) == (4, 0, 2)


@pytest.mark.rule("CV-166", "CV-172")
def test_a_reset_column_may_stay_empty() -> None:
    state = do(end_of_era(supply=0), "done")
    assert (int(state.seats[0].resets), markers(state, "wood")) == (2, 3)


# ---- one order of what may be done in any order (CV-46) -------------------------------------------------------------

PRODUCTION = [DO_PRODUCE, E_PRODUCE, 2, DO_TRANSPORT, E_TRANSPORT, 1]
TRADE = [DO_SALE, E_SALE, 1, DO_PURCHASE, E_PURCHASE, 2]


@pytest.mark.rule("CV-46")
def test_a_branch_goes_on_until_its_player_is_done_with_it() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "c-grassland camp strong"]}
    state = do(doing(["Menu", 0, PRODUCTION], seats={0: seat}), "do produce", "in b-forest", "in c-grassland")
    assert legal(state) == ["do transport", "done"]


@pytest.mark.rule("CV-46")
def test_what_is_left_of_a_branch_comes_back_after_another_one() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "a-water camp strong"], "boats": ["a-water"]}
    state = do(doing(["Menu", 0, PRODUCTION], seats={0: seat}), "do produce", "in a-water", "done")
    assert legal(state) == ["do transport", "done"]
    do(state, "do transport", "in a-water")
    if state.prompt()[0] == "unload":
        do(state, legal(state)[0])
    assert legal(state) == ["do produce", "done"]
    assert offered(do(state, "do produce"), "in") == ["a-water", "b-forest"]


@pytest.mark.rule("CV-46")
def test_a_branch_that_is_begun_and_not_used_is_given_up() -> None:
    seats: dict[int, Seat] = {0: {"markers": {"money": 8, "oil": 1}}}
    state = do(doing(["Menu", 0, TRADE], seats=seats), "do purchase", "done")
    assert legal(state) == ["do sale", "done"]
    do(state, "do sale", "done")
    assert not any(name.startswith("do ") for name in legal(state))


@pytest.mark.rule("CV-63", "CV-131")
def test_purchases_of_one_run_are_made_in_one_order() -> None:
    state = do(doing(["Menu", 0, TRADE], seats={0: {"markers": {"money": 8}}}), "do purchase", "buy papyrus")
    assert "wood" not in offered(state, "buy") and "papyrus" in offered(state, "buy")


@pytest.mark.rule("CV-66")
def test_two_moves_of_feature_markers_are_listed_in_one_order() -> None:
    """A marker that was moved is not moved again: two moves of it would be one, or none."""
    state = doing(effect(E_MOVE_FEATURE, 2), seats={0: {"markers": {"stamina": 2, "calm": 1}}}, attributes=[])
    do(state, "lift calm", "drop perception")
    assert (legal(state), choices(state)) == (["done"], ["done", "lift stamina"])
    state = doing(effect(E_MOVE_FEATURE, 2), seats={0: {"markers": {"stamina": 2, "calm": 1}}}, attributes=[])
    do(state, "lift stamina", "drop dexterity")
    assert offered(state, "lift") == ["stamina", "calm"]
    assert offered(do(state, "lift stamina"), "drop") == ["dexterity", "expression", "perception"]


@pytest.mark.rule("CV-123")
def test_two_upgrades_are_made_in_one_order() -> None:
    state = do(doing(effect(E_UPGRADE, 2, 0)), "upgrade exploration")
    assert offered(state, "upgrade")[:2] == ["exploration", "transport"]


@pytest.mark.rule("CV-78", "CV-80")
def test_procreations_are_made_in_one_order_once_there_is_a_tribe() -> None:
    board: Seat = {"tribes": ["b-forest camp strong", "c-grassland camp strong"]}
    state = do(doing(["Procreate", 0, 2], seats={0: board}), "in c-grassland", "camp free")
    assert offered(state, "in") == ["c-grassland"]
    state = do(doing(["Procreate", 0, 2], developed={"h-grassland": "herbs"}), "in h-grassland", "camp free")
    assert offered(state, "in") == ["h-grassland"] and tribes(state) == ["h-grassland camp strong"]


# ---- one tribe, several migrations (CV-77) --------------------------------------------------------------------------


@pytest.mark.rule("CV-77", "AMB-4")
def test_a_tribe_that_has_settled_does_not_migrate_again_in_the_same_activation() -> None:
    board: Seat = {"tribes": ["b-forest camp strong", "c-grassland camp strong"]}
    state = do(doing(["Migrate", 0, 2], seats={0: board}), "tribe c-grassland camp strong", "to c-desert", "camp free")
    if state.mover == -1:
        state.act(state.chance()[0][0])
    assert offered(state, "tribe") == ["b-forest camp strong"]


@pytest.mark.rule("CV-77")
def test_another_tribe_of_the_same_place_may_still_migrate() -> None:
    board: Seat = {"tribes": ["c-desert camp strong", "b-forest camp strong"]}
    state = doing(["Migrate", 0, 2], seats={0: board}, developed={"c-desert": "salt"})
    do(state, "tribe b-forest camp strong", "to b-mountains", "camp free")
    if state.mover == -1:
        state.act(state.chance()[0][0])
    assert offered(state, "tribe") == ["c-desert camp strong"]


@pytest.mark.rule("CV-71", "CV-77")
def test_a_migrant_displaced_by_the_next_one_does_not_set_out_again() -> None:
    board: Seat = {"tribes": ["b-mountains camp strong", "c-desert camp strong"]}
    state = doing(["Migrate", 0, 3], seats={0: board}, developed={"c-desert": "salt"})
    do(state, "tribe b-mountains camp strong", "to b-forest", "camp fire")
    do(state, "tribe c-desert camp strong", "to b-forest", "camp fire")
    assert tribes(state) == ["b-forest fire weak", "b-forest wild strong"] and state.mover == 1


# ---- no way back in the same turn (CV-76) ---------------------------------------------------------------------------

DEVELOPED = {"c-desert": "salt", "b-mountains": "copper"}
TWO_MIGRATIONS = [effect(E_MIGRATE, 1), effect(E_MIGRATE, 1)]


@pytest.mark.rule("CV-76", "AMB-4")
def test_a_tribe_does_not_return_by_a_second_effect_of_the_same_turn() -> None:
    state = doing(*TWO_MIGRATIONS, seats={0: {"tribes": ["c-desert camp strong"]}}, developed=DEVELOPED)
    do(state, "tribe c-desert camp strong", "to b-mountains", "camp free", "tribe b-mountains camp strong")
    assert "c-desert" not in offered(state, "to") and len(offered(state, "to")) > 1
    assert refused(state, "to c-desert").code == "not-back"


@pytest.mark.rule("CV-76", "AMB-4")
def test_a_tribe_returns_in_a_later_turn() -> None:
    steps = [["Turn", 1], ["Migrate", 0, 1], ["NextTurn", 1], ["Migrate", 0, 1]]
    board: Seat = {"tribes": ["c-desert camp strong"]}
    state = table(seats={0: board}, agenda=steps, developed=DEVELOPED)
    do(state, "tribe c-desert camp strong", "to b-mountains", "camp free")
    assert console(state)["migrants"] == []


@pytest.mark.rule("CV-76", "AMB-4")
def test_another_tribe_beside_the_migrant_may_go_where_the_migrant_began() -> None:
    board: Seat = {"tribes": ["c-desert camp strong", "h-hills camp strong"]}
    state = doing(*TWO_MIGRATIONS, seats={0: board}, developed={**DEVELOPED, "h-hills": "clay"})
    do(state, "tribe c-desert camp strong", "to h-hills", "camp free", "tribe h-hills camp strong")
    assert "c-desert" in offered(state, "to")


@pytest.mark.rule("CV-76", "AMB-4")
def test_a_migrant_keeps_its_beginning_when_it_is_sent_to_the_wilderness() -> None:
    board: Seat = {"tribes": ["c-desert camp strong", "b-forest camp strong"]}
    three = [*TWO_MIGRATIONS, effect(E_MIGRATE, 1)]
    state = doing(*three, seats={0: board}, developed=DEVELOPED)
    do(state, "tribe c-desert camp strong", "to b-mountains", "camp fire")
    do(state, "tribe b-forest camp strong", "to b-mountains", "camp fire", "tribe b-mountains wild strong")
    assert "c-desert" not in offered(state, "to") and "b-forest" in offered(state, "to")


@pytest.mark.rule("CV-76", "AMB-4")
def test_wings_do_not_bring_a_migrant_back() -> None:
    state = doing(
        effect(E_MIGRATE, 1), ["Wings", 0], seats={0: {"tribes": ["c-desert camp strong"]}}, developed=DEVELOPED
    )
    do(state, "tribe c-desert camp strong", "to b-mountains", "camp free", "tribe b-mountains camp strong")
    assert "c-desert" not in offered(state, "to") and "b-forest" in offered(state, "to")


@pytest.mark.rule("CV-76", "CV-95")
def test_a_migrant_does_not_board_where_it_began() -> None:
    board: Seat = {"tribes": ["a-water camp strong", "b-forest camp strong"], "boats": ["a-water"]}
    state = doing(effect(E_MIGRATE, 1), ["GoAboard", 0, 0], seats={0: board}, developed=DEVELOPED)
    do(state, "tribe a-water camp strong", "to b-mountains", "camp free")
    assert offered(state, "tribe") == ["b-forest camp strong"]
    assert refused(state, "tribe b-mountains camp strong").code == "not-back"


@pytest.mark.rule("CV-152", "CV-132")
def test_rain_asks_nobody_who_can_pay_for_no_activity() -> None:
    assert doing(["Weather", 0, -1], weather="rain").mover == 1
    assert legal(doing(["Weather", 0, -1], seats={0: {"markers": {"money": 1}}}, weather="rain")) == [
        "do activity",
        "decline",
    ]
