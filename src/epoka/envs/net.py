"""A small network in NumPy: observations to a policy over the legal actions and to a value. Nothing else is needed.

It shows how observations become features, and learns in minutes on one core; whoever wants a larger one takes the same
features to a library of their own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from epoka.core.errors import EpokaError
from epoka.core.observation import Layout, Piece
from epoka.envs.play import Play

Array = np.ndarray[Any, Any]

HIDDEN: Final = 128
NEVER: Final = np.float32(-1e9)
IDS: Final = range(3, 41)
"""The highest number of what is an id, to be told apart and not to be measured."""
MOST_IDS: Final = 8
LARGE: Final = 100
SCALE: Final = np.float32(np.log1p(1_000))


def zeros(shape: tuple[int, ...], kind: Any = np.float32) -> Array:
    """An array to be filled."""
    empty: Array = np.zeros(shape, kind)
    return empty


class Features:
    """Observations as inputs of a network: own seat first, ids one place each, numbers about as large as 1."""

    def __init__(self, layout: Layout) -> None:
        self.turned = np.array([turned(layout, seat) for seat in range(layout.players)])
        high = np.array(layout.bounds()[1], dtype=np.float32)
        self._small = np.where((high > 1) & (high <= LARGE), 1 / np.maximum(high, 1), 1).astype(np.float32)
        self._large = high > LARGE
        asked = layout.piece("agenda.kind")
        self._ids = [(asked.start, asked.high + 2)]
        self._ids += [(place, piece.high + 2) for piece in layout.pieces if is_id(piece) for place in piece.places()]
        self.size = layout.size + sum(count for _, count in self._ids)

    def __call__(self, observations: Array, seats: Array) -> Array:
        """A row of inputs for each row of observations, as these seats see them."""
        seen = np.take_along_axis(observations, self.turned[seats], axis=1)
        out = zeros((len(seen), self.size))
        width = seen.shape[1]
        out[:, :width] = seen * self._small
        out[:, :width][:, self._large] = np.sign(seen[:, self._large]) * np.log1p(np.abs(seen[:, self._large])) / SCALE
        rows = np.arange(len(seen))
        for place, count in self._ids:
            out[rows, width + np.clip(seen[:, place] + 1, 0, count - 1)] = 1
            width += count
        return out


def is_id(piece: Piece) -> bool:
    """Whether the numbers of a piece stand for things rather than tell how many."""
    if piece.name.startswith("agenda"):
        return False
    return piece.low == -1 and piece.high in IDS and len(piece.places()) <= MOST_IDS


def turned(layout: Layout, seat: int) -> list[int]:
    """Where each number of an observation is read from, so that the rows of players begin with this seat."""
    found = list(range(layout.size))
    for piece in layout.pieces:
        head, dot, _ = piece.name.partition(".")
        if not dot or head in ("agenda", "options") or not piece.shape or piece.shape[0] != layout.players:
            continue
        places = np.array(piece.places()).reshape(piece.shape)
        for row in range(layout.players):
            source = places[(row + seat) % layout.players].ravel()
            for target, place in zip(places[row].ravel(), source, strict=True):
                found[int(target)] = int(place)
    return found


class Net:
    """Two hidden layers; from the second come the policy and the value. Adam moves the weights."""

    def __init__(self, inputs: int, actions: int, hidden: int = HIDDEN, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Array:
            weights: Array = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return weights

        self.weights: dict[str, Array] = {
            "w1": layer(inputs, hidden, 1.4),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden, 1.4),
            "b2": np.zeros(hidden, np.float32),
            "wp": layer(hidden, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wv": layer(hidden, 1, 1.0),
            "bv": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def forward(self, inputs: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """The probabilities of the actions, 0 for illegal ones; the values; the hidden layers, for `backward`."""
        w = self.weights
        h1 = np.maximum(inputs @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        logits = np.where(masks > 0, h2 @ w["wp"] + w["bp"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        return odds, (h2 @ w["wv"] + w["bv"])[:, 0], (h1, h2)

    def backward(
        self, inputs: Array, hidden: tuple[Array, Array], to_logits: Array, to_value: Array
    ) -> dict[str, Array]:
        """The gradients of the weights, from those of the logits and values."""
        h1, h2 = hidden
        w = self.weights
        to_h2 = (to_logits @ w["wp"].T + to_value[:, None] * w["wv"][:, 0]) * (h2 > 0)
        to_h1 = (to_h2 @ w["w2"].T) * (h1 > 0)
        return {
            "w1": inputs.T @ to_h1,
            "b1": to_h1.sum(axis=0),
            "w2": h1.T @ to_h2,
            "b2": to_h2.sum(axis=0),
            "wp": h2.T @ to_logits,
            "bp": to_logits.sum(axis=0),
            "wv": (h2.T @ to_value)[:, None],
            "bv": to_value.sum(keepdims=True),
        }

    def move(self, gradients: dict[str, Array], rate: float, longest: float = 0.5) -> None:
        """One step of Adam along the gradients, which are cut to a length together."""
        length = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values())))
        cut = min(1.0, longest / (length + 1e-8))
        self._steps += 1
        for name, gradient in gradients.items():
            step = gradient * cut
            first, second = self._first[name], self._second[name]
            first += 0.1 * (step - first)
            second += 0.001 * (step**2 - second)
            mean = first / (1 - 0.9**self._steps)
            self.weights[name] -= rate * mean / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-5)

    def save(self, file: Path, play: Play) -> None:
        """Write the weights, and which game they are for."""
        about = np.array([play.game.name, str(play.game.version), str(play.players)])
        arrays: dict[str, Any] = {"about": about, **self.weights}
        np.savez(file, **arrays)


def load_net(file: Path, play: Play) -> Net:
    """The network that was saved for this game, rules version and number of players."""
    with np.load(file) as data:
        wanted = [play.game.name, str(play.game.version), str(play.players)]
        if list(data["about"]) != wanted:
            raise EpokaError(f"{file} holds a network for {' '.join(data['about'])}, not for {' '.join(wanted)}")
        net = Net(data["w1"].shape[0], data["wp"].shape[1], data["w2"].shape[0])
        net.weights = {name: data[name] for name in net.weights}
    return net


class NetPolicy:
    """A network as a policy: it draws by its probabilities, or takes the likeliest action."""

    def __init__(self, net: Net, play: Play, seed: int | None = None) -> None:
        self._net = net
        self._features = Features(play.layout)
        self._rng = None if seed is None else np.random.default_rng(seed)

    def __call__(self, play: Play) -> int:
        seat = play.state.mover
        inputs = self._features(play.observation(seat)[None], np.array([seat]))
        odds, _, _ = self._net.forward(inputs, play.mask(seat)[None])
        if self._rng is None:
            return int(odds[0].argmax())
        return int(self._rng.choice(len(odds[0]), p=odds[0] / odds[0].sum()))
