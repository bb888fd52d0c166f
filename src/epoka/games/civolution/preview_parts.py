"""What several previews share: the odds of fate dice, sites and diamonds."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.cards.board import SITE_POINTS
from epoka.games.civolution.fate import prey
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.scoring import diamonds
from epoka.games.civolution.state import Civolution


def say_hunt(preview: Preview, s: Civolution, seat: i64, territory: i64) -> None:
    """What the best of the fate dice brings: the table, and the mean to one place."""
    table = [int(prey(s, seat, territory, value)) for value in range(1, 7)]
    food = sorted(table)
    dice = int(s.seats[seat].fate)
    mean = sum([food[rank] * (((rank + 1) / 6) ** dice - (rank / 6) ** dice) for rank in range(6)])
    preview.say("hunt", {"dice": dice, "average": round(mean, 1), "least": food[0], "most": food[5]})
    preview.say("hunt-table", {"table": ", ".join([str(number) for number in table])})


def say_sites(preview: Preview, s: Civolution, number: int) -> None:
    """Face-down sites to be turned up, and the points to be expected."""
    pool = s.site_pool
    left = int(pool.size())
    total = sum([SITE_POINTS[kind] * count for kind, count in enumerate(pool.counts)])
    mean = round(number * total / left, 1) if left else 0.0
    preview.say("sites", {"number": number, "average": mean})


def say_diamonds(preview: Preview, s: Civolution, seat: i64, space: i64, number: i64) -> None:
    """Diamonds of prosperity that so many more markers on a space would make or take (CV-159)."""
    player = s.seats[seat].copy()
    before = diamonds(player)
    player.at[space] += int(number)
    change = int(diamonds(player) - before)
    if change:
        preview.say("diamonds", {"n": change})
