"""Bots that are programs: they play whole games, and what they do wrong costs them a move at most."""

from __future__ import annotations

import re
import resource
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import epoka
from epoka import plugins, programs
from epoka.arena.match import play_game
from epoka.bots import make_bot
from epoka.bots.random_bot import RandomBot
from epoka.programs import Fault, Program, ProgramBot
from tests.cli.driver import run

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    programs.stop_all()
    for name in [name for name in plugins._bots if name.startswith(programs.PREFIX)]:
        del plugins._bots[name]
    plugins._given[:] = [name for name in plugins._given if not name.startswith(programs.PREFIX)]


def in_python(body: str) -> str:
    """The command of a program that answers every line with what `body` makes of `q`."""
    code = f"import json,sys,time\nfor line in sys.stdin:\n q=json.loads(line)\n {body}\n"
    return f"{sys.executable} -u -c {shlex.quote(code)}"


SHAPE = '{"action": "…"}'
READY = "print(json.dumps({'type':'ready'}) if q['type']=='hello' else "


def commands() -> list[str]:
    found = [f"{sys.executable} {EXAMPLES / 'first.py'}", str(EXAMPLES / "last.sh")]
    return [*found, f"node {EXAMPLES / 'builder.js'}"] if shutil.which("node") else found


@pytest.mark.parametrize("command", commands())
def test_the_examples_play_a_whole_game_without_a_fault(command: str) -> None:
    bot = ProgramBot(command)
    result = play_game(epoka.game("founders"), [bot, RandomBot(1)], seed=3)
    assert bot.faults == []
    assert result.decisions > 20


def seat() -> epoka.Seat:
    state, dealer = epoka.game("stone-age").start(2), epoka.Dealer(1)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    return epoka.Seat(state, state.mover, epoka.Dealer(2))


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (READY + "json.dumps({'action':'place clay 9'}))", "«place clay 9» is no action of stone-age"),
        (READY + "json.dumps({'action':'place clay 6'}))", "SA-9"),
        (READY + "json.dumps({'action':7}))", "names one of the legal actions"),
        (READY + "'rubbish')", "one JSON object on a line, not «rubbish»"),
        (READY + "'[1]')", "a JSON object, not «[1]»"),
        (READY + "sys.exit(3))", "has ended with status 3"),
        (READY + "json.dumps({'number':0,'action':q['legal'][0]}))", "is to question 0, asked was question 1"),
        ("print('{}')", "a line of the type «ready»"),
        ("print(json.dumps({'type':'ready','wants':['everything']}))", "«wants» is a list"),
    ],
)
def test_who_answers_wrongly_loses_the_move_and_is_told_why(body: str, fault: str) -> None:
    bot, here = ProgramBot(in_python(body)), seat()
    assert bot.choose(here) in here.actions()
    assert fault in bot.faults[0]


def test_an_answer_too_many_is_not_taken_for_that_to_the_next_question() -> None:
    twice = "chr(10).join([json.dumps({'action': q['legal'][place]}) for place in (0, 1)]))"
    bot, here = ProgramBot(in_python(READY + twice)), seat()
    assert bot.choose(here) == here.actions()[0]
    assert bot.choose(here) == here.actions()[0]
    assert bot.faults[0].startswith("nobody asked for «{") and here.name(here.actions()[1]) in bot.faults[0]


def test_a_refused_answer_can_be_mended() -> None:
    mended = "q['legal'][1] if q['type']=='refused' and 'SA-9' in q['reason'] else 'place clay 6'"
    bot, here = ProgramBot(in_python(READY + "json.dumps({'action': " + mended + "}))")), seat()
    assert bot.choose(here) == here.actions()[1]
    assert len(bot.faults) == 1


def test_who_does_not_answer_in_time_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Program(in_python(READY + "time.sleep(600))"))
    slow.start()
    with pytest.raises(Fault, match="no answer came in time"):
        slow.ask({"type": "choose"}, 0.05)
    slow.stop()
    assert not slow.running


def test_the_time_left_shrinks_with_every_attempt() -> None:
    body = (
        "print(json.dumps({'type':'ready'}) if q['type']=='hello' else json.dumps({'action': str(q.get('seconds'))}))"
    )
    bot = ProgramBot(in_python(body))
    bot.choose(seat())
    told = [float(found) for fault in bot.faults for found in re.findall(r"«([\d.]+)»", fault)]
    assert len(told) == 3
    assert programs.SECONDS >= told[0] > told[1] > told[2] > 0


def test_limits_are_set_by_the_person_at_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(programs.SECONDS_SET, "0.3")
    slow, here = ProgramBot(in_python(READY + "time.sleep(600))")), seat()
    assert slow.choose(here) in here.actions()
    assert slow.faults == ["no answer came in time"]
    monkeypatch.setenv(programs.SECONDS_SET, "soon")
    with pytest.raises(epoka.EpokaError, match="EPOKA_BOT_SECONDS=soon is no limit"):
        slow.choose(here)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="this system cannot limit another process")
def test_a_program_that_takes_too_much_memory_loses_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(programs.MEMORY_SET, "200")
    greedy = ProgramBot(in_python(READY + "len(b'x' * (1 << 29)))"))
    here = seat()
    assert greedy.choose(here) in here.actions()
    assert "has ended with status 1" in greedy.faults[0]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program has to notice the end of its input")
def test_a_stuck_program_does_not_outlive_a_process_that_is_killed(tmp_path: Path) -> None:
    said = tmp_path / "pid"
    ready = "print(json.dumps({'type':'ready'})); time.sleep(600)"
    body = f"open({str(said)!r}, 'w').write(str(os.getpid())); {ready}"
    command = in_python(body).replace("import json", "import os,json")
    code = f"from epoka.programs import program; program({command!r}); import os; os.kill(os.getpid(), 9)"
    done = subprocess.run([sys.executable, "-P", "-c", code])
    assert done.returncode == -9
    status = Path("/proc", said.read_text(encoding="utf-8"), "stat")
    while status.exists() and status.read_text(encoding="utf-8").split(")")[-1].split()[0] != "Z":
        pass  # the signal is on its way


def test_a_text_is_told_in_the_language_and_form_that_was_asked_for() -> None:
    body = (
        "print(json.dumps({'type':'ready','wants':['compact'],'language':'pl'}) if q['type']=='hello' else "
        "json.dumps({'action': q['legal'][len(q['text']) == SIZE]}))"
    )
    here = seat()
    size = len(epoka.describe(here.position, here.index, "pl", full=False))
    assert ProgramBot(in_python(body.replace("SIZE", str(size)))).choose(here) == here.actions()[1]
    bot = ProgramBot(in_python("print(json.dumps({'type':'ready','language':'la'}))"))
    bot.choose(here)
    assert "there is no text in «la»" in bot.faults[0]


def test_a_command_that_does_not_exist_is_named() -> None:
    with pytest.raises(Fault, match="«no-such-program-here --fast» cannot be started: No such file"):
        programs.program("no-such-program-here --fast")
    with pytest.raises(Fault, match="no command was given"):
        programs.program("")


def test_a_question_holds_what_the_program_wants() -> None:
    body = (
        "print(json.dumps({'type':'ready','wants':['view','observation']}) if q['type']=='hello' else "
        "json.dumps({'action': q['legal'][len(q['observation']) > 700 and q['view']['seat'] == q['seat']]}))"
    )
    here = seat()
    assert ProgramBot(in_python(body)).choose(here) == here.actions()[1]


def test_whoever_watches_is_told_why_a_move_was_lost_once(capsys: pytest.CaptureFixture[str]) -> None:
    bot, here = ProgramBot(in_python(READY + "json.dumps({'action':7}))")), seat()
    bot.choose(here)
    bot.choose(here)
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and told[0].endswith("is drawn by lot: an answer names one of the legal actions: " + SHAPE)


@pytest.mark.parametrize(
    ("command", "why"),
    [("no-such-program", "cannot be started"), ("", "no command was given"), ("false", "the program has ended")],
)
@pytest.mark.parametrize("to", [["simulate", "founders", "--players"], ["serve", "--bot"]])
def test_a_program_that_does_not_start_is_refused_before_any_game(to: list[str], command: str, why: str) -> None:
    others = [] if to[0] == "serve" else [",random"]
    result = run(*to[:-1], to[-1], "".join([f"exec:{command}", *others]))
    assert result.exit_code == 2 and why in " ".join(result.output.split())


def test_a_command_is_named_like_any_other_bot() -> None:
    reference = f"exec:{sys.executable} {EXAMPLES / 'first.py'}"
    epoka.load_bot(reference)
    here = seat()
    assert make_bot(reference, epoka.game("stone-age")).choose(here) == here.actions()[0]
