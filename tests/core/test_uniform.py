"""Chance without weights, and steps that are pushed together."""

from __future__ import annotations

import pytest

import epoka
from epoka.core.event import Event
from tests.games.parley import DEAL, Exhausted, Parley, Reveal, Round


class Wine(epoka.UniformChance[Parley]):
    """One of the wines that are left; they are listed in `spent`."""

    def __init__(self) -> None:
        super().__init__(DEAL, "wine")

    def candidates(self, s: Parley) -> list[int]:
        return [kind for kind in range(len(s.spent)) if s.spent[kind]]


class LastWine(Wine):
    def always_asked(self) -> bool:
        return True


class Host(epoka.RandomStarter[Parley]):
    def __init__(self) -> None:
        super().__init__(DEAL, "hosts")

    def begin(self, s: Parley, seat: int) -> None:
        s.round = seat


class Bell(epoka.UniformRange[Parley]):
    """Rings as often as there are rounds."""

    def __init__(self) -> None:
        super().__init__(DEAL, "bell")

    def count(self, s: Parley) -> int:
        return s.round


def test_candidates_are_equally_likely_and_drawn_with_one_number_of_the_stream(dealt: Parley) -> None:
    dealt.spent = [0, 2, 0, 1, 0, 0]
    assert Wine().outcomes(dealt) == [(DEAL + 1, 0.5), (DEAL + 3, 0.5)]
    dealer, twin = epoka.Dealer(7), epoka.Dealer(7)
    assert [Wine().draw(dealt, dealer) for _ in range(9)] == [DEAL + [1, 3][twin.below("wine", 2)] for _ in range(9)]


def test_a_single_candidate_is_certain_unless_it_is_always_asked(dealt: Parley) -> None:
    dealt.spent = [0, 0, 4, 0, 0, 0]
    assert (Wine().forced(dealt), LastWine().forced(dealt)) == (DEAL + 2, epoka.ASK)
    dealt.spent = [0, 0, 4, 0, 0, 1]
    assert (Wine().forced(dealt), LastWine().forced(dealt)) == (epoka.ASK, epoka.ASK)


@pytest.mark.parametrize(("count", "forced"), [(1, DEAL), (2, epoka.ASK)])
def test_a_range_allows_the_numbers_below_its_count(dealt: Parley, count: int, forced: int) -> None:
    dealt.round = count
    assert Bell().forced(dealt) == forced
    assert [action - DEAL for action in range(DEAL - 1, DEAL + 6) if Bell().allows(dealt, action)] == [*range(count)]
    assert Bell().outcomes(dealt) == [(DEAL + number, 1 / count) for number in range(count)]


def test_any_player_may_begin_and_it_is_told(dealt: Parley) -> None:
    assert [outcome for outcome, _ in Host().outcomes(dealt)] == [DEAL, DEAL + 1, DEAL + 2]
    events: list[Event] = []
    dealt.listen(events)
    Host().act(dealt, DEAL + 2)
    assert dealt.round == 2
    assert [event.data() for event in events] == [{"key": "hosts", "seat": 2}]


def test_steps_pushed_together_are_taken_in_their_order(dealt: Parley) -> None:
    below = dealt.agenda.copy()
    steps: list[epoka.Step[Parley]] = [Round(), Reveal(), Exhausted()]
    dealt.push_all(steps)
    assert dealt.agenda == [*below, *reversed(steps)]


def test_seats_go_round_the_table_with_the_sides_that_the_rules_play(parley: epoka.Game) -> None:
    assert parley.start(3).seats_from(1) == [1, 2, 0]
    rivalled = parley.start(2, rival=True)
    assert (rivalled.seats_from(2), rivalled.seat_after(1), rivalled.seat_after(2, 2)) == ([2, 0, 1], 2, 1)


def test_answers_of_forced_are_no_seat_mover_or_audience() -> None:
    others = {epoka.CHANCE, epoka.ENDED, epoka.ALL, epoka.NOBODY}
    answers = {epoka.ASK, epoka.GO}
    assert (len(answers), answers & others) == (2, set())
    assert max(answers) < 0
