"""Acting, refusing, listening: what a state does whatever the game."""

from __future__ import annotations

import copy

import pytest

import epoka
from epoka.core.ids import ALL, NOBODY
from tests.games.parley import BURY, DEAL, KEEP, LEAVE, SPEAK, Parley


def codes(state: epoka.State, *actions: int) -> list[str]:
    refusals = [state.refusal(action) for action in actions]
    return [refusal.code if refusal is not None else "" for refusal in refusals]


def test_the_kernel_refuses_what_no_game_has_to(parley: epoka.Game, dealt: Parley) -> None:
    assert codes(parley.start(2), DEAL, KEEP, -1, 999) == ["", "chance-decides", "no-such-action", "no-such-action"]
    assert codes(dealt, DEAL, KEEP) == ["player-decides", "offering-now"]
    epoka.playout(dealt, epoka.Dealer(1))
    assert codes(dealt, 0, -1) == ["game-over", "game-over"]


def test_an_outcome_that_is_not_left_is_refused_by_name(parley: epoka.Game) -> None:
    state = parley.start(2, copies=2)
    for _ in range(2):
        state.act(DEAL)
    assert state.refusal(DEAL) == epoka.Refusal("no-such-outcome", "", {"action": "deal 0"})


def test_sides_that_the_rules_play_have_points_and_places_but_no_seat_to_look_from(parley: epoka.Game) -> None:
    alone, rivalled = parley.start(2), parley.start(2, rival=True)
    assert (alone.sides, alone.opponents()) == (2, [])
    assert (rivalled.players, rivalled.sides, rivalled.opponents()) == (2, 3, ["rival"])
    assert (len(rivalled.points()), rivalled.ranking(), rivalled.tie_break()) == (3, [1, 1, 1], [0, 0, 0])
    assert rivalled.copy().sides == rivalled.game.restore(rivalled.snapshot()).sides == 3
    with pytest.raises(epoka.EpokaError, match="there is no seat 2"):
        rivalled.view(2)


def test_a_step_without_reasons_of_its_own_says_not_now(dealt: Parley) -> None:
    data = dealt.snapshot()
    data["pieces"]["looked"] = [0, 1]
    data["pieces"]["deck"]["counts"][0] -= 1
    state = dealt.game.restore({**data, "agenda": [*data["agenda"], ["KeepOrBury", 0]]})
    assert state.actions() == [KEEP, BURY]
    assert codes(state, LEAVE) == ["not-now"]


def test_an_illegal_action_says_what_was_asked_why_not_and_what_would_do(dealt: Parley) -> None:
    legal = ", ".join([dealt.name(action) for action in dealt.actions()])
    with pytest.raises(epoka.Illegal, match=f"«keep» is not legal: offering-now, rule PA-2; legal now: {legal}"):
        dealt.act(KEEP)


def test_act_all_stops_before_the_first_action_when_a_later_one_is_illegal(dealt: Parley) -> None:
    before = dealt.snapshot()
    with pytest.raises(epoka.Illegal, match="keep"):
        dealt.act_all([dealt.actions()[0], KEEP])
    assert dealt.snapshot() == before
    dealt.act_all([])
    assert dealt.snapshot() == before


def test_names_are_understood_both_ways_or_refused_with_a_hint(dealt: Parley) -> None:
    assert dealt.action(" Bury ") == BURY
    for wrong in (-1, 999):
        with pytest.raises(epoka.BadAction, match="there are 0 to 24"):
            dealt.name(wrong)
    with pytest.raises(epoka.BadAction, match="«ofer 1» is no action of parley; did you mean offer"):
        dealt.action("ofer 1")


def test_an_illegal_action_has_no_preview(dealt: Parley) -> None:
    with pytest.raises(epoka.Illegal):
        dealt.preview(SPEAK)


def test_prompts_say_what_is_expected(parley: epoka.Game, dealt: Parley) -> None:
    assert parley.start(2).prompt() == ("chance", {})
    assert dealt.prompt() == ("offer", {"topic": dealt.topic})
    epoka.playout(dealt, epoka.Dealer(1))
    assert dealt.prompt() == ("game-over", {"by": dealt.over_by})


def test_states_have_no_hash_and_equal_only_states(dealt: Parley) -> None:
    with pytest.raises(TypeError, match="hash its snapshot"):
        hash(dealt)
    assert dealt == dealt.copy()
    assert dealt != dealt.snapshot()
    twin = dealt.copy()
    twin.act(twin.actions()[0])
    assert twin != dealt


def test_a_listener_hears_actions_what_followed_and_what_went_by_itself(dealt: Parley) -> None:
    events: list[epoka.Event] = []
    dealt.listen(events)
    while not any(event.key == "revealed" for event in events):
        dealt.act(dealt.actions()[0])
    assert [event.key for event in events] == ["action"] * 6 + ["revealed"]


def test_forced_actions_are_reported_as_such(dealt: Parley) -> None:
    """A full satchel leaves the finder no choice."""
    data = dealt.snapshot()
    data["pieces"]["satchels"][0] = [[0, 1], [1, 1]]
    state = dealt.game.restore({**data, "agenda": [*data["agenda"], ["Look", 0]]})
    events: list[epoka.Event] = []
    state.listen(events)
    turn = state.turn
    state.act(state.actions()[0])
    assert [event.key for event in events] == ["action", "action", "forced", "put-away"]
    assert state.turn == turn + 1


def test_a_copy_never_listens(dealt: Parley) -> None:
    events: list[epoka.Event] = []
    dealt.listen(events)
    for twin in (dealt.copy(), copy.copy(dealt), dealt.imagine(0, epoka.Dealer(0))):
        twin.act(twin.actions()[0])
    assert events == []


@pytest.mark.parametrize(
    ("to", "but", "seen"), [(ALL, NOBODY, [0, 1, NOBODY]), (1, NOBODY, [1]), (ALL, 1, [0, NOBODY])]
)
def test_events_are_for_all_for_one_or_for_all_but_one(to: int, but: int, seen: list[int]) -> None:
    event = epoka.Event("key", {"seat": 1}, to, but)
    assert [seat for seat in (0, 1, NOBODY) if event.seen_by(seat)] == seen
    assert event.data() == {"key": "key", "seat": 1}


def test_only_what_leads_to_a_state_makes_its_record_and_log(dealt: Parley) -> None:
    built = dealt.game.restore({**dealt.snapshot(), "history": None})
    assert not built.has_past
    for ask in (built.record, built.log):
        with pytest.raises(epoka.NoPast, match="imagined or hand-built"):
            ask()


def test_a_snapshot_of_another_version_that_does_not_load_says_so(dealt: Parley) -> None:
    with pytest.raises(epoka.BadSnapshot, match=r"damaged: .* rules version 0, this is version 1"):
        dealt.game.restore({**dealt.snapshot(), "version": 0, "agenda": [["Dance", 1]]})


def test_ties_share_a_place(dealt: Parley) -> None:
    dealt.scores = [4, 7, 4]
    assert dealt.ranking() == [2, 1, 2]


def test_the_agenda_may_be_fifty_steps_deep(parley: epoka.Game) -> None:
    state = parley.start(2, rounds=1)
    dealer = epoka.Dealer(1)
    while len(state.agenda) < 50:
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    assert [type(step).__name__ for step in state.agenda[-50:]] == ["Speech"] * 50
    assert parley.restore(state.snapshot()) == state
    while not state.over:
        state.act(SPEAK)
    assert (state.over_by, sum(state.points()) >= 50) == ("silence", True)
