"""Solo: what lies on the table before the first era, and what everybody sees of V.I.C.I."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import epoka
from epoka.games.civolution.components.solo_cards import VICI_CARDS
from epoka.games.civolution.options import DIFFICULTIES
from epoka.games.civolution.position.state import Civolution

from .table import GAME, legal, tribes


def begun(**options: Any) -> Civolution:
    """A solo game after its set-up, chance and the human's choices as they fall."""
    state, dealer = GAME.start(1, **options), epoka.Dealer("begun")
    assert isinstance(state, Civolution)
    while state.era == 0:
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    return state


def played(seed: str, **options: Any) -> Iterator[Civolution]:
    """The positions of one random solo game."""
    state, dealer = GAME.start(1, **options), epoka.Dealer(seed)
    assert isinstance(state, Civolution)
    while not state.over:
        yield state
        choices = state.actions() if state.mover != epoka.CHANCE else []
        state.act(choices[dealer.below("choice", len(choices))] if choices else dealer.draw(state))
    yield state


@pytest.mark.rule("CV-182", "CV-185")
def test_the_table_is_laid_for_two_but_only_the_human_has_a_console() -> None:
    state = begun(start="beginner")
    assert (len(state.goal_display), state.camps) == (4, GAME.start(2).copy().snapshot()["pieces"]["camps"])
    assert tribes(state, 1) == ["b-forest camp strong", "c-grassland camp strong"]
    assert (state.seats[1].tribes, state.tribes_of(1)) == (13, 2)
    assert (state.vici.provisions[2], state.vici.provisions[6], sum(state.vici.provisions)) == (1, 1, 2)
    assert (state.seats[1].hand, sum(state.seats[1].at), len(state.seats[0].hand)) == ([], 0, 5)


@pytest.mark.rule("CV-182a", "AMB-50")
def test_the_human_begins_and_picks_one_of_two_chip_cards() -> None:
    state, dealer = GAME.start(1), epoka.Dealer("chips")
    assert isinstance(state, Civolution)
    while not (state.mover == 0 and legal(state)[0].startswith("pick")):
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    assert len(legal(state)) == 2
    state.act(state.actions()[0])
    assert state.first == 0


@pytest.mark.rule("CV-182")
def test_the_starting_cards_may_be_picked_freely() -> None:
    state, dealer = GAME.start(1, start="chosen"), epoka.Dealer("free")
    picked: list[str] = []
    while len(picked) < 6:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        assert len(state.actions()) == (12 if len(picked) == 5 else 32)
        picked.append(legal(state)[-1])
        state.act(state.actions()[-1])
    assert picked == ["keep A32", "keep B32", "keep C32", "keep D32", "keep E32", "keep M12"]
    assert state.view(0)["seats"][0]["hand"] == ["A32", "B32", "C32", "D32", "E32"]


@pytest.mark.rule("CV-183", "CV-184")
def test_all_fifteen_cards_are_in_the_stack_and_the_discs_at_their_start() -> None:
    state = begun()
    assert (state.vici.stack.counts, state.vici.revealed) == ([1] * len(VICI_CARDS), [])
    assert (state.seats[1].tracks, state.seats[1].favor, state.seats[1].score()) == ([0] * 5, 1, 0)


@pytest.mark.rule("CV-186", "CV-187")
def test_two_markers_lie_on_each_grid_and_the_dice_are_counted() -> None:
    state = begun()
    assert (state.vici.evolution, state.vici.prosperity) == (2, 2)
    vici = state.seats[1]
    assert (vici.used, vici.unused_dice(), vici.fate) == (6, 0, 1)
    assert (vici.farms, vici.boats, vici.resets, vici.supply) == (0, 0, 0, 50 - 4 - 2)
    assert (state.activation_dice, state.fate_dice) == (3, 3)


@pytest.mark.rule("CV-215")
def test_of_stack_and_discard_pile_only_the_size_is_seen() -> None:
    shown = begun().view(0)["vici"]
    assert (shown["stack"], shown["discarded"], shown["revealed"]) == (15, 0, [])
    assert "cards" not in shown


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"difficulty": "expert"}),
        (3, {"harder_resets": True}),
        (2, {"start": "chosen"}),
        (1, {"start": "mixed"}),
        (1, {"starter": 1}),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(epoka.BadOption):
        GAME.start(players, **options)


@pytest.mark.rule("CV-199", "CV-216")
@pytest.mark.parametrize("number", range(len(DIFFICULTIES)))
def test_random_games_end_and_only_the_human_moves(number: int) -> None:
    for state in played(f"solo {number}", difficulty=DIFFICULTIES[number], harder_resets=number % 2 == 1):
        assert state.mover in (0, epoka.CHANCE, epoka.ENDED)
    assert state.points() == [sum(state.breakdown(seat).values()) for seat in (0, 1)]
    assert sorted(state.ranking()) == [1, 2]
    assert state.breakdown(1)["stages"] == state.breakdown(1)["point-bonus"] == 0
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()


def test_a_saved_game_goes_on_in_the_same_way() -> None:
    for turn, state in enumerate(played("saved")):
        if turn % 40 == 0:
            snapshot = state.snapshot()
            assert GAME.restore(snapshot).snapshot() == state.copy().snapshot() == snapshot


@pytest.mark.parametrize(
    ("field", "value"), [("prosperity", 17), ("evolution", 3), ("provisions", [0] * 3), ("stack", {"counts": [1]})]
)
def test_a_damaged_opponent_is_refused(field: str, value: object) -> None:
    snapshot = begun().snapshot()
    snapshot["pieces"]["vici"][field] = value
    with pytest.raises(epoka.BadSnapshot):
        GAME.restore(snapshot)
