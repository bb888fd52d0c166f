"""The report of `epoka balance` as tables of Markdown: a column a count of players."""

from __future__ import annotations

from typing import Final

from epoka.core.event import Values

ENOUGH: Final = 100
"""Holders that make a share worth comparing with a limit."""


def report(found: list[Values]) -> str:
    """All tables, from the figures of each count of players."""
    parts = [limits_table(found), summary(found)]
    parts += [f"{group}: wins\n\n{had_table(found, group)}" for group in found[0]["had"]]
    parts += [f"{group}\n\n{of_table(found, group)}" for group in found[0]["of"]]
    parts += [f"{group}, a game\n\n{count_table(found, group)}" for group in found[0]["counts"]]
    return "\n\n".join(parts)


# ---- against the limits ---------------------------------------------------------------------------------------------


def limits_table(found: list[Values]) -> str:
    """One row a limit; bold where the whole interval is beyond it."""
    rows: list[list[str]] = []
    for group, limit in found[0]["limits"].items():
        cells = [farthest(figures["had"][group], 1 / figures["players"], limit) for figures in found]
        rows.append([f"{group}: wins, points from the fair share (limit {100 * limit:.0f})", *cells])
    for group, (least, most) in found[0]["ranges"].items():
        cells = [lopsided(figures["of"][group], least, most) for figures in found]
        rows.append([f"{group}: below {percent(least)} or above {percent(most)}", *cells])
    return table(["", *heads(found)], rows)


def farthest(rows: dict[str, Values], fair: float, limit: float) -> str:
    """Who is beyond a limit by the estimate, surely or not; the farthest of all where nobody is."""
    known = {name: row for name, row in rows.items() if row["number"] >= ENOUGH}
    if not known:
        return "–"
    order = sorted(known, key=lambda name: -abs(known[name]["wins"] - fair))
    beyond = [name for name in order if abs(known[name]["wins"] - fair) > limit]
    return "; ".join(shift_cell(name, known[name], fair, limit) for name in beyond or order[:1])


def shift_cell(name: str, row: Values, fair: float, limit: float) -> str:
    low, high = 100 * (row["low"] - fair), 100 * (row["high"] - fair)
    cell = f"{name} {100 * (row['wins'] - fair):+.1f} ({low:+.1f} to {high:+.1f})"
    return f"**{cell}**" if low > 100 * limit or high < -100 * limit else cell


def lopsided(rows: dict[str, list[int]], least: float, most: float) -> str:
    """What happens hardly ever or nearly always, of what could have happened at all."""
    known = {name: happened / possible for name, (possible, happened) in rows.items() if possible}
    never = [name for name, (possible, _) in rows.items() if not possible]
    beyond = [name for name, share in known.items() if not least <= share <= most]
    return "; ".join([", ".join(beyond) or "none", *([f"never possible: {', '.join(never)}"] if never else [])])


# ---- tables ---------------------------------------------------------------------------------------------------------


def summary(found: list[Values]) -> str:
    rows: list[list[str]] = []
    for key, label in (("points", "points of a seat"), ("winner", "points of the winner")):
        rows.append([f"{label}: mean (middle 90 %)", *[spread_cell(figures[key]) for figures in found]])
    for name in found[0]["numbers"]:
        rows.append([f"{name}: mean (middle 90 %)", *[spread_cell(figures["numbers"][name]) for figures in found]])
    for end in sorted({end for figures in found for end in figures["ends"]}):
        rows.append([f"ended by {end}", *[percent(figures["ends"].get(end, 0.0)) for figures in found]])
    for source in found[0]["sources"]:
        rows.append([f"points from {source}", *[f"{figures['sources'].get(source, 0.0):.2f}" for figures in found]])
    return table(["", *heads(found)], rows)


def had_table(found: list[Values], group: str) -> str:
    names = list(dict.fromkeys(name for figures in found for name in figures["had"].get(group, {})))
    cells = [
        [win_cell(figures["had"].get(group, {}).get(name), figures["players"]) for figures in found] for name in names
    ]
    return table([group, *heads(found)], [[name, *row] for name, row in zip(names, cells, strict=True)])


def win_cell(row: Values | None, players: int) -> str:
    """Points from the fair share with the interval, and how many had it."""
    if row is None or not row["number"]:
        return "–"
    shift, low, high = (100 * (row[key] - 1 / players) for key in ("wins", "low", "high"))
    return f"{shift:+.1f} ({low:+.1f} to {high:+.1f}) of {row['number']}"


def of_table(found: list[Values], group: str) -> str:
    rows = []
    for name in found[0]["of"][group]:
        cells = [figures["of"].get(group, {}).get(name, [0, 0]) for figures in found]
        rows.append([name, *[f"{percent(done / able)} of {able}" if able else "–" for able, done in cells]])
    return table([group, *heads(found)], rows)


def count_table(found: list[Values], group: str) -> str:
    names = list(dict.fromkeys(name for figures in found for name in figures["counts"].get(group, {})))
    rows = [[name, *[f"{figures['counts'].get(group, {}).get(name, 0.0):.2f}" for figures in found]] for name in names]
    return table([group, *heads(found)], rows)


def heads(found: list[Values]) -> list[str]:
    return [f"{figures['players']} players ({figures['games']} games)" for figures in found]


def spread_cell(row: Values) -> str:
    return f"{row['mean']:.1f} ({row['low']:.0f} to {row['high']:.0f})"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
