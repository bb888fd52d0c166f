"""`epoka games`, `epoka bots` and the version."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import epoka
from epoka.bots import bot_names
from epoka.cli import requests
from epoka.cli.screen import Screen
from epoka.core.game import Option, written
from epoka.maturity import maturity_of
from epoka.texts import Texts


def version_line() -> str:
    try:
        number = version("epoka")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"epoka {number}, rules {'compiled' if epoka.compiled() else 'interpreted'}"


def list_games(game_name: str | None, language: str | None, plain: bool) -> None:
    """Every game with the players it takes and each option: its values, what they mean, the default."""
    spoken = requests.chosen_language(language)
    screen = Screen(plain)
    for game in requests.games_meant(game_name):
        texts = Texts(spoken, game)
        screen.show(game.name, "bold")
        screen.show("  " + texts.say("cli-games-players", {"least": game.players[0], "most": game.players[-1]}))
        figures = maturity_of(game)
        if figures is not None:
            label = texts.say(f"maturity-{figures.label}")
            screen.show(
                "  " + texts.say("cli-games-maturity", {"label": label, **figures._asdict(), "pieces": figures.pieces})
            )
        for option in game.options:
            screen.show()
            screen.show(f"  {option.name} · {texts.option(option).rstrip('.')}. {texts.option_why(option)}".rstrip())
            for value in option.values:
                meaning = texts.option_value(option, value) + mark(option, value, texts)
                screen.show(f"    {option.name}={written(value)}: {meaning}")
            if option.default is None:
                screen.show(f"    {preset_line(game, option, texts)}")


def mark(option: Option, value: object, texts: Texts) -> str:
    is_default = option.default is not None and type(value) is type(option.default) and value == option.default
    return f" ({texts.say('option-default')})" if is_default else ""


def preset_line(game: epoka.Game, option: Option, texts: Texts) -> str:
    """Where another option decides: its values with what follows from them; where none does, what is preset."""
    leading = leading_option(game, option)
    if leading is None:
        value = game.resolve(game.players[0], {})[option.name]
        return f"{texts.say('option-default')}: {texts.option_value(option, value)}"
    settings = [
        f"{leading.name}={value}: {written(settings[option.name])}"
        for value, settings in game.settings_by_value(leading).items()
    ]
    return texts.say("cli-games-preset", {"leading": leading.name, "settings": ", ".join(settings)})


def leading_option(game: epoka.Game, option: Option) -> Option | None:
    """The option whose values set this one, None where it is preset whatever the others are."""
    for leading in game.options:
        followers = {str(settings[option.name]) for settings in game.settings_by_value(leading).values()}
        if leading is not option and len(followers) > 1:
            return leading
    return None


def list_bots(game_name: str | None, language: str | None, plain: bool) -> None:
    """Every game with its bots, the levels first: what is typed, what it is called, what it is like."""
    spoken = requests.chosen_language(language)
    screen = Screen(plain)
    for game in requests.games_meant(game_name):
        texts = Texts(spoken, game)
        screen.show(game.name, "bold")
        for name in bot_names(game):
            screen.show(f"  {name}" + described_bot(name, texts))


def described_bot(name: str, texts: Texts) -> str:
    """What is known of a bot beside the name by which it is seated; "" where that is nothing."""
    called, key = texts.bot(name), f"about-bot-{name}"
    known = [] if called == name else [called]
    if texts.has(key):
        known.append(texts.say(key))
    return f": {' · '.join(known)}" if known else ""
