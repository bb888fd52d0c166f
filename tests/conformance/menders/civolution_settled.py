"""How to mend what an earlier choice has settled: the step goes on with another deck, project, tribe or place."""

from __future__ import annotations

from typing import Final

from epoka import Refusal
from epoka.games.civolution.components.board import COLUMN_BASE, GROUND_MATERIALS
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import C_EMPTY, P_FEED_LAND, P_FEED_WILD, P_SEAWORTHY
from epoka.games.civolution.components.map import TERRITORIES, WATERS
from epoka.games.civolution.components.module_rows import MODULE_ROWS, row_of
from epoka.games.civolution.components.pieces import (
    BOAT,
    DECK_SIZE,
    DECKS,
    FARM,
    FEATURES,
    GROUNDS,
    ISLAND,
    M_ACHIEVEMENT,
    M_BUILDING,
    M_EXPLORATION,
    M_INSIGHT,
    M_INVENTION,
    M_MUTATION,
    M_PLANNING,
    M_RESEARCH,
    M_SLEEP,
    M_SUSTENANCE,
    ROWS,
)
from epoka.games.civolution.components.vocabulary import BRANCHES
from epoka.games.civolution.continent.migration import Journey
from epoka.games.civolution.course.events import MILD
from epoka.games.civolution.course.feeding import Feed
from epoka.games.civolution.course.starting_cards import KeepStart, PickChipCard
from epoka.games.civolution.notation import (
    AS_STAGE,
    BRANCH,
    DISCARD,
    DROP,
    FEED,
    IGNORE,
    IN,
    INSTALL,
    KEEP,
    KEEP_FROM,
    KEEP_MARKERS,
    PAY,
    PICK,
    SAVE,
    TAKE,
    TO,
)
from epoka.games.civolution.position.packing import group_at, tribe_entry
from epoka.games.civolution.position.packing import territory_of as territory_of_group
from epoka.games.civolution.position.player import NO_MIGRANTS
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import COST_SPACES, active_spaces
from epoka.games.civolution.research.cards import GainCard, KeepCards, KeepFrom
from epoka.games.civolution.research.income_chips import used_chip
from epoka.games.civolution.solo.start import ChooseStart
from epoka.testing.adapter import NothingToMend
from epoka.testing.kit import top
from tests.conformance.menders.civolution_table import camp, mover, territory_of
from tests.conformance.menders.tools import change_step

ANYTHING: Final = -1
"""In place of a deck, project, territory, site or activity: the step is not limited to one."""
IN_CAMP: Final = 1
BRANCHING: Final = [
    *[M_RESEARCH, M_EXPLORATION, M_INVENTION, M_SUSTENANCE, M_MUTATION],
    *[M_PLANNING, M_INSIGHT, M_BUILDING, M_ACHIEVEMENT, M_SLEEP],
]
"""The modules with OR."""


# ---- modules and cards ----------------------------------------------------------------------------------------------


def activate_its_module(s: Civolution, action: int, why: Refusal) -> None:
    """A module and level that has the branch; some branches belong to weather and events alone."""
    for module in BRANCHING:
        for level in range(1, len(MODULE_ROWS[module].levels) + 1):
            if action in [BRANCH + branch.word for branch in row_of(module, level).branches]:
                change_step(s, first=module, second=level)
                return
    raise NothingToMend(f"no module has the branch {BRANCHES[action - BRANCH]}")


def allow_every_deck(s: Civolution, action: int, why: Refusal) -> None:
    if isinstance(top(s), GainCard):
        change_step(s, second=ANYTHING)
    else:
        change_step(s, first=(action - INSTALL) // DECK_SIZE)


def choose_from_it(s: Civolution, action: int, why: Refusal) -> None:
    """The card is drawn or laid out, and of the kind that is chosen from now."""
    step, player = top(s), mover(s)
    if KEEP <= action < DISCARD and isinstance(step, (KeepCards, KeepStart, ChooseStart)):
        player.drawn = sorted([*player.drawn, action - KEEP])
        settle_the_kind(s, (action - KEEP) // DECK_SIZE)
    elif KEEP_MARKERS <= action < PICK and isinstance(step, (KeepStart, ChooseStart)):
        player.options = [*player.options, action - KEEP_MARKERS]
        settle_the_kind(s, len(DECKS))
    elif PICK <= action < KEEP_FROM and isinstance(step, PickChipCard):
        s.offered = [*s.offered, action - PICK, 0]
    elif action >= KEEP_FROM and isinstance(step, KeepFrom):
        player.drawn = sorted([*player.drawn, (action - KEEP_FROM) * DECK_SIZE])
    else:
        raise NothingToMend("nothing of that kind is chosen from at this moment")


def settle_the_kind(s: Civolution, kind: int) -> None:
    """Which deck is chosen from, or the marker cards; the first argument of one step, the second of the others."""
    if isinstance(top(s), ChooseStart):
        s.agenda[-1] = ChooseStart(kind)
    else:
        change_step(s, first=kind)


def begin_a_column(s: Civolution, action: int, why: Refusal) -> None:
    """The card goes to an empty column that begins with the lowest stage."""
    column = COLUMN_BASE.index(1)
    player = mover(s)
    player.left[column] = player.right[column] = []
    change_step(s, second=column)


def install_a_dearer_card(s: Civolution, action: int, why: Refusal) -> None:
    """One whose cost space of this stage is not empty."""
    space = action - AS_STAGE
    change_step(s, first=next(card for card in range(len(RESEARCH)) if RESEARCH[card].costs[space].kind != C_EMPTY))


def activate_the_space(s: Civolution, action: int, why: Refusal) -> None:
    """A card that has something in all the spaces, which are all active."""
    space = action - IGNORE
    card = next(card for card in range(len(RESEARCH)) if RESEARCH[card].costs[space].kind != C_EMPTY)
    change_step(s, first=card, third=int(active_spaces(card, COST_SPACES)))


def repeat_activities(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, second=ANYTHING)


def begin_the_sale_anew(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, second=0)


def upgrade_any_module(s: Civolution, action: int, why: Refusal) -> None:
    """The upgrade is not limited to modules with one die value."""
    change_step(s, second=0)


def move_no_feature_yet(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, fourth=0)


def lift_another_feature(s: Civolution, action: int, why: Refusal) -> None:
    """The marker comes from the next feature space."""
    change_step(s, first=(action - DROP + 1) % len(FEATURES))


def gain_that_chip(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, first=int(used_chip(action)))


def leave_the_chip_unused(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, first=[int(used_chip(action))])


# ---- feeding and weather --------------------------------------------------------------------------------------------


def have_more_tribes(s: Civolution, action: int, why: Refusal) -> None:
    """As many as the action names, on encampments; or so many that are about to perish."""
    step = top(s)
    if not isinstance(step, Feed):
        change_step(s, third=action - SAVE)
        return
    territory = int(territory_of_group(step.group))
    change_step(s, first=int(group_at(territory, IN_CAMP, 1)))
    s.plain[tribe_entry(territory, step.seat, 1)] = action - FEED


def feed_nobody_for_nothing(s: Civolution, action: int, why: Refusal) -> None:
    """No card and no farm feeds the tribes."""
    step, powers = top(s), mover(s).powers
    assert isinstance(step, Feed)
    powers[P_FEED_LAND] = powers[P_FEED_WILD] = 0
    s.farm[territory_of_group(step.group)] = ANYTHING
    change_step(s, second=0)


def turn_the_weather_mild(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, first=MILD)


# ---- tribes ---------------------------------------------------------------------------------------------------------


def set_out_afresh(s: Civolution, action: int, why: Refusal) -> None:
    """Nobody has migrated in this turn; a journey begins somewhere else."""
    mover(s).migrants = NO_MIGRANTS
    step = top(s)
    if isinstance(step, Journey) and step.start == action - TO:
        change_step(s, second=(action - TO + 1) % TERRITORIES)


def settle_nowhere_yet(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).migrants = NO_MIGRANTS


def migrate_further(s: Civolution, action: int, why: Refusal) -> None:
    """So many migrations that every territory is in reach, and no water stops anybody."""
    mover(s).powers[P_SEAWORTHY] = 1
    change_step(s, first=TERRITORIES)


def empty_the_neighbourhood(s: Civolution, action: int, why: Refusal) -> None:
    """Nobody is in the territories beside it."""
    for beside in s.map.adjacent[territory_of(why)]:
        s.fire[beside] = -1
        s.plain[int(beside) * 8 : int(beside) * 8 + 8] = [0] * 8


def board_beside_the_tribe(s: Civolution, action: int, why: Refusal) -> None:
    """The new boat is on water next to the tribe."""
    near = s.map.adjacent[territory_of(why)]
    waters = [int(water) for water in WATERS if water in near]
    if not waters:
        raise NothingToMend("no water touches this territory")
    change_step(s, first=waters[0])


def keep_another_for_the_second_glacier(s: Civolution, action: int, why: Refusal) -> None:
    camp(s, territory_of(why))


def allow_every_territory(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, second=ANYTHING)


def hunt_for_the_first_time(s: Civolution, action: int, why: Refusal) -> None:
    """Neither this activation nor anybody before has hunted there."""
    s.hunted &= ~(1 << (action - IN))
    change_step(s, second=0)


# ---- goods and projects ---------------------------------------------------------------------------------------------


def search_its_terrain(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, first=(action - TAKE) // ROWS)


def allow_every_project(s: Civolution, action: int, why: Refusal) -> None:
    change_step(s, second=ANYTHING)


def build_the_other_project(s: Civolution, action: int, why: Refusal) -> None:
    """A boat in place of a farm, or the other way round."""
    change_step(s, first=FARM if why.code == "boat-on-water" else BOAT)


def touch_the_territory(s: Civolution, action: int, why: Refusal) -> None:
    """The glacier or grotto is one that touches the territory."""
    spaces = s.map.sites[territory_of(why)]
    if not spaces:
        raise NothingToMend("no site touches this territory")
    change_step(s, first=int(spaces[0]))


def build_where_it_is_listed(s: Civolution, action: int, why: Refusal) -> None:
    """A Building ground that lists the material, in a recess: the island's own cannot be changed."""
    listing = [ground for ground in range(GROUNDS) if action - PAY in GROUND_MATERIALS[ground]]
    if not listing:
        raise NothingToMend("no Building ground lists this material")
    space = int(top(s).args()[1])
    if space == ISLAND:
        space = 0
        change_step(s, first=space)
    s.site[space] = listing[0]
