"""Rows of the data files as rows of the game; whatever is wrong with one is said with its id."""

from __future__ import annotations

from typing import Any, Final

from epoka.games.civolution.components.grammar import (
    ALONE,
    COST_ABOUT,
    EFFECT_ABOUT,
    POWER_ABOUT,
    SWITCHES,
    TRIGGER_ABOUT,
    BadComponents,
    counted,
    subject,
    whole,
    word,
)
from epoka.games.civolution.components.pieces import (
    DECK_LETTERS,
    DECK_SIZE,
    FEATURES,
    MAIN_MODULES,
    MATERIALS,
    MODULES,
    PROJECTS,
)
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

Row = dict[str, Any]
COST_SPACES: Final = 5
SPACE_KINDS: Final = ["pay", "return", "have"]
SPACE_PARTS: Final = ["pay", "return", "have", "n", "or_settlements", "contains", "points"]
SOURCES: Final = ["own", "known", "in part"]
"""Where a row comes from: our choice, the printed card, or the printed card with our choice for what is unknown."""
SHIFTS: Final = [-2, -1, 1, 2]
LOSSES: Final = ["farm", "boat"]
CONSOLE: Final = ["food", "money", "ideas", "focus"]


def part(row: Row, key: str, kind: type, missing: object = None) -> Any:
    """A part of a row, of the kind of value it must be; without `missing` it has to be there."""
    id = row.get("id", "?")
    if key not in row and missing is not None:
        return missing
    if key not in row:
        raise BadComponents(f"{id}: it has no «{key}»")
    if not isinstance(row[key], kind):
        raise BadComponents(f"{id}: its «{key}» is {row[key]!r}, but must be a {kind.__name__}")
    return row[key]


def only(row: Row, keys: list[str]) -> None:
    """Refuse parts of a row that nobody reads: they are mistakes in spelling."""
    for key in row:
        if key not in keys:
            raise BadComponents(
                f"{row.get('id', '?')}: it has a «{key}», which nothing reads; there is {', '.join(keys)}"
            )


def read_source(row: Row) -> bool:
    """Whether a row, or a part of it, is our own choice."""
    word(str(row.get("id", "?")), "source", SOURCES, part(row, "source", str))
    return bool(row["source"] != "known")


# ---- effects, prices, conditions -------------------------------------------------------------------------------------


def read_effect(id: str, said: Any) -> Effect:
    """`[word, amount, about what …]`."""
    if not isinstance(said, list) or len(said) < 2:
        raise BadComponents(f"{id}: the effect {said!r} must be a word, an amount and what it is about")
    kind = word(id, "effect", EFFECTS, said[0])
    amount = whole(id, f"the amount of «{said[0]}»", said[1])
    about = EFFECT_ABOUT.get(said[0], ALONE)
    if about == "counter":
        counter, number = counted(id, said[2] if len(said) > 2 else None, said[3:])
        return Effect(kind, amount, counter, number)
    if len(said) != (3 if about else 2):
        raise BadComponents(f"{id}: the effect «{said[0]}» is about {about or 'nothing'}, not {said[2:]}")
    if not about:
        return Effect(kind, amount)
    return Effect(kind, amount, subject(id, about, said[2], 0 if said[0] == "upgrade" else -1))


def read_effects(id: str, said: list[Any]) -> list[Effect]:
    return [read_effect(id, effect) for effect in said]


def read_price(id: str, said: list[Any]) -> list[Cost]:
    """Prices of activities and goal chips: `[word, amount, of what]` each."""
    price: list[Cost] = []
    for cost in said:
        kind = word(id, "price", COSTS[1:], cost[0]) + 1
        about = COST_ABOUT.get(cost[0], ALONE)
        if len(cost) != (3 if about else 2):
            raise BadComponents(f"{id}: the price «{cost[0]}» is about {about or 'nothing'}, not {cost[2:]}")
        price.append(Cost(kind, subject(id, about, cost[2]) if about else 0, whole(id, "a price", cost[1])))
    return price


def read_conditions(id: str, said: list[Any]) -> list[Condition]:
    """`[counter, amount, of what]` each."""
    conditions: list[Condition] = []
    for condition in said:
        if not isinstance(condition, list) or len(condition) < 2:
            raise BadComponents(f"{id}: the condition {condition!r} must be a counter, an amount and of what")
        counter, number = counted(id, condition[0], condition[2:])
        conditions.append(Condition(counter, whole(id, "a condition", condition[1]), number))
    return conditions


def read_space(id: str, said: Row | None) -> Cost:
    """One cost space: `{"pay": material}`, `{"return": feature}` or `{"have": feature}`, or null for an empty one."""
    if said is None:
        return Cost(COSTS.index("empty"))
    kinds = [kind for kind in SPACE_KINDS if kind in said]
    extra = [key for key in said if key not in SPACE_PARTS]
    if len(kinds) != 1 or extra:
        raise BadComponents(f"{id}: the cost space {said} must name one of {', '.join(SPACE_KINDS)}")
    kind = kinds[0]
    about = "material" if kind == "pay" else "feature"
    cost = ["material", "return-feature", "have-feature"][SPACE_KINDS.index(kind)]
    settlements = whole(id, "or_settlements", said.get("or_settlements", 0), 0)
    if settlements and kind != "pay":
        raise BadComponents(f"{id}: only a material may be replaced by settlements, not in {said}")
    return Cost(
        COSTS.index(cost),
        subject(id, about, said[kind]),
        whole(id, "an amount", said.get("n", 1)),
        settlements,
        bool(said.get("contains", False)),
        whole(id, "points", said.get("points", 0), 0),
    )


# ---- the top part ----------------------------------------------------------------------------------------------------


class TopPart:
    """What the visible third of a card or an attribute chip says."""

    def __init__(
        self,
        top: int,
        power: int = 0,
        amount: int = 0,
        price: list[Cost] | None = None,
        effects: list[Effect] | None = None,
    ) -> None:
        self.top: Final = top
        self.power: Final = power
        self.amount: Final = amount
        self.price: Final = price or []
        self.effects: Final = effects or []


TOP_KEYS: Final[list[list[str]]] = [
    ["kind"],
    ["kind", "power", "amount"],
    ["kind", "when", "of", "effects"],
    ["kind", "price", "test", "effects"],
    ["kind", "amount"],
]
"""The parts of each kind of top, in the order of TOPS."""


def read_top(id: str, said: Row) -> TopPart:
    top = word(id, "top part", TOPS, said.get("kind"))
    only({"id": id, **said}, ["id", *TOP_KEYS[top]])
    if top == NOTHING:
        return TopPart(top)
    if top == PASSIVE:
        return _passive(id, said)
    if top == POINT_BONUS:
        return TopPart(top, 0, whole(id, "the point bonus", said.get("amount")))
    effects = read_effects(id, part({"id": id, **said}, "effects", list))
    if not effects:
        raise BadComponents(f"{id}: its {TOPS[top]} does nothing")
    if top == ACTIVITY:
        return TopPart(top, 0, 0, read_price(id, said.get("price", [])), effects)
    assert top == TRIGGER
    about = TRIGGER_ABOUT.get(str(said.get("when")), ALONE)
    when = word(id, "trigger", TRIGGERS, said.get("when"))
    if bool(about) != ("of" in said):
        raise BadComponents(f"{id}: the trigger «{said['when']}» is about {about or 'nothing'}, not {said.get('of')}")
    if said["when"] == "end" and [effect for effect in effects if not EFFECTS[effect.kind].startswith("points")]:
        raise BadComponents(f"{id}: only points can be gained at the end of the game")
    return TopPart(top, when, subject(id, about, said["of"]) if about else -1, [], effects)


def _passive(id: str, said: Row) -> TopPart:
    power = word(id, "power", POWERS, said.get("power"))
    about = POWER_ABOUT.get(str(said["power"]), ALONE)
    if about:
        return TopPart(PASSIVE, power, subject(id, about, said.get("amount")))
    amount = whole(id, f"the amount of «{said['power']}»", said.get("amount", 1))
    if said["power"] in SWITCHES and amount != 1:
        raise BadComponents(f"{id}: one has «{said['power']}» or not, so its amount is 1 and not {amount}")
    return TopPart(PASSIVE, power, amount)


# ---- whole rows ------------------------------------------------------------------------------------------------------


def read_card(row: Row) -> ResearchCard:
    only(row, ["id", "starter", "costs", "top", "instant", "source"])
    id = part(row, "id", str)
    letter, number = id[:1], id[1:]
    if letter not in DECK_LETTERS or not number.isdigit() or not 1 <= int(number) <= DECK_SIZE:
        raise BadComponents(f"{id}: a research card is named by its deck, A to E, and a number from 1 to {DECK_SIZE}")
    spaces = part(row, "costs", list)
    if len(spaces) != COST_SPACES:
        raise BadComponents(f"{id}: it has {len(spaces)} cost spaces instead of {COST_SPACES}")
    said = part(row, "top", dict)
    top = read_top(id, said)
    starter = whole(id, "its starter number", row.get("starter", 0), 0)
    read_source(row)
    return ResearchCard(
        id,
        DECK_LETTERS.index(letter),
        starter,
        [read_space(id, space) for space in spaces],
        read_effects(id, part(row, "instant", list, [])),
        top.top,
        top.power,
        top.amount,
        top.price,
        top.effects,
        bool(said.get("test", False)),
    )


def read_goal(row: Row) -> GoalChip:
    only(row, ["id", "have", "pay", "source"])
    id = part(row, "id", str)
    read_source(row)
    goal = GoalChip(id, read_conditions(id, part(row, "have", list, [])), read_price(id, part(row, "pay", list, [])))
    if not goal.conditions and not goal.price:
        raise BadComponents(f"{id}: it demands nothing")
    return goal


def read_income(row: Row) -> IncomeChip:
    """An income chip, or a starting chip card, which names a module and perhaps a starter number besides."""
    only(row, ["id", "test", "effects", "module", "starter", "source"])
    id = part(row, "id", str)
    read_source(row)
    effects = read_effects(id, part(row, "effects", list))
    if not effects:
        raise BadComponents(f"{id}: its action does nothing")
    module = word(id, "main module", MODULES[:MAIN_MODULES], row["module"]) if "module" in row else -1
    return IncomeChip(
        id, effects, part(row, "test", bool, False), module, whole(id, "starter", row.get("starter", 0), 0)
    )


def read_attribute(row: Row) -> AttributeChip:
    only(row, ["id", "feature", "wants", "top", "source"])
    id = part(row, "id", str)
    read_source(row)
    wants = whole(id, "the number of markers", row.get("wants"))
    if wants not in (3, 4):
        raise BadComponents(f"{id}: an attribute chip wants 3 or 4 markers, not {wants}")
    top = read_top(id, part(row, "top", dict))
    if top.top not in (PASSIVE, TRIGGER):
        raise BadComponents(f"{id}: an attribute chip has a lasting or a triggered benefit")
    feature = word(id, "feature", FEATURES, row.get("feature"))
    return AttributeChip(id, feature, wants, top.top, top.power, top.amount, top.effects)


def read_event(row: Row) -> EventCard:
    only(row, ["id", "shift", "who", "counter", "of", "least", "loss", "effects", "source"])
    id = part(row, "id", str)
    read_source(row)
    if row.get("shift") not in SHIFTS:
        raise BadComponents(f"{id}: the weather shifts by one of {SHIFTS}, not {row.get('shift')}")
    who = word(id, "choice of civilizations", WHO, row.get("who"))
    counter, number = counted(id, row.get("counter"), [row["of"]] if "of" in row else [])
    loss = PROJECTS.index(LOSSES[word(id, "loss", LOSSES, row["loss"])]) if "loss" in row else -1
    effects = read_effects(id, part(row, "effects", list))
    if not effects:
        raise BadComponents(f"{id}: nobody gains anything")
    return EventCard(
        id, row["shift"], who, counter, number, 0, whole(id, "least", row.get("least", 0), 0), loss, effects
    )


def read_markers(row: Row) -> MarkerCard:
    """A starting marker card: `features` and `materials` by name with their numbers, the rest as numbers."""
    only(row, ["id", "starter", "features", "materials", *CONSOLE, "source"])
    id = part(row, "id", str)
    read_source(row)
    features = [0] * len(FEATURES)
    for name, amount in part(row, "features", dict, {}).items():
        features[word(id, "feature", FEATURES, name)] = whole(id, name, amount)
    materials = [0] * len(MATERIALS)
    for name, amount in part(row, "materials", dict, {}).items():
        materials[word(id, "material", MATERIALS, name)] = whole(id, name, amount)
    food, money, ideas, focus = [whole(id, name, row.get(name, 0), 0) for name in CONSOLE]
    starter = whole(id, "starter", row.get("starter", 0), 0)
    return MarkerCard(id, starter, features, materials, food, money, ideas, focus)
