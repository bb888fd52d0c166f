"""Bots are found by name."""

import pytest

import epoka
from epoka.arena.match import play_game
from epoka.bots import bot_names, make_bot
from epoka.bots.levels import LEVELS
from epoka.bots.random_bot import RandomBot

STONE_AGE = epoka.game("stone-age")


def test_a_game_lists_its_levels_the_general_bots_and_its_own() -> None:
    assert bot_names(STONE_AGE) == [*LEVELS, "random", "starver", "greedy"]


@pytest.mark.parametrize("name", bot_names(STONE_AGE))
def test_every_listed_bot_can_be_made(name: str) -> None:
    assert isinstance(make_bot(name, STONE_AGE), epoka.Bot)


def test_an_unknown_bot_is_refused_with_what_was_probably_meant() -> None:
    with pytest.raises(epoka.EpokaError, match=r"no bot «gredy» plays stone-age; did you mean greedy"):
        make_bot("gredy", STONE_AGE)


def test_an_unknown_bot_is_refused_with_the_levels_and_the_other_bots() -> None:
    known = "levels: wanderer, settler, builder, elder, sage; other bots: random, starver, greedy"
    with pytest.raises(epoka.EpokaError, match=known):
        make_bot("xyz", STONE_AGE)


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_random_plays_every_game_to_its_end(game: epoka.Game) -> None:
    players = game.players[0]
    result = play_game(game, [RandomBot() for _ in range(players)], seed=1)
    sides = players + len(game.start(players).opponents())
    assert len(result.points) == len(result.bots) == len(result.breakdown) == sides


def test_a_seeded_random_bot_has_a_source_of_its_own() -> None:
    state = STONE_AGE.start(2)
    dealer = epoka.Dealer(3)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    choices = []
    for table in (1, 2):
        bot, thinker = make_bot("random", STONE_AGE, seed="lots"), epoka.Dealer(table)
        choices.append([bot.choose(epoka.Seat(state, 0, thinker)) for _ in range(20)])
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 1
