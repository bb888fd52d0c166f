"""The questions of a game that is started without saying everything."""

from __future__ import annotations

from typing import Any

import epoka
from epoka import EpokaError, Game
from epoka.bots import bot_names, gentle_bot, level_names, other_bots
from epoka.cli import requests, seats
from epoka.cli.lines import ask
from epoka.cli.problem import Problem
from epoka.cli.screen import Screen
from epoka.core.game import Option, written
from epoka.texts import Texts


def ask_game(screen: Screen, language: str) -> Game:
    """The only game, or the one that is chosen."""
    games = epoka.all_games()
    if len(games) == 1:
        return games[0]
    texts = Texts(language)
    for number, game in enumerate(games, start=1):
        screen.show(f"  {number}  {game.name}  {Texts(language, game).say(f'game-{game.name}')}")
    while True:
        typed = read(texts.say("cli-ask-game") + " ", "the name of a game")
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        try:
            return requests.chosen_game(typed)
        except EpokaError as error:
            screen.show(str(error))


def ask_seats(game: Game, texts: Texts, screen: Screen) -> list[str]:
    """Who plays; Enter alone means one person against gentle opponents."""
    bots = bot_names(game)
    usual = ",".join(["me", *[gentle_bot(game)] * (game.players[len(game.players) // 2] - 1)])
    screen.show(texts.say("cli-ask-seats", {"least": game.players[0], "most": game.players[-1]}))
    levels = level_names(game)
    if levels:
        screen.show(texts.say("cli-ask-seats-levels", {"levels": ", ".join(levels)}))
    screen.show(texts.say("cli-ask-seats-bots", {"bots": ", ".join(other_bots(game))}))
    while True:
        words = seats.split(read(f"[{usual}] ", f"--seats {usual}") or usual)
        try:
            seats.check(words, game, bots)
            return words
        except Problem as problem:
            screen.show(str(problem))


def ask_main_option(game: Game, players: int, texts: Texts, screen: Screen) -> dict[str, Any]:
    """The option a game declares first is the one that leads the others, such as an edition."""
    option = game.options[0]
    screen.show(f"{texts.option(option)}: {texts.option_why(option)}".rstrip(": "))
    for number, value in enumerate(option.values, start=1):
        place = "" if takes_numbers(option) else f"{number}  "
        screen.show(f"  {place}{written(value)}  {texts.option_value(option, value)}")
    while True:
        typed = read(f"[{option.default}] ", f"--option {option.name}={option.default}")
        if not typed:
            return {}
        try:
            chosen = {option.name: option.parse(value_meant(option, typed))}
            game.resolve(players, chosen)
            return chosen
        except EpokaError as error:
            screen.show(str(error))


def value_meant(option: Option, typed: str) -> str:
    """A value as it is written, or by its place in the list."""
    if typed.isdecimal() and 1 <= int(typed) <= len(option.values) and not takes_numbers(option):
        return written(option.values[int(typed) - 1])
    return typed


def takes_numbers(option: Option) -> bool:
    """Whether some values are numbers themselves, which nobody should mistake for places in a list."""
    return any(written(value).isdecimal() for value in option.values)


def read(question: str, example: str) -> str:
    try:
        return ask(question)
    except EOFError:
        raise Problem(f"nobody answers; start the game with all it needs, for example {example}") from None
