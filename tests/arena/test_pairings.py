"""Who meets whom in a tournament."""

import pytest

from epoka.arena.pairings import tables_for
from epoka.core.errors import EpokaError

BOTS = ["a", "b", "c"]


def tables(pairing: str, players: int, bots: list[str] = BOTS) -> list[str]:
    return ["".join(table) for table in tables_for(pairing, bots, players)]


def test_in_a_round_robin_every_choice_of_bots_meets() -> None:
    assert tables("round-robin", 2) == ["ab", "ac", "bc"]
    assert tables("round-robin", 3) == ["abc"]
    assert tables("round-robin", 1) == ["a", "b", "c"]


def test_all_are_the_mixtures_of_at_least_two_bots() -> None:
    assert tables("all", 3, ["a", "b"]) == ["aab", "abb"]
    assert tables("all", 2) == ["ab", "ac", "bc"]


def test_one_against_the_rest_sits_alone_at_a_table_of_each_other_bot() -> None:
    assert tables("one-against-rest", 4) == ["abbb", "accc"]


def test_tables_may_be_written_out() -> None:
    assert tables("a+b+b, c+c+c", 3) == ["abb", "ccc"]


@pytest.mark.parametrize(
    ("pairing", "players", "bots", "helps"),
    [
        ("round-robin", 4, BOTS, "needs at least 4 different bots, not 3; with fewer, --pairing all mixes them"),
        ("round-robin", 2, ["a"], "needs at least 2 different bots, not 1"),
        ("one-against-rest", 2, ["a"], "needs at least 2 different bots"),
        ("all", 1, BOTS, "needs at least 2 players"),
        ("swiss", 2, BOTS, "there is no pairing «swiss»; there is round-robin, all, one-against-rest"),
        ("round-robbin", 2, BOTS, "did you mean round-robin"),
        ("a+b", 3, BOTS, "the table a\\+b has 2 bots, but there are 3 players"),
        ("a+d", 2, BOTS, "names «d», who is not among the bots a, b, c"),
    ],
)
def test_a_pairing_that_cannot_be_is_refused(pairing: str, players: int, bots: list[str], helps: str) -> None:
    with pytest.raises(EpokaError, match=helps):
        tables_for(pairing, bots, players)
