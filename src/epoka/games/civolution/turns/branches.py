"""Modules with OR: their branches, and what each of them does at each level (CV-46, CV-54 to CV-62)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.codes import (
    E_ACTIVATION_DIE,
    E_CARD,
    E_DRAW,
    E_EXPLORE,
    E_FATE_DIE,
    E_FOCUS,
    E_GOAL_CHIP,
    E_HUNT,
    E_IDEAS,
    E_INCOME_ACTION,
    E_INSTALL_GOAL,
    E_LUCKY_FIND,
    E_MOVE_FEATURE,
    E_PLAN,
    E_POINTS,
    E_REVEAL,
    E_STRENGTHEN,
    P_IDEA_BONUS,
    P_PLAN_BONUS,
)
from epoka.games.civolution.components.pieces import (
    DECK_OF,
    DECKS,
    M_BUILDING,
    M_EXPLORATION,
    M_INSIGHT,
    M_INVENTION,
    M_MUTATION,
    M_PLANNING,
    M_RESEARCH,
    M_SLEEP,
    M_SUSTENANCE,
    MODULES,
)
from epoka.games.civolution.components.spaces import FOCUS, IDEAS
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.projects import ANY_PROJECT, Build
from epoka.games.civolution.notation import (
    BRANCH,
    BRANCHES,
    DO_ACTIVATION_DIE,
    DO_DICE,
    DO_DRAW,
    DO_EXPLORE,
    DO_FATE_DIE,
    DO_FIND,
    DO_FOCUS,
    DO_GAIN,
    DO_GOAL,
    DO_HUNT,
    DO_IDEAS,
    DO_INCOME,
    DO_INSTALL,
    DO_MOVE,
    DO_PLAN,
    DO_PROJECT,
    DO_STRENGTHEN,
)
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import installable
from epoka.games.civolution.research.goal_chips import is_met
from epoka.games.civolution.research.installing import InstallCard
from epoka.games.civolution.steps.effects import do
from epoka.games.civolution.steps.preview import Preview

NUMBERS: Final[dict[int, list[int]]] = {
    DO_HUNT: [1, 1, 2],
    DO_STRENGTHEN: [1, 3, 4],
    DO_EXPLORE: [0, 2, 4],
    DO_FIND: [1, 1, 2],
    DO_PROJECT: [1, 2, 2],
    DO_PLAN: [2, 3, 3],
    DO_GAIN: [1, 1, 2],
    DO_DRAW: [2, 4, 4],
    DO_IDEAS: [3, 6, 6],
    DO_FOCUS: [1, 1, 1],
    DO_MOVE: [1, 2, 2],
    DO_INCOME: [1, 2, 2],
}
"""How often a branch may be done or how much it brings at levels I to III; exploring brings points beside the sites."""
IDEAS_OF_SLEEP: Final = 2


class Branch(Opening):
    """A module with OR: exactly one of its branches (CV-46)."""

    def __init__(self, seat: i64, module: i64, level: i64) -> None:
        super().__init__(seat)
        self.module: i64 = module
        self.level: i64 = level

    def always_asked(self) -> bool:
        return int(self.module) in DECK_OF

    def offer(self, s: Civolution, out: list[int]) -> None:
        for branch in self.branches():
            if branch != DO_INSTALL or installable(s, self.seat, DECK_OF[int(self.module)], self.special()):
                out.append(branch)

    def special(self) -> i64:
        """Level III of the five installing modules brings the special bonus (CV-69)."""
        return 1 if self.level == 3 else 0

    def number(self, action: i64) -> i64:
        """How often a branch may be done, or how much it brings, at this level; 0 where that says nothing."""
        if action == DO_IDEAS and self.module == M_SLEEP:
            return IDEAS_OF_SLEEP
        return NUMBERS[int(action)][self.level - 1] if int(action) in NUMBERS else 0

    def kept(self) -> i64:
        """How many of the drawn cards are kept."""
        return 2 if self.level == 3 else 1

    def branches(self) -> list[int]:
        """In the order of the actions."""
        module = self.module
        if module == M_SUSTENANCE:  # CV-54
            return [DO_HUNT, DO_STRENGTHEN]
        if module == M_EXPLORATION:  # CV-55
            return [DO_EXPLORE, DO_FIND]
        if module == M_BUILDING:
            return [DO_PROJECT, DO_INSTALL]
        if module == M_PLANNING:  # CV-57
            return [DO_GOAL, DO_PLAN]
        if module == M_RESEARCH:  # CV-58
            return [DO_GAIN, DO_DRAW]
        if module == M_INSIGHT:  # CV-60
            return [DO_INSTALL, DO_IDEAS]
        if module == M_MUTATION:  # CV-61
            return [DO_INSTALL, DO_MOVE]
        if module == M_INVENTION:
            return [DO_INSTALL, DO_INCOME]
        if module == M_SLEEP:
            return [DO_IDEAS, DO_FOCUS]
        if self.level == 1:  # CV-59
            return [DO_INSTALL, DO_ACTIVATION_DIE, DO_FATE_DIE]
        return [DO_INSTALL, DO_DICE]

    def choose(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("branch", {"seat": int(self.seat), "what": BRANCHES[action - BRANCH]})
        if action == DO_INSTALL:
            s.push(InstallCard(self.seat, DECK_OF[int(self.module)], self.special()))
        elif not self._act_out(s, action) and not self._act_console(s, action):
            self._act_planning(s, action)

    def _act_out(self, s: Civolution, action: i64) -> bool:
        """Branches that lead to the continent."""
        seat, number = self.seat, self.number(action)
        if action == DO_HUNT:
            do(s, seat, E_HUNT, number)
        elif action == DO_STRENGTHEN:
            do(s, seat, E_STRENGTHEN, number)
        elif action == DO_EXPLORE:
            if number:
                do(s, seat, E_POINTS, number)
                do(s, seat, E_REVEAL, 1)
            do(s, seat, E_EXPLORE)
        elif action == DO_FIND:
            do(s, seat, E_LUCKY_FIND, number)
        elif action == DO_PROJECT:
            s.push(Build(seat, number, ANY_PROJECT, 1 if self.level == 2 else 0))
        else:
            return False
        return True

    def _act_console(self, s: Civolution, action: i64) -> bool:
        """Branches for cards, dice, features and chips."""
        seat, number = self.seat, self.number(action)
        if action == DO_GAIN:
            do(s, seat, E_CARD, number, -1)
        elif action == DO_DRAW:
            do(s, seat, E_DRAW, number, self.kept())
        elif action == DO_MOVE:
            do(s, seat, E_MOVE_FEATURE, number)
        elif action == DO_INCOME:
            do(s, seat, E_INCOME_ACTION, number)
        elif action == DO_FOCUS:
            do(s, seat, E_FOCUS, number)
        elif action == DO_ACTIVATION_DIE:
            do(s, seat, E_ACTIVATION_DIE)
        elif action == DO_FATE_DIE:
            do(s, seat, E_FATE_DIE)
        elif action == DO_DICE:
            do(s, seat, E_FATE_DIE)
            do(s, seat, E_ACTIVATION_DIE)
        else:
            return False
        return True

    def _act_planning(self, s: Civolution, action: i64) -> None:
        """Branches for ideas, planning markers and goal chips."""
        seat, number = self.seat, self.number(action)
        powers = s.seats[seat].powers
        if action == DO_IDEAS:
            do(s, seat, E_IDEAS, number + powers[P_IDEA_BONUS])
        elif action == DO_PLAN:
            do(s, seat, E_PLAN, number + powers[P_PLAN_BONUS])
        elif self.level < 3:
            do(s, seat, E_INSTALL_GOAL)
        else:
            s.push(Menu(seat, [DO_GAIN, E_GOAL_CHIP, 1, DO_INSTALL, E_INSTALL_GOAL, 1]))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not BRANCH <= action < BRANCH + len(BRANCHES):
            return None
        if action == DO_INSTALL and int(self.module) in DECK_OF:
            return Refusal("nothing-to-install", "CV-111", {"deck": DECKS[DECK_OF[int(self.module)]]})
        return Refusal("not-this-module", "CV-46", {"module": MODULES[self.module]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        player, number = s.seats[self.seat], int(self.number(action))
        if action == DO_INSTALL:
            cards = installable(s, self.seat, DECK_OF[int(self.module)], self.special())
            shown.say("can-install", {"n": len(cards)})
        elif action == DO_GOAL:
            ready = [chip for chip in player.visible_goals() if is_met(s, self.seat, chip)]
            shown.say("goals-ready", {"n": len(ready)})
        elif action == DO_IDEAS:
            shown.gains(IDEAS, number + player.powers[P_IDEA_BONUS])
        elif action == DO_FOCUS:
            shown.gains(FOCUS, number)
        elif action == DO_PLAN:
            shown.say("planning", {"n": number + int(player.powers[P_PLAN_BONUS])})
        elif action == DO_GAIN:
            shown.say("gain-cards", {"n": number})
        elif action == DO_DRAW:
            shown.say("draw", {"n": number, "keep": int(self.kept())})
        elif action == DO_EXPLORE:
            shown.earns(number)
            if number:
                shown.say("one-more-site")
        elif number:
            shown.say("times", {"n": number})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "branch", {"module": MODULES[self.module], "level": int(self.level)}
