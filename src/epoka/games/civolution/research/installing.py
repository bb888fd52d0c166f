"""Installing research cards: column, stage, cost spaces, points, instant bonus (CV-69, CV-111 to CV-118)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import C_MATERIAL, C_RETURN_FEATURE, T_INSTALL_CARD
from epoka.games.civolution.components.pieces import CARDS, COLUMNS, DECK_SIZE, DECKS
from epoka.games.civolution.components.spaces import FEATURE, STORE
from epoka.games.civolution.console.columns import (
    column_reason,
    columns_for,
    insert,
    next_stage,
    say_stage,
    take_effect,
)
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import (
    AS_STAGE,
    BY_MATERIAL,
    BY_SETTLEMENTS,
    CARD_NAMES,
    COLUMN,
    DECLINE,
    IGNORE,
    INSTALL,
)
from epoka.games.civolution.position.player import FROM_CARDS
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import (
    COST_SPACES,
    active_spaces,
    alternatives,
    can_afford,
    count_bits,
    installable,
    lacking,
    may_ignore,
    payable,
    say_costs,
    spaces_points,
    stages_for,
)
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import do_all
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger


class InstallCard(Opening):
    """The player chooses a card from hand to install, or none; `special` is 1 with the bonus of level III (CV-69)."""

    def __init__(self, seat: i64, deck: i64, special: i64) -> None:
        super().__init__(seat)
        self.deck: i64 = deck
        self.special: i64 = special

    def rule(self) -> str:
        return "CV-111"

    def always_asked(self) -> bool:
        return True

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DECLINE)
        for card in installable(s, self.seat, self.deck, self.special):
            out.append(INSTALL + card)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DECLINE:
            s.seats[self.seat].show_card(action - INSTALL)
            s.push(CardColumn(self.seat, action - INSTALL, self.special))

    def lowest_stage(self, s: Civolution) -> int:
        """The lowest stage that a card of the deck could go to."""
        player = s.seats[self.seat]
        return min([int(next_stage(player, column)) for column in columns_for(player, self.deck)])

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not INSTALL <= action < INSTALL + CARDS:
            return None
        card = action - INSTALL
        if card not in s.seats[self.seat].hand:
            return Refusal("card-not-in-hand", "CV-111", {"card": CARD_NAMES[card]})
        if card // DECK_SIZE != self.deck:
            return Refusal("other-deck", "CV-111", {"deck": DECKS[self.deck]})
        stage = self.lowest_stage(s)
        return lacking(s, self.seat, card, int(active_spaces(card, stage)), stage)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Show the lowest stage of a card, its cost there, and the most points its cost spaces could give now."""
        if action == DECLINE:
            return
        card, player = action - INSTALL, s.seats[self.seat]
        found = [stages_for(s, self.seat, card, column, self.special) for column in columns_for(player, self.deck)]
        stages = sorted({stage for payable_there in found for stage in payable_there})
        say_stage(shown, player, self.lowest_stage(s))
        active = active_spaces(card, stages[0])
        if can_afford(s, self.seat, card, active):
            say_costs(shown, card, active)
        best = max([spaces_points(card, active_spaces(card, stage)) for stage in stages])
        if best > spaces_points(card, active):
            shown.say("points-at-most", {"points": best})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "install-card", {"deck": DECKS[self.deck]}


class CardColumn(Decision):
    """The player chooses the column of a card; later cards of a deck follow the first (CV-102)."""

    def __init__(self, seat: i64, card: i64, special: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.special: i64 = special

    def rule(self) -> str:
        return "CV-102"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for column in columns_for(s.seats[self.seat], self.card // DECK_SIZE):
            if stages_for(s, self.seat, self.card, column, self.special):
                out.append(COLUMN + column)

    def act(self, s: Civolution, action: i64) -> None:
        s.push(CardStage(self.seat, self.card, action - COLUMN, self.special))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not COLUMN <= action < COLUMN + COLUMNS:
            return None
        player, card, column = s.seats[self.seat], int(self.card), action - COLUMN
        found = column_reason(player, card // DECK_SIZE, column)
        if found is not None:
            return found
        stage = int(next_stage(player, column))
        return lacking(s, self.seat, card, int(active_spaces(card, stage)), stage)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        player = s.seats[self.seat]
        say_stage(shown, player, int(next_stage(player, action - COLUMN)))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "card-column", {"card": CARD_NAMES[self.card]}


class CardStage(Decision):
    """The player chooses the stage whose cost is paid: the card's own or a higher one (CV-115)."""

    def __init__(self, seat: i64, card: i64, column: i64, special: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.column: i64 = column
        self.special: i64 = special

    def rule(self) -> str:
        return "CV-115"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for stage in stages_for(s, self.seat, self.card, self.column, self.special):
            out.append(AS_STAGE + stage - 1)

    def act(self, s: Civolution, action: i64) -> None:
        active = active_spaces(self.card, action - AS_STAGE + 1)
        s.push(IgnoreSpace(self.seat, self.card, self.column, active, self.special))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if COLUMN <= action < COLUMN + COLUMNS:
            return column_reason(s.seats[self.seat], self.card // DECK_SIZE, action - COLUMN)
        if not AS_STAGE <= action < AS_STAGE + COST_SPACES:
            return None
        stage, own = action - AS_STAGE + 1, int(next_stage(s.seats[self.seat], self.column))
        if stage < own:
            return Refusal("stage-too-low", "CV-112", {"stage": min(own, COST_SPACES)})
        active = active_spaces(self.card, stage)
        if stage > own and active == active_spaces(self.card, stage - 1):
            return Refusal("stage-asks-no-more", "CV-115", {"stage": stage})
        return lacking(s, self.seat, int(self.card), int(active), stage)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        say_costs(shown, self.card, active_spaces(self.card, action - AS_STAGE + 1))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "card-stage", {"card": CARD_NAMES[self.card]}


class IgnoreSpace(Decision):
    """The player may leave out one active cost space, but never the only one (CV-69)."""

    def __init__(self, seat: i64, card: i64, column: i64, active: i64, special: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.column: i64 = column
        self.active: i64 = active
        self.special: i64 = special

    def rule(self) -> str:
        return "CV-69"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        if can_afford(s, self.seat, self.card, self.active):
            out.append(DECLINE)
        if may_ignore(s, self.seat, self.card, self.special) and count_bits(self.active) > 1:
            for space in range(COST_SPACES):
                if self.active >> space & 1 and can_afford(s, self.seat, self.card, self.active ^ 1 << space):
                    out.append(IGNORE + space)

    def act(self, s: Civolution, action: i64) -> None:
        active, special = self.active, self.special
        if action != DECLINE:
            active ^= 1 << int(action - IGNORE)
            special = 0
        s.push(Alternatives(self.seat, self.card, self.column, active, 0, alternatives(self.card, active), special))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IGNORE <= action < IGNORE + COST_SPACES:
            return None
        space = action - IGNORE
        if not self.active >> space & 1:
            return Refusal("space-inactive", "CV-112", {"space": space + 1})
        return lacking(s, self.seat, int(self.card), int(self.active) ^ 1 << space, space + 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        say_costs(shown, self.card, self.active if action == DECLINE else self.active ^ 1 << (action - IGNORE))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "ignore-space", {"card": CARD_NAMES[self.card]}


class Alternatives(Decision):
    """The player decides for each space with an alternative: material or settlements (CV-113, AMB-19)."""

    def __init__(self, seat: i64, card: i64, column: i64, active: i64, settled: i64, opened: i64, special: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.column: i64 = column
        self.active: i64 = active
        self.settled: i64 = settled
        self.opened: i64 = opened
        self.special: i64 = special

    def rule(self) -> str:
        return "CV-113"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        if not self.opened:
            out.append(BY_MATERIAL)
            return
        space = self.opened & -self.opened
        rest = self.opened ^ space
        if payable(s, self.seat, self.card, self.active, self.settled, rest):
            out.append(BY_MATERIAL)
        if payable(s, self.seat, self.card, self.active, self.settled | space, rest):
            out.append(BY_SETTLEMENTS)

    def act(self, s: Civolution, action: i64) -> None:
        if not self.opened:
            install(s, self.seat, self.card, self.column, self.active, self.settled, self.special)
            return
        space = self.opened & -self.opened
        settled = self.settled | space if action == BY_SETTLEMENTS else self.settled
        rest = self.opened ^ space
        s.push(Alternatives(self.seat, self.card, self.column, self.active, settled, rest, self.special))

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        space = int(self.opened & -self.opened)
        if action == BY_MATERIAL and space:
            cost = RESEARCH[self.card].costs[space.bit_length() - 1]
            shown.pays(STORE + cost.what, cost.amount)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "alternatives", {"card": CARD_NAMES[self.card]}


def install(s: Civolution, seat: i64, card: i64, column: i64, active: i64, settled: i64, special: i64) -> None:
    """Pay, gain the points of the active spaces, then the instant bonus, then the ability (CV-116, CV-117, CV-118).

    The card takes its cell at once, so that no bonus can take it away (AMB-20).
    """
    player = s.seats[seat]
    row = RESEARCH[card]
    for space in range(COST_SPACES):
        if not active >> space & 1:
            continue
        cost = row.costs[space]
        if not settled >> space & 1:
            if cost.kind == C_MATERIAL:
                pay(s, seat, STORE + cost.what, cost.amount)
            elif cost.kind == C_RETURN_FEATURE:
                pay(s, seat, FEATURE + cost.what, cost.amount)
        s.earn(seat, FROM_CARDS, cost.points)
    player.drop_card(card)
    insert(s, seat, column, card, False)
    if special:
        s.push(InstallCard(seat, row.deck, 0))
    s.push(CardWorks(seat, card))
    do_all(s, seat, row.instant)


class CardWorks(Procedure[Civolution]):
    """After the instant bonus the ability begins to work."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def act(self, s: Civolution, action: i64) -> None:
        trigger(s, self.seat, T_INSTALL_CARD, self.card // DECK_SIZE)
        take_effect(s, self.seat, self.card)
