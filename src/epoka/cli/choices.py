"""The legal actions as numbered lines, and what a person may type to choose one."""

from __future__ import annotations

from collections.abc import Callable


class Line:
    """One line of the list: a single action, or several that differ in their last number only."""

    def __init__(self, head: str, label: str) -> None:
        self.head = head
        """The notation without the number that differs."""
        self.label = label
        """The same in the player's language."""
        self.actions: list[str] = []

    def numbers(self) -> list[str]:
        """What may follow the head, where the line holds several actions."""
        return [name.removeprefix(self.head).strip() for name in self.actions] if self.actions != [self.head] else []

    def spellings(self, name: str) -> list[str]:
        """Every way to write an action of this line: notation, notation without its verb, the label."""
        number = name.removeprefix(self.head)
        without_verb = name.split(" ", 1)[1] if " " in name else name
        return [name.lower(), without_verb.lower(), (self.label + number).lower()]


class Choices:
    """Finds what was meant among the legal actions."""

    def __init__(self, names: list[str], head: Callable[[str], str], label: Callable[[str], str]) -> None:
        self.lines: list[Line] = []
        for name in names:
            start = head(name)
            if not self.lines or self.lines[-1].head != start:
                self.lines.append(Line(start, label(start)))
            self.lines[-1].actions.append(name)

    def find(self, typed: str) -> list[str]:
        """The legal actions that `typed` may mean: its own name, its number in the list, or words that begin like it.

        One answer is a choice. Several of one line ask for a number, several lines for more letters; none may be an
        action that is not legal.
        """
        words = typed.lower().split()
        names = [name for line in self.lines for name in line.actions]
        exact = [name for name in names if name.lower() == " ".join(words)]
        if exact:
            return exact
        if words and all(word.isdecimal() and len(word) < 4 for word in words):
            by_number = self._by_number(words)
            if by_number or len(words) == 1:
                return by_number
        return [name for line in self.lines for name in line.actions if self._means(words, line, name)]

    def numbers(self) -> dict[str, int]:
        """The number of the line each action stands on."""
        return {name: number for number, line in enumerate(self.lines, start=1) for name in line.actions}

    def line_of(self, names: list[str]) -> Line | None:
        """The line that holds all of these actions."""
        for line in self.lines:
            if names and all(name in line.actions for name in names):
                return line
        return None

    def _by_number(self, words: list[str]) -> list[str]:
        place = int(words[0]) - 1
        if len(words) > 2 or not 0 <= place < len(self.lines):
            return []
        line = self.lines[place]
        if len(words) == 1:
            return line.actions
        return [name for name in line.actions if name == f"{line.head} {words[1]}"]

    def _means(self, words: list[str], line: Line, name: str) -> bool:
        return any(begins_like(words, spelling.split()) for spelling in line.spellings(name))


def begins_like(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins the word at its place; numbers have to be whole."""
    if not typed or len(typed) > len(words):
        return False
    for mine, word in zip(typed, words, strict=False):
        if mine != word if mine.removeprefix("-").isdecimal() else not word.startswith(mine):
            return False
    return True
