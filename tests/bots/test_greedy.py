"""`greedy` plays legally, always alike, by what it may know, and well."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.arena.match import play_game, play_match, play_one, wins
from epoka.bots.random_bot import RandomBot
from epoka.games.stoneage.bots.greedy import Greedy
from epoka.games.stoneage.bots.values import Outlook
from tests.bots.positions import choice, position, workers_on


def test_it_beats_three_random_players() -> None:
    games = play_match("stone-age", ["greedy", "random", "random", "random"], 20, 2, {})
    assert wins(games, "greedy") >= 19


def test_its_sense_for_cards_and_the_end_makes_it_stronger() -> None:
    won = 0.0
    for number in range(6):
        seats: list[epoka.Bot] = [Greedy(), Greedy(cards=False, ending=False)]
        mine = number % 2
        if mine:
            seats.reverse()
        won += play_game(epoka.game("stone-age"), seats, f"duel/{number}").share(mine)
    assert won >= 5


class Toolmaker(Greedy):
    """A bot of one's own: `greedy` with another taste and another way to take dice."""

    def __init__(self) -> None:
        super().__init__()
        self.weights.tool = 9.0

    def take_die(self, o: Outlook, legal: list[int]) -> int:
        return legal[0]


def test_a_bot_of_ones_own_can_be_derived_from_it() -> None:
    die = position([["TakeDie", 0, [1, 3, 6]]], players=3)
    assert choice(Toolmaker(), die) == "take 1"
    assert choice(Toolmaker(), position([["PlaceWorkers", 0]], players=4)) == "place toolmaker"


HOUSE_RULES = {"optional_actions": True, "dice_choice_deferred": True, "any_two_now": True, "starter": "random"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{"edition": "pl"}, {"edition": "cs"}, {"edition": "uk", **HOUSE_RULES}])
@pytest.mark.parametrize("name", ["greedy", "starver"])
def test_it_plays_every_set_of_rules_to_the_end(name: str, options: dict[str, Any], players: int) -> None:
    bots = ([name, "random"] * 2)[:players]
    assert play_one("stone-age", players, options, bots, "legal").over_by in ("cards", "buildings", "both")


def test_it_chooses_the_same_whoever_deals() -> None:
    state = position([["PlaceWorkers", 0]])
    assert len({choice(Greedy(), state, seed) for seed in range(5)}) == 1


def test_a_rivals_hidden_card_changes_nothing() -> None:
    game = epoka.game("stone-age")
    state = game.start(2)
    dealer, lots, bot = epoka.Dealer("hidden"), epoka.Dealer("lots"), Greedy()
    for _ in range(60):
        while state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        data = state.snapshot()
        counts = data["pieces"]["deck"]["counts"]
        unseen = [card for card, count in enumerate(counts) if count]
        chosen = set()
        for card in (unseen[0], unseen[-1]):
            other = game.restore(data).snapshot()
            other["history"] = None
            other["pieces"]["deck"]["counts"] = [0 if number == card else count for number, count in enumerate(counts)]
            other["pieces"]["seats"][1 - state.mover]["extra"] = card
            chosen.add(choice(bot, game.restore(other)))
        assert len(chosen) == 1
        state.act(RandomBot().choose(epoka.Seat(state, state.mover, lots)))


# ---- single decisions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "tools", "expected"),
    [
        (5, [1, 2, 0], "tool 1"),  # one pip makes the second wood: the smaller tool will do
        (4, [1, 2, 0], "tool 2"),  # two pips are needed
        (6, [1, 1, 0], "tools done"),  # two pips bring nothing
        (3, [1, 2, 0], "tool 1"),  # both together make the second wood
    ],
)
def test_tools_are_added_only_where_they_bring_something(total: int, tools: list[int], expected: str) -> None:
    state = position([["UseTools", 0, 0, total, 0]], seat={"tools": tools})
    assert choice(Greedy(), state) == expected


def test_a_single_use_tool_is_not_wasted_on_little() -> None:
    seat = {"open_tools": [0], "cards": [21]}
    assert choice(Greedy(), position([["UseTools", 0, 0, 6, 0]], seat=seat)) == "tools done"


def test_it_pays_a_card_with_what_no_building_needs() -> None:
    seat = {"goods": [2, 2, 0, 0], "placed": workers_on(building_1=1), "home": 4}  # B01 takes 2 wood and a clay
    assert choice(Greedy(), position([["PayCard", 0, 0, 1, 0]], seat=seat)) == "pay clay"


def test_it_leaves_a_card_that_is_not_worth_its_price() -> None:
    """One food and a symbol it has twice are not worth four gold."""
    seat = {"goods": [0, 0, 0, 4], "cards": [3], "food": 40}
    state = position([["PayCard", 0, 3, 4, 0]], seat=seat, slots=[10, 11, 4, 2], options={"second_green_set": False})
    assert choice(Greedy(), state) == "decline"


def test_it_builds_what_it_can_pay() -> None:
    assert choice(Greedy(), position([["BuyFixed", 0, 0]], seat={"goods": [2, 1, 0, 0]})) == "build"


def test_it_feeds_with_few_resources_rather_than_starve() -> None:
    state = position([["PayFood", 0, 1, 0, 1]], seat={"goods": [3, 0, 0, 1]})
    assert choice(Greedy(), state) == "feed wood"


def test_it_starves_where_feeding_would_cost_more() -> None:
    state = position([["PayFood", 0, 6, 0, 1]], seat={"goods": [0, 0, 0, 6]})
    assert choice(Greedy(), state) == "starve"


def test_where_each_food_counts_it_feeds_as_long_as_that_is_cheaper() -> None:
    rules = {"edition": "cs"}
    with_wood = position([["PayFood", 0, 2, 0, 1]], seat={"goods": [1, 0, 0, 0]}, options=rules)
    with_gold = position([["PayFood", 0, 2, 0, 1]], seat={"goods": [0, 0, 0, 2]}, options=rules)
    assert [choice(Greedy(), with_wood), choice(Greedy(), with_gold)] == ["feed wood", "done"]


def test_it_resolves_the_tool_maker_before_it_rolls_and_buys_last() -> None:
    placed = workers_on(toolmaker=1, forest=2, card_1=1, building_1=1)
    state = position([["ResolvePlaces", 0]], seat={"placed": placed, "home": 0, "goods": [3, 1, 0, 0]})
    order = []
    dealer, bot = epoka.Dealer(2), Greedy()
    while sum(state.seats[0].placed):
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            name = choice(bot, state)
            order.append(name)
            state.act(state.action(name))
    resolved = [name.removeprefix("resolve ") for name in order if name.startswith("resolve")]
    assert resolved[:3] == ["toolmaker", "forest", "card 1"]


def test_early_on_it_takes_the_field_for_the_long_term() -> None:
    assert choice(Greedy(), position([["PlaceWorkers", 0]], players=4)) in ("place field", "place hut")


def test_in_the_last_round_it_leaves_the_village_alone() -> None:
    """No deck is left, so whatever is bought ends the game: points count, not growth."""
    data = position([["PlaceWorkers", 0]], players=4, seat={"goods": [7, 4, 2, 2]}).snapshot()
    data["pieces"]["deck"]["counts"] = [0] * 36
    assert choice(Greedy(), epoka.game("stone-age").restore(data)).startswith(("place building", "place card"))


def test_it_hunts_rather_than_lose_ten_points() -> None:
    """Six will eat, one from the new field: a single food is missing, and the village is closed for two players."""
    seat = {"food": 4, "home": 1, "placed": workers_on(field=1, hut=2, card_4=1)}
    assert choice(Greedy(), position([["PlaceWorkers", 0]], seat=seat)) == "place hunt 1"


def test_of_the_dice_it_takes_the_best() -> None:
    state = position([["TakeDie", 0, [1, 3, 6]]], players=3)
    assert choice(Greedy(), state) == "take 6"


def test_it_redeems_two_resources_to_complete_a_building() -> None:
    """B17 takes 2 stone and a gold for 16 points."""
    seat = {"two_resources": True, "cards": [13], "goods": [0, 0, 1, 0], "placed": workers_on(building_1=1), "home": 4}
    state = position([["ResolvePlaces", 0]], seat=seat, tops=[16, 1])
    assert choice(Greedy(), state) == "redeem stone gold"
