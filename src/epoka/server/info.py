"""What is told of games and tables, beside positions."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import cast

import epoka
from epoka import BadOption, Game, Option
from epoka.bots import gentle_bot, level_names, other_bots
from epoka.coach.puzzles import puzzles_of
from epoka.lessons import lesson_names
from epoka.server import messages as m
from epoka.server.answers import Packed, pack
from epoka.server.live import Live
from epoka.server.projection import iso, score
from epoka.server.store import WATCHER
from epoka.server.table import Table
from epoka.texts import LANGUAGES, package_of, text_files
from epoka.views import parts_of_seats


def game_info(game: Game) -> m.GameInfo:
    return m.GameInfo(
        name=game.name,
        version=game.version,
        players=list(game.players),
        options=[
            m.OptionInfo(
                name=option.name,
                values=list(option.values),
                default=option.default,
                text=option.text,
                fits={players: fitting(game, option, players) for players in game.players},
            )
            for option in game.options
        ],
        presets=presets(game),
        levels=level_names(game),
        bots=other_bots(game),
        opponent=gentle_bot(game),
        puzzles=len(puzzles_of(game)),
        seat_parts=list(parts_of_seats(game)),
        first_game=game.first_game(),
        lessons=lesson_names(game),
    )


def fitting(game: Game, option: Option, players: int) -> list[m.Scalar]:
    """The values of an option with which so many may begin, all else left as it is."""
    found = []
    for value in option.values:
        with contextlib.suppress(BadOption):
            game.resolve(players, {option.name: value})
            found.append(value)
    return found


def presets(game: Game) -> dict[str, dict[str, m.Values]]:
    """The options that set others, each value with all options as it sets them."""
    found = {}
    for option in game.options:
        by_value = game.settings_by_value(option)
        others = {str({**settings, option.name: None}) for settings in by_value.values()}
        if len(others) > 1:
            found[option.name] = by_value
    return found


# ---- what never changes while a server runs, encoded and compressed once --------------------------------------------


def packed_games() -> Packed:
    return _packed_games(tuple(epoka.all_games()))


@cache
def _packed_games(games: tuple[Game, ...]) -> Packed:
    return pack(m.Games(games=[game_info(game) for game in games]))


@cache
def packed_components(game: Game) -> Packed:
    return pack(game.components())


@cache
def packed_texts(game: Game) -> Packed:
    """The message files of a game, for a page that was built without them."""
    files = {
        f"{language}/{file.name}": file.read_text("utf-8")
        for language in LANGUAGES
        for file in text_files(package_of(game), language)
    }
    return pack(m.GameTexts(files=files))


@cache
def packed_puzzles(game: Game) -> Packed:
    rows = [
        m.PuzzleInfo(number=number, grade=puzzle.grade, players=puzzle.players)
        for number, puzzle in enumerate(puzzles_of(game))
    ]
    return pack(m.Puzzles(puzzles=rows))


@cache
def packed_languages() -> Packed:
    return pack(m.Languages(languages=list(LANGUAGES)))


def prepare() -> None:
    """Do it before anybody asks."""
    packed_games()
    packed_languages()
    for game in epoka.all_games():
        packed_components(game)


# ---- tables ---------------------------------------------------------------------------------------------------------


def viewer(live: Live, guest: str | None) -> tuple[bool, tuple[int, ...]]:
    """What a table's description depends on beside the table: whether the guest is host, and the guest's seats."""
    places = live.table.places
    return live.is_host(guest), tuple(seat for seat in live.seats_of(guest) if places[seat].kind != "bot")


def table_info(live: Live, guest: str | None) -> m.TableInfo:
    """A table as one browser sees it."""
    table = live.table
    host, mine = viewer(live, guest)
    due = live.due()
    return m.TableInfo(
        id=table.id,
        game=table.game.name,
        players=table.players,
        options=table.options,
        created=iso(table.created),
        status=cast("m.Status", table.status),
        seats=[seat_info(live, seat) for seat in range(table.players)],
        opponents=table.state.opponents(),
        host=host,
        mine=list(mine),
        hotseat=len(mine) > 1,
        watching=not mine,
        deadline=deadline(table),
        due=None if due is None else iso(due),
        clock=clock_told(table),
        undo=cast("m.UndoPolicy", table.undo),
        rerolls=table.rerolls,
        undo_request=undo_request(live),
        hints_allowed=table.hints_allowed,
        hints=[table.hints_of(seat) for seat in range(table.players)],
        chances=table.chances_shown,
        public=table.public,
        chat=cast("m.ChatPolicy", table.chat),
        gathering=table.gathering,
        ready=sorted(table.ready),
        listed=table.listed,
        rematch=table.rematch,
        forked_from=m.Origin(table=table.forked_from[0], turn=table.forked_from[1]) if table.forked_from else None,
        lesson=table.lesson.id if table.lesson else None,
        explains=table.explains,
        deal=table.deal,
        seq=table.seq,
        turn=table.turn,
        mover=epoka.ENDED if table.state.over else table.state.mover,
        points=score(table.state, table.public_part().view)[0],
        ranking=table.state.ranking() if table.state.over else [],
        watchers=live.watchers(),
    )


def invitation(live: Live, seat: int) -> m.Invitation:
    """A table as the link to one of its seats, or to look on, lets it be known."""
    table = live.table
    hosts = live.seats_of(live.host)
    return m.Invitation(
        game=table.game.name,
        options=table.options,
        seats=[seat_info(live, other) for other in range(table.players)],
        host=hosts[0] if hosts else None,
        seat=None if seat == WATCHER else seat,
        deadline=deadline(table),
        clock=table.clock.clock if table.clock else None,
    )


def deadline(table: Table) -> float | None:
    """Seconds for a decision, where each has the same."""
    face = table.clock
    return None if face is None or face.clock.bank else face.clock.seconds


def clock_told(table: Table) -> m.ClockTold | None:
    face = table.clock
    if face is None:
        return None
    return m.ClockTold(
        rules=face.clock,
        banks=[round(left, 1) for left in face.banks],
        begun=face.begun,
        complete=face.complete,
        paused=face.paused is not None,
        until=None if face.until is None else iso(face.until),
        wish=face.wish,
        late=sorted(face.late),
        deserted=table.playing and any(table.deserted(seat) for seat in table.asked()),
    )


def seat_info(live: Live, seat: int) -> m.SeatInfo:
    place = live.table.places[seat]
    return m.SeatInfo(
        name=place.name,
        kind="person" if place.kind == "person" else "bot",
        bot=place.bot or None,
        taken=place.taken,
        online=live.online(seat),
        password=place.password,
        standin=place.standin,
    )


def undo_request(live: Live) -> m.UndoRequest | None:
    wish = live.table.wish
    if wish is None:
        return None
    return m.UndoRequest(by=wish.by, to=wish.to, agreed=list(wish.agreed), waiting=list(wish.waiting))
