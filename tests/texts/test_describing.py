"""Positions and pieces in words."""

from __future__ import annotations

import pytest

import epoka
from epoka.describing import describe, explain
from epoka.texts import LANGUAGES


def position(name: str, players: int, actions: int) -> epoka.State:
    """A position of a random game in which somebody decides."""
    state, dealer = epoka.game(name).start(players), epoka.Dealer(5)
    while actions > 0 or state.mover == epoka.CHANCE:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            legal = state.agenda[-1].considered(state, state.actions())
            state.act(legal[dealer.below("policy", len(legal))])
        actions -= 1
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [("stone-age", 3), ("founders", 2), ("civolution", 1), ("civolution", 4)])
def test_a_position_is_described_with_every_legal_action(name: str, players: int, language: str) -> None:
    state = position(name, players, 45)
    full, compact = (describe(state, state.mover, language, full) for full in (True, False))
    for action in state.actions():
        assert f"- `{state.name(action)}`: " in full
        assert f"- `{state.name(action)}`: " in compact
    assert len(compact) < len(full)


def test_who_is_not_asked_reads_no_actions() -> None:
    state = position("founders", 2, 20)
    assert "- `" not in describe(state, 1 - state.mover)


@pytest.mark.parametrize("name", ["stone-age", "civolution"])
def test_nothing_is_told_that_the_seat_does_not_know(name: str) -> None:
    state = position(name, 2, 80)
    for seat in range(2):
        imagined = state.imagine(seat, epoka.Dealer(9))
        assert describe(imagined, seat) == describe(state, seat)


def test_civolution_explains_the_cards_that_it_names() -> None:
    state = position("civolution", 2, 60)
    hand = state.view(state.mover)["seats"][state.mover]["hand"]
    text = describe(state, state.mover)
    assert hand and all(f"\n{card}: " in text for card in hand)


def test_civolution_tells_which_territories_touch() -> None:
    state = position("civolution", 2, 60)
    around = state.view(state.mover)["territories"]["b-hills"]["adjacent"]
    line = next(line for line in describe(state, state.mover).splitlines() if line.startswith("Hills B touches: "))
    assert len(line.split(", ")) == len(around) > 0
    assert "touches" not in describe(state, state.mover, full=False)


@pytest.mark.parametrize(
    ("game", "word", "said"),
    [
        ("stone-age", "SA-12", "SA-12 "),
        ("stone-age", "c01", "c01: 7 food"),
        ("stone-age", "B01", "B01: 2 wood"),
        ("founders", "gold_mine", "gold_mine: gold mine"),
        (
            "civolution",
            "A21",
            "A21: Cost spaces: 1 × coal · 1 × clay · empty · 1 × sulfur · 1 × copper (3 SP). Advance 2",
        ),
        ("civolution", "G3", "G3: "),
    ],
)
def test_rules_and_pieces_are_explained(game: str, word: str, said: str) -> None:
    assert explain(epoka.game(game), word).startswith(said)


@pytest.mark.parametrize("word", ["A0", "A33", "Z1", "nonsense", "", "M99"])
def test_what_is_no_piece_is_said_to_be_none(word: str) -> None:
    with pytest.raises(epoka.EpokaError, match="is no rule and no piece of civolution"):
        explain(epoka.game("civolution"), word)
