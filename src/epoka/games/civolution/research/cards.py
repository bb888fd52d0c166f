"""Research cards: gaining and drawing them (CV-34, CV-68, CV-126)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.ids import ASK
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.pieces import DECK_SIZE, DECKS
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import CARD_NAMES, CLOSED_STACK, DEAL, DONE, KEEP, KEEP_FROM, OPEN_STACK
from epoka.games.civolution.position.player import KNOWN_TO_ALL
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.position.tally import once_more, times
from epoka.games.civolution.steps.decision import Decision


class DeckChance(Draw[Civolution]):
    """Chance turns up the top card of a face-down stack."""

    def __init__(self, deck: i64) -> None:
        super().__init__(DEAL + deck * DECK_SIZE, DECKS[deck])
        self.deck: i64 = deck

    def pool(self, s: Civolution) -> Pool:
        return s.decks[self.deck]


class TurnCard(DeckChance):
    """The top card is turned onto the face-up stack."""

    def receive(self, s: Civolution, kind: int) -> None:
        card = int(self.deck) * DECK_SIZE + kind
        s.open[self.deck].append(card)
        if s.listening:
            s.tell("card-shown", {"card": CARD_NAMES[card]})


class DrawCard(DeckChance):
    """A player draws the top card, to the hand or to choose from; nobody else sees it."""

    def __init__(self, deck: i64, drawer: i64, choose: i64) -> None:
        super().__init__(deck)
        self.drawer: i64 = drawer
        self.choose: i64 = choose

    def witness(self) -> int:
        return int(self.drawer)

    def act(self, s: Civolution, action: i64) -> None:
        card = int(action) - DEAL
        pool = s.decks[self.deck]
        player = s.seats[self.drawer]
        known = 1 << int(self.drawer)
        if not pool.total:
            known |= pool.knows[0]
        pool.take(card % DECK_SIZE)
        if s.listening and s.era:
            s.tell("card-drawn", {"seat": int(self.drawer), "card": CARD_NAMES[card]}, to=int(self.drawer))
            hidden = {"seat": int(self.drawer), "deck": DECKS[self.deck]}
            s.tell("card-drawn-unseen", hidden, but=int(self.drawer))
        if self.choose:
            player.drawn.append(card)
            player.drawn.sort()
        else:
            player.add_card(card, known)


class RefillOpen(Procedure[Civolution]):
    """An empty face-up stack gets the top card of its face-down one (CV-126)."""

    def __init__(self, deck: i64) -> None:
        super().__init__()
        self.deck: i64 = deck

    def act(self, s: Civolution, action: i64) -> None:
        if not s.open[self.deck] and s.decks[self.deck].size():
            s.push(TurnCard(self.deck))


class GainCard(Opening):
    """The player takes the top card of one of the ten stacks; `deck` limits it to one deck."""

    def __init__(self, seat: i64, left: i64, deck: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.deck: i64 = deck

    def rule(self) -> str:
        return "CV-126"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for deck in range(len(DECKS)):
            if s.open[deck] and self.deck in (-1, deck):
                out.append(OPEN_STACK + deck)
        for deck in range(len(DECKS)):
            if s.decks[deck].size() and self.deck in (-1, deck):
                out.append(CLOSED_STACK + deck)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            s.push(GainCard(self.seat, self.left - 1, self.deck))
        if action >= CLOSED_STACK:
            s.push(DrawCard(action - CLOSED_STACK, self.seat, 0))
            return
        deck = action - OPEN_STACK
        card = s.open[deck].pop()
        s.seats[self.seat].add_card(card, KNOWN_TO_ALL)
        if s.listening:
            s.tell("card-taken", {"seat": int(self.seat), "card": CARD_NAMES[card]})
        s.push(RefillOpen(deck))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not OPEN_STACK <= action < CLOSED_STACK + len(DECKS):
            return None
        deck = (action - OPEN_STACK) % len(DECKS)
        if self.deck not in (-1, deck):
            return Refusal("other-deck", "CV-126", {"deck": DECKS[self.deck]})
        return Refusal("stack-empty", "CV-126", {"deck": DECKS[deck]})


class ChooseStacks(Opening):
    """The player chooses the stacks to draw from, a set that is complete before any card is seen (CV-68)."""

    def __init__(self, seat: i64, left: i64, keep: i64, lowest: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.keep: i64 = keep
        self.lowest: i64 = lowest
        self.chosen: i64 = chosen
        """How often each deck was chosen."""

    def rule(self) -> str:
        return "CV-68"

    def inside(self) -> bool:
        return self.chosen > 0

    def collects(self, s: Civolution) -> bool:
        return True

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.picks_from(s, self.lowest, out)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        if self.left:
            for deck in range(lowest, len(DECKS)):
                if s.decks[deck].size() > times(self.chosen, deck):
                    out.append(CLOSED_STACK + int(deck))

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            deck = action - CLOSED_STACK
            chosen = once_more(self.chosen, deck)
            s.push(ChooseStacks(self.seat, self.left - 1, self.keep, max(self.lowest, deck), chosen))
        elif self.chosen:
            s.push(KeepFrom(self.seat, self.keep, 0, 0))
            for deck in range(len(DECKS) - 1, -1, -1):
                for _ in range(times(self.chosen, deck)):
                    s.push(DrawCard(deck, self.seat, 1))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not OPEN_STACK <= action < CLOSED_STACK + len(DECKS):
            return None
        if action < CLOSED_STACK:
            return Refusal("face-down-stacks-only", "CV-68")
        return Refusal("stack-empty", "CV-68", {"deck": DECKS[action - CLOSED_STACK]})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "choose-stacks", {"left": int(self.left)}


class KeepFrom(Decision):
    """The player chooses of which decks drawn cards are kept, a set.

    Everybody sees it: the backs of the cards put under the stacks would tell anyway (CV-68).
    """

    def __init__(self, seat: i64, left: i64, lowest: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.chosen: i64 = chosen
        """How often each deck was chosen."""

    def rule(self) -> str:
        return "CV-68"

    def inside(self) -> bool:
        return self.chosen > 0

    def spare(self, s: Civolution, deck: i64) -> i64:
        """How many drawn cards of a deck are not chosen to be kept yet."""
        drawn: i64 = 0
        for card in s.seats[self.seat].drawn:
            if card // DECK_SIZE == deck:
                drawn += 1
        return drawn - times(self.chosen, deck)

    def spare_from(self, s: Civolution, lowest: i64) -> i64:
        """How many drawn cards of the decks from `lowest` on are not chosen to be kept yet."""
        rest: i64 = 0
        for deck in range(lowest, len(DECKS)):
            rest += self.spare(s, deck)
        return rest

    def collects(self, s: Civolution) -> bool:
        return True

    def only_set(self, s: Civolution) -> bool:
        return self.spare_from(s, 0) <= self.left

    def picks(self, s: Civolution, out: list[int]) -> None:
        for deck in range(len(DECKS)):
            if self.spare(s, deck):
                out.append(KEEP_FROM + deck)

    def actions(self, s: Civolution, out: list[int]) -> None:
        wanted = min(self.left, self.spare_from(s, 0))
        rest = self.spare_from(s, self.lowest)
        for deck in range(self.lowest, len(DECKS)):
            if self.spare(s, deck) and rest >= wanted:
                out.append(KEEP_FROM + int(deck))
            rest -= self.spare(s, deck)

    def act(self, s: Civolution, action: i64) -> None:
        deck = action - KEEP_FROM
        chosen = once_more(self.chosen, deck)
        after = KeepFrom(self.seat, self.left - 1, max(self.lowest, deck), chosen)
        if self.left > 1 and after.spare_from(s, 0):
            s.push(after)
            return
        s.push(PutUnder(self.seat))
        for kept in range(len(DECKS) - 1, -1, -1):
            number = times(chosen, kept)
            if number:
                s.push(KeepCards(self.seat, kept, number, 0))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "keep-from", {"keep": int(self.left)}


class KeepCards(Decision):
    """The player chooses which of the drawn cards of a deck to keep, a set that nobody else sees (CV-68)."""

    def __init__(self, seat: i64, deck: i64, keep: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.deck: i64 = deck
        self.keep: i64 = keep
        self.lowest: i64 = lowest

    def rule(self) -> str:
        return "CV-68"

    def always_asked(self) -> bool:
        return True

    def witness(self) -> int:
        return int(self.seat)

    def inside(self) -> bool:
        return True

    def cards(self, s: Civolution, lowest: i64) -> list[int]:
        """The drawn cards of the deck, from the card `lowest` on."""
        drawn = s.seats[self.seat].drawn
        return [card for card in drawn if card // DECK_SIZE == self.deck and card >= lowest]

    def forced(self, s: Civolution) -> i64:
        """Where all drawn cards of the deck are kept nobody is asked: everybody knows that."""
        cards = self.cards(s, 0)
        return KEEP + cards[0] if len(cards) == self.keep else ASK

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        out.extend([KEEP + card for card in self.cards(s, 0)])

    def actions(self, s: Civolution, out: list[int]) -> None:
        cards = self.cards(s, self.lowest)
        for number in range(len(cards)):
            if len(cards) - number >= self.keep:
                out.append(KEEP + cards[number])

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        card = int(action) - KEEP
        player.drawn.remove(card)
        player.add_card(card, 1 << int(self.seat))
        if s.listening:
            s.tell("card-kept", {"seat": int(self.seat), "card": CARD_NAMES[card]}, to=int(self.seat))
            s.tell("card-kept-unseen", {"seat": int(self.seat), "deck": DECKS[self.deck]}, but=int(self.seat))
        if self.keep > 1:
            s.push(KeepCards(self.seat, self.deck, self.keep - 1, max(self.lowest, card)))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "keep-cards", {"keep": int(self.keep)}


class PutUnder(Procedure[Civolution]):
    """The other drawn cards go face down under their stacks."""

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        for card in player.drawn:
            s.decks[card // DECK_SIZE].put_under(card % DECK_SIZE, 1 << int(self.seat))
        player.drawn = []
