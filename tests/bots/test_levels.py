"""The levels of every game: they play whole games by the rules, never a silly action, and repeat with their seed."""

from __future__ import annotations

import pytest

import epoka
from epoka.arena.match import play_game
from epoka.bots import advising_bot, bot_names, gentle_bot, level_names, make_bot, other_bots, stand_in_bot
from epoka.bots.levels import LEVELS, SILLY, LevelBot, drawn, make_level
from epoka.core.policy import Level, Policy
from epoka.core.search import Searcher, position_to_move
from epoka.core.value import Coefficients, Value
from tests.games.parley import ParleyGame
from tests.games.pebbles import GAME as PEBBLES

GAMES = [game for game in epoka.all_games() if level_names(game)]
TABLES = [(game, players) for game in GAMES for players in game.players]
FEW = 6
"""Rollouts: enough to search with, and soon done."""

each_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Points(Value):
    """Holds who has most points for the winner."""

    def __init__(self) -> None:
        super().__init__(["points"])
        self.coefficients = Coefficients(["points"], [0.0, 1.0], [[1.0], [1.0]], [10.0, 10.0])

    def features(self, state: epoka.State, side: int) -> list[float]:
        return [float(state.points()[side])]

    def left(self, state: epoka.State) -> float:
        return 0.5


class Near(Policy):
    """A policy that looks no further than to the next decision."""

    def __init__(self, own: Policy) -> None:
        self.own = own

    def begin(self, state: epoka.State) -> None:
        self.own.begin(state)

    def decide(self, state: epoka.State, legal: list[int]) -> int:
        return self.own.decide(state, legal)

    def rank(self, state: epoka.State, legal: list[int]) -> list[float]:
        return self.own.rank(state, legal)

    def candidates(self, state: epoka.State, legal: list[int]) -> list[int]:
        return self.own.candidates(state, legal)

    def milestone(self, state: epoka.State) -> int:
        return self.own.milestone(state)

    def horizon(self, state: epoka.State) -> int:
        return 0


def hurried(game: epoka.Game, rollouts: int = FEW) -> epoka.Game:
    """The game with its levels as they are, but for those that search: so many short lines have to do."""
    own: type[epoka.Game] = type(game)

    class Hurried(own):  # type: ignore[valid-type, misc]
        def levels(self, players: int) -> list[Level]:
            return [Level(level.temperature, min(level.rollouts, rollouts)) for level in game.levels(players)]

        def policy(self) -> Policy:
            policy = game.policy()
            assert policy is not None
            return Near(policy)

        def value(self, players: int) -> Value:
            return Points()

    quick: epoka.Game = Hurried()
    return quick


class Watched(epoka.Bot):
    """A level, of which it is noted how far below the best its actions lay, in the temperatures it plays with."""

    def __init__(self, level: str, game: epoka.Game, players: int) -> None:
        self.level = LevelBot(level, game)
        self.judge = game.policy()
        self.temperature = game.levels(players)[LEVELS.index(level)].temperature
        self.below: list[float] = []

    def choose(self, seat: epoka.Seat) -> int:
        assert self.judge is not None
        action = self.level.choose(seat)
        legal = seat.actions()
        if len(legal) > 1:
            position = position_to_move(seat, self.judge)
            self.judge.begin(position)
            ranks = self.judge.rank(position, legal)
            self.below.append((max(ranks) - ranks[legal.index(action)]) / self.temperature)
        return action


def seatings(players: int) -> list[list[str]]:
    """So many tables that every level sits at one of them."""
    names = list(LEVELS) * 2
    return [names[first : first + players] for first in range(0, len(LEVELS), players)]


# ---- they play ------------------------------------------------------------------------------------------------------


@each_table
def test_every_level_plays_a_whole_game(game: epoka.Game, players: int) -> None:
    quick = hurried(game)
    for names in seatings(players):
        result = play_game(game, [make_bot(name, quick) for name in names], seed=3)
        assert result.over_by


@pytest.mark.parametrize("level", LEVELS[:2])
@each_game
def test_a_level_that_blurs_takes_no_silly_action(game: epoka.Game, level: str) -> None:
    players = game.players[-1]
    bots = [Watched(level, game, players) for _ in range(players)]
    play_game(game, list(bots), seed=5)
    below = [distance for bot in bots for distance in bot.below]
    assert 0.0 < max(below) <= SILLY


def test_what_lies_too_far_below_the_best_is_never_drawn() -> None:
    seat = epoka.Seat(PEBBLES.start(2), 0, epoka.Dealer(1))
    legal, ranks = [0, 1, 2, 3], [0.0, 10.0, 10.0 - SILLY * 2.0, 9.0 - SILLY * 2.0]
    picked = {drawn(seat, legal, ranks, temperature=2.0) for _ in range(2000)}
    assert picked == {1, 2}


@each_game
def test_the_same_seed_gives_the_same_game(game: epoka.Game) -> None:
    quick = hurried(game)
    records = [
        play_game(game, [make_bot(name, quick) for name in ("sage", "settler")], seed=8, record=True).record
        for _ in range(2)
    ]
    assert records[0] == records[1]


# ---- while people wait ----------------------------------------------------------------------------------------------


def to_a_choice(game: epoka.Game, unfinished: bool) -> epoka.Seat:
    """A seat with several actions worth a thought, in the middle of a gesture or at the beginning of one."""
    policy = game.policy()
    assert policy is not None
    state, dealer = game.start(2), epoka.Dealer(4)
    while True:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        legal = state.actions()
        policy.begin(state)
        if state.unfinished == unfinished and len(legal) > 1 and len(policy.candidates(state, legal)) > 2:
            return epoka.Seat(state, state.mover, dealer)
        state.act(policy.decide(state, legal) if len(legal) > 1 else legal[0])


def lines_thought(game: epoka.Game, unfinished: bool, seconds: float) -> int:
    seat = to_a_choice(game, unfinished)
    bot = make_level("sage", game, 2, seconds)
    assert isinstance(bot, Searcher)
    bot.choose(seat)
    return bot.search.lines


def test_a_level_that_people_wait_for_stops_by_the_clock() -> None:
    assert lines_thought(hurried(epoka.game("stone-age"), 100), unfinished=False, seconds=0.0) == 1


def test_advice_in_the_middle_of_a_gesture_has_time_to_think() -> None:
    """The clock of a fresh bot begins with the bot, not with the gesture that a person began before."""
    assert lines_thought(hurried(epoka.game("civolution"), 100), unfinished=True, seconds=60.0) > 1


# ---- who is asked where nobody was named ----------------------------------------------------------------------------


@each_game
def test_levels_are_proposed_stand_in_and_advise(game: epoka.Game) -> None:
    assert (gentle_bot(game), stand_in_bot(game), advising_bot(game)) == ("wanderer", "elder", "sage")
    assert bot_names(game) == [*LEVELS, *other_bots(game)]


def test_without_levels_the_best_bot_of_the_game_does_all_that() -> None:
    parley = ParleyGame()
    assert level_names(parley) == []
    assert {gentle_bot(parley), stand_in_bot(parley), advising_bot(parley)} == {other_bots(parley)[-1]}


def test_a_game_without_bots_is_left_to_chance() -> None:
    assert advising_bot(PEBBLES) == "random"


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(epoka.EpokaError, match="no level «master»; the levels are wanderer, settler, builder, elder"):
        make_level("master", GAMES[0], 2)


def test_a_misspelt_level_is_refused_with_what_was_meant_and_all_levels() -> None:
    with pytest.raises(epoka.EpokaError, match=r"did you mean sage\? There are levels: wanderer, settler, builder"):
        make_bot("saga", GAMES[0])


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: str(game.name))
def test_a_higher_level_blurs_less_or_searches_more(game: epoka.Game) -> None:
    for players in game.players:
        levels = game.levels(players)
        assert len(levels) == len(LEVELS)
        blurs, rollouts = [level.temperature for level in levels], [level.rollouts for level in levels]
        assert blurs == sorted(blurs, reverse=True) and blurs[2:] == [0.0, 0.0, 0.0]
        assert rollouts == sorted(rollouts) and rollouts[:3] == [0, 0, 0] and 0 < rollouts[3] < rollouts[4]


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: str(game.name))
def test_every_game_has_learned_for_every_number_of_players(game: epoka.Game) -> None:
    for players in game.players:
        value = game.value(players)
        assert value is not None and value.learned()
        assert game.value(players) is value
