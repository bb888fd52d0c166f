"""Epoka plays civilization games by their rulebooks: for people in the browser and terminal, for bots and research."""

from epoka.pure import choose_build, compiled

choose_build()

from epoka.core import bits, forms, saved
from epoka.core.dealer import Dealer
from epoka.core.drawing import Draw
from epoka.core.errors import (
    BadAction,
    BadGame,
    BadOption,
    BadRecord,
    BadSnapshot,
    EpokaError,
    Illegal,
    NoPast,
    UnknownGame,
)
from epoka.core.event import Event
from epoka.core.game import Game, Option, add_source, all_games, register
from epoka.core.game import find_game as game
from epoka.core.ids import ALL, ASK, CHANCE, ENDED, GO, NOBODY
from epoka.core.notation import Notation
from epoka.core.playout import playout
from epoka.core.pool import Pool
from epoka.core.record import parse_record, record_text, replay
from epoka.core.refusal import Refusal
from epoka.core.seat import Bot, Seat
from epoka.core.state import State
from epoka.core.step import Chance, Procedure, Step, TableProcedure
from epoka.core.uniform import RandomStarter, UniformChance, UniformRange
from epoka.games import register_all
from epoka.plugins import InstalledGames, load_bot, load_game
from epoka.telling import describe, explain

register_all()
add_source(InstalledGames())

__all__ = [
    "ALL",
    "ASK",
    "CHANCE",
    "ENDED",
    "GO",
    "NOBODY",
    "BadAction",
    "BadGame",
    "BadOption",
    "BadRecord",
    "BadSnapshot",
    "Bot",
    "Chance",
    "Dealer",
    "Draw",
    "EpokaError",
    "Event",
    "Game",
    "Illegal",
    "NoPast",
    "Notation",
    "Option",
    "Pool",
    "Procedure",
    "RandomStarter",
    "Refusal",
    "Seat",
    "State",
    "Step",
    "TableProcedure",
    "UniformChance",
    "UniformRange",
    "UnknownGame",
    "all_games",
    "bits",
    "compiled",
    "describe",
    "explain",
    "forms",
    "game",
    "load_bot",
    "load_game",
    "parse_record",
    "playout",
    "record_text",
    "register",
    "replay",
    "saved",
]
