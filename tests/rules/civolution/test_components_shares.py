"""The statistics of the authored sets against the advice of the sources; run with -s to read the table."""

from __future__ import annotations

from collections import Counter

from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARD_ROWS,
    RESEARCH,
)
from epoka.games.civolution.components.checks import effects_key, top_key
from epoka.games.civolution.components.pieces import DECKS, FEATURES, MATERIALS, TRACKS
from epoka.games.civolution.components.rows import Cost, Effect, ResearchCard
from epoka.games.civolution.components.vocabulary import (
    ACTIVITY,
    COSTS,
    COUNTERS,
    EFFECTS,
    NOTHING,
    PASSIVE,
    POINT_BONUS,
    POWERS,
    TOPS,
    TRIGGER,
    TRIGGERS,
    WHO,
)

MATERIAL = COSTS.index("material")
FEATURE_COSTS = (COSTS.index("return-feature"), COSTS.index("have-feature"))


def report(what: str, wanted: str, found: object) -> None:
    print(f"{what:<44} wanted {wanted:<22} found {found}")


def filled(card: ResearchCard) -> list[Cost]:
    return [cost for cost in card.costs if cost.kind]


def of_deck(name: str) -> list[ResearchCard]:
    return [card for card in RESEARCH if DECKS[card.deck] == name]


def share(count: int, of: int) -> str:
    return f"{count} of {of} ({100 * count / of:.0f} %)"


def test_kinds_of_top_parts() -> None:
    tops = Counter(card.top for card in RESEARCH)
    lasting = tops[PASSIVE] + tops[TRIGGER]
    report("activities", "about 40 %", share(tops[ACTIVITY], 160))
    report("passive or triggered", "about 35 %", share(lasting, 160))
    report("column point bonuses", "about 10 %", share(tops[POINT_BONUS], 160))
    report("no ability", "about 15 %", share(tops[NOTHING], 160))
    assert 56 <= tops[ACTIVITY] <= 72 and 50 <= lasting <= 62
    assert 14 <= tops[POINT_BONUS] <= 18 and 22 <= tops[NOTHING] <= 26


def test_variety_of_top_parts_and_instant_bonuses() -> None:
    tops = {top_key(card) for card in RESEARCH if card.top not in (NOTHING, POINT_BONUS)}
    instants = {effects_key(card.instant) for card in RESEARCH if card.instant}
    report("different top parts", "at least 60", len(tops))
    report("different instant bonuses", "at least 40", len(instants))
    assert len(tops) >= 60 and len(instants) >= 40


def test_cost_spaces_are_filled_as_the_frame_says() -> None:
    sizes = Counter(len(filled(card)) for card in RESEARCH)
    report("filled cost spaces", "2 to 4 on most", dict(sorted(sizes.items())))
    assert all(card.costs[0].kind for card in RESEARCH)
    assert sizes[2] + sizes[3] + sizes[4] >= 150


def test_points_stand_below_the_spaces_of_about_a_third_of_the_cards() -> None:
    rewarded = [card for card in RESEARCH if any(cost.points for cost in card.costs)]
    report("cards with points below spaces", "about a third", share(len(rewarded), 160))
    assert 45 <= len(rewarded) <= 64
    assert {cost.points for card in RESEARCH for cost in card.costs} == {0, 1, 2, 3}


def test_every_material_is_asked_for_about_equally_often() -> None:
    counts = Counter(MATERIALS[cost.what] for card in RESEARCH for cost in card.costs if cost.kind == MATERIAL)
    report("spaces of a material", "about equal", dict(sorted(counts.items(), key=lambda count: count[1])))
    mean = sum(counts.values()) / 18
    assert len(counts) == 18 and all(0.75 * mean <= count <= 1.25 * mean for count in counts.values())


def test_dear_materials_stand_mostly_in_later_spaces() -> None:
    places = Counter(
        place + 1
        for card in RESEARCH
        for place, cost in enumerate(card.costs)
        if cost.kind == MATERIAL and cost.what % 3 == 2
    )
    report("row-3 materials by space", "mostly 3 to 5", dict(sorted(places.items())))
    assert places[3] + places[4] + places[5] >= 0.8 * sum(places.values())


def test_mutations_cost_features_only_about_equally_often() -> None:
    costs = [cost for card in of_deck("mutation") for cost in filled(card)]
    counts = Counter(FEATURES[cost.what] for cost in costs)
    report("feature spaces of mutations", "64 to 80, equal", f"{len(costs)} {dict(counts)}")
    assert all(cost.kind in FEATURE_COSTS for cost in costs)
    assert 64 <= len(costs) <= 84 and max(counts.values()) - min(counts.values()) <= 4


def test_mutations_mostly_bring_favor_and_hardly_ever_steps() -> None:
    words = [{EFFECTS[effect.kind] for effect in card.instant} for card in of_deck("mutation")]
    favor = sum("favor" in effects for effects in words)
    steps = sum("track" in effects for effects in words)
    report("mutations with favor / with steps", "most / hardly any", f"{favor} / {steps} of 32")
    assert favor >= 17 and steps <= 3


def test_costs_of_the_other_decks_are_those_of_their_family() -> None:
    for name, least, most in (
        ("invention", 0.7, 1.0),
        ("insight", 0.0, 0.2),
        ("building", 0.9, 1.0),
        ("achievement", 0.4, 0.7),
    ):
        costs = [cost for card in of_deck(name) for cost in filled(card)]
        materials = sum(cost.kind == MATERIAL for cost in costs)
        report(f"materials in costs of {name}s", f"{least:.0%} to {most:.0%}", share(materials, len(costs)))
        assert least <= materials / len(costs) <= most


def test_most_materials_of_buildings_may_be_replaced_by_settlements() -> None:
    cards = [card for card in of_deck("building") if any(cost.settlements for cost in card.costs)]
    report("buildings with a settlement alternative", "most", share(len(cards), 32))
    assert len(cards) >= 24
    assert not [card.id for card in RESEARCH if DECKS[card.deck] != "building" for c in card.costs if c.settlements]


def test_each_deck_mostly_advances_its_own_track() -> None:
    for deck, track in enumerate(TRACKS):
        if track == "prestige":
            continue
        steps = [sum(e.a for e in card.instant if is_step(e, deck)) for card in RESEARCH if card.deck == deck]
        report(f"{DECKS[deck]} cards with steps of {track}", "most, up to 3", Counter(steps))
        assert sum(step > 0 for step in steps) >= 25 and max(steps) == 3


def is_step(effect: Effect, track: int) -> bool:
    return EFFECTS[effect.kind] == "track" and effect.b == track


def test_goals_pull_in_different_directions() -> None:
    single = [goal for goal in GOAL_CHIPS if not goal.conditions and COSTS[goal.price[0].kind] == "material"]
    counted = Counter(COUNTERS[condition.counter] for goal in GOAL_CHIPS for condition in goal.conditions)
    progress = counted["feature"] + counted["track"] + counted["lowest-track"]
    report("goal chips paid with one material", "about 18", len(single))
    report("goal chips on features and tracks", "about 12", progress)
    report("different counters of goal chips", "many", len(counted))
    assert len(single) == 18 and len({goal.price[0].what for goal in single}) == 18
    assert 10 <= progress <= 14 and len(counted) >= 20


def test_about_half_of_the_income_chips_need_a_favor_test() -> None:
    tests = sum(chip.test for chip in INCOME_CHIPS)
    report("income chips with a favor test", "12 or 13 of 25", tests)
    assert tests in (12, 13)


def test_each_feature_has_an_attribute_chip_of_three_and_one_of_four() -> None:
    assert sorted((chip.feature, chip.wants) for chip in ATTRIBUTE_CHIPS) == [(f, n) for f in range(6) for n in (3, 4)]
    words = {EFFECTS[effect.kind] for chip in ATTRIBUTE_CHIPS for effect in chip.effects}
    assert "track" not in words


def test_events_shift_the_weather_evenly_and_pick_in_different_ways() -> None:
    shifts = Counter(event.shift for event in EVENT_CARDS)
    picks = Counter("loss" if event.loss >= 0 else WHO[event.who] for event in EVENT_CARDS)
    leads = sum(COUNTERS[event.counter] == "track" for event in EVENT_CARDS)
    report("weather shifts", "5 of each", dict(shifts))
    report("track-lead events", "5", leads)
    report("events by whom they pick", "9 majorities, 4 thresholds, 2 losses", dict(picks))
    assert set(shifts.values()) == {5} and len(shifts) == 4
    assert leads == 5 and picks["loss"] == 2 and picks["every"] == 4


def test_starting_marker_cards_are_of_equal_worth() -> None:
    for card in MARKER_CARD_ROWS:
        features, materials = sum(card.features), sum(card.materials)
        whole = features + materials + card.food + card.money + card.ideas + card.focus
        report(f"markers of {card.id}", "4 to 6; 2-3, 1-2", f"{whole}: {features} features, {materials} materials")
        assert 4 <= whole <= 6 and 2 <= features <= 3 and 1 <= materials <= 2


def test_starting_chip_cards_upgrade_ten_modules_and_need_no_test() -> None:
    assert len({card.module for card in CHIP_CARD_ROWS}) == 10
    assert not [card.id for card in CHIP_CARD_ROWS if card.test]


def test_every_word_of_the_vocabulary_is_used_by_some_row() -> None:
    effects = [effect for card in RESEARCH for effect in [*card.instant, *card.effects]]
    effects += [effect for chip in [*INCOME_CHIPS, *CHIP_CARD_ROWS] for effect in chip.effects]
    effects += [effect for event in EVENT_CARDS for effect in event.effects]
    effects += [effect for chip in ATTRIBUTE_CHIPS for effect in chip.effects]
    counters = {effect.b for effect in effects if EFFECTS[effect.kind].endswith("-per")}
    counters |= {condition.counter for goal in GOAL_CHIPS for condition in goal.conditions}
    counters |= {event.counter for event in EVENT_CARDS}
    costs = {cost.kind for card in RESEARCH for cost in [*card.costs, *card.price]}
    costs |= {cost.kind for goal in GOAL_CHIPS for cost in goal.price}
    tops = [(card.top, card.power) for card in RESEARCH] + [(chip.top, chip.power) for chip in ATTRIBUTE_CHIPS]
    assert {effect.kind for effect in effects} == set(range(len(EFFECTS)))
    assert counters == set(range(len(COUNTERS)))
    assert costs == set(range(len(COSTS)))
    assert {power for top, power in tops if top == PASSIVE} == set(range(len(POWERS)))
    assert {power for top, power in tops if top == TRIGGER} == set(range(len(TRIGGERS)))
    assert {top for top, _ in tops} == set(range(len(TOPS)))
    assert {event.who for event in EVENT_CARDS} == set(range(len(WHO)))
