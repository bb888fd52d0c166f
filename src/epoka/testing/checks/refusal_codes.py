"""Every reason that a game's sources can give for a refusal does occur."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import epoka
from epoka.testing.adapter import adapter
from epoka.testing.kit import Table, moments, option_sets


def written_codes(file: Path) -> set[str]:
    """The codes of all refusals in a source file."""
    codes: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "Refusal":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file}:{node.lineno}: write the code out, so that it is found"
                codes.add(str(code.value))
    return codes


def met_codes(state: epoka.State) -> set[str]:
    """The codes of all refusals that a state has for any number."""
    reasons = [state.refusal(action) for action in range(-1, state.game.num_codes + 1)]
    return {reason.code for reason in reasons if reason is not None}


def many_states(game: epoka.Game) -> Iterator[epoka.State]:
    """The positions that an adapter names, which bring what is rare, and then those of random games."""
    yield from adapter(game).positions(game)
    for players in game.players:
        for number, options in enumerate(option_sets(game, players)):
            yield from moments(Table(game, players, options), 60, number)


def test_every_refusal_in_the_sources_of_a_game_occurs(any_game: epoka.Game) -> None:
    missing: set[str] = set()
    for file in adapter(any_game).sources():
        missing |= written_codes(file)
    assert missing, "no refusal was found in the sources at all"
    for state in many_states(any_game):
        missing -= met_codes(state)
        if not missing:
            break
    assert missing == set()
