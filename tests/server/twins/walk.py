"""A walk through one pair of twins: requests at random, to both servers, every byte compared."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from urllib.parse import urlencode

from epoka.server import seats
from epoka.server.api import routes
from epoka.server.openapi import Route
from epoka.server.store import WATCHER
from epoka.server.table import Table
from tests.server.twins.asking import MESSAGES, OPERATIONS, Asked, Asker
from tests.server.twins.pairs import Twins, after, alike, gesture, moves_alike
from tests.server.twins.servers import TwinServer, Wire, guest

SOCKET_SHARE, OWNER_SHARE = 0.25, 0.05
LAST = ["renew_seat", "give_seat", "show_position", "close_table", "show_table", "offer_rematch", "act"]
"""What ends the life of a table comes last."""

BY_NAME: dict[str, Route] = {route.handler.__name__: route for route in routes.all}


def apart(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    same = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    start = max(0, same - 60)
    return f"\n  {one[start : start + 200]}\n  {other[start : start + 200]}"


class Walk:
    """Two tables that differ in a secret of their owner, and all that is asked about them."""

    def __init__(self, servers: list[TwinServer], twins: Twins, identity: str, tables: list[Table]) -> None:
        self.servers = servers
        self.twins = twins
        self.identity = identity
        self.rng = Random(identity)
        self.asker = Asker(identity, twins, tables, self.rng)
        self.wires: dict[str, list[Wire]] = {}
        self.asked: dict[str, int] = {}
        """How often each operation and each message was sent."""
        self.differences: list[tuple[str, str]] = []
        """The operation or message, and what differed in its answer."""
        self.secrets: set[str] = {twins.secret} if twins.secret else set()
        """Whatever the twins have differed in."""
        self.told = False
        """Whether the secret has come out by the rules, so that the twins may differ from now on."""
        self._watch_count = 0

    @property
    def tables(self) -> list[Table]:
        return self.asker.tables

    async def run(self, requests: int, everything: bool) -> None:
        """So many requests at random; before them, if wanted, one of every kind."""
        await self.open(guest(self.identity, WATCHER), "")
        await self.open(guest(self.identity, "shared"), f"seat={self.asker.seats[0]}")
        for seat in self.asker.seats:
            await self.open(guest(self.identity, seat), f"seat={seat}")
        await self.open("", "")
        if everything:
            for kind in MESSAGES:
                await self.message(kind)
            for name in OPERATIONS:
                if name not in LAST:
                    await self.operation(name)
        for _ in range(requests):
            if self.told:
                break
            await self.step()
        for name in LAST:
            if everything or not self.told:
                await self.operation(name)
        for pair in self.wires.values():
            for wire in pair:
                await wire.end()

    async def step(self) -> None:
        choice = self.rng.random()
        if choice < OWNER_SHARE:
            await self.owner_step()
        elif choice < OWNER_SHARE + SOCKET_SHARE:
            await self.message(self.pick(MESSAGES))
        else:
            await self.operation(self.pick(OPERATIONS))

    def pick(self, makers: dict[str, Any]) -> str:
        return self.rng.choices(list(makers), [weight for weight, _ in makers.values()])[0]

    # ---- asking both ----------------------------------------------------------------------------------------------

    async def operation(self, name: str) -> None:
        """One request over HTTP."""
        route, asked = BY_NAME[name], OPERATIONS[name][1](self.asker)
        values = {"table": self.identity, **asked.path}
        path = re.sub(r"{(\w+)}", lambda found: values[found[1]], route.path)
        body = b"" if asked.body is None else self.spoilt(json.dumps(asked.body)).encode()
        before = self.moments()
        answers = []
        for server in self.servers:
            self.same_chance()
            answers.append(await server.ask(route.method, path, urlencode(asked.query), body, asked.who))
        self.compare(name, asked, answers)
        await self.follow(before)

    async def message(self, kind: str) -> None:
        """One message over a socket that is open on both servers."""
        asked = MESSAGES[kind][1](self.asker)
        who = asked.who if asked.who in self.wires else self.rng.choice(list(self.wires))
        text = self.spoilt(json.dumps({"type": kind, **asked.body}))
        before = self.moments()
        for wire in self.wires[who]:
            self.same_chance()
            await wire.say(text)
        asked.who = who
        self.asked[kind] = self.asked.get(kind, 0) + 1
        if not self.wires[who][0].open:
            await self.settle()  # whoever stays is told who has gone
        await self.follow(before, (kind, asked))
        if who and not self.wires[who][0].open:
            await self.open(who, "")

    async def open(self, who: str, query: str) -> None:
        path = f"/api/tables/{self.identity}/live"
        self.wires[who] = [server.wire(path, query, who) for server in self.servers]
        await self.settle()
        await self.listen(("socket", Asked(who, query)))

    async def settle(self) -> None:
        """Wait until all sockets have received what is on its way."""
        for pair in self.wires.values():
            for wire in pair:
                await wire.settle()

    def spoilt(self, text: str) -> str:
        """Now and then something that is no request."""
        if self.rng.random() < 0.98:
            return text
        return self.rng.choice(
            [text[:-1], text.replace("seat", "seta"), "[]", '{"type": "fly"}', text.replace('"', "")]
        )

    def same_chance(self) -> None:
        seats.secrets.count = sum(self.asked.values()) * 1000  # type: ignore[attr-defined]

    def compare(self, name: str, asked: Asked, answers: list[Any]) -> None:
        self.asked[name] = self.asked.get(name, 0) + 1
        if answers[0] != answers[1]:
            self.differences.append((name, f"{name} of {asked}: {apart(repr(answers[0]), repr(answers[1]))}"))

    # ---- what follows ---------------------------------------------------------------------------------------------

    def moments(self) -> list[tuple[int, int]]:
        return [(table.seq, table.moved) for table in self.tables]

    async def follow(self, before: list[tuple[int, int]], said: tuple[str, Asked] | None = None) -> None:
        """What everybody at the tables was told; where the position has moved, see whether the secret came out."""
        self.asker.tables[:] = [server.server.tables.live[self.identity].table for server in self.servers]
        now = self.moments()
        if now != before:
            moved = all(new[1] > old[1] for new, old in zip(now, before, strict=True))
            if self.tables[0].state.over or (moved and not self.look_alike()):
                self.told = True
                return
        if now != before:
            await self.settle()
        if now != before or said:
            await self.listen(said or ("news", Asked("everybody")))

    def look_alike(self) -> bool:
        """Whether nobody but the owner can tell the tables apart by the rules."""
        (one, other), owner = self.tables, self.twins.owner
        told_the_same = moves_alike(one.moves, other.moves, self.twins.players, owner)
        return told_the_same and alike(one.state, other.state, owner)

    async def listen(self, said: tuple[str, Asked]) -> None:
        """Compare what the sockets have received."""
        for who, pair in self.wires.items():
            first, second = (wire.taken() for wire in pair)
            if first != second:
                self.differences.append((said[0], f"socket of {who} after {said}: {apart(repr(first), repr(second))}"))

    # ---- the owner ------------------------------------------------------------------------------------------------

    async def owner_step(self) -> None:
        """Whoever knows the secret does something: what only its seat sees is another thing at each of the twins."""
        owner, (one, other) = self.twins.owner, self.tables
        if not (one.playing and other.playing and owner in one.asked() and owner in other.asked()):
            await self.owner_votes()
            return
        step = one.state.agenda[-1]
        if one.state.mover != owner or step.witness() == owner:
            await self.owner_chooses(one, other)
        elif self.rng.random() < 0.7:
            await self.owner_drafts(one, other)
        else:
            names = gesture(one.state, self.rng)
            if after(other.state, names).turn == other.state.turn + len(names):
                await self.owner_sends("act", [{"actions": names}] * 2)

    async def owner_votes(self) -> None:
        wish = self.tables[0].wish
        if wish is not None and self.twins.owner in wish.waiting:
            await self.owner_sends("undo-vote", [{"agree": self.rng.random() < 0.7}] * 2)

    async def owner_chooses(self, one: Table, other: Table) -> None:
        """In secret: another choice at each of the twins, where there is one."""
        owner = self.twins.owner
        names = [[table.state.name(action) for action in table.state.actions(owner)] for table in (one, other)]
        mine = self.rng.choice(names[0])
        rest = [name for name in names[1] if name != mine] or names[1]
        yours = self.rng.choice(rest)
        drafts = [table.draft_names(owner) for table in (one, other)]
        if one.state.mover == owner and drafts[0] != drafts[1]:
            return
        if mine != yours:
            self.secrets.add("sealed choice" if one.state.mover != owner else "secret choice")
            self.avoid({mine, yours})
        await self.owner_sends("act", [{"actions": [mine]}, {"actions": [yours]}])

    async def owner_drafts(self, one: Table, other: Table) -> None:
        """Half a gesture at one of the twins, another half or none at the other."""
        whole = [gesture(table.state, self.rng) for table in (one, other)]
        parts = [names[: self.rng.randrange(1, len(names))] if len(names) > 1 else [] for names in whole]
        if parts[0] != parts[1]:
            self.secrets.add("draft")
        await self.owner_sends("act", [{"actions": part} if part else None for part in parts])

    def avoid(self, names: set[str]) -> None:
        self.twins.differing |= names
        for server in self.servers:
            server.dealer.avoided |= names

    async def owner_sends(self, kind: str, bodies: list[dict[str, Any] | None]) -> None:
        """The owner's requests: their answers are not compared, what the others hear of them is."""
        before = self.moments()
        self._watch_count += 1
        for server, table, body in zip(self.servers, self.tables, bodies, strict=True):
            if body is not None:
                sent: dict[str, Any] = {"id": f"o{self._watch_count}", "seat": self.twins.owner, **body}
                if kind != "undo-vote":
                    sent["seq"] = table.seq
                path = f"/api/tables/{self.identity}/{kind}"
                self.same_chance()
                await server.ask("POST", path, "", json.dumps(sent).encode(), guest(self.identity, self.twins.owner))
        await self.follow(before)
