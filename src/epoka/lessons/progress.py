"""How far a learner is, as a pure function of the lesson and the actions so far: undo needs nothing of its own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from epoka.core.state import State
from epoka.lessons.conditions import all_hold, matches
from epoka.lessons.lesson import Lesson, Step


class Page(msgspec.Struct, frozen=True):
    """Something the coach says, and the targets it is about."""

    key: str
    point: list[str]


class Progress(msgspec.Struct):
    """Where a learner stands."""

    step: int
    """How many of the steps in which something is to be done are passed."""
    steps: int
    pages: list[Page]
    """What is to be read now, the task last."""
    wanted: str
    """The pattern of the next action, "" where several ways lead to the goal."""
    wrong: str = ""
    """The key of what is said to the last action, "" where nothing is wrong."""
    back: int = 0
    """Where something is wrong: after how many actions since the start the learner goes on."""
    done: bool = False

    @property
    def waits(self) -> bool:
        """Whether the others wait for the learner to read or to undo."""
        return self.done or bool(self.wrong)


Moves = Sequence[tuple[int, str]]
"""Who did what, since the lesson began."""


class Walk:
    """Goes through the actions and holds them against the steps."""

    def __init__(self, lesson: Lesson, start: State) -> None:
        self.lesson = lesson
        self.state = start.copy()
        self.at = 0
        self.read: list[Step] = []
        self.taken: list[str] = []
        self.since = 0
        self.passed = 0
        self.wrong = ""
        self.back = 0
        self._to_task()

    def _to_task(self) -> None:
        self.read = []
        while self.at < len(self.lesson.steps) and self.lesson.steps[self.at].reading:
            self.read.append(self.lesson.steps[self.at])
            self.at += 1

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def go(self, by: int, name: str, number: int) -> None:
        """One action that was played, the `number`-th since the start."""
        if self.step is None or self.wrong:
            return
        self.state.act(self.state.action(name))
        if by == self.lesson.seat:
            self.judge(name, number)
        if not self.wrong:
            self.settle(number)

    def judge(self, name: str, number: int) -> None:
        """An action of the learner."""
        step = self.step
        if step is None:
            return
        place = len(self.taken)
        self.taken.append(name)
        if not step.do:
            self.wrong = self.said_to(step, name, "")
        elif not (place < len(step.do) and matches(step.do[place], name)):
            self.wrong = self.said_to(step, name, "lesson-not-it")
        self.back = number - 1

    def said_to(self, step: Step, name: str, otherwise: str) -> str:
        for pattern, end in step.errors.items():
            if matches(pattern, name):
                return self.lesson.error_key(step, end)
        return otherwise

    def settle(self, number: int) -> None:
        """Whether the step is passed or lost, once nothing more comes by itself."""
        step, seat = self.step, self.lesson.seat
        if step is None or not (self.state.over or seat in self.state.asked()):
            return
        complete = len(self.taken) >= len(step.do) if step.do else bool(self.taken)
        if complete and all_hold(step.goals(), self.state, seat):
            self.at += 1
            self.passed += 1
            self.taken, self.since = [], number
            self._to_task()
        elif step.lost and self.taken and all_hold(step.losses(), self.state, seat):
            self.wrong, self.back = self.lesson.key(f"{step.id}-lost"), self.since


def progress(lesson: Lesson, start: State, moves: Moves, draft: Sequence[str] = ()) -> Progress:
    """Where a learner stands after these actions since the start; `draft` is the unfinished gesture."""
    walk = Walk(lesson, start)
    for number, (by, name) in enumerate([*moves, *((lesson.seat, name) for name in draft)], start=1):
        walk.go(by, name, number)
    step = walk.step
    pages = [Page(lesson.key(one.id), one.point) for one in [*walk.read, *([step] if step else [])]]
    if step is None:
        pages.append(Page(lesson.key("end"), []))
    wanted = step.do[len(walk.taken)] if step and len(walk.taken) < len(step.do) and not walk.wrong else ""
    return Progress(
        step=walk.passed,
        steps=len([one for one in lesson.steps if not one.reading]),
        pages=pages,
        wanted=wanted,
        wrong=walk.wrong,
        back=walk.back,
        done=step is None,
    )
