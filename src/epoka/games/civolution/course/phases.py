"""The course of the game: four eras of eight phases, the end (CV-30 to CV-38, CV-163 to CV-168)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.step import Procedure, Step, TableProcedure
from epoka.games.civolution.components.board import RESET_SPACES, STATUE_POINTS
from epoka.games.civolution.components.codes import P_EXTRA_FIND, P_STATUE_BONUS, T_END, T_ERA_START, T_INCOME
from epoka.games.civolution.components.pieces import (
    ACTION_PHASE,
    CARDS_PHASE,
    CATEGORIES,
    DECKS,
    ERAS,
    FEEDING_PHASE,
    FIND_PHASE,
    GOALS_PHASE,
    INCOME_PHASE,
    RESET_COLUMNS,
    SITES_PHASE,
)
from epoka.games.civolution.components.spaces import RESET_COLUMN
from epoka.games.civolution.console.attribute_chips import Attributes
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.continent.goods import ExtraFind
from epoka.games.civolution.continent.migrants import end_of_turn
from epoka.games.civolution.course.events import AfterEvent, DealEvent, EraScoring, Event, Weather, move_weather
from epoka.games.civolution.course.feeding import BeginFeeding, StrongPoints
from epoka.games.civolution.course.sites import Glaciers, Gorges, Oaks
from epoka.games.civolution.position.player import FROM_STATUES
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.cards import TurnCard
from epoka.games.civolution.research.goal_chips import RefillGoals, TakeGoal
from epoka.games.civolution.research.income_chips import IncomePhase
from epoka.games.civolution.solo.course import GoalRoll, OpponentTurn
from epoka.games.civolution.solo.provisions import OpponentFeeding
from epoka.games.civolution.steps.triggers import trigger
from epoka.games.civolution.turns.closing import closing
from epoka.games.civolution.turns.turn import Turn


class Phase(Procedure[Civolution]):
    """One of the eight phases of an era (CV-30)."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def act(self, s: Civolution, action: i64) -> None:
        s.phase = self.number
        end_of_turn(s)
        if self.number == CARDS_PHASE:
            s.era += 1
        if s.listening:
            s.tell("phase", {"era": int(s.era), "phase": int(s.phase)})
        if self.number == ACTION_PHASE:
            s.indicator = 0
            s.last_round = 0
            push_turn(s, s.first)
        elif self.number == INCOME_PHASE:
            income(s)
        else:
            s.push(Phase(self.number + 1))
            push_phase(s, self.number)


def players_in_order(s: Civolution) -> list[int]:
    """Seating order (CV-31) without V.I.C.I., whom most of an era does not affect (CV-188, CV-193, CV-196)."""
    return [seat for seat in s.seats_from(s.first) if not s.by_rules(seat)]


def push_phase(s: Civolution, number: i64) -> None:
    steps: list[Step[Civolution]] = []
    order = players_in_order(s)
    if number == CARDS_PHASE:
        steps.append(DealEvent())
        steps.extend([TurnCard(deck) for deck in range(len(DECKS)) if s.decks[deck].size()])
    elif number == GOALS_PHASE:
        for seat in s.seats_from(s.first):
            if s.by_rules(seat):
                steps.append(GoalRoll())
            else:
                steps.extend([Attributes(seat), TakeGoal(seat, 0), *closing(seat)])
        steps.append(RefillGoals())
    elif number == FIND_PHASE:
        for seat in order:
            steps.extend([ExtraFind(seat, 1 + s.seats[seat].powers[P_EXTRA_FIND]), EraStart(seat), *closing(seat)])
    elif number == SITES_PHASE:
        for seat in order:
            steps.extend([*closing(seat), Gorges(seat)])
        steps.extend([Glaciers(seat) for seat in order])
        steps.extend([Oaks(seat) for seat in order])
    elif number == FEEDING_PHASE:
        for seat in s.seats_from(s.first):
            if s.by_rules(seat):
                steps.append(OpponentFeeding())
            else:
                steps.extend([Attributes(seat), BeginFeeding(seat), *closing(seat)])
        for seat in s.seats_from(s.first):
            steps.append(StrongPoints(seat))
            if not s.by_rules(seat):
                steps.extend(closing(seat))
    else:
        move_weather(s)
        for seat in order:
            steps.extend([Attributes(seat), Weather(seat, s.weather), *closing(seat)])
        steps.append(Event())
        for seat in order:
            steps.extend([AfterEvent(seat), *closing(seat)])
        steps.append(EraScoring())
    s.push_all(steps)


class EraStart(Procedure[Civolution]):
    """Cards of a civilization that react to the start of an era."""

    def act(self, s: Civolution, action: i64) -> None:
        trigger(s, self.seat, T_ERA_START)


# ---- phase 4 --------------------------------------------------------------------------------------------------------


def push_turn(s: Civolution, seat: i64) -> None:
    """The turn of a player, or of V.I.C.I. (CV-190)."""
    if s.by_rules(seat):
        s.push(OpponentTurn())
    else:
        s.push(Turn(seat))


class NextTurn(Procedure[Civolution]):
    """Begin the next turn, or end the phase one full round after its end was triggered (CV-141)."""

    def act(self, s: Civolution, action: i64) -> None:
        end_of_turn(s)
        following = s.seat_after(self.seat)
        if following == s.first:
            if s.last_round:
                s.push(Phase(SITES_PHASE))
                return
            if s.indicator >= RESET_SPACES[s.players]:
                s.last_round = 1
                if s.listening:
                    s.tell("last-round", {"era": int(s.era)})
        push_turn(s, following)


# ---- phase 8 --------------------------------------------------------------------------------------------------------


def income(s: Civolution) -> None:
    """Income chips, statues, then the board is made ready for the next era (CV-163, CV-164, CV-165, CV-166, CV-167)."""
    steps: list[Step[Civolution]] = []
    for seat in players_in_order(s):
        chips = s.seats[seat].income_chips()
        if chips:
            steps.append(IncomePhase(seat, chips))
        steps.extend(closing(seat))
    for seat in s.seats_from(s.first):
        steps.append(Statues(seat))
        if not s.by_rules(seat):
            steps.extend(closing(seat))
    steps.append(EndOfEra())
    s.push_all(steps)


class Statues(Procedure[Civolution]):
    """Each own statue scores what the Favor of Agera track shows; V.I.C.I. has no other income (CV-164, CV-198)."""

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        s.earn(self.seat, FROM_STATUES, player.statues * (STATUE_POINTS[player.favor] + player.powers[P_STATUE_BONUS]))
        trigger(s, self.seat, T_INCOME)


class EndOfEra(TableProcedure[Civolution]):
    """Hunting tokens and reset markers return, and the next era begins; or the game ends (CV-165, CV-166, CV-167)."""

    def act(self, s: Civolution, action: i64) -> None:
        if s.era == ERAS:
            s.push(GameEnds())
            for seat in s.seats_from(s.first):
                trigger(s, seat, T_END)
            return
        s.hunted = 0
        s.push(Phase(CARDS_PHASE))
        s.push_all([FillResets(seat) for seat in players_in_order(s)])


class GameEnds(TableProcedure[Civolution]):
    """Nothing is left to be done; the final scoring counts what is there (CV-168)."""

    def act(self, s: Civolution, action: i64) -> None:
        if s.listening:
            for seat in s.seats_from(s.first):
                tell_final(s, seat)
            s.tell("game-ends", {"by": "eras"})


def tell_final(s: Civolution, seat: int) -> None:
    """What the final scoring adds to the points of one civilization, and what they come to (CV-168, CV-169, CV-170)."""
    parts = s.breakdown(seat)
    for source in [*CATEGORIES, "stages", "point-bonus"]:
        if parts[source]:
            s.tell("final-points", {"seat": seat, "points": parts[source], "source": source})
    s.tell("final-total", {"seat": seat, "points": sum(parts.values())})


class FillResets(Procedure[Civolution]):
    """Every empty reset column gets a marker; who has none left may return others first (CV-166, CV-172)."""

    def act(self, s: Civolution, action: i64) -> None:
        gain(s, self.seat, RESET_COLUMN, RESET_COLUMNS - s.seats[self.seat].resets)
