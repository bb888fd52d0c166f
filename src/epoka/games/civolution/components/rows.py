"""The shapes of the component rows: what a card or chip says, as numbers of the vocabulary."""

from __future__ import annotations

from typing import Final

NO_BRANCH: Final = -1
NO_POWER: Final = -1


class Effect:
    """One thing that is done: a kind of the vocabulary with up to three numbers."""

    def __init__(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c


class Cost:
    """One cost space of a research card (CV-113), or the price of an activity, or what a goal chip demands.

    `kind` is one of the vocabulary's costs, `what` a material or feature, `amount` how many. `settlements` above 0 is
    the alternative of building cards; `contains` says that a ⊃ sign joins it to the next such space. `points` are
    printed below the space.
    """

    def __init__(
        self, kind: int, what: int = 0, amount: int = 0, settlements: int = 0, contains: bool = False, points: int = 0
    ) -> None:
        self.kind: Final = kind
        self.what: Final = what
        self.amount: Final = amount
        self.settlements: Final = settlements
        self.contains: Final = contains
        self.points: Final = points


class Condition:
    """At least `amount` of what `counter` counts, with up to two numbers saying of what."""

    def __init__(self, counter: int, amount: int, a: int = 0, b: int = 0) -> None:
        self.counter: Final = counter
        self.amount: Final = amount
        self.a: Final = a
        self.b: Final = b


class ResearchCard:
    """A card of the five decks: its top part, five cost spaces, an instant bonus.

    `top` is NOTHING, PASSIVE, TRIGGER, ACTIVITY or POINT_BONUS. A passive is `power` with `amount`; a trigger is
    `power` (when) with `amount` (of what, -1 any) and `effects`; an activity is `price` and `effects`, with a favour
    test before the effects if `test`; a point bonus is `amount` points for each element.
    """

    def __init__(
        self,
        id: str,
        deck: int,
        starter: int,
        costs: list[Cost],
        instant: list[Effect],
        top: int,
        power: int,
        amount: int,
        price: list[Cost],
        effects: list[Effect],
        test: bool,
    ) -> None:
        self.id: Final = id
        self.deck: Final = deck
        self.starter: Final = starter
        self.costs: Final = costs
        self.instant: Final = instant
        self.top: Final = top
        self.power: Final = power
        self.amount: Final = amount
        self.price: Final = price
        self.effects: Final = effects
        self.test: Final = test


class GoalChip:
    """Conditions that must hold and prices to pay, both for installing it (CV-119)."""

    def __init__(self, id: str, conditions: list[Condition], price: list[Cost]) -> None:
        self.id: Final = id
        self.conditions: Final = conditions
        self.price: Final = price


class IncomeChip:
    """An action, after a favour test if `test`; instead of it one point may be taken (CV-106).

    A starting chip card is one as well: `module` is the main module that it turns to level II, else -1; `starter` its
    beginners' number, else 0.
    """

    def __init__(self, id: str, effects: list[Effect], test: bool, module: int = -1, starter: int = 0) -> None:
        self.id: Final = id
        self.effects: Final = effects
        self.test: Final = test
        self.module: Final = module
        self.starter: Final = starter


class AttributeChip:
    """Wants `amount` (3 or 4) markers of a feature, one of which is returned (CV-124); then PASSIVE or TRIGGER."""

    def __init__(
        self, id: str, feature: int, wants: int, top: int, power: int, amount: int, effects: list[Effect]
    ) -> None:
        self.id: Final = id
        self.feature: Final = feature
        self.wants: Final = wants
        self.top: Final = top
        self.power: Final = power
        self.amount: Final = amount
        self.effects: Final = effects


class EventCard:
    """A weather shift (-2 to 2, hotter above 0) and who gets what.

    `who` is LEADER (strictly the most of the counter), MOST (all with the most, at least 1) or EVERY (all that have
    `least`). `loss` 0 or a project: each concerned returns one of these pieces first, and only then gains.
    """

    def __init__(
        self, id: str, shift: int, who: int, counter: int, a: int, b: int, least: int, loss: int, effects: list[Effect]
    ) -> None:
        self.id: Final = id
        self.shift: Final = shift
        self.who: Final = who
        self.counter: Final = counter
        self.a: Final = a
        self.b: Final = b
        self.least: Final = least
        self.loss: Final = loss
        self.effects: Final = effects


class MarkerCard:
    """Markers for console spaces: 6 features, 18 materials, then food, money, ideas, focus."""

    def __init__(
        self,
        id: str,
        starter: int,
        features: list[int],
        materials: list[int],
        food: int,
        money: int,
        ideas: int,
        focus: int,
    ) -> None:
        self.id: Final = id
        self.starter: Final = starter
        self.features: Final = features
        self.materials: Final = materials
        self.food: Final = food
        self.money: Final = money
        self.ideas: Final = ideas
        self.focus: Final = focus


class ModuleBranch:
    """One thing that a module offers to do.

    `word` is its number among the branches, NO_BRANCH where the module has nothing to choose from. With `test` the
    effect takes a favour test, and a failed one still brings `otherwise` of it. The lasting power `more` adds to the
    first effect, NO_POWER where none does. A branch with a `menu` offers further branches, in any order.
    """

    def __init__(
        self, word: int, effects: list[Effect], test: bool, otherwise: int, more: int, menu: list[ModuleBranch]
    ) -> None:
        self.word: Final = word
        self.effects: Final = effects
        self.test: Final = test
        self.otherwise: Final = otherwise
        self.more: Final = more
        self.menu: Final = menu

    def effect(self) -> Effect:
        """The effect by which the branch is known: the last one of its menu, where it has one."""
        return self.menu[-1].effect() if self.menu else self.effects[0]

    def amount_of(self, kind: int) -> int:
        """How much of an effect it does, 0 where it does not."""
        return sum([effect.a for effect in self.effects if effect.kind == kind])


class ModuleLevel:
    """What a module does at one level: effects that come first, then its branches (CV-46)."""

    def __init__(self, how: int, first: list[Effect], branches: list[ModuleBranch]) -> None:
        self.how: Final = how
        self.first: Final = first
        self.branches: Final = branches

    def begins_with_test(self) -> bool:
        """All it does is decided by a favour test."""
        return len(self.branches) == 1 and self.branches[0].test


class Module:
    """A module of the console: three levels, or one where it cannot be upgraded (CV-45); `rule` says what it does."""

    def __init__(self, id: str, rule: str, levels: list[ModuleLevel]) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.levels: Final = levels
