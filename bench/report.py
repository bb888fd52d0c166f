"""The results as text."""

from __future__ import annotations

from typing import Any

from figures import Figure, Growth, Line
from targets import Verdict


def table(head: list[str], rows: list[list[str]]) -> str:
    """Columns as wide as their widest cell; the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]

    def aligned(row: list[str]) -> str:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        return "  ".join(cells).rstrip()

    return "\n".join([aligned(head), "  ".join("─" * width for width in widths), *map(aligned, rows)])


def spread(figure: Figure, digits: int) -> str:
    return f"{figure.low:,.{digits}f} – {figure.high:,.{digits}f}"


def line_cells(line: Line) -> list[str]:
    """Label, our median and spread, the peer's, and the factor between them."""
    cells = [line.label, f"{line.ours.median:,.{line.digits}f}{line.unit}", spread(line.ours, line.digits)]
    factor = line.factor
    if line.peer is None or factor is None:
        return [*cells, "–", "–", "–", "–"]
    times = f"1/{factor.median:.1f}" if line.less_is_better else f"{factor.median:.1f} ×"
    cells += [f"{line.peer.median:,.{line.digits}f}{line.unit}", spread(line.peer, line.digits)]
    return [*cells, times, spread(factor, 1)]


def lines_table(lines: list[Line]) -> str:
    head = ["one core, CPU time", "epoka", "low – high", "catanatron", "low – high", "ratio", "low – high"]
    return table(head, [line_cells(line) for line in lines])


def growth_table(growth: Growth) -> str:
    """Time and peak memory of fresh processes that played N and 10·N games."""

    def row(games: int, time: Figure, peak: Figure) -> list[str]:
        cells = [f"{games:,} games", f"{time.median:.2f} s", spread(time, 2)]
        return [*cells, f"{peak.median:.1f} MiB", spread(peak, 1)]

    factor = growth.time_factor
    rows = [
        row(growth.games, growth.time_of_few, growth.peak_of_few),
        row(growth.games * 10, growth.time_of_all, growth.peak_of_all),
        ["ten times", f"{factor.median:.2f} ×", spread(factor, 2), f"{growth.more_memory:+.1f} MiB", ""],
    ]
    return table(["in a fresh process", "CPU time", "low – high", "peak memory", "low – high"], rows)


def verdict_table(verdicts: list[Verdict]) -> str:
    return table(["target", "measured", ""], [[v.target, v.measured, v.word] for v in verdicts])


def breakdown_table(answer: dict[str, Any]) -> str:
    """Shares of a random game, the dearest kind first, and what is left for the loop around the calls."""
    rows: list[list[str]] = []
    totals = {"all actions()": 0.0, "all draw()": 0.0, "all act()": 0.0, "start()": answer["start"]}

    def shares(cost: float) -> list[str]:
        return [f"{cost:.0f}", f"{cost / answer['game']:.1%}"]

    costs = [(kind["per_game"] * (kind["choose"] + kind["act"]), kind) for kind in answer["kinds"]]
    for cost, kind in sorted(costs, key=lambda pair: -pair[0]):
        totals["all draw()" if kind["by_chance"] else "all actions()"] += kind["per_game"] * kind["choose"]
        totals["all act()"] += kind["per_game"] * kind["act"]
        each = [f"{kind['per_game']:.1f}", f"{kind['choose']:.2f}", f"{kind['act']:.2f}"]
        rows.append([kind["kind"], *each, *shares(cost)])
    totals["the loop around them"] = answer["game"] - sum(totals.values())
    rows += [[name, "", "", "", *shares(cost)] for name, cost in totals.items()]
    rows.append(["a whole game", f"{answer['decisions']:.1f}", "", "", *shares(answer["game"])])
    return table(["kind of action", "a game", "actions()/draw() µs", "act() µs", "µs a game", "share"], rows)
