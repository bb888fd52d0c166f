"""Progress tracks, the Favor of Agera track, upgrades and stage tiles (CV-107, CV-123, CV-133 to CV-136)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.board import PALE, THRESHOLDS
from epoka.games.civolution.components.codes import (
    E_INCOME_ACTION,
    E_STAGE_TILE,
    E_UPGRADE,
    T_PALE_SPACE,
    T_TRACK_BONUS,
    T_UPGRADE,
)
from epoka.games.civolution.components.pieces import (
    FAVOR_END,
    LEVELS,
    MAIN_MODULES,
    MODULE_DICE,
    MODULES,
    TRACK_END,
    TRACKS,
)
from epoka.games.civolution.console.favor import say_favor
from epoka.games.civolution.console.gathering import Gather
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DO_FAVOR, DO_INCOME, DO_POINTS, DO_STAGE, DONE, STAGE, TRACK, UPGRADE
from epoka.games.civolution.position.player import FROM_TRACKS, Player
from epoka.games.civolution.position.scoring import tile_points
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.effects import do
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import nothing_follows, trigger

BEYOND: Final = -1
"""In place of a threshold: a step beyond the end of a track."""
BEYOND_POINTS: Final = 2
TRACK_POINTS: Final = 3
BONUSES: Final = ["upgrade", "favor", "upgrade", "points", "stage", "points"]
"""What the six thresholds of a track bring (CV-134)."""


def advance(s: Civolution, seat: i64, track: i64, steps: i64) -> None:
    """Move a disc on.

    Every threshold gives its bonus, in the order crossed; steps beyond the end give points (CV-133, CV-135).
    """
    player = s.seats[seat]
    crossed: list[int] = []
    pale = 0
    for _ in range(steps):
        if player.tracks[track] == TRACK_END:
            crossed.append(BEYOND)
            continue
        player.tracks[track] += 1
        if player.tracks[track] in THRESHOLDS:
            crossed.append(THRESHOLDS.index(player.tracks[track]))
        if player.tracks[track] in PALE:  # CV-136
            pale += 1
    if s.listening:
        s.tell("advanced", {"seat": int(seat), "track": TRACKS[track], "space": player.tracks[track]})
    for _ in range(pale):
        trigger(s, seat, T_PALE_SPACE, track)
    s.push_all([TrackBonus(seat, track, threshold) for threshold in crossed])


class TrackBonus(Procedure[Civolution]):
    """One of the six bonuses of a track, or the points for a step beyond its end (CV-134, CV-135)."""

    def __init__(self, seat: i64, track: i64, threshold: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track
        self.threshold: i64 = threshold

    def act(self, s: Civolution, action: i64) -> None:
        if self.threshold == BEYOND:
            s.earn(self.seat, FROM_TRACKS, BEYOND_POINTS)
            return
        trigger(s, self.seat, T_TRACK_BONUS, self.track)
        bonus = BONUSES[self.threshold]
        if bonus == "upgrade":
            do(s, self.seat, E_UPGRADE, 1, self.track + 1)
        elif bonus == "favor":
            s.push(FavorOrIncome(self.seat))
        elif bonus == "stage":
            s.push(StageOrPoints(self.seat))
        else:
            s.earn(self.seat, FROM_TRACKS, TRACK_POINTS)


class Advance(Opening):
    """The player chooses the track on which the steps are taken."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: i64 = steps

    def rule(self) -> str:
        return "CV-133"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for track in range(len(TRACKS)):
            out.append(TRACK + track)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            advance(s, self.seat, action - TRACK, self.steps)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action != DONE:
            say_steps(shown, s.seats[self.seat], action - TRACK, int(self.steps))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "advance", {"steps": int(self.steps)}


def say_steps(preview: Preview, player: Player, track: int, steps: int) -> None:
    """The space reached, the thresholds crossed, points beyond the end (CV-133, CV-134, CV-135)."""
    space = player.tracks[track]
    reached = min(space + steps, TRACK_END)
    if reached > space:
        preview.say("track", {"track": TRACKS[track], "space": reached})
    for number, threshold in enumerate(THRESHOLDS):
        if space < threshold <= reached:
            if BONUSES[number] == "points":
                preview.earns(TRACK_POINTS)
            else:
                preview.say(f"bonus-{BONUSES[number]}", {"value": track + 1})
    preview.earns(BEYOND_POINTS * (space + steps - reached))


class FavorOrIncome(Opening):
    """The second bonus of a track: the player chooses one space of favour or an income chip's action."""

    def rule(self) -> str:
        return "CV-134"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DO_INCOME)
        out.append(DO_FAVOR)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DO_FAVOR:
            gain_favor(s, self.seat, 1)
        else:
            do(s, self.seat, E_INCOME_ACTION, 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action == DO_FAVOR:
            say_favor(shown, s, self.seat, min(int(s.seats[self.seat].favor) + 1, FAVOR_END))


class StageOrPoints(Opening):
    """The fifth bonus of a track: the player chooses a stage tile or three points."""

    def rule(self) -> str:
        return "CV-134"

    def offer(self, s: Civolution, out: list[int]) -> None:
        player = s.seats[self.seat]
        if not player.stage_4 or not player.stage_5:
            out.append(DO_STAGE)
        out.append(DO_POINTS)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DO_STAGE:
            do(s, self.seat, E_STAGE_TILE)
        else:
            s.earn(self.seat, FROM_TRACKS, TRACK_POINTS)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action == DO_POINTS:
            shown.earns(TRACK_POINTS)
            return
        player = s.seats[self.seat]
        fourth = 0 if player.stage_4 else tile_points(player, 4)
        fifth = 0 if player.stage_5 else tile_points(player, 5)
        shown.say("final-points", {"points": max(fourth, fifth)})


def gain_favor(s: Civolution, seat: i64, steps: i64) -> None:
    """Move the disc of the Favor of Agera on; steps beyond the last space are lost (CV-84, CV-175)."""
    player = s.seats[seat]
    player.favor = player.favor + steps if player.favor + steps < FAVOR_END else FAVOR_END
    if s.listening:
        s.tell("favor", {"seat": int(seat), "space": int(player.favor)})


UPGRADED: Final[list[int]] = [T_UPGRADE]


class Upgrade(Gather):
    """The player chooses the main module that rises a level; `value` limits it to those with that die (CV-123).

    Several are a set where no card reacts to an upgrade; otherwise every order is offered.
    """

    def __init__(self, seat: i64, left: i64, value: i64, lowest: i64 = 0) -> None:
        super().__init__(seat, left, lowest)
        self.value: i64 = value

    def rule(self) -> str:
        return "CV-123"

    def inside(self) -> bool:
        return False

    def afresh(self) -> Opening:
        return Upgrade(self.seat, self.left, self.value) if self.lowest else self

    def collects(self, s: Civolution) -> bool:
        return nothing_follows(s, self.seat, UPGRADED)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        levels = s.seats[self.seat].levels
        for module in range(lowest, MAIN_MODULES):
            if levels[module] < LEVELS and (self.value == 0 or int(self.value) in MODULE_DICE[module]):
                out.append(UPGRADE + int(module))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return Upgrade(self.seat, self.left - 1, self.value, self.highest(s, action - UPGRADE))

    def pick(self, s: Civolution, action: i64) -> None:
        upgrade(s, self.seat, action - UPGRADE)
        trigger(s, self.seat, T_UPGRADE)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not UPGRADE <= action < UPGRADE + MAIN_MODULES:
            return None
        module = action - UPGRADE
        if s.seats[self.seat].levels[module] == LEVELS:
            return Refusal("level-three", "CV-123", {"module": MODULES[module]})
        return Refusal("module-without-value", "CV-134", {"module": MODULES[module], "value": int(self.value)})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action != DONE:
            module = action - UPGRADE
            level = s.seats[self.seat].levels[module] + 1
            shown.say("level", {"level": level})
            shown.does(module, level)


def upgrade(s: Civolution, seat: i64, module: i64) -> None:
    player = s.seats[seat]
    player.levels[module] += 1
    player.upgrades += 1
    if s.listening:
        s.tell("upgraded", {"seat": int(seat), "module": MODULES[module], "level": player.levels[module]})


class FlipStage(Opening):
    """The player chooses the stage tile that becomes active (CV-107)."""

    def rule(self) -> str:
        return "CV-107"

    def offer(self, s: Civolution, out: list[int]) -> None:
        player = s.seats[self.seat]
        out.append(DONE)
        if not player.stage_4:
            out.append(STAGE)
        if not player.stage_5:
            out.append(STAGE + 1)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        player = s.seats[self.seat]
        if action == STAGE:
            player.stage_4 = 1
        else:
            player.stage_5 = 1
        if s.listening:
            s.tell("stage-flipped", {"seat": int(self.seat), "stage": int(action) - STAGE + 4})

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if STAGE <= action < STAGE + 2:
            return Refusal("stage-active", "CV-107", {"stage": action - STAGE + 4})
        return None

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action != DONE:
            shown.say("final-points", {"points": tile_points(s.seats[self.seat], action - STAGE + 4)})
