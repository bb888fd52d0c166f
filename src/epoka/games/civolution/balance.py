"""What `epoka balance civolution` notices: starting cards, research cards, chips and events."""

from __future__ import annotations

from typing import Final

from epoka.core.event import Event, Values
from epoka.core.state import State
from epoka.games.civolution.components.catalogue import EVENT_CARDS
from epoka.games.civolution.components.elements import element_id
from epoka.games.civolution.components.pieces import CARDS, GOAL
from epoka.games.civolution.course.events import Event as EventStep
from epoka.games.civolution.course.events import concerned
from epoka.games.civolution.notation import KEEP_MARKERS, PICK, TAKE_GOAL
from epoka.games.civolution.position.state import Civolution

ORDER: Final = "place in the first era"
STARTS: Final = "starting card"
RESEARCH: Final = "research card in hand"
INSTALLED: Final = "research cards installed of those held"
GOALS: Final = "goal chips installed of those taken"
EVENTS: Final = "events that spoke of somebody"
CHIPS: Final = "income and attribute chips installed"
MARKER_CARDS, PICKED_CARDS, GOAL_CHIPS = 12, 10, 65

RESEARCH_CARDS: Final = [element_id(card) for card in range(CARDS)]
CHIP_IDS: Final = [element_id(element) for element in range(CARDS, GOAL)]


class Watch:
    names: dict[str, list[str]] = {
        RESEARCH: RESEARCH_CARDS,
        INSTALLED: RESEARCH_CARDS,
        GOALS: [f"G{goal + 1}" for goal in range(GOAL_CHIPS)],
        EVENTS: [card.id for card in EVENT_CARDS],
        CHIPS: [chip for chip in CHIP_IDS if chip[0] in "IT"],
    }
    limits: dict[str, float] = {ORDER: 0.05, STARTS: 0.08, RESEARCH: 0.10}
    ranges: dict[str, tuple[float, float]] = {INSTALLED: (0.02, 1.0), GOALS: (0.001, 1.0), EVENTS: (0.001, 1.0)}

    def __init__(self, state: State) -> None:
        players = state.players
        self.started: list[list[str]] = [[] for _ in range(players)]
        self.held: list[set[int]] = [set() for _ in range(players)]
        self.goals: set[str] = set()
        self.events: dict[str, int] = {}
        """How many civilizations each event of the game spoke of."""
        self.first = 0

    def before(self, state: State, action: int) -> None:
        """The starting cards and goal chips that are taken."""
        name = state.name(action)
        if KEEP_MARKERS <= action < KEEP_MARKERS + MARKER_CARDS or PICK <= action < PICK + PICKED_CARDS:
            self.started[state.mover].append(name.split()[-1])
        elif TAKE_GOAL <= action < TAKE_GOAL + GOAL_CHIPS:
            self.goals.add(name.split()[-1])

    def after(self, state: State, events: list[Event]) -> None:
        """Hands, and whom the event would concern as long as it has not come."""
        assert isinstance(state, Civolution)
        for seat, player in enumerate(state.seats):
            self.held[seat].update(player.hand)
        for stack in [stack for player in state.seats for stack in player.goals if stack]:
            self.goals.add(f"G{stack[-1] + 1}")
        if state.event >= 0 and (state.phase < 7 or any(isinstance(step, EventStep) for step in state.agenda)):
            self.events[EVENT_CARDS[state.event].id] = len(concerned(state))
        if state.era == 1 and state.phase < 7:
            self.first = int(state.first)

    def noticed(self, state: State) -> Values:
        assert isinstance(state, Civolution)
        players = state.players
        installed = [
            {element_id(element) for column in [*player.left, *player.right] for element in column}
            for player in state.seats
        ]
        held = [{element_id(card) for card in cards} for cards in self.held]
        return {
            "had": {
                ORDER: {str(turn + 1): [(self.first + turn) % players] for turn in range(players)},
                STARTS: owners(self.started),
                RESEARCH: owners(held),
            },
            "of": {
                INSTALLED: {
                    card: [len(seats), len([seat for seat in seats if card in installed[seat]])]
                    for card, seats in owners(held).items()
                },
                GOALS: {goal: [1, 1 if any(goal in each for each in installed) else 0] for goal in sorted(self.goals)},
                EVENTS: {event: [1, 1 if seats else 0] for event, seats in self.events.items()},
            },
            "counts": {CHIPS: {chip: len(seats) for chip, seats in owners(installed).items() if chip[0] in "IT"}},
        }


def owners(by_seat: list[list[str]] | list[set[str]]) -> dict[str, list[int]]:
    """Everything that somebody has, with the seats that have it."""
    found: dict[str, list[int]] = {}
    for seat, names in enumerate(by_seat):
        for name in sorted(names):
            found.setdefault(name, []).append(seat)
    return found
