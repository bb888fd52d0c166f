"""Attempts end where the seat's own decision ends, and speak of nothing the seat does not know."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import epoka
from epoka import server
from epoka.server.attempt import NOT_YOURS, Attempt
from epoka.server.errors import Refused
from tests.games.parley import ParleyGame


def offering(players: int = 3) -> epoka.State:
    """Parley where all are asked for a secret offer, seat 0 first."""
    state, dealer = ParleyGame().start(players), epoka.Dealer(3)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    return state


def own(state: epoka.State, seat: int) -> list[str]:
    return [state.name(action) for action in state.actions(seat)]


def refused(attempt: Attempt, name: str) -> Refused:
    with pytest.raises(Refused) as caught:
        attempt.act(name)
    return caught.value


def test_gesture_ends_with_a_secret_choice() -> None:
    state = offering()
    attempt = Attempt(state, 0, "t").act_all(own(state, 0)[:1])
    assert attempt.ended and attempt.imagined() is None
    for name in (*own(state, 1), "zzz"):
        why = attempt.why(name)
        assert why is not None and why.code == NOT_YOURS
        assert refused(attempt, name).values["refusal"] == NOT_YOURS


def test_last_secret_choice_reveals_nothing_to_whoever_only_tries_it() -> None:
    """The last offer turns all of them up; what follows from that, the game going on or not, is not told before."""
    answers = set()
    for kinds in ((0, 0), (0, -1), (-1, -1)):
        state = offering()
        for seat in (0, 1):
            state.act(state.actions(seat)[kinds[seat]])
        attempt = Attempt(state, 2, "t").act_all(own(state, 2)[:1])
        answers.add((attempt.ended, str(refused(attempt, "keep")), str(attempt.why("speak"))))
    assert len(answers) == 1


def test_typing_error_of_a_waiting_seat_is_answered_with_its_own_choices() -> None:
    state = offering()
    message = str(refused(Attempt(state, 1, "t"), "zzz"))
    assert message == f"«zzz» is no action of parley; there is {', '.join(own(state, 1))}"
    assert own(state, 0) != own(state, 1)


def test_gesture_ends_where_a_certain_draw_was_made_on_the_way() -> None:
    """The kernel draws the only card that is left by itself: whoever tries the action does not see it."""
    game = epoka.game("stone-age")
    for seed in range(200):
        state, dealer = game.start(2), epoka.Dealer(seed)
        while not state.over:
            if state.mover < 0:
                state.act(dealer.draw(state))
                continue
            legal = state.actions()
            action = legal[dealer.below("choose", len(legal))]
            seat, name = state.mover, state.name(action)
            attempt = Attempt(state, seat, "t").act_all([name])
            state.act(action)
            if not state.over and state.mover == seat and state.turn == state.barrier:
                assert attempt.ended
                return
    pytest.fail("no game drew a last card within a turn")


def test_same_question_at_the_same_position_is_answered_from_the_same_imagination() -> None:
    state = offering()
    first, again, other = (Attempt(state, 1, table).imagined() for table in ("t", "t", "u"))
    assert first is not None and again is not None and other is not None
    assert first.snapshot() == again.snapshot() != other.snapshot()


def test_only_an_attempt_words_what_the_rules_refuse() -> None:
    """Elsewhere in the server nobody asks a position for a reason, so no answer can be worded from the real one."""
    found = set()
    for file in Path(server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("Illegal", "BadAction", "refusal", "act_by_name"):
                found.add((file.stem, node.attr))
    records = {("reader", "act_by_name"), ("moves", "act_by_name")}  # what is in a record, its reader knows
    lessons = {("table_setup", "act_by_name")}  # a lesson's deal is its own: nobody sends it, and all may read it
    requests = {("connections", "refusal")}  # of a request that is no HTTP
    worded = {("attempt", "Illegal"), ("attempt", "BadAction"), ("attempt", "refusal")}
    assert found - records - lessons - requests == worded
