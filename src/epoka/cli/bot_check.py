"""`epoka bot-check COMMAND`: whether a program keeps to the protocol of bots, and how quickly it answers."""

from __future__ import annotations

import time

import typer

from epoka import Game, Seat, all_games
from epoka.arena.match import play_game
from epoka.bots.random_bot import RandomBot
from epoka.cli import requests
from epoka.cli.printing import print_line
from epoka.programs import PREFIX, Fault, ProgramBot, program


class Watched(ProgramBot):
    """A program whose answers are timed."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.times: list[float] = []

    def choose(self, seat: Seat) -> int:
        begun = time.perf_counter()
        action = super().choose(seat)
        self.times.append(time.perf_counter() - begun)
        return action


def check_bot(command: str, game_name: str | None, games: int, seed: int) -> None:
    """Greet the program, let it play, tell what it did wrong; the exit status is 1 where it did anything."""
    command = command.removeprefix(PREFIX)
    try:
        wants = program(command).wants
    except Fault as fault:
        print_line(f"hello: {fault}")
        raise typer.Exit(1) from fault
    print_line(f"hello: answered; wants {', '.join(wants) if wants else 'nothing beside the legal actions'}")
    chosen = [requests.chosen_game(game_name)] if game_name else all_games()
    wrong = [fault for game in chosen for fault in check_game(command, game, games, seed)]
    print_line("the program keeps to the protocol" if not wrong else f"{len(wrong)} faults; see docs/bot-protocol.md")
    if wrong:
        raise typer.Exit(1)


def check_game(command: str, game: Game, games: int, seed: int) -> list[str]:
    """Play some games against random bots; gives the faults."""
    bot = Watched(command)
    players = max(2, game.players[0])
    for number in range(games):
        others = [RandomBot(f"{seed}/{number}/{other}") for other in range(players - 1)]
        play_game(game, [bot, *others], seed=seed + number)
    mean, slowest = 1000 * sum(bot.times) / len(bot.times), 1000 * max(bot.times)
    answers = f"{len(bot.times)} decisions, {mean:.1f} ms each, slowest {slowest:.0f} ms"
    print_line(f"{game.name}: {games} games, {answers}, {len(bot.faults)} faults")
    for fault in sorted(set(bot.faults)):
        print_line(f"  {fault}")
    return bot.faults
