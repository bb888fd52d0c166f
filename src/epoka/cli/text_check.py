"""`epoka texts`: which texts a game needs, and which of them are missing in each language."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import epoka
from epoka.cli import requests
from epoka.cli.screen import Screen
from epoka.texts import LANGUAGES, Texts, package_of
from epoka.texts.missing import KINDS, file_for
from epoka.texts.needs import Needs, missing_texts, needs_of

MISSING: Final = 1
"""Exit status where a text is missing."""


def check_texts(game_name: str | None, language: str | None, keys: bool, plain: bool) -> int:
    """List what a game needs by kind, then what each language lacks; answers the exit status."""
    game = requests.chosen_game(game_name)
    said = Texts(requests.chosen_language(None))
    screen = Screen(plain)
    languages = LANGUAGES if language is None else (requests.chosen_language(language),)
    needs = needs_of(game)
    screen.show(said.say("cli-texts-needs", {"game": game.name, "count": len(needs)}), "bold")
    for kind, members in by_kind(needs).items():
        screen.show(f"  {kind}: {len(members)}")
        for key in members if keys else []:
            screen.show(f"    {described(key, needs)}")
    lacking = False
    for spoken in languages:
        found = missing_texts(needs, Texts(spoken, game))
        lacking = lacking or bool(found)
        screen.show()
        key = "cli-texts-missing" if found else "cli-texts-whole"
        screen.show(said.say(key, {"language": spoken, "missing": len(found), "count": len(needs)}), "bold")
        tell_missing(found, needs, spoken, game, screen)
    return MISSING if lacking else 0


def tell_missing(found: dict[str, str], needs: Needs, language: str, game: epoka.Game, screen: Screen) -> None:
    """Each key with the values its text may speak of, below the file it belongs into."""
    for file, keys in groupby(sorted(found, key=is_rule), lambda key: path(key, language, game)):
        screen.show_whole(f"  {file}")
        for key in keys:
            wrong = found[key] if "wants" in found[key] else ""
            screen.show(f"    {described(key, needs)}" + (f"  – {wrong}" if wrong else ""))


def is_rule(key: str) -> bool:
    return key.startswith("rule-")


def path(key: str, language: str, game: epoka.Game) -> str:
    package = package_of(game)
    return file_for(key, language, package) if package else f"texts/{language}/game.ftl"


def by_kind(needs: Needs) -> dict[str, list[str]]:
    """The keys by how they begin, in order."""
    found: dict[str, list[str]] = {}
    for key in needs:
        kind = next(kind for kind in KINDS if key.startswith(f"{kind}-"))
        found.setdefault(kind, []).append(key)
    return found


def described(key: str, needs: Needs) -> str:
    """A key with the names of the values that are always there: `event-took ($seat, $pebbles)`."""
    names = [name for name in needs[key][0] if all(name in values for values in needs[key])]
    return f"{key} ({', '.join(f'${name}' for name in names)})" if names else key
