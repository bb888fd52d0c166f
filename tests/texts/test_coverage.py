"""Whatever the rules can say has a text: looked up in the sources, and heard in games of every option."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

import epoka
from epoka.texts import LANGUAGES, SILENT, Texts
from epoka.texts.heard import Heard, played
from tests.texts.ftl import SOURCES, entries_for, folder_of, name_of, values_used

GAMES = epoka.all_games()
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# ---- in the sources --------------------------------------------------------------------------------------------------


def functions_of(game: epoka.Game) -> Iterator[ast.FunctionDef]:
    """The functions and methods of the kernel and of a game, as syntax trees."""
    for path in [*SOURCES.glob("core/*.py"), *SOURCES.glob(f"games/{folder_of(game)}/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


class Reader:
    """What one function reports: message keys of events, refusals and prompts, each with the names of its values.

    A key or the values may be written out in the call, before it under a name, or as one of two choices. Keys that are
    put together while playing are not found here; they are heard in play.
    """

    def __init__(self, function: ast.FunctionDef) -> None:
        self.function = function
        self.named: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.named.setdefault(node.targets[0].id, []).append(node.value)

    def meant(self, expression: ast.expr) -> list[ast.expr]:
        """What an expression stands for."""
        if isinstance(expression, ast.IfExp):
            return [*self.meant(expression.body), *self.meant(expression.orelse)]
        if isinstance(expression, ast.Name):
            return self.named.get(expression.id, [])
        return [expression]

    def keys(self, expression: ast.expr) -> list[str]:
        """The texts an expression may be; what a name stands for may again be one of two."""
        choices = [choice for meant in self.meant(expression) for choice in self.meant(meant)]
        constants = [choice.value for choice in choices if isinstance(choice, ast.Constant)]
        return [constant for constant in constants if isinstance(constant, str)]

    def values(self, expression: ast.expr | None) -> set[str] | None:
        """The names in a dictionary that is written out, else None."""
        if expression is None:
            return set()
        choices = self.meant(expression)
        if len(choices) != 1 or not isinstance(choices[0], ast.Dict) or None in choices[0].keys:
            return None
        return {name for key in choices[0].keys if key is not None for name in self.keys(key)}

    def reported(self) -> Iterator[tuple[str, set[str] | None]]:
        for node in ast.walk(self.function):
            if isinstance(node, ast.Call) and node.args:
                if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                    for key in self.keys(node.args[0]):
                        yield f"event-{key}", self.values(node.args[1])
                if isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    for key in self.keys(node.args[0]):
                        yield f"refusal-{key}", self.values(node.args[2] if len(node.args) > 2 else None)
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and self.function.name == "prompt":
                for key in self.keys(node.value.elts[0]):
                    yield f"prompt-{key}", self.values(node.value.elts[1])


@cache
def reported_in_sources(game: epoka.Game) -> list[tuple[str, set[str] | None]]:
    """Read once: several tests ask, and the sources are long."""
    return [found for function in functions_of(game) for found in Reader(function).reported()]


def keys_in_sources(game: epoka.Game) -> set[str]:
    return {key for key, _ in reported_in_sources(game)}


@each_game
@pytest.mark.parametrize("kind", ["event", "refusal", "prompt"])
def test_every_key_in_the_sources_has_a_text(game: epoka.Game, kind: str) -> None:
    keys = {key for key in keys_in_sources(game) if key.startswith(f"{kind}-")}
    assert keys
    texts = Texts("en", game)
    assert {key for key in keys if not texts.has(key)} == set()


@each_game
def test_texts_want_no_value_that_the_sources_do_not_give(game: epoka.Game) -> None:
    """The English files stand for all: another test holds the values of the four equal."""
    wanted = {name_of(entry): values_used(entry) for entry in entries_for(game, "en")}
    missing = []
    for key, given in reported_in_sources(game):
        if given is not None and not wanted[key] <= given:
            missing.append((key, wanted[key] - given))
    assert missing == []


# ---- actions, options, sources of points -----------------------------------------------------------------------------


@each_language
@each_game
def test_every_action_has_a_line_of_its_own(game: epoka.Game, language: str) -> None:
    texts = Texts(language, game)
    lines = [texts.action(action) for action in range(game.num_actions)]
    assert len(set(lines)) == game.num_actions


@each_language
@each_game
def test_every_outcome_of_chance_has_a_line(game: epoka.Game, language: str) -> None:
    texts = Texts(language, game)
    assert all(texts.action(action) for action in range(game.num_actions, game.num_codes))


@each_language
@each_game
def test_every_option_and_value_is_explained(game: epoka.Game, language: str) -> None:
    texts = Texts(language, game)
    for option in game.options:
        assert texts.option(option) and texts.option_why(option)
        values = [texts.option_value(option, value) for value in option.values]
        assert len(set(values)) == len(values)


@each_language
@each_game
def test_every_source_of_points_has_a_name(game: epoka.Game, language: str) -> None:
    texts = Texts(language, game)
    for source in game.start(game.players[0]).breakdown(0):
        assert texts.say(f"source-{source}")


@each_language
@each_game
def test_every_game_has_a_name(game: epoka.Game, language: str) -> None:
    assert Texts(language, game).say(f"game-{game.name}")


@each_game
def test_no_action_is_described_as_another(game: epoka.Game) -> None:
    described = {repr(game.describe(action)) for action in range(game.num_codes)}
    assert len(described) == game.num_codes


@each_game
def test_numbers_and_ids_of_the_notation_are_among_the_values_of_the_description(game: epoka.Game) -> None:
    for action, name in enumerate(game.names):
        _, values = game.describe(action)
        told = " ".join(str(value) for value in values.values()).split()
        assert [word for word in name.split() if re.search(r"\d", word) and word not in told] == [], name


def key_of(name: str) -> str:
    """The name of a step as a key, by which its prompt may go: PayDice is pay-dice."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# ---- in play ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def heard(request: pytest.FixtureRequest) -> tuple[epoka.Game, Heard]:
    return request.param, Heard(request.param)


@each_language
def test_all_that_is_heard_in_play_can_be_said(heard: tuple[epoka.Game, Heard], language: str) -> None:
    game, said = heard
    texts = Texts(language, game, ["Ola", "Jiří"])
    lines = [texts.event(data) for data in said.events.values() if data["key"] not in SILENT]
    lines += [texts.prompt(key, values) for key, values in said.prompts.values()]
    lines += [texts.refusal(refusal) for refusal in said.refusals.values()]
    assert [line for line in lines if not line or "{" in line or "$" in line] == []


@each_language
def test_the_end_is_told_with_its_reason(heard: tuple[epoka.Game, Heard], language: str) -> None:
    game, said = heard
    texts = Texts(language, game)
    for end in said.ends:
        assert texts.say(f"over-by-{end}") in texts.event({"key": "game-ends", "by": end})


def test_no_text_is_left_of_a_key_that_is_gone(heard: tuple[epoka.Game, Heard]) -> None:
    """The English files stand for all: another test holds the keys of the four equal."""
    game, said = heard
    known = {"action-action"} | keys_in_sources(game)
    known |= {f"action-{game.describe(code)[0]}" for code in range(game.num_codes)}
    known |= {f"event-{data['key']}" for data in said.events.values()}
    known |= {f"prompt-{key_of(step)}" for step in game.steps}
    written = [name_of(entry) for entry in entries_for(game, "en")]
    assert {key for key in written if key.startswith(("event-", "refusal-", "prompt-", "action-"))} - known == set()


@each_game
def test_what_the_kernel_did_by_itself_is_told_by_the_game(game: epoka.Game) -> None:
    """An automatic action has no sentence of its own, so the next event of the game has to be about the same seat."""
    untold = []
    for players in game.players:
        events: list[epoka.Event] = []
        for turn, state in enumerate(played(game, players, {}, "by itself")):
            if turn == 0:
                state.listen(events)
        pending: epoka.Event | None = None
        for event in events:
            if event.key == "forced":
                pending = event
            elif event.key not in SILENT:
                if pending is not None and event.values.get("seat", epoka.CHANCE) != pending.values["seat"]:
                    untold.append((pending, event))
                pending = None
    assert untold == []
