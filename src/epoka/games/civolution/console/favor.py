"""The Favor of Agera: what a space of its track means for favour tests and statues (CV-82, CV-83, CV-164)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.board import STATUE_POINTS
from epoka.games.civolution.components.codes import P_FAVOR_BONUS
from epoka.games.civolution.components.pieces import FAVOR_END
from epoka.games.civolution.components.spaces import IDEAS
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview


def favor_limit(s: Civolution, seat: i64) -> i64:
    """The highest die value with which a favour test passes."""
    player = s.seats[seat]
    return player.favor + player.powers[P_FAVOR_BONUS]


def test_chance(s: Civolution, seat: i64, more: i64) -> float:
    """How likely a favour test passes with so many more values than the own space lets pass (CV-82)."""
    passing = favor_limit(s, seat) + more
    if passing >= FAVOR_END:
        return 1.0
    failing = (FAVOR_END - int(passing)) / FAVOR_END
    return 1.0 - failing ** int(s.seats[seat].fate)


def percent(chance: float) -> int:
    return int(100 * chance + 0.5)


def lose_favor(s: Civolution, seat: i64, spaces: i64) -> None:
    """Deus ex machina: the disc on the Favor of Agera track goes back instead (CV-149)."""
    s.seats[seat].favor -= spaces
    if s.listening:
        s.tell("favor-lost", {"seat": int(seat), "space": int(s.seats[seat].favor)})


# ---- previews -------------------------------------------------------------------------------------------------------


def say_test(preview: Preview, s: Civolution, seat: i64) -> None:
    """The odds of a favour test, bare and with all ideas: each makes two more values good enough (CV-83)."""
    chance = test_chance(s, seat, 0)
    preview.chance = chance
    limit = min(int(favor_limit(s, seat)), FAVOR_END)
    preview.say("test", {"percent": percent(chance), "dice": int(s.seats[seat].fate), "limit": limit})
    ideas = s.seats[seat].at[IDEAS]
    if ideas and chance < 1.0:
        preview.say("test-ideas", {"percent": percent(test_chance(s, seat, 2 * ideas)), "ideas": ideas})


def say_favor(preview: Preview, s: Civolution, seat: i64, space: int) -> None:
    """What another space of the track means: tests and statues (CV-82, CV-164)."""
    player = s.seats[seat]
    shift = space - int(player.favor)
    after, before = test_chance(s, seat, shift), test_chance(s, seat, 0)
    preview.say("favor", {"space": space, "percent": percent(after), "before": percent(before)})
    if STATUE_POINTS[space] != STATUE_POINTS[player.favor]:
        preview.say("favor-statues", {"points": STATUE_POINTS[space]})


def say_favor_back(preview: Preview, spaces: int) -> None:
    """Show that the disc goes back so many spaces."""
    if spaces:
        preview.say("favor-back", {"n": spaces})
