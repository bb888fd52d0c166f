"""Modules with several actions: one kind after the other, mixed in runs where the module says so (CV-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.console.fate import FavorTest
from epoka.games.civolution.console.favor import say_test
from epoka.games.civolution.console.gathering import Gather
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DO_TEST, DONE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.effects import NO_EFFECT, do
from epoka.games.civolution.steps.preview import Preview

NO_MENU: Final[list[int]] = []
"""The menu of a run that was not begun from one."""
BEGUN: Final = -1
"""While a run of a branch lasts, its number in the menu is the one before the run times this."""

RunFunction = Callable[[Civolution, i64, i64, list[int]], None]
"""Begins a run of up to so many actions of one kind, which comes back to the menu that is given with it."""

RUNS: Final[dict[int, RunFunction]] = {}
"""How each branch begins that may come back to its menu; the module `wiring` fills it."""


class Menu(Opening):
    """What a module offers: triples of a branch, its effect and how often it is left.

    A branch goes on until its player leaves it. Where branches may be mixed, what is left of a branch can be taken up
    again, but only after another branch: directly after itself it would be the same run written in two ways. A player
    who begins a branch and does nothing gives it up; otherwise two branches could be begun in turn for ever. Where one
    action comes before or after the other, never inside it, `whole` is 1: a branch is over when its player leaves it.
    The branch `test` takes a favour test once and then does all that the test allows.
    """

    def __init__(self, seat: i64, items: list[int], last: i64 = -1, whole: i64 = 0) -> None:
        super().__init__(seat)
        self.items = items
        self.last: i64 = last
        self.whole: i64 = whole

    def offer(self, s: Civolution, out: list[int]) -> None:
        for item in range(0, len(self.items), 3):
            if self.items[item + 2] > 0 and self.items[item] != self.last:
                out.append(self.items[item])
        out.sort()
        out.append(DONE)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        items = self.items.copy()
        item = item_of(items, action)
        kind, number = items[item + 1], items[item + 2]
        items[item + 2] = BEGUN * number
        if not self.whole and run(s, self.seat, action, number, items):
            return
        items[item + 2] = 0
        if sum(items[2::3]):
            s.push(Menu(self.seat, items, -1, self.whole))
        if action == DO_TEST:
            s.push(FavorTest(self.seat, kind, number, NO_EFFECT, 0))
        else:
            do(s, self.seat, kind, number)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action == DONE:
            return
        if action == DO_TEST:
            say_test(shown, s, self.seat)
        shown.say("times", {"n": self.items[item_of(self.items, action) + 2]})


def run(s: Civolution, seat: i64, branch: i64, number: i64, items: list[int]) -> bool:
    """Begin a run of a branch that may come back to the menu; False for those that are done once."""
    begin = RUNS.get(int(branch))
    if begin is None:
        return False
    begin(s, seat, number, items)
    return True


def item_of(items: list[int], branch: i64) -> int:
    """Where the triple of a branch begins."""
    for item in range(0, len(items), 3):
        if items[item] == branch:
            return item
    raise ValueError(f"the menu {items} has no branch {branch}")


def back_to_menu(s: Civolution, seat: i64, menu: list[int], branch: i64, left: i64) -> None:
    """A run is over: the other branches are offered, if there are any."""
    if not menu or max(menu[2::3]) <= 0:
        return
    items = menu.copy()
    number = item_of(items, branch) + 2
    items[number] = 0 if left == BEGUN * items[number] else int(left)
    s.push(Menu(seat, items, branch))


class Run(Gather):
    """A run of actions of one kind, which comes back to the menu that it was begun from."""

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0, menu: list[int] | None = None) -> None:
        super().__init__(seat, left, lowest)
        self.menu: list[int] = NO_MENU if menu is None else menu

    def branch(self) -> int:
        """Which branch of the menu it is."""
        raise NotImplementedError

    def leave(self, s: Civolution, left: i64) -> None:
        back_to_menu(s, self.seat, self.menu, self.branch(), left)
