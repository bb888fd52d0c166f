"""What a seat may ask for while a game is played: act, take back, why not, a hint. The same over socket and HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

import epoka
from epoka import CHANCE, State
from epoka.bots import best_bot
from epoka.server import messages as m
from epoka.server.bots import BotFailed, Workers
from epoka.server.errors import Refused, Stale, closed, malformed
from epoka.server.moves import Trial
from epoka.server.projection import entries, position
from epoka.server.seats import Visitor
from epoka.server.table import Draft, Table
from epoka.server.tables import Live, Tables


class Acting:
    """Carries out the requests of seats."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.dealer = tables.settings.dealer

    async def answer(self, live: Live, visitor: Visitor, asked: m.Request) -> m.Reply:
        """Carry a request out, or refuse it."""
        live.admit_seat(visitor, asked.seat)
        if isinstance(asked, m.AskWhy):
            return m.Answer(id=asked.id, value=why(checked(live.table, asked), asked))
        if isinstance(asked, m.AskHint):
            return await self.hint(live, asked)
        return await self.tables.alone(live, lambda: self.change(live, asked))

    async def change(self, live: Live, asked: m.Act | m.Undo | m.UndoAsk | m.UndoVote) -> m.Reply:
        """The requests that change the table; a repeated one gets the answer of the first."""
        done = live.table.messages.get((asked.seat, asked.id))
        if done is not None:
            return m.Done(id=asked.id, seq=done)
        if isinstance(asked, m.UndoVote):
            return await self.vote(live, asked)
        checked(live.table, asked)
        if isinstance(asked, m.Act):
            return await self.act(live, asked)
        if isinstance(asked, m.Undo):
            return await self.undo(live, asked)
        return await self.ask_undo(live, asked)

    # ---- acting ---------------------------------------------------------------------------------------------------

    async def act(self, live: Live, asked: m.Act) -> m.Reply:
        table, seat = live.table, asked.seat
        back = returning(table, seat)
        if seat not in table.asked():
            raise not_your_turn(table, seat)
        if table.state.mover != seat:
            name = sealed_choice(table, seat, asked.actions)
            seq = await self.tables.commit(
                live, *back, ("sealed", {"seat": seat, "name": name}), seat=seat, message=asked.id
            )
            return m.Done(id=asked.id, seq=seq)
        trial = tried(table.state, seat, asked.actions)
        if trial.state.unfinished:
            table.drafts[seat] = Draft(asked.actions, trial.state)
            return m.Draft(id=asked.id, position=position(table, seat))
        seq = await self.play(live, seat, trial, asked.id, back)
        return m.Done(id=asked.id, seq=seq)

    async def play(
        self,
        live: Live,
        seat: int,
        trial: Trial,
        message: str | None = None,
        before: list[tuple[str, dict[str, Any]]] | None = None,
    ) -> int:
        """Commit a whole gesture, with the sealed choices and the chance that follow from it."""
        trial.put_in_order()
        trial.play_kept(live.table.kept)
        trial.draw(self.dealer)
        data = {"seat": seat, "moves": msgspec.to_builtins(trial.moves)}
        return await self.tables.commit(
            live, *(before or []), ("acted", data), seat=seat, message=message, after=trial.state
        )

    # ---- taking back ----------------------------------------------------------------------------------------------

    async def undo(self, live: Live, asked: m.Undo) -> m.Reply:
        """Within the own turn up to the barrier: part of a draft, or whole gestures, or into the middle of one."""
        table, seat, to = live.table, asked.seat, asked.to
        draft = table.draft_names(seat)
        left = table.turn + len(draft) - to
        if not 0 < left <= table.free_undo(seat):
            message = "This cannot be taken back freely; the others may be asked."
            raise Refused(400, "undo-barrier", message, free=table.free_undo(seat))
        if to >= table.turn:
            self._shorten_draft(table, seat, draft, to - table.turn)
            return m.Draft(id=asked.id, position=position(table, seat))
        start = table.gesture_start(to)
        names = [move.name for move in table.moves[start:to]]
        data = {"by": seat, "to": start, "consent": False, "moves": []}
        after = table.position_at(start)

        def keep_draft() -> None:
            if names:
                table.drafts[seat] = Draft(names, tried(after, seat, names).state)

        happenings = [*returning(table, seat), ("undone", data)]
        seq = await self.tables.commit(live, *happenings, seat=seat, message=asked.id, after=after, then=keep_draft)
        return m.Done(id=asked.id, seq=seq)

    def _shorten_draft(self, table: Table, seat: int, draft: list[str], length: int) -> None:
        if table.taken_back_by != seat or table.taken_back[: len(draft)] != draft:
            table.taken_back, table.taken_back_by = draft, seat
        if length:
            table.drafts[seat] = Draft(draft[:length], tried(table.state, seat, draft[:length]).state)
        else:
            del table.drafts[seat]

    async def ask_undo(self, live: Live, asked: m.UndoAsk) -> m.Reply:
        """Beyond the barrier the other people must agree; bots always do."""
        table, seat = live.table, asked.seat
        if asked.to >= table.turn or not table.may_ask_undo(seat):
            raise Refused(400, "undo-nothing", "There is nothing to take back.")
        if table.wish is not None:
            raise Refused(400, "undo-pending", "Somebody already waits for consent to an undo.", seat=table.wish.by)
        to = table.gesture_start(asked.to)
        waiting = [other for other in table.people() if other != seat]
        if waiting:
            data = {"by": seat, "to": to, "waiting": waiting}
            seq = await self.tables.commit(live, ("undo-asked", data), seat=seat, message=asked.id)
        else:
            seq = await self._undo_by_consent(live, seat, to, seat, asked.id)
        return m.Done(id=asked.id, seq=seq)

    async def vote(self, live: Live, asked: m.UndoVote) -> m.Reply:
        table, seat = live.table, asked.seat
        if table.wish is None or seat not in table.wish.waiting:
            raise Refused(400, "undo-no-request", "Nobody waits for this seat's consent to an undo.")
        wish = table.wish
        if not asked.agree:
            seq = await self.tables.commit(live, ("undo-refused", {"seat": seat}), seat=seat, message=asked.id)
        elif wish.waiting == [seat]:
            seq = await self._undo_by_consent(live, wish.by, wish.to, seat, asked.id)
        else:
            seq = await self.tables.commit(live, ("undo-agreed", {"seat": seat}), seat=seat, message=asked.id)
        return m.Done(id=asked.id, seq=seq)

    async def _undo_by_consent(self, live: Live, by: int, to: int, seat: int, message: str) -> int:
        """What chance decided is drawn anew where the undo leads right before it."""
        trial = Trial(live.table.position_at(to))
        trial.draw(self.dealer)
        data = {"by": by, "to": to, "consent": True, "moves": msgspec.to_builtins(trial.moves)}
        return await self.tables.commit(live, ("undone", data), seat=seat, message=message, after=trial.state)

    # ---- advice ---------------------------------------------------------------------------------------------------

    async def hint(self, live: Live, asked: m.AskHint) -> m.Reply:
        table, seat = live.table, asked.seat
        checked(table, asked)
        if seat not in table.asked():
            raise not_your_turn(table, seat)
        state = tried(table.state, seat, asked.actions).state if asked.actions else table.state
        if seat not in state.asked():
            raise not_your_turn(table, seat)
        bot = best_bot(table.game)
        try:
            names = await self.workers.think(state, seat, bot)
            if state.game.code(names[0]) not in state.actions(seat):
                raise BotFailed(f"«{names[0]}» is not possible")
        except BotFailed as error:
            raise Refused(503, "no-hint", "The adviser has no answer at the moment; try again.") from error
        return m.Answer(id=asked.id, value=m.Hint(action=names[0], bot=bot))


def checked(table: Table, asked: m.Act | m.Undo | m.UndoAsk | m.AskWhy | m.AskHint) -> Table:
    """Refuse what comes too late: to a table that is closed or over, or for an earlier position."""
    if table.closed:
        raise closed()
    if table.state.over:
        raise Refused(400, "game-over", "The game is over.")
    if asked.seq > table.seq:
        raise malformed(f"the table is at event {table.seq}, not at {asked.seq}")
    if asked.seq < table.moved:
        raise Stale(position(table, asked.seat), entries(table, asked.seat, asked.seq))
    return table


def returning(table: Table, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Whoever acts for a seat has returned to it: the bot that stood in leaves."""
    if not table.places[seat].standin:
        return []
    return [("standin", {"seat": seat, "on": False, "bot": best_bot(table.game)})]


def tried(state: State, seat: int, names: list[str]) -> Trial:
    """A gesture on a copy. It ends where chance comes in: nobody can know what to do after a roll before it."""
    trial = Trial(state)
    for number, name in enumerate(names):
        if trial.state.mover == CHANCE:
            raise Refused(400, "illegal", f"«{name}» comes after something left to chance; send it afterwards.")
        if trial.state.mover != seat:
            raise Refused(400, "illegal", f"«{name}» is no longer this seat's to decide.", number=number)
        try:
            trial.act_by_name(name)
        except epoka.Illegal as error:
            reason = error.refusal
            values = {"action": name, "refusal": reason.code, "params": reason.params, "rule": reason.rule}
            raise Refused(400, "illegal", str(error), **values) from error
        except epoka.BadAction as error:
            raise Refused(400, "unknown-action", str(error), action=name) from error
    return trial


def sealed_choice(table: Table, seat: int, names: list[str]) -> str:
    """A choice made while seats before this one still think: one action, kept until it is its turn."""
    state = table.state
    try:
        action = state.action(names[0])
    except epoka.BadAction as error:
        raise Refused(400, "unknown-action", str(error), action=names[0]) from error
    if len(names) != 1 or action not in state.actions(seat):
        raise Refused(400, "illegal", f"«{names[0]}» is not among the choices of this seat.", action=names[0])
    return state.name(action)


def not_your_turn(table: Table, seat: int) -> Refused:
    asked = table.asked()
    return Refused(400, "not-your-turn", f"Seat {seat} has nothing to decide now.", seat=seat, asked=asked)


def why(table: Table, asked: m.AskWhy) -> m.Why | None:
    """Why an action is not possible, or None where it is."""
    seat = asked.seat
    if seat not in table.asked():
        return m.Why(code="not-your-turn", params={"seat": table.state.mover}, rule="")
    if table.state.mover != seat:
        possible = table.game.code(asked.name) in table.state.actions(seat)
        return None if possible else m.Why(code="not-now", params={}, rule="")
    state = tried(table.state, seat, asked.actions).state
    try:
        refusal = state.refusal(state.action(asked.name))
    except epoka.BadAction as error:
        raise Refused(400, "unknown-action", str(error), action=asked.name) from error
    return None if refusal is None else m.Why(code=refusal.code, params=dict(refusal.params), rule=refusal.rule)
