"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

DataFolder = Annotated[
    str | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept; otherwise in your data folder.")
]
