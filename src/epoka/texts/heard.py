"""What a game says while it is played: heard in random games of every option, to know which texts it needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from epoka.core.dealer import Dealer
from epoka.core.errors import BadOption
from epoka.core.event import Event, Values
from epoka.core.game import Game, Option
from epoka.core.ids import CHANCE
from epoka.core.refusal import Refusal
from epoka.core.state import State

REFUSALS_EVERY: Final = 7
"""All actions are asked for their refusals at every so many positions, in a game with few actions at every one."""
FEW_ACTIONS: Final = 100


def option_sets(options: list[Option]) -> list[Values]:
    """The defaults, then every value of every option once."""
    return [{}] + [{option.name: value} for option in options for value in option.values if value != option.default]


def seats_for(game: Game, options: Values, number: int) -> int | None:
    """A number of players that these options allow, in turn; None where they allow none."""
    for ahead in range(len(game.players)):
        players = game.players[(number + ahead) % len(game.players)]
        try:
            game.resolve(players, options)
        except BadOption:
            continue
        return players
    return None


def played(game: Game, players: int, options: Values, seed: str) -> Iterator[State]:
    """The positions of one random game."""
    dealer = Dealer(seed)
    state = game.start(players, **options)
    yield state
    while not state.over:
        if state.mover == CHANCE:
            state.act(dealer.draw(state))
        else:
            legal = state.actions()
            state.act(legal[dealer.below("choice", len(legal))])
        yield state


class Heard:
    """Everything said in random games, each message once for every shape of its values."""

    def __init__(self, game: Game) -> None:
        self.events: dict[str, Values] = {}
        self.prompts: dict[str, tuple[str, Values]] = {}
        self.refusals: dict[str, Refusal] = {}
        self.ends: set[str] = set()
        self.sources: set[str] = set()
        self.opponents: set[str] = set()
        for number, options in enumerate(option_sets(game.options)):
            players = seats_for(game, options, number)
            if players is not None:
                self.listen_to(game, players, options, f"texts {number}")

    def listen_to(self, game: Game, players: int, options: Values, seed: str) -> None:
        events: list[Event] = []
        every = REFUSALS_EVERY if game.num_actions > FEW_ACTIONS else 1
        for turn, state in enumerate(played(game, players, options, seed)):
            if turn == 0:
                state.listen(events)
            key, values = state.prompt()
            self.prompts.setdefault(f"{key} {values}", (key, values))
            if turn % every == 0:
                for action in range(game.num_actions + 5):
                    refusal = state.refusal(action)
                    if refusal is not None:
                        self.refusals.setdefault(repr(refusal), refusal)
        self.ends.add(state.over_by)
        self.opponents.update(state.opponents())
        for seat in range(state.sides):
            self.sources.update(state.breakdown(seat))
        for event in events:
            self.events.setdefault(str(event.data()), event.data())
