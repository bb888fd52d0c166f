"""What a seat may ask for while a game is played: act, take back, why not, a hint. The same over socket and HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from epoka.bots import advising_bot, stand_in_bot
from epoka.server import messages as m
from epoka.server.attempt import NOT_YOURS, Attempt
from epoka.server.bots import BotFailed, Workers
from epoka.server.coach import Coach, hint_of
from epoka.server.errors import Refused, Stale, closed, malformed
from epoka.server.live import Live
from epoka.server.moves import Trial
from epoka.server.processes import NoAnswer
from epoka.server.projection import entries, position
from epoka.server.sealed_deal import noted
from epoka.server.seats import Visitor
from epoka.server.store import DraftRow, HintRow
from epoka.server.table import Table
from epoka.server.tables import Tables

Happenings = Sequence[tuple[str, dict[str, Any]]]


class SeatRequests:
    """Carries out the requests of seats."""

    def __init__(self, tables: Tables, workers: Workers, coach: Coach) -> None:
        self.tables = tables
        self.workers = workers
        self.coach = coach
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
        tried = attempt(table, seat, asked.actions)
        if tried.unfinished:
            await self.tables.keep_drafts(live, table.drafts_with(seat, tried.names))
            return m.Draft(id=asked.id, position=position(table, seat))
        seq = await self.play(live, tried, asked.id, back)
        return m.Done(id=asked.id, seq=seq)

    async def play(self, live: Live, tried: Attempt, message: str | None = None, before: Happenings = ()) -> int:
        """Commit a whole gesture, or a sealed choice that waits for those before it."""
        if tried.sealed_choice:
            happening = ("sealed", {"seat": tried.seat, "name": tried.sealed_choice})
            return await self.tables.commit(live, *before, happening, seat=tried.seat, message=message)
        return await self.play_on(live, tried.seat, tried.trial, message, before)

    async def play_on(
        self, live: Live, seat: int, trial: Trial, message: str | None = None, before: Happenings = ()
    ) -> int:
        """Commit actions of a seat, with the sealed choices and the chance that follow from them."""
        trial.put_in_order()
        trial.play_kept(live.table.kept)
        dealer = live.table.dealer(self.dealer)
        trial.draw(dealer)
        data = noted(dealer, {"seat": seat, "moves": msgspec.to_builtins(trial.moves)})
        return await self.tables.commit(live, *before, ("acted", data), seat=seat, message=message, after=trial.state)

    # ---- taking back ----------------------------------------------------------------------------------------------

    async def undo(self, live: Live, asked: m.Undo) -> m.Reply:
        """Within the own turn up to the barrier: part of a draft, or whole gestures, or into the middle of one."""
        table, seat, to = live.table, asked.seat, asked.to
        draft = table.draft_names(seat)
        left = table.turn + len(draft) - to
        if not 0 < left <= table.free_undo(seat):
            asking = "; the others may be asked" if table.may_ask_undo(seat) else ""
            message = f"This cannot be taken back freely{asking}."
            raise Refused(400, "undo-barrier", message, free=table.free_undo(seat))
        if to >= table.turn:
            await self.tables.keep_drafts(live, table.drafts_with(seat, draft[: to - table.turn]))
            return m.Draft(id=asked.id, position=position(table, seat))
        start = table.gesture_start(to)
        names = [move.name for move in table.moves[start:to]]
        data = {"by": seat, "to": start, "consent": False, "moves": []}
        after = table.position_at(start)

        drafts = [DraftRow(seat, names)] if names else []
        happenings = [*returning(table, seat), ("undone", data)]
        seq = await self.tables.commit(live, *happenings, seat=seat, message=asked.id, after=after, drafts=drafts)
        return m.Done(id=asked.id, seq=seq)

    async def ask_undo(self, live: Live, asked: m.UndoAsk) -> m.Reply:
        """Beyond the barrier the other people must agree; bots always do."""
        table, seat = live.table, asked.seat
        if asked.to < table.undo_floor() and table.deal is not None:
            raise Refused(400, "undo-sealed", "The deal of this table is sealed: what was drawn is not taken back.")
        if not table.floor <= asked.to < table.turn or not table.may_ask_undo(seat):
            raise Refused(400, "undo-nothing", "There is nothing to take back.")
        if table.wish is not None:
            raise Refused(400, "undo-pending", "Somebody already waits for consent to an undo.", seat=table.wish.by)
        to = max(table.gesture_start(asked.to), table.undo_floor())
        waiting = table.others(seat)
        if waiting:
            data = {"by": seat, "to": to, "waiting": waiting}
            seq = await self.tables.commit(live, ("undo-asked", data), seat=seat, message=asked.id)
        else:
            seq = await self._undo_by_consent(live, seat, to, seat, asked.id)
        return m.Done(id=asked.id, seq=seq)

    async def vote(self, live: Live, asked: m.UndoVote) -> m.Reply:
        table, seat = live.table, asked.seat
        if table.wish is not None and table.wish.by == seat and not asked.agree:
            seq = await self.tables.commit(live, ("undo-withdrawn", {"seat": seat}), seat=seat, message=asked.id)
            return m.Done(id=asked.id, seq=seq)
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
        trial.draw(live.table.dealer(self.dealer, to))
        data = {"by": by, "to": to, "consent": True, "moves": msgspec.to_builtins(trial.moves)}
        return await self.tables.commit(live, ("undone", data), seat=seat, message=message, after=trial.state)

    # ---- advice ---------------------------------------------------------------------------------------------------

    async def hint(self, live: Live, asked: m.AskHint) -> m.Reply:
        """Three steps of one search; that a seat was helped is written down and told to the table."""
        table, seat = live.table, asked.seat
        checked(table, asked)
        advised = table.clock is not None and seat in table.clock.late  # as it was agreed for whoever is late
        if not table.hints_allowed and not advised:
            raise Refused(403, "hints-forbidden", "The host of this table has forbidden hints.")
        tried = attempt(table, seat, asked.actions)
        imagined = tried.imagined()
        if imagined is None:
            raise not_your_turn(table, seat)
        bot, turn = advising_bot(table.game), table.turn
        try:
            advice = await self.coach.advice(table, tried, imagined)
            if advice is None:
                names = await self.workers.think(imagined, seat, bot, tried.dealer())
                hint = m.Hint(step=asked.step, bot=bot, look=names[:1], action=names[0], options=[], samples=0)
            else:
                hint = hint_of(advice, bot, asked.step)
            if any(table.game.code(name) not in imagined.actions(seat) for name in hint.look):
                raise BotFailed(f"«{hint.look}» is not possible")
        except (BotFailed, NoAnswer) as error:
            raise Refused(503, "no-hint", "The adviser has no answer at the moment; try again.") from error
        row = HintRow(seat, turn, asked.step)
        await self.tables.alone(live, lambda: self.tables.keep_hint(live, row))
        return m.Answer(id=asked.id, value=hint)


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
    return [("standin", {"seat": seat, "on": False, "bot": stand_in_bot(table.game)})]


def attempt(table: Table, seat: int, names: list[str]) -> Attempt:
    """A gesture tried at the present position by a seat that is asked there."""
    if seat not in table.asked():
        raise not_your_turn(table, seat)
    return Attempt(table.state, seat, table.id).act_all(names)


def not_your_turn(table: Table, seat: int) -> Refused:
    asked = table.asked()
    return Refused(400, "not-your-turn", f"Seat {seat} has nothing to decide now.", seat=seat, asked=asked)


def why(table: Table, asked: m.AskWhy) -> m.Why | None:
    """Why an action is not possible, or None where it is."""
    if asked.seat not in table.asked():
        return m.Why(code=NOT_YOURS, params={}, rule="")
    return attempt(table, asked.seat, asked.actions).why(asked.name)
