"""What a row says, as message keys with values, and which icon shows it: text and picture follow from the row.

A line is `{"key": …, "values": …, "icon": …}`. Its sentence is the message of that key in `effects.ftl`, in four
languages; names under `track`, `feature`, `material` … are put into words by the texts as everywhere.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.civolution.components.grammar import (
    ANY,
    COST_ABOUT,
    COUNTER_ABOUT,
    EFFECT_ABOUT,
    POWER_ABOUT,
    TRIGGER_ABOUT,
    name_of,
)
from epoka.games.civolution.components.pieces import FEATURES, GROUNDS, MODULES, TRACKS
from epoka.games.civolution.components.rows import (
    AttributeChip,
    Condition,
    Cost,
    Effect,
    EventCard,
    GoalChip,
    IncomeChip,
    MarkerCard,
    ResearchCard,
)
from epoka.games.civolution.components.vocabulary import (
    ACTIVITY,
    COSTS,
    COUNTERS,
    EFFECTS,
    EVERY,
    LEADER,
    PASSIVE,
    POINT_BONUS,
    POWERS,
    TRIGGER,
    TRIGGERS,
    WHO,
)

Line = dict[str, Any]
NUMBERED: Final = ["row", "die", "level", "stage", "space"]
"""Kinds of things that are numbers, so that texts can use them as numbers."""


def line(key: str, values: dict[str, Any], icon: str) -> Line:
    return {"key": key, "values": values, "icon": icon}


def about(kind: str, number: int) -> dict[str, Any]:
    """What a word is about, under the name of its kind: {"track": "culture"}; nothing for a word that stands alone."""
    if not kind:
        return {}
    said = name_of(kind, number)
    name = kind.partition(" or ")[0].removeprefix("main-")
    if name == "site" and said != ANY and number < GROUNDS:
        said = "ground"
    return {name: number if name in NUMBERED and said != ANY else said}


def icon_of(word: str, values: dict[str, Any]) -> str:
    """A word with what it is about: "track-culture", "material-jade", "points-per-farms"."""
    return "-".join([word, *[str(value) for name, value in values.items() if name != "n"]])


# ---- single words ----------------------------------------------------------------------------------------------------


def effect_line(effect: Effect) -> Line:
    word = EFFECTS[effect.kind]
    kind = EFFECT_ABOUT.get(word, "")
    values: dict[str, Any] = {"n": effect.a}
    if word == "draw":
        values["keep"] = effect.b
    elif kind == "counter":
        return per_line(effect)
    else:
        values.update(about(kind, effect.b))
    return line(f"effect-{word}", values, icon_of(word, values))


def per_line(effect: Effect) -> Line:
    """So much for each of what a counter counts; counting only some of it takes a sentence of its own."""
    word = EFFECTS[effect.kind]
    counter = COUNTERS[effect.b]
    of = about(COUNTER_ABOUT.get(counter, ""), effect.c)
    icon = icon_of(word, {"counter": counter, **of})
    if of and ANY not in of.values():
        return line(f"effect-{word}-{counter}", {"n": effect.a, **of}, icon)
    return line(f"effect-{word}", {"n": effect.a, "counter": counter}, icon)


def price_line(cost: Cost) -> Line:
    word = COSTS[cost.kind]
    values = {"n": cost.amount, **about(COST_ABOUT.get(word, ""), cost.what)}
    return line(f"price-{word}", values, icon_of(word, values))


def need_line(condition: Condition) -> Line:
    word = COUNTERS[condition.counter]
    values = {"n": condition.amount, **about(COUNTER_ABOUT.get(word, ""), condition.a)}
    return line(f"need-{word}", values, icon_of(word, values))


def power_line(power: int, amount: int) -> Line:
    word = POWERS[power]
    kind = POWER_ABOUT.get(word, "")
    values = about(kind, amount) if kind else {"n": amount}
    return line(f"power-{word}", values, icon_of(word, values))


def trigger_line(trigger: int, of: int) -> Line:
    """When a card works; "any" takes a sentence of its own, because nothing is chosen as it is for an effect."""
    word = TRIGGERS[trigger]
    values = about(TRIGGER_ABOUT.get(word, ""), of)
    icon = icon_of(word, values)
    if ANY in values.values():
        return line(f"when-{word}-any", {}, icon)
    return line(f"when-{word}", values, icon)


def space_line(cost: Cost, within: int) -> Line:
    """A cost space of a card; an empty one says so.

    `within` is the number of settlements of the space before where a ⊃ sign says that it contains this one, else 0.
    """
    word = COSTS[cost.kind]
    if word == "empty":
        return line("cost-empty", {}, "empty")
    values: dict[str, Any] = {"n": cost.amount, **about(COST_ABOUT[word], cost.what)}
    icon = icon_of(word, values)
    values["points"] = cost.points
    if cost.settlements:
        return line("cost-material-or", {**values, "settlements": cost.settlements, "within": within}, icon)
    return line(f"cost-{word}", values, icon)


# ---- parts and rows --------------------------------------------------------------------------------------------------


def top_lines(top: int, power: int, amount: int, price: list[Cost], test: bool, effects: list[Effect]) -> list[Line]:
    """The top part of a card or the benefit of an attribute chip, one line for each sentence."""
    if top == PASSIVE:
        return [power_line(power, amount)]
    if top == POINT_BONUS:
        return [line("top-point-bonus", {"n": amount}, "point-bonus")]
    done = [effect_line(effect) for effect in effects]
    if top == TRIGGER:
        return [trigger_line(power, amount), *done]
    if top == ACTIVITY:
        return [line("top-activity", {}, "activity"), *[price_line(cost) for cost in price], *test_lines(test), *done]
    return []


def test_lines(test: bool) -> list[Line]:
    return [line("line-test", {}, "favor-test")] if test else []


def card_lines(card: ResearchCard) -> dict[str, list[Line]]:
    """A research card: its cost spaces, top part and instant bonus."""
    return {
        "costs": [
            space_line(cost, before.settlements if before and before.contains else 0)
            for before, cost in zip([None, *card.costs], card.costs, strict=False)
        ],
        "top": top_lines(card.top, card.power, card.amount, card.price, card.test, card.effects),
        "instant": [effect_line(effect) for effect in card.instant],
    }


def goal_lines(goal: GoalChip) -> list[Line]:
    return [*[need_line(condition) for condition in goal.conditions], *[price_line(cost) for cost in goal.price]]


def income_lines(chip: IncomeChip) -> list[Line]:
    """An income chip's action; of a starting chip card also the module that it upgrades."""
    lines = [*test_lines(chip.test), *[effect_line(effect) for effect in chip.effects]]
    if chip.module >= 0:
        lines.append(line("chip-upgrades", {"module": MODULES[chip.module]}, f"upgrade-{MODULES[chip.module]}"))
    return lines


def attribute_lines(chip: AttributeChip) -> list[Line]:
    wants = {"n": chip.wants, "feature": FEATURES[chip.feature]}
    benefit = top_lines(chip.top, chip.power, chip.amount, [], False, chip.effects)
    return [line("attribute-wants", wants, icon_of("have-feature", wants)), *benefit]


def event_lines(event: EventCard) -> list[Line]:
    """The weather's shift, whom the event concerns, and what they get."""
    return [shift_line(event.shift), pick_line(event), *[effect_line(effect) for effect in event.effects]]


def shift_line(shift: int) -> Line:
    word = "hotter" if shift > 0 else "colder"
    return line(f"shift-{word}", {"n": abs(shift)}, word)


def pick_line(event: EventCard) -> Line:
    counter = COUNTERS[event.counter]
    if event.who == EVERY:
        need = need_line(Condition(event.counter, event.least, event.a))
        return line(f"every-{counter}", need["values"], f"every-{need['icon']}")
    if event.who == LEADER and counter == "track":
        track = TRACKS[event.a]
        return line("pick-leader-track", {"track": track}, f"leader-track-{track}")
    word = "loss" if event.loss >= 0 else WHO[event.who]
    return line(f"pick-{word}", {"counter": counter}, f"{word}-{counter}")


def marker_lines(card: MarkerCard) -> list[Line]:
    """A starting marker card reads like gains: that is what it is."""
    effects = [Effect(EFFECTS.index("feature"), n, f) for f, n in enumerate(card.features) if n]
    effects += [Effect(EFFECTS.index("material"), n, m) for m, n in enumerate(card.materials) if n]
    for word, n in (("food", card.food), ("money", card.money), ("ideas", card.ideas), ("focus", card.focus)):
        if n:
            effects.append(Effect(EFFECTS.index(word), n))
    return [effect_line(effect) for effect in effects]
