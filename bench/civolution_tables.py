"""The tables of docs/civolution-balance.md, from the figures of `civolution_balance`."""

from __future__ import annotations

from typing import Any

SEAT_LIMIT = 0.05
START_LIMIT = 0.08
CARD_LIMIT = 0.10
LEAST_INSTALLED = 0.02
ENOUGH = 100
"""Holders that make a share worth comparing with a limit."""
LIMITS = [
    "wins by seat, points from the fair share (limit 5)",
    "wins by place in the first era",
    f"wins by starting card, those chosen {ENOUGH} times (limit 8)",
    f"wins of a research card's holders, those held {ENOUGH} times (limit 10)",
    "the least often held research card: holders",
    "research cards installed by less than 2 % of their holders",
    "income or attribute chips never taken",
    "goal chips never taken",
    "goal chips taken, never installed",
    "events without effect",
]


# ---- against the limits ---------------------------------------------------------------------------------------------


def farthest(rows: dict[str, dict[str, float]], fair: float, limit: float, least: int) -> str:
    """Who is beyond a limit by the estimate, surely or not; the farthest of all where nobody is."""
    known = {name: row for name, row in rows.items() if row["number"] >= least}
    if not known:
        return "–"
    order = sorted(known, key=lambda name: -abs(known[name]["wins"] - fair))
    beyond = [name for name in order if abs(known[name]["wins"] - fair) > limit]
    return "; ".join(shift_cell(name, known[name], fair, limit) for name in beyond or order[:1])


def shift_cell(name: str, row: dict[str, float], fair: float, limit: float) -> str:
    low, high = 100 * (row["low"] - fair), 100 * (row["high"] - fair)
    cell = f"{name} {100 * (row['wins'] - fair):+.1f} ({low:+.1f} to {high:+.1f})"
    return f"**{cell}**" if low > 100 * limit or high < -100 * limit else cell


def limits_table(found: list[dict[str, Any]]) -> str:
    """One row a limit, one column a count of players; bold where the whole interval is beyond it."""
    rows: list[list[str]] = [[label] for label in LIMITS]
    for figures in found:
        fair = 1 / figures["players"]
        seats = {f"seat {seat}": row for seat, row in enumerate(figures["seats"])}
        places = {f"place {turn + 1}": row for turn, row in enumerate(figures["order"])}
        cards = figures["cards"]
        cells = [
            farthest(seats, fair, SEAT_LIMIT, 1),
            farthest(places, fair, SEAT_LIMIT, 1),
            farthest(figures["starts"], fair, START_LIMIT, ENOUGH),
            farthest(cards, fair, CARD_LIMIT, ENOUGH),
            str(min(int(row["number"]) for row in cards.values())),
            names([card for card, row in cards.items() if row["installed"] < LEAST_INSTALLED]),
            names([chip for chip, number in figures["chips"].items() if not number]),
            names([goal for goal, row in figures["goals"].items() if not row[0]]),
            names([goal for goal, row in figures["goals"].items() if row[0] and not row[1]]),
            names([event for event, row in figures["events"].items() if row[0] and not row[1]]),
        ]
        for row, cell in zip(rows, cells, strict=True):
            row.append(cell)
    return table(["", *heads(found)], rows)


def names(found: list[str]) -> str:
    return ", ".join(found) or "none"


# ---- printing -------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def win_cell(row: dict[str, float]) -> str:
    return f"{percent(row['wins'])} ({percent(row['low'])} to {percent(row['high'])})" if row["number"] else "–"


def summary(found: list[dict[str, Any]]) -> str:
    """One column a count of players."""
    rows: list[list[str]] = []
    for key, label in (("points", "points of a seat"), ("winner", "points of the winner")):
        cells = [f"{f[key]['mean']:.1f} ({f[key]['low']:.0f} to {f[key]['high']:.0f})" for f in found]
        rows.append([f"{label}: mean (middle 90 %)", *cells])
    for source in found[0]["sources"]:
        rows.append([f"points {source}", *[f"{f['sources'][source]:.1f}" for f in found]])
    return table(["", *heads(found)], rows)


def heads(found: list[dict[str, Any]]) -> list[str]:
    return [f"{f['players']} players ({f['games']} games)" for f in found]


def seats_table(found: list[dict[str, Any]], key: str, label: str) -> str:
    rows = []
    for figures in found:
        cells = [win_cell(row) for row in figures[key]]
        rows.append([str(figures["players"]), *cells, *[""] * (4 - len(cells))])
    return table(["players", *[f"{label} {number + (key == 'order')}" for number in range(4)]], rows)


def starts_table(found: list[dict[str, Any]]) -> str:
    names = sorted({name for f in found for name in f["starts"]}, key=lambda name: (name[0], int(name[1:])))
    rows = [[name, *[win_cell(f["starts"][name]) if name in f["starts"] else "–" for f in found]] for name in names]
    return table(["starting card", *heads(found)], rows)


def cards_table(found: list[dict[str, Any]]) -> str:
    """Wins of the holders against the fair share, and how many of them installed the card."""
    rows: list[list[str]] = []
    for card in found[0]["cards"]:
        cells: list[str] = []
        for figures in found:
            row = figures["cards"][card]
            fair = 1 / figures["players"]
            shift = [100 * (row[key] - fair) for key in ("wins", "low", "high")]
            cells.append(f"{shift[0]:+.1f} ({shift[1]:+.1f} to {shift[2]:+.1f})" if row["number"] else "–")
            cells.append(percent(row["installed"]))
        rows.append([card, *cells])
    return table(["card", *[cell for f in found for cell in (f"{f['players']}: wins", "installed")]], rows)


def chips_table(found: list[dict[str, Any]]) -> str:
    rows = [[chip, *[str(f["chips"][chip]) for f in found]] for chip in found[0]["chips"]]
    return table(["chip installed", *heads(found)], rows)


def goals_table(found: list[dict[str, Any]]) -> str:
    rows = [[goal, *[f"{f['goals'][goal][0]} / {f['goals'][goal][1]}" for f in found]] for goal in found[0]["goals"]]
    return table(["goal chip: games in which taken / times installed", *heads(found)], rows)


def events_table(found: list[dict[str, Any]]) -> str:
    rows = [
        [event, *[f"{f['events'][event][1]} of {f['events'][event][0]}" for f in found]] for event in found[0]["events"]
    ]
    return table(["event: games in which it spoke of somebody", *heads(found)], rows)


def all_tables(found: list[dict[str, Any]]) -> str:
    """The report as it stands in the document."""
    tables = [limits_table(found), summary(found)]
    tables += [seats_table(found, "seats", "seat"), seats_table(found, "order", "place"), starts_table(found)]
    tables += [cards_table(found), chips_table(found), goals_table(found), events_table(found)]
    return "\n\n".join(tables)
