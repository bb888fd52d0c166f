"""Language models as bots, with scripted stand-ins for the models."""

from __future__ import annotations

import io
import json
import shlex
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka import programs
from epoka.llm import KEY, Model, NoAnswer, Service, chosen, main, play
from epoka.programs import ProgramBot

LEGAL = ["place forest 1", "place forest 2", "place hut 2"]


class Scripted(Model):
    """Says one thing after the other."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.prompts: list[str] = []

    def answer(self, prompt: str, seconds: float) -> str:
        self.prompts.append(prompt)
        said = self.answers.pop(0)
        if not said:
            raise NoAnswer("nothing left to say")
        return said


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ("I take the hut.\n`place hut 2`", "place hut 2"),
        ("`place forest 1` is weak, so\n\n**Place Hut 2**", "place forest 1"),
        ("The best is clear.\nplace forest 2.", "place forest 2"),
        ("`place moon 3`", "place moon 3"),
        ("no idea", "no idea"),
        ("", ""),
    ],
)
def test_the_action_is_found_in_what_a_model_says(answer: str, action: str) -> None:
    assert chosen(answer, LEGAL) == action


def asked(kind: str, **more: Any) -> str:
    question = {
        "type": kind,
        "game": "stone-age",
        "seat": 0,
        "legal": LEGAL,
        "text": "the position",
        "seconds": 10.0,
        **more,
    }
    return json.dumps(question) + "\n"


def test_a_refused_answer_goes_back_to_the_model_with_the_reason_and_all_is_recorded() -> None:
    model = Scripted("`place moon 3`", "`place hut 2`")
    lines = io.StringIO(
        '{"type":"hello","protocol":1}\n'
        + asked("choose")
        + asked("refused", action="place moon 3", reason="there is no moon")
    )
    out, record = io.StringIO(), io.StringIO()
    play(model, lines, out, record)
    answers = [json.loads(line).get("action") for line in out.getvalue().splitlines()]
    assert answers == [None, "place moon 3", "place hut 2"]
    assert "`place moon 3` is not legal: there is no moon" in model.prompts[1]
    kept = [json.loads(line) for line in record.getvalue().splitlines()]
    assert [entry["answer"] for entry in kept] == ["`place moon 3`", "`place hut 2`"]
    assert kept[0]["prompt"] == "the position"


def test_a_model_that_does_not_answer_is_told_and_answers_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.StringIO()
    play(Scripted(""), io.StringIO(asked("choose")), out, None)
    assert json.loads(out.getvalue()) == {"action": ""}
    assert "epoka.llm: nothing left to say" in capsys.readouterr().err


@contextmanager
def service(reply: dict[str, Any], status: int = 200) -> Iterator[tuple[str, list[Any]]]:
    """A stand-in for a service with chat completions; gives its address and what it was asked."""
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.append((self.path, self.headers.get("Authorization"), json.loads(body)))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps(reply).encode())

        def log_message(self, format: str, *args: Any) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1", heard
    finally:
        server.shutdown()
        server.server_close()


def test_a_service_is_asked_as_chat_completions_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "secret")
    reply = {"choices": [{"message": {"content": "`place hut 2`"}}], "usage": {"prompt_tokens": 812, "details": {}}}
    with service(reply) as (url, heard):
        model = Service(url, "tiny")
        assert model.answer("the position", 5) == "`place hut 2`"
    assert model.tokens == {"prompt_tokens": 812}
    path, key, body = heard[0]
    assert (path, key, body["model"]) == ("/v1/chat/completions", "Bearer secret", "tiny")
    assert body["messages"][-1] == {"role": "user", "content": "the position"}


@pytest.mark.parametrize(("reply", "status"), [({"error": "busy"}, 200), ({}, 503)])
def test_a_service_that_fails_gives_no_answer(reply: dict[str, Any], status: int) -> None:
    with service(reply, status) as (url, _), pytest.raises(NoAnswer, match="gave no completion"):
        Service(url, "tiny").answer("the position", 5)


def test_a_model_behind_a_command_decides_at_the_table(tmp_path: Path) -> None:
    code = "import re,sys; print(re.findall('^- (`[^`]+`)', sys.stdin.read(), re.M)[-1])"
    script = tmp_path / "model.py"
    script.write_text(code, encoding="utf-8")
    record = tmp_path / "exchanges.jsonl"
    ask = shlex.quote(f"{sys.executable} {script}")
    bot = ProgramBot(f"{sys.executable} -m epoka.llm --command {ask} --record {record}")
    state, dealer = epoka.game("founders").start(2), epoka.Dealer(2)
    decided = 0
    while decided < 3:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            action = bot.choose(epoka.Seat(state, state.mover, dealer))
            assert action == state.actions()[-1]
            state.act(action)
            decided += 1
    programs.stop_all()
    assert bot.faults == []
    exchanges = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert [entry["action"] == entry["legal"][-1] for entry in exchanges] == [True] * 3


def test_the_compact_form_and_the_language_are_asked_for(tmp_path: Path) -> None:
    seen = tmp_path / "prompt.txt"
    code = f"import sys; open({str(seen)!r}, 'w', encoding='utf-8').write(sys.stdin.read()); print('`-`')"
    ask = shlex.quote(shlex.join([sys.executable, "-c", code]))
    bot = ProgramBot(f"{sys.executable} -m epoka.llm --compact --language cs --command {ask}")
    state, dealer = epoka.game("founders").start(2), epoka.Dealer(2)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    bot.choose(epoka.Seat(state, state.mover, dealer))
    programs.stop_all()
    assert epoka.describe(state, state.mover, "cs", full=False) in seen.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--command", "cat", "--seconds", "0"], "leaves no time"),
        (["--command", " "], "names no program"),
        (["--command", "cat", "--record", "/no/such/folder/file"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(args)
    assert said in capsys.readouterr().err


def test_a_model_has_to_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "give either --url of a service or --command of a program" in capsys.readouterr().err
