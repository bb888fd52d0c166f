"""What research cards cost: which cost spaces are active, who can fulfil them (CV-69, CV-109, CV-112 to CV-115)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import (
    C_EMPTY,
    C_HAVE_FEATURE,
    C_MATERIAL,
    P_AS_FEATURE,
    P_AS_SETTLEMENT,
    P_SKIP_SPACE,
)
from epoka.games.civolution.components.pieces import DECK_SIZE, FEATURES, MATERIALS
from epoka.games.civolution.components.rows import Cost
from epoka.games.civolution.components.spaces import FEATURE, STORE
from epoka.games.civolution.console.columns import columns_for, next_stage
from epoka.games.civolution.notation import CARD_NAMES
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview

COST_SPACES: Final = 5


def _active_spaces(card: int, stage: int) -> int:
    active = 0
    for space in range(stage):
        if RESEARCH[card].costs[space].kind != C_EMPTY:
            active |= 1 << space
    return active


ACTIVE: Final[list[int]] = [
    _active_spaces(card, stage) for card in range(len(RESEARCH)) for stage in range(COST_SPACES + 1)
]


def active_spaces(card: i64, stage: i64) -> i64:
    """The cost spaces that must be fulfilled in a stage, as bits: empty ones are fulfilled anyway (CV-112).

    Above stage 5 all of them must be (CV-109).
    """
    return ACTIVE[card * (COST_SPACES + 1) + (stage if stage < COST_SPACES else COST_SPACES)]


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def alternatives(card: i64, active: i64) -> i64:
    """Those of the active spaces that settlements may fulfil as well, as bits."""
    found: i64 = 0
    for space in range(COST_SPACES):
        if active >> space & 1 and RESEARCH[card].costs[space].settlements:
            found |= 1 << space
    return found


def settlements_needed(card: i64, settled: i64) -> i64:
    """Equal requirements add up, except where a ⊃ sign joins them (CV-114, AMB-18)."""
    total: i64 = 0
    largest: i64 = 0
    for space in range(COST_SPACES):
        cost = RESEARCH[card].costs[space]
        if settled >> space & 1 and cost.settlements > largest:
            largest = cost.settlements
        if not cost.contains:
            total += largest
            largest = 0
    return total + largest


def fulfilled(s: Civolution, seat: i64, card: i64, active: i64, settled: i64) -> bool:
    """Whether all active spaces can be fulfilled, those in `settled` by settlements."""
    player = s.seats[seat]
    if settled and not enough_settlements(player, card, settled):
        return False
    to_pay = active & ~settled
    costs = RESEARCH[card].costs
    for space in range(COST_SPACES):
        if to_pay >> space & 1:
            cost = costs[space]
            if needed_of(costs, to_pay, cost.kind, cost.what) > owned(player, cost):
                return False
    return True


def enough_settlements(player: Player, card: i64, settled: i64) -> bool:
    """Whether settlements can fulfil these spaces of a card."""
    return settlements_needed(card, settled) <= player.settlements_built() + player.powers[P_AS_SETTLEMENT]


def owned(player: Player, cost: Cost) -> i64:
    """What a player has of the thing a cost asks for: what is returned counts among those one must have (AMB-17)."""
    have: i64 = player.at[looked_at(cost)]
    if cost.kind == C_HAVE_FEATURE:
        have += player.powers[P_AS_FEATURE] >> cost.what & 1
    return have


def needed_of(costs: list[Cost], spaces: i64, kind: i64, what: i64) -> i64:
    """How many of one thing these spaces ask for together: only equal requirements add up (CV-114)."""
    total: i64 = 0
    for space in range(COST_SPACES):
        if spaces >> space & 1 and costs[space].kind == kind and costs[space].what == what:
            total += costs[space].amount
    return total


def payable(s: Civolution, seat: i64, card: i64, active: i64, settled: i64, open_: i64) -> bool:
    """Whether some way to fulfil the spaces in `open_`, by material or settlements, leads to success."""
    if not open_:
        return fulfilled(s, seat, card, active, settled)
    space = open_ & -open_
    rest = open_ ^ space
    return payable(s, seat, card, active, settled, rest) or payable(s, seat, card, active, settled | space, rest)


def can_afford(s: Civolution, seat: i64, card: i64, active: i64) -> bool:
    return payable(s, seat, card, active, 0, alternatives(card, active))


def may_ignore(s: Civolution, seat: i64, card: i64, special: i64) -> bool:
    return special != 0 or s.seats[seat].powers[P_SKIP_SPACE] >> (card // DECK_SIZE) & 1 == 1


def affordable(s: Civolution, seat: i64, card: i64, stage: i64, special: i64) -> bool:
    """Whether the card can be installed at the cost of a stage, perhaps with one space ignored (CV-69)."""
    active = active_spaces(card, stage)
    if can_afford(s, seat, card, active):
        return True
    if not may_ignore(s, seat, card, special) or count_bits(active) < 2:
        return False
    for space in range(COST_SPACES):
        if active >> space & 1 and can_afford(s, seat, card, active ^ 1 << space):
            return True
    return False


def stages_for(s: Civolution, seat: i64, card: i64, column: i64, special: i64) -> list[int]:
    """The stages whose cost may be assumed: the card's own and higher ones that ask for more (CV-115)."""
    own = next_stage(s.seats[seat], column)
    if own > COST_SPACES:
        own = COST_SPACES
    found: list[int] = []
    for stage in range(own, COST_SPACES + 1):
        if stage > own and active_spaces(card, stage) == active_spaces(card, stage - 1):
            continue
        if affordable(s, seat, card, stage, special):
            found.append(int(stage))
        elif not may_ignore(s, seat, card, special):
            break  # higher stages ask for all of this and more
    return found


def installable(s: Civolution, seat: i64, deck: i64, special: i64) -> list[int]:
    """The cards of a deck in hand that can be installed now."""
    player = s.seats[seat]
    columns = columns_for(player, deck)
    found: list[int] = []
    for card in player.hand:
        if card // DECK_SIZE != deck:
            continue
        for column in columns:
            if stages_for(s, seat, card, column, special):
                found.append(card)
                break
    return found


# ---- what is said of them -------------------------------------------------------------------------------------------


def lacking(s: Civolution, seat: i64, card: int, active: int, stage: int) -> Refusal:
    """Of the active cost spaces the one that lacks most, equal ones taken together (CV-113, CV-114).

    Spaces that settlements may fulfil lack nothing where there are settlements for all of them.
    """
    player, costs = s.seats[seat], RESEARCH[card].costs
    settled = int(alternatives(card, active))
    to_pay = active & ~settled if enough_settlements(player, card, settled) else active
    most, worst = 0, costs[0]
    for space in range(COST_SPACES):
        if to_pay >> space & 1:
            cost = costs[space]
            missing = int(needed_of(costs, to_pay, cost.kind, cost.what) - owned(player, cost))
            if missing > most:
                most, worst = missing, cost
    have = int(owned(player, worst))
    values: Params = {"card": CARD_NAMES[card], "stage": min(stage, COST_SPACES), "need": have + most, "have": have}
    if worst.kind != C_MATERIAL:
        return Refusal("lacks-feature", "CV-113", {**values, "feature": FEATURES[worst.what]})
    values["material"] = MATERIALS[worst.what]
    if worst.settlements:
        return Refusal("lacks-material-or", "CV-113", {**values, "settlements": worst.settlements})
    return Refusal("lacks-material", "CV-113", values)


def looked_at(cost: Cost) -> int:
    """The space of the console that a cost looks at."""
    return (STORE if cost.kind == C_MATERIAL else FEATURE) + cost.what


def spaces_points(card: i64, active: i64) -> int:
    """The points printed on the active cost spaces (CV-116)."""
    return sum([RESEARCH[card].costs[space].points for space in range(COST_SPACES) if active >> space & 1])


def say_costs(preview: Preview, card: i64, active: i64) -> None:
    """What is returned and what is only needed, then the points of the spaces."""
    for space in range(COST_SPACES):
        cost = RESEARCH[card].costs[space]
        if not active >> space & 1 or cost.kind == C_EMPTY:
            continue
        if cost.settlements:
            values = {"material": MATERIALS[cost.what], "n": cost.amount, "settlements": cost.settlements}
            preview.say("cost-or", values)
        elif cost.kind == C_HAVE_FEATURE:
            preview.say("needs", {"space": FEATURES[cost.what], "n": cost.amount})
        else:
            preview.pays(looked_at(cost), cost.amount)
    preview.earns(spaces_points(card, active))
