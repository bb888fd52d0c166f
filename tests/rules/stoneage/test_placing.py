"""Phase 1: placing workers (SA-8 to SA-18)."""

from __future__ import annotations

import pytest

import epoka
from epoka import Refusal
from tests.rules.stoneage.table import Board, board, do, events, legal, offered, refused, start, table

RED, BLUE, GREEN, YELLOW = range(4)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
FULL_HUNT_BANNED = pytest.mark.parametrize("edition", ["pl", "uk"])
ALL_EDITIONS = pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
GATHERING = pytest.mark.parametrize("place", ["forest", "clay", "quarry", "river"])
SINGLE = ["toolmaker", "field", "card 1", "card 2", "card 3", "card 4", "building 1", "building 2"]


# ---- the course of a round and of the phase -------------------------------------------------------------------------


@pytest.mark.rule("SA-8")
def test_a_round_is_placing_then_actions_then_feeding_then_a_new_round() -> None:
    state = start(2)
    heard = events(state, "place hunt 5", "place field", "place forest 4", "roll 20", "resolve forest", "roll 14")
    order = [
        event["key"] for event in heard if event["key"] in ("placed", "rolled", "agriculture-gained", "fed", "round")
    ]
    assert order == ["placed", "placed", "placed", "rolled", "rolled", "agriculture-gained", "fed", "fed", "round"]


@pytest.mark.rule("SA-9")
def test_placing_begins_with_the_first_player_and_goes_clockwise() -> None:
    state = start(4, starter=2)
    movers = [state.mover]
    for placement in ("hunt 1", "hunt 2", "hunt 1", "hunt 1", "forest 1", "forest 1"):
        movers.append(do(state, f"place {placement}").mover)
    assert movers == [2, 3, 0, 1, 2, 3, 0]


@pytest.mark.rule("SA-9")
def test_one_turn_fills_one_place_only() -> None:
    state = do(start(2), "place forest 2")
    assert (board(state, 0)["placed"], board(state, 0)["home"], state.mover) == ({"forest": 2}, 3, 1)


@pytest.mark.rule("SA-9")
def test_one_or_more_of_the_unplaced_workers_may_go_but_not_more() -> None:
    state = table(4, seats={RED: Board(workers=5, placed={"field": 1, "card 1": 1})})
    assert offered(state, "place hunt") == ["place hunt 1", "place hunt 2", "place hunt 3"]
    assert refused(state, "place hunt 4") == Refusal("too-few-workers", "SA-9", {"wanted": 4, "home": 3})


@pytest.mark.rule("SA-10")
def test_nobody_may_pass_or_hold_workers_back() -> None:
    state = table(2, seats={0: Board(placed={"hunt": 4})})
    assert offered(state, "place") == legal(state)
    for nothing in ("decline", "done"):
        assert refused(state, nothing) == Refusal("placing-now", "SA-9")


@pytest.mark.rule("SA-11")
def test_a_player_without_workers_at_home_is_skipped() -> None:
    state = do(start(3), "place hunt 5", "place hunt 1", "place hunt 1")
    assert state.mover == 1


@pytest.mark.rule("SA-11")
def test_a_stuck_player_is_skipped_and_his_workers_stay_home() -> None:
    state = do(cornered("pl"), "place hunt 2")
    assert (state.mover, offered(state, "place"), board(state, BLUE)["home"]) == (RED, [], 1)


@pytest.mark.rule("SA-11")
def test_workers_that_stayed_home_are_fed_like_the_others() -> None:
    idle = Board(workers=7, food=9, placed={"hunt": 1})
    state = do(table(2, phase="act", seats={0: Board(placed={"hunt": 1}), 1: idle}), "roll 2", "roll 2")
    assert board(state, 1)["food"] == 9 + 1 - 7


def cornered(edition: str) -> epoka.State:
    """Red has two workers to place. Blue has one, already hunts, and otherwise only the hut is free."""
    gathering = {"forest": 1, "clay": 1, "quarry": 1, "river": 1}
    return table(
        4,
        edition=edition,
        seats={
            RED: Board(workers=6, placed=gathering),
            BLUE: Board(workers=6, placed={**gathering, "hunt": 1}),
            GREEN: Board(placed={"toolmaker": 1, "card 1": 1, "card 2": 1, "card 3": 1, "card 4": 1}),
            YELLOW: Board(
                placed={"field": 1, "building 1": 1, "building 2": 1, "building 3": 1, "building 4": 1},
            ),
        },
    )


@pytest.mark.rule("OWN-7")
def test_a_last_hunter_with_only_the_hut_free_is_skipped_in_the_ukrainian_edition() -> None:
    state = do(cornered("uk"), "place hunt 2")
    assert (offered(state, "place"), board(state, BLUE)["home"]) == ([], 1)


@pytest.mark.rule("OWN-7")
def test_a_last_worker_with_only_the_hut_free_must_go_hunting_in_the_czech_edition() -> None:
    state = do(cornered("cs"), "place hunt 2")
    assert (board(state, BLUE)["home"], board(state, BLUE)["placed"]["hunt"]) == (0, 2)


@pytest.mark.rule("SA-18")
def test_the_phase_ends_only_when_nobody_can_place() -> None:
    state = start(2)
    phases = []
    for name in ("place hunt 5", "place hunt 3", "place forest 1", "place clay 1"):
        phases.append(bool(offered(state, "place")))
        do(state, name)
    assert phases == [True, True, True, True]
    assert legal(state) == [f"roll {total}" for total in range(5, 31)]


# ---- capacities -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-12")
@PLAYERS
@pytest.mark.parametrize("place", SINGLE)
def test_single_places_take_exactly_one_worker(players: int, place: str) -> None:
    state = start(players)
    assert offered(state, f"place {place}") == [f"place {place}"]
    assert board(do(state, f"place {place}"), 0)["placed"] == {place: 1}


@pytest.mark.rule("SA-12")
@PLAYERS
@pytest.mark.parametrize("place", ["toolmaker", "hut", "field", "card 1", "card 4", "building 1", "building 2"])
def test_a_taken_single_place_is_closed_to_everybody(players: int, place: str) -> None:
    state = do(start(players), f"place {place}")
    taken = Refusal("place-taken", "SA-12", {"place": place, "by": 0})
    for seat in range(1, players):
        assert refused(state, f"place {place}") == taken
        do(state, f"place hunt {seat}")
    assert refused(state, f"place {place}") == taken


@pytest.mark.rule("SA-12")
def test_the_hut_takes_both_workers_of_one_player() -> None:
    assert board(do(start(4), "place hut"), 0)["placed"] == {"hut": 2}


@pytest.mark.rule("SA-12")
def test_the_hut_is_out_of_reach_with_one_worker_at_home() -> None:
    state = table(4, seats={RED: Board(placed={"hunt": 4})})
    assert refused(state, "place hut") == Refusal("too-few-workers", "SA-12", {"wanted": 2, "home": 1})


@pytest.mark.rule("SA-12")
def test_the_hunting_grounds_are_never_full() -> None:
    crowd = {seat: Board(workers=10, placed={"hunt": 10}) for seat in (BLUE, GREEN, YELLOW)}
    state = table(4, seats={RED: Board(workers=10), **crowd})
    assert offered(state, "place hunt") == [f"place hunt {count}" for count in range(1, 11)]


@pytest.mark.rule("SA-12")
@GATHERING
def test_a_gathering_place_has_seven_rings(place: str) -> None:
    state = table(4, seats={RED: Board(workers=10)})
    assert offered(state, f"place {place}") == [f"place {place} {count}" for count in range(1, 8)]


@pytest.mark.rule("SA-12")
@GATHERING
def test_only_the_free_rings_of_a_gathering_place_can_be_filled(place: str) -> None:
    state = table(4, seats={BLUE: Board(placed={place: 3}), GREEN: Board(placed={place: 2})})
    assert offered(state, f"place {place}") == [f"place {place} 1", f"place {place} 2"]
    assert refused(state, f"place {place} 3") == Refusal("not-enough-rings", "SA-12", {"place": place, "free": 2})


@pytest.mark.rule("SA-12")
def test_four_players_may_share_a_gathering_place() -> None:
    three = {seat: Board(placed={"quarry": 2}) for seat in (BLUE, GREEN, YELLOW)}
    assert offered(table(4, seats=three), "place quarry") == ["place quarry 1"]


@pytest.mark.rule("SA-12")
def test_the_four_gathering_places_are_separate() -> None:
    state = table(4, seats={RED: Board(placed={"forest": 1}), BLUE: Board(workers=7, placed={"clay": 7})})
    assert {len(offered(state, f"place {place}")) for place in ("quarry", "river")} == {4}


@pytest.mark.rule("SA-12")
def test_an_empty_slot_cannot_be_occupied() -> None:
    state = table(2, slots=["C01", None, "C03", "C04"])
    assert refused(state, "place card 2") == Refusal("nothing-there", "SA-12", {"place": "card 2"})


@pytest.mark.rule("SA-12")
def test_an_empty_stack_cannot_be_occupied() -> None:
    state = table(2, stacks=["B01", None])
    assert refused(state, "place building 2") == Refusal("nothing-there", "SA-12", {"place": "building 2"})


# ---- second visits, cards and buildings, blocking -------------------------------------------------------------------


@pytest.mark.rule("SA-13")
@ALL_EDITIONS
@GATHERING
def test_nobody_adds_workers_to_his_gathering_place(edition: str, place: str) -> None:
    state = table(4, edition=edition, seats={RED: Board(placed={place: 1})})
    assert offered(state, f"place {place}") == []
    assert refused(state, f"place {place} 1") == Refusal("already-there", "SA-13", {"place": place})


@pytest.mark.rule("SA-13")
@FULL_HUNT_BANNED
def test_nobody_adds_hunters_in_the_polish_and_ukrainian_editions(edition: str) -> None:
    state = table(4, edition=edition, seats={RED: Board(placed={"hunt": 1})})
    assert offered(state, "place hunt") == []
    assert refused(state, "place hunt 1") == Refusal("already-there", "SA-13", {"place": "hunt"})


@pytest.mark.rule("SA-13")
def test_hunters_may_be_added_in_the_czech_edition() -> None:
    state = table(4, edition="cs", seats={RED: Board(placed={"hunt": 2})})
    assert offered(state, "place hunt") == ["place hunt 1", "place hunt 2", "place hunt 3"]
    assert board(do(state, "place hunt 2"), RED)["placed"] == {"hunt": 4}


@pytest.mark.rule("SA-14")
@pytest.mark.parametrize("kind", ["card", "building"])
def test_one_card_or_building_a_turn_and_further_ones_in_later_turns(kind: str) -> None:
    state = do(start(2), f"place {kind} 2")
    assert state.mover == 1
    do(state, "place hunt 1", f"place {kind} 1")
    assert board(state, 0)["placed"] == {f"{kind} 1": 1, f"{kind} 2": 1}


@pytest.mark.rule("SA-14")
def test_cards_and_buildings_are_occupied_in_any_order() -> None:
    state = do(start(2), "place building 2", "place hunt 1", "place card 4", "place forest 1", "place building 1")
    assert offered(state, "place card") == ["place card 1", "place card 2", "place card 3"]


@pytest.mark.rule("SA-15")
@pytest.mark.parametrize(
    ("place", "full"),
    [
        ("hut", Board(workers=10)),
        ("field", Board(agriculture=10)),
        ("toolmaker", Board(tools=[4, 4, 4])),
        ("card 4", Board(goods={})),
        ("building 1", Board(goods={})),
    ],
)
def test_a_place_may_be_blocked_without_use_or_means(place: str, full: Board) -> None:
    state = table(4, seats={RED: full})
    assert board(do(state, f"place {place}"), RED)["placed"] in ({place: 1}, {place: 2})


# ---- two and three players ------------------------------------------------------------------------------------------

PAIRS = [("toolmaker", "hut", "field"), ("hut", "field", "toolmaker"), ("toolmaker", "field", "hut")]


@pytest.mark.rule("SA-16")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("first", "second", "third"), PAIRS)
def test_with_two_village_places_occupied_the_third_is_closed(
    players: int, first: str, second: str, third: str
) -> None:
    state = do(start(players), f"place {first}", f"place {second}")
    assert refused(state, f"place {third}") == Refusal("village-closed", "SA-16", {"place": third})


@pytest.mark.rule("SA-16")
def test_with_one_village_place_occupied_the_other_two_are_open() -> None:
    state = do(start(3), "place hut")
    assert {"place toolmaker", "place field"} <= set(legal(state))


@pytest.mark.rule("SA-16")
def test_four_players_may_occupy_the_whole_village() -> None:
    state = do(start(4), "place hut", "place field")
    assert "place toolmaker" in legal(state)


@pytest.mark.rule("SA-16")
def test_another_place_of_the_village_may_stay_empty_in_the_next_round() -> None:
    state = table(2, seats={0: Board(placed={"hut": 2, "toolmaker": 1}), 1: Board(placed={"hunt": 5})}, phase="act")
    do(state, "resolve hut", "roll 15")
    assert {"place toolmaker", "place hut", "place field"} <= set(legal(state))
    do(state, "place field", "place toolmaker")
    assert "place hut" not in legal(state)


@pytest.mark.rule("OWN-10")
def test_one_player_on_tool_maker_and_field_closes_the_hut_for_all_three() -> None:
    state = do(start(3), "place toolmaker", "place hunt 1", "place hunt 1", "place field")
    for placement in ("forest 1", "forest 1", "hunt 1"):
        assert refused(state, "place hut") == Refusal("village-closed", "SA-16", {"place": "hut"})
        do(state, f"place {placement}")


@pytest.mark.rule("SA-17")
@GATHERING
def test_three_players_two_on_a_gathering_place_keep_the_third_out(place: str) -> None:
    state = do(start(3), f"place {place} 1", f"place {place} 1")
    assert offered(state, f"place {place}") == []
    assert refused(state, f"place {place} 1") == Refusal(
        "enough-players-there", "SA-17", {"place": place, "players": 2}
    )


@pytest.mark.rule("SA-17")
def test_three_players_one_on_a_gathering_place_leaves_room_for_another() -> None:
    state = do(start(3), "place forest 3")
    assert offered(state, "place forest") == [f"place forest {count}" for count in range(1, 5)]


@pytest.mark.rule("SA-17")
@GATHERING
def test_two_players_one_on_a_gathering_place_keeps_the_other_out(place: str) -> None:
    state = do(start(2), f"place {place} 1")
    assert offered(state, f"place {place}") == []
    assert refused(state, f"place {place} 1") == Refusal(
        "enough-players-there", "SA-17", {"place": place, "players": 1}
    )


@pytest.mark.rule("SA-17")
@pytest.mark.parametrize("players", [2, 3])
def test_seven_rings_hold_for_two_and_three_players_too(players: int) -> None:
    state = table(players, seats={0: Board(workers=10)})
    assert offered(state, "place river") == [f"place river {count}" for count in range(1, 8)]


@pytest.mark.rule("SA-17")
def test_the_hunt_the_cards_and_the_buildings_are_open_to_all_of_two_players() -> None:
    state = do(start(2), "place hunt 1", "place hunt 1", "place card 1", "place card 2", "place building 1")
    assert {"place card 3", "place building 2"} <= set(legal(state))


# ---- worked examples ------------------------------------------------------------------------------------------------


def nobody_may_follow(state: epoka.State, place: str) -> bool:
    """Whether the place is closed to each of the other three in turn."""
    closed = []
    for others_turn in ("place hunt 1", "place hunt 1", "place hunt 1"):
        closed.append(f"place {place}" not in legal(state))
        do(state, others_turn)
    return all(closed)


@pytest.mark.rule("EX-SA-01")
@ALL_EDITIONS
def test_example_the_tool_maker_is_full_with_one(edition: str) -> None:
    state = do(start(4, edition=edition), "place toolmaker")
    assert board(state, RED)["placed"] == {"toolmaker": 1}
    assert nobody_may_follow(state, "toolmaker")


@pytest.mark.rule("EX-SA-02")
@ALL_EDITIONS
def test_example_the_hut_is_full_with_two(edition: str) -> None:
    state = do(start(4, edition=edition), "place hut")
    assert board(state, RED)["placed"] == {"hut": 2}
    assert nobody_may_follow(state, "hut")


@pytest.mark.rule("EX-SA-03")
def test_example_one_worker_alone_may_not_enter_the_hut() -> None:
    state = table(4, edition="cs", seats={RED: Board(placed={"hunt": 4})})
    assert refused(state, "place hut") == Refusal("too-few-workers", "SA-12", {"wanted": 2, "home": 1})


@pytest.mark.rule("EX-SA-04")
@ALL_EDITIONS
def test_example_the_field_is_full_with_one(edition: str) -> None:
    state = do(start(4, edition=edition), "place field")
    assert board(state, RED)["placed"] == {"field": 1}
    assert nobody_may_follow(state, "field")


def four_and_two_hunters(edition: str) -> epoka.State:
    """Red has placed 4 hunters, blue a gatherer, green 2 hunters, yellow a gatherer; red is next."""
    return do(start(4, edition=edition), "place hunt 4", "place forest 1", "place hunt 2", "place clay 1")


@pytest.mark.rule("EX-SA-05")
@FULL_HUNT_BANNED
def test_example_hunters_may_not_follow_but_others_may_still_come(edition: str) -> None:
    state = four_and_two_hunters(edition)
    open_to = []
    for placement in ("quarry 1", "hunt 1", "quarry 1", "hunt 1"):
        open_to.append(bool(offered(state, "place hunt")))
        do(state, f"place {placement}")
    assert open_to == [False, True, False, True]


@pytest.mark.rule("EX-SA-05")
def test_example_hunters_may_follow_in_the_czech_edition() -> None:
    state = four_and_two_hunters("cs")
    open_to = []
    for placement in ("quarry 1", "hunt 1", "hunt 1", "hunt 1"):
        open_to.append(bool(offered(state, "place hunt")))
        do(state, f"place {placement}")
    assert open_to == [True, True, True, True]


@pytest.mark.rule("EX-SA-06")
@FULL_HUNT_BANNED
def test_example_two_red_and_five_blue_fill_the_forest(edition: str) -> None:
    state = do(start(4, edition=edition), "place forest 2", "place forest 5")
    assert refused(state, "place forest 1") == Refusal("not-enough-rings", "SA-12", {"place": "forest", "free": 0})


@pytest.mark.rule("EX-SA-07")
def test_example_the_last_ring_of_the_forest() -> None:
    state = table(4, edition="cs", seats={RED: Board(placed={"forest": 4})}, first=YELLOW)
    do(state, "place forest 2", "place hunt 1")
    assert offered(state, "place forest") == ["place forest 1"]
    do(state, "place forest 1")
    assert refused(state, "place forest 1") == Refusal("not-enough-rings", "SA-12", {"place": "forest", "free": 0})


@pytest.mark.rule("EX-SA-08")
@ALL_EDITIONS
def test_example_three_cards_stay_free_for_all(edition: str) -> None:
    state = do(start(4, edition=edition), "place card 3")
    free = []
    for placement in ("hunt 1", "hunt 1", "hunt 1", "hunt 1"):
        free.append(offered(state, "place card"))
        do(state, f"place {placement}")
    assert free == [["place card 1", "place card 2", "place card 4"]] * 4


@pytest.mark.rule("EX-SA-09")
@ALL_EDITIONS
def test_example_three_buildings_stay_free(edition: str) -> None:
    state = do(start(4, edition=edition), "place building 2")
    assert offered(state, "place building") == ["place building 1", "place building 3", "place building 4"]


@pytest.mark.rule("EX-SA-10")
@ALL_EDITIONS
def test_example_a_first_turn_of_four_players(edition: str) -> None:
    state = do(start(4, edition=edition), "place card 1", "place hunt 5", "place hut", "place building 1")
    assert [board(state, seat)["home"] for seat in range(4)] == [4, 0, 3, 4]
    assert do(state, "place forest 1").mover == GREEN


@pytest.mark.rule("EX-SA-43")
@FULL_HUNT_BANNED
def test_example_three_players_and_two_in_the_forest(edition: str) -> None:
    state = do(start(3, edition=edition), "place forest 1", "place forest 2")
    assert refused(state, "place forest 1").code == "enough-players-there"


@pytest.mark.rule("EX-SA-44")
def test_example_two_players_and_one_in_the_quarry() -> None:
    state = do(start(2, edition="pl"), "place quarry 2")
    assert refused(state, "place quarry 1").code == "enough-players-there"


@pytest.mark.rule("EX-SA-45")
def test_example_two_players_and_one_in_the_forest() -> None:
    state = do(start(2, edition="uk"), "place forest 2")
    assert refused(state, "place forest 1").code == "enough-players-there"
