"""How to mend what keeps somebody from an action of Civolution."""

from __future__ import annotations

from typing import Final

from epoka import Refusal
from epoka.games.civolution.components.codes import P_VOLCANO_FARMS
from epoka.games.civolution.components.map import ISLAND_WATER, TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOALS,
    INCOME,
    MATERIALS,
    MODULES,
    ROWS,
    TERRAINS,
    WATER,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, PLAN, RAW, STORE
from epoka.games.civolution.continent.tribes import change_at
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    ATTRIBUTE_CHIP,
    BUILD,
    CHIP_NAMES,
    CLOSED_STACK,
    DISPLACE,
    INSTALL,
    INSTALL_GOAL,
    SITE,
    SLOT,
    STAGE,
    TAKE_CHIP,
    TAKE_GOAL,
    TRIBE,
)
from epoka.games.civolution.position.state import Civolution
from epoka.testing.adapter import ANOTHER_DECISION, Mender, NothingToMend
from epoka.testing.kit import top
from tests.conformance.menders import civolution_settled as settled
from tests.conformance.menders.civolution_goals import meet_the_goal
from tests.conformance.menders.civolution_table import PLENTY, camp, have_everything, mover, seat_of, territory_of

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


# ---- the continent --------------------------------------------------------------------------------------------------


def send_a_tribe(s: Civolution, action: int, why: Refusal) -> None:
    camp(s, territory_of(why))


def send_that_tribe(s: Civolution, action: int, why: Refusal) -> None:
    number = action - TRIBE
    change_at(s, seat_of(s), number // 6, number // 2 % 3, number % 2, 1)


def send_tribes_beside(s: Civolution, action: int, why: Refusal) -> None:
    for beside in s.map.adjacent[territory_of(why)]:
        if TERRITORY_TERRAIN[beside] != WATER:
            camp(s, int(beside))


def send_tribes_to_the_site(s: Civolution, action: int, why: Refusal) -> None:
    for territory in s.map.touched[action - SITE]:
        camp(s, int(territory))


def send_tribes_to_the_terrain(s: Civolution, action: int, why: Refusal) -> None:
    terrain = TERRAINS.index(str(why.params["terrain"]))
    for territory in range(TERRITORIES):
        if TERRITORY_TERRAIN[territory] == terrain:
            camp(s, territory)


def let_somebody_camp(s: Civolution, action: int, why: Refusal) -> None:
    occupant = action - DISPLACE
    if occupant // 2 >= s.sides:
        raise NothingToMend("nobody plays this colour")
    s.plain[territory_of(why) * 8 + occupant] += 1


def launch_a_boat(s: Civolution, action: int, why: Refusal) -> None:
    s.boats[territory_of(why)] |= 1 << seat_of(s)


def sink_the_boat(s: Civolution, action: int, why: Refusal) -> None:
    s.boats[territory_of(why)] &= ~(1 << seat_of(s))


def empty_the_boat(s: Civolution, action: int, why: Refusal) -> None:
    here = territory_of(why) * 8 + seat_of(s) * 2
    for place in (here, here + 1):
        s.plain[place] = 0


def find_raw_material(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[RAW + territory_of(why)] += 1


def unload_the_boat(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at[RAW + territory_of(why)] = 0


def clear_the_farm(s: Civolution, action: int, why: Refusal) -> None:
    s.farm[territory_of(why)] = -1


def lay_a_building_ground(s: Civolution, action: int, why: Refusal) -> None:
    s.site[action - SITE] = 0


def turn_the_site_down(s: Civolution, action: int, why: Refusal) -> None:
    s.site[action - SITE] = -1


def tear_everything_down(s: Civolution, action: int, why: Refusal) -> None:
    here = (action - SITE) * 4 + seat_of(s)
    s.statues[here] = s.settled[here] = 0


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


def level_the_column(s: Civolution, action: int, why: Refusal) -> None:
    player, column = mover(s), int(why.params["column"]) - 1
    player.right = [*player.right]
    player.right[column] = player.left[column]


def tame_the_volcano(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).powers[P_VOLCANO_FARMS] = 1


def own_what_is_built(s: Civolution, action: int, why: Refusal) -> None:
    s.farm[territory_of(why)] = seat_of(s)
    launch_a_boat(s, action, why)


def everybody_leaves(s: Civolution, action: int, why: Refusal) -> None:
    territory = territory_of(why)
    s.fire[territory] = -1
    s.plain[territory * 8 : territory * 8 + 8] = [0] * 8


def man_one_boat(s: Civolution, action: int, why: Refusal) -> None:
    """A boat with exactly one tribe aboard."""
    launch_a_boat(s, action, why)
    empty_the_boat(s, action, why)
    camp(s, territory_of(why))


def sail_to_the_island(s: Civolution, action: int, why: Refusal) -> None:
    s.boats[ISLAND_WATER] |= 1 << seat_of(s)
    camp(s, ISLAND_WATER)


def take_provisions_away(s: Civolution, action: int, why: Refusal) -> None:
    s.vici.blocked = 0


def make_a_building_place(s: Civolution, action: int, why: Refusal) -> None:
    """Own tribes all over the land, of which nothing is farmed, and a Building ground in every recess."""
    s.farm = [-1] * TERRITORIES
    s.boats = [0] * TERRITORIES
    s.site = [0] * len(s.site)
    s.statues = [0] * len(s.statues)
    s.settled = [0] * len(s.settled)
    for territory in range(TERRITORIES):
        if TERRITORY_TERRAIN[territory] != WATER:
            camp(s, territory)


def turn_tiles_up_beside(s: Civolution, action: int, why: Refusal) -> None:
    for beside in s.map.adjacent[territory_of(why)]:
        if TERRITORY_TERRAIN[beside] != WATER:
            s.material[beside] = TERRITORY_TERRAIN[beside] * ROWS


def turn_that_tile_up_beside(s: Civolution, action: int, why: Refusal) -> None:
    """The tile of the material lies next to the water from which it is unloaded."""
    beside = [int(place) for place in s.map.adjacent[top(s).args()[1]] if TERRITORY_TERRAIN[place] != WATER]
    s.material[beside[0]] = MATERIALS.index(str(why.params["material"]))


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
    "column-taken": open_the_column,
    "no-tribe-there": send_a_tribe,
    "no-such-tribe": send_that_tribe,
    "no-tribe-beside": send_tribes_beside,
    "no-tribe-near-site": send_tribes_to_the_site,
    "no-tribe-on-terrain": send_tribes_to_the_terrain,
    "nobody-to-displace": let_somebody_camp,
    "no-boat-there": launch_a_boat,
    "boat-there": sink_the_boat,
    "boat-full": empty_the_boat,
    "no-raw-there": find_raw_material,
    "boat-loaded": unload_the_boat,
    "farm-there": clear_the_farm,
    "site-face-down": lay_a_building_ground,
    "no-building-ground": lay_a_building_ground,
    "site-shown-already": turn_the_site_down,
    "two-buildings": tear_everything_down,
    "one-settlement": tear_everything_down,
    "settlement-stands": take_the_settlement_back,
    "none-left-to-build": have_pieces_left,
    "income-not-installed": install_the_income,
    "not-enough-favor": rise_in_favor,
    "activity-too-dear": have_everything,
    "goal-too-dear": have_everything,
    "activity-not-installed": install_the_activity,
    "stack-empty": fill_the_card_stack,
    "column-uneven": level_the_column,
    "volcano-near": tame_the_volcano,
    "nothing-built-there": own_what_is_built,
    "no-camp-there": everybody_leaves,
    "no-free-camp": everybody_leaves,
    "protected-tribe": everybody_leaves,
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
    "too-far": settled.migrate_further,
    "nowhere-to-go": settled.empty_the_neighbourhood,
    "not-next-to-boat": settled.board_beside_the_tribe,
    "not-next-to-glacier": settled.freeze_beside_the_tribe,
    "kept-for-second-glacier": settled.keep_another_for_the_second_glacier,
    "here-only": settled.allow_every_territory,
    "hunted-already": settled.hunt_for_the_first_time,
    "other-terrain": settled.search_its_terrain,
    "same-project": settled.allow_every_project,
    "not-listed-there": settled.build_where_it_is_listed,
    "boat-needs-one": man_one_boat,
    "island-needs-boat": sail_to_the_island,
    "farm-space-blocked": take_provisions_away,
    "no-building-place": make_a_building_place,
    "no-tile-near": turn_tiles_up_beside,
    "no-such-tile-near": turn_that_tile_up_beside,
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
    "another-feature": IN_THE_ACTION,
    "boat-on-water": IN_THE_ACTION,
    "face-down-stacks-only": ANOTHER_DECISION,
    "farm-on-land": IN_THE_ACTION,
    "module-without-value": IN_THE_ACTION,
    "not-next-to-site": IN_THE_ACTION,
    "own-dice": IN_THE_ACTION,
    "strong-tribe-only": IN_THE_ACTION,
}
