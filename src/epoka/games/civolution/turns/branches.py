"""What the branches of a module do, and the choice between them (CV-46, CV-54 to CV-62)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.codes import (
    E_ACTIVATION_DIE,
    E_CARD,
    E_DRAW,
    E_EXPLORE,
    E_FATE_DIE,
    E_FOCUS,
    E_IDEAS,
    E_INSTALL_CARD,
    E_INSTALL_GOAL,
    E_PLAN,
    E_POINTS,
    E_REVEAL,
)
from epoka.games.civolution.components.module_rows import row_of
from epoka.games.civolution.components.pieces import DECK_OF, DECKS, MODULES
from epoka.games.civolution.components.rows import NO_POWER, Effect, ModuleBranch
from epoka.games.civolution.components.spaces import FOCUS, IDEAS
from epoka.games.civolution.components.vocabulary import BRANCHES
from epoka.games.civolution.console.fate import FavorTest
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import BRANCH, DO_INSTALL
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import installable
from epoka.games.civolution.research.goal_chips import is_met
from epoka.games.civolution.steps.effects import NO_EFFECT, do, do_all
from epoka.games.civolution.steps.preview import Preview


def amount(s: Civolution, seat: i64, branch: ModuleBranch) -> i64:
    """How often or how much of its first effect a branch does, with what a lasting power adds."""
    return branch.effects[0].a + more(s, seat, branch)


def more(s: Civolution, seat: i64, branch: ModuleBranch) -> i64:
    return s.seats[seat].powers[branch.more] if branch.more != NO_POWER else 0


def menu_items(s: Civolution, seat: i64, branches: list[ModuleBranch]) -> list[int]:
    """The branches as the triples that a menu is made of."""
    items: list[int] = []
    for branch in branches:
        items.extend([BRANCH + branch.word, branch.effects[0].kind, int(amount(s, seat, branch))])
    return items


def carry_out(s: Civolution, seat: i64, branch: ModuleBranch) -> None:
    """Put on the agenda what a branch does; a favour test waits until the steps above it are over (CV-177)."""
    if branch.menu:
        s.push(Menu(seat, menu_items(s, seat, branch.menu)))
        return
    kind = branch.effects[0].kind
    if branch.test:
        failed = kind if branch.otherwise else NO_EFFECT
        s.push(FavorTest(seat, kind, amount(s, seat, branch), failed, branch.otherwise + more(s, seat, branch)))
        return
    do_all(s, seat, branch.effects[1:])
    do(s, seat, kind, amount(s, seat, branch), branch.effects[0].b, branch.effects[0].c)


class Branch(Opening):
    """The player chooses exactly one branch of a module with OR (CV-46)."""

    def __init__(self, seat: i64, module: i64, level: i64) -> None:
        super().__init__(seat)
        self.module: i64 = module
        self.level: i64 = level

    def always_asked(self) -> bool:
        return int(self.module) in DECK_OF

    def branches(self) -> list[ModuleBranch]:
        """The branches of the module at its level, in the order of their actions."""
        return row_of(self.module, self.level).branches

    def branch_of(self, action: i64) -> ModuleBranch:
        for branch in self.branches():
            if branch.word == action - BRANCH:
                return branch
        raise ValueError(f"{MODULES[self.module]} has no branch {action} at level {self.level}")

    def offer(self, s: Civolution, out: list[int]) -> None:
        for branch in self.branches():
            effect = branch.effect()
            if effect.kind != E_INSTALL_CARD or installable(s, self.seat, effect.b, effect.c):
                out.append(BRANCH + branch.word)

    def choose(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("branch", {"seat": int(self.seat), "what": BRANCHES[action - BRANCH]})
        carry_out(s, self.seat, self.branch_of(action))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not BRANCH <= action < BRANCH + len(BRANCHES):
            return None
        if action == DO_INSTALL and int(self.module) in DECK_OF:
            return Refusal("nothing-to-install", "CV-111", {"deck": DECKS[DECK_OF[int(self.module)]]})
        return Refusal("not-this-module", "CV-46", {"module": MODULES[self.module]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        branch = self.branch_of(action)
        effect = branch.effect()
        if effect.kind == E_INSTALL_CARD:
            shown.say("can-install", {"n": len(installable(s, self.seat, effect.b, effect.c))})
        elif effect.kind == E_INSTALL_GOAL:
            ready = [chip for chip in s.seats[self.seat].visible_goals() if is_met(s, self.seat, chip)]
            shown.say("goals-ready", {"n": len(ready)})
        elif effect.kind == E_EXPLORE:
            shown.earns(branch.amount_of(E_POINTS))
            if branch.amount_of(E_REVEAL):
                shown.say("one-more-site")
        elif effect.kind not in (E_ACTIVATION_DIE, E_FATE_DIE):
            self.say_amount(shown, effect, int(amount(s, self.seat, branch)))

    def say_amount(self, shown: Preview, effect: Effect, number: int) -> None:
        """Show how much of an effect is done, or how often, in the words of the effect."""
        if effect.kind == E_IDEAS:
            shown.gains(IDEAS, number)
        elif effect.kind == E_FOCUS:
            shown.gains(FOCUS, number)
        elif effect.kind == E_PLAN:
            shown.say("planning", {"n": number})
        elif effect.kind == E_CARD:
            shown.say("gain-cards", {"n": number})
        elif effect.kind == E_DRAW:
            shown.say("draw", {"n": number, "keep": effect.b})
        else:
            shown.say("times", {"n": number})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "branch", {"module": MODULES[self.module], "level": int(self.level)}
