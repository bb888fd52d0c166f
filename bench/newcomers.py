"""Players who know only what the lessons teach, against the lowest level: python bench/newcomers.py [GAMES] [GAME …].

Each is a handful of rules of thumb, written down from the sentences of the lessons and nothing else: it looks at no
odds and plans nothing ahead. Games are fair: the newcomer plays each deal once at every seat.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import epoka
from epoka.bots import make_bot
from epoka.core.seat import Bot, Seat

View = dict[str, Any]

PLAYERS = 2


def first(names: list[str], *wishes: str) -> str:
    """The first legal action that begins like one of the wishes."""
    for wish in wishes:
        for name in names:
            if name == wish or name.startswith(f"{wish} "):
                return name
    return ""


def at_most(names: list[str], wish: str, number: int) -> str:
    """So many workers to a place, or as many as can be."""
    fitting = [name for name in names if name.startswith(f"{wish} ") and int(name.split()[-1]) <= number]
    return max(fitting, key=lambda name: int(name.split()[-1]), default="")


# ---- Stone Age -------------------------------------------------------------------------------------------------------

PRICES = {"wood": 1, "clay": 2, "stone": 3, "gold": 4}


def affordable(view: View, components: View, place: str, goods: dict[str, int]) -> bool:
    """Whether a building can be paid for with these resources, by what its tile shows."""
    top = view["stacks"][int(place[-1]) - 1]["top"]
    if top is None:
        return False
    tile = components["buildings"][top]
    if tile["kind"] != "fixed":
        kinds = len([good for good, number in goods.items() if number])
        return bool(sum(goods.values()) >= max(4, tile["count"]) and kinds >= tile["kinds"])
    return all(goods.get(good, 0) >= number for good, number in tile["cost"].items())


SYMBOL_WORTH = 8
"""Points of a new green symbol: eight of them score 64."""
UPPER_WORTH = {"food": 0.5, "resource": 4.0, "points": 1.0}
"""Points of each unit on the upper half of a card; anything else there counts as much as a resource."""


def card_worth(card: str, me: View, components: View) -> float:
    """What a card would add, as the lessons count it: a new symbol, figures times what they go with, the upper half."""
    row = components["cards"][card]
    upper = UPPER_WORTH[row["upper"]] * row["amount"] if row["upper"] in UPPER_WORTH else UPPER_WORTH["resource"]
    if row["symbol"]:
        owned = {components["cards"][one]["symbol"] for one in me["cards"]}
        return upper + (SYMBOL_WORTH / 2 if row["symbol"] in owned else SYMBOL_WORTH)
    by: dict[str, int] = {
        "farmer": me["agriculture"] + 2,
        "toolmaker": sum(me["tools"]) + 2,
        "builder": len(me["buildings"]) + 2,
        "shaman": me["workers"],
    }
    return upper + int(row["figures"]) * by.get(row["profession"], 3)


def placing(view: View, me: View, names: list[str], components: View) -> str:
    """The village first, buildings and cards that can be paid for, hunters for the hungry, then three a resource."""
    goods = me["goods"]
    claimed = [place for place in me["placed"] if place.startswith(("card", "building"))]
    spare = sum(goods.values()) - sum(3 if place.startswith("building") else int(place[-1]) for place in claimed)
    wishes = ["place field" if me["agriculture"] < 8 else ""]
    wishes.append("place hut" if me["workers"] < 9 and me["home"] >= 3 else "")
    wishes.append("place toolmaker" if sum(me["tools"]) < 10 else "")
    if not any(place.startswith("building") for place in claimed):
        wishes += [one for one in ("place building 1", "place building 2") if affordable(view, components, one, goods)]
    slots = [(card_worth(card, me, components) - 3 * slot, slot) for slot, card in enumerate(view["slots"], 1) if card]
    wishes += [f"place card {slot}" for gain, slot in sorted(slots, reverse=True) if gain > 0 and slot <= spare]
    hungry = me["workers"] - me["food"] - me["agriculture"]
    if hungry > 0 and "hunt" not in me["placed"]:
        wishes.append(at_most(names, "place hunt", hungry * 4 // 7 + 1))
    wishes += [at_most(names, f"place {place}", 3) for place in ("forest", "clay", "quarry", "river")]
    return next((wish for wish in wishes if wish and wish in names), first(names, "place hunt", "place"))


def stone_age(seat: Seat, names: list[str], key: str, components: View) -> str:
    view = seat.view()
    me = view["seats"][seat.index]
    if key == "place-workers":
        return placing(view, me, names, components)
    if key == "resolve-places":
        gathering = ("hunt", "forest", "clay", "quarry", "river")
        order = ("toolmaker", "field", "hut", *gathering, "building 1", "building 2", "card 1", "card 2", "card 3")
        return first(names, *[f"resolve {place}" for place in order])
    if key == "use-tools":
        _, values = seat.position.prompt()
        left, divisor = int(values["total"]) % int(values["divisor"]), int(values["divisor"])
        ready = sum(value for value, used in zip(me["tools"], me["used"], strict=True) if not used)
        return first(names, "tool") if ready >= divisor - left else "tools done"
    if key == "pay-food":
        return first(names, *[f"feed {good}" for good in PRICES])
    return first(names, "build", *[f"pay {good}" for good in PRICES], "take 6", "take 5", "take 4", "take 3", "grow")


# ---- Founders of the Empire ------------------------------------------------------------------------------------------


def founders(seat: Seat, names: list[str], key: str, components: View) -> str:
    view = seat.view()
    tiles = components["tiles"]
    own = [tile["face"] for tile in view["seats"][seat.index]["tiles"]]
    have = {good for face in own for good in tiles[face]["produces"]}
    if key == "reveal":
        kinds = [tiles[face]["kind"] for face in own]
        wish = "city" if kinds.count("village") >= 3 else "village" if kinds.count("nature") >= 4 else "nature"
        return first(names, f"reveal {wish}", "reveal village", "reveal nature", "reveal city")
    if key == "draft":
        return max(names, key=lambda name: len(set(tiles[name.split()[1]]["produces"]) - have))
    if key == "play-token":
        return first(names, "no token")
    if key.startswith("add-tile"):
        adding = [name for name in names if name.startswith("add ")]
        return max(adding, default="", key=lambda name: tile_worth(tiles[name.removeprefix("add ")], have))
    if key == "place-tile":
        return next((name for name in names if not shown(seat, name).get("replaces")), names[0])
    return ""


KIND_WORTH = {"victory": 5, "city": 4, "village": 3, "nature": 0}


def tile_worth(tile: View, have: set[str]) -> int:
    """Points first, then tokens, then what the territory does not produce yet."""
    new = len(set(tile["produces"]) - have)
    return 10 * int(tile.get("points") or 0) + (8 if tile["token"] else 0) + KIND_WORTH[tile["kind"]] + 3 * new


def shown(seat: Seat, name: str) -> View:
    """What the table shows of an action before it is taken."""
    return dict(seat.position.preview(seat.position.action(name)))


# ---- Civolution ------------------------------------------------------------------------------------------------------


def civolution(seat: Seat, names: list[str], key: str, components: View) -> str:
    view = seat.view()
    me = view["seats"][seat.index]
    tribes = 20 - me["tribes_left"]
    if key == "turn":
        cheap = [name for name in names if not shown(seat, name).get("cost")]
        wishes = ["activate procreation", "activate migration"] if tribes < 6 else ["activate migration"]
        if me["food"] < tribes:
            wishes = ["activate sustenance", *wishes]
        wishes += ["activate insight", "activate achievement", "activate building", "activate exploration"]
        wishes += ["activate production", "activate transport", "activate research", "activate sustenance", "reset"]
        return first(cheap, *wishes) or first(names, "reset", "activate sleep")
    if key == "branch":
        return first(
            names, "do install", "do project", "do explore", "do hunt", "do gain", "do ideas", "do activation-die"
        )
    if key == "build":
        return first(names, "build settlement", "build statue", "build farm", "build boat")
    if key == "settle":
        return first(names, "camp fire", "camp")
    if key == "feed":
        return max(names, key=lambda name: int(name.split()[1]))
    if key == "hunt-with":
        return max(names, key=lambda name: gain_of(seat, name))
    going = (
        "install",
        "upgrade",
        "in",
        "to",
        "tribe",
        "open",
        "column",
        "as",
        "use",
        "do food",
        "do income",
        "goal",
        "take",
    )
    return first(names, *going)


def gain_of(seat: Seat, name: str) -> int:
    gain = shown(seat, name).get("gain", {})
    return int(gain.get("food", 0)) if isinstance(gain, dict) else 0


# ---- playing ---------------------------------------------------------------------------------------------------------

RULES: dict[str, Callable[[Seat, list[str], str, View], str]] = {
    "stone-age": stone_age,
    "founders": founders,
    "civolution": civolution,
}


class Newcomer(Bot):
    """Takes what its rules of thumb say; where they say nothing, the first action there is."""

    def __init__(self, game: epoka.Game) -> None:
        self.rules = RULES[game.name]
        self.components = game.components()

    def choose(self, seat: Seat) -> int:
        legal = seat.actions()
        by_name = {seat.position.name(action): action for action in legal}
        key, _ = seat.position.prompt()
        wish = self.rules(seat, list(by_name), key, self.components)
        return by_name.get(wish, legal[0])


def won(game: epoka.Game, seed: int, place: int) -> bool:
    """Whether the newcomer wins a first game at this seat."""
    state = game.begin(PLAYERS, dict(game.first_game()))
    dealer, luck = epoka.Dealer(seed), epoka.Dealer(f"level {seed}")
    bots = [Newcomer(game) if seat == place else make_bot("wanderer", game) for seat in range(PLAYERS)]
    while not state.over:
        mover = state.mover
        action = dealer.draw(state) if mover == epoka.CHANCE else bots[mover].choose(Seat(state, mover, luck))
        state.act(action)
    return state.ranking()[place] == 1


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for name in sys.argv[2:] or list(RULES):
        game = epoka.game(name)
        wins = sum(won(game, number // PLAYERS, number % PLAYERS) for number in range(games))
        print(f"{name}: the newcomer wins {wins} of {games} first games against wanderer")


if __name__ == "__main__":
    main()
