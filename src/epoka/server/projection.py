"""What one seat is sent: the kernel's own per-seat functions, and nothing beside them.

A position holds the view of the seat, what can be worked out from it (where the game has something to say), its legal
actions with their previews, the prompt. Points and their sources are taken from the view as well, since a game may keep
a part of them secret; the state's own count is shown at the end only, when everything is open.
"""

from __future__ import annotations

from bisect import bisect_right
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from msgspec import UNSET, UnsetType

from epoka import ENDED, State
from epoka.core.dice import faces
from epoka.core.ids import NOBODY
from epoka.lessons.conditions import matches
from epoka.server.messages import Choice, Entry, LessonTold, Position, Prompt, ReviewStep, Values
from epoka.server.moves import Move
from epoka.server.public import Public
from epoka.server.table import Line, Table


@lru_cache(maxsize=1024)
def iso(moment: float) -> str:
    """A moment as ISO 8601, UTC; all entries of one event have the same."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


# ---- positions ------------------------------------------------------------------------------------------------------


def position(table: Table, seat: int | None) -> Position:
    """The present position as a seat may know it; None is a spectator."""
    draft = table.drafts.get(seat) if seat is not None else None
    state = table.state if draft is None else draft.state
    asked = table.asked() if table.playing else []
    told = shown(state, seat, table.seq, table.turn, table.public_part() if draft is None else None)
    told.asked = asked
    if seat is not None:
        told.choices = choices(state, seat) if seat in asked else []
        told.draft = table.draft_names(seat)
        told.turn = table.turn + len(told.draft)
        told.undo = table.free_undo(seat)
        told.undo_beyond = table.may_ask_undo(seat)
        told.redo = table.redo(seat) if seat in asked else []
        told.lesson = lesson_told(table, seat, told.choices)
    return told


def lesson_told(table: Table, seat: int, offered: list[Choice]) -> LessonTold | UnsetType:
    """What the coach says to the learner now."""
    found = table.progress()
    if found is None or table.lesson is None or seat != table.lesson.seat:
        return UNSET
    lit = [choice.name for choice in offered if found.wanted and matches(found.wanted, choice.name)]
    return LessonTold(
        id=table.lesson.id,
        step=found.step,
        steps=found.steps,
        pages=found.pages,
        lit=lit,
        wrong=found.wrong,
        back=table.floor + found.back,
        done=found.done,
    )


def decision(state: State, seq: int, turn: int) -> Position:
    """A position with its choices, as the seat knows it that is to decide there."""
    seat = state.mover
    told = shown(state, seat, seq, turn)
    told.asked, told.choices = [seat], choices(state, seat)
    return told


def shown(state: State, seat: int | None, seq: int, turn: int, public: Public | None = None) -> Position:
    """A position without anything to decide; `public` is what a spectator sees of it, where that is known already."""
    public = Public(state) if public is None else public
    view, insight = public.view, public.insight
    if seat is not None:
        view, insight = state.view_beside(seat, view), state.insight_beside(seat, insight)
    points, breakdown = score(state, view)
    key, values = state.prompt()
    return Position(
        seat=seat,
        seq=seq,
        turn=turn,
        view=view,
        mover=ENDED if state.over else state.mover,
        asked=[],
        prompt=Prompt(key=key, values=values),
        choices=[],
        draft=[],
        undo=0,
        undo_beyond=False,
        redo=[],
        hidden=seat is not None and knows_more(view, public.view),
        points=points,
        breakdown=breakdown,
        ranking=state.ranking() if state.over else places(points),
        over=state.over,
        over_by=state.over_by,
        insight=insight or UNSET,
    )


def choices(state: State, seat: int) -> list[Choice]:
    """All that a seat may choose; the previews of a choice that waits its turn come when it is its turn."""
    found = []
    for action in state.choices(seat):
        key, values = state.game.describe(action)
        preview = state.preview(action) if seat == state.mover else {}
        found.append(Choice(name=state.name(action), key=key, values=values, preview=preview))
    return found


def score(state: State, view: Values) -> tuple[list[int], list[dict[str, int]]]:
    """Points and where they come from, as the view has them; empty where a running game does not show them."""
    if state.over:
        return state.points(), [state.breakdown(seat) for seat in range(state.sides)]
    seats = view.get("seats")
    if isinstance(seats, list) and all(isinstance(seen, dict) and "points" in seen for seen in seats):
        return [seen["points"] for seen in seats], [seen.get("breakdown", {}) for seen in seats]
    return [], []


def places(points: list[int]) -> list[int]:
    """The place of every seat by the points that are seen; ties share one."""
    return [1 + len([other for other in points if other > mine]) for mine in points]


def knows_more(view: Values, public: Values) -> bool:
    """Whether a seat sees anything that a spectator does not."""
    return {**view, "seat": None} != public


# ---- the log --------------------------------------------------------------------------------------------------------


def entries(table: Table, seat: int | None, after: int = 0) -> list[Entry]:
    """What happened in events after this number, as the seat saw it."""
    return log_entries(table.id, lines_after(table, after), seat)


def lines_after(table: Table, after: int) -> list[Line]:
    return table.lines[bisect_right(table.lines, after, key=lambda line: line.seq) :]


def log_entries(table: str, lines: list[Line], seat: int | None) -> list[Entry]:
    """Lines of the log of a table, as the seat saw them."""
    viewer = NOBODY if seat is None else seat
    return [entry(table, line, viewer) for line in lines]


def entry(table: str, line: Line, viewer: int) -> Entry:
    move = line.move
    return Entry(
        seq=line.seq,
        number=line.number,
        seat=move.by,
        action=move.name_for(viewer),
        events=[told_data(table, line, told.key, told.values) for told in move.told if told.seen_by(viewer)],
        at=iso(line.at),
        undone=True if line.undone else UNSET,
    )


def told_data(table: str, line: Line, key: str, values: Values) -> Values:
    """An event as it is sent; a roll gets the faces that every screen and every replay shows."""
    data: Values = {"key": key, **values}
    if isinstance(values.get("dice"), int) and isinstance(values.get("total"), int):
        data["faces"] = faces(values["dice"], values["total"], table, line.number)
    return data


# ---- records and review ---------------------------------------------------------------------------------------------


def record(table: Table, seat: int | None) -> dict[str, Any]:
    """The saved game; of a running one as the seat saw it, "?" for what it did not."""
    viewer = NOBODY if seat is None else seat
    names = [move.name if table.state.over else move.name_for(viewer) or "?" for move in table.moves]
    return {
        "game": table.game.name,
        "version": table.version,
        "players": table.players,
        "options": dict(table.options),
        "actions": names,
    }


def review(state: State, turn: int, moves: list[Move], seat: int | None) -> list[ReviewStep]:
    """A line of play from a position, with the points after every action, as the seat could see them.

    Plays on the state it is given. A long game takes a while: it is done in a process of its own.
    """
    viewer = NOBODY if seat is None else seat
    steps = [review_step(state, seat, turn, NOBODY, "")]
    for number, move in enumerate(moves, start=turn + 1):
        state.act(state.action(move.name))
        steps.append(review_step(state, seat, number, move.by, move.name_for(viewer)))
    return steps


def review_step(state: State, seat: int | None, turn: int, by: int, action: str) -> ReviewStep:
    view = state.view(seat)
    points, breakdown = score(state, view)
    round_ = view.get("round", 0)
    return ReviewStep(
        turn=turn,
        seat=by,
        action=action,
        points=points,
        breakdown=breakdown,
        round=round_ if isinstance(round_, int) else 0,
    )
