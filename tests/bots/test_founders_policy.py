"""The policy of Founders of the Empire: what it promises on any position, and what it never does."""

from __future__ import annotations

from functools import cache
from math import isfinite
from typing import Any

import pytest

import epoka
from epoka.core.policy import Policy
from epoka.games.founders.bots.policy import NEEDLESS
from tests.rules.founders.table import GAME, Board, do, legal, row, table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"agreed_end": False, "end_when_city_stack_empty": True}),
    (3, {"starter": 2}),
    (4, {}),
]
EVERY = 6
"""One in so many decisions is looked at closely."""
FAR_BELOW = 10.0


def policy() -> Policy:
    made = GAME.policy()
    assert made is not None
    return made


def play_on(state: epoka.State, seed: str, mind: Policy) -> list[int]:
    """What is played from here to the end."""
    dealer = epoka.Dealer(seed)
    mind.begin(state)
    played = []
    while not state.over:
        chance = state.mover == epoka.CHANCE
        played.append(dealer.draw(state) if chance else mind.decide(state, state.legal()))
        state.act(played[-1])
    return played


@cache
def positions(players: int, options: tuple[tuple[str, Any], ...]) -> list[epoka.State]:
    """Positions of a game in which every fourth decision is random, so that strange ones are among them."""
    state = GAME.start(players, **dict(options))
    dealer = epoka.Dealer(f"policy/{players}/{options}")
    mind = policy()
    found: list[epoka.State] = []
    number = 0
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        number += 1
        if number % EVERY == 0:
            found.append(state.copy())
        choices = state.actions()
        mind.begin(state)
        random = dealer.below("noise", 4) == 0
        state.act(choices[dealer.below("choice", len(choices))] if random else mind.decide(state, choices))
    return found


def all_positions() -> list[epoka.State]:
    return [state for players, options in TABLES for state in positions(players, tuple(options.items()))]


def ranks(state: epoka.State) -> dict[str, float]:
    """What the policy thinks of every legal action, by names."""
    return dict(zip(legal(state), policy().rank(state, state.actions()), strict=True))


def choice(state: epoka.State) -> str:
    mind = policy()
    mind.begin(state)
    return state.name(mind.decide(state, state.actions()))


# ---- any position ---------------------------------------------------------------------------------------------------


def test_every_decision_is_legal_and_leaves_the_position_alone() -> None:
    mind = policy()
    for state in all_positions():
        before = state.snapshot()
        mind.begin(state)
        assert mind.decide(state, state.actions()) in state.actions()
        assert state.snapshot() == before


def test_every_legal_action_has_a_finite_rank_and_the_position_stays() -> None:
    mind = policy()
    for state in all_positions():
        before = state.snapshot()
        found = mind.rank(state, state.actions())
        assert len(found) == len(state.actions()) and all(isfinite(rank) for rank in found)
        assert state.snapshot() == before


def test_what_is_decided_is_nearly_always_what_ranks_best() -> None:
    mind = policy()
    agreed = 0
    for state in all_positions():
        found = mind.rank(state, state.actions())
        mind.begin(state)
        agreed += found[state.actions().index(mind.decide(state, state.actions()))] > max(found) - 0.01
    assert agreed >= 0.95 * len(all_positions())


def test_candidates_are_a_few_legal_actions_the_best_first() -> None:
    mind = policy()
    for state in all_positions():
        found = mind.rank(state, state.actions())
        candidates = mind.candidates(state, state.actions())
        worth = [found[state.actions().index(action)] for action in candidates]
        assert 1 <= len(candidates) <= 12
        assert worth == sorted(set(worth), reverse=True) and worth[0] == max(found)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_line_is_played_again_the_same_whatever_was_played_between(players: int, options: dict[str, Any]) -> None:
    course = positions(players, tuple(options.items()))
    start = course[len(course) * 2 // 3]
    mind = policy()
    first = play_on(start.copy(), "one", mind)
    play_on(start.copy(), "another", mind)
    assert play_on(start.copy(), "one", mind) == first == play_on(start.copy(), "one", policy())


def test_the_milestone_counts_turns_and_a_search_looks_a_round_of_them_ahead() -> None:
    state = table(3, turns=9)
    assert (policy().milestone(state), policy().horizon(state)) == (9, 3)


# ---- the end --------------------------------------------------------------------------------------------------------

GOODS: Board = {"tiles": row(0, "workshop-iron", "barracks-iron", "lake")}
"""Wares and an army side by side: the great temple R-22 fits above them."""


def with_last_temple(rival: Board, mine: Board = GOODS, **changes: Any) -> epoka.State:
    return table(seats={0: mine, 1: rival}, display=["R-22"], city=["inn-gold"], **changes)


def test_the_last_victory_tile_lies_far_below_while_it_seals_a_defeat() -> None:
    found = ranks(with_last_temple({"tiles": row(0, "R-23", "R-24")}))
    assert found["add R-22"] < max(found.values()) - FAR_BELOW


@pytest.mark.rule("TE-82")
def test_the_last_victory_tile_lies_far_below_where_the_tie_break_is_lost() -> None:
    found = ranks(with_last_temple({"tiles": row(0, "R-01", "R-10")}))
    assert found["add R-22"] < max(found.values()) - FAR_BELOW


@pytest.mark.rule("TE-82")
def test_the_last_victory_tile_is_taken_where_the_tie_break_is_won() -> None:
    state = with_last_temple({"tiles": row(0, "lake", "lake"), "hand": {"war": 2, "coin": 1}})
    assert choice(state) == "add R-22"


@pytest.mark.rule("TE-45", "TE-70")
def test_no_coin_is_given_to_a_rival_who_wins_by_it() -> None:
    """Four to six: with the temple the win would be shared, but for the point that the coin hands over."""
    mine: Board = {"tiles": row(0, "workshop-iron", "lake", "R-23"), "hand": {"coin": 1}}
    rival: Board = {"tiles": row(0, "barracks-iron", "R-24", "R-25")}
    state = table(seats={0: mine, 1: rival}, display=["R-22"], phase="token")
    assert choice(state) == "no token"
    spent = do(state, "coin 1")
    assert ranks(spent)["add R-22"] < max(ranks(spent).values()) - FAR_BELOW


def test_after_a_coin_the_end_is_judged_anew() -> None:
    """Bought iron serves a workshop, and the last temple too: with the coin in hand that was a win, now it is none."""
    mine: Board = {"tiles": row(0, "barracks-gold", "grove", "R-23"), "hand": {"coin": 1}}
    maker: Board = {"tiles": row(0, "mine", "lake")}
    leader: Board = {"tiles": row(0, "R-24", "R-01", "R-05")}
    city = ["workshop-iron", "inn-iron"]
    seats = {0: mine, 1: maker, 2: leader}
    state = table(3, seats=seats, display=["R-10"], city=city, nature=["grove"], phase="token")
    mind = policy()
    mind.begin(state)
    played = []
    for _ in range(3):
        played.append(state.name(mind.decide(state, state.actions())))
        do(state, played[-1])
    assert played == ["coin 1", "at 0 0", "add workshop-iron"]


def test_war_is_played_first_where_it_turns_the_last_tile_into_a_win() -> None:
    mine: Board = {**GOODS, "hand": {"war": 1}}
    state = with_last_temple({"tiles": row(0, "R-23", "R-10")}, mine, phase="token")
    assert choice(state) == "war 1"
    assert choice(do(state, "war 1", "at 0 0")) == "add R-22"


@pytest.mark.rule("TE-71")
def test_in_the_last_turn_the_tile_is_added_that_wins() -> None:
    """The token of the inn brings a point, the great temple brings three, and two are missing."""
    nothing: dict[str, list[str]] = {"nature": [], "village": [], "city": []}
    rival: Board = {"tiles": row(0, "lake", "lake"), "hand": {"war": 2}}
    mine: Board = {"tiles": {**row(0, "workshop-iron", "barracks-iron", "lake"), (2, 1): "gold_mine"}}
    state = table(seats={0: mine, 1: rival}, display=["R-22", "R-23"], city=["inn-gold"], stacks=nothing)
    found = ranks(state)
    assert choice(state) == "add R-22"
    assert found["add inn-gold"] < found["add R-22"] - FAR_BELOW


@pytest.mark.rule("TE-71")
def test_the_last_city_tile_is_not_turned_up_by_a_loser_where_that_ends_the_game() -> None:
    stacks = {"nature": ["lake", "lake", "grove"], "village": ["mine"], "city": ["inn-gold"]}
    rich: Board = {"tiles": row(0, "R-23", "R-24")}
    state = table(seats={0: GOODS, 1: rich}, stacks=stacks, phase="reveal", end_when_city_stack_empty=True)
    found = ranks(state)
    assert found["reveal city"] < max(found.values()) - FAR_BELOW


# ---- tokens and proposals -------------------------------------------------------------------------------------------


def test_a_coin_goes_to_the_weaker_of_two_rivals_who_make_the_good() -> None:
    mine: Board = {"tiles": row(0, "workshop-iron", "lake"), "hand": {"coin": 1}}
    leader: Board = {"tiles": row(0, "forest", "barracks-iron", "R-23", "R-24")}
    weak: Board = {"tiles": row(0, "forest", "barracks-gold")}
    display = ["R-01", "R-02", "R-03", "R-22"]
    state = table(3, seats={0: mine, 1: leader, 2: weak}, phase="token", display=display)
    assert choice(state) == "coin 2"
    assert ranks(state)["coin 1"] < ranks(state)["coin 2"]


def test_a_token_played_for_nothing_ranks_far_below_keeping_it() -> None:
    hand = {"war": 1, "coin": 1, "wagon": 1}
    mine: Board = {"tiles": {**row(0, "grove", "grove"), **row(1, "grove", "grove")}, "hand": hand}
    state = table(seats={0: mine, 1: {"tiles": row(0, "lake", "lake")}}, phase="token")
    found = ranks(state)
    assert set(found) == {"war 1", "coin 1", "wagon", "no token"}
    assert all(rank < -NEEDLESS for name, rank in found.items() if name != "no token")


def test_no_tile_is_replaced_where_a_free_cell_is_better() -> None:
    found = ranks(do(table(), "add lake"))
    taken = {"at 0 0", "at 1 0"}
    assert taken < set(found)
    free = [rank for name, rank in found.items() if name not in taken]
    assert max(found[name] for name in taken) < min(free) - NEEDLESS / 2


@pytest.mark.rule("TE-72")
def test_nobody_proposes_the_end() -> None:
    found = ranks(table(phase="reveal"))
    assert found["propose end"] < min(rank for name, rank in found.items() if name != "propose end") - FAR_BELOW
