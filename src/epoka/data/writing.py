"""Files of decisions: Parquet for programs that learn, lines of JSON for everybody else."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from epoka.core.errors import EpokaError
from epoka.core.game import Game
from epoka.data.trajectories import Decision

FORMAT: Final = "epoka decisions 1"
INSTALL: Final = "pip install 'epoka[data]'"
ROWS_A_GROUP: Final = 4096
"""So many decisions are held in memory."""
NUMBER: Final = 4
"""Bytes of a number of an observation."""


def about(game: Game) -> dict[str, str]:
    """What a reader has to know beside the rows."""
    return {
        "format": FORMAT,
        "game": game.name,
        "version": str(game.version),
        "num_actions": str(game.num_actions),
    }


def write_decisions(path: Path, game: Game, decisions: Iterable[Decision]) -> int:
    """Write a whole file or none, in the format its name ends with; answers how many decisions it holds."""
    writers = {".parquet": write_parquet, ".jsonl": write_lines}
    if path.suffix not in writers:
        raise EpokaError(f"{path} ends neither with .parquet nor with .jsonl, so nobody knows in which format to write")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise EpokaError(f"Parquet needs PyArrow; install it with: {INSTALL}, or name a file that ends with .jsonl")
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        count = writers[path.suffix](beside, game, decisions)
        os.replace(beside, path)
    except OSError as error:
        raise EpokaError(f"{path} cannot be written: {(error.strerror or str(error)).lower()}") from error
    finally:
        beside.unlink(missing_ok=True)
    return count


def write_lines(path: Path, game: Game, decisions: Iterable[Decision]) -> int:
    count = 0
    with open(path, "w", encoding="utf-8") as out:
        out.write(json.dumps(about(game)) + "\n")
        for decision in decisions:
            row = {**decision._asdict(), "observation": numbers(decision.observation)}
            out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    return count


def numbers(observation: bytes) -> list[int]:
    return memoryview(observation).cast("i").tolist()


def write_parquet(path: Path, game: Game, decisions: Iterable[Decision]) -> int:
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    schema = arrow.schema(
        [
            ("number", arrow.int32()),
            ("seed", arrow.string()),
            ("turn", arrow.int32()),
            ("seat", arrow.int8()),
            ("player", arrow.string()),
            ("observation", arrow.list_(arrow.int32())),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
            ("win", arrow.float32()),
            ("rank", arrow.float32()),
            ("margin", arrow.float32()),
            ("points", arrow.int32()),
        ],
        metadata=about(game),
    )
    count, rows = 0, []
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for decision in decisions:
            rows.append(decision)
            if len(rows) == ROWS_A_GROUP:
                writer.write_table(as_table(rows, schema, arrow))
                count, rows = count + len(rows), []
        writer.write_table(as_table(rows, schema, arrow))
    return count + len(rows)


def as_table(rows: list[Decision], schema: Any, arrow: Any) -> Any:
    """The rows by columns; observations are taken over as they are, without making numbers of Python of them."""
    columns = []
    for field in schema:
        if field.name != "observation":
            columns.append(arrow.array([getattr(row, field.name) for row in rows], field.type))
            continue
        ends = [0]
        for row in rows:
            ends.append(ends[-1] + len(row.observation) // NUMBER)
        joined = arrow.py_buffer(b"".join([row.observation for row in rows]))
        values = arrow.Array.from_buffers(arrow.int32(), ends[-1], [None, joined])
        columns.append(arrow.ListArray.from_arrays(arrow.array(ends, arrow.int32()), values))
    return arrow.table(columns, schema=schema)
