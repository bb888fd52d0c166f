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


def said_by_the_page(asked: list[dict[str, Any]], folder: Path) -> tuple[list[list[str]], str]:
    """What the page says in these cases, and what it complains of."""
    if shutil.which("node") is None or not (WEB / "node_modules" / "vite").exists():
        pytest.skip("the page's words need Node and its packages: python web/build.py brings them")
    questions = folder / "cases.json"
    questions.write_text(json.dumps(asked), encoding="utf-8")
    done = subprocess.run(["node", "tests/speak.mjs", questions], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def test_page_and_python_say_the_same(tmp_path: Path) -> None:
    games = epoka.all_games()
    cases = {game.name: said_in_a_game(game) for game in games}
    asked = [
        {"language": language, "files": text_files(game, language), "names": NAMES, "cases": cases[game.name]}
        for game in games
        for language in LANGUAGES
    ]
    answers, complaints = said_by_the_page(asked, tmp_path)
    assert complaints == ""
    said = iter(answers)
    for game in games:
        for language in LANGUAGES:
            texts = Texts(language, game, NAMES)
            expected = [texts.say(key, values) for key, values in cases[game.name]]
            assert next(said) == expected


MISSING: list[Case] = [
    ("event-put-away", {"seat": 0, "under": True, "card": None}),
    ("prompt-keep-or-bury", {}),
    ("over-by-empty-heap", {}),
    ("source-not_last", {}),
    ("rules-section-two", {}),
    ("about-bot-quick", {"wood": 2.5, "places": ["hut", "field"], "by": 1, "price": {"gold": 1, "stone": 0}}),
    ("game-parley", {"seat": -1}),
]


def test_page_and_python_say_missing_texts_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EPOKA_TEXTS")
    general = {language: [str(files("epoka.texts") / f"{language}.ftl")] for language in LANGUAGES}
    asked = [
        {"language": language, "files": general[language], "names": NAMES, "cases": MISSING * 2}
        for language in LANGUAGES
    ]
    answers, complaints = said_by_the_page(asked, tmp_path)
    for language, said in zip(LANGUAGES, answers, strict=True):
        texts = Texts(language, names=NAMES)
        assert said == [texts.say(key, values) for key, values in MISSING * 2]
    assert complaints.count("there is no text") == len(MISSING) * len(LANGUAGES)
