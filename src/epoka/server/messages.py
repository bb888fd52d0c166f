"""What the server and the page say to each other, as types: the twin of web/src/lib/protocol.ts.

Everything that comes in is checked against these types before anybody looks at it, and the OpenAPI document is made
from them. Sentences never travel: keys and values do, and the page has the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from epoka.coach import advice, reasons, reviewing
from epoka.lessons import Page
from epoka.server.clocks import Clock, PauseWish

Values = dict[str, Any]
Scalar = bool | int | str

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=10_000_000)]
Turn = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(max_length=24)]
BotName = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=100)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
ActionName = Annotated[str, Meta(min_length=1, max_length=80)]
Gesture = Annotated[list[ActionName], Meta(max_length=200)]


class Given(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of what comes in: a field nobody knows is a mistake worth telling."""


class Sent(msgspec.Struct, kw_only=True):
    """The base of what goes out."""


# ---- games ----------------------------------------------------------------------------------------------------------


class OptionInfo(Sent):
    name: str
    values: list[Scalar]
    default: Scalar | None
    text: str
    fits: dict[int, list[Scalar]]
    """The values that this number of players may choose."""


class GameInfo(Sent):
    name: str
    version: int
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Values]]
    levels: list[str]
    """The bots that are levels of strength, the weakest first; none in a game that knows no levels."""
    bots: list[str]
    """All other bots, the best last as far as that is known."""
    opponent: str
    """The bot that is proposed to somebody who has not chosen one yet."""
    puzzles: int
    """How many it has."""
    seat_parts: list[str]
    lessons: list[str]
    """The lessons that teach the game, in their order."""
    first_game: Values
    """The options that are recommended for a first game."""


class Games(Sent):
    games: list[GameInfo]


class GameTexts(Sent):
    files: dict[str, str]


class Languages(Sent):
    languages: list[str]


# ---- tables ---------------------------------------------------------------------------------------------------------


class SeatInfo(Sent):
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    taken: bool
    online: bool
    password: bool
    standin: bool


Status = Literal["playing", "over", "closed"]
UndoPolicy = Literal["free", "consent", "none"]
"""What may be taken back beyond the last reveal: whatever the other people agree to, while bots always agree; only what
other people agree to; nothing, not even before it."""


ChatPolicy = Literal["off", "players", "all"]
"""Who may talk at a table: nobody; those who play, and apart from them those who watch; all together as well."""


class UndoRequest(Sent):
    by: int
    to: int
    agreed: list[int]
    waiting: list[int]


class ClockTold(Sent):
    """Where the clock of a table stands, beside the moment when a decision runs out."""

    rules: Clock
    banks: list[float]
    """What each seat has left, if there is a bank."""
    begun: bool
    """Whether a person has made a move."""
    complete: bool
    """Whether every seat is taken."""
    paused: bool
    until: str | None
    """When the pause ends by itself."""
    wish: PauseWish | None
    late: list[int]
    """The seats that have run out of time and are waited for."""
    deserted: bool
    """Whether nobody plays on because no person is left."""


class Origin(Sent):
    table: str
    turn: int


class TableInfo(Sent):
    id: str
    game: str
    players: int
    options: Values
    created: str
    status: Status
    seats: list[SeatInfo]
    opponents: list[str]
    host: bool
    mine: list[int]
    hotseat: bool
    watching: bool
    deadline: float | None
    due: str | None
    clock: ClockTold | None
    undo: UndoPolicy
    rerolls: int
    """How often something that chance had decided was taken back and drawn anew."""
    undo_request: UndoRequest | None
    hints_allowed: bool
    hints: list[int]
    """For how many decisions each seat has asked for a hint."""
    chances: bool
    """Whether those who play are told their chances."""
    public: bool
    """Whether anybody may look at the finished game."""
    chat: ChatPolicy
    gathering: bool
    """Whether the game waits until everybody is ready."""
    ready: list[int]
    listed: bool
    """Whether anybody may take a free seat from the lobby."""
    rematch: str | None
    forked_from: Origin | None
    lesson: str | None
    """The lesson that is taught here."""
    explains: bool
    """Whether opponents say why they do what they do."""
    deal: str | None
    """The sealed deal that is played here."""
    seq: int
    turn: int
    mover: int
    points: list[int]
    """As everybody may know them; empty where a running game does not show them."""
    ranking: list[int]
    """The places at the end; empty before."""
    watchers: int
    """How many are looking on now."""


class Invitation(Sent):
    """What the holder of a link may know before taking it up."""

    game: str
    options: Values
    seats: list[SeatInfo]
    host: int | None
    """The seat of who invites, None where that is nobody's."""
    seat: int | None
    """The one that the link is for, None for looking on."""
    deadline: float | None
    clock: Clock | None


class Invited(Given):
    secret: Secret


class OneInvitation(Sent):
    invitation: Invitation


class NewSeat(Given):
    kind: Literal["me", "here", "link", "bot", "program"]
    name: Name = ""
    bot: BotName = ""
    password: Password | None = None


class NewTable(Given):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Scalar] = {}
    deadline: Annotated[float, Meta(ge=5, le=2_592_000)] | None = None
    """Seconds for a decision, the simplest clock."""
    clock: Clock | None = None
    undo: UndoPolicy = "free"
    hints: bool = True
    chances: bool = False
    chat: ChatPolicy = "players"
    gather: bool = False
    """Whether the game begins when everybody has said to be ready."""


class Links(Sent):
    seats: dict[str, str]
    watch: str
    tokens: dict[str, str]
    """Of the seats that programs play."""


class Made(Sent):
    table: TableInfo
    links: Links


class OneTable(Sent):
    table: TableInfo


class ManyTables(Sent):
    tables: list[TableInfo]


class Join(Given):
    secret: Secret
    password: Password | None = None
    name: Name = ""
    instead: bool = False
    """Whether a seat that is in use goes on in this browser instead of the other."""


class Rename(Given):
    seat: SeatNumber
    name: Name


class Ready(Given):
    on: bool


class ListTable(Given):
    on: bool


class TakeSeat(Given):
    name: Name = ""


class OpenTable(Sent):
    """A table with a free seat for anybody, as the lobby shows it."""

    id: str
    game: str
    options: Values
    seats: list[SeatInfo]
    host: int | None
    clock: Clock | None


class OpenTables(Sent):
    tables: list[OpenTable]


class Link(Sent):
    link: str


class Give(Given):
    kind: Literal["bot", "link", "program"]
    bot: BotName = ""


class Gave(Sent):
    table: TableInfo
    link: str | None
    token: str | None
    """Of a program: it is shown once."""


class AllLinks(Sent):
    links: Links


class Deleted(Sent):
    deleted: str
    """The id that no table has any more."""


class Fork(Given):
    turn: Turn
    seat: SeatNumber
    bot: BotName
    name: Name = ""


class ForkRecord(Given):
    record: Annotated[str, Meta(max_length=1_000_000)]
    seat: SeatNumber
    bot: BotName
    turn: Turn | None = None
    name: Name = ""


# ---- a position, as one seat may know it ----------------------------------------------------------------------------


class Choice(Sent):
    name: str
    key: str
    values: Values
    preview: Values


class Prompt(Sent):
    key: str
    values: Values


LessonPage = Page


class LessonTold(Sent):
    """What the coach of a lesson says to the learner; texts are keys."""

    id: str
    step: int
    """How many tasks are done, of so many `steps`."""
    steps: int
    pages: list[LessonPage]
    """What is to be read now, the task last."""
    lit: list[str]
    """The choices that the task asks for; none where any way will do."""
    wrong: str
    """What is said to the last action where it was not the right one, "" otherwise."""
    back: int
    """Where it was not: the number of actions to undo to."""
    done: bool


class Position(Sent):
    seat: int | None
    seq: int
    turn: int
    view: Values
    mover: int
    asked: list[int]
    prompt: Prompt
    choices: list[Choice]
    draft: list[str]
    undo: int
    undo_beyond: bool
    redo: list[str]
    hidden: bool
    points: list[int]
    breakdown: list[dict[str, int]]
    ranking: list[int]
    over: bool
    over_by: str
    insight: Values | UnsetType = UNSET
    lesson: LessonTold | UnsetType = UNSET


class Entry(Sent):
    seq: int
    number: int
    seat: int
    action: str
    events: list[Values]
    at: str
    undone: bool | UnsetType = UNSET


class OnePosition(Sent):
    position: Position


class Log(Sent):
    entries: list[Entry]


class ReviewStep(Sent):
    turn: int
    seat: int
    action: str
    points: list[int]
    breakdown: list[dict[str, int]]
    round: int


class Review(Sent):
    steps: list[ReviewStep]
    entries: list[Entry]


# ---- refusals -------------------------------------------------------------------------------------------------------


LONGEST_ERROR = 1000
LONGEST_ECHO = 200


class ApiError(Sent):
    """What was wrong. Much of it repeats what was sent, so that long texts are cut: an answer is no echo."""

    code: str
    message: str
    values: Values

    def __post_init__(self) -> None:
        self.message = shortened(self.message, LONGEST_ERROR)
        self.values = {
            key: shortened(value, LONGEST_ECHO) if isinstance(value, str) else value
            for key, value in self.values.items()
        }


def shortened(text: str, most: int) -> str:
    """The beginning and the end of a text that is longer than it may be; the reason is often at the end."""
    half = (most - 3) // 2
    return text if len(text) <= most else f"{text[:half]} … {text[-half:]}"


class Refusal(Sent):
    """Why a request was refused; where it was stale, with the news since."""

    error: ApiError
    position: Position | UnsetType = UNSET
    entries: list[Entry] | UnsetType = UNSET


class Why(Sent):
    code: str
    params: Values
    rule: str


Reason = reasons.Reason
Considered = advice.Considered


class Hint(Sent):
    """A hint as far as it was asked for: where to look (1), what to do (2), why (3)."""

    step: int
    bot: str
    look: list[str]
    """Actions whose places on the board are worth a look, in no order."""
    action: str
    """The proposed one, "" before step 2."""
    options: list[Considered]
    """The best candidates, the proposed one first; none before step 3."""
    samples: int
    """How many imagined games stand behind each figure, 0 before step 3."""


class WinChances(Sent):
    turn: int
    shares: list[float]
    errors: list[float]


class PuzzleInfo(Sent):
    number: int
    grade: str
    players: int


class Puzzles(Sent):
    puzzles: list[PuzzleInfo]


class PuzzleTask(Sent):
    """A puzzle with what the search found there, the best first: whoever solves it is judged by that."""

    position: Position
    players: int
    opponents: list[str]
    options: list[Values]
    grade: str


# ---- analysis -------------------------------------------------------------------------------------------------------


class Open(Given):
    on: bool


Judged = reviewing.Judged
SeatPart = reviewing.Part
GameReview = reviewing.Review
AnalysisStatus = Literal["none", "running", "done", "failed"]


class Analysis(Sent):
    """How far the analysis of a game is, and the analysis."""

    status: AnalysisStatus
    done: int
    total: int
    problem: ApiError | None
    review: Any
    """A GameReview as it is kept, or None."""


# ---- talking at a table ---------------------------------------------------------------------------------------------

Room = Literal["players", "watchers", "all", "note"]
"""Where something is said. A note is heard by nobody else."""
Reaction = Literal["", "hello", "well-played", "thanks", "oops", "wow", "moment", "good-game"]
"""What is said by one click, in the reader's language; "" for words of one's own."""


class Word(Sent):
    """Something that was said."""

    id: str
    room: Room
    seat: int | None
    """None for somebody who watches: `author` then tells them apart."""
    author: str
    name: str
    """As it was when this was said."""
    text: str
    reaction: Reaction
    at: str
    mine: bool


class Words(Sent):
    words: list[Word]


class OneWord(Sent):
    word: Word


class Say(Given):
    room: Room
    seat: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=400)] = ""
    reaction: Reaction = ""
    name: Name = ""
    """Of somebody who watches; whoever plays has a name at the table."""


class Unsay(Given):
    id: Annotated[str, Meta(min_length=1, max_length=40)]


class AllowChat(Given):
    chat: ChatPolicy


# ---- the socket, to the server --------------------------------------------------------------------------------------


class Act(Given, tag_field="type", tag="act"):
    id: MessageId
    seat: SeatNumber
    seq: Sequence
    actions: Annotated[list[ActionName], Meta(min_length=1, max_length=200)]


class Undo(Given, tag_field="type", tag="undo"):
    id: MessageId
    seat: SeatNumber
    seq: Sequence
    to: Turn


class UndoAsk(Given, tag_field="type", tag="undo-ask"):
    id: MessageId
    seat: SeatNumber
    seq: Sequence
    to: Turn


class UndoVote(Given, tag_field="type", tag="undo-vote"):
    id: MessageId
    seat: SeatNumber
    agree: bool


class AskWhy(Given, tag_field="type", tag="why"):
    id: MessageId
    seat: SeatNumber
    seq: Sequence
    actions: Gesture
    name: ActionName


class AskHint(Given, tag_field="type", tag="hint"):
    id: MessageId
    seat: SeatNumber
    seq: Sequence
    actions: Gesture
    step: Annotated[int, Meta(ge=1, le=3)] = 2


class Sit(Given, tag_field="type", tag="sit"):
    seat: SeatNumber | None


class Ping(Given, tag_field="type", tag="ping"):
    pass


ToServer = Act | Undo | UndoAsk | UndoVote | AskWhy | AskHint | Sit | Ping
Request = Act | Undo | UndoAsk | UndoVote | AskWhy | AskHint
"""What is asked for a seat and answered, over the socket or over HTTP."""


# ---- the socket, from the server ------------------------------------------------------------------------------------


class Hello(Sent, tag_field="type", tag="hello"):
    table: TableInfo
    position: Position
    entries: list[Entry]
    from_: int = msgspec.field(name="from")


class News(Sent, tag_field="type", tag="news"):
    position: Position
    entries: list[Entry]
    redone: bool | UnsetType = UNSET


class TableNews(Sent, tag_field="type", tag="table"):
    table: TableInfo


class Draft(Sent, tag_field="type", tag="draft"):
    id: str
    position: Position


class Done(Sent, tag_field="type", tag="done"):
    id: str
    seq: int


class Answer(Sent, tag_field="type", tag="answer"):
    id: str
    value: Any
    """Why or None, or a Hint, as asked."""


class Failed(Sent, tag_field="type", tag="error"):
    id: str | None
    error: ApiError
    position: Position | UnsetType = UNSET
    entries: list[Entry] | UnsetType = UNSET


class Said(Sent, tag_field="type", tag="said"):
    word: Word


class Unsaid(Sent, tag_field="type", tag="unsaid"):
    ids: list[str]


class Pong(Sent, tag_field="type", tag="pong"):
    pass


FromServer = Hello | News | TableNews | Draft | Done | Answer | Failed | Said | Unsaid | Pong
Reply = Draft | Done | Answer
"""What a request is answered with."""
