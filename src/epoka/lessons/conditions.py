"""Conditions on what a seat sees: `seats.me.food >= 5`, `seats.me.buildings.# >= 1`, `prompt == place-workers`."""

from __future__ import annotations

import re
from functools import cache
from operator import eq, ge, le, ne
from typing import Any, Final

from epoka.core.errors import EpokaError
from epoka.core.state import State

OPERATORS: Final = {">=": ge, "<=": le, "==": eq, "!=": ne}
FORM: Final = re.compile(r"^(\S+(?: \d)?) (>=|<=|==|!=) (.+)$")

Facts = dict[str, Any]


class Condition:
    """A path into the facts, an operator and a value.

    Parts of a path are keys and numbers; `me` is the learner's seat, `#` how many there are. What is not there is 0.
    """

    def __init__(self, path: list[str], operator: str, value: int | str) -> None:
        self.path = path
        self.operator = operator
        self.value = value

    def holds(self, facts: Facts, seat: int) -> bool:
        found = found_at(facts, self.path, seat)
        if isinstance(self.value, int):
            return bool(OPERATORS[self.operator](number(found), self.value))
        return bool(OPERATORS[self.operator](str(found), self.value))


@cache
def read_condition(text: str) -> Condition:
    match = FORM.match(text)
    if match is None:
        raise EpokaError(f"«{text}» is no condition; one looks like «seats.me.food >= 5»")
    value = match[3]
    path = match[1].split(".")
    return Condition(path, match[2], int(value) if re.fullmatch(r"-?\d+", value) else value)


def found_at(facts: Any, path: list[str], seat: int) -> Any:
    for part in path:
        if part == "#":
            facts = len(facts) if isinstance(facts, (dict, list, str)) else 0
        elif isinstance(facts, dict):
            facts = facts.get(part)
        elif isinstance(facts, list):
            at = seat if part == "me" else int(part) if part.isdecimal() else -1
            facts = facts[at] if 0 <= at < len(facts) else None
        else:
            return None
    return facts


def number(found: Any) -> int:
    return int(found) if isinstance(found, (bool, int)) else 0


def facts_for(state: State, seat: int | None) -> Facts:
    """What a seat sees, what is asked and of whom."""
    key, _ = state.prompt()
    return {**state.view(seat), "prompt": key, "mover": state.mover, "over": state.over}


def all_hold(conditions: list[Condition], state: State, seat: int) -> bool:
    facts = facts_for(state, seat)
    return all(condition.holds(facts, seat) for condition in conditions)


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(one).replace(r"\*", ".*") for one in text.split("|")))


def matches(pattern: str, name: str) -> bool:
    """Whether the name of an action fits a pattern: `place hunt *|place river 1`."""
    return _pattern(pattern).fullmatch(name) is not None
