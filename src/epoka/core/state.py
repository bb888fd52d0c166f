"""A position of any game: a pure function of its options and its list of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from epoka.core.errors import (
    CONTRADICTIONS,
    BadAction,
    BadSnapshot,
    EpokaError,
    Illegal,
    NoPast,
    excerpt,
    named,
    suggestion,
)
from epoka.core.event import Event, Values
from epoka.core.forms import Forms, copy_fields, load_fields, observe_fields, pieces_of, saved_fields
from epoka.core.history import History
from epoka.core.ids import ALL, ASK, CHANCE, ENDED, GO, NOBODY, SeatId
from epoka.core.observation import (
    ABSENT,
    CHECK,
    STEP_WIDTH,
    STEPS,
    Layout,
    Piece,
    checked,
    observed_step,
    one,
    put,
    put_absent,
    step_numbers,
)
from epoka.core.refusal import Refusal
from epoka.core.saved import number, numbers
from epoka.core.sets import Gathering, in_order
from epoka.core.step import Chance, Step

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer
    from epoka.core.game import Game

NO_EVENTS: Final[list[Event]] = []

MOST_UNASKED: Final = 10_000
"""So many steps in a row without a decision mean that the rules go round in circles."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game shares: the agenda, the history, the legal list, events. A game adds its pieces and its view."""

    def __init__(self, game: Game, players: int, options: Values) -> None:
        self.game = game
        self.players = players
        self.sides = players
        """The seats that have points and a place: those of the players, then those that the rules play."""
        self.options = options
        self.agenda: list[Step[Any]] = []
        self.mover: int = ENDED
        self.over = False
        self.listening = False
        self._history = History()
        self._rooted = True
        self._restored = False
        """Whether the state comes from a snapshot: its numbers are within bounds, but may not fit together."""
        self._floor: i64 = 0
        self._last: i64 = ENDED
        self._legal: list[int] | None = None
        self._astray = False
        """Whether a pick was made out of its order and the history does not have it in its place yet."""
        self.gathering: Gathering | None = None
        """Watches what is taken, where somebody wants to know the sets in it."""
        self._observed_options: bytes | None = None
        """The part of an observation that never changes, once somebody has asked for it."""
        self._events: list[Event] = NO_EVENTS

    # ---- what a game provides -------------------------------------------------------------------------------------

    def forms(self) -> Forms:
        """The fields of the game, each with the form in which it is saved, read and copied."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state. A game overrides this for speed, with what `python -m epoka.copies` writes into it."""
        new = self.game.blank(self.players, self.options)
        self.copy_kernel(new)
        copy_fields(self, new, self.forms())
        return new

    def opponents(self) -> list[str]:
        """The ids of the sides that the rules play; the texts `opponent-<id>` name them."""
        return []

    def rounds(self) -> int:
        """How many rounds have begun; 0 in a game without rounds."""
        return 0

    def points(self) -> list[int]:
        """The points of every side if the game ended now."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where the points of a side come from."""
        raise NotImplementedError

    def tie_break(self) -> list[int]:
        """What decides between equal points, higher is better; equal values share a place."""
        return [0] * self.sides

    @property
    def over_by(self) -> str:
        """How the game ended, "" while it goes on."""
        raise NotImplementedError

    def pieces(self) -> Values:
        """The game's part of the snapshot."""
        return saved_fields(self, self.forms())

    def load_pieces(self, data: Values) -> None:
        """Take the pieces from a snapshot; the opposite of `pieces`."""
        load_fields(self, self.forms(), data)

    def seen(self, seat: int) -> Values:
        """The game's part of the view of a seat (NOBODY for a spectator)."""
        raise NotImplementedError

    def seen_beside(self, seat: int, public: Values) -> Values:
        """The parts of `seen` in which a seat's view differs from a spectator's, which is `public`, for speed.

        All of `seen` is right too. What is left out is the same; what is returned may share its parts with `public`.
        """
        return self.seen(seat)

    def shuffle_unknown(self, seat: int, dealer: Dealer) -> None:
        """Replace what this seat cannot know by something equally possible."""

    def concealed(self, seat: int) -> State:
        """A state in which the same stands for whatever this seat (NOBODY for a spectator) cannot know: to be observed.

        It may be this very state where nothing is hidden; nobody plays on with it.
        """
        return self

    def observe_pieces(self, out: BytesWriter) -> None:
        """Write the game's part of an observation; a game overrides this for speed as it does `copy`."""
        observe_fields(self, self.forms(), out)

    # ---- playing --------------------------------------------------------------------------------------------------

    def actions(self, seat: int | None = None) -> list[int]:
        """The legal actions, sorted; of another seat only where it is asked at the same time (sealed decisions).

        A set is offered in one order only: `choices` lists what may be picked in any.
        """
        try:
            if seat is None or seat == self.mover:
                return self.legal().copy()
            for step in self._sealed_steps():
                if step.seat == seat:
                    out: list[int] = []
                    step.actions(self, out)
                    return out
            return []
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    def choices(self, seat: int | None = None) -> list[int]:
        """All that may be chosen, sorted: the legal actions, and the picks of a set that come out of its order."""
        legal = self.actions(seat)
        if self.agenda and (seat is None or seat == self.mover):
            return self.agenda[-1].choices(self, legal)
        return legal

    def act(self, action: int) -> None:
        """Apply one action of `choices`; an illegal one raises `Illegal` and changes nothing.

        A pick that comes out of its order has its effect at once, and its place in the history where the order has it.
        """
        try:
            if not self._lists(action):
                if not self._picks(action):
                    raise self._illegal(action)
                self._astray = True
            self.take(action)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    def act_all(self, actions: list[int]) -> None:
        """Apply all of the actions or, where one of them is illegal, none."""
        trial = self.copy()
        for action in actions:
            trial.act(action)
        for action in actions:
            self.act(action)

    def chance(self) -> list[tuple[int, float]]:
        """At CHANCE, every outcome with its probability."""
        if self.agenda:
            step = self.agenda[-1]
            if isinstance(step, Chance):
                try:
                    return step.outcomes(self)
                except CONTRADICTIONS as error:
                    self.blame_snapshot(error)
                    raise
        raise EpokaError("nothing is left to chance here: chance() is for states whose mover is CHANCE")

    def asked(self) -> list[int]:
        """The seats that may decide now: the mover, and with it whoever is asked at the same time."""
        if self.over:
            return []
        seats: list[int] = []
        for step in self._sealed_steps():
            if step.always_asked() or len(self.actions(int(step.seat))) > 1:
                seats.append(int(step.seat))
        return seats if seats else [self.mover]

    def name(self, action: int) -> str:
        """The notation of an action."""
        names = self.game.names
        if not 0 <= action < len(names):
            raise BadAction(f"{action} is no action of {self.game.name}: there are 0 to {len(names) - 1}")
        return names[action]

    def action(self, name: str, seat: int | None = None) -> int:
        """The action of this name, legal now or not; where there is none, the error suggests what this seat may do.

        Without a seat it is the mover's: whoever answers for another seat names it, or the answer would tell a secret.
        """
        text = " ".join(name.lower().split())
        found = self.game.code(text)
        if found is None:
            message = f"«{excerpt(name)}» is no action of {self.game.name}"
            here = [self.name(action) for action in self.choices(seat)]
            raise BadAction(f"{message}; {suggestion(text, here)}" if here else message)
        return found

    def refusal(self, action: int) -> Refusal | None:
        """Why the action is not legal now, or None if it is."""
        if self.over:
            return Refusal("game-over")
        if not 0 <= action < self.game.num_codes:
            return Refusal("no-such-action", "", {"action": action})
        if self._allows(action):
            return None
        step = self.agenda[-1]
        if step.seat == CHANCE:
            if action < self.game.num_actions:
                return Refusal("chance-decides")
            return Refusal("no-such-outcome", "", {"action": self.game.names[action]})
        if action >= self.game.num_actions:
            return Refusal("player-decides", "", {"seat": int(step.seat)})
        try:
            return step.refuse(self, action)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    def preview(self, action: int) -> dict[str, Any]:
        """What a legal action costs, gains and risks."""
        try:
            if not self._allows(action):
                raise self._illegal(action)
            return self.agenda[-1].preview(self, action)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    def prompt(self) -> tuple[str, Values]:
        """What is expected now: a message key and its values."""
        if self.over:
            return "game-over", {"by": self.over_by}
        try:
            return self.agenda[-1].prompt(self)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    # ---- the kernel's loop ----------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Put a step on the agenda; it comes before all that is there already."""
        self.agenda.append(step)

    def push_all(self, steps: list[Step[Any]]) -> None:
        """Put several steps on the agenda, to be taken in the order of the list."""
        agenda = self.agenda
        place: i64 = len(steps) - 1
        while place >= 0:
            agenda.append(steps[place])
            place -= 1

    def seat_after(self, seat: SeatId, steps: i64 = 1) -> SeatId:
        """The seat so many steps further in seating order; sides that the rules play have their place in it."""
        return (seat + steps) % self.sides

    def seats_from(self, seat: SeatId) -> list[int]:
        """All seats in seating order, from this one on."""
        return [int(self.seat_after(seat, ahead)) for ahead in range(self.sides)]

    def offer(self, legal: list[int]) -> None:
        """Keep the legal list that a step has just made, so that it is made only once for each decision."""
        self._legal = legal

    def legal(self) -> list[int]:
        """The legal actions as the kernel's own list: read it, never change it.

        Where a set was begun out of its order, it may be impossible to go on in it: then these are the picks.
        """
        legal = self._legal
        if legal is None:
            legal = []
            if self.agenda:
                self.agenda[-1].actions(self, legal)
            self._legal = legal
        if not legal and self.agenda:
            legal = []  # the empty one may be a copy's too
            self.agenda[-1].picks(self, legal)
            self._legal = legal
            self._astray = True
        return legal

    def take(self, action: int) -> None:
        """Apply an action known to be legal."""
        step = self.agenda.pop()
        history = self._history
        if self.gathering is not None:
            self.gathering.takes(self, step, action, True)
        if step.seat != self._last:
            self._floor = history.length
            self._last = step.seat
        history.append(action)
        if step.seat == CHANCE:
            self._floor = history.length
        if self.listening:
            self._report("action", step, action)
        step.act(self, action)
        self.settle()
        if self._astray:
            self._put_in_order()

    def settle(self) -> None:
        """Carry out whatever needs no decision, until somebody must be asked or the game is over."""
        agenda: list[Any] = self.agenda  # Any: what is taken off again has been looked at before
        self._legal = None
        unasked: i64 = 0
        while agenda:
            unasked += 1
            if unasked > MOST_UNASKED:
                raise RuntimeError(f"nobody was asked for {MOST_UNASKED} steps: the rules go round in circles")
            step: Step[Any] = agenda[-1]
            action = step.forced(self)
            if action == ASK:
                self.mover = int(step.seat)
                return
            agenda.pop()
            if self.gathering is not None:
                self.gathering.takes(self, step, int(action), False)
            if action != GO:
                if step.seat == CHANCE:
                    self._floor = self._history.length
                if self.listening and not step.idle(action):
                    self._report("forced", step, int(action))
            step.act(self, action)
        self.mover = ENDED
        self.over = True

    def _put_in_order(self) -> None:
        """Give the history the picks of the set that was picked last in the order in which they belong there.

        A state without a past has no record to keep in order.
        """
        if self.agenda and self.agenda[-1].part_of_pick():
            return
        self._astray = False
        if self._rooted:
            canonical = in_order(self)
            self._history = canonical._history
            self._floor, self._last = canonical._floor, canonical._last

    def _allows(self, action: int) -> bool:
        return self._lists(action) or self._picks(action)

    def _lists(self, action: int) -> bool:
        """Whether the action is in the legal list, which offers a set in one order only."""
        if self.over or not 0 <= action < self.game.num_codes:
            return False
        if self._legal is None:
            return self.agenda[-1].allows(self, action)
        for legal in self._legal:  # compiled it is quicker than `in`, which compares objects
            if legal == action:
                return True
        return False

    def _picks(self, action: int) -> bool:
        """Whether the action may be added to the set that is being collected."""
        if self.over or not self.agenda[-1].collects(self):
            return False
        out: list[int] = []
        self.agenda[-1].picks(self, out)
        return action in out

    def _illegal(self, action: int) -> Illegal:
        refusal = self.refusal(action)
        assert refusal is not None
        names = self.game.names
        name = names[action] if 0 <= action < len(names) else str(action)
        message = f"«{name}» is not legal: {refusal.describe()}"
        if not self.over and self.mover != CHANCE:
            message += "; legal now: " + ", ".join([names[choice] for choice in self.choices()[:20]])
        return Illegal(message, refusal)

    def _sealed_steps(self) -> list[Step[Any]]:
        steps: list[Step[Any]] = []
        for depth in range(len(self.agenda)):
            step = self.agenda[-1 - depth]
            if not step.sealed():
                break
            steps.append(step)
        return steps

    # ---- what is known and told -----------------------------------------------------------------------------------

    def listen(self, events: list[Event]) -> None:
        """From now on append to `events` whatever happens."""
        self._events = events
        self.listening = True

    def tell(self, key: str, values: Values, to: int = ALL, but: int = NOBODY) -> None:
        """Report an event; call it only where `listening` is true, so that silence costs nothing."""
        self._events.append(Event(key, values, to, but))

    def _report(self, key: str, step: Step[Any], action: int) -> None:
        values: Values = {"seat": int(step.seat), "action": self.game.names[action]}
        witness = step.witness()
        if witness == ALL:
            self.tell(key, values)
        else:
            self.tell(key, values, to=witness)
            self.tell(key, {"seat": int(step.seat), "action": ""}, but=witness)

    @property
    def history(self) -> list[int]:
        """Every action so far, chance included, as a fresh list."""
        return self._history.actions()

    def history_since(self, turn: int) -> list[int]:
        """The actions after so many, as a fresh list."""
        return self._history.since(turn)

    @property
    def turn(self) -> int:
        """How many actions the history holds."""
        return int(self._history.length)

    @property
    def barrier(self) -> int:
        """How many actions of the history are beyond free undo.

        What follows them was chosen by one seat alone with nothing drawn, rolled or done by others in between.
        """
        return max(int(self._floor), 0)

    @property
    def unfinished(self) -> bool:
        """Whether the mover's latest actions have begun a gesture that is not whole yet: a draft, for a table."""
        return not self.over and self.turn > self.barrier and self.mover == self._last and self.agenda[-1].inside()

    @property
    def has_past(self) -> bool:
        """False for imagined and hand-built states: no record and no log lead to them."""
        return self._rooted

    def view(self, seat: int | None = None) -> Values:
        """All that this seat may know, as plain data; None is a spectator."""
        self._check_seat(seat)
        viewer = NOBODY if seat is None else seat
        view: Values = {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
            "seat": seat,
            "mover": self.mover,
            "over": self.over,
            "over_by": self.over_by,
            "pending": self._pending(),
        }
        try:
            view.update(self.seen(viewer))
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise
        return view

    def view_beside(self, seat: int, public: Values) -> Values:
        """`view(seat)`, where `public` is `view()` of the same position: it shares with it what is the same."""
        self._check_seat(seat)
        view = public.copy()
        view["seat"] = seat
        try:
            view.update(self.seen_beside(seat, public))
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise
        return view

    def _pending(self) -> list[Any]:
        """What is to be decided now: the name of the step and its arguments; with the rest of a view it says it all."""
        return [] if self.over else [type(self.agenda[-1]).__name__, *unshared(self.agenda[-1].args())]

    def insight(self, seat: int | None = None) -> Values:
        """What can be worked out from what this seat knows, as plain data (`Game.insight`); None is a spectator."""
        self._check_seat(seat)
        try:
            return self.game.insight(self, seat)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    def insight_beside(self, seat: int, public: Values) -> Values:
        """`insight(seat)`, where `public` is `insight()` of the same position: it shares with it what is the same."""
        self._check_seat(seat)
        try:
            return self.game.insight_beside(self, seat, public)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise

    def log(self, seat: int | None = None) -> list[Values]:
        """The history as this seat saw it: an entry for each action, with what followed and by which rule."""
        self._check_seat(seat)
        self.check_past("log")
        viewer = NOBODY if seat is None else seat
        state = self.game.begin(self.players, self.options)
        events: list[Event] = []
        state.listen(events)
        entries: list[Values] = []
        citations = self.game.citations()
        for action in self.history:
            state.take(action)
            head = {"number": len(entries) + 1}
            seen = [event for event in events if event.seen_by(viewer)]
            head.update(seen[0].values)
            entries.append({**head, "events": [citations.told(event) for event in seen[1:]]})
            events.clear()
        return entries

    def layout(self) -> Layout:
        """Where each part of an observation of this game stands."""
        game = self.game
        layout = Layout(game.name, game.version, self.players)
        layout.add("seat", one(NOBODY, self.players - 1))
        layout.add("mover", one(ENDED, self.sides - 1))
        layout.add("over", one(0, 1))
        for option in game.options:
            layout.add(f"options.{option.name}", one(0, len(option.values) - 1, option.written()))
        kinds = ["", *sorted(game.steps)]
        step = [
            Piece("kind", 0, [], [], ABSENT, len(kinds) - 1, kinds),
            Piece("arguments", 1, [STEP_WIDTH - 1], [1], -CHECK, CHECK, []),
        ]
        layout.add("agenda", [piece.repeated(STEPS, STEP_WIDTH) for piece in step])
        layout.add("agenda.rest", one(0, CHECK))
        layout.add("", pieces_of(self.forms()))
        return layout

    def observation(self, seat: int | None = None) -> bytes:
        """All that this seat may know as numbers of 32 bits, little-endian, as `Game.layout` declares; None watches."""
        self._check_seat(seat)
        viewer = NOBODY if seat is None else seat
        out = BytesWriter()
        put(out, viewer)
        put(out, self.mover)
        put(out, self.over)
        if self._observed_options is None:
            self._observed_options = self.game.observed_options(self.options)
        out.write(self._observed_options)
        try:
            self._observe_agenda(out)
            self.concealed(viewer).observe_pieces(out)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise
        return out.getvalue()

    def _observe_agenda(self, out: BytesWriter) -> None:
        """Write the steps that are still to be decided, the next one first; of those without room a checksum."""
        rest: i64 = 0
        shown: i64 = 0
        place: i64 = len(self.agenda) - 1
        while place >= 0:
            step = self.agenda[place]
            place -= 1
            if shown == STEPS:
                rest = checked(rest, self.game.step_numbers[type(step).__name__])
                for number in step_numbers(step.args()):
                    rest = checked(rest, number)
                continue
            shown += 1
            if step.observed is None:
                kind = self.game.step_numbers[type(step).__name__]
                step.observed = observed_step(kind, step_numbers(step.args()))
            out.write(step.observed)
        put_absent(out, (STEPS - shown) * STEP_WIDTH)
        put(out, rest)

    def observe(self, seat: int | None, buffer: Any) -> None:
        """Write the observation of a seat into whatever offers its memory: an array of 32-bit numbers, a bytearray."""
        data = self.observation(seat)
        memory = memoryview(buffer).cast("B")
        if len(memory) != len(data):
            raise EpokaError(
                f"an observation of {self.game.name} takes {len(data)} bytes, the buffer has {len(memory)}"
            )
        memory[:] = data

    def imagine(self, seat: int, dealer: Dealer) -> State:
        """A state this seat cannot tell from this one, uniform over what it does not know; it has no past."""
        self._check_seat(seat)
        try:
            other = self.copy()
            other.forget()
            other.shuffle_unknown(seat, dealer)
        except CONTRADICTIONS as error:
            self.blame_snapshot(error)
            raise
        other._legal = None
        return other

    def forget(self) -> None:
        """Make this a state without a past: its history is empty, and it has no record."""
        self._history = History()
        self._rooted = False
        self._floor = 0
        self._last = ENDED
        self._astray = False

    def check_past(self, what: str) -> None:
        if not self._rooted:
            raise NoPast(f"an imagined or hand-built state has no past, so no {what}; take it from the game itself")

    def ranking(self) -> list[int]:
        """The place of every side, 1 for the winner; ties share a place."""
        points, breaks = self.points(), self.tie_break()
        order = [(points[seat], breaks[seat]) for seat in range(self.sides)]
        return [1 + len([other for other in order if other > mine]) for mine in order]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise EpokaError(f"there is no seat {seat}: seats are 0 to {self.players - 1}, None is a spectator")

    # ---- copies and saved forms -----------------------------------------------------------------------------------

    def copy_kernel(self, new: State) -> None:
        """Give `new` this state's agenda, history and legal list; a copy never listens."""
        new.agenda.extend(self.agenda)
        new.mover = self.mover
        new.over = self.over
        self._history.copy_into(new._history)
        new._rooted = self._rooted
        new._restored = self._restored
        new._floor = self._floor
        new._last = self._last
        new._legal = self._legal
        new._astray = self._astray
        new._observed_options = self._observed_options

    def snapshot(self) -> Values:
        """The whole state as JSON-able data.

        `history` is None where the state has no past; `undo` says how many actions may be taken back, and whose.
        """
        names = self.game.names
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "history": [names[action] for action in self.history] if self._rooted else None,
            "undo": [int(self._history.length - self._floor), int(self._last)],
            "agenda": [[type(step).__name__, *unshared(step.args())] for step in self.agenda],
            "pieces": self.pieces(),
        }

    def load_kernel(self, agenda: list[Step[Any]], history: list[int] | None, undo: object) -> None:
        """Take over what `snapshot` wrote, and find out who is to move."""
        self.agenda = agenda
        for action in history or []:
            self._history.append(action)
        self._rooted = history is not None
        free, last = numbers(undo, 2, ENDED)
        self._floor, self._last = self._history.length - number(free), number(last, ENDED, self.sides - 1)
        self._restored = True
        self.settle()
        self._astray = bool(self.agenda) and self.agenda[-1].part_of_pick()

    def blame_snapshot(self, error: Exception) -> None:
        """Raise BadSnapshot where the rules have stumbled over a position that was restored and cannot be.

        Bounds do not make a position possible. Of any other position the error is one of the rules: it stays as it is.
        """
        if self._restored:
            raise BadSnapshot(f"the snapshot of this position contradicts itself: {named(error)}") from error

    def record(self) -> Values:
        """The saved game: game, rules version, players, options, action names."""
        self.check_past("record")
        names = self.game.names
        return {
            "game": self.game.name,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "actions": [names[action] for action in self.history],
        }

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_pickled, (self.game, self.snapshot())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it has no hash; hash its snapshot instead")


def unshared(args: list[Any]) -> list[Any]:
    """The arguments of a step, lists among them copied: whoever changes a snapshot must not reach into the step."""
    return [list(arg) if isinstance(arg, list) else arg for arg in args]


def restore_pickled(game: Game, snapshot: Values) -> State:
    return game.restore(snapshot)
