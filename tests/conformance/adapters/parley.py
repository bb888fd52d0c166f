"""Parley for the checks: its cards counted from a snapshot, and its many secrets."""

from __future__ import annotations

from itertools import product
from math import comb
from typing import Any

import epoka
from epoka.testing.adapter import ANOTHER_DECISION, Adapter, Secret, Snapshot, below_zero
from epoka.testing.kit import top
from tests.conformance.menders.tools import other_options
from tests.games import parley


class Hand(Secret):
    """Another player's hand: any cards that this seat has not seen, as many as he holds."""

    def __init__(self, owner: int, size: int, unseen: list[int]) -> None:
        ways = {
            hand: float(_ways(hand, unseen))
            for hand in product(*[range(min(size, count) + 1) for count in unseen])
            if sum(hand) == size
        }
        total = sum(ways.values())
        super().__init__(f"the hand of seat {owner}", {hand: number / total for hand, number in ways.items()})
        self.owner = owner

    def read(self, snapshot: Snapshot) -> Any:
        return tuple(snapshot["pieces"]["hands"][self.owner])


class Sealed(Secret):
    """A choice another player made already: any card he may hold, each kind of a hand as likely as the others."""

    def __init__(self, hand: Hand) -> None:
        odds: dict[Any, float] = {}
        for cards, chance in hand.odds.items():
            kinds = [kind for kind, count in enumerate(cards) if count]
            for kind in kinds:
                odds[kind] = odds.get(kind, 0.0) + chance / len(kinds)
        super().__init__(f"the offer of seat {hand.owner}", odds)
        self.owner = hand.owner

    def read(self, snapshot: Snapshot) -> Any:
        return snapshot["pieces"]["offers"][self.owner]


class Covered(Secret):
    """A single card in a known place."""

    def __init__(self, name: str, path: list[str | int], unseen: list[int]) -> None:
        total = sum(unseen)
        super().__init__(name, {kind: count / total for kind, count in enumerate(unseen) if count}, *path)


def draw_that_card(s: parley.Parley, action: int, why: epoka.Refusal) -> None:
    s.hands[top(s).seat][action - parley.OFFER] += 1


def serve_that_dish(s: parley.Parley, action: int, why: epoka.Refusal) -> None:
    s.dishes[action - parley.DISH] += 1


class ParleyAdapter(Adapter):
    game = "tests.games.parley"
    uncovers = {"Offer": "revealed"}
    menders = {
        "not-in-hand": draw_that_card,
        "eaten-up": serve_that_dish,
        "eat-all": other_options(banquet="free"),
    }
    unmendable = {
        "offering-now": ANOTHER_DECISION,
        "dining-now": ANOTHER_DECISION,
        "debating-now": ANOTHER_DECISION,
    }

    def faults(self, snapshot: Snapshot) -> list[str]:
        pieces = snapshot["pieces"]
        found = [
            sum(counts) for counts in zip(pieces["deck"]["counts"], pieces["spent"], *pieces["hands"], strict=True)
        ]
        single = [*pieces["deck"]["under"], *[card[0] for satchel in pieces["satchels"] for card in satchel]]
        single += pieces["looked"][:1] + [pieces["topic"]] * (pieces["topic"] >= 0)
        if snapshot["options"]["rival"]:
            single += [pieces["offers"][-1]] * (pieces["offers"][-1] >= 0)
        for kind in single:
            found[kind] += 1
        faults = [f"card {kind} is there {count} times" for kind, count in enumerate(found)]
        faults = [fault for fault, count in zip(faults, found, strict=True) if count != snapshot["options"]["copies"]]
        banquet = snapshot["options"]["banquet"] != "none"
        for kind, served in enumerate(parley.served(snapshot["players"]) if banquet else [0] * parley.KINDS):
            there = pieces["dishes"][kind] + sum([eaten[kind] for eaten in pieces["eaten"]])
            if there != served:
                faults.append(f"dish {kind} is there {there} times")
        for hand in pieces["hands"]:
            faults += below_zero(hand, "a hand")
        return faults + below_zero(pieces["deck"]["counts"], "the deck")

    def secrets(self, snapshot: Snapshot, seat: int) -> list[Secret]:
        pieces = snapshot["pieces"]
        deck, looked = pieces["deck"], pieces["looked"]
        others = [other for other in range(len(pieces["hands"])) if other != seat]
        unseen = [
            sum(counts) for counts in zip(deck["counts"], *[pieces["hands"][other] for other in others], strict=True)
        ]
        covered: list[tuple[str, list[str | int], int]] = []
        for owner, satchel in enumerate(pieces["satchels"]):
            for place, (kind, knows) in enumerate(satchel):
                if not knows >> seat & 1:
                    covered.append((f"card {place} in the satchel of {owner}", ["satchels", owner, place, 0], kind))
        for place, (kind, knows) in enumerate(zip(deck["under"], deck["knows"], strict=True)):
            if not knows >> seat & 1:
                covered.append((f"card {place} under the deck", ["deck", "under", place], kind))
        if looked and not looked[1] >> seat & 1:
            covered.append(("the card somebody looks at", ["looked", 0], looked[0]))
        for _, _, kind in covered:
            unseen[kind] += 1
        hands = [Hand(other, sum(pieces["hands"][other]), unseen) for other in others if sum(pieces["hands"][other])]
        sealed = [Sealed(hand) for hand in hands if pieces["offers"][hand.owner] >= 0]
        return [*hands, *sealed, *[Covered(name, path, unseen) for name, path, _ in covered]]


def _ways(hand: tuple[int, ...], unseen: list[int]) -> int:
    """How many choices of single cards make this hand."""
    ways = 1
    for taken, count in zip(hand, unseen, strict=True):
        ways *= comb(count, taken)
    return ways
