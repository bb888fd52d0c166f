"""Errors reach other processes with their reasons."""

from __future__ import annotations

import pickle

import pytest

import epoka


def test_an_illegal_action_survives_the_way_between_processes(parley: epoka.Game) -> None:
    with pytest.raises(epoka.Illegal) as caught:
        parley.start(2).act(0)
    back = pickle.loads(pickle.dumps(caught.value))
    assert (str(back), back.refusal) == (str(caught.value), caught.value.refusal)


@pytest.mark.parametrize(
    "kind", [epoka.BadAction, epoka.BadOption, epoka.BadRecord, epoka.BadSnapshot, epoka.NoPast, epoka.UnknownGame]
)
def test_every_error_survives_and_is_one_of_ours(kind: type[epoka.EpokaError]) -> None:
    back = pickle.loads(pickle.dumps(kind("why")))
    assert (type(back), str(back)) == (kind, "why")
    assert isinstance(back, epoka.EpokaError)


def test_refusals_are_values() -> None:
    one, same = (
        epoka.Refusal("none-left", "XX-1", {"good": "wood"}),
        epoka.Refusal("none-left", "XX-1", {"good": "wood"}),
    )
    others = [epoka.Refusal("other", "XX-1", {"good": "wood"}), epoka.Refusal("none-left", "XX-2", {"good": "wood"})]
    assert one == same
    assert hash(one) == hash(same)
    assert all(one != other for other in [*others, epoka.Refusal("none-left", "XX-1"), "none-left"])
    assert (one.describe(), repr(one)) == (
        "none-left (good wood), rule XX-1",
        "Refusal('none-left', 'XX-1', {'good': 'wood'})",
    )
    assert epoka.Refusal("game-over").describe() == "game-over"
