"""Decisions asked of several seats at once, and hidden hands behind them."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from tests.games.parley import KINDS, Parley, ParleyGame


def hand(state: Parley, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) if state.hands[seat][kind]]


def test_all_seats_are_asked_at_once_for_their_own_cards(dealt: Parley) -> None:
    assert dealt.asked() == [0, 1, 2]
    assert [dealt.actions(seat) for seat in range(3)] == [hand(dealt, seat) for seat in range(3)]
    assert dealt.actions() == hand(dealt, 0)


def test_whoever_has_chosen_is_asked_no_more(dealt: Parley) -> None:
    dealt.act(dealt.actions()[0])
    assert (dealt.mover, dealt.asked(), dealt.actions(0)) == (1, [1, 2], [])


def test_a_choice_is_sealed_until_all_have_chosen(dealt: Parley) -> None:
    first = dealt.actions()[0]
    dealt.act(first)
    for seat in (1, 2, None):
        assert dealt.view(seat)["offered"] == [True, False, False]
        assert dealt.view(seat)["offer"] != first or seat is not None
        assert dealt.log(seat)[-1] == {"number": dealt.turn, "seat": 0, "action": "", "events": []}
    assert dealt.log(0)[-1]["action"] == dealt.name(first)
    while dealt.asked() in ([1, 2], [2]):
        dealt.act(dealt.actions()[0])
    revealed = [event for entry in dealt.log() for event in entry["events"] if event["key"] == "revealed"]
    assert revealed[0]["offers"].split()[0] == str(first)


def test_a_seat_is_asked_for_its_hidden_cards_even_with_one_answer(parley: epoka.Game) -> None:
    """Otherwise the others would learn that all its cards are alike."""
    state = parley.start(2, copies=4)
    for kind in [0, 1] * 4:
        state.act(state.action(f"deal {kind}"))
    state.act(state.action("deal 2"))
    assert (state.mover, state.actions(), state.asked()) == (0, [0], [0, 1])


class Vote(epoka.Step[Any]):
    """Sealed like an offer, but open: a seat with one answer need not be asked."""

    def sealed(self) -> bool:
        return True

    def actions(self, s: Any, out: list[int]) -> None:
        out.extend([0] if self.seat == 1 else [0, 1])

    def act(self, s: Any, action: int) -> None:
        return


def test_a_seat_without_a_choice_is_not_asked_with_the_others() -> None:
    state = ParleyGame().start(3)
    for seat in (2, 1, 0):
        state.push(Vote(seat))
    state.settle()
    assert state.asked() == [0, 2]
    state.act(0)
    assert state.asked() == [2]


def test_a_side_that_the_rules_play_scores_and_is_never_asked(parley: epoka.Game) -> None:
    movers: set[int] = set()
    scores: list[int] = []
    for seed in range(30):
        state, dealer = parley.start(3, rival=True), epoka.Dealer(seed)
        while not state.over:
            movers.update(state.asked())
            state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
        scores.append(state.points()[3])
    assert movers == {epoka.CHANCE, 0, 1, 2}
    assert max(scores) > 0


def looking(game: epoka.Game, under: list[int], knows: list[int]) -> epoka.State:
    """Seat 0 is about to look at a card, which comes from under an empty pool."""
    data = game.start(3).snapshot()
    data["agenda"], data["history"] = [["Look", 0]], None
    data["pieces"]["deck"] = {"counts": [0] * KINDS, "under": under, "knows": knows}
    return game.restore(data)


def test_what_a_seat_put_under_the_deck_it_knows_wherever_it_goes(parley: epoka.Game) -> None:
    state = looking(parley, [4, 2], [0b010, 0b111])
    assert [state.view(seat)["under"] for seat in (0, 1, 2, None)] == [[None, 2], [4, 2], [None, 2], [None, None]]
    state.act(state.actions()[0])
    assert [state.view(seat)["looked"] for seat in (0, 1, 2, None)] == [4, 4, None, None]
    state.act(state.action("keep"))
    assert [state.view(seat)["satchels"][0] for seat in (0, 1, 2, None)] == [[4], [4], [None], [None]]


@pytest.mark.parametrize(("seat", "cards"), [(0, {0, 4}), (1, {4}), (2, {0, 4})])
def test_known_cards_stay_where_they_are_in_imagination(parley: epoka.Game, seat: int, cards: set[int]) -> None:
    state = looking(parley, [4, 0, 2], [0b010, 0b010, 0b111])
    tops = [state.imagine(seat, epoka.Dealer(seed)).snapshot()["pieces"]["deck"]["under"] for seed in range(40)]
    assert {under[0] for under in tops} == cards
    assert {under[2] for under in tops} == {2}
