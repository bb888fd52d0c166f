"""Seats and bots: all that a player in plain Python needs, and nothing to cheat with."""

from __future__ import annotations

import epoka
from tests.games.parley import Diplomat, Parley


def test_a_seat_offers_what_its_player_may_know(dealt: Parley) -> None:
    for index in range(3):
        seat = epoka.Seat(dealt, index, epoka.Dealer(5))
        assert seat.view() == dealt.view(index)
        assert seat.actions() == dealt.actions(index)
        assert seat.name(0) == "offer 0"
        assert seat.imagine().view(index) == dealt.view(index)


def test_a_seat_never_holds_the_real_state(dealt: Parley) -> None:
    hidden = dealt.hands[1]
    seen = []
    for seed in range(20):
        position = epoka.Seat(dealt, 0, epoka.Dealer(seed)).position
        assert isinstance(position, Parley)
        assert position is not dealt
        seen.append(position.hands[1])
    assert any(other != hidden for other in seen)


def test_imagined_states_of_a_seat_are_fresh_each_time(dealt: Parley) -> None:
    seat = epoka.Seat(dealt, 0, epoka.Dealer(5))
    assert len({str(seat.imagine().snapshot()) for _ in range(10)}) > 5


def test_a_bot_in_plain_python_plays_whole_games_and_beats_chance(parley: epoka.Game) -> None:
    won = 0
    for seed in range(40):
        state, dealer, bot = parley.start(2, debate=False), epoka.Dealer(seed), Diplomat()
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
            elif state.mover == seed % 2:
                state.act(bot.choose(epoka.Seat(state, state.mover, dealer.child("bot"))))
            else:
                legal = state.actions()
                state.act(legal[dealer.below("policy", len(legal))])
        won += state.ranking()[seed % 2] == 1
    assert won > 24


def test_a_game_names_its_bots(parley: epoka.Game) -> None:
    assert parley.bots() == {"diplomat": Diplomat}
