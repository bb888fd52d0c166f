"""Lessons: short tables on a fixed deal, with a coach who says what to do, lets one err and explains.

A lesson is data: `lessons/<number>-<id>.json` in the folder of its game, its sentences `lesson-<id>-…` in the game's
texts. The rules drive it: nothing here knows a game. See docs/lessons.md.
"""

from epoka.lessons.lesson import Broken, Lesson, Step, UnknownLesson, find_lesson, lesson_names, lessons_of
from epoka.lessons.progress import Page, Progress, progress
from epoka.lessons.reasons import Reason, reason_for
from epoka.lessons.rehearsal import rehearse
from epoka.lessons.replies import FixedDealer, next_reply

__all__ = [
    "Broken",
    "FixedDealer",
    "Lesson",
    "Page",
    "Progress",
    "Reason",
    "Step",
    "UnknownLesson",
    "find_lesson",
    "lesson_names",
    "lessons_of",
    "next_reply",
    "progress",
    "reason_for",
    "rehearse",
]
