"""How to mend what keeps somebody from an action of Stone Age."""

from __future__ import annotations

from typing import Final

from epoka import Refusal
from epoka.games.stoneage.buildings import BuyFixed
from epoka.games.stoneage.components import BUILDINGS, FIXED, ONE_TO_SEVEN, RESOURCES
from epoka.games.stoneage.notation import (
    GROW,
    PLACEMENT_PLACE,
    PLACEMENT_WORKERS,
    RESOLVE,
    RETURN,
    TAKE,
    USE_TOOL,
    USE_TOOL_CARD,
)
from epoka.games.stoneage.places import BUILDING, CARD, RINGS, TOOL_MAKER
from epoka.games.stoneage.player import Player
from epoka.games.stoneage.state import StoneAge
from epoka.testing.adapter import ANOTHER_DECISION, Mender
from epoka.testing.kit import top
from tests.conformance.menders.tools import change_step, other_options

VARIABLE: Final = [building.kind for building in BUILDINGS].index(ONE_TO_SEVEN)
"""A building for any one to seven resources."""
FIXED_PRICE: Final = [building.kind for building in BUILDINGS].index(FIXED)


def mover(s: StoneAge) -> Player:
    return s.seats[top(s).seat]


# ---- placing --------------------------------------------------------------------------------------------------------


def leave(s: StoneAge, seat: int, place: int) -> None:
    """A seat takes its workers home from a place."""
    s.take_home(seat, place)


def leave_yourself(s: StoneAge, action: int, why: Refusal) -> None:
    leave(s, int(top(s).seat), PLACEMENT_PLACE[action])


def one_player_fewer(s: StoneAge, action: int, why: Refusal) -> None:
    """The rings stay taken, as if by workers of those who are left: how many are free is no cause here."""
    place = PLACEMENT_PLACE[action]
    s.seats[s.owner_of(place)].stand(place, 0)


def whoever_is_there_leaves(s: StoneAge, action: int, why: Refusal) -> None:
    place = PLACEMENT_PLACE[action]
    leave(s, s.owner_of(place), place)


def workers_leave(s: StoneAge, action: int, why: Refusal) -> None:
    """As many as are wanted, but no player altogether where that can be: how many players stand there is no cause."""
    place = PLACEMENT_PLACE[action]
    for player in s.seats:
        spare = max(player.placed[place] - 1, 0)
        player.stand(place, player.placed[place] - spare)
        player.home += spare
        s.crowd[place] -= spare
    while RINGS - s.crowd[place] < PLACEMENT_WORKERS[action]:
        leave(s, s.owner_of(place), place)


def one_village_place_is_left(s: StoneAge, action: int, why: Refusal) -> None:
    place = next(place for place in range(TOOL_MAKER, CARD) if s.crowd[place])
    leave(s, s.owner_of(place), place)


def lay_something_there(s: StoneAge, action: int, why: Refusal) -> None:
    place = PLACEMENT_PLACE[action]
    if place < BUILDING:
        s.slots[place - CARD] = s.deck.nth(0)
        s.deck.take(s.slots[place - CARD])
    else:
        s.tops[place - BUILDING] = s.tiles.nth(0)
        s.tiles.take(s.tops[place - BUILDING])


def more_workers(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).home = PLACEMENT_WORKERS[action]


# ---- acting and feeding ---------------------------------------------------------------------------------------------


def send_somebody(s: StoneAge, action: int, why: Refusal) -> None:
    place = action - RETURN if action >= RETURN else action - RESOLVE
    mover(s).stand(place, 1)
    s.crowd[place] += 1


def open_the_card(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).two_resources = True


def own_the_tool(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).tools[action - USE_TOOL] = 1


def ready_the_tool(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).used &= ~(1 << (action - USE_TOOL))


def own_the_tool_card(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).open_tools |= 1 << (action - USE_TOOL_CARD)


def lower_the_tool(s: StoneAge, action: int, why: Refusal) -> None:
    tools = mover(s).tools
    tools[action - GROW] = min(tools)


def raise_equal_tools_before(s: StoneAge, action: int, why: Refusal) -> None:
    player, space = mover(s), action - GROW
    for other in range(space):
        if player.tools[other] == player.tools[space] and player.is_ready(other) == player.is_ready(space):
            player.tools[other] += 1


def roll_that_die(s: StoneAge, action: int, why: Refusal) -> None:
    step, face = top(s), action - TAKE + 1
    faces = step.args()[1]
    if isinstance(faces, list):
        change_step(s, first=sorted([*faces, face]))
    else:
        s.deferred[faces].append(face)


def own_one(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).goods[RESOURCES.index(str(why.params["good"]))] += 1


def own_what_is_missing(s: StoneAge, action: int, why: Refusal) -> None:
    mover(s).goods[0] += int(why.params["missing"])


def pay_nothing_yet(s: StoneAge, action: int, why: Refusal) -> None:
    if type(top(s)).__name__ == "PayCard":
        change_step(s, second=top(s).args()[1] + 1, third=0)
    else:
        change_step(s, second=0, third=0, fourth=0, fifth=0)


def pay_one_wood(s: StoneAge, action: int, why: Refusal) -> None:
    change_step(s, second=1, third=1, fourth=0, fifth=3)


def price_of_any_number(s: StoneAge, action: int, why: Refusal) -> None:
    s.tops[top(s).args()[1]] = VARIABLE


def price_at_once(s: StoneAge, action: int, why: Refusal) -> None:
    seat, stack = top(s).args()[:2]
    s.tops[stack] = FIXED_PRICE
    s.agenda[-1] = BuyFixed(seat, stack)


def feed_nobody_yet(s: StoneAge, action: int, why: Refusal) -> None:
    change_step(s, third=1)


MENDERS: Final[dict[str, Mender]] = {
    "already-there": leave_yourself,
    "enough-players-there": one_player_fewer,
    "not-enough-rings": workers_leave,
    "place-taken": whoever_is_there_leaves,
    "village-closed": one_village_place_is_left,
    "nothing-there": lay_something_there,
    "too-few-workers": more_workers,
    "nobody-there": send_somebody,
    "actions-compulsory": other_options(optional_actions=True),
    "no-two-resources-card": open_the_card,
    "no-tool-there": own_the_tool,
    "tool-used-up": ready_the_tool,
    "no-single-use-tool": own_the_tool_card,
    "not-the-lowest-tool": lower_the_tool,
    "same-as-lower-space": raise_equal_tools_before,
    "no-such-die": roll_that_die,
    "none-left": own_one,
    "already-paying": pay_nothing_yet,
    "pay-exactly": price_of_any_number,
    "wrong-kinds": price_of_any_number,
    "pay-at-least-one": pay_one_wood,
    "pay-one-by-one": price_at_once,
    "not-enough-resources": own_what_is_missing,
    "already-feeding": feed_nobody_yet,
    "starve-by-done": other_options(hunger="flat10"),
    "feed-all-or-starve": other_options(hunger="per_food4"),
}

UNMENDABLE: Final[dict[str, str]] = {
    "placing-now": ANOTHER_DECISION,
    "acting-now": ANOTHER_DECISION,
    "tools-now": ANOTHER_DECISION,
    "growing-now": ANOTHER_DECISION,
    "paying-now": ANOTHER_DECISION,
    "buying-now": ANOTHER_DECISION,
    "redeeming-now": ANOTHER_DECISION,
    "taking-now": ANOTHER_DECISION,
    "feeding-now": ANOTHER_DECISION,
    "stack-not-in-game": "the number of players is fixed before the game begins",
}
