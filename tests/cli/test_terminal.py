"""The program in a real (pseudo) terminal: colours, Ctrl-C, Ctrl-D, and a terminal left as it was found."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from epoka.cli import saving
from tests.cli.driver import actions_in

PATIENCE = 60.0
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Session:
    """The command line in a terminal of 100 columns and 40 rows."""

    def __init__(self, *args: str, program: Sequence[str] = ("-m", "epoka")) -> None:
        self.printed = ""
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may have it ignored, as in background
            os.environ.update({"TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "100", "LINES": "40"})
            for variable in ("NO_COLOR", "LC_ALL", "LC_MESSAGES"):
                os.environ.pop(variable, None)
            os.execv(sys.executable, [sys.executable, *program, *args])
        self.before = termios.tcgetattr(self.terminal)

    def wait_for(self, words: str) -> None:
        """Read until these words are printed; anything before them is done with."""
        deadline = time.monotonic() + PATIENCE
        while words not in ESCAPE.sub("", self.printed):
            assert time.monotonic() < deadline, f"{words!r} did not come: {self.printed[-2000:]!r}"
            if not self._read():
                raise AssertionError(f"the program ended before {words!r}: {self.printed[-2000:]!r}")
        self.printed = ESCAPE.sub("", self.printed).split(words, 1)[1]

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        """Read the rest; answers the exit status."""
        while self._read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self) -> bool:
        ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
        assert ready, f"nothing came for {PATIENCE} seconds: {self.printed[-2000:]!r}"
        try:
            chunk = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.printed += self.letters.decode(chunk)  # a letter may come in two pieces
        return bool(chunk)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.epoka"


@pytest.fixture
def session(file: Path) -> Iterator[Session]:
    running = Session("play", "stone-age", "--seats", "Ola,Petr", "--seed", "1", "--save", str(file))
    yield running
    os.close(running.terminal)


def test_ctrl_c_saves_tells_how_to_resume_and_leaves_the_terminal_clean(session: Session, file: Path) -> None:
    session.wait_for("? for help:")
    session.type("place hut\n")
    session.wait_for("Petr ·")
    session.wait_for("? for help: ")
    session.type("\x03")
    assert session.end() == 130
    assert f"epoka play --resume {file}" in session.printed
    assert "Traceback" not in session.printed
    assert termios.tcgetattr(session.terminal) == session.before
    assert actions_in(file)[-1] == "place hut"


INTERRUPTED_ELSEWHERE = """
import signal, sys, threading
from epoka.cli import lines

def interrupt():
    open(sys.argv[2]).close()
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)

threading.Thread(target=interrupt, daemon=True).start()
try:
    lines.ask("line: ") if sys.argv[1] == "ask" else lines.ask_with_words("line: ", ["one", "two"])
except KeyboardInterrupt:
    print("heard")
"""
"""Asks for a line; once the pipe is opened, another thread is interrupted, which does not end the wait for keys."""


@pytest.mark.parametrize("way", ["ask", "ask with words"])
def test_ctrl_c_is_heard_even_if_it_does_not_end_the_wait_for_keys(way: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    running = Session(way, str(pipe), program=["-c", INTERRUPTED_ELSEWHERE])
    running.wait_for("line: ")
    pipe.write_text("")
    running.wait_for("heard")
    assert running.end() == 0
    os.close(running.terminal)


def test_ctrl_d_leaves_the_game_saved(session: Session, file: Path) -> None:
    session.wait_for("? for help:")
    session.type("\x04")
    assert session.end() == 0
    assert f"epoka play --resume {file}" in session.printed
    assert saving.load(str(file)).state.turn == 6


def test_a_terminal_gets_boxes_and_letters_beside_the_colours(session: Session) -> None:
    session.wait_for("╭─ Places")
    session.wait_for("? for help:")
    session.type("place hut\n")
    session.wait_for("A●●")
    session.wait_for("? for help:")
    session.type("quit\n")
    assert session.end() == 0


def test_a_territory_is_drawn_with_the_numbers_of_its_cells(file: Path) -> None:
    running = Session("play", "founders", "--seats", "Ola,Petr", "--seed", "1", "--save", str(file))
    running.wait_for("╭─ Face-up tiles")
    for line in ("1", "1", "1", "lay north", "1", "lay east", "reveal nature", "1"):
        running.wait_for("? for help:")
        running.type(f"{line}\n")
    running.wait_for("A Ola ◂")
    running.wait_for("Choose the cell")
    running.wait_for("? for help:")
    running.type("quit\n")
    assert running.end() == 0
    os.close(running.terminal)


def test_ctrl_c_ends_a_simulation_without_a_traceback() -> None:
    running = Session("simulate", "stone-age", "--players", "random,random", "--games", "100000", "--jobs", "2")
    running.wait_for("Playing")
    running.type("\x03")
    assert running.end() == 130
    assert "Traceback" not in running.printed
    assert "interrupted after" in running.printed
    os.close(running.terminal)


def test_ctrl_c_while_the_processes_of_a_simulation_start_is_not_lost() -> None:
    """An interrupt sent within the block waits for its end, and the child never hears one."""
    script = (
        "import os, signal, subprocess, sys\n"
        "from epoka.arena.processes import unheard_by_children\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "try:\n"
        "    with unheard_by_children():\n"
        "        code = 'import os, signal; os.kill(os.getpid(), signal.SIGINT); print(\"deaf\", flush=True)'\n"
        "        subprocess.run([sys.executable, '-c', code])\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "        print('still here', flush=True)\n"
        "except KeyboardInterrupt:\n"
        "    print('heard', flush=True)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.split("\n") == ["deaf", "still here", "heard", ""]


def test_a_start_of_processes_is_not_broken_off_where_another_thread_is_handed_the_interrupt() -> None:
    """As beside a progress bar, whose thread blocks no signal."""
    script = (
        "import os, signal, threading\n"
        "from epoka.arena.processes import unheard_by_children\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "threading.Thread(target=threading.Event().wait, daemon=True).start()\n"
        "try:\n"
        "    with unheard_by_children():\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "        for _ in range(100_000): pass\n"
        "        print('still here', flush=True)\n"
        "except KeyboardInterrupt:\n"
        "    print('heard', flush=True)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.split("\n") == ["still here", "heard", ""]
