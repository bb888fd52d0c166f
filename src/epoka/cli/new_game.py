"""`epoka new-game`: a small complete game as a package of its own, to be changed into another one.

The files of `scaffold` are that game under the name my-game; they are copied with another name in its place.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import epoka
from epoka.cli.printing import print_line
from epoka.cli.problem import Problem

SCAFFOLD: Final = Path(__file__).parent / "scaffold"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 30
SUFFIXES: Final = (".py", ".ftl", ".toml", ".md")


def new_game(name: str, folder: str) -> None:
    """Write the game into a new folder and say what can be done with it."""
    check_name(name)
    target = Path(folder) / name
    if target.exists():
        raise Problem(f"{target} is there already; choose another name, or another folder with --in")
    try:
        write(name, target)
    except OSError as error:
        raise Problem(f"{target} cannot be written: {(error.strerror or str(error)).lower()}") from error
    module = f"{package_of(name)}.game"
    print_line(f"{name} lies in {target}. Go there and try:")
    for args in (f"play --game {module} --seats me,careful", f"serve --game {module}"):
        print_line(f"  epoka {args}")
    print_line("  python -m pytest")
    print_line("docs/adding-a-game.md goes on from here.")


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Problem(
            f"«{name}» is no name for a game: lower-case letters, digits and single hyphens, for example deep-sea"
        )
    if name in [game.name for game in epoka.all_games()]:
        raise Problem(f"there is a game «{name}» already; choose another name")
    if find_spec(package_of(name)) is not None:
        raise Problem(f"Python has a module «{package_of(name)}» already; choose another name")


def package_of(name: str) -> str:
    return name.replace("-", "")


def write(name: str, target: Path) -> None:
    """Copy the scaffold with the name of the game, of its package and of its classes, and the letters of its rules."""
    words = name.split("-")
    letters = (name[:1] + (words[1][:1] if len(words) > 1 else name[1:2])).upper()
    changes = {
        "my-game": name,
        "mygame": package_of(name),
        "MyGame": "".join(word.capitalize() for word in words),
        "My Game": " ".join(word.capitalize() for word in words),
        "MG-": f"{letters}-",
    }
    for source in sorted(SCAFFOLD.rglob("*")):
        if source.suffix in SUFFIXES:
            place = target / changed(source.relative_to(SCAFFOLD).as_posix(), changes)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(changed(source.read_text(encoding="utf-8"), changes), encoding="utf-8")


def changed(text: str, changes: dict[str, str]) -> str:
    """The text with every word replaced at once, so that no new name is changed again."""
    return re.sub("|".join(map(re.escape, changes)), lambda found: changes[found.group()], text)
