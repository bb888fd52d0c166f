"""Previews of a turn: what a module does at its level, and the ideas that its payment takes."""

from __future__ import annotations

from epoka.games.civolution.cards.board import RESET_SPACES
from epoka.games.civolution.components import M_MIGRATION, M_PROCREATION, MAIN_MODULES, MODULES
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.notation import ACTIVATE, RESET, USE_DIE
from epoka.games.civolution.payment import Means, ideas_for_pair
from epoka.games.civolution.player import IDEAS
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.preview_parts import say_test
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.turn import PayDice, Turn


def turn_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    player = s.seats[step.seat]
    if isinstance(step, Turn) and action < RESET:
        module = action - ACTIVATE
        level = int(player.levels[module]) if module < MAIN_MODULES else 1
        shown.lines.append({"key": f"does-{MODULES[module]}", "values": {"level": level}})
        shown.pays(IDEAS, Means(player).ideas(module))
        if (module == M_MIGRATION and level > 1) or (module == M_PROCREATION and level == 2):
            say_test(shown, s, step.seat)
    elif isinstance(step, Turn) and action == RESET:
        end = RESET_SPACES[s.players]
        shown.say("reset", {"resets": min(int(s.indicator) + 1, end), "end": end, "dice": int(player.used)})
    elif isinstance(step, PayDice) and step.first >= 0:
        shown.pays(IDEAS, ideas_for_pair(player, step.module, step.first, action - USE_DIE))
