"""The words people read: message keys and values in, sentences out, in four languages.

The general words lie here as `<language>.ftl`; a game's own lie in its folder as `texts/<language>/*.ftl`. The browser
reads the same files, so what `Texts` does beside plain Fluent is kept small enough to be written twice: see `_fill`,
and `missing.readable` for what is said where a text is missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from epoka.core.errors import EpokaError
from epoka.core.game import Game, Option, OptionValue, written
from epoka.core.ids import CHANCE
from epoka.core.refusal import Refusal
from epoka.core.state import State
from epoka.texts.missing import readable, strict, warn_of_files, warn_of_key

LANGUAGES: Final = ("en", "pl", "cs", "uk")

SEATS: Final = ("seat", "by")
"""The values that name a player by the number of a seat."""

SILENT: Final = ("action", "forced")
"""The kernel's own events: what came of the action is told by the events of the game that follow."""


NO_WORDS: Final = ("key", "rule")
"""What an event carries beside the values of its sentence."""


class MissingText(KeyError):
    """A key without a text, or a text that wants a value it was not given. Raised only where `strict` says so."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """Sentences in one language, about one game if given, with the players' names by seat."""

    def __init__(self, language: str = "en", game: Game | None = None, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise EpokaError(f"Epoka does not speak «{language}»; it speaks {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.names = list(names)
        self._bundle = _bundle(language, package_of(game))

    @classmethod
    def at(cls, language: str, state: State, names: Sequence[str] = ()) -> Texts:
        """The words of one table: its players' names, then those of the opponents that the rules play."""
        texts = cls(language, state.game)
        named = [names[seat] if seat < len(names) else "" for seat in range(state.players)]
        texts.names = [*named, *[texts.say(f"opponent-{opponent}") for opponent in state.opponents()]]
        return texts

    # ---- any message ----------------------------------------------------------------------------------------------

    def say(self, key: str, values: Mapping[str, object] | None = None, otherwise: str | None = None) -> str:
        """The message of this key; `key.attribute` gives one of its attributes.

        Where it is missing a warning is logged once and something else is said: the English text, else `otherwise`,
        else the key itself in a readable form. In strict mode MissingText is raised instead.
        """
        given = values or {}
        message, _, attribute = key.partition(".")
        text, missing = self._format(message, attribute, self._fill(given))
        if text is None:
            return self._without_text(key, given, otherwise)
        if missing:
            self._miss(key, self._wants(key, missing))
        return text

    def complaint(self, key: str, values: Mapping[str, object]) -> str:
        """What is wrong with the text of this key: that there is none, or that it wants other values; else ""."""
        message, _, attribute = key.partition(".")
        text, missing = self._format(message, attribute, self._fill(values))
        if text is None:
            return self._lacks(key)
        return self._wants(key, missing) if missing else ""

    def _lacks(self, key: str) -> str:
        return f"there is no text «{key}» in the language {self.language}"

    def _wants(self, key: str, missing: str) -> str:
        return f"the text «{key}» in the language {self.language} wants more values: {missing}"

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def _without_text(self, key: str, values: Mapping[str, object], otherwise: str | None) -> str:
        self._miss(key, self._lacks(key))
        english = Texts("en", self.game, self.names) if self.language != "en" else self
        if english.has(key):
            return english.say(key, values)
        return otherwise if otherwise is not None else readable(key, values, self._written)

    def _miss(self, key: str, what: str) -> None:
        """Raise in strict mode; otherwise warn, of a game without any text in this language once for all its keys."""
        if strict():
            raise MissingText(what)
        package = package_of(self.game)
        if self.game is not None and not text_files(package, self.language):
            warn_of_files(self.game.name, self.language, package)
        else:
            warn_of_key(key, self.language, None if self.game is None else self.game.name, package, what)

    def _written(self, name: str, value: object) -> str:
        """A value in the place of a sentence: a player by name, yes and no in words, a list with spaces."""
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        return self.value(value)

    def value(self, value: object) -> str:
        """A bare value of the rules, as far as that needs words: yes, no, and a dash for nothing."""
        if isinstance(value, bool):
            return self.say("view-yes" if value else "view-no")
        if isinstance(value, (list, tuple)):
            return " ".join([self.value(part) for part in value]) or "–"
        if isinstance(value, Mapping):
            return ", ".join([f"{name} {self.value(part)}" for name, part in value.items()]) or "–"
        return "–" if value is None or value == "" else str(value)

    # ---- what the rules report ------------------------------------------------------------------------------------

    def event(self, data: Mapping[str, Any]) -> str:
        """What happened, from `Event.data()` or an entry's events in `State.log`; "" where there is nothing to tell."""
        key = data["key"]
        if key in SILENT:
            return ""
        return self.say(f"event-{key}", {name: value for name, value in data.items() if name not in NO_WORDS})

    def event_and_rule(self, data: Mapping[str, Any]) -> str:
        """The same with the rule behind it, where the event carries one."""
        sentence = self.event(data)
        return f"{sentence} ({data['rule']})" if sentence and "rule" in data else sentence

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule that says so."""
        reason = self.say(f"refusal-{refusal.code}", refusal.params)
        return f"{reason} ({refusal.rule})." if refusal.rule else f"{reason}."

    def prompt(self, key: str, values: Mapping[str, object]) -> str:
        """What is expected now, from `State.prompt()`."""
        return self.say(f"prompt-{key}", values)

    def action(self, action: int) -> str:
        """An action of the game as a line of a menu."""
        game = self._game()
        key, values = game.describe(action)
        return self.say(f"action-{key}", values, otherwise=game.names[action])

    # ---- options and rules ----------------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """The name of an option."""
        return self.say(option.text)

    def option_why(self, option: Option) -> str:
        """What an option decides, in one line; "" where nobody has said it yet."""
        return self.say(f"{option.text}.why", otherwise="")

    def option_value(self, option: Option, value: OptionValue) -> str:
        """What this value of an option means at the table."""
        word = written(value).replace("_", "-")
        return self.say(f"{option.text}-{word}", otherwise=self.value(value).replace("_", " "))

    def rule(self, rule_id: str) -> str:
        """A rule of the game, a sentence a line; "" where nobody has written it yet."""
        return self.say(f"rule-{rule_id}", otherwise="")

    def rule_title(self, rule_id: str) -> str:
        return self.say(f"rule-{rule_id}-title", otherwise=rule_id)

    # ---- names ----------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The name of the player at a seat."""
        if seat == CHANCE:
            return self.say("chance-name")
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("player-number", {"number": seat + 1})

    def bot(self, name: str) -> str:
        """What a bot is called, by its id where nobody has named it; package.module:Bot is shown as Bot."""
        key = f"bot-{name}"
        return self.say(key) if self.has(key) else name.rpartition(":")[2]

    def _game(self) -> Game:
        if self.game is None:
            raise EpokaError("these texts belong to no game: make them with Texts(language, game)")
        return self.game

    def _fill(self, values: Mapping[str, object]) -> dict[str, Any]:
        """The values with words in place of ids, which is all that Fluent cannot do by itself.

        1. A number under `seat` or `by` becomes the player's name.
        2. A text `v` under the name `k` becomes the message `k-v` (spaces as hyphens), where there is one; each of its
           attributes `.a` becomes the further value `k_a`. So `place="card 1"` gives `$place` and `$place_to`.
        3. Such messages and attributes see the other values, as in "3 workers"; one that lacks a value is left out.
        """
        filled: dict[str, Any] = dict(values)
        for name, value in values.items():
            if name in SEATS and isinstance(value, int):
                filled[name] = self.player(value)
            elif isinstance(value, str):
                filled.update(self._words(name, value, values))
        return filled

    def _words(self, name: str, value: str, values: Mapping[str, Any]) -> dict[str, str]:
        key = f"{name}-{value.replace(' ', '-')}"
        if not self._bundle.has_message(key):
            return {}
        words: dict[str, str] = {}
        for attribute in ("", *self._bundle.get_message(key).attributes):
            text, missing = self._format(key, attribute, values)
            if text is not None and not missing:
                words[f"{name}_{attribute}" if attribute else name] = text
        return words

    def _format(self, key: str, attribute: str, values: Mapping[str, Any]) -> tuple[str | None, str]:
        """The text, None where there is none, and what was missing to make it complete."""
        if not self.has(f"{key}.{attribute}" if attribute else key):
            return None, ""
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), "; ".join(str(error) for error in errors)


def package_of(game: Game | None) -> str:
    """The package that a game's module lies in, with its texts; "" where there is none."""
    return "" if game is None else type(game).__module__.rpartition(".")[0]


@cache
def text_files(package: str, language: str) -> tuple[Traversable, ...]:
    """The message files of the game in this package, in the order in which they are read."""
    if not package:
        return ()
    folder = files(package) / "texts" / language
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return tuple(sorted(found, key=lambda file: file.name))


def cell_numbers(x: object, y: object) -> str:
    """A cell of a map as the notation names it, since here it is typed. The page, which draws a chart, has letters."""
    return f"({x}, {y})"


FUNCTIONS: Final[dict[str, Any]] = {"CELL": cell_numbers}
"""What a text may call."""


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    """All messages of a language: the general ones, then those of the game in this package."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in (files(__name__) / f"{language}.ftl", *text_files(package, language)):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
