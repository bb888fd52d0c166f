"""One table: a list of events in, the position, the log and the seats out. No clock, no disk, no network."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

import msgspec

import epoka
from epoka import Dealer, State
from epoka.bots import stand_in_bot
from epoka.lessons import FixedDealer, Lesson, Progress, UnknownLesson, find_lesson, progress
from epoka.server.clocks import ClockFace, PauseWish, clock_of
from epoka.server.errors import Refused
from epoka.server.moves import Move, Told
from epoka.server.public import Public
from epoka.server.sealed_deal import SealedDealer
from epoka.server.store import DraftRow, HintRow, Snapshot, TableEvent

NOBODY_ACTS = -2
"""The seat of log lines about the table itself."""
PROGRAM = "program"
"""What a bot is called that comes with a token, whatever it calls itself."""


class Place(msgspec.Struct, kw_only=True):
    """Who sits on a seat, as everybody may know."""

    kind: str
    """person, bot, or program: a bot that comes with a token of its own"""
    name: str = ""
    bot: str = ""
    taken: bool = False
    password: bool = False
    standin: bool = False


class Line(msgspec.Struct, gc=False):
    """One entry of the log, before it is cut to what a seat may see."""

    seq: int
    number: int
    move: Move
    at: float
    undone: bool = False


class UndoWish(msgspec.Struct):
    """Somebody asks the others for an undo beyond the barrier."""

    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Draft(msgspec.Struct):
    """The actions of an unfinished gesture, and the position with them; only its seat sees it."""

    names: list[str]
    state: State


class Table:
    """Plays events one by one. Drafts are no events: they are given to it as the store has them."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.seq = 0
        self.created = 0.0
        self.places: list[Place] = []
        self.options: dict[str, Any] = {}
        self.version = 0
        """The rules the table was begun by."""
        self.clock: ClockFace | None = None
        self.undo = "free"
        """What may be taken back: see `messages.UndoPolicy`."""
        self.rerolls = 0
        self.hints_allowed = True
        self.chances_shown = False
        """Whether those who play are told how likely each of them is to win."""
        self.chat = "players"
        """Who may talk here: see `messages.ChatPolicy`."""
        self.gathering = False
        """Whether the game waits until everybody is ready."""
        self.ready: set[int] = set()
        self.listed = False
        """Whether anybody may take a free seat from the lobby."""
        self.public = False
        """Whether anybody may look at the finished game."""
        self.hints: dict[tuple[int, int], int] = {}
        """How far a seat was helped, by seat and the number of actions before."""
        self.closed = False
        self.rematch: str | None = None
        self.forked_from: tuple[str, int] | None = None
        self.deal: str | None = None
        """The sealed deal that is played here."""
        self.seed = ""
        """What its draws follow from; no event has it, and nothing that leaves the server."""
        self.streams: list[str] = []
        """From which of its streams the draws of the present line came."""
        self.lesson: Lesson | None = None
        self.floor = 0
        """So many actions are the start of a lesson: nobody goes back behind them."""
        self.explains = False
        """Whether opponents say why they do what they do."""
        self.moves: list[Move] = []
        """The present line of play."""
        self.lines: list[Line] = []
        """All that ever happened, taken back or not."""
        self.moved = 0
        """The number of the last event that changed the position."""
        self.moved_at = 0.0
        self.undone_seq = 0
        self.kept: dict[int, str] = {}
        """Sealed choices that wait for those before them."""
        self.wish: UndoWish | None = None
        self.taken_back: list[str] = []
        self.taken_back_by = NOBODY_ACTS
        self.drafts: dict[int, Draft] = {}
        self.draft_rows: list[DraftRow] = []
        """The drafts as the store has them."""
        self.messages: dict[tuple[int, str], int] = {}
        """Submissions that are done, by seat and message id: a repeat gets the same answer."""
        self.base_turn = 0
        self._following = True
        self._public: Public | None = None
        """What everybody may know of the present position, while it is being told."""
        self._progress: tuple[int, list[str], Progress] | None = None

    # ---- loading --------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, identity: str, events: list[TableEvent], snapshot: Snapshot | None) -> Table:
        """Replay the events. Where they no longer fit or lead elsewhere, go on from the snapshot.

        An upgrade never ends a table: the position people saw is the one that goes on. It is compared whichever rules
        made it, which takes no longer than replaying a few moves; a snapshot that cannot be read does no harm
        to a table whose events fit.
        """
        table = cls(identity)
        before = [event for event in events if snapshot is None or event.seq <= snapshot.seq]
        after = events[len(before) :]
        try:
            table.play_all(before)
            agrees = snapshot is None or table._agrees_with(snapshot)
            table.play_all(after)
        except epoka.EpokaError:
            if snapshot is None:
                raise
            return cls._from_snapshot(identity, before, after, snapshot)
        if snapshot is None or agrees:
            return table
        try:
            return cls._from_snapshot(identity, before, after, snapshot)
        except epoka.BadSnapshot:
            return table

    @classmethod
    def begun(cls, identity: str, event: TableEvent, state: State) -> Table:
        """A new table whose first event leads to this position, which need not be played once more."""
        table = cls(identity)
        table._following = False
        table.play(event)
        table._following = True
        table.base = table.game.begin(table.players, table.options)
        table.state = state.copy()
        return table

    @classmethod
    def _from_snapshot(
        cls, identity: str, before: list[TableEvent], after: list[TableEvent], snapshot: Snapshot
    ) -> Table:
        table = cls(identity)
        table._following = False
        table.play_all(before)
        table.base = table.game.restore(snapshot.data)
        table.base_turn = len(table.moves)
        table.state = table.base.copy()
        table._following = True
        table.play_all(after)
        return table

    def _agrees_with(self, snapshot: Snapshot) -> bool:
        mine = self.snapshot().data
        return all(mine[key] == snapshot.data.get(key) for key in ("agenda", "pieces", "options"))

    def snapshot(self, state: State | None = None, seq: int | None = None) -> Snapshot:
        """The position without its past, which the events hold."""
        data = (state or self.state).snapshot()
        data["history"] = None
        return Snapshot(self.seq if seq is None else seq, self.game.version, data)

    # ---- events ---------------------------------------------------------------------------------------------------

    def play_all(self, events: list[TableEvent], after: State | None = None) -> None:
        """Carry out events. Where the position they lead to is known already it need not be played once more."""
        following = self._following
        self._following = following and after is None
        for event in events:
            self.play(event)
        self._following = following
        if after is not None:
            self.state = after.copy()
            self._public = None

    def play(self, event: TableEvent) -> None:
        """Carry out what an event says."""
        if event.seq != self.seq + 1:
            raise epoka.BadRecord(f"event {event.seq} of table {self.id} does not follow {self.seq}")
        getattr(self, "_on_" + event.kind.replace("-", "_"))(event, event.data)
        self.seq = event.seq
        self._public = None
        if event.message is not None and event.seat is not None:
            self.messages[event.seat, event.message] = event.seq

    def _on_created(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.created = event.at
        self.game = epoka.game(data["game"])
        self.players = int(data["players"])
        self.version = int(data["version"])
        self.options = data["options"]
        self.places = [msgspec.convert(place, Place) for place in data["places"]]
        clock = clock_of(data)
        self.clock = ClockFace(clock, self.players) if clock else None
        self.undo = data.get("undo", "free")  # tables of older versions have no policy
        self.hints_allowed = data.get("hints", True)
        self.chances_shown = data.get("chances", False)
        self.chat = data.get("chat", "players")
        self.gathering = bool(data.get("gather"))
        origin = data.get("forked_from")
        self.forked_from = (origin[0], origin[1]) if origin else None
        self.explains = bool(data.get("explains"))
        self.deal = data.get("deal")
        if data.get("lesson"):
            self.floor = len(data["moves"])
            with contextlib.suppress(UnknownLesson):  # of another version: the table goes on without its coach
                self.lesson = find_lesson(self.game, data["lesson"])
        if self._following:
            self.base = self.game.begin(self.players, self.options)
            self.state = self.base.copy()
        self._move(event, data["moves"])
        self._look_who_is_there(event.at)

    def _on_ready(self, event: TableEvent, data: dict[str, Any]) -> None:
        for seat in data["seats"]:
            if data["on"]:
                self.ready.add(seat)
                self._tell(event, "table-ready", {"seat": seat})
            else:
                self.ready.discard(seat)
        self._begin_where_all_are_ready(event)

    def _begin_where_all_are_ready(self, event: TableEvent) -> None:
        people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        if self.gathering and all(self.places[seat].taken and seat in self.ready for seat in people):
            self._on_begun(event, {})

    def _on_begun(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.gathering = False
        self._tell(event, "table-begun", {})

    def _on_listed(self, event: TableEvent, data: dict[str, Any]) -> None:
        """Strangers may come, and do not talk unless the host allows it."""
        self.listed = data["on"]
        if data["on"]:
            self.chat = "off"
        self._tell(event, "table-listed", {"on": data["on"]})

    def _on_moved(self, event: TableEvent, data: dict[str, Any]) -> None:
        """To another browser of the same person."""
        self._tell(event, "table-moved", {"seat": data["seat"]})

    def _on_acted(self, event: TableEvent, data: dict[str, Any]) -> None:
        self._decided(event, data["seat"])
        names = [move[1] for move in data["moves"] if move[0] == data["seat"]]
        again = self.taken_back_by == data["seat"] and self.taken_back[: len(names)] == names
        rest = self.taken_back[len(names) :] if again else []
        self._move(event, data["moves"])
        self.taken_back, self.taken_back_by = rest, data["seat"]

    def _on_sealed(self, event: TableEvent, data: dict[str, Any]) -> None:
        self._decided(event, data["seat"])
        self.kept[data["seat"]] = data["name"]

    def _on_undone(self, event: TableEvent, data: dict[str, Any]) -> None:
        """Back to an earlier position. What was taken back stays in the log, marked; the free kind can be redone."""
        to, seat = data["to"], data["by"]
        taken_back = [move.name for move in self.moves[to:] if move.by == seat]
        lines = [line for line in self.lines if line.number > to and not line.undone]
        if self._following:
            self.state = self.position_at(to)
        for line in lines:
            line.undone = True
        for by, gestures in Counter(by for _, by in {(line.seq, line.move.by) for line in lines}).items():
            if self.clock is not None and by >= 0:
                self.clock.taken_back(by, gestures)
        del self.moves[to:]
        if data["consent"]:
            self.kept.clear()
        self.undone_seq = event.seq
        drawn = bool(data["moves"]) or any(line.move.by == epoka.CHANCE for line in lines)
        self.rerolls += drawn
        told = {"seat": seat, "count": len(lines), "consent": data["consent"], "drawn": drawn}
        self._tell(event, "table-undone", told)
        self._move(event, data["moves"])
        self.taken_back, self.taken_back_by = ([] if data["consent"] else taken_back), seat

    def _on_undo_asked(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.wish = UndoWish(data["by"], data["to"], [], list(data["waiting"]))
        self._tell(event, "table-undo-asked", {"seat": data["by"], "count": len(self.moves) - data["to"]})

    def _on_undo_agreed(self, event: TableEvent, data: dict[str, Any]) -> None:
        assert self.wish is not None
        self.wish.waiting.remove(data["seat"])
        self.wish.agreed.append(data["seat"])

    def _on_undo_refused(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.wish = None
        self._tell(event, "table-undo-refused", {"seat": data["seat"]})

    def _on_undo_withdrawn(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.wish = None
        self._tell(event, "table-undo-withdrawn", {"seat": data["seat"]})

    def _on_joined(self, event: TableEvent, data: dict[str, Any]) -> None:
        place = self.places[data["seat"]]
        place.taken = True
        place.name = data["name"] or place.name
        self._tell(event, "table-joined", {"seat": data["seat"]})
        self._look_who_is_there(event.at)

    def _on_named(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.places[data["seat"]].name = data["name"]

    def _on_given(self, event: TableEvent, data: dict[str, Any]) -> None:
        """To a bot, or to whoever opens the new link."""
        seat = data["seat"]
        old = self.places[seat]
        if data.get("program"):
            self.places[seat] = Place(kind="program", bot=PROGRAM, taken=True)
            self._tell(event, "table-given-to-bot", {"seat": seat, "bot": PROGRAM})
        elif data["bot"]:
            self.places[seat] = Place(kind="bot", bot=data["bot"], taken=True)
            self._tell(event, "table-given-to-bot", {"seat": seat, "bot": data["bot"]})
        else:
            self.places[seat] = Place(kind="person", name=old.name if old.kind == "person" else "")
            self._tell(event, "table-given-to-person", {"seat": seat})
        self.ready.discard(seat)
        self._begin_where_all_are_ready(event)
        self._new_decision(event.at)
        self._look_who_is_there(event.at)

    def _on_renewed(self, event: TableEvent, data: dict[str, Any]) -> None:
        """A new link tells everybody: whoever gets it sees the seat's secrets, the host among them."""
        self.places[data["seat"]].taken = data["taken"]
        self._tell(event, "table-renewed", {"seat": data["seat"]})
        self._look_who_is_there(event.at)

    def _on_watch_renewed(self, event: TableEvent, data: dict[str, Any]) -> None:
        """Nothing anybody at the table would notice."""

    def _on_watched(self, event: TableEvent, data: dict[str, Any]) -> None:
        """Somebody opened the watch link; that is nobody's business either."""

    def _on_standin(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.places[data["seat"]].standin = data["on"]
        if self.clock is not None:
            self.clock.returned(data["seat"])
        self._new_decision(event.at)
        key = "table-standin" if data["on"] else "table-returned"
        self._tell(event, key, {"seat": data["seat"], "bot": data["bot"]})

    def _on_bot_failed(self, event: TableEvent, data: dict[str, Any]) -> None:
        self._tell(event, "table-bot-failed", {"seat": data["seat"], "bot": data["bot"]})

    def _on_ran_out(self, event: TableEvent, data: dict[str, Any]) -> None:
        """Time has run out for a seat whose place no bot takes."""
        assert self.clock is not None
        self.clock.late.add(data["seat"])
        self._tell(event, "table-ran-out", {"seat": data["seat"]})

    def _on_pause_asked(self, event: TableEvent, data: dict[str, Any]) -> None:
        assert self.clock is not None
        self.clock.wish = PauseWish(data["by"], data["days"], list(data["waiting"]))
        self._tell(event, "table-pause-asked", {"seat": data["by"]})

    def _on_pause_agreed(self, event: TableEvent, data: dict[str, Any]) -> None:
        assert self.clock is not None and self.clock.wish is not None
        self.clock.wish.waiting.remove(data["seat"])

    def _on_pause_refused(self, event: TableEvent, data: dict[str, Any]) -> None:
        assert self.clock is not None
        self.clock.wish = None
        self._tell(event, "table-pause-refused", {"seat": data["seat"]})

    def _on_paused(self, event: TableEvent, data: dict[str, Any]) -> None:
        assert self.clock is not None
        self.clock.pause(event.at, data["days"])
        self._tell(event, "table-paused", {"seat": data["by"]})

    def _on_resumed(self, event: TableEvent, data: dict[str, Any]) -> None:
        assert self.clock is not None
        self.clock.resume(event.at)
        self._tell(event, "table-resumed", {"seat": data["seat"]})

    def _look_who_is_there(self, at: float) -> None:
        """No clock runs while a seat waits for somebody to come."""
        if self.clock is not None:
            before = self.clock.complete
            self.clock.complete = all(place.taken for place in self.places)
            if self.clock.complete and not before:
                self.clock.restart(at)

    def _new_decision(self, at: float) -> None:
        if self.clock is not None:
            self.clock.restart(at)

    def _decided(self, event: TableEvent, seat: int) -> None:
        """A gesture or a sealed choice is made; with the first one of a person the clocks begin."""
        if self.clock is not None and not self.played_by_bot(seat):
            self.clock.decided(seat, event.at)
            self.clock.begun = self.clock.begun or event.message is not None

    def _on_closed(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.closed = True
        self._tell(event, "table-closed", {})

    def _on_opened(self, event: TableEvent, data: dict[str, Any]) -> None:
        """From now on anybody may look at the finished game, or nobody new."""
        self.public = data["on"]

    def _on_chat_allowed(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.chat = data["chat"]
        self._tell(event, "table-chat", {"chat": data["chat"]})

    def _on_host_moved(self, event: TableEvent, data: dict[str, Any]) -> None:
        self._tell(event, "table-host-moved", {"seat": data["seat"]})

    def _on_watchers_evicted(self, event: TableEvent, data: dict[str, Any]) -> None:
        self._tell(event, "table-watchers-evicted", {})

    def _on_rematched(self, event: TableEvent, data: dict[str, Any]) -> None:
        self.rematch = data["table"]
        self._tell(event, "table-rematch", {"seat": data["seat"]})

    def _tell(self, event: TableEvent, key: str, values: dict[str, Any]) -> None:
        """All that an event tells of the table is one line."""
        told = (Told(key, values),)
        if self.lines and self.lines[-1].seq == event.seq and self.lines[-1].number == 0:
            self.lines[-1].move = Move(NOBODY_ACTS, "", told=(*self.lines[-1].move.told, *told))
        else:
            self.lines.append(Line(event.seq, 0, Move(NOBODY_ACTS, "", told=told), event.at))

    def _move(self, event: TableEvent, moves: list[Any]) -> None:
        for move in msgspec.convert(moves, list[Move]):
            if self._following:
                self.state.act(self.state.action(move.name))
            self.moves.append(move)
            self.lines.append(Line(event.seq, len(self.moves), move, event.at))
            self.kept.pop(move.by, None)
        self.streams += event.data.get("streams", [])
        self.moved, self.moved_at = event.seq, event.at
        self._new_decision(event.at)
        self.wish = None

    # ---- what is the case -----------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """How many actions the present line has."""
        return len(self.moves)

    @property
    def status(self) -> str:
        if self.closed:
            return "closed"
        return "over" if self.state.over else "playing"

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    def public_part(self) -> Public:
        """What everybody may know of the present position: wanted for every seat, made once."""
        if self._public is None:
            self._public = Public(self.state)
        return self._public

    def forget_public(self) -> None:
        """It takes more memory than the rest of a quiet table."""
        self._public = None

    def asked(self) -> list[int]:
        """The seats that have still to decide; nobody before the start."""
        if self.gathering:
            return []
        return [seat for seat in self.state.asked() if seat >= 0 and seat not in self.kept]

    def played_by_bot(self, seat: int) -> str:
        """The bot of this server that decides for a seat now, "" for a person and for a program."""
        place = self.places[seat]
        if place.kind == "bot":
            return place.bot
        return stand_in_bot(self.game) if place.standin else ""

    def people(self) -> list[int]:
        """The seats at which a person decides now."""
        seats = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        return [seat for seat in seats if not self.played_by_bot(seat)]

    def late(self) -> list[int]:
        """The seats whose time runs."""
        if self.clock is None or not self.playing:
            return []
        return [seat for seat in self.asked() if not self.played_by_bot(seat) and self.clock.due(seat) is not None]

    def late_at(self, moment: float) -> list[int]:
        """The seats whose time has run out at a moment."""
        return [seat for seat in self.late() if self.clock and (self.clock.due(seat) or moment) <= moment]

    def deserted(self, seat: int) -> bool:
        """Whether a bot stands in here and no person is left: then nobody plays on, unless that was said."""
        stays = self.clock is not None and self.clock.clock.finish
        return self.places[seat].standin and not stays and not self.people()

    def due(self) -> float | None:
        """When the present decision runs out."""
        if self.clock is None:
            return None
        return min((due for due in map(self.clock.due, self.late()) if due is not None), default=None)

    def take_hints(self, rows: list[HintRow]) -> None:
        """Hints that were given."""
        for row in rows:
            self.hints[row.seat, row.turn] = row.step

    def hints_of(self, seat: int) -> int:
        """For how many decisions a seat has asked for a hint."""
        return len([True for who, _ in self.hints if who == seat])

    # ---- lessons --------------------------------------------------------------------------------------------------

    def progress(self) -> Progress | None:
        """How far the learner is, None at a table without a lesson; worked out once for each position and draft."""
        if self.lesson is None or self.floor < self.base_turn:
            return None
        draft = self.draft_names(self.lesson.seat)
        if self._progress is None or self._progress[:2] != (self.seq, draft):
            moves = [(move.by, move.name) for move in self.moves[self.floor :]]
            found = progress(self.lesson, self.position_at(self.floor), moves, draft)
            self._progress = (self.seq, draft, found)
        return self._progress[2]

    def replies(self, to: int | None = None) -> list[str]:
        """What chance and the others have done since the lesson began, up to an action."""
        seat = None if self.lesson is None else self.lesson.seat
        return [move.name for move in self.moves[self.floor : to] if move.by != seat]

    def dealer(self, usual: Dealer, to: int | None = None) -> Dealer | FixedDealer | SealedDealer:
        """Who draws at this table, after so many of its actions: a lesson has a fixed deal, a sealed one its seed."""
        if self.deal is not None:
            return SealedDealer(self.seed, self.streams)
        return usual if self.lesson is None else FixedDealer(self.lesson, self.replies(to))

    # ---- going back -----------------------------------------------------------------------------------------------

    def position_at(self, turn: int) -> State:
        """The position after so many actions of the present line."""
        return play_names(self.base.copy(), self.names_to(turn))

    def gesture_start(self, turn: int) -> int:
        """The last position at or before this one where nobody is in the middle of a gesture."""
        return self.base_turn + gesture_start(self.base.copy(), self.names_to(turn))

    def names_to(self, turn: int) -> list[str]:
        """The actions that lead from the base to a position; refused where it lies before an upgrade of the rules."""
        if turn < self.base_turn:
            raise Refused(410, "rules-changed", "This was played by older rules, and its positions cannot be shown.")
        return [move.name for move in self.moves[self.base_turn : turn]]

    def barrier(self) -> int:
        """How many actions are beyond free undo."""
        return self.base_turn + self.state.barrier

    def undo_floor(self) -> int:
        """Nobody goes back behind so many actions: the start of a lesson; the last draw of a sealed deal, which would
        come again, foreseen."""
        if self.deal is None:
            return self.floor
        return next((turn for turn in range(self.turn, 0, -1) if self.moves[turn - 1].by == epoka.CHANCE), 0)

    def take_drafts(self, rows: list[DraftRow]) -> None:
        """These are the drafts from now on. Raises `Illegal` where one does not fit the position."""
        drafts = {row.seat: Draft(row.names, self._with_draft(row.names)) for row in rows if row.names}
        self.draft_rows, self.drafts = rows, drafts
        for row in rows:
            if row.taken_back:
                self.taken_back, self.taken_back_by = row.taken_back, row.seat

    def _with_draft(self, names: list[str]) -> State:
        state = self.state.copy()
        for name in names:
            state.act(state.action(name))
        return state

    def drafts_but(self, seat: int) -> list[DraftRow]:
        """The drafts of the other seats."""
        return [row for row in self.draft_rows if row.seat != seat]

    def drafts_with(self, seat: int, names: list[str]) -> list[DraftRow]:
        """The drafts once a seat's is this one. What it has taken back, of this draft too, it may still play again."""
        old = self.draft_names(seat)
        taken_back = self.taken_back if self.taken_back_by == seat else []
        if len(names) < len(old) and names == old[: len(names)] and taken_back[: len(old)] != old:
            taken_back = old
        return [*self.drafts_but(seat), DraftRow(seat, names, taken_back)]

    def draft_names(self, seat: int | None) -> list[str]:
        draft = self.drafts.get(seat) if seat is not None else None
        return draft.names if draft is not None else []

    def free_undo(self, seat: int) -> int:
        """How many actions this seat may take back by itself, those of its draft included."""
        draft = len(self.draft_names(seat))
        if not self.playing or seat in self.kept:
            return 0
        own = self.undo != "none" and self.moves and self.moves[-1].by == seat
        return draft + (self.turn - max(self.barrier(), self.undo_floor()) if own else 0)

    def others(self, seat: int) -> list[int]:
        """The other people, whose consent somebody needs."""
        return [other for other in self.people() if other != seat]

    def may_ask_undo(self, seat: int) -> bool:
        """Whether there is anything of this seat that the others could let it take back."""
        if not self.playing or self.undo == "none" or (self.undo == "consent" and not self.others(seat)):
            return False
        first = max(self.base_turn, self.undo_floor())
        return any(self.moves[turn].by == seat for turn in range(self.turn - 1, first - 1, -1))

    def redo(self, seat: int) -> list[str]:
        """What this seat took back last and may play again."""
        draft = self.draft_names(seat)
        if self.taken_back_by != seat or self.taken_back[: len(draft)] != draft:
            return []
        return self.taken_back[len(draft) :]


def play_names(state: State, names: list[str]) -> State:
    """The same state after these actions."""
    for name in names:
        state.act(state.action(name))
    return state


def gesture_start(state: State, names: list[str]) -> int:
    """After how many of these actions nobody was in the middle of a gesture for the last time."""
    start = 0
    for number, name in enumerate(names, start=1):
        state.act(state.action(name))
        if not state.unfinished:
            start = number
    return start
