"""The policy of Founders of the Empire: plays all seats of imagined games, quickly.

A turn is planned once: the best tile found when tokens are weighed is the one that is added, unless the token changes
what fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.policy import Policy
from epoka.core.state import State
from epoka.core.step import Step
from epoka.games.founders.adding import AddTile, PlaceTile
from epoka.games.founders.bots.additions import UNTHINKABLE, Additions
from epoka.games.founders.bots.drafting import draft_values
from epoka.games.founders.bots.outlook import Weights
from epoka.games.founders.bots.pricing import Pricing
from epoka.games.founders.bots.reveals import reveal_values
from epoka.games.founders.bots.spending import Play, Spending
from epoka.games.founders.bots.standing import NOBODY
from epoka.games.founders.dealing import Draft, Lay
from epoka.games.founders.notation import (
    ADD,
    BUY,
    DRAFT,
    LAY,
    NO_TOKEN,
    PLAY_COIN,
    PLAY_CRAFTSMAN,
    PLAY_WAGON,
    PLAY_WAR,
    PROPOSE_END,
    REVEAL,
    SKIP,
    at,
    cell_of,
)
from epoka.games.founders.state import NOTHING, Founders
from epoka.games.founders.tiles import BIT, COIN, CRAFTSMAN, PRODUCTS, WAGON, WAR
from epoka.games.founders.tokens import BuyFrom, PlayToken, TokenAt
from epoka.games.founders.turn import Consent, Reveal

NORTH_SIDE: Final = 1
SILLY: Final = -20.0
"""For what nobody would do: against a fact, or giving something away."""
NEEDLESS: Final = 8.0
"""What lower levels are kept from by so much: a tile replaced although a free cell is better, a token thrown away."""
THROWN_AWAY: Final = -0.9
"""A token that loses so much does nothing for whoever plays it."""
MOST_CANDIDATES: Final = 10
AT_STAKE: Final = 4.0
"""Actions that lie further below the best one are not worth a search."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FoundersPolicy(Policy):
    """Prices every choice; the plan of a turn is kept until it is carried out."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.pricing = Pricing(self.weights)
        self.spending = Spending(self.pricing)
        self.found = Additions()
        self.play = Play()
        self.planned: i64 = NOTHING
        """The turn that is planned: NOTHING where none is."""
        self.face: i64 = NOTHING
        self.cell: i64 = NOTHING
        """The tile to be added in it, and where."""
        self.target: i64 = NOTHING
        self.good: i64 = NOTHING
        """Where the token goes, and what a coin buys."""

    def begin(self, state: State) -> None:
        self.planned = NOTHING
        self.target = NOTHING
        self.pricing.surveyed = NOTHING

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, Founders)
        step = state.agenda[-1]
        return DECISIONS[type(step)](self, state, step, legal)

    def rank(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Founders)
        self.begin(state)
        step = state.agenda[-1]
        return RANKS[type(step)](self, state, step, legal)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        """Of choices that are worth exactly the same, as cells often are, one is enough."""
        ranks = self.rank(state, legal)
        order = sorted([(-ranks[place], place) for place in range(len(legal))])
        found: list[int] = []
        last = 1.0 - UNTHINKABLE
        for worth, place in order:
            if worth > order[0][0] + AT_STAKE or len(found) == MOST_CANDIDATES:
                break
            if worth != last:
                found.append(legal[place])
            last = worth
        return found

    def milestone(self, state: State) -> int:
        assert isinstance(state, Founders)
        return int(state.turns)

    def horizon(self, state: State) -> int:
        return state.players

    # ---- planning a turn ------------------------------------------------------------------------------------------

    def plan_tile(self, s: Founders, found: Additions) -> None:
        """Keep the better one of the tiles found."""
        self.planned = s.turns
        if self.pricing.worth_of_end(found) > found.value:
            self.face = found.end_face
            self.cell = found.end_cell
        else:
            self.face = found.face
            self.cell = found.cell

    def token_gain(self, s: Founders, action: i64) -> float:
        """What playing a token gains; `play` says where."""
        self.play.clear()
        spending = self.spending
        if action < PLAY_COIN:
            spending.war(s, action - PLAY_WAR, self.play)
        elif action < PLAY_WAGON:
            spending.coin(s, action - PLAY_COIN, self.play)
        elif action == PLAY_WAGON:
            spending.wagon(s, self.play)
        else:
            spending.craftsman(s, BIT[PRODUCTS[action - PLAY_CRAFTSMAN]], self.play)
        if self.play.cell == NOTHING:
            return spending.wasted(token_of(action))
        return self.play.gain

    def decide_token(self, s: Founders, seat: i64, legal: list[int]) -> int:
        self.pricing.look(s, seat)
        spending = self.spending
        spending.begin(s)
        self.plan_tile(s, spending.plain)
        self.target = NOTHING
        best, best_gain = NO_TOKEN, 0.0
        for action in legal:
            if action == NO_TOKEN:
                continue
            gain = self.token_gain(s, action)
            if gain > best_gain:
                best, best_gain = action, gain
                self.target = self.play.cell
                self.good = self.play.good
        if best != NO_TOKEN:
            self.planned = NOTHING
            self.pricing.surveyed = NOTHING
        return best

    def plan_addition(self, s: Founders, seat: i64, legal: list[int]) -> int:
        """The best tile; where nothing has to be added, only if it is better than nothing (TE-30)."""
        p = self.pricing
        p.look(s, seat)
        found = self.found
        found.clear()
        p.add_all(s, s.bought, faces_in(legal), found)
        self.plan_tile(s, found)
        if legal[-1] == SKIP:
            skipped = p.end_value(0, 0, NOBODY, 0) if p.closing else p.as_it_is()
            if p.best_of(found) <= skipped:
                return SKIP
        if self.face == NOTHING:
            return legal[0]
        return ADD + int(self.face)


def token_of(action: i64) -> i64:
    """The kind of token that an action plays."""
    if action < PLAY_COIN:
        return WAR
    if action < PLAY_WAGON:
        return COIN
    return WAGON if action == PLAY_WAGON else CRAFTSMAN


def faces_in(legal: list[int]) -> i64:
    """The faces that may be added, as bits."""
    faces: i64 = 0
    for action in legal:
        if ADD <= action < SKIP:
            faces |= BIT[action - ADD]
    return faces


# ---- the decision of each step --------------------------------------------------------------------------------------


def best_of(ranks: list[float], legal: list[int]) -> int:
    best: i64 = 0
    for place in range(len(ranks)):
        if ranks[place] > ranks[best]:
            best = place
    return legal[best]


def decide_draft(policy: FoundersPolicy, s: Founders, step: Draft, legal: list[int]) -> int:
    return best_of(rank_draft(policy, s, step, legal), legal)


def decide_laying(policy: FoundersPolicy, s: Founders, step: Lay, legal: list[int]) -> int:
    return LAY + NORTH_SIDE


def decide_consent(policy: FoundersPolicy, s: Founders, step: Consent, legal: list[int]) -> int:
    return step.considered(s, legal)[0]


def decide_reveal(policy: FoundersPolicy, s: Founders, step: Reveal, legal: list[int]) -> int:
    if len(legal) == 1 or legal[1] == PROPOSE_END:
        return legal[0]
    return best_of(rank_reveal(policy, s, step, legal), legal)


def decide_token(policy: FoundersPolicy, s: Founders, step: PlayToken, legal: list[int]) -> int:
    return policy.decide_token(s, step.seat, legal)


def decide_target(policy: FoundersPolicy, s: Founders, step: TokenAt, legal: list[int]) -> int:
    if policy.target != NOTHING and int(at(policy.target)) in legal:
        return int(at(policy.target))
    return best_of(rank_target(policy, s, step, legal), legal)


def decide_purchase(policy: FoundersPolicy, s: Founders, step: BuyFrom, legal: list[int]) -> int:
    if policy.target != NOTHING and BUY + int(policy.good) in legal:
        return BUY + int(policy.good)
    return best_of(rank_purchase(policy, s, step, legal), legal)


def decide_addition(policy: FoundersPolicy, s: Founders, step: AddTile, legal: list[int]) -> int:
    if policy.planned == s.turns and legal[-1] != SKIP and ADD + int(policy.face) in legal:
        return ADD + int(policy.face)
    return policy.plan_addition(s, step.seat, legal)


def decide_cell(policy: FoundersPolicy, s: Founders, step: PlaceTile, legal: list[int]) -> int:
    if policy.planned == s.turns and policy.face == step.face and int(at(policy.cell)) in legal:
        return int(at(policy.cell))
    return best_of(rank_cells(policy, s, step, legal), legal)


# ---- what each choice is worth --------------------------------------------------------------------------------------


def rank_draft(policy: FoundersPolicy, s: Founders, step: Draft, legal: list[int]) -> list[float]:
    return draft_values(s, int(step.seat), [action - DRAFT for action in legal])


def rank_laying(policy: FoundersPolicy, s: Founders, step: Lay, legal: list[int]) -> list[float]:
    """One column: war finds one target, not two."""
    return [0.1 if action == LAY + NORTH_SIDE else 0.0 for action in legal]


def rank_consent(policy: FoundersPolicy, s: Founders, step: Consent, legal: list[int]) -> list[float]:
    answer = step.considered(s, legal)[0]
    return [0.0 if action == answer else SILLY for action in legal]


def rank_reveal(policy: FoundersPolicy, s: Founders, step: Reveal, legal: list[int]) -> list[float]:
    policy.pricing.look(s, step.seat)
    ranks = reveal_values(policy.pricing, s, [action - REVEAL for action in legal if action != PROPOSE_END])
    if legal[-1] == PROPOSE_END:
        ranks.append(SILLY)
    return ranks


def rank_token(policy: FoundersPolicy, s: Founders, step: PlayToken, legal: list[int]) -> list[float]:
    policy.pricing.look(s, step.seat)
    policy.spending.begin(s)
    ranks: list[float] = []
    for action in legal:
        gain = 0.0 if action == NO_TOKEN else policy.token_gain(s, action)
        ranks.append(gain if gain > THROWN_AWAY else gain - NEEDLESS)
    return ranks


def rank_target(policy: FoundersPolicy, s: Founders, step: TokenAt, legal: list[int]) -> list[float]:
    policy.pricing.look(s, step.seat)
    spending = policy.spending
    spending.begin(s)
    ranks: list[float] = []
    for action in legal:
        cell = cell_of(action)
        if step.token == WAR:
            ranks.append(spending.war_at(s, step.against, cell))
        elif step.token == COIN:
            policy.play.clear()
            spending.coin_at(s, step.against, cell, policy.play)
            ranks.append(policy.play.gain)
        elif step.token == WAGON:
            ranks.append(spending.wagon_at(s, cell))
        else:
            assert step.token == CRAFTSMAN
            ranks.append(spending.craftsman_at(s, cell))
    return ranks


def rank_purchase(policy: FoundersPolicy, s: Founders, step: BuyFrom, legal: list[int]) -> list[float]:
    """The better tile that a unit of each resource makes possible."""
    p = policy.pricing
    p.look(s, step.seat)
    ranks: list[float] = []
    for action in legal:
        policy.found.clear()
        p.add_all(s, action - BUY, -1, policy.found)
        ranks.append(p.best_of(policy.found))
    return ranks


def rank_addition(policy: FoundersPolicy, s: Founders, step: AddTile, legal: list[int]) -> list[float]:
    p = policy.pricing
    p.look(s, step.seat)
    ranks: list[float] = []
    for action in legal:
        if action == SKIP:
            ranks.append(p.end_value(0, 0, NOBODY, 0) if p.closing else p.as_it_is())
            continue
        policy.found.clear()
        p.add_all(s, s.bought, BIT[action - ADD], policy.found)
        found = p.best_of(policy.found)
        ranks.append(SILLY if found == UNTHINKABLE else found)  # it only fits in place of a tile that is better kept
    return ranks


def rank_cells(policy: FoundersPolicy, s: Founders, step: PlaceTile, legal: list[int]) -> list[float]:
    p = policy.pricing
    p.look(s, step.seat)
    land = s.lands[step.seat]
    ranks: list[float] = []
    for action in legal:
        cell = cell_of(action)
        policy.found.clear()
        if land.faces[cell]:
            p.consider_replacing(s, step.face, cell, policy.found)
        else:
            p.look_at_column(land, cell)
            p.consider(s, step.face, cell, policy.found)
        ranks.append(p.best_of(policy.found))
    free = UNTHINKABLE
    for place in range(len(legal)):
        if not land.faces[cell_of(legal[place])]:
            free = max(free, ranks[place])
    for place in range(len(legal)):
        if land.faces[cell_of(legal[place])] and ranks[place] < free:
            ranks[place] -= NEEDLESS
    return ranks


DECISIONS: Final[dict[type[Step[Any]], Callable[..., int]]] = {
    Draft: decide_draft,
    Lay: decide_laying,
    Consent: decide_consent,
    Reveal: decide_reveal,
    PlayToken: decide_token,
    TokenAt: decide_target,
    BuyFrom: decide_purchase,
    AddTile: decide_addition,
    PlaceTile: decide_cell,
}

RANKS: Final[dict[type[Step[Any]], Callable[..., list[float]]]] = {
    Draft: rank_draft,
    Lay: rank_laying,
    Consent: rank_consent,
    Reveal: rank_reveal,
    PlayToken: rank_token,
    TokenAt: rank_target,
    BuyFrom: rank_purchase,
    AddTile: rank_addition,
    PlaceTile: rank_cells,
}
