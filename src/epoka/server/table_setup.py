"""Setting tables up and changing who sits at them: new tables, links, rematches, forks."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

import epoka
from epoka import BadOption, Game, State
from epoka.bots import bot_names, gentle_bot, unknown_bot
from epoka.lessons import Broken, FixedDealer, UnknownLesson, find_lesson
from epoka.server import messages as m
from epoka.server.answers import Packed
from epoka.server.clocks import Clock
from epoka.server.errors import Refused
from epoka.server.live import Live
from epoka.server.moves import Move, Trial
from epoka.server.reader import Forked
from epoka.server.reading import Asker, Reading
from epoka.server.sealed_deal import SealedDealer, noted
from epoka.server.seats import hash_password, hashed, new_secret, new_table_id, new_token, program_guest
from epoka.server.store import WATCHER, Chair, DealRow, TableRow
from epoka.server.table import PROGRAM, Place
from epoka.server.tables import Tables


def bad_option(why: str) -> Refused:
    return Refused(422, "bad-option", why, why=why)


def find_game(name: str) -> Game:
    try:
        return epoka.game(name)
    except epoka.UnknownGame as error:
        raise Refused(404, "unknown-game", str(error), game=name) from error
    except epoka.BadGame as error:  # why it cannot be loaded concerns whoever runs the server
        raise Refused(404, "unknown-game", f"the game «{name}» cannot be played on this server", game=name) from error


def chosen_bot(game: Game, name: str) -> str:
    """The bot of this name, the one that newcomers meet where none is named."""
    if not name:
        return gentle_bot(game)
    if name not in bot_names(game):
        raise bad_option(unknown_bot(name, game))
    return name


def clean_name(name: str) -> str:
    """A person's name as it is shown: one line, nothing invisible."""
    name = " ".join(name.split())
    if not name.isprintable():
        raise bad_option("a name consists of printable characters")
    return name


class TableSetup:
    """What hosts do. Everything is checked before anything is written."""

    def __init__(self, tables: Tables, reading: Reading) -> None:
        self.tables = tables
        self.reading = reading
        self.dealer = tables.settings.dealer
        self._forking = asyncio.Lock()

    async def new_table(self, guest: str, wanted: m.NewTable, deal: DealRow | None = None) -> tuple[Live, m.Links]:
        game = find_game(wanted.game)
        state = begin(game, len(wanted.seats), dict(wanted.options))
        if [seat.kind for seat in wanted.seats].count("me") > 1:
            raise bad_option("only one seat can be «me»; other people at this screen are «here»")
        places, chairs, links, tokens = [], [], {}, {}
        for number, seat in enumerate(wanted.seats):
            place, chair = await self._seat(game, number, seat, guest)
            if seat.kind == "link":
                secret = new_secret()
                chair.secret, links[number] = hashed(secret), secret
            if seat.kind == "program":
                tokens[str(number)] = new_token()
                chair.guests = [program_guest(tokens[str(number)])]
            places.append(place)
            chairs.append(chair)
        watch = new_secret()
        chairs.append(Chair(WATCHER, hashed(watch)))
        choices = {"hints": wanted.hints, "chances": wanted.chances, "chat": wanted.chat, "gather": wanted.gather}
        live = await self._create(
            guest, state, places, chairs, clock_wanted(wanted), wanted.undo, choices=choices, deal=deal
        )
        paths = {str(number): seat_link(live.table.id, secret) for number, secret in links.items()}
        return live, m.Links(seats=paths, watch=watch_link(live.table.id, watch), tokens=tokens)

    async def lesson(self, guest: str, game: Game, name: str) -> Live:
        """A table on the fixed deal of a lesson, the others played by the gentlest bot."""
        try:
            lesson = find_lesson(game, name)
            start = lesson.start()
        except UnknownLesson as error:
            raise Refused(404, "unknown-lesson", str(error), lesson=name) from error
        except Broken as error:
            raise Refused(503, "lesson-broken", str(error), lesson=error.lesson, step=error.step) from error
        trial = Trial(game.begin(start.players, dict(lesson.data.options)))
        for action in lesson.data.before:
            trial.act_by_name(action)
        trial.draw(FixedDealer(lesson, []))
        places, chairs = one_among_bots(guest, lesson.seat, start.players, gentle_bot(game))
        return await self._create(guest, trial.state, places, chairs, None, "free", trial.moves, lesson=name)

    async def first_game(self, guest: str, game: Game) -> Live:
        """A game for somebody who has just learned it: against the gentlest bot, which says why it acts."""
        players = next((number for number in game.players if number > 1), 1)
        state = begin(game, players, dict(game.first_game()))
        places, chairs = one_among_bots(guest, 0, players, gentle_bot(game))
        return await self._create(guest, state, places, chairs, None, "free", explains=True)

    async def _seat(self, game: Game, number: int, seat: m.NewSeat, guest: str) -> tuple[Place, Chair]:
        if seat.kind == "bot":
            if seat.password is not None:
                raise bad_option("a bot needs no password")
            return Place(kind="bot", bot=chosen_bot(game, seat.bot), taken=True), Chair(number)
        if seat.kind == "program":
            if seat.bot or seat.password is not None:
                raise bad_option("a program has a token of its own: no bot is named for it, and no password")
            return Place(kind="program", bot=PROGRAM, name=clean_name(seat.name), taken=True), Chair(number)
        if seat.bot:
            raise bad_option(f"seat {number} is for a person; leave the bot out or let the kind be «bot»")
        here = seat.kind != "link"
        password = await hash_password(seat.password) if seat.password is not None else ""
        place = Place(kind="person", name=clean_name(seat.name), taken=here, password=bool(password))
        return place, Chair(number, "", password, [guest] if here else [])

    async def _create(
        self,
        host: str,
        state: State,
        places: list[Place],
        chairs: list[Chair],
        clock: Clock | None,
        undo: str,
        moves: list[Move] | None = None,
        forked_from: tuple[str, int] | None = None,
        choices: dict[str, Any] | None = None,
        lesson: str = "",
        explains: bool = False,
        deal: DealRow | None = None,
    ) -> Live:
        """A table that begins at a position, with whatever chance has to decide first."""
        trial = Trial(state)
        dealer = self.dealer if deal is None else SealedDealer(deal.seed)
        trial.draw(dealer)
        data = {
            "game": state.game.name,
            "version": state.game.version,
            "players": state.players,
            "options": dict(state.options),
            "places": msgspec.to_builtins(places),
            "deadline": None if clock is None or clock.bank else clock.seconds,
            **({"clock": msgspec.to_builtins(clock)} if clock else {}),
            "undo": undo,
            "forked_from": forked_from,
            **(choices or {}),
            "moves": [*(moves or []), *trial.moves],
            **({"lesson": lesson} if lesson else {}),
            **({"explains": True} if explains else {}),
            **({"deal": deal.id} if deal else {}),
        }
        row = TableRow(new_table_id(), host, self.tables.settings.clock())
        return await self.tables.create(row, noted(dealer, data), trial.state, chairs, deal)

    # ---- seats ----------------------------------------------------------------------------------------------------

    async def renew(self, live: Live, seat: int, guest: str) -> str:
        """A new link for a seat. Whoever came by the old one is out, except the host who asks."""
        if live.table.places[seat].kind != "person":
            raise bad_option("a bot sits there; give the seat to a person first, or to a program for a new token")
        secret = new_secret()
        old = live.chairs[seat]
        stays = [guest] if guest in old.guests else []
        chair = Chair(seat, hashed(secret), old.password, stays)
        drafts = live.table.draft_rows if stays else live.table.drafts_but(seat)
        renewed = ("renewed", {"seat": seat, "taken": bool(stays)})
        await self.tables.commit(live, renewed, chairs=[chair], drafts=drafts)
        return seat_link(live.table.id, secret)

    async def give(self, live: Live, seat: int, wanted: m.Give) -> tuple[str | None, str | None]:
        """A seat for a bot, or for whoever gets the new link or token, which are answered.

        Half a gesture goes with whoever began it.
        """
        drafts = live.table.drafts_but(seat)
        if wanted.kind != "bot" and wanted.bot:
            raise bad_option("a seat given by a link or a token has no bot of this server")
        if wanted.kind == "program":
            token = new_token()
            chair = Chair(seat, guests=[program_guest(token)])
            given = ("given", {"seat": seat, "bot": "", "program": True})
            await self.tables.commit(live, given, chairs=[chair], drafts=drafts)
            return None, token
        if wanted.kind == "bot":
            bot = chosen_bot(live.table.game, wanted.bot)
            await self.tables.commit(live, ("given", {"seat": seat, "bot": bot}), chairs=[Chair(seat)], drafts=drafts)
            return None, None
        secret = new_secret()
        chair = Chair(seat, hashed(secret))
        await self.tables.commit(live, ("given", {"seat": seat, "bot": ""}), chairs=[chair], drafts=drafts)
        return seat_link(live.table.id, secret), None

    async def renew_watch(self, live: Live) -> m.Links:
        """The watch link; secrets are known by their hashes only, so it is a new one. Watchers stay."""
        secret = new_secret()
        chair = Chair(WATCHER, hashed(secret), "", live.chairs[WATCHER].guests)
        await self.tables.commit(live, ("watch-renewed", {}), chairs=[chair])
        return m.Links(seats={}, watch=watch_link(live.table.id, secret), tokens={})

    # ---- tables that follow from others ---------------------------------------------------------------------------

    async def rematch(self, live: Live, seat: int) -> Live:
        """The same people and bots once more, everybody moved on by a seat."""
        table = live.table
        if table.rematch is not None:
            return await self.tables.get(table.rematch)
        if table.playing:
            raise Refused(400, "still-playing", "The game is still being played; finish or close it first.")
        state = begin(table.game, table.players, dict(table.options))
        seats = [(seat - 1) % table.players for seat in range(table.players)]
        places = [msgspec.structs.replace(table.places[old], standin=False) for old in seats]
        chairs = [msgspec.structs.replace(live.chairs[old], seat=number) for number, old in enumerate(seats)]
        chairs.append(live.chairs[WATCHER])
        choices = {"hints": table.hints_allowed, "chances": table.chances_shown, "chat": table.chat}
        clock = table.clock.clock if table.clock else None
        following = await self._create(live.host, state, places, chairs, clock, table.undo, choices=choices)
        await self.tables.commit(live, ("rematched", {"seat": seat, "table": following.table.id}))
        return following

    async def fork(self, guest: str, live: Live, wanted: m.Fork, asker: Asker) -> Live:
        """A new table that goes on from a position of a finished game."""
        table = live.table
        if not table.state.over:  # a closed game keeps its secrets
            raise Refused(400, "still-playing", "A position can be tried out when the game is over.")
        check_turn(wanted.turn, table.turn)
        made = await self.reading.fork(table, wanted.turn, asker)
        return await self._fork(guest, made, wanted, table.moves[: wanted.turn], (table.id, wanted.turn))

    async def fork_record(self, guest: str, wanted: m.ForkRecord, asker: Asker) -> Live:
        return await self._fork(guest, await self.reading.fork_record(wanted, asker), wanted)

    async def _fork(
        self,
        guest: str,
        made: Packed,
        wanted: m.Fork | m.ForkRecord,
        moves: list[Move] | None = None,
        origin: tuple[str, int] | None = None,
    ) -> Live:
        """One fork at a time and a part at a time: of a long game it takes some milliseconds."""
        async with self._forking:
            forked = msgspec.json.decode(made.content, type=Forked)
            check_turn(wanted.turn or 0, forked.turns)
            await asyncio.sleep(0)
            game = epoka.game(forked.game)
            state = game.restore(forked.position)
            if wanted.seat >= state.players:
                raise bad_option(f"there is no seat {wanted.seat}: seats are 0 to {state.players - 1}")
            bot = chosen_bot(game, wanted.bot)
            places, chairs = one_among_bots(guest, wanted.seat, state.players, bot, clean_name(wanted.name))
            await asyncio.sleep(0)
            played = forked.moves if moves is None else moves[: forked.start]
            return await self._create(guest, state, places, chairs, None, "free", played, origin)


def one_among_bots(guest: str, seat: int, players: int, bot: str, name: str = "") -> tuple[list[Place], list[Chair]]:
    """A guest at one seat, the same bot at all others, and nobody who watches."""
    places = [Place(kind="bot", bot=bot, taken=True) for _ in range(players)]
    places[seat] = Place(kind="person", taken=True, name=name)
    chairs = [Chair(number, guests=[guest] if number == seat else []) for number in range(players)]
    return places, [*chairs, Chair(WATCHER)]


def clock_wanted(wanted: m.NewTable) -> Clock | None:
    if wanted.clock is None:
        return None if wanted.deadline is None else Clock(wanted.deadline)
    if wanted.deadline is not None:
        raise bad_option("a table has a clock or a deadline, not both")
    if wanted.clock.increment and not wanted.clock.bank:
        raise bad_option("only a bank of time grows by an increment")
    if wanted.clock.night is not None and wanted.clock.night.length > 20 * 3600:
        raise bad_option("a night has at most 20 hours")
    return wanted.clock


def check_turn(turn: int, turns: int) -> None:
    if turn > turns:
        raise bad_option(f"the game has {turns} actions, so it cannot go on from action {turn}")


def begin(game: Game, players: int, options: dict[str, Any]) -> State:
    try:
        return game.begin(players, options)
    except BadOption as error:
        raise bad_option(str(error)) from error


def seat_link(table: str, secret: str) -> str:
    return f"/t/{table}#seat={secret}"


def watch_link(table: str, secret: str) -> str:
    return f"/t/{table}#watch={secret}"
