"""`epoka play`: from what was asked on the command line to a table at which people sit."""

from __future__ import annotations

from pathlib import Path

from epoka import Dealer, Game, State
from epoka.boards import board_of
from epoka.bots import bot_names, make_bot
from epoka.bots.levels import LONGEST_THOUGHT
from epoka.cli import asking, requests, saving, seats
from epoka.cli.outside import load_bots, refuse_bots_of_a_file
from epoka.cli.play import Play
from epoka.cli.problem import Problem
from epoka.cli.screen import Screen
from epoka.cli.table import Table
from epoka.texts import Texts


def open_table(
    game_name: str | None,
    seating: str | None,
    given_options: list[str],
    language: str | None,
    seed: int | None,
    resume: str | None,
    save: str | None,
    plain: bool,
) -> int:
    """Start or resume a game and play it; answers the exit status."""
    screen = Screen(plain)
    if resume is not None:
        if given_options:
            raise Problem("a saved game keeps its options: leave out --option, or start a new game without --resume")
        return resume_table(game_name, seating, language, seed, resume, save, screen)
    spoken = requests.chosen_language(language)
    options = requests.chosen_options(given_options)
    if game_name is None and seating is None:
        game = asking.ask_game(screen, spoken)
    else:
        game = requests.chosen_game(game_name)
    if seating is None:
        texts = Texts(spoken, game)
        words = asking.ask_seats(game, texts, screen)
        if not options and game.options:
            options = asking.ask_main_option(game, len(words), texts, screen)
    else:
        words = seats.split(seating)
        load_bots(words, game)
        seats.check(words, game, bot_names(game))
    state = requests.start(game, len(words), options)
    if save is not None:
        saving.check_target(Path(save))
    file = Path(save) if save is not None else saving.new_file(game.name)
    return sit_down(state, words, spoken, Dealer(seed), file, screen)


def resume_table(
    game_name: str | None,
    seating: str | None,
    language: str | None,
    seed: int | None,
    resume: str,
    save: str | None,
    screen: Screen,
) -> int:
    """Go on with a file. A seed is joined with the number of actions so far: no draw of before comes again."""
    if resume == "-":
        raise Problem("--resume wants a file, since standard input is where you type; `epoka replay -` reads it")
    if game_name is not None and "." in game_name:
        game_name = requests.chosen_game(game_name).name
    saved = saving.load(resume)
    state = saved.state
    if game_name is not None and game_name != state.game.name:
        raise Problem(f"{resume} is a game of {state.game.name}, not of {game_name}; leave the game's name out")
    known = saved.language if saved.language in requests.LANGUAGES else None
    spoken = requests.chosen_language(language or known)
    strangers = [Texts(spoken).player(seat) for seat in range(state.players)]
    words = seats.split(seating or saved.seats or ",".join(strangers))
    if seating is None:
        refuse_bots_of_a_file(words, resume)
    load_bots(words, state.game)
    seats.check(words, state.game, bot_names(state.game))
    if len(words) != state.players:
        raise Problem(f"{resume} is played by {state.players}; --seats names {len(words)}")
    if save is not None and Path(save).resolve() != Path(resume).resolve():
        saving.check_target(Path(save))
    dealer = Dealer(None if seed is None else f"{seed}/{state.turn}")
    return sit_down(state, words, spoken, dealer, Path(save or resume), screen)


def sit_down(state: State, words: list[str], language: str, dealer: Dealer, file: Path, screen: Screen) -> int:
    game: Game = state.game
    bots = bot_names(game)
    names = seats.shown_names(words, bots, Texts(language, game))
    texts = Texts.at(language, state, names)
    board = board_of(game, texts)
    chairs = [
        seats.Chair(word, make_bot(word, game, seconds=LONGEST_THOUGHT) if word in bots else None) for word in words
    ]
    table = Table(state, chairs, dealer, file, language)  # makes the file: nothing refuses any longer
    return Play(table, texts, screen, board).run()
