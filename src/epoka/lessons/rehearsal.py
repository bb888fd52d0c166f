"""A lesson played through as its file says: what proves that it still fits the rules, and names where it does not."""

from __future__ import annotations

from epoka.core.errors import EpokaError
from epoka.core.ids import CHANCE
from epoka.core.state import State
from epoka.lessons.conditions import matches
from epoka.lessons.lesson import Broken, Lesson, Step
from epoka.lessons.progress import Progress, progress
from epoka.lessons.replies import next_reply


class Rehearsal:
    """The learner's part is the solution of each step, the others' the list of the lesson and nothing beside it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.start = lesson.start()
        self.state: State = self.start.copy()
        self.moves: list[tuple[int, str]] = []

    def progress(self) -> Progress:
        return progress(self.lesson, self.start, self.moves)

    def answer(self, step: str) -> None:
        """Let chance and the others act until the learner is asked."""
        while not self.state.over and self.lesson.seat not in self.state.asked():
            played = [name for by, name in self.moves if by != self.lesson.seat]
            reply = next_reply(self.lesson, self.state, played)
            if reply is None:
                raise Broken(self.lesson.name, step, f"nothing in «then» fits; {self.offered()}")
            self.act(reply)

    def offered(self) -> str:
        state = self.state
        actions = [action for action, _ in state.chance()] if state.mover == CHANCE else state.actions()
        who = "chance" if state.mover == CHANCE else f"seat {state.mover}"
        return f"{who} has {', '.join(state.name(action) for action in actions[:40])}"

    def act(self, action: int) -> None:
        self.moves.append((self.state.mover, self.state.name(action)))
        self.state.act(action)

    def check_errors(self, step: Step) -> None:
        """Every mistake that is spoken to can be made where the step begins or on its way."""
        for pattern in step.errors:
            legal = [self.state.name(action) for action in self.state.choices(self.lesson.seat)]
            later = step.do[1:] or not step.do
            if not later and not any(matches(pattern, name) for name in legal):
                raise Broken(self.lesson.name, step.id, f"the mistake «{pattern}» is not possible; {self.offered()}")

    def pass_step(self, step: Step) -> None:
        self.check_errors(step)
        for name in step.solution():
            self.answer(step.id)
            try:
                self.act(self.state.action(name))
            except EpokaError as error:
                raise Broken(self.lesson.name, step.id, f"{error}; {self.offered()}") from error
        self.answer(step.id)


def rehearse(lesson: Lesson) -> Rehearsal:
    """Play a lesson to its end. Raises Broken, naming the lesson and the step."""
    played = Rehearsal(lesson)
    played.answer("before")
    tasks = [step for step in lesson.steps if not step.reading]
    if not tasks or not tasks[-1].goal:
        raise Broken(lesson.name, "end", "its last task has no goal")
    for number, step in enumerate(tasks, start=1):
        played.pass_step(step)
        reached = played.progress()
        if reached.wrong:
            raise Broken(lesson.name, step.id, f"its own solution is answered by «{reached.wrong}»")
        if reached.step != number:
            raise Broken(lesson.name, step.id, f"its goal {step.goal} is not reached by {step.solution()}")
    return played
