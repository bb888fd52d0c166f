"""How to mend what keeps somebody from an action of Civolution."""

from __future__ import annotations

from typing import Final

from epoka import Refusal
from epoka.games.civolution.components.pieces import (
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOALS,
    INCOME,
    MATERIALS,
    MODULES,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, PLAN, STORE
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    ATTRIBUTE_CHIP,
    BUILD,
    CHIP_NAMES,
    CLOSED_STACK,
    INSTALL,
    INSTALL_GOAL,
    SLOT,
    STAGE,
    TAKE_CHIP,
    TAKE_GOAL,
)
from epoka.games.civolution.position.state import Civolution
from epoka.testing.adapter import ANOTHER_DECISION, Mender
from tests.conformance.menders import civolution_continent as continent
from tests.conformance.menders import civolution_settled as settled
from tests.conformance.menders.civolution_goals import meet_the_goal
from tests.conformance.menders.civolution_table import PLENTY, have_everything, mover

# ---- the console ----------------------------------------------------------------------------------------------------


def have(space: int, amount: str) -> Mender:
    """As many markers on a space of the console as the refusal says are needed."""

    def mend(s: Civolution, action: int, why: Refusal) -> None:
        mover(s).at[space] = int(why.params[amount])

    return mend


def have_focus(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[FOCUS] += 2


def have_plans(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[PLAN + int(why.params["value"]) - 1] += 2


def have_dice(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).dice[int(why.params["value"]) - 1] += 2


def have_any_two_dice(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).dice[0] += 2


def use_all_dice(s: Civolution, action: int, why: Refusal) -> None:
    player = mover(s)
    player.used += sum(player.dice)
    player.dice = [0] * 6


def have_material(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[STORE + MATERIALS.index(str(why.params["material"]))] += PLENTY


def have_all_materials(s: Civolution, action: int, why: Refusal) -> None:
    for material in range(len(MATERIALS)):
        mover(s).at[STORE + material] += PLENTY


def have_feature(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[FEATURE + FEATURES.index(str(why.params["feature"]))] += int(why.params.get("need", 1))


def lower_the_module(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).levels[MODULES.index(str(why.params["module"]))] = 1


def turn_the_stage_back(s: Civolution, action: int, why: Refusal) -> None:
    if action == STAGE:
        mover(s).stage_4 = 0
    else:
        mover(s).stage_5 = 0


# ---- cards and chips ------------------------------------------------------------------------------------------------


def show_the_attribute(s: Civolution, action: int, why: Refusal) -> None:
    s.attribute_display = [action - ATTRIBUTE_CHIP, *s.attribute_display[1:]]


def draw_the_card(s: Civolution, action: int, why: Refusal) -> None:
    player = mover(s)
    player.hand = sorted([*player.hand, action - INSTALL])


def uncover_the_goal(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).goals = [[action - INSTALL_GOAL], *mover(s).goals[1:]]


def show_the_chip(s: Civolution, action: int, why: Refusal) -> None:
    if TAKE_GOAL <= action < TAKE_GOAL + GOALS:
        s.goal_display = [action - TAKE_GOAL, *s.goal_display[1:]]
    else:
        s.income_display = [action - TAKE_CHIP, *s.income_display[1:]]


def open_the_column(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).bound = [*mover(s).bound]
    mover(s).bound[int(why.params["column"]) - 1] = -1


def take_the_settlement_back(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).settlements &= ~(1 << (action - SLOT))


def have_pieces_left(s: Civolution, action: int, why: Refusal) -> None:
    player = mover(s)
    if action == BUILD:
        player.farms = 1
    elif action == BUILD + 1:
        player.boats = 1
    else:
        player.settlements = 0


def install_the_income(s: Civolution, action: int, why: Refusal) -> None:
    chip = INCOME + CHIP_NAMES.index(s.name(action).split()[-1])
    player = mover(s)
    player.left = [*player.left[:-1], [*player.left[-1], chip]]


def rise_in_favor(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).favor = PLENTY


def install_the_activity(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).activities = sorted([*mover(s).activities, action - ACTIVITY_OF - 1])


def fill_the_card_stack(s: Civolution, action: int, why: Refusal) -> None:
    deck = DECKS.index(str(why.params["deck"]))
    if action < CLOSED_STACK:
        s.open[deck] = [deck * DECK_SIZE]
    else:
        s.decks[deck].put(0)


def draw_cards_and_means(s: Civolution, action: int, why: Refusal) -> None:
    """All cards of the deck, and everything they cost."""
    deck = DECKS.index(str(why.params["deck"]))
    mover(s).hand = list(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE))
    have_everything(s, action, why)


def have_a_tribe_left(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).tribes = 1


def level_the_column(s: Civolution, action: int, why: Refusal) -> None:
    player, column = mover(s), int(why.params["column"]) - 1
    player.right = [*player.right]
    player.right[column] = player.left[column]


def have_the_most_dice(s: Civolution, action: int, why: Refusal) -> None:
    richest = s.seats[int(why.params["seat"])]
    richest.fate = richest.used = PLENTY


MENDERS: Final[dict[str, Mender]] = {
    "no-focus-marker": have_focus,
    "no-planning-marker": have_plans,
    "no-such-die": have_dice,
    "two-dice-needed": have_any_two_dice,
    "too-many-dice": use_all_dice,
    "module-not-payable": have(IDEAS, "ideas"),
    "die-does-not-fit": have(IDEAS, "ideas"),
    "not-enough-ideas": have(IDEAS, "ideas"),
    "not-enough-food": have(FOOD, "need"),
    "not-enough-money": have(MONEY, "money"),
    "none-stored": have_material,
    "settlement-lacks": have_material,
    "lacks-material": have_material,
    "lacks-material-or": have_material,
    "statue-needs-material": have_all_materials,
    "settlement-needs-materials": have_all_materials,
    "lacks-feature": have_feature,
    "no-feature-marker": have_feature,
    "attribute-not-met": have_feature,
    "level-three": lower_the_module,
    "stage-active": turn_the_stage_back,
    "attribute-not-shown": show_the_attribute,
    "card-not-in-hand": draw_the_card,
    "goal-not-visible": uncover_the_goal,
    "not-on-display": show_the_chip,
    "column-elsewhere": open_the_column,
    "column-taken": open_the_column,
    "no-tribe-there": continent.send_a_tribe,
    "no-such-tribe": continent.send_that_tribe,
    "no-tribe-beside": continent.send_tribes_beside,
    "no-tribe-near-site": continent.send_tribes_to_the_site,
    "no-tribe-on-terrain": continent.send_tribes_to_the_terrain,
    "nobody-to-displace": continent.let_somebody_camp,
    "no-boat-there": continent.launch_a_boat,
    "boat-there": continent.sink_the_boat,
    "boat-full": continent.empty_the_boat,
    "no-raw-there": continent.find_raw_material,
    "boat-loaded": continent.unload_the_boat,
    "farm-there": continent.clear_the_farm,
    "site-face-down": continent.lay_a_building_ground,
    "no-building-ground": continent.lay_a_building_ground,
    "site-shown-already": continent.turn_the_site_down,
    "two-buildings": continent.tear_everything_down,
    "one-settlement": continent.tear_everything_down,
    "settlement-stands": take_the_settlement_back,
    "none-left-to-build": have_pieces_left,
    "income-not-installed": install_the_income,
    "not-enough-favor": rise_in_favor,
    "activity-too-dear": have_everything,
    "goal-too-dear": have_everything,
    "activity-not-installed": install_the_activity,
    "stack-empty": fill_the_card_stack,
    "column-uneven": level_the_column,
    "volcano-near": continent.tame_the_volcano,
    "nothing-built-there": continent.own_what_is_built,
    "no-camp-there": continent.everybody_leaves,
    "no-free-camp": continent.everybody_leaves,
    "protected-tribe": continent.everybody_leaves,
    "not-this-module": settled.activate_its_module,
    "nothing-to-install": draw_cards_and_means,
    "other-deck": settled.allow_every_deck,
    "not-to-choose-from": settled.choose_from_it,
    "stage-too-low": settled.begin_a_column,
    "stage-asks-no-more": settled.install_a_dearer_card,
    "space-inactive": settled.activate_the_space,
    "activity-repeated": settled.repeat_activities,
    "sold-already": settled.begin_the_sale_anew,
    "sold-for-points": settled.begin_the_sale_anew,
    "this-chip-only": settled.gain_that_chip,
    "income-used": settled.leave_the_chip_unused,
    "fewer-tribes": settled.have_more_tribes,
    "fed-anyway": settled.feed_nobody_for_nothing,
    "weather-must": settled.turn_the_weather_mild,
    "not-back": settled.set_out_afresh,
    "tribe-settled": settled.settle_nowhere_yet,
    "too-far": settled.migrate_further,
    "nowhere-to-go": settled.empty_the_neighbourhood,
    "not-next-to-boat": settled.board_beside_the_tribe,
    "not-next-to-glacier": settled.touch_the_territory,
    "kept-for-second-glacier": settled.keep_another_for_the_second_glacier,
    "here-only": settled.allow_every_territory,
    "hunted-already": settled.hunt_for_the_first_time,
    "other-terrain": settled.search_its_terrain,
    "same-project": settled.allow_every_project,
    "not-listed-there": settled.build_where_it_is_listed,
    "no-tribe-left": have_a_tribe_left,
    "feature-moved": settled.move_no_feature_yet,
    "another-feature": settled.lift_another_feature,
    "module-without-value": settled.upgrade_any_module,
    "not-next-to-site": settled.touch_the_territory,
    "farm-on-land": settled.build_the_other_project,
    "boat-on-water": settled.build_the_other_project,
    "boat-needs-one": continent.man_one_boat,
    "island-needs-boat": continent.sail_to_the_island,
    "farm-space-blocked": continent.take_provisions_away,
    "no-building-place": continent.make_a_building_place,
    "no-tile-near": continent.turn_tiles_up_beside,
    "no-such-tile-near": continent.turn_that_tile_up_beside,
    "not-the-richest": have_the_most_dice,
    "goal-not-met": meet_the_goal,
}

IN_THE_ACTION: Final = "what is wrong is a part of the action itself: another one has to be chosen"
IN_THE_STEP: Final = "what the step is for was settled before it: a project, a branch, a place"

UNMENDABLE: Final[dict[str, str]] = {
    "activity-not-now": ANOTHER_DECISION,
    "build-not-now": ANOTHER_DECISION,
    "card-needs-module": ANOTHER_DECISION,
    "card-needs-research": ANOTHER_DECISION,
    "goal-needs-planning": ANOTHER_DECISION,
    "goal-not-now": ANOTHER_DECISION,
    "income-not-now": ANOTHER_DECISION,
    "income-use-later": ANOTHER_DECISION,
    "module-first": ANOTHER_DECISION,
    "must-choose": IN_THE_STEP,
    "no-action-phase": ANOTHER_DECISION,
    "not-offered": IN_THE_STEP,
    "one-module-a-turn": ANOTHER_DECISION,
    "place-not-now": IN_THE_STEP,
    "replenishing-now": ANOTHER_DECISION,
    "track-not-now": ANOTHER_DECISION,
    "trade-not-now": ANOTHER_DECISION,
    "turn-now": ANOTHER_DECISION,
    "upgrade-not-now": ANOTHER_DECISION,
    "attribute-after-this": ANOTHER_DECISION,
    "already-strong": IN_THE_ACTION,
    "face-down-stacks-only": ANOTHER_DECISION,
    "own-dice": IN_THE_ACTION,
    "strong-tribe-only": IN_THE_ACTION,
}
