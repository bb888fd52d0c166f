"""Chance: what is listed is exactly what may happen, as often as it is said to."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import lcm

import epoka
from epoka.testing.kit import VOLUME, Table, long_look, misfit, moments, top, walk

MOST_NUMBERS = 20_000
"""How many numbers of a stream are tried one by one; larger chances are only sampled."""


def chances(table: Table, each: int) -> list[epoka.State]:
    """Some states of every kind of chance that a game meets."""
    found: list[epoka.State] = []
    kinds: Counter[str] = Counter()
    for state in walk(table):
        if state.mover == epoka.CHANCE:
            kind = f"{type(top(state)).__name__} of {len(state.chance())}"
            if kinds[kind] < each:
                kinds[kind] += 1
                found.append(state.copy())
    return found


def test_probabilities_sum_to_one_and_belong_to_the_listed_actions(every_table: Table) -> None:
    for state in long_look(every_table):
        if state.mover == epoka.CHANCE:
            outcomes = state.chance()
            assert abs(sum([probability for _, probability in outcomes]) - 1) < 1e-12
            assert all(probability > 0 for _, probability in outcomes)
            assert [outcome for outcome, _ in outcomes] == state.actions()


def test_listed_outcomes_are_accepted_and_no_others(table: Table) -> None:
    for state in chances(table, 1):
        listed = [outcome for outcome, _ in state.chance()]
        fresh = table.game.restore(state.snapshot())
        assert [action for action in range(table.game.num_codes) if fresh.refusal(action) is None] == listed
        for outcome in listed:
            state.copy().act(outcome)


def test_one_draw_takes_one_number_of_one_stream(table: Table) -> None:
    for state in chances(table, 1):
        used, fresh = epoka.Dealer(5), epoka.Dealer(5)
        used.draw(state)
        streams = list(used._streams)
        assert len(streams) == 1
        fresh.below(streams[0], 1)
        assert used.below(streams[0], 10**9) == fresh.below(streams[0], 10**9)


def test_drawing_changes_nothing(table: Table) -> None:
    for state in chances(table, 1):
        before = state.snapshot()
        epoka.Dealer(1).draw(state)
        assert state.snapshot() == before


def test_numbers_of_the_stream_lead_to_outcomes_in_the_listed_proportions(plain_table: Table) -> None:
    """Not a sample: every number there is, once."""
    for state in chances(plain_table, 1):
        odds = {outcome: Fraction(chance).limit_denominator(10**6) for outcome, chance in state.chance()}
        numbers = lcm(*[chance.denominator for chance in odds.values()])
        if numbers > MOST_NUMBERS:
            continue
        dealer = epoka.Dealer(0)
        dealer.draw(state)
        stream = next(iter(dealer._streams.values()))
        met: Counter[int] = Counter()
        for number in range(numbers):
            # With the rest at 0 the next number of the stream is what `_a` says.
            stream._a, stream._b, stream._c, stream._count = int((number + 0.5) / numbers * 2**32), 0, 0, 0
            met[dealer.draw(state)] += 1
        assert met == {outcome: chance * numbers for outcome, chance in odds.items()}


def test_frequencies_over_many_draws_fit_the_probabilities(plain_table: Table) -> None:
    for number, state in enumerate(chances(plain_table, 1)):
        dealer = epoka.Dealer(number)
        counts = Counter([dealer.draw(state) for _ in range(600 * VOLUME)])
        assert misfit(counts, dict(state.chance())) < 1, state.agenda[-1]


def test_nothing_is_drawn_where_somebody_decides(plain_table: Table) -> None:
    for state in moments(plain_table, 20):
        if state.mover != epoka.CHANCE:
            for ask in (epoka.Dealer(0).draw, epoka.State.chance):
                try:
                    ask(state)
                except epoka.EpokaError as error:
                    assert "CHANCE" in str(error)
                else:
                    raise AssertionError(f"{ask} answered at a decision")
