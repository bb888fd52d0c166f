"""Answers over HTTP: small ones are encoded when they are sent, large ones come encoded and compressed."""

from __future__ import annotations

import asyncio
import os
import zlib
from collections.abc import AsyncIterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

GZIP = 16 + zlib.MAX_WBITS
"""Tells zlib to write and to read the format of gzip."""
LEVEL = 6
CHUNK = 64 * 1024
"""So many bytes are sent at once."""
NOT_KEPT = {"cache-control": "no-store"}
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

MOST_FILES = 256
TEXT_FILES = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest")

encoder = msgspec.json.Encoder()


class Packed(msgspec.Struct, frozen=True):
    """A text, compressed once for everybody who asks; `length` is that of the text."""

    content: bytes
    length: int


def pack(answer: object) -> Packed:
    """An answer as JSON."""
    return pack_text(encoder.encode(answer))


def pack_text(text: bytes) -> Packed:
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    return Packed(compressor.compress(text) + compressor.flush(), len(text))


@lru_cache(maxsize=MOST_FILES)
def packed_file(file: str, changed: float) -> Packed:
    """A file of the page as it was changed last."""
    return pack_text(Path(file).read_bytes())


def respond(answer: Any, status: int, accepted: str, headers: dict[str, str] | None = None) -> Response:
    """An answer for a client that accepts these encodings."""
    headers = dict(NOT_KEPT if headers is None else headers)
    if isinstance(answer, str):
        return Response(answer.encode(), status, headers, TEXT)
    if not isinstance(answer, Packed):
        return Response(encoder.encode(answer), status, headers, JSON)
    if "gzip" not in accepted:
        headers["content-length"] = str(answer.length)
        return StreamingResponse(unpacked(answer), status, headers, JSON)
    return StreamingResponse(chunks(answer), status, {**headers, **packed_headers(answer)}, JSON)


def packed_headers(answer: Packed) -> dict[str, str]:
    return {"content-length": str(len(answer.content)), "content-encoding": "gzip", "vary": "Accept-Encoding"}


class PageFiles(StaticFiles):
    """The files of the page. Built ones carry a hash in their names, so a browser may keep them for good."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        file, asked = str(full_path), Headers(scope=scope)
        kept = "/assets/" in file
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        text = file.endswith(TEXT_FILES) and isinstance(response, FileResponse)
        if not text or "range" in asked or "gzip" not in asked.get("accept-encoding", ""):
            return response
        packed = packed_file(file, stat_result.st_mtime)
        headers = {**response.headers, **packed_headers(packed)}
        return StreamingResponse(chunks(packed), status_code, headers)


async def chunks(answer: Packed) -> AsyncIterator[bytes]:
    for first in range(0, len(answer.content), CHUNK):
        yield answer.content[first : first + CHUNK]


async def unpacked(answer: Packed) -> AsyncIterator[bytes]:
    """The text, a piece at a time, for a client that cannot unpack it; others have their turn in between."""
    unpacking, rest = zlib.decompressobj(GZIP), answer.content
    while not unpacking.eof:
        yield unpacking.decompress(rest, CHUNK)
        rest = unpacking.unconsumed_tail
        await asyncio.sleep(0)
