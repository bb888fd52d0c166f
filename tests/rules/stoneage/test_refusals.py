"""Every reason for which an action is refused, with the rule it cites and its values."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka import Refusal
from epoka.games.stoneage import notation
from tests.rules.stoneage.table import GAME, Board, do, offered, refused, start, table

Position = Callable[[], epoka.State]


# ---- positions ------------------------------------------------------------------------------------------------------


def placing(players: int = 4, mine: Board | None = None, others: Board | None = None, **options: Any) -> Position:
    """Seat 0 places workers."""
    return lambda: table(players, seats={0: mine or Board(), 1: others or Board()}, **options)


def acting(mine: Board | None = None, *names: str, **options: Any) -> Position:
    """Seat 0 of two has resolved what is named; field and hut are still to come."""
    given = mine or Board()
    placed = {"field": 1, "hut": 2, **given.get("placed", {})}
    return lambda: do(table(2, phase="act", seats={0: {**given, "placed": placed}}, **options), *names)


def rolled(mine: Board, *names: str) -> Position:
    """Seat 0 has rolled one die in the hunt and used the tools that are named."""
    return acting({**mine, "placed": {"hunt": 1}}, "resolve hunt", "roll 3", *names)


def on_card(slot: int, goods: dict[str, int], *names: str) -> Position:
    """Seat 0 stands on a card and has paid what is named."""
    return acting(Board(goods=goods, placed={f"card {slot}": 1}), f"resolve card {slot}", *names)


def on_building(tile: str, goods: dict[str, int], *names: str) -> Position:
    """Seat 0 stands on a building and has paid what is named."""
    mine = Board(goods=goods, placed={"building 1": 1})
    return acting(mine, "resolve building 1", *names, stacks=[tile, "B02"])


def growing(tools: list[int], used: list[int]) -> Position:
    """Seat 0 has gained a tool."""
    return acting(Board(tools=tools, used=used, placed={"toolmaker": 1}), "resolve toolmaker")


def dice_for_all(*names: str, **options: Any) -> Position:
    """Seat 0 has bought dice for all and rolled 2 and 5."""
    mine = Board(goods={"wood": 1}, placed={"card 1": 1})
    cards = ["C02", "C01", "C03", "C04"]
    return acting(mine, "resolve card 1", "pay wood", "roll dice 2 5", *names, slots=cards, **options)


def buying_two_resources() -> epoka.State:
    """Seat 0 has bought the card of two resources, which has to be used at once."""
    mine = Board(goods={"wood": 1}, placed={"card 1": 1})
    cards = ["C14", "C01", "C03", "C04"]
    return acting(mine, "resolve card 1", "pay wood", slots=cards, any_two_now=True)()


def feeding(goods: dict[str, int], *names: str, open_card: bool = False, **options: Any) -> Position:
    """Seat 0 is three food short and has paid what is named."""
    mine = Board(food=2, goods=goods, two_resources=open_card)
    return lambda: do(table(2, phase="feed", seats={0: mine}, **options), *names)


def finished() -> epoka.State:
    return table(2, phase="end", deck=[], slots=["C01", "C03", "C04", None])


MIX = {"wood": 2, "clay": 2, "stone": 2, "gold": 1}
FEW_CLAY = {"clay": 1, "stone": 2, "gold": 2}

CASES: list[tuple[Position, str, Refusal]] = [
    # placing
    (placing(), "resolve hunt", Refusal("placing-now", "SA-9")),
    (placing(), "starve", Refusal("placing-now", "SA-9")),
    (placing(mine=Board(placed={"hunt": 2})), "place hunt 3", Refusal("already-there", "SA-13", {"place": "hunt"})),
    (placing(mine=Board(placed={"clay": 2})), "place clay 1", Refusal("already-there", "SA-13", {"place": "clay"})),
    (
        placing(2, others=Board(placed={"quarry": 2})),
        "place quarry 1",
        Refusal("enough-players-there", "SA-17", {"place": "quarry", "players": 1}),
    ),
    (
        placing(4, others=Board(placed={"river": 5})),
        "place river 3",
        Refusal("not-enough-rings", "SA-12", {"place": "river", "free": 2}),
    ),
    (placing(2), "place building 3", Refusal("stack-not-in-game", "SA-3", {"place": "building 3", "players": 2})),
    (
        placing(others=Board(placed={"card 2": 1})),
        "place card 2",
        Refusal("place-taken", "SA-12", {"place": "card 2", "by": 1}),
    ),
    (
        placing(others=Board(placed={"building 4": 1})),
        "place building 4",
        Refusal("place-taken", "SA-12", {"place": "building 4", "by": 1}),
    ),
    (
        placing(mine=Board(placed={"field": 1})),
        "place field",
        Refusal("place-taken", "SA-12", {"place": "field", "by": 0}),
    ),
    (
        placing(2, Board(placed={"hut": 2}), Board(placed={"field": 1})),
        "place toolmaker",
        Refusal("village-closed", "SA-16", {"place": "toolmaker"}),
    ),
    (
        placing(3, Board(placed={"toolmaker": 1}), Board(placed={"hut": 2})),
        "place field",
        Refusal("village-closed", "SA-16", {"place": "field"}),
    ),
    (
        placing(mine=Board(placed={"hunt": 4})),
        "place hut",
        Refusal("too-few-workers", "SA-12", {"wanted": 2, "home": 1}),
    ),
    (
        placing(mine=Board(placed={"hunt": 3})),
        "place forest 3",
        Refusal("too-few-workers", "SA-9", {"wanted": 3, "home": 2}),
    ),
    (placing(), "place hunt 6", Refusal("too-few-workers", "SA-9", {"wanted": 6, "home": 5})),
    (
        placing(edition="cs", mine=Board(placed={"hunt": 4})),
        "place hunt 2",
        Refusal("too-few-workers", "SA-9", {"wanted": 2, "home": 1}),
    ),
    (
        placing(slots=["C01", "C03", "C04", None]),
        "place card 4",
        Refusal("nothing-there", "SA-12", {"place": "card 4"}),
    ),
    (
        placing(2, stacks=[None, "B02"]),
        "place building 1",
        Refusal("nothing-there", "SA-12", {"place": "building 1"}),
    ),
    (
        placing(mine=Board(placed={"hunt": 4}), slots=["C01", None, "C03", "C04"]),
        "place card 2",
        Refusal("nothing-there", "SA-12", {"place": "card 2"}),
    ),
    (
        placing(mine=Board(placed={"hunt": 3}), others=Board(placed={"forest": 4})),
        "place forest 3",
        Refusal("too-few-workers", "SA-9", {"wanted": 3, "home": 2}),
    ),
    # actions
    (acting(), "resolve hunt", Refusal("nobody-there", "SA-19", {"place": "hunt"})),
    (acting(), "resolve building 4", Refusal("nobody-there", "SA-19", {"place": "building 4"})),
    (acting(optional_actions=True), "return hunt", Refusal("nobody-there", "SA-19", {"place": "hunt"})),
    (acting(optional_actions=True), "return building 4", Refusal("nobody-there", "SA-19", {"place": "building 4"})),
    (acting(), "return hut", Refusal("actions-compulsory", "SA-19")),
    (acting(), "redeem wood wood", Refusal("no-two-resources-card", "SA-42")),
    (acting(), "redeem gold gold", Refusal("no-two-resources-card", "SA-42")),
    (acting(), "tool 1", Refusal("acting-now", "SA-19")),
    (acting(), "place hunt 1", Refusal("acting-now", "SA-19")),
    # tools
    (rolled(Board(tools=[1, 1, 0])), "tool 3", Refusal("no-tool-there", "SA-45", {"space": 3})),
    (rolled(Board(tools=[1, 1, 0], used=[1])), "tool 1", Refusal("tool-used-up", "SA-49", {"space": 1})),
    (rolled(Board(tools=[1, 1, 1]), "tool 1"), "tool 1", Refusal("tool-used-up", "SA-49", {"space": 1})),
    (rolled(Board(tools=[1, 0, 0])), "tool card C24", Refusal("no-single-use-tool", "SA-41", {"card": "C24"})),
    (
        rolled(Board(tools=[1, 0, 0], open_tools=["C22"], cards=["C23"])),
        "tool card C23",
        Refusal("no-single-use-tool", "SA-41", {"card": "C23"}),
    ),
    (rolled(Board(tools=[1, 0, 0])), "resolve hut", Refusal("tools-now", "SA-50")),
    (rolled(Board(tools=[1, 0, 0])), "pay wood", Refusal("tools-now", "SA-50")),
    (growing([2, 1, 1], [2]), "grow 1", Refusal("not-the-lowest-tool", "SA-47", {"space": 1})),
    (growing([1, 1, 2], [2]), "grow 3", Refusal("not-the-lowest-tool", "SA-47", {"space": 3})),
    (growing([1, 1, 1], [3]), "grow 2", Refusal("same-as-lower-space", "SA-47", {"space": 2})),
    (growing([1, 1, 1], [2]), "resolve hut", Refusal("growing-now", "SA-47")),
    (growing([1, 1, 1], [2]), "feed wood", Refusal("growing-now", "SA-47")),
    # cards
    (on_card(2, {"wood": 1, "gold": 1}), "pay clay", Refusal("none-left", "SA-28", {"good": "clay"})),
    (on_card(3, FEW_CLAY, "pay clay"), "pay clay", Refusal("none-left", "SA-28", {"good": "clay"})),
    (on_card(3, MIX, "pay wood"), "decline", Refusal("already-paying", "SA-28")),
    (on_card(2, MIX), "build", Refusal("paying-now", "SA-28")),
    (on_card(2, MIX), "redeem wood wood", Refusal("paying-now", "SA-28")),
    (buying_two_resources, "resolve hut", Refusal("redeeming-now", "SA-42")),
    (dice_for_all(), "take 3", Refusal("no-such-die", "SA-32", {"face": 3})),
    (dice_for_all(), "take 6", Refusal("no-such-die", "SA-32", {"face": 6})),
    (dice_for_all(), "tool 1", Refusal("taking-now", "SA-32")),
    (dice_for_all(), "grow 1", Refusal("taking-now", "SA-32")),
    # buildings
    (on_building("B26", FEW_CLAY, "pay clay"), "pay clay", Refusal("none-left", "SA-44", {"good": "clay"})),
    (on_building("B26", {"clay": 2}), "pay wood", Refusal("none-left", "SA-44", {"good": "wood"})),
    (
        on_building("B19", {"wood": 2, "clay": 2, "stone": 1}),
        "pay stone",
        Refusal("wrong-kinds", "SA-44", {"count": 4, "kinds": 2}),
    ),
    (
        on_building("B18", {"wood": 4, "stone": 4, "gold": 3}),
        "pay gold",
        Refusal("wrong-kinds", "SA-44", {"count": 4, "kinds": 1}),
    ),
    (on_building("B26", MIX, "pay wood"), "decline", Refusal("already-paying", "SA-44")),
    (on_building("B26", MIX), "done", Refusal("pay-at-least-one", "SA-44")),
    (on_building("B20", MIX, "pay wood"), "done", Refusal("pay-exactly", "SA-44", {"count": 4})),
    (on_building("B24", MIX), "done", Refusal("pay-exactly", "SA-44", {"count": 5})),
    (on_building("B26", MIX), "build", Refusal("pay-one-by-one", "SA-44")),
    (on_building("B26", MIX), "resolve hut", Refusal("buying-now", "SA-44")),
    (on_building("B01", MIX), "pay wood", Refusal("buying-now", "SA-44")),
    (on_building("B01", MIX), "done", Refusal("buying-now", "SA-44")),
    # feeding
    (feeding({"wood": 3, "gold": 1}), "feed stone", Refusal("none-left", "SA-54", {"good": "stone"})),
    (feeding(FEW_CLAY, "feed clay"), "feed clay", Refusal("none-left", "SA-54", {"good": "clay"})),
    (feeding({"gold": 1}, open_card=True), "feed gold", Refusal("not-enough-resources", "SA-55", {"missing": 2})),
    (feeding(MIX, edition="cs"), "starve", Refusal("starve-by-done", "SA-56")),
    (feeding(MIX), "done", Refusal("feed-all-or-starve", "SA-55")),
    (feeding(MIX, "feed wood"), "starve", Refusal("already-feeding", "SA-55")),
    (feeding(MIX, "feed wood", open_card=True), "redeem wood wood", Refusal("already-feeding", "SA-42")),
    (feeding(MIX, "feed wood", open_card=True, edition="cs"), "redeem gold gold", Refusal("already-feeding", "SA-42")),
    (feeding(MIX), "redeem wood wood", Refusal("no-two-resources-card", "SA-42")),
    (feeding(MIX), "pay wood", Refusal("feeding-now", "SA-54")),
    (feeding(MIX), "decline", Refusal("feeding-now", "SA-54")),
    # the kernel's own
    (finished, "place hunt 1", Refusal("game-over")),
    (lambda: GAME.start(2), "place hunt 1", Refusal("chance-decides")),
    (lambda: do(GAME.start(2), "deal C05"), "deal C05", Refusal("no-such-outcome", "", {"action": "deal C05"})),
    (acting(Board(placed={"hunt": 1}), "resolve hunt"), "roll 7", Refusal("no-such-outcome", "", {"action": "roll 7"})),
    (lambda: start(2), "roll 3", Refusal("player-decides", "", {"seat": 0})),
]


@pytest.mark.parametrize(
    ("position", "action", "expected"),
    CASES,
    ids=[f"{refusal.code}-{refusal.rule or 'kernel'}-{action.replace(' ', '-')}" for _, action, refusal in CASES],
)
def test_an_illegal_action_is_refused_with_its_reason(position: Position, action: str, expected: Refusal) -> None:
    assert refused(position(), action) == expected


def test_a_number_that_is_no_action_is_refused() -> None:
    state = start(2)
    for number in (-1, GAME.num_codes):
        assert state.refusal(number) == Refusal("no-such-action", "", {"action": number})


def test_a_legal_action_has_no_refusal() -> None:
    state = start(2)
    assert [state.refusal(action) for action in state.actions()] == [None] * len(state.actions())


def written_refusals() -> set[tuple[str, str]]:
    """Code and rule of every refusal in the sources of the game; the rule is "?" where it is worked out."""
    found = set()
    for source in Path(notation.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                words = [word.value if isinstance(word, ast.Constant) else "?" for word in node.args[:2]]
                found.add((str(words[0]), str(words[1]) if len(words) > 1 else ""))
    return found


def test_every_refusal_of_the_game_is_produced_here() -> None:
    produced = {(refusal.code, refusal.rule) for _, _, refusal in CASES}
    codes = {code for code, _ in produced}
    missing = {(code, rule) for code, rule in written_refusals() if (code, rule) not in produced and rule != "?"}
    missing |= {(code, rule) for code, rule in written_refusals() if rule == "?" and code not in codes}
    assert missing == set()


@pytest.mark.parametrize("paid", ["build", "decline"])
def test_a_building_of_fixed_price_that_cannot_be_paid_is_not_asked_for(paid: str) -> None:
    state = on_building("B17", {"stone": 2})()
    assert offered(state, paid) == []
