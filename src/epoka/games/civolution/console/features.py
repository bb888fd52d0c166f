"""Feature markers: gaining them, moving them to other features (CV-66)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.pieces import FEATURES
from epoka.games.civolution.components.spaces import FEATURE
from epoka.games.civolution.console.gathering import Gather
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DONE, DROP, GAIN_FEATURE, LIFT
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.position.tally import once_more, times
from epoka.games.civolution.steps.pick_parts import PickPart
from epoka.games.civolution.steps.preview import Preview


class GainFeature(Gather):
    """The player chooses the features of new markers; they are a set while the supply lasts, as at `Produce`."""

    def optional(self) -> bool:
        return False

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for feature in range(lowest, len(FEATURES)):
            out.append(GAIN_FEATURE + int(feature))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return GainFeature(self.seat, self.left - 1, self.highest(s, action - GAIN_FEATURE))

    def pick(self, s: Civolution, action: i64) -> None:
        gain(s, self.seat, FEATURE + action - GAIN_FEATURE, 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        shown.gains(FEATURE + action - GAIN_FEATURE, 1)


class MoveFeature(Opening):
    """The player chooses the feature space from which a marker is moved (CV-66).

    Moves are a set: a marker that was moved here is not moved again, so that the order of moves does not matter.
    `lowest` and `before` are the highest space so far and where its marker went, `moved` tallies the new spaces.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0, before: i64 = 0, moved: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before
        self.moved: i64 = moved

    def rule(self) -> str:
        return "CV-66"

    def afresh(self) -> Opening:
        return MoveFeature(self.seat, self.left) if self.moved else self

    def collects(self, s: Civolution) -> bool:
        return True

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.picks_from(s, self.lowest, out)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for feature in range(lowest, len(FEATURES)):
            if self.unmoved(s, feature):
                out.append(LIFT + int(feature))

    def unmoved(self, s: Civolution, feature: i64) -> i64:
        """How many markers of a space did not come there in this set."""
        return s.seats[self.seat].at[FEATURE + feature] - times(self.moved, feature)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            s.push(DropFeature(self.seat, action - LIFT, self.left - 1, self.lowest, self.before, self.moved))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not LIFT <= action < LIFT + len(FEATURES):
            return None
        names: Params = {"feature": FEATURES[action - LIFT]}
        if s.seats[self.seat].at[FEATURE + action - LIFT]:
            return Refusal("feature-moved", "CV-66", names)
        return Refusal("no-feature-marker", "CV-66", names)


class DropFeature(PickPart):
    """The player chooses the other feature space of the marker (AMB-49); `moved` tallies the new spaces of this set."""

    def __init__(self, seat: i64, feature: i64, left: i64, lowest: i64 = 0, before: i64 = 0, moved: i64 = 0) -> None:
        super().__init__(seat, left, lowest, before)
        self.feature: i64 = feature
        self.moved: i64 = moved

    def rule(self) -> str:
        return "CV-66"

    def picked(self) -> i64:
        return self.feature

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for feature in range(lowest, len(FEATURES)):
            if feature != self.feature:
                out.append(DROP + int(feature))

    def act(self, s: Civolution, action: i64) -> None:
        at = s.seats[self.seat].at
        space = action - DROP
        if s.listening:
            names = {"feature": FEATURES[self.feature], "space": FEATURES[space]}
            s.tell("moved", {"seat": int(self.seat), **names})
        at[FEATURE + self.feature] -= 1
        at[FEATURE + space] += 1
        if self.left:
            moved = once_more(self.moved, space)
            s.push(MoveFeature(self.seat, self.left, self.next_lowest(), self.next_before(space), moved))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        return Refusal("another-feature", "CV-66") if action == DROP + self.feature else None

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "drop-feature", {"feature": FEATURES[self.feature]}
