"""Solo: V.I.C.I.'s turns, her action cards, her Reset, the difficulty."""

from __future__ import annotations

import pytest

import epoka
from epoka.games.civolution.components.solo_cards import VICI_CARDS

from .solo_table import heard, solo
from .table import do, legal, score

TURN = ["OpponentTurn"]
SIX_ICONS = ["V9", "V10", "V4"]
"""Three blue and three red icons."""


@pytest.mark.rule("CV-190", "CV-200", "AMB-48")
def test_a_turn_reveals_a_card_and_one_die_chooses_its_row() -> None:
    state = solo(TURN)
    assert len(state.chance()) == 15
    do(state, "deal V1")
    assert [state.name(action) for action, _ in state.chance()] == [f"roll {value}" for value in range(1, 7)]
    do(state, "roll 5")
    assert state.seats[1].tracks == [0, 0, 0, 1, 0]
    assert (state.vici.revealed, state.mover) == ([0], 0)


@pytest.mark.rule("CV-190")
def test_turns_alternate() -> None:
    state = solo(human={"dice": [1, 1, 2, 3, 4, 5]})
    do(state, "activate stamina")
    while state.mover == 0:
        do(state, legal(state)[0])
    assert state.name(state.chance()[0][0]) == "deal V1"
    do(state, "deal V10", "roll 3")
    assert state.prompt()[0] == "turn"


@pytest.mark.rule("CV-200")
def test_the_actions_of_a_row_come_from_left_to_right() -> None:
    state = solo(TURN)
    events = heard(state)
    do(state, "deal V1", "roll 2")
    keys = [event.key for event in events if event.key not in ("action", "forced")]
    assert keys[:4] == ["vici-card", "vici-rolled", "advanced", "die-gained"]
    assert (state.seats[1].tracks[0], state.seats[1].fate, state.fate_dice) == (1, 2, 2)


@pytest.mark.rule("CV-191", "EX-CV-47", "AMB-40")
def test_four_icons_of_both_colours_make_a_reset() -> None:
    state = do(solo(TURN, revealed=SIX_ICONS), "deal V2")
    assert (state.indicator, state.vici.revealed, state.mover) == (1, [], 0)
    assert state.seats[1].statues == 0


@pytest.mark.rule("EX-CV-47")
def test_four_blue_and_three_red_icons_do_not() -> None:
    state = do(solo(TURN, revealed=SIX_ICONS), "deal V12")
    assert (state.indicator, len(state.vici.revealed)) == (0, 4)
    assert state.seats[1].tracks[0] == 2


@pytest.mark.rule("CV-191")
def test_an_empty_stack_is_replaced_by_the_discarded_cards() -> None:
    state = solo(TURN, revealed=["V4"], stack=[])
    assert [state.name(action) for action, _ in state.chance()] == [
        f"deal V{card}" for card in range(1, 16) if card != 4
    ]


@pytest.mark.rule("CV-191a")
def test_at_the_end_space_a_reset_moves_nothing() -> None:
    state = do(solo(TURN, revealed=SIX_ICONS, indicator=5, last_round=True), "deal V2")
    assert (state.indicator, state.vici.revealed) == (5, [])


@pytest.mark.rule("CV-192")
def test_her_reset_triggers_the_last_round() -> None:
    state = do(solo(TURN, revealed=SIX_ICONS, indicator=4), "deal V2")
    assert (state.indicator, state.last_round, state.mover) == (5, 1, 0)


@pytest.mark.rule("CV-191a", "AMB-51")
def test_revealed_cards_stay_over_the_end_of_an_era() -> None:
    state = solo(["EndOfEra"], revealed=SIX_ICONS, event="F1")
    assert state.era == 2
    assert len(state.vici.revealed) == 3


@pytest.mark.rule("CV-216")
@pytest.mark.parametrize(
    ("difficulty", "red"),
    [("beginner", []), ("moderate", [4]), ("medium", [3, 4]), ("advanced", [2, 3, 4]), ("expert", [1, 2, 3, 4])],
)
def test_the_difficulty_says_in_which_eras_the_red_half_counts(difficulty: str, red: list[int]) -> None:
    for era in range(1, 5):
        state = do(solo(TURN, era=era, difficulty=difficulty), "deal V1", "roll 6")
        assert state.seats[1].tracks[3] == (2 if era in red else 1)


@pytest.mark.rule("CV-216")
def test_harder_resets_carry_out_the_card_first() -> None:
    state = do(solo(TURN, revealed=SIX_ICONS, harder_resets=True), "deal V2", "roll 1")
    assert (state.indicator, state.vici.revealed, state.seats[1].statues) == (1, [], 1)


@pytest.mark.rule("CV-200")
@pytest.mark.parametrize(("card", "difficulty", "space", "points"), [(11, "expert", 2, 0), (12, "expert", 2, 3)])
def test_a_card_of_this_era_acts_for_its_category(card: int, difficulty: str, space: int, points: int) -> None:
    state = do(solo(TURN, difficulty=difficulty), f"deal V{card}")
    assert (state.seats[1].tracks[0], score(state, 1)) == (space, points)


@pytest.mark.rule("CV-200", "AMB-41")
def test_a_card_of_the_next_era_gives_points_in_the_last_one() -> None:
    assert do(solo(TURN), "deal V13").seats[1].tracks[1] == 2
    assert score(do(solo(TURN, era=4), "deal V13"), 1) == 4
    assert score(do(solo(TURN, era=4, difficulty="expert"), "deal V13"), 1) == 7


@pytest.mark.rule("CV-200")
def test_a_card_of_the_last_era_looks_ahead() -> None:
    state = do(solo(TURN, difficulty="expert"), "deal V14")
    assert (state.seats[1].tracks[3], score(state, 1)) == (1, 3)


@pytest.mark.rule("AMB-42")
def test_the_tiles_of_the_final_scoring_act_in_their_order() -> None:
    state = solo(TURN, final_tiles=["prosperity", "culture", "evolution"])
    events = heard(state)
    do(state, "deal V15")
    told = [event.values for event in events if event.key in ("advanced", "vici-grid")]
    assert [row.get("track") or row["category"] for row in told] == ["culture", "evolution", "prosperity"]


@pytest.mark.rule("CV-200")
@pytest.mark.parametrize("card", range(15))
@pytest.mark.parametrize("difficulty", ["beginner", "expert"])
def test_every_row_of_every_card_can_be_carried_out(card: int, difficulty: str) -> None:
    for value in range(1, 7):
        state = solo(
            TURN,
            difficulty=difficulty,
            tribes=["b-forest camp strong", "c-grassland camp strong"],
            human={"tribes": ["b-forest fire strong"]},
            stacks={"A": ["A1"], "B": ["B1"], "C": ["C1"], "D": ["D1"], "E": ["E1"]},
            sites={},
        )
        before = state.snapshot()["pieces"]
        do(state, f"deal {VICI_CARDS[card].id}")
        dealer = epoka.Dealer(f"{card} {value}")
        if VICI_CARDS[card].category == 0:
            do(state, f"roll {value}")
        while state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        assert (state.mover, state.agenda[-1].seat) == (0, 0)
        assert state.snapshot()["pieces"] != before
