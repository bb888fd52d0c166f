"""Writes out the copies of a game's states, field by field, from the forms that the state and its parts declare.

python -m epoka.copies            writes the module `copies` of every game that has one
python -m epoka.copies --check    says which are out of date (a test does the same)

A copy that looks its fields up by name takes several times as long. A new game starts with an empty `copies.py` beside
its `game.py`, or does without: `State.copy` and `Part.copy` copy by the same forms.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from epoka.core.forms import Forms, Part
from epoka.core.game import Game, all_games
from epoka.generated import Files, write_or_check

HEAD = '''"""The fields of {name}, copied one by one.

This module is written by `python -m epoka.copies` from the forms that the classes declare; a test keeps it true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
{imports}
'''

FUNCTION = """

def copy_{function}(old: {kind}, new: {kind}) -> None:
{lines}
"""


def copies(game: Game) -> str:
    """The text of the module: a function for the state and for each kind of part that declares its fields."""
    declared = list(declarations(game))
    parts = [HEAD.format(name=game.name, imports=imports([kind for kind, _ in declared]))]
    for kind, forms in declared:
        lines = [f"    new.{name} = {form.copying(f'old.{name}')}" for name, form in forms.items()]
        name = kind.__name__
        parts.append(FUNCTION.format(function=snake_case(name), kind=name, lines="\n".join(lines)))
    return "".join(parts)


def imports(kinds: list[type[Any]]) -> str:
    """A line a module."""
    names: dict[str, list[str]] = {}
    for kind in kinds:
        names.setdefault(kind.__module__, []).append(kind.__name__)
    return "\n".join([f"    from {module} import {', '.join(sorted(names[module]))}" for module in sorted(names)])


def declarations(game: Game) -> Iterator[tuple[type[Any], Forms]]:
    """The classes whose fields are copied, with the forms of these: the state, then its parts as they are met."""
    players = game.players[-1]
    state = game.blank(players, game.resolve(players, {}))
    waiting: list[tuple[type[Any], Forms]] = [(type(state), state.forms())]
    known: list[type[Any]] = [type(state)]
    while waiting:
        kind, forms = waiting.pop(0)
        yield kind, forms
        for form in forms.values():
            part = form.part()
            if part is not None and part not in known and part.forms is not Part.forms:
                known.append(part)
                waiting.append((part, part().forms()))


def snake_case(name: str) -> str:
    """StoneAge as stone_age."""
    return "".join(["_" + letter.lower() if letter.isupper() else letter for letter in name]).lstrip("_")


def modules() -> Files:
    """Every module of copies, with the text that it should have."""
    found: Files = {}
    for game in all_games():
        file = sys.modules[type(game).__module__].__file__
        path = Path(file or "").with_name("copies.py")
        if path.exists():
            found[path] = copies(game)
    return found


if __name__ == "__main__":
    sys.exit(write_or_check(modules(), "python -m epoka.copies"))
