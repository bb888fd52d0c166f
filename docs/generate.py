"""Writes the pages of this folder that follow from the code: notation, observations, rules, reference, maturity.

python docs/generate.py            writes them
python docs/generate.py --check    says which are out of date (a test does the same)
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a program, it knows its own folder only

import epoka
from docs import maturity, reference
from epoka.cli.rulebook import Rulebook
from epoka.generated import Files, write_or_check
from epoka.maturity import FILE
from epoka.texts import Texts

DOCS = Path(__file__).parent
LONG = 300
"""A group of more actions than this is shown by its first and last ones."""


def notation() -> str:
    """All actions of all games, in the order of their numbers."""
    parts = [
        "# Notation",
        "",
        "What saved games, logs, bug reports, the terminal and programs speak: lower-case words and numbers, one",
        "action a line. Names are stable; the numbers behind them belong to a version of the rules.",
        "`state.name(action)` and `state.action(name)` translate. A seat is asked only where it has a choice: what is",
        "forced is no part of a record. A set is picked in any order, and a record keeps it in one: that of the",
        "numbers below. Legal lists offer it in this order only; `state.choices()` lists every pick. Seats are",
        "numbered from 0, slots, stacks and spaces from 1.",
        "",
        "This page is written by `python docs/generate.py`; a test keeps it true.",
    ]
    for game in epoka.all_games():
        parts += ["", f"## {game.name}", "", f"Rules version {game.version}."]
        for title, first, end in (("Decisions", 0, game.num_actions), ("Chance", game.num_actions, game.num_codes)):
            parts += ["", f"### {title}: {first} to {end - 1}", "", "| actions | numbers |", "|---|---|"]
            codes = range(first, end)
            for _, group in groupby(codes, key=lambda code: game.names[code].split()[0]):
                parts.append(_row(game, list(group)))
    return "\n".join(parts) + "\n"


def _row(game: epoka.Game, codes: list[int]) -> str:
    names = [f"`{game.names[code]}`" for code in codes]
    if len(names) > LONG:
        names = [*names[:3], "…", *names[-3:]]
    numbers = str(codes[0]) if len(codes) == 1 else f"{codes[0]}–{codes[-1]}"
    return f"| {', '.join(names)} | {numbers} |"


def observations() -> str:
    """The layout of the observations of every game, for its largest table."""
    parts = [
        "# Observations",
        "",
        "What a seat knows as numbers of 32 bits: `state.observation(seat)` gives the bytes, `state.observe(seat,",
        "buffer)` writes them, and `game.layout(players, **options)` tells where what stands, as below for the largest",
        "table with the default options. The number at the place (i, j) of a part stands at start + i · stride + j ·",
        "stride. A list has its length beside it and -1 where it ends early; `rest` is a checksum of what has no room,",
        "0 nearly always. What a seat must not know stands as one and the same number for whatever it is. Observations",
        "belong to a rules version.",
        "",
        "This page is written by `python docs/generate.py`; a test keeps it true.",
    ]
    for game in epoka.all_games():
        players = game.players[-1]
        layout = game.layout(players)
        parts += ["", f"## {game.name}, {players} players: {layout.size} numbers", ""]
        parts += ["| part | start | shape | strides | bounds |", "|---|--:|---|---|---|"]
        for piece in layout.pieces:
            shape, strides = (" × ".join(map(str, numbers)) or "–" for numbers in (piece.shape, piece.strides))
            parts.append(f"| `{piece.name}` | {piece.start} | {shape} | {strides} | {piece.low} … {piece.high} |")
    return "\n".join(parts) + "\n"


def rules(game: epoka.Game) -> str:
    """The rules of a game in English, by section, from its texts."""
    texts = Texts("en", game)
    parts = [
        f"# The rules of {texts.say('game-' + game.name)}",
        "",
        "In our own words, numbered as tests, refusals and the log cite them. What the rulebooks leave open is",
        f"settled in [{game.name}-rulings.md]({game.name}-rulings.md). The same sentences in Polish, Czech and",
        "Ukrainian lie beside the game's code in `texts/`; `epoka rules ID` prints them.",
        "",
        "This page is written by `python docs/generate.py`; a test keeps it true.",
        "",
        "Behind each rule stands where it comes from, in the book’s own headings:",
        "",
        *[f"- `{edition}`: {title}" for edition, title in game.citations().data["editions"].items()],
        "",
        game.citations().data["note"],
    ]
    sources = sources_of(game)
    for section, ids in Rulebook(game, texts).sections.items():
        parts += ["", f"## {section}"]
        for rule in ids:
            told = " ".join(texts.rule(rule).split("\n"))
            parts += ["", f"**{rule} {texts.rule_title(rule)}.** {told} *{sources[rule]}*"]
    return "\n".join(parts) + "\n"


def sources_of(game: epoka.Game) -> dict[str, str]:
    """Edition, section and, where it can be told, page of every rule."""
    facts = game.citations().data
    sources = {}
    for source in facts["sources"]:
        where = f"[{', '.join(source.get('editions', facts['editions']))}: {source['section']}"
        where += f", p. {source['page']}]" if "page" in source else "]"
        sources.update(dict.fromkeys(source["rules"], where))
    return sources


def pages() -> Files:
    """Every generated page with its text."""
    found = {DOCS / "notation.md": notation(), DOCS / "observations.md": observations()}
    found |= {DOCS / "reference.md": reference.page(), DOCS / "maturity.md": maturity.page()}
    for game in epoka.all_games():
        found[DOCS / "rules" / f"{game.name}.md"] = rules(game)
        found[maturity.folder_of(game) / FILE] = maturity.data(game)
    return found


if __name__ == "__main__":
    sys.exit(write_or_check(pages(), "python docs/generate.py"))
