"""A deal that is fixed before anybody plays it and shown afterwards, so that nobody can choose or foresee it.

The server draws a secret and publishes its hash, the *commitment*. Whoever takes part may then mix words in; the seed
follows from the secret and the words, so that neither the server nor a player alone decides it. The n-th draw of a
stream is a function of the seed, the name of the stream and n, whatever else happened: tables of one deal roll the
same dice and turn up the same cards, as far as they ask for them. Each draw has a key of its own (HMAC-SHA-256):
from the dice that were rolled the next ones cannot be worked out, which the fast generator of simulations would allow.

When all is over the secret is published. Whoever has it checks the commitment, and replays every table draw by draw.
"""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import epoka
from epoka import CHANCE, Dealer, State

FORMAT = "epoka deal 1"
"""What a published deal is called in a file."""
SECRET_BYTES = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published before the start: `printf %s SECRET | sha256sum`."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: Sequence[str]) -> str:
    """What all draws follow from: the secret and the words that were mixed in, a line each, in their order.

    Keyed with the secret: without words a plain hash would be the commitment, which everybody knows.
    """
    return hmac.new(secret.encode(), "\n".join([FORMAT, *words]).encode(), sha256).hexdigest()


def stream_of(state: State) -> str:
    """The stream from which the next draw comes; found by drawing once with a dealer that is thrown away."""
    probe = Dealer(0)
    probe.draw(state)
    return "+".join(probe.streams())


class SealedDealer:
    """Draws at a table of a sealed deal; it is told which streams were drawn from before, and notes its own."""

    def __init__(self, seed: str, before: Sequence[str] = ()) -> None:
        self._key = seed.encode()
        self._counts = Counter(before)
        self.drawn: list[str] = []
        """The streams of the draws made here, in their order."""

    def draw(self, state: State) -> int:
        stream = stream_of(state)
        key = hmac.new(self._key, f"{stream}:{self._counts[stream]}".encode(), sha256).hexdigest()
        self._counts[stream] += 1
        self.drawn.append(stream)
        return Dealer(key).draw(state)


def noted(dealer: object, data: dict[str, Any]) -> dict[str, Any]:
    """The data of an event with the streams from which its draws came, where the deal is sealed."""
    return {**data, "streams": dealer.drawn} if isinstance(dealer, SealedDealer) and dealer.drawn else data


# ---- checking a published deal --------------------------------------------------------------------------------------


def first_other_draw(record: dict[str, Any], seed: str) -> int | None:
    """The first action of a record that chance did not decide as the seed says, counted from 1; None where all fit.

    Raises an EpokaError where the record cannot be replayed.
    """
    game = epoka.game(record["game"])
    state, dealer = game.begin(record["players"], record["options"]), SealedDealer(seed)
    for number, name in enumerate(record["actions"], 1):
        action = state.action(name)
        if state.mover == CHANCE and dealer.draw(state) != action:
            return number
        state.act(action)
    return None
