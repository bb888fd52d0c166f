"""How to mend what keeps somebody from an action of Civolution."""

from __future__ import annotations

from typing import Final

from epoka import Refusal
from epoka.games.civolution.components.codes import P_VOLCANO_FARMS
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    DECK_SIZE,
    DECKS,
    FEATURES,
    GOALS,
    INCOME,
    MATERIALS,
    MODULES,
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
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.testing.adapter import ANOTHER_DECISION, Mender, NothingToMend
from epoka.testing.kit import top

STRONG: Final = 1
PLENTY: Final = 12


def seat_of(s: Civolution) -> int:
    return int(top(s).seat)


def mover(s: Civolution) -> Player:
    return s.seats[seat_of(s)]


def territory_of(why: Refusal) -> int:
    return TERRITORY_NAMES.index(str(why.params["territory"]))


def camp(s: Civolution, territory: int, seat: int | None = None) -> None:
    """A strong tribe of a seat, the mover unless told, camps in a territory."""
    change_at(s, seat_of(s) if seat is None else seat, territory, 1, STRONG, 1)


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


def have_everything(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at = [PLENTY] * len(mover(s).at)


def install_the_activity(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).activities = sorted([*mover(s).activities, action - ACTIVITY_OF - 1])


def fill_the_card_stack(s: Civolution, action: int, why: Refusal) -> None:
    deck = DECKS.index(str(why.params["deck"]))
    if action < CLOSED_STACK:
        s.open[deck] = [deck * DECK_SIZE]
    else:
        s.decks[deck].put(0)


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
}

NOT_WRITTEN: Final = "how to mend this in a position is not written yet"
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
    "not-to-choose-from": NOT_WRITTEN,
    "one-module-a-turn": ANOTHER_DECISION,
    "place-not-now": IN_THE_STEP,
    "replenishing-now": ANOTHER_DECISION,
    "track-not-now": ANOTHER_DECISION,
    "trade-not-now": ANOTHER_DECISION,
    "turn-now": ANOTHER_DECISION,
    "upgrade-not-now": ANOTHER_DECISION,
    "attribute-after-this": ANOTHER_DECISION,
    "activity-repeated": NOT_WRITTEN,
    "already-strong": IN_THE_ACTION,
    "another-feature": IN_THE_ACTION,
    "boat-needs-one": NOT_WRITTEN,
    "boat-on-water": IN_THE_ACTION,
    "face-down-stacks-only": NOT_WRITTEN,
    "farm-on-land": IN_THE_ACTION,
    "farm-space-blocked": NOT_WRITTEN,
    "fed-anyway": NOT_WRITTEN,
    "fewer-tribes": NOT_WRITTEN,
    "goal-not-met": NOT_WRITTEN,
    "here-only": NOT_WRITTEN,
    "hunted-already": NOT_WRITTEN,
    "income-used": NOT_WRITTEN,
    "island-needs-boat": NOT_WRITTEN,
    "kept-for-second-glacier": NOT_WRITTEN,
    "module-without-value": IN_THE_ACTION,
    "no-building-place": NOT_WRITTEN,
    "no-such-tile-near": NOT_WRITTEN,
    "no-tile-near": NOT_WRITTEN,
    "not-back": NOT_WRITTEN,
    "not-listed-there": NOT_WRITTEN,
    "not-next-to-boat": NOT_WRITTEN,
    "not-next-to-glacier": NOT_WRITTEN,
    "not-next-to-site": IN_THE_ACTION,
    "not-the-richest": NOT_WRITTEN,
    "own-dice": IN_THE_ACTION,
    "not-this-module": NOT_WRITTEN,
    "nothing-to-install": NOT_WRITTEN,
    "nowhere-to-go": NOT_WRITTEN,
    "other-deck": NOT_WRITTEN,
    "other-terrain": NOT_WRITTEN,
    "same-project": NOT_WRITTEN,
    "sold-already": NOT_WRITTEN,
    "sold-for-points": NOT_WRITTEN,
    "space-inactive": NOT_WRITTEN,
    "stage-asks-no-more": NOT_WRITTEN,
    "stage-too-low": NOT_WRITTEN,
    "strong-tribe-only": IN_THE_ACTION,
    "this-chip-only": NOT_WRITTEN,
    "too-far": NOT_WRITTEN,
    "weather-must": NOT_WRITTEN,
}
