"""Who is who: guests by a signed cookie, seats by secrets of which only hashes are kept, passwords."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, SignatureExpired, TimestampSigner

COOKIE = "epoka-guest"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
RENEWED_AFTER = 30 * 24 * 3600

TABLE_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
"""Without those that look like others."""

hasher = PasswordHasher()


@dataclass
class Visitor:
    """Whoever sent a request. `guest` is None where no good cookie came with it; `problem` says what was wrong."""

    guest: str | None
    problem: str = ""
    fresh: bool = False
    """Whether the cookie has to be sent along with the answer."""

    def become_guest(self) -> str:
        """The guest's name, a new one where there was none."""
        if self.guest is None:
            self.guest = secrets.token_urlsafe(16)
            self.fresh = True
        return self.guest


class Cookies:
    """Signs and reads the guest's cookie."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="epoka.guest", digest_method=sha256)

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, value: str | None) -> Visitor:
        if not value:
            return Visitor(None)
        try:
            guest, signed = self._signer.unsign(value, max_age=COOKIE_SECONDS, return_timestamp=True)
        except SignatureExpired:
            return Visitor(None, "expired")
        except (BadSignature, UnicodeError):
            return Visitor(None, "forged")
        age = self._signer.get_timestamp() - int(signed.timestamp())
        return Visitor(guest.decode(), fresh=age > RENEWED_AFTER)


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


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
