"""Histories: append-only lists whose copies share the past."""

from __future__ import annotations

from epoka.core.history import CHUNK, History


def filled(count: int) -> History:
    history = History()
    for action in range(count):
        history.append(action)
    return history


def copied(history: History) -> History:
    new = History()
    history.copy_into(new)
    return new


def test_actions_come_back_in_order_however_many() -> None:
    for count in (0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK + 3):
        history = filled(count)
        assert (history.actions(), history.length) == (list(range(count)), count)
        assert copied(history).actions() == list(range(count))


def test_copies_grow_apart() -> None:
    for count in (3, CHUNK, 3 * CHUNK + 1):
        history = filled(count)
        twin = copied(history)
        twin.append(-1)
        history.append(-2)
        assert twin.actions() == [*range(count), -1]
        assert history.actions() == [*range(count), -2]


def test_a_chain_of_copies_keeps_every_past() -> None:
    history = History()
    kept: list[History] = []
    for action in range(4 * CHUNK):
        kept.append(history)
        history = copied(history)
        history.append(action)
    assert [earlier.length for earlier in kept] == list(range(4 * CHUNK))
    assert all(earlier.actions() == list(range(earlier.length)) for earlier in kept)


def test_the_list_is_fresh() -> None:
    history = filled(5)
    history.actions().clear()
    assert history.actions() == list(range(5))


def test_the_last_actions_are_the_end_of_all_of_them() -> None:
    history = filled(CHUNK + 3)
    copied(history)  # what was there until now is shared from here on
    for action in range(CHUNK + 3, CHUNK + 6):
        history.append(action)
    for first in (0, CHUNK, CHUNK + 3, CHUNK + 5, CHUNK + 6):
        assert history.since(first) == history.actions()[first:]
