"""Stands in for librt's writer of bytes, for a Python that librt has no wheel for (see `epoka.vecs`)."""

from __future__ import annotations


class BytesWriter:
    """Bytes that are written one number after the other."""

    def __init__(self) -> None:
        self.written = bytearray()

    def write(self, more: bytes) -> None:
        self.written += more

    def getvalue(self) -> bytes:
        return bytes(self.written)


def write_i32_le(out: BytesWriter, number: int) -> None:
    """Write 32 bits, the lowest first."""
    out.written += number.to_bytes(4, "little", signed=True)
