"""Epoka plays civilization games by their rulebooks: for people in the browser and terminal, for bots and research."""

from epoka.pure import choose_build, compiled

choose_build()

from epoka.core import saved
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
from epoka.core.playout import playout
from epoka.core.pool import Pool
from epoka.core.record import parse_record, record_text, replay
from epoka.core.refusal import Refusal
from epoka.core.seat import Bot, Seat
from epoka.core.state import ENDED, State
from epoka.core.step import ASK, CHANCE, GO, Chance, Procedure, Step
from epoka.games import register_all
from epoka.plugins import InstalledGames, load_bot, load_game

register_all()
add_source(InstalledGames())

__all__ = [
    "ASK",
    "CHANCE",
    "ENDED",
    "GO",
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
    "Option",
    "Pool",
    "Procedure",
    "Refusal",
    "Seat",
    "State",
    "Step",
    "UnknownGame",
    "all_games",
    "compiled",
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
