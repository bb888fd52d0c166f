"""A lesson as its file has it, and where the lessons of a game are found."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from epoka.core.errors import EpokaError, suggestion
from epoka.core.game import Game
from epoka.core.state import State
from epoka.lessons.conditions import Condition, read_condition
from epoka.texts import package_of


class UnknownLesson(EpokaError):
    """There is no lesson of this name."""


class Broken(EpokaError):
    """A lesson no longer fits the rules: which one, at which step, and what does not fit."""

    def __init__(self, lesson: str, step: str, why: str) -> None:
        self.lesson = lesson
        self.step = step
        self.why = why
        super().__init__(f"the lesson «{lesson}» does not fit the rules at «{step}»: {why}")


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that the coach says, and what has to happen before the next.

    Without `do` and `goal` there is nothing to do but to read. Patterns of actions are names with `*` for any rest of a
    word or more, `|` between alternatives.
    """

    id: str
    do: list[str] = []
    """The actions to take, one after the other."""
    goal: list[str] = []
    """What has to be true at the end of the step, as conditions on what the learner sees."""
    lost: list[str] = []
    """What must not come to be true before: then the coach says `…-lost`, and the step begins again."""
    point: list[str] = []
    """The targets of the board it speaks of, beside those of the actions to take."""
    errors: dict[str, str] = {}
    """What is said to other actions: a pattern, and the end of the text's key, or a whole key `lesson-…`."""
    play: list[str] = []
    """How the step is passed: the actions of the learner that a rehearsal takes, where `do` leaves a choice."""

    @property
    def reading(self) -> bool:
        return not self.do and not self.goal

    def goals(self) -> list[Condition]:
        return [read_condition(text) for text in self.goal]

    def losses(self) -> list[Condition]:
        return [read_condition(text) for text in self.lost]

    def solution(self) -> list[str]:
        """The actions that pass the step."""
        return self.play or [pattern.split("|")[0] for pattern in self.do]


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a lesson."""

    players: int
    steps: list[Step]
    seat: int = 0
    options: dict[str, Any] = {}
    before: list[str] = []
    """All actions, of chance too, that lead to the position where the lesson begins."""
    then: list[str] = []
    """What chance and the others do later, in this order; see `replies`."""


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: Game, identity: str, data: Data) -> None:
        self.game = game
        self.id = identity
        self.data = data
        self.seat = data.seat
        self.steps = data.steps

    @property
    def name(self) -> str:
        """What errors and tests call it."""
        return f"{self.game.name} {self.id}"

    def key(self, end: str) -> str:
        """The key of one of its sentences."""
        return f"lesson-{self.id}-{end}"

    def error_key(self, step: Step, end: str) -> str:
        """The key of what is said to a mistake; a whole one serves several steps."""
        return end if end.startswith("lesson-") else self.key(f"{step.id}-{end}")

    def start(self) -> State:
        """The position where it begins. Raises Broken."""
        try:
            state = self.game.begin(self.data.players, dict(self.data.options))
            for name in self.data.before:
                state.act(state.action(name))
        except EpokaError as error:
            raise Broken(self.name, "before", str(error)) from error
        return state

    def text_keys(self) -> list[str]:
        """The keys of all its sentences."""
        found = [self.key("title"), self.key("aim"), self.key("end")]
        for step in self.steps:
            found.append(self.key(step.id))
            ends = [*step.errors.values(), *(["lost"] if step.lost else [])]
            found.extend(self.error_key(step, end) for end in dict.fromkeys(ends))
        return list(dict.fromkeys(found))


def folder_of(game: Game) -> Traversable | None:
    """Where the lessons of a game lie, None where it has none."""
    package = package_of(game)
    folder = files(package) / "lessons" if package else None
    return folder if folder is not None and folder.is_dir() else None


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where its folder has none."""
    folder = folder_of(game)
    if folder is None:
        return ()
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json") and file.name[0].isdigit())
    return tuple(_read(game, name, (folder / name).read_bytes()) for name in found)


def _read(game: Game, name: str, content: bytes) -> Lesson:
    identity = name.removesuffix(".json").partition("-")[2]
    try:
        return Lesson(game, identity, msgspec.json.decode(content, type=Data))
    except msgspec.MsgspecError as error:
        raise Broken(f"{game.name} {identity}", name, str(error)) from error


def lesson_names(game: Game) -> list[str]:
    return [lesson.id for lesson in lessons_of(game)]


def find_lesson(game: Game, identity: str) -> Lesson:
    """The lesson of this name. Raises UnknownLesson."""
    for lesson in lessons_of(game):
        if lesson.id == identity:
            return lesson
    known = lesson_names(game)
    meant = suggestion(identity, known) if known else "there are none"
    raise UnknownLesson(f"{game.name} has no lesson «{identity}»; {meant}")
