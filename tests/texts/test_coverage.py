"""Whatever the rules can say has a text: looked up in the sources, and heard in games of every option."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import pytest

import epoka
from epoka.core.game import Option
from epoka.texts import LANGUAGES, SILENT, Texts
from tests.texts.ftl import SOURCES, entries, file_sets, name_of, values_used

GAMES = epoka.games()
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# ---- in the sources --------------------------------------------------------------------------------------------------


def sources_of(game: epoka.Game) -> Iterator[ast.AST]:
    """The syntax trees of the kernel and of a game."""
    folder = type(game).__module__.split(".")[-2]
    for path in [*SOURCES.glob("core/*.py"), *SOURCES.glob(f"games/{folder}/*.py")]:
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def reported(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """The message keys of an event, refusal or prompt written out here, each with the expression of its values."""
    if isinstance(node, ast.Call) and node.args:
        key = literal(node.args[0])
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tell" and key is not None:
            yield f"event-{key}", node.args[1]
        if isinstance(node.func, ast.Name) and node.func.id == "Refusal" and key is not None:
            yield f"refusal-{key}", node.args[2] if len(node.args) > 2 else None
    elif isinstance(node, ast.FunctionDef) and node.name == "prompt":
        for answer in ast.walk(node):
            if isinstance(answer, ast.Return) and isinstance(answer.value, ast.Tuple):
                key = literal(answer.value.elts[0])
                if key is not None:
                    yield f"prompt-{key}", answer.value.elts[1]


def keys_in_sources(game: epoka.Game) -> set[str]:
    return {key for node in sources_of(game) for key, _ in reported(node)}


def names_of_values(values: ast.expr | None) -> set[str] | None:
    """The names of a dictionary that is written out, else None."""
    if values is None:
        return set()
    if not isinstance(values, ast.Dict) or None in values.keys:
        return None
    return {str(literal(key)) for key in values.keys if key is not None}


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
    wanted = {name_of(entry): values_used(entry) for file_set in file_sets() for entry in entries(file_set, "en")}
    missing = []
    for node in sources_of(game):
        for key, values in reported(node):
            given = names_of_values(values)
            if given is not None and not wanted[key] <= given:
                missing.append((key, wanted[key] - given))
    assert missing == []


def test_no_text_is_left_of_a_key_that_is_gone() -> None:
    """The English files stand for all: another test holds the keys of the four equal."""
    known = {"action-action"}
    for game in GAMES:
        known |= keys_in_sources(game) | {f"action-{game.describe(code)[0]}" for code in range(game.num_codes)}
    written = [name_of(entry) for file_set in file_sets() for entry in entries(file_set, "en")]
    assert {key for key in written if key.startswith(("event-", "refusal-", "prompt-", "action-"))} - known == set()


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


# ---- in play ---------------------------------------------------------------------------------------------------------


def option_sets(options: list[Option]) -> list[dict[str, Any]]:
    """The defaults, then every value of every option once."""
    return [{}] + [{option.name: value} for option in options for value in option.values if value != option.default]


def played(game: epoka.Game, players: int, options: dict[str, Any], seed: str) -> Iterator[epoka.State]:
    """The positions of one random game."""
    dealer = epoka.Dealer(seed)
    state = game.start(players, **options)
    yield state
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            legal = state.actions()
            state.act(legal[dealer.below("choice", len(legal))])
        yield state


class Heard:
    """Everything said in random games, each message once for every shape of its values."""

    def __init__(self, game: epoka.Game) -> None:
        self.events: dict[str, dict[str, Any]] = {}
        self.prompts: dict[str, tuple[str, dict[str, Any]]] = {}
        self.refusals: dict[str, epoka.Refusal] = {}
        for number, options in enumerate(option_sets(game.options)):
            players = game.players[number % len(game.players)]
            if options.get("starter") in range(players, 4):
                players = game.players[-1]
            self.listen_to(game, players, options, f"texts {number}")

    def listen_to(self, game: epoka.Game, players: int, options: dict[str, Any], seed: str) -> None:
        events: list[epoka.Event] = []
        for turn, state in enumerate(played(game, players, options, seed)):
            if turn == 0:
                state.listen(events)
            key, values = state.prompt()
            self.prompts.setdefault(f"{key} {values}", (key, values))
            if turn % 7 == 0:
                for action in range(game.num_actions + 5):
                    refusal = state.refusal(action)
                    if refusal is not None:
                        self.refusals.setdefault(repr(refusal), refusal)
        for event in events:
            self.events.setdefault(str(event.data()), event.data())


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
