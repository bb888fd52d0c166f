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
from epoka.games.civolution.components.pieces import CHIP_CARD, DECK_SIZE, PAPYRUS, WATER, WOOD
from epoka.games.civolution.course.setup import Cover, LayTile, ScoringTile
from epoka.games.civolution.position.packing import STRONG, tribe_entry
from tests.rules.civolution.positions import FOREST, GRASS, begin, first_turn, legal, quiet


@pytest.mark.rule("CV-1", "CV-2")
def test_the_game_begins_in_mild_weather_before_the_first_phase() -> None:
    state = begin()
    assert (state.weather, state.phase, state.era) == (0, 0, 0)


@pytest.mark.rule("CV-3", "CV-33")
def test_four_of_the_twenty_events_come_one_in_each_era() -> None:
    state = first_turn()
    assert state.event_pool.size() == 19
    assert state.event_pool.counts[state.event] == 0


@pytest.mark.rule("CV-4", "CV-5")
def test_four_categories_score_in_the_eras_and_three_others_at_the_end() -> None:
    state = first_turn()
    final = [category for category in range(9) if state.final_tiles >> category & 1]
    assert len(state.era_tiles) == 4
    assert len(final) == 3
    assert not set(final) & set(state.era_tiles)


@pytest.mark.rule("CV-4")
def test_every_scoring_tile_is_as_likely_as_any_other() -> None:
    assert [chance for _, chance in begin().chance()] == [1 / 9] * 9
    assert isinstance(begin().agenda[-1], ScoringTile)


@pytest.mark.rule("CV-6", "CV-7", "AMB-46")
@pytest.mark.parametrize(("players", "goals", "resets"), [(2, 4, 5), (3, 5, 7), (4, 6, 9)])
def test_displays_and_reset_spaces_depend_on_the_players(players: int, goals: int, resets: int) -> None:
    state = first_turn(players)
    view = state.view()
    assert len([chip for chip in state.goal_display if chip >= 0]) == goals
    assert len(state.income_display) == len(state.attribute_display) == 3
    assert view["resets"] == resets


@pytest.mark.rule("CV-8")
def test_there_are_106_ways_to_cover_the_frame_all_equally_likely() -> None:
    state = begin(map="random")
    dealer = Dealer(3)
    while not isinstance(state.agenda[-1], Cover):
        quiet(state, dealer)
    assert len(COVERINGS) == 106
    assert [chance for _, chance in state.chance()] == [1 / 106] * 106
    state.act(dealer.draw(state))
    assert isinstance(state.agenda[-1], LayTile)
    assert len(state.chance()) == 14


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
    state = first_turn()
    for here, near in enumerate(state.map.adjacent):
        assert here not in near
        assert all(here in state.map.adjacent[there] for there in near)


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
    assert (state.material[FOREST], state.material[GRASS]) == (WOOD, PAPYRUS)
    assert len([material for material in state.material if material >= 0]) == 2


@pytest.mark.rule("CV-11")
def test_later_any_tile_of_the_terrain_may_lie_on_a_starting_territory() -> None:
    found = {first_turn(seed=seed, start_tiles="random").material[FOREST] for seed in range(12)}
    assert found == {0, 1, 2}


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
    state = begin(players)
    assert (state.activation_dice, state.fate_dice) == (players + 1, players + 1)


@pytest.mark.rule("CV-14", "CV-15", "CV-16")
def test_a_console_starts_with_level_one_one_die_of_each_value_and_inactive_tiles() -> None:
    player = begin().seats[1]
    assert player.levels == [1] * 15
    assert player.dice == [1] * 6
    assert (player.fate, player.stage_4, player.stage_5) == (1, 0, 0)


@pytest.mark.rule("CV-17", "CV-18")
def test_pieces_and_discs_start_on_the_console_and_at_the_beginning_of_the_tracks() -> None:
    player = begin().seats[0]
    assert (player.settlements, player.farms, player.boats) == (0, 3, 2)
    assert player.tracks == [0] * 5
    assert (player.favor, player.score()) == (1, 0)


@pytest.mark.rule("CV-19", "CV-20")
def test_everybody_starts_with_two_strong_tribes_and_two_raw_materials() -> None:
    state = first_turn(3)
    for seat, player in enumerate(state.seats):
        for territory in (FOREST, GRASS):
            assert state.plain[tribe_entry(territory, seat, STRONG)] == 1
            assert player.at[34 + territory] == 1
        assert player.tribes == 18
        assert player.resets == 4
    assert state.fire[FOREST] == state.fire[GRASS] == -1


@pytest.mark.rule("CV-21", "CV-22")
def test_a_beginner_gets_the_five_cards_of_his_number_and_they_leave_the_decks() -> None:
    state = first_turn()
    for seat, player in enumerate(state.seats):
        assert [RESEARCH[card].starter for card in player.hand] == [state.numbers[seat] + 1] * 5
        assert [card // DECK_SIZE for card in player.hand] == [0, 1, 2, 3, 4]
    assert all(deck.size() + len(stack) == 30 for deck, stack in zip(state.decks, state.open, strict=True))


def choosing() -> tuple[int, list[str]]:
    """Who chooses first in an advanced start, and what is offered."""
    state, dealer = begin(start="advanced"), Dealer(5)
    while state.mover == CHANCE:
        state.act(dealer.draw(state))
    return state.mover, legal(state)


@pytest.mark.rule("CV-23")
def test_an_advanced_player_keeps_one_of_two_cards_of_each_deck() -> None:
    seat, names = choosing()
    assert seat == 0
    assert len(names) == 2 and all(name.startswith("keep A") for name in names)


@pytest.mark.rule("CV-23")
def test_advanced_choices_are_made_at_the_same_time_and_seen_by_nobody_else() -> None:
    state, dealer = begin(start="advanced"), Dealer(5)
    while state.mover == CHANCE:
        state.act(dealer.draw(state))
    assert state.asked() == [0, 1]
    assert state.view(1)["seats"][0]["drawn"] == []
    assert len(state.view(0)["seats"][0]["drawn"]) == 10


@pytest.mark.rule("CV-23")
def test_rejected_cards_go_under_their_stacks_and_one_of_three_marker_cards_is_kept() -> None:
    state, dealer = begin(start="advanced"), Dealer(5)
    while state.mover == CHANCE:
        state.act(dealer.draw(state))
    for _ in range(5):
        state.act(state.actions()[0])
    assert len(legal(state)) == 3 and legal(state)[0].startswith("keep M")
    assert [len(deck.under) for deck in state.decks] == [1] * 5
    assert len(state.seats[0].hand) == 5


@pytest.mark.rule("CV-24")
def test_the_marker_card_says_which_markers_lie_on_the_console() -> None:
    state = first_turn()
    player = state.seats[0]
    card = MARKER_CARD_ROWS[state.numbers[0]]
    assert player.at[10:16] == card.features
    assert player.supply + player.placed_markers() == 50


@pytest.mark.rule("CV-25")
def test_who_begins_is_left_to_chance_unless_an_option_says_so() -> None:
    assert first_turn(3, starter=2).mover == 2
    assert {first_turn(3, seed=seed, starter="random").mover for seed in range(12)} == {0, 1, 2}


@pytest.mark.rule("CV-26", "CV-28")
def test_the_chip_card_brings_a_goal_a_second_level_and_the_first_income_chip() -> None:
    player = first_turn().seats[0]
    state = first_turn()
    card = state.numbers[0]
    assert player.left[8] == [CHIP_CARD + card]
    assert player.levels[CHIP_CARD_ROWS[card].module] == 2
    assert len(player.goals[0]) == 1


@pytest.mark.rule("CV-27")
def test_advanced_players_pick_chip_cards_the_starting_one_last() -> None:
    state, dealer = begin(3, start="advanced", starter=1), Dealer(9)
    while not (legal(state) and legal(state)[0].startswith("pick")):
        quiet(state, dealer)
    assert state.mover == 0
    assert len(legal(state)) == 4
    before = state.goal_pool.size()
    for seat in (0, 2, 1):
        assert state.mover == seat
        state.act(state.actions()[0])
    assert state.offered == []
    assert state.goal_pool.size() == before + 1


@pytest.mark.rule("CV-29")
def test_in_a_mixed_group_the_beginner_has_a_set_and_the_others_choose() -> None:
    state = first_turn(3, start="mixed")
    assert state.numbers[0] >= 0 and state.numbers[1:] == [-1, -1]
    assert all(len(player.hand) == 5 for player in state.seats)


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
