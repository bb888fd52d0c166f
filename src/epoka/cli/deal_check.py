"""`epoka deal FILE`: whether a published deal is the promised one, and every draw of its games follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import typer

from epoka import EpokaError
from epoka.cli.printing import print_line
from epoka.cli.problem import Problem
from epoka.server.sealed_deal import FORMAT, commitment, first_other_draw, seed_of

FALSE = 1
"""Exit status of a deal that is not what it was said to be."""


class Published(msgspec.Struct):
    """What the page of a deal offers for download when all tables are over."""

    format: str
    commitment: str
    secret: str
    words: list[str]
    records: dict[str, dict[str, Any]]


def check_deal(file: Path, promised: str | None) -> None:
    """Tell what was found; the exit status is 1 where anything is not as it should be."""
    deal = read(file)
    wrong = check_secret(deal, promised)
    seed = seed_of(deal.secret, deal.words)
    for table, record in deal.records.items():
        wrong += check_record(table, record, seed)
    if wrong:
        raise typer.Exit(FALSE)


def read(file: Path) -> Published:
    try:
        deal = msgspec.json.decode(file.read_bytes(), type=Published)
    except (OSError, msgspec.MsgspecError) as error:
        raise Problem(f"{file} is no published deal: {error}") from error
    if deal.format != FORMAT:
        raise Problem(f"{file} is a deal of another form, «{deal.format}»; this Epoka reads «{FORMAT}»")
    return deal


def check_secret(deal: Published, promised: str | None) -> int:
    """The hash of the secret beside the one that was shown before the start."""
    found, wanted = commitment(deal.secret), (promised or deal.commitment).strip().lower()
    if found != wanted:
        print_line(f"secret: its hash is {found}, not {wanted}")
        return 1
    noted = "as promised" if promised else "as the file says; compare it with the one you saw before the start"
    print_line(f"secret: its hash is {found}, {noted}")
    print_line(f"words mixed in: {', '.join(deal.words) or 'none'}")
    return 0


def check_record(table: str, record: dict[str, Any], seed: str) -> int:
    try:
        other = first_other_draw(record, seed)
    except (EpokaError, LookupError, TypeError) as error:
        print_line(f"table {table}: cannot be replayed: {error}")
        return 1
    if other is not None:
        print_line(f"table {table}: action {other}, «{record['actions'][other - 1]}», is not what the secret gives")
        return 1
    print_line(f"table {table}: all draws of {len(record['actions'])} actions follow from the secret")
    return 0
