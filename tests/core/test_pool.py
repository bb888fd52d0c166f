"""Pools: what may be drawn, over known pieces at the bottom."""

from __future__ import annotations

import pytest

import epoka


def test_a_pool_counts_its_pieces() -> None:
    pool = epoka.Pool([2, 0, 1])
    assert (pool.size(), pool.total) == (3, 3)
    pool.put(1)
    pool.put_under(0, 0b10)
    assert (pool.size(), pool.total, pool.counts) == (5, 4, [2, 1, 1])


def test_outcomes_are_the_kinds_left_with_their_shares() -> None:
    assert epoka.Pool([2, 0, 1, 1]).outcomes(10) == [(10, 0.5), (12, 0.25), (13, 0.25)]


def test_only_kinds_that_are_left_may_come() -> None:
    pool = epoka.Pool([2, 0, 1])
    assert [pool.holds(kind) for kind in range(-1, 4)] == [False, True, False, True, False]


def test_taking_removes_one_piece() -> None:
    pool = epoka.Pool([2, 0, 1])
    pool.take(0)
    assert (pool.counts, pool.total) == ([1, 0, 1], 2)


@pytest.mark.parametrize(("counts", "kind"), [([0, 3, 0], 1), ([1, 1], -1), ([0, 0], -1), ([1], 0)])
def test_a_kind_is_certain_when_no_other_is_left(counts: list[int], kind: int) -> None:
    assert epoka.Pool(counts).certain() == kind


def test_pieces_are_numbered_through_the_kinds() -> None:
    pool = epoka.Pool([2, 0, 1])
    assert [pool.nth(place) for place in range(3)] == [0, 0, 2]
    with pytest.raises(IndexError):
        pool.nth(3)


def test_pieces_under_the_pool_wait_until_it_is_empty() -> None:
    pool = epoka.Pool([1, 0, 0])
    pool.put_under(2, 0b01)
    pool.put_under(1, 0b11)
    assert (pool.holds(2), pool.certain(), pool.outcomes(0)) == (False, 0, [(0, 1.0)])
    pool.take(0)
    assert (pool.holds(2), pool.holds(1), pool.certain(), pool.outcomes(5)) == (True, False, 2, [(7, 1.0)])
    pool.take(2)
    assert (pool.under, pool.knows, pool.certain()) == ([1], [0b11], 1)
    pool.take(1)
    assert (pool.size(), pool.certain(), pool.knows) == (0, -1, [])


def test_a_piece_shuffled_in_comes_before_those_under_the_pool() -> None:
    pool = epoka.Pool([0, 0])
    pool.put_under(1, 0)
    pool.put(0)
    assert pool.certain() == 0


def test_drawing_takes_one_number_and_leaves_the_pool_alone() -> None:
    for pool in (epoka.Pool([2, 0, 1]), epoka.Pool([0, 0, 0])):
        pool.put_under(1, 0)
        before = pool.data()
        used, fresh = epoka.Dealer(3), epoka.Dealer(3)
        assert pool.holds(pool.draw(used, "deck"))
        fresh.below("deck", 1)
        assert used.below("deck", 10**6) == fresh.below("deck", 10**6)
        assert pool.data() == before


def test_copies_do_not_touch_each_other() -> None:
    pool = epoka.Pool([2, 0, 1])
    pool.put_under(1, 0b1)
    before = pool.data()
    twin = pool.copy()
    assert twin.data() == before
    twin.take(0)
    twin.put_under(2, 0)
    assert pool.data() == before
    pool.put(2)
    pool.put_under(0, 0)
    assert twin.data() == {"counts": [1, 0, 1], "under": [1, 2], "knows": [1, 0]}


def test_a_new_pool_shares_nothing_with_an_earlier_one() -> None:
    epoka.Pool([1]).put_under(0, 0)
    assert epoka.Pool([1]).under == []


def test_data_comes_back_as_the_same_pool() -> None:
    pool = epoka.Pool([2, 0, 1])
    pool.put_under(1, 0b101)
    back = epoka.Pool.load(pool.data())
    assert (back.data(), back.total) == (pool.data(), 3)


@pytest.mark.parametrize(
    "data",
    [
        {"counts": [1], "under": [0], "knows": []},
        {"counts": [-1], "under": [], "knows": []},
        {"counts": ["x"], "under": [], "knows": []},
    ],
)
def test_what_is_no_pool_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        epoka.Pool.load(data)


@pytest.mark.parametrize("first", [True, False])
def test_a_pool_and_its_copy_change_apart(first: bool) -> None:
    pool = epoka.Pool([2, 0, 1])
    copy = pool.copy()
    changed, other = (pool, copy) if first else (copy, pool)
    changed.take(0)
    changed.put(1)
    assert (changed.counts, other.counts) == ([1, 1, 1], [2, 0, 1])
    assert (changed.total, other.total) == (3, 3)
