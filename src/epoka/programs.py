"""Bots that are programs in any language: they read questions and write answers, one JSON object a line.

`exec:COMMAND` names one, wherever a bot is named: in `simulate`, `arena`, `play`, `serve --bot`. docs/bot-protocol.md
describes the lines. Every question holds all that it takes to answer it, so a program need not remember anything, and
one process answers for all games of a run. Whoever answers wrongly is told why and asked again; who answers too late,
dies or goes on answering wrongly loses the move, which is then drawn by lot, and never the game.
"""

from __future__ import annotations

import atexit
import ctypes
import json
import os
import resource
import select
import shlex
import signal
import subprocess
import sys
import time
from functools import partial
from typing import Any, Final

from epoka.core.errors import EpokaError, Illegal, excerpt
from epoka.core.seat import Bot, Seat
from epoka.telling import describe

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
ATTEMPTS: Final = 3
"""How often a program is asked for one decision."""
SECONDS: Final = 10.0
"""How long a program may think about a decision, all attempts together, and how long it may take to start."""
SECONDS_SET: Final = "EPOKA_BOT_SECONDS"
"""The environment variable that says otherwise."""
MEMORY: Final = 2048
"""How many MiB a program may use for its data."""
MEMORY_SET: Final = "EPOKA_BOT_MEMORY"
LONGEST: Final = 1 << 20
"""How many bytes a line of a program may have."""
LINE_END: Final = b"\n"
FAULTS_KEPT: Final = 20
FAULTS_TOLD: Final = 5
"""So many different reasons for which a program lost a move are told on standard error."""
WANTS: Final = {"text", "compact", "view", "observation"}
"""What a program may ask to be told beside the legal actions; `compact` is the short form of the text."""
LANGUAGES: Final = ("en", "pl", "cs", "uk")
"""Of the text."""


class Fault(EpokaError):
    """What a program did wrong."""


class Program:
    """A running program, spoken to line by line."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.seconds = setting(SECONDS_SET, SECONDS)
        self.wants: list[str] = []
        self.language = LANGUAGES[0]
        self.questions = 0
        """How many decisions it was asked for: the number of a question."""
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""

    def start(self) -> None:
        """Start it and greet it; it answers with what it wants to be told beside the legal actions."""
        words = shlex.split(self.command)
        if not words:
            raise Fault("no command was given: exec:node bot.js starts one")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                preexec_fn=end_with_us,  # noqa: PLW1509  it takes no lock: one call of the system, found beforehand
            )
        except OSError as error:
            raise Fault(f"«{excerpt(self.command)}» cannot be started: {error.strerror}") from error
        limit_memory(self._process.pid)
        self._read = b""
        answer = self.ask({"type": "hello", "protocol": PROTOCOL}, self.seconds)
        if answer.get("type") != "ready":
            raise Fault(f"hello is answered by a line of the type «ready», not by {excerpt(json.dumps(answer))}")
        wants = answer.get("wants", [])
        if not isinstance(wants, list) or not set(map(str, wants)) <= WANTS:
            raise Fault('«wants» is a list of what questions are to hold: "text", "compact", "view", "observation"')
        self.wants = [str(want) for want in wants]
        self.language = str(answer.get("language", LANGUAGES[0]))
        if self.language not in LANGUAGES:
            raise Fault(f"there is no text in «{excerpt(self.language)}»; «language» is one of {', '.join(LANGUAGES)}")

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send one line and wait so long for the answer to it."""
        self._expect_silence()
        self.tell(message)
        line = self._line(time.monotonic() + seconds)
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise Fault(f"an answer is one JSON object on a line, not «{shown(line)}»") from error
        if not isinstance(answer, dict):
            raise Fault(f"an answer is a JSON object, not «{shown(line)}»")
        return answer

    def tell(self, message: dict[str, Any]) -> None:
        """Send one line."""
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + LINE_END)
        except OSError as error:
            raise Fault(f"the program has ended{self._status()}") from error

    def _expect_silence(self) -> None:
        """What came unasked would be taken for the answer to the next question, perhaps of another game."""
        assert self._process is not None and self._process.stdout is not None
        source = self._process.stdout.fileno()
        if not self._read and select.select([source], [], [], 0)[0]:
            self._read = os.read(source, 1 << 16)
            if not self._read:
                raise Fault(f"the program has ended{self._status()}")
        if self._read:
            raise Fault(f"nobody asked for «{shown(self._read.partition(LINE_END)[0])}»")

    def _line(self, deadline: float) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        source = self._process.stdout.fileno()
        while LINE_END not in self._read:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([source], [], [], left)[0]:
                raise Fault("no answer came in time")
            part = os.read(source, 1 << 16)
            if not part:
                raise Fault(f"the program has ended{self._status()}")
            self._read += part
            if len(self._read) > LONGEST:
                raise Fault(f"a line has at most {LONGEST} bytes")
        line, _, self._read = self._read.partition(LINE_END)
        return line

    def _status(self) -> str:
        assert self._process is not None
        try:
            return f" with status {self._process.wait(timeout=1)}"
        except subprocess.TimeoutExpired:
            return ""

    def stop(self) -> None:
        """End it, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None


def shown(line: bytes) -> str:
    """The beginning of a line that somebody wrote."""
    return excerpt(line.decode(errors="replace"))


libc: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
PARENT_DIED: Final = 1
"""The number by which Linux knows the wish below (PR_SET_PDEATHSIG)."""


def end_with_us() -> None:
    """In the new process: where ours is killed, a program that is stuck must not stay. Elsewhere it notices an end of
    its input."""
    if libc is not None:
        libc.prctl(PARENT_DIED, signal.SIGKILL)


def setting(variable: str, usual: float) -> float:
    """A limit as the person at the machine has set it, or the usual one."""
    text = os.environ.get(variable, "")
    try:
        number = float(text) if text else usual
    except ValueError:
        number = 0.0
    if not 0.0 < number < 1e6:
        raise EpokaError(f"{variable}={excerpt(text)} is no limit; a number above 0 is, or leave it out")
    return number


def limit_memory(process: int) -> None:
    """The data of a process may not grow beyond the limit; macOS has no way to say so from outside."""
    most = int(setting(MEMORY_SET, MEMORY)) << 20
    if hasattr(resource, "prlimit"):
        resource.prlimit(process, resource.RLIMIT_DATA, (most, most))


_programs: dict[str, Program] = {}


def program(command: str) -> Program:
    """The process of a command, started where it does not run yet."""
    found = _programs.get(command)
    if found is None or not found.running:
        if found is not None:
            found.stop()
        found = Program(command)
        _programs[command] = found
        try:
            found.start()
        except Fault:
            found.stop()
            raise
    return found


def check_start(reference: str) -> None:
    """Start the program that `exec:COMMAND` names and greet it once; raises Fault where it does not answer."""
    found = Program(reference.removeprefix(PREFIX))
    try:
        found.start()
    finally:
        found.stop()


def stop_all() -> None:
    """End all programs of this process."""
    for each in _programs.values():
        each.stop()
    _programs.clear()


atexit.register(stop_all)


class ProgramBot(Bot):
    """Asks a program what to do."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.faults: list[str] = []
        """What the program did wrong, the latest last."""
        self._told: set[str] = set()

    def choose(self, seat: Seat) -> int:
        legal = seat.actions()
        due = time.monotonic() + setting(SECONDS_SET, SECONDS)
        for _ in range(ATTEMPTS):
            try:
                found = program(self.command)
                return self._ask(found, seat, legal, due)
            except Fault as fault:
                self._note(str(fault))
                _programs[self.command].stop()  # what it still says would answer the wrong question
                if time.monotonic() >= due:
                    break
        return self._drawn(seat, legal)

    def _note(self, fault: str) -> None:
        self.faults = [*self.faults[1 - FAULTS_KEPT :], fault]

    def _drawn(self, seat: Seat, legal: list[int]) -> int:
        """The lot decides, and whoever watches is told why: such games must not pass for play of the program."""
        fault = self.faults[-1]
        if fault not in self._told and len(self._told) < FAULTS_TOLD:
            self._told.add(fault)
            command = excerpt(" ".join(self.command.split()))
            print(f"epoka: a move of exec:{command} is drawn by lot: {fault}", file=sys.stderr)
        return legal[seat.dealer.below("program", len(legal))]

    def _ask(self, found: Program, seat: Seat, legal: list[int], due: float) -> int:
        """One decision; an answer that is no legal action is refused with the reason, as often as it may try."""
        question = asked(seat, legal, found)
        for attempt in range(ATTEMPTS):
            left = max(0.0, due - time.monotonic())
            question["seconds"] = round(left, 6)
            found.questions += 1
            question["number"] = found.questions
            answer = found.ask(question, left)
            if answer.get("number", found.questions) != found.questions:
                meant = excerpt(json.dumps(answer["number"]))
                raise Fault(f"the answer is to question {meant}, asked was question {found.questions}")
            name = answer.get("action")
            reason = why_not(seat, name)
            if not reason:
                return seat.position.action(str(name), seat.index)
            self._note(reason)
            question = {**question, "type": "refused", "action": excerpt(str(name)), "reason": reason}
            if attempt == ATTEMPTS - 1:
                found.tell({"type": "lost", "reason": reason})
        return self._drawn(seat, legal)


def asked(seat: Seat, legal: list[int], found: Program) -> dict[str, Any]:
    """The question: who is asked what, in which game, and what may be answered."""
    state = seat.position
    key, values = state.prompt()
    question: dict[str, Any] = {
        "type": "choose",
        "game": state.game.name,
        "version": state.game.version,
        "players": state.players,
        "options": state.options,
        "seat": seat.index,
        "prompt": {"key": key, **values},
        "legal": [state.name(action) for action in legal],
    }
    if "view" in found.wants:
        question["view"] = seat.view()
    if "text" in found.wants or "compact" in found.wants:
        question["text"] = describe(state, seat.index, found.language, "text" in found.wants)
    if "observation" in found.wants:
        numbers = memoryview(state.observation(seat.index)).cast("i")
        question["observation"] = numbers.tolist()
    return question


def why_not(seat: Seat, name: object) -> str:
    """Why an answer is none; "" where it is one."""
    if not isinstance(name, str):
        return 'an answer names one of the legal actions: {"action": "…"}'
    try:
        seat.position.copy().act(seat.position.action(name, seat.index))
    except Illegal as error:
        return str(error)
    except EpokaError as error:
        return str(error)
    return ""


def bot_maker(reference: str) -> Any:
    """What makes a bot of the program that `exec:COMMAND` names."""
    return partial(ProgramBot, reference.removeprefix(PREFIX))
