"""Parley, a small game in plain Python outside the package: the kernel must carry whatever it is made of.

Each round a topic is turned up and every envoy secretly offers a card of his hand; the highest card that nobody else
offered wins the topic. The winner looks at the next card of the deck and keeps it or puts it under the deck, which he
alone has seen. At the end the envoys debate, up to fifty speeches long. With `banquet` they dine before: each takes
dishes from the table, three if the banquet is full and up to three if it is free, in any order. With `rival` there is
one more side that nobody plays: its card comes from the deck, and goes under it before everybody's eyes when it wins.

It has what the boxed games share only in part: private hands, known cards at the bottom of a deck, sealed decisions,
decisions that are asked even where only one answer is possible, sets that are picked in any order, a set-up by chance,
a deep agenda, a side played by rule, declared bounds.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

import epoka
from epoka import bits, forms, saved
from epoka.core.observation import Piece, list_of, put_list

KINDS: Final = 6
HAND: Final = 4
SATCHEL: Final = 2
SPEECHES: Final = 50
DISHES: Final = 3
SPICED: Final = 4
"""From this kind on a dish is eaten with salt or with honey."""
PACES: Final = {"calm": 3, "brisk": 2}
ENDS: Final = ["", "deck", "leaving", "silence"]
UNDER: Final = 16
"""How many cards under the deck an observation has room for."""

CARDS: Final = [*range(KINDS)]
NOTATION: Final = epoka.Notation()
OFFER: Final = NOTATION.add("offer", {"card": CARDS})
KEEP: Final = NOTATION.add("keep")
BURY: Final = NOTATION.add("bury")
SPEAK: Final = NOTATION.add("speak")
LEAVE: Final = NOTATION.add("leave")
DISH: Final = NOTATION.add("dish", {"dish": CARDS})
RISE: Final = NOTATION.add("rise")
SALT: Final = NOTATION.add("salt")
HONEY: Final = NOTATION.add("honey")
NUM_ACTIONS: Final = NOTATION.begin_chance()
DEAL: Final = NOTATION.add("deal", {"card": CARDS})


class Covered(forms.Listed):
    """A card with the seats that know it, as bits; empty where there is none."""

    def read(self, data: Any) -> list[int]:
        if not data:
            return []
        kind, seats = saved.numbers(data, 2)
        return [saved.number(kind, 0, KINDS - 1), seats]

    def pieces(self) -> list[Piece]:
        return list_of(2, 2, 0, 15)

    def observe(self, value: Any, out: BytesWriter) -> None:
        put_list(out, value, 2, 2)


class Parley(epoka.State):
    """A position: the deck, what each seat holds, and what lies open."""

    def __init__(self, game: epoka.Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.sides = players + len(self.opponents())
        self.round = 0
        self.topic = -1
        self.deck = epoka.Pool([options["copies"]] * KINDS)
        self.hands = [[0] * KINDS for _ in range(players)]
        self.offers = [-1] * self.sides
        self.satchels: list[list[list[int]]] = [[] for _ in range(players)]
        """Cards kept after a look, each with the seats that know it, as bits."""
        self.looked: list[int] = []
        """The card its finder is looking at, with the seats that know it; empty while nobody looks."""
        self.spent = [0] * KINDS
        self.dishes = served(players) if options["banquet"] != "none" else [0] * KINDS
        """What is left on the table of the banquet."""
        self.eaten = [[0] * (KINDS + 1) for _ in range(players)]
        """The dishes each envoy has had, and how many of them with honey."""
        self.scores = [0] * self.sides
        self.ended_by = ""

    def forms(self) -> forms.Forms:
        envoys, sides = self.players, self.sides
        return {
            "round": forms.Number(),
            "topic": forms.Number(-1, KINDS - 1),
            "deck": forms.Deck(KINDS, under=UNDER),
            "hands": forms.Each(envoys, forms.Numbers(KINDS)),
            "offers": forms.Numbers(sides, -1, KINDS - 1),
            "satchels": forms.Each(envoys, forms.Each(SATCHEL, Covered(), least=0)),
            "looked": Covered(),
            "spent": forms.Numbers(KINDS),
            "dishes": forms.Numbers(KINDS),
            "eaten": forms.Each(envoys, forms.Numbers(KINDS + 1)),
            "scores": forms.Numbers(sides),
            "ended_by": forms.Word(ENDS),
        }

    def opponents(self) -> list[str]:
        return ["rival"] if self.options["rival"] else []

    def points(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.sides)]

    def breakdown(self, seat: int) -> dict[str, int]:
        kept = sum(kind for kind, _ in self.satchels[seat]) if seat < self.players else 0
        return {"won": self.scores[seat], "kept": kept, "dined": self.dined(seat) if seat < self.players else 0}

    def dined(self, seat: int) -> int:
        """A point for each kind of dish and for each honey."""
        eaten = self.eaten[seat]
        return len([count for count in eaten[:KINDS] if count]) + eaten[KINDS]

    @property
    def over_by(self) -> str:
        return self.ended_by if self.over else ""

    # ---- what is known --------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> dict[str, Any]:
        own = 0 <= seat < self.players
        return {
            "round": self.round,
            "topic": self.topic,
            "hand": self.hands[seat].copy() if own else None,
            "hand_sizes": [sum(hand) for hand in self.hands],
            "offered": [offer >= 0 for offer in self.offers],
            "offer": self.offers[seat] if own else None,
            "satchels": [[shown(card, seat) for card in satchel] for satchel in self.satchels],
            "looked": shown(self.looked, seat) if self.looked else None,
            "deck": int(self.deck.size()),
            "under": [shown(list(card), seat) for card in zip(self.deck.under, self.deck.knows, strict=True)],
            "spent": self.spent.copy(),
            "dishes": self.dishes.copy(),
            "eaten": [eaten.copy() for eaten in self.eaten],
            "scores": self.scores.copy(),
        }

    def concealed(self, seat: int) -> Parley:
        """What a seat has not seen counts in the deck again; of other hands only the size is left."""
        known = self.copy()
        assert isinstance(known, Parley)
        for other in range(known.players):
            if other != seat:
                for kind, count in enumerate(known.hands[other]):
                    for _ in range(count):
                        known.deck.put(kind)
                known.hands[other] = [sum(known.hands[other]), *[0] * (KINDS - 1)]
        known.offers = [offer if other == seat else min(offer, 0) for other, offer in enumerate(known.offers)]
        cards = [card for satchel in known.satchels for card in satchel]
        for card in [*cards, known.looked] if known.looked else cards:
            if not knows(card, seat):
                known.deck.put(card[0])
                card[0] = KINDS
        covered = [place for place in range(len(known.deck.under)) if not knows([0, known.deck.knows[place]], seat)]
        for place in covered:
            known.deck.put(known.deck.under[place])
        known.deck.under = [KINDS if place in covered else card for place, card in enumerate(known.deck.under)]
        return known

    def shuffle_unknown(self, seat: int, dealer: epoka.Dealer) -> None:
        """All that this seat has not seen is gathered, then dealt again to wherever it came from."""
        deck = self.deck
        others = [other for other in range(self.players) if other != seat]
        sizes = [sum(self.hands[other]) for other in others]
        hidden = [card for satchel in self.satchels for card in satchel if not knows(card, seat)]
        if self.looked and not knows(self.looked, seat):
            hidden.append(self.looked)
        places = [place for place in range(len(deck.under)) if not bits.has(deck.knows[place], seat)]
        for other in others:
            for kind in range(KINDS):
                for _ in range(self.hands[other][kind]):
                    deck.put(kind)
            self.hands[other] = [0] * KINDS
        for card in hidden:
            deck.put(card[0])
        for place in places:
            deck.put(deck.under[place])
        for other, size in zip(others, sizes, strict=True):
            for _ in range(size):
                self.hands[other][lift(deck, dealer)] += 1
        for card in hidden:
            card[0] = lift(deck, dealer)
        under = deck.under.copy()
        for place in places:
            under[place] = lift(deck, dealer)
        deck.under = under
        for other in others:
            if self.offers[other] >= 0:
                possible = [kind for kind in range(KINDS) if self.hands[other][kind]]
                self.offers[other] = possible[dealer.below("imagine", len(possible))]


def served(players: int) -> list[int]:
    """The dishes of a banquet, of all kinds alike: enough for everybody, and one to spare where they can be paired."""
    dishes = players * DISHES + 1 - players % 2
    return [(dishes + KINDS - 1 - kind) // KINDS for kind in range(KINDS)]


def knows(card: list[int], seat: int) -> bool:
    return seat >= 0 and bits.has(card[1], seat)


def shown(card: list[int], seat: int) -> int | None:
    """The kind of a covered card for a seat that knows it, None for any other."""
    return card[0] if knows(card, seat) else None


def lift(deck: epoka.Pool, dealer: epoka.Dealer) -> int:
    """Any card of the pool, all equally likely."""
    kind = deck.nth(dealer.below("imagine", deck.total))
    deck.take(kind)
    return kind


# ---- steps by chance ------------------------------------------------------------------------------------------------


class Draw(epoka.Chance[Parley]):
    """The next card of the deck. Always asked: an automatic draw would tell that all unseen cards are alike."""

    def always_asked(self) -> bool:
        return True

    def outcomes(self, s: Parley) -> list[tuple[int, float]]:
        return s.deck.outcomes(DEAL)

    def draw(self, s: Parley, dealer: epoka.Dealer) -> int:
        return DEAL + s.deck.draw(dealer, "deck")


class DealHand(Draw):
    """One card of the set-up, for its owner alone."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def witness(self) -> int:
        return self.owner

    def act(self, s: Parley, action: i64) -> None:
        s.deck.take(action - DEAL)
        s.hands[self.owner][action - DEAL] += 1


class Topic(Draw):
    """What the round is about: its number and one more in points."""

    def act(self, s: Parley, action: i64) -> None:
        s.deck.take(action - DEAL)
        s.topic = action - DEAL


class RivalOffer(Draw):
    """The side that nobody plays offers the next card of the deck, if there is one."""

    def forced(self, s: Parley) -> i64:
        return super().forced(s) if s.deck.size() else epoka.GO

    def act(self, s: Parley, action: i64) -> None:
        if action != epoka.GO:
            s.deck.take(action - DEAL)
            s.offers[-1] = action - DEAL


class Look(Draw):
    """The winner alone sees the next card; whoever knew what lay there goes on knowing it."""

    def __init__(self, finder: int) -> None:
        super().__init__()
        self.finder = finder

    def witness(self) -> int:
        return self.finder

    def act(self, s: Parley, action: i64) -> None:
        known_to = 1 << self.finder
        if not s.deck.total:
            known_to |= s.deck.knows[0]
        s.deck.take(action - DEAL)
        s.looked = [action - DEAL, known_to]
        s.push(KeepOrBury(self.finder))


# ---- decisions ------------------------------------------------------------------------------------------------------


class Offer(epoka.Step[Parley]):
    """A card of the own hand, chosen while the others choose theirs."""

    def always_asked(self) -> bool:
        return True

    def sealed(self) -> bool:
        return True

    def witness(self) -> int:
        return int(self.seat)

    def actions(self, s: Parley, out: list[int]) -> None:
        hand = s.hands[self.seat]
        out.extend([OFFER + kind for kind in range(KINDS) if hand[kind]])

    def act(self, s: Parley, action: i64) -> None:
        s.offers[self.seat] = action - OFFER

    def prompt(self, s: Parley) -> tuple[str, dict[str, Any]]:
        return "offer", {"topic": s.topic}

    def preview(self, s: Parley, action: int) -> dict[str, Any]:
        return {"cost": {"card": action - OFFER}, "gain": {"points": s.topic + 1}}

    def refuse(self, s: Parley, action: int) -> epoka.Refusal:
        if NOTATION.is_of(OFFER, action):
            return epoka.Refusal("not-in-hand", "PA-2", {"card": action - OFFER})
        return epoka.Refusal("offering-now", "PA-2")


class KeepOrBury(epoka.Step[Parley]):
    """What becomes of the card just seen; a full satchel leaves no choice, as everybody can see."""

    def actions(self, s: Parley, out: list[int]) -> None:
        if len(s.satchels[self.seat]) < SATCHEL:
            out.append(KEEP)
        out.append(BURY)

    def act(self, s: Parley, action: i64) -> None:
        card, s.looked = s.looked, []
        if action == KEEP:
            s.satchels[self.seat].append(card)
        else:
            s.deck.put_under(card[0], card[1])
        if s.listening:
            s.tell("put-away", {"seat": int(self.seat), "under": action == BURY})


class Dine(epoka.Step[Parley]):
    """One more dish of the table. They are a set: `lowest` is the highest kind so far, with its spice in `before`."""

    def __init__(self, seat: int, left: int, lowest: int = 0, before: int = SALT) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest
        self.before = before

    def inside(self) -> bool:
        return self.left < DISHES

    def collects(self, s: Parley) -> bool:
        return True

    def picks(self, s: Parley, out: list[int]) -> None:
        out.extend([DISH + kind for kind in range(KINDS) if s.dishes[kind]])

    def only_set(self, s: Parley) -> bool:
        return s.options["banquet"] == "full" and sum(s.dishes) == self.left and not any(s.dishes[SPICED:])

    def actions(self, s: Parley, out: list[int]) -> None:
        free = s.options["banquet"] == "free"
        for kind in range(self.lowest, KINDS):
            if s.dishes[kind] and (free or sum(s.dishes[kind:]) >= self.left):
                out.append(DISH + kind)
        if free:
            out.append(RISE)

    def act(self, s: Parley, action: i64) -> None:
        if action == RISE:
            return
        kind = action - DISH
        s.dishes[kind] -= 1
        s.eaten[self.seat][kind] += 1
        s.push(Spice(self.seat, self.left - 1, kind, self.lowest, self.before))

    def refuse(self, s: Parley, action: int) -> epoka.Refusal:
        if NOTATION.is_of(DISH, action):
            return epoka.Refusal("eaten-up", "PA-6", {"dish": action - DISH})
        if action == RISE:
            return epoka.Refusal("eat-all", "PA-6", {"left": self.left})
        return epoka.Refusal("dining-now", "PA-6")


class Spice(epoka.Step[Parley]):
    """With what a dish is eaten; plain ones with salt. Of equal dishes those with salt come first."""

    def __init__(self, seat: int, left: int, kind: int, lowest: int, before: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind
        self.lowest = lowest
        self.before = before

    def inside(self) -> bool:
        return True

    def part_of_pick(self) -> bool:
        return True

    def collects(self, s: Parley) -> bool:
        return True

    def picks(self, s: Parley, out: list[int]) -> None:
        out.append(SALT)
        if self.kind >= SPICED:
            out.append(HONEY)

    def actions(self, s: Parley, out: list[int]) -> None:
        if self.kind != self.lowest or self.before == SALT:
            out.append(SALT)
        if self.kind >= SPICED:
            out.append(HONEY)

    def act(self, s: Parley, action: i64) -> None:
        if action == HONEY:
            s.eaten[self.seat][KINDS] += 1
        if self.left:
            lowest, before = max((self.kind, action), (self.lowest, self.before))
            s.push(Dine(int(self.seat), self.left, lowest, before))

    def refuse(self, s: Parley, action: int) -> epoka.Refusal:
        return epoka.Refusal("dining-now", "PA-6")


class Speech(epoka.Step[Parley]):
    """A point for one more speech, or the debate is over for all."""

    def forced(self, s: Parley) -> i64:
        return epoka.GO if s.ended_by else super().forced(s)

    def actions(self, s: Parley, out: list[int]) -> None:
        out.extend([SPEAK, LEAVE])

    def act(self, s: Parley, action: i64) -> None:
        if action == SPEAK:
            s.scores[self.seat] += 1
        elif action == LEAVE:
            s.ended_by = "leaving"

    def refuse(self, s: Parley, action: int) -> epoka.Refusal:
        return epoka.Refusal("debating-now", "PA-5")


# ---- what goes by itself --------------------------------------------------------------------------------------------


class Round(epoka.TableProcedure[Parley]):
    """A topic, the offers, their reveal; without a card for the topic the game ends at once."""

    def act(self, s: Parley, action: i64) -> None:
        if not s.deck.size():
            s.ended_by = "deck"
            return
        s.round += 1
        last = s.round == s.options["rounds"]
        envoys = range(s.players)
        steps: list[epoka.Step[Any]] = [Topic(), *[Offer(seat) for seat in envoys]]
        if s.options["rival"]:
            steps.append(RivalOffer())
        steps.append(Reveal())
        if last and s.options["banquet"] != "none":
            steps.extend([Dine(seat, DISHES) for seat in envoys])
        if last and s.options["debate"]:
            steps.append(Debate(SPEECHES))
        steps.append(Exhausted() if last else Round())
        s.push_all(steps)


class Reveal(epoka.TableProcedure[Parley]):
    """All offers are turned up; the highest single one wins the topic and, played by a person, a look at the deck."""

    def act(self, s: Parley, action: i64) -> None:
        offers, s.offers = s.offers, [-1] * s.sides
        single = [kind for kind in offers if kind >= 0 and offers.count(kind) == 1]
        winner = offers.index(max(single)) if single else -1
        if s.listening:
            s.tell("revealed", {"offers": " ".join([str(kind) for kind in offers]), "winner": winner})
        for seat in range(s.players):
            s.hands[seat][offers[seat]] -= 1
            s.spent[offers[seat]] += 1
        if s.sides > s.players and offers[-1] >= 0:
            if winner == s.players:
                s.deck.put_under(offers[-1], (1 << s.players) - 1)
            else:
                s.spent[offers[-1]] += 1
        if winner >= 0:
            s.scores[winner] += s.topic + 1
        s.spent[s.topic] += 1
        s.topic = -1
        if 0 <= winner < s.players and s.deck.size():
            s.push(Look(winner))


class Debate(epoka.TableProcedure[Parley]):
    """Puts the last speech on the agenda and itself on top, until the first one lies there: fifty steps deep."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def act(self, s: Parley, action: i64) -> None:
        s.push(Speech((self.left - 1) % s.players))
        if self.left > 1:
            s.push(Debate(self.left - 1))


class Exhausted(epoka.TableProcedure[Parley]):
    """Nothing is left to talk about."""

    def act(self, s: Parley, action: i64) -> None:
        if not s.ended_by:
            s.ended_by = "silence"


# ---- the game -------------------------------------------------------------------------------------------------------


class Diplomat(epoka.Bot):
    """Offers what most often wins against imagined hands; a bot in plain Python."""

    def choose(self, seat: epoka.Seat) -> int:
        actions = seat.actions()
        if len(actions) == 1 or actions[0] >= KEEP:
            return actions[0]
        wins = dict.fromkeys(actions, 0)
        for _ in range(8):
            state = seat.imagine()
            highest = 0
            for other in state.asked():
                if other != seat.index:
                    highest = max(highest, *state.actions(other))
            for action in actions:
                wins[action] += action > highest
        return max(actions, key=lambda action: (wins[action], -action))


class ParleyGame(epoka.Game):
    """2 to 4 envoys, and perhaps the rival."""

    def __init__(self) -> None:
        super().__init__(
            name="parley",
            version=1,
            players=range(2, 5),
            options=[
                epoka.Option("pace", ["calm", "brisk"], "calm"),
                epoka.Option("rounds", [1, 2, 3], None),
                epoka.Option("rival", [False, True], False),
                epoka.Option("copies", [2, 3, 4], 3),
                epoka.Option("debate", [True, False], True),
                epoka.Option("banquet", ["none", "full", "free"], "none"),
            ],
            notation=NOTATION,
            longest=4 * HAND + 3 * 8 + 4 * (2 * DISHES + 1) + SPEECHES,
            most_points=3 * KINDS + SATCHEL * (KINDS - 1) + 2 * DISHES + SPEECHES,
        )

    def preset(self, options: dict[str, Any]) -> dict[str, Any]:
        return {"rounds": PACES[options["pace"]]}

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        if players * HAND >= options["copies"] * KINDS:
            raise epoka.BadOption(f"{options['copies']} copies are too few for {players} hands of {HAND} and a topic")

    def blank(self, players: int, options: dict[str, Any]) -> epoka.State:
        return Parley(self, players, options)

    def set_up(self, state: epoka.State) -> None:
        assert isinstance(state, Parley)
        hands = [DealHand(seat) for _ in range(HAND) for seat in range(state.players)]
        state.push_all([*hands, Round()])

    def bots(self) -> dict[str, type[epoka.Bot]]:
        return {"diplomat": Diplomat}


GAME: Final = ParleyGame()
