"""What is asked of both servers: a maker of requests for every operation and for every message of a socket.

Whoever asks knows the notation, the rules and even the two positions, so that the questions are those that would tell
most: names that only one of the twins allows, typing errors near to them, gestures continued past their end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import epoka
from epoka.lessons import lesson_names
from epoka.server.store import WATCHER
from epoka.server.table import Table
from tests.server.twins.pairs import Twins, after, gesture
from tests.server.twins.servers import STRANGER, guest, seat_secret

NONSENSE = [
    "zzz",
    "keep",
    "install",
    "roll",
    "place forest",
    "ÄÖ",
    "0",
    "x" * 80,
    "x" * 81,
    "",
    "offer -1",
    "draft  lake",
]


@dataclass
class Asked:
    """One request before it is written down."""

    who: str
    body: Any = None
    path: dict[str, str] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)


class Asker:
    """Makes up requests about a table, as somebody who may not tell the twins apart."""

    def __init__(self, identity: str, twins: Twins, tables: list[Table], rng: Random) -> None:
        self.identity = identity
        self.twins = twins
        self.tables = tables
        self.rng = rng
        self.count = 0
        pieces = {name.split()[-1] for name in twins.differing}
        self.about_the_secret = {name for name in twins.game.names if name.split()[-1] in pieces}
        """The actions with the very pieces in which the twins differ."""

    @property
    def table(self) -> Table:
        """One of the two, for what is the same at both."""
        return self.tables[0]

    @property
    def seats(self) -> list[int]:
        return [seat for seat in range(self.twins.players) if seat != self.twins.owner]

    def guest(self, who: int | str) -> str:
        return guest(self.identity, who)

    def anybody(self) -> str:
        others = [self.guest("shared"), self.guest(WATCHER), self.guest("host"), STRANGER, self.guest("passer-by")]
        return self.rng.choice([*[self.guest(seat) for seat in self.seats] * 3, *others])

    def own_seat(self) -> int:
        """A seat that asks; more often one that is to decide."""
        deciding = [seat for seat in self.seats if seat in self.table.asked()]
        return self.rng.choice(deciding if deciding and self.rng.random() < 0.8 else self.seats)

    def any_seat(self) -> int:
        return self.rng.choice([self.own_seat(), self.rng.randrange(self.twins.players), self.rng.randrange(17)])

    # ---- names ----------------------------------------------------------------------------------------------------

    def own_gesture(self, seat: int) -> list[str]:
        """A whole gesture of the seat; of whoever decides, where it is not the seat."""
        state = self.table.state
        if seat != state.mover and state.actions(seat):
            return [state.name(self.rng.choice(state.actions(seat)))]
        return gesture(state, self.rng) if state.mover >= 0 else []

    def gesture(self, seat: int) -> list[str]:
        """Whole, a part, continued past its end, the draft, what was taken back."""
        whole, draft = self.own_gesture(seat), self.table.draft_names(seat)
        longer = [*whole, self.name(whole)]
        part = whole[: self.rng.randrange(len(whole) + 1)]
        again = [*draft, *self.table.redo(seat)]
        other = [*draft, self.name(draft)]
        return self.rng.choice([whole, part, part, longer, longer, again, other, [self.name([])], [*part, *whole]])

    def name(self, before: list[str]) -> str:
        """An action to be tried after these: what may be legal, what tells the twins apart, or nonsense."""
        kind = self.rng.random()
        if kind < 0.5:
            telling = self.telling(before)
            if telling:
                return self.misspelt(self.rng.choice(telling), 0.15)
        if kind < 0.7:
            legal = after(self.table.state, before).legal()
            if legal:
                return self.misspelt(self.table.game.names[self.rng.choice(legal)], 0.3)
        if kind < 0.9:
            return self.misspelt(self.rng.choice(self.table.game.names), 0.1)
        return self.rng.choice(NONSENSE)

    def telling(self, before: list[str]) -> list[str]:
        """What only one of the twins allows, after these or to a seat asked at the same time, or what is about it."""
        states = [after(table.state, before) for table in self.tables]
        found = [set(state.legal()) for state in states]
        for state, actions in zip(states, found, strict=True):
            for seat in state.asked():
                actions.update(state.actions(seat) if seat >= 0 else [])
        names = {self.table.game.names[action] for action in found[0] ^ found[1]}
        return sorted(names | self.about_the_secret)

    def misspelt(self, name: str, chance: float) -> str:
        """The name, now and then with a typing error."""
        if self.rng.random() >= chance:
            return name
        place = self.rng.randrange(len(name))
        return self.rng.choice(
            [name[:place] + name[place + 1 :], name[:place] + "q" + name[place:], name.upper(), name + " "]
        )

    # ---- numbers --------------------------------------------------------------------------------------------------

    def message(self) -> str:
        """An id: new, or one that was used already."""
        self.count += 1
        return f"m{self.count if self.rng.random() < 0.95 else self.rng.randrange(1, self.count + 1)}"

    def seq(self) -> int:
        """The present number; or a stale one, or a future one."""
        table = self.table
        if self.rng.random() < 0.92:
            return table.seq
        return max(0, self.rng.choice([0, table.moved - 1, table.moved, table.seq - 1, table.seq + 1, 10_000_000]))

    def turn(self) -> int:
        turn = self.table.turn
        return max(0, self.rng.choice([turn, turn - 1, turn - 2, turn + 1, turn + 2, self.rng.randrange(turn + 1)]))


Maker = Callable[[Asker], Asked]


# ---- what a seat asks for: the same over socket and HTTP ------------------------------------------------------------


def for_seat(asker: Asker, **body: Any) -> Asked:
    """By the holder of the seat, seldom by somebody else."""
    seat = body["seat"]
    holder = asker.guest(seat) if seat in asker.seats else asker.guest("shared")
    who = holder if asker.rng.random() < 0.95 else asker.anybody()
    return Asked(who, {"id": asker.message(), **body})


def seat_of(asker: Asker) -> int:
    return asker.own_seat() if asker.rng.random() < 0.95 else asker.any_seat()


def act(asker: Asker) -> Asked:
    seat = seat_of(asker)
    waits = asker.table.state.mover != seat and asker.rng.random() < 0.5
    actions = [asker.rng.choice(NONSENSE)] if waits else asker.gesture(seat)
    return for_seat(asker, seat=seat, seq=asker.seq(), actions=actions)


def undo(asker: Asker) -> Asked:
    return for_seat(asker, seat=seat_of(asker), seq=asker.seq(), to=asker.turn())


def vote(asker: Asker) -> Asked:
    wish = asker.table.wish
    waiting = [seat for seat in wish.waiting if seat in asker.seats] if wish else []
    seat = asker.rng.choice(waiting) if waiting else seat_of(asker)
    return for_seat(asker, seat=seat, agree=asker.rng.random() < 0.7)


def why(asker: Asker) -> Asked:
    """Often about what comes after a whole gesture, when somebody else decides."""
    seat, choice = seat_of(asker), asker.rng.random()
    actions = asker.own_gesture(seat) if choice < 0.5 else asker.gesture(seat) if choice < 0.9 else []
    return for_seat(asker, seat=seat, seq=asker.seq(), actions=actions, name=asker.name(actions))


def hint(asker: Asker) -> Asked:
    seat = seat_of(asker)
    actions = asker.gesture(seat) if asker.rng.random() < 0.7 else []
    return for_seat(asker, seat=seat, seq=asker.seq(), actions=actions, step=asker.rng.randrange(1, 4))


def sit(asker: Asker) -> Asked:
    return Asked(asker.anybody(), {"seat": asker.rng.choice([None, asker.own_seat(), asker.any_seat()])})


def ping(asker: Asker) -> Asked:
    return Asked(asker.anybody(), {})


MESSAGES: dict[str, tuple[float, Maker]] = {
    "act": (8, act),
    "undo": (4, undo),
    "undo-ask": (1, undo),
    "undo-vote": (1, vote),
    "why": (8, why),
    "hint": (2, hint),
    "sit": (2, sit),
    "ping": (0.2, ping),
}
"""Every message to a socket: how often, and who makes it."""


# ---- the other operations -------------------------------------------------------------------------------------------


def nothing(asker: Asker) -> Asked:
    return Asked(asker.anybody())


def game(asker: Asker) -> Asked:
    return Asked(asker.anybody(), path={"game": asker.rng.choice([asker.twins.game.name, "chess"])})


def lesson(asker: Asker) -> Asked:
    asked = game(asker)
    names = [*lesson_names(asker.twins.game), "alchemy"]
    return Asked(asked.who, path={**asked.path, "lesson": asker.rng.choice(names)})


def puzzle(asker: Asker) -> Asked:
    asked = game(asker)
    return Asked(asked.who, path={**asked.path, "puzzle": str(asker.rng.choice([0, 5, 90000]))})


def looking(asker: Asker) -> Asked:
    """At what a seat sees: mostly the own one, or as a spectator."""
    seat = asker.own_seat()
    choice = asker.rng.random()
    if choice < 0.6:
        return Asked(asker.guest(seat), query={"seat": seat})
    if choice < 0.8:
        return Asked(asker.guest(WATCHER))
    return Asked(asker.anybody(), query={"seat": asker.any_seat()})


def log(asker: Asker) -> Asked:
    asked = looking(asker)
    return Asked(asked.who, query={**asked.query, "from": asker.seq()})


def past(asker: Asker) -> Asked:
    asked = looking(asker)
    return Asked(asked.who, query=asked.query, path={"turn": str(asker.turn())})


def moment(asker: Asker) -> Asked:
    return Asked(asker.anybody(), path={"turn": str(asker.turn())})


def opening(asker: Asker) -> Asked:
    return Asked(asker.rng.choice([asker.guest("host"), asker.anybody()]), {"on": asker.rng.random() < 0.8})


def new_table(asker: Asker) -> Asked:
    kinds = asker.rng.choice([["me", "here"], ["me", "link"], ["me", "bot"], ["me", "me"]])
    name = asker.rng.choice([asker.twins.game.name, "chess"])
    return Asked(asker.anybody(), {"game": name, "seats": [{"kind": kind} for kind in kinds]})


def invited(asker: Asker) -> Asked:
    """By a good link to a seat that may be told, or by one that opens nothing."""
    places = [*asker.seats, WATCHER, 99]
    secret = seat_secret(asker.identity, asker.rng.choice(places))
    return Asked(asker.rng.choice([STRANGER, asker.anybody()]), {"secret": secret})


def joining(asker: Asker) -> Asked:
    asked = invited(asker)
    asked.body.update(name="Ota", instead=asker.rng.random() < 0.1)
    return asked


def readying(asker: Asker) -> Asked:
    return Asked(asker.anybody(), {"on": asker.rng.random() < 0.7})


def taking(asker: Asker) -> Asked:
    return Asked(asker.rng.choice([STRANGER, asker.anybody()]), {"name": "Ota"})


def naming(asker: Asker) -> Asked:
    seat = asker.any_seat()
    return Asked(asker.guest(seat) if seat in asker.seats else asker.anybody(), {"seat": seat, "name": "Ála"})


def hosting(asker: Asker) -> Asked:
    return Asked(asker.rng.choice([asker.guest("host"), asker.anybody()]), path={"seat": str(asker.any_seat())})


def giving(asker: Asker) -> Asked:
    asked = hosting(asker)
    asked.body = asker.rng.choice([{"kind": "bot"}, {"kind": "link"}, {"kind": "bot", "bot": "hal"}])
    return asked


def talking(asker: Asker) -> Asked:
    asked = looking(asker)
    room = asker.rng.choice(["players", "watchers", "all", "note"])
    words = asker.rng.choice([{"text": asker.name([])}, {"reaction": "wow"}, {"text": "I wonder"}])
    return Asked(asked.who, {"room": room, "seat": asked.query.get("seat"), **words})


def unsaying(asker: Asker) -> Asked:
    return Asked(asker.anybody(), {"id": asker.rng.choice(["a-note", "none-of-them"])})


def allowing(asker: Asker) -> Asked:
    return Asked(asker.rng.choice([asker.guest("host"), asker.anybody()]), {"chat": asker.rng.choice(["all", "off"])})


def forking(asker: Asker) -> Asked:
    return Asked(asker.anybody(), {"turn": asker.turn(), "seat": 0, "bot": ""})


def forking_record(asker: Asker) -> Asked:
    """A record that anybody can write: the game as a spectator saw it, or one that has not begun."""
    table = asker.table
    head = {"game": table.game.name, "version": table.version, "players": table.players, "options": table.options}
    names = [move.name_for(-3) or "?" for move in table.moves]
    actions = asker.rng.choice([[], names, [asker.name([])]])
    text = epoka.record_text({**head, "actions": actions})
    return Asked(asker.anybody(), {"record": text, "seat": 0, "bot": "random"})


def new_deal(asker: Asker) -> Asked:
    return Asked(asker.anybody(), {"game": asker.twins.game.name, "players": asker.twins.players})


def of_deal(asker: Asker) -> Asked:
    return Asked(asker.anybody(), path={"deal": asker.rng.choice([asker.identity, "nosuchdeal"])})


def mixing(asker: Asker) -> Asked:
    asked = of_deal(asker)
    return Asked(asked.who, {"words": "moon"}, asked.path)


def dealt(asker: Asker) -> Asked:
    asked = of_deal(asker)
    return Asked(asked.who, {"seats": [{"kind": "me"}, {"kind": "bot"}]}, asked.path)


def pausing(asker: Asker) -> Asked:
    seat = asker.own_seat()
    return Asked(asker.guest(seat), {"seat": seat, "days": asker.rng.choice([None, 1])})


def pause_vote(asker: Asker) -> Asked:
    seat = asker.own_seat()
    return Asked(asker.guest(seat), {"seat": seat, "agree": asker.rng.random() < 0.7})


def resuming(asker: Asker) -> Asked:
    seat = asker.own_seat()
    return Asked(asker.guest(seat), {"seat": seat})


OPERATIONS: dict[str, tuple[float, Maker]] = {
    "list_games": (0.1, nothing),
    "list_components": (0.1, game),
    "list_citations": (0.1, game),
    "list_texts": (0.1, game),
    "list_languages": (0.1, nothing),
    "list_puzzles": (0.1, game),
    "show_puzzle": (0.1, puzzle),
    "create_table": (0.2, new_table),
    "begin_lesson": (0.1, lesson),
    "begin_first_game": (0.1, game),
    "list_tables": (0.5, nothing),
    "show_table": (1, nothing),
    "show_invitation": (0.5, invited),
    "join_table": (0.5, joining),
    "rename_seat": (0.5, naming),
    "renew_seat": (0.1, hosting),
    "give_seat": (0.1, giving),
    "show_links": (0.2, hosting),
    "close_table": (0.02, hosting),
    "delete_table": (0.005, hosting),
    "offer_rematch": (0.2, nothing),
    "fork_table": (0.2, forking),
    "fork_record": (0.2, forking_record),
    "act": (14, act),
    "undo": (6, undo),
    "ask_undo": (1, undo),
    "vote_undo": (1, vote),
    "ask_why": (18, why),
    "ask_hint": (4, hint),
    "show_position": (3, looking),
    "show_log": (1, log),
    "show_record": (0.7, looking),
    "show_review": (0.3, looking),
    "show_past": (0.7, past),
    "show_chances": (1, looking),
    "show_analysis": (0.3, nothing),
    "start_analysis": (0.3, nothing),
    "cancel_analysis": (0.2, nothing),
    "show_moment": (0.4, moment),
    "open_table": (0.2, opening),
    "ask_pause": (0.2, pausing),
    "vote_pause": (0.2, pause_vote),
    "end_pause": (0.2, resuming),
    "seal_deal": (0.1, new_deal),
    "show_deal": (0.1, of_deal),
    "mix_words": (0.1, mixing),
    "create_dealt_table": (0.1, dealt),
    "end_deal": (0.1, of_deal),
    "show_proof": (0.1, of_deal),
    "say_ready": (0.1, readying),
    "begin_game": (0.1, hosting),
    "list_table": (0.1, opening),
    "list_open_tables": (0.1, nothing),
    "take_seat": (0.1, taking),
    "show_chat": (0.5, looking),
    "show_chat_text": (0.2, looking),
    "say_word": (0.5, talking),
    "remove_word": (0.1, unsaying),
    "clear_chat": (0.05, hosting),
    "allow_chat": (0.1, allowing),
}
"""Every operation of the interface by the name of its handler: how often, and who makes its request."""
