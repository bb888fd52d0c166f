"""Stone Age for the checks: its pieces counted from a snapshot, and its one secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import epoka
from epoka.testing.adapter import Adapter, Secret, Snapshot, below_zero, once_each
from tests.conformance.menders.stoneage import MENDERS, UNMENDABLE

CARDS, TILES = 36, 28
GATHERING, VILLAGE, OFFERS = range(1, 5), range(5, 8), range(8, 16)
EXTRA_CARD = 14
"""The card that brings another one, face down."""
TWO_RESOURCES = 13
SINGLE_USE = [21, 22, 23]
CERTAIN_POINTS = [10, 11, 30]
"""The cards that bring three points at once."""


class FaceDown(Secret):
    """The card that another player keeps face down: any that this seat has not seen."""

    def __init__(self, owner: int, unseen: list[int]) -> None:
        odds = {card: 1 / len(unseen) for card in unseen}
        super().__init__(f"the face-down card of seat {owner}", odds, "seats", owner, "extra")


class StoneAgeAdapter(Adapter):
    game = "stone-age"
    menders = MENDERS
    unmendable = UNMENDABLE

    def faults(self, snapshot: Snapshot) -> list[str]:
        pieces, players = snapshot["pieces"], snapshot["players"]
        faults = cards(pieces) + tiles(pieces, snapshot) + crowds(pieces, players)
        for seat, board in enumerate(pieces["seats"]):
            faults += [f"seat {seat}: {fault}" for fault in player_faults(board)]
        return faults

    def secrets(self, snapshot: Snapshot, seat: int) -> list[Secret]:
        boards = snapshot["pieces"]["seats"]
        unseen = [card for card, count in enumerate(snapshot["pieces"]["deck"]["counts"]) if count]
        owners = [other for other, board in enumerate(boards) if other != seat and board["extra"] >= 0]
        unseen += [boards[owner]["extra"] for owner in owners]
        return [FaceDown(owner, unseen) for owner in owners]

    def positions(self, game: epoka.Game) -> Iterator[epoka.State]:
        yield from positions(game)


def cards(pieces: dict[str, Any]) -> list[str]:
    """All 36 cards lie in the deck, on offer or with a player."""
    found = in_pool(pieces["deck"]) + [card for card in pieces["slots"] if card >= 0]
    for board in pieces["seats"]:
        found += board["cards"] + [board["extra"]] * (board["extra"] >= 0)
    faults = once_each(found, CARDS, "card")
    if any(board["extra"] >= 0 and EXTRA_CARD not in board["cards"] for board in pieces["seats"]):
        faults.append("a face-down card without the card that brings it")
    return faults


def tiles(pieces: dict[str, Any], snapshot: Snapshot) -> list[str]:
    """All 28 buildings are unseen, on top of a stack or built; stacks shrink by what was built."""
    built = [tile for board in pieces["seats"] for tile in board["buildings"]]
    faults = once_each(
        in_pool(pieces["tiles"]) + [top for top in pieces["tops"] if top >= 0] + built, TILES, "building"
    )
    if sum(pieces["heights"]) + len(built) != 7 * snapshot["players"]:
        faults.append(f"{pieces['heights']} left in the stacks after {len(built)} were built")
    awaited = [row[1] for row in snapshot["agenda"] if row[0] == "ShowBuilding"]
    for stack, (top, height) in enumerate(zip(pieces["tops"], pieces["heights"], strict=True)):
        if (top < 0) != (height == 0 or stack in awaited):
            faults.append(f"stack {stack} of height {height} shows {top}")
    return faults + below_zero(pieces["heights"], "the height of a stack")


def in_pool(pool: dict[str, Any]) -> list[int]:
    return [piece for piece, count in enumerate(pool["counts"]) for _ in range(count)] + list(pool["under"])


def crowds(pieces: dict[str, Any], players: int) -> list[str]:
    """No place holds more workers or players than it may."""
    faults: list[str] = []
    on = [[board["placed"][place] for board in pieces["seats"]] for place in range(16)]
    for place in GATHERING:
        if sum(on[place]) > 7:
            faults.append(f"{sum(on[place])} workers on place {place}")
        if players < 4 and len([1 for workers in on[place] if workers]) >= players:
            faults.append(f"all {players} players on place {place}")
    for place in [*VILLAGE, *OFFERS]:
        if len([1 for workers in on[place] if workers]) > 1 or max(on[place]) > (2 if place == 6 else 1):
            faults.append(f"{on[place]} workers on place {place}")
    if players < 4 and len([place for place in VILLAGE if any(on[place])]) > 2:
        faults.append(f"the whole village is taken by {players} players")
    return faults


def player_faults(board: dict[str, Any]) -> list[str]:
    faults: list[str] = []
    if sum(board["placed"]) + board["home"] != board["workers"] or not 5 <= board["workers"] <= 10:
        faults.append(f"{board['placed']} placed, {board['home']} at home, {board['workers']} owned")
    tools = board["tools"]
    if max(tools) - min(tools) > 1 or not 0 <= min(tools) <= max(tools) <= 4:
        faults.append(f"tools {tools}")
    if any(board["used"] >> space & 1 and not tools[space] for space in range(3)) or board["used"] > 7:
        faults.append(f"used {board['used']} of tools {tools}")
    if not 0 <= board["agriculture"] <= 10:
        faults.append(f"agriculture {board['agriculture']}")
    if any(SINGLE_USE[place] not in board["cards"] for place in board["open_tools"]):
        faults.append("a single-use tool without its card")
    if board["two_resources"] and TWO_RESOURCES not in board["cards"]:
        faults.append("two resources to redeem without the card")
    if board["card_points"] != 3 * len([card for card in CERTAIN_POINTS if card in board["cards"]]):
        faults.append(f"{board['card_points']} points from cards {board['cards']}")
    if board["hunger"] > 0 or (board["building_points"] > 0) > bool(board["buildings"]):
        faults.append("points from nowhere")
    return faults + below_zero([board["food"], board["home"], *board["goods"], *board["placed"]], "a number of pieces")


def positions(game: epoka.Game) -> Iterator[epoka.State]:
    """Two resources at once, an empty stack in the placing phase, too little to feed but a card to redeem."""
    state = game.start(2, any_two_now=True)
    dealer = epoka.Dealer(0)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    data = state.snapshot()
    data["history"] = None
    yield game.restore({**data, "agenda": [*data["agenda"], ["RedeemNow", 0]]})
    yield game.restore({**data, "pieces": {**data["pieces"], "tops": [-1, data["pieces"]["tops"][1]]}})
    poor = {**data["pieces"]["seats"][0], "goods": [1, 0, 0, 0], "two_resources": True}
    seats = [poor, *data["pieces"]["seats"][1:]]
    feeding = {"agenda": [*data["agenda"], ["PayFood", 0, 3, 0, 1]], "pieces": {**data["pieces"], "seats": seats}}
    yield game.restore({**data, **feeding})
