"""Twins: two lines of play that differ in what one seat alone knows, and look the same to everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import epoka
from epoka.core.ids import ALL, NOBODY
from epoka.server.moves import Move, Trial

EARLY = 5
"""So many gestures are the beginning, in which much is chosen in secret."""
SHORT = 100
"""A line with so many actions is quickly played again."""
MOST_GAMES, MOST_TRIED = 40, 8
"""So many games are looked through for something hidden, and so many hidden actions of each."""


@dataclass
class Twins:
    """Two positions of one game. Only `owner` may tell them apart."""

    players: int
    owner: int
    sides: tuple[Trial, Trial]
    secret: str
    """What they differ in: the step at which a hidden action was exchanged, "" for nothing yet."""
    differing: set[str] = field(default_factory=set)
    """The names of the actions that were exchanged."""

    @property
    def game(self) -> epoka.Game:
        return self.sides[0].state.game


def make_twins(game: epoka.Game, players: int, seed: int) -> Twins:
    """Three of four pairs differ in something hidden, where it is found; of the others the mover owns the drafts."""
    rng = Random(f"{game.name} {players} {seed}")
    if seed % 4:
        for _ in range(MOST_GAMES):
            found = hidden_twins(game, players, random_line(game, players, rng), rng)
            if found is not None:
                return found
    names = random_line(game, players, rng)
    first = played(game, players, names)
    return Twins(players, first.state.mover, (first, played(game, players, names)), "")


def hidden_twins(game: epoka.Game, players: int, names: list[str], rng: Random) -> Twins | None:
    """Twins at the end of a line of play, with one hidden action exchanged for another.

    Of a short line those are looked for in which the owner has other choices now: there is most to be told.
    """
    found = None
    first = played(game, players, names)
    hidden = [number for number, move in enumerate(first.moves) if move.witness != ALL]
    rng.shuffle(hidden)
    for number in hidden[: MOST_TRIED if len(names) > SHORT else SHORT]:
        before = played(game, players, names[:number]).state
        others = [before.name(action) for action in before.legal() if before.name(action) != names[number]]
        for other in rng.sample(others, min(2, len(others))):
            second = follow(game, players, [*names[:number], other, *names[number + 1 :]])
            owner = first.moves[number].witness
            if second is not None and alike(first.state, second.state, owner) and told_alike(first, second, owner):
                step = type(before.agenda[-1]).__name__
                found = Twins(players, owner, (first, second), step, {names[number], other})
                if len(names) > SHORT or first.state.actions(owner) != second.state.actions(owner):
                    return found
    return found


def random_line(game: epoka.Game, players: int, rng: Random) -> list[str]:
    """The names of a random game up to a position where a seat begins a gesture, every third time an early one."""
    state, dealer = game.start(players), epoka.Dealer(rng.random().hex())
    whole: list[int] = []
    while not state.over:
        if state.mover >= 0 and not state.unfinished:
            whole.append(state.turn)
        legal = state.legal()
        state.act(dealer.draw(state) if state.mover < 0 else legal[rng.randrange(len(legal))])
    early = rng.random() < 1 / 3
    return [state.name(action) for action in state.history[: rng.choice(whole[:EARLY] if early else whole)]]


def played(game: epoka.Game, players: int, names: list[str]) -> Trial:
    trial = Trial(game.start(players))
    for name in names:
        trial.act_by_name(name)
    return trial


def follow(game: epoka.Game, players: int, names: list[str]) -> Trial | None:
    try:
        return played(game, players, names)
    except epoka.Illegal:
        return None


# ---- what everybody else sees ---------------------------------------------------------------------------------------


def blind(players: int, owner: int) -> list[int | None]:
    """All who may not tell the twins apart, a spectator among them."""
    return [*[seat for seat in range(players) if seat != owner], None]


def alike(one: epoka.State, other: epoka.State, owner: int) -> bool:
    """Whether two positions look the same to everybody but the owner."""
    if (one.turn, one.mover, one.over, one.asked()) != (other.turn, other.mover, other.over, other.asked()):
        return False
    return all(one.view(seat) == other.view(seat) for seat in blind(one.players, owner))


def told_alike(one: Trial, other: Trial, owner: int) -> bool:
    """Whether everybody but the owner was told the same on the way."""
    return moves_alike(one.moves, other.moves, one.state.players, owner)


def moves_alike(one: Sequence[Move], other: Sequence[Move], players: int, owner: int) -> bool:
    return all(told(one, seat) == told(other, seat) for seat in blind(players, owner))


def told(moves: Sequence[Move], seat: int | None) -> list[Any]:
    viewer = NOBODY if seat is None else seat
    return [
        (move.by, move.name_for(viewer), [(event.key, event.values) for event in move.told if event.seen_by(viewer)])
        for move in moves
    ]


# ---- gestures -------------------------------------------------------------------------------------------------------


def gesture(state: epoka.State, rng: Random) -> list[str]:
    """A whole gesture of the mover, at random."""
    state, seat, names = state.copy(), state.mover, list[str]()
    while not names or (state.unfinished and state.mover == seat):
        legal = state.legal()
        action = legal[rng.randrange(len(legal))]
        names.append(state.name(action))
        state.act(action)
    return names


def after(state: epoka.State, names: list[str]) -> epoka.State:
    """The position after as many of these actions as are legal, whoever decides."""
    state = state.copy()
    for name in names:
        code = state.game.code(name)
        if code is None or state.over or code not in state.legal():
            break
        state.act(code)
    return state


class AgreedDealer:
    """Draws the same for both twins: by the number of the action, and none of the pieces in which they differ."""

    def __init__(self) -> None:
        self.avoided: set[str] = set()

    def draw(self, state: epoka.State) -> int:
        codes = [code for code, _ in state.chance()]
        common = [code for code in codes if state.name(code) not in self.avoided] or codes
        return common[Random(state.turn).randrange(len(common))]
