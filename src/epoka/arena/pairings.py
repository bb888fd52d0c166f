"""Who meets whom: from the bots of a tournament to its tables."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from epoka.core.errors import EpokaError, suggestion

ROUND_ROBIN: Final = "round-robin"
ALL: Final = "all"
ONE_AGAINST_REST: Final = "one-against-rest"
PAIRINGS: Final = (ROUND_ROBIN, ALL, ONE_AGAINST_REST)
AS_SEATED: Final = "as-seated"
"""One table with the bots as they are listed, some of them perhaps twice: what `epoka simulate` plays."""
JOIN: Final = "+"
"""Between the bots of a table that is written out: greedy+random+random."""


def tables_for(pairing: str, bots: list[str], players: int) -> list[list[str]]:
    """The tables, each a list of as many bots as there are players, in their first seating.

    `round-robin`: every choice of different bots. `all`: every mixture of at least two of them, bots on several seats
    too. `one-against-rest`: the first bot alone against a full table of each other one. Or tables that are written out.
    """
    if pairing == AS_SEATED:
        return [bots]
    if JOIN in pairing:
        return [written_table(table, bots, players) for table in pairing.split(",")]
    if pairing == ROUND_ROBIN:
        check_enough(players, f"a {ROUND_ROBIN} of {players} players", bots)
        return [list(table) for table in combinations(bots, players)]
    check_enough(2, f"the pairing {pairing}", bots)
    if players < 2:
        raise EpokaError(f"the pairing {pairing} needs at least 2 players; one bot alone is a {ROUND_ROBIN}")
    if pairing == ALL:
        mixtures = combinations_with_replacement(bots, players)
        return [list(table) for table in mixtures if len(set(table)) > 1]
    if pairing == ONE_AGAINST_REST:
        return [[bots[0], *[other] * (players - 1)] for other in bots[1:]]
    raise EpokaError(
        f"there is no pairing «{pairing}»; {suggestion(pairing, list(PAIRINGS))}, or tables like a{JOIN}b{JOIN}b"
    )


def check_enough(needed: int, what: str, bots: list[str]) -> None:
    if len(bots) < needed:
        hint = f"; with fewer, --pairing {ALL} mixes them" if needed > 2 else ""
        raise EpokaError(f"{what} needs at least {needed} different bots, not {len(bots)}{hint}")


def written_table(text: str, bots: list[str], players: int) -> list[str]:
    """One table as it is written: its bots with + between them."""
    table = [name.strip() for name in text.split(JOIN)]
    for name in table:
        if name not in bots:
            raise EpokaError(f"the table {text} names «{name}», who is not among the bots {', '.join(bots)}")
    if len(table) != players:
        raise EpokaError(f"the table {text} has {len(table)} bots, but there are {players} players")
    return table
