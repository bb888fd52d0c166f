"""Set-up (CV-1 to CV-29)."""

from __future__ import annotations

import pytest

import epoka
from epoka.core.dealer import Dealer
from epoka.core.ids import CHANCE
from epoka.games.civolution.components.catalogue import CHIP_CARD_ROWS, MARKER_CARD_ROWS, RESEARCH
from epoka.games.civolution.components.map import (
    COVERINGS,
    FIRST_GAME_COVERINGS,
    SINGLE,
    TERRITORIES,
    TERRITORY_TERRAIN,
    geography,
    laid_tile,
    plain_camps,
)
from epoka.games.civolution.components.pieces import MODULES, WATER
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    begin,
    column,
    console,
    do,
    first_turn,
    legal,
    markers,
    outcomes,
    quiet,
    territory,
    tribes,
)

STARTER_SET = {card.id: card.starter for card in RESEARCH}


def beginners(*numbers: int) -> Civolution:
    """The first turn of beginners who were dealt the sets of these numbers, one seat after the other."""
    state, dealer, sets = begin(len(numbers)), Dealer(1), iter(numbers)
    while state.prompt()[0] != "turn":
        if state.mover == CHANCE and "set 1" in outcomes(state):
            do(state, f"set {next(sets)}")
        else:
            quiet(state, dealer)
    return state


def choosing() -> Civolution:
    """An advanced start in which everything is dealt."""
    state, dealer = begin(start="advanced"), Dealer(5)
    while state.mover == CHANCE:
        quiet(state, dealer)
    return state


@pytest.mark.rule("CV-1", "CV-2")
def test_the_game_begins_in_mild_weather_before_the_first_phase() -> None:
    view = begin().view()
    assert (view["weather"], view["phase"], view["era"]) == (0, 0, 0)


@pytest.mark.rule("CV-3", "CV-33")
def test_four_of_the_twenty_events_come_one_in_each_era() -> None:
    state = first_turn()
    left = state.snapshot()["pieces"]["event_pool"]["counts"]
    assert sum(left) == 19
    assert left[int(state.view()["event"].removeprefix("F")) - 1] == 0


@pytest.mark.rule("CV-4", "CV-5")
def test_four_categories_score_in_the_eras_and_three_others_at_the_end() -> None:
    view = first_turn().view()
    assert len(view["era_tiles"]) == 4
    assert len(view["final_tiles"]) == 3
    assert not set(view["final_tiles"]) & set(view["era_tiles"])


@pytest.mark.rule("CV-4")
def test_every_scoring_tile_is_as_likely_as_any_other() -> None:
    tiles = outcomes(begin())
    assert list(tiles.values()) == [1 / 9] * 9
    assert all(name.startswith("score ") for name in tiles)


@pytest.mark.rule("CV-6", "CV-7", "AMB-46")
@pytest.mark.parametrize(("players", "goals", "resets"), [(2, 4, 5), (3, 5, 7), (4, 6, 9)])
def test_displays_and_reset_spaces_depend_on_the_players(players: int, goals: int, resets: int) -> None:
    view = first_turn(players).view()
    assert len([chip for chip in view["goals"] if chip is not None]) == goals
    assert len(view["incomes"]) == len(view["attributes"]) == 3
    assert view["resets"] == resets


@pytest.mark.rule("CV-8")
def test_there_are_106_ways_to_cover_the_frame_all_equally_likely() -> None:
    state = begin(map="random")
    dealer = Dealer(3)
    while "cover 1" not in outcomes(state):
        quiet(state, dealer)
    assert len(COVERINGS) == 106
    assert list(outcomes(state).values()) == [1 / 106] * 106
    quiet(state, dealer)
    assert len(outcomes(state)) == 14
    assert all(name.startswith("lay ") for name in outcomes(state))


@pytest.mark.rule("CV-8", "CV-10")
def test_every_layout_joins_22_territories_and_24_sites() -> None:
    for covering, slots in enumerate(COVERINGS):
        tiles = iter(range(1, 8))
        laid = [0 if slot.way == SINGLE else laid_tile(next(tiles), covering % 2) for slot in slots]
        map_ = geography(covering, laid)
        assert all(map_.adjacent) and len(map_.adjacent) == TERRITORIES
        assert all(map_.touched) and len(map_.touched) == 24


@pytest.mark.rule("CV-75")
def test_being_neighbours_is_mutual_and_nobody_is_his_own() -> None:
    territories = first_turn().view()["territories"]
    assert len(territories) == 22
    for here, shown in territories.items():
        assert here not in shown["adjacent"]
        assert all(here in territories[there]["adjacent"] for there in shown["adjacent"])


@pytest.mark.rule("CV-9")
def test_the_first_map_has_three_tiles_in_fixed_places() -> None:
    state = first_turn()
    tiles = {tile["tile"]: tile for tile in state.view()["tiles"]}
    assert len(FIRST_GAME_COVERINGS) == 3
    assert tiles["a"]["cell"] == 6
    assert tiles["b"] == {"tile": "b", "cell": 2, "way": 0, "turned": False}
    assert tiles["c"] == {"tile": "c", "cell": 11, "way": 1, "turned": False}


@pytest.mark.rule("CV-11")
def test_in_first_games_wood_and_papyrus_lie_on_the_starting_territories() -> None:
    state = first_turn()
    found = {name: shown["material"] for name, shown in state.view()["territories"].items() if shown["material"]}
    assert found == {"b-forest": "wood", "c-grassland": "papyrus"}


@pytest.mark.rule("CV-11")
def test_later_any_tile_of_the_terrain_may_lie_on_a_starting_territory() -> None:
    games = [first_turn(seed=seed, start_tiles="random") for seed in range(12)]
    assert {territory(state, "b-forest")["material"] for state in games} == {"wood", "beeswax", "oil"}


@pytest.mark.rule("CV-12", "AMB-45")
@pytest.mark.parametrize(("players", "blocked"), [(2, 10), (3, 4), (4, 0)])
def test_marked_encampments_are_blocked_with_fewer_players(players: int, blocked: int) -> None:
    lands = [place for place in range(TERRITORIES) if TERRITORY_TERRAIN[place] != WATER]
    everything = sum(plain_camps(place, 4) for place in lands)
    assert everything + len(lands) == 54
    assert everything - sum(plain_camps(place, players) for place in lands) == blocked
    assert all(plain_camps(place, players) > 0 for place in lands)


@pytest.mark.rule("CV-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_display_holds_a_die_of_each_kind_more_than_players(players: int) -> None:
    assert begin(players).view()["dice"] == {"activation": players + 1, "fate": players + 1}


@pytest.mark.rule("CV-14", "CV-15", "CV-16")
def test_a_console_starts_with_level_one_one_die_of_each_value_and_inactive_tiles() -> None:
    own = console(begin(), 1)
    assert list(own["modules"].values()) == [1] * 15
    assert own["dice"] == [1] * 6
    assert (own["fate_dice"], own["stage_tiles"]) == (1, [False, False])


@pytest.mark.rule("CV-17", "CV-18")
def test_pieces_and_discs_start_on_the_console_and_at_the_beginning_of_the_tracks() -> None:
    own = console(begin())
    assert (own["settlements"], own["farms_left"], own["boats_left"]) == ([], 3, 2)
    assert list(own["tracks"].values()) == [0] * 5
    assert (own["favor"], own["score"]) == (1, 0)


@pytest.mark.rule("CV-19", "CV-20")
def test_everybody_starts_with_two_strong_tribes_and_two_raw_materials() -> None:
    state = first_turn(3)
    for seat in range(3):
        assert tribes(state, seat) == ["b-forest camp strong", "c-grassland camp strong"]
        assert markers(state, "raw b-forest", seat) == markers(state, "raw c-grassland", seat) == 1
        assert console(state, seat)["tribes_left"] == 18
        assert console(state, seat)["reset_markers"] == 4


@pytest.mark.rule("CV-21", "CV-22")
def test_a_beginner_gets_the_five_cards_of_his_number_and_they_leave_the_decks() -> None:
    state = beginners(2, 5)
    for seat, number in enumerate((2, 5)):
        hand = console(state, seat)["hand"]
        assert [STARTER_SET[card] for card in hand] == [number] * 5
        assert [card[0] for card in hand] == ["A", "B", "C", "D", "E"]
    assert all(deck["size"] + len(deck["open"]) == 30 for deck in state.view()["decks"].values())


@pytest.mark.rule("CV-23")
def test_an_advanced_player_keeps_one_of_two_cards_of_each_deck() -> None:
    state = choosing()
    assert state.mover == 0
    assert len(legal(state)) == 2 and all(name.startswith("keep A") for name in legal(state))


@pytest.mark.rule("CV-23")
def test_advanced_choices_are_made_at_the_same_time_and_seen_by_nobody_else() -> None:
    state = choosing()
    assert state.asked() == [0, 1]
    assert state.view(1)["seats"][0]["drawn"] == []
    assert len(state.view(0)["seats"][0]["drawn"]) == 10


@pytest.mark.rule("CV-23")
def test_rejected_cards_go_under_their_stacks_and_one_of_three_marker_cards_is_kept() -> None:
    state = choosing()
    for _ in range(5):
        do(state, legal(state)[0])
    assert len(legal(state)) == 3 and legal(state)[0].startswith("keep M")
    assert [len(deck["under"]) for deck in state.view()["decks"].values()] == [1] * 5
    assert len(console(state)["hand"]) == 5


@pytest.mark.rule("CV-24")
def test_the_marker_card_says_which_markers_lie_on_the_console() -> None:
    state = beginners(2, 5)
    own = console(state)
    assert list(own["features"].values()) == MARKER_CARD_ROWS[2 - 1].features
    on_spaces = sum(markers(state, space) for space in SPACES)
    assert own["supply"] + on_spaces + own["reset_markers"] + own["boats_left"] == 50


@pytest.mark.rule("CV-25")
def test_who_begins_is_left_to_chance_unless_an_option_says_so() -> None:
    assert first_turn(3, starter=2).mover == 2
    assert {first_turn(3, seed=seed, starter="random").mover for seed in range(12)} == {0, 1, 2}


@pytest.mark.rule("CV-26", "CV-28")
def test_the_chip_card_brings_a_goal_a_second_level_and_the_first_income_chip() -> None:
    state = beginners(2, 5)
    assert column(state, 9) == ["K2"]
    assert console(state)["modules"][MODULES[CHIP_CARD_ROWS[2 - 1].module]] == 2
    assert len(console(state)["goal_area"][0]) == 1


@pytest.mark.rule("CV-27")
def test_advanced_players_pick_chip_cards_the_starting_one_last() -> None:
    state, dealer = begin(3, start="advanced", starter=1), Dealer(9)
    while not (legal(state) and legal(state)[0].startswith("pick")):
        quiet(state, dealer)
    assert state.mover == 0
    assert len(legal(state)) == 4
    before = state.view()["bags"]["goals"]
    for seat in (0, 2, 1):
        assert state.mover == seat
        do(state, legal(state)[0])
    assert state.view()["offered"] == []
    assert state.view()["bags"]["goals"] == before + 1


@pytest.mark.rule("CV-29")
def test_in_a_mixed_group_the_beginner_has_a_set_and_the_others_choose() -> None:
    state = first_turn(3, start="mixed")
    played = state.snapshot()["history"]
    (number,) = [int(name.removeprefix("set ")) for name in played if name.startswith("set ")]
    assert [STARTER_SET[card] for card in console(state)["hand"]] == [number] * 5
    assert len([name for name in played if name.startswith("keep ")]) == 2 * 6
    assert [len(console(state, seat)["hand"]) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("CV-24")
def test_no_marker_card_is_left_that_would_tell_what_others_have_rejected() -> None:
    state = first_turn(3, start="advanced")
    assert sum(state.snapshot()["pieces"]["marker_pool"]["counts"]) == 0


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("known", [], "the hand holds 5 cards"),
        ("supply", 0, "a player owns 50 markers"),
    ],
)
def test_a_damaged_player_is_refused(field: str, value: object, reason: str) -> None:
    state = first_turn()
    snapshot = state.snapshot()
    snapshot["pieces"]["seats"][0][field] = value
    with pytest.raises(epoka.BadSnapshot, match=reason):
        state.game.restore(snapshot)
