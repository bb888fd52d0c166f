"""The 22 modules: what each of them does at each level, from `data/modules.json` (CV-45 to CV-64).

Every number of a module stands there once. The engine, previews, the outlook, bots, texts and the page read it here.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.civolution.components.catalogue import load
from epoka.games.civolution.components.checks import check_ids
from epoka.games.civolution.components.grammar import BadComponents, whole, word
from epoka.games.civolution.components.pieces import LEVELS, MAIN_MODULES, MARKERS, MODULES
from epoka.games.civolution.components.reading import Row, only, part, read_effect, read_effects, read_price
from epoka.games.civolution.components.rows import (
    NO_BRANCH,
    NO_POWER,
    Cost,
    Effect,
    Module,
    ModuleBranch,
    ModuleLevel,
)
from epoka.games.civolution.components.vocabulary import BRANCHES, EFFECTS, HOW, ONE_OF, POWERS, WAYS

ALL: Final = "all"
"""In place of a number: as many as there are markers."""
TEST: Final = "test"
"""The branch of a menu that takes a favour test."""

# ---- reading --------------------------------------------------------------------------------------------------------


def read_module(row: Row) -> Module:
    """A module: `levels` is a list of branches for each level, `how` and `first` are the same for all or listed."""
    only(row, ["id", "rule", "how", "first", "levels"])
    id = part(row, "id", str)
    said = part(row, "levels", list)
    levels = LEVELS if id in MODULES[:MAIN_MODULES] else 1
    how = row["how"] if isinstance(row.get("how"), list) else [row.get("how")] * levels
    first = part(row, "first", list, [[]] * levels)
    if not len(said) == len(how) == len(first) == levels:
        raise BadComponents(f"{id}: its levels, how and first must be listed {levels} times")
    return Module(
        id,
        part(row, "rule", str),
        [
            read_level(id, word(id, "way of belonging together", HOW, how[level]), first[level], said[level])
            for level in range(levels)
        ],
    )


def read_level(id: str, how: int, first: list[Any], said: list[Row]) -> ModuleLevel:
    branches = [read_branch(id, branch) for branch in said]
    if not branches:
        raise BadComponents(f"{id}: it does nothing at one of its levels")
    for branch in branches:
        if (branch.word == NO_BRANCH) != (len(branches) == 1):
            raise BadComponents(f"{id}: a branch has a name «do» where there are several to choose from, else none")
        if len(branches) > 1 and branch.test != (BRANCHES[branch.word] == TEST):
            raise BadComponents(
                f"{id}: among several branches the one with a favour test, and no other, is named «{TEST}»"
            )
        if how == ONE_OF and len(branches) > 1 and branch.test:
            raise BadComponents(f"{id}: a favour test stands alone or in a menu, it is not one of several branches")
    return ModuleLevel(how, read_effects(id, first), branches)


def read_branch(id: str, said: Row) -> ModuleBranch:
    """`{"do": word, "effects": [...], "test": …, "otherwise": …, "more": power, "way": …}` or a menu of such rows."""
    only({"id": id, **said}, ["id", "do", "effects", "test", "otherwise", "more", "way", "menu"])
    menu = [read_branch(id, branch) for branch in part(said, "menu", list, [])]
    effects = [read_amount(id, effect, said.get("way")) for effect in part(said, "effects", list, [])]
    if bool(menu) == bool(effects):
        raise BadComponents(f"{id}: a branch has either effects or a menu")
    test = part(said, "test", bool, False)
    if test and len(effects) != 1:
        raise BadComponents(f"{id}: a favour test decides about one effect")
    return ModuleBranch(
        word(id, "branch", BRANCHES, said["do"]) if "do" in said else NO_BRANCH,
        effects,
        test,
        whole(id, "what a failed test brings", said.get("otherwise", 0), 0),
        word(id, "power", POWERS, said["more"]) if "more" in said else NO_POWER,
        menu,
    )


def read_amount(id: str, said: Any, way: object) -> Effect:
    """An effect as cards have it, whose amount may be «all», in the special way that the branch names."""
    if isinstance(said, list) and len(said) > 1 and said[1] == ALL:
        said = [said[0], MARKERS, *said[2:]]
    effect = read_effect(id, said)
    if way is None:
        return effect
    if WAYS.get(EFFECTS[effect.kind]) != way:
        raise BadComponents(f"{id}: «{way}» is no way of doing «{said[0]}»; there is {WAYS}")
    return Effect(effect.kind, effect.a, effect.b, 1)


class ConsoleActivity:
    """The activity that is printed on every console (CV-132)."""

    def __init__(self, price: list[Cost], effects: list[Effect]) -> None:
        self.price: Final = price
        self.effects: Final = effects


def read_console_activity(row: Row) -> ConsoleActivity:
    only(row, ["id", "rule", "price", "effects"])
    id = part(row, "id", str)
    return ConsoleActivity(read_price(id, part(row, "price", list)), read_effects(id, part(row, "effects", list)))


def read_modules(rows: list[Row]) -> list[Module]:
    modules = [read_module(row) for row in rows]
    check_ids([module.id for module in modules], MODULES, "module")
    return modules


DATA: Final = load("modules")
MODULE_ROWS: Final[list[Module]] = read_modules(DATA["modules"])
CONSOLE_ACTIVITY_ROW: Final[ConsoleActivity] = read_console_activity(DATA["console_activity"])


def row_of(module: int, level: int) -> ModuleLevel:
    """What a module does at a level; those that cannot be upgraded have level 1 only."""
    return MODULE_ROWS[module].levels[level - 1]


# ---- the values of their sentences ----------------------------------------------------------------------------------


def level_values(level: ModuleLevel) -> dict[str, int]:
    """The numbers of a level by the names of their effects, as texts use them: {"draw": 4, "keep": 1, …}.

    A special way of doing an effect is 1 or 0 under its own name, as is `test` where a favour test is taken, and
    `otherwise` is what a failed one brings. `branches` says how many there are.
    """
    values: dict[str, int] = {"branches": len(level.branches)}
    for effect in level.first:
        note_effect(values, effect)
    for branch in level.branches:
        for inner in [branch, *branch.menu]:
            for effect in inner.effects:
                note_effect(values, effect)
            if inner.test:
                values.update(test=1, otherwise=inner.otherwise)
    return values


def note_effect(values: dict[str, int], effect: Effect) -> None:
    name = EFFECTS[effect.kind]
    values[name.replace("-", "_")] = effect.a
    if name == "draw":
        values["keep"] = effect.b
    if name in WAYS:
        values[WAYS[name].replace("-", "_")] = effect.c
    if name == "activity":
        values["price"] = CONSOLE_ACTIVITY_ROW.price[0].amount


def module_values(module: Module) -> list[dict[str, int]]:
    """The values of the message `does-<module>` for each level; what a level does not have is 0 there."""
    found = [level_values(level) for level in module.levels]
    names = dict.fromkeys([name for values in found for name in values], 0)
    return [{"level": number, **names, **values} for number, values in enumerate(found, start=1)]


DOES_VALUES: Final[list[list[dict[str, int]]]] = [module_values(module) for module in MODULE_ROWS]
"""By module and level."""
