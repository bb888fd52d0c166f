"""The page says what Python says: the same texts, the same rules for ids, seats and plurals."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka import CHANCE, Dealer, Game
from epoka.texts import LANGUAGES, SILENT, Texts

WEB = Path(__file__).resolve().parents[2] / "web"
NAMES = ["Anna", "", "Оля"]
Case = tuple[str, dict[str, Any]]


def text_files(game: Game, language: str) -> list[str]:
    """The general texts and those of a game, in the order both sides read them."""
    own = files(type(game).__module__.rpartition(".")[0]) / "texts" / language
    return [str(files("epoka.texts") / f"{language}.ftl"), *sorted(str(path) for path in own.iterdir())]


def said_in_a_game(game: Game) -> list[Case]:
    """Whatever a game of first choices and of last ones says: prompts, choices, events, refusals."""
    found: dict[str, Case] = {}

    def note(key: str, values: dict[str, Any]) -> None:
        found.setdefault(json.dumps([key, values]), (key, values))

    for place in (0, -1):
        state = game.start(3)
        dealer = Dealer(seed=place)
        while not state.over and state.turn < 400:
            if state.mover == CHANCE:
                state.act(dealer.draw(state))
                continue
            key, values = state.prompt()
            note(f"prompt-{key}", values)
            for action in state.actions():
                key, values = game.describe(action)
                note(f"action-{key}", values)
            refusal = state.refusal(state.turn % game.num_actions)
            if refusal is not None:
                note(f"refusal-{refusal.code}", refusal.params)
            state.act(state.actions()[place])
        for entry in state.log(0):
            for event in entry["events"]:
                if event["key"] not in SILENT:
                    note(f"event-{event['key']}", {name: value for name, value in event.items() if name != "key"})
    return list(found.values())


def test_page_and_python_say_the_same(tmp_path: Path) -> None:
    if shutil.which("node") is None or not (WEB / "node_modules" / "vite").exists():
        pytest.skip("the page's words need Node and its packages: python web/build.py brings them")
    games = epoka.all_games()
    cases = {game.name: said_in_a_game(game) for game in games}
    asked = [
        {"language": language, "files": text_files(game, language), "names": NAMES, "cases": cases[game.name]}
        for game in games
        for language in LANGUAGES
    ]
    questions = tmp_path / "cases.json"
    questions.write_text(json.dumps(asked), encoding="utf-8")
    done = subprocess.run(["node", "tests/speak.mjs", questions], cwd=WEB, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    said = iter(json.loads(done.stdout))
    for game in games:
        for language in LANGUAGES:
            texts = Texts(language, game, NAMES)
            expected = [texts.say(key, values) for key, values in cases[game.name]]
            assert next(said) == expected
