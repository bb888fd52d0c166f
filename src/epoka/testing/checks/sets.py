"""Sets are picked in any order: no pick cuts off another, every order leads to the same state, and records know one.

A *set* is what a step collects. The checks look at steps that collect in random games, at the opening of the set and in
the middle of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import epoka
from epoka.core.sets import Gathering
from epoka.testing.kit import VOLUME, Table, difference, pick, top, unlike

LONGEST = 260 * VOLUME
"""So many actions of a game are looked at: a pick out of its order is put in its place by a replay."""
A_KIND = 3
"""So many positions of each kind of step."""
PAIRS = 10
"""So many pairs of picks of a position."""


def collecting(table: Table, seed: int) -> Iterator[epoka.State]:
    """Positions in which a set is collected: of each kind the first few openings, and others after a pick or two.

    Every other game picks in any order, so that positions are looked at which no search would reach.
    """
    state, dealer = table.start(), table.dealer(seed)
    seen: Counter[tuple[str, bool]] = Counter()
    while not state.over and state.turn < LONGEST:
        step = top(state)
        if state.mover >= 0 and step.collects(state) and not step.part_of_pick():
            kind = (type(step).__name__, state.unfinished)
            seen[kind] += 1
            if seen[kind] <= A_KIND * VOLUME:
                yield state.copy()
        state.act(any_choice(state, dealer) if seed % 2 else pick(state, dealer))


def any_choice(state: epoka.State, dealer: epoka.Dealer) -> int:
    """Chance as it falls, decisions at random from all that a person may choose."""
    if state.mover == epoka.CHANCE:
        return dealer.draw(state)
    choices = state.choices()
    return choices[dealer.below("policy", len(choices))]


class Gathered:
    """A copy of a position on which one set is picked."""

    def __init__(self, state: epoka.State) -> None:
        self.state = state.copy()
        self.gathering = Gathering()
        self.state.gathering = self.gathering
        self.kind = type(top(state)).__name__
        self.depth = len(state.agenda)

    @property
    def open(self) -> bool:
        """Whether the set is still asked for."""
        if not self.gathering.picks:
            return True
        state = self.state
        if state.over or not self.gathering.open:
            return False
        return len(state.agenda) == self.depth and type(top(state)).__name__ == self.kind

    @property
    def taken(self) -> Counter[tuple[int, ...]]:
        """The elements so far, those that the kernel took by itself among them."""
        return Counter(tuple(taken.actions) for taken in self.gathering.picks)

    def may_add(self, group: list[int]) -> bool:
        return self.open and group[0] in self.state.choices()

    def may_come(self, order: list[list[int]], picked: list[list[int]]) -> bool:
        """Whether an order keeps that of equal picks which nothing sorts: what happens in one place is a sequence."""
        unsorted = {taken.actions[0] for taken in self.gathering.picks if len(taken.key) < len(taken.actions)}
        return all(
            [group for group in order if group[0] == element] == [group for group in picked if group[0] == element]
            for element in unsorted
        )

    def add(self, group: list[int], dealer: epoka.Dealer | None = None) -> list[int]:
        """Pick an element with the decisions that belong to it; a dealer chooses those that are not given."""
        for action in group:
            self.state.act(action)
        while dealer is not None and not self.state.over and top(self.state).part_of_pick():
            choices = self.state.choices()
            group = [*group, choices[dealer.below("part", len(choices))]]
            self.state.act(group[-1])
        return group


def elements(state: epoka.State) -> list[int]:
    """What may be picked now."""
    out: list[int] = []
    top(state).picks(state, out)
    return out


def groups(state: epoka.State, dealer: epoka.Dealer) -> list[list[int]]:
    """Every element that may be picked now, with decisions that belong to it."""
    return [Gathered(state).add([element], dealer) for element in elements(state)]


def alike(one: epoka.State, other: epoka.State) -> str:
    """Where two states differ in anything that can be seen of them, "" where they do not."""
    found = unlike(one, other)
    for seat in [*range(one.players), None]:
        found = found or difference(one.view(seat), other.view(seat), f"view {seat}")
        found = found or difference(one.insight(seat), other.insight(seat), f"insight {seat}")
    return found or difference(
        [one.actions(), one.choices(), one.history, one.barrier, one.unfinished],
        [other.actions(), other.choices(), other.history, other.barrier, other.unfinished],
        "offer",
    )


def described(state: epoka.State, *orders: list[int]) -> str:
    names = [[state.name(action) for action in order] for order in orders]
    return f"{type(top(state)).__name__}{top(state).args()} {names}"


def test_two_picks_of_a_set_may_come_in_either_order(table: Table) -> None:
    """Whichever comes first, the other one is still possible, and both orders lead to the same state."""
    for seed in range(2 * VOLUME):
        for state in collecting(table, seed):
            dealer = table.dealer(seed)
            found = groups(state, dealer)
            pairs = [(one, other) for number, one in enumerate(found) for other in found[:number]]
            for one, other in pairs[:: max(len(pairs) // PAIRS, 1)]:
                forth, back = Gathered(state), Gathered(state)
                forth.add(one)
                back.add(other)
                said = described(state, one, other)
                both = Counter([tuple(one), tuple(other)])
                assert (forth.may_add(other) or forth.taken >= both) == (back.may_add(one) or back.taken >= both), said
                if forth.may_add(other):
                    forth.add(other)
                if back.may_add(one):
                    back.add(one)
                if forth.taken >= both:
                    assert alike(forth.state, back.state) == "", said


def test_every_order_of_a_whole_set_leads_to_the_same_state(table: Table) -> None:
    for seed in range(2 * VOLUME):
        for state in collecting(table, seed):
            dealer = table.dealer(seed)
            whole = Gathered(state)
            picked: list[list[int]] = []
            while whole.open and elements(whole.state) and len(picked) < 5:
                choices = elements(whole.state)
                picked.append(whole.add([choices[dealer.below("set", len(choices))]], dealer))
            orders = [order for order in permutations(picked) if whole.may_come(list(order), picked)]
            for order in orders[:: max(len(orders) // 4, 1)]:
                other = Gathered(state)
                for group in order:
                    if other.taken < whole.taken:
                        assert other.may_add(group), described(state, *order)
                        other.add(group)
                assert alike(whole.state, other.state) == "", described(state, *picked, *order)


def test_nothing_is_over_while_a_pick_was_not_declined(table: Table) -> None:
    """The kernel goes on by itself only where nothing could be added, or where all that could be added is."""
    for seed in range(2 * VOLUME):
        state, dealer = table.start(), table.dealer(seed)
        while not state.over and state.turn < LONGEST:
            state.gathering = watch = Watch()
            state.act(any_choice(state, dealer) if seed % 2 else pick(state, dealer))
            assert watch.hasty() == []


class Watch(Gathering):
    """Notes what the kernel carried out by itself in sets, and what else could have been picked there."""

    def __init__(self) -> None:
        super().__init__()
        self.possible: Counter[tuple[str, int]] = Counter()
        self.done: Counter[tuple[str, int]] = Counter()

    def takes(self, s: epoka.State, step: epoka.Step[Any], action: int, asked: bool) -> None:
        if not asked and action >= 0 and step.collects(s):
            out: list[int] = []
            step.picks(s, out)
            kind = type(step).__name__
            self.possible |= Counter([(kind, other) for other in out])
            self.done[kind, action] += 1

    def hasty(self) -> list[tuple[str, int]]:
        """What was possible and left out."""
        return [other for other in self.possible if not self.done[other]]


def test_a_history_holds_canonical_actions_only(table: Table) -> None:
    """However a game was played, each action of its record is in the list of legal ones when its turn comes."""
    for seed in range(VOLUME):
        state, dealer = table.start(), table.dealer(seed)
        while not state.over and (state.turn < LONGEST or state.unfinished):
            state.act(any_choice(state, dealer))
        again = table.start()
        for action in state.history:
            assert action in again.actions(), again.name(action)
            again.act(action)
        assert alike(again, state) == ""


def test_each_set_is_offered_in_one_order_only(table: Table) -> None:
    """The other order of two picks that follow each other in the legal lists is not to be found in them."""
    for seed in range(0, 2 * VOLUME, 2):
        for state in collecting(table, seed):
            offered: dict[str, list[list[int]]] = {}
            for order in canonical_pairs(state):
                key = json.dumps(sorted(order))
                assert offered.setdefault(key, order) == order, described(state, *order)


def canonical_pairs(state: epoka.State) -> Iterator[list[list[int]]]:
    """Two elements of the set, each with its decisions, as the legal lists offer them.

    Where equal picks are told apart by nothing, what is decided with them may come in any order.
    """
    for once in canonical(state, []):
        for twice in canonical(state, once):
            picks = played(state, twice).gathering.picks[:2]
            if len(picks) == 2 and (picks[0].actions[0] != picks[1].actions[0] or len(picks[0].key) > 1):
                yield [taken.actions for taken in picks]


def canonical(state: epoka.State, before: list[int]) -> Iterator[list[int]]:
    """The set with one more element, by legal actions; each way to decide what belongs to it."""
    gathered = played(state, before)
    if gathered.open:
        possible = elements(gathered.state)
        for action in [action for action in gathered.state.actions() if action in possible][:12]:
            yield from completed(state, [*before, action])


def completed(state: epoka.State, before: list[int]) -> Iterator[list[int]]:
    now = played(state, before).state
    if now.over or not top(now).part_of_pick():
        yield before
        return
    for action in now.actions():
        yield from completed(state, [*before, action])


def played(state: epoka.State, actions: list[int]) -> Gathered:
    gathered = Gathered(state)
    for action in actions:
        gathered.state.act(action)
    return gathered
