"""`epoka rules`: the numbered rules of the games, by id, by word or by section."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from epoka import Game
from epoka.cli import requests
from epoka.cli.problem import Problem
from epoka.cli.screen import Screen
from epoka.texts import Texts, package_of, text_files

ID: Final = re.compile(r"[A-Za-z]+-?\d+|\d+")


class Rulebook:
    """The rules of one game in one language, in the order and the sections of their file."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.sections: dict[str, list[str]] = {}
        section = ""
        for line in rules_source(game, texts.language).splitlines():
            title = re.match(r"## (.+)", line)
            rule = re.match(r"rule-(.+)-title =", line)
            if title:
                section = title.group(1)
            elif rule:
                self.sections.setdefault(section, []).append(rule.group(1))

    def ids(self) -> list[str]:
        return [rule for rules in self.sections.values() for rule in rules]

    def letters(self) -> str:
        """What the ids of this game begin with: SA; "" where no rule is written."""
        ids = self.ids()
        return ids[0].split("-")[0] if ids else ""

    def title(self) -> str:
        return self.texts.say(f"game-{self.game.name}")

    def answer(self, asked: list[str]) -> list[str]:
        """Lines for what was asked: sections for nothing, rules for ids, finds for words."""
        if not self.sections:
            raise Problem(f"the rules of {self.game.name} are not written yet")
        if not asked:
            return self.contents()
        if all(ID.fullmatch(word) for word in asked):
            return [line for word in asked for line in self.rule(self.known(word))]
        return self.search(asked)

    def contents(self) -> list[str]:
        return [
            f"{section}: {' – '.join(dict.fromkeys([rules[0], rules[-1]]))}" for section, rules in self.sections.items()
        ]

    def rule(self, rule: str) -> list[str]:
        return [f"{rule} · {self.texts.rule_title(rule)}", self.texts.rule(rule), ""]

    def known(self, word: str) -> str:
        """The id that is meant: sa12 and 12 stand for SA-12."""
        ids = self.ids()
        number = re.sub(r"\D", "", word)
        letters = re.sub(r"[^A-Z]", "", word.upper()) or self.letters()
        wanted = f"{letters}-{int(number[:9])}"
        if wanted in ids:
            return wanted
        close = get_close_matches(wanted, ids, n=3, cutoff=0.4)
        raise Problem(f"there is no rule {wanted}; close to it: {', '.join(close)}; they go from {ids[0]} to {ids[-1]}")

    def search(self, words: list[str]) -> list[str]:
        found: list[str] = []
        for rule in self.ids():
            text = f"{self.texts.rule_title(rule)} {self.texts.rule(rule)}".casefold()
            if all(word.casefold() in text for word in words):
                found += self.rule(rule)
        if not found:
            raise Problem(
                f"no rule says «{' '.join(words)}»; try a part of the word, or `epoka rules` for the sections"
            )
        return found


def rules_source(game: Game, language: str) -> str:
    """The file with the rules, in English where the language has none, "" where nobody has written them."""
    for spoken in dict.fromkeys([language, "en"]):
        for file in text_files(package_of(game), spoken):
            if file.name == "rules.ftl":
                return file.read_text("utf-8")
    return ""


def look_up(asked: list[str], game_name: str | None, language: str | None, plain: bool) -> None:
    """Print what the rulebooks answer; a rule that one game lacks may be another's."""
    games = requests.games_meant(game_name)
    spoken = requests.chosen_language(language)
    screen = Screen(plain)
    problems: list[Problem] = []
    books = [Rulebook(game, Texts(spoken, game)) for game in games]
    books = [book for book in books if book.ids() and any(book.letters() in word.upper() for word in asked)] or books
    for book in books:
        try:
            lines = book.answer(asked)
        except Problem as refused:
            problems.append(refused)
            continue
        if not asked and len(books) > 1:
            screen.show(book.title(), "bold")
        for line in lines:
            screen.show(line, "bold" if " · " in line.split("\n")[0] and ID.match(line) else "")
    if len(problems) == len(books):
        raise Problem("; ".join(dict.fromkeys(str(problem) for problem in problems)))
