"""Whoever writes a game or a bot derives classes in plain Python from those of Epoka, which may be compiled.

A compiled class refuses that unless it says otherwise, and calls its own methods directly unless it knows that somebody
may have replaced them. Both show in a compiled build only; `./epoka test` runs these tests there.
"""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.bots import RANDOM, make_bot
from epoka.bots.random_bot import RandomBot
from epoka.core.game import GameSource
from epoka.core.sets import Gathering

KERNEL: list[tuple[type[Any], tuple[Any, ...]]] = [
    (epoka.Bot, ()),
    (epoka.Chance, ()),
    (epoka.Draw, (0, "deck")),
    (epoka.Procedure, ()),
    (epoka.RandomStarter, (0,)),
    (epoka.Step, (0,)),
    (epoka.TableProcedure, ()),
    (epoka.UniformChance, (0, "die")),
    (epoka.UniformRange, (0, "die")),
    (epoka.State, (epoka.all_games()[0], 2, {})),
    (epoka.Game, ("derived", 1, range(2, 5), [], ["go", "roll"], 1, [])),
    (epoka.forms.Form, ()),
    (epoka.forms.Listed, ()),
    (epoka.forms.Part, ()),
    (GameSource, ()),
    (Gathering, ()),
]
"""What games, bots and tools are made of, each with arguments that build it."""

USED_AS_THEY_ARE = {epoka.Dealer, epoka.Event, epoka.Notation, epoka.Option, epoka.Pool, epoka.Refusal, epoka.Seat}
"""What is quicker because nobody derives from it."""

BOTS = [(game, name) for game in epoka.all_games() for name in [RANDOM, *game.bots()]]


@pytest.mark.parametrize(("kind", "args"), KERNEL, ids=[kind.__name__ for kind, _ in KERNEL])
def test_a_class_of_the_kernel_can_be_derived_from(kind: type[Any], args: tuple[Any, ...]) -> None:
    derived = type("Derived", (kind,), {"further": 3})
    assert derived(*args).further == 3


def test_it_is_settled_for_every_public_class_whether_it_can_be_derived_from() -> None:
    public = [getattr(epoka, name) for name in epoka.__all__]
    classes = {kind for kind in public if isinstance(kind, type) and not issubclass(kind, Exception)}
    assert classes - USED_AS_THEY_ARE <= {kind for kind, _ in KERNEL}


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_a_game_can_be_derived_from_and_plays_by_what_was_replaced(game: epoka.Game) -> None:
    asked: list[int] = []

    def check_options(self: epoka.Game, players: int, options: dict[str, Any]) -> None:
        asked.append(players)

    variant = type("Variant", (type(game),), {"check_options": check_options})()
    players = variant.players[-1]
    state = variant.start(players)
    epoka.playout(state, epoka.Dealer(1))
    assert state.over and state.game is variant
    assert asked == [players]


@pytest.mark.parametrize(("game", "name"), BOTS, ids=[f"{game.name}-{name}" for game, name in BOTS])
def test_a_bot_can_be_derived_from_and_chooses_like_its_base(game: epoka.Game, name: str) -> None:
    state, dealer = game.start(2), epoka.Dealer(1)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    seat = state.mover
    base = make_bot(name, game)
    derived = type("Derived", (type(base),), {})()
    choices = [bot.choose(epoka.Seat(state, seat, epoka.Dealer(2))) for bot in (base, derived)]
    assert choices[0] == choices[1]


def test_a_replaced_method_of_a_bot_is_the_one_that_is_called() -> None:
    class First(RandomBot):
        def choose(self, seat: epoka.Seat) -> int:
            return seat.actions()[0]

    game = epoka.all_games()[0]
    state = game.start(2)
    dealer = epoka.Dealer(1)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    assert First().choose(epoka.Seat(state, state.mover, dealer)) == state.actions()[0]


def test_a_compiled_class_that_is_not_meant_to_be_derived_from_refuses() -> None:
    """Shows that the tests above could fail."""
    if not epoka.compiled():
        pytest.skip("Epoka runs interpreted, where every class can be derived from")
    with pytest.raises(TypeError, match="interpreted classes cannot inherit from compiled"):
        type("Deck", (epoka.Pool,), {})([1, 1])
