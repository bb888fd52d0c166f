"""What a seat cannot know it is never told, and what it imagines instead is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import epoka
from epoka.core.ids import NOBODY
from epoka.testing.adapter import adapter
from epoka.testing.kit import (
    VOLUME,
    Table,
    again,
    difference,
    digest,
    long_look,
    misfit,
    moments,
    played,
    top,
    unlike,
)


def seats(table: Table) -> list[int | None]:
    """All who look at the table, a spectator among them."""
    return [*range(table.players), None]


# ---- imagining ------------------------------------------------------------------------------------------------------


def test_a_seat_cannot_tell_what_it_imagines_from_the_real_state(table: Table) -> None:
    for number, state in enumerate(moments(table, 12)):
        for seat in range(table.players):
            imagined = state.imagine(seat, epoka.Dealer(number))
            assert difference(imagined.view(seat), state.view(seat)) == ""
            assert difference(imagined.insight(seat), state.insight(seat)) == ""
            assert imagined.observation(seat) == state.observation(seat)
            assert imagined.actions(seat) == state.actions(seat)
            assert imagined.asked() == state.asked()


def test_a_view_made_beside_the_public_one_is_the_view(table: Table) -> None:
    for state in moments(table, 12):
        public, open_to_all = state.view(), state.insight()
        for seat in range(table.players):
            assert difference(state.view_beside(seat, public), state.view(seat)) == ""
            assert difference(state.insight_beside(seat, open_to_all), state.insight(seat)) == ""
        assert difference(public, state.view()) == "" and difference(open_to_all, state.insight()) == ""


def test_a_spectator_knows_no_more_than_any_seat(table: Table) -> None:
    for number, state in enumerate(moments(table, 12)):
        for seat in range(table.players):
            imagined = state.imagine(seat, epoka.Dealer(number))
            assert difference(imagined.view(), state.view()) == ""
            assert difference(imagined.insight(), state.insight()) == ""
            assert imagined.observation() == state.observation()


def test_imagining_leaves_the_real_state_alone(table: Table) -> None:
    for state in moments(table, 5):
        before = digest(state)
        for seat in range(table.players):
            epoka.playout(state.imagine(seat, epoka.Dealer(seat)), epoka.Dealer(seat))
        assert digest(state) == before


def test_equal_views_and_equal_dealers_imagine_equal_snapshots(table: Table) -> None:
    for number, state in enumerate(moments(table, 12)):
        for seat in range(table.players):
            twin = state.imagine(seat, epoka.Dealer(number + 100))
            imagined = state.imagine(seat, epoka.Dealer(number))
            assert unlike(twin.imagine(seat, epoka.Dealer(number)), imagined) == ""


def test_an_imagined_state_has_no_past(table: Table) -> None:
    for state in moments(table, 5):
        imagined = state.imagine(0, epoka.Dealer(0))
        assert (imagined.history, imagined.turn, imagined.barrier, imagined.has_past) == ([], 0, 0, False)
        for ask in (imagined.record, imagined.log):
            with pytest.raises(epoka.NoPast):
                ask()


def test_an_imagined_state_lists_the_actions_of_its_own_pieces(table: Table) -> None:
    for number, state in enumerate(moments(table, 25)):
        for seat in range(table.players):
            imagined = state.imagine(seat, epoka.Dealer(number))
            assert imagined.actions() == table.game.restore(imagined.snapshot()).actions()


def test_imagined_pieces_are_whole(table: Table) -> None:
    rules = adapter(table.game)
    for number, state in enumerate(moments(table, 12)):
        for seat in range(table.players):
            assert rules.faults(state.imagine(seat, epoka.Dealer(number)).snapshot()) == []


def secretive(table: Table) -> list[tuple[epoka.State, int]]:
    """States with something to hide and a seat it is hidden from, one for each set of secrets, at most eight."""
    rules = adapter(table.game)
    found: dict[str, tuple[epoka.State, int]] = {}
    for state in long_look(table):
        for seat in range(table.players):
            names = ", ".join([secret.name for secret in rules.secrets(state.snapshot(), seat)])
            if names and not state.over and names not in found:
                found[names] = (state.copy(), seat)
    by_length = sorted(found, key=len, reverse=True)
    return [found[names] for names in by_length[:8]]


def test_hidden_things_appear_where_they_may_as_often_as_they_should(plain_table: Table) -> None:
    rules = adapter(plain_table.game)
    for number, (state, seat) in enumerate(secretive(plain_table)):
        dealer = epoka.Dealer(number)
        snapshots = [state.imagine(seat, dealer).snapshot() for _ in range(250 * VOLUME)]
        for secret in rules.secrets(state.snapshot(), seat):
            counts = Counter([secret.read(snapshot) for snapshot in snapshots])
            assert misfit(counts, secret.odds) < 1, (secret.name, seat, counts)


def test_the_games_played_here_have_secrets_where_the_game_has(any_game: epoka.Game) -> None:
    """The other checks would pass without a word if random play met no secret at all."""
    tables = [Table(any_game, players, {}) for players in any_game.players]
    logs = [again(table, played(table)).log() for table in tables]
    masked = [bool(hidden_turns(log)) for log in logs]
    assert (any(masked), any(secretive(table) for table in tables)) == (adapter(any_game).hides,) * 2


# ---- views and logs -------------------------------------------------------------------------------------------------


def hidden_turns(log: list[dict[str, Any]]) -> list[int]:
    """Which actions a log keeps from its reader; of many some, spread over the game."""
    masked = [turn for turn, entry in enumerate(log) if entry["action"] == ""]
    return masked[:: max(1, len(masked) // 4)]


def test_nothing_a_seat_sees_changes_with_what_it_cannot_see(table: Table) -> None:
    """Another outcome in place of a hidden one, then the same game as far as it goes: the seat sees no difference."""
    for seed in range(VOLUME):
        history = played(table, seed)
        whole = again(table, history)
        for seat in seats(table):
            for turn in hidden_turns(whole.log(seat)):
                real = again(table, history[:turn])
                for other in [action for action in real.actions() if action != history[turn]][:1]:
                    follow(real, history, other, seat, adapter(table.game).uncovers)


def follow(real: epoka.State, history: list[int], other: int, seat: int | None, uncovers: dict[str, str]) -> None:
    """Play `history` on, and beside it the twin in which a hidden outcome is another, until the secret comes out."""
    opened_by = uncovers.get(type(top(real)).__name__, "")
    twin, turn = real.copy(), real.turn
    events: list[epoka.Event] = []
    twin_events: list[epoka.Event] = []
    real.listen(events)
    twin.listen(twin_events)
    last, last_twin = real.copy(), real.copy()
    action, twin_action = history[turn], other
    while twin.refusal(twin_action) is None:
        real.act(action)
        twin.act(twin_action)
        if real.over or opened_by in [event.key for event in events]:
            break
        if certain_draws(events, seat) != certain_draws(twin_events, seat):
            break
        if real.turn % 17 == 0 or real.turn < turn + 12:
            assert difference(twin.view(seat), real.view(seat)) == ""
            assert difference(twin.insight(seat), real.insight(seat)) == ""
            assert twin.observation(seat) == real.observation(seat)
            if seat is not None:
                assert twin.actions(seat) == real.actions(seat)
        events.clear()
        twin_events.clear()
        last, last_twin = real.copy(), twin.copy()
        action = twin_action = history[real.turn]
    assert difference(last_twin.log(seat), last.log(seat)) == ""


def certain_draws(events: list[epoka.Event], seat: int | None) -> list[Any]:
    """What came of itself where one outcome was left; with other hidden cards it is another, for all to see."""
    viewer = NOBODY if seat is None else seat
    forced = [event for event in events if event.key == "forced" and event.seen_by(viewer)]
    return [event.values["action"] for event in forced if event.values["seat"] == epoka.CHANCE]


def test_logs_have_an_entry_for_every_action_with_its_name_or_nothing(table: Table) -> None:
    state = again(table, played(table))
    names = [state.name(action) for action in state.history]
    for seat in seats(table):
        log = state.log(seat)
        assert [entry["number"] for entry in log] == list(range(1, state.turn + 1))
        assert all(entry["action"] in ("", name) for entry, name in zip(log, names, strict=True))


def test_a_seat_sees_all_that_it_chose_itself(table: Table) -> None:
    state = again(table, played(table))
    for seat in range(table.players):
        assert all(entry["action"] for entry in state.log(seat) if entry["seat"] == seat)


def test_the_log_of_a_state_begins_like_that_of_a_later_one(plain_table: Table) -> None:
    whole = again(plain_table, played(plain_table))
    for seat in seats(plain_table):
        log = whole.log(seat)
        for state in moments(plain_table, 3):
            assert difference(state.log(seat), log[: state.turn]) == ""


def test_views_say_who_looks_and_who_is_to_move(table: Table) -> None:
    for state in moments(table, 5):
        for seat in seats(table):
            view = state.view(seat)
            facts = (table.game.name, table.players, state.options, seat, state.mover, state.over, state.over_by)
            names = ("game", "players", "options", "seat", "mover", "over", "over_by")
            assert tuple(view[name] for name in names) == facts


def test_nobody_sits_beside_the_table(plain_table: Table) -> None:
    state = plain_table.start()
    for seat in (-1, plain_table.players):
        for ask in (state.view, state.insight, state.log):
            with pytest.raises(epoka.EpokaError, match=f"no seat {seat}"):
                ask(seat)
