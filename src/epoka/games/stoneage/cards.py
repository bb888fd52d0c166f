"""Buying civilization cards and using their upper parts (SA-28 to SA-43)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.dealer import Dealer
from epoka.core.dice import POWERS, roll_weight
from epoka.core.drawing import Draw
from epoka.core.ids import ASK
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.core.step import Chance, Step
from epoka.games.stoneage import odds
from epoka.games.stoneage.components import (
    AGRICULTURE,
    CARDS,
    DICE_FOR_ALL,
    EXTRA_CARD,
    FACE_AGRICULTURE,
    FACE_TOOL,
    POINTS,
    RESOURCE,
    RESOURCE_BY_DICE,
    RESOURCES,
    SINGLE_USE,
    SOME_FOOD,
    TOOL,
    TWO_RESOURCES,
    UPPER_KINDS,
)
from epoka.games.stoneage.gains import gain_agriculture, preview_redeem, redeem
from epoka.games.stoneage.notation import (
    DEAL_CARD,
    DECLINE,
    FIRST_ROLL,
    PAIRS,
    PAY,
    REDEEM,
    ROLL_DICE,
    ROLL_NUMBERS,
    ROLLS,
    TAKE,
)
from epoka.games.stoneage.rolling import Roll
from epoka.games.stoneage.state import StoneAge
from epoka.games.stoneage.tools import gain_tool


def offer_card(s: StoneAge, seat: i64, slot: i64) -> None:
    """The player on a card may pay its price or leave it (SA-30)."""
    s.push(PayCard(seat, slot, slot + 1, 0))


class PayCard(Step[StoneAge]):
    """One resource of the price, which is a set; before the first one the card may be declined (SA-28).

    `left` is what is still to pay, `lowest` the highest resource so far: legal lists go on from there.
    """

    def __init__(self, seat: i64, slot: i64, left: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot
        self.left: i64 = left
        self.lowest: i64 = lowest

    def actions(self, s: StoneAge, out: list[int]) -> None:
        player = s.seats[self.seat]
        rest = player.resources_from(self.lowest)
        for kind in range(self.lowest, 4):
            if rest < self.left:
                break
            if player.goods[kind]:
                out.append(PAY + int(kind))
            rest -= player.goods[kind]
        if self.left == self.slot + 1:
            out.append(DECLINE)

    def collects(self, s: StoneAge) -> bool:
        return True

    def picks(self, s: StoneAge, out: list[int]) -> None:
        player = s.seats[self.seat]
        if player.resources() >= self.left:
            player.offer_goods(PAY, out)

    def only_set(self, s: StoneAge) -> bool:
        return self.left < self.slot + 1 and s.seats[self.seat].resources() == self.left

    def act(self, s: StoneAge, action: i64) -> None:
        if action == DECLINE:
            if s.listening:
                able = "yes" if s.seats[self.seat].resources_from(0) >= self.left else "no"
                card = CARDS[s.slots[self.slot]].id
                s.tell("card-declined", {"seat": int(self.seat), "card": card, "able": able})
            return
        kind = action - PAY
        s.seats[self.seat].goods[kind] -= 1
        if s.listening:
            s.tell("paid", {"seat": int(self.seat), "good": RESOURCES[kind]})
        if self.left > 1:
            s.push(PayCard(self.seat, self.slot, self.left - 1, max(self.lowest, kind)))
        else:
            take_card(s, self.seat, self.slot)

    def inside(self) -> bool:
        return True

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "pay-card", {"card": CARDS[s.slots[self.slot]].id, "left": int(self.left), "price": int(self.slot) + 1}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        if action == DECLINE:
            return {"forfeits": True, **s.then(self.seat, s.seats[self.seat].standing)}
        return {"cost": {RESOURCES[action - PAY]: 1}, "left": int(self.left) - 1}

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        if PAY <= action < PAY + 4:
            return Refusal("none-left", "SA-28", {"good": RESOURCES[action - PAY]})
        if action == DECLINE:
            return Refusal("already-paying", "SA-28")
        return Refusal("paying-now", "SA-28")


def take_card(s: StoneAge, seat: i64, slot: i64) -> None:
    """The paid card is the player's; its upper part is carried out at once (SA-29, SA-40)."""
    number = s.slots[slot]
    s.slots[slot] = -1  # and stays empty until the round is over (SA-31)
    player = s.seats[seat]
    player.cards |= 1 << number
    card = CARDS[number]
    if s.listening:
        s.tell("card-taken", {"seat": int(seat), "card": card.id, "upper": UPPER_KINDS[card.upper]})
    if card.upper == DICE_FOR_ALL:
        s.push(RollForAll(seat))
    elif card.upper == SOME_FOOD:  # SA-33
        player.food += card.amount
        if s.listening:
            s.tell("gained", {"seat": int(seat), "good": "food", "amount": card.amount})
    elif card.upper == RESOURCE:  # SA-34
        player.goods[card.resource] += card.amount
        if s.listening:
            s.tell("gained", {"seat": int(seat), "good": RESOURCES[card.resource], "amount": card.amount})
    elif card.upper == RESOURCE_BY_DICE:
        s.push(Roll(seat, card.resource, card.amount))
    elif card.upper == POINTS:  # SA-36
        player.card_points += card.amount
        if s.listening:
            s.tell("points-gained", {"seat": int(seat), "points": card.amount})
    elif card.upper == TOOL:  # SA-37
        gain_tool(s, seat)
    elif card.upper == AGRICULTURE:  # SA-38
        gain_agriculture(s, seat)
    elif card.upper == EXTRA_CARD:
        if s.deck.size():
            s.push(ExtraCard(seat))
        elif s.listening:
            s.tell("deck-empty", {"seat": int(seat)})
    elif card.upper == TWO_RESOURCES:
        player.two_resources = True
        if s.rules.any_two_now:
            s.push(RedeemNow(seat))
    else:
        player.open_tools |= 1 << SINGLE_USE.index(number)


class DealCard(Draw[StoneAge]):
    """A card from the deck comes to a slot, face up (SA-4, SA-59)."""

    def __init__(self, slot: i64) -> None:
        super().__init__(DEAL_CARD, "cards")
        self.slot: i64 = slot

    def pool(self, s: StoneAge) -> Pool:
        return s.deck

    def receive(self, s: StoneAge, kind: int) -> None:
        s.slots[self.slot] = kind
        if s.listening:
            s.tell("card-dealt", {"card": CARDS[kind].id, "slot": int(self.slot) + 1})


class ExtraCard(Draw[StoneAge]):
    """The top card of the deck goes face down to the buyer, who alone sees it (SA-39)."""

    def __init__(self, owner: i64) -> None:
        super().__init__(DEAL_CARD, "cards")
        self.owner: i64 = owner

    def witness(self) -> int:
        return int(self.owner)

    def pool(self, s: StoneAge) -> Pool:
        return s.deck

    def receive(self, s: StoneAge, kind: int) -> None:
        s.seats[self.owner].extra = kind
        if s.listening:
            owner = int(self.owner)
            s.tell("extra-card", {"seat": owner, "card": CARDS[kind].id}, to=owner)
            s.tell("extra-card-hidden", {"seat": owner}, but=owner)


class RedeemNow(Step[StoneAge]):
    """With `any_two_now` the two resources are chosen when the card is bought (A-5)."""

    def actions(self, s: StoneAge, out: list[int]) -> None:
        for pair in range(len(PAIRS)):
            out.append(REDEEM + pair)

    def act(self, s: StoneAge, action: i64) -> None:
        redeem(s, self.seat, action)

    def inside(self) -> bool:
        return True

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "redeem-now", {}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        return preview_redeem(action)

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        return Refusal("redeeming-now", "SA-42")


class RollForAll(Chance[StoneAge]):
    """The buyer rolls a die for every player (SA-32)."""

    def __init__(self, buyer: i64) -> None:
        super().__init__()
        self.buyer: i64 = buyer

    def forced(self, s: StoneAge) -> i64:
        return ASK

    def allows(self, s: StoneAge, action: i64) -> bool:
        return FIRST_ROLL[s.players] <= action - ROLL_DICE < FIRST_ROLL[s.players + 1]

    def outcomes(self, s: StoneAge) -> list[tuple[int, float]]:
        dice = s.players
        places = range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1])
        return [(ROLL_DICE + place, roll_weight(ROLLS[place]) / POWERS[dice]) for place in places]

    def draw(self, s: StoneAge, dealer: Dealer) -> int:
        return ROLL_DICE + ROLL_NUMBERS[s.players][dealer.below("dice", POWERS[s.players])]

    def act(self, s: StoneAge, action: i64) -> None:
        faces = ROLLS[action - ROLL_DICE]
        if s.listening:
            s.tell("rolled-for-all", {"seat": int(self.buyer), "faces": " ".join([str(face) for face in faces])})
        s.push(TakeDie(self.buyer, faces))


class TakeDie(Step[StoneAge]):
    """Each player takes one of the dice that are left, clockwise from the buyer (SA-32)."""

    def __init__(self, seat: i64, faces: list[int]) -> None:
        super().__init__(seat)
        self.faces = faces

    def actions(self, s: StoneAge, out: list[int]) -> None:
        offer_faces(self.faces, out)

    def act(self, s: StoneAge, action: i64) -> None:
        face = int(action) - TAKE + 1
        left = self.faces.copy()
        left.remove(face)
        if left and len(self.faces) == s.players and s.rules.dice_choice_deferred:
            others = ((1 << s.players) - 1) & ~(1 << int(self.seat))
            s.deferred.append([others, *left])
        elif left:
            s.push(TakeDie(s.seat_after(self.seat), left))
        take_die(s, self.seat, face)

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "take-die", {"faces": " ".join([str(face) for face in self.faces])}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        return preview_die(s, self.seat, action)

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        return refuse_die(action)


class TakeDeferredDie(Step[StoneAge]):
    """With `dice_choice_deferred`: a die of an earlier roll, taken when the player's own turn comes (A-9)."""

    def __init__(self, seat: i64, roll: i64) -> None:
        super().__init__(seat)
        self.roll: i64 = roll

    def actions(self, s: StoneAge, out: list[int]) -> None:
        offer_faces(s.deferred[self.roll][1:], out)

    def act(self, s: StoneAge, action: i64) -> None:
        face = int(action) - TAKE + 1
        waiting = s.deferred[self.roll]
        waiting[0] &= ~(1 << int(self.seat))
        del waiting[waiting.index(face, 1)]
        take_die(s, self.seat, face)

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "take-die", {"faces": " ".join([str(face) for face in s.deferred[self.roll][1:]])}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        return preview_die(s, self.seat, action)

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        return refuse_die(action)


def offer_faces(faces: list[int], out: list[int]) -> None:
    """Each face once, lowest first."""
    for face in range(1, 7):
        if face in faces:
            out.append(TAKE + face - 1)


def take_deferred_dice(s: StoneAge, seat: i64) -> None:
    """Ask a seat for every die it is still owed, the oldest roll first."""
    for roll in range(len(s.deferred) - 1, -1, -1):
        if (s.deferred[roll][0] >> int(seat)) & 1:
            s.push(TakeDeferredDie(seat, roll))


def take_die(s: StoneAge, seat: i64, face: int) -> None:
    """The benefit of a die; what cannot take effect is lost (A-8)."""
    if s.listening:
        s.tell("die-taken", {"seat": int(seat), "face": face})
    if face == FACE_TOOL:
        gain_tool(s, seat)
    elif face == FACE_AGRICULTURE:
        gain_agriculture(s, seat)
    else:
        s.seats[seat].goods[face - 1] += 1
        if s.listening:
            s.tell("gained", {"seat": int(seat), "good": RESOURCES[face - 1], "amount": 1, "rule": "SA-32"})


def preview_die(s: StoneAge, seat: i64, action: int) -> dict[str, Any]:
    face = action - TAKE + 1
    if face == FACE_TOOL:
        return {"gain": odds.of_tool(s.seats[seat])}
    if face == FACE_AGRICULTURE:
        return {"gain": odds.of_agriculture(s.seats[seat])}
    return {"gain": {RESOURCES[face - 1]: 1}}


def refuse_die(action: int) -> Refusal:
    if TAKE <= action < TAKE + 6:
        return Refusal("no-such-die", "SA-32", {"face": action - TAKE + 1})
    return Refusal("taking-now", "SA-32")
