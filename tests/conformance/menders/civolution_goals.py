"""How to come by what the goal chips of Civolution count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka import Refusal
from epoka.games.civolution.components.board import COLUMN_BASE
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import COLUMNS
from epoka.games.civolution.position.packing import occupant_of
from epoka.games.civolution.position.state import Civolution
from tests.conformance.menders.civolution_table import PLENTY, STRONG, camp, have_everything, mover, seat_of

SITE: Final = 0
"""Any site will do for a goal that counts them."""
FEW: Final = 5
"""More than a goal asks for where more would not fit the console."""


def live_everywhere(s: Civolution) -> None:
    """Own tribes camp in all territories beside those of everybody else, and keep the fires."""
    for territory in range(TERRITORIES):
        s.fire[territory] = int(occupant_of(seat_of(s), STRONG))
        for seat in range(s.sides):
            camp(s, territory, seat)
        for _ in range(FEW):
            camp(s, territory)


def farm_everywhere(s: Civolution) -> None:
    s.farm = [seat_of(s)] * TERRITORIES


def sail_everywhere(s: Civolution) -> None:
    s.boats = [1 << seat_of(s)] * TERRITORIES


def find_sites(s: Civolution) -> None:
    s.site = [SITE] * len(s.site)
    live_everywhere(s)


def raise_statues(s: Civolution) -> None:
    mover(s).statues = FEW


def found_settlements(s: Civolution) -> None:
    mover(s).settlements = 1


def advance_everywhere(s: Civolution) -> None:
    mover(s).tracks = [PLENTY] * len(mover(s).tracks)


def own_dice(s: Civolution) -> None:
    mover(s).used = mover(s).fate = PLENTY


def level_everything_up(s: Civolution) -> None:
    mover(s).levels = [3] * len(mover(s).levels)


def fill_the_columns(s: Civolution) -> None:
    """Cards of one deck in every stage of a column that begins below."""
    player = mover(s)
    for column in range(COLUMNS):
        if COLUMN_BASE[column] == 1:
            player.left[column] = player.right[column] = list(range(FEW))


def collect(s: Civolution) -> None:
    have_everything(s, 0, Refusal(""))


WAYS: Final[dict[str, Callable[[Civolution], None]]] = {
    "farms": farm_everywhere,
    "boats": sail_everywhere,
    "tribes": live_everywhere,
    "territories": live_everywhere,
    "terrains": live_everywhere,
    "fire-camps": live_everywhere,
    "crowd": live_everywhere,
    "shared": live_everywhere,
    "sites": find_sites,
    "statues": raise_statues,
    "settlements": found_settlements,
    "track": advance_everywhere,
    "lowest-track": advance_everywhere,
    "tracks-at": advance_everywhere,
    "activation-dice": own_dice,
    "fate-dice": own_dice,
    "modules": level_everything_up,
    "cards": fill_the_columns,
    "stage": fill_the_columns,
    "feature": collect,
    "feature-kinds": collect,
    "planning": collect,
    "focus": collect,
    "stored-kinds": collect,
    "stored-row": collect,
}
"""By the name of the counter that a refusal gives; a goal chip that counts something new needs a way here."""


def meet_the_goal(s: Civolution, action: int, why: Refusal) -> None:
    """As much of the thing that the refusal counts as anybody could ask for."""
    WAYS[str(why.params["counted"])](s)
