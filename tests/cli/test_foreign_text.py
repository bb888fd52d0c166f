"""What stands in a file, a name or an answer is shown on the terminal, never obeyed by it."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path

import pytest

import epoka
from epoka.cli import saving
from epoka.cli.printing import printable, printable_line
from epoka.cli.screen import Screen
from tests.cli.driver import run
from tests.cli.test_terminal import Session

NASTY = {
    "escape": "\x1b",
    "colour": "\x1b[31mred",
    "title": "\x1b]0;pwned\x07",
    "clipboard": "\x1b]52;c;cm0gLXJm\x1b\\",
    "eight-bit": "\x9b31m\x9d0;pwned\x9c",
    "bell": "a\x07\x08\x7fb",
    "return": "a\rb",
    "direction": "\u202eodd\u2066\u200f",
    "break": "a\x0b\x0c\x85\u2028b",
}
nasty = pytest.mark.parametrize("text", NASTY.values(), ids=NASTY.keys())

STATE = epoka.game("stone-age").start(2)
epoka.playout(STATE, epoka.Dealer(3))
VERSION = epoka.game("stone-age").version
RECORD = saving.as_text(STATE, "Ola,Petr", "en")


def obeyed(printed: str) -> str:
    """The characters that a terminal acts on instead of showing them."""
    bad = ("Cc", "Cs", "Zl", "Zp")
    return "".join(
        letter
        for letter in printed
        if (unicodedata.category(letter) in bad and letter not in "\n\t")
        or unicodedata.bidirectional(letter) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
        or letter in "\u200e\u200f\u061c"
    )


def all_but_its_own(printed: str) -> str:
    """What a terminal was sent without the colours of the program itself and its ends of lines."""
    return re.sub(r"\x1b\[[0-9;]*m", "", printed.replace("\r\n", "\n"))


@nasty
def test_everything_obeyed_is_written_out(text: str) -> None:
    assert obeyed(text) and not obeyed(printable(text))
    assert "\n" not in printable_line(f"{text}\n{text}")


def test_ordinary_text_stays_as_it_is() -> None:
    for text in ("Łódź — «Praha», Київ’ 12\t½\nnext", "日本 · 🎲"):
        assert printable(text) == text


@nasty
@pytest.mark.parametrize(
    "place", ["# seats Ola", "game stone-age", f"version {VERSION}", "players 2", "option edition uk", "place hunt"]
)
def test_replaying_a_crafted_file_obeys_nothing(tmp_path: Path, text: str, place: str) -> None:
    assert place in RECORD
    file = tmp_path / "game.epoka"
    file.write_bytes(RECORD.replace(place, place + text, 1).encode())
    result = run("replay", str(file))
    assert obeyed(result.stdout + result.stderr) == ""
    assert "Traceback" not in result.output


@nasty
def test_the_name_of_a_file_is_not_obeyed(tmp_path: Path, text: str) -> None:
    for name in (text, f"{text}.missing"):
        file = tmp_path / name
        if not name.endswith("missing"):
            file.write_text(RECORD, encoding="utf-8")
        result = run("replay", str(file))
        assert obeyed(result.stdout + result.stderr) == ""
    result = run("play", "stone-age", "--seats", f"Ola{text},Petr", typed=[])
    assert obeyed(result.stdout + result.stderr) == ""


def test_a_foreign_line_break_forges_no_line_of_an_error(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path / "game\nepoka: all is well"))
    assert result.stderr.count("\n") == 1 and result.stderr.startswith("epoka: ")


@pytest.mark.parametrize("kind", ["title", "eight-bit", "bell", "direction"])
def test_a_terminal_with_colours_is_sent_its_own_codes_only(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "game.epoka"
    file.write_text(RECORD.replace("# seats Ola", f"# seats {NASTY[kind]}"), encoding="utf-8")
    session = Session("replay", str(file), "--to", "30")
    assert session.end() == 0
    os.close(session.terminal)
    assert "\x1b[" in session.printed
    assert obeyed(all_but_its_own(session.printed)) == ""


def test_text_in_tables_and_boxes_is_written_out_too(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.panel import Panel

    screen = Screen(plain=True)
    screen.show_whole("\x1b]0;pwned\x07")
    screen.console.print(Panel("\x1b[31mred\x9b", title="\x1b[5mtitle"))
    printed = capsys.readouterr().out
    assert "red" in printed and obeyed(printed) == ""
