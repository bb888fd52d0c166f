"""V.I.C.I.'s turns: her action cards, her Reset, her goal roll (CV-189, CV-190, CV-191, CV-191a, CV-200)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.step import Procedure, TableProcedure
from epoka.games.civolution.components.board import RESET_SPACES
from epoka.games.civolution.components.pieces import CATEGORIES, ERAS, GOAL
from epoka.games.civolution.components.solo_cards import (
    BY_DICE,
    FINAL_TILES,
    LAST_ERA,
    NEXT_ERA,
    SOLO_CARDS,
    VICI_CARDS,
    SoloHalf,
)
from epoka.games.civolution.notation import DEAL_VICI, ROLL
from epoka.games.civolution.position.opponent import VICI
from epoka.games.civolution.position.opponent_view import HALVES, half
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.solo.markers import leave_game
from epoka.games.civolution.solo.opponent_steps import A_POINTS, OpponentAction, action_of
from epoka.games.civolution.steps.effects import NEXT_TURN, perform
from epoka.games.civolution.steps.rolling import Roll
from epoka.games.civolution.turns.turn import ResetDone


class GoalRoll(Roll):
    """Phase 2: a goal chip of the display may leave the game (CV-189)."""

    def act(self, s: Civolution, action: i64) -> None:
        space = action - ROLL
        if space < len(s.goal_display) and s.goal_display[space] >= 0:
            if s.listening:
                s.tell("vici-chip-roll", {"value": int(space) + 1})
            leave_game(s, GOAL + s.goal_display[space])
            s.goal_display[space] = -1
        elif s.listening:
            s.tell("vici-no-goal", {"value": int(space) + 1})


# ---- a turn ---------------------------------------------------------------------------------------------------------


class OpponentTurn(Procedure[Civolution]):
    """Her turn in the action phase: the next action card, from the shuffled discard pile where the stack is empty."""

    def __init__(self) -> None:
        super().__init__(VICI)

    def act(self, s: Civolution, action: i64) -> None:
        vici = s.vici
        if not vici.stack.size():
            vici.stack = Pool([0 if card in vici.revealed else 1 for card in range(SOLO_CARDS)])
            if s.listening:
                s.tell("vici-shuffled", {})
        perform(s, VICI, NEXT_TURN)
        s.push(ShowCard())


class ShowCard(Draw[Civolution]):
    """The card joins the revealed ones; enough icons make a Reset instead of its actions (CV-190, CV-191)."""

    def __init__(self) -> None:
        super().__init__(DEAL_VICI, "vici")

    def pool(self, s: Civolution) -> Pool:
        return s.vici.stack

    def receive(self, s: Civolution, kind: int) -> None:
        vici = s.vici
        vici.revealed.append(kind)
        if s.listening:
            blue, red = vici.blue_icons(), vici.red_icons()
            s.tell("vici-card", {"card": VICI_CARDS[kind].id, "half": HALVES[half(s)], "blue": blue, "red": red})
        if not vici.resets():
            carry_out(s, kind)
            return
        reset(s)
        if s.options["harder_resets"]:
            carry_out(s, kind)


def reset(s: Civolution) -> None:
    """The indicator moves unless it is at the end; the cards are discarded afterwards (CV-191, CV-191a)."""
    if s.indicator < RESET_SPACES[s.players]:
        s.indicator += 1
    if s.listening:
        s.tell("vici-reset", {"resets": int(s.indicator), "end": RESET_SPACES[s.players]})
    s.push(ResetDone(VICI))
    s.push(DiscardCards())


class DiscardCards(TableProcedure[Civolution]):
    """All revealed cards go to the discard pile; icons count from zero again (AMB-40)."""

    def act(self, s: Civolution, action: i64) -> None:
        s.vici.revealed = []


# ---- carrying out a card --------------------------------------------------------------------------------------------


def carry_out(s: Civolution, card: int) -> None:
    """Carry out a card by the half of the difficulty: a row by a die, or a category's action so many times (CV-200)."""
    row = VICI_CARDS[card]
    side = row.halves[half(s)]
    if row.category == BY_DICE:
        s.push(RowRoll(card))
        return
    if row.category == NEXT_ERA and s.era == ERAS:
        s.push(OpponentAction(A_POINTS, side.era_4_points, 0))
        return
    if side.points:
        s.push(OpponentAction(A_POINTS, side.points, 0))
    push_categories(s, categories_of(s, row.category), side)


def categories_of(s: Civolution, whose: i64) -> list[int]:
    """The categories a card names; the final scoring's in the order of its area (AMB-42)."""
    if whose == FINAL_TILES:
        return [category for category in range(len(CATEGORIES)) if s.final_tiles >> category & 1]
    era = ERAS if whose == LAST_ERA else s.era + 1 if whose == NEXT_ERA else s.era
    return [s.era_tiles[era - 1]]


def push_categories(s: Civolution, categories: list[int], side: SoloHalf) -> None:
    s.push_all([action_of(category) for category in categories for _ in range(side.times)])
    if s.listening:
        for category in categories:
            s.tell("vici-category", {"category": CATEGORIES[category], "times": side.times})


class RowRoll(Roll):
    """One die chooses the row of the card (AMB-48)."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def act(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("vici-rolled", {"value": int(action) - ROLL + 1})
        row = VICI_CARDS[self.card].halves[half(s)].rows[action - ROLL + 1]
        s.push_all([OpponentAction(effect.kind, effect.a, effect.b) for effect in row])
