"""The reason given for a refusal is the true one.

Whoever mends the cause that a refusal names must find the action legal, or refused for another reason. The adapter of
a game says how each cause is mended. Codes that name no cause are listed there as well, and mostly say that the step
decides something else: then it must never offer what it refuses so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import epoka
from epoka.testing.adapter import ANOTHER_DECISION, Mender, NothingToMend, adapter
from epoka.testing.checks.refusal_codes import many_states, written_codes
from epoka.testing.kit import Table, moments, top

MENDINGS = 4
"""How often a cause is mended, as long as the same code names another thing each time: one resource, then the next."""

A_CODE = 3
"""Of so many actions that a position refuses with one code the reasons are checked."""

KERNEL = {"not-now"}
"""What the kernel itself says of a step that gives no reasons."""


def refused(state: epoka.State) -> Iterator[tuple[int, epoka.Refusal]]:
    """Every decision of the game that is not legal now, with the reason that its step gives."""
    if state.over or state.mover == epoka.CHANCE:
        return
    legal = state.choices()
    for action in range(state.game.num_actions):
        if action not in legal:
            reason = state.refusal(action)
            assert reason is not None
            yield action, reason


def spread(state: epoka.State) -> Iterator[tuple[int, epoka.Refusal]]:
    """A few refusals of each code, the first and the last among them: hundreds of cells are refused for one reason."""
    found: dict[str, list[tuple[int, epoka.Refusal]]] = defaultdict(list)
    for action, reason in refused(state):
        found[reason.code].append((action, reason))
    for cases in found.values():
        yield from {number: cases[number] for number in places(len(cases), A_CODE)}.values()


def places(length: int, wanted: int) -> list[int]:
    return [(length - 1) * number // max(1, wanted - 1) for number in range(wanted)]


def reason_now(state: epoka.State, action: int) -> epoka.Refusal | None:
    """Why an action is not legal, asked of the step: the state may have kept a list from before it was mended."""
    step, legal = top(state), list[int]()
    step.actions(state, legal)
    if step.collects(state):
        step.picks(state, legal)
    return None if action in legal else step.refuse(state, action)


def untrue(state: epoka.State, action: int, reason: epoka.Refusal, mend: Mender) -> str | None:
    """What speaks against a reason: its cause is mended, and still it is given. "" where nothing speaks against it.

    None where nothing could be mended in this position, so that nothing is known about the reason.
    """
    mended, given = state.copy(), reason
    for number in range(MENDINGS):
        try:
            mended = mend(mended, action, given) or mended
        except NothingToMend:
            return "" if number else None
        now = reason_now(mended, action)
        if now is None or now.code != reason.code:
            return ""
        if now == given:
            break
        given = now
    return f"«{state.name(action)}» is refused: {reason.describe()}. With that mended still: {given.describe()}"


def test_whoever_mends_the_cause_of_a_refusal_is_not_told_it_again(plain_table: Table) -> None:
    menders = adapter(plain_table.game).menders
    for state in moments(plain_table, 16):
        for action, reason in spread(state):
            if reason.code in menders:
                assert not untrue(state, action, reason, menders[reason.code])


def test_every_mender_is_put_to_the_test(any_game: epoka.Game) -> None:
    """A mender that finds nothing to mend wherever it is called has shown nothing: it must mend at least once."""
    menders = adapter(any_game).menders
    missing = set(menders)
    for state in many_states(any_game):
        if not missing:
            break
        for action, reason in spread(state):
            if reason.code in menders:
                found = untrue(state, action, reason, menders[reason.code])
                assert not found
                if found is not None:
                    missing.discard(reason.code)
    assert missing == set()


def test_every_code_of_a_game_has_a_mender_or_a_reason_why_there_is_none(any_game: epoka.Game) -> None:
    """Where an adapter says nothing about causes, the suite cannot know them; it asks for all of them or none."""
    known = adapter(any_game)
    if not known.menders and not known.unmendable:
        return
    codes = set[str]().union(*[written_codes(file) for file in known.sources()])
    assert set(known.menders) & set(known.unmendable) == set(), "what can be mended needs no excuse"
    named = set(known.menders) | set(known.unmendable)
    assert codes - named == set(), "name these codes too, among the menders or as unmendable; or none at all"
    assert named - codes == set(), "the game has no such refusals"
    assert all(known.unmendable.values())


def test_a_step_never_offers_what_it_refuses_because_it_decides_something_else(any_game: epoka.Game) -> None:
    excuses = adapter(any_game).unmendable
    elsewhere = {code for code, why in excuses.items() if why == ANOTHER_DECISION} | KERNEL
    deciding: dict[str, list[epoka.State]] = defaultdict(list)
    offered: dict[str, set[int]] = defaultdict(set)
    for state in many_states(any_game):
        if not state.over and state.mover != epoka.CHANCE:
            step = type(top(state)).__name__
            deciding[step].append(state)
            offered[step].update(state.choices())
    for step, states in deciding.items():
        for state in states:
            for action in sorted(offered[step].difference(state.choices())):
                reason = state.refusal(action)
                assert reason is not None
                assert reason.code not in elsewhere, f"{step} offers «{state.name(action)}» at other times"


class Liar(epoka.Step[epoka.State]):
    """Offers nothing, and blames the player's empty hands for it."""

    def actions(self, s: epoka.State, out: list[int]) -> None:
        return

    def refuse(self, s: epoka.State, action: int) -> epoka.Refusal:
        return epoka.Refusal("empty-hands")


def test_a_false_reason_is_found(any_game: epoka.Game) -> None:
    state = any_game.start(any_game.players[0])
    state.push(Liar(0))
    reason = reason_now(state, 0)
    assert reason is not None
    assert "empty-hands" in (untrue(state, 0, reason, fill_hands) or "")


def test_a_mender_without_anything_to_mend_proves_nothing(any_game: epoka.Game) -> None:
    state = any_game.start(any_game.players[0])
    state.push(Liar(0))
    reason = reason_now(state, 0)
    assert reason is not None
    assert untrue(state, 0, reason, find_nothing) is None


def fill_hands(state: Any, action: int, reason: epoka.Refusal) -> None:
    """What is missing comes into hand, wherever a hand may be."""


def find_nothing(state: Any, action: int, reason: epoka.Refusal) -> None:
    """As a mender does in a position where its cause cannot be mended."""
    raise NothingToMend
