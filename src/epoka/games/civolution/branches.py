"""Modules with OR: their branches, and what each of them does at each level (CV-46, CV-54 to CV-62)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.games.civolution.card_costs import installable
from epoka.games.civolution.chips import Opening
from epoka.games.civolution.components import (
    DECK_OF,
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
from epoka.games.civolution.doing import do
from epoka.games.civolution.installing import InstallCard
from epoka.games.civolution.kinds import (
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
from epoka.games.civolution.menu import Menu
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
from epoka.games.civolution.projects import ANY_PROJECT, Build
from epoka.games.civolution.state import Civolution


class Branch(Opening):
    """A module with OR: exactly one of its branches (CV-46)."""

    def __init__(self, seat: i64, module: i64, level: i64) -> None:
        super().__init__(seat)
        self.module: i64 = module
        self.level: i64 = level

    def args(self) -> list[int]:
        return [int(self.seat), int(self.module), int(self.level)]

    def always_asked(self) -> bool:
        return int(self.module) in DECK_OF

    def offer(self, s: Civolution, out: list[int]) -> None:
        for branch in self.branches():
            if branch != DO_INSTALL or installable(s, self.seat, DECK_OF[int(self.module)], self.special()):
                out.append(branch)

    def special(self) -> i64:
        """Level III of the five installing modules brings the special bonus (CV-69)."""
        return 1 if self.level == 3 else 0

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
        seat, level = self.seat, self.level
        if action == DO_HUNT:
            do(s, seat, E_HUNT, 2 if level == 3 else 1)
        elif action == DO_STRENGTHEN:
            do(s, seat, E_STRENGTHEN, [1, 3, 4][level - 1])
        elif action == DO_EXPLORE:
            if level > 1:
                do(s, seat, E_POINTS, 2 if level == 2 else 4)
                do(s, seat, E_REVEAL, 1)
            do(s, seat, E_EXPLORE)
        elif action == DO_FIND:
            do(s, seat, E_LUCKY_FIND, 2 if level == 3 else 1)
        elif action == DO_PROJECT:
            s.push(Build(seat, 1 if level == 1 else 2, ANY_PROJECT, 1 if level == 2 else 0))
        else:
            return False
        return True

    def _act_console(self, s: Civolution, action: i64) -> bool:
        """Branches for cards, dice, ideas, features and chips."""
        seat, level = self.seat, self.level
        if action == DO_GAIN:
            do(s, seat, E_CARD, 2 if level == 3 else 1, -1)
        elif action == DO_DRAW:
            do(s, seat, E_DRAW, 2 if level == 1 else 4, 2 if level == 3 else 1)
        elif action == DO_MOVE:
            do(s, seat, E_MOVE_FEATURE, 1 if level == 1 else 2)
        elif action == DO_INCOME:
            do(s, seat, E_INCOME_ACTION, 1 if level == 1 else 2)
        elif action == DO_FOCUS:
            do(s, seat, E_FOCUS, 1)
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
        seat, level = self.seat, self.level
        powers = s.seats[seat].powers
        if action == DO_IDEAS:
            ideas = 2 if self.module == M_SLEEP else 3 if level == 1 else 6
            do(s, seat, E_IDEAS, ideas + powers[P_IDEA_BONUS])
        elif action == DO_PLAN:
            do(s, seat, E_PLAN, (2 if level == 1 else 3) + powers[P_PLAN_BONUS])
        elif level < 3:
            do(s, seat, E_INSTALL_GOAL)
        else:
            s.push(Menu(seat, [DO_GAIN, E_GOAL_CHIP, 1, DO_INSTALL, E_INSTALL_GOAL, 1]))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "branch", {"module": MODULES[self.module], "level": int(self.level)}
