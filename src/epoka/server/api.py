"""The HTTP interface: every operation with its types."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

from epoka import record_text
from epoka.coach.puzzles import puzzles_of
from epoka.server import info
from epoka.server import messages as m
from epoka.server.analyses import Analyses, check_over
from epoka.server.answers import Packed
from epoka.server.chat import Chat
from epoka.server.coach import Coach
from epoka.server.deadlines import welcome_back
from epoka.server.deals import Deals
from epoka.server.errors import Refused, closed, malformed
from epoka.server.gathering import Gathering
from epoka.server.limits import Limits
from epoka.server.live import Live
from epoka.server.openapi import Routes
from epoka.server.processes import NoAnswer
from epoka.server.projection import entries, lines_after, position, record
from epoka.server.reading import Asker, Reading
from epoka.server.seat_requests import SeatRequests
from epoka.server.seats import Visitor, opens, password_fits
from epoka.server.store import WATCHER, Chair
from epoka.server.table_setup import TableSetup, clean_name, find_game
from epoka.server.tables import Tables
from epoka.server.waiting import waited

routes = Routes()

LIGHT_LOG = 200
"""So many lines of a log are told at once; where there are more, a process does it."""


@dataclass
class Call:
    """One request: who asks, what was sent along, and the parts of the server that can help."""

    tables: Tables
    seat_requests: SeatRequests
    table_setup: TableSetup
    deals: Deals
    reading: Reading
    coach: Coach
    analyses: Analyses
    gathering: Gathering
    chat: Chat
    limits: Limits
    visitor: Visitor
    asker: Asker
    path: dict[str, str]
    query: dict[str, int]
    body: Any

    @property
    def address(self) -> str:
        return self.asker.address

    def count(self, rate: str) -> None:
        """Note that something is read, by browser and by address."""
        if rate and self.visitor.guest is not None:
            often = rate == "reading" and self.visitor.program
            self.limits.count("reading_by_program" if often else rate, self.visitor.guest)
        if rate:
            self.limits.count(rate + "_by_address", self.address)

    async def live(self) -> Live:
        """The table of the path, open to this visitor."""
        live = await self.tables.get(self.path["table"])
        live.admit(self.visitor)
        return live

    async def hosted(self) -> tuple[Live, str]:
        live = await self.tables.get(self.path["table"])
        return live, live.admit_host(self.visitor)

    async def readable(self) -> Live:
        """The table of the path, if this visitor may look at its game: a finished one may be open to anybody."""
        live = await self.tables.get(self.path["table"])
        live.admit_reader(self.visitor)
        return live

    async def as_seat(self) -> tuple[Live, int | None]:
        """The table and the seat whose knowledge is asked for; None is a spectator's."""
        live = await self.tables.get(self.path["table"])
        seat = self.query.get("seat")
        live.admit_reader(self.visitor, seat)
        return live, seat

    async def for_seat(self, live: Live, seat: int | None, reading: Awaitable[Packed]) -> Packed:
        """What was read, if who asked may still see it: the seat may have been given away meanwhile."""
        found = await reading
        live.admit_reader(self.visitor, seat)
        return found

    def seat(self, live: Live) -> int:
        """The seat of the path."""
        seat = int(self.path["seat"])
        if seat >= live.table.players:
            raise Refused(404, "unknown-seat", f"There is no seat {seat} at this table.", seat=seat)
        return seat

    def guest(self) -> str:
        """The guest's name, a new one for a new visitor."""
        return self.visitor.become_guest()

    def person(self) -> str:
        """The same where tables are made and links taken up: a token is for one seat and no more."""
        if self.visitor.program:
            message = "A token plays the seat it was made for; tables are set up and joined without one."
            raise Refused(403, "token-only-plays", message)
        return self.guest()

    def info(self, live: Live) -> m.TableInfo:
        return info.table_info(live, self.visitor.guest)


# ---- games ----------------------------------------------------------------------------------------------------------


@routes.get("/api/games", "The games with their options and bots", m.Games)
async def list_games(call: Call) -> Packed:
    return info.packed_games()


@routes.get("/api/games/{game}/components", "Every piece of a game as plain data", dict[str, Any])
async def list_components(call: Call) -> Packed:
    return info.packed_components(find_game(call.path["game"]))


@routes.get("/api/games/{game}/rules", "The rule behind each event, and where each rule stands", dict[str, Any])
async def list_citations(call: Call) -> dict[str, Any]:
    return find_game(call.path["game"]).citations().data


@routes.get("/api/games/{game}/texts", "The message files of a game in all languages", m.GameTexts)
async def list_texts(call: Call) -> Packed:
    return info.packed_texts(find_game(call.path["game"]))


@routes.get("/api/puzzles/{game}", "The puzzles of a game", m.Puzzles)
async def list_puzzles(call: Call) -> Packed:
    return info.packed_puzzles(find_game(call.path["game"]))


@routes.get("/api/puzzles/{game}/{puzzle}", "One puzzle with its position and its answer", m.PuzzleTask, rate="heavy")
async def show_puzzle(call: Call) -> Packed:
    game, number = find_game(call.path["game"]), int(call.path["puzzle"])
    count = len(puzzles_of(game))
    if number >= count:
        raise Refused(404, "unknown-puzzle", f"{game.name} has {count} puzzles, numbered from 0.", puzzle=number)
    return await call.reading.puzzle(game, number, call.asker)


@routes.get("/api/texts", "The languages of the page", m.Languages)
async def list_languages(call: Call) -> Packed:
    return info.packed_languages()


# ---- tables ---------------------------------------------------------------------------------------------------------


@routes.post("/api/tables", "Set up a table", m.Made, body=m.NewTable, status=201)
async def create_table(call: Call) -> m.Made:
    guest = call.person()
    call.limits.count("creating", call.address)
    live, links = await call.table_setup.new_table(guest, call.body)
    return m.Made(table=call.info(live), links=links)


@routes.post("/api/games/{game}/lessons/{lesson}", "Begin a lesson: a table on its fixed deal", m.OneTable, status=201)
async def begin_lesson(call: Call) -> m.OneTable:
    guest = call.person()
    call.limits.count("creating", call.address)
    live = await call.table_setup.lesson(guest, find_game(call.path["game"]), call.path["lesson"])
    return m.OneTable(table=call.info(live))


@routes.post(
    "/api/games/{game}/first-game", "A first game against the gentlest bot, which explains", m.OneTable, status=201
)
async def begin_first_game(call: Call) -> m.OneTable:
    guest = call.person()
    call.limits.count("creating", call.address)
    return m.OneTable(table=call.info(await call.table_setup.first_game(guest, find_game(call.path["game"]))))


@routes.get("/api/tables", "The tables of this browser, those where it is to move first", m.ManyTables)
async def list_tables(call: Call) -> m.ManyTables:
    if call.visitor.guest is None:
        return m.ManyTables(tables=[])
    lives = await call.tables.of_guest(call.visitor.guest)
    games = [live for live in lives if live.table.lesson is None]  # a lesson is found where lessons are listed
    found = [(waits_for(live, call.visitor.guest), call.info(live)) for live in games]
    return m.ManyTables(tables=[info for _, info in sorted(found, key=lambda pair: not pair[0])])


def waits_for(live: Live, guest: str) -> bool:
    return live.table.playing and any(seat in live.table.asked() for seat in live.seats_of(guest))


@routes.get("/api/tables/{table}", "One table", m.OneTable)
async def show_table(call: Call) -> m.OneTable:
    return m.OneTable(table=call.info(await call.readable()))


@routes.post("/api/tables/{table}/invitation", "What a link invites to", m.OneInvitation, body=m.Invited)
async def show_invitation(call: Call) -> m.OneInvitation:
    call.limits.count("joining", call.address)
    live = await call.tables.get(call.path["table"])
    return m.OneInvitation(invitation=info.invitation(live, invited_seat(live, call.body.secret)))


def invited_seat(live: Live, secret: str) -> int:
    """The seat, or the place among the watchers, that a secret opens."""
    seat = next((seat for seat, chair in live.chairs.items() if opens(secret, chair.secret)), None)
    if seat is None:
        raise Refused(401, "wrong-secret", "This link opens no seat here: it was renewed or is incomplete.")
    return seat


@routes.post("/api/tables/{table}/join", "Swap the secret of a link for this browser's cookie", m.OneTable, body=m.Join)
async def join_table(call: Call) -> m.OneTable:
    call.limits.count("joining", call.address)
    live = await call.tables.get(call.path["table"])
    wanted: m.Join = call.body
    name = clean_name(wanted.name)
    seat = invited_seat(live, wanted.secret)
    known = live.chairs[seat].password
    if known and wanted.password is None:
        raise Refused(401, "password-needed", "This seat has a password.", seat=seat)
    if known and not await password_fits(wanted.password or "", known):
        raise Refused(401, "wrong-password", "This is not the password of the seat.", seat=seat)
    guest = call.person()
    await call.deals.admit(live, guest)

    async def work() -> None:
        chair = live.chairs[seat]
        if not opens(wanted.secret, chair.secret):
            raise Refused(401, "wrong-secret", "This link was renewed in this very moment.")
        if guest in chair.guests:
            return
        if seat != WATCHER and chair.guests:
            if not wanted.instead:
                message = "This seat is in use in another browser. It can go on here instead."
                raise Refused(409, "seat-in-use", message, seat=seat)
            await call.gathering.move(live, chair, guest)
        else:
            chair = Chair(seat, chair.secret, chair.password, [*chair.guests, guest])
            happening = ("watched", {}) if seat == WATCHER else ("joined", {"seat": seat, "name": name})
            await call.tables.commit(live, happening, chairs=[chair])

    await call.tables.alone(live, work)
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/name", "Say one's name", m.OneTable, body=m.Rename)
async def rename_seat(call: Call) -> m.OneTable:
    live = await call.live()
    wanted: m.Rename = call.body
    live.admit_seat(call.visitor, wanted.seat)
    call.limits.count_acting(call.guest(), call.address)
    happening = ("named", {"seat": wanted.seat, "name": clean_name(wanted.name)})
    await call.tables.alone(live, lambda: call.tables.commit(live, happening))
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/seats/{seat}/renew", "A new link for a seat (host)", m.Link)
async def renew_seat(call: Call) -> m.Link:
    live, guest = await call.hosted()
    seat = call.seat(live)
    return m.Link(link=await call.tables.alone(live, lambda: call.table_setup.renew(live, seat, guest)))


@routes.post("/api/tables/{table}/seats/{seat}/give", "Give a seat to a bot or a person (host)", m.Gave, body=m.Give)
async def give_seat(call: Call) -> m.Gave:
    live, _ = await call.hosted()
    seat = call.seat(live)
    if live.table.closed:
        raise closed()
    link, token = await call.tables.alone(live, lambda: call.table_setup.give(live, seat, call.body))
    return m.Gave(table=call.info(live), link=link, token=token)


@routes.post("/api/tables/{table}/links", "A new watch link (host)", m.AllLinks)
async def show_links(call: Call) -> m.AllLinks:
    live, _ = await call.hosted()
    return m.AllLinks(links=await call.tables.alone(live, lambda: call.table_setup.renew_watch(live)))


@routes.post("/api/tables/{table}/close", "Close the table (host)", m.OneTable)
async def close_table(call: Call) -> m.OneTable:
    live, _ = await call.hosted()

    async def work() -> None:
        if not live.table.closed:
            await call.tables.commit(live, ("closed", {}))

    await call.tables.alone(live, work)
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/delete", "Delete the table for good (host)", m.Deleted)
async def delete_table(call: Call) -> m.Deleted:
    live, guest = await call.hosted()
    await call.deals.check_published(live)

    async def work() -> None:
        if live.table.playing and live.held_by_others(guest):
            message = "Other people play at this table; close it first, so that they see it."
            raise Refused(409, "others-play", message)
        await call.tables.erase(live.table.id)

    await call.tables.alone(live, work)
    return m.Deleted(deleted=live.table.id)


@routes.post("/api/tables/{table}/rematch", "Once more, everybody moved on by a seat", m.OneTable)
async def offer_rematch(call: Call) -> m.OneTable:
    live = await call.live()
    seats = live.seats_of(call.visitor.guest)
    if not seats:
        raise Refused(403, "not-seated", "Whoever only watches cannot ask for a rematch.")
    call.limits.count("creating", call.address)
    following = await call.tables.alone(live, lambda: call.table_setup.rematch(live, seats[0]))
    return m.OneTable(table=call.info(following))


@routes.post(
    "/api/tables/{table}/fork",
    "Go on from a position of a finished game",
    m.OneTable,
    body=m.Fork,
    status=201,
    rate="heavy",
)
async def fork_table(call: Call) -> m.OneTable:
    live = await call.readable()
    call.limits.count("creating", call.address)
    return m.OneTable(table=call.info(await call.table_setup.fork(call.person(), live, call.body, call.asker)))


@routes.post(
    "/api/fork",
    "Go on from a position of a record",
    m.OneTable,
    body=m.ForkRecord,
    status=201,
    largest=4_000_000,
    rate="heavy",
)
async def fork_record(call: Call) -> m.OneTable:
    call.limits.count("creating", call.address)
    return m.OneTable(table=call.info(await call.table_setup.fork_record(call.person(), call.body, call.asker)))


# ---- playing --------------------------------------------------------------------------------------------------------


async def answered(call: Call) -> m.Reply:
    live = await call.live()
    call.limits.count_acting(call.guest(), call.address)
    if call.body.seat >= live.table.players:
        raise malformed(f"there is no seat {call.body.seat} at this table")
    return await call.seat_requests.answer(live, call.visitor, call.body)


@routes.post("/api/tables/{table}/act", "Act; the whole gesture so far", m.Done | m.Draft, body=m.Act)
async def act(call: Call) -> m.Reply:
    return await answered(call)


@routes.post("/api/tables/{table}/undo", "Take back what may be taken back freely", m.Done | m.Draft, body=m.Undo)
async def undo(call: Call) -> m.Reply:
    return await answered(call)


@routes.post("/api/tables/{table}/undo-ask", "Ask the others for an undo", m.Done, body=m.UndoAsk)
async def ask_undo(call: Call) -> m.Reply:
    return await answered(call)


@routes.post("/api/tables/{table}/undo-vote", "Agree to an undo or refuse it", m.Done, body=m.UndoVote)
async def vote_undo(call: Call) -> m.Reply:
    return await answered(call)


@routes.post("/api/tables/{table}/why", "Why an action is not possible", m.Answer, body=m.AskWhy)
async def ask_why(call: Call) -> m.Reply:
    return await answered(call)


@routes.post("/api/tables/{table}/hint", "Where to look (1), what to do (2), why (3)", m.Answer, body=m.AskHint)
async def ask_hint(call: Call) -> m.Reply:
    return await answered(call)


@routes.get(
    "/api/tables/{table}/position",
    "The present position as a seat may know it; a program may wait for what comes after an event",
    m.OnePosition,
    query=("seat", "after"),
)
async def show_position(call: Call) -> m.OnePosition:
    live, seat = await call.as_seat()
    if seat is not None:
        await welcome_back(call.tables, live, seat)
    if call.visitor.program and seat is not None and "after" in call.query:
        await waited(live, call.guest(), seat, call.query["after"], call.asker.gone)
        live.admit_seat(call.visitor, seat)
    return m.OnePosition(position=position(live.table, seat))


@routes.get("/api/tables/{table}/log", "What happened, as a seat saw it", m.Log, query=("seat", "from"), rate="heavy")
async def show_log(call: Call) -> m.Log | Packed:
    live, seat = await call.as_seat()
    after = call.query.get("from", 0)
    if len(lines_after(live.table, after)) <= LIGHT_LOG:
        return m.Log(entries=entries(live.table, seat, after))
    return await call.for_seat(live, seat, call.reading.log(live.table, seat, after, call.asker))


@routes.get("/api/tables/{table}/record", "The record as text", str, query=("seat",), media="text/plain")
async def show_record(call: Call) -> str:
    live, seat = await call.as_seat()
    return record_text(record(live.table, seat))


@routes.get(
    "/api/tables/{table}/review",
    "Every step with its points, as a seat saw it",
    m.Review,
    query=("seat",),
    rate="heavy",
)
async def show_review(call: Call) -> Packed:
    live, seat = await call.as_seat()
    return await call.for_seat(live, seat, call.reading.review(live.table, seat, call.asker))


def check_turn(live: Live, turn: int) -> None:
    if turn > live.table.turn:
        message = f"The game has {live.table.turn} actions so far."
        raise Refused(404, "unknown-turn", message, turn=turn, turns=live.table.turn)


@routes.get("/api/tables/{table}/at/{turn}", "An earlier position, to look at", m.OnePosition, query=("seat",))
async def show_past(call: Call) -> Packed:
    live, seat = await call.as_seat()
    turn = int(call.path["turn"])
    check_turn(live, turn)
    return await call.for_seat(live, seat, call.reading.position(live.table, turn, seat, call.asker))


# ---- the coach ------------------------------------------------------------------------------------------------------


@routes.get(
    "/api/tables/{table}/chances",
    "How likely each side is to win, as a seat may know it (where the host allows it)",
    m.WinChances,
    query=("seat",),
    rate="heavy",
)
async def show_chances(call: Call) -> m.WinChances:
    live, seat = await call.as_seat()
    table = live.table
    if seat is None:
        raise Refused(403, "not-seated", "Chances are told to those who play.")
    if not table.chances_shown or table.closed:
        raise Refused(403, "chances-hidden", "The host of this table has not allowed chances to be shown.")
    turn = table.turn
    try:
        found = await call.coach.chances(table, seat)
    except NoAnswer as error:
        raise Refused(503, "no-hint", "The adviser has no answer at the moment; try again.") from error
    live.admit_seat(call.visitor, seat)
    shares, errors = [[round(one, 4) for one in row] for row in (found.shares, found.errors)]
    return m.WinChances(turn=turn, shares=shares, errors=errors)


@routes.get("/api/tables/{table}/analysis", "The analysis of a finished game, or how far it is", m.Analysis)
async def show_analysis(call: Call) -> m.Analysis:
    return await call.analyses.show(await call.readable())


@routes.post("/api/tables/{table}/analysis", "Have a finished game analysed", m.Analysis, rate="heavy")
async def start_analysis(call: Call) -> m.Analysis:
    return await call.analyses.start(await call.live())


@routes.post("/api/tables/{table}/analysis/cancel", "Stop the analysis", m.Analysis)
async def cancel_analysis(call: Call) -> m.Analysis:
    return await call.analyses.cancel(await call.live())


@routes.get(
    "/api/tables/{table}/moment/{turn}", "A decision of a finished game, to be made again", m.OnePosition, rate="heavy"
)
async def show_moment(call: Call) -> Packed:
    live = await call.readable()
    check_over(live.table)
    turn = int(call.path["turn"])
    check_turn(live, turn)
    return await call.reading.moment(live.table, turn, call.asker)


@routes.post("/api/tables/{table}/open", "Let anybody look at a finished game (host)", m.OneTable, body=m.Open)
async def open_table(call: Call) -> m.OneTable:
    live, _ = await call.hosted()
    wanted: m.Open = call.body
    await call.deals.check_published(live)

    async def work() -> None:
        check_over(live.table)
        if live.table.public != wanted.on:
            await call.tables.commit(live, ("opened", {"on": wanted.on}))

    await call.tables.alone(live, work)
    return m.OneTable(table=call.info(live))
