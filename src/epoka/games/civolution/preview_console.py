"""Previews of the console: branches of modules, tests, tracks, upgrades, feeding, the weather."""

from __future__ import annotations

from epoka.games.civolution.branches import Branch
from epoka.games.civolution.card_costs import installable
from epoka.games.civolution.cards.board import COLUMN_BASE, STAGE_POINTS, STATUE_POINTS, THRESHOLDS
from epoka.games.civolution.components import COLUMNS, DECK_OF, FAVOR_END, GOAL, M_SLEEP, MODULES, TRACK_END, TRACKS
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.events import LoseTribe, Weather
from epoka.games.civolution.fate import JudgeTest
from epoka.games.civolution.features import GainFeature
from epoka.games.civolution.feeding import Feed, Perish, food_for
from epoka.games.civolution.goals import is_met
from epoka.games.civolution.kinds import P_IDEA_BONUS, P_PLAN_BONUS
from epoka.games.civolution.menu import Menu
from epoka.games.civolution.notation import (
    DO_DRAW,
    DO_EXPLORE,
    DO_FAVOR,
    DO_FIND,
    DO_FOCUS,
    DO_FOOD,
    DO_GAIN,
    DO_GOAL,
    DO_HUNT,
    DO_IDEAS,
    DO_INCOME,
    DO_INSTALL,
    DO_MOVE,
    DO_PLAN,
    DO_POINTS,
    DO_PROJECT,
    DO_STAGE,
    DO_STRENGTHEN,
    DO_TEST,
    DONE,
    FEED,
    GAIN_FEATURE,
    PLAN_ON,
    SAVE,
    SPEND,
    STAGE,
    TRACK,
    UPGRADE,
)
from epoka.games.civolution.planning import PlanOn
from epoka.games.civolution.player import FEATURE, FOCUS, FOOD, IDEAS, PLAN, Player
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.preview_parts import percent, say_test, test_chance
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tracks import (
    BEYOND_POINTS,
    TRACK_POINTS,
    Advance,
    FavorOrIncome,
    FlipStage,
    StageOrPoints,
    Upgrade,
)
from epoka.games.civolution.turn import ResetMarker

BONUSES = ["upgrade", "favor", "upgrade", "points", "stage", "points"]
"""What the six thresholds of a track bring (CV-134)."""


def console_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    """Add what a choice on the console costs and brings."""
    seat = int(step.seat)
    if isinstance(step, Branch):
        branch_preview(s, step, action, shown)
    elif isinstance(step, Menu):
        menu_preview(s, step, action, shown)
    elif isinstance(step, JudgeTest) and action == SPEND:
        shown.pays(IDEAS, step.missing(s))
    elif isinstance(step, (Advance, FavorOrIncome, StageOrPoints, FlipStage, Upgrade)):
        progress_preview(s, step, action, shown)
    elif isinstance(step, ResetMarker):
        shown.gains(IDEAS if action == DO_IDEAS else FOOD, 1)
    elif isinstance(step, PlanOn) and PLAN_ON <= action < PLAN_ON + 6:
        shown.gains(PLAN + action - PLAN_ON, step.number)
    elif isinstance(step, GainFeature) and GAIN_FEATURE <= action < GAIN_FEATURE + 6:
        shown.gains(FEATURE + action - GAIN_FEATURE, 1)
    elif isinstance(step, Feed):
        feed_preview(s, step, action - FEED, shown)
    elif isinstance(step, Perish):
        saved = action - SAVE
        say_favor_back(saved, shown)
        if step.dying > saved:
            shown.say("tribes-die", {"n": int(step.dying) - saved})
    elif isinstance(step, Weather) and action == DO_FOOD:
        shown.pays(FOOD, 1)
    elif isinstance(step, LoseTribe) and action == DO_FAVOR:
        say_favor_back(1, shown)
        say_favor(s, seat, int(s.seats[seat].favor) - 1, shown)


def say_favor_back(spaces: int, shown: Preview) -> None:
    if spaces:
        shown.say("favor-back", {"n": spaces})


# ---- modules --------------------------------------------------------------------------------------------------------


def branch_preview(s: Civolution, step: Branch, action: int, shown: Preview) -> None:
    """How often or how much, at the level of the module (CV-48 to CV-64)."""
    level, player = int(step.level), s.seats[step.seat]
    if action == DO_INSTALL:
        deck = DECK_OF[int(step.module)]
        shown.say("can-install", {"n": len(installable(s, step.seat, deck, step.special()))})
    elif action == DO_GOAL:
        visible = [stack[-1] for stack in player.goals if stack]
        shown.say("goals-ready", {"n": len([chip for chip in visible if is_met(s, step.seat, chip)])})
    elif action == DO_IDEAS:
        number = 2 if step.module == M_SLEEP else 3 if level == 1 else 6
        shown.gains(IDEAS, number + player.powers[P_IDEA_BONUS])
    elif action == DO_FOCUS:
        shown.gains(FOCUS, 1)
    elif action == DO_PLAN:
        shown.say("planning", {"n": (2 if level == 1 else 3) + int(player.powers[P_PLAN_BONUS])})
    elif action == DO_GAIN:
        shown.say("gain-cards", {"n": 2 if level == 3 else 1})
    elif action == DO_DRAW:
        shown.say("draw", {"n": 2 if level == 1 else 4, "keep": 2 if level == 3 else 1})
    elif action == DO_EXPLORE and level > 1:
        shown.earns(2 if level == 2 else 4)
        shown.say("one-more-site")
    else:
        number = times(level, action)
        if number:
            shown.say("times", {"n": number})


def times(level: int, action: int) -> int:
    """How often a branch may be done; 0 where that says nothing."""
    if action == DO_STRENGTHEN:
        return [1, 3, 4][level - 1]
    if action in (DO_HUNT, DO_FIND):
        return 2 if level == 3 else 1
    return (1 if level == 1 else 2) if action in (DO_PROJECT, DO_MOVE, DO_INCOME) else 0


def menu_preview(s: Civolution, step: Menu, action: int, shown: Preview) -> None:
    if action == DONE:
        return
    if action == DO_TEST:
        say_test(shown, s, step.seat)
    for item in range(0, len(step.items), 3):
        if step.items[item] == action:
            shown.say("times", {"n": step.items[item + 2]})


# ---- tracks, favour, upgrades, stage tiles --------------------------------------------------------------------------


def progress_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    seat = int(step.seat)
    player = s.seats[seat]
    if isinstance(step, Advance) and TRACK <= action < TRACK + len(TRACKS):
        say_steps(player, action - TRACK, int(step.steps), shown)
    elif action == DO_FAVOR:
        say_favor(s, seat, min(int(player.favor) + 1, FAVOR_END), shown)
    elif action == DO_POINTS:
        shown.earns(TRACK_POINTS)
    elif isinstance(step, StageOrPoints) and action == DO_STAGE:
        fourth = 0 if player.stage_4 else tile_points(player, 4)
        fifth = 0 if player.stage_5 else tile_points(player, 5)
        shown.say("final-points", {"points": max(fourth, fifth)})
    elif isinstance(step, FlipStage) and STAGE <= action < STAGE + 2:
        shown.say("final-points", {"points": tile_points(player, action - STAGE + 4)})
    elif isinstance(step, Upgrade) and action >= UPGRADE:
        module = action - UPGRADE
        level = player.levels[module] + 1
        shown.say("level", {"level": level})
        shown.lines.append({"key": f"does-{MODULES[module]}", "values": {"level": level}})


def say_steps(player: Player, track: int, steps: int, shown: Preview) -> None:
    """The space reached, the thresholds crossed, points beyond the end (CV-133 to CV-135)."""
    space = player.tracks[track]
    reached = min(space + steps, TRACK_END)
    if reached > space:
        shown.say("track", {"track": TRACKS[track], "space": reached})
    for number, threshold in enumerate(THRESHOLDS):
        if space < threshold <= reached:
            if BONUSES[number] == "points":
                shown.earns(TRACK_POINTS)
            else:
                shown.say(f"bonus-{BONUSES[number]}", {"value": track + 1})
    shown.earns(BEYOND_POINTS * (space + steps - reached))


def say_favor(s: Civolution, seat: int, space: int, shown: Preview) -> None:
    """What another space of the Favor of Agera track means: tests and statues (CV-82, CV-164)."""
    player = s.seats[seat]
    shift = space - int(player.favor)
    after, before = test_chance(s, seat, shift), test_chance(s, seat, 0)
    shown.say("favor", {"space": space, "percent": percent(after), "before": percent(before)})
    if STATUE_POINTS[space] != STATUE_POINTS[player.favor]:
        shown.say("favor-statues", {"points": STATUE_POINTS[space]})


def tile_points(player: Player, stage: int) -> int:
    """What an active tile of a stage would score with the elements there now (CV-169)."""
    elements = 0
    for column in range(COLUMNS):
        height = stage - COLUMN_BASE[column]
        left, right = player.left[column], player.right[column]
        elements += 1 if 0 <= height < len(left) else 0
        elements += 1 if 0 <= height < len(right) and right[height] >= GOAL else 0
    return elements * STAGE_POINTS[stage]


# ---- feeding --------------------------------------------------------------------------------------------------------


def feed_preview(s: Civolution, step: Feed, fed: int, shown: Preview) -> None:
    """The food it takes, and what happens to those who get none (CV-148)."""
    tribes = int(step.tribes(s))
    need = int(food_for(s, step.seat, step.group // 6, step.group // 2 % 3))
    gift = int(step.gift(tribes)) if need else tribes
    shown.pays(FOOD, max(fed - gift, 0) * need)
    hungry = tribes - fed
    if hungry:
        shown.say("tribes-weaken" if step.group % 2 else "tribes-die", {"n": hungry})
