"""Who is who: guests by a signed cookie, seats by secrets of which only hashes are kept, passwords."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, TimestampSigner

OLD_COOKIE = "epoka-guest"
"""The name of version 0.1, the same on all servers; still read, and replaced."""
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
RENEWED_AFTER = 30 * 24 * 3600

TABLE_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
"""Without those that look like others."""

TOKEN = "epoka-bot-"
"""How the token of a program begins."""
BEARER = "bearer "
PROGRAM = "program:"
"""How a guest is called that is a program; no browser's name has a colon."""

hasher = PasswordHasher()


@dataclass
class Visitor:
    """Whoever sent a request. `guest` is None where no good cookie came with it; `problem` says what was wrong."""

    guest: str | None
    problem: str = ""
    fresh: bool = False
    """Whether the cookie has to be sent along with the answer."""

    @property
    def program(self) -> bool:
        """Whether it came with the token of a program."""
        return is_program(self.guest)

    def become_guest(self) -> str:
        """The guest's name, a new one where there was none."""
        if self.guest is None:
            self.guest = secrets.token_urlsafe(16)
            self.fresh = True
        return self.guest


class Cookies:
    """Signs and reads the guest's cookie.

    Its name depends on the key, so that servers with the same host name do not overwrite each other's. Over https it
    begins with `__Host-`: browsers then take it from this very host only.
    """

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="epoka.guest", digest_method=sha256)
        self._name = f"{OLD_COOKIE}-{sha256(f'epoka.name:{key}'.encode()).hexdigest()[:8]}"

    def name(self, secure: bool) -> str:
        return f"__Host-{self._name}" if secure else self._name

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def visitor(self, sent: Mapping[str, str]) -> Visitor:
        """Whoever sent these cookies."""
        for name in (self.name(True), self.name(False)):
            if sent.get(name):
                return self.read(sent[name])
        old = self.read(sent.get(OLD_COOKIE))
        if old.guest is None:  # it may well be another server's
            return Visitor(None)
        return Visitor(old.guest, fresh=True)

    def read(self, value: str | None) -> Visitor:
        if not value:
            return Visitor(None)
        try:
            guest, signed = self._signer.unsign(value, return_timestamp=True)
        except (BadSignature, UnicodeError):
            return Visitor(None, "forged")
        # where the clock was set back, a cookie comes from the future; it is good, and is signed anew
        age = self._signer.get_timestamp() - int(signed.timestamp())
        if age > COOKIE_SECONDS:
            return Visitor(None, "expired")
        return Visitor(guest.decode(), fresh=not 0 <= age <= RENEWED_AFTER)


def is_program(guest: str | None) -> bool:
    return guest is not None and guest.startswith(PROGRAM)


def program_guest(token: str) -> str:
    """The guest that a token stands for: of the token itself nothing is kept."""
    return PROGRAM + hashed(token)


def bearer(header: str) -> Visitor | None:
    """The program that an Authorization header names; None where it is none of ours, of a proxy for example."""
    token = header[len(BEARER) :].strip()
    if not header.lower().startswith(BEARER) or not token.startswith(TOKEN):
        return None
    return Visitor(program_guest(token))


def new_token() -> str:
    return TOKEN + secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


def new_word_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def opens(secret: str, known: str) -> bool:
    """Whether a secret is the one whose hash is known; a seat without a link has none."""
    return bool(known) and compare_digest(hashed(secret), known)


async def hash_password(password: str) -> str:
    """Slow on purpose, so it is done beside the loop."""
    return await asyncio.to_thread(hasher.hash, password)


async def password_fits(password: str, known: str) -> bool:
    def check() -> bool:
        try:
            return hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    return await asyncio.to_thread(check)
