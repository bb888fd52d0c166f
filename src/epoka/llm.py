"""A language model as a bot: the position in words goes to the model, its answer comes back as an action.

    epoka arena stone-age --bots "exec:python -m epoka.llm --url http://127.0.0.1:8000/v1 --model NAME,wanderer"
    epoka simulate founders --players "exec:python -m epoka.llm --command ./ask-my-model,random"

A bot of the protocol of docs/bot-protocol.md. `--url` is any service that offers chat completions as OpenAI's does,
with the key in the variable EPOKA_LLM_KEY; `--command` is a program that reads a prompt from its standard input and
writes the answer. A refused answer is sent back to the model with the reason. `--record FILE` keeps every exchange.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import urllib.error
import urllib.request
from typing import Any, Final, TextIO

KEY: Final = "EPOKA_LLM_KEY"
NEARLY_ALL: Final = 0.9
"""The part of the time that is left in which a model has to answer."""
QUOTED: Final = re.compile(r"`([^`\n]+)`")
INSTRUCTION: Final = (
    "You play a board game by its rules. The legal actions are listed, each in backquotes where its line begins. "
    "Think briefly, then end your answer with one line that holds nothing but the action you choose, in backquotes."
)


class NoAnswer(Exception):
    """Why the model gave none."""


class Model:
    """What answers prompts."""

    tokens: dict[str, int] | None = None
    """What the last exchange has cost, where the model tells that."""

    def answer(self, prompt: str, seconds: float) -> str:
        raise NotImplementedError


class Service(Model):
    """A service with chat completions."""

    def __init__(self, url: str, name: str) -> None:
        self.address = url.rstrip("/") + "/chat/completions"
        self.name = name

    def answer(self, prompt: str, seconds: float) -> str:
        self.tokens = None
        messages = [{"role": "system", "content": INSTRUCTION}, {"role": "user", "content": prompt}]
        headers = {"Content-Type": "application/json"}
        if os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {os.environ[KEY]}"
        body = json.dumps({"model": self.name, "messages": messages}).encode()
        request = urllib.request.Request(self.address, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as reply:
                whole = json.load(reply)
            said = whole["choices"][0]["message"]["content"]
            self.tokens = {key: value for key, value in (whole.get("usage") or {}).items() if isinstance(value, int)}
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise NoAnswer(f"{self.address} gave no completion: {type(error).__name__} {error}") from error
        return str(said)


class Command(Model):
    """A program that is started for every prompt."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)

    def answer(self, prompt: str, seconds: float) -> str:
        text = f"{INSTRUCTION}\n\n{prompt}"
        try:
            done = subprocess.run(self.words, input=text, capture_output=True, text=True, timeout=seconds)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NoAnswer(f"{self.words[0]} gave no answer: {error}") from error
        if done.returncode:
            raise NoAnswer(f"{self.words[0]} ended with status {done.returncode}")
        return done.stdout


def chosen(answer: str, legal: list[str]) -> str:
    """The action that an answer names: the last one in backquotes, else the last line, else what it said at all."""
    quoted: list[str] = QUOTED.findall(answer)
    for text in reversed(quoted):
        if text.strip().lower() in legal:
            return text.strip().lower()
    lines = [line.strip(" .`*\"'").lower() for line in answer.splitlines() if line.strip()]
    for line in reversed(lines):
        if line in legal:
            return line
    return quoted[-1] if quoted else (lines[-1] if lines else "")


def prompt_of(question: dict[str, Any]) -> str:
    """What the model is asked: the position, and after a refusal why its last answer was none."""
    prompt = str(question["text"])
    if question["type"] == "refused":
        prompt += (
            f"\nYour answer `{question['action']}` is not legal: {question['reason']}\nChoose again from the list.\n"
        )
    return prompt


def play(
    model: Model,
    lines: TextIO,
    out: TextIO,
    record: TextIO | None,
    form: str = "text",
    language: str = "en",
    most: float | None = None,
) -> None:
    """Answer the questions of Epoka until there are no more.

    `form` is the full `text` of a position or the `compact` one; `most` seconds are waited for an answer, and no longer
    than nearly all the time that is left.
    """
    for line in lines:
        question = json.loads(line)
        if question["type"] == "hello":
            say(out, {"type": "ready", "name": "language model", "wants": [form], "language": language})
        elif question["type"] in ("choose", "refused"):
            prompt = prompt_of(question)
            try:
                left = NEARLY_ALL * float(question["seconds"])
                said = model.answer(prompt, left if most is None else min(left, most))
                action = chosen(said, question["legal"])
            except NoAnswer as error:
                print(f"epoka.llm: {error}", file=sys.stderr, flush=True)
                said, action = f"({error})", ""
            if record is not None:
                exchange = {key: question[key] for key in ("type", "game", "seat", "legal")}
                told = {"prompt": prompt, "answer": said, "action": action, "tokens": model.tokens}
                say(record, {**exchange, **told})
            say(out, {"action": action})


def say(out: TextIO, message: dict[str, Any]) -> None:
    print(json.dumps(message, ensure_ascii=False), file=out, flush=True)


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m epoka.llm", description="A language model as a bot of Epoka.")
    parser.add_argument("--url", help="a service with chat completions, up to and with /v1")
    parser.add_argument("--model", default="", help="the model's name at that service")
    parser.add_argument("--command", help="a program that reads a prompt and writes an answer")
    parser.add_argument("--seconds", type=float, help="how long an answer may take; otherwise nearly all there is")
    parser.add_argument("--compact", action="store_true", help="send the short form of the position")
    parser.add_argument("--language", default="en", choices=["en", "pl", "cs", "uk"], help="of the position")
    parser.add_argument("--record", help="a file that keeps every exchange")
    given = parser.parse_args(args)
    if (given.url is None) == (given.command is None):
        parser.error("give either --url of a service or --command of a program")
    if given.seconds is not None and not given.seconds > 0:
        parser.error(f"--seconds {given.seconds:g} leaves no time to answer")
    if given.command is not None and not given.command.split():
        parser.error("--command names no program")
    model: Model = Service(given.url, given.model) if given.url else Command(given.command)
    how = ("compact" if given.compact else "text", given.language, given.seconds)
    if given.record is None:
        play(model, sys.stdin, sys.stdout, None, *how)
        return 0
    try:
        record = open(given.record, "a", encoding="utf-8")  # noqa: SIM115  only opening it may be refused
    except OSError as error:
        parser.error(f"--record {given.record} cannot be written: {(error.strerror or str(error)).lower()}")
    with record:
        play(model, sys.stdin, sys.stdout, record, *how)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
