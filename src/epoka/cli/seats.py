"""Who plays: people and bots, as written after --seats."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from epoka import Bot, Game
from epoka.bots import unknown_bot
from epoka.cli.problem import Problem
from epoka.texts import Texts

LONGEST_NAME: Final = 16


class Chair:
    """A seat and who sits there: a person, or a bot."""

    def __init__(self, written: str, bot: Bot | None) -> None:
        self.written = written
        """As --seats has it."""
        self.bot = bot


def split(text: str) -> list[str]:
    """The names between the commas."""
    return [" ".join(part.split()) for part in text.split(",")]


def check(words: list[str], game: Game, bots: list[str]) -> None:
    """Refuse what can be no list of players of this game, saying what can."""
    lowest, highest = game.players[0], game.players[-1]
    example = ",".join(["me", *[bots[0] if bots else "Ola"] * (lowest - 1)])
    if len(words) not in game.players:
        raise Problem(f"{game.name} is played by {lowest} to {highest}, not by {len(words)}: for example {example}")
    people: list[str] = []
    for word in words:
        if word in bots:
            continue
        if not word:
            raise Problem(f"a name is missing between the commas; for example {example}")
        if len(word) > LONGEST_NAME or not word.isprintable() or word.startswith("#"):
            raise Problem(f"the name {word!r} does not fit: at most {LONGEST_NAME} printable characters, no # first")
        close = get_close_matches(word, bots, n=1, cutoff=0.75)
        if close and word[0].islower():
            raise Problem(f"{unknown_bot(word, game)} (A person's name may begin with a capital.)")
        if word.casefold() in people:
            raise Problem(f"two players are called «{word}»; give each a name of their own")
        people.append(word.casefold())


def check_bots(words: list[str], game: Game, bots: list[str]) -> None:
    """The same where only bots may play."""
    lowest, highest = game.players[0], game.players[-1]
    for word in words:
        if word not in bots:
            raise Problem(unknown_bot(word, game))
    if len(words) not in game.players:
        raise Problem(
            f"{game.name} is played by {lowest} to {highest}, not by {len(words)}: the bots are {', '.join(bots)}"
        )


def shown_names(words: list[str], bots: list[str], texts: Texts) -> list[str]:
    """The names for the screen: bots that play twice are numbered; `me` is left to the texts, as "Player 1"."""
    names: list[str] = []
    for place, word in enumerate(words):
        short = texts.bot(word) if word in bots else word
        if word == "me":
            names.append("")
        elif word in bots and words.count(word) > 1:
            names.append(f"{short} {words[: place + 1].count(word)}")
        else:
            names.append(short)
    return names
