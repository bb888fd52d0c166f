"""Answers over HTTP: small ones are encoded when they are sent, large ones come encoded and compressed."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

GZIP = 16 + zlib.MAX_WBITS
"""Tells zlib to write and to read the format of gzip."""
LEVEL = 6
CHUNK = 64 * 1024
"""So many bytes are sent at once."""
NOT_KEPT = {"cache-control": "no-store"}
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"

encoder = msgspec.json.Encoder()


class Packed(msgspec.Struct, frozen=True):
    """JSON, compressed once for everybody who asks; `length` is that of the text."""

    content: bytes
    length: int


def pack(answer: object) -> Packed:
    text = encoder.encode(answer)
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    return Packed(compressor.compress(text) + compressor.flush(), len(text))


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
    headers |= {"content-length": str(len(answer.content)), "content-encoding": "gzip", "vary": "Accept-Encoding"}
    return StreamingResponse(chunks(answer), status, headers, JSON)


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
